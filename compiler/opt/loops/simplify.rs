//! Loop simplification: gives each loop the form that loop passes match, a preheader and one latch.
//!
//! ```text
//!   cond_br %c, ^header(%a), ^other          cond_br %c, ^preheader, ^other
//!                                        ▶   ^preheader: br ^header(%a)
//!   ^header(%i): …                           ^header(%i): …
//!   ^first:  br ^header(%b)                  ^first:  br ^latch(%b)
//!   ^second: br ^header(%c)                  ^second: br ^latch(%c)
//!                                            ^latch(%next): br ^header(%next)
//! ```
//!
//! *Class.* Loops of front ends that emit no such blocks, and `while` loops with `continue`.
//!
//! *Limits.* A loop of many latches dispatches, as that of an interpreter: its latches remain.

use crate::dialect::llvm::control::{BR, COND_BR, SWITCH};
use crate::ir::{Block, OpName, TypeId, Value};
use crate::opt::analysis::cfg::{redirect, successors};
use crate::opt::analysis::loop_info::{annotate, annotation_attr, loops};
use crate::opt::function::Function;

/// Upper bound on the latches that are merged.
const MAX_LATCHES: usize = 8;

/// The pass.
pub(crate) fn loop_simplify(f: &mut Function) {
    for l in loops(f).iter().filter(|l| !l.entering.is_empty()) {
        let is_preheader = |block: Block| ends_with(f, block, &[BR]);
        let has_preheader = matches!(l.entering[..], [block] if is_preheader(block));
        let has_latches = (2..=MAX_LATCHES).contains(&l.latches.len());
        let groups = [(!has_preheader, &l.entering), (has_latches, &l.latches)];
        for (is_needed, blocks) in groups {
            let may_redirect = blocks.iter().all(|&block| ends_with(f, block, &[BR, COND_BR, SWITCH]));
            if is_needed && may_redirect && f.may_rewrite() {
                merge_edges(f, blocks, l.header);
            }
        }
    }
}

/// Returns true if a block ends with an operation of one of these names.
fn ends_with(f: &Function, block: Block, names: &[OpName]) -> bool {
    f.body.last_op(block).is_some_and(|end| names.contains(&f.body.name(end)))
}

/// Merges the edges of some blocks to a header in a new block. It has arguments for the operands in which the edges
/// differ.
fn merge_edges(f: &mut Function, from: &[Block], header: Block) {
    let annotation = from.iter().find_map(|&block| annotation_attr(f, block));
    let common = common_operands(f, from, header);
    let differing: Vec<usize> = (0..common.len()).filter(|&index| common[index].is_none()).collect();
    let args = f.body.block_args(header);
    let types: Vec<TypeId> = differing.iter().map(|&index| f.body.value_type(args[index])).collect();
    let between = f.new_block_before(header, &types);
    for &block in from {
        redirect(f.body, block, |to, operands| {
            (to == header).then(|| (between, differing.iter().map(|&index| operands[index]).collect()))
        });
    }
    let mut args = f.body.block_args(between).to_vec().into_iter();
    let passed: Vec<Value> = common.into_iter().filter_map(|value| value.or_else(|| args.next())).collect();
    let loc = f.loop_loc(header);
    f.emit(between, loc).branch(header, &passed);
    if let Some(annotation) = annotation {
        annotate(f, between, annotation);
    }
}

/// The operands that all edges of some blocks to a header pass; `None` where edges differ.
fn common_operands(f: &Function, from: &[Block], header: Block) -> Vec<Option<Value>> {
    let edges: Vec<&[Value]> = from.iter().flat_map(|&block| edges_to(f, block, header)).collect();
    let (&[first, ref others @ ..], count) = (&edges[..], f.body.block_args(header).len()) else {
        return Vec::new();
    };
    let common = |index: usize| others.iter().all(|edge| edge[index] == first[index]).then_some(first[index]);
    (0..count).map(common).collect()
}

/// The operands of each edge from a block to another one.
fn edges_to<'f>(f: &'f Function, from: Block, to: Block) -> impl Iterator<Item = &'f [Value]> {
    let end = f.body.last_op(from);
    let edges = successors(f.body, from).iter().enumerate().filter(move |(_, edge)| edge.block == to);
    edges.filter_map(move |(index, _)| Some(f.body.successor_operands(end?, index)))
}
