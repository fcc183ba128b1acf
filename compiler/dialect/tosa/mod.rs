//! The TOSA dialect: operators of neural networks on tensors, with the spellings of MLIR 19 to 22.
//!
//! Zero points, shifts and shapes are attributes in older releases and operands in newer ones. Both are declared, and
//! [`parameter`] reads either.

mod control;
pub mod parameter;
pub mod shape;
mod verify;

use crate::dialect::scf::{parse_while, print_while};
use crate::ir::{EnumInfo, EnumStorage, OpName, Traits};
use crate::{accessors, ops};

use control::{
    parse_cond_if, parse_variable, print_cond_if, print_variable, verify_cond_if, verify_while_loop,
};
use verify::{verify_apply_scale, verify_operator};

const OPERANDS: &str = "operands attr-dict : functional-type(operands, results)";
const KEYWORDS: &str = "operands keyword-dict : functional-type(operands, results)";
const YIELDED: &str = "{? $inputs } attr-dict {? : type($inputs) }";
const UNARY: &str = "input1: tensor -> output: tensor";
const BINARY: &str = "input1: tensor, input2: tensor -> output: tensor";
const CONVOLUTION: &str =
    "input: tensor, weight: tensor, bias: tensor, zero_points: variadic tensor -> output: tensor";
const AXIS: &str = "axis: i32";
const NAN_MODE: &str = "nan_mode: tosa.nan_mode = PROPAGATE";
const QUANTIZATION: &str = "quantization_info?: any";
const WINDOW: &str = "pad: i64-array, stride: i64-array, dilation: i64-array, acc_type?: type, local_bound?: i1, \
     quantization_info?: any";
const PURE: Traits = Traits::PURE;

