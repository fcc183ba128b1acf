//! TOSA. Results are those of MLIR's own lowering to linalg.

mod cast;
mod control;
mod convolution;
mod elementwise;
mod matmul;
mod movement;
mod pool;
mod reduction;
mod rescale;
mod resize;

use crate::diag::Diagnostics;
use crate::dialect::tosa::parameter::quantization;
use crate::dialect::tosa::{self, parameter};
use crate::ir::{Op, Signedness, TypeData};

pub(super) use control::replace_variable;

use super::rewriter::{Problem, Rewriter};

/// Rewrites an operator.
pub(super) fn rewrite(rewriter: &mut Rewriter, op: Op, diagnostics: &mut Diagnostics) -> Result<(), Problem> {
    match rewriter.old.name(op) {
        tosa::COND_IF => return control::cond_if(rewriter, op, diagnostics),
        tosa::WHILE_LOOP => return control::while_loop(rewriter, op, diagnostics),
        tosa::YIELD => return control::yield_(rewriter, op),
        tosa::VARIABLE_WRITE => return control::variable_write(rewriter, op),
        // Its users read the constant.
        tosa::CONST_SHAPE => return Ok(()),
        _ => {}
    }
    check_signless(rewriter, op)?;
    let value = match rewriter.old.name(op) {
        tosa::CONST => {
            let values = parameter::attr(rewriter.cx, rewriter.old, op, "values").ok_or(Problem::Reported)?;
            rewriter.constant(values)
        }
        tosa::IDENTITY => rewriter.operand(op, 0)?,
        tosa::VARIABLE_READ => control::variable_read(rewriter, op)?,
        tosa::RESCALE => rescale::rewrite(rewriter, op)?,
        tosa::APPLY_SCALE => rescale::apply_scale(rewriter, op)?,
        tosa::REDUCE_ALL
        | tosa::REDUCE_ANY
        | tosa::REDUCE_MAX
        | tosa::REDUCE_MIN
        | tosa::REDUCE_PRODUCT
        | tosa::REDUCE_SUM => reduction::reduce(rewriter, op)?,
        tosa::ARGMAX => reduction::argmax(rewriter, op)?,
        tosa::MATMUL => matmul::matmul(rewriter, op)?,
        tosa::FULLY_CONNECTED => matmul::fully_connected(rewriter, op)?,
        tosa::CONV2D | tosa::CONV3D => convolution::convolution(rewriter, op)?,
        tosa::DEPTHWISE_CONV2D => convolution::depthwise(rewriter, op)?,
        tosa::TRANSPOSE_CONV2D => convolution::transposed(rewriter, op)?,
        tosa::AVG_POOL2D => pool::average(rewriter, op)?,
        tosa::MAX_POOL2D => pool::maximum(rewriter, op)?,
        tosa::CONCAT => movement::concat(rewriter, op)?,
        tosa::PAD => movement::pad(rewriter, op)?,
        tosa::RESHAPE => movement::reshape(rewriter, op)?,
        tosa::REVERSE => movement::reverse(rewriter, op)?,
        tosa::SLICE => movement::slice(rewriter, op)?,
        tosa::TILE => movement::tile(rewriter, op)?,
        tosa::TRANSPOSE => movement::transpose(rewriter, op)?,
        tosa::GATHER => movement::gather(rewriter, op)?,
        tosa::SCATTER => movement::scatter(rewriter, op)?,
        tosa::RESIZE => resize::rewrite(rewriter, op)?,
        _ => elementwise::rewrite(rewriter, op)?,
    };
    let ty = rewriter.old.value_type(rewriter.old.result(op, 0));
    let value = rewriter.refine(value, ty)?;
    rewriter.set_result(op, value);
    Ok(())
}

/// Checks that integers are signless, except for operations that do not compute with them, and `tosa.rescale`.
fn check_signless(rewriter: &Rewriter, op: Op) -> Result<(), Problem> {
    let old = rewriter.old;
    let is_general = matches!(
        old.name(op),
        tosa::CONST
            | tosa::IDENTITY
            | tosa::RESCALE
            | tosa::CONCAT
            | tosa::RESHAPE
            | tosa::REVERSE
            | tosa::SLICE
            | tosa::TILE
            | tosa::TRANSPOSE
            | tosa::VARIABLE_READ
    );
    let elements = old.operands(op).iter().copied().chain(old.results(op));
    let is_signless = |ty| match rewriter.cx.type_data(ty) {
        TypeData::Integer { sign, .. } => *sign == Signedness::Signless,
        _ => true,
    };
    let mut elements = elements.map(|value| rewriter.cx.element_type(old.value_type(value)));
    match elements.find(|&element| !is_general && !is_signless(element)) {
        Some(element) => Err(rewriter.unsupported(element)),
        None => Ok(()),
    }
}

/// Attributes and constant operands.
impl Rewriter<'_> {
    /// Returns the numbers of an attribute or of a constant operand.
    fn numbers(&self, op: Op, attr_name: &str, operand: usize) -> Result<Vec<i64>, Problem> {
        parameter::either(self.cx, self.old, op, attr_name, operand)
            .ok_or_else(|| format!("'{attr_name}' is not a constant").into())
    }

    /// Returns the numbers of an attribute.
    fn attr_numbers(&self, op: Op, attr_name: &str) -> Result<Vec<i64>, Problem> {
        self.numbers(op, attr_name, usize::MAX)
    }

    fn flag(&self, op: Op, attr_name: &str) -> bool {
        parameter::flag(self.cx, self.old, op, attr_name)
    }

    /// Returns true if NaN operands are ignored.
    fn ignores_nan(&self, op: Op) -> bool {
        parameter::has_keyword(self.cx, self.old, op, "nan_mode", "IGNORE")
    }

    /// Returns the dimension of the attribute `axis`.
    fn axis(&self, op: Op) -> usize {
        parameter::int(self.cx, self.old, op, "axis").and_then(|axis| usize::try_from(axis).ok()).unwrap_or(0)
    }

    /// Returns the two zero points of an operation: constant operands from `first` on, or entries of
    /// `quantization_info`. `None` if it has none.
    fn zero_points(&self, op: Op, first: usize, keys: [&str; 2]) -> Result<Option<[i64; 2]>, Problem> {
        let operands = self.old.operands(op);
        if operands.len() < first + 2 {
            let key = |key| quantization(self.cx, self.old, op, key);
            let any = keys.iter().any(|name| key(name).is_some());
            return Ok(any.then(|| keys.map(|name| key(name).unwrap_or(0))));
        }
        let mut points = [0; 2];
        for (index, point) in points.iter_mut().enumerate() {
            let operand = operands[first + index];
            if self.is_float(self.cx.element_type(self.old.value_type(operand))) {
                continue;
            }
            let number = parameter::operand(self.cx, self.old, op, first + index);
            *point = number
                .and_then(|numbers| numbers.first().copied())
                .ok_or("a zero point is not a constant")?;
        }
        Ok(Some(points))
    }
}
