//! Straight-line programs: computations without branches, written as Rust expressions. A program is recorded once and
//! emitted for scalars or for vectors of any number of lanes.
//!
//! The operations have no fast-math flags: the error bounds depend on their order. Only `times_plus` depends on the target.

use std::cell::RefCell;
use std::ops::{Add, Div, Mul, Neg, Sub};

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::{
    ADD, AND, ASHR, CONSTANT, FADD, FDIV, FMUL, FNEG, FSUB, LSHR, OR, SELECT, SHL, SUB, XOR,
};
use crate::dialect::llvm::cast::{BITCAST, FPEXT, FPTRUNC, SITOFP};
use crate::dialect::llvm::compare::{FCMP, FloatPredicate, ICMP, IntPredicate};
use crate::dialect::llvm::intrinsic::{COPYSIGN, FABS, FMA, SQRT};
use crate::ir::{AttrData, DenseData, DictId, FloatKind, OpName, TypeId, Value, name};
use crate::opt::function::Emitter;

/// The type of a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Kind {
    F32,
    F64,
    I32,
    I64,
    Bit,
}

impl Kind {
    pub(super) fn of(kind: FloatKind) -> Kind {
        if kind == FloatKind::F32 { Kind::F32 } else { Kind::F64 }
    }

    fn is_float(self) -> bool {
        matches!(self, Kind::F32 | Kind::F64)
    }

    /// The integers of the width of these floats.
    fn bits(self) -> Kind {
        if self == Kind::F32 { Kind::I32 } else { Kind::I64 }
    }

    fn is_wide(self) -> bool {
        matches!(self, Kind::F64 | Kind::I64)
    }

    fn element(self, emit: &mut Emitter) -> TypeId {
        match self {
            Kind::F32 => TypeId::F32,
            Kind::F64 => TypeId::F64,
            Kind::I32 => emit.f.cx.int_type(32),
            Kind::I64 => emit.f.cx.int_type(64),
            Kind::Bit => TypeId::I1,
        }
    }
}

/// A step of a program.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Step {
    Argument(usize),
    /// A constant by its bits.
    Constant(u64),
    /// An operation on the results of earlier steps; a comparison has a predicate.
    Operation(OpName, Vec<usize>, Option<i64>),
}

/// A program that is being recorded. Equal steps are recorded once.
#[derive(Debug, Default)]
pub(super) struct Recorder {
    steps: RefCell<Vec<(Step, Kind)>>,
    known: RefCell<FxHashMap<(Step, Kind), usize>>,
}

impl Recorder {
    fn record(&self, step: Step, kind: Kind) -> Number<'_> {
        let mut steps = self.steps.borrow_mut();
        let at = *self.known.borrow_mut().entry((step.clone(), kind)).or_insert_with(|| {
            steps.push((step, kind));
            steps.len() - 1
        });
        Number { recorder: self, at, kind }
    }
}

/// A program with one result.
#[derive(Debug)]
pub(super) struct Program {
    steps: Vec<(Step, Kind)>,
    result: usize,
    /// The condition that the arguments are outside of the domain of the program.
    outside: Option<usize>,
}

/// A computation, and the condition that its arguments are outside of its domain.
pub(super) type Computation = for<'p> fn(&[Number<'p>]) -> (Number<'p>, Option<Number<'p>>);

impl Program {
    /// Records a computation of floats of one kind.
    pub(super) fn of(compute: Computation, kind: Kind, operands: usize) -> Program {
        let recorder = Recorder::default();
        let arguments: Vec<Number> =
            (0..operands).map(|index| recorder.record(Step::Argument(index), kind)).collect();
        let (result, outside) = compute(&arguments);
        let (result, outside) = (result.at, outside.map(|outside| outside.at));
        Program { steps: recorder.steps.take(), result, outside }
    }

