//! The context of lowerings: the function being compiled, its types, values, blocks and attributes, and the tables that they ask.
//!
//! A lowering gets the operation, asks for its operands as leaves, builds instructions, and sets its results.
//! It stops with [`Stop::Unsupported`] where the operation needs something that is not there yet.
//!
//! [`Env`](env::Env) is what the compilation of every function shares, [`FunctionCx`] what belongs to one. Its tables are
//! structures of their own. May import `types`, `abi`, and of `workarounds` the routines that code may request.

pub(super) mod env;
pub(super) mod frame;
pub(super) mod fusions;
mod instructions;
pub(super) mod loops;
pub(super) mod lowerings;
pub(super) mod options;
pub(super) mod references;
pub(super) mod signature;
pub(super) mod symbols;
mod uses;
mod values;

use std::rc::Rc;

use cranelift_codegen::ir::{self as clif, BlockArg, Function};
use cranelift_frontend::{FuncInstBuilder, FunctionBuilder};
use smallvec::SmallVec;

use crate::codegen::types::{Scalar, Shape, Shapes, check_depth};
use crate::dialect::llvm;
use crate::dialect::llvm::arith::FASTMATH;
use crate::ir::spec::enum_value;
use crate::ir::{AttrId, Block, Body, Context, NameId, Op, TypeId, Value, name};

use env::Env;
use frame::Frame;
use fusions::Fusions;
use loops::LoopBlocks;
use references::References;
use signature::OwnSignature;
use uses::Uses;
use values::Values;

/// The reason for which a lowering stopped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Stop {
    /// An unsupported operation, and what it would need.
    Unsupported(String),
    /// An operand without a value because of an error that was reported before.
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

/// Requirements of the function on the back end, beyond its CLIF.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Requirements {
    /// The [back end](Env::framed_isa) that keeps frame pointers.
    pub(crate) frame_pointer: bool,
    /// [Patches](crate::codegen::workarounds::opcode_patch) of opcodes in its machine code.
    pub(crate) opcode_patches: bool,
}

/// The function being compiled: what lowerings read, the builder, and the tables that they ask.
pub(crate) struct FunctionCx<'a> {
    /// The module.
    pub(crate) env: &'a Env<'a>,
    /// The body of the function.
    pub(crate) body: &'a Body,
    /// Builds its CLIF.
    pub(crate) builder: FunctionBuilder<'a>,
    /// Its signature, and the places of what callers pass.
    pub(crate) signature: OwnSignature,
    /// The CLIF values of its values.
    pub(crate) values: Values,
    /// The functions and data that its code refers to.
    pub(crate) references: References,
    /// The parts of its frame that lowerings share.
    pub(crate) frame: Frame,
    /// Operations of the block being lowered that become one instruction with another.
    pub(crate) fusions: Fusions,
    /// The blocks on cycles.
    pub(crate) loops: LoopBlocks,
    /// The users of its values.
    pub(crate) uses: Uses,
    /// Its requirements on the back end.
    pub(crate) requirements: Requirements,
    shapes: Shapes<'a>,
    blocks: Vec<Option<clif::Block>>,
}

impl<'a> FunctionCx<'a> {
    /// A function without any code yet, whose blocks are lowered in this order.
    pub(crate) fn new(
        env: &'a Env<'a>,
        body: &'a Body,
        order: &[Block],
        builder: FunctionBuilder<'a>,
        signature: OwnSignature,
    ) -> FunctionCx<'a> {
        FunctionCx {
            env,
            body,
            builder,
            signature,
            values: Values::new(body),
            references: References::default(),
            frame: Frame::default(),
            fusions: Fusions::default(),
            loops: LoopBlocks::new(body, order),
            uses: Uses::default(),
            requirements: Requirements::default(),
            shapes: Shapes::new(env.cx, &env.target.layout, &env.support),
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
        self.values.leaves(value).map(Leaves::from_slice).ok_or(Stop::Cascade)
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
        self.values.set(value, leaves);
    }

    /// Returns true if the only result has its leaves.
    pub(crate) fn is_lowered(&self, op: Op) -> bool {
        self.body.result_count(op) == 1 && self.values.leaves(self.body.result(op, 0)).is_some()
    }

    /// Gives the only result its leaves.
    pub(crate) fn set(&mut self, op: Op, leaves: &[clif::Value]) {
        self.set_value(self.body.result(op, 0), leaves);
    }

    /// Makes the result the same value as another.
    pub(crate) fn forward(&mut self, op: Op, value: Value) -> Lower {
        self.values.alias(self.body.result(op, 0), value).ok_or(Stop::Cascade)
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

    /// Returns true if a unit attribute is there, or a boolean one is true.
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

    /// The flags of `fastmath` that an operation has.
    pub(crate) fn fast_math(&self, op: Op) -> i64 {
        let flags = self.attr(op, name::FASTMATH_FLAGS);
        flags.and_then(|attr| enum_value(self.cx(), &FASTMATH, attr)).unwrap_or(0)
    }
}
