// args: --passes=promote
// One element of `c` is the sum, unless `a` overlaps it.
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
//     %3 = llvm.mlir.constant(0 : i64) : i64
//     %4 = llvm.icmp "slt" %0, %arg0 : i64
//     %5 = llvm.mlir.constant(1 : i64) : i64
//     %6 = llvm.icmp "uge" %arg0, %5 : i64
//     %7 = llvm.and %4, %6 : i1
//     llvm.cond_br %7, ^bb1, ^bb6(%0 : i64)
//   ^bb1:
//     %8 = llvm.mlir.constant(1 : i64) : i64
//     %9 = llvm.sub %arg0, %8 : i64
//     %10 = llvm.mlir.constant(1 : i64) : i64
//     %11 = llvm.mlir.constant(0 : i64) : i64
//     %12 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
//     %13 = llvm.mlir.constant(4 : i64) : i64
//     %14 = llvm.mlir.constant(0 : i64) : i64
//     %15 = llvm.mlir.constant(0 : i64) : i64
//     %16 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
//     %17 = llvm.mlir.constant(4 : i64) : i64
//     %18 = llvm.mul %9, %17 : i64
//     %19 = llvm.add %16, %18 : i64
//     %20 = llvm.icmp "ule" %12, %19 : i64
//     %21 = llvm.select %20, %12, %19 : i1, i64
//     %22 = llvm.select %20, %19, %12 : i1, i64
//     %23 = llvm.mlir.constant(4 : i64) : i64
//     %24 = llvm.add %22, %23 : i64
//     %25 = llvm.mlir.constant(0 : i64) : i64
//     %26 = llvm.ptrtoint %arg2 : !llvm.ptr to i64
//     %27 = llvm.mlir.constant(0 : i64) : i64
//     %28 = llvm.ptrtoint %arg2 : !llvm.ptr to i64
//     %29 = llvm.icmp "ule" %26, %28 : i64
//     %30 = llvm.select %29, %26, %28 : i1, i64
//     %31 = llvm.select %29, %28, %26 : i1, i64
//     %32 = llvm.mlir.constant(4 : i64) : i64
//     %33 = llvm.add %31, %32 : i64
//     %34 = llvm.icmp "ule" %24, %30 : i64
//     %35 = llvm.icmp "ule" %33, %21 : i64
//     %36 = llvm.or %34, %35 : i1
//     llvm.cond_br %36, ^bb2, ^bb6(%0 : i64)
//   ^bb2:
//     %37 = llvm.load %arg2 {alignment = 4 : i64} : !llvm.ptr -> f32
//     llvm.br ^bb3(%0, %37 : i64, f32)
//   ^bb3(%38: i64, %39: f32):
//     %40 = llvm.icmp "slt" %38, %arg0 : i64
//     llvm.cond_br %40, ^bb4, ^bb5
//   ^bb4:
//     %41 = llvm.getelementptr %arg1[%38] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %42 = llvm.load %41 : !llvm.ptr -> f32
//     %43 = llvm.fadd %39, %42 : f32
//     %44 = llvm.add %38, %1 : i64
//     llvm.br ^bb3(%44, %43 : i64, f32)
//   ^bb5:
//     llvm.store %39, %arg2 {alignment = 4 : i64} : f32, !llvm.ptr
//     llvm.br ^bb6(%38 : i64)
//   ^bb6(%45: i64):
//     %46 = llvm.icmp "slt" %45, %arg0 : i64
//     llvm.cond_br %46, ^bb8, ^bb7
//   ^bb7:
//     llvm.return
//   ^bb8:
//     %47 = llvm.getelementptr %arg1[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %48 = llvm.load %47 : !llvm.ptr -> f32
//     %49 = llvm.load %arg2 : !llvm.ptr -> f32
//     %50 = llvm.fadd %49, %48 : f32
//     llvm.store %50, %arg2 : f32, !llvm.ptr
//     %51 = llvm.add %45, %1 : i64
//     llvm.br ^bb6(%51 : i64)
//   }
// }
// -----
// args: --passes=promote
// An alloca overlaps nothing.
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
//     %5 = llvm.mlir.constant(0 : i64) : i64
//     %6 = llvm.icmp "slt" %0, %arg0 : i64
//     %7 = llvm.mlir.constant(1 : i64) : i64
//     %8 = llvm.icmp "uge" %arg0, %7 : i64
//     %9 = llvm.and %6, %8 : i1
//     llvm.cond_br %9, ^bb1, ^bb5(%0 : i64)
//   ^bb1:
//     %10 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
//     llvm.br ^bb2(%0, %10 : i64, i32)
//   ^bb2(%11: i64, %12: i32):
//     %13 = llvm.icmp "slt" %11, %arg0 : i64
//     llvm.cond_br %13, ^bb3, ^bb4
//   ^bb3:
//     %14 = llvm.getelementptr %arg1[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %15 = llvm.load %14 : !llvm.ptr -> i32
//     %16 = llvm.add %12, %15 : i32
//     llvm.store %16, %14 : i32, !llvm.ptr
//     %17 = llvm.add %11, %1 : i64
//     llvm.br ^bb2(%17, %16 : i64, i32)
//   ^bb4:
//     llvm.store %12, %3 {alignment = 4 : i64} : i32, !llvm.ptr
//     llvm.br ^bb5(%11 : i64)
//   ^bb5(%18: i64):
//     %19 = llvm.icmp "slt" %18, %arg0 : i64
//     llvm.cond_br %19, ^bb7, ^bb6
//   ^bb6:
//     %20 = llvm.load %3 : !llvm.ptr -> i32
//     llvm.return %20 : i32
//   ^bb7:
//     %21 = llvm.getelementptr %arg1[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %22 = llvm.load %21 : !llvm.ptr -> i32
//     %23 = llvm.load %3 : !llvm.ptr -> i32
//     %24 = llvm.add %23, %22 : i32
//     llvm.store %24, %3 : i32, !llvm.ptr
//     llvm.store %24, %21 : i32, !llvm.ptr
//     %25 = llvm.add %18, %1 : i64
//     llvm.br ^bb5(%25 : i64)
//   }
// }
