//! Signatures of the LLVM dialect: their leaves and attributes, for the [planner](crate::codegen::abi).

use cranelift_codegen::ir::types;

use crate::codegen::abi::{self, Arg, Extend, Kind, Plan};
use crate::codegen::context::env::Env;
use crate::codegen::types::{Leaf, Scalar, Shapes, check_depth};
use crate::dialect::llvm::layout;
use crate::ir::{Context, DictId, TypeData, TypeId, name};

use super::boundary::{Boundary, nth_dict};
use super::nest;

/// Plans a signature.
pub(crate) fn plan(env: &Env, shapes: &mut Shapes, boundary: &Boundary) -> Result<Plan, String> {
    let mut request =
        abi::Request { open: boundary.open, trailing: boundary.trailing, ..abi::Request::default() };
    for (i, &ty) in boundary.params.iter().enumerate() {
        let list = if i < boundary.fixed { boundary.arg_attrs } else { boundary.call_attrs };
        let attrs = nth_dict(env.cx, list, i);
        if i == boundary.fixed {
            request.fixed = request.params.len();
        }
        if has(env.cx, attrs, name::LLVM_SRET) {
            if i != 0 || boundary.result != TypeId::VOID {
                return Err("it needs 'llvm.sret' elsewhere than on the first parameter".to_string());
            }
            request.explicit_sret = true;
        }
        if nest::is_apart(env, boundary, i)? {
            let other = request.nest.replace(request.params.len());
            if other.is_some() {
                return Err("it needs 'llvm.nest' on two parameters".to_string());
            }
        }
        if let Some(copied) = copied(env, attrs)? {
            request.params.push(Arg { copied: Some(copied), ..Arg::new(types::I64) });
            continue;
        }
        add_leaves(env, shapes, ty, attrs, &mut request.params)?;
        if i >= boundary.fixed {
            check_variable(env, &request.params[request.fixed..])?;
        }
    }
    if boundary.fixed == boundary.params.len() {
        request.fixed = request.params.len();
    }
    if boundary.variadic && env.is_coff() {
        // Variadic functions of Windows read floats from the locations of integers; on AArch64 also those that they
        // name.
        let first = if env.convention == abi::Convention::Aapcs64 { 0 } else { request.fixed };
        let is_float = |arg: &&mut Arg| matches!(arg.ty, types::F16 | types::F32 | types::F64);
        request.params[first..].iter_mut().filter(is_float).for_each(|arg| arg.kind = Kind::AsInt);
    }
    let attrs = nth_dict(env.cx, boundary.res_attrs, 0);
    add_leaves(env, shapes, boundary.result, attrs, &mut request.results)?;
    let plan = env.convention.plan(&request);
    if request.nest.is_some() {
        nest::check(boundary, &plan)?;
    }
    if plan.misaligned {
        return Err("it needs arrays of vectors of fewer than 64 bits in registers".to_string());
    }
    Ok(plan)
}

/// Checks variadic arguments. On the stack they have whole words, for which LLVM converts floats to other types.
fn check_variable(env: &Env, args: &[Arg]) -> Result<(), String> {
    let is_narrow =
        |arg: &Arg| matches!(arg.ty, types::F16 | types::F32) && !matches!(arg.kind, Kind::Block { .. });
    if env.convention == abi::Convention::DarwinPcs && args.iter().any(is_narrow) {
        return Err("it needs floats among variable arguments to be 'f64', as in C".to_string());
    }
    Ok(())
}

fn has(cx: &Context, attrs: DictId, name: crate::ir::NameId) -> bool {
    cx.dict_get(attrs, name).is_some()
}

/// The maximum alignment of a parameter passed by value, a page. A thunk that moves the stack pointer further could
/// skip the guard page.
const MAX_ALIGN: u32 = 4096;

/// The maximum size of a parameter passed by value, in bytes.
const MAX_COPIED: u32 = 1 << 26;

