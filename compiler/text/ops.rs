//! Parsing of operations, regions and the top level.

use crate::diag::{Diagnostics, did_you_mean};
use crate::ir::{
    AttrData, Block, BodyId, Context, DictId, Loc, LocData, Module, NameId, NamedAttr, NewOp, Op, OpInfo,
    OpName, OpState, Operand, ParseResult, Region, RegionArg, Reported, Successor, Syntax, Traits, TypeData,
    TypeId, Value, name,
    spec::{AttrKind, Spec, stored_enum},
};
use crate::source::Source;

use super::legacy;
use super::lexer::{TokenKind, next_token};
use super::parser::Parser;

/// The magic number of MLIR bytecode.
const BYTECODE: &[u8] = b"ML\xefR";

/// Parses a module. A file whose top level is not one `builtin.module` is wrapped in one, as in MLIR.
///
/// `cx` contains the known operations. Errors are reported to `diagnostics`; the result is `None` after any error.
pub fn read(source: &Source, cx: Context, diagnostics: &mut Diagnostics) -> Option<Module> {
    let module_name = cx.registry().find(b"builtin.module")?;
    if source.text.len() > Source::MAX_LEN {
        diagnostics.error(crate::diag::Location::Unknown, "source is larger than 2 GiB");
        return None;
    }
    if source.text.starts_with(BYTECODE) {
        diagnostics.error(
            crate::diag::Location::Unknown,
            "MLIR bytecode is not read; 'mlir-opt FILE -o FILE.mlir' makes text of it",
        );
        return None;
    }
    let errors_before = diagnostics.error_count();
    let mut module = Module::new(cx);
    // MLIR's location of an implicit module.
    let file = module.cx.name(&source.name);
    let loc = module.cx.loc(LocData::File { file, line: 0, column: 0 });
    let mut parser = Parser::new(&source.text, module, diagnostics);
    parser.top_level(module_name, loc);
    let failed = parser.diagnostics.error_count() > errors_before;
    (!failed).then_some(parser.module)
}

/// The top level.
impl<'s> Parser<'s> {
    fn top_level(&mut self, module_name: OpName, loc: Loc) {
        self.push_scope();
        self.push_region(Region::ROOT);
        let block = self.body().append_block(Region::ROOT, &[]);
        while !self.is_kind(TokenKind::End) {
            let start = self.token.start;
            let result = self.top_level_item(block);
            if result.is_err() {
                self.recover(start);
                if self.is("}") {
                    self.report(self.token.start, "unmatched '}'");
                    self.advance();
                }
            }
        }
        self.pop_region();
        let body = self.pop_scope(true);
        let is_module = matches!(body.block_ops(block), &[op] if body.name(op) == module_name);
        let body_id = if is_module { Module::ROOT } else { self.wrap(module_name, loc) };
        *self.module.body_mut(body_id) = body;
        self.settle_locs();
        if self.diagnostics.error_count() == 0 {
            self.check_structures();
        }
    }

    /// Appends a `builtin.module` with a new body to the root, and returns that body.
    fn wrap(&mut self, module_name: OpName, loc: Loc) -> BodyId {
        let inner = self.module.new_body();
        let root = self.module.body_mut(Module::ROOT);
        let block = root.append_block(Region::ROOT, &[]);
        let region = root.new_isolated_region(inner);
        root.append_op(block, NewOp::new(module_name, loc, &[], &[]).regions(&[region]));
        inner
    }

    fn top_level_item(&mut self, block: Block) -> ParseResult {
        match self.token.kind {
            TokenKind::Hash => self.attr_alias(),
            TokenKind::Exclaim => self.type_alias(),
            TokenKind::Punctuation if self.is("{-#") => self.file_metadata(),
            _ => self.operation(block),
        }
    }

    fn attr_alias(&mut self) -> ParseResult {
        let alias = self.require_kind(TokenKind::Hash, "attribute alias")?;
        self.require("=")?;
        match self.require_attr(None) {
            Ok(attr) => self.attr_aliases.insert(alias, attr),
            Err(reported) => {
                self.wrong_aliases.insert(alias);
                return Err(reported);
            }
        };
        Ok(())
    }

    fn type_alias(&mut self) -> ParseResult {
        let alias = self.require_kind(TokenKind::Exclaim, "type alias")?;
        self.require("=")?;
        match self.require_type() {
            Ok(ty) => self.type_aliases.insert(alias, ty),
            Err(reported) => {
                self.wrong_aliases.insert(alias);
                return Err(reported);
            }
        };
        Ok(())
    }

