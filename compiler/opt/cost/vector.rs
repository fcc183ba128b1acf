//! What can be done on vectors, and what it costs.

use target_lexicon::Architecture;

use crate::dialect::llvm::arith as a;
use crate::dialect::llvm::cast as c;
use crate::dialect::llvm::compare::{FCMP, ICMP};
use crate::dialect::llvm::intrinsic as i;
use crate::ir::{Op, TypeId, Value};
use crate::opt::analysis::access::Access;
use crate::opt::function::Function;
use crate::opt::remark::Missed;

/// Whether an operation has a form on vectors that does lane by lane what it does on numbers, and for which there are
/// instructions.
pub(crate) fn is_widened(f: &Function, op: Op) -> bool {
    let name = f.body.name(op);
    match name {
        a::AND | a::OR | a::XOR if is_bit(f, f.body.result(op, 0)) => {
            mask_size(f, f.body.result(op, 0), 0).is_some()
        }
        a::ADD
        | a::SUB
        | a::MUL
        | a::AND
        | a::OR
        | a::XOR
        | a::FADD
        | a::FSUB
        | a::FMUL
        | a::FDIV
        | a::FNEG => true,
        ICMP | FCMP => true,
        i::SMIN | i::SMAX | i::UMIN | i::UMAX | i::ABS | i::FABS | i::SQRT | i::FMULADD => true,
        i::SADD_SAT | i::SSUB_SAT | i::UADD_SAT | i::USUB_SAT => operand_size(f, op) <= 2,
        i::FMA => f.target.has_fma(),
        i::MINNUM | i::MAXNUM | i::MINIMUM | i::MAXIMUM | i::COPYSIGN => true,
        a::SELECT => has_mask(f, op),
        c::SEXT | c::ZEXT if is_bit(f, f.body.operands(op)[0]) => has_mask(f, op),
        a::SHL | a::LSHR | a::ASHR => true,
        i::FSHL | i::FSHR => f.constant_of(f.body.operands(op)[2]).is_some(),
        i::CTPOP | i::BSWAP | i::BITREVERSE => !is_riscv(f),
        i::CTLZ | i::CTTZ => !is_riscv(f) && operand_size(f, op) <= 4,
        c::SEXT | c::ZEXT | c::FPEXT | c::FPTRUNC => true,
        c::TRUNC => !is_bit(f, f.body.result(op, 0)),
        c::SITOFP | c::UITOFP => operand_size(f, op) <= 4 && !is_bit(f, f.body.operands(op)[0]),
        c::FPTOSI | c::FPTOUI => {
            let to = bytes(f, f.body.value_type(f.body.result(op, 0)));
            to <= 4 && !is_bit(f, f.body.result(op, 0)) && (operand_size(f, op) == 4 || !is_riscv(f))
        }
        _ => false,
    }
}

/// Whether fewer operations on whole registers are known to code generation.
fn is_riscv(f: &Function) -> bool {
    matches!(f.target.triple.architecture, Architecture::Riscv64(_))
}

fn operand_size(f: &Function, op: Op) -> i64 {
    bytes(f, f.body.value_type(f.body.operands(op)[0]))
}

fn is_bit(f: &Function, value: Value) -> bool {
    f.body.value_type(value) == TypeId::I1
}

/// Whether the first operand is made of comparisons of numbers of one size, so that it is there as a mask.
fn has_mask(f: &Function, op: Op) -> bool {
    mask_size(f, f.body.operands(op)[0], 0).is_some()
}

/// How many conditions are put together at most.
const MAX_CONDITIONS: u32 = 8;

/// The size of the numbers that are compared for a bit, if that is one size.
pub(crate) fn mask_size(f: &Function, bit: Value, depth: u32) -> Option<i64> {
    let op = f.body.defining_op(bit).filter(|_| depth < MAX_CONDITIONS)?;
    match f.body.name(op) {
        ICMP | FCMP => Some(operand_size(f, op)),
        a::AND | a::OR | a::XOR => {
            let size = |index: usize| mask_size(f, f.body.operands(op)[index], depth + 1);
            size(0).filter(|_| size(0) == size(1))
        }
        _ => None,
    }
}

/// What some iterations cost, in vectors and one after another; roughly, in instructions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Cost {
    pub(crate) vector: i64,
    pub(crate) scalar: i64,
}

/// Bytes of the registers that every target has.
pub(crate) const REGISTER: i64 = 16;

/// Size of a number in bytes.
pub(crate) fn bytes(f: &Function, ty: TypeId) -> i64 {
    match f.cx.int_width(ty) {
        Some(width) => i64::from(width.div_ceil(8)),
        None => f.cx.float_kind(ty).map_or(8, |kind| i64::from(kind.bits() / 8)),
    }
}

impl Cost {
    /// The same with some stores that have conditions, of numbers of so many bytes: a branch for each register and, where only
    /// some lanes store, for each lane; for numbers one by one, a branch.
    pub(crate) fn with_guards(self, guards: i64, size: i64, lanes: i64) -> Cost {
        Cost {
            vector: self.vector + guards * (4 * registers(size, lanes) + lanes),
            scalar: self.scalar + guards * 2 * lanes,
        }
    }

    /// The same with vectors of first-order recurrences, of numbers of so many bytes: two shuffles for each register.
    pub(crate) fn with_shuffles(self, recurrences: i64, size: i64, lanes: i64) -> Cost {
        Cost { vector: self.vector + recurrences * 2 * registers(size, lanes), ..self }
    }

