//! The ABI planner: where each leaf of a signature travels, as LLVM decides it.
//!
//! A plan is computed in two steps. First every leaf gets a place with the target's counters; then the places
//! are written as a Cranelift signature of plain scalars whose natural assignment gives exactly these places:
//! integer registers by number, float registers by number, stack words by offset, and a dummy wherever there
//! is a hole. Cranelift's own rules differ from LLVM's in several cases (128-bit integers, floats beyond the
//! registers of RISC-V), so nothing is left to them.

use cranelift_codegen::ir::{AbiParam, ArgumentExtension, ArgumentPurpose, Signature, Type, types as clif};
use cranelift_codegen::isa::CallConv;
use target_lexicon::{Architecture, BinaryFormat};

use crate::target::Target;

use super::buffered_results::{Buffered, FloatPlace, float_places};
use super::types::{Scalar, limb_count};

/// How an integer fills its register.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Extend {
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
pub(super) struct Arg {
    /// Its Cranelift type.
    pub(super) ty: Type,
    /// How it is extended.
    pub(super) extend: Extend,
    /// For the address of memory that is passed by value: its size and alignment in bytes.
    pub(super) copied: Option<Copied>,
    /// Whether it is all of an argument, and its own type is what it is called here.
    pub(super) whole: bool,
    /// What else its place depends on.
    pub(super) kind: Kind,
}

impl Arg {
    /// An argument of its own.
    pub(super) fn new(ty: Type) -> Arg {
        Arg { ty, extend: Extend::None, copied: None, whole: true, kind: Kind::Plain }
    }

    /// Whether it travels as floats do.
    pub(super) fn is_float(&self) -> bool {
        self.kind == Kind::X87 || !self.ty.is_int()
    }
}

/// What a leaf is, where its Cranelift type does not say it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Kind {
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
}

impl Kind {
    /// The kind of a scalar.
    pub(super) fn of(scalar: Scalar) -> Kind {
        match scalar {
            Scalar::F80 => Kind::X87,
            Scalar::Limb { width, number } => {
                Kind::Limb { number: number as usize, count: limb_count(width) }
            }
            _ => Kind::Plain,
        }
    }
}

/// Memory that is passed by value: the callee gets the address of a copy among its arguments on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Copied {
    /// Bytes.
    pub(super) size: u32,
    /// Bytes, at least eight.
    pub(super) align: u32,
}

/// Which bits of a leaf a piece carries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
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
}

/// Alignment in bytes of the stack where functions meet.
pub(super) const STACK_ALIGN: u32 = 16;

/// Bytes of memory that is passed word by word.
const MAX_WORDS: u32 = 256;

/// A word of memory that is passed by value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Word {
    /// Its number.
    pub(super) number: u32,
    /// How many of its bytes belong to the memory: eight, or fewer in the last one.
    pub(super) bytes: u32,
    /// Where the memory lies among the arguments on the stack, in bytes.
    pub(super) stack: u32,
}

/// One Cranelift parameter or result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Piece {
    /// The leaf it carries and how; `None` for a dummy.
    pub(super) leaf: Option<(usize, Part)>,
    /// Its type.
    pub(super) ty: Type,
    /// How it is extended.
    pub(super) extend: Extend,
}

/// A planned signature.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Plan {
    /// Parameters after the hidden pointer.
    pub(super) params: Vec<Piece>,
    /// Results in registers.
    pub(super) results: Vec<Piece>,
    /// Results in registers that Cranelift does not return in.
    pub(super) buffered: Option<Buffered>,
    /// Whether the result goes to memory through a hidden first parameter.
    pub(super) sret: bool,
    /// Whether the first leaf of the parameters is an explicit pointer to the result.
    pub(super) explicit_sret: bool,
    /// In the definition of a variadic function, where the arguments begin that its type does not name. All registers
    /// of the convention are parameters then.
    pub(super) rest: Option<Rest>,
    /// Bytes of arguments on the stack before the [trailing](Request::trailing) one.
    pub(super) trailing_offset: u32,
}

/// How far the named arguments of a variadic function go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Rest {
    /// Integer registers.
    pub(super) ints: u32,
    /// Float registers.
    pub(super) floats: u32,
    /// Bytes of the stack.
    pub(super) stack: u32,
}

