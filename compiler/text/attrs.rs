//! Parsing of attributes.

use rustc_hash::FxHashSet;

use crate::diag::{CONSTANT_PRECISION, Diagnostic, Location};
use crate::ir::{
    AttrData, AttrId, DYNAMIC, FloatKind, NameId, NamedAttr, ParseResult, Reported, Signedness, TypeData,
    TypeId, float, wide,
};

use super::lexer::TokenKind;
use super::parser::Parser;
use super::precision;

/// A number literal.
#[derive(Clone, Copy)]
pub(super) struct Number<'s> {
    pub(super) negative: bool,
    pub(super) text: &'s [u8],
    pub(super) offset: usize,
}

impl<'s> Parser<'s> {
    /// Parses an attribute. `ty` is its type if the context determines it; then the type is not written. A number
    /// without a type is an `i64` or `f64`.
    pub(super) fn require_attr(&mut self, ty: Option<TypeId>) -> ParseResult<AttrId> {
        let offset = self.token.start;
        let attr = self.any_attr(ty)?;
        self.check_extent(offset, "attribute", self.module.cx.attr_extent(attr))?;
        Ok(attr)
    }

    fn any_attr(&mut self, ty: Option<TypeId>) -> ParseResult<AttrId> {
        let kind = self.token.kind;
        match kind {
            TokenKind::Integer | TokenKind::Float => self.number_attr(ty),
            TokenKind::String => {
                let text = self.require_string()?;
                let text = self.module.cx.name(text);
                let ty = if ty.is_none() && self.take(":") { self.require_type()? } else { TypeId::NONE };
                let is_typed = ty != TypeId::NONE;
                let data = if is_typed { AttrData::TypedString { text, ty } } else { AttrData::String(text) };
                Ok(self.module.cx.attr(data))
            }
            TokenKind::At => self.symbol_attr(),
            TokenKind::Hash => self.hash_attr(ty),
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
            _ if self.at_old_affine() => self.old_affine_attr(),
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
            b"affine_map" => self.affine_map_attr(),
            b"affine_set" => self.affine_set_attr(),
            b"dense_resource" => self.dense_resource_attr(ty),
            b"sparse" => self.sparse_attr(ty),
            b"distinct" => self.nested(Self::distinct_attr),
            _ if self.at_type() => self.type_attr(),
            _ => Err(self.unexpected("attribute value")),
        }
    }

    /// Parses `distinct[0]<attr>` or `distinct[1]<>`.
    fn distinct_attr(&mut self) -> ParseResult<AttrId> {
        self.advance();
        self.require("[")?;
        let offset = self.token.start;
        let id = self.integer()?;
        let Ok(id) = u64::try_from(id) else {
            return Err(self.report(offset, "expected an unsigned 64-bit integer"));
        };
        self.require("]")?;
        self.require("<")?;
        let attr = if self.is(">") { self.module.cx.unit_attr() } else { self.require_attr(None)? };
        self.require(">")?;
        Ok(self.module.cx.attr(AttrData::Distinct { id, attr }))
    }

    fn symbol_attr(&mut self) -> ParseResult<AttrId> {
        let root = self.require_symbol()?;
        let mut nested = Vec::new();
        while self.take("::") {
            nested.push(self.require_symbol()?);
        }
        Ok(self.module.cx.attr(AttrData::Symbol { root, nested: nested.into() }))
    }

    fn hash_attr(&mut self, ty: Option<TypeId>) -> ParseResult<AttrId> {
        let text = self.token_text();
        if self.at_dialect_attr() {
            let attr = self.dialect_attr()?;
            if let AttrData::Dialect(text) = *self.module.cx.attr_data(attr)
                && ty.is_none()
                && self.take(":")
            {
                let ty = self.require_type()?;
                return Ok(self.module.cx.attr(AttrData::TypedDialect { text, ty }));
            }
            return Ok(attr);
        }
        match self.attr_aliases.get(text).copied() {
            Some(attr) => {
                self.advance();
                Ok(attr)
            }
            None => Err(self.undefined_alias(self.token.start, text)),
        }
    }

    // ---- numbers

    pub(super) fn number(&mut self) -> ParseResult<Number<'s>> {
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

