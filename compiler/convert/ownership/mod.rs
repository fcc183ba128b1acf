//! Owners of the memory of memrefs that functions return to C: an attribute for the generator of the C header.
//!
//! `mlirc.result_memory` has a list of words for each result; the list is empty if the result is no memref. The words
//! list all possible sources of its memory: `new N`, where results that may share an allocation have the same number;
//! `argument N`; `global`; `frame`; `external NAME`, the result of another module's function; `unknown`.

mod flow;

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use crate::dialect::llvm::function::FUNC;
use crate::ir::verify::{symbol_name, top_level_ops};
use crate::ir::{
    AttrData, AttrId, Body, BodyId, Context, DictId, Module, NameId, Op, Region, TypeData, TypeId, name,
};

use super::{Allocator, MemRefAbi, Options};
use flow::{Functions, Path, Source, Step, Summaries};

const WRAPPER: &str = "_mlir_ciface_";

/// Annotates the functions that C calls with the sources of their results' memory.
pub(super) fn annotate(module: &mut Module, options: &Options) {
    let allocators = allocators(&mut module.cx, options.allocator);
    let mut found = Vec::new();
    for (number, table) in module.bodies().enumerate() {
        let candidates: Vec<(Op, TypeId)> = top_level_ops(table)
            .filter(|&op| table.name(op) == FUNC)
            .filter_map(|op| Some((op, returning_memrefs(&module.cx, table, op)?)))
            .collect();
        if candidates.is_empty() {
            continue;
        }
        let bodies = defined(module, table);
        let functions = Functions { cx: &module.cx, bodies, allocators: allocators.clone() };
        let mut summaries = Summaries::new(&functions);
        for (op, ty) in candidates {
            let abi = abi(&module.cx, table.attrs(op), options);
            let words = result_memory(&mut summaries, table, (op, ty), abi);
            found.extend(words.map(|words| (BodyId::new(number), op, words)));
        }
    }
    for (table, op, words) in found {
        let (cx, body) = module.split(table);
        let attr = attribute(cx, &words);
        let attrs = cx.dict_with(body.attrs(op), name::MLIRC_RESULT_MEMORY, attr);
        body.set_attrs(op, attrs);
    }
}

/// Returns the functions whose result the module's deallocator frees.
fn allocators(cx: &mut Context, allocator: Allocator) -> Vec<NameId> {
    let names: &[&str] = match allocator {
        Allocator::Malloc | Allocator::Aligned => &["malloc", "calloc", "aligned_alloc"],
        Allocator::Hook => &["_mlir_memref_to_llvm_alloc", "_mlir_memref_to_llvm_aligned_alloc"],
    };
    names.iter().map(|name| cx.name(name)).collect()
}

/// Returns the MLIR type of a function that C calls, if it returns memrefs.
fn returning_memrefs(cx: &Context, table: &Body, op: Op) -> Option<TypeId> {
    let attrs = table.attrs(op);
    let is_wrapper = cx.str(symbol_name(cx, table, op)?).starts_with(WRAPPER);
    if !is_wrapper && cx.dict_get(attrs, name::MLIRC_MEMREF_ABI).is_none() {
        return None;
    }
    let ty = cx.dict_get(attrs, name::MLIRC_SIGNATURE).and_then(|attr| cx.type_value(attr))?;
    let TypeData::Function { results, .. } = cx.type_data(ty) else { return None };
    results.iter().any(|&ty| is_ranked_memref(cx, ty).is_some()).then_some(ty)
}

/// Returns the bodies of the functions that have one.
fn defined<'a>(module: &'a Module, table: &'a Body) -> FxHashMap<NameId, &'a Body> {
    let functions = top_level_ops(table).filter(|&op| table.name(op) == FUNC);
    let with_body = functions.filter_map(|op| {
        let symbol = symbol_name(&module.cx, table, op)?;
        let region = *table.regions(op).first()?;
        let body = module.body(table.isolated_body(region)?);
        body.entry_block(Region::ROOT).map(|_| (symbol, body))
    });
    with_body.collect()
}

/// Returns true if a memref is ranked, `None` for other types.
fn is_ranked_memref(cx: &Context, ty: TypeId) -> Option<bool> {
    match cx.type_data(ty) {
        TypeData::MemRef { .. } => Some(true),
        TypeData::UnrankedMemRef { .. } => Some(false),
        _ => None,
    }
}

