//! Copies and fills of a few bytes as loads and stores.
//!
//! *Class.* `memcpy`, `memmove` and `memset` of 1, 2, 4 or 8 bytes, as front ends emit for unaligned accesses
//! (`memcpy(&x, p, sizeof x)`), small structures and unions. As loads and stores, they take part in alias analysis,
//! load elimination and vectorization.
//!
//! *Limits.* Longer ones stay; code generation expands those of constant length. So do volatile ones, and unaligned ones
//! for processors where an unaligned access may trap.

use crate::dialect::llvm::intrinsic::{MEMCPY, MEMMOVE, MEMSET, MemSet};
use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::ir::{AttrId, NewOp, Op, TypeId, name};
use crate::opt::analysis::memory_intrinsic::{argument_alignment, is_volatile};
use crate::opt::function::{Emitter, Function};

/// The pass.
pub(crate) fn memory_intrinsics(f: &mut Function) {
    for block in f.blocks() {
        if !f.body.block_ops(block).iter().any(|&op| Access::of(f, op).is_some()) {
            continue;
        }
        for op in f.body.take_ops(block) {
            match Access::of(f, op).filter(|_| f.may_rewrite()) {
                Some(access) => {
                    let loc = f.body.loc(op);
                    access.emit(&mut f.emit(block, loc), op);
                }
                None => f.body.place_op(block, op),
            }
        }
    }
}

/// The access of an intrinsic: an integer of so many bytes, and the alignments of its pointers.
struct Access {
    bytes: u32,
    to: u64,
    from: u64,
}

impl Access {
    fn of(f: &Function, op: Op) -> Option<Access> {
        let name = f.body.name(op);
        let is_copy = matches!(name, MEMCPY | MEMMOVE);
        if !is_copy && name != MEMSET || is_volatile(f, op) {
            return None;
        }
        let bytes =
            f.constant_of(f.body.operands(op)[2]).filter(|bytes| [1, 2, 4, 8].contains(bytes))? as u32;
        if !is_copy {
            f.constant_of(MemSet(op).val(f.body))?;
        }
        let to = argument_alignment(f, op, 0);
        let from = if is_copy { argument_alignment(f, op, 1) } else { to };
        let is_aligned = to.min(from) >= u64::from(bytes);
        (is_aligned || f.target.has_unaligned_accesses()).then_some(Access { bytes, to, from })
    }

    fn emit(&self, emit: &mut Emitter, op: Op) {
        let operands = emit.f.body.operands(op).to_vec();
        let ty = emit.f.cx.int_type(8 * self.bytes);
        let value = match emit.f.body.name(op) {
            MEMSET => {
                let byte = emit.f.constant_of(operands[1]).unwrap_or(0) as u8;
                let unused = 128 - 8 * self.bytes;
                emit.int(ty, i128::from_le_bytes([byte; 16]) << unused >> unused)
            }
            _ => {
                let align = self.alignment(emit, self.from);
                emit.value_with(LOAD, &[operands[1]], ty, &[(name::ALIGNMENT, align)])
            }
        };
        let align = self.alignment(emit, self.to);
        let attrs = emit.f.cx.dict(&mut [(name::ALIGNMENT, align)]);
        emit.op(NewOp::new(STORE, emit.loc, &[value, operands[0]], &[]).attrs(attrs));
    }

    fn alignment(&self, emit: &mut Emitter, of_pointer: u64) -> AttrId {
        emit.f.cx.int_attr(TypeId::I64, of_pointer.min(u64::from(self.bytes)).into())
    }
}
