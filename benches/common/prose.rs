//! Paragraphs of documents.

/// The maximum number of columns of a line in a document.
const COLUMNS: usize = 120;

/// Breaks a paragraph, or an item of a list, into lines. `indent` precedes all but the first.
pub(crate) fn filled(text: &str, indent: &str) -> String {
    let mut out = String::new();
    let mut column = 0;
    for word in text.split(' ') {
        let width = word.chars().count();
        if column > 0 && column + 1 + width > COLUMNS {
            out += "\n";
            out += indent;
            column = indent.len();
        } else if column > 0 {
            out.push(' ');
            column += 1;
        }
        out += word;
        column += width;
    }
    out
}
