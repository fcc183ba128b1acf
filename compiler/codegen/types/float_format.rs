//! The bit layout of float formats.

use super::scalar::Scalar;

/// Sign, exponent and fraction of a format, from the highest bit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Format {
    /// The total number of bits.
    pub(crate) bits: u32,
    /// The number of binary digits. Only `f80` stores the first one.
    pub(crate) precision: u32,
    /// True if the first digit is stored.
    pub(crate) stores_first: bool,
}

impl Format {
    /// Returns the format of a scalar; `None` if it is no float.
    pub(crate) fn of(scalar: Scalar) -> Option<Format> {
        let (bits, precision) = match scalar {
            Scalar::F16 => (16, 11),
            Scalar::BF16 => (16, 8),
            Scalar::F32 => (32, 24),
            Scalar::F64 => (64, 53),
            Scalar::F80 => (80, 64),
            Scalar::F128 => (128, 113),
            Scalar::Int(_) | Scalar::Limb { .. } | Scalar::Pointer => return None,
        };
        Some(Format { bits, precision, stores_first: scalar == Scalar::F80 })
    }

    /// Returns the number of bits below the exponent.
    pub(crate) fn fraction_bits(self) -> u32 {
        if self.stores_first { self.precision } else { self.precision - 1 }
    }

    /// Returns the exponent of infinity and NaN, all ones.
    pub(crate) fn top_exponent(self) -> u32 {
        (1 << (self.bits - 1 - self.fraction_bits())) - 1
    }

    /// Returns the bias of the stored exponent.
    pub(crate) fn bias(self) -> u32 {
        self.top_exponent() >> 1
    }

    /// Returns the sign bit.
    pub(crate) fn sign(self) -> u128 {
        1 << (self.bits - 1)
    }

    /// Returns the bit of the stored first digit.
    pub(crate) fn first_digit(self) -> u128 {
        if self.stores_first { 1 << (self.precision - 1) } else { 0 }
    }

    /// Returns the bits of infinity.
    pub(crate) fn infinity(self) -> u128 {
        (u128::from(self.top_exponent()) << self.fraction_bits()) | self.first_digit()
    }

    /// Returns the bit that makes a NaN quiet.
    pub(crate) fn quiet(self) -> u128 {
        1 << (self.precision - 2)
    }

    /// Returns the bits of a quiet NaN.
    pub(crate) fn nan(self) -> u128 {
        self.infinity() | self.quiet()
    }

    /// Returns the bits of 1.
    pub(crate) fn one(self) -> u128 {
        (u128::from(self.bias()) << self.fraction_bits()) | self.first_digit()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_patterns() {
        let format = |scalar| Format::of(scalar).unwrap();
        assert_eq!(format(Scalar::F16).one(), 0x3c00);
        assert_eq!(format(Scalar::BF16).infinity(), 0x7f80);
        assert_eq!(format(Scalar::F32).one(), u128::from(1f32.to_bits()));
        assert_eq!(format(Scalar::F32).nan(), u128::from(f32::NAN.to_bits()));
        assert_eq!(format(Scalar::F64).infinity(), u128::from(f64::INFINITY.to_bits()));
        assert_eq!(format(Scalar::F80).one(), 0x3fff_8000_0000_0000_0000);
        assert_eq!(format(Scalar::F80).nan(), 0x7fff_c000_0000_0000_0000);
        assert_eq!(format(Scalar::F128).one(), 0x3fff << 112);
        assert_eq!(format(Scalar::F128).sign(), 1 << 127);
    }
}
