//! The transforms of Winograd's convolution: their algorithm, and the sizes of their tensors.

use crate::dialect::tensor::shape;
use crate::ir::{Body, Context, DYNAMIC, Op, VerifyCx};

use super::{WINOGRAD_FILTER_TRANSFORM, WINOGRAD_INPUT_TRANSFORM};

/// The algorithms, by keyword: `F_m_r` computes `m` results of a filter of size `r` in each dimension.
pub(super) const ALGORITHMS: &[(&str, i64)] = &[("F_2_3", 0), ("F_4_3", 1), ("F_2_5", 2)];

/// An algorithm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Algorithm {
    /// The number of results in a dimension.
    pub outputs: i64,
    /// The size of the filter.
    pub filter: i64,
}

impl Algorithm {
    fn of(number: i128) -> Option<Algorithm> {
        let [outputs, filter] = *[[2, 3], [4, 3], [2, 5]].get(usize::try_from(number).ok()?)?;
        Some(Algorithm { outputs, filter })
    }

    /// The size of a tile of the input.
    fn tile(self) -> i64 {
        self.outputs + self.filter - 1
    }
}

/// Returns the algorithm of a transform.
pub fn algorithm(cx: &Context, body: &Body, op: Op) -> Option<Algorithm> {
    Algorithm::of(cx.int_value(cx.dict_get(body.attrs(op), cx.find_name("fmr")?)?)?)
}

/// Verifies the sizes. Those of a dimension in which the filter has size 1 are not tiled.
pub(super) fn verify_winograd(view: &VerifyCx, op: Op) -> Result<(), String> {
    let algorithm = view.cx.find_name("fmr").and_then(|id| view.attr(op, id));
    let algorithm = algorithm.and_then(|attr| view.cx.int_value(attr)).and_then(Algorithm::of);
    let Some(algorithm) = algorithm else { return Ok(()) };
    let operand = |i| view.operand_type(op, i).and_then(|ty| shape(view.cx, ty));
    let (Some(from), Some(to)) = (operand(0), operand(1)) else { return Ok(()) };
    if view.result_types(op).first().copied() != view.operand_type(op, 1) {
        return Err("result type must match that of the output".to_string());
    }
    let name = view.body.name(op);
    let ranks = match name {
        WINOGRAD_FILTER_TRANSFORM => (4, 4),
        WINOGRAD_INPUT_TRANSFORM => (4, 6),
        _ => (6, 4),
    };
    if (from.len(), to.len()) != ranks {
        return Err(format!("expected operands of rank {} and {}", ranks.0, ranks.1));
    }
    let sides = [0, 1].map(|side| match name {
        WINOGRAD_FILTER_TRANSFORM => filter_side(algorithm, from[1 + side], to[side]),
        WINOGRAD_INPUT_TRANSFORM => image_side(
            (algorithm.outputs, algorithm.filter - 1),
            algorithm.tile(),
            [from[1 + side], to[side], to[2 + side]],
        ),
        _ => image_side((algorithm.outputs, 0), algorithm.tile(), [to[1 + side], from[side], from[2 + side]]),
    });
    if sides == [Some(false), Some(false)] {
        return Err("expected at least one dimension of tiles".to_string());
    }
    let others = match name {
        WINOGRAD_FILTER_TRANSFORM => [(from[0], to[3]), (from[3], to[2])],
        WINOGRAD_INPUT_TRANSFORM => [(from[0], to[4]), (from[3], to[5])],
        _ => [(from[4], to[0]), (from[5], to[3])],
    };
    match sides.contains(&None) || others.iter().any(|&(a, b)| a != b && a != DYNAMIC && b != DYNAMIC) {
        true => Err("the shapes of its operands do not match".to_string()),
        false => Ok(()),
    }
}

/// Checks a dimension of a filter and of its transform. Returns true if it is transformed; `None` if the sizes differ.
fn filter_side(algorithm: Algorithm, filter: i64, transformed: i64) -> Option<bool> {
    match (filter, transformed) {
        (1, 1) => Some(false),
        _ if filter == algorithm.filter && transformed == algorithm.tile() => Some(true),
        _ => None,
    }
}

/// Checks a dimension of an image, of a tile and of the tiles. Each tile has `step` elements of the image, and the
/// image has `border` more.
fn image_side((step, border): (i64, i64), tile: i64, [image, size, count]: [i64; 3]) -> Option<bool> {
    let (known, is_tiled) = match size {
        1 => (count, false),
        _ if size == tile => (count.checked_mul(step)?.checked_add(border)?, true),
        _ => return None,
    };
    (image == known).then_some(is_tiled)
}
