//! Syntax of MLIR 12 to 18 that lacks operands of the current syntax, or has operands that are attributes now.

use crate::ir::spec::{AttrKind, enum_attr};
use crate::ir::{
    AttrId, Block, DYNAMIC, Loc, NameId, NewOp, OpInfo, OpName, OpState, Operand, ParseResult, TypeData,
    TypeId, Value, name,
};

use super::super::parser::Parser;
use super::todays_keyword;

impl Parser<'_> {
    /// Parses the keyword of an enum attribute of an operation as a string.
    pub(super) fn quoted_enum(&mut self, op: OpName, attr: &str) -> ParseResult<(NameId, AttrId)> {
        let offset = self.token.start;
        let keyword = String::from_utf8_lossy(&self.require_string()?).into_owned();
        let name = self.module.cx.name(attr);
        let kind = self.module.cx.spec(op).and_then(|spec| spec.attr(name)).map(|attr| attr.kind);
        let Some(AttrKind::Enum(info)) = kind else { return Err(self.report(offset, "expected a keyword")) };
        let today = todays_keyword(info.name, &keyword);
        match enum_attr(&mut self.module.cx, info, today) {
            Some(attr) => Ok((name, attr)),
            None => Err(self.wrong_keyword(offset, info.cases, &keyword)),
        }
    }

    /// Parses `%m [[0, 1], [2]] : memref<?x4xf32> into memref<?x2x4xf32>`. The sizes of the result follow from its type
    /// and, where they are dynamic, from the source: each dimension expands to at most one dynamic dimension.
    pub(super) fn old_expand_shape(&mut self, block: Block, state: &mut OpState) -> ParseResult {
        let offset = self.token.start;
        let source = self.operand()?;
        let reassociation = self.require_attr(None)?;
        state.attr(name::REASSOCIATION, reassociation);
        self.old_attrs(state)?;
        self.require(":")?;
        let ty = self.require_type()?;
        self.require("into")?;
        let result = self.require_type()?;
        let value = self.value_of(source, ty)?;
        state.operands.push(value);
        state.results.push(result);
        self.add_output_shape(block, state, reassociation, offset)
    }

    /// Adds the sizes of the result to an operation with a source and a result.
    pub(super) fn add_output_shape(
        &mut self,
        block: Block,
        state: &mut OpState,
        reassociation: AttrId,
        offset: usize,
    ) -> ParseResult {
        let (&[source], &[result]) = (&state.operands[..], &state.results[..]) else { return Ok(()) };
        let ty = self.body().value_type(source);
        let shape: Vec<i64> = match self.module.cx.type_data(result) {
            TypeData::MemRef { shape, .. } | TypeData::Tensor { shape: Some(shape), .. } => shape.to_vec(),
            _ => return Err(self.report(offset, "expected a ranked result")),
        };
        let sizes = self.module.cx.i64_array_attr(&shape);
        state.attr(name::STATIC_OUTPUT_SHAPE, sizes);
        let groups = self.reassociation_groups(reassociation);
        for (dim, group) in groups.iter().enumerate() {
            let sizes: Vec<i64> = group.iter().filter_map(|&at| shape.get(at).copied()).collect();
            if sizes.contains(&DYNAMIC) {
                let known = sizes.iter().filter(|&&size| size != DYNAMIC).product();
                let size = self.size_of_part(block, (source, ty), (dim, known), offset)?;
                state.operands.push(size);
            }
        }
        Ok(())
    }

    fn reassociation_groups(&self, attr: AttrId) -> Vec<Vec<usize>> {
        let cx = &self.module.cx;
        let number = |&attr: &AttrId| cx.int_value(attr).and_then(|number| usize::try_from(number).ok());
        let groups = cx.array_value(attr).unwrap_or_default().iter();
        groups
            .map(|&group| cx.array_value(group).unwrap_or_default().iter().filter_map(number).collect())
            .collect()
    }

    /// Emits the size of a dimension of a memref or tensor, divided by a number.
    fn size_of_part(
        &mut self,
        block: Block,
        (source, ty): (Value, TypeId),
        (dim, divisor): (usize, i64),
        offset: usize,
    ) -> ParseResult<Value> {
        let is_tensor = matches!(self.module.cx.type_data(ty), TypeData::Tensor { .. });
        let dim = self.index_value(block, Err((dim as i128, offset)))?;
        let size = self.index_op(
            block,
            if is_tensor { "tensor.dim" } else { "memref.dim" },
            &[source, dim],
            offset,
        )?;
        if divisor == 1 {
            return Ok(size);
        }
        let divisor = self.index_value(block, Err((divisor.into(), offset)))?;
        self.index_op(block, "arith.divui", &[size, divisor], offset)
    }

    /// Emits an operation with an `index` result before the one being parsed.
    fn index_op(
        &mut self,
        block: Block,
        text: &str,
        operands: &[Value],
        offset: usize,
    ) -> ParseResult<Value> {
        let Some(op) = self.module.cx.registry().find(text.as_bytes()) else {
            return Err(self.report(offset, format!("expected the operation '{text}' to be known")));
        };
        let new = NewOp::new(op, Loc::offset(offset), operands, &[TypeId::INDEX]);
        let op = self.body().append_op(block, new);
        Ok(self.body().result(op, 0))
    }

    /// Parses `[4, %n] : tensor<4x?xf32>`.
    pub(super) fn old_init_tensor(&mut self, state: &mut OpState) -> ParseResult {
        self.require("[")?;
        let sizes = self.list_until("]", Self::old_index)?;
        for operand in sizes.into_iter().filter_map(Result::ok) {
            let value = self.value_of(operand, TypeId::INDEX)?;
            state.operands.push(value);
        }
        self.old_attrs(state)?;
        self.require(":")?;
        let ty = self.require_type()?;
        state.results.push(ty);
        Ok(())
    }

    /// Parses `%t, %m : memref<4xf32>`.
    pub(super) fn old_tensor_store(&mut self, state: &mut OpState) -> ParseResult {
        let tensor = self.operand()?;
        self.require(",")?;
        let memref = self.operand()?;
        self.old_attrs(state)?;
        self.require(":")?;
        let ty = self.require_type()?;
        let shape = match self.module.cx.type_data(ty) {
            TypeData::MemRef { shape, .. } => Some(shape.clone()),
            _ => None,
        };
        let element = self.module.cx.element_type(ty);
        let whole = self.module.cx.ty(TypeData::Tensor { shape, element, encoding: None });
        for (operand, ty) in [(tensor, whole), (memref, ty)] {
            let value = self.value_of(operand, ty)?;
            state.operands.push(value);
        }
        let unit = self.module.cx.unit_attr();
        let writable = self.module.cx.name("writable");
        state.attr(writable, unit);
        Ok(())
    }

    /// Parses the syntax of `tensor.pad`, with `linalg.yield` at the end of the region.
    pub(super) fn old_pad(&mut self, op: OpName, info: &'static OpInfo, state: &mut OpState) -> ParseResult {
        self.operation_syntax(op, info, state)?;
        let Some(yields) = self.module.cx.registry().find(b"tensor.yield") else { return Ok(()) };
        for &region in &state.regions {
            let body = self.body();
            let Some(block) = body.region_blocks(region).last().copied() else { continue };
            let Some(last) = body.last_op(block) else { continue };
            let (operands, loc) = (body.operands(last).to_vec(), body.loc(last));
            body.retain_ops(block, |&op| op != last);
            body.append_op(block, NewOp::new(yields, loc, &operands, &[]));
        }
        Ok(())
    }

    /// Parses `(%a, %b) : type, type`.
    pub(in crate::text) fn old_operands(&mut self) -> ParseResult<(Vec<Operand>, Vec<TypeId>)> {
        self.require("(")?;
        let operands = self.list_until(")", Self::operand)?;
        self.require(":")?;
        let offset = self.token.start;
        let mut types = vec![self.require_type()?];
        while self.take(",") {
            types.push(self.require_type()?);
        }
        if types.len() != operands.len() {
            return Err(self.report(offset, "expected as many types as operands"));
        }
        Ok((operands, types))
    }
}
