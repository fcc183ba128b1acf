//! Function boundaries: signatures, and what callees do to their arguments.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::diag::Diagnostics;
use crate::dialect::{builtin, func};
use crate::ir::verify::top_level_ops;
use crate::ir::{
    AttrData, AttrId, Body, BodyId, Context, DictId, Module, NameId, Op, Region, TypeId, Value, name,
};

use super::effects::{Effect, effect, tensor_operands};
use super::signatures::Signatures;
use super::{is_tensor, message};

/// The attribute that says whether a function reads or writes an argument.
const ACCESS: &str = "bufferization.access";

/// A function with a body.
#[derive(Clone, Copy)]
pub(super) struct Function {
    /// The body.
    pub(super) body: BodyId,
    /// The body of the symbol table around the function.
    pub(super) table: BodyId,
    /// The function's operation there.
    pub(super) op: Op,
}

/// Returns the functions that have a body.
pub(super) fn functions(bodies: &[Body]) -> Vec<Function> {
    let mut functions = Vec::new();
    let mut open = vec![Module::ROOT];
    while let Some(table) = open.pop() {
        for (op, body) in bodies[table.index()].isolated_bodies() {
            match bodies[table.index()].name(op) {
                builtin::MODULE => open.push(body),
                func::FUNC => functions.push(Function { body, table, op }),
                _ => {}
            }
        }
    }
    functions
}

/// Returns the `func.func` operations of a body.
pub(super) fn declarations(body: &Body) -> impl Iterator<Item = Op> + '_ {
    top_level_ops(body).filter(|&op| body.name(op) == func::FUNC)
}

/// Returns the symbol of a function.
pub(super) fn symbol(cx: &Context, attrs: DictId) -> Option<NameId> {
    cx.dict_get(attrs, name::SYM_NAME).and_then(|attr| cx.string_value(attr))
}

/// Returns true if other modules can call a function.
pub(super) fn is_public(cx: &Context, attrs: DictId) -> bool {
    let visibility = cx.dict_get(attrs, name::SYM_VISIBILITY).and_then(|attr| cx.string_value(attr));
    visibility.is_none_or(|visibility| cx.str(visibility) == "public")
}

/// Adds an argument to the type of a function, after the others.
pub(super) fn add_argument(cx: &mut Context, table: &mut Body, op: Op, ty: TypeId) {
    let attrs = table.attrs(op);
    let Some((mut inputs, results)) = func::signature(cx, attrs) else { return };
    inputs.push(ty);
    let ty = cx.function_type(&inputs, &results);
    let ty = cx.type_attr(ty);
    let mut attrs = cx.dict_with(attrs, name::FUNCTION_TYPE, ty);
    let list =
        cx.dict_get(attrs, name::ARG_ATTRS).and_then(|list| cx.array_value(list)).map(<[AttrId]>::to_vec);
    if let Some(mut list) = list {
        list.push(cx.attr(AttrData::Dict(DictId::EMPTY)));
        let list = cx.attr(AttrData::Array(list.into()));
        attrs = cx.dict_with(attrs, name::ARG_ATTRS, list);
    }
    table.set_attrs(op, attrs);
}

/// Returns true if the type of a function has tensors.
pub(super) fn has_tensors(cx: &Context, body: &Body, op: Op) -> bool {
    func::signature(cx, body.attrs(op))
        .is_some_and(|(inputs, results)| inputs.iter().chain(&results).any(|&ty| is_tensor(cx, ty)))
}

/// Returns an attribute of a function's argument.
pub(super) fn arg_attr(cx: &Context, attrs: DictId, index: usize, attr_name: &str) -> Option<AttrId> {
    let list = cx.array_value(cx.dict_get(attrs, name::ARG_ATTRS)?)?;
    match cx.attr_data(*list.get(index)?) {
        AttrData::Dict(dict) => cx.dict_get(*dict, cx.find_name(attr_name)?),
        _ => None,
    }
}

/// Returns true if a function may write to the buffer of its argument with this index.
pub(super) fn is_writable(cx: &Context, attrs: DictId, index: usize) -> bool {
    let is_false = |attr| cx.int_value(attr) == Some(0);
    !arg_attr(cx, attrs, index, "bufferization.writable").is_some_and(is_false)
        && !matches!(access(cx, attrs, index), Some("read" | "none"))
}

/// Returns true if a function may read the buffer of its argument with this index.
fn is_readable(cx: &Context, attrs: DictId, index: usize) -> bool {
    !matches!(access(cx, attrs, index), Some("write" | "none"))
}

