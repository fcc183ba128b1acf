//! Integers wider than 128 bits, as little-endian bytes in two's complement.

/// The maximum number of digits of a literal, which bounds the quadratic time of conversion.
pub const MAX_DIGITS: usize = 20_000;

/// Parses a literal, decimal or hexadecimal with the prefix `0x`, to the bytes of an integer of `width` bits; the bits
/// above are clear. `None` if it is not a number, is too long, or does not fit into `width` bits, or `width - 1` bits
/// and the sign if `signed`.
pub fn parse(text: &str, negative: bool, width: u32, signed: bool) -> Option<Vec<u8>> {
    let (digits, radix) = match text.strip_prefix("0x") {
        Some(digits) => (digits, 16),
        None => (text, 10),
    };
    if digits.len() > MAX_DIGITS || digits.is_empty() {
        return None;
    }
    let mut limbs: Vec<u32> = Vec::new();
    for digit in digits.chars() {
        let mut carry = u64::from(digit.to_digit(radix)?);
        for limb in &mut limbs {
            carry += u64::from(*limb) * u64::from(radix);
            *limb = carry as u32;
            carry >>= 32;
        }
        if carry > 0 {
            limbs.push(carry as u32);
        }
    }
    let mut bytes: Vec<u8> = limbs.iter().flat_map(|limb| limb.to_le_bytes()).collect();
    let size = (width as usize).div_ceil(8);
    let (used, sign_only) = (bit_length(&bytes), is_power_of_two(&bytes));
    let limit = if negative || signed { width as usize - 1 } else { width as usize };
    // The most negative number has one bit more than the others.
    if used > limit && !(negative && sign_only && used == width as usize) {
        return None;
    }
    bytes.resize(size, 0);
    if negative {
        negate(&mut bytes);
    }
    mask(&mut bytes, width);
    Some(bytes)
}

/// Formats a number in decimal; bits above `width` are ignored.
pub fn print(bytes: &[u8], width: u32, signed: bool) -> String {
    let mut bytes = bytes.to_vec();
    mask(&mut bytes, width);
    let negative = signed && bit_length(&bytes) == width as usize;
    if negative {
        negate(&mut bytes);
        mask(&mut bytes, width);
    }
    let mut limbs: Vec<u32> = bytes.chunks(4).map(limb).collect();
    let mut groups = Vec::new();
    while limbs.last() == Some(&0) {
        limbs.pop();
    }
    while !limbs.is_empty() {
        let mut rest = 0u64;
        for limb in limbs.iter_mut().rev() {
            rest = rest << 32 | u64::from(*limb);
            *limb = (rest / 1_000_000_000) as u32;
            rest %= 1_000_000_000;
        }
        groups.push(rest);
        while limbs.last() == Some(&0) {
            limbs.pop();
        }
    }
    let mut text = if negative { "-".to_string() } else { String::new() };
    text.push_str(&groups.pop().unwrap_or(0).to_string());
    for group in groups.iter().rev() {
        text.push_str(&format!("{group:09}"));
    }
    text
}

fn limb(bytes: &[u8]) -> u32 {
    bytes.iter().rev().fold(0, |all, &byte| all << 8 | u32::from(byte))
}

fn bit_length(bytes: &[u8]) -> usize {
    let last = bytes.iter().rposition(|&byte| byte != 0);
    last.map_or(0, |at| at * 8 + 8 - bytes[at].leading_zeros() as usize)
}

fn is_power_of_two(bytes: &[u8]) -> bool {
    bytes.iter().map(|byte| byte.count_ones()).sum::<u32>() == 1
}

/// Clears the bits of the last byte above `width`.
fn mask(bytes: &mut [u8], width: u32) {
    let kept = width % 8;
    if let Some(last) = bytes.last_mut().filter(|_| kept != 0) {
        *last &= 0xFF >> (8 - kept);
    }
}

fn negate(bytes: &mut [u8]) {
    let mut carry = true;
    for byte in bytes {
        let (value, overflow) = (!*byte).overflowing_add(u8::from(carry));
        *byte = value;
        carry = overflow;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_back_what_it_prints() {
        let big = "1234567890123456789012345678901234567890123456789";
        for (text, negative) in [(big, false), (big, true), ("0", false), ("1", true)] {
            let bytes = parse(text, negative, 200, true).expect("it fits");
            assert_eq!(bytes.len(), 25);
            let expected = if negative { format!("-{text}") } else { text.to_string() };
            assert_eq!(print(&bytes, 200, true), expected);
        }
    }

    #[test]
    fn limits_are_those_of_the_type() {
        let all_ones = format!("0x{}", "F".repeat(34));
        assert_eq!(
            parse(&all_ones, false, 136, false).map(|bytes| print(&bytes, 136, true)),
            Some("-1".into())
        );
        assert_eq!(parse(&all_ones, false, 136, true), None);
        assert_eq!(parse(&all_ones, false, 135, false), None);
        let lowest = format!("0x8{}", "0".repeat(33));
        assert!(parse(&lowest, true, 136, true).is_some());
        assert_eq!(parse(&lowest, true, 135, true), None);
    }
}
