//! Tests of the notations in rows.

use super::format::{Element, Elements, Side};
use super::{
    OpInfo, OperandIndex, OperandRange, check_rows, operand_group_index, operand_index, operand_range,
};

#[test]
fn formats_become_elements() {
    let info = OpInfo::new("t.op").sig("a: T, b: variadic index -> r: T").attrs("flag: unit, n?: i64");
    let format = "$a[$b] {? flag $flag } {? <$n> } attr-dict : type($a) -> type($r)";
    assert_eq!(
        Elements::compile(&info, format).as_slice(),
        [
            Element::Operands(0),
            Element::Literal("["),
            Element::Operands(1),
            Element::Literal("]"),
            Element::Optional { len: 2, anchor: 1 },
            Element::Literal("flag"),
            Element::Attr(0),
            Element::Optional { len: 3, anchor: 1 },
            Element::Literal("<"),
            Element::Attr(1),
            Element::Literal(">"),
            Element::AttrDict,
            Element::Literal(":"),
            Element::Type(Side::Operands(0)),
            Element::Literal("->"),
            Element::Type(Side::Results(0)),
        ]
    );
}

#[test]
fn spaces_angled_enums_and_nested_optional_parts() {
    let info =
        OpInfo::new("t.op").sig("a: T -> r: optional T").attrs("kind: t.kind, n: i64-array, s?: string");
    let format = "angled($kind), $a _ $n {? x {? ($s) } -> type($r) }";
    assert_eq!(
        Elements::compile(&info, format).as_slice(),
        [
            Element::AngledAttr(0),
            Element::Literal(","),
            Element::Operands(0),
            Element::Space,
            Element::Attr(1),
            Element::Optional { len: 7, anchor: 6 },
            Element::Literal("x"),
            Element::Optional { len: 3, anchor: 1 },
            Element::Literal("("),
            Element::Attr(2),
            Element::Literal(")"),
            Element::Literal("->"),
            Element::Type(Side::Results(0)),
        ]
    );
}

#[test]
fn operands_are_found_by_name_in_snake_case() {
    let info = OpInfo::new("t.op").sig("base: i1, loopIndices: variadic index, mask: i1, pass_thru: i1 ->");
    assert_eq!(operand_index(&info, "base"), OperandIndex::First(0));
    assert_eq!(operand_range(&info, "loop_indices"), OperandRange { before: 1, after: 2 });
    assert_eq!(operand_index(&info, "mask"), OperandIndex::Last(2));
    assert_eq!(operand_group_index(&info, "pass_thru"), 3);
}

#[test]
fn mistakes_in_names_of_operands_are_named() {
    let of = |field| {
        let info = OpInfo::new("t.op").sig("a: i1, b: variadic i1, c: i1, d: optional i1 ->");
        message(move || _ = operand_index(&info, field))
    };
    assert_eq!(of("A"), "t.op: no operand 'A'");
    assert_eq!(of("b"), "t.op: the number of operands varies: 'b'");
    assert_eq!(of("c"), "t.op: only segment sizes delimit the operand 'c'");
    let of = |field| {
        let info = OpInfo::new("t.op").sig("a: i1, b: variadic i1, c: optional i1 ->");
        message(move || _ = operand_range(&info, field))
    };
    assert_eq!(of("a"), "t.op: a single operand: 'a'");
    assert_eq!(of("c"), "t.op: only segment sizes delimit the operands 'c'");
}

/// Returns the message with which a row fails the build.
fn mistake(info: OpInfo) -> String {
    message(move || check_rows(&[info]))
}

fn message(check: impl FnOnce() + std::panic::UnwindSafe) -> String {
    let panic = std::panic::catch_unwind(check).expect_err("there is a mistake");
    panic.downcast_ref::<String>().cloned().unwrap_or_default()
}

#[test]
fn mistakes_in_signatures_are_named() {
    let of = |signature| mistake(OpInfo::new("t.op").sig(signature));
    assert_eq!(of("a: integer, b"), "t.op: no '->' in the signature 'a: integer, b'");
    assert_eq!(of("a: integer, b ->"), "t.op: no ':' in 'b'");
    assert_eq!(of("a: intger ->"), "t.op: unknown type or constraint 'intger'");
    assert_eq!(of("a: T -> r: shape(T)"), "t.op: unknown type function 'shape(T)'");
    assert_eq!(of("a: T -> r: i1(T"), "t.op: unknown type function 'i1(T'");
    assert_eq!(of("a b: T ->"), "t.op: invalid name 'a b'");
    assert_eq!(of("a: T, a: T ->"), "t.op: several groups of a name in 'a: T, a: T ->'");
    assert_eq!(of("a: T ->; T: intger"), "t.op: unknown constraint 'intger'");
    assert_eq!(of("a: T ->; V: integer"), "t.op: no value has the type variable in 'V: integer'");
    assert_eq!(of("a: T -> r: infer"), "t.op: no inference function for 'a: T -> r: infer'");
}

#[test]
fn mistakes_in_attributes_are_named() {
    let of = |attributes| mistake(OpInfo::new("t.op").attrs(attributes));
    assert_eq!(of("n: i64, flag"), "t.op: no ':' in 'flag'");
    assert_eq!(of("n: int"), "t.op: unknown attribute kind 'int'");
    assert_eq!(of("n: i64, n: i32"), "t.op: several attributes of a name in 'n: i64, n: i32'");
    assert_eq!(of("n: i64 = one"), "t.op: no value of the attribute's kind: 'one'");
    assert_eq!(of("s: string = x"), "t.op: no value of the attribute's kind: 'x'");
}

#[test]
fn mistakes_in_formats_are_named() {
    let of = |format| mistake(OpInfo::new("t.op").sig("a: i1 -> r: i1").attrs("n: i64").asm(format));
    assert_eq!(of("$b"), "t.op: the format names no operand or attribute '$b'");
    assert_eq!(of("$r"), "t.op: the format names no operand or attribute '$r'");
    assert_eq!(of("$a : type($n)"), "t.op: the format names no operand or result '$n'");
    assert_eq!(
        of("functional-type(operands)"),
        "t.op: invalid directive in the format 'functional-type(operands)'"
    );
    assert_eq!(of("list($n, $a)"), "t.op: invalid directive in the format 'list($n, $a)'");
    assert_eq!(of("{? $n"), "t.op: '{?' without '}' in the format '{? $n'");
    assert_eq!(of("$n }"), "t.op: unmatched '}' in the format '$n }'");
    assert_eq!(
        of("{? x }"),
        "t.op: nothing decides whether an optional part is present in the format '{? x }'"
    );
}
