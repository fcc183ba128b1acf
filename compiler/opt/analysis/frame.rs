//! Frame analysis: the allocas of a function, with the byte ranges that operations access.
//!
//! Allocas have constant sizes, and accesses constant offsets. An alloca escapes if its address has any other use, or
//! an access exceeds its bounds.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::cast::{ADDRSPACECAST, BITCAST};
use crate::dialect::llvm::hint::{LIFETIME_END, LIFETIME_START};
use crate::dialect::llvm::intrinsic::{MEMCPY, MEMMOVE, MEMSET};
use crate::dialect::llvm::layout::{size_of, store_size};
use crate::dialect::llvm::memory::{self, ALLOCA, GETELEMENTPTR, GetElementPtr, LOAD, STORE, Store};
use crate::ir::{FloatKind, Op, Region, TypeData, TypeId, Value, name};
use crate::opt::function::Function;

use super::affine::AffineView;
use super::memory_intrinsic::is_volatile;

/// An alloca of constant size.
#[derive(Debug)]
pub(crate) struct Alloca {
    pub(crate) op: Op,
    /// The size in bytes.
    pub(crate) size: u64,
    /// True if its address does not escape.
    pub(crate) is_private: bool,
    pub(crate) uses: Vec<Use>,
}

/// A use of a byte range of an alloca.
#[derive(Clone, Debug)]
pub(crate) struct Use {
    pub(crate) op: Op,
    pub(crate) offset: u64,
    /// The size in bytes; 0 for markers.
    pub(crate) size: u64,
    pub(crate) kind: UseKind,
}

/// The kinds of uses of a byte range.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum UseKind {
    /// A load of a type.
    Load(TypeId),
    /// A store of a type.
    Store(TypeId),
    /// `memset`.
    Set,
    /// The source of `memcpy` or `memmove`.
    CopyFrom,
    /// The destination of `memcpy` or `memmove`.
    CopyTo,
    /// A lifetime or debug marker.
    Mark,
}

impl Use {
    /// The end of the range, exclusive.
    pub(crate) fn end(&self) -> u64 {
        self.offset + self.size
    }
}

/// The allocas of a function, in order.
pub(crate) fn allocas(f: &Function) -> Vec<Alloca> {
    let blocks = f.body.region_blocks(Region::ROOT);
    let mut frame = Frame { f, allocas: Vec::new(), pointers: FxHashMap::default() };
    for block in f.blocks() {
        for &op in f.body.block_ops(block) {
            frame.add(op);
        }
    }
    // Uses in unreachable blocks are not analyzed.
    let mut is_seen = vec![false; f.body.block_count()];
    f.blocks().into_iter().for_each(|block| is_seen[block.index()] = true);
    for &block in blocks.iter().filter(|block| !is_seen[block.index()]) {
        for &op in f.body.block_ops(block) {
            frame.mark_escaping(op);
        }
    }
    frame.allocas
}

struct Frame<'f, 'a> {
    f: &'f Function<'a>,
    allocas: Vec<Alloca>,
    /// Pointers into allocas: the index of the alloca, and the byte offset.
    pointers: FxHashMap<Value, (usize, i64)>,
}

impl Frame<'_, '_> {
    fn add(&mut self, op: Op) {
        let f = self.f;
        match f.body.name(op) {
            ALLOCA => {
                if let Some(size) = alloca_size(f, op) {
                    self.pointers.insert(f.body.result(op, 0), (self.allocas.len(), 0));
                    self.allocas.push(Alloca { op, size, is_private: true, uses: Vec::new() });
                }
            }
            _ if !f.body.operands(op).iter().any(|operand| self.pointers.contains_key(operand)) => {}
            GETELEMENTPTR | BITCAST | ADDRSPACECAST => self.add_pointer(op),
            LIFETIME_START | LIFETIME_END => {
                let operand = f.body.operands(op).len() - 1;
                self.add_use(op, operand, 0, UseKind::Mark);
            }
            LOAD if f.is_plain(op) => {
                let ty = f.body.value_type(f.body.result(op, 0));
                self.add_access(op, 0, ty, UseKind::Load(ty));
            }
            STORE if f.is_plain(op) => {
                let stored = Store(op).value(f.body);
                let ty = f.body.value_type(stored);
                self.add_access(op, 1, ty, UseKind::Store(ty));
                self.mark_value_escaping(stored);
            }
            MEMSET | MEMCPY | MEMMOVE => self.add_intrinsic(op),
            _ => self.mark_escaping(op),
        }
    }

