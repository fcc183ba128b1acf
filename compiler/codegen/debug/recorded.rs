//! Records of the compilation of a function for its debug information.

use std::ops::Range;

use cranelift_codegen::isa::TargetIsa;
use cranelift_codegen::{CompiledCode, Final, MachSrcLoc};
use rustc_hash::FxHashSet;

use crate::codegen::context::env::FrameAddress;
use crate::ir::{Block, Body, Op, Region};

use super::located::{Located, Scopes, locate};
use super::tracker::{Storage, Tracked};

/// The debug information of the code of a function. Offsets are in bytes from the beginning of Cranelift's code.
#[derive(Clone, Debug)]
pub(crate) struct Recorded {
    /// The ranges of code of operations, in the order of addresses. Code between them belongs to no operation.
    pub(super) ops: Vec<(Range<u32>, Op)>,
    /// The number of bytes.
    pub(super) length: u32,
    /// The variables with a location.
    pub(super) variables: Vec<Located>,
    /// The scopes of variables other than the function, outer ones first.
    pub(super) scopes: Vec<Scope>,
}

/// A scope of variables: the code that a block dominates.
#[derive(Clone, Debug)]
pub(super) struct Scope {
    /// The block.
    pub(super) block: Block,
    /// The block of the scope around it; none for the function.
    pub(super) parent: Option<Block>,
    /// Its code.
    pub(super) ranges: Vec<Range<u32>>,
}

impl Recorded {
    /// Records the code of a function. The source location of an instruction is the index of its operation.
    pub(crate) fn new(
        body: &Body,
        locations: &[MachSrcLoc<Final>],
        (compiled, isa): (&CompiledCode, &dyn TargetIsa),
        tracked: Vec<Tracked>,
        frame: FrameAddress,
    ) -> Recorded {
        let length = compiled.code_info().total_size;
        let mut ops: Vec<(Range<u32>, Op)> = Vec::new();
        for at in
            locations.iter().filter(|at| (at.loc.bits() as usize) < body.op_count() && at.start < at.end)
        {
            let op = Op::new(at.loc.bits() as usize);
            match ops.last_mut() {
                Some((range, last)) if *last == op && range.end == at.start => range.end = at.end,
                _ => ops.push((at.start..at.end, op)),
            }
        }
        let (mut variables, mut scopes) = (Vec::new(), Vec::new());
        if !tracked.is_empty() {
            let has_slots = tracked.iter().any(|it| matches!(it.storage, Storage::Slot(_)));
            let mut code = Scopes::new(body, &ops, length);
            variables = locate(&mut code, tracked, compiled, isa, frame);
            if has_slots {
                scopes = scopes_of(body, &mut code, &variables);
            }
        }
        Recorded { ops, length, variables, scopes }
    }
}

/// Returns the scopes of blocks that define variables. Those of metadata have scopes of their own.
fn scopes_of(body: &Body, code: &mut Scopes, variables: &[Located]) -> Vec<Scope> {
    let without = variables.iter().filter(|located| body.variables[located.index].declaration.is_none());
    let blocks: FxHashSet<Block> = without.map(|variable| variable.block).collect();
    let entry = body.entry_block(Region::ROOT);
    let is_scope = |block: Block| blocks.contains(&block) && Some(block) != entry;
    let mut scopes = Vec::new();
    for block in crate::ir::dominance::reverse_post_order(body, Region::ROOT) {
        if is_scope(block) {
            let ranges = code.of_block(block);
            if !ranges.is_empty() {
                scopes.push(Scope { block, parent: code.parent(block, is_scope), ranges });
            }
        }
    }
    scopes
}
