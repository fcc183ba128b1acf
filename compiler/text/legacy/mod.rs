//! Syntax that MLIR itself no longer accepts: operations of the old standard dialect without a prefix, types of the
//! LLVM dialect with typed pointers, and syntax of MLIR 13 to 20 that has changed since. It is parsed to the current
//! operations and types. No code here runs for text in current syntax.

mod affine;
mod forms;
mod generic;
mod keywords;
mod reductions;
mod releases;
mod removed;
mod std;
mod types;
mod warning;

use crate::ir::op_info::format::Element;
use crate::ir::{Block, Op, OpInfo, OpName, ParseResult, Region, TypeId, name};

use super::format_parse::Partial;
use super::lexer::{TokenKind, next_token};
use super::parser::Parser;

/// The first and the last release of MLIR whose text is read. The last one's is printed.
pub const RELEASES: [u32; 2] = [12, 22];

pub(super) use keywords::{todays_attr, todays_keyword};
pub(super) use removed::removed;
pub(super) use types::scalar;

/// The parser of an old operation.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reader {
    /// The current syntax.
    Same,
    /// The current syntax, but a declaration may omit `private`.
    Function,
    /// A predicate in quotes.
    Compare,
    /// An integer literal for the dimension.
    Dim,
    /// Integer literals among the indices.
    Load,
    /// No sizes of the result.
    Expand,
    /// Sizes in brackets.
    InitTensor,
    /// The type of the buffer only.
    TensorStore,
    /// Another terminator.
    Pad,
}

