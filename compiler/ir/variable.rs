//! Variables of the source, for debuggers: names of values in the text, and variables of the module's debug metadata.

use super::entity::{AttrId, Block, NameId, Op, TypeId, Value};
use super::loc::Loc;

/// A variable of the source.
#[derive(Clone, Debug)]
pub struct Variable {
    /// Its name, without the `%` of the text.
    pub name: NameId,
    /// Its type in the source.
    pub ty: VariableType,
    /// The location of its definition.
    pub loc: Loc,
    /// The metadata that declares it.
    pub declaration: Option<AttrId>,
    /// The metadata of its scope.
    pub scope: Option<AttrId>,
    /// Its index in the parameters of the function, if it is one.
    pub parameter: Option<u32>,
    /// A block that dominates all code in which it is defined; none for all code that its parts dominate.
    pub block: Option<Block>,
    /// True if its only part is its address.
    pub is_in_memory: bool,
    /// The parts of its memory, in order. Each is aligned to its own type.
    pub parts: Box<[VariablePart]>,
}

/// A label of the source.
#[derive(Clone, Debug)]
pub struct Label {
    /// The metadata that declares it.
    pub declaration: AttrId,
    /// The operations after it in its block.
    pub next: Box<[Op]>,
}

/// The type of a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VariableType {
    /// A type of MLIR.
    Source(TypeId),
    /// Debug metadata.
    Metadata(AttrId),
}

/// A part of a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VariablePart {
    /// A value. The variable has it wherever the value is available.
    Value(Value),
    /// An integer of a type.
    Integer(TypeId, i64),
}
