//! Emission of shuffles of 256-bit registers, each of which is one instruction.

use cranelift_codegen::ir::{Endianness, InstBuilder, MemFlagsData, Value, types};
use rustc_hash::FxHashMap;

use crate::codegen::context::FunctionCx;
use crate::codegen::types::Leaf;

/// The size of a register in bytes.
pub(super) const BYTES: usize = 32;
/// The size of half a register, within which most instructions shuffle.
pub(super) const HALF: usize = BYTES / 2;

/// The mask of an instruction, with an index for each byte. The bytes of the first register are 0 to 31.
pub(super) type Mask = [u8; BYTES];

/// Emits shuffles, each once.
pub(super) struct Emit {
    leaf: Leaf,
    made: FxHashMap<(Value, Value, Mask), Value>,
}

impl Emit {
    /// Creates an emitter of registers of this type.
    pub(super) fn new(leaf: Leaf) -> Emit {
        Emit { leaf, made: FxHashMap::default() }
    }

    /// Emits the shuffle of an instruction.
    pub(super) fn one(&mut self, fx: &mut FunctionCx, a: Value, b: Value, mask: Mask) -> Value {
        if let Some(&made) = self.made.get(&(a, b, mask)) {
            return made;
        }
        let flags = MemFlagsData::new().with_endianness(Endianness::Little);
        let bytes = types::I8.by(BYTES as u32).unwrap_or(types::I8);
        let [x, y] = [a, b].map(|value| fx.ins().bitcast(bytes, flags, value));
        let immediate = fx.builder.func.dfg.immediates.push(mask.to_vec().into());
        let shuffled = fx.ins().shuffle(x, y, immediate);
        let made = fx.ins().bitcast(self.leaf.ty(), flags, shuffled);
        self.made.insert((a, b, mask), made);
        made
    }
}
