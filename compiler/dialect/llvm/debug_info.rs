//! Reading of debug metadata: the fields of attributes such as `#llvm.di_local_variable<scope = …, name = "x">`.
//!
//! The values of fields have several forms, which depend on the field: attributes, strings, numbers, keywords, flags.
//! A caller requests the form that it expects, and gets nothing if a field has another one or is missing.

use crate::ir::attrs::is_debug_metadata;
use crate::ir::spelling::unescape;
use crate::ir::{AttrId, AttrPart, Context};

/// An attribute of debug metadata.
#[derive(Clone, Copy, Debug)]
pub struct Node<'a> {
    kind: &'a str,
    body: Value<'a>,
}

/// An operation of an expression, as in `DW_OP_LLVM_fragment(0, 32)`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Operation<'a> {
    /// Its name.
    pub name: &'a str,
    /// Its arguments: numbers, and keywords such as `DW_ATE_signed`.
    pub arguments: Vec<&'a str>,
}

/// A part of the text of an attribute, with the attributes that belong into it.
#[derive(Clone, Copy, Debug)]
struct Value<'a> {
    /// The text of the attribute up to the end of the value.
    text: &'a [u8],
    /// The beginning of the value in the text.
    start: usize,
    /// The attributes that belong into the value.
    parts: &'a [AttrPart],
}

impl<'a> Node<'a> {
    /// Returns the node of an attribute; `None` if it is not debug metadata.
    pub fn of(cx: &'a Context, attr: AttrId) -> Option<Node<'a>> {
        let (text, parts) = cx.composite_value(attr)?;
        is_debug_metadata(text).then_some(())?;
        let open = text.iter().position(|&byte| byte == b'<').unwrap_or(text.len());
        let kind = std::str::from_utf8(&text[b"llvm.".len()..open]).ok()?;
        let text = text.strip_suffix(b">").unwrap_or(text);
        Some(Node { kind, body: Value { text, start: text.len().min(open + 1), parts } })
    }

    /// Returns the mnemonic, as in `di_local_variable`.
    pub fn kind(&self) -> &'a str {
        self.kind
    }

    /// Returns an attribute: `scope = #di_subprogram`.
    pub fn attr(&self, key: &str) -> Option<AttrId> {
        self.value(key)?.attr()
    }

    /// Returns a list of attributes, which is empty if there is none: `elements = #di_subrange, #di_subrange1`.
    pub fn attrs(&self, key: &str) -> Vec<AttrId> {
        self.values(key).iter().filter_map(Value::attr).collect()
    }

    /// Returns the bytes of a string: `name = "x"`.
    pub fn text(&self, key: &str) -> Option<Vec<u8>> {
        self.value(key)?.string()
    }

    /// Returns an integer, with or without a type: `line = 7`, `count = 4 : i64`.
    pub fn int(&self, key: &str) -> Option<i64> {
        self.value(key)?.integer()
    }

    /// Returns a keyword: `tag = DW_TAG_member`.
    pub fn word(&self, key: &str) -> Option<&'a str> {
        self.value(key)?.word()
    }

    /// Returns true if a field is true: `isDefined = true`.
    pub fn flag(&self, key: &str) -> bool {
        self.word(key) == Some("true")
    }

    /// Returns true if a flag is among those of a field: `flags = "LocalToUnit|Definition"`, or `flags = Definition`
    /// for one.
    pub fn has_flag(&self, key: &str, flag: &str) -> bool {
        self.value(key).is_some_and(|flags| flags.has_flag(flag))
    }

    /// Returns the number of a distinct attribute: `recId = distinct[3]<>`.
    pub fn distinct(&self, key: &str) -> Option<u64> {
        self.value(key)?.distinct()
    }

    /// Returns the name and the directory of a file: `di_file<"a.c" in "/home">`.
    pub fn file(&self) -> Option<(Vec<u8>, Vec<u8>)> {
        (self.kind == "di_file").then_some(())?;
        let (name, rest) = take_string(self.body.trimmed())?;
        let (directory, rest) = take_string(rest.trim_ascii_start().strip_prefix(b"in")?.trim_ascii_start())?;
        rest.trim_ascii().is_empty().then_some((name, directory))
    }

    /// Returns the operations of an expression: `di_expression<[DW_OP_deref]>`.
    pub fn operations(&self) -> Option<Vec<Operation<'a>>> {
        (self.kind == "di_expression").then_some(())?;
        self.body.operations()
    }

    /// Returns the operations of an expression that is a field: `expr = <[DW_OP_deref]>`, or an attribute.
    pub fn expression(&self, cx: &'a Context, key: &str) -> Option<Vec<Operation<'a>>> {
        let value = self.value(key)?;
        match value.attr() {
            Some(attr) => Node::of(cx, attr)?.operations(),
            None => value.strip(b"<", b">")?.operations(),
        }
    }

    /// Returns the value of a field that has one.
    fn value(&self, key: &str) -> Option<Value<'a>> {
        let mut values = self.fields(key);
        values.next().filter(|_| values.next().is_none())
    }

    /// Returns the values of a field. An item without a key belongs to the field before.
    fn values(&self, key: &str) -> Vec<Value<'a>> {
        self.fields(key).collect()
    }

    fn fields(&self, key: &str) -> impl Iterator<Item = Value<'a>> {
        let is_other = |found: Option<&[u8]>| found != Some(key.as_bytes());
        let body = self.body;
        let mut items = body.ranges().skip_while(move |&(start, end)| is_other(body.key(start, end).0));
        let first = items.next().map(|(start, end)| (body.key(start, end).1, end));
        let others = items.take_while(move |&(start, end)| body.key(start, end).0.is_none());
        first.into_iter().chain(others).map(move |(start, end)| body.slice(start, end))
    }
}