    /// The cost for one register of arguments, approximately in instructions. Lanes of 64 bits for arguments of 32 bits
    /// take two registers.
    pub(super) fn weight(&self, has_fma: bool) -> i64 {
        let is_wide = |at: usize| self.steps[at].1.is_wide();
        let each = |(step, kind): &(Step, Kind)| {
            let (name, operands) = match step {
                Step::Argument(_) => return 0,
                // A load.
                Step::Constant(_) => return 1,
                Step::Operation(name, operands, _) => (name, operands),
            };
            let registers = if !is_wide(0) && (kind.is_wide() || is_wide(operands[0])) { 2 } else { 1 };
            registers
                * match *name {
                    BITCAST => 0,
                    FDIV | SQRT => 8,
                    SELECT => 2,
                    FMA if !has_fma => 2,
                    _ => 1,
                }
        };
        self.steps.iter().map(each).sum()
    }

    /// Emits the program. Returns its result, and the condition that an argument is outside of its domain.
    pub(super) fn emit(
        &self,
        emit: &mut Emitter,
        arguments: &[Value],
        lanes: Option<i64>,
    ) -> (Value, Option<Value>) {
        let mut values: Vec<Value> = Vec::with_capacity(self.steps.len());
        for (step, kind) in &self.steps {
            let element = kind.element(emit);
            let ty = match lanes {
                Some(lanes) => emit.f.vector_type(lanes, element),
                None => element,
            };
            values.push(match step {
                Step::Argument(index) => arguments[*index],
                Step::Constant(bits) => constant(emit, *kind, *bits, ty),
                Step::Operation(name, operands, predicate) => {
                    let operands: Vec<Value> = operands.iter().map(|&at| values[at]).collect();
                    let attrs = match predicate {
                        Some(predicate) => {
                            let attr = emit.f.cx.int_attr(TypeId::I64, (*predicate).into());
                            emit.f.cx.dict(&mut [(name::PREDICATE, attr)])
                        }
                        None => DictId::EMPTY,
                    };
                    if *name == FMA && !emit.f.target.has_fma() {
                        let product = emit.value(FMUL, &operands[..2], ty, attrs);
                        emit.value(FADD, &[product, operands[2]], ty, attrs)
                    } else {
                        emit.value(*name, &operands, ty, attrs)
                    }
                }
            });
        }
        (values[self.result], self.outside.map(|at| values[at]))
    }
}

/// Emits a constant or the splat of a constant.
fn constant(emit: &mut Emitter, kind: Kind, bits: u64, ty: TypeId) -> Value {
    let element = kind.element(emit);
    let width = if kind.is_wide() { 8 } else { 4 };
    let attr = match ty == element {
        false => {
            let data = DenseData::Splat(bits.to_le_bytes()[..width].into());
            emit.f.cx.attr(AttrData::DenseElements { ty, data })
        }
        true if kind.is_float() => emit.f.cx.attr(AttrData::Float { ty, bits: bits.into() }),
        true if kind == Kind::I32 => emit.f.cx.int_attr(ty, i128::from(bits as u32 as i32)),
        true => emit.f.cx.int_attr(ty, i128::from(bits as i64)),
    };
    emit.value_with(CONSTANT, &[], ty, &[(name::VALUE, attr)])
}

/// A number or a condition in a program.
#[derive(Clone, Copy, Debug)]
pub(super) struct Number<'p> {
    recorder: &'p Recorder,
    at: usize,
    kind: Kind,
}

impl<'p> Number<'p> {
    fn operation(self, name: OpName, others: &[Number<'p>], kind: Kind) -> Number<'p> {
        let operands = std::iter::once(self.at).chain(others.iter().map(|other| other.at)).collect();
        self.recorder.record(Step::Operation(name, operands, None), kind)
    }

    /// A float of the same kind as this float.
    pub(super) fn number(self, number: f64) -> Number<'p> {
        let bits = match self.kind {
            Kind::F32 => (number as f32).to_bits().into(),
            _ => number.to_bits(),
        };
        self.recorder.record(Step::Constant(bits), self.kind)
    }

    /// An integer of the same kind as this integer.
    pub(super) fn integer(self, number: i64) -> Number<'p> {
        let bits = if self.kind == Kind::I32 {
            (number as i32).cast_unsigned().into()
        } else {
            number.cast_unsigned()
        };
        self.recorder.record(Step::Constant(bits), self.kind)
    }

