//! The function being rebuilt: values and their buffers, and the operations that handlers emit.

use rustc_hash::FxHashMap;

use crate::diag::Diagnostics;
pub(super) use crate::diag::Problem;
use crate::dialect::linalg::generic::{IteratorKind, generic_attrs};
use crate::dialect::linalg::{GENERIC, YIELD};
use crate::dialect::{arith, bufferization, func, memref, tensor, vector};
use crate::ir::dominance::reverse_post_order;
use crate::ir::rebuild::Rebuilt;
use crate::ir::{
    AffineMap, Block, Body, Builder, Context, DYNAMIC, DictId, NameId, NamedAttr, NewOp, Op, OpName, Region,
    Successor, TypeData, TypeId, Value, name,
};

use super::analysis::Analysis;
use super::constants::Constants;
use super::effects::{Effect, effect, is_structured, is_unspecified, tensor_operands};
use super::elementwise::{self, is_elementwise};
use super::function::Function;
use super::ownership::{ALIGNMENT, Ownership};
use super::signatures::Signatures;
use super::types::{buffer_type, has_layout_of, is_identity, shape};
use super::{calls, cf, globals, is_tensor, linalg, message, scf as control, tensor as tensors};

/// The reason for which memrefs of tensors cannot be passed on.
pub(super) const LEAVES_BLOCK: &str = "the memref of a tensor leaves the block that frees the tensor";

/// The state of a rebuild.
pub(super) struct Rewriter<'a> {
    pub(super) cx: &'a mut Context,
    /// The body with tensors.
    pub(super) old: &'a Body,
    pub(super) analysis: &'a Analysis,
    pub(super) ownership: Ownership,
    build: Builder,
    map: Rebuilt<Value>,
    /// The number of uses of each old value.
    uses: Vec<u32>,
    pub(super) function: Function,
    pub(super) bodies: &'a [Body],
    constants: &'a mut Constants,
    pub(super) signatures: &'a mut Signatures,
    /// The buffers into which `scf.forall` inserts slices, if they are not those of its shared arguments, by argument.
    pub(super) separate: FxHashMap<Value, Value>,
    /// The block for allocations of constant size, if the current block is in a loop.
    hoist: Option<Block>,
}

/// Rebuilds the body of a function as an analysis of it decided. Returns `None` after an error.
pub(super) fn rewrite(
    cx: &mut Context,
    bodies: &[Body],
    (function, analysis): (Function, &Analysis),
    (signatures, constants): (&mut Signatures, &mut Constants),
    diagnostics: &mut Diagnostics,
) -> Option<Body> {
    let old = &bodies[function.body.index()];
    let attrs = bodies[function.table.index()].attrs(function.op);
    // An error in a type is reported for the signature.
    let build = Builder::with_entry(&signatures.arguments(cx, attrs).ok()?);
    let mut uses = vec![0; old.value_count()];
    let operands = old.block_ids().flat_map(|block| old.block_ops(block)).flat_map(|&op| old.operands(op));
    operands.for_each(|value| uses[value.index()] += 1);
    let mut rewriter = Rewriter {
        map: Rebuilt::new(old),
        ownership: Ownership::default(),
        separate: FxHashMap::default(),
        hoist: None,
        cx,
        old,
        analysis,
        build,
        uses,
        function,
        bodies,
        constants,
        signatures,
    };
    rewriter.copy_names();
    rewriter.rewrite_blocks(Region::ROOT, diagnostics);
    let names = rewriter.value_names();
    let mut body = rewriter.build.body;
    body.value_names = names;
    signatures.infer(cx, attrs, &mut body);
    Some(body)
}

/// Blocks and operations.
impl<'a> Rewriter<'a> {
    fn copy_names(&mut self) {
        self.build.body.arg_names.clone_from(&self.old.arg_names);
    }

    /// Returns the names of values. The buffer of a tensor may have other contents later, so only those of arguments
    /// have names.
    fn value_names(&self) -> Vec<(Value, NameId)> {
        let old = self.old;
        let entry = old.entry_block(Region::ROOT);
        let args = entry.map_or(&[][..], |entry| old.block_args(entry));
        let has_name = |value: Value| args.contains(&value) || !is_tensor(self.cx, old.value_type(value));
        let names = self.map.names(old).filter(|&(_, _, value)| has_name(value));
        names.map(|(&new, name, _)| (new, name)).collect()
    }

