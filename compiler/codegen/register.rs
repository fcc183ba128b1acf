//! Vectors of single lanes where functions meet: they travel in one register.

use cranelift_codegen::ir::{InstBuilder, Value};

use super::context::{FunctionCx, Leaves};
use super::types::{Leaf, Shape};

impl Shape {
    /// The leaves as they travel: a register for each vector of single lanes that has one.
    pub(super) fn travelling(&self) -> Vec<Leaf> {
        let mut out = Vec::with_capacity(self.leaves.len());
        let mut registers = self.registers.iter().peekable();
        let mut next = 0;
        while next < self.leaves.len() {
            match registers.next_if(|register| register.first == next) {
                Some(register) => {
                    out.push(register.leaf);
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
}

impl FunctionCx<'_> {
    /// The values that travel, from leaves.
    pub(super) fn pack_registers(&mut self, shape: &Shape, leaves: &[Value]) -> Leaves {
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

    /// Leaves from the values that travelled.
    pub(super) fn unpack_registers(&mut self, shape: &Shape, values: &[Value]) -> Leaves {
        let mut out = Leaves::new();
        let mut registers = shape.registers.iter().peekable();
        for &value in values {
            match registers.next_if(|register| register.first == out.len()) {
                Some(register) => {
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
}
