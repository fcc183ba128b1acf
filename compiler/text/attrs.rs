//! Attributes and locations in the text.

use crate::ir::spelling::dense_element_size;
use crate::ir::{
    AttrData, AttrId, DYNAMIC, DenseData, Loc, LocData, NamedAttr, ParseResult, Signedness, TypeData, TypeId,
    float,
};

use super::lexer::{TokenKind, unescape};
use super::parser::Parser;

/// A number as written.
#[derive(Clone, Copy)]
struct Number<'s> {
    negative: bool,
    text: &'s [u8],
    offset: usize,
}

/// An element of a `dense<...>` literal.
enum Element<'s> {
    Number(Number<'s>),
    Bool(bool),
    Complex(Number<'s>, Number<'s>),
}

impl<'s> Parser<'s> {
    /// Takes an attribute. A number without a type gets `ty`, or else `i64` or `f64`.
    pub(super) fn require_attr(&mut self, ty: Option<TypeId>) -> ParseResult<AttrId> {
        let kind = self.token.kind;
        match kind {
            TokenKind::Integer | TokenKind::Float => self.number_attr(ty),
            TokenKind::String => {
                let text = self.require_string()?;
                let attr = self.module.cx.string_attr(text);
                // A typed string keeps its text only.
                if self.take(":") {
                    self.require_type()?;
                }
                Ok(attr)
            }
            TokenKind::At => self.symbol_attr(),
            TokenKind::Hash => self.hash_attr(),
            TokenKind::Bare => self.keyword_attr(ty),
            _ if self.is("-") => self.number_attr(ty),
            _ if self.take("[") => self.nested(|p| {
                let items = p.list_until("]", |p| p.require_attr(None))?;
                Ok(p.module.cx.attr(AttrData::Array(items.into())))
            }),
            _ if self.is("{") => self.nested(|p| {
                let mut entries = Vec::new();
                p.attr_dict(&mut entries)?;
                let dict = p.module.cx.dict(&mut entries);
                Ok(p.module.cx.attr(AttrData::Dict(dict)))
            }),
            _ if self.at_type() => self.type_attr(),
            _ => Err(self.unexpected("attribute value")),
        }
    }

    fn type_attr(&mut self) -> ParseResult<AttrId> {
        let ty = self.require_type()?;
        Ok(self.module.cx.type_attr(ty))
    }

    fn keyword_attr(&mut self, ty: Option<TypeId>) -> ParseResult<AttrId> {
        let text = self.token_text();
        match text {
            b"true" | b"false" => {
                self.advance();
                let value = if text == b"true" { -1 } else { 0 };
                Ok(self.module.cx.int_attr(TypeId::I1, value))
            }
            b"unit" => {
                self.advance();
                Ok(self.module.cx.unit_attr())
            }
            b"dense" => self.nested(|p| p.dense_attr(ty)),
            b"array" => self.dense_array_attr(),
            b"strided" => self.strided_attr(),
            b"loc" => {
                let offset = self.token.start;
                let loc =
                    self.optional_loc()?.ok_or_else(|| self.report(offset, "expected '(' after 'loc'"))?;
                Ok(self.module.cx.attr(AttrData::Loc(loc)))
            }
            b"affine_map" | b"affine_set" | b"dense_resource" | b"sparse" | b"distinct" => {
                let message = format!("'{}' attributes are not supported yet", String::from_utf8_lossy(text));
                Err(self.report(self.token.start, message))
            }
            _ if self.at_type() => self.type_attr(),
            _ => Err(self.unexpected("attribute value")),
        }
    }

    fn symbol_attr(&mut self) -> ParseResult<AttrId> {
        let root = self.require_symbol()?;
        let mut nested = Vec::new();
        while self.take("::") {
            nested.push(self.require_symbol()?);
        }
        Ok(self.module.cx.attr(AttrData::Symbol { root, nested: nested.into() }))
    }

    fn hash_attr(&mut self) -> ParseResult<AttrId> {
        let text = self.token_text();
        if text.contains(&b'.') {
            let body = self.dialect_body()?;
            return Ok(self.module.cx.dialect_attr(body));
        }
        match self.attr_aliases.get(text).copied() {
            Some(attr) => {
                self.advance();
                Ok(attr)
            }
            None => {
                let message = format!("undefined symbol alias id '{}'", String::from_utf8_lossy(text));
                Err(self.report(self.token.start, message))
            }
        }
    }

    // ---- numbers

