//! Type-based alias analysis of `tbaa` metadata (LLVM Language Reference, "tbaa Metadata"). A tag is the base type of
//! an access and the offset in it. Two accesses with tags of one type tree alias only if one tag is reachable from the
//! other.
//!
//! Type descriptors are attributes: `#llvm.tbaa_type_desc<id = "int", members = {<PARENT, 0>}>`. An attribute with
//! several tags is ignored.

use rustc_hash::FxHashMap;

use crate::ir::{AttrId, Context, Module, Op, Region};
use crate::opt::function::Function;

/// The index of a type.
type TypeNumber = usize;

/// An access tag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Tag {
    base: TypeNumber,
    /// The offset in bytes.
    offset: i64,
}

/// The type trees of a module.
#[derive(Debug, Default)]
pub(crate) struct Types {
    /// The tags of `tbaa` attributes.
    tags: FxHashMap<AttrId, Tag>,
    /// The members of each type with byte offsets. The only member of a scalar is its parent; a root has none.
    members: Vec<Vec<(TypeNumber, i64)>>,
    by_text: FxHashMap<String, TypeNumber>,
}

/// Returns true if two accesses do not alias by their tags.
pub(super) fn no_alias(f: &Function, a: Op, b: Op) -> bool {
    let Some(name) = f.cx.find_name("tbaa").filter(|_| !f.types.tags.is_empty()) else { return false };
    let tag = |op: Op| f.attr(op, name).and_then(|attr| f.types.tags.get(&attr));
    tag(a).zip(tag(b)).is_some_and(|(&a, &b)| f.types.no_alias(a, b))
}

impl Types {
    pub(crate) fn of(module: &Module) -> Types {
        let mut types = Types::default();
        let Some(name) = module.cx.find_name("tbaa") else { return types };
        for body in module.bodies() {
            let blocks = body.region_blocks(Region::ROOT).iter();
            for attrs in blocks.flat_map(|&block| body.block_ops(block)).map(|&op| body.attrs(op)) {
                let Some(attr) = module.cx.dict_get(attrs, name) else { continue };
                if !types.tags.contains_key(&attr)
                    && let Some(tag) = types.tag(&module.cx, attr)
                {
                    types.tags.insert(attr, tag);
                }
            }
        }
        types
    }

    /// Parses a `tbaa` attribute; `None` unless it is a list of one tag.
    fn tag(&mut self, cx: &Context, attr: AttrId) -> Option<Tag> {
        let &[tag] = cx.array_value(attr)? else { return None };
        let mut reader = Reader { remainder: cx.dialect_attr_text(tag)? };
        reader.take("llvm.tbaa_tag<base_type =")?;
        let base = self.ty(reader.ty()?)?;
        reader.take(", access_type =")?;
        reader.ty()?;
        reader.take(", offset =")?;
        Some(Tag { base, offset: reader.number()? })
    }

    /// Interns the type of a descriptor, given the text between its angle brackets.
    fn ty(&mut self, text: &str) -> Option<TypeNumber> {
        if let Some(&interned) = self.by_text.get(text) {
            return Some(interned);
        }
        let mut reader = Reader { remainder: text };
        let mut members = Vec::new();
        reader.take("id =")?;
        reader.string()?;
        if reader.take(", members = {").is_some() {
            loop {
                reader.take("<")?;
                let member = self.ty(reader.ty()?)?;
                reader.take(",")?;
                members.push((member, reader.number()?));
                reader.take(">")?;
                if reader.take(",").is_none() {
                    break;
                }
            }
        }
        self.members.push(members);
        let number = self.members.len() - 1;
        self.by_text.insert(text.to_string(), number);
        Some(number)
    }

    /// Returns true if both tags are in one tree, and neither is reachable from the other.
    fn no_alias(&self, a: Tag, b: Tag) -> bool {
        self.root(a) == self.root(b) && !self.is_part(a, b) && !self.is_part(b, a)
    }

    /// The next tag on the path to the root: the member of a type at an offset, or the parent of a scalar.
    fn parent(&self, of: Tag) -> Option<Tag> {
        let members = &self.members[of.base];
        let &(base, start) = members.iter().rev().find(|member| member.1 <= of.offset)?;
        Some(Tag { base, offset: of.offset - start })
    }

