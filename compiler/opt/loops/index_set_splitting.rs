//! Index set splitting of loops with a store that, in one iteration `k`, writes the address of a loop-invariant load.
//! Iteration `k` runs separately, so that the iterations before and after it can be vectorized.
//!
//! ```text
//!   for j in a .. b { x[j] = f(x[j], x[k]) }
//!     ▶   for j in a .. k { … }   x[k] = f(x[k], x[k])   for j in k + 1 .. b { … }
//! ```
//!
//! Any split preserves the order of iterations, so `k` may have any value at run time.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::intrinsic::{SMAX, SMIN};
use crate::ir::{Block, DictId, TypeId, Value};
use crate::opt::analysis::access::{Access, Stride, accesses};
use crate::opt::analysis::affine::{Affine, AffineView, Term};
use crate::opt::analysis::cfg::edge_operands;
use crate::opt::analysis::loop_info::{CountedLoop, loops};
use crate::opt::function::{Emitter, Function};

use super::peel::peel_first;
use super::vectorize;

/// The pass.
pub(crate) fn index_set_splitting(f: &mut Function) {
    for l in loops(f) {
        let Ok(counted) = CountedLoop::of(f, &l) else { continue };
        let found = meeting(f, &counted).filter(|_| l.is_inner && vectorize::becomes_vectors(f, &l));
        if let Some(at) = found
            && f.may_rewrite()
        {
            match at.is_first(f, &counted) {
                true => {
                    peel_first(f, &l, &counted);
                }
                false => split_loop(f, &counted, &at),
            }
            f.done(f.loop_loc(l.header), || {
                "split loop at the store to an address that all iterations load".into()
            });
        }
    }
}

/// The iteration in which the addresses meet: the induction variable as a value plus a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Meeting {
    /// `None` for 0.
    value: Option<Value>,
    more: i64,
}

/// The first such iteration that is found, unless it is known to be outside of the iteration space.
fn meeting(f: &Function, l: &CountedLoop) -> Option<Meeting> {
    let is_simple = l.predicate == IntPredicate::Slt && l.step == 1 && l.ty == TypeId::I64;
    let accesses = accesses(f, l).ok().filter(|_| is_simple)?;
    let loads = accesses.iter().filter(|access| !access.is_store && access.stride == Stride::Bytes(0));
    let mut pairs = loads.flat_map(|load| accesses.iter().map(move |store| (load, store)));
    pairs.find_map(|(load, store)| {
        let meeting = Meeting::of(f, l, load, store)?;
        let at = meeting.affine();
        let view = AffineView::new(f);
        let distances = [at.minus(&view.of(l.start)), view.of(l.bound).minus(&at).plus(&Affine::number(-1))];
        let is_outside = distances.iter().any(|distance| distance.terms.is_empty() && distance.constant < 0);
        (!is_outside).then_some(meeting)
    })
}

impl Meeting {
    /// The iteration in which a contiguous store meets a loop-invariant load, if it is a value plus a constant.
    fn of(f: &Function, l: &CountedLoop, load: &Access, store: &Access) -> Option<Meeting> {
        if !store.is_store || !store.is_contiguous() || store.ty != load.ty {
            return None;
        }
        let distance = load.address.minus(&store.address);
        let passed = Affine::of_value(l.counter, 0).times(store.size);
        let value = match distance.plus(&passed).terms[..] {
            [] => None,
            [(Term::Value(value), factor)] if factor == store.size => Some(value),
            _ => return None,
        };
        let is_number =
            value.is_none_or(|value| f.body.value_type(value) == TypeId::I64 && !l.defines(f, value));
        let is_whole = distance.constant % store.size == 0;
        (is_number && is_whole).then_some(Meeting { value, more: distance.constant / store.size })
    }

    fn affine(&self) -> Affine {
        self.value.map_or(Affine::number(self.more), |value| Affine::of_value(value, self.more))
    }

    /// Returns true if it is the first iteration of the loop.
    fn is_first(&self, f: &Function, l: &CountedLoop) -> bool {
        self.affine() == AffineView::new(f).of(l.start)
    }
}

/// Inserts a copy of the loop up to the iteration, and that iteration, before the loop, which runs the remainder.
fn split_loop(f: &mut Function, l: &CountedLoop, at: &Meeting) {
    let types = f.body.value_types(f.body.block_args(l.header));
    let inits = edge_operands(f.body, l.preheader, l.header).unwrap_or_default().to_vec();
    let header = f.new_block_before(l.header, &types);
    let [body, after, alone] = [(); 3].map(|()| f.new_block_before(l.header, &[]));
    let before = f.new_block_before(l.header, &types);
    let Some(enters) = f.body.take_last_op(l.preheader) else { return };
    let mut emit = f.emit(l.preheader, f.body.loc(enters));
    let more = emit.int(TypeId::I64, at.more.into());
    let at = at.value.map_or(more, |value| emit.add(value, more));
    let at = emit.value(SMAX, &[at, l.start], TypeId::I64, DictId::EMPTY);
    let end = emit.value(SMIN, &[at, l.bound], TypeId::I64, DictId::EMPTY);
    emit.branch(header, &inits);

    let args = emit.f.body.block_args(header).to_vec();
    let params = emit.f.body.block_args(l.header).to_vec();
    let mut values: FxHashMap<Value, Value> = params.into_iter().zip(args.iter().copied()).collect();
    emit.block = header;
    emit.copy_ops(l.header, &mut values);
    let goes_on = emit.compare(IntPredicate::Slt, args[l.counter_index], end);
    emit.branch_if(goes_on, (body, &[]), (after, &[]));
    emit.block = body;
    iteration(&mut emit, l, values.clone(), header);
    emit.block = after;
    let is_left = emit.compare(IntPredicate::Slt, end, l.bound);
    emit.branch_if(is_left, (alone, &[]), (before, &args));
    emit.block = alone;
    iteration(&mut emit, l, values, before);
    emit.block = before;
    let args = emit.f.body.block_args(before).to_vec();
    emit.branch(l.header, &args);
}

/// Emits an iteration that passes the next values to another block. `values` maps those of the header.
fn iteration(emit: &mut Emitter, l: &CountedLoop, mut values: FxHashMap<Value, Value>, to: Block) {
    emit.copy_ops(l.body, &mut values);
    let nexts = edge_operands(emit.f.body, l.body, l.header).unwrap_or_default();
    let nexts: Vec<Value> = nexts.iter().map(|next| *values.get(next).unwrap_or(next)).collect();
    emit.branch(to, &nexts);
}
