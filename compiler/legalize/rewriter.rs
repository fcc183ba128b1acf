//! The body being rebuilt: new values and the types of old ones, copies of legal operations, and emission.

use rustc_hash::FxHashMap;

use crate::diag::Diagnostics;
pub(super) use crate::diag::Problem;
use crate::dialect::linalg::payload::{Payload, fill_payload};
use crate::dialect::{arith, linalg, tensor};
use crate::ir::dominance::reverse_post_order;
use crate::ir::rebuild::Rebuilt;
use crate::ir::{
    Body, Builder, Context, DictId, NamedAttr, NewOp, Op, OpName, Region, Successor, TypeData, TypeId, Value,
    name,
};

use super::structured::Mapped;
use super::{is_illegal, needs, stablehlo, tosa};

/// The state of a rebuild.
pub(super) struct Rewriter<'a> {
    pub(super) cx: &'a mut Context,
    /// The body before legalization.
    pub(super) old: &'a Body,
    build: Builder,
    map: Rebuilt<Value>,
    /// True if integers become signless: the dialects of the module have signed and unsigned ones.
    is_signless: bool,
    /// Tensors that are broadcast from others, by the maps.
    pub(super) views: FxHashMap<Value, Mapped>,
    /// The types of the values that loops carry, by the loop.
    pub(super) carried: FxHashMap<Op, Vec<TypeId>>,
}

/// Rebuilds a body. Reports the operations that cannot be replaced.
pub(super) fn rewrite(
    cx: &mut Context,
    old: &Body,
    is_signless: bool,
    diagnostics: &mut Diagnostics,
) -> Body {
    let entry = old.entry_block(Region::ROOT);
    let mut args = entry.map(|entry| old.value_types(old.block_args(entry))).unwrap_or_default();
    if is_signless {
        args.iter_mut().for_each(|ty| *ty = signless(cx, *ty));
    }
    let mut rewriter = Rewriter {
        cx,
        old,
        build: Builder::with_entry(&args),
        map: Rebuilt::new(old),
        is_signless,
        views: FxHashMap::default(),
        carried: FxHashMap::default(),
    };
    rewriter.build.body.arg_names.clone_from(&old.arg_names);
    rewriter.rewrite_blocks(Region::ROOT, diagnostics);
    let names = rewriter.map.names(old).map(|(&new, name, _)| (new, name)).collect();
    let mut body = rewriter.build.body;
    body.value_names = names;
    remove_unused(&mut body);
    body
}

/// Removes operations without uses: parameters of operators have become attributes, and broadcasts maps.
fn remove_unused(body: &mut Body) {
    while remove_unused_once(body) {}
}

/// Removes operations without uses. Returns true if there were some.
fn remove_unused_once(body: &mut Body) -> bool {
    let mut uses = vec![0; body.value_count()];
    let blocks: Vec<_> = body.block_ids().collect();
    for &block in &blocks {
        let operands = body.block_ops(block).iter().flat_map(|&op| body.operands(op));
        operands.for_each(|value| uses[value.index()] += 1);
    }
    let is_removable = |body: &Body, op: Op| {
        matches!(
            body.name(op),
            arith::CONSTANT
                | tensor::CAST
                | tensor::EMPTY
                | tensor::EXTRACT
                | tensor::FROM_ELEMENTS
                | linalg::GENERIC
        ) && body.results(op).all(|result| uses[result.index()] == 0)
    };
    let mut removed = false;
    for block in blocks {
        let unused: Vec<Op> =
            body.block_ops(block).iter().copied().filter(|&op| is_removable(body, op)).collect();
        removed |= !unused.is_empty();
        body.retain_ops(block, |op| !unused.contains(op));
    }
    removed
}

/// Returns a type with signless integers.
fn signless(cx: &mut Context, ty: TypeId) -> TypeId {
    match cx.type_data(ty).clone() {
        TypeData::Integer { width, .. } => cx.int_type(width),
        TypeData::Tensor { shape, element, encoding } => {
            let element = signless(cx, element);
            cx.ty(TypeData::Tensor { shape, element, encoding })
        }
        TypeData::Function { inputs, results } => {
            let [inputs, results] = [inputs, results]
                .map(|types| types.iter().map(|&ty| signless(cx, ty)).collect::<Vec<TypeId>>());
            cx.function_type(&inputs, &results)
        }
        _ => ty,
    }
}

