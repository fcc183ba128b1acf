//! Extension of vectors that fill registers: the number of registers doubles in each step.

use cranelift_codegen::ir::{InstBuilder, Value};

use crate::codegen::context::{FunctionCx, Leaves};

use super::shuffle::bytes_of;

/// Extends integers to `times` as many bits.
pub(crate) fn extended(fx: &mut FunctionCx, mut parts: Leaves, mut times: u32, signed: bool) -> Leaves {
    while times > 1 {
        let mut wider = Leaves::new();
        for part in parts {
            let halves = match signed {
                true => [fx.ins().swiden_low(part), fx.ins().swiden_high(part)],
                false => [fx.ins().uwiden_low(part), fx.ins().uwiden_high(part)],
            };
            wider.extend(halves);
        }
        (parts, times) = (wider, times / 2);
    }
    parts
}

/// Applies an instruction that extends the low half to both halves of each part.
pub(crate) fn doubled(
    fx: &mut FunctionCx,
    parts: Leaves,
    mut of_low: impl FnMut(&mut FunctionCx, Value) -> Value,
) -> Leaves {
    let mut out = Leaves::new();
    for part in parts {
        let ty = fx.builder.func.dfg.value_type(part);
        let high = bytes_of(fx, ty, part, part, |byte| 8 + byte % 8);
        out.push(of_low(fx, part));
        out.push(of_low(fx, high));
    }
    out
}
