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
            vectors: x86_64 || aarch64,
            widens_vectors: x86_64,
            rounding: aarch64 || s390x,
            fma: !x86_64,
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

    /// The lanes of the register in which a vector of single lanes travels: what they are, and how many. Narrow vectors
    /// are widened with lanes, those of `i1` with bits, as LLVM does; other vectors do not travel.
    pub(super) fn register(&self, scalar: Scalar, lanes: u32) -> Option<(Scalar, u32)> {
        if !self.widens_vectors || lanes < 2 || self.lanes_per_part(scalar, lanes) > 1 {
            return None;
        }
        if scalar == Scalar::Int(1) {
            return matches!(lanes, 2 | 4 | 8 | 16).then(|| (Scalar::Int(128 / lanes), lanes));
        }
        let plain = scalar.is_vector_lane();
        let all = lanes.next_power_of_two() * scalar.bits();
        let known = lanes.is_power_of_two() && all < 128 || all == 128;
        (plain && known).then(|| (scalar, 128 / scalar.bits()))
    }

    /// Whether the lanes of a vector travel as if they were arguments of their own.
    pub(super) fn travels_by_lane(&self, scalar: Scalar, lanes: usize) -> bool {
        lanes == 1
            || matches!(scalar, Scalar::F80 | Scalar::F128)
            || (self.widens_vectors && scalar.is_vector_lane() && !lanes.is_power_of_two())
    }
}
