//! The vector dialect: vectors of any number of dimensions. The table is here, syntax and verifiers have a file per
//! topic.

mod access;
mod combine;
mod contract;
mod element;
mod mask;
mod print;
mod shape;
mod shuffle;
mod slice;
mod transfer;
pub mod types;
pub mod warp;

pub use contract::{ContractMaps, contract_maps, reduction_iterators};
pub use transfer::{has_mask, mask_shape};

use crate::ir::{EnumInfo, EnumStorage, Traits};
use crate::{accessors, ops};

use access::{
    verify_gather, verify_load, verify_masked_load, verify_masked_store, verify_scatter, verify_store,
};
use combine::{verify_matrix_multiply, verify_multi_reduction, verify_reduction, verify_scan};
use contract::{parse_contract, print_contract, verify_contract};
use contract::{parse_outerproduct, print_outerproduct, verify_outerproduct};
use element::{parse_extract, parse_insert, print_extract, print_insert, verify_extract, verify_insert};
use element::{
    parse_to_elements, print_to_elements, verify_from_elements, verify_lane_position, verify_to_elements,
};
use mask::{parse_mask, print_mask, verify_constant_mask, verify_create_mask, verify_mask};
use print::{parse_print, print_print, verify_print};
use shape::{
    verify_bitcast, verify_broadcast, verify_reshape, verify_shape_cast, verify_transpose, verify_type_cast,
};
use shuffle::{shuffle_type, verify_deinterleave, verify_flat_transpose, verify_interleave, verify_shuffle};
use slice::{verify_extract_strided_slice, verify_insert_strided_slice};
use slice::{verify_scalable_extract, verify_scalable_insert};
use transfer::{parse_transfer_read, print_transfer_read, verify_transfer_read};
use transfer::{parse_transfer_write, print_transfer_write, verify_transfer_write};
use warp::{parse_warp, print_warp, verify_warp};

const PURE: Traits = Traits::PURE;
const TRANSFER_ATTRS: &str = "permutation_map: any, in_bounds: array, operandSegmentSizes?: i32-array";
const ACCESS_ATTRS: &str = "alignment?: i64";
const LOAD_STORE_ATTRS: &str = "nontemporal?: i1 = false, alignment?: i64";
const MASKED_LOAD_SIG: &str = "base: memref, indices: variadic index, mask: bool-vector, pass_thru: ranked-vector -> result: ranked-vector";
const MASKED_LOAD_ASM: &str = "$base [ $indices ], $mask, $pass_thru attr-dict : type($base), type($mask), type($pass_thru) into type($result)";
const MASKED_STORE_SIG: &str =
    "base: memref, indices: variadic index, mask: bool-vector, valueToStore: ranked-vector ->";
const MASKED_STORE_ASM: &str =
    "$base [ $indices ], $mask, $valueToStore attr-dict : type($base), type($mask), type($valueToStore)";

