//! Producers into consumers: an elementwise operation whose result is read by another structured operation is computed
//! where its elements are read.
//!
//! *Class.* A producer is a `linalg.generic` whose loops are all parallel. A consumer is any `linalg.generic`: the maps
//! of the producer's operands are composed with the map by which the consumer reads the result.
//!
//! *Legality.* Each element of the result belongs to one iteration of the producer, so an index of the result determines
//! the iteration. Payloads are pure. The trip count of each loop of the consumer is still the size of an operand. The
//! order of a reduction does not change, and each element is computed by the same operations, so the results are the
//! same to the bit.
//!
//! *Profitability.* The producer must disappear, unless it reads less than it writes, as a broadcast does. With several
//! consumers, and where the consumer reads an element several times, the payload must be cheap
//! ([`is_cheap_payload`]): an expensive one is computed once.
//!
//! *Limits.* Both operations are in one block. Contractions get no producers but those that read less than they write.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::linalg::GENERIC;
use crate::ir::{AffineExpr, Body, Op, Value};

use super::edit::{Editor, Replacement};
use super::lifetimes::is_overwritten;
use super::payload::is_cheap_payload;
use super::structured::{Operand, Structured, compose, have_bounds, trip_counts};

/// The number of inputs that a merged operation may have.
const MAX_INPUTS: usize = 12;

/// Merges the producers of the inputs of an operation into it.
pub(super) fn fuse_producers(editor: &mut Editor, op: Op) -> Replacement {
    let consumer = Structured::generic(editor.cx, editor.body, op)?;
    for input in &consumer.inputs {
        let Some(source) =
            editor.body.defining_op(input.value).filter(|&source| editor.is_placed_here(source))
        else {
            continue;
        };
        if let Some(producer) = Producer::of(editor, source)
            && producer.can_fuse(editor, &consumer)
            && producer.is_profitable(editor, op, &consumer)
        {
            return Some(producer.fuse(editor, &consumer));
        }
    }
    None
}

/// An operation that may be merged into others.
struct Producer {
    op: Op,
    parts: Structured,
    results: Vec<Value>,
}

impl Producer {
    fn of(editor: &Editor, op: Op) -> Option<Producer> {
        let parts = Structured::generic(editor.cx, editor.body, op)?;
        let results: Vec<Value> = editor.body.results(op).collect();
        let producer = Producer { op, parts, results };
        let is_known = |output: usize| producer.iteration(editor, output).is_some();
        (producer.parts.is_parallel() && (0..producer.results.len()).all(is_known)).then_some(producer)
    }

    /// Returns, for each loop, the dimension of a result whose index is the iteration; `None` if an index of the result
    /// does not determine the iteration.
    fn iteration(&self, editor: &Editor, result: usize) -> Option<Vec<usize>> {
        let map = &self.parts.outputs[result].map;
        let shape = editor.shape(self.results[result])?;
        let mut dims = vec![None; self.parts.loops()];
        for (at, expr) in map.results.iter().enumerate() {
            match expr {
                AffineExpr::Dim(dim) if dims[*dim as usize].is_none() => dims[*dim as usize] = Some(at),
                AffineExpr::Constant(0) if shape[at] == 1 => {}
                _ => return None,
            }
        }
        dims.into_iter().collect()
    }

    /// Returns the inputs of a consumer that are results, with the iteration that computes the element.
    fn reads(&self, editor: &Editor, consumer: &Structured) -> Vec<(usize, usize, Vec<AffineExpr>)> {
        let mut reads = Vec::new();
        for (input, operand) in consumer.inputs.iter().enumerate() {
            let result = self.results.iter().position(|&result| result == operand.value);
            if let Some(result) = result
                && let Some(dims) = self.iteration(editor, result)
            {
                let exprs = dims.into_iter().map(|at| operand.map.results[at].clone()).collect();
                reads.push((input, result, exprs));
            }
        }
        reads
    }

    /// Returns the operands of the producer that its payload reads.
    fn read_operands(&self, body: &Body) -> Vec<(usize, Operand)> {
        let operands = self.parts.operands().cloned().enumerate();
        operands.filter(|(number, _)| self.parts.uses(body, *number)).collect()
    }

    /// Returns the operands that a consumer has afterwards.
    fn merged_operands(&self, editor: &Editor, consumer: &Structured) -> Vec<Operand> {
        let is_other = |operand: &&Operand| !self.results.contains(&operand.value);
        let mut operands: Vec<Operand> = consumer.inputs.iter().filter(is_other).cloned().collect();
        for (_, _, iteration) in self.reads(editor, consumer) {
            for (_, operand) in self.read_operands(editor.body) {
                let map = compose(&operand.map, &iteration, consumer.loops());
                let merged = Operand { value: operand.value, map };
                if !operands.contains(&merged) {
                    operands.push(merged);
                }
            }
        }
        operands
    }

    fn can_fuse(&self, editor: &Editor, consumer: &Structured) -> bool {
        let reads = self.reads(editor, consumer);
        if reads.is_empty() || consumer.outputs.iter().any(|output| self.results.contains(&output.value)) {
            return false;
        }
        let operands = self.merged_operands(editor, consumer);
        let all = || operands.iter().chain(&consumer.outputs);
        operands.len() <= MAX_INPUTS.max(consumer.inputs.len())
            && have_bounds(all().map(|operand| &operand.map), consumer.loops())
            && trip_counts(editor.cx, editor.body, all(), consumer.loops()).is_some()
    }

