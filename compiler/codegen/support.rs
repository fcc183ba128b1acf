//! What a target's Cranelift back end can do: consulted before CLIF is built, because what it cannot do is an
//! error or a panic there.

use target_lexicon::Architecture;

use crate::target::Target;

use super::types::Scalar;

/// What the back end of a target supports natively.
#[derive(Clone, Debug)]
pub(super) struct Support {
    /// 128-bit vectors of byte-sized integers, `f32`, `f64` and pointers.
    pub(super) vectors: bool,
    /// Whether vectors of fewer than 128 bits, and of `i1`, travel in registers of 128 bits.
    pub(super) widens_vectors: bool,
    /// `ceil`, `floor`, `trunc` and `nearest` without a call.
    pub(super) rounding: bool,
    /// `fma` without a call.
    pub(super) fma: bool,
    /// Conversions of vectors of floats to integers of 32 bits that do not look at the range.
    pub(super) packed_conversions: bool,
    /// Arithmetic of `f128`.
    pub(super) quad: bool,
    /// An x87 unit, and so `f80`.
    pub(super) x87: bool,
    /// Whether lane 0 of a bit-packed vector is its lowest bit.
    pub(super) little_endian: bool,
}

impl Support {
    /// The table row of a target at its baseline.
    pub(super) fn of(target: &Target) -> Support {
        let x86_64 = target.triple.architecture == Architecture::X86_64;
        let aarch64 = matches!(target.triple.architecture, Architecture::Aarch64(_));
        let s390x = target.triple.architecture == Architecture::S390x;
        Support {
            vectors: target.has_vectors(),
            widens_vectors: x86_64,
            rounding: aarch64 || s390x,
            fma: !x86_64,
            packed_conversions: x86_64,
            quad: s390x,
            x87: x86_64,
            little_endian: !target.layout.big_endian,
        }
    }

    /// How many lanes of a vector of `lanes` lanes go into one Cranelift value.
    pub(super) fn lanes_per_part(&self, scalar: Scalar, lanes: u32) -> u32 {
        let native = self.vectors && scalar.is_vector_lane();
        let per_part = 128 / scalar.bits().max(1);
        if native && per_part > 1 && lanes.is_multiple_of(per_part) { per_part } else { 1 }
    }

    /// The registers in which a vector of single lanes travels, as LLVM makes them: the lanes that no register has are
    /// widened with bits, and where that leaves room, more lanes follow. `None` if the lanes travel on their own.
    pub(super) fn registers(&self, scalar: Scalar, lanes: u32) -> Option<Registers> {
        // A single lane is a scalar, unless it is widened all the same.
        let single = lanes < 2 && !scalar.is_half();
        if !self.widens_vectors || single || self.lanes_per_part(scalar, lanes) > 1 {
            return None;
        }
        let all = lanes.next_power_of_two() * scalar.bits();
        let even = lanes.is_power_of_two();
        match scalar {
            Scalar::F16 | Scalar::BF16 if even || lanes < 8 => {
                Some(Registers { scalar: Scalar::Int(16), lanes: 8, values: lanes.min(8) })
            }
            Scalar::Int(1) if lanes > 16 => None,
            Scalar::Int(..=64) if scalar.is_odd() && even => {
                let bits = (128 / lanes).clamp(scalar.container().bits(), 64);
                let lanes = 128 / bits;
                Some(Registers { scalar: Scalar::Int(bits), lanes, values: lanes })
            }
            _ if scalar.is_vector_lane() && (even && all < 128 || all == 128) => {
                Some(Registers { scalar, lanes: 128 / scalar.bits(), values: lanes })
            }
            _ => None,
        }
    }

    /// Whether the lanes of a vector travel as if they were arguments of their own.
    pub(super) fn travels_by_lane(&self, scalar: Scalar, lanes: u32) -> bool {
        match self.widens_vectors {
            true => self.registers(scalar, lanes).is_none(),
            false => lanes == 1 || scalar == Scalar::F128,
        }
    }
}

/// How a vector is cut into registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Registers {
    /// What the lanes of a register are.
    pub(super) scalar: Scalar,
    /// How many lanes a register has.
    pub(super) lanes: u32,
    /// How many of them hold lanes of the vector.
    pub(super) values: u32,
}
