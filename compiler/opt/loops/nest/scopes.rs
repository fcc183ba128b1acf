//! What is known of accesses in copies of a nest, said to later passes.

use rustc_hash::FxHashMap;

use crate::ir::{AttrId, DictId, Op};
use crate::opt::analysis::alias::{scope, with_scopes, without_scopes};
use crate::opt::function::Emitter;

use super::Places;

/// The scopes of accesses that are known not to overlap: one for each place, or one of each copy for those that each
/// iteration has for itself.
pub(crate) struct Scopes {
    /// The scope of an access of the nest in each copy, and those that it is not in.
    of: FxHashMap<Op, Vec<(AttrId, Vec<AttrId>)>>,
}

impl Scopes {
    /// Those of places in so many copies of a nest, which is made where operations are made.
    pub(crate) fn of(emit: &mut Emitter, places: &Places, copies: i64) -> Scopes {
        let nest = emit.block;
        let mut scopes_of = FxHashMap::default();
        let mut scope_of = |emit: &mut Emitter, place: usize, copy: usize| {
            let copy = if places.is_own(place) { copy } else { 0 };
            let label = || format!("nest {} place {place} copy {copy}", nest.index());
            *scopes_of.entry((place, copy)).or_insert_with(|| scope(emit.f.cx, &label()))
        };
        let copies = copies as usize;
        let mut of = FxHashMap::default();
        for (&op, &place) in &places.of {
            let mut each = Vec::new();
            for copy in 0..copies {
                let mut outside = Vec::new();
                if places.is_own(place) {
                    let others = (0..copies).filter(|&other| other != copy);
                    outside.extend(others.map(|other| scope_of(emit, place, other)));
                }
                for &(_, other) in places.apart.iter().filter(|pair| pair.0 == place) {
                    let copies = if places.is_own(other) { copies } else { 1 };
                    outside.extend((0..copies).map(|copy| scope_of(emit, other, copy)));
                }
                outside.sort_unstable();
                outside.dedup();
                each.push((scope_of(emit, place, copy), outside));
            }
            of.insert(op, each);
        }
        Scopes { of }
    }

    /// The attributes of an operation in a copy: its own scopes say more, if it has some.
    pub(crate) fn attrs(&self, emit: &mut Emitter, op: Op, copy: usize) -> DictId {
        let attrs = emit.f.body.attrs(op);
        let known = self.of.get(&op).map(|each| &each[copy]);
        match known.filter(|(_, outside)| !outside.is_empty() && without_scopes(emit.f.cx, attrs) == attrs) {
            Some((inside, outside)) => with_scopes(emit.f.cx, attrs, *inside, outside),
            None => attrs,
        }
    }
}
