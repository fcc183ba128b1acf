//! Parsing of types.

use crate::ir::{
    AttrData, AttrId, Context, DYNAMIC, FloatKind, ParseResult, Signedness, StructBody, TypeData, TypeId,
};

use super::legacy;
use super::lexer::{TokenKind, skip_space};
use super::parser::Parser;

impl<'s> Parser<'s> {
    /// Parses a type.
    pub(super) fn require_type(&mut self) -> ParseResult<TypeId> {
        let offset = self.token.start;
        let ty = match self.token.kind {
            TokenKind::Bare => self.bare_type(),
            TokenKind::Exclaim => self.exclaim_type(),
            TokenKind::Punctuation if self.is("(") => self.nested(Self::function_type),
            _ => Err(self.unexpected("type")),
        }?;
        self.check_extent(offset, "type", self.module.cx.type_extent(ty))?;
        Ok(ty)
    }

    /// Returns true if the current token can begin a type.
    pub(super) fn at_type(&self) -> bool {
        match self.token.kind {
            TokenKind::Exclaim => true,
            TokenKind::Bare => scalar(self.token_text()).is_some() || is_shaped_keyword(self.token_text()),
            _ => self.is("("),
        }
    }

    fn bare_type(&mut self) -> ParseResult<TypeId> {
        let text = self.token_text();
        if let Some(ty) = frequent(text) {
            self.advance();
            return Ok(ty);
        }
        if let Some(data) = scalar(text) {
            self.advance();
            return Ok(self.module.cx.ty(data));
        }
        if !is_shaped_keyword(text) {
            return Err(self.unexpected("type"));
        }
        self.advance();
        self.nested(|p| {
            p.require("<")?;
            let ty = match text {
                b"vector" => p.vector_type(),
                b"memref" => p.memref_type(),
                b"tensor" => p.tensor_type(),
                b"complex" => p.require_type().map(TypeData::Complex),
                _ => p.list_until(">", Self::require_type).map(|types| TypeData::Tuple(types.into())),
            }?;
            // The list of a tuple has consumed its bracket.
            if text != b"tuple" {
                p.require(">")?;
            }
            Ok(p.module.cx.ty(ty))
        })
    }

    fn function_type(&mut self) -> ParseResult<TypeId> {
        self.require("(")?;
        let inputs = self.list_until(")", Self::require_type)?;
        self.require("->")?;
        let results = self.type_or_list()?;
        Ok(self.module.cx.function_type(&inputs, &results))
    }

    /// Parses `type` or `(types)`. A single function type must be in parentheses.
    pub(super) fn type_or_list(&mut self) -> ParseResult<Vec<TypeId>> {
        if self.take("(") { self.list_until(")", Self::require_type) } else { Ok(vec![self.require_type()?]) }
    }

    // ---- dimensions

    /// Parses `4x?x` up to the element type. Dimensions are not tokens (`4x8xf32` is one number and one identifier), so
    /// this works on bytes. Spaces are allowed, as in older documents.
    fn dimensions(&mut self) -> ParseResult<Vec<Dimension>> {
        let mut at = self.token.start;
        let mut dimensions = Vec::new();
        while let Some((dimension, end)) = self.dimension(at)? {
            dimensions.push(dimension);
            at = end;
        }
        self.reset(at);
        Ok(dimensions)
    }

