//! The function that a pass works on, and the builder of operations in it.

use std::rc::Rc;

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::{ADD, CONSTANT, MUL, POISON, SUB, UNDEF, ZERO, overflow_flags};
use crate::dialect::llvm::call::{CALL, CALL_INTRINSIC};
use crate::dialect::llvm::called_intrinsic::called;
use crate::dialect::llvm::compare::{FCMP, FloatPredicate, ICMP, IntPredicate};
use crate::dialect::llvm::control::{BR, COND_BR};
use crate::dialect::llvm::fold::cut;
use crate::dialect::llvm::global::ADDRESSOF;
use crate::dialect::llvm::memory::{ALLOCA, DYNAMIC_INDEX, GETELEMENTPTR};
use crate::dialect::llvm::vector::{INSERTELEMENT, SHUFFLEVECTOR};
use crate::ir::dominance::Dominators;
use crate::ir::{
    AttrData, Block, Body, BodyId, Context, DenseData, DictId, FloatKind, Loc, NameId, NamedAttr, NewOp, Op,
    OpName, Region, Successor, TypeData, TypeId, Value, ValueDef, float, name,
};
use crate::opt::analysis::alias::{Types, without_scopes};
use crate::opt::analysis::cfg::Predecessors;
use crate::opt::analysis::control_flow::ControlFlow;
use crate::opt::analysis::symbols::{Symbols, symbol};
use crate::target::Target;

use super::constant_table::ConstantTable;
use super::math::VectorLibrary;
use super::remark::{Missed, Remarks};

/// A function with a body.
pub(super) struct Function<'a> {
    pub(super) cx: &'a mut Context,
    pub(super) body: &'a mut Body,
    /// Attributes of the function.
    pub(super) attrs: DictId,
    pub(super) target: &'a Target,
    pub(super) symbols: &'a mut Symbols,
    /// The TBAA types of the module.
    pub(super) types: &'a Types,
    /// The body of the module that contains the function.
    pub(super) table: BodyId,
    pub(super) progress: &'a mut Progress,
    pub(super) control_flow: ControlFlow,
}

/// State that is passed from pass to pass.
#[derive(Debug)]
pub(super) struct Progress {
    /// The number of rewrites until the limit.
    pub(super) rewrites_left: u64,
    pub(super) remarks: Remarks,
    /// True if there is debug information.
    pub(super) debug: bool,
    /// The library of vector functions.
    pub(super) vector_library: VectorLibrary,
    /// The tables that the function got.
    pub(super) tables: Vec<ConstantTable>,
}

impl Progress {
    /// Counts a rewrite. Returns false if the limit is reached; the pass must skip the rewrite then.
    pub(super) fn may_rewrite(&mut self) -> bool {
        match self.rewrites_left.checked_sub(1) {
            Some(left) => {
                self.rewrites_left = left;
                true
            }
            None => false,
        }
    }
}

impl<'a> Function<'a> {
    /// Counts a rewrite. Returns false if the limit is reached; the pass must skip the rewrite then.
    pub(super) fn may_rewrite(&mut self) -> bool {
        self.progress.may_rewrite()
    }

    /// Emits a remark on a transformation.
    pub(super) fn done(&mut self, loc: Loc, message: impl FnOnce() -> String) {
        self.progress.remarks.done(loc, message);
    }

    /// Emits a remark on a missed optimization, with the reason. An annotation of the source is not reported.
    pub(super) fn missed(&mut self, loc: Loc, what: &str, why: Missed) {
        if !self.progress.remarks.is_on() || matches!(why, Missed::Annotated) {
            return;
        }
        let (why, notes) = why.describe(self);
        self.progress.remarks.missed(loc, || (format!("{what}: {why}"), notes));
    }

    /// The location of a loop: that of the terminator of its header.
    pub(super) fn loop_loc(&self, header: Block) -> Loc {
        self.body.last_op(header).map_or(Loc::UNKNOWN, |op| self.body.loc(op))
    }

