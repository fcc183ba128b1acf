//! The linalg dialect: operations that are loops over the elements of tensors or buffers.

pub mod elementwise;
pub mod generic;
pub mod loops;
pub mod map;
pub mod named;
pub mod pack;
pub mod payload;
pub mod syntax;
pub mod verify;
pub mod winograd;

use crate::ir::{EnumInfo, EnumStorage, Traits};
use crate::{accessors, ops};

use elementwise::{parse_elementwise, parse_elemwise, print_elementwise};
use generic::{parse_generic, print_generic};
use map::{
    parse_broadcast, parse_map, parse_reduce, parse_transpose, print_broadcast, print_map, print_reduce,
    print_transpose, verify_broadcast, verify_map, verify_reduce, verify_transpose,
};
use named::{Named, parse_named, print_named};
use pack::{infer_pack, verify_pack, verify_unpack};
use payload::Payload;
use verify::{verify_index, verify_structured};
use winograd::verify_winograd;

const STRUCTURED: &str = "inputs: variadic any, outputs: variadic shaped -> result_tensors: variadic any";
const NONE: &str = "operandSegmentSizes?: i32-array";
const CAST: &str = "cast?: linalg.type_fn, operandSegmentSizes?: i32-array";
const MAPS: &str = "indexing_maps?: array, cast?: linalg.type_fn, operandSegmentSizes?: i32-array";
const WINDOW: &str = "strides?: any, dilations?: any, operandSegmentSizes?: i32-array";
const TILES: &str =
    "outer_dims_perm?: i64-array = [], inner_dims_pos: i64-array, static_inner_tiles: i64-array";

const ALGORITHM: &str = "fmr: linalg.winograd_conv_2d_fmr";

