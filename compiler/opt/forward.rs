//! Loads of what was just stored or loaded: within a block, and the blocks that only it leads to, the number is taken from
//! where it came.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::control::{BR, COND_BR, SWITCH};
use crate::dialect::llvm::layout::size_of;
use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::ir::{Block, Op, TypeId, Value};

use super::access::is_lane_type;
use super::alias;
use super::cfg::{Predecessors, successors};
use super::function::Function;
use super::linear::{Linear, LinearView};

/// How many places are remembered at once.
const MAX_PLACES: usize = 32;

/// What is in memory.
#[derive(Clone)]
struct Place {
    /// The access.
    op: Op,
    address: Linear,
    ty: TypeId,
    size: i64,
    value: Value,
}

/// The pass.
pub(super) fn forward(f: &mut Function) {
    let blocks = f.blocks();
    let predecessors = Predecessors::new(f.body, blocks.iter().copied());
    let mut values: FxHashMap<Value, Value> = FxHashMap::default();
    let mut at_end: FxHashMap<Block, Vec<Place>> = FxHashMap::default();
    for block in blocks {
        // A block comes after the one that alone leads to it.
        let before = match predecessors.of(block) {
            [before] => at_end.get(before).cloned(),
            _ => None,
        };
        let places = forward_in(f, block, before.unwrap_or_default(), &mut values);
        let leads_on = successors(f.body, block).iter().any(|way| predecessors.of(way.block).len() == 1);
        if leads_on && !places.is_empty() {
            at_end.insert(block, places);
        }
    }
    f.replace(&values);
}

/// Forwards in a block, given what is in memory before it; returns what is after it.
fn forward_in(
    f: &mut Function,
    block: Block,
    mut places: Vec<Place>,
    values: &mut FxHashMap<Value, Value>,
) -> Vec<Place> {
    for op in f.body.block_ops(block).to_vec() {
        let name = f.body.name(op);
        if name != LOAD && name != STORE {
            if !f.is_pure(op) && !matches!(name, BR | COND_BR | SWITCH) {
                places.clear();
            }
            continue;
        }
        let Some(place) = place(f, op) else {
            // After an atomic load, memory is what another thread made of it.
            if name == STORE || !f.is_plain(op) {
                places.clear();
            }
            continue;
        };
        let same = places.iter().position(|it| it.address == place.address && it.ty == place.ty);
        if name == STORE {
            places.retain(|it| are_apart(f, it, &place));
        } else if let Some(same) = same {
            if f.may_rewrite() {
                values.insert(f.body.result(op, 0), places[same].value);
            }
            continue;
        }
        if places.len() == MAX_PLACES {
            places.remove(0);
        }
        places.push(place);
    }
    places
}

/// The place that an access is of, and what is there after it; `None` for one that is not plain.
fn place(f: &Function, op: Op) -> Option<Place> {
    let is_store = f.body.name(op) == STORE;
    let pointer = f.body.operands(op)[usize::from(is_store)];
    let value = if is_store { f.body.operands(op)[0] } else { f.body.result(op, 0) };
    let ty = f.body.value_type(value);
    if !f.is_plain(op) || !is_lane_type(f, ty) {
        return None;
    }
    let size = i64::try_from(size_of(f.cx, &f.target.layout, ty)?).ok()?;
    Some(Place { op, address: LinearView::new(f).of(pointer), ty, size, value })
}

/// Whether two places are known not to overlap.
fn are_apart(f: &Function, a: &Place, b: &Place) -> bool {
    let distance = b.address.minus(&a.address);
    let is_beside = distance.constant >= a.size || distance.constant <= -b.size;
    (distance.terms.is_empty() && is_beside) || alias::are_apart(f, a.op, b.op)
}
