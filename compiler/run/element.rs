//! Numbers: their C types, literals, and values in NumPy files.

use cabi::{CType, Signedness};
use mlirc::ir::{FloatKind, float};

/// The type of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Element {
    /// A byte that is 0 or 1.
    Bool,
    /// An integer.
    Int {
        /// The width in bits: 8, 16, 32, 64 or 128.
        bits: u8,
        /// True if values are printed without a sign.
        is_unsigned: bool,
    },
    /// A float.
    Float(FloatKind),
    /// A complex number of two floats.
    Complex(FloatKind),
    /// An address, which programs print and do not take, except for null.
    Pointer,
}

impl Element {
    /// Returns the type of a number by its C type; `None` for other types.
    pub(super) fn of(ty: &CType, index_bits: u8) -> Option<Element> {
        let float = |ty: &CType| match ty {
            CType::F16 => Some(FloatKind::F16),
            CType::BF16 => Some(FloatKind::BF16),
            CType::F32 => Some(FloatKind::F32),
            CType::F64 => Some(FloatKind::F64),
            CType::F80 => Some(FloatKind::F80),
            CType::F128 => Some(FloatKind::F128),
            _ => None,
        };
        match ty {
            CType::Bool => Some(Element::Bool),
            CType::Int { bits, signedness } => {
                Some(Element::Int { bits: *bits, is_unsigned: *signedness == Signedness::Unsigned })
            }
            CType::Index => Some(Element::Int { bits: index_bits, is_unsigned: false }),
            CType::Complex(part) | CType::NativeComplex(part) => float(part).map(Element::Complex),
            CType::Pointer(_) | CType::ConstPointer(_) | CType::Function { .. } => Some(Element::Pointer),
            _ => float(ty).map(Element::Float),
        }
    }

    /// Returns the size in bytes, which is also that of an element of an array.
    pub(super) fn size(self) -> usize {
        match self {
            Element::Bool => 1,
            Element::Int { bits, .. } => usize::from(bits) / 8,
            Element::Float(kind) => float_size(kind),
            Element::Complex(kind) => 2 * float_size(kind),
            Element::Pointer => 8,
        }
    }

    /// Returns the type of NumPy without the byte order: a letter and the size in bytes.
    pub(super) fn numpy(self) -> String {
        let letter = match self {
            Element::Bool => 'b',
            Element::Int { is_unsigned: true, .. } => 'u',
            Element::Int { .. } => 'i',
            // NumPy has no such types; ml_dtypes writes bfloat16 in this way.
            Element::Float(FloatKind::BF16 | FloatKind::F128) | Element::Pointer => 'V',
            Element::Float(_) => 'f',
            Element::Complex(_) => 'c',
        };
        format!("{letter}{}", self.size())
    }

    /// Returns true if numbers of this type of NumPy have the same representation. Signless integers are read from
    /// signed and unsigned ones.
    pub(super) fn is_numpy(self, code: &str) -> bool {
        let own = self.numpy();
        let (Some(letter), Some(size)) = (code.get(..1), code.get(1..)) else { return false };
        let letters = match self {
            Element::Int { .. } => "iu",
            // `bool` of MLIR and of NumPy are bytes.
            Element::Bool => "b",
            _ => &own[..1],
        };
        letters.contains(letter) && size == &own[1..]
    }

