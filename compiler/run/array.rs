//! Arrays of numbers: what is read from files, passed to functions, and printed.

use super::element::Element;

/// Arrays with more elements are printed with gaps.
const PRINTED_ELEMENTS: usize = 1000;
/// The number of elements at either end of a dimension that are printed of a large array.
const PRINTED_AT_ENDS: usize = 3;

/// A dense array: the last index changes fastest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Array {
    /// The type of the elements.
    pub element: Element,
    /// The extents; empty for a scalar.
    pub shape: Vec<u64>,
    /// The elements, in native byte order.
    pub data: Vec<u8>,
}

/// The contents of a new array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fill {
    Zeros,
    Ones,
    /// 0, 1, 2, …
    Iota,
    /// Random numbers, the same in every run.
    Random,
}

impl Fill {
    /// Returns the contents with a name.
    pub(super) fn of(name: &str) -> Option<Fill> {
        match name {
            "zeros" => Some(Fill::Zeros),
            "ones" => Some(Fill::Ones),
            "iota" => Some(Fill::Iota),
            "random" => Some(Fill::Random),
            _ => None,
        }
    }
}

impl Array {
    /// Creates an array; `seed` distinguishes the random numbers of several.
    pub(super) fn filled(element: Element, shape: Vec<u64>, fill: Fill, seed: u64) -> Array {
        let mut state = (seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut next = |number: u64| match fill {
            Fill::Zeros => element.of_integer(0),
            Fill::Ones => element.of_integer(1),
            Fill::Iota => element.of_integer(number as i64),
            Fill::Random => {
                // Marsaglia's xorshift.
                state ^= state << 13;
                state ^= state >> 7;
                state ^= state << 17;
                element.of_random(state)
            }
        };
        let data = (0..shape.iter().product()).flat_map(&mut next).collect();
        Array { element, shape, data }
    }

    /// Returns the number of elements.
    pub(super) fn count(&self) -> usize {
        self.data.len() / self.element.size()
    }

    /// Returns the element at an index into the data, as text.
    fn printed(&self, index: usize) -> String {
        let size = self.element.size();
        self.element.print(&self.data[index * size..][..size])
    }

    /// Prints the elements in nested brackets, those of large arrays with gaps.
    pub(super) fn print(&self) -> String {
        let mut text = String::new();
        self.print_slice(0, 0, &mut text);
        text
    }

    /// Prints the elements of a slice with the first `depth` indices fixed.
    fn print_slice(&self, depth: usize, first: usize, text: &mut String) {
        let Some(&extent) = self.shape.get(depth) else {
            *text += &self.printed(first);
            return;
        };
        let (extent, stride) = (extent as usize, self.shape[depth + 1..].iter().product::<u64>() as usize);
        let is_innermost = depth + 1 == self.shape.len();
        let separator = if is_innermost { ", ".into() } else { format!(",\n{}", " ".repeat(depth + 1)) };
        let has_gap = self.count() > PRINTED_ELEMENTS && extent > 2 * PRINTED_AT_ENDS;
        text.push('[');
        for index in 0..extent {
            if has_gap && (PRINTED_AT_ENDS..extent - PRINTED_AT_ENDS).contains(&index) {
                if index == PRINTED_AT_ENDS {
                    *text += &format!("{separator}…");
                }
                continue;
            }
            if index > 0 {
                *text += &separator;
            }
            self.print_slice(depth + 1, first + index * stride, text);
        }
        text.push(']');
    }

    /// Returns the type of a memref with these extents, for messages and results.
    pub(super) fn type_name(&self) -> String {
        let extents: String = self.shape.iter().map(|extent| format!("{extent}x")).collect();
        format!("memref<{extents}{}>", self.element.name())
    }

    /// Returns the positions of the elements in a buffer with these strides, in the order of the data.
    pub(super) fn positions(&self, strides: &[i64]) -> Vec<i64> {
        let mut positions = vec![0];
        for (&extent, &stride) in self.shape.iter().zip(strides) {
            positions = positions
                .iter()
                .flat_map(|position| (0..extent as i64).map(move |index| position + index * stride))
                .collect();
        }
        positions
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const I32: Element = Element::Int { bits: 32, is_unsigned: false };

    #[test]
    fn small_arrays_are_printed_whole() {
        let array = Array::filled(I32, vec![2, 3], Fill::Iota, 0);
        assert_eq!(array.print(), "[[0, 1, 2],\n [3, 4, 5]]");
        assert_eq!(array.type_name(), "memref<2x3xi32>");
        assert_eq!(Array::filled(I32, vec![], Fill::Ones, 0).print(), "1");
        assert_eq!(Array::filled(I32, vec![2, 0], Fill::Ones, 0).print(), "[[],\n []]");
    }

    #[test]
    fn large_arrays_are_printed_with_gaps() {
        assert_eq!(Array::filled(I32, vec![2000], Fill::Iota, 0).print(), "[0, 1, 2, …, 1997, 1998, 1999]");
    }

    #[test]
    fn random_numbers_are_in_their_range() {
        let array = Array::filled(I32, vec![1000], Fill::Random, 1);
        let values: Vec<i32> = array
            .data
            .chunks_exact(4)
            .map(|bytes| i32::from_ne_bytes(bytes.try_into().expect("four bytes")))
            .collect();
        assert!(values.iter().all(|value| (-8..8).contains(value)));
        assert!((-8..8).all(|value| values.contains(&value)));
    }

    #[test]
    fn positions_follow_strides() {
        let array = Array::filled(I32, vec![2, 3], Fill::Iota, 0);
        assert_eq!(array.positions(&[3, 1]), [0, 1, 2, 3, 4, 5]);
        assert_eq!(array.positions(&[1, 2]), [0, 2, 4, 1, 3, 5]);
    }
}
