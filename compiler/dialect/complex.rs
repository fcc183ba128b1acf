//! The complex dialect: numbers with a real and an imaginary part.

use crate::ir::{
    AttrData, Context, Op, OpParser, OpPrinter, OpState, Operand, ParseResult, Traits, TypeData, TypeId,
    VerifyCx, name,
};
use crate::ops;

const FASTMATH: &str = "fastmath: arith.fastmath = none";
const BINARY: &str = "lhs: T, rhs: T -> result: T; T: complex-float";
const BINARY_ASM: &str = "$lhs, $rhs {? fastmath < $fastmath > } attr-dict : type($result)";
const UNARY: &str = "complex: T -> result: T; T: complex-float";
const PART: &str = "complex: T -> result: elem(T); T: complex-float";
const UNARY_ASM: &str = "$complex {? fastmath < $fastmath > } attr-dict : type($complex)";
const COMPARE: &str = "lhs: T, rhs: T -> result: i1; T: complex-float";
const COMPARE_ASM: &str = "$lhs, $rhs attr-dict : type($lhs)";
const PURE: Traits = Traits::PURE;

ops! { "complex" = super::table::complex;
    /// Absolute value.
    ABS = "abs".sig(PART).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Addition.
    ADD = "add".sig(BINARY).attrs(FASTMATH).asm(BINARY_ASM).with(PURE);
    /// Argument: the angle to the real axis.
    ANGLE = "angle".sig(PART).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Arc tangent of a quotient.
    ATAN2 = "atan2".sig(BINARY).attrs(FASTMATH).asm(BINARY_ASM).with(PURE);
    /// Bitcast between a complex number and an integer or float.
    BITCAST = "bitcast".sig("operand: any -> result: any").asm("$operand attr-dict : type($operand) to type($result)")
        .verify(verify_bitcast).with(PURE);
    /// Complex conjugate.
    CONJ = "conj".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// A constant, as the array of its parts.
    CONSTANT = "constant".sig("-> complex: complex").attrs("value: array").asm("$value attr-dict : type($complex)")
        .verify(verify_constant).with(PURE.and(Traits::CONSTANT));
    /// Cosine.
    COS = "cos".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// The complex number with the given real and imaginary parts.
    CREATE = "create".sig("real: elem(T), imaginary: elem(T) -> complex: T; T: complex-float").custom(parse_create, print_create)
        .verify(verify_create).with(PURE);
    /// Division.
    DIV = "div".sig(BINARY).attrs(FASTMATH).asm(BINARY_ASM).with(PURE);
    /// Tests two numbers for equality.
    EQ = "eq".sig(COMPARE).asm(COMPARE_ASM).with(PURE);
    /// Natural exponential.
    EXP = "exp".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Natural exponential minus one.
    EXPM1 = "expm1".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Imaginary part.
    IM = "im".sig(PART).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Natural logarithm.
    LOG = "log".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Natural logarithm of one plus the operand.
    LOG1P = "log1p".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Multiplication.
    MUL = "mul".sig(BINARY).attrs(FASTMATH).asm(BINARY_ASM).with(PURE);
    /// Negation.
    NEG = "neg".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Tests two numbers for inequality.
    NEQ = "neq".sig(COMPARE).asm(COMPARE_ASM).with(PURE);
    /// Power.
    POW = "pow".sig(BINARY).attrs(FASTMATH).asm(BINARY_ASM).with(PURE);
    /// Power with an integer exponent.
    POWI = "powi".sig("lhs: T, rhs: E -> result: T; T: complex-float, E: llvm-integer").attrs("fastmath?: arith.fastmath")
        .asm("$lhs, $rhs {? fastmath < $fastmath > } attr-dict : type($result), type($rhs)").with(PURE);
    /// Real part.
    RE = "re".sig(PART).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Reciprocal of the square root.
    RSQRT = "rsqrt".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// The number of absolute value one with the same argument; zero for zero.
    SIGN = "sign".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Sine.
    SIN = "sin".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Square root.
    SQRT = "sqrt".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Subtraction.
    SUB = "sub".sig(BINARY).attrs(FASTMATH).asm(BINARY_ASM).with(PURE);
    /// Tangent.
    TAN = "tan".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Hyperbolic tangent.
    TANH = "tanh".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
}

