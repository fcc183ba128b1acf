//! The vector dialect. A multi-dimensional vector is an array of arrays of one-dimensional vectors ([`lanes`]).
//! Operations are converted row by row if possible, lane by lane otherwise.

mod access;
mod combine;
mod contract;
mod contract_loop;
mod element;
mod gather;
pub(super) mod lanes;
mod mask;
mod print;
pub(super) mod shape;
mod transfer;
mod transfer_loop;
mod transfer_rows;

use crate::dialect::llvm::intrinsic;
use crate::dialect::vector as ops;

use super::{Rows, rename, with};

pub(super) const CONVERSIONS: Rows = &[
    (ops::CONTRACT, with(contract::convert_contract)),
    (ops::REDUCTION, with(combine::convert_reduction)),
    (ops::MULTI_REDUCTION, with(combine::convert_multi_reduction)),
    (ops::SCAN, with(combine::convert_scan)),
    (ops::OUTERPRODUCT, with(contract::convert_outerproduct)),
    (ops::MATRIX_MULTIPLY, with(contract::convert_matrix_multiply)),
    (ops::FMA, rename(intrinsic::FMULADD)),
    (ops::BROADCAST, with(shape::convert_broadcast)),
    (ops::SPLAT, with(shape::convert_broadcast)),
    (ops::SHAPE_CAST, with(shape::convert_shape_cast)),
    (ops::BITCAST, with(shape::convert_bitcast)),
    (ops::TYPE_CAST, with(shape::convert_type_cast)),
    (ops::TRANSPOSE, with(shape::convert_transpose)),
    (ops::FLAT_TRANSPOSE, with(shape::convert_flat_transpose)),
    (ops::SHUFFLE, with(shape::convert_shuffle)),
    (ops::INTERLEAVE, with(shape::convert_interleave)),
    (ops::DEINTERLEAVE, with(shape::convert_deinterleave)),
    (ops::EXTRACT, with(element::convert_extract)),
    (ops::INSERT, with(element::convert_insert)),
    (ops::EXTRACTELEMENT, with(element::convert_extractelement)),
    (ops::INSERTELEMENT, with(element::convert_insertelement)),
    (ops::TO_ELEMENTS, with(element::convert_to_elements)),
    (ops::FROM_ELEMENTS, with(element::convert_from_elements)),
    (ops::EXTRACT_STRIDED_SLICE, with(element::convert_extract_strided_slice)),
    (ops::INSERT_STRIDED_SLICE, with(element::convert_insert_strided_slice)),
    (ops::TRANSFER_READ, with(transfer::convert_transfer_read)),
    (ops::TRANSFER_WRITE, with(transfer::convert_transfer_write)),
    (ops::LOAD, with(access::convert_load)),
    (ops::STORE, with(access::convert_store)),
    (ops::MASKEDLOAD, with(access::convert_masked_load)),
    (ops::MASKEDSTORE, with(access::convert_masked_store)),
    (ops::GATHER, with(gather::convert_gather)),
    (ops::SCATTER, with(gather::convert_scatter)),
    (ops::EXPANDLOAD, with(access::convert_expand_load)),
    (ops::COMPRESSSTORE, with(access::convert_compress_store)),
    (ops::CONSTANT_MASK, with(mask::convert_constant_mask)),
    (ops::CREATE_MASK, with(mask::convert_create_mask)),
    (ops::MASK, with(mask::convert_mask)),
    (ops::YIELD, with(mask::convert_yield)),
    (ops::STEP, with(element::convert_step)),
    (ops::PRINT, with(print::convert_print)),
];