impl<'a> Value<'a> {
    fn bytes(&self) -> &'a [u8] {
        &self.text[self.start..]
    }

    fn trimmed(&self) -> &'a [u8] {
        self.bytes().trim_ascii()
    }

    /// Returns a part of the value.
    fn slice(&self, start: usize, end: usize) -> Value<'a> {
        let first = self.parts.partition_point(|part| (part.at as usize) < start);
        let last = self.parts.partition_point(|part| part.at as usize <= end);
        Value { text: &self.text[..end], start, parts: &self.parts[first..last] }
    }

    /// Returns the items that commas outside of brackets separate.
    fn items(&self) -> Vec<Value<'a>> {
        self.ranges().map(|(start, end)| self.slice(start, end)).collect()
    }

    /// Returns the beginning and the end of each item in the text.
    fn ranges(&self) -> impl Iterator<Item = (usize, usize)> + use<'a> {
        let text = self.text;
        let mut next = Some(self.start);
        std::iter::from_fn(move || {
            let start = next?;
            let end = start + item_len(&text[start..]);
            next = (end < text.len()).then_some(end + 1);
            Some((start, end))
        })
    }

    /// Returns the key of an item `key = value`, and the beginning of the value; no key if the item is a value.
    fn key(&self, start: usize, end: usize) -> (Option<&'a [u8]>, usize) {
        let rest = self.text[start..end].trim_ascii_start();
        let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
        let key = &rest[..rest.iter().take_while(|byte| is_part(byte)).count()];
        match rest[key.len()..].trim_ascii_start().strip_prefix(b"=") {
            Some(value) if !key.is_empty() => (Some(key), end - value.len()),
            _ => (None, start),
        }
    }

    /// Removes brackets around the value.
    fn strip(&self, open: &[u8], close: &[u8]) -> Option<Value<'a>> {
        let inner = self.trimmed().strip_prefix(open)?.strip_suffix(close)?;
        let end = self.start + self.bytes().trim_ascii_end().len() - close.len();
        Some(self.slice(end - inner.len(), end))
    }

    fn attr(&self) -> Option<AttrId> {
        match *self.parts {
            [part] if self.trimmed().is_empty() => Some(part.attr),
            _ => None,
        }
    }

    fn string(&self) -> Option<Vec<u8>> {
        let (string, rest) = take_string(self.trimmed())?;
        rest.is_empty().then_some(string)
    }

    fn integer(&self) -> Option<i64> {
        let text = std::str::from_utf8(self.trimmed()).ok()?;
        let number = text.split_once(':').map_or(text, |(number, _)| number.trim_end());
        // Unsigned fields are printed as such.
        number.parse().ok().or_else(|| Some(number.parse::<u64>().ok()? as i64))
    }

    fn word(&self) -> Option<&'a str> {
        let text = self.trimmed();
        let is_word =
            !text.is_empty() && text.iter().all(|&byte| byte.is_ascii_alphanumeric() || byte == b'_');
        std::str::from_utf8(text).ok().filter(|_| is_word)
    }

    fn has_flag(&self, flag: &str) -> bool {
        let flags = self.string().unwrap_or_else(|| self.trimmed().to_vec());
        flags.split(|&byte| byte == b'|').any(|found| found.trim_ascii() == flag.as_bytes())
    }

    fn distinct(&self) -> Option<u64> {
        let number = self.trimmed().strip_prefix(b"distinct[")?.split(|&byte| byte == b']').next()?;
        std::str::from_utf8(number).ok()?.trim().parse().ok()
    }

    fn operations(&self) -> Option<Vec<Operation<'a>>> {
        if self.trimmed().is_empty() {
            return Some(Vec::new());
        }
        let list = self.strip(b"[", b"]")?;
        if list.trimmed().is_empty() {
            return Some(Vec::new());
        }
        list.items().iter().map(Value::operation).collect()
    }

    fn operation(&self) -> Option<Operation<'a>> {
        let text = std::str::from_utf8(self.trimmed()).ok()?;
        let (name, arguments) = match text.split_once('(') {
            Some((name, rest)) => (name, rest.strip_suffix(')')?.split(',').map(str::trim).collect()),
            None => (text, Vec::new()),
        };
        Some(Operation { name: name.trim_end(), arguments })
    }
}