    fn number(&mut self) -> ParseResult<Number<'s>> {
        let offset = self.token.start;
        let negative = self.take("-");
        match self.token.kind {
            TokenKind::Integer | TokenKind::Float => {
                let text = self.token_text();
                self.advance();
                Ok(Number { negative, text, offset })
            }
            _ => Err(self.unexpected("number")),
        }
    }

    /// Takes an integer of at most 127 bits.
    pub(super) fn integer(&mut self) -> ParseResult<i128> {
        if !self.is_kind(TokenKind::Integer) && !self.is("-") {
            return Err(self.unexpected("integer value"));
        }
        let number = self.number()?;
        match integer_value(number.text) {
            Some(value) => Ok(if number.negative { -value } else { value }),
            None => Err(self.report(number.offset, "integer value too large")),
        }
    }

    fn number_attr(&mut self, ty: Option<TypeId>) -> ParseResult<AttrId> {
        let number = self.number()?;
        let is_float = number.text.contains(&b'.');
        let ty = if self.take(":") {
            self.require_type()?
        } else {
            ty.unwrap_or(if is_float { TypeId::F64 } else { TypeId::I64 })
        };
        if let Some(kind) = self.module.cx.float_kind(ty) {
            let bits = self.float_bits(kind, number)?;
            return Ok(self.module.cx.attr(AttrData::Float { ty, bits }));
        }
        if is_float {
            return Err(self.report(number.offset, "floating point value not valid for specified type"));
        }
        let value = self.integer_of(ty, number)?;
        Ok(self.module.cx.int_attr(ty, value))
    }

    fn float_bits(&mut self, kind: crate::ir::FloatKind, number: Number) -> ParseResult<u128> {
        let sign = if number.negative { 1u128 << (kind.bits() - 1) } else { 0 };
        if let Some(digits) = number.text.strip_prefix(b"0x") {
            let bits = std::str::from_utf8(digits).ok().and_then(|text| u128::from_str_radix(text, 16).ok());
            return match bits.filter(|bits| kind.bits() == 128 || bits >> kind.bits() == 0) {
                Some(bits) => Ok(bits ^ sign),
                None => Err(self.report(number.offset, "hexadecimal float constant out of range for type")),
            };
        }
        let text = std::str::from_utf8(number.text).unwrap_or_default();
        match float::parse(kind, text) {
            Some(bits) => Ok(bits | sign),
            None => Err(self.report(number.offset, "expected a floating point literal")),
        }
    }

    /// The value of a number of an integer or index type, in the form in which attributes keep it.
    fn integer_of(&mut self, ty: TypeId, number: Number) -> ParseResult<i128> {
        let (width, sign) = match self.module.cx.type_data(ty) {
            TypeData::Integer { width, sign } => (*width, *sign),
            TypeData::Index => (64, Signedness::Signless),
            _ => {
                let text = self.module.cx.type_text(ty);
                return Err(
                    self.report(number.offset, format!("integer literal not valid for type '{text}'"))
                );
            }
        };
        if width > 128 {
            return Err(
                self.report(number.offset, "integer constants wider than 128 bits are not supported yet")
            );
        }
        let value = integer_value(number.text).map(|value| if number.negative { -value } else { value });
        match value.and_then(|value| fit(value, width, sign)) {
            Some(value) => Ok(value),
            None => {
                let text = self.module.cx.type_text(ty);
                Err(self.report(number.offset, format!("integer constant out of range for type '{text}'")))
            }
        }
    }

    // ---- dense attributes

    fn dense_array_attr(&mut self) -> ParseResult<AttrId> {
        self.advance();
        self.require("<")?;
        let element = self.require_type()?;
        let mut values = Vec::new();
        if self.take(":") {
            values = self.list_until(">", |p| p.dense_array_element(element))?;
        } else {
            self.require(">")?;
        }
        Ok(self.module.cx.attr(AttrData::DenseArray { element, values: values.into() }))
    }

    fn dense_array_element(&mut self, element: TypeId) -> ParseResult<i64> {
        if self.is("true") || self.is("false") {
            let value = i64::from(self.is("true"));
            self.advance();
            return Ok(value);
        }
        let number = self.number()?;
        match self.module.cx.float_kind(element) {
            Some(kind) => Ok(self.float_bits(kind, number)? as i64),
            None => Ok(self.integer_of(element, number)? as i64),
        }
    }

    fn strided_attr(&mut self) -> ParseResult<AttrId> {
        self.advance();
        self.require("<")?;
        self.require("[")?;
        let strides = self.list_until("]", Self::stride)?;
        let mut offset = 0;
        if self.take(",") {
            self.require("offset")?;
            self.require(":")?;
            offset = self.stride()?;
        }
        self.require(">")?;
        Ok(self.module.cx.attr(AttrData::Strided { offset, strides: strides.into() }))
    }

    fn stride(&mut self) -> ParseResult<i64> {
        if self.take("?") {
            return Ok(DYNAMIC);
        }
        let offset = self.token.start;
        let value = self.integer()?;
        i64::try_from(value).map_err(|_| self.report(offset, "stride does not fit into 64 bits"))
    }

    /// `dense<...> : type`, or with the type known from around it.
    fn dense_attr(&mut self, ty: Option<TypeId>) -> ParseResult<AttrId> {
        let offset = self.token.start;
        self.advance();
        self.require("<")?;
        let mut elements = Vec::new();
        let mut shape = Vec::new();
        let mut raw = None;
        if self.is_kind(TokenKind::String) {
            raw = Some(unescape(self.token_text()));
            self.advance();
        } else if !self.is(">") {
            shape = self.dense_level(&mut elements)?;
        }
        self.require(">")?;
        let ty = if self.take(":") {
            self.require_type()?
        } else {
            ty.ok_or_else(|| self.unexpected("':' and the type of the elements"))?
        };
        let (expected, element) = self.dense_shape(ty, offset)?;
        let data = match raw {
            Some(hex) => self.dense_hex(&hex, offset, element, &expected)?,
            None => self.dense_data(&elements, &shape, offset, element, &expected)?,
        };
        Ok(self.module.cx.attr(AttrData::DenseElements { ty, data }))
    }

    /// Reads an element or a bracketed list and gives its shape.
    fn dense_level(&mut self, elements: &mut Vec<Element<'s>>) -> ParseResult<Vec<i64>> {
        if !self.take("[") {
            let element = self.dense_element()?;
            elements.push(element);
            return Ok(Vec::new());
        }
        let offset = self.token.start;
        let shapes = self.nested(|p| p.list_until("]", |p| p.dense_level(elements)))?;
        let inner = shapes.first().cloned().unwrap_or_default();
        if shapes.iter().any(|shape| *shape != inner) {
            return Err(
                self.report(offset, "tensor literal is invalid; ranks are not consistent between elements")
            );
        }
        Ok([&[shapes.len() as i64], &inner[..]].concat())
    }

    fn dense_element(&mut self) -> ParseResult<Element<'s>> {
        if self.take("true") {
            return Ok(Element::Bool(true));
        }
        if self.take("false") {
            return Ok(Element::Bool(false));
        }
        if !self.take("(") {
            return Ok(Element::Number(self.number()?));
        }
        let re = self.number()?;
        self.require(",")?;
        let im = self.number()?;
        self.require(")")?;
        Ok(Element::Complex(re, im))
    }

    /// Static shape and element type of the type of a dense attribute.
    fn dense_shape(&mut self, ty: TypeId, offset: usize) -> ParseResult<(Vec<i64>, TypeId)> {
        let (shape, element) = match self.module.cx.type_data(ty) {
            TypeData::Vector { shape, element, .. } => (shape.to_vec(), *element),
            TypeData::Tensor { shape: Some(shape), element, .. } => (shape.to_vec(), *element),
            _ => return Err(self.report(offset, "elements literal must be a shaped type")),
        };
        if shape.contains(&DYNAMIC) {
            return Err(self.report(offset, "elements literal type must have static shape"));
        }
        Ok((shape, element))
    }

    fn dense_data(
        &mut self,
        elements: &[Element<'s>],
        shape: &[i64],
        offset: usize,
        element: TypeId,
        expected: &[i64],
    ) -> ParseResult<DenseData> {
        let is_splat = shape.is_empty() && elements.len() == 1;
        let empty = elements.is_empty() && expected.contains(&0);
        if !is_splat && !empty && shape != expected {
            let message =
                format!("inferred shape of elements literal ({shape:?}) does not match type ({expected:?})");
            return Err(self.report(offset, message));
        }
        let mut bytes = Vec::new();
        for literal in elements {
            self.dense_bytes(element, literal, offset, &mut bytes)?;
        }
        Ok(if is_splat { DenseData::Splat(bytes.into()) } else { compact(bytes, elements.len()) })
    }

    fn dense_bytes(
        &mut self,
        element: TypeId,
        literal: &Element<'s>,
        offset: usize,
        out: &mut Vec<u8>,
    ) -> ParseResult {
        let part = match self.module.cx.type_data(element) {
            TypeData::Complex(part) => Some(*part),
            _ => None,
        };
        let Some(size) = dense_element_size(&self.module.cx, part.unwrap_or(element)) else {
            let text = self.module.cx.type_text(element);
            return Err(self.report(offset, format!("elements of type '{text}' are not supported")));
        };
        let numbers: &[Number] = match (literal, part) {
            (Element::Bool(value), None) => {
                out.extend((0..size).map(|i| u8::from(*value && i == 0)));
                return Ok(());
            }
            (Element::Number(number), None) => &[*number],
            (Element::Complex(re, im), Some(_)) => &[*re, *im],
            (Element::Number(number), Some(_)) => {
                &[*number, Number { negative: false, text: b"0", ..*number }]
            }
            (Element::Bool(_), Some(_)) | (Element::Complex(..), None) => {
                let text = self.module.cx.type_text(element);
                return Err(self.report(offset, format!("expected elements of type '{text}'")));
            }
        };
        for &number in numbers {
            let bits = self.element_bits(part.unwrap_or(element), number)?;
            out.extend_from_slice(&bits.to_le_bytes()[..size]);
        }
        Ok(())
    }

    fn element_bits(&mut self, ty: TypeId, number: Number) -> ParseResult<u128> {
        if let Some(kind) = self.module.cx.float_kind(ty) {
            let exact_integer = !number.text.contains(&b'.') && !number.text.starts_with(b"0x");
            if exact_integer && number.text != b"0" {
                return Err(self.report(number.offset, "expected floating point literal"));
            }
            return self.float_bits(kind, number);
        }
        if number.text.contains(&b'.') {
            return Err(self.report(number.offset, "expected integer elements, but parsed floating-point"));
        }
        let value = self.integer_of(ty, number)?;
        let width = self.module.cx.int_width(ty).unwrap_or(64);
        Ok(value as u128 & (u128::MAX >> (128 - width.min(128))))
    }

    /// Elements as the hex digits of their bytes: little-endian, one element for a splat.
    fn dense_hex(
        &mut self,
        hex: &[u8],
        offset: usize,
        element: TypeId,
        shape: &[i64],
    ) -> ParseResult<DenseData> {
        let digits =
            hex.strip_prefix(b"0x").or(hex.strip_prefix(b"0X")).filter(|digits| digits.len() % 2 == 0);
        let digit = |byte: u8| (byte as char).to_digit(16).map(|digit| digit as u8);
        let byte = |pair: &[u8]| Some(digit(pair[0])? << 4 | digit(pair[1])?);
        let bytes: Option<Vec<u8>> = digits.and_then(|digits| digits.chunks(2).map(byte).collect());
        let (Some(bytes), Some(size)) = (bytes, dense_element_size(&self.module.cx, element)) else {
            return Err(self.report(offset, "expected string containing hex digits starting with `0x`"));
        };
        let count = shape.iter().product::<i64>() as usize;
        if element == TypeId::I1 {
            return Err(self.report(offset, "hex elements of type 'i1' are not supported yet"));
        }
        if bytes.len() == size && count != 1 {
            return Ok(DenseData::Splat(bytes.into()));
        }
        if bytes.len() != size * count {
            return Err(self.report(offset, "elements hex data size is invalid for provided type"));
        }
        Ok(compact(bytes, count))
    }

    // ---- dictionaries

    /// Takes `{name = attr, …}`.
    pub(super) fn attr_dict(&mut self, entries: &mut Vec<NamedAttr>) -> ParseResult {
        self.require("{")?;
        self.entries_until("}", entries)
    }

    /// Takes entries up to `close`, which is taken.
    pub(super) fn entries_until(&mut self, close: &str, entries: &mut Vec<NamedAttr>) -> ParseResult {
        if self.take(close) {
            return Ok(());
        }
        loop {
            let offset = self.token.start;
            let name = match self.token.kind {
                TokenKind::String => {
                    let text = self.require_string()?;
                    self.module.cx.name(text)
                }
                TokenKind::Bare => {
                    let text = self.token_text();
                    self.advance();
                    self.module.cx.name(text)
                }
                _ => return Err(self.unexpected("attribute name")),
            };
            let attr = if self.take("=") { self.require_attr(None)? } else { self.module.cx.unit_attr() };
            if entries.iter().any(|entry| entry.0 == name) {
                let message = format!("duplicate key '{}' in dictionary attribute", self.module.cx.str(name));
                return Err(self.report(offset, message));
            }
            entries.push((name, attr));
            if !self.take(",") {
                return self.require(close);
            }
        }
    }

    // ---- locations

    /// Takes `loc(...)` if present; not an alias.
    pub(super) fn optional_loc(&mut self) -> ParseResult<Option<Loc>> {
        if !self.is("loc") {
            return Ok(None);
        }
        self.advance();
        self.require("(")?;
        let loc = self.location()?;
        self.require(")")?;
        Ok(Some(loc))
    }

    /// What stands between the parentheses of `loc(...)`.
    pub(super) fn location(&mut self) -> ParseResult<Loc> {
        let kind = self.token.kind;
        self.nested(|p| match kind {
            TokenKind::String => p.file_or_named_loc(),
            TokenKind::Hash => {
                let alias = p.token_text();
                let offset = p.token.start;
                p.advance();
                match p.attr_aliases.get(alias).map(|&attr| p.module.cx.attr_data(attr)) {
                    Some(AttrData::Loc(loc)) => Ok(*loc),
                    // Attribute aliases such as debug metadata carry no position.
                    Some(_) => Ok(Loc::UNKNOWN),
                    None => {
                        let message =
                            format!("undefined symbol alias id '{}'", String::from_utf8_lossy(alias));
                        Err(p.report(offset, message))
                    }
                }
            }
            _ if p.take("unknown") => Ok(Loc::UNKNOWN),
            _ if p.take("callsite") => p.call_site_loc(),
            _ if p.take("fused") => p.fused_loc(),
            _ => Err(p.unexpected("location instance")),
        })
    }

    fn file_or_named_loc(&mut self) -> ParseResult<Loc> {
        let text = self.require_string()?;
        let name = self.module.cx.name(text);
        if self.take(":") {
            let line = self.integer()? as u32;
            self.require(":")?;
            let column = self.integer()? as u32;
            // A range ends the same file later.
            if self.take("to") {
                if self.is_kind(TokenKind::Integer) {
                    self.integer()?;
                }
                self.require(":")?;
                self.integer()?;
            }
            return Ok(self.module.cx.loc(LocData::File { file: name, line, column }));
        }
        let child = if self.take("(") {
            let child = self.location()?;
            self.require(")")?;
            child
        } else {
            Loc::UNKNOWN
        };
        Ok(self.module.cx.loc(LocData::Named { name, child }))
    }

    fn call_site_loc(&mut self) -> ParseResult<Loc> {
        self.require("(")?;
        let callee = self.location()?;
        self.require("at")?;
        let caller = self.location()?;
        self.require(")")?;
        Ok(self.module.cx.loc(LocData::CallSite { callee, caller }))
    }

    fn fused_loc(&mut self) -> ParseResult<Loc> {
        let mut metadata = None;
        if self.take("<") {
            metadata = Some(self.require_attr(None)?);
            self.require(">")?;
        }
        self.require("[")?;
        let parts = self.list_until("]", Self::location)?;
        Ok(self.module.cx.loc(LocData::Fused { metadata, parts: parts.into() }))
    }
}

