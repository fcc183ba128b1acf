//! Promotion of memory to registers: scalars of the frame that are only loaded and stored become SSA values.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::cast::{BITCAST, INTTOPTR, PTRTOINT, TRUNC, ZEXT};
use crate::dialect::llvm::layout::store_size;
use crate::dialect::llvm::memory::{ALLOCA, LOAD, STORE, Store};
use crate::ir::{DictId, Op, TypeData, TypeId, Value};
use crate::opt::analysis::frame::{Alloca, Use, UseKind, allocas, is_bits};
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::{Emitter, Function};

use super::ssa::{Current, Touch, construct};

/// The pass.
pub(crate) fn mem2reg(f: &mut Function) {
    let mut promotion = Promotion::default();
    for alloca in allocas(f).iter().filter(|alloca| alloca.is_private) {
        let places = places(f, alloca);
        if (!places.is_empty() || is_dead(alloca)) && f.may_rewrite() {
            promotion.add(alloca, &places);
        }
    }
    // When a call returns twice, memory keeps the last store, but values are those at the call.
    if promotion.touched.is_empty() || f.calls_returns_twice() {
        return;
    }
    let Promotion { types, touched } = promotion;
    let mut values = FxHashMap::default();
    construct(f, &types, &touched, |emit, current, op| {
        rewrite(emit, current, op, &touched[&op], &types, &mut values);
    });
    f.replace(&values);
    remove_unused(f);
}

/// Returns true if an alloca has no uses but lifetime and debug markers.
fn is_dead(alloca: &Alloca) -> bool {
    alloca.uses.iter().all(|of| of.kind == UseKind::Mark)
}

/// The variables that are promoted.
#[derive(Default)]
struct Promotion {
    /// Types of the variables.
    types: Vec<TypeId>,
    touched: FxHashMap<Op, Touch>,
}

impl Promotion {
    fn add(&mut self, alloca: &Alloca, places: &[Place]) {
        let mut promoted = 0;
        for place in places {
            let variable = self.types.len();
            self.types.push(place.ty);
            for of in alloca.uses.iter().filter(|of| of.kind != UseKind::Mark && of.offset == place.offset) {
                let touch = self.touched.entry(of.op).or_default();
                match of.kind {
                    UseKind::Load(_) => touch.reads.push(variable),
                    _ => touch.writes.push(variable),
                }
                promoted += 1;
            }
            // Each execution of the alloca makes new memory.
            self.touched.entry(alloca.op).or_default().writes.push(variable);
        }
        let marks = alloca.uses.iter().filter(|of| of.kind == UseKind::Mark);
        if promoted + marks.clone().count() == alloca.uses.len() {
            for mark in marks {
                self.touched.entry(mark.op).or_default();
            }
            self.touched.entry(alloca.op).or_default();
        }
    }
}

/// A range of an alloca that becomes a variable.
struct Place {
    offset: u64,
    ty: TypeId,
}

/// The ranges of an alloca that become variables.
fn places(f: &mut Function, alloca: &Alloca) -> Vec<Place> {
    let mut uses: Vec<&Use> = alloca.uses.iter().filter(|of| of.kind != UseKind::Mark).collect();
    uses.sort_by_key(|of| (of.offset, of.size));
    let mut places = Vec::new();
    let mut start = 0;
    while start < uses.len() {
        // The uses that overlap.
        let mut end = uses[start].end();
        let mut next = start + 1;
        while next < uses.len() && uses[next].offset < end {
            end = end.max(uses[next].end());
            next += 1;
        }
        if let Some(ty) = common_type(f, &uses[start..next]) {
            places.push(Place { offset: uses[start].offset, ty });
        }
        start = next;
    }
    places
}

/// The type of the variable for uses that are loads and stores of the same bytes.
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

/// Rewrites an operation on memory to values. The alloca stays until it is dead.
fn rewrite(
    emit: &mut Emitter,
    current: &mut Current,
    op: Op,
    touch: &Touch,
    types: &[TypeId],
    values: &mut FxHashMap<Value, Value>,
) {
    match emit.f.body.name(op) {
        LOAD => {
            let result = emit.f.body.result(op, 0);
            let value = current.get(emit, touch.reads[0]);
            let ty = emit.ty(result);
            let value = convert(emit, value, ty);
            values.insert(result, value);
        }
        STORE => {
            let value = Store(op).value(emit.f.body);
            let value = convert(emit, value, types[touch.writes[0]]);
            current.set(touch.writes[0], Some(value));
        }
        ALLOCA => {
            touch.writes.iter().for_each(|&variable| current.set(variable, None));
            emit.f.body.place_op(emit.block, op);
        }
        // A marker.
        _ => {}
    }
}

/// Reinterprets the bytes of a value as another type.
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

/// Converts a value to the integer of its bytes. Returns the type and the value.
fn as_int(emit: &mut Emitter, ty: TypeId, value: Value) -> (TypeId, Value) {
    let size = store_size(emit.f.cx, &emit.f.target.layout, ty).unwrap_or(0);
    let int = emit.f.cx.int_type(8 * size as u32);
    match emit.f.cx.type_data(ty) {
        TypeData::Integer { .. } => (ty, value),
        TypeData::Pointer { .. } => (int, emit.value(PTRTOINT, &[value], int, DictId::EMPTY)),
        _ => (int, emit.value(BITCAST, &[value], int, DictId::EMPTY)),
    }
}
