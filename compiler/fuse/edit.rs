//! Sweeps over the blocks of a function that replace operations one by one.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::linalg::YIELD;
use crate::dialect::{arith, bufferization, scf, tensor};
use crate::ir::{
    AttrData, Block, Body, Context, DYNAMIC, DictId, Loc, NamedAttr, NewOp, Op, OpName, Region, Traits,
    TypeData, TypeId, Value, name,
};

use super::payload::is_division;
use super::structured::{is_structured, is_tensor};

/// The replacements of the results of an operation; `None` if the operation stays.
pub(super) type Replacement = Option<Vec<Value>>;

/// The state of a sweep.
pub(super) struct Editor<'a> {
    pub(super) cx: &'a mut Context,
    pub(super) body: &'a mut Body,
    /// The operations that use each value. Erased ones may be among them.
    users: FxHashMap<Value, Vec<Op>>,
    replaced: FxHashMap<Value, Value>,
    erased: FxHashSet<Op>,
    block: Block,
    loc: Loc,
}

/// Visits all operations of a body but those in the payloads of structured operations, in order. The replacement of an
/// operation is appended before the next one is visited. Returns true if something changed.
pub(super) fn sweep(
    cx: &mut Context,
    body: &mut Body,
    mut rewrite: impl FnMut(&mut Editor, Op) -> Replacement,
) -> bool {
    let Some(entry) = body.entry_block(Region::ROOT) else { return false };
    let mut editor = Editor {
        users: FxHashMap::default(),
        replaced: FxHashMap::default(),
        erased: FxHashSet::default(),
        block: entry,
        loc: Loc::UNKNOWN,
        cx,
        body,
    };
    editor.record_users(Region::ROOT);
    editor.region(Region::ROOT, &mut rewrite);
    let Editor { body, replaced, erased, .. } = editor;
    // An operation may be erased from a block that was visited before.
    for block in body.block_ids().collect::<Vec<_>>().into_iter().filter(|_| !erased.is_empty()) {
        body.retain_ops(block, |op| !erased.contains(op));
    }
    body.replace_uses(|value| resolved(&replaced, value));
    !replaced.is_empty() || !erased.is_empty()
}

fn resolved(replaced: &FxHashMap<Value, Value>, mut value: Value) -> Value {
    while let Some(&next) = replaced.get(&value) {
        value = next;
    }
    value
}

