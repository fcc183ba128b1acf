//! Reshapes: `memref.expand_shape`, `memref.collapse_shape` and `memref.reshape`.

use std::ops::Range;

use crate::ir::strides::times;
use crate::ir::{Context, DYNAMIC, Op, TypeData, TypeId, VerifyCx, name};

use super::reassociation::groups;
use super::{is_identity, memory_space, shape};

/// Returns the strides of the dimensions of an expanded shape.
pub fn expanded_strides(groups: &[Range<usize>], sizes: &[i64], strides: &[i64]) -> Vec<i64> {
    let mut expanded = vec![1; sizes.len()];
    for (group, &stride) in groups.iter().zip(strides) {
        let mut stride = stride;
        for dim in group.clone().rev() {
            expanded[dim] = stride;
            stride = times(stride, sizes[dim]);
        }
    }
    expanded
}

/// Returns the strides of the collapsed dimensions; `None` if the elements of a group are not evenly spaced.
pub fn collapsed_strides(groups: &[Range<usize>], sizes: &[i64], strides: &[i64]) -> Option<Vec<i64>> {
    let mut collapsed = Vec::with_capacity(groups.len());
    for group in groups {
        // The stride of a dimension of size 1 does not matter.
        let last = group.clone().rev().find(|&dim| sizes[dim] != 1).unwrap_or(group.start);
        let is_single = last == group.start;
        let stride = strides.get(last).copied().unwrap_or(1);
        collapsed.push(if sizes.get(last) != Some(&DYNAMIC) || is_single { stride } else { DYNAMIC });
        let mut next = stride;
        for dim in (group.start..last).rev() {
            next = times(next, sizes[dim + 1]);
            // A dynamic stride may match at run time.
            let differs = next != strides[dim] && next != DYNAMIC && strides[dim] != DYNAMIC;
            if differs && sizes[dim] != 1 {
                return None;
            }
        }
    }
    Some(collapsed)
}

/// The types and shapes of an operation's source and result.
struct Ends<'a> {
    from: TypeId,
    to: TypeId,
    from_shape: &'a [i64],
    to_shape: &'a [i64],
}

fn ends<'a>(view: &VerifyCx<'a>, op: Op) -> Option<Ends<'a>> {
    let (from, to) = (view.operand_type(op, 0)?, *view.result_types(op).first()?);
    Some(Ends { from, to, from_shape: shape(view.cx, from)?.0, to_shape: shape(view.cx, to)?.0 })
}

pub(super) fn verify_expand_shape(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some(ends) = ends(view, op) else { return Ok(()) };
    let (from, to) = (ends.from_shape.len(), ends.to_shape.len());
    if from > to {
        return Err(format!(
            "has source rank {from} and result rank {to}. This is not an expansion ({from} > {to})."
        ));
    }
    let groups = groups(view.cx, view.body.attrs(op), ends.to_shape, ends.from_shape)?;
    let Some((strides, offset)) = view.cx.strides_and_offset(ends.from) else {
        return Err("invalid source layout map".to_string());
    };
    verify_layout(view.cx, &ends, expanded_strides(&groups, ends.to_shape, &strides), offset, "expanded")?;
    verify_output_shape(view, op, ends.to_shape)
}

/// Checks that the list of sizes matches the result type.
pub fn verify_output_shape(view: &VerifyCx, op: Op, sizes: &[i64]) -> Result<(), String> {
    let list = view.attr(op, name::STATIC_OUTPUT_SHAPE).and_then(|attr| view.cx.dense_array_value(attr));
    let list = list.unwrap_or_default();
    if list.len() != sizes.len() {
        return Err(format!(
            "expected number of static shape bounds to be equal to the output rank ({}) but found {} inputs instead",
            sizes.len(),
            list.len()
        ));
    }
    let dynamic = list.iter().filter(|&&size| size == DYNAMIC).count();
    let values = view.body.operands(op).len() - 1;
    if dynamic != values {
        return Err(format!(
            "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has {dynamic} \
             dynamic dims while output_shape has {values} values"
        ));
    }
    match list.iter().zip(sizes).position(|(&wanted, &found)| found != DYNAMIC && wanted != found) {
        Some(at) => Err(format!("invalid output shape provided at pos {at}")),
        None => Ok(()),
    }
}

pub(super) fn verify_collapse_shape(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some(ends) = ends(view, op) else { return Ok(()) };
    let (from, to) = (ends.from_shape.len(), ends.to_shape.len());
    if from < to {
        return Err(format!(
            "has source rank {from} and result rank {to}. This is not a collapse ({from} < {to})."
        ));
    }
    let groups = groups(view.cx, view.body.attrs(op), ends.from_shape, ends.to_shape)?;
    let strides = view.cx.strides_and_offset(ends.from);
    let collapsed = strides
        .and_then(|(strides, offset)| Some((collapsed_strides(&groups, ends.from_shape, &strides)?, offset)));
    let Some((strides, offset)) = collapsed else {
        return Err("invalid source layout map or collapsing non-contiguous dims".to_string());
    };
    verify_layout(view.cx, &ends, strides, offset, "collapsed")
}

/// Checks that the result has the source's element type and memory space, and these strides. If the source has the
/// identity layout, the result must have no layout.
fn verify_layout(
    cx: &Context,
    ends: &Ends,
    strides: Vec<i64>,
    offset: i64,
    what: &str,
) -> Result<(), String> {
    let layout = if is_identity(cx, ends.from) {
        matches!(cx.type_data(ends.to), TypeData::MemRef { layout: None, .. })
    } else {
        !matches!(cx.type_data(ends.to), TypeData::MemRef { layout: None, .. })
            && cx.strides_and_offset(ends.to) == Some((strides, offset))
    };
    if layout
        && cx.element_type(ends.from) == cx.element_type(ends.to)
        && memory_space(cx, ends.from) == memory_space(cx, ends.to)
    {
        return Ok(());
    }
    Err(format!(
        "expected {what} type to have the layout, element type and memory space of '{}' but found '{}'",
        cx.type_text(ends.from),
        cx.type_text(ends.to)
    ))
}

pub(super) fn verify_reshape(view: &VerifyCx, op: Op) -> Result<(), String> {
    let cx = view.cx;
    let types = view.body.value_types(view.body.operands(op));
    let ([from, sizes], [to]) = (&types[..], &view.result_types(op)[..]) else { return Ok(()) };
    if cx.element_type(*from) != cx.element_type(*to) {
        return Err("element types of source and destination memref types should be the same".to_string());
    }
    for (what, ty) in [("source", from), ("result", to)] {
        if matches!(cx.type_data(*ty), TypeData::MemRef { layout: Some(_), .. }) {
            return Err(format!("{what} memref type should have identity affine map"));
        }
    }
    let Some((result_shape, _)) = shape(cx, *to) else { return Ok(()) };
    match shape(cx, *sizes).map(|(shape, _)| shape) {
        Some(&[DYNAMIC]) => {
            Err("cannot use shape operand with dynamic length to reshape to statically-ranked memref type"
                .to_string())
        }
        Some(&[len]) if len != result_shape.len() as i64 => {
            Err("length of shape operand differs from the result's memref rank".to_string())
        }
        _ => Ok(()),
    }
}
