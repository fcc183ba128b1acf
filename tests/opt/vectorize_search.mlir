// args: --passes=vectorize-search
// A search loop. Vector loads may extend beyond the last element, but not beyond the page.
llvm.func @find(%n: i64, %x: !llvm.ptr, %v: i32) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "ult" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %e = llvm.load %p : !llvm.ptr -> i32
  %differs = llvm.icmp "ne" %e, %v : i32
  llvm.cond_br %differs, ^latch, ^exit
^latch:
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
// output:
// module {
//   llvm.func @find(%arg0: i64, %arg1: !llvm.ptr, %arg2: i32) -> i64 {
//     ... 3 lines
//   ^bb1(%2: i64):
//     %3 = llvm.mlir.constant(8 : i64) : i64
//     %4 = llvm.add %2, %3 : i64
//     llvm.br ^bb2(%2, %4 : i64, i64)
//   ^bb2(%5: i64, %6: i64):
//     llvm.br ^bb12(%5 : i64)
//   ^bb3:
//     %7 = llvm.mlir.constant(0 : i64) : i64
//     %8 = llvm.freeze %60 : i64
//     %9 = llvm.freeze %arg0 : i64
//     %10 = llvm.sub %9, %8 : i64
//     %11 = llvm.icmp "ult" %8, %9 : i64
//     %12 = llvm.mlir.constant(0 : i64) : i64
//     %13 = llvm.select %11, %10, %12 : i1, i64
//     %14 = llvm.mlir.constant(-1 : i64) : i64
//     %15 = llvm.icmp "eq" %13, %7 : i64
//     llvm.cond_br %15, ^bb4(%7, %14 : i64, i64), ^bb5
//   ^bb4(%16: i64, %17: i64):
//     %18 = llvm.add %60, %16 : i64
//     %19 = llvm.add %18, %17 : i64
//     llvm.br ^bb2(%18, %19 : i64, i64)
//   ^bb5:
//     %20 = llvm.mlir.constant(16 : i64) : i64
//     %21 = llvm.getelementptr %arg1[%60] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %22 = llvm.ptrtoint %21 : !llvm.ptr to i64
//     %23 = llvm.freeze %22 : i64
//     %24 = llvm.mlir.constant(4095 : i64) : i64
//     %25 = llvm.and %23, %24 : i64
//     %26 = llvm.mlir.constant(4096 : i64) : i64
//     %27 = llvm.sub %26, %25 : i64
//     %28 = llvm.mlir.constant(2 : i64) : i64
//     %29 = llvm.lshr %27, %28 : i64
//     %30 = llvm.icmp "ult" %29, %20 : i64
//     llvm.cond_br %30, ^bb4(%7, %29 : i64, i64), ^bb6
//   ^bb6:
//     %31 = llvm.intr.umin(%13, %29) : (i64, i64) -> i64
//     %32 = llvm.mlir.constant(15 : i64) : i64
//     %33 = llvm.and %31, %32 : i64
//     %34 = llvm.sub %31, %33 : i64
//     %35 = llvm.intr.umax(%34, %20) : (i64, i64) -> i64
//     %36 = llvm.mlir.poison : vector<16xi32>
//     %37 = llvm.mlir.constant(0 : i32) : i32
//     %38 = llvm.insertelement %arg2, %36[%37 : i32] : vector<16xi32>
//     %39 = llvm.shufflevector %38, %38 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi32>
//     %40 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb7(%40 : i64)
//   ^bb7(%41: i64):
//     %42 = llvm.getelementptr %21[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %43 = llvm.load %42 {alignment = 4 : i64} : !llvm.ptr -> vector<16xi32>
//     %44 = llvm.icmp "eq" %43, %39 : vector<16xi32>
//     %45 = "llvm.intr.vector.reduce.or"(%44) : (vector<16xi1>) -> i1
//     llvm.cond_br %45, ^bb9, ^bb8
//   ^bb8:
//     %46 = llvm.add %41, %20 : i64
//     %47 = llvm.icmp "ult" %46, %35 : i64
//     llvm.cond_br %47, ^bb7(%46 : i64), ^bb10
//   ^bb9:
//     %48 = llvm.bitcast %44 : vector<16xi1> to i16
//     %49 = llvm.zext %48 : i16 to i64
//     %50 = "llvm.intr.cttz"(%49) <{is_zero_poison = true}> : (i64) -> i64
//     %51 = llvm.add %41, %50 : i64
//     %52 = llvm.intr.umin(%51, %13) : (i64, i64) -> i64
//     %53 = llvm.mlir.constant(-1 : i64) : i64
//     llvm.br ^bb4(%52, %53 : i64, i64)
//   ^bb10:
//     %54 = llvm.mlir.constant(0 : i64) : i64
//     %55 = llvm.intr.umin(%35, %13) : (i64, i64) -> i64
//     %56 = llvm.icmp "eq" %55, %13 : i64
//     %57 = llvm.mlir.constant(-1 : i64) : i64
//     %58 = llvm.select %56, %57, %54 : i1, i64
//     llvm.br ^bb4(%55, %58 : i64, i64)
//   ^bb11:
//     %59 = llvm.icmp "uge" %60, %arg0 : i64
//     llvm.cond_br %59, ^bb14, ^bb13
//   ^bb12(%60: i64):
//     %61 = llvm.icmp "eq" %60, %6 : i64
//     llvm.cond_br %61, ^bb3, ^bb11
//   ^bb13:
//     %62 = llvm.getelementptr %arg1[%60] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %63 = llvm.load %62 : !llvm.ptr -> i32
//     %64 = llvm.icmp "eq" %63, %arg2 : i32
//     llvm.cond_br %64, ^bb14, ^bb15
//   ^bb14:
//     llvm.return %60 : i64
//   ^bb15:
//     %65 = llvm.add %60, %1 : i64
//     llvm.br ^bb12(%65 : i64)
//   }
// }
// -----
// args: --passes=vectorize-search
// A descending pointer without a bound: the last lane is the first iteration.
llvm.func @rewind(%s: !llvm.ptr) -> !llvm.ptr {
  %c0 = llvm.mlir.constant(0 : i8) : i8
  llvm.br ^loop(%s : !llvm.ptr)
^loop(%p: !llvm.ptr):
  %c = llvm.load %p : !llvm.ptr -> i8
  %next = llvm.getelementptr %p[-1] : (!llvm.ptr) -> !llvm.ptr, i8
  %ends = llvm.icmp "eq" %c, %c0 : i8
  llvm.cond_br %ends, ^exit, ^loop(%next : !llvm.ptr)
^exit:
  llvm.return %p : !llvm.ptr
}
// output:
// module {
//   llvm.func @rewind(%arg0: !llvm.ptr) -> !llvm.ptr {
//     %0 = llvm.mlir.constant(0 : i8) : i8
//     llvm.br ^bb1(%arg0 : !llvm.ptr)
//   ^bb1(%1: !llvm.ptr):
//     %2 = llvm.mlir.constant(-8 : i64) : i64
//     %3 = llvm.getelementptr %1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     llvm.br ^bb2(%1, %3 : !llvm.ptr, !llvm.ptr)
//   ^bb2(%4: !llvm.ptr, %5: !llvm.ptr):
//     llvm.br ^bb11(%4 : !llvm.ptr)
//   ^bb3:
//     %6 = llvm.mlir.constant(0 : i64) : i64
//     %7 = llvm.mlir.constant(64 : i64) : i64
//     %8 = llvm.ptrtoint %48 : !llvm.ptr to i64
//     %9 = llvm.freeze %8 : i64
//     %10 = llvm.mlir.constant(4095 : i64) : i64
//     %11 = llvm.and %9, %10 : i64
//     %12 = llvm.mlir.constant(0 : i64) : i64
//     %13 = llvm.lshr %11, %12 : i64
//     %14 = llvm.mlir.constant(1 : i64) : i64
//     %15 = llvm.add %13, %14 : i64
//     %16 = llvm.icmp "ult" %15, %7 : i64
//     llvm.cond_br %16, ^bb4(%6, %15 : i64, i64), ^bb5
//   ^bb4(%17: i64, %18: i64):
//     %19 = llvm.mlir.constant(-1 : i64) : i64
//     %20 = llvm.mul %17, %19 : i64
//     %21 = llvm.getelementptr %48[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %22 = llvm.mlir.constant(-1 : i64) : i64
//     %23 = llvm.mul %18, %22 : i64
//     %24 = llvm.getelementptr %21[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     llvm.br ^bb2(%21, %24 : !llvm.ptr, !llvm.ptr)
//   ^bb5:
//     %25 = llvm.mlir.constant(63 : i64) : i64
//     %26 = llvm.and %15, %25 : i64
//     %27 = llvm.sub %15, %26 : i64
//     %28 = llvm.mlir.constant(dense<0> : vector<64xi8>) : vector<64xi8>
//     %29 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb6(%29 : i64)
//   ^bb6(%30: i64):
//     %31 = llvm.mlir.constant(0 : i64) : i64
//     %32 = llvm.sub %31, %30 : i64
//     %33 = llvm.getelementptr %48[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %34 = llvm.getelementptr %33[-63] : (!llvm.ptr) -> !llvm.ptr, i8
//     %35 = llvm.load %34 {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
//     %36 = llvm.icmp "eq" %35, %28 : vector<64xi8>
//     %37 = "llvm.intr.vector.reduce.or"(%36) : (vector<64xi1>) -> i1
//     llvm.cond_br %37, ^bb8, ^bb7
//   ^bb7:
//     %38 = llvm.add %30, %7 : i64
//     %39 = llvm.icmp "ult" %38, %27 : i64
//     llvm.cond_br %39, ^bb6(%38 : i64), ^bb9
//   ^bb8:
//     %40 = llvm.bitcast %36 : vector<64xi1> to i64
//     %41 = "llvm.intr.ctlz"(%40) <{is_zero_poison = true}> : (i64) -> i64
//     %42 = llvm.add %30, %41 : i64
//     %43 = llvm.mlir.constant(-1 : i64) : i64
//     llvm.br ^bb4(%42, %43 : i64, i64)
//   ^bb9:
//     %44 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb4(%27, %44 : i64, i64)
//   ^bb10:
//     %45 = llvm.load %48 : !llvm.ptr -> i8
//     %46 = llvm.getelementptr %48[-1] : (!llvm.ptr) -> !llvm.ptr, i8
//     %47 = llvm.icmp "eq" %45, %0 : i8
//     llvm.cond_br %47, ^bb12, ^bb11(%46 : !llvm.ptr)
//   ^bb11(%48: !llvm.ptr):
//     %49 = llvm.icmp "eq" %48, %5 : !llvm.ptr
//     llvm.cond_br %49, ^bb3, ^bb10
//   ^bb12:
//     llvm.return %48 : !llvm.ptr
//   }
// }
// -----
// args: --passes=vectorize-search
// The second load is conditional on no exit before it. The test that all lanes continue is the cheaper one.
llvm.func @descend(%n: i32, %x: !llvm.ptr, %y: !llvm.ptr) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0.0 : f64) : f64
  llvm.br ^header(%c0 : i32)
