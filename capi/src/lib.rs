//! mlirc as a C library: source text in, an object file, a header or another output in memory out.
//!
//! Objects are opaque and belong to the caller, who frees each with its own function. A compiler can be used by
//! several threads at once as long as none of them changes its options. Nothing here prints, ends the process, or
//! lets a panic out (its message goes to standard error). `capi/mlirc.h` is made of this file; a test compares them.

use std::ffi::{CStr, CString, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};

use mlirc::diag::{Diagnostics, Place, Severity};
use mlirc::driver::{Allocator, CInterfaceAbi, CWrappers, Compiler, Emit, MemRefAbi, Options};
use mlirc::source::Source;
use mlirc::target::Target;

/// How a call ended.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MlircStatus {
    /// What was asked for was done.
    Ok = 0,
    /// The source has errors; the result has the messages.
    InvalidInput = 1,
    /// An argument is null, not UTF-8, or not one of those that are possible.
    InvalidArgument = 2,
    /// A bug in mlirc; the result has a message if there is a result.
    InternalError = 70,
}

/// What to make of a source.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MlircOutput {
    /// A relocatable object file.
    Object = 0,
    /// The C header, as text.
    Header = 1,
    /// Assembly, as text.
    Assembly = 2,
    /// The module in the LLVM dialect, as text.
    LlvmDialect = 3,
    /// A description of the functions in JSON.
    Manifest = 4,
}

/// Which functions get a C entry point.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MlircWrappers {
    /// Those with the attribute `llvm.emit_c_interface`.
    Attribute = 0,
    /// All public ones.
    All = 1,
    /// None.
    None = 2,
}

/// Where compiled code gets memory.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MlircAllocator {
    /// `malloc` and `free`.
    Malloc = 0,
    /// `aligned_alloc` and `free`.
    Aligned = 1,
    /// `_mlir_memref_to_llvm_alloc` and `_mlir_memref_to_llvm_free`, which the program defines.
    Hook = 2,
}

/// How C entry points pass complex numbers.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MlircInterfaceAbi {
    /// As those that MLIR makes: arguments in two parts, results through a pointer.
    Mlir = 0,
    /// As C does: `float _Complex` and `double _Complex` by value.
    C = 1,
}

/// How functions pass memrefs to each other.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MlircMemRefAbi {
    /// All parts of the descriptor, one after the other.
    Expanded = 0,
    /// A pointer to the first element.
    BarePointer = 1,
    /// A pointer to the descriptor.
    DescriptorPointer = 2,
}

/// A compiler with its options. Opaque.
pub struct MlircCompiler {
    options: Options,
}

/// What a compilation gave: an output or messages. Opaque.
#[derive(Default)]
pub struct MlircResult {
    output: Vec<u8>,
    messages: Vec<Message>,
    text: CString,
}

/// A message in the form that C gets.
struct Message {
    is_error: bool,
    line: usize,
    column: usize,
    text: CString,
}

/// The version of mlirc, such as "0.1.0".
#[unsafe(no_mangle)]
pub extern "C" fn mlirc_version() -> *const c_char {
    const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "\0");
    VERSION.as_ptr().cast()
}

/// A compiler for this machine with optimisation level 2. Free it with mlirc_compiler_free.
#[unsafe(no_mangle)]
pub extern "C" fn mlirc_compiler_new() -> *mut MlircCompiler {
    Box::into_raw(Box::new(MlircCompiler { options: Options::default() }))
}

/// Frees a compiler. Null is allowed.
///
/// # Safety
/// `compiler` comes from mlirc_compiler_new and is not used any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_compiler_free(compiler: *mut MlircCompiler) {
    if !compiler.is_null() {
        // SAFETY: it is a box of ours, as the caller promises.
        drop(unsafe { Box::from_raw(compiler) });
    }
}

/// Sets the target triple, such as "aarch64-unknown-linux-gnu".
///
/// # Safety
/// `compiler` is a compiler or null, `triple` a string that ends with NUL or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_compiler_set_target(
    compiler: *mut MlircCompiler,
    triple: *const c_char,
) -> MlircStatus {
    // SAFETY: as the caller promises.
    let (compiler, triple) = unsafe { (compiler.as_mut(), text(triple)) };
    match (compiler, triple.map(Target::parse)) {
        (Some(compiler), Some(Ok(target))) => {
            compiler.options.target = target;
            compiler.options.target_of_module = false;
            MlircStatus::Ok
        }
        _ => MlircStatus::InvalidArgument,
    }
}

/// Sets the optimisation level, 0 to 3.
///
/// # Safety
/// `compiler` is a compiler or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_compiler_set_opt_level(
    compiler: *mut MlircCompiler,
    level: u32,
) -> MlircStatus {
    // SAFETY: as the caller promises.
    match unsafe { compiler.as_mut() } {
        Some(compiler) if level <= 3 => {
            compiler.options.opt_level = level as u8;
            MlircStatus::Ok
        }
        _ => MlircStatus::InvalidArgument,
    }
}

