//! Decimal literals whose value a type does not have, other than by the usual rounding of fractions.

use crate::ir::FloatKind;
use crate::ir::float;

/// Describes the loss if a literal overflows, underflows, or is an integer that the type cannot represent. `bits` are
/// those of the parsed literal, without its sign. Literals with an exponent are printed by programs that round, so
/// that only their range is checked.
pub(super) fn loss(kind: FloatKind, text: &str, bits: u128) -> Option<String> {
    // A double holds the values of the other kinds.
    if matches!(kind, FloatKind::F80 | FloatKind::F128) {
        return None;
    }
    let value = float::to_f64(kind, bits).abs();
    let (mantissa, has_exponent) = match text.split_once(['e', 'E']) {
        Some((mantissa, _)) => (mantissa, true),
        None => (text, false),
    };
    if !value.is_finite() {
        return Some("overflows".into());
    }
    if value == 0.0 {
        let is_zero = !mantissa.bytes().any(|byte| (b'1'..=b'9').contains(&byte));
        return (!is_zero).then(|| "underflows to zero".into());
    }
    let (integer, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    if has_exponent || value.fract() != 0.0 || fraction.bytes().any(|byte| byte != b'0') {
        return None;
    }
    let exact: u128 = integer.parse().ok()?;
    // Conversions of floats to integers saturate.
    (value as u128 != exact)
        .then(|| format!("has more significant digits than the type; it becomes {value:.1}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(kind: FloatKind, text: &str) -> Option<String> {
        loss(kind, text, float::parse(kind, text).expect("a literal"))
    }

    #[test]
    fn rounding_of_fractions_is_no_loss() {
        for text in
            ["0.1", "0.0", "0.000", "0e5", "3.14159265358979", "16777216.0", "1.6777217e7", "3.40282347E+38"]
        {
            assert_eq!(of(FloatKind::F32, text), None, "{text}");
        }
        assert_eq!(of(FloatKind::F64, "16777217.0"), None);
        assert_eq!(of(FloatKind::F128, "1.0e400"), None);
    }

    #[test]
    fn losses_have_reasons() {
        assert_eq!(of(FloatKind::F32, "1.0e39").as_deref(), Some("overflows"));
        assert_eq!(of(FloatKind::F16, "65536.0").as_deref(), Some("overflows"));
        assert_eq!(of(FloatKind::F32, "1.0e-60").as_deref(), Some("underflows to zero"));
        let message = of(FloatKind::F32, "16777217.0").expect("it is not exact");
        assert!(message.ends_with("it becomes 16777216.0"), "{message}");
        assert!(of(FloatKind::BF16, "257.0").is_some() && of(FloatKind::F64, "9007199254740993.0").is_some());
    }
}
