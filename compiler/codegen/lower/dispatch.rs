//! Selection of a lowering: that for integers of limbs, if any operand or result is one.

use crate::codegen::context::{FunctionCx, Lower, LowerFn, needs};
use crate::codegen::types::MAX_WIDTH;
use crate::dialect::llvm::{aggregate, arith, call, cast, control, debug, exception, hint, memory};
use crate::ir::{Op, OpName};

use super::integer::{wide, wide_intrinsic};

/// Operations whose lowerings handle leaves regardless of their type.
const SAME: &[OpName] = &[
    arith::CONSTANT,
    arith::FREEZE,
    arith::POISON,
    arith::SELECT,
    arith::UNDEF,
    arith::ZERO,
    aggregate::EXTRACTVALUE,
    aggregate::INSERTVALUE,
    call::CALL,
    call::CALL_INTRINSIC,
    cast::BITCAST,
    control::BR,
    control::COND_BR,
    control::RETURN,
    debug::DBG_VALUE,
    exception::INVOKE,
    hint::EXPECT,
    hint::EXPECT_WITH_PROBABILITY,
    hint::IS_CONSTANT,
    hint::SSA_COPY,
    memory::LOAD,
    memory::STORE,
];

impl FunctionCx<'_> {
    /// Returns the lowering of an operation. `name` is its name, or that of the intrinsic that it calls.
    pub(crate) fn lowering(&self, op: Op, name: OpName) -> Lower<Option<LowerFn>> {
        let Some(width) = self.wide_width(op) else { return Ok(self.env.lowerings.get(name)) };
        if width > MAX_WIDTH {
            return needs(format!("it needs integers of {width} bits, which is more than {MAX_WIDTH}"));
        }
        if SAME.contains(&name) {
            return Ok(self.env.lowerings.get(name));
        }
        let mut rows = wide::LOWERINGS.iter().chain(wide_intrinsic::LOWERINGS);
        match rows.find(|row| row.0 == name) {
            Some(row) => Ok(Some(row.1)),
            None => needs(format!("it needs integers of {width} bits")),
        }
    }
}
