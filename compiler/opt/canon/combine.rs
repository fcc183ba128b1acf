//! Peephole combination of operations. Of equivalent forms, the one with the fewest bits is canonical. Each rule
//! replaces one operation by others on operands of its operands.
//!
//! ```text
//!   and (zext a), M              ▶   zext (and a, low bits of M)
//!   or, xor (zext a), M          ▶   zext (or, xor a, M), where M has no other bits
//!   sext (zext a)                ▶   zext a; and extensions of the same extension likewise
//!   icmp P (ext a), (ext b)      ▶   icmp P a, b, unsigned for zext
//!   icmp P (ext a), C            ▶   icmp P a, C, where C is an extension
//!   icmp ne bit, 0               ▶   bit
//!   trunc (op a, b)              ▶   op (trunc a), (trunc b), for arithmetic on extensions and constants
//! ```

use std::cmp::Ordering;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::arith::{ADD, AND, MUL, OR, SUB, XOR};
use crate::dialect::llvm::cast::{SEXT, TRUNC, ZEXT};
use crate::dialect::llvm::compare::{ICMP, IntPredicate};
use crate::ir::{Block, DictId, Op, OpName, TypeId, Value, name};
use crate::opt::function::{Emitter, Function};

use super::dce::remove_unused;

/// Upper bound on the number of sweeps over a function.
const MAX_ROUNDS: u32 = 3;

/// The pass.
pub(crate) fn combine(f: &mut Function) {
    let mut is_any = false;
    for _ in 0..MAX_ROUNDS {
        let mut values = FxHashMap::default();
        let uses = single_uses(f);
        for block in f.blocks() {
            if f.body.block_ops(block).iter().any(|&op| Rule::of(f, &uses, op).is_some()) {
                combine_block(f, &uses, block, &mut values);
            }
        }
        if values.is_empty() {
            break;
        }
        f.replace(&values);
        is_any = true;
    }
    if is_any {
        remove_unused(f);
    }
}

fn combine_block(
    f: &mut Function,
    single_uses: &FxHashSet<Value>,
    block: Block,
    values: &mut FxHashMap<Value, Value>,
) {
    for op in f.body.take_ops(block) {
        let rule = Rule::of(f, single_uses, op).filter(|_| f.may_rewrite());
        let loc = f.body.loc(op);
        if let Some(rule) = rule {
            let value = rule.apply(&mut f.emit(block, loc), op);
            values.insert(f.body.result(op, 0), value);
        }
        f.body.place_op(block, op);
    }
}

/// Values that have exactly one use; empty if the function has no `trunc`.
fn single_uses(f: &Function) -> FxHashSet<Value> {
    let mut once = FxHashSet::default();
    let has_cuts = |block: Block| f.body.block_ops(block).iter().any(|&op| f.body.name(op) == TRUNC);
    let blocks = f.blocks();
    if !blocks.iter().any(|&block| has_cuts(block)) {
        return once;
    }
    let mut seen = FxHashSet::default();
    for &op in blocks.iter().flat_map(|&block| f.body.block_ops(block)) {
        for &operand in f.body.operands(op) {
            if seen.insert(operand) {
                once.insert(operand);
            } else {
                once.remove(&operand);
            }
        }
    }
    once
}

/// Depth limit of truncated expressions.
const MAX_DEPTH: u32 = 8;

/// Returns true if an expression can be computed at a smaller width for free: a tree of single-use arithmetic on
/// extensions and constants.
fn may_cut(f: &Function, single_uses: &FxHashSet<Value>, value: Value, width: u32, depth: u32) -> bool {
    if f.constant_of(value).is_some() {
        return true;
    }
    let Some(op) = f.body.defining_op(value).filter(|_| depth < MAX_DEPTH) else { return false };
    match f.body.name(op) {
        ZEXT | SEXT => depth > 0,
        // Multiplication of 8-bit lanes is slower than that of 16-bit lanes.
        MUL if width < 16 => false,
        ADD | SUB | MUL | AND | OR | XOR => {
            let mut operands = f.body.operands(op).iter();
            single_uses.contains(&value)
                && operands.all(|&operand| may_cut(f, single_uses, operand, width, depth + 1))
        }
        _ => false,
    }
}

/// Emits an expression for which [`may_cut`] holds at the width of `ty`.
fn cut(emit: &mut Emitter, value: Value, ty: TypeId) -> Value {
    let width = emit.f.cx.int_width(ty).unwrap_or(64);
    if let Some(number) = emit.f.constant_of(value) {
        return emit.int(ty, low_bits(number, width));
    }
    let Some(op) = emit.f.body.defining_op(value) else { return value };
    let operands = emit.f.body.operands(op).to_vec();
    match emit.f.body.name(op) {
        name @ (ZEXT | SEXT) => {
            let from = operands[0];
            let from_width = emit.f.cx.int_width(emit.ty(from)).unwrap_or(64);
            match from_width.cmp(&width) {
                Ordering::Less => emit.value(name, &[from], ty, DictId::EMPTY),
                Ordering::Equal => from,
                Ordering::Greater => emit.value(TRUNC, &[from], ty, DictId::EMPTY),
            }
        }
        name => {
            let operands: Vec<Value> = operands.into_iter().map(|operand| cut(emit, operand, ty)).collect();
            emit.value(name, &operands, ty, DictId::EMPTY)
        }
    }
}