    fn is_profitable(&self, editor: &Editor, op: Op, consumer: &Structured) -> bool {
        let is_cheap = is_cheap_payload(editor.body, self.parts.block);
        // The inputs with as many elements as the result.
        let whole = |operand: &Operand| {
            let dims = operand.map.results.iter().filter(|expr| matches!(expr, AffineExpr::Dim(_)));
            dims.count() >= self.parts.loops() && self.parts.loops() > 0
        };
        let wholes = self.read_operands(editor.body).iter().filter(|(_, operand)| whole(operand)).count();
        if self.extends_lifetimes(editor, consumer) {
            return false;
        }
        if is_cheap && wholes == 0 && self.parts.loops() > 0 {
            return true;
        }
        let users = editor.users_of(self.op);
        let is_sole = users == [op];
        let once = reads_once(editor, consumer, self);
        if is_sole && once {
            return true;
        }
        let is_contraction = !consumer.is_parallel() && !once;
        let traffic = users.len() * wholes < wholes + 1 + users.len();
        is_cheap
            && !is_contraction
            && traffic
            && users.iter().all(|&user| self.can_fuse_into(editor, user, op))
    }

    /// Returns true if a user may be merged with the producer as well.
    fn can_fuse_into(&self, editor: &Editor, user: Op, op: Op) -> bool {
        let is_here = user == op || editor.body.name(user) == GENERIC && editor.is_pending(user);
        is_here
            && Structured::generic(editor.cx, editor.body, user).is_some_and(|consumer| {
                self.can_fuse(editor, &consumer)
                    && (consumer.is_parallel() || reads_once(editor, &consumer, self))
            })
    }

    /// Returns true if an input of the producer may be overwritten in place between the producer and the consumer, so
    /// that a read by the consumer would need a copy.
    fn extends_lifetimes(&self, editor: &Editor, consumer: &Structured) -> bool {
        self.read_operands(editor.body).iter().any(|(_, operand)| {
            let is_read_anyway = consumer.inputs.iter().any(|input| input.value == operand.value);
            !is_read_anyway && is_overwritten(editor, operand.value, self.op)
        })
    }

    /// Emits the merged operation.
    fn fuse(&self, editor: &mut Editor, consumer: &Structured) -> Vec<Value> {
        let reads = self.reads(editor, consumer);
        let read_operands = self.read_operands(editor.body);
        let is_other = |number: usize| !reads.iter().any(|read| read.0 == number);
        let others: Vec<usize> = (0..consumer.inputs.len()).filter(|&number| is_other(number)).collect();
        let mut inputs: Vec<Operand> = others.iter().map(|&number| consumer.inputs[number].clone()).collect();
        let mut iterations: Vec<Vec<AffineExpr>> = Vec::new();
        for (_, _, iteration) in &reads {
            if !iterations.contains(iteration) {
                iterations.push(iteration.clone());
                inputs.extend(read_operands.iter().map(|(_, operand)| Operand {
                    value: operand.value,
                    map: compose(&operand.map, iteration, consumer.loops()),
                }));
            }
        }
        let draft = editor.begin(inputs, consumer.outputs.clone(), consumer.parallel.clone());
        let args = editor.body.block_args(draft.block).to_vec();
        let old = editor.body.block_args(consumer.block).to_vec();
        let mut map: FxHashMap<Value, Value> = FxHashMap::default();
        map.extend(others.iter().enumerate().map(|(at, &number)| (old[number], args[at])));
        map.extend(
            old[consumer.inputs.len()..].iter().copied().zip(args[draft.inputs.len()..].iter().copied()),
        );
        let own = editor.body.block_args(self.parts.block).to_vec();
        for (at, iteration) in iterations.iter().enumerate() {
            let first = others.len() + at * read_operands.len();
            let mut copied: FxHashMap<Value, Value> = read_operands
                .iter()
                .enumerate()
                .map(|(at, (number, _))| (own[*number], args[first + at]))
                .collect();
            let elements = editor.copy_payload(self.parts.block, draft.block, &mut copied, iteration);
            for (input, result, exprs) in &reads {
                if exprs == iteration {
                    map.insert(old[*input], elements[*result]);
                }
            }
        }
        let loops: Vec<AffineExpr> = (0..consumer.loops() as u32).map(AffineExpr::Dim).collect();
        let elements = editor.copy_payload(consumer.block, draft.block, &mut map, &loops);
        let op = editor.finish(draft, &elements);
        editor.body.results(op).collect()
    }
}

/// Returns true if a consumer reads each element of a producer's results at most once.
fn reads_once(editor: &Editor, consumer: &Structured, producer: &Producer) -> bool {
    let Some(counts) = trip_counts(editor.cx, editor.body, consumer.operands(), consumer.loops()) else {
        return false;
    };
    let mut seen: FxHashSet<Vec<AffineExpr>> = FxHashSet::default();
    producer.reads(editor, consumer).iter().all(|(_, _, exprs)| {
        seen.insert(exprs.clone());
        (0..consumer.loops()).all(|dim| counts[dim] == 1 || exprs.contains(&AffineExpr::Dim(dim as u32)))
    }) && seen.len() == 1
}
