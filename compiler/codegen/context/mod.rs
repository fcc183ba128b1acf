//! The context of lowerings: the function being compiled with its types, values, blocks and attributes, and the tables
//! that lowerings query.
//!
//! A lowering gets the operation, reads the leaves of its operands, emits instructions, and sets the leaves of its
//! results. It fails with [`Stop::Unsupported`] if the operation is not supported.
//!
//! [`Env`](env::Env) is shared by the compilations of all functions, [`FunctionCx`] belongs to one. Its tables are
//! structures of their own. May import `types`, `abi`, and of `workarounds` the routines that code may request.

pub(super) mod debug_options;
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
pub(super) mod views;
mod wide_instructions;

use std::rc::Rc;

use cranelift_codegen::ir::{self as clif, BlockArg, Function};
use cranelift_frontend::{FuncInstBuilder, FunctionBuilder};
use smallvec::SmallVec;

use crate::codegen::types::{Scalar, Shape, Shapes, check_depth};
use crate::dialect::llvm;
use crate::dialect::llvm::arith::FASTMATH;
use crate::dialect::llvm::function::SizeLevel;
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
use views::View;

/// The reason why a lowering failed.
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

/// The result of a lowering.
pub(crate) type Lower<T = ()> = Result<T, Stop>;

/// A function that lowers one operation.
pub(crate) type LowerFn = fn(&mut FunctionCx, Op) -> Lower;

/// Fails because the operation is not supported; `what` is what it would need.
pub(crate) fn needs<T>(what: impl Into<String>) -> Lower<T> {
    Err(Stop::Unsupported(what.into()))
}

/// The Cranelift values of an LLVM value.
pub(crate) type Leaves = SmallVec<[clif::Value; 4]>;

/// Requirements of the function on the back end, beyond its CLIF.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Requirements {
    /// The [back end](env::Framing::Used) for functions that use their frame pointer.
    pub(crate) frame_pointer: bool,
    /// [Patches](crate::codegen::workarounds::opcode_patch) of opcodes in its machine code.
    pub(crate) opcode_patches: bool,
}

/// The function being compiled: its inputs, the builder, and the tables that lowerings query.
pub(crate) struct FunctionCx<'a> {
    /// The module.
    pub(crate) env: &'a Env<'a>,
    /// The body of the function.
    pub(crate) body: &'a Body,
    /// Builds its CLIF.
    pub(crate) builder: FunctionBuilder<'a>,
    /// Its signature, and the locations of its callers' arguments.
    pub(crate) signature: OwnSignature,
    /// The CLIF values of its values.
    pub(crate) values: Values,
    /// The functions and data that its code refers to.
    pub(crate) references: References,
    /// The parts of its frame that lowerings share.
    pub(crate) frame: Frame,
    /// Operations of the current block that are lowered to one instruction together with another.
    pub(crate) fusions: Fusions,
    /// The blocks on cycles.
    pub(crate) loops: LoopBlocks,
    /// The users of its values.
    pub(crate) uses: Uses,
    /// Its requirements on the back end.
    pub(crate) requirements: Requirements,
    /// The importance of the size of its code.
    pub(crate) size_level: SizeLevel,
    /// By block: true if it is rarely executed. Empty if this is not known.
    pub(crate) cold_blocks: Vec<bool>,
    shapes: Shapes<'a>,
    /// The shapes in each wider view of the function.
    wider_shapes: Vec<Shapes<'a>>,
    /// The view of the operation that is being lowered.
    view: View,
    blocks: Vec<Option<clif::Block>>,
}