/// Old names, current names, and parsers.
const OPS: &[(&str, &str, Reader)] = &[
    ("bufferization.to_memref", "bufferization.to_buffer", Reader::Same),
    ("tensor.pack", "linalg.pack", Reader::Same),
    ("tensor.unpack", "linalg.unpack", Reader::Same),
    ("func", "func.func", Reader::Function),
    ("builtin.func", "func.func", Reader::Function),
    ("module", "builtin.module", Reader::Same),
    ("return", "func.return", Reader::Same),
    ("call", "func.call", Reader::Same),
    ("call_indirect", "func.call_indirect", Reader::Same),
    ("constant", "arith.constant", Reader::Same),
    ("br", "cf.br", Reader::Same),
    ("cond_br", "cf.cond_br", Reader::Same),
    ("switch", "cf.switch", Reader::Same),
    ("assert", "cf.assert", Reader::Same),
    ("alloc", "memref.alloc", Reader::Same),
    ("alloca", "memref.alloca", Reader::Same),
    ("dealloc", "memref.dealloc", Reader::Same),
    ("load", "memref.load", Reader::Load),
    ("store", "memref.store", Reader::Same),
    ("memref_cast", "memref.cast", Reader::Same),
    ("memref_reinterpret_cast", "memref.reinterpret_cast", Reader::Same),
    ("dim", "memref.dim", Reader::Dim),
    ("rank", "memref.rank", Reader::Same),
    ("view", "memref.view", Reader::Same),
    ("subview", "memref.subview", Reader::Same),
    ("get_global_memref", "memref.get_global", Reader::Same),
    ("global_memref", "memref.global", Reader::Same),
    ("addi", "arith.addi", Reader::Same),
    ("subi", "arith.subi", Reader::Same),
    ("muli", "arith.muli", Reader::Same),
    ("divi_signed", "arith.divsi", Reader::Same),
    ("divi_unsigned", "arith.divui", Reader::Same),
    ("divis", "arith.divsi", Reader::Same),
    ("diviu", "arith.divui", Reader::Same),
    ("remi_signed", "arith.remsi", Reader::Same),
    ("remi_unsigned", "arith.remui", Reader::Same),
    ("remis", "arith.remsi", Reader::Same),
    ("remiu", "arith.remui", Reader::Same),
    ("ceildivi_signed", "arith.ceildivsi", Reader::Same),
    ("floordivi_signed", "arith.floordivsi", Reader::Same),
    ("and", "arith.andi", Reader::Same),
    ("or", "arith.ori", Reader::Same),
    ("xor", "arith.xori", Reader::Same),
    ("shift_left", "arith.shli", Reader::Same),
    ("shift_right_signed", "arith.shrsi", Reader::Same),
    ("shift_right_unsigned", "arith.shrui", Reader::Same),
    ("addf", "arith.addf", Reader::Same),
    ("subf", "arith.subf", Reader::Same),
    ("mulf", "arith.mulf", Reader::Same),
    ("divf", "arith.divf", Reader::Same),
    ("remf", "arith.remf", Reader::Same),
    ("negf", "arith.negf", Reader::Same),
    ("cmpi", "arith.cmpi", Reader::Compare),
    ("cmpf", "arith.cmpf", Reader::Compare),
    ("select", "arith.select", Reader::Same),
    ("index_cast", "arith.index_cast", Reader::Same),
    ("sexti", "arith.extsi", Reader::Same),
    ("zexti", "arith.extui", Reader::Same),
    ("trunci", "arith.trunci", Reader::Same),
    ("fpext", "arith.extf", Reader::Same),
    ("fptrunc", "arith.truncf", Reader::Same),
    ("sitofp", "arith.sitofp", Reader::Same),
    ("uitofp", "arith.uitofp", Reader::Same),
    ("fptosi", "arith.fptosi", Reader::Same),
    ("fptoui", "arith.fptoui", Reader::Same),
    ("bitcast", "arith.bitcast", Reader::Same),
    ("absf", "math.absf", Reader::Same),
    ("assume_alignment", "memref.assume_alignment", Reader::Same),
    ("atan", "math.atan", Reader::Same),
    ("atan2", "math.atan2", Reader::Same),
    ("atomic_rmw", "memref.atomic_rmw", Reader::Same),
    ("atomic_yield", "memref.atomic_yield", Reader::Same),
    ("generic_atomic_rmw", "memref.generic_atomic_rmw", Reader::Same),
    ("exp2", "math.exp2", Reader::Same),
    ("expm1", "math.expm1", Reader::Same),
    ("fmaf", "math.fma", Reader::Same),
    ("log1p", "math.log1p", Reader::Same),
    ("powf", "math.powf", Reader::Same),
    ("maxf", "arith.maximumf", Reader::Same),
    ("minf", "arith.minimumf", Reader::Same),
    ("maxsi", "arith.maxsi", Reader::Same),
    ("maxui", "arith.maxui", Reader::Same),
    ("minsi", "arith.minsi", Reader::Same),
    ("minui", "arith.minui", Reader::Same),
    ("memref_reshape", "memref.reshape", Reader::Same),
    ("prefetch", "memref.prefetch", Reader::Same),
    ("splat", "vector.splat", Reader::Same),
    ("subtensor", "tensor.extract_slice", Reader::Same),
    ("subtensor_insert", "tensor.insert_slice", Reader::Same),
    ("tensor_cast", "tensor.cast", Reader::Same),
    ("tensor_from_elements", "tensor.from_elements", Reader::Same),
    ("extract_element", "tensor.extract", Reader::Same),
    ("tensor_load", "bufferization.to_tensor", Reader::Same),
    ("tensor_store", "bufferization.materialize_in_destination", Reader::TensorStore),
    ("tensor_to_memref", "bufferization.to_buffer", Reader::Same),
    ("transpose", "memref.transpose", Reader::Same),
    ("create_complex", "complex.create", Reader::Same),
    ("re", "complex.re", Reader::Same),
    ("im", "complex.im", Reader::Same),
    ("ceilf", "math.ceil", Reader::Same),
    ("floorf", "math.floor", Reader::Same),
    ("copysign", "math.copysign", Reader::Same),
    ("exp", "math.exp", Reader::Same),
    ("log", "math.log", Reader::Same),
    ("log2", "math.log2", Reader::Same),
    ("log10", "math.log10", Reader::Same),
    ("sqrt", "math.sqrt", Reader::Same),
    ("rsqrt", "math.rsqrt", Reader::Same),
    ("sin", "math.sin", Reader::Same),
    ("cos", "math.cos", Reader::Same),
    ("tanh", "math.tanh", Reader::Same),
    ("loop.for", "scf.for", Reader::Same),
    ("loop.if", "scf.if", Reader::Same),
    ("loop.parallel", "scf.parallel", Reader::Same),
    ("loop.reduce", "scf.reduce", Reader::Same),
    ("loop.yield", "scf.yield", Reader::Same),
    ("loop.terminator", "scf.yield", Reader::Same),
    ("llvm.mlir.null", "llvm.mlir.zero", Reader::Same),
    // Names of MLIR 12 to 20.
    ("affine.terminator", "affine.yield", Reader::Same),
    ("arith.addui_carry", "arith.addui_extended", Reader::Same),
    ("arith.maxf", "arith.maximumf", Reader::Same),
    ("arith.minf", "arith.minimumf", Reader::Same),
    ("bufferization.to_memref", "bufferization.to_buffer", Reader::Same),
    ("linalg.collapse_shape", "memref.collapse_shape", Reader::Same),
    ("linalg.expand_shape", "memref.expand_shape", Reader::Expand),
    ("linalg.init_tensor", "tensor.empty", Reader::InitTensor),
    ("linalg.pad_tensor", "tensor.pad", Reader::Pad),
    ("linalg.tensor_collapse_shape", "tensor.collapse_shape", Reader::Same),
    ("linalg.tensor_expand_shape", "tensor.expand_shape", Reader::Expand),
    ("math.abs", "math.absf", Reader::Same),
    ("memref.buffer_cast", "bufferization.to_buffer", Reader::Same),
    ("memref.clone", "bufferization.clone", Reader::Same),
    ("memref.tensor_load", "bufferization.to_tensor", Reader::Same),
    ("memref.tensor_store", "bufferization.materialize_in_destination", Reader::TensorStore),
    ("scf.foreach_thread", "scf.forall", Reader::Same),
    ("scf.foreach_thread.perform_concurrently", "scf.forall.in_parallel", Reader::Same),
    ("tensor.pack", "linalg.pack", Reader::Same),
    ("tensor.unpack", "linalg.unpack", Reader::Same),
    ("tosa.int_div", "tosa.intdiv", Reader::Same),
    ("tosa.reduce_prod", "tosa.reduce_product", Reader::Same),
    ("tosa.variable.read", "tosa.variable_read", Reader::Same),
    ("tosa.variable.write", "tosa.variable_write", Reader::Same),
];

