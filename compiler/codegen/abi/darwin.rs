//! Assignment by Apple's variant of AArch64's convention.

use cranelift_codegen::ir::{Type, types as clif};

use super::cursor::Cursor;
use super::piece::{Arg, Extend, Kind, Part, Piece, PieceLocation, STACK_ALIGN};

impl Cursor {
    /// Assigns a leaf.
    pub(crate) fn assign_darwin(&mut self, leaf: usize, arg: Arg, variadic: bool) {
        let registers = if variadic { 0 } else { self.convention.int_registers() };
        match arg.kind {
            Kind::Block { number: 0, count, align } => {
                return self.assign_darwin_block(leaf, arg, count, align, variadic);
            }
            Kind::Block { .. } => return,
            Kind::Limb { number: 0, .. } => self.begin_split(registers),
            Kind::Lane { number: 0, count } if count > 1 => self.begin_split(registers),
            _ if arg.ty == clif::I128 => self.begin_split(registers),
            _ => {}
        }
        for piece in self.convention.pieces_of(leaf, arg) {
            let is_int = piece.ty.is_int();
            let location = match is_int {
                true if self.ints < registers => PieceLocation::Int(self.ints),
                false if self.floats < self.convention.float_registers() && !variadic => {
                    PieceLocation::Float(self.floats)
                }
                _ => {
                    let piece = on_stack(piece, arg.kind, variadic);
                    let location = self.stack_location(piece.ty.bytes());
                    self.placed.push((location, piece));
                    continue;
                }
            };
            *(if is_int { &mut self.ints } else { &mut self.floats }) += 1;
            self.placed.push((location, piece));
        }
    }

    /// Prepares the first word of an integer of several words, which is not in the last register.
    fn begin_split(&mut self, registers: u32) {
        if self.ints + 1 >= registers {
            self.ints = self.ints.max(registers);
            self.stack = self.stack.next_multiple_of(STACK_ALIGN);
        }
    }

    /// Assigns the elements of an array. They are all in registers, or all on the stack in memory order; in the latter
    /// case, later arguments get no registers either.
    fn assign_darwin_block(&mut self, leaf: usize, arg: Arg, count: usize, align: u32, variadic: bool) {
        let elements: Vec<Piece> =
            (leaf..leaf + count).flat_map(|leaf| self.convention.pieces_of(leaf, arg)).collect();
        let total = elements.len() as u32;
        let taken = if arg.is_float() { &mut self.floats } else { &mut self.ints };
        let registers = self.convention.int_registers();
        if !variadic && *taken + total <= registers {
            let location = if arg.is_float() { PieceLocation::Float } else { PieceLocation::Int };
            self.placed.extend((*taken..).map(location).zip(elements));
            *taken += total;
            return;
        }
        if !variadic {
            *taken = registers;
        }
        self.stack = self.stack.next_multiple_of(if variadic { 8 } else { align.min(STACK_ALIGN) });
        for piece in elements {
            let bytes = piece.ty.bytes();
            self.misaligned |= !self.stack.is_multiple_of(bytes);
            self.placed.push((PieceLocation::Stack(self.stack), piece));
            self.stack += bytes;
        }
    }
}

/// Returns the stack form of a register argument. Integers of fewer than 32 bits are widened unless they are whole
/// arguments; variadic ones fill a word.
fn on_stack(piece: Piece, kind: Kind, variadic: bool) -> Piece {
    let least: Type = match kind {
        _ if variadic => clif::I64,
        Kind::Narrow => clif::I8,
        _ => clif::I32,
    };
    let Some((leaf, Part::Whole)) = piece.leaf.filter(|_| piece.ty.is_int()) else {
        let bits = variadic && piece.ty == clif::F64;
        return match piece.leaf.filter(|_| bits) {
            // Otherwise the float registers would have to be filled.
            Some((leaf, _)) => Piece { leaf: Some((leaf, Part::Bits)), ty: clif::I64, ..piece },
            None => piece,
        };
    };
    let ty = if piece.ty.bits() < least.bits() { least } else { piece.ty };
    // Cranelift would widen an extended integer to a word.
    Piece { leaf: Some((leaf, Part::Slot(piece.extend))), ty, extend: Extend::None }
}