/// An extension of an integer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Extension {
    name: OpName,
    from: Value,
    /// The width of the operand.
    width: u32,
}

impl Extension {
    fn of(f: &Function, value: Value) -> Option<Extension> {
        let op = f.body.defining_op(value)?;
        let name = f.body.name(op);
        let from = *f.body.operands(op).first().filter(|_| matches!(name, SEXT | ZEXT))?;
        let width = f.cx.int_width(f.body.value_type(from)).filter(|width| *width < 128)?;
        Some(Extension { name, from, width })
    }

    /// The constant that extends to `number`, if there is one.
    fn narrowed(self, number: i128) -> Option<i128> {
        let shift = 128 - self.width;
        let low = low_bits(number, self.width);
        let extended = match self.name {
            SEXT => low,
            _ => ((number as u128) << shift >> shift) as i128,
        };
        (extended == number).then_some(low)
    }

    /// The predicate that compares the operands of two such extensions like their results.
    fn predicate(self, predicate: IntPredicate) -> Option<IntPredicate> {
        let has_sign = predicate == predicate.signed();
        match self.name {
            _ if matches!(predicate, IntPredicate::Eq | IntPredicate::Ne) => Some(predicate),
            ZEXT => Some(predicate.unsigned()),
            _ => has_sign.then_some(predicate),
        }
    }
}

/// The replacement of an operation.
enum Rule {
    /// A bitwise operation on a zero-extended value, with the low bits of the constant operand.
    Bitwise(Extension, i128),
    /// An extension of an extension.
    Extend(Extension),
    /// A comparison of two values that are extended alike.
    CompareBoth(IntPredicate, Value, Value),
    /// A comparison of an extended value with a constant.
    Compare(IntPredicate, Value, i128),
    /// A `trunc` of an expression that is computed at the smaller width.
    Cut(Value),
    /// Another value.
    Value(Value),
}

impl Rule {
    fn of(f: &Function, single_uses: &FxHashSet<Value>, op: Op) -> Option<Rule> {
        match (f.body.name(op), f.body.operands(op)) {
            (name @ (AND | OR | XOR), &[a, b]) => {
                let extension = Extension::of(f, a).filter(|it| it.name == ZEXT && it.width > 1)?;
                let mask = f.constant_of(b)?;
                let low = low_bits(mask, extension.width);
                (name == AND || extension.narrowed(mask).is_some()).then_some(Rule::Bitwise(extension, low))
            }
            (name @ (SEXT | ZEXT), &[a]) => {
                let inner = Extension::of(f, a)?;
                // A zero-extended value is not negative.
                (inner.name == ZEXT || name == inner.name).then_some(Rule::Extend(inner))
            }
            (TRUNC, &[a]) => {
                let width = f.cx.int_width(f.body.value_type(f.body.result(op, 0)))?;
                let is_truncated =
                    width > 1 && f.constant_of(a).is_none() && may_cut(f, single_uses, a, width, 0);
                is_truncated.then_some(Rule::Cut(a))
            }
            (ICMP, &[a, b]) => {
                let predicate = IntPredicate::of(f.cx, f.attr(op, name::PREDICATE)?)?;
                Rule::of_comparison(f, predicate, a, b)
            }
            _ => None,
        }
    }

    fn of_comparison(f: &Function, predicate: IntPredicate, a: Value, b: Value) -> Option<Rule> {
        if f.body.value_type(a) == TypeId::I1 {
            let is_nonzero = predicate == IntPredicate::Ne && f.constant_of(b) == Some(0);
            return is_nonzero.then_some(Rule::Value(a));
        }
        let extension = Extension::of(f, a)?;
        let narrow = extension.predicate(predicate)?;
        if let Some(number) = f.constant_of(b) {
            let width = f.cx.int_width(f.body.value_type(a))?;
            // Sign-extended: `narrowed` rejects negative constants for `zext`.
            let number = low_bits(number, width);
            return Some(Rule::Compare(narrow, extension.from, extension.narrowed(number)?));
        }
        let other = Extension::of(f, b)?;
        let is_alike = other.name == extension.name && other.width == extension.width;
        is_alike.then_some(Rule::CompareBoth(narrow, extension.from, other.from))
    }

    fn apply(self, emit: &mut Emitter, op: Op) -> Value {
        let ty = emit.ty(emit.f.body.result(op, 0));
        match self {
            Rule::Bitwise(extension, low) => {
                let narrow = emit.ty(extension.from);
                let low = emit.int(narrow, low);
                let name = emit.f.body.name(op);
                let value = emit.value(name, &[extension.from, low], narrow, DictId::EMPTY);
                emit.value(ZEXT, &[value], ty, DictId::EMPTY)
            }
            Rule::Extend(inner) => emit.value(inner.name, &[inner.from], ty, DictId::EMPTY),
            Rule::CompareBoth(predicate, a, b) => emit.compare(predicate, a, b),
            Rule::Compare(predicate, value, number) => {
                let narrow = emit.ty(value);
                let number = emit.int(narrow, number);
                emit.compare(predicate, value, number)
            }
            Rule::Cut(value) => cut(emit, value, ty),
            Rule::Value(value) => value,
        }
    }
}

/// The low bits of a number, sign-extended.
fn low_bits(number: i128, width: u32) -> i128 {
    number << (128 - width) >> (128 - width)
}
