// Integer powers are functions that are added once per type; float powers the intrinsic, where it knows the types.
func.func @powers(%i: i32, %v: vector<2xi32>, %x: f32, %h: f16, %n: i8, %w: i64) -> (i32, vector<2xi32>, f32, f16, f32) {
  %0 = math.ipowi %i, %i : i32
  %1 = math.ipowi %v, %v : vector<2xi32>
  %2 = math.fpowi %x, %i fastmath<fast> : f32, i32
  %3 = math.fpowi %h, %n : f16, i8
  %4 = math.fpowi %x, %w : f32, i64
  return %0, %1, %2, %3, %4 : i32, vector<2xi32>, f32, f16, f32
}
// output:
// module {
//   llvm.func linkonce_odr @__mlir_math_ipowi_i32(%arg0: i32, %arg1: i32) -> i32 {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.mlir.constant(1 : i32) : i32
//     %2 = llvm.icmp "slt" %arg1, %0 : i32
//     llvm.cond_br %2, ^bb1, ^bb2
//   ^bb1:
//     %3 = llvm.sdiv %1, %arg0 : i32
//     %4 = llvm.mul %3, %3 : i32
//     %5 = llvm.mlir.constant(0 : i32) : i32
//     %6 = llvm.mlir.constant(1 : i32) : i32
//     %7 = llvm.and %arg1, %6 : i32
//     %8 = llvm.icmp "ne" %7, %5 : i32
//     %9 = llvm.select %8, %3, %4 : i1, i32
//     llvm.return %9 : i32
//   ^bb2:
//     llvm.br ^bb3(%1, %arg0, %arg1 : i32, i32, i32)
//   ^bb3(%10: i32, %11: i32, %12: i32):
//     %13 = llvm.mlir.constant(0 : i32) : i32
//     %14 = llvm.mlir.constant(1 : i32) : i32
//     %15 = llvm.and %12, %14 : i32
//     %16 = llvm.icmp "ne" %15, %13 : i32
//     %17 = llvm.mul %10, %11 : i32
//     %18 = llvm.select %16, %17, %10 : i1, i32
//     %19 = llvm.lshr %12, %14 : i32
//     %20 = llvm.icmp "eq" %19, %13 : i32
//     llvm.cond_br %20, ^bb5, ^bb4
//   ^bb4:
//     %21 = llvm.mul %11, %11 : i32
//     llvm.br ^bb3(%18, %21, %19 : i32, i32, i32)
//   ^bb5:
//     llvm.return %18 : i32
//   }
//   llvm.func linkonce_odr @__mlir_math_fpowi_f32_i64(%arg0: f32, %arg1: i64) -> f32 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
//     %2 = llvm.icmp "slt" %arg1, %0 : i64
//     %3 = llvm.sub %0, %arg1 : i64
//     %4 = llvm.select %2, %3, %arg1 : i1, i64
//     llvm.br ^bb1(%1, %arg0, %4 : f32, f32, i64)
//   ^bb1(%5: f32, %6: f32, %7: i64):
//     %8 = llvm.mlir.constant(0 : i64) : i64
//     %9 = llvm.mlir.constant(1 : i64) : i64
//     %10 = llvm.and %7, %9 : i64
//     %11 = llvm.icmp "ne" %10, %8 : i64
//     %12 = llvm.fmul %5, %6 : f32
//     %13 = llvm.select %11, %12, %5 : i1, f32
//     %14 = llvm.lshr %7, %9 : i64
//     %15 = llvm.icmp "eq" %14, %8 : i64
//     llvm.cond_br %15, ^bb3, ^bb2
//   ^bb2:
//     %16 = llvm.fmul %6, %6 : f32
//     llvm.br ^bb1(%13, %16, %14 : f32, f32, i64)
//   ^bb3:
//     %17 = llvm.fdiv %1, %13 : f32
//     %18 = llvm.select %2, %17, %13 : i1, f32
//     llvm.return %18 : f32
//   }
//   llvm.func @powers(%arg0: i32, %arg1: vector<2xi32>, %arg2: f32, %arg3: f16, %arg4: i8, %arg5: i64) -> !llvm.struct<(i32, vector<2xi32>, f32, f16, f32)> {
//     %0 = llvm.call @__mlir_math_ipowi_i32(%arg0, %arg0) : (i32, i32) -> i32
//     %1 = llvm.mlir.poison : vector<2xi32>
//     %2 = llvm.mlir.constant(0 : i64) : i64
//     %3 = llvm.extractelement %arg1[%2 : i64] : vector<2xi32>
//     %4 = llvm.extractelement %arg1[%2 : i64] : vector<2xi32>
//     %5 = llvm.call @__mlir_math_ipowi_i32(%3, %4) : (i32, i32) -> i32
//     %6 = llvm.insertelement %5, %1[%2 : i64] : vector<2xi32>
//     %7 = llvm.mlir.constant(1 : i64) : i64
//     %8 = llvm.extractelement %arg1[%7 : i64] : vector<2xi32>
//     %9 = llvm.extractelement %arg1[%7 : i64] : vector<2xi32>
//     %10 = llvm.call @__mlir_math_ipowi_i32(%8, %9) : (i32, i32) -> i32
//     %11 = llvm.insertelement %10, %6[%7 : i64] : vector<2xi32>
//     %12 = llvm.intr.powi(%arg2, %arg0) {fastmathFlags = #llvm.fastmath<fast>} : (f32, i32) -> f32
//     %13 = llvm.fpext %arg3 : f16 to f32
//     %14 = llvm.sext %arg4 : i8 to i32
//     %15 = llvm.intr.powi(%13, %14) : (f32, i32) -> f32
//     %16 = llvm.fptrunc %15 : f32 to f16
//     %17 = llvm.call @__mlir_math_fpowi_f32_i64(%arg2, %arg5) : (f32, i64) -> f32
//     %18 = llvm.mlir.poison : !llvm.struct<(i32, vector<2xi32>, f32, f16, f32)>
//     %19 = llvm.insertvalue %0, %18[0] : !llvm.struct<(i32, vector<2xi32>, f32, f16, f32)>
//     %20 = llvm.insertvalue %11, %19[1] : !llvm.struct<(i32, vector<2xi32>, f32, f16, f32)>
//     %21 = llvm.insertvalue %12, %20[2] : !llvm.struct<(i32, vector<2xi32>, f32, f16, f32)>
//     %22 = llvm.insertvalue %16, %21[3] : !llvm.struct<(i32, vector<2xi32>, f32, f16, f32)>
//     %23 = llvm.insertvalue %17, %22[4] : !llvm.struct<(i32, vector<2xi32>, f32, f16, f32)>
//     llvm.return %23 : !llvm.struct<(i32, vector<2xi32>, f32, f16, f32)>
//   }
// }
// -----
// no-agree: MLIR defines the function twice
// A module that has been through MLIR's own conversion has the function already.
llvm.func linkonce_odr @__mlir_math_ipowi_i8(%a: i8, %b: i8) -> i8 {
  llvm.return %a : i8
}
func.func @powers(%i: i8) -> i8 {
  %0 = math.ipowi %i, %i : i8
  return %0 : i8
}
// output:
// module {
//   llvm.func linkonce_odr @__mlir_math_ipowi_i8(%arg0: i8, %arg1: i8) -> i8 {
//     llvm.return %arg0 : i8
//   }
//   llvm.func @powers(%arg0: i8) -> i8 {
//     %0 = llvm.call @__mlir_math_ipowi_i8(%arg0, %arg0) : (i8, i8) -> i8
//     llvm.return %0 : i8
//   }
// }
// -----
// no-agree: MLIR 22 has no lowering of math.isnormal
func.func @classes(%x: f64, %v: vector<2x4xbf16>, %a: f64, %b: f64) -> (i1, vector<2x4xi1>, f64) {
  %0 = math.isnormal %x : f64
  %1 = math.isnormal %v : vector<2x4xbf16>
  %2 = math.clampf %x to [%a, %b] fastmath<nnan> : f64
  return %0, %1, %2 : i1, vector<2x4xi1>, f64
}
// output:
// module {
//   llvm.func @classes(%arg0: f64, %arg1: !llvm.array<2 x vector<4xbf16>>, %arg2: f64, %arg3: f64) -> !llvm.struct<(i1, array<2 x vector<4xi1>>, f64)> {
//     %0 = "llvm.intr.is.fpclass"(%arg0) <{bit = 264 : i32}> : (f64) -> i1
//     %1 = llvm.mlir.poison : !llvm.array<2 x vector<4xi1>>
//     %2 = llvm.extractvalue %arg1[0] : !llvm.array<2 x vector<4xbf16>>
//     %3 = "llvm.intr.is.fpclass"(%2) <{bit = 264 : i32}> : (vector<4xbf16>) -> vector<4xi1>
//     %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<4xi1>>
//     %5 = llvm.extractvalue %arg1[1] : !llvm.array<2 x vector<4xbf16>>
//     %6 = "llvm.intr.is.fpclass"(%5) <{bit = 264 : i32}> : (vector<4xbf16>) -> vector<4xi1>
//     %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<4xi1>>
//     %8 = llvm.intr.minimum(%arg0, %arg3) {fastmathFlags = #llvm.fastmath<nnan>} : (f64, f64) -> f64
//     %9 = llvm.intr.maximum(%8, %arg2) {fastmathFlags = #llvm.fastmath<nnan>} : (f64, f64) -> f64
//     %10 = llvm.mlir.poison : !llvm.struct<(i1, array<2 x vector<4xi1>>, f64)>
//     %11 = llvm.insertvalue %0, %10[0] : !llvm.struct<(i1, array<2 x vector<4xi1>>, f64)>
//     %12 = llvm.insertvalue %7, %11[1] : !llvm.struct<(i1, array<2 x vector<4xi1>>, f64)>
//     %13 = llvm.insertvalue %9, %12[2] : !llvm.struct<(i1, array<2 x vector<4xi1>>, f64)>
//     llvm.return %13 : !llvm.struct<(i1, array<2 x vector<4xi1>>, f64)>
//   }
// }
