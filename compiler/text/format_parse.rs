//! Reading an operation by its [`Format`](super::format::Format).

use smallvec::{SmallVec, smallvec};

use crate::ir::spec::{AttrKind, Term, bool_of, enum_attr};
use crate::ir::{
    AttrData, AttrId, DYNAMIC, OpInfo, OpName, OpState, Operand, ParseResult, Reported, Successor, Syntax,
    TypeData, TypeId, Value, name,
};

use super::format::{Element, Side, is_flexible};
use super::lexer::TokenKind;
use super::parser::Parser;

/// A short list: most operations are read without allocating.
type Short<T> = SmallVec<[T; 3]>;

/// What has been read of an operation so far.
pub(super) struct Partial {
    /// Uses by operand group.
    operands: Short<Short<Operand>>,
    /// All uses, where the format does not tell the groups apart.
    all_operands: Option<Short<Operand>>,
    operand_types: Short<Option<Short<TypeId>>>,
    all_operand_types: Option<Short<TypeId>>,
    result_types: Short<Option<Short<TypeId>>>,
    all_result_types: Option<Short<TypeId>>,
    successors: Vec<(Successor, Vec<Value>)>,
    pub(super) offset: usize,
}

impl Parser<'_> {
    /// Takes what the format of an operation says, after its name.
    pub(super) fn parse_format(
        &mut self,
        op: OpName,
        info: &'static OpInfo,
        state: &mut OpState,
    ) -> ParseResult {
        let Syntax::Format(text) = info.syntax else { return Ok(()) };
        let format = self.formats.get(&self.module.cx, op, text);
        let (operand_groups, result_groups) =
            self.module.cx.spec(op).map_or((0, 0), |spec| (spec.operands.len(), spec.results.len()));
        let mut partial = Partial {
            operands: smallvec![Short::new(); operand_groups],
            all_operands: None,
            operand_types: smallvec![None; operand_groups],
            all_operand_types: None,
            result_types: smallvec![None; result_groups],
            all_result_types: None,
            successors: Vec::new(),
            offset: self.token.start,
        };
        self.format_elements(op, &format.elements, &mut partial, state)?;
        self.resolve_format(op, info, partial, state)
    }

    fn format_elements(
        &mut self,
        op: OpName,
        elements: &[Element],
        partial: &mut Partial,
        state: &mut OpState,
    ) -> ParseResult {
        for (i, element) in elements.iter().enumerate() {
            if let Element::Literal(word) = element {
                if self.take(word) {
                    continue;
                }
                if self.old_format_end(&elements[i..], partial) {
                    return Ok(());
                }
            }
            self.format_element(op, element, partial, state)?;
        }
        Ok(())
    }

    fn format_element(
        &mut self,
        op: OpName,
        element: &Element,
        partial: &mut Partial,
        state: &mut OpState,
    ) -> ParseResult {
        match element {
            Element::Literal(word) => self.require(word),
            Element::Operands(group) => self.format_operands(op, *group, partial),
            Element::AllOperands => {
                partial.all_operands = Some(self.operand_list()?);
                Ok(())
            }
            Element::Attr(number) => self.format_attr(op, *number, state),
            Element::QuotedAttr(number) => self.format_quoted(op, *number, state),
            Element::Type(side) => self.format_type(op, *side, partial),
            Element::FunctionType(inputs, results) => self.format_function_type(*inputs, *results, partial),
            Element::AttrDict if self.is("{") => self.attr_dict(&mut state.attrs),
            Element::AttrDict => Ok(()),
            Element::Successor => {
                let successor = crate::ir::OpParser::parse_successor(self)?;
                partial.successors.push(successor);
                Ok(())
            }
            Element::List(group, attr) => self.format_list(op, *group, *attr, partial, state),
            Element::Optional(elements, anchor) => {
                if self.optional_begins(op, elements) {
                    self.format_elements(op, elements, partial, state)?;
                    self.format_unit(op, &elements[*anchor], state);
                }
                Ok(())
            }
        }
    }

    /// Whether an optional part is there: its first element is.
    fn optional_begins(&self, op: OpName, elements: &[Element]) -> bool {
        match elements.first() {
            Some(Element::Literal(word)) => self.is(word),
            Some(Element::Operands(_)) => self.is_kind(TokenKind::Percent),
            Some(Element::Attr(number)) => self.enum_keyword(op, *number).is_some(),
            _ => false,
        }
    }

    /// The keyword at the current token if the attribute is an enum that has it.
    fn enum_keyword(&self, op: OpName, number: usize) -> Option<&'static str> {
        let AttrKind::Enum(info) = self.module.cx.spec(op)?.attrs.get(number)?.kind else { return None };
        info.cases.iter().map(|case| case.0).find(|keyword| self.is(keyword))
    }

    /// A unit attribute that decides over an optional part writes nothing itself.
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
        partial.operands[group] = if flexible { self.operand_list()? } else { smallvec![self.operand()?] };
        Ok(())
    }

    fn operand_list(&mut self) -> ParseResult<Short<Operand>> {
        let mut operands = Short::new();
        if !self.is_kind(TokenKind::Percent) {
            return Ok(operands);
        }
        loop {
            operands.push(self.operand()?);
            if !self.take(",") {
                return Ok(operands);
            }
        }
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
            AttrKind::Integer(ty) => self.require_attr(Some(ty))?,
            AttrKind::DenseArray(element) => self.bare_array(element)?,
            AttrKind::Enum(info) => {
                let keywords = self.keywords(info.is_flags)?;
                match enum_attr(&mut self.module.cx, info, &keywords) {
                    Some(attr) => attr,
                    None => return Err(self.wrong_keyword(offset, info.cases, &keywords)),
                }
            }
            AttrKind::String => self.require_attr(Some(TypeId::NONE))?,
            _ => self.require_attr(None)?,
        };
        state.attr(name, attr);
        Ok(())
    }

    fn format_quoted(&mut self, op: OpName, number: usize, state: &mut OpState) -> ParseResult {
        let spec = self.module.cx.spec(op).map(|spec| (spec.attrs[number].name, spec.attrs[number].kind));
        let Some((name, AttrKind::Enum(info))) = spec else { return Err(Reported) };
        let offset = self.token.start;
        let text = String::from_utf8_lossy(&self.require_string()?).into_owned();
        match enum_attr(&mut self.module.cx, info, &text) {
            Some(attr) => {
                state.attr(name, attr);
                Ok(())
            }
            None => Err(self.wrong_keyword(offset, info.cases, &text)),
        }
    }

    pub(super) fn wrong_keyword(&mut self, offset: usize, cases: &[(&str, i64)], found: &str) -> Reported {
        let keywords: Vec<&str> = cases.iter().map(|case| case.0).collect();
        self.report(offset, format!("expected one of {}, but found '{found}'", keywords.join(", ")))
    }

    /// Takes one keyword, or several separated by commas.
    fn keywords(&mut self, several: bool) -> ParseResult<String> {
        let mut text = String::from_utf8_lossy(self.require_kind(TokenKind::Bare, "keyword")?).into_owned();
        while several && self.take(",") {
            text.push_str(", ");
            text.push_str(&String::from_utf8_lossy(self.require_kind(TokenKind::Bare, "keyword")?));
        }
        Ok(text)
    }

    /// Takes `[1, 2]`.
    fn bare_array(&mut self, element: TypeId) -> ParseResult<AttrId> {
        self.require("[")?;
        let values = self.list_until("]", |p| {
            let offset = p.token.start;
            let value = p.integer()?;
            i64::try_from(value).map_err(|_| p.report(offset, "integer value too large"))
        })?;
        Ok(self.module.cx.attr(AttrData::DenseArray { element, values: values.into() }))
    }

    /// Takes `[%i, 4]`.
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
        let constants = self.list_until("]", |p| {
            if p.is_kind(TokenKind::Percent) {
                partial.operands[group].push(p.operand()?);
                return Ok(DYNAMIC);
            }
            let offset = p.token.start;
            let value = p.integer()?;
            i64::try_from(value).map_err(|_| p.report(offset, "integer value too large"))
        })?;
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
        let mut types: Short<TypeId> = smallvec![self.require_type()?];
        while flexible && self.take(",") {
            types.push(self.require_type()?);
        }
        partial.set_types(side, types);
        Ok(())
    }

    fn format_function_type(&mut self, inputs: Side, results: Side, partial: &mut Partial) -> ParseResult {
        let offset = self.token.start;
        let ty = self.require_type()?;
        match self.module.cx.type_data(ty).clone() {
            TypeData::Function { inputs: input_types, results: result_types } => {
                partial.set_types(inputs, input_types.iter().copied().collect());
                partial.set_types(results, result_types.iter().copied().collect());
                Ok(())
            }
            _ => Err(self.report(offset, "expected function type")),
        }
    }

    // ---- what the format leaves open

    fn resolve_format(
        &mut self,
        op: OpName,
        info: &OpInfo,
        mut partial: Partial,
        state: &mut OpState,
    ) -> ParseResult {
        self.bind_all(op, &mut partial)?;
        let vars = self.bind_vars(op, &mut partial);
        self.resolve_operands(op, &vars, &mut partial, state)?;
        for (successor, values) in std::mem::take(&mut partial.successors) {
            state.successor(successor, &values);
        }
        self.resolve_results(op, info, &vars, &mut partial, state)
    }

    /// Hands what was written for all operands or results to the groups.
    fn bind_all(&mut self, op: OpName, partial: &mut Partial) -> ParseResult {
        let Some(spec) = self.module.cx.spec(op) else { return Ok(()) };
        let split = |groups: &[_], count| crate::ir::spec::Spec::split(groups, count, None);
        let mut mismatch = None;
        if let Some(all) = partial.all_operands.take() {
            match split(&spec.operands, all.len()) {
                Some(sizes) => partial.operands = distribute(&all, &sizes),
                None => mismatch = Some(("operands", all.len())),
            }
        }
        if let Some(all) = partial.all_operand_types.take() {
            match split(&spec.operands, all.len()) {
                Some(sizes) => {
                    partial.operand_types = distribute(&all, &sizes).into_iter().map(Some).collect()
                }
                None => mismatch = Some(("operand types", all.len())),
            }
        }
        if let Some(all) = partial.all_result_types.take() {
            match split(&spec.results, all.len()) {
                Some(sizes) => {
                    partial.result_types = distribute(&all, &sizes).into_iter().map(Some).collect()
                }
                None => mismatch = Some(("results", all.len())),
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

    /// What the written types say about the type variables.
    fn bind_vars(&mut self, op: OpName, partial: &mut Partial) -> Short<Option<TypeId>> {
        let Some(spec) = self.module.cx.spec(op) else { return Short::new() };
        let mut vars: Short<Option<TypeId>> = smallvec![None; spec.vars.len()];
        let operands = spec.operands.iter().zip(&partial.operand_types);
        for (group, types) in operands.chain(spec.results.iter().zip(&partial.result_types)) {
            if let (Term::Var(var), Some(&[first, ..])) = (group.term, types.as_deref()) {
                vars[var].get_or_insert(first);
            }
        }
        vars
    }

    /// The type of a value of a group that the format does not write.
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
        let groups = partial.operands.len();
        for group in 0..groups {
            let uses = std::mem::take(&mut partial.operands[group]);
            let types = match partial.operand_types[group].take() {
                Some(types) => types,
                None => self.implied_types(op, true, group, uses.len(), vars, partial.offset)?,
            };
            if types.len() != uses.len() {
                let message = format!(
                    "number of operands and types do not match: got {} operands and {} types",
                    uses.len(),
                    types.len()
                );
                return Err(
                    self.report(uses.first().map_or(partial.offset, |operand| operand.offset), message)
                );
            }
            for (&operand, &ty) in uses.iter().zip(&types) {
                let value = self.value_of(operand, ty)?;
                state.operands.push(value);
            }
            partial.operands[group] = uses;
        }
        self.add_segments(op, partial, state);
        Ok(())
    }

    fn implied_types(
        &mut self,
        op: OpName,
        operands: bool,
        group: usize,
        count: usize,
        vars: &[Option<TypeId>],
        offset: usize,
    ) -> ParseResult<Short<TypeId>> {
        let groups =
            self.module.cx.spec(op).map(|spec| if operands { &spec.operands } else { &spec.results });
        let Some(term) = groups.and_then(|groups| groups.get(group)).map(|group| group.term) else {
            return Ok(Short::new());
        };
        if count == 0 {
            return Ok(Short::new());
        }
        match self.term_type(term, vars) {
            Some(ty) => Ok(smallvec![ty; count]),
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
            let sizes: Vec<i64> = partial.operands.iter().map(|uses| uses.len() as i64).collect();
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
            let types = match partial.result_types[group].take() {
                Some(types) => types,
                // An optional part of the format that was not written.
                None if flexible => Short::new(),
                None => smallvec![self.implied_result(op, info, group, vars, partial.offset, state)?],
            };
            state.results.extend(types);
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
        let types = self.implied_types(op, false, group, 1, vars, offset)?;
        types.first().copied().ok_or(Reported)
    }
}

impl Partial {
    /// Says the types of the last two operand groups where only an old pointer type was written, for the first:
    /// it is that of `address`, and the other is what it points to. Whether it fits.
    pub(super) fn insert_pointee(&mut self, address: Side, pointee: TypeId) -> bool {
        let Side::Operands(address) = address else { return false };
        let value = address.checked_sub(1).and_then(|value| self.operand_types.get_mut(value));
        let Some(Some(pointer)) = value.map(|value| value.replace(smallvec![pointee])) else { return false };
        self.set_types(Side::Operands(address), pointer);
        true
    }

    pub(super) fn set_types(&mut self, side: Side, types: Short<TypeId>) {
        match side {
            Side::Operands(group) => self.operand_types[group] = Some(types),
            Side::Results(group) => self.result_types[group] = Some(types),
            Side::AllOperands => self.all_operand_types = Some(types),
            Side::AllResults => self.all_result_types = Some(types),
        }
    }
}

fn distribute<T: Copy>(all: &[T], sizes: &[usize]) -> Short<Short<T>> {
    let mut rest = all;
    let mut groups = Short::new();
    for &size in sizes {
        let (group, after) = rest.split_at(size);
        groups.push(group.iter().copied().collect());
        rest = after;
    }
    groups
}
