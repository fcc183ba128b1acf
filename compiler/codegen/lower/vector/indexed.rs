//! Gathers and scatters of elements at the indices of a vector, by one instruction for each register.

use cranelift_codegen::ir::Value;

use crate::codegen::context::views::View;
use crate::codegen::context::{FunctionCx, Leaves, Lower};
use crate::codegen::types::{Leaf, Scalar};
use crate::dialect::llvm::cast::{Cast, SEXT};
use crate::dialect::llvm::masked::{GATHER, Gather, SCATTER, Scatter};
use crate::dialect::llvm::memory::{GETELEMENTPTR, GepIndex, gep_indices};
use crate::ir::{self, Op, TypeId, name};

use super::mask;

/// The access of a gather or scatter.
pub(crate) struct Indexed {
    /// The address of the array.
    base: ir::Value,
    /// The vector of signed indices.
    indices: ir::Value,
    /// The view in which the lanes are loaded or stored.
    pub(crate) view: View,
    /// The view of the indices, in which as many are in a leaf.
    view_of_indices: View,
}

impl Indexed {
    /// Matches a gather or scatter for which there is an instruction.
    pub(crate) fn of(fx: &mut FunctionCx, op: Op) -> Option<Indexed> {
        let (pointers, ty, mask, has_instruction) = match fx.body.name(op) {
            GATHER => {
                let gather = Gather(op);
                (gather.ptrs(fx.body), fx.result_type(op), gather.mask(fx.body), fx.env.support.gathers)
            }
            SCATTER => {
                let scatter = Scatter(op);
                let ty = fx.body.value_type(scatter.value(fx.body));
                (scatter.ptrs(fx.body), ty, scatter.mask(fx.body), fx.env.support.scatters)
            }
            _ => return None,
        };
        let indexed = Indexed::at(fx, pointers, ty).filter(|_| has_instruction)?;
        let has_mask = fx.has_all_lanes(mask)
            || fx.body.name(op) == GATHER
                && fx.mask_width(mask, indexed.view).is_some_and(|width| width <= fx.lane_bits(ty));
        has_mask.then_some(indexed)
    }

    /// Matches addresses of elements that are as large as the lanes of the type `accessed`.
    fn at(fx: &mut FunctionCx, pointers: ir::Value, accessed: TypeId) -> Option<Indexed> {
        let op = fx.body.defining_op(pointers).filter(|&op| fx.body.name(op) == GETELEMENTPTR)?;
        let element = fx.attr(op, name::ELEM_TYPE).and_then(|attr| fx.cx().type_value(attr))?;
        let (scalar, lanes) = (fx.scalar(accessed).ok()?, fx.lane_count(accessed).ok()?);
        let is_one = matches!(gep_indices(fx.cx(), fx.body.attrs(op))[..], [GepIndex::Dynamic(0)]);
        let &[base, indices] = fx.body.operands(op) else { return None };
        let is_one = is_one
            && fx.lane_count(fx.body.value_type(base)).ok()? == 1
            && fx.lane_count(fx.body.value_type(indices)).ok()? == lanes;
        let is_element = fx.size_of(element).ok()? == scalar.bytes() && scalar.is_vector_lane();
        let indices = unextended(fx, indices);
        let index = fx.scalar(fx.body.value_type(indices)).ok()?;
        let fills = |register: usize| lanes.is_multiple_of(register);
        let has_wide = fx.has_wide_shape(accessed);
        let (view, view_of_indices) = match (scalar.bits(), index) {
            (32, Scalar::Int(32)) if has_wide && fills(8) => (View::Wide, View::Wide),
            (64, Scalar::Int(64)) if has_wide && fills(4) => (View::Wide, View::Wide),
            (32, Scalar::Int(32)) if fills(4) => (View::Narrow, View::Narrow),
            (64, Scalar::Int(64)) if fills(2) => (View::Narrow, View::Narrow),
            (64, Scalar::Int(32)) if has_wide && fills(4) => (View::Wide, View::Narrow),
            (32, Scalar::Int(64)) if fx.has_wide_view() && fills(4) => (View::Narrow, View::Wide),
            _ => return None,
        };
        (is_one && is_element).then_some(Indexed { base, indices, view, view_of_indices })
    }

    /// Returns the base and the registers of indices.
    fn operands(&self, fx: &mut FunctionCx) -> Lower<(Value, Leaves)> {
        let base = fx.single_leaf(self.base)?;
        let indices = fx.in_view(self.view_of_indices, |fx| fx.leaves(self.indices))?;
        Ok((base, indices))
    }

    /// Lowers a gather, in the view of its lanes.
    pub(super) fn gather(&self, fx: &mut FunctionCx, op: Op) -> Lower {
        let shape = fx.shape(fx.result_type(op))?;
        let (base, indices) = self.operands(fx)?;
        let has_all = fx.has_all_lanes(Gather(op).mask(fx.body));
        let masks = if has_all { None } else { mask::with_lanes_of(fx, Gather(op).mask(fx.body), &shape) };
        let otherwise = match Gather(op).pass_thru(fx.body).filter(|_| !has_all) {
            Some(value) if !mask::is_zero(fx, value) => Some(fx.leaves(value)?),
            _ => None,
        };
        let mut out = Leaves::new();
        for (number, &leaf) in shape.leaves.iter().enumerate() {
            let mask = masks.as_ref().map_or_else(|| all_ones(fx, leaf), |masks| masks[number]);
            let loaded = fx.gather(leaf.ty(), mask, base, indices[number]);
            out.push(match &otherwise {
                Some(otherwise) => mask::select_lanes(fx, leaf, mask, loaded, otherwise[number]),
                None => loaded,
            });
        }
        fx.set(op, &out);
        Ok(())
    }

    /// Lowers a scatter, in the view of its lanes.
    pub(super) fn scatter(&self, fx: &mut FunctionCx, op: Op) -> Lower {
        let (base, indices) = self.operands(fx)?;
        for (value, indices) in fx.leaves(Scatter(op).value(fx.body))?.into_iter().zip(indices) {
            fx.scatter(value, base, indices);
        }
        Ok(())
    }
}

/// Returns the operand of a sign extension from 32 bits, which instructions do themselves.
fn unextended(fx: &FunctionCx, indices: ir::Value) -> ir::Value {
    let extension = fx.body.defining_op(indices).filter(|&op| fx.body.name(op) == SEXT);
    let from = extension.map(|op| Cast(op).arg(fx.body));
    from.filter(|&from| fx.lane_bits(fx.body.value_type(from)) == 32).unwrap_or(indices)
}

/// Returns the mask of all lanes of a register.
fn all_ones(fx: &mut FunctionCx, leaf: Leaf) -> Value {
    let bits = leaf.scalar.bits();
    fx.constant(Leaf { scalar: Scalar::Int(bits), ..leaf }, (1 << bits) - 1)
}
