//! Representation of LLVM types in Cranelift: a value of any type is a list of leaves.
//!
//! - An integer `iN` of at most 128 bits is represented **zero-extended** in the smallest of 8, 16, 32, 64 and 128 bits
//!   that holds it; so an `i1` is an 8-bit 0 or 1. Every lowering maintains this form for its results, and sign-extends
//!   operands itself if the sign matters.
//! - A wider integer is a list of limbs, words of 64 bits, the lowest first; the highest one is zero-extended, too.
//! - Structures and arrays are the leaves of their parts in order; empty ones have none.
//! - A vector is the list of its lanes, or of 128-bit parts if the target has them according to [`Support`].
//!
//! [`support`] describes the features of a target's back end, [`passing_class`] the calling convention of vectors.
//! Imports none of the other modules of code generation.

pub(super) mod float_format;
pub(super) mod passing_class;
mod scalar;
pub(super) mod support;
pub(super) mod wide_inst;

use std::rc::Rc;

use cranelift_codegen::ir::Type;
use rustc_hash::FxHashMap;

use crate::dialect::llvm::layout;
use crate::ir::{Context, TypeData, TypeId};
use crate::target::DataLayout;

use passing_class::{PassingClass, Registers, Span};
pub(crate) use scalar::Scalar;
use support::Support;

/// One Cranelift value of an LLVM value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Leaf {
    /// Its type, or that of its lanes.
    pub(crate) scalar: Scalar,
    /// Number of lanes; 1 for a scalar.
    pub(crate) lanes: u32,
    /// Byte offset in memory from the start of the whole value. Bit-packed lanes have the offset of their
    /// vector.
    pub(crate) offset: u64,
}

impl Leaf {
    /// Returns the leaf of a value that is one scalar.
    pub(crate) fn single(scalar: Scalar) -> Leaf {
        Leaf { scalar, lanes: 1, offset: 0 }
    }

    /// Returns the Cranelift type.
    pub(crate) fn ty(self) -> Type {
        let lane = self.scalar.container();
        lane.by(self.lanes).unwrap_or(lane)
    }

    /// Returns one lane.
    pub(crate) fn lane(self) -> Leaf {
        Leaf { lanes: 1, ..self }
    }

    /// Returns true if it has several lanes.
    pub(crate) fn is_vector(self) -> bool {
        self.lanes > 1
    }
}

/// Lanes of fewer bits than their storage type. LLVM packs them, so their leaves have no addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Packed {
    /// The index of the first leaf.
    pub(crate) first: usize,
    /// Number of lanes.
    pub(crate) lanes: usize,
    /// Bits of a lane.
    pub(crate) width: u32,
}

/// Lanes of a vector that are leaves and are passed in one register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Register {
    /// The index of the first leaf.
    pub(crate) first: usize,
    /// Number of lanes that are leaves; the register may have more.
    pub(crate) lanes: usize,
    /// The whole register.
    pub(crate) leaf: Leaf,
    /// The passed part of it.
    pub(crate) span: Span,
}

/// Lanes of a vector that are leaves and parts of one argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Parts {
    /// The index of the first leaf.
    pub(crate) first: usize,
    /// Number of lanes.
    pub(crate) count: usize,
}

/// The leaves of a type.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Shape {
    /// The leaves, in order.
    pub(crate) leaves: Vec<Leaf>,
    /// Vectors of bit-packed lanes among them.
    pub(crate) packed: Vec<Packed>,
    /// Vectors of single lanes among them that are passed in a register.
    pub(crate) registers: Vec<Register>,
    /// Vectors of single lanes among them that are parts of one argument.
    pub(crate) parts: Vec<Parts>,
    /// True if one of the vectors cannot be passed.
    pub(crate) refused: bool,
    /// Size in memory.
    pub(crate) size: u64,
    /// Alignment in memory.
    pub(crate) align: u64,
}

/// The maximum width of an integer. Products and quotients of wider ones would take very long.
pub(crate) const MAX_WIDTH: u32 = 8192;

/// Returns the number of limbs of an integer.
pub(crate) fn limb_count(width: u32) -> usize {
    width.div_ceil(64) as usize
}

/// The maximum number of leaves of a value. Each leaf costs an instruction wherever the value is used.
const MAX_LEAVES: u64 = 1 << 16;

