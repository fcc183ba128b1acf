//! The LLVM dialect itself. Operations are copied with converted operands. Functions and globals are rebuilt, since
//! their bodies may hold operations of other dialects.

use crate::dialect::llvm::function::{FUNC, signature};
use crate::ir::{Body, Op, Region};

use super::builtin::append_isolated;
use super::context::{Converted, Converter, Problem};
use super::{Rows, with};

pub(super) const CONVERSIONS: Rows = &[(FUNC, with(convert_func))];

fn convert_func(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let attrs = cv.attrs(op);
    let body = match cv.isolated_contents(op) {
        None => Body::default(),
        Some(contents) => {
            let signature = signature(&cv.cx, attrs).ok_or("has no function type")?;
            let mut body = cv.in_new_body(contents, &signature.params, |cv| {
                cv.set_result_type(signature.result);
                let entry = cv.build().block();
                let args = cv.block_args(entry);
                let old = contents.entry_block(Region::ROOT);
                let old = old.map_or(&[][..], |old| contents.block_args(old));
                for (&old, new) in old.iter().zip(args) {
                    cv.set(old, Converted::One(new));
                }
                cv.convert_blocks(Region::ROOT);
            });
            body.arg_names = contents.arg_names.clone();
            body
        }
    };
    append_isolated(cv, FUNC, attrs, body);
    Ok(())
}
