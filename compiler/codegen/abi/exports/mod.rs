//! Exports: the functions of a module that C can call.
//!
//! C wrappers (`_mlir_ciface_*`) of the conversion have an attribute with their MLIR signature, which determines their
//! prototypes. Other functions are listed if their LLVM signature has an exact C prototype.

pub(super) mod c_types;
pub(super) mod unwrapped;
pub(crate) mod variables;

use std::collections::BTreeSet;

use cabi::{Access, CType, ComplexPart, Direction, Export, ExportDoc, Origin, Param};
use rustc_hash::FxHashSet;
use target_lexicon::{Architecture, OperatingSystem};

use crate::diag::{Diagnostics, Location};
use crate::dialect::llvm::function::{self, Signature};
use crate::ir::verify::{symbol_name, top_level_ops};
use crate::ir::{
    AttrData, AttrId, Body, Context, DictId, Loc, Module, NameId, Op, Region, TypeData, TypeId, name,
};
use crate::source::Source;
use crate::target::Target;

use c_types::{ComplexNumbers, Types, with_layout};

const PREFIX: &str = "_mlir_ciface_";

/// Returns the exports of a module, in source order.
pub(crate) fn exports(
    module: &Module,
    table: &Body,
    (source, target): (&Source, &Target),
    deallocator: &'static str,
    diagnostics: &mut Diagnostics,
) -> Vec<Export> {
    let cx = &module.cx;
    let functions = || top_level_ops(table).filter(|&op| table.name(op) == function::FUNC);
    let names: FxHashSet<NameId> = functions().filter_map(|op| symbol_name(cx, table, op)).collect();
    let mut out = Vec::new();
    for op in functions() {
        let Some(symbol) = symbol_name(cx, table, op) else { continue };
        let defined = is_defined(module, table, op);
        let function = Function { cx, module, table, op, symbol, source, deallocator, names: &names };
        match export(&function, defined).and_then(|export| check_wide_integers(export, target)) {
            Ok(export) => out.extend(export),
            Err(Refusal::Unsupported(message)) => diagnostics.error(cx.location(table.loc(op)), message),
            Err(Refusal::Mismatch(message)) => {
                diagnostics.internal_error(cx.location(table.loc(op)), message)
            }
        }
    }
    out
}

/// Removes an export that C calls by another convention, or refuses it if it is for C. On x86-64, C for Windows passes
/// 128-bit integers in memory and returns them in a vector register; LLVM uses two words each.
fn check_wide_integers(export: Option<Export>, target: &Target) -> Result<Option<Export>, Refusal> {
    let is_exact = target.triple.operating_system != OperatingSystem::Windows
        || target.triple.architecture != Architecture::X86_64;
    let Some(export) = export else { return Ok(None) };
    let in_params = export.params.iter().any(|param| has_wide_integer(&param.ty));
    if is_exact || !in_params && !has_wide_integer(&export.result) {
        return Ok(Some(export));
    }
    match export.symbol.strip_prefix(PREFIX) {
        Some(_) => Err(Refusal::Unsupported(
            "a C interface with integers of 128 bits by value is not supported on Windows: it needs a type of C that is \
             passed in the same way"
                .to_string(),
        )),
        None => Ok(None),
    }
}

/// Returns true if a type is a 128-bit integer, or a function with such arguments or results.
fn has_wide_integer(ty: &CType) -> bool {
    match ty {
        CType::Int { bits: 128, .. } => true,
        CType::Function { params, result } => params.iter().any(has_wide_integer) || has_wide_integer(result),
        _ => false,
    }
}

fn is_defined(module: &Module, table: &Body, op: Op) -> bool {
    let region = table.regions(op).first();
    let body = region.and_then(|&region| table.isolated_body(region));
    body.is_some_and(|body| module.body(body).entry_block(Region::ROOT).is_some())
}

/// The reason for which a function has no prototype.
enum Refusal {
    /// The type is not supported yet.
    Unsupported(String),
    /// The wrapper disagrees with its MLIR signature.
    Mismatch(String),
}

