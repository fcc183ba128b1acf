//! Tracking of variables while the code of a function is generated.
//!
//! Without the optimizer, a variable is stored in a stack slot of its own where its last part is defined, and stays
//! there: it is available wherever that definition dominates. With it, its values get labels, and Cranelift reports the
//! registers and spill slots that hold labelled values.

use cranelift_codegen::ir::{
    InstBuilder, InstructionData, StackSlot, StackSlotData, StackSlotKind, Value as ClifValue, ValueLabel,
    types,
};
use rustc_hash::FxHashMap;

use crate::codegen::context::FunctionCx;
use crate::codegen::types::Leaf;
use crate::dialect::llvm::arith::{CONSTANT, ZERO};
use crate::ir::{AttrData, Block, Body, Context, Op, TypeData, Value, Variable, VariablePart, name};

/// The largest size of a variable in bytes.
const MAX_SIZE: u64 = 1 << 16;

/// Where a variable is, as code generation knows it.
#[derive(Clone, Debug)]
pub(crate) struct Tracked {
    /// Its index in the variables of the body.
    pub(super) index: usize,
    /// The definition of its last part.
    pub(super) defined: Definition,
    /// The memory or the pieces of its parts.
    pub(super) storage: Storage,
    /// The number of bytes that its parts take.
    pub(super) size: u64,
}

/// The point from which on a variable is available.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Definition {
    /// After an operation.
    Op(Op),
    /// From the beginning of a block.
    Block(Block),
    /// In all code: it is constant.
    Anywhere,
}

/// The memory or the pieces of the parts of a variable.
#[derive(Clone, Debug)]
pub(super) enum Storage {
    /// A stack slot with its parts.
    Slot(StackSlot),
    /// The address of a stack slot, with an offset in bytes.
    SlotAddress(StackSlot, u32),
    /// Pieces in the order of their offsets.
    Pieces(Vec<Piece>),
}

/// A piece of a variable.
#[derive(Clone, Copy, Debug)]
pub(super) struct Piece {
    /// Offset in bytes.
    pub(super) offset: u64,
    /// Size in bytes.
    pub(super) size: u64,
    /// Its contents.
    pub(super) contents: PieceContents,
}

/// The contents of a piece.
#[derive(Clone, Copy, Debug)]
pub(super) enum PieceContents {
    /// A constant, by its bits.
    Bits(u128),
    /// A value with a label.
    Label(ValueLabel),
}

/// The state of tracking.
pub(crate) struct Tracker {
    uses_slots: bool,
    /// The parts of each variable.
    parts: Vec<Box<[VariablePart]>>,
    /// The number of values without leaves, by variable.
    missing: Vec<usize>,
    /// The variables with a value among their parts.
    users: FxHashMap<Value, Vec<usize>>,
    tracked: Vec<Tracked>,
    labels: u32,
}

impl Tracker {
    /// Starts tracking the variables of a function; `None` if there are none. With `uses_slots`, variables are stored.
    pub(crate) fn new(fx: &mut FunctionCx, uses_slots: bool) -> Option<Tracker> {
        if fx.body.variables.is_empty() {
            return None;
        }
        if !uses_slots {
            fx.builder.func.dfg.collect_debug_info();
        }
        let mut users: FxHashMap<Value, Vec<usize>> = FxHashMap::default();
        let mut missing = Vec::new();
        let parts_of = |variable: &Variable| match uses_slots {
            true => variable.parts.clone(),
            false => variable.parts.iter().map(|&part| with_constant(fx.env.cx, fx.body, part)).collect(),
        };
        let parts: Vec<Box<[VariablePart]>> = fx.body.variables.iter().map(parts_of).collect();
        for (index, parts) in parts.iter().enumerate() {
            let mut count = 0;
            for part in parts {
                let VariablePart::Value(value) = part else { continue };
                let known = users.entry(*value).or_default();
                if !known.contains(&index) {
                    known.push(index);
                    count += 1;
                }
            }
            missing.push(count);
        }
        let mut tracker = Tracker { uses_slots, parts, missing, users, tracked: Vec::new(), labels: 0 };
        tracker.add_constants(fx);
        Some(tracker)
    }

    /// Adds the variables that are constant.
    fn add_constants(&mut self, fx: &mut FunctionCx) {
        for index in 0..self.parts.len() {
            if self.missing[index] == 0 && !self.parts[index].is_empty() {
                self.add(fx, index, Definition::Anywhere);
            }
        }
    }

    /// Handles the arguments of a block.
    pub(crate) fn enter_block(&mut self, fx: &mut FunctionCx, block: Block) {
        let body = fx.body;
        for &arg in body.block_args(block) {
            self.define(fx, arg, Definition::Block(block));
        }
    }

    /// Handles the results of an operation.
    pub(crate) fn finish_op(&mut self, fx: &mut FunctionCx, op: Op) {
        for result in fx.body.results(op) {
            self.define(fx, result, Definition::Op(op));
        }
    }

    /// Returns the variables that are available somewhere.
    pub(crate) fn finish(self) -> Vec<Tracked> {
        self.tracked
    }

    fn define(&mut self, fx: &mut FunctionCx, value: Value, definition: Definition) {
        for index in self.users.get(&value).cloned().unwrap_or_default() {
            self.missing[index] -= 1;
            if self.missing[index] == 0 {
                self.add(fx, index, definition);
            }
        }
    }

