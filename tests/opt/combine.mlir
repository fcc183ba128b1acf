// args: --passes=combine
// Operations on extended values are computed at the width of their operands.
llvm.func @narrow(%a: i8, %b: i8, %c: i16, %bit: i1) -> !llvm.struct<(i1, i1, i1, i64, i16, i8)> {
  %mask = llvm.mlir.constant(192 : i32) : i32
  %top = llvm.mlir.constant(128 : i32) : i32
  %minus = llvm.mlir.constant(-3 : i32) : i32
  %0 = llvm.mlir.constant(0 : i32) : i32
  %az = llvm.zext %a : i8 to i32
  %bz = llvm.zext %b : i8 to i32
  %as = llvm.sext %a : i8 to i32
  %cz = llvm.zext %c : i16 to i32
  %masked = llvm.and %az, %mask : i32
  %is_top = llvm.icmp "ne" %masked, %top : i32
  %is_less = llvm.icmp "slt" %az, %bz : i32
  %is_more = llvm.icmp "sgt" %as, %minus : i32
  %bz64 = llvm.sext %bz : i32 to i64
  %product = llvm.mul %az, %cz : i32
  %sum = llvm.add %product, %minus : i32
  %cut = llvm.trunc %sum : i32 to i16
  %bit32 = llvm.zext %bit : i1 to i32
  %is_set = llvm.icmp "ne" %bit32, %0 : i32
  %both = llvm.and %is_set, %is_top : i1
  %square = llvm.mul %az, %bz : i32
  %low = llvm.trunc %square : i32 to i8
  %r0 = llvm.mlir.undef : !llvm.struct<(i1, i1, i1, i64, i16, i8)>
  %r1 = llvm.insertvalue %both, %r0[0] : !llvm.struct<(i1, i1, i1, i64, i16, i8)>
  %r2 = llvm.insertvalue %is_less, %r1[1] : !llvm.struct<(i1, i1, i1, i64, i16, i8)>
  %r3 = llvm.insertvalue %is_more, %r2[2] : !llvm.struct<(i1, i1, i1, i64, i16, i8)>
  %r4 = llvm.insertvalue %bz64, %r3[3] : !llvm.struct<(i1, i1, i1, i64, i16, i8)>
  %r5 = llvm.insertvalue %cut, %r4[4] : !llvm.struct<(i1, i1, i1, i64, i16, i8)>
  %r6 = llvm.insertvalue %low, %r5[5] : !llvm.struct<(i1, i1, i1, i64, i16, i8)>
  llvm.return %r6 : !llvm.struct<(i1, i1, i1, i64, i16, i8)>
}
// Tests for NaN by class are comparisons, those for other classes are not.
llvm.func @nans(%a: f32, %b: f64) -> !llvm.struct<(i1, i1, i1)> {
  %is_nan = "llvm.intr.is.fpclass"(%a) <{bit = 3 : i32}> : (f32) -> i1
  %is_number = "llvm.intr.is.fpclass"(%b) <{bit = 1020 : i32}> : (f64) -> i1
  %is_quiet = "llvm.intr.is.fpclass"(%a) <{bit = 2 : i32}> : (f32) -> i1
  %r0 = llvm.mlir.undef : !llvm.struct<(i1, i1, i1)>
  %r1 = llvm.insertvalue %is_nan, %r0[0] : !llvm.struct<(i1, i1, i1)>
  %r2 = llvm.insertvalue %is_number, %r1[1] : !llvm.struct<(i1, i1, i1)>
  %r3 = llvm.insertvalue %is_quiet, %r2[2] : !llvm.struct<(i1, i1, i1)>
  llvm.return %r3 : !llvm.struct<(i1, i1, i1)>
}
// Splats of lanes are one shuffle, unless the vector has another type or several registers.
llvm.func @lanes(%v: vector<4xf32>, %w: vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<2xf32>, vector<8xf32>)> {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i64) : i64
  %u = llvm.mlir.poison : vector<4xf32>
  %x = llvm.extractelement %v[%c2 : i64] : vector<4xf32>
  %vx = llvm.insertelement %x, %u[%c0 : i32] : vector<4xf32>
  %a = llvm.shufflevector %vx, %u [0, 0, 0, 0] : vector<4xf32>
  %b = llvm.shufflevector %vx, %u [0, 0] : vector<4xf32>
  %y = llvm.extractelement %w[%c2 : i64] : vector<8xf32>
  %t = llvm.mlir.poison : vector<8xf32>
  %wy = llvm.insertelement %y, %t[%c0 : i32] : vector<8xf32>
  %c = llvm.shufflevector %wy, %t [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xf32>
  %r0 = llvm.mlir.poison : !llvm.struct<(vector<4xf32>, vector<2xf32>, vector<8xf32>)>
  %r1 = llvm.insertvalue %a, %r0[0] : !llvm.struct<(vector<4xf32>, vector<2xf32>, vector<8xf32>)>
  %r2 = llvm.insertvalue %b, %r1[1] : !llvm.struct<(vector<4xf32>, vector<2xf32>, vector<8xf32>)>
  %r3 = llvm.insertvalue %c, %r2[2] : !llvm.struct<(vector<4xf32>, vector<2xf32>, vector<8xf32>)>
  llvm.return %r3 : !llvm.struct<(vector<4xf32>, vector<2xf32>, vector<8xf32>)>
}
// output:
// module {
//   llvm.func @narrow(%arg0: i8, %arg1: i8, %arg2: i16, %arg3: i1) -> !llvm.struct<(i1, i1, i1, i64, i16, i8)> {
//     %0 = llvm.zext %arg0 : i8 to i32
//     %1 = llvm.zext %arg1 : i8 to i32
//     %2 = llvm.mlir.constant(-65 : i8) : i8
//     %3 = llvm.icmp "sgt" %arg0, %2 : i8
//     %4 = llvm.icmp "ult" %arg0, %arg1 : i8
//     %5 = llvm.mlir.constant(-3 : i8) : i8
//     %6 = llvm.icmp "sgt" %arg0, %5 : i8
//     %7 = llvm.zext %arg1 : i8 to i64
//     %8 = llvm.zext %arg0 : i8 to i16
//     %9 = llvm.mul %8, %arg2 : i16
//     %10 = llvm.mlir.constant(-3 : i16) : i16
//     %11 = llvm.add %9, %10 : i16
//     %12 = llvm.and %arg3, %3 : i1
//     %13 = llvm.mul %0, %1 : i32
//     %14 = llvm.trunc %13 : i32 to i8
//     %15 = llvm.mlir.undef : !llvm.struct<(i1, i1, i1, i64, i16, i8)>
//     %16 = llvm.insertvalue %12, %15[0] : !llvm.struct<(i1, i1, i1, i64, i16, i8)>
//     %17 = llvm.insertvalue %4, %16[1] : !llvm.struct<(i1, i1, i1, i64, i16, i8)>
//     %18 = llvm.insertvalue %6, %17[2] : !llvm.struct<(i1, i1, i1, i64, i16, i8)>
//     %19 = llvm.insertvalue %7, %18[3] : !llvm.struct<(i1, i1, i1, i64, i16, i8)>
//     %20 = llvm.insertvalue %11, %19[4] : !llvm.struct<(i1, i1, i1, i64, i16, i8)>
//     %21 = llvm.insertvalue %14, %20[5] : !llvm.struct<(i1, i1, i1, i64, i16, i8)>
//     llvm.return %21 : !llvm.struct<(i1, i1, i1, i64, i16, i8)>
//   }
//   llvm.func @nans(%arg0: f32, %arg1: f64) -> !llvm.struct<(i1, i1, i1)> {
//     %0 = llvm.fcmp "uno" %arg0, %arg0 : f32
//     %1 = llvm.fcmp "ord" %arg1, %arg1 : f64
//     %2 = "llvm.intr.is.fpclass"(%arg0) <{bit = 2 : i32}> : (f32) -> i1
//     %3 = llvm.mlir.undef : !llvm.struct<(i1, i1, i1)>
//     %4 = llvm.insertvalue %0, %3[0] : !llvm.struct<(i1, i1, i1)>
//     %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<(i1, i1, i1)>
//     %6 = llvm.insertvalue %2, %5[2] : !llvm.struct<(i1, i1, i1)>
//     llvm.return %6 : !llvm.struct<(i1, i1, i1)>
//   }
//   llvm.func @lanes(%arg0: vector<4xf32>, %arg1: vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<2xf32>, vector<8xf32>)> {
//     ... 4 lines
//     %4 = llvm.insertelement %3, %2[%0 : i32] : vector<4xf32>
//     %5 = llvm.shufflevector %arg0, %arg0 [2, 2, 2, 2] : vector<4xf32>
//     %6 = llvm.shufflevector %4, %2 [0, 0] : vector<4xf32>
//     ... 4 lines
//     %11 = llvm.mlir.poison : !llvm.struct<(vector<4xf32>, vector<2xf32>, vector<8xf32>)>
//     %12 = llvm.insertvalue %5, %11[0] : !llvm.struct<(vector<4xf32>, vector<2xf32>, vector<8xf32>)>
//     %13 = llvm.insertvalue %6, %12[1] : !llvm.struct<(vector<4xf32>, vector<2xf32>, vector<8xf32>)>
//     %14 = llvm.insertvalue %10, %13[2] : !llvm.struct<(vector<4xf32>, vector<2xf32>, vector<8xf32>)>
//     llvm.return %14 : !llvm.struct<(vector<4xf32>, vector<2xf32>, vector<8xf32>)>
//   }
// }
// -----
// args: --passes=combine
// Constants that do not fit the narrow type, and mixed sign and zero extensions, stay.
llvm.func @stays(%a: i8, %b: i8) -> i1 {
  %300 = llvm.mlir.constant(300 : i32) : i32
  %az = llvm.zext %a : i8 to i32
  %bs = llvm.sext %b : i8 to i32
  %x = llvm.icmp "slt" %az, %300 : i32
  %y = llvm.icmp "slt" %az, %bs : i32
  %z = llvm.icmp "ult" %bs, %300 : i32
  %o = llvm.or %az, %300 : i32
  %w = llvm.icmp "eq" %o, %bs : i32
  %xy = llvm.and %x, %y : i1
  %zw = llvm.and %z, %w : i1
  %r = llvm.and %xy, %zw : i1
  llvm.return %r : i1
}
// output:
// module {
//   llvm.func @stays(%arg0: i8, %arg1: i8) -> i1 {
//     %0 = llvm.mlir.constant(300 : i32) : i32
//     %1 = llvm.zext %arg0 : i8 to i32
//     %2 = llvm.sext %arg1 : i8 to i32
//     %3 = llvm.icmp "slt" %1, %0 : i32
//     %4 = llvm.icmp "slt" %1, %2 : i32
//     %5 = llvm.icmp "ult" %2, %0 : i32
//     %6 = llvm.or %1, %0 : i32
//     %7 = llvm.icmp "eq" %6, %2 : i32
//     %8 = llvm.and %3, %4 : i1
//     %9 = llvm.and %5, %7 : i1
//     %10 = llvm.and %8, %9 : i1
//     llvm.return %10 : i1
//   }
// }
// -----
// args: --passes=combine
// Division by a power of two becomes exact multiplication. Other divisors need 'arcp'.
llvm.func @quotients(%x: f32) -> f32 {
  %4 = llvm.mlir.constant(4.0 : f32) : f32
  %3 = llvm.mlir.constant(3.0 : f32) : f32
  %a = llvm.fdiv %x, %4 : f32
  %b = llvm.fdiv %a, %3 : f32
  %c = llvm.fdiv %b, %3 {fastmathFlags = #llvm.fastmath<arcp>} : f32
  llvm.return %c : f32
}
// output:
// module {
//   llvm.func @quotients(%arg0: f32) -> f32 {
//     %0 = llvm.mlir.constant(3.000000e+00 : f32) : f32
//     %1 = llvm.mlir.constant(2.500000e-01 : f32) : f32
//     %2 = llvm.fmul %arg0, %1 : f32
//     %3 = llvm.fdiv %2, %0 : f32
//     %4 = llvm.mlir.constant(0.333333343 : f32) : f32
//     %5 = llvm.fmul %3, %4 {fastmathFlags = #llvm.fastmath<arcp>} : f32
//     llvm.return %5 : f32
//   }
// }
// -----
// args: --passes=combine
// The expected value is the value, and the comparison is the condition.
llvm.func @expected(%x: i32, %y: i32) -> i1 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %c = llvm.icmp "slt" %x, %y : i32
  %z = llvm.zext %c : i1 to i64
  %e = llvm.intr.expect %z, %zero : i64
  %r = llvm.icmp "ne" %e, %zero : i64
  llvm.return %r : i1
}
// output:
// module {
//   llvm.func @expected(%arg0: i32, %arg1: i32) -> i1 {
//     %0 = llvm.icmp "slt" %arg0, %arg1 : i32
//     llvm.return %0 : i1
//   }
// }
// -----
// args: --passes=combine,combine
// Constants that are inserted, with undefined lanes, are one constant. The shuffle of upper halves is a shift.
llvm.func @upper_halves(%x: vector<2xi64>) -> vector<2xi64> {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %ones = llvm.mlir.constant(-1 : i32) : i32
  %any = llvm.mlir.poison : i32
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %i1 = llvm.mlir.constant(1 : i32) : i32
  %i2 = llvm.mlir.constant(2 : i32) : i32
  %i3 = llvm.mlir.constant(3 : i32) : i32
  %poison = llvm.mlir.poison : vector<4xi32>
  %m0 = llvm.insertelement %zero, %poison[%i0 : i32] : vector<4xi32>
  %m1 = llvm.insertelement %ones, %m0[%i1 : i32] : vector<4xi32>
  %m2 = llvm.insertelement %any, %m1[%i2 : i32] : vector<4xi32>
  %m3 = llvm.insertelement %ones, %m2[%i3 : i32] : vector<4xi32>
  %halves = llvm.bitcast %x : vector<2xi64> to vector<4xi32>
  %masked = llvm.and %halves, %m3 : vector<4xi32>
  %moved = llvm.shufflevector %masked, %poison [1, 0, 3, 0] : vector<4xi32>
  %r = llvm.bitcast %moved : vector<4xi32> to vector<2xi64>
  llvm.return %r : vector<2xi64>
}
// The zeros may come from a vector of zeros.
llvm.func @upper_bytes(%x: vector<4xi16>) -> vector<4xi16> {
  %zero = llvm.mlir.zero : vector<8xi8>
  %bytes = llvm.bitcast %x : vector<4xi16> to vector<8xi8>
  %moved = llvm.shufflevector %bytes, %zero [1, 8, 3, 15, 5, 8, 7, 9] : vector<8xi8>
  %r = llvm.bitcast %moved : vector<8xi8> to vector<4xi16>
  llvm.return %r : vector<4xi16>
}
// A lane that is not cleared, and a lane that is not known.
llvm.func @other_shuffles(%x: vector<2xi64>, %v: i32) -> vector<2xi64> {
  %mask = llvm.mlir.constant(dense<[0, -1, 1, -1]> : vector<4xi32>) : vector<4xi32>
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %unknown = llvm.insertelement %v, %mask[%i0 : i32] : vector<4xi32>
  %halves = llvm.bitcast %x : vector<2xi64> to vector<4xi32>
  %first = llvm.and %halves, %mask : vector<4xi32>
  %second = llvm.and %halves, %unknown : vector<4xi32>
  %a = llvm.shufflevector %first, %first [1, 2, 3, 0] : vector<4xi32>
  %b = llvm.shufflevector %second, %second [1, 0, 3, 0] : vector<4xi32>
  %s = llvm.add %a, %b : vector<4xi32>
  %r = llvm.bitcast %s : vector<4xi32> to vector<2xi64>
  llvm.return %r : vector<2xi64>
}
// output:
// module {
//   llvm.func @upper_halves(%arg0: vector<2xi64>) -> vector<2xi64> {
//     %0 = llvm.mlir.constant(dense<32> : vector<2xi64>) : vector<2xi64>
//     %1 = llvm.lshr %arg0, %0 : vector<2xi64>
//     llvm.return %1 : vector<2xi64>
//   }
//   llvm.func @upper_bytes(%arg0: vector<4xi16>) -> vector<4xi16> {
//     %0 = llvm.mlir.constant(dense<8> : vector<4xi16>) : vector<4xi16>
//     %1 = llvm.lshr %arg0, %0 : vector<4xi16>
//     llvm.return %1 : vector<4xi16>
//   }
//   llvm.func @other_shuffles(%arg0: vector<2xi64>, %arg1: i32) -> vector<2xi64> {
//     ... 11 lines
//   }
// }
// -----
// args: --passes=combine
// A disjunction of disjoint bits with a constant is a sum.
llvm.func @disjoint(%a: i64, %b: i64) -> i64 {
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %even = llvm.shl %a, %c1 : i64
  %odd = llvm.or disjoint %even, %c1 : i64
  %other = llvm.or disjoint %odd, %b : i64
  llvm.return %other : i64
}
// output:
// module {
//   llvm.func @disjoint(%arg0: i64, %arg1: i64) -> i64 {
//     %0 = llvm.mlir.constant(1 : i64) : i64
//     %1 = llvm.shl %arg0, %0 : i64
//     %2 = llvm.add %1, %0 overflow<nsw, nuw> : i64
//     %3 = llvm.or disjoint %2, %arg1 : i64
//     llvm.return %3 : i64
//   }
// }
// -----
// args: --passes=combine
// A conversion of a non-negative integer, and tests of the highest bits.
llvm.func @by_flags(%a: i32, %b: i8) -> f32 {
  %mask = llvm.mlir.constant(-64 : i8) : i8
  %least = llvm.mlir.constant(-128 : i8) : i8
  %high = llvm.and %b, %mask : i8
  %is = llvm.icmp "eq" %high, %least : i8
  %is_not = llvm.icmp "ne" %high, %least : i8
  %f = llvm.uitofp nneg %a : i32 to f32
  %c = llvm.uitofp %is : i1 to f32
  %d = llvm.uitofp %is_not : i1 to f32
  %e = llvm.fdiv %c, %d : f32
  %r = llvm.fadd %e, %f : f32
  llvm.return %r : f32
}
// output:
// module {
//   llvm.func @by_flags(%arg0: i32, %arg1: i8) -> f32 {
//     %0 = llvm.mlir.constant(-64 : i8) : i8
//     %1 = llvm.icmp "slt" %arg1, %0 : i8
//     %2 = llvm.mlir.constant(-65 : i8) : i8
//     %3 = llvm.icmp "sgt" %arg1, %2 : i8
//     %4 = llvm.sitofp %arg0 : i32 to f32
//     %5 = llvm.uitofp %1 : i1 to f32
//     %6 = llvm.uitofp %3 : i1 to f32
//     %7 = llvm.fdiv %5, %6 : f32
//     %8 = llvm.fadd %7, %4 : f32
//     llvm.return %8 : f32
//   }
// }
