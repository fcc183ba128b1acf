//! The textual form of types and attributes, which the printer writes and error messages quote.
//!
//! It is part of `ir` because errors of every stage name types.

use std::fmt::Write;

use super::attrs::{AttrData, AttrPart, DenseData};
use super::context::Context;
use super::entity::{AttrId, NameId, TypeId};
use super::float;
use super::loc::{Loc, LocData};
use super::types::{DYNAMIC, Signedness, StructBody, TypeData};
use super::wide;

/// The output of the textual form.
///
/// An attribute may have far more parts than its text, because composite attributes are a graph. A sink for attributes
/// either refers to these or becomes full.
pub trait Sink: Write {
    /// Appends a reference to a composite attribute. Returns false if its text is to be written instead.
    fn refer(&mut self, _cx: &Context, _attr: AttrId) -> bool {
        false
    }

    /// Returns true if further text is dropped, so that printing may stop.
    fn is_full(&self) -> bool {
        false
    }

    /// Appends text.
    fn push_str(&mut self, text: &str) {
        let _ = self.write_str(text);
    }

    /// Appends a character.
    fn push(&mut self, character: char) {
        let _ = self.write_char(character);
    }
}

impl Sink for String {}

/// A textual form for a message; a long one is truncated.
#[derive(Default)]
struct Excerpt(String);

impl Excerpt {
    /// The maximum length of a textual form in a message, in bytes.
    const MAX_LEN: usize = 600;

    /// Returns the text, or its beginning and an ellipsis.
    fn finish(mut self) -> String {
        if self.is_full() {
            self.0.truncate(self.0.floor_char_boundary(Self::MAX_LEN));
            self.0.push('…');
        }
        self.0
    }
}

impl Write for Excerpt {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        if !self.is_full() {
            self.0.push_str(text);
        }
        Ok(())
    }
}

impl Sink for Excerpt {
    fn is_full(&self) -> bool {
        self.0.len() > Self::MAX_LEN
    }
}

/// Appends text; a sink cannot fail.
macro_rules! put {
    ($out:expr, $($arg:tt)*) => { let _ = write!($out, $($arg)*); };
}

impl Context {
    /// Returns the textual form of a type for messages and comments, truncated if very long; [`write_type`] prints all
    /// of it.
    pub fn type_text(&self, ty: TypeId) -> String {
        let mut out = Excerpt::default();
        write_type(self, ty, &mut out);
        out.finish()
    }

    /// Returns the textual form of an attribute, with its type, for messages and comments, truncated if very long;
    /// [`write_attr`] prints all of it.
    pub fn attr_text(&self, attr: AttrId) -> String {
        let mut out = Excerpt::default();
        write_attr(self, attr, &mut out);
        out.finish()
    }
}

/// Appends the textual form of a type.
pub fn write_type(cx: &Context, ty: TypeId, out: &mut dyn Sink) {
    if out.is_full() {
        return;
    }
    match cx.type_data(ty) {
        TypeData::Integer { width, sign } => {
            let prefix = match sign {
                Signedness::Signless => "i",
                Signedness::Signed => "si",
                Signedness::Unsigned => "ui",
            };
            put!(out, "{prefix}{width}");
        }
        TypeData::Float(kind) => out.push_str(kind.keyword()),
        TypeData::Index => out.push_str("index"),
        TypeData::None => out.push_str("none"),
        TypeData::Complex(element) => bracketed(out, "complex<", ">", |out| write_type(cx, *element, out)),
        TypeData::Vector { shape, scalable, element } => bracketed(out, "vector<", ">", |out| {
            for (size, scalable) in shape.iter().zip(scalable) {
                if *scalable {
                    put!(out, "[{size}]x");
                } else {
                    put!(out, "{size}x");
                }
            }
            write_type(cx, *element, out);
        }),
        TypeData::Tensor { shape, element, encoding } => bracketed(out, "tensor<", ">", |out| {
            match shape {
                Some(shape) => write_shape(shape, out),
                None => out.push_str("*x"),
            }
            write_type(cx, *element, out);
            if let Some(encoding) = *encoding {
                out.push_str(", ");
                write_attr(cx, encoding, out);
            }
        }),
        TypeData::MemRef { shape, element, layout, space } => bracketed(out, "memref<", ">", |out| {
            write_shape(shape, out);
            write_type(cx, *element, out);
            write_optional_attr(cx, *layout, out);
            write_optional_attr(cx, *space, out);
        }),
        TypeData::UnrankedMemRef { element, space } => bracketed(out, "memref<*x", ">", |out| {
            write_type(cx, *element, out);
            write_optional_attr(cx, *space, out);
        }),
        TypeData::Tuple(elements) => bracketed(out, "tuple<", ">", |out| write_types(cx, elements, out)),
        TypeData::Function { inputs, results } => write_function_type(cx, inputs, results, out),
        TypeData::Foreign(text) => put_foreign(cx, *text, out),
        _ => {
            out.push_str("!llvm.");
            write_llvm_type(cx, ty, out);
        }
    }
}

