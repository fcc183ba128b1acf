//! The arith dialect: integer, index and float arithmetic on scalars, vectors and tensors.

use crate::ir::{
    AttrData, Body, Context, EnumInfo, EnumStorage, NamedAttr, Op, OpParser, OpPrinter, OpState, ParseResult,
    Traits, TypeId, VerifyCx, name,
};
use crate::{accessors, ops};

use super::cast_rules::{ANY_WIDTH, Class, NARROWING, WIDENING, verify_bitcast, verify_cast, verify_shapes};
use super::llvm::compare::{FCMP_PREDICATE, ICMP_PREDICATE};

const INT: &str = "lhs: T, rhs: T -> result: T; T: signless-integer-like";
const INT_ASM: &str = "$lhs, $rhs attr-dict : type($result)";
const OVERFLOW_ATTRS: &str = "overflowFlags: arith.overflow = none";
const OVERFLOW_ASM: &str = "$lhs, $rhs {? overflow < $overflowFlags > } attr-dict : type($result)";
const EXACT_ASM: &str = "$lhs, $rhs {? exact $isExact } attr-dict : type($result)";
const FLOAT: &str = "lhs: T, rhs: T -> result: T; T: float-like";
const FLOAT_ATTRS: &str = "fastmath: arith.fastmath = none";
const FLOAT_ASM: &str = "$lhs, $rhs {? fastmath < $fastmath > } attr-dict : type($result)";
const HALVES: &str = "lhs: T, rhs: T -> low: T, high: T; T: signless-integer-like";
const HALVES_ASM: &str = "$lhs, $rhs attr-dict : type($lhs)";
const SCALING: &str = "in: float-like, scale: float-like -> out: float-like";
const CAST: &str = "in: any -> out: any";
const CAST_ASM: &str = "$in attr-dict : type($in) to type($out)";
const PURE: Traits = Traits::PURE;
const COMMUTATIVE: Traits = Traits::PURE.and(Traits::COMMUTATIVE);

