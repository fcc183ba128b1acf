//! Splats of a lane of a vector, as one shuffle: the lane does not become a scalar in between. Vectors of several
//! registers are left out, because their shuffles are one for each register.
//!
//! ```text
//!   shufflevector (insertelement _, v[2], 0), _, [0, 0, 0, 0]   ▶   shufflevector v, v, [2, 2, 2, 2]
//! ```

use crate::dialect::llvm::vector::{
    EXTRACTELEMENT, ExtractElement, INSERTELEMENT, InsertElement, SHUFFLEVECTOR, ShuffleVector, shuffle_mask,
};
use crate::ir::{Op, Value};
use crate::opt::cost::vector::{REGISTER, bytes};
use crate::opt::function::{Emitter, Function};

use super::defined_by;

/// The vector and its lane that a shuffle splats.
pub(super) struct LaneSplat {
    vector: Value,
    lane: i64,
    lanes: usize,
}

impl LaneSplat {
    pub(super) fn of(f: &Function, op: Op) -> Option<LaneSplat> {
        if f.body.name(op) != SHUFFLEVECTOR {
            return None;
        }
        let insert = defined_by(f, ShuffleVector(op).v1(f.body), INSERTELEMENT).map(InsertElement)?;
        let extract = defined_by(f, insert.value(f.body), EXTRACTELEMENT).map(ExtractElement)?;
        let vector = extract.vector(f.body);
        let mask = shuffle_mask(f.cx, f.body.attrs(op))?;
        let inserted = f.constant_of(insert.position(f.body))?;
        let ty = f.body.value_type(vector);
        let is_splat = mask.iter().all(|&lane| i128::from(lane) == inserted);
        let size = bytes(f, f.cx.element_type(ty)) * mask.len() as i64;
        let is_same = ty == f.body.value_type(f.body.result(op, 0)) && size <= REGISTER;
        let lane = i64::try_from(f.constant_of(extract.position(f.body))?).ok()?;
        let is_lane = (0..mask.len() as i64).contains(&lane);
        (is_splat && is_same && is_lane).then_some(LaneSplat { vector, lane, lanes: mask.len() })
    }

    /// Emits the shuffle.
    pub(super) fn emit(&self, emit: &mut Emitter) -> Value {
        emit.shuffle(self.vector, self.vector, &vec![self.lane; self.lanes])
    }
}
