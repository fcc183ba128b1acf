//! `affine.parallel`. Its bounds are written per dimension, but one map has all lower bounds and another all upper
//! bounds. Groups have the number of map results of each dimension.

use rustc_hash::FxHashMap;

use crate::dialect::arith::RMW_KIND;
use crate::dialect::region_syntax::{
    BARE, block_arg_types, parse_operands, parse_types, print_result_types, verify_region_end,
};
use crate::ir::spec::{enum_attr, enum_text, enum_value};
use crate::ir::spelling::{sign_extend, unsigned};
use crate::ir::{
    AffineExpr, AffineMap, AffineUse, AttrData, AttrId, Context, DenseData, NameId, Op, OpParser, OpPrinter,
    OpState, ParseResult, RegionArg, RegionStyle, TypeData, TypeId, Value, VerifyCx, name,
};

use super::inputs::verify_inputs;
use super::{YIELD, add_map, map_attr, map_of};

/// The attributes of one of the two bounds, and the keyword before a list of expressions.
struct Bound {
    map: NameId,
    groups: NameId,
    keyword: &'static str,
}

const LOWER: Bound = Bound { map: name::LOWER_BOUNDS_MAP, groups: name::LOWER_BOUNDS_GROUPS, keyword: "max" };
const UPPER: Bound = Bound { map: name::UPPER_BOUNDS_MAP, groups: name::UPPER_BOUNDS_GROUPS, keyword: "min" };

/// Parses `(%i) = (0) to (min(%n, 10)) step (2) reduce ("addf") -> (f32) { … }`.
pub(super) fn parse(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let induction = parse_operands(p)?;
    p.expect("=")?;
    parse_bound(p, state, &LOWER)?;
    p.expect("to")?;
    parse_bound(p, state, &UPPER)?;
    parse_steps(p, state, induction.len())?;
    parse_reductions(p, state)?;
    if p.eat("->") {
        state.results = parse_types(p)?;
    }
    let arg = |operand| RegionArg { operand, ty: TypeId::INDEX, loc: None };
    let args: Vec<RegionArg> = induction.into_iter().map(arg).collect();
    let region = p.parse_region(&args)?;
    p.ensure_terminator(region, YIELD, state.loc);
    state.regions.push(region);
    p.parse_attr_dict(&mut state.attrs)
}

/// The expressions of all dimensions of a bound, over inputs without duplicates.
#[derive(Default)]
struct Bounds {
    dims: Inputs,
    symbols: Inputs,
    exprs: Vec<AffineExpr>,
    groups: Vec<i64>,
}

/// Distinct values and their positions.
#[derive(Default)]
struct Inputs {
    values: Vec<Value>,
    positions: FxHashMap<Value, u32>,
}

impl Inputs {
    fn position(&mut self, value: Value) -> u32 {
        *self.positions.entry(value).or_insert_with(|| {
            self.values.push(value);
            self.values.len() as u32 - 1
        })
    }

    /// Returns the positions of the values of these operands; adds the values that are new.
    fn positions(&mut self, p: &mut dyn OpParser, operands: &[crate::ir::Operand]) -> ParseResult<Vec<u32>> {
        let values = super::resolve_indices(p, operands)?;
        Ok(values.into_iter().map(|value| self.position(value)).collect())
    }
}

impl Bounds {
    /// Adds the expressions of one dimension.
    fn add(&mut self, p: &mut dyn OpParser, group: AffineUse) -> ParseResult {
        let dims = self.dims.positions(p, &group.dims)?;
        let symbols = self.symbols.positions(p, &group.symbols)?;
        let moved = |input: AffineExpr| match input {
            AffineExpr::Dim(number) => AffineExpr::Dim(dims[number as usize]),
            AffineExpr::Symbol(number) => AffineExpr::Symbol(symbols[number as usize]),
            other => other,
        };
        self.groups.push(group.map.results.len() as i64);
        self.exprs.extend(group.map.results.into_iter().map(|expr| expr.replace_inputs(&moved)));
        Ok(())
    }
}

