//! The arena of one isolated region: its operations, values, blocks and nested regions as dense rows.
//!
//! - An [`OpRow`] is plain `Copy` data; its lists of variable length (operands, successors, regions) are ranges of
//!   pools of the body.
//! - The results of an operation are consecutive values.
//! - The operands of an operation that branches are its own operands followed by those of each successor in
//!   order; [`Body::own_operands`] and [`Body::successor_operands`] split them.
//! - There are no use lists: a pass that needs uses computes them.
//! - Rows are never reused. An erased operation is only removed from its block.

use super::entity::{Block, BodyId, DictId, NameId, Op, Region, TypeId, Value};
use super::loc::Loc;
use super::op_info::OpName;
use super::variable::{Label, Variable, VariablePart};

/// An operation. Lengths are counted in pool entries.
#[derive(Clone, Copy, Debug)]
struct OpRow {
    name: OpName,
    loc: Loc,
    attrs: DictId,
    parent: Option32,
    operands: Range32,
    results: Range32,
    /// Index into `extras` for the few operations with successors or regions; 0 is none.
    extra: u32,
}

/// Successors and regions of an operation.
#[derive(Clone, Copy, Debug, Default)]
struct Extra {
    successors: Range32,
    regions: Range32,
}

/// A range of a pool.
#[derive(Clone, Copy, Debug, Default)]
struct Range32 {
    start: u32,
    len: u32,
}

impl Range32 {
    #[inline]
    fn of<T>(self, pool: &[T]) -> &[T] {
        &pool[self.start as usize..][..self.len as usize]
    }

    fn push<T: Copy>(pool: &mut Vec<T>, items: &[T]) -> Range32 {
        let start = pool.len() as u32;
        pool.extend_from_slice(items);
        Range32 { start, len: items.len() as u32 }
    }
}

/// An optional handle in four bytes.
#[derive(Clone, Copy, Debug)]
struct Option32(u32);

impl Option32 {
    const NONE: Option32 = Option32(u32::MAX);

    #[inline]
    fn get(self) -> Option<usize> {
        (self.0 != u32::MAX).then_some(self.0 as usize)
    }
}

/// A successor block and the number of the operation's operands that it receives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Successor {
    /// The block.
    pub block: Block,
    /// Number of operands passed to it.
    pub operand_count: u32,
}

#[derive(Clone, Copy, Debug)]
struct ValueRow {
    ty: TypeId,
    /// Defining op, or block with the top bit set; all ones for a forward reference.
    def: u32,
}

const BLOCK_DEF: u32 = 1 << 31;
const FORWARD_DEF: u32 = u32::MAX;

/// The definition of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueDef {
    /// Result of an operation.
    Result(Op),
    /// Argument of a block.
    Argument(Block),
    /// A forward reference, used but not defined yet; only during parsing.
    Forward,
}

#[derive(Clone, Debug)]
struct BlockRow {
    parent: Region,
    args: Range32,
    ops: Vec<Op>,
}

#[derive(Clone, Debug, Default)]
struct RegionRow {
    /// The operation of this body that holds the region; none for the root.
    parent: Option<Op>,
    blocks: Vec<Block>,
    /// The body with the contents, if the region belongs to an isolated operation.
    isolated: Option<BodyId>,
}

/// A new operation, for [`Body::append_op`].
#[derive(Clone, Copy, Debug)]
pub struct NewOp<'a> {
    /// Name.
    pub name: OpName,
    /// Location.
    pub loc: Loc,
    /// Operands, with those of the successors at the end.
    pub operands: &'a [Value],
    /// Types of the results.
    pub results: &'a [TypeId],
    /// Attributes.
    pub attrs: DictId,
    /// Successors.
    pub successors: &'a [Successor],
    /// Regions, which become owned by the operation.
    pub regions: &'a [Region],
}