fn access(cx: &Context, attrs: DictId, index: usize) -> Option<&str> {
    let text = cx.string_value(arg_attr(cx, attrs, index, ACCESS)?)?;
    Some(cx.str(text))
}

/// The arguments that the functions of a module may read and write.
pub(super) struct Boundary {
    /// By symbol. Functions of several symbol tables with one symbol are taken together.
    arguments: FxHashMap<NameId, Vec<Uses>>,
}

/// The accesses of the functions with a symbol to the buffer of an argument.
#[derive(Clone, Copy, Default)]
struct Uses {
    is_read: bool,
    is_written: bool,
}

impl Boundary {
    pub(super) fn of(cx: &Context, bodies: &[Body]) -> Boundary {
        let mut arguments: FxHashMap<NameId, Vec<Uses>> = FxHashMap::default();
        for table in bodies {
            for op in declarations(table) {
                let attrs = table.attrs(op);
                let (Some(symbol), Some((inputs, _))) = (symbol(cx, attrs), func::signature(cx, attrs))
                else {
                    continue;
                };
                let body = table.regions(op).first().and_then(|&region| table.isolated_body(region));
                let body = body.map(|id| &bodies[id.index()]);
                let args = arguments.entry(symbol).or_default();
                args.resize(args.len().max(inputs.len()), Uses::default());
                for (index, arg) in args.iter_mut().enumerate().take(inputs.len()) {
                    arg.is_read |= is_readable(cx, attrs, index)
                        && body.is_none_or(|body| reads_argument(cx, body, index));
                    arg.is_written |= is_writable(cx, attrs, index)
                        && body.is_none_or(|body| writes_to_argument(cx, body, index));
                }
            }
        }
        Boundary { arguments }
    }

    /// Returns true if the callee of a call may write to an argument.
    pub(super) fn may_write(&self, cx: &Context, body: &Body, call: Op, arg: usize) -> bool {
        self.uses(callee(cx, body, call), arg).is_none_or(|uses| uses.is_written)
    }

    /// Returns true if the callee of a call may read an argument.
    pub(super) fn may_read(&self, cx: &Context, body: &Body, call: Op, arg: usize) -> bool {
        self.uses(callee(cx, body, call), arg).is_none_or(|uses| uses.is_read)
    }

    /// Returns true if the function with these attributes may write to an argument.
    fn is_written(&self, cx: &Context, attrs: DictId, arg: usize) -> bool {
        self.uses(symbol(cx, attrs), arg).is_none_or(|uses| uses.is_written)
    }

    fn uses(&self, function: Option<NameId>, arg: usize) -> Option<Uses> {
        self.arguments.get(&function?)?.get(arg).copied()
    }
}

/// Returns the symbol of the function that a call names.
pub(super) fn callee(cx: &Context, body: &Body, call: Op) -> Option<NameId> {
    cx.dict_get(body.attrs(call), name::CALLEE).and_then(|attr| cx.symbol_value(attr))
}

/// Returns true if an operation may read the old contents of an argument, or if the argument is passed on.
fn reads_argument(cx: &Context, body: &Body, index: usize) -> bool {
    let Some(entry) = body.entry_block(Region::ROOT) else { return true };
    let Some(argument) = body.block_args(entry).get(index) else { return false };
    let is_read = |&(op, operand): &(Op, usize)| {
        !matches!(
            effect(cx, body, op, operand),
            Some(Effect::Shape | Effect::Write { reads: false, result: Some(_) })
        )
    };
    users(cx, body).get(argument).is_some_and(|users| users.iter().any(is_read))
}

/// Returns true if an argument, a view of it, or a tensor computed from it in place may be a destination. A function
/// without a body may write to all arguments.
fn writes_to_argument(cx: &Context, body: &Body, index: usize) -> bool {
    let Some(entry) = body.entry_block(Region::ROOT) else { return true };
    let Some(&argument) = body.block_args(entry).get(index) else { return false };
    let is_write = |&(op, operand): &(Op, usize)| {
        matches!(effect(cx, body, op, operand), Some(Effect::Write { .. }) | None)
    };
    shared_uses(cx, body, argument, &users(cx, body)).iter().any(is_write)
}