/// Says which functions get a C entry point: one of the values of MlircWrappers.
///
/// # Safety
/// `compiler` is a compiler or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_compiler_set_wrappers(
    compiler: *mut MlircCompiler,
    which: u32,
) -> MlircStatus {
    let which = match which {
        0 => CWrappers::Attribute,
        1 => CWrappers::All,
        2 => CWrappers::None,
        _ => return MlircStatus::InvalidArgument,
    };
    // SAFETY: as the caller promises.
    match unsafe { compiler.as_mut() } {
        Some(compiler) => {
            compiler.options.c_wrappers = which;
            MlircStatus::Ok
        }
        None => MlircStatus::InvalidArgument,
    }
}

/// Says how C entry points pass complex numbers: one of the values of MlircInterfaceAbi.
///
/// # Safety
/// `compiler` is a compiler or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_compiler_set_interface_abi(
    compiler: *mut MlircCompiler,
    abi: u32,
) -> MlircStatus {
    let abi = match abi {
        0 => CInterfaceAbi::Mlir,
        1 => CInterfaceAbi::C,
        _ => return MlircStatus::InvalidArgument,
    };
    // SAFETY: as the caller promises.
    match unsafe { compiler.as_mut() } {
        Some(compiler) => {
            compiler.options.ciface_abi = abi;
            MlircStatus::Ok
        }
        None => MlircStatus::InvalidArgument,
    }
}

/// Says how functions pass memrefs to each other: one of the values of MlircMemRefAbi.
///
/// # Safety
/// `compiler` is a compiler or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_compiler_set_memref_abi(
    compiler: *mut MlircCompiler,
    abi: u32,
) -> MlircStatus {
    let abi = match abi {
        0 => MemRefAbi::Expanded,
        1 => MemRefAbi::BarePointer,
        2 => MemRefAbi::DescriptorPointer,
        _ => return MlircStatus::InvalidArgument,
    };
    // SAFETY: as the caller promises.
    match unsafe { compiler.as_mut() } {
        Some(compiler) => {
            compiler.options.memref_abi = abi;
            MlircStatus::Ok
        }
        None => MlircStatus::InvalidArgument,
    }
}

/// Says where compiled code gets memory: one of the values of MlircAllocator.
///
/// # Safety
/// `compiler` is a compiler or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_compiler_set_allocator(
    compiler: *mut MlircCompiler,
    allocator: u32,
) -> MlircStatus {
    let allocator = match allocator {
        0 => Allocator::Malloc,
        1 => Allocator::Aligned,
        2 => Allocator::Hook,
        _ => return MlircStatus::InvalidArgument,
    };
    // SAFETY: as the caller promises.
    match unsafe { compiler.as_mut() } {
        Some(compiler) => {
            compiler.options.allocator = allocator;
            MlircStatus::Ok
        }
        None => MlircStatus::InvalidArgument,
    }
}

/// Compiles a source of `length` bytes. `name` stands for its file in messages and names the header's guard;
/// `output` is one of the values of MlircOutput. Unless the status is InvalidArgument, `*result` is a new result,
/// to be freed with mlirc_result_free.
///
/// # Safety
/// `compiler` is a compiler or null, `name` a string that ends with NUL or null, `source` points to `length` bytes or
/// is null, `result` points to a pointer or is null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_compile(
    compiler: *const MlircCompiler,
    name: *const c_char,
    source: *const c_char,
    length: usize,
    output: u32,
    result: *mut *mut MlircResult,
) -> MlircStatus {
    let emit = match output {
        0 => Emit::Object,
        1 => Emit::Header,
        2 => Emit::Asm,
        3 => Emit::LlvmDialect,
        4 => Emit::Manifest,
        _ => return MlircStatus::InvalidArgument,
    };
    // SAFETY: as the caller promises.
    let (compiler, name, result) = unsafe { (compiler.as_ref(), text(name), result.as_mut()) };
    let (Some(compiler), Some(name), Some(result), false) = (compiler, name, result, source.is_null()) else {
        return MlircStatus::InvalidArgument;
    };
    // SAFETY: it points to that many bytes, as the caller promises.
    let bytes = unsafe { std::slice::from_raw_parts(source.cast::<u8>(), length) };
    let source = Source::new(name, bytes);
    let (status, value) = compile(compiler, &source, emit);
    *result = Box::into_raw(Box::new(value));
    status
}

fn compile(compiler: &MlircCompiler, source: &Source, emit: Emit) -> (MlircStatus, MlircResult) {
    let stem = source.name.rsplit(['/', '\\']).next().unwrap_or_default();
    let stem = stem.rsplit_once('.').map_or(stem, |(stem, _)| stem);
    let compiler = Compiler::new(compiler.options.clone());
    match catch_unwind(AssertUnwindSafe(|| compiler.compile(source, stem, &[emit]))) {
        Ok(Ok(mut artifacts)) => {
            let output = artifacts.outputs.pop().map(|output| output.1).unwrap_or_default();
            (MlircStatus::Ok, MlircResult { output, ..MlircResult::default() })
        }
        Ok(Err(diagnostics)) => {
            let status = match diagnostics.has_internal_error() {
                true => MlircStatus::InternalError,
                false => MlircStatus::InvalidInput,
            };
            (status, failure(source, &diagnostics))
        }
        Err(_) => {
            let mut diagnostics = Diagnostics::default();
            diagnostics.error(Place::Unknown, "mlirc failed; this is a bug in it, not in the source");
            (MlircStatus::InternalError, failure(source, &diagnostics))
        }
    }
}