impl<'a> NewOp<'a> {
    /// Creates an operation with operands and results only.
    #[inline]
    pub fn new(name: OpName, loc: Loc, operands: &'a [Value], results: &'a [TypeId]) -> NewOp<'a> {
        NewOp { name, loc, operands, results, attrs: DictId::EMPTY, successors: &[], regions: &[] }
    }

    /// Sets the attributes.
    #[inline]
    pub fn attrs(self, attrs: DictId) -> NewOp<'a> {
        NewOp { attrs, ..self }
    }

    /// Sets the successors.
    #[inline]
    pub fn successors(self, successors: &'a [Successor]) -> NewOp<'a> {
        NewOp { successors, ..self }
    }

    /// Sets the regions.
    #[inline]
    pub fn regions(self, regions: &'a [Region]) -> NewOp<'a> {
        NewOp { regions, ..self }
    }
}

/// The arena of one isolated region.
#[derive(Clone, Debug)]
pub struct Body {
    ops: Vec<OpRow>,
    values: Vec<ValueRow>,
    blocks: Vec<BlockRow>,
    regions: Vec<RegionRow>,
    value_pool: Vec<Value>,
    successor_pool: Vec<Successor>,
    region_pool: Vec<Region>,
    extras: Vec<Extra>,
    control_flow_version: u64,
    /// Names that the arguments of the entry block had in the text; may be shorter than the argument list.
    pub arg_names: Vec<NameId>,
    /// Locations of block arguments, for those that have one.
    pub arg_locs: Vec<(Value, Loc)>,
    /// Names that values had in the text, if there is debug information. Those of printers, which are numbers, are
    /// omitted.
    pub value_names: Vec<(Value, NameId)>,
    /// The variables of the source, if there is debug information: in a converted body, instead of `value_names`.
    pub variables: Vec<Variable>,
    /// The labels of the source, if there is debug information.
    pub labels: Vec<Label>,
}

impl Default for Body {
    fn default() -> Self {
        Body {
            ops: Vec::new(),
            values: Vec::new(),
            blocks: Vec::new(),
            regions: vec![RegionRow::default()],
            value_pool: Vec::new(),
            successor_pool: Vec::new(),
            region_pool: Vec::new(),
            extras: vec![Extra::default()],
            control_flow_version: 0,
            arg_names: Vec::new(),
            arg_locs: Vec::new(),
            value_names: Vec::new(),
            variables: Vec::new(),
            labels: Vec::new(),
        }
    }
}

impl Body {
    /// Resets the body but keeps its memory.
    pub fn clear(&mut self) {
        self.ops.clear();
        self.values.clear();
        self.blocks.clear();
        self.regions.truncate(1);
        self.regions[0] = RegionRow::default();
        self.value_pool.clear();
        self.successor_pool.clear();
        self.region_pool.clear();
        self.extras.truncate(1);
        self.control_flow_version += 1;
        self.arg_names.clear();
        self.arg_locs.clear();
        self.value_names.clear();
        self.variables.clear();
        self.labels.clear();
    }
}

/// Accessors.
impl Body {
    /// Returns the number of operation rows, including erased ones: an upper bound for side tables.
    #[inline]
    pub fn op_count(&self) -> usize {
        self.ops.len()
    }

    /// Returns the number of operations in blocks.
    pub fn placed_op_count(&self) -> usize {
        let mut count = 0;
        let mut open = vec![Region::ROOT];
        while let Some(region) = open.pop() {
            for &block in self.region_blocks(region) {
                count += self.block_ops(block).len();
                open.extend(self.block_ops(block).iter().flat_map(|&op| self.regions(op)));
            }
        }
        count
    }

    /// Returns the number of value rows: an upper bound for side tables.
    #[inline]
    pub fn value_count(&self) -> usize {
        self.values.len()
    }

    /// Returns the handles of all block rows.
    pub fn block_ids(&self) -> impl Iterator<Item = Block> + use<> {
        (0..self.blocks.len()).map(Block::new)
    }

    /// Returns the handles of all value rows, including those of erased operations.
    pub fn value_ids(&self) -> impl Iterator<Item = Value> + use<> {
        (0..self.values.len()).map(Value::new)
    }

    /// Returns a number that grows when an edge between blocks may have changed: while it stays, analyses of the
    /// control-flow graph are valid.
    #[inline]
    pub fn control_flow_version(&self) -> u64 {
        self.control_flow_version
    }

    /// Returns the number of block rows: an upper bound for side tables.
    pub fn block_count(&self) -> usize {
        self.blocks.len()
    }

    /// Returns the name of an operation.
    #[inline]
    pub fn name(&self, op: Op) -> OpName {
        self.ops[op.index()].name
    }

    /// Returns the location of an operation.
    #[inline]
    pub fn loc(&self, op: Op) -> Loc {
        self.ops[op.index()].loc
    }

    /// Returns the attributes of an operation.
    #[inline]
    pub fn attrs(&self, op: Op) -> DictId {
        self.ops[op.index()].attrs
    }

    /// Returns the block that contains an operation; `None` if detached.
    #[inline]
    pub fn parent_block(&self, op: Op) -> Option<Block> {
        self.ops[op.index()].parent.get().map(Block::new)
    }

    /// Returns the operation of this body that contains the region of `block`; `None` at the root.
    #[inline]
    pub fn parent_op(&self, block: Block) -> Option<Op> {
        self.regions[self.blocks[block.index()].parent.index()].parent
    }

    /// Returns all operands of an operation, including those of successors.
    #[inline]
    pub fn operands(&self, op: Op) -> &[Value] {
        self.ops[op.index()].operands.of(&self.value_pool)
    }

    /// Returns the operands that are not passed to a successor.
    #[inline]
    pub fn own_operands(&self, op: Op) -> &[Value] {
        let all = self.operands(op);
        let passed: usize = self.successors(op).iter().map(|s| s.operand_count as usize).sum();
        &all[..all.len() - passed]
    }

    /// Returns the operands passed to the successor with index `index`.
    #[inline]
    pub fn successor_operands(&self, op: Op, index: usize) -> &[Value] {
        let after: usize = self.successors(op)[index..].iter().map(|s| s.operand_count as usize).sum();
        let all = self.operands(op);
        let count = self.successors(op)[index].operand_count as usize;
        &all[all.len() - after..][..count]
    }

    /// Returns the number of results of an operation.
    #[inline]
    pub fn result_count(&self, op: Op) -> usize {
        self.ops[op.index()].results.len as usize
    }

    /// Returns the results of an operation in order.
    #[inline]
    pub fn results(&self, op: Op) -> impl ExactSizeIterator<Item = Value> + Clone + use<> {
        let range = self.ops[op.index()].results;
        (range.start..range.start + range.len).map(|i| Value::new(i as usize))
    }

    /// Returns the result of an operation with index `index`.
    #[inline]
    pub fn result(&self, op: Op, index: usize) -> Value {
        let range = self.ops[op.index()].results;
        assert!(index < range.len as usize, "result index out of range");
        Value::new(range.start as usize + index)
    }

    /// Returns the successors of an operation.
    #[inline]
    pub fn successors(&self, op: Op) -> &[Successor] {
        self.extra(op).successors.of(&self.successor_pool)
    }

    /// Returns the regions of an operation. Those of isolated operations are empty here: see
    /// [`Module::contents`](super::Module::contents).
    #[inline]
    pub fn regions(&self, op: Op) -> &[Region] {
        self.extra(op).regions.of(&self.region_pool)
    }

    #[inline]
    fn extra(&self, op: Op) -> &Extra {
        &self.extras[self.ops[op.index()].extra as usize]
    }

    /// Returns the type of a value.
    #[inline]
    pub fn value_type(&self, value: Value) -> TypeId {
        self.values[value.index()].ty
    }

    /// Changes the type of a value.
    pub fn set_value_type(&mut self, value: Value, ty: TypeId) {
        self.values[value.index()].ty = ty;
    }

    /// Returns the types of some values.
    pub fn value_types(&self, values: &[Value]) -> Vec<TypeId> {
        values.iter().map(|&value| self.value_type(value)).collect()
    }

    /// Returns the definition of a value.
    #[inline]
    pub fn value_def(&self, value: Value) -> ValueDef {
        match self.values[value.index()].def {
            FORWARD_DEF => ValueDef::Forward,
            def if def & BLOCK_DEF != 0 => ValueDef::Argument(Block::new((def & !BLOCK_DEF) as usize)),
            def => ValueDef::Result(Op::new(def as usize)),
        }
    }

    /// Returns the operation that defines a value; `None` for block arguments and forward references.
    #[inline]
    pub fn defining_op(&self, value: Value) -> Option<Op> {
        match self.value_def(value) {
            ValueDef::Result(op) => Some(op),
            _ => None,
        }
    }

    /// Returns the arguments of a block.
    #[inline]
    pub fn block_args(&self, block: Block) -> &[Value] {
        self.blocks[block.index()].args.of(&self.value_pool)
    }

    /// Returns the operations of a block in order.
    #[inline]
    pub fn block_ops(&self, block: Block) -> &[Op] {
        &self.blocks[block.index()].ops
    }

    /// Returns the last operation of a block.
    #[inline]
    pub fn last_op(&self, block: Block) -> Option<Op> {
        self.block_ops(block).last().copied()
    }

    /// Returns the region of a block.
    #[inline]
    pub fn block_region(&self, block: Block) -> Region {
        self.blocks[block.index()].parent
    }

    /// Returns the blocks of a region; the first is its entry block.
    #[inline]
    pub fn region_blocks(&self, region: Region) -> &[Block] {
        &self.regions[region.index()].blocks
    }

    /// Returns the entry block of a region.
    #[inline]
    pub fn entry_block(&self, region: Region) -> Option<Block> {
        self.region_blocks(region).first().copied()
    }

    /// Returns the isolated operations of this body and the bodies with their contents.
    pub fn isolated_bodies(&self) -> impl Iterator<Item = (Op, BodyId)> + '_ {
        self.regions.iter().filter_map(|region| Some((region.parent?, region.isolated?)))
    }

    /// Returns the body with the contents of a region of an isolated operation.
    pub fn isolated_body(&self, region: Region) -> Option<BodyId> {
        self.regions[region.index()].isolated
    }

    /// Visits all operands in the pool, for passes that rewrite every use.
    pub fn each_operand_mut(&mut self, mut f: impl FnMut(&mut Value)) {
        self.value_pool.iter_mut().for_each(&mut f);
    }
}

