//! Shuffles that move the upper halves of lanes to the lower ones, as shifts.
//!
//! ```text
//!   v = and (bitcast x : vector<2xi64> to vector<4xi32>), [0, -1, _, -1]
//!   bitcast (shufflevector v, _, [1, 0, 3, 0]) to vector<2xi64>            ▶   lshr x, 32
//! ```
//!
//! Other optimizers make shuffles of such shifts, because their code generation selects an instruction for the shuffle.

use crate::dialect::llvm::arith::{AND, LSHR};
use crate::dialect::llvm::cast::{BITCAST, Cast};
use crate::dialect::llvm::vector::{SHUFFLEVECTOR, ShuffleVector, shuffle_mask};
use crate::ir::{DictId, Op, TypeData, Value};
use crate::opt::function::{Emitter, Function};

use super::constant_lanes::{constant_lanes, is_arbitrary};
use super::defined_by;

/// The vector whose lanes are shifted right by half of their width.
pub(super) struct LaneShift {
    vector: Value,
    half: i128,
}

impl LaneShift {
    pub(super) fn of(f: &Function, op: Op) -> Option<LaneShift> {
        if f.body.name(op) != BITCAST || f.target.layout.big_endian {
            return None;
        }
        let shuffle = defined_by(f, Cast(op).arg(f.body), SHUFFLEVECTOR)?;
        let (v1, v2) = (ShuffleVector(shuffle).v1(f.body), ShuffleVector(shuffle).v2(f.body));
        let &[halves, mask] = f.body.operands(defined_by(f, v1, AND)?) else { return None };
        let vector = Cast(defined_by(f, halves, BITCAST)?).arg(f.body);
        let kept = constant_lanes(f, mask)?;
        let order = shuffle_mask(f.cx, f.body.attrs(shuffle))?;
        let ty = f.body.value_type(vector);
        if ty != f.body.value_type(f.body.result(op, 0))
            || order.len() != kept.len()
            || !order.len().is_multiple_of(2)
        {
            return None;
        }
        let is_zero = |lane: i64| match kept.get(lane as usize) {
            Some(bytes) => bytes.iter().all(|&byte| byte == 0),
            None => is_arbitrary(f, v2),
        };
        let is_upper =
            |at: usize| order[at] == at as i64 + 1 && kept[at + 1].iter().all(|&byte| byte == 0xff);
        let is_shift = (0..order.len()).step_by(2).all(|at| is_upper(at) && is_zero(order[at + 1]));
        let TypeData::Vector { shape, element, .. } = f.cx.type_data(ty) else { return None };
        let width = f.cx.int_width(*element)?;
        let has_halves = matches!(shape[..], [lanes] if lanes as usize * 2 == order.len());
        (is_shift && has_halves).then_some(LaneShift { vector, half: i128::from(width / 2) })
    }

    /// Emits the shift.
    pub(super) fn emit(&self, emit: &mut Emitter) -> Value {
        let ty = emit.f.body.value_type(self.vector);
        let element = emit.f.cx.element_type(ty);
        let half = emit.int(element, self.half);
        let half = emit.splat(half, ty);
        emit.value(LSHR, &[self.vector, half], ty, DictId::EMPTY)
    }
}
