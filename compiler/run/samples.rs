//! Statistics of the times of samples.

/// The times of one call in seconds, in order.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Samples {
    sorted: Vec<f64>,
}

impl Samples {
    /// Creates a set of samples, at least one.
    pub(super) fn new(mut times: Vec<f64>) -> Samples {
        times.sort_by(f64::total_cmp);
        Samples { sorted: times }
    }

    /// Returns the number of samples.
    pub(super) fn count(&self) -> usize {
        self.sorted.len()
    }

    /// Returns the time below which a part of the samples lies, by linear interpolation.
    fn quantile(&self, part: f64) -> f64 {
        let position = part * (self.sorted.len() - 1) as f64;
        let (below, above) = (position.floor() as usize, position.ceil() as usize);
        self.sorted[below] + (self.sorted[above] - self.sorted[below]) * position.fract()
    }

    /// Returns the median.
    pub(super) fn median(&self) -> f64 {
        self.quantile(0.5)
    }

    /// Returns the shortest time.
    pub(super) fn minimum(&self) -> f64 {
        self.sorted[0]
    }

    /// Returns the quartiles, between which half of the samples lie.
    pub(super) fn quartiles(&self) -> (f64, f64) {
        (self.quantile(0.25), self.quantile(0.75))
    }

    /// Returns half of the distance between the quartiles as a part of the median.
    pub(super) fn spread(&self) -> f64 {
        let (lower, upper) = self.quartiles();
        (upper - lower) / 2.0 / self.median()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_interpolate() {
        let samples = Samples::new(vec![4.0, 1.0, 2.0, 3.0]);
        assert_eq!((samples.count(), samples.minimum(), samples.median()), (4, 1.0, 2.5));
        assert_eq!(samples.quartiles(), (1.75, 3.25));
        assert!((samples.spread() - 0.3).abs() < 1e-12);
        assert_eq!(Samples::new(vec![2.0]).median(), 2.0);
    }
}
