//! Parsing of elements attributes: `dense`, `sparse` and `dense_resource`.

use crate::ir::spelling::{dense_element_size, unescape};
use crate::ir::{AttrData, AttrId, Bytes, DYNAMIC, DenseData, NameId, ParseResult, TypeData, TypeId};

use crate::source::{Blob, decode_hex};

use super::attrs::Number;
use super::lexer::TokenKind;
use super::parser::Parser;

/// An element of a `dense<...>` literal.
enum Element<'s> {
    Number(Number<'s>),
    Bool(bool),
    Complex(Number<'s>, Number<'s>),
    String(NameId),
}

impl<'s> Parser<'s> {
    /// Parses `dense<...> : type`, or without the type if the context determines it.
    pub(super) fn dense_attr(&mut self, ty: Option<TypeId>) -> ParseResult<AttrId> {
        let offset = self.token.start;
        self.advance();
        self.require("<")?;
        let mut elements = Vec::new();
        let mut shape = Vec::new();
        let mut raw = None;
        if let Some(blob) = self.take_blob() {
            self.require(">")?;
            return self.dense_blob(blob, ty, offset);
        } else if self.is_kind(TokenKind::String) {
            let text = unescape(self.token_text());
            elements.push(Element::String(self.module.cx.name(&text)));
            raw = Some(text);
            self.advance();
        } else if !self.is(">") {
            shape = self.dense_level(&mut elements)?;
        }
        self.require(">")?;
        let ty = self.elements_type(ty)?;
        let (expected, element) = self.dense_shape(ty, offset)?;
        if !self.has_numbers(element) {
            let values = self.dense_strings(&elements, &shape, offset, &expected)?;
            return Ok(self.module.cx.attr(AttrData::DenseStrings { ty, values }));
        }
        let data = match raw {
            Some(hex) => {
                let bytes = decode_hex(&hex).map(Bytes::from);
                self.dense_hex(bytes, offset, element, &expected)?
            }
            None => self.dense_data(&elements, &shape, offset, element, &expected)?,
        };
        Ok(self.module.cx.attr(AttrData::DenseElements { ty, data }))
    }

    /// Parses what follows a blob between the brackets of a dense attribute.
    fn dense_blob(&mut self, blob: &Blob, ty: Option<TypeId>, offset: usize) -> ParseResult<AttrId> {
        let ty = self.elements_type(ty)?;
        let (shape, element) = self.dense_shape(ty, offset)?;
        if !self.has_numbers(element) {
            let elements = [Element::String(self.module.cx.name(blob.text()))];
            let values = self.dense_strings(&elements, &[], offset, &shape)?;
            return Ok(self.module.cx.attr(AttrData::DenseStrings { ty, values }));
        }
        let data = self.dense_hex(Some(blob.bytes.clone()), offset, element, &shape)?;
        Ok(self.module.cx.attr(AttrData::DenseElements { ty, data }))
    }

    /// Parses an element or a bracketed list and returns its shape.
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
        if self.is_kind(TokenKind::String) {
            let text = self.require_string()?;
            return Ok(Element::String(self.module.cx.name(text)));
        }
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

    /// Returns true if elements of the type are numbers.
    fn has_numbers(&self, element: TypeId) -> bool {
        dense_element_size(&self.module.cx, element).is_some()
    }