    /// Creates the block for an old one, which owns the buffers that are passed to it.
    fn add_block(&mut self, block: Block) -> Block {
        let old = self.old;
        let args = old.block_args(block);
        let types: Vec<TypeId> = old
            .value_types(args)
            .into_iter()
            // An encoding is reported for the values that are passed.
            .map(|ty| buffer_type(self.cx, ty).unwrap_or(ty))
            .collect();
        let new = self.build.new_block(&types);
        let news = self.build.body.block_args(new).to_vec();
        for (&arg, value) in args.iter().zip(news) {
            if is_tensor(self.cx, old.value_type(arg)) {
                self.ownership.add(value, new);
            }
        }
        new
    }

    /// Starts a block without arguments.
    pub(super) fn start_block(&mut self) -> Block {
        let block = self.build.new_block(&[]);
        self.build.start(block);
        block
    }

    /// Continues a block that has been started before.
    pub(super) fn resume(&mut self, block: Block) {
        self.build.resume(block);
    }

    /// Returns the new block for an old one.
    pub(super) fn new_block(&self, old: Block) -> Result<Block, Problem> {
        self.map.block(old).ok_or(Problem::Reported)
    }

    /// Appends an operation.
    pub(super) fn append(&mut self, new: NewOp) -> Op {
        self.build.append(new)
    }

    /// Rewrites the blocks of a region that can be reached into the region of the current block, which becomes the entry block.
    pub(super) fn rewrite_blocks(&mut self, region: Region, diagnostics: &mut Diagnostics) {
        let old = self.old;
        let entry = self.build.block();
        let order = reverse_post_order(old, region);
        for (number, &block) in order.iter().enumerate() {
            let new = if number == 0 { entry } else { self.add_block(block) };
            self.map.set_block(block, new);
            let args = self.build.body.block_args(new).to_vec();
            for (&old, new) in old.block_args(block).iter().zip(args) {
                self.map.set_value(old, new);
            }
        }
        for (number, &block) in order.iter().enumerate() {
            let Some(new) = self.map.block(block) else { continue };
            if number > 0 {
                self.build.start(new);
            }
            old.block_ops(block).iter().for_each(|&op| self.rewrite_op(op, diagnostics));
            self.close();
        }
    }

    /// Rewrites an operation and reports errors.
    pub(super) fn rewrite_op(&mut self, op: Op, diagnostics: &mut Diagnostics) {
        let outer = std::mem::replace(&mut self.build.loc, self.old.loc(op));
        if let Err(problem) = self.try_rewrite(op, diagnostics) {
            self.report(op, problem, diagnostics);
        }
        self.build.loc = outer;
    }

    /// Reports the reason why an operation was not rewritten.
    pub(super) fn report(&self, op: Op, problem: Problem, diagnostics: &mut Diagnostics) {
        if let Problem::Message(reason) = problem {
            let location = self.cx.location(self.old.loc(op));
            diagnostics.error(location, message(self.cx, self.old, op, &reason));
        }
    }

    fn try_rewrite(&mut self, op: Op, diagnostics: &mut Diagnostics) -> Result<(), Problem> {
        let old = self.old;
        let op_name = old.name(op);
        if control::is_control_flow(op_name) {
            return control::rewrite(self, op, diagnostics);
        }
        let has_tensors = tensor_operands(self.cx, old, op).next().is_some()
            || old.results(op).any(|result| is_tensor(self.cx, old.value_type(result)));
        match op_name {
            _ if globals::is_access(old, op) => globals::rewrite(self, op),
            _ if !has_tensors => self.copy(op, diagnostics),
            arith::CONSTANT => self.constant(op),
            func::CALL => calls::call(self, op),
            func::RETURN => calls::return_(self, op),
            _ if cf::is_branch(old, op) => cf::rewrite(self, op),
            vector::TRANSFER_READ | vector::GATHER => self.copy(op, diagnostics),
            vector::TRANSFER_WRITE => self.transfer_write(op),
            name if name.dialect() == bufferization::TABLE as usize => self.bufferization(op),
            name if name.dialect() == tensor::TABLE as usize => tensors::rewrite(self, op, diagnostics),
            name if is_structured(name) => linalg::rewrite(self, op, diagnostics),
            _ if is_elementwise(self.cx, old, op) => elementwise::rewrite(self, op),
            arith::SELECT => self.select(op),
            _ => Err("its effect on tensors is unknown".into()),
        }
    }

