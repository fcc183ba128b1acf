//! C aliases of functions: names with a prefix of the user, and without `_mlir_ciface_`.
//!
//! They are `static inline` functions, which every compiler has. Assembler labels are unknown to Microsoft's compiler,
//! macros would also rename fields and variables of the program, and further symbols in the object could be taken: `gemm`
//! is the symbol of the MLIR function, which has another calling convention than its C wrapper.

use std::collections::HashSet;

use crate::declarator::declare_by_value;
use crate::names::{c_identifier, parameter_names, take_unique};
use crate::stub::BY_VALUE_HALVES;
use crate::{CType, DataLayout, Direction, Export, comment, label, named};

/// The beginning of the symbols of C wrappers.
const WRAPPER: &str = "_mlir_ciface_";

/// The names of the aliases of functions, in order, beside other names. `None` for those that keep their name, and for
/// those that the program defines, because a function that calls another one cannot define it.
pub(crate) fn names(exports: &[&Export], prefix: &str, mut taken: HashSet<String>) -> Vec<Option<String>> {
    let name = |export: &&Export| {
        let plain = export.symbol.strip_prefix(WRAPPER).unwrap_or(&export.symbol);
        let name = format!("{prefix}{plain}");
        if export.direction == Direction::Required || name == export.symbol {
            return None;
        }
        let identifier = c_identifier(&name);
        let is_library = LIBRARY.binary_search(&identifier.as_str()).is_ok();
        let identifier = if is_library { format!("{identifier}_") } else { identifier };
        Some(take_unique(identifier, &mut taken))
    };
    exports.iter().map(name).collect()
}

/// The functions with a prefix before the names of structs of results.
pub(crate) fn with_prefix(exports: &[Export], prefix: &str) -> Vec<Export> {
    let mut exports = exports.to_vec();
    for export in &mut exports {
        export.params.iter_mut().for_each(|param| rename_structs(&mut param.ty, prefix));
        rename_structs(&mut export.result, prefix);
    }
    exports
}

fn rename_structs(ty: &mut CType, prefix: &str) {
    match ty {
        CType::Struct { name, .. } => *name = c_identifier(&format!("{prefix}{name}")),
        CType::Pointer(target) | CType::ConstPointer(target) => rename_structs(target, prefix),
        _ => {}
    }
}

/// The section of aliases; empty if there are none.
pub(crate) fn render(
    exports: &[&Export],
    c_names: &[String],
    aliases: &[Option<String>],
    layout: &DataLayout,
) -> String {
    let named = exports.iter().zip(c_names).zip(aliases);
    let functions: Vec<String> = named
        .filter_map(|((export, c_name), alias)| Some(function(export, c_name, alias.as_deref()?, layout)))
        .collect();
    if functions.is_empty() {
        return String::new();
    }
    let title = comment::block(&["The functions of the object file by the names of the program.".to_owned()]);
    format!("{title}\n{}", functions.concat())
}

fn function(export: &Export, c_name: &str, alias: &str, layout: &DataLayout) -> String {
    let types = named::mentioned(named::stored_types(export), layout).into_iter().map(|named| named.name);
    let taken = types.chain([alias.to_owned(), c_name.to_owned()]).collect();
    let names = parameter_names(export.params.iter().map(|param| param.name.as_str()), taken);
    let params = export.params.iter().zip(&names);
    let params: Vec<String> = params.map(|(param, name)| declare_by_value(&param.ty, name, layout)).collect();
    let params = if params.is_empty() { "void".to_owned() } else { params.join(", ") };
    let declared = declare_by_value(&export.result, &format!("{alias}({params})"), layout);
    let returned = if export.result == CType::Void { "" } else { "return " };
    let discard = if export.must_use() { "MLIRC_NODISCARD " } else { "" };
    let call = format!("{returned}{c_name}({})", names.join(", "));
    let text = format!("{discard}static inline {declared} {{\n  {call};\n}}\n");
    format!("\n{}", under_conditions(export, text))
}

/// Wraps text that uses a function in the conditions of its prototype.
pub(crate) fn under_conditions(export: &Export, text: String) -> String {
    let uses = |half: &CType| named::by_value_types(export).any(|ty| ty == half);
    let halves = BY_VALUE_HALVES.iter().filter(|half| uses(&half.ty)).map(|half| half.macro_name);
    let clang = label::is_for_clang_only(&export.symbol).then_some(label::SPELLS_EVERYTHING);
    let conditions: Vec<String> = halves.chain(clang).map(|name| format!("defined({name})")).collect();
    match conditions.is_empty() {
        true => text,
        false => format!("#if {}\n{text}#endif\n", conditions.join(" && ")),
    }
}

/// Functions of the C library and POSIX that are plausible names of kernels, sorted.
#[rustfmt::skip]
const LIBRARY: &[&str] = &[
    "abort", "abs", "accept", "acos", "acosf", "acosh", "asin", "asinf", "asinh", "atan", "atan2", "atan2f", "atanf",
    "atanh", "atof", "atoi", "bind", "cabs", "calloc", "cbrt", "ceil", "ceilf", "cexp", "clock", "clog", "close",
    "conj", "connect", "copysign", "cos", "cosf", "cosh", "coshf", "cpow", "csin", "csqrt", "div", "erf", "erfc",
    "erff", "exit", "exp", "exp2", "exp2f", "expf", "expm1", "fabs", "fabsf", "fdim", "floor", "floorf", "fma",
    "fmaf", "fmax", "fmaxf", "fmin", "fminf", "fmod", "fmodf", "free", "frexp", "gamma", "hypot", "hypotf", "index",
    "isfinite", "isinf", "isnan", "j0", "j1", "jn", "labs", "ldexp", "lgamma", "link", "listen", "log", "log10",
    "log10f", "log1p", "log2", "log2f", "logb", "logf", "lrint", "lround", "main", "malloc", "memcmp", "memcpy",
    "memmove", "memset", "modf", "nan", "nearbyint", "open", "pause", "pipe", "poll", "pow", "powf", "printf", "putc",
    "puts", "qsort", "rand", "random", "read", "realloc", "remainder", "remove", "rename", "rint", "rintf", "round",
    "roundf", "scalbn", "select", "send", "signal", "signbit", "sin", "sinf", "sinh", "sinhf", "sleep", "sqrt",
    "sqrtf", "strlen", "sync", "system", "tan", "tanf", "tanh", "tanhf", "tgamma", "time", "trunc", "truncate",
    "truncf", "wait", "write", "y0", "y1", "yn",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_the_library_are_sorted_for_the_binary_search() {
        assert!(LIBRARY.is_sorted());
    }
}