/// Declares the operations of the dialect, beginning with the named operations, whose rows describe their loops.
macro_rules! linalg_ops {
    (named { $($(#[$doc:meta])* $id:ident = $name:literal $attrs:ident $payload:expr, $iterators:literal, $maps:literal;)* }
     others { $($others:tt)* }) => {
        ops! { "linalg" = super::table::linalg;
            $($(#[$doc])* $id = $name.sig(STRUCTURED).attrs($attrs).custom(parse_named, print_named)
                .verify(verify_structured).with(Traits::SINGLE_BLOCK);)*
            $($others)*
        }

        /// The loops and payloads of the named operations, by row number.
        pub static NAMED: &[Named] =
            &[$(Named { name: $name, payload: $payload, iterators: $iterators, maps: $maps }),*];
    };
}

use Payload::{Binary, Cast, Fill, MultiplyAdd, Pool, QuantizedMultiplyAdd, Random, Select, Unary};

linalg_ops! {
    named {
        /// Copies the elements, cast to the type of the output.
        COPY = "copy" CAST Cast, "*", "";
        /// Exponentials.
        EXP = "exp" NONE Unary("exp"), "*", "";
        /// Logarithms.
        LOG = "log" NONE Unary("log"), "*", "";
        /// Absolute values.
        ABS = "abs" NONE Unary("abs"), "*", "";
        /// Elements rounded up.
        CEIL = "ceil" NONE Unary("ceil"), "*", "";
        /// Elements rounded down.
        FLOOR = "floor" NONE Unary("floor"), "*", "";
        /// Negated elements.
        NEGF = "negf" NONE Unary("negf"), "*", "";
        /// Reciprocals.
        RECIPROCAL = "reciprocal" NONE Unary("reciprocal"), "*", "";
        /// Elements rounded to the closest whole number.
        ROUND = "round" NONE Unary("round"), "*", "";
        /// Square roots.
        SQRT = "sqrt" NONE Unary("sqrt"), "*", "";
        /// Reciprocal square roots.
        RSQRT = "rsqrt" NONE Unary("rsqrt"), "*", "";
        /// Squares.
        SQUARE = "square" NONE Unary("square"), "*", "";
        /// Hyperbolic tangents.
        TANH = "tanh" NONE Unary("tanh"), "*", "";
        /// Error function.
        ERF = "erf" NONE Unary("erf"), "*", "";
        /// Sums.
        ADD = "add" NONE Binary("add"), "*", "";
        /// Differences.
        SUB = "sub" NONE Binary("sub"), "*", "";
        /// Products.
        MUL = "mul" NONE Binary("mul"), "*", "";
        /// Quotients.
        DIV = "div" NONE Binary("div"), "*", "";
        /// Quotients of unsigned integers.
        DIV_UNSIGNED = "div_unsigned" NONE Binary("div_unsigned"), "*", "";
        /// Maxima.
        MAX = "max" NONE Binary("max_signed"), "*", "";
        /// Minima.
        MIN = "min" NONE Binary("min_signed"), "*", "";
        /// Powers.
        POWF = "powf" NONE Binary("powf"), "*", "";
        /// Elements of one of two inputs, selected by a third.
        SELECT = "select" NONE Select, "*", "";
        /// Product of matrices with zero points.
        QUANTIZED_MATMUL = "quantized_matmul" NONE QuantizedMultiplyAdd, "ppr", "d0, d2; d2, d1; ; ; d0, d1";
        /// Product of tiled matrices, the second transposed.
        MMT4D = "mmt4d" NONE MultiplyAdd, "pprppr", "d0, d2, d3, d5; d1, d2, d4, d5; d0, d1, d3, d4";
        /// Products of tiled matrices, the second ones transposed.
        BATCH_MMT4D = "batch_mmt4d" NONE MultiplyAdd, "ppprppr", "d0, d1, d3, d4, d6; d0, d2, d3, d5, d6; d0, d1, d2, d4, d5";
        /// Products of matrices with zero points.
        QUANTIZED_BATCH_MATMUL = "quantized_batch_matmul" NONE QuantizedMultiplyAdd, "pppr", "d0, d1, d3; d0, d3, d2; ; ; d0, d1, d2";
        /// Matrix times vector.
        MATVEC = "matvec" NONE MultiplyAdd, "pr", "d0, d1; d1; d0";
        /// Vector times matrix.
        VECMAT = "vecmat" NONE MultiplyAdd, "pr", "d1; d1, d0; d0";
        /// Matrices times vectors.
        BATCH_MATVEC = "batch_matvec" NONE MultiplyAdd, "ppr", "d0, d1, d2; d0, d2; d0, d1";
        /// Vectors times matrices.
        BATCH_VECMAT = "batch_vecmat" NONE MultiplyAdd, "ppr", "d0, d2; d0, d2, d1; d0, d1";
        /// Scalar product.
        DOT = "dot" NONE MultiplyAdd, "r", "d0; d0; ";
        /// Convolution.
        CONV_1D = "conv_1d" NONE MultiplyAdd, "pr", "d0 + d1; d1; d0";
        /// Convolution.
        CONV_2D = "conv_2d" NONE MultiplyAdd, "pprr", "d0 + d2, d1 + d3; d2, d3; d0, d1";
        /// Convolution.
        CONV_3D = "conv_3d" NONE MultiplyAdd, "ppprrr", "d0 + d3, d1 + d4, d2 + d5; d3, d4, d5; d0, d1, d2";
        /// Convolution.
        CONV_1D_NWC_WCF = "conv_1d_nwc_wcf" WINDOW MultiplyAdd, "ppprr", "d0, d1 * S0 + d3 * D0, d4; d3, d4, d2; d0, d1, d2";
        /// Convolution.
        CONV_1D_NCW_FCW = "conv_1d_ncw_fcw" WINDOW MultiplyAdd, "ppprr", "d0, d3, d2 * S0 + d4 * D0; d1, d3, d4; d0, d1, d2";
        /// Convolution.
        CONV_2D_NHWC_HWCF = "conv_2d_nhwc_hwcf" WINDOW MultiplyAdd, "pppprrr", "d0, d1 * S0 + d4 * D0, d2 * S1 + d5 * D1, d6; d4, d5, d6, d3; d0, d1, d2, d3";
        /// Convolution.
        CONV_2D_NHWC_FHWC = "conv_2d_nhwc_fhwc" WINDOW MultiplyAdd, "pppprrr", "d0, d1 * S0 + d4 * D0, d2 * S1 + d5 * D1, d6; d3, d4, d5, d6; d0, d1, d2, d3";
        /// Convolution with zero points.
        CONV_2D_NHWC_HWCF_Q = "conv_2d_nhwc_hwcf_q" WINDOW QuantizedMultiplyAdd, "pppprrr", "d0, d1 * S0 + d4 * D0, d2 * S1 + d5 * D1, d6; d4, d5, d6, d3; ; ; d0, d1, d2, d3";
        /// Convolution with zero points.
        CONV_2D_NHWC_FHWC_Q = "conv_2d_nhwc_fhwc_q" WINDOW QuantizedMultiplyAdd, "pppprrr", "d0, d1 * S0 + d4 * D0, d2 * S1 + d5 * D1, d6; d3, d4, d5, d6; ; ; d0, d1, d2, d3";
        /// Convolution with zero points.
        CONV_2D_NCHW_FCHW_Q = "conv_2d_nchw_fchw_q" WINDOW QuantizedMultiplyAdd, "pppprrr", "d0, d4, d2 * S0 + d5 * D0, d3 * S1 + d6 * D1; d1, d4, d5, d6; ; ; d0, d1, d2, d3";
        /// Convolution.
        CONV_2D_NCHW_FCHW = "conv_2d_nchw_fchw" WINDOW MultiplyAdd, "pppprrr", "d0, d4, d2 * S0 + d5 * D0, d3 * S1 + d6 * D1; d1, d4, d5, d6; d0, d1, d2, d3";
        /// Convolution.
        CONV_2D_NGCHW_FGCHW = "conv_2d_ngchw_fgchw" WINDOW MultiplyAdd, "ppppprrr", "d0, d1, d5, d3 * S0 + d6 * D0, d4 * S1 + d7 * D1; d2, d1, d5, d6, d7; d0, d1, d2, d3, d4";
        /// Convolution.
        CONV_2D_NGCHW_GFCHW = "conv_2d_ngchw_gfchw" WINDOW MultiplyAdd, "ppppprrr", "d0, d1, d5, d3 * S0 + d6 * D0, d4 * S1 + d7 * D1; d1, d2, d5, d6, d7; d0, d1, d2, d3, d4";
        /// Convolution.
        CONV_2D_NHWGC_GFHWC = "conv_2d_nhwgc_gfhwc" WINDOW MultiplyAdd, "ppppprrr", "d0, d1 * S0 + d5 * D0, d2 * S1 + d6 * D1, d3, d7; d3, d4, d5, d6, d7; d0, d1, d2, d3, d4";
        /// Convolution with zero points.
        CONV_2D_NHWGC_GFHWC_Q = "conv_2d_nhwgc_gfhwc_q" WINDOW QuantizedMultiplyAdd, "ppppprrr", "d0, d1 * S0 + d5 * D0, d2 * S1 + d6 * D1, d3, d7; d3, d4, d5, d6, d7; ; ; d0, d1, d2, d3, d4";
        /// Convolution with zero points.
        CONV_2D_NGCHW_GFCHW_Q = "conv_2d_ngchw_gfchw_q" WINDOW QuantizedMultiplyAdd, "ppppprrr", "d0, d1, d5, d3 * S0 + d6 * D0, d4 * S1 + d7 * D1; d1, d2, d5, d6, d7; ; ; d0, d1, d2, d3, d4";
        /// Convolution.
        CONV_3D_NDHWC_DHWCF = "conv_3d_ndhwc_dhwcf" WINDOW MultiplyAdd, "ppppprrrr", "d0, d1 * S0 + d5 * D0, d2 * S1 + d6 * D1, d3 * S2 + d7 * D2, d8; d5, d6, d7, d8, d4; d0, d1, d2, d3, d4";
        /// Convolution with zero points.
        CONV_3D_NDHWC_DHWCF_Q = "conv_3d_ndhwc_dhwcf_q" WINDOW QuantizedMultiplyAdd, "ppppprrrr", "d0, d1 * S0 + d5 * D0, d2 * S1 + d6 * D1, d3 * S2 + d7 * D2, d8; d5, d6, d7, d8, d4; ; ; d0, d1, d2, d3, d4";
        /// Convolution.
        CONV_3D_NCDHW_FCDHW = "conv_3d_ncdhw_fcdhw" WINDOW MultiplyAdd, "ppppprrrr", "d0, d5, d2 * S0 + d6 * D0, d3 * S1 + d7 * D1, d4 * S2 + d8 * D2; d1, d5, d6, d7, d8; d0, d1, d2, d3, d4";
        /// Depthwise convolution.
        DEPTHWISE_CONV_1D_NWC_WC = "depthwise_conv_1d_nwc_wc" WINDOW MultiplyAdd, "pppr", "d0, d1 * S0 + d3 * D0, d2; d3, d2; d0, d1, d2";
        /// Depthwise convolution.
        DEPTHWISE_CONV_1D_NCW_CW = "depthwise_conv_1d_ncw_cw" WINDOW MultiplyAdd, "pppr", "d0, d2, d1 * S0 + d3 * D0; d2, d3; d0, d2, d1";
        /// Depthwise convolution.
        DEPTHWISE_CONV_1D_NWC_WCM = "depthwise_conv_1d_nwc_wcm" WINDOW MultiplyAdd, "ppppr", "d0, d1 * S0 + d4 * D0, d2; d4, d2, d3; d0, d1, d2, d3";
        /// Depthwise convolution.
        DEPTHWISE_CONV_2D_NHWC_HWC = "depthwise_conv_2d_nhwc_hwc" WINDOW MultiplyAdd, "pppprr", "d0, d1 * S0 + d4 * D0, d2 * S1 + d5 * D1, d3; d4, d5, d3; d0, d1, d2, d3";
        /// Depthwise convolution.
        DEPTHWISE_CONV_2D_NCHW_CHW = "depthwise_conv_2d_nchw_chw" WINDOW MultiplyAdd, "pppprr", "d0, d3, d1 * S0 + d4 * D0, d2 * S1 + d5 * D1; d3, d4, d5; d0, d3, d1, d2";
        /// Depthwise convolution with zero points.
        DEPTHWISE_CONV_2D_NHWC_HWC_Q = "depthwise_conv_2d_nhwc_hwc_q" WINDOW QuantizedMultiplyAdd, "pppprr", "d0, d1 * S0 + d4 * D0, d2 * S1 + d5 * D1, d3; d4, d5, d3; ; ; d0, d1, d2, d3";
        /// Depthwise convolution.
        DEPTHWISE_CONV_2D_NHWC_HWCM = "depthwise_conv_2d_nhwc_hwcm" WINDOW MultiplyAdd, "ppppprr", "d0, d1 * S0 + d5 * D0, d2 * S1 + d6 * D1, d3; d5, d6, d3, d4; d0, d1, d2, d3, d4";
        /// Depthwise convolution with zero points.
        DEPTHWISE_CONV_2D_NHWC_HWCM_Q = "depthwise_conv_2d_nhwc_hwcm_q" WINDOW QuantizedMultiplyAdd, "ppppprr", "d0, d1 * S0 + d5 * D0, d2 * S1 + d6 * D1, d3; d5, d6, d3, d4; ; ; d0, d1, d2, d3, d4";
        /// Depthwise convolution.
        DEPTHWISE_CONV_3D_NDHWC_DHWC = "depthwise_conv_3d_ndhwc_dhwc" WINDOW MultiplyAdd, "pppprrrp", "d0, d1 * S0 + d4 * D0, d2 * S1 + d5 * D1, d3 * S2 + d6 * D2, d7; d4, d5, d6, d7; d0, d1, d2, d3, d7";
        /// Depthwise convolution.
        DEPTHWISE_CONV_3D_NCDHW_CDHW = "depthwise_conv_3d_ncdhw_cdhw" WINDOW MultiplyAdd, "pppprrrp", "d0, d7, d1 * S0 + d4 * D0, d2 * S1 + d5 * D1, d3 * S2 + d6 * D2; d7, d4, d5, d6; d0, d7, d1, d2, d3";
        /// Depthwise convolution.
        DEPTHWISE_CONV_3D_NDHWC_DHWCM = "depthwise_conv_3d_ndhwc_dhwcm" WINDOW MultiplyAdd, "ppppprrrp", "d0, d1 * S0 + d5 * D0, d2 * S1 + d6 * D1, d3 * S2 + d7 * D2, d8; d5, d6, d7, d8, d4; d0, d1, d2, d3, d8, d4";
        /// Pooling by sums.
        POOLING_NHWC_SUM = "pooling_nhwc_sum" WINDOW Pool("add"), "pppprr", "d0, d1 * S0 + d4 * D0, d2 * S1 + d5 * D1, d3; d4, d5; d0, d1, d2, d3";
        /// Pooling by sums.
        POOLING_NCHW_SUM = "pooling_nchw_sum" WINDOW Pool("add"), "pppprr", "d0, d1, d2 * S0 + d4 * D0, d3 * S1 + d5 * D1; d4, d5; d0, d1, d2, d3";
        /// Pooling by maxima.
        POOLING_NHWC_MAX = "pooling_nhwc_max" WINDOW Pool("max_signed"), "pppprr", "d0, d1 * S0 + d4 * D0, d2 * S1 + d5 * D1, d3; d4, d5; d0, d1, d2, d3";
        /// Pooling by maxima of unsigned integers.
        POOLING_NHWC_MAX_UNSIGNED = "pooling_nhwc_max_unsigned" WINDOW Pool("max_unsigned"), "pppprr", "d0, d1 * S0 + d4 * D0, d2 * S1 + d5 * D1, d3; d4, d5; d0, d1, d2, d3";
        /// Pooling by maxima.
        POOLING_NCHW_MAX = "pooling_nchw_max" WINDOW Pool("max_signed"), "pppprr", "d0, d1, d2 * S0 + d4 * D0, d3 * S1 + d5 * D1; d4, d5; d0, d1, d2, d3";
        /// Pooling by minima.
        POOLING_NHWC_MIN = "pooling_nhwc_min" WINDOW Pool("min_signed"), "pppprr", "d0, d1 * S0 + d4 * D0, d2 * S1 + d5 * D1, d3; d4, d5; d0, d1, d2, d3";
        /// Pooling by minima of unsigned integers.
        POOLING_NHWC_MIN_UNSIGNED = "pooling_nhwc_min_unsigned" WINDOW Pool("min_unsigned"), "pppprr", "d0, d1 * S0 + d4 * D0, d2 * S1 + d5 * D1, d3; d4, d5; d0, d1, d2, d3";
        /// Pooling by sums.
        POOLING_NWC_SUM = "pooling_nwc_sum" WINDOW Pool("add"), "pppr", "d0, d1 * S0 + d3 * D0, d2; d3; d0, d1, d2";
        /// Pooling by sums.
        POOLING_NCW_SUM = "pooling_ncw_sum" WINDOW Pool("add"), "pppr", "d0, d1, d2 * S0 + d3 * D0; d3; d0, d1, d2";
        /// Pooling by maxima.
        POOLING_NWC_MAX = "pooling_nwc_max" WINDOW Pool("max_signed"), "pppr", "d0, d1 * S0 + d3 * D0, d2; d3; d0, d1, d2";
        /// Pooling by maxima of unsigned integers.
        POOLING_NWC_MAX_UNSIGNED = "pooling_nwc_max_unsigned" WINDOW Pool("max_unsigned"), "pppr", "d0, d1 * S0 + d3 * D0, d2; d3; d0, d1, d2";
        /// Pooling by maxima.
        POOLING_NCW_MAX = "pooling_ncw_max" WINDOW Pool("max_signed"), "pppr", "d0, d1, d2 * S0 + d3 * D0; d3; d0, d1, d2";
        /// Pooling by minima.
        POOLING_NWC_MIN = "pooling_nwc_min" WINDOW Pool("min_signed"), "pppr", "d0, d1 * S0 + d3 * D0, d2; d3; d0, d1, d2";
        /// Pooling by minima of unsigned integers.
        POOLING_NWC_MIN_UNSIGNED = "pooling_nwc_min_unsigned" WINDOW Pool("min_unsigned"), "pppr", "d0, d1 * S0 + d3 * D0, d2; d3; d0, d1, d2";
        /// Pooling by sums.
        POOLING_NDHWC_SUM = "pooling_ndhwc_sum" WINDOW Pool("add"), "ppppprrr", "d0, d1 * S0 + d5 * D0, d2 * S1 + d6 * D1, d3 * S2 + d7 * D2, d4; d5, d6, d7; d0, d1, d2, d3, d4";
        /// Pooling by maxima.
        POOLING_NDHWC_MAX = "pooling_ndhwc_max" WINDOW Pool("max_signed"), "ppppprrr", "d0, d1 * S0 + d5 * D0, d2 * S1 + d6 * D1, d3 * S2 + d7 * D2, d4; d5, d6, d7; d0, d1, d2, d3, d4";
        /// Pooling by minima.
        POOLING_NDHWC_MIN = "pooling_ndhwc_min" WINDOW Pool("min_signed"), "ppppprrr", "d0, d1 * S0 + d5 * D0, d2 * S1 + d6 * D1, d3 * S2 + d7 * D2, d4; d5, d6, d7; d0, d1, d2, d3, d4";
        /// Sets all elements to one value.
        FILL = "fill" NONE Fill, "*", "";
        /// Pseudo-random numbers.
        FILL_RNG_2D = "fill_rng_2d" NONE Random, "pp", "; ; ; d0, d1";
        /// Product of matrices.
        MATMUL = "matmul" MAPS MultiplyAdd, "ppr", "d0, d2; d2, d1; d0, d1";
        /// Products of matrices.
        BATCH_MATMUL = "batch_matmul" MAPS MultiplyAdd, "pppr", "d0, d1, d3; d0, d3, d2; d0, d1, d2";
        /// Sum of products of matrices.
        BATCH_REDUCE_MATMUL = "batch_reduce_matmul" MAPS MultiplyAdd, "rppr", "d0, d1, d3; d0, d3, d2; d1, d2";
        /// Product of matrices, the first transposed; read as `linalg.matmul`.
        MATMUL_TRANSPOSE_A = "matmul_transpose_a" MAPS MultiplyAdd, "ppr", "d2, d0; d2, d1; d0, d1";
        /// Product of matrices, the second transposed; read as `linalg.matmul`.
        MATMUL_TRANSPOSE_B = "matmul_transpose_b" MAPS MultiplyAdd, "ppr", "d0, d2; d1, d2; d0, d1";
        /// Products of matrices, the first ones transposed; read as `linalg.batch_matmul`.
        BATCH_MATMUL_TRANSPOSE_A = "batch_matmul_transpose_a" MAPS MultiplyAdd, "pppr", "d0, d3, d1; d0, d3, d2; d0, d1, d2";
        /// Products of matrices, the second ones transposed; read as `linalg.batch_matmul`.
        BATCH_MATMUL_TRANSPOSE_B = "batch_matmul_transpose_b" MAPS MultiplyAdd, "pppr", "d0, d1, d3; d0, d2, d3; d0, d1, d2";
        /// Sums of products over indices that are in no output.
        CONTRACT = "contract" MAPS MultiplyAdd, "", "";
    }
    others {
        /// Loops with a region that computes the elements.
        GENERIC = "generic".sig(STRUCTURED).attrs("indexing_maps: array, iterator_types: array, doc?: string, library_call?: string, operandSegmentSizes?: i32-array")
            .custom(parse_generic, print_generic).verify(verify_structured).with(Traits::SINGLE_BLOCK);
        /// Elements computed from those at the same position.
        MAP = "map".sig("inputs: variadic tensor-or-memref, init: tensor-or-memref -> result: variadic tensor").custom(parse_map, print_map).verify(verify_map).with(Traits::SINGLE_BLOCK);
        /// A reduction along dimensions.
        REDUCE = "reduce".sig("operands: variadic tensor-or-memref -> results: variadic tensor").attrs("dimensions: i64-array").custom(parse_reduce, print_reduce).verify(verify_reduce).with(Traits::SINGLE_BLOCK);
        /// A permutation of the dimensions.
        TRANSPOSE = "transpose".sig("input: tensor-or-memref, init: tensor-or-memref -> result: variadic tensor").attrs("permutation: i64-array").custom(parse_transpose, print_transpose)
            .verify(verify_transpose).with(Traits::SINGLE_BLOCK);
        /// Elements repeated along new dimensions.
        BROADCAST = "broadcast".sig("input: tensor-or-memref, init: tensor-or-memref -> result: variadic tensor").attrs("dimensions: i64-array").custom(parse_broadcast, print_broadcast)
            .verify(verify_broadcast).with(Traits::SINGLE_BLOCK);
        /// An elementwise operation, selected by a keyword.
        ELEMENTWISE = "elementwise".sig(STRUCTURED).attrs("kind: linalg.elementwise_kind, indexing_maps?: array, operandSegmentSizes?: i32-array").custom(parse_elementwise, print_elementwise)
            .verify(verify_structured).with(Traits::SINGLE_BLOCK);
        /// A unary elementwise operation with casts, selected by a keyword; of MLIR before 2025.
        ELEMWISE_UNARY = "elemwise_unary".sig(STRUCTURED).attrs("fun?: linalg.unary_fn, cast?: linalg.type_fn, operandSegmentSizes?: i32-array").custom(parse_elemwise, print_named).verify(verify_structured).with(Traits::SINGLE_BLOCK);
        /// A binary elementwise operation with casts, selected by a keyword; of MLIR before 2025.
        ELEMWISE_BINARY = "elemwise_binary".sig(STRUCTURED).attrs("fun?: linalg.binary_fn, cast?: linalg.type_fn, operandSegmentSizes?: i32-array").custom(parse_elemwise, print_named).verify(verify_structured).with(Traits::SINGLE_BLOCK);
        /// Exponentials divided by their sum along a dimension.
        SOFTMAX = "softmax".sig("input: shaped, output: shaped -> result: variadic ranked-tensor").attrs("dimension: i64")
            .asm("attr-dict dimension ( $dimension ) ins ( $input : type($input) ) outs ( $output : type($output) ) {? -> type($result) }");
        /// A tensor with its elements in tiles.
        PACK = "pack".sig("source: ranked-tensor, dest: ranked-tensor, padding_value: optional any, inner_tiles: variadic index -> result: infer").attrs("outer_dims_perm?: i64-array = [], inner_dims_pos: i64-array, static_inner_tiles: i64-array, operandSegmentSizes?: i32-array")
            .asm("$source {? padding_value ( $padding_value : type($padding_value) ) } {? outer_dims_perm = $outer_dims_perm } inner_dims_pos = $inner_dims_pos inner_tiles = list($inner_tiles, $static_inner_tiles) into $dest attr-dict : type($source) -> type($dest)")
            .infer(infer_pack).verify(verify_pack);
        /// A tensor with its elements moved out of tiles.
        UNPACK = "unpack".sig("source: ranked-tensor, dest: ranked-tensor, inner_tiles: variadic index -> result: infer").attrs(TILES)
            .asm("$source {? outer_dims_perm = $outer_dims_perm } inner_dims_pos = $inner_dims_pos inner_tiles = list($inner_tiles, $static_inner_tiles) into $dest attr-dict : type($source) -> type($dest)")
            .infer(infer_pack).verify(verify_unpack);
        /// The transform of the filter of Winograd's convolution.
        WINOGRAD_FILTER_TRANSFORM = "winograd_filter_transform".sig("filter: ranked-tensor, output: ranked-tensor -> result: ranked-tensor").attrs(ALGORITHM)
            .asm("attr-dict fmr ( $fmr ) ins ( $filter : type($filter) ) outs ( $output : type($output) ) -> type($result)").verify(verify_winograd);
        /// The transform of the input of Winograd's convolution.
        WINOGRAD_INPUT_TRANSFORM = "winograd_input_transform".sig("input: ranked-tensor, output: ranked-tensor -> result: ranked-tensor").attrs(ALGORITHM)
            .asm("attr-dict fmr ( $fmr ) ins ( $input : type($input) ) outs ( $output : type($output) ) -> type($result)").verify(verify_winograd);
        /// The transform of the output of Winograd's convolution, which is added to the destination.
        WINOGRAD_OUTPUT_TRANSFORM = "winograd_output_transform".sig("value: ranked-tensor, output: ranked-tensor -> result: ranked-tensor").attrs(ALGORITHM)
            .asm("attr-dict fmr ( $fmr ) ins ( $value : type($value) ) outs ( $output : type($output) ) -> type($result)").verify(verify_winograd);
        /// The iteration index of a loop.
        INDEX = "index".sig("-> result: index").attrs("dim: i64").asm("$dim attr-dict : type($result)").verify(verify_index).with(Traits::PURE);
        /// Ends the region of a structured operation with the elements of its outputs.
        YIELD = "yield".sig("values: variadic any ->").asm("{? $values } attr-dict {? : type($values) }").with(Traits::TERMINATOR);
    }
}

accessors! {
    Softmax for SOFTMAX: input, output;
}

const UNARY: &[(&str, i64)] = &[
    ("exp", 0),
    ("log", 1),
    ("abs", 2),
    ("ceil", 3),
    ("floor", 4),
    ("negf", 5),
    ("reciprocal", 6),
    ("round", 7),
    ("sqrt", 8),
    ("rsqrt", 9),
    ("square", 10),
    ("tanh", 11),
    ("erf", 12),
];

const BINARY: &[(&str, i64)] = &[
    ("add", 0),
    ("sub", 1),
    ("mul", 2),
    ("div", 3),
    ("div_unsigned", 4),
    ("max_signed", 5),
    ("min_signed", 6),
    ("max_unsigned", 7),
    ("min_unsigned", 8),
    ("powf", 9),
];

/// Unary operations, then binary ones, then `select`.
const ELEMENTWISE_KINDS: &[(&str, i64)] = &{
    let mut all = [("select", 0); UNARY.len() + BINARY.len() + 1];
    let mut i = 0;
    while i < all.len() {
        let text = if i < UNARY.len() {
            UNARY[i].0
        } else if i < UNARY.len() + BINARY.len() {
            BINARY[i - UNARY.len()].0
        } else {
            "select"
        };
        all[i] = (text, i as i64);
        i += 1;
    }
    all
};

const fn enum_info(name: &'static str, cases: &'static [(&'static str, i64)]) -> EnumInfo {
    EnumInfo { name, storage: EnumStorage::Dialect, is_flags: false, cases }
}

/// The enums of the dialect.
pub static ENUMS: &[EnumInfo] = &[
    enum_info("linalg.type_fn", &[("cast_signed", 0), ("cast_unsigned", 1)]),
    enum_info("linalg.unary_fn", UNARY),
    enum_info("linalg.binary_fn", BINARY),
    enum_info("linalg.elementwise_kind", ELEMENTWISE_KINDS),
    EnumInfo {
        name: "linalg.winograd_conv_2d_fmr",
        storage: EnumStorage::I32,
        is_flags: false,
        cases: winograd::ALGORITHMS,
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn loops_are_those_of_the_operation_with_the_same_number() {
        for (info, named) in OPS.iter().zip(NAMED) {
            assert_eq!(info.name.strip_prefix("linalg."), Some(named.name));
        }
        assert_eq!(CONTRACT.index() + 1, NAMED.len());
    }
}
