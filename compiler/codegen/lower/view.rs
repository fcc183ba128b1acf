//! The view in which an operation is lowered, in functions with vectors of more than 128 bits.

use smallvec::SmallVec;

use crate::codegen::context::FunctionCx;
use crate::codegen::context::views::View;
use crate::codegen::types::Scalar;
use crate::dialect::llvm::arith::*;
use crate::dialect::llvm::call::CALL_INTRINSIC;
use crate::dialect::llvm::cast::{
    BITCAST, Cast, FPEXT, FPTOSI, FPTOUI, FPTRUNC, SEXT, SITOFP, TRUNC, UITOFP, ZEXT,
};
use crate::dialect::llvm::compare::{FCMP, ICMP};
use crate::dialect::llvm::intrinsic::*;
use crate::dialect::llvm::masked;
use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::dialect::llvm::reduce::{REDUCE_AND, REDUCE_OR};
use crate::dialect::llvm::vector::SHUFFLEVECTOR;
use crate::ir::{Op, OpName, TypeId};

use super::vector::dot_product;
use super::vector::pairwise_add;
use super::vector::shuffle::is_broadcast;
use super::vector::wide_cast;
use super::vector::wide_shuffle;

const NARROW: &[View] = &[View::Narrow];
const WIDE: &[View] = &[View::Wide];
/// Two independent lowerings, of which Cranelift removes those that are not used.
const BOTH: &[View] = &[View::Narrow, View::Wide];

