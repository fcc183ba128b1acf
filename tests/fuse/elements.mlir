// Elements of lists, of equal elements, and inserted ones.
func.func @known(%a: f32, %b: f32, %t: tensor<?xf32>, %i: index) -> (f32, f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.from_elements %a, %b, %a, %b : tensor<2x2xf32>
  %1 = tensor.extract %0[%c1, %c1] : tensor<2x2xf32>
  %2 = tensor.splat %a : tensor<4xf32>
  %3 = tensor.extract %2[%i] : tensor<4xf32>
  %4 = tensor.insert %b into %t[%i] : tensor<?xf32>
  %5 = tensor.extract %4[%i] : tensor<?xf32>
  %6 = tensor.insert %b into %t[%c0] : tensor<?xf32>
  %7 = tensor.extract %6[%c1] : tensor<?xf32>
  return %1, %3, %5, %7 : f32, f32, f32, f32
}
// output:
// module {
//   func.func @known(%arg0: f32, %arg1: f32, %arg2: tensor<?xf32>, %arg3: index) -> (f32, f32, f32, f32) {
//     %c1 = arith.constant 1 : index
//     %0 = tensor.extract %arg2[%c1] : tensor<?xf32>
//     return %arg1, %arg0, %arg1, %0 : f32, f32, f32, f32
//   }
// }
// -----
// One element is computed, unless the others are read, too.
func.func @computed(%a: tensor<4x6xf32>, %b: tensor<6xf32>, %i: index, %j: index) -> (f32, f32, tensor<6xf32>) {
  %0 = tensor.empty() : tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<4x6xf32>, tensor<6xf32>) outs(%0 : tensor<4x6xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<4x6xf32>
  %2 = tensor.extract %1[%i, %j] : tensor<4x6xf32>
  %3 = math.exp %b : tensor<6xf32>
  %4 = tensor.extract %3[%j] : tensor<6xf32>
  return %2, %4, %3 : f32, f32, tensor<6xf32>
}
// output:
// module {
//   func.func @computed(%arg0: tensor<4x6xf32>, %arg1: tensor<6xf32>, %arg2: index, %arg3: index) -> (f32, f32, tensor<6xf32>) {
//     %0 = tensor.extract %arg0[%arg2, %arg3] : tensor<4x6xf32>
//     %1 = tensor.extract %arg1[%arg3] : tensor<6xf32>
//     %2 = arith.addf %0, %1 : f32
//     %3 = tensor.empty() : tensor<6xf32>
//     %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1 : tensor<6xf32>) outs(%3 : tensor<6xf32>) {
//     ^bb0(%arg4: f32, %arg5: f32):
//       %5 = math.exp %arg4 : f32
//       linalg.yield %5 : f32
//     } -> tensor<6xf32>
//     %6 = tensor.extract %4[%arg3] : tensor<6xf32>
//     return %2, %6, %4 : f32, f32, tensor<6xf32>
//   }
// }
// -----
// The tensor is changed in its buffer before the element is read.
func.func @overwritten(%a: tensor<6xf32>, %i: index, %x: f32) -> (f32, tensor<6xf32>) {
  %0 = arith.negf %a : tensor<6xf32>
  %1 = tensor.insert %x into %a[%i] : tensor<6xf32>
  %2 = tensor.extract %0[%i] : tensor<6xf32>
  return %2, %1 : f32, tensor<6xf32>
}
// output:
// module {
//   func.func @overwritten(%arg0: tensor<6xf32>, %arg1: index, %arg2: f32) -> (f32, tensor<6xf32>) {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg3: f32, %arg4: f32):
//       %2 = arith.negf %arg3 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     %3 = tensor.insert %arg2 into %arg0[%arg1] : tensor<6xf32>
//     %4 = tensor.extract %1[%arg1] : tensor<6xf32>
//     return %4, %3 : f32, tensor<6xf32>
//   }
// }