    /// The reachable blocks in reverse post-order.
    pub(super) fn blocks(&self) -> Vec<Block> {
        self.control_flow.blocks(self.body)
    }

    /// The predecessors of the reachable blocks.
    pub(super) fn predecessors(&self) -> Rc<Predecessors> {
        self.control_flow.predecessors(self.body)
    }

    /// The dominator tree.
    pub(super) fn dominators(&self) -> Rc<Dominators> {
        self.control_flow.dominators(self.body)
    }

    pub(super) fn attr(&self, op: Op, name: crate::ir::NameId) -> Option<crate::ir::AttrId> {
        self.cx.dict_get(self.body.attrs(op), name)
    }

    /// Adds overflow flags to an operation.
    pub(super) fn add_overflow_flags(&mut self, op: Op, flags: i64) {
        let flags = flags | overflow_flags(self.cx, self.attr(op, name::OVERFLOW_FLAGS));
        let attr = self.cx.int_attr(TypeId::I32, flags.into());
        let attrs = self.cx.dict_with(self.body.attrs(op), name::OVERFLOW_FLAGS, attr);
        self.body.set_attrs(op, attrs);
    }

    /// The block that defines a value.
    pub(super) fn block_of(&self, value: Value) -> Option<Block> {
        match self.body.value_def(value) {
            ValueDef::Argument(block) => Some(block),
            ValueDef::Result(op) => self.body.parent_block(op),
            ValueDef::Forward => None,
        }
    }

    /// The symbol name of the function.
    pub(super) fn symbol(&self) -> Option<NameId> {
        symbol(self.cx, self.attrs)
    }

    /// Returns true if the function calls a function that returns twice, such as `setjmp`.
    pub(super) fn calls_returns_twice(&self) -> bool {
        let blocks = self.blocks();
        blocks.iter().any(|&block| self.body.block_ops(block).iter().any(|&op| self.returns_twice(op)))
    }

    /// Returns true for a call of a function that returns twice.
    pub(super) fn returns_twice(&self, op: Op) -> bool {
        match self.body.name(op) {
            CALL => {
                let callee = self.attr(op, name::CALLEE).and_then(|attr| self.cx.symbol_value(attr));
                callee.is_some_and(|callee| self.symbols.returns_twice(self.table, callee))
            }
            CALL_INTRINSIC => {
                called(self.cx, self.body.attrs(op)).is_some_and(|name| name.contains("setjmp"))
            }
            _ => false,
        }
    }

    /// Emits an `alloca` of a type at the beginning of the function.
    pub(super) fn slot(&mut self, ty: TypeId) -> Value {
        let entry = self.body.region_blocks(Region::ROOT)[0];
        let ops = self.body.take_ops(entry);
        let loc = ops.first().map_or(Loc::UNKNOWN, |&op| self.body.loc(op));
        let element = self.cx.type_attr(ty);
        let mut emit = self.emit(entry, loc);
        let one = emit.int(TypeId::I64, 1);
        let slot = emit.value_with(ALLOCA, &[one], TypeId::PTR, &[(name::ELEM_TYPE, element)]);
        ops.into_iter().for_each(|op| self.body.place_op(entry, op));
        slot
    }

    /// Inserts a new block before another one.
    pub(super) fn new_block_before(&mut self, next: Block, args: &[TypeId]) -> Block {
        let block = self.body.new_block(Region::ROOT);
        self.body.set_block_args(block, args);
        self.body.place_block_before(block, next);
        block
    }

    /// The value of an integer constant.
    pub(super) fn constant_of(&self, value: Value) -> Option<i128> {
        let op = self.body.defining_op(value)?;
        match self.body.name(op) {
            CONSTANT => self.attr(op, name::VALUE).and_then(|attr| self.cx.int_value(attr)),
            ZERO if self.cx.int_width(self.body.value_type(value)).is_some() => Some(0),
            _ => None,
        }
    }

