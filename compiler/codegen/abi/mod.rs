//! The ABI planner: where each leaf of a signature travels, as LLVM decides it.
//!
//! A plan is computed in two steps. First every leaf gets a place with the target's counters; then the places
//! are written as a Cranelift signature of plain scalars whose natural assignment gives exactly these places:
//! integer registers by number, float registers by number, stack words by offset, and a dummy wherever there
//! is a hole. Cranelift's own rules differ from LLVM's in several cases (128-bit integers, floats beyond the
//! registers of RISC-V), so nothing is left to them.

pub(super) mod buffered_results;
pub(super) mod entry;
pub(super) mod exports;
pub(super) mod nest;
pub(super) mod thunk;
pub(super) mod variadic_call;
pub(super) mod variadic_entry;

mod cursor;
mod darwin;
#[cfg(test)]
mod tests;

use cranelift_codegen::ir::{AbiParam, ArgumentExtension, ArgumentPurpose, Signature, Type, types as clif};
use cranelift_codegen::isa::CallConv;
use target_lexicon::{Architecture, BinaryFormat, OperatingSystem};

use crate::target::Target;

use super::types::{Scalar, limb_count};
use buffered_results::{Buffered, ResultPlace, float_places};
use cursor::{Cursor, vector_place};

/// How an integer fills its register.
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
    /// How it is extended.
    pub(crate) extend: Extend,
    /// For the address of memory that is passed by value: its size and alignment in bytes.
    pub(crate) copied: Option<Copied>,
    /// Whether it is all of an argument, and its own type is what it is called here.
    pub(crate) whole: bool,
    /// What else its place depends on.
    pub(crate) kind: Kind,
}

impl Arg {
    /// An argument of its own.
    pub(crate) fn new(ty: Type) -> Arg {
        Arg { ty, extend: Extend::None, copied: None, whole: true, kind: Kind::Plain }
    }

    /// Whether it travels as floats do.
    pub(crate) fn is_float(&self) -> bool {
        self.kind == Kind::X87 || !self.ty.is_int()
    }
}

/// What a leaf is, where its Cranelift type does not say it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Kind {
    /// What its type says.
    #[default]
    Plain,
    /// An `f80`, carried as an integer.
    X87,
    /// A limb of an integer that has `count`.
    Limb {
        /// Its number, from the lowest.
        number: usize,
        /// How many there are.
        count: usize,
    },
    /// A lane of a vector whose lanes are parts of one argument.
    Lane {
        /// Its number.
        number: usize,
        /// How many there are.
        count: usize,
    },
    /// A leaf of an array whose elements stay together.
    Block {
        /// Its number.
        number: usize,
        /// How many there are.
        count: usize,
        /// Alignment in bytes of the first.
        align: u32,
    },
    /// A vector of at most 64 bits in a larger register.
    Short,
    /// A float of 16 bits that travels as one of 32, with ones above.
    Boxed,
    /// A float of 16 bits that travels as the one of 32 that begins with it.
    Upper,
    /// An integer that takes no more of the stack than its own bytes.
    Narrow,
    /// A result that goes to memory, whatever its type.
    InMemory,
    /// A float that travels as the integer with its bits.
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

/// Which bits of a leaf a piece carries.
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
        /// How many.
        count: usize,
        /// What each travels as.
        ty: Type,
    },
}

/// Alignment in bytes of the stack where functions meet.
pub(crate) const STACK_ALIGN: u32 = 16;

/// Bytes of memory that is passed word by word.
const MAX_WORDS: u32 = 256;

/// A word of memory that is passed by value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Word {
    /// Its number.
    pub(crate) number: u32,
    /// How many of its bytes belong to the memory: eight, or fewer in the last one.
    pub(crate) bytes: u32,
    /// Where the memory lies among the arguments on the stack, in bytes.
    pub(crate) stack: u32,
}

/// One Cranelift parameter or result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    /// The leaf it carries and how; `None` for a dummy.
    pub(crate) leaf: Option<(usize, Part)>,
    /// Its type.
    pub(crate) ty: Type,
    /// How it is extended.
    pub(crate) extend: Extend,
}

