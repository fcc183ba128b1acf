//! Interleaved groups: strided accesses whose elements alternate. They become a wide load with shuffles that extract
//! the members, or shuffles and a wide store. If the elements of one iteration are adjacent, but far from those of the
//! next one, each iteration has a wide load of its own.
//!
//! ```text
//!   for i { … x[2 * i] … x[2 * i + 1] … }   ▶   all = x[2 * i ..]; even lanes of all … odd lanes of all
//!   for i { … x[n * i] … x[n * i + 1] … }   ▶   all = x[n * i ..], x[n * (i + 1) ..], …; the same
//! ```
//!
//! A wide load accesses nothing beyond the elements of the loop: if an iteration does not load its last element, the
//! scalar loop runs the last iteration. A group of stores has no gaps.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::ir::Op;
use crate::opt::analysis::access::{Access, Stride, may_swap};
use crate::opt::cost::vector::{REGISTER, Shuffles, lane_by_lane, parts};
use crate::opt::function::Function;

/// A member of a group.
#[derive(Clone, Copy, Debug)]
pub(super) struct Member {
    pub(super) op: Op,
    /// The index of its element in an iteration; that of the lowest is 0.
    pub(super) index: i64,
}

/// An interleaved group of loads or stores.
#[derive(Debug)]
pub(super) struct Group {
    /// The accesses in program order.
    pub(super) members: Vec<Member>,
    /// The access at whose position the wide access is emitted: the first of loads, the last of stores.
    pub(super) anchor: Member,
    /// The index of this access in the loop.
    at: usize,
    /// The member that provides the address: the lowest one of those that are available at the anchor.
    pub(super) base: Member,
    /// The stride in elements.
    pub(super) factor: i64,
    /// True if addresses increase with lanes.
    pub(super) is_forward: bool,
    /// True if the elements of consecutive iterations are not adjacent.
    pub(super) are_rows: bool,
    is_store: bool,
}

impl Group {
    /// Returns true if the wide load exceeds the elements of the last iteration.
    fn has_gap_at_end(&self) -> bool {
        !self.is_store && self.members.iter().all(|member| member.index + 1 < self.factor)
    }
}

/// The interleaved groups of a loop.
#[derive(Debug, Default)]
pub(super) struct Groups {
    list: Vec<Group>,
    of: FxHashMap<Op, usize>,
}

/// Upper bound on the stride, in elements.
const MAX_FACTOR: i64 = 8;

impl Groups {
    /// Collects the profitable groups of a loop body for at most `lanes` lanes.
    pub(super) fn of(f: &Function, accesses: &[Access], dead: &FxHashSet<Op>, lanes: i64) -> Groups {
        let mut groups = Groups::default();
        let mut numbers: Vec<usize> =
            (0..accesses.len()).filter(|&number| may_be_member(&accesses[number], dead)).collect();
        numbers.sort_by_cached_key(|&number| {
            let access = &accesses[number];
            (access.is_store, access.ty, access.address.terms.clone(), access.address.constant)
        });
        let mut remainder = &numbers[..];
        while let Some(&lowest) = remainder.first() {
            let low = &accesses[lowest];
            let together =
                remainder.iter().take_while(|&&number| index(low, &accesses[number]).is_some()).count();
            let (numbers, after) = remainder.split_at(together);
            remainder = after;
            groups.add(f, accesses, numbers, lanes);
        }
        groups
    }

    /// Adds a group of accesses, the lowest address first, if it is legal and profitable.
    fn add(&mut self, f: &Function, accesses: &[Access], numbers: &[usize], lanes: i64) {
        let low = &accesses[numbers[0]];
        let mut in_order = numbers.to_vec();
        in_order.sort_unstable();
        let member = |&number: &usize| {
            index(low, &accesses[number]).map(|index| Member { op: accesses[number].op, index })
        };
        let members: Vec<Member> = in_order.iter().filter_map(member).collect();
        let (Some(&first), Some(&last)) = (members.first(), members.last()) else { return };
        let at = if low.is_store { in_order[in_order.len() - 1] } else { in_order[0] };
        let lowest = members.iter().copied().min_by_key(|member| member.index).unwrap_or(last);
        let are_rows = interleaved(low).is_none();
        let group = Group {
            anchor: if low.is_store { last } else { first },
            at,
            base: if low.is_store { lowest } else { first },
            factor: interleaved(low).unwrap_or(members.len() as i64),
            members,
            is_forward: are_rows || matches!(low.stride, Stride::Bytes(1..)),
            are_rows,
            is_store: low.is_store,
        };
        let is_possible = group.is_possible(low.size) && self.may_move(f, accesses, &in_order, at, lanes);
        if is_possible && group.is_profitable(f, low, lanes) {
            self.of.extend(group.members.iter().map(|member| (member.op, self.list.len())));
            self.list.push(group);
        }
    }