    /// Parses a literal to the bytes of the number, in native order.
    ///
    /// # Errors
    /// If the text is no number of this type, as a message.
    pub(super) fn parse(self, text: &str) -> Result<Vec<u8>, String> {
        let wrong = || format!("'{text}' is not a value of type {}", self.name());
        match self {
            Element::Bool => match text {
                "true" | "1" => Ok(vec![1]),
                "false" | "0" => Ok(vec![0]),
                _ => Err(wrong()),
            },
            Element::Int { bits, .. } => {
                let (is_negative, magnitude) = integer(text).ok_or_else(wrong)?;
                // Signless: the values of signed and unsigned integers.
                let largest = if is_negative { 1 << (bits - 1) } else { u128::MAX >> (128 - bits) };
                match magnitude <= largest {
                    true if is_negative => Ok(native(magnitude.wrapping_neg(), self.size())),
                    true => Ok(native(magnitude, self.size())),
                    false => Err(format!("{text} does not fit {}", self.name())),
                }
            }
            Element::Float(kind) => Ok(native(parse_float(kind, text).ok_or_else(wrong)?, self.size())),
            Element::Complex(kind) => {
                let (re, im) = complex_parts(text).ok_or_else(wrong)?;
                let part = |text: &str| parse_float(kind, text).map(|bits| native(bits, float_size(kind)));
                Ok([part(re).ok_or_else(wrong)?, part(im).ok_or_else(wrong)?].concat())
            }
            Element::Pointer if text == "null" => Ok(vec![0; self.size()]),
            Element::Pointer => Err(format!("'{text}' is no address; only null can be passed")),
        }
    }

    /// Returns the bytes of a small integer as a number of this type, in native order.
    pub(super) fn of_integer(self, value: i64) -> Vec<u8> {
        match self {
            Element::Bool => vec![u8::from(value & 1 != 0)],
            Element::Int { .. } | Element::Pointer => native(i128::from(value) as u128, self.size()),
            Element::Float(kind) | Element::Complex(kind) => self.of_double(kind, value as f64),
        }
    }

    /// Returns the bytes of a number of this type made of 64 random bits: floats are between -1 and 1, integers between
    /// -8 and 7.
    pub(super) fn of_random(self, bits: u64) -> Vec<u8> {
        // 52 bits: exactly a double.
        let fraction = |bits: u64| (bits >> 12) as f64 / (1_u64 << 51) as f64 - 1.0;
        match self {
            Element::Bool | Element::Int { .. } | Element::Pointer => {
                self.of_integer(((bits >> 32) % 16) as i64 - 8)
            }
            Element::Float(kind) => self.of_double(kind, fraction(bits)),
            Element::Complex(kind) => {
                let part = |bits| native(float::from_f64(kind, fraction(bits)), float_size(kind));
                [part(bits), part(bits.rotate_left(32))].concat()
            }
        }
    }

    fn of_double(self, kind: FloatKind, value: f64) -> Vec<u8> {
        let mut bytes = native(float::from_f64(kind, value), float_size(kind));
        bytes.resize(self.size(), 0);
        bytes
    }

    /// Prints a number given by its bytes in native order.
    pub(super) fn print(self, bytes: &[u8]) -> String {
        match self {
            Element::Bool => (bytes[0] != 0).to_string(),
            Element::Int { is_unsigned: true, .. } => bits_of(bytes).to_string(),
            Element::Int { bits, .. } => {
                let unused = 128 - u32::from(bits);
                (((bits_of(bytes) << unused) as i128) >> unused).to_string()
            }
            Element::Float(kind) => print_float(kind, bits_of(&bytes[..float_size(kind)])),
            Element::Complex(kind) => {
                let (re, im) = bytes.split_at(float_size(kind));
                let (re, im) = (print_float(kind, bits_of(re)), print_float(kind, bits_of(im)));
                format!("{re}{}{im}j", if im.starts_with('-') { "" } else { "+" })
            }
            Element::Pointer => format!("{:#x}", bits_of(bytes)),
        }
    }

    /// Returns the name of the type in MLIR.
    pub(super) fn name(self) -> String {
        match self {
            Element::Bool => "i1".into(),
            Element::Int { bits, is_unsigned } => format!("{}i{bits}", if is_unsigned { "u" } else { "" }),
            Element::Float(kind) => kind.keyword().into(),
            Element::Complex(kind) => format!("complex<{}>", kind.keyword()),
            Element::Pointer => "!llvm.ptr".into(),
        }
    }
}

/// Returns the size of a float in memory in bytes.
fn float_size(kind: FloatKind) -> usize {
    // Ten bytes and padding.
    if kind == FloatKind::F80 { 16 } else { kind.bits() as usize / 8 }
}

fn parse_float(kind: FloatKind, text: &str) -> Option<u128> {
    float::parse(kind, text)
}

