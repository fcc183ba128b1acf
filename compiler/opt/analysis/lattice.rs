//! The lattice of constant propagation, and the transfer functions of operations.
//!
//! Constants are scalars, null pointers, and addresses of globals plus constant offsets. Loads of constant globals are
//! constants.

use crate::dialect::llvm::arith::{AND, CONSTANT, FREEZE, MUL, OR, SELECT, ZERO};
use crate::dialect::llvm::cast::BITCAST;
use crate::dialect::llvm::compare::{ICMP, IntPredicate};
use crate::dialect::llvm::fold::{cut, fold};
use crate::dialect::llvm::global::ADDRESSOF;
use crate::dialect::llvm::layout::{size_of, store_size};
use crate::dialect::llvm::memory::{GETELEMENTPTR, LOAD};
use crate::ir::{AttrData, AttrId, DenseData, NameId, Op, TypeData, TypeId, Value, name};
use crate::opt::function::Function;

use super::affine::AffineView;

/// A lattice value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LatticeValue {
    /// The top element: no executable definition so far.
    Undetermined,
    /// A scalar constant, as [`fold`] represents it; the null pointer is 0.
    Bits(u128),
    /// The address of a global plus a byte offset.
    Address(NameId, i64),
    /// The bottom element: not a constant.
    Overdefined,
}

impl LatticeValue {
    /// The meet of both.
    pub(crate) fn meet(self, other: LatticeValue) -> LatticeValue {
        match (self, other) {
            (LatticeValue::Undetermined, value) | (value, LatticeValue::Undetermined) => value,
            (a, b) if a == b => a,
            _ => LatticeValue::Overdefined,
        }
    }
}

/// The transfer function: the lattice value of the only result of an operation, given those of its operands.
pub(crate) fn transfer(f: &Function, op: Op, of: impl Fn(Value) -> LatticeValue) -> LatticeValue {
    let operands = f.body.operands(op);
    let name = f.body.name(op);
    match name {
        CONSTANT | ZERO => return constant(f, op),
        ADDRESSOF => {
            let symbol = f.attr(op, name::GLOBAL_NAME).and_then(|attr| f.cx.symbol_value(attr));
            return symbol.map_or(LatticeValue::Overdefined, |symbol| LatticeValue::Address(symbol, 0));
        }
        SELECT => return selected(operands, of),
        LOAD if !f.is_plain(op) => return LatticeValue::Overdefined,
        _ => {}
    }
    let mut bits = smallvec::SmallVec::<[u128; 2]>::new();
    let mut is_undetermined = false;
    let mut has_address = false;
    for &operand in operands {
        match of(operand) {
            LatticeValue::Bits(number) => bits.push(number),
            LatticeValue::Undetermined => is_undetermined = true,
            LatticeValue::Address(..) => has_address = true,
            LatticeValue::Overdefined => {}
        }
    }
    match name {
        // An absorbing operand determines the result.
        AND | MUL if bits.contains(&0) => return LatticeValue::Bits(0),
        OR if is_ones(f, op, &bits) => {
            return bits.first().map_or(LatticeValue::Overdefined, |&bits| LatticeValue::Bits(bits));
        }
        _ if is_undetermined => return LatticeValue::Undetermined,
        _ => {}
    }
    if has_address {
        return of_address(f, op, of);
    }
    if bits.len() != operands.len() {
        return LatticeValue::Overdefined;
    }
    fold(f.cx, f.body, op, &bits).map_or(LatticeValue::Overdefined, LatticeValue::Bits)
}

/// Returns true if the only constant operand is all ones.
fn is_ones(f: &Function, op: Op, bits: &[u128]) -> bool {
    let width =
        f.cx.int_width(f.body.value_type(f.body.result(op, 0))).filter(|width| (1..=128).contains(width));
    matches!((bits, width), (&[only], Some(width)) if only == cut(u128::MAX, width))
}

fn constant(f: &Function, op: Op) -> LatticeValue {
    let ty = f.body.value_type(f.body.result(op, 0));
    let is_pointer = matches!(f.cx.type_data(ty), TypeData::Pointer { .. });
    let bits = match f.body.name(op) {
        ZERO if is_pointer || f.cx.int_width(ty).is_some() || f.cx.float_kind(ty).is_some() => Some(0),
        CONSTANT => f.attr(op, name::VALUE).and_then(|attr| constant_bits(f, ty, attr)),
        _ => None,
    };
    bits.map_or(LatticeValue::Overdefined, LatticeValue::Bits)
}

