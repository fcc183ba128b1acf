//! The StableHLO dialect: operations on tensors that JAX and other frameworks export.

mod contraction;
mod elementwise;
pub mod parameter;
mod region;
mod syntax;
mod verify;

use crate::ir::Traits;
use crate::{accessors, ops};

use contraction::{parse_convolution, parse_dot_general, print_convolution, print_dot_general};
use elementwise::{
    parse_compare, parse_elementwise, parse_select, print_compare, print_elementwise, print_select,
};
use region::{parse_reduce, parse_while, print_reduce, print_while};
use syntax::{
    parse_concatenate, parse_constant, parse_custom_call, parse_dynamic_slice, parse_fft,
    parse_reduce_precision, parse_same, parse_slice, print_concatenate, print_constant, print_custom_call,
    print_dynamic_slice, print_fft, print_reduce_precision, print_same, print_slice,
};
use verify::{
    verify_branches, verify_concatenate, verify_constant, verify_elementwise, verify_loop, verify_reducer,
    verify_reshape, verify_return, verify_structure,
};

const OPERANDS: &str = "operands attr-dict : functional-type(operands, results)";
const UNARY: &str = "operand: tensor -> result: tensor";
const BINARY: &str = "lhs: tensor, rhs: tensor -> result: tensor";
const VARIADIC: &str = "inputs: variadic any -> results: variadic any";
const PURE: Traits = Traits::PURE;

