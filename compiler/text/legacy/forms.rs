//! Operations that kept their name and changed their syntax.

use crate::ir::{Block, OpInfo, OpName, OpState, ParseResult, TypeData, TypeId, name};

use super::super::lexer::{Token, TokenKind, next_token};
use super::super::parser::Parser;

/// An operation in an older syntax.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::text) enum Form {
    /// `vector.extract %v[1] : vector<4x4xf32>`, without the type of the result, until MLIR 17.
    Extract,
    /// `memref.expand_shape %m [[0, 1]] : …`, without the sizes of the result, until MLIR 18.
    Expand,
    /// `llvm.shufflevector %a, %b [0, 1] : vector<2xf32>, vector<2xf32>`, with the types of both operands, until MLIR 14.
    Shuffle,
    /// `scf.reduce(%x) : f32 { … }`, an operation per reduction, until MLIR 17.
    Reduce,
    /// `vector.reduction "add", …`, until MLIR 14.
    Reduction,
}

impl Form {
    /// Describes the current syntax.
    fn modern(self) -> &'static str {
        match self {
            Form::Extract => "'vector.extract %v[1] : vector<4xf32> from vector<4x4xf32>'",
            Form::Expand => "with 'output_shape [...]' after the groups",
            Form::Shuffle => "with the type of the first operand only",
            Form::Reduce => "one operation with a region for each reduction",
            Form::Reduction => "with the kind in angle brackets, 'vector.reduction <add>, ...'",
        }
    }
}

impl Parser<'_> {
    /// Returns the older syntax of the operation at the current token; `None` if it is in the current one.
    pub(in crate::text) fn old_form(&self, text: &[u8]) -> Option<Form> {
        let (form, is_old) = match text {
            b"vector.extract" => (Form::Extract, self.token_after_type() != b"from"),
            b"memref.expand_shape" | b"tensor.expand_shape" => {
                (Form::Expand, !self.has_word(b"output_shape"))
            }
            b"llvm.shufflevector" => (Form::Shuffle, self.token_after_type() == b","),
            b"scf.reduce" => (Form::Reduce, self.is_old_reduce()),
            b"vector.reduction" => {
                (Form::Reduction, next_token(self.text, self.token.end).kind == TokenKind::String)
            }
            _ => return None,
        };
        is_old.then_some(form)
    }

    /// Parses the operation at the current token in an older syntax.
    pub(in crate::text) fn read_form(
        &mut self,
        form: Form,
        block: Block,
        (op, info): (OpName, &'static OpInfo),
        state: &mut OpState,
    ) -> ParseResult {
        self.deprecated(info.name, self.previous_end - info.name.len(), |_| form.modern().into());
        match form {
            Form::Extract => self.old_extract(state),
            Form::Expand => self.old_expand_shape(block, state),
            Form::Reduce => self.old_reduce(state),
            Form::Reduction => self.old_vector_reduction(op, state),
            Form::Shuffle => {
                self.operation_syntax(op, info, state)?;
                self.require(",")?;
                self.require_type().map(drop)
            }
        }
    }

    /// Returns the token after the first one that `fits` in the operation at the current token, outside of brackets.
    fn outside_brackets(&self, fits: impl Fn(&[u8]) -> bool) -> Option<Token> {
        /// The maximum number of tokens to look ahead.
        const MOST: usize = 1 << 12;
        let (mut token, mut depth) = (next_token(self.text, self.token.end), 0_usize);
        for _ in 0..MOST {
            let text = &self.text[token.start..token.end];
            let next = next_token(self.text, token.end);
            match text {
                b"(" | b"[" | b"{" | b"<" => depth += 1,
                b")" | b"]" | b"}" | b">" => depth = depth.checked_sub(1)?,
                _ if depth == 0 && fits(text) => return Some(next),
                _ if token.kind == TokenKind::End => return None,
                _ => {}
            }
            token = next;
        }
        None
    }

    /// Returns true if a word precedes the colon before the types.
    fn has_word(&self, word: &[u8]) -> bool {
        let found = self.outside_brackets(|text| text == word || text == b":");
        found.is_some_and(|next| self.text[..next.start].trim_ascii_end().ends_with(word))
    }

    /// Returns the token after the first type of the operation at the current token.
    fn token_after_type(&self) -> &[u8] {
        let Some(mut token) = self.outside_brackets(|text| text == b":") else { return b"" };
        let mut depth = 0_usize;
        loop {
            let text = &self.text[token.start..token.end];
            match text {
                b"<" | b"(" | b"[" => depth += 1,
                b">" | b")" | b"]" => depth = depth.saturating_sub(1),
                _ if token.kind == TokenKind::End => return b"",
                _ => {}
            }
            token = next_token(self.text, token.end);
            if depth == 0 && !self.text[token.start..token.end].starts_with(b"<") {
                return &self.text[token.start..token.end];
            }
        }
    }

    /// Parses `%v[1, 2] : vector<4x4xf32>`.
    fn old_extract(&mut self, state: &mut OpState) -> ParseResult {
        let source = self.operand()?;
        let position = self.bare_array(TypeId::I64)?;
        state.attr(name::STATIC_POSITION, position);
        self.old_attrs(state)?;
        self.require(":")?;
        let ty = self.require_type()?;
        let value = self.value_of(source, ty)?;
        state.operands.push(value);
        let taken = self.module.cx.dense_array_value(position).map_or(0, <[i64]>::len);
        let result = match self.module.cx.type_data(ty).clone() {
            TypeData::Vector { shape, scalable, element } if taken < shape.len() => {
                let (shape, scalable) = (shape[taken..].into(), scalable[taken..].into());
                self.module.cx.ty(TypeData::Vector { shape, scalable, element })
            }
            _ => self.module.cx.element_type(ty),
        };
        state.results.push(result);
        Ok(())
    }

    /// Parses `"add", %v, %acc : vector<4xf32> into f32`.
    fn old_vector_reduction(&mut self, op: OpName, state: &mut OpState) -> ParseResult {
        let kind = self.quoted_enum(op, "kind")?;
        state.attr(kind.0, kind.1);
        self.require(",")?;
        let mut operands = vec![self.operand()?];
        if self.take(",") {
            operands.push(self.operand()?);
        }
        self.old_attrs(state)?;
        self.require(":")?;
        let ty = self.require_type()?;
        self.require("into")?;
        let result = self.require_type()?;
        for (operand, ty) in operands.into_iter().zip([ty, result]) {
            let value = self.value_of(operand, ty)?;
            state.operands.push(value);
        }
        state.results.push(result);
        Ok(())
    }
}
