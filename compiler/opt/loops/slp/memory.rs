//! Memory accesses of a block, and the legality of moving them.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::layout::store_size;
use crate::dialect::llvm::memory::{LOAD, LoadStore, STORE};
use crate::ir::{Block, Op, TypeId};
use crate::opt::analysis::access::is_lane_type;
use crate::opt::analysis::affine::{AffineView, Terms};
use crate::opt::analysis::alias;
use crate::opt::function::Function;
use crate::opt::remark::Missed;

/// A plain load or store.
#[derive(Clone, Debug)]
pub(super) struct MemoryAccess {
    pub(super) op: Op,
    /// The position in the block.
    pub(super) position: u32,
    pub(super) is_store: bool,
    pub(super) span: Span,
    /// The accessed type.
    pub(super) ty: TypeId,
    /// True if vectors may have lanes of that type.
    pub(super) is_lane: bool,
    /// The number of barriers before the access, which accesses may not cross.
    epoch: u32,
}

/// A byte range of memory.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    /// The index of the base, which addresses at constant distances have in common.
    pub(super) base: u32,
    /// The offset of the first byte from the base.
    pub(super) start: i64,
    /// The size in bytes.
    pub(super) size: i64,
}

impl MemoryAccess {
    /// Returns true if two accesses may overlap.
    fn may_overlap(&self, f: &Function, other: &MemoryAccess) -> bool {
        let (span, other_span) = (&self.span, &other.span);
        let distance = other_span.start.wrapping_sub(span.start);
        let is_near = distance < span.size && distance > -other_span.size;
        (span.base != other_span.base || is_near) && !alias::no_alias(f, self.op, other.op)
    }
}

/// The loads and stores of a block.
#[derive(Debug)]
pub(super) struct Memory {
    accesses: Vec<MemoryAccess>,
    by_op: FxHashMap<Op, u32>,
    /// The last load of each base, offset and type.
    loads: FxHashMap<(u32, i64, TypeId), u32>,
}

/// Upper bound on the accesses that a move may cross.
const MAX_CROSSED: usize = 160;

impl Memory {
    pub(super) fn of(f: &Function, block: Block) -> Memory {
        let mut bases: FxHashMap<Terms, u32> = FxHashMap::default();
        let mut memory =
            Memory { accesses: Vec::new(), by_op: FxHashMap::default(), loads: FxHashMap::default() };
        let mut epoch = 0;
        for (position, &op) in f.body.block_ops(block).iter().enumerate() {
            let access = match f.body.name(op) {
                LOAD | STORE => access(f, op, position as u32, epoch, &mut bases),
                _ if f.is_pure(op) || f.is_effect_free_call(op) => continue,
                _ => None,
            };
            match access {
                Some(access) => memory.push(access),
                None => epoch += 1,
            }
        }
        memory
    }

    fn push(&mut self, access: MemoryAccess) {
        let number = self.accesses.len() as u32;
        self.by_op.insert(access.op, number);
        if !access.is_store {
            self.loads.insert((access.span.base, access.span.start, access.ty), number);
        }
        self.accesses.push(access);
    }

    /// The accesses in order.
    pub(super) fn accesses(&self) -> &[MemoryAccess] {
        &self.accesses
    }

    /// Returns the access of a load or store if it is plain.
    pub(super) fn of_op(&self, op: Op) -> Option<&MemoryAccess> {
        self.by_op.get(&op).map(|&number| &self.accesses[number as usize])
    }

    /// Returns a load of the same type at a byte distance from another access if no barrier is between them.
    pub(super) fn load_near(&self, other: &MemoryAccess, distance: i64) -> Option<&MemoryAccess> {
        let key = (other.span.base, other.span.start.wrapping_add(distance), other.ty);
        let access = &self.accesses[*self.loads.get(&key)? as usize];
        (access.epoch == other.epoch).then_some(access)
    }

    /// Checks that accesses, either all loads or all stores, may move to a position.
    pub(super) fn check_move(&self, f: &Function, accesses: &[&MemoryAccess], to: u32) -> Result<(), Missed> {
        let positions = || accesses.iter().map(|access| access.position);
        let (Some(first), Some(last)) = (positions().min(), positions().max()) else { return Ok(()) };
        if accesses.iter().any(|access| access.epoch != accesses[0].epoch) {
            return Err(Missed::InterveningAccess(accesses[0].op, None));
        }
        let start = self.accesses.partition_point(|access| access.position < first.min(to));
        let between = self.accesses[start..].iter().take_while(|access| access.position <= last.max(to));
        for (crossed, other) in between.enumerate() {
            if crossed == MAX_CROSSED {
                return Err(Missed::TooManyAccesses);
            }
            let matters = other.is_store || accesses[0].is_store;
            let is_member = accesses.iter().any(|access| access.op == other.op);
            let crosses = |access: &&&MemoryAccess| {
                let (low, high) = (access.position.min(to), access.position.max(to));
                (low..=high).contains(&other.position) && access.may_overlap(f, other)
            };
            if matters && !is_member && accesses.iter().any(|access| crosses(&access)) {
                return Err(Missed::InterveningAccess(accesses[0].op, Some(other.op)));
            }
        }
        Ok(())
    }
}

/// Returns the access of a load or store; `None` if it is volatile or atomic.
fn access(
    f: &Function,
    op: Op,
    position: u32,
    epoch: u32,
    bases: &mut FxHashMap<Terms, u32>,
) -> Option<MemoryAccess> {
    let access = LoadStore::cast(f.body, op)?;
    let ty = f.body.value_type(access.value(f.body));
    let size = store_size(f.cx, &f.target.layout, ty).and_then(|size| i64::try_from(size).ok());
    let size = size.filter(|_| f.is_plain(op))?;
    let address = AffineView::new(f).of(access.addr(f.body));
    let next = bases.len() as u32;
    let base = *bases.entry(address.terms).or_insert(next);
    let span = Span { base, start: address.constant, size };
    Some(MemoryAccess {
        op,
        position,
        is_store: access.is_store(),
        span,
        ty,
        is_lane: is_lane_type(f, ty),
        epoch,
    })
}