/// Returns the memory that `llvm.byval` passes by value.
fn copied(env: &Env, attrs: DictId) -> Result<Option<abi::Copied>, String> {
    let pick = |text| env.cx.find_name(text).and_then(|name| env.cx.dict_get(attrs, name));
    let Some(ty) = pick("llvm.byval").and_then(|attr| env.cx.type_value(attr)) else { return Ok(None) };
    check_depth(env.cx, ty)?;
    let size = layout::size_of(env.cx, &env.target.layout, ty).ok_or("it needs the size of a parameter")?;
    let size = u32::try_from(size).ok().filter(|&size| size <= MAX_COPIED);
    let size = size.ok_or(format!("it needs a parameter of at most {MAX_COPIED} bytes"))?;
    let align = pick("llvm.align").and_then(|attr| env.cx.int_value(attr));
    let align = match align {
        Some(align) => u32::try_from(align).unwrap_or(0),
        None => layout::align_of(env.cx, &env.target.layout, ty).unwrap_or(8) as u32,
    };
    let on_stack = env.convention.is_aarch64();
    let most = if on_stack { abi::STACK_ALIGN } else { MAX_ALIGN };
    if align > most {
        return Err(format!("it needs a parameter on the stack aligned to {align}"));
    }
    Ok(Some(abi::Copied { size, align: align.max(8) }))
}

fn add_leaves(
    env: &Env,
    shapes: &mut Shapes,
    ty: TypeId,
    attrs: DictId,
    out: &mut Vec<Arg>,
) -> Result<(), String> {
    // The shape comes first: it refuses types that cannot be traversed.
    let shape = shapes.get(ty)?;
    if shape.refused {
        return Err(format!("it needs type '{}' at function boundaries", env.cx.type_text(ty)));
    }
    let whole = matches!(env.cx.type_data(ty), TypeData::Integer { width: ..=64 | 128, .. });
    let leaves = shape.passed_leaves();
    let mut kinds = shape.kinds(env.convention);
    if env.convention == abi::Convention::DarwinPcs
        && matches!(env.cx.type_data(ty), TypeData::Integer { width: 1 | 8 | 16, .. })
    {
        kinds = vec![Kind::Narrow];
    }
    if env.convention.is_aarch64()
        && let Some(element) = block_of(env.cx, ty, &leaves)
    {
        let count = leaves.len();
        let align = layout::align_of(env.cx, &env.target.layout, element).unwrap_or(1) as u32;
        kinds = (0..count).map(|number| Kind::Block { number, count, align }).collect();
    }
    for (leaf, kind) in leaves.into_iter().zip(kinds) {
        let extend = match leaf.scalar {
            Scalar::Int(_) if has(env.cx, attrs, name::LLVM_ZEROEXT) => Extend::Zero,
            Scalar::Int(_) if has(env.cx, attrs, name::LLVM_SIGNEXT) => Extend::Sign,
            Scalar::Int(width) => env.convention.default_extend(width),
            _ => Extend::None,
        };
        let ty = match kind {
            Kind::Boxed | Kind::Upper => types::F32,
            Kind::Lane { .. } => leaf.ty(),
            // In a float register, whatever the representation of the bits.
            _ if leaf.scalar.is_half() => types::F16,
            _ => leaf.ty(),
        };
        out.push(Arg { extend, whole, kind, ..Arg::new(ty) });
    }
    Ok(())
}

/// Returns the element type of an array, if AArch64 keeps its elements together as an argument: they have one type,
/// that of a register.
fn block_of(cx: &Context, ty: TypeId, leaves: &[Leaf]) -> Option<TypeId> {
    if !matches!(cx.type_data(ty), TypeData::Array { .. }) {
        return None;
    }
    let first = leaves.first()?;
    let narrow = first.ty().is_int() && first.ty().bits() < 64 && !first.scalar.is_half();
    let mut types = Vec::new();
    value_types(cx, ty, &mut types);
    // A pointer is treated as an integer.
    let text = |ty: TypeId| cx.type_text(ty).replace("!llvm.ptr", "i64");
    let uniform = types.windows(2).all(|pair| pair[0] == pair[1] || text(pair[0]) == text(pair[1]));
    types.first().copied().filter(|_| uniform && !narrow)
}

/// Collects the scalars and vectors of a type.
fn value_types(cx: &Context, ty: TypeId, out: &mut Vec<TypeId>) {
    match cx.type_data(ty) {
        TypeData::Array { len, element } => (0..*len).for_each(|_| value_types(cx, *element, out)),
        _ => match cx.struct_fields(ty) {
            Some((fields, _)) => fields.iter().for_each(|&field| value_types(cx, field, out)),
            None => out.push(ty),
        },
    }
}
