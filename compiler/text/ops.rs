//! Parsing of operations in custom syntax, and of their results and operands.

use crate::diag::did_you_mean;
use crate::ir::{
    Block, Context, DictId, Loc, NamedAttr, NewOp, Op, OpInfo, OpName, OpState, Operand, ParseResult,
    Reported, Syntax, TypeId, Value, name, spec::Spec,
};

use super::legacy;
use super::lexer::TokenKind;
use super::parser::Parser;

/// A name on the left of `=`, and the number of values it names.
struct ResultName<'s> {
    name: &'s [u8],
    offset: usize,
    count: u32,
}

/// Operations.
impl<'s> Parser<'s> {
    /// Parses an operation and appends it to `block`.
    pub(super) fn operation(&mut self, block: Block) -> ParseResult {
        let mut names = smallvec::SmallVec::<[ResultName; 2]>::new();
        if self.is_kind(TokenKind::Percent) {
            loop {
                names.push(self.result_name()?);
                if !self.take(",") {
                    break;
                }
            }
            self.require("=")?;
        }
        let offset = self.token.start;
        let op = match self.token.kind {
            TokenKind::Bare => self.custom_operation(block),
            TokenKind::String => self.generic_operation(block),
            _ => Err(self.unexpected("operation name in quotes or a known operation")),
        };
        match op {
            Ok(op) => self.define_results(op, offset, &names),
            Err(error) => {
                for result in names {
                    let _ = self.define(result.name, result.offset, None, result.count);
                }
                Err(error)
            }
        }
    }

    fn result_name(&mut self) -> ParseResult<ResultName<'s>> {
        let offset = self.token.start;
        let name = self.require_kind(TokenKind::Percent, "value name")?;
        let mut count = 1;
        if self.take(":") {
            let at = self.token.start;
            count = match u32::try_from(self.integer()?) {
                Ok(count) if count > 0 => count,
                _ => return Err(self.report(at, "expected named operation to have at least 1 result")),
            };
        }
        Ok(ResultName { name, offset, count })
    }

    fn define_results(&mut self, op: Op, offset: usize, names: &[ResultName<'s>]) -> ParseResult {
        if names.is_empty() {
            return Ok(());
        }
        let found = self.body().result_count(op);
        let named: u64 = names.iter().map(|result| u64::from(result.count)).sum();
        if named != found as u64 {
            let message = format!("operation defines {found} results but was provided {named} to bind");
            for result in names {
                let _ = self.define(result.name, result.offset, None, result.count);
            }
            return Err(self.report(offset, message));
        }
        let mut next = self.body().results(op).next();
        for result in names {
            self.define(result.name, result.offset, next, result.count)?;
            next = next.map(|value| Value::new(value.index() + result.count as usize));
        }
        Ok(())
    }

    fn custom_operation(&mut self, block: Block) -> ParseResult<Op> {
        let offset = self.token.start;
        let text = self.token_text();
        let found = self.find_custom(text);
        let Some((op_name, info)) = found else {
            return match self.old_operation(block) {
                Some(result) => result,
                None => Err(self.unknown_operation(text, offset)),
            };
        };
        let form = self.old_form(text);
        self.advance();
        let mut state = self.fresh_state(op_name, offset);
        match form {
            Some(form) => self.with_op(info, |p| p.read_form(form, block, (op_name, info), &mut state))?,
            None => self.operation_syntax(op_name, info, &mut state)?,
        }
        self.finish_operation(block, state)
    }

    /// Parses the custom syntax of an operation, after its name.
    pub(super) fn operation_syntax(
        &mut self,
        op: OpName,
        info: &'static OpInfo,
        state: &mut OpState,
    ) -> ParseResult {
        match info.syntax {
            Syntax::Custom(parse, _) => self.with_op(info, |p| parse(p, state)),
            Syntax::Format(_) => self.with_op(info, |p| p.parse_format(op, info, state)),
            Syntax::Generic => {
                let message = format!("custom op '{}' has no custom assembly form", info.name);
                Err(self.report(self.previous_end, message))
            }
        }
    }

    /// Runs `parse` in the context of the operation: its default dialect and traits.
    pub(super) fn with_op<T>(&mut self, info: &OpInfo, parse: impl FnOnce(&mut Self) -> T) -> T {
        let own = info.default_dialect;
        let outer = self.default_dialects.last().copied().unwrap_or_default();
        self.default_dialects.push(if own.is_empty() { outer } else { own });
        let outer_traits = std::mem::replace(&mut self.current_traits, info.traits);
        let result = parse(self);
        self.current_traits = outer_traits;
        self.default_dialects.pop();
        result
    }

    /// Looks up the operation of a bare name: as written, with the default dialect as prefix, or as a builtin one.
    fn find_custom(&mut self, text: &[u8]) -> Option<(OpName, &'static OpInfo)> {
        let registry = self.module.cx.registry();
        let find = |full: &[u8]| registry.find(full).and_then(|name| Some((name, registry.info(name)?)));
        let default = self.default_dialects.last().copied().unwrap_or_default();
        let prefixed = |dialect: &str| find(&[dialect.as_bytes(), b".", text].concat());
        find(text)
            .or_else(|| prefixed(default).filter(|_| !self.is_old_constant(text)))
            .or_else(|| prefixed("builtin"))
    }

    fn unknown_operation(&mut self, text: &[u8], offset: usize) -> Reported {
        let text = String::from_utf8_lossy(text);
        if let Some(why) = legacy::removed(&text) {
            return self.report(offset, format!("custom op '{text}' is unknown: {why}"));
        }
        let registry = self.module.cx.registry();
        let known = registry.ops().map(|(_, info)| info.name);
        let hint = did_you_mean(&text, known).map(|known| format!("; did you mean '{known}'?"));
        let dialect = text.split_once('.').map_or("", |(dialect, _)| dialect);
        let is_known = registry.dialects().iter().any(|known| known.name == dialect);
        let why = match (registry.lowering(dialect), hint) {
            (_, Some(hint)) if is_known => hint,
            (Some(lowering), _) => format!(": dialect '{dialect}' is lowered by {lowering}"),
            (None, hint) => hint.unwrap_or_default(),
        };
        self.report(offset, format!("custom op '{text}' is unknown{why}"))
    }

    /// Returns an empty state that reuses the memory of a finished one.
    pub(super) fn fresh_state(&mut self, name: OpName, offset: usize) -> Box<OpState> {
        let new = || Box::new(OpState::new(name, Loc::UNKNOWN));
        let mut state = self.spare_states.pop().unwrap_or_else(new);
        state.clear(name, Loc::offset(offset));
        state
    }

    /// Appends a parsed operation, after its optional trailing location.
    pub(super) fn finish_operation(&mut self, block: Block, mut state: Box<OpState>) -> ParseResult<Op> {
        if let Some(loc) = self.trailing_loc()? {
            state.loc = loc;
        }
        let attrs = self.op_attrs(&mut state);
        let new = NewOp {
            name: state.name,
            loc: state.loc,
            operands: &state.operands,
            results: &state.results,
            attrs,
            successors: &state.successors,
            regions: &state.regions,
        };
        let op = self.body().append_op(block, new);
        if !state.arg_names.is_empty()
            && let Some(inner) = state.regions.first().and_then(|&region| self.body().isolated_body(region))
        {
            self.module.body_mut(inner).arg_names = std::mem::take(&mut state.arg_names);
        }
        self.spare_states.push(state);
        Ok(op)
    }

    /// Interns the attributes of an operation. Inherent ones with their default value are omitted, as are redundant
    /// segment sizes.
    fn op_attrs(&mut self, state: &mut OpState) -> DictId {
        if state.attrs.is_empty() {
            return DictId::EMPTY;
        }
        let cx = &self.module.cx;
        if let Some(spec) = cx.spec(state.name) {
            let passed: u32 = state.successors.iter().map(|successor| successor.operand_count).sum();
            let own = state.operands.len() - passed as usize;
            let is_default = |&(name, attr): &NamedAttr| {
                if name == name::OPERAND_SEGMENT_SIZES {
                    return are_redundant(cx, spec, own, attr);
                }
                spec.attr(name).is_some_and(|declared| declared.default == Some(attr))
            };
            state.attrs.retain(|entry| !is_default(entry));
        }
        self.module.cx.dict(&mut state.attrs)
    }
}