/// Parses `(%i, max(%j, 2))`, and adds the inputs, the map and the groups.
fn parse_bound(p: &mut dyn OpParser, state: &mut OpState, bound: &Bound) -> ParseResult {
    let mut bounds = Bounds::default();
    p.expect("(")?;
    p.comma_list_until(")", |p| {
        let group = if p.eat(bound.keyword) {
            p.expect("(")?;
            p.parse_affine_use(Some(")"))?
        } else {
            p.parse_affine_use(None)?
        };
        bounds.add(p, group)
    })?;
    let map = AffineMap {
        dims: bounds.dims.values.len() as u32,
        symbols: bounds.symbols.values.len() as u32,
        results: bounds.exprs.into(),
    };
    state.operands.extend(bounds.dims.values);
    state.operands.extend(bounds.symbols.values);
    add_map(p, state, bound.map, map);
    let groups = i32_elements(p.cx(), &bounds.groups);
    state.attr(bound.groups, groups);
    Ok(())
}

/// Returns the attribute `dense<…> : tensor<nxi32>`.
fn i32_elements(cx: &mut Context, values: &[i64]) -> AttrId {
    let shape: Box<[i64]> = Box::new([values.len() as i64]);
    let ty = cx.ty(TypeData::Tensor { shape: Some(shape), element: TypeId::I32, encoding: None });
    let bytes = |values: &[i64]| values.iter().flat_map(|&value| (value as i32).to_le_bytes()).collect();
    let data = match values {
        [first, rest @ ..] if rest.iter().all(|value| value == first) => {
            DenseData::Splat(bytes(&values[..1]))
        }
        _ => DenseData::Elements(bytes(values)),
    };
    cx.attr(AttrData::DenseElements { ty, data })
}

/// Returns the elements of a dense attribute of 32-bit integers.
pub fn dense_numbers(cx: &Context, attr: AttrId) -> Option<Vec<i64>> {
    let AttrData::DenseElements { ty, data } = cx.attr_data(attr) else { return None };
    let TypeData::Tensor { shape: Some(shape), element: TypeId::I32, .. } = cx.type_data(*ty) else {
        return None;
    };
    let number = |bytes: &[u8]| sign_extend(unsigned(bytes), 32) as i64;
    Some(match data {
        DenseData::Splat(bytes) => {
            let count: i64 = shape.iter().product();
            // Each group is a dimension of the loop, and no real loop exceeds this number of dimensions.
            vec![number(bytes); usize::try_from(count).ok().filter(|&count| count < 1 << 16)?]
        }
        DenseData::Elements(bytes) => bytes.chunks(4).map(number).collect(),
    })
}

/// Returns the integers of an array attribute.
pub fn numbers(cx: &Context, attr: AttrId) -> Option<Vec<i64>> {
    let AttrData::Array(items) = cx.attr_data(attr) else { return None };
    items.iter().map(|&item| cx.int_value(item).and_then(|value| i64::try_from(value).ok())).collect()
}

/// Parses `step (2, 1)` if present; without it, all steps are 1.
fn parse_steps(p: &mut dyn OpParser, state: &mut OpState, count: usize) -> ParseResult {
    let mut steps = vec![1; count];
    if p.eat("step") {
        let offset = p.offset();
        p.expect("(")?;
        let exprs = p.parse_affine_use(Some(")"))?.map.results;
        steps = exprs
            .iter()
            .map(|expr| expr.constant())
            .collect::<Option<_>>()
            .ok_or_else(|| p.error(offset, "steps must be constant integers".to_string()))?;
    }
    let steps = steps.iter().map(|&step| p.cx().int_attr(TypeId::I64, step.into())).collect();
    let steps = p.cx().attr(AttrData::Array(steps));
    state.attr(name::STEPS, steps);
    Ok(())
}