/// The calling conventions that are planned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Convention {
    /// x86-64 System V.
    SysV,
    /// AAPCS64, not Apple's variant.
    Aapcs64,
    /// RISC-V lp64d.
    Riscv64,
    /// z/Architecture ELF ABI.
    S390x,
}

/// Where a piece travels.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub(super) enum Place {
    /// An integer register.
    Int(u32),
    /// A float register.
    Float(u32),
    /// An offset on the stack.
    Stack(u32),
}

/// What a signature asks for.
#[derive(Clone, Debug, Default)]
pub(super) struct Request {
    /// Leaves of the fixed and variadic arguments.
    pub(super) params: Vec<Arg>,
    /// How many of them are fixed.
    pub(super) fixed: usize,
    /// Leaves of the result.
    pub(super) results: Vec<Arg>,
    /// Whether the first parameter is marked as the pointer to the result.
    pub(super) explicit_sret: bool,
    /// Whether this is the definition of a variadic function.
    pub(super) open: bool,
    /// Whether one more leaf, a pointer, follows all others on the stack. The callee does not know it: it is for a
    /// thunk in between. That for [buffered](Plan::buffered) results has a place for the pointer already.
    pub(super) trailing: bool,
}

impl Convention {
    /// The convention of C on a target.
    pub(super) fn of(target: &Target) -> Result<Convention, String> {
        if target.triple.binary_format != BinaryFormat::Elf {
            return Err(format!("code generation for '{}' needs its calling convention", target.triple));
        }
        match target.triple.architecture {
            Architecture::X86_64 => Ok(Convention::SysV),
            Architecture::Aarch64(_) => Ok(Convention::Aapcs64),
            Architecture::Riscv64(_) => Ok(Convention::Riscv64),
            Architecture::S390x => Ok(Convention::S390x),
            other => Err(format!("code generation needs the calling convention of '{other}'")),
        }
    }

    pub(super) const fn int_registers(self) -> u32 {
        match self {
            Convention::SysV => 6,
            Convention::Aapcs64 | Convention::Riscv64 => 8,
            Convention::S390x => 5,
        }
    }

    pub(super) const fn float_registers(self) -> u32 {
        match self {
            Convention::S390x => 4,
            _ => 8,
        }
    }

    /// What a variadic function saves of a float register: as much as an argument can fill.
    pub(super) const fn saved_float(self) -> Type {
        match self {
            Convention::SysV | Convention::Aapcs64 => clif::I8X16,
            Convention::Riscv64 | Convention::S390x => clif::F64,
        }
    }

    /// How an integer without an extension attribute is sent: as C callees of the target may expect.
    pub(super) fn default_extend(self, width: u32) -> Extend {
        match width {
            1 => Extend::Zero,
            2..=16 => Extend::Sign,
            17..=32 if matches!(self, Convention::Riscv64 | Convention::S390x) => Extend::Sign,
            _ => Extend::None,
        }
    }

