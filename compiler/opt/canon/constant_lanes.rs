//! Vectors into which constants are inserted, as constants. Modules imported from LLVM IR have this form of constants with
//! `poison` lanes.
//!
//! ```text
//!   insertelement 7, poison, 0   ▶   dense<[7, 1, 1, 1]>
//! ```

use crate::dialect::llvm::arith::{CONSTANT, POISON, UNDEF, ZERO};
use crate::dialect::llvm::vector::{INSERTELEMENT, InsertElement};
use crate::ir::{AttrData, DenseData, FloatKind, Op, TypeData, TypeId, Value, name};
use crate::opt::function::{Emitter, Function};

use super::defined_by;

/// The constant that an `insertelement` makes.
pub(super) struct ConstantLanes {
    ty: TypeId,
    bytes: Vec<u8>,
}

impl ConstantLanes {
    pub(super) fn of(f: &Function, op: Op) -> Option<ConstantLanes> {
        if f.body.name(op) != INSERTELEMENT {
            return None;
        }
        let insert = InsertElement(op);
        let (vector, value) = (insert.vector(f.body), insert.value(f.body));
        let mut lanes = constant_lanes(f, vector)?;
        let at = usize::try_from(f.constant_of(insert.position(f.body))?).ok()?;
        let lane = lanes.get_mut(at)?;
        match f.constant_bytes(value) {
            Some(bytes) if bytes.len() == lane.len() => lane.copy_from_slice(&bytes),
            None if is_arbitrary(f, value) => {}
            _ => return None,
        }
        Some(ConstantLanes { ty: f.body.value_type(vector), bytes: lanes.concat() })
    }

    /// Emits the constant.
    pub(super) fn emit(&self, emit: &mut Emitter) -> Value {
        let data = DenseData::Elements(self.bytes.clone().into());
        let attr = emit.f.cx.attr(AttrData::DenseElements { ty: self.ty, data });
        emit.value_with(CONSTANT, &[], self.ty, &[(name::VALUE, attr)])
    }
}

/// Returns the bytes of each lane of a constant vector whose elements are whole bytes. Lanes that are `undef` or `poison`
/// are 1, by which a division does not trap.
pub(super) fn constant_lanes(f: &Function, vector: Value) -> Option<Vec<Vec<u8>>> {
    let TypeData::Vector { shape, scalable, element } = f.cx.type_data(f.body.value_type(vector)) else {
        return None;
    };
    let bits = f.cx.int_width(*element).or_else(|| f.cx.float_kind(*element).map(|kind| kind.bits()))?;
    let (&[lanes], &[false]) = (&shape[..], &scalable[..]) else { return None };
    let (lanes, size) = (usize::try_from(lanes).ok()?, bits as usize / 8);
    if !bits.is_multiple_of(8) || size == 0 {
        return None;
    }
    if is_arbitrary(f, vector) {
        let one = match f.cx.float_kind(*element) {
            None => 1,
            Some(FloatKind::F32) => 1f32.to_bits().into(),
            Some(FloatKind::F64) => 1f64.to_bits(),
            Some(_) => return None,
        };
        let mut lane = one.to_le_bytes().to_vec();
        lane.resize(size, 0);
        return Some(vec![lane; lanes]);
    }
    if defined_by(f, vector, ZERO).is_some() {
        return Some(vec![vec![0; size]; lanes]);
    }
    let op = defined_by(f, vector, CONSTANT)?;
    let AttrData::DenseElements { data, .. } = f.cx.attr_data(f.attr(op, name::VALUE)?) else { return None };
    let elements = match data {
        DenseData::Splat(bytes) => vec![bytes.to_vec(); lanes],
        DenseData::Elements(bytes) => bytes.chunks(size).map(<[u8]>::to_vec).collect(),
    };
    (elements.len() == lanes && elements.iter().all(|lane| lane.len() == size)).then_some(elements)
}

/// Returns true for values of which all bits are arbitrary.
pub(super) fn is_arbitrary(f: &Function, value: Value) -> bool {
    f.body.defining_op(value).is_some_and(|op| matches!(f.body.name(op), POISON | UNDEF))
}
