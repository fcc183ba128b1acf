//! `docs/options.md`, written from the definitions of the options. `BLESS=1 cargo test --bin mlirc` rewrites it.

use clap::{Arg, CommandFactory};

use super::topics::{meaning, spelling};
use super::{Arguments, diagnostics, flags, run};

const INTRODUCTION: &str = "\
# Options

Written from the options of `mlirc` by `BLESS=1 cargo test --bin mlirc`; do not edit. Long options may be written with
one dash or two. `mlirc --help` shows the usual ones, `--help=all` all. The exit status is 0 if all output was written,
1 after an error in the input, 2 after an error in the arguments, and 70 after an error in the compiler. Errors in the
arguments are text in every `--error-format`.

`mlirc run` calls a function and `mlirc bench` measures it, see [running.md](running.md). `mlirc help` lists topics, and
`mlirc help TOPIC` explains one, or an option. `mlirc runtime [--target=TRIPLE] -o libmlirc_rt.a` writes the runtime
library.

Options of C compilers have their meaning here, or are refused with the option to use instead. `-l`, `-L`, `-Wl,` and
`-Xlinker` are for the linker of `-shared`, which is `--emit=shared`; `-pipe` and `-pthread` have no effect.
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
        text += &table(heading, args.map(|arg| (quoted(&spelling(arg)), meaning(arg))));
    }
    for command in run::commands() {
        let own = command.get_arguments().filter(|arg| !arg.is_hide_set() && arg.get_id() != "help");
        text += &table(
            &format!("`{}`", command.get_name()),
            own.map(|arg| (quoted(&spelling(arg)), meaning(arg))),
        );
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