fn put_foreign(cx: &Context, text: NameId, out: &mut dyn Sink) {
    out.push('!');
    out.push_str(cx.str(text));
}

/// Appends a type as inside other LLVM dialect types: without the `!llvm.` prefix.
pub fn write_llvm_type(cx: &Context, ty: TypeId, out: &mut dyn Sink) {
    write_llvm_nested(cx, ty, &mut Vec::new(), out);
}

/// Appends a type inside LLVM dialect types. `open` holds the identified structures whose bodies are being written. A
/// structure inside its own body is written by name alone, which ends the recursion.
fn write_llvm_nested(cx: &Context, ty: TypeId, open: &mut Vec<NameId>, out: &mut dyn Sink) {
    if out.is_full() {
        return;
    }
    match cx.type_data(ty) {
        TypeData::Pointer { space: 0 } => out.push_str("ptr"),
        TypeData::Pointer { space } => {
            put!(out, "ptr<{space}>");
        }
        TypeData::Void => out.push_str("void"),
        TypeData::Array { len, element } => {
            put!(out, "array<{len} x ");
            write_llvm_nested(cx, *element, open, out);
            out.push('>');
        }
        TypeData::Struct { fields, packed } => {
            bracketed(out, "struct<", ">", |out| write_fields(cx, fields, *packed, open, out));
        }
        TypeData::NamedStruct { name } => bracketed(out, "struct<", ">", |out| {
            write_string(cx.bytes(*name), out);
            write_named_body(cx, *name, open, out);
        }),
        TypeData::LlvmFunction { result, params, variadic } => bracketed(out, "func<", ")>", |out| {
            write_llvm_nested(cx, *result, open, out);
            out.push_str(" (");
            write_llvm_types(cx, params, open, out);
            if *variadic {
                out.push_str(if params.is_empty() { "..." } else { ", ..." });
            }
        }),
        TypeData::LlvmOpaque(keyword) => out.push_str(cx.str(*keyword)),
        _ => write_type(cx, ty, out),
    }
}

fn write_named_body(cx: &Context, name: NameId, open: &mut Vec<NameId>, out: &mut dyn Sink) {
    if open.contains(&name) {
        return;
    }
    open.push(name);
    out.push_str(", ");
    match cx.struct_body(name) {
        Some(StructBody::Fields { fields, packed }) => write_fields(cx, fields, *packed, open, out),
        Some(StructBody::Opaque) | None => out.push_str("opaque"),
    }
    open.pop();
}

fn write_fields(cx: &Context, fields: &[TypeId], packed: bool, open: &mut Vec<NameId>, out: &mut dyn Sink) {
    out.push_str(if packed { "packed (" } else { "(" });
    write_llvm_types(cx, fields, open, out);
    out.push(')');
}

fn write_llvm_types(cx: &Context, types: &[TypeId], open: &mut Vec<NameId>, out: &mut dyn Sink) {
    for (i, &ty) in types.iter().enumerate() {
        if out.is_full() {
            return;
        }
        if i > 0 {
            out.push_str(", ");
        }
        write_llvm_nested(cx, ty, open, out);
    }
}

fn write_shape(shape: &[i64], out: &mut dyn Sink) {
    for &size in shape {
        write_dynamic(size, out);
        out.push('x');
    }
}

fn write_dynamic(value: i64, out: &mut dyn Sink) {
    if value == DYNAMIC {
        out.push('?');
    } else {
        put!(out, "{value}");
    }
}

fn write_optional_attr(cx: &Context, attr: Option<AttrId>, out: &mut dyn Sink) {
    if let Some(attr) = attr {
        out.push_str(", ");
        write_untyped_attr(cx, attr, out);
    }
}

