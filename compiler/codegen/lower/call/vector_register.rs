//! Vectors whose lanes are leaves, but which are passed in one register.

use cranelift_codegen::ir::{Endianness, InstBuilder, MemFlagsData, Type, Value, types};

use crate::codegen::abi::{Convention, Kind};
use crate::codegen::context::{FunctionCx, Leaves};
use crate::codegen::types::passing_class::Span;
use crate::codegen::types::{Leaf, Register, Scalar, Shape};

impl Shape {
    /// Returns the leaves as they are passed: one register for each vector of single lanes that has one.
    pub(crate) fn passed_leaves(&self) -> Vec<Leaf> {
        let mut out = Vec::with_capacity(self.leaves.len());
        let mut registers = self.registers.iter().peekable();
        let mut next = 0;
        while next < self.leaves.len() {
            match registers.next_if(|register| register.first == next) {
                Some(register) => {
                    out.push(register.passed_leaf());
                    next += register.lanes;
                }
                None => {
                    out.push(self.leaves[next]);
                    next += 1;
                }
            }
        }
        out
    }

    /// Returns the kinds of the [passed leaves](Shape::passed_leaves).
    pub(crate) fn kinds(&self, convention: Convention) -> Vec<Kind> {
        let mut out = Vec::with_capacity(self.leaves.len());
        let mut registers = self.registers.iter().peekable();
        let mut parts = self.parts.iter().peekable();
        let mut next = 0;
        while next < self.leaves.len() {
            if let Some(register) = registers.next_if(|register| register.first == next) {
                out.push(if register.span == Span::Short { Kind::Short } else { Kind::Plain });
                next += register.lanes;
            } else if let Some(parts) = parts.next_if(|parts| parts.first == next) {
                let count = parts.count;
                out.extend((0..count).map(|number| match self.leaves[next].scalar {
                    // A single lane is converted, unlike a scalar float.
                    Scalar::BF16 => Kind::Upper,
                    _ => Kind::Lane { number, count },
                }));
                next += parts.count;
            } else {
                out.push(convention.kind_of(self.leaves[next].scalar));
                next += 1;
            }
        }
        out
    }
}

impl Register {
    /// Returns the passed leaf.
    fn passed_leaf(&self) -> Leaf {
        match self.span {
            Span::Half => Leaf { scalar: Scalar::F64, lanes: 1, ..self.leaf },
            Span::Whole | Span::Short => self.leaf,
        }
    }
}

impl FunctionCx<'_> {
    /// Returns the values that are passed for leaves.
    pub(crate) fn pack_registers(&mut self, shape: &Shape, leaves: &[Value]) -> Leaves {
        let mut out = Leaves::new();
        let mut registers = shape.registers.iter().peekable();
        let mut next = 0;
        while next < leaves.len() {
            match registers.next_if(|register| register.first == next) {
                Some(register) => {
                    let lane_type = register.leaf.scalar.container();
                    let mut vector = self.constant(register.leaf, 0);
                    for (lane, &value) in leaves[next..next + register.lanes].iter().enumerate() {
                        let value =
                            if lane_type.is_int() { self.resize(value, lane_type, false) } else { value };
                        vector = self.ins().insertlane(vector, value, lane as u8);
                    }
                    if register.span == Span::Half {
                        vector = self.half_of(vector);
                    }
                    out.push(vector);
                    next += register.lanes;
                }
                None => {
                    out.push(leaves[next]);
                    next += 1;
                }
            }
        }
        out
    }

    /// Returns the leaves of values that were passed.
    pub(crate) fn unpack_registers(&mut self, shape: &Shape, values: &[Value]) -> Leaves {
        let mut out = Leaves::new();
        let mut registers = shape.registers.iter().peekable();
        for &value in values {
            match registers.next_if(|register| register.first == out.len()) {
                Some(register) => {
                    let ty = register.leaf.ty();
                    let value = match register.span {
                        Span::Half => self.of_half(value, ty),
                        Span::Whole | Span::Short => value,
                    };
                    for lane in 0..register.lanes as u8 {
                        let leaf = shape.leaves[out.len()];
                        let value = self.ins().extractlane(value, lane);
                        let value =
                            if leaf.ty().is_int() { self.resize(value, leaf.ty(), false) } else { value };
                        out.push(self.normalise(leaf, value));
                    }
                }
                None => out.push(value),
            }
        }
        out
    }

    /// Returns the first half of a vector.
    pub(crate) fn half_of(&mut self, vector: Value) -> Value {
        let order = self.byte_order();
        let halves = self.ins().bitcast(types::F64X2, order, vector);
        self.ins().extractlane(halves, 0)
    }

    /// Returns a vector of this type with a first half; the other half is undefined.
    pub(crate) fn of_half(&mut self, half: Value, ty: Type) -> Value {
        let halves = self.ins().scalar_to_vector(types::F64X2, half);
        let order = self.byte_order();
        self.ins().bitcast(ty, order, halves)
    }

    /// Returns the memory flags of a bitcast that changes the number of lanes.
    fn byte_order(&self) -> MemFlagsData {
        let order = if self.env.support.little_endian { Endianness::Little } else { Endianness::Big };
        MemFlagsData::new().with_endianness(order)
    }
}
