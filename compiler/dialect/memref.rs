//! The memref dialect: buffers and views of them.

use crate::ir::{
    AttrData, AttrId, Context, DYNAMIC, Op, OpParser, OpPrinter, OpState, ParseResult, Traits, TypeData,
    TypeId, VerifyCx, name,
};
use crate::ops;

use super::index_list::{parse_index_list_attr, print_index_list, verify_index_list};

const ALLOC_SIG: &str = "dynamicSizes: variadic index, symbolOperands: variadic index -> memref: memref";
const ALLOC_ATTRS: &str = "alignment?: i64, operandSegmentSizes?: i32-array";
const ALLOC_ASM: &str = "($dynamicSizes) {? [ $symbolOperands ] } attr-dict : type($memref)";

ops! { "memref" = super::number::MEMREF;
    /// Memory from the heap.
    ALLOC = "alloc".sig(ALLOC_SIG).attrs(ALLOC_ATTRS).asm(ALLOC_ASM).verify(verify_alloc);
    /// Memory on the stack, freed when the function or closest `memref.alloca_scope` ends.
    ALLOCA = "alloca".sig(ALLOC_SIG).attrs(ALLOC_ATTRS).asm(ALLOC_ASM).verify(verify_alloc);
    /// Frees memory of `memref.alloc`.
    DEALLOC = "dealloc".sig("memref: any-memref ->").asm("$memref attr-dict : type($memref)");
    /// An element.
    LOAD = "load".sig("memref: M, indices: variadic index -> result: elem(M); M: memref").attrs("nontemporal?: i1 = false, alignment?: i64")
        .asm("$memref [ $indices ] attr-dict : type($memref)").verify(verify_load);
    /// Replaces an element.
    STORE = "store".sig("value: any, memref: memref, indices: variadic index ->").attrs("nontemporal?: i1 = false, alignment?: i64")
        .custom(parse_store, print_store).verify(verify_store);
    /// The same buffer with more or less known of its type.
    CAST = "cast".sig("source: any-memref -> dest: any-memref").asm("$source attr-dict : type($source) to type($dest)")
        .verify(verify_cast).with(Traits::PURE);
    /// Copies all elements.
    COPY = "copy".sig("source: any-memref, target: any-memref ->").asm("$source, $target attr-dict : type($source) to type($target)");
    /// Size of a dimension.
    DIM = "dim".sig("source: any-memref, index: index -> result: index").asm("attr-dict $source, $index : type($source)").with(Traits::PURE);
    /// Number of dimensions.
    RANK = "rank".sig("memref: any-memref -> result: index").asm("$memref attr-dict : type($memref)").with(Traits::PURE);
    /// A global buffer.
    GLOBAL = "global".attrs("sym_name: string, sym_visibility?: string, type: type, initial_value?: any, constant: unit, alignment?: i64")
        .custom(parse_global, print_global).verify(verify_global).with(Traits::SYMBOL);
    /// A global buffer as a value.
    GET_GLOBAL = "get_global".sig("-> result: memref").attrs("name: symbol").asm("$name : type($result) attr-dict").verify(verify_get_global).with(Traits::PURE);
    /// Base buffer, offset, sizes and strides of a buffer.
    EXTRACT_STRIDED_METADATA = "extract_strided_metadata"
        .sig("source: memref -> base_buffer: infer, offset: index, sizes: variadic index, strides: variadic index").custom(parse_metadata, print_metadata).with(Traits::PURE);
    /// Address of the aligned pointer of a buffer as a number.
    EXTRACT_ALIGNED_POINTER_AS_INDEX = "extract_aligned_pointer_as_index".sig("source: any-memref -> aligned_pointer: index")
        .asm("$source : type($source) -> type($aligned_pointer) attr-dict").with(Traits::PURE);
    /// A buffer of given offset, sizes and strides over the memory of another.
    REINTERPRET_CAST = "reinterpret_cast".sig("source: any-memref, offsets: variadic index, sizes: variadic index, strides: variadic index -> result: memref")
        .attrs("static_offsets: i64-array, static_sizes: i64-array, static_strides: i64-array, operandSegmentSizes?: i32-array")
        .custom(parse_reinterpret_cast, print_reinterpret_cast).with(Traits::PURE).verify(verify_reinterpret_cast);
}

