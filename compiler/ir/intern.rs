//! Hash-consing tables: equal data has the same handle, so types, attributes and names are compared as integers.

use std::hash::{BuildHasher, Hash};

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;

/// Interns values of one type. Handles are dense and start at 0.
#[derive(Clone, Debug)]
pub(super) struct Interner<T> {
    items: Vec<T>,
    table: HashTable<u32>,
}

impl<T> Default for Interner<T> {
    fn default() -> Self {
        Interner { items: Vec::new(), table: HashTable::new() }
    }
}

impl<T: Hash + Eq> Interner<T> {
    /// Returns the index of `item`, and adds it if it is new.
    pub(super) fn intern(&mut self, item: T) -> usize {
        let hash = FxBuildHasher.hash_one(&item);
        if let Some(&index) = self.table.find(hash, |&index| self.items[index as usize] == item) {
            return index as usize;
        }
        let index = self.items.len();
        self.items.push(item);
        let items = &self.items;
        self.table.insert_unique(hash, index as u32, |&i| FxBuildHasher.hash_one(&items[i as usize]));
        index
    }

    /// Replaces an item. Afterwards it is not found by its contents.
    pub(super) fn replace(&mut self, index: usize, item: T) {
        let hash = FxBuildHasher.hash_one(&self.items[index]);
        if let Ok(entry) = self.table.find_entry(hash, |&found| found as usize == index) {
            entry.remove();
        }
        self.items[index] = item;
    }

    /// Returns the item at `index`.
    #[inline]
    pub(super) fn get(&self, index: usize) -> &T {
        &self.items[index]
    }

    /// Returns all items.
    #[inline]
    pub(super) fn items(&self) -> &[T] {
        &self.items
    }
}

/// Interns slices in one growing pool: no allocation per entry, and look-ups need only a borrowed slice.
#[derive(Clone, Debug)]
pub(super) struct SliceInterner<T> {
    pool: Vec<T>,
    spans: Vec<(u32, u32)>,
    table: HashTable<u32>,
}

impl<T> Default for SliceInterner<T> {
    fn default() -> Self {
        SliceInterner { pool: Vec::new(), spans: Vec::new(), table: HashTable::new() }
    }
}

impl<T: Copy + Hash + Eq> SliceInterner<T> {
    /// Returns the index of `slice`, and copies it into the pool if it is new.
    pub(super) fn intern(&mut self, slice: &[T]) -> usize {
        let hash = FxBuildHasher.hash_one(slice);
        if let Some(index) = self.find_hashed(hash, slice) {
            return index;
        }
        let start = self.pool.len() as u32;
        self.pool.extend_from_slice(slice);
        let index = self.spans.len();
        self.spans.push((start, slice.len() as u32));
        let (pool, spans) = (&self.pool, &self.spans);
        self.table
            .insert_unique(hash, index as u32, |&i| FxBuildHasher.hash_one(span_of(pool, spans[i as usize])));
        index
    }

    /// Returns the index of `slice` if it is already interned.
    #[inline]
    pub(super) fn find(&self, slice: &[T]) -> Option<usize> {
        self.find_hashed(FxBuildHasher.hash_one(slice), slice)
    }

    #[inline]
    fn find_hashed(&self, hash: u64, slice: &[T]) -> Option<usize> {
        let same = |&index: &u32| span_of(&self.pool, self.spans[index as usize]) == slice;
        self.table.find(hash, same).map(|&index| index as usize)
    }

    /// Returns the slice at `index`.
    #[inline]
    pub(super) fn get(&self, index: usize) -> &[T] {
        span_of(&self.pool, self.spans[index])
    }
}

#[inline]
fn span_of<T>(pool: &[T], (start, len): (u32, u32)) -> &[T] {
    &pool[start as usize..][..len as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_items_share_an_index() {
        let mut interner = Interner::default();
        let a = interner.intern("a".to_string());
        let b = interner.intern("b".to_string());
        assert_ne!(a, b);
        assert_eq!(a, interner.intern("a".to_string()));
        assert_eq!(interner.get(b), "b");
    }

    #[test]
    fn slices_are_found_without_being_added() {
        let mut interner = SliceInterner::default();
        assert_eq!(interner.find(b"abc"), None);
        let abc = interner.intern(b"abc");
        let empty = interner.intern(b"");
        assert_eq!(interner.find(b"abc"), Some(abc));
        assert_eq!(interner.get(empty), b"");
        for i in 0..1000u32 {
            interner.intern(&i.to_le_bytes());
        }
        assert_eq!(interner.find(b"abc"), Some(abc));
    }
}
