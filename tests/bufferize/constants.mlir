// A constant is a global, one for each value. It is copied before a write, and when it is returned.
func.func @read(%i: index) -> f32 {
  %0 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %1 = tensor.extract %0[%i] : tensor<2xf32>
  return %1 : f32
}
func.func @written(%i: index, %x: f32) -> f32 {
  %0 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %1 = tensor.insert %x into %0[%i] : tensor<2xf32>
  %2 = tensor.extract %1[%i] : tensor<2xf32>
  return %2 : f32
}
func.func @returned() -> tensor<2xi32> {
  %0 = arith.constant dense<7> : tensor<2xi32>
  return %0 : tensor<2xi32>
}
// output:
// module {
//   memref.global "private" constant @__constant_0 : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]> {alignment = 64 : i64}
//   memref.global "private" constant @__constant_1 : memref<2xi32> = dense<7> {alignment = 64 : i64}
//   func.func @read(%arg0: index) -> f32 {
//     %0 = memref.get_global @__constant_0 : memref<2xf32>
//     %1 = memref.load %0[%arg0] : memref<2xf32>
//     return %1 : f32
//   }
//   func.func @written(%arg0: index, %arg1: f32) -> f32 {
//     %0 = memref.get_global @__constant_0 : memref<2xf32>
//     %1 = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
//     memref.copy %0, %1 : memref<2xf32> to memref<2xf32>
//     memref.store %arg1, %1[%arg0] : memref<2xf32>
//     %2 = memref.load %1[%arg0] : memref<2xf32>
//     memref.dealloc %1 : memref<2xf32>
//     return %2 : f32
//   }
//   func.func @returned() -> memref<2xi32> {
//     %0 = memref.get_global @__constant_1 : memref<2xi32>
//     %1 = memref.alloc() {alignment = 64 : i64} : memref<2xi32>
//     memref.copy %0, %1 : memref<2xi32> to memref<2xi32>
//     return %1 : memref<2xi32>
//   }
// }
// -----
// Symbols that exist are not used again; each module has its own globals.
memref.global "private" constant @__constant_0 : memref<1xi8> = dense<1>
module @inner {
  func.func @f(%i: index) -> i16 {
    %0 = arith.constant dense<[3, 4]> : tensor<2xi16>
    %1 = tensor.extract %0[%i] : tensor<2xi16>
    return %1 : i16
  }
}
func.func @g(%i: index) -> i16 {
  %0 = arith.constant dense<[3, 4]> : tensor<2xi16>
  %1 = tensor.extract %0[%i] : tensor<2xi16>
  return %1 : i16
}
// output:
// module {
//   memref.global "private" constant @__constant_0_ : memref<2xi16> = dense<[3, 4]> {alignment = 64 : i64}
//   memref.global "private" constant @__constant_0 : memref<1xi8> = dense<1>
//   module @inner {
//     memref.global "private" constant @__constant_0 : memref<2xi16> = dense<[3, 4]> {alignment = 64 : i64}
//     func.func @f(%arg0: index) -> i16 {
//       %0 = memref.get_global @__constant_0 : memref<2xi16>
//       %1 = memref.load %0[%arg0] : memref<2xi16>
//       return %1 : i16
//     }
//   }
//   func.func @g(%arg0: index) -> i16 {
//     %0 = memref.get_global @__constant_0_ : memref<2xi16>
//     %1 = memref.load %0[%arg0] : memref<2xi16>
//     return %1 : i16
//   }
// }
