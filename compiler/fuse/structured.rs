//! Structured operations as data: operands with their maps, loops, and the payload.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::linalg::loops::loops;
use crate::dialect::linalg::named::named;
use crate::dialect::linalg::syntax::element_or_self;
use crate::dialect::linalg::{
    BROADCAST, ELEMENTWISE, ELEMWISE_BINARY, ELEMWISE_UNARY, FILL, GENERIC, INDEX, MAP, REDUCE, TRANSPOSE,
    YIELD,
};
use crate::ir::{
    AffineExpr, AffineMap, AttrData, AttrId, Block, Body, Context, DYNAMIC, NewOp, Op, OpName, Region,
    TypeData, TypeId, Value, name,
};

use super::edit::{Editor, is_removable};

const PARALLEL: &str = "linalg.iterator_type<parallel>";
const REDUCTION: &str = "linalg.iterator_type<reduction>";

/// A structured operation with a payload.
#[derive(Clone, Debug)]
pub(super) struct Structured {
    /// The operands that are read, and those that are also the destinations of the results.
    pub(super) inputs: Vec<Operand>,
    pub(super) outputs: Vec<Operand>,
    /// True for each loop whose iterations are independent.
    pub(super) parallel: Vec<bool>,
    /// The block of the payload.
    pub(super) block: Block,
}

/// An operand, and its indices as functions of the loops.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Operand {
    pub(super) value: Value,
    pub(super) map: AffineMap,
}

/// Returns true for structured operations, whose results are their destinations.
pub(super) fn is_structured(op_name: OpName) -> bool {
    op_name.dialect() == GENERIC.dialect() && !matches!(op_name, INDEX | YIELD)
}

/// Returns true for tensor types.
pub(super) fn is_tensor(cx: &Context, ty: TypeId) -> bool {
    matches!(cx.type_data(ty), TypeData::Tensor { .. })
}

/// Returns the map of `dims` loops to a list of them.
pub(super) fn map_of(dims: usize, results: impl IntoIterator<Item = usize>) -> AffineMap {
    let results = results.into_iter().map(|dim| AffineExpr::Dim(dim as u32)).collect();
    AffineMap { dims: dims as u32, symbols: 0, results }
}

pub(super) fn identity(rank: usize) -> AffineMap {
    map_of(rank, 0..rank)
}

/// Returns the map with each dimension replaced by an expression of `dims` others.
pub(super) fn compose(map: &AffineMap, with: &[AffineExpr], dims: usize) -> AffineMap {
    let replace = |expr: &AffineExpr| compose_expr(expr, with);
    AffineMap { dims: dims as u32, symbols: 0, results: map.results.iter().map(replace).collect() }
}

pub(super) fn compose_expr(expr: &AffineExpr, with: &[AffineExpr]) -> AffineExpr {
    expr.clone().replace_inputs(&|input| match input {
        AffineExpr::Dim(dim) => with[dim as usize].clone(),
        other => other,
    })
}

impl Structured {
    /// Returns the parts of `linalg.generic` on tensors with a payload without effects.
    pub(super) fn generic(cx: &Context, body: &Body, op: Op) -> Option<Structured> {
        if body.name(op) != GENERIC || cx.dict_get(body.attrs(op), name::LIBRARY_CALL).is_some() {
            return None;
        }
        Structured::of(cx, body, op)
    }

    /// Returns the parts of a structured operation on tensors with a payload without effects.
    pub(super) fn of(cx: &Context, body: &Body, op: Op) -> Option<Structured> {
        if !is_structured(body.name(op)) || !is_removable(cx, body, op) {
            return None;
        }
        let nest = loops(cx, body, op)?;
        let operands = body.operands(op).iter().zip(nest.maps);
        let mut inputs: Vec<Operand> = operands.map(|(&value, map)| Operand { value, map }).collect();
        let outputs = inputs.split_off(inputs.len() - body.result_count(op));
        let region = *body.regions(op).first()?;
        let block = body.entry_block(region)?;
        let parallel = parallel_loops(cx, body, op, nest.count)?;
        // Before 2025, the payload of linalg.map did not take the element of the output.
        let has_all_args = body.block_args(block).len() == inputs.len() + outputs.len();
        (has_all_args && parallel.len() == nest.count).then_some(Structured {
            inputs,
            outputs,
            parallel,
            block,
        })
    }