/// The walk.
impl Editor<'_> {
    fn record_users(&mut self, region: Region) {
        for &block in &self.body.region_blocks(region).to_vec() {
            for &op in &self.body.block_ops(block).to_vec() {
                self.record(op);
            }
        }
    }

    /// Records the uses of an operation and of those in its regions.
    pub(super) fn record(&mut self, op: Op) {
        for &operand in self.body.operands(op) {
            self.users.entry(operand).or_default().push(op);
        }
        for region in self.body.regions(op).to_vec() {
            self.record_users(region);
        }
    }

    fn region(&mut self, region: Region, rewrite: &mut impl FnMut(&mut Editor, Op) -> Replacement) {
        for block in self.body.region_blocks(region).to_vec() {
            self.visit_block(block, rewrite);
        }
    }

    fn visit_block(&mut self, block: Block, rewrite: &mut impl FnMut(&mut Editor, Op) -> Replacement) {
        let outer = (self.block, self.loc);
        self.block = block;
        for op in self.body.take_ops(block) {
            if self.erased.contains(&op) {
                continue;
            }
            self.loc = self.body.loc(op);
            self.resolve(op);
            match rewrite(self, op) {
                Some(values) => {
                    for (old, new) in self.body.results(op).zip(values) {
                        self.replace(old, new);
                    }
                    self.erase(op);
                }
                None => {
                    self.body.place_op(block, op);
                    if !is_structured(self.body.name(op)) {
                        self.regions(op).into_iter().for_each(|region| self.region(region, rewrite));
                    }
                }
            }
        }
        (self.block, self.loc) = outer;
    }

    /// Returns the regions of an operation that belong to this body.
    fn regions(&self, op: Op) -> Vec<Region> {
        self.body.regions(op).to_vec()
    }

    /// Replaces the operands of an operation, and of those in the payload of a structured one, by their replacements.
    fn resolve(&mut self, op: Op) {
        for index in 0..self.body.operands(op).len() {
            let value = self.body.operands(op)[index];
            self.body.set_operand(op, index, resolved(&self.replaced, value));
        }
        if is_structured(self.body.name(op)) {
            self.nested(op).into_iter().for_each(|op| self.resolve(op));
        }
    }

    /// Moves the operations of a block in the visited operation before it, and gives its arguments values. Returns the
    /// terminator, which is placed nowhere.
    pub(super) fn inline(
        &mut self,
        block: Block,
        arguments: impl Iterator<Item = (Value, Value)>,
    ) -> Option<Op> {
        arguments.for_each(|(argument, value)| self.replace(argument, value));
        let mut ops = self.body.take_ops(block);
        let end = ops.pop()?;
        for op in ops {
            self.resolve(op);
            self.body.place_op(self.block, op);
        }
        Some(end)
    }

    /// Returns the value that replaces a value.
    pub(super) fn resolved(&self, value: Value) -> Value {
        resolved(&self.replaced, value)
    }

    /// Returns the operations directly in the regions of an operation.
    pub(super) fn nested(&self, op: Op) -> Vec<Op> {
        let blocks = self.body.regions(op).iter().flat_map(|&region| self.body.region_blocks(region));
        blocks.flat_map(|&block| self.body.block_ops(block)).copied().collect()
    }

    /// Replaces the uses of a value.
    pub(super) fn replace(&mut self, old: Value, new: Value) {
        if old != new {
            let users = self.users.remove(&old).unwrap_or_default();
            self.users.entry(new).or_default().extend(users);
            self.replaced.insert(old, new);
        }
    }

    /// Replaces the results of an operation before the visited one by later values, and removes it.
    pub(super) fn replace_op(&mut self, op: Op, values: &[Value]) {
        for (old, &new) in self.body.results(op).zip(values) {
            self.replace(old, new);
        }
        self.erase(op);
    }

    /// Removes an operation, and the operations that only it used.
    pub(super) fn erase(&mut self, op: Op) {
        if !self.erased.insert(op) {
            return;
        }
        let mut open = vec![op];
        let mut operands = Vec::new();
        while let Some(op) = open.pop() {
            self.erased.insert(op);
            operands.extend_from_slice(self.body.operands(op));
            open.extend(self.nested(op));
            for region in self.regions(op) {
                for block in self.body.region_blocks(region).to_vec() {
                    self.body.take_ops(block);
                }
            }
        }
        for operand in operands {
            let def = self.body.defining_op(operand).filter(|&def| !self.erased.contains(&def));
            if let Some(def) = def.filter(|&def| self.is_dead(def)) {
                self.erase(def);
            }
        }
    }

    /// Returns true if an operation can be removed.
    pub(super) fn is_dead(&self, op: Op) -> bool {
        self.body.results(op).all(|result| self.users(result).is_empty())
            && is_removable(self.cx, self.body, op)
    }
}

