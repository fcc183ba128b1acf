//! Promotion of memory to registers: byte ranges of allocas that are only loaded and stored become SSA values.
//!
//! The alloca must not escape, and its accesses must be loads and stores of scalars. Those of different types reinterpret
//! the bits. Accesses that overlap in part become shifts and masks of one integer, or lanes of one vector, if an access
//! covers all of its bytes: unions, and the bytes of a number. Ranges of other accesses stay in memory.
//!
//! Lifetime markers make variables undefined, as their allocas do. So no value of an earlier iteration reaches a
//! variable whose lifetime is one iteration of a loop.
//!
//! After a second return of `setjmp`, memory has the last stored values, but registers those at the call, and code
//! generation may have reused their spill slots. So variables that are live after such a call stay in memory.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::arith::{AND, LSHR, OR, SHL, ZERO};
use crate::dialect::llvm::cast::{BITCAST, INTTOPTR, PTRTOINT, TRUNC, ZEXT};
use crate::dialect::llvm::hint::{LIFETIME_END, LIFETIME_START};
use crate::dialect::llvm::layout::store_size;
use crate::dialect::llvm::memory::{LOAD, STORE, Store};
use crate::dialect::llvm::vector::{EXTRACTELEMENT, INSERTELEMENT};
use crate::ir::{DictId, Op, OpName, TypeData, TypeId, Value};
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
    let Promotion { types, accesses, parts, is_in_parts, kept, variables } = promotion;
    let mut values = FxHashMap::default();
    let trace = construct(f, &types, &accesses, &variables.traced(), |emit, current, op| {
        match parts.get(&op) {
            Some(&distance) => {
                rewrite_part(emit, current, (op, distance), accesses[&op].reads[0], &mut values)
            }
            None => rewrite(emit, current, op, &accesses[&op], (&types, &is_in_parts), &mut values),
        }
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
    /// The accesses of a part of a variable, and its distance in bytes from the first one.
    parts: FxHashMap<Op, u64>,
    /// By variable: true if it is an integer that has some.
    is_in_parts: Vec<bool>,
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
            parts: FxHashMap::default(),
            is_in_parts: Vec::new(),
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
            let mut is_in_parts = false;
            for of in alloca.uses.iter().filter(|of| of.kind != UseKind::Mark && slice.contains(of)) {
                let access = self.accesses.entry(of.op).or_default();
                let is_part = of.size != slice.size;
                let is_store = matches!(of.kind, UseKind::Store(_));
                if is_part || !is_store {
                    access.reads.push(variable);
                }
                if is_store {
                    access.writes.push(variable);
                }
                if is_part {
                    self.parts.insert(of.op, of.offset - slice.offset);
                    is_in_parts = true;
                }
                promoted += 1;
            }
            self.is_in_parts.push(is_in_parts && f.cx.int_width(slice.ty).is_some());
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

impl Slice {
    fn contains(&self, of: &Use) -> bool {
        self.offset <= of.offset && of.end() <= self.offset + self.size
    }
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
        let (offset, uses) = (uses[start].offset, &uses[start..next]);
        if let Some(ty) = common_type(f, uses).or_else(|| covering_type(f, uses, end - offset)) {
            slices.push(Slice { offset, size: end - offset, ty });
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

/// The type of a range of `size` bytes that some accesses cover and others access in part: the vector whose lanes they
/// access, or an integer. Pointers would lose what they are derived from.
fn covering_type(f: &mut Function, uses: &[&Use], size: u64) -> Option<TypeId> {
    let mut types = Vec::new();
    for of in uses {
        let (UseKind::Load(ty) | UseKind::Store(ty)) = of.kind else { return None };
        let is_number = is_bits(f, ty) && !matches!(f.cx.type_data(ty), TypeData::Pointer { .. });
        is_number.then_some(())?;
        types.push(ty);
    }
    let covering: Vec<usize> = (0..uses.len()).filter(|&at| uses[at].size == size).collect();
    let lanes = covering.iter().map(|&at| types[at]).find(|&ty| {
        let is_one_type = covering.iter().all(|&at| types[at] == ty);
        lane_size(f, ty).filter(|_| size <= 16 || is_one_type).is_some_and(|lane| {
            let is_lane = |of: &&Use| {
                of.size == size || of.size == lane && (of.offset - uses[0].offset).is_multiple_of(lane)
            };
            uses.iter().all(is_lane)
        })
    });
    let is_integer = matches!(size, 2 | 4 | 8) && !covering.is_empty();
    lanes.or_else(|| is_integer.then(|| f.cx.int_type(8 * size as u32)))
}

/// The size in bytes of the lanes of a vector of floats; `None` for other types.
fn lane_size(f: &Function, ty: TypeId) -> Option<u64> {
    match f.cx.type_data(ty) {
        TypeData::Vector { element, .. } => f.cx.float_kind(*element).map(|kind| u64::from(kind.bits()) / 8),
        _ => None,
    }
}

/// Rewrites an access to a part of a variable, given its distance in bytes from the first one.
fn rewrite_part(
    emit: &mut Emitter,
    current: &mut Current,
    (op, distance): (Op, u64),
    variable: usize,
    values: &mut FxHashMap<Value, Value>,
) {
    let whole = current.get(emit, variable);
    let ty = emit.ty(whole);
    let lane = lane_size(emit.f, ty).map(|size| distance / size);
    if emit.f.body.name(op) == LOAD {
        let result = emit.f.body.result(op, 0);
        let to = emit.ty(result);
        let part = if let Some(lane) = lane {
            let index = emit.int(TypeId::I64, lane.into());
            let element = emit.f.cx.element_type(ty);
            emit.value(EXTRACTELEMENT, &[whole, index], element, DictId::EMPTY)
        } else {
            let size = store_size(emit.f.cx, &emit.f.target.layout, to).unwrap_or(0);
            shifted(emit, LSHR, whole, lowest_bit(emit, ty, distance, size))
        };
        let part = convert(emit, part, to);
        values.insert(result, part);
        return;
    }
    let stored = Store(op).value(emit.f.body);
    let from = emit.ty(stored);
    let whole = if let Some(lane) = lane {
        let index = emit.int(TypeId::I64, lane.into());
        let element = emit.f.cx.element_type(ty);
        let part = convert(emit, stored, element);
        emit.value(INSERTELEMENT, &[whole, part, index], ty, DictId::EMPTY)
    } else {
        let size = store_size(emit.f.cx, &emit.f.target.layout, from).unwrap_or(0);
        let low = lowest_bit(emit, ty, distance, size);
        let (_, part) = as_int(emit, from, stored);
        let part = emit.value(ZEXT, &[part], ty, DictId::EMPTY);
        let part = shifted(emit, SHL, part, low);
        let others = emit.int(ty, !(((1i128 << (8 * size)) - 1) << low));
        let others = emit.value(AND, &[whole, others], ty, DictId::EMPTY);
        emit.value(OR, &[others, part], ty, DictId::EMPTY)
    };
    current.set(variable, Some(whole));
}

/// The number of the lowest bit of a part of an integer in memory.
fn lowest_bit(emit: &Emitter, whole: TypeId, distance: u64, size: u64) -> u32 {
    let layout = &emit.f.target.layout;
    let bytes = store_size(emit.f.cx, layout, whole).unwrap_or(0);
    8 * if layout.big_endian { bytes - distance - size } else { distance } as u32
}

/// Emits a shift of an integer.
fn shifted(emit: &mut Emitter, shift: OpName, value: Value, by: u32) -> Value {
    if by == 0 {
        return value;
    }
    let ty = emit.ty(value);
    let by = emit.int(ty, by.into());
    emit.value(shift, &[value, by], ty, DictId::EMPTY)
}

/// Rewrites an access to a variable.
fn rewrite(
    emit: &mut Emitter,
    current: &mut Current,
    op: Op,
    access: &VariableAccess,
    (types, is_in_parts): (&[TypeId], &[bool]),
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
        // An alloca or a marker. An integer whose first part is written must not be poison in the others.
        _ => {
            for &variable in &access.writes {
                let zero = |emit: &mut Emitter| emit.value(ZERO, &[], types[variable], DictId::EMPTY);
                let zero = is_in_parts[variable].then(|| zero(emit));
                current.set(variable, zero);
            }
        }
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
