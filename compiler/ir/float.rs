//! Floating-point literals of every format, exactly rounded.

use std::str::FromStr;

use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, Round};

use super::small_float;
use super::types::FloatKind;

/// Parses a decimal literal and returns its bits; `None` if the text is not one. The literal is rounded to a double
/// first, as in MLIR. In the formats wider than a double this would lose digits that MLIR itself prints, so there the
/// literal is rounded directly to the nearest value.
pub fn parse(kind: FloatKind, text: &str) -> Option<u128> {
    match kind {
        FloatKind::F80 | FloatKind::F128 => parse_exactly(kind, text),
        _ => f64::from_str(text).ok().map(|value| from_f64(kind, value)),
    }
}

/// Returns the bits of the value nearest to a decimal literal.
fn parse_exactly(kind: FloatKind, text: &str) -> Option<u128> {
    fn exact<F: Float>(text: &str) -> Option<u128> {
        F::from_str_r(text, Round::NearestTiesToEven).ok().map(|value| value.value.to_bits())
    }
    match kind {
        FloatKind::F32 => f32::from_str(text).ok().map(|value| value.to_bits().into()),
        FloatKind::F16 => exact::<Half>(text),
        FloatKind::BF16 => exact::<BFloat>(text),
        FloatKind::F80 => exact::<X87DoubleExtended>(text),
        FloatKind::F128 => exact::<Quad>(text),
        _ => parse(kind, text),
    }
}

/// Formats a float as MLIR does: in scientific notation with six decimals if that parses back to the same bits, else
/// with as many digits as the format has; infinities and NaNs in hex digits.
pub fn print(kind: FloatKind, bits: u128) -> String {
    let simple = match kind {
        FloatKind::F32 => simple(f32::from_bits(bits as u32).into()),
        FloatKind::F64 => simple(f64::from_bits(bits as u64)),
        _ => None,
    };
    if let Some(text) = simple {
        return text;
    }
    let text = match kind {
        FloatKind::F32 => spell::<Single>(kind, bits, Single::from_bits(bits), digits(Single::PRECISION)),
        FloatKind::F64 => spell::<Double>(kind, bits, Double::from_bits(bits), digits(Double::PRECISION)),
        FloatKind::F16 => spell::<Half>(kind, bits, Half::from_bits(bits), digits(Half::PRECISION)),
        FloatKind::BF16 => spell::<BFloat>(kind, bits, BFloat::from_bits(bits), digits(BFloat::PRECISION)),
        FloatKind::F80 => {
            let value = X87DoubleExtended::from_bits(bits);
            spell::<X87DoubleExtended>(kind, bits, value, digits(X87DoubleExtended::PRECISION))
        }
        FloatKind::F128 => spell::<Quad>(kind, bits, Quad::from_bits(bits), digits(Quad::PRECISION)),
        _ => {
            let value = Double::from_bits(small_float::to_f64(kind, bits).to_bits().into());
            spell::<Double>(kind, bits, value, digits(small_float::precision(kind)))
        }
    };
    text.unwrap_or_else(|| format!("0x{bits:0width$X}", width = kind.bits().div_ceil(4) as usize))
}

/// The fast path for the six-decimal form of common numbers: below a hundred and with at most four binary digits after
/// the point, which are exactly four decimal ones.
fn simple(value: f64) -> Option<String> {
    if value.abs() >= 100.0 || (value * 16.0).fract() != 0.0 {
        return None;
    }
    let exponent = usize::from(value.abs() >= 10.0);
    let mantissa = if exponent == 1 { value / 10.0 } else { value };
    let is_below_one = value != 0.0 && value.abs() < 1.0;
    (!is_below_one).then(|| format!("{mantissa:.6}e+0{exponent}"))
}

/// Returns the number of decimal digits that distinguish all values of a format with this precision in bits.
fn digits(precision: usize) -> usize {
    2 + precision * 59 / 196
}

/// Returns the six-decimal form if it parses back to the same bits, else the form with all digits; `None` for
/// infinities and NaNs.
fn spell<F: Float>(kind: FloatKind, bits: u128, value: F, digits: usize) -> Option<String> {
    if !value.is_finite() {
        return None;
    }
    let short = format!("{value:#width$.6}", width = 0);
    if parse_exactly(kind, &short) == Some(bits) && parse(kind, &short) == Some(bits) {
        return Some(short);
    }
    let long = format!("{value:.digits$}");
    (long.contains('.') && parse(kind, &long) == Some(bits)).then_some(long)
}

