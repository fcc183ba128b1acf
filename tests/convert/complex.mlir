func.func @complex(%a: complex<f32>, %re: f32) -> complex<f32> {
  %0 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %1 = complex.im %a : complex<f32>
  %2 = complex.create %re, %1 : complex<f32>
  %3 = complex.mul %2, %0 fastmath<nnan,contract> : complex<f32>
  return %3 : complex<f32>
}
// output:
// module {
//   llvm.func @complex(%arg0: !llvm.struct<(f32, f32)>, %arg1: f32) -> !llvm.struct<(f32, f32)> {
//     %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
//     %1 = llvm.mlir.constant(2.000000e+00 : f32) : f32
//     %2 = llvm.extractvalue %arg0[1] : !llvm.struct<(f32, f32)>
//     %3 = llvm.fmul %arg1, %0 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
//     %4 = llvm.fmul %2, %1 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
//     %5 = llvm.fsub %3, %4 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
//     %6 = llvm.fmul %2, %0 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
//     %7 = llvm.fmul %arg1, %1 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
//     %8 = llvm.fadd %6, %7 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
//     %9 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
//     %10 = llvm.insertvalue %5, %9[0] : !llvm.struct<(f32, f32)>
//     %11 = llvm.insertvalue %8, %10[1] : !llvm.struct<(f32, f32)>
//     llvm.return %11 : !llvm.struct<(f32, f32)>
//   }
// }
// -----
// `nnan` is dropped, because an intermediate result may be NaN.
func.func @abs(%a: complex<f64>) -> f64 {
  %0 = complex.abs %a fastmath<nnan,contract> : complex<f64>
  return %0 : f64
}
// output:
// module {
//   llvm.func @abs(%arg0: !llvm.struct<(f64, f64)>) -> f64 {
//     %0 = llvm.extractvalue %arg0[0] : !llvm.struct<(f64, f64)>
//     %1 = llvm.extractvalue %arg0[1] : !llvm.struct<(f64, f64)>
//     %2 = llvm.intr.fabs(%0) {fastmathFlags = #llvm.fastmath<contract>} : (f64) -> f64
//     %3 = llvm.intr.fabs(%1) {fastmathFlags = #llvm.fastmath<contract>} : (f64) -> f64
//     %4 = llvm.intr.maximum(%2, %3) {fastmathFlags = #llvm.fastmath<contract>} : (f64, f64) -> f64
//     %5 = llvm.intr.minimum(%2, %3) {fastmathFlags = #llvm.fastmath<contract>} : (f64, f64) -> f64
//     %6 = llvm.fdiv %5, %4 {fastmathFlags = #llvm.fastmath<contract>} : f64
//     %7 = llvm.fmul %6, %6 {fastmathFlags = #llvm.fastmath<contract>} : f64
//     %8 = llvm.mlir.constant(1.000000e+00 : f64) : f64
//     %9 = llvm.fadd %7, %8 {fastmathFlags = #llvm.fastmath<contract>} : f64
//     %10 = llvm.intr.sqrt(%9) {fastmathFlags = #llvm.fastmath<contract>} : (f64) -> f64
//     %11 = llvm.fmul %4, %10 {fastmathFlags = #llvm.fastmath<contract>} : f64
//     %12 = llvm.fcmp "uno" %11, %11 : f64
//     %13 = llvm.select %12, %5, %11 : i1, f64
//     llvm.return %13 : f64
//   }
// }
// -----
func.func @tan(%a: complex<f32>) -> complex<f32> {
  %0 = complex.tan %a : complex<f32>
  return %0 : complex<f32>
}
// output:
// module {
//   llvm.func @expm1f(f32) -> f32
//   llvm.func @tan(%arg0: !llvm.struct<(f32, f32)>) -> !llvm.struct<(f32, f32)> {
//     %0 = llvm.extractvalue %arg0[0] : !llvm.struct<(f32, f32)>
//     %1 = llvm.extractvalue %arg0[1] : !llvm.struct<(f32, f32)>
//     %2 = llvm.fneg %1 : f32
//     %3 = llvm.mlir.constant(0x7F800000 : f32) : f32
//     %4 = llvm.mlir.constant(4.000000e+00 : f32) : f32
//     %5 = llvm.fadd %2, %2 : f32
//     %6 = llvm.fneg %5 : f32
//     %7 = llvm.call @expm1f(%5) {fastmathFlags = #llvm.fastmath<afn>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f32) -> f32
//     %8 = llvm.call @expm1f(%6) {fastmathFlags = #llvm.fastmath<afn>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f32) -> f32
//     %9 = llvm.intr.cos(%0) : (f32) -> f32
//     %10 = llvm.intr.sin(%0) : (f32) -> f32
//     %11 = llvm.fmul %9, %9 : f32
//     %12 = llvm.fmul %11, %4 : f32
//     %13 = llvm.fmul %9, %10 : f32
//     %14 = llvm.fmul %4, %13 : f32
//     %15 = llvm.fsub %7, %8 : f32
//     %16 = llvm.fadd %7, %8 : f32
//     %17 = llvm.fadd %16, %12 : f32
//     %18 = llvm.fcmp "oeq" %16, %3 : f32
//     %19 = llvm.mlir.constant(1.000000e+00 : f32) : f32
//     %20 = llvm.intr.copysign(%19, %2) : (f32, f32) -> f32
//     %21 = llvm.fdiv %15, %17 : f32
//     %22 = llvm.select %18, %20, %21 : i1, f32
//     %23 = llvm.fdiv %14, %17 : f32
//     %24 = llvm.mlir.constant(0.000000e+00 : f32) : f32
//     %25 = llvm.mlir.constant(0x7FC00000 : f32) : f32
//     %26 = llvm.intr.fabs(%2) : (f32) -> f32
//     %27 = llvm.mlir.constant(0x7F800000 : f32) : f32
//     %28 = llvm.fcmp "oeq" %26, %27 : f32
//     %29 = llvm.mlir.constant(true) : i1
//     %30 = llvm.xor %28, %29 : i1
//     %31 = llvm.fcmp "oeq" %0, %24 : f32
//     %32 = llvm.fcmp "uno" %14, %14 : f32
//     %33 = llvm.and %32, %30 : i1
//     %34 = llvm.and %28, %32 : i1
//     %35 = llvm.or %31, %34 : i1
//     %36 = llvm.select %33, %25, %22 : i1, f32
//     %37 = llvm.select %35, %24, %23 : i1, f32
//     %38 = llvm.fneg %36 : f32
//     %39 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
//     %40 = llvm.insertvalue %37, %39[0] : !llvm.struct<(f32, f32)>
//     %41 = llvm.insertvalue %38, %40[1] : !llvm.struct<(f32, f32)>
//     llvm.return %41 : !llvm.struct<(f32, f32)>
//   }
// }
// -----
// On big-endian targets, the first member of the structure is the high half of the integer.
// args: --target=s390x-unknown-linux-gnu
func.func @bits(%a: complex<f32>) -> i64 {
  %0 = complex.bitcast %a : complex<f32> to i64
  return %0 : i64
}
// output:
// module {
//   llvm.func @bits(%arg0: !llvm.struct<(f32, f32)>) -> i64 {
//     %0 = llvm.extractvalue %arg0[0] : !llvm.struct<(f32, f32)>
//     %1 = llvm.extractvalue %arg0[1] : !llvm.struct<(f32, f32)>
//     %2 = llvm.bitcast %1 : f32 to i32
//     %3 = llvm.zext %2 : i32 to i64
//     %4 = llvm.bitcast %0 : f32 to i32
//     %5 = llvm.zext %4 : i32 to i64
//     %6 = llvm.mlir.constant(32 : i64) : i64
//     %7 = llvm.shl %5, %6 : i64
//     %8 = llvm.or %3, %7 : i64
//     llvm.return %8 : i64
//   }
// }
// -----
// There is no C function for half precision: that for float is called.
func.func @half(%a: complex<f16>) -> complex<f16> {
  %0 = complex.log %a : complex<f16>
  return %0 : complex<f16>
}
// output:
// module {
//   llvm.func @atan2f(f32, f32) -> f32
//   llvm.func @half(%arg0: !llvm.struct<(f16, f16)>) -> !llvm.struct<(f16, f16)> {
//     %0 = llvm.extractvalue %arg0[0] : !llvm.struct<(f16, f16)>
//     %1 = llvm.extractvalue %arg0[1] : !llvm.struct<(f16, f16)>
//     %2 = llvm.intr.fabs(%0) : (f16) -> f16
//     %3 = llvm.intr.fabs(%1) : (f16) -> f16
//     %4 = llvm.intr.maximum(%2, %3) : (f16, f16) -> f16
//     %5 = llvm.intr.minimum(%2, %3) : (f16, f16) -> f16
//     %6 = llvm.fdiv %5, %4 : f16
//     %7 = llvm.fmul %6, %6 : f16
//     %8 = llvm.mlir.constant(1.000000e+00 : f16) : f16
//     %9 = llvm.fadd %7, %8 : f16
//     %10 = llvm.intr.sqrt(%9) : (f16) -> f16
//     %11 = llvm.fmul %4, %10 : f16
//     %12 = llvm.fcmp "uno" %11, %11 : f16
//     %13 = llvm.select %12, %5, %11 : i1, f16
//     %14 = llvm.intr.log(%13) : (f16) -> f16
//     %15 = llvm.fpext %1 : f16 to f32
//     %16 = llvm.fpext %0 : f16 to f32
//     %17 = llvm.call @atan2f(%15, %16) {fastmathFlags = #llvm.fastmath<afn>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f32, f32) -> f32
//     %18 = llvm.fptrunc %17 : f32 to f16
//     %19 = llvm.mlir.poison : !llvm.struct<(f16, f16)>
//     %20 = llvm.insertvalue %14, %19[0] : !llvm.struct<(f16, f16)>
//     %21 = llvm.insertvalue %18, %20[1] : !llvm.struct<(f16, f16)>
//     llvm.return %21 : !llvm.struct<(f16, f16)>
//   }
// }
// -----
func.func @undefined(%c: i1) -> (memref<?xf32>, i32) {
  %0 = ub.poison : memref<?xf32>
  %1 = ub.poison : i32
  %2 = ub.poison : vector<4xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %0, %1 : memref<?xf32>, i32
^bb2:
  ub.unreachable
}
// output:
// module {
//   llvm.func @undefined(%arg0: i1) -> !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i32)> {
//     %0 = llvm.mlir.poison : !llvm.ptr
//     %1 = llvm.mlir.poison : !llvm.ptr
//     %2 = llvm.mlir.poison : i64
//     %3 = llvm.mlir.poison : i32
//     llvm.cond_br %arg0, ^bb2, ^bb1
//   ^bb1:
//     llvm.unreachable
//   ^bb2:
//     %4 = llvm.mlir.constant(0 : i64) : i64
//     %5 = llvm.mlir.constant(1 : i64) : i64
//     %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %7 = llvm.insertvalue %0, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %8 = llvm.insertvalue %1, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %9 = llvm.insertvalue %4, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %10 = llvm.insertvalue %2, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %11 = llvm.insertvalue %5, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %12 = llvm.mlir.poison : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i32)>
//     %13 = llvm.insertvalue %11, %12[0] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i32)>
//     %14 = llvm.insertvalue %3, %13[1] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i32)>
//     llvm.return %14 : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i32)>
//   }
// }