    /// Recovers from an error: skips to the probable beginning of the next operation in the block, which is the first
    /// token of a line at the same depth of braces, or to the end of the region. `start` is the beginning of the
    /// operation with the error: at least one token of it is skipped.
    fn recover(&mut self, start: usize) {
        if self.token.start == start && !self.is("}") {
            self.advance();
        }
        let mut depth = self.open_braces(start);
        loop {
            let line_begins = self.text[self.previous_end..self.token.start].contains(&b'\n');
            match self.token.kind {
                TokenKind::End => return,
                _ if line_begins && depth == 0 && self.may_begin_operation() => return,
                _ if self.is("{") => depth += 1,
                _ if self.is("}") && depth == 0 => return,
                _ if self.is("}") => depth -= 1,
                _ => {}
            }
            self.advance();
        }
    }
}

/// Error recovery: heuristics for the beginning of operations.
impl Parser<'_> {
    /// Returns the number of braces that the text from `start` to the current token opens and does not close; 0 for a
    /// long text, which contains regions that have already recovered from their errors.
    fn open_braces(&self, start: usize) -> usize {
        const SHORT: usize = 1 << 12;
        if self.token.start.saturating_sub(start) > SHORT {
            return 0;
        }
        let mut depth = 0usize;
        let mut token = next_token(self.text, start);
        while token.start < self.token.start && token.kind != TokenKind::End {
            match &self.text[token.start..token.end] {
                b"{" => depth += 1,
                b"}" => depth = depth.saturating_sub(1),
                _ => {}
            }
            token = next_token(self.text, token.end);
        }
        depth
    }

    /// Returns true if `%name:3`, which names several results, is at the current token.
    fn begins_group(&self) -> bool {
        let colon = next_token(self.text, self.token.end);
        let count = next_token(self.text, colon.end);
        &self.text[colon.start..colon.end] == b":" && count.kind == TokenKind::Integer
    }

    /// Returns true if the current token, the first of its line, may begin an operation or label.
    pub(super) fn may_begin_operation(&self) -> bool {
        let next = next_token(self.text, self.token.end);
        let next = &self.text[next.start..next.end];
        match self.token.kind {
            TokenKind::Percent => next == b"=" || next == b"," || self.begins_group(),
            TokenKind::Bare => !matches!(next, b"=" | b"," | b":" | b")"),
            TokenKind::String => next == b"(",
            TokenKind::Caret | TokenKind::Hash => true,
            _ => false,
        }
    }
}

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
                    return says_nothing(cx, spec, own, attr);
                }
                spec.attr(name).is_some_and(|declared| declared.default == Some(attr))
            };
            state.attrs.retain(|entry| !is_default(entry));
        }
        self.module.cx.dict(&mut state.attrs)
    }
}

/// Returns true if segment sizes are redundant: equal to those assumed without them.
fn says_nothing(cx: &Context, spec: &Spec, own_operands: usize, sizes: crate::ir::AttrId) -> bool {
    let assumed = Spec::split(&spec.operands, own_operands, None);
    let given = cx.dense_array_value(sizes);
    match (assumed, given) {
        (Some(assumed), Some(given)) => {
            spec.has_signature && assumed.iter().map(|&size| size as i64).eq(given.iter().copied())
        }
        _ => false,
    }
}

/// The generic form.
impl<'s> Parser<'s> {
    fn generic_operation(&mut self, block: Block) -> ParseResult<Op> {
        let offset = self.token.start;
        let full = self.require_string()?;
        let today = self.todays_name(full.clone());
        let (is_renamed, full) = (today != full, today);
        let Some(op_name) = self.module.cx.op_name(&full) else {
            let message = format!("more than {} different unknown operations", OpName::MAX_UNREGISTERED);
            return Err(self.report(offset, message));
        };
        let info = self.module.cx.op_info(op_name);
        let mut state = self.fresh_state(op_name, offset);
        self.require("(")?;
        let operands = self.list_until(")", Self::operand)?;
        let targets = if self.take("[") { self.list_until("]", Self::target)? } else { Vec::new() };
        if self.take("<") {
            self.generic_properties(&mut state, info.is_some())?;
        }
        if self.take("(") {
            let unknown = OpInfo::new("");
            let parse = |p: &mut Self| p.list_until(")", |p| p.region(&[]));
            state.regions = self.with_op(info.unwrap_or(&unknown), parse)?;
        }
        if self.is("{") {
            self.attr_dict(&mut state.attrs)?;
        }
        if info.is_some() {
            self.todays_attrs(op_name, &mut state);
        }
        self.dense_arrays(&mut state);
        if info.is_some_and(|info| info.name == "scf.parallel") {
            state.regions.iter().for_each(|&region| self.join_reductions(region));
        }
        self.require(":")?;
        let types_at = self.token.start;
        self.generic_types(&mut state, &operands)?;
        if info.is_some() {
            self.todays_parts(block, &mut state, (types_at, is_renamed))?;
        }
        self.generic_successors(&mut state, &targets, offset)?;
        self.finish_operation(block, state)
    }

