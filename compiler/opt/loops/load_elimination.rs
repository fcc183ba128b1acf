//! Loop load elimination: replaces a load of the value that the previous iteration stored by a loop-carried value. The
//! vectorizer supports the latter as a first-order recurrence, but no dependence through memory. It applies to inner
//! counted loops without control flow. No other store may alias the load.
//!
//! ```text
//!   for i { a[i + 1] = f(i); d[i] = g(a[i]) }   ▶   x = a[0]; for i { y = a[i + 1] = f(i); d[i] = g(x); x = y }
//! ```
//!
//! A load that the stored value depends on in the same iteration remains, because its replacement would not make the
//! loop vectorizable.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::memory::{LOAD, Load, STORE, Store};
use crate::ir::{NewOp, Op};
use crate::opt::analysis::access::{Access, Stride, accesses};
use crate::opt::analysis::alias::no_alias;
use crate::opt::analysis::cfg::add_edge_operand;
use crate::opt::analysis::loop_info::{CountedLoop, Loop, loops};
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::Function;

use super::guard::guard_first;

/// The pass.
pub(crate) fn loop_load_elimination(f: &mut Function) {
    let mut is_any = false;
    for l in loops(f).iter().filter(|l| l.is_inner) {
        let Some((counted, load, store)) = find_pair(f, l).filter(|_| f.may_rewrite()) else { continue };
        eliminate(f, l, &counted, load, store);
        f.done(f.loop_loc(l.header), || "forwarded store of the previous iteration to load".into());
        is_any = true;
    }
    if is_any {
        remove_unused(f);
    }
}

/// Returns a load in a loop, and the store that writes the value it reads in the next iteration.
fn find_pair(f: &Function, l: &Loop) -> Option<(CountedLoop, Op, Op)> {
    let counted = CountedLoop::of(f, l).ok()?;
    let has = |name| f.body.block_ops(counted.body).iter().any(|&op| f.body.name(op) == name);
    let accesses = (has(LOAD) && has(STORE)).then(|| accesses(f, &counted).ok())??;
    let loads = accesses.iter().filter(|access| !access.is_store);
    let mut pairs = loads.filter_map(|load| Some((load, store_before(f, &accesses, load)?)));
    let (load, store) = pairs.find(|(load, store)| !depends(f, store.op, load.op))?;
    Some((counted, load.op, store.op))
}

/// Returns the store that writes the value a load reads in the next iteration, if no other store may alias the load.
fn store_before<'x>(f: &Function, accesses: &'x [Access], load: &Access) -> Option<&'x Access> {
    let Stride::Bytes(stride) = load.stride else { return None };
    let is_next = |store: &&Access| {
        let distance = store.address.minus(&load.address);
        store.is_store
            && store.ty == load.ty
            && store.stride == load.stride
            && stride.abs() >= load.size
            && distance.terms.is_empty()
            && distance.constant == stride
    };
    let mut stores = accesses.iter().filter(|access| access.is_store);
    let store = stores.clone().find(is_next)?;
    stores.all(|other| other.op == store.op || no_alias(f, other.op, load.op)).then_some(store)
}

/// Returns true if the stored value depends on the load in the same iteration.
fn depends(f: &Function, store: Op, load: Op) -> bool {
    let loaded = f.body.result(load, 0);
    let mut open = vec![Store(store).value(f.body)];
    let mut seen = FxHashSet::default();
    while let Some(value) = open.pop() {
        if value == loaded {
            return true;
        }
        if let Some(op) = f.body.defining_op(value).filter(|_| seen.insert(value)) {
            open.extend(f.body.operands(op));
        }
    }
    false
}

/// Replaces a load by a loop-carried value. The load of the first iteration is guarded by the exit test.
fn eliminate(f: &mut Function, l: &Loop, counted: &CountedLoop, load: Op, store: Op) {
    let (loc, loaded) = (f.body.loc(load), f.body.result(load, 0));
    let (ty, attrs) = (f.body.value_type(loaded), f.body.attrs(load));
    let first = guard_first(f, l, counted.preheader, &[ty], |emit, copies| {
        let pointer = Load(load).addr(emit.f.body);
        let pointer = copies.invariant(emit, counted, pointer);
        let first = emit.op(NewOp::new(LOAD, loc, &[pointer], &[ty]).attrs(attrs));
        vec![emit.f.body.result(first, 0)]
    });
    let Some((before, first)) = first else { return };
    let carried = f.body.add_block_arg(l.header, ty);
    add_edge_operand(f.body, before, l.header, first[0]);
    let stored = Store(store).value(f.body);
    add_edge_operand(f.body, counted.body, l.header, stored);
    f.replace(&FxHashMap::from_iter([(loaded, carried)]));
}