/// Returns the length of the text up to the first comma outside of brackets.
fn item_len(text: &[u8]) -> usize {
    let (mut depth, mut at) = (0usize, 0);
    while let Some(&byte) = text.get(at) {
        match byte {
            b'"' => at += quoted_len(&text[at + 1..]),
            b'<' | b'[' | b'(' | b'{' => depth += 1,
            b'>' | b']' | b')' | b'}' => depth = depth.saturating_sub(1),
            b',' if depth == 0 => return at,
            _ => {}
        }
        at += 1;
    }
    text.len()
}

/// Returns the length of a string literal after its opening quote, with the closing one.
fn quoted_len(text: &[u8]) -> usize {
    let mut at = 0;
    while let Some(&byte) = text.get(at) {
        at += 1;
        match byte {
            b'"' => return at,
            b'\\' => at += 1,
            _ => {}
        }
    }
    text.len()
}

/// Splits the string literal at the beginning of a text from the remainder.
fn take_string(text: &[u8]) -> Option<(Vec<u8>, &[u8])> {
    let rest = text.strip_prefix(b"\"")?;
    let len = 1 + quoted_len(rest);
    (len > 1 && text[len - 1] == b'"').then(|| (unescape(&text[..len]), &text[len..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A context with a few attributes of each form, as mlir-translate prints them.
    struct Example {
        cx: Context,
        file: AttrId,
        unit: AttrId,
    }

    impl Example {
        fn new() -> Example {
            let mut cx = Context::new(crate::dialect::registry());
            let file = cx.dialect_attr(r#"llvm.di_file<"a, b<.c" in "/home\22x\22">"#);
            let unit = node(
                &mut cx,
                "llvm.di_compile_unit<id = distinct[7]<>, sourceLanguage = DW_LANG_C11, file = $, \
                 producer = \"clang, 22 = <new>\", isOptimized = false, emissionKind = Full>",
                &[file],
            );
            Example { cx, file, unit }
        }
    }

    /// Returns an attribute whose text has the given attributes at each `$`.
    fn node(cx: &mut Context, text: &str, attrs: &[AttrId]) -> AttrId {
        let mut kept = String::new();
        let mut parts = Vec::new();
        for (number, piece) in text.split('$').enumerate() {
            if let Some(&attr) = number.checked_sub(1).and_then(|number| attrs.get(number)) {
                parts.push(AttrPart { at: kept.len() as u32, attr });
            }
            kept.push_str(piece);
        }
        cx.dialect_attr_with_parts(kept, parts)
    }

    #[test]
    fn other_attributes_are_no_nodes() {
        let mut cx = Context::new(crate::dialect::registry());
        let file = cx.dialect_attr(r#"llvm.di_file<"a.c" in "">"#);
        let annotation = node(&mut cx, "llvm.loop_annotation<startLoc = loc(fused<$>[])>", &[file]);
        let linkage = cx.dialect_attr("llvm.linkage<internal>");
        for attr in [annotation, linkage] {
            assert!(Node::of(&cx, attr).is_none());
        }
    }

    #[test]
    fn attributes_without_fields() {
        let mut cx = Context::new(crate::dialect::registry());
        for text in ["llvm.di_null_type", "llvm.di_null_type<>"] {
            let attr = cx.dialect_attr(text);
            let node = Node::of(&cx, attr).unwrap();
            assert_eq!(node.kind(), "di_null_type");
            assert_eq!(node.attr("scope"), None);
            assert!(node.attrs("elements").is_empty());
        }
    }

    #[test]
    fn files() {
        let Example { cx, file, unit } = Example::new();
        let expected = (b"a, b<.c".to_vec(), b"/home\"x\"".to_vec());
        assert_eq!(Node::of(&cx, file).unwrap().file(), Some(expected));
        assert_eq!(Node::of(&cx, unit).unwrap().file(), None);
    }

    #[test]
    fn compile_units() {
        let Example { cx, file, unit } = Example::new();
        let unit = Node::of(&cx, unit).unwrap();
        assert_eq!(unit.kind(), "di_compile_unit");
        assert_eq!(unit.distinct("id"), Some(7));
        assert_eq!(unit.word("sourceLanguage"), Some("DW_LANG_C11"));
        assert_eq!(unit.attr("file"), Some(file));
        assert_eq!(unit.text("producer").as_deref(), Some(&b"clang, 22 = <new>"[..]));
        assert!(!unit.flag("isOptimized"));
        assert_eq!(unit.word("emissionKind"), Some("Full"));
        assert_eq!(unit.word("nameTableKind"), None);
    }

    #[test]
    fn subprograms() {
        let Example { mut cx, file, unit } = Example::new();
        let text = "llvm.di_subprogram<recId = distinct[2]<>, isRecSelf = true, id = distinct[3]<>, \
                    compileUnit = $, scope = $, name = \"f\", file = $, line = 9, scopeLine = 10, \
                    subprogramFlags = \"LocalToUnit|Definition\", flags = Prototyped>";
        let attr = node(&mut cx, text, &[unit, file, file]);
        let function = Node::of(&cx, attr).unwrap();
        assert_eq!(function.distinct("recId"), Some(2));
        assert!(function.flag("isRecSelf"));
        assert_eq!(function.attr("compileUnit"), Some(unit));
        assert_eq!(function.attr("scope"), Some(file));
        assert_eq!((function.int("line"), function.int("scopeLine")), (Some(9), Some(10)));
        assert!(function.has_flag("subprogramFlags", "Definition"));
        assert!(function.has_flag("subprogramFlags", "LocalToUnit"));
        assert!(!function.has_flag("subprogramFlags", "Local"));
        assert!(function.has_flag("flags", "Prototyped"));
        assert!(!function.has_flag("virtuality", "Definition"));
    }

    #[test]
    fn lists() {
        let Example { mut cx, file, unit } = Example::new();
        let text = "llvm.di_composite_type<tag = DW_TAG_structure_type, elements = $, $, $, \
                    baseType = $, sizeInBits = 18446744073709551615>";
        let attr = node(&mut cx, text, &[unit, file, unit, file]);
        let structure = Node::of(&cx, attr).unwrap();
        assert_eq!(structure.attrs("elements"), [unit, file, unit]);
        assert_eq!(structure.attr("elements"), None);
        assert_eq!(structure.attrs("baseType"), [file]);
        assert_eq!(structure.int("sizeInBits"), Some(-1));
        assert_eq!(structure.word("tag"), Some("DW_TAG_structure_type"));
    }

    #[test]
    fn ranges() {
        let Example { mut cx, file, .. } = Example::new();
        let attr =
            node(&mut cx, "llvm.di_subrange<count = 4 : i64, lowerBound = -1, upperBound = $>", &[file]);
        let range = Node::of(&cx, attr).unwrap();
        assert_eq!((range.int("count"), range.int("lowerBound")), (Some(4), Some(-1)));
        assert_eq!((range.int("upperBound"), range.attr("upperBound")), (None, Some(file)));
        assert_eq!(range.attr("count"), None);
    }

    #[test]
    fn expressions() {
        let Example { mut cx, .. } = Example::new();
        let attr =
            cx.dialect_attr("llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_convert(16, DW_ATE_signed)]>");
        let convert = Operation { name: "DW_OP_LLVM_convert", arguments: vec!["16", "DW_ATE_signed"] };
        let deref = Operation { name: "DW_OP_deref", arguments: vec![] };
        let expected = Some(vec![deref.clone(), convert]);
        let empty = cx.dialect_attr("llvm.di_expression<>");
        let global = "llvm.di_global_variable_expression<var = $, expr = ";
        let own = node(&mut cx, &format!("{global}<[DW_OP_deref]>>"), &[attr]);
        let without = node(&mut cx, &format!("{global}<>>"), &[attr]);
        let referred = node(&mut cx, &format!("{global}$>"), &[attr, attr]);
        assert_eq!(Node::of(&cx, attr).unwrap().operations(), expected);
        assert_eq!(Node::of(&cx, empty).unwrap().operations(), Some(vec![]));
        let expression = |attr| Node::of(&cx, attr).unwrap().expression(&cx, "expr");
        assert_eq!(expression(own), Some(vec![deref]));
        assert_eq!(expression(without), Some(vec![]));
        assert_eq!(expression(referred), expected);
        assert_eq!(Node::of(&cx, own).unwrap().attr("var"), Some(attr));
    }
}
