//! Predictive commoning: a loop-carried value passes what an iteration stores to the load of the next one. It applies
//! to rotated loops without inner control flow, of scalars and of short vectors, and runs after vectorization.
//!
//! ```text
//!   for i { x[i + 1] = f(x[i]) }   ▶   before = x[0]; for i { before = x[i + 1] = f(before) }
//! ```

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::{ADD, Binary};
use crate::dialect::llvm::control::{BR, COND_BR};
use crate::dialect::llvm::layout::size_of;
use crate::dialect::llvm::memory::{LOAD, Load, STORE, Store};
use crate::ir::{Block, NewOp, Op, TypeData, TypeId, Value};
use crate::opt::analysis::access::is_lane_type;
use crate::opt::analysis::affine::{Affine, AffineView, Term};
use crate::opt::analysis::alias::no_alias;
use crate::opt::analysis::cfg::{add_edge_operand, edge_operands, successors};
use crate::opt::analysis::loop_info::{Loop, loops};
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::Function;

/// Size limit of loop-carried vectors in bytes: two registers.
const MAX_BYTES: u64 = 32;

/// Upper bound on the stores of a loop that is analysed.
const MAX_STORES: usize = 64;

/// The pass. It expects rotated loops, whose preheader runs only if they are entered.
pub(crate) fn predictive_commoning(f: &mut Function) {
    let mut has_changed = false;
    for l in loops(f).iter() {
        let Some(straight) = StraightLineLoop::of(f, l) else { continue };
        if let Some((load, store)) = straight.pair(f, l)
            && f.may_rewrite()
        {
            has_changed |= straight.replace_load(f, l, load, store);
        }
    }
    if has_changed {
        remove_unused(f);
    }
}

/// A loop without inner control flow.
struct StraightLineLoop {
    /// The preheader.
    before: Block,
    latch: Block,
    /// The operations of an iteration, in order.
    ops: Vec<Op>,
}

/// Returns true for types that a loop may carry in registers: scalars and short vectors.
fn fits_registers(f: &Function, ty: TypeId) -> bool {
    let size = size_of(f.cx, &f.target.layout, ty).unwrap_or(u64::MAX);
    match f.cx.type_data(ty) {
        TypeData::Vector { element, .. } => is_lane_type(f, *element) && size <= MAX_BYTES,
        _ => is_lane_type(f, ty),
    }
}

/// Returns true if an operation does not write to the memory of a load.
fn preserves(f: &Function, op: Op, load: Op) -> bool {
    match f.body.name(op) {
        LOAD => f.is_plain(op),
        STORE => f.is_plain(op) && no_alias(f, op, load),
        BR | COND_BR => true,
        _ => f.is_pure(op) || f.is_effect_free_call(op),
    }
}

impl StraightLineLoop {
    fn of(f: &Function, l: &Loop) -> Option<StraightLineLoop> {
        let (&[before], &[latch]) = (&l.entering[..], &l.latches[..]) else { return None };
        let goes_only_there = |block: Block| f.body.last_op(block).is_some_and(|op| f.body.name(op) == BR);
        let is_straight = match l.blocks.len() {
            1 => true,
            2 => latch != l.header && goes_only_there(l.header),
            _ => false,
        };
        let ends = f.body.last_op(latch).is_some_and(|op| f.body.name(op) == COND_BR);
        let once = successors(f.body, latch).iter().filter(|edge| edge.block == l.header).count() == 1;
        if !is_straight || !ends || !once || !goes_only_there(before) {
            return None;
        }
        let mut ops = f.body.block_ops(l.header).to_vec();
        if latch != l.header {
            ops.extend(f.body.block_ops(latch));
        }
        Some(StraightLineLoop { before, latch, ops })
    }

    /// Returns a load and the later store that writes the value the load reads in the next iteration.
    fn pair(&self, f: &Function, l: &Loop) -> Option<(Op, Op)> {
        let view = AffineView::new(f);
        let are_plain = |name| self.ops.iter().filter(move |&&op| f.body.name(op) == name && f.is_plain(op));
        let stores = are_plain(STORE).map(|&op| (op, view.of(Store(op).addr(f.body))));
        let stores: Vec<(Op, Affine)> = stores.collect();
        are_plain(LOAD).filter(|_| stores.len() <= MAX_STORES).find_map(|&load| {
            let ty = Some(f.body.value_type(f.body.result(load, 0))).filter(|&ty| fits_registers(f, ty))?;
            let next = self.next(f, l, &view.of(Load(load).addr(f.body)))?;
            let is_next = |(store, address): &&(Op, Affine)| {
                *address == next
                    && f.body.value_type(Store(*store).value(f.body)) == ty
                    && self.is_preserved(f, load, *store)
            };
            stores.iter().rfind(is_next).map(|&(store, _)| (load, store))
        })
    }

