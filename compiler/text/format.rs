//! The formats of operations, compiled once from the string in their [`OpInfo`] row.

use crate::ir::op_info::format::{Element, Elements};
use crate::ir::spec::{Arity, Spec};
use crate::ir::{NameId, OpInfo, OpName, Registry};

/// A compiled format.
#[derive(Debug)]
pub(super) struct Format {
    pub(super) elements: Vec<Element>,
    /// The attributes that the elements cover.
    pub(super) written: Vec<NameId>,
}

/// The formats compiled so far, by dialect index minus one and row.
pub(super) struct Formats {
    table: Vec<Vec<Option<std::rc::Rc<Format>>>>,
}

impl Formats {
    pub(super) fn new(registry: &Registry) -> Formats {
        Formats { table: registry.dialects().iter().map(|dialect| vec![None; dialect.ops.len()]).collect() }
    }

    /// Returns the format of an operation, compiled on first use.
    pub(super) fn get(
        &mut self,
        spec: &Spec,
        name: OpName,
        info: &OpInfo,
        format: &'static str,
    ) -> std::rc::Rc<Format> {
        let slot = &mut self.table[name.dialect() - 1][name.index()];
        slot.get_or_insert_with(|| std::rc::Rc::new(Format::compile(spec, info, format))).clone()
    }
}

impl Format {
    fn compile(spec: &Spec, info: &OpInfo, format: &'static str) -> Format {
        let elements = Elements::compile(info, format).as_slice().to_vec();
        let written = elements.iter().filter_map(|element| attr(*element)).map(|attr| spec.attrs[attr].name);
        Format { written: written.collect(), elements }
    }
}

/// Returns the attribute that an element covers, by index.
fn attr(element: Element) -> Option<usize> {
    match element {
        Element::Attr(attr)
        | Element::QuotedAttr(attr)
        | Element::AngledAttr(attr)
        | Element::List(_, attr) => Some(attr),
        _ => None,
    }
}

/// Returns the positions of the elements of a list that are not in an optional part of it.
pub(super) fn top_level(elements: &[Element]) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(0), |&at| match elements.get(at)? {
        Element::Optional { len, .. } => Some(at + 1 + len),
        _ => Some(at + 1),
    })
    .take_while(|&at| at < elements.len())
}

/// Returns true if a group can have any number of values other than one.
pub(super) fn is_flexible(arity: Arity) -> bool {
    arity != Arity::One
}
