//! Trip counts by evaluation of exit tests that depend on constants only. The loops get an induction variable, so that
//! they can be unrolled. Loops with several exits, or without an exit test in the header, are left out.
//!
//! ```text
//!   for (bit = 64; bit; bit >>= 1)   ▶   for (bit = 64, i = 0; i < 7; bit >>= 1, i++)
//! ```

use rustc_hash::FxHashMap;

use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::control::{COND_BR, CondBr};
use crate::dialect::llvm::fold::{cut, fold};
use crate::ir::{Block, TypeId, Value};
use crate::opt::analysis::cfg::{add_edge_operand, edge_operands, successors};
use crate::opt::analysis::loop_info::{CountedLoop, Loop, loops};
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::Function;
use crate::opt::loops::unroll::MAX_ITERATIONS;

/// Depth limit of the expressions that are evaluated.
const MAX_DEPTH: u32 = 8;

/// Adds the induction variables.
pub(super) fn count_by_evaluation(f: &mut Function) {
    let counts: Vec<Count> = loops(f).iter().filter_map(|l| Count::of(f, l)).collect();
    let any = !counts.is_empty();
    for count in counts {
        if f.may_rewrite() {
            count.apply(f);
        }
    }
    if any {
        remove_unused(f);
    }
}

/// A loop that exits only from its header, and its trip count.
struct Count {
    header: Block,
    preheader: Block,
    latch: Block,
    /// True if the loop continues where the condition is true.
    continues: bool,
    iterations: i128,
}

impl Count {
    fn of(f: &Function, l: &Loop) -> Option<Count> {
        let (&[preheader], &[latch]) = (&l.entering[..], &l.latches[..]) else { return None };
        let end = f.body.last_op(l.header).filter(|&op| f.body.name(op) == COND_BR)?;
        let &[first, second] = successors(f.body, l.header) else { return None };
        let continues = l.contains(first.block);
        let is_counted =
            CountedLoop::with_branches(f, l).is_ok_and(|counted| counted.iterations(f).is_some());
        if continues == l.contains(second.block) || l.has_other_exits(f) || is_counted {
            return None;
        }
        let test = CondBr(end).condition(f.body);
        let mut state = State::before(f, l, preheader)?;
        for iterations in 0..=MAX_ITERATIONS {
            if (state.value(test, MAX_DEPTH)? != 0) != continues {
                return Some(Count { header: l.header, preheader, latch, continues, iterations });
            }
            state = state.after(latch)?;
        }
        None
    }

    fn apply(&self, f: &mut Function) {
        let counter = f.body.add_block_arg(self.header, TypeId::I64);
        let [start, iterations] = f.before_end(self.preheader, |emit| {
            [0, self.iterations].map(|number| emit.int(TypeId::I64, number))
        });
        let next = f.before_end(self.latch, |emit| {
            let one = emit.int(TypeId::I64, 1);
            emit.add(counter, one)
        });
        add_edge_operand(f.body, self.preheader, self.header, start);
        add_edge_operand(f.body, self.latch, self.header, next);
        let predicate = if self.continues { IntPredicate::Slt } else { IntPredicate::Sge };
        let test = f.before_end(self.header, |emit| emit.compare(predicate, counter, iterations));
        if let Some(end) = f.body.last_op(self.header) {
            CondBr(end).set_condition(f.body, test);
        }
    }
}

/// The constant values of header arguments in one iteration.
struct State<'a, 'f> {
    f: &'a Function<'f>,
    l: &'a Loop,
    /// The arguments of the header that have constant values.
    args: FxHashMap<Value, u128>,
}

impl<'a, 'f> State<'a, 'f> {
    /// Returns the state of the first iteration; `None` if no argument is constant.
    fn before(f: &'a Function<'f>, l: &'a Loop, preheader: Block) -> Option<State<'a, 'f>> {
        State { f, l, args: FxHashMap::default() }.after(preheader)
    }

    /// Returns the state after an edge to the header; `None` if no argument is constant.
    fn after(&self, from: Block) -> Option<State<'a, 'f>> {
        let args = self.f.body.block_args(self.l.header).iter();
        let next = args.zip(edge_operands(self.f.body, from, self.l.header)?);
        let args: FxHashMap<Value, u128> =
            next.filter_map(|(&arg, &next)| Some((arg, self.value(next, MAX_DEPTH)?))).collect();
        (!args.is_empty()).then_some(State { args, ..*self })
    }

    /// Evaluates a value to its bits.
    fn value(&self, value: Value, depth: u32) -> Option<u128> {
        if let Some(&bits) = self.args.get(&value) {
            return Some(bits);
        }
        if let Some(number) = self.f.constant_of(value) {
            return Some(cut(number as u128, self.f.cx.int_width(self.f.body.value_type(value))?));
        }
        let op = self.f.body.defining_op(value).filter(|_| depth > 0 && self.l.defines(self.f, value))?;
        let operands = self.f.body.operands(op).iter().map(|&operand| self.value(operand, depth - 1));
        fold(self.f.cx, self.f.body, op, &operands.collect::<Option<Vec<u128>>>()?)
    }
}
