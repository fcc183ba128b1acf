//! Calls: between functions of the module, to declared ones, through pointers, and to the C library.

pub(super) mod coerce;
pub(super) mod library;
pub(crate) mod variadic;
pub(super) mod vector_register;

use std::rc::Rc;

use cranelift_codegen::ir::{
    self as clif, ExtFuncData, ExternalName, InstBuilder, MemFlagsData, Signature, UserExternalName, types,
};

use crate::dialect::llvm::call::CALL;
use crate::dialect::llvm::{function, layout};
use crate::ir::{AttrData, AttrId, Context, DictId, Op, OpName, TypeData, TypeId, name};

use super::intrinsic::call_intrinsic;
use crate::codegen::abi::buffered_results;
use crate::codegen::abi::nest;
use crate::codegen::abi::{self, Arg, Extend, Kind, Part, Piece, Plan};
use crate::codegen::context::env::{Env, REQUEST_SPACE, Request};
use crate::codegen::context::{Callee, FunctionCx, Leaves, Lower, LowerFn, needs};
use crate::codegen::types::{Leaf, Scalar, Shape, Shapes, check_depth};

pub(crate) const LOWERINGS: &[(OpName, LowerFn)] = &[(CALL, call)];

/// What a signature looks like at the LLVM level.
pub(crate) struct Boundary<'a> {
    /// Types of the arguments, variadic ones included.
    pub(crate) params: &'a [TypeId],
    /// How many of them are fixed.
    pub(crate) fixed: usize,
    /// Whether the function is variadic.
    pub(crate) variadic: bool,
    /// Whether this is the definition of a variadic function.
    pub(crate) open: bool,
    /// Whether a pointer for a thunk follows the arguments.
    pub(crate) trailing: bool,
    /// Type of the result.
    pub(crate) result: TypeId,
    /// `arg_attrs`.
    pub(crate) arg_attrs: Option<AttrId>,
    /// `arg_attrs` of a call, which count for its variadic arguments and for `llvm.nest`.
    pub(crate) call_attrs: Option<AttrId>,
    /// `res_attrs`.
    pub(crate) res_attrs: Option<AttrId>,
}

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
        // Variadic functions of Windows look for floats where integers are: on AArch64 also for those that they name.
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

/// Variable arguments on the stack have whole words, for which LLVM converts floats to others.
fn check_variable(env: &Env, args: &[Arg]) -> Result<(), String> {
    let is_narrow =
        |arg: &Arg| matches!(arg.ty, types::F16 | types::F32) && !matches!(arg.kind, Kind::Block { .. });
    if env.convention == abi::Convention::DarwinPcs && args.iter().any(is_narrow) {
        return Err("it needs floats among variable arguments to be 'f64', as in C".to_string());
    }
    Ok(())
}

/// The attributes of a parameter, an argument or a result.
pub(crate) fn nth_dict(cx: &Context, attrs: Option<AttrId>, index: usize) -> DictId {
    let list = attrs.map(|attrs| cx.attr_data(attrs));
    let Some(AttrData::Array(list)) = list else { return DictId::EMPTY };
    match list.get(index).map(|&attr| cx.attr_data(attr)) {
        Some(AttrData::Dict(dict)) => *dict,
        _ => DictId::EMPTY,
    }
}

fn has(cx: &Context, attrs: DictId, name: crate::ir::NameId) -> bool {
    cx.dict_get(attrs, name).is_some()
}

/// Alignment that a parameter passed by value may have, a page: a thunk that moved the stack pointer further might step
/// over what guards the stack.
const MAX_ALIGN: u32 = 4096;

/// Bytes that a parameter passed by value may have.
const MAX_COPIED: u32 = 1 << 26;

/// What `llvm.byval` says of an argument.
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
    // The shape first: it refuses types that cannot be walked.
    let shape = shapes.get(ty)?;
    if shape.refused {
        return Err(format!("it needs type '{}' at function boundaries", env.cx.type_text(ty)));
    }
    let whole = matches!(env.cx.type_data(ty), TypeData::Integer { width: ..=64 | 128, .. });
    let leaves = shape.travelling();
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
            // In a float register, whatever carries the bits here.
            _ if leaf.scalar.is_half() => types::F16,
            _ => leaf.ty(),
        };
        out.push(Arg { extend, whole, kind, ..Arg::new(ty) });
    }
    Ok(())
}

