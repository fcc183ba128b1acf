//! Pieces: the parts of leaves that are passed, each in one location.

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
    /// The size and alignment of memory that is passed by value, if the leaf is its address.
    pub(crate) copied: Option<Copied>,
    /// True if it is a whole argument, of its own type.
    pub(crate) whole: bool,
    /// Its kind, which also determines its location.
    pub(crate) kind: Kind,
}

impl Arg {
    /// Creates an argument of its own.
    pub(crate) fn new(ty: Type) -> Arg {
        Arg { ty, extend: Extend::None, copied: None, whole: true, kind: Kind::Plain }
    }

    /// Returns true if it is passed like a float.
    pub(crate) fn is_float(&self) -> bool {
        self.kind == Kind::X87 || !self.ty.is_int()
    }
}

/// The kind of a leaf whose Cranelift type is ambiguous.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Kind {
    /// The class of its type.
    #[default]
    Plain,
    /// An `f80`, represented as an integer.
    X87,
    /// A limb of an integer of `count` limbs.
    Limb {
        /// Its index, from the lowest.
        number: usize,
        /// Their number.
        count: usize,
    },
    /// A lane of a vector whose lanes are parts of one argument.
    Lane {
        /// Its index.
        number: usize,
        /// Their number.
        count: usize,
    },
    /// A leaf of an array whose elements stay together.
    Block {
        /// Its index.
        number: usize,
        /// Their number.
        count: usize,
        /// Alignment in bytes of the first.
        align: u32,
    },
    /// A vector of at most 64 bits in a larger register.
    Short,
    /// A 16-bit float that is passed as a 32-bit one whose upper bits are ones.
    Boxed,
    /// A 16-bit float that is passed in the upper half of a 32-bit one.
    Upper,
    /// An integer that takes only its own bytes of the stack.
    Narrow,
    /// A result that is returned in memory, whatever its type.
    InMemory,
    /// A float that is passed as an integer with the same bits.
    AsInt,
}

/// Memory that is passed by value: the callee receives the address of a copy among its arguments on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Copied {
    /// Bytes.
    pub(crate) size: u32,
    /// Bytes, at least eight.
    pub(crate) align: u32,
}

/// The part of a leaf that a piece holds.
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
    /// This number of bytes of the memory to which the leaf points. Cranelift copies them to the stack.
    Copy(u32),
    /// The address of a copy of this number of limbs, from this one on.
    Limbs(usize),
    /// The address of words with this number of lanes, from this one on.
    Lanes(usize),
    /// The address of a copy of the memory to which the leaf points.
    CopyAt(Copied),
    /// A 16-bit float as a 32-bit one whose upper bits are ones.
    Boxed,
    /// A 16-bit float in the upper half of a 32-bit one.
    Upper,
    /// The first half of a vector.
    FirstHalf,
    /// An integer in a stack location, which may be wider and is filled by the extension.
    Slot(Extend),
    /// This number of consecutive leaves of this type in one word, from this one on.
    Packed {
        /// Their number.
        count: usize,
        /// The type of each leaf.
        ty: Type,
    },
}

/// The alignment of the stack at function boundaries, in bytes.
pub(crate) const STACK_ALIGN: u32 = 16;

/// The maximum size of memory that is passed word by word, in bytes.
pub(super) const MAX_WORDS: u32 = 256;

/// A word of memory that is passed by value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Word {
    /// Its index.
    pub(crate) number: u32,
    /// The number of its bytes that belong to the memory: eight, or fewer in the last one.
    pub(crate) bytes: u32,
    /// The offset of the memory among the arguments on the stack, in bytes.
    pub(crate) stack: u32,
}

/// One Cranelift parameter or result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    /// The leaf and the part that it holds; `None` for a dummy.
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

/// The location of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub(crate) enum PieceLocation {
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
    /// An integer register, by its index among those of the convention.
    Int(u32),
    /// A float register.
    Float(u32),
}

impl Piece {
    /// Returns the number of bytes that Cranelift copies.
    pub(super) fn copied(&self) -> Option<u32> {
        match self.leaf {
            Some((_, Part::Copy(size))) => Some(size),
            _ => None,
        }
    }

    /// Returns the Cranelift parameter or result.
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

/// Creates a piece that holds nothing.
pub(super) fn dummy(ty: Type) -> Piece {
    Piece { leaf: None, ty, extend: Extend::None }
}