/// Blocks and operations.
impl<'a> Rewriter<'a> {
    /// Rewrites the blocks of a region that can be reached into the region of the current block, which becomes the entry
    /// block.
    pub(super) fn rewrite_blocks(&mut self, region: Region, diagnostics: &mut Diagnostics) {
        let old = self.old;
        let entry = self.build.block();
        let order = reverse_post_order(old, region);
        for (number, &block) in order.iter().enumerate() {
            let types = self.new_types(old.block_args(block).iter().copied());
            let new = if number == 0 { entry } else { self.build.new_block(&types) };
            self.map.set_block(block, new);
            let args = self.build.body.block_args(new).to_vec();
            self.set_all(old.block_args(block).iter().copied(), args);
        }
        for (number, &block) in order.iter().enumerate() {
            let Some(new) = self.map.block(block) else { continue };
            if number > 0 {
                self.build.start(new);
            }
            old.block_ops(block).iter().for_each(|&op| self.rewrite_op(op, diagnostics));
        }
    }

    pub(super) fn rewrite_op(&mut self, op: Op, diagnostics: &mut Diagnostics) {
        let outer = std::mem::replace(&mut self.build.loc, self.old.loc(op));
        let op_name = self.old.name(op);
        let result = match is_illegal(op_name) {
            true => match needs(op_name) {
                Some(requirement) => Err(format!("it needs {requirement}").into()),
                None if op_name.dialect() == usize::from(crate::dialect::tosa::TABLE) => {
                    tosa::rewrite(self, op, diagnostics)
                }
                None if super::linalg::is_replaced(op_name) => super::linalg::rewrite(self, op),
                None if super::tensor::is_replaced(op_name) => super::tensor::rewrite(self, op),
                None => stablehlo::rewrite(self, op, diagnostics),
            },
            false => self.copy(op, diagnostics),
        };
        if let Err(Problem::Message(reason)) = result {
            let location = self.cx.location(self.old.loc(op));
            let name = self.cx.op_text(op_name);
            diagnostics.error(location, format!("'{name}' op cannot be legalized: {reason}"));
        }
        self.build.loc = outer;
    }

    /// Copies a legal operation, with its regions.
    fn copy(&mut self, op: Op, diagnostics: &mut Diagnostics) -> Result<(), Problem> {
        let old = self.old;
        let operands: Result<Vec<Value>, Problem> =
            old.operands(op).iter().map(|&operand| self.original(operand)).collect();
        let operands = operands?;
        let types = self.new_types(old.results(op));
        let mut successors = Vec::new();
        for successor in old.successors(op) {
            let block = self.map.block(successor.block).ok_or(Problem::Reported)?;
            successors.push(Successor { block, ..*successor });
        }
        let regions: Vec<Region> =
            old.regions(op).iter().map(|&region| self.copy_region(region, diagnostics)).collect();
        let attrs = self.new_attrs(op);
        let new = NewOp::new(old.name(op), old.loc(op), &operands, &types)
            .attrs(attrs)
            .successors(&successors)
            .regions(&regions);
        let new = self.build.append(new);
        let results: Vec<Value> = self.build.body.results(new).collect();
        self.set_all(old.results(op), results);
        Ok(())
    }

    /// Copies a region, with the types of its block arguments.
    pub(super) fn copy_region(&mut self, region: Region, diagnostics: &mut Diagnostics) -> Region {
        let old = self.old;
        if let Some(id) = old.isolated_body(region) {
            return self.build.body.new_isolated_region(id);
        }
        let Some(entry) = old.entry_block(region) else { return self.build.body.new_region() };
        let types = self.new_types(old.block_args(entry).iter().copied());
        self.region(&types, |this, _| this.rewrite_blocks(region, diagnostics))
    }

    /// Rewrites the operations of a region's entry block into the current block, with values for its arguments.
    pub(super) fn inline(&mut self, region: Region, args: &[Value], diagnostics: &mut Diagnostics) {
        let old = self.old;
        let Some(entry) = old.entry_block(region) else { return };
        self.set_all(old.block_args(entry).iter().copied(), args.to_vec());
        old.block_ops(entry).iter().for_each(|&op| self.rewrite_op(op, diagnostics));
    }

