//! Disjoint sets of values.

use crate::ir::Value;

/// A partition of the values of a body, with the members of each set.
pub(super) struct UnionFind {
    parents: Vec<u32>,
    /// The members of the set, at its representative.
    members: Vec<Vec<Value>>,
}

impl UnionFind {
    /// Creates a partition in which each of `count` values is alone.
    pub(super) fn new(count: usize) -> UnionFind {
        UnionFind {
            parents: (0..count as u32).collect(),
            members: (0..count).map(|index| vec![Value::new(index)]).collect(),
        }
    }

    /// Returns the representative of the set of a value.
    pub(super) fn find(&self, value: Value) -> Value {
        let mut at = value.index() as u32;
        while self.parents[at as usize] != at {
            at = self.parents[at as usize];
        }
        Value::new(at as usize)
    }

    /// Returns true if two values are in one set.
    pub(super) fn is_same(&self, a: Value, b: Value) -> bool {
        self.find(a) == self.find(b)
    }

    /// Returns the members of the set of a value.
    pub(super) fn members(&self, value: Value) -> &[Value] {
        &self.members[self.find(value).index()]
    }

    /// Unites two sets. The larger one absorbs the smaller one.
    pub(super) fn union(&mut self, a: Value, b: Value) {
        let (mut into, mut from) = (self.find(a), self.find(b));
        if into == from {
            return;
        }
        if self.members[into.index()].len() < self.members[from.index()].len() {
            std::mem::swap(&mut into, &mut from);
        }
        self.parents[from.index()] = into.index() as u32;
        let mut absorbed = std::mem::take(&mut self.members[from.index()]);
        self.members[into.index()].append(&mut absorbed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_united_with_their_members() {
        let [a, b, c, d] = std::array::from_fn(Value::new);
        let mut sets = UnionFind::new(4);
        sets.union(a, b);
        sets.union(c, d);
        assert!(!sets.is_same(b, c));
        sets.union(d, a);
        assert!(sets.is_same(b, c));
        assert_eq!(sets.members(a).len(), 4);
    }
}
