// Loops: short and full bounds, steps, loop-carried values.
#low = affine_map<(d0)[s0] -> (d0, s0 - 1)>
func.func @loops(%n: index, %f: f32, %m: memref<?xf32>) -> f32 {
  affine.for %i = 0 to %n {
  }
  affine.for %i = -4 to 10 step 3 {
    affine.for %j = max #low(%i)[%n] to min affine_map<(d0, d1) -> (d0 + 4, d1)>(%i, %n) {
      affine.yield
    } {tag = "inner"}
  }
  affine.for %i = affine_map<(d0) -> (d0 + 1)>(%n) to affine_map<()[s0, s1] -> (s0 * s1)>()[%n, %n] step 1 {
  }
  %0:2 = affine.for %i = 0 to 4 iter_args(%a = %f, %b = %n) -> (f32, index) {
    %x = affine.load %m[%i] : memref<?xf32>
    affine.yield %x, %b : f32, index
  }
  return %0#0 : f32
}
// output:
// module {
//   func.func @loops(%arg0: index, %arg1: f32, %arg2: memref<?xf32>) -> f32 {
//     affine.for %arg3 = 0 to %arg0 {
//     }
//     affine.for %arg4 = -4 to 10 step 3 {
//       affine.for %arg5 = max affine_map<(d0)[s0] -> (d0, s0 - 1)>(%arg4)[%arg0] to min affine_map<(d0, d1) -> (d0 + 4, d1)>(%arg4, %arg0) {
//       } {tag = "inner"}
//     }
//     affine.for %arg6 = affine_map<(d0) -> (d0 + 1)>(%arg0) to affine_map<()[s0, s1] -> (s0 * s1)>()[%arg0, %arg0] {
//     }
//     %0:2 = affine.for %arg7 = 0 to 4 iter_args(%arg8 = %arg1, %arg9 = %arg0) -> (f32, index) {
//       %1 = affine.load %arg2[%arg7] : memref<?xf32>
//       affine.yield %1, %arg9 : f32, index
//     }
//     return %0#0 : f32
//   }
// }
// -----
// Conditions.
#box = affine_set<(d0, d1)[s0] : (d0 - 1 >= 0, s0 - d1 == 0)>
func.func @conditions(%n: index, %f: f32) -> f32 {
  affine.for %i = 0 to %n {
    affine.if #box(%i, %i)[%n] {
      "inside"() : () -> ()
    } else {
      affine.yield
    } {tag}
    affine.if affine_set<() : (1 >= 0)>() {
    }
  }
  %0 = affine.if affine_set<(d0) : (d0 mod 2 == 0)>(%n) -> f32 {
    affine.yield %f : f32
  } else {
    affine.yield %f : f32
  }
  %1:2 = affine.if affine_set<()[s0] : (s0 >= 0)>()[%n] -> (f32, index) {
    affine.yield %f, %n : f32, index
  } else {
    affine.yield %f, %n : f32, index
  }
  return %0 : f32
}
// output:
// module {
//   func.func @conditions(%arg0: index, %arg1: f32) -> f32 {
//     affine.for %arg2 = 0 to %arg0 {
//       affine.if affine_set<(d0, d1)[s0] : (d0 - 1 >= 0, -d1 + s0 == 0)>(%arg2, %arg2)[%arg0] {
//         "inside"() : () -> ()
//       } else {
//       } {tag}
//       affine.if affine_set<() : (1 >= 0)>() {
//       }
//     }
//     %0 = affine.if affine_set<(d0) : (d0 mod 2 == 0)>(%arg0) -> f32 {
//       affine.yield %arg1 : f32
//     } else {
//       affine.yield %arg1 : f32
//     }
//     %1:2 = affine.if affine_set<()[s0] : (s0 >= 0)>()[%arg0] -> (f32, index) {
//       affine.yield %arg1, %arg0 : f32, index
//     } else {
//       affine.yield %arg1, %arg0 : f32, index
//     }
//     return %0 : f32
//   }
// }
// -----
// Parallel loops: bounds with several expressions, inputs that are the same in several dimensions, reductions.
func.func @parallel(%n: index, %k: index, %f: f32) -> f32 {
  affine.parallel (%i, %j) = (0, max(%n, 3)) to (symbol(%n), min(%n + %k, 10, symbol(%n) * 2)) step (2, 1) {
    "use"(%i, %j) : (index, index) -> ()
  } {tag}
  affine.parallel () = () to () {
  }
  affine.parallel (%i) = (%n + 1) to (%n + 1 - (%n + 1) mod 4) {
  }
  %0:3 = affine.parallel (%i) = (0) to (3) reduce ("addf", "mulf", "assign") -> (f32, f32, index) {
    affine.yield %f, %f, %n : f32, f32, index
  }
  return %0#0 : f32
}
// output:
// module {
//   func.func @parallel(%arg0: index, %arg1: index, %arg2: f32) -> f32 {
//     affine.parallel (%arg3, %arg4) = (0, max(%arg0, 3)) to (symbol(%arg0), min(%arg0 + %arg1, 10, %arg0 * 2)) step (2, 1) {
//       "use"(%arg3, %arg4) : (index, index) -> ()
//     } {tag}
//     affine.parallel () = () to () {
//     }
//     affine.parallel (%arg5) = (%arg0 + 1) to (%arg0 - (%arg0 + 1) mod 4 + 1) {
//     }
//     %0:3 = affine.parallel (%arg6) = (0) to (3) reduce ("addf", "mulf", "assign") -> (f32, f32, index) {
//       affine.yield %arg2, %arg2, %arg0 : f32, f32, index
//     }
//     return %0#0 : f32
//   }
// }
// -----
// Accesses: dimensions and symbols in subscripts.
func.func @accesses(%m: memref<10x?xf32>, %s: memref<f32>, %n: index, %v: vector<4xf32>) {
  affine.for %i = 0 to 10 {
    affine.parallel (%j) = (0) to (3) {
      %p:2 = affine.delinearize_index %j into (2, 4) : index, index
      %0 = affine.load %m[%i + 3, %j * 2 + symbol(%n) floordiv 4 - %i mod 3] : memref<10x?xf32>
      %1 = affine.load %s[] {tag} : memref<f32>
      affine.store %0, %m[symbol(%n), %p#1 + 1] : memref<10x?xf32>
      affine.store %0, %m[-(%i + 1) ceildiv 8, 4] {tag} : memref<10x?xf32>
      %2 = affine.vector_load %m[%i, %j + 7] : memref<10x?xf32>, vector<4xf32>
      affine.vector_store %v, %m[%n, symbol(%n)] : memref<10x?xf32>, vector<4xf32>
      affine.prefetch %m[%i, %j + 5], read, locality<3>, data : memref<10x?xf32>
      affine.prefetch %m[%i, 0], write, locality<0>, instr {tag} : memref<10x?xf32>
    }
  }
  return
}
// output:
// module {
//   func.func @accesses(%arg0: memref<10x?xf32>, %arg1: memref<f32>, %arg2: index, %arg3: vector<4xf32>) {
//     affine.for %arg4 = 0 to 10 {
//       affine.parallel (%arg5) = (0) to (3) {
//         %0:2 = affine.delinearize_index %arg5 into (2, 4) : index, index
//         %1 = affine.load %arg0[%arg4 + 3, %arg5 * 2 + symbol(%arg2) floordiv 4 - %arg4 mod 3] : memref<10x?xf32>
//         %2 = affine.load %arg1[] {tag} : memref<f32>
//         affine.store %1, %arg0[symbol(%arg2), %0#1 + 1] : memref<10x?xf32>
//         affine.store %1, %arg0[(-(%arg4 + 1)) ceildiv 8, 4] {tag} : memref<10x?xf32>
//         %3 = affine.vector_load %arg0[%arg4, %arg5 + 7] : memref<10x?xf32>, vector<4xf32>
//         affine.vector_store %arg3, %arg0[%arg2, %arg2] : memref<10x?xf32>, vector<4xf32>
//         affine.prefetch %arg0[%arg4, %arg5 + 5], read, locality<3>, data : memref<10x?xf32>
//         affine.prefetch %arg0[%arg4, 0], write, locality<0>, instr {tag} : memref<10x?xf32>
//       }
//     }
//     return
//   }
// }
// -----
// Values of maps.
func.func @values(%n: index, %k: index) -> index {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv 8 + s0)>(%n)[%k]
  %1 = affine.apply affine_map<() -> (4)>() {tag}
  %2 = affine.min affine_map<(d0)[s0] -> (d0, s0 + 1, 7)>(%0)[%k]
  %3 = affine.max affine_map<(d0, d1) -> (d0 - d1)>(%0, %1)
  %4:3 = affine.delinearize_index %2 into (%n, 4, %k) : index, index, index
  %5:2 = affine.delinearize_index %2 into (16) {tag} : index, index
  %6 = affine.linearize_index [%4#0, %4#1, %4#2] by (%n, 4, %k) : index
  %7 = affine.linearize_index disjoint [%5#0, %5#1] by (16) {tag} : index
  return %7 : index
}
// output:
// module {
//   func.func @values(%arg0: index, %arg1: index) -> index {
//     %0 = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv 8 + s0)>(%arg0)[%arg1]
//     %1 = affine.apply affine_map<() -> (4)>() {tag}
//     %2 = affine.min affine_map<(d0)[s0] -> (d0, s0 + 1, 7)>(%0)[%arg1]
//     %3 = affine.max affine_map<(d0, d1) -> (d0 - d1)>(%0, %1)
//     %4:3 = affine.delinearize_index %2 into (%arg0, 4, %arg1) : index, index, index
//     %5:2 = affine.delinearize_index %2 into (16) {tag} : index, index
//     %6 = affine.linearize_index [%4#0, %4#1, %4#2] by (%arg0, 4, %arg1) : index
//     %7 = affine.linearize_index disjoint [%5#0, %5#1] by (16) {tag} : index
//     return %7 : index
//   }
// }
// -----
// Copies between memory spaces.
func.func @dma(%a: memref<100x100xf32>, %b: memref<100x100xf32, 2>, %t: memref<1xi32>, %n: index) {
  affine.for %i = 0 to 10 {
    affine.dma_start %a[%i + 7, %i], %b[%n, symbol(%n)], %t[0], %n : memref<100x100xf32>, memref<100x100xf32, 2>, memref<1xi32>
    affine.dma_start %a[%i, 0], %b[%i, 0], %t[%i mod 2], %n, %n, %n : memref<100x100xf32>, memref<100x100xf32, 2>, memref<1xi32>
    affine.dma_wait %t[%i mod 2], %n : memref<1xi32>
  }
  return
}
// output:
// module {
//   func.func @dma(%arg0: memref<100x100xf32>, %arg1: memref<100x100xf32, 2>, %arg2: memref<1xi32>, %arg3: index) {
//     affine.for %arg4 = 0 to 10 {
//       affine.dma_start %arg0[%arg4 + 7, %arg4], %arg1[%arg3, %arg3], %arg2[0], %arg3 : memref<100x100xf32>, memref<100x100xf32, 2>, memref<1xi32>
//       affine.dma_start %arg0[%arg4, 0], %arg1[%arg4, 0], %arg2[%arg4 mod 2], %arg3, %arg3, %arg3 : memref<100x100xf32>, memref<100x100xf32, 2>, memref<1xi32>
//       affine.dma_wait %arg2[%arg4 mod 2], %arg3 : memref<1xi32>
//     }
//     return
//   }
// }
// -----
// The generic form.
func.func @generic(%m: memref<?xf32>, %n: index) {
  "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 1, 0>, step = 2 : index, upperBoundMap = affine_map<()[s0] -> (s0)>}> ({
  ^bb0(%i: index):
    %0 = "affine.load"(%m, %i) <{map = affine_map<(d0) -> (d0 + 1)>}> : (memref<?xf32>, index) -> f32
    "affine.if"(%i) <{condition = affine_set<(d0) : (d0 - 3 >= 0)>}> ({
      "affine.store"(%0, %m, %n) <{map = affine_map<()[s0] -> (s0)>}> : (f32, memref<?xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }, {
    }) : (index) -> ()
    "affine.yield"() : () -> ()
  }) : (index) -> ()
  "affine.parallel"(%n) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<2> : tensor<1xi32>, upperBoundsMap = affine_map<(d0) -> (d0, 4)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : (index) -> ()
  return
}
// output:
// module {
//   func.func @generic(%arg0: memref<?xf32>, %arg1: index) {
//     affine.for %arg2 = 0 to %arg1 step 2 {
//       %0 = affine.load %arg0[%arg2 + 1] : memref<?xf32>
//       affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%arg2) {
//         affine.store %0, %arg0[symbol(%arg1)] : memref<?xf32>
//       }
//     }
//     affine.parallel (%arg3) = (0) to (min(%arg1, 4)) {
//     }
//     return
//   }
// }
