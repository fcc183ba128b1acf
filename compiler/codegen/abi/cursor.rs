//! Assignment of leaves to registers and stack words by the counters of a convention.

use cranelift_codegen::ir::{Type, types as clif};

use super::convention::Convention;
use super::piece::{
    Arg, Copied, Extend, Kind, MAX_WORDS, NamedArguments, Part, Piece, PieceLocation, Register, STACK_ALIGN,
    Word, dummy,
};

/// The counters of a convention during the assignment.
pub(crate) struct Cursor {
    pub(crate) convention: Convention,
    /// Integer registers that are taken.
    pub(crate) ints: u32,
    /// Float registers that are taken.
    pub(crate) floats: u32,
    /// Vector registers that are taken, if they are not the float registers.
    vectors: u32,
    /// Bytes of the stack that are taken.
    pub(crate) stack: u32,
    /// True if an argument on the stack is not aligned to its size.
    pub(crate) misaligned: bool,
    /// The pieces with their locations.
    pub(crate) placed: Vec<(PieceLocation, Piece)>,
    /// The first location, after a hidden pointer.
    first: PieceLocation,
}

impl Cursor {
    /// Creates a cursor. Only a hidden pointer is assigned, which has a register of its own on AArch64.
    pub(crate) fn new(convention: Convention, hidden: bool) -> Cursor {
        let taken = u32::from(hidden && !convention.is_aarch64());
        let (first, ints, stack) = match convention {
            Convention::Win64 => (PieceLocation::Stack(8 * taken), 0, 8 * taken),
            _ => (PieceLocation::Int(taken), taken, 0),
        };
        Cursor {
            convention,
            ints,
            floats: 0,
            vectors: 0,
            stack,
            misaligned: false,
            placed: Vec::new(),
            first,
        }
    }

    /// Fills the unused stack words of registers with dummies.
    pub(crate) fn fill_home(&mut self) {
        while self.stack < self.convention.home() {
            let location = self.stack_word();
            self.placed.push((location, dummy(clif::I64)));
        }
    }

    /// Assigns a leaf.
    pub(crate) fn assign(&mut self, leaf: usize, arg: Arg, variadic: bool) {
        let piece = |part, ty| Piece { leaf: Some((leaf, part)), ty, extend: arg.extend };
        if let Some(copied) = arg.copied {
            self.assign_copied(copied, piece);
            return;
        }
        if self.convention == Convention::DarwinPcs {
            self.assign_darwin(leaf, arg, variadic);
            return;
        }
        match arg.kind {
            Kind::X87 => return self.assign_x87(leaf, arg),
            Kind::Limb { number, count } => return self.assign_limb(leaf, arg, number, count),
            Kind::Lane { number, count } if count > 1 => {
                return self.assign_lane(leaf, arg, number, count, variadic);
            }
            Kind::Block { number: 0, count, align } => return self.assign_block(leaf, arg, count, align),
            Kind::Block { .. } => return,
            Kind::Boxed => return self.assign_float(|part, ty| piece(boxed(part), ty), clif::F32, variadic),
            Kind::Upper => return self.assign_float(|_, ty| piece(Part::Upper, ty), clif::F32, variadic),
            Kind::AsInt => return self.assign_bits(piece, arg.ty),
            Kind::Lane { .. } | Kind::Short | Kind::Narrow | Kind::Plain | Kind::InMemory => {}
        }
        if self.convention.is_pair(arg.ty) || arg.ty == clif::F128 && self.convention == Convention::S390x {
            self.assign_wide(leaf, arg, variadic);
            return;
        }
        if arg.ty.is_vector() || arg.ty == clif::F128 {
            self.assign_vector(arg.kind, piece, arg.ty);
            return;
        }
        if arg.ty.is_float() {
            self.assign_float(piece, arg.ty, variadic);
            return;
        }
        let location = self.int_or_stack();
        self.placed.push((location, piece(Part::Whole, arg.ty)));
    }

    /// Assigns a leaf to the next free register of either class, and returns that register. It holds a pointer.
    pub(crate) fn assign_nest(&mut self, leaf: usize) -> Option<Register> {
        let piece = |part, ty| Piece { leaf: Some((leaf, part)), ty, extend: Extend::None };
        if self.stack < self.convention.home() {
            // The word on the stack stands for the integer register with its index.
            let number = self.stack / 8;
            let word = self.stack_word();
            self.placed.push((word, piece(Part::Whole, clif::I64)));
            return Some(Register::Int(number));
        }
        if self.ints < self.convention.int_registers() {
            let number = self.ints;
            self.ints += 1;
            self.placed.push((PieceLocation::Int(number), piece(Part::Whole, clif::I64)));
            return Some(Register::Int(number));
        }
        if self.floats < self.convention.float_registers() {
            let number = self.floats;
            self.floats += 1;
            self.placed.push((PieceLocation::Float(number), piece(Part::Bits, clif::F64)));
            return Some(Register::Float(number));
        }
        None
    }