/// Construction and mutation.
impl Body {
    /// Creates a detached region.
    pub fn new_region(&mut self) -> Region {
        self.regions.push(RegionRow::default());
        Region::new(self.regions.len() - 1)
    }

    /// Creates a region whose contents are the body `id`.
    pub fn new_isolated_region(&mut self, id: BodyId) -> Region {
        self.regions.push(RegionRow { isolated: Some(id), ..RegionRow::default() });
        Region::new(self.regions.len() - 1)
    }

    /// Creates a block that is not in the block list of `region` yet: a successor seen before its label.
    pub fn new_block(&mut self, region: Region) -> Block {
        self.blocks.push(BlockRow { parent: region, args: Range32::default(), ops: Vec::new() });
        Block::new(self.blocks.len() - 1)
    }

    /// Appends a block to its region.
    pub fn place_block(&mut self, block: Block) {
        self.control_flow_version += 1;
        let region = self.blocks[block.index()].parent;
        self.regions[region.index()].blocks.push(block);
    }

    /// Appends a new block to `region`, with arguments of these types.
    pub fn append_block(&mut self, region: Region, args: &[TypeId]) -> Block {
        let block = self.new_block(region);
        self.place_block(block);
        self.set_block_args(block, args);
        block
    }

    /// Sets the arguments of a block that has none, given their types.
    pub fn set_block_args(&mut self, block: Block, args: &[TypeId]) {
        debug_assert!(self.block_args(block).is_empty(), "block has arguments already");
        let start = self.value_pool.len() as u32;
        for &ty in args {
            let value = self.new_value(ty, BLOCK_DEF | block.index() as u32);
            self.value_pool.push(value);
        }
        self.blocks[block.index()].args = Range32 { start, len: args.len() as u32 };
    }

