// Flags are converted: those of overflow to an integer attribute, fast-math flags to another attribute.
func.func @flags(%a: i32, %b: i32, %x: f32, %y: f32) -> (i32, i32, f32, i1) {
  %0 = arith.addi %a, %b overflow<nsw, nuw> : i32
  %1 = arith.divui %0, %b exact : i32
  %2 = arith.mulf %x, %y fastmath<nnan,contract> : f32
  %3 = arith.cmpf ult, %2, %y fastmath<fast> : f32
  return %0, %1, %2, %3 : i32, i32, f32, i1
}

// output:
// module {
//   llvm.func @flags(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: f32) -> !llvm.struct<(i32, i32, f32, i1)> {
//     %0 = llvm.add %arg0, %arg1 overflow<nsw, nuw> : i32
//     %1 = llvm.udiv exact %0, %arg1 : i32
//     %2 = llvm.fmul %arg2, %arg3 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
//     %3 = llvm.fcmp "ult" %2, %arg3 {fastmathFlags = #llvm.fastmath<fast>} : f32
//     %4 = llvm.mlir.poison : !llvm.struct<(i32, i32, f32, i1)>
//     %5 = llvm.insertvalue %0, %4[0] : !llvm.struct<(i32, i32, f32, i1)>
//     %6 = llvm.insertvalue %1, %5[1] : !llvm.struct<(i32, i32, f32, i1)>
//     %7 = llvm.insertvalue %2, %6[2] : !llvm.struct<(i32, i32, f32, i1)>
//     %8 = llvm.insertvalue %3, %7[3] : !llvm.struct<(i32, i32, f32, i1)>
//     llvm.return %8 : !llvm.struct<(i32, i32, f32, i1)>
//   }
// }
// -----

// Rounding divisions are quotients with a correction. No intermediate result overflows.
func.func @rounded(%a: i32, %b: i32) -> (i32, i32, i32) {
  %0 = arith.ceildivsi %a, %b : i32
  %1 = arith.floordivsi %a, %b : i32
  %2 = arith.ceildivui %a, %b : i32
  return %0, %1, %2 : i32, i32, i32
}

// output:
// module {
//   llvm.func @rounded(%arg0: i32, %arg1: i32) -> !llvm.struct<(i32, i32, i32)> {
//     %0 = llvm.sdiv %arg0, %arg1 : i32
//     %1 = llvm.mul %0, %arg1 : i32
//     %2 = llvm.icmp "ne" %1, %arg0 : i32
//     %3 = llvm.xor %arg0, %arg1 : i32
//     %4 = llvm.mlir.constant(0 : i32) : i32
//     %5 = llvm.icmp "sge" %3, %4 : i32
//     %6 = llvm.and %2, %5 : i1
//     %7 = llvm.zext %6 : i1 to i32
//     %8 = llvm.add %0, %7 : i32
//     %9 = llvm.sdiv %arg0, %arg1 : i32
//     %10 = llvm.mul %9, %arg1 : i32
//     %11 = llvm.icmp "ne" %10, %arg0 : i32
//     %12 = llvm.xor %arg0, %arg1 : i32
//     %13 = llvm.icmp "slt" %12, %4 : i32
//     %14 = llvm.and %11, %13 : i1
//     %15 = llvm.zext %14 : i1 to i32
//     %16 = llvm.sub %9, %15 : i32
//     %17 = llvm.udiv %arg0, %arg1 : i32
//     %18 = llvm.mul %17, %arg1 : i32
//     %19 = llvm.icmp "ne" %18, %arg0 : i32
//     %20 = llvm.zext %19 : i1 to i32
//     %21 = llvm.add %17, %20 : i32
//     %22 = llvm.mlir.poison : !llvm.struct<(i32, i32, i32)>
//     %23 = llvm.insertvalue %8, %22[0] : !llvm.struct<(i32, i32, i32)>
//     %24 = llvm.insertvalue %16, %23[1] : !llvm.struct<(i32, i32, i32)>
//     %25 = llvm.insertvalue %21, %24[2] : !llvm.struct<(i32, i32, i32)>
//     llvm.return %25 : !llvm.struct<(i32, i32, i32)>
//   }
// }
// -----
// no-agree: MLIR 22 copies flags to conversions that have none

func.func @casts(%a: i8, %b: i64, %i: index, %x: f32, %h: f16) -> (i32, i32, index, i32, i32, i64, f16, f32, i32) {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.trunci %b overflow<nsw> : i64 to i32
  %2 = arith.index_cast %a : i8 to index
  %3 = arith.index_castui %a : i8 to index
  %4 = arith.index_cast %i : index to i32
  %5 = arith.index_castui %i : index to i64
  %6 = arith.truncf %x : f32 to f16
  %7 = arith.extf %h fastmath<nnan> : f16 to f32
  %8 = arith.bitcast %x : f32 to i32
  %9 = arith.index_cast %3 : index to i32
  return %0, %1, %2, %9, %4, %5, %6, %7, %8 : i32, i32, index, i32, i32, i64, f16, f32, i32
}

