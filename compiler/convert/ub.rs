//! The ub dialect.

use crate::dialect::llvm::arith::POISON;
use crate::dialect::llvm::control;
use crate::dialect::ub as std;
use crate::ir::{Op, name};

use super::context::{Converter, Problem};
use super::descriptor::Parts;
use super::{Rows, with};

pub(super) const CONVERSIONS: Rows =
    &[(std::POISON, with(convert_poison)), (std::UNREACHABLE, with(convert_unreachable))];

/// Converts `ub.poison`. Each part of a memref is a poison value of its own.
fn convert_poison(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    if cv.attr(op, name::VALUE).is_some() {
        return Err("is not supported yet: only values that are poison as a whole are".into());
    }
    let ty = cv.result_type(op, 0);
    let types = cv.part_types(ty, Parts::Dynamic)?;
    let mut parts =
        types.into_iter().map(|ty| cv.emit_tentative(POISON, &[], ty, &[])).collect::<Vec<_>>().into_iter();
    let joined = cv.join_parts(ty, Parts::Dynamic, &mut parts)?;
    cv.set_result(op, 0, joined);
    Ok(())
}

fn convert_unreachable(cv: &mut Converter, _: Op) -> Result<(), Problem> {
    cv.emit(control::UNREACHABLE, &[], &[], &[]);
    Ok(())
}
