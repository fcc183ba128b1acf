//! Spellings of 2019 and 2020 that MLIR itself no longer reads: operations of the old standard dialect without a
//! prefix, and types of the LLVM dialect that named what a pointer points to. They are read as what they are called
//! today. Nothing here is reached by text in today's spelling.

use crate::ir::spec::{AttrKind, bool_of, enum_attr};
use crate::ir::{
    AttrData, Block, FloatKind, Loc, NameId, NewOp, Op, OpInfo, OpName, OpState, Operand, ParseResult,
    Region, TypeData, TypeId, Value, name,
};

use super::format::Element;
use super::format_parse::Partial;
use super::lexer::{TokenKind, next_token};
use super::parser::Parser;

/// How an old operation is read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reader {
    /// As today.
    Same,
    /// As today, but a declaration need not say `private`.
    Function,
    /// With a predicate in quotes.
    Compare,
    /// With a number for the dimension.
    Dim,
    /// With numbers among the indices.
    Load,
}

/// Old names, today's, and how they are read.
const OPS: &[(&str, &str, Reader)] = &[
    // Renamed in 2025.
    ("bufferization.to_memref", "bufferization.to_buffer", Reader::Same),
    ("tensor.pack", "linalg.pack", Reader::Same),
    ("tensor.unpack", "linalg.unpack", Reader::Same),
    ("func", "func.func", Reader::Function),
    ("return", "func.return", Reader::Same),
    ("call", "func.call", Reader::Same),
    ("call_indirect", "func.call_indirect", Reader::Same),
    ("constant", "arith.constant", Reader::Same),
    ("br", "cf.br", Reader::Same),
    ("cond_br", "cf.cond_br", Reader::Same),
    ("switch", "cf.switch", Reader::Same),
    ("assert", "cf.assert", Reader::Same),
    ("alloc", "memref.alloc", Reader::Same),
    ("alloca", "memref.alloca", Reader::Same),
    ("dealloc", "memref.dealloc", Reader::Same),
    ("load", "memref.load", Reader::Load),
    ("store", "memref.store", Reader::Same),
    ("memref_cast", "memref.cast", Reader::Same),
    ("memref_reinterpret_cast", "memref.reinterpret_cast", Reader::Same),
    ("dim", "memref.dim", Reader::Dim),
    ("rank", "memref.rank", Reader::Same),
    ("view", "memref.view", Reader::Same),
    ("subview", "memref.subview", Reader::Same),
    ("get_global_memref", "memref.get_global", Reader::Same),
    ("global_memref", "memref.global", Reader::Same),
    ("addi", "arith.addi", Reader::Same),
    ("subi", "arith.subi", Reader::Same),
    ("muli", "arith.muli", Reader::Same),
    ("divi_signed", "arith.divsi", Reader::Same),
    ("divi_unsigned", "arith.divui", Reader::Same),
    ("divis", "arith.divsi", Reader::Same),
    ("diviu", "arith.divui", Reader::Same),
    ("remi_signed", "arith.remsi", Reader::Same),
    ("remi_unsigned", "arith.remui", Reader::Same),
    ("remis", "arith.remsi", Reader::Same),
    ("remiu", "arith.remui", Reader::Same),
    ("ceildivi_signed", "arith.ceildivsi", Reader::Same),
    ("floordivi_signed", "arith.floordivsi", Reader::Same),
    ("and", "arith.andi", Reader::Same),
    ("or", "arith.ori", Reader::Same),
    ("xor", "arith.xori", Reader::Same),
    ("shift_left", "arith.shli", Reader::Same),
    ("shift_right_signed", "arith.shrsi", Reader::Same),
    ("shift_right_unsigned", "arith.shrui", Reader::Same),
    ("addf", "arith.addf", Reader::Same),
    ("subf", "arith.subf", Reader::Same),
    ("mulf", "arith.mulf", Reader::Same),
    ("divf", "arith.divf", Reader::Same),
    ("remf", "arith.remf", Reader::Same),
    ("negf", "arith.negf", Reader::Same),
    ("cmpi", "arith.cmpi", Reader::Compare),
    ("cmpf", "arith.cmpf", Reader::Compare),
    ("select", "arith.select", Reader::Same),
    ("index_cast", "arith.index_cast", Reader::Same),
    ("sexti", "arith.extsi", Reader::Same),
    ("zexti", "arith.extui", Reader::Same),
    ("trunci", "arith.trunci", Reader::Same),
    ("fpext", "arith.extf", Reader::Same),
    ("fptrunc", "arith.truncf", Reader::Same),
    ("sitofp", "arith.sitofp", Reader::Same),
    ("uitofp", "arith.uitofp", Reader::Same),
    ("fptosi", "arith.fptosi", Reader::Same),
    ("fptoui", "arith.fptoui", Reader::Same),
    ("bitcast", "arith.bitcast", Reader::Same),
    ("absf", "math.absf", Reader::Same),
    ("ceilf", "math.ceil", Reader::Same),
    ("floorf", "math.floor", Reader::Same),
    ("copysign", "math.copysign", Reader::Same),
    ("exp", "math.exp", Reader::Same),
    ("log", "math.log", Reader::Same),
    ("log2", "math.log2", Reader::Same),
    ("log10", "math.log10", Reader::Same),
    ("sqrt", "math.sqrt", Reader::Same),
    ("rsqrt", "math.rsqrt", Reader::Same),
    ("sin", "math.sin", Reader::Same),
    ("cos", "math.cos", Reader::Same),
    ("tanh", "math.tanh", Reader::Same),
    ("loop.for", "scf.for", Reader::Same),
    ("loop.if", "scf.if", Reader::Same),
    ("loop.parallel", "scf.parallel", Reader::Same),
    ("loop.reduce", "scf.reduce", Reader::Same),
    ("loop.yield", "scf.yield", Reader::Same),
    ("loop.terminator", "scf.yield", Reader::Same),
    ("llvm.mlir.null", "llvm.mlir.zero", Reader::Same),
];

