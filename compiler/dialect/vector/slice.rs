//! Operations on slices of vectors at constant positions.

use crate::ir::{Op, VerifyCx, name};

use super::shape::vector_ends;
use super::types::{VectorType, numbers_of, vector_text};

pub(super) fn verify_insert_strided_slice(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some((source, dest)) = vector_ends(view, op) else { return Ok(()) };
    same_elements(&source, &dest, "operand #0 and result have same element type")?;
    let (offsets, strides) = (numbers_of(view, op, name::OFFSETS)?, numbers_of(view, op, name::STRIDES)?);
    if offsets.len() != dest.rank() {
        return Err("expected offsets of same size as destination vector rank".to_string());
    }
    if strides.len() != source.rank() {
        return Err("expected strides of same size as source vector rank".to_string());
    }
    let Some(lead) = dest.rank().checked_sub(source.rank()) else {
        return Err("expected source rank to be no greater than destination rank".to_string());
    };
    confined(&offsets, dest.shape, 0, 0, "offsets")?;
    unit_strides(&strides)?;
    let sizes: Vec<i64> = vec![0; lead].into_iter().chain(source.shape.iter().copied()).collect();
    sum_confined(&offsets, &sizes, dest.shape, "offsets, source vector shape")?;
    for (i, &is_scalable) in source.scalable.iter().enumerate() {
        if is_scalable != dest.scalable[lead + i] {
            return Err(format!("mismatching scalable flags (at source vector idx={i})"));
        }
        let (size, whole) = (source.shape[i], dest.shape[lead + i]);
        if is_scalable && size != whole {
            return Err(whole_expected(i, size, whole));
        }
    }
    Ok(())
}

pub(super) fn verify_extract_strided_slice(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some((source, result)) = vector_ends(view, op) else { return Ok(()) };
    same_elements(&source, &result, "operand and result have same element type")?;
    let offsets = numbers_of(view, op, name::OFFSETS)?;
    let (sizes, strides) = (numbers_of(view, op, name::SIZES)?, numbers_of(view, op, name::STRIDES)?);
    if offsets.len() != sizes.len() || offsets.len() != strides.len() {
        return Err("expected offsets, sizes and strides attributes of same size".to_string());
    }
    if offsets.len() > source.rank() {
        return Err("expected offsets attribute of rank no greater than vector rank".to_string());
    }
    confined(&offsets, source.shape, 0, 0, "offsets")?;
    confined(&sizes, source.shape, 1, 1, "sizes")?;
    unit_strides(&strides)?;
    sum_confined(&offsets, &sizes, source.shape, "offsets, sizes")?;
    let shape: Vec<i64> = sizes.iter().chain(&source.shape[sizes.len()..]).copied().collect();
    if result.shape != shape || result.scalable != source.scalable {
        let expected = vector_text(view.cx, &shape, source.scalable, source.element);
        return Err(format!("expected result type to be '{expected}'"));
    }
    let scalable = source.scalable.iter().zip(sizes.iter().zip(source.shape)).enumerate();
    for (i, (&is_scalable, (&size, &whole))) in scalable {
        if is_scalable && size != whole {
            return Err(whole_expected(i, size, whole));
        }
    }
    Ok(())
}

fn same_elements(a: &VectorType, b: &VectorType, what: &str) -> Result<(), String> {
    if a.element == b.element { Ok(()) } else { Err(format!("failed to verify that {what}")) }
}

fn whole_expected(at: usize, size: i64, whole: i64) -> String {
    format!(
        "expected size at idx={at} to match the corresponding base size from the input vector ({size} vs {whole})"
    )
}

/// Checks that each number is at least `min` and less than its size plus `beyond`.
fn confined(numbers: &[i64], sizes: &[i64], min: i64, beyond: i64, what: &str) -> Result<(), String> {
    for (i, (&number, &size)) in numbers.iter().zip(sizes).enumerate() {
        let end = size.saturating_add(beyond);
        if number < min || number >= end {
            return Err(format!("expected {what} dimension {i} to be confined to [{min}, {end})"));
        }
    }
    Ok(())
}

fn unit_strides(strides: &[i64]) -> Result<(), String> {
    if strides.iter().all(|&stride| stride == 1) {
        return Ok(());
    }
    Err("expected strides to be confined to [1, 2)".to_string())
}

/// Checks that the sum of offset and size does not exceed the size of the vector.
fn sum_confined(offsets: &[i64], sizes: &[i64], shape: &[i64], what: &str) -> Result<(), String> {
    for (i, ((&offset, &size), &whole)) in offsets.iter().zip(sizes).zip(shape).enumerate() {
        let (sum, end) = (offset.saturating_add(size), whole.saturating_add(1));
        if sum < 0 || sum >= end {
            return Err(format!("expected sum({what}) dimension {i} to be confined to [1, {end})"));
        }
    }
    Ok(())
}

pub(super) fn verify_scalable_insert(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some((source, dest)) = vector_ends(view, op) else { return Ok(()) };
    same_elements(&source, &dest, "all of {valueToStore, dest} have same element type")?;
    whole_steps(view, op, source.shape, "position is a multiple of the source length.")
}

pub(super) fn verify_scalable_extract(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some((source, result)) = vector_ends(view, op) else { return Ok(()) };
    same_elements(&source, &result, "all of {source, result} have same element type")?;
    whole_steps(view, op, result.shape, "position is a multiple of the result length.")
}

fn whole_steps(view: &VerifyCx, op: Op, shape: &[i64], what: &str) -> Result<(), String> {
    let position = view.attr(op, name::POS).and_then(|attr| view.cx.int_value(attr)).unwrap_or_default();
    let length = shape.first().copied().unwrap_or(1).max(1);
    if position % i128::from(length) == 0 { Ok(()) } else { Err(format!("failed to verify that {what}")) }
}
