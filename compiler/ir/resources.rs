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
        align.iter().try_for_each(|&byte| digit(byte).map(|_| ()))?;
        // A blob may be most of a file.
        let mut bytes = Vec::with_capacity(contents.len() / 2);
        for pair in contents.chunks_exact(2) {
            bytes.push(digit(pair[0])? << 4 | digit(pair[1])?);
        }
        Some(bytes)
    }
}

fn digit(byte: u8) -> Option<u8> {
    match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        b'A'..=b'F' => Some(byte - b'A' + 10),
        _ => None,
    }
}
