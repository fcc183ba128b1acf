//! Assembler labels: how a declaration names a symbol that is no identifier of C.
//!
//! Clang takes the label as the symbol itself, whatever it consists of. Other compilers copy it into the assembly that
//! they write, where the symbol must be quoted: unquoted, `f-1` is an expression to GNU as. A few characters it refuses also
//! in quotes, in operands of x86 instructions or anywhere.

use std::fmt::Write;

/// The macro that makes a label of a string literal.
pub(crate) const DEFINITION: &str = r#"/* The symbol of a function. GNU as reads it in quotes; clang takes it as it is. */
#ifndef MLIRC_SYMBOL
#ifdef __clang__
#define MLIRC_SYMBOL(name) __asm__(name)
#else
#define MLIRC_SYMBOL(name) __asm__("\"" name "\"")
#endif
#endif
"#;

/// The macro that is defined where every symbol can be spelled.
pub(crate) const SPELLS_EVERYTHING: &str = "__clang__";

/// Whether the label of a symbol needs [`DEFINITION`].
pub(crate) fn needs_quotes(symbol: &str) -> bool {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.');
    symbol.starts_with(|c: char| c.is_ascii_digit()) || !symbol.chars().all(is_plain)
}

/// Whether some version of GNU as refuses the symbol, or linkers read it as something else: `f@v` is a version of `f`.
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

/// A C string literal. Everything but letters, digits, `_` and `.` is an octal escape: cbindgen splits at
/// `=`, and C has trigraphs.
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