    /// Returns the dimension at `at` and the position after its `x`; `None` at the element type.
    fn dimension(&mut self, at: usize) -> ParseResult<Option<(Dimension, usize)>> {
        let text = self.text;
        let scalable = text.get(at) == Some(&b'[');
        let start = at + usize::from(scalable);
        let digits = text[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        let (size, mut end) = match text.get(start) {
            Some(b'?') => (DYNAMIC, start + 1),
            Some(b'*') => (UNRANKED, start + 1),
            _ if digits > 0 => {
                let number =
                    std::str::from_utf8(&text[start..start + digits]).ok().and_then(|text| text.parse().ok());
                match number {
                    Some(number) => (number, start + digits),
                    None => return Err(self.report(start, "dimension is larger than 2^63 - 1")),
                }
            }
            _ => return Ok(None),
        };
        if scalable {
            if text.get(end) != Some(&b']') {
                return Err(self.report(end, "expected ']' after a scalable dimension"));
            }
            end += 1;
        }
        let x = skip_space(text, end);
        if text.get(x) != Some(&b'x') {
            return Err(self.report(x, "expected 'x' after a dimension"));
        }
        Ok(Some((Dimension { size, scalable }, skip_space(text, x + 1))))
    }

    fn vector_type(&mut self) -> ParseResult<TypeData> {
        let start = self.token.start;
        let dimensions = self.dimensions()?;
        if dimensions.iter().any(|dimension| dimension.size <= 0) {
            return Err(self.report(start, "vector types must have positive constant sizes"));
        }
        let element = self.require_type()?;
        let (shape, scalable) = (sizes(&dimensions), dimensions.iter().map(|d| d.scalable).collect());
        Ok(TypeData::Vector { shape, scalable, element })
    }

    fn memref_type(&mut self) -> ParseResult<TypeData> {
        let start = self.token.start;
        let dimensions = self.dimensions()?;
        let unranked = self.unranked(start, &dimensions)?;
        let element = self.require_type()?;
        let mut rest = Vec::new();
        while self.take(",") {
            rest.push(self.require_attr(None)?);
        }
        let layout = rest.first().copied().filter(|&attr| is_layout(&self.module.cx, attr));
        let space = rest.get(usize::from(layout.is_some())).copied();
        if rest.len() > usize::from(layout.is_some()) + usize::from(space.is_some())
            || (unranked && layout.is_some())
        {
            return Err(
                self.report(start, "expected at most a layout and a memory space after the element type")
            );
        }
        let layout = match layout {
            Some(layout) => self.memref_layout(layout, dimensions.len(), start)?,
            None => None,
        };
        // The default space is dropped, so that equal types are identical.
        let space = space.filter(|&space| self.module.cx.int_value(space) != Some(0));
        if unranked {
            return Ok(TypeData::UnrankedMemRef { element, space });
        }
        Ok(TypeData::MemRef { shape: sizes(&dimensions), element, layout, space })
    }

    /// Returns the layout of a memref type; `None` for the identity.
    fn memref_layout(&mut self, layout: AttrId, rank: usize, offset: usize) -> ParseResult<Option<AttrId>> {
        let (inputs, is_identity) = match self.module.cx.attr_data(layout) {
            AttrData::AffineMap(map) => (map.dims as usize, map.is_identity()),
            AttrData::Strided { strides, .. } => (strides.len(), false),
            _ => return Ok(Some(layout)),
        };
        if inputs != rank {
            let message = format!("memref layout mismatch between rank and layout: {rank} != {inputs}");
            return Err(self.report(offset, message));
        }
        Ok(Some(layout).filter(|_| !is_identity))
    }

    fn tensor_type(&mut self) -> ParseResult<TypeData> {
        let start = self.token.start;
        let dimensions = self.dimensions()?;
        let unranked = self.unranked(start, &dimensions)?;
        let element = self.require_type()?;
        let encoding = if self.take(",") { Some(self.require_attr(None)?) } else { None };
        Ok(TypeData::Tensor { shape: (!unranked).then(|| sizes(&dimensions)), element, encoding })
    }

    /// Returns true if the dimensions are `*x`.
    fn unranked(&mut self, start: usize, dimensions: &[Dimension]) -> ParseResult<bool> {
        let unranked = dimensions.iter().any(|dimension| dimension.size == UNRANKED);
        if (unranked && dimensions.len() > 1) || dimensions.iter().any(|dimension| dimension.scalable) {
            return Err(self.report(start, "expected dimensions such as '4x?x', or '*x'"));
        }
        Ok(unranked)
    }

    // ---- dialect types

    fn exclaim_type(&mut self) -> ParseResult<TypeId> {
        let text = self.token_text();
        if text == b"!llvm" && self.text.get(self.token.end) == Some(&b'<') {
            self.advance();
            return self.old_quoted_type();
        }
        if text == b"!llvm.ptr" && self.text.get(self.token.end) != Some(&b'<') {
            self.advance();
            return Ok(TypeId::PTR);
        }
        if let Some(keyword) = text.strip_prefix(b"!llvm.") {
            let offset = self.token.start;
            self.advance();
            return self.nested(|p| p.llvm_keyword_type(keyword, offset));
        }
        if !text.contains(&b'.') && self.text.get(self.token.end) != Some(&b'<') {
            return match self.type_aliases.get(text).copied() {
                Some(ty) => {
                    self.advance();
                    Ok(ty)
                }
                None => Err(self.undefined_alias(self.token.start, text)),
            };
        }
        let body = self.dialect_type_body()?;
        let name = self.module.cx.name(&body[..]);
        Ok(self.module.cx.ty(TypeData::Foreign(name)))
    }

    /// Parses a type inside an LLVM dialect type, where `!llvm.` may be omitted.
    pub(super) fn llvm_type(&mut self) -> ParseResult<TypeId> {
        let text = self.token_text();
        let offset = self.token.start;
        if self.is_kind(TokenKind::Bare) && is_llvm_keyword(text) {
            self.advance();
            return self.nested(|p| p.llvm_keyword_type(text, offset));
        }
        if let Some(data) = legacy::scalar(text) {
            self.advance();
            return Ok(self.module.cx.ty(data));
        }
        self.require_type()
    }

    fn llvm_keyword_type(&mut self, keyword: &[u8], offset: usize) -> ParseResult<TypeId> {
        match keyword {
            b"ptr" => self.llvm_pointer(),
            b"void" => Ok(TypeId::VOID),
            b"array" => self.llvm_array(),
            b"vec" => self.llvm_vector(),
            b"struct" => self.llvm_struct(),
            b"func" => self.llvm_function(),
            b"target" => {
                let text = self.angle_text(keyword)?;
                let name = self.module.cx.name(text);
                Ok(self.module.cx.ty(TypeData::LlvmOpaque(name)))
            }
            b"token" | b"label" | b"metadata" | b"x86_amx" | b"x86_mmx" | b"ppc_fp128" => {
                let name = self.module.cx.name(keyword);
                Ok(self.module.cx.ty(TypeData::LlvmOpaque(name)))
            }
            _ if let Some(data) = legacy::scalar(keyword).or_else(|| scalar(keyword)) => {
                Ok(self.module.cx.ty(data))
            }
            _ => {
                let message =
                    format!("unknown LLVM dialect type '!llvm.{}'", String::from_utf8_lossy(keyword));
                Err(self.report(offset, message))
            }
        }
    }

    fn llvm_pointer(&mut self) -> ParseResult<TypeId> {
        if !self.is("<") {
            return Ok(TypeId::PTR);
        }
        self.advance();
        if !self.is_kind(TokenKind::Integer) {
            return self.old_pointer();
        }
        let offset = self.token.start;
        let space = self.integer()?;
        self.require(">")?;
        match u32::try_from(space) {
            Ok(space) => Ok(self.module.cx.ty(TypeData::Pointer { space })),
            Err(_) => Err(self.report(offset, "address space does not fit into 32 bits")),
        }
    }

    fn llvm_array(&mut self) -> ParseResult<TypeId> {
        self.require("<")?;
        let offset = self.token.start;
        let dimensions = self.dimensions()?;
        let &[Dimension { size: len, scalable: false }] = &dimensions[..] else {
            return Err(self.report(offset, "expected one dimension"));
        };
        let element = self.llvm_type()?;
        self.require(">")?;
        match u64::try_from(len) {
            Ok(len) => Ok(self.module.cx.array_type(len, element)),
            Err(_) => Err(self.report(offset, "expected a constant array length")),
        }
    }

    fn llvm_vector(&mut self) -> ParseResult<TypeId> {
        self.require("<")?;
        let offset = self.token.start;
        let mut dimensions = self.dimensions()?;
        // MLIR 19 printed `[4]` as `? x 4`.
        if dimensions.first().is_some_and(|first| first.size == DYNAMIC) {
            dimensions.remove(0);
            dimensions.iter_mut().for_each(|dimension| dimension.scalable = true);
        }
        if dimensions.is_empty() || dimensions.iter().any(|dimension| dimension.size < 0) {
            return Err(self.report(offset, "expected a constant number of lanes"));
        }
        let element = self.llvm_type()?;
        self.require(">")?;
        let scalable = dimensions.iter().map(|dimension| dimension.scalable).collect();
        Ok(self.module.cx.ty(TypeData::Vector { shape: sizes(&dimensions), scalable, element }))
    }

    fn llvm_struct(&mut self) -> ParseResult<TypeId> {
        self.require("<")?;
        if self.is_kind(TokenKind::String) {
            return self.llvm_named_struct();
        }
        let (fields, packed) = self.llvm_fields()?;
        self.require(">")?;
        Ok(self.module.cx.ty(TypeData::Struct { fields, packed }))
    }

    fn llvm_named_struct(&mut self) -> ParseResult<TypeId> {
        let offset = self.token.start;
        let text = self.require_string()?;
        let name = self.module.cx.name(&text);
        let ty = self.module.cx.ty(TypeData::NamedStruct { name });
        if self.take(",") {
            let body = if self.take("opaque") {
                StructBody::Opaque
            } else {
                let (fields, packed) = self.llvm_fields()?;
                StructBody::Fields { fields, packed }
            };
            self.struct_places.entry(name).or_insert(offset);
            if !self.module.cx.set_struct_body(name, body) {
                let message = format!(
                    "identified type \"{}\" already used with a different body",
                    String::from_utf8_lossy(&text)
                );
                return Err(self.report(offset, message));
            }
        }
        self.require(">")?;
        Ok(ty)
    }

    /// Parses `(i32, ptr)` or `packed (i32, ptr)`.
    fn llvm_fields(&mut self) -> ParseResult<(Box<[TypeId]>, bool)> {
        let packed = self.take("packed");
        self.require("(")?;
        let fields = self.list_until(")", Self::llvm_type)?;
        Ok((fields.into(), packed))
    }

    fn llvm_function(&mut self) -> ParseResult<TypeId> {
        self.require("<")?;
        let result = self.llvm_type()?;
        self.require("(")?;
        let mut params = Vec::new();
        let mut variadic = false;
        while !self.is(")") {
            if self.take("...") {
                variadic = true;
                break;
            }
            params.push(self.llvm_type()?);
            if !self.take(",") {
                break;
            }
        }
        self.require(")")?;
        self.require(">")?;
        Ok(self.module.cx.ty(TypeData::LlvmFunction { result, params: params.into(), variadic }))
    }
}

#[derive(Clone, Copy)]
struct Dimension {
    size: i64,
    scalable: bool,
}

/// The marker for the `*` of an unranked shape.
const UNRANKED: i64 = i64::MIN + 1;

fn sizes(dimensions: &[Dimension]) -> Box<[i64]> {
    dimensions.iter().map(|dimension| dimension.size).collect()
}

fn is_layout(cx: &Context, attr: AttrId) -> bool {
    matches!(cx.attr_data(attr), AttrData::Strided { .. } | AttrData::AffineMap(_))
}

fn is_shaped_keyword(text: &[u8]) -> bool {
    matches!(text, b"vector" | b"memref" | b"tensor" | b"complex" | b"tuple")
}

fn is_llvm_keyword(text: &[u8]) -> bool {
    matches!(
        text,
        b"ptr"
            | b"void"
            | b"array"
            | b"vec"
            | b"struct"
            | b"func"
            | b"token"
            | b"label"
            | b"metadata"
            | b"target"
            | b"x86_amx"
            | b"ppc_fp128"
            | b"x86_mmx"
    )
}

/// Fast path for the most frequent types, without a lookup in the type table.
fn frequent(text: &[u8]) -> Option<TypeId> {
    Some(match text {
        b"i64" => TypeId::I64,
        b"i32" => TypeId::I32,
        b"f32" => TypeId::F32,
        b"f64" => TypeId::F64,
        b"index" => TypeId::INDEX,
        b"i1" => TypeId::I1,
        b"i8" => TypeId::I8,
        _ => return None,
    })
}

/// The maximum width of an integer type.
const MAX_INTEGER_WIDTH: u32 = (1 << 24) - 1;

/// Returns the type denoted by a single identifier.
pub(super) fn scalar(text: &[u8]) -> Option<TypeData> {
    let integer = |sign, digits: &[u8]| {
        let well_formed = !digits.is_empty()
            && (digits[0] != b'0' || digits == b"0")
            && digits.iter().all(u8::is_ascii_digit);
        let width: u32 = std::str::from_utf8(digits).ok().filter(|_| well_formed)?.parse().ok()?;
        (width <= MAX_INTEGER_WIDTH).then_some(TypeData::Integer { width, sign })
    };
    match text {
        b"index" => Some(TypeData::Index),
        b"none" => Some(TypeData::None),
        b"f32" => Some(TypeData::Float(FloatKind::F32)),
        b"f64" => Some(TypeData::Float(FloatKind::F64)),
        b"f16" => Some(TypeData::Float(FloatKind::F16)),
        b"bf16" => Some(TypeData::Float(FloatKind::BF16)),
        b"f80" => Some(TypeData::Float(FloatKind::F80)),
        b"f128" => Some(TypeData::Float(FloatKind::F128)),
        [b'f', b'4' | b'6' | b'8', b'E', ..] | b"tf32" => {
            let kind = FloatKind::ALL.into_iter().find(|kind| kind.keyword().as_bytes() == text);
            kind.map(TypeData::Float)
        }
        [b'i', digits @ ..] => integer(Signedness::Signless, digits),
        [b's', b'i', digits @ ..] => integer(Signedness::Signed, digits),
        [b'u', b'i', digits @ ..] => integer(Signedness::Unsigned, digits),
        _ => None,
    }
}
