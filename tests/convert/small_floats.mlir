// Floats of at most 8 bits are integers of their width.
func.func @moves(%a: f8E4M3FN, %m: memref<?xf8E5M2>, %v: vector<2x4xf4E2M1FN>, %s: f6E2M3FN, %i: index, %c: i1) -> (f8E4M3FN, f8E5M2, vector<4xf4E2M1FN>, i6) {
  %0 = arith.constant 1.5 : f8E4M3FN
  %1 = arith.select %c, %0, %a : f8E4M3FN
  %2 = memref.load %m[%i] : memref<?xf8E5M2>
  %3 = vector.extract %v[1] : vector<4xf4E2M1FN> from vector<2x4xf4E2M1FN>
  %4 = arith.bitcast %s : f6E2M3FN to i6
  %5 = arith.constant dense<[1.0, 2.0]> : vector<2xf4E2M1FN>
  %6 = vector.insert_strided_slice %5, %3 {offsets = [1], strides = [1]} : vector<2xf4E2M1FN> into vector<4xf4E2M1FN>
  return %1, %2, %6, %4 : f8E4M3FN, f8E5M2, vector<4xf4E2M1FN>, i6
}
memref.global "private" constant @table : memref<2xf8E4M3FN> = dense<[-1.0, 448.0]>
// output:
// module {
//   llvm.func @moves(%arg0: i8, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.array<2 x vector<4xi4>>, %arg7: i6, %arg8: i64, %arg9: i1) -> !llvm.struct<(i8, i8, vector<4xi4>, i6)> attributes {mlirc.signature = (f8E4M3FN, memref<?xf8E5M2>, vector<2x4xf4E2M1FN>, f6E2M3FN, index, i1) -> (f8E4M3FN, f8E5M2, vector<4xf4E2M1FN>, i6)} {
//     %0 = llvm.mlir.constant(60 : i8) : i8
//     %1 = llvm.select %arg9, %0, %arg0 : i1, i8
//     %2 = llvm.getelementptr inbounds|nuw %arg2[%arg8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %3 = llvm.load %2 : !llvm.ptr -> i8
//     %4 = llvm.extractvalue %arg6[1] : !llvm.array<2 x vector<4xi4>>
//     %5 = llvm.bitcast %arg7 : i6 to i6
//     %6 = llvm.mlir.constant(dense<[2, 4]> : vector<2xi4>) : vector<2xi4>
//     %7 = llvm.mlir.constant(0 : i64) : i64
//     %8 = llvm.extractelement %6[%7 : i64] : vector<2xi4>
//     %9 = llvm.mlir.constant(1 : i64) : i64
//     %10 = llvm.insertelement %8, %4[%9 : i64] : vector<4xi4>
//     %11 = llvm.extractelement %6[%9 : i64] : vector<2xi4>
//     %12 = llvm.mlir.constant(2 : i64) : i64
//     %13 = llvm.insertelement %11, %10[%12 : i64] : vector<4xi4>
//     %14 = llvm.mlir.poison : !llvm.struct<(i8, i8, vector<4xi4>, i6)>
//     %15 = llvm.insertvalue %1, %14[0] : !llvm.struct<(i8, i8, vector<4xi4>, i6)>
//     %16 = llvm.insertvalue %3, %15[1] : !llvm.struct<(i8, i8, vector<4xi4>, i6)>
//     %17 = llvm.insertvalue %13, %16[2] : !llvm.struct<(i8, i8, vector<4xi4>, i6)>
//     %18 = llvm.insertvalue %5, %17[3] : !llvm.struct<(i8, i8, vector<4xi4>, i6)>
//     llvm.return %18 : !llvm.struct<(i8, i8, vector<4xi4>, i6)>
//   }
//   llvm.mlir.global private constant @table(dense<[-72, 126]> : tensor<2xi8>) : !llvm.array<2 x i8>
// }
// -----
// no-agree: MLIR's passes leave conversions of floats of at most 8 bits
// Conversions between formats compute with the bits.
func.func @converts(%a: vector<2xf8E4M3FN>, %x: f64) -> (vector<2xf16>, f4E2M1FN) {
  %0 = arith.extf %a : vector<2xf8E4M3FN> to vector<2xf16>
  %1 = arith.truncf %x : f64 to f4E2M1FN
  return %0, %1 : vector<2xf16>, f4E2M1FN
}
// output:
// module {
//   llvm.func @converts(%arg0: vector<2xi8>, %arg1: f64) -> !llvm.struct<(vector<2xf16>, i4)> {
//     %0 = llvm.zext %arg0 : vector<2xi8> to vector<2xi32>
//     %1 = llvm.mlir.constant(dense<127> : vector<2xi32>) : vector<2xi32>
//     %2 = llvm.and %0, %1 : vector<2xi32>
//     %3 = llvm.mlir.constant(dense<20> : vector<2xi32>) : vector<2xi32>
//     %4 = llvm.shl %2, %3 : vector<2xi32>
//     %5 = llvm.bitcast %4 : vector<2xi32> to vector<2xf32>
//     %6 = llvm.mlir.constant(dense<1.329228E+36> : vector<2xf32>) : vector<2xf32>
//     %7 = llvm.fmul %5, %6 : vector<2xf32>
//     %8 = llvm.bitcast %7 : vector<2xf32> to vector<2xi32>
//     %9 = llvm.mlir.constant(dense<2143289344> : vector<2xi32>) : vector<2xi32>
//     %10 = llvm.icmp "eq" %2, %1 : vector<2xi32>
//     %11 = llvm.select %10, %9, %8 : vector<2xi1>, vector<2xi32>
//     %12 = llvm.mlir.constant(dense<7> : vector<2xi32>) : vector<2xi32>
//     %13 = llvm.lshr %0, %12 : vector<2xi32>
//     %14 = llvm.mlir.constant(dense<31> : vector<2xi32>) : vector<2xi32>
//     %15 = llvm.shl %13, %14 : vector<2xi32>
//     %16 = llvm.or %11, %15 : vector<2xi32>
//     %17 = llvm.bitcast %16 : vector<2xi32> to vector<2xf32>
//     %18 = llvm.fptrunc %17 : vector<2xf32> to vector<2xf16>
//     %19 = llvm.mlir.constant(6.000000e+00 : f64) : f64
//     %20 = llvm.fcmp "uno" %arg1, %arg1 : f64
//     %21 = llvm.select %20, %19, %arg1 : i1, f64
//     %22 = llvm.bitcast %21 : f64 to i64
//     %23 = llvm.mlir.constant(9223372036854775807 : i64) : i64
//     %24 = llvm.and %22, %23 : i64
//     %25 = llvm.bitcast %24 : i64 to f64
//     %26 = llvm.mlir.constant(9218868437227405312 : i64) : i64
//     %27 = llvm.and %24, %26 : i64
//     %28 = llvm.mlir.constant(4607182418800017408 : i64) : i64
//     %29 = llvm.intr.umax(%27, %28) : (i64, i64) -> i64
//     %30 = llvm.bitcast %29 : i64 to f64
//     %31 = llvm.mlir.constant(0x4328000000000000 : f64) : f64
//     %32 = llvm.fmul %30, %31 : f64
//     %33 = llvm.fadd %25, %32 : f64
//     %34 = llvm.fsub %33, %32 : f64
//     %35 = llvm.mlir.constant(2.2250738585072014E-308 : f64) : f64
//     %36 = llvm.fmul %34, %35 : f64
//     %37 = llvm.bitcast %36 : f64 to i64
//     %38 = llvm.mlir.constant(51 : i64) : i64
//     %39 = llvm.lshr %37, %38 : i64
//     %40 = llvm.mlir.constant(7 : i64) : i64
//     %41 = llvm.fcmp "ugt" %34, %19 : f64
//     %42 = llvm.select %41, %40, %39 : i1, i64
//     %43 = llvm.mlir.constant(63 : i64) : i64
//     %44 = llvm.lshr %22, %43 : i64
//     %45 = llvm.mlir.constant(3 : i64) : i64
//     %46 = llvm.shl %44, %45 : i64
//     %47 = llvm.or %42, %46 : i64
//     %48 = llvm.trunc %47 : i64 to i4
//     %49 = llvm.mlir.poison : !llvm.struct<(vector<2xf16>, i4)>
//     %50 = llvm.insertvalue %18, %49[0] : !llvm.struct<(vector<2xf16>, i4)>
//     %51 = llvm.insertvalue %48, %50[1] : !llvm.struct<(vector<2xf16>, i4)>
//     llvm.return %51 : !llvm.struct<(vector<2xf16>, i4)>
//   }
// }
