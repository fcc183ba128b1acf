// args: --passes=reroll
// Three copies of one computation, each with the elements after those of the copy before.
llvm.func @rerolled(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %k: i32, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %2 = llvm.mlir.constant(2 : i64) : i64
  %3 = llvm.mlir.constant(3 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p0 = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v0 = llvm.load %p0 : !llvm.ptr -> i32
  %r0 = llvm.mul %v0, %k : i32
  %q0 = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %r0, %q0 : i32, !llvm.ptr
  %i1 = llvm.add %i, %1 overflow<nsw> : i64
  %p1 = llvm.getelementptr %b[%i1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v1 = llvm.load %p1 : !llvm.ptr -> i32
  %r1 = llvm.mul %v1, %k : i32
  %q1 = llvm.getelementptr %a[%i1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %r1, %q1 : i32, !llvm.ptr
  %i2 = llvm.add %i, %2 overflow<nsw> : i64
  %p2 = llvm.getelementptr %b[%i2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v2 = llvm.load %p2 : !llvm.ptr -> i32
  %r2 = llvm.mul %v2, %k : i32
  %q2 = llvm.getelementptr %a[%i2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %r2, %q2 : i32, !llvm.ptr
  %next = llvm.add %i, %3 overflow<nsw> : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// A sum that each copy continues.
llvm.func @sum(%a: !llvm.ptr, %n: i64) -> i32 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %2 = llvm.mlir.constant(2 : i64) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^header(%0, %zero : i64, i32)
^header(%i: i64, %sum: i32):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p0 = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v0 = llvm.load %p0 : !llvm.ptr -> i32
  %s0 = llvm.add %sum, %v0 : i32
  %i1 = llvm.add %i, %1 overflow<nsw> : i64
  %p1 = llvm.getelementptr %a[%i1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v1 = llvm.load %p1 : !llvm.ptr -> i32
  %s1 = llvm.add %s0, %v1 : i32
  %next = llvm.add %i, %2 overflow<nsw> : i64
  llvm.br ^header(%next, %s1 : i64, i32)
^exit:
  llvm.return %sum : i32
}
// The second copy multiplies by another number.
llvm.func @unlike(%a: !llvm.ptr, %k: i32, %l: i32, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %2 = llvm.mlir.constant(2 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p0 = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v0 = llvm.load %p0 : !llvm.ptr -> i32
  %r0 = llvm.mul %v0, %k : i32
  llvm.store %r0, %p0 : i32, !llvm.ptr
  %i1 = llvm.add %i, %1 overflow<nsw> : i64
  %p1 = llvm.getelementptr %a[%i1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v1 = llvm.load %p1 : !llvm.ptr -> i32
  %r1 = llvm.mul %v1, %l : i32
  llvm.store %r1, %p1 : i32, !llvm.ptr
  %next = llvm.add %i, %2 overflow<nsw> : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// The second copy loads before the first one stores, possibly the same element.
llvm.func @loaded_before(%a: !llvm.ptr, %b: !llvm.ptr, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %2 = llvm.mlir.constant(2 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p0 = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v0 = llvm.load %p0 : !llvm.ptr -> i32
  %i1 = llvm.add %i, %1 overflow<nsw> : i64
  %p1 = llvm.getelementptr %b[%i1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v1 = llvm.load %p1 : !llvm.ptr -> i32
  %q0 = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v0, %q0 : i32, !llvm.ptr
  %q1 = llvm.getelementptr %a[%i1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v1, %q1 : i32, !llvm.ptr
  %next = llvm.add %i, %2 overflow<nsw> : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @rerolled(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: i32, %arg3: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(2 : i64) : i64
//     %3 = llvm.mlir.constant(3 : i64) : i64
//     %4 = llvm.icmp "slt" %0, %arg3 : i64
//     %5 = llvm.mlir.constant(9223372036854775805 : i64) : i64
//     %6 = llvm.icmp "sle" %arg3, %5 : i64
//     %7 = llvm.mlir.constant(1 : i64) : i64
//     %8 = llvm.sub %arg3, %7 : i64
//     %9 = llvm.mlir.constant(3 : i64) : i64
//     %10 = llvm.udiv %8, %9 : i64
//     %11 = llvm.mlir.constant(1 : i64) : i64
//     %12 = llvm.add %10, %11 : i64
//     %13 = llvm.mlir.constant(1 : i64) : i64
//     %14 = llvm.icmp "uge" %12, %13 : i64
//     %15 = llvm.and %4, %6 : i1
//     %16 = llvm.and %15, %14 : i1
//     llvm.cond_br %16, ^bb1, ^bb4(%0 : i64)
//   ^bb1:
//     %17 = llvm.mlir.constant(3 : i64) : i64
//     %18 = llvm.mul %12, %17 : i64
//     llvm.br ^bb2(%0 : i64)
//   ^bb2(%19: i64):
//     %20 = llvm.icmp "slt" %19, %18 : i64
//     llvm.cond_br %20, ^bb3, ^bb4(%19 : i64)
//   ^bb3:
//     %21 = llvm.getelementptr %arg1[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %22 = llvm.load %21 : !llvm.ptr -> i32
//     %23 = llvm.mul %22, %arg2 : i32
//     %24 = llvm.getelementptr %arg0[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %23, %24 : i32, !llvm.ptr
//     %25 = llvm.mlir.constant(1 : i64) : i64
//     %26 = llvm.add %19, %25 : i64
//     llvm.br ^bb2(%26 : i64)
//   ^bb4(%27: i64):
//     ... 22 lines
//     %43 = llvm.add %27, %3 overflow<nsw> : i64
//     llvm.br ^bb4(%43 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   }
//   llvm.func @sum(%arg0: !llvm.ptr, %arg1: i64) -> i32 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(2 : i64) : i64
//     %3 = llvm.mlir.constant(0 : i32) : i32
//     %4 = llvm.icmp "slt" %0, %arg1 : i64
//     %5 = llvm.mlir.constant(9223372036854775806 : i64) : i64
//     %6 = llvm.icmp "sle" %arg1, %5 : i64
//     %7 = llvm.mlir.constant(1 : i64) : i64
//     %8 = llvm.sub %arg1, %7 : i64
//     %9 = llvm.mlir.constant(1 : i64) : i64
//     %10 = llvm.lshr %8, %9 : i64
//     %11 = llvm.mlir.constant(1 : i64) : i64
//     %12 = llvm.add %10, %11 : i64
//     %13 = llvm.mlir.constant(1 : i64) : i64
//     %14 = llvm.icmp "uge" %12, %13 : i64
//     %15 = llvm.and %4, %6 : i1
//     %16 = llvm.and %15, %14 : i1
//     llvm.cond_br %16, ^bb1, ^bb4(%0, %3 : i64, i32)
//   ^bb1:
//     %17 = llvm.mlir.constant(2 : i64) : i64
//     %18 = llvm.mul %12, %17 : i64
//     llvm.br ^bb2(%0, %3 : i64, i32)
//   ^bb2(%19: i64, %20: i32):
//     %21 = llvm.icmp "slt" %19, %18 : i64
//     llvm.cond_br %21, ^bb3, ^bb4(%19, %20 : i64, i32)
//   ^bb3:
//     %22 = llvm.getelementptr %arg0[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %23 = llvm.load %22 : !llvm.ptr -> i32
//     %24 = llvm.add %20, %23 : i32
//     %25 = llvm.mlir.constant(1 : i64) : i64
//     %26 = llvm.add %19, %25 : i64
//     llvm.br ^bb2(%26, %24 : i64, i32)
//   ^bb4(%27: i64, %28: i32):
//     ... 11 lines
//     %36 = llvm.add %32, %35 : i32
//     %37 = llvm.add %27, %2 overflow<nsw> : i64
//     llvm.br ^bb4(%37, %36 : i64, i32) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   }
//   llvm.func @unlike(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32, %arg3: i64) {
//     ... 21 lines
//   }
//   llvm.func @loaded_before(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) {
//     ... 21 lines
//   }
// }
