//! Lowerings: operations of the LLVM dialect to CLIF, one file per topic of `dialect/llvm`.
//!
//! [`lowerings`] is the list of them all. A lowering is a function of the context and the operation. Files without a
//! list of lowerings build instructions that several operations share.
//!
//! - `call`: calls, signatures, variadic arguments and calls of libraries.
//! - `memory`: accesses, allocas, addresses of elements and atomics.
//! - `integer`: instructions for products and quotients, and integers of more than 128 bits.
//! - `float`: operations by format, in software if the target has no instructions.
//! - `vector`: lanes, shuffles, masks and reductions.
//! - `intrinsic`: LLVM's intrinsics that belong to none of these, and calls of intrinsics by name.
//!
//! May import `types`, `constants`, `abi`, `workarounds` and `context`.

pub(super) mod aggregate;
pub(super) mod arith;
pub(super) mod assembly;
pub(super) mod block_address;
pub(super) mod call;
pub(super) mod cast;
pub(super) mod compare;
pub(super) mod control;
mod dispatch;
pub(super) mod exception;
pub(super) mod float;
pub(super) mod frame_address;
pub(super) mod hint;
pub(super) mod integer;
pub(super) mod intrinsic;
pub(super) mod memory;
pub(super) mod select_pair;
pub(super) mod sjlj;
mod switch;
pub(super) mod symbol_address;
pub(super) mod trap;
pub(super) mod vector;
pub(super) mod view;

use crate::codegen::context::lowerings::Lowerings;

/// Returns the lowerings of all operations.
pub(super) fn lowerings() -> Lowerings {
    Lowerings::new(&[
        arith::LOWERINGS,
        compare::LOWERINGS,
        cast::LOWERINGS,
        memory::LOWERINGS,
        memory::dynamic_alloca::LOWERINGS,
        memory::atomic::LOWERINGS,
        control::LOWERINGS,
        block_address::LOWERINGS,
        call::LOWERINGS,
        aggregate::LOWERINGS,
        vector::LOWERINGS,
        vector::shuffle::LOWERINGS,
        intrinsic::LOWERINGS,
        integer::intrinsic::LOWERINGS,
        float::intrinsic::LOWERINGS,
        hint::LOWERINGS,
        vector::reduce::LOWERINGS,
        vector::masked::LOWERINGS,
        vector::matrix::LOWERINGS,
        vector::predicated::LOWERINGS,
        exception::LOWERINGS,
        intrinsic::call_intrinsic::LOWERINGS,
        assembly::LOWERINGS,
        call::variadic::LOWERINGS,
        symbol_address::LOWERINGS,
    ])
}
