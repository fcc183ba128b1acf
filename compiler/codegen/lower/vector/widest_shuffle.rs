//! Shuffles of vectors of 512 bits: an instruction permutes the elements of two registers, so a result with lanes of up
//! to four registers takes up to three.

use cranelift_codegen::ir::{Endianness, InstBuilder, MemFlagsData, Value, types};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::codegen::context::views::View;
use crate::codegen::context::{FunctionCx, Leaves, Lower, needs};
use crate::codegen::types::Leaf;
use crate::dialect::llvm::vector::shuffle_mask;
use crate::ir::Op;

/// The size of a register in bytes.
const BYTES: usize = 64;
/// The maximum number of registers with lanes of one result.
const MAX_SOURCES: usize = 4;

/// The lanes of a result: a register and a lane of it for each; `None` is any lane.
type Wanted = Vec<Option<(usize, usize)>>;

/// Returns true if all results of a shuffle have instructions on 512 bits.
pub(crate) fn is_supported(fx: &mut FunctionCx, op: Op) -> bool {
    fx.in_view(View::Widest, |fx| plan(fx, op)).is_ok_and(|plan| plan.is_some())
}

/// Lowers a supported shuffle.
pub(crate) fn lower(fx: &mut FunctionCx, op: Op) -> Lower {
    let Some((leaf, results)) = plan(fx, op)? else { return needs("it needs a shuffle of wide vectors") };
    let mut parts = fx.operand(op, 0)?;
    parts.extend(fx.operand(op, 1)?);
    let mut emit = Emit { leaf, made: FxHashMap::default() };
    let results: Leaves = results.iter().map(|wanted| emit.register(fx, &parts, wanted)).collect();
    fx.set(op, &results);
    Ok(())
}

/// Returns the type of registers and the lanes of each result; `None` if they have no instructions.
fn plan(fx: &mut FunctionCx, op: Op) -> Lower<Option<(Leaf, Vec<Wanted>)>> {
    let Some(mask) = shuffle_mask(fx.cx(), fx.body.attrs(op)) else { return Ok(None) };
    let from = fx.shape(fx.operand_type(op, 0))?;
    let to = fx.shape(fx.result_type(op))?;
    let leaf = from.leaves[0];
    let is_same = |other: &Leaf| other.ty() == leaf.ty();
    let smallest = fx.env.support.wide_permutations.unwrap_or(BYTES);
    let is_register = leaf.ty().bytes() as usize == BYTES && leaf.scalar.bytes() as usize >= smallest;
    if !is_register || !to.leaves.iter().chain(&from.leaves).all(is_same) {
        return Ok(None);
    }
    let lanes = leaf.lanes as usize;
    let source = |&lane: &i64| usize::try_from(lane).ok().map(|lane| (lane / lanes, lane % lanes));
    let results: Vec<Wanted> = mask.chunks(lanes).map(|wanted| wanted.iter().map(source).collect()).collect();
    let fits = results.iter().all(|wanted| sources(wanted).len() <= MAX_SOURCES);
    Ok(fits.then_some((leaf, results)))
}

/// Returns the registers of lanes, in order of first use.
fn sources(wanted: &Wanted) -> SmallVec<[usize; MAX_SOURCES]> {
    let mut sources = SmallVec::new();
    for &(register, _) in wanted.iter().flatten() {
        if !sources.contains(&register) {
            sources.push(register);
        }
    }
    sources
}

/// Emits permutations, each once.
struct Emit {
    leaf: Leaf,
    made: FxHashMap<(Value, Value, Vec<u8>), Value>,
}

impl Emit {
    /// Emits the permutations that result in some lanes of a sequence of registers.
    fn register(&mut self, fx: &mut FunctionCx, parts: &[Value], wanted: &Wanted) -> Value {
        match *sources(wanted) {
            [] => parts[0],
            [a] => self.of_two(fx, parts, [a, a], wanted),
            [a, b] => self.of_two(fx, parts, [a, b], wanted),
            [a, b, ref others @ ..] => {
                let first = self.of_two(fx, parts, [a, b], wanted);
                let (c, d) = (others[0], *others.get(1).unwrap_or(&others[0]));
                let second = if c == d { parts[c] } else { self.of_two(fx, parts, [c, d], wanted) };
                let merged = wanted.iter().enumerate().map(|(to, from)| {
                    let (register, lane) = (*from)?;
                    Some(match register {
                        _ if register == a || register == b => (0, to),
                        _ if c == d => (1, lane),
                        _ => (1, to),
                    })
                });
                let merged: Wanted = merged.collect();
                self.of_two(fx, &[first, second], [0, 1], &merged)
            }
        }
    }

    /// Emits a permutation of two registers. Lanes of others are any.
    fn of_two(&mut self, fx: &mut FunctionCx, parts: &[Value], [a, b]: [usize; 2], wanted: &Wanted) -> Value {
        let size = self.leaf.scalar.bytes() as usize;
        let index = |(to, from): (usize, &Option<(usize, usize)>)| match *from {
            Some((register, lane)) if register == a => lane,
            Some((register, lane)) if register == b => self.leaf.lanes as usize + lane,
            _ => to,
        };
        let bytes = wanted.iter().enumerate().map(index);
        let mask: Vec<u8> =
            bytes.flat_map(|lane| (0..size).map(move |byte| (lane * size + byte) as u8)).collect();
        if mask.iter().enumerate().all(|(to, &from)| to == usize::from(from)) {
            return parts[a];
        }
        let (a, b) = (parts[a], parts[b]);
        if let Some(&made) = self.made.get(&(a, b, mask.clone())) {
            return made;
        }
        let flags = MemFlagsData::new().with_endianness(Endianness::Little);
        let [x, y] = [a, b].map(|value| fx.ins().bitcast(types::I8X64, flags, value));
        let immediate = fx.builder.func.dfg.immediates.push(mask.clone().into());
        let shuffled = fx.ins().shuffle(x, y, immediate);
        let made = fx.ins().bitcast(self.leaf.ty(), flags, shuffled);
        self.made.insert((a, b, mask), made);
        made
    }
}
