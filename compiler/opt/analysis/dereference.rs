//! Dereferenceability: loads that may be speculated because they are within a global or an alloca of constant size.
//!
//! The offset of the address must be constant, or a function of the induction variable of a loop with constant bounds.

use crate::dialect::llvm::global::ADDRESSOF;
use crate::dialect::llvm::layout::size_of;
use crate::dialect::llvm::memory::{ALLOCA, Alloca, Load};
use crate::ir::{Op, Value, name};
use crate::opt::function::Function;

use super::affine::{AffineView, Term};
use super::loop_info::CountedLoop;

/// Returns true if `size` bytes at a pointer are within a global or an alloca.
pub(crate) fn is_dereferenceable(f: &Function, pointer: Value, size: u64) -> bool {
    let address = AffineView::new(f).of(pointer);
    let &[(Term::Value(object), 1)] = &address.terms[..] else { return false };
    let object_size = f.body.defining_op(object).and_then(|op| object_size(f, op));
    let (Some(object_size), Ok(offset)) = (object_size, u64::try_from(address.constant)) else {
        return false;
    };
    offset.checked_add(size).is_some_and(|end| end <= object_size)
}

/// Returns true if a load of a counted loop is dereferenceable in all iterations.
pub(crate) fn is_dereferenceable_in(f: &Function, l: &CountedLoop, load: Op) -> bool {
    let address = AffineView::in_loop(f, l).of(Load(load).addr(f.body));
    let size = size_of(f.cx, &f.target.layout, f.body.value_type(f.body.result(load, 0)));
    let is_object = |&&(term, factor): &&(Term, i64)| match term {
        Term::Value(value) => factor == 1 && value != l.counter,
        Term::Product(..) => false,
    };
    let Some(&(Term::Value(object), _)) = address.terms.iter().find(is_object) else { return false };
    let object_bytes = f.body.defining_op(object).and_then(|op| object_size(f, op));
    let is_affine =
        address.terms.iter().all(|&(term, _)| [object, l.counter].map(Term::Value).contains(&term));
    let (Some(object_bytes), Some(size), true) = (object_bytes, size, is_affine) else { return false };
    let Some((first, iterations)) = f.constant_of(l.start).zip(l.iterations(f)) else { return false };
    let last = first + (iterations - 1).max(0) * i128::from(l.step);
    let offset =
        |counter: i128| i128::from(address.constant) + counter * i128::from(address.factor_of(l.counter));
    let is_within = |counter: i128| {
        offset(counter) >= 0 && offset(counter) + i128::from(size) <= i128::from(object_bytes)
    };
    is_within(first) && is_within(last)
}

/// The size in bytes of the global or alloca whose address an operation returns.
fn object_size(f: &Function, op: Op) -> Option<u64> {
    match f.body.name(op) {
        ADDRESSOF => {
            let symbol = f.attr(op, name::GLOBAL_NAME).and_then(|attr| f.cx.symbol_value(attr))?;
            f.symbols.global_size(f.table, symbol)
        }
        ALLOCA => {
            let ty = f.attr(op, name::ELEM_TYPE).and_then(|attr| f.cx.type_value(attr))?;
            let count = u64::try_from(f.constant_of(Alloca(op).array_size(f.body))?).ok()?;
            size_of(f.cx, &f.target.layout, ty)?.checked_mul(count)
        }
        _ => None,
    }
}