fn write_types(cx: &Context, types: &[TypeId], out: &mut dyn Sink) {
    separated(out, types, |out, &ty| write_type(cx, ty, out));
}

/// Appends `(inputs) -> results`.
pub fn write_function_type(cx: &Context, inputs: &[TypeId], results: &[TypeId], out: &mut dyn Sink) {
    out.push('(');
    write_types(cx, inputs, out);
    out.push_str(") -> ");
    match results {
        [ty] if !matches!(cx.type_data(*ty), TypeData::Function { .. }) => write_type(cx, *ty, out),
        results => {
            out.push('(');
            write_types(cx, results, out);
            out.push(')');
        }
    }
}

/// Appends an attribute with its type.
pub fn write_attr(cx: &Context, attr: AttrId, out: &mut dyn Sink) {
    write_attr_value(cx, attr, out);
    match cx.attr_data(attr) {
        AttrData::Integer { ty: TypeId::I1, .. } => {}
        AttrData::Integer { ty, .. }
        | AttrData::WideInteger { ty, .. }
        | AttrData::Float { ty, .. }
        | AttrData::TypedString { ty, .. }
        | AttrData::TypedDialect { ty, .. }
        | AttrData::DenseElements { ty, .. }
        | AttrData::DenseStrings { ty, .. }
        | AttrData::Sparse { ty, .. }
        | AttrData::DenseResource { ty, .. } => {
            out.push_str(" : ");
            write_type(cx, *ty, out);
        }
        _ => {}
    }
}

/// Appends an attribute in a position where a number without a type has the default type: in an array or a type.
fn write_untyped_attr(cx: &Context, attr: AttrId, out: &mut dyn Sink) {
    match cx.attr_data(attr) {
        AttrData::Integer { ty: TypeId::I64, .. } | AttrData::Float { ty: TypeId::F64, .. } => {
            write_attr_value(cx, attr, out)
        }
        _ => write_attr(cx, attr, out),
    }
}

/// Appends an attribute without the type that [`write_attr`] appends to a number, a string or elements.
pub fn write_attr_value(cx: &Context, attr: AttrId, out: &mut dyn Sink) {
    if out.is_full() {
        return;
    }
    match cx.attr_data(attr) {
        AttrData::Unit => out.push_str("unit"),
        AttrData::Integer { ty: TypeId::I1, value } => {
            out.push_str(if *value == 0 { "false" } else { "true" })
        }
        AttrData::Integer { ty, value } => match cx.type_data(*ty) {
            TypeData::Integer { sign: Signedness::Unsigned, .. } => {
                put!(out, "{}", *value as u128);
            }
            _ => {
                put!(out, "{value}");
            }
        },
        AttrData::WideInteger { ty, bytes } => write_wide(cx, *ty, bytes, out),
        AttrData::Float { ty, bits } => write_float(cx, *ty, *bits, out),
        AttrData::String(name) => write_string(cx.bytes(*name), out),
        AttrData::TypedString { text, .. } => write_string(cx.bytes(*text), out),
        AttrData::Type(ty) => write_type(cx, *ty, out),
        AttrData::Array(items) => bracketed(out, "[", "]", |out| {
            separated(out, items, |out, &item| write_untyped_attr(cx, item, out));
        }),
        AttrData::Dict(dict) => {
            let entries = cx.dict_entries(*dict).to_vec();
            bracketed(out, "{", "}", |out| {
                separated(out, &entries, |out, &(name, attr)| write_entry(cx, name, attr, out))
            });
        }
        AttrData::Symbol { root, nested } => {
            write_symbol(cx.bytes(*root), out);
            for &name in nested {
                out.push_str("::");
                write_symbol(cx.bytes(name), out);
            }
        }
        AttrData::DenseArray { element, values } => write_dense_array(cx, *element, values, out),
        AttrData::DenseElements { ty, data } => write_dense(cx, *ty, data, out),
        AttrData::DenseStrings { .. } | AttrData::Sparse { .. } | AttrData::DenseResource { .. } => {
            write_other_elements(cx, attr, out);
        }
        AttrData::AffineMap(map) => bracketed(out, "affine_map<", ">", |out| map.write(out)),
        AttrData::AffineSet(set) => bracketed(out, "affine_set<", ">", |out| set.write(out)),
        AttrData::Distinct { id, attr } => {
            put!(out, "distinct[{id}]<");
            if !matches!(cx.attr_data(*attr), AttrData::Unit) {
                write_attr(cx, *attr, out);
            }
            out.push('>');
        }
        AttrData::Strided { offset, strides } => write_strided(*offset, strides, out),
        AttrData::Loc(loc) => bracketed(out, "loc(", ")", |out| write_loc(cx, *loc, out)),
        AttrData::Dialect(text) | AttrData::TypedDialect { text, .. } => {
            out.push('#');
            out.push_str(cx.str(*text));
        }
        AttrData::Composite { text, parts } => {
            if !out.refer(cx, attr) {
                write_composite(cx, cx.bytes(*text), parts, out);
            }
        }
    }
}

