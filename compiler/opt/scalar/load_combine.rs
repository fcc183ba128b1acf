//! Load combining: expressions that assemble an integer from bytes become one load or byte swap.
//!
//! ```text
//!   p[0] | p[1] << 8 | p[2] << 16 | p[3] << 24   ▶   a load of 32 bits
//!   p[0] << 24 | p[1] << 16 | p[2] << 8 | p[3]   ▶   a byte swap of it
//! ```
//!
//! *Class.* The bytes of a disjunction or sum (`analysis/byte_origins`), except zeros at its ends, are 2, 4 or 8 adjacent
//! bytes of memory, or of one value in reverse order. The loads are in one block, and no operation between them may
//! write to what they read. So all bytes are accessible at the last load, which the new load follows.
//!
//! *Limits.* Volatile and atomic loads stay, and parts of a disjunction. So do unaligned accesses for processors where
//! they may trap, and byte orders that would need a byte swap which the processor does not have. An expression stays if
//! the loads and operations that become dead are not more than the new ones.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::dialect::llvm::arith::{ADD, CONSTANT, OR, SHL, XOR};
use crate::dialect::llvm::cast::ZEXT;
use crate::dialect::llvm::intrinsic::BSWAP;
use crate::dialect::llvm::layout::align_of;
use crate::dialect::llvm::memory::{LOAD, Load};
use crate::ir::{Block, DictId, Op, TypeId, Value, name};
use crate::opt::analysis::byte_origins::{ByteOrigins, Origin, Origins, Part, byte_count};
use crate::opt::analysis::memory::{Location, Memory, written};
use crate::opt::analysis::uses::Uses;
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::{Emitter, Function};

/// Upper bound on the operations between the first and the last load.
const MAX_DISTANCE: u32 = 128;
/// Upper bound on the dead operations that are counted.
const MAX_DEAD: usize = 64;

/// The pass.
pub(crate) fn load_combine(f: &mut Function) {
    let blocks = f.blocks();
    let found = assemblies(f, &blocks);
    let mut values = FxHashMap::default();
    for &block in &blocks {
        let Some(assemblies) = found.get(&block) else { continue };
        for op in f.body.take_ops(block) {
            let mut at_op = assemblies.iter().filter(|it| it.at() == op).peekable();
            let follows = at_op.peek().is_some_and(|it| it.root != op);
            if follows {
                f.body.place_op(block, op);
            }
            for assembly in at_op {
                if f.may_rewrite() {
                    let loc = f.body.loc(assembly.root);
                    f.done(loc, || assembly.source.remark().into());
                    let value = assembly.emit(&mut f.emit(block, loc));
                    values.insert(f.body.result(assembly.root, 0), value);
                }
            }
            if !follows {
                f.body.place_op(block, op);
            }
        }
    }
    if !values.is_empty() {
        f.replace(&values);
        remove_unused(f);
    }
}

/// Finds the profitable assemblies of a function, by the block of the new operations.
fn assemblies(f: &Function, blocks: &[Block]) -> FxHashMap<Block, Vec<Assembly>> {
    let mut found: FxHashMap<Block, Vec<Assembly>> = FxHashMap::default();
    let mut origins = ByteOrigins::default();
    let mut facts = None;
    let mut dead: FxHashSet<Op> = FxHashSet::default();
    for &block in blocks.iter().rev() {
        for &root in f.body.block_ops(block).iter().rev() {
            if !matches!(f.body.name(root), OR | ADD | XOR) || dead.contains(&root) {
                continue;
            }
            let Some((zeros, bytes)) = middle_bytes(f, &mut origins, root) else { continue };
            let (uses, memory) = facts.get_or_insert_with(|| (Uses::of(f), Memory::of(f, blocks)));
            let Some(source) = Source::of(f, uses, memory, &bytes) else { continue };
            let assembly = Assembly { root, source, zeros, bytes: bytes.len() };
            let unused = dead_without(f, uses, root);
            if unused.len() > assembly.cost(f)
                && let Some(block) = f.body.parent_block(assembly.at())
            {
                found.entry(block).or_default().push(assembly);
                dead.extend(unused);
            }
        }
    }
    found
}

