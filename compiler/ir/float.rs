//! Floating-point literals of every format, exactly rounded.

use std::str::FromStr;

use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, Round};

use super::small_float;
use super::types::FloatKind;

/// Bits of the value nearest to a decimal literal; `None` when the text is not one.
pub fn parse(kind: FloatKind, text: &str) -> Option<u128> {
    fn exact<F: Float>(text: &str) -> Option<u128> {
        F::from_str_r(text, Round::NearestTiesToEven).ok().map(|value| value.value.to_bits())
    }
    match kind {
        FloatKind::F32 => f32::from_str(text).ok().map(|value| value.to_bits().into()),
        FloatKind::F64 => f64::from_str(text).ok().map(|value| value.to_bits().into()),
        FloatKind::F16 => exact::<Half>(text),
        FloatKind::BF16 => exact::<BFloat>(text),
        FloatKind::F80 => exact::<X87DoubleExtended>(text),
        FloatKind::F128 => exact::<Quad>(text),
        _ => f64::from_str(text).ok().map(|value| small_float::from_f64(kind, value)),
    }
}

/// The literal MLIR reads back as exactly these bits: scientific notation with at least six decimals, or hex
/// digits for infinities and NaNs.
pub fn print(kind: FloatKind, bits: u128) -> String {
    fn digits<F: Float>(bits: u128) -> Option<String> {
        let value = F::from_bits(bits);
        value.is_finite().then(|| value.to_string())
    }
    let text = match kind {
        FloatKind::F32 => finite(f32::from_bits(bits as u32)).map(|value| scientific(format!("{value:e}"))),
        FloatKind::F64 => finite(f64::from_bits(bits as u64)).map(|value| scientific(format!("{value:e}"))),
        FloatKind::F16 => digits::<Half>(bits).map(normalised),
        FloatKind::BF16 => digits::<BFloat>(bits).map(normalised),
        FloatKind::F80 => digits::<X87DoubleExtended>(bits).map(normalised),
        FloatKind::F128 => digits::<Quad>(bits).map(normalised),
        _ => finite(small_float::to_f64(kind, bits)).map(|value| scientific(format!("{value:e}"))),
    };
    text.unwrap_or_else(|| format!("0x{bits:0width$X}", width = kind.bits().div_ceil(4) as usize))
}

fn finite<T: Copy + Into<f64>>(value: T) -> Option<T> {
    value.into().is_finite().then_some(value)
}

/// `1e0` as `1.000000e+00`.
fn scientific(text: String) -> String {
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{whole}.{fraction:0<6}e{sign}{:02}", exponent.abs())
}

/// Brings `1`, `1.5` or `1.5E+10` into the same form as [`scientific`].
fn normalised(text: String) -> String {
    let text = text.to_ascii_lowercase();
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let negative = mantissa.starts_with('-');
    let (whole, fraction) =
        mantissa.trim_start_matches('-').split_once('.').unwrap_or((mantissa.trim_start_matches('-'), ""));
    let all: String = format!("{whole}{fraction}");
    let leading = all.len() - all.trim_start_matches('0').len();
    let digits = all.trim_start_matches('0').trim_end_matches('0');
    let sign = if negative { "-" } else { "" };
    let Some(first) = digits.get(..1) else { return scientific(format!("{sign}0e0")) };
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let exponent = exponent + whole.len() as i32 - 1 - leading as i32;
    scientific(format!("{sign}{first}.{}e{exponent}", &digits[1..]))
}

/// The value as the nearest double: for showing and for folding where the format has no more precision.
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

/// Bits of the value of a format nearest to a single or double.
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
