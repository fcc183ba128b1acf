// args: --passes=narrow --target=x86_64-unknown-linux-gnu
// The sum of absolute differences of bytes is `psadbw`.
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
//     %0 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%arg0, %arg1) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
//     %1 = "llvm.intr.vector.reduce.add"(%0) : (vector<2xi64>) -> i64
//     %2 = llvm.trunc %1 : i64 to i32
//     llvm.return %2 : i32
//   }
// }
// -----
// args: --passes=narrow --target=x86_64-unknown-linux-gnu
// Sums of three registers of bytes less one register. The second extension step is a sign extension of a non-negative value.
llvm.func @several(%a: vector<48xi8>, %b: vector<16xi8>) -> i64 {
  %v = llvm.zext %a : vector<48xi8> to vector<48xi16>
  %x = llvm.sext %v : vector<48xi16> to vector<48xi64>
  %p = "llvm.intr.vector.reduce.add"(%x) : (vector<48xi64>) -> i64
  %y = llvm.zext %b : vector<16xi8> to vector<16xi64>
  %q = "llvm.intr.vector.reduce.add"(%y) : (vector<16xi64>) -> i64
  %s = llvm.sub %p, %q : i64
  llvm.return %s : i64
}
// output:
// module {
//   llvm.func @several(%arg0: vector<48xi8>, %arg1: vector<16xi8>) -> i64 {
//     %0 = llvm.shufflevector %arg0, %arg0 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<48xi8>
//     %1 = llvm.mlir.constant(dense<0> : vector<16xi8>) : vector<16xi8>
//     %2 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%0, %1) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
//     %3 = llvm.shufflevector %arg0, %arg0 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<48xi8>
//     %4 = llvm.mlir.constant(dense<0> : vector<16xi8>) : vector<16xi8>
//     %5 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%3, %4) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
//     %6 = llvm.shufflevector %arg0, %arg0 [32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47] : vector<48xi8>
//     %7 = llvm.mlir.constant(dense<0> : vector<16xi8>) : vector<16xi8>
//     %8 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%6, %7) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
//     %9 = llvm.add %2, %5 : vector<2xi64>
//     %10 = llvm.add %9, %8 : vector<2xi64>
//     %11 = "llvm.intr.vector.reduce.add"(%10) : (vector<2xi64>) -> i64
//     %12 = llvm.mlir.constant(dense<0> : vector<16xi8>) : vector<16xi8>
//     %13 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%arg1, %12) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
//     %14 = "llvm.intr.vector.reduce.add"(%13) : (vector<2xi64>) -> i64
//     %15 = llvm.sub %11, %14 : i64
//     llvm.return %15 : i64
//   }
// }
// -----
// args: --passes=narrow --target=x86_64-unknown-linux-gnu
// Sums of bytes mixed with products are computed in lanes of 32 bits.
llvm.func @mixed(%a: vector<16xi8>, %b: vector<16xi8>, %c: vector<16xi16>) -> i32 {
  %x = llvm.zext %a : vector<16xi8> to vector<16xi32>
  %y = llvm.zext %b : vector<16xi8> to vector<16xi32>
  %z = llvm.sext %c : vector<16xi16> to vector<16xi32>
  %p = llvm.mul %z, %z : vector<16xi32>
  %d = llvm.sub %p, %x : vector<16xi32>
  %e = llvm.add %y, %d : vector<16xi32>
  %s = "llvm.intr.vector.reduce.add"(%e) : (vector<16xi32>) -> i32
  llvm.return %s : i32
}
// output:
// module {
//   llvm.func @mixed(%arg0: vector<16xi8>, %arg1: vector<16xi8>, %arg2: vector<16xi16>) -> i32 {
//     %0 = llvm.mlir.constant(dense<0> : vector<16xi8>) : vector<16xi8>
//     %1 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%arg1, %0) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
//     %2 = llvm.bitcast %1 : vector<2xi64> to vector<4xi32>
//     %3 = llvm.sext %arg2 : vector<16xi16> to vector<16xi32>
//     %4 = llvm.sext %arg2 : vector<16xi16> to vector<16xi32>
//     %5 = llvm.mul %3, %4 : vector<16xi32>
//     %6 = llvm.shufflevector %5, %5 [0, 2, 4, 6, 8, 10, 12, 14] : vector<16xi32>
//     %7 = llvm.shufflevector %5, %5 [1, 3, 5, 7, 9, 11, 13, 15] : vector<16xi32>
//     %8 = llvm.add %6, %7 : vector<8xi32>
//     %9 = llvm.mlir.constant(dense<0> : vector<16xi8>) : vector<16xi8>
//     %10 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%arg0, %9) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
//     %11 = llvm.bitcast %10 : vector<2xi64> to vector<4xi32>
//     %12 = llvm.shufflevector %8, %8 [0, 1, 2, 3] : vector<8xi32>
//     %13 = llvm.shufflevector %8, %8 [4, 5, 6, 7] : vector<8xi32>
//     %14 = llvm.add %12, %13 : vector<4xi32>
//     %15 = llvm.sub %14, %11 : vector<4xi32>
//     %16 = llvm.add %2, %15 : vector<4xi32>
//     %17 = "llvm.intr.vector.reduce.add"(%16) : (vector<4xi32>) -> i32
//     llvm.return %17 : i32
//   }
// }
// -----
// args: --passes=narrow --target=x86_64-unknown-linux-gnu
// The count of comparisons of 32 bytes is narrowed. That of 16-bit values takes no fewer registers, and stays.
llvm.func @counted(%a: vector<32xi8>, %b: vector<32xi8>, %c: vector<16xi16>) -> i64 {
  %x = llvm.icmp "ult" %a, %b : vector<32xi8>
  %y = llvm.zext %x : vector<32xi1> to vector<32xi64>
  %p = "llvm.intr.vector.reduce.add"(%y) : (vector<32xi64>) -> i64
  %z = llvm.icmp "slt" %c, %c : vector<16xi16>
  %w = llvm.zext %z : vector<16xi1> to vector<16xi64>
  %q = "llvm.intr.vector.reduce.add"(%w) : (vector<16xi64>) -> i64
  %v = llvm.sext %x : vector<32xi1> to vector<32xi64>
  %r = "llvm.intr.vector.reduce.add"(%v) : (vector<32xi64>) -> i64
  %s = llvm.add %p, %q : i64
  %t = llvm.add %s, %r : i64
  llvm.return %t : i64
}
// output:
// module {
//   llvm.func @counted(%arg0: vector<32xi8>, %arg1: vector<32xi8>, %arg2: vector<16xi16>) -> i64 {
//     %0 = llvm.icmp "ult" %arg0, %arg1 : vector<32xi8>
//     %1 = llvm.zext %0 : vector<32xi1> to vector<32xi8>
//     %2 = llvm.shufflevector %1, %1 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xi8>
//     %3 = llvm.mlir.constant(dense<0> : vector<16xi8>) : vector<16xi8>
//     %4 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%2, %3) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
//     %5 = llvm.shufflevector %1, %1 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xi8>
//     %6 = llvm.mlir.constant(dense<0> : vector<16xi8>) : vector<16xi8>
//     %7 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%5, %6) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
//     %8 = llvm.add %4, %7 : vector<2xi64>
//     %9 = "llvm.intr.vector.reduce.add"(%8) : (vector<2xi64>) -> i64
//     %10 = llvm.icmp "slt" %arg2, %arg2 : vector<16xi16>
//     ... 3 lines
//     %14 = "llvm.intr.vector.reduce.add"(%13) : (vector<32xi64>) -> i64
//     %15 = llvm.add %9, %12 : i64
//     %16 = llvm.add %15, %14 : i64
//     llvm.return %16 : i64
//   }
// }
// -----
// args: --passes=narrow --target=x86_64-unknown-linux-gnu
// Not narrowed: sign-extended bytes, also before a zero extension, and half a register.
llvm.func @other(%a: vector<16xi8>, %b: vector<8xi8>) -> i32 {
  %x = llvm.sext %a : vector<16xi8> to vector<16xi32>
  %p = "llvm.intr.vector.reduce.add"(%x) : (vector<16xi32>) -> i32
  %v = llvm.sext %a : vector<16xi8> to vector<16xi16>
  %w = llvm.zext %v : vector<16xi16> to vector<16xi32>
  %q = "llvm.intr.vector.reduce.add"(%w) : (vector<16xi32>) -> i32
  %y = llvm.zext %b : vector<8xi8> to vector<8xi32>
  %r = "llvm.intr.vector.reduce.add"(%y) : (vector<8xi32>) -> i32
  %s = llvm.add %p, %q : i32
  %t = llvm.add %s, %r : i32
  llvm.return %t : i32
}
// output:
// module {
//   llvm.func @other(%arg0: vector<16xi8>, %arg1: vector<8xi8>) -> i32 {
//     %0 = llvm.sext %arg0 : vector<16xi8> to vector<16xi16>
//     %1 = llvm.shufflevector %0, %0 [0, 2, 4, 6, 8, 10, 12, 14] : vector<16xi16>
//     %2 = llvm.shufflevector %0, %0 [1, 3, 5, 7, 9, 11, 13, 15] : vector<16xi16>
//     %3 = llvm.add %1, %2 : vector<8xi16>
//     %4 = llvm.sext %3 : vector<8xi16> to vector<8xi32>
//     %5 = llvm.shufflevector %4, %4 [0, 2, 4, 6] : vector<8xi32>
//     %6 = llvm.shufflevector %4, %4 [1, 3, 5, 7] : vector<8xi32>
//     %7 = llvm.add %5, %6 : vector<4xi32>
//     %8 = "llvm.intr.vector.reduce.add"(%7) : (vector<4xi32>) -> i32
//     %9 = llvm.sext %arg0 : vector<16xi8> to vector<16xi16>
//     %10 = llvm.zext %9 : vector<16xi16> to vector<16xi32>
//     %11 = llvm.shufflevector %10, %10 [0, 2, 4, 6, 8, 10, 12, 14] : vector<16xi32>
//     %12 = llvm.shufflevector %10, %10 [1, 3, 5, 7, 9, 11, 13, 15] : vector<16xi32>
//     %13 = llvm.add %11, %12 : vector<8xi32>
//     %14 = "llvm.intr.vector.reduce.add"(%13) : (vector<8xi32>) -> i32
//     %15 = llvm.zext %arg1 : vector<8xi8> to vector<8xi32>
//     %16 = "llvm.intr.vector.reduce.add"(%15) : (vector<8xi32>) -> i32
//     %17 = llvm.add %8, %14 : i32
//     %18 = llvm.add %17, %16 : i32
//     llvm.return %18 : i32
//   }
// }
// -----
// args: --passes=narrow --target=x86_64-unknown-linux-gnu
// Loop-carried sums are in lanes of 64 bits, or in every fourth lane of 16 bits.
llvm.func @carried(%from: !llvm.ptr, %to: !llvm.ptr, %n: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %step = llvm.mlir.constant(16 : i64) : i64
  %zeros = llvm.mlir.constant(dense<0> : vector<16xi64>) : vector<16xi64>
  %brief_zeros = llvm.mlir.constant(dense<0> : vector<16xi16>) : vector<16xi16>
  llvm.br ^loop(%zero, %zeros, %brief_zeros : i64, vector<16xi64>, vector<16xi16>)
^loop(%i: i64, %sums: vector<16xi64>, %brief: vector<16xi16>):
  %p = llvm.getelementptr %from[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %q = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %x = llvm.zext %v : vector<16xi8> to vector<16xi32>
  %y = llvm.zext %w : vector<16xi8> to vector<16xi32>
  %d = llvm.sub %x, %y : vector<16xi32>
  %e = "llvm.intr.abs"(%d) <{is_int_min_poison = false}> : (vector<16xi32>) -> vector<16xi32>
  %f = llvm.zext %e : vector<16xi32> to vector<16xi64>
  %next = llvm.add %sums, %f : vector<16xi64>
  %g = llvm.zext %w : vector<16xi8> to vector<16xi16>
  %brief_next = llvm.sub %brief, %g : vector<16xi16>
  %after = llvm.add %i, %step : i64
  %more = llvm.icmp "ult" %after, %n : i64
  llvm.cond_br %more, ^loop(%after, %next, %brief_next : i64, vector<16xi64>, vector<16xi16>), ^end
^end:
  %s = "llvm.intr.vector.reduce.add"(%next) : (vector<16xi64>) -> i64
  %t = "llvm.intr.vector.reduce.add"(%brief_next) : (vector<16xi16>) -> i16
  llvm.store %t, %to : i16, !llvm.ptr
  llvm.return %s : i64
}
// output:
// module {
//   llvm.func @carried(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) -> i64 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(16 : i64) : i64
//     %2 = llvm.mlir.constant(dense<0> : vector<2xi64>) : vector<2xi64>
//     %3 = llvm.mlir.constant(dense<0> : vector<8xi16>) : vector<8xi16>
//     llvm.br ^bb1(%0, %2, %3 : i64, vector<2xi64>, vector<8xi16>)
//   ^bb1(%4: i64, %5: vector<2xi64>, %6: vector<8xi16>):
//     %7 = llvm.getelementptr %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %8 = llvm.load %7 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
//     %9 = llvm.getelementptr %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %10 = llvm.load %9 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
//     %11 = llvm.add %4, %1 : i64
//     %12 = llvm.icmp "ult" %11, %arg2 : i64
//     %13 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%8, %10) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
//     %14 = llvm.add %5, %13 : vector<2xi64>
//     %15 = llvm.mlir.constant(dense<0> : vector<16xi8>) : vector<16xi8>
//     %16 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%10, %15) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
//     %17 = llvm.bitcast %16 : vector<2xi64> to vector<8xi16>
//     %18 = llvm.sub %6, %17 : vector<8xi16>
//     llvm.cond_br %12, ^bb1(%11, %14, %18 : i64, vector<2xi64>, vector<8xi16>), ^bb2
//   ^bb2:
//     %19 = "llvm.intr.vector.reduce.add"(%14) : (vector<2xi64>) -> i64
//     %20 = "llvm.intr.vector.reduce.add"(%18) : (vector<8xi16>) -> i16
//     llvm.store %20, %arg1 : i16, !llvm.ptr
//     llvm.return %19 : i64
//   }
// }