ops! { "arith" = super::table::arith;
    /// An integer, index, float or dense constant.
    CONSTANT = "constant".sig("-> result: infer").attrs("value: any").infer(constant_type).custom(parse_constant, print_constant)
        .verify(verify_constant).with(PURE.and(Traits::CONSTANT));
    /// Wrapping addition; poison if it wraps in a way that `overflow` excludes.
    ADDI = "addi".sig(INT).attrs(OVERFLOW_ATTRS).asm(OVERFLOW_ASM).with(COMMUTATIVE);
    /// Wrapping subtraction.
    SUBI = "subi".sig(INT).attrs(OVERFLOW_ATTRS).asm(OVERFLOW_ASM).with(PURE);
    /// Wrapping multiplication.
    MULI = "muli".sig(INT).attrs(OVERFLOW_ATTRS).asm(OVERFLOW_ASM).with(COMMUTATIVE);
    /// Unsigned addition and an overflow flag.
    ADDUI_EXTENDED = "addui_extended".sig("lhs: T, rhs: T -> sum: T, overflow: i1(T); T: signless-integer-like")
        .asm("$lhs, $rhs attr-dict : type($sum), type($overflow)").with(COMMUTATIVE);
    /// Both halves of the signed product.
    MULSI_EXTENDED = "mulsi_extended".sig(HALVES).asm(HALVES_ASM).with(COMMUTATIVE);
    /// Both halves of the unsigned product.
    MULUI_EXTENDED = "mului_extended".sig(HALVES).asm(HALVES_ASM).with(COMMUTATIVE);
    /// Signed division, towards zero.
    DIVSI = "divsi".sig(INT).attrs("isExact: unit").asm(EXACT_ASM);
    /// Unsigned division.
    DIVUI = "divui".sig(INT).attrs("isExact: unit").asm(EXACT_ASM);
    /// Signed division, rounded up.
    CEILDIVSI = "ceildivsi".sig(INT).asm(INT_ASM);
    /// Unsigned division, rounded up.
    CEILDIVUI = "ceildivui".sig(INT).asm(INT_ASM);
    /// Signed division, rounded down.
    FLOORDIVSI = "floordivsi".sig(INT).asm(INT_ASM);
    /// Signed remainder with the sign of the dividend.
    REMSI = "remsi".sig(INT).asm(INT_ASM);
    /// Unsigned remainder.
    REMUI = "remui".sig(INT).asm(INT_ASM);
    /// Bitwise and.
    ANDI = "andi".sig(INT).asm(INT_ASM).with(COMMUTATIVE);
    /// Bitwise or.
    ORI = "ori".sig(INT).asm(INT_ASM).with(COMMUTATIVE);
    /// Bitwise exclusive or.
    XORI = "xori".sig(INT).asm(INT_ASM).with(COMMUTATIVE);
    /// Shift left.
    SHLI = "shli".sig(INT).attrs(OVERFLOW_ATTRS).asm(OVERFLOW_ASM).with(PURE);
    /// Shift right, filling with zeros.
    SHRUI = "shrui".sig(INT).attrs("isExact: unit").asm(EXACT_ASM).with(PURE);
    /// Shift right, filling with the sign.
    SHRSI = "shrsi".sig(INT).attrs("isExact: unit").asm(EXACT_ASM).with(PURE);
    /// Larger of two signed integers.
    MAXSI = "maxsi".sig(INT).asm(INT_ASM).with(COMMUTATIVE);
    /// Larger of two unsigned integers.
    MAXUI = "maxui".sig(INT).asm(INT_ASM).with(COMMUTATIVE);
    /// Smaller of two signed integers.
    MINSI = "minsi".sig(INT).asm(INT_ASM).with(COMMUTATIVE);
    /// Smaller of two unsigned integers.
    MINUI = "minui".sig(INT).asm(INT_ASM).with(COMMUTATIVE);
    /// Float addition.
    ADDF = "addf".sig(FLOAT).attrs(FLOAT_ATTRS).asm(FLOAT_ASM).with(COMMUTATIVE);
    /// Float subtraction.
    SUBF = "subf".sig(FLOAT).attrs(FLOAT_ATTRS).asm(FLOAT_ASM).with(PURE);
    /// Float multiplication.
    MULF = "mulf".sig(FLOAT).attrs(FLOAT_ATTRS).asm(FLOAT_ASM).with(COMMUTATIVE);
    /// Float division.
    DIVF = "divf".sig(FLOAT).attrs(FLOAT_ATTRS).asm(FLOAT_ASM).with(PURE);
    /// Float remainder, as C's `fmod`.
    REMF = "remf".sig(FLOAT).attrs(FLOAT_ATTRS).asm(FLOAT_ASM).with(PURE);
    /// Larger of two floats; NaN if either is NaN.
    MAXIMUMF = "maximumf".sig(FLOAT).attrs(FLOAT_ATTRS).asm(FLOAT_ASM).with(COMMUTATIVE);
    /// Smaller of two floats; NaN if either is NaN.
    MINIMUMF = "minimumf".sig(FLOAT).attrs(FLOAT_ATTRS).asm(FLOAT_ASM).with(COMMUTATIVE);
    /// Larger of two floats, ignoring NaNs.
    MAXNUMF = "maxnumf".sig(FLOAT).attrs(FLOAT_ATTRS).asm(FLOAT_ASM).with(COMMUTATIVE);
    /// Smaller of two floats, ignoring NaNs.
    MINNUMF = "minnumf".sig(FLOAT).attrs(FLOAT_ATTRS).asm(FLOAT_ASM).with(COMMUTATIVE);
    /// Negation of a float.
    NEGF = "negf".sig("operand: T -> result: T; T: float-like").attrs(FLOAT_ATTRS)
        .asm("$operand {? fastmath < $fastmath > } attr-dict : type($result)").with(PURE);
    /// Comparison of integers.
    CMPI = "cmpi".sig("lhs: T, rhs: T -> result: i1(T); T: signless-integer-like").attrs("predicate: arith.cmpi")
        .asm("$predicate, $lhs, $rhs attr-dict : type($lhs)").with(PURE);
    /// Comparison of floats.
    CMPF = "cmpf".sig("lhs: T, rhs: T -> result: i1(T); T: float-like").attrs("predicate: arith.cmpf, fastmath: arith.fastmath = none")
        .asm("$predicate, $lhs, $rhs {? fastmath < $fastmath > } attr-dict : type($lhs)").with(PURE);
    /// One of two values, selected by a condition.
    SELECT = "select".sig("condition: bool-like, true_value: T, false_value: T -> result: T; T: any")
        .custom(parse_select, print_select).with(PURE);
    /// Sign extension.
    EXTSI = "extsi".sig(CAST).asm(CAST_ASM).verify(verify_extension).with(PURE);
    /// Zero extension.
    EXTUI = "extui".sig(CAST).asm(CAST_ASM).verify(verify_extension).with(PURE);
    /// Truncation to the low bits.
    TRUNCI = "trunci".sig(CAST).attrs(OVERFLOW_ATTRS).asm("$in {? overflow < $overflowFlags > } attr-dict : type($in) to type($out)")
        .verify(verify_trunci).with(PURE);
    /// Float to a wider format.
    EXTF = "extf".sig(CAST).attrs("fastmath?: arith.fastmath").asm("$in {? fastmath < $fastmath > } attr-dict : type($in) to type($out)")
        .verify(verify_extf).with(PURE);
    /// Float to a narrower format.
    TRUNCF = "truncf".sig(CAST).attrs("roundingmode?: arith.roundingmode, fastmath?: arith.fastmath")
        .asm("$in {? $roundingmode } {? fastmath < $fastmath > } attr-dict : type($in) to type($out)").verify(verify_truncf).with(PURE);
    /// Float to a wider format, multiplied by a power of two.
    SCALING_EXTF = "scaling_extf".sig(SCALING).attrs("fastmath?: arith.fastmath")
        .asm("$in, $scale {? fastmath < $fastmath > } attr-dict : type($in), type($scale) to type($out)").verify(verify_extf).with(PURE);
    /// Float to a narrower format, divided by a power of two.
    SCALING_TRUNCF = "scaling_truncf".sig(SCALING).attrs("roundingmode?: arith.roundingmode, fastmath?: arith.fastmath")
        .asm("$in, $scale {? $roundingmode } {? fastmath < $fastmath > } attr-dict : type($in), type($scale) to type($out)").verify(verify_truncf).with(PURE);
    /// Signed integer to float.
    SITOFP = "sitofp".sig(CAST).asm(CAST_ASM).verify(verify_int_to_float).with(PURE);
    /// Unsigned integer to float.
    UITOFP = "uitofp".sig(CAST).asm(CAST_ASM).verify(verify_int_to_float).with(PURE);
    /// Float to signed integer, towards zero.
    FPTOSI = "fptosi".sig(CAST).asm(CAST_ASM).verify(verify_float_to_int).with(PURE);
    /// Float to unsigned integer, towards zero.
    FPTOUI = "fptoui".sig(CAST).asm(CAST_ASM).verify(verify_float_to_int).with(PURE);
    /// Conversion between index and integers, as signed.
    INDEX_CAST = "index_cast".sig("in: index-castable -> out: index-castable").asm(CAST_ASM).verify(verify_shapes).with(PURE);
    /// Conversion between index and integers, as unsigned.
    INDEX_CASTUI = "index_castui".sig("in: index-castable -> out: index-castable").asm(CAST_ASM).verify(verify_shapes).with(PURE);
    /// Bitcast to another type.
    BITCAST = "bitcast".sig(CAST).asm(CAST_ASM).verify(verify_bits).with(PURE);
}

