//! Computed gotos: indirect branches through constant tables of labels become switches on the index.
//!
//! *Class.* Interpreters that jump by `goto *table[opcode]`. A switch needs no load of the label, its index has a known
//! range, and passes treat it as a branch.
//! *Limits.* All labels come from one constant table, each loaded with an index of the same type. The table has labels of
//! the function only.
//!
//! ```text
//!   ^a: %p = gep @table[0, %i]; %l = load %p; br ^go(%l)    ^go(%label): indirectbr %label, […]
//!   ▶  ^a: br ^go(%i)    ^go(%index): switch %index, ^unreachable [0: ^first, 1: ^second, …]
//! ```

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::dialect::llvm::control::{SWITCH, UNREACHABLE};
use crate::dialect::llvm::global::ADDRESSOF;
use crate::dialect::llvm::memory::{GETELEMENTPTR, GepIndex, GetElementPtr, LOAD, Load, gep_indices};
use crate::dialect::llvm::symbol::{BLOCKTAG, INDIRECTBR, IndirectBr, tag_number};
use crate::dialect::switch_syntax::case_values_attr;
use crate::ir::{Block, NameId, NewOp, Op, Region, Successor, TypeData, TypeId, Value, ValueDef, name};
use crate::opt::analysis::cfg::{Predecessors, add_edge_operand, edge_operands};
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::Function;

/// The pass.
pub(crate) fn computed_goto(f: &mut Function) {
    let is_goto =
        |f: &Function, block| f.body.last_op(block).is_some_and(|end| f.body.name(end) == INDIRECTBR);
    let blocks: Vec<Block> = f.blocks().into_iter().filter(|&block| is_goto(f, block)).collect();
    if blocks.is_empty() {
        return;
    }
    let predecessors = f.predecessors();
    let mut is_changed = false;
    for block in blocks {
        let Some(plan) = plan(f, &predecessors, block) else { continue };
        if !f.may_rewrite() {
            break;
        }
        let loc = f.body.last_op(block).map(|end| f.body.loc(end));
        replace(f, block, plan);
        is_changed = true;
        if let Some(loc) = loc {
            f.done(loc, || "replaced indirect branch by switch".into());
        }
    }
    if is_changed {
        remove_unused(f);
    }
}

/// A label that is loaded from a table.
#[derive(Clone, Copy)]
struct Label {
    table: NameId,
    index: Value,
}

/// The replacement of an indirect branch.
struct Plan {
    /// The type of the index.
    ty: TypeId,
    index: Index,
    /// The position of the successor for each index.
    cases: Vec<usize>,
}

/// The index of a branch.
enum Index {
    /// The value.
    Value(Value),
    /// The values that predecessors pass.
    Passed(Vec<(Block, Value)>),
}

/// Returns the replacement of the branch at the end of a block.
fn plan(f: &Function, predecessors: &Predecessors, block: Block) -> Option<Plan> {
    let end = f.body.last_op(block)?;
    let address = IndirectBr(end).addr(f.body);
    let (labels, index) = match f.body.value_def(address) {
        ValueDef::Argument(home) if home == block => {
            let position = f.body.block_args(block).iter().position(|&arg| arg == address)?;
            let mut from: SmallVec<[Block; 8]> = predecessors.of(block).into();
            from.sort_unstable();
            from.dedup();
            let mut labels = Vec::new();
            for &from in &from {
                labels.push(label(f, *edge_operands(f.body, from, block)?.get(position)?)?);
            }
            let indices = from.iter().copied().zip(labels.iter().map(|label| label.index)).collect();
            (labels, Index::Passed(indices))
        }
        _ => {
            let label = label(f, address)?;
            (vec![label], Index::Value(label.index))
        }
    };
    let first = *labels.first()?;
    let ty = f.body.value_type(first.index);
    let is_alike = |label: &Label| label.table == first.table && f.body.value_type(label.index) == ty;
    if !labels.iter().all(is_alike) {
        return None;
    }
    let tags = f.symbols.labels(f.table, first.table)?;
    let TypeData::Integer { width, .. } = *f.cx.type_data(ty) else { return None };
    // Indices are signed.
    if width > 64 || tags.len() as u128 > 1 << (width - 1) {
        return None;
    }
    let targets = targets(f, end)?;
    let cases = tags.iter().map(|tag| targets.get(tag).copied()).collect::<Option<Vec<usize>>>()?;
    Some(Plan { ty, index, cases })
}

