//! Reassociations of the dimensions of two shapes: `[[0, 1], [2]]` collapses dimensions 0 and 1 of the expanded shape
//! into dimension 0 of the collapsed shape.

use std::ops::Range;

use crate::ir::{AttrData, Context, DYNAMIC, DictId, name};

/// Returns the groups of an operation's `reassociation`, as ranges of the expanded shape's dimensions.
///
/// # Errors
/// The message completes `'name' op …`.
pub fn groups(
    cx: &Context,
    attrs: DictId,
    expanded: &[i64],
    collapsed: &[i64],
) -> Result<Vec<Range<usize>>, String> {
    let Some(AttrData::Array(lists)) = cx.dict_get(attrs, name::REASSOCIATION).map(|attr| cx.attr_data(attr))
    else {
        return Err("requires attribute 'reassociation'".to_string());
    };
    if lists.len() != collapsed.len() {
        let (found, expected) = (lists.len(), collapsed.len());
        return Err(format!("invalid number of reassociation groups: found {found}, expected {expected}"));
    }
    let mut groups = Vec::with_capacity(lists.len());
    let mut next = 0;
    for (&list, &size) in lists.iter().zip(collapsed) {
        let AttrData::Array(indices) = cx.attr_data(list) else {
            return Err(
                "attribute 'reassociation' failed to satisfy constraint: Array of 64-bit integer array \
                 attributes"
                    .to_string(),
            );
        };
        let start = next;
        for &index in indices {
            if cx.int_value(index) != Some(next as i128) {
                return Err("reassociation indices must be contiguous".to_string());
            }
            if next >= expanded.len() {
                return Err(format!("reassociation index {next} is out of bounds"));
            }
            next += 1;
        }
        verify_group(&expanded[start..next], size, groups.len())?;
        groups.push(start..next);
    }
    // Without groups, every dimension must have size 1.
    if collapsed.is_empty() {
        return if expanded.iter().all(|&size| size == 1) {
            Ok(groups)
        } else {
            Err("invalid to expand/collapse a shape of rank 0 to or from sizes other than 1".to_string())
        };
    }
    if next != expanded.len() {
        return Err(format!(
            "expanded rank ({}) inconsistent with number of reassociation indices ({next})",
            expanded.len()
        ));
    }
    Ok(groups)
}

/// Checks that the product of a group's sizes is the size of the collapsed dimension.
fn verify_group(group: &[i64], size: i64, dim: usize) -> Result<(), String> {
    let dynamic = group.contains(&DYNAMIC);
    if dynamic != (size == DYNAMIC) {
        return Err(format!(
            "collapsed dim ({dim}) must be dynamic if and only if reassociation group is dynamic"
        ));
    }
    let product = group.iter().try_fold(1i64, |product, &size| product.checked_mul(size));
    if !dynamic && product != Some(size) {
        let product = product.map_or("too large".to_string(), |product| product.to_string());
        return Err(format!("collapsed dim size ({size}) must equal reassociation group size ({product})"));
    }
    Ok(())
}