^header(%i: i32):
  %cond = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %w = llvm.sext %i : i32 to i64
  %p = llvm.getelementptr %x[%w] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %a = llvm.load %p : !llvm.ptr -> f64
  %is_positive = llvm.fcmp "oge" %a, %zero : f64
  llvm.cond_br %is_positive, ^second, ^exit
^second:
  %q = llvm.getelementptr %y[%w] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %b = llvm.load %q : !llvm.ptr -> f64
  %is_less = llvm.fcmp "olt" %b, %a : f64
  %next = llvm.add %i, %c1 : i32
  llvm.cond_br %is_less, ^header(%next : i32), ^exit
^exit:
  llvm.return %i : i32
}
// output:
// module {
//   llvm.func @descend(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> i32 {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.mlir.constant(1 : i32) : i32
//     %2 = llvm.mlir.constant(0.000000e+00 : f64) : f64
//     llvm.br ^bb1(%0 : i32)
//   ^bb1(%3: i32):
//     %4 = llvm.mlir.constant(8 : i32) : i32
//     %5 = llvm.add %3, %4 : i32
//     llvm.br ^bb2(%3, %5 : i32, i32)
//   ^bb2(%6: i32, %7: i32):
//     llvm.br ^bb13(%6 : i32)
//   ^bb3:
//     %8 = llvm.mlir.constant(0 : i64) : i64
//     %9 = llvm.freeze %79 : i32
//     %10 = llvm.freeze %arg0 : i32
//     %11 = llvm.sub %10, %9 : i32
//     %12 = llvm.zext %11 : i32 to i64
//     %13 = llvm.icmp "slt" %9, %10 : i32
//     %14 = llvm.mlir.constant(0 : i64) : i64
//     %15 = llvm.select %13, %12, %14 : i1, i64
//     %16 = llvm.mlir.constant(-1 : i64) : i64
//     %17 = llvm.icmp "eq" %15, %8 : i64
//     llvm.cond_br %17, ^bb4(%8, %16 : i64, i64), ^bb5
//   ^bb4(%18: i64, %19: i64):
//     %20 = llvm.trunc %18 : i64 to i32
//     %21 = llvm.add %79, %20 : i32
//     %22 = llvm.trunc %19 : i64 to i32
//     %23 = llvm.add %21, %22 : i32
//     llvm.br ^bb2(%21, %23 : i32, i32)
//   ^bb5:
//     %24 = llvm.mlir.constant(8 : i64) : i64
//     %25 = llvm.sext %79 : i32 to i64
//     %26 = llvm.getelementptr %arg1[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     %27 = llvm.ptrtoint %26 : !llvm.ptr to i64
//     %28 = llvm.freeze %27 : i64
//     %29 = llvm.mlir.constant(4095 : i64) : i64
//     %30 = llvm.and %28, %29 : i64
//     %31 = llvm.mlir.constant(4096 : i64) : i64
//     %32 = llvm.sub %31, %30 : i64
//     %33 = llvm.mlir.constant(3 : i64) : i64
//     %34 = llvm.lshr %32, %33 : i64
//     %35 = llvm.getelementptr %arg2[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     %36 = llvm.ptrtoint %35 : !llvm.ptr to i64
//     %37 = llvm.freeze %36 : i64
//     %38 = llvm.mlir.constant(4095 : i64) : i64
//     %39 = llvm.and %37, %38 : i64
//     %40 = llvm.mlir.constant(4096 : i64) : i64
//     %41 = llvm.sub %40, %39 : i64
//     %42 = llvm.mlir.constant(3 : i64) : i64
//     %43 = llvm.lshr %41, %42 : i64
//     %44 = llvm.intr.umin(%34, %43) : (i64, i64) -> i64
//     %45 = llvm.icmp "ult" %44, %24 : i64
//     llvm.cond_br %45, ^bb4(%8, %44 : i64, i64), ^bb6
//   ^bb6:
//     %46 = llvm.intr.umin(%15, %44) : (i64, i64) -> i64
//     %47 = llvm.mlir.constant(7 : i64) : i64
//     %48 = llvm.and %46, %47 : i64
//     %49 = llvm.sub %46, %48 : i64
//     %50 = llvm.intr.umax(%49, %24) : (i64, i64) -> i64
//     %51 = llvm.mlir.constant(dense<0.000000e+00> : vector<8xf64>) : vector<8xf64>
//     %52 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb7(%52 : i64)
//   ^bb7(%53: i64):
//     %54 = llvm.getelementptr %26[%53] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     %55 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> vector<8xf64>
//     %56 = llvm.fcmp "oge" %55, %51 : vector<8xf64>
//     %57 = llvm.mlir.constant(-1 : i64) : i64
//     %58 = "llvm.intr.vector.reduce.and"(%56) : (vector<8xi1>) -> i1
//     llvm.cond_br %58, ^bb8, ^bb4(%53, %57 : i64, i64)
//   ^bb8:
//     %59 = llvm.getelementptr %35[%53] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     %60 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> vector<8xf64>
//     %61 = llvm.fcmp "olt" %60, %55 : vector<8xf64>
//     %62 = "llvm.intr.vector.reduce.and"(%61) : (vector<8xi1>) -> i1
//     llvm.cond_br %62, ^bb9, ^bb10
//   ^bb9:
//     %63 = llvm.add %53, %24 : i64
//     %64 = llvm.icmp "ult" %63, %50 : i64
//     llvm.cond_br %64, ^bb7(%63 : i64), ^bb11
//   ^bb10:
//     %65 = llvm.bitcast %61 : vector<8xi1> to i8
//     %66 = llvm.mlir.constant(-1 : i8) : i8
//     %67 = llvm.xor %65, %66 : i8
//     %68 = llvm.zext %67 : i8 to i64
//     %69 = "llvm.intr.cttz"(%68) <{is_zero_poison = true}> : (i64) -> i64
//     %70 = llvm.add %53, %69 : i64
//     %71 = llvm.intr.umin(%70, %15) : (i64, i64) -> i64
//     %72 = llvm.mlir.constant(-1 : i64) : i64
//     llvm.br ^bb4(%71, %72 : i64, i64)
//   ^bb11:
//     %73 = llvm.mlir.constant(0 : i64) : i64
//     %74 = llvm.intr.umin(%50, %15) : (i64, i64) -> i64
//     %75 = llvm.icmp "eq" %74, %15 : i64
//     %76 = llvm.mlir.constant(-1 : i64) : i64
//     %77 = llvm.select %75, %76, %73 : i1, i64
//     llvm.br ^bb4(%74, %77 : i64, i64)
//   ^bb12:
//     %78 = llvm.icmp "sge" %79, %arg0 : i32
//     llvm.cond_br %78, ^bb16, ^bb14
//   ^bb13(%79: i32):
//     %80 = llvm.icmp "eq" %79, %7 : i32
//     llvm.cond_br %80, ^bb3, ^bb12
//   ^bb14:
//     %81 = llvm.sext %79 : i32 to i64
//     %82 = llvm.getelementptr %arg1[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     %83 = llvm.load %82 : !llvm.ptr -> f64
//     %84 = llvm.fcmp "ult" %83, %2 : f64
//     llvm.cond_br %84, ^bb16, ^bb15
//   ^bb15:
//     %85 = llvm.getelementptr %arg2[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     %86 = llvm.load %85 : !llvm.ptr -> f64
//     %87 = llvm.add %79, %1 : i32
//     %88 = llvm.fcmp "uge" %86, %83 : f64
//     llvm.cond_br %88, ^bb16, ^bb13(%87 : i32)
//   ^bb16:
//     llvm.return %79 : i32
//   }
// }
// -----
// args: --passes=vectorize-search
// Not vectorized: unaligned elements may cross the end of a page, and the counter may wrap.
llvm.func @unaligned(%x: !llvm.ptr, %v: i32) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^loop(%c0 : i32)
^loop(%i: i32):
  %w = llvm.sext %i : i32 to i64
  %p = llvm.getelementptr %x[%w] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %e = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i32
  %is_it = llvm.icmp "eq" %e, %v : i32
  %next = llvm.add %i, %c1 overflow<nsw> : i32
  llvm.cond_br %is_it, ^exit, ^loop(%next : i32)