/// Returns the uses of a tensor and of those that have its buffer or a part of it, if nothing is written there.
pub(super) fn shared_uses(cx: &Context, body: &Body, tensor: Value, users: &Users) -> Vec<(Op, usize)> {
    let mut shared = FxHashSet::from_iter([tensor]);
    let mut open = vec![tensor];
    let mut uses = Vec::new();
    while let Some(value) = open.pop() {
        for &(op, operand) in users.get(&value).into_iter().flatten() {
            uses.push((op, operand));
            let reached = match effect(cx, body, op, operand) {
                Some(Effect::Shape | Effect::Read | Effect::Write { .. }) | None => continue,
                Some(Effect::View | Effect::Choice) => body.results(op).collect(),
                Some(Effect::Carried) => tensors_of(body, op),
                Some(Effect::Yield) => match body.parent_block(op).and_then(|block| body.parent_op(block)) {
                    Some(parent) => tensors_of(body, parent),
                    None => continue,
                },
            };
            open.extend(reached.into_iter().filter(|&value: &Value| shared.insert(value)));
        }
    }
    uses
}

/// Returns the results of an operation and the arguments of its regions.
fn tensors_of(body: &Body, op: Op) -> Vec<Value> {
    let blocks = body.regions(op).iter().flat_map(|&region| body.region_blocks(region));
    body.results(op).chain(blocks.flat_map(|&block| body.block_args(block)).copied()).collect()
}

/// The operations that use each tensor, with the index of the operand.
pub(super) type Users = FxHashMap<Value, Vec<(Op, usize)>>;

pub(super) fn users(cx: &Context, body: &Body) -> Users {
    let mut users = Users::default();
    for block in body.block_ids() {
        for &op in body.block_ops(block) {
            for (operand, value) in tensor_operands(cx, body, op) {
                users.entry(value).or_default().push((op, operand));
            }
        }
    }
    users
}

/// Replaces the tensors in the types of a body's functions by memrefs. Of the attributes for bufferization, arguments
/// that are not written keep `bufferization.access`, which makes them `const` in C.
pub(super) fn convert_signatures(
    cx: &mut Context,
    table: &mut Body,
    (boundary, signatures): (&Boundary, &mut Signatures),
    diagnostics: &mut Diagnostics,
) {
    let functions: Vec<Op> = declarations(table).collect();
    for op in functions {
        if !has_tensors(cx, table, op) {
            continue;
        }
        if let Err(reason) = convert_signature(cx, table, op, (boundary, signatures)) {
            diagnostics.error(cx.location(table.loc(op)), message(cx, table, op, &reason));
        }
    }
}

fn convert_signature(
    cx: &mut Context,
    table: &mut Body,
    op: Op,
    (boundary, signatures): (&Boundary, &mut Signatures),
) -> Result<(), String> {
    let attrs = table.attrs(op);
    let Some((inputs, _)) = func::signature(cx, attrs) else { return Ok(()) };
    let mut args = Vec::new();
    for (index, &ty) in inputs.iter().enumerate() {
        let is_read_only = is_tensor(cx, ty) && !boundary.is_written(cx, attrs, index);
        args.push(converted_arg_attrs(cx, attrs, index, is_read_only));
    }
    let (inputs, results) = (signatures.arguments(cx, attrs)?, signatures.results(cx, attrs)?);
    let ty = cx.function_type(&inputs, &results);
    let ty = cx.type_attr(ty);
    let mut attrs = cx.dict_with(attrs, name::FUNCTION_TYPE, ty);
    if args.iter().any(|&dict| dict != DictId::EMPTY) {
        let args = args.into_iter().map(|dict| cx.attr(AttrData::Dict(dict))).collect();
        let args = cx.attr(AttrData::Array(args));
        attrs = cx.dict_with(attrs, name::ARG_ATTRS, args);
    } else {
        attrs = cx.dict_without(attrs, &[name::ARG_ATTRS]);
    }
    table.set_attrs(op, attrs);
    Ok(())
}

/// Returns the attributes of an argument without those for bufferization, except for `bufferization.access`.
fn converted_arg_attrs(cx: &mut Context, attrs: DictId, index: usize, is_read_only: bool) -> DictId {
    let list = cx.dict_get(attrs, name::ARG_ATTRS).and_then(|list| cx.array_value(list));
    let dict = list.and_then(|list| list.get(index)).map(|&attr| cx.attr_data(attr));
    let dict = match dict {
        Some(AttrData::Dict(dict)) => *dict,
        _ => DictId::EMPTY,
    };
    let names: Vec<NameId> = cx.dict_entries(dict).iter().map(|entry| entry.0).collect();
    let removed: Vec<NameId> =
        names.into_iter().filter(|&name| cx.str(name).starts_with("bufferization.")).collect();
    let dict = cx.dict_without(dict, &removed);
    if !is_read_only {
        return dict;
    }
    let (access, read) = (cx.name(ACCESS), cx.string_attr("read"));
    cx.dict_with(dict, access, read)
}
