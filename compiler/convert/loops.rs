//! Counted loops: the common part of `scf.for`, `affine.for` and the parallel loops. The blocks are
//!
//! ```text
//! header(i, carried):  i < upper ? body : exit
//! body:                …, header(i + step, new carried)
//! exit:                carried are the results
//! ```

use crate::dialect::llvm::arith::ADD;
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::control::BR;
use crate::dialect::llvm::loop_annotation::{LOOP_ANNOTATION, SCHEDULED};
use crate::ir::{Block, NamedAttr, Op, TypeId, Value};

use super::arith::compare;
use super::context::Converter;

/// A loop whose body is being appended.
pub(super) struct CountedLoop {
    header: Block,
    exit: Block,
    /// The induction variable.
    pub(super) current: Value,
    /// The loop-carried values at the start of the iteration.
    pub(super) carried: Vec<Value>,
}

impl Converter<'_> {
    /// Starts a loop from `lower` while `predicate` holds for the induction variable and `upper`. Subsequent operations
    /// are appended to its body.
    pub(super) fn begin_loop(
        &mut self,
        [lower, upper]: [Value; 2],
        predicate: IntPredicate,
        mut carried: Vec<Value>,
    ) -> CountedLoop {
        carried.insert(0, lower);
        let types: Vec<TypeId> = carried.iter().map(|&value| self.type_of(value)).collect();
        let (header, body) = (self.new_block(&types), self.new_block(&[]));
        let exit = self.new_block(&[]);
        self.branch(header, carried);
        self.build().start(header);
        let mut args = self.block_args(header);
        let carried = args.split_off(1);
        let current = args[0];
        let continues = compare(self, predicate, current, upper);
        self.cond_branch(continues, (body, Vec::new()), (exit, Vec::new()));
        self.build().start(body);
        CountedLoop { header, exit, current, carried }
    }

    /// Ends the body of a loop with the loop-carried values of the next iteration. Subsequent operations are appended
    /// after the loop, whose results are the loop-carried values.
    pub(super) fn end_loop(&mut self, this: &CountedLoop, step: Value, carried: Vec<Value>) {
        self.end_loop_with(this, step, carried, &[]);
    }

    /// Like [`Converter::end_loop`], for a loop of the source: its annotation becomes that of the branch, as in MLIR.
    pub(super) fn end_source_loop(&mut self, op: Op, this: &CountedLoop, step: Value, carried: Vec<Value>) {
        let source_name = self.cx.name("llvm.loop_annotation");
        let annotation = self.attr(op, source_name);
        let attrs = annotation.map(|attr| (self.cx.name(LOOP_ANNOTATION), attr));
        self.end_loop_with(this, step, carried, attrs.as_slice());
    }

    /// Like [`Converter::end_loop`], for a loop that the optimizer does not transform, and whose sums code generation
    /// computes in the order of the operations.
    pub(super) fn end_scheduled_loop(&mut self, this: &CountedLoop, step: Value, carried: Vec<Value>) {
        let annotation = self.cx.dialect_attr(SCHEDULED);
        let attrs = [(self.cx.name(LOOP_ANNOTATION), annotation)];
        self.end_loop_with(this, step, carried, &attrs);
    }

    fn end_loop_with(&mut self, this: &CountedLoop, step: Value, carried: Vec<Value>, attrs: &[NamedAttr]) {
        let next = self.integer_op(ADD, [this.current, step], 0);
        let passed = std::iter::once(next).chain(carried).collect();
        self.emit_terminator(BR, &[], &[(this.header, passed)], attrs);
        self.build().start(this.exit);
    }
}
