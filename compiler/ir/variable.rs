//! Variables of the source, for debuggers: the names that values had in the text.

use super::entity::{Block, NameId, TypeId, Value};
use super::loc::Loc;

/// A variable of the source.
#[derive(Clone, Debug)]
pub struct Variable {
    /// Its name, without the `%` of the text.
    pub name: NameId,
    /// Its type in the source.
    pub ty: TypeId,
    /// The location of its definition.
    pub loc: Loc,
    /// Its index in the parameters of the function, if it is one.
    pub parameter: Option<u32>,
    /// A block that dominates all code in which it is defined; none for all code that its parts dominate.
    pub block: Option<Block>,
    /// The parts of its memory, in order. Each is aligned to its own type.
    pub parts: Box<[VariablePart]>,
}

/// A part of a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VariablePart {
    /// A value. The variable has it wherever the value is available.
    Value(Value),
    /// An integer of a type.
    Integer(TypeId, i64),
}