    /// Removes the arguments of a block. They must be unused.
    pub fn take_block_args(&mut self, block: Block) {
        self.blocks[block.index()].args = Range32::default();
    }

    /// Adds an argument to a block. Branches to the block must pass one more operand.
    pub fn add_block_arg(&mut self, block: Block, ty: TypeId) -> Value {
        let mut args = self.block_args(block).to_vec();
        let arg = self.new_value(ty, BLOCK_DEF | block.index() as u32);
        args.push(arg);
        self.blocks[block.index()].args = Range32::push(&mut self.value_pool, &args);
        arg
    }

    /// Appends operands to those of each successor of an operation.
    pub fn add_successor_operands(&mut self, op: Op, added: &[Vec<Value>]) {
        let mut operands = self.own_operands(op).to_vec();
        for (index, added) in added.iter().enumerate() {
            operands.extend(self.successor_operands(op, index));
            operands.extend(added);
        }
        let row = &mut self.ops[op.index()];
        row.operands = Range32::push(&mut self.value_pool, &operands);
        let range = self.extras[row.extra as usize].successors;
        let successors = &mut self.successor_pool[range.start as usize..][..range.len as usize];
        for (successor, added) in successors.iter_mut().zip(added) {
            successor.operand_count += added.len() as u32;
        }
    }

