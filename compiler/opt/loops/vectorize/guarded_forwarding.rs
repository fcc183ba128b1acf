//! Forwarding from guarded stores to loads of the same iteration, in a flattened loop. A processor does not forward the
//! lanes of a masked store to a load.
//!
//! ```text
//!   when c: b[i] = x; y = b[i]   ▶   z = b[i]; when c: b[i] = x; y = c ? x : z
//! ```
//!
//! *Limits.* Accesses between the store and the load do not alias the load, as alias analysis proves.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::memory::{LOAD, Store};
use crate::ir::{Block, Op, Value};
use crate::opt::analysis::access::{Access, accesses};
use crate::opt::analysis::alias::no_alias;
use crate::opt::function::Function;

use super::super::if_convert::select;
use super::flatten::Flat;
use super::plan::{is_apart, is_same_location};

/// Upper bound on the loads that are replaced.
const MAX_LOADS: usize = 8;

/// Replaces loads by selects of the stored and the earlier value.
pub(super) fn forward_guarded_stores(f: &mut Function, flat: &Flat) {
    for _ in 0..MAX_LOADS {
        let Some((store, load)) = forwardable(f, flat) else { return };
        forward(f, flat.l.body, (store, flat.guards[&store]), load);
    }
}

/// Returns a guarded store, and a load that follows it and has its address.
fn forwardable(f: &Function, flat: &Flat) -> Option<(Op, Op)> {
    let accesses = accesses(f, &flat.l).ok()?;
    let loads = accesses.iter().enumerate().filter(|(_, access)| !access.is_store);
    loads.into_iter().find_map(|(number, load)| {
        Some((guarded_store(f, &flat.guards, &accesses[..number], load)?, load.op))
    })
}

/// Returns the guarded store among earlier accesses that is the last one to the address of a load.
fn guarded_store(
    f: &Function,
    guards: &FxHashMap<Op, Value>,
    earlier: &[Access],
    load: &Access,
) -> Option<Op> {
    let last = earlier
        .iter()
        .rev()
        .find(|access| is_same_location(access, load) || access.is_store && !is_disjoint(f, access, load))?;
    (is_same_location(last, load) && guards.contains_key(&last.op)).then_some(last.op)
}

fn is_disjoint(f: &Function, store: &Access, load: &Access) -> bool {
    let is_apart = store.address.terms == load.address.terms && is_apart(store, load);
    is_apart || no_alias(f, load.op, store.op)
}

/// Replaces a load by a select of the value of a guarded store and a load before the store.
fn forward(f: &mut Function, block: Block, (store, guard): (Op, Value), load: Op) {
    let loc = f.body.loc(load);
    let ty = f.body.value_type(f.body.result(load, 0));
    let attrs = f.body.attrs(load);
    let (stored, pointer) = (Store(store).value(f.body), Store(store).addr(f.body));
    let ops = f.body.take_ops(block);
    let mut emit = f.emit(block, loc);
    let mut before = None;
    for op in ops {
        if op == store {
            before = Some(emit.value(LOAD, &[pointer], ty, attrs));
        }
        match before.filter(|_| op == load) {
            Some(before) => {
                let merged = select(&mut emit, guard, stored, before);
                let loaded = emit.f.body.result(load, 0);
                emit.f.body.replace_uses(|value| if value == loaded { merged } else { value });
            }
            None => emit.f.body.place_op(block, op),
        }
    }
}