ops! { "stablehlo" = super::table::stablehlo;
    /// Absolute values.
    ABS = "abs".sig(UNARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Cube roots.
    CBRT = "cbrt".sig(UNARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Elements rounded up.
    CEIL = "ceil".sig(UNARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Numbers of leading zeros.
    COUNT_LEADING_ZEROS = "count_leading_zeros".sig(UNARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Elements converted to another type.
    CONVERT = "convert".sig(UNARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Cosines.
    COSINE = "cosine".sig(UNARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Exponentials.
    EXPONENTIAL = "exponential".sig(UNARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Exponentials minus one.
    EXPONENTIAL_MINUS_ONE = "exponential_minus_one".sig(UNARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Elements rounded down.
    FLOOR = "floor".sig(UNARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Tests for finite numbers.
    IS_FINITE = "is_finite".sig(UNARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Natural logarithms.
    LOG = "log".sig(UNARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Natural logarithms of elements plus one.
    LOG_PLUS_ONE = "log_plus_one".sig(UNARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Logistic function.
    LOGISTIC = "logistic".sig(UNARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Negated elements.
    NEGATE = "negate".sig(UNARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Elements with all bits inverted.
    NOT = "not".sig(UNARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Numbers of set bits.
    POPCNT = "popcnt".sig(UNARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Elements rounded to the nearest integer, halves away from zero.
    ROUND_NEAREST_AFZ = "round_nearest_afz".sig(UNARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Elements rounded to the nearest integer, halves to even.
    ROUND_NEAREST_EVEN = "round_nearest_even".sig(UNARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Reciprocal square roots.
    RSQRT = "rsqrt".sig(UNARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Signs of elements.
    SIGN = "sign".sig(UNARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Sines.
    SINE = "sine".sig(UNARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Square roots.
    SQRT = "sqrt".sig(UNARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Tangents.
    TAN = "tan".sig(UNARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Hyperbolic tangents.
    TANH = "tanh".sig(UNARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Real parts.
    REAL = "real".sig(UNARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Imaginary parts.
    IMAG = "imag".sig(UNARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Sums.
    ADD = "add".sig(BINARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Bitwise and.
    AND = "and".sig(BINARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Angles of points.
    ATAN2 = "atan2".sig(BINARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Complex numbers of two parts.
    COMPLEX = "complex".sig(BINARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Quotients.
    DIVIDE = "divide".sig(BINARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise);
    /// Maxima.
    MAXIMUM = "maximum".sig(BINARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Minima.
    MINIMUM = "minimum".sig(BINARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Products.
    MULTIPLY = "multiply".sig(BINARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Bitwise or.
    OR = "or".sig(BINARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Powers.
    POWER = "power".sig(BINARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Remainders, with the sign of the dividend.
    REMAINDER = "remainder".sig(BINARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise);
    /// Elements shifted left.
    SHIFT_LEFT = "shift_left".sig(BINARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Elements shifted right, filled with the sign.
    SHIFT_RIGHT_ARITHMETIC = "shift_right_arithmetic".sig(BINARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Elements shifted right, filled with zeros.
    SHIFT_RIGHT_LOGICAL = "shift_right_logical".sig(BINARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Differences.
    SUBTRACT = "subtract".sig(BINARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Bitwise exclusive or.
    XOR = "xor".sig(BINARY).custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Elements limited to a range.
    CLAMP = "clamp".sig("min: tensor, operand: tensor, max: tensor -> result: tensor").custom(parse_elementwise, print_elementwise).verify(verify_elementwise).with(PURE);
    /// Comparisons.
    COMPARE = "compare".sig(BINARY).attrs("comparison_direction: any, compare_type?: any").custom(parse_compare, print_compare).verify(verify_elementwise).with(PURE);
    /// Elements of one of two tensors, selected by a third.
    SELECT = "select".sig("pred: tensor, on_true: tensor, on_false: tensor -> result: tensor").custom(parse_select, print_select).verify(verify_elementwise).with(PURE);
    /// Elements rounded to a format with fewer bits.
    REDUCE_PRECISION = "reduce_precision".sig(UNARY).attrs("exponent_bits: i32, mantissa_bits: i32").custom(parse_reduce_precision, print_reduce_precision).verify(verify_elementwise).with(PURE);
    /// Elements with their bits as another type.
    BITCAST_CONVERT = "bitcast_convert".sig(UNARY).asm(OPERANDS).with(PURE);
    /// A constant.
    CONSTANT = "constant".sig("-> output: tensor").attrs("value: any").custom(parse_constant, print_constant).verify(verify_constant).with(PURE).with(Traits::CONSTANT);
    /// Indices along a dimension.
    IOTA = "iota".sig("-> output: tensor").attrs("iota_dimension: i64").asm("dim = $iota_dimension attr-dict : type($output)").verify(verify_structure).with(PURE);
    /// A tensor repeated along new dimensions, and along those of size 1.
    BROADCAST_IN_DIM = "broadcast_in_dim".sig(UNARY).attrs("broadcast_dimensions: i64-array").asm("$operand , dims = $broadcast_dimensions attr-dict : functional-type(operands, results)").verify(verify_structure).with(PURE);
    /// The same elements in another shape.
    RESHAPE = "reshape".sig(UNARY).asm(OPERANDS).verify(verify_reshape).with(PURE);
    /// A tensor with permuted dimensions.
    TRANSPOSE = "transpose".sig(UNARY).attrs("permutation: i64-array").asm("$operand , dims = $permutation attr-dict : functional-type(operands, results)").verify(verify_structure).with(PURE);
    /// The elements in reverse order along dimensions.
    REVERSE = "reverse".sig("operand: T -> result: T; T: tensor").attrs("dimensions: i64-array").asm("$operand , dims = $dimensions attr-dict : type($result)").verify(verify_structure).with(PURE);
    /// A slice with constant bounds.
    SLICE = "slice".sig(UNARY).attrs("start_indices: i64-array, limit_indices: i64-array, strides: i64-array").custom(parse_slice, print_slice).verify(verify_structure).with(PURE);
    /// A slice that begins at given indices.
    DYNAMIC_SLICE = "dynamic_slice".sig("operand: tensor, start_indices: variadic tensor -> result: tensor").attrs("slice_sizes: i64-array").custom(parse_dynamic_slice, print_dynamic_slice).verify(verify_structure).with(PURE);
    /// A tensor with a slice replaced.
    DYNAMIC_UPDATE_SLICE = "dynamic_update_slice".sig("operand: tensor, update: tensor, start_indices: variadic tensor -> result: tensor").asm(OPERANDS).verify(verify_structure).with(PURE);
    /// A tensor with elements around and between its elements.
    PAD = "pad".sig("operand: tensor, padding_value: tensor -> result: tensor").attrs("edge_padding_low: i64-array, edge_padding_high: i64-array, interior_padding: i64-array").asm("$operand , $padding_value , low = $edge_padding_low , high = $edge_padding_high , interior = $interior_padding attr-dict : functional-type(operands, results)").verify(verify_structure).with(PURE);
    /// The concatenation along a dimension.
    CONCATENATE = "concatenate".sig("inputs: variadic tensor -> result: tensor").attrs("dimension: i64").custom(parse_concatenate, print_concatenate).verify(verify_concatenate).with(PURE);
    /// Slices at given indices.
    GATHER = "gather".sig("operand: tensor, start_indices: tensor -> result: tensor").attrs("dimension_numbers: any, slice_sizes: i64-array, indices_are_sorted?: i1").verify(verify_structure).with(PURE);
    /// Tensors with elements at given indices combined with updates.
    SCATTER = "scatter".sig(VARIADIC).attrs("scatter_dimension_numbers: any, indices_are_sorted?: i1, unique_indices?: i1").verify(verify_reducer).with(Traits::SINGLE_BLOCK);
    /// Combines the elements of tensors along dimensions.
    REDUCE = "reduce".sig(VARIADIC).attrs("dimensions: i64-array").custom(parse_reduce, print_reduce).verify(verify_reducer).with(Traits::SINGLE_BLOCK);
    /// Combines the elements of windows.
    REDUCE_WINDOW = "reduce_window".sig(VARIADIC).attrs("window_dimensions: i64-array, window_strides?: i64-array, base_dilations?: i64-array, window_dilations?: i64-array, padding?: any").verify(verify_reducer).with(Traits::SINGLE_BLOCK);
    /// Combines elements with those that are selected from windows.
    SELECT_AND_SCATTER = "select_and_scatter".sig("operand: tensor, source: tensor, init_value: tensor -> result: tensor").attrs("window_dimensions?: i64-array, window_strides?: i64-array, padding?: any").verify(verify_structure).with(Traits::SINGLE_BLOCK);
    /// Sorts tensors along a dimension.
    SORT = "sort".sig(VARIADIC).attrs("dimension?: i64, is_stable?: i1").verify(verify_reducer).with(Traits::SINGLE_BLOCK);
    /// Sums of products along dimensions.
    DOT_GENERAL = "dot_general".sig(BINARY).attrs("dot_dimension_numbers: any, precision_config?: any, algorithm?: any").custom(parse_dot_general, print_dot_general).verify(verify_structure).with(PURE);
    /// Products of matrices and vectors.
    DOT = "dot".sig(BINARY).attrs("precision_config?: any").custom(parse_dot_general, print_dot_general).verify(verify_structure).with(PURE);
    /// Convolution.
    CONVOLUTION = "convolution".sig(BINARY).attrs("dimension_numbers: any, window_strides?: i64-array, padding?: any, lhs_dilation?: i64-array, rhs_dilation?: i64-array, window_reversal?: any, feature_group_count: i64, batch_group_count: i64, precision_config?: any").custom(parse_convolution, print_convolution).verify(verify_structure).with(PURE);
    /// Runs its second region as long as the condition of the first is true.
    WHILE = "while".sig("operand: variadic any -> results: variadic any").custom(parse_while, print_while).verify(verify_loop).with(Traits::SINGLE_BLOCK);
    /// Runs one of two regions, selected by a condition.
    IF = "if".sig("pred: tensor -> results: variadic any").verify(verify_branches).with(Traits::SINGLE_BLOCK);
    /// Runs the region with the number of the index, or else the last.
    CASE = "case".sig("index: tensor -> results: variadic any").verify(verify_branches).with(Traits::SINGLE_BLOCK);
    /// Ends a region with its results.
    RETURN = "return".sig("results: variadic any ->").asm("{? $results } attr-dict {? : type($results) }").verify(verify_return).with(Traits::TERMINATOR);
    /// The operands, computed before their users.
    OPTIMIZATION_BARRIER = "optimization_barrier".sig("operand: variadic any -> result: variadic any").custom(parse_same, print_same);
    /// A function of a library.
    CUSTOM_CALL = "custom_call".sig(VARIADIC).attrs("call_target_name: string, has_side_effect?: i1, api_version?: i32, called_computations?: array, operand_layouts?: array, result_layouts?: array, output_operand_aliases?: array, backend_config?: any").custom(parse_custom_call, print_custom_call);
    /// Random bits.
    RNG_BIT_GENERATOR = "rng_bit_generator".sig("initial_state: tensor -> output_state: tensor, output: tensor").attrs("rng_algorithm: any");
    /// Discrete Fourier transform.
    FFT = "fft".sig(UNARY).attrs("fft_type: any, fft_length: i64-array").custom(parse_fft, print_fft).with(PURE);
    /// Cholesky factors.
    CHOLESKY = "cholesky".sig("a: T -> result: T; T: tensor").attrs("lower: i1").asm("$a , lower = $lower attr-dict : type($result)").with(PURE);
    /// Solutions of systems of linear equations with a triangular matrix.
    TRIANGULAR_SOLVE = "triangular_solve".sig("a: tensor, b: tensor -> result: tensor").attrs("left_side: i1, lower: i1, unit_diagonal: i1, transpose_a: any").with(PURE);
}

accessors! {
    While for WHILE: [operand];
    Return for RETURN: [results];
}
