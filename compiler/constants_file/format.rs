//! The format of the file. All numbers are in the byte order of the target.
//!
//! | offset | size | contents |
//! |---|---|---|
//! | 0 | 8 | `MLIRCST` and the version of the format, 1 |
//! | 8 | 8 | size of the file |
//! | 16 | 8 | XXH3 of 64 bits of what follows the header |
//! | 24 | 40 | zeros |
//! | 64 | | constants, at multiples of 64 |

use xxhash_rust::xxh3::Xxh3;

use crate::bytes::{Bytes, Pieces};

/// The alignment of the constants in the file, and that of the file in memory.
pub const ALIGN: u64 = 64;

/// The first bytes, with the version of the format.
pub(super) const MAGIC: [u8; 8] = *b"MLIRCST\x01";

/// The offset of the hash.
pub(super) const HASH_OFFSET: usize = 16;

/// A complete file.
pub(super) struct File {
    pub(super) contents: Pieces,
    /// The hash in its header.
    pub(super) hash: u64,
}

/// Writes a file.
pub(super) struct Writer {
    big_endian: bool,
    constants: Vec<Bytes>,
    /// The size so far, with the header.
    size: u64,
    hash: Xxh3,
}

impl Writer {
    pub(super) fn new(big_endian: bool) -> Writer {
        Writer { big_endian, constants: Vec::new(), size: ALIGN, hash: Xxh3::new() }
    }

    /// Appends a constant. Returns its offset.
    pub(super) fn append(&mut self, constant: Bytes) -> u64 {
        let offset = self.size.next_multiple_of(ALIGN);
        self.push(vec![0; (offset - self.size) as usize].into());
        self.push(constant);
        offset
    }

    fn push(&mut self, bytes: Bytes) {
        self.hash.update(&bytes);
        self.size += bytes.len() as u64;
        self.constants.push(bytes);
    }

    pub(super) fn finish(self) -> File {
        let hash = self.hash.digest();
        let number = |number: u64| if self.big_endian { number.to_be_bytes() } else { number.to_le_bytes() };
        let mut header = [MAGIC, number(self.size), number(hash)].concat();
        header.resize(ALIGN as usize, 0);
        let mut contents = Pieces::from(header);
        self.constants.into_iter().for_each(|constant| contents.push(constant));
        File { contents, hash }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constants_are_aligned() {
        let mut writer = Writer::new(false);
        assert_eq!(writer.append(vec![1; 65].into()), 64);
        assert_eq!(writer.append(vec![2; 3].into()), 192);
        let file = writer.finish().contents.into_vec();
        assert_eq!((&file[..8], file.len()), (&b"MLIRCST\x01"[..], 195));
        assert_eq!(file[8..16], 195u64.to_le_bytes());
        assert_eq!(file[16..24], xxhash_rust::xxh3::xxh3_64(&file[64..]).to_le_bytes());
        assert_eq!((&file[128..130], &file[192..]), (&[1, 0][..], &[2, 2, 2][..]));
    }
}
