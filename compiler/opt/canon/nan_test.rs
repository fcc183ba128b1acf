//! Tests for NaN by the class of a scalar float, as comparisons.
//!
//! ```text
//!   is.fpclass x, nan       ▶   fcmp uno x, x
//!   is.fpclass x, not nan   ▶   fcmp ord x, x
//! ```

use crate::dialect::llvm::compare::FloatPredicate;
use crate::dialect::llvm::intrinsic::IS_FPCLASS;
use crate::ir::{FloatKind, Op, Value};
use crate::opt::function::{Emitter, Function};

/// The bits of signaling and quiet NaNs in the mask of classes, and all bits.
const NAN: i128 = 0b11;
const ALL: i128 = 0x3ff;

/// The predicate of the comparison of a float with itself that replaces a test of its class.
pub(super) struct NanTest(FloatPredicate);

impl NanTest {
    pub(super) fn of(f: &Function, op: Op) -> Option<NanTest> {
        if f.body.name(op) != IS_FPCLASS {
            return None;
        }
        let (FloatKind::F32 | FloatKind::F64) = f.cx.float_kind(f.body.value_type(f.body.operands(op)[0]))?
        else {
            return None;
        };
        match f.cx.int_value(f.attr(op, f.cx.find_name("bit")?)?)? {
            NAN => Some(NanTest(FloatPredicate::Uno)),
            classes if classes & ALL == ALL & !NAN => Some(NanTest(FloatPredicate::Ord)),
            _ => None,
        }
    }

    /// Emits the comparison.
    pub(super) fn emit(&self, emit: &mut Emitter, op: Op) -> Value {
        let value = emit.f.body.operands(op)[0];
        emit.compare_floats(self.0, value, value)
    }
}