/// Returns the nearest double: for printing, and for folding in formats with no more precision than a double.
pub fn to_f64(kind: FloatKind, bits: u128) -> f64 {
    fn convert<F: Float + rustc_apfloat::FloatConvert<Double>>(bits: u128) -> f64 {
        let mut lossy = false;
        f64::from_bits(F::from_bits(bits).convert(&mut lossy).value.to_bits() as u64)
    }
    match kind {
        FloatKind::F32 => f64::from(f32::from_bits(bits as u32)),
        FloatKind::F64 => f64::from_bits(bits as u64),
        FloatKind::F16 => convert::<Half>(bits),
        FloatKind::BF16 => convert::<BFloat>(bits),
        FloatKind::F80 => convert::<X87DoubleExtended>(bits),
        FloatKind::F128 => convert::<Quad>(bits),
        _ => small_float::to_f64(kind, bits),
    }
}

/// Returns the bits of the value nearest to a single or double.
pub fn from_f64(kind: FloatKind, value: f64) -> u128 {
    fn convert<F: Float>(value: f64) -> u128
    where
        Double: rustc_apfloat::FloatConvert<F>,
    {
        let mut lossy = false;
        let exact: F =
            rustc_apfloat::FloatConvert::convert(Double::from_bits(value.to_bits().into()), &mut lossy).value;
        exact.to_bits()
    }
    match kind {
        FloatKind::F32 => convert::<Single>(value),
        FloatKind::F64 => value.to_bits().into(),
        FloatKind::F16 => convert::<Half>(value),
        FloatKind::BF16 => convert::<BFloat>(value),
        FloatKind::F80 => convert::<X87DoubleExtended>(value),
        FloatKind::F128 => convert::<Quad>(value),
        _ => small_float::from_f64(kind, value),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prints_as_mlir_does() {
        assert_eq!(print(FloatKind::F32, 1.0f32.to_bits().into()), "1.000000e+00");
        assert_eq!(print(FloatKind::F64, (-0.0f64).to_bits().into()), "-0.000000e+00");
        assert_eq!(print(FloatKind::F32, f32::INFINITY.to_bits().into()), "0x7F800000");
        assert_eq!(print(FloatKind::F16, 0x3E00), "1.500000e+00");
        assert_eq!(print(FloatKind::BF16, 0x3F80), "1.000000e+00");
        assert_eq!(print(FloatKind::F64, 1.25e-100f64.to_bits().into()), "1.250000e-100");
        assert_eq!(print(FloatKind::F64, (-97.0625f64).to_bits().into()), "-9.706250e+01");
        assert_eq!(print(FloatKind::F64, 0.5f64.to_bits().into()), "5.000000e-01");
        assert_eq!(print(FloatKind::F64, 7.8f64.to_bits().into()), "7.7999999999999998");
        assert_eq!(
            print(FloatKind::F64, 3.5999999999999997e25f64.to_bits().into()),
            "3.5999999999999997E+25"
        );
        assert_eq!(print(FloatKind::F32, 12345.678f32.to_bits().into()), "12345.6777");
    }

    #[test]
    fn wide_formats_keep_their_digits() {
        assert_eq!(parse(FloatKind::F80, "0.1"), Some(0x3ffb_cccc_cccc_cccc_cccd));
        assert_eq!(parse(FloatKind::F80, "3.3e+4000"), Some(0x73e8_ad06_ac30_e506_93d0));
        assert_eq!(parse(FloatKind::F128, "1.0e-4000"), Some(0x0c17_387a_e70c_9e70_0b80_4973_2d11_a23d));
        for bits in [0x3ffb_cccc_cccc_cccc_cccd, 0x73e8_ad06_ac30_e506_93d0, 1] {
            assert_eq!(parse(FloatKind::F80, &print(FloatKind::F80, bits)), Some(bits));
        }
    }

    #[test]
    fn every_format_reads_back_what_it_prints() {
        for kind in
            [FloatKind::F16, FloatKind::BF16, FloatKind::F32, FloatKind::F64, FloatKind::F80, FloatKind::F128]
        {
            for value in [0.0, -0.0, 1.0, -2.5, 0.1, 1e-4, 12345.678, 3.0e4] {
                let bits = from_f64(kind, value);
                let text = print(kind, bits);
                assert_eq!(parse(kind, &text), Some(bits), "{kind:?} {value} as {text}");
            }
        }
    }
}