    /// Returns true if an operation is a constant, of which each block may have its own.
    pub(super) fn is_constant(&self, op: Op) -> bool {
        matches!(self.body.name(op), CONSTANT | ZERO | ADDRESSOF | POISON | UNDEF)
    }

    /// Returns true if two values are the same, or equal constants.
    pub(super) fn is_equal(&self, a: Value, b: Value) -> bool {
        let kind = |value: Value| {
            let op = self.body.defining_op(value).filter(|&op| self.is_constant(op))?;
            Some((self.body.name(op), self.body.attrs(op), self.body.value_type(value)))
        };
        a == b || kind(a).is_some_and(|a| kind(b) == Some(a))
    }

    /// The value of a float constant, rounded to `f64`.
    pub(super) fn float_of(&self, value: Value) -> Option<f64> {
        let op = self.body.defining_op(value).filter(|&op| self.body.name(op) == CONSTANT)?;
        match *self.cx.attr_data(self.attr(op, name::VALUE)?) {
            AttrData::Float { ty, bits } => self.cx.float_kind(ty).map(|kind| float::to_f64(kind, bits)),
            _ => None,
        }
    }

    /// The bytes of a scalar constant in little-endian order.
    pub(super) fn constant_bytes(&self, value: Value) -> Option<Box<[u8]>> {
        let op = self.body.defining_op(value).filter(|&op| self.body.name(op) == CONSTANT)?;
        let ty = self.body.value_type(value);
        let width = self.cx.int_width(ty).or_else(|| self.cx.float_kind(ty).map(|kind| kind.bits()))?;
        let bits = match *self.cx.attr_data(self.attr(op, name::VALUE)?) {
            AttrData::Integer { value, .. } => cut(value as u128, width),
            AttrData::Float { bits, .. } => bits,
            _ => return None,
        };
        Some(bits.to_le_bytes().get(..width.div_ceil(8) as usize)?.into())
    }

    /// The one-dimensional fixed-length vector type.
    pub(super) fn vector_type(&mut self, lanes: i64, element: TypeId) -> TypeId {
        self.cx.ty(TypeData::Vector { shape: [lanes].into(), scalable: [false].into(), element })
    }

    /// Replaces all uses of values. Replacements are followed transitively.
    pub(super) fn replace(&mut self, values: &FxHashMap<Value, Value>) {
        if !values.is_empty() {
            self.body.replace_uses(|mut value| {
                while let Some(&other) = values.get(&value) {
                    value = other;
                }
                value
            });
        }
    }

    /// Appends a clone of an operation without successors and regions to a block. `values` remaps the operands and
    /// gets the results. The clone has no alias scopes.
    pub(super) fn copy_op(&mut self, op: Op, block: Block, values: &mut FxHashMap<Value, Value>) {
        let operands: Vec<Value> =
            self.body.operands(op).iter().map(|value| *values.get(value).unwrap_or(value)).collect();
        let results: Vec<TypeId> = self.body.results(op).map(|value| self.body.value_type(value)).collect();
        let new = NewOp::new(self.body.name(op), self.body.loc(op), &operands, &results);
        let attrs = without_scopes(self.cx, self.body.attrs(op));
        let copy = self.body.append_op(block, new.attrs(attrs));
        values.extend(self.body.results(op).zip(self.body.results(copy)));
    }

    /// A builder that appends operations to a block.
    pub(super) fn emit(&mut self, block: Block, loc: Loc) -> Emitter<'_, 'a> {
        Emitter { f: self, loc, block }
    }

    /// Emits operations before the terminator of a block.
    pub(super) fn before_end<T>(&mut self, block: Block, emit: impl FnOnce(&mut Emitter<'_, 'a>) -> T) -> T {
        let end = self.body.take_last_op(block);
        let loc = end.map_or(Loc::UNKNOWN, |end| self.body.loc(end));
        let emitted = emit(&mut self.emit(block, loc));
        end.into_iter().for_each(|end| self.body.place_op(block, end));
        emitted
    }
}