/// A splat when all elements are the same.
fn compact(bytes: Vec<u8>, count: usize) -> DenseData {
    let size = bytes.len() / count.max(1);
    if count > 0 && size > 0 && bytes.chunks(size).all(|element| element == &bytes[..size]) {
        return DenseData::Splat(bytes[..size].into());
    }
    DenseData::Elements(bytes.into())
}

/// The value of a decimal or hexadecimal literal of at most 127 bits.
fn integer_value(text: &[u8]) -> Option<i128> {
    let text = std::str::from_utf8(text).ok()?;
    match text.strip_prefix("0x") {
        Some(digits) => i128::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}

/// A literal as the value that an attribute of the type keeps; `None` when it does not fit. A signless literal
/// may be given as signed or as unsigned.
fn fit(value: i128, width: u32, sign: Signedness) -> Option<i128> {
    if width == 128 {
        return Some(value);
    }
    let (low, high) = match sign {
        Signedness::Signless => (-(1i128 << (width - 1)), (1i128 << width) - 1),
        Signedness::Signed => (-(1i128 << (width - 1)), (1i128 << (width - 1)) - 1),
        Signedness::Unsigned => (0, (1i128 << width) - 1),
    };
    if value < low || value > high {
        return None;
    }
    Some(match sign {
        Signedness::Unsigned => value,
        _ => crate::ir::spelling::sign_extend(value as u128, width),
    })
}
