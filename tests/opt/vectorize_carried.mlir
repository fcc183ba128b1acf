// args: --passes=vectorize
// A first-order recurrence is a shuffle of the previous and the current vector.
llvm.func @pairs(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %n: i64, %first: f64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0, %first : i64, f64)
^header(%i: i64, %before: f64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %v = llvm.load %p : !llvm.ptr -> f64
  %s = llvm.fadd %v, %before : f64
  %q = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  llvm.store %s, %q : f64, !llvm.ptr
  %next = llvm.add %i, %1 : i64
  llvm.br ^header(%next, %v : i64, f64)
^exit:
  llvm.return
}
// The largest number, or NaN if there is one. Other uses of the test for NaN would see the partial results of lanes.
llvm.func @nan_or_largest(%n: i64, %x: !llvm.ptr, %first: f32) -> f32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0, %first : i64, f32)
^header(%i: i64, %most: f32):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %is_nan = llvm.fcmp "uno" %v, %v : f32
  %is_more = llvm.fcmp "oge" %v, %most : f32
  %is_taken = llvm.or %is_more, %is_nan : i1
  %most1 = llvm.select %is_taken, %v, %most : i1, f32
  %next = llvm.add %i, %c1 overflow<nsw> : i64
  llvm.br ^header(%next, %most1 : i64, f32)
