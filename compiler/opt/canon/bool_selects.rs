//! Folding of boolean selects to logical operations.
//!
//! The arms are 0, 1 or a zero-extended `i1`, and at least one of them is constant; or vectors of `i1`. An arm that is not
//! selected may be poison, so it is frozen. The pass runs after vectorization, which expects selects. Selects of other
//! vectors stay.
//!
//! ```text
//!   c ? 1 : 0          ▶   zext c
//!   c ? zext d : 0     ▶   zext (c & d)
//!   c ? 1 : zext d     ▶   zext (c | d)
//! ```

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::{AND, CONSTANT, FREEZE, OR, SELECT, Select, XOR, ZERO};
use crate::dialect::llvm::cast::{Cast, ZEXT};
use crate::dialect::llvm::compare::{ICMP, IntPredicate};
use crate::ir::{AttrData, DenseData, DictId, Op, TypeId, Value, name};
use crate::opt::function::{Emitter, Function};

use super::dce::remove_unused;

/// The pass.
pub(crate) fn bool_selects(f: &mut Function) {
    let mut replaced = FxHashMap::default();
    for block in f.blocks() {
        if !f.body.block_ops(block).iter().any(|&op| f.body.name(op) == SELECT) {
            continue;
        }
        for op in f.body.take_ops(block) {
            let Some(select) = BoolSelect::of(f, op, &replaced).filter(|_| f.may_rewrite()) else {
                f.body.place_op(block, op);
                continue;
            };
            let loc = f.body.loc(op);
            let result = f.body.result(op, 0);
            let ty = f.body.value_type(result);
            let bit = select.emit(&mut f.emit(block, loc));
            let number =
                if ty == select.ty { bit } else { f.emit(block, loc).value(ZEXT, &[bit], ty, DictId::EMPTY) };
            replaced.insert(result, number);
        }
    }
    if !replaced.is_empty() {
        f.replace(&replaced);
        remove_unused(f);
    }
}

/// An integer that is 0 or 1, or a vector of `i1`.
#[derive(Clone, Copy)]
enum Bit {
    Constant(bool),
    /// A value of type `i1`, or a vector of them.
    Of(Value),
}

impl Bit {
    fn of(f: &Function, number: Value, replaced: &FxHashMap<Value, Value>) -> Option<Bit> {
        let number = *replaced.get(&number).unwrap_or(&number);
        let ty = f.body.value_type(number);
        if f.cx.element_type(ty) != ty {
            return Some(splat_bit(f, number).map_or(Bit::Of(number), Bit::Constant));
        }
        let is_bit = ty == TypeId::I1;
        match f.constant_of(number) {
            Some(constant) if is_bit => return Some(Bit::Constant(constant & 1 == 1)),
            Some(0) => return Some(Bit::Constant(false)),
            Some(1) => return Some(Bit::Constant(true)),
            Some(_) => return None,
            None if is_bit => return Some(Bit::Of(number)),
            None => {}
        }
        let op = f.body.defining_op(number).filter(|&op| f.body.name(op) == ZEXT)?;
        let bit = Cast(op).arg(f.body);
        (f.body.value_type(bit) == TypeId::I1).then_some(Bit::Of(bit))
    }
}

/// The bit in all lanes of a constant vector of `i1`.
fn splat_bit(f: &Function, vector: Value) -> Option<bool> {
    let op = f.body.defining_op(vector)?;
    match f.body.name(op) {
        ZERO => Some(false),
        CONSTANT => match f.cx.attr_data(f.attr(op, name::VALUE)?) {
            AttrData::DenseElements { data: DenseData::Splat(bytes), .. } => Some(bytes.first()? & 1 == 1),
            _ => None,
        },
        _ => None,
    }
}

/// A select between bits, at least one of which is constant.
struct BoolSelect {
    /// The type of the condition.
    ty: TypeId,
    condition: Value,
    /// The constant arm, which is selected if the condition equals `is_first`.
    constant: bool,
    is_first: bool,
    other: Bit,
}

impl BoolSelect {
    fn of(f: &Function, op: Op, replaced: &FxHashMap<Value, Value>) -> Option<BoolSelect> {
        let select = Select::cast(f.body, op)?;
        let (condition, [yes, no]) = (select.condition(f.body), select.arms(f.body));
        let (ty, arms) = (f.body.value_type(condition), f.body.value_type(yes));
        let is_bool_select = match ty {
            TypeId::I1 => f.cx.int_width(arms).is_some_and(|width| width <= 64),
            _ => arms == ty && f.cx.element_type(ty) == TypeId::I1,
        };
        if !is_bool_select {
            return None;
        }
        let condition = *replaced.get(&condition).unwrap_or(&condition);
        match (Bit::of(f, yes, replaced)?, Bit::of(f, no, replaced)?) {
            (Bit::Constant(constant), other) => {
                Some(BoolSelect { ty, condition, constant, is_first: true, other })
            }
            (other, Bit::Constant(constant)) => {
                Some(BoolSelect { ty, condition, constant, is_first: false, other })
            }
            _ => None,
        }
    }

    fn emit(&self, emit: &mut Emitter) -> Value {
        // The result is `c | other` for a constant of 1 that `c` selects, and `c & other` for a constant of 0 that `!c`
        // selects.
        let condition = match self.is_first == self.constant {
            true => self.condition,
            false => inverse(emit, self.condition),
        };
        match self.other {
            Bit::Constant(other) if other != self.constant => condition,
            Bit::Constant(other) => bits(emit, self.ty, other),
            // The other arm may be poison if the constant is selected.
            Bit::Of(other) => {
                let other = emit.value(FREEZE, &[other], self.ty, DictId::EMPTY);
                let name = if self.constant { OR } else { AND };
                emit.value(name, &[condition, other], self.ty, DictId::EMPTY)
            }
        }
    }
}

/// Emits a bit, or a vector of equal bits.
fn bits(emit: &mut Emitter, ty: TypeId, bit: bool) -> Value {
    if ty == TypeId::I1 {
        return emit.int(ty, if bit { -1 } else { 0 });
    }
    let data = DenseData::Splat([u8::from(bit)].into());
    let attr = emit.f.cx.attr(AttrData::DenseElements { ty, data });
    emit.value_with(CONSTANT, &[], ty, &[(name::VALUE, attr)])
}

/// Emits the inverse of a condition.
fn inverse(emit: &mut Emitter, condition: Value) -> Value {
    let f = &*emit.f;
    let ty = f.body.value_type(condition);
    if let Some(op) = f.body.defining_op(condition).filter(|&op| f.body.name(op) == ICMP && ty == TypeId::I1)
        && let Some(predicate) = f.attr(op, name::PREDICATE).and_then(|attr| IntPredicate::of(f.cx, attr))
        && let &[a, b] = f.body.operands(op)
    {
        return emit.compare(predicate.inverse(), a, b);
    }
    let ones = bits(emit, ty, true);
    emit.value(XOR, &[condition, ones], ty, DictId::EMPTY)
}
