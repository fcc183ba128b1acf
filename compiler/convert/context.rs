//! The context of handlers: the body being rebuilt, the map from old to new values, and the module around it.

use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::diag::Diagnostics;
pub(super) use crate::diag::Problem;
use crate::dialect::llvm::{self, arith::overflow_attr};
use crate::ir::dominance::reverse_post_order;
use crate::ir::rebuild::Rebuilt;
use crate::ir::{
    AttrData, AttrId, Block, Body, BodyId, Builder, Context, DenseData, DictId, Module, NameId, NamedAttr,
    NewOp, Op, OpName, Region, TypeId, Value, VariablePart, name,
};
use crate::source::Source;
use crate::target::Target;

use super::builtin::Scope;
use super::casts::needed_values;
use super::check::check;
use super::descriptor::{Descriptor, Parts};
use super::refused::refusal;
use super::small_float::{check_small_floats, has_small_floats};
use super::types::Types;
use super::{Conversion, MemRefAbi, Options, Table};

/// The new values that replace a value of the old body.
#[derive(Clone, Debug)]
pub(super) enum Converted {
    /// One value.
    One(Value),
    /// The parts of a ranked memref's descriptor.
    MemRef(Rc<Descriptor>),
    /// An unranked memref: its rank, and a pointer to its descriptor.
    Unranked(Value, Value),
    /// None: the reason has been reported.
    Failed,
}

/// The state of the body being rebuilt. The conversion of an isolated operation has a frame of its own.
struct Frame<'a> {
    source: &'a Body,
    build: Builder,
    map: Rebuilt<Converted>,
    /// Constants of the current block, for reuse in it.
    constants: FxHashMap<(TypeId, i128), Value>,
    constants_block: Block,
    /// Pure operations that may turn out to be unused. The unused ones are removed at the end.
    tentative: Vec<Op>,
    /// The blocks from which on old values are defined, if they have names.
    defined_in: FxHashMap<Value, Block>,
    /// The old values with users other than casts; computed on first use.
    needed: Option<FxHashSet<Value>>,
    /// The calling convention of the memrefs that the function around this body returns.
    return_abi: MemRefAbi,
    /// The type of the result of the function around this body; `None` if there is no function.
    result_type: Option<TypeId>,
    /// Target blocks of `scf.yield` in regions of several blocks, by the operation that holds the region.
    yield_targets: FxHashMap<Op, Block>,
    /// The indices of the current iteration, by the structured operation that was converted to loops.
    iterations: FxHashMap<Op, Vec<Value>>,
}

/// The inputs of the whole conversion.
pub(super) struct Surroundings<'a> {
    pub(super) target: &'a Target,
    pub(super) options: &'a Options,
    pub(super) file: &'a Source,
    pub(super) table: &'a Table,
}

/// The state of a conversion.
pub(super) struct Converter<'a> {
    /// The interning tables.
    pub(super) cx: Context,
    /// Type conversion in the current module.
    pub(super) types: Types,
    /// The symbols of the current module.
    pub(super) scope: Scope,
    pub(super) target: &'a Target,
    pub(super) options: &'a Options,
    /// The file that the module was read from.
    pub(super) file: &'a Source,
    /// True if the module has floats that are converted to integers.
    has_small_floats: bool,
    table: &'a Table,
    diagnostics: &'a mut Diagnostics,
    old: &'a [Body],
    /// A body without operations: the source of new bodies that replace no old one.
    pub(super) no_source: &'a Body,
    new: Vec<Body>,
    frame: Frame<'a>,
}

