//! Views of values with vectors of more than 128 bits.
//!
//! On targets with wider registers, most operations on lanes are lowered in the wide view, in which a leaf may be as
//! wide as a register. All others are lowered in the narrow view, with leaves of at most 128 bits: their lowerings choose
//! among instructions on 128 bits. A value that one of them produces is split or joined for the other one; Cranelift
//! removes what is not used. No value of a function's signature is wide.

use std::rc::Rc;

use cranelift_codegen::ir::{self as clif, Endianness, InstBuilder, MemFlagsData, Type, types};

use crate::codegen::types::wide_inst::WideInst;
use crate::codegen::types::{Shape, Shapes};
use crate::ir::{Block, Op, TypeId, Value};

use super::{FunctionCx, Leaves, Lower};

/// The type of a wide vector as two halves.
fn halves() -> Type {
    types::F128.by(2).unwrap_or(types::F128)
}

/// Returns the memory flags of a bitcast to other lanes, the first of which is the lowest.
fn little_endian() -> MemFlagsData {
    MemFlagsData::new().with_endianness(Endianness::Little)
}

/// A view of the leaves of values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum View {
    /// Leaves have at most 128 bits.
    Narrow,
    /// Leaves are as wide as registers.
    Wide,
}

impl<'a> FunctionCx<'a> {
    /// Enables the wide view, if the target has wide registers.
    pub(crate) fn enable_wide_view(&mut self) {
        let env = self.env;
        if env.support.vector_bits > 128 {
            self.wide_shapes = Some(Shapes::wide(env.cx, &env.target.layout, &env.support));
        }
    }

    /// Returns true if leaves may be wide.
    pub(crate) fn has_wide_view(&self) -> bool {
        self.wide_shapes.is_some()
    }

    /// Returns true if it is the current view.
    pub(crate) fn is_wide_view(&self) -> bool {
        self.view == View::Wide
    }

    /// Calls a function in a view.
    pub(crate) fn in_view<T>(&mut self, view: View, f: impl FnOnce(&mut Self) -> T) -> T {
        let before = std::mem::replace(&mut self.view, view);
        let result = f(self);
        self.view = before;
        result
    }

    /// Returns true if a type has other leaves in the wide view.
    pub(crate) fn has_wide_shape(&mut self, ty: TypeId) -> bool {
        self.wide_shape(ty).is_some_and(|shape| shape.leaves.iter().any(|leaf| leaf.ty().bits() > 128))
    }

    /// Returns the shape of a type in the wide view.
    fn wide_shape(&mut self, ty: TypeId) -> Option<Rc<Shape>> {
        self.wide_shapes.as_mut()?.get(ty).ok()
    }

    /// Returns the width of the lanes of a mask in the wide view; `None` for values without one.
    pub(crate) fn wide_mask_width(&self, value: Value) -> Option<u32> {
        let &part = self.values.mask(value, View::Wide)?.first()?;
        Some(self.builder.func.dfg.value_type(part).lane_bits())
    }

    /// Completes the views of an operation's results.
    pub(crate) fn complete_views(&mut self, op: Op) -> Lower {
        if self.has_wide_view() {
            self.body.results(op).try_for_each(|result| self.complete_view(result))?;
        }
        Ok(())
    }

    /// Completes the views of a block's arguments, at its start.
    pub(crate) fn complete_block(&mut self, block: Block) -> Lower {
        if self.has_wide_view() {
            self.body.block_args(block).iter().try_for_each(|&arg| self.complete_view(arg))?;
        }
        Ok(())
    }

    /// Derives the leaves of a value in one view from those in the other.
    fn complete_view(&mut self, value: Value) -> Lower {
        self.complete_masks(value);
        let ty = self.body.value_type(value);
        if !self.has_wide_shape(ty) {
            return Ok(());
        }
        let narrow = self.values.leaves(value).map(Leaves::from_slice);
        let wide = self.values.wide_leaves(value).cloned();
        match (narrow, wide) {
            (Some(narrow), None) => {
                let shape = self.in_view(View::Wide, |fx| fx.shape(ty))?;
                let leaves = self.joined(&narrow, shape.leaves.iter().map(|leaf| leaf.ty()));
                self.values.set_wide(value, &leaves);
            }
            (None, Some(wide)) => {
                let leaves = self.split(&wide);
                self.values.set(value, &leaves);
            }
            _ => {}
        }
        Ok(())
    }

    /// Derives the mask of a vector of `i1` in one view from that in the other.
    fn complete_masks(&mut self, value: Value) {
        let [narrow, wide] = [View::Narrow, View::Wide].map(|view| self.values.mask(value, view).cloned());
        match (narrow, wide) {
            (Some(narrow), None) if narrow.len().is_multiple_of(2) => {
                let ty = self.builder.func.dfg.value_type(narrow[0]);
                let Some(ty) = ty.lane_type().by(2 * ty.lane_count()) else { return };
                let mask = self.joined(&narrow, std::iter::repeat_n(ty, narrow.len() / 2));
                self.values.set_mask(value, mask, View::Wide);
            }
            (None, Some(wide)) => {
                let mask = self.split(&wide);
                self.values.set_mask(value, mask, View::Narrow);
            }
            _ => {}
        }
    }

    /// Returns leaves of these types, each from one narrow leaf or from two halves.
    fn joined(&mut self, narrow: &[clif::Value], types: impl Iterator<Item = Type>) -> Leaves {
        let mut rest = narrow.iter().copied();
        let mut out = Leaves::new();
        for ty in types {
            let Some(first) = rest.next() else { break };
            let second = if ty.bits() > 128 { rest.next() } else { None };
            out.push(match second {
                Some(second) => self.join(ty, first, second),
                None => first,
            });
        }
        out
    }

    /// Returns narrow leaves: the halves of wide ones, and the others.
    pub(crate) fn split(&mut self, wide: &[clif::Value]) -> Leaves {
        let mut out = Leaves::new();
        for &leaf in wide {
            if self.builder.func.dfg.value_type(leaf).bits() > 128 {
                out.extend([0, 1].map(|half| self.half(leaf, half)));
            } else {
                out.push(leaf);
            }
        }
        out
    }

    /// Sign-extends the lanes of a wide vector, in two wide vectors.
    pub(crate) fn sign_extended_halves(&mut self, value: clif::Value) -> [clif::Value; 2] {
        let ty = self.builder.func.dfg.value_type(value);
        let lane = ty.lane_type().double_width();
        let wide = lane.and_then(|lane| lane.by(ty.lane_count() / 2)).unwrap_or(ty);
        [0, 1].map(|half| {
            let half = self.half(value, half);
            self.wide_unary(WideInst::SignExtend, wide, half)
        })
    }

    /// Joins two vectors of 128 bits. The back end knows the form.
    pub(crate) fn join(&mut self, ty: Type, low: clif::Value, high: clif::Value) -> clif::Value {
        let [low, high] = [low, high].map(|half| self.ins().bitcast(types::F128, little_endian(), half));
        let both = self.ins().scalar_to_vector(halves(), low);
        let both = self.ins().insertlane(both, high, 1);
        self.ins().bitcast(ty, little_endian(), both)
    }

    /// Returns a half of a vector of 256 bits.
    pub(crate) fn half(&mut self, value: clif::Value, half: u8) -> clif::Value {
        let ty = self.builder.func.dfg.value_type(value);
        let narrow = ty.lane_type().by(ty.lane_count() / 2).unwrap_or(ty);
        let both = self.ins().bitcast(halves(), little_endian(), value);
        let half = self.ins().extractlane(both, half);
        self.ins().bitcast(narrow, little_endian(), half)
    }
}
