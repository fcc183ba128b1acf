//! Scalars: the types of leaves and of lanes.

use cranelift_codegen::ir::{Type, types};

use crate::ir::{Context, FloatKind, TypeData, TypeId};

/// The type of a leaf or of a lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scalar {
    /// An integer of this many bits, at most 128.
    Int(u32),
    /// A word of an integer of more than 128 bits.
    Limb {
        /// The width of the whole integer.
        width: u32,
        /// The index of the word, from the lowest.
        number: u32,
    },
    /// `f16`, as its bits.
    F16,
    /// `bf16`, as its bits.
    BF16,
    /// `f32`.
    F32,
    /// `f64`.
    F64,
    /// `f80`, as its bits: on x86-64 only.
    F80,
    /// `f128`.
    F128,
    /// A pointer.
    Pointer,
}

/// Address spaces in which LLVM accesses other memory than in address space 0: those of segment registers (256 to 258)
/// and of 32-bit pointers (270 to 272) on x86-64. The latter exist on aarch64, too.
const SPECIAL_ADDRESS_SPACES: [u32; 6] = [256, 257, 258, 270, 271, 272];

impl Scalar {
    /// Returns the scalar of an LLVM type. The error states what the type needs to be supported.
    pub(crate) fn of(cx: &Context, ty: TypeId) -> Result<Scalar, String> {
        match cx.type_data(ty) {
            TypeData::Integer { width, .. } if *width <= 128 => Ok(Scalar::Int(*width)),
            TypeData::Integer { width, .. } => Err(format!("it needs integers of {width} bits")),
            TypeData::Float(FloatKind::F16) => Ok(Scalar::F16),
            TypeData::Float(FloatKind::BF16) => Ok(Scalar::BF16),
            TypeData::Float(FloatKind::F32) => Ok(Scalar::F32),
            TypeData::Float(FloatKind::F64) => Ok(Scalar::F64),
            TypeData::Float(FloatKind::F80) => Ok(Scalar::F80),
            TypeData::Float(FloatKind::F128) => Ok(Scalar::F128),
            TypeData::Float(kind) => Err(format!("it needs floats of type '{}'", kind.keyword())),
            TypeData::Pointer { space } if SPECIAL_ADDRESS_SPACES.contains(space) => {
                Err(format!("it needs address space {space}"))
            }
            TypeData::Pointer { .. } => Ok(Scalar::Pointer),
            _ => Err(format!("it needs values of type '{}'", cx.type_text(ty))),
        }
    }

    /// Returns the Cranelift type that holds it.
    pub(crate) fn container(self) -> Type {
        match self {
            Scalar::Int(0..=8) => types::I8,
            Scalar::Int(9..=16) | Scalar::F16 | Scalar::BF16 => types::I16,
            Scalar::Int(17..=32) => types::I32,
            Scalar::Int(33..=64) | Scalar::Limb { .. } | Scalar::Pointer => types::I64,
            Scalar::Int(_) | Scalar::F80 => types::I128,
            Scalar::F32 => types::F32,
            Scalar::F64 => types::F64,
            Scalar::F128 => types::F128,
        }
    }

    /// Returns the width of the value in bits.
    pub(crate) fn bits(self) -> u32 {
        match self {
            Scalar::Int(width) => width,
            Scalar::Limb { width, number } => (width - 64 * number).min(64),
            Scalar::F80 => 80,
            other => other.container().bits(),
        }
    }

    /// Returns true if it is a float whose arithmetic uses a wider format.
    pub(crate) fn is_half(self) -> bool {
        matches!(self, Scalar::F16 | Scalar::BF16)
    }

    /// Returns true if it can be the lane type of a Cranelift vector.
    pub(crate) fn is_vector_lane(self) -> bool {
        !self.is_odd() && !self.is_half() && self.bits() <= 64
    }

    /// Returns the number of bytes that a store writes.
    pub(crate) fn bytes(self) -> u64 {
        u64::from(self.bits().div_ceil(8))
    }

    /// Returns the distance between consecutive elements of an array in bytes.
    pub(crate) fn stride(self) -> i64 {
        self.container().bytes().into()
    }

    /// Returns true if the value has fewer bits than its container.
    pub(crate) fn is_odd(self) -> bool {
        self.bits() != self.container().bits()
    }
}
