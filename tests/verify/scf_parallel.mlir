// Bounds, results, reductions.
func.func @parallel(%n: index, %f: f32) {
  %c0 = arith.constant 0 : index
  "scf.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
    "scf.reduce"() : () -> ()
  }) : () -> ()
  scf.parallel (%i) = (%n) to (%n) step (%c0) {
  }
  "scf.parallel"(%n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0:
    "scf.reduce"() : () -> ()
  }) : (index, index, index) -> ()
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) -> f32 {
    scf.reduce
  }
  %1 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) -> f32 {
    scf.reduce(%n : index) {
    ^bb0(%a: index, %b: index):
      scf.reduce.return %a : index
    }
  }
  %2 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%a: f32):
      scf.reduce.return %a : f32
    }
  }
  %3 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %n : index
    }
  }
  return
}
// output:
// test.mlir:4:3: error: 'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step
//   "scf.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
//   ^
// test.mlir:7:3: error: 'scf.parallel' op constant step operand must be positive
//   scf.parallel (%i) = (%n) to (%n) step (%c0) {
//   ^
// test.mlir:9:3: error: 'scf.parallel' op expects the same number of induction variables: 0 as bound and step values: 1
//   "scf.parallel"(%n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
//   ^
// test.mlir:13:8: error: 'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0
//   %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) -> f32 {
//        ^
// test.mlir:16:8: error: 'scf.parallel' op expects type of 0-th reduction operand and initial value to be the same as the 0-th result type: 'f32'
//   %1 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) -> f32 {
//        ^
// test.mlir:23:5: error: 'scf.reduce' op expected two block arguments with type 'f32' in the 0-th reduction region
//     scf.reduce(%f : f32) {
//     ^
// test.mlir:31:7: error: 'scf.reduce.return' op must have type 'f32' (the type of the reduction inputs)
//       scf.reduce.return %n : index
//       ^
// -----
func.func @outside() {
  scf.reduce
}
// output:
// test.mlir:2:3: error: 'scf.reduce' op expects parent op 'scf.parallel'
//   scf.reduce
//   ^
// -----
func.func @outside() {
  scf.forall.in_parallel {
  }
}
// output:
// test.mlir:2:3: error: 'scf.forall.in_parallel' op expects parent op 'scf.forall'
//   scf.forall.in_parallel {
//   ^
// -----
func.func @forall(%n: index, %t: tensor<4xf32>) {
  "scf.forall"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%i: index):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (index) -> ()
  "scf.forall"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
  ^bb0(%i: index):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (index) -> ()
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64>, staticStep = array<i64>, staticUpperBound = array<i64>}> ({
  ^bb0(%i: index):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// output:
// test.mlir:2:3: error: 'scf.forall' op expected 0 dynamic upper bound values
//   "scf.forall"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4
//   ^
// test.mlir:8:3: error: 'scf.forall' op expected 1 lower bound values, got 2
//   "scf.forall"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64
//   ^
// test.mlir:14:3: error: 'scf.forall' op mapping attribute size must match op rank
//   scf.forall (%i) in (%n) {
//   ^
// test.mlir:16:3: error: 'scf.forall' op type mismatch between 0-th output and corresponding block argument
//   "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64>, staticStep = array<i64>, staticUpperBound = array<i64>}> ({
//   ^
// -----

func.func @forall(%x: f80) -> f80 {
  %0 = scf.forall (%i) in (8) shared_outs(%s = %x) -> (f80) {
  }
  return %0 : f80
}
// output:
// test.mlir:3:8: error: 'scf.forall' op operand #0 must be ranked tensor of any type values, but got 'f80'
//   %0 = scf.forall (%i) in (8) shared_outs(%s = %x) -> (f80) {
//        ^
