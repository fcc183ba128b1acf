//! Addresses of blocks as numbers.

use crate::ir::{Context, DictId};

/// Returns the number that represents the address of a block, which is never zero, from the tag in `#llvm.blockaddress`
/// or `#llvm.blocktag`.
pub(crate) fn tag_number(cx: &Context, attrs: DictId) -> Result<u128, String> {
    let attr = |name, prefix| {
        let attr = cx.dict_get(attrs, cx.find_name(name)?)?;
        cx.dialect_attr_body(attr, prefix)
    };
    let body = attr("block_addr", "llvm.blockaddress").or_else(|| attr("tag", "llvm.blocktag"));
    let id = body.and_then(|body| body.rsplit_once("id")).map(|(_, rest)| rest);
    let id = id.map(|rest| rest.trim_matches(|c: char| !c.is_ascii_digit()));
    let id = id.and_then(|id| id.parse::<u32>().ok()).ok_or("it needs the tag of a block")?;
    Ok(u128::from(id) + 1)
}
