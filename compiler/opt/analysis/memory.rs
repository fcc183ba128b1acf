//! Memory locations, and the operations that may read or write them.
//!
//! A location is a pointer with its affine expression and a size. Two locations are disjoint if their addresses have a
//! constant distance, by the alias analysis of pointers and metadata, or if one of them is in a private alloca.

use crate::dialect::llvm::control::{BR, COND_BR, RETURN, SWITCH, UNREACHABLE};
use crate::dialect::llvm::hint::{
    ASSUME, LIFETIME_END, LIFETIME_START, NOALIAS_SCOPE_DECL, PREFETCH, VAR_ANNOTATION,
};
use crate::dialect::llvm::intrinsic::{MEMCPY, MEMMOVE, MEMSET};
use crate::dialect::llvm::layout::store_size;
use crate::dialect::llvm::memory::{ALLOCA, LOAD, LoadStore, STORE};
use crate::ir::{Block, Op, TypeData, Value};
use crate::opt::function::Function;

use super::affine::{Affine, AffineView};
use super::alias::{self, base, different_objects};
use super::capture::Private;
use super::effects::{Effects, Reach};
use super::memory_intrinsic::is_volatile;

/// A memory location.
#[derive(Clone, Debug)]
pub(crate) struct Location {
    /// The underlying pointer.
    pub(crate) base: Value,
    pub(crate) address: Affine,
    /// The size in bytes, if it is known.
    pub(crate) size: Option<i64>,
    /// The load or store with the metadata of the access.
    access: Option<Op>,
}

impl Location {
    /// The location of a load or store.
    pub(crate) fn of_access(f: &Function, op: Op) -> Option<Location> {
        let access = LoadStore::cast(f.body, op)?;
        let size = store_size(f.cx, &f.target.layout, f.body.value_type(access.value(f.body)))?;
        Some(Location::new(f, access.addr(f.body), i64::try_from(size).ok(), Some(op)))
    }

    fn new(f: &Function, pointer: Value, size: Option<i64>, access: Option<Op>) -> Location {
        Location { base: base(f, pointer), address: AffineView::new(f).of(pointer), size, access }
    }

    /// The location of an operand of a copy or fill.
    fn of_operand(f: &Function, op: Op, number: usize) -> Location {
        let operands = f.body.operands(op);
        let size = f.constant_of(operands[2]).and_then(|size| i64::try_from(size).ok());
        Location::new(f, operands[number], size, None)
    }

    /// Returns true if the location is inside of another one.
    pub(crate) fn is_inside(&self, other: &Location) -> bool {
        let distance = self.address.minus(&other.address);
        let ends = self.size.zip(other.size);
        distance.terms.is_empty()
            && distance.constant >= 0
            && ends
                .is_some_and(|(mine, all)| distance.constant.checked_add(mine).is_some_and(|end| end <= all))
    }
}

/// The answers of a function to questions on its memory.
pub(crate) struct Memory {
    private: Private,
}

impl Memory {
    /// Analyzes the reachable blocks in reverse post-order.
    pub(crate) fn of(f: &Function, blocks: &[Block]) -> Memory {
        Memory { private: Private::of(f, blocks) }
    }

    /// Returns true if only the function itself accesses a location.
    pub(crate) fn is_private(&self, location: &Location) -> bool {
        self.private.contains(location.base)
    }

    /// Returns true if two locations are disjoint.
    pub(crate) fn are_disjoint(&self, f: &Function, a: &Location, b: &Location) -> bool {
        if a.base == b.base {
            let distance = b.address.minus(&a.address);
            let is_beyond = |size: Option<i64>, distance: i64| size.is_some_and(|size| distance >= size);
            if distance.terms.is_empty()
                && (is_beyond(a.size, distance.constant)
                    || distance.constant.checked_neg().is_some_and(|back| is_beyond(b.size, back)))
            {
                return true;
            }
        } else if self.is_private(a) || self.is_private(b) || different_objects(f, a.base, b.base) {
            return true;
        }
        a.access.zip(b.access).is_some_and(|(a, b)| alias::no_alias(f, a, b))
    }

