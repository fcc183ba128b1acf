//! Promotion of memory to registers: byte ranges of allocas that are only loaded and stored become SSA values.
//!
//! The alloca must not escape. All accesses that overlap must access the same bytes as scalars; loads and stores of
//! different types reinterpret the bits. Ranges of other accesses stay in memory.
//!
//! Lifetime markers make variables undefined, as their allocas do. So no value of an earlier iteration reaches a
//! variable whose lifetime is one iteration of a loop.
//!
//! After a second return of `setjmp`, memory has the last stored values, but registers those at the call, and code
//! generation may have reused their spill slots. So variables that are live after such a call stay in memory.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::cast::{BITCAST, INTTOPTR, PTRTOINT, TRUNC, ZEXT};
use crate::dialect::llvm::hint::{LIFETIME_END, LIFETIME_START};
use crate::dialect::llvm::layout::store_size;
use crate::dialect::llvm::memory::{LOAD, STORE, Store};
use crate::ir::{DictId, Op, TypeData, TypeId, Value};
use crate::opt::analysis::cfg::successors;
use crate::opt::analysis::frame::{Alloca, Use, UseKind, allocas, is_bits};
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::{Emitter, Function};

use super::promoted_variables::{PromotedRange, PromotedVariables};
use super::ssa::{Current, VariableAccess, construct};

/// The pass.
pub(crate) fn mem2reg(f: &mut Function) {
    let mut promotion = Promotion::new(f);
    let second_returns = second_returns(f);
    for alloca in allocas(f).iter().filter(|alloca| alloca.is_private) {
        let slices = slices(f, alloca);
        if second_returns.iter().any(|&call| is_live_after(f, call, alloca)) {
            continue;
        }
        if (!slices.is_empty() || is_dead(alloca)) && f.may_rewrite() {
            promotion.add(f, alloca, &slices);
        }
    }
    if promotion.accesses.is_empty() {
        return;
    }
    let Promotion { types, accesses, kept, variables } = promotion;
    let mut values = FxHashMap::default();
    let trace = construct(f, &types, &accesses, &variables.traced(), |emit, current, op| {
        rewrite(emit, current, op, &accesses[&op], &types, &mut values);
        if kept.contains(&op) {
            emit.f.body.place_op(emit.block, op);
        }
    });
    variables.apply(f, trace);
    f.replace(&values);
    remove_unused(f);
}

/// The calls that return twice.
fn second_returns(f: &Function) -> Vec<Op> {
    let blocks = f.blocks();
    let ops = blocks.iter().flat_map(|&block| f.body.block_ops(block)).copied();
    ops.filter(|&op| f.returns_twice(op)).collect()
}

/// Returns true if an operation after a call may read an alloca that no store overwrote in between. Stores of a part
/// count as reads.
fn is_live_after(f: &Function, call: Op, alloca: &Alloca) -> bool {
    let is_overwrite = |of: &Use| {
        let is_whole = of.offset == 0 && of.size == alloca.size;
        is_whole && matches!(of.kind, UseKind::Store(_) | UseKind::Set | UseKind::CopyTo)
    };
    let overwrites: FxHashMap<Op, bool> = alloca
        .uses
        .iter()
        .filter(|of| of.kind != UseKind::Mark)
        .map(|of| (of.op, is_overwrite(of)))
        .collect();
    let Some(block) = f.body.parent_block(call) else { return true };
    let ops = f.body.block_ops(block);
    let at = ops.iter().position(|&op| op == call).map_or(0, |at| at + 1);
    let mut worklist = vec![(block, at)];
    let mut seen = FxHashSet::default();
    while let Some((block, at)) = worklist.pop() {
        match f.body.block_ops(block)[at..].iter().find_map(|op| overwrites.get(op)) {
            Some(true) => {}
            Some(false) => return true,
            None => {
                let next = successors(f.body, block).iter().map(|edge| edge.block);
                worklist.extend(next.filter(|&block| seen.insert(block)).map(|block| (block, 0)));
            }
        }
    }
    false
}

/// Returns true if an alloca has no uses but lifetime and debug markers.
fn is_dead(alloca: &Alloca) -> bool {
    alloca.uses.iter().all(|of| of.kind == UseKind::Mark)
}

/// The promoted variables.
struct Promotion {
    /// The types of the variables.
    types: Vec<TypeId>,
    accesses: FxHashMap<Op, VariableAccess>,
    /// The allocas, and the lifetime markers of partially promoted ones, which stay.
    kept: FxHashSet<Op>,
    /// Those of the source.
    variables: PromotedVariables,
}

impl Promotion {
    fn new(f: &Function) -> Promotion {
        Promotion {
            types: Vec::new(),
            accesses: FxHashMap::default(),
            kept: FxHashSet::default(),
            variables: PromotedVariables::new(f),
        }
    }

    fn add(&mut self, f: &Function, alloca: &Alloca, slices: &[Slice]) {
        let mut promoted = 0;
        let mut ranges = Vec::new();
        for slice in slices {
            let variable = self.types.len();
            ranges.push(PromotedRange { variable, offset: slice.offset, size: slice.size });
            self.types.push(slice.ty);
            for of in alloca.uses.iter().filter(|of| of.kind != UseKind::Mark && of.offset == slice.offset) {
                let access = self.accesses.entry(of.op).or_default();
                match of.kind {
                    UseKind::Load(_) => access.reads.push(variable),
                    _ => access.writes.push(variable),
                }
                promoted += 1;
            }
            // Each execution of the alloca makes the variable undefined.
            self.accesses.entry(alloca.op).or_default().writes.push(variable);
            for op in lifetimes(f, alloca) {
                self.accesses.entry(op).or_default().writes.push(variable);
            }
        }
        self.kept.insert(alloca.op);
        let marks = alloca.uses.iter().filter(|of| of.kind == UseKind::Mark);
        let is_whole = promoted + marks.clone().count() == alloca.uses.len();
        self.variables.add(f, alloca, &ranges, !is_whole);
        if is_whole {
            for mark in marks {
                self.accesses.entry(mark.op).or_default();
            }
            self.accesses.entry(alloca.op).or_default();
        } else {
            self.kept.extend(lifetimes(f, alloca));
        }
    }
}

