// Branches pass tensors to other blocks, and other blocks use tensors. Every buffer is freed once.
func.func @select(%c: i1, %a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  cf.cond_br %c, ^bb1(%a : tensor<4xf32>), ^bb1(%b : tensor<4xf32>)
^bb1(%x: tensor<4xf32>):
  %f = arith.constant 9.0 : f32
  %i = arith.constant 1 : index
  %y = tensor.insert %f into %x[%i] : tensor<4xf32>
  return %y : tensor<4xf32>
}
func.func @power(%n: index, %a: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.addf %a, %a : tensor<?xf32>
  cf.br ^head(%c0, %a : index, tensor<?xf32>)
^head(%i: index, %x: tensor<?xf32>):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^done
^body:
  %y = arith.mulf %x, %two : tensor<?xf32>
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next, %y : index, tensor<?xf32>)
^done:
  return %x : tensor<?xf32>
}
func.func @choose(%k: i32, %a: tensor<2x3xf32>) -> tensor<3xf32> {
  %b = arith.addf %a, %a : tensor<2x3xf32>
  %r0 = tensor.extract_slice %b[0, 0] [1, 3] [1, 1] : tensor<2x3xf32> to tensor<3xf32>
  %r1 = tensor.extract_slice %b[1, 0] [1, 3] [1, 1] : tensor<2x3xf32> to tensor<3xf32>
  %e = tensor.empty() : tensor<3xf32>
  %z = arith.constant dense<7.0> : tensor<3xf32>
  cf.switch %k : i32, [
    default: ^last(%z : tensor<3xf32>),
    0: ^last(%r0 : tensor<3xf32>),
    1: ^both(%r0, %r1 : tensor<3xf32>, tensor<3xf32>),
    2: ^none
  ]
^both(%p: tensor<3xf32>, %q: tensor<3xf32>):
  %s = arith.addf %p, %q : tensor<3xf32>
  cf.br ^last(%s : tensor<3xf32>)
^none:
  %one = arith.constant 1.0 : f32
  %filled = linalg.fill ins(%one : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  cf.br ^last(%filled : tensor<3xf32>)
^last(%r: tensor<3xf32>):
  return %r : tensor<3xf32>
}
func.func @swap(%n: index, %a: tensor<2xf32>, %b: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  cf.br ^loop(%c0, %a, %b : index, tensor<2xf32>, tensor<2xf32>)
^loop(%i: index, %x: tensor<2xf32>, %y: tensor<2xf32>):
  %f = tensor.extract %x[%c0] : tensor<2xf32>
  %x2 = tensor.insert %f into %x[%c1] : tensor<2xf32>
  %next = arith.addi %i, %c1 : index
  %more = arith.cmpi slt, %next, %n : index
  cf.cond_br %more, ^loop(%next, %y, %x2 : index, tensor<2xf32>, tensor<2xf32>), ^out
^out:
  return %x2, %x : tensor<2xf32>, tensor<2xf32>
}
// output:
// module {
//   memref.global "private" constant @__constant_0 : memref<3xf32> = dense<7.000000e+00> {alignment = 64 : i64}
//   func.func @select(%arg0: i1, %arg1: memref<4xf32> {bufferization.access = "read"}, %arg2: memref<4xf32> {bufferization.access = "read"}) -> memref<4xf32> {
//     cf.cond_br %arg0, ^bb1, ^bb2
//   ^bb1:
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     memref.copy %arg1, %0 : memref<4xf32> to memref<4xf32>
//     cf.br ^bb3(%0 : memref<4xf32>)
//   ^bb2:
//     %1 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     memref.copy %arg2, %1 : memref<4xf32> to memref<4xf32>
//     cf.br ^bb3(%1 : memref<4xf32>)
//   ^bb3(%2: memref<4xf32>):
//     %cst = arith.constant 9.000000e+00 : f32
//     %c1 = arith.constant 1 : index
//     memref.store %cst, %2[%c1] : memref<4xf32>
//     return %2 : memref<4xf32>
//   }
//   func.func @power(%arg0: index, %arg1: memref<?xf32> {bufferization.access = "read"}) -> memref<?xf32> {
//     %c0 = arith.constant 0 : index
//     %c1 = arith.constant 1 : index
//     %c0_0 = arith.constant 0 : index
//     %0 = memref.dim %arg1, %c0_0 : memref<?xf32>
//     %1 = memref.alloc(%0) {alignment = 64 : i64} : memref<?xf32>
//     linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1, %arg1 : memref<?xf32>, memref<?xf32>) outs(%1 : memref<?xf32>) {
//     ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
//       %2 = arith.addf %arg2, %arg3 : f32
//       linalg.yield %2 : f32
//     }
//     %c0_1 = arith.constant 0 : index
//     %3 = memref.dim %arg1, %c0_1 : memref<?xf32>
//     %4 = memref.alloc(%3) {alignment = 64 : i64} : memref<?xf32>
//     memref.copy %arg1, %4 : memref<?xf32> to memref<?xf32>
//     cf.br ^bb1(%c0, %4, %1 : index, memref<?xf32>, memref<?xf32>)
//   ^bb1(%5: index, %6: memref<?xf32>, %7: memref<?xf32>):
//     %8 = arith.cmpi slt, %5, %arg0 : index
//     cf.cond_br %8, ^bb2, ^bb3
//   ^bb2:
//     cf.br ^bb5(%7, %6 : memref<?xf32>, memref<?xf32>)
//   ^bb3:
//     memref.dealloc %7 : memref<?xf32>
//     cf.br ^bb4(%6 : memref<?xf32>)
//   ^bb4(%9: memref<?xf32>):
//     return %9 : memref<?xf32>
//   ^bb5(%10: memref<?xf32>, %11: memref<?xf32>):
//     %c0_2 = arith.constant 0 : index
//     %12 = memref.dim %11, %c0_2 : memref<?xf32>
//     %13 = memref.alloc(%12) {alignment = 64 : i64} : memref<?xf32>
//     linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%11, %10 : memref<?xf32>, memref<?xf32>) outs(%13 : memref<?xf32>) {
//     ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
//       %14 = arith.mulf %arg5, %arg6 : f32
//       linalg.yield %14 : f32
//     }
//     memref.dealloc %11 : memref<?xf32>
//     %15 = arith.addi %5, %c1 : index
//     cf.br ^bb1(%15, %13, %10 : index, memref<?xf32>, memref<?xf32>)
//   }
//   func.func @choose(%arg0: i32, %arg1: memref<2x3xf32> {bufferization.access = "read"}) -> memref<3xf32> {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<2x3xf32>
//     linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg1 : memref<2x3xf32>, memref<2x3xf32>) outs(%0 : memref<2x3xf32>) {
//     ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
//       %1 = arith.addf %arg2, %arg3 : f32
//       linalg.yield %1 : f32
//     }
//     %2 = memref.subview %0[0, 0] [1, 3] [1, 1] : memref<2x3xf32> to memref<3xf32>
//     %3 = memref.subview %0[1, 0] [1, 3] [1, 1] : memref<2x3xf32> to memref<3xf32, strided<[1], offset: 3>>
//     %4 = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
//     %5 = memref.get_global @__constant_0 : memref<3xf32>
//     cf.switch %arg0 : i32, [
//       default: ^bb1,
//       0: ^bb2,
//       1: ^bb3,
//       2: ^bb4
//     ]
//   ^bb1:
//     %6 = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
//     memref.copy %5, %6 : memref<3xf32> to memref<3xf32>
//     memref.dealloc %0 : memref<2x3xf32>
//     memref.dealloc %4 : memref<3xf32>
//     cf.br ^bb7(%6 : memref<3xf32>)
//   ^bb2:
//     %7 = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
//     memref.copy %2, %7 : memref<3xf32> to memref<3xf32>
//     memref.dealloc %0 : memref<2x3xf32>
//     memref.dealloc %4 : memref<3xf32>
//     cf.br ^bb7(%7 : memref<3xf32>)
//   ^bb3:
//     %8 = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
//     memref.copy %2, %8 : memref<3xf32> to memref<3xf32>
//     %9 = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
//     memref.copy %3, %9 : memref<3xf32, strided<[1], offset: 3>> to memref<3xf32>
//     memref.dealloc %0 : memref<2x3xf32>
//     memref.dealloc %4 : memref<3xf32>
//     cf.br ^bb6(%8, %9 : memref<3xf32>, memref<3xf32>)
//   ^bb4:
//     memref.dealloc %0 : memref<2x3xf32>
//     cf.br ^bb5(%4 : memref<3xf32>)
//   ^bb5(%10: memref<3xf32>):
//     %cst = arith.constant 1.000000e+00 : f32
//     linalg.fill ins(%cst : f32) outs(%10 : memref<3xf32>)
//     cf.br ^bb7(%10 : memref<3xf32>)
//   ^bb6(%11: memref<3xf32>, %12: memref<3xf32>):
//     %13 = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
//     linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%11, %12 : memref<3xf32>, memref<3xf32>) outs(%13 : memref<3xf32>) {
//     ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
//       %14 = arith.addf %arg7, %arg8 : f32
//       linalg.yield %14 : f32
//     }
//     memref.dealloc %11 : memref<3xf32>
//     memref.dealloc %12 : memref<3xf32>
//     cf.br ^bb7(%13 : memref<3xf32>)
//   ^bb7(%15: memref<3xf32>):
//     return %15 : memref<3xf32>
//   }
//   func.func @swap(%arg0: index, %arg1: memref<2xf32> {bufferization.access = "read"}, %arg2: memref<2xf32> {bufferization.access = "read"}) -> (memref<2xf32>, memref<2xf32>) {
//     %c1 = arith.constant 1 : index
//     %c0 = arith.constant 0 : index
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
//     memref.copy %arg1, %0 : memref<2xf32> to memref<2xf32>
//     %1 = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
//     memref.copy %arg2, %1 : memref<2xf32> to memref<2xf32>
//     cf.br ^bb1(%c0, %0, %1 : index, memref<2xf32>, memref<2xf32>)
//   ^bb1(%2: index, %3: memref<2xf32>, %4: memref<2xf32>):
//     %5 = memref.load %3[%c0] : memref<2xf32>
//     %6 = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
//     memref.copy %3, %6 : memref<2xf32> to memref<2xf32>
//     memref.store %5, %6[%c1] : memref<2xf32>
//     %7 = arith.addi %2, %c1 : index
//     %8 = arith.cmpi slt, %7, %arg0 : index
//     cf.cond_br %8, ^bb2, ^bb3
//   ^bb2:
//     memref.dealloc %3 : memref<2xf32>
//     cf.br ^bb1(%7, %4, %6 : index, memref<2xf32>, memref<2xf32>)
//   ^bb3:
//     memref.dealloc %4 : memref<2xf32>
//     cf.br ^bb4(%3, %6 : memref<2xf32>, memref<2xf32>)
//   ^bb4(%9: memref<2xf32>, %10: memref<2xf32>):
//     return %10, %9 : memref<2xf32>, memref<2xf32>
//   }
// }
// -----
// A tensor that another block uses is passed to it.
func.func @blocks(%c: i1, %x: f32, %i: index) -> f32 {
  %0 = tensor.splat %x : tensor<8xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb2
^bb2:
  %1 = tensor.extract %0[%i] : tensor<8xf32>
  return %1 : f32
}
// output:
// module {
//   func.func @blocks(%arg0: i1, %arg1: f32, %arg2: index) -> f32 {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//     linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0 : memref<8xf32>) {
//     ^bb0(%arg3: f32):
//       linalg.yield %arg1 : f32
//     }
//     cf.cond_br %arg0, ^bb1, ^bb2
//   ^bb1:
//     cf.br ^bb3(%0 : memref<8xf32>)
//   ^bb2:
//     cf.br ^bb4(%0 : memref<8xf32>)
//   ^bb3(%1: memref<8xf32>):
//     cf.br ^bb4(%1 : memref<8xf32>)
//   ^bb4(%2: memref<8xf32>):
//     %3 = memref.load %2[%arg2] : memref<8xf32>
//     memref.dealloc %2 : memref<8xf32>
//     return %3 : f32
//   }
// }
