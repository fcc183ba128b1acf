//! What can be done on vectors, and what it costs.

use crate::dialect::llvm::arith as a;
use crate::dialect::llvm::cast as c;
use crate::dialect::llvm::compare::{FCMP, ICMP};
use crate::dialect::llvm::intrinsic as i;
use crate::ir::{Op, TypeId};

use super::super::access::{Access, Stride};
use super::super::function::Function;
use super::super::loops::CountedLoop;
use super::plan::{Needed, bytes};

/// Whether an operation has a form on vectors that does lane by lane what it does on numbers.
pub(super) fn is_widened(f: &Function, op: Op) -> bool {
    let name = f.body.name(op);
    let is_arithmetic = [
        a::ADD,
        a::SUB,
        a::MUL,
        a::AND,
        a::OR,
        a::XOR,
        a::FADD,
        a::FSUB,
        a::FMUL,
        a::FDIV,
        a::FNEG,
        a::SELECT,
        ICMP,
        FCMP,
    ]
    .contains(&name);
    let is_intrinsic = [
        i::SMIN,
        i::SMAX,
        i::UMIN,
        i::UMAX,
        i::ABS,
        i::FABS,
        i::SQRT,
        i::CEIL,
        i::FLOOR,
        i::FTRUNC,
        i::ROUNDEVEN,
        i::RINT,
        i::NEARBYINT,
        i::COPYSIGN,
        i::MINNUM,
        i::MAXNUM,
        i::MINIMUM,
        i::MAXIMUM,
        i::FMULADD,
    ]
    .contains(&name);
    let is_cast = [c::SITOFP, c::BITCAST].contains(&name);
    (is_arithmetic || is_intrinsic || is_cast) && have_one_size(f, op)
}

/// Whether all numbers that an operation takes and makes are of one size: lanes of another size are in other registers.
fn have_one_size(f: &Function, op: Op) -> bool {
    let operands = f.body.operands(op).iter().map(|&operand| f.body.value_type(operand));
    let results = f.body.results(op).map(|result| f.body.value_type(result));
    let mut sizes = operands.chain(results).filter(|&ty| ty != TypeId::I1).map(|ty| bytes(f, ty));
    let Some(first) = sizes.next() else { return false };
    sizes.all(|size| size == first)
}

/// What some iterations cost, in vectors and one after another; roughly, in instructions.
#[derive(Debug)]
pub(super) struct Cost {
    vector: i64,
    scalar: i64,
}

/// Bytes of the registers that every target has.
const REGISTER: i64 = 16;

impl Cost {
    pub(super) fn of(
        f: &Function,
        _l: &CountedLoop,
        needed: &Needed,
        accesses: &[Access],
        lanes: i64,
    ) -> Cost {
        let mut cost = Cost { vector: 2, scalar: 2 * lanes };
        for &op in &needed.ops {
            let ty = f.body.value_type(f.body.operands(op)[0]);
            let each = weight(f, op);
            cost.vector += each * registers(bytes(f, ty), lanes);
            cost.scalar += lanes * if each > 4 { each } else { 1 };
        }
        for access in accesses {
            let each = match access.stride {
                Stride::Bytes(0) => 2,
                _ if access.is_contiguous() => registers(access.size, lanes),
                Stride::Bytes(stride) if stride == -access.size => 3 * registers(access.size, lanes),
                _ => 2 * lanes,
            };
            cost.vector += each;
            cost.scalar += lanes;
        }
        cost
    }

    /// Whether vectors are clearly better.
    pub(super) fn is_good(&self) -> bool {
        self.vector * 5 < self.scalar * 4
    }
}

fn registers(size: i64, lanes: i64) -> i64 {
    (size * lanes / REGISTER).max(1)
}

/// What an operation on one register costs.
fn weight(f: &Function, op: Op) -> i64 {
    let size = bytes(f, f.body.value_type(f.body.operands(op)[0]));
    match f.body.name(op) {
        a::FDIV | i::SQRT => 8,
        a::MUL if size == 8 => 6,
        a::MUL if size == 1 => 12,
        i::MINIMUM | i::MAXIMUM | i::MINNUM | i::MAXNUM => 4,
        _ => 1,
    }
}