    /// Creates a region whose entry block has arguments of these types. `fill` gets the arguments.
    pub(super) fn region(&mut self, types: &[TypeId], fill: impl FnOnce(&mut Self, &[Value])) -> Region {
        let outer = self.build.block();
        let region = self.build.body.new_region();
        let block = self.build.new_block_in(region, types);
        self.build.start(block);
        let args = self.build.body.block_args(block).to_vec();
        fill(self, &args);
        self.build.resume(outer);
        region
    }
}

/// Values.
impl Rewriter<'_> {
    /// Returns the body under construction.
    pub(super) fn body(&self) -> &Body {
        &self.build.body
    }

    /// Returns the new value for an old one.
    pub(super) fn value(&self, old: Value) -> Result<Value, Problem> {
        self.map.value(old).copied().ok_or(Problem::Reported)
    }

    /// Returns the new value for an operand of an operation.
    pub(super) fn operand(&self, op: Op, index: usize) -> Result<Value, Problem> {
        self.value(self.old.operands(op)[index])
    }

    /// Returns the new value for an operand, cast to its original type.
    pub(super) fn original(&mut self, old: Value) -> Result<Value, Problem> {
        let value = self.value(old)?;
        let ty = self.new_type(self.old.value_type(old));
        Ok(self.cast(value, ty))
    }

    /// Returns the type of the new value for an old one of this type.
    pub(super) fn new_type(&mut self, ty: TypeId) -> TypeId {
        if self.is_signless { signless(self.cx, ty) } else { ty }
    }

    /// Returns the types of new values for old ones.
    pub(super) fn new_types(&mut self, old: impl Iterator<Item = Value>) -> Vec<TypeId> {
        old.map(|value| self.new_type(self.old.value_type(value))).collect()
    }

    /// Returns the attributes of the copy of an operation: types of functions are those of the new values.
    fn new_attrs(&mut self, op: Op) -> DictId {
        let attrs = self.old.attrs(op);
        let ty = self.cx.dict_get(attrs, name::FUNCTION_TYPE).and_then(|attr| self.cx.type_value(attr));
        match ty.map(|ty| (ty, self.new_type(ty))) {
            Some((old, new)) if old != new => {
                let attr = self.cx.type_attr(new);
                self.cx.dict_with(attrs, name::FUNCTION_TYPE, attr)
            }
            _ => attrs,
        }
    }

    /// Records the new value for the only result of an operation.
    pub(super) fn set_result(&mut self, op: Op, new: Value) {
        self.map.set_value(self.old.result(op, 0), new);
    }

    /// Records new values.
    pub(super) fn set_all(&mut self, old: impl Iterator<Item = Value>, new: Vec<Value>) {
        for (old, new) in old.zip(new) {
            self.map.set_value(old, new);
        }
    }

    pub(super) fn type_of(&self, new: Value) -> TypeId {
        self.build.body.value_type(new)
    }

    /// Returns the element type of a tensor.
    pub(super) fn element_of(&self, new: Value) -> TypeId {
        self.cx.element_type(self.type_of(new))
    }

    /// Returns the element type of the result of an operation.
    pub(super) fn result_element(&self, op: Op) -> TypeId {
        self.cx.element_type(self.old.value_type(self.old.result(op, 0)))
    }

    /// Casts a tensor to a type, if it has another one. An element becomes a tensor without dimensions.
    pub(super) fn cast(&mut self, value: Value, ty: TypeId) -> Value {
        match self.type_of(value) {
            found if found == ty => value,
            found if found == self.cx.element_type(ty) => {
                self.emit_value(tensor::FROM_ELEMENTS, &[value], ty, &[])
            }
            _ => self.emit_value(tensor::CAST, &[value], ty, &[]),
        }
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

    /// Creates a region of one block with the payload of a named structured operation, given the types of the elements
    /// of its operands.
    pub(super) fn payload(&mut self, elements: &[TypeId], payload: Payload) -> Result<Region, Problem> {
        let region = self.build.body.new_region();
        let block = self.build.body.append_block(region, elements);
        let loc = self.build.loc;
        fill_payload(self.cx, &mut self.build.body, block, payload, false, loc)?;
        Ok(region)
    }
}