/// The 2, 4 or 8 bytes of the result of an operation that are not zero, if they come from other values, and the number
/// of zeros before them.
fn middle_bytes(f: &Function, origins: &mut ByteOrigins, root: Op) -> Option<(usize, Origins)> {
    let result = f.body.result(root, 0);
    byte_count(f, result).filter(|&bytes| bytes > 1)?;
    let all = origins.of(f, result)?;
    let is_zero = |origin: &&Origin| **origin == Origin::Constant(0);
    let zeros = all.iter().take_while(is_zero).count();
    let end = all.len() - all.iter().rev().take_while(is_zero).count();
    let middle = all.get(zeros..end)?;
    let is_other = |origin: &Origin| matches!(*origin, Origin::Byte(value, _) if value != result);
    let is_matched = matches!(middle.len(), 2 | 4 | 8) && middle.iter().all(is_other);
    is_matched.then(|| (zeros, middle.into()))
}

/// The operations that become dead without uses of the result of an operation.
fn dead_without(f: &Function, uses: &Uses, root: Op) -> FxHashSet<Op> {
    let mut dead = FxHashSet::from_iter([root]);
    let mut worklist = vec![root];
    while let Some(op) = worklist.pop().filter(|_| dead.len() < MAX_DEAD) {
        for by in f.body.operands(op).iter().filter_map(|&operand| f.body.defining_op(operand)) {
            let is_counted = f.body.name(by) != CONSTANT && f.may_drop(by) && f.body.result_count(by) == 1;
            let is_dead = || uses.of_value(f.body.result(by, 0)).iter().all(|user| dead.contains(user));
            if is_counted && is_dead() && dead.insert(by) {
                worklist.push(by);
            }
        }
    }
    dead
}

/// An integer that is assembled from bytes.
struct Assembly {
    root: Op,
    source: Source,
    /// The number of zeros before the bytes.
    zeros: usize,
    /// The number of bytes.
    bytes: usize,
}

impl Assembly {
    /// The operation that the new ones follow; the root itself if they precede it.
    fn at(&self) -> Op {
        match &self.source {
            Source::Value(_) => self.root,
            Source::Memory(load) => load.last,
        }
    }

    /// The number of new operations.
    fn cost(&self, f: &Function) -> usize {
        let is_extended = byte_count(f, f.body.result(self.root, 0)) != Some(self.bytes);
        let source = match &self.source {
            Source::Value(part) => part.cost(f),
            Source::Memory(load) => 1 + usize::from(load.is_reversed),
        };
        source + usize::from(is_extended) + usize::from(self.zeros > 0)
    }

    fn emit(&self, emit: &mut Emitter) -> Value {
        let ty = emit.ty(emit.f.body.result(self.root, 0));
        let mut value = match &self.source {
            Source::Value(part) => part.emit(emit),
            Source::Memory(load) => load.emit(emit, self.bytes),
        };
        if emit.ty(value) != ty {
            value = emit.value(ZEXT, &[value], ty, DictId::EMPTY);
        }
        if self.zeros > 0 {
            let by = emit.int(ty, 8 * self.zeros as i128);
            value = emit.value(SHL, &[value, by], ty, DictId::EMPTY);
        }
        value
    }
}

/// The source of bytes.
enum Source {
    Value(Part),
    Memory(WideLoad),
}

impl Source {
    fn of(f: &Function, uses: &Uses, memory: &Memory, bytes: &[Origin]) -> Option<Source> {
        let source = match Part::of(bytes) {
            Some(part) => Source::Value(part),
            None => Source::Memory(WideLoad::of(f, uses, memory, bytes)?),
        };
        let is_reversed = match &source {
            Source::Value(part) => part.is_reversed,
            Source::Memory(load) => load.is_reversed,
        };
        (!is_reversed || f.target.has_byte_swaps()).then_some(source)
    }

    fn remark(&self) -> &'static str {
        match self {
            Source::Value(_) => "combined shifted bytes of a value",
            Source::Memory(_) => "combined loads of adjacent bytes",
        }
    }
}

