//! Locations: one `u32` per operation.
//!
//! Most operations come straight from the source, so a [`Loc`] is its byte offset, without interning and without
//! counting lines. An explicit `loc(...)` in the text is an index into the context's table, tagged by the top bit.
//! Lines and columns are computed only when a diagnostic is rendered.

use super::entity::{AttrId, NameId};

/// The location of an operation or block argument.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Loc(u32);

const INTERNED: u32 = 1 << 31;

impl Loc {
    /// The location of operations created by the compiler: `loc(unknown)`.
    pub const UNKNOWN: Loc = Loc(INTERNED);

    /// Creates the location of a byte offset into the source. Sources are limited to 2 GiB.
    pub fn offset(offset: usize) -> Loc {
        assert!(offset < INTERNED as usize, "source is larger than 2 GiB");
        Loc(offset as u32)
    }

    pub(super) fn interned(index: usize) -> Loc {
        Loc(INTERNED | index as u32)
    }

    /// Returns the location as an enum.
    pub fn kind(self) -> LocKind {
        if self.0 & INTERNED == 0 {
            LocKind::Offset(self.0 as usize)
        } else {
            LocKind::Interned((self.0 & !INTERNED) as usize)
        }
    }
}

/// The two forms of a [`Loc`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LocKind {
    /// Byte offset into the source text.
    Offset(usize),
    /// Index into the context's table of explicit locations.
    Interned(usize),
}

/// An explicit location, as MLIR's builtin location attributes.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum LocData {
    /// `loc(unknown)`.
    Unknown,
    /// `loc("file":line:column)`.
    File {
        /// File name as written.
        file: NameId,
        /// Line, from 1; 0 when unknown.
        line: u32,
        /// Column, from 1; 0 when unknown.
        column: u32,
    },
    /// `loc("file":line:column to line:column)`.
    FileRange {
        /// File name as written.
        file: NameId,
        /// First line and column.
        start: (u32, u32),
        /// Last line and column.
        end: (u32, u32),
    },
    /// `loc("name"(child))`.
    Named {
        /// The name.
        name: NameId,
        /// The child location; `Loc::UNKNOWN` if not given.
        child: Loc,
    },
    /// `loc(callsite(callee at caller))`.
    CallSite {
        /// Location of the callee's operation.
        callee: Loc,
        /// Location of the call.
        caller: Loc,
    },
    /// `loc(fused<metadata>[...])`.
    Fused {
        /// Optional metadata attribute.
        metadata: Option<AttrId>,
        /// The parts.
        parts: Box<[Loc]>,
    },
    /// An alias whose definition has not been parsed yet, by index; only during parsing.
    Alias(u32),
}