    /// Parses `<{…}>`. For operations of unknown dialects the properties are kept separate from discardable attributes.
    fn generic_properties(&mut self, state: &mut OpState, known: bool) -> ParseResult {
        let mut entries = Vec::new();
        self.attr_dict(&mut entries)?;
        self.require(">")?;
        if known {
            self.store_enums(state.name, &mut entries);
            state.attrs.append(&mut entries);
        } else {
            let dict = self.module.cx.dict(&mut entries);
            let attr = self.module.cx.attr(AttrData::Dict(dict));
            state.attr(name::PROPERTIES, attr);
        }
        Ok(())
    }

    /// Converts attributes that were arrays of integers in older versions (`mask = [0, 1]`) to dense arrays.
    fn dense_arrays(&mut self, state: &mut OpState) {
        let cx = &mut self.module.cx;
        for entry in &mut state.attrs {
            let declared = cx.spec(state.name).and_then(|spec| spec.attr(entry.0));
            let Some(AttrKind::DenseArray(element)) = declared.map(|declared| declared.kind) else {
                continue;
            };
            let AttrData::Array(items) = cx.attr_data(entry.1) else { continue };
            let values: Option<Vec<i64>> =
                items.iter().map(|&item| i64::try_from(cx.int_value(item)?).ok()).collect();
            if let Some(values) = values {
                entry.1 = cx.attr(AttrData::DenseArray { element, values: values.into() });
            }
        }
    }

    /// Converts enums that are written as attributes of their dialect to their storage.
    fn store_enums(&mut self, op: OpName, entries: &mut [NamedAttr]) {
        for (name, attr) in entries {
            let kind = self.module.cx.spec(op).and_then(|spec| spec.attr(*name)).map(|attr| attr.kind);
            if let Some(AttrKind::Enum(info)) = kind
                && let Some(stored) = stored_enum(&mut self.module.cx, info, *attr)
            {
                *attr = stored;
            }
        }
    }

    fn generic_types(&mut self, state: &mut OpState, operands: &[Operand]) -> ParseResult {
        let offset = self.token.start;
        let ty = self.require_type()?;
        let TypeData::Function { inputs, results } = self.module.cx.type_data(ty).clone() else {
            return Err(self.report(offset, "expected function type"));
        };
        if inputs.len() != operands.len() {
            let message = format!("expected {} operand types but had {}", operands.len(), inputs.len());
            return Err(self.report(offset, message));
        }
        for (operand, &ty) in operands.iter().zip(&inputs) {
            let value = self.value_of(*operand, ty)?;
            state.operands.push(value);
        }
        state.results = results.into_vec();
        Ok(())
    }

    fn target(&mut self) -> ParseResult<Block> {
        let offset = self.token.start;
        let name = self.require_kind(TokenKind::Caret, "block name")?;
        Ok(self.use_block(name, offset))
    }

    /// Sets the number of operands of each successor. In the generic form the operations that need it have segment
    /// attributes; a single successor receives all operands that are not the operation's own.
    fn generic_successors(&mut self, state: &mut OpState, targets: &[Block], offset: usize) -> ParseResult {
        let info = self.module.cx.op_info(state.name);
        let (Some(info), false) = (info, targets.is_empty()) else {
            state.successors = targets.iter().map(|&block| Successor { block, operand_count: 0 }).collect();
            return Ok(());
        };
        let counts = if info.traits.has(Traits::BRANCH_SEGMENTS) {
            self.take_array(state, name::OPERAND_SEGMENT_SIZES)
                .map(|sizes| sizes[sizes.len().min(1)..].to_vec())
        } else if info.traits.has(Traits::CASE_SEGMENTS) {
            self.case_segments(state)
        } else if info.traits.has(Traits::INVOKE_SEGMENTS) {
            self.invoke_segments(state)
        } else if info.traits.has(Traits::LIST_SEGMENTS) {
            self.take_array(state, name::INDBR_OPERAND_SEGMENTS)
        } else {
            Some(vec![state.operands.len() as i64])
        };
        let total: i64 = counts.iter().flatten().sum();
        match counts {
            Some(counts) if counts.len() == targets.len() && total <= state.operands.len() as i64 => {
                let successor = |(&block, &count): (&Block, &i64)| Successor {
                    block,
                    operand_count: count.max(0) as u32,
                };
                state.successors = targets.iter().zip(&counts).map(successor).collect();
                Ok(())
            }
            _ => {
                let message =
                    format!("'{}' op segment sizes do not fit its operands and successors", info.name);
                Err(self.report(offset, message))
            }
        }
    }

    fn case_segments(&mut self, state: &mut OpState) -> Option<Vec<i64>> {
        let sizes = self.take_array(state, name::OPERAND_SEGMENT_SIZES)?;
        let cases = self.take_array(state, name::CASE_OPERAND_SEGMENTS).unwrap_or_default();
        Some([&[*sizes.get(1)?], &cases[..]].concat())
    }