/// A load of adjacent bytes.
struct WideLoad {
    /// The load of the first byte.
    first: Op,
    /// The last one of the loads in their block.
    last: Op,
    /// True if the bytes are in the other order than that of the target.
    is_reversed: bool,
}

impl WideLoad {
    fn of(f: &Function, uses: &Uses, memory: &Memory, bytes: &[Origin]) -> Option<WideLoad> {
        let mut loads: Vec<(Op, Location)> = Vec::new();
        let mut addresses: SmallVec<[i64; 8]> = SmallVec::new();
        for byte in bytes {
            let Origin::Byte(value, number) = *byte else { return None };
            let load = f.body.defining_op(value).filter(|&op| f.body.name(op) == LOAD && f.is_plain(op))?;
            if loads.iter().all(|(op, _)| *op != load) {
                loads.push((load, Location::of_access(f, load)?));
            }
            let location = &loads.iter().find(|(op, _)| *op == load)?.1;
            let distance = location.address.minus(&loads[0].1.address);
            let number = i64::from(number);
            let in_load = if f.target.layout.big_endian { location.size? - 1 - number } else { number };
            addresses.push(distance.terms.is_empty().then(|| distance.constant.checked_add(in_load))??);
        }
        let is_ascending = addresses.windows(2).all(|pair| pair[0].checked_add(1) == Some(pair[1]));
        let is_descending = addresses.windows(2).all(|pair| pair[1].checked_add(1) == Some(pair[0]));
        let lowest = addresses.iter().min()?;
        let &(first, _) = loads
            .iter()
            .find(|(_, location)| location.address.minus(&loads[0].1.address).constant == *lowest)?;
        let last = last_of(f, uses, memory, &loads)?;
        let is_aligned = f.target.has_unaligned_accesses() || alignment(f, first) >= bytes.len() as i128;
        let is_reversed = is_ascending == f.target.layout.big_endian;
        ((is_ascending || is_descending) && is_aligned).then_some(WideLoad { first, last, is_reversed })
    }

    fn emit(&self, emit: &mut Emitter, bytes: usize) -> Value {
        let ty = emit.f.cx.int_type(8 * bytes as u32);
        let align = alignment(emit.f, self.first).min(bytes as i128);
        let align = emit.f.cx.int_attr(TypeId::I64, align);
        let address = Load(self.first).addr(emit.f.body);
        let value = emit.value_with(LOAD, &[address], ty, &[(name::ALIGNMENT, align)]);
        match self.is_reversed {
            true => emit.value(BSWAP, &[value], ty, DictId::EMPTY),
            false => value,
        }
    }
}

/// The alignment of a load in bytes.
fn alignment(f: &Function, load: Op) -> i128 {
    let explicit = f.attr(load, name::ALIGNMENT).and_then(|attr| f.cx.int_value(attr));
    let ty = f.body.value_type(f.body.result(load, 0));
    explicit.unwrap_or_else(|| align_of(f.cx, &f.target.layout, ty).map_or(1, i128::from))
}

/// The last one of some loads, if they are in one block, and no operation between them may write to what they read.
fn last_of(f: &Function, uses: &Uses, memory: &Memory, loads: &[(Op, Location)]) -> Option<Op> {
    let block = f.body.parent_block(loads[0].0)?;
    if loads.iter().any(|(op, _)| f.body.parent_block(*op) != Some(block)) {
        return None;
    }
    let positions = loads.iter().map(|(op, _)| uses.position(*op));
    let (start, end) = (positions.clone().min()?, positions.max()?);
    if end - start > MAX_DISTANCE {
        return None;
    }
    let between = &f.body.block_ops(block)[start as usize..=end as usize];
    for (position, access) in (start..).zip(between).filter_map(|(at, &op)| Some((at, written(f, op)?))) {
        let is_before = |load: Op| uses.position(load) < position;
        if loads.iter().any(|(op, location)| is_before(*op) && memory.may_touch(f, &access, location)) {
            return None;
        }
    }
    between.last().copied()
}
