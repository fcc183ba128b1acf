//! Operation descriptions: the row that each dialect declares per operation.
//!
//! The signature, the attributes and the syntax of an operation are texts in notations of their own ([`signature`],
//! [`attributes`], [`format`](mod@format)). The functions that read them are `const`: [`ops!`](crate::ops) reads all rows while
//! the compiler is built, so that a mistake fails the build.

mod accessors;
pub(crate) mod attributes;
pub(crate) mod format;
pub(crate) mod notation;
pub(crate) mod signature;
#[cfg(test)]
mod tests;

pub use accessors::{
    OperandIndex, OperandRange, common_operand_index, operand_group_index, operand_index, operand_range,
};

use super::attrs::NamedAttr;
use super::context::Context;
use super::entity::{Op, TypeId};
use super::syntax::{ParseFn, PrintFn};
use super::verify::VerifyCx;

/// The name of an operation: the index of its dialect and of its row there. Constants of this type can be patterns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct OpName {
    dialect: u16,
    index: u16,
}

impl OpName {
    /// Creates the name of row `index` of the dialect with index `dialect`.
    pub const fn new(dialect: u16, index: u16) -> OpName {
        OpName { dialect, index }
    }

    /// The maximum number of distinct operations of unknown dialects in a module.
    pub const MAX_UNREGISTERED: usize = 1 << 16;

    /// Creates the name of an operation of an unknown dialect; `None` if there are too many.
    pub fn unregistered(index: usize) -> Option<OpName> {
        u16::try_from(index).ok().map(|index| OpName { dialect: 0, index })
    }

    /// Returns the index of the dialect; 0 for operations of unknown dialects.
    #[inline]
    pub const fn dialect(self) -> usize {
        self.dialect as usize
    }

    /// Returns the row in the dialect's table, or in the table of unknown names.
    #[inline]
    pub const fn index(self) -> usize {
        self.index as usize
    }
}

/// A set of operation traits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Traits(u32);

impl Traits {
    /// Must be the last operation of its block; may have successors.
    pub const TERMINATOR: Traits = Traits(1 << 0);
    /// Its regions see no value from outside and are bodies of their own.
    pub const ISOLATED: Traits = Traits(1 << 1);
    /// Defines a symbol: `sym_name`.
    pub const SYMBOL: Traits = Traits(1 << 2);
    /// Its region is a scope for symbols.
    pub const SYMBOL_TABLE: Traits = Traits(1 << 3);
    /// Its regions have at most one block.
    pub const SINGLE_BLOCK: Traits = Traits(1 << 4);
    /// The blocks of its regions need no terminator.
    pub const NO_TERMINATOR: Traits = Traits(1 << 5);
    /// No effect but its results, for any operands.
    pub const PURE: Traits = Traits(1 << 6);
    /// Operands may be swapped.
    pub const COMMUTATIVE: Traits = Traits(1 << 7);
    /// Produces the value of its `value` attribute.
    pub const CONSTANT: Traits = Traits(1 << 8);
    /// Its successors' operand counts are written as `operandSegmentSizes` in generic form.
    pub const BRANCH_SEGMENTS: Traits = Traits(1 << 9);
    /// As `BRANCH_SEGMENTS`, for an operation with case successors: `case_operand_segments` as well.
    pub const CASE_SEGMENTS: Traits = Traits(1 << 10);
    /// As `BRANCH_SEGMENTS`, for an operation whose second group of own operands comes after those of the
    /// successors in generic form.
    pub const INVOKE_SEGMENTS: Traits = Traits(1 << 11);
    /// Its successors' operand counts are written as `indbr_operand_segments` in generic form.
    pub const LIST_SEGMENTS: Traits = Traits(1 << 12);
    /// An integer division or remainder: no effect but its result, unless the divisor, operand 1, is 0 or -1.
    pub const DIVISION: Traits = Traits(1 << 13);
    /// The result is the operand if both operands are equal.
    pub const IDEMPOTENT: Traits = Traits(1 << 14);
    /// Every target has instructions for a lane-wise form on vectors. Operations without this trait may have one on some
    /// targets, or for some types.
    pub const VECTOR_FORM: Traits = Traits(1 << 15);