impl<'a> Converter<'a> {
    /// Creates a converter whose frame is the top level of the file.
    pub(super) fn new(
        mut cx: Context,
        old: &'a [Body],
        no_source: &'a Body,
        Surroundings { target, options, file, table }: Surroundings<'a>,
        diagnostics: &'a mut Diagnostics,
    ) -> Converter<'a> {
        let bits = options.index_bits.unwrap_or(target.layout.pointer_bits());
        let types = Types::new(&mut cx, bits);
        let frame = Frame::new(&old[Module::ROOT.index()], &[]);
        // The new body 0 is added at the end.
        let new = vec![Body::default()];
        let has_small_floats = has_small_floats(&cx);
        Converter {
            cx,
            types,
            has_small_floats,
            scope: Scope::default(),
            target,
            options,
            file,
            table,
            diagnostics,
            old,
            no_source,
            new,
            frame,
        }
    }

    /// Returns the new module, whose top level is the current frame, and the number of errors.
    pub(super) fn finish(mut self) -> (Module, usize) {
        self.new[Module::ROOT.index()] = self.frame.build.body;
        (Module::from_parts(self.cx, self.new), self.diagnostics.error_count())
    }

    // ---- the old body

    /// Returns the body being converted.
    pub(super) fn source(&self) -> &'a Body {
        self.frame.source
    }

    /// Returns all old bodies.
    pub(super) fn old_bodies(&self) -> &'a [Body] {
        self.old
    }

    /// Returns the new bodies that are complete.
    pub(super) fn new_bodies(&self) -> &[Body] {
        &self.new
    }

    /// Returns the attributes of an old operation.
    pub(super) fn attrs(&self, op: Op) -> DictId {
        self.source().attrs(op)
    }

    /// Returns an attribute of an old operation.
    pub(super) fn attr(&self, op: Op, name: NameId) -> Option<AttrId> {
        self.cx.dict_get(self.attrs(op), name)
    }

    /// Returns the type of the operand with this index of an old operation.
    pub(super) fn operand_type(&self, op: Op, index: usize) -> TypeId {
        self.source().value_type(self.source().operands(op)[index])
    }

    /// Returns the type of the result with this index of an old operation.
    pub(super) fn result_type(&self, op: Op, index: usize) -> TypeId {
        self.source().value_type(self.source().result(op, index))
    }

    /// Returns the converted type of the result with this index of an old operation.
    pub(super) fn converted_result_type(&mut self, op: Op, index: usize) -> Result<TypeId, Problem> {
        self.convert_type(self.result_type(op, index))
    }

    /// Returns the contents of an isolated operation of the current body; `None` if it has none.
    pub(super) fn isolated_contents(&self, op: Op) -> Option<&'a Body> {
        self.isolated_region_contents(*self.source().regions(op).first()?)
    }

    /// Returns the contents of a region of an isolated operation; `None` if it has none.
    pub(super) fn isolated_region_contents(&self, region: Region) -> Option<&'a Body> {
        let id = self.source().isolated_body(region)?;
        let body = &self.old[id.index()];
        body.entry_block(Region::ROOT).map(|_| body)
    }

    /// Returns true if an old value has users other than casts.
    pub(super) fn is_needed(&mut self, value: Value) -> bool {
        let source = self.frame.source;
        self.frame.needed.get_or_insert_with(|| needed_values(source)).contains(&value)
    }

    // ---- replacements of values

    /// Returns the replacement of an old value.
    pub(super) fn converted(&self, value: Value) -> Result<Converted, Problem> {
        match self.frame.map.value(value) {
            Some(Converted::Failed) | None => Err(Problem::Reported),
            Some(converted) => Ok(converted.clone()),
        }
    }

    /// Returns the block from which on an old value with a name is defined.
    pub(super) fn defined_in(&self, value: Value) -> Option<Block> {
        self.frame.defined_in.get(&value).copied()
    }

    /// Returns the replacement of an old value as one value: a memref is packed into its structure.
    pub(super) fn one(&mut self, value: Value) -> Result<Value, Problem> {
        let converted = self.converted(value)?;
        Ok(self.single(&converted))
    }

    /// Returns the replacement of an operand as one value.
    pub(super) fn one_operand(&mut self, op: Op, index: usize) -> Result<Value, Problem> {
        self.one(self.source().operands(op)[index])
    }

    /// Returns the replacements of the operands of a binary operation, each as one value.
    pub(super) fn operand_pair(&mut self, op: Op) -> Result<[Value; 2], Problem> {
        Ok([self.one_operand(op, 0)?, self.one_operand(op, 1)?])
    }

    /// Returns the replacements of old values, each as one value.
    pub(super) fn singles(&mut self, values: &[Value]) -> Result<Vec<Value>, Problem> {
        let mut singles = Vec::with_capacity(values.len());
        for &value in values {
            singles.push(self.one(value)?);
        }
        Ok(singles)
    }

    /// Records the replacement of an old value.
    pub(super) fn set(&mut self, old: Value, new: Converted) {
        if !self.source().value_names.is_empty() {
            let block = self.frame.build.block();
            self.frame.defined_in.insert(old, block);
        }
        self.frame.map.set_value(old, new);
    }

    /// Records the replacement of the result with this index of an old operation.
    pub(super) fn set_result(&mut self, op: Op, index: usize, new: Converted) {
        self.set(self.source().result(op, index), new);
    }

    /// Records the value that replaces the first result of an old operation.
    pub(super) fn set_value(&mut self, op: Op, new: Value) {
        self.set_result(op, 0, Converted::One(new));
    }

    /// Records the block that replaces an old block.
    pub(super) fn set_block(&mut self, old: Block, new: Block) {
        self.frame.map.set_block(old, new);
    }

    /// Returns the block that replaces an old block.
    pub(super) fn block(&self, old: Block) -> Result<Block, Problem> {
        self.frame.map.block(old).ok_or(Problem::Reported)
    }

    // ---- the new body

    /// Converts a type.
    pub(super) fn convert_type(&mut self, ty: TypeId) -> Result<TypeId, Problem> {
        Ok(self.types.convert(&mut self.cx, ty)?)
    }

    /// Returns the builder of the new body.
    pub(super) fn build(&mut self) -> &mut Builder {
        &mut self.frame.build
    }

    /// Returns the type of a value of the new body.
    pub(super) fn type_of(&self, value: Value) -> TypeId {
        self.frame.build.body.value_type(value)
    }

    /// Appends an operation without successors.
    pub(super) fn emit(
        &mut self,
        name: OpName,
        operands: &[Value],
        results: &[TypeId],
        attrs: &[NamedAttr],
    ) -> Op {
        let attrs = if attrs.is_empty() { DictId::EMPTY } else { self.cx.dict(&mut attrs.to_vec()) };
        let new = NewOp::new(name, self.frame.build.loc, operands, results).attrs(attrs);
        self.frame.build.append(new)
    }

    /// Appends an operation with one result.
    pub(super) fn emit_value(
        &mut self,
        name: OpName,
        operands: &[Value],
        result: TypeId,
        attrs: &[NamedAttr],
    ) -> Value {
        let op = self.emit(name, operands, &[result], attrs);
        self.frame.build.body.result(op, 0)
    }

    /// Like [`Converter::emit_value`], for a pure operation that is removed again if nothing uses it.
    pub(super) fn emit_tentative(
        &mut self,
        name: OpName,
        operands: &[Value],
        result: TypeId,
        attrs: &[NamedAttr],
    ) -> Value {
        let value = self.emit_value(name, operands, result, attrs);
        self.make_tentative(value);
        value
    }

    /// Removes the pure operation that computes a value at the end if nothing uses it.
    pub(super) fn make_tentative(&mut self, value: Value) {
        self.frame.tentative.extend(self.frame.build.body.defining_op(value));
    }

    /// Emits a binary integer operation with overflow flags.
    pub(super) fn integer_op(&mut self, name: OpName, operands: [Value; 2], flags: i64) -> Value {
        let ty = self.type_of(operands[0]);
        let flags = overflow_attr(&mut self.cx, flags).map(|attr| (name::OVERFLOW_FLAGS, attr));
        self.emit_value(name, &operands, ty, flags.as_slice())
    }

    /// Returns a constant integer, or a constant vector of integers that has this number in each lane.
    pub(super) fn constant(&mut self, ty: TypeId, number: i128) -> Value {
        if self.frame.constants_block != self.frame.build.block() {
            self.frame.constants.clear();
            self.frame.constants_block = self.frame.build.block();
        }
        if let Some(&known) = self.frame.constants.get(&(ty, number)) {
            return known;
        }
        let attr = self.number_attr(ty, number);
        let value = self.emit_value(llvm::arith::CONSTANT, &[], ty, &[(name::VALUE, attr)]);
        self.frame.constants.insert((ty, number), value);
        value
    }

    fn number_attr(&mut self, ty: TypeId, number: i128) -> AttrId {
        let element = self.cx.element_type(ty);
        if element == ty {
            return self.cx.int_attr(ty, number);
        }
        let bytes = self.cx.int_width(element).unwrap_or(64).div_ceil(8) as usize;
        // An `i1` lane is stored as the byte 0 or 1.
        let number = if element == TypeId::I1 { number & 1 } else { number };
        let bytes = number.to_le_bytes().into_iter().chain(std::iter::repeat(0)).take(bytes).collect();
        self.cx.attr(AttrData::DenseElements { ty, data: DenseData::Splat(bytes) })
    }

    /// Returns the integer that a value of the new body has, if a constant defines it.
    pub(super) fn constant_of(&self, value: Value) -> Option<i128> {
        let body = &self.frame.build.body;
        let op = body.defining_op(value).filter(|&op| body.name(op) == llvm::arith::CONSTANT)?;
        self.cx.int_value(self.cx.dict_get(body.attrs(op), name::VALUE)?)
    }

    /// Creates a block with arguments of these converted types.
    pub(super) fn new_block(&mut self, args: &[TypeId]) -> Block {
        self.frame.build.new_block(args)
    }

    /// Returns the arguments of a block of the new body.
    pub(super) fn block_args(&self, block: Block) -> Vec<Value> {
        self.frame.build.body.block_args(block).to_vec()
    }

    /// Returns the calling convention of the memrefs that the surrounding function returns.
    pub(super) fn return_abi(&self) -> MemRefAbi {
        self.frame.return_abi
    }

    /// Sets the calling convention of the memrefs that the surrounding function returns.
    pub(super) fn set_return_abi(&mut self, abi: MemRefAbi) {
        self.frame.return_abi = abi;
    }

    /// Sets the type of the result of the surrounding function.
    pub(super) fn set_result_type(&mut self, ty: TypeId) {
        self.frame.result_type = Some(ty);
    }

    /// Returns the type of the result of the surrounding function, if there is one.
    pub(super) fn surrounding_result(&self) -> Option<TypeId> {
        self.frame.result_type
    }

    /// Returns the target of `scf.yield` in the multi-block region of an old operation.
    pub(super) fn yield_target(&self, op: Op) -> Option<Block> {
        self.frame.yield_targets.get(&op).copied()
    }

    /// Sets the target of `scf.yield` in the multi-block region of an old operation.
    pub(super) fn set_yield_target(&mut self, op: Op, target: Block) {
        self.frame.yield_targets.insert(op, target);
    }

    /// Returns the indices of the current iteration of the loops that a structured operation was converted to.
    pub(super) fn iteration(&self, op: Op) -> Option<&[Value]> {
        self.frame.iterations.get(&op).map(Vec::as_slice)
    }

    /// Sets the indices of the current iteration of the loops that a structured operation was converted to.
    pub(super) fn set_iteration(&mut self, op: Op, numbers: Vec<Value>) {
        self.frame.iterations.insert(op, numbers);
    }

    // ---- operations

    /// Converts an operation and reports errors.
    pub(super) fn convert_op(&mut self, op: Op) {
        let source = self.source();
        let outer = std::mem::replace(&mut self.frame.build.loc, source.loc(op));
        let conversion = self.table.get(&self.cx, source.name(op));
        let checked = if self.has_small_floats { check_small_floats(self, op) } else { Ok(()) };
        let checked = checked.and_then(|()| check(self, op));
        let result = checked.and_then(|()| match conversion {
            Conversion::Missing if self.is_kept(op) => self.copy(op),
            Conversion::Missing => Err(Problem::Message(self.missing(op))),
            Conversion::Copy => self.copy(op),
            Conversion::Rename(to) => self.rename(op, to),
            Conversion::With(function) => function(self, op),
        });
        if let Err(problem) = result {
            self.fail(op, problem);
        }
        self.frame.build.loc = outer;
    }

    /// Returns true if an operation of an unknown dialect is kept.
    fn is_kept(&self, op: Op) -> bool {
        let is_unregistered = self.source().name(op).dialect() == 0;
        self.options.keep_unregistered && is_unregistered && self.source().regions(op).is_empty()
    }

    /// Returns the error message for an operation that has no conversion.
    fn missing(&self, op: Op) -> String {
        let text = self.cx.op_text(self.source().name(op));
        let dialect = text.split_once('.').map_or(text, |(dialect, _)| dialect);
        if self.cx.registry().dialects().iter().any(|known| !known.name.is_empty() && known.name == dialect) {
            format!("cannot be converted: it needs {}", refusal(&self.cx, self.source().name(op)))
        } else {
            match self.cx.registry().lowering(dialect) {
                Some(lowering) => {
                    format!("cannot be converted: dialect '{dialect}' is lowered by {lowering}")
                }
                None => format!("cannot be converted: dialect '{dialect}' is not supported"),
            }
        }
    }

    /// Reports a problem of an operation. Replaces its results by poison, so that errors elsewhere are found too. A
    /// result whose type cannot be converted has no replacement.
    pub(super) fn fail(&mut self, op: Op, problem: Problem) {
        if let Problem::Message(message) = problem {
            let source = self.source();
            let message = format!("'{}' op {message}", self.cx.op_text(source.name(op)));
            self.diagnostics.error(self.cx.location(source.loc(op)), message);
        }
        for result in self.source().results(op) {
            if self.frame.map.value(result).is_none() {
                let made_up = self.made_up(self.source().value_type(result));
                self.set(result, made_up.unwrap_or(Converted::Failed));
            }
        }
    }

    fn made_up(&mut self, ty: TypeId) -> Result<Converted, Problem> {
        let types = self.part_types(ty, Parts::Dynamic)?;
        let parts: Vec<Value> =
            types.into_iter().map(|ty| self.emit_value(llvm::arith::POISON, &[], ty, &[])).collect();
        self.join_parts(ty, Parts::Dynamic, &mut parts.into_iter())
    }

    // ---- bodies

    /// Converts the contents of an isolated operation with `convert`, into a body whose entry block has
    /// arguments of these converted types.
    pub(super) fn in_new_body(
        &mut self,
        source: &'a Body,
        entry_args: &[TypeId],
        convert: impl FnOnce(&mut Self),
    ) -> Body {
        let mut frame = Frame::new(source, entry_args);
        frame.build.loc = self.frame.build.loc;
        let outer = std::mem::replace(&mut self.frame, frame);
        convert(self);
        self.name_variables();
        self.take_out_unused();
        std::mem::replace(&mut self.frame, outer).build.body
    }

    /// Adds a body to the new module.
    pub(super) fn add_body(&mut self, body: Body) -> BodyId {
        self.new.push(body);
        BodyId::new(self.new.len() - 1)
    }

    /// Converts the blocks of a region of the old body. The replacements of the entry block's arguments must be
    /// recorded. The entry block's operations are appended at the insertion point; other blocks are created in the same
    /// region.
    pub(super) fn convert_blocks(&mut self, region: Region) {
        let source = self.source();
        let order = reverse_post_order(source, region);
        let Some((&entry, others)) = order.split_first() else { return };
        for &block in others {
            let new = self.convert_block_args(block);
            self.frame.map.set_block(block, new);
        }
        for &op in source.block_ops(entry) {
            self.convert_op(op);
        }
        for &block in others {
            if let Some(new) = self.frame.map.block(block) {
                self.frame.build.start(new);
            }
            for &op in source.block_ops(block) {
                self.convert_op(op);
            }
        }
    }

    /// Creates a block with the converted arguments of an old one.
    fn convert_block_args(&mut self, old: Block) -> Block {
        let source = self.source();
        let args = source.block_args(old);
        let mut types = Vec::new();
        for &arg in args {
            match self.part_types(source.value_type(arg), Parts::Dynamic) {
                Ok(mut parts) => types.append(&mut parts),
                Err(problem) => {
                    if let (Problem::Message(message), Some(&op)) = (problem, source.block_ops(old).first()) {
                        self.fail_block_argument(op, &message);
                    }
                    self.set(arg, Converted::Failed);
                }
            }
        }
        let new = self.new_block(&types);
        let mut parts = self.block_args(new).into_iter();
        for &arg in args {
            if self.frame.map.value(arg).is_none() {
                let joined = self.join_parts(source.value_type(arg), Parts::Dynamic, &mut parts);
                self.set(arg, joined.unwrap_or(Converted::Failed));
                self.frame.defined_in.insert(arg, new);
            }
        }
        new
    }

    fn fail_block_argument(&mut self, first: Op, message: &str) {
        let location = self.cx.location(self.source().loc(first));
        self.diagnostics.error(location, format!("block argument {message}"));
    }

    /// Removes the tentative operations without users.
    fn take_out_unused(&mut self) {
        let tentative = std::mem::take(&mut self.frame.tentative);
        if tentative.is_empty() {
            return;
        }
        let keeps_variables = self.options.keep_variables;
        let body = &mut self.frame.build.body;
        let mut uses = vec![0_u32; body.value_count()];
        body.each_operand_mut(|value| uses[value.index()] += 1);
        for part in body.variables.iter().filter(|_| keeps_variables).flat_map(|variable| &variable.parts) {
            if let VariablePart::Value(value) = part {
                uses[value.index()] += 1;
            }
        }
        let mut removed = vec![false; body.op_count()];
        for &op in tentative.iter().rev() {
            if body.results(op).all(|result| uses[result.index()] == 0) {
                removed[op.index()] = true;
                for operand in body.operands(op) {
                    uses[operand.index()] -= 1;
                }
            }
        }
        let blocks: Vec<Block> = body.region_blocks(Region::ROOT).to_vec();
        for block in blocks {
            body.retain_ops(block, |op| !removed[op.index()]);
        }
    }
}

impl<'a> Frame<'a> {
    fn new(source: &'a Body, entry_args: &[TypeId]) -> Frame<'a> {
        let build = Builder::with_entry(entry_args);
        Frame {
            source,
            map: Rebuilt::new(source),
            constants: FxHashMap::default(),
            constants_block: build.block(),
            tentative: Vec::new(),
            defined_in: FxHashMap::default(),
            needed: None,
            return_abi: MemRefAbi::default(),
            result_type: None,
            yield_targets: FxHashMap::default(),
            iterations: FxHashMap::default(),
            build,
        }
    }
}
