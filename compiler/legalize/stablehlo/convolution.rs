//! Convolutions, with dimensions in any order.

use crate::dialect::linalg;
use crate::dialect::linalg::generic::IteratorKind;
use crate::dialect::stablehlo::parameter::{fields, flags, int};
use crate::ir::{AffineExpr, Op, Value, name};

use super::super::rewriter::{Problem, Rewriter};
use super::super::structured::{Loops, map};
use super::known;

/// The order of the dimensions of a tensor: the positions of two special dimensions, and those of the window.
struct Layout {
    special: [usize; 2],
    spatial: Vec<usize>,
}

impl Layout {
    /// Reads `[b, 0, 1, f]`, given the letters of the special dimensions.
    fn of(text: &str, letters: [&str; 2]) -> Option<Layout> {
        let entries: Vec<&str> = text.trim_matches(['[', ']']).split(',').map(str::trim).collect();
        let position = |entry: &str| entries.iter().position(|&other| other == entry);
        let spatial = (0..entries.len().checked_sub(2)?).map(|dim| position(&dim.to_string()));
        Some(Layout {
            special: [position(letters[0])?, position(letters[1])?],
            spatial: spatial.collect::<Option<Vec<usize>>>()?,
        })
    }

    /// Returns a number for each dimension: those of the window, and 0 for the others.
    fn spread(&self, numbers: &[i64], other: i64) -> Vec<i64> {
        let mut all = vec![other; self.spatial.len() + 2];
        for (&dim, &number) in self.spatial.iter().zip(numbers) {
            all[dim] = number;
        }
        all
    }

    fn is(&self, special: [usize; 2], spatial: &[usize]) -> bool {
        self.special == special && self.spatial == spatial
    }
}

/// Rewrites `stablehlo.convolution`.
pub(super) fn convolution(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let text = fields(rewriter.cx, rewriter.old, op, "dimension_numbers").unwrap_or_default();
    let layouts = text.split_once("x[").and_then(|(input, rest)| {
        let (kernel, output) = rest.split_once("->")?;
        Some((
            Layout::of(input, ["b", "f"])?,
            Layout::of(kernel, ["i", "o"])?,
            Layout::of(output, ["b", "f"])?,
        ))
    });
    let (input, kernel, output) = layouts.ok_or("'dimension_numbers' cannot be read")?;
    let count = |name| int(rewriter.cx, rewriter.old, op, name).unwrap_or(1);
    if count("batch_group_count") != 1 {
        return Err("'batch_group_count' is not 1".into());
    }
    let groups = count("feature_group_count");
    let dims = input.spatial.len();
    let strides = rewriter.list_or(op, "window_strides", 1, dims)?;
    let dilations = rewriter.list_or(op, "rhs_dilation", 1, dims)?;
    let value = padded_input(rewriter, op, &input)?;
    let weight = rewriter.tensor(op, 1)?;
    let weight = reversed_kernel(rewriter, op, weight, &kernel)?;
    let (shape, element) = (rewriter.result_shape(op), rewriter.new_element(op));
    let zero = rewriter.number(element, 0);
    let is_same = [value, weight].iter().all(|&operand| rewriter.element_of(operand) == element);
    if is_same
        && groups == 1
        && input.is([0, 3], &[1, 2])
        && kernel.is([2, 3], &[0, 1])
        && output.is([0, 3], &[1, 2])
    {
        let init = rewriter.filled(&known(&shape), zero)?;
        let strides = rewriter.window_attr(&strides);
        let dilations = rewriter.window_attr(&dilations);
        let attrs = [(name::STRIDES, strides), (name::DILATIONS, dilations)];
        return rewriter.named(linalg::CONV_2D_NHWC_HWCF, &[value, weight], init, &attrs);
    }
    let features =
        [(rewriter.shape(value)?, &input), (rewriter.shape(weight)?, &kernel), (shape.clone(), &output)];
    if groups < 1 || features.iter().any(|(shape, layout)| shape[layout.special[1]] % groups != 0) {
        return Err("'feature_group_count' does not divide the numbers of features".into());
    }
    let loops = Nest { dims, is_grouped: groups > 1, strides, dilations };
    let value = rewriter.grouped(value, input.special[1], groups)?;
    let weight = rewriter.grouped(weight, kernel.special[1], groups)?;
    let mut sizes = shape.clone();
    if groups > 1 {
        sizes[output.special[1]] /= groups;
        sizes.insert(output.special[1], groups);
    }
    let init = rewriter.filled(&known(&sizes), zero)?;
    let result = loops.emit(rewriter, op, [(value, &input), (weight, &kernel)], (init, &output))?;
    rewriter.reshaped(result, &known(&shape))
}