/// Prints a float with the fewest digits that read as the same value.
fn print_float(kind: FloatKind, bits: u128) -> String {
    match kind {
        FloatKind::F64 => format!("{:?}", f64::from_bits(bits as u64)),
        FloatKind::F80 | FloatKind::F128 => float::print(kind, bits),
        _ => format!("{:?}", float::to_f64(kind, bits) as f32),
    }
}

/// Parses an integer, decimal or hexadecimal. Returns true if it is negative, and its magnitude.
fn integer(text: &str) -> Option<(bool, u128)> {
    let (is_negative, digits) = text.strip_prefix('-').map_or((false, text), |digits| (true, digits));
    let magnitude = match digits.strip_prefix("0x") {
        Some(hex) => u128::from_str_radix(hex, 16).ok()?,
        None => digits.parse().ok()?,
    };
    Some((is_negative, magnitude))
}

/// Splits `1.5-2j` into its parts.
fn complex_parts(text: &str) -> Option<(&str, &str)> {
    let Some(text) = text.strip_suffix('j') else { return Some((text, "0")) };
    let is_exponent = |at: usize| at > 0 && matches!(text.as_bytes()[at - 1], b'e' | b'E');
    let signs = text.char_indices().filter(|(at, c)| matches!(c, '+' | '-') && !is_exponent(*at));
    let last = signs.map(|sign| sign.0).next_back();
    let (re, im) = text.split_at(last.filter(|at| *at > 0).unwrap_or(0));
    Some((if re.is_empty() { "0" } else { re }, im.strip_prefix('+').unwrap_or(im)))
}

/// The lowest bytes of a number in native order.
fn native(bits: u128, size: usize) -> Vec<u8> {
    let bytes = bits.to_ne_bytes();
    if cfg!(target_endian = "little") { bytes[..size].to_vec() } else { bytes[16 - size..].to_vec() }
}

/// The number of up to 16 bytes in native order.
fn bits_of(bytes: &[u8]) -> u128 {
    let fold = |bits: u128, byte: &u8| bits << 8 | u128::from(*byte);
    if cfg!(target_endian = "little") { bytes.iter().rev().fold(0, fold) } else { bytes.iter().fold(0, fold) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MIN_I128: &str = "-170141183460469231731687303715884105728";
    const I8: Element = Element::Int { bits: 8, is_unsigned: false };

    #[test]
    fn literals_read_back() {
        let float = Element::Float(FloatKind::F32);
        for (element, text, printed) in [
            (I8, "-128", "-128"),
            (I8, "0xff", "-1"),
            (Element::Int { bits: 8, is_unsigned: true }, "255", "255"),
            (Element::Int { bits: 64, is_unsigned: false }, "-9223372036854775808", "-9223372036854775808"),
            (Element::Int { bits: 128, is_unsigned: false }, MIN_I128, MIN_I128),
            (Element::Bool, "true", "true"),
            (float, "0.1", "0.1"),
            (float, "-1e-3", "-0.001"),
            (float, "inf", "inf"),
            (Element::Float(FloatKind::BF16), "1.5", "1.5"),
            (Element::Complex(FloatKind::F64), "1.5-2j", "1.5-2.0j"),
            (Element::Complex(FloatKind::F32), "-1e-2+3e+1j", "-0.01+30.0j"),
            (Element::Complex(FloatKind::F32), "2j", "0.0+2.0j"),
            (Element::Pointer, "null", "0x0"),
        ] {
            assert_eq!(element.print(&element.parse(text).expect("a literal")), printed);
        }
        for (element, text) in [(I8, "256"), (I8, "-129"), (I8, "1.5"), (Element::Bool, "2"), (float, "a")] {
            assert!(element.parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn types_of_numpy_are_matched() {
        assert!(I8.is_numpy("u1") && I8.is_numpy("i1") && !I8.is_numpy("i2") && !I8.is_numpy("b1"));
        assert!(Element::Float(FloatKind::BF16).is_numpy("V2"));
        assert!(!Element::Float(FloatKind::F16).is_numpy("V2"));
    }
}