/// Shape and element type of a ranked memref type.
pub fn shape(cx: &Context, ty: TypeId) -> Option<(&[i64], TypeId)> {
    match cx.type_data(ty) {
        TypeData::MemRef { shape, element, .. } => Some((shape, *element)),
        _ => None,
    }
}

/// Strides and offset, in elements, of a ranked memref type: of its `strided` layout or, without one,
/// row-major. [`DYNAMIC`] where not known from the type; `None` for other layouts.
pub fn strides_and_offset(cx: &Context, ty: TypeId) -> Option<(Vec<i64>, i64)> {
    let TypeData::MemRef { shape, layout, .. } = cx.type_data(ty) else { return None };
    match layout.map(|layout| cx.attr_data(layout)) {
        None => Some((identity_strides(shape), 0)),
        Some(AttrData::Strided { offset, strides }) => Some((strides.to_vec(), *offset)),
        Some(_) => None,
    }
}

/// Row-major strides of a shape. A stride past a dynamic size is dynamic.
pub fn identity_strides(shape: &[i64]) -> Vec<i64> {
    let mut strides = vec![1; shape.len()];
    for i in (1..shape.len()).rev() {
        let known = strides[i] != DYNAMIC && shape[i] != DYNAMIC;
        strides[i - 1] = if known { strides[i].saturating_mul(shape[i]) } else { DYNAMIC };
    }
    strides
}

fn rank(cx: &Context, ty: TypeId) -> usize {
    shape(cx, ty).map_or(0, |(shape, _)| shape.len())
}

fn verify_alloc(view: &VerifyCx, op: Op) -> Result<(), String> {
    let ty = view.result_types(op)[0];
    let dynamic =
        shape(view.cx, ty).map_or(0, |(shape, _)| shape.iter().filter(|&&size| size == DYNAMIC).count());
    let segments =
        view.attr(op, name::OPERAND_SEGMENT_SIZES).and_then(|attr| view.cx.dense_array_value(attr));
    let given =
        segments.and_then(|segments| segments.first()).map_or(view.body.operands(op).len(), |&n| n as usize);
    if given != dynamic {
        return Err("dimension operand count does not equal memref dynamic dimension count".to_string());
    }
    Ok(())
}

fn verify_indices(view: &VerifyCx, op: Op, memref: usize) -> Result<(), String> {
    let rank = view.operand_type(op, memref).map_or(0, |ty| rank(view.cx, ty));
    let given = view.body.operands(op).len() - memref - 1;
    if given != rank {
        return Err(format!(
            "incorrect number of indices for {}, expected {rank} but got {given}",
            if memref == 0 { "load" } else { "store" }
        ));
    }
    Ok(())
}

fn verify_load(view: &VerifyCx, op: Op) -> Result<(), String> {
    verify_indices(view, op, 0)
}

fn verify_store(view: &VerifyCx, op: Op) -> Result<(), String> {
    let element = view.operand_type(op, 1).map(|ty| view.cx.element_type(ty));
    if view.operand_type(op, 0) != element {
        return Err("failed to verify that type of 'value' matches element type of 'memref'".to_string());
    }
    verify_indices(view, op, 1)
}

/// `%value, %memref[%i] : type`: the value's type is the element type.
fn parse_store(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let value = p.parse_operand()?;
    p.expect(",")?;
    let memref = p.parse_operand()?;
    p.expect("[")?;
    let indices = p.comma_list_until("]", |p| p.parse_operand())?;
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    let ty = p.parse_type()?;
    let element = p.cx().element_type(ty);
    state.operands = vec![p.resolve(value, element)?, p.resolve(memref, ty)?];
    for index in indices {
        let index = p.resolve(index, TypeId::INDEX)?;
        state.operands.push(index);
    }
    Ok(())
}

fn print_store(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    p.text(" ");
    p.values(&operands[..2]);
    p.text("[");
    p.values(&operands[2..]);
    p.text("]");
    p.attr_dict(op, &[], false);
    p.text(" : ");
    let ty = p.body().value_type(operands[1]);
    p.ty(ty);
}

/// Whether two sizes, strides or offsets can be the same at run time.
fn compatible(a: i64, b: i64) -> bool {
    a == b || a == DYNAMIC || b == DYNAMIC
}

