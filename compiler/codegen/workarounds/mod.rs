//! Workarounds: what is here only because the published Cranelift lacks something. Each file names what would remove it.

pub(super) mod alias_region;
pub(super) mod decode_moves;
pub(super) mod fs1_save;
pub(super) mod got_load;
pub(super) mod live_range_split;
pub(super) mod loop_alignment;
pub(super) mod opcode_patch;
pub(super) mod register_pressure;
pub(super) mod returns_twice;
pub(super) mod x87;
