//! Locations as stacks of source positions: that of an operation, and those of the calls that it was inlined at.

use std::rc::Rc;

use rustc_hash::FxHashMap;

use crate::dialect::llvm::debug_info::Node;
use crate::ir::{AttrData, AttrId, Context, Loc, LocData, NameId};
use crate::source::Source;

/// A source position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Position {
    /// The file; `None` for the text being compiled.
    pub(super) file: Option<NameId>,
    /// Line, from 1.
    pub(super) line: u32,
    /// Column, from 1; 0 if unknown.
    pub(super) column: u32,
}

/// A position and the function that contains it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Frame {
    /// The position; `None` if unknown.
    pub(super) position: Option<Position>,
    /// The function, if the location names one. That of the last frame of a stack is the function with the code.
    pub(super) function: Option<Callee>,
    /// The metadata of the scope.
    pub(super) scope: Option<AttrId>,
}

/// The name of a function in a location.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Callee {
    /// A name, or a symbol.
    Name(NameId),
    /// Debug metadata.
    Subprogram(AttrId),
}

/// Returns the function that contains a scope of debug metadata.
pub(super) fn subprogram(cx: &Context, scope: AttrId) -> Option<AttrId> {
    scopes(cx, scope).find(|&(_, node)| node.kind() == "di_subprogram").map(|(attr, _)| attr)
}

/// Returns a scope of debug metadata and those around it.
pub(super) fn scopes(cx: &Context, scope: AttrId) -> impl Iterator<Item = (AttrId, Node<'_>)> {
    let node = move |attr| Some((attr, Node::of(cx, attr)?));
    std::iter::successors(node(scope), move |(_, inner)| node(inner.attr("scope")?))
}

/// The frames of locations.
pub(super) struct Frames<'a> {
    cx: &'a Context,
    source: &'a Source,
    known: FxHashMap<Loc, Rc<[Frame]>>,
    /// The functions that contain scopes of debug metadata.
    subprograms: FxHashMap<AttrId, Option<AttrId>>,
}

impl<'a> Frames<'a> {
    /// Creates an empty table.
    pub(super) fn new(cx: &'a Context, source: &'a Source) -> Frames<'a> {
        Frames { cx, source, known: FxHashMap::default(), subprograms: FxHashMap::default() }
    }

    /// Returns the frames of a location, the innermost first. There is at least one.
    pub(super) fn of(&mut self, loc: Loc) -> Rc<[Frame]> {
        if let Some(known) = self.known.get(&loc) {
            return known.clone();
        }
        let frames: Rc<[Frame]> = self.compute(loc).into();
        self.known.insert(loc, frames.clone());
        frames
    }

    fn subprogram(&mut self, scope: AttrId) -> Option<AttrId> {
        let cx = self.cx;
        *self.subprograms.entry(scope).or_insert_with(|| subprogram(cx, scope))
    }

    fn compute(&mut self, loc: Loc) -> Vec<Frame> {
        let cx = self.cx;
        let at = |file, (line, column)| {
            let position = (line > 0).then_some(Position { file, line, column });
            vec![Frame { position, function: None, scope: None }]
        };
        match cx.loc_data(loc) {
            None => {
                let crate::diag::Location::Offset(offset) = cx.location(loc) else { return at(None, (0, 0)) };
                let (line, column) = self.source.line_column(offset);
                at(None, (line as u32, column as u32))
            }
            Some(LocData::Unknown | LocData::Alias(_)) => at(None, (0, 0)),
            Some(&LocData::File { file, line, column }) => at(Some(file), (line, column)),
            Some(&LocData::FileRange { file, start, .. }) => at(Some(file), start),
            Some(&LocData::Named { name, child }) => self.in_function(child, Some(Callee::Name(name)), None),
            Some(&LocData::CallSite { callee, caller }) => {
                let mut frames = self.of(callee).to_vec();
                frames.extend(self.of(caller).iter());
                frames
            }
            Some(LocData::Fused { metadata, parts }) => {
                let function = metadata.and_then(|attr| match cx.attr_data(attr) {
                    AttrData::Symbol { root, .. } => Some(Callee::Name(*root)),
                    _ => self.subprogram(attr).map(Callee::Subprogram),
                });
                let scope = metadata.filter(|_| matches!(function, Some(Callee::Subprogram(_))));
                let is_known = |part: &Loc| self.of(*part).first().is_some_and(|at| at.position.is_some());
                let part = parts.iter().copied().find(is_known).or(parts.first().copied());
                self.in_function(part.unwrap_or(Loc::UNKNOWN), function, scope)
            }
        }
    }

    /// Returns the frames of a location in a function, unless the location names another one.
    fn in_function(&mut self, loc: Loc, function: Option<Callee>, scope: Option<AttrId>) -> Vec<Frame> {
        let mut frames = self.of(loc).to_vec();
        if let Some(outermost) = frames.last_mut() {
            outermost.function = outermost.function.or(function);
            outermost.scope = outermost.scope.or(scope);
        }
        frames
    }
}
