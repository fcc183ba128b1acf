//! Coroutines.

use crate::ops;

ops! { "llvm" = super::table::coroutine;
    /// Begins a coroutine.
    CORO_ID = "intr.coro.id".sig("align: i32, promise: llvm-pointer, coroaddr: llvm-pointer, fnaddrs: llvm-pointer -> res: llvm-type")
        .asm("$align, $promise, $coroaddr, $fnaddrs attr-dict : functional-type(operands, results)");
    /// The handle of a coroutine with a frame at a given address.
    CORO_BEGIN = "intr.coro.begin".sig("token: token, mem: llvm-pointer -> res: llvm-type")
        .asm("$token, $mem attr-dict : functional-type(operands, results)");
    /// Size of a coroutine's frame.
    CORO_SIZE = "intr.coro.size".sig("-> res: llvm-type").asm("attr-dict : type($res)");
    /// Alignment of a coroutine's frame.
    CORO_ALIGN = "intr.coro.align".sig("-> res: llvm-type").asm("attr-dict : type($res)");
    /// A save point, from which a coroutine can be resumed.
    CORO_SAVE = "intr.coro.save".sig("handle: llvm-pointer -> res: llvm-type").asm("$handle attr-dict : functional-type(operands, results)");
    /// Suspends a coroutine.
    CORO_SUSPEND = "intr.coro.suspend".sig("save: token, final: i1 -> res: llvm-type").asm("$save, $final attr-dict : type($res)");
    /// Ends a coroutine.
    CORO_END = "intr.coro.end".sig("handle: llvm-pointer, unwind: i1, retvals: token -> res: llvm-type")
        .asm("$handle, $unwind, $retvals attr-dict : functional-type(operands, results)");
    /// The memory of a coroutine's frame, to be freed.
    CORO_FREE = "intr.coro.free".sig("id: token, handle: llvm-pointer -> res: llvm-type")
        .asm("$id, $handle attr-dict : functional-type(operands, results)");
    /// Resumes a coroutine.
    CORO_RESUME = "intr.coro.resume".sig("handle: llvm-pointer ->").asm("$handle attr-dict : type($handle)");
    /// The promise of a coroutine, or the coroutine of a promise.
    CORO_PROMISE = "intr.coro.promise".sig("handle: llvm-pointer, align: i32, from: i1 -> res: llvm-pointer")
        .asm("$handle, $align, $from attr-dict : functional-type(operands, results)");
}
