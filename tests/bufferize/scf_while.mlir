// The loop carries the argument in place.
func.func @in_place(%t: tensor<4xf32>, %x: f32, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.while (%s = %t, %i = %c0) : (tensor<4xf32>, index) -> (tensor<4xf32>, index) {
    %1 = arith.cmpi ult, %i, %n : index
    scf.condition(%1) %s, %i : tensor<4xf32>, index
  } do {
  ^bb0(%s: tensor<4xf32>, %i: index):
    %2 = tensor.insert %x into %s[%i] : tensor<4xf32>
    %3 = arith.addi %i, %c1 : index
    scf.yield %2, %3 : tensor<4xf32>, index
  }
  return %0#0 : tensor<4xf32>
}
// output:
// module {
//   func.func @in_place(%arg0: memref<4xf32>, %arg1: f32, %arg2: index) -> memref<4xf32> {
//     %c0 = arith.constant 0 : index
//     %c1 = arith.constant 1 : index
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     memref.copy %arg0, %0 : memref<4xf32> to memref<4xf32>
//     %1 = scf.while (%arg3 = %c0) : (index) -> index {
//       %2 = arith.cmpi ult, %arg3, %arg2 : index
//       scf.condition(%2) %arg3 : index
//     } do {
//     ^bb0(%arg4: index):
//       memref.store %arg1, %0[%arg4] : memref<4xf32>
//       %3 = arith.addi %arg4, %c1 : index
//       scf.yield %3 : index
//     }
//     return %0 : memref<4xf32>
//   }
// }
// -----
// Each iteration has a new tensor.
func.func @owned(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %0 = scf.while (%s = %t) : (tensor<?xf32>) -> (tensor<?xf32>) {
    %1 = tensor.dim %s, %c0 : tensor<?xf32>
    %2 = arith.cmpi ult, %1, %n : index
    scf.condition(%2) %s : tensor<?xf32>
  } do {
  ^bb0(%s: tensor<?xf32>):
    %3 = tensor.concat dim(0) %s, %s : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    scf.yield %3 : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}
// output:
// module {
//   func.func @owned(%arg0: memref<?xf32> {bufferization.access = "read"}, %arg1: index) -> memref<?xf32> {
//     %c0 = arith.constant 0 : index
//     %c0_0 = arith.constant 0 : index
//     %0 = memref.dim %arg0, %c0_0 : memref<?xf32>
//     %1 = memref.alloc(%0) {alignment = 64 : i64} : memref<?xf32>
//     memref.copy %arg0, %1 : memref<?xf32> to memref<?xf32>
//     %2 = scf.while (%arg2 = %1) : (memref<?xf32>) -> memref<?xf32> {
//       %3 = memref.dim %arg2, %c0 : memref<?xf32>
//       %4 = arith.cmpi ult, %3, %arg1 : index
//       scf.condition(%4) %arg2 : memref<?xf32>
//     } do {
//     ^bb0(%arg3: memref<?xf32>):
//       %c0_1 = arith.constant 0 : index
//       %5 = memref.dim %arg3, %c0_1 : memref<?xf32>
//       %c0_2 = arith.constant 0 : index
//       %6 = memref.dim %arg3, %c0_2 : memref<?xf32>
//       %7 = arith.addi %5, %6 : index
//       %8 = memref.alloc(%7) {alignment = 64 : i64} : memref<?xf32>
//       %9 = memref.subview %8[0] [%5] [1] : memref<?xf32> to memref<?xf32>
//       memref.copy %arg3, %9 : memref<?xf32> to memref<?xf32>
//       %10 = memref.subview %8[%5] [%6] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
//       memref.copy %arg3, %10 : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
//       memref.dealloc %arg3 : memref<?xf32>
//       scf.yield %8 : memref<?xf32>
//     }
//     return %2 : memref<?xf32>
//   }
// }
// -----
// The results are others than the tensors that the loop carries.
func.func @other_results(%t: tensor<4xf32>, %x: f32, %i: index) -> (f32, tensor<4xf32>) {
  %0:2 = scf.while (%s = %t) : (tensor<4xf32>) -> (f32, tensor<4xf32>) {
    %1 = tensor.extract %s[%i] : tensor<4xf32>
    %2 = arith.cmpf olt, %1, %x : f32
    scf.condition(%2) %1, %s : f32, tensor<4xf32>
  } do {
  ^bb0(%y: f32, %s: tensor<4xf32>):
    %3 = arith.addf %y, %x : f32
    %4 = tensor.insert %3 into %s[%i] : tensor<4xf32>
    scf.yield %4 : tensor<4xf32>
  }
  return %0#0, %0#1 : f32, tensor<4xf32>
}
// output:
// module {
//   func.func @other_results(%arg0: memref<4xf32>, %arg1: f32, %arg2: index) -> (f32, memref<4xf32>) {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     memref.copy %arg0, %0 : memref<4xf32> to memref<4xf32>
//     %1:2 = scf.while (%arg3 = %0) : (memref<4xf32>) -> (f32, memref<4xf32>) {
//       %2 = memref.load %arg3[%arg2] : memref<4xf32>
//       %3 = arith.cmpf olt, %2, %arg1 : f32
//       scf.condition(%3) %2, %arg3 : f32, memref<4xf32>
//     } do {
//     ^bb0(%arg4: f32, %arg5: memref<4xf32>):
//       %4 = arith.addf %arg4, %arg1 : f32
//       memref.store %4, %arg5[%arg2] : memref<4xf32>
//       scf.yield %arg5 : memref<4xf32>
//     }
//     return %1#0, %1#1 : f32, memref<4xf32>
//   }
// }