/// A planned signature.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Plan {
    /// Parameters after the hidden pointer.
    pub(crate) params: Vec<Piece>,
    /// Results in registers.
    pub(crate) results: Vec<Piece>,
    /// Results in registers that Cranelift does not return in.
    pub(crate) buffered: Option<Buffered>,
    /// Whether the result goes to memory through a hidden first parameter.
    pub(crate) sret: bool,
    /// Whether the first leaf of the parameters is an explicit pointer to the result.
    pub(crate) explicit_sret: bool,
    /// In the definition of a variadic function, where the arguments begin that its type does not name. All registers
    /// of the convention are parameters then, if such an argument can be in one.
    pub(crate) rest: Option<Rest>,
    /// Bytes of arguments on the stack before the [trailing](Request::trailing) one.
    pub(crate) trailing_offset: u32,
    /// The register in which the [nest](Request::nest) leaf travels to and from a thunk, if one is free.
    pub(crate) nest: Option<Register>,
    /// Whether something has a place on the stack that is less aligned than Cranelift can do.
    pub(crate) misaligned: bool,
}

/// How far the named arguments of a variadic function go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rest {
    /// Integer registers.
    pub(crate) ints: u32,
    /// Float registers.
    pub(crate) floats: u32,
    /// Bytes of the stack.
    pub(crate) stack: u32,
}

/// The calling conventions that are planned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Convention {
    /// x86-64 System V.
    SysV,
    /// AAPCS64, not Apple's variant.
    Aapcs64,
    /// Apple's variant of it: arguments on the stack are packed, variable ones are all there, and wide integers need no
    /// even register.
    DarwinPcs,
    /// RISC-V lp64d.
    Riscv64,
    /// z/Architecture ELF ABI.
    S390x,
    /// Windows on x86-64. Every argument has a word on the stack, in order; the first four words are their callee's to use, and
    /// what belongs there is in a register: that of its class with the same number.
    Win64,
}

/// Where a piece travels.
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

/// What a signature asks for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Request {
    /// Leaves of the fixed and variadic arguments.
    pub(crate) params: Vec<Arg>,
    /// How many of them are fixed.
    pub(crate) fixed: usize,
    /// Leaves of the result.
    pub(crate) results: Vec<Arg>,
    /// Whether the first parameter is marked as the pointer to the result.
    pub(crate) explicit_sret: bool,
    /// The leaf that callers pass in a register outside of the sequence of arguments. Cranelift cannot name that register:
    /// the leaf gets a place behind all others, from which and to which a thunk moves it.
    pub(crate) nest: Option<usize>,
    /// Whether this is the definition of a variadic function.
    pub(crate) open: bool,
    /// Whether one more leaf, a pointer, follows all others on the stack. The callee does not know it: it is for a
    /// thunk in between. That for [buffered](Plan::buffered) results has a place for the pointer already.
    pub(crate) trailing: bool,
}

impl Convention {
    /// The convention of C on a target.
    pub(crate) fn of(target: &Target) -> Result<Convention, String> {
        let is_macos =
            matches!(target.triple.operating_system, OperatingSystem::Darwin(_) | OperatingSystem::MacOSX(_));
        match (target.triple.binary_format, target.triple.architecture) {
            (BinaryFormat::Elf, _) => {}
            (BinaryFormat::Macho, _) if is_macos => {}
            (BinaryFormat::Coff, Architecture::X86_64) => return Ok(Convention::Win64),
            (BinaryFormat::Coff, Architecture::Aarch64(_)) => return Ok(Convention::Aapcs64),
            _ => return Err(format!("code generation for '{}' needs its calling convention", target.triple)),
        }
        match target.triple.architecture {
            Architecture::X86_64 => Ok(Convention::SysV),
            Architecture::Aarch64(_) if is_macos => Ok(Convention::DarwinPcs),
            Architecture::Aarch64(_) => Ok(Convention::Aapcs64),
            Architecture::Riscv64(_) => Ok(Convention::Riscv64),
            Architecture::S390x => Ok(Convention::S390x),
            other => Err(format!("code generation needs the calling convention of '{other}'")),
        }
    }

    pub(crate) const fn int_registers(self) -> u32 {
        match self {
            Convention::SysV => 6,
            Convention::Aapcs64 | Convention::DarwinPcs | Convention::Riscv64 => 8,
            Convention::S390x => 5,
            Convention::Win64 => 0,
        }
    }

    /// Whether it is one of AArch64.
    pub(crate) const fn is_aarch64(self) -> bool {
        matches!(self, Convention::Aapcs64 | Convention::DarwinPcs)
    }

    pub(crate) const fn float_registers(self) -> u32 {
        match self {
            Convention::S390x => 4,
            Convention::Win64 => 0,
            _ => 8,
        }
    }