    pub(super) fn to_f64(self) -> Number<'p> {
        self.operation(FPEXT, &[], Kind::F64)
    }

    pub(super) fn to_f32(self) -> Number<'p> {
        self.operation(FPTRUNC, &[], Kind::F32)
    }

    pub(super) fn magnitude(self) -> Number<'p> {
        self.operation(FABS, &[], self.kind)
    }

    pub(super) fn square_root(self) -> Number<'p> {
        self.operation(SQRT, &[], self.kind)
    }

    pub(super) fn with_sign_of(self, other: Number<'p>) -> Number<'p> {
        self.operation(COPYSIGN, &[other], self.kind)
    }

    /// The bits of a float as an integer.
    pub(super) fn bits(self) -> Number<'p> {
        self.operation(BITCAST, &[], self.kind.bits())
    }

    /// The float with these bits.
    pub(super) fn float(self) -> Number<'p> {
        self.operation(BITCAST, &[], if self.kind == Kind::I32 { Kind::F32 } else { Kind::F64 })
    }

    /// The 32-bit integer as a float.
    pub(super) fn of_integer(self) -> Number<'p> {
        self.operation(SITOFP, &[], Kind::F32)
    }

    pub(super) fn shl(self, bits: i64) -> Number<'p> {
        self.operation(SHL, &[self.integer(bits)], self.kind)
    }

    /// Shifts right; the sign is kept.
    pub(super) fn ashr(self, bits: i64) -> Number<'p> {
        self.operation(ASHR, &[self.integer(bits)], self.kind)
    }

    /// Shifts right; zeros come in.
    pub(super) fn lshr(self, bits: i64) -> Number<'p> {
        self.operation(LSHR, &[self.integer(bits)], self.kind)
    }

    /// The conjunction of the bits of integers, or of conditions.
    pub(super) fn and(self, other: Number<'p>) -> Number<'p> {
        self.operation(AND, &[other], self.kind)
    }

    /// The disjunction of the bits of integers, or of conditions.
    pub(super) fn or(self, other: Number<'p>) -> Number<'p> {
        self.operation(OR, &[other], self.kind)
    }

    pub(super) fn xor(self, other: Number<'p>) -> Number<'p> {
        self.operation(XOR, &[other], self.kind)
    }

    /// The integer with only the bits of a mask.
    pub(super) fn masked(self, mask: i64) -> Number<'p> {
        self.and(self.integer(mask))
    }

    fn compared(self, predicate: FloatPredicate, with: Number<'p>) -> Number<'p> {
        let step = Step::Operation(FCMP, vec![self.at, with.at], Some(predicate as i64));
        self.recorder.record(step, Kind::Bit)
    }

    /// False for NaN.
    pub(super) fn below(self, bound: f64) -> Number<'p> {
        self.compared(FloatPredicate::Olt, self.number(bound))
    }

    /// False for NaN.
    pub(super) fn above(self, bound: f64) -> Number<'p> {
        self.compared(FloatPredicate::Ogt, self.number(bound))
    }

    /// False for NaN.
    pub(super) fn above_number(self, bound: Number<'p>) -> Number<'p> {
        self.compared(FloatPredicate::Ogt, bound)
    }

    /// False for NaN.
    pub(super) fn is(self, number: f64) -> Number<'p> {
        self.compared(FloatPredicate::Oeq, self.number(number))
    }

    /// False for NaN.
    pub(super) fn is_number(self, number: Number<'p>) -> Number<'p> {
        self.compared(FloatPredicate::Oeq, number)
    }

    /// Compares an integer with a constant.
    pub(super) fn equals(self, number: i64) -> Number<'p> {
        let with = self.integer(number);
        let step = Step::Operation(ICMP, vec![self.at, with.at], Some(IntPredicate::Eq as i64));
        self.recorder.record(step, Kind::Bit)
    }

    /// Selects by this condition.
    pub(super) fn select(self, then: Number<'p>, other: Number<'p>) -> Number<'p> {
        self.operation(SELECT, &[then, other], then.kind)
    }

    /// The smaller one of a value and a bound; NaN if the value is.
    pub(super) fn at_most(self, bound: f64) -> Number<'p> {
        self.above(bound).select(self.number(bound), self)
    }

    /// The larger one of a value and a bound; NaN if the value is.
    pub(super) fn at_least(self, bound: f64) -> Number<'p> {
        self.below(bound).select(self.number(bound), self)
    }

    /// The product with a factor, plus another number: rounded once if the target has an instruction for that.
    pub(super) fn times_plus(self, factor: Number<'p>, added: Number<'p>) -> Number<'p> {
        self.operation(FMA, &[factor, added], self.kind)
    }

    /// A polynomial of this number, given its coefficients from the constant one on. Pairs of terms are independent of
    /// each other, so that processors compute them at the same time; the constant term, which is the largest one, is added
    /// last.
    pub(super) fn polynomial<C: Into<f64> + Copy>(self, coefficients: &[C]) -> Number<'p> {
        let terms: Vec<Number> =
            coefficients.iter().map(|&coefficient| self.number(coefficient.into())).collect();
        match terms.split_first() {
            Some((&first, [])) => first,
            Some((&first, others)) => self.sum_of_powers(others).times_plus(self, first),
            None => self.number(0.0),
        }
    }

    /// The polynomial with some terms: first of pairs of them, which are the coefficients of one in the square.
    fn sum_of_powers(self, terms: &[Number<'p>]) -> Number<'p> {
        if terms.len() == 1 {
            return terms[0];
        }
        let pair = |pair: &[Number<'p>]| match *pair {
            [even, odd] => odd.times_plus(self, even),
            _ => pair[0],
        };
        let pairs: Vec<Number> = terms.chunks(2).map(pair).collect();
        (self * self).sum_of_powers(&pairs)
    }
}

impl<'p> Add for Number<'p> {
    type Output = Number<'p>;

    fn add(self, other: Number<'p>) -> Number<'p> {
        self.operation(if self.kind.is_float() { FADD } else { ADD }, &[other], self.kind)
    }
}

impl<'p> Sub for Number<'p> {
    type Output = Number<'p>;

    fn sub(self, other: Number<'p>) -> Number<'p> {
        self.operation(if self.kind.is_float() { FSUB } else { SUB }, &[other], self.kind)
    }
}

impl<'p> Mul for Number<'p> {
    type Output = Number<'p>;

    fn mul(self, other: Number<'p>) -> Number<'p> {
        self.operation(FMUL, &[other], self.kind)
    }
}

impl<'p> Div for Number<'p> {
    type Output = Number<'p>;

    fn div(self, other: Number<'p>) -> Number<'p> {
        self.operation(FDIV, &[other], self.kind)
    }
}

impl<'p> Neg for Number<'p> {
    type Output = Number<'p>;

    fn neg(self) -> Number<'p> {
        match self.kind.is_float() {
            true => self.operation(FNEG, &[], self.kind),
            false => self.integer(0) - self,
        }
    }
}

impl<'p> Add<f64> for Number<'p> {
    type Output = Number<'p>;

    fn add(self, other: f64) -> Number<'p> {
        self + self.number(other)
    }
}

impl<'p> Sub<f64> for Number<'p> {
    type Output = Number<'p>;

    fn sub(self, other: f64) -> Number<'p> {
        self - self.number(other)
    }
}

impl<'p> Mul<f64> for Number<'p> {
    type Output = Number<'p>;

    fn mul(self, other: f64) -> Number<'p> {
        self * self.number(other)
    }
}