fn verify_cast(view: &VerifyCx, op: Op) -> Result<(), String> {
    let cx = view.cx;
    let (from, to) = (view.body.value_type(view.body.operands(op)[0]), view.result_types(op)[0]);
    let fits = cx.element_type(from) == cx.element_type(to)
        && match (shape(cx, from), shape(cx, to)) {
            (Some((a, _)), Some((b, _))) => {
                a.len() == b.len()
                    && a.iter().zip(b).all(|(&a, &b)| compatible(a, b))
                    && layouts_compatible(cx, from, to)
            }
            // Between two unranked memrefs there is nothing to cast.
            (a, b) => a.is_some() || b.is_some(),
        };
    if fits {
        return Ok(());
    }
    Err(format!(
        "operand type '{}' and result type '{}' are cast incompatible",
        cx.type_text(from),
        cx.type_text(to)
    ))
}

fn layouts_compatible(cx: &Context, from: TypeId, to: TypeId) -> bool {
    match (strides_and_offset(cx, from), strides_and_offset(cx, to)) {
        (Some((a, a_offset)), Some((b, b_offset))) => {
            compatible(a_offset, b_offset) && a.iter().zip(&b).all(|(&a, &b)| compatible(a, b))
        }
        _ => true,
    }
}

/// `private constant @name : memref<…> = dense<…> {attrs}`.
fn parse_global(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    if p.at_string() {
        let visibility = p.parse_string()?;
        let visibility = p.cx().attr(AttrData::String(visibility));
        state.attr(name::SYM_VISIBILITY, visibility);
    }
    for visibility in ["public", "private", "nested"] {
        if p.eat(visibility) {
            let attr = p.cx().string_attr(visibility);
            state.attr(name::SYM_VISIBILITY, attr);
        }
    }
    if p.eat("constant") {
        let unit = p.cx().unit_attr();
        state.attr(name::CONSTANT, unit);
    }
    let symbol = p.parse_symbol_name()?;
    p.expect(":")?;
    let ty = p.parse_type()?;
    if p.eat("=") {
        let tensor = tensor_type(p.cx(), ty);
        let value = if p.eat("uninitialized") { p.cx().unit_attr() } else { p.parse_attr(Some(tensor))? };
        state.attr(name::INITIAL_VALUE, value);
    }
    p.parse_attr_dict(&mut state.attrs)?;
    let cx = p.cx();
    let symbol = cx.attr(AttrData::String(symbol));
    let ty = cx.type_attr(ty);
    state.attr(name::SYM_NAME, symbol);
    state.attr(name::TYPE, ty);
    Ok(())
}

/// The tensor type with the shape of a memref: that of the initial value.
fn tensor_type(cx: &mut Context, ty: TypeId) -> TypeId {
    match shape(cx, ty).map(|(shape, element)| (shape.to_vec(), element)) {
        Some((shape, element)) => {
            cx.ty(TypeData::Tensor { shape: Some(shape.into()), element, encoding: None })
        }
        None => ty,
    }
}

fn print_global(p: &mut dyn OpPrinter, op: Op) {
    p.text(" ");
    if let Some(visibility) = p.attr_of(op, name::SYM_VISIBILITY).and_then(|attr| p.cx().string_value(attr)) {
        p.string(visibility);
        p.text(" ");
    }
    if p.attr_of(op, name::CONSTANT).is_some() {
        p.text("constant ");
    }
    if let Some(symbol) = p.attr_of(op, name::SYM_NAME).and_then(|attr| p.cx().string_value(attr)) {
        p.symbol(symbol);
    }
    if let Some(ty) = p.attr_of(op, name::TYPE).and_then(|attr| p.cx().type_value(attr)) {
        p.text(" : ");
        p.ty(ty);
    }
    match p.attr_of(op, name::INITIAL_VALUE) {
        None => {}
        Some(value) if matches!(p.cx().attr_data(value), AttrData::Unit) => p.text(" = uninitialized"),
        Some(value) => {
            p.text(" = ");
            p.attr_value(value);
        }
    }
    let hidden = [name::SYM_NAME, name::SYM_VISIBILITY, name::TYPE, name::INITIAL_VALUE, name::CONSTANT];
    p.attr_dict(op, &hidden, false);
}

fn verify_global(view: &VerifyCx, op: Op) -> Result<(), String> {
    let ty = view.attr(op, name::TYPE).and_then(|attr| view.cx.type_value(attr));
    let sizes = ty.and_then(|ty| shape(view.cx, ty)).ok_or("type should be static shaped memref")?.0;
    if sizes.contains(&DYNAMIC) {
        return Err("type should be static shaped memref".to_string());
    }
    Ok(())
}

