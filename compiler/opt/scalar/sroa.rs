//! Scalar replacement of aggregates.
//!
//! Splits loads, stores, `memcpy`, `memmove` and `memset` of aggregates in allocas into scalar accesses, which
//! `mem2reg` promotes. The alloca must not escape, and its scalars must not overlap in part. Aggregate loads of any
//! memory whose only uses are `extractvalue` are split as well, such as those of memref descriptors in C interfaces.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::aggregate::{EXTRACTVALUE, INSERTVALUE};
use crate::dialect::llvm::arith::UNDEF;
use crate::dialect::llvm::cast::{BITCAST, INTTOPTR};
use crate::dialect::llvm::intrinsic::{MEMCPY, MEMMOVE, MEMSET, MemSet};
use crate::dialect::llvm::layout::{align_of, part_offset, store_size};
use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::ir::{DictId, NewOp, Op, TypeData, TypeId, Value, name};
use crate::opt::analysis::frame::{Alloca, Use, UseKind, allocas, is_bits};
use crate::opt::analysis::memory_intrinsic::argument_alignment;
use crate::opt::function::{Emitter, Function};

/// Upper bound on the scalars of a split access.
const MAX_PARTS: usize = 16;
/// Size limit of copies that are split, in bytes.
const MAX_COPY: u64 = 128;
/// Size limit of the scalars of a split `memset`, in bytes.
const MAX_SET: u64 = 16;
/// Upper bound on the number of sweeps: a split may make other allocas splittable.
const MAX_ROUNDS: usize = 4;

/// The pass.
pub(crate) fn sroa(f: &mut Function) {
    let loads = loads_of_scalars(f);
    let plan: FxHashMap<Op, Vec<Part>> =
        loads.into_iter().filter(|_| f.may_rewrite()).map(|load| (load, Vec::new())).collect();
    if !plan.is_empty() {
        split_all(f, &plan);
    }
    for _ in 0..MAX_ROUNDS {
        let mut plan: FxHashMap<Op, Vec<Part>> = FxHashMap::default();
        for alloca in allocas(f).iter().filter(|alloca| alloca.is_private) {
            if let Some(splits) = splits(f, alloca)
                && !splits.is_empty()
                && f.may_rewrite()
            {
                for (op, parts) in splits {
                    plan.entry(op).or_insert(parts);
                }
            }
        }
        if plan.is_empty() {
            return;
        }
        split_all(f, &plan);
    }
}

/// The plain aggregate loads whose only uses are `extractvalue`.
fn loads_of_scalars(f: &Function) -> Vec<Op> {
    let blocks = f.blocks();
    let ops = || blocks.iter().flat_map(|&block| f.body.block_ops(block)).copied();
    let is_splittable = |op: &Op| {
        let ty = || f.body.value_type(f.body.result(*op, 0));
        f.body.name(*op) == LOAD && f.is_plain(*op) && is_aggregate(f, ty()) && leaves(f, ty()).is_some()
    };
    let mut loads: FxHashMap<Value, Op> =
        ops().filter(is_splittable).map(|op| (f.body.result(op, 0), op)).collect();
    if loads.is_empty() {
        return Vec::new();
    }
    for op in ops().filter(|&op| f.body.name(op) != EXTRACTVALUE) {
        for operand in f.body.operands(op) {
            loads.remove(operand);
        }
    }
    let mut loads: Vec<Op> = loads.into_values().collect();
    loads.sort_unstable();
    loads
}

/// A scalar in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Part {
    /// The offset in bytes in the alloca, or in the access.
    offset: u64,
    /// The size in bytes.
    size: u64,
    ty: TypeId,
}

impl Part {
    fn end(&self) -> u64 {
        self.offset + self.size
    }
}