    /// Adds a variable whose parts are defined.
    fn add(&mut self, fx: &mut FunctionCx, index: usize, defined: Definition) {
        let Some((leaves, size)) = parts(fx, &self.parts[index]).filter(|(_, size)| *size <= MAX_SIZE) else {
            return;
        };
        let slot = slot_of(fx, &leaves).filter(|_| fx.body.variables[index].is_in_memory);
        let storage = match slot {
            Some((slot, offset)) => Storage::SlotAddress(slot, offset),
            None if self.uses_slots => Storage::Slot(store(fx, &leaves, size as u32)),
            None => Storage::Pieces(self.label(fx, &leaves)),
        };
        self.tracked.push(Tracked { index, defined, storage, size });
    }

    /// Labels the values of a variable.
    fn label(&mut self, fx: &mut FunctionCx, parts: &[Part]) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for &Part { leaf, offset, contents } in parts {
            let known = match contents {
                Contents::Integer(number) => Some(number),
                Contents::Value(value) => fx.bits_of(leaf, value).map(|bits| in_all_lanes(leaf, bits)),
            };
            let contents = match (known, contents) {
                (None, Contents::Value(value)) => {
                    let label = ValueLabel::from_u32(self.labels);
                    self.labels += 1;
                    fx.builder.set_val_label(value, label);
                    PieceContents::Label(label)
                }
                (known, _) => PieceContents::Bits(known.unwrap_or_default()),
            };
            pieces.push(Piece { offset, size: u64::from(leaf.ty().bytes()), contents });
        }
        pieces
    }
}

/// A leaf of a variable.
#[derive(Clone, Copy)]
struct Part {
    leaf: Leaf,
    /// Offset in bytes.
    offset: u64,
    contents: Contents,
}

/// The contents of a leaf.
#[derive(Clone, Copy)]
enum Contents {
    Integer(u128),
    Value(ClifValue),
}

/// Returns the leaves of a variable, and its size in bytes; `None` if one of them has no address or no value.
fn parts(fx: &mut FunctionCx, parts: &[VariablePart]) -> Option<(Vec<Part>, u64)> {
    let mut found = Vec::new();
    let (mut end, mut most) = (0_u64, 1);
    for part in parts {
        let (shape, contents) = match *part {
            VariablePart::Value(value) => {
                let leaves = fx.leaves(value).ok()?.into_iter().map(Contents::Value).collect();
                (fx.shape_of(value).ok()?, leaves)
            }
            VariablePart::Integer(ty, number) => {
                let shape = fx.shape(ty).ok()?;
                let bits = number as u128 & (u128::MAX >> (128 - shape.leaves.first()?.ty().bits()));
                (shape, vec![Contents::Integer(bits)])
            }
        };
        if !shape.packed.is_empty() || shape.leaves.len() != contents.len() {
            return None;
        }
        let start = end.next_multiple_of(shape.align.max(1));
        let leaves = shape.leaves.iter().zip(contents);
        found.extend(leaves.map(|(&leaf, contents)| Part { leaf, offset: start + leaf.offset, contents }));
        end = start + shape.size;
        most = most.max(shape.align);
    }
    Some((found, end.next_multiple_of(most)))
}

/// Returns a part without its value if that is a constant: its operation may be gone.
fn with_constant(cx: &Context, body: &Body, part: VariablePart) -> VariablePart {
    let VariablePart::Value(value) = part else { return part };
    let bits = || {
        let op = body.defining_op(value)?;
        if body.name(op) == ZERO {
            return Some(0);
        }
        let attr = cx.dict_get(body.attrs(op), name::VALUE).filter(|_| body.name(op) == CONSTANT)?;
        match *cx.attr_data(attr) {
            AttrData::Integer { ty, value } => {
                let width = cx.int_width(ty).filter(|width| (1..=64).contains(width))?;
                Some((value as u64 & (u64::MAX >> (64 - width))).cast_signed())
            }
            AttrData::Float { bits, .. } => u64::try_from(bits).ok().map(u64::cast_signed),
            _ => None,
        }
    };
    let ty = body.value_type(value);
    let is_scalar = match cx.type_data(ty) {
        TypeData::Integer { width, .. } => *width <= 64,
        TypeData::Float(_) | TypeData::Pointer { .. } => true,
        _ => false,
    };
    match bits().filter(|_| is_scalar) {
        Some(bits) => VariablePart::Integer(ty, bits),
        None => part,
    }
}

/// Returns the bits of a leaf whose lanes are equal.
fn in_all_lanes(leaf: Leaf, bits: u128) -> u128 {
    let width = 8 * leaf.lane().ty().bytes();
    (0..leaf.lanes).fold(0, |all, lane| all | bits << (lane * width))
}

/// Returns the slot and the offset that an address refers to.
fn slot_of(fx: &FunctionCx, parts: &[Part]) -> Option<(StackSlot, u32)> {
    let &[Part { contents: Contents::Value(address), .. }] = parts else { return None };
    let dfg = &fx.builder.func.dfg;
    match dfg.insts[dfg.value_def(address).inst()?] {
        InstructionData::StackAddr { stack_slot, offset, .. } => {
            Some((stack_slot, u32::try_from(i32::from(offset)).ok()?))
        }
        _ => None,
    }
}

/// Stores the values of a variable in a new slot.
fn store(fx: &mut FunctionCx, parts: &[Part], size: u32) -> StackSlot {
    let align = fx.env.frame_align.trailing_zeros() as u8;
    let slot = StackSlotData::new(StackSlotKind::ExplicitSlot, size, align);
    let slot = fx.builder.create_sized_stack_slot(slot);
    for &Part { leaf, offset, contents } in parts {
        let value = match contents {
            Contents::Value(value) => value,
            Contents::Integer(bits) => fx.int(leaf.ty(), bits),
        };
        fx.ins().stack_store(types::I64, value, slot, offset as i32);
    }
    slot
}