/// A builder that appends operations to a block.
pub(super) struct Emitter<'f, 'a> {
    pub(super) f: &'f mut Function<'a>,
    /// Location of the new operations.
    pub(super) loc: Loc,
    /// The block of the new operations.
    pub(super) block: Block,
}

impl Emitter<'_, '_> {
    pub(super) fn op(&mut self, new: NewOp) -> Op {
        self.f.body.append_op(self.block, new)
    }

    /// Emits an operation with one result.
    pub(super) fn value(&mut self, name: OpName, operands: &[Value], ty: TypeId, attrs: DictId) -> Value {
        let op = self.op(NewOp::new(name, self.loc, operands, &[ty]).attrs(attrs));
        self.f.body.result(op, 0)
    }

    /// As [`Emitter::value`], but interns the attributes.
    pub(super) fn value_with(
        &mut self,
        name: OpName,
        operands: &[Value],
        ty: TypeId,
        attrs: &[NamedAttr],
    ) -> Value {
        let dict = self.f.cx.dict(&mut attrs.to_vec());
        self.value(name, operands, ty, dict)
    }

    /// The type of a value.
    pub(super) fn ty(&self, value: Value) -> TypeId {
        self.f.body.value_type(value)
    }

    /// Emits an integer constant.
    pub(super) fn int(&mut self, ty: TypeId, value: i128) -> Value {
        let attr = self.f.cx.int_attr(ty, value);
        self.value_with(CONSTANT, &[], ty, &[(name::VALUE, attr)])
    }

    /// Emits a constant of type `f32` or `f64`.
    pub(super) fn float(&mut self, ty: TypeId, number: f64) -> Value {
        let bits = match self.f.cx.float_kind(ty) {
            Some(FloatKind::F32) => (number as f32).to_bits().into(),
            _ => number.to_bits().into(),
        };
        let attr = self.f.cx.attr(AttrData::Float { ty, bits });
        self.value_with(CONSTANT, &[], ty, &[(name::VALUE, attr)])
    }

    /// Emits a vector constant of integers whose widths are multiples of 8.
    pub(super) fn int_vector(&mut self, ty: TypeId, values: &[i128]) -> Value {
        let width = self.f.cx.int_width(self.f.cx.element_type(ty)).unwrap_or(0).div_ceil(8) as usize;
        let bytes = values.iter().flat_map(|value| value.to_le_bytes().into_iter().take(width));
        let data = DenseData::Elements(bytes.collect());
        let attr = self.f.cx.attr(AttrData::DenseElements { ty, data });
        self.value_with(CONSTANT, &[], ty, &[(name::VALUE, attr)])
    }

    /// Emits the sum of two integers. Folds constants and an operand of 0.
    pub(super) fn add(&mut self, a: Value, b: Value) -> Value {
        match (self.f.constant_of(a), self.f.constant_of(b)) {
            (Some(0), _) => b,
            (_, Some(0)) => a,
            (Some(x), Some(y)) => self.int_like(a, x.wrapping_add(y)),
            _ => self.arithmetic(ADD, a, b),
        }
    }

    /// Emits the difference of two integers. Folds constants and a subtrahend of 0.
    pub(super) fn sub(&mut self, a: Value, b: Value) -> Value {
        match (self.f.constant_of(a), self.f.constant_of(b)) {
            (_, Some(0)) => a,
            (Some(x), Some(y)) => self.int_like(a, x.wrapping_sub(y)),
            _ => self.arithmetic(SUB, a, b),
        }
    }