/// The lifetime markers of an alloca.
fn lifetimes<'a>(f: &'a Function, alloca: &'a Alloca) -> impl Iterator<Item = Op> + 'a {
    let marks = alloca.uses.iter().filter(|of| of.kind == UseKind::Mark && of.offset == 0);
    marks.map(|of| of.op).filter(|&op| matches!(f.body.name(op), LIFETIME_START | LIFETIME_END))
}

/// A byte range of an alloca that becomes a variable.
struct Slice {
    offset: u64,
    /// The size in bytes.
    size: u64,
    ty: TypeId,
}

/// The byte ranges of an alloca that become variables.
fn slices(f: &mut Function, alloca: &Alloca) -> Vec<Slice> {
    let mut uses: Vec<&Use> = alloca.uses.iter().filter(|of| of.kind != UseKind::Mark).collect();
    uses.sort_by_key(|of| (of.offset, of.size));
    let mut slices = Vec::new();
    let mut start = 0;
    while start < uses.len() {
        // A maximal range of overlapping uses.
        let mut end = uses[start].end();
        let mut next = start + 1;
        while next < uses.len() && uses[next].offset < end {
            end = end.max(uses[next].end());
            next += 1;
        }
        if let Some(ty) = common_type(f, &uses[start..next]) {
            slices.push(Slice { offset: uses[start].offset, size: uses[start].size, ty });
        }
        start = next;
    }
    slices
}

/// The type of the variable, if all uses are loads and stores of the same bytes.
fn common_type(f: &mut Function, uses: &[&Use]) -> Option<TypeId> {
    let first = uses.first()?;
    let mut types = Vec::new();
    for of in uses {
        let (UseKind::Load(ty) | UseKind::Store(ty)) = of.kind else { return None };
        let is_same = of.offset == first.offset && of.size == first.size;
        let is_whole =
            !matches!(f.cx.type_data(ty), TypeData::Array { .. }) && f.cx.struct_fields(ty).is_none();
        (is_same && is_whole && first.size > 0).then_some(())?;
        types.push(ty);
    }
    if types.iter().all(|ty| ty == &types[0]) {
        return Some(types[0]);
    }
    let are_bits = first.size <= 16 && types.iter().all(|&ty| is_bits(f, ty));
    are_bits.then(|| f.cx.int_type(8 * first.size as u32))
}

/// Rewrites an access to a variable.
fn rewrite(
    emit: &mut Emitter,
    current: &mut Current,
    op: Op,
    access: &VariableAccess,
    types: &[TypeId],
    values: &mut FxHashMap<Value, Value>,
) {
    match emit.f.body.name(op) {
        LOAD => {
            let result = emit.f.body.result(op, 0);
            let value = current.get(emit, access.reads[0]);
            let ty = emit.ty(result);
            let value = convert(emit, value, ty);
            values.insert(result, value);
        }
        STORE => {
            let value = Store(op).value(emit.f.body);
            let value = convert(emit, value, types[access.writes[0]]);
            current.set(access.writes[0], Some(value));
        }
        // An alloca or a marker.
        _ => access.writes.iter().for_each(|&variable| current.set(variable, None)),
    }
}

/// Reinterprets the bits of a value as another type.
fn convert(emit: &mut Emitter, value: Value, to: TypeId) -> Value {
    let from = emit.ty(value);
    if from == to {
        return value;
    }
    let (from, bits) = as_int(emit, from, value);
    let width = match emit.f.cx.type_data(to) {
        TypeData::Integer { width, .. } => *width,
        _ => 8 * store_size(emit.f.cx, &emit.f.target.layout, to).unwrap_or(0) as u32,
    };
    let int = emit.f.cx.int_type(width);
    let bits = match width.cmp(&emit.f.cx.int_width(from).unwrap_or(width)) {
        std::cmp::Ordering::Greater => emit.value(ZEXT, &[bits], int, DictId::EMPTY),
        std::cmp::Ordering::Less => emit.value(TRUNC, &[bits], int, DictId::EMPTY),
        std::cmp::Ordering::Equal => bits,
    };
    match emit.f.cx.type_data(to) {
        TypeData::Integer { .. } => bits,
        TypeData::Pointer { .. } => emit.value(INTTOPTR, &[bits], to, DictId::EMPTY),
        _ => emit.value(BITCAST, &[bits], to, DictId::EMPTY),
    }
}

/// Converts a value to an integer of its store size. Returns the type and the value.
fn as_int(emit: &mut Emitter, ty: TypeId, value: Value) -> (TypeId, Value) {
    let size = store_size(emit.f.cx, &emit.f.target.layout, ty).unwrap_or(0);
    let int = emit.f.cx.int_type(8 * size as u32);
    match emit.f.cx.type_data(ty) {
        TypeData::Integer { .. } => (ty, value),
        TypeData::Pointer { .. } => (int, emit.value(PTRTOINT, &[value], int, DictId::EMPTY)),
        _ => (int, emit.value(BITCAST, &[value], int, DictId::EMPTY)),
    }
}
