//! StableHLO and CHLO. Tensors without dimensions become scalars where operations compute with them, and shapes must be
//! constant.

mod cast;
mod contraction;
mod control;
mod convolution;
mod elementwise;
mod functions;
mod gather;
mod integer;
mod movement;
mod pad;
mod reduction;
mod scatter;
mod sort;
mod window;

use crate::diag::Diagnostics;
use crate::dialect::stablehlo::{self, parameter};
use crate::dialect::{chlo, tensor};
use crate::ir::{DYNAMIC, Op, Signedness, TypeData, TypeId, Value};

use super::rewriter::{Problem, Rewriter};
use super::shape::Size;

/// Rewrites an operation.
pub(super) fn rewrite(rewriter: &mut Rewriter, op: Op, diagnostics: &mut Diagnostics) -> Result<(), Problem> {
    check_types(rewriter, op)?;
    let name = rewriter.old.name(op);
    let values = match name {
        stablehlo::WHILE => return control::while_loop(rewriter, op, diagnostics),
        stablehlo::IF | stablehlo::CASE => return control::branches(rewriter, op, diagnostics),
        stablehlo::RETURN => return control::return_(rewriter, op),
        stablehlo::OPTIMIZATION_BARRIER => operands(rewriter, op)?,
        stablehlo::REDUCE => reduction::reduce(rewriter, op, diagnostics)?,
        stablehlo::REDUCE_WINDOW => window::reduce_window(rewriter, op, diagnostics)?,
        stablehlo::SCATTER => scatter::scatter(rewriter, op, diagnostics)?,
        stablehlo::SELECT_AND_SCATTER => vec![window::select_and_scatter(rewriter, op, diagnostics)?],
        stablehlo::SORT => sort::sort(rewriter, op, diagnostics)?,
        chlo::TOP_K => sort::top_k(rewriter, op)?,
        stablehlo::CONSTANT => vec![movement::constant(rewriter, op)?],
        stablehlo::IOTA => vec![movement::iota(rewriter, op)?],
        stablehlo::BROADCAST_IN_DIM => vec![movement::broadcast(rewriter, op)?],
        stablehlo::RESHAPE => vec![movement::reshape(rewriter, op)?],
        stablehlo::TRANSPOSE => vec![movement::transpose(rewriter, op)?],
        stablehlo::REVERSE => vec![movement::reverse(rewriter, op)?],
        stablehlo::SLICE => vec![movement::slice(rewriter, op)?],
        stablehlo::DYNAMIC_SLICE => vec![movement::dynamic_slice(rewriter, op)?],
        stablehlo::DYNAMIC_UPDATE_SLICE => vec![movement::dynamic_update_slice(rewriter, op)?],
        stablehlo::CONCATENATE => vec![movement::concatenate(rewriter, op)?],
        stablehlo::PAD => vec![pad::pad(rewriter, op)?],
        stablehlo::GATHER => vec![gather::gather(rewriter, op)?],
        stablehlo::DOT_GENERAL | stablehlo::DOT => vec![contraction::dot_general(rewriter, op)?],
        stablehlo::CONVOLUTION => vec![convolution::convolution(rewriter, op)?],
        _ => vec![elementwise::rewrite(rewriter, op)?],
    };
    rewriter.set_all(rewriter.old.results(op), values);
    Ok(())
}

fn operands(rewriter: &Rewriter, op: Op) -> Result<Vec<Value>, Problem> {
    rewriter.old.operands(op).iter().map(|&operand| rewriter.value(operand)).collect()
}

/// Checks that tensors have constant shapes and elements of integers or floats.
fn check_types(rewriter: &Rewriter, op: Op) -> Result<(), Problem> {
    let old = rewriter.old;
    for value in old.operands(op).iter().copied().chain(old.results(op)) {
        let ty = old.value_type(value);
        let shape = tensor::shape(rewriter.cx, ty);
        if shape.is_none_or(|shape| shape.contains(&DYNAMIC)) {
            return Err(format!("'{}' has no constant shape", rewriter.cx.type_text(ty)).into());
        }
        let element = rewriter.cx.element_type(ty);
        if !rewriter.is_float(element) && rewriter.cx.int_width(element).is_none() {
            return Err(rewriter.unsupported(element));
        }
    }
    Ok(())
}

/// Returns these sizes.
fn known(shape: &[i64]) -> Vec<Size> {
    shape.iter().map(|&size| Size::Known(size)).collect()
}

/// Operands and attributes.
impl Rewriter<'_> {
    /// Returns an operand as a scalar, if it has one element.
    fn scalar(&mut self, op: Op, index: usize) -> Result<Value, Problem> {
        let value = self.operand(op, index)?;
        self.element(value)
    }

    /// Returns the only element of a tensor, or a scalar.
    fn element(&mut self, value: Value) -> Result<Value, Problem> {
        if tensor::shape(self.cx, self.type_of(value)).is_none() {
            return Ok(value);
        }
        if let Some(element) = self.splat_element(value) {
            return Ok(element);
        }
        let indices: Vec<Value> = (0..self.shape(value)?.len()).map(|_| self.index(0)).collect();
        Ok(self.extract(value, &indices))
    }

    /// Returns an operand as a tensor.
    fn tensor(&mut self, op: Op, index: usize) -> Result<Value, Problem> {
        self.original(self.old.operands(op)[index])
    }

    /// Returns the shape of the first result of an operation.
    fn result_shape(&self, op: Op) -> Vec<i64> {
        let ty = self.old.value_type(self.old.result(op, 0));
        tensor::shape(self.cx, ty).map(<[i64]>::to_vec).unwrap_or_default()
    }

    /// Returns the type of elements of the first result.
    fn new_element(&mut self, op: Op) -> TypeId {
        let ty = self.result_element(op);
        self.new_type(ty)
    }

    /// Returns the numbers of an attribute; none if it is missing.
    fn list(&self, op: Op, attr_name: &str) -> Vec<i64> {
        parameter::numbers(self.cx, self.old, op, attr_name).unwrap_or_default()
    }

    /// Returns the numbers of an attribute, or copies of a default value.
    fn list_or(&self, op: Op, attr_name: &str, default: i64, count: usize) -> Result<Vec<i64>, Problem> {
        match parameter::numbers(self.cx, self.old, op, attr_name) {
            None => Ok(vec![default; count]),
            Some(numbers) if numbers.len() == count => Ok(numbers),
            Some(_) => Err(format!("'{attr_name}' has another number of elements than expected").into()),
        }
    }

    /// Returns the numbers of a field of an attribute.
    fn field(&self, op: Op, attr_name: &str, key: &str) -> Vec<usize> {
        let fields = parameter::fields(self.cx, self.old, op, attr_name).unwrap_or_default();
        parameter::field(fields, key).into_iter().filter_map(|dim| usize::try_from(dim).ok()).collect()
    }

    /// Returns true if the elements of an old value are unsigned integers or conditions.
    fn is_unsigned(&self, old: Value) -> bool {
        let element = self.cx.element_type(self.old.value_type(old));
        match self.cx.type_data(element) {
            TypeData::Integer { sign, width } => *sign == Signedness::Unsigned || *width == 1,
            _ => false,
        }
    }
}
