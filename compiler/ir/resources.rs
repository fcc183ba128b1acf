//! The file metadata, `{-# dialect_resources: … #-}`: large data stored apart from the operations.

use super::entity::NameId;

/// The resources of a file.
#[derive(Clone, Debug, Default)]
pub struct Resources {
    /// `dialect_resources`, by dialect.
    pub dialects: Vec<ResourceGroup>,
    /// `external_resources`, by tool.
    pub external: Vec<ResourceGroup>,
}

/// Resources of one dialect or tool.
#[derive(Clone, Debug)]
pub struct ResourceGroup {
    /// Name of the dialect or tool.
    pub name: NameId,
    /// Keys and values in the order of the file.
    pub entries: Vec<(NameId, ResourceValue)>,
}

/// A resource.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ResourceValue {
    /// `true` or `false`.
    Bool(bool),
    /// A string. A blob is a string of hex digits after `0x`: its alignment in four little-endian bytes, then its
    /// contents.
    Text(Box<[u8]>),
}

impl Resources {
    /// Returns true if there are no resources.
    pub fn is_empty(&self) -> bool {
        self.dialects.is_empty() && self.external.is_empty()
    }

    /// Returns the contents of a blob of the `builtin` dialect, without its alignment.
    pub fn blob(&self, builtin: NameId, key: NameId) -> Option<Vec<u8>> {
        let groups = self.dialects.iter().filter(|group| group.name == builtin);
        let (_, value) = groups.flat_map(|group| &group.entries).find(|entry| entry.0 == key)?;
        let ResourceValue::Text(text) = value else { return None };
        let digits = text.strip_prefix(b"0x").filter(|digits| digits.len() % 2 == 0)?;
        let (align, contents) = digits.split_at_checked(8)?;
        align.iter().try_for_each(|&byte| (DIGITS[usize::from(byte)] != NONE).then_some(()))?;
        // A blob may be most of a file.
        let mut seen = 0;
        let byte = |pair: &[u8]| {
            let [high, low] = [DIGITS[usize::from(pair[0])], DIGITS[usize::from(pair[1])]];
            seen |= high | low;
            high << 4 | low
        };
        let bytes = contents.chunks_exact(2).map(byte).collect();
        (seen & !0xF == 0).then_some(bytes)
    }
}

/// The value of each hex digit, and [`NONE`] for other bytes.
const DIGITS: [u8; 256] = {
    let mut digits = [NONE; 256];
    let mut byte = 0;
    while byte < 256 {
        digits[byte] = digit(byte as u8);
        byte += 1;
    }
    digits
};

/// Not a digit.
const NONE: u8 = u8::MAX;

const fn digit(byte: u8) -> u8 {
    match byte {
        b'0'..=b'9' => byte - b'0',
        b'a'..=b'f' => byte - b'a' + 10,
        b'A'..=b'F' => byte - b'A' + 10,
        _ => NONE,
    }
}
