//! What the metadata of a file, `{-# dialect_resources: … #-}`, holds: large data beside the operations.

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
    /// Whether there is nothing to print.
    pub fn is_empty(&self) -> bool {
        self.dialects.is_empty() && self.external.is_empty()
    }

    /// The contents of a blob of the `builtin` dialect, without its alignment.
    pub fn blob(&self, builtin: NameId, key: NameId) -> Option<Vec<u8>> {
        let groups = self.dialects.iter().filter(|group| group.name == builtin);
        let (_, value) = groups.flat_map(|group| &group.entries).find(|entry| entry.0 == key)?;
        let ResourceValue::Text(text) = value else { return None };
        let digits = text.strip_prefix(b"0x").filter(|digits| digits.len() % 2 == 0)?;
        let digit = |byte: u8| (byte as char).to_digit(16).map(|digit| digit as u8);
        let bytes = digits.chunks(2).map(|pair| Some(digit(pair[0])? << 4 | digit(pair[1])?));
        let bytes: Vec<u8> = bytes.collect::<Option<_>>()?;
        bytes.get(4..).map(<[u8]>::to_vec)
    }
}
