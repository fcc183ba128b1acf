//! Siblings: a producer that other operations read, too, is merged into its consumer with the results of both.
//!
//! *Class.* Two `linalg.generic` of which the second one reads a result of the first one in each iteration of the same
//! loops: the sum of two tensors, and a reduction of this sum.
//!
//! *Legality.* The loops of the producer are all parallel, and correspond to those of the consumer, one to one. Nobody
//! reads the results of the producer before the consumer. Payloads are pure.
//!
//! *Profitability.* The consumer does not load the result. No buffer is added. Into a reduction, only cheap payloads are
//! merged: loops over expensive ones are vectorized alone.
//!
//! *Limits.* Both operations are in one block. The contents of the producer's destinations are not read.

use rustc_hash::FxHashMap;

use crate::ir::{AffineExpr, Op, Value};

use super::edit::{Editor, Replacement};
use super::lifetimes::is_overwritten;
use super::payload::is_cheap_payload;
use super::structured::{Operand, Structured, compose, have_bounds, trip_counts};

/// The number of operands that a merged operation may have.
const MAX_OPERANDS: usize = 12;

/// Merges a producer into an operation that reads one of its results.
pub(super) fn fuse_siblings(editor: &mut Editor, op: Op) -> Replacement {
    let consumer = Structured::generic(editor.cx, editor.body, op)?;
    for input in 0..consumer.inputs.len() {
        let value = consumer.inputs[input].value;
        let Some(source) = editor.body.defining_op(value).filter(|&source| editor.is_placed_here(source))
        else {
            continue;
        };
        if let Some(pair) = Pair::of(editor, source, op, &consumer, input) {
            return Some(pair.merge(editor));
        }
    }
    None
}

/// A producer and its consumer.
struct Pair<'a> {
    source: Op,
    producer: Structured,
    consumer: &'a Structured,
    /// The loops of the producer as loops of the consumer.
    iteration: Vec<AffineExpr>,
}