ops! { "vector" = super::table::vector;
    /// Multiplies elements and sums (or otherwise combines) the products over the reduction dimensions.
    CONTRACT = "contract".sig("lhs: ranked-vector, rhs: ranked-vector, acc: any -> result: any")
        .attrs("indexing_maps: array, iterator_types: array, kind: vector.kind = add")
        .custom(parse_contract, print_contract).verify(verify_contract).with(PURE);
    /// Combines the elements of a vector, and an initial value if there is one.
    REDUCTION = "reduction".sig("vector: vector, acc: optional T -> dest: T; T: any").attrs("kind: vector.kind, fastmath: arith.fastmath = none")
        .asm("angled($kind), $vector {? , $acc } {? fastmath < $fastmath > } attr-dict : type($vector) into type($dest)")
        .verify(verify_reduction).with(PURE);
    /// Combines the elements of a vector along some of its dimensions with those of an accumulator.
    MULTI_REDUCTION = "multi_reduction".sig("source: ranked-vector, acc: T -> dest: T; T: any").attrs("kind: vector.kind, reduction_dims: i64-array")
        .asm("angled($kind), $source, $acc attr-dict _ $reduction_dims : type($source) to type($dest)")
        .verify(verify_multi_reduction).with(PURE);
    /// Combinations of the leading slices along a dimension, for each number of slices.
    SCAN = "scan".sig("source: S, initial_value: I -> dest: S, accumulated_value: I; S: ranked-vector, I: vector")
        .attrs("kind: vector.kind, reduction_dim: i64, inclusive: i1")
        .asm("angled($kind), $source, $initial_value attr-dict : type($source), type($initial_value)").verify(verify_scan).with(PURE);
    /// Products of all pairs of elements, combined with an accumulator if there is one.
    OUTERPRODUCT = "outerproduct".sig("lhs: ranked-vector, rhs: any, acc: optional ranked-vector -> result: ranked-vector")
        .attrs("kind: vector.kind = add").custom(parse_outerproduct, print_outerproduct).verify(verify_outerproduct).with(PURE);
    /// Product of two matrices in flat vectors, by columns.
    MATRIX_MULTIPLY = "matrix_multiply".sig("lhs: number-vector-1d, rhs: number-vector-1d -> res: number-vector-1d")
        .attrs("lhs_rows: i32, lhs_columns: i32, rhs_columns: i32")
        .asm("$lhs, $rhs attr-dict : _ (type($lhs), type($rhs)) -> type($res)").verify(verify_matrix_multiply).with(PURE);
    /// Fused multiply-add.
    FMA = "fma".sig("lhs: T, rhs: T, acc: T -> result: T; T: float-vector").asm("$lhs, $rhs, $acc attr-dict : type($lhs)").with(PURE);

    /// A vector of copies of a scalar or of a smaller vector.
    BROADCAST = "broadcast".sig("source: any -> vector: vector").asm("$source attr-dict : type($source) to type($vector)")
        .verify(verify_broadcast).with(PURE);
    /// A vector of copies of a scalar.
    SPLAT = "splat".sig("input: elem(T) -> aggregate: T; T: vector").asm("$input attr-dict : type($aggregate)").with(PURE);
    /// The same elements in row-major order, in another shape.
    SHAPE_CAST = "shape_cast".sig("source: vector -> result: vector").asm("$source attr-dict : type($source) to type($result)")
        .verify(verify_shape_cast).with(PURE);
    /// The same bits as elements of another type.
    BITCAST = "bitcast".sig("source: vector -> result: vector").asm("$source attr-dict : type($source) to type($result)")
        .verify(verify_bitcast).with(PURE);
    /// A buffer of scalars as a buffer of vectors.
    TYPE_CAST = "type_cast".sig("memref: memref -> result: memref").asm("$memref attr-dict : type($memref) to type($result)")
        .verify(verify_type_cast).with(PURE);
    /// The same elements in another shape with some dynamic sizes.
    RESHAPE = "reshape".sig("vector: ranked-vector, input_shape: variadic index, output_shape: variadic index -> result: ranked-vector")
        .attrs("fixed_vector_sizes: array, operandSegmentSizes?: i32-array")
        .asm("$vector, _ [ $input_shape ], _ [ $output_shape ], $fixed_vector_sizes attr-dict : type($vector) to type($result)")
        .verify(verify_reshape).with(PURE);
    /// Dimensions in another order.
    TRANSPOSE = "transpose".sig("vector: vector -> result: vector").attrs("permutation: i64-array")
        .asm("$vector, _ $permutation attr-dict : type($vector) to type($result)").verify(verify_transpose).with(PURE);
    /// Transposes a matrix in a flat vector, by columns.
    FLAT_TRANSPOSE = "flat_transpose".sig("matrix: number-vector-1d -> res: number-vector-1d").attrs("rows: i32, columns: i32")
        .asm("$matrix attr-dict : type($matrix) -> type($res)").verify(verify_flat_transpose).with(PURE);

    /// Slices of two vectors along the first dimension, in any order.
    SHUFFLE = "shuffle".sig("v1: fixed-vector, v2: fixed-vector -> vector: infer").attrs("mask: i64-array")
        .asm("operands _ $mask attr-dict : type(operands)").infer(shuffle_type).verify(verify_shuffle).with(PURE);
    /// The elements of two vectors, interleaved.
    INTERLEAVE = "interleave".sig("lhs: T, rhs: T -> result: ranked-vector; T: vector").asm("$lhs, $rhs attr-dict : type($lhs) -> type($result)")
        .verify(verify_interleave).with(PURE);
    /// The elements at even positions and those at odd positions.
    DEINTERLEAVE = "deinterleave".sig("source: ranked-vector -> res1: T, res2: T; T: ranked-vector").asm("$source attr-dict : type($source) -> type($res1)")
        .verify(verify_deinterleave).with(PURE);

    /// An element or slice.
    EXTRACT = "extract".sig("source: vector, dynamic_position: variadic index -> result: any").attrs("static_position: i64-array")
        .custom(parse_extract, print_extract).verify(verify_extract).with(PURE);
    /// The vector with an element or slice replaced.
    INSERT = "insert".sig("valueToStore: any, dest: T, dynamic_position: variadic index -> result: T; T: vector").attrs("static_position: i64-array")
        .custom(parse_insert, print_insert).verify(verify_insert).with(PURE);
    /// One lane.
    EXTRACTELEMENT = "extractelement".sig("vector: T, position: optional signless-integer-or-index -> result: elem(T); T: vector")
        .asm("$vector [ {? $position : type($position) } ] attr-dict : type($vector)").verify(verify_lane_position).with(PURE);
    /// The vector with one lane replaced.
    INSERTELEMENT = "insertelement".sig("source: elem(T), dest: T, position: optional signless-integer-or-index -> result: T; T: vector")
        .asm("$source, $dest [ {? $position : type($position) } ] attr-dict : type($result)").verify(verify_lane_position).with(PURE);
    /// All elements, in row-major order.
    TO_ELEMENTS = "to_elements".sig("source: vector -> elements: variadic any").custom(parse_to_elements, print_to_elements)
        .verify(verify_to_elements).with(PURE);
    /// The vector of these elements, in row-major order.
    FROM_ELEMENTS = "from_elements".sig("elements: variadic elem(T) -> dest: T; T: fixed-vector").asm("$elements attr-dict : type($dest)")
        .verify(verify_from_elements).with(PURE);
    /// A slice of a vector.
    EXTRACT_STRIDED_SLICE = "extract_strided_slice".sig("source: ranked-vector -> result: ranked-vector").attrs("offsets: array, sizes: array, strides: array")
        .asm("$source attr-dict : type($source) to type($result)").verify(verify_extract_strided_slice).with(PURE);
    /// The vector with a slice replaced.
    INSERT_STRIDED_SLICE = "insert_strided_slice".sig("valueToStore: ranked-vector, dest: T -> result: T; T: ranked-vector").attrs("offsets: array, strides: array")
        .asm("$valueToStore, $dest attr-dict : type($valueToStore) into type($dest)").verify(verify_insert_strided_slice).with(PURE);
    /// A slice of a scalable vector.
    SCALABLE_EXTRACT = "scalable.extract".sig("source: scalable-vector-1d -> result: vector-1d").attrs("pos: i64")
        .asm("$source [ $pos ] attr-dict : type($result) from type($source)").verify(verify_scalable_extract).with(PURE);
    /// The scalable vector with a slice replaced.
    SCALABLE_INSERT = "scalable.insert".sig("valueToStore: vector-1d, dest: T -> result: T; T: scalable-vector-1d").attrs("pos: i64")
        .asm("$valueToStore, $dest [ $pos ] attr-dict : type($valueToStore) into type($dest)").verify(verify_scalable_insert).with(PURE);

    /// A slice of a buffer as a vector, padded outside the buffer.
    TRANSFER_READ = "transfer_read".sig("base: any, indices: variadic index, padding: any, mask: optional bool-vector -> vector: vector").attrs(TRANSFER_ATTRS)
        .custom(parse_transfer_read, print_transfer_read).verify(verify_transfer_read);
    /// Stores a vector to a slice of a buffer, except for elements outside the buffer.
    TRANSFER_WRITE = "transfer_write".sig("valueToStore: vector, base: any, indices: variadic index, mask: optional bool-vector -> result: optional any")
        .attrs(TRANSFER_ATTRS).custom(parse_transfer_write, print_transfer_write).verify(verify_transfer_write);
    /// Loads consecutive elements.
    LOAD = "load".sig("base: memref, indices: variadic index -> result: vector").attrs(LOAD_STORE_ATTRS)
        .asm("$base [ $indices ] attr-dict : type($base), type($result)").verify(verify_load);
    /// Stores to consecutive elements.
    STORE = "store".sig("valueToStore: vector, base: memref, indices: variadic index ->").attrs(LOAD_STORE_ATTRS)
        .asm("$valueToStore, $base [ $indices ] attr-dict : type($base), type($valueToStore)").verify(verify_store);
    /// Loads consecutive elements where a mask is set; other lanes come from a vector.
    MASKEDLOAD = "maskedload".sig(MASKED_LOAD_SIG).attrs(ACCESS_ATTRS).asm(MASKED_LOAD_ASM).verify(verify_masked_load);
    /// Stores to consecutive elements where a mask is set.
    MASKEDSTORE = "maskedstore".sig(MASKED_STORE_SIG).attrs(ACCESS_ATTRS).asm(MASKED_STORE_ASM).verify(verify_masked_store);
    /// Loads elements at given positions where a mask is set; other lanes come from a vector.
    GATHER = "gather".sig("base: any, offsets: variadic index, indices: integer-vector, mask: bool-vector, pass_thru: ranked-vector -> result: ranked-vector")
        .attrs(ACCESS_ATTRS)
        .asm("$base [ $offsets ] _ [ $indices ], $mask, $pass_thru attr-dict : type($base), type($indices), type($mask), type($pass_thru) into type($result)")
        .verify(verify_gather);
    /// Stores to elements at given positions where a mask is set.
    SCATTER = "scatter".sig("base: any, offsets: variadic index, indices: integer-vector, mask: bool-vector, valueToStore: ranked-vector -> result: optional any")
        .attrs(ACCESS_ATTRS)
        .asm("$base [ $offsets ] _ [ $indices ], $mask, $valueToStore attr-dict : type($base), type($indices), type($mask), type($valueToStore) {? -> type($result) }")
        .verify(verify_scatter);
    /// Loads consecutive elements into the lanes where a mask is set; other lanes come from a vector.
    EXPANDLOAD = "expandload".sig(MASKED_LOAD_SIG).attrs(ACCESS_ATTRS).asm(MASKED_LOAD_ASM).verify(verify_masked_load);
    /// Stores the lanes where a mask is set to consecutive elements.
    COMPRESSSTORE = "compressstore".sig(MASKED_STORE_SIG).attrs(ACCESS_ATTRS).asm(MASKED_STORE_ASM).verify(verify_masked_store);

    /// A mask with a box of ones at the origin.
    CONSTANT_MASK = "constant_mask".sig("-> result: bool-vector").attrs("mask_dim_sizes: i64-array").asm("_ $mask_dim_sizes attr-dict : type($result)")
        .verify(verify_constant_mask).with(PURE);
    /// A mask with a box of ones at the origin whose sizes are values.
    CREATE_MASK = "create_mask".sig("operands: variadic index -> result: bool-vector").asm("$operands attr-dict : type($result)")
        .verify(verify_create_mask).with(PURE);
    /// Runs the operation in its region on the lanes where a mask is set.
    MASK = "mask".sig("mask: bool-vector, passthru: optional any -> results: variadic any").custom(parse_mask, print_mask).verify(verify_mask)
        .with(Traits::SINGLE_BLOCK);
    /// Ends a region with its results.
    YIELD = "yield".sig("operands: variadic any ->").asm("attr-dict {? $operands : type($operands) }").with(PURE.and(Traits::TERMINATOR));
    /// Runs its region on one lane of a warp.
    WARP_EXECUTE_ON_LANE_0 = "warp_execute_on_lane_0".sig("laneid: index, args: variadic any -> results: variadic any").attrs("warp_size: i64")
        .custom(parse_warp, print_warp).verify(verify_warp).with(Traits::SINGLE_BLOCK);

    /// The integers from 0 in order.
    STEP = "step".sig("-> result: index-vector-1d").asm("attr-dict : type($result)").with(PURE);
    /// The multiplier of the sizes of scalable dimensions.
    VSCALE = "vscale".sig("-> res: index").asm("attr-dict").with(PURE);
    /// Prints a value, punctuation or a string.
    PRINT = "print".sig("source: optional any ->").attrs("punctuation: vector.punctuation = newline, stringLiteral?: string")
        .custom(parse_print, print_print).verify(verify_print);
}