impl From<String> for Refusal {
    fn from(message: String) -> Refusal {
        Refusal::Unsupported(message)
    }
}

/// A function that may be exported.
pub(crate) struct Function<'a> {
    pub(crate) cx: &'a Context,
    module: &'a Module,
    table: &'a Body,
    op: Op,
    pub(crate) symbol: NameId,
    source: &'a Source,
    deallocator: &'static str,
    names: &'a FxHashSet<NameId>,
}

fn export(function: &Function, defined: bool) -> Result<Option<Export>, Refusal> {
    let (cx, attrs) = (function.cx, function.attrs());
    let text = cx.str(function.symbol);
    let Some(signature) = function::signature(cx, attrs) else { return Ok(None) };
    let original = cx.dict_get(attrs, name::MLIRC_SIGNATURE).and_then(|attr| cx.type_value(attr));
    let wrapper = cx.find_name(format!("{PREFIX}{text}"));
    let wrapped = wrapper.is_some_and(|wrapper| function.names.contains(&wrapper));
    // A function of the source may have such a name, and a wrapper of its own.
    if let Some(plain) = text.strip_prefix(PREFIX).filter(|_| !wrapped) {
        if matches!(function::linkage(cx, attrs), "internal" | "private") {
            return Ok(None);
        }
        let direction = if defined { Direction::Provided } else { Direction::Required };
        return match original {
            Some(ty) => function.mlir_prototype(plain, ty, &signature, direction).map(Some),
            None => Ok(function.llvm_prototype(plain, &signature, direction, true)),
        };
    }
    if wrapped || signature.variadic || !is_visible(cx, attrs) {
        return Ok(None);
    }
    let memrefs = function.memref_pointers();
    let direction = if defined { Direction::Provided } else { Direction::Required };
    // Symbols that the program must define are declared only on request.
    let is_asked_for = cx.dict_get(attrs, name::EMIT_C_INTERFACE).is_some();
    match (original, memrefs) {
        (Some(ty), Some(memrefs)) if defined || is_asked_for => {
            Ok(function.pointer_prototype(text, (ty, memrefs), &signature, direction))
        }
        (None, _) if defined => Ok(function.llvm_prototype(text, &signature, direction, false)),
        _ => Ok(None),
    }
}

/// Returns true if other objects can call a function defined here.
fn is_visible(cx: &Context, attrs: DictId) -> bool {
    let linkage = function::linkage(cx, attrs);
    let visibility = cx.dict_get(attrs, name::VISIBILITY).and_then(|attr| cx.int_value(attr));
    !matches!(linkage, "internal" | "private" | "available_externally") && visibility != Some(1)
}