    pub(super) fn loops(&self) -> usize {
        self.parallel.len()
    }

    pub(super) fn is_parallel(&self) -> bool {
        self.parallel.iter().all(|&parallel| parallel)
    }

    pub(super) fn operands(&self) -> impl Iterator<Item = &Operand> {
        self.inputs.iter().chain(&self.outputs)
    }

    /// Returns the operation at the end of the payload.
    pub(super) fn end(&self, body: &Body) -> Option<Op> {
        body.last_op(self.block).filter(|&end| body.name(end) == YIELD)
    }

    /// Returns true if the payload uses the element of an operand.
    pub(super) fn uses(&self, body: &Body, operand: usize) -> bool {
        let arg = body.block_args(self.block)[operand];
        body.block_ops(self.block).iter().any(|&op| body.operands(op).contains(&arg))
    }

    /// Returns true if the payload uses the element of an output.
    pub(super) fn uses_output(&self, body: &Body, output: usize) -> bool {
        self.uses(body, self.inputs.len() + output)
    }
}

/// Returns true for each loop that is parallel; `None` for operations that are never merged with others.
fn parallel_loops(cx: &Context, body: &Body, op: Op, count: usize) -> Option<Vec<bool>> {
    match body.name(op) {
        GENERIC => {
            let list = cx.array_value(cx.dict_get(body.attrs(op), name::ITERATOR_TYPES)?)?;
            list.iter()
                .map(|&item| match cx.dialect_attr_text(item) {
                    Some(PARALLEL) => Some(true),
                    Some(REDUCTION) => Some(false),
                    _ => None,
                })
                .collect()
        }
        REDUCE => {
            let dims = cx.dense_array_value(cx.dict_get(body.attrs(op), name::DIMENSIONS)?)?;
            Some((0..count as i64).map(|dim| !dims.contains(&dim)).collect())
        }
        MAP | TRANSPOSE | BROADCAST | ELEMENTWISE | ELEMWISE_UNARY | ELEMWISE_BINARY => {
            Some(vec![true; count])
        }
        op_name => (named(op_name)?.iterators == "*").then(|| vec![true; count]),
    }
}

/// A `linalg.generic` under construction.
pub(super) struct Draft {
    pub(super) inputs: Vec<Operand>,
    pub(super) outputs: Vec<Operand>,
    pub(super) parallel: Vec<bool>,
    region: Region,
    pub(super) block: Block,
}

