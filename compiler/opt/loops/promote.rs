//! Scalar promotion: keeps a memory location that a counted loop stores at a loop-invariant address in a register, and
//! stores the register once after the loop, in a clone. If another access may alias, a runtime check guards the clone.
//! Loops with inner control flow are left out.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::control::CondBr;
use crate::dialect::llvm::memory::{LOAD, STORE, Store};
use crate::ir::{Block, NewOp, Op, Value};
use crate::opt::analysis::access::{Access, Dependence, Stride, accesses, is_invariant};
use crate::opt::analysis::alias::no_alias;
use crate::opt::analysis::cfg::edge_operands;
use crate::opt::analysis::loop_info::{CountedLoop, loops};
use crate::opt::function::Function;
use crate::opt::remark::{Missed, with_checks};

use super::guard::{self, Copies, counter_after};
use super::overlaps::Overlaps;

/// The pass.
pub(crate) fn promote(f: &mut Function) {
    for l in loops(f).iter() {
        let Ok(l) = CountedLoop::of(f, l) else { continue };
        let loc = f.loop_loc(l.header);
        match Plan::of(f, &l) {
            Ok(Some(plan)) if f.may_rewrite() => {
                plan.apply(f, &l);
                let (locations, checks) = (plan.locations.len(), plan.overlaps.count());
                f.done(loc, || format!("{}{}", describe(locations), with_checks(checks)));
            }
            Ok(_) => {}
            Err(missed) => f.missed(loc, "memory location not promoted to a register in loop", missed),
        }
    }
}

/// The remark about promoted locations.
fn describe(locations: usize) -> String {
    match locations {
        1 => "promoted a memory location to a register in loop".into(),
        _ => format!("promoted {locations} memory locations to registers in loop"),
    }
}

/// The promotion plan of a loop.
struct Plan {
    /// The index of the location of each promoted access.
    location_of: FxHashMap<Op, usize>,
    /// One access of each location.
    locations: Vec<Access>,
    /// The index of the header argument that has the stored value in the next iteration, for locations that are not
    /// loaded.
    carriers: Vec<Option<usize>>,
    overlaps: Overlaps,
}

/// Upper bound on the locations that are promoted in a loop.
const MAX_LOCATIONS: usize = 4;

impl Plan {
    /// Returns the plan of a loop; `None` if there is nothing to promote.
    fn of(f: &Function, l: &CountedLoop) -> Result<Option<Plan>, Missed> {
        let Ok(accesses) = accesses(f, l) else { return Ok(None) };
        let stored = accesses.iter().filter(|access| access.is_store && access.stride == Stride::Bytes(0));
        let mut locations: Vec<&Access> = Vec::new();
        for access in stored {
            if !locations.iter().any(|location| location.address == access.address) {
                locations.push(access);
            }
        }
        // An address may be affine and invariant although operations that compute it are not.
        let are_copied = locations.iter().all(|location| is_invariant(f, l, location.pointer(f)));
        if locations.is_empty() || locations.len() > MAX_LOCATIONS || !are_copied {
            return Ok(None);
        }
        let location = |access: &Access| {
            locations
                .iter()
                .position(|location| location.address == access.address && location.ty == access.ty)
        };
        let location_of: Vec<Option<usize>> = accesses.iter().map(location).collect();
        let overlaps = Overlaps::of(f, l, &accesses, None, |a, b| {
            if location_of[a] == location_of[b] {
                return Dependence::None;
            }
            let (a, b) = (&accesses[a], &accesses[b]);
            if (!a.is_store && !b.is_store) || no_alias(f, a.op, b.op) {
                return Dependence::None;
            }
            let distance = b.address.minus(&a.address);
            let is_fixed = distance.terms.is_empty() && a.stride == b.stride;
            match distance.constant {
                _ if !is_fixed => Dependence::Unknown,
                bytes if bytes >= a.size || bytes <= -b.size => Dependence::None,
                _ => Dependence::Conflict(None),
            }
        })?;
        let of =
            accesses.iter().zip(location_of).filter_map(|(access, location)| Some((access.op, location?)));
        let location_of: FxHashMap<Op, usize> = of.collect();
        let carriers = (0..locations.len()).map(|index| carrier(f, l, &location_of, index)).collect();
        let locations = locations.into_iter().cloned().collect();
        Ok(Some(Plan { location_of, locations, carriers, overlaps }))
    }

