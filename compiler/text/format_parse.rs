//! Parsing of operations by their [`Format`](super::format::Format).

use smallvec::{SmallVec, smallvec};

use crate::ir::op_info::format::{Element, Side};
use crate::ir::spec::{AttrKind, Spec, Term, bool_of, enum_attr};
use crate::ir::{
    AttrData, AttrId, DYNAMIC, NameId, OpInfo, OpName, OpState, Operand, ParseResult, Reported, Successor,
    Syntax, TypeData, TypeId, Value, name,
};

use super::format::{is_flexible, top_level};
use super::legacy::todays_keyword;
use super::lexer::TokenKind;
use super::parser::Parser;

/// A short list: most operations have few type variables.
type Short<T> = SmallVec<[T; 3]>;

/// A range of one of the lists of a [`Partial`].
#[derive(Clone, Copy, Default)]
struct Run {
    start: u32,
    len: u32,
}

impl Run {
    fn range(self) -> std::ops::Range<usize> {
        self.start as usize..(self.start + self.len) as usize
    }
}

/// A partially parsed operation. Lists of lists are ranges of one list, and the memory is reused for the next
/// operation.
#[derive(Default)]
pub(super) struct Partial {
    uses: Vec<Operand>,
    types: Vec<TypeId>,
    /// Uses by operand group.
    operands: Vec<Run>,
    /// All uses, if the format does not separate the groups.
    all_operands: Option<Run>,
    operand_types: Vec<Option<Run>>,
    all_operand_types: Option<Run>,
    result_types: Vec<Option<Run>>,
    all_result_types: Option<Run>,
    successors: Vec<(Successor, Vec<Value>)>,
    pub(super) offset: usize,
}