    /// Returns the union of both sets.
    #[inline]
    pub const fn and(self, other: Traits) -> Traits {
        Traits(self.0 | other.0)
    }

    /// Returns true if the set contains all of `other`.
    #[inline]
    pub const fn has(self, other: Traits) -> bool {
        self.0 & other.0 == other.0
    }
}

/// Verifies the constraints that the signature cannot express. The message completes `'name' op …`.
pub type VerifyFn = fn(&VerifyCx, Op) -> Result<(), String>;
/// Infers the type of the results declared `infer` from the types of the operands and the attributes. The message
/// completes `'name' op …`.
pub type InferFn = fn(&mut Context, &[TypeId], &[NamedAttr]) -> Result<TypeId, String>;

/// The syntax of an operation.
#[derive(Clone, Copy, Debug)]
pub enum Syntax {
    /// The generic form only.
    Generic,
    /// A format string in the notation of [`format`](mod@format).
    Format(&'static str),
    /// A parser and a printer function.
    Custom(ParseFn, PrintFn),
}

/// The identity element of an operation: the operand with which the result is the other operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Identity {
    /// The integer 0.
    Zero,
    /// The integer 1.
    One,
    /// The integer with all bits set.
    AllOnes,
    /// The smallest signed integer.
    SignedMin,
    /// The largest signed integer.
    SignedMax,
    /// The float -0.0.
    NegativeZero,
    /// The float 1.0.
    FloatOne,
}

/// The combination of many values by an associative and commutative operation. Floats are associative with `reassoc`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reduction {
    /// The operation that combines the lanes of a vector.
    pub horizontal: OpName,
    /// The identity element; `None` if no constant is one.
    pub identity: Option<Identity>,
}

/// The kind of instructions for a scalar operation. The optimizer's cost model has a latency and a number of issue slots
/// for each class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CostClass {
    /// An instruction of one cycle.
    Simple,
    /// No instruction.
    Free,
    /// Part of the instructions that use the result: constants, addresses of accesses, comparisons of branches.
    Folded,
    /// A conditional move.
    Select,
    /// A comparison and a conditional move.
    MinMax,
    /// An integer operation and a correction of its result.
    Saturating,
    /// An integer multiplication.
    Multiplication,
    /// An integer division or remainder.
    IntDivision,
    /// A pipelined float instruction.
    Float,
    /// A float division or square root.
    FloatDivision,
    /// A load that hits the cache.
    Load,
    /// A call, of the C library or another function.
    Call,
}

/// One row of a dialect's table.
#[derive(Clone, Copy, Debug)]
pub struct OpInfo {
    /// Full name, `dialect.op`.
    pub name: &'static str,
    /// Operands and results, in the notation of [`signature`].
    pub signature: &'static str,
    /// Inherent attributes, in the notation of [`attributes`].
    pub attributes: &'static str,
    /// Custom syntax.
    pub syntax: Syntax,
    /// Traits.
    pub traits: Traits,
    /// Verifier of the constraints that the signature cannot express.
    pub verify: Option<VerifyFn>,
    /// Type of the results declared `infer`.
    pub infer: Option<InferFn>,
    /// The combination of many values by the operation.
    pub reduction: Option<Reduction>,
    /// Kind of instructions for the operation on scalars.
    pub cost: CostClass,
    /// Dialect whose name may be left out of operations in the regions of this one.
    pub default_dialect: &'static str,
    /// Full name that the operation had in an earlier version of MLIR.
    pub former_name: &'static str,
}