^exit:
  llvm.return %most : f32
}
llvm.func @counts_nans(%n: i64, %x: !llvm.ptr, %first: f32) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0, %first, %c0 : i64, f32, i64)
^header(%i: i64, %most: f32, %count: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %is_nan = llvm.fcmp "uno" %most, %most : f32
  %is_more = llvm.fcmp "ogt" %most, %v : f32
  %is_kept = llvm.or %is_more, %is_nan : i1
  %most1 = llvm.select %is_kept, %most, %v : i1, f32
  %one = llvm.zext %is_nan : i1 to i64
  %count1 = llvm.add %count, %one : i64
  %next = llvm.add %i, %c1 overflow<nsw> : i64
  llvm.br ^header(%next, %most1, %count1 : i64, f32, i64)
^exit:
  llvm.return %count : i64
}
// output:
// module {
//   llvm.func @pairs(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: i64, %arg3: f64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(2 : i64) : i64
//     %3 = llvm.icmp "sge" %arg2, %2 : i64
//     llvm.cond_br %3, ^bb1(%0, %arg3 : i64, f64), ^bb9(%0, %arg3 : i64, f64)
//   ^bb1(%4: i64, %5: f64):
//     %6 = llvm.mlir.constant(8 : i64) : i64
//     %7 = llvm.icmp "uge" %arg2, %6 : i64
//     llvm.cond_br %7, ^bb3, ^bb2(%4, %5 : i64, f64)
//   ^bb2(%8: i64, %9: f64):
//     %10 = llvm.mlir.constant(7 : i64) : i64
//     %11 = llvm.and %arg2, %10 : i64
//     %12 = llvm.mlir.constant(2 : i64) : i64
//     %13 = llvm.icmp "uge" %11, %12 : i64
//     llvm.cond_br %13, ^bb6, ^bb9(%8, %9 : i64, f64)
//   ^bb3:
//     %14 = llvm.mlir.constant(7 : i64) : i64
//     %15 = llvm.and %arg2, %14 : i64
//     %16 = llvm.sub %arg2, %15 : i64
//     %17 = llvm.mlir.constant(1 : i64) : i64
//     %18 = llvm.add %4, %16 : i64
//     %19 = llvm.mlir.poison : vector<8xf64>
//     %20 = llvm.mlir.constant(0 : i32) : i32
//     %21 = llvm.insertelement %5, %19[%20 : i32] : vector<8xf64>
//     %22 = llvm.shufflevector %21, %21 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xf64>
//     llvm.br ^bb4(%4, %22 : i64, vector<8xf64>)
//   ^bb4(%23: i64, %24: vector<8xf64>):
//     %25 = llvm.getelementptr %arg0[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> vector<8xf64>
//     %27 = llvm.shufflevector %24, %26 [7, 8, 9, 10, 11, 12, 13, 14] : vector<8xf64>
//     %28 = llvm.fadd %26, %27 : vector<8xf64>
//     %29 = llvm.getelementptr %arg1[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     llvm.store %28, %29 {alignment = 8 : i64} : vector<8xf64>, !llvm.ptr
//     %30 = llvm.mlir.constant(8 : i64) : i64
//     %31 = llvm.add %23, %30 : i64
//     %32 = llvm.icmp "slt" %31, %18 : i64
//     llvm.cond_br %32, ^bb4(%31, %26 : i64, vector<8xf64>), ^bb5
//   ^bb5:
//     %33 = llvm.mlir.constant(7 : i64) : i64
//     %34 = llvm.extractelement %26[%33 : i64] : vector<8xf64>
//     llvm.br ^bb2(%18, %34 : i64, f64)
//   ^bb6:
//     %35 = llvm.mlir.constant(1 : i64) : i64
//     %36 = llvm.and %11, %35 : i64
//     %37 = llvm.sub %11, %36 : i64
//     %38 = llvm.mlir.constant(1 : i64) : i64
//     %39 = llvm.add %8, %37 : i64
//     %40 = llvm.mlir.poison : vector<2xf64>
//     %41 = llvm.mlir.constant(0 : i32) : i32
//     %42 = llvm.insertelement %9, %40[%41 : i32] : vector<2xf64>
//     %43 = llvm.shufflevector %42, %42 [0, 0] : vector<2xf64>
//     llvm.br ^bb7(%8, %43 : i64, vector<2xf64>)
//   ^bb7(%44: i64, %45: vector<2xf64>):
//     %46 = llvm.getelementptr %arg0[%44] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> vector<2xf64>
//     %48 = llvm.shufflevector %45, %47 [1, 2] : vector<2xf64>
//     %49 = llvm.fadd %47, %48 : vector<2xf64>
//     %50 = llvm.getelementptr %arg1[%44] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     llvm.store %49, %50 {alignment = 8 : i64} : vector<2xf64>, !llvm.ptr
//     %51 = llvm.mlir.constant(2 : i64) : i64
//     %52 = llvm.add %44, %51 : i64
//     %53 = llvm.icmp "slt" %52, %39 : i64
//     llvm.cond_br %53, ^bb7(%52, %47 : i64, vector<2xf64>), ^bb8
//   ^bb8:
//     %54 = llvm.mlir.constant(1 : i64) : i64
//     %55 = llvm.extractelement %47[%54 : i64] : vector<2xf64>
//     llvm.br ^bb9(%39, %55 : i64, f64)
//   ^bb9(%56: i64, %57: f64):
//     ... 12 lines
//   }
//   llvm.func @nan_or_largest(%arg0: i64, %arg1: !llvm.ptr, %arg2: f32) -> f32 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(4 : i64) : i64
//     %3 = llvm.icmp "sge" %arg0, %2 : i64
//     llvm.cond_br %3, ^bb1(%0, %arg2 : i64, f32), ^bb9(%0, %arg2 : i64, f32)
//   ^bb1(%4: i64, %5: f32):
//     %6 = llvm.mlir.constant(32 : i64) : i64
//     %7 = llvm.icmp "uge" %arg0, %6 : i64
//     llvm.cond_br %7, ^bb3, ^bb2(%4, %5 : i64, f32)
//   ^bb2(%8: i64, %9: f32):
//     %10 = llvm.mlir.constant(31 : i64) : i64
//     %11 = llvm.and %arg0, %10 : i64
//     %12 = llvm.mlir.constant(4 : i64) : i64
//     %13 = llvm.icmp "uge" %11, %12 : i64
//     llvm.cond_br %13, ^bb6, ^bb9(%8, %9 : i64, f32)
//   ^bb3:
//     %14 = llvm.mlir.constant(31 : i64) : i64
//     %15 = llvm.and %arg0, %14 : i64
//     %16 = llvm.sub %arg0, %15 : i64
//     %17 = llvm.mlir.constant(1 : i64) : i64
//     %18 = llvm.add %4, %16 : i64
//     %19 = llvm.mlir.poison : vector<32xf32>
//     %20 = llvm.mlir.constant(0 : i32) : i32
//     %21 = llvm.insertelement %5, %19[%20 : i32] : vector<32xf32>
//     %22 = llvm.shufflevector %21, %21 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<32xf32>
//     llvm.br ^bb4(%4, %22 : i64, vector<32xf32>)
//   ^bb4(%23: i64, %24: vector<32xf32>):
//     %25 = llvm.getelementptr %arg1[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %26 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> vector<32xf32>
//     %27 = llvm.mlir.constant(32 : i64) : i64
//     %28 = llvm.add %23, %27 : i64
//     %29 = llvm.intr.maximum(%24, %26) : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
//     %30 = llvm.icmp "slt" %28, %18 : i64
//     llvm.cond_br %30, ^bb4(%28, %29 : i64, vector<32xf32>), ^bb5
//   ^bb5:
//     %31 = llvm.intr.vector.reduce.fmaximum(%29) : (vector<32xf32>) -> f32
//     %32 = llvm.mlir.constant(0.000000e+00 : f32) : f32
//     %33 = llvm.fcmp "ueq" %31, %32 : f32
//     llvm.cond_br %33, ^bb9(%4, %5 : i64, f32), ^bb2(%18, %31 : i64, f32)
//   ^bb6:
//     %34 = llvm.mlir.constant(3 : i64) : i64
//     %35 = llvm.and %11, %34 : i64
//     %36 = llvm.sub %11, %35 : i64
//     %37 = llvm.mlir.constant(1 : i64) : i64
//     %38 = llvm.add %8, %36 : i64
//     %39 = llvm.mlir.poison : vector<4xf32>
//     %40 = llvm.mlir.constant(0 : i32) : i32
//     %41 = llvm.insertelement %9, %39[%40 : i32] : vector<4xf32>
//     %42 = llvm.shufflevector %41, %41 [0, 0, 0, 0] : vector<4xf32>
//     llvm.br ^bb7(%8, %42 : i64, vector<4xf32>)
//   ^bb7(%43: i64, %44: vector<4xf32>):
//     %45 = llvm.getelementptr %arg1[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %46 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %47 = llvm.mlir.constant(4 : i64) : i64
//     %48 = llvm.add %43, %47 : i64
//     %49 = llvm.intr.maximum(%44, %46) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
//     %50 = llvm.icmp "slt" %48, %38 : i64
//     llvm.cond_br %50, ^bb7(%48, %49 : i64, vector<4xf32>), ^bb8
//   ^bb8:
//     %51 = llvm.intr.vector.reduce.fmaximum(%49) : (vector<4xf32>) -> f32
//     %52 = llvm.mlir.constant(0.000000e+00 : f32) : f32
//     %53 = llvm.fcmp "ueq" %51, %52 : f32
//     llvm.cond_br %53, ^bb9(%8, %9 : i64, f32), ^bb9(%38, %51 : i64, f32)
//   ^bb9(%54: i64, %55: f32):
//     ... 13 lines
//   }
//   llvm.func @counts_nans(%arg0: i64, %arg1: !llvm.ptr, %arg2: f32) -> i64 {
//     ... 19 lines
//   }
// }
// -----
// args: --passes=vectorize
// A float maximum by comparison. If it is zero, the original loop computes its sign.
llvm.func @larger(%a: !llvm.ptr, %n: i64, %first: f64) -> f64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0, %first : i64, f64)
^header(%i: i64, %m: f64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %v = llvm.load %p : !llvm.ptr -> f64
  %is_larger = llvm.fcmp "ogt" %v, %m : f64
  %next_m = llvm.select %is_larger, %v, %m : i1, f64
  %next = llvm.add %i, %1 : i64
  llvm.br ^header(%next, %next_m : i64, f64)
^exit:
  llvm.return %m : f64
}
// output:
// module {
//   llvm.func @larger(%arg0: !llvm.ptr, %arg1: i64, %arg2: f64) -> f64 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(2 : i64) : i64
//     %3 = llvm.icmp "sge" %arg1, %2 : i64
//     llvm.cond_br %3, ^bb1(%0, %arg2 : i64, f64), ^bb9(%0, %arg2 : i64, f64)
//   ^bb1(%4: i64, %5: f64):
//     %6 = llvm.mlir.constant(16 : i64) : i64
//     %7 = llvm.icmp "uge" %arg1, %6 : i64
//     llvm.cond_br %7, ^bb3, ^bb2(%4, %5 : i64, f64)
//   ^bb2(%8: i64, %9: f64):
//     %10 = llvm.mlir.constant(15 : i64) : i64
//     %11 = llvm.and %arg1, %10 : i64
//     %12 = llvm.mlir.constant(2 : i64) : i64
//     %13 = llvm.icmp "uge" %11, %12 : i64
//     llvm.cond_br %13, ^bb6, ^bb9(%8, %9 : i64, f64)
//   ^bb3:
//     %14 = llvm.mlir.constant(15 : i64) : i64
//     %15 = llvm.and %arg1, %14 : i64
//     %16 = llvm.sub %arg1, %15 : i64
//     %17 = llvm.mlir.constant(1 : i64) : i64
//     %18 = llvm.add %4, %16 : i64
//     %19 = llvm.mlir.poison : vector<16xf64>
//     %20 = llvm.mlir.constant(0 : i32) : i32
//     %21 = llvm.insertelement %5, %19[%20 : i32] : vector<16xf64>
//     %22 = llvm.shufflevector %21, %21 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf64>
//     llvm.br ^bb4(%4, %22 : i64, vector<16xf64>)
//   ^bb4(%23: i64, %24: vector<16xf64>):
//     %25 = llvm.getelementptr %arg0[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> vector<16xf64>
//     %27 = llvm.mlir.constant(16 : i64) : i64
//     %28 = llvm.add %23, %27 : i64
//     %29 = llvm.fcmp "ogt" %26, %24 : vector<16xf64>
//     %30 = llvm.select %29, %26, %24 : vector<16xi1>, vector<16xf64>
//     %31 = llvm.icmp "slt" %28, %18 : i64
//     llvm.cond_br %31, ^bb4(%28, %30 : i64, vector<16xf64>), ^bb5
//   ^bb5:
//     %32 = llvm.shufflevector %30, %30 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf64>
//     %33 = llvm.shufflevector %30, %30 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf64>
//     %34 = llvm.fcmp "ogt" %33, %32 : vector<8xf64>
//     %35 = llvm.select %34, %33, %32 : vector<8xi1>, vector<8xf64>
//     %36 = llvm.shufflevector %35, %35 [0, 1, 2, 3] : vector<8xf64>
//     %37 = llvm.shufflevector %35, %35 [4, 5, 6, 7] : vector<8xf64>
//     %38 = llvm.fcmp "ogt" %37, %36 : vector<4xf64>
//     %39 = llvm.select %38, %37, %36 : vector<4xi1>, vector<4xf64>
//     %40 = llvm.shufflevector %39, %39 [0, 1] : vector<4xf64>
//     %41 = llvm.shufflevector %39, %39 [2, 3] : vector<4xf64>
//     %42 = llvm.fcmp "ogt" %41, %40 : vector<2xf64>
//     %43 = llvm.select %42, %41, %40 : vector<2xi1>, vector<2xf64>
//     %44 = llvm.shufflevector %43, %43 [0, 0] : vector<2xf64>
//     %45 = llvm.shufflevector %43, %43 [1, 1] : vector<2xf64>
//     %46 = llvm.fcmp "ogt" %45, %44 : vector<2xf64>
//     %47 = llvm.select %46, %45, %44 : vector<2xi1>, vector<2xf64>
//     %48 = llvm.mlir.constant(0 : i64) : i64
//     %49 = llvm.extractelement %47[%48 : i64] : vector<2xf64>
//     %50 = llvm.mlir.constant(0.000000e+00 : f64) : f64
//     %51 = llvm.fcmp "oeq" %49, %50 : f64
//     llvm.cond_br %51, ^bb9(%4, %5 : i64, f64), ^bb2(%18, %49 : i64, f64)
//   ^bb6:
//     %52 = llvm.mlir.constant(1 : i64) : i64
//     %53 = llvm.and %11, %52 : i64
//     %54 = llvm.sub %11, %53 : i64
//     %55 = llvm.mlir.constant(1 : i64) : i64
//     %56 = llvm.add %8, %54 : i64
//     %57 = llvm.mlir.poison : vector<2xf64>
//     %58 = llvm.mlir.constant(0 : i32) : i32
//     %59 = llvm.insertelement %9, %57[%58 : i32] : vector<2xf64>
//     %60 = llvm.shufflevector %59, %59 [0, 0] : vector<2xf64>
//     llvm.br ^bb7(%8, %60 : i64, vector<2xf64>)
//   ^bb7(%61: i64, %62: vector<2xf64>):
//     %63 = llvm.getelementptr %arg0[%61] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     %64 = llvm.load %63 {alignment = 8 : i64} : !llvm.ptr -> vector<2xf64>
//     %65 = llvm.mlir.constant(2 : i64) : i64
//     %66 = llvm.add %61, %65 : i64
//     %67 = llvm.fcmp "ogt" %64, %62 : vector<2xf64>
//     %68 = llvm.select %67, %64, %62 : vector<2xi1>, vector<2xf64>
//     %69 = llvm.icmp "slt" %66, %56 : i64
//     llvm.cond_br %69, ^bb7(%66, %68 : i64, vector<2xf64>), ^bb8
//   ^bb8:
//     %70 = llvm.shufflevector %68, %68 [0, 0] : vector<2xf64>
//     %71 = llvm.shufflevector %68, %68 [1, 1] : vector<2xf64>
//     %72 = llvm.fcmp "ogt" %71, %70 : vector<2xf64>
//     %73 = llvm.select %72, %71, %70 : vector<2xi1>, vector<2xf64>
//     %74 = llvm.mlir.constant(0 : i64) : i64
//     %75 = llvm.extractelement %73[%74 : i64] : vector<2xf64>
//     %76 = llvm.mlir.constant(0.000000e+00 : f64) : f64
//     %77 = llvm.fcmp "oeq" %75, %76 : f64
//     llvm.cond_br %77, ^bb9(%8, %9 : i64, f64), ^bb9(%56, %75 : i64, f64)
//   ^bb9(%78: i64, %79: f64):
//     ... 11 lines
//   }
// }
// -----
// args: --passes=vectorize
// A float induction variable: all lanes are incremented at once.
llvm.func @multiples(%a: !llvm.ptr, %n: i64, %first: f64, %by: f64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0, %first : i64, f64)
^header(%i: i64, %x: f64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  llvm.store %x, %p : f64, !llvm.ptr
  %y = llvm.fadd %x, %by {fastmathFlags = #llvm.fastmath<reassoc>} : f64
  %next = llvm.add %i, %1 overflow<nsw> : i64
  llvm.br ^header(%next, %y : i64, f64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @multiples(%arg0: !llvm.ptr, %arg1: i64, %arg2: f64, %arg3: f64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(2 : i64) : i64
//     %3 = llvm.icmp "sge" %arg1, %2 : i64
//     llvm.cond_br %3, ^bb1(%0, %arg2 : i64, f64), ^bb9(%0, %arg2 : i64, f64)
//   ^bb1(%4: i64, %5: f64):
//     %6 = llvm.mlir.constant(8 : i64) : i64
//     %7 = llvm.icmp "uge" %arg1, %6 : i64
//     llvm.cond_br %7, ^bb3, ^bb2(%4, %5 : i64, f64)
//   ^bb2(%8: i64, %9: f64):
//     %10 = llvm.mlir.constant(7 : i64) : i64
//     %11 = llvm.and %arg1, %10 : i64
//     %12 = llvm.mlir.constant(2 : i64) : i64
//     %13 = llvm.icmp "uge" %11, %12 : i64
//     llvm.cond_br %13, ^bb6, ^bb9(%8, %9 : i64, f64)
//   ^bb3:
//     %14 = llvm.mlir.constant(7 : i64) : i64
//     %15 = llvm.and %arg1, %14 : i64
//     %16 = llvm.sub %arg1, %15 : i64
//     %17 = llvm.mlir.constant(1 : i64) : i64
//     %18 = llvm.add %4, %16 : i64
//     %19 = llvm.mlir.constant(-0.000000e+00 : f64) : f64
//     %20 = llvm.mlir.constant(dense<-0.000000e+00> : vector<8xf64>) : vector<8xf64>
//     %21 = llvm.mlir.poison : vector<8xf64>
//     %22 = llvm.mlir.constant(0 : i32) : i32
//     %23 = llvm.insertelement %5, %21[%22 : i32] : vector<8xf64>
//     %24 = llvm.shufflevector %23, %23 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xf64>
//     %25 = llvm.mlir.poison : vector<8xf64>
//     %26 = llvm.mlir.constant(0 : i32) : i32
//     %27 = llvm.insertelement %arg3, %25[%26 : i32] : vector<8xf64>
//     %28 = llvm.shufflevector %27, %27 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xf64>
//     %29 = llvm.shufflevector %20, %28 [0, 9, 2, 11, 4, 13, 6, 15] : vector<8xf64>
//     %30 = llvm.fadd %24, %29 : vector<8xf64>
//     %31 = llvm.fadd %arg3, %arg3 : f64
//     %32 = llvm.mlir.poison : vector<8xf64>
//     %33 = llvm.mlir.constant(0 : i32) : i32
//     %34 = llvm.insertelement %31, %32[%33 : i32] : vector<8xf64>
//     %35 = llvm.shufflevector %34, %34 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xf64>
//     %36 = llvm.shufflevector %20, %35 [0, 1, 10, 11, 4, 5, 14, 15] : vector<8xf64>
//     %37 = llvm.fadd %30, %36 : vector<8xf64>
//     %38 = llvm.fadd %31, %31 : f64
//     %39 = llvm.mlir.poison : vector<8xf64>
//     %40 = llvm.mlir.constant(0 : i32) : i32
//     %41 = llvm.insertelement %38, %39[%40 : i32] : vector<8xf64>
//     %42 = llvm.shufflevector %41, %41 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xf64>
//     %43 = llvm.shufflevector %20, %42 [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xf64>
//     %44 = llvm.fadd %37, %43 : vector<8xf64>
//     %45 = llvm.fadd %38, %38 : f64
//     %46 = llvm.mlir.poison : vector<8xf64>
//     %47 = llvm.mlir.constant(0 : i32) : i32
//     %48 = llvm.insertelement %45, %46[%47 : i32] : vector<8xf64>
//     %49 = llvm.shufflevector %48, %48 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xf64>
//     llvm.br ^bb4(%4, %44 : i64, vector<8xf64>)
//   ^bb4(%50: i64, %51: vector<8xf64>):
//     %52 = llvm.getelementptr %arg0[%50] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     llvm.store %51, %52 {alignment = 8 : i64} : vector<8xf64>, !llvm.ptr
//     %53 = llvm.mlir.constant(8 : i64) : i64
//     %54 = llvm.add %50, %53 : i64
//     %55 = llvm.fadd %51, %49 : vector<8xf64>
//     %56 = llvm.icmp "slt" %54, %18 : i64
//     llvm.cond_br %56, ^bb4(%54, %55 : i64, vector<8xf64>), ^bb5
//   ^bb5:
//     %57 = llvm.mlir.constant(0 : i64) : i64
//     %58 = llvm.extractelement %55[%57 : i64] : vector<8xf64>
//     llvm.br ^bb2(%18, %58 : i64, f64)
//   ^bb6:
//     %59 = llvm.mlir.constant(1 : i64) : i64
//     %60 = llvm.and %11, %59 : i64
//     %61 = llvm.sub %11, %60 : i64
//     %62 = llvm.mlir.constant(1 : i64) : i64
//     %63 = llvm.add %8, %61 : i64
//     %64 = llvm.mlir.constant(-0.000000e+00 : f64) : f64
//     %65 = llvm.mlir.constant(dense<-0.000000e+00> : vector<2xf64>) : vector<2xf64>
//     %66 = llvm.mlir.poison : vector<2xf64>
//     %67 = llvm.mlir.constant(0 : i32) : i32
//     %68 = llvm.insertelement %9, %66[%67 : i32] : vector<2xf64>
//     %69 = llvm.shufflevector %68, %68 [0, 0] : vector<2xf64>
//     %70 = llvm.mlir.poison : vector<2xf64>
//     %71 = llvm.mlir.constant(0 : i32) : i32
//     %72 = llvm.insertelement %arg3, %70[%71 : i32] : vector<2xf64>
//     %73 = llvm.shufflevector %72, %72 [0, 0] : vector<2xf64>
//     %74 = llvm.shufflevector %65, %73 [0, 3] : vector<2xf64>
//     %75 = llvm.fadd %69, %74 : vector<2xf64>
//     %76 = llvm.fadd %arg3, %arg3 : f64
//     %77 = llvm.mlir.poison : vector<2xf64>
//     %78 = llvm.mlir.constant(0 : i32) : i32
//     %79 = llvm.insertelement %76, %77[%78 : i32] : vector<2xf64>
//     %80 = llvm.shufflevector %79, %79 [0, 0] : vector<2xf64>
//     llvm.br ^bb7(%8, %75 : i64, vector<2xf64>)
//   ^bb7(%81: i64, %82: vector<2xf64>):
//     %83 = llvm.getelementptr %arg0[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     llvm.store %82, %83 {alignment = 8 : i64} : vector<2xf64>, !llvm.ptr
//     %84 = llvm.mlir.constant(2 : i64) : i64
//     %85 = llvm.add %81, %84 : i64
//     %86 = llvm.fadd %82, %80 : vector<2xf64>
//     %87 = llvm.icmp "slt" %85, %63 : i64
//     llvm.cond_br %87, ^bb7(%85, %86 : i64, vector<2xf64>), ^bb8
//   ^bb8:
//     %88 = llvm.mlir.constant(0 : i64) : i64
//     %89 = llvm.extractelement %86[%88 : i64] : vector<2xf64>
//     llvm.br ^bb9(%63, %89 : i64, f64)
//   ^bb9(%90: i64, %91: f64):
//     ... 10 lines
//   }
// }
