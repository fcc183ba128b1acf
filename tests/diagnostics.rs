//! The options of diagnostics: colours, formats, warnings, and the comparison with expected messages.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// A warning about an attribute.
const WARNED: &str = "llvm.func @f() attributes {passthrough = [\"no-such-thing\"]} { llvm.return }\n";

/// An error after characters of two bytes and a tab.
const WRONG: &str = "// \u{e9}\nfunc.func @f(%x: i32) -> i32 {\n\
    \t%z = arith.constant {n = \"{\u{e9}}\"} 1 : i32 return %y : i32\n}\n";

fn mlirc(folder: &Path, args: &[&str], input: &str) -> Output {
    mlirc_with(folder, args, input, &[])
}

fn mlirc_with(folder: &Path, args: &[&str], input: &str, variables: &[(&str, &str)]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_mlirc"))
        .args(args)
        .current_dir(folder)
        .env_remove("NO_COLOR")
        .envs(variables.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("mlirc starts");
    // The child may exit without reading its input.
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    child.wait_with_output().expect("mlirc ends")
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

/// Runs the compiler in an empty folder. Returns the exit status and what it printed to standard error.
fn run(args: &[&str], input: &str) -> (Option<i32>, String) {
    let output = mlirc(folder().path(), args, input);
    (output.status.code(), String::from_utf8(output.stderr).expect("messages are UTF-8"))
}

fn json_lines(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect()
}

/// Returns the results of a document of SARIF.
fn sarif_results(text: &str) -> Vec<Value> {
    let document: Value = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(document["version"], "2.1.0");
    assert_eq!(document["runs"][0]["tool"]["driver"]["name"], "mlirc");
    document["runs"][0]["results"].as_array().expect("results").clone()
}

#[test]
fn colours_are_optional() {
    let plain = run(&["-"], WRONG).1;
    assert!(plain.starts_with("<stdin>:3:50: error: ") && !plain.contains('\u{1b}'), "{plain}");
    let coloured = run(&["-", "-color=always"], WRONG).1;
    assert!(coloured.starts_with("\u{1b}[1m<stdin>:3:50:\u{1b}[0m \u{1b}[1m\u{1b}[31merror:"), "{coloured}");
    let mut stripped = String::new();
    for part in coloured.split('\u{1b}') {
        stripped += part.strip_prefix('[').and_then(|part| part.split_once('m')).map_or(part, |part| part.1);
    }
    assert_eq!(stripped, plain);
    assert_eq!(run(&["-", "--color=never"], WRONG).1, plain);
    // An explicit option is stronger than the environment.
    let folder = folder();
    let forced = mlirc_with(folder.path(), &["-", "--color=always"], WRONG, &[("NO_COLOR", "1")]);
    assert_eq!(String::from_utf8_lossy(&forced.stderr), coloured);
}

/// The pseudo-terminal of `script` is a terminal as people have it.
#[test]
#[cfg(target_os = "linux")]
fn terminals_have_colours() {
    let folder = folder();
    std::fs::write(folder.path().join("k.mlir"), WRONG).expect("writable");
    let command = format!("'{}' k.mlir", env!("CARGO_BIN_EXE_mlirc"));
    let shown = |variables: &[(&str, &str)]| {
        let output = Command::new("script")
            .args(["-qec", &command, "/dev/null"])
            .current_dir(folder.path())
            .env_remove("NO_COLOR")
            .env("TERM", "xterm")
            .envs(variables.iter().copied())
            .stdin(Stdio::null())
            .output();
        output.ok().map(|output| String::from_utf8_lossy(&output.stdout).into_owned())
    };
    // Minimal systems lack the program.
    let Some(text) = shown(&[]) else { return };
    assert!(text.contains("error:") && text.contains('\u{1b}'), "{text}");
    for variables in [[("NO_COLOR", "1")], [("TERM", "dumb")]] {
        let text = shown(&variables).expect("the program exists");
        assert!(text.contains("error:") && !text.contains('\u{1b}'), "{text}");
    }
}

#[test]
fn json_has_a_line_for_each_message() {
    let (code, text) = run(&["-", "-error-format=json"], WRONG);
    assert_eq!(code, Some(1));
    let [error] = &json_lines(&text)[..] else { panic!("{text}") };
    assert_eq!(error["severity"], "error");
    assert_eq!(
        (&error["file"], &error["line"], &error["column"]),
        (&"<stdin>".into(), &3.into(), &50.into())
    );
    let offset = WRONG.find("%y").expect("the text has it");
    assert_eq!(error["offset"], offset);
    assert!(error["message"].as_str().is_some_and(|message| message.contains("%y")), "{text}");
    assert!(error.get("name").is_none() && error["notes"].as_array().is_some_and(Vec::is_empty), "{text}");
    // A note with a location.
    let twice = "func.func private @f()\nfunc.func private @f()\n";
    let [error] = &json_lines(&run(&["-", "--error-format=json"], twice).1)[..] else { panic!("an error") };
    assert_eq!((&error["line"], &error["notes"][0]["line"]), (&2.into(), &1.into()));
    assert_eq!((&error["notes"][0]["offset"], &error["notes"][0]["file"]), (&0.into(), &"<stdin>".into()));
}

#[test]
fn messages_without_positions_lack_the_keys() {
    let (code, text) = run(&["no\u{1}such \"file\".mlir", "--error-format=json"], "");
    assert_eq!(code, Some(1));
    let [error] = &json_lines(&text)[..] else { panic!("{text}") };
    assert!(["file", "line", "offset"].iter().all(|key| error.get(key).is_none()), "{text}");
    assert!(error["message"].as_str().is_some_and(|it| it.contains("'no\u{1}such \"file\".mlir'")), "{text}");
    let [result] = &sarif_results(&run(&["none.mlir", "--error-format=sarif"], "").1)[..] else {
        panic!("one")
    };
    assert_eq!((&result["level"], result.get("locations")), (&"error".into(), None));
}

#[test]
fn warnings_and_remarks_have_names() {
    let warning = &json_lines(&run(&["-", "-o", "x.o", "--error-format=json"], WARNED).1)[0];
    assert_eq!((&warning["severity"], &warning["name"]), (&"warning".into(), &"unknown-attributes".into()));
    let recursion = "func.func @f(%x: memref<?xi32>, %n: index) {\n\x20 affine.for %i = 0 to %n {\n\
        %v = affine.load %x[%i] : memref<?xi32>\n\
        affine.store %v, %x[%i + 1] : memref<?xi32>\n}\nreturn\n}\n";
    let args = ["-", "-o", "x.o", "--remarks=vectorize", "--error-format=json"];
    let remark = &json_lines(&run(&args, recursion).1)[0];
    assert_eq!((&remark["severity"], &remark["name"]), (&"remark".into(), &"vectorize".into()));
    assert_eq!((&remark["line"], &remark["column"]), (&2.into(), &3.into()));
    let args = ["-", "-o", "x.o", "--remarks=vectorize", "--error-format=sarif"];
    let result = &sarif_results(&run(&args, recursion).1)[0];
    assert_eq!((&result["level"], &result["ruleId"]), (&"note".into(), &"vectorize".into()));
}

#[test]
fn sarif_is_one_document() {
    let folder = folder();
    std::fs::write(folder.path().join("a b.mlir"), WRONG).expect("writable");
    std::fs::write(folder.path().join("c.mlir"), WARNED).expect("writable");
    let output = mlirc(folder.path(), &["a b.mlir", "c.mlir", "--error-format=sarif"], "");
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8(output.stderr).expect("messages are UTF-8");
    let [error, warning] = &sarif_results(&text)[..] else { panic!("{text}") };
    let position = &error["locations"][0]["physicalLocation"];
    assert_eq!(
        (&error["level"], &position["artifactLocation"]["uri"]),
        (&"error".into(), &"a%20b.mlir".into())
    );
    // Columns count characters.
    assert_eq!(position["region"], serde_json::json!({ "startLine": 3, "startColumn": 49 }));
    assert_eq!((&warning["level"], &warning["ruleId"]), (&"warning".into(), &"unknown-attributes".into()));
    let document: Value = serde_json::from_str(&text).expect("parsed before");
    assert_eq!(document["runs"][0]["invocations"][0]["executionSuccessful"], false);
    let fine = run(&["-", "-o", "x.o", "--error-format=sarif"], "func.func private @f()").1;
    assert!(sarif_results(&fine).is_empty());
}

#[test]
fn invalid_utf_8_is_replaced() {
    let folder = folder();
    std::fs::write(folder.path().join("k.mlir"), b"module { \xff\xfe }").expect("writable");
    for format in ["json", "sarif"] {
        let output = mlirc(folder.path(), &["k.mlir", &format!("--error-format={format}")], "");
        assert_eq!(output.status.code(), Some(1));
        let text = String::from_utf8(output.stderr).expect("the output is UTF-8");
        assert!(serde_json::from_str::<Value>(&text).is_ok(), "{text}");
    }
}

#[test]
fn warnings_are_controlled_by_name() {
    let compile = |args: &[&str]| run(&[&["-", "-o", "x.o"], args].concat(), WARNED);
    let bracketed = |args: &[&str], end: &str| {
        let (code, text) = compile(args);
        assert!(text.lines().next().is_some_and(|line| line.ends_with(end)), "{args:?}: {text}");
        code
    };
    assert_eq!(bracketed(&[], "known [-Wunknown-attributes]"), Some(0));
    assert_eq!(bracketed(&["-Werror"], "known [-Werror,-Wunknown-attributes]"), Some(1));
    assert_eq!(bracketed(&["-Werror=unknown-attributes"], "[-Werror,-Wunknown-attributes]"), Some(1));
    assert_eq!(
        bracketed(&["-Werror", "-Wno-error=unknown-attributes"], "known [-Wunknown-attributes]"),
        Some(0)
    );
    assert_eq!(bracketed(&["-Werror=ignored-attributes", "-Wall"], "[-Wunknown-attributes]"), Some(0));
    for silent in [&["-w"][..], &["-Wno-unknown-attributes"], &["-Werror", "-w"]] {
        assert_eq!(compile(silent), (Some(0), String::new()), "{silent:?}");
    }
    let hint = "mlirc: warning: unknown warning option '-Wunknown-attribute'; \
                did you mean '-Wunknown-attributes'? [-Wunknown-warning-option]";
    let (code, text) = compile(&["-Wunknown-attribute"]);
    assert_eq!((code, text.lines().next()), (Some(0), Some(hint)));
    assert_eq!(compile(&["-Wunknown-attribute", "-Werror"]).0, Some(1));
    assert_eq!(
        compile(&["-Wunknown-attribute", "-Wno-unknown-warning-option", "-Wno-unknown-attributes"]).1,
        ""
    );
}

#[test]
fn headers_without_functions_have_a_warning() {
    let input = "func.func @f(%x: memref<4xf32>) { return }\n";
    let compile = |args: &[&str]| run(&[&["-", "-o", "x.o", "--emit-header"], args].concat(), input);
    let (code, text) = compile(&[]);
    let start = "<stdin>:1:1: warning: the header declares nothing";
    assert!(code == Some(0) && text.starts_with(start), "{text}");
    assert!(text.contains("[-Wunused-c-interface]\n"), "{text}");
    assert_eq!(compile(&["-Werror=unused-c-interface"]).0, Some(1));
    assert_eq!(compile(&["-Wno-unused-c-interface"]), (Some(0), String::new()));
    assert_eq!(compile(&["--c-wrappers=all"]), (Some(0), String::new()));
    let archive = ["-", "-o", "x.a", "--emit=archive,header"];
    assert!(run(&archive, input).1.ends_with("[-Wunused-c-interface]\n"));
    assert_eq!(run(&[&archive[..], &["-Werror"]].concat(), input).0, Some(1));
}

#[test]
fn errors_are_limited() {
    let input = "func.func @f() { \"no.a\"() : () -> () \n \"no.b\"() : () -> () \n \"no.c\"() : () -> () \n return }";
    let errors = |args: &[&str]| run(&[&["-"], args].concat(), input).1;
    let count = |text: &str| text.matches(": error: '").count();
    let (all, two) = (errors(&["--error-limit=0"]), errors(&["--error-limit=2"]));
    assert_eq!((count(&all), count(&two)), (3, 2), "{all}{two}");
    assert!(two.contains("<stdin>: error: 1 more errors\n<stdin>: note: too many errors"), "{two}");
    assert!(!all.contains("too many errors"));
    assert_eq!(errors(&[]), all);
}

#[test]
fn parts_are_compiled_separately() {
    let input = "func.func private @f()\n// -----\nfunc.func private @f()\n";
    let output = mlirc(folder().path(), &["-", "-split-input-file", "--emit=mlir", "-o", "-"], input);
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let parts: Vec<&str> = text.split("// -----\n").collect();
    assert!(parts.len() == 2 && parts.iter().all(|part| part.contains("func.func private @f()")), "{text}");
    let (code, text) = run(&["-", "-split-input-file", "--emit=mlir"], &format!("{input}// -----\n{WRONG}"));
    assert!(code == Some(1) && text.starts_with("<stdin>:7:50: error:"), "{text}");
    assert_eq!(run(&["-", "-split-input-file"], input).0, Some(2));
}

#[test]
fn expected_messages_are_compared() {
    let input = "func.func @f() -> i32 {\n  return %y : i32 // expected-error {{undeclared}}\n}\n// -----\n\
                 // expected-note@below {{see existing}}\nfunc.func private @g()\n\
                 func.func private @g() // expected-error {{redefinition of symbol}}\n";
    let args = ["-", "-split-input-file", "-verify-diagnostics"];
    assert_eq!(run(&args, input), (Some(0), String::new()));
    let (code, text) = run(&args, &input.replace("undeclared", "declared by"));
    assert!(code == Some(1) && text.starts_with("<stdin>:2:10: error: unexpected error: use of"), "{text}");
    assert!(text.contains("<stdin>:2:22: error: expected error \"declared by\" was not produced"), "{text}");
    let folder = folder();
    let unexpected = format!("{WARNED}// -----\n// expected-warning {{{{a}}}}\n");
    let args = ["-", "--split-input-file", "--verify-diagnostics", "-o", "x.o"];
    let output = mlirc(folder.path(), &args, &unexpected);
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(text.starts_with("<stdin>:1:1: error: unexpected warning: "), "{text}");
    assert!(text.contains("<stdin>:3:4: error: expected warning \"a\" was not produced"), "{text}");
    let expected = format!("// expected-warning@below 1 {{{{is ignored}}}}\n{WARNED}");
    let output = mlirc(folder.path(), &["-", "--verify-diagnostics", "-o", "x.o"], &expected);
    assert_eq!((output.status.code(), &output.stderr[..]), (Some(0), &b""[..]));
    assert_eq!(run(&["-", "--verify-diagnostics=only-expected"], WARNED), (Some(0), String::new()));
    assert_eq!(std::fs::read_dir(folder.path()).expect("readable").count(), 0, "nothing is written");
}

#[test]
fn expected_messages_may_be_patterns() {
    let input = "func.func @f() -> i32 {\n  return %y : i32 // expected-error-re {{name '{{%[a-z]}}'}}\n}\n";
    assert_eq!(run(&["-", "-verify-diagnostics"], input), (Some(0), String::new()));
    let (code, text) = run(&["-", "-verify-diagnostics"], &input.replace("a-z", "0-9"));
    assert!(
        code == Some(1) && text.contains("expected error \"name '{{%[0-9]}}'\" was not produced"),
        "{text}"
    );
}

#[test]
fn literals_beyond_their_type_have_a_warning() {
    let input = "func.func @f() -> (f32, tensor<2xf16>, f32, f32) {\n\
        %a = arith.constant 16777217.0 : f32\n %b = arith.constant dense<[65536.0, 1.0e9]> : tensor<2xf16>\n\
        %c = arith.constant 1.0e-60 : f32\n %d = arith.constant 0.1 : f32\n\
        return %a, %b, %c, %d : f32, tensor<2xf16>, f32, f32\n}\n";
    let compile = |args: &[&str]| run(&[&["-", "-o", "x.o"], args].concat(), input);
    let (code, text) = compile(&[]);
    let warnings: Vec<&str> = text.lines().filter(|line| line.ends_with("[-Wconstant-precision]")).collect();
    assert_eq!((code, warnings.len()), (Some(0), 3), "{text}");
    for (warning, part) in
        warnings.iter().zip(["16777217.0 of type 'f32' has more", "overflows", "underflows"])
    {
        assert!(warning.contains(part), "{text}");
    }
    assert_eq!(compile(&["-Wno-constant-precision"]), (Some(0), String::new()));
}

#[test]
fn earlier_syntax_has_a_warning_on_request() {
    let input = "func @f(%a: i32, %p: !llvm.ptr<i8>, %q: !llvm<\"float*\">, %v: vector<2xi32>) -> i32 {\n\
        %0 = addi %a, %a : i32\n %1 = addi %0, %a : i32\n %2 = vector.reduction \"add\", %v : vector<2xi32> into i32\n\
        return %1 : i32\n}\n";
    let compile = |args: &[&str]| run(&[&["-", "-o", "x.o"], args].concat(), input);
    assert_eq!(compile(&[]), (Some(0), String::new()));
    for option in ["-Wdeprecated-syntax", "-Wall", "-Wextra"] {
        let (code, text) = compile(&[option]);
        let subjects: Vec<&str> = text
            .lines()
            .filter_map(|line| line.split_once("warning: '")?.1.split_once("' is in the syntax"))
            .map(|parts| parts.0)
            .collect();
        let expected = ["func", "!llvm.ptr<TYPE>", "!llvm<\"TYPE\">", "addi", "vector.reduction"];
        assert_eq!((code, &subjects[..]), (Some(0), &expected[..]), "{text}");
        assert!(text.contains("note: the current spelling is 'arith.addi'"), "{text}");
    }
    assert_eq!(compile(&["-Werror=deprecated-syntax"]).0, Some(1));
}

#[test]
fn loops_that_should_be_vectorized_have_a_warning() {
    let input = |offset: &str, annotation: &str| {
        format!(
            "#v = #llvm.loop_vectorize<disable = false>\n#loop = #llvm.loop_annotation<vectorize = #v>\n\
             func.func @f(%x: memref<?xi32>, %n: index) {{\n affine.for %i = 0 to %n {{\n\
             %v = affine.load %x[%i] : memref<?xi32>\n affine.store %v, %x[%i{offset}] : memref<?xi32>\n\
             }} {{llvm.loop_annotation = {annotation}}}\n return\n}}\n"
        )
    };
    let compile = |offset, annotation, args: &[&str]| {
        run(&[&["-", "-o", "x.o"], args].concat(), &input(offset, annotation))
    };
    for annotation in ["#loop", "#llvm.loop_annotation<vectorize = <disable = false>>"] {
        let (code, text) = compile(" + 1", annotation, &[]);
        let expected =
            "<stdin>:4:2: warning: loop not vectorized: unsafe dependent memory operations in loop";
        assert!(code == Some(0) && text.starts_with(expected), "{text}");
        assert!(text.contains("[-Wpass-failed]\n") && text.contains("note: this 'llvm.store' op"), "{text}");
        assert_eq!(text.matches("warning").count(), 1, "{text}");
    }
    assert_eq!(compile(" + 1", "#loop", &["-Wno-pass-failed"]), (Some(0), String::new()));
    assert_eq!(compile(" + 1", "#llvm.loop_annotation<mustProgress = true>", &[]), (Some(0), String::new()));
    assert_eq!(compile("", "#loop", &[]), (Some(0), String::new()));
}

#[test]
fn explanations_have_examples() {
    for explanation in mlirc::diag::explanations() {
        let code = explanation.code;
        let (wrong, correct) = explanation.text.split_once("\nCorrect:\n").expect("two examples");
        let wrong = unindented(wrong.split_once("\nWrong:\n").expect("two examples").1);
        let (status, text) = run(&["-", "-o", "x.o", "--error-format=json"], &wrong);
        let first = json_lines(&text).into_iter().find(|it| it["severity"] == "error").expect(code);
        assert_eq!((status, first["code"].as_str()), (Some(1), Some(code)), "{text}");
        assert_eq!(run(&["-", "-o", "x.o"], &unindented(correct)), (Some(0), String::new()), "{code}");
    }
}

/// Returns the text of an indented block.
fn unindented(block: &str) -> String {
    block.lines().map(|line| format!("{}\n", line.strip_prefix("    ").unwrap_or(line))).collect()
}

#[test]
fn errors_have_codes() {
    let (_, text) = run(&["-"], WRONG);
    let closing = "For more information about this error, try `mlirc --explain M0001`.";
    assert_eq!(text.lines().last(), Some(closing));
    let two = "func.func @f() -> i32 { return %y : i32 }\nfunc.func @g() { cf.br ^a }\n";
    let (_, text) = run(&["-"], two);
    let closing = "For more information about the errors M0001, M0007, try `mlirc --explain M0001`.";
    assert_eq!(text.lines().last(), Some(closing));
    let results = sarif_results(&run(&["-", "--error-format=sarif"], two).1);
    assert_eq!(results[0]["ruleId"], "M0001");
    let output = mlirc(folder().path(), &["--explain", "M0001"], "");
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stdout.starts_with(b"M0001: Use of an undefined value\n"));
    assert_eq!(run(&["--explain=M9999"], "").0, Some(2));
}

#[test]
fn earlier_definitions_and_uses_have_notes() {
    let notes = |input: &str| -> Vec<(u64, String)> {
        let lines = json_lines(&run(&["-", "--error-format=json"], input).1);
        let note = |note: &Value| {
            (
                note["line"].as_u64().unwrap_or_default(),
                note["message"].as_str().unwrap_or_default().to_string(),
            )
        };
        lines.iter().flat_map(|error| error["notes"].as_array().expect("notes")).map(note).collect()
    };
    let previous = |line: u64| vec![(line, "previously defined here".to_string())];
    assert_eq!(notes("!t = i32\n!t = i64\n"), previous(1));
    assert_eq!(notes("\n#a = 1\n#a = 2\n"), previous(2));
    let body = |body: &str| notes(&format!("func.func @f(%a: i32) {{\n{body}\nreturn\n}}\n"));
    assert_eq!(body("%b = arith.addi %a, %a : i32\n%b = arith.addi %a, %a : i32"), previous(2));
    assert_eq!(body("cf.br ^b\n^b:\ncf.br ^b\n^b:"), previous(3));
    assert_eq!(body("%b = arith.addi %a, %a : i64"), [(1, "prior use here".to_string())]);
    let forward = "cf.br ^b\n^c:\n%x = arith.addi %y, %y : i32\n%z = arith.addi %y, %y : i64\ncf.br ^d\n\
                   ^b:\n%y = arith.constant 1 : i32\ncf.br ^c\n^d:";
    assert_eq!(body(forward), [(4, "prior use here".to_string())]);
    let late = "cf.br ^b\n^c:\n%x = arith.addi %y, %y : i64\ncf.br ^d\n^b:\n%y = arith.constant 1 : i32\ncf.br ^c\n^d:";
    assert_eq!(body(late), [(7, "the definition is here".to_string())]);
}