impl Editor<'_> {
    /// Begins an operation. The arguments of its payload are the elements of the inputs and outputs.
    pub(super) fn begin(
        &mut self,
        inputs: Vec<Operand>,
        outputs: Vec<Operand>,
        parallel: Vec<bool>,
    ) -> Draft {
        let elements: Vec<TypeId> = inputs
            .iter()
            .chain(&outputs)
            .map(|operand| element_or_self(self.cx, self.body.value_type(operand.value)))
            .collect();
        let region = self.body.new_region();
        let block = self.body.append_block(region, &elements);
        Draft { inputs, outputs, parallel, region, block }
    }

    /// Appends copies of the operations of a payload to a block, except for the last one. Returns the copies of the
    /// values that the last one yields. `map` has the values that replace others; `loops` has the loops of the old
    /// operation as functions of those of the new one, or nothing if they are the same.
    pub(super) fn copy_payload(
        &mut self,
        from: Block,
        to: Block,
        map: &mut FxHashMap<Value, Value>,
        loops: &[AffineExpr],
    ) -> Vec<Value> {
        let ops = self.body.block_ops(from).to_vec();
        let Some((&end, ops)) = ops.split_last() else { return Vec::new() };
        for &op in ops {
            if self.body.name(op) == INDEX && !loops.is_empty() {
                let index = self.copy_index(op, to, loops);
                map.insert(self.body.result(op, 0), index);
                continue;
            }
            let operands: Vec<Value> = self.mapped(op, map);
            let types: Vec<TypeId> =
                self.body.results(op).map(|result| self.body.value_type(result)).collect();
            let new = NewOp::new(self.body.name(op), self.body.loc(op), &operands, &types);
            let copy = self.body.append_op(to, new.attrs(self.body.attrs(op)));
            map.extend(self.body.results(op).zip(self.body.results(copy)).collect::<Vec<_>>());
        }
        self.mapped(end, map)
    }

    /// Appends copies of the operations of a payload before the visited operation, as [`Editor::copy_payload`].
    pub(super) fn copy_payload_here(&mut self, from: Block, map: &mut FxHashMap<Value, Value>) -> Vec<Value> {
        let first = self.body.block_ops(self.block()).len();
        let elements = self.copy_payload(from, self.block(), map, &[]);
        let copies = self.body.block_ops(self.block())[first..].to_vec();
        copies.into_iter().for_each(|op| self.record(op));
        elements
    }

    /// Appends a copy of a structured operation with other operands, of which the last ones are the destinations. Returns
    /// its results.
    pub(super) fn copy_structured(&mut self, op: Op, operands: &[Value]) -> Vec<Value> {
        let first = operands.len() - self.body.result_count(op);
        let types = self.body.value_types(&operands[first..]);
        let mut regions = Vec::new();
        for region in self.body.regions(op).to_vec() {
            let Some(old) = self.body.entry_block(region) else { continue };
            let copy = self.body.new_region();
            let args = self.body.value_types(self.body.block_args(old));
            let block = self.body.append_block(copy, &args);
            let args = self.body.block_args(block).to_vec();
            let mut map: FxHashMap<Value, Value> =
                self.body.block_args(old).iter().copied().zip(args).collect();
            let elements = self.copy_payload(old, block, &mut map, &[]);
            let end = NewOp::new(YIELD, self.loc(), &elements, &[]);
            self.body.append_op(block, end);
            regions.push(copy);
        }
        let new = NewOp::new(self.body.name(op), self.loc(), operands, &types).attrs(self.body.attrs(op));
        let copy = self.append(new.regions(&regions));
        self.body.results(copy).collect()
    }

    /// Emits `linalg.fill`.
    pub(super) fn fill(&mut self, element: Value, output: Value) -> Value {
        let operand = |value| Operand { value, map: identity(0) };
        let draft = self.begin(vec![operand(element)], vec![operand(output)], Vec::new());
        let arg = self.body.block_args(draft.block)[0];
        self.body.append_op(draft.block, NewOp::new(YIELD, self.loc(), &[arg], &[]));
        let segments = self.cx.i32_array_attr(&[1, 1]);
        let attrs = self.cx.dict(&mut [(name::OPERAND_SEGMENT_SIZES, segments)]);
        let (operands, types) = ([element, output], [self.ty(output)]);
        let new = NewOp::new(FILL, self.loc(), &operands, &types).attrs(attrs);
        let op = self.append(new.regions(&[draft.region]));
        self.body.result(op, 0)
    }

    fn mapped(&self, op: Op, map: &FxHashMap<Value, Value>) -> Vec<Value> {
        self.body.operands(op).iter().map(|value| *map.get(value).unwrap_or(value)).collect()
    }

    /// Appends the value of `linalg.index` in an operation with other loops.
    fn copy_index(&mut self, op: Op, to: Block, loops: &[AffineExpr]) -> Value {
        let dim = self.cx.dict_get(self.body.attrs(op), name::DIM).and_then(|attr| self.cx.int_value(attr));
        let expr = dim.and_then(|dim| loops.get(dim as usize)).cloned().unwrap_or(AffineExpr::Constant(0));
        self.index_value(&expr, to)
    }

    /// Finishes an operation with the elements of its outputs. Inputs that the payload does not use disappear, and equal
    /// ones are merged, unless a loop would have no bound.
    pub(super) fn finish(&mut self, mut draft: Draft, elements: &[Value]) -> Op {
        let new = NewOp::new(YIELD, self.loc(), elements, &[]);
        self.body.append_op(draft.block, new);
        self.drop_operations(draft.block);
        self.merge_inputs(&mut draft);
        self.drop_inputs(&mut draft);
        let operands: Vec<Value> =
            draft.inputs.iter().chain(&draft.outputs).map(|operand| operand.value).collect();
        let types: Vec<TypeId> = draft.outputs.iter().map(|operand| self.ty(operand.value)).collect();
        let maps: Vec<AttrId> = draft
            .inputs
            .iter()
            .chain(&draft.outputs)
            .map(|operand| self.cx.attr(AttrData::AffineMap(operand.map.clone())))
            .collect();
        let kinds = [REDUCTION, PARALLEL].map(|text| self.cx.dialect_attr(text));
        let iterators = draft.parallel.iter().map(|&parallel| kinds[usize::from(parallel)]).collect();
        let segments = self.cx.i32_array_attr(&[draft.inputs.len() as i64, draft.outputs.len() as i64]);
        let attrs = [
            (name::INDEXING_MAPS, self.cx.attr(AttrData::Array(maps.into()))),
            (name::ITERATOR_TYPES, self.cx.attr(AttrData::Array(iterators))),
            (name::OPERAND_SEGMENT_SIZES, segments),
        ];
        let attrs = self.cx.dict(&mut attrs.to_vec());
        let new = NewOp::new(GENERIC, self.loc(), &operands, &types);
        self.append(new.attrs(attrs).regions(&[draft.region]))
    }

    /// Removes the operations of a payload whose results nobody uses.
    fn drop_operations(&mut self, block: Block) {
        let mut needed: FxHashSet<Value> = FxHashSet::default();
        let mut kept: FxHashSet<Op> = FxHashSet::default();
        for &op in self.body.block_ops(block).iter().rev() {
            if self.body.name(op) == YIELD || self.body.results(op).any(|result| needed.contains(&result)) {
                needed.extend(self.body.operands(op));
                kept.insert(op);
            }
        }
        self.body.retain_ops(block, |op| kept.contains(op));
    }

    /// Replaces the elements of inputs that are equal to earlier ones.
    fn merge_inputs(&mut self, draft: &mut Draft) {
        for later in 1..draft.inputs.len() {
            if let Some(first) = draft.inputs[..later].iter().position(|input| *input == draft.inputs[later])
            {
                let args = self.body.block_args(draft.block);
                let (from, to) = (args[later], args[first]);
                self.replace_in(draft.block, from, to);
            }
        }
    }

    /// Replaces a value in a payload.
    fn replace_in(&mut self, block: Block, from: Value, to: Value) {
        for op in self.body.block_ops(block).to_vec() {
            for index in 0..self.body.operands(op).len() {
                if self.body.operands(op)[index] == from {
                    self.body.set_operand(op, index, to);
                }
            }
        }
    }

    /// Removes inputs that the payload does not use.
    fn drop_inputs(&mut self, draft: &mut Draft) {
        let mut kept: Vec<bool> = (0..draft.inputs.len())
            .map(|input| {
                let arg = self.body.block_args(draft.block)[input];
                self.body.block_ops(draft.block).iter().any(|&op| self.body.operands(op).contains(&arg))
            })
            .collect();
        for input in 0..kept.len() {
            let maps =
                (draft.inputs.iter().zip(&kept)).filter(|(_, kept)| **kept).map(|(input, _)| &input.map);
            let maps = maps.chain(draft.outputs.iter().map(|output| &output.map));
            if !kept[input] && !have_bounds(maps, draft.parallel.len()) {
                kept[input] = true;
            }
        }
        let inputs = kept.len();
        self.body.retain_block_args(draft.block, |arg| arg >= inputs || kept[arg]);
        let mut kept = kept.into_iter();
        draft.inputs.retain(|_| kept.next().unwrap_or(true));
    }
}

