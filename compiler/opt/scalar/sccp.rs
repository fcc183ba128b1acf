//! Sparse conditional constant propagation (Wegman and Zadeck, "Constant Propagation with Conditional Branches",
//! 1991). Scalars and null pointers are materialized as constants; branches on constants are folded. Other operations
//! are simplified by algebraic identities.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::{CONSTANT, ZERO};
use crate::dialect::llvm::control::{COND_BR, SWITCH, selector};
use crate::dialect::llvm::exception::LANDINGPAD;
use crate::dialect::llvm::fold::signed;
use crate::dialect::llvm::symbol::BLOCKTAG;
use crate::ir::{AttrData, AttrId, Block, DictId, Loc, NewOp, Op, Region, TypeData, TypeId, Value, name};
use crate::opt::analysis::lattice::{LatticeValue, has_lattice_value, transfer};
use crate::opt::canon::combine::{identity, resolve};
use crate::opt::canon::dce::remove_unused;
use crate::opt::canon::simplify_cfg::{simplify_cfg, taken};
use crate::opt::function::Function;

/// The pass.
pub(crate) fn sccp(f: &mut Function) {
    for branch in propagate(f) {
        f.done(branch, || "folded branch on constant condition".into());
    }
}

/// Propagates constants. Returns the locations of folded branches.
pub(crate) fn propagate(f: &mut Function) -> Vec<Loc> {
    let solution = Solver::new(f).solve();
    let (has_changed, constant_branches) = rewrite(f, &solution);
    if !constant_branches.is_empty() {
        simplify_cfg(f);
    } else if has_changed {
        remove_unused(f);
    }
    constant_branches
}

/// The fixed point: lattice values and executable blocks.
struct Solution {
    values: Vec<LatticeValue>,
    is_reached: Vec<bool>,
}

/// The worklist algorithm.
struct Solver<'f, 'a> {
    f: &'f Function<'a>,
    solution: Solution,
    /// The users of all values, grouped by value.
    uses: Vec<Op>,
    /// The end of the group of each value. A group begins at the end of the previous one.
    ends: Vec<u32>,
    /// The worklist of newly executable blocks.
    blocks: Vec<Block>,
    /// The worklist of values whose lattice values changed.
    changed: Vec<Value>,
}

impl<'f, 'a> Solver<'f, 'a> {
    fn new(f: &'f Function<'a>) -> Solver<'f, 'a> {
        let (uses, ends) = uses(f);
        let solution = Solution {
            values: vec![LatticeValue::Undetermined; f.body.value_count()],
            is_reached: vec![false; f.body.block_count()],
        };
        Solver { f, solution, uses, ends, blocks: Vec::new(), changed: Vec::new() }
    }

    fn solve(mut self) -> Solution {
        if let Some(entry) = self.f.body.entry_block(Region::ROOT) {
            self.f.body.block_args(entry).iter().for_each(|&arg| self.lower(arg, LatticeValue::Overdefined));
            self.reach(entry);
        }
        loop {
            if let Some(block) = self.blocks.pop() {
                self.f.body.block_ops(block).iter().for_each(|&op| self.visit(op));
            } else if let Some(value) = self.changed.pop() {
                let first = value.index().checked_sub(1).map_or(0, |before| self.ends[before]);
                for at in first..self.ends[value.index()] {
                    self.visit_again(self.uses[at as usize]);
                }
            } else {
                return self.solution;
            }
        }
    }

    fn reach(&mut self, block: Block) {
        if !std::mem::replace(&mut self.solution.is_reached[block.index()], true) {
            self.blocks.push(block);
        }
    }

    fn lower(&mut self, value: Value, to: LatticeValue) {
        let now = self.solution.values[value.index()].meet(to);
        if std::mem::replace(&mut self.solution.values[value.index()], now) != now {
            self.changed.push(value);
        }
    }

    fn of(&self, value: Value) -> LatticeValue {
        self.solution.values[value.index()]
    }

    fn visit_again(&mut self, op: Op) {
        let block = self.f.body.parent_block(op);
        if block.is_some_and(|block| self.solution.is_reached[block.index()]) {
            self.visit(op);
        }
    }

    fn visit(&mut self, op: Op) {
        let f = self.f;
        if has_lattice_value(f, op) {
            let value = transfer(f, op, |value| self.of(value));
            return self.lower(f.body.result(op, 0), value);
        }
        f.body.results(op).for_each(|result| self.lower(result, LatticeValue::Overdefined));
        for edge in 0..f.body.successors(op).len() {
            if self.may_take(op, edge) {
                self.take(op, edge);
            }
        }
    }

    /// Returns true if an edge of a branch is executable.
    fn may_take(&self, op: Op, edge: usize) -> bool {
        if !matches!(self.f.body.name(op), COND_BR | SWITCH) {
            return true;
        }
        match self.of(selector(self.f.body, op)) {
            LatticeValue::Undetermined => false,
            LatticeValue::Bits(bits) => taken(self.f, op, bits) == edge,
            LatticeValue::Address(..) | LatticeValue::Overdefined => true,
        }
    }

