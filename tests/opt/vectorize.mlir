// args: --passes=vectorize
// The original loop runs the remainder, and all iterations if the arguments overlap.
llvm.func @axpy(%n: i64, %a: f32, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %px = llvm.getelementptr inbounds|nuw %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %vx = llvm.load %px : !llvm.ptr -> f32
  %py = llvm.getelementptr inbounds|nuw %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %vy = llvm.load %py : !llvm.ptr -> f32
  %m = llvm.fmul %vx, %a : f32
  %s = llvm.fadd %m, %vy : f32
  llvm.store %s, %py : f32, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @axpy(%arg0: i64, %arg1: f32, %arg2: !llvm.ptr, %arg3: !llvm.ptr) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(4 : i64) : i64
//     %3 = llvm.icmp "sge" %arg0, %2 : i64
//     llvm.cond_br %3, ^bb1, ^bb10(%0 : i64)
//   ^bb1:
//     %4 = llvm.mlir.constant(1 : i64) : i64
//     %5 = llvm.sub %arg0, %4 : i64
//     %6 = llvm.mlir.constant(1 : i64) : i64
//     %7 = llvm.mlir.constant(-1 : i64) : i64
//     %8 = llvm.ptrtoint %arg2 : !llvm.ptr to i64
//     %9 = llvm.mlir.constant(-1 : i64) : i64
//     %10 = llvm.mul %8, %9 : i64
//     %11 = llvm.add %7, %10 : i64
//     %12 = llvm.ptrtoint %arg3 : !llvm.ptr to i64
//     %13 = llvm.add %11, %12 : i64
//     %14 = llvm.mlir.constant(63 : i64) : i64
//     %15 = llvm.icmp "uge" %13, %14 : i64
//     llvm.cond_br %15, ^bb2(%0 : i64), ^bb10(%0 : i64)
//   ^bb2(%16: i64):
//     %17 = llvm.mlir.constant(16 : i64) : i64
//     %18 = llvm.icmp "uge" %arg0, %17 : i64
//     llvm.cond_br %18, ^bb4, ^bb3(%16 : i64)
//   ^bb3(%19: i64):
//     %20 = llvm.mlir.constant(15 : i64) : i64
//     %21 = llvm.and %arg0, %20 : i64
//     %22 = llvm.mlir.constant(4 : i64) : i64
//     %23 = llvm.icmp "uge" %21, %22 : i64
//     llvm.cond_br %23, ^bb7, ^bb10(%19 : i64)
//   ^bb4:
//     %24 = llvm.mlir.constant(15 : i64) : i64
//     %25 = llvm.and %arg0, %24 : i64
//     %26 = llvm.sub %arg0, %25 : i64
//     %27 = llvm.mlir.constant(1 : i64) : i64
//     %28 = llvm.add %16, %26 : i64
//     %29 = llvm.mlir.poison : vector<16xf32>
//     %30 = llvm.mlir.constant(0 : i32) : i32
//     %31 = llvm.insertelement %arg1, %29[%30 : i32] : vector<16xf32>
//     %32 = llvm.shufflevector %31, %31 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32>
//     llvm.br ^bb5(%16 : i64)
//   ^bb5(%33: i64):
//     %34 = llvm.getelementptr inbounds|nuw %arg2[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %35 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
//     %36 = llvm.getelementptr inbounds|nuw %arg3[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %37 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
//     %38 = llvm.fmul %35, %32 : vector<16xf32>
//     %39 = llvm.fadd %38, %37 : vector<16xf32>
//     llvm.store %39, %36 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
//     %40 = llvm.mlir.constant(16 : i64) : i64
//     %41 = llvm.add %33, %40 : i64
//     %42 = llvm.icmp "slt" %41, %28 : i64
//     llvm.cond_br %42, ^bb5(%41 : i64), ^bb6
//   ^bb6:
//     llvm.br ^bb3(%28 : i64)
//   ^bb7:
//     %43 = llvm.mlir.constant(3 : i64) : i64
//     %44 = llvm.and %21, %43 : i64
//     %45 = llvm.sub %21, %44 : i64
//     %46 = llvm.mlir.constant(1 : i64) : i64
//     %47 = llvm.add %19, %45 : i64
//     %48 = llvm.mlir.poison : vector<4xf32>
//     %49 = llvm.mlir.constant(0 : i32) : i32
//     %50 = llvm.insertelement %arg1, %48[%49 : i32] : vector<4xf32>
//     %51 = llvm.shufflevector %50, %50 [0, 0, 0, 0] : vector<4xf32>
//     llvm.br ^bb8(%19 : i64)
//   ^bb8(%52: i64):
//     %53 = llvm.getelementptr inbounds|nuw %arg2[%52] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %54 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %55 = llvm.getelementptr inbounds|nuw %arg3[%52] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %56 = llvm.load %55 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %57 = llvm.fmul %54, %51 : vector<4xf32>
//     %58 = llvm.fadd %57, %56 : vector<4xf32>
//     llvm.store %58, %55 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %59 = llvm.mlir.constant(4 : i64) : i64
//     %60 = llvm.add %52, %59 : i64
//     %61 = llvm.icmp "slt" %60, %47 : i64
//     llvm.cond_br %61, ^bb8(%60 : i64), ^bb9
//   ^bb9:
//     llvm.br ^bb10(%47 : i64)
//   ^bb10(%62: i64):
//     ... 14 lines
//   }
// }
// -----
// args: --passes=vectorize
// An integer reduction needs no runtime checks.
llvm.func @sum(%n: i64, %x: !llvm.ptr) -> i32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^header(%c0, %zero : i64, i32)
^header(%i: i64, %s: i32):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr inbounds|nuw %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %t = llvm.add %s, %v overflow<nsw> : i32
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next, %t : i64, i32)
^exit:
  llvm.return %s : i32
}
// output:
// module {
//   llvm.func @sum(%arg0: i64, %arg1: !llvm.ptr) -> i32 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(0 : i32) : i32
//     %3 = llvm.mlir.constant(4 : i64) : i64
//     %4 = llvm.icmp "sge" %arg0, %3 : i64
//     llvm.cond_br %4, ^bb1(%0, %2 : i64, i32), ^bb9(%0, %2 : i64, i32)
//   ^bb1(%5: i64, %6: i32):
//     %7 = llvm.mlir.constant(32 : i64) : i64
//     %8 = llvm.icmp "uge" %arg0, %7 : i64
//     llvm.cond_br %8, ^bb3, ^bb2(%5, %6 : i64, i32)
//   ^bb2(%9: i64, %10: i32):
//     %11 = llvm.mlir.constant(31 : i64) : i64
//     %12 = llvm.and %arg0, %11 : i64
//     %13 = llvm.mlir.constant(4 : i64) : i64
//     %14 = llvm.icmp "uge" %12, %13 : i64
//     llvm.cond_br %14, ^bb6, ^bb9(%9, %10 : i64, i32)
//   ^bb3:
//     %15 = llvm.mlir.constant(31 : i64) : i64
//     %16 = llvm.and %arg0, %15 : i64
//     %17 = llvm.sub %arg0, %16 : i64
//     %18 = llvm.mlir.constant(1 : i64) : i64
//     %19 = llvm.add %5, %17 : i64
//     %20 = llvm.mlir.constant(0 : i32) : i32
//     %21 = llvm.mlir.constant(dense<0> : vector<32xi32>) : vector<32xi32>
//     llvm.br ^bb4(%5, %21 : i64, vector<32xi32>)
//   ^bb4(%22: i64, %23: vector<32xi32>):
//     %24 = llvm.getelementptr inbounds|nuw %arg1[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %25 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> vector<32xi32>
//     %26 = llvm.mlir.constant(32 : i64) : i64
//     %27 = llvm.add %22, %26 : i64
//     %28 = llvm.add %23, %25 : vector<32xi32>
//     %29 = llvm.icmp "slt" %27, %19 : i64
//     llvm.cond_br %29, ^bb4(%27, %28 : i64, vector<32xi32>), ^bb5
//   ^bb5:
//     %30 = "llvm.intr.vector.reduce.add"(%28) : (vector<32xi32>) -> i32
//     %31 = llvm.add %6, %30 : i32
//     llvm.br ^bb2(%19, %31 : i64, i32)
//   ^bb6:
//     %32 = llvm.mlir.constant(3 : i64) : i64
//     %33 = llvm.and %12, %32 : i64
//     %34 = llvm.sub %12, %33 : i64
//     %35 = llvm.mlir.constant(1 : i64) : i64
//     %36 = llvm.add %9, %34 : i64
//     %37 = llvm.mlir.constant(0 : i32) : i32
//     %38 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
//     llvm.br ^bb7(%9, %38 : i64, vector<4xi32>)
//   ^bb7(%39: i64, %40: vector<4xi32>):
//     %41 = llvm.getelementptr inbounds|nuw %arg1[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %42 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> vector<4xi32>
//     %43 = llvm.mlir.constant(4 : i64) : i64
//     %44 = llvm.add %39, %43 : i64
//     %45 = llvm.add %40, %42 : vector<4xi32>
//     %46 = llvm.icmp "slt" %44, %36 : i64
//     llvm.cond_br %46, ^bb7(%44, %45 : i64, vector<4xi32>), ^bb8
//   ^bb8:
//     %47 = "llvm.intr.vector.reduce.add"(%45) : (vector<4xi32>) -> i32
//     %48 = llvm.add %10, %47 : i32
//     llvm.br ^bb9(%36, %48 : i64, i32)
//   ^bb9(%49: i64, %50: i32):
//     ... 10 lines
//   }
// }
// -----
// args: --passes=vectorize
// Not vectorized: a float reduction without `reassoc`, a loop-carried dependence, and a call.
llvm.func @ordered(%n: i64, %x: !llvm.ptr) -> f32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  llvm.br ^header(%c0, %zero : i64, f32)
^header(%i: i64, %s: f32):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr inbounds|nuw %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %t = llvm.fadd %s, %v : f32
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next, %t : i64, f32)
^exit:
  llvm.return %s : f32
}
llvm.func @prefix(%n: i64, %x: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr inbounds|nuw %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %a = llvm.load %p : !llvm.ptr -> i32
  %next = llvm.add %i, %c1 : i64
  %q = llvm.getelementptr inbounds|nuw %x[%next] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %b = llvm.load %q : !llvm.ptr -> i32
  %t = llvm.add %a, %b : i32
  llvm.store %t, %q : i32, !llvm.ptr
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
llvm.func @f()
llvm.func @calls(%n: i64, %x: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr inbounds|nuw %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %i, %p : i64, !llvm.ptr
  llvm.call @f() : () -> ()
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @ordered(%arg0: i64, %arg1: !llvm.ptr) -> f32 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32
//     llvm.br ^bb1(%0, %2 : i64, f32)
//   ^bb1(%3: i64, %4: f32):
//     %5 = llvm.icmp "slt" %3, %arg0 : i64
//     llvm.cond_br %5, ^bb3, ^bb2
//   ^bb2:
//     llvm.return %4 : f32
//   ^bb3:
//     %6 = llvm.getelementptr inbounds|nuw %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %7 = llvm.load %6 : !llvm.ptr -> f32
//     %8 = llvm.fadd %4, %7 : f32
//     %9 = llvm.add %3, %1 : i64
//     llvm.br ^bb1(%9, %8 : i64, f32)
//   }
//   llvm.func @prefix(%arg0: i64, %arg1: !llvm.ptr) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%2: i64):
//     %3 = llvm.icmp "slt" %2, %arg0 : i64
//     llvm.cond_br %3, ^bb3, ^bb2
//   ^bb2:
//     llvm.return
//   ^bb3:
//     %4 = llvm.getelementptr inbounds|nuw %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %5 = llvm.load %4 : !llvm.ptr -> i32
//     %6 = llvm.add %2, %1 : i64
//     %7 = llvm.getelementptr inbounds|nuw %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %8 = llvm.load %7 : !llvm.ptr -> i32
//     %9 = llvm.add %5, %8 : i32
//     llvm.store %9, %7 : i32, !llvm.ptr
//     llvm.br ^bb1(%6 : i64)
//   }
//   llvm.func @f()
//   llvm.func @calls(%arg0: i64, %arg1: !llvm.ptr) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%2: i64):
//     %3 = llvm.icmp "slt" %2, %arg0 : i64
//     llvm.cond_br %3, ^bb3, ^bb2
//   ^bb2:
//     llvm.return
//   ^bb3:
//     %4 = llvm.getelementptr inbounds|nuw %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %2, %4 : i64, !llvm.ptr
//     llvm.call @f() : () -> ()
//     %5 = llvm.add %2, %1 : i64
//     llvm.br ^bb1(%5 : i64)
//   }
// }
// -----
// args: --passes=vectorize
// A loop-invariant product of a loop-invariant load is computed as a scalar before the loop.
llvm.func @scaled(%p: !llvm.ptr, %q: !llvm.ptr {llvm.noalias}, %s: f32, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %factor = llvm.load %p : !llvm.ptr -> f32
  %both = llvm.fmul %factor, %s : f32
  %to = llvm.getelementptr %q[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %x = llvm.load %to : !llvm.ptr -> f32
  %y = llvm.fmul %x, %both : f32
  llvm.store %y, %to : f32, !llvm.ptr
  %j = llvm.add %i, %c1 : i64
  llvm.br ^header(%j : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @scaled(%arg0: !llvm.ptr, %arg1: !llvm.ptr {llvm.noalias}, %arg2: f32, %arg3: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(4 : i64) : i64
//     %3 = llvm.icmp "sge" %arg3, %2 : i64
//     llvm.cond_br %3, ^bb1(%0 : i64), ^bb9(%0 : i64)
//   ^bb1(%4: i64):
//     %5 = llvm.mlir.constant(16 : i64) : i64
//     %6 = llvm.icmp "uge" %arg3, %5 : i64
//     llvm.cond_br %6, ^bb3, ^bb2(%4 : i64)
//   ^bb2(%7: i64):
//     %8 = llvm.mlir.constant(15 : i64) : i64
//     %9 = llvm.and %arg3, %8 : i64
//     %10 = llvm.mlir.constant(4 : i64) : i64
//     %11 = llvm.icmp "uge" %9, %10 : i64
//     llvm.cond_br %11, ^bb6, ^bb9(%7 : i64)
//   ^bb3:
//     %12 = llvm.mlir.constant(15 : i64) : i64
//     %13 = llvm.and %arg3, %12 : i64
//     %14 = llvm.sub %arg3, %13 : i64
//     %15 = llvm.mlir.constant(1 : i64) : i64
//     %16 = llvm.add %4, %14 : i64
//     %17 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %18 = llvm.mlir.poison : vector<16xf32>
//     %19 = llvm.mlir.constant(0 : i32) : i32
//     %20 = llvm.insertelement %17, %18[%19 : i32] : vector<16xf32>
//     %21 = llvm.shufflevector %20, %20 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32>
//     %22 = llvm.mlir.poison : vector<16xf32>
//     %23 = llvm.mlir.constant(0 : i32) : i32
//     %24 = llvm.insertelement %arg2, %22[%23 : i32] : vector<16xf32>
//     %25 = llvm.shufflevector %24, %24 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32>
//     %26 = llvm.fmul %17, %arg2 : f32
//     %27 = llvm.mlir.poison : vector<16xf32>
//     %28 = llvm.mlir.constant(0 : i32) : i32
//     %29 = llvm.insertelement %26, %27[%28 : i32] : vector<16xf32>
//     %30 = llvm.shufflevector %29, %29 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32>
//     llvm.br ^bb4(%4 : i64)
//   ^bb4(%31: i64):
//     %32 = llvm.getelementptr %arg1[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %33 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
//     %34 = llvm.fmul %33, %30 : vector<16xf32>
//     llvm.store %34, %32 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
//     %35 = llvm.mlir.constant(16 : i64) : i64
//     %36 = llvm.add %31, %35 : i64
//     %37 = llvm.icmp "slt" %36, %16 : i64
//     llvm.cond_br %37, ^bb4(%36 : i64), ^bb5
//   ^bb5:
//     llvm.br ^bb2(%16 : i64)
//   ^bb6:
//     %38 = llvm.mlir.constant(3 : i64) : i64
//     %39 = llvm.and %9, %38 : i64
//     %40 = llvm.sub %9, %39 : i64
//     %41 = llvm.mlir.constant(1 : i64) : i64
//     %42 = llvm.add %7, %40 : i64
//     %43 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %44 = llvm.mlir.poison : vector<4xf32>
//     %45 = llvm.mlir.constant(0 : i32) : i32
//     %46 = llvm.insertelement %43, %44[%45 : i32] : vector<4xf32>
//     %47 = llvm.shufflevector %46, %46 [0, 0, 0, 0] : vector<4xf32>
//     %48 = llvm.mlir.poison : vector<4xf32>
//     %49 = llvm.mlir.constant(0 : i32) : i32
//     %50 = llvm.insertelement %arg2, %48[%49 : i32] : vector<4xf32>
//     %51 = llvm.shufflevector %50, %50 [0, 0, 0, 0] : vector<4xf32>
//     %52 = llvm.fmul %43, %arg2 : f32
//     %53 = llvm.mlir.poison : vector<4xf32>
//     %54 = llvm.mlir.constant(0 : i32) : i32
//     %55 = llvm.insertelement %52, %53[%54 : i32] : vector<4xf32>
//     %56 = llvm.shufflevector %55, %55 [0, 0, 0, 0] : vector<4xf32>
//     llvm.br ^bb7(%7 : i64)
//   ^bb7(%57: i64):
//     %58 = llvm.getelementptr %arg1[%57] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %59 = llvm.load %58 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %60 = llvm.fmul %59, %56 : vector<4xf32>
//     llvm.store %60, %58 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %61 = llvm.mlir.constant(4 : i64) : i64
//     %62 = llvm.add %57, %61 : i64
//     %63 = llvm.icmp "slt" %62, %42 : i64
//     llvm.cond_br %63, ^bb7(%62 : i64), ^bb8
//   ^bb8:
//     llvm.br ^bb9(%42 : i64)
//   ^bb9(%64: i64):
//     ... 13 lines
//   }
// }
