//! Store merging: stores of constants, or of the parts of one value, to adjacent bytes become one store.
//!
//! ```text
//!   p[0] = x; p[1] = x >> 8; p[2] = x >> 16; p[3] = x >> 24;   ▶   a store of 32 bits
//!   p[0] = x >> 24; p[1] = x >> 16; p[2] = x >> 8; p[3] = x;   ▶   a store of its byte swap
//! ```
//!
//! *Class.* Stores in one block to 2, 4 or 8 adjacent bytes, each of them written once. Their values are constants, or
//! consecutive bytes of one value in either order (`analysis/byte_origins`). The new store is where the last one is, and
//! no operation in between may access the bytes that the others wrote.
//!
//! *Limits.* Volatile and atomic stores stay, and copies: values that are loaded from adjacent bytes. So do unaligned
//! accesses for processors where they may trap, and byte orders that would need a byte swap which the processor does not
//! have.

use std::cell::OnceCell;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::arith::{CONSTANT, ZERO};
use crate::dialect::llvm::cast::TRUNC;
use crate::dialect::llvm::layout::align_of;
use crate::dialect::llvm::memory::{STORE, Store};
use crate::ir::{Block, NewOp, Op, TypeId, name};
use crate::opt::analysis::byte_origins::{ByteOrigins, Origin, Origins, Part};
use crate::opt::analysis::memory::{Location, Memory, read, written};
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::{Emitter, Function};

/// Upper bound on the operations between the first and the last store.
const MAX_DISTANCE: usize = 64;
/// Upper bound on the stores of a block that are compared.
const MAX_STORES: usize = 128;

/// The pass.
pub(crate) fn store_merge(f: &mut Function) {
    let blocks = f.blocks();
    let mut facts = Facts { blocks: &blocks, memory: OnceCell::new(), origins: ByteOrigins::default() };
    let mut is_any = false;
    for &block in &blocks {
        let stores = narrow_stores(f, block);
        if stores.len() < 2 {
            continue;
        }
        let merged = merged_stores(f, &mut facts, block, stores);
        is_any |= merge(f, block, &merged);
    }
    if is_any {
        remove_unused(f);
    }
}

/// The analyses of a function. Most functions do not need that of memory.
struct Facts<'b> {
    blocks: &'b [Block],
    memory: OnceCell<Memory>,
    origins: ByteOrigins,
}

/// A store of an integer of less than 8 bytes.
struct NarrowStore {
    op: Op,
    /// Its position in the block.
    position: usize,
    location: Location,
    bytes: i64,
}

/// The plain stores of constants and truncated integers of less than 8 bytes in a block.
fn narrow_stores(f: &Function, block: Block) -> Vec<NarrowStore> {
    let is_narrow = |op: Op| {
        let value = Store(op).value(f.body);
        let width = f.cx.int_width(f.body.value_type(value));
        let is_part =
            || f.body.defining_op(value).is_some_and(|op| matches!(f.body.name(op), CONSTANT | ZERO | TRUNC));
        matches!(width, Some(8 | 16 | 32)) && is_part() && f.is_plain(op)
    };
    let ops = f.body.block_ops(block).iter().enumerate();
    let stores = ops.filter(|(_, op)| f.body.name(**op) == STORE && is_narrow(**op)).take(MAX_STORES);
    let store = |(position, &op): (usize, &Op)| {
        let location = Location::of_access(f, op)?;
        Some(NarrowStore { op, position, bytes: location.size?, location })
    };
    // Most blocks have no two of them, and need no location.
    match stores.clone().nth(1) {
        Some(_) => stores.filter_map(store).collect(),
        None => Vec::new(),
    }
}

/// Stores that become one.
struct MergedStore {
    /// In ascending order of addresses.
    stores: Vec<Op>,
    /// The last one in the block.
    last: Op,
    value: Merged,
    bytes: i64,
}

/// The value of a merged store.
enum Merged {
    Constant(i128),
    Part(Part),
}

/// Finds the stores of a block that become others.
fn merged_stores(
    f: &Function,
    facts: &mut Facts,
    block: Block,
    stores: Vec<NarrowStore>,
) -> Vec<MergedStore> {
    let mut found = Vec::new();
    for group in same_bases(stores) {
        let mut start = 0;
        while start + 1 < group.len() {
            let merged = [8, 4, 2].into_iter().find_map(|bytes| {
                let run = adjacent(&group[start..], bytes)?;
                MergedStore::of(f, facts, (block, run), bytes).map(|merged| (merged, run.len()))
            });
            match merged {
                Some((merged, length)) => {
                    found.push(merged);
                    start += length;
                }
                None => start += 1,
            }
        }
    }
    found
}

/// Groups stores whose addresses have constant distances, in ascending order of addresses.
fn same_bases(stores: Vec<NarrowStore>) -> Vec<Vec<NarrowStore>> {
    let mut groups: Vec<Vec<NarrowStore>> = Vec::new();
    for store in stores {
        let is_of = |group: &&mut Vec<NarrowStore>| {
            let first = &group[0].location;
            first.base == store.location.base && first.address.terms == store.location.address.terms
        };
        match groups.iter_mut().find(is_of) {
            Some(group) => group.push(store),
            None => groups.push(vec![store]),
        }
    }
    for group in &mut groups {
        group.sort_by_key(|store| store.location.address.constant);
    }
    groups
}