impl<'a> FunctionCx<'a> {
    /// Creates a function without code, whose blocks are lowered in this order.
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
            size_level: SizeLevel::Any,
            cold_blocks: Vec::new(),
            shapes: Shapes::new(env.cx, &env.target.layout, &env.support),
            wider_shapes: Vec::new(),
            view: View::Narrow,
            blocks: vec![None; body.block_count()],
        }
    }

    /// Returns the interning tables.
    pub(crate) fn cx(&self) -> &'a Context {
        self.env.cx
    }

    /// Returns the builder of an instruction at the end of the current block.
    pub(crate) fn ins(&mut self) -> FuncInstBuilder<'_, 'a> {
        self.builder.ins()
    }

    /// Returns the CLIF function.
    pub(crate) fn func(&mut self) -> &mut Function {
        self.builder.func
    }

    // ---- types

    /// Returns the leaves of a type in the current view.
    pub(crate) fn shape(&mut self, ty: TypeId) -> Lower<Rc<Shape>> {
        Ok(self.shapes_in(self.view).get(ty)?)
    }

    /// Returns the leaves of the type of a value.
    pub(crate) fn shape_of(&mut self, value: Value) -> Lower<Rc<Shape>> {
        self.shape(self.body.value_type(value))
    }

    /// Returns the type of operand `index`.
    pub(crate) fn operand_type(&self, op: Op, index: usize) -> TypeId {
        self.body.value_type(self.body.operands(op)[index])
    }

    /// Returns the type of the only result.
    pub(crate) fn result_type(&self, op: Op) -> TypeId {
        self.body.value_type(self.body.result(op, 0))
    }

    /// Returns the scalar type, or that of the lanes of a vector.
    pub(crate) fn scalar(&self, ty: TypeId) -> Lower<Scalar> {
        Ok(Scalar::of(self.cx(), self.cx().element_type(ty))?)
    }

    /// Returns the size in bytes of an array element of this type.
    pub(crate) fn size_of(&self, ty: TypeId) -> Lower<u64> {
        check_depth(self.cx(), ty)?;
        let size = llvm::layout::size_of(self.cx(), &self.env.target.layout, ty);
        size.ok_or_else(|| Stop::Unsupported(format!("it needs the size of '{}'", self.cx().type_text(ty))))
    }

    // ---- values

    /// Returns the leaves of a value in the current view.
    pub(crate) fn leaves(&self, value: Value) -> Lower<Leaves> {
        let wider = self.view.and_narrower().find_map(|view| self.values.wider_leaves(value, view));
        match wider {
            Some(leaves) => Ok(leaves.clone()),
            None => self.values.leaves(value).map(Leaves::from_slice).ok_or(Stop::Cascade),
        }
    }

    /// Returns the leaves of operand `index`.
    pub(crate) fn operand(&self, op: Op, index: usize) -> Lower<Leaves> {
        self.leaves(self.body.operands(op)[index])
    }

    /// Returns the only leaf of a value.
    pub(crate) fn single_leaf(&self, value: Value) -> Lower<clif::Value> {
        match self.leaves(value)?.as_slice() {
            [leaf] => Ok(*leaf),
            _ => needs("it needs vector operands"),
        }
    }

    /// Returns the only leaf of operand `index`.
    pub(crate) fn single(&self, op: Op, index: usize) -> Lower<clif::Value> {
        self.single_leaf(self.body.operands(op)[index])
    }

    /// Sets the leaves of a value in the current view.
    pub(crate) fn set_value(&mut self, value: Value, leaves: &[clif::Value]) {
        let view = self.home_view(self.body.value_type(value), self.view);
        self.values.set_in(view, value, leaves);
    }

    /// Returns the mask of a vector of `i1` in the current view.
    pub(crate) fn mask_of(&self, value: Value) -> Option<&Leaves> {
        self.values.mask(value, self.view)
    }

    /// Sets the mask of a vector of `i1` in the current view.
    pub(crate) fn set_mask(&mut self, value: Value, mask: Leaves) {
        self.values.set_mask(value, mask, self.view);
    }

    /// Returns true if the leaves of the only result are set.
    pub(crate) fn is_lowered(&self, op: Op) -> bool {
        self.body.result_count(op) == 1 && self.values.leaves(self.body.result(op, 0)).is_some()
    }

    /// Sets the leaves of the only result.
    pub(crate) fn set(&mut self, op: Op, leaves: &[clif::Value]) {
        self.set_value(self.body.result(op, 0), leaves);
    }

    /// Sets the result to another value.
    pub(crate) fn forward(&mut self, op: Op, value: Value) -> Lower {
        self.values.alias(self.body.result(op, 0), value).ok_or(Stop::Cascade)
    }

    // ---- blocks

    /// Returns the Cranelift block of a block. It is created with its parameters on first use.
    pub(crate) fn block(&mut self, block: Block) -> Lower<clif::Block> {
        if let Some(known) = self.blocks[block.index()] {
            return Ok(known);
        }
        let new = self.builder.create_block();
        if self.is_cold(block) {
            self.builder.set_cold_block(new);
        }
        self.in_view(self.widest_view(), |fx| {
            for &arg in fx.body.block_args(block) {
                let shape = fx.shape_of(arg)?;
                let params: Leaves =
                    shape.leaves.iter().map(|leaf| fx.builder.append_block_param(new, leaf.ty())).collect();
                fx.set_value(arg, &params);
            }
            Lower::Ok(())
        })?;
        self.blocks[block.index()] = Some(new);
        Ok(new)
    }

    /// Records `block` as the body's `entry`, whose arguments the caller sets.
    pub(crate) fn set_entry(&mut self, entry: Block, block: clif::Block) {
        self.blocks[entry.index()] = Some(block);
    }

    /// Returns the block and the arguments of successor `index`.
    pub(crate) fn successor(&mut self, op: Op, index: usize) -> Lower<(clif::Block, Vec<BlockArg>)> {
        let block = self.block(self.body.successors(op)[index].block)?;
        let mut args = Vec::new();
        self.in_view(self.widest_view(), |fx| {
            for &value in fx.body.successor_operands(op, index) {
                args.extend(fx.leaves(value)?.into_iter().map(BlockArg::Value));
            }
            Lower::Ok(())
        })?;
        Ok((block, args))
    }

    /// Returns true for blocks that are rarely executed.
    pub(crate) fn is_cold(&self, block: Block) -> bool {
        self.cold_blocks.get(block.index()).copied().unwrap_or_default()
    }

    // ---- attributes

    /// Returns an attribute of an operation.
    pub(crate) fn attr(&self, op: Op, attr: NameId) -> Option<AttrId> {
        self.cx().dict_get(self.body.attrs(op), attr)
    }

    /// Returns an attribute that has no well-known name.
    pub(crate) fn attr_named(&self, op: Op, text: &str) -> Option<AttrId> {
        self.attr(op, self.cx().find_name(text)?)
    }

    /// Returns true if a unit attribute is present, or a boolean one is true.
    pub(crate) fn is_set(&self, op: Op, attr: NameId) -> bool {
        self.attr(op, attr).is_some_and(|attr| self.cx().int_value(attr) != Some(0))
    }

    /// Returns the value of an integer constant.
    pub(crate) fn constant_of(&self, value: Value) -> Option<i128> {
        let op = self.body.defining_op(value)?;
        if self.body.name(op) != llvm::arith::CONSTANT {
            return None;
        }
        self.cx().int_value(self.attr(op, name::VALUE)?)
    }

    /// Returns the `fastmath` flags of an operation.
    pub(crate) fn fast_math(&self, op: Op) -> i64 {
        let flags = self.attr(op, name::FASTMATH_FLAGS);
        flags.and_then(|attr| enum_value(self.cx(), &FASTMATH, attr)).unwrap_or(0)
    }
}
