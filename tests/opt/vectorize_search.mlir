// args: --passes=vectorize-search
// What is searched for: a vector may end behind the last element, but not behind the page.
llvm.func @find(%n: i64, %x: !llvm.ptr, %v: i32) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %goes_on = llvm.icmp "ult" %i, %n : i64
  llvm.cond_br %goes_on, ^body, ^exit
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
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%2: i64):
//     %3 = llvm.mlir.constant(8 : i64) : i64
//     %4 = llvm.mlir.constant(1 : i64) : i64
//     %5 = llvm.add %2, %3 : i64
//     llvm.br ^bb2(%2, %5 : i64, i64)
//   ^bb2(%6: i64, %7: i64):
//     llvm.br ^bb12(%6 : i64)
//   ^bb3:
//     %8 = llvm.mlir.constant(0 : i64) : i64
//     %9 = llvm.freeze %66 : i64
//     %10 = llvm.freeze %arg0 : i64
//     %11 = llvm.sub %10, %9 : i64
//     %12 = llvm.icmp "ult" %9, %10 : i64
//     %13 = llvm.mlir.constant(0 : i64) : i64
//     %14 = llvm.select %12, %11, %13 : i1, i64
//     %15 = llvm.mlir.constant(-1 : i64) : i64
//     %16 = llvm.icmp "eq" %14, %8 : i64
//     llvm.cond_br %16, ^bb4(%8, %15 : i64, i64), ^bb5
//   ^bb4(%17: i64, %18: i64):
//     %19 = llvm.mlir.constant(1 : i64) : i64
//     %20 = llvm.add %66, %17 : i64
//     %21 = llvm.mlir.constant(1 : i64) : i64
//     %22 = llvm.add %20, %18 : i64
//     llvm.br ^bb2(%20, %22 : i64, i64)
//   ^bb5:
//     %23 = llvm.mlir.constant(16 : i64) : i64
//     %24 = llvm.getelementptr %arg1[%66] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %25 = llvm.ptrtoint %24 : !llvm.ptr to i64
//     %26 = llvm.freeze %25 : i64
//     %27 = llvm.mlir.constant(4095 : i64) : i64
//     %28 = llvm.and %26, %27 : i64
//     %29 = llvm.mlir.constant(4096 : i64) : i64
//     %30 = llvm.sub %29, %28 : i64
//     %31 = llvm.mlir.constant(2 : i64) : i64
//     %32 = llvm.lshr %30, %31 : i64
//     %33 = llvm.mlir.constant(1 : i64) : i64
//     %34 = llvm.icmp "ult" %32, %23 : i64
//     llvm.cond_br %34, ^bb4(%8, %32 : i64, i64), ^bb6
//   ^bb6:
//     %35 = llvm.intr.umin(%14, %32) : (i64, i64) -> i64
//     %36 = llvm.mlir.constant(15 : i64) : i64
//     %37 = llvm.and %35, %36 : i64
//     %38 = llvm.sub %35, %37 : i64
//     %39 = llvm.intr.umax(%38, %23) : (i64, i64) -> i64
//     %40 = llvm.mlir.poison : vector<16xi32>
//     %41 = llvm.mlir.constant(0 : i32) : i32
//     %42 = llvm.insertelement %arg2, %40[%41 : i32] : vector<16xi32>
//     %43 = llvm.shufflevector %42, %42 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi32>
//     %44 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb7(%44 : i64)
//   ^bb7(%45: i64):
//     %46 = llvm.getelementptr %24[%45] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %47 = llvm.load %46 {alignment = 4 : i64} : !llvm.ptr -> vector<16xi32>
//     %48 = llvm.icmp "eq" %47, %43 : vector<16xi32>
//     %49 = "llvm.intr.vector.reduce.or"(%48) : (vector<16xi1>) -> i1
//     llvm.cond_br %49, ^bb9, ^bb8
//   ^bb8:
//     %50 = llvm.add %45, %23 : i64
//     %51 = llvm.icmp "ne" %50, %39 : i64
//     llvm.cond_br %51, ^bb7(%50 : i64), ^bb10
//   ^bb9:
//     %52 = llvm.bitcast %48 : vector<16xi1> to i16
//     %53 = llvm.zext %52 : i16 to i64
//     %54 = "llvm.intr.cttz"(%53) <{is_zero_poison = true}> : (i64) -> i64
//     %55 = llvm.mlir.constant(0 : i64) : i64
//     %56 = llvm.add %45, %54 : i64
//     %57 = llvm.intr.umin(%56, %14) : (i64, i64) -> i64
//     %58 = llvm.mlir.constant(-1 : i64) : i64
//     llvm.br ^bb4(%57, %58 : i64, i64)
//   ^bb10:
//     %59 = llvm.mlir.constant(0 : i64) : i64
//     %60 = llvm.intr.umin(%39, %14) : (i64, i64) -> i64
//     %61 = llvm.icmp "eq" %60, %14 : i64
//     %62 = llvm.mlir.constant(-1 : i64) : i64
//     %63 = llvm.select %61, %62, %59 : i1, i64
//     llvm.br ^bb4(%60, %63 : i64, i64)
//   ^bb11:
//     %64 = llvm.icmp "ult" %66, %arg0 : i64
//     %65 = llvm.icmp "uge" %66, %arg0 : i64
//     llvm.cond_br %65, ^bb14, ^bb13
//   ^bb12(%66: i64):
//     %67 = llvm.icmp "eq" %66, %7 : i64
//     llvm.cond_br %67, ^bb3, ^bb11
//   ^bb13:
//     %68 = llvm.getelementptr %arg1[%66] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %69 = llvm.load %68 : !llvm.ptr -> i32
//     %70 = llvm.icmp "ne" %69, %arg2 : i32
//     %71 = llvm.icmp "eq" %69, %arg2 : i32
//     llvm.cond_br %71, ^bb14, ^bb15
//   ^bb14:
//     llvm.return %66 : i64
//   ^bb15:
//     %72 = llvm.add %66, %1 : i64
//     llvm.br ^bb12(%72 : i64)
//   }
// }
// -----
// args: --passes=vectorize-search
// The pointer counts, down, and nothing says how far: the last lane is the first iteration.
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
//     %2 = llvm.mlir.constant(8 : i64) : i64
//     %3 = llvm.mlir.constant(-1 : i64) : i64
//     %4 = llvm.mlir.constant(-8 : i64) : i64
//     %5 = llvm.getelementptr %1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     llvm.br ^bb2(%1, %5 : !llvm.ptr, !llvm.ptr)
//   ^bb2(%6: !llvm.ptr, %7: !llvm.ptr):
//     llvm.br ^bb11(%6 : !llvm.ptr)
//   ^bb3:
//     %8 = llvm.mlir.constant(0 : i64) : i64
//     %9 = llvm.mlir.constant(64 : i64) : i64
//     %10 = llvm.ptrtoint %52 : !llvm.ptr to i64
//     %11 = llvm.freeze %10 : i64
//     %12 = llvm.mlir.constant(4095 : i64) : i64
//     %13 = llvm.and %11, %12 : i64
//     %14 = llvm.mlir.constant(4096 : i64) : i64
//     %15 = llvm.mlir.constant(0 : i64) : i64
//     %16 = llvm.lshr %13, %15 : i64
//     %17 = llvm.mlir.constant(1 : i64) : i64
//     %18 = llvm.add %16, %17 : i64
//     %19 = llvm.icmp "ult" %18, %9 : i64
//     llvm.cond_br %19, ^bb4(%8, %18 : i64, i64), ^bb5
//   ^bb4(%20: i64, %21: i64):
//     %22 = llvm.mlir.constant(-1 : i64) : i64
//     %23 = llvm.mul %20, %22 : i64
//     %24 = llvm.getelementptr %52[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %25 = llvm.mlir.constant(-1 : i64) : i64
//     %26 = llvm.mul %21, %25 : i64
//     %27 = llvm.getelementptr %24[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     llvm.br ^bb2(%24, %27 : !llvm.ptr, !llvm.ptr)
//   ^bb5:
//     %28 = llvm.mlir.constant(63 : i64) : i64
//     %29 = llvm.and %18, %28 : i64
//     %30 = llvm.sub %18, %29 : i64
//     %31 = llvm.mlir.constant(dense<0> : vector<64xi8>) : vector<64xi8>
//     %32 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb6(%32 : i64)
//   ^bb6(%33: i64):
//     %34 = llvm.mlir.constant(0 : i64) : i64
//     %35 = llvm.sub %34, %33 : i64
//     %36 = llvm.getelementptr %52[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %37 = llvm.getelementptr %36[-63] : (!llvm.ptr) -> !llvm.ptr, i8
//     %38 = llvm.load %37 {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
//     %39 = llvm.icmp "eq" %38, %31 : vector<64xi8>
//     %40 = "llvm.intr.vector.reduce.or"(%39) : (vector<64xi1>) -> i1
//     llvm.cond_br %40, ^bb8, ^bb7
//   ^bb7:
//     %41 = llvm.add %33, %9 : i64
//     %42 = llvm.icmp "ne" %41, %30 : i64
//     llvm.cond_br %42, ^bb6(%41 : i64), ^bb9
//   ^bb8:
//     %43 = llvm.bitcast %39 : vector<64xi1> to i64
//     %44 = "llvm.intr.ctlz"(%43) <{is_zero_poison = true}> : (i64) -> i64
//     %45 = llvm.mlir.constant(0 : i64) : i64
//     %46 = llvm.add %33, %44 : i64
//     %47 = llvm.mlir.constant(-1 : i64) : i64
//     llvm.br ^bb4(%46, %47 : i64, i64)
//   ^bb9:
//     %48 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb4(%30, %48 : i64, i64)
//   ^bb10:
//     %49 = llvm.load %52 : !llvm.ptr -> i8
//     %50 = llvm.getelementptr %52[-1] : (!llvm.ptr) -> !llvm.ptr, i8
//     %51 = llvm.icmp "eq" %49, %0 : i8
//     llvm.cond_br %51, ^bb12, ^bb11(%50 : !llvm.ptr)
//   ^bb11(%52: !llvm.ptr):
//     %53 = llvm.icmp "eq" %52, %7 : !llvm.ptr
//     llvm.cond_br %53, ^bb3, ^bb10
//   ^bb12:
//     llvm.return %52 : !llvm.ptr
//   }
// }
// -----
// args: --passes=vectorize-search
// The second load is only done if no iteration leaves before it, and that all stay is easier to ask than that one leaves.
llvm.func @descend(%n: i32, %x: !llvm.ptr, %y: !llvm.ptr) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0.0 : f64) : f64
  llvm.br ^header(%c0 : i32)