impl Parser<'_> {
    /// Parses an operation by its format, after its name.
    pub(super) fn parse_format(
        &mut self,
        op: OpName,
        info: &'static OpInfo,
        state: &mut OpState,
    ) -> ParseResult {
        let Syntax::Format(text) = info.syntax else { return Ok(()) };
        let Some(spec) = self.module.cx.spec(op) else { return Ok(()) };
        let format = self.formats.get(spec, op, info, text);
        let mut partial = self.spare_partials.pop().unwrap_or_default();
        partial.begin(spec.operands.len(), spec.results.len(), self.token.start);
        self.format_elements(op, &format.elements, &mut partial, state)?;
        self.resolve_format(op, info, &mut partial, state)?;
        self.spare_partials.push(partial);
        Ok(())
    }

    fn format_elements(
        &mut self,
        op: OpName,
        elements: &[Element],
        partial: &mut Partial,
        state: &mut OpState,
    ) -> ParseResult {
        for at in top_level(elements) {
            if let Element::Literal(word) = elements[at] {
                if self.take(word) {
                    continue;
                }
                if self.old_format_end(op, &elements[at..], partial) {
                    return Ok(());
                }
            }
            self.format_element(op, &elements[at..], partial, state)?;
        }
        Ok(())
    }

    /// Parses the first of these elements.
    fn format_element(
        &mut self,
        op: OpName,
        elements: &[Element],
        partial: &mut Partial,
        state: &mut OpState,
    ) -> ParseResult {
        match elements[0] {
            Element::Literal(word) => self.require(word),
            Element::Space => Ok(()),
            Element::Operands(group) => self.format_operands(op, group, partial),
            Element::AllOperands => {
                partial.all_operands = Some(self.operand_list(partial)?);
                Ok(())
            }
            Element::Attr(number) => self.format_attr(op, number, state),
            Element::QuotedAttr(number) => self.format_quoted(op, number, state),
            Element::AngledAttr(number) => self.format_angled(op, number, state),
            Element::Type(side) => self.format_type(op, side, partial),
            Element::FunctionType(inputs, results) => self.format_function_type(inputs, results, partial),
            Element::AttrDict if self.is("{") => self.attr_dict(&mut state.attrs),
            Element::KeywordDict if self.is("{") => self.keyword_dict(op, state),
            Element::AttrDict | Element::KeywordDict => Ok(()),
            Element::Glue => Ok(()),
            Element::Successor => {
                let successor = crate::ir::OpParser::parse_successor(self)?;
                partial.successors.push(successor);
                Ok(())
            }
            Element::List(group, attr) => self.format_list(op, group, attr, partial, state),
            Element::Optional { len, anchor } => {
                let part = &elements[1..=len];
                if self.optional_begins(op, part) {
                    self.format_elements(op, part, partial, state)?;
                    self.format_unit(op, &part[anchor], state);
                }
                Ok(())
            }
        }
    }

    /// Returns true if an optional part is present, that is, if its first element is.
    fn optional_begins(&self, op: OpName, elements: &[Element]) -> bool {
        match elements.first() {
            Some(Element::Literal(word)) => self.is(word),
            Some(Element::Operands(_)) => self.is_kind(TokenKind::Percent),
            Some(Element::Attr(number)) => self.enum_keyword(op, *number).is_some(),
            _ => false,
        }
    }

    /// Returns the keyword at the current token if the attribute is an enum that has it.
    fn enum_keyword(&self, op: OpName, number: usize) -> Option<&'static str> {
        let AttrKind::Enum(info) = self.module.cx.spec(op)?.attrs.get(number)?.kind else { return None };
        info.cases.iter().map(|case| case.0).find(|keyword| self.is(keyword))
    }

    /// Sets a unit attribute that marks an optional part and has no syntax of its own.
    fn format_unit(&mut self, op: OpName, element: &Element, state: &mut OpState) {
        let Element::Attr(number) = element else { return };
        let spec = self.module.cx.spec(op).and_then(|spec| spec.attrs.get(*number));
        if let Some((name, AttrKind::Unit)) = spec.map(|spec| (spec.name, spec.kind)) {
            let unit = self.module.cx.unit_attr();
            state.attr(name, unit);
        }
    }

    fn format_operands(&mut self, op: OpName, group: usize, partial: &mut Partial) -> ParseResult {
        let flexible = self.module.cx.spec(op).is_some_and(|spec| is_flexible(spec.operands[group].arity));
        partial.operands[group] = if flexible {
            self.operand_list(partial)?
        } else {
            let operand = self.operand()?;
            partial.add_use(operand)
        };
        Ok(())
    }

    fn operand_list(&mut self, partial: &mut Partial) -> ParseResult<Run> {
        let start = partial.uses.len();
        if self.is_kind(TokenKind::Percent) {
            loop {
                let operand = self.operand()?;
                partial.uses.push(operand);
                if !self.take(",") {
                    break;
                }
            }
        }
        Ok(Run { start: start as u32, len: (partial.uses.len() - start) as u32 })
    }

    // ---- attributes

    fn format_attr(&mut self, op: OpName, number: usize, state: &mut OpState) -> ParseResult {
        let Some((name, kind)) =
            self.module.cx.spec(op).map(|spec| (spec.attrs[number].name, spec.attrs[number].kind))
        else {
            return Err(Reported);
        };
        let offset = self.token.start;
        let attr = match kind {
            AttrKind::Unit => return Ok(()),
            AttrKind::Number(ty) => self.require_attr(Some(ty))?,
            AttrKind::DenseArray(element) => self.bare_array(element)?,
            AttrKind::Enum(info) => {
                let keywords = self.keywords(info.is_flags)?;
                let today = todays_keyword(info.name, &keywords);
                match enum_attr(&mut self.module.cx, info, today) {
                    Some(attr) => attr,
                    None => return Err(self.wrong_keyword(offset, info.cases, &keywords)),
                }
            }
            AttrKind::String => self.require_attr(Some(TypeId::NONE))?,
            AttrKind::SymbolName => {
                let symbol = self.require_symbol()?;
                self.module.cx.attr(AttrData::String(symbol))
            }
            AttrKind::Dialect(name) if self.is("<") => self.stripped_attr(name)?,
            _ => self.require_attr(None)?,
        };
        state.attr(name, attr);
        Ok(())
    }

    /// Parses `{...}`, where the value of an enum may be a keyword.
    fn keyword_dict(&mut self, op: OpName, state: &mut OpState) -> ParseResult {
        self.require("{")?;
        self.entries_with("}", &mut state.attrs, |p, name| p.keyword_or_attr(op, name))
    }

    /// Parses the value of an attribute: a keyword, also in quotes, if the attribute is an enum that has it.
    fn keyword_or_attr(&mut self, op: OpName, name: NameId) -> ParseResult<AttrId> {
        let kind = self.module.cx.spec(op).and_then(|spec| spec.attr(name)).map(|attr| attr.kind);
        let Some(AttrKind::Enum(info)) = kind else { return self.require_attr(None) };
        let offset = self.token.start;
        let keyword = match self.token.kind {
            TokenKind::Bare => {
                let text = String::from_utf8_lossy(self.token_text()).into_owned();
                self.advance();
                text
            }
            TokenKind::String => String::from_utf8_lossy(&self.require_string()?).into_owned(),
            _ => return self.require_attr(None),
        };
        enum_attr(&mut self.module.cx, info, &keyword)
            .ok_or_else(|| self.wrong_keyword(offset, info.cases, &keyword))
    }

    /// Parses the body of a dialect attribute whose name is omitted.
    fn stripped_attr(&mut self, name: &str) -> ParseResult<AttrId> {
        self.nested(|p| p.dialect_attr_body(name.as_bytes()))
    }

    fn format_quoted(&mut self, op: OpName, number: usize, state: &mut OpState) -> ParseResult {
        let spec = self.module.cx.spec(op).map(|spec| (spec.attrs[number].name, spec.attrs[number].kind));
        let Some((name, AttrKind::Enum(info))) = spec else { return Err(Reported) };
        let offset = self.token.start;
        let text = String::from_utf8_lossy(&self.require_string()?).into_owned();
        match enum_attr(&mut self.module.cx, info, todays_keyword(info.name, &text)) {
            Some(attr) => {
                state.attr(name, attr);
                Ok(())
            }
            None => Err(self.wrong_keyword(offset, info.cases, &text)),
        }
    }

    /// Parses `<keyword>`, or the attribute in its usual syntax.
    fn format_angled(&mut self, op: OpName, number: usize, state: &mut OpState) -> ParseResult {
        if self.take("<") {
            self.format_attr(op, number, state)?;
            return self.require(">");
        }
        let Some(name) = self.module.cx.spec(op).map(|spec| spec.attrs[number].name) else {
            return Err(Reported);
        };
        let attr = self.require_attr(None)?;
        state.attr(name, attr);
        Ok(())
    }

    pub(super) fn wrong_keyword(&mut self, offset: usize, cases: &[(&str, i64)], found: &str) -> Reported {
        let keywords: Vec<&str> = cases.iter().map(|case| case.0).collect();
        self.report(offset, format!("expected one of {}, but found '{found}'", keywords.join(", ")))
    }

    /// Parses one keyword, or several separated by commas.
    fn keywords(&mut self, several: bool) -> ParseResult<String> {
        if self.is_kind(TokenKind::String) {
            return Ok(String::from_utf8_lossy(&self.require_string()?).into_owned());
        }
        let mut text = String::from_utf8_lossy(self.require_kind(TokenKind::Bare, "keyword")?).into_owned();
        while several && self.take(",") {
            text.push_str(", ");
            text.push_str(&String::from_utf8_lossy(self.require_kind(TokenKind::Bare, "keyword")?));
        }
        Ok(text)
    }

    /// Parses `[1, 2]`, or `[1 : i32, 2 : i32]` as in MLIR 15.
    pub(super) fn bare_array(&mut self, element: TypeId) -> ParseResult<AttrId> {
        self.require("[")?;
        let values = self.list_until("]", |p| {
            let offset = p.token.start;
            let value = p.integer()?;
            if p.take(":") {
                p.require_type()?;
            }
            i64::try_from(value).map_err(|_| p.report(offset, "integer value too large"))
        })?;
        Ok(self.module.cx.attr(AttrData::DenseArray { element, values: values.into() }))
    }

    /// Parses `[%i, 4]`.
    fn format_list(
        &mut self,
        op: OpName,
        group: usize,
        attr: usize,
        partial: &mut Partial,
        state: &mut OpState,
    ) -> ParseResult {
        let Some(name) = self.module.cx.spec(op).map(|spec| spec.attrs[attr].name) else {
            return Err(Reported);
        };
        self.require("[")?;
        let start = partial.uses.len();
        let constants = self.list_until("]", |p| {
            if p.is_kind(TokenKind::Percent) {
                partial.uses.push(p.operand()?);
                return Ok(DYNAMIC);
            }
            let offset = p.token.start;
            let value = p.integer()?;
            i64::try_from(value).map_err(|_| p.report(offset, "integer value too large"))
        })?;
        partial.operands[group] = Run { start: start as u32, len: (partial.uses.len() - start) as u32 };
        let constants = self.module.cx.i64_array_attr(&constants);
        state.attr(name, constants);
        Ok(())
    }

    // ---- types

    fn format_type(&mut self, op: OpName, side: Side, partial: &mut Partial) -> ParseResult {
        let flexible = self.module.cx.spec(op).is_some_and(|spec| match side {
            Side::Operands(group) => is_flexible(spec.operands[group].arity),
            Side::Results(group) => is_flexible(spec.results[group].arity),
            Side::AllOperands | Side::AllResults => true,
        });
        let start = partial.types.len();
        loop {
            let ty = self.require_type()?;
            partial.types.push(ty);
            if !flexible || !self.take(",") {
                break;
            }
        }
        partial.set_run(side, Run { start: start as u32, len: (partial.types.len() - start) as u32 });
        Ok(())
    }

    fn format_function_type(&mut self, inputs: Side, results: Side, partial: &mut Partial) -> ParseResult {
        let offset = self.token.start;
        let ty = self.require_type()?;
        match self.module.cx.type_data(ty) {
            TypeData::Function { inputs: input_types, results: result_types } => {
                partial.set_types(inputs, input_types);
                partial.set_types(results, result_types);
                Ok(())
            }
            _ => Err(self.report(offset, "expected function type")),
        }
    }

    // ---- parts that the format omits

    fn resolve_format(
        &mut self,
        op: OpName,
        info: &OpInfo,
        partial: &mut Partial,
        state: &mut OpState,
    ) -> ParseResult {
        self.bind_all(op, partial)?;
        let vars = self.bind_vars(op, partial);
        self.resolve_operands(op, &vars, partial, state)?;
        for (successor, values) in partial.successors.drain(..) {
            state.successor(successor, &values);
        }
        self.resolve_results(op, info, &vars, partial, state)
    }

    /// Distributes the operands and types written for all operands or results among the groups.
    fn bind_all(&mut self, op: OpName, partial: &mut Partial) -> ParseResult {
        let Some(spec) = self.module.cx.spec(op) else { return Ok(()) };
        let split = |groups: &[_], run: Run| Spec::split(groups, run.len as usize, None);
        let mut mismatch = None;
        if let Some(all) = partial.all_operands.take() {
            match split(&spec.operands, all) {
                Some(sizes) => distribute(all, &sizes, |group, run| partial.operands[group] = run),
                None => mismatch = Some(("operands", all.len)),
            }
        }
        if let Some(all) = partial.all_operand_types.take() {
            match split(&spec.operands, all) {
                Some(sizes) => distribute(all, &sizes, |group, run| partial.operand_types[group] = Some(run)),
                None => mismatch = Some(("operand types", all.len)),
            }
        }
        if let Some(all) = partial.all_result_types.take() {
            match split(&spec.results, all) {
                Some(sizes) => distribute(all, &sizes, |group, run| partial.result_types[group] = Some(run)),
                None => mismatch = Some(("results", all.len)),
            }
        }
        match mismatch {
            Some((what, found)) => {
                let message = format!("'{}' op does not have {found} {what}", self.module.cx.op_text(op));
                Err(self.report(partial.offset, message))
            }
            None => Ok(()),
        }
    }

    /// Binds the type variables to the written types.
    fn bind_vars(&mut self, op: OpName, partial: &mut Partial) -> Short<Option<TypeId>> {
        let Some(spec) = self.module.cx.spec(op) else { return Short::new() };
        let mut vars: Short<Option<TypeId>> = smallvec![None; spec.vars.len()];
        let operands = spec.operands.iter().zip(&partial.operand_types);
        for (group, types) in operands.chain(spec.results.iter().zip(&partial.result_types)) {
            if let (Term::Var(var), Some(run)) = (group.term, types)
                && let Some(&first) = partial.types[run.range()].first()
            {
                vars[var].get_or_insert(first);
            }
        }
        vars
    }

    /// Returns the type of a value of a group whose type the format omits.
    fn term_type(&mut self, term: Term, vars: &[Option<TypeId>]) -> Option<TypeId> {
        match term {
            Term::Var(var) => vars[var],
            Term::BoolOf(var) => vars[var].map(|ty| bool_of(&mut self.module.cx, ty)),
            Term::ElementOf(var) => vars[var].map(|ty| self.module.cx.element_type(ty)),
            Term::Fixed(ty) => Some(ty),
            Term::Constraint(_) | Term::Infer => None,
        }
    }

    fn resolve_operands(
        &mut self,
        op: OpName,
        vars: &[Option<TypeId>],
        partial: &mut Partial,
        state: &mut OpState,
    ) -> ParseResult {
        for group in 0..partial.operands.len() {
            let uses = partial.operands[group];
            let first =
                partial.uses.get(uses.start as usize).map_or(partial.offset, |operand| operand.offset);
            let written = partial.operand_types[group];
            if let Some(types) = written.filter(|types| types.len != uses.len) {
                let message = format!(
                    "number of operands and types do not match: got {} operands and {} types",
                    uses.len, types.len
                );
                return Err(self.report(first, message));
            }
            if uses.len == 0 {
                continue;
            }
            let implied = match written {
                Some(_) => TypeId::NONE,
                None => self.implied_type(op, true, group, vars, partial.offset)?,
            };
            for i in 0..uses.len as usize {
                let ty = written.map_or(implied, |types| partial.types[types.start as usize + i]);
                let value = self.value_of(partial.uses[uses.start as usize + i], ty)?;
                state.operands.push(value);
            }
        }
        self.add_segments(op, partial, state);
        Ok(())
    }

    /// Infers the type of the values of a group from the signature.
    fn implied_type(
        &mut self,
        op: OpName,
        operands: bool,
        group: usize,
        vars: &[Option<TypeId>],
        offset: usize,
    ) -> ParseResult<TypeId> {
        let groups =
            self.module.cx.spec(op).map(|spec| if operands { &spec.operands } else { &spec.results });
        let term = groups.and_then(|groups| groups.get(group)).map(|group| group.term);
        match term.and_then(|term| self.term_type(term, vars)) {
            Some(ty) => Ok(ty),
            None => {
                let message = format!(
                    "'{}' op: the type of a value does not follow from those written",
                    self.module.cx.op_text(op)
                );
                Err(self.report(offset, message))
            }
        }
    }

    fn add_segments(&mut self, op: OpName, partial: &Partial, state: &mut OpState) {
        if self.module.cx.spec(op).is_some_and(|spec| spec.has_operand_segments()) {
            let sizes: Vec<i64> = partial.operands.iter().map(|uses| uses.len.into()).collect();
            let sizes = self.module.cx.i32_array_attr(&sizes);
            state.attr(name::OPERAND_SEGMENT_SIZES, sizes);
        }
    }

    fn resolve_results(
        &mut self,
        op: OpName,
        info: &OpInfo,
        vars: &[Option<TypeId>],
        partial: &mut Partial,
        state: &mut OpState,
    ) -> ParseResult {
        for group in 0..partial.result_types.len() {
            let flexible = self.module.cx.spec(op).is_some_and(|spec| is_flexible(spec.results[group].arity));
            match partial.result_types[group] {
                Some(types) => state.results.extend_from_slice(&partial.types[types.range()]),
                // An optional part of the format that is absent.
                None if flexible => {}
                None => {
                    let ty = self.implied_result(op, info, group, vars, partial.offset, state)?;
                    state.results.push(ty);
                }
            }
        }
        Ok(())
    }

    fn implied_result(
        &mut self,
        op: OpName,
        info: &OpInfo,
        group: usize,
        vars: &[Option<TypeId>],
        offset: usize,
        state: &OpState,
    ) -> ParseResult<TypeId> {
        let term = self.module.cx.spec(op).map(|spec| spec.results[group].term);
        if let (Some(Term::Infer), Some(infer)) = (term, info.infer) {
            let operands = self.body().value_types(&state.operands);
            return infer(&mut self.module.cx, &operands, &state.attrs)
                .map_err(|message| self.report(offset, format!("'{}' op {message}", info.name)));
        }
        self.implied_type(op, false, group, vars, offset)
    }
}

