//! Payloads of the named operations: the regions that their syntax implies.

use crate::ir::{Block, Body, Context, FloatKind, Loc, NewOp, TypeData, TypeId, Value, name};

/// The computation on the elements of the inputs and of the output.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Payload {
    /// The input, cast.
    Cast,
    /// The input; cast to the type of the output, as in MLIR before 2025.
    Fill,
    /// A function of the input.
    Unary(&'static str),
    /// A function of the two inputs.
    Binary(&'static str),
    /// A function of the input, cast.
    CastUnary(&'static str),
    /// A function of the two inputs, cast.
    CastBinary(&'static str),
    /// The second or the third input, selected by the first.
    Select,
    /// The output plus the product of the inputs, cast.
    MultiplyAdd,
    /// The output plus the product of the inputs, both cast and less their zero points.
    QuantizedMultiplyAdd,
    /// The output and the cast input, combined by a function.
    Pool(&'static str),
    /// A pseudo-random number that depends on the position.
    Random,
}

/// Fills the block of a region with operations on its arguments and `linalg.yield`.
///
/// # Errors
/// Fails if the element types do not support the payload.
pub fn fill_payload(
    cx: &mut Context,
    body: &mut Body,
    block: Block,
    payload: Payload,
    unsigned: bool,
    loc: Loc,
) -> Result<(), String> {
    let args = body.block_args(block).to_vec();
    let mut builder = Builder { cx, body, block, loc };
    let result = builder.payload(payload, &args, unsigned)?;
    body.append_op(block, NewOp::new(super::YIELD, loc, &[result], &[]));
    Ok(())
}

/// The kind of arithmetic on a type.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Bool,
    Integer,
    Float,
    Complex,
}

struct Builder<'a> {
    cx: &'a mut Context,
    body: &'a mut Body,
    block: Block,
    loc: Loc,
}

impl Builder<'_> {
    fn payload(&mut self, payload: Payload, args: &[Value], unsigned: bool) -> Result<Value, String> {
        let too_few = || "expected more operands".to_string();
        let (&output, inputs) = args.split_last().ok_or_else(too_few)?;
        let to = self.ty(output);
        let input = |i: usize| inputs.get(i).copied().ok_or_else(too_few);
        match payload {
            Payload::Fill => self.cast(input(0)?, to, false),
            Payload::Cast => self.cast(input(0)?, to, unsigned),
            Payload::Unary(function) => self.unary(function, input(0)?),
            Payload::Binary(function) => self.binary(function, input(0)?, input(1)?),
            Payload::CastUnary(function) => {
                let value = self.cast(input(0)?, to, unsigned)?;
                self.unary(function, value)
            }
            Payload::CastBinary(function) => {
                let lhs = self.cast(input(0)?, to, unsigned)?;
                let rhs = self.cast(input(1)?, to, unsigned)?;
                self.binary(function, lhs, rhs)
            }
            Payload::Select => {
                let operands = [input(0)?, input(1)?, input(2)?];
                let ty = self.ty(operands[1]);
                Ok(self.op("arith.select", &operands, ty))
            }
            Payload::MultiplyAdd => {
                let lhs = self.cast(input(0)?, to, unsigned)?;
                let rhs = self.cast(input(1)?, to, unsigned)?;
                let product = self.binary("mul", lhs, rhs)?;
                self.binary("add", output, product)
            }
            Payload::QuantizedMultiplyAdd => {
                let lhs = self.without_zero_point(input(0)?, input(2)?, to)?;
                let rhs = self.without_zero_point(input(1)?, input(3)?, to)?;
                let product = self.binary("mul", lhs, rhs)?;
                self.binary("add", output, product)
            }
            Payload::Pool(function) => {
                let value = self.cast(input(0)?, to, function.ends_with("unsigned"))?;
                self.binary(function, output, value)
            }
            Payload::Random => self.random([input(0)?, input(1)?, input(2)?], to),
        }
    }

    fn without_zero_point(&mut self, value: Value, zero: Value, to: TypeId) -> Result<Value, String> {
        let value = self.cast(value, to, false)?;
        let zero = self.cast(zero, to, false)?;
        self.binary("sub", value, zero)
    }

    /// Appends two steps of a linear congruential generator, whose seed depends on the position, and scales the result
    /// to a range.
    fn random(&mut self, [low, high, seed]: [Value; 3], to: TypeId) -> Result<Value, String> {
        let half = self.integer(2_147_483_647, TypeId::F64)?;
        let column = self.position(1)?;
        let row = self.position(0)?;
        let mixed = self.binary("add", row, seed)?;
        let step = self.step(mixed)?;
        let mixed = self.binary("add", column, step)?;
        let bits = self.step(mixed)?;
        let bits = self.cast(bits, TypeId::F64, false)?;
        let bits = self.binary("add", half, bits)?;
        let range = self.binary("sub", high, low)?;
        let scale = self.float(2.328_306_4e-10, TypeId::F64);
        let scale = self.binary("mul", range, scale)?;
        let value = self.binary("mul", bits, scale)?;
        let value = self.binary("add", value, low)?;
        self.cast(value, to, false)
    }

    fn step(&mut self, value: Value) -> Result<Value, String> {
        let factor = self.integer(1_103_515_245, TypeId::I32)?;
        let product = self.binary("mul", value, factor)?;
        let increment = self.integer(12_345, TypeId::I32)?;
        self.binary("add", product, increment)
    }

    fn position(&mut self, dim: i64) -> Result<Value, String> {
        let dim = self.cx.int_attr(TypeId::I64, dim.into());
        let index = self.op_with("linalg.index", &[], TypeId::INDEX, &mut [(name::DIM, dim)]);
        self.cast(index, TypeId::I32, false)
    }

    /// Appends a 64-bit constant and casts it.
    fn integer(&mut self, value: i64, ty: TypeId) -> Result<Value, String> {
        let value = self.cx.int_attr(TypeId::I64, value.into());
        let value = self.op_with("arith.constant", &[], TypeId::I64, &mut [(name::VALUE, value)]);
        self.cast(value, ty, false)
    }

    fn float(&mut self, value: f64, ty: TypeId) -> Value {
        let bits = self.cx.float_kind(ty).map_or(0, |kind| crate::ir::float::from_f64(kind, value));
        let value = self.cx.attr(crate::ir::AttrData::Float { ty, bits });
        self.op_with("arith.constant", &[], ty, &mut [(name::VALUE, value)])
    }

    fn ty(&self, value: Value) -> TypeId {
        self.body.value_type(value)
    }

    fn kind(&self, ty: TypeId) -> Option<Kind> {
        match self.cx.type_data(ty) {
            TypeData::Integer { width: 1, .. } => Some(Kind::Bool),
            TypeData::Integer { .. } | TypeData::Index => Some(Kind::Integer),
            TypeData::Float(_) => Some(Kind::Float),
            TypeData::Complex(_) => Some(Kind::Complex),
            _ => None,
        }
    }

    fn op(&mut self, op: &str, operands: &[Value], ty: TypeId) -> Value {
        self.op_with(op, operands, ty, &mut [])
    }

    fn op_with(
        &mut self,
        op: &str,
        operands: &[Value],
        ty: TypeId,
        attrs: &mut [crate::ir::NamedAttr],
    ) -> Value {
        let op = self.cx.op_name(op.as_bytes()).expect("an operation of a known dialect");
        let attrs = self.cx.dict(attrs);
        let op = self.body.append_op(self.block, NewOp::new(op, self.loc, operands, &[ty]).attrs(attrs));
        self.body.result(op, 0)
    }

    fn unary(&mut self, function: &str, value: Value) -> Result<Value, String> {
        let ty = self.ty(value);
        if self.kind(ty) != Some(Kind::Float) {
            return Err("unsupported non numeric type".to_string());
        }
        let op = match function {
            "negf" => "arith.negf",
            "abs" => "math.absf",
            "square" => return self.binary("mul", value, value),
            "reciprocal" => {
                let one = self.float(1.0, ty);
                return self.binary("div", one, value);
            }
            _ => return Ok(self.op(&format!("math.{function}"), &[value], ty)),
        };
        Ok(self.op(op, &[value], ty))
    }

    fn binary(&mut self, function: &str, lhs: Value, rhs: Value) -> Result<Value, String> {
        use Kind::{Bool, Complex, Float, Integer};
        let ty = self.ty(lhs);
        if self.ty(rhs) != ty {
            return Err("unsupported element types that differ".to_string());
        }
        let kind = self.kind(ty).ok_or("unsupported non numeric type")?;
        let op = match (function, kind) {
            ("add", Complex) => "complex.add",
            ("add", Float) => "arith.addf",
            ("add", Bool) => "arith.ori",
            ("add", Integer) => "arith.addi",
            ("sub", Complex) => "complex.sub",
            ("sub", Float) => "arith.subf",
            ("sub", Integer) => "arith.subi",
            ("mul", Complex) => "complex.mul",
            ("mul", Float) => "arith.mulf",
            ("mul", Bool) => "arith.andi",
            ("mul", Integer) => "arith.muli",
            ("div", Complex) => "complex.div",
            ("div", Float) => "arith.divf",
            ("div", Integer) => "arith.divsi",
            ("div_unsigned", Integer) => "arith.divui",
            ("max_signed", Float) => "arith.maximumf",
            ("min_signed", Float) => "arith.minimumf",
            ("max_signed", Integer | Bool) => "arith.maxsi",
            ("min_signed", Integer | Bool) => "arith.minsi",
            ("max_unsigned", Integer | Bool) => "arith.maxui",
            ("min_unsigned", Integer | Bool) => "arith.minui",
            ("powf", Float) => "math.powf",
            _ => return Err(format!("unsupported operation: {function} of these element types")),
        };
        Ok(self.op(op, &[lhs, rhs], ty))
    }

    fn cast(&mut self, value: Value, to: TypeId, unsigned: bool) -> Result<Value, String> {
        use Kind::{Bool, Float, Integer};
        let from = self.ty(value);
        if from == to {
            return Ok(value);
        }
        let kinds = (self.kind(from), self.kind(to));
        if kinds.1 == Some(Kind::Complex) && kinds.0.is_some() {
            return self.cast_to_complex(value, to, unsigned);
        }
        let op = match kinds {
            (Some(Bool | Integer), Some(Bool | Integer)) => {
                match (self.cx.int_width(from), self.cx.int_width(to)) {
                    (Some(from), Some(to)) if from > to => "arith.trunci",
                    (Some(_), Some(_)) if unsigned => "arith.extui",
                    (Some(_), Some(_)) => "arith.extsi",
                    _ if unsigned => "arith.index_castui",
                    _ => "arith.index_cast",
                }
            }
            (Some(Bool | Integer), Some(Float)) if unsigned => "arith.uitofp",
            (Some(Bool | Integer), Some(Float)) => "arith.sitofp",
            (Some(Float), Some(Bool | Integer)) if unsigned => "arith.fptoui",
            (Some(Float), Some(Bool | Integer)) => "arith.fptosi",
            (Some(Float), Some(Float)) => {
                let bits = |ty| self.cx.float_kind(ty).map(FloatKind::bits);
                if bits(from) > bits(to) { "arith.truncf" } else { "arith.extf" }
            }
            _ => {
                let (from, to) = (self.cx.type_text(from), self.cx.type_text(to));
                return Err(format!("could not cast operand of type '{from}' to '{to}'"));
            }
        };
        Ok(self.op(op, &[value], to))
    }

    /// Casts both parts; the imaginary part of a real number is 0.
    fn cast_to_complex(&mut self, value: Value, to: TypeId, unsigned: bool) -> Result<Value, String> {
        let (from, part) = (self.ty(value), self.cx.element_type(to));
        let parts = match *self.cx.type_data(from) {
            TypeData::Complex(element) => {
                let parts = ["complex.re", "complex.im"].map(|op| self.op(op, &[value], element));
                [self.cast(parts[0], part, unsigned)?, self.cast(parts[1], part, unsigned)?]
            }
            _ => [self.cast(value, part, unsigned)?, self.float(0.0, part)],
        };
        Ok(self.op("complex.create", &parts, to))
    }
}
