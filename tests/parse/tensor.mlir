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
// -----
// Inside a region of a known or unknown operation.
func.func @g(%part: tensor<2xf32>, %whole: tensor<4xf32>, %i: index) {
  "test.in_parallel"() ({
    tensor.parallel_insert_slice %part into %whole[%i] [2] [1] : tensor<2xf32> into tensor<4xf32>
  }) : () -> ()
  return
}
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
