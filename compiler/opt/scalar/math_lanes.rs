//! Vectors of mathematical functions.
//!
//! *Class.* Functions of `f32` and `f64` with the flag `afn` that have a lane form (`opt/math`): intrinsics, and calls of
//! the C library without effects. `lane-calls` replaces calls for each lane of a vector by one operation on the vector,
//! for functions without an intrinsic. `math-lanes` expands operations on vectors. It also expands scalars of the
//! functions that the body has in vectors, so that an element does not depend on the part of a loop that computes it, and
//! scalars whose lane form is faster than a call.
//!
//! *Domains.* Where a lane form is wrong for some operands, the expansion branches to calls for each lane if any lane has
//! such an operand.
//!
//! *Limits.* Other scalars are calls of the C library. Arrays of vectors are expanded vector by vector.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::dialect::llvm::arith::POISON;
use crate::dialect::llvm::call::CALL;
use crate::dialect::llvm::cast::{FPEXT, FPTRUNC};
use crate::dialect::llvm::reduce::REDUCE_OR;
use crate::dialect::llvm::vector::{EXTRACTELEMENT, INSERTELEMENT};
use crate::ir::{Block, DictId, Op, OpName, Region, TypeData, TypeId, Value, name};
use crate::opt::analysis::math_function::Typed;
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::{Emitter, Function};
use crate::opt::math::{self, VectorLibrary};

/// The pass `math-lanes`.
pub(crate) fn math_lanes(f: &mut Function) {
    let mut expansion = Expansion { in_vectors: in_vectors(f), results: FxHashMap::default() };
    for block in f.blocks() {
        let mut block = block;
        while let Some(next) = expansion.expand(f, block) {
            block = next;
        }
    }
    if !expansion.results.is_empty() {
        f.replace(&expansion.results);
        remove_unused(f);
    }
}

/// The functions that a body computes of vectors.
fn in_vectors(f: &Function) -> FxHashSet<Typed> {
    let blocks = f.blocks();
    let ops = blocks.iter().flat_map(|&block| f.body.block_ops(block));
    ops.filter(|&&op| lanes(f, op).is_some()).filter_map(|&op| f.math_function(op)).collect()
}

/// The number of lanes of the result of an operation; `None` if that is no vector of fixed length.
fn lanes(f: &Function, op: Op) -> Option<i64> {
    f.body.results(op).next().and_then(|result| lanes_of(f, result))
}

/// The number of lanes of a vector of fixed length.
fn lanes_of(f: &Function, vector: Value) -> Option<i64> {
    match f.cx.type_data(f.body.value_type(vector)) {
        TypeData::Vector { shape, scalable, .. } if !scalable.contains(&true) => shape.first().copied(),
        _ => None,
    }
}

/// The state of the pass.
struct Expansion {
    in_vectors: FxHashSet<Typed>,
    results: FxHashMap<Value, Value>,
}

impl Expansion {
    /// Expands operations of a block up to the first one that needs a branch. Returns the block of the operations after
    /// that one.
    fn expand(&mut self, f: &mut Function, block: Block) -> Option<Block> {
        if !f.body.block_ops(block).iter().any(|&op| self.is_candidate(f, op).is_some()) {
            return None;
        }
        let mut ops = f.body.take_ops(block).into_iter();
        while let Some(op) = ops.next() {
            let function = self.is_candidate(f, op);
            // Code generation has no vectors of calls.
            let is_needed = f.body.name(op) == CALL && lanes(f, op).is_some();
            let Some(function) = function.filter(|_| is_needed || f.may_rewrite()) else {
                f.body.place_op(block, op);
                continue;
            };
            let (operands, lanes) = (f.body.operands(op).to_vec(), lanes(f, op));
            let loc = f.body.loc(op);
            let mut emit = f.emit(block, loc);
            let Some((result, outside)) = math::emit(&mut emit, function, &operands, lanes) else {
                f.body.place_op(block, op);
                continue;
            };
            let old = f.body.result(op, 0);
            let Some(outside) = outside else {
                self.results.insert(old, result);
                continue;
            };
            let join = branch(f, block, op, (result, outside));
            self.results.insert(old, f.body.block_args(join)[0]);
            ops.for_each(|op| f.body.place_op(join, op));
            return Some(join);
        }
        None
    }

    /// Returns the function of an operation that is to be expanded.
    fn is_candidate(&self, f: &Function, op: Op) -> Option<Typed> {
        let library = f.progress.vector_library;
        let function = f.math_function(op).filter(|&function| library.has(function, f.target.has_fma()))?;
        let ty = f.body.value_type(f.body.result(op, 0));
        let is_scalar = f.cx.element_type(ty) == ty;
        let is_faster = library.is_for_scalars(function)
            || (self.in_vectors.contains(&function) && library == VectorLibrary::Mlirc);
        let is_expanded = if is_scalar { is_faster } else { lanes(f, op).is_some() };
        is_expanded.then_some(function)
    }
}

/// Branches to calls for each lane if a lane is outside of the domain. Returns the block after both, whose argument is the
/// result.
fn branch(f: &mut Function, block: Block, op: Op, (result, outside): (Value, Value)) -> Block {
    let ty = f.body.value_type(result);
    let blocks = f.body.region_blocks(Region::ROOT);
    let next = blocks.iter().position(|&other| other == block).and_then(|at| blocks.get(at + 1)).copied();
    let join = match next {
        Some(next) => f.new_block_before(next, &[ty]),
        None => f.body.append_block(Region::ROOT, &[ty]),
    };
    let calls = f.body.append_block(Region::ROOT, &[]);
    let loc = f.body.loc(op);
    let mut emit = f.emit(block, loc);
    let is_any = match emit.ty(outside) {
        TypeId::I1 => outside,
        _ => emit.value(REDUCE_OR, &[outside], TypeId::I1, DictId::EMPTY),
    };
    emit.branch_if(is_any, (calls, &[]), (join, &[result]));
    emit.block = calls;
    let called = call_for_each_lane(&mut emit, op);
    emit.branch(join, &[called]);
    join
}