/// Returns the element type of a complex type.
pub fn element(cx: &Context, ty: TypeId) -> Option<TypeId> {
    match cx.type_data(ty) {
        TypeData::Complex(element) => Some(*element),
        _ => None,
    }
}

/// Parses `%re, %im : complex-type`.
fn parse_create(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let parts: Vec<Operand> = p.comma_list(|p| p.parse_operand())?;
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    let offset = p.offset();
    let ty = p.parse_type()?;
    let Some(element) = element(p.cx(), ty) else {
        return Err(p.error(offset, "invalid kind of type specified: expected a complex type".to_string()));
    };
    state.operands = p.resolve_all(&parts, &[element; 2])?;
    state.results.push(ty);
    Ok(())
}

fn print_create(p: &mut dyn OpPrinter, op: Op) {
    let parts = p.body().operands(op).to_vec();
    p.text(" ");
    p.values(&parts);
    p.attr_dict(op, &[], false);
    p.text(" : ");
    p.ty(p.body().value_type(p.body().result(op, 0)));
}

fn verify_create(view: &VerifyCx, op: Op) -> Result<(), String> {
    let element = view.result_types(op).first().and_then(|&ty| element(view.cx, ty));
    match [view.operand_type(op, 0), view.operand_type(op, 1)] {
        [real, _] if real != element => {
            Err("failed to verify that complex element type matches real operand type".to_string())
        }
        [_, imaginary] if imaginary != element => {
            Err("failed to verify that complex element type matches imaginary operand type".to_string())
        }
        _ => Ok(()),
    }
}

fn verify_constant(view: &VerifyCx, op: Op) -> Result<(), String> {
    let value = view.attr(op, name::VALUE).map(|attr| view.cx.attr_data(attr));
    let Some(AttrData::Array(parts)) = value else { return Ok(()) };
    let &[real, imaginary] = &**parts else {
        return Err(
            "requires 'value' to be a complex constant, represented as array of two values".to_string()
        );
    };
    let part_type = |attr| match view.cx.attr_data(attr) {
        AttrData::Float { ty, .. } | AttrData::Integer { ty, .. } => Some(*ty),
        _ => None,
    };
    let (Some(real), Some(imaginary)) = (part_type(real), part_type(imaginary)) else {
        return Err("requires attribute's elements to be float or integer attributes".to_string());
    };
    let Some(element) = view.result_types(op).first().and_then(|&ty| element(view.cx, ty)) else {
        return Ok(());
    };
    if [real, imaginary] != [element; 2] {
        return Err(format!(
            "requires attribute's element types ('{}', '{}') to match the element type of the op's return type ('{}')",
            view.cx.type_text(real),
            view.cx.type_text(imaginary),
            view.cx.type_text(element)
        ));
    }
    Ok(())
}

/// Returns whether an integer, float or complex type is complex, and its width in bits.
fn bits(cx: &Context, ty: TypeId) -> Option<(bool, u32)> {
    match cx.type_data(ty) {
        TypeData::Integer { width, .. } => Some((false, *width)),
        TypeData::Float(kind) => Some((false, kind.bits())),
        TypeData::Complex(element) => Some((true, bits(cx, *element)?.1.checked_mul(2)?)),
        _ => None,
    }
}

fn verify_bitcast(view: &VerifyCx, op: Op) -> Result<(), String> {
    let (Some(from), Some(&to)) = (view.operand_type(op, 0), view.result_types(op).first()) else {
        return Ok(());
    };
    if from == to {
        return Ok(());
    }
    match (bits(view.cx, from), bits(view.cx, to)) {
        (None, _) => Err("operand must be int/float/complex".to_string()),
        (_, None) => Err("result must be int/float/complex".to_string()),
        (Some((a, _)), Some((b, _))) if a == b => {
            Err("requires that either input or output has a complex type".to_string())
        }
        (Some((_, a)), Some((_, b))) if a != b => Err("casting bitwidths do not match".to_string()),
        _ => Ok(()),
    }
}
