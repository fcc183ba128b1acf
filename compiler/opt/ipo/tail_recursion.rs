//! Tail recursion elimination: replaces self-calls in tail position by branches to the entry. A call whose result is
//! only an operand of a returned integer addition becomes a tail call with an accumulator.
//!
//! The function must have no allocas, no `byval` and no variadic arguments: their memory belongs to one call.
//!
//! ```text
//!   f(n) = … x + f(m)   ▶   f(n) = g(n, 0),  g(n, sum): … branch to the entry with (m, sum + x); return … + sum
//! ```

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::ADD;
use crate::dialect::llvm::call::CALL;
use crate::dialect::llvm::control::{BR, RETURN, Return};
use crate::dialect::llvm::function::signature;
use crate::dialect::llvm::memory::ALLOCA;
use crate::ir::{AttrData, Block, DictId, Loc, NewOp, Op, Region, TypeId, Value, name};
use crate::opt::function::Function;
use crate::opt::remark::Missed;

/// The pass.
pub(crate) fn tail_recursion(f: &mut Function) {
    let Some(entry) = f.body.entry_block(Region::ROOT) else { return };
    let blocks = f.blocks();
    let has_frame =
        blocks.iter().any(|&block| f.body.block_ops(block).iter().any(|&op| f.body.name(op) == ALLOCA));
    let calls: Vec<TailCall> = blocks.iter().filter_map(|&block| TailCall::of(f, block)).collect();
    let Some(first) = calls.first() else { return };
    let loc = f.body.loc(first.call);
    if has_frame || !has_plain_arguments(f) {
        f.missed(loc, "tail recursion not eliminated", Missed::FrameMemory);
        return;
    }
    if !f.may_rewrite() {
        return;
    }
    for call in &calls {
        f.done(f.body.loc(call.call), || "transformed tail recursion into loop".into());
    }
    let sum_type = calls.iter().find_map(|call| call.added).map(|value| f.body.value_type(value));
    build_loop(f, entry, &calls, sum_type);
}

/// Returns true if no argument is `byval` or variadic.
fn has_plain_arguments(f: &Function) -> bool {
    let args =
        f.cx.dict_get(f.attrs, name::ARG_ATTRS).and_then(|attr| f.cx.array_value(attr)).unwrap_or_default();
    let is_copied = args.iter().any(|&attr| match f.cx.attr_data(attr) {
        AttrData::Dict(dict) => f.cx.dict_get(*dict, name::LLVM_BYVAL).is_some(),
        _ => false,
    });
    !is_copied && signature(f.cx, f.attrs).is_some_and(|signature| !signature.variadic)
}

/// A block that ends in a self-call in tail position.
struct TailCall {
    block: Block,
    call: Op,
    /// The addend of the accumulator; `None` for a plain tail call.
    added: Option<Value>,
}

impl TailCall {
    fn of(f: &Function, block: Block) -> Option<TailCall> {
        let ops = f.body.block_ops(block);
        let (&end, before) = ops.split_last()?;
        let (&last, before) = before.split_last()?;
        let returned = returned(f, end)?;
        if is_self_call(f, last) {
            let result = f.body.results(last).next();
            return (returned == result).then_some(TailCall { block, call: last, added: None });
        }
        let &call = before.last().filter(|&&op| is_self_call(f, op))?;
        let (result, sum) = (f.body.results(call).next()?, f.body.results(last).next()?);
        let is_sum = f.body.name(last) == ADD && returned == Some(sum);
        // The accumulator starts with a scalar constant.
        let is_sum = is_sum && f.cx.int_width(f.body.value_type(sum)).is_some_and(|width| width <= 64);
        let added = match *f.body.operands(last) {
            [a, b] if a == result && b != result => b,
            [a, b] if b == result && a != result => a,
            _ => return None,
        };
        is_sum.then_some(TailCall { block, call, added: Some(added) })
    }
}