accessors! {
    Select for SELECT: condition, true_value, false_value;
}

/// The keywords of `arith::AtomicRMWKind`, which several dialects use in attributes of their own.
pub const RMW_KIND_CASES: &[(&str, i64)] = &[
    ("addf", 0),
    ("addi", 1),
    ("andi", 2),
    ("assign", 3),
    ("maximumf", 4),
    ("maxnumf", 5),
    ("maxs", 6),
    ("maxu", 7),
    ("minimumf", 8),
    ("minnumf", 9),
    ("mins", 10),
    ("minu", 11),
    ("mulf", 12),
    ("muli", 13),
    ("ori", 14),
    ("xori", 15),
];

/// The kinds of atomic read-modify-write operations and reductions.
pub const RMW_KIND: EnumInfo =
    EnumInfo { name: "arith.rmw_kind", storage: EnumStorage::I64, is_flags: false, cases: RMW_KIND_CASES };

/// Enum attributes.
pub const ENUMS: &[EnumInfo] = &[
    EnumInfo {
        name: "arith.overflow",
        storage: EnumStorage::Dialect,
        is_flags: true,
        cases: super::llvm::arith::OVERFLOW.cases,
    },
    EnumInfo {
        name: "arith.fastmath",
        storage: EnumStorage::DialectTight,
        is_flags: true,
        cases: &[
            ("none", 0),
            ("reassoc", 1),
            ("nnan", 2),
            ("ninf", 4),
            ("nsz", 8),
            ("arcp", 16),
            ("contract", 32),
            ("afn", 64),
            ("fast", 127),
        ],
    },
    EnumInfo { name: "arith.cmpi", ..ICMP_PREDICATE },
    EnumInfo {
        name: "arith.roundingmode",
        storage: EnumStorage::I32,
        is_flags: false,
        cases: &[
            ("to_nearest_even", 0),
            ("downward", 1),
            ("upward", 2),
            ("toward_zero", 3),
            ("to_nearest_away", 4),
        ],
    },
    RMW_KIND,
    EnumInfo {
        name: "arith.cmpf",
        cases: &[
            ("false", 0),
            ("oeq", 1),
            ("ogt", 2),
            ("oge", 3),
            ("olt", 4),
            ("ole", 5),
            ("one", 6),
            ("ord", 7),
            ("ueq", 8),
            ("ugt", 9),
            ("uge", 10),
            ("ult", 11),
            ("ule", 12),
            ("une", 13),
            ("uno", 14),
            ("true", 15),
        ],
        ..FCMP_PREDICATE
    },
];