/// Queries.
impl Editor<'_> {
    /// Returns the operations that use a value, each once.
    pub(super) fn users(&self, value: Value) -> Vec<Op> {
        let mut users: Vec<Op> = self.users.get(&value).cloned().unwrap_or_default();
        users.retain(|op| !self.erased.contains(op));
        users.sort_unstable();
        users.dedup();
        users
    }

    /// Returns the users of all results of an operation.
    pub(super) fn users_of(&self, op: Op) -> Vec<Op> {
        let mut users: Vec<Op> = self.body.results(op).flat_map(|result| self.users(result)).collect();
        users.sort_unstable();
        users.dedup();
        users
    }

    pub(super) fn ty(&self, value: Value) -> TypeId {
        self.body.value_type(value)
    }

    /// Returns the shape of a ranked tensor.
    pub(super) fn shape(&self, value: Value) -> Option<Vec<i64>> {
        tensor::shape(self.cx, self.ty(value)).map(<[i64]>::to_vec)
    }

    /// Returns the operation that defines a value, if it has this name.
    pub(super) fn defined_by(&self, value: Value, op_name: OpName) -> Option<Op> {
        self.body.defining_op(value).filter(|&op| self.body.name(op) == op_name)
    }

    /// Returns true if a user of a value in the visited block is after the visited operation in the same block.
    pub(super) fn is_pending(&self, user: Op) -> bool {
        self.body.parent_block(user).is_none() && !self.erased.contains(&user)
    }

    /// Returns the operations between one in the visited block and the visited operation.
    pub(super) fn ops_since(&self, since: Op) -> impl Iterator<Item = Op> + '_ {
        let later = self.body.block_ops(self.block).iter().rev().take_while(move |&&op| op != since);
        later.copied().filter(|op| !self.erased.contains(op))
    }

    /// Returns true if an operation is before the visited one in the same block.
    pub(super) fn is_placed_here(&self, op: Op) -> bool {
        self.is_placed_in(op, self.block)
    }

    /// Returns true if an operation is in a block, before the visited one or in its regions.
    pub(super) fn is_placed_in(&self, op: Op, block: Block) -> bool {
        self.body.parent_block(op) == Some(block) && !self.erased.contains(&op)
    }
}

/// Emission.
impl Editor<'_> {
    /// Appends an operation.
    pub(super) fn append(&mut self, new: NewOp) -> Op {
        let op = self.body.append_op(self.block, new);
        self.record(op);
        op
    }

    /// Returns the visited block.
    pub(super) fn block(&self) -> Block {
        self.block
    }

    pub(super) fn loc(&self) -> Loc {
        self.loc
    }

    pub(super) fn emit(
        &mut self,
        op_name: OpName,
        operands: &[Value],
        result: TypeId,
        attrs: &[NamedAttr],
    ) -> Value {
        let attrs = if attrs.is_empty() { DictId::EMPTY } else { self.cx.dict(&mut attrs.to_vec()) };
        let op = self.append(NewOp::new(op_name, self.loc, operands, &[result]).attrs(attrs));
        self.body.result(op, 0)
    }

    /// Emits an operation at the beginning of a block. Returns its result.
    pub(super) fn emit_first(
        &mut self,
        block: Block,
        op_name: OpName,
        (operands, result): (&[Value], TypeId),
        attrs: &[NamedAttr],
    ) -> Value {
        let attrs = self.cx.dict(&mut attrs.to_vec());
        let op = self.body.new_op(NewOp::new(op_name, self.loc, operands, &[result]).attrs(attrs));
        self.body.place_ops_first(block, &[op]);
        self.record(op);
        self.body.result(op, 0)
    }

    /// Replaces an operand of an operation.
    pub(super) fn set_operand(&mut self, op: Op, index: usize, value: Value) {
        let old = self.body.operands(op)[index];
        self.body.set_operand(op, index, value);
        self.users.entry(value).or_default().push(op);
        if !self.body.operands(op).contains(&old)
            && let Some(users) = self.users.get_mut(&old)
        {
            users.retain(|&user| user != op);
        }
    }

    pub(super) fn index(&mut self, number: i64) -> Value {
        let attr = self.cx.int_attr(TypeId::INDEX, number.into());
        self.emit(arith::CONSTANT, &[], TypeId::INDEX, &[(name::VALUE, attr)])
    }

    /// Emits `tensor.dim`.
    pub(super) fn dim(&mut self, tensor: Value, dim: usize) -> Value {
        let dim = self.index(dim as i64);
        self.emit(tensor::DIM, &[tensor, dim], TypeId::INDEX, &[])
    }

    /// Returns the tensor type of a shape and an element type.
    pub(super) fn tensor_type(&mut self, shape: &[i64], element: TypeId) -> TypeId {
        self.cx.ty(TypeData::Tensor { shape: Some(shape.into()), element, encoding: None })
    }

    /// Emits `tensor.empty` of a type with the dynamic sizes of a tensor of the same shape.
    pub(super) fn empty_like(&mut self, ty: TypeId, like: Value) -> Value {
        let shape = tensor::shape(self.cx, ty).unwrap_or_default().to_vec();
        let dynamic: Vec<usize> = (0..shape.len()).filter(|&dim| shape[dim] == DYNAMIC).collect();
        let sizes: Vec<Value> = dynamic.into_iter().map(|dim| self.dim(like, dim)).collect();
        self.emit(tensor::EMPTY, &sizes, ty, &[])
    }

    /// Casts a tensor to a type of another static shape, if it differs.
    pub(super) fn cast(&mut self, tensor: Value, ty: TypeId) -> Value {
        if self.ty(tensor) == ty { tensor } else { self.emit(tensor::CAST, &[tensor], ty, &[]) }
    }

    /// Emits a scalar constant.
    pub(super) fn constant(&mut self, attr: AttrData) -> Option<Value> {
        let attr = self.cx.attr(attr);
        let ty = self.cx.attr_type(attr)?;
        Some(self.emit(arith::CONSTANT, &[], ty, &[(name::VALUE, attr)]))
    }
}

