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
use crate::ir::{Op, OpName, TypeId, Value};

use super::vector::dot_product;
use super::vector::indexed::Indexed;
use super::vector::lane_cast::LaneCast;
use super::vector::pairwise_add;
use super::vector::shuffle::is_broadcast;
use super::vector::wide_cast;
use super::vector::wide_shuffle;
use super::vector::widest_cast;
use super::vector::widest_shuffle;

const NARROW: &[View] = &[View::Narrow];
const WIDE: &[View] = &[View::Wide];
const WIDEST: &[View] = &[View::Widest];
/// Independent lowerings, of which Cranelift removes those that are not used.
const BOTH: &[View] = &[View::Narrow, View::Wide];
const ALL: &[View] = &[View::Narrow, View::Wide, View::Widest];

impl FunctionCx<'_> {
    /// Returns the views in which an operation is lowered, one after the other.
    pub(crate) fn views(&mut self, op: Op, name: OpName) -> &'static [View] {
        if !self.has_wide_view() {
            return NARROW;
        }
        if self.has_widest_view()
            && let Some(views) = self.widest_views(op, name)
        {
            return views;
        }
        match name {
            masked::GATHER | masked::SCATTER => {
                let is_wide = Indexed::of(self, op).is_some_and(|indexed| indexed.view == View::Wide);
                if is_wide { WIDE } else { NARROW }
            }
            CONSTANT | ZERO | POISON | UNDEF if self.has_wide_result(op) => BOTH,
            SHUFFLEVECTOR if self.has_wide_result(op) && is_broadcast(self, op) => BOTH,
            SHUFFLEVECTOR if self.has_wide_result(op) && wide_shuffle::is_supported(self, op) => WIDE,
            ICMP | FCMP if self.has_wide_operand(op) => BOTH,
            AND | OR | XOR if self.combines_masks(op, View::Wide) => BOTH,
            STORE if self.has_wide_operand(op) => WIDE,
            masked::STORE if self.has_wide_operand(op) && self.has_fitting_mask(op) => WIDE,
            masked::LOAD if self.has_wide_result(op) && self.has_fitting_mask(op) => WIDE,
            CALL_INTRINSIC if self.has_wide_result(op) && dot_product::is_wide(self, op, 32) => WIDE,
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

    /// Returns the views of an operation that has instructions on 512 bits.
    fn widest_views(&mut self, op: Op, name: OpName) -> Option<&'static [View]> {
        let has_result = self.body.result_count(op) == 1;
        let result = has_result && self.has_shape_of(View::Widest, self.result_type(op));
        let first = self.body.operands(op).first().copied();
        let first = first.or_else(|| self.body.results(op).next())?;
        let operand = self.has_shape_of(View::Widest, self.body.value_type(first));
        if !result && !operand && name != LOAD {
            let combines = matches!(name, AND | OR | XOR) && self.combines_masks(op, View::Widest);
            return combines.then_some(ALL);
        }
        let widths = |fx: &mut Self, mask: Value, ty: TypeId| {
            // Lanes of masks are extended.
            fx.mask_width(mask, View::Widest).is_some_and(|width| width <= fx.lane_bits(ty))
        };
        match name {
            CONSTANT | ZERO | POISON | UNDEF if result => Some(ALL),
            SHUFFLEVECTOR if result && is_broadcast(self, op) => Some(ALL),
            SHUFFLEVECTOR if result && widest_shuffle::is_supported(self, op) => Some(WIDEST),
            ICMP | FCMP if operand => Some(ALL),
            STORE if operand => Some(WIDEST),
            masked::STORE if operand => {
                widths(self, masked::Store(op).mask(self.body), self.body.value_type(first)).then_some(WIDEST)
            }
            masked::LOAD if result => {
                widths(self, masked::Load(op).mask(self.body), self.result_type(op)).then_some(WIDEST)
            }
            SELECT if result => {
                let condition = Select(op).condition(self.body);
                let is_scalar = self.body.value_type(condition) == TypeId::I1;
                (is_scalar || widths(self, condition, self.result_type(op))).then_some(WIDEST)
            }
            LOAD if result || self.has_wide_result(op) => self.views_of_load(op),
            SEXT | ZEXT if result && widths(self, Cast(op).arg(self.body), self.result_type(op)) => {
                Some(WIDEST)
            }
            _ if LaneCast::of(name).is_some_and(|cast| widest_cast::is_supported(self, op, cast)) => {
                Some(WIDEST)
            }
            CALL_INTRINSIC if result && dot_product::is_wide(self, op, 64) => Some(WIDEST),
            BITCAST if result && operand => Some(WIDEST),
            _ if result && self.is_lanewise(op, name) && self.has_512_bits(op, name) => Some(WIDEST),
            _ => None,
        }
    }

    /// Returns the view of a load of a function with vectors of 512 bits: the one that its users read, if all of them extend
    /// its lanes.
    fn views_of_load(&mut self, op: Op) -> Option<&'static [View]> {
        let from = self.scalar(self.result_type(op)).ok()?;
        let users: SmallVec<[Op; 2]> =
            self.uses.of(self.body, self.body.result(op, 0)).iter().copied().collect();
        let read = |fx: &mut Self, user: Op| {
            let cast = LaneCast::of(fx.body.name(user))?;
            let to = fx.scalar(fx.result_type(user)).ok()?;
            widest_cast::is_supported(fx, user, cast).then(|| widest_cast::source_view(from, to))
        };
        let views: Option<SmallVec<[View; 2]>> = users.into_iter().map(|user| read(self, user)).collect();
        match views.as_deref() {
            Some([View::Wide, others @ ..]) if others.iter().all(|&view| view == View::Wide) => Some(WIDE),
            Some([View::Narrow, others @ ..]) if others.iter().all(|&view| view == View::Narrow) => {
                Some(NARROW)
            }
            _ if self.has_shape_of(View::Widest, self.result_type(op)) => Some(WIDEST),
            _ => None,
        }
    }

    /// Returns true if an operation on the lanes of wide vectors has instructions on 512 bits, too.
    fn has_512_bits(&self, op: Op, name: OpName) -> bool {
        let width = self.lane_bits(self.result_type(op));
        match name {
            MUL => width > 8,
            ADD => !pairwise_add::is_pairwise(self, op),
            FSHL | FSHR => false,
            _ => true,
        }
    }

    fn has_wide_result(&mut self, op: Op) -> bool {
        self.body.result_count(op) == 1 && self.has_wide_shape(self.result_type(op))
    }

    fn has_wide_operand(&mut self, op: Op) -> bool {
        !self.body.operands(op).is_empty() && self.has_wide_shape(self.operand_type(op, 0))
    }

    /// Returns true if both operands have masks of the same width in a view.
    fn combines_masks(&self, op: Op, view: View) -> bool {
        let [a, b] = Binary(op).operands(self.body).map(|operand| self.mask_width(operand, view));
        a.is_some() && a == b
    }

    /// Returns true if the condition of a select is a scalar, or has a mask with lanes that are no wider than those of the
    /// result.
    fn has_fitting_condition(&mut self, op: Op) -> bool {
        let condition = Select(op).condition(self.body);
        let width = self.lane_bits(self.result_type(op));
        self.body.value_type(condition) == TypeId::I1
            || self.mask_width(condition, View::Wide).is_some_and(|mask| mask <= width)
    }

    /// Returns true if an instruction performs a masked access, and its mask has lanes that are no wider.
    fn has_fitting_mask(&mut self, op: Op) -> bool {
        let (ty, mask) = match masked::Store::cast(self.body, op) {
            Some(store) => (self.operand_type(op, 0), store.mask(self.body)),
            None => (self.result_type(op), masked::Load(op).mask(self.body)),
        };
        let width = self.lane_bits(ty);
        let mask = self.mask_width(mask, View::Wide);
        self.has_masked_accesses(ty) && mask.is_some_and(|mask| mask <= width)
    }

    /// Returns true for a reduction of a mask.
    fn reduces_wide_mask(&self, op: Op) -> bool {
        self.mask_width(self.body.operands(op)[0], View::Wide).is_some()
    }

    /// Returns true for an extension of a mask whose lanes are as wide as those of the result, or are words.
    fn extends_wide_mask(&mut self, op: Op) -> bool {
        let width = self.lane_bits(self.result_type(op));
        let mask = self.mask_width(Cast(op).arg(self.body), View::Wide);
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

    pub(super) fn lane_bits(&self, ty: TypeId) -> u32 {
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
