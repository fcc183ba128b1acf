//! `mlirc bench`: the time of a call, or the times of two modules or sets of options, sampled in turn.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, ExitCode, Stdio};
use std::time::{Duration, Instant};

use mlirc::driver::Options;
use mlirc::instrument::COUNTER;
use mlirc::library::Library;
use serde_json::json;

use crate::cli;
use crate::compile::{compile_library, fail};
use crate::report::Reporter;

use super::binding::Invocation;
use super::function;
use super::program::{Failure, Folder};
use super::samples::Samples;
use super::source::{self, Purpose};

/// The time in seconds that a sample takes at least, if it has several calls: far above the resolution of the clock.
const SAMPLE: f64 = 1e-3;
/// The time in seconds before the first sample that counts, in which the processor and the caches warm up.
const WARM_UP: f64 = 0.1;
/// The limits of the number of samples that the time may determine.
const SAMPLES: (usize, usize) = (7, 10_000);

/// Compiles modules and measures the times of a call.
///
/// # Errors
/// The exit status after an error, which was reported.
pub(crate) fn bench(request: &cli::Bench) -> Result<(), ExitCode> {
    let reporter = Reporter::new(&request.subjects[0].1.reporting);
    let libraries = request.subjects.iter().map(|(_, compile)| compile_library(compile, &reporter));
    let libraries = libraries.collect::<Result<Vec<Library>, ExitCode>>()?;
    let counting = Options {
        count_float_operations: true,
        opt_level: 0,
        debug: None,
        ..request.subjects[0].1.options.clone()
    };
    let counting = cli::Compile { options: counting, ..request.subjects[0].1.clone() };
    let counting = compile_library(&counting, &reporter)?;
    let result = count(request, &counting).and_then(|operations| {
        let results = measure(request, &libraries)?;
        report(request, operations, &results)
    });
    result.map_err(|message| fail(&reporter, message))
}

/// The measurement of a subject.
struct Measured {
    samples: Samples,
    /// The number of calls in a sample.
    calls: u64,
}

/// A program that takes samples.
struct Sampler {
    child: Child,
    commands: ChildStdin,
    times: BufReader<ChildStdout>,
    /// The number of calls in a sample.
    calls: u64,
    // Kept until the program ends.
    _folder: Folder,
}

impl Sampler {
    fn start(request: &cli::Bench, link_args: &[String], library: &Library) -> Result<Sampler, String> {
        let export = function(library, &request.call.function)?;
        let invocation = Invocation::new(request.call.clone(), export, library.data_layout())?;
        let folder = Folder::new(library, link_args)?;
        folder.write_input(&source::input(&invocation))?;
        let source = source::source(&invocation, folder.files(), Purpose::Samples)?;
        let program = folder.program(&source, library, &[])?;
        let mut command = program.command();
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().map_err(|error| program.not_started(&error))?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (commands, times) = pipes.ok_or("the program has no pipes")?;
        let times = BufReader::new(times);
        Ok(Sampler { child, commands, times, calls: 1, _folder: folder })
    }

    /// Returns the time in seconds of a number of calls.
    fn time(&mut self, calls: u64) -> Result<f64, String> {
        let mut line = String::new();
        let sampled = writeln!(self.commands, "{calls}").and_then(|()| self.times.read_line(&mut line));
        match (sampled, line.trim().parse()) {
            (Ok(_), Ok(time)) => Ok(time),
            _ => Err(self.failed()),
        }
    }

    /// Returns the message for a program that ended.
    fn failed(&mut self) -> String {
        let status = self.child.wait().ok().and_then(Failure::of);
        status.map_or_else(
            || "the program ended before the end of the benchmark".into(),
            |failure| failure.to_string(),
        )
    }

    /// Runs calls until everything is warm, and determines the number of calls in a sample.
    fn warm_up(&mut self) -> Result<(), String> {
        let start = Instant::now();
        loop {
            let time = self.time(self.calls)?;
            if time < SAMPLE {
                let factor = if time > 0.0 { (1.2 * SAMPLE / time).ceil() } else { 10.0 };
                self.calls = self.calls.saturating_mul(factor.clamp(2.0, 10.0) as u64);
            } else if start.elapsed() >= Duration::from_secs_f64(WARM_UP) {
                return Ok(());
            }
        }
    }

    /// Returns the time of one call in seconds.
    fn sample(&mut self) -> Result<f64, String> {
        Ok(self.time(self.calls)? / self.calls as f64)
    }
}

