//! The tensor dialect: shaped values, as far as buffers and vectors derive from them.

pub mod region;
pub mod slice;
pub mod verify;

use crate::ir::{Context, DYNAMIC, Traits, TypeData, TypeId};
use crate::ops;

use region::{parse_generate, parse_pad, print_generate, print_pad, verify_generate, verify_pad};
use slice::{verify_extract_slice, verify_insert_slice};
use verify::{
    verify_bitcast, verify_cast, verify_collapse_shape, verify_concat, verify_dynamic_sizes,
    verify_expand_shape, verify_extract, verify_from_elements, verify_gather, verify_insert, verify_reshape,
    verify_scatter,
};

const SLICE_ATTRS: &str = "static_offsets: i64-array, static_sizes: i64-array, static_strides: i64-array, operandSegmentSizes?: i32-array";
const INSERT_SLICE_ASM: &str = "$source into $dest list($offsets, $static_offsets) list($sizes, $static_sizes) \
     list($strides, $static_strides) attr-dict : type($source) into type($dest)";

ops! { "tensor" = super::table::tensor;
    /// Bitcast to another element type of the same width.
    BITCAST = "bitcast".sig("source: tensor -> dest: tensor").asm("$source attr-dict : type($source) to type($dest)").verify(verify_bitcast).with(Traits::PURE);
    /// A cast to a more or less static shape.
    CAST = "cast".sig("source: tensor -> dest: tensor").asm("$source attr-dict : type($source) to type($dest)").verify(verify_cast).with(Traits::PURE);
    /// The concatenation of tensors along a dimension.
    CONCAT = "concat".sig("inputs: variadic ranked-tensor -> result: ranked-tensor").attrs("dim: i64")
        .asm("dim($dim) $inputs attr-dict : functional-type(operands, results)").verify(verify_concat).with(Traits::PURE);
    /// The size of a dimension.
    DIM = "dim".sig("source: tensor, index: index -> result: index").asm("attr-dict $source, $index : type($source)").with(Traits::PURE);
    /// A tensor of given shape with unspecified elements.
    EMPTY = "empty".sig("dynamicSizes: variadic index -> result: ranked-tensor").asm("($dynamicSizes) attr-dict : type($result)").verify(verify_dynamic_sizes).with(Traits::PURE);
    /// An element.
    EXTRACT = "extract".sig("tensor: T, indices: variadic index -> result: elem(T); T: ranked-tensor").asm("$tensor [ $indices ] attr-dict : type($tensor)")
        .verify(verify_extract).with(Traits::PURE);
    /// A slice of a tensor.
    EXTRACT_SLICE = "extract_slice".sig("source: ranked-tensor, offsets: variadic index, sizes: variadic index, strides: variadic index -> result: ranked-tensor").attrs(SLICE_ATTRS)
        .asm("$source list($offsets, $static_offsets) list($sizes, $static_sizes) list($strides, $static_strides) attr-dict : type($source) to type($result)")
        .verify(verify_extract_slice).with(Traits::PURE);
    /// A tensor of given elements.
    FROM_ELEMENTS = "from_elements".sig("elements: variadic elem(T) -> result: T; T: static-tensor").asm("$elements attr-dict : type($result)").verify(verify_from_elements).with(Traits::PURE);
    /// Slices at given coordinates.
    GATHER = "gather".sig("source: ranked-tensor, indices: index-tensor -> result: ranked-tensor").attrs("gather_dims: i64-array, unique: unit")
        .asm("$source[$indices] gather_dims($gather_dims) {? unique $unique } attr-dict : functional-type(operands, results)").verify(verify_gather).with(Traits::PURE);
    /// A tensor whose elements the region computes from their positions.
    GENERATE = "generate".sig("dynamicExtents: variadic index -> result: ranked-tensor").custom(parse_generate, print_generate).verify(verify_generate).with(Traits::SINGLE_BLOCK);
    /// A tensor with one element replaced.
    INSERT = "insert".sig("scalar: elem(T), dest: T, indices: variadic index -> result: T; T: ranked-tensor").asm("$scalar into $dest [ $indices ] attr-dict : type($dest)")
        .verify(verify_insert).with(Traits::PURE);
    /// A tensor with a slice replaced.
    INSERT_SLICE = "insert_slice".sig("source: ranked-tensor, dest: T, offsets: variadic index, sizes: variadic index, strides: variadic index -> result: T; T: ranked-tensor").attrs(SLICE_ATTRS)
        .asm(INSERT_SLICE_ASM).verify(verify_insert_slice).with(Traits::PURE);
    /// Inserts a slice into a tensor that several threads produce together.
    PARALLEL_INSERT_SLICE = "parallel_insert_slice".sig("source: ranked-tensor, dest: ranked-tensor, offsets: variadic index, sizes: variadic index, strides: variadic index ->").attrs(SLICE_ATTRS)
        .asm(INSERT_SLICE_ASM).verify(verify_insert_slice);
    /// The number of dimensions.
    RANK = "rank".sig("tensor: tensor -> result: index").asm("$tensor attr-dict : type($tensor)").with(Traits::PURE);
    /// The same elements in another shape, which is itself a tensor.
    RESHAPE = "reshape".sig("source: tensor, shape: shape-tensor -> result: tensor").asm("$source($shape) attr-dict : functional-type(operands, results)").verify(verify_reshape).with(Traits::PURE);
    /// The same elements with dimensions split.
    EXPAND_SHAPE = "expand_shape".sig("src: tensor, output_shape: variadic index -> result: tensor").attrs("reassociation: array, static_output_shape: i64-array")
        .asm("$src $reassociation output_shape list($output_shape, $static_output_shape) attr-dict : type($src) into type($result)").verify(verify_expand_shape).with(Traits::PURE);
    /// The same elements with neighbouring dimensions merged.
    COLLAPSE_SHAPE = "collapse_shape".sig("src: tensor -> result: tensor").attrs("reassociation: array")
        .asm("$src $reassociation attr-dict : type($src) into type($result)").verify(verify_collapse_shape).with(Traits::PURE);
    /// A tensor padded with elements that the region computes.
    PAD = "pad".sig("source: ranked-tensor, low: variadic index, high: variadic index -> result: ranked-tensor").attrs("static_low: i64-array, static_high: i64-array, nofold: unit, operandSegmentSizes?: i32-array")
        .custom(parse_pad, print_pad).verify(verify_pad).with(Traits::SINGLE_BLOCK);
    /// A tensor with slices at given coordinates replaced.
    SCATTER = "scatter".sig("source: ranked-tensor, dest: ranked-tensor, indices: index-tensor -> result: ranked-tensor").attrs("scatter_dims: i64-array, unique: unit")
        .asm("$source into $dest[$indices] scatter_dims($scatter_dims) {? unique $unique } attr-dict : functional-type(operands, results)").verify(verify_scatter).with(Traits::PURE);
    /// A tensor whose elements are all one value.
    SPLAT = "splat".sig("input: elem(T), dynamicSizes: variadic index -> aggregate: T; T: ranked-tensor").asm("$input {? [ $dynamicSizes ] } attr-dict : type($aggregate)")
        .verify(verify_dynamic_sizes).with(Traits::PURE);
    /// Ends the region of `tensor.generate` or `tensor.pad` with an element.
    YIELD = "yield".sig("value: any ->").asm("$value attr-dict : type($value)").with(Traits::TERMINATOR);
}

/// Returns the shape of a ranked tensor type.
pub fn shape(cx: &Context, ty: TypeId) -> Option<&[i64]> {
    match cx.type_data(ty) {
        TypeData::Tensor { shape, .. } => shape.as_deref(),
        _ => None,
    }
}

/// Returns the number of dynamic sizes of a shape.
fn dynamic_count(shape: &[i64]) -> usize {
    shape.iter().filter(|&&size| size == DYNAMIC).count()
}