fn failure(source: &Source, diagnostics: &Diagnostics) -> MlircResult {
    let message = |diagnostic: &mlirc::diag::Diagnostic| {
        let (line, column) = match diagnostic.place {
            Place::Unknown => (0, 0),
            Place::Offset(offset) => source.line_column(offset),
            Place::File { line, column, .. } => (line as usize, column as usize),
        };
        let is_error = diagnostic.severity == Severity::Error;
        Message { is_error, line, column, text: c_string(&diagnostic.message) }
    };
    MlircResult {
        output: Vec::new(),
        messages: diagnostics.iter().map(message).collect(),
        text: c_string(&diagnostics.render(source)),
    }
}

/// The size of the output in bytes; 0 if there is none.
///
/// # Safety
/// `result` comes from mlirc_compile, or is null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_result_size(result: *const MlircResult) -> usize {
    // SAFETY: as the caller promises.
    unsafe { result.as_ref() }.map_or(0, |result| result.output.len())
}

/// The output, which lives as long as the result; null if there is none. A text has no NUL at its end.
///
/// # Safety
/// `result` comes from mlirc_compile, or is null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_result_data(result: *const MlircResult) -> *const c_char {
    // SAFETY: as the caller promises.
    match unsafe { result.as_ref() } {
        Some(result) if !result.output.is_empty() => result.output.as_ptr().cast(),
        _ => std::ptr::null(),
    }
}

/// All messages as mlirc itself prints them, with source lines; empty if there are none. It lives as long as the
/// result.
///
/// # Safety
/// `result` comes from mlirc_compile, or is null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_result_text(result: *const MlircResult) -> *const c_char {
    // SAFETY: as the caller promises.
    unsafe { result.as_ref() }.map_or(c"".as_ptr(), |result| result.text.as_ptr())
}

/// The number of messages.
///
/// # Safety
/// `result` comes from mlirc_compile, or is null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_result_message_count(result: *const MlircResult) -> usize {
    // SAFETY: as the caller promises.
    unsafe { result.as_ref() }.map_or(0, |result| result.messages.len())
}

/// The text of a message, without place; null if there is no such message. It lives as long as the result.
///
/// # Safety
/// `result` comes from mlirc_compile, or is null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_result_message(result: *const MlircResult, number: usize) -> *const c_char {
    // SAFETY: as the caller promises.
    unsafe { message(result, number) }.map_or(std::ptr::null(), |message| message.text.as_ptr())
}

/// Whether a message is an error, not a warning.
///
/// # Safety
/// `result` comes from mlirc_compile, or is null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_result_message_is_error(result: *const MlircResult, number: usize) -> bool {
    // SAFETY: as the caller promises.
    unsafe { message(result, number) }.is_some_and(|message| message.is_error)
}

/// The line of a message, from 1; 0 if it is about none.
///
/// # Safety
/// `result` comes from mlirc_compile, or is null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_result_message_line(result: *const MlircResult, number: usize) -> usize {
    // SAFETY: as the caller promises.
    unsafe { message(result, number) }.map_or(0, |message| message.line)
}

/// The column of a message, from 1; 0 if it is about none.
///
/// # Safety
/// `result` comes from mlirc_compile, or is null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_result_message_column(result: *const MlircResult, number: usize) -> usize {
    // SAFETY: as the caller promises.
    unsafe { message(result, number) }.map_or(0, |message| message.column)
}

/// Frees a result and all that came from it. Null is allowed.
///
/// # Safety
/// `result` comes from mlirc_compile and is not used any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_result_free(result: *mut MlircResult) {
    if !result.is_null() {
        // SAFETY: it is a box of ours, as the caller promises.
        drop(unsafe { Box::from_raw(result) });
    }
}

/// # Safety
/// `result` comes from mlirc_compile, or is null.
unsafe fn message<'a>(result: *const MlircResult, number: usize) -> Option<&'a Message> {
    // SAFETY: as the caller promises.
    unsafe { result.as_ref() }?.messages.get(number)
}

/// # Safety
/// `text` is a string that ends with NUL, or null.
unsafe fn text<'a>(text: *const c_char) -> Option<&'a str> {
    if text.is_null() {
        return None;
    }
    // SAFETY: as the caller promises.
    unsafe { CStr::from_ptr(text) }.to_str().ok()
}

/// The text for C, which ends at the first NUL.
fn c_string(text: &str) -> CString {
    CString::new(text.replace('\0', "\u{fffd}")).unwrap_or_default()
}
