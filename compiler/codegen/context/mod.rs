//! What lowerings share: the values, blocks and types of the function being compiled.
//!
//! A lowering gets the operation, asks for its operands as leaves, builds instructions, and sets its results.
//! It stops with [`Stop::Unsupported`] where the operation needs something that is not there yet.

pub(super) mod env;
pub(super) mod lowerings;

use std::rc::Rc;

use cranelift_codegen::ir::{
    self as clif, BlockArg, Function, InstBuilder, MemFlagsData, StackSlotData, StackSlotKind, types,
};
use cranelift_frontend::{FuncInstBuilder, FunctionBuilder};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::diag::Diagnostic;
use crate::dialect::llvm;
use crate::dialect::llvm::arith::FASTMATH;
use crate::ir::spec::enum_value;
use crate::ir::{AttrId, Block, Body, Context, NameId, Op, TypeId, Value, name};

use super::abi::Plan;
use super::lower::call::variadic::VariableArguments;
use super::lower::select_pair::Pairs;
use super::types::float_format::Format;
use super::types::{Leaf, Scalar, Shape, Shapes, check_depth};
use env::{Env, Request};

/// Why a lowering stopped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Stop {
    /// What the operation needs to be supported.
    Unsupported(String),
    /// An operand has no value because of an error reported before.
    Cascade,
}

impl From<String> for Stop {
    fn from(needs: String) -> Stop {
        Stop::Unsupported(needs)
    }
}

/// Result of a lowering.
pub(crate) type Lower<T = ()> = Result<T, Stop>;

/// Lowers one operation.
pub(crate) type LowerFn = fn(&mut FunctionCx, Op) -> Lower;

/// Stops: the operation needs something that is not there yet.
pub(crate) fn needs<T>(what: impl Into<String>) -> Lower<T> {
    Err(Stop::Unsupported(what.into()))
}

/// The Cranelift values of an LLVM value.
pub(crate) type Leaves = SmallVec<[clif::Value; 4]>;

/// A callee known by name, ready to be called.
#[derive(Clone)]
pub(crate) struct Callee {
    /// The Cranelift reference.
    pub(crate) function: clif::FuncRef,
    /// Where the arguments go.
    pub(crate) plan: Rc<Plan>,
}

/// The function being compiled.
pub(crate) struct FunctionCx<'a> {
    /// The module.
    pub(crate) env: &'a Env<'a>,
    /// The body of the function.
    pub(crate) body: &'a Body,
    /// Builds its CLIF.
    pub(crate) builder: FunctionBuilder<'a>,
    /// The type of its result.
    pub(crate) result: TypeId,
    /// Where its arguments and results are.
    pub(crate) plan: Rc<Plan>,
    /// The hidden pointer to its result.
    pub(crate) result_pointer: Option<clif::Value>,
    /// The address of the [buffer](super::abi::buffered_results) for results that Cranelift does not return.
    pub(crate) result_buffer: Option<clif::Value>,
    /// With such results, the address of the caller's arguments on the stack.
    pub(crate) caller_stack: Option<clif::Value>,
    /// Where the list of [dynamic allocas](super::lower::memory::dynamic_alloca) begins.
    pub(crate) blocks_head: Option<clif::Value>,
    /// Where the variable arguments are, in the definition of a variadic function.
    pub(crate) variable: Option<VariableArguments>,
    /// Whether it needs the [back end](Env::framed_isa) that keeps frame pointers.
    pub(crate) framed: bool,
    /// Whether some of its operations are [stand-ins](super::workarounds::opcode_patch).
    pub(crate) has_stand_ins: bool,
    /// Whether the block being lowered runs at most once.
    pub(crate) runs_once: bool,
    /// Uses of symbols that are given their final form when the module is put together.
    pub(crate) requests: Vec<Request>,
    /// Errors so far.
    pub(crate) errors: Vec<Diagnostic>,
    /// Functions called by name, by name and number of arguments.
    pub(crate) callees: FxHashMap<(NameId, usize, Option<AttrId>), Callee>,
    /// Functions called that may return more than once.
    pub(crate) returning_twice: FxHashSet<clif::FuncRef>,
    /// C library functions called.
    pub(crate) library: FxHashMap<&'static str, clif::FuncRef>,
    /// Addresses of symbols.
    pub(crate) addresses: FxHashMap<NameId, clif::GlobalValue>,
    /// Facts about the uses of values, computed on demand.
    pub(crate) uses: Option<Vec<Vec<Op>>>,
    /// By load of the block being lowered: the extension that is part of it.
    pub(crate) extensions: FxHashMap<Op, Op>,
    /// Choices of the block being lowered that are made together.
    pub(crate) choices: Pairs,
    /// Registers of ones and zeros that comparisons of vectors gave as well.
    pub(crate) masks: FxHashMap<Value, Leaves>,
    shapes: Shapes<'a>,
    /// By value: start and length in `pool`; `UNSET` without a value.
    ranges: Vec<(u32, u32)>,
    pool: Vec<clif::Value>,
    blocks: Vec<Option<clif::Block>>,
}