^exit:
  llvm.return %i : i32
}
llvm.func @wraps(%x: !llvm.ptr, %v: i32) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^loop(%c0 : i32)
^loop(%i: i32):
  %w = llvm.sext %i : i32 to i64
  %p = llvm.getelementptr %x[%w] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %e = llvm.load %p : !llvm.ptr -> i32
  %is_it = llvm.icmp "eq" %e, %v : i32
  %next = llvm.add %i, %c1 : i32
  llvm.cond_br %is_it, ^exit, ^loop(%next : i32)
^exit:
  llvm.return %i : i32
}
// output:
// module {
//   llvm.func @unaligned(%arg0: !llvm.ptr, %arg1: i32) -> i32 {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.mlir.constant(1 : i32) : i32
//     llvm.br ^bb1(%0 : i32)
//   ^bb1(%2: i32):
//     %3 = llvm.sext %2 : i32 to i64
//     %4 = llvm.getelementptr %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %5 = llvm.load %4 {alignment = 1 : i64} : !llvm.ptr -> i32
//     %6 = llvm.icmp "eq" %5, %arg1 : i32
//     %7 = llvm.add %2, %1 overflow<nsw> : i32
//     llvm.cond_br %6, ^bb2, ^bb1(%7 : i32)
//   ^bb2:
//     llvm.return %2 : i32
//   }
//   llvm.func @wraps(%arg0: !llvm.ptr, %arg1: i32) -> i32 {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.mlir.constant(1 : i32) : i32
//     llvm.br ^bb1(%0 : i32)
//   ^bb1(%2: i32):
//     %3 = llvm.sext %2 : i32 to i64
//     %4 = llvm.getelementptr %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %5 = llvm.load %4 : !llvm.ptr -> i32
//     %6 = llvm.icmp "eq" %5, %arg1 : i32
//     %7 = llvm.add %2, %1 : i32
//     llvm.cond_br %6, ^bb2, ^bb1(%7 : i32)
//   ^bb2:
//     llvm.return %2 : i32
//   }
// }
// -----
// args: --passes=vectorize-search --target=x86_64-none-elf
// Not vectorized: without an operating system, memory after an array in the same page may not exist.
llvm.func @bare(%s: !llvm.ptr) -> !llvm.ptr {
  %c0 = llvm.mlir.constant(0 : i8) : i8
  llvm.br ^loop(%s : !llvm.ptr)
^loop(%p: !llvm.ptr):
  %c = llvm.load %p : !llvm.ptr -> i8
  %next = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %ends = llvm.icmp "eq" %c, %c0 : i8
  llvm.cond_br %ends, ^exit, ^loop(%next : !llvm.ptr)
^exit:
  llvm.return %p : !llvm.ptr
}
// output:
// module {
//   llvm.func @bare(%arg0: !llvm.ptr) -> !llvm.ptr {
//     %0 = llvm.mlir.constant(0 : i8) : i8
//     llvm.br ^bb1(%arg0 : !llvm.ptr)
//   ^bb1(%1: !llvm.ptr):
//     %2 = llvm.load %1 : !llvm.ptr -> i8
//     %3 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, i8
//     %4 = llvm.icmp "eq" %2, %0 : i8
//     llvm.cond_br %4, ^bb2, ^bb1(%3 : !llvm.ptr)
//   ^bb2:
//     llvm.return %1 : !llvm.ptr
//   }
// }
// -----
// args: --passes=vectorize-search
// Comparisons of extended bytes are narrowed to bytes.
llvm.func @blank(%s: !llvm.ptr) -> !llvm.ptr {
  %space = llvm.mlir.constant(32 : i32) : i32
  llvm.br ^loop(%s : !llvm.ptr)
^loop(%p: !llvm.ptr):
  %c = llvm.load %p : !llvm.ptr -> i8
  %w = llvm.zext %c : i8 to i32
  %next = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %is_blank = llvm.icmp "sle" %w, %space : i32
  llvm.cond_br %is_blank, ^exit, ^loop(%next : !llvm.ptr)
^exit:
  llvm.return %p : !llvm.ptr
}
// output:
// module {
//   llvm.func @blank(%arg0: !llvm.ptr) -> !llvm.ptr {
//     %0 = llvm.mlir.constant(32 : i32) : i32
//     llvm.br ^bb1(%arg0 : !llvm.ptr)
//   ^bb1(%1: !llvm.ptr):
//     %2 = llvm.mlir.constant(8 : i64) : i64
//     %3 = llvm.getelementptr %1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     llvm.br ^bb2(%1, %3 : !llvm.ptr, !llvm.ptr)
//   ^bb2(%4: !llvm.ptr, %5: !llvm.ptr):
//     llvm.br ^bb11(%4 : !llvm.ptr)
//   ^bb3:
//     %6 = llvm.mlir.constant(0 : i64) : i64
//     %7 = llvm.mlir.constant(64 : i64) : i64
//     %8 = llvm.ptrtoint %42 : !llvm.ptr to i64
//     %9 = llvm.freeze %8 : i64
//     %10 = llvm.mlir.constant(4095 : i64) : i64
//     %11 = llvm.and %9, %10 : i64
//     %12 = llvm.mlir.constant(4096 : i64) : i64
//     %13 = llvm.sub %12, %11 : i64
//     %14 = llvm.mlir.constant(0 : i64) : i64
//     %15 = llvm.lshr %13, %14 : i64
//     %16 = llvm.icmp "ult" %15, %7 : i64
//     llvm.cond_br %16, ^bb4(%6, %15 : i64, i64), ^bb5
//   ^bb4(%17: i64, %18: i64):
//     %19 = llvm.getelementptr %42[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %20 = llvm.getelementptr %19[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     llvm.br ^bb2(%19, %20 : !llvm.ptr, !llvm.ptr)
//   ^bb5:
//     %21 = llvm.mlir.constant(63 : i64) : i64
//     %22 = llvm.and %15, %21 : i64
//     %23 = llvm.sub %15, %22 : i64
//     %24 = llvm.mlir.constant(dense<32> : vector<64xi8>) : vector<64xi8>
//     %25 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb6(%25 : i64)
//   ^bb6(%26: i64):
//     %27 = llvm.getelementptr %42[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %28 = llvm.load %27 {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
//     %29 = llvm.icmp "ule" %28, %24 : vector<64xi8>
//     %30 = "llvm.intr.vector.reduce.or"(%29) : (vector<64xi1>) -> i1
//     llvm.cond_br %30, ^bb8, ^bb7
//   ^bb7:
//     %31 = llvm.add %26, %7 : i64
//     %32 = llvm.icmp "ult" %31, %23 : i64
//     llvm.cond_br %32, ^bb6(%31 : i64), ^bb9
//   ^bb8:
//     %33 = llvm.bitcast %29 : vector<64xi1> to i64
//     %34 = "llvm.intr.cttz"(%33) <{is_zero_poison = true}> : (i64) -> i64
//     %35 = llvm.add %26, %34 : i64
//     %36 = llvm.mlir.constant(-1 : i64) : i64
//     llvm.br ^bb4(%35, %36 : i64, i64)
//   ^bb9:
//     %37 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb4(%23, %37 : i64, i64)
//   ^bb10:
//     %38 = llvm.load %42 : !llvm.ptr -> i8
//     %39 = llvm.zext %38 : i8 to i32
//     %40 = llvm.getelementptr %42[1] : (!llvm.ptr) -> !llvm.ptr, i8
//     %41 = llvm.icmp "sle" %39, %0 : i32
//     llvm.cond_br %41, ^bb12, ^bb11(%40 : !llvm.ptr)
//   ^bb11(%42: !llvm.ptr):
//     %43 = llvm.icmp "eq" %42, %5 : !llvm.ptr
//     llvm.cond_br %43, ^bb3, ^bb10
//   ^bb12:
//     llvm.return %42 : !llvm.ptr
//   }
// }
// -----
// args: --passes=vectorize-search
// A switch whose cases exit.
llvm.func @find_end(%n: i64, %x: !llvm.ptr) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^exit(%n : i64)
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v = llvm.load %p : !llvm.ptr -> i8
  llvm.switch %v : i8, ^latch [
    34: ^exit(%i : i64),
    0: ^exit(%c0 : i64),
    92: ^exit(%i : i64)
  ]
