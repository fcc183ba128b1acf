//! Diagnostics as a document of SARIF 2.1.0, the format of services that collect results of analyses.

use mlirc::diag::{Diagnostic, Explanation, Location, Severity, WARNINGS, explanations};
use mlirc::source::Source;
use serde_json::{Value, json};

/// Returns the document with these results.
pub(super) fn document(results: Vec<Value>, is_successful: bool) -> Value {
    let rule = |(name, about): &(&str, &str)| json!({ "id": name, "shortDescription": { "text": about } });
    let error = |explanation: Explanation| rule(&(explanation.code, explanation.title));
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "mlirc",
                "version": env!("CARGO_PKG_VERSION"),
                "rules": WARNINGS.iter().map(rule).chain(explanations().map(error)).collect::<Vec<_>>(),
            } },
            "invocations": [{ "executionSuccessful": is_successful }],
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    })
}

/// Returns the result for a diagnostic about a source, or about none.
pub(super) fn result(source: Option<&Source>, diagnostic: &Diagnostic) -> Value {
    let level = match diagnostic.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Remark => "note",
    };
    let mut result = json!({ "level": level, "message": message(&diagnostic.message) });
    if let Some(name) = diagnostic.name.or_else(|| diagnostic.code()) {
        result["ruleId"] = json!(name);
    }
    if let Some(location) = location_of(source, &diagnostic.location) {
        result["locations"] = json!([location]);
    }
    if !diagnostic.notes.is_empty() {
        let note = |(location, text): &(Location, String)| {
            let mut related = location_of(source, location).unwrap_or_else(|| json!({}));
            related["message"] = message(text);
            related
        };
        result["relatedLocations"] = diagnostic.notes.iter().map(note).collect();
    }
    result
}

/// A message. SARIF has braces for placeholders, so that those of the text are doubled.
fn message(text: &str) -> Value {
    json!({ "text": text.replace('{', "{{").replace('}', "}}") })
}

fn location_of(source: Option<&Source>, location: &Location) -> Option<Value> {
    let (file, line, column) = match (location, source) {
        (Location::File { file, line, column }, _) => (&file[..], *line as usize, *column as usize),
        (Location::Offset(offset), Some(source)) => {
            (&source.name[..], source.line_column(*offset).0, source.character_column(*offset))
        }
        (_, source) => (&source?.name[..], 0, 0),
    };
    let mut physical = json!({ "artifactLocation": { "uri": uri(file) } });
    // Lines and columns are from 1; explicit locations of the input may have zeros.
    if line > 0 {
        physical["region"] = json!({ "startLine": line });
        if column > 0 {
            physical["region"]["startColumn"] = json!(column);
        }
    }
    Some(json!({ "physicalLocation": physical }))
}

/// Returns the URI of a path: a relative reference, or one with the scheme `file`.
fn uri(path: &str) -> String {
    let is_absolute = std::path::Path::new(path).is_absolute();
    let path = if cfg!(windows) { path.replace('\\', "/") } else { path.to_string() };
    // A path of Windows begins with a letter and a colon.
    let prefix = match (is_absolute, path.starts_with('/')) {
        (true, true) => "file://",
        (true, false) => "file:///",
        (false, _) => "",
    };
    let mut uri = prefix.to_string();
    for byte in path.bytes() {
        let is_plain = byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte);
        let is_drive = is_absolute && byte == b':' && uri.len() == "file:///C".len();
        match is_plain || is_drive {
            true => uri.push(byte.into()),
            false => uri += &format!("%{byte:02X}"),
        }
    }
    uri
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_become_uris() {
        assert_eq!(uri("a/b-1.mlir"), "a/b-1.mlir");
        assert_eq!(uri("a b%\n<é>:"), "a%20b%25%0A%3C%C3%A9%3E%3A");
        if cfg!(unix) {
            assert_eq!(uri("/tmp/a:b"), "file:///tmp/a%3Ab");
        }
    }

    #[test]
    fn braces_are_doubled_and_zeros_are_no_positions() {
        let location = Location::File { file: "f".into(), line: 0, column: 0 };
        let value = result(None, &Diagnostic::error(location, "{a}"));
        assert_eq!(value["message"]["text"], "{{a}}");
        assert_eq!(
            value["locations"],
            json!([{ "physicalLocation": { "artifactLocation": { "uri": "f" } } }])
        );
    }
}