impl Function<'_> {
    pub(crate) fn attrs(&self) -> DictId {
        self.table.attrs(self.op)
    }

    pub(crate) fn doc(&self, mlir_name: &str, mlir_signature: String, result: String) -> ExportDoc {
        ExportDoc {
            mlir_name: mlir_name.to_string(),
            mlir_signature,
            location: location(self.cx, self.table.loc(self.op), self.source),
            result,
            deallocator: self.deallocator.to_string(),
            memory: Vec::new(),
            constants: None,
            notes: Vec::new(),
        }
    }

    pub(crate) fn arg_name(&self, index: usize) -> String {
        let names = self.cx.dict_get(self.attrs(), name::MLIRC_ARG_NAMES);
        let given = match names.map(|attr| self.cx.attr_data(attr)) {
            Some(AttrData::Array(names)) => {
                names.get(index).and_then(|&attr| self.cx.string_value(attr)).map(|name| self.cx.str(name))
            }
            _ => self.name_in_source(index),
        };
        given.map_or_else(|| format!("arg{index}"), |name| name.trim_start_matches('%').to_string())
    }

    /// Returns the name of an argument in the source text, unless it is a number.
    fn name_in_source(&self, index: usize) -> Option<&str> {
        let body =
            self.table.regions(self.op).first().and_then(|&region| self.table.isolated_body(region))?;
        let name = self.cx.str(*self.module.body(body).arg_names.get(index)?);
        let is_number = name.trim_start_matches('%').bytes().all(|byte| byte.is_ascii_digit());
        (!is_number).then_some(name)
    }

    /// Returns the prototype of a wrapper from its MLIR signature.
    fn mlir_prototype(
        &self,
        plain: &str,
        ty: TypeId,
        signature: &Signature,
        direction: Direction,
    ) -> Result<Export, Refusal> {
        let cx = self.cx;
        let mismatch = |what: &str| {
            Refusal::Mismatch(format!("'{PREFIX}{plain}' does not fit its MLIR signature: {what}"))
        };
        let TypeData::Function { inputs, results } = cx.type_data(ty) else {
            return Err(mismatch("that is no function type"));
        };
        let widths = self.c_params();
        let complex = if widths.is_some() { ComplexNumbers::Native } else { ComplexNumbers::Parts };
        let types = Types { cx, complex };
        let mut params = Vec::new();
        let mut result = CType::Void;
        let mut result_doc = String::new();
        let through_pointer = results.len() > 1 || results.first().is_some_and(|&ty| types.is_aggregate(ty));
        // One parameter each in LLVM, unless C passes them differently. C has several for some of them, such as complex
        // numbers.
        let widths = widths.map_or_else(|| vec![1; inputs.len()], <[i64]>::to_vec);
        let wanted = widths.iter().sum::<i64>() as usize;
        let found = signature.params.len();
        let hidden = usize::from(through_pointer || self.has_hidden_result());
        if wanted + hidden != found || widths.len() != inputs.len() {
            return Err(mismatch(&format!(
                "{} parameters are expected, but it has {found}",
                wanted + hidden
            )));
        }
        if through_pointer {
            params.push(types.result_param(plain, results)?);
        } else if let Some(&ty) = results.first() {
            result = types.value_type(ty)?;
            result_doc = cx.type_text(ty);
        }
        let mut position = hidden;
        let mut arguments = Vec::with_capacity(inputs.len());
        for (index, (&ty, &width)) in inputs.iter().zip(&widths).enumerate() {
            arguments.push(params.len());
            self.add_mlir_params(types, (index, position), ty, &mut params)?;
            position += width as usize;
        }
        let mut doc = self.doc(plain, cx.type_text(ty), result_doc);
        doc.memory = self.result_memory(&arguments);
        Ok(Export { symbol: cx.str(self.symbol).to_string(), direction, params, result, doc })
    }

    /// Returns the possible origins of the memory of each result, from the conversion's analysis. `arguments` is the
    /// position of each MLIR argument among the parameters.
    pub(crate) fn result_memory(&self, arguments: &[usize]) -> Vec<Vec<Origin>> {
        let cx = self.cx;
        let attr = cx.dict_get(self.attrs(), name::MLIRC_RESULT_MEMORY);
        let results = attr.and_then(|attr| cx.array_value(attr)).unwrap_or_default();
        let origin = |attr: &AttrId| {
            let text = cx.string_value(*attr).map(|text| cx.str(text)).unwrap_or_default();
            origin(text, arguments).unwrap_or(Origin::Unknown)
        };
        let origins = |attr: &AttrId| match cx.array_value(*attr) {
            Some(words) => words.iter().map(origin).collect::<BTreeSet<_>>().into_iter().collect(),
            None => vec![Origin::Unknown],
        };
        results.iter().map(origins).collect()
    }

    /// Returns the number of C parameters of each argument, for a wrapper with arguments of several parameters.
    fn c_params(&self) -> Option<&[i64]> {
        let attr = self.cx.dict_get(self.attrs(), name::MLIRC_C_PARAMS)?;
        self.cx.dense_array_value(attr)
    }

    /// Returns true if the first parameter is the hidden pointer to the result.
    fn has_hidden_result(&self) -> bool {
        let list = self.cx.dict_get(self.attrs(), name::ARG_ATTRS).map(|attr| self.cx.attr_data(attr));
        let Some(AttrData::Array(list)) = list else { return false };
        match list.first().map(|&attr| self.cx.attr_data(attr)) {
            Some(AttrData::Dict(dict)) => self.cx.dict_get(*dict, name::LLVM_SRET).is_some(),
            _ => false,
        }
    }

    /// Returns the access to the memory of the argument at this parameter.
    pub(crate) fn access(&self, position: usize) -> Access {
        let list = self.cx.dict_get(self.attrs(), name::ARG_ATTRS).map(|attr| self.cx.attr_data(attr));
        let Some(AttrData::Array(list)) = list else { return Access::Unknown };
        let Some(AttrData::Dict(dict)) = list.get(position).map(|&attr| self.cx.attr_data(attr)) else {
            return Access::Unknown;
        };
        let has = |key: &str| self.cx.find_name(key).and_then(|key| self.cx.dict_get(*dict, key));
        let access = has("bufferization.access").and_then(|attr| self.cx.string_value(attr));
        match access.map(|text| self.cx.str(text)) {
            Some("read") => Access::Read,
            Some("write") => Access::Write,
            Some("read-write") => Access::ReadWrite,
            _ if has("llvm.readonly").is_some() => Access::Read,
            _ if has("llvm.writeonly").is_some() => Access::Write,
            _ => Access::Unknown,
        }
    }

    fn add_mlir_params(
        &self,
        types: Types,
        (index, position): (usize, usize),
        ty: TypeId,
        params: &mut Vec<Param>,
    ) -> Result<(), String> {
        let name = self.arg_name(index);
        let access = self.access(position);
        let param = |name: String, c_type: CType| {
            let param = Param { access, ..Param::argument(name, c_type, self.cx.type_text(ty)) };
            with_layout(self.cx, ty, param)
        };
        match self.cx.type_data(ty) {
            TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. } => {
                params.push(param(name, CType::const_pointer(types.memory_type(ty)?)));
            }
            TypeData::Vector { .. } => params.push(param(name, CType::const_pointer(types.lane_type(ty)?))),
            // A complex number without a C type is passed as its two parts.
            TypeData::Complex(part) if types.native_complex(ty).is_none() => {
                let part = types.part_type(ty, *part)?;
                for (suffix, which) in [("re", ComplexPart::Real), ("im", ComplexPart::Imaginary)] {
                    let whole = param(format!("{name}_{suffix}"), part.clone());
                    params.push(Param { part: Some(which), ..whole });
                }
            }
            _ => params.push(param(name, types.value_type(ty)?)),
        }
        Ok(())
    }
}

/// Parses an origin from a word of the attribute for the memory of results.
fn origin(word: &str, arguments: &[usize]) -> Option<Origin> {
    let (kind, rest) = word.split_once(' ').unwrap_or((word, ""));
    Some(match kind {
        "new" => Origin::New(rest.parse().ok()?),
        "argument" => Origin::Argument(*arguments.get(rest.parse::<usize>().ok()?)?),
        "global" => Origin::Global,
        "frame" => Origin::Frame,
        "external" => Origin::External(rest.to_string()),
        _ => return None,
    })
}

/// Returns the location of an operation as text, without folders.
fn location(cx: &Context, loc: Loc, source: &Source) -> Option<String> {
    match cx.location(loc) {
        Location::Unknown => None,
        Location::Offset(offset) => {
            let (line, column) = source.line_column(offset);
            Some(format!("{}:{line}:{column}", file_name(&source.name)))
        }
        Location::File { file, line, column } => Some(format!("{}:{line}:{column}", file_name(&file))),
    }
}

fn file_name(path: &str) -> &str {
    path.rsplit(['/', '\\']).next().unwrap_or(path)
}
