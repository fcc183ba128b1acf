//! Shuffles that move the upper halves of lanes to the lower ones, as shifts.
//!
//! ```text
//!   v = bitcast x : vector<2xi64> to vector<4xi32>
//!   bitcast (shufflevector v, zero, [1, 4, 3, 4]) to vector<2xi64>                        ▶   lshr x, 32
//!   bitcast (shufflevector (and v, [0, -1, _, -1]), _, [1, 0, 3, 0]) to vector<2xi64>     ▶   lshr x, 32
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

/// Half of a lane.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Half {
    Zero,
    /// A lane of the vector of halves that a vector is cast to.
    Of(Value, usize),
}

impl LaneShift {
    pub(super) fn of(f: &Function, op: Op) -> Option<LaneShift> {
        if f.body.name(op) != BITCAST || f.target.layout.big_endian {
            return None;
        }
        let shuffle = defined_by(f, Cast(op).arg(f.body), SHUFFLEVECTOR)?;
        let (v1, v2) = (ShuffleVector(shuffle).v1(f.body), ShuffleVector(shuffle).v2(f.body));
        let order = shuffle_mask(f.cx, f.body.attrs(shuffle))?;
        let half = |lane: i64| {
            let at = usize::try_from(lane).ok()?;
            if at < order.len() { Half::of(f, v1, at) } else { Half::of(f, v2, at - order.len()) }
        };
        let Some(Half::Of(vector, _)) = half(*order.first()?) else { return None };
        let ty = f.body.value_type(vector);
        let TypeData::Vector { shape, element, .. } = f.cx.type_data(ty) else { return None };
        let width = f.cx.int_width(*element)?;
        let has_halves = matches!(shape[..], [lanes] if lanes as usize * 2 == order.len());
        let is_upper = |at: usize| half(order[at]) == Some(Half::Of(vector, at + 1));
        let is_shift =
            || (0..order.len()).step_by(2).all(|at| is_upper(at) && half(order[at + 1]) == Some(Half::Zero));
        let is_same = has_halves && ty == f.body.value_type(f.body.result(op, 0));
        (is_same && is_shift()).then_some(LaneShift { vector, half: i128::from(width / 2) })
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

impl Half {
    /// Returns the half that a lane of a vector is, if that is known.
    fn of(f: &Function, mut vector: Value, at: usize) -> Option<Half> {
        let is_filled = |lanes: Vec<Vec<u8>>, with: u8| {
            lanes.get(at).is_some_and(|lane| lane.iter().all(|&it| it == with))
        };
        if let Some(&[halves, mask]) = defined_by(f, vector, AND).map(|op| f.body.operands(op)) {
            let kept = constant_lanes(f, mask)?;
            if is_filled(kept.clone(), 0) {
                return Some(Half::Zero);
            }
            is_filled(kept, 0xff).then_some(())?;
            vector = halves;
        }
        if let Some(lanes) = constant_lanes(f, vector) {
            return (is_arbitrary(f, vector) || is_filled(lanes, 0)).then_some(Half::Zero);
        }
        Some(Half::Of(Cast(defined_by(f, vector, BITCAST)?).arg(f.body), at))
    }
}
