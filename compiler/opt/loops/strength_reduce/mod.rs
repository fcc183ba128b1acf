//! Loop strength reduction: replaces addresses with products of induction variables by pointers that are incremented by
//! a loop-invariant distance. It applies to small inner loops after rotation.
//!
//! ```text
//!   for i { x[i * n + 1] }            ▶   p = x; for i { p[1]; p = p + n }
//!   for i { x[i * n] + y[i * n] }     ▶   k = 0; for i { x[k] + y[k]; k = k + n }
//! ```
//!
//! Addresses with the same increments share an offset if addressing modes have an index. The invariant part of other
//! addresses is hoisted ([`bases`]).

mod bases;

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::ADD;
use crate::dialect::llvm::control::BR;
use crate::dialect::llvm::memory::LoadStore;
use crate::ir::{Block, Loc, Op, TypeData, TypeId, Value};
use crate::opt::analysis::affine::{AffineView, Term, Terms, emit_sum};
use crate::opt::analysis::cfg::{add_edge_operand, edge_operands};
use crate::opt::analysis::loop_info::{Loop, loops};
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::{Emitter, Function};

/// Upper bound on the addresses that are reduced in a loop. Each of them occupies a register.
const MAX_POINTERS: usize = 4;
/// Size limit of loops, in blocks.
const MAX_BLOCKS: usize = 16;
/// Scales that addressing modes support.
const FREE_FACTORS: [i64; 4] = [1, 2, 4, 8];

/// The pass. It expects rotated loops, whose preheader is executed only if the loop is entered.
pub(crate) fn loop_strength_reduce(f: &mut Function) {
    let mut has_changed = false;
    let all = loops(f);
    for l in all.iter() {
        if let Some(inner) = InnerLoop::of(f, l) {
            has_changed |= inner.reduce(f, l);
        }
    }
    for l in all.iter().filter(|l| l.is_inner) {
        has_changed |= bases::hoist(f, l);
    }
    if has_changed {
        remove_unused(f);
    }
}

/// An inner loop and its induction variables.
struct InnerLoop {
    /// The preheader.
    before: Block,
    latch: Block,
    counters: Vec<Counter>,
}

/// An induction variable.
struct Counter {
    value: Value,
    start: Value,
    /// The loop-invariant increment.
    step: Value,
}

/// Addresses at constant distances.
struct Pointer {
    terms: Terms,
    base: Value,
    /// The loads and stores, with their byte offsets.
    uses: Vec<(Op, i64)>,
}

/// A reduced address: an incremented pointer, or a loop-invariant one with an incremented offset.
#[derive(Clone, Copy)]
struct ReducedAddress {
    base: Value,
    index: Option<Value>,
}

/// The replacement of an address: a reduced address plus a byte offset.
struct Replaced {
    by: ReducedAddress,
    bytes: i64,
}

impl InnerLoop {
    fn of(f: &Function, l: &Loop) -> Option<InnerLoop> {
        let (&[before], &[latch]) = (&l.entering[..], &l.latches[..]) else { return None };
        let is_short = l.is_inner && l.blocks.len() <= MAX_BLOCKS;
        let enters = f.body.last_op(before).is_some_and(|op| f.body.name(op) == BR);
        if !is_short || !enters {
            return None;
        }
        let starts = edge_operands(f.body, before, l.header)?;
        let nexts = edge_operands(f.body, latch, l.header)?;
        let args = f.body.block_args(l.header);
        let counter = |((&value, &start), &next): ((&Value, &Value), &Value)| {
            let add = f.body.defining_op(next).filter(|&op| f.body.name(op) == ADD)?;
            let step = match *f.body.operands(add) {
                [a, b] if a == value => b,
                [a, b] if b == value => a,
                _ => return None,
            };
            let is_wide = f.cx.int_width(f.body.value_type(value)) == Some(64);
            let is_invariant = !l.defines(f, step) || f.constant_of(step).is_some();
            (is_wide && is_invariant).then_some(Counter { value, start, step })
        };
        let counters: Vec<Counter> = args.iter().zip(starts).zip(nexts).filter_map(counter).collect();
        (!counters.is_empty()).then_some(InnerLoop { before, latch, counters })
    }