    /// Assigns memory passed by value to words on the stack, or passes the address of a copy.
    fn assign_copied(&mut self, copied: Copied, piece: impl Fn(Part, Type) -> Piece) {
        if self.convention.copies_by_reference() {
            let location = self.int_or_stack();
            self.placed.push((location, piece(Part::CopyAt(copied), clif::I64)));
            return;
        }
        let Copied { size, align } = copied;
        self.stack = self.stack.next_multiple_of(align);
        // Each word is an argument for Cranelift, so long memory is copied as a whole if possible.
        let copied = if self.convention == Convention::SysV && size > MAX_WORDS { size & !7 } else { 0 };
        if copied != 0 {
            self.placed.push((PieceLocation::Stack(self.stack), piece(Part::Copy(copied), clif::I64)));
            self.stack += copied;
        }
        for number in copied / 8..size.div_ceil(8) {
            let stack = self.stack - 8 * number;
            let word = Word { number, bytes: (size - 8 * number).min(8), stack };
            let location = self.stack_word();
            self.placed.push((location, piece(Part::Word(word), clif::I64)));
        }
    }

    fn int_or_stack(&mut self) -> PieceLocation {
        if self.ints < self.convention.int_registers() {
            self.ints += 1;
            PieceLocation::Int(self.ints - 1)
        } else {
            self.stack_word()
        }
    }

    /// Returns the next word of the stack.
    pub(crate) fn stack_word(&mut self) -> PieceLocation {
        self.stack_location(8)
    }

    /// Returns the next location on the stack for a number of bytes.
    pub(crate) fn stack_location(&mut self, bytes: u32) -> PieceLocation {
        let start = self.stack.next_multiple_of(bytes);
        self.stack = start + bytes;
        PieceLocation::Stack(start)
    }

    fn assign_float(&mut self, piece: impl Fn(Part, Type) -> Piece, ty: Type, variadic: bool) {
        let riscv = self.convention == Convention::Riscv64;
        if self.floats < self.convention.float_registers() && !(riscv && variadic) {
            self.placed.push((PieceLocation::Float(self.floats), piece(Part::Whole, ty)));
            self.floats += 1;
        } else if riscv && self.ints < self.convention.int_registers() {
            self.assign_bits(piece, ty);
        } else {
            let location = self.stack_word();
            self.placed.push((location, piece(Part::Whole, ty)));
        }
    }

    /// Assigns a float as an integer.
    fn assign_bits(&mut self, piece: impl Fn(Part, Type) -> Piece, ty: Type) {
        let location = self.int_or_stack();
        self.placed.push((location, piece(Part::Bits, ty.as_int())));
    }

    fn assign_vector(&mut self, kind: Kind, piece: impl Fn(Part, Type) -> Piece, ty: Type) {
        if self.convention == Convention::Win64 {
            self.assign_reference(piece);
        } else if self.convention != Convention::S390x {
            if self.floats < self.convention.float_registers() {
                self.placed.push((PieceLocation::Float(self.floats), piece(Part::Whole, ty)));
                self.floats += 1;
            } else {
                self.stack = self.stack.next_multiple_of(16) + 16;
                self.placed.push((PieceLocation::Stack(self.stack - 16), piece(Part::Whole, ty)));
            }
        } else if self.vectors < VECTOR_REGISTERS {
            self.placed.push((vector_place(self.vectors), piece(Part::Whole, ty)));
            self.vectors += 1;
        } else if kind == Kind::Short {
            let location = self.stack_word();
            self.placed.push((location, piece(Part::FirstHalf, clif::F64)));
        } else {
            self.stack += 16;
            self.placed.push((PieceLocation::Stack(self.stack - 16), piece(Part::Whole, ty)));
        }
    }

    /// Assigns the address of a copy.
    fn assign_reference(&mut self, piece: impl Fn(Part, Type) -> Piece) {
        let location = self.int_or_stack();
        self.placed.push((location, Piece { extend: Extend::None, ..piece(Part::Reference, clif::I64) }));
    }

