//! Renamed keywords of enums.

/// Renamed keywords: the enum, the old keyword, and the current keyword.
const KEYWORDS: &[(&str, &str, &str)] = &[
    // Until MLIR 18: maxima and minima that return the other operand if one is NaN.
    ("vector.kind", "maxf", "maxnumf"),
    ("vector.kind", "minf", "minnumf"),
    // Until MLIR 17: `arith.maxf` and `arith.minf`, now `arith.maximumf` and `arith.minimumf`.
    ("memref.atomic_rmw_kind", "maxf", "maximumf"),
    ("memref.atomic_rmw_kind", "minf", "minimumf"),
    ("arith.rmw_kind", "maxf", "maximumf"),
    ("arith.rmw_kind", "minf", "minimumf"),
];

/// Returns the current keyword of an enum for one that it may have had.
pub(in crate::text) fn todays_keyword<'a>(info: &str, keyword: &'a str) -> &'a str {
    KEYWORDS.iter().find(|row| row.0 == info && row.1 == keyword).map_or(keyword, |row| row.2)
}

/// Returns the text of a dialect attribute with its current keyword.
pub(in crate::text) fn todays_attr(text: Vec<u8>) -> Vec<u8> {
    let body = std::str::from_utf8(&text).ok().and_then(|text| text.strip_suffix('>')?.split_once('<'));
    match body {
        Some((info, keyword)) if todays_keyword(info, keyword) != keyword => {
            format!("{info}<{}>", todays_keyword(info, keyword)).into()
        }
        _ => text,
    }
}
