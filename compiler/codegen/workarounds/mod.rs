//! Workarounds for limitations of Cranelift 0.135. The header of each file names the upstream change that would remove
//! it.
//!
//! Most are passes, over CLIF before Cranelift compiles it or over the machine code afterwards. May import `types` and
//! `abi`.

pub(super) mod alias_region;
pub(super) mod decode_moves;
pub(super) mod fs1_save;
pub(super) mod got_load;
pub(super) mod loop_alignment;
pub(super) mod loop_loads;
pub(super) mod opcode_patch;
pub(super) mod register_pressure;
pub(super) mod returns_twice;
pub(super) mod x87;
