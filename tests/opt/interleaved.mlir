// args: --passes=vectorize
// One of two elements: the last iteration is left over, so that nothing behind its element is loaded. The product is computed
// in 16 bits.
llvm.func @first_of_two(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr {llvm.noalias}) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %w = llvm.mlir.constant(77 : i32) : i32
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %goes_on = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %goes_on, ^body, ^exit
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
//     %8 = llvm.mlir.constant(-32 : i64) : i64
//     %9 = llvm.and %6, %8 : i64
//     %10 = llvm.mlir.constant(1 : i64) : i64
//     %11 = llvm.add %7, %9 : i64
//     %12 = llvm.mlir.constant(77 : i16) : i16
//     %13 = llvm.mlir.constant(dense<77> : vector<32xi16>) : vector<32xi16>
//     llvm.br ^bb2(%7 : i64)
//   ^bb2(%14: i64):
//     %15 = llvm.getelementptr %arg1[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i8>
//     %16 = llvm.load %15 {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
//     %17 = llvm.shufflevector %16, %16 [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62] : vector<64xi8>
//     %18 = llvm.zext %17 : vector<32xi8> to vector<32xi16>
//     %19 = llvm.mul %18, %13 : vector<32xi16>
//     %20 = llvm.getelementptr %arg2[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i16
//     llvm.store %19, %20 {alignment = 2 : i64} : vector<32xi16>, !llvm.ptr
//     %21 = llvm.mlir.constant(32 : i64) : i64
//     %22 = llvm.add %14, %21 : i64
//     %23 = llvm.icmp "ne" %22, %11 : i64
//     llvm.cond_br %23, ^bb2(%22 : i64), ^bb3
//   ^bb3:
//     llvm.br ^bb4(%11 : i64)
//   ^bb4(%24: i64):
//     %25 = llvm.icmp "slt" %24, %arg0 : i64
//     llvm.cond_br %25, ^bb6, ^bb5
//   ^bb5:
//     llvm.return
//   ^bb6:
//     %26 = llvm.getelementptr %arg1[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i8>
//     %27 = llvm.load %26 : !llvm.ptr -> i8
//     %28 = llvm.zext %27 : i8 to i32
//     %29 = llvm.mul %28, %2 : i32
//     %30 = llvm.trunc %29 : i32 to i16
//     %31 = llvm.getelementptr %arg2[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i16
//     llvm.store %30, %31 : i16, !llvm.ptr
//     %32 = llvm.add %24, %1 : i64
//     llvm.br ^bb4(%32 : i64)
//   }
// }
// -----
// args: --passes=vectorize
// Two elements in another order, done where the first is loaded and the last is stored; the counter goes down.
llvm.func @two(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr {llvm.noalias}) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%n : i64)
^header(%i: i64):
  %goes_on = llvm.icmp "ne" %i, %c0 : i64
  llvm.cond_br %goes_on, ^body, ^exit
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
//     %2 = llvm.mlir.constant(4 : i64) : i64
//     %3 = llvm.icmp "sge" %arg0, %2 : i64
//     llvm.cond_br %3, ^bb1(%arg0 : i64), ^bb9(%arg0 : i64)
//   ^bb1(%4: i64):
//     %5 = llvm.mlir.constant(16 : i64) : i64
//     %6 = llvm.icmp "uge" %arg0, %5 : i64
//     llvm.cond_br %6, ^bb3, ^bb2(%4 : i64)
//   ^bb2(%7: i64):
//     %8 = llvm.mlir.constant(15 : i64) : i64
//     %9 = llvm.and %arg0, %8 : i64
//     %10 = llvm.mlir.constant(4 : i64) : i64
//     %11 = llvm.icmp "uge" %9, %10 : i64
//     llvm.cond_br %11, ^bb6, ^bb9(%7 : i64)
//   ^bb3:
//     %12 = llvm.mlir.constant(-16 : i64) : i64
//     %13 = llvm.and %arg0, %12 : i64
//     %14 = llvm.sub %4, %13 : i64
//     llvm.br ^bb4(%4 : i64)
//   ^bb4(%15: i64):
//     %16 = llvm.mlir.constant(-15 : i64) : i64
//     %17 = llvm.add %15, %16 : i64
//     %18 = llvm.sub %17, %1 : i64
//     %19 = llvm.getelementptr %arg1[%18, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i32>
//     %20 = llvm.getelementptr %19[-4] : (!llvm.ptr) -> !llvm.ptr, i8
//     %21 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> vector<32xi32>
//     %22 = llvm.shufflevector %21, %21 [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30] : vector<32xi32>
//     %23 = llvm.shufflevector %22, %22 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xi32>
//     %24 = llvm.shufflevector %22, %22 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xi32>
//     %25 = llvm.shufflevector %23, %24 [0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31] : vector<16xi32>
//     %26 = llvm.getelementptr %arg2[%18, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i32>
//     llvm.store %25, %26 {alignment = 4 : i64} : vector<32xi32>, !llvm.ptr
//     %27 = llvm.mlir.constant(-16 : i64) : i64
//     %28 = llvm.add %15, %27 : i64
//     %29 = llvm.icmp "ne" %28, %14 : i64
//     llvm.cond_br %29, ^bb4(%28 : i64), ^bb5
//   ^bb5:
//     llvm.br ^bb2(%14 : i64)
//   ^bb6:
//     %30 = llvm.mlir.constant(-4 : i64) : i64
//     %31 = llvm.and %9, %30 : i64
//     %32 = llvm.sub %7, %31 : i64
//     llvm.br ^bb7(%7 : i64)
//   ^bb7(%33: i64):
//     %34 = llvm.mlir.constant(-3 : i64) : i64
//     %35 = llvm.add %33, %34 : i64
//     %36 = llvm.sub %35, %1 : i64
//     %37 = llvm.getelementptr %arg1[%36, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i32>
//     %38 = llvm.getelementptr %37[-4] : (!llvm.ptr) -> !llvm.ptr, i8
//     %39 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
//     %40 = llvm.shufflevector %39, %39 [1, 3, 5, 7, 0, 2, 4, 6] : vector<8xi32>
//     %41 = llvm.shufflevector %40, %40 [0, 1, 2, 3] : vector<8xi32>
//     %42 = llvm.shufflevector %40, %40 [4, 5, 6, 7] : vector<8xi32>
//     %43 = llvm.shufflevector %41, %42 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>
//     %44 = llvm.getelementptr %arg2[%36, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i32>
//     llvm.store %43, %44 {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
//     %45 = llvm.mlir.constant(-4 : i64) : i64
//     %46 = llvm.add %33, %45 : i64
//     %47 = llvm.icmp "ne" %46, %32 : i64
//     llvm.cond_br %47, ^bb7(%46 : i64), ^bb8
//   ^bb8:
//     llvm.br ^bb9(%32 : i64)
//   ^bb9(%48: i64):
//     %49 = llvm.icmp "ne" %48, %0 : i64
//     llvm.cond_br %49, ^bb11, ^bb10
//   ^bb10:
//     llvm.return
//   ^bb11:
//     %50 = llvm.sub %48, %1 : i64
//     %51 = llvm.getelementptr %arg1[%50, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i32>
//     %52 = llvm.load %51 : !llvm.ptr -> i32
//     %53 = llvm.getelementptr %arg2[%50, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i32>
//     llvm.store %52, %53 : i32, !llvm.ptr
//     %54 = llvm.getelementptr %arg1[%50, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i32>
//     %55 = llvm.load %54 : !llvm.ptr -> i32
//     %56 = llvm.getelementptr %arg2[%50, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i32>
//     llvm.store %55, %56 : i32, !llvm.ptr
//     llvm.br ^bb9(%50 : i64)
//   }
// }
