//! Variables of the source whose memory is promoted: from then on, their values are those of SSA variables.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::ir::{Expression, ExpressionOp, Fragment, Value, Variable, VariablePart};
use crate::opt::analysis::frame::Alloca;
use crate::opt::function::Function;

use super::ssa::Trace;

/// The variables of the source in promoted memory.
#[derive(Default)]
pub(super) struct PromotedVariables {
    /// The variables in memory, by address.
    in_memory: FxHashMap<Value, Vec<usize>>,
    /// By SSA variable, the variables that it is a part of, without their values.
    parts: FxHashMap<usize, Vec<Variable>>,
    /// Variables that stay in memory in part.
    remainders: Vec<Variable>,
    /// The indices of the variables that are promoted.
    promoted: FxHashSet<usize>,
}

/// A byte range of an alloca, and the SSA variable that replaces it.
#[derive(Clone, Copy)]
pub(super) struct PromotedRange {
    pub(super) variable: usize,
    pub(super) offset: u64,
    pub(super) size: u64,
}

impl PromotedVariables {
    pub(super) fn new(f: &Function) -> PromotedVariables {
        let mut in_memory: FxHashMap<Value, Vec<usize>> = FxHashMap::default();
        for (index, variable) in f.body.variables.iter().enumerate() {
            if let [VariablePart::Value(address)] = variable.parts[..]
                && variable.is_in_memory
            {
                in_memory.entry(address).or_default().push(index);
            }
        }
        PromotedVariables { in_memory, ..PromotedVariables::default() }
    }

    /// Adds the variables in an alloca, whose promoted ranges are given in order. `stays` is true if other bytes of it
    /// stay in memory.
    pub(super) fn add(&mut self, f: &Function, alloca: &Alloca, ranges: &[PromotedRange], stays: bool) {
        let address = f.body.result(alloca.op, 0);
        for index in self.in_memory.get(&address).cloned().unwrap_or_default() {
            self.promoted.insert(index);
            let variable = &f.body.variables[index];
            for range in ranges {
                if let Some(part) = promoted_part(variable, range) {
                    self.parts.entry(range.variable).or_default().push(part);
                }
            }
            if stays && let Some(start) = offset_of(&variable.expression) {
                let remainders = gaps(ranges, start, alloca.size).into_iter();
                self.remainders.extend(remainders.filter_map(|gap| remainder(variable, start, gap)));
            }
        }
    }

    /// Returns the SSA variables whose values are needed.
    pub(super) fn traced(&self) -> Vec<usize> {
        let mut traced: Vec<usize> = self.parts.keys().copied().collect();
        traced.sort_unstable();
        traced
    }

    /// Replaces the memory of variables by values.
    pub(super) fn apply(self, f: &mut Function, trace: Trace) {
        for &index in &self.promoted {
            let variable = &mut f.body.variables[index];
            (variable.parts, variable.is_in_memory) = (Box::default(), false);
        }
        f.body.variables.extend(self.remainders);
        for ((number, value), ops) in trace {
            for part in &self.parts[&number] {
                let parts = [VariablePart::Value(value)].into();
                f.body.variables.push(Variable { parts, ops: Some(ops.clone()), ..part.clone() });
            }
        }
    }
}

/// Returns the offset in bytes of a variable from its address, if its expression adds no more than that.
fn offset_of(expression: &Expression) -> Option<u64> {
    match expression.operations[..] {
        [] => Some(0),
        [ExpressionOp::Add(offset)] => Some(offset),
        _ => None,
    }
}

/// Returns a variable whose value, or whose address, is that of a promoted range.
fn promoted_part(variable: &Variable, range: &PromotedRange) -> Option<Variable> {
    if let [ExpressionOp::Deref, operations @ ..] = &variable.expression.operations[..] {
        let expression = Expression { operations: operations.into(), fragment: variable.expression.fragment };
        return (range.offset == 0).then(|| Variable { expression, ..variable.clone() });
    }
    let offset = range.offset.checked_sub(offset_of(&variable.expression)?)?;
    let fragment = fragment_at(variable, offset, range.size)?;
    let expression = Expression { fragment: Some(fragment), ..Expression::default() };
    Some(Variable { is_in_memory: false, expression, ..variable.clone() })
}

/// Returns the bits of a variable that bytes of its memory have; `None` if they exceed those that it describes.
fn fragment_at(variable: &Variable, offset: u64, size: u64) -> Option<Fragment> {
    let (offset, size) = (8 * offset, 8 * size);
    match variable.expression.fragment {
        Some(whole) if offset + size > whole.size => None,
        Some(whole) => Some(Fragment { offset: whole.offset + offset, size }),
        None => Some(Fragment { offset, size }),
    }
}

/// Returns the bytes from an offset on that are not promoted.
fn gaps(ranges: &[PromotedRange], start: u64, end: u64) -> Vec<(u64, u64)> {
    let mut gaps = Vec::new();
    let mut at = start;
    for range in ranges {
        if at < range.offset {
            gaps.push((at, range.offset - at));
        }
        at = at.max(range.offset + range.size);
    }
    if at < end {
        gaps.push((at, end - at));
    }
    gaps
}

/// Returns the part of a variable in bytes of its memory that stay. The variable begins at `start`.
fn remainder(variable: &Variable, start: u64, (offset, size): (u64, u64)) -> Option<Variable> {
    let fragment = Some(fragment_at(variable, offset - start, size)?);
    let expression = Expression { operations: [ExpressionOp::Add(offset)].into(), fragment };
    Some(Variable { expression, ..variable.clone() })
}