/// The shapes of types, each computed once.
#[derive(Debug)]
pub(crate) struct Shapes<'a> {
    cx: &'a Context,
    layout: &'a DataLayout,
    pub(crate) support: &'a Support,
    /// The maximum width in bits of a leaf that is a vector.
    vector_bits: u32,
    known: FxHashMap<TypeId, Rc<Shape>>,
}

impl<'a> Shapes<'a> {
    /// Creates an empty table of shapes with vectors of at most 128 bits.
    pub(crate) fn new(cx: &'a Context, layout: &'a DataLayout, support: &'a Support) -> Shapes<'a> {
        Shapes { cx, layout, support, vector_bits: 128, known: FxHashMap::default() }
    }

    /// Returns the table with vectors of at most `vector_bits` bits.
    pub(crate) fn with_vector_bits(self, vector_bits: u32) -> Shapes<'a> {
        Shapes { vector_bits, ..self }
    }

    /// Returns the shape of a type. The error states what the type needs to be supported.
    pub(crate) fn get(&mut self, ty: TypeId) -> Result<Rc<Shape>, String> {
        if let Some(shape) = self.known.get(&ty) {
            return Ok(shape.clone());
        }
        let mut shape = Shape::default();
        if ty != TypeId::VOID {
            let count = leaf_count(self.cx, ty, None)?;
            if count > MAX_LEAVES {
                return Err(format!("it needs values of {count} parts, which is more than {MAX_LEAVES}"));
            }
            self.collect(ty, 0, &mut shape)?;
            let unsized_type = || format!("it needs the size of type '{}'", self.cx.type_text(ty));
            shape.size = layout::size_of(self.cx, self.layout, ty).ok_or_else(unsized_type)?;
            shape.align = layout::align_of(self.cx, self.layout, ty).ok_or_else(unsized_type)?;
        }
        let shape = Rc::new(shape);
        self.known.insert(ty, shape.clone());
        Ok(shape)
    }

    /// Returns the scalar of a type or of the lanes of a vector, if the target supports it. The type is no wide
    /// integer.
    fn scalar(&self, ty: TypeId) -> Result<Scalar, String> {
        if let Some(width) = self.cx.int_width(ty).filter(|&width| width > 128) {
            return Err(format!("it needs vectors of integers of {width} bits"));
        }
        match Scalar::of(self.cx, ty)? {
            Scalar::F80 if !self.support.x87 => {
                Err("it needs floats of type 'f80', which only x86-64 has".to_string())
            }
            scalar => Ok(scalar),
        }
    }

    fn collect(&self, ty: TypeId, offset: u64, shape: &mut Shape) -> Result<(), String> {
        match self.cx.type_data(ty) {
            // An array of elements without leaves has no leaves, whatever its length.
            TypeData::Array { element, .. } if leaf_count(self.cx, *element, None)? == 0 => Ok(()),
            TypeData::Array { len, element } => {
                let size = layout::size_of(self.cx, self.layout, *element).unwrap_or(0);
                (0..*len).try_for_each(|i| self.collect(*element, offset + i * size, shape))
            }
            TypeData::Vector { shape: sizes, element, .. } => {
                let lanes = sizes.iter().product::<i64>() as u32;
                self.collect_vector(lanes, self.scalar(*element)?, offset, shape);
                Ok(())
            }
            _ => match self.cx.struct_fields(ty) {
                Some((fields, _)) => {
                    let offsets = layout::field_offsets(self.cx, self.layout, ty).unwrap_or_default();
                    let mut parts = fields.iter().zip(offsets);
                    parts.try_for_each(|(&field, at)| self.collect(field, offset + at, shape))
                }
                None => match self.cx.type_data(ty) {
                    TypeData::Integer { width, .. } if *width > 128 => {
                        self.collect_limbs(*width, offset, shape)
                    }
                    _ => {
                        shape.leaves.push(Leaf { scalar: self.scalar(ty)?, lanes: 1, offset });
                        Ok(())
                    }
                },
            },
        }
    }

