//! The metadata of loops, `#llvm.loop_annotation`, on the branch of the latch.
//!
//! The attribute is kept as its text, in which a part is spelled `vectorize = <disable = true>` or, where it was an alias,
//! `vectorize = #llvm.loop_vectorize<disable = true>`.

/// The name of the attribute.
pub const LOOP_ANNOTATION: &str = "loop_annotation";
/// The text of the attribute of a loop that the optimizer does not transform.
pub const NOT_TRANSFORMED: &str = "llvm.loop_annotation<disableNonforced = true>";
/// The text of the attribute of a loop that, in addition, is not pipelined: its instructions are in the best order.
pub const SCHEDULED: &str = "llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>";

/// Returns the `disable` of a part of the metadata, such as `vectorize`; `None` if it has none.
pub fn disables(text: &str, part: &str) -> Option<bool> {
    let (_, after) = text.split_once(&format!("{part} = "))?;
    let (_, own) = after.split_once('<')?;
    match own {
        _ if own.starts_with("disable = true") => Some(true),
        _ if own.starts_with("disable = false") => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_may_be_aliases() {
        assert_eq!(disables(SCHEDULED, "pipeline"), Some(true));
        assert_eq!(
            disables("llvm.loop_annotation<pipeline = #llvm.loop_pipeline<disable = true>>", "pipeline"),
            Some(true)
        );
        assert_eq!(
            disables("llvm.loop_annotation<vectorize = <disable = false, width = 4 : i32>>", "vectorize"),
            Some(false)
        );
        assert_eq!(disables(NOT_TRANSFORMED, "pipeline"), None);
    }
}