    /// Reduces the addresses of a loop. Returns true if there were any.
    fn reduce(&self, f: &mut Function, l: &Loop) -> bool {
        let mut replaced: FxHashMap<Op, Replaced> = FxHashMap::default();
        for group in self.groups(f, self.pointers(f, l)) {
            if !f.may_rewrite() {
                continue;
            }
            for (by, pointer) in self.make(f, l, &group).into_iter().zip(group) {
                replaced.extend(pointer.uses.iter().map(|&(op, bytes)| (op, Replaced { by, bytes })));
            }
        }
        let mut blocks: Vec<Block> = replaced.keys().filter_map(|&op| f.body.parent_block(op)).collect();
        blocks.sort_unstable();
        blocks.dedup();
        for block in blocks {
            for op in f.body.take_ops(block) {
                if let Some(Replaced { by, bytes }) = replaced.get(&op) {
                    let loc = f.body.loc(op);
                    let at = by.bytes_after(&mut f.emit(block, loc), *bytes);
                    if let Some(access) = LoadStore::cast(f.body, op) {
                        access.set_addr(f.body, at);
                    }
                }
                f.body.place_op(block, op);
            }
        }
        !replaced.is_empty()
    }

    /// Returns the addresses whose reduction is profitable.
    fn pointers(&self, f: &Function, l: &Loop) -> Vec<Pointer> {
        let mut blocks: Vec<Block> = l.blocks.iter().copied().collect();
        blocks.sort_unstable();
        let mut pointers: Vec<Pointer> = Vec::new();
        for &op in blocks.iter().flat_map(|&block| f.body.block_ops(block)) {
            let Some(access) = LoadStore::cast(f.body, op) else { continue };
            let address = AffineView::new(f).of(access.addr(f.body));
            let used = (op, address.constant);
            if let Some(existing) = pointers.iter_mut().find(|pointer| pointer.terms == address.terms) {
                existing.uses.push(used);
            } else if pointers.len() < MAX_POINTERS
                && let Some(base) = self.base(f, l, &address.terms)
            {
                pointers.push(Pointer { terms: address.terms, base, uses: vec![used] });
            }
        }
        pointers
    }

    /// Returns the base pointer of an address that has a loop-invariant increment and is expensive to compute.
    fn base(&self, f: &Function, l: &Loop, terms: &[(Term, i64)]) -> Option<Value> {
        let (varying, invariant): (Vec<_>, Vec<_>) =
            terms.iter().copied().partition(|term| term.0.values().iter().any(|&value| l.defines(f, value)));
        let is_affine = |&(term, _): &(Term, i64)| {
            let inside = term.values().into_iter().filter(|&value| l.defines(f, value));
            inside.clone().count() == 1 && inside.clone().all(|value| self.counter(value).is_some())
        };
        let is_expensive = |&(term, factor): &(Term, i64)| {
            matches!(term, Term::Product(..)) || !FREE_FACTORS.contains(&factor)
        };
        let is_wide = |value: Value| f.cx.int_width(f.body.value_type(value)) == Some(64);
        let mut others = invariant.iter().filter(|term| !term.0.values().iter().all(|&value| is_wide(value)));
        let (Some(&(Term::Value(base), 1)), None) = (others.next(), others.next()) else { return None };
        let is_pointer = matches!(f.cx.type_data(f.body.value_type(base)), TypeData::Pointer { .. });
        (is_pointer && varying.iter().all(is_affine) && varying.iter().any(is_expensive)).then_some(base)
    }

    fn counter(&self, value: Value) -> Option<&Counter> {
        self.counters.iter().find(|counter| counter.value == value)
    }