    fn apply(&self, f: &mut Function, l: &CountedLoop) {
        let inits = edge_operands(f.body, l.preheader, l.header).unwrap_or_default().to_vec();
        let Some(enters) = f.body.take_last_op(l.preheader) else { return };
        let mut types = f.body.value_types(f.body.block_args(l.header));
        let is_carried = self.carriers.iter().map(Option::is_some);
        let own = self.locations.iter().zip(is_carried).filter(|(_, is_carried)| !is_carried);
        types.extend(own.map(|(location, _)| location.ty));
        let check = (!self.overlaps.is_empty()).then(|| f.new_block_before(l.header, &[]));
        let setup = f.new_block_before(l.header, &[]);
        let header = f.new_block_before(l.header, &types);
        let body = f.new_block_before(l.header, &[]);
        let after = f.new_block_before(l.header, &[]);

        let mut copies = Copies::default();
        let mut emit = f.emit(l.preheader, f.body.loc(enters));
        let (count, is_any) = guard::iterations(&mut emit, l, 1);
        emit.branch_if(is_any, (check.unwrap_or(setup), &[]), (l.header, &inits));
        if let Some(check) = check {
            emit.block = check;
            let one = emit.int(l.ty, 1);
            let before = emit.sub(count, one);
            let last = counter_after(&mut emit, l, l.start, before);
            if let Some(disjoint) = self.overlaps.none_overlap(&mut emit, &mut copies, l, (l.start, last)) {
                emit.branch_if(disjoint, (setup, &[]), (l.header, &inits));
            }
        }
        emit.block = setup;
        let mut pointers = Vec::new();
        let mut args = inits;
        let carried_count = args.len();
        for (location, carrier) in self.locations.iter().zip(&self.carriers) {
            let (pointer, attrs) = (location.pointer(emit.f), location.alignment(&mut emit));
            let pointer = copies.invariant(&mut emit, l, pointer);
            if carrier.is_none() {
                args.push(emit.value(LOAD, &[pointer], location.ty, attrs));
            }
            pointers.push(pointer);
        }
        emit.branch(header, &args);

        let args = emit.f.body.block_args(header).to_vec();
        let carried = &args[..carried_count];
        emit.block = after;
        for ((location, &pointer), value) in self.locations.iter().zip(&pointers).zip(self.promoted(&args)) {
            let attrs = location.alignment(&mut emit);
            emit.op(NewOp::new(STORE, emit.loc, &[value, pointer], &[]).attrs(attrs));
        }
        emit.branch(l.header, carried);
        self.copy(f, l, Copy { header, body, after });
        if check.is_none() {
            leave(f, l);
        }
    }

    /// The values of the locations, given the header arguments of the clone.
    fn promoted(&self, args: &[Value]) -> Vec<Value> {
        let own = self.carriers.iter().filter(|carrier| carrier.is_none()).count();
        let mut own = args[args.len() - own..].iter();
        let value =
            |carrier: &Option<usize>| carrier.map(|index| args[index]).or_else(|| own.next().copied());
        self.carriers.iter().filter_map(value).collect()
    }

    /// Clones the loop without the promoted accesses.
    fn copy(&self, f: &mut Function, l: &CountedLoop, to: Copy) {
        let args = f.body.block_args(to.header).to_vec();
        let mut promoted = self.promoted(&args);
        let mut values: FxHashMap<Value, Value> =
            f.body.block_args(l.header).iter().copied().zip(args.iter().copied()).collect();
        for op in f.body.block_ops(l.header).to_vec() {
            match *f.body.successors(op) {
                [first, _] => {
                    let condition = CondBr(op).condition(f.body);
                    let condition = *values.get(&condition).unwrap_or(&condition);
                    let (yes, no) =
                        if first.block == l.body { (to.body, to.after) } else { (to.after, to.body) };
                    f.emit(to.header, f.body.loc(op)).branch_if(condition, (yes, &[]), (no, &[]));
                }
                _ => f.copy_op(op, to.header, &mut values),
            }
        }
        for op in f.body.block_ops(l.body).to_vec() {
            match self.location_of.get(&op) {
                Some(&location) if f.body.name(op) == STORE => {
                    let value = Store(op).value(f.body);
                    promoted[location] = *values.get(&value).unwrap_or(&value);
                }
                Some(&location) => {
                    values.insert(f.body.result(op, 0), promoted[location]);
                }
                None if f.body.successors(op).is_empty() => f.copy_op(op, to.body, &mut values),
                None => {
                    let next = f.body.operands(op).iter().map(|value| *values.get(value).unwrap_or(value));
                    let own = promoted.iter().zip(&self.carriers).filter(|(_, carrier)| carrier.is_none());
                    let next: Vec<Value> = next.chain(own.map(|(&value, _)| value)).collect();
                    f.emit(to.body, f.body.loc(op)).branch(to.header, &next);
                }
            }
        }
    }
}

/// Lets the original loop be left at once. The clone has executed all iterations.
fn leave(f: &mut Function, l: &CountedLoop) {
    let Some(end) = f.body.take_last_op(l.header) else { return };
    let exits = f.body.successors(end).iter().position(|successor| successor.block != l.body);
    let Some(exit) = exits else { return f.body.place_op(l.header, end) };
    let args = f.body.successor_operands(end, exit).to_vec();
    let (block, loc) = (f.body.successors(end)[exit].block, f.body.loc(end));
    f.emit(l.header, loc).branch(block, &args);
}

/// Returns the index of the header argument that has the last stored value of a location in the next iteration; `None`
/// for a location that is loaded.
fn carrier(f: &Function, l: &CountedLoop, location_of: &FxHashMap<Op, usize>, index: usize) -> Option<usize> {
    let is_of = |op: &Op| location_of.get(op) == Some(&index);
    if location_of.keys().any(|op| is_of(op) && f.body.name(*op) == LOAD) {
        return None;
    }
    let store = f.body.block_ops(l.body).iter().rev().copied().find(is_of)?;
    let stored = Store(store).value(f.body);
    edge_operands(f.body, l.body, l.header)?.iter().position(|&next| next == stored)
}

/// The blocks of the clone, and its exit block.
struct Copy {
    header: Block,
    body: Block,
    after: Block,
}