/// Returns the number of floating-point operations of a call, counted in one of code without optimisations.
fn count(request: &cli::Bench, library: &Library) -> Result<u64, String> {
    let export = function(library, &request.call.function)?;
    let invocation = Invocation::new(request.call.clone(), export, library.data_layout())?;
    let folder = Folder::new(library, &request.subjects[0].1.link_args)?;
    folder.write_input(&source::input(&invocation))?;
    let source = source::source(&invocation, folder.files(), Purpose::Counter(COUNTER))?;
    let program = folder.program(&source, library, &[])?;
    let status = program.command().stdout(Stdio::null()).status();
    let status = status.map_err(|error| program.not_started(&error))?;
    if let Some(failure) = Failure::of(status) {
        return Err(failure.to_string());
    }
    let output = folder.read_output()?;
    output.try_into().map(u64::from_ne_bytes).map_err(|_| "the counter is incomplete".into())
}

/// Samples the times of all subjects in turn, so that a change of the machine's speed concerns all of them.
fn measure(request: &cli::Bench, libraries: &[Library]) -> Result<Vec<Measured>, String> {
    let subjects = request.subjects.iter().zip(libraries);
    let start = |((_, compile), library): (&(String, cli::Compile), &Library)| {
        Sampler::start(request, &compile.link_args, library)
    };
    let mut samplers = subjects.map(start).collect::<Result<Vec<Sampler>, String>>()?;
    samplers.iter_mut().try_for_each(Sampler::warm_up)?;
    let mut times: Vec<Vec<f64>> = vec![Vec::new(); samplers.len()];
    let start = Instant::now();
    while wants_more(request, times[0].len(), start.elapsed()) {
        for (sampler, times) in samplers.iter_mut().zip(&mut times) {
            times.push(sampler.sample()?);
        }
    }
    let measured = |(times, sampler): (Vec<f64>, Sampler)| Measured {
        samples: Samples::new(times),
        calls: sampler.calls,
    };
    Ok(times.into_iter().zip(samplers).map(measured).collect())
}

fn wants_more(request: &cli::Bench, count: usize, elapsed: Duration) -> bool {
    match request.samples {
        Some(samples) => count < samples.max(1),
        None => count < SAMPLES.0 || count < SAMPLES.1 && elapsed < Duration::from_secs_f64(request.seconds),
    }
}

/// Prints what was measured.
fn report(request: &cli::Bench, operations: u64, results: &[Measured]) -> Result<(), String> {
    let text = if request.is_json {
        as_json(request, operations, results)
    } else {
        as_text(request, operations, results)
    };
    std::io::stdout().write_all(text.as_bytes()).map_err(|error| format!("cannot write: {error}"))
}

fn as_text(request: &cli::Bench, operations: u64, results: &[Measured]) -> String {
    let width = request.subjects.iter().map(|subject| subject.0.chars().count()).max().unwrap_or(0);
    let mut text = String::new();
    for ((name, _), measured) in request.subjects.iter().zip(results) {
        let samples = &measured.samples;
        text += &format!(
            "{name:<width$}  {:>9} ±{:4.1} %  fastest {:>9}{}  {} samples of {}\n",
            duration(samples.median()),
            100.0 * samples.spread(),
            duration(samples.minimum()),
            rate(operations, samples.median()),
            samples.count(),
            if measured.calls == 1 { "1 call".to_owned() } else { format!("{} calls", measured.calls) }
        );
    }
    if let [first, second] = results {
        let ratio = second.samples.median() / first.samples.median();
        text += &format!("ratio of the medians, second to first: {ratio:.3}\n");
    }
    text
}

fn as_json(request: &cli::Bench, operations: u64, results: &[Measured]) -> String {
    let subjects = request.subjects.iter().zip(results).map(|((name, _), measured)| {
        let samples = &measured.samples;
        let (lower, upper) = samples.quartiles();
        json!({
            "name": name,
            "samples": samples.count(),
            "calls_per_sample": measured.calls,
            "median_seconds": samples.median(),
            "minimum_seconds": samples.minimum(),
            "lower_quartile_seconds": lower,
            "upper_quartile_seconds": upper,
        })
    });
    format!(
        "{:#}\n",
        json!({ "function": request.call.function, "float_operations": operations, "results": subjects.collect::<Vec<_>>() })
    )
}

/// Returns the operations in a second as text; empty if there are none.
fn rate(operations: u64, seconds: f64) -> String {
    match operations {
        0 => String::new(),
        _ => format!("  {:7.3} GFLOP/s", operations as f64 / seconds / 1e9),
    }
}

/// Returns a time with a unit and three digits or more.
fn duration(seconds: f64) -> String {
    let (value, unit) = match seconds {
        _ if seconds >= 1.0 => (seconds, "s"),
        _ if seconds >= 1e-3 => (seconds * 1e3, "ms"),
        _ if seconds >= 1e-6 => (seconds * 1e6, "µs"),
        _ => (seconds * 1e9, "ns"),
    };
    let digits = if value >= 100.0 {
        0
    } else if value >= 10.0 {
        1
    } else {
        2
    };
    format!("{value:.digits$} {unit}")
}
