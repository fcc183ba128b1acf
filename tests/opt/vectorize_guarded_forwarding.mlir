// args: --passes=vectorize
// The load after the guarded store becomes a select of the stored value and of a load before it.
llvm.func @forwarded(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %q = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %positive = llvm.icmp "sgt" %v, %zero : i32
  llvm.cond_br %positive, ^yes, ^merge
^yes:
  llvm.store %v, %q : i32, !llvm.ptr
  llvm.br ^merge
^merge:
  %w = llvm.load %q : !llvm.ptr -> i32
  %sum = llvm.add %v, %w : i32
  llvm.store %sum, %p : i32, !llvm.ptr
  %next = llvm.add %i, %1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @forwarded(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(0 : i32) : i32
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
//     %18 = llvm.mlir.constant(dense<0> : vector<16xi32>) : vector<16xi32>
//     llvm.br ^bb4(%5 : i64)
//   ^bb4(%19: i64):
//     %20 = llvm.getelementptr %arg1[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %21 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> vector<16xi32>
//     %22 = llvm.getelementptr %arg0[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %23 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> vector<16xi32>
//     %24 = llvm.icmp "sgt" %21, %18 : vector<16xi32>
//     llvm.intr.masked.store %21, %22, %24 {alignment = 4 : i32} : vector<16xi32>, vector<16xi1> into !llvm.ptr
//     %25 = llvm.select %24, %21, %23 : vector<16xi1>, vector<16xi32>
//     %26 = llvm.add %21, %25 : vector<16xi32>
//     llvm.store %26, %20 {alignment = 4 : i64} : vector<16xi32>, !llvm.ptr
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
//     %35 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
//     llvm.br ^bb7(%8 : i64)
//   ^bb7(%36: i64):
//     %37 = llvm.getelementptr %arg1[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %38 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> vector<4xi32>
//     %39 = llvm.getelementptr %arg0[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %40 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> vector<4xi32>
//     %41 = llvm.icmp "sgt" %38, %35 : vector<4xi32>
//     llvm.intr.masked.store %38, %39, %41 {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into !llvm.ptr
//     %42 = llvm.select %41, %38, %40 : vector<4xi1>, vector<4xi32>
//     %43 = llvm.add %38, %42 : vector<4xi32>
//     llvm.store %43, %37 {alignment = 4 : i64} : vector<4xi32>, !llvm.ptr
//     %44 = llvm.mlir.constant(4 : i64) : i64
//     %45 = llvm.add %36, %44 : i64
//     %46 = llvm.icmp "slt" %45, %34 : i64
//     llvm.cond_br %46, ^bb7(%45 : i64), ^bb8
//   ^bb8:
//     llvm.br ^bb9(%34 : i64)
//   ^bb9(%47: i64):
//     ... 19 lines
//   }
// }
// -----
// args: --passes=vectorize
// The store in between may be to the address of the load.
llvm.func @store_between(%a: !llvm.ptr, %b: !llvm.ptr {llvm.noalias}, %c: !llvm.ptr, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %q = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %r = llvm.getelementptr %c[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %positive = llvm.icmp "sgt" %v, %zero : i32
  llvm.cond_br %positive, ^yes, ^merge
^yes:
  llvm.store %v, %q : i32, !llvm.ptr
  llvm.br ^merge
^merge:
  llvm.store %i, %r : i64, !llvm.ptr
  %w = llvm.load %q : !llvm.ptr -> i32
  %sum = llvm.add %v, %w : i32
  llvm.store %sum, %p : i32, !llvm.ptr
  %next = llvm.add %i, %1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @store_between(%arg0: !llvm.ptr, %arg1: !llvm.ptr {llvm.noalias}, %arg2: !llvm.ptr, %arg3: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(0 : i32) : i32
//     %3 = llvm.mlir.constant(4 : i64) : i64
//     %4 = llvm.icmp "sge" %arg3, %3 : i64
//     llvm.cond_br %4, ^bb1, ^bb5(%0 : i64)
//   ^bb1:
//     %5 = llvm.mlir.constant(1 : i64) : i64
//     %6 = llvm.sub %arg3, %5 : i64
//     %7 = llvm.mlir.constant(1 : i64) : i64
//     %8 = llvm.mlir.constant(19 : i64) : i64
//     %9 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
//     %10 = llvm.mlir.constant(-1 : i64) : i64
//     %11 = llvm.mul %9, %10 : i64
//     %12 = llvm.add %8, %11 : i64
//     %13 = llvm.ptrtoint %arg2 : !llvm.ptr to i64
//     %14 = llvm.add %12, %13 : i64
//     %15 = llvm.mlir.constant(39 : i64) : i64
//     %16 = llvm.icmp "uge" %14, %15 : i64
//     llvm.cond_br %16, ^bb2(%0 : i64), ^bb5(%0 : i64)
//   ^bb2(%17: i64):
//     %18 = llvm.mlir.constant(3 : i64) : i64
//     %19 = llvm.and %arg3, %18 : i64
//     %20 = llvm.sub %arg3, %19 : i64
//     %21 = llvm.mlir.constant(1 : i64) : i64
//     %22 = llvm.add %17, %20 : i64
//     %23 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
//     %24 = llvm.mlir.constant(dense<[0, 1, 2, 3]> : vector<4xi64>) : vector<4xi64>
//     llvm.br ^bb3(%17 : i64)
//   ^bb3(%25: i64):
//     %26 = llvm.getelementptr %arg1[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %27 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> vector<4xi32>
//     %28 = llvm.icmp "sgt" %27, %23 : vector<4xi32>
//     %29 = llvm.getelementptr %arg0[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.intr.masked.store %27, %29, %28 {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into !llvm.ptr
//     %30 = llvm.mlir.poison : vector<4xi64>
//     %31 = llvm.mlir.constant(0 : i32) : i32
//     %32 = llvm.insertelement %25, %30[%31 : i32] : vector<4xi64>
//     %33 = llvm.shufflevector %32, %32 [0, 0, 0, 0] : vector<4xi64>
//     %34 = llvm.add %33, %24 : vector<4xi64>
//     %35 = llvm.mlir.constant(0 : i64) : i64
//     %36 = llvm.extractelement %34[%35 : i64] : vector<4xi64>
//     %37 = llvm.getelementptr %arg2[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %36, %37 {alignment = 8 : i64} : i64, !llvm.ptr
//     %38 = llvm.mlir.constant(1 : i64) : i64
//     %39 = llvm.extractelement %34[%38 : i64] : vector<4xi64>
//     %40 = llvm.mlir.constant(1 : i64) : i64
//     %41 = llvm.add %25, %40 : i64
//     %42 = llvm.getelementptr %arg2[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %39, %42 {alignment = 8 : i64} : i64, !llvm.ptr
//     %43 = llvm.mlir.constant(2 : i64) : i64
//     %44 = llvm.extractelement %34[%43 : i64] : vector<4xi64>
//     %45 = llvm.mlir.constant(2 : i64) : i64
//     %46 = llvm.add %25, %45 : i64
//     %47 = llvm.getelementptr %arg2[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %44, %47 {alignment = 8 : i64} : i64, !llvm.ptr
//     %48 = llvm.mlir.constant(3 : i64) : i64
//     %49 = llvm.extractelement %34[%48 : i64] : vector<4xi64>
//     %50 = llvm.mlir.constant(3 : i64) : i64
//     %51 = llvm.add %25, %50 : i64
//     %52 = llvm.getelementptr %arg2[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %49, %52 {alignment = 8 : i64} : i64, !llvm.ptr
//     %53 = llvm.load %29 {alignment = 4 : i64} : !llvm.ptr -> vector<4xi32>
//     %54 = llvm.add %27, %53 : vector<4xi32>
//     llvm.store %54, %26 {alignment = 4 : i64} : vector<4xi32>, !llvm.ptr
//     %55 = llvm.mlir.constant(4 : i64) : i64
//     %56 = llvm.add %25, %55 : i64
//     %57 = llvm.icmp "slt" %56, %22 : i64
//     llvm.cond_br %57, ^bb3(%56 : i64), ^bb4
//   ^bb4:
//     llvm.br ^bb5(%22 : i64)
//   ^bb5(%58: i64):
//     ... 21 lines
//   }
// }