ops! { "tosa" = super::table::tosa;
    /// Absolute values.
    ABS = "abs".sig(UNARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Elements with all bits inverted.
    BITWISE_NOT = "bitwise_not".sig(UNARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Elements rounded up.
    CEIL = "ceil".sig(UNARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Numbers of leading zeros.
    CLZ = "clz".sig(UNARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Cosines.
    COS = "cos".sig(UNARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Error function.
    ERF = "erf".sig(UNARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Exponentials.
    EXP = "exp".sig(UNARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Elements rounded down.
    FLOOR = "floor".sig(UNARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// The operand.
    IDENTITY = "identity".sig(UNARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Natural logarithms.
    LOG = "log".sig(UNARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Inverted conditions.
    LOGICAL_NOT = "logical_not".sig(UNARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Reciprocals.
    RECIPROCAL = "reciprocal".sig(UNARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Reciprocal square roots.
    RSQRT = "rsqrt".sig(UNARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Logistic function.
    SIGMOID = "sigmoid".sig(UNARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Sines.
    SIN = "sin".sig(UNARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Hyperbolic tangents.
    TANH = "tanh".sig(UNARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Elements converted to another type.
    CAST = "cast".sig(UNARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Sums.
    ADD = "add".sig(BINARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Differences.
    SUB = "sub".sig(BINARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Powers.
    POW = "pow".sig(BINARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Quotients, rounded towards zero.
    INTDIV = "intdiv".sig(BINARY).asm(OPERANDS).verify(verify_operator);
    /// Bitwise and.
    BITWISE_AND = "bitwise_and".sig(BINARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Bitwise or.
    BITWISE_OR = "bitwise_or".sig(BINARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Bitwise exclusive or.
    BITWISE_XOR = "bitwise_xor".sig(BINARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Conjunctions.
    LOGICAL_AND = "logical_and".sig(BINARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Disjunctions.
    LOGICAL_OR = "logical_or".sig(BINARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Exclusive disjunctions.
    LOGICAL_XOR = "logical_xor".sig(BINARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Elements shifted left.
    LOGICAL_LEFT_SHIFT = "logical_left_shift".sig(BINARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Elements shifted right, filled with zeros.
    LOGICAL_RIGHT_SHIFT = "logical_right_shift".sig(BINARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Tests for equality.
    EQUAL = "equal".sig(BINARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Tests for larger elements of the first operand.
    GREATER = "greater".sig(BINARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Tests for larger or equal elements of the first operand.
    GREATER_EQUAL = "greater_equal".sig(BINARY).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Elements shifted right, filled with the sign, and rounded if `round` is set.
    ARITHMETIC_RIGHT_SHIFT = "arithmetic_right_shift".sig(BINARY).attrs("round: i1").asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Maxima.
    MAXIMUM = "maximum".sig(BINARY).attrs(NAN_MODE).asm(KEYWORDS).verify(verify_operator).with(PURE);
    /// Minima.
    MINIMUM = "minimum".sig(BINARY).attrs(NAN_MODE).asm(KEYWORDS).verify(verify_operator).with(PURE);
    /// Products, shifted right. The shift is an attribute in MLIR 19.
    MUL = "mul".sig("input1: tensor, input2: tensor, shift: optional tensor -> output: tensor").attrs("shift?: i8").asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Elements of one of two tensors, selected by a third.
    SELECT = "select".sig("input1: tensor, input2: tensor, input3: tensor -> output: tensor").asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Elements limited to a range. MLIR 19 has limits for integers and for floats.
    CLAMP = "clamp".sig(UNARY).attrs("min_val?: any, max_val?: any, min_int?: i64, max_int?: i64, min_fp?: any, max_fp?: any, nan_mode: tosa.nan_mode = PROPAGATE").asm(KEYWORDS).verify(verify_operator).with(PURE);
    /// Negated elements. The zero points are an attribute in MLIR 19 and 20.
    NEGATE = "negate".sig("input1: tensor, zero_points: variadic tensor -> output: tensor").attrs(QUANTIZATION).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Elements of a table, interpolated for indices of 16 bits.
    LOOKUP = "table".sig("input1: tensor, table: tensor -> output: tensor").asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Elements multiplied by a fixed-point number. The operands are multipliers, shifts and the zero points of input
    /// and output, which are attributes in MLIR 19 and 20.
    RESCALE = "rescale".sig("input: tensor, parameters: variadic tensor -> output: tensor").attrs("multiplier?: i32-array, shift?: any, input_zp?: i32, output_zp?: i32, scale32: i1, double_round?: i1, rounding_mode?: tosa.rounding_mode, per_channel: i1, input_unsigned?: i1, output_unsigned?: i1").asm(KEYWORDS).verify(verify_operator).with(PURE);
    /// A number multiplied by a fixed-point number.
    APPLY_SCALE = "apply_scale".sig("value: any, multiplier: any, shift: any -> output: any").attrs("double_round?: i1, rounding_mode?: tosa.rounding_mode").asm(KEYWORDS).verify(verify_apply_scale).with(PURE);
    /// Conjunctions along a dimension.
    REDUCE_ALL = "reduce_all".sig(UNARY).attrs(AXIS).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Disjunctions along a dimension.
    REDUCE_ANY = "reduce_any".sig(UNARY).attrs(AXIS).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Products along a dimension.
    REDUCE_PRODUCT = "reduce_product".sig(UNARY).attrs(AXIS).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Sums along a dimension.
    REDUCE_SUM = "reduce_sum".sig(UNARY).attrs(AXIS).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Maxima along a dimension.
    REDUCE_MAX = "reduce_max".sig(UNARY).attrs("axis: i32, nan_mode: tosa.nan_mode = PROPAGATE").asm(KEYWORDS).verify(verify_operator).with(PURE);
    /// Minima along a dimension.
    REDUCE_MIN = "reduce_min".sig(UNARY).attrs("axis: i32, nan_mode: tosa.nan_mode = PROPAGATE").asm(KEYWORDS).verify(verify_operator).with(PURE);
    /// Positions of the maxima along a dimension.
    ARGMAX = "argmax".sig(UNARY).attrs("axis: i32, nan_mode: tosa.nan_mode = PROPAGATE").asm(KEYWORDS).verify(verify_operator).with(PURE);
    /// Products of matrices. The zero points are an attribute in MLIR 19 and 20.
    MATMUL = "matmul".sig("a: tensor, b: tensor, zero_points: variadic tensor -> output: tensor").attrs(QUANTIZATION).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// The product of a matrix and a transposed matrix, plus a bias; of MLIR 19 and 20.
    FULLY_CONNECTED = "fully_connected".sig("input: tensor, weight: tensor, bias: tensor -> output: tensor").attrs(QUANTIZATION).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Convolution.
    CONV2D = "conv2d".sig(CONVOLUTION).attrs(WINDOW).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Convolution.
    CONV3D = "conv3d".sig(CONVOLUTION).attrs(WINDOW).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Convolution of each channel on its own.
    DEPTHWISE_CONV2D = "depthwise_conv2d".sig(CONVOLUTION).attrs(WINDOW).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Transposed convolution.
    TRANSPOSE_CONV2D = "transpose_conv2d".sig(CONVOLUTION).attrs("out_pad: i64-array, stride: i64-array, out_shape?: i64-array, acc_type?: type, local_bound?: i1, quantization_info?: any").asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Means of windows. The zero points are an attribute in MLIR 19 and 20.
    AVG_POOL2D = "avg_pool2d".sig("input: tensor, zero_points: variadic tensor -> output: tensor").attrs("kernel: i64-array, stride: i64-array, pad: i64-array, acc_type: type, quantization_info?: any").asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Maxima of windows.
    MAX_POOL2D = "max_pool2d".sig("input: tensor -> output: tensor").attrs("kernel: i64-array, stride: i64-array, pad: i64-array, nan_mode: tosa.nan_mode = PROPAGATE").asm(KEYWORDS).verify(verify_operator).with(PURE);
    /// Discrete Fourier transform.
    FFT2D = "fft2d".sig("input_real: tensor, input_imag: tensor -> output_real: tensor, output_imag: tensor").attrs("inverse: i1, local_bound?: i1").asm(OPERANDS).with(PURE);
    /// Discrete Fourier transform of real numbers.
    RFFT2D = "rfft2d".sig("input_real: tensor -> output_real: tensor, output_imag: tensor").attrs("local_bound?: i1").asm(OPERANDS).with(PURE);
    /// The concatenation along a dimension.
    CONCAT = "concat".sig("input1: variadic tensor -> output: tensor").attrs(AXIS).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// A tensor with elements around it.
    PAD = "pad".sig("input1: tensor, padding: any, pad_const: optional tensor -> output: tensor").attrs(QUANTIZATION).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// The same elements in another shape, which is an attribute in MLIR 19.
    RESHAPE = "reshape".sig("input1: tensor, shape: optional any -> output: tensor").attrs("new_shape?: i64-array").asm(OPERANDS).verify(verify_operator).with(PURE);
    /// The elements in reverse order along a dimension.
    REVERSE = "reverse".sig(UNARY).attrs(AXIS).asm(OPERANDS).verify(verify_operator).with(PURE);
    /// A slice. The operands are start and size, which are attributes in MLIR 19.
    SLICE = "slice".sig("input1: tensor, bounds: variadic any -> output: tensor").attrs("start?: i64-array, size?: i64-array").asm(OPERANDS).verify(verify_operator).with(PURE);
    /// A tensor repeated along its dimensions. The counts are an attribute in MLIR 19.
    TILE = "tile".sig("input1: tensor, multiples: optional any -> output: tensor").attrs("multiples?: i64-array").asm(OPERANDS).verify(verify_operator).with(PURE);
    /// A tensor with permuted dimensions. The permutation is an operand in MLIR 19 and 20.
    TRANSPOSE = "transpose".sig("input1: tensor, perms: optional tensor -> output: tensor").attrs("perms?: i32-array").asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Rows at given positions.
    GATHER = "gather".sig("values: tensor, indices: tensor -> output: tensor").asm(OPERANDS).verify(verify_operator).with(PURE);
    /// A tensor with the rows at given positions replaced.
    SCATTER = "scatter".sig("values_in: tensor, indices: tensor, input: tensor -> values_out: tensor").asm(OPERANDS).verify(verify_operator).with(PURE);
    /// An image of another size. The operands are scale, offset and border, which are attributes in MLIR 19.
    RESIZE = "resize".sig("input: tensor, geometry: variadic any -> output: tensor").attrs("scale?: i64-array, offset?: i64-array, border?: i64-array, mode: tosa.resize_mode").asm(KEYWORDS).verify(verify_operator).with(PURE);
    /// A constant.
    CONST = "const".sig("-> output: tensor").attrs("values: any").verify(verify_operator).with(PURE).with(Traits::CONSTANT);
    /// A constant shape.
    CONST_SHAPE = "const_shape".sig("-> output: any").attrs("values: any").asm(OPERANDS).verify(verify_operator).with(PURE);
    /// Runs one of two regions, selected by a condition.
    COND_IF = "cond_if".sig("condition: tensor, inputs: variadic any -> output: variadic any").custom(parse_cond_if, print_cond_if).verify(verify_cond_if).with(Traits::SINGLE_BLOCK);
    /// Runs its second region as long as the condition of the first is true.
    WHILE_LOOP = "while_loop".sig("input_list: variadic any -> output_list: variadic any").custom(parse_while, print_while).verify(verify_while_loop).with(Traits::SINGLE_BLOCK);
    /// Ends a region with its results.
    YIELD = "yield".sig("inputs: variadic any ->").asm(YIELDED).with(Traits::TERMINATOR);
    /// A variable.
    VARIABLE = "variable".sig("->").attrs("sym_name: symbol-name, var_shape?: any, type: type, initial_value?: any").custom(parse_variable, print_variable).with(Traits::SYMBOL);
    /// The value of a variable.
    VARIABLE_READ = "variable_read".sig("-> output: tensor").attrs("name: symbol-name").asm("$name attr-dict : type($output)");
    /// Assigns a variable.
    VARIABLE_WRITE = "variable_write".sig("input1: tensor ->").attrs("name: symbol-name").asm("$name , $input1 attr-dict : type($input1)");
    /// An operator that is not part of TOSA.
    CUSTOM = "custom".sig("input_list: variadic any -> output_list: variadic any").attrs("operator_name: string, domain_name: string, implementation_attrs: string").asm(OPERANDS);
}

accessors! {
    CondIf for COND_IF: condition, [inputs];
    WhileLoop for WHILE_LOOP: [input_list];
    Yield for YIELD: [inputs];
}

/// Returns true for operations on the elements of two tensors at the same position.
pub fn is_binary(name: OpName) -> bool {
    matches!(
        name,
        ADD | SUB
            | MUL
            | POW
            | INTDIV
            | BITWISE_AND
            | BITWISE_OR
            | BITWISE_XOR
            | LOGICAL_AND
            | LOGICAL_OR
            | LOGICAL_XOR
            | LOGICAL_LEFT_SHIFT
            | LOGICAL_RIGHT_SHIFT
            | ARITHMETIC_RIGHT_SHIFT
            | EQUAL
            | GREATER
            | GREATER_EQUAL
            | MAXIMUM
            | MINIMUM
    )
}

/// The values of NaN operands.
const NAN_MODES: &[(&str, i64)] = &[("PROPAGATE", 0), ("IGNORE", 1)];

/// The rounding of fixed-point products.
const ROUNDING_MODES: &[(&str, i64)] = &[("SINGLE_ROUND", 0), ("INEXACT_ROUND", 1), ("DOUBLE_ROUND", 2)];

/// The interpolation of images.
const RESIZE_MODES: &[(&str, i64)] = &[("NEAREST_NEIGHBOR", 0), ("BILINEAR", 1)];

const fn enum_info(name: &'static str, cases: &'static [(&'static str, i64)]) -> EnumInfo {
    EnumInfo { name, storage: EnumStorage::Dialect, is_flags: false, cases }
}

/// The enums of the dialect.
pub static ENUMS: &[EnumInfo] = &[
    enum_info("tosa.nan_mode", NAN_MODES),
    enum_info("tosa.rounding_mode", ROUNDING_MODES),
    enum_info("tosa.resize_mode", RESIZE_MODES),
];