    /// Bytes at the start of the arguments on the stack that belong to those in registers.
    pub(crate) const fn home(self) -> u32 {
        match self {
            Convention::Win64 => 32,
            _ => 0,
        }
    }

    /// What a scalar is, where its Cranelift type does not say it.
    pub(crate) fn kind_of(self, scalar: Scalar) -> Kind {
        match scalar {
            Scalar::F80 => Kind::X87,
            Scalar::Limb { width, number } => {
                Kind::Limb { number: number as usize, count: limb_count(width) }
            }
            Scalar::F16 | Scalar::BF16 if self == Convention::Riscv64 => Kind::Boxed,
            Scalar::BF16 if self == Convention::S390x => Kind::Upper,
            _ => Kind::Plain,
        }
    }

    /// Whether memory that is passed by value, and what has many parts, travels as the address of a copy.
    pub(crate) const fn copies_by_reference(self) -> bool {
        matches!(self, Convention::Riscv64 | Convention::S390x | Convention::Win64)
    }

    /// What a variadic function saves of a float register: as much as an argument can fill.
    pub(crate) const fn saved_float(self) -> Type {
        match self {
            Convention::SysV | Convention::Aapcs64 | Convention::DarwinPcs => clif::I8X16,
            Convention::Riscv64 | Convention::S390x | Convention::Win64 => clif::F64,
        }
    }

    /// How an integer without an extension attribute is sent: as C callees of the target may expect.
    pub(crate) fn default_extend(self, width: u32) -> Extend {
        match width {
            1 => Extend::Zero,
            2..=16 => Extend::Sign,
            17..=32 if matches!(self, Convention::Riscv64 | Convention::S390x) => Extend::Sign,
            _ => Extend::None,
        }
    }

    /// Plans a signature.
    pub(crate) fn plan(self, request: &Request) -> Plan {
        let (results, mut buffered, sret) = match self.plan_results(&request.results) {
            Some((results, buffered)) => (results, buffered, false),
            None => (Vec::new(), None, true),
        };
        let mut cursor = Cursor::new(self, sret || request.explicit_sret);
        let skip = usize::from(request.explicit_sret);
        let in_sequence = |&(i, _): &(usize, &Arg)| request.nest != Some(i);
        for (i, &arg) in request.params.iter().enumerate().skip(skip).filter(in_sequence) {
            cursor.assign(i, arg, i >= request.fixed);
        }
        let nest = request.nest.and_then(|leaf| cursor.assign_nest(leaf));
        let rest =
            request.open.then_some(Rest { ints: cursor.ints, floats: cursor.floats, stack: cursor.stack });
        if request.open || request.trailing || buffered.is_some() {
            cursor.fill_home();
        }
        let trailing_offset = cursor.stack;
        if request.open && self == Convention::Riscv64 {
            // The address of the saved registers, for which the function is entered through a thunk.
            let place = cursor.stack_word();
            cursor.placed.push((place, dummy(clif::I64)));
        }
        let copies = request.params.iter().filter_map(|arg| arg.copied);
        let align = copies.map(|copied| copied.align).max().unwrap_or(0);
        if align > STACK_ALIGN && !self.copies_by_reference() {
            buffered.get_or_insert_default().align_stack(align);
        }
        if request.trailing && buffered.is_none() {
            let leaf = Some((request.params.len(), Part::Whole));
            let place = cursor.stack_word();
            cursor.placed.push((place, Piece { leaf, ty: clif::I64, extend: Extend::None }));
        }
        if let Some(buffered) = &mut buffered {
            let words = buffered.finish(cursor.stack);
            cursor.placed.extend(words.map(|(place, ty)| (place, dummy(ty))));
        }
        // None of Apple's variable arguments is in a register.
        let saved = rest.filter(|_| self != Convention::DarwinPcs);
        let misaligned = cursor.misaligned;
        Plan {
            params: cursor.finish(saved),
            results,
            buffered,
            sret,
            explicit_sret: request.explicit_sret,
            rest,
            trailing_offset,
            nest,
            misaligned,
        }
    }