    /// Copies an operation whose results are not tensors, with its regions.
    pub(super) fn copy(&mut self, op: Op, diagnostics: &mut Diagnostics) -> Result<(), Problem> {
        let old = self.old;
        let operands = self.values(old.operands(op))?;
        let owner = self.owner(op, &operands)?;
        let types: Vec<TypeId> = old.results(op).map(|result| old.value_type(result)).collect();
        let mut successors = Vec::new();
        for successor in old.successors(op) {
            let block = self.new_block(successor.block)?;
            successors.push(Successor { block, ..*successor });
        }
        let regions: Vec<Region> =
            old.regions(op).iter().map(|&region| self.copy_region(region, diagnostics)).collect();
        let new = NewOp::new(old.name(op), old.loc(op), &operands, &types)
            .attrs(old.attrs(op))
            .successors(&successors)
            .regions(&regions);
        let new = self.build.append(new);
        let results: Vec<Value> = self.build.body.results(new).collect();
        for (old, new) in old.results(op).zip(results) {
            if let Some(owner) = owner {
                self.ownership.add_view(owner, new, false);
            }
            self.map.set_value(old, new);
        }
        Ok(())
    }

    /// Returns the operand of an operation into whose allocation its results, memrefs, may point.
    fn owner(&self, op: Op, operands: &[Value]) -> Result<Option<Value>, Problem> {
        let is_memref = |ty: TypeId| {
            matches!(self.cx.type_data(ty), TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. })
        };
        let is_owned = |&value: &Value| is_memref(self.type_of(value)) && self.ownership.is_owned(value);
        let mut owned = operands.iter().copied().filter(is_owned);
        let Some(first) = owned.next() else { return Ok(None) };
        if operands.iter().any(|&operand| self.is_of_other_block(op, operand)) {
            return Err(LEAVES_BLOCK.into());
        }
        if matches!(self.old.name(op), func::RETURN) || cf::is_branch(self.old, op) {
            return Err(LEAVES_BLOCK.into());
        }
        if !self.old.results(op).any(|result| is_memref(self.old.value_type(result))) {
            return Ok(None);
        }
        match owned.all(|other| self.ownership.have_same_owner(first, other)) {
            true => Ok(Some(first)),
            false => Err("it is unknown into which buffer its result points".into()),
        }
    }

    /// Returns true if a value points into an allocation of another block of the function than that of an operation.
    fn is_of_other_block(&self, op: Op, value: Value) -> bool {
        let mut at = self.old.parent_block(op);
        while let Some(parent) = at.and_then(|block| self.old.parent_op(block)) {
            at = self.old.parent_block(parent);
        }
        let at = at.and_then(|block| self.map.block(block));
        let is_of_function = |owner: Block| self.build.body.block_region(owner) == Region::ROOT;
        self.ownership.blocks_of(value).any(|owner| is_of_function(owner) && at.is_some_and(|at| at != owner))
    }

    /// Copies a region whose block arguments are not tensors.
    pub(super) fn copy_region(&mut self, region: Region, diagnostics: &mut Diagnostics) -> Region {
        let old = self.old;
        if let Some(id) = old.isolated_body(region) {
            return self.build.body.new_isolated_region(id);
        }
        let entry = old.entry_block(region);
        let types = entry.map(|entry| old.value_types(old.block_args(entry))).unwrap_or_default();
        let is_empty = entry.is_none();
        self.region(&types, Nesting::Other, |this| {
            if !is_empty {
                this.rewrite_blocks(region, diagnostics);
            }
        })
    }

    /// Creates a region whose entry block has arguments of these types, and fills it with `fill`.
    pub(super) fn region(
        &mut self,
        types: &[TypeId],
        nesting: Nesting,
        fill: impl FnOnce(&mut Self),
    ) -> Region {
        let (outer, hoist) = (self.build.block(), self.hoist);
        self.hoist = match nesting {
            Nesting::Loop => hoist.or(Some(outer)),
            Nesting::Branch => hoist,
            Nesting::Other => None,
        };
        let region = self.build.body.new_region();
        let block = self.build.new_block_in(region, types);
        self.build.start(block);
        fill(self);
        self.build.resume(outer);
        self.hoist = hoist;
        region
    }

    /// Creates a region without blocks.
    pub(super) fn empty_region(&mut self) -> Region {
        self.build.body.new_region()
    }

    /// Completes the current block.
    pub(super) fn close(&mut self) {
        let block = self.build.block();
        self.ownership.close(&mut self.build.body, block);
    }
}