impl OpInfo {
    /// Creates an operation in generic form with unchecked operands and results.
    pub const fn new(name: &'static str) -> OpInfo {
        OpInfo {
            name,
            signature: "",
            attributes: "",
            syntax: Syntax::Generic,
            traits: Traits(0),
            verify: None,
            infer: None,
            reduction: None,
            cost: CostClass::Simple,
            default_dialect: "",
            former_name: "",
        }
    }

    /// Sets the signature.
    pub const fn sig(self, signature: &'static str) -> OpInfo {
        OpInfo { signature, ..self }
    }

    /// Sets the inherent attributes.
    pub const fn attrs(self, attributes: &'static str) -> OpInfo {
        OpInfo { attributes, ..self }
    }

    /// Sets the format of the custom syntax.
    pub const fn asm(self, format: &'static str) -> OpInfo {
        OpInfo { syntax: Syntax::Format(format), ..self }
    }

    /// Sets functions for the custom syntax.
    pub const fn custom(self, parse: ParseFn, print: PrintFn) -> OpInfo {
        OpInfo { syntax: Syntax::Custom(parse, print), ..self }
    }

    /// Adds a trait.
    pub const fn with(self, traits: Traits) -> OpInfo {
        OpInfo { traits: self.traits.and(traits), ..self }
    }

    /// Sets the verifier.
    pub const fn verify(self, verify: VerifyFn) -> OpInfo {
        OpInfo { verify: Some(verify), ..self }
    }

    /// Sets the result type inference.
    pub const fn infer(self, infer: InferFn) -> OpInfo {
        OpInfo { infer: Some(infer), ..self }
    }

    /// Makes the operation one that combines many values, as `horizontal` does with the lanes of a vector.
    pub const fn reduction(self, horizontal: OpName, identity: Option<Identity>) -> OpInfo {
        OpInfo { reduction: Some(Reduction { horizontal, identity }), ..self }
    }

    /// Sets the cost class.
    pub const fn cost(self, cost: CostClass) -> OpInfo {
        OpInfo { cost, ..self }
    }

    /// Sets the full name in an earlier version of MLIR, which is accepted too.
    pub const fn formerly(self, name: &'static str) -> OpInfo {
        OpInfo { former_name: name, ..self }
    }

    /// Sets the default dialect of the regions.
    pub const fn default_dialect(self, dialect: &'static str) -> OpInfo {
        OpInfo { default_dialect: dialect, ..self }
    }
}

/// Fails the build on a mistake in the rows of a table.
pub const fn check_rows(rows: &[OpInfo]) {
    let mut row = 0;
    while row < rows.len() {
        signature::check(&rows[row]);
        attributes::check(&rows[row]);
        if let Syntax::Format(text) = rows[row].syntax {
            format::Elements::compile(&rows[row], text);
        }
        row += 1;
    }
}

/// Declares the operations of a dialect: a constant [`OpName`] per operation and the table `OPS`.
///
/// ```text
/// ops! { "arith" = super::table::arith;
///     /// Wrapping integer addition.
///     ADDI = "addi".sig("lhs: T, rhs: T -> result: T; T: signless-integer-like").with(PURE);
/// }
/// ```
#[macro_export]
macro_rules! ops {
    ($dialect:literal = $number:expr;
     $($(#[$doc:meta])* $id:ident = $name:literal $(. $method:ident ( $($arg:expr),* $(,)? ))*;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum OpIndex { $($id),* }
        $($(#[$doc])* pub const $id: $crate::ir::OpName =
            $crate::ir::OpName::new(TABLE, OpIndex::$id as u16);)*
        /// The index of the table in operation names.
        pub const TABLE: u16 = $number;
        /// The operations of the dialect, by row number.
        pub static OPS: &[$crate::ir::OpInfo] = &[
            $($crate::ir::OpInfo::new(concat!($dialect, ".", $name)) $(.$method($($arg),*))*),*
        ];
        const _: () = $crate::ir::check_rows(OPS);
    };
}