    /// Returns true if no operation between the store and the load of the next iteration writes to the memory of the
    /// load.
    fn is_preserved(&self, f: &Function, load: Op, store: Op) -> bool {
        let position = |op: Op| self.ops.iter().position(|&at| at == op).unwrap_or(0);
        let (first, last) = (position(load), position(store));
        let mut between = self.ops[..first].iter().chain(&self.ops[last + 1..]);
        first < last && between.all(|&op| preserves(f, op, load))
    }

    /// Returns the value of an address in the next iteration.
    fn next(&self, f: &Function, l: &Loop, address: &Affine) -> Option<Affine> {
        let mut next = address.clone();
        for &(term, factor) in &address.terms {
            if term.values().iter().all(|&value| !l.defines(f, value)) {
                continue;
            }
            let Term::Value(counter) = term else { return None };
            let index = f.body.block_args(l.header).iter().position(|&arg| arg == counter)?;
            let add = f.body.defining_op(edge_operands(f.body, self.latch, l.header)?[index])?;
            let [a, b] = Binary::cast(f.body, add)?.operands(f.body);
            let step = f.constant_of(if a == counter { b } else { a })?;
            let is_step = f.body.name(add) == ADD && (a == counter || b == counter);
            let is_wide = f.cx.int_width(f.body.value_type(counter)) == Some(64);
            let distance = i64::try_from(step).ok()?.checked_mul(factor).filter(|_| is_step && is_wide)?;
            next.constant = next.constant.checked_add(distance)?;
        }
        Some(next)
    }

    /// Replaces the load by a loop-carried value. Returns false if the load of the first iteration cannot be emitted.
    fn replace_load(&self, f: &mut Function, l: &Loop, load: Op, store: Op) -> bool {
        let result = f.body.result(load, 0);
        let ty = f.body.value_type(result);
        let Some(first) = self.first(f, l, load) else { return false };
        let arg = f.body.add_block_arg(l.header, ty);
        let stored = Store(store).value(f.body);
        add_edge_operand(f.body, self.before, l.header, first);
        add_edge_operand(f.body, self.latch, l.header, stored);
        f.replace(&FxHashMap::from_iter([(result, arg)]));
        true
    }

    /// Emits the load of the first iteration in the preheader.
    fn first(&self, f: &mut Function, l: &Loop, load: Op) -> Option<Value> {
        let args = f.body.block_args(l.header).to_vec();
        let inits = edge_operands(f.body, self.before, l.header)?.to_vec();
        let mut values: FxHashMap<Value, Value> = args.into_iter().zip(inits).collect();
        let needed = self.needed(f, l, Load(load).addr(f.body))?;
        let end = f.body.take_last_op(self.before)?;
        for op in needed {
            f.copy_op(op, self.before, &mut values);
        }
        let pointer = Load(load).addr(f.body);
        let pointer = *values.get(&pointer).unwrap_or(&pointer);
        let (ty, loc, attrs) =
            (f.body.value_type(f.body.result(load, 0)), f.body.loc(load), f.body.attrs(load));
        let first = f.body.append_op(self.before, NewOp::new(LOAD, loc, &[pointer], &[ty]).attrs(attrs));
        f.body.place_op(self.before, end);
        Some(f.body.result(first, 0))
    }

    /// Returns the operations of the loop that define a value, in order; `None` if one is not pure.
    fn needed(&self, f: &Function, l: &Loop, value: Value) -> Option<Vec<Op>> {
        let mut open = vec![value];
        let mut needed = Vec::new();
        for &op in self.ops.iter().rev() {
            if f.body.results(op).any(|result| open.contains(&result)) {
                f.is_pure(op).then_some(())?;
                open.extend(f.body.operands(op).iter().filter(|&&operand| l.defines(f, operand)));
                needed.push(op);
            }
        }
        needed.reverse();
        Some(needed)
    }
}
