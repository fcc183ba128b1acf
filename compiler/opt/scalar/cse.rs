//! Common subexpression elimination of pure operations over the dominator tree. Loads and calls belong to
//! `load_elimination`. Cranelift also eliminates common subexpressions, but after the passes that compare values by
//! identity.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::ir::{Block, DictId, Op, OpName, TypeId, Value};
use crate::opt::function::Function;

/// Upper bound on the available definitions of an expression.
const MAX_AVAILABLE: usize = 8;

/// The key of a pure operation.
#[derive(PartialEq, Eq, Hash)]
struct Expression {
    name: OpName,
    operands: SmallVec<[Value; 3]>,
    attrs: DictId,
    ty: TypeId,
}

/// The pass.
pub(crate) fn cse(f: &mut Function) {
    let dominators = f.dominators();
    let mut available: FxHashMap<Expression, SmallVec<[(Block, Value); 1]>> = FxHashMap::default();
    let mut values: FxHashMap<Value, Value> = FxHashMap::default();
    let mut redundant: FxHashSet<Op> = FxHashSet::default();
    let blocks = f.blocks();
    // In reverse post-order, dominators come first.
    for &block in &blocks {
        for op in f.body.block_ops(block).to_vec() {
            let Some(expression) = expression(f, op, &values) else { continue };
            let result = f.body.result(op, 0);
            let definitions = available.entry(expression).or_default();
            let before = definitions.iter().find(|(from, _)| dominators.dominates(*from, block));
            match before {
                Some(&(_, value)) if f.may_rewrite() => {
                    values.insert(result, value);
                    redundant.insert(op);
                }
                Some(_) => {}
                None if definitions.len() < MAX_AVAILABLE => definitions.push((block, result)),
                None => {}
            }
        }
    }
    if !redundant.is_empty() {
        blocks.iter().for_each(|&block| f.body.retain_ops(block, |op| !redundant.contains(op)));
        f.replace(&values);
    }
}

/// The expression of a pure operation with one result, after replacement of operands.
fn expression(f: &Function, op: Op, values: &FxHashMap<Value, Value>) -> Option<Expression> {
    if !f.is_pure(op) || f.body.result_count(op) != 1 {
        return None;
    }
    let operands = f.body.operands(op).iter().map(|value| *values.get(value).unwrap_or(value)).collect();
    let ty = f.body.value_type(f.body.result(op, 0));
    Some(Expression { name: f.body.name(op), operands, attrs: f.body.attrs(op), ty })
}
