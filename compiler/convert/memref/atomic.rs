//! Atomic updates of elements: an instruction if there is one, else a compare-and-exchange loop.

use crate::dialect::llvm::atomic::{ATOMICRMW, BIN_OP, CMPXCHG, ORDERING};
use crate::dialect::llvm::{arith, cast, memory};
use crate::dialect::memref::atomic::kind;
use crate::dialect::memref::{ATOMIC_RMW, AtomicRmw, AtomicYield, GENERIC_ATOMIC_RMW, GenericAtomicRmw};
use crate::ir::spec::enum_attr;
use crate::ir::{AttrId, EnumInfo, Op, TypeId, Value};

use crate::convert::context::{Converted, Converter, Problem};
use crate::convert::{Rows, with};

pub(in crate::convert) const CONVERSIONS: Rows =
    &[(ATOMIC_RMW, with(convert_rmw)), (GENERIC_ATOMIC_RMW, with(convert_generic_rmw))];

fn keyword(cv: &mut Converter, info: &EnumInfo, text: &str) -> Result<AttrId, Problem> {
    enum_attr(&mut cv.cx, info, text).ok_or_else(|| format!("needs '{text}' of the LLVM dialect").into())
}

/// Returns the atomic instruction for an arithmetic kind.
fn instruction(kind: &str) -> Option<&'static str> {
    Some(match kind {
        "addf" => "fadd",
        "addi" => "add",
        "andi" => "_and",
        "assign" => "xchg",
        "maximumf" => "fmaximum",
        "maxnumf" => "fmax",
        "maxs" => "max",
        "maxu" => "umax",
        "minimumf" => "fminimum",
        "minnumf" => "fmin",
        "mins" => "min",
        "minu" => "umin",
        "ori" => "_or",
        "xori" => "_xor",
        _ => return None,
    })
}

fn convert_rmw(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (source, rmw) = (cv.source(), AtomicRmw(op));
    let value = cv.one(rmw.value(source))?;
    let address = cv.access_address(rmw.memref(source), rmw.indices(source))?;
    let ty = cv.type_of(value);
    let kind = kind(&cv.cx, cv.attrs(op)).ok_or("has no kind")?;
    let old = match instruction(kind) {
        Some(instruction) => {
            let bin_op = (cv.cx.name("bin_op"), keyword(cv, &BIN_OP, instruction)?);
            let ordering = (cv.cx.name("ordering"), keyword(cv, &ORDERING, "acq_rel")?);
            cv.emit_value(ATOMICRMW, &[address, value], ty, &[bin_op, ordering])
        }
        None => {
            let multiply = if kind == "mulf" { arith::FMUL } else { arith::MUL };
            swap_loop(cv, address, ty, |cv, old| Ok(cv.emit_value(multiply, &[old, value], ty, &[])))?
        }
    };
    cv.set_value(op, old);
    Ok(())
}

fn convert_generic_rmw(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (source, rmw) = (cv.source(), GenericAtomicRmw(op));
    let address = cv.access_address(rmw.memref(source), rmw.indices(source))?;
    let ty = cv.converted_result_type(op, 0)?;
    let region = *cv.source().regions(op).first().ok_or("has no region")?;
    let old = swap_loop(cv, address, ty, |cv, old| {
        cv.set_region_args(region, &[Converted::One(old)]);
        let end = cv.convert_region(region)?;
        cv.one(AtomicYield(end).result(cv.source()))
    })?;
    cv.set_value(op, old);
    Ok(())
}

/// Emits a loop that replaces the element by the result of `compute`. Returns the old element.
fn swap_loop(
    cv: &mut Converter,
    address: Value,
    ty: TypeId,
    compute: impl FnOnce(&mut Converter, Value) -> Result<Value, Problem>,
) -> Result<Value, Problem> {
    let carrier = match cv.cx.float_kind(ty) {
        // Only integers can be compared and exchanged.
        Some(kind) => cv.cx.int_type(kind.bits()),
        None => ty,
    };
    let (again, done) = (cv.new_block(&[carrier]), cv.new_block(&[]));
    let first = cv.emit_value(memory::LOAD, &[address], carrier, &[]);
    cv.branch(again, vec![first]);

    cv.build().start(again);
    let bits = cv.block_args(again)[0];
    let old = bitcast(cv, bits, ty);
    let new = compute(cv, old)?;
    let new = bitcast(cv, new, carrier);
    let attrs = [
        (cv.cx.name("success_ordering"), keyword(cv, &ORDERING, "acq_rel")?),
        (cv.cx.name("failure_ordering"), keyword(cv, &ORDERING, "monotonic")?),
    ];
    let pair = cv.cx.struct_type(&[carrier, TypeId::I1]);
    let exchanged = cv.emit_value(CMPXCHG, &[address, bits, new], pair, &attrs);
    let found = cv.extract(exchanged, &[0], carrier);
    let replaced = cv.extract(exchanged, &[1], TypeId::I1);
    cv.cond_branch(replaced, (done, Vec::new()), (again, vec![found]));

    cv.build().start(done);
    Ok(old)
}

fn bitcast(cv: &mut Converter, value: Value, to: TypeId) -> Value {
    if cv.type_of(value) == to { value } else { cv.emit_value(cast::BITCAST, &[value], to, &[]) }
}
