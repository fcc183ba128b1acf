//! Interleaved accesses: those whose elements lie between each other's, a fixed number of elements from one iteration to the
//! next. Together they are a wide load, of which shuffles take the elements of each, or a wide store, for which shuffles put
//! them together. Where the elements of one iteration lie side by side, but those of the next are further away, each iteration
//! has a load of its own.
//!
//! ```text
//!   for i { … x[2 * i] … x[2 * i + 1] … }   ▶   all = x[2 * i ..]; even lanes of all … odd lanes of all
//!   for i { … x[n * i] … x[n * i + 1] … }   ▶   all = x[n * i ..], x[n * (i + 1) ..], …; the same
//! ```
//!
//! A wide load touches nothing beyond the elements of the loop: where an iteration does not load the last of its elements,
//! the last iteration is not done in vectors. A wide store stores all elements.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::ir::Op;
use crate::opt::analysis::access::{Access, Stride, may_swap};
use crate::opt::cost::vector::{REGISTER, Shuffles, lane_by_lane, registers};
use crate::opt::function::Function;

/// An access of a group.
#[derive(Clone, Copy, Debug)]
pub(super) struct Member {
    pub(super) op: Op,
    /// Which of the elements of an iteration it accesses: the lowest is 0.
    pub(super) place: i64,
}

/// Loads, or stores, that are done together.
#[derive(Debug)]
pub(super) struct Group {
    /// Its accesses, in the order of the body.
    pub(super) members: Vec<Member>,
    /// The access where all are done: the first of loads, the last of stores.
    pub(super) anchor: Member,
    /// The access whose address is known there, and is nearest to the lowest.
    pub(super) base: Member,
    /// How many elements an iteration has.
    pub(super) factor: i64,
    /// Whether addresses go up from one lane to the next.
    pub(super) is_forward: bool,
    /// Whether the elements of one iteration are not side by side with those of the next.
    pub(super) are_rows: bool,
    is_store: bool,
}

impl Group {
    /// Whether the elements of the last iteration end before the wide load does.
    fn has_gap_at_end(&self) -> bool {
        !self.is_store && self.members.iter().all(|member| member.place + 1 < self.factor)
    }
}

/// The groups of a loop.
#[derive(Debug, Default)]
pub(super) struct Groups {
    list: Vec<Group>,
    of: FxHashMap<Op, usize>,
}

/// The most elements from one iteration to the next.
const MAX_FACTOR: i64 = 8;

impl Groups {
    /// The groups of the accesses of a body that pay, when at most so many iterations run at once.
    pub(super) fn of(f: &Function, accesses: &[Access], dead: &FxHashSet<Op>, lanes: i64) -> Groups {
        let mut groups = Groups::default();
        let mut numbers: Vec<usize> =
            (0..accesses.len()).filter(|&number| may_be_member(&accesses[number], dead)).collect();
        numbers.sort_by_cached_key(|&number| {
            let access = &accesses[number];
            (access.is_store, access.ty, access.address.terms.clone(), access.address.constant)
        });
        let mut rest = &numbers[..];
        while let Some(&lowest) = rest.first() {
            let low = &accesses[lowest];
            let together = rest.iter().take_while(|&&number| place(low, &accesses[number]).is_some()).count();
            let (numbers, after) = rest.split_at(together);
            rest = after;
            groups.add(f, accesses, numbers, lanes);
        }
        groups
    }