const UNSET: (u32, u32) = (u32::MAX, 0);

impl<'a> FunctionCx<'a> {
    /// A function without any code yet.
    pub(crate) fn new(
        env: &'a Env<'a>,
        body: &'a Body,
        builder: FunctionBuilder<'a>,
        plan: Rc<Plan>,
    ) -> FunctionCx<'a> {
        FunctionCx {
            env,
            body,
            builder,
            result: TypeId::VOID,
            plan,
            result_pointer: None,
            result_buffer: None,
            caller_stack: None,
            blocks_head: None,
            variable: None,
            framed: false,
            has_stand_ins: false,
            runs_once: true,
            requests: Vec::new(),
            errors: Vec::new(),
            callees: FxHashMap::default(),
            returning_twice: FxHashSet::default(),
            library: FxHashMap::default(),
            addresses: FxHashMap::default(),
            uses: None,
            extensions: FxHashMap::default(),
            choices: Pairs::default(),
            masks: FxHashMap::default(),
            shapes: Shapes::new(env.cx, &env.target.layout, &env.support),
            ranges: vec![UNSET; body.value_count()],
            pool: Vec::with_capacity(body.value_count()),
            blocks: vec![None; body.block_count()],
        }
    }

    /// The interned tables.
    pub(crate) fn cx(&self) -> &'a Context {
        self.env.cx
    }

    /// Builds an instruction at the end of the current block.
    pub(crate) fn ins(&mut self) -> FuncInstBuilder<'_, 'a> {
        self.builder.ins()
    }

    /// The CLIF function.
    pub(crate) fn func(&mut self) -> &mut Function {
        self.builder.func
    }

    // ---- types

    /// The leaves of a type.
    pub(crate) fn shape(&mut self, ty: TypeId) -> Lower<Rc<Shape>> {
        Ok(self.shapes.get(ty)?)
    }

    /// The leaves of the type of a value.
    pub(crate) fn shape_of(&mut self, value: Value) -> Lower<Rc<Shape>> {
        self.shape(self.body.value_type(value))
    }

    /// The type of operand number `index`.
    pub(crate) fn operand_type(&self, op: Op, index: usize) -> TypeId {
        self.body.value_type(self.body.operands(op)[index])
    }

    /// The type of the only result.
    pub(crate) fn result_type(&self, op: Op) -> TypeId {
        self.body.value_type(self.body.result(op, 0))
    }

    /// The scalar that a type, or its lanes, are.
    pub(crate) fn scalar(&self, ty: TypeId) -> Lower<Scalar> {
        Ok(Scalar::of(self.cx(), self.cx().element_type(ty))?)
    }

    /// Size in bytes of an element of an array of this type.
    pub(crate) fn size_of(&self, ty: TypeId) -> Lower<u64> {
        check_depth(self.cx(), ty)?;
        let size = llvm::layout::size_of(self.cx(), &self.env.target.layout, ty);
        size.ok_or_else(|| Stop::Unsupported(format!("it needs the size of '{}'", self.cx().type_text(ty))))
    }

    // ---- values

    /// The leaves of a value.
    pub(crate) fn leaves(&self, value: Value) -> Lower<Leaves> {
        let range = self.ranges[value.index()];
        if range == UNSET {
            return Err(Stop::Cascade);
        }
        Ok(Leaves::from_slice(&self.pool[range.0 as usize..][..range.1 as usize]))
    }

    /// The leaves of operand number `index`.
    pub(crate) fn operand(&self, op: Op, index: usize) -> Lower<Leaves> {
        self.leaves(self.body.operands(op)[index])
    }

    /// The only leaf of operand number `index`.
    pub(crate) fn single(&self, op: Op, index: usize) -> Lower<clif::Value> {
        match self.operand(op, index)?.as_slice() {
            [value] => Ok(*value),
            _ => needs("it needs vector operands"),
        }
    }

    /// Gives a value its leaves.
    pub(crate) fn set_value(&mut self, value: Value, leaves: &[clif::Value]) {
        self.ranges[value.index()] = (self.pool.len() as u32, leaves.len() as u32);
        self.pool.extend_from_slice(leaves);
    }

    /// Whether the only result has its leaves.
    pub(crate) fn is_lowered(&self, op: Op) -> bool {
        self.body.result_count(op) == 1 && self.ranges[self.body.result(op, 0).index()] != UNSET
    }

    /// Gives the only result its leaves.
    pub(crate) fn set(&mut self, op: Op, leaves: &[clif::Value]) {
        self.set_value(self.body.result(op, 0), leaves);
    }

    /// Makes the result the same value as another.
    pub(crate) fn forward(&mut self, op: Op, value: Value) -> Lower {
        let range = self.ranges[value.index()];
        if range == UNSET {
            return Err(Stop::Cascade);
        }
        self.ranges[self.body.result(op, 0).index()] = range;
        Ok(())
    }

    // ---- blocks

    /// The Cranelift block of a block; made with its parameters at first sight.
    pub(crate) fn block(&mut self, block: Block) -> Lower<clif::Block> {
        if let Some(known) = self.blocks[block.index()] {
            return Ok(known);
        }
        let new = self.builder.create_block();
        for &arg in self.body.block_args(block) {
            let shape = self.shape_of(arg)?;
            let params: Leaves =
                shape.leaves.iter().map(|leaf| self.builder.append_block_param(new, leaf.ty())).collect();
            self.set_value(arg, &params);
        }
        self.blocks[block.index()] = Some(new);
        Ok(new)
    }

    /// Makes `block` the body's `entry`, whose arguments are set by the caller.
    pub(crate) fn set_entry(&mut self, entry: Block, block: clif::Block) {
        self.blocks[entry.index()] = Some(block);
    }

    /// The block and arguments of successor number `index`.
    pub(crate) fn successor(&mut self, op: Op, index: usize) -> Lower<(clif::Block, Vec<BlockArg>)> {
        let block = self.block(self.body.successors(op)[index].block)?;
        let mut args = Vec::new();
        for &value in self.body.successor_operands(op, index) {
            args.extend(self.leaves(value)?.into_iter().map(BlockArg::Value));
        }
        Ok((block, args))
    }

    // ---- attributes

    /// An attribute of an operation.
    pub(crate) fn attr(&self, op: Op, attr: NameId) -> Option<AttrId> {
        self.cx().dict_get(self.body.attrs(op), attr)
    }

    /// An attribute that has no well-known name.
    pub(crate) fn attr_named(&self, op: Op, text: &str) -> Option<AttrId> {
        self.attr(op, self.cx().find_name(text)?)
    }

    /// Whether a unit attribute is there, or a boolean one is true.
    pub(crate) fn is_set(&self, op: Op, attr: NameId) -> bool {
        self.attr(op, attr).is_some_and(|attr| self.cx().int_value(attr) != Some(0))
    }

    /// The value of an integer constant.
    pub(crate) fn constant_of(&self, value: Value) -> Option<i128> {
        let op = self.body.defining_op(value)?;
        if self.body.name(op) != llvm::arith::CONSTANT {
            return None;
        }
        self.cx().int_value(self.attr(op, name::VALUE)?)
    }

    // ---- building

    /// An integer constant of any width.
    pub(crate) fn int(&mut self, ty: clif::Type, value: u128) -> clif::Value {
        if ty == types::I128 {
            let low = self.ins().iconst(types::I64, value as i64);
            let high = self.ins().iconst(types::I64, (value >> 64) as i64);
            return self.ins().iconcat(low, high);
        }
        let mask = if ty.bits() >= 64 { u64::MAX } else { (1 << ty.bits()) - 1 };
        self.ins().iconst(ty, (value as u64 & mask) as i64)
    }

    /// A constant from its bits; for a vector the same in every lane.
    pub(crate) fn constant(&mut self, leaf: Leaf, bits: u128) -> clif::Value {
        if leaf.is_vector() {
            let lanes = vec![bits; leaf.lanes as usize];
            return self.vector_constant(leaf, &lanes);
        }
        match leaf.scalar {
            Scalar::F32 => self.ins().f32const(clif::immediates::Ieee32::with_bits(bits as u32)),
            Scalar::F64 => self.ins().f64const(clif::immediates::Ieee64::with_bits(bits as u64)),
            Scalar::F128 => self.f128(bits),
            scalar if scalar.bits() < 128 => self.int(scalar.container(), bits & ((1 << scalar.bits()) - 1)),
            scalar => self.int(scalar.container(), bits),
        }
    }

    /// An `f128` from its bits.
    pub(crate) fn f128(&mut self, bits: u128) -> clif::Value {
        // Constants are little-endian in CLIF.
        let constant = self.func().dfg.constants.insert(bits.to_le_bytes().to_vec().into());
        self.ins().f128const(constant)
    }

    /// A vector constant from the bits of its lanes.
    pub(crate) fn vector_constant(&mut self, leaf: Leaf, lanes: &[u128]) -> clif::Value {
        let size = leaf.scalar.bytes() as usize;
        // Constants are little-endian in CLIF.
        let bytes: Vec<u8> =
            lanes.iter().flat_map(|bits| bits.to_le_bytes().into_iter().take(size)).collect();
        let constant = self.func().dfg.constants.insert(bytes.into());
        self.ins().vconst(leaf.ty(), constant)
    }

    /// The flags of `fastmath` that an operation has.
    pub(crate) fn fast_math(&self, op: Op) -> i64 {
        let flags = self.attr(op, name::FASTMATH_FLAGS);
        flags.and_then(|attr| enum_value(self.cx(), &FASTMATH, attr)).unwrap_or(0)
    }

    /// The bits of a constant, of a vector those of every lane if they are equal.
    pub(crate) fn bits_of(&self, leaf: Leaf, value: clif::Value) -> Option<u128> {
        let dfg = &self.builder.func.dfg;
        match dfg.insts[dfg.value_def(value).inst()?] {
            clif::InstructionData::UnaryImm { opcode: clif::Opcode::Iconst, imm } => {
                let bits = leaf.ty().bits();
                Some(u128::from(imm.bits().cast_unsigned() << (64 - bits) >> (64 - bits)))
            }
            clif::InstructionData::UnaryIeee32 { imm, .. } => Some(imm.bits().into()),
            clif::InstructionData::UnaryIeee64 { imm, .. } => Some(imm.bits().into()),
            clif::InstructionData::UnaryConst { constant_handle, .. } => {
                let bytes = dfg.constants.get(constant_handle).as_slice();
                let mut lanes = bytes.chunks(leaf.scalar.bytes() as usize);
                let first = lanes.next()?;
                let bits = first.iter().rev().fold(0, |bits, &byte| bits << 8 | u128::from(byte));
                lanes.all(|lane| lane == first).then_some(bits)
            }
            _ => None,
        }
    }

    /// The number that all lanes of a vector are, where that is known, as an amount by which they can be shifted.
    pub(crate) fn splatted_amount(&mut self, leaf: Leaf, vector: clif::Value) -> Option<clif::Value> {
        let dfg = &self.builder.func.dfg;
        let made = dfg.value_def(vector).inst().map(|inst| dfg.insts[inst]);
        if let Some(clif::InstructionData::Unary { opcode: clif::Opcode::Splat, arg }) = made {
            return Some(arg);
        }
        let amount = self.bits_of(leaf, vector)?;
        (amount < leaf.scalar.bits().into()).then(|| self.int(types::I32, amount))
    }

    /// A zero of every leaf.
    pub(crate) fn zeros(&mut self, shape: &Shape) -> Leaves {
        shape.leaves.iter().map(|&leaf| self.constant(leaf, 0)).collect()
    }

    /// What a leaf is that is poison: the number 1, false, or null.
    pub(crate) fn poison(&mut self, leaf: Leaf) -> clif::Value {
        let bits = match leaf.scalar {
            Scalar::Int(1) | Scalar::Pointer => 0,
            Scalar::Int(_) | Scalar::Limb { number: 0, .. } => 1,
            Scalar::Limb { .. } => 0,
            float => Format::of(float).map_or(0, Format::one),
        };
        self.constant(leaf, bits)
    }

    /// Restores the invariant of a value of fewer bits than its container, whose upper bits may be set.
    pub(crate) fn normalise(&mut self, leaf: Leaf, value: clif::Value) -> clif::Value {
        match leaf.scalar {
            scalar if scalar.is_odd() => {
                let mask = self.int(leaf.ty(), (1 << scalar.bits()) - 1);
                self.ins().band(value, mask)
            }
            _ => value,
        }
    }

    /// An integer with its sign in the upper bits of the container.
    pub(crate) fn signed(&mut self, leaf: Leaf, value: clif::Value) -> clif::Value {
        if !leaf.scalar.is_odd() {
            return value;
        }
        let shift = leaf.scalar.container().bits() - leaf.scalar.bits();
        let high = self.shift_left(value, shift);
        self.shift_right(high, shift, true)
    }

    /// An integer shifted left by a constant.
    pub(crate) fn shift_left(&mut self, value: clif::Value, by: u32) -> clif::Value {
        let by = self.ins().iconst(types::I32, i64::from(by));
        self.ins().ishl(value, by)
    }

    /// An integer shifted right by a constant, with copies of the sign or zeros.
    pub(crate) fn shift_right(&mut self, value: clif::Value, by: u32, signed: bool) -> clif::Value {
        let by = self.ins().iconst(types::I32, i64::from(by));
        if signed { self.ins().sshr(value, by) } else { self.ins().ushr(value, by) }
    }

    /// An integer changed to another container: zero-extended or cut.
    pub(crate) fn resize(&mut self, value: clif::Value, to: clif::Type, signed: bool) -> clif::Value {
        let from = self.builder.func.dfg.value_type(value);
        match to.bits().cmp(&from.bits()) {
            std::cmp::Ordering::Equal => value,
            std::cmp::Ordering::Less => self.ins().ireduce(to, value),
            std::cmp::Ordering::Greater if signed => self.ins().sextend(to, value),
            std::cmp::Ordering::Greater => self.ins().uextend(to, value),
        }
    }

    /// One of two values. Halves of 128-bit integers are chosen one by one: Cranelift's optimiser would make a
    /// minimum or maximum of a comparison and a choice, which back ends do not have at that width.
    pub(crate) fn select(&mut self, condition: clif::Value, a: clif::Value, b: clif::Value) -> clif::Value {
        if self.builder.func.dfg.value_type(a) != types::I128 {
            return self.ins().select(condition, a, b);
        }
        let (a_low, a_high) = self.ins().isplit(a);
        let (b_low, b_high) = self.ins().isplit(b);
        let low = self.ins().select(condition, a_low, b_low);
        let high = self.ins().select(condition, a_high, b_high);
        self.ins().iconcat(low, high)
    }

    /// Applies a scalar operation to each lane of vectors that have no instruction for it.
    pub(crate) fn by_lanes(
        &mut self,
        result: Leaf,
        operands: &[clif::Value],
        mut f: impl FnMut(&mut FunctionCx<'a>, &[clif::Value]) -> Lower<clif::Value>,
    ) -> Lower<clif::Value> {
        let mut out = self.constant(result, 0);
        for lane in 0..result.lanes as u8 {
            let scalars: Leaves = operands.iter().map(|&v| self.ins().extractlane(v, lane)).collect();
            let value = f(self, &scalars)?;
            out = self.ins().insertlane(out, value, lane);
        }
        Ok(out)
    }

    /// Memory flags of an ordinary access.
    pub(crate) fn plain_flags() -> MemFlagsData {
        MemFlagsData::new().with_notrap()
    }

    /// A stack slot of the current frame and its address, aligned as asked.
    pub(crate) fn stack_slot(&mut self, size: u64, align: u64) -> Lower<clif::Value> {
        /// Alignment of every frame.
        const FRAME_ALIGN: u64 = 8;
        /// What a frame may take at most.
        const MAX_SIZE: u64 = 1 << 29;
        let slack = if align > FRAME_ALIGN && align > self.env.frame_align { align } else { 0 };
        let total = size.max(1).saturating_add(slack);
        if total > MAX_SIZE {
            return needs(format!("it needs a stack frame of {total} bytes"));
        }
        let shift = align.clamp(1, self.env.frame_align).trailing_zeros() as u8;
        let data = StackSlotData::new(StackSlotKind::ExplicitSlot, total as u32, shift);
        let slot = self.builder.create_sized_stack_slot(data);
        let address = self.ins().stack_addr(types::I64, slot, 0);
        if slack == 0 {
            return Ok(address);
        }
        let up = self.ins().iadd_imm_u(address, (align - 1) as i64);
        Ok(self.ins().band_imm_s(up, (align as i64).wrapping_neg()))
    }
}
