//! `docs/options.md`, written from the definitions of the options. `BLESS=1 cargo test --bin mlirc` rewrites it.

use clap::{Arg, CommandFactory};

use super::{Arguments, diagnostics, flags, run};

const INTRODUCTION: &str = "\
# Options

Written from the options of `mlirc` by `BLESS=1 cargo test --bin mlirc`; do not edit. Long options may be written with
one dash or two. `mlirc --help` shows the usual ones, `--help=all` all. The exit status is 0 if all output was written,
1 after an error in the input, 2 after an error in the arguments, and 70 after an error in the compiler. Errors in the
arguments are text in every `--error-format`.

`mlirc run` calls a function and `mlirc bench` measures it, see [running.md](running.md). `mlirc runtime
[--target=TRIPLE] -o libmlirc_rt.a` writes the runtime library.
";

fn document() -> String {
    let command = Arguments::command();
    let mut headings: Vec<&str> = command.get_arguments().filter_map(Arg::get_help_heading).collect();
    headings.dedup();
    headings.sort_by_key(|&heading| {
        command.get_arguments().position(|arg| arg.get_help_heading() == Some(heading))
    });
    headings.dedup();
    let mut text = INTRODUCTION.to_string();
    for heading in headings {
        let args = command.get_arguments().filter(|arg| arg.get_help_heading() == Some(heading));
        text += &table(heading, args.map(|arg| (spelling(arg), meaning(arg))));
    }
    for command in run::commands() {
        let own = command.get_arguments().filter(|arg| !arg.is_hide_set() && arg.get_id() != "help");
        text += &table(&format!("`{}`", command.get_name()), own.map(|arg| (spelling(arg), meaning(arg))));
    }
    let warnings = diagnostics::warning_help();
    text += &table("Warnings", warnings.into_iter().map(|(flag, about)| (quoted(&flag), about)));
    text += &table("Flags", flags::flag_help().into_iter().map(|(flag, about)| (quoted(&flag), about)));
    text + &table(
        "Passes of the optimiser",
        flags::pass_help().into_iter().map(|(flag, about)| (quoted(&flag), about)),
    )
}

fn table(heading: &str, rows: impl Iterator<Item = (String, String)>) -> String {
    let rows: String =
        rows.map(|(option, about)| format!("| {option} | {} |\n", about.replace('|', "\\|"))).collect();
    format!("\n## {heading}\n\n| option | effect |\n|---|---|\n{rows}")
}

/// Comma-separated options, each as code.
fn quoted(options: &str) -> String {
    options.split(", ").map(|option| format!("`{option}`")).collect::<Vec<_>>().join(", ")
}

/// Returns the spellings of an option.
fn spelling(arg: &Arg) -> String {
    let value = arg.get_value_names().unwrap_or_default().join(" ");
    if arg.is_positional() {
        return quoted(&format!("{value} …"));
    }
    let takes_value = arg.get_action().takes_values();
    let is_optional = arg.get_num_args().is_some_and(|range| range.min_values() == 0);
    let long = |name: &str| match (takes_value, is_optional) {
        (true, true) => format!("--{name}[={value}]"),
        (true, false) => format!("--{name}={value}"),
        (false, _) => format!("--{name}"),
    };
    let short =
        arg.get_short().map(|name| if takes_value { format!("-{name} {value}") } else { format!("-{name}") });
    let aliases = arg.get_all_aliases().unwrap_or_default();
    let names = short.into_iter().chain(arg.get_long().into_iter().chain(aliases).map(long));
    names.map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

/// The help text, with the values that an option may have.
fn meaning(arg: &Arg) -> String {
    let mut text = arg.get_help().map(ToString::to_string).unwrap_or_default();
    let values = arg.get_possible_values();
    let is_listed =
        arg.get_action().takes_values() && !values.is_empty() && !arg.is_hide_possible_values_set();
    if is_listed {
        let values: Vec<String> = values.iter().map(|value| format!("`{}`", value.get_name())).collect();
        text += &format!(": {}", values.join(", "));
    }
    if let [default] = arg.get_default_values() {
        text += &format!(" (default: `{}`)", default.to_string_lossy());
    }
    text
}

#[test]
fn the_document_has_the_options() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/options.md");
    let text = document();
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, &text).expect("docs is writable");
    }
    let written = std::fs::read_to_string(path).unwrap_or_default();
    assert!(written == text, "docs/options.md differs from the options: run BLESS=1 cargo test --bin mlirc");
}