    /// Moves the second group of own operands, which is last in the generic form, before the operands of the
    /// successors.
    fn invoke_segments(&mut self, state: &mut OpState) -> Option<Vec<i64>> {
        let sizes = self.take_array(state, name::OPERAND_SEGMENT_SIZES)?;
        let &[first, normal, unwind, second] = &sizes[..] else { return None };
        let count = |size: i64| usize::try_from(size).ok();
        let passed = state.operands.get_mut(count(first)?..)?;
        if passed.len() < count(second)? {
            return None;
        }
        passed.rotate_right(count(second)?);
        let own = self.module.cx.i32_array_attr(&[first, second]);
        state.attr(name::OPERAND_SEGMENT_SIZES, own);
        Some(vec![normal, unwind])
    }

    /// Removes a dense array attribute and returns its elements.
    fn take_array(&mut self, state: &mut OpState, name: NameId) -> Option<Vec<i64>> {
        let at = state.attrs.iter().position(|entry| entry.0 == name)?;
        let attr = state.attrs.remove(at).1;
        self.module.cx.dense_array_value(attr).map(<[i64]>::to_vec)
    }
}

/// Operands and regions.
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

    /// Parses a region in braces. The contents of an isolated operation's region become a separate body.
    pub(super) fn region(&mut self, args: &[RegionArg]) -> ParseResult<Region> {
        self.require("{")?;
        let isolated = self.current_traits.has(Traits::ISOLATED);
        self.nested(|p| if isolated { p.isolated_region(args) } else { p.inline_region(args) })
    }

    fn isolated_region(&mut self, args: &[RegionArg]) -> ParseResult<Region> {
        self.push_scope();
        let result = self.region_contents(Region::ROOT, args);
        let body = self.pop_scope(result.is_ok());
        result?;
        if body.entry_block(Region::ROOT).is_none() {
            return Ok(self.body().new_region());
        }
        let id = self.module.add_body(body);
        Ok(self.body().new_isolated_region(id))
    }

    fn inline_region(&mut self, args: &[RegionArg]) -> ParseResult<Region> {
        let region = self.body().new_region();
        self.region_contents(region, args)?;
        Ok(region)
    }

    /// Parses blocks up to the closing brace.
    fn region_contents(&mut self, region: Region, args: &[RegionArg]) -> ParseResult {
        self.push_region(region);
        let result = self.region_blocks(region, args);
        self.pop_region();
        result
    }

    fn region_blocks(&mut self, region: Region, args: &[RegionArg]) -> ParseResult {
        let has_label = self.is_kind(TokenKind::Caret);
        // An empty region in braces has no block, unless it has arguments or its block needs no terminator.
        let may_be_empty = self.current_traits.has(Traits::NO_TERMINATOR) || !args.is_empty();
        if !has_label && (!self.is("}") || may_be_empty) {
            let block = self.body().append_block(region, &[]);
            self.define_args(block, args)?;
            self.block_ops(block);
        }
        while self.is_kind(TokenKind::Caret) {
            let block = self.block_label()?;
            self.block_ops(block);
        }
        self.require("}")
    }

    /// Parses `^name(%a: type, …):`.
    fn block_label(&mut self) -> ParseResult<Block> {
        let offset = self.token.start;
        let name = self.require_kind(TokenKind::Caret, "block name")?;
        let block = self.define_block(name, offset)?;
        let mut args = Vec::new();
        if self.take("(") {
            args = self.list_until(")", |p| {
                let operand = p.operand()?;
                p.require(":")?;
                let ty = p.require_type()?;
                let loc = p.trailing_loc()?;
                Ok(RegionArg { operand, ty, loc })
            })?;
        }
        self.require(":")?;
        self.define_args(block, &args)?;
        Ok(block)
    }

    /// Sets the arguments of a block and their names.
    fn define_args(&mut self, block: Block, args: &[RegionArg]) -> ParseResult {
        let types: Vec<TypeId> = args.iter().map(|arg| arg.ty).collect();
        self.body().set_block_args(block, &types);
        let values = self.body().block_args(block).to_vec();
        for (arg, value) in args.iter().zip(values) {
            let loc = arg.loc.unwrap_or(Loc::offset(arg.operand.offset));
            self.body().arg_locs.push((value, loc));
            self.define(self.name_of(arg.operand), arg.operand.offset, Some(value), 1)?;
        }
        Ok(())
    }

    /// Parses operations up to the next label or the end of the region. After an error in one, the parser continues
    /// with the next.
    fn block_ops(&mut self, block: Block) {
        while !self.is("}") && !self.is_kind(TokenKind::Caret) && !self.is_kind(TokenKind::End) {
            let start = self.token.start;
            if self.operation(block).is_err() {
                self.recover(start);
            }
        }
    }
}
