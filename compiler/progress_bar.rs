//! A line on a terminal with the progress of a compilation that takes long.

use std::io::{IsTerminal, Write};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::JoinHandle;
use std::time::Duration;

use mlirc::progress::{self, Progress};

/// The time after which the line appears.
const DELAY: Duration = Duration::from_secs(2);

/// The time between two versions of the line.
const INTERVAL: Duration = Duration::from_millis(100);

/// The number of columns of the bar.
const WIDTH: usize = 30;

/// The line; dropping it removes it from the terminal.
pub(crate) struct ProgressBar {
    /// Closing it ends the thread.
    running: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl ProgressBar {
    /// Begins to observe a compilation, if standard error is a terminal that can overwrite a line.
    pub(crate) fn start() -> ProgressBar {
        let is_dumb = std::env::var_os("TERM").is_none_or(|value| value == "dumb");
        if is_dumb || !std::io::stderr().is_terminal() {
            return ProgressBar { running: None, thread: None };
        }
        let (running, ended) = mpsc::channel::<()>();
        let thread = std::thread::Builder::new().spawn(move || {
            let mut timeout = DELAY;
            let mut is_drawn = false;
            while ended.recv_timeout(timeout) == Err(RecvTimeoutError::Timeout) {
                is_drawn = true;
                timeout = INTERVAL;
                draw(&line(progress::current()));
            }
            if is_drawn {
                draw("");
            }
        });
        // Without a thread there is no line, and nothing else is missing.
        ProgressBar { running: Some(running), thread: thread.ok() }
    }
}

impl Drop for ProgressBar {
    fn drop(&mut self) {
        self.running.take();
        if let Some(thread) = self.thread.take() {
            // It ends without a panic, or else there is no line.
            let _ = thread.join();
        }
    }
}

/// Replaces the line of the terminal.
fn draw(line: &str) {
    // A terminal that is gone is no error of the compilation.
    let _ = std::io::stderr().write_all(format!("\r\x1b[K{line}").as_bytes());
}

fn line(progress: Progress) -> String {
    let Progress { stage, done, total } = progress;
    if total == 0 {
        return stage.to_string();
    }
    let done = done.min(total);
    let bar = "=".repeat(WIDTH * done / total);
    format!("{stage} [{bar:WIDTH$}] {done}/{total} functions")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_show_functions_that_are_done() {
        assert_eq!(line(Progress { stage: "opt", done: 0, total: 0 }), "opt");
        let half = line(Progress { stage: "codegen", done: 5, total: 10 });
        assert_eq!(half, format!("codegen [{:30}] 5/10 functions", "=".repeat(15)));
    }
}
