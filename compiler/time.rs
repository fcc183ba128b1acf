//! Compile-time measurement: the times of the parts of a stage, measured only on request.

use std::time::{Duration, Instant};

/// Times of the parts of a stage.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Parts {
    is_wanted: bool,
    list: Vec<(&'static str, Duration)>,
}

impl Parts {
    /// Creates an empty list, which stays empty unless `is_wanted`.
    pub fn new(is_wanted: bool) -> Parts {
        Parts { is_wanted, list: Vec::new() }
    }

    /// Runs and times a part. Times of several runs are added up.
    pub fn timed<T>(&mut self, part: &'static str, run: impl FnOnce() -> T) -> T {
        if !self.is_wanted {
            return run();
        }
        let start = Instant::now();
        let result = run();
        self.add(part, start.elapsed());
        result
    }

    /// Adds times that were measured elsewhere, possibly on another thread.
    pub fn extend(&mut self, other: Parts) {
        other.list.into_iter().for_each(|(part, time)| self.add(part, time));
    }

    fn add(&mut self, part: &'static str, time: Duration) {
        match self.list.iter_mut().find(|known| known.0 == part) {
            Some(known) => known.1 += time,
            None => self.list.push((part, time)),
        }
    }

    /// Returns each part and its time, in the order of the first runs.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, Duration)> {
        self.list.iter().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_add_up_and_cost_nothing_unless_requested() {
        let mut parts = Parts::new(true);
        let sleep = || std::thread::sleep(Duration::from_millis(2));
        parts.timed("a", sleep);
        parts.timed("b", || ());
        let mut others = Parts::new(true);
        others.timed("a", sleep);
        parts.extend(others);
        let list: Vec<_> = parts.iter().collect();
        assert_eq!(list.iter().map(|part| part.0).collect::<Vec<_>>(), ["a", "b"]);
        assert!(list[0].1 >= Duration::from_millis(4));
        let mut none = Parts::new(false);
        assert_eq!(none.timed("a", || 1), 1);
        assert_eq!(none.iter().count(), 0);
    }
}