/// Returns the type of a constant's `value` attribute; `None` if it has no type or is a string.
pub fn attr_type(cx: &Context, attrs: &[NamedAttr]) -> Option<TypeId> {
    let value = attrs.iter().find(|attr| attr.0 == name::VALUE)?.1;
    cx.attr_type(value).filter(|_| !matches!(cx.attr_data(value), AttrData::TypedString { .. }))
}

fn constant_type(cx: &mut Context, _: &[TypeId], attrs: &[NamedAttr]) -> Result<TypeId, String> {
    attr_type(cx, attrs).ok_or_else(|| "requires 'value' to be a typed attribute".to_string())
}

fn verify_constant(view: &VerifyCx, op: Op) -> Result<(), String> {
    let attrs = view.cx.dict_entries(view.body.attrs(op));
    match attr_type(view.cx, attrs) {
        Some(ty) if view.result_types(op) == [ty] => Ok(()),
        Some(ty) => Err(format!(
            "failed to verify that all of {{value, result}} have same type: '{}' is not '{}'",
            view.cx.type_text(ty),
            view.cx.type_text(view.result_types(op)[0])
        )),
        None => Err("value must be an integer, float, or elements attribute".to_string()),
    }
}

fn parse_constant(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    p.parse_attr_dict(&mut state.attrs)?;
    let offset = p.offset();
    let value = p.parse_attr(None)?;
    state.attr(name::VALUE, value);
    match attr_type(p.cx(), &state.attrs) {
        Some(ty) => {
            state.results.push(ty);
            Ok(())
        }
        None => Err(p.error(offset, "value must be an integer, float, or elements attribute".to_string())),
    }
}

fn print_constant(p: &mut dyn OpPrinter, op: Op) {
    p.attr_dict(op, &[name::VALUE], false);
    p.text(" ");
    if let Some(value) = p.attr_of(op, name::VALUE) {
        p.attr(value);
    }
}

/// Returns true if an operation selects one of two values as a whole: its condition is no vector or tensor.
pub fn selects_whole(cx: &Context, body: &Body, op: Op) -> bool {
    body.name(op) == SELECT && cx.int_width(body.value_type(body.operands(op)[0])) == Some(1)
}

/// Parses `arith.select %c, %a, %b : type`; the type of the condition precedes it unless it is `i1`.
fn parse_select(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let operands = p.comma_list(|p| p.parse_operand())?;
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    let first = p.parse_type()?;
    let (condition, ty) = if p.eat(",") { (first, p.parse_type()?) } else { (TypeId::I1, first) };
    state.operands = p.resolve_all(&operands, &[condition, ty, ty])?;
    state.results.push(ty);
    Ok(())
}

fn print_select(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    let (condition, ty) = (p.body().value_type(operands[0]), p.body().value_type(operands[1]));
    p.text(" ");
    p.values(&operands);
    p.attr_dict(op, &[], false);
    p.text(" : ");
    if condition != TypeId::I1 {
        p.ty(condition);
        p.text(", ");
    }
    p.ty(ty);
}

fn verify_extension(view: &VerifyCx, op: Op) -> Result<(), String> {
    verify_cast(view, op, Class::Integer, Class::Integer, WIDENING)
}

fn verify_trunci(view: &VerifyCx, op: Op) -> Result<(), String> {
    verify_cast(view, op, Class::Integer, Class::Integer, NARROWING)
}

fn verify_extf(view: &VerifyCx, op: Op) -> Result<(), String> {
    verify_cast(view, op, Class::Float, Class::Float, WIDENING)
}

fn verify_truncf(view: &VerifyCx, op: Op) -> Result<(), String> {
    verify_cast(view, op, Class::Float, Class::Float, NARROWING)
}

fn verify_int_to_float(view: &VerifyCx, op: Op) -> Result<(), String> {
    verify_cast(view, op, Class::Integer, Class::Float, ANY_WIDTH)
}

fn verify_float_to_int(view: &VerifyCx, op: Op) -> Result<(), String> {
    verify_cast(view, op, Class::Float, Class::Integer, ANY_WIDTH)
}

fn verify_bits(view: &VerifyCx, op: Op) -> Result<(), String> {
    verify_shapes(view, op)?;
    verify_bitcast(view, op)
}