/// Returns true if segment sizes are redundant: equal to those assumed without them.
fn are_redundant(cx: &Context, spec: &Spec, own_operands: usize, sizes: crate::ir::AttrId) -> bool {
    let assumed = Spec::split(&spec.operands, own_operands, None);
    let given = cx.dense_array_value(sizes);
    match (assumed, given) {
        (Some(assumed), Some(given)) => {
            spec.has_signature && assumed.iter().map(|&size| size as i64).eq(given.iter().copied())
        }
        _ => false,
    }
}

/// Operands.
impl<'s> Parser<'s> {
    /// Parses `%name` or `%name#n`.
    pub(super) fn operand(&mut self) -> ParseResult<Operand> {
        let offset = self.token.start;
        let len = self.require_kind(TokenKind::Percent, "SSA operand")?.len();
        let mut index = 0;
        if self.is_kind(TokenKind::Hash) && self.token.start == self.previous_end {
            let digits =
                std::str::from_utf8(&self.token_text()[1..]).ok().and_then(|digits| digits.parse().ok());
            index = digits.ok_or_else(|| self.unexpected("result number"))?;
            self.advance();
        }
        Ok(Operand { offset, len, index })
    }

    pub(super) fn name_of(&self, operand: Operand) -> &'s [u8] {
        &self.text[operand.offset..operand.offset + operand.len]
    }

    pub(super) fn value_of(&mut self, operand: Operand, ty: TypeId) -> ParseResult<Value> {
        self.use_value(self.name_of(operand), operand.index, operand.offset, ty)
    }
}