    /// Parses an integer of at most 127 bits.
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
        let ty = match ty {
            Some(ty) => ty,
            None if self.take(":") => self.require_type()?,
            None if is_float => TypeId::F64,
            None => TypeId::I64,
        };
        if let Some(kind) = self.module.cx.float_kind(ty) {
            let bits = self.float_bits(kind, number)?;
            return Ok(self.module.cx.attr(AttrData::Float { ty, bits }));
        }
        if is_float {
            return Err(self.report(number.offset, "floating point value not valid for specified type"));
        }
        if let Some(bytes) = self.wide_integer(ty, number)? {
            return Ok(self.module.cx.attr(AttrData::WideInteger { ty, bytes: bytes.into() }));
        }
        let value = self.integer_of(ty, number)?;
        Ok(self.module.cx.int_attr(ty, value))
    }

    pub(super) fn float_bits(&mut self, kind: FloatKind, number: Number) -> ParseResult<u128> {
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
            Some(0) if !kind.has_negative_zero() => Ok(0),
            Some(_) if number.negative && kind == FloatKind::F8E8M0FNU => {
                Err(self.report(number.offset, "floating point value not valid for specified type"))
            }
            Some(bits) => {
                self.check_precision(kind, number.offset, (text, bits));
                Ok(bits | sign)
            }
            None => Err(self.report(number.offset, "expected a floating point literal")),
        }
    }

    /// Warns about a literal whose value the type does not have, once in a line: tensors have many of them.
    fn check_precision(&mut self, kind: FloatKind, offset: usize, (text, bits): (&str, u128)) {
        if offset < self.checked_precision {
            return;
        }
        let Some(loss) = precision::loss(kind, text, bits) else { return };
        let length = self.text[offset..].iter().position(|&byte| byte == b'\n');
        self.checked_precision = length.map_or(self.text.len(), |length| offset + length);
        let ty = self.module.cx.ty(TypeData::Float(kind));
        let message = format!("the literal {text} of type '{}' {loss}", self.module.cx.type_text(ty));
        self.diagnostics.push(Diagnostic::warning(CONSTANT_PRECISION, Location::Offset(offset), message));
    }

    /// Converts a number of an integer or index type to the value of an attribute.
    pub(super) fn integer_of(&mut self, ty: TypeId, number: Number) -> ParseResult<i128> {
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
        match magnitude(number.text).and_then(|value| fit(value, number.negative, width, sign)) {
            Some(value) => Ok(value),
            None => Err(self.out_of_range(ty, number)),
        }
    }

    fn out_of_range(&mut self, ty: TypeId, number: Number) -> Reported {
        let text = self.module.cx.type_text(ty);
        self.report(number.offset, format!("integer constant out of range for type '{text}'"))
    }

    /// Converts a number of an integer type of more than 128 bits; `None` for any other type.
    pub(super) fn wide_integer(&mut self, ty: TypeId, number: Number) -> ParseResult<Option<Vec<u8>>> {
        let (width, sign) = match self.module.cx.type_data(ty) {
            TypeData::Integer { width, sign } if *width > 128 => (*width, *sign),
            _ => return Ok(None),
        };
        let text = std::str::from_utf8(number.text).unwrap_or_default();
        let is_zero = text.bytes().all(|byte| byte == b'0');
        let refused = sign == Signedness::Unsigned && number.negative && !is_zero;
        match wide::parse(text, number.negative, width, sign == Signedness::Signed).filter(|_| !refused) {
            Some(bytes) => Ok(Some(bytes)),
            None => Err(self.out_of_range(ty, number)),
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

    // ---- dictionaries

    /// Parses `{name = attr, …}`.
    pub(super) fn attr_dict(&mut self, entries: &mut Vec<NamedAttr>) -> ParseResult {
        self.require("{")?;
        self.entries_until("}", entries)
    }

    /// Parses entries up to and including `close`.
    pub(super) fn entries_until(&mut self, close: &str, entries: &mut Vec<NamedAttr>) -> ParseResult {
        self.entries_with(close, entries, |p, _| p.require_attr(None))
    }

    /// Parses entries up to and including `close`; `value` parses the value of a name.
    pub(super) fn entries_with(
        &mut self,
        close: &str,
        entries: &mut Vec<NamedAttr>,
        value: impl Fn(&mut Self, NameId) -> ParseResult<AttrId>,
    ) -> ParseResult {
        if self.take(close) {
            return Ok(());
        }
        // The names in a dictionary that is too long for linear search.
        let mut names = FxHashSet::default();
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
            let attr = if self.take("=") { value(self, name)? } else { self.module.cx.unit_attr() };
            if entries.len() == FEW_ENTRIES {
                names.extend(entries.iter().map(|entry| entry.0));
            }
            let is_new = match entries.len() {
                ..FEW_ENTRIES => entries.iter().all(|entry| entry.0 != name),
                _ => names.insert(name),
            };
            if !is_new {
                let message = format!("duplicate key '{}' in dictionary attribute", self.module.cx.str(name));
                return Err(self.report(offset, message));
            }
            entries.push((name, attr));
            if !self.take(",") {
                return self.require(close);
            }
        }
    }
}

/// The maximum number of entries of a dictionary for linear search.
const FEW_ENTRIES: usize = 16;

/// Returns the value of a decimal or hexadecimal literal of at most 127 bits.
fn integer_value(text: &[u8]) -> Option<i128> {
    let text = std::str::from_utf8(text).ok()?;
    match text.strip_prefix("0x") {
        Some(digits) => i128::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}

/// Returns the value of a decimal or hexadecimal literal of at most 128 bits.
fn magnitude(text: &[u8]) -> Option<u128> {
    let text = std::str::from_utf8(text).ok()?;
    match text.strip_prefix("0x") {
        Some(digits) => u128::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}

/// Converts a literal to the value of an attribute of the type; `None` if it does not fit. A signless literal may be
/// given as signed or as unsigned.
fn fit(magnitude: u128, negative: bool, width: u32, sign: Signedness) -> Option<i128> {
    if width > 128 {
        return None;
    }
    if width == 0 {
        return (magnitude == 0).then_some(0);
    }
    let half = 1u128 << (width - 1);
    let fits = match sign {
        _ if negative => magnitude == 0 || (sign != Signedness::Unsigned && magnitude <= half),
        Signedness::Signed => magnitude < half,
        Signedness::Signless | Signedness::Unsigned => magnitude >> (width - 1) <= 1,
    };
    let value = if negative { magnitude.wrapping_neg() } else { magnitude };
    fits.then(|| match sign {
        Signedness::Unsigned => value as i128,
        _ => crate::ir::spelling::sign_extend(value, width),
    })
}
