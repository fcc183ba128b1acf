//! The intermediate representation.
//!
//! A [`Module`] is a [`Context`] and a list of [`Body`]s. Entities are referred to by 32-bit handles ([`entity`]).
//! Names, types, attributes and dictionaries are interned in the context, so that they are compared by handle.
//!
//! - An operation is a row: its name is an index into the tables of known operations ([`op_info`]), and its
//!   operands, results, attributes, successors and regions are found by position. Operations of unknown
//!   dialects are rows too; generic code treats them alike.
//! - Every isolated operation (module, function, global) has its contents in a [`Body`] of its own.
//! - All attributes of an operation, inherent and discardable, are one interned dictionary. A missing inherent
//!   attribute has its default value.
//! - A module that [`verify`] accepts obeys the rules listed there; later stages rely on them.

pub mod affine;
pub mod attrs;
pub mod body;
pub mod builder;
pub mod constraint;
pub mod context;
pub mod dominance;
pub mod entity;
pub mod extent;
pub mod float;
mod intern;
pub mod loc;
pub mod module;
pub mod names;
pub mod op_info;
pub mod rebuild;
pub mod registry;
pub mod resources;
pub mod small_float;
pub mod spec;
pub mod spelling;
pub mod strides;
pub mod syntax;
pub mod types;
pub mod variable;
pub mod verify;
pub mod wide;

pub use crate::bytes::Bytes;
pub use affine::{AffineExpr, AffineMap, AffineOp, AffineSet};
pub use attrs::{AttrData, AttrPart, DenseData, NamedAttr};
pub use body::{Body, NewOp, Successor, ValueDef};
pub use builder::Builder;
pub use context::Context;
pub use entity::{AttrId, Block, BodyId, DictId, NameId, Op, Region, TypeId, Value};
pub use extent::Extent;
pub use loc::{Loc, LocData};
pub use module::Module;
pub use names::name;
pub use op_info::{CostClass, Identity, OpInfo, OpName, Reduction, Syntax, Traits, check_rows};
pub use registry::{Dialect, EnumInfo, EnumStorage, ForeignDialect, Registry, check_dialects};
pub use syntax::{
    AffineUse, OpParser, OpPrinter, OpState, Operand, ParseResult, RegionArg, RegionStyle, Reported,
};
pub use types::{DYNAMIC, FloatKind, Signedness, StructBody, TypeData};
pub use variable::{Expression, ExpressionOp, Fragment, Label, OpSet, Variable, VariablePart, VariableType};
pub use verify::VerifyCx;
