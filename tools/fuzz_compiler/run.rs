//! Runs of the compiler, and what became of them.

use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Attempts at making a mutant smaller.
const ATTEMPTS: usize = 300;

/// A mutant and how it is compiled.
#[derive(Clone)]
pub(crate) struct Job {
    pub(crate) text: String,
    pub(crate) options: Vec<&'static str>,
}

/// The end of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    Compiled,
    Refused,
    /// With what the compiler said.
    Internal(String),
    Signal(i32),
    /// With another exit status than the compiler has.
    Status(i32),
    TimeOut,
}

impl Ending {
    pub(crate) fn is_bug(&self) -> bool {
        !matches!(self, Ending::Compiled | Ending::Refused)
    }

    /// Returns its name in the summary.
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Ending::Compiled => "compiled",
            Ending::Refused => "refused",
            Ending::Internal(_) => "internal errors",
            Ending::Signal(_) => "signals",
            Ending::Status(_) => "unknown exit statuses",
            Ending::TimeOut => "time-outs",
        }
    }

    /// Returns its description.
    pub(crate) fn text(&self) -> String {
        match self {
            Ending::Internal(message) => message.clone(),
            Ending::Signal(number) => format!("signal {number}"),
            Ending::Status(number) => format!("exit status {number}"),
            other => other.name().to_string(),
        }
    }
}

/// Compiles mutants in a folder.
pub(crate) struct Runner {
    mlirc: PathBuf,
    timeout: Duration,
    folder: tempfile::TempDir,
    next: AtomicUsize,
}

impl Runner {
    pub(crate) fn new(mlirc: &Path, timeout: Duration) -> Result<Runner, String> {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        Ok(Runner { mlirc: mlirc.to_path_buf(), timeout, folder, next: AtomicUsize::new(0) })
    }

    /// Compiles a mutant.
    pub(crate) fn run(&self, job: &Job) -> Result<Ending, String> {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let folder = self.folder.path().join(number.to_string());
        let text = |error: std::io::Error| error.to_string();
        std::fs::create_dir(&folder).map_err(text)?;
        std::fs::write(folder.join("mutant.mlir"), &job.text).map_err(text)?;
        let errors = std::fs::File::create(folder.join("errors")).map_err(text)?;
        let mut command = Command::new(&self.mlirc);
        command.args(["mutant.mlir", "-o", "mutant.o"]).args(&job.options).current_dir(&folder);
        let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(errors).spawn();
        let status = self.wait(child.map_err(|error| format!("{}: {error}", self.mlirc.display()))?)?;
        let said = std::fs::read(folder.join("errors")).map_err(text)?;
        std::fs::remove_dir_all(&folder).map_err(text)?;
        Ok(match status {
            None => Ending::TimeOut,
            Some(status) => ending(status, &String::from_utf8_lossy(&said)),
        })
    }

    /// The status of a process, unless it takes too long.
    fn wait(&self, mut child: std::process::Child) -> Result<Option<ExitStatus>, String> {
        let (start, mut pause) = (Instant::now(), Duration::from_micros(500));
        loop {
            if let Some(status) = child.try_wait().map_err(|error| error.to_string())? {
                return Ok(Some(status));
            }
            if start.elapsed() > self.timeout {
                let _ = child.kill();
                let _ = child.wait();
                return Ok(None);
            }
            std::thread::sleep(pause);
            pause = (pause * 2).min(Duration::from_millis(20));
        }
    }

    /// A smaller mutant that ends in the same way, with the command that shows it.
    pub(crate) fn reduce(&self, job: &Job, ending: &Ending) -> Result<String, String> {
        let (mut smallest, mut attempts) = (job.clone(), 0);
        let mut count = smallest.text.lines().count() / 2;
        while count > 0 && attempts < ATTEMPTS && *ending != Ending::TimeOut {
            let mut first = 0;
            while first < smallest.text.lines().count() && attempts < ATTEMPTS {
                let kept = |(at, _): &(usize, &str)| !(first..first + count).contains(at);
                let lines: Vec<&str> =
                    smallest.text.lines().enumerate().filter(kept).map(|(_, line)| line).collect();
                let smaller = Job { text: lines.join("\n"), options: smallest.options.clone() };
                attempts += 1;
                if self.run(&smaller)? == *ending { smallest = smaller } else { first += count }
            }
            count /= 2;
        }
        Ok(format!("// mlirc {}\n{}\n", smallest.options.join(" "), smallest.text))
    }
}

fn ending(status: ExitStatus, said: &str) -> Ending {
    let is_telling =
        |line: &&str| ["panicked", "internal error", "overflow"].iter().any(|word| line.contains(word));
    match status.code() {
        Some(0) => Ending::Compiled,
        Some(1) => Ending::Refused,
        Some(70) => Ending::Internal(said.lines().find(is_telling).unwrap_or("internal error").to_string()),
        Some(code) => Ending::Status(code),
        None => Ending::Signal(status.signal().unwrap_or_default()),
    }
}
