// args: --passes=promote
// The loop is versioned: `c` is promoted unless `a` overlaps it.
llvm.func @dot(%n: i64, %a: !llvm.ptr, %c: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %s = llvm.load %c : !llvm.ptr -> f32
  %t = llvm.fadd %s, %v : f32
  llvm.store %t, %c : f32, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @dot(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(1 : i64) : i64
//     %3 = llvm.icmp "sge" %arg0, %2 : i64
//     llvm.cond_br %3, ^bb1, ^bb6(%0 : i64)
//   ^bb1:
//     %4 = llvm.mlir.constant(1 : i64) : i64
//     %5 = llvm.sub %arg0, %4 : i64
//     %6 = llvm.mlir.constant(1 : i64) : i64
//     %7 = llvm.mlir.constant(0 : i64) : i64
//     %8 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
//     %9 = llvm.mlir.constant(4 : i64) : i64
//     %10 = llvm.mlir.constant(0 : i64) : i64
//     %11 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
//     %12 = llvm.mlir.constant(4 : i64) : i64
//     %13 = llvm.mul %5, %12 : i64
//     %14 = llvm.add %11, %13 : i64
//     %15 = llvm.mlir.constant(4 : i64) : i64
//     %16 = llvm.add %14, %15 : i64
//     %17 = llvm.mlir.constant(0 : i64) : i64
//     %18 = llvm.ptrtoint %arg2 : !llvm.ptr to i64
//     %19 = llvm.mlir.constant(0 : i64) : i64
//     %20 = llvm.ptrtoint %arg2 : !llvm.ptr to i64
//     %21 = llvm.mlir.constant(4 : i64) : i64
//     %22 = llvm.add %18, %21 : i64
//     %23 = llvm.icmp "ule" %16, %18 : i64
//     %24 = llvm.icmp "ule" %22, %8 : i64
//     %25 = llvm.or %23, %24 : i1
//     llvm.cond_br %25, ^bb2, ^bb6(%0 : i64)
//   ^bb2:
//     %26 = llvm.load %arg2 {alignment = 4 : i64} : !llvm.ptr -> f32
//     llvm.br ^bb3(%0, %26 : i64, f32)
//   ^bb3(%27: i64, %28: f32):
//     %29 = llvm.icmp "slt" %27, %arg0 : i64
//     llvm.cond_br %29, ^bb4, ^bb5
//   ^bb4:
//     %30 = llvm.getelementptr %arg1[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %31 = llvm.load %30 : !llvm.ptr -> f32
//     %32 = llvm.fadd %28, %31 : f32
//     %33 = llvm.add %27, %1 : i64
//     llvm.br ^bb3(%33, %32 : i64, f32)
//   ^bb5:
//     llvm.store %28, %arg2 {alignment = 4 : i64} : f32, !llvm.ptr
//     llvm.br ^bb6(%27 : i64)
//   ^bb6(%34: i64):
//     ... 12 lines
//   }
// }
// -----
// args: --passes=promote
// An alloca needs no runtime check.
llvm.func @own(%n: i64, %a: !llvm.ptr) -> i32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  %c = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
  llvm.store %zero, %c : i32, !llvm.ptr
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %s = llvm.load %c : !llvm.ptr -> i32
  %t = llvm.add %s, %v : i32
  llvm.store %t, %c : i32, !llvm.ptr
  llvm.store %t, %p : i32, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next : i64)
^exit:
  %r = llvm.load %c : !llvm.ptr -> i32
  llvm.return %r : i32
}
// output:
// module {
//   llvm.func @own(%arg0: i64, %arg1: !llvm.ptr) -> i32 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(0 : i32) : i32
//     %3 = llvm.alloca %1 x i32 : (i64) -> !llvm.ptr
//     llvm.store %2, %3 : i32, !llvm.ptr
//     %4 = llvm.mlir.constant(1 : i64) : i64
//     %5 = llvm.icmp "sge" %arg0, %4 : i64
//     llvm.cond_br %5, ^bb1, ^bb5(%0 : i64)
//   ^bb1:
//     %6 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
//     llvm.br ^bb2(%0, %6 : i64, i32)
//   ^bb2(%7: i64, %8: i32):
//     %9 = llvm.icmp "slt" %7, %arg0 : i64
//     llvm.cond_br %9, ^bb3, ^bb4
//   ^bb3:
//     %10 = llvm.getelementptr %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %11 = llvm.load %10 : !llvm.ptr -> i32
//     %12 = llvm.add %8, %11 : i32
//     llvm.store %12, %10 : i32, !llvm.ptr
//     %13 = llvm.add %7, %1 : i64
//     llvm.br ^bb2(%13, %12 : i64, i32)
//   ^bb4:
//     llvm.store %8, %3 {alignment = 4 : i64} : i32, !llvm.ptr
//     llvm.br ^bb5(%7 : i64)
//   ^bb5(%14: i64):
//     %15 = llvm.icmp "slt" %14, %arg0 : i64
//     llvm.br ^bb6
//   ^bb6:
//     ... 11 lines
//   }
// }
// -----
// args: --passes=promote
// A loop-carried value has the stored value in the next iteration: it is stored after the loop.
llvm.func @carried(%n: i64, %a: !llvm.ptr, %c: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^header(%c0, %zero : i64, i32)
^header(%i: i64, %s: i32):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %t = llvm.add %s, %v : i32
  llvm.store %t, %c : i32, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next, %t : i64, i32)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @carried(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(0 : i32) : i32
//     %3 = llvm.mlir.constant(1 : i64) : i64
//     %4 = llvm.icmp "sge" %arg0, %3 : i64
//     llvm.cond_br %4, ^bb1, ^bb6(%0, %2 : i64, i32)
//   ^bb1:
//     %5 = llvm.mlir.constant(1 : i64) : i64
//     %6 = llvm.sub %arg0, %5 : i64
//     %7 = llvm.mlir.constant(1 : i64) : i64
//     %8 = llvm.mlir.constant(0 : i64) : i64
//     %9 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
//     %10 = llvm.mlir.constant(4 : i64) : i64
//     %11 = llvm.mlir.constant(0 : i64) : i64
//     %12 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
//     %13 = llvm.mlir.constant(4 : i64) : i64
//     %14 = llvm.mul %6, %13 : i64
//     %15 = llvm.add %12, %14 : i64
//     %16 = llvm.mlir.constant(4 : i64) : i64
//     %17 = llvm.add %15, %16 : i64
//     %18 = llvm.mlir.constant(0 : i64) : i64
//     %19 = llvm.ptrtoint %arg2 : !llvm.ptr to i64
//     %20 = llvm.mlir.constant(0 : i64) : i64
//     %21 = llvm.ptrtoint %arg2 : !llvm.ptr to i64
//     %22 = llvm.mlir.constant(4 : i64) : i64
//     %23 = llvm.add %19, %22 : i64
//     %24 = llvm.icmp "ule" %17, %19 : i64
//     %25 = llvm.icmp "ule" %23, %9 : i64
//     %26 = llvm.or %24, %25 : i1
//     llvm.cond_br %26, ^bb2, ^bb6(%0, %2 : i64, i32)
//   ^bb2:
//     llvm.br ^bb3(%0, %2 : i64, i32)
//   ^bb3(%27: i64, %28: i32):
//     %29 = llvm.icmp "slt" %27, %arg0 : i64
//     llvm.cond_br %29, ^bb4, ^bb5
//   ^bb4:
//     %30 = llvm.getelementptr %arg1[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %31 = llvm.load %30 : !llvm.ptr -> i32
//     %32 = llvm.add %28, %31 : i32
//     %33 = llvm.add %27, %1 : i64
//     llvm.br ^bb3(%33, %32 : i64, i32)
//   ^bb5:
//     llvm.store %28, %arg2 {alignment = 4 : i64} : i32, !llvm.ptr
//     llvm.br ^bb6(%27, %28 : i64, i32)
//   ^bb6(%34: i64, %35: i32):
//     ... 11 lines
//   }
// }