accessors! {
    Gather for GATHER: base, [offsets], indices, mask, pass_thru;
    Load for LOAD: base, [indices];
    Scatter for SCATTER: base, [offsets], indices, mask, value_to_store;
    Store for STORE: value_to_store, base, [indices];
    TransferRead for TRANSFER_READ: base, {indices}, {padding}, {mask};
    TransferWrite for TRANSFER_WRITE: value_to_store, base, {indices}, {mask};
    Contract for CONTRACT: acc;
    InsertElement for INSERTELEMENT: source, dest;
    MergingLoad for [GATHER, MASKEDLOAD, EXPANDLOAD]: pass_thru;
    Insert for INSERT: value_to_store, dest;
    Mask for MASK: mask, (passthru);
    MultiReduction for MULTI_REDUCTION: source, acc;
    OuterProduct for OUTERPRODUCT: lhs, rhs, (acc);
    Print for PRINT: (source);
    Reduction for REDUCTION: vector, (acc);
    ToElements for TO_ELEMENTS: source;
    TypeCast for TYPE_CAST: memref;
}

/// The enums of the dialect.
pub static ENUMS: &[EnumInfo] = &[
    EnumInfo {
        name: "vector.kind",
        storage: EnumStorage::Dialect,
        is_flags: false,
        cases: &[
            ("add", 0),
            ("mul", 1),
            ("minui", 2),
            ("minsi", 3),
            ("minnumf", 4),
            ("maxui", 5),
            ("maxsi", 6),
            ("maxnumf", 7),
            ("and", 8),
            ("or", 9),
            ("xor", 10),
            ("minimumf", 11),
            ("maximumf", 12),
        ],
    },
    EnumInfo {
        name: "vector.iterator_type",
        storage: EnumStorage::Dialect,
        is_flags: false,
        cases: &[("parallel", 0), ("reduction", 1)],
    },
    EnumInfo {
        name: "vector.punctuation",
        storage: EnumStorage::Dialect,
        is_flags: false,
        cases: &[("no_punctuation", 0), ("newline", 1), ("comma", 2), ("open", 3), ("close", 4)],
    },
];
