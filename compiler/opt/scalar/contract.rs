//! Contraction of floating-point expressions: fuses an `fmul` and an `fadd` or `fsub`, both with `contract`, to `fma`.
//!
//! The target must have the instruction. A product with other uses than contractible sums stays, because it would be
//! computed twice.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::{Binary, FADD, FMUL, FNEG, FSUB};
use crate::dialect::llvm::intrinsic::FMA;
use crate::ir::{DictId, FloatKind, Op, Value};
use crate::opt::canon::dce::remove_unused;
use crate::opt::fast_math::FastMath;
use crate::opt::function::Function;

/// The pass.
pub(crate) fn contract(f: &mut Function) {
    if !f.target.has_fma() {
        return;
    }
    let uses = Uses::of(f);
    let mut values = FxHashMap::default();
    for block in f.blocks() {
        for op in f.body.take_ops(block) {
            if let Some(sum) = Sum::of(f, op, &uses)
                && f.may_rewrite()
            {
                let loc = f.body.loc(op);
                f.done(loc, || "contracted multiplication and addition to fused multiply-add".into());
                let mut emit = f.emit(block, loc);
                let ty = emit.ty(sum.added);
                let mut negated = |value: Value, is_negated: bool| match is_negated {
                    true => emit.value(FNEG, &[value], ty, DictId::EMPTY),
                    false => value,
                };
                let factor = negated(sum.factors[0], sum.subtracts_product);
                let added = negated(sum.added, sum.subtracts_added);
                let attrs = emit.f.body.attrs(op);
                let fused = emit.value(FMA, &[factor, sum.factors[1], added], ty, attrs);
                values.insert(f.body.result(op, 0), fused);
            } else {
                f.body.place_op(block, op);
            }
        }
    }
    if !values.is_empty() {
        f.replace(&values);
        remove_unused(f);
    }
}

/// The use counts of values.
struct Uses {
    all: Vec<u32>,
    /// Uses by contractible sums with exactly one product as operand.
    in_sums: Vec<u32>,
}

impl Uses {
    fn of(f: &Function) -> Uses {
        let none = vec![0u32; f.body.value_count()];
        let mut uses = Uses { all: none.clone(), in_sums: none };
        for block in f.blocks() {
            for &op in f.body.block_ops(block) {
                f.body.operands(op).iter().for_each(|operand| uses.all[operand.index()] += 1);
                let Some((operands, _)) = terms(f, op) else { continue };
                if let [Some(_), None] | [None, Some(_)] = operands.map(|operand| factors(f, operand)) {
                    operands.iter().for_each(|operand| uses.in_sums[operand.index()] += 1);
                }
            }
        }
        uses
    }

    /// Returns true if a product is dead after contraction.
    fn is_dead_after_contraction(&self, product: Value) -> bool {
        let of = |uses: &[u32]| uses.get(product.index()).copied();
        of(&self.all) == Some(1) || of(&self.all) == of(&self.in_sums)
    }
}

/// Matches a contractible sum or difference. Returns the operands, and true for a difference.
fn terms(f: &Function, op: Op) -> Option<([Value; 2], bool)> {
    let is_difference = match f.body.name(op) {
        FADD => false,
        FSUB => true,
        _ => return None,
    };
    let [a, b] = Binary(op).operands(f.body);
    let element = f.cx.element_type(f.body.value_type(a));
    let has_instruction = matches!(f.cx.float_kind(element), Some(FloatKind::F32 | FloatKind::F64));
    (has_instruction && may_contract(f, op)).then_some(([a, b], is_difference))
}

/// Matches a contractible product. Returns its factors.
fn factors(f: &Function, value: Value) -> Option<[Value; 2]> {
    let by = f.body.defining_op(value).filter(|&op| f.body.name(op) == FMUL && may_contract(f, op))?;
    Some(Binary(by).operands(f.body))
}

fn may_contract(f: &Function, op: Op) -> bool {
    FastMath::of(f.cx, f.body.attrs(op)).has(FastMath::CONTRACT)
}

/// A sum or difference of a product and an addend.
struct Sum {
    factors: [Value; 2],
    added: Value,
    subtracts_product: bool,
    subtracts_added: bool,
}

impl Sum {
    /// Matches a sum or difference, and a product that is dead after contraction.
    fn of(f: &Function, op: Op, uses: &Uses) -> Option<Sum> {
        let ([a, b], is_difference) = terms(f, op)?;
        let product = |value: Value| factors(f, value).filter(|_| uses.is_dead_after_contraction(value));
        let of_first = product(a).map(|factors| Sum {
            factors,
            added: b,
            subtracts_product: false,
            subtracts_added: is_difference,
        });
        of_first.or_else(|| {
            let factors = product(b)?;
            Some(Sum { factors, added: a, subtracts_product: is_difference, subtracts_added: false })
        })
    }
}