/// Returns the label that a value is.
fn label(f: &Function, value: Value) -> Option<Label> {
    let load = f.body.defining_op(value).filter(|&op| f.body.name(op) == LOAD && f.is_plain(op))?;
    let pointer =
        f.body.defining_op(Load(load).addr(f.body)).filter(|&op| f.body.name(op) == GETELEMENTPTR)?;
    let base =
        f.body.defining_op(GetElementPtr(pointer).base(f.body)).filter(|&op| f.body.name(op) == ADDRESSOF)?;
    let table = f.attr(base, name::GLOBAL_NAME).and_then(|attr| f.cx.symbol_value(attr))?;
    let element = f.attr(pointer, name::ELEM_TYPE).and_then(|attr| f.cx.type_value(attr))?;
    let is_pointer = |ty| matches!(f.cx.type_data(ty), TypeData::Pointer { .. });
    let dynamic = GetElementPtr(pointer).dynamic_indices(f.body);
    let is_zero = |index: &GepIndex| match *index {
        GepIndex::Constant(number) => number == 0,
        GepIndex::Dynamic(index) => dynamic.get(index).and_then(|&value| f.constant_of(value)) == Some(0),
    };
    let last = match (f.cx.type_data(element), &gep_indices(f.cx, f.body.attrs(pointer))[..]) {
        (&TypeData::Array { element, .. }, [first, GepIndex::Dynamic(last)])
            if is_zero(first) && is_pointer(element) =>
        {
            *last
        }
        (TypeData::Pointer { .. }, &[GepIndex::Dynamic(last)]) => last,
        _ => return None,
    };
    let index = *dynamic.get(last)?;
    Some(Label { table, index })
}

/// Returns the positions of the successors of a branch by the tags of their blocks.
fn targets(f: &Function, branch: Op) -> Option<FxHashMap<u128, usize>> {
    let mut targets = FxHashMap::default();
    for (position, successor) in f.body.successors(branch).iter().enumerate() {
        for &op in f.body.block_ops(successor.block).iter().filter(|&&op| f.body.name(op) == BLOCKTAG) {
            targets.entry(tag_number(f.cx, f.body.attrs(op)).ok()?).or_insert(position);
        }
    }
    Some(targets)
}

fn replace(f: &mut Function, block: Block, plan: Plan) {
    let index = match plan.index {
        Index::Value(value) => value,
        Index::Passed(values) => {
            let index = f.body.add_block_arg(block, plan.ty);
            for (from, value) in values {
                add_edge_operand(f.body, from, block, value);
            }
            index
        }
    };
    let Some(branch) = f.body.take_last_op(block) else { return };
    let loc = f.body.loc(branch);
    // Other indices are undefined behavior.
    let other = f.body.new_block(Region::ROOT);
    f.body.place_block(other);
    f.emit(other, loc).op(NewOp::new(UNREACHABLE, loc, &[], &[]));
    let mut operands = vec![index];
    let mut successors = vec![Successor { block: other, operand_count: 0 }];
    for &position in &plan.cases {
        operands.extend_from_slice(f.body.successor_operands(branch, position));
        successors.push(f.body.successors(branch)[position]);
    }
    let numbers: Vec<i128> = (0..plan.cases.len() as i128).collect();
    let values = case_values_attr(f.cx, plan.ty, &numbers);
    let attrs = f.cx.dict(&mut [(name::CASE_VALUES, values)]);
    f.emit(block, loc).op(NewOp::new(SWITCH, loc, &operands, &[]).attrs(attrs).successors(&successors));
}
