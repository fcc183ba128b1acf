//! Parsing of operations in generic syntax.

use crate::ir::{
    AttrData, Block, NameId, NamedAttr, Op, OpInfo, OpName, OpState, Operand, ParseResult, Successor, Traits,
    TypeData, name,
    spec::{AttrKind, stored_enum},
};

use super::lexer::TokenKind;
use super::parser::Parser;

impl<'s> Parser<'s> {
    /// Parses an operation in generic syntax and appends it to `block`.
    pub(super) fn generic_operation(&mut self, block: Block) -> ParseResult<Op> {
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