impl Partial {
    /// Resets all fields but keeps their memory.
    fn begin(&mut self, operand_groups: usize, result_groups: usize, offset: usize) {
        self.uses.clear();
        self.types.clear();
        self.operands.clear();
        self.operands.resize(operand_groups, Run::default());
        self.operand_types.clear();
        self.operand_types.resize(operand_groups, None);
        self.result_types.clear();
        self.result_types.resize(result_groups, None);
        (self.all_operands, self.all_operand_types, self.all_result_types) = (None, None, None);
        self.successors.clear();
        self.offset = offset;
    }

    fn add_use(&mut self, operand: Operand) -> Run {
        self.uses.push(operand);
        Run { start: self.uses.len() as u32 - 1, len: 1 }
    }

    /// Sets the types of the last two operand groups if only an old pointer type is written, for the first of them: it
    /// is the type of `address`, and its pointee is the type of the other. Returns true if it fits.
    pub(super) fn insert_pointee(&mut self, address: Side, pointee: TypeId) -> bool {
        let Side::Operands(address) = address else { return false };
        let Some(Some(pointer)) = address.checked_sub(1).map(|value| self.operand_types[value]) else {
            return false;
        };
        self.set_types(Side::Operands(address - 1), &[pointee]);
        self.set_run(Side::Operands(address), pointer);
        true
    }