    /// The pieces of a result in registers, those that Cranelift knows and the others; `None` when it goes to memory.
    fn plan_results(self, results: &[Arg]) -> Option<(Vec<Piece>, Option<Buffered>)> {
        let words = |arg: &Arg| if self.is_pair(arg.ty) { 2 } else { 1 };
        let is_vector = |arg: &&Arg| arg.ty.is_vector();
        let vectors = results.iter().filter(is_vector).count();
        let ints: usize = results.iter().filter(|arg| !arg.is_float()).map(words).sum();
        let floats: usize = results.iter().filter(|arg| arg.is_float()).map(words).sum();
        let is_wide =
            |arg: &Arg| matches!(arg.ty, clif::I128 | clif::F128) || matches!(arg.kind, Kind::Limb { .. });
        let in_registers = match self {
            Convention::SysV | Convention::Win64 => {
                return if ints <= 3 { self.x86_64_results(results) } else { None };
            }
            Convention::Aapcs64 | Convention::DarwinPcs => ints <= 8 && floats <= 8,
            Convention::Riscv64 => ints + floats <= 2,
            Convention::S390x => {
                ints <= 4 && floats - vectors <= 4 && vectors <= 8 && !results.iter().any(is_wide)
            }
        };
        let pieces = || results.iter().enumerate().flat_map(|(i, &arg)| self.pieces_of(i, arg)).collect();
        let pieces = || if self == Convention::S390x { s390x_results(pieces()) } else { pieces() };
        in_registers.then(|| (pieces(), None))
    }

    fn x86_64_results(self, results: &[Arg]) -> Option<(Vec<Piece>, Option<Buffered>)> {
        let mut places = float_places(self, results)?.into_iter();
        let mut ints = 0;
        let (mut pieces, mut buffered) = (Vec::new(), Buffered::default());
        for (i, &arg) in results.iter().enumerate() {
            let place = if arg.is_float() { places.next() } else { None };
            for (number, piece) in self.pieces_of(i, arg).into_iter().enumerate() {
                let place = place.unwrap_or_else(|| {
                    ints += 1;
                    ResultPlace::Int(ints - 1)
                });
                match place.buffer_offset(self) {
                    Some(offset) if arg.is_float() => buffered.push(arg, piece, offset + 8 * number as i32),
                    Some(offset) => buffered.push(arg, piece, offset),
                    None => pieces.push(piece),
                }
            }
        }
        let is_buffered = !buffered.pieces.is_empty();
        Some((pieces, is_buffered.then_some(buffered)))
    }

    /// Whether a value of this type travels as two words.
    fn is_pair(self, ty: Type) -> bool {
        ty == clif::I128 || ty == clif::F128 && self == Convention::Riscv64
    }

    fn pieces_of(self, leaf: usize, arg: Arg) -> Vec<Piece> {
        let piece = |part, ty| Piece { leaf: Some((leaf, part)), ty, extend: arg.extend };
        match (arg.kind, arg.ty) {
            (Kind::Boxed, _) => vec![piece(Part::Boxed, clif::F32)],
            (Kind::Upper, _) => vec![piece(Part::Upper, clif::F32)],
            (_, ty) if self.is_pair(ty) => {
                vec![piece(Part::First, clif::I64), piece(Part::Second, clif::I64)]
            }
            (_, ty) => vec![piece(Part::Whole, ty)],
        }
    }
}

/// Results with the vectors in the order of the registers that Cranelift returns in.
fn s390x_results(pieces: Vec<Piece>) -> Vec<Piece> {
    let (vectors, mut out): (Vec<_>, Vec<_>) = pieces.into_iter().partition(|piece| piece.ty.is_vector());
    let mut placed: Vec<(Place, Piece)> = (0..).map(vector_place).zip(vectors).collect();
    placed.sort_by_key(|(place, _)| *place);
    let mut next = 0;
    for (place, piece) in placed {
        let Place::Vector(number) = place else { continue };
        out.extend((next..number).map(|_| dummy(clif::I8X16)));
        out.push(piece);
        next = number + 1;
    }
    out
}

fn dummy(ty: Type) -> Piece {
    Piece { leaf: None, ty, extend: Extend::None }
}

impl Plan {
    /// The Cranelift signature.
    pub(crate) fn signature(&self, call_conv: CallConv) -> Signature {
        let mut signature = Signature::new(call_conv);
        if self.sret || self.explicit_sret {
            signature.params.push(AbiParam::special(clif::I64, ArgumentPurpose::StructReturn));
        }
        signature.params.extend(self.params.iter().map(Piece::abi_param));
        signature.returns.extend(self.results.iter().map(Piece::abi_param));
        signature
    }
}

impl Piece {
    /// Bytes that Cranelift copies.
    fn copied(&self) -> Option<u32> {
        match self.leaf {
            Some((_, Part::Copy(size))) => Some(size),
            _ => None,
        }
    }

    fn abi_param(&self) -> AbiParam {
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