/// The type of what an array has, if AArch64 keeps it together as an argument: it is of one type, that of a register.
fn block_of(cx: &Context, ty: TypeId, leaves: &[Leaf]) -> Option<TypeId> {
    if !matches!(cx.type_data(ty), TypeData::Array { .. }) {
        return None;
    }
    let first = leaves.first()?;
    let narrow = first.ty().is_int() && first.ty().bits() < 64 && !first.scalar.is_half();
    let mut types = Vec::new();
    value_types(cx, ty, &mut types);
    // A pointer is an integer here.
    let text = |ty: TypeId| cx.type_text(ty).replace("!llvm.ptr", "i64");
    let uniform = types.windows(2).all(|pair| pair[0] == pair[1] || text(pair[0]) == text(pair[1]));
    types.first().copied().filter(|_| uniform && !narrow)
}

/// The scalars and vectors of a type.
fn value_types(cx: &Context, ty: TypeId, out: &mut Vec<TypeId>) {
    match cx.type_data(ty) {
        TypeData::Array { len, element } => (0..*len).for_each(|_| value_types(cx, *element, out)),
        _ => match cx.struct_fields(ty) {
            Some((fields, _)) => fields.iter().for_each(|&field| value_types(cx, field, out)),
            None => out.push(ty),
        },
    }
}

pub(crate) fn call(fx: &mut FunctionCx, op: Op) -> Lower {
    let operands = fx.body.own_operands(op);
    let result = match fx.body.result_count(op) {
        0 => TypeId::VOID,
        _ => fx.result_type(op),
    };
    let symbol = fx.attr(op, name::CALLEE).and_then(|attr| fx.cx().symbol_value(attr));
    let name = symbol.map(|symbol| fx.cx().str(symbol));
    let intrinsic = name.filter(|name| name.starts_with("llvm.")).map(str::to_string);
    if let Some(name) = intrinsic {
        return call_intrinsic::call(fx, op, &name);
    }
    let args = if symbol.is_some() { operands } else { &operands[1..] };
    let types = fx.body.value_types(args);
    let mut leaves = Vec::new();
    let mut shapes = Vec::new();
    for &arg in args {
        let (shape, values) = (fx.shape_of(arg)?, fx.leaves(arg)?);
        leaves.extend(fx.pack_registers(&shape, &values));
        shapes.extend(shape.travelling());
    }
    let result_shape = fx.shape(result)?;
    let out = match symbol {
        Some(symbol) => {
            let callee = fx.callee(symbol, op, &types)?;
            fx.emit_call(Target::Function(callee.function), &callee.plan, &leaves, &shapes, &result_shape)
        }
        None => {
            let (plan, trailing) = indirect_plan(fx, op, &types, result)?;
            let pointer = fx.single(op, 0)?;
            let signature = plan.signature(fx.env.call_conv);
            let target = if trailing && plan.buffered.is_none() {
                leaves.push(pointer);
                shapes.push(POINTER);
                let thunk = fx.request(match plan.nest {
                    Some(register) => Request::IndirectNestThunk(plan.trailing_offset, register),
                    None => Request::IndirectVariadicThunk(plan.trailing_offset),
                });
                Target::Function(fx.import(thunk, signature))
            } else {
                Target::Pointer(fx.builder.import_signature(signature), pointer)
            };
            fx.emit_call(target, &plan, &leaves, &shapes, &result_shape)
        }
    }?;
    if result != TypeId::VOID {
        fx.set(op, &out);
    }
    Ok(())
}

const POINTER: Leaf = Leaf { scalar: Scalar::Pointer, lanes: 1, offset: 0 };