    /// Assigns an `f80`: always on the stack, or by reference.
    fn assign_x87(&mut self, leaf: usize, arg: Arg) {
        if self.convention == Convention::Win64 {
            self.assign_reference(|part, ty| Piece { leaf: Some((leaf, part)), ty, extend: Extend::None });
            return;
        }
        self.stack = self.stack.next_multiple_of(16);
        for piece in self.convention.pieces_of(leaf, arg) {
            let location = self.stack_word();
            self.placed.push((location, piece));
        }
    }

    /// Assigns a limb. It is a word like any other, or the first limb is the address of a copy of all.
    fn assign_limb(&mut self, leaf: usize, arg: Arg, number: usize, count: usize) {
        let piece = |part| Piece { leaf: Some((leaf, part)), ty: clif::I64, extend: arg.extend };
        let part = match self.convention {
            Convention::Riscv64 | Convention::S390x if number > 0 => return,
            Convention::Riscv64 | Convention::S390x => Part::Limbs(count),
            Convention::Aapcs64 if number == 0 => {
                self.align_pair();
                Part::Whole
            }
            Convention::Aapcs64 | Convention::DarwinPcs | Convention::SysV | Convention::Win64 => Part::Whole,
        };
        let location = self.int_or_stack();
        self.placed.push((location, piece(part)));
    }

    /// Assigns a lane of several that are parts of one argument. It is a word like any other, or the first lane is the
    /// address of a copy of all.
    fn assign_lane(&mut self, leaf: usize, arg: Arg, number: usize, count: usize, variadic: bool) {
        let most = if self.convention == Convention::Riscv64 { 2 } else { 1 };
        let by_reference = self.convention.copies_by_reference() && count > most;
        if by_reference && number > 0 {
            return;
        }
        let (part, ty) = if by_reference { (Part::Lanes(count), clif::I64) } else { (Part::Whole, arg.ty) };
        match self.convention {
            Convention::Aapcs64 if number == 0 => self.align_pair(),
            Convention::Riscv64 if number == 0 && !by_reference => {
                let wide = arg.ty == clif::I64;
                self.align_halves(variadic && wide, wide);
            }
            _ => {}
        }
        let location = self.int_or_stack();
        let extend = if by_reference { Extend::None } else { arg.extend };
        self.placed.push((location, Piece { leaf: Some((leaf, part)), ty, extend }));
    }

    /// Assigns the elements of an array. They are all in registers, or all on the stack in memory order; in the latter
    /// case, later arguments get no registers either.
    fn assign_block(&mut self, leaf: usize, arg: Arg, count: usize, align: u32) {
        let elements: Vec<Piece> =
            (leaf..leaf + count).flat_map(|leaf| self.convention.pieces_of(leaf, arg)).collect();
        let total = elements.len() as u32;
        let is_float = arg.is_float();
        let registers =
            if is_float { self.convention.float_registers() } else { self.convention.int_registers() };
        let taken = if is_float { &mut self.floats } else { &mut self.ints };
        if *taken + total <= registers {
            let location = if is_float { PieceLocation::Float } else { PieceLocation::Int };
            self.placed.extend((*taken..).map(location).zip(elements));
            *taken += total;
            return;
        }
        *taken = registers;
        let size = elements[0].ty.bytes();
        self.stack = self.stack.next_multiple_of(align.clamp(8, STACK_ALIGN));
        let step = 8 / size.min(8);
        for first in elements.chunks(step as usize) {
            let location = PieceLocation::Stack(self.stack);
            self.stack += size.max(8);
            let packed = Part::Packed { count: first.len(), ty: first[0].ty };
            let piece = match step {
                1 => first[0],
                _ => Piece { leaf: first[0].leaf.map(|(leaf, _)| (leaf, packed)), ty: clif::I64, ..first[0] },
            };
            self.placed.push((location, piece));
        }
    }

    /// Skips to the next integer register with an even number, or to a stack offset that is a multiple of 16 bytes.
    fn align_pair(&mut self) {
        self.align_halves(true, true);
    }

    /// Aligns the first of two words of one value: to an even register, on the stack to 16 bytes.
    fn align_halves(&mut self, in_registers: bool, on_stack: bool) {
        let registers = self.convention.int_registers();
        if in_registers {
            self.ints = self.ints.next_multiple_of(2).min(registers);
        }
        if self.ints == registers && on_stack {
            self.stack = self.stack.next_multiple_of(16);
        }
    }