/// Emits an operation on scalars, without permission to approximate. That of `f64` is more accurate for `f32`, too.
fn call(emit: &mut Emitter, name: OpName, operands: &[Value], attrs: DictId) -> Value {
    let ty = emit.ty(operands[0]);
    if ty != TypeId::F32 {
        return emit.value(name, operands, ty, attrs);
    }
    let mut extended = |&operand: &Value| emit.value(FPEXT, &[operand], TypeId::F64, DictId::EMPTY);
    let wide: SmallVec<[Value; 2]> = operands.iter().map(&mut extended).collect();
    let result = emit.value(name, &wide, TypeId::F64, attrs);
    emit.value(FPTRUNC, &[result], ty, DictId::EMPTY)
}

/// Emits an intrinsic lane by lane.
fn call_for_each_lane(emit: &mut Emitter, op: Op) -> Value {
    let name = emit.f.body.name(op);
    let attrs = emit.f.cx.dict_without(emit.f.body.attrs(op), &[name::FASTMATH_FLAGS]);
    let operands: SmallVec<[Value; 2]> = emit.f.body.operands(op).iter().copied().collect();
    let ty = emit.ty(emit.f.body.result(op, 0));
    let Some(lanes) = lanes(emit.f, op) else { return call(emit, name, &operands, attrs) };
    let element = emit.f.cx.element_type(ty);
    let mut all = emit.value(POISON, &[], ty, DictId::EMPTY);
    for lane in 0..lanes {
        let at = emit.int(TypeId::I64, lane.into());
        let each: SmallVec<[Value; 2]> = operands
            .iter()
            .map(|&operand| emit.value(EXTRACTELEMENT, &[operand, at], element, DictId::EMPTY))
            .collect();
        let result = call(emit, name, &each, attrs);
        all = emit.value(INSERTELEMENT, &[all, result, at], ty, DictId::EMPTY);
    }
    all
}

/// The pass `lane-calls`.
pub(crate) fn lane_calls(f: &mut Function) {
    let mut results = FxHashMap::default();
    for block in f.blocks() {
        let is_last = |f: &Function, op: Op| {
            f.body.name(op) == INSERTELEMENT
                && lanes(f, op)
                    .is_some_and(|lanes| f.constant_of(f.body.operands(op)[2]) == Some(i128::from(lanes) - 1))
        };
        if !f.body.block_ops(block).iter().any(|&op| is_last(f, op)) {
            continue;
        }
        for op in f.body.take_ops(block) {
            f.body.place_op(block, op);
            let Some(calls) = is_last(f, op).then(|| Calls::of(f, op)).flatten() else { continue };
            if !f.may_rewrite() {
                continue;
            }
            let (loc, ty) = (f.body.loc(calls.first), f.body.value_type(f.body.result(op, 0)));
            let attrs = f.body.attrs(calls.first);
            let all = f.emit(block, loc).value(CALL, &calls.vectors, ty, attrs);
            results.insert(f.body.result(op, 0), all);
            f.done(loc, || "combined the calls of all lanes".into());
        }
    }
    if !results.is_empty() {
        f.replace(&results);
        remove_unused(f);
    }
}

/// Calls of a function for each lane of vectors.
struct Calls {
    first: Op,
    vectors: SmallVec<[Value; 2]>,
}

impl Calls {
    /// Matches the insertion of the last lane of a vector of calls.
    fn of(f: &Function, last: Op) -> Option<Calls> {
        let mut found: Option<Calls> = None;
        let (mut op, mut lane) = (last, lanes(f, last)? - 1);
        let count = lane + 1;
        loop {
            let &[before, value, at] = f.body.operands(op) else { return None };
            (f.constant_of(at) == Some(i128::from(lane))).then_some(())?;
            let calls = Calls::of_lane(f, f.body.defining_op(value)?, lane, count)?;
            if let Some(found) = &found {
                let is_same =
                    found.vectors == calls.vectors && f.body.attrs(found.first) == f.body.attrs(calls.first);
                is_same.then_some(())?;
            }
            found = Some(calls);
            if lane == 0 {
                return found;
            }
            op = f.body.defining_op(before).filter(|&op| f.body.name(op) == INSERTELEMENT)?;
            lane -= 1;
        }
    }

    /// Matches the call for a lane, whose operands are that lane of vectors.
    fn of_lane(f: &Function, call: Op, lane: i64, count: i64) -> Option<Calls> {
        let library = f.progress.vector_library;
        let is_call = f.body.name(call) == CALL && f.body.results(call).next().is_some();
        f.math_function(call).filter(|&function| is_call && library.has(function, f.target.has_fma()))?;
        let vector = |&operand: &Value| {
            let op = f.body.defining_op(operand).filter(|&op| f.body.name(op) == EXTRACTELEMENT)?;
            let &[vector, at] = f.body.operands(op) else { return None };
            let is_lane = lanes_of(f, vector) == Some(count) && f.constant_of(at) == Some(lane.into());
            is_lane.then_some(vector)
        };
        let vectors = f.body.operands(call).iter().map(vector).collect::<Option<_>>()?;
        Some(Calls { first: call, vectors })
    }
}