/// The plan of a call through a pointer, and whether the pointer is its last argument, for a thunk.
fn indirect_plan(fx: &mut FunctionCx, op: Op, types: &[TypeId], result: TypeId) -> Lower<(Rc<Plan>, bool)> {
    let signature = fx.attr(op, name::VAR_CALLEE_TYPE).and_then(|attr| fx.cx().type_value(attr));
    let signature = signature.and_then(|ty| function::signature_of(fx.cx(), ty));
    let variadic = signature.as_ref().is_some_and(|signature| signature.variadic);
    let has_nest = nest::is_anywhere(fx.env, fx.attr(op, name::ARG_ATTRS));
    let trailing = has_nest || variadic && fx.env.convention == abi::Convention::SysV;
    let boundary = Boundary {
        params: types,
        fixed: signature.map_or(types.len(), |signature| signature.params.len()),
        variadic,
        open: false,
        trailing,
        result,
        arg_attrs: fx.attr(op, name::ARG_ATTRS),
        call_attrs: fx.attr(op, name::ARG_ATTRS),
        res_attrs: fx.attr(op, name::RES_ATTRS),
    };
    let env = fx.env;
    let mut shapes = Shapes::new(env.cx, &env.target.layout, &env.support);
    Ok((Rc::new(plan(env, &mut shapes, &boundary)?), trailing))
}

/// What is called.
#[derive(Clone, Copy)]
pub(crate) enum Target {
    /// A function known by name.
    Function(clif::FuncRef),
    /// The function at an address.
    Pointer(clif::SigRef, clif::Value),
}