    fn new_value(&mut self, ty: TypeId, def: u32) -> Value {
        self.values.push(ValueRow { ty, def });
        Value::new(self.values.len() - 1)
    }

    /// Creates a placeholder for a use seen before its definition. The parser replaces it with [`Body::replace_values`]
    /// before the body is complete.
    pub fn new_forward_value(&mut self, ty: TypeId) -> Value {
        self.new_value(ty, FORWARD_DEF)
    }

    /// Creates a detached operation.
    pub fn new_op(&mut self, new: NewOp) -> Op {
        let op = Op::new(self.ops.len());
        let start = self.values.len() as u32;
        for &ty in new.results {
            self.new_value(ty, op.index() as u32);
        }
        let operands = Range32::push(&mut self.value_pool, new.operands);
        let extra = self.new_extra(op, &new);
        self.ops.push(OpRow {
            name: new.name,
            loc: new.loc,
            attrs: new.attrs,
            parent: Option32::NONE,
            operands,
            results: Range32 { start, len: new.results.len() as u32 },
            extra,
        });
        op
    }

    fn new_extra(&mut self, op: Op, new: &NewOp) -> u32 {
        if new.successors.is_empty() && new.regions.is_empty() {
            return 0;
        }
        for region in new.regions {
            self.regions[region.index()].parent = Some(op);
        }
        let successors = Range32::push(&mut self.successor_pool, new.successors);
        let regions = Range32::push(&mut self.region_pool, new.regions);
        self.extras.push(Extra { successors, regions });
        (self.extras.len() - 1) as u32
    }

    /// Appends a new operation to `block`.
    pub fn append_op(&mut self, block: Block, new: NewOp) -> Op {
        let op = self.new_op(new);
        self.place_op(block, op);
        op
    }

    /// Appends a detached operation to `block`.
    pub fn place_op(&mut self, block: Block, op: Op) {
        let row = &mut self.ops[op.index()];
        row.parent = Option32(block.index() as u32);
        self.control_flow_version += u64::from(row.extra != 0);
        self.blocks[block.index()].ops.push(op);
    }

    /// Inserts detached operations at the beginning of `block`.
    pub fn place_ops_first(&mut self, block: Block, ops: &[Op]) {
        self.control_flow_version += 1;
        for op in ops {
            self.ops[op.index()].parent = Option32(block.index() as u32);
        }
        self.blocks[block.index()].ops.splice(0..0, ops.iter().copied());
    }

    /// Applies a forwarding table in one sweep: replaces every use of `v` by `with(v)`.
    pub fn replace_values(&mut self, with: impl Fn(Value) -> Value) {
        self.each_operand_mut(|value| *value = with(*value));
        self.replace_in_variables(&with);
    }

    /// As [`Body::replace_values`], but replaces only operands: blocks keep their arguments.
    pub fn replace_uses(&mut self, with: impl Fn(Value) -> Value) {
        for row in &self.ops {
            let range = row.operands;
            for value in &mut self.value_pool[range.start as usize..][..range.len as usize] {
                *value = with(*value);
            }
        }
        self.replace_in_variables(&with);
    }

    fn replace_in_variables(&mut self, with: impl Fn(Value) -> Value) {
        for part in self.variables.iter_mut().flat_map(|variable| variable.parts.iter_mut()) {
            if let VariablePart::Value(value) = part {
                *value = with(*value);
            }
        }
    }

