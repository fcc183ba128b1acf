//! The texts of `mlirc help TOPIC`: a paragraph, and the options of the topic from their definitions.

use std::ffi::OsString;

use clap::{Arg, CommandFactory};
use mlirc::diag::did_you_mean;

use super::{Arguments, destinations, diagnostics, flags, run};

/// The width of lines in columns.
const WIDTH: usize = 80;

/// A topic.
struct Topic {
    name: &'static str,
    about: &'static str,
    text: &'static str,
    /// The option with these headings, or the ids of single options.
    options: &'static [&'static str],
    document: &'static str,
}

const TOPICS: [Topic; 10] = [
    Topic {
        name: "outputs",
        about: "kinds of outputs, and their paths",
        text: "Each source becomes an object, or the kinds of outputs of --emit. The first one is written to \
               the path of -o, the others beside it with their own extensions; -o FOLDER/ puts all outputs \
               into a folder. Without -o, outputs are in the current folder. Either all or none are written.",
        options: &["Input and output"],
        document: "options.md",
    },
    Topic {
        name: "header",
        about: "the C header, and modules for other languages",
        text: "The header declares the functions that C can call: those with the attribute \
               llvm.emit_c_interface, and public functions of types that C has. It has checks of its own, and \
               needs no file of MLIR.",
        options: &["Header"],
        document: "c_interface.md",
    },
    Topic {
        name: "targets",
        about: "machines, processors and their features",
        text: "Code is for this machine's architecture at its baseline, unless the module or an option names \
               another target. `mlirc --print=targets` lists the targets, and --print=cpus and \
               --print=features the processors and features of the one that --target chooses.",
        options: &["Target"],
        document: "targets.md",
    },
    Topic {
        name: "conventions",
        about: "memrefs and tensors as arguments and results",
        text: "A memref is passed as the fields of its descriptor, as MLIR's own conversion does. Wrappers \
               named _mlir_ciface_… take pointers to descriptors instead, for callers in C.",
        options: &["Calling conventions"],
        document: "c_interface.md",
    },
    Topic {
        name: "optimization",
        about: "levels, passes and floating-point options",
        text: "-O2 is the default. -O0 keeps everything as it was written, -O1 compiles fast and leaves out \
               what makes code larger, -O3 is the same as -O2. -Os and -Oz are for small code. Each pass can \
               be disabled by -fno-PASS. --remarks prints what passes did, and why they did not. \
               -ffast-math allows rewrites that change the results of floats.",
        options: &["opt_level", "flags", "remarks", "opt_limit"],
        document: "optimization.md",
    },
    Topic {
        name: "remarks",
        about: "reports of the optimizer",
        text: "--remarks prints the rewrites of all passes and the reasons for those that were not done, and \
               --remarks=vectorize,inline those of two passes. `mlirc help passes` lists the passes.",
        options: &["remarks"],
        document: "optimization.md",
    },
    Topic {
        name: "diagnostics",
        about: "errors and warnings, and their formats",
        text: "Messages are on standard error, with the line of the source. The exit status is 0 if all \
               output was written, 1 after an error in the input, 2 after an error in the arguments, and 70 \
               after an error in the compiler.",
        options: &["Diagnostics"],
        document: "diagnostics.md",
    },
    Topic {
        name: "debugging",
        about: "debug information, stages and checks",
        text: "-g adds debug information. -fbounds-check checks accesses at run time. -save-temps writes the \
               module after each stage, --emit=llvm-dialect and others a single one, and -S the assembly. \
               -fno-PASS and --opt-limit find the rewrite that changes a program.",
        options: &["debug", "flags", "opt_limit", "save_temps", "assembly", "verify_each", "verbose"],
        document: "debugging.md",
    },
    Topic {
        name: "runtime",
        about: "the functions of MLIR's runner libraries",
        text: "Modules may call functions of MLIR's runner libraries, such as printMemrefF32. `mlirc runtime \
               -o libmlirc_rt.a` writes a library with them, and --runtime puts them into an archive or \
               shared library.",
        options: &["runtime", "link_arg", "alloc"],
        document: "c_interface.md",
    },
    Topic {
        name: "make",
        about: "rules for Make, threads and dry runs",
        text: "-MD, or -MMD, writes a rule for Make and Ninja beside the output. The outputs do not depend on \
               the number of threads.",
        options: &["depfile", "depfile_path", "depfile_target", "quoted_target", "phony", "jobs", "dry_run"],
        document: "options.md",
    },
];

/// Topics that are commands.
const COMMANDS: [(&str, &str); 2] = [
    (run::COMMANDS[0], "compiles a module and calls a function"),
    (run::COMMANDS[1], "measures the time of a call"),
];

/// Topics that are tables of words behind an option.
const TABLES: [(&str, &str); 4] = [
    ("kinds", "words behind --emit="),
    ("flags", "words behind -f"),
    ("passes", "passes of the optimizer: words behind -fno-"),
    ("warnings", "words behind -W"),
];

