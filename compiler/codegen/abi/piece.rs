//! Pieces: the parts of leaves that are passed, each in one place.

use cranelift_codegen::ir::{AbiParam, ArgumentExtension, ArgumentPurpose, Type};

/// The extension of an integer in its register.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Extend {
    /// The upper bits are undefined.
    #[default]
    None,
    /// Zeros.
    Zero,
    /// Copies of the sign.
    Sign,
}

/// One leaf at a function boundary.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Arg {
    /// Its Cranelift type.
    pub(crate) ty: Type,
    /// Its extension.
    pub(crate) extend: Extend,
    /// For the address of memory that is passed by value: its size and alignment in bytes.
    pub(crate) copied: Option<Copied>,
    /// True if it is a whole argument, of its own type.
    pub(crate) whole: bool,
    /// Its kind, which also determines its location.
    pub(crate) kind: Kind,
}

impl Arg {
    /// An argument of its own.
    pub(crate) fn new(ty: Type) -> Arg {
        Arg { ty, extend: Extend::None, copied: None, whole: true, kind: Kind::Plain }
    }

    /// Returns true if it is passed as floats are.
    pub(crate) fn is_float(&self) -> bool {
        self.kind == Kind::X87 || !self.ty.is_int()
    }
}

/// The kind of a leaf, where its Cranelift type is ambiguous.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Kind {
    /// The class of its type.
    #[default]
    Plain,
    /// An `f80`, carried as an integer.
    X87,
    /// A limb of an integer that has `count`.
    Limb {
        /// Its number, from the lowest.
        number: usize,
        /// Their number.
        count: usize,
    },
    /// A lane of a vector whose lanes are parts of one argument.
    Lane {
        /// Its number.
        number: usize,
        /// Their number.
        count: usize,
    },
    /// A leaf of an array whose elements stay together.
    Block {
        /// Its number.
        number: usize,
        /// Their number.
        count: usize,
        /// Alignment in bytes of the first.
        align: u32,
    },
    /// A vector of at most 64 bits in a larger register.
    Short,
    /// A float of 16 bits that is passed as one of 32, with ones above.
    Boxed,
    /// A float of 16 bits that is passed as the one of 32 that begins with it.
    Upper,
    /// An integer that takes no more of the stack than its own bytes.
    Narrow,
    /// A result that goes to memory, whatever its type.
    InMemory,
    /// A float that is passed as the integer with its bits.
    AsInt,
}

/// Memory that is passed by value: the callee gets the address of a copy among its arguments on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Copied {
    /// Bytes.
    pub(crate) size: u32,
    /// Bytes, at least eight.
    pub(crate) align: u32,
}

/// The bits of a leaf that a piece carries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// All of it.
    Whole,
    /// The half of a 128-bit value that comes first, in the target's byte order.
    First,
    /// The half that comes second.
    Second,
    /// A float's bits as an integer.
    Bits,
    /// The address of a copy.
    Reference,
    /// A word of the memory to which the leaf points.
    Word(Word),
    /// So many bytes of the memory to which the leaf points, of which Cranelift makes a copy on the stack.
    Copy(u32),
    /// The address of a copy of so many limbs, from this one on.
    Limbs(usize),
    /// The address of words with so many lanes, from this one on.
    Lanes(usize),
    /// The address of a copy of the memory to which the leaf points.
    CopyAt(Copied),
    /// A float of 16 bits as one of 32, with ones above.
    Boxed,
    /// A float of 16 bits as the one of 32 that begins with it.
    Upper,
    /// The first half of a vector.
    FirstHalf,
    /// An integer in a place of the stack, which may be wider and is filled so.
    Slot(Extend),
    /// So many leaves of this type one after another in a word, from this one on.
    Packed {
        /// Their number.
        count: usize,
        /// The type that each is passed as.
        ty: Type,
    },
}

/// Alignment in bytes of the stack where functions meet.
pub(crate) const STACK_ALIGN: u32 = 16;

/// Bytes of memory that is passed word by word.
pub(super) const MAX_WORDS: u32 = 256;

/// A word of memory that is passed by value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Word {
    /// Its number.
    pub(crate) number: u32,
    /// The number of its bytes that belong to the memory: eight, or fewer in the last one.
    pub(crate) bytes: u32,
    /// The offset of the memory among the arguments on the stack, in bytes.
    pub(crate) stack: u32,
}

/// One Cranelift parameter or result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    /// The leaf it carries and how; `None` for a dummy.
    pub(crate) leaf: Option<(usize, Part)>,
    /// Its type.
    pub(crate) ty: Type,
    /// Its extension.
    pub(crate) extend: Extend,
}

/// The registers and stack that the named arguments of a variadic function take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NamedArguments {
    /// Integer registers.
    pub(crate) ints: u32,
    /// Float registers.
    pub(crate) floats: u32,
    /// Bytes of the stack.
    pub(crate) stack: u32,
}

/// The place of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub(crate) enum Place {
    /// An integer register.
    Int(u32),
    /// A float register.
    Float(u32),
    /// A vector register that is no float register.
    Vector(u32),
    /// An offset on the stack.
    Stack(u32),
}

/// A register for arguments.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Register {
    /// An integer register, by its number among those of the convention.
    Int(u32),
    /// A float register.
    Float(u32),
}

impl Piece {
    /// Bytes that Cranelift copies.
    pub(super) fn copied(&self) -> Option<u32> {
        match self.leaf {
            Some((_, Part::Copy(size))) => Some(size),
            _ => None,
        }
    }

    /// The parameter or result of Cranelift.
    pub(super) fn abi_param(&self) -> AbiParam {
        if let Some(size) = self.copied() {
            return AbiParam::special(self.ty, ArgumentPurpose::StructArgument(size));
        }
        let extension = match self.extend {
            _ if !self.ty.is_int() || self.ty.bits() >= 64 => ArgumentExtension::None,
            Extend::None => ArgumentExtension::None,
            Extend::Zero => ArgumentExtension::Uext,
            Extend::Sign => ArgumentExtension::Sext,
        };
        AbiParam { extension, ..AbiParam::new(self.ty) }
    }
}

/// A place that holds nothing.
pub(super) fn dummy(ty: Type) -> Piece {
    Piece { leaf: None, ty, extend: Extend::None }
}