impl FunctionCx<'_> {
    /// A function of the module, ready to be called with arguments of these types.
    fn callee(&mut self, symbol: crate::ir::NameId, op: Op, types: &[TypeId]) -> Lower<Callee> {
        let call_attrs = self.attr(op, name::ARG_ATTRS);
        let key = (symbol, types.len(), call_attrs);
        let variadic = self.env.variadic(symbol);
        // The types of variadic arguments differ from call to call, so only other callees are remembered.
        if !variadic && let Some(known) = self.callees.get(&key) {
            return Ok(known.clone());
        }
        let text = self.cx().str(symbol);
        let Some(attrs) = self.env.function_attrs(symbol) else {
            return needs(format!("it needs '{text}' to be a function"));
        };
        let Some(signature) = function::signature(self.cx(), attrs) else {
            return needs("it needs a callee with a signature");
        };
        let pick = |name| self.cx().dict_get(attrs, name);
        let boundary = Boundary {
            params: types,
            fixed: signature.params.len(),
            variadic,
            open: false,
            trailing: false,
            result: signature.result,
            arg_attrs: pick(name::ARG_ATTRS).or(call_attrs),
            call_attrs,
            res_attrs: pick(name::RES_ATTRS).or(self.attr(op, name::RES_ATTRS)),
        };
        let env = self.env;
        let mut shapes = Shapes::new(env.cx, &env.target.layout, &env.support);
        let plan = Rc::new(plan(env, &mut shapes, &boundary)?);
        let by_thunk = variadic && env.convention == abi::Convention::SysV;
        let callee = if by_thunk {
            buffered_results::ThunkTarget::Variadic(symbol)
        } else {
            buffered_results::ThunkTarget::Symbol(symbol)
        };
        let name = self.callable(&plan, callee)?;
        let function = self.import(name, plan.signature(env.call_conv));
        if function::returns_twice(self.cx(), text, attrs) {
            self.returning_twice.insert(function);
        }
        let callee = Callee { function, plan };
        self.callees.insert(key, callee.clone());
        Ok(callee)
    }

    /// The name by which CLIF refers to something that is made when the module is put together.
    pub(crate) fn request(&mut self, request: Request) -> UserExternalName {
        self.requests.push(request);
        UserExternalName { namespace: REQUEST_SPACE, index: self.requests.len() as u32 - 1 }
    }

    /// A reference to a function, near enough to be called directly (or through the linker's table).
    pub(crate) fn import(&mut self, name: UserExternalName, signature: Signature) -> clif::FuncRef {
        let signature = self.builder.import_signature(signature);
        let name = self.func().declare_imported_user_function(name);
        self.builder.import_function(ExtFuncData {
            name: ExternalName::user(name),
            signature,
            colocated: true,
            patchable: false,
        })
    }

    /// Calls with arguments and results where the plan wants them.
    pub(crate) fn emit_call(
        &mut self,
        target: Target,
        plan: &Plan,
        leaves: &[clif::Value],
        shapes: &[Leaf],
        result: &Shape,
    ) -> Lower<Leaves> {
        let mut args = Vec::with_capacity(plan.params.len() + 1);
        let memory = if plan.sret { Some(self.stack_slot(result.size, result.align)?) } else { None };
        args.extend(memory);
        if plan.explicit_sret {
            args.push(leaves[0]);
        }
        for piece in &plan.params {
            let value = self.send(piece, leaves, shapes)?;
            args.push(value);
        }
        let pointer = if let Target::Pointer(_, pointer) = target { Some(pointer) } else { None };
        let buffer = self.pass_buffer(plan, &mut args, pointer)?;
        let inst = match target {
            Target::Function(function) => self.ins().call(function, &args),
            Target::Pointer(..) if buffer.is_some() => {
                let name = self.callable(plan, buffered_results::ThunkTarget::Pointer)?;
                let thunk = self.import(name, plan.signature(self.env.call_conv));
                self.ins().call(thunk, &args)
            }
            Target::Pointer(signature, pointer) => self.ins().call_indirect(signature, pointer, &args),
        };
        match memory {
            Some(pointer) => self.load_shape(pointer, result, Self::plain_flags()),
            None => {
                let mut values = self.builder.inst_results(inst).to_vec();
                let pieces = self.load_buffer(plan, buffer, &mut values);
                let values = self.receive(&pieces, &values, &result.travelling());
                Ok(self.unpack_registers(result, &values))
            }
        }
    }

    /// The value of a parameter or result.
    pub(crate) fn send(
        &mut self,
        piece: &Piece,
        leaves: &[clif::Value],
        shapes: &[Leaf],
    ) -> Lower<clif::Value> {
        let Some((number, part)) = piece.leaf else {
            return Ok(match piece.ty {
                types::F64 => self.ins().f64const(0.0),
                types::F32 => self.ins().f32const(0.0),
                types::F16 => {
                    let bits = self.int(types::I16, 0);
                    self.ins().bitcast(types::F16, MemFlagsData::new(), bits)
                }
                types::I8X16 => self.constant(Leaf { scalar: Scalar::Int(8), lanes: 16, offset: 0 }, 0),
                ty => self.int(ty, 0),
            });
        };
        let value = leaves[number];
        Ok(match part {
            Part::Reference => {
                let copy = self.stack_slot(16, self.env.frame_align)?;
                self.ins().store(MemFlagsData::trusted(), value, copy, 0);
                copy
            }
            Part::Limbs(count) => self.store_limbs(&leaves[number..number + count])?,
            Part::Lanes(count) => self.store_words(&leaves[number..number + count])?,
            Part::CopyAt(copied) => self.copy_of(value, copied)?,
            Part::Boxed | Part::Upper => self.widened_half(value, part, piece.ty),
            Part::FirstHalf => self.half_of(value),
            Part::Packed { count, ty } => self.packed_word(&leaves[number..number + count], ty),
            Part::Whole if piece.extend == Extend::Sign => self.signed(shapes[number], value),
            Part::Slot(extend) => {
                let is_signed = extend == Extend::Sign;
                let value = if is_signed { self.signed(shapes[number], value) } else { value };
                self.resize(value, piece.ty, is_signed)
            }
            Part::Whole if piece.ty == types::F16 => {
                self.ins().bitcast(types::F16, MemFlagsData::new(), value)
            }
            Part::Copy(_) => {
                self.framed = true;
                value
            }
            Part::Whole => value,
            Part::Word(word) => self.load_word(value, word),
            Part::Bits => self.ins().bitcast(piece.ty, MemFlagsData::new(), value),
            Part::First | Part::Second => {
                let bits = self.bits_of_float(value);
                let (low, high) = self.ins().isplit(bits);
                let first = if self.env.support.little_endian { low } else { high };
                let second = if self.env.support.little_endian { high } else { low };
                if part == Part::First { first } else { second }
            }
        })
    }

    /// The half-precision float in a float of 32 bits, or in an integer with the bits of that.
    fn unboxed_half(&mut self, boxed: clif::Value) -> clif::Value {
        let is_int = self.builder.func.dfg.value_type(boxed) == types::I32;
        let bits = if is_int { boxed } else { self.ins().bitcast(types::I32, MemFlagsData::new(), boxed) };
        self.ins().ireduce(types::I16, bits)
    }

    /// A word of memory that is passed by value; bytes that do not belong to the memory are not read.
    fn load_word(&mut self, memory: clif::Value, word: abi::Word) -> clif::Value {
        let offset = 8 * word.number as i32;
        if word.bytes == 8 {
            return self.ins().load(types::I64, Self::plain_flags(), memory, offset);
        }
        let mut out = self.int(types::I64, 0);
        let mut at = 0;
        for ty in [types::I32, types::I16, types::I8] {
            if word.bytes & ty.bytes() == 0 {
                continue;
            }
            let part = self.ins().load(ty, Self::plain_flags(), memory, offset + at as i32);
            let part = self.ins().uextend(types::I64, part);
            let before = if self.env.support.little_endian { at } else { 8 - at - ty.bytes() };
            let part = self.shift_left(part, 8 * before);
            out = self.ins().bor(out, part);
            at += ty.bytes();
        }
        out
    }

    /// Leaves from the values of parameters or results.
    pub(crate) fn receive(&mut self, pieces: &[Piece], values: &[clif::Value], leaves: &[Leaf]) -> Leaves {
        let mut parts = vec![[None; 2]; leaves.len()];
        for (piece, &value) in pieces.iter().zip(values) {
            match piece.leaf {
                Some((number, Part::Reference)) => {
                    let flags = MemFlagsData::trusted();
                    parts[number][0] = Some(self.ins().load(leaves[number].ty(), flags, value, 0));
                }
                Some((number, Part::Word(word))) if word.number == 0 => {
                    parts[number][0] = Some(self.incoming_stack(word.stack));
                }
                Some((_, Part::Word(_))) => {}
                Some((number, Part::Limbs(count))) => {
                    for (part, limb) in parts[number..].iter_mut().zip(self.load_limbs(value, count)) {
                        part[0] = Some(limb);
                    }
                }
                Some((number, Part::Lanes(count))) => {
                    let lanes = self.load_words(value, &leaves[number..number + count]);
                    for (part, lane) in parts[number..].iter_mut().zip(lanes) {
                        part[0] = Some(lane);
                    }
                }
                Some((number, Part::Packed { count, ty })) => {
                    let unpacked = self.unpacked_word(value, &leaves[number..number + count], ty);
                    for (part, leaf) in parts[number..].iter_mut().zip(unpacked) {
                        part[0] = Some(leaf);
                    }
                }
                Some((number, Part::Boxed | Part::Upper)) => {
                    parts[number][0] = Some(self.narrowed_half(value, piece));
                }
                Some((number, Part::FirstHalf)) => {
                    parts[number][0] = Some(self.of_half(value, leaves[number].ty()));
                }
                Some((number, Part::Slot(_))) => {
                    parts[number][0] = Some(self.resize(value, leaves[number].ty(), false));
                }
                Some((number, Part::Second)) => parts[number][1] = Some(value),
                Some((number, _)) => parts[number][0] = Some(value),
                None => {}
            }
        }
        let mut out = Leaves::new();
        for (&leaf, part) in leaves.iter().zip(parts) {
            let value = match part {
                [Some(first), Some(second)] => {
                    let (low, high) =
                        if self.env.support.little_endian { (first, second) } else { (second, first) };
                    let both = self.ins().iconcat(low, high);
                    let value = self.float_of_bits(leaf, both);
                    self.normalise(leaf, value)
                }
                [Some(value), _]
                    if leaf.scalar.is_half() && self.builder.func.dfg.value_type(value).bits() == 32 =>
                {
                    self.unboxed_half(value)
                }
                [Some(value), _] if self.builder.func.dfg.value_type(value) != leaf.ty() => {
                    self.ins().bitcast(leaf.ty(), MemFlagsData::new(), value)
                }
                [Some(value), _] => self.normalise(leaf, value),
                [None, _] => self.constant(leaf, 0),
            };
            out.push(value);
        }
        out
    }

    /// Returns the leaves of the function's result.
    pub(crate) fn emit_return(&mut self, leaves: &[clif::Value]) -> Lower {
        let (result, plan) = (self.result, self.plan.clone());
        let shape = self.shape(result)?;
        if let Some(pointer) = self.result_pointer {
            self.store_shape(pointer, &shape, leaves, Self::plain_flags())?;
        }
        let mut values = Leaves::new();
        let leaves = self.pack_registers(&shape, leaves);
        let travelling = shape.travelling();
        for piece in &plan.results {
            values.push(self.send(piece, &leaves, &travelling)?);
        }
        self.store_buffer(&leaves, &travelling)?;
        self.end_blocks()?;
        self.ins().return_(&values);
        Ok(())
    }
}
