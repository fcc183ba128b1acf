// args: --passes=vectorize
// A strided access: the last iteration runs in the remainder loop, so that no byte after its element is loaded. The
// product is computed in 16 bits.
llvm.func @first_of_two(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr {llvm.noalias}) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %w = llvm.mlir.constant(77 : i32) : i32
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %px = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i8>
  %vx = llvm.load %px : !llvm.ptr -> i8
  %e = llvm.zext %vx : i8 to i32
  %m = llvm.mul %e, %w : i32
  %t = llvm.trunc %m : i32 to i16
  %py = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  llvm.store %t, %py : i16, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @first_of_two(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.noalias}) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(77 : i32) : i32
//     %3 = llvm.mlir.constant(33 : i64) : i64
//     %4 = llvm.icmp "sge" %arg0, %3 : i64
//     %5 = llvm.mlir.constant(1 : i64) : i64
//     %6 = llvm.sub %arg0, %5 : i64
//     llvm.cond_br %4, ^bb1(%0 : i64), ^bb4(%0 : i64)
//   ^bb1(%7: i64):
//     %8 = llvm.mlir.constant(31 : i64) : i64
//     %9 = llvm.and %6, %8 : i64
//     %10 = llvm.sub %6, %9 : i64
//     %11 = llvm.mlir.constant(1 : i64) : i64
//     %12 = llvm.add %7, %10 : i64
//     %13 = llvm.mlir.constant(77 : i16) : i16
//     %14 = llvm.mlir.constant(dense<77> : vector<32xi16>) : vector<32xi16>
//     llvm.br ^bb2(%7 : i64)
//   ^bb2(%15: i64):
//     %16 = llvm.getelementptr %arg1[%15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i8>
//     %17 = llvm.load %16 {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
//     %18 = llvm.shufflevector %17, %17 [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62] : vector<64xi8>
//     %19 = llvm.zext %18 : vector<32xi8> to vector<32xi16>
//     %20 = llvm.mul %19, %14 : vector<32xi16>
//     %21 = llvm.getelementptr %arg2[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i16
//     llvm.store %20, %21 {alignment = 2 : i64} : vector<32xi16>, !llvm.ptr
//     %22 = llvm.mlir.constant(32 : i64) : i64
//     %23 = llvm.add %15, %22 : i64
//     %24 = llvm.icmp "slt" %23, %12 : i64
//     llvm.cond_br %24, ^bb2(%23 : i64), ^bb3
//   ^bb3:
//     llvm.br ^bb4(%12 : i64)
//   ^bb4(%25: i64):
//     ... 14 lines
//   }
// }
// -----
// args: --passes=vectorize
// An interleaved group of two members in another order, in a loop that counts down.
llvm.func @two(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr {llvm.noalias}) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%n : i64)
^header(%i: i64):
  %cond = llvm.icmp "ne" %i, %c0 : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %next = llvm.sub %i, %c1 : i64
  %p1 = llvm.getelementptr %x[%next, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i32>
  %v1 = llvm.load %p1 : !llvm.ptr -> i32
  %q0 = llvm.getelementptr %y[%next, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i32>
  llvm.store %v1, %q0 : i32, !llvm.ptr
  %p0 = llvm.getelementptr %x[%next, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i32>
  %v0 = llvm.load %p0 : !llvm.ptr -> i32
  %q1 = llvm.getelementptr %y[%next, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i32>
  llvm.store %v0, %q1 : i32, !llvm.ptr
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @two(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.noalias}) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(8 : i64) : i64
//     %3 = llvm.icmp "sge" %arg0, %2 : i64
//     llvm.cond_br %3, ^bb1(%arg0 : i64), ^bb4(%arg0 : i64)
//   ^bb1(%4: i64):
//     %5 = llvm.mlir.constant(7 : i64) : i64
//     %6 = llvm.and %arg0, %5 : i64
//     %7 = llvm.sub %arg0, %6 : i64
//     %8 = llvm.sub %4, %7 : i64
//     llvm.br ^bb2(%4 : i64)
//   ^bb2(%9: i64):
//     %10 = llvm.mlir.constant(-7 : i64) : i64
//     %11 = llvm.add %9, %10 : i64
//     %12 = llvm.sub %11, %1 : i64
//     %13 = llvm.getelementptr %arg1[%12, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i32>
//     %14 = llvm.getelementptr %13[-4] : (!llvm.ptr) -> !llvm.ptr, i8
//     %15 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> vector<16xi32>
//     %16 = llvm.shufflevector %15, %15 [1, 3, 5, 7, 9, 11, 13, 15, 0, 2, 4, 6, 8, 10, 12, 14] : vector<16xi32>
//     %17 = llvm.shufflevector %16, %16 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi32>
//     %18 = llvm.shufflevector %16, %16 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi32>
//     %19 = llvm.shufflevector %17, %18 [0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15] : vector<8xi32>
//     %20 = llvm.getelementptr %arg2[%12, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i32>
//     llvm.store %19, %20 {alignment = 4 : i64} : vector<16xi32>, !llvm.ptr
//     %21 = llvm.mlir.constant(-8 : i64) : i64
//     %22 = llvm.add %9, %21 : i64
//     %23 = llvm.icmp "sgt" %22, %8 : i64
//     llvm.cond_br %23, ^bb2(%22 : i64), ^bb3
//   ^bb3:
//     llvm.br ^bb4(%8 : i64)
//   ^bb4(%24: i64):
//     ... 15 lines
//   }
// }
// -----
// args: --passes=vectorize
// A group of adjacent elements with an unknown stride: each iteration loads its own members.
llvm.func @rows(%n: i64, %row: i64, %x: !llvm.ptr, %y: !llvm.ptr {llvm.noalias}) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %at = llvm.mul %i, %row : i64
  %pa = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %a = llvm.load %pa : !llvm.ptr -> f64
  %pb = llvm.getelementptr %pa[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %b = llvm.load %pb : !llvm.ptr -> f64
  %d = llvm.fsub %a, %b : f64
  %py = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  llvm.store %d, %py : f64, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @rows(%arg0: i64, %arg1: i64, %arg2: !llvm.ptr, %arg3: !llvm.ptr {llvm.noalias}) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(2 : i64) : i64
//     %3 = llvm.icmp "sge" %arg0, %2 : i64
//     llvm.cond_br %3, ^bb1(%0 : i64), ^bb9(%0 : i64)
//   ^bb1(%4: i64):
//     %5 = llvm.mlir.constant(8 : i64) : i64
//     %6 = llvm.icmp "uge" %arg0, %5 : i64
//     llvm.cond_br %6, ^bb3, ^bb2(%4 : i64)
//   ^bb2(%7: i64):
//     %8 = llvm.mlir.constant(7 : i64) : i64
//     %9 = llvm.and %arg0, %8 : i64
//     %10 = llvm.mlir.constant(2 : i64) : i64
//     %11 = llvm.icmp "uge" %9, %10 : i64
//     llvm.cond_br %11, ^bb6, ^bb9(%7 : i64)
//   ^bb3:
//     %12 = llvm.mlir.constant(7 : i64) : i64
//     %13 = llvm.and %arg0, %12 : i64
//     %14 = llvm.sub %arg0, %13 : i64
//     %15 = llvm.mlir.constant(1 : i64) : i64
//     %16 = llvm.add %4, %14 : i64
//     llvm.br ^bb4(%4 : i64)
//   ^bb4(%17: i64):
//     %18 = llvm.mul %17, %arg1 : i64
//     %19 = llvm.getelementptr %arg2[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> vector<2xf64>
//     %21 = llvm.mlir.constant(1 : i64) : i64
//     %22 = llvm.add %17, %21 : i64
//     %23 = llvm.mul %22, %arg1 : i64
//     %24 = llvm.getelementptr %arg2[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> vector<2xf64>
//     %26 = llvm.mlir.constant(2 : i64) : i64
//     %27 = llvm.add %17, %26 : i64
//     %28 = llvm.mul %27, %arg1 : i64
//     %29 = llvm.getelementptr %arg2[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> vector<2xf64>
//     %31 = llvm.mlir.constant(3 : i64) : i64
//     %32 = llvm.add %17, %31 : i64
//     %33 = llvm.mul %32, %arg1 : i64
//     %34 = llvm.getelementptr %arg2[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> vector<2xf64>
//     %36 = llvm.mlir.constant(4 : i64) : i64
//     %37 = llvm.add %17, %36 : i64
//     %38 = llvm.mul %37, %arg1 : i64
//     %39 = llvm.getelementptr %arg2[%38] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> vector<2xf64>
//     %41 = llvm.mlir.constant(5 : i64) : i64
//     %42 = llvm.add %17, %41 : i64
//     %43 = llvm.mul %42, %arg1 : i64
//     %44 = llvm.getelementptr %arg2[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> vector<2xf64>
//     %46 = llvm.mlir.constant(6 : i64) : i64
//     %47 = llvm.add %17, %46 : i64
//     %48 = llvm.mul %47, %arg1 : i64
//     %49 = llvm.getelementptr %arg2[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> vector<2xf64>
//     %51 = llvm.mlir.constant(7 : i64) : i64
//     %52 = llvm.add %17, %51 : i64
//     %53 = llvm.mul %52, %arg1 : i64
//     %54 = llvm.getelementptr %arg2[%53] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     %55 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> vector<2xf64>
//     %56 = llvm.shufflevector %20, %25 [0, 1, 2, 3] : vector<2xf64>
//     %57 = llvm.shufflevector %30, %35 [0, 1, 2, 3] : vector<2xf64>
//     %58 = llvm.shufflevector %40, %45 [0, 1, 2, 3] : vector<2xf64>
//     %59 = llvm.shufflevector %50, %55 [0, 1, 2, 3] : vector<2xf64>
//     %60 = llvm.shufflevector %56, %57 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf64>
//     %61 = llvm.shufflevector %58, %59 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf64>
//     %62 = llvm.shufflevector %60, %61 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf64>
//     %63 = llvm.shufflevector %62, %62 [0, 2, 4, 6, 8, 10, 12, 14, 1, 3, 5, 7, 9, 11, 13, 15] : vector<16xf64>
//     %64 = llvm.shufflevector %63, %63 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf64>
//     %65 = llvm.shufflevector %63, %63 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf64>
//     %66 = llvm.fsub %64, %65 : vector<8xf64>
//     %67 = llvm.getelementptr %arg3[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     llvm.store %66, %67 {alignment = 8 : i64} : vector<8xf64>, !llvm.ptr
//     %68 = llvm.mlir.constant(8 : i64) : i64
//     %69 = llvm.add %17, %68 : i64
//     %70 = llvm.icmp "slt" %69, %16 : i64
//     llvm.cond_br %70, ^bb4(%69 : i64), ^bb5
//   ^bb5:
//     llvm.br ^bb2(%16 : i64)
//   ^bb6:
//     %71 = llvm.mlir.constant(1 : i64) : i64
//     %72 = llvm.and %9, %71 : i64
//     %73 = llvm.sub %9, %72 : i64
//     %74 = llvm.mlir.constant(1 : i64) : i64
//     %75 = llvm.add %7, %73 : i64
//     llvm.br ^bb7(%7 : i64)
//   ^bb7(%76: i64):
//     %77 = llvm.mul %76, %arg1 : i64
//     %78 = llvm.getelementptr %arg2[%77] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     %79 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> vector<2xf64>
//     %80 = llvm.mlir.constant(1 : i64) : i64
//     %81 = llvm.add %76, %80 : i64
//     %82 = llvm.mul %81, %arg1 : i64
//     %83 = llvm.getelementptr %arg2[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     %84 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> vector<2xf64>
//     %85 = llvm.shufflevector %79, %84 [0, 1, 2, 3] : vector<2xf64>
//     %86 = llvm.shufflevector %85, %85 [0, 2, 1, 3] : vector<4xf64>
//     %87 = llvm.shufflevector %86, %86 [0, 1] : vector<4xf64>
//     %88 = llvm.shufflevector %86, %86 [2, 3] : vector<4xf64>
//     %89 = llvm.fsub %87, %88 : vector<2xf64>
//     %90 = llvm.getelementptr %arg3[%76] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     llvm.store %89, %90 {alignment = 8 : i64} : vector<2xf64>, !llvm.ptr
//     %91 = llvm.mlir.constant(2 : i64) : i64
//     %92 = llvm.add %76, %91 : i64
//     %93 = llvm.icmp "slt" %92, %75 : i64
//     llvm.cond_br %93, ^bb7(%92 : i64), ^bb8
//   ^bb8:
//     llvm.br ^bb9(%75 : i64)
//   ^bb9(%94: i64):
//     ... 15 lines
//   }
// }
