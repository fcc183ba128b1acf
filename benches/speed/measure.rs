//! Runs the program of a kernel.

use std::path::Path;
use std::process::Command;

use crate::cost::run;
use crate::stats::median;

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

    /// The middle of a route's times.
    pub(crate) fn nanoseconds(&self, route: usize) -> Option<f64> {
        self.of(route).map(median)
    }

    /// How many times as long as `other` a route takes: the middle of what the rounds say, each of which has both of
    /// them close together.
    pub(crate) fn ratio(&self, route: usize, other: usize) -> Option<f64> {
        Some(median(self.of(route)?.zip(self.of(other)?).map(|(time, other)| time / other)))
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
