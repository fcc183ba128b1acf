//! The calling conventions of C on the targets.

use cranelift_codegen::ir::{Type, types as clif};
use target_lexicon::{Architecture, BinaryFormat, OperatingSystem};

use crate::codegen::types::{Scalar, limb_count};
use crate::target::Target;

use super::piece::{Arg, Extend, Kind, Part, Piece};

/// The supported calling conventions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Convention {
    /// x86-64 System V.
    SysV,
    /// AAPCS64, not Apple's variant.
    Aapcs64,
    /// Apple's variant of AAPCS64: arguments on the stack are packed, variadic ones are always on the stack, and wide
    /// integers need no even register.
    DarwinPcs,
    /// RISC-V lp64d.
    Riscv64,
    /// z/Architecture ELF ABI.
    S390x,
    /// Windows on x86-64. Every argument has a word on the stack, in order. The callee may use the first four words.
    /// Their arguments are in the registers of their class with the same index.
    Win64,
}

impl Convention {
    /// Returns the convention of C on a target.
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

    /// Returns true for the conventions of AArch64.
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

    /// Returns the number of bytes at the start of the stack arguments that are reserved for arguments in registers.
    pub(crate) const fn home(self) -> u32 {
        match self {
            Convention::Win64 => 32,
            _ => 0,
        }
    }

    /// Returns the kind of a scalar.
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

    /// Returns true if memory that is passed by value, and values of many parts, are passed as the address of a copy.
    pub(crate) const fn copies_by_reference(self) -> bool {
        matches!(self, Convention::Riscv64 | Convention::S390x | Convention::Win64)
    }

    /// Returns the type of the part of a float register that a variadic function saves: as much as an argument can
    /// fill.
    pub(crate) const fn saved_float(self) -> Type {
        match self {
            Convention::SysV | Convention::Aapcs64 | Convention::DarwinPcs => clif::I8X16,
            Convention::Riscv64 | Convention::S390x | Convention::Win64 => clif::F64,
        }
    }

    /// Returns the extension of an integer without an extension attribute, as C callees of the target may expect it.
    pub(crate) fn default_extend(self, width: u32) -> Extend {
        match width {
            1 => Extend::Zero,
            2..=16 => Extend::Sign,
            17..=32 if matches!(self, Convention::Riscv64 | Convention::S390x) => Extend::Sign,
            _ => Extend::None,
        }
    }

    /// Returns true if a value of this type is passed as two words.
    pub(super) fn is_pair(self, ty: Type) -> bool {
        ty == clif::I128 || ty == clif::F128 && self == Convention::Riscv64
    }

    /// Returns the pieces of a leaf that is neither copied nor packed with others.
    pub(super) fn pieces_of(self, leaf: usize, arg: Arg) -> Vec<Piece> {
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
