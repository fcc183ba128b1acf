//! Emission of the loops that distribution makes.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::dialect::llvm::control::CondBr;
use crate::dialect::llvm::memory::{LOAD, Store};
use crate::ir::{Block, DictId, NewOp, Op, Region, Value};
use crate::opt::analysis::cfg::{edge_operands, successors};
use crate::opt::analysis::loop_info::CountedLoop;
use crate::opt::function::{Emitter, Function};

use super::graph::{Graph, Sink};

/// The statements of a new loop.
#[derive(Debug)]
pub(super) struct Part {
    pub(super) statements: Vec<usize>,
    /// The accesses that the statements depend on, in execution order.
    pub(super) order: Vec<usize>,
}

/// Emits the loop of a part between an empty block, which enters it, and its exit block. `is_checked` is true if
/// runtime checks guard the loop, so that accesses which may alias otherwise do not.
pub(super) fn build(
    f: &mut Function,
    l: &CountedLoop,
    graph: &Graph,
    part: &Part,
    (entry, exit): (Block, Block),
    is_checked: bool,
) -> CountedLoop {
    let loop_carried = loop_carried(f, l, graph, part);
    let pick = |values: &[Value]| loop_carried.iter().map(|&index| values[index]).collect::<Vec<_>>();
    let args = pick(f.body.block_args(l.header));
    let inits = pick(edge_operands(f.body, l.preheader, l.header).unwrap_or_default());
    let nexts = pick(edge_operands(f.body, l.body, l.header).unwrap_or_default());
    let header = f.new_block_before(exit, &f.body.value_types(&args));
    let body = f.new_block_before(exit, &[]);
    let own = f.body.block_args(header).to_vec();
    let values = args.iter().copied().zip(own.iter().copied()).collect();
    let mut cloner = Cloner { l, graph, part, is_checked, values };

    let loc = f.loop_loc(l.header);
    let mut emit = f.emit(entry, loc);
    emit.branch(header, &inits);
    emit.block = header;
    cloner.exit_test(&mut emit, body, exit);
    emit.block = body;
    part.order.iter().for_each(|&number| cloner.op(&mut emit, graph.accesses[number].op));
    let nexts: Vec<Value> = nexts.into_iter().map(|next| cloner.value(&mut emit, next)).collect();
    emit.branch(header, &nexts);
    let counter_index = loop_carried.iter().position(|&index| index == l.counter_index).unwrap_or(0);
    let bound = cloner.values.get(&l.bound).copied().unwrap_or(l.bound);
    CountedLoop {
        preheader: entry,
        header,
        body,
        blocks: SmallVec::from_slice(&[header, body]),
        counter_index,
        counter: own[counter_index],
        bound,
        ..l.clone()
    }
}

/// Returns the indices of the header arguments that are loop-carried values of a part.
pub(super) fn loop_carried(f: &Function, l: &CountedLoop, graph: &Graph, part: &Part) -> Vec<usize> {
    let is_own = |index: usize| {
        part.statements.iter().any(|&number| graph.statements[number].sink == Sink::Carried(index))
    };
    let count = f.body.block_args(l.header).len();
    (0..count).filter(|&index| index == l.counter_index || is_own(index)).collect()
}

/// Removes the blocks of an unreachable loop.
pub(super) fn remove(f: &mut Function, blocks: &[Block]) {
    for &block in blocks {
        f.body.take_ops(block);
    }
    f.body.retain_blocks(Region::ROOT, |block| !blocks.contains(block));
}

/// The state of the emission of a part.
struct Cloner<'x> {
    l: &'x CountedLoop,
    graph: &'x Graph,
    part: &'x Part,
    is_checked: bool,
    values: FxHashMap<Value, Value>,
}

impl Cloner<'_> {
    /// Emits the terminator of the header.
    fn exit_test(&mut self, emit: &mut Emitter, body: Block, exit: Block) {
        let Some(end) = emit.f.body.last_op(self.l.header) else { return };
        let condition = CondBr(end).condition(emit.f.body);
        let continues = self.l.blocks.contains(&successors(emit.f.body, self.l.header)[0].block);
        let condition = self.value(emit, condition);
        let (yes, no) = if continues { (body, exit) } else { (exit, body) };
        emit.branch_if(condition, (yes, &[]), (no, &[]));
    }

    /// Returns the clone of a value, which is emitted on first use.
    fn value(&mut self, emit: &mut Emitter, value: Value) -> Value {
        if let Some(&existing) = self.values.get(&value) {
            return existing;
        }
        let Some(op) = emit.f.body.defining_op(value).filter(|_| self.l.defines(emit.f, value)) else {
            return value;
        };
        match self.graph.stored.get(&value) {
            Some(&store) if !self.part.order.contains(&store) => self.load_back(emit, value, store),
            _ => self.op(emit, op),
        }
        self.values.get(&value).copied().unwrap_or(value)
    }

    /// Clones an operation and its operands, unless there is a clone.
    fn op(&mut self, emit: &mut Emitter, op: Op) {
        if emit.f.body.results(op).any(|result| self.values.contains_key(&result)) {
            return;
        }
        for operand in emit.f.body.operands(op).to_vec() {
            self.value(emit, operand);
        }
        emit.f.copy_op(op, emit.block, &mut self.values);
        let attrs = self.attrs(emit, op);
        if let Some(copy) = emit.f.body.last_op(emit.block) {
            emit.f.body.set_attrs(copy, attrs);
        }
    }

    /// Emits a load of a value that an earlier loop has stored.
    fn load_back(&mut self, emit: &mut Emitter, value: Value, store: usize) {
        let store = self.graph.accesses[store].op;
        let pointer = Store(store).addr(emit.f.body);
        let pointer = self.value(emit, pointer);
        let (ty, loc, attrs) = (emit.ty(value), emit.f.body.loc(store), self.attrs(emit, store));
        let load = emit.op(NewOp::new(LOAD, loc, &[pointer], &[ty]).attrs(attrs));
        self.values.insert(value, emit.f.body.result(load, 0));
    }

    /// Returns the attributes of a clone. Each access is executed at most once, so its alias scopes remain valid.
    fn attrs(&self, emit: &Emitter, op: Op) -> DictId {
        let scoped = self.graph.scoped.get(&op).filter(|_| self.is_checked);
        scoped.copied().unwrap_or(emit.f.body.attrs(op))
    }
}
