//! The CHLO dialect: functions of tensors beside those of StableHLO, as JAX exports them.

use crate::dialect::region_syntax::parse_types;
use crate::ir::{Op, OpParser, OpPrinter, OpState, ParseResult, Traits, TypeId, VerifyCx};
use crate::ops;

use super::stablehlo::parameter::int;

const UNARY: &str = "operand: tensor -> result: tensor";
const ARROW: &str = "operands attr-dict : type($operand) -> type($result)";
const PURE: Traits = Traits::PURE;

ops! { "chlo" = super::table::chlo;
    /// Arc cosines.
    ACOS = "acos".sig(UNARY).asm(ARROW).with(PURE);
    /// Inverse hyperbolic cosines.
    ACOSH = "acosh".sig(UNARY).asm(ARROW).with(PURE);
    /// Arc sines.
    ASIN = "asin".sig(UNARY).asm(ARROW).with(PURE);
    /// Inverse hyperbolic sines.
    ASINH = "asinh".sig(UNARY).asm(ARROW).with(PURE);
    /// Arc tangents.
    ATAN = "atan".sig(UNARY).asm(ARROW).with(PURE);
    /// Inverse hyperbolic tangents.
    ATANH = "atanh".sig(UNARY).asm(ARROW).with(PURE);
    /// Hyperbolic cosines.
    COSH = "cosh".sig(UNARY).asm(ARROW).with(PURE);
    /// Logarithmic derivatives of the gamma function.
    DIGAMMA = "digamma".sig(UNARY).asm(ARROW).with(PURE);
    /// Error function.
    ERF = "erf".sig(UNARY).asm(ARROW).with(PURE);
    /// Inverse error function.
    ERF_INV = "erf_inv".sig(UNARY).asm(ARROW).with(PURE);
    /// Complementary error function.
    ERFC = "erfc".sig(UNARY).asm(ARROW).with(PURE);
    /// Logarithms of the gamma function.
    LGAMMA = "lgamma".sig(UNARY).asm(ARROW).with(PURE);
    /// Hyperbolic sines.
    SINH = "sinh".sig(UNARY).asm(ARROW).with(PURE);
    /// Squares.
    SQUARE = "square".sig(UNARY).asm(ARROW).with(PURE);
    /// Tangents.
    TAN = "tan".sig(UNARY).asm(ARROW).with(PURE);
    /// Tests for infinities.
    IS_INF = "is_inf".sig(UNARY).asm(ARROW).with(PURE);
    /// Scaled modified Bessel function of order 1.
    BESSEL_I1E = "bessel_i1e".sig(UNARY).asm(ARROW).with(PURE);
    /// The next float in the direction of another one.
    NEXT_AFTER = "next_after".sig("x: tensor, y: tensor -> result: tensor").asm("operands attr-dict : type($x) , type($y) -> type($result)").with(PURE);
    /// The largest elements of the last dimension, and their positions.
    TOP_K = "top_k".sig("operand: tensor -> values: tensor, indices: tensor").attrs("k: i64").custom(parse_top_k, print_top_k).verify(verify_top_k).with(PURE);
}

/// Parses `(%a, k = 3) : type -> (types)`.
fn parse_top_k(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    p.expect("(")?;
    let operand = p.parse_operand()?;
    for token in [",", "k", "="] {
        p.expect(token)?;
    }
    let count = p.parse_integer()?;
    p.expect(")")?;
    let count = p.cx().int_attr(TypeId::I64, count);
    let name = p.cx().name("k");
    state.attr(name, count);
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    let ty = p.parse_type()?;
    p.expect("->")?;
    state.results = parse_types(p)?;
    state.operands = p.resolve_all(&[operand], &[ty])?;
    Ok(())
}

fn print_top_k(p: &mut dyn OpPrinter, op: Op) {
    let operand = p.body().operands(op)[0];
    let count = int(p.cx(), p.body(), op, "k").unwrap_or(0);
    let ty = p.body().value_type(operand);
    let results = crate::dialect::region_syntax::result_types(p, op);
    p.text("(");
    p.value(operand);
    p.text(&format!(", k = {count})"));
    let hidden: Vec<_> = p.cx().find_name("k").into_iter().collect();
    p.attr_dict(op, &hidden, false);
    p.text(" : ");
    p.ty(ty);
    p.arrow_types(&results);
}

fn verify_top_k(view: &VerifyCx, op: Op) -> Result<(), String> {
    let shape = view.operand_type(op, 0).and_then(|ty| super::tensor::shape(view.cx, ty));
    let count = int(view.cx, view.body, op, "k").unwrap_or(-1);
    match shape.and_then(<[i64]>::last) {
        Some(&size) if count < 0 || (size >= 0 && count > size) => {
            Err(format!("requires 'k' between 0 and {size}, found {count}"))
        }
        Some(_) => Ok(()),
        None => Err("requires a tensor with a last dimension".to_string()),
    }
}
