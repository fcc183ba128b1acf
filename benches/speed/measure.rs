//! Runs the program of a kernel.

use std::path::Path;
use std::process::Command;

use crate::command::run;

/// The amount of measurements.
#[derive(Clone, Copy)]
pub(crate) struct Effort {
    /// The duration of a measurement in milliseconds.
    pub(crate) milliseconds: f64,
    /// The number of measurements of each route, in alternation.
    pub(crate) rounds: usize,
}

/// The times of a call by some routes in nanoseconds: a row for each round.
pub(crate) struct Times {
    routes: Vec<usize>,
    rounds: Vec<Vec<f64>>,
}

impl Times {
    fn of(&self, route: usize) -> Option<impl Iterator<Item = f64> + '_> {
        let column = self.routes.iter().position(|&other| other == route)?;
        Some(self.rounds.iter().map(move |round| round[column]))
    }

    /// Returns the shortest of a route's times. Other load on the machine only adds to them, and some of many short
    /// measurements are undisturbed. Medians vary by a factor of two on a busy machine, minima by a few percent.
    pub(crate) fn nanoseconds(&self, route: usize) -> Option<f64> {
        self.of(route)?.reduce(f64::min)
    }

    /// Returns the ratio of a route's time to that of `other`.
    pub(crate) fn ratio(&self, route: usize, other: usize) -> Option<f64> {
        Some(self.nanoseconds(route)? / self.nanoseconds(other)?)
    }
}

/// Checks that a route leaves the same memory contents as the twin. The error is the difference.
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
