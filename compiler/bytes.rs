//! Bytes that are stored once, however many attributes and files contain them.

use std::borrow::Cow;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::io::{self, Write};
use std::ops::Deref;
use std::sync::Arc;

/// Immutable bytes. Clones, and what is left after a prefix is skipped, share their memory.
#[derive(Clone, Default)]
pub struct Bytes {
    /// Not `Arc<[u8]>`, which would be a copy of the vector.
    all: Arc<Vec<u8>>,
    start: usize,
}

impl Bytes {
    /// Returns the bytes from `start` on.
    pub fn from_offset(&self, start: usize) -> Bytes {
        assert!(start <= self.len(), "an offset beyond the end");
        Bytes { all: self.all.clone(), start: self.start + start }
    }

    /// Returns the bytes as a vector: without a copy if they are not shared.
    pub fn into_vec(self) -> Vec<u8> {
        match Arc::try_unwrap(self.all) {
            Ok(all) if self.start == 0 => all,
            Ok(all) => all[self.start..].to_vec(),
            Err(all) => all[self.start..].to_vec(),
        }
    }
}

impl Deref for Bytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.all[self.start..]
    }
}

impl PartialEq for Bytes {
    fn eq(&self, other: &Bytes) -> bool {
        let is_same = Arc::ptr_eq(&self.all, &other.all) && self.start == other.start;
        is_same || self[..] == other[..]
    }
}

impl Eq for Bytes {}

/// The length up to which all bytes are hashed.
const HASHED_WHOLE: usize = 1 << 12;

/// The number of samples of longer bytes, and the length of each.
const SAMPLES: (usize, usize) = (64, 32);

impl Hash for Bytes {
    /// Hashes samples of long bytes: constants may be gigabytes, and few have the same length.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.len().hash(state);
        if self.len() <= HASHED_WHOLE {
            return state.write(self);
        }
        let (count, len) = SAMPLES;
        let last = self.len() - len;
        let starts = (0..count - 1).map(|i| last / (count - 1) * i).chain([last]);
        starts.for_each(|start| state.write(&self[start..][..len]));
    }
}

impl fmt::Debug for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self[..].fmt(f)
    }
}

impl From<Vec<u8>> for Bytes {
    fn from(all: Vec<u8>) -> Bytes {
        Bytes { all: Arc::new(all), start: 0 }
    }
}

impl From<String> for Bytes {
    fn from(text: String) -> Bytes {
        text.into_bytes().into()
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
        bytes.into_iter().collect::<Vec<u8>>().into()
    }
}

/// The contents of a file, in pieces: those of an object file are its constants, and what is between them.
#[derive(Clone, Default)]
pub struct Pieces(Vec<Bytes>);

impl Pieces {
    /// Appends a piece.
    pub fn push(&mut self, piece: impl Into<Bytes>) {
        self.0.push(piece.into());
    }

    /// Returns the length in bytes.
    pub fn len(&self) -> usize {
        self.0.iter().map(|piece| piece.len()).sum()
    }

    /// Returns true if there are no bytes.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the pieces.
    pub fn iter(&self) -> impl Iterator<Item = &Bytes> {
        self.0.iter()
    }

    /// Returns the whole: a copy if there are several pieces.
    pub fn whole(&self) -> Cow<'_, [u8]> {
        match &self.0[..] {
            [] => Cow::Borrowed(&[]),
            [piece] => Cow::Borrowed(piece),
            pieces => Cow::Owned(pieces.iter().map(|piece| &piece[..]).collect::<Vec<_>>().concat()),
        }
    }

    /// Returns the whole as a vector.
    pub fn into_vec(mut self) -> Vec<u8> {
        match self.0.pop() {
            Some(piece) if self.0.is_empty() => piece.into_vec(),
            last => {
                self.0.extend(last);
                self.whole().into_owned()
            }
        }
    }

    /// Writes the pieces one after the other.
    ///
    /// # Errors
    /// Any error of writing to `out`.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        self.0.iter().try_for_each(|piece| out.write_all(piece))
    }
}

impl<T: Into<Bytes>> From<T> for Pieces {
    fn from(piece: T) -> Pieces {
        Pieces(vec![piece.into()])
    }
}

impl PartialEq for Pieces {
    fn eq(&self, other: &Pieces) -> bool {
        self.whole() == other.whole()
    }
}

impl Eq for Pieces {}

impl fmt::Debug for Pieces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.whole().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use std::hash::BuildHasher;

    use rustc_hash::FxBuildHasher;

    use super::*;

    #[test]
    fn what_is_left_shares_its_memory() {
        let all = Bytes::from(vec![1, 2, 3, 4]);
        let rest = all.from_offset(1).from_offset(1);
        assert_eq!(rest[..], [3, 4]);
        assert_eq!(rest.as_ptr(), all[2..].as_ptr());
        assert_eq!(rest, Bytes::from([3, 4]));
        assert_eq!(rest.into_vec(), [3, 4]);
        let address = all.as_ptr() as usize;
        let vector = all.into_vec();
        assert_eq!(vector.as_ptr() as usize, address);
    }

    #[test]
    fn pieces_make_a_whole() {
        let mut pieces = Pieces::from([1, 2]);
        assert!(matches!(pieces.whole(), Cow::Borrowed([1, 2])));
        pieces.push([3]);
        assert_eq!(pieces, Pieces::from([1, 2, 3]));
        let mut written = Vec::new();
        pieces.write(&mut written).expect("memory is writable");
        assert_eq!((written, pieces.len()), (vec![1, 2, 3], 3));
        assert_eq!(pieces.into_vec(), [1, 2, 3]);
        assert!(Pieces::default().into_vec().is_empty());
    }

    #[test]
    fn equal_bytes_have_equal_hashes() {
        for len in [0, 1, HASHED_WHOLE, HASHED_WHOLE + 1, 100_000] {
            let bytes: Vec<u8> = (0..len).map(|i| i as u8).collect();
            let shifted = Bytes::from([&[9], &bytes[..]].concat()).from_offset(1);
            let hash = |bytes: &Bytes| FxBuildHasher.hash_one(bytes);
            assert_eq!(hash(&shifted), hash(&bytes.clone().into()));
            if let Some(changed) = bytes.split_last().map(|(last, rest)| [rest, &[last ^ 1]].concat()) {
                assert_ne!(hash(&shifted), hash(&changed.into()));
            }
        }
    }
}
