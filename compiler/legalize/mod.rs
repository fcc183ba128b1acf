//! Legalization: operations of tensor dialects that exporters use, as linalg, tensor, arith, math and scf on tensors.
//!
//! Function bodies that contain such operations are rebuilt. The types of results are inferred from those of the new
//! operands, so that values may have more precise types than before. Other operations get their operands cast to the
//! original types.
//!
//! Operations of linalg and tensor that bufferization does not know are replaced by others.
//!
//! Limits: shapes of the operators of exporters must be constant where they are operands, and ranks must be known.

mod constant;
mod linalg;
mod movement;
mod rewriter;
mod scalar;
mod shape;
mod stablehlo;
mod structured;
mod tensor;
mod tosa;

use crate::diag::Diagnostics;
use crate::dialect::{chlo, stablehlo as hlo, tosa as dialect};
use crate::ir::verify::top_level_ops;
use crate::ir::{Body, Module, Op, OpName};

use rewriter::rewrite;

/// Operations that are read but not legalized, and the requirement that is missing.
const REFUSED: &[(OpName, &str)] = &[
    (dialect::CUSTOM, "an implementation of the operator"),
    (dialect::FFT2D, "a lowering"),
    (dialect::RFFT2D, "a lowering"),
    (hlo::CUSTOM_CALL, "an implementation of the function"),
    (hlo::RNG_BIT_GENERATOR, "a lowering"),
    (hlo::FFT, "a lowering"),
    (hlo::CHOLESKY, "a lowering"),
    (hlo::TRIANGULAR_SOLVE, "a lowering"),
    (hlo::COMPLEX, "complex tensors"),
    (hlo::REAL, "complex tensors"),
    (hlo::IMAG, "complex tensors"),
    (chlo::BESSEL_I1E, "a lowering"),
    (chlo::DIGAMMA, "a lowering"),
    (chlo::LGAMMA, "a lowering"),
    (chlo::NEXT_AFTER, "a lowering"),
];

/// Returns the missing requirement of an operation that is read but not legalized.
pub fn needs(name: OpName) -> Option<&'static str> {
    REFUSED.iter().find(|row| row.0 == name).map(|row| row.1)
}

/// Returns true for operations of the dialects that legalization replaces, and for single operations of others.
fn is_illegal(name: OpName) -> bool {
    let is_of_dialect = name.dialect() == usize::from(dialect::TABLE) || is_hlo(name);
    is_of_dialect || linalg::is_replaced(name) || tensor::is_replaced(name)
}

/// Returns true for operations of StableHLO and CHLO, whose integers are signed or unsigned.
fn is_hlo(name: OpName) -> bool {
    [hlo::TABLE, chlo::TABLE].iter().any(|&table| name.dialect() == usize::from(table))
}

/// Returns true for operations that legalization replaces.
pub fn is_replaced(name: OpName) -> bool {
    is_illegal(name) && needs(name).is_none()
}

/// Returns true if a module has operations that legalization replaces.
pub fn is_needed(module: &Module) -> bool {
    module.bodies().any(has_illegal)
}

fn has_illegal(body: &Body) -> bool {
    ops(body).any(|op| is_illegal(body.name(op)))
}

/// Returns the operations of a body, in all its regions.
fn ops(body: &Body) -> impl Iterator<Item = Op> + '_ {
    body.block_ids().flat_map(|block| body.block_ops(block).iter().copied())
}

/// Replaces the operations of tensor dialects.
///
/// # Errors
/// Reports every operation that cannot be replaced, and returns `None`.
pub fn legalize(module: Module, diagnostics: &mut Diagnostics) -> Option<Module> {
    let before = diagnostics.error_count();
    let is_signless = module.bodies().any(|body| ops(body).any(|op| is_hlo(body.name(op))));
    let (mut cx, old) = module.into_parts();
    let mut new = Vec::new();
    for mut body in old {
        let variables: Vec<Op> =
            top_level_ops(&body).filter(|&op| body.name(op) == dialect::VARIABLE).collect();
        for op in variables {
            tosa::replace_variable(&mut cx, &mut body, op);
        }
        let is_rewritten = is_signless || has_illegal(&body);
        new.push(if is_rewritten { rewrite(&mut cx, &body, is_signless, diagnostics) } else { body });
    }
    (diagnostics.error_count() == before).then(|| Module::from_parts(cx, new))
}