/// The first stores of a group, if they cover a number of bytes without gaps and overlaps.
fn adjacent(group: &[NarrowStore], bytes: i64) -> Option<&[NarrowStore]> {
    let start = group[0].location.address.constant;
    let mut end = start;
    for (number, store) in group.iter().enumerate() {
        if store.location.address.constant != end {
            return None;
        }
        end = end.checked_add(store.bytes)?;
        if end - start >= bytes {
            return (end - start == bytes && number > 0).then(|| &group[..=number]);
        }
    }
    None
}

impl MergedStore {
    fn of(
        f: &Function,
        facts: &mut Facts,
        (block, run): (Block, &[NarrowStore]),
        bytes: i64,
    ) -> Option<MergedStore> {
        let value = Merged::of(f, &mut facts.origins, run)?;
        let is_aligned = f.target.has_unaligned_accesses() || alignment(f, run[0].op) >= i128::from(bytes);
        let memory = facts.memory.get_or_init(|| Memory::of(f, facts.blocks));
        let last = run.iter().max_by_key(|store| store.position)?;
        (is_aligned && may_move(f, memory, (block, run), last.position)).then(|| MergedStore {
            stores: run.iter().map(|store| store.op).collect(),
            last: last.op,
            value,
            bytes,
        })
    }

    fn emit(&self, emit: &mut Emitter) {
        let value = match &self.value {
            Merged::Constant(number) => {
                let ty = emit.f.cx.int_type(8 * self.bytes as u32);
                emit.int(ty, *number)
            }
            Merged::Part(part) => part.emit(emit),
        };
        let first = self.stores[0];
        let align = alignment(emit.f, first).min(self.bytes.into());
        let align = emit.f.cx.int_attr(TypeId::I64, align);
        let attrs = emit.f.cx.dict(&mut [(name::ALIGNMENT, align)]);
        let address = Store(first).addr(emit.f.body);
        emit.op(NewOp::new(STORE, emit.loc, &[value, address], &[]).attrs(attrs));
    }
}

impl Merged {
    /// The value of adjacent stores in ascending order of addresses.
    fn of(f: &Function, origins: &mut ByteOrigins, run: &[NarrowStore]) -> Option<Merged> {
        let mut of_store = |store: &NarrowStore| origins.of(f, Store(store.op).value(f.body));
        let parts: Option<Vec<Origins>> = match f.target.layout.big_endian {
            true => run.iter().rev().map(&mut of_store).collect(),
            false => run.iter().map(&mut of_store).collect(),
        };
        let bytes: Origins = parts?.into_iter().flatten().collect();
        let constant = |origin: &Origin| match *origin {
            Origin::Constant(byte) => Some(byte),
            Origin::Byte(..) => None,
        };
        if let Some(bytes) = bytes.iter().map(constant).collect::<Option<Vec<u8>>>() {
            let unused = 128 - 8 * bytes.len() as u32;
            let number = bytes.iter().rev().fold(0i128, |number, &byte| number << 8 | i128::from(byte));
            return Some(Merged::Constant(number << unused >> unused));
        }
        let part = Part::of(&bytes)?;
        (!part.is_reversed || f.target.has_byte_swaps()).then_some(Merged::Part(part))
    }
}

/// The alignment of a store in bytes.
fn alignment(f: &Function, store: Op) -> i128 {
    let explicit = f.attr(store, name::ALIGNMENT).and_then(|attr| f.cx.int_value(attr));
    let ty = f.body.value_type(Store(store).value(f.body));
    explicit.unwrap_or_else(|| align_of(f.cx, &f.target.layout, ty).map_or(1, i128::from))
}

/// Returns true if stores may move down to a position of their block: no operation in between may access the bytes that
/// they write.
fn may_move(f: &Function, memory: &Memory, (block, run): (Block, &[NarrowStore]), to: usize) -> bool {
    let Some(start) = run.iter().map(|store| store.position).min() else { return false };
    if to - start > MAX_DISTANCE {
        return false;
    }
    let is_moved = |op: Op| run.iter().any(|store| store.op == op);
    f.body.block_ops(block)[start..to].iter().enumerate().filter(|(_, op)| !is_moved(**op)).all(
        |(index, &op)| {
            let accesses = [read(f, op), written(f, op)];
            let before = run.iter().filter(|store| store.position < start + index);
            accesses
                .iter()
                .flatten()
                .all(|access| before.clone().all(|store| !memory.may_touch(f, access, &store.location)))
        },
    )
}

/// Emits the merged stores of a block. Returns true if there are any.
fn merge(f: &mut Function, block: Block, merged: &[MergedStore]) -> bool {
    let mut removed: FxHashSet<Op> = FxHashSet::default();
    let mut at: FxHashMap<Op, &MergedStore> = FxHashMap::default();
    for store in merged {
        if f.may_rewrite() {
            removed.extend(&store.stores);
            at.insert(store.last, store);
        }
    }
    if at.is_empty() {
        return false;
    }
    for op in f.body.take_ops(block) {
        if let Some(store) = at.get(&op) {
            let loc = f.body.loc(op);
            f.done(loc, || format!("merged {} stores", store.stores.len()));
            store.emit(&mut f.emit(block, loc));
        }
        if !removed.contains(&op) {
            f.body.place_op(block, op);
        }
    }
    true
}
