//! The command lines of `mlirc run` and `mlirc bench`.

use std::ffi::OsString;

use clap::{CommandFactory, FromArgMatches, Parser, ValueEnum};

use crate::run::Call;

use super::request::{Action, Bench, Compile, Library, Run, RuntimeUse};
use super::{Abi, Arguments, Request, Wrappers, canonical, request, response_file};

/// The names of the commands.
pub(super) const COMMANDS: [&str; 2] = ["run", "bench"];

/// Time in seconds that a benchmark measures.
const SECONDS: f64 = 1.0;

/// Compiles a module and calls one of its functions.
#[derive(Parser, Debug)]
#[command(name = "mlirc run", max_term_width = 100)]
struct RunArguments {
    /// Call a function with files and numbers: 'f(a.npy, out.npy=zeros:4x4, 1.5) -> r.npy'
    #[arg(long, value_name = "CALL", conflicts_with_all = ["entry", "entry_point_result"])]
    call: Option<String>,
    /// Function to call, without arguments or with those of a program
    #[arg(short, long, value_name = "NAME", default_value = "main")]
    entry: String,
    /// Type of its result, which is printed [default: its own type; an i32 of main is the exit status]
    #[arg(long, value_name = "TYPE", value_enum)]
    entry_point_result: Option<EntryResult>,
    /// Shared libraries that define functions which the module calls
    #[arg(long, value_name = "LIB,…", value_delimiter = ',')]
    shared_libs: Vec<String>,
    /// Command that starts the program, for other targets: 'qemu-aarch64 -L /usr/aarch64-linux-gnu'
    #[arg(long, value_name = "COMMAND")]
    emulator: Option<String>,
    #[command(flatten)]
    compile: Arguments,
    /// Arguments of the program
    #[arg(last = true, value_name = "ARGS")]
    arguments: Vec<OsString>,
}

/// Compiles a module and measures the time of a call, or the times of two modules or sets of options in turn.
#[derive(Parser, Debug)]
#[command(name = "mlirc bench", max_term_width = 100)]
struct BenchArguments {
    /// The call: 'f(random:64x64, zeros:64x64)'
    #[arg(long, value_name = "CALL", required = true)]
    call: String,
    /// Options of a second compilation, in addition to the others: the last one of contradicting ones holds
    #[arg(long, value_name = "OPTIONS", allow_hyphen_values = true)]
    against: Option<String>,
    /// Number of samples [default: as many as fit into the time]
    #[arg(long, value_name = "N")]
    samples: Option<usize>,
    /// Time to measure in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = SECONDS)]
    time: f64,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
    /// Shared libraries that define functions which the module calls
    #[arg(long, value_name = "LIB,…", value_delimiter = ',')]
    shared_libs: Vec<String>,
    #[command(flatten)]
    compile: Arguments,
}

/// The type of the result of an entry point.
#[derive(Clone, Copy, ValueEnum, Debug, PartialEq, Eq)]
pub(crate) enum EntryResult {
    // Nothing is printed.
    Void,
    I32,
    I64,
    F32,
    F64,
}

/// Reads a command line that starts with one of [`COMMANDS`].
///
/// # Errors
/// A usage error, ready to be printed; also the text of `--help`.
pub(super) fn parse(args: Vec<OsString>) -> Result<Request, clap::Error> {
    let is_run = args.first().is_some_and(|arg| arg == COMMANDS[0]);
    if is_run { parse_run(args) } else { parse_bench(args) }
}

/// Returns the definitions of the commands, with their own options only.
pub(super) fn commands() -> [clap::Command; 2] {
    [run_command(), bench_command()]
}

fn run_command() -> clap::Command {
    described("mlirc run", "IN.mlir … [-- ARGS…]", RunArguments::command())
}

fn bench_command() -> clap::Command {
    described("mlirc bench", "--call CALL IN.mlir [OTHER.mlir]", BenchArguments::command())
}

fn parse_run(args: Vec<OsString>) -> Result<Request, clap::Error> {
    let mut command = run_command();
    let arguments = RunArguments::from_arg_matches(&command.try_get_matches_from_mut(args)?)?;
    let invalid = |message: String| command.error(clap::error::ErrorKind::InvalidValue, message);
    run_request(arguments).map_err(invalid)
}

fn run_request(arguments: RunArguments) -> Result<Request, String> {
    let action = match &arguments.call {
        Some(_) if !arguments.arguments.is_empty() => {
            return Err("the arguments of --call are between its parentheses, not behind --".into());
        }
        Some(call) => Action::Call(Call::parse(call)?),
        None => Action::Entry {
            name: arguments.entry,
            result: arguments.entry_point_result,
            arguments: arguments.arguments,
        },
    };
    let emulator = arguments.emulator.unwrap_or_default().split_whitespace().map(str::to_owned).collect();
    match executable(arguments.compile, arguments.shared_libs)? {
        Ok(compile) => Ok(Request::Run(Box::new(Run { compile, action, emulator }))),
        Err(other) => Ok(other),
    }
}

