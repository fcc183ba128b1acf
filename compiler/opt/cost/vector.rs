//! Legality and cost of vector operations. The costs are instructions, roughly, of code generation for vectors of 128
//! bits; wider vectors are split.

use target_lexicon::Architecture;

use crate::dialect::llvm::arith as a;
use crate::dialect::llvm::cast as c;
use crate::dialect::llvm::compare::{FCMP, ICMP};
use crate::dialect::llvm::intrinsic as i;
use crate::ir::{Op, Traits, TypeId, Value};
use crate::opt::analysis::access::Access;
use crate::opt::function::Function;
use crate::opt::math;
use crate::opt::remark::Missed;

/// Returns true if the target has instructions for a lane-wise vector form of an operation.
pub(crate) fn has_vector_form(f: &Function, op: Op) -> bool {
    if let Some(function) = f.math_function(op) {
        return f.progress.vector_library.has(function, f.target.has_fma());
    }
    let name = f.body.name(op);
    match name {
        a::AND | a::OR | a::XOR if is_bit(f, f.body.result(op, 0)) => {
            mask_size(f, f.body.result(op, 0), 0).is_some()
        }
        c::SEXT | c::ZEXT if is_bit(f, c::Cast(op).arg(f.body)) => has_mask(f, op),
        a::SELECT => has_mask(f, op),
        i::SADD_SAT | i::SSUB_SAT | i::UADD_SAT | i::USUB_SAT => operand_size(f, op) <= 2,
        i::FMA => f.target.has_fma(),
        i::FSHL | i::FSHR => f.constant_of(i::FunnelShift(op).c(f.body)).is_some(),
        i::CTPOP | i::BSWAP | i::BITREVERSE => !is_riscv(f),
        i::CTLZ | i::CTTZ => !is_riscv(f) && operand_size(f, op) <= 4,
        c::TRUNC => !is_bit(f, f.body.result(op, 0)),
        c::SITOFP | c::UITOFP => operand_size(f, op) <= 4 && !is_bit(f, c::Cast(op).arg(f.body)),
        c::FPTOSI | c::FPTOUI => {
            let to = bytes(f, f.body.value_type(f.body.result(op, 0)));
            to <= 4 && !is_bit(f, f.body.result(op, 0)) && (operand_size(f, op) == 4 || !is_riscv(f))
        }
        _ => f.cx.has_traits(name, Traits::VECTOR_FORM),
    }
}

/// Returns true for RISC-V, for which code generation has fewer vector operations.
fn is_riscv(f: &Function) -> bool {
    matches!(f.target.triple.architecture, Architecture::Riscv64(_))
}

fn operand_size(f: &Function, op: Op) -> i64 {
    bytes(f, f.body.value_type(f.body.operands(op)[0]))
}

fn is_bit(f: &Function, value: Value) -> bool {
    f.body.value_type(value) == TypeId::I1
}

/// Returns true if the first operand is a condition that is computed as a mask.
fn has_mask(f: &Function, op: Op) -> bool {
    mask_size(f, f.body.operands(op)[0], 0).is_some()
}

/// Depth limit of conditions.
const MAX_CONDITIONS: u32 = 8;

/// The size in bytes of the lanes of a mask: that of the smallest operands of the comparisons in the condition. `None`
/// if the condition is no combination of comparisons.
pub(crate) fn mask_size(f: &Function, bit: Value, depth: u32) -> Option<i64> {
    let op = f.body.defining_op(bit).filter(|_| depth < MAX_CONDITIONS)?;
    match f.body.name(op) {
        ICMP | FCMP => Some(operand_size(f, op)),
        a::AND | a::OR | a::XOR => {
            let [lhs, rhs] = a::Binary(op).operands(f.body).map(|side| mask_size(f, side, depth + 1));
            Some(lhs?.min(rhs?))
        }
        _ => None,
    }
}

/// The cost of some iterations in vector code and in scalar code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Cost {
    pub(crate) vector: i64,
    pub(crate) scalar: i64,
}

/// The size in bytes of the smallest vector register, which all targets have. [`Target::register_bytes`] is the size of the
/// largest.
pub(crate) const REGISTER: i64 = 16;

/// The size of a scalar in bytes.
pub(crate) fn bytes(f: &Function, ty: TypeId) -> i64 {
    match f.cx.int_width(ty) {
        Some(width) => i64::from(width.div_ceil(8)),
        None => f.cx.float_kind(ty).map_or(8, |kind| i64::from(kind.bits() / 8)),
    }
}

impl Cost {
    /// Adds masked stores of scalars of these sizes in bytes. Without an instruction for them, vector code branches for each
    /// register, and for each lane if some lanes are inactive; scalar code branches once per iteration.
    pub(crate) fn with_guards(self, f: &Function, sizes: &[i64], lanes: i64) -> Cost {
        let store = |&size: &i64| match has_masked_store(f, size) {
            true if f.target.has_slow_masked_stores() => 8 * registers(f, size, lanes),
            true => 2 * registers(f, size, lanes),
            false => 4 * parts(size, lanes) + lanes,
        };
        Cost {
            vector: self.vector + sizes.iter().map(store).sum::<i64>(),
            scalar: self.scalar + sizes.len() as i64 * 2 * lanes,
        }
    }

    /// Adds first-order recurrences of scalars of `size` bytes: two shuffles for each register.
    pub(crate) fn with_shuffles(self, recurrences: i64, size: i64, lanes: i64) -> Cost {
        Cost { vector: self.vector + recurrences * 2 * parts(size, lanes), ..self }
    }

    /// Succeeds if the cost of vector code is below four fifths of that of scalar code.
    pub(crate) fn check(&self) -> Result<(), Missed> {
        let &Cost { vector, scalar } = self;
        if vector * 5 < scalar * 4 { Ok(()) } else { Err(Missed::Cost { vector, scalar }) }
    }
}

