//! Permutations of the bytes of two registers for which x86-64 without SSSE3 has an instruction. Cranelift calls a
//! function for any other. On other targets it also has a single instruction for these.

/// The number of bytes of a register.
pub(crate) const BYTES: usize = 16;

/// The bytes of two registers by index, of which those of the first are 0 to 15; `None` is any byte.
pub(crate) type Wanted = [Option<u8>; BYTES];

/// A permutation of the bytes of two registers.
pub(crate) type Mask = [u8; BYTES];

/// The identity.
pub(crate) const SAME: Mask = {
    let mut mask = [0; BYTES];
    let mut byte = 0;
    while byte < BYTES {
        mask[byte] = byte as u8;
        byte += 1;
    }
    mask
};

/// Returns the mask of one instruction for a permutation: the identity, `punpckl…` or `punpckh…`, `pshufd` or `shufps`,
/// `pshuflw` or `pshufhw`.
pub(crate) fn instruction(wanted: &Wanted) -> Option<Mask> {
    let zips = [1, 2, 4, 8].into_iter().flat_map(|size| [zip(size, false), zip(size, true)]);
    let fixed = [SAME].into_iter().chain(zips).find(|mask| fits(wanted, mask));
    fixed.or_else(|| in_halves(wanted)).or_else(|| of_half(wanted))
}

/// Returns the mask that interleaves the elements of the lower halves of two registers, or of their upper ones. `size`
/// is that of an element in bytes.
pub(crate) fn zip(size: usize, is_high: bool) -> Mask {
    let first = if is_high { BYTES / 2 } else { 0 };
    std::array::from_fn(|byte| {
        let (pair, within) = (byte / (2 * size), byte % (2 * size));
        let from_second = if within >= size { BYTES } else { 0 };
        (from_second + first + pair * size + within % size) as u8
    })
}

/// Duplicates the upper half of the first register.
pub(crate) const HIGH: Mask = [8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15];

fn fits(wanted: &Wanted, mask: &Mask) -> bool {
    wanted.iter().zip(mask).all(|(wanted, byte)| wanted.is_none_or(|wanted| wanted == *byte))
}

/// Returns the index of the element that consists of the bytes of a part in their order; `None` if any element will do.
fn element(part: &[Option<u8>]) -> Option<Option<usize>> {
    let mut element = None;
    for (number, byte) in part.iter().enumerate() {
        let Some(byte) = byte.map(usize::from) else { continue };
        let is_in_order =
            byte % part.len() == number && element.is_none_or(|known| known == byte / part.len());
        is_in_order.then_some(())?;
        element = Some(byte / part.len());
    }
    Some(element)
}

/// Returns the indices of elements, if the permutation keeps elements of this size whole.
fn elements<const COUNT: usize>(wanted: &Wanted) -> Option<[Option<usize>; COUNT]> {
    let mut elements = [None; COUNT];
    for (place, part) in elements.iter_mut().zip(wanted.chunks(BYTES / COUNT)) {
        *place = element(part)?;
    }
    Some(elements)
}

fn bytes_of<const COUNT: usize>(elements: [usize; COUNT]) -> Mask {
    let size = BYTES / COUNT;
    std::array::from_fn(|byte| (elements[byte / size] * size + byte % size) as u8)
}

/// Returns the mask for 32-bit words of two registers, by index.
pub(crate) fn of_words(words: [usize; 4]) -> Mask {
    bytes_of(words)
}

/// Returns the mask of a permutation of 32-bit words in which each half of the result comes from one register.
fn in_halves(wanted: &Wanted) -> Option<Mask> {
    let words = elements::<4>(wanted)?;
    let [a, b, c, d] = words.map(|word| word.map(|word| word / 4));
    let is_one = |x: Option<usize>, y: Option<usize>| x.is_none() || y.is_none() || x == y;
    if !is_one(a, b) || !is_one(c, d) {
        return None;
    }
    let filled: [usize; 4] = std::array::from_fn(|number| words[number].or(words[number ^ 1]).unwrap_or(0));
    Some(bytes_of(filled))
}

/// Returns the mask of a permutation of the 16-bit elements of one half of a register. The other half is unchanged.
fn of_half(wanted: &Wanted) -> Option<Mask> {
    let numbers = elements::<8>(wanted)?;
    let filled: [usize; 8] = std::array::from_fn(|place| numbers[place].unwrap_or(place));
    let is_within = |place: usize| filled[place] < 8 && filled[place] / 4 == place / 4;
    let stay = |mut places: std::ops::Range<usize>| places.all(|place| filled[place] == place);
    ((0..8).all(is_within) && (stay(0..4) || stay(4..8))).then(|| bytes_of(filled))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(mask: Mask) -> bool {
        instruction(&mask.map(Some)) == Some(mask)
    }

    #[test]
    fn masks_with_one_instruction_are_known() {
        for words in [[3, 2, 1, 0], [0, 2, 4, 6], [5, 4, 1, 1], [0, 4, 1, 5], [2, 6, 3, 7], [0, 1, 4, 5]] {
            assert!(known(bytes_of(words)), "{words:?}");
        }
        for words in [[0, 5, 2, 7], [0, 4, 2, 6], [4, 0, 5, 1]] {
            assert!(!known(bytes_of(words)), "{words:?}");
        }
        for numbers in [[3, 2, 1, 0, 4, 5, 6, 7], [0, 1, 2, 3, 7, 7, 4, 4]] {
            assert!(known(bytes_of(numbers)), "{numbers:?}");
        }
        for numbers in [[3, 2, 1, 0, 7, 6, 5, 4], [4, 1, 2, 3, 4, 5, 6, 7], [0, 1, 2, 3, 12, 5, 6, 7]] {
            assert!(!known(bytes_of(numbers)), "{numbers:?}");
        }
        assert!(known(zip(1, true)));
        assert!(!known(std::array::from_fn(|byte| 15 - byte as u8)));
    }

    #[test]
    fn bytes_that_do_not_matter_are_filled_in() {
        let mut wanted = zip(1, true).map(Some);
        wanted[8..].fill(None);
        assert_eq!(instruction(&wanted), Some(zip(1, true)));
        let mut words = bytes_of([4, 0, 1, 3]).map(Some);
        words[4..8].fill(None);
        assert_eq!(instruction(&words), Some(bytes_of([4, 4, 1, 3])));
    }
}
