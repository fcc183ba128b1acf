//! Loop idioms: loops that copy or fill more memory than a first-level cache has become `memcpy` and `memset`.
//!
//! ```text
//!   for (i = 0; i < 32000; i++) a[i] = b[i];   ▶   memcpy(a, b, 128000);
//! ```
//!
//! *Class.* Inner loops with a constant trip count that store adjacent elements, up or down: an element that the iteration
//! loads from adjacent elements, or a value all bytes of which are equal.
//!
//! *Legality.* What is loaded does not overlap what is stored, by alias analysis or by the ranges of addresses. Functions
//! without library functions keep their loops, and so do the library functions themselves.
//!
//! *Profitability.* The functions of the C library choose the instructions for the processor and the size at run time. In
//! the first-level cache, vector loops are as fast, and so are fills with registers of more than 128 bits.
//!
//! *Limits.* Trip counts that are known at run time only, and moves of memory that overlaps.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::control::{BR, COND_BR};
use crate::dialect::llvm::intrinsic::{MEMCPY, MEMSET};
use crate::dialect::llvm::memory::{LOAD, STORE, Store};
use crate::ir::{NewOp, Op, TypeId, Value, name};
use crate::opt::analysis::access::{Access, accesses, is_invariant};
use crate::opt::analysis::alias::no_alias;
use crate::opt::analysis::effects::is_no_builtin;
use crate::opt::analysis::loop_info::{CountedLoop, loops};
use crate::opt::function::{Emitter, Function};

use super::deletion::loop_delete;
use super::overlaps::Apart;

/// The size of memory from which a function of the library is faster, in bytes.
const MIN_BYTES: i128 = 32 << 10;
/// The names of the functions.
const LIBRARY: [&str; 3] = ["memcpy", "memmove", "memset"];

/// The pass.
pub(crate) fn loop_idiom(f: &mut Function) {
    let symbol = f.symbol().map(|symbol| f.cx.str(symbol));
    if is_no_builtin(f.cx, f.attrs) || symbol.is_some_and(|symbol| LIBRARY.contains(&symbol)) {
        return;
    }
    let mut has_changed = false;
    for l in loops(f).iter().filter(|l| l.is_inner) {
        let Ok(counted) = CountedLoop::of(f, l) else { continue };
        let Some(idiom) = Idiom::of(f, &counted) else { continue };
        if f.may_rewrite() {
            idiom.apply(f, &counted);
            let what = if idiom.source.is_some() { "memcpy" } else { "memset" };
            f.done(f.loop_loc(l.header), || format!("replaced loop by {what}"));
            has_changed = true;
        }
    }
    if has_changed {
        loop_delete(f);
    }
}

/// A loop that copies or fills memory.
struct Idiom {
    store: Op,
    /// The address of the element that an iteration stores.
    dest: Value,
    /// The address of the element that it loads, if it copies one.
    source: Option<Value>,
    /// The number of bytes.
    bytes: i64,
    /// The number of iterations after the one with the lowest addresses, in the order of iterations; 0 if it is the first one.
    lowest: i128,
}

impl Idiom {
    fn of(f: &Function, l: &CountedLoop) -> Option<Idiom> {
        let iterations = l.iterations(f)?;
        let accesses = accesses(f, l).ok()?;
        let (store, load) = match &accesses[..] {
            [store] if store.is_store => (store, None),
            [load, store] if store.is_store && !load.is_store => (store, Some(load)),
            _ => return None,
        };
        let is_ascending = store.contiguous_direction()?;
        let bytes = iterations.checked_mul(store.size.into()).filter(|&bytes| bytes >= MIN_BYTES)?;
        let value = Store(store.op).value(f.body);
        let has_idiom = f.body.block_args(l.header).len() == 1
            && match load {
                Some(load) => copies(f, l, (load, store), value),
                None => fills(f, l, value),
            };
        let are_plain = accesses.iter().all(|access| f.body.value_type(access.pointer(f)) == TypeId::PTR);
        (has_idiom && are_plain).then_some(Idiom {
            store: store.op,
            dest: store.pointer(f),
            source: load.map(|load| load.pointer(f)),
            bytes: i64::try_from(bytes).ok()?,
            lowest: if is_ascending { 0 } else { iterations - 1 },
        })
    }

    /// Emits the call in the preheader, and removes the store. The loop has no effects then.
    fn apply(&self, f: &mut Function, l: &CountedLoop) {
        let ops: Vec<Op> =
            [l.header, l.body].iter().flat_map(|&block| f.body.block_ops(block)).copied().collect();
        f.before_end(l.preheader, |emit| {
            let counter = self.lowest_counter(emit, l);
            let mut copies = FxHashMap::from_iter([(l.counter, counter)]);
            for op in ops {
                if !matches!(emit.f.body.name(op), LOAD | STORE | BR | COND_BR) {
                    emit.f.copy_op(op, emit.block, &mut copies);
                }
            }
            let copy = |value: Value| *copies.get(&value).unwrap_or(&value);
            let value = Store(self.store).value(emit.f.body);
            let second = match self.source {
                Some(source) => copy(source),
                None => byte(emit, copy(value)),
            };
            let length = emit.int(TypeId::I64, self.bytes.into());
            let is_volatile = emit.f.cx.int_attr(TypeId::I1, 0);
            let attrs = emit.f.cx.dict(&mut [(name::IS_VOLATILE, is_volatile)]);
            let name = if self.source.is_some() { MEMCPY } else { MEMSET };
            let operands = [copy(self.dest), second, length];
            emit.op(NewOp::new(name, emit.loc, &operands, &[]).attrs(attrs));
        });
        f.body.retain_ops(l.body, |op| *op != self.store);
    }

    /// Emits the induction variable of the iteration with the lowest addresses.
    fn lowest_counter(&self, emit: &mut Emitter, l: &CountedLoop) -> Value {
        let distance = emit.int(l.ty, self.lowest * i128::from(l.step));
        emit.add(l.start, distance)
    }
}

/// Returns true if a loop copies adjacent elements from other memory.
fn copies(f: &Function, l: &CountedLoop, (load, store): (&Access, &Access), value: Value) -> bool {
    value == f.body.result(load.op, 0)
        && load.stride == store.stride
        && (no_alias(f, load.op, store.op) || Apart::new(f, l).never_overlap(load, store))
}

/// Returns true if a loop stores a loop-invariant value whose bytes are equal, and has no faster instructions.
fn fills(f: &Function, l: &CountedLoop, value: Value) -> bool {
    let is_byte = f.body.value_type(value) == TypeId::I8 && is_invariant(f, l, value);
    let has_equal_bytes = |bytes: Box<[u8]>| bytes.iter().all(|&byte| byte == bytes[0]);
    f.target.register_bytes() == 16 && (is_byte || f.constant_bytes(value).is_some_and(has_equal_bytes))
}

/// Emits the byte of which a value consists.
fn byte(emit: &mut Emitter, value: Value) -> Value {
    match emit.f.constant_bytes(value) {
        Some(bytes) => emit.int(TypeId::I8, i128::from(bytes[0].cast_signed())),
        None => value,
    }
}