/// Returns true if each loop is an index of some operand, whose size is its trip count.
pub(super) fn have_bounds<'a>(maps: impl Iterator<Item = &'a AffineMap>, loops: usize) -> bool {
    let mut found = vec![false; loops];
    for map in maps {
        for expr in &map.results {
            if let AffineExpr::Dim(dim) = expr {
                found[*dim as usize] = true;
            }
        }
    }
    found.into_iter().all(|found| found)
}

/// Returns the constant trip counts of the loops, [`DYNAMIC`] for unknown ones; `None` if operands disagree.
pub(super) fn trip_counts<'a>(
    cx: &Context,
    body: &Body,
    operands: impl Iterator<Item = &'a Operand>,
    loops: usize,
) -> Option<Vec<i64>> {
    let mut counts = vec![DYNAMIC; loops];
    for operand in operands {
        let Some(shape) = crate::dialect::tensor::shape(cx, body.value_type(operand.value)) else { continue };
        for (expr, &size) in operand.map.results.iter().zip(shape) {
            let AffineExpr::Dim(dim) = expr else { continue };
            let count = &mut counts[*dim as usize];
            if *count != DYNAMIC && size != DYNAMIC && *count != size {
                return None;
            }
            *count = if *count == DYNAMIC { size } else { *count };
        }
    }
    Some(counts)
}