^latch:
  %next = llvm.add %i, %c1 overflow<nsw> : i64
  llvm.br ^header(%next : i64)
^exit(%r: i64):
  llvm.return %r : i64
}
// output:
// module {
//   llvm.func @find_end(%arg0: i64, %arg1: !llvm.ptr) -> i64 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%2: i64):
//     %3 = llvm.mlir.constant(8 : i64) : i64
//     %4 = llvm.add %2, %3 : i64
//     llvm.br ^bb2(%2, %4 : i64, i64)
//   ^bb2(%5: i64, %6: i64):
//     llvm.br ^bb12(%5 : i64)
//   ^bb3:
//     %7 = llvm.mlir.constant(0 : i64) : i64
//     %8 = llvm.freeze %62 : i64
//     %9 = llvm.freeze %arg0 : i64
//     %10 = llvm.sub %9, %8 : i64
//     %11 = llvm.icmp "slt" %8, %9 : i64
//     %12 = llvm.mlir.constant(0 : i64) : i64
//     %13 = llvm.select %11, %10, %12 : i1, i64
//     %14 = llvm.mlir.constant(-1 : i64) : i64
//     %15 = llvm.icmp "eq" %13, %7 : i64
//     llvm.cond_br %15, ^bb4(%7, %14 : i64, i64), ^bb5
//   ^bb4(%16: i64, %17: i64):
//     %18 = llvm.add %62, %16 : i64
//     %19 = llvm.add %18, %17 : i64
//     llvm.br ^bb2(%18, %19 : i64, i64)
//   ^bb5:
//     %20 = llvm.mlir.constant(64 : i64) : i64
//     %21 = llvm.getelementptr %arg1[%62] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %22 = llvm.ptrtoint %21 : !llvm.ptr to i64
//     %23 = llvm.freeze %22 : i64
//     %24 = llvm.mlir.constant(4095 : i64) : i64
//     %25 = llvm.and %23, %24 : i64
//     %26 = llvm.mlir.constant(4096 : i64) : i64
//     %27 = llvm.sub %26, %25 : i64
//     %28 = llvm.mlir.constant(0 : i64) : i64
//     %29 = llvm.lshr %27, %28 : i64
//     %30 = llvm.icmp "ult" %29, %20 : i64
//     llvm.cond_br %30, ^bb4(%7, %29 : i64, i64), ^bb6
//   ^bb6:
//     %31 = llvm.intr.umin(%13, %29) : (i64, i64) -> i64
//     %32 = llvm.mlir.constant(63 : i64) : i64
//     %33 = llvm.and %31, %32 : i64
//     %34 = llvm.sub %31, %33 : i64
//     %35 = llvm.intr.umax(%34, %20) : (i64, i64) -> i64
//     %36 = llvm.mlir.constant(dense<34> : vector<64xi8>) : vector<64xi8>
//     %37 = llvm.mlir.constant(dense<92> : vector<64xi8>) : vector<64xi8>
//     %38 = llvm.mlir.constant(dense<0> : vector<64xi8>) : vector<64xi8>
//     %39 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb7(%39 : i64)
//   ^bb7(%40: i64):
//     %41 = llvm.getelementptr %21[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %42 = llvm.load %41 {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
//     %43 = llvm.icmp "eq" %42, %36 : vector<64xi8>
//     %44 = llvm.icmp "eq" %42, %37 : vector<64xi8>
//     %45 = llvm.icmp "eq" %42, %38 : vector<64xi8>
//     %46 = llvm.or %43, %44 : vector<64xi1>
//     %47 = llvm.or %46, %45 : vector<64xi1>
//     %48 = "llvm.intr.vector.reduce.or"(%47) : (vector<64xi1>) -> i1
//     llvm.cond_br %48, ^bb9, ^bb8
//   ^bb8:
//     %49 = llvm.add %40, %20 : i64
//     %50 = llvm.icmp "ult" %49, %35 : i64
//     llvm.cond_br %50, ^bb7(%49 : i64), ^bb10
//   ^bb9:
//     %51 = llvm.bitcast %47 : vector<64xi1> to i64
//     %52 = "llvm.intr.cttz"(%51) <{is_zero_poison = true}> : (i64) -> i64
//     %53 = llvm.add %40, %52 : i64
//     %54 = llvm.intr.umin(%53, %13) : (i64, i64) -> i64
//     %55 = llvm.mlir.constant(-1 : i64) : i64
//     llvm.br ^bb4(%54, %55 : i64, i64)
//   ^bb10:
//     %56 = llvm.mlir.constant(0 : i64) : i64
//     %57 = llvm.intr.umin(%35, %13) : (i64, i64) -> i64
//     %58 = llvm.icmp "eq" %57, %13 : i64
//     %59 = llvm.mlir.constant(-1 : i64) : i64
//     %60 = llvm.select %58, %59, %56 : i1, i64
//     llvm.br ^bb4(%57, %60 : i64, i64)
//   ^bb11:
//     %61 = llvm.icmp "sge" %62, %arg0 : i64
//     llvm.cond_br %61, ^bb14(%arg0 : i64), ^bb13
//   ^bb12(%62: i64):
//     %63 = llvm.icmp "eq" %62, %6 : i64
//     llvm.cond_br %63, ^bb3, ^bb11
//   ^bb13:
//     %64 = llvm.getelementptr %arg1[%62] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %65 = llvm.load %64 : !llvm.ptr -> i8
//     %66 = llvm.mlir.constant(34 : i8) : i8
//     %67 = llvm.icmp "eq" %65, %66 : i8
//     %68 = llvm.mlir.constant(92 : i8) : i8
//     %69 = llvm.icmp "eq" %65, %68 : i8
//     %70 = llvm.or %67, %69 : i1
//     llvm.cond_br %70, ^bb14(%62 : i64), ^bb15
//   ^bb14(%71: i64):
//     llvm.return %71 : i64
//   ^bb15:
//     %72 = llvm.mlir.constant(0 : i8) : i8
//     %73 = llvm.icmp "eq" %65, %72 : i8
//     llvm.cond_br %73, ^bb14(%0 : i64), ^bb16
//   ^bb16:
//     %74 = llvm.add %62, %1 overflow<nsw> : i64
//     llvm.br ^bb12(%74 : i64)
//   }
// }
