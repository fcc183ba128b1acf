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
//     %5 = llvm.mlir.constant(4 : i64) : i64
//     %6 = llvm.icmp "uge" %arg0, %5 : i64
//     %7 = llvm.and %4, %6 : i1
//     llvm.cond_br %7, ^bb1, ^bb10(%0 : i64)
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
//     llvm.cond_br %41, ^bb2(%0 : i64), ^bb10(%0 : i64)
//   ^bb2(%42: i64):
//     %43 = llvm.mlir.constant(16 : i64) : i64
//     %44 = llvm.icmp "uge" %arg0, %43 : i64
//     llvm.cond_br %44, ^bb4, ^bb3(%42 : i64)
//   ^bb3(%45: i64):
//     %46 = llvm.mlir.constant(15 : i64) : i64
//     %47 = llvm.and %arg0, %46 : i64
//     %48 = llvm.mlir.constant(4 : i64) : i64
//     %49 = llvm.icmp "uge" %47, %48 : i64
//     llvm.cond_br %49, ^bb7, ^bb10(%45 : i64)
//   ^bb4:
//     %50 = llvm.mlir.constant(-16 : i64) : i64
//     %51 = llvm.and %arg0, %50 : i64
//     %52 = llvm.mlir.constant(1 : i64) : i64
//     %53 = llvm.add %42, %51 : i64
//     %54 = llvm.mlir.poison : vector<16xf32>
//     %55 = llvm.mlir.constant(0 : i32) : i32
//     %56 = llvm.insertelement %arg1, %54[%55 : i32] : vector<16xf32>
//     %57 = llvm.shufflevector %56, %56 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32>
//     llvm.br ^bb5(%42 : i64)
//   ^bb5(%58: i64):
//     %59 = llvm.getelementptr inbounds|nuw %arg2[%58] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %60 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
//     %61 = llvm.getelementptr inbounds|nuw %arg3[%58] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %62 = llvm.load %61 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
//     %63 = llvm.fmul %60, %57 : vector<16xf32>
//     %64 = llvm.fadd %63, %62 : vector<16xf32>
//     llvm.store %64, %61 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
//     %65 = llvm.mlir.constant(16 : i64) : i64
//     %66 = llvm.add %58, %65 : i64
//     %67 = llvm.icmp "ne" %66, %53 : i64
//     llvm.cond_br %67, ^bb5(%66 : i64), ^bb6
//   ^bb6:
//     llvm.br ^bb3(%53 : i64)
//   ^bb7:
//     %68 = llvm.mlir.constant(-4 : i64) : i64
//     %69 = llvm.and %47, %68 : i64
//     %70 = llvm.mlir.constant(1 : i64) : i64
//     %71 = llvm.add %45, %69 : i64
//     %72 = llvm.mlir.poison : vector<4xf32>
//     %73 = llvm.mlir.constant(0 : i32) : i32
//     %74 = llvm.insertelement %arg1, %72[%73 : i32] : vector<4xf32>
//     %75 = llvm.shufflevector %74, %74 [0, 0, 0, 0] : vector<4xf32>
//     llvm.br ^bb8(%45 : i64)
//   ^bb8(%76: i64):
//     %77 = llvm.getelementptr inbounds|nuw %arg2[%76] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %78 = llvm.load %77 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %79 = llvm.getelementptr inbounds|nuw %arg3[%76] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %80 = llvm.load %79 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %81 = llvm.fmul %78, %75 : vector<4xf32>
//     %82 = llvm.fadd %81, %80 : vector<4xf32>
//     llvm.store %82, %79 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %83 = llvm.mlir.constant(4 : i64) : i64
//     %84 = llvm.add %76, %83 : i64
//     %85 = llvm.icmp "ne" %84, %71 : i64
//     llvm.cond_br %85, ^bb8(%84 : i64), ^bb9
//   ^bb9:
//     llvm.br ^bb10(%71 : i64)
//   ^bb10(%86: i64):
//     %87 = llvm.icmp "slt" %86, %arg0 : i64
//     llvm.cond_br %87, ^bb12, ^bb11
//   ^bb11:
//     llvm.return
//   ^bb12:
//     %88 = llvm.getelementptr inbounds|nuw %arg2[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %89 = llvm.load %88 : !llvm.ptr -> f32
//     %90 = llvm.getelementptr inbounds|nuw %arg3[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %91 = llvm.load %90 : !llvm.ptr -> f32
//     %92 = llvm.fmul %89, %arg1 : f32
//     %93 = llvm.fadd %92, %91 : f32
//     llvm.store %93, %90 : f32, !llvm.ptr
//     %94 = llvm.add %86, %1 : i64
//     llvm.br ^bb10(%94 : i64)
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
//     %6 = llvm.mlir.constant(4 : i64) : i64
//     %7 = llvm.icmp "uge" %arg0, %6 : i64
//     %8 = llvm.and %5, %7 : i1
//     llvm.cond_br %8, ^bb1(%0, %2 : i64, i32), ^bb9(%0, %2 : i64, i32)
//   ^bb1(%9: i64, %10: i32):
//     %11 = llvm.mlir.constant(16 : i64) : i64
//     %12 = llvm.icmp "uge" %arg0, %11 : i64
//     llvm.cond_br %12, ^bb3, ^bb2(%9, %10 : i64, i32)
//   ^bb2(%13: i64, %14: i32):
//     %15 = llvm.mlir.constant(15 : i64) : i64
//     %16 = llvm.and %arg0, %15 : i64
//     %17 = llvm.mlir.constant(4 : i64) : i64
//     %18 = llvm.icmp "uge" %16, %17 : i64
//     llvm.cond_br %18, ^bb6, ^bb9(%13, %14 : i64, i32)
//   ^bb3:
//     %19 = llvm.mlir.constant(-16 : i64) : i64
//     %20 = llvm.and %arg0, %19 : i64
//     %21 = llvm.mlir.constant(1 : i64) : i64
//     %22 = llvm.add %9, %20 : i64
//     %23 = llvm.mlir.constant(0 : i32) : i32
//     %24 = llvm.mlir.constant(dense<0> : vector<16xi32>) : vector<16xi32>
//     llvm.br ^bb4(%9, %24 : i64, vector<16xi32>)
//   ^bb4(%25: i64, %26: vector<16xi32>):
//     %27 = llvm.getelementptr inbounds|nuw %arg1[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %28 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> vector<16xi32>
//     %29 = llvm.mlir.constant(16 : i64) : i64
//     %30 = llvm.add %25, %29 : i64
//     %31 = llvm.add %26, %28 : vector<16xi32>
//     %32 = llvm.icmp "ne" %30, %22 : i64
//     llvm.cond_br %32, ^bb4(%30, %31 : i64, vector<16xi32>), ^bb5
//   ^bb5:
//     %33 = "llvm.intr.vector.reduce.add"(%31) : (vector<16xi32>) -> i32
//     %34 = llvm.add %10, %33 : i32
//     llvm.br ^bb2(%22, %34 : i64, i32)
//   ^bb6:
//     %35 = llvm.mlir.constant(-4 : i64) : i64
//     %36 = llvm.and %16, %35 : i64
//     %37 = llvm.mlir.constant(1 : i64) : i64
//     %38 = llvm.add %13, %36 : i64
//     %39 = llvm.mlir.constant(0 : i32) : i32
//     %40 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
//     llvm.br ^bb7(%13, %40 : i64, vector<4xi32>)
//   ^bb7(%41: i64, %42: vector<4xi32>):
//     %43 = llvm.getelementptr inbounds|nuw %arg1[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %44 = llvm.load %43 {alignment = 4 : i64} : !llvm.ptr -> vector<4xi32>
//     %45 = llvm.mlir.constant(4 : i64) : i64
//     %46 = llvm.add %41, %45 : i64
//     %47 = llvm.add %42, %44 : vector<4xi32>
//     %48 = llvm.icmp "ne" %46, %38 : i64
//     llvm.cond_br %48, ^bb7(%46, %47 : i64, vector<4xi32>), ^bb8
//   ^bb8:
//     %49 = "llvm.intr.vector.reduce.add"(%47) : (vector<4xi32>) -> i32
//     %50 = llvm.add %14, %49 : i32
//     llvm.br ^bb9(%38, %50 : i64, i32)
//   ^bb9(%51: i64, %52: i32):
//     %53 = llvm.icmp "slt" %51, %arg0 : i64
//     llvm.cond_br %53, ^bb11, ^bb10
//   ^bb10:
//     llvm.return %52 : i32
//   ^bb11:
//     %54 = llvm.getelementptr inbounds|nuw %arg1[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %55 = llvm.load %54 : !llvm.ptr -> i32
//     %56 = llvm.add %52, %55 overflow<nsw> : i32
//     %57 = llvm.add %51, %1 : i64
//     llvm.br ^bb9(%57, %56 : i64, i32)
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
