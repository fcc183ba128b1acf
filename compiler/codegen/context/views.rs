//! Views of values with vectors of more than 128 bits.
//!
//! On targets with wider registers, most operations on lanes are lowered in the widest view that has an instruction for
//! them. All others are lowered in the narrow view, with leaves of at most 128 bits: their lowerings choose among
//! instructions on 128 bits. A value that is produced in one view is split or joined for the others; Cranelift removes
//! what is not used. No value of a function's signature is wide.

use cranelift_codegen::ir::{self as clif, Endianness, InstBuilder, MemFlagsData, Type, types};

use crate::codegen::types::Shapes;
use crate::codegen::types::wide_inst::WideInst;
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum View {
    /// Leaves have at most 128 bits.
    Narrow,
    /// Leaves have at most 256 bits.
    Wide,
    /// Leaves have at most 512 bits.
    Widest,
}

impl View {
    /// The views in which some leaves have more than 128 bits, narrower ones first.
    pub(super) const WIDER: [View; 2] = [View::Wide, View::Widest];

    /// Returns the number of the view in [`View::WIDER`].
    pub(super) fn wider_index(self) -> Option<usize> {
        View::WIDER.iter().position(|&view| view == self)
    }

    /// Returns the wider views from this one on, wider ones first.
    pub(super) fn and_narrower(self) -> impl Iterator<Item = View> {
        View::WIDER.into_iter().rev().filter(move |&view| view <= self)
    }

    /// Returns the next narrower view.
    fn narrower(self) -> View {
        if self == View::Widest { View::Wide } else { View::Narrow }
    }

    /// Returns the maximum width of a leaf in bits.
    fn bits(self) -> u32 {
        match self {
            View::Narrow => 128,
            View::Wide => 256,
            View::Widest => 512,
        }
    }
}

impl<'a> FunctionCx<'a> {
    /// Enables the views with vectors of at most `bits` bits.
    pub(crate) fn enable_views(&mut self, bits: u32) {
        let env = self.env;
        let shapes =
            |view: View| Shapes::new(env.cx, &env.target.layout, &env.support).with_vector_bits(view.bits());
        self.wider_shapes = View::WIDER.into_iter().filter(|view| view.bits() <= bits).map(shapes).collect();
    }

    /// Returns true if leaves may be wide.
    pub(crate) fn has_wide_view(&self) -> bool {
        !self.wider_shapes.is_empty()
    }

    /// Returns true if leaves may have 512 bits.
    pub(crate) fn has_widest_view(&self) -> bool {
        self.widest_view() == View::Widest
    }

    /// Returns the view with the widest leaves.
    pub(super) fn widest_view(&self) -> View {
        self.wider_shapes.len().checked_sub(1).map_or(View::Narrow, |index| View::WIDER[index])
    }

    /// Returns true if leaves may be wide in the current view.
    pub(crate) fn is_wide_view(&self) -> bool {
        self.view != View::Narrow
    }

    /// Returns true if leaves may have 512 bits in the current view.
    pub(crate) fn is_widest_view(&self) -> bool {
        self.view == View::Widest
    }