    /// Tracks a derived pointer.
    fn add_pointer(&mut self, op: Op) {
        let (f, result) = (self.f, self.f.body.result(op, 0));
        let Some(&(alloca, offset)) = self.pointers.get(&f.body.operands(op)[0]) else {
            return self.mark_escaping(op);
        };
        if f.body.name(op) != GETELEMENTPTR {
            let is_pointer = matches!(f.cx.type_data(f.body.value_type(result)), TypeData::Pointer { .. });
            match is_pointer {
                true => _ = self.pointers.insert(result, (alloca, offset)),
                false => self.mark_escaping(op),
            }
            return;
        }
        let base = GetElementPtr(op).base(f.body);
        let distance = AffineView::new(f).of(result).minus(&AffineView::new(f).of(base));
        match offset.checked_add(distance.constant).filter(|_| distance.terms.is_empty()) {
            Some(offset) => _ = self.pointers.insert(result, (alloca, offset)),
            None => self.mark_escaping(op),
        }
    }

    fn add_access(&mut self, op: Op, operand: usize, ty: TypeId, kind: UseKind) {
        match store_size(self.f.cx, &self.f.target.layout, ty) {
            Some(size) => self.add_use(op, operand, size, kind),
            None => self.mark_escaping(op),
        }
    }

    fn add_intrinsic(&mut self, op: Op) {
        let f = self.f;
        let operands = f.body.operands(op);
        let size = f.constant_of(operands[2]).and_then(|size| u64::try_from(size).ok());
        let Some(size) = size.filter(|_| !is_volatile(f, op)) else { return self.mark_escaping(op) };
        let is_copy = f.body.name(op) != MEMSET;
        let [to, from] = [0, 1].map(|operand| self.pointers.get(&operands[operand]).map(|pointer| pointer.0));
        // The ranges of a copy within one alloca may overlap.
        if is_copy && to.is_some() && to == from {
            return self.mark_escaping(op);
        }
        if to.is_some() {
            self.add_use(op, 0, size, if is_copy { UseKind::CopyTo } else { UseKind::Set });
        }
        if is_copy && from.is_some() {
            self.add_use(op, 1, size, UseKind::CopyFrom);
        }
    }

    fn add_use(&mut self, op: Op, operand: usize, size: u64, kind: UseKind) {
        let Some(&(alloca, offset)) = self.pointers.get(&self.f.body.operands(op)[operand]) else {
            return self.mark_escaping(op);
        };
        let of = &mut self.allocas[alloca];
        let offset = u64::try_from(offset).ok();
        let is_inside = |offset: &u64| {
            offset.checked_add(size).is_some_and(|end| end <= of.size || kind == UseKind::Mark)
        };
        match offset.filter(is_inside) {
            Some(offset) => of.uses.push(Use { op, offset, size, kind }),
            // An access out of bounds.
            None => of.is_private = false,
        }
    }

    /// Marks the allocas that the operands of an operation point into as escaping.
    fn mark_escaping(&mut self, op: Op) {
        self.f.body.operands(op).iter().for_each(|&operand| self.mark_value_escaping(operand));
    }

    /// Marks the alloca that a value points into as escaping.
    fn mark_value_escaping(&mut self, value: Value) {
        if let Some(&(alloca, _)) = self.pointers.get(&value) {
            self.allocas[alloca].is_private = false;
        }
    }
}

/// The size of an alloca in bytes.
pub(crate) fn alloca_size(f: &Function, op: Op) -> Option<u64> {
    let ty = f.attr(op, name::ELEM_TYPE).and_then(|attr| f.cx.type_value(attr))?;
    let count = u64::try_from(f.constant_of(memory::Alloca(op).array_size(f.body))?).ok()?;
    size_of(f.cx, &f.target.layout, ty)?.checked_mul(count)
}

/// Returns true for types that can be bit-cast to an integer of their store size.
pub(crate) fn is_bits(f: &Function, ty: TypeId) -> bool {
    match f.cx.type_data(ty) {
        TypeData::Integer { .. } | TypeData::Pointer { .. } => true,
        TypeData::Float(kind) => {
            matches!(kind, FloatKind::F16 | FloatKind::BF16 | FloatKind::F32 | FloatKind::F64)
        }
        TypeData::Vector { shape, scalable, element } => {
            shape.len() == 1
                && !scalable.contains(&true)
                && match f.cx.type_data(*element) {
                    TypeData::Integer { width, .. } => matches!(width, 8 | 16 | 32 | 64),
                    TypeData::Float(kind) => matches!(kind, FloatKind::F32 | FloatKind::F64),
                    _ => false,
                }
        }
        _ => false,
    }
}