    /// Returns true if an access may touch a location.
    pub(crate) fn may_touch(&self, f: &Function, access: &Access, location: &Location) -> bool {
        match access {
            Access::Location(accessed) => !self.are_disjoint(f, accessed, location),
            Access::Everything => true,
            // A callee knows no address of a private alloca.
            Access::Reachable(_, Reach::None) => false,
            Access::Reachable(..) if self.is_private(location) => false,
            Access::Reachable(op, Reach::Arguments) => {
                pointers(f, *op).any(|passed| !different_objects(f, passed, location.base))
            }
            Access::Reachable(_, Reach::Anything) => true,
        }
    }
}

/// The memory that an operation may read or write.
pub(crate) enum Access {
    /// A known location.
    Location(Location),
    /// The memory that a callee reaches.
    Reachable(Op, Reach),
    /// All memory: a volatile or atomic access, which is also ordered with others.
    Everything,
}

/// The memory that an operation may write to; `None` if it writes to none.
pub(crate) fn written(f: &Function, op: Op) -> Option<Access> {
    match f.body.name(op) {
        LOAD if f.is_plain(op) => None,
        STORE if f.is_plain(op) => {
            Some(Location::of_access(f, op).map_or(Access::Everything, Access::Location))
        }
        LOAD | STORE => Some(Access::Everything),
        MEMSET | MEMCPY | MEMMOVE => Some(of_operand(f, op, 0)),
        _ if is_transparent(f, op) => None,
        _ => Some(Access::Reachable(op, effects(f, op).writes)).filter(is_any),
    }
}

/// The memory that an operation may read, or that may be read instead of the operations after it; `None` if there is
/// none.
pub(crate) fn read(f: &Function, op: Op) -> Option<Access> {
    match f.body.name(op) {
        STORE if f.is_plain(op) => None,
        LOAD if f.is_plain(op) => {
            Some(Location::of_access(f, op).map_or(Access::Everything, Access::Location))
        }
        LOAD | STORE => Some(Access::Everything),
        MEMSET if !is_volatile(f, op) => None,
        MEMSET | MEMCPY | MEMMOVE => Some(of_operand(f, op, 1)),
        _ if is_transparent(f, op) => None,
        _ => {
            let effects = effects(f, op);
            // Memory is visible to the caller, or to a handler, after a call that does not return here.
            let leaves = effects.may_unwind || effects.may_not_return;
            let reach = if leaves { Reach::Anything } else { effects.reads };
            Some(Access::Reachable(op, reach)).filter(is_any)
        }
    }
}

fn is_any(access: &Access) -> bool {
    !matches!(access, Access::Reachable(_, Reach::None))
}

/// The memory at an operand of a copy or fill.
fn of_operand(f: &Function, op: Op, number: usize) -> Access {
    match is_volatile(f, op) {
        true => Access::Everything,
        false => Access::Location(Location::of_operand(f, op, number)),
    }
}

/// Returns true if an operation neither reads nor writes memory: a pure operation, a branch, or a hint. Markers of
/// lifetimes make memory undefined, but nothing may read that.
fn is_transparent(f: &Function, op: Op) -> bool {
    let name = f.body.name(op);
    let is_hint = matches!(
        name,
        LIFETIME_START | LIFETIME_END | ASSUME | NOALIAS_SCOPE_DECL | PREFETCH | VAR_ANNOTATION
    );
    is_hint || matches!(name, BR | COND_BR | SWITCH | UNREACHABLE | RETURN | ALLOCA) || f.is_pure(op)
}

fn effects(f: &Function, op: Op) -> Effects {
    f.call_effects(op).unwrap_or(Effects::ANY)
}

/// The pointers among the operands of an operation.
fn pointers(f: &Function, op: Op) -> impl Iterator<Item = Value> {
    let is_pointer =
        |value: &Value| matches!(f.cx.type_data(f.body.value_type(*value)), TypeData::Pointer { .. });
    f.body.operands(op).iter().copied().filter(is_pointer)
}