/// The kind of operation around a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Nesting {
    /// A sequential loop.
    Loop,
    /// A region that executes at most once.
    Branch,
    /// Any other.
    Other,
}

/// Values and buffers.
impl Rewriter<'_> {
    /// Returns the new value for an old one: the buffer of a tensor.
    pub(super) fn value(&self, old: Value) -> Result<Value, Problem> {
        self.map.value(old).copied().ok_or(Problem::Reported)
    }

    pub(super) fn values(&self, old: &[Value]) -> Result<Vec<Value>, Problem> {
        old.iter().map(|&value| self.value(value)).collect()
    }

    /// Records the new value for an old one.
    pub(super) fn set(&mut self, old: Value, new: Value) {
        self.map.set_value(old, new);
    }

    /// Records the new value for the only result of an operation.
    pub(super) fn set_result(&mut self, op: Op, new: Value) {
        self.map.set_value(self.old.result(op, 0), new);
    }

    pub(super) fn type_of(&self, new: Value) -> TypeId {
        self.build.body.value_type(new)
    }

    pub(super) fn block(&self) -> Block {
        self.build.block()
    }

    /// Returns the arguments of the current block.
    pub(super) fn block_args(&self) -> Vec<Value> {
        self.build.body.block_args(self.build.block()).to_vec()
    }

    /// Returns the type of the buffer of an old tensor, with the identity layout.
    pub(super) fn buffer_type(&mut self, tensor: Value) -> Result<TypeId, Problem> {
        Ok(buffer_type(self.cx, self.old.value_type(tensor))?)
    }

    /// Allocates a buffer for an old tensor, given its dynamic sizes.
    pub(super) fn allocate(&mut self, tensor: Value, sizes: &[Value]) -> Result<Value, Problem> {
        let escapes = self.analysis.escapes(tensor);
        let ty = self.buffer_type(tensor)?;
        self.allocate_type(ty, sizes, escapes)
    }

    fn allocate_type(&mut self, ty: TypeId, sizes: &[Value], escapes: bool) -> Result<Value, Problem> {
        if shape(self.cx, ty).is_none() {
            return Err("the buffer of an unranked tensor cannot be allocated".into());
        }
        let current = self.build.block();
        let block = self.hoist.filter(|_| sizes.is_empty() && !escapes).unwrap_or(current);
        self.build.resume(block);
        let alignment = self.cx.int_attr(TypeId::I64, ALIGNMENT);
        let segments = self.cx.i32_array_attr(&[sizes.len() as i64, 0]);
        let attrs = [(name::ALIGNMENT, alignment), (name::OPERAND_SEGMENT_SIZES, segments)];
        let buffer = self.emit_value(memref::ALLOC, sizes, ty, &attrs);
        self.build.resume(current);
        self.ownership.add(buffer, block);
        Ok(buffer)
    }

    /// Allocates a buffer for an old tensor that has the shape of another buffer.
    pub(super) fn allocate_like(&mut self, tensor: Value, like: Value) -> Result<Value, Problem> {
        let sizes = self.dynamic_sizes(self.old.value_type(tensor), like);
        self.allocate(tensor, &sizes)
    }

    /// Returns the sizes of a buffer in the dimensions that are dynamic in a type.
    fn dynamic_sizes(&mut self, ty: TypeId, buffer: Value) -> Vec<Value> {
        let sizes = shape(self.cx, ty).unwrap_or_default().to_vec();
        let dynamic = sizes.iter().enumerate().filter(|&(_, &size)| size == DYNAMIC);
        let dims: Vec<usize> = dynamic.map(|(dim, _)| dim).collect();
        dims.into_iter().map(|dim| self.size(buffer, dim)).collect()
    }

    /// Returns the size of a dimension of a buffer.
    pub(super) fn size(&mut self, buffer: Value, dim: usize) -> Value {
        let dim = self.index(dim as i64);
        self.emit_value(memref::DIM, &[buffer, dim], TypeId::INDEX, &[])
    }

    /// Returns the buffer that an operation may write for one of its destinations: that of the operand or, if somebody
    /// reads it later, a copy.
    pub(super) fn destination(&mut self, op: Op, operand: usize) -> Result<Value, Problem> {
        let tensor = self.result_of(op, operand).unwrap_or(self.old.operands(op)[operand]);
        self.destination_for(op, operand, tensor)
    }

    /// Returns the buffer that an operation may write for the destination that becomes `tensor`.
    pub(super) fn destination_for(
        &mut self,
        op: Op,
        operand: usize,
        tensor: Value,
    ) -> Result<Value, Problem> {
        let old = self.old.operands(op)[operand];
        let buffer = self.value(old)?;
        if self.analysis.is_in_place(op, operand) {
            return Ok(buffer);
        }
        let copy = self.allocate_like(tensor, buffer)?;
        if !self.analysis.is_overwritten(op, operand) && !is_unspecified(self.old, old) {
            self.copy_elements(buffer, copy);
        }
        Ok(copy)
    }

    /// Returns the result of which an operand is the destination.
    fn result_of(&self, op: Op, operand: usize) -> Option<Value> {
        let Some(Effect::Write { result: Some(result), .. }) = effect(self.cx, self.old, op, operand) else {
            return None;
        };
        self.old.results(op).nth(result)
    }

    /// Copies the elements of a buffer to another one.
    pub(super) fn copy_elements(&mut self, from: Value, to: Value) {
        self.emit(memref::COPY, &[from, to], &[], &[]);
    }

    /// Returns a buffer with the elements of an old tensor that the current block passes on: its own allocation, or a
    /// copy.
    pub(super) fn own(&mut self, tensor: Value) -> Result<Value, Problem> {
        let buffer = self.value(tensor)?;
        let ty = self.buffer_type(tensor)?;
        let block = self.build.block();
        if self.type_of(buffer) == ty && self.ownership.take(buffer, block) {
            return Ok(buffer);
        }
        self.copy_to_pass_on(tensor)
    }

    /// Returns a copy of an old tensor that the current block passes on.
    pub(super) fn copy_to_pass_on(&mut self, tensor: Value) -> Result<Value, Problem> {
        let buffer = self.value(tensor)?;
        let ty = self.buffer_type(tensor)?;
        let sizes = self.dynamic_sizes(ty, buffer);
        let copy = self.allocate_type(ty, &sizes, true)?;
        if !is_unspecified(self.old, tensor) {
            self.copy_elements(buffer, copy);
        }
        let block = self.build.block();
        self.ownership.take(copy, block);
        Ok(copy)
    }

    /// As [`Rewriter::own`], for a tensor that operations after this one may use.
    pub(super) fn own_if_last_use(&mut self, tensor: Value) -> Result<Value, Problem> {
        if self.uses[tensor.index()] == 1 && self.analysis.is_alone(tensor) {
            return self.own(tensor);
        }
        self.copy_to_pass_on(tensor)
    }

    /// Returns a buffer with the identity layout and the elements of another one, of an old tensor: itself, or a copy.
    pub(super) fn contiguous(&mut self, tensor: Value, buffer: Value) -> Result<Value, Problem> {
        if is_identity(self.cx, self.type_of(buffer)) {
            return Ok(buffer);
        }
        let copy = self.allocate_like(tensor, buffer)?;
        self.copy_elements(buffer, copy);
        Ok(copy)
    }

    /// Returns a buffer of a type with the elements of another one, of an old tensor: itself, or a copy.
    pub(super) fn with_type(&mut self, tensor: Value, buffer: Value, ty: TypeId) -> Result<Value, Problem> {
        let is_direct = !is_identity(self.cx, ty) && has_layout_of(self.cx, self.type_of(buffer), ty);
        let buffer = if is_direct { buffer } else { self.contiguous(tensor, buffer)? };
        if !has_layout_of(self.cx, self.type_of(buffer), ty) {
            let ty = self.cx.type_text(ty);
            return Err(format!("a copy of the tensor does not have the layout of '{ty}'").into());
        }
        Ok(self.cast(buffer, ty))
    }
}

