//! Passing classes of vectors, as determined by LLVM's type legalization.
//!
//! A vector is passed in vector registers, after widening or padding its lanes, or lane by lane.

use super::scalar::Scalar;
use super::support::{Support, VectorRegisters};

/// The passing class of a vector as an argument or result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PassingClass {
    /// Its leaves, as if they were arguments of their own.
    Leaves,
    /// Its lanes, as parts of one argument. Several may be passed by reference.
    Parts,
    /// In registers.
    Registers(Registers),
    /// Not supported.
    Refused,
}

/// The registers of a vector.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Registers {
    /// The lane type of a register.
    pub(crate) scalar: Scalar,
    /// The number of lanes in 128 bits.
    pub(crate) lanes: u32,
    /// The number of lanes of the register that hold lanes of the vector, from the first.
    pub(crate) values: u32,
    /// The passed part of the register.
    pub(crate) span: Span,
}

/// The passed part of a register.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Span {
    /// All of it.
    #[default]
    Whole,
    /// Its first half.
    Half,
    /// All of it, but on the stack its first half only.
    Short,
}

impl Registers {
    /// Returns registers whose lanes have their own width.
    fn of(scalar: Scalar, values: u32) -> Registers {
        let lane = if scalar.is_half() { Scalar::Int(16) } else { scalar };
        Registers { scalar: lane, lanes: 128 / lane.bits(), values, span: Span::Whole }
    }

    fn with(self, span: Span) -> PassingClass {
        PassingClass::Registers(Registers { span, ..self })
    }
}

/// The lane widths of registers.
const LANE_WIDTHS: [u32; 4] = [8, 16, 32, 64];

impl Support {
    /// Returns the passing class of a vector of this many lanes.
    pub(crate) fn passing_class(&self, scalar: Scalar, lanes: u32) -> PassingClass {
        match self.vector_registers {
            VectorRegisters::Xmm => self.class_in_xmm(scalar, lanes),
            VectorRegisters::Neon => self.class_in_neon(scalar, lanes),
            VectorRegisters::Z => self.class_in_z(scalar, lanes),
            VectorRegisters::V => PassingClass::Refused,
            VectorRegisters::None => class_by_lane(scalar, lanes),
        }
    }

    fn class_in_xmm(&self, scalar: Scalar, lanes: u32) -> PassingClass {
        // A single lane is a scalar, unless it is widened.
        let single = lanes < 2 && !scalar.is_half();
        if single || self.lanes_per_part(scalar, lanes) > 1 {
            return PassingClass::Leaves;
        }
        let all = lanes.next_power_of_two() * scalar.bits();
        let even = lanes.is_power_of_two();
        match scalar {
            Scalar::F16 | Scalar::BF16 if even || lanes < 8 => {
                PassingClass::Registers(Registers::of(scalar, lanes.min(8)))
            }
            Scalar::Int(1) if lanes > 16 => PassingClass::Leaves,
            Scalar::Int(..=64) if scalar.is_odd() && even => {
                let bits = (128 / lanes).clamp(scalar.container().bits(), 64);
                PassingClass::Registers(Registers::of(Scalar::Int(bits), 128 / bits))
            }
            _ if scalar.is_vector_lane() && (even && all < 128 || all == 128) => {
                PassingClass::Registers(Registers::of(scalar, lanes))
            }
            _ => PassingClass::Leaves,
        }
    }

    fn class_in_neon(&self, scalar: Scalar, lanes: u32) -> PassingClass {
        let width = scalar.bits();
        if self.lanes_per_part(scalar, lanes) > 1 || width > 64 {
            return PassingClass::Leaves;
        }
        let all = lanes.next_power_of_two() * width;
        let even = lanes.is_power_of_two();
        if !LANE_WIDTHS.contains(&width) {
            let promoted = promoted_width(lanes, width, &[64, 128]).filter(|_| even && lanes > 1);
            return match promoted {
                Some((bits, 64)) => Registers::of(Scalar::Int(bits), lanes).with(Span::Half),
                Some((bits, _)) => Registers::of(Scalar::Int(bits), lanes).with(Span::Whole),
                None if width > 32 && lanes > 1 => PassingClass::Parts,
                None => PassingClass::Leaves,
            };
        }
        match all {
            _ if lanes == 1 && scalar.is_half() => PassingClass::Leaves,
            _ if lanes == 1 => Registers::of(scalar, 1).with(Span::Half),
            64 => Registers::of(scalar, lanes).with(Span::Half),
            128 => Registers::of(scalar, lanes).with(Span::Whole),
            // Integers get wider lanes; floats get more of them.
            ..64 if even && scalar.is_half() => Registers::of(scalar, lanes).with(Span::Half),
            ..64 if even => Registers::of(Scalar::Int(64 / lanes), lanes).with(Span::Half),
            _ if even => Registers::of(scalar, 128 / width).with(Span::Whole),
            _ if width == 64 => Registers::of(scalar, 1).with(Span::Half),
            _ => PassingClass::Leaves,
        }
    }

    fn class_in_z(&self, scalar: Scalar, lanes: u32) -> PassingClass {
        if self.lanes_per_part(scalar, lanes) > 1 {
            return PassingClass::Leaves;
        }
        let width = scalar.bits();
        let all = lanes.next_power_of_two() * width;
        let even = lanes.is_power_of_two();
        let span = if lanes * width.div_ceil(8) <= 8 { Span::Short } else { Span::Whole };
        match scalar {
            Scalar::BF16 => PassingClass::Refused,
            Scalar::F16 => Registers::of(scalar, 8).with(span),
            _ if width > 64 && lanes == 1 => PassingClass::Refused,
            _ if width > 64 => PassingClass::Parts,
            _ if !LANE_WIDTHS.contains(&width) => {
                // The length of a vector of bits is that of its bits.
                let span = if lanes * width <= 64 { Span::Short } else { Span::Whole };
                match promoted_width(lanes, width, &[128]).filter(|_| even && lanes > 1) {
                    Some((bits, _)) => Registers::of(Scalar::Int(bits), lanes).with(span),
                    None if width > 32 && lanes > 1 => PassingClass::Parts,
                    None => PassingClass::Leaves,
                }
            }
            _ if even && all <= 128 || all == 128 => Registers::of(scalar, lanes).with(span),
            _ if even => Registers::of(scalar, 128 / width).with(span),
            Scalar::Int(_) | Scalar::Pointer if width == 64 => PassingClass::Parts,
            _ => PassingClass::Leaves,
        }
    }
}

fn class_by_lane(scalar: Scalar, lanes: u32) -> PassingClass {
    match scalar {
        Scalar::F32 | Scalar::F64 => PassingClass::Leaves,
        Scalar::BF16 if lanes > 1 => PassingClass::Leaves,
        _ => PassingClass::Parts,
    }
}

/// Returns the smallest lane width of at least `width` with which this many lanes fill a register of one of these
/// sizes, and that size.
fn promoted_width(lanes: u32, width: u32, sizes: &[u32]) -> Option<(u32, u32)> {
    let widths = LANE_WIDTHS.into_iter().filter(|&wider| wider >= width);
    widths.map(|wider| (wider, wider * lanes)).find(|(_, size)| sizes.contains(size))
}