/// Returns the input with the elements around and between its elements.
fn padded_input(rewriter: &mut Rewriter, op: Op, layout: &Layout) -> Result<Value, Problem> {
    let value = rewriter.tensor(op, 0)?;
    let dims = layout.spatial.len();
    let (low, high) = rewriter.window_padding(op, dims)?;
    let interior: Vec<i64> =
        rewriter.list_or(op, "lhs_dilation", 1, dims)?.iter().map(|&dilation| dilation - 1).collect();
    let zero = rewriter.number(rewriter.element_of(value), 0);
    let [low, high, interior] = [low, high, interior].map(|numbers| layout.spread(&numbers, 0));
    rewriter.padded_between(value, (&low, &high, &interior), zero)
}

fn reversed_kernel(
    rewriter: &mut Rewriter,
    op: Op,
    weight: Value,
    layout: &Layout,
) -> Result<Value, Problem> {
    let flags = flags(rewriter.cx, rewriter.old, op, "window_reversal");
    let dims: Vec<usize> =
        layout.spatial.iter().zip(flags).filter(|pair| pair.1).map(|pair| *pair.0).collect();
    if dims.is_empty() { Ok(weight) } else { rewriter.reversed(weight, &dims) }
}

/// The loops of a convolution: batch, group if there are several, output channel, positions, offsets in the window, and
/// input channel.
struct Nest {
    dims: usize,
    is_grouped: bool,
    strides: Vec<i64>,
    dilations: Vec<i64>,
}

impl Nest {
    fn emit(
        &self,
        rewriter: &mut Rewriter,
        op: Op,
        [(value, input), (weight, kernel)]: [(Value, &Layout); 2],
        (init, output): (Value, &Layout),
    ) -> Result<Value, Problem> {
        let group = usize::from(self.is_grouped);
        let dim = |dim: usize| AffineExpr::Dim(dim as u32);
        let (channel, positions) = (1 + group, 2 + group);
        let offsets = positions + self.dims;
        let depth = offsets + self.dims;
        let mut kinds = vec![IteratorKind::Parallel; offsets];
        kinds.resize(depth + 1, IteratorKind::Reduction);
        // The expressions of a tensor: those of its special dimensions, and those of the window.
        let expressions = |layout: &Layout, special: [usize; 2], spatial: Vec<AffineExpr>| {
            let mut all = vec![AffineExpr::Constant(0); self.dims + 2];
            for (&at, expression) in layout.spatial.iter().zip(spatial) {
                all[at] = expression;
            }
            for (&at, loop_dim) in layout.special.iter().zip(special) {
                all[at] = dim(loop_dim);
            }
            if self.is_grouped {
                all.insert(layout.special[1], dim(1));
            }
            map(depth + 1, all)
        };
        let read = (0..self.dims).map(|at| {
            let start = dim(positions + at).times(AffineExpr::Constant(self.strides[at]));
            start.plus(dim(offsets + at).times(AffineExpr::Constant(self.dilations[at])))
        });
        let window = (0..self.dims).map(|at| dim(offsets + at)).collect();
        let position = (0..self.dims).map(|at| dim(positions + at)).collect();
        let loops = Loops {
            kinds: &kinds,
            inputs: vec![
                (value, expressions(input, [0, depth], read.collect())),
                (weight, expressions(kernel, [depth, channel], window)),
            ],
            outputs: vec![(init, expressions(output, [0, channel], position))],
        };
        let results =
            rewriter.generic(loops, |rewriter, args| Ok(vec![rewriter.multiplied_and_added(op, args)]))?;
        Ok(results[0])
    }
}

impl Rewriter<'_> {
    /// Splits a dimension into groups, if there are several.
    fn grouped(&mut self, value: Value, dim: usize, groups: i64) -> Result<Value, Problem> {
        if groups == 1 {
            return Ok(value);
        }
        let mut shape = self.shape(value)?;
        shape[dim] /= groups;
        shape.insert(dim, groups);
        self.reshaped(value, &known(&shape))
    }
}