/// Returns true if an instruction stores scalars of `size` bytes under a mask.
pub(crate) fn has_masked_store(f: &Function, size: i64) -> bool {
    f.target.masked_access_bytes().is_some_and(|least| size as u64 >= least)
}

/// The cost of a scalarized access. The insertion of a byte takes several instructions.
pub(crate) fn lane_by_lane(access: &Access, lanes: i64) -> i64 {
    lanes * if access.size == 1 { 4 } else { 2 }
}

/// The number of the target's registers of `lanes` scalars of `size` bytes.
pub(crate) fn registers(f: &Function, size: i64, lanes: i64) -> i64 {
    (size * lanes / f.target.register_bytes()).max(1)
}

/// The number of 128-bit vectors of `lanes` scalars of `size` bytes. Shuffles have no wider instructions.
pub(crate) fn parts(size: i64, lanes: i64) -> i64 {
    (size * lanes / REGISTER).max(1)
}

/// The shuffles of an interleaved access group.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shuffles {
    /// The interleave factor: the stride in elements.
    pub(crate) factor: i64,
    /// The number of accessed members.
    pub(crate) members: i64,
    /// The size of an element in bytes.
    pub(crate) size: i64,
    pub(crate) is_store: bool,
}

impl Shuffles {
    /// The cost of shuffles between `factor` registers; `None` if code generation has none.
    pub(crate) fn cost(self, has_byte_shuffles: bool) -> Option<i64> {
        let Shuffles { factor, members, size, is_store } = self;
        let results = if is_store { factor } else { members };
        Some(match size {
            8 => results,
            4 if factor == 2 || factor == 4 => results * factor / 2,
            4 => results * 3,
            _ if has_byte_shuffles => results * 2 * (factor - 1),
            _ if is_store && factor.count_ones() != 1 => return None,
            _ if is_store => factor * i64::from(factor.ilog2()),
            // Each round halves the distance between the elements of a member.
            _ => i64::from((REGISTER / size).ilog2()) * if factor % 2 == 0 { factor } else { 2 * factor },
        })
    }
}

/// The cost of an operation on one register with lanes of `size` bytes.
pub(crate) fn weight(f: &Function, op: Op, size: i64) -> i64 {
    let lacks_sse41 = f.target.is_x86_64_without("sse4.1");
    if let Some(function) = f.math_function(op) {
        return f.progress.vector_library.weight(function, f.target.has_fma());
    }
    match f.body.name(op) {
        a::FDIV | i::SQRT => 8,
        a::MUL | a::ASHR | i::SMIN | i::SMAX | i::UMIN | i::UMAX if size == 8 && f.target.has_avx512() => 1,
        a::MUL if size == 8 => 10,
        a::MUL if size == 4 && lacks_sse41 => 6,
        a::MUL if size == 1 => 12,
        a::SHL | a::LSHR | a::ASHR if f.constant_of(a::Binary(op).rhs(f.body)).is_none() => {
            shift_weight(f, op, size)
        }
        i::FSHL | i::FSHR => 4,
        i::CTPOP if f.target.counts_bits_of_lanes(8 * size as u32) => 1,
        i::CTPOP | i::CTLZ | i::CTTZ | i::BSWAP | i::BITREVERSE => bits_weight(f, op, size),
        c::FPTOUI => 6,
        c::UITOFP if size == 4 => 8,
        a::ASHR if size == 8 => 4,
        c::TRUNC => 2,
        c::BITCAST => 0,
        // A sign mask, and two's complement negation by it.
        i::ABS if f.target.is_x86_64_without("ssse3") => 3,
        i::MINIMUM | i::MAXIMUM | i::MINNUM | i::MAXNUM => 4,
        // A comparison and a blend.
        i::SMIN | i::SMAX if size != 2 && lacks_sse41 => 4,
        i::UMIN | i::UMAX if size != 1 && lacks_sse41 => 4,
        i::SMIN | i::SMAX | i::UMIN | i::UMAX if size == 8 => 2,
        _ => 1,
    }
}

/// The cost of a shift by a vector: an instruction, a multiplication by powers of two, a step for each bit of the amounts,
/// or scalar shifts.
fn shift_weight(f: &Function, op: Op, size: i64) -> i64 {
    match size {
        4 | 8 if f.target.vector_bits() > Some(128) => {
            if size == 8 && f.body.name(op) == a::ASHR {
                5
            } else {
                1
            }
        }
        2 if f.target.has_avx512() && f.target.vector_bits() > Some(128) => 1,
        4 if is_x86_64(f) => 12,
        1 | 2 => 16,
        _ => 64 / size,
    }
}

/// The cost of counting or permuting the bits of lanes.
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

/// The cost of a scalar operation.
pub(crate) fn scalar_weight(f: &Function, op: Op) -> i64 {
    if let Some(function) = f.math_function(op) {
        return math::scalar_weight(function);
    }
    match f.body.name(op) {
        a::MUL | a::SHL | a::LSHR | a::ASHR | i::BSWAP | i::FSHL | i::FSHR => 1,
        i::CTPOP if f.target.is_x86_64_without("popcnt") => 14,
        i::CTPOP | i::CTLZ | i::CTTZ => 3,
        i::ABS | i::UADD_SAT | i::USUB_SAT => 3,
        // A branch on the range.
        c::FPTOUI => 8,
        i::BITREVERSE if is_x86_64(f) => 20,
        i::BITREVERSE => 1,
        // Folded into its users.
        c::TRUNC => 0,
        c::BITCAST => 1,
        c::UITOFP | i::SMIN | i::SMAX | i::UMIN | i::UMAX => 2,
        _ => weight(f, op, operand_size(f, op)),
    }
}
