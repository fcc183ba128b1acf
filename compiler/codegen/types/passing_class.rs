//! How vectors travel where functions meet, which is what LLVM's legalisation of their types makes of them: in vector
//! registers, with the lanes that these do not have widened or filled up; or lane by lane.

use super::scalar::Scalar;
use super::support::{Support, VectorRegisters};

/// How a vector travels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Travel {
    /// As the leaves that it is made of, as if they were arguments of their own.
    Leaves,
    /// As its lanes, which are parts of one argument: several may travel by reference.
    Parts,
    /// In registers.
    Registers(Registers),
    /// Not at all, yet.
    Refused,
}

/// How a vector is cut into registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Registers {
    /// What the lanes of a register are.
    pub(crate) scalar: Scalar,
    /// How many lanes 128 bits have.
    pub(crate) lanes: u32,
    /// How many of them, from the first, hold lanes of the vector.
    pub(crate) values: u32,
    /// What of the register travels.
    pub(crate) span: Span,
}

/// What of a register travels.
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
    /// Registers with lanes of their own width.
    fn of(scalar: Scalar, values: u32) -> Registers {
        let lane = if scalar.is_half() { Scalar::Int(16) } else { scalar };
        Registers { scalar: lane, lanes: 128 / lane.bits(), values, span: Span::Whole }
    }

    fn with(self, span: Span) -> Travel {
        Travel::Registers(Registers { span, ..self })
    }
}

/// The widths of lanes that registers have.
const LANE_WIDTHS: [u32; 4] = [8, 16, 32, 64];

impl Support {
    /// How a vector of so many lanes travels.
    pub(crate) fn travel(&self, scalar: Scalar, lanes: u32) -> Travel {
        match self.vector_registers {
            VectorRegisters::Xmm => self.travel_in_xmm(scalar, lanes),
            VectorRegisters::Neon => self.travel_in_neon(scalar, lanes),
            VectorRegisters::Z => travel_in_z(scalar, lanes),
            VectorRegisters::V => Travel::Refused,
            VectorRegisters::None => travel_by_lane(scalar, lanes),
        }
    }

    fn travel_in_xmm(&self, scalar: Scalar, lanes: u32) -> Travel {
        // A single lane is a scalar, unless it is widened all the same.
        let single = lanes < 2 && !scalar.is_half();
        if single || self.lanes_per_part(scalar, lanes) > 1 {
            return Travel::Leaves;
        }
        let all = lanes.next_power_of_two() * scalar.bits();
        let even = lanes.is_power_of_two();
        match scalar {
            Scalar::F16 | Scalar::BF16 if even || lanes < 8 => {
                Travel::Registers(Registers::of(scalar, lanes.min(8)))
            }
            Scalar::Int(1) if lanes > 16 => Travel::Leaves,
            Scalar::Int(..=64) if scalar.is_odd() && even => {
                let bits = (128 / lanes).clamp(scalar.container().bits(), 64);
                Travel::Registers(Registers::of(Scalar::Int(bits), 128 / bits))
            }
            _ if scalar.is_vector_lane() && (even && all < 128 || all == 128) => {
                Travel::Registers(Registers::of(scalar, lanes))
            }
            _ => Travel::Leaves,
        }
    }

    fn travel_in_neon(&self, scalar: Scalar, lanes: u32) -> Travel {
        let width = scalar.bits();
        if self.lanes_per_part(scalar, lanes) > 1 || width > 64 {
            return Travel::Leaves;
        }
        let all = lanes.next_power_of_two() * width;
        let even = lanes.is_power_of_two();
        if !LANE_WIDTHS.contains(&width) {
            let promoted = promoted_width(lanes, width, &[64, 128]).filter(|_| even && lanes > 1);
            return match promoted {
                Some((bits, 64)) => Registers::of(Scalar::Int(bits), lanes).with(Span::Half),
                Some((bits, _)) => Registers::of(Scalar::Int(bits), lanes).with(Span::Whole),
                None if width > 32 && lanes > 1 => Travel::Parts,
                None => Travel::Leaves,
            };
        }
        match all {
            _ if lanes == 1 && scalar.is_half() => Travel::Leaves,
            _ if lanes == 1 => Registers::of(scalar, 1).with(Span::Half),
            64 => Registers::of(scalar, lanes).with(Span::Half),
            128 => Registers::of(scalar, lanes).with(Span::Whole),
            // Integers get wider lanes; floats, more of them.
            ..64 if even && scalar.is_half() => Registers::of(scalar, lanes).with(Span::Half),
            ..64 if even => Registers::of(Scalar::Int(64 / lanes), lanes).with(Span::Half),
            _ if even => Registers::of(scalar, 128 / width).with(Span::Whole),
            _ if width == 64 => Registers::of(scalar, 1).with(Span::Half),
            _ => Travel::Leaves,
        }
    }
}

fn travel_in_z(scalar: Scalar, lanes: u32) -> Travel {
    let width = scalar.bits();
    let all = lanes.next_power_of_two() * width;
    let even = lanes.is_power_of_two();
    let span = if lanes * width.div_ceil(8) <= 8 { Span::Short } else { Span::Whole };
    match scalar {
        Scalar::BF16 => Travel::Refused,
        Scalar::F16 => Registers::of(scalar, 8).with(span),
        _ if width > 64 && lanes == 1 => Travel::Refused,
        _ if width > 64 => Travel::Parts,
        _ if !LANE_WIDTHS.contains(&width) => {
            // A vector of bits is as long as its bits are.
            let span = if lanes * width <= 64 { Span::Short } else { Span::Whole };
            match promoted_width(lanes, width, &[128]).filter(|_| even && lanes > 1) {
                Some((bits, _)) => Registers::of(Scalar::Int(bits), lanes).with(span),
                None if width > 32 && lanes > 1 => Travel::Parts,
                None => Travel::Leaves,
            }
        }
        _ if even && all <= 128 || all == 128 => Registers::of(scalar, lanes).with(span),
        _ if even => Registers::of(scalar, 128 / width).with(span),
        Scalar::Int(_) | Scalar::Pointer if width == 64 => Travel::Parts,
        _ => Travel::Leaves,
    }
}

fn travel_by_lane(scalar: Scalar, lanes: u32) -> Travel {
    match scalar {
        Scalar::F32 | Scalar::F64 => Travel::Leaves,
        Scalar::BF16 if lanes > 1 => Travel::Leaves,
        _ => Travel::Parts,
    }
}

/// The smallest width of lanes, at least `width`, with which so many fill a register of one of these sizes, and that size.
fn promoted_width(lanes: u32, width: u32, sizes: &[u32]) -> Option<(u32, u32)> {
    let widths = LANE_WIDTHS.into_iter().filter(|&wider| wider >= width);
    widths.map(|wider| (wider, wider * lanes)).find(|(_, size)| sizes.contains(size))
}
