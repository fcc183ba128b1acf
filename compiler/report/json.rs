//! A diagnostic as an object of JSON. Keys without a value are absent.

use mlirc::diag::{Diagnostic, Location};
use mlirc::source::Source;
use serde_json::{Value, json};

/// Returns a diagnostic about a source, or about none.
pub(super) fn object(source: Option<&Source>, diagnostic: &Diagnostic) -> Value {
    let note = |(location, message): &(Location, String)| {
        let mut note = json!({ "message": message });
        locate(&mut note, source, location);
        note
    };
    let mut object = json!({
        "severity": diagnostic.severity.name(),
        "message": diagnostic.message,
        "notes": diagnostic.notes.iter().map(note).collect::<Vec<_>>(),
    });
    if let Some(name) = diagnostic.name {
        object["name"] = json!(name);
    }
    if let Some(code) = diagnostic.code() {
        object["code"] = json!(code);
    }
    locate(&mut object, source, &diagnostic.location);
    object
}

/// Adds the file and the position in it. Lines and columns are from 1, and columns count bytes.
fn locate(object: &mut Value, source: Option<&Source>, location: &Location) {
    match (location, source) {
        (Location::File { file, line, column }, _) => {
            object["file"] = json!(file);
            object["line"] = json!(line);
            object["column"] = json!(column);
        }
        (Location::Offset(offset), Some(source)) => {
            let (line, column) = source.line_column(*offset);
            object["file"] = json!(source.name);
            object["line"] = json!(line);
            object["column"] = json!(column);
            object["offset"] = json!(source.offset_in_file(*offset));
        }
        (_, Some(source)) => object["file"] = json!(source.name),
        (_, None) => {}
    }
}
