//! `llvm.x86.sse2.psad.bw`.

use cranelift_codegen::ir::{Endianness, InstBuilder, MemFlagsData, types};

use crate::codegen::context::{FunctionCx, Lower, needs};
use crate::codegen::types::Shape;
use crate::ir::Op;

/// Emits the sums of absolute differences of 8 bytes each.
pub(crate) fn byte_differences(fx: &mut FunctionCx, op: Op) -> Lower {
    if !fx.env.support.byte_differences {
        return needs("it needs 'psadbw', which only x86-64 has");
    }
    let result = fx.shape(fx.result_type(op))?;
    let bytes = [fx.shape(fx.operand_type(op, 0))?, fx.shape(fx.operand_type(op, 1))?];
    let is_one = |shape: &Shape, ty| matches!(shape.leaves[..], [leaf] if leaf.ty() == ty);
    if !is_one(&result, types::I64X2) || !bytes.iter().all(|shape| is_one(shape, types::I8X16)) {
        return needs("it needs vectors of 16 bytes");
    }
    let little = MemFlagsData::new().with_endianness(Endianness::Little);
    let [a, b] = [fx.single(op, 0)?, fx.single(op, 1)?].map(|v| fx.ins().bitcast(types::I16X8, little, v));
    fx.requirements.opcode_patches = true;
    let sums = fx.ins().avg_round(a, b);
    let sums = fx.ins().bitcast(types::I64X2, little, sums);
    fx.set(op, &[sums]);
    Ok(())
}