    fn take(&mut self, op: Op, edge: usize) {
        let f = self.f;
        let to = f.body.successors(op)[edge].block;
        // The arguments that the terminator defines precede the passed operands.
        let (passed, args) = (f.body.successor_operands(op, edge), f.body.block_args(to));
        let (own, remainder) = args.split_at(args.len().saturating_sub(passed.len()));
        own.iter().for_each(|&arg| self.lower(arg, LatticeValue::Overdefined));
        for (&arg, &operand) in remainder.iter().zip(passed) {
            self.lower(arg, self.of(operand));
        }
        self.reach(to);
    }
}

/// The fields `uses` and `ends` of [`Solver`].
fn uses(f: &Function) -> (Vec<Op>, Vec<u32>) {
    let mut ends = vec![0u32; f.body.value_count()];
    let blocks = f.blocks();
    let ops = || blocks.iter().flat_map(|&block| f.body.block_ops(block).iter().copied());
    for op in ops() {
        f.body.operands(op).iter().for_each(|operand| ends[operand.index()] += 1);
    }
    let mut sum = 0;
    for end in &mut ends {
        sum += *end;
        *end = sum;
    }
    let mut uses = ops().next().map_or(Vec::new(), |op| vec![op; sum as usize]);
    let mut next = ends.clone();
    for op in ops() {
        for operand in f.body.operands(op) {
            next[operand.index()] -= 1;
            uses[next[operand.index()] as usize] = op;
        }
    }
    (uses, ends)
}

/// Materializes constants and applies identities. Returns true if it replaced values, and the locations of branches on
/// constants.
fn rewrite(f: &mut Function, solution: &Solution) -> (bool, Vec<Loc>) {
    let mut values: FxHashMap<Value, Value> = FxHashMap::default();
    let mut constant_branches = Vec::new();
    for block in f.blocks() {
        if !solution.is_reached[block.index()] {
            continue;
        }
        let ops = f.body.take_ops(block);
        // `blocktag` and `landingpad` stay first in their blocks.
        let has_first = ops.first().is_some_and(|&op| matches!(f.body.name(op), BLOCKTAG | LANDINGPAD));
        let args = if has_first { Vec::new() } else { f.body.block_args(block).to_vec() };
        for arg in args {
            if let Some(constant) = constant(f, block, arg, solution, ops.first()) {
                values.insert(arg, constant);
            }
        }
        for op in ops {
            let result = has_lattice_value(f, op).then(|| f.body.result(op, 0));
            let is_constant = matches!(f.body.name(op), CONSTANT | ZERO);
            if let Some(result) = result.filter(|_| !is_constant) {
                resolve(f, op, &values);
                if let Some(constant) = constant(f, block, result, solution, Some(&op)) {
                    values.insert(result, constant);
                    continue;
                }
            }
            f.body.place_op(block, op);
            if let Some(result) = result.filter(|_| !is_constant)
                && let Some(value) = identity(f, block, op)
            {
                values.insert(result, value);
            }
            if is_constant_branch(f, op, solution) {
                constant_branches.push(f.body.loc(op));
            }
        }
    }
    f.replace(&values);
    (!values.is_empty(), constant_branches)
}

/// Materializes the constant of a value at the end of a block.
fn constant(
    f: &mut Function,
    block: Block,
    value: Value,
    solution: &Solution,
    at: Option<&Op>,
) -> Option<Value> {
    let constant = solution.values.get(value.index())?;
    let LatticeValue::Bits(bits) = *constant else { return None };
    let ty = f.body.value_type(value);
    let attr = number_attr(f, ty, bits);
    let is_null = bits == 0 && matches!(f.cx.type_data(ty), TypeData::Pointer { .. });
    if (attr.is_none() && !is_null) || !f.may_rewrite() {
        return None;
    }
    let loc = at.map_or(Loc::UNKNOWN, |&op| f.body.loc(op));
    let (name, attrs) = match attr {
        Some(attr) => (CONSTANT, f.cx.dict(&mut [(name::VALUE, attr)])),
        None => (ZERO, DictId::EMPTY),
    };
    let op = f.body.append_op(block, NewOp::new(name, loc, &[], &[ty]).attrs(attrs));
    Some(f.body.result(op, 0))
}

/// The attribute of a scalar constant.
fn number_attr(f: &mut Function, ty: TypeId, bits: u128) -> Option<AttrId> {
    if let Some(width) = f.cx.int_width(ty) {
        return Some(f.cx.int_attr(ty, signed(bits, width)));
    }
    f.cx.float_kind(ty).map(|_| f.cx.attr(AttrData::Float { ty, bits }))
}

/// Returns true if an operation is a branch on a constant condition.
fn is_constant_branch(f: &Function, op: Op, solution: &Solution) -> bool {
    matches!(f.body.name(op), COND_BR | SWITCH) && {
        let condition = selector(f.body, op);
        matches!(solution.values.get(condition.index()), Some(LatticeValue::Bits(_)))
    }
}