    /// Adds the limbs of an integer, the lowest first. On big-endian targets the lowest one is last in memory.
    fn collect_limbs(&self, width: u32, offset: u64, shape: &mut Shape) -> Result<(), String> {
        if width > MAX_WIDTH {
            return Err(format!("it needs integers of {width} bits, which is more than {MAX_WIDTH}"));
        }
        let bytes = u64::from(width.div_ceil(8));
        for number in 0..limb_count(width) as u32 {
            let scalar = Scalar::Limb { width, number };
            let below = u64::from(8 * number);
            let at = if self.support.little_endian { below } else { bytes - below - scalar.bytes() };
            shape.leaves.push(Leaf { scalar, lanes: 1, offset: offset + at });
        }
        Ok(())
    }

    /// Returns the number of lanes in each leaf of a vector of `lanes` lanes.
    fn lanes_per_part(&self, scalar: Scalar, lanes: u32) -> u32 {
        let narrow = self.support.lanes_per_part(scalar, lanes);
        let mut wide = narrow * self.vector_bits / 128;
        while narrow > 1 && !lanes.is_multiple_of(wide) {
            wide /= 2;
        }
        if narrow > 1 { wide } else { narrow }
    }

    fn collect_vector(&self, lanes: u32, scalar: Scalar, offset: u64, shape: &mut Shape) {
        let start = shape.leaves.len();
        match self.support.passing_class(scalar, lanes) {
            PassingClass::Leaves => {}
            PassingClass::Parts => shape.parts.push(Parts { first: start, count: lanes as usize }),
            PassingClass::Refused => shape.refused = true,
            PassingClass::Registers(Registers { scalar, lanes: all, values, span }) => {
                let leaf = Leaf { scalar, lanes: all, offset };
                shape.registers.extend((0..lanes).step_by(values as usize).map(|lane| Register {
                    first: start + lane as usize,
                    lanes: values.min(lanes - lane) as usize,
                    leaf,
                    span,
                }));
            }
        }
        if !scalar.bits().is_multiple_of(8) {
            let first = shape.leaves.len();
            shape.packed.push(Packed { first, lanes: lanes as usize, width: scalar.bits() });
            shape.leaves.extend((0..lanes).map(|_| Leaf { scalar, lanes: 1, offset }));
            return;
        }
        let per_part = self.lanes_per_part(scalar, lanes);
        let bytes = u64::from(per_part) * scalar.bytes();
        let part = |i: u32| Leaf { scalar, lanes: per_part, offset: offset + u64::from(i) * bytes };
        shape.leaves.extend((0..lanes / per_part).map(part));
    }
}

/// The maximum nesting depth of types, so that recursion cannot overflow the stack.
const MAX_DEPTH: usize = 64;

/// Checks that a type can be traversed: it may contain itself, or be nested absurdly deep.
pub(crate) fn check_depth(cx: &Context, ty: TypeId) -> Result<(), String> {
    leaf_count(cx, ty, None).map(drop)
}

/// A type whose parts are being visited, and the types that contain it.
struct Whole<'a> {
    ty: TypeId,
    depth: usize,
    outer: Option<&'a Whole<'a>>,
}

/// Returns an upper bound of the number of leaves of a type inside others.
fn leaf_count(cx: &Context, ty: TypeId, outer: Option<&Whole>) -> Result<u64, String> {
    let here = Whole { ty, depth: outer.map_or(0, |outer| outer.depth + 1), outer };
    if here.depth > MAX_DEPTH {
        return Err(format!("it needs types nested more than {MAX_DEPTH} deep"));
    }
    if std::iter::successors(outer, |whole| whole.outer).any(|whole| whole.ty == ty) {
        return Err(format!("it needs the size of type '{}', which contains itself", cx.type_text(ty)));
    }
    match cx.type_data(ty) {
        TypeData::Array { len, element } => Ok(len.saturating_mul(leaf_count(cx, *element, Some(&here))?)),
        TypeData::Vector { shape, scalable, .. } => {
            if scalable.contains(&true) {
                return Err("it needs scalable vectors".to_string());
            }
            Ok(shape.iter().fold(1, |all: u64, &size| all.saturating_mul(size.max(0) as u64)))
        }
        _ => match cx.struct_fields(ty) {
            Some((fields, _)) => fields
                .iter()
                .try_fold(0u64, |all, &field| Ok(all.saturating_add(leaf_count(cx, field, Some(&here))?))),
            None => Ok(match cx.type_data(ty) {
                TypeData::Integer { width, .. } if *width > 128 => limb_count(*width) as u64,
                _ => 1,
            }),
        },
    }
}
