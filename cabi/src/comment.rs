//! Comments of the header, above types and prototypes.
//!
//! Text of the module (names, signatures, locations) is arbitrary. [`clean_lines`] escapes every line of a C comment.

use crate::{Access, CType, Export, Param, label, memory};

/// Splits a text into lines that cannot end or nest a C comment, and have no control characters and no commands of
/// cbindgen.
pub(crate) fn clean_lines(text: &str) -> Vec<String> {
    text.lines().map(clean_line).collect()
}

fn clean_line(line: &str) -> String {
    let visible: String = line.chars().map(|c| if is_invisible(c) { '\u{fffd}' } else { c }).collect();
    let mut cleaned = visible.replace("*/", "* /").replace("/*", "/ *").replace("cbindgen:", "cbindgen :");
    // A trailing backslash would continue the line.
    if cleaned.ends_with('\\') {
        cleaned.push(' ');
    }
    cleaned
}

/// Returns true for control characters and bidirectional formatting characters, about which compilers warn.
fn is_invisible(c: char) -> bool {
    let turns =
        matches!(c, '\u{61c}' | '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    c.is_control() || turns
}

/// A block comment of some lines.
pub(crate) fn block(lines: &[String]) -> String {
    let mut text = String::from("/*\n");
    for line in lines {
        text.push_str(if line.is_empty() { " *" } else { " * " });
        text.push_str(line);
        text.push('\n');
    }
    text + " */"
}

/// The comment above a prototype.
pub(crate) fn export_lines(export: &Export, param_names: &[String]) -> Vec<String> {
    let doc = &export.doc;
    let mut lines = prose(&format!("func {}{}", doc.mlir_name, doc.mlir_signature));
    lines.extend(doc.location.iter().flat_map(|location| prose(&format!("at {location}"))));
    lines.extend(doc.notes.iter().flat_map(|note| prose(note)));
    if label::is_for_clang_only(&export.symbol) {
        lines.push("Declared for clang only: GNU as cannot spell the symbol.".to_owned());
    }
    let params = export.params.iter().zip(param_names);
    let described: Vec<String> = params.clone().flat_map(|(param, name)| param_lines(param, name)).collect();
    if !described.is_empty() || !doc.result.is_empty() {
        lines.push(String::new());
    }
    lines.extend(described);
    if !doc.result.is_empty() {
        lines.extend(command("@return", &doc.result));
    }
    let memory = memory::lines(export, param_names);
    if !memory.is_empty() {
        lines.push(String::new());
        lines.extend(memory);
    }
    lines
}

fn param_lines(param: &Param, name: &str) -> Vec<String> {
    let access = match param.access {
        Access::Unknown => "",
        Access::Read => ", in",
        Access::Write => ", out",
        Access::ReadWrite => ", in and out",
    };
    match param.doc.is_empty() {
        true => Vec::new(),
        false => command(&format!("@param {name}"), &format!("{}{}{access}", param.doc, elements(param))),
    }
}

/// Splits text of the module into lines, and escapes commands of documentation tools: `@` and `\`.
pub(crate) fn prose(text: &str) -> Vec<String> {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, '@' | '\\') {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    clean_lines(&escaped)
}

/// A command of documentation tools with text of the module.
fn command(command: &str, text: &str) -> Vec<String> {
    let mut lines = prose(text);
    if let Some(first) = lines.first_mut() {
        first.insert_str(0, &format!("{command} "));
    }
    lines
}

/// The number of elements that a parameter points to.
fn elements(param: &Param) -> String {
    match param.elements() {
        Some(CType::Array { length, .. }) => format!(", {length} elements in order"),
        _ => String::new(),
    }
}

/// The introduction to memrefs.
pub(crate) fn memref_introduction() -> Vec<String> {
    [
        "A memref is passed as a pointer to a descriptor. For memory of your own, the functions",
        "..._contiguous and ..._strided make one; in C++ so do the constructors. A memref type without a",
        "layout must be dense: for a matrix of n columns the strides are {n, 1}. Other strides need a type",
        "with strided<...>. In a memref that you receive, ..._at finds an element (in C++ the call operator),",
        "and allocated is the pointer that a deallocator takes; each function says whose memory it returns.",
    ]
    .map(str::to_owned)
    .to_vec()
}

/// The comment of a header without prototypes.
pub(crate) fn no_functions() -> String {
    let lines = [
        "No function can be called from C as it is. With the attribute llvm.emit_c_interface, or all",
        "with --c-wrappers=all, functions get entry points for C.",
    ];
    block(&lines.map(str::to_owned)) + "\n"
}

/// The comment above a type.
pub(crate) fn type_lines(ty: &CType) -> Vec<String> {
    match ty {
        CType::MemRef { rank: 0, .. } => vec![formula(0)],
        CType::MemRef { rank, .. } => vec![formula(*rank), "Strides are counted in elements.".into()],
        CType::UnrankedMemRef { .. } => vec![
            "A memref whose rank is known at run time only: descriptor points to the struct for that rank."
                .into(),
        ],
        CType::Complex(_) => vec!["A complex number, in memory the same as C's _Complex.".into()],
        CType::F16 => vec!["The bits of an IEEE half-precision float.".into()],
        CType::BF16 => vec!["The bits of a bfloat16 float.".into()],
        _ => Vec::new(),
    }
}

/// The formula of the position of an element.
fn formula(rank: u32) -> String {
    match rank {
        0 => "A memref of rank 0: its element is aligned[offset].".to_owned(),
        1..=4 => {
            let indices: Vec<String> = (0..rank).map(|d| format!("i{d}")).collect();
            let terms: String = (0..rank).map(|d| format!(" + i{d} * strides[{d}]")).collect();
            format!("A memref of rank {rank}: element ({}) is aligned[offset{terms}].", indices.join(", "))
        }
        _ => format!(
            "A memref of rank {rank}: element (i0, i1, ...) is aligned[offset + i0 * strides[0] + ...]."
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_cannot_end_the_comment() {
        assert_eq!(clean_lines("a */ b\n/* c\\"), ["a * / b", "/ * c\\ "]);
        assert_eq!(clean_lines("*/*/"), ["* / * /"]);
        assert_eq!(clean_lines("x\u{202e}y\u{0}"), ["x\u{fffd}y\u{fffd}"]);
    }

    #[test]
    fn commands_to_cbindgen_are_defused() {
        assert_eq!(clean_lines("cbindgen:ignore"), ["cbindgen :ignore"]);
    }

    #[test]
    fn formulas_follow_the_rank() {
        assert_eq!(formula(0), "A memref of rank 0: its element is aligned[offset].");
        assert_eq!(formula(1), "A memref of rank 1: element (i0) is aligned[offset + i0 * strides[0]].");
        assert_eq!(
            formula(2),
            "A memref of rank 2: element (i0, i1) is aligned[offset + i0 * strides[0] + i1 * strides[1]]."
        );
    }
}