    /// Assigns a 128-bit value: two words, or the address of a copy.
    fn assign_wide(&mut self, leaf: usize, arg: Arg, variadic: bool) {
        let registers = self.convention.int_registers();
        match self.convention {
            // The halves need not stay together if it is a part of an aggregate, or has an odd width.
            Convention::SysV if !arg.whole => {}
            Convention::SysV if self.ints + 2 > registers => self.stack = self.stack.next_multiple_of(16),
            Convention::SysV | Convention::Win64 => {}
            Convention::Aapcs64 | Convention::DarwinPcs => self.align_pair(),
            Convention::Riscv64 => self.align_halves(variadic, true),
            Convention::S390x => {
                let extend = Extend::None;
                self.assign_reference(|part, ty| Piece { leaf: Some((leaf, part)), ty, extend });
                return;
            }
        }
        let on_stack = self.convention == Convention::SysV && arg.whole && self.ints + 2 > registers;
        for piece in self.convention.pieces_of(leaf, arg) {
            let location = if on_stack { self.stack_word() } else { self.int_or_stack() };
            self.placed.push((location, piece));
        }
    }

    /// Returns the pieces in the order in which Cranelift assigns them, with dummies in the holes, and in all registers
    /// of a variadic definition.
    pub(crate) fn finish(mut self, rest: Option<NamedArguments>) -> Vec<Piece> {
        self.placed.sort_by_key(|(location, _)| *location);
        let float = if rest.is_some() { self.convention.saved_float() } else { clif::F64 };
        // The dummy type of each register class, and the number of registers to fill.
        let mut fillers = [(clif::I64, 0), (float, 0), (clif::I8X16, 0)];
        let ends = [self.convention.int_registers(), self.convention.float_registers(), VECTOR_REGISTERS];
        for (location, piece) in &self.placed {
            if matches!(location, PieceLocation::Stack(_)) && piece.copied().is_none() {
                let class = self.class_of(piece.ty);
                fillers[class].1 = ends[class];
            }
        }
        if rest.is_some() {
            (fillers[0].1, fillers[1].1) = (ends[0], ends[1]);
        }
        let mut out = Vec::new();
        let mut rest = self.placed.into_iter().peekable();
        for (class, (filler, end)) in fillers.into_iter().enumerate() {
            let mut next = if self.first.class() == Some(class) { self.first.number() } else { 0 };
            while let Some((location, piece)) = rest.next_if(|(location, _)| location.class() == Some(class))
            {
                let number = location.number();
                out.extend((next..number).map(|_| dummy(filler)));
                out.push(piece);
                next = number + 1;
            }
            out.extend((next..end).map(|_| dummy(filler)));
        }
        let mut stack = if self.first.class().is_none() { self.first.number() } else { 0 };
        let packed = self.convention == Convention::DarwinPcs;
        for (location, piece) in rest {
            let filler = match piece.ty {
                ty if packed => ty,
                ty if ty.is_int() => clif::I64,
                _ => clif::F64,
            };
            let step = filler.bytes();
            // Cranelift itself aligns to the size.
            stack = stack.next_multiple_of(step);
            let offset = location.number();
            out.extend((stack..offset).step_by(step as usize).map(|_| dummy(filler)));
            let least = if packed { 0 } else { 8 };
            out.push(piece);
            stack = offset + piece.copied().unwrap_or(piece.ty.bytes().max(least));
        }
        out
    }

    /// Returns the register class of a type: integers, floats or vectors.
    fn class_of(&self, ty: Type) -> usize {
        match ty {
            _ if ty.is_int() => 0,
            _ if ty.is_vector() && self.convention == Convention::S390x => 2,
            _ => 1,
        }
    }
}

/// Returns a 16-bit float passed as a 32-bit one.
fn boxed(part: Part) -> Part {
    match part {
        Part::Whole | Part::Bits => Part::Boxed,
        other => other,
    }
}

/// Vector registers of s390x, which are separate from the float registers.
const VECTOR_REGISTERS: u32 = 8;

/// Returns the location of the vector with this index on s390x, where the registers with even numbers come first.
pub(crate) fn vector_place(number: u32) -> PieceLocation {
    let half = VECTOR_REGISTERS / 2;
    PieceLocation::Vector(if number < half { 2 * number } else { 2 * (number - half) + 1 })
}

impl PieceLocation {
    /// Returns the register class of the location.
    fn class(self) -> Option<usize> {
        match self {
            PieceLocation::Int(_) => Some(0),
            PieceLocation::Float(_) => Some(1),
            PieceLocation::Vector(_) => Some(2),
            PieceLocation::Stack(_) => None,
        }
    }

    fn number(self) -> u32 {
        let (PieceLocation::Int(n)
        | PieceLocation::Float(n)
        | PieceLocation::Vector(n)
        | PieceLocation::Stack(n)) = self;
        n
    }
}
