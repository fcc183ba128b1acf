//! Files for shells and readers of manual pages, generated from the definitions of the options.

use std::io::Write;

use clap::{Command, CommandFactory, ValueEnum};
use clap_complete::Shell;

use super::Arguments;

/// Returns the manual page.
///
/// # Errors
/// If it cannot be rendered.
pub(super) fn man_page() -> Result<String, String> {
    let mut page = Vec::new();
    write_page(&mut page).map_err(|error| error.to_string())?;
    text(page)
}

fn write_page(page: &mut Vec<u8>) -> std::io::Result<()> {
    let notes = super::help::notes();
    let man = clap_mangen::Man::new(Arguments::command().after_help("")).date("");
    man.render_title(page)?;
    man.render_name_section(page)?;
    man.render_synopsis_section(page)?;
    man.render_description_section(page)?;
    man.render_options_section(page)?;
    // Without filling: the notes have columns and commands.
    writeln!(page, ".SH NOTES\n.nf\n{}\n.fi", escaped(&notes))
}

/// Returns text as roff prints it: backslashes, hyphens and lines that begin like requests have a special meaning.
fn escaped(text: &str) -> String {
    let line = |line: &str| match line.starts_with(['.', '\'']) {
        true => format!("\\&{line}"),
        false => line.to_owned(),
    };
    let text = text.replace('\\', "\\e").replace('-', "\\-");
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// Returns the completions of a shell, given by its name.
///
/// # Errors
/// If there are none for this shell.
pub(super) fn completions(shell: &str) -> Result<String, String> {
    let shell = Shell::from_str(shell, false)?;
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command(), "mlirc", &mut script);
    text(script)
}

fn command() -> Command {
    let commands = super::run::commands().into_iter().zip(super::run::COMMANDS);
    Arguments::command().subcommands(commands.map(|(command, name)| command.name(name)))
}

fn text(bytes: Vec<u8>) -> Result<String, String> {
    String::from_utf8(bytes).map_err(|error| error.to_string())
}