/// Emission.
impl Rewriter<'_> {
    pub(super) fn emit(
        &mut self,
        op_name: OpName,
        operands: &[Value],
        results: &[TypeId],
        attrs: &[NamedAttr],
    ) -> Op {
        self.build.emit(self.cx, op_name, operands, results, attrs)
    }

    pub(super) fn emit_value(
        &mut self,
        op_name: OpName,
        operands: &[Value],
        result: TypeId,
        attrs: &[NamedAttr],
    ) -> Value {
        self.build.emit_value(self.cx, op_name, operands, result, attrs)
    }

    /// Emits an operation with regions. Returns its results.
    pub(super) fn emit_with_regions(
        &mut self,
        op_name: OpName,
        operands: &[Value],
        results: &[TypeId],
        contents: (DictId, &[Region]),
    ) -> Vec<Value> {
        self.build.emit_with_regions(op_name, operands, results, contents)
    }

    /// Emits a view of a buffer.
    pub(super) fn emit_view(
        &mut self,
        op_name: OpName,
        operands: &[Value],
        result: TypeId,
        attrs: &[NamedAttr],
    ) -> Value {
        let view = self.emit_value(op_name, operands, result, attrs);
        // The whole buffer in another shape can be freed as well.
        let is_whole =
            matches!(op_name, memref::CAST | memref::EXPAND_SHAPE | memref::COLLAPSE_SHAPE | memref::RESHAPE);
        self.ownership.add_view(operands[0], view, is_whole);
        view
    }

    /// Casts a buffer to a type, if it has another one.
    pub(super) fn cast(&mut self, buffer: Value, ty: TypeId) -> Value {
        if self.type_of(buffer) == ty { buffer } else { self.emit_view(memref::CAST, &[buffer], ty, &[]) }
    }

    /// Returns a constant index.
    pub(super) fn index(&mut self, number: i64) -> Value {
        let attr = self.cx.int_attr(TypeId::INDEX, number.into());
        self.emit_value(arith::CONSTANT, &[], TypeId::INDEX, &[(name::VALUE, attr)])
    }

    /// Emits `linalg.generic` with the identity map for all operands. `fill` gets the arguments of the payload, and
    /// returns the elements of the outputs.
    pub(super) fn generic(
        &mut self,
        rank: usize,
        (inputs, outputs): (&[Value], &[Value]),
        fill: impl FnOnce(&mut Self, &[Value]) -> Result<Vec<Value>, Problem>,
    ) -> Result<(), Problem> {
        let operands = [inputs, outputs].concat();
        let elements: Vec<TypeId> =
            operands.iter().map(|&value| self.cx.element_type(self.type_of(value))).collect();
        let mut filled = Ok(());
        let region = self.region(&elements, Nesting::Other, |this| {
            let args = this.block_args();
            filled = fill(this, &args).map(|values| {
                this.emit(YIELD, &values, &[], &[]);
            });
        });
        filled?;
        let maps = vec![AffineMap::identity(rank as u32); operands.len()];
        let attrs = generic_attrs(self.cx, maps, &vec![IteratorKind::Parallel; rank], inputs.len());
        self.emit_with_regions(GENERIC, &operands, &[], (attrs, &[region]));
        Ok(())
    }
}

/// Operations of several dialects.
impl Rewriter<'_> {
    fn constant(&mut self, op: Op) -> Result<(), Problem> {
        let result = self.old.result(op, 0);
        let ty = self.buffer_type(result)?;
        let value = self.cx.dict_get(self.old.attrs(op), name::VALUE).ok_or(Problem::Reported)?;
        let table = (self.function.table, &self.bodies[self.function.table.index()]);
        let symbol = self.constants.symbol(self.cx, table, (ty, value), self.old.loc(op));
        let symbol = self.cx.symbol_attr(symbol);
        let buffer = self.emit_value(memref::GET_GLOBAL, &[], ty, &[(name::NAME, symbol)]);
        self.set(result, buffer);
        Ok(())
    }

    fn transfer_write(&mut self, op: Op) -> Result<(), Problem> {
        let old = self.old;
        let mut operands = self.values(old.operands(op))?;
        operands[1] = self.destination(op, 1)?;
        self.emit_with_regions(old.name(op), &operands, &[], (old.attrs(op), &[]));
        self.set_result(op, operands[1]);
        Ok(())
    }
}