/// Appends a composite attribute, given its text and the attributes that belong into it.
pub fn write_composite(cx: &Context, text: &[u8], parts: &[AttrPart], out: &mut dyn Sink) {
    out.push('#');
    let mut written = 0;
    for part in parts {
        if out.is_full() {
            return;
        }
        out.push_str(&String::from_utf8_lossy(&text[written..part.at as usize]));
        write_attr(cx, part.attr, out);
        written = part.at as usize;
    }
    out.push_str(&String::from_utf8_lossy(&text[written..]));
}

fn write_strided(offset: i64, strides: &[i64], out: &mut dyn Sink) {
    out.push_str("strided<[");
    separated(out, strides, |out, &stride| write_dynamic(stride, out));
    out.push(']');
    if offset != 0 {
        out.push_str(", offset: ");
        write_dynamic(offset, out);
    }
    out.push('>');
}

/// Appends `name = attr`, or the name alone for a unit attribute.
pub fn write_entry(cx: &Context, name: NameId, attr: AttrId, out: &mut dyn Sink) {
    write_keyword_or_string(cx, name, out);
    if !matches!(cx.attr_data(attr), AttrData::Unit) {
        out.push_str(" = ");
        write_attr(cx, attr, out);
    }
}

fn write_float(cx: &Context, ty: TypeId, bits: u128, out: &mut dyn Sink) {
    if let Some(kind) = cx.float_kind(ty) {
        out.push_str(&float::print(kind, bits));
    }
}

fn write_dense_array(cx: &Context, element: TypeId, values: &[i64], out: &mut dyn Sink) {
    out.push_str("array<");
    write_type(cx, element, out);
    if !values.is_empty() {
        out.push_str(": ");
    }
    separated(out, values, |out, &value| match cx.float_kind(element) {
        Some(kind) => out.push_str(&float::print(kind, (value as u64).into())),
        None if element == TypeId::I1 => out.push_str(if value == 0 { "false" } else { "true" }),
        None => {
            put!(out, "{value}");
        }
    });
    out.push('>');
}

fn write_wide(cx: &Context, ty: TypeId, bytes: &[u8], out: &mut dyn Sink) {
    if let TypeData::Integer { width, sign } = cx.type_data(ty) {
        out.push_str(&wide::print(bytes, *width, *sign != Signedness::Unsigned));
    }
}

fn write_other_elements(cx: &Context, attr: AttrId, out: &mut dyn Sink) {
    match cx.attr_data(attr) {
        AttrData::DenseStrings { ty, values } => {
            out.push_str("dense<");
            match &values[..] {
                [value] => write_string(cx.bytes(*value), out),
                values => write_levels(
                    &static_shape(cx, *ty, values.len()),
                    &mut values.iter(),
                    out,
                    &|value, out| {
                        write_string(value.map_or(b"", |value| cx.bytes(*value)), out);
                    },
                ),
            }
            out.push('>');
        }
        AttrData::Sparse { indices, values, .. } => {
            out.push_str("sparse<");
            if let (
                AttrData::DenseElements { ty: index_ty, data: indices },
                AttrData::DenseElements { ty: value_ty, data: values },
            ) = (cx.attr_data(*indices), cx.attr_data(*values))
                && !matches!(values, DenseData::Elements(bytes) if bytes.is_empty())
            {
                write_dense_literal(cx, *index_ty, indices, out);
                out.push_str(", ");
                write_dense_literal(cx, *value_ty, values, out);
            }
            out.push('>');
        }
        AttrData::DenseResource { key, .. } => {
            out.push_str("dense_resource<");
            write_keyword_or_string(cx, *key, out);
            out.push('>');
        }
        _ => {}
    }
}

