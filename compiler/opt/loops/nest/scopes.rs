//! Alias scopes for the accesses of the clones of a nest.

use rustc_hash::FxHashMap;

use crate::ir::{AttrId, DictId, Op};
use crate::opt::analysis::alias::{scope, with_scopes, without_scopes};
use crate::opt::function::Emitter;

use super::AccessGroups;

/// The alias scopes of groups of accesses that do not overlap. A group that is distinct for each outer iteration has
/// one scope per clone.
pub(crate) struct Scopes {
    /// For each access and clone, its scope and the scopes that it does not alias.
    of: FxHashMap<Op, Vec<(AttrId, Vec<AttrId>)>>,
}

impl Scopes {
    /// Creates the scopes of a nest with `copies` clones, which is emitted in the current block.
    pub(crate) fn of(emit: &mut Emitter, groups: &AccessGroups, copies: i64) -> Scopes {
        let nest = emit.block;
        let mut scopes_of = FxHashMap::default();
        let mut scope_of = |emit: &mut Emitter, group: usize, copy: usize| {
            let copy = if groups.is_distinct(group) { copy } else { 0 };
            let label = || format!("nest {} group {group} copy {copy}", nest.index());
            *scopes_of.entry((group, copy)).or_insert_with(|| scope(emit.f.cx, &label()))
        };
        let copies = copies as usize;
        let mut of = FxHashMap::default();
        for (&op, &group) in &groups.of {
            let mut each = Vec::new();
            for copy in 0..copies {
                let mut outside = Vec::new();
                if groups.is_distinct(group) {
                    let others = (0..copies).filter(|&other| other != copy);
                    outside.extend(others.map(|other| scope_of(emit, group, other)));
                }
                for &(_, other) in groups.disjoint.iter().filter(|pair| pair.0 == group) {
                    let copies = if groups.is_distinct(other) { copies } else { 1 };
                    outside.extend((0..copies).map(|copy| scope_of(emit, other, copy)));
                }
                outside.sort_unstable();
                outside.dedup();
                each.push((scope_of(emit, group, copy), outside));
            }
            of.insert(op, each);
        }
        Scopes { of }
    }

    /// Returns the attributes of an operation in a clone. Scopes that it has already are more precise and remain.
    pub(crate) fn attrs(&self, emit: &mut Emitter, op: Op, copy: usize) -> DictId {
        let attrs = emit.f.body.attrs(op);
        let existing = self.of.get(&op).map(|each| &each[copy]);
        match existing.filter(|(_, outside)| !outside.is_empty() && without_scopes(emit.f.cx, attrs) == attrs)
        {
            Some((inside, outside)) => with_scopes(emit.f.cx, attrs, *inside, outside),
            None => attrs,
        }
    }
}