/// Returns the words for each result of a function, or of the function that a wrapper calls; `None` if there is no
/// body.
fn result_memory(
    summaries: &mut Summaries,
    table: &Body,
    (op, ty): (Op, TypeId),
    abi: MemRefAbi,
) -> Option<Vec<Vec<String>>> {
    let functions = summaries.functions;
    let cx = functions.cx;
    let TypeData::Function { inputs, results } = cx.type_data(ty) else { return None };
    let symbol = symbol_name(cx, table, op)?;
    let is_wrapper = cx.str(symbol).strip_prefix(WRAPPER);
    let function = is_wrapper.map_or(Some(symbol), |plain| cx.find_name(plain))?;
    functions.bodies.get(&symbol).and(functions.bodies.get(&function))?;
    let paths: Vec<Option<Path>> = results
        .iter()
        .enumerate()
        .map(|(number, &ty)| allocated(cx, ty, (results.len() > 1).then_some(number), abi))
        .collect();
    let known: Vec<Path> = paths.iter().flatten().cloned().collect();
    summaries.solve(function, &known);
    let arguments = Arguments { cx, inputs, abi };
    let mut classes = summaries.classes(function, &known).into_iter();
    let words = paths.iter().map(|path| {
        let Some(path) = path else { return Vec::new() };
        let class = classes.next().unwrap_or(0);
        let sources = summaries.sources(function, path).into_iter().flatten();
        let words: BTreeSet<String> = sources.map(|source| word(&arguments, source, class)).collect();
        words.into_iter().collect()
    });
    Some(words.collect())
}

fn word(arguments: &Arguments, source: &Source, class: u32) -> String {
    match source {
        Source::New(..) => format!("new {class}"),
        Source::Parameter(index, path) => match arguments.owner(*index, path) {
            Some(argument) => format!("argument {argument}"),
            None => "unknown".to_string(),
        },
        Source::Global => "global".to_string(),
        Source::Frame => "frame".to_string(),
        Source::External(callee) => {
            let text = arguments.cx.str(*callee);
            format!("external {}", text.strip_prefix(WRAPPER).unwrap_or(text))
        }
        Source::Unknown => "unknown".to_string(),
    }
}

/// Returns the calling convention of a function's memrefs. Functions with bare pointers have no wrapper but an
/// attribute.
fn abi(cx: &Context, attrs: DictId, options: &Options) -> MemRefAbi {
    let attr = cx.dict_get(attrs, name::MLIRC_MEMREF_ABI).and_then(|attr| cx.string_value(attr));
    match (attr.map(|text| cx.str(text)), options.memref_abi) {
        (Some("bare-ptr"), _) => MemRefAbi::BarePointer,
        (Some("descriptor-ptr"), _) | (None, MemRefAbi::DescriptorPointer) => MemRefAbi::DescriptorPointer,
        _ => MemRefAbi::Expanded,
    }
}

/// Returns the path to the pointer that frees the memory of a result. `number` is its field among several results.
fn allocated(cx: &Context, ty: TypeId, number: Option<usize>, abi: MemRefAbi) -> Option<Path> {
    let is_ranked = is_ranked_memref(cx, ty)?;
    let mut path: Path = number.map(|number| Step::Field(number as i64)).into_iter().collect();
    match (abi, is_ranked) {
        (MemRefAbi::BarePointer, _) => {}
        (_, true) => path.push(Step::Field(0)),
        (_, false) => path.extend([Step::Field(1), Step::Load, Step::Field(0)]),
    }
    Some(path)
}

/// The arguments of a function.
struct Arguments<'a> {
    cx: &'a Context,
    inputs: &'a [TypeId],
    abi: MemRefAbi,
}

impl Arguments<'_> {
    /// Returns the argument whose memory a pointer reached from a parameter points to.
    fn owner(&self, parameter: usize, path: &Path) -> Option<usize> {
        let mut first = 0;
        for (argument, &ty) in self.inputs.iter().enumerate() {
            let width = self.width(ty);
            if parameter < first + width {
                return self.is_memory(ty, parameter - first, path).then_some(argument);
            }
            first += width;
        }
        None
    }

    /// Returns the number of parameters of an argument.
    fn width(&self, ty: TypeId) -> usize {
        match (self.abi, self.cx.type_data(ty)) {
            (MemRefAbi::Expanded, TypeData::MemRef { shape, .. }) => 3 + 2 * shape.len(),
            (MemRefAbi::Expanded, TypeData::UnrankedMemRef { .. }) => 2,
            _ => 1,
        }
    }

    /// Returns true if a pointer points to the elements of an argument, and not to memory that these point to.
    fn is_memory(&self, ty: TypeId, part: usize, path: &Path) -> bool {
        use Step::{Field, Load};
        let Some(is_ranked) = is_ranked_memref(self.cx, ty) else { return path.is_empty() };
        match (self.abi, is_ranked) {
            (MemRefAbi::BarePointer, _) => path.is_empty(),
            (MemRefAbi::Expanded, true) => part < 2 && path.is_empty(),
            (MemRefAbi::Expanded, false) => matches!(path[..], [Load, Field(0 | 1)]),
            (MemRefAbi::DescriptorPointer, true) => matches!(path[..], [Load, Field(0 | 1)]),
            (MemRefAbi::DescriptorPointer, false) => {
                matches!(path[..], [Load, Field(1), Load, Field(0 | 1)])
            }
        }
    }
}

/// Creates the attribute with these words.
fn attribute(cx: &mut Context, words: &[Vec<String>]) -> AttrId {
    let mut lists = Vec::with_capacity(words.len());
    for list in words {
        let list = list.iter().map(|word| cx.string_attr(word)).collect();
        lists.push(cx.attr(AttrData::Array(list)));
    }
    cx.attr(AttrData::Array(lists.into()))
}