    fn root(&self, mut tag: Tag) -> TypeNumber {
        while let Some(parent) = self.parent(tag) {
            tag = parent;
        }
        tag.base
    }

    /// Returns true if `part` is reachable from `whole`.
    fn is_part(&self, whole: Tag, part: Tag) -> bool {
        let mut tag = Some(whole);
        while let Some(here) = tag {
            if here == part {
                return true;
            }
            tag = self.parent(here);
        }
        false
    }
}

/// A reader of the text of an attribute.
struct Reader<'t> {
    remainder: &'t str,
}

impl<'t> Reader<'t> {
    /// Skips a text, ignoring whitespace around its words.
    fn take(&mut self, text: &str) -> Option<()> {
        let mut remainder = self.remainder;
        for part in text.split_whitespace() {
            remainder = remainder.trim_start().strip_prefix(part)?;
        }
        self.remainder = remainder;
        Some(())
    }

    /// Reads the text between the angle brackets of a descriptor, whose name is optional.
    fn ty(&mut self) -> Option<&'t str> {
        for name in ["#llvm.tbaa_type_desc", "#llvm.tbaa_root"] {
            if self.take(name).is_some() {
                break;
            }
        }
        self.take("<")?;
        let mut depth = 1;
        let mut is_quoted = false;
        let mut bytes = self.remainder.bytes().enumerate();
        while let Some((at, byte)) = bytes.next() {
            match byte {
                b'\\' if is_quoted => _ = bytes.next(),
                b'"' => is_quoted = !is_quoted,
                b'<' if !is_quoted => depth += 1,
                b'>' if !is_quoted => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                let text = &self.remainder[..at];
                self.remainder = &self.remainder[at + 1..];
                return Some(text);
            }
        }
        None
    }

    fn string(&mut self) -> Option<()> {
        self.take("\"")?;
        let mut is_escaped = false;
        let end = self.remainder.bytes().position(|byte| {
            let ends = byte == b'"' && !is_escaped;
            is_escaped = byte == b'\\' && !is_escaped;
            ends
        })?;
        self.remainder = &self.remainder[end + 1..];
        Some(())
    }

    fn number(&mut self) -> Option<i64> {
        let remainder = self.remainder.trim_start();
        let end = remainder.find(|c: char| c != '-' && !c.is_ascii_digit()).unwrap_or(remainder.len());
        self.remainder = &remainder[end..];
        remainder[..end].parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::AttrData;

    const ROOT: &str = "#llvm.tbaa_root<id = \"C <types>\">";

    fn scalar(name: &str, parent: &str) -> String {
        format!("#llvm.tbaa_type_desc<id = \"{name}\", members = {{<{parent}, 0>}}>")
    }

    /// Parses a tag of a base type and an offset. The access type is ignored.
    fn tag(types: &mut Types, base: &str, offset: i64) -> Tag {
        let mut cx = Context::new(crate::dialect::registry());
        let text = format!("llvm.tbaa_tag<base_type = {base}, access_type = {base}, offset = {offset}>");
        let tag = cx.dialect_attr(&text);
        let attr = cx.attr(AttrData::Array([tag].into()));
        types.tag(&cx, attr).expect("a tag")
    }

    #[test]
    fn distinct_members_do_not_alias() {
        let any = scalar("omnipotent char", ROOT);
        let [int, float] = ["int", "float"].map(|name| scalar(name, &any));
        let pair = |name: &str| {
            format!("#llvm.tbaa_type_desc<id = \"{name}\", members = {{<{int}, 0>, <{float}, 4>}}>")
        };
        let mut types = Types::default();
        let types = &mut types;
        let first = tag(types, &pair("S"), 0);
        let second = tag(types, &pair("S"), 4);
        let other = tag(types, &pair("T"), 0);
        let [int, float, any] = [int, float, any].map(|text| tag(types, &text, 0));
        let foreign = tag(types, &scalar("int", "#llvm.tbaa_root<id = \"Fortran\">"), 0);
        for (a, b, apart) in [
            (first, second, true),
            (first, int, false),
            (first, float, true),
            (second, float, false),
            (first, other, true),
            (int, float, true),
            (int, any, false),
            (second, any, false),
            (int, int, false),
            (int, foreign, false),
        ] {
            assert_eq!((types.no_alias(a, b), types.no_alias(b, a)), (apart, apart), "{a:?} {b:?}");
        }
    }
}
