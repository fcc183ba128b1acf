//! Float formats of at most 19 bits without support in processors or libraries. They are described by their fields, and
//! computed in doubles, which represent all their values exactly.

use super::types::FloatKind;

/// The encodings of a format that are not finite numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Special {
    /// Infinities and NaNs, as in IEEE 754.
    Ieee,
    /// NaN is all ones; no infinity.
    OnesNan,
    /// NaN has the encoding of minus zero; no infinity.
    ZeroNan,
    /// Finite numbers only.
    None,
}

/// The fields of a format.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// Bits of the exponent.
    pub exponent: u32,
    /// Bits of the fraction.
    pub fraction: u32,
    /// The exponent bias.
    pub bias: i32,
    /// The encodings that are not finite numbers.
    pub special: Special,
}

/// Returns the layout of a small format; `None` for others. `f8E8M0FNU`, which has no sign and no zero, is handled
/// separately.
pub fn layout(kind: FloatKind) -> Option<Layout> {
    let (exponent, fraction, bias, special) = match kind {
        FloatKind::TF32 => (8, 10, 127, Special::Ieee),
        FloatKind::F8E5M2 => (5, 2, 15, Special::Ieee),
        FloatKind::F8E4M3 => (4, 3, 7, Special::Ieee),
        FloatKind::F8E3M4 => (3, 4, 3, Special::Ieee),
        FloatKind::F8E4M3FN => (4, 3, 7, Special::OnesNan),
        FloatKind::F8E5M2FNUZ => (5, 2, 16, Special::ZeroNan),
        FloatKind::F8E4M3FNUZ => (4, 3, 8, Special::ZeroNan),
        FloatKind::F8E4M3B11FNUZ => (4, 3, 11, Special::ZeroNan),
        FloatKind::F6E2M3FN => (2, 3, 1, Special::None),
        FloatKind::F6E3M2FN => (3, 2, 3, Special::None),
        FloatKind::F4E2M1FN => (2, 1, 1, Special::None),
        _ => return None,
    };
    Some(Layout { exponent, fraction, bias, special })
}

/// Returns the precision of a format in bits, including the implicit leading one.
pub(super) fn precision(kind: FloatKind) -> usize {
    layout(kind).map_or(1, |layout| layout.fraction as usize + 1)
}

/// Decodes a value; infinite or NaN where the format defines it.
pub fn to_f64(kind: FloatKind, bits: u128) -> f64 {
    let bits = bits as u64;
    let Some(layout) = layout(kind) else {
        return if bits & 0xFF == 0xFF { f64::NAN } else { power_of_two((bits & 0xFF) as i32 - 127) };
    };
    let fraction = bits & ((1 << layout.fraction) - 1);
    let exponent = bits >> layout.fraction & ((1 << layout.exponent) - 1);
    let negative = bits >> (layout.fraction + layout.exponent) & 1 == 1;
    let top = exponent == (1 << layout.exponent) - 1;
    let all_ones = top && fraction == (1 << layout.fraction) - 1;
    let magnitude = match layout.special {
        Special::Ieee if top && fraction == 0 => f64::INFINITY,
        Special::Ieee if top => f64::NAN,
        Special::OnesNan if all_ones => f64::NAN,
        Special::ZeroNan if negative && exponent == 0 && fraction == 0 => f64::NAN,
        _ if exponent == 0 => fraction as f64 * power_of_two(1 - layout.bias - layout.fraction as i32),
        _ => {
            (fraction | 1 << layout.fraction) as f64
                * power_of_two(exponent as i32 - layout.bias - layout.fraction as i32)
        }
    };
    if negative { -magnitude } else { magnitude }
}

/// Encodes the nearest value, ties to even; beyond the largest number, infinity, NaN or that number.
pub(super) fn from_f64(kind: FloatKind, value: f64) -> u128 {
    let Some(layout) = layout(kind) else {
        let exponent = value.abs().log2().round();
        return if exponent.is_nan() { 0xFF } else { (exponent.clamp(-127.0, 127.0) as i32 + 127) as u128 };
    };
    let sign = u64::from(value.is_sign_negative()) << (layout.exponent + layout.fraction);
    let magnitude = value.abs();
    let (nan, overflow, largest) = specials(&layout);
    if value.is_nan() {
        return (if layout.special == Special::ZeroNan { nan } else { nan | sign }).into();
    }
    let lowest = 1 - layout.bias;
    let exponent = exponent_of(magnitude).max(lowest);
    let scaled = magnitude * power_of_two(layout.fraction as i32) * power_of_two(-exponent);
    let rounded = scaled.round_ties_even();
    let bits = if magnitude.is_infinite() || rounded >= 4e15 {
        u64::MAX
    } else {
        // The implicit leading one of normal numbers adds one to the exponent field, as does a carry of rounding.
        (((exponent - lowest) as u64) << layout.fraction) + rounded as u64
    };
    let bits = if bits > largest { overflow } else { bits };
    let minus_zero = bits == 0 && layout.special == Special::ZeroNan;
    let nan_only = layout.special == Special::ZeroNan && bits == nan;
    (if minus_zero || nan_only { bits } else { bits | sign }).into()
}

/// Returns the bits of NaN, of the overflow value, and of the largest number, all without a sign.
pub fn specials(layout: &Layout) -> (u64, u64, u64) {
    let ones = (1u64 << (layout.exponent + layout.fraction)) - 1;
    match layout.special {
        Special::Ieee => {
            let infinity = ones >> layout.fraction << layout.fraction;
            (infinity | 1 << (layout.fraction - 1), infinity, infinity - 1)
        }
        Special::OnesNan => (ones, ones, ones - 1),
        Special::ZeroNan => (ones + 1, ones + 1, ones),
        Special::None => (ones, ones, ones),
    }
}

fn exponent_of(magnitude: f64) -> i32 {
    (magnitude.to_bits() >> 52) as i32 - 1023
}

fn power_of_two(exponent: i32) -> f64 {
    2f64.powi(exponent)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_small(kind: FloatKind) -> bool {
        kind == FloatKind::F8E8M0FNU || layout(kind).is_some()
    }

    #[test]
    fn every_number_of_every_format_comes_back() {
        for kind in FloatKind::ALL.into_iter().filter(|&kind| is_small(kind)) {
            for bits in 0..1u128 << kind.bits() {
                let value = to_f64(kind, bits);
                if !value.is_nan() {
                    assert_eq!(from_f64(kind, value), bits, "{kind:?} {bits:#x} = {value}");
                }
            }
        }
    }

    #[test]
    fn values_are_those_of_the_formats() {
        assert_eq!(to_f64(FloatKind::F8E4M3FN, 0x7E), 448.0);
        assert_eq!(to_f64(FloatKind::F8E5M2, 0x7B), 57344.0);
        assert_eq!(to_f64(FloatKind::F8E5M2FNUZ, 0x7F), 57344.0);
        assert_eq!(to_f64(FloatKind::F8E4M3B11FNUZ, 0x7F), 30.0);
        assert_eq!(to_f64(FloatKind::F6E3M2FN, 0x1F), 28.0);
        assert_eq!(to_f64(FloatKind::F4E2M1FN, 0x7), 6.0);
        assert_eq!(from_f64(FloatKind::F8E4M3FN, 1e9), 0x7F);
        assert_eq!(from_f64(FloatKind::F8E5M2, 1e9), 0x7C);
        assert_eq!(from_f64(FloatKind::F8E4M3FN, 1.0625), 0x38);
        assert_eq!(from_f64(FloatKind::F8E4M3FN, 1.1875), 0x3A);
    }
}