/// The scalars of each aggregate access of an alloca; `None` if the alloca would not be promotable after the split.
fn splits(f: &mut Function, alloca: &Alloca) -> Option<Vec<(Op, Vec<Part>)>> {
    let mut parts = Vec::new();
    for of in &alloca.uses {
        if let UseKind::Load(ty) | UseKind::Store(ty) = of.kind {
            let leaves = leaves(f, ty)?.into_iter().map(|leaf| leaf.part);
            parts.extend(leaves.map(|part| Part { offset: part.offset + of.offset, ..part }));
        }
    }
    let covered = groups(&parts)?;
    for of in alloca.uses.iter().filter(|of| of.kind == UseKind::CopyFrom) {
        parts.extend(gaps(f, &covered, of)?);
    }
    let groups = groups(&parts)?;
    let mut splits = Vec::new();
    for of in &alloca.uses {
        let is_whole = match of.kind {
            UseKind::Load(ty) | UseKind::Store(ty) => !is_aggregate(f, ty),
            UseKind::Mark => true,
            _ => false,
        };
        if is_whole {
            continue;
        }
        if of.kind == UseKind::Set {
            f.constant_of(MemSet(of.op).val(f.body))?;
        }
        let inside = groups.iter().filter(|part| part.offset < of.end() && of.offset < part.end());
        let inside: Vec<Part> = match of.kind {
            UseKind::Load(_) | UseKind::Store(_) => Vec::new(),
            _ => inside
                .map(|part| {
                    let is_contained = part.offset >= of.offset && part.end() <= of.end();
                    let ty = byte_type(f, part);
                    is_contained.then(|| Part { offset: part.offset - of.offset, ty, ..*part })
                })
                .collect::<Option<Vec<Part>>>()?,
        };
        // The scalars of a `memset` are integer constants of at most `MAX_SET` bytes.
        let is_set = of.kind == UseKind::Set;
        let is_possible =
            inside.len() <= MAX_PARTS && !(is_set && inside.iter().any(|part| part.size > MAX_SET));
        is_possible.then_some(())?;
        splits.push((of.op, inside));
    }
    Some(splits)
}

/// A type for copies of a scalar that preserves all bits of its bytes.
fn byte_type(f: &mut Function, part: &Part) -> TypeId {
    let has_all_bits = f.cx.int_width(part.ty).is_none_or(|width| u64::from(width) == 8 * part.size);
    if has_all_bits && is_bits(f, part.ty) { part.ty } else { f.cx.int_type(8 * part.size as u32) }
}

fn is_aggregate(f: &Function, ty: TypeId) -> bool {
    matches!(f.cx.type_data(ty), TypeData::Array { .. }) || f.cx.struct_fields(ty).is_some()
}

/// A scalar of an aggregate type.
struct Leaf {
    /// The indices of `llvm.extractvalue`.
    position: Vec<i64>,
    part: Part,
}

/// The scalars of a type; `None` if there are too many, or if a size is unknown.
fn leaves(f: &Function, ty: TypeId) -> Option<Vec<Leaf>> {
    let mut leaves = Vec::new();
    add_leaves(f, ty, 0, &mut Vec::new(), &mut leaves)?;
    Some(leaves)
}

fn add_leaves(
    f: &Function,
    ty: TypeId,
    offset: u64,
    position: &mut Vec<i64>,
    leaves: &mut Vec<Leaf>,
) -> Option<()> {
    let fields: Vec<TypeId> = match f.cx.type_data(ty) {
        TypeData::Array { len, .. } if *len > MAX_PARTS as u64 => return None,
        TypeData::Array { len, element } => vec![*element; *len as usize],
        _ => match f.cx.struct_fields(ty) {
            Some((fields, _)) => fields.to_vec(),
            None => {
                let size = store_size(f.cx, &f.target.layout, ty)?;
                leaves.push(Leaf { position: position.clone(), part: Part { offset, size, ty } });
                return (leaves.len() <= MAX_PARTS).then_some(());
            }
        },
    };
    for (index, field) in fields.into_iter().enumerate() {
        let at = part_offset(f.cx, &f.target.layout, ty, index as u64)?;
        position.push(index as i64);
        add_leaves(f, field, offset + at, position, leaves)?;
        position.pop();
    }
    Some(())
}

/// The distinct scalars in order; `None` if some overlap in part.
fn groups(parts: &[Part]) -> Option<Vec<Part>> {
    let mut sorted = parts.to_vec();
    sorted.sort_by_key(|part| (part.offset, part.size));
    sorted.dedup_by_key(|part| (part.offset, part.size));
    let overlaps = sorted.windows(2).any(|pair| pair[1].offset < pair[0].end());
    (!overlaps).then_some(sorted)
}

/// Integers for the bytes of a copy that no scalar covers; `None` if the copy is large.
fn gaps(f: &mut Function, covered: &[Part], copied: &Use) -> Option<Vec<Part>> {
    let mut gaps = Vec::new();
    let mut at = copied.offset;
    if copied.size > MAX_COPY {
        return None;
    }
    while at < copied.end() {
        if let Some(part) = covered.iter().find(|part| part.offset <= at && at < part.end()) {
            at = part.end();
            continue;
        }
        let next = covered.iter().map(|part| part.offset).filter(|&offset| offset > at).min();
        let room = next.unwrap_or(u64::MAX).min(copied.end()) - at;
        let size = [8, 4, 2, 1].into_iter().find(|&size| at.is_multiple_of(size) && size <= room)?;
        gaps.push(Part { offset: at, size, ty: f.cx.int_type(8 * size as u32) });
        at += size;
    }
    Some(gaps)
}

