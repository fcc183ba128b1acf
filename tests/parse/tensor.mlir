// Every operation of the dialect.
func.func @f(%t: tensor<4x4xf32>, %d: tensor<?x4xf32>, %u: tensor<*xf32>, %ints: tensor<4xi32>, %shape: tensor<2xindex>, %at: tensor<1x2x1xindex>, %x: f32, %i: index, %n: index) -> tensor<?x4xf32> {
  %0 = tensor.bitcast %ints : tensor<4xi32> to tensor<4xf32>
  %1 = tensor.cast %t : tensor<4x4xf32> to tensor<?x4xf32>
  %2 = tensor.concat dim(0) %t, %t : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %3 = tensor.dim %d, %i : tensor<?x4xf32>
  %4 = tensor.empty(%n) : tensor<?x4xf32>
  %5 = tensor.extract %t[%i, %n] : tensor<4x4xf32>
  %6 = tensor.extract_slice %t[%i, 0] [2, %n] [1, 1] : tensor<4x4xf32> to tensor<2x?xf32>
  %7 = tensor.extract_slice %t[0, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<4xf32>
  %8 = tensor.from_elements %x, %x : tensor<2xf32>
  %9 = tensor.gather %t[%at] gather_dims([1]) unique : (tensor<4x4xf32>, tensor<1x2x1xindex>) -> tensor<1x2x4x1xf32>
  %10 = tensor.generate %n {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<?x4xf32>
  %11 = tensor.insert %x into %t[%i, %n] : tensor<4x4xf32>
  %12 = tensor.insert_slice %6 into %t[%i, 0] [2, %n] [1, 1] : tensor<2x?xf32> into tensor<4x4xf32>
  %13 = tensor.rank %u : tensor<*xf32>
  %14 = tensor.reshape %t(%shape) : (tensor<4x4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %15 = tensor.expand_shape %d [[0, 1], [2]] output_shape [%n, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
  %16 = tensor.collapse_shape %t [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %17 = tensor.pad %t nofold low[%i, 0] high[1, %n] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<4x4xf32> to tensor<?x?xf32>
  %18 = tensor.scatter %9 into %t[%at] scatter_dims([1]) unique : (tensor<1x2x4x1xf32>, tensor<4x4xf32>, tensor<1x2x1xindex>) -> tensor<4x4xf32>
  %19 = tensor.splat %x : tensor<4xf32>
  %20 = tensor.splat %x[%n] : tensor<?x4xf32>
  return %20 : tensor<?x4xf32>
}
// output:
// module {
//   func.func @f(%arg0: tensor<4x4xf32>, %arg1: tensor<?x4xf32>, %arg2: tensor<*xf32>, %arg3: tensor<4xi32>, %arg4: tensor<2xindex>, %arg5: tensor<1x2x1xindex>, %arg6: f32, %arg7: index, %arg8: index) -> tensor<?x4xf32> {
//     %0 = tensor.bitcast %arg3 : tensor<4xi32> to tensor<4xf32>
//     %1 = tensor.cast %arg0 : tensor<4x4xf32> to tensor<?x4xf32>
//     %2 = tensor.concat dim(0) %arg0, %arg0 : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
//     %3 = tensor.dim %arg1, %arg7 : tensor<?x4xf32>
//     %4 = tensor.empty(%arg8) : tensor<?x4xf32>
//     %5 = tensor.extract %arg0[%arg7, %arg8] : tensor<4x4xf32>
//     %6 = tensor.extract_slice %arg0[%arg7, 0] [2, %arg8] [1, 1] : tensor<4x4xf32> to tensor<2x?xf32>
//     %7 = tensor.extract_slice %arg0[0, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<4xf32>
//     %8 = tensor.from_elements %arg6, %arg6 : tensor<2xf32>
//     %9 = tensor.gather %arg0[%arg5] gather_dims([1]) unique : (tensor<4x4xf32>, tensor<1x2x1xindex>) -> tensor<1x2x4x1xf32>
//     %10 = tensor.generate %arg8 {
//     ^bb0(%arg9: index, %arg10: index):
//       tensor.yield %arg6 : f32
//     } : tensor<?x4xf32>
//     %11 = tensor.insert %arg6 into %arg0[%arg7, %arg8] : tensor<4x4xf32>
//     %12 = tensor.insert_slice %6 into %arg0[%arg7, 0] [2, %arg8] [1, 1] : tensor<2x?xf32> into tensor<4x4xf32>
//     %13 = tensor.rank %arg2 : tensor<*xf32>
//     %14 = tensor.reshape %arg0(%arg4) : (tensor<4x4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
//     %15 = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [%arg8, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
//     %16 = tensor.collapse_shape %arg0 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
//     %17 = tensor.pad %arg0 nofold low[%arg7, 0] high[1, %arg8] {
//     ^bb0(%arg11: index, %arg12: index):
//       tensor.yield %arg6 : f32
//     } : tensor<4x4xf32> to tensor<?x?xf32>
//     %18 = tensor.scatter %9 into %arg0[%arg5] scatter_dims([1]) unique : (tensor<1x2x4x1xf32>, tensor<4x4xf32>, tensor<1x2x1xindex>) -> tensor<4x4xf32>
//     %19 = tensor.splat %arg6 : tensor<4xf32>
//     %20 = tensor.splat %arg6[%arg8] : tensor<?x4xf32>
//     return %20 : tensor<?x4xf32>
//   }
// }
// -----
// Inside a region of a known or unknown operation.
func.func @g(%part: tensor<2xf32>, %whole: tensor<4xf32>, %i: index) {
  "test.in_parallel"() ({
    tensor.parallel_insert_slice %part into %whole[%i] [2] [1] : tensor<2xf32> into tensor<4xf32>
  }) : () -> ()
  return
}
// output:
// module {
//   func.func @g(%arg0: tensor<2xf32>, %arg1: tensor<4xf32>, %arg2: index) {
//     "test.in_parallel"() ({
//       tensor.parallel_insert_slice %arg0 into %arg1[%arg2] [2] [1] : tensor<2xf32> into tensor<4xf32>
//     }) : () -> ()
//     return
//   }
// }
// -----
// Generic form: all properties.
// args: --mlir-print-op-generic
func.func @generic(%t: tensor<4x4xf32>, %x: f32, %i: index, %n: index) {
  %0 = tensor.extract_slice %t[%i, 0] [2, %n] [1, 1] : tensor<4x4xf32> to tensor<2x?xf32>
  %1 = tensor.pad %t low[%i, 0] high[1, %n] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<4x4xf32> to tensor<?x?xf32>
  return
}
// output:
// "builtin.module"() ({
//   "func.func"() <{function_type = (tensor<4x4xf32>, f32, index, index) -> (), sym_name = "generic"}> ({
//   ^bb0(%arg0: tensor<4x4xf32>, %arg1: f32, %arg2: index, %arg3: index):
//     %0 = "tensor.extract_slice"(%arg0, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 2, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>, index, index) -> tensor<2x?xf32>
//     %1 = "tensor.pad"(%arg0, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1>, static_high = array<i64: 1, -9223372036854775808>, static_low = array<i64: -9223372036854775808, 0>}> ({
//     ^bb0(%arg4: index, %arg5: index):
//       "tensor.yield"(%arg1) : (f32) -> ()
//     }) : (tensor<4x4xf32>, index, index) -> tensor<?x?xf32>
//     "func.return"() : () -> ()
//   }) : () -> ()
// }) : () -> ()
