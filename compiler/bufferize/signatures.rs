//! The memrefs that functions get and return for tensors, as MLIR's `function-boundary-type-conversion`.
//!
//! Callees are rewritten before their callers, so that the layout of a result is that of the returned buffer, if all
//! returns agree. It is fully dynamic for functions without a body, and for those that are called before, in a cycle of
//! calls.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::memref::subview::Strided;
use crate::dialect::{func, memref};
use crate::ir::{AttrData, Body, Context, DictId, NameId, NewOp, Op, Region, TypeData, TypeId, name};

use super::function::{Function, arg_attr, callee, declarations};
use super::is_tensor;
use super::types::{buffer_type, dynamic_layout, strided_type};

/// The layouts of the memrefs that functions get and return for tensors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoundaryLayout {
    /// Contiguous memory.
    Identity,
    /// Any strides and offsets for arguments; those of the returned buffers for results.
    Inferred,
    /// Any strides and offsets.
    Dynamic,
}

/// The types of the arguments and results of functions.
pub(super) struct Signatures {
    of_arguments: BoundaryLayout,
    of_results: BoundaryLayout,
    /// The attributes of functions, by symbol.
    declared: FxHashMap<NameId, DictId>,
    /// The types of results, by symbol.
    results: FxHashMap<NameId, Vec<TypeId>>,
}

impl Signatures {
    /// Collects the functions of a module. Out-parameters have the identity layout.
    pub(super) fn of(cx: &Context, bodies: &[Body], layout: BoundaryLayout, out_params: bool) -> Signatures {
        let mut declared = FxHashMap::default();
        for table in bodies {
            for op in declarations(table) {
                let attrs = table.attrs(op);
                declared.extend(symbol(cx, attrs).map(|symbol| (symbol, attrs)));
            }
        }
        let of_results = if out_params { BoundaryLayout::Identity } else { layout };
        Signatures { of_arguments: layout, of_results, declared, results: FxHashMap::default() }
    }

    /// Returns the types of the arguments of a function with these attributes.
    ///
    /// # Errors
    /// Fails for encodings, and for layouts without strides.
    pub(super) fn arguments(&self, cx: &mut Context, attrs: DictId) -> Result<Vec<TypeId>, String> {
        let inputs = func::signature(cx, attrs).map(|signature| signature.0).unwrap_or_default();
        let inputs = inputs.into_iter().enumerate();
        inputs.map(|(index, ty)| self.argument(cx, attrs, (index, ty))).collect()
    }

    fn argument(
        &self,
        cx: &mut Context,
        attrs: DictId,
        (index, tensor): (usize, TypeId),
    ) -> Result<TypeId, String> {
        let ty = buffer_type(cx, tensor)?;
        if !is_tensor(cx, tensor) {
            return Ok(ty);
        }
        let given = arg_attr(cx, attrs, index, "bufferization.buffer_layout");
        match (given, cx.type_data(ty)) {
            (Some(layout), TypeData::MemRef { shape, element, space, .. }) => {
                let (shape, element, space) = (shape.clone(), *element, *space);
                let is_map = matches!(cx.attr_data(layout), AttrData::AffineMap(map) if !map.is_identity());
                let is_strided = matches!(cx.attr_data(layout), AttrData::Strided { .. });
                let layout = (is_map || is_strided).then_some(layout);
                let given = cx.ty(TypeData::MemRef { shape, element, layout, space });
                let strides = Strided::of(cx, given).ok_or("the layout of an argument has no strides")?;
                Ok(strided_type(cx, given, &strides))
            }
            _ if self.of_arguments == BoundaryLayout::Identity => Ok(ty),
            _ => Ok(dynamic_layout(cx, ty)),
        }
    }

    /// Returns the types of the results of the function with these attributes if they do not depend on its body.
    ///
    /// # Errors
    /// Fails for encodings.
    pub(super) fn fixed_results(
        &self,
        cx: &mut Context,
        attrs: DictId,
    ) -> Result<Option<Vec<TypeId>>, String> {
        let known = symbol(cx, attrs).and_then(|symbol| self.results.get(&symbol));
        match self.of_results {
            _ if known.is_some() => Ok(known.cloned()),
            BoundaryLayout::Inferred => Ok(None),
            _ => self.results_of(cx, attrs).map(Some),
        }
    }