// output:
// module {
//   llvm.func @casts(%arg0: i8, %arg1: i64, %arg2: i64, %arg3: f32, %arg4: f16) -> !llvm.struct<(i32, i32, i64, i32, i32, i64, f16, f32, i32)> {
//     %0 = llvm.zext %arg0 : i8 to i32
//     %1 = llvm.trunc %arg1 overflow<nsw> : i64 to i32
//     %2 = llvm.sext %arg0 : i8 to i64
//     %3 = llvm.zext %arg0 : i8 to i64
//     %4 = llvm.trunc %arg2 : i64 to i32
//     %5 = llvm.fptrunc %arg3 : f32 to f16
//     %6 = llvm.fpext %arg4 : f16 to f32
//     %7 = llvm.bitcast %arg3 : f32 to i32
//     %8 = llvm.trunc %3 : i64 to i32
//     %9 = llvm.mlir.poison : !llvm.struct<(i32, i32, i64, i32, i32, i64, f16, f32, i32)>
//     %10 = llvm.insertvalue %0, %9[0] : !llvm.struct<(i32, i32, i64, i32, i32, i64, f16, f32, i32)>
//     %11 = llvm.insertvalue %1, %10[1] : !llvm.struct<(i32, i32, i64, i32, i32, i64, f16, f32, i32)>
//     %12 = llvm.insertvalue %2, %11[2] : !llvm.struct<(i32, i32, i64, i32, i32, i64, f16, f32, i32)>
//     %13 = llvm.insertvalue %8, %12[3] : !llvm.struct<(i32, i32, i64, i32, i32, i64, f16, f32, i32)>
//     %14 = llvm.insertvalue %4, %13[4] : !llvm.struct<(i32, i32, i64, i32, i32, i64, f16, f32, i32)>
//     %15 = llvm.insertvalue %arg2, %14[5] : !llvm.struct<(i32, i32, i64, i32, i32, i64, f16, f32, i32)>
//     %16 = llvm.insertvalue %5, %15[6] : !llvm.struct<(i32, i32, i64, i32, i32, i64, f16, f32, i32)>
//     %17 = llvm.insertvalue %6, %16[7] : !llvm.struct<(i32, i32, i64, i32, i32, i64, f16, f32, i32)>
//     %18 = llvm.insertvalue %7, %17[8] : !llvm.struct<(i32, i32, i64, i32, i32, i64, f16, f32, i32)>
//     llvm.return %18 : !llvm.struct<(i32, i32, i64, i32, i32, i64, f16, f32, i32)>
//   }
// }
// -----

// Constants of type index get its width. Constants without uses are dropped.
func.func @constants() -> (index, i1, bf16, vector<2xindex>) {
  %unused = arith.constant 7 : index
  %0 = arith.constant -3 : index
  %1 = arith.constant true
  %2 = arith.constant 1.5 : bf16
  %3 = arith.constant dense<[1, -2]> : vector<2xindex>
  return %0, %1, %2, %3 : index, i1, bf16, vector<2xindex>
}

// output:
// module {
//   llvm.func @constants() -> !llvm.struct<(i64, i1, bf16, vector<2xi64>)> {
//     %0 = llvm.mlir.constant(-3 : i64) : i64
//     %1 = llvm.mlir.constant(true) : i1
//     %2 = llvm.mlir.constant(1.500000e+00 : bf16) : bf16
//     %3 = llvm.mlir.constant(dense<[1, -2]> : vector<2xi64>) : vector<2xi64>
//     %4 = llvm.mlir.poison : !llvm.struct<(i64, i1, bf16, vector<2xi64>)>
//     %5 = llvm.insertvalue %0, %4[0] : !llvm.struct<(i64, i1, bf16, vector<2xi64>)>
//     %6 = llvm.insertvalue %1, %5[1] : !llvm.struct<(i64, i1, bf16, vector<2xi64>)>
//     %7 = llvm.insertvalue %2, %6[2] : !llvm.struct<(i64, i1, bf16, vector<2xi64>)>
//     %8 = llvm.insertvalue %3, %7[3] : !llvm.struct<(i64, i1, bf16, vector<2xi64>)>
//     llvm.return %8 : !llvm.struct<(i64, i1, bf16, vector<2xi64>)>
//   }
// }
// -----

