// args: --passes=narrow --target=aarch64-unknown-linux-gnu
// Absolute differences of bytes stay bytes. Their sum halves the lanes each time it doubles the width.
llvm.func @apart(%a: vector<16xi8>, %b: vector<16xi8>) -> i32 {
  %x = llvm.zext %a : vector<16xi8> to vector<16xi32>
  %y = llvm.zext %b : vector<16xi8> to vector<16xi32>
  %d = llvm.sub %x, %y : vector<16xi32>
  %e = "llvm.intr.abs"(%d) <{is_int_min_poison = false}> : (vector<16xi32>) -> vector<16xi32>
  %s = "llvm.intr.vector.reduce.add"(%e) : (vector<16xi32>) -> i32
  llvm.return %s : i32
}
// output:
// module {
//   llvm.func @apart(%arg0: vector<16xi8>, %arg1: vector<16xi8>) -> i32 {
//     %0 = llvm.intr.usub.sat(%arg0, %arg1) : (vector<16xi8>, vector<16xi8>) -> vector<16xi8>
//     %1 = llvm.intr.usub.sat(%arg1, %arg0) : (vector<16xi8>, vector<16xi8>) -> vector<16xi8>
//     %2 = llvm.or %0, %1 : vector<16xi8>
//     %3 = llvm.zext %2 : vector<16xi8> to vector<16xi16>
//     %4 = llvm.shufflevector %3, %3 [0, 2, 4, 6, 8, 10, 12, 14] : vector<16xi16>
//     %5 = llvm.shufflevector %3, %3 [1, 3, 5, 7, 9, 11, 13, 15] : vector<16xi16>
//     %6 = llvm.add %4, %5 : vector<8xi16>
//     %7 = llvm.sext %6 : vector<8xi16> to vector<8xi32>
//     %8 = llvm.shufflevector %7, %7 [0, 2, 4, 6] : vector<8xi32>
//     %9 = llvm.shufflevector %7, %7 [1, 3, 5, 7] : vector<8xi32>
//     %10 = llvm.add %8, %9 : vector<4xi32>
//     %11 = "llvm.intr.vector.reduce.add"(%10) : (vector<4xi32>) -> i32
//     llvm.return %11 : i32
//   }
// }
// -----
// args: --passes=narrow
// The difference of the unsigned maximum and minimum is an absolute difference.
llvm.func @limits(%a: vector<16xi8>, %b: vector<16xi8>) -> vector<16xi16> {
  %x = llvm.intr.umax(%a, %b) : (vector<16xi8>, vector<16xi8>) -> vector<16xi8>
  %y = llvm.intr.umin(%b, %a) : (vector<16xi8>, vector<16xi8>) -> vector<16xi8>
  %z = llvm.zext %x : vector<16xi8> to vector<16xi16>
  %w = llvm.zext %y : vector<16xi8> to vector<16xi16>
  %d = llvm.sub %z, %w : vector<16xi16>
  llvm.return %d : vector<16xi16>
}
// output:
// module {
//   llvm.func @limits(%arg0: vector<16xi8>, %arg1: vector<16xi8>) -> vector<16xi16> {
//     %0 = llvm.intr.usub.sat(%arg0, %arg1) : (vector<16xi8>, vector<16xi8>) -> vector<16xi8>
//     %1 = llvm.intr.usub.sat(%arg1, %arg0) : (vector<16xi8>, vector<16xi8>) -> vector<16xi8>
//     %2 = llvm.or %0, %1 : vector<16xi8>
//     %3 = llvm.zext %2 : vector<16xi8> to vector<16xi16>
//     llvm.return %3 : vector<16xi16>
//   }
// }
// -----
// args: --passes=narrow
// Not matched: signed limits, sign extensions, half a register, the select of the negative difference, and
// differences of other values than the compared ones.
llvm.func @other(%a: vector<16xi8>, %b: vector<16xi8>, %c: vector<8xi8>, %k: vector<16xi8>) -> vector<16xi16> {
  %x = llvm.intr.smax(%a, %b) : (vector<16xi8>, vector<16xi8>) -> vector<16xi8>
  %y = llvm.intr.smin(%b, %a) : (vector<16xi8>, vector<16xi8>) -> vector<16xi8>
  %z = llvm.zext %x : vector<16xi8> to vector<16xi16>
  %w = llvm.zext %y : vector<16xi8> to vector<16xi16>
  %limits = llvm.sub %z, %w : vector<16xi16>
  %s = llvm.sext %a : vector<16xi8> to vector<16xi16>
  %t = llvm.sext %b : vector<16xi8> to vector<16xi16>
  %u = llvm.sub %s, %t : vector<16xi16>
  %signed = "llvm.intr.abs"(%u) <{is_int_min_poison = true}> : (vector<16xi16>) -> vector<16xi16>
  %v = llvm.zext %c : vector<8xi8> to vector<8xi16>
  %m = llvm.sub %v, %v : vector<8xi16>
  %half = "llvm.intr.abs"(%m) <{is_int_min_poison = true}> : (vector<8xi16>) -> vector<8xi16>
  %n = llvm.shufflevector %half, %half [0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7] : vector<8xi16>
  %o = llvm.zext %a : vector<16xi8> to vector<16xi16>
  %p = llvm.zext %b : vector<16xi8> to vector<16xi16>
  %q = llvm.zext %k : vector<16xi8> to vector<16xi16>
  %more = llvm.sub %o, %p : vector<16xi16>
  %less = llvm.sub %p, %o : vector<16xi16>
  %greater = llvm.icmp "ugt" %o, %p : vector<16xi16>
  %negative = llvm.select %greater, %less, %more : vector<16xi1>, vector<16xi16>
  %another = llvm.icmp "ugt" %o, %q : vector<16xi16>
  %selected = llvm.select %another, %more, %less : vector<16xi1>, vector<16xi16>
  %1 = llvm.xor %limits, %signed : vector<16xi16>
  %2 = llvm.xor %1, %n : vector<16xi16>
  %3 = llvm.xor %2, %negative : vector<16xi16>
  %4 = llvm.xor %3, %selected : vector<16xi16>
  llvm.return %4 : vector<16xi16>
}
// output:
// module {
//   llvm.func @other(%arg0: vector<16xi8>, %arg1: vector<16xi8>, %arg2: vector<8xi8>, %arg3: vector<16xi8>) -> vector<16xi16> {
//     %0 = llvm.intr.smax(%arg0, %arg1) : (vector<16xi8>, vector<16xi8>) -> vector<16xi8>
//     %1 = llvm.intr.smin(%arg1, %arg0) : (vector<16xi8>, vector<16xi8>) -> vector<16xi8>
//     %2 = llvm.zext %0 : vector<16xi8> to vector<16xi16>
//     %3 = llvm.zext %1 : vector<16xi8> to vector<16xi16>
//     %4 = llvm.sub %2, %3 : vector<16xi16>
//     %5 = llvm.sext %arg0 : vector<16xi8> to vector<16xi16>
//     %6 = llvm.sext %arg1 : vector<16xi8> to vector<16xi16>
//     %7 = llvm.sub %5, %6 : vector<16xi16>
//     %8 = "llvm.intr.abs"(%7) <{is_int_min_poison = true}> : (vector<16xi16>) -> vector<16xi16>
//     %9 = llvm.zext %arg2 : vector<8xi8> to vector<8xi16>
//     %10 = llvm.sub %9, %9 : vector<8xi16>
//     %11 = "llvm.intr.abs"(%10) <{is_int_min_poison = true}> : (vector<8xi16>) -> vector<8xi16>
//     %12 = llvm.shufflevector %11, %11 [0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7] : vector<8xi16>
//     %13 = llvm.zext %arg0 : vector<16xi8> to vector<16xi16>
//     %14 = llvm.zext %arg1 : vector<16xi8> to vector<16xi16>
//     %15 = llvm.zext %arg3 : vector<16xi8> to vector<16xi16>
//     %16 = llvm.sub %13, %14 : vector<16xi16>
//     %17 = llvm.sub %14, %13 : vector<16xi16>
//     %18 = llvm.icmp "ugt" %13, %14 : vector<16xi16>
//     %19 = llvm.select %18, %17, %16 : vector<16xi1>, vector<16xi16>
//     %20 = llvm.icmp "ugt" %13, %15 : vector<16xi16>
//     %21 = llvm.select %20, %16, %17 : vector<16xi1>, vector<16xi16>
//     %22 = llvm.xor %4, %8 : vector<16xi16>
//     %23 = llvm.xor %22, %12 : vector<16xi16>
//     %24 = llvm.xor %23, %19 : vector<16xi16>
//     %25 = llvm.xor %24, %21 : vector<16xi16>
//     llvm.return %25 : vector<16xi16>
//   }
// }
// -----
// args: --passes=narrow
// Products of 16-bit and 8-bit values in 64 bits are narrowed.
llvm.func @products(%a: vector<16xi16>, %b: vector<16xi8>, %c: vector<16xi8>) -> i64 {
  %x = llvm.sext %a : vector<16xi16> to vector<16xi64>
  %y = llvm.zext %b : vector<16xi8> to vector<16xi64>
  %z = llvm.sext %c : vector<16xi8> to vector<16xi64>
  %p = llvm.mul %x, %y : vector<16xi64>
  %q = llvm.sub %p, %z : vector<16xi64>
  %s = "llvm.intr.vector.reduce.add"(%q) : (vector<16xi64>) -> i64
  llvm.return %s : i64
}
// output:
// module {
//   llvm.func @products(%arg0: vector<16xi16>, %arg1: vector<16xi8>, %arg2: vector<16xi8>) -> i64 {
//     %0 = llvm.sext %arg0 : vector<16xi16> to vector<16xi32>
//     %1 = llvm.zext %arg1 : vector<16xi8> to vector<16xi16>
//     %2 = llvm.sext %1 : vector<16xi16> to vector<16xi32>
//     %3 = llvm.mul %0, %2 : vector<16xi32>
//     %4 = llvm.shufflevector %3, %3 [0, 2, 4, 6, 8, 10, 12, 14] : vector<16xi32>
//     %5 = llvm.shufflevector %3, %3 [1, 3, 5, 7, 9, 11, 13, 15] : vector<16xi32>
//     %6 = llvm.add %4, %5 : vector<8xi32>
//     %7 = llvm.sext %6 : vector<8xi32> to vector<8xi64>
//     %8 = llvm.sext %arg2 : vector<16xi8> to vector<16xi16>
//     %9 = llvm.shufflevector %8, %8 [0, 2, 4, 6, 8, 10, 12, 14] : vector<16xi16>
//     %10 = llvm.shufflevector %8, %8 [1, 3, 5, 7, 9, 11, 13, 15] : vector<16xi16>
//     %11 = llvm.add %9, %10 : vector<8xi16>
//     %12 = llvm.sext %11 : vector<8xi16> to vector<8xi32>
//     %13 = llvm.shufflevector %12, %12 [0, 2, 4, 6] : vector<8xi32>
//     %14 = llvm.shufflevector %12, %12 [1, 3, 5, 7] : vector<8xi32>
//     %15 = llvm.add %13, %14 : vector<4xi32>
//     %16 = llvm.sext %15 : vector<4xi32> to vector<4xi64>
//     %17 = llvm.shufflevector %7, %7 [0, 1, 2, 3] : vector<8xi64>
//     %18 = llvm.shufflevector %7, %7 [4, 5, 6, 7] : vector<8xi64>
//     %19 = llvm.add %17, %18 : vector<4xi64>
//     %20 = llvm.sub %19, %16 : vector<4xi64>
//     %21 = "llvm.intr.vector.reduce.add"(%20) : (vector<4xi64>) -> i64
//     llvm.return %21 : i64
//   }
// }
// -----
// args: --passes=narrow
// Not narrowed: products that may need more bits, and products with other uses.
llvm.func @wide(%a: vector<8xi16>, %b: vector<8xi16>, %to: !llvm.ptr) -> i64 {
  %x = llvm.sext %a : vector<8xi16> to vector<8xi64>
  %y = llvm.sext %b : vector<8xi16> to vector<8xi64>
  %p = llvm.mul %x, %y : vector<8xi64>
  %s = "llvm.intr.vector.reduce.add"(%p) : (vector<8xi64>) -> i64
  %z = llvm.sext %a : vector<8xi16> to vector<8xi32>
  %w = llvm.zext %b : vector<8xi16> to vector<8xi32>
  %q = llvm.mul %z, %w : vector<8xi32>
  %t = "llvm.intr.vector.reduce.add"(%q) : (vector<8xi32>) -> i32
  %r = llvm.mul %z, %z : vector<8xi32>
  llvm.store %r, %to : vector<8xi32>, !llvm.ptr
  %u = "llvm.intr.vector.reduce.add"(%r) : (vector<8xi32>) -> i32
  %v = llvm.add %t, %u : i32
  %e = llvm.zext %v : i32 to i64
  %f = llvm.add %s, %e : i64
  llvm.return %f : i64
}
// output:
// module {
//   llvm.func @wide(%arg0: vector<8xi16>, %arg1: vector<8xi16>, %arg2: !llvm.ptr) -> i64 {
//     %0 = llvm.sext %arg0 : vector<8xi16> to vector<8xi64>
//     %1 = llvm.sext %arg1 : vector<8xi16> to vector<8xi64>
//     %2 = llvm.mul %0, %1 : vector<8xi64>
//     %3 = "llvm.intr.vector.reduce.add"(%2) : (vector<8xi64>) -> i64
//     %4 = llvm.sext %arg0 : vector<8xi16> to vector<8xi32>
//     %5 = llvm.zext %arg1 : vector<8xi16> to vector<8xi32>
//     %6 = llvm.mul %4, %5 : vector<8xi32>
//     %7 = "llvm.intr.vector.reduce.add"(%6) : (vector<8xi32>) -> i32
//     %8 = llvm.mul %4, %4 : vector<8xi32>
//     llvm.store %8, %arg2 : vector<8xi32>, !llvm.ptr
//     %9 = "llvm.intr.vector.reduce.add"(%8) : (vector<8xi32>) -> i32
//     %10 = llvm.add %7, %9 : i32
//     %11 = llvm.zext %10 : i32 to i64
//     %12 = llvm.add %3, %11 : i64
//     llvm.return %12 : i64
//   }
// }
// -----
// args: --passes=narrow --target=aarch64-unknown-linux-gnu
// Two loop-carried vectors: one is an operand of an add reduction only, the other is stored.
llvm.func @carried(%from: !llvm.ptr, %n: i64, %to: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %zeros = llvm.mlir.constant(dense<0> : vector<16xi32>) : vector<16xi32>
  %step = llvm.mlir.constant(16 : i64) : i64
  llvm.br ^loop(%zero, %zeros, %zeros : i64, vector<16xi32>, vector<16xi32>)
^loop(%i: i64, %sum: vector<16xi32>, %other: vector<16xi32>):
  %p = llvm.getelementptr %from[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %x = llvm.zext %v : vector<16xi8> to vector<16xi32>
  %next_sum = llvm.add %x, %sum : vector<16xi32>
  %next_other = llvm.sub %other, %x : vector<16xi32>
  %next = llvm.add %i, %step : i64
  %again = llvm.icmp "ult" %next, %n : i64
  llvm.cond_br %again, ^loop(%next, %next_sum, %next_other : i64, vector<16xi32>, vector<16xi32>), ^exit
^exit:
  %total = "llvm.intr.vector.reduce.add"(%next_sum) : (vector<16xi32>) -> i32
  llvm.store %next_other, %to : vector<16xi32>, !llvm.ptr
  llvm.return %total : i32
}
// output:
// module {
//   llvm.func @carried(%arg0: !llvm.ptr, %arg1: i64, %arg2: !llvm.ptr) -> i32 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(dense<0> : vector<16xi32>) : vector<16xi32>
//     %2 = llvm.mlir.constant(16 : i64) : i64
//     %3 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
//     llvm.br ^bb1(%0, %1, %3 : i64, vector<16xi32>, vector<4xi32>)
//   ^bb1(%4: i64, %5: vector<16xi32>, %6: vector<4xi32>):
//     %7 = llvm.getelementptr %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %8 = llvm.load %7 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
//     %9 = llvm.zext %8 : vector<16xi8> to vector<16xi32>
//     %10 = llvm.sub %5, %9 : vector<16xi32>
//     %11 = llvm.add %4, %2 : i64
//     %12 = llvm.icmp "ult" %11, %arg1 : i64
//     %13 = llvm.zext %8 : vector<16xi8> to vector<16xi16>
//     %14 = llvm.shufflevector %13, %13 [0, 2, 4, 6, 8, 10, 12, 14] : vector<16xi16>
//     %15 = llvm.shufflevector %13, %13 [1, 3, 5, 7, 9, 11, 13, 15] : vector<16xi16>
//     %16 = llvm.add %14, %15 : vector<8xi16>
//     %17 = llvm.sext %16 : vector<8xi16> to vector<8xi32>
//     %18 = llvm.shufflevector %17, %17 [0, 2, 4, 6] : vector<8xi32>
//     %19 = llvm.shufflevector %17, %17 [1, 3, 5, 7] : vector<8xi32>
//     %20 = llvm.add %18, %19 : vector<4xi32>
//     %21 = llvm.add %6, %20 : vector<4xi32>
//     llvm.cond_br %12, ^bb1(%11, %10, %21 : i64, vector<16xi32>, vector<4xi32>), ^bb2
//   ^bb2:
//     %22 = "llvm.intr.vector.reduce.add"(%21) : (vector<4xi32>) -> i32
//     llvm.store %10, %arg2 : vector<16xi32>, !llvm.ptr
//     llvm.return %22 : i32
//   }
// }
