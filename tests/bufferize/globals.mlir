// Nothing is stored before the last use of a load: no copy, except for a change.
ml_program.global private mutable @g(dense<[1, 2, 3, 4]> : tensor<4xi32>) : tensor<4xi32>
func.func @reads(%i: index, %x: i32) -> (i32, i32) {
  %0 = ml_program.global_load @g : tensor<4xi32>
  %1 = tensor.extract_slice %0[%i] [2] [1] : tensor<4xi32> to tensor<2xi32>
  %2 = tensor.extract %1[%i] : tensor<2xi32>
  %3 = tensor.insert %x into %0[%i] : tensor<4xi32>
  ml_program.global_store @g = %3 : tensor<4xi32>
  %4 = tensor.extract %3[%i] : tensor<4xi32>
  return %2, %4 : i32, i32
}
// output:
// module {
//   memref.global "private" @g : memref<4xi32> = dense<[1, 2, 3, 4]>
//   func.func @reads(%arg0: index, %arg1: i32) -> (i32, i32) {
//     %0 = memref.get_global @g : memref<4xi32>
//     %1 = memref.subview %0[%arg0] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: ?>>
//     %2 = memref.load %1[%arg0] : memref<2xi32, strided<[1], offset: ?>>
//     %3 = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
//     memref.copy %0, %3 : memref<4xi32> to memref<4xi32>
//     memref.store %arg1, %3[%arg0] : memref<4xi32>
//     %4 = memref.get_global @g : memref<4xi32>
//     memref.copy %3, %4 : memref<4xi32> to memref<4xi32>
//     %5 = memref.load %3[%arg0] : memref<4xi32>
//     memref.dealloc %3 : memref<4xi32>
//     return %2, %5 : i32, i32
//   }
// }
// -----
// A store, a call, and a loop that stores, before a use.
ml_program.global private mutable @g(dense<[1, 2, 3, 4]> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private mutable @h(dense<[1, 2, 3, 4]> : tensor<4xi32>) : tensor<4xi32>
func.func private @change()
func.func @stored(%i: index, %t: tensor<4xi32>) -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = ml_program.global_load @g : tensor<4xi32>
  ml_program.global_store @h = %t : tensor<4xi32>
  %1 = tensor.extract %0[%i] : tensor<4xi32>
  %2 = ml_program.global_load @g : tensor<4xi32>
  ml_program.global_store @g = %t : tensor<4xi32>
  %3 = tensor.extract %2[%i] : tensor<4xi32>
  %4 = ml_program.global_load @g : tensor<4xi32>
  func.call @change() : () -> ()
  %5 = tensor.extract %4[%i] : tensor<4xi32>
  %6 = ml_program.global_load @g : tensor<4xi32>
  %7 = scf.for %k = %c0 to %i step %c1 iter_args(%s = %3) -> (i32) {
    %8 = tensor.extract %6[%k] : tensor<4xi32>
    %9 = arith.addi %8, %s : i32
    ml_program.global_store @g = %t : tensor<4xi32>
    scf.yield %9 : i32
  }
  return %1, %3, %5, %7 : i32, i32, i32, i32
}
// output:
// module {
//   memref.global "private" @g : memref<4xi32> = dense<[1, 2, 3, 4]>
//   memref.global "private" @h : memref<4xi32> = dense<[1, 2, 3, 4]>
//   func.func private @change()
//   func.func @stored(%arg0: index, %arg1: memref<4xi32> {bufferization.access = "read"}) -> (i32, i32, i32, i32) {
//     %c0 = arith.constant 0 : index
//     %c1 = arith.constant 1 : index
//     %0 = memref.get_global @g : memref<4xi32>
//     %1 = memref.get_global @h : memref<4xi32>
//     memref.copy %arg1, %1 : memref<4xi32> to memref<4xi32>
//     %2 = memref.load %0[%arg0] : memref<4xi32>
//     %3 = memref.get_global @g : memref<4xi32>
//     %4 = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
//     memref.copy %3, %4 : memref<4xi32> to memref<4xi32>
//     %5 = memref.get_global @g : memref<4xi32>
//     memref.copy %arg1, %5 : memref<4xi32> to memref<4xi32>
//     %6 = memref.load %4[%arg0] : memref<4xi32>
//     memref.dealloc %4 : memref<4xi32>
//     %7 = memref.get_global @g : memref<4xi32>
//     %8 = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
//     memref.copy %7, %8 : memref<4xi32> to memref<4xi32>
//     call @change() : () -> ()
//     %9 = memref.load %8[%arg0] : memref<4xi32>
//     memref.dealloc %8 : memref<4xi32>
//     %10 = memref.get_global @g : memref<4xi32>
//     %11 = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
//     memref.copy %10, %11 : memref<4xi32> to memref<4xi32>
//     %12 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %6) -> (i32) {
//       %13 = memref.load %11[%arg2] : memref<4xi32>
//       %14 = arith.addi %13, %arg3 : i32
//       %15 = memref.get_global @g : memref<4xi32>
//       memref.copy %arg1, %15 : memref<4xi32> to memref<4xi32>
//       scf.yield %14 : i32
//     }
//     memref.dealloc %11 : memref<4xi32>
//     return %2, %6, %9, %12 : i32, i32, i32, i32
//   }
// }
// -----
// A loop carries the load to its next iteration.
ml_program.global private mutable @g(dense<[1, 2, 3, 4]> : tensor<4xi32>) : tensor<4xi32>
func.func @carried(%i: index, %t: tensor<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %0:2 = scf.for %k = %c0 to %i step %c1 iter_args(%s = %zero, %u = %t) -> (i32, tensor<4xi32>) {
    %1 = tensor.extract %u[%k] : tensor<4xi32>
    %2 = arith.addi %1, %s : i32
    ml_program.global_store @g = %t : tensor<4xi32>
    %3 = ml_program.global_load @g : tensor<4xi32>
    scf.yield %2, %3 : i32, tensor<4xi32>
  }
  return %0#0 : i32
}
// output:
// module {
//   memref.global "private" @g : memref<4xi32> = dense<[1, 2, 3, 4]>
//   func.func @carried(%arg0: index, %arg1: memref<4xi32> {bufferization.access = "read"}) -> i32 {
//     %c0 = arith.constant 0 : index
//     %c1 = arith.constant 1 : index
//     %c0_i32 = arith.constant 0 : i32
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
//     memref.copy %arg1, %0 : memref<4xi32> to memref<4xi32>
//     %1:2 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %c0_i32, %arg4 = %0) -> (i32, memref<4xi32>) {
//       %2 = memref.load %arg4[%arg2] : memref<4xi32>
//       memref.dealloc %arg4 : memref<4xi32>
//       %3 = arith.addi %2, %arg3 : i32
//       %4 = memref.get_global @g : memref<4xi32>
//       memref.copy %arg1, %4 : memref<4xi32> to memref<4xi32>
//       %5 = memref.get_global @g : memref<4xi32>
//       %6 = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
//       memref.copy %5, %6 : memref<4xi32> to memref<4xi32>
//       scf.yield %3, %6 : i32, memref<4xi32>
//     }
//     memref.dealloc %1#1 : memref<4xi32>
//     return %1#0 : i32
//   }
// }
// -----
// A memref of the load is read after a store.
ml_program.global private mutable @g(dense<[1, 2, 3, 4]> : tensor<4xi32>) : tensor<4xi32>
func.func @memref(%i: index, %t: tensor<4xi32>) -> i32 {
  %0 = ml_program.global_load @g : tensor<4xi32>
  %1 = bufferization.to_buffer %0 read_only : tensor<4xi32> to memref<4xi32>
  ml_program.global_store @g = %t : tensor<4xi32>
  %2 = memref.load %1[%i] : memref<4xi32>
  return %2 : i32
}
// output:
// module {
//   memref.global "private" @g : memref<4xi32> = dense<[1, 2, 3, 4]>
//   func.func @memref(%arg0: index, %arg1: memref<4xi32> {bufferization.access = "read"}) -> i32 {
//     %0 = memref.get_global @g : memref<4xi32>
//     %1 = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
//     memref.copy %0, %1 : memref<4xi32> to memref<4xi32>
//     %2 = memref.get_global @g : memref<4xi32>
//     memref.copy %arg1, %2 : memref<4xi32> to memref<4xi32>
//     %3 = memref.load %1[%arg0] : memref<4xi32>
//     memref.dealloc %1 : memref<4xi32>
//     return %3 : i32
//   }
// }
