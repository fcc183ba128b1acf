// Insertions and extractions of nothing and of everything.
func.func @whole(%a: tensor<4x6xf32>, %b: tensor<4x6xf32>, %none: tensor<0x2xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) {
  %0 = tensor.insert_slice %a into %b[0, 0] [4, 6] [1, 1] : tensor<4x6xf32> into tensor<4x6xf32>
  %1 = tensor.insert_slice %none into %b[0, 0] [0, 2] [1, 1] : tensor<0x2xf32> into tensor<4x6xf32>
  %2 = tensor.extract_slice %a[0, 0] [4, 6] [1, 1] : tensor<4x6xf32> to tensor<4x6xf32>
  return %0, %1, %2 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>
}
// output:
// module {
//   func.func @whole(%arg0: tensor<4x6xf32>, %arg1: tensor<4x6xf32>, %arg2: tensor<0x2xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) {
//     return %arg0, %arg1, %arg0 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>
//   }
// }
// -----
// The slice that was inserted at the same position, which constants give in two forms.
func.func @inserted(%t: tensor<?x6xf32>, %s: tensor<2x3xf32>, %i: index) -> tensor<2x3xf32> {
  %c1 = arith.constant 1 : index
  %0 = tensor.insert_slice %s into %t[%i, 1] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<?x6xf32>
  %1 = tensor.extract_slice %0[%i, %c1] [2, 3] [1, 1] : tensor<?x6xf32> to tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}
// output:
// module {
//   func.func @inserted(%arg0: tensor<?x6xf32>, %arg1: tensor<2x3xf32>, %arg2: index) -> tensor<2x3xf32> {
//     return %arg1 : tensor<2x3xf32>
//   }
// }
// -----
// A part of a fill is a smaller fill, unless the fill has another reader.
func.func @fill(%x: f32, %n: index) -> (tensor<?xf32>, tensor<4x?xf32>, tensor<?xf32>) {
  %0 = tensor.empty(%n) : tensor<4x?xf32>
  %1 = linalg.fill ins(%x : f32) outs(%0 : tensor<4x?xf32>) -> tensor<4x?xf32>
  %2 = tensor.extract_slice %1[1, 0] [1, %n] [1, 1] : tensor<4x?xf32> to tensor<?xf32>
  %3 = linalg.fill ins(%x : f32) outs(%0 : tensor<4x?xf32>) -> tensor<4x?xf32>
  %4 = tensor.extract_slice %3[2, 0] [1, %n] [1, 1] : tensor<4x?xf32> to tensor<?xf32>
  return %2, %3, %4 : tensor<?xf32>, tensor<4x?xf32>, tensor<?xf32>
}
// output:
// module {
//   func.func @fill(%arg0: f32, %arg1: index) -> (tensor<?xf32>, tensor<4x?xf32>, tensor<?xf32>) {
//     %0 = tensor.empty(%arg1) : tensor<4x?xf32>
//     %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<4x?xf32>) -> tensor<4x?xf32>
//     %2 = tensor.extract_slice %1[1, 0] [1, %arg1] [1, 1] : tensor<4x?xf32> to tensor<?xf32>
//     %3 = tensor.extract_slice %1[2, 0] [1, %arg1] [1, 1] : tensor<4x?xf32> to tensor<?xf32>
//     return %2, %1, %3 : tensor<?xf32>, tensor<4x?xf32>, tensor<?xf32>
//   }
// }