/// Splits the accesses of a plan.
fn split_all(f: &mut Function, plan: &FxHashMap<Op, Vec<Part>>) {
    let mut values = FxHashMap::default();
    for block in f.blocks() {
        for op in f.body.take_ops(block) {
            let Some(parts) = plan.get(&op) else {
                f.body.place_op(block, op);
                continue;
            };
            let loc = f.body.loc(op);
            let operands = f.body.operands(op).to_vec();
            let name = f.body.name(op);
            let mut emit = f.emit(block, loc);
            match name {
                LOAD => {
                    let result = emit.f.body.result(op, 0);
                    let value = load_parts(&mut emit, op, operands[0]);
                    values.insert(result, value);
                }
                STORE => store_parts(&mut emit, op, operands[0], operands[1]),
                MEMSET => set_parts(&mut emit, op, parts, &operands),
                MEMCPY | MEMMOVE => copy_parts(&mut emit, op, parts, &operands),
                _ => {}
            }
        }
    }
    f.replace(&values);
}

fn load_parts(emit: &mut Emitter, op: Op, pointer: Value) -> Value {
    let whole = emit.ty(emit.f.body.result(op, 0));
    let align = access_alignment(emit.f, op, whole);
    let mut value = emit.value(UNDEF, &[], whole, DictId::EMPTY);
    for Leaf { position, part } in leaves(emit.f, whole).unwrap_or_default() {
        let part = load(emit, pointer, part.offset, part.ty, align);
        let position = emit.f.cx.i64_array_attr(&position);
        value = emit.value_with(INSERTVALUE, &[value, part], whole, &[(name::POSITION, position)]);
    }
    value
}

fn store_parts(emit: &mut Emitter, op: Op, value: Value, pointer: Value) {
    let whole = emit.ty(value);
    let align = access_alignment(emit.f, op, whole);
    for Leaf { position, part } in leaves(emit.f, whole).unwrap_or_default() {
        let position = emit.f.cx.i64_array_attr(&position);
        let number = emit.value_with(EXTRACTVALUE, &[value], part.ty, &[(name::POSITION, position)]);
        store(emit, number, pointer, part.offset, align);
    }
}

fn set_parts(emit: &mut Emitter, op: Op, parts: &[Part], operands: &[Value]) {
    let byte = emit.f.constant_of(operands[1]).unwrap_or(0) as u8;
    let align = argument_alignment(emit.f, op, 0);
    for part in parts {
        let width = 8 * part.size as u32;
        let bytes = [byte; 16];
        let unused = 128 - width.min(128);
        let number = (i128::from_le_bytes(bytes) << unused) >> unused;
        let int = emit.f.cx.int_type(width);
        let number = emit.int(int, number);
        let value = match emit.f.cx.type_data(part.ty) {
            TypeData::Integer { .. } => number,
            TypeData::Pointer { .. } => emit.value(INTTOPTR, &[number], part.ty, DictId::EMPTY),
            _ => emit.value(BITCAST, &[number], part.ty, DictId::EMPTY),
        };
        store(emit, value, operands[0], part.offset, align);
    }
}

fn copy_parts(emit: &mut Emitter, op: Op, parts: &[Part], operands: &[Value]) {
    let [to, from] = [0, 1].map(|index| argument_alignment(emit.f, op, index));
    for part in parts {
        let value = load(emit, operands[1], part.offset, part.ty, from);
        store(emit, value, operands[0], part.offset, to);
    }
}

fn load(emit: &mut Emitter, pointer: Value, offset: u64, ty: TypeId, align: u64) -> Value {
    let at = emit.bytes_after(pointer, offset as i64);
    let align = alignment_at(emit, align, offset);
    emit.value(LOAD, &[at], ty, align)
}

fn store(emit: &mut Emitter, value: Value, pointer: Value, offset: u64, align: u64) {
    let at = emit.bytes_after(pointer, offset as i64);
    let align = alignment_at(emit, align, offset);
    emit.op(NewOp::new(STORE, emit.loc, &[value, at], &[]).attrs(align));
}

/// The alignment attribute at an offset from an aligned address, at most 16.
fn alignment_at(emit: &mut Emitter, align: u64, offset: u64) -> DictId {
    let align = 1 << align.trailing_zeros().min(offset.trailing_zeros()).min(4);
    let attr = emit.f.cx.int_attr(TypeId::I64, align);
    emit.f.cx.dict(&mut [(name::ALIGNMENT, attr)])
}

/// The alignment of a load or store: the explicit one, or that of its type.
fn access_alignment(f: &Function, op: Op, ty: TypeId) -> u64 {
    let explicit = f.attr(op, name::ALIGNMENT).and_then(|attr| f.cx.int_value(attr));
    let explicit = explicit.and_then(|align| u64::try_from(align).ok());
    explicit.or_else(|| align_of(f.cx, &f.target.layout, ty)).unwrap_or(1)
}
