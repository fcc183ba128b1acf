//! Widening of induction variables: replaces one of fewer than 64 bits that is extended for addresses, such as that of
//! C's `int`, or compared, by one of 64 bits. Both have equal values, because flags prove that the increment does not
//! wrap.
//!
//! ```text
//!   for i: i32 in 0 .. n { x[sext(i + 1)] }   ▶   for w: i64 in 0 .. sext(n) { x[w + 1] }
//! ```

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::{ADD, Binary, MUL, NSW, SDIV, SHL, SREM, SUB, UDIV, UREM};
use crate::dialect::llvm::cast::{Cast, SEXT, ZEXT};
use crate::dialect::llvm::compare::{Icmp, IntPredicate};
use crate::dialect::llvm::control::{BR, COND_BR, CondBr};
use crate::ir::{Block, DictId, Op, OpName, TypeData, TypeId, Value, name};
use crate::opt::analysis::cfg::add_edge_operand;
use crate::opt::analysis::loop_info::{Loop, loops};
use crate::opt::analysis::ranges::Recurrence;
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::{Emitter, Function};

/// Depth limit of expressions.
const MAX_DEPTH: u32 = 8;

/// Widens the induction variables of all loops.
pub(crate) fn widen_counters(f: &mut Function) {
    let mut values: FxHashMap<Value, Value> = FxHashMap::default();
    for l in loops(f).iter() {
        for counter in counters(f, l) {
            for extension in [SEXT, ZEXT] {
                let is_positive = counter.step > 0
                    && counter.is_nsw(f)
                    && f.constant_of(counter.start).is_some_and(|start| start >= 0);
                let extended = FxHashMap::default();
                let widening = Widening { l, counter: counter.value, is_positive, extension, extended };
                let extensions = widening.extensions(f);
                let is_exact = if extension == SEXT { counter.is_nsw(f) } else { counter.is_nuw(f) };
                let is_wanted = !extensions.is_empty() || widening.derives_others(f);
                if is_exact && is_wanted && f.may_rewrite() {
                    widening.apply(f, &counter, &extensions, &mut values);
                    break;
                }
            }
        }
    }
    if !values.is_empty() {
        f.replace(&values);
        remove_unused(f);
    }
}

/// Returns the recurrences of a loop that are narrower than 64 bits. Those in the exit test are last: they are widened
/// if others are.
fn counters(f: &Function, l: &Loop) -> Vec<Recurrence> {
    let is_entered_once = |&before: &Block| f.body.last_op(before).is_some_and(|op| f.body.name(op) == BR);
    if !matches!(&l.entering[..], [before] if is_entered_once(before)) {
        return Vec::new();
    }
    let is_narrow = |&&value: &&Value| {
        f.cx.int_width(f.body.value_type(value)).is_some_and(|width| (2..64).contains(&width))
    };
    let tested = exit_test(f, l).map_or(&[][..], |test| f.body.operands(test));
    let narrow = f.body.block_args(l.header).iter().filter(is_narrow);
    let mut counters: Vec<Recurrence> = narrow.filter_map(|&value| Recurrence::of(f, l, value)).collect();
    counters.sort_by_key(|counter| tested.contains(&counter.value));
    counters
}

/// Returns the operation that computes the condition under which a loop exits from its header.
fn exit_test(f: &Function, l: &Loop) -> Option<Op> {
    let end = f.body.last_op(l.header).filter(|&end| f.body.name(end) == COND_BR)?;
    f.body.defining_op(CondBr(end).condition(f.body))
}

/// The widening of an induction variable.
struct Widening<'x> {
    l: &'x Loop,
    counter: Value,
    /// True if the induction variable is never negative, so that both of its extensions are equal.
    is_positive: bool,
    /// `sext` or `zext`.
    extension: OpName,
    /// The extensions of the induction variable, both of which are the new header argument, and of invariants, which
    /// are in the preheader.
    extended: FxHashMap<(Value, OpName), Value>,
}

