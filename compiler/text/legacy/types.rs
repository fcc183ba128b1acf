//! Types of the LLVM dialect with typed pointers, and those in quotes.

use crate::ir::{FloatKind, NameId, ParseResult, TypeData, TypeId};

use super::super::lexer::TokenKind;
use super::super::parser::Parser;

/// Returns an old scalar type of the LLVM dialect, given its text after `!llvm.`: `i64`, `float`.
pub(in crate::text) fn scalar(text: &[u8]) -> Option<TypeData> {
    Some(TypeData::Float(match text {
        b"half" => FloatKind::F16,
        b"bfloat" => FloatKind::BF16,
        b"float" => FloatKind::F32,
        b"double" => FloatKind::F64,
        b"x86_fp80" => FloatKind::F80,
        b"fp128" => FloatKind::F128,
        _ => return None,
    }))
}

/// Types.
impl Parser<'_> {
    /// Parses the remainder after `!llvm.ptr<` if it is not an address space: `float>`, `i8, 3>`.
    pub(in crate::text) fn old_pointer(&mut self) -> ParseResult<TypeId> {
        let start = self.token.start;
        let pointee = self.nested(Self::llvm_type)?;
        let space = if self.take(",") { self.integer()? } else { 0 };
        self.require(">")?;
        self.pointees.push((start, pointee));
        self.deprecated("!llvm.ptr<TYPE>", start, |_| "'!llvm.ptr'".into());
        match u32::try_from(space) {
            Ok(space) => Ok(self.module.cx.ty(TypeData::Pointer { space })),
            Err(_) => Err(self.report(start, "address space does not fit into 32 bits")),
        }
    }

    /// Parses `<"type of LLVM IR">` after `!llvm`.
    pub(in crate::text) fn old_quoted_type(&mut self) -> ParseResult<TypeId> {
        self.require("<")?;
        let (start, end) = (self.token.start, self.token.end);
        self.require_kind(TokenKind::String, "LLVM IR type in quotes")?;
        let mut quoted = Quoted { at: start + 1, end: end - 1 };
        let (ty, pointee) = self.quoted_type(&mut quoted)?;
        if self.quoted_byte(&mut quoted).is_some() {
            return Err(self.report(quoted.at, "expected the end of the LLVM IR type"));
        }
        if let Some(pointee) = pointee {
            self.pointees.push((start, pointee));
        }
        self.deprecated("!llvm<\"TYPE\">", start, |p| format!("'{}'", p.module.cx.type_text(ty)));
        self.require(">")?;
        Ok(ty)
    }

    /// Returns the next byte of the quoted text that is not a space.
    fn quoted_byte(&self, quoted: &mut Quoted) -> Option<u8> {
        while quoted.at < quoted.end && self.text[quoted.at] == b' ' {
            quoted.at += 1;
        }
        (quoted.at < quoted.end).then(|| self.text[quoted.at])
    }

    fn quoted_take(&self, quoted: &mut Quoted, wanted: &[u8]) -> bool {
        self.quoted_byte(quoted);
        let found = self.text[quoted.at..quoted.end].starts_with(wanted);
        if found {
            quoted.at += wanted.len();
        }
        found
    }

    fn quoted_require(&mut self, quoted: &mut Quoted, wanted: &str) -> ParseResult {
        if self.quoted_take(quoted, wanted.as_bytes()) {
            return Ok(());
        }
        Err(self.report(quoted.at, format!("expected '{wanted}' in an LLVM IR type")))
    }

    /// Parses a type with its suffixes, and returns its pointee if it is a pointer.
    fn quoted_type(&mut self, quoted: &mut Quoted) -> ParseResult<(TypeId, Option<TypeId>)> {
        let mut ty = self.nested(|p| p.quoted_base(quoted))?;
        let mut pointee = None;
        loop {
            if self.quoted_take(quoted, b"*") {
                pointee = Some(ty);
                ty = TypeId::PTR;
            } else if self.quoted_take(quoted, b"addrspace(") {
                let space = self.quoted_number(quoted)?;
                self.quoted_require(quoted, ")")?;
                self.quoted_require(quoted, "*")?;
                pointee = Some(ty);
                ty = self.module.cx.ty(TypeData::Pointer { space: space as u32 });
            } else if self.quoted_take(quoted, b"(") {
                ty = self.nested(|p| p.quoted_function(quoted, ty))?;
                pointee = None;
            } else {
                return Ok((ty, pointee));
            }
        }
    }

    fn quoted_base(&mut self, quoted: &mut Quoted) -> ParseResult<TypeId> {
        let data = if self.quoted_take(quoted, b"<{") {
            let fields = self.quoted_list(quoted, "}>")?;
            TypeData::Struct { fields: fields.into(), packed: true }
        } else if self.quoted_take(quoted, b"{") {
            let fields = self.quoted_list(quoted, "}")?;
            TypeData::Struct { fields: fields.into(), packed: false }
        } else if self.quoted_take(quoted, b"[") {
            let (len, element) = self.quoted_sequence(quoted, "]")?;
            TypeData::Array { len, element }
        } else if self.quoted_take(quoted, b"<") {
            let (len, element) = self.quoted_sequence(quoted, ">")?;
            let len = i64::try_from(len).unwrap_or(i64::MAX);
            TypeData::Vector { shape: [len].into(), scalable: [false].into(), element }
        } else {
            return self.quoted_word(quoted);
        };
        Ok(self.module.cx.ty(data))
    }

    /// Parses `4 x float` and the bracket.
    fn quoted_sequence(&mut self, quoted: &mut Quoted, close: &str) -> ParseResult<(u64, TypeId)> {
        let len = self.quoted_number(quoted)?;
        self.quoted_require(quoted, "x")?;
        let (element, _) = self.quoted_type(quoted)?;
        self.quoted_require(quoted, close)?;
        Ok((len, element))
    }

    fn quoted_list(&mut self, quoted: &mut Quoted, close: &str) -> ParseResult<Vec<TypeId>> {
        let mut types = Vec::new();
        if self.quoted_take(quoted, close.as_bytes()) {
            return Ok(types);
        }
        loop {
            types.push(self.quoted_type(quoted)?.0);
            if !self.quoted_take(quoted, b",") {
                self.quoted_require(quoted, close)?;
                return Ok(types);
            }
        }
    }

    /// Parses the parameters of a function type, after its result and `(`.
    fn quoted_function(&mut self, quoted: &mut Quoted, result: TypeId) -> ParseResult<TypeId> {
        let mut params = Vec::new();
        let mut variadic = false;
        while self.quoted_byte(quoted) != Some(b')') {
            variadic = self.quoted_take(quoted, b"...");
            if variadic {
                break;
            }
            params.push(self.quoted_type(quoted)?.0);
            if !self.quoted_take(quoted, b",") {
                break;
            }
        }
        self.quoted_require(quoted, ")")?;
        Ok(self.module.cx.ty(TypeData::LlvmFunction { result, params: params.into(), variadic }))
    }

    fn quoted_number(&mut self, quoted: &mut Quoted) -> ParseResult<u64> {
        self.quoted_byte(quoted);
        let digits = self.text[quoted.at..quoted.end].iter().take_while(|byte| byte.is_ascii_digit()).count();
        let text = std::str::from_utf8(&self.text[quoted.at..quoted.at + digits]).unwrap_or_default();
        match text.parse::<u32>() {
            Ok(number) => {
                quoted.at += digits;
                Ok(number.into())
            }
            Err(_) => Err(self.report(quoted.at, "expected a number of at most 32 bits")),
        }
    }

    /// Parses `i64`, `float`, `void` or `%name`.
    fn quoted_word(&mut self, quoted: &mut Quoted) -> ParseResult<TypeId> {
        self.quoted_byte(quoted);
        let start = quoted.at;
        let part = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'%' | b'.');
        quoted.at += self.text[start..quoted.end].iter().take_while(|byte| part(byte)).count();
        let word = &self.text[start..quoted.at];
        let data = match word {
            b"void" => return Ok(TypeId::VOID),
            b"token" | b"label" | b"metadata" => TypeData::LlvmOpaque(self.name_of_word(word)),
            [b'%', name @ ..] => TypeData::NamedStruct { name: self.name_of_word(name) },
            _ => match scalar(word).or_else(|| super::super::types::scalar(word)) {
                Some(data) => data,
                None => return Err(self.report(start, "expected an LLVM IR type")),
            },
        };
        Ok(self.module.cx.ty(data))
    }

    fn name_of_word(&mut self, word: &[u8]) -> NameId {
        self.module.cx.name(word)
    }
}

/// The remainder of the text of a quoted type.
struct Quoted {
    at: usize,
    end: usize,
}
