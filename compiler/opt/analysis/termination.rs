//! Termination analysis of counted loops.
//!
//! A counted loop terminates if its induction variable passes the bound before it wraps, or if wraparound is undefined.
//! Neither follows from the form of the loop: `for (i = 0; i <= n; i++)` is infinite if `i` is unsigned and `n` is the
//! maximum of its type. Termination of inner loops is separate.

use crate::dialect::llvm::arith::{AND, LSHR, NSW, NUW, UREM, overflow_flags};
use crate::dialect::llvm::cast::{SEXT, ZEXT};
use crate::dialect::llvm::compare::IntPredicate;
use crate::ir::{Value, name};
use crate::opt::function::Function;

use super::cfg::edge_operands;
use super::loop_info::CountedLoop;

impl CountedLoop {
    /// Returns true if the loop provably terminates, for any start and bound.
    pub(crate) fn terminates(&self, f: &Function) -> bool {
        self.wrapping_is_undefined(f) || self.hits_bound() || self.passes_bound(f) == Some(true)
    }

    /// Returns true if the increment is poison on wraparound. The exit test branches on it, which is undefined
    /// behavior.
    fn wrapping_is_undefined(&self, f: &Function) -> bool {
        let next = edge_operands(f.body, self.body, self.header).map(|values| values[self.counter_index]);
        let Some(op) = next.and_then(|next| f.body.defining_op(next)) else { return false };
        let flags = overflow_flags(f.cx, f.attr(op, name::OVERFLOW_FLAGS));
        let wanted = match self.predicate {
            IntPredicate::Ne => NSW | NUW,
            _ if self.is_unsigned() => NUW,
            _ => NSW,
        };
        flags & wanted != 0
    }

    /// Returns true if the induction variable takes all values up to the bound or, for `ne`, all values of its type.
    fn hits_bound(&self) -> bool {
        match self.predicate {
            // An odd step generates all residues of a power of two.
            IntPredicate::Ne => self.step % 2 != 0,
            _ => self.step.abs() == 1 && !self.is_inclusive(),
        }
    }

    /// Returns true if an iteration that passes the exit test is at least a step away from wraparound; for `ne`, if the
    /// trip count is constant.
    fn passes_bound(&self, f: &Function) -> Option<bool> {
        if self.predicate == IntPredicate::Ne {
            return Some(self.iterations(f).is_some());
        }
        let width = f.cx.int_width(self.ty).filter(|width| (1..=64).contains(width))?;
        let (lowest, highest) = self.range_of_type(width);
        let (low, high) = range(f, self.bound, self.is_unsigned())?;
        let reach = i128::from(self.step.abs()) - i128::from(!self.is_inclusive());
        Some(if self.step > 0 { high + reach <= highest } else { low - reach >= lowest })
    }

    /// The range of the type of the induction variable, in the order of the exit test.
    fn range_of_type(&self, width: u32) -> (i128, i128) {
        if self.is_unsigned() { (0, (1 << width) - 1) } else { (-(1 << (width - 1)), (1 << (width - 1)) - 1) }
    }
}

/// An interval that contains a value, as an unsigned or signed number; `None` if it is that of the type.
fn range(f: &Function, value: Value, is_unsigned: bool) -> Option<(i128, i128)> {
    if let Some(constant) = f.constant_of(value) {
        let width = f.cx.int_width(f.body.value_type(value)).filter(|width| *width <= 64)?;
        let wrapped = if is_unsigned && constant < 0 { constant + (1 << width) } else { constant };
        return Some((wrapped, wrapped));
    }
    let op = f.body.defining_op(value)?;
    let operands = f.body.operands(op);
    let narrow =
        f.cx.int_width(f.body.value_type(operands.first().copied()?)).filter(|width| *width <= 64)?;
    let second = operands.get(1).and_then(|&operand| f.constant_of(operand));
    let high = match f.body.name(op) {
        ZEXT => (1 << narrow) - 1,
        SEXT if !is_unsigned => return Some((-(1 << (narrow - 1)), (1 << (narrow - 1)) - 1)),
        AND => second.filter(|&mask| mask >= 0)?,
        UREM => second.filter(|&divisor| divisor > 0)? - 1,
        LSHR => second
            .filter(|&amount| (1..i128::from(narrow)).contains(&amount))
            .map(|by| (1 << (narrow - by as u32)) - 1)?,
        _ => return None,
    };
    Some((0, high))
}
