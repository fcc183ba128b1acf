//! The index dialect: arithmetic on `index` with its own operations.

use crate::ir::{EnumInfo, EnumStorage, Op, OpParser, OpPrinter, OpState, ParseResult, Traits, TypeId, name};
use crate::ops;

const BINARY: &str = "lhs: index, rhs: index -> result: index";
const ASM: &str = "$lhs, $rhs attr-dict";
const PURE: Traits = Traits::PURE;
const COMMUTATIVE: Traits = Traits::PURE.and(Traits::COMMUTATIVE);
const CAST: &str = "input: signless-integer-or-index -> output: signless-integer-or-index";
const CAST_ASM: &str = "$input attr-dict : type($input) to type($output)";

ops! { "index" = super::table::index;
    /// Addition.
    ADD = "add".sig(BINARY).asm(ASM).with(COMMUTATIVE);
    /// Subtraction.
    SUB = "sub".sig(BINARY).asm(ASM).with(PURE);
    /// Multiplication.
    MUL = "mul".sig(BINARY).asm(ASM).with(COMMUTATIVE);
    /// Signed division, towards zero.
    DIVS = "divs".sig(BINARY).asm(ASM);
    /// Unsigned division.
    DIVU = "divu".sig(BINARY).asm(ASM);
    /// Signed division, rounded up.
    CEILDIVS = "ceildivs".sig(BINARY).asm(ASM);
    /// Unsigned division, rounded up.
    CEILDIVU = "ceildivu".sig(BINARY).asm(ASM);
    /// Signed division, rounded down.
    FLOORDIVS = "floordivs".sig(BINARY).asm(ASM);
    /// Signed remainder with the sign of the dividend.
    REMS = "rems".sig(BINARY).asm(ASM);
    /// Unsigned remainder.
    REMU = "remu".sig(BINARY).asm(ASM);
    /// Larger of two signed values.
    MAXS = "maxs".sig(BINARY).asm(ASM).with(COMMUTATIVE);
    /// Larger of two unsigned values.
    MAXU = "maxu".sig(BINARY).asm(ASM).with(COMMUTATIVE);
    /// Smaller of two signed values.
    MINS = "mins".sig(BINARY).asm(ASM).with(COMMUTATIVE);
    /// Smaller of two unsigned values.
    MINU = "minu".sig(BINARY).asm(ASM).with(COMMUTATIVE);
    /// Shift left.
    SHL = "shl".sig(BINARY).asm(ASM).with(PURE);
    /// Shift right, filling with the sign.
    SHRS = "shrs".sig(BINARY).asm(ASM).with(PURE);
    /// Shift right, filling with zeros.
    SHRU = "shru".sig(BINARY).asm(ASM).with(PURE);
    /// Bitwise and.
    AND = "and".sig(BINARY).asm(ASM).with(COMMUTATIVE);
    /// Bitwise or.
    OR = "or".sig(BINARY).asm(ASM).with(COMMUTATIVE);
    /// Bitwise exclusive or.
    XOR = "xor".sig(BINARY).asm(ASM).with(COMMUTATIVE);
    /// Conversion between index and integer, as signed.
    CASTS = "casts".sig(CAST).asm(CAST_ASM).with(PURE);
    /// Conversion between index and integer, as unsigned.
    CASTU = "castu".sig(CAST).asm(CAST_ASM).with(PURE);
    /// Comparison.
    CMP = "cmp".sig("lhs: index, rhs: index -> result: i1").attrs("pred: index.cmp_predicate").asm("$pred ($lhs, $rhs) attr-dict").with(PURE);
    /// Width of an index in bits.
    SIZEOF = "sizeof".sig("-> result: index").asm("attr-dict").with(PURE);
    /// An index constant.
    CONSTANT = "constant".sig("-> result: index").attrs("value: index").custom(parse_constant, print_constant).with(PURE.and(Traits::CONSTANT));
    /// A boolean constant.
    BOOL_CONSTANT = "bool.constant".sig("-> result: i1").attrs("value: i1").asm("attr-dict $value").with(PURE.and(Traits::CONSTANT));
}

/// Enum attributes.
pub const ENUMS: &[EnumInfo] = &[EnumInfo {
    name: "index.cmp_predicate",
    storage: EnumStorage::DialectWords,
    is_flags: false,
    cases: &[
        ("eq", 0),
        ("ne", 1),
        ("slt", 2),
        ("sle", 3),
        ("sgt", 4),
        ("sge", 5),
        ("ult", 6),
        ("ule", 7),
        ("ugt", 8),
        ("uge", 9),
    ],
}];

fn parse_constant(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    p.parse_attr_dict(&mut state.attrs)?;
    let value = p.parse_integer()?;
    let value = p.cx().int_attr(TypeId::INDEX, value);
    state.attr(name::VALUE, value);
    state.results.push(TypeId::INDEX);
    Ok(())
}

fn print_constant(p: &mut dyn OpPrinter, op: Op) {
    p.attr_dict(op, &[name::VALUE], false);
    p.text(" ");
    if let Some(value) = p.attr_of(op, name::VALUE) {
        p.attr_value(value);
    }
}