    /// Returns the shapes in a view of the function.
    pub(super) fn shapes_in(&mut self, view: View) -> &mut Shapes<'a> {
        let shapes = view.wider_index().and_then(|index| self.wider_shapes.get_mut(index));
        shapes.unwrap_or(&mut self.shapes)
    }

    /// Returns the narrowest view in which a type has the leaves that it has in `view`.
    pub(super) fn home_view(&mut self, ty: TypeId, view: View) -> View {
        let home = view.and_narrower().find(|&view| self.has_shape_of(view, ty));
        home.unwrap_or(View::Narrow)
    }

    /// Returns true if a type has leaves that only this view and wider ones have.
    pub(crate) fn has_shape_of(&mut self, view: View, ty: TypeId) -> bool {
        let below = view.bits() / 2;
        let shape = self.shapes_in(view).get(ty);
        shape.is_ok_and(|shape| shape.leaves.iter().any(|leaf| leaf.is_vector() && leaf.ty().bits() > below))
    }

    /// Calls a function in a view.
    pub(crate) fn in_view<T>(&mut self, view: View, f: impl FnOnce(&mut Self) -> T) -> T {
        let before = std::mem::replace(&mut self.view, view);
        let result = f(self);
        self.view = before;
        result
    }

    /// Returns true if a type has other leaves in the wide view than in the narrow one.
    pub(crate) fn has_wide_shape(&mut self, ty: TypeId) -> bool {
        self.has_wide_view() && self.has_shape_of(View::Wide, ty)
    }

    /// Returns the width of the lanes of a mask in a view; `None` for values without one.
    pub(crate) fn mask_width(&self, value: Value, view: View) -> Option<u32> {
        let &part = self.values.mask(value, view)?.first()?;
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

    /// Derives the leaves of a value in all views from those in one.
    fn complete_view(&mut self, value: Value) -> Lower {
        self.complete_masks(value);
        let ty = self.body.value_type(value);
        if !self.has_wide_shape(ty) {
            return Ok(());
        }
        let widest = self.widest_view();
        for view in widest.and_narrower() {
            let narrower = view.narrower();
            if self.leaves_in(value, narrower).is_none()
                && let Some(leaves) = self.leaves_in(value, view)
            {
                let split = self.split(&leaves);
                self.values.set_in(narrower, value, &split);
            }
        }
        for view in View::WIDER.into_iter().filter(|&view| view <= widest) {
            let narrower = view.narrower();
            if self.leaves_in(value, view).is_none()
                && self.has_shape_of(view, ty)
                && let Some(leaves) = self.leaves_in(value, narrower)
            {
                let shape = self.in_view(view, |fx| fx.shape(ty))?;
                let joined = self.joined(&leaves, shape.leaves.iter().map(|leaf| leaf.ty()));
                self.values.set_in(view, value, &joined);
            }
        }
        Ok(())
    }

    /// Returns the leaves of a value that were set in a view.
    fn leaves_in(&self, value: Value, view: View) -> Option<Leaves> {
        match view {
            View::Narrow => self.values.leaves(value).map(Leaves::from_slice),
            _ => self.values.wider_leaves(value, view).cloned(),
        }
    }

    /// Derives the mask of a vector of `i1` in all views from that in one.
    fn complete_masks(&mut self, value: Value) {
        let widest = self.widest_view();
        for view in widest.and_narrower() {
            let narrower = view.narrower();
            if self.values.mask(value, narrower).is_none()
                && let Some(mask) = self.values.mask(value, view).cloned()
            {
                let mask = self.split(&mask);
                self.values.set_mask(value, mask, narrower);
            }
        }
        for view in View::WIDER.into_iter().filter(|&view| view <= widest) {
            let narrower = view.narrower();
            let Some(mask) = self.values.mask(value, narrower).cloned() else { continue };
            let ty = mask.first().map(|&part| self.builder.func.dfg.value_type(part));
            let ty = ty.filter(|ty| ty.bits() == narrower.bits() && mask.len().is_multiple_of(2));
            let Some(ty) = ty.and_then(|ty| ty.lane_type().by(2 * ty.lane_count())) else { continue };
            if self.values.mask(value, view).is_none() {
                let mask = self.joined(&mask, std::iter::repeat_n(ty, mask.len() / 2));
                self.values.set_mask(value, mask, view);
            }
        }
    }

    /// Returns leaves of these types, each from one leaf or from two halves.
    fn joined(&mut self, narrow: &[clif::Value], types: impl Iterator<Item = Type>) -> Leaves {
        let mut rest = narrow.iter().copied();
        let mut out = Leaves::new();
        for ty in types {
            let Some(first) = rest.next() else { break };
            let is_half = self.builder.func.dfg.value_type(first).bits() < ty.bits();
            let second = if is_half { rest.next() } else { None };
            out.push(match second {
                Some(second) => self.join(ty, first, second),
                None => first,
            });
        }
        out
    }

    /// Returns the halves of the widest leaves, and the others.
    pub(crate) fn split(&mut self, wide: &[clif::Value]) -> Leaves {
        let bits = |fx: &Self, leaf| fx.builder.func.dfg.value_type(leaf).bits();
        let widest = wide.iter().map(|&leaf| bits(self, leaf)).max().unwrap_or(0);
        let mut out = Leaves::new();
        for &leaf in wide {
            if bits(self, leaf) == widest && widest > 128 {
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

    /// Joins two vectors. The back end knows the form of those of 128 bits.
    pub(crate) fn join(&mut self, ty: Type, low: clif::Value, high: clif::Value) -> clif::Value {
        if ty.bits() > 256 {
            return self.concat(ty, low, high);
        }
        let [low, high] = [low, high].map(|half| self.ins().bitcast(types::F128, little_endian(), half));
        let both = self.ins().scalar_to_vector(halves(), low);
        let both = self.ins().insertlane(both, high, 1);
        self.ins().bitcast(ty, little_endian(), both)
    }

    /// Returns a half of a vector of 256 or 512 bits.
    pub(crate) fn half(&mut self, value: clif::Value, half: u8) -> clif::Value {
        let ty = self.builder.func.dfg.value_type(value);
        let narrow = ty.lane_type().by(ty.lane_count() / 2).unwrap_or(ty);
        if ty.bits() > 256 {
            return self.half_of_512_bits(narrow, value, half);
        }
        let both = self.ins().bitcast(halves(), little_endian(), value);
        let half = self.ins().extractlane(both, half);
        self.ins().bitcast(narrow, little_endian(), half)
    }
}
