//! The names of values in a scope. Numeric names, which printers generate, are kept in a table; other names are hashed.

use rustc_hash::FxHashMap;

use crate::ir::Value;

/// The definition of a name.
#[derive(Clone, Copy)]
pub(super) struct Definition {
    /// The first value; `None` if the defining operation has an error, so that uses are not reported too.
    pub(super) first: Option<Value>,
    /// The number of values.
    pub(super) count: u32,
}

/// The maximum distance of a new number from the end of the table, which keeps the table in proportion to the text.
const STEP: usize = 64;

/// The defined names of a scope, with their `%`.
#[derive(Default)]
pub(super) struct ValueNames<'s> {
    numbered: Vec<Option<Definition>>,
    others: FxHashMap<&'s [u8], Definition>,
    /// True if `others` contains numeric names.
    has_far_numbers: bool,
}

impl<'s> ValueNames<'s> {
    /// Returns the definition of a name.
    pub(super) fn get(&self, name: &[u8]) -> Option<Definition> {
        if let Some(number) = number(name)
            && let Some(Some(definition)) = self.numbered.get(number)
        {
            return Some(*definition);
        }
        self.others.get(name).copied()
    }

    /// Binds a name; `false` if it is bound already.
    pub(super) fn insert(&mut self, name: &'s [u8], definition: Definition) -> bool {
        let number = number(name);
        // The common case in printed text: each number once, in order.
        if number == Some(self.numbered.len()) && !self.has_far_numbers {
            self.numbered.push(Some(definition));
            return true;
        }
        if self.get(name).is_some() {
            return false;
        }
        match number {
            Some(number) if number < self.numbered.len() + STEP => {
                if number >= self.numbered.len() {
                    self.numbered.resize(number + 1, None);
                }
                self.numbered[number] = Some(definition);
            }
            _ => {
                self.has_far_numbers |= number.is_some();
                self.others.insert(name, definition);
            }
        }
        true
    }

    /// Removes a name.
    pub(super) fn remove(&mut self, name: &[u8]) {
        match number(name).and_then(|number| self.numbered.get_mut(number)) {
            Some(slot) if slot.is_some() => *slot = None,
            _ => {
                self.others.remove(name);
            }
        }
    }

    /// Removes all names.
    pub(super) fn clear(&mut self) {
        self.numbered.clear();
        self.others.clear();
        self.has_far_numbers = false;
    }

    /// Returns the names that are not numeric.
    pub(super) fn words(&self) -> impl Iterator<Item = &'s [u8]> + '_ {
        self.others.keys().copied()
    }
}

/// Returns the number of a numeric name: `7` for `%7`. Only the canonical form of a number counts: `%07` is a name.
fn number(name: &[u8]) -> Option<usize> {
    let digits = &name[1..];
    if digits.len() > 8 || (digits.len() > 1 && digits[0] == b'0') {
        return None;
    }
    let mut number = 0;
    for &digit in digits {
        if !digit.is_ascii_digit() {
            return None;
        }
        number = number * 10 + usize::from(digit - b'0');
    }
    (!digits.is_empty()).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_numbers_are_numbers() {
        assert_eq!(number(b"%0"), Some(0));
        assert_eq!(number(b"%1234"), Some(1234));
        assert_eq!(number(b"%01"), None);
        assert_eq!(number(b"%arg0"), None);
        assert_eq!(number(b"%999999999"), None);
    }

    #[test]
    fn names_are_bound_once_and_forgotten() {
        let mut names = ValueNames::default();
        let definition = Definition { first: Some(Value::new(3)), count: 1 };
        for name in [&b"%0"[..], b"%70", b"%100000", b"%x"] {
            assert!(names.insert(name, definition));
            assert!(!names.insert(name, definition));
            assert_eq!(names.get(name).and_then(|found| found.first), Some(Value::new(3)));
        }
        names.remove(b"%100000");
        names.remove(b"%0");
        assert!(names.get(b"%100000").is_none() && names.get(b"%0").is_none() && names.get(b"%x").is_some());
    }
}