fn verify_get_global(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some(symbol) = view.attr(op, name::NAME).and_then(|attr: AttrId| view.cx.symbol_value(attr)) else {
        return Ok(());
    };
    let text = view.cx.str(symbol);
    let invalid = || format!("'{text}' does not reference a valid global memref");
    let (body, global) = view.lookup(symbol).ok_or_else(invalid)?;
    let body = view.module.body(body);
    if body.name(global) != GLOBAL {
        return Err(invalid());
    }
    let ty = view.cx.dict_get(body.attrs(global), name::TYPE).and_then(|attr| view.cx.type_value(attr));
    let found = view.result_types(op)[0];
    match ty {
        Some(ty) if ty != found => Err(format!(
            "result type '{}' does not match type '{}' of the global memref @{text}",
            view.cx.type_text(found),
            view.cx.type_text(ty)
        )),
        _ => Ok(()),
    }
}

/// `%memref : type -> base type, index, index, …`.
fn parse_metadata(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let source = p.parse_operand()?;
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    let ty = p.parse_type()?;
    p.expect("->")?;
    state.results = p.comma_list(|p| p.parse_type())?;
    state.operands.push(p.resolve(source, ty)?);
    Ok(())
}

fn print_metadata(p: &mut dyn OpPrinter, op: Op) {
    let source = p.body().operands(op)[0];
    p.text(" ");
    p.value(source);
    p.attr_dict(op, &[], false);
    p.text(" : ");
    let ty = p.body().value_type(source);
    p.ty(ty);
    p.text(" -> ");
    let types: Vec<TypeId> = p.body().results(op).map(|value| p.body().value_type(value)).collect();
    p.types(&types);
}

/// The words before the three lists of `memref.reinterpret_cast`, and the attributes with their constants.
const LISTS: [(&str, crate::ir::NameId); 3] =
    [("offset", name::STATIC_OFFSETS), ("sizes", name::STATIC_SIZES), ("strides", name::STATIC_STRIDES)];

/// `%m to offset: [%o], sizes: [4, %n], strides: [%s, 1] : type to type`.
fn parse_reinterpret_cast(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let source = p.parse_operand()?;
    p.expect("to")?;
    let mut operands = Vec::new();
    let mut segments = vec![1];
    for (i, (word, attr_name)) in LISTS.into_iter().enumerate() {
        if i > 0 {
            p.expect(",")?;
        }
        p.expect(word)?;
        p.expect(":")?;
        segments.push(parse_index_list_attr(p, state, attr_name, &mut operands)?);
    }
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    let from = p.parse_type()?;
    p.expect("to")?;
    state.results.push(p.parse_type()?);
    state.operands.push(p.resolve(source, from)?);
    for operand in operands {
        let value = p.resolve(operand, TypeId::INDEX)?;
        state.operands.push(value);
    }
    let segments = p.cx().i32_array_attr(&segments);
    state.attr(name::OPERAND_SEGMENT_SIZES, segments);
    Ok(())
}

fn print_reinterpret_cast(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    p.text(" ");
    p.value(operands[0]);
    p.text(" to ");
    let mut dynamic = operands[1..].iter().copied();
    p.list(LISTS, |p, (word, attr_name)| {
        p.text(&format!("{word}: "));
        print_index_list(p, op, attr_name, &mut dynamic);
    });
    p.attr_dict(
        op,
        &[name::STATIC_OFFSETS, name::STATIC_SIZES, name::STATIC_STRIDES, name::OPERAND_SEGMENT_SIZES],
        false,
    );
    p.text(" : ");
    let (from, to) = (p.body().value_type(operands[0]), p.body().value_type(p.body().result(op, 0)));
    p.ty(from);
    p.text(" to ");
    p.ty(to);
}

fn verify_reinterpret_cast(view: &VerifyCx, op: Op) -> Result<(), String> {
    let segments =
        view.attr(op, name::OPERAND_SEGMENT_SIZES).and_then(|attr| view.cx.dense_array_value(attr));
    for (i, (word, attr_name)) in LISTS.into_iter().enumerate() {
        let values = segments.and_then(|segments| segments.get(i + 1)).copied().unwrap_or_default();
        verify_index_list(view, op, attr_name, values as usize, word)?;
    }
    Ok(())
}