impl Widening<'_> {
    /// Returns the operations of the loop that extend the induction variable or an expression of it.
    fn extensions(&self, f: &Function) -> Vec<Op> {
        let ops = self.l.blocks.iter().flat_map(|&block| f.body.block_ops(block)).copied();
        let is_one = |op: Op| {
            let extension = self.extension_by(f, op)?;
            let is_wide = f.body.value_type(f.body.result(op, 0)) == TypeId::I64;
            Some(is_wide && self.depends(f, Cast(op).arg(f.body), extension, 0)?)
        };
        ops.filter(|&op| is_one(op) == Some(true)).collect()
    }

    /// Returns the extension of expressions of the induction variable that an operation computes, if it is a value of
    /// the wide induction variable.
    fn extension_by(&self, f: &Function, op: Op) -> Option<OpName> {
        match f.body.name(op) {
            name if name == self.extension => Some(name),
            ZEXT if f.is_nneg(op) => Some(self.extension),
            ZEXT => self.is_positive.then_some(ZEXT),
            _ => None,
        }
    }

    /// Returns true if the exit test uses the induction variable, and pointers or wide numbers of the loop may be
    /// functions of it.
    fn derives_others(&self, f: &Function) -> bool {
        let is_wide = |&value: &Value| {
            let ty = f.body.value_type(value);
            ty == TypeId::I64 || matches!(f.cx.type_data(ty), TypeData::Pointer { .. })
        };
        exit_test(f, self.l).is_some_and(|test| self.compared(f, test).is_some())
            && f.body.block_args(self.l.header).iter().any(is_wide)
    }

    /// Returns true if a value depends on the induction variable; `None` if it may wrap or is no such expression.
    fn depends(&self, f: &Function, value: Value, extension: OpName, depth: u32) -> Option<bool> {
        if value == self.counter {
            return Some(true);
        }
        if !self.l.defines(f, value) || f.constant_of(value).is_some() {
            return Some(false);
        }
        let op = f.body.defining_op(value).filter(|&op| depth < MAX_DEPTH && is_exact(f, op, extension))?;
        let [a, b] = Binary(op).operands(f.body);
        Some(self.depends(f, a, extension, depth + 1)? | self.depends(f, b, extension, depth + 1)?)
    }

    /// Emits the wide induction variable and its extensions. `values` gets the replacements.
    fn apply(
        mut self,
        f: &mut Function,
        counter: &Recurrence,
        extensions: &[Op],
        values: &mut FxHashMap<Value, Value>,
    ) {
        let (before, latch) = (counter.before, counter.latch);
        let start = self.extend_before(f, before, counter.start, self.extension);
        let wide = f.body.add_block_arg(self.l.header, TypeId::I64);
        self.extended.extend([SEXT, ZEXT].map(|extension| ((self.counter, extension), wide)));
        let mut blocks: Vec<Block> = self.l.blocks.iter().copied().collect();
        blocks.sort_unstable();
        for block in blocks {
            for op in f.body.take_ops(block) {
                if extensions.contains(&op) {
                    let extension = self.extension_by(f, op).unwrap_or(self.extension);
                    let number = self.number(f, before, block, Cast(op).arg(f.body), extension);
                    values.insert(f.body.result(op, 0), number);
                } else if let Some((predicate, sides)) = self.compared(f, op) {
                    let sides = sides.map(|side| self.number(f, before, block, side, self.extension));
                    let loc = f.body.loc(op);
                    let compare = f.emit(block, loc).compare(predicate, sides[0], sides[1]);
                    values.insert(f.body.result(op, 0), compare);
                } else {
                    f.body.place_op(block, op);
                }
            }
        }
        let loc = f.loop_loc(self.l.header);
        let end = f.body.take_last_op(latch);
        let mut emit = f.emit(latch, loc);
        let step = emit.int(TypeId::I64, counter.step.into());
        let flags = (name::OVERFLOW_FLAGS, emit.f.cx.int_attr(TypeId::I32, NSW.into()));
        let next = emit.value_with(ADD, &[wide, step], TypeId::I64, &[flags]);
        end.into_iter().for_each(|end| f.body.place_op(latch, end));
        add_edge_operand(f.body, before, self.l.header, start);
        add_edge_operand(f.body, latch, self.l.header, next);
    }

    /// Returns the operands of a comparison that depends on the induction variable, and the predicate of their
    /// extensions. It is signed, because zero-extended values are not negative.
    fn compared(&self, f: &Function, op: Op) -> Option<(IntPredicate, [Value; 2])> {
        let [a, b] = Icmp::cast(f.body, op)?.operands(f.body);
        let predicate = IntPredicate::of(f.cx, f.attr(op, name::PREDICATE)?)?;
        let has_sign = predicate == predicate.signed();
        let has_none = matches!(predicate, IntPredicate::Eq | IntPredicate::Ne) || !has_sign;
        let is_kept = if self.extension == SEXT { has_sign } else { has_none };
        let depends = |value| self.depends(f, value, self.extension, 0);
        let depends = is_kept && depends(a)? | depends(b)?;
        depends.then_some((predicate.signed(), [a, b]))
    }

    /// Emits the extension of a value at the end of a block: a wide clone of the operations in the loop.
    fn number(
        &mut self,
        f: &mut Function,
        before: Block,
        block: Block,
        value: Value,
        extension: OpName,
    ) -> Value {
        if let Some(&existing) = self.extended.get(&(value, extension)) {
            return existing;
        }
        let op =
            f.body.defining_op(value).filter(|_| self.l.defines(f, value) && f.constant_of(value).is_none());
        let Some(op) = op else { return self.extend_before(f, before, value, extension) };
        let operands = f.body.operands(op).to_vec();
        let operands: Vec<Value> =
            operands.into_iter().map(|operand| self.number(f, before, block, operand, extension)).collect();
        let (name, loc) = (f.body.name(op), f.body.loc(op));
        f.emit(block, loc).value(name, &operands, TypeId::I64, DictId::EMPTY)
    }

    /// Emits the extension of a loop-invariant value in the preheader.
    fn extend_before(&mut self, f: &mut Function, before: Block, value: Value, extension: OpName) -> Value {
        if let Some(&existing) = self.extended.get(&(value, extension)) {
            return existing;
        }
        let loc = f.loop_loc(self.l.header);
        let constant = f.constant_of(value);
        let end = f.body.take_last_op(before);
        let mut emit: Emitter = f.emit(before, loc);
        let extended = match constant {
            Some(number) if extension == SEXT => emit.int(TypeId::I64, number),
            Some(number) => {
                let width = emit.f.cx.int_width(emit.ty(value)).unwrap_or(64);
                emit.int(TypeId::I64, number & ((1 << width) - 1))
            }
            None => emit.value(extension, &[value], TypeId::I64, DictId::EMPTY),
        };
        end.into_iter().for_each(|end| f.body.place_op(before, end));
        self.extended.insert((value, extension), extended);
        extended
    }
}

/// Returns true if an operation commutes with the extension of its operands.
fn is_exact(f: &Function, op: Op, extension: OpName) -> bool {
    let has_sign = extension == SEXT;
    match f.body.name(op) {
        ADD | SUB | MUL | SHL if has_sign => f.is_nsw(op),
        ADD | SUB | MUL | SHL => f.is_nuw(op),
        SDIV | SREM => has_sign && f.is_pure(op),
        UDIV | UREM => !has_sign && f.is_pure(op),
        _ => false,
    }
}