/// Appends a name, quoted unless it is an identifier.
pub fn write_keyword_or_string(cx: &Context, name: NameId, out: &mut dyn Sink) {
    if is_bare_identifier(cx.bytes(name)) {
        out.push_str(cx.str(name));
    } else {
        write_string(cx.bytes(name), out);
    }
}

/// Returns the shape of a shaped type; for other types, that of a list of `count` elements.
fn static_shape(cx: &Context, ty: TypeId, count: usize) -> Vec<i64> {
    match cx.type_data(ty) {
        TypeData::Vector { shape, .. } | TypeData::MemRef { shape, .. } => shape.to_vec(),
        TypeData::Tensor { shape: Some(shape), .. } => shape.to_vec(),
        _ => vec![count as i64],
    }
}

/// Returns the size in bytes of an element of a dense attribute (a complex number is a pair).
pub fn dense_element_size(cx: &Context, element: TypeId) -> Option<usize> {
    Some(match cx.type_data(element) {
        TypeData::Integer { width, .. } => (*width as usize).div_ceil(8),
        TypeData::Float(kind) => kind.bits().div_ceil(8) as usize,
        TypeData::Index => 8,
        TypeData::Complex(part) => 2 * dense_element_size(cx, *part)?,
        _ => return None,
    })
}

/// Appends `dense<...>` without the type.
fn write_dense(cx: &Context, ty: TypeId, data: &DenseData, out: &mut dyn Sink) {
    out.push_str("dense<");
    write_dense_literal(cx, ty, data, out);
    out.push('>');
}

fn write_dense_literal(cx: &Context, ty: TypeId, data: &DenseData, out: &mut dyn Sink) {
    let element = cx.element_type(ty);
    match data {
        DenseData::Splat(bytes) => write_dense_element(cx, element, bytes, out),
        DenseData::Elements(bytes) if bytes.is_empty() => {}
        DenseData::Elements(bytes) => {
            let size = dense_element_size(cx, element).unwrap_or(1).max(1);
            let shape = static_shape(cx, ty, bytes.len() / size);
            write_levels(&shape, &mut bytes.chunks(size), out, &|bytes: Option<&[u8]>, out| {
                write_dense_element(cx, element, bytes.unwrap_or_default(), out)
            });
        }
    }
}

/// Appends nested lists of the given shape.
fn write_levels<I: Iterator>(
    shape: &[i64],
    elements: &mut I,
    out: &mut dyn Sink,
    each: &impl Fn(Option<I::Item>, &mut dyn Sink),
) {
    let Some((&len, inner)) = shape.split_first() else { return each(elements.next(), out) };
    out.push('[');
    for i in 0..len {
        if out.is_full() {
            return;
        }
        if i > 0 {
            out.push_str(", ");
        }
        write_levels(inner, elements, out, each);
    }
    out.push(']');
}

fn write_dense_element(cx: &Context, element: TypeId, bytes: &[u8], out: &mut dyn Sink) {
    match cx.type_data(element) {
        TypeData::Complex(part) => {
            let (re, im) = bytes.split_at(bytes.len() / 2);
            out.push('(');
            write_dense_element(cx, *part, re, out);
            out.push(',');
            write_dense_element(cx, *part, im, out);
            out.push(')');
        }
        TypeData::Float(_) => write_float(cx, element, unsigned(bytes), out),
        TypeData::Integer { width: 1, .. } => {
            out.push_str(if unsigned(bytes) == 0 { "false" } else { "true" })
        }
        TypeData::Integer { width, .. } if *width > 128 => write_wide(cx, element, bytes, out),
        TypeData::Integer { sign: Signedness::Unsigned, .. } => {
            put!(out, "{}", unsigned(bytes));
        }
        TypeData::Integer { width, .. } => {
            put!(out, "{}", sign_extend(unsigned(bytes), *width));
        }
        _ => {
            put!(out, "{}", sign_extend(unsigned(bytes), 64));
        }
    }
}

/// Decodes little-endian bytes (at most 16) as an unsigned number.
pub fn unsigned(bytes: &[u8]) -> u128 {
    bytes.iter().take(16).rev().fold(0, |all, &byte| all << 8 | u128::from(byte))
}

/// Sign-extends the low `width` bits.
pub fn sign_extend(value: u128, width: u32) -> i128 {
    let unused = 128 - width.clamp(1, 128);
    ((value << unused) as i128) >> unused
}