/// An old scalar type of the LLVM dialect, after `!llvm.`: `i64`, `float`.
pub(super) fn scalar(text: &[u8]) -> Option<TypeData> {
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

/// Operations.
impl Parser<'_> {
    /// Whether a bare name that has a meaning today is meant in its old one: `constant` of a number, in a function.
    pub(super) fn is_old_constant(&self, text: &[u8]) -> bool {
        text == b"constant" && next_token(self.text, self.token.end).kind != TokenKind::At
    }

    /// Reads an operation by its old name, at the current token; `None` when there is no such name.
    pub(super) fn old_operation(&mut self, block: Block) -> Option<ParseResult<Op>> {
        let text = self.token_text();
        let text = text.strip_prefix(b"std.").unwrap_or(text);
        let &(_, mut full, reader) = OPS.iter().find(|row| row.0.as_bytes() == text)?;
        if text == b"constant" && !self.is_old_constant(text) {
            full = "func.constant";
        }
        let registry = self.module.cx.registry();
        let op_name = registry.find(full.as_bytes())?;
        let info = registry.info(op_name)?;
        Some(self.read_old(block, op_name, info, reader))
    }

    fn read_old(
        &mut self,
        block: Block,
        op: OpName,
        info: &'static OpInfo,
        reader: Reader,
    ) -> ParseResult<Op> {
        let offset = self.token.start;
        self.advance();
        let mut state = self.fresh_state(op, offset);
        match reader {
            Reader::Compare if self.is_kind(TokenKind::String) => self.old_compare(op, &mut state)?,
            Reader::Dim => self.old_dim(block, &mut state)?,
            Reader::Load => self.old_load(block, &mut state)?,
            _ => self.operation_syntax(op, info, &mut state)?,
        }
        let is_declaration = state.regions.first().is_none_or(|&region| self.is_empty(region));
        let is_public = !state.attrs.iter().any(|entry| entry.0 == name::SYM_VISIBILITY);
        if reader == Reader::Function && is_declaration && is_public {
            let private = self.module.cx.string_attr("private");
            state.attr(name::SYM_VISIBILITY, private);
        }
        self.finish_operation(block, state)
    }

    fn is_empty(&mut self, region: Region) -> bool {
        self.body().isolated_body(region).is_none() && self.body().entry_block(region).is_none()
    }

    /// `cmpi "slt", %a, %b : type`.
    fn old_compare(&mut self, op: OpName, state: &mut OpState) -> ParseResult {
        let offset = self.token.start;
        let predicate = String::from_utf8_lossy(&self.require_string()?).into_owned();
        let kind = self.module.cx.spec(op).and_then(|spec| spec.attr(name::PREDICATE)).map(|attr| attr.kind);
        if let Some(AttrKind::Enum(info)) = kind {
            match enum_attr(&mut self.module.cx, info, &predicate) {
                Some(attr) => state.attr(name::PREDICATE, attr),
                None => return Err(self.wrong_keyword(offset, info.cases, &predicate)),
            }
        }
        self.require(",")?;
        let lhs = self.operand()?;
        self.require(",")?;
        let rhs = self.operand()?;
        self.old_attrs(state)?;
        self.require(":")?;
        let ty = self.require_type()?;
        for operand in [lhs, rhs] {
            let value = self.value_of(operand, ty)?;
            state.operands.push(value);
        }
        state.results.push(bool_of(&mut self.module.cx, ty));
        Ok(())
    }

    /// `dim %m, 1 : type`.
    fn old_dim(&mut self, block: Block, state: &mut OpState) -> ParseResult {
        self.old_attrs(state)?;
        let source = self.operand()?;
        self.require(",")?;
        let index = self.old_index()?;
        self.old_attrs(state)?;
        self.require(":")?;
        let ty = self.require_type()?;
        let source = self.value_of(source, ty)?;
        let index = self.index_value(block, index)?;
        state.operands = vec![source, index];
        state.results.push(TypeId::INDEX);
        Ok(())
    }

    /// `load %m[%i, 1] : type`.
    fn old_load(&mut self, block: Block, state: &mut OpState) -> ParseResult {
        let memref = self.operand()?;
        self.require("[")?;
        let indices = self.list_until("]", Self::old_index)?;
        self.old_attrs(state)?;
        self.require(":")?;
        let ty = self.require_type()?;
        let memref = self.value_of(memref, ty)?;
        state.operands.push(memref);
        for index in indices {
            let value = self.index_value(block, index)?;
            state.operands.push(value);
        }
        state.results.push(self.module.cx.element_type(ty));
        Ok(())
    }

    fn old_attrs(&mut self, state: &mut OpState) -> ParseResult {
        if self.is("{") { self.attr_dict(&mut state.attrs) } else { Ok(()) }
    }

    /// A value, or a number and where it is.
    fn old_index(&mut self) -> ParseResult<Result<Operand, (i128, usize)>> {
        let offset = self.token.start;
        if self.is_kind(TokenKind::Percent) {
            self.operand().map(Ok)
        } else {
            Ok(Err((self.integer()?, offset)))
        }
    }

    /// The value of an index; a number becomes a constant before the operation.
    fn index_value(&mut self, block: Block, index: Result<Operand, (i128, usize)>) -> ParseResult<Value> {
        let (number, offset) = match index {
            Ok(operand) => return self.value_of(operand, TypeId::INDEX),
            Err(number) => number,
        };
        let Some(constant) = self.module.cx.registry().find(b"arith.constant") else {
            return Err(self.report(offset, "expected SSA operand"));
        };
        let number = self.module.cx.attr(AttrData::Integer { ty: TypeId::INDEX, value: number });
        let attrs = self.module.cx.dict(&mut [(name::VALUE, number)]);
        let new = NewOp::new(constant, Loc::offset(offset), &[], &[TypeId::INDEX]).attrs(attrs);
        let op = self.body().append_op(block, new);
        Ok(self.body().result(op, 0))
    }

    /// The rest of a format where today's text has a second type that the old pointer type made superfluous:
    /// `llvm.load %p : !llvm<"float*">`. Whether that is so.
    pub(super) fn old_format_end(&mut self, rest: &[Element], partial: &mut Partial) -> bool {
        let Some(pointee) = self.pointee_since(partial.offset) else { return false };
        match rest {
            [Element::Literal("->"), Element::Type(result)] => {
                partial.set_types(*result, &[pointee]);
                true
            }
            [Element::Literal(","), Element::Type(address)] => partial.insert_pointee(*address, pointee),
            _ => false,
        }
    }

    /// What the first old pointer type at or after an offset points to.
    pub(super) fn pointee_since(&self, offset: usize) -> Option<TypeId> {
        let since = self.pointees.iter().rev().take_while(|pointee| pointee.0 >= offset);
        since.min_by_key(|pointee| pointee.0).map(|pointee| pointee.1)
    }
}

