//! Declarations of global variables in the header.

use std::collections::HashSet;

use crate::declarator::declare_variable;
use crate::names::identifiers_beside;
use crate::{HeaderLanguage, HeaderOptions, Variable, comment, label};

/// The C names of variables beside other names, in order.
pub(crate) fn names(variables: &[Variable], taken: HashSet<String>) -> Vec<String> {
    identifiers_beside(variables.iter().map(|variable| variable.symbol.as_str()), taken)
}

/// The section of variables; empty if there are none.
pub(crate) fn render(variables: &[Variable], names: &[String], options: &HeaderOptions) -> String {
    if variables.is_empty() {
        return String::new();
    }
    let title = comment::block(&["Variables that the object file defines.".to_owned()]);
    let declarations: Vec<String> =
        variables.iter().zip(names).map(|(variable, name)| declaration(variable, name, options)).collect();
    format!("{title}\n{}", in_extern_c(&declarations.concat(), options))
}

fn declaration(variable: &Variable, name: &str, options: &HeaderOptions) -> String {
    let symbol = &variable.symbol;
    let mut lines = comment::prose(&format!("global {symbol}"));
    lines.extend(variable.location.iter().flat_map(|location| comment::prose(&format!("at {location}"))));
    let declared = declare_variable(&variable.ty, name, variable.is_constant, &options.data_layout);
    let label = match *name == **symbol {
        true => String::new(),
        false => format!(" {}", label::label(&format!("{}{symbol}", options.symbol_prefix))),
    };
    let text = format!("\n{}\nextern {declared}{label};\n", comment::block(&lines));
    match label::is_for_clang_only(symbol) {
        true => format!("#ifdef {}{text}#endif\n", label::SPELLS_EVERYTHING),
        false => text,
    }
}

/// Wraps declarations in a block with C linkage.
pub(crate) fn in_extern_c(text: &str, options: &HeaderOptions) -> String {
    match options.language {
        HeaderLanguage::C => text.to_owned(),
        HeaderLanguage::Cxx => format!("extern \"C\" {{\n{text}}}\n"),
        HeaderLanguage::Both => {
            format!("#ifdef __cplusplus\nextern \"C\" {{\n#endif\n{text}\n#ifdef __cplusplus\n}}\n#endif\n")
        }
    }
}
