//! Assembler labels, for symbols that are not C identifiers.
//!
//! Clang takes any label as the symbol. Other compilers copy the label into assembly, where the symbol must be quoted:
//! GNU as parses an unquoted `f-1` as an expression. It rejects a few characters even in quotes.

use std::fmt::Write;

/// The definition of the macro that expands a string literal to a label.
pub(crate) const DEFINITION: &str = r#"/* The symbol of a function. GNU as reads it in quotes; clang takes it as it is. */
#ifndef MLIRC_SYMBOL
#ifdef __clang__
#define MLIRC_SYMBOL(name) __asm__(name)
#else
#define MLIRC_SYMBOL(name) __asm__("\"" name "\"")
#endif
#endif
"#;

/// The macro that is defined by compilers that accept any label.
pub(crate) const SPELLS_EVERYTHING: &str = "__clang__";

/// Returns true if the label of a symbol needs [`DEFINITION`].
pub(crate) fn needs_quotes(symbol: &str) -> bool {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.');
    symbol.starts_with(|c: char| c.is_ascii_digit()) || !symbol.chars().all(is_plain)
}

/// Returns true if a version of GNU as rejects the symbol, or linkers interpret it: `f@v` is a version of `f`.
pub(crate) fn is_for_clang_only(symbol: &str) -> bool {
    symbol.contains(['\n', '"', '\\', ',', ';', '@'])
}

/// The label of a symbol.
pub(crate) fn label(symbol: &str) -> String {
    match needs_quotes(symbol) {
        false => format!("__asm__({})", literal(symbol)),
        true => format!("MLIRC_SYMBOL({})", literal(symbol)),
    }
}

/// A C string literal. All but letters, digits, `_` and `.` are octal escapes: cbindgen splits at `=`, and C has
/// trigraphs.
fn literal(text: &str) -> String {
    let mut literal = String::from("\"");
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.') {
            literal.push(char::from(byte));
        } else {
            // Writing to a String cannot fail.
            let _ = write!(literal, "\\{byte:03o}");
        }
    }
    literal + "\""
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_quoted_where_the_assembler_needs_it() {
        for (symbol, expected) in [
            ("_a.b", r#"__asm__("_a.b")"#),
            ("f-1", r#"MLIRC_SYMBOL("f\0551")"#),
            ("1", r#"MLIRC_SYMBOL("1")"#),
            ("é", r#"MLIRC_SYMBOL("\303\251")"#),
        ] {
            assert_eq!(label(symbol), expected);
        }
    }
}