    /// Returns the varying terms of an address, and the invariant ones without its base.
    fn offsets(&self, pointer: &Pointer) -> (Terms, Terms) {
        let offsets = pointer.terms.iter().copied().filter(|term| term.0 != Term::Value(pointer.base));
        offsets.partition(|term| term.0.values().iter().any(|&value| self.counter(value).is_some()))
    }

    /// Groups addresses that have the same increments if they can share an offset.
    fn groups(&self, f: &Function, pointers: Vec<Pointer>) -> Vec<Vec<Pointer>> {
        let mut groups: Vec<Vec<Pointer>> = Vec::new();
        for pointer in pointers {
            let has_same_increments =
                |group: &&mut Vec<Pointer>| self.offsets(&group[0]).0 == self.offsets(&pointer).0;
            match groups.iter_mut().find(has_same_increments).filter(|_| f.target.has_indexed_addresses()) {
                Some(group) => group.push(pointer),
                None => groups.push(vec![pointer]),
            }
        }
        groups
    }

    /// Adds a header argument: the pointer, or the common offset of several ones. Returns the reduced addresses.
    fn make(&self, f: &mut Function, l: &Loop, group: &[Pointer]) -> Vec<ReducedAddress> {
        let loc = group[0].uses.first().map_or(Loc::UNKNOWN, |used| f.body.loc(used.0));
        let byte = f.cx.int_type(8);
        let varying = self.offsets(&group[0]).0;
        let end = f.body.take_last_op(self.before);
        let mut emit = f.emit(self.before, loc);
        let mut bases: Vec<Value> = group.iter().map(|pointer| self.start_of(&mut emit, pointer)).collect();
        let start =
            emit_sum(&mut emit, &varying, |_, value| self.counter(value).map_or(value, |it| it.start));
        let first = match (start, &bases[..]) {
            (Some(offset), &[base]) if emit.f.constant_of(offset) != Some(0) => {
                emit.element(base, byte, offset)
            }
            (_, &[base]) => base,
            (start, _) => start.unwrap_or_else(|| emit.int(TypeId::I64, 0)),
        };
        let distance = emit_sum(&mut emit, &varying, |emit, value| match self.counter(value) {
            Some(counter) => counter.step_before(emit),
            None => value,
        });
        end.into_iter().for_each(|end| f.body.place_op(self.before, end));
        let ty = f.body.value_type(first);
        let arg = f.body.add_block_arg(l.header, ty);
        let end = f.body.take_last_op(self.latch);
        let mut emit = f.emit(self.latch, loc);
        let next = match distance {
            Some(distance) if ty == TypeId::I64 => emit.add(arg, distance),
            Some(distance) => emit.element(arg, byte, distance),
            None => arg,
        };
        end.into_iter().for_each(|end| f.body.place_op(self.latch, end));
        add_edge_operand(f.body, self.before, l.header, first);
        add_edge_operand(f.body, self.latch, l.header, next);
        match ty {
            TypeId::I64 => bases.drain(..).map(|base| ReducedAddress { base, index: Some(arg) }).collect(),
            _ => vec![ReducedAddress { base: arg, index: None }],
        }
    }

    /// Emits the invariant part of an address before the loop.
    fn start_of(&self, emit: &mut Emitter, pointer: &Pointer) -> Value {
        let byte = emit.f.cx.int_type(8);
        let invariant = emit_sum(emit, &self.offsets(pointer).1, |_, value| value);
        invariant.map_or(pointer.base, |offset| emit.element(pointer.base, byte, offset))
    }
}

impl ReducedAddress {
    /// Emits the address at a byte offset.
    fn bytes_after(self, emit: &mut Emitter, bytes: i64) -> Value {
        let byte = emit.f.cx.int_type(8);
        let address = self.index.map_or(self.base, |index| emit.element(self.base, byte, index));
        emit.bytes_after(address, bytes)
    }
}

impl Counter {
    /// Emits the step as a value that is available before the loop.
    fn step_before(&self, emit: &mut Emitter) -> Value {
        match emit.f.constant_of(self.step) {
            Some(number) => emit.int(TypeId::I64, number),
            None => self.step,
        }
    }
}