    fn dense_strings(
        &mut self,
        elements: &[Element<'s>],
        shape: &[i64],
        offset: usize,
        expected: &[i64],
    ) -> ParseResult<Box<[NameId]>> {
        let string = |element: &Element| match element {
            Element::String(text) => Some(*text),
            _ => None,
        };
        let is_splat = shape.is_empty() && elements.len() == 1;
        let fits = is_splat || shape == expected || (elements.is_empty() && expected.contains(&0));
        match elements.iter().map(string).collect::<Option<Vec<NameId>>>() {
            Some(values) if fits => Ok(values.into()),
            Some(_) => Err(self.report(offset, "inferred shape of elements literal does not match type")),
            None => Err(self.report(offset, "expected elements to be strings for a type that is no number")),
        }
    }

    /// Parses `dense_resource<key> : type`.
    pub(super) fn dense_resource_attr(&mut self, ty: Option<TypeId>) -> ParseResult<AttrId> {
        self.advance();
        self.require("<")?;
        let key = self.resource_key()?;
        self.require(">")?;
        let ty = self.elements_type(ty)?;
        Ok(self.module.cx.attr(AttrData::DenseResource { ty, key }))
    }

    /// Parses an identifier or a string.
    pub(super) fn resource_key(&mut self) -> ParseResult<NameId> {
        if self.is_kind(TokenKind::String) {
            let text = self.require_string()?;
            return Ok(self.module.cx.name(text));
        }
        let text = self.require_kind(TokenKind::Bare, "identifier key")?;
        Ok(self.module.cx.name(text))
    }

    /// Parses the type of an elements attribute, unless the context determines it.
    fn elements_type(&mut self, ty: Option<TypeId>) -> ParseResult<TypeId> {
        match ty {
            Some(ty) => Ok(ty),
            None if self.take(":") => self.require_type(),
            None => Err(self.unexpected("':' and the type of the elements")),
        }
    }

    /// Parses `sparse<[[0, 1], …], [5, …]> : type`.
    pub(super) fn sparse_attr(&mut self, ty: Option<TypeId>) -> ParseResult<AttrId> {
        let offset = self.token.start;
        self.advance();
        self.require("<")?;
        let (mut indices, mut values) = (Vec::new(), Vec::new());
        let (mut indices_shape, mut values_shape) = (vec![0], vec![0]);
        if !self.take(">") {
            indices_shape = self.dense_level(&mut indices)?;
            self.require(",")?;
            values_shape = self.dense_level(&mut values)?;
            self.require(">")?;
        }
        let ty = self.elements_type(ty)?;
        let (shape, element) = self.dense_shape(ty, offset)?;
        let rank = shape.len() as i64;
        // A single index may omit its brackets.
        let count = match indices_shape[..] {
            [] => 1,
            [0, ..] => 0,
            [count] if rank == 1 => count,
            [len] if len == rank => 1,
            [count, len] if len == rank => count,
            _ => return Err(self.report(offset, "expected sparse indices of the rank of the type")),
        };
        if !values_shape.is_empty() && values_shape != [count] {
            return Err(self.report(offset, "expected as many sparse values as positions"));
        }
        let indices_shape = if indices_shape.is_empty() { vec![1, 1] } else { indices_shape };
        let mut index_bytes = Vec::new();
        for index in &indices {
            self.dense_bytes(TypeId::I64, index, offset, &mut index_bytes)?;
        }
        self.check_positions(&index_bytes, &shape, offset)?;
        let values_shape = if values_shape.is_empty() { vec![count] } else { values_shape };
        let expected = if values.len() == 1 { Vec::new() } else { values_shape.clone() };
        let values = self.dense_data(&values, &expected, offset, element, &values_shape)?;
        let indices = DenseData::Elements(index_bytes.into());
        let indices = self.tensor_elements(&indices_shape, TypeId::I64, indices);
        let values = self.tensor_elements(&values_shape, element, values);
        Ok(self.module.cx.attr(AttrData::Sparse { ty, indices, values }))
    }

    fn tensor_elements(&mut self, shape: &[i64], element: TypeId, data: DenseData) -> AttrId {
        let ty = self.module.cx.ty(TypeData::Tensor { shape: Some(shape.into()), element, encoding: None });
        self.module.cx.attr(AttrData::DenseElements { ty, data })
    }

    /// Checks that every index of a sparse attribute is inside the shape.
    fn check_positions(&mut self, bytes: &[u8], shape: &[i64], offset: usize) -> ParseResult {
        let indices = bytes.chunks(8).map(|bytes| crate::ir::spelling::unsigned(bytes) as i64);
        let outside = indices.zip(shape.iter().cycle()).any(|(index, &size)| index < 0 || index >= size);
        if outside {
            return Err(self.report(offset, "sparse index is not inside the type's shape"));
        }
        Ok(())
    }

    /// Returns the static shape and element type of the type of a dense attribute.
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
        Ok(if is_splat { DenseData::Splat(bytes.into()) } else { compact(bytes.into(), elements.len()) })
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
            (Element::Bool(_), Some(_)) | (Element::Complex(..), None) | (Element::String(_), _) => {
                let text = self.module.cx.type_text(element);
                return Err(self.report(offset, format!("expected elements of type '{text}'")));
            }
        };
        for &number in numbers {
            if let Some(bytes) = self.wide_integer(part.unwrap_or(element), number)? {
                out.extend_from_slice(&bytes);
                continue;
            }
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
        let mask = u128::MAX.checked_shr(128 - width.min(128)).unwrap_or(0);
        Ok(value as u128 & mask)
    }

    /// Returns the elements with these bytes: little-endian, one element for a splat. `None` are digits that are not
    /// hex.
    fn dense_hex(
        &mut self,
        bytes: Option<Bytes>,
        offset: usize,
        element: TypeId,
        shape: &[i64],
    ) -> ParseResult<DenseData> {
        let (Some(bytes), Some(size)) = (bytes, dense_element_size(&self.module.cx, element)) else {
            return Err(self.report(offset, "expected string containing hex digits starting with `0x`"));
        };
        let Some(count) = element_count(shape) else {
            return Err(self.report(offset, "elements hex data size is invalid for provided type"));
        };
        if element == TypeId::I1 {
            return match bits_of(&bytes, count) {
                Some(bits) => Ok(bits),
                None => Err(self.report(offset, "elements hex data size is invalid for provided type")),
            };
        }
        if bytes.len() == size && count != 1 {
            return Ok(DenseData::Splat(bytes));
        }
        if size.checked_mul(count) != Some(bytes.len()) {
            return Err(self.report(offset, "elements hex data size is invalid for provided type"));
        }
        Ok(compact(bytes, count))
    }
}

/// Returns a splat if all elements are the same.
fn compact(bytes: Bytes, count: usize) -> DenseData {
    let size = bytes.len() / count.max(1);
    if count > 0 && size > 0 && bytes.chunks(size).all(|element| element == &bytes[..size]) {
        return DenseData::Splat(bytes[..size].into());
    }
    DenseData::Elements(bytes)
}

/// Returns the number of elements of a shape; `None` if it overflows.
fn element_count(shape: &[i64]) -> Option<usize> {
    shape.iter().try_fold(1usize, |count, &size| count.checked_mul(usize::try_from(size).ok()?))
}

/// Unpacks elements of type `i1` from bits, lowest first; one byte of equal bits is a splat.
fn bits_of(bytes: &[u8], count: usize) -> Option<DenseData> {
    if let &[byte @ (0 | 0xFF)] = bytes {
        return Some(DenseData::Splat([byte & 1].into()));
    }
    if bytes.len() != count.div_ceil(8) {
        return None;
    }
    let bit = |i: usize| bytes.get(i / 8).map(|byte| byte >> (i % 8) & 1);
    let elements: Vec<u8> = (0..count).map(bit).collect::<Option<_>>()?;
    Some(compact(elements.into(), count))
}
