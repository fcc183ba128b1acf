//! Atomic accesses. All are sequentially consistent, which is at least as strong as the requested ordering.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{AtomicRmwOp, InstBuilder, MemFlagsData, Type, Value, types};

use crate::codegen::context::{FunctionCx, Lower, LowerFn, needs};
use crate::codegen::lower::float;
use crate::codegen::types::Scalar;
use crate::dialect::llvm::atomic::{ATOMICRMW, Atomicrmw, BIN_OP, CMPXCHG, Cmpxchg, FENCE, ORDERING};
use crate::dialect::llvm::memory::{Load, Store};
use crate::ir::spec::enum_value;
use crate::ir::{Op, OpName, TypeId, name};

pub(crate) const LOWERINGS: &[(OpName, LowerFn)] =
    &[(ATOMICRMW, atomicrmw), (CMPXCHG, cmpxchg), (FENCE, fence)];

/// Returns true if a load or store is atomic.
pub(crate) fn is_atomic(fx: &FunctionCx, op: Op) -> bool {
    let ordering = fx.attr(op, name::ORDERING).and_then(|attr| enum_value(fx.cx(), &ORDERING, attr));
    ordering.is_some_and(|ordering| ordering != 0)
}

/// Returns the integer type of an atomic access to a value.
fn carrier(fx: &FunctionCx, ty: TypeId) -> Lower<(Type, Type)> {
    let scalar = Scalar::of(fx.cx(), ty)?;
    let container = scalar.container();
    if scalar.is_odd() && scalar != Scalar::Int(1) {
        return needs("it needs atomic accesses of odd widths");
    }
    if container.bits() > 64 {
        return needs("it needs atomic accesses of more than 64 bits");
    }
    let size = u64::from(container.bytes());
    Ok((container, Type::int_with_byte_size(size as u16).unwrap_or(types::I64)))
}

fn cast(fx: &mut FunctionCx, value: Value, to: Type) -> Value {
    if fx.builder.func.dfg.value_type(value) == to {
        return value;
    }
    fx.ins().bitcast(to, MemFlagsData::new(), value)
}

/// Lowers an atomic `llvm.load`.
pub(crate) fn load(fx: &mut FunctionCx, op: Op) -> Lower {
    let (container, int) = carrier(fx, fx.result_type(op))?;
    let address = fx.single_leaf(Load(op).addr(fx.body))?;
    let value = fx.ins().atomic_load(int, MemFlagsData::new(), address);
    let value = cast(fx, value, container);
    fx.set(op, &[value]);
    Ok(())
}

/// Lowers an atomic `llvm.store`.
pub(crate) fn store(fx: &mut FunctionCx, op: Op) -> Lower {
    let value = Store(op).value(fx.body);
    let (_, int) = carrier(fx, fx.body.value_type(value))?;
    let value = fx.single_leaf(value)?;
    let address = fx.single_leaf(Store(op).addr(fx.body))?;
    let value = cast(fx, value, int);
    fx.ins().atomic_store(MemFlagsData::new(), value, address);
    Ok(())
}

fn fence(fx: &mut FunctionCx, _: Op) -> Lower {
    fx.ins().fence();
    Ok(())
}

fn cmpxchg(fx: &mut FunctionCx, op: Op) -> Lower {
    let exchange = Cmpxchg(op);
    let (container, int) = carrier(fx, fx.body.value_type(exchange.val(fx.body)))?;
    let address = fx.single_leaf(exchange.ptr(fx.body))?;
    let expected = fx.single_leaf(exchange.cmp(fx.body))?;
    let new = fx.single_leaf(exchange.val(fx.body))?;
    let (expected, new) = (cast(fx, expected, int), cast(fx, new, int));
    let old = fx.ins().atomic_cas(MemFlagsData::new(), address, expected, new);
    let replaced = fx.ins().icmp(IntCC::Equal, old, expected);
    let old = cast(fx, old, container);
    fx.set(op, &[old, replaced]);
    Ok(())
}