/// Returns the text about the topic, or about the option of this name.
///
/// # Errors
/// When there is no such topic.
pub(super) fn text(words: &[OsString]) -> Result<String, String> {
    let words: Vec<String> = words.iter().map(|word| word.to_string_lossy().into_owned()).collect();
    let Some(word) = words.first() else { return Ok(list()) };
    if let Some(topic) = TOPICS.iter().find(|topic| topic.name == word) {
        return Ok(page(topic));
    }
    if let Some(index) = run::COMMANDS.iter().position(|command| command == word) {
        return Ok(command_page(&run::commands()[index]));
    }
    let command = Arguments::command();
    let name = word.trim_start_matches('-');
    let option = command.get_arguments().find(|arg| {
        let short = arg.get_short().is_some_and(|short| name.chars().eq([short]));
        short || arg.get_long() == Some(name) || arg.get_all_aliases().unwrap_or_default().contains(&name)
    });
    match (table(word), option) {
        (Some(text), _) => Ok(text),
        (None, Some(option)) => Ok(row(&spelling(option), &meaning(option))),
        (None, None) => Err(unknown(word)),
    }
}

fn unknown(word: &str) -> String {
    let topics =
        TOPICS.iter().map(|topic| topic.name).chain(COMMANDS.iter().chain(&TABLES).map(|topic| topic.0));
    let names: Vec<&str> = topics.collect();
    match did_you_mean(word, names.iter().copied()) {
        Some(name) => format!("no topic '{word}'; did you mean 'mlirc help {name}'?"),
        None => format!("no topic '{word}'; one of {}", names.join(", ")),
    }
}

fn list() -> String {
    let topics = TOPICS.iter().map(|topic| (topic.name, topic.about)).chain(COMMANDS).chain(TABLES);
    let rows: String = topics.map(|(name, about)| format!("  {name:<14} {about}\n")).collect();
    format!("Topics of `mlirc help TOPIC`; TOPIC may also be an option, such as --emit:\n\n{rows}")
}

fn page(topic: &Topic) -> String {
    let command = Arguments::command();
    let is_of_topic = |arg: &&Arg| {
        let heading = arg.get_help_heading().unwrap_or_default();
        topic.options.iter().any(|&option| option == heading || arg.get_id() == option)
    };
    let rows = command.get_arguments().filter(is_of_topic).map(|arg| row(&spelling(arg), &meaning(arg)));
    let document = format!("The document docs/{} has more.", topic.document);
    format!("{}\n{}\n{document}\n", wrapped(topic.text, ""), rows.collect::<String>())
}

fn command_page(command: &clap::Command) -> String {
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    let own = command.get_arguments().filter(|arg| !arg.is_hide_set() && arg.get_id() != "help");
    let rows: String = own.map(|arg| row(&spelling(arg), &meaning(arg))).collect();
    format!("{}\n{rows}\nThe document docs/running.md has more.\n", wrapped(&about, ""))
}

/// Returns the text of a topic that is a table.
fn table(word: &str) -> Option<String> {
    let rows: Vec<(String, String)> = match word {
        "kinds" => destinations::kind_help(),
        "flags" => flags::flag_help(),
        "passes" => flags::pass_help(),
        "warnings" => diagnostics::warning_help(),
        _ => return None,
    };
    Some(rows.iter().map(|(option, about)| row(option, about)).collect())
}

/// Returns an option and its effect below it.
fn row(option: &str, about: &str) -> String {
    format!("  {option}\n{}", wrapped(about, "      "))
}

/// Returns text in lines that fit a terminal.
fn wrapped(text: &str, indent: &str) -> String {
    let (mut lines, mut width) = (String::from(indent), indent.len());
    for word in text.split_whitespace() {
        let length = word.chars().count();
        if width > indent.len() && width + 1 + length > WIDTH {
            lines += &format!("\n{indent}");
            width = indent.len();
        } else if width > indent.len() {
            lines.push(' ');
            width += 1;
        }
        lines += word;
        width += length;
    }
    lines + "\n"
}

/// Returns the spellings of an option, separated by commas.
pub(super) fn spelling(arg: &Arg) -> String {
    let value = arg.get_value_names().unwrap_or_default().join(" ");
    if arg.is_positional() {
        return format!("{value} …");
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
    names.collect::<Vec<_>>().join(", ")
}

/// Returns the effect of an option, with the values that it may have.
pub(super) fn meaning(arg: &Arg) -> String {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn help(word: &str) -> Result<String, String> {
        text(&[word.into()])
    }

    #[test]
    fn topics_fit_a_terminal() {
        let names =
            TOPICS.iter().map(|topic| topic.name).chain(COMMANDS.iter().chain(&TABLES).map(|topic| topic.0));
        let list = text(&[]).expect("a list");
        for name in names {
            let text = help(name).expect("a topic");
            assert!(list.contains(name) && text.lines().count() > 2, "{name}");
            let options = |line: &&str| line.starts_with("  -");
            let long = text.lines().filter(|line| !options(line)).find(|line| line.chars().count() > WIDTH);
            assert_eq!(long, None, "{name}");
        }
    }

    #[test]
    fn topics_name_options() {
        let command = Arguments::command();
        for option in TOPICS.iter().flat_map(|topic| topic.options) {
            let mut args = command.get_arguments();
            assert!(
                args.any(|arg| arg.get_id() == *option || arg.get_help_heading() == Some(option)),
                "{option}"
            );
        }
        for topic in &TOPICS {
            let path = format!("{}/docs/{}", env!("CARGO_MANIFEST_DIR"), topic.document);
            assert!(std::path::Path::new(&path).exists(), "{path}");
        }
    }

    #[test]
    fn options_are_topics() {
        assert!(help("--emit").expect("an option").starts_with("  --emit=KIND"));
        assert!(help("-O").expect("an option").contains("-O LEVEL") && help("mcpu").is_ok());
        assert!(help("optimisation").expect_err("unknown").contains("'mlirc help optimization'"));
        assert!(help("weather").expect_err("unknown").contains("targets, "));
    }
}
