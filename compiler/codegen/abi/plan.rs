//! Plans of signatures.

use cranelift_codegen::ir::{AbiParam, ArgumentPurpose, Signature, types as clif};
use cranelift_codegen::isa::CallConv;

use super::buffered_results::{Buffered, ResultLocation, float_locations};
use super::convention::Convention;
use super::cursor::{Cursor, vector_place};
use super::piece::{
    Arg, Extend, Kind, NamedArguments, Part, Piece, PieceLocation, Register, STACK_ALIGN, dummy,
};

/// A planned signature.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Plan {
    /// Parameters after the hidden pointer.
    pub(crate) params: Vec<Piece>,
    /// Results in registers.
    pub(crate) results: Vec<Piece>,
    /// Results in registers in which Cranelift returns no values.
    pub(crate) buffered: Option<Buffered>,
    /// True if the result is returned in memory through a hidden first parameter.
    pub(crate) sret: bool,
    /// True if the first leaf of the parameters is an explicit pointer to the result.
    pub(crate) explicit_sret: bool,
    /// The start of the variadic arguments, in the definition of a variadic function. If such an argument can be in a
    /// register, all registers of the convention are parameters.
    pub(crate) named: Option<NamedArguments>,
    /// Bytes of arguments on the stack before the [trailing](Request::trailing) one.
    pub(crate) trailing_offset: u32,
    /// The register in which the [nest](Request::nest) leaf is passed to and from a thunk, if one is free.
    pub(crate) nest: Option<Register>,
    /// True if the stack location of an argument is less aligned than Cranelift supports.
    pub(crate) misaligned: bool,
}

/// A signature to be planned.
#[derive(Clone, Debug, Default)]
pub(crate) struct Request {
    /// Leaves of the fixed and variadic arguments.
    pub(crate) params: Vec<Arg>,
    /// The number of fixed ones.
    pub(crate) fixed: usize,
    /// Leaves of the result.
    pub(crate) results: Vec<Arg>,
    /// True if the first parameter is marked as the pointer to the result.
    pub(crate) explicit_sret: bool,
    /// The leaf that callers pass in a register outside of the sequence of arguments. Cranelift cannot name that
    /// register. The leaf is passed behind all others, and a thunk moves it from and to the register.
    pub(crate) nest: Option<usize>,
    /// True for the definition of a variadic function.
    pub(crate) open: bool,
    /// True if one more leaf, a pointer, follows all others on the stack. The callee ignores it: it is for a thunk in
    /// between. The thunk for [buffered](Plan::buffered) results has a location for the pointer already.
    pub(crate) trailing: bool,
}

impl Convention {
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
        let named = request.open.then_some(NamedArguments {
            ints: cursor.ints,
            floats: cursor.floats,
            stack: cursor.stack,
        });
        if request.open || request.trailing || buffered.is_some() {
            cursor.fill_home();
        }
        let trailing_offset = cursor.stack;
        if request.open && self == Convention::Riscv64 {
            // The address of the saved registers. A thunk at the entry passes it.
            let location = cursor.stack_word();
            cursor.placed.push((location, dummy(clif::I64)));
        }
        let copies = request.params.iter().filter_map(|arg| arg.copied);
        let align = copies.map(|copied| copied.align).max().unwrap_or(0);
        if align > STACK_ALIGN && !self.copies_by_reference() {
            buffered.get_or_insert_default().align_stack(align);
        }
        if request.trailing && buffered.is_none() {
            let leaf = Some((request.params.len(), Part::Whole));
            let location = cursor.stack_word();
            cursor.placed.push((location, Piece { leaf, ty: clif::I64, extend: Extend::None }));
        }
        if let Some(buffered) = &mut buffered {
            let words = buffered.finish(cursor.stack);
            cursor.placed.extend(words.map(|(location, ty)| (location, dummy(ty))));
        }
        // Apple's variadic arguments are never in registers.
        let saved = named.filter(|_| self != Convention::DarwinPcs);
        let misaligned = cursor.misaligned;
        Plan {
            params: cursor.finish(saved),
            results,
            buffered,
            sret,
            explicit_sret: request.explicit_sret,
            named,
            trailing_offset,
            nest,
            misaligned,
        }
    }

    /// Returns the pieces of a result in registers: those that Cranelift supports and the others. Returns `None` if the
    /// result is returned in memory.
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
        let mut locations = float_locations(self, results)?.into_iter();
        let mut ints = 0;
        let (mut pieces, mut buffered) = (Vec::new(), Buffered::default());
        for (i, &arg) in results.iter().enumerate() {
            let location = if arg.is_float() { locations.next() } else { None };
            for (number, piece) in self.pieces_of(i, arg).into_iter().enumerate() {
                let location = location.unwrap_or_else(|| {
                    ints += 1;
                    ResultLocation::Int(ints - 1)
                });
                match location.buffer_offset(self) {
                    Some(offset) if arg.is_float() => buffered.push(arg, piece, offset + 8 * number as i32),
                    Some(offset) => buffered.push(arg, piece, offset),
                    None => pieces.push(piece),
                }
            }
        }
        let is_buffered = !buffered.pieces.is_empty();
        Some((pieces, is_buffered.then_some(buffered)))
    }
}

/// Sorts the vectors among the results by the order of the registers in which Cranelift returns them.
fn s390x_results(pieces: Vec<Piece>) -> Vec<Piece> {
    let (vectors, mut out): (Vec<_>, Vec<_>) = pieces.into_iter().partition(|piece| piece.ty.is_vector());
    let mut placed: Vec<(PieceLocation, Piece)> = (0..).map(vector_place).zip(vectors).collect();
    placed.sort_by_key(|(location, _)| *location);
    let mut next = 0;
    for (location, piece) in placed {
        let PieceLocation::Vector(number) = location else { continue };
        out.extend((next..number).map(|_| dummy(clif::I8X16)));
        out.push(piece);
        next = number + 1;
    }
    out
}

impl Plan {
    /// Returns the Cranelift signature.
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
