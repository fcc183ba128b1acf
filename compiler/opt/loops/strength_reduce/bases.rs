//! Hoisting of the loop-invariant part of addresses in inner loops. The remainder matches the addressing modes of
//! targets: base, scaled index and displacement.
//!
//! ```text
//!   in the loop: x + 8 * (i * n + j) + 16   ▶   preheader: row = x + 8 * (i * n)    in the loop: row + 8 * j + 16
//! ```

use crate::dialect::llvm::memory::{GetElementPtr, LoadStore};
use crate::ir::{Block, Op, TypeId, Value};
use crate::opt::analysis::affine::{Affine, AffineView, Term, Terms, emit_sum};
use crate::opt::analysis::loop_info::Loop;
use crate::opt::function::Function;

use super::MAX_BLOCKS;

/// Upper bound on the bases that are hoisted from a loop. Each of them occupies a register.
const MAX_BASES: usize = 6;

/// Hoists the bases of the addresses of an inner loop to its preheader. Returns true if there were any.
pub(super) fn hoist(f: &mut Function, l: &Loop) -> bool {
    let &[before] = &l.entering[..] else { return false };
    let is_preheader = f.body.last_op(before).is_some_and(|op| f.body.successors(op).len() == 1);
    if !is_preheader || l.blocks.len() > MAX_BLOCKS {
        return false;
    }
    let mut blocks: Vec<Block> = l.blocks.iter().copied().collect();
    blocks.sort_unstable();
    let mut bases: Vec<(Affine, Value)> = Vec::new();
    let mut has_changed = false;
    for block in blocks {
        let ops = f.body.take_ops(block);
        for op in ops {
            let address = split_address(f, l, op);
            if let Some(address) = address
                && (bases.iter().any(|base| base.0 == address.base) || bases.len() < MAX_BASES)
                && f.may_rewrite()
            {
                let existing = bases.iter().find(|base| base.0 == address.base).map(|base| base.1);
                let base = existing.unwrap_or_else(|| {
                    let base = emit_base(f, &address, before, op);
                    bases.push((address.base.clone(), base));
                    base
                });
                let loc = f.body.loc(op);
                let mut emit = f.emit(block, loc);
                let at = emit.element(base, address.element, address.index);
                let at = emit.bytes_after(at, address.distance);
                address.access.set_addr(f.body, at);
                has_changed = true;
            }
            f.body.place_op(block, op);
        }
    }
    has_changed
}

/// An address as the sum of a loop-invariant base, a scaled index and a displacement.
struct Split {
    /// The load or store at the address.
    access: LoadStore,
    /// The pointer that the base contains.
    pointer: Value,
    base: Affine,
    index: Value,
    /// An integer type of the size of the scale.
    element: TypeId,
    distance: i64,
}

fn split_address(f: &mut Function, l: &Loop, op: Op) -> Option<Split> {
    let access = LoadStore::cast(f.body, op)?;
    let address = AffineView::new(f).of(access.addr(f.body));
    let is_invariant = |term: Term| term.values().iter().all(|&value| !l.defines(f, value));
    let (invariant, varying): (Terms, Terms) =
        address.terms.iter().copied().partition(|term| is_invariant(term.0));
    let &[(Term::Value(index), factor)] = &varying[..] else { return None };
    let base = Affine { constant: 0, terms: invariant };
    let pointer = base.base(f)?;
    let has_parts = base.terms.len() > 1 || (address.constant != 0 && !is_computed_from(f, access, index));
    let is_plain = has_parts && f.body.value_type(index) == TypeId::I64;
    let has_wide_terms = |term: Term| {
        term.values().iter().all(|&value| value == pointer || f.body.value_type(value) == TypeId::I64)
    };
    if !is_plain || !matches!(factor, 1 | 2 | 4 | 8) || !base.terms.iter().all(|term| has_wide_terms(term.0))
    {
        return None;
    }
    let element = f.cx.int_type(8 * factor as u32);
    Some(Split { access, pointer, base, index, element, distance: address.constant })
}

/// Returns true if a `getelementptr` of the address uses the index itself, so that the constant is added last.
fn is_computed_from(f: &Function, access: LoadStore, index: Value) -> bool {
    let mut pointer = access.addr(f.body);
    while let Some(gep) = f.body.defining_op(pointer).and_then(|op| GetElementPtr::cast(f.body, op)) {
        if gep.dynamic_indices(f.body).contains(&index) {
            return true;
        }
        pointer = gep.base(f.body);
    }
    false
}

/// Emits the loop-invariant part of an address at the end of the preheader.
fn emit_base(f: &mut Function, address: &Split, before: Block, op: Op) -> Value {
    let end = f.body.take_last_op(before);
    let loc = f.body.loc(op);
    let mut emit = f.emit(before, loc);
    let mut terms = address.base.terms.clone();
    terms.retain(|term| term.0 != Term::Value(address.pointer));
    let offset = emit_sum(&mut emit, &terms, |_, value| value);
    let byte = emit.f.cx.int_type(8);
    let base = match offset {
        Some(offset) => emit.element(address.pointer, byte, offset),
        None => address.pointer,
    };
    if let Some(end) = end {
        f.body.place_op(before, end);
    }
    base
}
