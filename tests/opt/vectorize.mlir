// args: --passes=vectorize
// The loop stays for what is left over, and for arguments that overlap.
llvm.func @axpy(%n: i64, %a: f32, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %goes_on = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %goes_on, ^body, ^exit
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
//     %2 = llvm.mlir.constant(1 : i64) : i64
//     %3 = llvm.mlir.constant(0 : i64) : i64
//     %4 = llvm.icmp "slt" %0, %arg0 : i64
//     %5 = llvm.mlir.constant(16 : i64) : i64
//     %6 = llvm.icmp "uge" %arg0, %5 : i64
//     %7 = llvm.and %4, %6 : i1
//     llvm.cond_br %7, ^bb1, ^bb5(%0 : i64)
//   ^bb1:
//     %8 = llvm.mlir.constant(1 : i64) : i64
//     %9 = llvm.sub %arg0, %8 : i64
//     %10 = llvm.mlir.constant(1 : i64) : i64
//     %11 = llvm.mlir.constant(0 : i64) : i64
//     %12 = llvm.ptrtoint %arg2 : !llvm.ptr to i64
//     %13 = llvm.mlir.constant(4 : i64) : i64
//     %14 = llvm.mlir.constant(0 : i64) : i64
//     %15 = llvm.mlir.constant(0 : i64) : i64
//     %16 = llvm.ptrtoint %arg2 : !llvm.ptr to i64
//     %17 = llvm.mlir.constant(4 : i64) : i64
//     %18 = llvm.mul %9, %17 : i64
//     %19 = llvm.add %16, %18 : i64
//     %20 = llvm.icmp "ule" %12, %19 : i64
//     %21 = llvm.select %20, %12, %19 : i1, i64
//     %22 = llvm.select %20, %19, %12 : i1, i64
//     %23 = llvm.mlir.constant(4 : i64) : i64
//     %24 = llvm.add %22, %23 : i64
//     %25 = llvm.mlir.constant(0 : i64) : i64
//     %26 = llvm.ptrtoint %arg3 : !llvm.ptr to i64
//     %27 = llvm.mlir.constant(4 : i64) : i64
//     %28 = llvm.mlir.constant(0 : i64) : i64
//     %29 = llvm.mlir.constant(0 : i64) : i64
//     %30 = llvm.ptrtoint %arg3 : !llvm.ptr to i64
//     %31 = llvm.mlir.constant(4 : i64) : i64
//     %32 = llvm.mul %9, %31 : i64
//     %33 = llvm.add %30, %32 : i64
//     %34 = llvm.icmp "ule" %26, %33 : i64
//     %35 = llvm.select %34, %26, %33 : i1, i64
//     %36 = llvm.select %34, %33, %26 : i1, i64
//     %37 = llvm.mlir.constant(4 : i64) : i64
//     %38 = llvm.add %36, %37 : i64
//     %39 = llvm.icmp "ule" %24, %35 : i64
//     %40 = llvm.icmp "ule" %38, %21 : i64
//     %41 = llvm.or %39, %40 : i1
//     llvm.cond_br %41, ^bb2, ^bb5(%0 : i64)
//   ^bb2:
//     %42 = llvm.mlir.constant(-16 : i64) : i64
//     %43 = llvm.and %arg0, %42 : i64
//     %44 = llvm.mlir.constant(1 : i64) : i64
//     %45 = llvm.mlir.poison : vector<16xf32>
//     %46 = llvm.mlir.constant(0 : i32) : i32
//     %47 = llvm.insertelement %arg1, %45[%46 : i32] : vector<16xf32>
//     %48 = llvm.shufflevector %47, %47 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32>
//     llvm.br ^bb3(%0 : i64)
//   ^bb3(%49: i64):
//     %50 = llvm.getelementptr inbounds|nuw %arg2[%49] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %51 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
//     %52 = llvm.getelementptr inbounds|nuw %arg3[%49] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %53 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
//     %54 = llvm.fmul %51, %48 : vector<16xf32>
//     %55 = llvm.fadd %54, %53 : vector<16xf32>
//     llvm.store %55, %52 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
//     %56 = llvm.mlir.constant(16 : i64) : i64
//     %57 = llvm.add %49, %56 : i64
//     %58 = llvm.icmp "ne" %57, %43 : i64
//     llvm.cond_br %58, ^bb3(%57 : i64), ^bb4
//   ^bb4:
//     llvm.br ^bb5(%43 : i64)
//   ^bb5(%59: i64):
//     %60 = llvm.icmp "slt" %59, %arg0 : i64
//     llvm.cond_br %60, ^bb7, ^bb6
//   ^bb6:
//     llvm.return
//   ^bb7:
//     %61 = llvm.getelementptr inbounds|nuw %arg2[%59] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %62 = llvm.load %61 : !llvm.ptr -> f32
//     %63 = llvm.getelementptr inbounds|nuw %arg3[%59] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %64 = llvm.load %63 : !llvm.ptr -> f32
//     %65 = llvm.fmul %62, %arg1 : f32
//     %66 = llvm.fadd %65, %64 : f32
//     llvm.store %66, %63 : f32, !llvm.ptr
//     %67 = llvm.add %59, %1 : i64
//     llvm.br ^bb5(%67 : i64)
//   }
// }
// -----
// args: --passes=vectorize
// A sum of integers in any order; nothing is stored, so that nothing is to be checked.
llvm.func @sum(%n: i64, %x: !llvm.ptr) -> i32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^header(%c0, %zero : i64, i32)
^header(%i: i64, %s: i32):
  %goes_on = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %goes_on, ^body, ^exit
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
//     %3 = llvm.mlir.constant(1 : i64) : i64
//     %4 = llvm.mlir.constant(0 : i64) : i64
//     %5 = llvm.icmp "slt" %0, %arg0 : i64
//     %6 = llvm.mlir.constant(16 : i64) : i64
//     %7 = llvm.icmp "uge" %arg0, %6 : i64
//     %8 = llvm.and %5, %7 : i1
//     llvm.cond_br %8, ^bb1, ^bb4(%0, %2 : i64, i32)
//   ^bb1:
//     %9 = llvm.mlir.constant(-16 : i64) : i64
//     %10 = llvm.and %arg0, %9 : i64
//     %11 = llvm.mlir.constant(1 : i64) : i64
//     %12 = llvm.mlir.constant(0 : i32) : i32
//     %13 = llvm.mlir.constant(dense<0> : vector<16xi32>) : vector<16xi32>
//     llvm.br ^bb2(%0, %13 : i64, vector<16xi32>)
//   ^bb2(%14: i64, %15: vector<16xi32>):
//     %16 = llvm.getelementptr inbounds|nuw %arg1[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %17 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> vector<16xi32>
//     %18 = llvm.mlir.constant(16 : i64) : i64
//     %19 = llvm.add %14, %18 : i64
//     %20 = llvm.add %15, %17 : vector<16xi32>
//     %21 = llvm.icmp "ne" %19, %10 : i64
//     llvm.cond_br %21, ^bb2(%19, %20 : i64, vector<16xi32>), ^bb3
//   ^bb3:
//     %22 = "llvm.intr.vector.reduce.add"(%20) : (vector<16xi32>) -> i32
//     %23 = llvm.add %2, %22 : i32
//     llvm.br ^bb4(%10, %23 : i64, i32)
//   ^bb4(%24: i64, %25: i32):
//     %26 = llvm.icmp "slt" %24, %arg0 : i64
//     llvm.cond_br %26, ^bb6, ^bb5
//   ^bb5:
//     llvm.return %25 : i32
//   ^bb6:
//     %27 = llvm.getelementptr inbounds|nuw %arg1[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %28 = llvm.load %27 : !llvm.ptr -> i32
//     %29 = llvm.add %25, %28 overflow<nsw> : i32
//     %30 = llvm.add %24, %1 : i64
//     llvm.br ^bb4(%30, %29 : i64, i32)
//   }
// }
// -----
// args: --passes=vectorize
// Not vectorised: a sum of floats has an order; each element is made of the one before; a call may do anything.
llvm.func @ordered(%n: i64, %x: !llvm.ptr) -> f32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  llvm.br ^header(%c0, %zero : i64, f32)
^header(%i: i64, %s: f32):
  %goes_on = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %goes_on, ^body, ^exit
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
  %goes_on = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %goes_on, ^body, ^exit
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
  %goes_on = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %goes_on, ^body, ^exit
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
