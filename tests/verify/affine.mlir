// Valid dimensions and symbols.
func.func @inputs(%n: index, %m: memref<?x4xf32>, %k: memref<4xindex>) {
  affine.for %i = 0 to 10 {
    %loaded = memref.load %k[%i] : memref<4xindex>
    %product = arith.muli %i, %i : index
    %constant = arith.constant 4 : index
    %sum = arith.addi %n, %constant : index
    %size = memref.dim %m, %constant : memref<?x4xf32>
    %apply = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    affine.for %j = %sum to %size {
    }
    affine.for %j = %i to 4 {
    }
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%loaded) {
    }
    %0 = affine.load %m[%apply, %product] : memref<?x4xf32>
    affine.if affine_set<()[s0] : (s0 >= 0)>()[%apply] {
    }
    affine.parallel (%j) = (%i) to (symbol(%loaded)) {
    }
    affine.prefetch %m[%loaded, 0], read, locality<3>, data : memref<?x4xf32>
  }
  return
}
// output:
// test.mlir:12:5: error: 'affine.for' op operand cannot be used as a symbol
//     affine.for %j = %i to 4 {
//     ^
// test.mlir:14:5: error: 'affine.for' op operand cannot be used as a dimension id
//     affine.for %j = 0 to affine_map<(d0) -> (d0)>(%loaded) {
//     ^
// test.mlir:16:10: error: 'affine.load' op operand cannot be used as a dimension id
//     %0 = affine.load %m[%apply, %product] : memref<?x4xf32>
//          ^
// test.mlir:17:5: error: 'affine.if' op operand cannot be used as a symbol
//     affine.if affine_set<()[s0] : (s0 >= 0)>()[%apply] {
//     ^
// test.mlir:19:5: error: 'affine.parallel' op operand cannot be used as a symbol
//     affine.parallel (%j) = (%i) to (symbol(%loaded)) {
//     ^
// test.mlir:21:5: error: 'affine.prefetch' op index must be a valid dimension or symbol identifier
//     affine.prefetch %m[%loaded, 0], read, locality<3>, data : memref<?x4xf32>
//     ^
// -----
// A loop-carried value is not a valid dimension; the counter of an enclosing loop is.
func.func @carried(%n: index, %m: memref<?xf32>) {
  %0 = affine.for %i = 0 to 10 iter_args(%a = %n) -> (index) {
    affine.for %j = 0 to 2 {
      %1 = affine.load %m[%i + %j] : memref<?xf32>
      %2 = affine.load %m[%a] : memref<?xf32>
    }
    affine.yield %a : index
  }
  return
}
// output:
// test.mlir:6:12: error: 'affine.load' op operand cannot be used as a dimension id
//       %2 = affine.load %m[%a] : memref<?xf32>
//            ^
// -----
// The size of a buffer is a symbol where it is one at the allocation.
func.func @sizes(%n: index) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 10 {
    %known = memref.alloc(%n) : memref<?xf32>
    %size = memref.dim %known, %c0 : memref<?xf32>
    %unknown = memref.alloc(%i) : memref<?xf32>
    %other = memref.dim %unknown, %c0 : memref<?xf32>
    affine.for %j = %size to %other {
    }
  }
  return
}
// output:
// test.mlir:9:5: error: 'affine.for' op operand cannot be used as a symbol
//     affine.for %j = %size to %other {
//     ^
// -----
// Counts: of operands, results, subscripts.
func.func @counts(%n: index, %m: memref<?x4xf32>, %v: vector<4xi32>, %f: f64) {
  %0 = affine.load %m[%n] : memref<?x4xf32>
  %1 = "affine.load"(%m, %n) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<?x4xf32>, index) -> f32
  %2 = "affine.load"(%m, %n, %n) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<?x4xf32>, index, index) -> f64
  "affine.store"(%f, %m, %n, %n) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (f64, memref<?x4xf32>, index, index) -> ()
  affine.vector_store %v, %m[%n, %n] : memref<?x4xf32>, vector<4xi32>
  %3 = "affine.apply"(%n) <{map = affine_map<(d0) -> (d0, d0)>}> : (index) -> index
  %4 = "affine.min"(%n) <{map = affine_map<() -> (1)>}> : (index) -> index
  %5 = affine.min affine_map<() -> ()>()
  affine.prefetch %m[%n], read, locality<3>, data : memref<?x4xf32>
  affine.prefetch %m[%n, %n], read, locality<4>, data : memref<?x4xf32>
  %6:3 = affine.delinearize_index %n into (4) : index, index, index
  %7:2 = affine.delinearize_index %n into (4, 0) : index, index
  %8 = affine.linearize_index [%n] by (4, 5) : index
  "affine.dma_wait"(%n) {tag_map = affine_map<() -> ()>} : (index) -> ()
  "affine.dma_wait"(%n) : (index) -> ()
  return
}
// output:
// test.mlir:3:8: error: 'affine.load' op affine map num results must equal memref rank
//   %0 = affine.load %m[%n] : memref<?x4xf32>
//        ^
// test.mlir:4:8: error: 'affine.load' op expects as many subscripts as affine map inputs
//   %1 = "affine.load"(%m, %n) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<?x4xf32>, index) -> f32
//        ^
// test.mlir:5:8: error: 'affine.load' op result type must match element type of memref
//   %2 = "affine.load"(%m, %n, %n) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<?x4xf32>, index, index) -> f64
//        ^
// test.mlir:6:3: error: 'affine.store' op value to store must have the same type as memref element type
//   "affine.store"(%f, %m, %n, %n) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (f64, memref<?x4xf32>, index, index) -> ()
//   ^
// test.mlir:7:3: error: 'affine.vector_store' op requires memref and vector types of the same elemental type
//   affine.vector_store %v, %m[%n, %n] : memref<?x4xf32>, vector<4xi32>
//   ^
// test.mlir:8:8: error: 'affine.apply' op mapping must produce one value
//   %3 = "affine.apply"(%n) <{map = affine_map<(d0) -> (d0, d0)>}> : (index) -> index
//        ^
// test.mlir:9:8: error: 'affine.min' op operand count and affine map dimension and symbol count must match
//   %4 = "affine.min"(%n) <{map = affine_map<() -> (1)>}> : (index) -> index
//        ^
// test.mlir:10:8: error: 'affine.min' op affine map expect at least one result
//   %5 = affine.min affine_map<() -> ()>()
//        ^
// test.mlir:11:3: error: 'affine.prefetch' op affine.prefetch affine map num results must equal memref rank
//   affine.prefetch %m[%n], read, locality<3>, data : memref<?x4xf32>
//   ^
// test.mlir:12:3: error: 'affine.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3
//   affine.prefetch %m[%n, %n], read, locality<4>, data : memref<?x4xf32>
//   ^
// test.mlir:13:10: error: 'affine.delinearize_index' op should return an index for each basis element and up to one extra index
//   %6:3 = affine.delinearize_index %n into (4) : index, index, index
//          ^
// test.mlir:14:10: error: 'affine.delinearize_index' op no basis element may be statically non-positive
//   %7:2 = affine.delinearize_index %n into (4, 0) : index, index
//          ^
// test.mlir:15:8: error: 'affine.linearize_index' op should be passed a basis element for each index except possibly the first
//   %8 = affine.linearize_index [%n] by (4, 5) : index
//        ^
// test.mlir:16:3: error: 'affine.dma_wait' op expected DMA tag to be of memref type
//   "affine.dma_wait"(%n) {tag_map = affine_map<() -> ()>} : (index) -> ()
//   ^
// test.mlir:17:3: error: 'affine.dma_wait' op requires an affine map attribute named 'tag_map'
//   "affine.dma_wait"(%n) : (index) -> ()
//   ^
// -----
// Loops and what they yield.
func.func @loops(%n: index, %f: f32) {
  "affine.for"(%n) <{lowerBoundMap = affine_map<() -> ()>, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = affine_map<()[s0] -> (s0)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : (index) -> ()
  "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : (index) -> ()
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> ({
  }) : () -> ()
  %0 = affine.for %i = 0 to 4 iter_args(%a = %f) -> (f32) {
    affine.yield %n : index
  }
  affine.for %i = 0 to 4 {
    scf.yield
  }
  affine.if affine_set<() : (1 >= 0)>() {
    affine.yield %n : index
  }
  %1 = affine.if affine_set<() : (1 >= 0)>() -> index {
    affine.yield %n : index
  }
  return
}
// output:
// test.mlir:3:3: error: 'affine.for' op expected lower bound map to have at least one result
//   "affine.for"(%n) <{lowerBoundMap = affine_map<() -> ()>, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = affine_map<()[s0] -> (s0
//   ^
// test.mlir:7:3: error: 'affine.for' op upper bound operand count and affine map dimension and symbol count must match
//   "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}>
//   ^
// test.mlir:11:3: error: 'affine.for' op expected body to have a single index argument for the induction variable
//   "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> (
//   ^
// test.mlir:14:5: error: 'affine.yield' op types mismatch between yield op and its parent
//     affine.yield %n : index
//     ^
// test.mlir:16:3: error: 'affine.for' op expects regions to end with 'affine.yield', found 'scf.yield'
//   affine.for %i = 0 to 4 {
//   ^
// test.mlir:20:5: error: 'affine.yield' op parent of yield must have same number of results as the yield operands
//     affine.yield %n : index
//     ^
// test.mlir:22:8: error: 'affine.if' op must have an else block if defining values
//   %1 = affine.if affine_set<() : (1 >= 0)>() -> index {
//        ^
// -----
func.func @outside() {
  affine.yield
}
// output:
// test.mlir:2:3: error: 'affine.yield' op only terminates affine.if/for/parallel regions
//   affine.yield
//   ^
// -----
// Parallel loops.
func.func @parallel(%n: index, %f: f32) {
  %0 = affine.parallel (%i) = (0) to (4) -> (f32) {
    affine.yield %f : f32
  }
  %1 = affine.parallel (%i) = (0) to (4) reduce ("addi") -> (f32) {
    affine.yield %f : f32
  }
  affine.parallel (%i, %j) = (0) to (4) {
  }
  "affine.parallel"() <{lowerBoundsGroups = dense<2> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  "affine.parallel"() <{lowerBoundsGroups = 1 : i32, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}
// output:
// test.mlir:3:8: error: 'affine.parallel' op a reduction must be specified for each output
//   %0 = affine.parallel (%i) = (0) to (4) -> (f32) {
//        ^
// test.mlir:6:8: error: 'affine.parallel' op result type cannot match reduction attribute
//   %1 = affine.parallel (%i) = (0) to (4) reduce ("addi") -> (f32) {
//        ^
// test.mlir:9:3: error: 'affine.parallel' op the number of region arguments (2) and the number of map groups for lower (1) and upper bound (1), and the number of steps (2) must all match
//   affine.parallel (%i, %j) = (0) to (4) {
//   ^
// test.mlir:11:3: error: 'affine.parallel' op expected lower bounds map to have 2 results
//   "affine.parallel"() <{lowerBoundsGroups = dense<2> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups =
//   ^
// test.mlir:15:3: error: 'affine.parallel' op map groups must be 32-bit signless integer elements attributes
//   "affine.parallel"() <{lowerBoundsGroups = 1 : i32, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor
//   ^
// -----
// Syntax.
func.func @bound(%n: index) {
  affine.for %i = affine_map<(d0) -> (d0, 1)>(%n) to 4 {
  }
  return
}
func.func @inputs(%n: index) {
  affine.for %i = affine_map<(d0) -> (d0)>()[%n] to 4 {
  }
  return
}
func.func @step(%n: index) {
  affine.for %i = 0 to 4 step -1 {
  }
  return
}
func.func @apply(%n: index) {
  %0 = affine.apply affine_map<(d0) -> (d0)>()[%n]
  return
}
func.func @subscript(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %m[%i * %n] : memref<?xf32>
  }
  return
}
func.func @prefetch(%m: memref<?xf32>) {
  affine.prefetch %m[0], fetch, locality<3>, data : memref<?xf32>
  return
}
func.func @reduction(%f: f32) {
  %0 = affine.parallel (%i) = (0) to (4) reduce ("most") -> (f32) {
    affine.yield %f : f32
  }
  return
}
func.func @steps(%n: index) {
  affine.parallel (%i) = (0) to (4) step (%n) {
  }
  return
}
// output:
// test.mlir:3:19: error: lower loop bound affine map with multiple results requires 'max' prefix
//   affine.for %i = affine_map<(d0) -> (d0, 1)>(%n) to 4 {
//                   ^
// test.mlir:8:43: error: dim operand count and affine map dim count must match
//   affine.for %i = affine_map<(d0) -> (d0)>()[%n] to 4 {
//                                           ^
// test.mlir:13:31: error: expected step to be representable as a positive signed integer
//   affine.for %i = 0 to 4 step -1 {
//                               ^
// test.mlir:18:21: error: dimension or symbol index mismatch
//   %0 = affine.apply affine_map<(d0) -> (d0)>()[%n]
//                     ^
// test.mlir:23:28: error: non-affine expression: at least one of the multiply operands has to be either a constant or symbolic
//     %0 = affine.load %m[%i * %n] : memref<?xf32>
//                            ^
// test.mlir:28:26: error: rw specifier has to be 'read' or 'write'
//   affine.prefetch %m[0], fetch, locality<3>, data : memref<?xf32>
//                          ^
// test.mlir:32:50: error: invalid reduction value: "most"
//   %0 = affine.parallel (%i) = (0) to (4) reduce ("most") -> (f32) {
//                                                  ^
// test.mlir:38:42: error: steps must be constant integers
//   affine.parallel (%i) = (0) to (4) step (%n) {
//                                          ^
// -----
// An unknown operation may be a scope for symbols.
func.func @scope(%n: index) {
  affine.for %i = 0 to 10 {
    %m = arith.addi %i, %n : index
    "test.affine_scope"() ({
      %0 = "test.value"() : () -> index
      affine.for %j = %m to %0 {
      }
      "test.end"() : () -> ()
    }) : () -> ()
  }
  return
}
// output:
// accepted
