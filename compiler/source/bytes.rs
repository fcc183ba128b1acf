//! Bytes that are shared, not copied.

use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

/// Immutable bytes. Clones share the memory, which may be most of that of a compilation.
#[derive(Clone)]
pub struct Bytes {
    all: Arc<Vec<u8>>,
    /// The number of bytes of `all` before these.
    start: usize,
}

/// The number of bytes at each end of which the hash depends.
const HASHED: usize = 2048;

impl Bytes {
    /// Returns the bytes after the first `count`; `None` if there are fewer.
    pub fn after(&self, count: usize) -> Option<Bytes> {
        (count <= self.len()).then(|| Bytes { all: Arc::clone(&self.all), start: self.start + count })
    }
}

impl Deref for Bytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.all[self.start..]
    }
}

impl From<Vec<u8>> for Bytes {
    fn from(all: Vec<u8>) -> Bytes {
        Bytes { all: Arc::new(all), start: 0 }
    }
}

impl From<&[u8]> for Bytes {
    fn from(bytes: &[u8]) -> Bytes {
        bytes.to_vec().into()
    }
}

impl<const N: usize> From<[u8; N]> for Bytes {
    fn from(bytes: [u8; N]) -> Bytes {
        bytes.to_vec().into()
    }
}

impl FromIterator<u8> for Bytes {
    fn from_iter<I: IntoIterator<Item = u8>>(bytes: I) -> Bytes {
        Vec::from_iter(bytes).into()
    }
}

impl PartialEq for Bytes {
    fn eq(&self, other: &Bytes) -> bool {
        (Arc::ptr_eq(&self.all, &other.all) && self.start == other.start) || **self == **other
    }
}

impl Eq for Bytes {}

impl Hash for Bytes {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.len().hash(state);
        if self.len() <= 2 * HASHED {
            state.write(self);
        } else {
            state.write(&self[..HASHED]);
            state.write(&self[self.len() - HASHED..]);
        }
    }
}

impl std::fmt::Debug for Bytes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (**self).fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_bytes_are_equal_wherever_they_are() {
        let all: Vec<u8> = (0..10_000).map(|i| (i % 251) as u8).collect();
        let bytes = Bytes::from([&[1, 2, 3, 4][..], &all].concat()).after(4).unwrap_or_else(|| [].into());
        let other = Bytes::from(all.clone());
        let hash = |bytes: &Bytes| rustc_hash::FxBuildHasher.hash_one(bytes);
        assert_eq!(bytes, other);
        assert_eq!(hash(&bytes), hash(&other));
        assert_ne!(bytes, bytes.after(1).unwrap_or_else(|| other.clone()));
        assert!(bytes.after(all.len() + 1).is_none());
    }

    use std::hash::BuildHasher;
}
