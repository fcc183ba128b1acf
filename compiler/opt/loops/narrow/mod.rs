//! Narrowing of integer vectors: computes absolute differences of bytes and sums of extended lanes in narrow lanes.
//!
//! The pass applies to the output of the vectorizers and to vectors of the program. It saves extensions, each of which
//! doubles the number of registers. Lanes have 8 or 16 bits and fill registers.

mod bytes;
mod difference;
mod loop_carried;
mod sum;

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::{CONSTANT, ZERO};
use crate::dialect::llvm::cast::{Cast, SEXT, ZEXT};
use crate::ir::{AttrData, DenseData, Op, TypeData, Value, name};
use crate::opt::analysis::uses::Uses;
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::{Emitter, Function};

use difference::Difference;
use sum::Sum;

/// The number of bits of a vector register, on all targets.
const REGISTER_BITS: i64 = 128;

/// The pass.
pub(crate) fn narrow(f: &mut Function) {
    if !f.target.has_vectors() {
        return;
    }
    let mut has_changed = replace_results(f, Difference::of, Difference::emit);
    let uses = Uses::of(f);
    has_changed |= replace_results(f, |f, op| Sum::of_all_lanes(f, &uses, op), Sum::emit_all_lanes);
    has_changed |= loop_carried::narrow(f);
    if has_changed {
        remove_unused(f);
    }
}

/// Replaces operations with one result that `find` matches. Returns true if there were any.
fn replace_results<T>(
    f: &mut Function,
    find: impl Fn(&Function, Op) -> Option<T>,
    make: impl Fn(&T, &mut Emitter, Op) -> Value,
) -> bool {
    let mut values = FxHashMap::default();
    for block in f.blocks() {
        for op in f.body.take_ops(block) {
            if let Some(found) = find(f, op)
                && f.may_rewrite()
            {
                let mut emit = f.emit(block, f.body.loc(op));
                let value = make(&found, &mut emit, op);
                values.insert(f.body.result(op, 0), value);
            } else {
                f.body.place_op(block, op);
            }
        }
    }
    f.replace(&values);
    !values.is_empty()
}

/// Returns the number of bits of a lane and the number of lanes of an integer vector.
fn lanes_of(f: &Function, value: Value) -> Option<(u32, i64)> {
    match *f.cx.type_data(f.body.value_type(value)) {
        TypeData::Vector { ref shape, ref scalable, element } => match (&shape[..], &scalable[..]) {
            (&[lanes], [false]) => Some((f.cx.int_width(element)?, lanes)),
            _ => None,
        },
        _ => None,
    }
}

/// An extension of 8-bit or 16-bit lanes that fill registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Extension {
    source: Value,
    bits: u32,
    is_signed: bool,
}

impl Extension {
    /// Matches a chain of extensions.
    fn of(f: &Function, value: Value) -> Option<Extension> {
        let (mut source, mut is_signed) = extended(f, value)?;
        // `sext (zext a)` equals `zext a`, but `zext (sext a)` is no single extension.
        while let Some((inner, has_sign)) = extended(f, source)
            && (is_signed || !has_sign)
        {
            (source, is_signed) = (inner, has_sign);
        }
        let (bits, lanes) = lanes_of(f, source)?;
        let fills = matches!(bits, 8 | 16) && (lanes * i64::from(bits)) % REGISTER_BITS == 0;
        fills.then_some(Extension { source, bits, is_signed })
    }
}

/// Returns the operand of an extension, and true for `sext`.
fn extended(f: &Function, value: Value) -> Option<(Value, bool)> {
    let op = f.body.defining_op(value)?;
    let is_signed = match f.body.name(op) {
        ZEXT => false,
        SEXT => true,
        _ => return None,
    };
    Some((Cast(op).arg(f.body), is_signed))
}

/// Returns true if a vector is the constant 0.
fn is_zero(f: &Function, value: Value) -> bool {
    let Some(op) = f.body.defining_op(value) else { return false };
    match f.body.name(op) {
        ZERO => true,
        CONSTANT => f.attr(op, name::VALUE).is_some_and(|attr| match f.cx.attr_data(attr) {
            AttrData::DenseElements {
                data: DenseData::Splat(bytes) | DenseData::Elements(bytes), ..
            } => bytes.iter().all(|&byte| byte == 0),
            _ => false,
        }),
        _ => false,
    }
}