/// Returns true if an operation has no effect but its results: it is pure, or the operations in its regions are. What
/// may change a buffer does not count. As in MLIR, that a loop may not end is no effect.
pub(super) fn is_removable(cx: &Context, body: &Body, op: Op) -> bool {
    let op_name = body.name(op);
    if op_name == bufferization::TO_BUFFER || body.result_count(op) == 0 || !has_plain_tensors(cx, body, op) {
        return false;
    }
    if is_structured(op_name) {
        let on_tensors = body.operands(op).iter().all(|&value| !is_buffer(cx, body.value_type(value)));
        return on_tensors && is_pure_payload(cx, body, op);
    }
    match op_name {
        tensor::PAD | tensor::GENERATE => is_pure_payload(cx, body, op),
        scf::FOR | scf::WHILE | scf::FORALL | scf::IF => has_removable_blocks(cx, body, op),
        _ => cx.has_traits(op_name, Traits::PURE),
    }
}

/// Returns true if the operations in the regions of an operation have no effect but their results.
fn has_removable_blocks(cx: &Context, body: &Body, op: Op) -> bool {
    let blocks = body.regions(op).iter().flat_map(|&region| body.region_blocks(region));
    blocks.flat_map(|&block| body.block_ops(block)).all(|&op| match body.name(op) {
        scf::YIELD | scf::CONDITION | tensor::PARALLEL_INSERT_SLICE => true,
        scf::IN_PARALLEL => has_removable_blocks(cx, body, op),
        _ => is_removable(cx, body, op),
    })
}

fn is_buffer(cx: &Context, ty: TypeId) -> bool {
    matches!(cx.type_data(ty), TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. })
}

/// Returns true if all operations in the region of an operation are pure and have no regions.
pub(super) fn is_pure_payload(cx: &Context, body: &Body, op: Op) -> bool {
    let blocks = body.regions(op).iter().flat_map(|&region| body.region_blocks(region));
    blocks.flat_map(|&block| body.block_ops(block)).all(|&op| {
        let op_name = body.name(op);
        let is_known = matches!(op_name, YIELD | tensor::YIELD) || is_division(op_name);
        (is_known || cx.has_traits(op_name, Traits::PURE)) && body.regions(op).is_empty()
    })
}

/// Returns true if all operands and results of an operation are ranked tensors without encodings, or no tensors at all.
pub(super) fn has_plain_tensors(cx: &Context, body: &Body, op: Op) -> bool {
    let is_plain = |value: Value| {
        let ty = body.value_type(value);
        !is_tensor(cx, ty)
            || matches!(cx.type_data(ty), TypeData::Tensor { shape: Some(_), encoding: None, .. })
    };
    body.operands(op).iter().all(|&value| is_plain(value)) && body.results(op).all(is_plain)
}
