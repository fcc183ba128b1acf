//! Memory accesses of a block in order, and the legality of moving them.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::layout::store_size;
use crate::dialect::llvm::memory::{LOAD, LoadStore, STORE};
use crate::ir::{Block, Op, TypeId};
use crate::opt::analysis::access::is_lane_type;
use crate::opt::analysis::affine::{AffineView, Term};
use crate::opt::analysis::alias;
use crate::opt::function::Function;
use crate::opt::remark::Missed;

/// A simple load or store.
#[derive(Clone, Debug)]
pub(super) struct Touch {
    pub(super) op: Op,
    /// Its position in the block.
    pub(super) position: u32,
    pub(super) is_store: bool,
    pub(super) span: Span,
    /// The accessed type.
    pub(super) ty: TypeId,
    /// True if vectors may have lanes of that type.
    pub(super) is_lane: bool,
    /// The number of barriers before it, which no memory access may cross.
    epoch: u32,
}

/// A byte range of memory.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    /// The index of the base that addresses at constant distances share.
    pub(super) base: u32,
    /// Offset of the first byte from the base.
    pub(super) start: i64,
    /// In bytes.
    pub(super) size: i64,
}

impl Touch {
    /// Returns true if two accesses may overlap.
    fn may_overlap(&self, f: &Function, other: &Touch) -> bool {
        let (span, other_span) = (&self.span, &other.span);
        let distance = other_span.start.wrapping_sub(span.start);
        let is_near = distance < span.size && distance > -other_span.size;
        (span.base != other_span.base || is_near) && !alias::no_alias(f, self.op, other.op)
    }
}

/// The loads and stores of a block.
#[derive(Debug)]
pub(super) struct Memory {
    touches: Vec<Touch>,
    by_op: FxHashMap<Op, u32>,
    /// The last load of each base, offset and type.
    loads: FxHashMap<(u32, i64, TypeId), u32>,
}

/// Upper bound on the accesses that a move may cross.
const MAX_CROSSED: usize = 160;

impl Memory {
    pub(super) fn of(f: &Function, block: Block) -> Memory {
        let mut bases: FxHashMap<Vec<(Term, i64)>, u32> = FxHashMap::default();
        let mut memory =
            Memory { touches: Vec::new(), by_op: FxHashMap::default(), loads: FxHashMap::default() };
        let mut epoch = 0;
        for (position, &op) in f.body.block_ops(block).iter().enumerate() {
            let touch = match f.body.name(op) {
                LOAD | STORE => touch(f, op, position as u32, epoch, &mut bases),
                _ if f.is_pure(op) || f.is_silent(op) => continue,
                _ => None,
            };
            match touch {
                Some(touch) => memory.push(touch),
                None => epoch += 1,
            }
        }
        memory
    }

    fn push(&mut self, touch: Touch) {
        let number = self.touches.len() as u32;
        self.by_op.insert(touch.op, number);
        if !touch.is_store {
            self.loads.insert((touch.span.base, touch.span.start, touch.ty), number);
        }
        self.touches.push(touch);
    }

    /// All accesses in order.
    pub(super) fn touches(&self) -> &[Touch] {
        &self.touches
    }

    /// The access of a load or store, if it is simple.
    pub(super) fn of_op(&self, op: Op) -> Option<&Touch> {
        self.by_op.get(&op).map(|&number| &self.touches[number as usize])
    }

    /// A load of the same type at a byte distance from another access, with no barrier between them.
    pub(super) fn load_near(&self, other: &Touch, distance: i64) -> Option<&Touch> {
        let place = (other.span.base, other.span.start.wrapping_add(distance), other.ty);
        let touch = &self.touches[*self.loads.get(&place)? as usize];
        (touch.epoch == other.epoch).then_some(touch)
    }

    /// Checks whether accesses, either all loads or all stores, may move to a position.
    pub(super) fn check_move(&self, f: &Function, accesses: &[&Touch], to: u32) -> Result<(), Missed> {
        let positions = || accesses.iter().map(|touch| touch.position);
        let (Some(first), Some(last)) = (positions().min(), positions().max()) else { return Ok(()) };
        if accesses.iter().any(|touch| touch.epoch != accesses[0].epoch) {
            return Err(Missed::Between(accesses[0].op, None));
        }
        let start = self.touches.partition_point(|touch| touch.position < first.min(to));
        let between = self.touches[start..].iter().take_while(|touch| touch.position <= last.max(to));
        for (crossed, touch) in between.enumerate() {
            if crossed == MAX_CROSSED {
                return Err(Missed::FarApart);
            }
            let matters = touch.is_store || accesses[0].is_store;
            let is_member = accesses.iter().any(|access| access.op == touch.op);
            let in_the_way = |access: &&&Touch| {
                let (low, high) = (access.position.min(to), access.position.max(to));
                (low..=high).contains(&touch.position) && access.may_overlap(f, touch)
            };
            if matters && !is_member && accesses.iter().any(|access| in_the_way(&access)) {
                return Err(Missed::Between(accesses[0].op, Some(touch.op)));
            }
        }
        Ok(())
    }
}

/// The access of a load or store; `None` if it is volatile or atomic.
fn touch(
    f: &Function,
    op: Op,
    position: u32,
    epoch: u32,
    bases: &mut FxHashMap<Vec<(Term, i64)>, u32>,
) -> Option<Touch> {
    let access = LoadStore::cast(f.body, op)?;
    let ty = f.body.value_type(access.value(f.body));
    let size = store_size(f.cx, &f.target.layout, ty).and_then(|size| i64::try_from(size).ok());
    let size = size.filter(|_| f.is_plain(op))?;
    let address = AffineView::new(f).of(access.addr(f.body));
    let next = bases.len() as u32;
    let base = *bases.entry(address.terms).or_insert(next);
    let span = Span { base, start: address.constant, size };
    Some(Touch { op, position, is_store: access.is_store(), span, ty, is_lane: is_lane_type(f, ty), epoch })
}
