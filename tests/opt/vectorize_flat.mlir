// args: --passes=vectorize
// Conditional stores are guarded, and block arguments become selects. The conditional load is speculated, because the first
// block loads from the same address.
llvm.func @guarded(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %q = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %w = llvm.load %q : !llvm.ptr -> f32
  %positive = llvm.fcmp "ogt" %v, %zero : f32
  llvm.cond_br %positive, ^yes, ^no
^yes:
  %again = llvm.load %q : !llvm.ptr -> f32
  %sum = llvm.fadd %again, %v : f32
  llvm.store %sum, %q : f32, !llvm.ptr
  llvm.br ^merge(%v : f32)
^no:
  llvm.br ^merge(%w : f32)
^merge(%x: f32):
  llvm.store %x, %p : f32, !llvm.ptr
  %next = llvm.add %i, %1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @guarded(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32
//     %3 = llvm.mlir.constant(4 : i64) : i64
//     %4 = llvm.icmp "sge" %arg2, %3 : i64
//     llvm.cond_br %4, ^bb1(%0 : i64), ^bb9(%0 : i64)
//   ^bb1(%5: i64):
//     %6 = llvm.mlir.constant(16 : i64) : i64
//     %7 = llvm.icmp "uge" %arg2, %6 : i64
//     llvm.cond_br %7, ^bb3, ^bb2(%5 : i64)
//   ^bb2(%8: i64):
//     %9 = llvm.mlir.constant(15 : i64) : i64
//     %10 = llvm.and %arg2, %9 : i64
//     %11 = llvm.mlir.constant(4 : i64) : i64
//     %12 = llvm.icmp "uge" %10, %11 : i64
//     llvm.cond_br %12, ^bb6, ^bb9(%8 : i64)
//   ^bb3:
//     %13 = llvm.mlir.constant(15 : i64) : i64
//     %14 = llvm.and %arg2, %13 : i64
//     %15 = llvm.sub %arg2, %14 : i64
//     %16 = llvm.mlir.constant(1 : i64) : i64
//     %17 = llvm.add %5, %15 : i64
//     %18 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
//     llvm.br ^bb4(%5 : i64)
//   ^bb4(%19: i64):
//     %20 = llvm.getelementptr %arg1[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %21 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
//     %22 = llvm.getelementptr %arg0[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %23 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
//     %24 = llvm.fadd %23, %21 : vector<16xf32>
//     %25 = llvm.fcmp "ogt" %21, %18 : vector<16xf32>
//     llvm.intr.masked.store %24, %22, %25 {alignment = 4 : i32} : vector<16xf32>, vector<16xi1> into !llvm.ptr
//     %26 = llvm.select %25, %21, %23 : vector<16xi1>, vector<16xf32>
//     llvm.store %26, %20 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
//     %27 = llvm.mlir.constant(16 : i64) : i64
//     %28 = llvm.add %19, %27 : i64
//     %29 = llvm.icmp "slt" %28, %17 : i64
//     llvm.cond_br %29, ^bb4(%28 : i64), ^bb5
//   ^bb5:
//     llvm.br ^bb2(%17 : i64)
//   ^bb6:
//     %30 = llvm.mlir.constant(3 : i64) : i64
//     %31 = llvm.and %10, %30 : i64
//     %32 = llvm.sub %10, %31 : i64
//     %33 = llvm.mlir.constant(1 : i64) : i64
//     %34 = llvm.add %8, %32 : i64
//     %35 = llvm.mlir.constant(dense<0.000000e+00> : vector<4xf32>) : vector<4xf32>
//     llvm.br ^bb7(%8 : i64)
//   ^bb7(%36: i64):
//     %37 = llvm.getelementptr %arg1[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %38 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %39 = llvm.getelementptr %arg0[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %40 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %41 = llvm.fadd %40, %38 : vector<4xf32>
//     %42 = llvm.fcmp "ogt" %38, %35 : vector<4xf32>
//     llvm.intr.masked.store %41, %39, %42 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
//     %43 = llvm.select %42, %38, %40 : vector<4xi1>, vector<4xf32>
//     llvm.store %43, %37 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %44 = llvm.mlir.constant(4 : i64) : i64
//     %45 = llvm.add %36, %44 : i64
//     %46 = llvm.icmp "slt" %45, %34 : i64
//     llvm.cond_br %46, ^bb7(%45 : i64), ^bb8
//   ^bb8:
//     llvm.br ^bb9(%34 : i64)
//   ^bb9(%47: i64):
//     ... 22 lines
//   }
// }
// -----
// args: --passes=vectorize
// Not vectorized: the conditional load may fault.
llvm.func @faults(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %positive = llvm.fcmp "ogt" %v, %zero : f32
  llvm.cond_br %positive, ^yes, ^latch
^yes:
  %q = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %w = llvm.load %q : !llvm.ptr -> f32
  llvm.store %w, %p : f32, !llvm.ptr
  llvm.br ^latch
^latch:
  %next = llvm.add %i, %1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @faults(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%3: i64):
//     %4 = llvm.icmp "slt" %3, %arg2 : i64
//     llvm.cond_br %4, ^bb3, ^bb2
//   ^bb2:
//     llvm.return
//   ^bb3:
//     %5 = llvm.getelementptr %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %6 = llvm.load %5 : !llvm.ptr -> f32
//     %7 = llvm.fcmp "ogt" %6, %2 : f32
//     llvm.cond_br %7, ^bb4, ^bb5
//   ^bb4:
//     %8 = llvm.getelementptr %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %9 = llvm.load %8 : !llvm.ptr -> f32
//     llvm.store %9, %5 : f32, !llvm.ptr
//     llvm.br ^bb5
//   ^bb5:
//     %10 = llvm.add %3, %1 : i64
//     llvm.br ^bb1(%10 : i64)
//   }
// }
// -----
// args: --passes=vectorize
// A switch: each case is a comparison, and the default edge is guarded by their inverses.
llvm.func @cases(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %k = llvm.load %p : !llvm.ptr -> i32
  llvm.switch %k : i32, ^second [-1: ^first, 0: ^second, 3: ^merge(%k : i32), 7: ^first]
^first:
  %x = llvm.mul %k, %k : i32
  llvm.br ^merge(%x : i32)
^second:
  %q = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %k, %q : i32, !llvm.ptr
  llvm.br ^merge(%k : i32)
^merge(%y: i32):
  llvm.store %y, %p : i32, !llvm.ptr
  %next = llvm.add %i, %1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @cases(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(8 : i64) : i64
//     %3 = llvm.icmp "sge" %arg2, %2 : i64
//     llvm.cond_br %3, ^bb1(%0 : i64), ^bb4(%0 : i64)
//   ^bb1(%4: i64):
//     %5 = llvm.mlir.constant(7 : i64) : i64
//     %6 = llvm.and %arg2, %5 : i64
//     %7 = llvm.sub %arg2, %6 : i64
//     %8 = llvm.mlir.constant(1 : i64) : i64
//     %9 = llvm.add %4, %7 : i64
//     %10 = llvm.mlir.constant(-1 : i32) : i32
//     %11 = llvm.mlir.constant(dense<-1> : vector<8xi32>) : vector<8xi32>
//     %12 = llvm.mlir.constant(3 : i32) : i32
//     %13 = llvm.mlir.constant(dense<3> : vector<8xi32>) : vector<8xi32>
//     %14 = llvm.mlir.constant(7 : i32) : i32
//     %15 = llvm.mlir.constant(dense<7> : vector<8xi32>) : vector<8xi32>
//     llvm.br ^bb2(%4 : i64)
//   ^bb2(%16: i64):
//     %17 = llvm.getelementptr %arg1[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %18 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
//     %19 = llvm.icmp "ne" %18, %11 : vector<8xi32>
//     %20 = llvm.icmp "ne" %18, %13 : vector<8xi32>
//     %21 = llvm.and %19, %20 : vector<8xi1>
//     %22 = llvm.icmp "ne" %18, %15 : vector<8xi32>
//     %23 = llvm.and %21, %22 : vector<8xi1>
//     %24 = llvm.getelementptr %arg0[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.intr.masked.store %18, %24, %23 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
//     %25 = llvm.icmp "eq" %18, %11 : vector<8xi32>
//     %26 = llvm.icmp "eq" %18, %15 : vector<8xi32>
//     %27 = llvm.or %25, %26 : vector<8xi1>
//     %28 = llvm.mul %18, %18 : vector<8xi32>
//     %29 = llvm.select %27, %28, %18 : vector<8xi1>, vector<8xi32>
//     llvm.store %29, %17 {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
//     %30 = llvm.mlir.constant(8 : i64) : i64
//     %31 = llvm.add %16, %30 : i64
//     %32 = llvm.icmp "slt" %31, %9 : i64
//     llvm.cond_br %32, ^bb2(%31 : i64), ^bb3
//   ^bb3:
//     llvm.br ^bb4(%9 : i64)
//   ^bb4(%33: i64):
//     ... 24 lines
//   }
// }