/// Operations.
impl Parser<'_> {
    /// Returns true if a bare name that has a current meaning is used in its old one: `constant` of a number, in a
    /// function.
    pub(in crate::text) fn is_old_constant(&self, text: &[u8]) -> bool {
        text == b"constant" && next_token(self.text, self.token.end).kind != TokenKind::At
    }

    /// Parses an operation by its old name, at the current token; `None` if there is no such name.
    pub(in crate::text) fn old_operation(&mut self, block: Block) -> Option<ParseResult<Op>> {
        let text = self.token_text();
        let text = text.strip_prefix(b"std.").unwrap_or(text);
        let &(old, mut full, reader) = OPS.iter().find(|row| row.0.as_bytes() == text)?;
        if text == b"constant" && !self.is_old_constant(text) {
            full = "func.constant";
        }
        let registry = self.module.cx.registry();
        let op_name = registry.find(full.as_bytes())?;
        let info = registry.info(op_name)?;
        // The current syntax, if the default dialect is another one.
        if old != "module" {
            self.deprecated(old, self.token.start, |_| format!("'{full}'"));
        }
        Some(self.read_old(block, op_name, info, reader))
    }

    fn read_old(
        &mut self,
        block: Block,
        op: OpName,
        info: &'static OpInfo,
        reader: Reader,
    ) -> ParseResult<Op> {
        let offset = self.token.start;
        self.advance();
        let mut state = self.fresh_state(op, offset);
        match reader {
            Reader::Compare if self.is_kind(TokenKind::String) => self.old_compare(op, &mut state)?,
            Reader::Dim => self.old_dim(block, &mut state)?,
            Reader::Load => self.old_load(block, &mut state)?,
            Reader::Expand => self.old_expand_shape(block, &mut state)?,
            Reader::InitTensor => self.old_init_tensor(&mut state)?,
            Reader::TensorStore => self.old_tensor_store(&mut state)?,
            Reader::Pad => self.old_pad(op, info, &mut state)?,
            _ => self.operation_syntax(op, info, &mut state)?,
        }
        let is_declaration = state.regions.first().is_none_or(|&region| self.is_empty(region));
        let is_public = !state.attrs.iter().any(|entry| entry.0 == name::SYM_VISIBILITY);
        if reader == Reader::Function && is_declaration && is_public {
            let private = self.module.cx.string_attr("private");
            state.attr(name::SYM_VISIBILITY, private);
        }
        self.finish_operation(block, state)
    }

    fn is_empty(&mut self, region: Region) -> bool {
        self.body().isolated_body(region).is_none() && self.body().entry_block(region).is_none()
    }

    /// Completes a format whose current syntax has a second type that an old pointer type made redundant:
    /// `llvm.load %p : !llvm<"float*">`. Returns true if the remainder of the format fits.
    pub(in crate::text) fn old_format_end(
        &mut self,
        op: OpName,
        rest: &[Element],
        partial: &mut Partial,
    ) -> bool {
        let Some(pointee) = self.pointee_since(partial.offset) else {
            // `llvm.atomicrmw add %p, %x monotonic : i32`, without the type of the pointer.
            return match rest {
                [Element::Literal(","), Element::Type(value)] if self.has_pointer(op) => {
                    partial.insert_pointer(*value)
                }
                _ => false,
            };
        };
        match rest {
            [Element::Literal("->"), Element::Type(result)] => {
                partial.set_types(*result, &[pointee]);
                true
            }
            [Element::Literal(","), Element::Type(address)] => partial.insert_pointee(*address, pointee),
            _ => false,
        }
    }

    /// Returns true if the first operand is a pointer whose type was omitted until MLIR 15.
    fn has_pointer(&self, op: OpName) -> bool {
        matches!(self.module.cx.op_text(op), "llvm.atomicrmw" | "llvm.cmpxchg")
    }

    /// Returns the pointee of the first old pointer type at or after an offset.
    pub(in crate::text) fn pointee_since(&self, offset: usize) -> Option<TypeId> {
        let since = self.pointees.iter().rev().take_while(|pointee| pointee.0 >= offset);
        since.min_by_key(|pointee| pointee.0).map(|pointee| pointee.1)
    }
}
