//! Padding around and between elements.

use crate::ir::{Op, Value};

use super::super::rewriter::{Problem, Rewriter};
use super::known;

/// Rewrites `stablehlo.pad`.
pub(super) fn pad(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let (value, element) = (rewriter.tensor(op, 0)?, rewriter.scalar(op, 1)?);
    let low = rewriter.list(op, "edge_padding_low");
    let high = rewriter.list(op, "edge_padding_high");
    let interior = rewriter.list(op, "interior_padding");
    rewriter.padded_between(value, (&low, &high, &interior), element)
}

impl Rewriter<'_> {
    /// Adds elements around a tensor, or removes some where the numbers are negative, after it puts `interior` elements
    /// between neighbours.
    pub(super) fn padded_between(
        &mut self,
        value: Value,
        (low, high, interior): (&[i64], &[i64], &[i64]),
        element: Value,
    ) -> Result<Value, Problem> {
        let mut value = self.spread_out(value, interior, element)?;
        let cut = |numbers: &[i64]| numbers.iter().map(|&number| (-number).max(0)).collect::<Vec<i64>>();
        let added = |numbers: &[i64]| numbers.iter().map(|&number| number.max(0)).collect::<Vec<i64>>();
        let (first, last) = (cut(low), cut(high));
        // Elements that are removed may be padding of the other side.
        value = self.padded(value, (&added(low), &added(high)), element)?;
        if first.iter().chain(&last).all(|&count| count == 0) {
            return Ok(value);
        }
        let shape = self.shape(value)?;
        let sizes: Vec<i64> = (0..shape.len()).map(|dim| shape[dim] - first[dim] - last[dim]).collect();
        Ok(self.slice(value, &known(&first), &known(&sizes)))
    }

    fn spread_out(&mut self, value: Value, interior: &[i64], element: Value) -> Result<Value, Problem> {
        if interior.iter().all(|&count| count == 0) {
            return Ok(value);
        }
        let shape = self.shape(value)?;
        let spread: Vec<i64> =
            shape.iter().zip(interior).map(|(&size, &count)| size + (size - 1).max(0) * count).collect();
        let filled = self.filled(&known(&spread), element)?;
        let strides: Vec<i64> = interior.iter().map(|&count| count + 1).collect();
        let zeros = vec![0; shape.len()];
        Ok(self.insert_strided(value, filled, (&known(&zeros), &known(&shape), &strides)))
    }
}