impl<'a> Pair<'a> {
    /// Returns the pair if it can be merged.
    fn of(editor: &Editor, source: Op, op: Op, consumer: &'a Structured, input: usize) -> Option<Pair<'a>> {
        let producer = Structured::generic(editor.cx, editor.body, source)?;
        let result = editor.body.results(source).position(|result| result == consumer.inputs[input].value)?;
        let reads_outputs =
            (0..producer.outputs.len()).any(|output| producer.uses_output(editor.body, output));
        let iteration = iteration(&producer, result, consumer, input)?;
        let is_cheap = is_cheap_payload(editor.body, producer.block);
        if !producer.is_parallel() || reads_outputs || !consumer.is_parallel() && !is_cheap {
            return None;
        }
        let pair = Pair { source, producer, consumer, iteration };
        (pair.is_read_later(editor, op) && pair.is_valid(editor)).then_some(pair)
    }

    /// Returns true if the other users of the producer are after the consumer.
    fn is_read_later(&self, editor: &Editor, op: Op) -> bool {
        editor.users_of(self.source).into_iter().all(|user| user == op || editor.is_pending(user))
            && !self.producer.inputs.iter().any(|input| is_overwritten(editor, input.value, self.source))
    }

    /// Returns the inputs of the consumer that are no results of the producer.
    fn other_inputs(&self, editor: &Editor) -> Vec<usize> {
        let results: Vec<Value> = editor.body.results(self.source).collect();
        let inputs = self.consumer.inputs.iter().enumerate();
        inputs.filter(|(_, input)| !results.contains(&input.value)).map(|(number, _)| number).collect()
    }

    /// Returns the inputs and the outputs of the merged operation.
    fn operands(&self, editor: &Editor) -> (Vec<Operand>, Vec<Operand>) {
        let loops = self.consumer.loops();
        let moved = |operand: &Operand| Operand {
            value: operand.value,
            map: compose(&operand.map, &self.iteration, loops),
        };
        let others = self.other_inputs(editor).into_iter().map(|number| self.consumer.inputs[number].clone());
        let inputs = others.chain(self.producer.inputs.iter().map(moved)).collect();
        let outputs = self.consumer.outputs.iter().cloned();
        (inputs, outputs.chain(self.producer.outputs.iter().map(moved)).collect())
    }

    fn is_valid(&self, editor: &Editor) -> bool {
        let results: Vec<Value> = editor.body.results(self.source).collect();
        let map = |operand: &Operand| compose(&operand.map, &self.iteration, self.consumer.loops());
        // Every read of a result is of the element of the same iteration.
        let reads_same = self.consumer.inputs.iter().all(|input| {
            let result = results.iter().position(|&result| result == input.value);
            result.is_none_or(|result| map(&self.producer.outputs[result]) == input.map)
        });
        let reads_outputs = self.consumer.outputs.iter().any(|output| results.contains(&output.value));
        let (inputs, outputs) = self.operands(editor);
        let all = || inputs.iter().chain(&outputs);
        reads_same
            && !reads_outputs
            && inputs.len() + outputs.len() <= MAX_OPERANDS
            && have_bounds(all().map(|operand| &operand.map), self.consumer.loops())
            && trip_counts(editor.cx, editor.body, all(), self.consumer.loops()).is_some()
    }

    /// Emits the merged operation, and replaces the results of the producer. Returns those of the consumer.
    fn merge(&self, editor: &mut Editor) -> Vec<Value> {
        let others = self.other_inputs(editor);
        let (inputs, outputs) = self.operands(editor);
        let draft = editor.begin(inputs, outputs, self.consumer.parallel.clone());
        let args = editor.body.block_args(draft.block).to_vec();
        let own = editor.body.block_args(self.producer.block).to_vec();
        let mut copied: FxHashMap<Value, Value> =
            own.into_iter().zip(args[others.len()..].iter().copied()).collect();
        let produced = editor.copy_payload(self.producer.block, draft.block, &mut copied, &self.iteration);
        let results: Vec<Value> = editor.body.results(self.source).collect();
        let old = editor.body.block_args(self.consumer.block).to_vec();
        let mut map: FxHashMap<Value, Value> =
            others.iter().enumerate().map(|(at, &number)| (old[number], args[at])).collect();
        for (input, operand) in self.consumer.inputs.iter().enumerate() {
            if let Some(result) = results.iter().position(|&result| result == operand.value) {
                map.insert(old[input], produced[result]);
            }
        }
        let first_output = draft.inputs.len();
        map.extend(
            old[self.consumer.inputs.len()..].iter().copied().zip(args[first_output..].iter().copied()),
        );
        let loops: Vec<AffineExpr> = (0..self.consumer.loops() as u32).map(AffineExpr::Dim).collect();
        let mut elements = editor.copy_payload(self.consumer.block, draft.block, &mut map, &loops);
        let count = elements.len();
        elements.extend(produced);
        let merged = editor.finish(draft, &elements);
        let values: Vec<Value> = editor.body.results(merged).collect();
        editor.replace_op(self.source, &values[count..]);
        values[..count].to_vec()
    }
}

/// Returns the loops of a producer as loops of a consumer; `None` unless they correspond one to one.
fn iteration(
    producer: &Structured,
    result: usize,
    consumer: &Structured,
    input: usize,
) -> Option<Vec<AffineExpr>> {
    let mut loops = vec![None; producer.loops()];
    for (of, expr) in producer.outputs[result].map.results.iter().zip(&consumer.inputs[input].map.results) {
        let (AffineExpr::Dim(dim), AffineExpr::Dim(_)) = (of, expr) else { return None };
        loops[*dim as usize] = Some(expr.clone());
    }
    let loops: Vec<AffineExpr> = loops.into_iter().collect::<Option<_>>()?;
    let is_all = (0..consumer.loops() as u32).all(|dim| loops.contains(&AffineExpr::Dim(dim)));
    (is_all && loops.len() == consumer.loops()).then_some(loops)
}