fn parse_bench(args: Vec<OsString>) -> Result<Request, clap::Error> {
    let mut command = bench_command();
    let first = BenchArguments::from_arg_matches(&command.try_get_matches_from_mut(args.clone())?)?;
    let second = match &first.against {
        None => None,
        Some(options) => {
            let invalid = |message: String| command.error(clap::error::ErrorKind::InvalidValue, message);
            let options = response_file::words(options).map_err(invalid)?;
            let all = args.into_iter().chain(options.into_iter().map(|word| canonical(word.into())));
            let command = BenchArguments::command().args_override_self(true);
            Some(BenchArguments::from_arg_matches(&command.try_get_matches_from(all)?)?)
        }
    };
    bench_request(first, second)
        .map_err(|message| command.error(clap::error::ErrorKind::InvalidValue, message))
}

fn bench_request(first: BenchArguments, second: Option<BenchArguments>) -> Result<Request, String> {
    let call = Call::parse(&first.call)?;
    if !first.time.is_finite() || first.time <= 0.0 {
        return Err("--time takes a number of seconds above zero".into());
    }
    let label = |name: &str, options: &Option<String>| match options {
        Some(options) => format!("{name} {options}"),
        None => name.to_owned(),
    };
    let mut inputs = first.compile.inputs.clone();
    inputs.dedup();
    let name = |index: usize| inputs.get(index).map(|input| input.display().to_string()).unwrap_or_default();
    let (against, samples, time, is_json) = (first.against, first.samples, first.time, first.json);
    let mut plans = vec![(name(0), first.compile, first.shared_libs)];
    match (inputs.len(), second) {
        (1, None) => {}
        (1, Some(second)) => plans.push((label(&name(0), &against), second.compile, second.shared_libs)),
        (2, second) => {
            let other = match second {
                Some(second) => (second.compile, second.shared_libs),
                None => (plans[0].1.clone(), plans[0].2.clone()),
            };
            plans.push((label(&name(1), &against), other.0, other.1));
        }
        _ => return Err("a benchmark takes one module, or two that are compared".into()),
    }
    let last = inputs.len() - 1;
    let mut subjects = Vec::new();
    for (index, (label, mut arguments, libraries)) in plans.into_iter().enumerate() {
        arguments.inputs = vec![inputs[index.min(last)].clone()];
        match executable(arguments, libraries)? {
            Ok(compile) => subjects.push((label, compile)),
            Err(other) => return Ok(other),
        }
    }
    Ok(Request::Bench(Box::new(Bench { subjects, call, samples, seconds: time, is_json })))
}

/// Returns the compilation to a shared library in which all functions can be called, or another request such as that of
/// `--version`.
fn executable(mut arguments: Arguments, libraries: Vec<String>) -> Result<Result<Compile, Request>, String> {
    let writes = [
        ("-o", arguments.output.is_some()),
        ("--emit", !arguments.emit.is_empty()),
        ("--emit-header", arguments.emit_header.is_some()),
        ("--check-header", arguments.check_header.is_some()),
        ("--constants", arguments.constants.is_some()),
        ("-MD", arguments.depfile.depfile),
        ("-c", arguments.stages.compile_only),
        ("-S", arguments.stages.assembly),
        ("--c-wrappers=none", matches!(arguments.c_wrappers, Wrappers::None)),
        ("--save-temps", arguments.stages.save_temps.is_some()),
        ("--verify-diagnostics and --split-input-file", arguments.diagnostics.is_test()),
    ];
    if let Some((option, _)) = writes.iter().find(|option| option.1) {
        return Err(format!(
            "{option} does not go with calls: 'mlirc run' and 'mlirc bench' call public functions, and write no outputs"
        ));
    }
    arguments.emit = vec!["shared".into()];
    arguments.link_arg.extend(libraries);
    if arguments.runtime == RuntimeUse::None {
        arguments.runtime = RuntimeUse::Embed;
    }
    // Functions with bare pointers can be called without wrappers.
    if arguments.memref_abi != Abi::BarePtr && matches!(arguments.c_wrappers, Wrappers::Attribute) {
        arguments.c_wrappers = Wrappers::Public;
    }
    match request(arguments)? {
        Request::Compile(mut compile) => {
            // The library is linked in a folder of its own.
            compile.library =
                Some(Library { libraries: Vec::new(), bindings: Vec::new(), stem: "module".into() });
            Ok(Ok(*compile))
        }
        other => Ok(Err(other)),
    }
}

/// Hides the options of compilations in the help of a command.
fn described(name: &str, rest: &str, command: clap::Command) -> clap::Command {
    let compiler = Arguments::command();
    let is_shared = |id: &clap::Id| id != "inputs" && compiler.get_arguments().any(|arg| arg.get_id() == id);
    let notes = "All options of `mlirc` for compilations are accepted as well: see `mlirc --help`.";
    let hidden = |arg: clap::Arg| {
        if is_shared(arg.get_id()) { arg.hide(true) } else { arg.help_heading(None::<&str>) }
    };
    let usage = format!("{name} [OPTIONS] {rest}");
    command.override_usage(usage).mut_args(hidden).after_help(notes)
}