^header(%i: i32):
  %goes_on = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %goes_on, ^body, ^exit
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
//     %4 = llvm.mlir.constant(8 : i64) : i64
//     %5 = llvm.mlir.constant(8 : i32) : i32
//     %6 = llvm.mlir.constant(1 : i32) : i32
//     %7 = llvm.add %3, %5 : i32
//     llvm.br ^bb2(%3, %7 : i32, i32)
//   ^bb2(%8: i32, %9: i32):
//     llvm.br ^bb13(%8 : i32)
//   ^bb3:
//     %10 = llvm.mlir.constant(0 : i64) : i64
//     %11 = llvm.freeze %87 : i32
//     %12 = llvm.freeze %arg0 : i32
//     %13 = llvm.sub %12, %11 : i32
//     %14 = llvm.zext %13 : i32 to i64
//     %15 = llvm.icmp "slt" %11, %12 : i32
//     %16 = llvm.mlir.constant(0 : i64) : i64
//     %17 = llvm.select %15, %14, %16 : i1, i64
//     %18 = llvm.mlir.constant(-1 : i64) : i64
//     %19 = llvm.icmp "eq" %17, %10 : i64
//     llvm.cond_br %19, ^bb4(%10, %18 : i64, i64), ^bb5
//   ^bb4(%20: i64, %21: i64):
//     %22 = llvm.trunc %20 : i64 to i32
//     %23 = llvm.mlir.constant(1 : i32) : i32
//     %24 = llvm.add %87, %22 : i32
//     %25 = llvm.trunc %21 : i64 to i32
//     %26 = llvm.mlir.constant(1 : i32) : i32
//     %27 = llvm.add %24, %25 : i32
//     llvm.br ^bb2(%24, %27 : i32, i32)
//   ^bb5:
//     %28 = llvm.mlir.constant(8 : i64) : i64
//     %29 = llvm.sext %87 : i32 to i64
//     %30 = llvm.getelementptr %arg1[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     %31 = llvm.ptrtoint %30 : !llvm.ptr to i64
//     %32 = llvm.freeze %31 : i64
//     %33 = llvm.mlir.constant(4095 : i64) : i64
//     %34 = llvm.and %32, %33 : i64
//     %35 = llvm.mlir.constant(4096 : i64) : i64
//     %36 = llvm.sub %35, %34 : i64
//     %37 = llvm.mlir.constant(3 : i64) : i64
//     %38 = llvm.lshr %36, %37 : i64
//     %39 = llvm.mlir.constant(1 : i64) : i64
//     %40 = llvm.getelementptr %arg2[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     %41 = llvm.ptrtoint %40 : !llvm.ptr to i64
//     %42 = llvm.freeze %41 : i64
//     %43 = llvm.mlir.constant(4095 : i64) : i64
//     %44 = llvm.and %42, %43 : i64
//     %45 = llvm.mlir.constant(4096 : i64) : i64
//     %46 = llvm.sub %45, %44 : i64
//     %47 = llvm.mlir.constant(3 : i64) : i64
//     %48 = llvm.lshr %46, %47 : i64
//     %49 = llvm.mlir.constant(1 : i64) : i64
//     %50 = llvm.intr.umin(%38, %48) : (i64, i64) -> i64
//     %51 = llvm.icmp "ult" %50, %28 : i64
//     llvm.cond_br %51, ^bb4(%10, %50 : i64, i64), ^bb6
//   ^bb6:
//     %52 = llvm.intr.umin(%17, %50) : (i64, i64) -> i64
//     %53 = llvm.mlir.constant(7 : i64) : i64
//     %54 = llvm.and %52, %53 : i64
//     %55 = llvm.sub %52, %54 : i64
//     %56 = llvm.intr.umax(%55, %28) : (i64, i64) -> i64
//     %57 = llvm.mlir.constant(dense<0.000000e+00> : vector<8xf64>) : vector<8xf64>
//     %58 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb7(%58 : i64)
//   ^bb7(%59: i64):
//     %60 = llvm.getelementptr %30[%59] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     %61 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> vector<8xf64>
//     %62 = llvm.fcmp "oge" %61, %57 : vector<8xf64>
//     %63 = llvm.mlir.constant(-1 : i64) : i64
//     %64 = "llvm.intr.vector.reduce.and"(%62) : (vector<8xi1>) -> i1
//     llvm.cond_br %64, ^bb8, ^bb4(%59, %63 : i64, i64)
//   ^bb8:
//     %65 = llvm.getelementptr %40[%59] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     %66 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> vector<8xf64>
//     %67 = llvm.fcmp "olt" %66, %61 : vector<8xf64>
//     %68 = "llvm.intr.vector.reduce.and"(%67) : (vector<8xi1>) -> i1
//     llvm.cond_br %68, ^bb9, ^bb10
//   ^bb9:
//     %69 = llvm.add %59, %28 : i64
//     %70 = llvm.icmp "ne" %69, %56 : i64
//     llvm.cond_br %70, ^bb7(%69 : i64), ^bb11
//   ^bb10:
//     %71 = llvm.bitcast %67 : vector<8xi1> to i8
//     %72 = llvm.mlir.constant(-1 : i8) : i8
//     %73 = llvm.xor %71, %72 : i8
//     %74 = llvm.zext %73 : i8 to i64
//     %75 = "llvm.intr.cttz"(%74) <{is_zero_poison = true}> : (i64) -> i64
//     %76 = llvm.mlir.constant(0 : i64) : i64
//     %77 = llvm.add %59, %75 : i64
//     %78 = llvm.intr.umin(%77, %17) : (i64, i64) -> i64
//     %79 = llvm.mlir.constant(-1 : i64) : i64
//     llvm.br ^bb4(%78, %79 : i64, i64)
//   ^bb11:
//     %80 = llvm.mlir.constant(0 : i64) : i64
//     %81 = llvm.intr.umin(%56, %17) : (i64, i64) -> i64
//     %82 = llvm.icmp "eq" %81, %17 : i64
//     %83 = llvm.mlir.constant(-1 : i64) : i64
//     %84 = llvm.select %82, %83, %80 : i1, i64
//     llvm.br ^bb4(%81, %84 : i64, i64)
//   ^bb12:
//     %85 = llvm.icmp "slt" %87, %arg0 : i32
//     %86 = llvm.icmp "sge" %87, %arg0 : i32
//     llvm.cond_br %86, ^bb16, ^bb14
//   ^bb13(%87: i32):
//     %88 = llvm.icmp "eq" %87, %9 : i32
//     llvm.cond_br %88, ^bb3, ^bb12
//   ^bb14:
//     %89 = llvm.sext %87 : i32 to i64
//     %90 = llvm.getelementptr %arg1[%89] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     %91 = llvm.load %90 : !llvm.ptr -> f64
//     %92 = llvm.fcmp "oge" %91, %2 : f64
//     %93 = llvm.fcmp "ult" %91, %2 : f64
//     llvm.cond_br %93, ^bb16, ^bb15
//   ^bb15:
//     %94 = llvm.getelementptr %arg2[%89] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     %95 = llvm.load %94 : !llvm.ptr -> f64
//     %96 = llvm.fcmp "olt" %95, %91 : f64
//     %97 = llvm.add %87, %1 : i32
//     %98 = llvm.fcmp "uge" %95, %91 : f64
//     llvm.cond_br %98, ^bb16, ^bb13(%97 : i32)
//   ^bb16:
//     llvm.return %87 : i32
//   }
// }
// -----
// args: --passes=vectorize-search
// An element may lie across the end of a page if it is not aligned; and what counts may wrap, if nothing says that it does not.
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
// Without an operating system, what lies behind an array in the same page may be no memory.
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