/// The bits of a constant attribute of a scalar type.
fn constant_bits(f: &Function, ty: TypeId, attr: AttrId) -> Option<u128> {
    match *f.cx.attr_data(attr) {
        AttrData::Integer { value, .. } => {
            let width = f.cx.int_width(ty).filter(|width| (1..=128).contains(width))?;
            Some(cut(value as u128, width))
        }
        AttrData::Float { bits, .. } => f.cx.float_kind(ty).map(|_| bits),
        _ => None,
    }
}

fn selected(operands: &[Value], of: impl Fn(Value) -> LatticeValue) -> LatticeValue {
    let &[condition, yes, no] = operands else { return LatticeValue::Overdefined };
    match of(condition) {
        LatticeValue::Undetermined => LatticeValue::Undetermined,
        LatticeValue::Bits(0) => of(no),
        LatticeValue::Bits(_) => of(yes),
        _ => of(yes).meet(of(no)),
    }
}

/// The result of an operation with an address among its operands.
fn of_address(f: &Function, op: Op, of: impl Fn(Value) -> LatticeValue) -> LatticeValue {
    let operands = f.body.operands(op);
    let (base, others) = (of(operands[0]), &operands[1..]);
    let value = match (f.body.name(op), base) {
        (FREEZE | BITCAST, value) => Some(value),
        (LOAD, LatticeValue::Address(symbol, offset)) => {
            load_of_constant(f, op, symbol, offset).map(LatticeValue::Bits)
        }
        (GETELEMENTPTR, LatticeValue::Address(symbol, offset)) => {
            let index = |value: Value| match of(value) {
                LatticeValue::Bits(bits) => {
                    f.cx.int_width(f.body.value_type(value)).map(|width| (bits, width))
                }
                _ => None,
            };
            let distance = AffineView::new(f).distance_of(op, index);
            distance.and_then(|distance| Some(LatticeValue::Address(symbol, offset.checked_add(distance)?)))
        }
        (ICMP, LatticeValue::Address(symbol, from)) => match others.first().map(|&other| of(other)) {
            Some(LatticeValue::Address(other, to)) if other == symbol => same_object(f, op, from, to),
            _ => None,
        },
        _ => None,
    };
    value.unwrap_or(LatticeValue::Overdefined)
}

/// The comparison of two addresses in one object for equality. Their order is unknown, since they may be out of bounds.
fn same_object(f: &Function, op: Op, a: i64, b: i64) -> Option<LatticeValue> {
    match IntPredicate::of(f.cx, f.attr(op, name::PREDICATE)?)? {
        IntPredicate::Eq => Some(LatticeValue::Bits(u128::from(a == b))),
        IntPredicate::Ne => Some(LatticeValue::Bits(u128::from(a != b))),
        _ => None,
    }
}

/// The value of a load of a whole element of a constant global.
fn load_of_constant(f: &Function, op: Op, symbol: NameId, offset: i64) -> Option<u128> {
    let global = f.symbols.constant(f.table, symbol)?;
    let ty = f.body.value_type(f.body.result(op, 0));
    let element = leaf_type(f, global.ty);
    let layout = &f.target.layout;
    let size = size_of(f.cx, layout, element)?;
    let offset = u64::try_from(offset).ok()?;
    if ty != element || !offset.is_multiple_of(size) || store_size(f.cx, layout, ty)? != size {
        return None;
    }
    let (index, count) = (offset / size, size_of(f.cx, layout, global.ty)? / size);
    (index < count).then_some(())?;
    match f.cx.attr_data(global.value) {
        AttrData::DenseElements { ty: elements, data } => {
            let is_same = f.cx.element_type(*elements) == element && size <= 16;
            let size = usize::try_from(size).ok().filter(|_| is_same)?;
            let bytes = match data {
                DenseData::Splat(bytes) => &bytes[..],
                DenseData::Elements(bytes) => bytes.chunks(size).nth(usize::try_from(index).ok()?)?,
            };
            let mut number = [0; 16];
            number.get_mut(..size)?.copy_from_slice(bytes.get(..size)?);
            Some(u128::from_le_bytes(number))
        }
        AttrData::String(text) => {
            f.cx.bytes(*text).get(usize::try_from(index).ok()?).map(|&byte| byte.into())
        }
        _ if count == 1 => constant_bits(f, ty, global.value),
        _ => None,
    }
}

/// The innermost element type of an array.
fn leaf_type(f: &Function, mut ty: TypeId) -> TypeId {
    while let TypeData::Array { element, .. } = f.cx.type_data(ty) {
        ty = *element;
    }
    ty
}

/// Returns true for operations that have a lattice value: one result, and no successors.
pub(crate) fn has_lattice_value(f: &Function, op: Op) -> bool {
    f.body.result_count(op) == 1 && f.body.successors(op).is_empty()
}
