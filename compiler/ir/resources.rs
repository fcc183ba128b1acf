//! The file metadata, `{-# dialect_resources: … #-}`: large data stored apart from the operations.

use crate::source::{Blob, Bytes, from_digits};

use super::entity::NameId;

/// The number of bytes of the alignment of a blob.
const ALIGNMENT: usize = 4;

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
    /// A string.
    Text(Box<[u8]>),
    /// A string of many hex digits after `0x`: an alignment in four little-endian bytes, then the contents.
    Blob(Blob),
}

impl Resources {
    /// Returns true if there are no resources.
    pub fn is_empty(&self) -> bool {
        self.dialects.is_empty() && self.external.is_empty()
    }

    /// Returns the contents of a blob of the `builtin` dialect, without its alignment.
    pub fn blob(&self, builtin: NameId, key: NameId) -> Option<Bytes> {
        let groups = self.dialects.iter().filter(|group| group.name == builtin);
        let (_, value) = groups.flat_map(|group| &group.entries).find(|entry| entry.0 == key)?;
        let all = match value {
            ResourceValue::Blob(blob) => blob.bytes.clone(),
            ResourceValue::Text(text) => from_digits(text.strip_prefix(b"0x")?)?.into(),
            ResourceValue::Bool(_) => return None,
        };
        all.after(ALIGNMENT)
    }
}