    /// Emits the product of two integers. Folds constants and operands of 0 and 1.
    pub(super) fn mul(&mut self, a: Value, b: Value) -> Value {
        match (self.f.constant_of(a), self.f.constant_of(b)) {
            (Some(1), _) | (_, Some(0)) => b,
            (_, Some(1)) | (Some(0), _) => a,
            (Some(x), Some(y)) => self.int_like(a, x.wrapping_mul(y)),
            _ => self.arithmetic(MUL, a, b),
        }
    }

    fn arithmetic(&mut self, name: OpName, a: Value, b: Value) -> Value {
        let ty = self.ty(a);
        self.value(name, &[a, b], ty, DictId::EMPTY)
    }

    /// Emits a number, truncated to the type of another value, which has at most 64 bits.
    fn int_like(&mut self, other: Value, number: i128) -> Value {
        let ty = self.ty(other);
        let unused = 128 - self.f.cx.int_width(ty).unwrap_or(64);
        self.int(ty, (number << unused) >> unused)
    }

    /// Emits the address of an array element.
    pub(super) fn element(&mut self, base: Value, ty: TypeId, index: Value) -> Value {
        self.address(base, ty, &[index], DYNAMIC_INDEX)
    }

    /// Emits the addresses of the array elements whose indices are in a vector of `lanes` lanes.
    pub(super) fn elements(&mut self, base: Value, ty: TypeId, (indices, lanes): (Value, i64)) -> Value {
        let pointer = self.ty(base);
        let pointers = self.f.vector_type(lanes, pointer);
        self.addresses(pointers, &[base, indices], ty, DYNAMIC_INDEX)
    }

    /// Emits the address at a byte offset.
    pub(super) fn bytes_after(&mut self, base: Value, distance: i64) -> Value {
        let byte = self.f.cx.int_type(8);
        match i32::try_from(distance) {
            Ok(0) => base,
            Ok(distance) if distance != i32::MIN => self.address(base, byte, &[], i64::from(distance)),
            _ => {
                let distance = self.int(TypeId::I64, distance.into());
                self.element(base, byte, distance)
            }
        }
    }

    /// Emits a `getelementptr` with one index, constant or dynamic.
    fn address(&mut self, base: Value, ty: TypeId, dynamic: &[Value], index: i64) -> Value {
        let (pointer, operands) = (self.ty(base), [&[base], dynamic].concat());
        self.addresses(pointer, &operands, ty, index)
    }

    fn addresses(&mut self, result: TypeId, operands: &[Value], element: TypeId, index: i64) -> Value {
        let indices = self.f.cx.i32_array_attr(&[index]);
        let element = self.f.cx.type_attr(element);
        let attrs = [(name::RAW_CONSTANT_INDICES, indices), (name::ELEM_TYPE, element)];
        self.value_with(GETELEMENTPTR, operands, result, &attrs)
    }

    /// Emits an integer comparison, of scalars or of vectors lane by lane.
    pub(super) fn compare(&mut self, predicate: IntPredicate, a: Value, b: Value) -> Value {
        let ty = self.bits_for(a);
        let attr = self.f.cx.int_attr(TypeId::I64, predicate as i128);
        self.value_with(ICMP, &[a, b], ty, &[(name::PREDICATE, attr)])
    }

    /// The type of the result of a comparison.
    fn bits_for(&mut self, value: Value) -> TypeId {
        let ty = self.ty(value);
        match self.f.cx.type_data(ty) {
            TypeData::Vector { shape, .. } => {
                let lanes = shape[0];
                self.f.vector_type(lanes, TypeId::I1)
            }
            _ => TypeId::I1,
        }
    }

    /// Emits a float comparison, of scalars or of vectors lane by lane.
    pub(super) fn compare_floats(&mut self, predicate: FloatPredicate, a: Value, b: Value) -> Value {
        let ty = self.bits_for(a);
        let predicate = self.f.cx.int_attr(TypeId::I64, predicate as i128);
        self.value_with(FCMP, &[a, b], ty, &[(name::PREDICATE, predicate)])
    }

