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
//     %2 = llvm.mlir.constant(4 : i64) : i64
//     %3 = llvm.icmp "sge" %arg0, %2 : i64
//     llvm.cond_br %3, ^bb1, ^bb10(%0 : i64)
//   ^bb1:
//     %4 = llvm.mlir.constant(1 : i64) : i64
//     %5 = llvm.sub %arg0, %4 : i64
//     %6 = llvm.mlir.constant(1 : i64) : i64
//     %7 = llvm.mlir.constant(0 : i64) : i64
//     %8 = llvm.ptrtoint %arg2 : !llvm.ptr to i64
//     %9 = llvm.mlir.constant(4 : i64) : i64
//     %10 = llvm.mlir.constant(0 : i64) : i64
//     %11 = llvm.ptrtoint %arg2 : !llvm.ptr to i64
//     %12 = llvm.mlir.constant(4 : i64) : i64
//     %13 = llvm.mul %5, %12 : i64
//     %14 = llvm.add %11, %13 : i64
//     %15 = llvm.mlir.constant(4 : i64) : i64
//     %16 = llvm.add %14, %15 : i64
//     %17 = llvm.mlir.constant(0 : i64) : i64
//     %18 = llvm.ptrtoint %arg3 : !llvm.ptr to i64
//     %19 = llvm.mlir.constant(4 : i64) : i64
//     %20 = llvm.mlir.constant(0 : i64) : i64
//     %21 = llvm.ptrtoint %arg3 : !llvm.ptr to i64
//     %22 = llvm.mlir.constant(4 : i64) : i64
//     %23 = llvm.mul %5, %22 : i64
//     %24 = llvm.add %21, %23 : i64
//     %25 = llvm.mlir.constant(4 : i64) : i64
//     %26 = llvm.add %24, %25 : i64
//     %27 = llvm.icmp "ule" %16, %18 : i64
//     %28 = llvm.icmp "ule" %26, %8 : i64
//     %29 = llvm.or %27, %28 : i1
//     llvm.cond_br %29, ^bb2(%0 : i64), ^bb10(%0 : i64)
//   ^bb2(%30: i64):
//     %31 = llvm.mlir.constant(16 : i64) : i64
//     %32 = llvm.icmp "uge" %arg0, %31 : i64
//     llvm.cond_br %32, ^bb4, ^bb3(%30 : i64)
//   ^bb3(%33: i64):
//     %34 = llvm.mlir.constant(15 : i64) : i64
//     %35 = llvm.and %arg0, %34 : i64
//     %36 = llvm.mlir.constant(4 : i64) : i64
//     %37 = llvm.icmp "uge" %35, %36 : i64
//     llvm.cond_br %37, ^bb7, ^bb10(%33 : i64)
//   ^bb4:
//     %38 = llvm.mlir.constant(-16 : i64) : i64
//     %39 = llvm.and %arg0, %38 : i64
//     %40 = llvm.mlir.constant(1 : i64) : i64
//     %41 = llvm.add %30, %39 : i64
//     %42 = llvm.mlir.poison : vector<16xf32>
//     %43 = llvm.mlir.constant(0 : i32) : i32
//     %44 = llvm.insertelement %arg1, %42[%43 : i32] : vector<16xf32>
//     %45 = llvm.shufflevector %44, %44 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32>
//     llvm.br ^bb5(%30 : i64)
//   ^bb5(%46: i64):
//     %47 = llvm.getelementptr inbounds|nuw %arg2[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %48 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
//     %49 = llvm.getelementptr inbounds|nuw %arg3[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %50 = llvm.load %49 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
//     %51 = llvm.fmul %48, %45 : vector<16xf32>
//     %52 = llvm.fadd %51, %50 : vector<16xf32>
//     llvm.store %52, %49 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
//     %53 = llvm.mlir.constant(16 : i64) : i64
//     %54 = llvm.add %46, %53 : i64
//     %55 = llvm.icmp "ne" %54, %41 : i64
//     llvm.cond_br %55, ^bb5(%54 : i64), ^bb6
//   ^bb6:
//     llvm.br ^bb3(%41 : i64)
//   ^bb7:
//     %56 = llvm.mlir.constant(-4 : i64) : i64
//     %57 = llvm.and %35, %56 : i64
//     %58 = llvm.mlir.constant(1 : i64) : i64
//     %59 = llvm.add %33, %57 : i64
//     %60 = llvm.mlir.poison : vector<4xf32>
//     %61 = llvm.mlir.constant(0 : i32) : i32
//     %62 = llvm.insertelement %arg1, %60[%61 : i32] : vector<4xf32>
//     %63 = llvm.shufflevector %62, %62 [0, 0, 0, 0] : vector<4xf32>
//     llvm.br ^bb8(%33 : i64)
//   ^bb8(%64: i64):
//     %65 = llvm.getelementptr inbounds|nuw %arg2[%64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %66 = llvm.load %65 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %67 = llvm.getelementptr inbounds|nuw %arg3[%64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %68 = llvm.load %67 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %69 = llvm.fmul %66, %63 : vector<4xf32>
//     %70 = llvm.fadd %69, %68 : vector<4xf32>
//     llvm.store %70, %67 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %71 = llvm.mlir.constant(4 : i64) : i64
//     %72 = llvm.add %64, %71 : i64
//     %73 = llvm.icmp "ne" %72, %59 : i64
//     llvm.cond_br %73, ^bb8(%72 : i64), ^bb9
//   ^bb9:
//     llvm.br ^bb10(%59 : i64)
//   ^bb10(%74: i64):
//     %75 = llvm.icmp "slt" %74, %arg0 : i64
//     llvm.cond_br %75, ^bb12, ^bb11
//   ^bb11:
//     llvm.return
//   ^bb12:
//     %76 = llvm.getelementptr inbounds|nuw %arg2[%74] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %77 = llvm.load %76 : !llvm.ptr -> f32
//     %78 = llvm.getelementptr inbounds|nuw %arg3[%74] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %79 = llvm.load %78 : !llvm.ptr -> f32
//     %80 = llvm.fmul %77, %arg1 : f32
//     %81 = llvm.fadd %80, %79 : f32
//     llvm.store %81, %78 : f32, !llvm.ptr
//     %82 = llvm.add %74, %1 : i64
//     llvm.br ^bb10(%82 : i64)
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
//     %3 = llvm.mlir.constant(4 : i64) : i64
//     %4 = llvm.icmp "sge" %arg0, %3 : i64
//     llvm.cond_br %4, ^bb1(%0, %2 : i64, i32), ^bb9(%0, %2 : i64, i32)
//   ^bb1(%5: i64, %6: i32):
//     %7 = llvm.mlir.constant(16 : i64) : i64
//     %8 = llvm.icmp "uge" %arg0, %7 : i64
//     llvm.cond_br %8, ^bb3, ^bb2(%5, %6 : i64, i32)
//   ^bb2(%9: i64, %10: i32):
//     %11 = llvm.mlir.constant(15 : i64) : i64
//     %12 = llvm.and %arg0, %11 : i64
//     %13 = llvm.mlir.constant(4 : i64) : i64
//     %14 = llvm.icmp "uge" %12, %13 : i64
//     llvm.cond_br %14, ^bb6, ^bb9(%9, %10 : i64, i32)
//   ^bb3:
//     %15 = llvm.mlir.constant(-16 : i64) : i64
//     %16 = llvm.and %arg0, %15 : i64
//     %17 = llvm.mlir.constant(1 : i64) : i64
//     %18 = llvm.add %5, %16 : i64
//     %19 = llvm.mlir.constant(0 : i32) : i32
//     %20 = llvm.mlir.constant(dense<0> : vector<16xi32>) : vector<16xi32>
//     llvm.br ^bb4(%5, %20 : i64, vector<16xi32>)
//   ^bb4(%21: i64, %22: vector<16xi32>):
//     %23 = llvm.getelementptr inbounds|nuw %arg1[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %24 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> vector<16xi32>
//     %25 = llvm.mlir.constant(16 : i64) : i64
//     %26 = llvm.add %21, %25 : i64
//     %27 = llvm.add %22, %24 : vector<16xi32>
//     %28 = llvm.icmp "ne" %26, %18 : i64
//     llvm.cond_br %28, ^bb4(%26, %27 : i64, vector<16xi32>), ^bb5
//   ^bb5:
//     %29 = "llvm.intr.vector.reduce.add"(%27) : (vector<16xi32>) -> i32
//     %30 = llvm.add %6, %29 : i32
//     llvm.br ^bb2(%18, %30 : i64, i32)
//   ^bb6:
//     %31 = llvm.mlir.constant(-4 : i64) : i64
//     %32 = llvm.and %12, %31 : i64
//     %33 = llvm.mlir.constant(1 : i64) : i64
//     %34 = llvm.add %9, %32 : i64
//     %35 = llvm.mlir.constant(0 : i32) : i32
//     %36 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
//     llvm.br ^bb7(%9, %36 : i64, vector<4xi32>)
//   ^bb7(%37: i64, %38: vector<4xi32>):
//     %39 = llvm.getelementptr inbounds|nuw %arg1[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %40 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> vector<4xi32>
//     %41 = llvm.mlir.constant(4 : i64) : i64
//     %42 = llvm.add %37, %41 : i64
//     %43 = llvm.add %38, %40 : vector<4xi32>
//     %44 = llvm.icmp "ne" %42, %34 : i64
//     llvm.cond_br %44, ^bb7(%42, %43 : i64, vector<4xi32>), ^bb8
//   ^bb8:
//     %45 = "llvm.intr.vector.reduce.add"(%43) : (vector<4xi32>) -> i32
//     %46 = llvm.add %10, %45 : i32
//     llvm.br ^bb9(%34, %46 : i64, i32)
//   ^bb9(%47: i64, %48: i32):
//     %49 = llvm.icmp "slt" %47, %arg0 : i64
//     llvm.cond_br %49, ^bb11, ^bb10
//   ^bb10:
//     llvm.return %48 : i32
//   ^bb11:
//     %50 = llvm.getelementptr inbounds|nuw %arg1[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %51 = llvm.load %50 : !llvm.ptr -> i32
//     %52 = llvm.add %48, %51 overflow<nsw> : i32
//     %53 = llvm.add %47, %1 : i64
//     llvm.br ^bb9(%53, %52 : i64, i32)
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
// -----
// args: --passes=vectorize
// A product of what is loaded before the loop is made before the loop, too, as one number.
llvm.func @scaled(%p: !llvm.ptr, %q: !llvm.ptr {llvm.noalias}, %s: f32, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %goes_on = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %goes_on, ^body, ^exit
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
//     %12 = llvm.mlir.constant(-16 : i64) : i64
//     %13 = llvm.and %arg3, %12 : i64
//     %14 = llvm.mlir.constant(1 : i64) : i64
//     %15 = llvm.add %4, %13 : i64
//     %16 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %17 = llvm.mlir.poison : vector<16xf32>
//     %18 = llvm.mlir.constant(0 : i32) : i32
//     %19 = llvm.insertelement %16, %17[%18 : i32] : vector<16xf32>
//     %20 = llvm.shufflevector %19, %19 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32>
//     %21 = llvm.mlir.poison : vector<16xf32>
//     %22 = llvm.mlir.constant(0 : i32) : i32
//     %23 = llvm.insertelement %arg2, %21[%22 : i32] : vector<16xf32>
//     %24 = llvm.shufflevector %23, %23 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32>
//     %25 = llvm.fmul %16, %arg2 : f32
//     %26 = llvm.mlir.poison : vector<16xf32>
//     %27 = llvm.mlir.constant(0 : i32) : i32
//     %28 = llvm.insertelement %25, %26[%27 : i32] : vector<16xf32>
//     %29 = llvm.shufflevector %28, %28 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32>
//     llvm.br ^bb4(%4 : i64)
//   ^bb4(%30: i64):
//     %31 = llvm.getelementptr %arg1[%30] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %32 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
//     %33 = llvm.fmul %32, %29 : vector<16xf32>
//     llvm.store %33, %31 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
//     %34 = llvm.mlir.constant(16 : i64) : i64
//     %35 = llvm.add %30, %34 : i64
//     %36 = llvm.icmp "ne" %35, %15 : i64
//     llvm.cond_br %36, ^bb4(%35 : i64), ^bb5
//   ^bb5:
//     llvm.br ^bb2(%15 : i64)
//   ^bb6:
//     %37 = llvm.mlir.constant(-4 : i64) : i64
//     %38 = llvm.and %9, %37 : i64
//     %39 = llvm.mlir.constant(1 : i64) : i64
//     %40 = llvm.add %7, %38 : i64
//     %41 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %42 = llvm.mlir.poison : vector<4xf32>
//     %43 = llvm.mlir.constant(0 : i32) : i32
//     %44 = llvm.insertelement %41, %42[%43 : i32] : vector<4xf32>
//     %45 = llvm.shufflevector %44, %44 [0, 0, 0, 0] : vector<4xf32>
//     %46 = llvm.mlir.poison : vector<4xf32>
//     %47 = llvm.mlir.constant(0 : i32) : i32
//     %48 = llvm.insertelement %arg2, %46[%47 : i32] : vector<4xf32>
//     %49 = llvm.shufflevector %48, %48 [0, 0, 0, 0] : vector<4xf32>
//     %50 = llvm.fmul %41, %arg2 : f32
//     %51 = llvm.mlir.poison : vector<4xf32>
//     %52 = llvm.mlir.constant(0 : i32) : i32
//     %53 = llvm.insertelement %50, %51[%52 : i32] : vector<4xf32>
//     %54 = llvm.shufflevector %53, %53 [0, 0, 0, 0] : vector<4xf32>
//     llvm.br ^bb7(%7 : i64)
//   ^bb7(%55: i64):
//     %56 = llvm.getelementptr %arg1[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %57 = llvm.load %56 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %58 = llvm.fmul %57, %54 : vector<4xf32>
//     llvm.store %58, %56 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %59 = llvm.mlir.constant(4 : i64) : i64
//     %60 = llvm.add %55, %59 : i64
//     %61 = llvm.icmp "ne" %60, %40 : i64
//     llvm.cond_br %61, ^bb7(%60 : i64), ^bb8
//   ^bb8:
//     llvm.br ^bb9(%40 : i64)
//   ^bb9(%62: i64):
//     %63 = llvm.icmp "slt" %62, %arg3 : i64
//     llvm.cond_br %63, ^bb11, ^bb10
//   ^bb10:
//     llvm.return
//   ^bb11:
//     %64 = llvm.load %arg0 : !llvm.ptr -> f32
//     %65 = llvm.fmul %64, %arg2 : f32
//     %66 = llvm.getelementptr %arg1[%62] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %67 = llvm.load %66 : !llvm.ptr -> f32
//     %68 = llvm.fmul %67, %65 : f32
//     llvm.store %68, %66 : f32, !llvm.ptr
//     %69 = llvm.add %62, %1 : i64
//     llvm.br ^bb9(%69 : i64)
//   }
// }