/// Appends a location in the syntax between the parentheses of `loc(...)`.
pub fn write_loc(cx: &Context, loc: Loc, out: &mut dyn Sink) {
    if out.is_full() {
        return;
    }
    match cx.loc_data(loc) {
        None | Some(LocData::Unknown | LocData::Alias(_)) => out.push_str("unknown"),
        Some(LocData::FileRange { file, start, end }) => {
            write_string(cx.bytes(*file), out);
            put!(out, ":{}:{} to ", start.0, start.1);
            if end.0 != start.0 {
                put!(out, "{}", end.0);
            }
            put!(out, ":{}", end.1);
        }
        Some(LocData::File { file, line, column }) => {
            write_string(cx.bytes(*file), out);
            put!(out, ":{line}:{column}");
        }
        Some(LocData::Named { name, child }) => {
            write_string(cx.bytes(*name), out);
            if *child != Loc::UNKNOWN {
                bracketed(out, "(", ")", |out| write_loc(cx, *child, out));
            }
        }
        Some(LocData::CallSite { callee, caller }) => bracketed(out, "callsite(", ")", |out| {
            write_loc(cx, *callee, out);
            out.push_str(" at ");
            write_loc(cx, *caller, out);
        }),
        Some(LocData::Fused { metadata, parts }) => {
            out.push_str("fused");
            if let Some(metadata) = metadata {
                bracketed(out, "<", ">", |out| write_attr(cx, *metadata, out));
            }
            bracketed(out, "[", "]", |out| separated(out, parts, |out, &part| write_loc(cx, part, out)));
        }
    }
}

/// Appends `@name`, quoted where needed.
pub fn write_symbol(name: &[u8], out: &mut dyn Sink) {
    out.push('@');
    match std::str::from_utf8(name) {
        Ok(text) if is_bare_identifier(name) => out.push_str(text),
        _ => write_string(name, out),
    }
}

fn is_bare_identifier(name: &[u8]) -> bool {
    let tail = |c: &u8| c.is_ascii_alphanumeric() || matches!(c, b'_' | b'$' | b'.');
    matches!(name.first(), Some(c) if c.is_ascii_alphabetic() || *c == b'_') && name.iter().all(tail)
}

/// Appends a quoted string with MLIR's escapes.
pub fn write_string(bytes: &[u8], out: &mut dyn Sink) {
    out.push('"');
    for &byte in bytes {
        match byte {
            b'\\' => out.push_str("\\\\"),
            b'"' => out.push_str("\\22"),
            b' '..=b'~' => out.push(byte as char),
            _ => {
                put!(out, "\\{byte:02X}");
            }
        }
    }
    out.push('"');
}

/// Returns the bytes that a string literal denotes; `literal` includes the quotes.
pub fn unescape(literal: &[u8]) -> Vec<u8> {
    let inner = &literal[1..literal.len() - 1];
    let mut out = Vec::with_capacity(inner.len());
    let mut at = 0;
    while at < inner.len() {
        let plain = memchr::memchr(b'\\', &inner[at..]).unwrap_or(inner.len() - at);
        out.extend_from_slice(&inner[at..at + plain]);
        at += plain;
        if at == inner.len() {
            break;
        }
        let hex = |i: usize| inner.get(i).and_then(|&byte| (byte as char).to_digit(16));
        match (inner.get(at + 1), hex(at + 1), hex(at + 2)) {
            (_, Some(high), Some(low)) => {
                out.push((high * 16 + low) as u8);
                at += 3;
                continue;
            }
            (Some(b'n'), ..) => out.push(b'\n'),
            (Some(b't'), ..) => out.push(b'\t'),
            (Some(&other), ..) => out.push(other),
            (None, ..) => {}
        }
        at += 2;
    }
    out
}

fn bracketed(out: &mut dyn Sink, open: &str, close: &str, inner: impl FnOnce(&mut dyn Sink)) {
    out.push_str(open);
    inner(out);
    out.push_str(close);
}

fn separated<T>(out: &mut dyn Sink, items: &[T], each: impl Fn(&mut dyn Sink, &T)) {
    for (i, item) in items.iter().enumerate() {
        if out.is_full() {
            return;
        }
        if i > 0 {
            out.push_str(", ");
        }
        each(out, item);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_are_unescaped() {
        assert_eq!(unescape(br#""a\22b\\\n\00\FF""#), b"a\"b\\\n\x00\xFF");
    }
}