    /// Emits a splat of a scalar; the scalar itself if `ty` is no vector type.
    pub(super) fn splat(&mut self, value: Value, ty: TypeId) -> Value {
        if let Some(constant) = self.splat_constant(value, ty) {
            return constant;
        }
        let TypeData::Vector { shape, .. } = self.f.cx.type_data(ty) else { return value };
        let mask = vec![0; shape.first().map_or(0, |&lanes| lanes as usize)];
        let any = self.value(POISON, &[], ty, DictId::EMPTY);
        let zero = self.int(TypeId::I32, 0);
        let first = self.value(INSERTELEMENT, &[any, value, zero], ty, DictId::EMPTY);
        self.shuffle(first, first, &mask)
    }

    /// Emits the splat constant of a scalar constant.
    fn splat_constant(&mut self, value: Value, ty: TypeId) -> Option<Value> {
        let data = DenseData::Splat(self.f.constant_bytes(value)?.into_vec().into());
        let attr = self.f.cx.attr(AttrData::DenseElements { ty, data });
        Some(self.value_with(CONSTANT, &[], ty, &[(name::VALUE, attr)]))
    }

    /// Emits the vector constant of some scalar constants.
    pub(super) fn vector_of_constants(&mut self, values: &[Value], ty: TypeId) -> Option<Value> {
        let bytes: Option<Vec<Box<[u8]>>> =
            values.iter().map(|&value| self.f.constant_bytes(value)).collect();
        let data = DenseData::Elements(bytes?.concat().into());
        let attr = self.f.cx.attr(AttrData::DenseElements { ty, data });
        Some(self.value_with(CONSTANT, &[], ty, &[(name::VALUE, attr)]))
    }

    /// Emits a `shufflevector`.
    pub(super) fn shuffle(&mut self, a: Value, b: Value, mask: &[i64]) -> Value {
        let element = self.f.cx.element_type(self.ty(a));
        let ty = self.f.vector_type(mask.len() as i64, element);
        let (name, mask) = (self.f.cx.name("mask"), self.f.cx.i32_array_attr(mask));
        self.value_with(SHUFFLEVECTOR, &[a, b], ty, &[(name, mask)])
    }

    /// Clones the operations of a block except its terminator. `values` remaps the operands and gets the results.
    pub(super) fn copy_ops(&mut self, block: Block, values: &mut FxHashMap<Value, Value>) {
        let mut ops = self.f.body.block_ops(block).to_vec();
        ops.pop();
        for op in ops {
            self.f.copy_op(op, self.block, values);
        }
    }

    /// Ends the block with a clone of a branch. `values` remaps the operands.
    pub(super) fn copy_branch(&mut self, branch: Op, values: &FxHashMap<Value, Value>) {
        let body = &self.f.body;
        let operands: Vec<Value> =
            body.operands(branch).iter().map(|value| *values.get(value).unwrap_or(value)).collect();
        let successors = body.successors(branch).to_vec();
        let new = NewOp::new(body.name(branch), body.loc(branch), &operands, &[]).attrs(body.attrs(branch));
        self.op(new.successors(&successors));
    }

    /// Ends the block with an unconditional branch.
    pub(super) fn branch(&mut self, to: Block, args: &[Value]) {
        let successor = Successor { block: to, operand_count: args.len() as u32 };
        self.op(NewOp::new(BR, self.loc, args, &[]).successors(&[successor]));
    }

    /// Ends the block with a conditional branch.
    pub(super) fn branch_if(&mut self, condition: Value, to: (Block, &[Value]), or_to: (Block, &[Value])) {
        let successors =
            [to, or_to].map(|(block, args)| Successor { block, operand_count: args.len() as u32 });
        let operands = [&[condition], to.1, or_to.1].concat();
        self.op(NewOp::new(COND_BR, self.loc, &operands, &[]).successors(&successors));
    }
}
