//! Runs the program of a kernel.

use std::path::Path;
use std::process::Command;

use crate::command::run;

/// How long to measure.
#[derive(Clone, Copy)]
pub(crate) struct Effort {
    /// Milliseconds of a measurement.
    pub(crate) milliseconds: f64,
    /// Measurements of each route, in turn.
    pub(crate) rounds: usize,
}

/// Nanoseconds of a call by some routes: a row for each round.
pub(crate) struct Times {
    routes: Vec<usize>,
    rounds: Vec<Vec<f64>>,
}

impl Times {
    fn of(&self, route: usize) -> Option<impl Iterator<Item = f64> + '_> {
        let column = self.routes.iter().position(|&other| other == route)?;
        Some(self.rounds.iter().map(move |round| round[column]))
    }

    /// The shortest of a route's times: what else runs on the machine only ever adds to them, and of many short
    /// measurements some are not disturbed. Middles vary by a factor of two on a busy machine, these by a few percent.
    pub(crate) fn nanoseconds(&self, route: usize) -> Option<f64> {
        self.of(route)?.reduce(f64::min)
    }

    /// How many times as long as `other` a route takes.
    pub(crate) fn ratio(&self, route: usize, other: usize) -> Option<f64> {
        Some(self.nanoseconds(route)? / self.nanoseconds(other)?)
    }
}

/// Whether a route leaves in memory what the twin does; else what differs.
pub(crate) fn check(program: &Path, route: usize) -> Result<(), String> {
    run(Command::new(program).arg("check").arg(route.to_string())).map(drop)
}

/// Measures some routes.
pub(crate) fn measure(program: &Path, routes: Vec<usize>, effort: Effort) -> Result<Times, String> {
    let mut command = Command::new(program);
    command.arg("measure").arg(effort.milliseconds.to_string()).arg(effort.rounds.to_string());
    let output = run(command.args(routes.iter().map(ToString::to_string)))?;
    let parse = |line: &str| line.split_whitespace().map(str::parse).collect::<Result<Vec<f64>, _>>();
    let rounds =
        output.lines().map(parse).collect::<Result<Vec<_>, _>>().map_err(|error| error.to_string())?;
    Ok(Times { routes, rounds })
}
