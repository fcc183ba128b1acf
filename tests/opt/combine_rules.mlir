// args: --passes=combine
// Constants become second operands, and comparisons with constants become strict.
llvm.func @f(i1, i1, i1, i1, i1, i1)
llvm.func @compared(%a: i32, %b: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %7 = llvm.mlir.constant(7 : i32) : i32
  %0 = llvm.mlir.constant(0 : i32) : i32
  %true = llvm.mlir.constant(true) : i1
  %le = llvm.icmp "sle" %a, %7 : i32
  %ge = llvm.icmp "sge" %7, %a : i32
  %not = llvm.xor %le, %true : i1
  %difference = llvm.sub %a, %b : i32
  %equal = llvm.icmp "eq" %difference, %0 : i32
  %next = llvm.add %1, %a : i32
  %last = llvm.icmp "ne" %next, %7 : i32
  %never = llvm.icmp "ult" %b, %0 : i32
  %none = llvm.icmp "uge" %b, %1 : i32
  llvm.call @f(%not, %ge, %equal, %last, %never, %none) : (i1, i1, i1, i1, i1, i1) -> ()
  llvm.return
}
// output:
// module {
//   llvm.func @f(i1, i1, i1, i1, i1, i1)
//   llvm.func @compared(%arg0: i32, %arg1: i32) {
//     %0 = llvm.mlir.constant(8 : i32) : i32
//     %1 = llvm.icmp "slt" %arg0, %0 : i32
//     %2 = llvm.mlir.constant(7 : i32) : i32
//     %3 = llvm.icmp "sgt" %arg0, %2 : i32
//     %4 = llvm.icmp "eq" %arg0, %arg1 : i32
//     %5 = llvm.mlir.constant(6 : i32) : i32
//     %6 = llvm.icmp "ne" %arg0, %5 : i32
//     %7 = llvm.mlir.constant(false) : i1
//     %8 = llvm.mlir.constant(0 : i32) : i32
//     %9 = llvm.icmp "ugt" %arg1, %8 : i32
//     llvm.call @f(%3, %1, %4, %6, %7, %9) : (i1, i1, i1, i1, i1, i1) -> ()
//     llvm.return
//   }
// }
// -----
// args: --passes=combine
// Selects become minima, maxima, absolute values and extended booleans.
llvm.func @f(i32, i32, i32, i32, i32, i32)
llvm.func @selected(%a: i32, %b: i32, %bit: i1) {
  %9 = llvm.mlir.constant(9 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.mlir.constant(0 : i32) : i32
  %true = llvm.mlir.constant(true) : i1
  %less = llvm.icmp "sge" %a, %b : i32
  %min = llvm.select %less, %b, %a : i1, i32
  %above = llvm.icmp "ugt" %a, %9 : i32
  %max = llvm.select %above, %a, %9 : i1, i32
  %within = llvm.icmp "sle" %b, %9 : i32
  %clamped = llvm.select %within, %b, %9 : i1, i32
  %negative = llvm.icmp "sle" %a, %0 : i32
  %negated = llvm.sub %0, %a : i32
  %abs = llvm.select %negative, %negated, %a : i1, i32
  %not = llvm.xor %bit, %true : i1
  %zero = llvm.select %not, %0, %1 : i1, i32
  %one = llvm.select %bit, %0, %1 : i1, i32
  llvm.call @f(%min, %max, %clamped, %abs, %zero, %one) : (i32, i32, i32, i32, i32, i32) -> ()
  llvm.return
}
// output:
// module {
//   llvm.func @f(i32, i32, i32, i32, i32, i32)
//   llvm.func @selected(%arg0: i32, %arg1: i32, %arg2: i1) {
//     %0 = llvm.mlir.constant(9 : i32) : i32
//     %1 = llvm.intr.smin(%arg1, %arg0) : (i32, i32) -> i32
//     %2 = llvm.intr.umax(%arg0, %0) : (i32, i32) -> i32
//     %3 = llvm.mlir.constant(9 : i32) : i32
//     %4 = llvm.intr.smin(%arg1, %3) : (i32, i32) -> i32
//     %5 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = false}> : (i32) -> i32
//     %6 = llvm.zext %arg2 : i1 to i32
//     %7 = llvm.mlir.constant(true) : i1
//     %8 = llvm.xor %arg2, %7 : i1
//     %9 = llvm.zext %8 : i1 to i32
//     llvm.call @f(%1, %2, %4, %5, %6, %9) : (i32, i32, i32, i32, i32, i32) -> ()
//     llvm.return
//   }
// }
// -----
// args: --passes=combine
// A comparison with two selects stays, and so do the selects.
llvm.func @position(%a: i32, %b: i32, %i: i64, %j: i64) -> !llvm.struct<(i32, i64)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, i64)>
  %less = llvm.icmp "slt" %a, %b : i32
  %min = llvm.select %less, %a, %b : i1, i32
  %at = llvm.select %less, %i, %j : i1, i64
  %1 = llvm.insertvalue %min, %0[0] : !llvm.struct<(i32, i64)>
  %2 = llvm.insertvalue %at, %1[1] : !llvm.struct<(i32, i64)>
  llvm.return %2 : !llvm.struct<(i32, i64)>
}
// output:
// module {
//   llvm.func @position(%arg0: i32, %arg1: i32, %arg2: i64, %arg3: i64) -> !llvm.struct<(i32, i64)> {
//     %0 = llvm.mlir.undef : !llvm.struct<(i32, i64)>
//     %1 = llvm.icmp "slt" %arg0, %arg1 : i32
//     %2 = llvm.select %1, %arg0, %arg1 : i1, i32
//     %3 = llvm.select %1, %arg2, %arg3 : i1, i64
//     %4 = llvm.insertvalue %2, %0[0] : !llvm.struct<(i32, i64)>
//     %5 = llvm.insertvalue %3, %4[1] : !llvm.struct<(i32, i64)>
//     llvm.return %5 : !llvm.struct<(i32, i64)>
//   }
// }
// -----
// args: --passes=combine
// Overflow flags that hold for the replacement are kept. A difference that would lose a flag stays.
llvm.func @f(i32, i32, i32, i32, i32, i32)
llvm.func @flags(%a: i32) {
  %5 = llvm.mlir.constant(5 : i32) : i32
  %3 = llvm.mlir.constant(3 : i32) : i32
  %min = llvm.mlir.constant(-2147483648 : i32) : i32
  %signed = llvm.sub %a, %5 overflow<nsw> : i32
  %unsigned = llvm.sub %a, %5 overflow<nuw> : i32
  %lowest = llvm.sub %a, %min overflow<nsw> : i32
  %sum = llvm.add %a, %5 overflow<nsw, nuw> : i32
  %both = llvm.add %sum, %3 overflow<nsw, nuw> : i32
  %wraps = llvm.add %a, %5 : i32
  %some = llvm.add %wraps, %3 overflow<nsw> : i32
  %shifted = llvm.shl %a, %3 overflow<nsw> : i32
  %twice = llvm.shl %shifted, %5 overflow<nsw> : i32
  llvm.call @f(%signed, %unsigned, %lowest, %both, %some, %twice) : (i32, i32, i32, i32, i32, i32) -> ()
  llvm.return
}
// output:
// module {
//   llvm.func @f(i32, i32, i32, i32, i32, i32)
//   llvm.func @flags(%arg0: i32) {
//     %0 = llvm.mlir.constant(5 : i32) : i32
//     %1 = llvm.mlir.constant(3 : i32) : i32
//     %2 = llvm.mlir.constant(-2147483648 : i32) : i32
//     %3 = llvm.mlir.constant(-5 : i32) : i32
//     %4 = llvm.add %arg0, %3 overflow<nsw> : i32
//     %5 = llvm.sub %arg0, %0 overflow<nuw> : i32
//     %6 = llvm.sub %arg0, %2 overflow<nsw> : i32
//     %7 = llvm.mlir.constant(8 : i32) : i32
//     %8 = llvm.add %arg0, %7 overflow<nsw, nuw> : i32
//     %9 = llvm.add %arg0, %0 : i32
//     %10 = llvm.add %9, %1 overflow<nsw> : i32
//     %11 = llvm.mlir.constant(8 : i32) : i32
//     %12 = llvm.shl %arg0, %11 overflow<nsw> : i32
//     llvm.call @f(%4, %5, %6, %8, %10, %12) : (i32, i32, i32, i32, i32, i32) -> ()
//     llvm.return
//   }
// }
// -----
// args: --passes=combine
// Saturating sums and differences of 8 bits are matched. There are no saturating vector instructions of 32 bits.
llvm.func @f(i8, i8, i8, i32)
llvm.func @saturated(%a: i8, %b: i8, %x: i32, %y: i32) {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %m1 = llvm.mlir.constant(-1 : i8) : i8
  %10 = llvm.mlir.constant(10 : i8) : i8
  %zero = llvm.mlir.constant(0 : i32) : i32
  %sum = llvm.add %b, %a : i8
  %wraps = llvm.icmp "ugt" %a, %sum : i8
  %s0 = llvm.select %wraps, %m1, %sum : i1, i8
  %more = llvm.icmp "uge" %a, %b : i8
  %difference = llvm.sub %a, %b : i8
  %s1 = llvm.select %more, %difference, %0 : i1, i8
  %enough = llvm.icmp "uge" %a, %10 : i8
  %less = llvm.sub %a, %10 : i8
  %s2 = llvm.select %enough, %less, %0 : i1, i8
  %wide = llvm.icmp "ult" %x, %y : i32
  %apart = llvm.sub %x, %y : i32
  %s3 = llvm.select %wide, %zero, %apart : i1, i32
  llvm.call @f(%s0, %s1, %s2, %s3) : (i8, i8, i8, i32) -> ()
  llvm.return
}
// output:
// module {
//   llvm.func @f(i8, i8, i8, i32)
//   llvm.func @saturated(%arg0: i8, %arg1: i8, %arg2: i32, %arg3: i32) {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.intr.uadd.sat(%arg0, %arg1) : (i8, i8) -> i8
//     %2 = llvm.intr.usub.sat(%arg0, %arg1) : (i8, i8) -> i8
//     %3 = llvm.mlir.constant(10 : i8) : i8
//     %4 = llvm.intr.usub.sat(%arg0, %3) : (i8, i8) -> i8
//     %5 = llvm.icmp "ult" %arg2, %arg3 : i32
//     %6 = llvm.sub %arg2, %arg3 : i32
//     %7 = llvm.select %5, %0, %6 : i1, i32
//     llvm.call @f(%1, %2, %4, %7) : (i8, i8, i8, i32) -> ()
//     llvm.return
//   }
// }
// -----
// args: --passes=combine
// Rules without constants apply to vectors. Equal pointers are not replaced: they may point to different objects.
llvm.func @f(vector<4xi32>, vector<4xi32>, !llvm.ptr)
llvm.func @lanes(%a: vector<4xi32>, %b: vector<4xi32>, %x: vector<4xi16>, %y: vector<4xi16>, %p: !llvm.ptr, %q: !llvm.ptr) {
  %less = llvm.icmp "sgt" %b, %a : vector<4xi32>
  %min = llvm.select %less, %a, %b : vector<4xi1>, vector<4xi32>
  %wx = llvm.zext %x : vector<4xi16> to vector<4xi32>
  %wy = llvm.zext %y : vector<4xi16> to vector<4xi32>
  %below = llvm.icmp "ult" %x, %y : vector<4xi16>
  %more = llvm.sub %wx, %wy : vector<4xi32>
  %fewer = llvm.sub %wy, %wx : vector<4xi32>
  %apart = llvm.select %below, %fewer, %more : vector<4xi1>, vector<4xi32>
  %same = llvm.icmp "eq" %p, %q : !llvm.ptr
  %pointer = llvm.select %same, %q, %p : i1, !llvm.ptr
  llvm.call @f(%min, %apart, %pointer) : (vector<4xi32>, vector<4xi32>, !llvm.ptr) -> ()
  llvm.return
}
// output:
// module {
//   llvm.func @f(vector<4xi32>, vector<4xi32>, !llvm.ptr)
//   llvm.func @lanes(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi16>, %arg3: vector<4xi16>, %arg4: !llvm.ptr, %arg5: !llvm.ptr) {
//     %0 = llvm.intr.smin(%arg0, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
//     %1 = llvm.zext %arg2 : vector<4xi16> to vector<4xi32>
//     %2 = llvm.zext %arg3 : vector<4xi16> to vector<4xi32>
//     %3 = llvm.sub %1, %2 : vector<4xi32>
//     %4 = "llvm.intr.abs"(%3) <{is_int_min_poison = false}> : (vector<4xi32>) -> vector<4xi32>
//     %5 = llvm.icmp "eq" %arg4, %arg5 : !llvm.ptr
//     %6 = llvm.select %5, %arg5, %arg4 : i1, !llvm.ptr
//     llvm.call @f(%0, %4, %6) : (vector<4xi32>, vector<4xi32>, !llvm.ptr) -> ()
//     llvm.return
//   }
// }
// -----
// args: --passes=combine
// The minimum and the maximum of extended numbers share a comparison. A comparison that also selects a position stays.
llvm.func @extremes(%a: i8, %b: i8, %i: i64, %j: i64) -> i64 {
  %x = llvm.zext %a : i8 to i32
  %y = llvm.zext %b : i8 to i32
  %c = llvm.icmp "slt" %x, %y : i32
  %low = llvm.select %c, %x, %y : i1, i32
  %high = llvm.select %c, %y, %x : i1, i32
  %d = llvm.icmp "slt" %i, %j : i64
  %least = llvm.select %d, %i, %j : i1, i64
  %at = llvm.select %d, %x, %y : i1, i32
  %0 = llvm.sub %high, %low : i32
  %1 = llvm.add %0, %at : i32
  %2 = llvm.sext %1 : i32 to i64
  %3 = llvm.add %2, %least : i64
  llvm.return %3 : i64
}
// output:
// module {
//   llvm.func @extremes(%arg0: i8, %arg1: i8, %arg2: i64, %arg3: i64) -> i64 {
//     %0 = llvm.zext %arg0 : i8 to i32
//     %1 = llvm.zext %arg1 : i8 to i32
//     %2 = llvm.intr.umin(%arg0, %arg1) : (i8, i8) -> i8
//     %3 = llvm.zext %2 : i8 to i32
//     %4 = llvm.intr.umax(%arg0, %arg1) : (i8, i8) -> i8
//     %5 = llvm.zext %4 : i8 to i32
//     %6 = llvm.icmp "slt" %arg2, %arg3 : i64
//     %7 = llvm.select %6, %arg2, %arg3 : i1, i64
//     %8 = llvm.select %6, %0, %1 : i1, i32
//     %9 = llvm.sub %5, %3 : i32
//     %10 = llvm.add %9, %8 : i32
//     ... 3 lines
//   }
// }
