//! Operations of older releases that were removed and cannot be parsed as others.

/// Removed operations: the name, the last release of MLIR with it, and the replacement.
const REMOVED: &[(&str, u32, &str)] = &[
    ("addcf", 11, "'complex.add'"),
    ("dynamic_tensor_from_elements", 11, "'tensor.generate'"),
    ("linalg.range", 14, "'scf.for'"),
    ("linalg.reshape", 12, "'memref.expand_shape' or 'memref.collapse_shape'"),
    ("linalg.tensor_reshape", 12, "'tensor.expand_shape' or 'tensor.collapse_shape'"),
    ("linalg.tiled_loop", 14, "'scf.for' or 'scf.forall'"),
    ("llvm.dialect_cast", 11, "'builtin.unrealized_conversion_cast'"),
    ("llvm.mlir.cast", 12, "'builtin.unrealized_conversion_cast'"),
    ("subcf", 11, "'complex.sub'"),
    ("vector.extract_map", 15, "'vector.warp_execute_on_lane_0'"),
    ("vector.extract_slices", 12, "'vector.extract_strided_slice'"),
    ("vector.insert_map", 15, "'vector.warp_execute_on_lane_0'"),
    ("vector.insert_slices", 12, "'vector.insert_strided_slice'"),
    ("vector.tuple", 12, "vectors of several dimensions"),
    ("vector.tuple_get", 12, "'vector.extract'"),
];

/// Returns the error message for an operation that exists only in older releases.
pub(in crate::text) fn removed(text: &str) -> Option<String> {
    let text = text.strip_prefix("std.").unwrap_or(text);
    let &(_, release, today) = REMOVED.iter().find(|row| row.0 == text)?;
    Some(format!("MLIR has had no such operation since release {}; today it has {today}", release + 1))
}