    /// Whether vectors are clearly better.
    pub(crate) fn check(&self) -> Result<(), Missed> {
        let &Cost { vector, scalar } = self;
        if vector * 5 < scalar * 4 { Ok(()) } else { Err(Missed::Cost { vector, scalar }) }
    }
}

/// What an access costs that is done lane by lane. Bytes are put into their places by several instructions.
pub(crate) fn lane_by_lane(access: &Access, lanes: i64) -> i64 {
    lanes * if access.size == 1 { 4 } else { 2 }
}

/// How many registers numbers of so many bytes fill.
pub(crate) fn registers(size: i64, lanes: i64) -> i64 {
    (size * lanes / REGISTER).max(1)
}

/// The shuffles of a group of interleaved accesses.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shuffles {
    /// Elements from one iteration to the next.
    pub(crate) factor: i64,
    /// How many of them are accessed.
    pub(crate) members: i64,
    /// Bytes of each.
    pub(crate) size: i64,
    pub(crate) is_store: bool,
}

impl Shuffles {
    /// What those between as many registers as there are elements cost, as code generation does them; `None` if it has none.
    pub(crate) fn cost(self, has_byte_shuffles: bool) -> Option<i64> {
        let Shuffles { factor, members, size, is_store } = self;
        let made = if is_store { factor } else { members };
        Some(match size {
            8 => made,
            4 if factor == 2 || factor == 4 => made * factor / 2,
            4 => made * 3,
            _ if has_byte_shuffles => made * 2 * (factor - 1),
            _ if is_store && factor.count_ones() != 1 => return None,
            _ if is_store => factor * i64::from(factor.ilog2()),
            // Each round halves the distance between the elements of one access.
            _ => i64::from((REGISTER / size).ilog2()) * if factor % 2 == 0 { factor } else { 2 * factor },
        })
    }
}

/// What an operation on one register costs, of operands of so many bytes.
pub(crate) fn weight(f: &Function, op: Op, size: i64) -> i64 {
    let has_few = f.target.is_x86_64_without("sse4.1");
    match f.body.name(op) {
        a::FDIV | i::SQRT => 8,
        a::MUL if size == 8 => 6,
        a::MUL if size == 4 && has_few => 6,
        a::MUL if size == 1 => 12,
        a::SHL | a::LSHR | a::ASHR if f.constant_of(f.body.operands(op)[1]).is_none() => {
            shift_weight(f, size)
        }
        i::FSHL | i::FSHR => 4,
        i::CTPOP | i::CTLZ | i::CTTZ | i::BSWAP | i::BITREVERSE => bits_weight(f, op, size),
        c::FPTOUI => 6,
        c::UITOFP if size == 4 => 8,
        a::ASHR if size == 8 => 4,
        c::TRUNC => 2,
        // The sign in all bits, and two's complement by that.
        i::ABS if f.target.is_x86_64_without("ssse3") => 3,
        i::MINIMUM | i::MAXIMUM | i::MINNUM | i::MAXNUM => 4,
        // Numbers are compared, and chosen by a mask.
        i::SMIN | i::SMAX if size != 2 && has_few => 4,
        i::UMIN | i::UMAX if size != 1 && has_few => 4,
        _ => 1,
    }
}

/// What a shift costs of which each lane has its own amount: a product with a power of two, steps for each bit of the amount,
/// or one lane after another.
fn shift_weight(f: &Function, size: i64) -> i64 {
    match size {
        4 if is_x86_64(f) => 12,
        1 | 2 => 16,
        _ => 64 / size,
    }
}

/// What it costs to count or reverse the bits of lanes.
fn bits_weight(f: &Function, op: Op, size: i64) -> i64 {
    let doublings = i64::from(size.ilog2());
    let ones = match is_x86_64(f) {
        false => 1 + doublings,
        true if f.target.has_byte_shuffles() => 8 + 3 * doublings,
        true => 13 + 3 * doublings,
    };
    let swap = match size {
        1 => 0,
        _ if f.target.has_byte_shuffles() => 1,
        2 => 4,
        _ => 6,
    };
    match f.body.name(op) {
        i::CTLZ => ones + 3 * (3 + doublings),
        i::CTTZ => ones + 3,
        i::BSWAP => swap,
        i::BITREVERSE => 18 + swap,
        _ => ones,
    }
}

fn is_x86_64(f: &Function) -> bool {
    f.target.triple.architecture == Architecture::X86_64
}

/// What an operation on one number costs.
pub(crate) fn scalar_weight(f: &Function, op: Op) -> i64 {
    match f.body.name(op) {
        a::MUL | a::SHL | a::LSHR | a::ASHR | i::BSWAP | i::FSHL | i::FSHR => 1,
        i::CTPOP if f.target.is_x86_64_without("popcnt") => 14,
        i::CTPOP | i::CTLZ | i::CTTZ => 3,
        // It looks at the range.
        c::FPTOUI => 8,
        i::BITREVERSE if is_x86_64(f) => 20,
        i::BITREVERSE => 1,
        // It is part of what uses it.
        c::TRUNC => 0,
        c::UITOFP | i::SMIN | i::SMAX | i::UMIN | i::UMAX => 2,
        _ => weight(f, op, operand_size(f, op)),
    }
}