fn is_self_call(f: &Function, op: Op) -> bool {
    let symbol = |dict: DictId, name| f.cx.dict_get(dict, name);
    let callee = symbol(f.body.attrs(op), name::CALLEE).and_then(|attr| f.cx.symbol_value(attr));
    let own = symbol(f.attrs, name::SYM_NAME).and_then(|attr| f.cx.string_value(attr));
    let Some(entry) = f.body.entry_block(Region::ROOT) else { return false };
    f.body.name(op) == CALL
        && callee.is_some()
        && callee == own
        && f.body.value_types(f.body.operands(op)) == f.body.value_types(f.body.block_args(entry))
}

/// The operand of the return that a terminator is, or that the target of a terminator consists of.
fn returned(f: &Function, end: Op) -> Option<Option<Value>> {
    match f.body.name(end) {
        RETURN => Some(Return(end).arg(f.body)),
        BR => {
            let to = f.body.successors(end)[0].block;
            let &[last] = f.body.block_ops(to) else { return None };
            match (f.body.block_args(to), Return::cast(f.body, last)?.arg(f.body)) {
                ([], None) => Some(None),
                (&[arg], Some(value)) if arg == value => Some(Some(f.body.successor_operands(end, 0)[0])),
                _ => None,
            }
        }
        _ => None,
    }
}

/// Moves the body to a new loop header, and replaces the self-calls by branches to it.
fn build_loop(f: &mut Function, entry: Block, calls: &[TailCall], sum_type: Option<TypeId>) {
    let args = f.body.block_args(entry).to_vec();
    let types = f.body.value_types(&args);
    let mut header_types = types.clone();
    header_types.extend(sum_type);
    // The entry keeps its arguments; its operations move to the header.
    let header = f.body.new_block(Region::ROOT);
    f.body.set_block_args(header, &header_types);
    let ops = f.body.take_ops(entry);
    ops.into_iter().for_each(|op| f.body.place_op(header, op));
    let now = f.body.block_args(header).to_vec();
    let renamed: FxHashMap<Value, Value> = args.iter().copied().zip(now.iter().copied()).collect();
    f.replace(&renamed);
    let next = f.body.region_blocks(Region::ROOT).get(1).copied();
    match next {
        Some(next) => f.body.place_block_before(header, next),
        None => f.body.place_block(header),
    }
    let sum = sum_type.and(now.last().copied());
    for call in calls {
        let block = if call.block == entry { header } else { call.block };
        let added = call.added.map(|added| *renamed.get(&added).unwrap_or(&added));
        replace_call(f, call, block, header, added, sum);
    }
    if let Some(sum) = sum {
        add_to_results(f, sum);
    }
    let mut emit = f.emit(entry, Loc::UNKNOWN);
    let mut first = args;
    if let Some(ty) = sum_type {
        first.push(emit.int(ty, 0));
    }
    emit.branch(header, &first);
}

/// Replaces a self-call by a branch to the header.
fn replace_call(
    f: &mut Function,
    call: &TailCall,
    block: Block,
    header: Block,
    added: Option<Value>,
    sum: Option<Value>,
) {
    let loc = f.body.loc(call.call);
    let mut args = f.body.operands(call.call).to_vec();
    // Terminator, addition and call.
    for _ in 0..2 + usize::from(added.is_some()) {
        f.body.take_last_op(block);
    }
    let mut emit = f.emit(block, loc);
    if let Some(sum) = sum {
        args.push(match added {
            Some(added) => emit.value(ADD, &[sum, added], emit.ty(sum), DictId::EMPTY),
            None => sum,
        });
    }
    emit.branch(header, &args);
}

/// Adds the accumulator to the operands of all returns.
fn add_to_results(f: &mut Function, sum: Value) {
    for block in f.body.region_blocks(Region::ROOT).to_vec() {
        let end = f.body.last_op(block).and_then(|op| Return::cast(f.body, op));
        let Some((end, value)) = end.and_then(|end| Some((end.0, end.arg(f.body)?))) else { continue };
        let loc = f.body.loc(end);
        f.body.take_last_op(block);
        let mut emit = f.emit(block, loc);
        let total = emit.value(ADD, &[value, sum], emit.ty(sum), DictId::EMPTY);
        emit.op(NewOp::new(RETURN, loc, &[total], &[]));
    }
}