fn atomicrmw(fx: &mut FunctionCx, op: Op) -> Lower {
    let rmw = Atomicrmw(op);
    let ty = fx.body.value_type(rmw.val(fx.body));
    let (container, int) = carrier(fx, ty)?;
    let (address, value) = (fx.single_leaf(rmw.ptr(fx.body))?, fx.single_leaf(rmw.val(fx.body))?);
    let kind = fx.attr_named(op, "bin_op").and_then(|attr| enum_value(fx.cx(), &BIN_OP, attr));
    let Some(kind) = kind else { return needs("it needs an operation") };
    let name = BIN_OP.cases.iter().find(|case| case.1 == kind).map_or("", |case| case.0);
    let old = match native(name) {
        Some(_) if container.is_float() && name != "xchg" => return needs("it needs an integer operand"),
        Some(_) if Scalar::of(fx.cx(), ty)?.is_odd() => return needs("it needs atomic operations on 'i1'"),
        Some(native) => {
            let value = cast(fx, value, int);
            fx.ins().atomic_rmw(int, MemFlagsData::new(), native, address, value)
        }
        None => swap_loop(fx, name, address, value, (container, int))?,
    };
    let old = cast(fx, old, container);
    fx.set(op, &[old]);
    Ok(())
}

fn native(name: &str) -> Option<AtomicRmwOp> {
    Some(match name {
        "xchg" => AtomicRmwOp::Xchg,
        "add" => AtomicRmwOp::Add,
        "sub" => AtomicRmwOp::Sub,
        "_and" => AtomicRmwOp::And,
        "nand" => AtomicRmwOp::Nand,
        "_or" => AtomicRmwOp::Or,
        "_xor" => AtomicRmwOp::Xor,
        "max" => AtomicRmwOp::Smax,
        "min" => AtomicRmwOp::Smin,
        "umax" => AtomicRmwOp::Umax,
        "umin" => AtomicRmwOp::Umin,
        _ => return None,
    })
}

/// Emits a compare-and-swap loop for an operation without an instruction. Returns the old value.
fn swap_loop(
    fx: &mut FunctionCx,
    name: &str,
    address: Value,
    value: Value,
    (container, int): (Type, Type),
) -> Lower<Value> {
    let first = fx.ins().atomic_load(int, MemFlagsData::new(), address);
    let again = fx.builder.create_block();
    let done = fx.builder.create_block();
    let old = fx.builder.append_block_param(again, int);
    fx.ins().jump(again, &[first.into()]);
    fx.builder.switch_to_block(again);
    let current = cast(fx, old, container);
    let computed = compute(fx, name, current, value);
    // The loop is completed even if the operation is refused.
    let new = cast(fx, *computed.as_ref().unwrap_or(&current), int);
    let found = fx.ins().atomic_cas(MemFlagsData::new(), address, old, new);
    let same = fx.ins().icmp(IntCC::Equal, found, old);
    fx.ins().brif(same, done, &[], again, &[found.into()]);
    fx.builder.switch_to_block(done);
    computed.map(|_| old)
}

/// Emits the new value of an operation without an instruction.
fn compute(fx: &mut FunctionCx, name: &str, old: Value, value: Value) -> Lower<Value> {
    let is_float = fx.builder.func.dfg.value_type(old).is_float();
    let ty = fx.builder.func.dfg.value_type(old);
    match name {
        "fadd" if is_float => Ok(fx.ins().fadd(old, value)),
        "fsub" if is_float => Ok(fx.ins().fsub(old, value)),
        "fmaximum" if is_float => Ok(fx.ins().fmax(old, value)),
        "fminimum" if is_float => Ok(fx.ins().fmin(old, value)),
        "fmax" | "fmin" if is_float => {
            let scalar = if ty == types::F32 { Scalar::F32 } else { Scalar::F64 };
            let leaf = crate::codegen::types::Leaf { scalar, lanes: 1, offset: 0 };
            if name == "fmin" {
                float::min_number(fx, leaf, old, value)
            } else {
                float::max_number(fx, leaf, old, value)
            }
        }
        "uinc_wrap" if !is_float => {
            let next = fx.ins().iadd_imm_u(old, 1);
            let zero = fx.int(ty, 0);
            let wraps = fx.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, old, value);
            Ok(fx.ins().select(wraps, zero, next))
        }
        "udec_wrap" if !is_float => {
            let previous = fx.ins().iadd_imm_s(old, -1);
            let is_zero = fx.ins().icmp_imm_u(IntCC::Equal, old, 0);
            let above = fx.ins().icmp(IntCC::UnsignedGreaterThan, old, value);
            let wraps = fx.ins().bor(is_zero, above);
            Ok(fx.ins().select(wraps, value, previous))
        }
        "usub_cond" | "usub_sat" if !is_float => {
            let rest = fx.ins().isub(old, value);
            let enough = fx.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, old, value);
            let otherwise = if name == "usub_cond" { old } else { fx.int(ty, 0) };
            Ok(fx.ins().select(enough, rest, otherwise))
        }
        _ => needs(format!("it needs the operation '{name}'")),
    }
}