impl FunctionCx<'_> {
    /// Returns the views in which an operation is lowered, one after the other.
    pub(crate) fn views(&mut self, op: Op, name: OpName) -> &'static [View] {
        if !self.has_wide_view() {
            return NARROW;
        }
        match name {
            CONSTANT | ZERO | POISON | UNDEF if self.has_wide_result(op) => BOTH,
            SHUFFLEVECTOR if self.has_wide_result(op) && is_broadcast(self, op) => BOTH,
            SHUFFLEVECTOR if self.has_wide_result(op) && wide_shuffle::is_supported(self, op) => WIDE,
            ICMP | FCMP if self.has_wide_operand(op) => BOTH,
            AND | OR | XOR if self.combines_wide_masks(op) => BOTH,
            STORE if self.has_wide_operand(op) => WIDE,
            masked::STORE if self.has_wide_operand(op) && self.has_fitting_mask(op) => WIDE,
            masked::LOAD if self.has_wide_result(op) && self.has_fitting_mask(op) => WIDE,
            CALL_INTRINSIC if self.has_wide_result(op) && dot_product::is_wide(self, op) => WIDE,
            SELECT if self.has_wide_result(op) && self.has_fitting_condition(op) => WIDE,
            SEXT | ZEXT if self.has_wide_result(op) && self.extends_wide_mask(op) => WIDE,
            SEXT | ZEXT | TRUNC | SITOFP | UITOFP | FPTOSI | FPTOUI | FPEXT | FPTRUNC
                if wide_cast::is_supported(self, op, name) =>
            {
                WIDE
            }
            LOAD if self.has_wide_result(op) && self.is_only_extended(op) => NARROW,
            REDUCE_AND | REDUCE_OR if self.reduces_wide_mask(op) => WIDE,
            BITCAST if self.has_wide_result(op) && self.has_wide_operand(op) => WIDE,
            _ if self.has_wide_result(op) && self.is_lanewise(op, name) => WIDE,
            _ => NARROW,
        }
    }

    fn has_wide_result(&mut self, op: Op) -> bool {
        self.body.result_count(op) == 1 && self.has_wide_shape(self.result_type(op))
    }

    fn has_wide_operand(&mut self, op: Op) -> bool {
        !self.body.operands(op).is_empty() && self.has_wide_shape(self.operand_type(op, 0))
    }

    /// Returns true if both operands have masks of the same width in the wide view.
    fn combines_wide_masks(&mut self, op: Op) -> bool {
        let [a, b] = Binary(op).operands(self.body).map(|operand| self.wide_mask_width(operand));
        a.is_some() && a == b
    }

    /// Returns true if the condition of a select is a scalar, or has a mask with lanes that are no wider than those of the
    /// result.
    fn has_fitting_condition(&mut self, op: Op) -> bool {
        let condition = Select(op).condition(self.body);
        let width = self.lane_bits(self.result_type(op));
        self.body.value_type(condition) == TypeId::I1
            || self.wide_mask_width(condition).is_some_and(|mask| mask <= width)
    }

    /// Returns true if an instruction performs a masked access, and its mask has lanes that are no wider.
    fn has_fitting_mask(&mut self, op: Op) -> bool {
        let (ty, mask) = match masked::Store::cast(self.body, op) {
            Some(store) => (self.operand_type(op, 0), store.mask(self.body)),
            None => (self.result_type(op), masked::Load(op).mask(self.body)),
        };
        let width = self.lane_bits(ty);
        let mask = self.wide_mask_width(mask);
        self.has_masked_accesses(ty) && mask.is_some_and(|mask| mask <= width)
    }

    /// Returns true for a reduction of a mask.
    fn reduces_wide_mask(&self, op: Op) -> bool {
        self.wide_mask_width(self.body.operands(op)[0]).is_some()
    }

    /// Returns true for an extension of a mask whose lanes are as wide as those of the result, or are words.
    fn extends_wide_mask(&mut self, op: Op) -> bool {
        let width = self.lane_bits(self.result_type(op));
        let mask = self.wide_mask_width(Cast(op).arg(self.body));
        mask.is_some_and(|mask| mask == width || (32..=width).contains(&mask))
    }

    /// Returns true if all users of a vector extend its lanes. Instructions that do so load half a register.
    fn is_only_extended(&mut self, op: Op) -> bool {
        let loaded = self.body.result(op, 0);
        let users: SmallVec<[Op; 2]> = self.uses.of(self.body, loaded).iter().copied().collect();
        let extends = |fx: &mut Self, user: Op| {
            let name = fx.body.name(user);
            matches!(name, SEXT | ZEXT | SITOFP | UITOFP | FPEXT)
                && fx.has_wide_result(user)
                && fx.lane_bits(fx.result_type(user)) > fx.lane_bits(fx.result_type(op))
                && wide_cast::is_supported(fx, user, name)
        };
        users.into_iter().all(|user| extends(self, user))
    }

    fn lane_bits(&self, ty: TypeId) -> u32 {
        self.scalar(ty).map_or(0, Scalar::bits)
    }

    /// Returns true if the operation has an instruction for all lanes of a wide vector.
    fn is_lanewise(&mut self, op: Op, name: OpName) -> bool {
        let Ok(scalar) = self.scalar(self.result_type(op)) else { return false };
        let width = scalar.bits();
        match name {
            LOAD | SUB | AND | OR | XOR | ABS | SMIN | SMAX | UMIN | UMAX => true,
            FADD | FSUB | FMUL | FDIV | FNEG | FABS | SQRT | FMA | FMULADD | COPYSIGN => true,
            MINNUM | MAXNUM | MINIMUM | MAXIMUM | CEIL | FLOOR | FTRUNC | ROUNDEVEN | RINT | NEARBYINT => {
                true
            }
            ADD => width > 8 || !pairwise_add::is_pairwise(self, op),
            MUL => true,
            SADD_SAT | SSUB_SAT | UADD_SAT | USUB_SAT => width <= 16,
            CTPOP | CTLZ | CTTZ => self.env.target.counts_bits_of_lanes(width),
            SHL | LSHR | ASHR => {
                let has_instruction = width >= 32 || width == 16 && self.env.target.has_avx512();
                has_instruction || (width > 8 && self.has_uniform_amount(op))
            }
            FSHL | FSHR => width >= 32,
            _ => false,
        }
    }

    /// Returns true if a shift shifts all lanes by one amount.
    fn has_uniform_amount(&mut self, op: Op) -> bool {
        let amounts = Binary(op).rhs(self.body);
        let (Ok(shape), Ok(leaves)) = (self.shape_of(amounts), self.leaves(amounts)) else { return false };
        let mut parts = shape.leaves.iter().zip(leaves);
        parts.all(|(&leaf, part)| self.splatted_amount(leaf, part).is_some())
    }
}