    /// Sets the types of operand groups if only that of `value` is written, and not that of the pointer before it.
    /// Returns true if it fits.
    pub(super) fn insert_pointer(&mut self, value: Side) -> bool {
        let Some(Some(written)) = self.operand_types.first().copied() else { return false };
        self.set_run(value, written);
        self.set_types(Side::Operands(0), &[TypeId::PTR]);
        true
    }

    pub(super) fn set_types(&mut self, side: Side, types: &[TypeId]) {
        let run = Run { start: self.types.len() as u32, len: types.len() as u32 };
        self.types.extend_from_slice(types);
        self.set_run(side, run);
    }

    fn set_run(&mut self, side: Side, types: Run) {
        match side {
            Side::Operands(group) => self.operand_types[group] = Some(types),
            Side::Results(group) => self.result_types[group] = Some(types),
            Side::AllOperands => self.all_operand_types = Some(types),
            Side::AllResults => self.all_result_types = Some(types),
        }
    }
}

/// Splits a run into pieces of these sizes.
fn distribute(all: Run, sizes: &[usize], mut give: impl FnMut(usize, Run)) {
    let mut start = all.start;
    for (group, &size) in sizes.iter().enumerate() {
        give(group, Run { start, len: size as u32 });
        start += size as u32;
    }
}