    /// Plans a signature.
    pub(super) fn plan(self, request: &Request) -> Plan {
        let (results, mut buffered, sret) = match self.plan_results(&request.results) {
            Some((results, buffered)) => (results, buffered, false),
            None => (Vec::new(), None, true),
        };
        let mut cursor = Cursor::new(self);
        let hidden = sret || request.explicit_sret;
        if hidden && self != Convention::Aapcs64 {
            cursor.ints = 1;
        }
        let skip = usize::from(request.explicit_sret);
        for (i, &arg) in request.params.iter().enumerate().skip(skip) {
            cursor.assign(i, arg, i >= request.fixed);
        }
        let first_int = u32::from(hidden && self != Convention::Aapcs64);
        let rest =
            request.open.then_some(Rest { ints: cursor.ints, floats: cursor.floats, stack: cursor.stack });
        let trailing_offset = cursor.stack;
        let copies = request.params.iter().filter_map(|arg| arg.copied);
        let align = copies.map(|copied| copied.align).max().unwrap_or(0);
        if align > STACK_ALIGN {
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
        Plan {
            params: cursor.finish(first_int, rest),
            results,
            buffered,
            sret,
            explicit_sret: request.explicit_sret,
            rest,
            trailing_offset,
        }
    }

    /// The pieces of a result in registers, those that Cranelift knows and the others; `None` when it goes to memory.
    fn plan_results(self, results: &[Arg]) -> Option<(Vec<Piece>, Option<Buffered>)> {
        let words = |arg: &Arg| if self.is_pair(arg.ty) { 2 } else { 1 };
        let ints: usize = results.iter().filter(|arg| !arg.is_float()).map(words).sum();
        let floats: usize = results.iter().filter(|arg| arg.is_float()).map(words).sum();
        let is_wide =
            |arg: &Arg| matches!(arg.ty, clif::I128 | clif::F128) || matches!(arg.kind, Kind::Limb { .. });
        let in_registers = match self {
            Convention::SysV => return if ints <= 3 { self.sysv_results(results) } else { None },
            Convention::Aapcs64 => ints <= 8 && floats <= 8,
            Convention::Riscv64 => ints + floats <= 2,
            Convention::S390x => ints <= 4 && floats <= 4 && !results.iter().any(is_wide),
        };
        let pieces = || results.iter().enumerate().flat_map(|(i, &arg)| self.pieces_of(i, arg)).collect();
        in_registers.then(|| (pieces(), None))
    }

    fn sysv_results(self, results: &[Arg]) -> Option<(Vec<Piece>, Option<Buffered>)> {
        let mut places = float_places(results)?.into_iter();
        let (mut pieces, mut buffered) = (Vec::new(), Buffered::default());
        for (i, &arg) in results.iter().enumerate() {
            let place = if arg.is_float() { places.next() } else { None };
            for (number, piece) in self.pieces_of(i, arg).into_iter().enumerate() {
                match place.and_then(FloatPlace::buffer_offset) {
                    Some(offset) => buffered.push(arg, piece, offset + 8 * number as i32),
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
        match arg.ty {
            ty if self.is_pair(ty) => vec![piece(Part::First, clif::I64), piece(Part::Second, clif::I64)],
            ty => vec![piece(Part::Whole, ty)],
        }
    }
}

/// The counters of a convention while places are given out.
struct Cursor {
    convention: Convention,
    ints: u32,
    floats: u32,
    stack: u32,
    placed: Vec<(Place, Piece)>,
}

impl Cursor {
    fn new(convention: Convention) -> Cursor {
        Cursor { convention, ints: 0, floats: 0, stack: 0, placed: Vec::new() }
    }

    fn assign(&mut self, leaf: usize, arg: Arg, variadic: bool) {
        let piece = |part, ty| Piece { leaf: Some((leaf, part)), ty, extend: arg.extend };
        if let Some(Copied { size, align }) = arg.copied {
            self.stack = self.stack.next_multiple_of(align);
            // A word is an argument for Cranelift, so long memory goes another way where there is one.
            let copied = if self.convention == Convention::SysV && size > MAX_WORDS { size & !7 } else { 0 };
            if copied != 0 {
                self.placed.push((Place::Stack(self.stack), piece(Part::Copy(copied), clif::I64)));
                self.stack += copied;
            }
            for number in copied / 8..size.div_ceil(8) {
                let stack = self.stack - 8 * number;
                let word = Word { number, bytes: (size - 8 * number).min(8), stack };
                let place = self.stack_word();
                self.placed.push((place, piece(Part::Word(word), clif::I64)));
            }
            return;
        }
        match arg.kind {
            Kind::X87 => return self.assign_x87(leaf, arg),
            Kind::Limb { number, count } => return self.assign_limb(leaf, arg, number, count),
            Kind::Plain => {}
        }
        if self.convention.is_pair(arg.ty) || arg.ty == clif::F128 && self.convention == Convention::S390x {
            self.assign_wide(leaf, arg, variadic);
            return;
        }
        if arg.ty.is_vector() || arg.ty == clif::F128 {
            self.assign_vector(piece(Part::Whole, arg.ty));
            return;
        }
        if arg.ty.is_float() {
            self.assign_float(piece, arg.ty, variadic);
            return;
        }
        let place = self.int_or_stack();
        self.placed.push((place, piece(Part::Whole, arg.ty)));
    }

    fn int_or_stack(&mut self) -> Place {
        if self.ints < self.convention.int_registers() {
            self.ints += 1;
            Place::Int(self.ints - 1)
        } else {
            self.stack_word()
        }
    }

    fn stack_word(&mut self) -> Place {
        self.stack += 8;
        Place::Stack(self.stack - 8)
    }

    fn assign_float(&mut self, piece: impl Fn(Part, Type) -> Piece, ty: Type, variadic: bool) {
        let riscv = self.convention == Convention::Riscv64;
        if self.floats < self.convention.float_registers() && !(riscv && variadic) {
            self.placed.push((Place::Float(self.floats), piece(Part::Whole, ty)));
            self.floats += 1;
        } else if riscv && self.ints < self.convention.int_registers() {
            let bits = if ty == clif::F32 { clif::I32 } else { clif::I64 };
            let place = self.int_or_stack();
            self.placed.push((place, piece(Part::Bits, bits)));
        } else {
            let place = self.stack_word();
            self.placed.push((place, piece(Part::Whole, ty)));
        }
    }

    fn assign_vector(&mut self, piece: Piece) {
        if self.floats < self.convention.float_registers() {
            self.placed.push((Place::Float(self.floats), piece));
            self.floats += 1;
        } else {
            self.stack = self.stack.next_multiple_of(16) + 16;
            self.placed.push((Place::Stack(self.stack - 16), piece));
        }
    }

    /// An `f80`: always on the stack.
    fn assign_x87(&mut self, leaf: usize, arg: Arg) {
        self.stack = self.stack.next_multiple_of(16);
        for piece in self.convention.pieces_of(leaf, arg) {
            let place = self.stack_word();
            self.placed.push((place, piece));
        }
    }

    /// A limb: a word as others, or the first one the address of a copy of all.
    fn assign_limb(&mut self, leaf: usize, arg: Arg, number: usize, count: usize) {
        let piece = |part| Piece { leaf: Some((leaf, part)), ty: clif::I64, extend: arg.extend };
        let part = match self.convention {
            Convention::Riscv64 | Convention::S390x if number > 0 => return,
            Convention::Riscv64 | Convention::S390x => Part::Limbs(count),
            Convention::Aapcs64 if number == 0 => {
                self.align_pair();
                Part::Whole
            }
            Convention::Aapcs64 | Convention::SysV => Part::Whole,
        };
        let place = self.int_or_stack();
        self.placed.push((place, piece(part)));
    }

    /// The next integer register with an even number, or the stack at a multiple of 16 bytes.
    fn align_pair(&mut self) {
        let registers = self.convention.int_registers();
        self.ints = self.ints.next_multiple_of(2).min(registers);
        if self.ints == registers {
            self.stack = self.stack.next_multiple_of(16);
        }
    }

    /// A 128-bit value: two words, or the address of a copy.
    fn assign_wide(&mut self, leaf: usize, arg: Arg, variadic: bool) {
        let registers = self.convention.int_registers();
        match self.convention {
            // Nothing holds the halves together if it is a part of something, or of an odd width.
            Convention::SysV if !arg.whole => {}
            Convention::SysV if self.ints + 2 > registers => self.stack = self.stack.next_multiple_of(16),
            Convention::SysV => {}
            Convention::Aapcs64 => self.align_pair(),
            Convention::Riscv64 => {
                if variadic {
                    self.ints = self.ints.next_multiple_of(2).min(registers);
                }
                if self.ints == registers {
                    self.stack = self.stack.next_multiple_of(16);
                }
            }
            Convention::S390x => {
                let place = self.int_or_stack();
                let extend = Extend::None;
                let piece = Piece { leaf: Some((leaf, Part::Reference)), ty: clif::I64, extend };
                self.placed.push((place, piece));
                return;
            }
        }
        let on_stack = self.convention == Convention::SysV && arg.whole && self.ints + 2 > registers;
        for piece in self.convention.pieces_of(leaf, arg) {
            let place = if on_stack { self.stack_word() } else { self.int_or_stack() };
            self.placed.push((place, piece));
        }
    }

    /// The pieces in the order in which Cranelift gives them their places, with dummies in the holes, and in all
    /// registers of a variadic definition.
    fn finish(mut self, first_int: u32, rest: Option<Rest>) -> Vec<Piece> {
        self.placed.sort_by_key(|(place, _)| *place);
        let on_stack = |int: bool| {
            let stacked = |(place, piece): &(Place, Piece)| {
                matches!(place, Place::Stack(_)) && piece.copied().is_none() && piece.ty.is_int() == int
            };
            rest.is_some() || self.placed.iter().any(stacked)
        };
        let int_end = if on_stack(true) { self.convention.int_registers() } else { 0 };
        let float_end = if on_stack(false) { self.convention.float_registers() } else { 0 };
        let float = if rest.is_some() { self.convention.saved_float() } else { clif::F64 };
        let mut out = Vec::new();
        let (mut ints, mut floats, mut stack) = (first_int, 0, 0);
        let mut rest = self.placed.into_iter().peekable();
        while let Some((Place::Int(n), piece)) = rest.next_if(|(place, _)| matches!(place, Place::Int(_))) {
            out.extend((ints..n).map(|_| dummy(clif::I64)));
            out.push(piece);
            ints = n + 1;
        }
        out.extend((ints..int_end).map(|_| dummy(clif::I64)));
        while let Some((Place::Float(n), piece)) = rest.next_if(|(place, _)| matches!(place, Place::Float(_)))
        {
            out.extend((floats..n).map(|_| dummy(float)));
            out.push(piece);
            floats = n + 1;
        }
        out.extend((floats..float_end).map(|_| dummy(float)));
        for (place, piece) in rest {
            let Place::Stack(offset) = place else { continue };
            let filler = if piece.ty.is_int() { clif::I64 } else { clif::F64 };
            out.extend((stack..offset).step_by(8).map(|_| dummy(filler)));
            out.push(piece);
            stack = offset + piece.copied().unwrap_or(piece.ty.bytes().max(8));
        }
        out
    }
}

fn dummy(ty: Type) -> Piece {
    Piece { leaf: None, ty, extend: Extend::None }
}

impl Plan {
    /// The Cranelift signature.
    pub(super) fn signature(&self, call_conv: CallConv) -> Signature {
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

#[cfg(test)]
mod tests {
    use super::*;
    use clif::{F32, F32X4, F64, F128, I8, I32, I64, I128};

    fn plan(convention: Convention, params: &[Type], results: &[Type]) -> Plan {
        let arg = |&ty: &Type| Arg::new(ty);
        let params: Vec<Arg> = params.iter().map(arg).collect();
        convention.plan(&Request {
            fixed: params.len(),
            params,
            results: results.iter().map(arg).collect(),
            ..Request::default()
        })
    }

    /// `0` is the whole leaf 0, `1a` and `1b` its halves, `2~` float bits, `3&` an address, `4[0]` a word of
    /// memory, `4[..8]` a copy of it, `-i64` a dummy.
    fn text(pieces: &[Piece]) -> String {
        let piece = |piece: &Piece| match piece.leaf {
            None => format!("-{}", piece.ty),
            Some((leaf, Part::Whole)) => leaf.to_string(),
            Some((leaf, Part::First)) => format!("{leaf}a"),
            Some((leaf, Part::Second)) => format!("{leaf}b"),
            Some((leaf, Part::Bits)) => format!("{leaf}~"),
            Some((leaf, Part::Reference)) => format!("{leaf}&"),
            Some((leaf, Part::Word(word))) => format!("{leaf}[{}]", word.number),
            Some((leaf, Part::Copy(size))) => format!("{leaf}[..{size}]"),
            Some((leaf, Part::Limbs(count))) => format!("{leaf}&{count}"),
        };
        pieces.iter().map(piece).collect::<Vec<_>>().join(" ")
    }

    fn params(convention: Convention, params: &[Type]) -> String {
        text(&plan(convention, params, &[]).params)
    }

    fn results(convention: Convention, results: &[Type]) -> String {
        let plan = plan(convention, &[], results);
        if plan.sret { "sret".to_string() } else { text(&plan.results) }
    }

    /// The pieces in registers that Cranelift knows, and those in the buffer with their offsets.
    fn buffered(results: &[Type]) -> String {
        let plan = plan(Convention::SysV, &[], results);
        let pieces = plan.buffered.unwrap().pieces;
        let pieces: Vec<String> =
            pieces.iter().map(|(piece, at)| format!("{} at {at}", text(&[*piece]))).collect();
        format!("{} | {}", text(&plan.results), pieces.join(", "))
    }

    #[test]
    fn integers_and_floats_are_sorted_by_class() {
        for convention in [Convention::SysV, Convention::Aapcs64, Convention::Riscv64, Convention::S390x] {
            assert_eq!(params(convention, &[F32, I32, F64, I64]), "1 3 0 2");
        }
    }

    #[test]
    fn wide_integers_on_x86_64() {
        assert_eq!(params(Convention::SysV, &[I64, I128]), "0 1a 1b");
        // No room for both halves: stack, and the sixth register stays usable.
        let five = [I64, I64, I64, I64, I64, I128, I64];
        assert_eq!(params(Convention::SysV, &five), "0 1 2 3 4 6 5a 5b");
        // A dummy fills the register that nothing else wants.
        assert_eq!(params(Convention::SysV, &five[..6]), "0 1 2 3 4 -i64 5a 5b");
        // Sixteen-byte alignment on the stack.
        let mut many = vec![I64; 7];
        many.push(I128);
        assert_eq!(params(Convention::SysV, &many), "0 1 2 3 4 5 6 -i64 7a 7b");
    }

    #[test]
    fn parts_of_structures_on_x86_64() {
        let mut params = vec![Arg::new(I64); 5];
        params.push(Arg { whole: false, ..Arg::new(I128) });
        params.push(Arg::new(I64));
        let request = Request { fixed: params.len(), params, ..Request::default() };
        assert_eq!(text(&Convention::SysV.plan(&request).params), "0 1 2 3 4 5a 5b 6");
    }

    #[test]
    fn wide_integers_on_aarch64() {
        assert_eq!(params(Convention::Aapcs64, &[I64, I128]), "0 -i64 1a 1b");
        let mut many = vec![I64; 7];
        many.extend([I128, I64]);
        assert_eq!(params(Convention::Aapcs64, &many), "0 1 2 3 4 5 6 -i64 7a 7b 8");
        assert_eq!(results(Convention::Aapcs64, &[I64, I128]), "0 1a 1b");
    }

    #[test]
    fn wide_integers_on_riscv64() {
        assert_eq!(params(Convention::Riscv64, &[I64, I128]), "0 1a 1b");
        let mut many = vec![I64; 7];
        many.push(I128);
        assert_eq!(params(Convention::Riscv64, &many), "0 1 2 3 4 5 6 7a 7b");
        many.insert(0, I64);
        many.insert(0, I64);
        assert_eq!(params(Convention::Riscv64, &many), "0 1 2 3 4 5 6 7 8 -i64 9a 9b");
    }

    #[test]
    fn floats_of_128_bits() {
        assert_eq!(params(Convention::SysV, &[I64, F128, F32]), "0 1 2");
        assert_eq!(params(Convention::Aapcs64, &[I64, F128, F32]), "0 1 2");
        assert_eq!(params(Convention::Riscv64, &[I64, F128, F32]), "0 1a 1b 2");
        assert_eq!(params(Convention::S390x, &[I64, F128, F32]), "0 1& 2");
        // Sixteen-byte alignment on the stack: a hole after the ninth float.
        let mut many = vec![F64; 9];
        many.push(F128);
        assert_eq!(params(Convention::SysV, &many), "0 1 2 3 4 5 6 7 8 -f64 9");
        assert_eq!(results(Convention::Aapcs64, &[F128; 4]), "0 1 2 3");
        assert_eq!(results(Convention::Riscv64, &[F128]), "0a 0b");
        assert_eq!(results(Convention::Riscv64, &[F128, I64]), "sret");
        assert_eq!(results(Convention::S390x, &[F128]), "sret");
    }

    #[test]
    fn integers_of_limbs() {
        let limbs = |convention: Convention, before: usize, count: usize| {
            let word = Arg::new(I64);
            let mut params = vec![word; before];
            params.extend((0..count).map(|number| Arg { kind: Kind::Limb { number, count }, ..word }));
            params.push(word);
            let request = Request { fixed: params.len(), params, ..Request::default() };
            text(&convention.plan(&request).params)
        };
        // Words as others on x86-64, from an even register on for AAPCS64, by reference elsewhere.
        assert_eq!(limbs(Convention::SysV, 3, 4), "0 1 2 3 4 5 6 7");
        assert_eq!(limbs(Convention::Aapcs64, 1, 4), "0 -i64 1 2 3 4 5");
        assert_eq!(limbs(Convention::Aapcs64, 5, 4), "0 1 2 3 4 -i64 5 6 7 8 9");
        assert_eq!(limbs(Convention::Aapcs64, 9, 3), "0 1 2 3 4 5 6 7 8 -i64 9 10 11 12");
        assert_eq!(limbs(Convention::Riscv64, 1, 4), "0 1&4 5");
        assert_eq!(limbs(Convention::S390x, 1, 4), "0 1&4 5");
    }

    #[test]
    fn floats_overflow_into_integer_registers_on_riscv64() {
        let mut many = vec![F64; 9];
        many.push(F32);
        assert_eq!(params(Convention::Riscv64, &many), "8~ 9~ 0 1 2 3 4 5 6 7");
        assert_eq!(params(Convention::Aapcs64, &many), "0 1 2 3 4 5 6 7 8 9");
    }

    #[test]
    fn a_value_on_the_stack_fills_its_class_with_dummies() {
        let plan = plan(Convention::S390x, &[I8, I64, I64, I64, I64, I64], &[]);
        assert_eq!(text(&plan.params), "0 1 2 3 4 5");
        assert_eq!(params(Convention::S390x, &[I64, I128]), "0 1&");
        assert_eq!(params(Convention::SysV, &[F32X4; 9]), "0 1 2 3 4 5 6 7 8");
    }

    #[test]
    fn results_in_registers_or_memory() {
        use Convention::{Aapcs64, Riscv64, S390x, SysV};
        assert_eq!(results(SysV, &[I64, I64, I64]), "0 1 2");
        assert_eq!(results(SysV, &[I64; 4]), "sret");
        assert_eq!(results(SysV, &[F32, F64, I32]), "0 1 2");
        assert_eq!(results(SysV, &[I128, I64]), "0a 0b 1");
        assert_eq!(results(SysV, &[I128, I128]), "sret");
        assert_eq!(results(SysV, &[F64; 5]), "sret");
        assert_eq!(buffered(&[F64; 3]), "0 1 | 2 at 0");
        assert_eq!(buffered(&[F32, F64, F32, I64, F64]), "0 1 3 | 2 at 0, 4 at 16");
        assert_eq!(buffered(&[F32X4; 4]), "0 1 | 2 at 32, 3 at 48");
        assert_eq!(buffered(&[F128, F32X4, F32X4, F32]), "0 1 | 2 at 32, 3 at 0");
        assert_eq!(results(SysV, &[F128; 3]), "sret");
        assert_eq!(results(Aapcs64, &[I64; 8]), "0 1 2 3 4 5 6 7");
        assert_eq!(results(Aapcs64, &[I64; 9]), "sret");
        assert_eq!(results(Aapcs64, &[F64; 4]), "0 1 2 3");
        assert_eq!(results(Riscv64, &[F32, I64]), "0 1");
        assert_eq!(results(Riscv64, &[I64; 3]), "sret");
        assert_eq!(results(S390x, &[I64; 4]), "0 1 2 3");
        assert_eq!(results(S390x, &[I128]), "sret");
        assert_eq!(results(S390x, &[F64; 5]), "sret");
    }

    #[test]
    fn the_hidden_pointer_takes_a_register_except_on_aarch64() {
        let words = [I64; 6];
        let stacked = |convention, count| {
            let plan = plan(convention, &words, &vec![I64; count]);
            assert!(plan.sret);
            plan.signature(CallConv::SystemV).params.len()
        };
        assert_eq!(stacked(Convention::SysV, 4), 7);
        assert_eq!(stacked(Convention::Aapcs64, 9), 7);
        let plan = plan(Convention::SysV, &[I64, I128, I64, I64, I128], &[I64; 4]);
        assert_eq!(text(&plan.params), "0 1a 1b 2 3 4a 4b");
    }
}