/// Parses `reduce ("addf", "mulf")` if present.
fn parse_reductions(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let mut reductions = Vec::new();
    if p.eat("reduce") {
        p.expect("(")?;
        reductions = p.comma_list_until(")", |p| {
            let offset = p.offset();
            let keyword = p.parse_string()?;
            let keyword = p.cx().str(keyword).to_string();
            let today = p.todays_keyword(RMW_KIND.name, &keyword).to_string();
            enum_attr(p.cx(), &RMW_KIND, &today)
                .ok_or_else(|| p.error(offset, format!("invalid reduction value: \"{keyword}\"")))
        })?;
    }
    let reductions = p.cx().attr(AttrData::Array(reductions.into()));
    state.attr(name::REDUCTIONS, reductions);
    Ok(())
}

pub(super) fn print(p: &mut dyn OpPrinter, op: Op) {
    let region = p.body().regions(op)[0];
    let args = p.region_args(region);
    let inputs = p.body().operands(op).to_vec();
    let (lower, upper) = inputs.split_at(map_of(p, op, LOWER.map).inputs().min(inputs.len()));
    p.text(" (");
    p.list(&args, |p, arg| p.text(&arg.0));
    p.text(") = (");
    print_bound(p, op, &LOWER, lower);
    p.text(") to (");
    print_bound(p, op, &UPPER, upper);
    p.text(")");
    print_steps(p, op);
    let has_results = p.body().result_count(op) > 0;
    if has_results {
        print_reductions(p, op);
    }
    p.text(" ");
    p.region(region, RegionStyle { elide_terminator: !has_results, ..BARE });
    let hidden = [LOWER.map, LOWER.groups, UPPER.map, UPPER.groups, name::STEPS, name::REDUCTIONS];
    p.attr_dict(op, &hidden, false);
}

fn print_bound(p: &mut dyn OpPrinter, op: Op, bound: &Bound, inputs: &[Value]) {
    let map = map_of(p, op, bound.map);
    let groups = p.attr_of(op, bound.groups).and_then(|attr| dense_numbers(p.cx(), attr)).unwrap_or_default();
    let mut rest = &map.results[..];
    p.list(groups, |p, size| {
        let (group, after) = rest.split_at(usize::try_from(size).unwrap_or(0).min(rest.len()));
        rest = after;
        if size == 1 {
            return p.affine_exprs(group, map.dims as usize, inputs);
        }
        p.text(bound.keyword);
        p.text("(");
        p.affine_exprs(group, map.dims as usize, inputs);
        p.text(")");
    });
}

fn print_steps(p: &mut dyn OpPrinter, op: Op) {
    let steps = p.attr_of(op, name::STEPS).and_then(|attr| numbers(p.cx(), attr)).unwrap_or_default();
    if steps.iter().any(|&step| step != 1) {
        p.text(" step (");
        p.list(steps, |p, step| p.text(&step.to_string()));
        p.text(")");
    }
}

fn print_reductions(p: &mut dyn OpPrinter, op: Op) {
    let reductions = p.attr_of(op, name::REDUCTIONS).map(|attr| p.cx().attr_data(attr).clone());
    p.text(" reduce (");
    if let Some(AttrData::Array(items)) = reductions {
        p.list(items, |p, item| {
            let keyword = enum_text(p.cx(), &RMW_KIND, item).unwrap_or_default();
            p.text(&format!("\"{keyword}\""));
        });
    }
    p.text(")");
    print_result_types(p, op);
}