    /// Adds the group of some accesses of one iteration, the lowest first, if they can be done together and that pays.
    fn add(&mut self, f: &Function, accesses: &[Access], numbers: &[usize], lanes: i64) {
        let low = &accesses[numbers[0]];
        let mut in_order = numbers.to_vec();
        in_order.sort_unstable();
        let member = |&number: &usize| {
            place(low, &accesses[number]).map(|place| Member { op: accesses[number].op, place })
        };
        let members: Vec<Member> = in_order.iter().filter_map(member).collect();
        let (Some(&first), Some(&last)) = (members.first(), members.last()) else { return };
        let lowest = members.iter().copied().min_by_key(|member| member.place).unwrap_or(last);
        let are_rows = interleaved(low).is_none();
        let group = Group {
            anchor: if low.is_store { last } else { first },
            base: if low.is_store { lowest } else { first },
            factor: interleaved(low).unwrap_or(members.len() as i64),
            members,
            is_forward: are_rows || matches!(low.stride, Stride::Bytes(1..)),
            are_rows,
            is_store: low.is_store,
        };
        if group.is_possible(low.size) && may_meet(f, accesses, &in_order, lanes) && group.pays(f, low, lanes)
        {
            self.of.extend(group.members.iter().map(|member| (member.op, self.list.len())));
            self.list.push(group);
        }
    }

    /// The group of an access.
    pub(super) fn get(&self, op: Op) -> Option<&Group> {
        self.of.get(&op).map(|&number| &self.list[number])
    }

    /// All of them.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Group> {
        self.list.iter()
    }

    /// Numbers lanes the other way.
    pub(super) fn reverse(&mut self) {
        let in_order = self.list.iter_mut().filter(|group| !group.are_rows);
        in_order.for_each(|group| group.is_forward = !group.is_forward);
    }

    /// Whether the last iteration is not to be done in vectors.
    pub(super) fn need_rest(&self) -> bool {
        self.list.iter().any(Group::has_gap_at_end)
    }
}

/// How many elements lie between those of one iteration and the next, if that is not more than can be accessed together.
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

/// Which element of an iteration an access is of, counted from the one of another, if both can be in one group.
fn place(low: &Access, access: &Access) -> Option<i64> {
    let is_alike = (access.is_store, access.ty) == (low.is_store, low.ty)
        && access.stride == low.stride
        && access.address.terms == low.address.terms;
    let distance = access.address.constant.checked_sub(low.address.constant)?;
    let place = distance / low.size;
    let is_near = distance % low.size == 0 && place < interleaved(low).unwrap_or(MAX_FACTOR);
    (is_alike && is_near).then_some(place)
}

/// Whether all accesses of a group may be done where its first load, or its last store, is.
fn may_meet(f: &Function, accesses: &[Access], members: &[usize], lanes: i64) -> bool {
    let (Some(&first), Some(&last)) = (members.first(), members.last()) else { return false };
    members.iter().all(|&member| {
        let passed = if accesses[member].is_store { member + 1..last } else { first + 1..member };
        passed
            .filter(|other| members.binary_search(other).is_err())
            .all(|other| may_swap(f, &accesses[member], &accesses[other], lanes))
    })
}

impl Group {
    /// Whether nothing else is touched than what the iterations touch. Rows fill registers.
    fn is_possible(&self, size: i64) -> bool {
        let places: FxHashSet<i64> = self.members.iter().map(|member| member.place).collect();
        let is_full = places.len() as i64 == self.factor;
        if self.are_rows {
            let is_side_by_side = places.iter().all(|&place| place < self.factor);
            return is_full && is_side_by_side && self.factor * size % REGISTER == 0;
        }
        if self.is_store {
            return is_full && self.members.len() == places.len();
        }
        // Backwards it is the first iteration that ends there.
        self.is_forward || !self.has_gap_at_end()
    }

    /// Whether it costs less than its accesses lane by lane.
    fn pays(&self, f: &Function, access: &Access, lanes: i64) -> bool {
        let together = self.cost(f, access.size, lanes);
        together.is_some_and(|cost| cost < self.members.len() as i64 * lane_by_lane(access, lanes))
    }

    /// What it costs, in instructions, if there are any for its shuffles.
    pub(super) fn cost(&self, f: &Function, size: i64, lanes: i64) -> Option<i64> {
        let registers = registers(size, lanes);
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