    /// Returns the types of the results of the function with these attributes. From now on, they are fixed.
    ///
    /// # Errors
    /// Fails for encodings.
    pub(super) fn results(&mut self, cx: &mut Context, attrs: DictId) -> Result<Vec<TypeId>, String> {
        if let Some(fixed) = self.fixed_results(cx, attrs)? {
            return Ok(fixed);
        }
        let types = self.results_of(cx, attrs)?;
        self.results.extend(symbol(cx, attrs).map(|symbol| (symbol, types.clone())));
        Ok(types)
    }

    fn results_of(&self, cx: &mut Context, attrs: DictId) -> Result<Vec<TypeId>, String> {
        let results = func::signature(cx, attrs).map(|signature| signature.1).unwrap_or_default();
        let mut types = Vec::new();
        for tensor in results {
            let ty = buffer_type(cx, tensor)?;
            let is_identity = self.of_results == BoundaryLayout::Identity || !is_tensor(cx, tensor);
            types.push(if is_identity { ty } else { dynamic_layout(cx, ty) });
        }
        Ok(types)
    }

    /// Returns the attributes of the function that a call names.
    pub(super) fn of_callee(&self, cx: &Context, body: &Body, call: Op) -> Option<DictId> {
        self.declared.get(&callee(cx, body, call)?).copied()
    }

    /// Gives the results of a rewritten function one type for all its returns, unless they are fixed.
    pub(super) fn infer(&mut self, cx: &mut Context, attrs: DictId, body: &mut Body) {
        let Some(symbol) = symbol(cx, attrs) else { return };
        if self.of_results != BoundaryLayout::Inferred || self.results.contains_key(&symbol) {
            return;
        }
        let blocks = body.region_blocks(Region::ROOT).to_vec();
        let ends = blocks.iter().filter_map(|&block| Some((block, body.last_op(block)?)));
        let returns: Vec<_> = ends.filter(|&(_, op)| body.name(op) == func::RETURN).collect();
        let lists: Vec<Vec<TypeId>> =
            returns.iter().map(|&(_, op)| body.value_types(body.operands(op))).collect();
        let Some(first) = lists.first() else { return };
        let mut types = first.clone();
        for (index, ty) in types.iter_mut().enumerate() {
            if lists.iter().any(|list| list[index] != *ty) {
                *ty = dynamic_layout(cx, *ty);
            }
        }
        for (block, op) in returns {
            body.take_last_op(block);
            for (index, &ty) in types.iter().enumerate() {
                let value = body.operands(op)[index];
                if body.value_type(value) != ty {
                    let loc = body.loc(op);
                    let cast = body.append_op(block, NewOp::new(memref::CAST, loc, &[value], &[ty]));
                    let cast = body.result(cast, 0);
                    body.set_operand(op, index, cast);
                }
            }
            body.place_op(block, op);
        }
        self.results.insert(symbol, types);
    }
}

fn symbol(cx: &Context, attrs: DictId) -> Option<NameId> {
    cx.dict_get(attrs, name::SYM_NAME).and_then(|attr| cx.string_value(attr))
}

/// Returns functions in an order in which callees are before their callers, except in cycles of calls.
pub(super) fn callees_first(cx: &Context, bodies: &[Body], functions: &[Function]) -> Vec<Function> {
    let attrs = |function: &Function| bodies[function.table.index()].attrs(function.op);
    let by_symbol: FxHashMap<NameId, usize> = functions
        .iter()
        .enumerate()
        .filter_map(|(index, function)| Some((symbol(cx, attrs(function))?, index)))
        .collect();
    let callees = |index: usize| -> Vec<usize> {
        let body = &bodies[functions[index].body.index()];
        let ops = body.block_ids().flat_map(|block| body.block_ops(block));
        let calls = ops.filter(|&&op| body.name(op) == func::CALL);
        calls.filter_map(|&op| by_symbol.get(&callee(cx, body, op)?).copied()).collect()
    };
    let (mut order, mut seen) = (Vec::new(), FxHashSet::default());
    for root in 0..functions.len() {
        let mut open = vec![(root, false)];
        while let Some((index, is_done)) = open.pop() {
            if is_done {
                order.push(functions[index]);
            } else if seen.insert(index) {
                open.push((index, true));
                open.extend(callees(index).into_iter().map(|callee| (callee, false)));
            }
        }
    }
    order
}