// A vector of several dimensions is an array of vectors, which are computed one by one.
func.func @rows(%a: vector<2x4xf32>, %b: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = arith.maxnumf %a, %b : vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// output:
// module {
//   llvm.func @rows(%arg0: !llvm.array<2 x vector<4xf32>>, %arg1: !llvm.array<2 x vector<4xf32>>) -> !llvm.array<2 x vector<4xf32>> {
//     %0 = llvm.mlir.poison : !llvm.array<2 x vector<4xf32>>
//     %1 = llvm.extractvalue %arg0[0] : !llvm.array<2 x vector<4xf32>>
//     %2 = llvm.extractvalue %arg1[0] : !llvm.array<2 x vector<4xf32>>
//     %3 = llvm.intr.maxnum(%1, %2) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
//     %4 = llvm.insertvalue %3, %0[0] : !llvm.array<2 x vector<4xf32>>
//     %5 = llvm.extractvalue %arg0[1] : !llvm.array<2 x vector<4xf32>>
//     %6 = llvm.extractvalue %arg1[1] : !llvm.array<2 x vector<4xf32>>
//     %7 = llvm.intr.maxnum(%5, %6) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
//     %8 = llvm.insertvalue %7, %4[1] : !llvm.array<2 x vector<4xf32>>
//     llvm.return %8 : !llvm.array<2 x vector<4xf32>>
//   }
// }
// -----

// A memref is selected field by field. Fields that its type fixes need no select.
func.func @choose(%c: i1, %a: memref<?x4xf32>, %b: memref<?x4xf32>, %i: index) -> f32 {
  %0 = arith.select %c, %a, %b : memref<?x4xf32>
  %1 = memref.load %0[%i, %i] : memref<?x4xf32>
  return %1 : f32
}
// output:
// module {
//   llvm.func @choose(%arg0: i1, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: !llvm.ptr, %arg9: !llvm.ptr, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: i64, %arg15: i64) -> f32 attributes {mlirc.signature = (i1, memref<?x4xf32>, memref<?x4xf32>, index) -> f32} {
//     %0 = llvm.select %arg0, %arg1, %arg8 : i1, !llvm.ptr
//     %1 = llvm.select %arg0, %arg2, %arg9 : i1, !llvm.ptr
//     %2 = llvm.select %arg0, %arg4, %arg11 : i1, i64
//     %3 = llvm.mlir.constant(4 : i64) : i64
//     %4 = llvm.mul %arg15, %3 overflow<nsw, nuw> : i64
//     %5 = llvm.add %4, %arg15 overflow<nsw, nuw> : i64
//     %6 = llvm.getelementptr inbounds|nuw %1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %7 = llvm.load %6 : !llvm.ptr -> f32
//     llvm.return %7 : f32
//   }
// }
// -----
// Rounding modes other than the usual one.
func.func @round(%x: f64, %v: vector<2xf64>) -> (f32, f32, f32, f32, f32, vector<2xf32>) {
  %0 = arith.truncf %x to_nearest_even : f64 to f32
  %1 = arith.truncf %x downward : f64 to f32
  %2 = arith.truncf %x upward : f64 to f32
  %3 = arith.truncf %x toward_zero : f64 to f32
  %4 = arith.truncf %x to_nearest_away : f64 to f32
  %5 = arith.truncf %v upward : vector<2xf64> to vector<2xf32>
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, vector<2xf32>
}
// output:
// module {
//   llvm.func @round(%arg0: f64, %arg1: vector<2xf64>) -> !llvm.struct<(f32, f32, f32, f32, f32, vector<2xf32>)> {
//     %0 = llvm.fptrunc %arg0 : f64 to f32
//     %1 = llvm.intr.experimental.constrained.fptrunc %arg0 downward ignore : f64 to f32
//     %2 = llvm.intr.experimental.constrained.fptrunc %arg0 upward ignore : f64 to f32
//     %3 = llvm.intr.experimental.constrained.fptrunc %arg0 towardzero ignore : f64 to f32
//     %4 = llvm.intr.experimental.constrained.fptrunc %arg0 tonearestaway ignore : f64 to f32
//     %5 = llvm.intr.experimental.constrained.fptrunc %arg1 upward ignore : vector<2xf64> to vector<2xf32>
//     %6 = llvm.mlir.poison : !llvm.struct<(f32, f32, f32, f32, f32, vector<2xf32>)>
//     %7 = llvm.insertvalue %0, %6[0] : !llvm.struct<(f32, f32, f32, f32, f32, vector<2xf32>)>
//     %8 = llvm.insertvalue %1, %7[1] : !llvm.struct<(f32, f32, f32, f32, f32, vector<2xf32>)>
//     %9 = llvm.insertvalue %2, %8[2] : !llvm.struct<(f32, f32, f32, f32, f32, vector<2xf32>)>
//     %10 = llvm.insertvalue %3, %9[3] : !llvm.struct<(f32, f32, f32, f32, f32, vector<2xf32>)>
//     %11 = llvm.insertvalue %4, %10[4] : !llvm.struct<(f32, f32, f32, f32, f32, vector<2xf32>)>
//     %12 = llvm.insertvalue %5, %11[5] : !llvm.struct<(f32, f32, f32, f32, f32, vector<2xf32>)>
//     llvm.return %12 : !llvm.struct<(f32, f32, f32, f32, f32, vector<2xf32>)>
//   }
// }