    /// Returns true if accesses may move to one of them. Accesses of earlier groups have moved already.
    fn may_move(&self, f: &Function, accesses: &[Access], members: &[usize], at: usize, lanes: i64) -> bool {
        let others = (0..accesses.len()).filter(|other| members.binary_search(other).is_err());
        let others: Vec<(usize, usize)> = others
            .map(|other| (other, self.get(accesses[other].op).map_or(other, |group| group.at)))
            .collect();
        members.iter().all(|&member| {
            let passed = others.iter().filter(|&&(other, moved)| (member < other) != (at < moved));
            passed.map(|passed| &accesses[passed.0]).all(|other| may_swap(f, &accesses[member], other, lanes))
        })
    }

    /// The group of an access.
    pub(super) fn get(&self, op: Op) -> Option<&Group> {
        self.of.get(&op).map(|&number| &self.list[number])
    }

    /// All groups.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Group> {
        self.list.iter()
    }

    /// Reverses the order of lanes.
    pub(super) fn reverse(&mut self) {
        let in_order = self.list.iter_mut().filter(|group| !group.are_rows);
        in_order.for_each(|group| group.is_forward = !group.is_forward);
    }

    /// Returns true if the scalar loop must run the last iteration.
    pub(super) fn need_remainder(&self) -> bool {
        self.list.iter().any(Group::has_gap_at_end)
    }
}

/// Returns the stride in elements if it does not exceed the limit.
fn interleaved(access: &Access) -> Option<i64> {
    let Stride::Bytes(stride) = access.stride else { return None };
    let factor = stride.abs() / access.size;
    (stride % access.size == 0 && factor <= MAX_FACTOR).then_some(factor)
}

fn may_be_member(access: &Access, dead: &FxHashSet<Op>) -> bool {
    let is_near = match interleaved(access) {
        Some(factor) => factor > 1,
        None => !access.is_store && access.stride != Stride::Irregular,
    };
    is_near && !dead.contains(&access.op)
}

/// Returns the index of the element of an access relative to another one if both may be in one group.
fn index(low: &Access, access: &Access) -> Option<i64> {
    let is_alike = (access.is_store, access.ty) == (low.is_store, low.ty)
        && access.stride == low.stride
        && access.address.terms == low.address.terms;
    let distance = access.address.constant.checked_sub(low.address.constant)?;
    let index = distance / low.size;
    let is_near = distance % low.size == 0 && index < interleaved(low).unwrap_or(MAX_FACTOR);
    (is_alike && is_near).then_some(index)
}

impl Group {
    /// Returns true if the wide access touches only elements of the loop. Rows must fill registers.
    fn is_possible(&self, size: i64) -> bool {
        let indices: FxHashSet<i64> = self.members.iter().map(|member| member.index).collect();
        let is_full = indices.len() as i64 == self.factor;
        if self.are_rows {
            let contiguous_direction = indices.iter().all(|&index| index < self.factor);
            return is_full && contiguous_direction && self.factor * size % REGISTER == 0;
        }
        if self.is_store {
            return is_full && self.members.len() == indices.len();
        }
        // If addresses decrease, the gap is in the first iteration.
        self.is_forward || !self.has_gap_at_end()
    }

    /// Returns true if the group is cheaper than its accesses one by one.
    fn is_profitable(&self, f: &Function, access: &Access, lanes: i64) -> bool {
        let together = self.cost(f, access.size, lanes);
        together.is_some_and(|cost| cost < self.members.len() as i64 * lane_by_lane(access, lanes))
    }

    /// The cost in instructions; `None` if the target has no shuffles for it.
    pub(super) fn cost(&self, f: &Function, size: i64, lanes: i64) -> Option<i64> {
        let registers = parts(size, lanes);
        let members = self.members.len() as i64;
        let shuffles = Shuffles { factor: self.factor, members, size, is_store: self.is_store };
        let in_order = match size {
            _ if self.is_forward => 0,
            4 | 8 => members,
            _ => 5 * members,
        };
        Some(registers * (self.factor + in_order + shuffles.cost(f.target.has_byte_shuffles())?))
    }
}