    /// Renames an operation. Operands, results and attributes stay the same.
    pub fn set_name(&mut self, op: Op, name: OpName) {
        self.ops[op.index()].name = name;
    }

    /// Replaces the location of an operation.
    pub fn set_loc(&mut self, op: Op, loc: Loc) {
        self.ops[op.index()].loc = loc;
    }

    /// Replaces the attributes of an operation.
    pub fn set_attrs(&mut self, op: Op, attrs: DictId) {
        self.ops[op.index()].attrs = attrs;
    }

    /// Replaces one operand of an operation.
    pub fn set_operand(&mut self, op: Op, index: usize, value: Value) {
        let range = self.ops[op.index()].operands;
        assert!(index < range.len as usize, "operand index out of range");
        self.value_pool[range.start as usize + index] = value;
    }

    /// Removes all operations from a block, and returns them.
    pub fn take_ops(&mut self, block: Block) -> Vec<Op> {
        self.control_flow_version += 1;
        let ops = std::mem::take(&mut self.blocks[block.index()].ops);
        for op in &ops {
            self.ops[op.index()].parent = Option32::NONE;
        }
        ops
    }

    /// Removes the last operation from a block, and returns it.
    pub fn take_last_op(&mut self, block: Block) -> Option<Op> {
        let op = self.blocks[block.index()].ops.pop()?;
        self.control_flow_version += 1;
        self.ops[op.index()].parent = Option32::NONE;
        Some(op)
    }

    /// Inserts a new block before another one of its region.
    pub fn place_block_before(&mut self, block: Block, next: Block) {
        self.control_flow_version += 1;
        let region = self.blocks[block.index()].parent;
        let blocks = &mut self.regions[region.index()].blocks;
        let at = blocks.iter().position(|&at| at == next).unwrap_or(blocks.len());
        blocks.insert(at, block);
    }

    /// Removes the blocks of a region that `keep` rejects. They must be unreferenced.
    pub fn retain_blocks(&mut self, region: Region, keep: impl FnMut(&Block) -> bool) {
        self.control_flow_version += 1;
        self.regions[region.index()].blocks.retain(keep);
    }

    /// Removes the arguments of a block whose indices `keep` rejects. Branches to the block must agree.
    pub fn retain_block_args(&mut self, block: Block, mut keep: impl FnMut(usize) -> bool) {
        let args = self.block_args(block).to_vec();
        let kept: Vec<Value> =
            args.into_iter().enumerate().filter(|&(number, _)| keep(number)).map(|(_, arg)| arg).collect();
        self.blocks[block.index()].args = Range32::push(&mut self.value_pool, &kept);
    }

    /// Removes the operations of a block that `keep` rejects.
    pub fn retain_ops(&mut self, block: Block, keep: impl FnMut(&Op) -> bool) {
        self.control_flow_version += 1;
        self.blocks[block.index()].ops.retain(keep);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stay_small() {
        assert!(size_of::<OpRow>() <= 40, "an op row is {} bytes", size_of::<OpRow>());
        assert_eq!(size_of::<ValueRow>(), 8);
    }

    #[test]
    fn operands_are_split_by_successor() {
        let mut body = Body::default();
        let entry = body.append_block(Region::ROOT, &[TypeId::I1, TypeId::I32, TypeId::I64]);
        let then = body.append_block(Region::ROOT, &[TypeId::I32]);
        let other = body.append_block(Region::ROOT, &[TypeId::I64]);
        let args = body.block_args(entry).to_vec();
        let successors =
            [Successor { block: then, operand_count: 1 }, Successor { block: other, operand_count: 1 }];
        let new = NewOp::new(OpName::new(0, 0), Loc::UNKNOWN, &args, &[]).successors(&successors);
        let op = body.append_op(entry, new);
        assert_eq!(body.own_operands(op), &args[..1]);
        assert_eq!(body.successor_operands(op, 0), &args[1..2]);
        assert_eq!(body.successor_operands(op, 1), &args[2..]);
        assert_eq!(body.value_def(args[1]), ValueDef::Argument(entry));
    }
}
