//! Index set splitting: runs one iteration `k` of a loop separately, in which a store writes the address of a
//! loop-invariant load, or of a load that runs through the same array in the opposite direction. The iterations before
//! and after `k` have no such dependence, so that they may be vectorized.
//!
//! ```text
//!   for j in a .. b { x[j] = f(x[j], x[k]) }
//!     ▶   for j in a .. k { … }   x[k] = f(x[k], x[k])   for j in k + 1 .. b { … }
//!   for j in 0 .. n { x[j] = f(x[n - 1 - j]) }
//!     ▶   the same for k = (n - 1) / 2
//! ```
//!
//! It applies to inner loops of step 1 that are vectorizable except for this dependence. Any split preserves the order
//! of iterations, so `k` may have any value at run time.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::ASHR;
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
    for l in loops(f).iter() {
        let Ok(counted) = CountedLoop::of(f, l) else { continue };
        let found = split_point(f, &counted).filter(|_| l.is_inner && vectorize::will_vectorize(f, l));
        if let Some(at) = found
            && f.may_rewrite()
        {
            match at.is_first(f, &counted) {
                true => {
                    peel_first(f, l, &counted);
                }
                false => split_loop(f, &counted, &at),
            }
            f.done(f.loop_loc(l.header), || match at.is_half {
                true => {
                    "split loop where a load and a store of opposite strides have the same address".into()
                }
                false => "split loop where a store has the address of a loop-invariant load".into(),
            });
        }
    }
}

/// The iteration in which two addresses are equal. The value of the induction variable in it is the sum of a value and
/// a constant, or half of this sum, rounded down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct SplitPoint {
    /// `None` for 0.
    value: Option<Value>,
    more: i64,
    is_half: bool,
}

/// Returns the first such iteration that may be in the iteration space.
fn split_point(f: &Function, l: &CountedLoop) -> Option<SplitPoint> {
    let is_simple = l.predicate == IntPredicate::Slt && l.step == 1 && l.ty == TypeId::I64;
    let accesses = accesses(f, l).ok().filter(|_| is_simple)?;
    let loads = accesses.iter().filter(|access| !access.is_store);
    let mut pairs = loads.flat_map(|load| accesses.iter().map(move |store| (load, store)));
    pairs.find_map(|(load, store)| {
        SplitPoint::of(f, l, load, store).filter(|split_point| split_point.may_be_inside(f, l))
    })
}

impl SplitPoint {
    /// Returns the iteration in which a store writes the address of a load. The store must be contiguous, and the load
    /// either loop-invariant or contiguous in the opposite direction.
    fn of(f: &Function, l: &CountedLoop, load: &Access, store: &Access) -> Option<SplitPoint> {
        let (Stride::Bytes(from), Stride::Bytes(to)) = (load.stride, store.stride) else { return None };
        let is_half = from == -to;
        if !store.is_store || to.abs() != store.size || store.ty != load.ty || !(is_half || from == 0) {
            return None;
        }
        let distance = load.address.minus(&store.address);
        let passed = Affine::of_value(l.counter, 0).times(to - from);
        let distance = distance.plus(&passed);
        let value = match distance.terms[..] {
            [] => None,
            [(Term::Value(value), factor)] if factor == to => Some(value),
            _ => return None,
        };
        let is_number =
            value.is_none_or(|value| f.body.value_type(value) == TypeId::I64 && !l.defines(f, value));
        let is_whole = distance.constant % to == 0;
        (is_number && is_whole).then_some(SplitPoint { value, more: distance.constant / to, is_half })
    }

    /// Returns false if the iteration is provably outside of the iteration space. A half must be that of the bound or
    /// of a constant: loops with other bounds, such as the reversal of an array, usually end before the addresses are
    /// equal.
    fn may_be_inside(&self, f: &Function, l: &CountedLoop) -> bool {
        let view = AffineView::new(f);
        let (start, bound) = (view.of(l.start), view.of(l.bound));
        let scale = if self.is_half { 2 } else { 1 };
        let at = self.affine();
        let last = bound.plus(&Affine::number(-1));
        let distances = [at.minus(&start.times(scale)), last.times(scale).minus(&at)];
        let is_outside = distances.iter().any(|distance| distance.terms.is_empty() && distance.constant < 0);
        let is_of_bound = bound.minus(&at).terms.is_empty() || at.terms.is_empty();
        !is_outside && (!self.is_half || is_of_bound)
    }

    /// The affine expression of the iteration, or of twice the iteration if it is a half.
    fn affine(&self) -> Affine {
        self.value.map_or(Affine::number(self.more), |value| Affine::of_value(value, self.more))
    }

    /// Returns true if it is the first iteration of the loop.
    fn is_first(&self, f: &Function, l: &CountedLoop) -> bool {
        !self.is_half && self.affine() == AffineView::new(f).of(l.start)
    }

    /// Emits the value of the induction variable in this iteration.
    fn emit(&self, emit: &mut Emitter) -> Value {
        let more = emit.int(TypeId::I64, self.more.into());
        let at = self.value.map_or(more, |value| emit.add(value, more));
        if !self.is_half {
            return at;
        }
        let one = emit.int(TypeId::I64, 1);
        emit.value(ASHR, &[at, one], TypeId::I64, DictId::EMPTY)
    }
}

/// Inserts a clone of the loop for the iterations before the split point, and a clone of the iteration at it. The
/// original loop runs the remaining iterations.
fn split_loop(f: &mut Function, l: &CountedLoop, at: &SplitPoint) {
    let types = f.body.value_types(f.body.block_args(l.header));
    let inits = edge_operands(f.body, l.preheader, l.header).unwrap_or_default().to_vec();
    let header = f.new_block_before(l.header, &types);
    let [body, after, alone] = [(); 3].map(|()| f.new_block_before(l.header, &[]));
    let before = f.new_block_before(l.header, &types);
    let Some(enters) = f.body.take_last_op(l.preheader) else { return };
    let mut emit = f.emit(l.preheader, f.body.loc(enters));
    let at = at.emit(&mut emit);
    let at = emit.value(SMAX, &[at, l.start], TypeId::I64, DictId::EMPTY);
    let end = emit.value(SMIN, &[at, l.bound], TypeId::I64, DictId::EMPTY);
    emit.branch(header, &inits);

    let args = emit.f.body.block_args(header).to_vec();
    let params = emit.f.body.block_args(l.header).to_vec();
    let mut values: FxHashMap<Value, Value> = params.into_iter().zip(args.iter().copied()).collect();
    emit.block = header;
    emit.copy_ops(l.header, &mut values);
    let continues = emit.compare(IntPredicate::Slt, args[l.counter_index], end);
    emit.branch_if(continues, (body, &[]), (after, &[]));
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

/// Emits a clone of an iteration that passes the next values to another block. `values` maps those of the header.
fn iteration(emit: &mut Emitter, l: &CountedLoop, mut values: FxHashMap<Value, Value>, to: Block) {
    emit.copy_ops(l.body, &mut values);
    let nexts = edge_operands(emit.f.body, l.body, l.header).unwrap_or_default();
    let nexts: Vec<Value> = nexts.iter().map(|next| *values.get(next).unwrap_or(next)).collect();
    emit.branch(to, &nexts);
}