pub(super) fn verify(view: &VerifyCx, op: Op) -> Result<(), String> {
    let &[region] = view.body.regions(op) else { return Err("requires one region".to_string()) };
    let args = block_arg_types(view, region);
    let groups = |bound: &Bound| view.attr(op, bound.groups).and_then(|attr| dense_numbers(view.cx, attr));
    let (Some(lower), Some(upper)) = (groups(&LOWER), groups(&UPPER)) else {
        return Err("map groups must be 32-bit signless integer elements attributes".to_string());
    };
    let Some(steps) = view.attr(op, name::STEPS).and_then(|attr| numbers(view.cx, attr)) else {
        return Err(
            "attribute 'steps' failed to satisfy constraint: 64-bit integer array attribute".to_string()
        );
    };
    if [lower.len(), upper.len(), steps.len()] != [args.len(); 3] {
        return Err(format!(
            "the number of region arguments ({}) and the number of map groups for lower ({}) and upper bound ({}), and the number of steps ({}) must all match",
            args.len(),
            lower.len(),
            upper.len(),
            steps.len()
        ));
    }
    if view.body.entry_block(region).is_none() || args.iter().any(|&ty| ty != TypeId::INDEX) {
        return Err("expected body to have index arguments for the induction variables".to_string());
    }
    verify_groups(view, op, &LOWER, &lower, "lower")?;
    verify_groups(view, op, &UPPER, &upper, "upper")?;
    verify_reductions(view, op)?;
    verify_bounds(view, op)?;
    verify_region_end(view, region, YIELD)
}

fn verify_groups(view: &VerifyCx, op: Op, bound: &Bound, groups: &[i64], word: &str) -> Result<(), String> {
    let results = map_attr(view, op, bound.map).map_or(0, |map| map.results.len());
    let expected: i64 = groups.iter().sum();
    if expected != results as i64 || groups.iter().any(|&size| size < 0) {
        return Err(format!("expected {word} bounds map to have {expected} results"));
    }
    Ok(())
}

fn verify_bounds(view: &VerifyCx, op: Op) -> Result<(), String> {
    let inputs = view.body.operands(op);
    let (Some(lower), Some(upper)) = (map_attr(view, op, LOWER.map), map_attr(view, op, UPPER.map)) else {
        return Ok(());
    };
    if lower.inputs() + upper.inputs() != inputs.len() {
        return Err("operand count and affine map dimension and symbol count must match".to_string());
    }
    let (lower_inputs, upper_inputs) = inputs.split_at(lower.inputs());
    verify_inputs(view, op, lower_inputs, lower.dims as usize)?;
    verify_inputs(view, op, upper_inputs, upper.dims as usize)
}

fn verify_reductions(view: &VerifyCx, op: Op) -> Result<(), String> {
    let reductions = view.attr(op, name::REDUCTIONS).map(|attr| view.cx.attr_data(attr));
    let Some(AttrData::Array(reductions)) = reductions else { return Ok(()) };
    let results = view.result_types(op);
    if reductions.len() != results.len() {
        return Err("a reduction must be specified for each output".to_string());
    }
    for (&reduction, &ty) in reductions.iter().zip(&results) {
        if enum_value(view.cx, &RMW_KIND, reduction).is_none() {
            return Err("invalid reduction attribute".to_string());
        }
        let keyword = enum_text(view.cx, &RMW_KIND, reduction).unwrap_or_default();
        if !reduces(view.cx, &keyword, ty) {
            return Err("result type cannot match reduction attribute".to_string());
        }
    }
    Ok(())
}

/// Returns true if a reduction can combine values of a type.
fn reduces(cx: &Context, keyword: &str, ty: TypeId) -> bool {
    use crate::ir::Signedness::{Signed, Unsigned};
    let is_of = |wanted| matches!(cx.type_data(ty), TypeData::Integer { sign, .. } if *sign == wanted);
    match keyword {
        "assign" => true,
        "addf" | "mulf" | "maximumf" | "minimumf" => cx.float_kind(ty).is_some(),
        "addi" | "muli" | "ori" | "andi" => cx.int_width(ty).is_some(),
        "maxs" | "mins" => is_of(Signed),
        "maxu" | "minu" => is_of(Unsigned),
        _ => false,
    }
}
