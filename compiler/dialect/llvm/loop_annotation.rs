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
    flag(text, part, "disable")
}

/// Returns a flag of a part of the metadata, such as `runtimeDisable` of `unroll`; `None` if it has none.
pub fn flag(text: &str, part: &str, name: &str) -> Option<bool> {
    let (_, after) = text.split_once(&format!("{part} = "))?;
    let (_, own) = after.split_once('<')?;
    let (own, _) = own.split_once(['<', '>'])?;
    let value = own.split(", ").find_map(|flag| flag.strip_prefix(name)?.strip_prefix(" = "))?;
    value.parse().ok()
}

/// Returns true if the metadata says that the loop was vectorized: it is a vector loop or the remainder of one.
pub fn is_vectorized(text: &str) -> bool {
    text.contains("isVectorized = true")
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

    #[test]
    fn flags_belong_to_their_parts() {
        let text = "llvm.loop_annotation<vectorize = <disable = false>, unroll = <runtimeDisable = true>, unrollAndJam = \
                    <disable = true>, isVectorized = true>";
        assert_eq!(flag(text, "unroll", "runtimeDisable"), Some(true));
        assert_eq!(disables(text, "unroll"), None);
        assert_eq!(disables(text, "unrollAndJam"), Some(true));
        assert!(is_vectorized(text) && !is_vectorized(NOT_TRANSFORMED));
    }
}