/// Types.
impl Parser<'_> {
    /// What follows `!llvm.ptr<` when it is not an address space: `float>`, `i8, 3>`.
    pub(super) fn old_pointer(&mut self) -> ParseResult<TypeId> {
        let start = self.token.start;
        let pointee = self.nested(Self::llvm_type)?;
        let space = if self.take(",") { self.integer()? } else { 0 };
        self.require(">")?;
        self.pointees.push((start, pointee));
        match u32::try_from(space) {
            Ok(space) => Ok(self.module.cx.ty(TypeData::Pointer { space })),
            Err(_) => Err(self.report(start, "address space does not fit into 32 bits")),
        }
    }

    /// `<"type of LLVM IR">` after `!llvm`.
    pub(super) fn old_quoted_type(&mut self) -> ParseResult<TypeId> {
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
        self.require(">")?;
        Ok(ty)
    }

    /// The next byte of the quoted text that is no space.
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

    /// A type with its suffixes, and what it points to if it is a pointer.
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

    /// `4 x float` and the bracket.
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

    /// The parameters of a function type after its result and `(`.
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

    /// `i64`, `float`, `void`, `%name`.
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
            _ => match scalar(word).or_else(|| super::types::scalar(word)) {
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

/// What is left of the text of a quoted type.
struct Quoted {
    at: usize,
    end: usize,
}
