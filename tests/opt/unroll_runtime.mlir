// args: --passes=unroll-runtime
// A histogram loop is unrolled four times.
llvm.func @count(%n: i64, %x: !llvm.ptr, %counts: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %p : !llvm.ptr -> i64
  %q = llvm.getelementptr %counts[%v] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %c = llvm.load %q : !llvm.ptr -> i64
  %more = llvm.add %c, %c1 : i64
  llvm.store %more, %q : i64, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// The step may miss the bound of the `ne` exit test, which the guard excludes.
llvm.func @scatter(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  llvm.br ^header(%c0, %c0 : i64, i64)
^header(%i: i64, %last: i64):
  %cond = llvm.icmp "ne" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %p : !llvm.ptr -> i64
  %q = llvm.getelementptr %y[%v] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %w = llvm.load %q : !llvm.ptr -> i64
  %a = llvm.xor %v, %w : i64
  %b = llvm.and %v, %w : i64
  %c = llvm.or %a, %i : i64
  %d = llvm.sub %b, %c : i64
  %e = llvm.xor %d, %w : i64
  %f = llvm.shl %e, %c3 : i64
  %g = llvm.xor %f, %v : i64
  llvm.store %g, %q : i64, !llvm.ptr
  %next = llvm.add %i, %c3 : i64
  llvm.br ^header(%next, %g : i64, i64)
^exit:
  llvm.return %last : i64
}
// Not unrolled: the latency of the recurrence exceeds the throughput of an iteration.
llvm.func @waits(%n: i64, %x: !llvm.ptr) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0, %c0 : i64, i64)
^header(%i: i64, %at: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %p : !llvm.ptr -> i64
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next, %v : i64, i64)
^exit:
  llvm.return %at : i64
}
// Not unrolled: a call.
llvm.func @g()
llvm.func @calls(%n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  llvm.call @g() : () -> ()
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// Not unrolled: the trip count is too small.
llvm.func @few(%x: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %c3 : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %i, %p : i64, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// A branch in the body: elements above 0 are moved to the front.
llvm.func @compress(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr) -> i32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %none = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^header(%c0, %none : i64, i32)
^header(%i: i64, %at: i32):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %p : !llvm.ptr -> i64
  %is_positive = llvm.icmp "sgt" %v, %c0 : i64
  llvm.cond_br %is_positive, ^then, ^latch(%at : i32)
^then:
  %q = llvm.getelementptr %y[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i64
  llvm.store %v, %q : i64, !llvm.ptr
  %more = llvm.add %at, %one overflow<nsw> : i32
  llvm.br ^latch(%more : i32)
^latch(%to: i32):
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next, %to : i64, i32)
^exit:
  llvm.return %at : i32
}
// Not unrolled: the stride is unknown, so that each copy would need a pointer of its own.
llvm.func @column(%n: i64, %m: i64, %x: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %at = llvm.mul %i, %m : i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %p : !llvm.ptr -> i64
  %is_positive = llvm.icmp "sgt" %v, %c0 : i64
  llvm.cond_br %is_positive, ^then, ^latch
^then:
  llvm.store %i, %p : i64, !llvm.ptr
  llvm.br ^latch
^latch:
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @count(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(4 : i64) : i64
//     %3 = llvm.icmp "sge" %arg0, %2 : i64
//     llvm.cond_br %3, ^bb1, ^bb3(%0 : i64)
//   ^bb1:
//     %4 = llvm.mlir.constant(3 : i64) : i64
//     %5 = llvm.and %arg0, %4 : i64
//     %6 = llvm.sub %arg0, %5 : i64
//     llvm.br ^bb2(%0 : i64)
//   ^bb2(%7: i64):
//     %8 = llvm.getelementptr %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %9 = llvm.load %8 : !llvm.ptr -> i64
//     %10 = llvm.getelementptr %arg2[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %11 = llvm.load %10 : !llvm.ptr -> i64
//     %12 = llvm.add %11, %1 : i64
//     llvm.store %12, %10 : i64, !llvm.ptr
//     %13 = llvm.mlir.constant(1 : i64) : i64
//     %14 = llvm.add %7, %13 : i64
//     %15 = llvm.getelementptr %arg1[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %16 = llvm.load %15 : !llvm.ptr -> i64
//     %17 = llvm.getelementptr %arg2[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %18 = llvm.load %17 : !llvm.ptr -> i64
//     %19 = llvm.add %18, %1 : i64
//     llvm.store %19, %17 : i64, !llvm.ptr
//     %20 = llvm.mlir.constant(2 : i64) : i64
//     %21 = llvm.add %7, %20 : i64
//     %22 = llvm.getelementptr %arg1[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %23 = llvm.load %22 : !llvm.ptr -> i64
//     %24 = llvm.getelementptr %arg2[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %25 = llvm.load %24 : !llvm.ptr -> i64
//     %26 = llvm.add %25, %1 : i64
//     llvm.store %26, %24 : i64, !llvm.ptr
//     %27 = llvm.mlir.constant(3 : i64) : i64
//     %28 = llvm.add %7, %27 : i64
//     %29 = llvm.getelementptr %arg1[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %30 = llvm.load %29 : !llvm.ptr -> i64
//     %31 = llvm.getelementptr %arg2[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %32 = llvm.load %31 : !llvm.ptr -> i64
//     %33 = llvm.add %32, %1 : i64
//     llvm.store %33, %31 : i64, !llvm.ptr
//     %34 = llvm.mlir.constant(4 : i64) : i64
//     %35 = llvm.add %7, %34 : i64
//     %36 = llvm.icmp "slt" %35, %6 : i64
//     llvm.cond_br %36, ^bb2(%35 : i64), ^bb3(%6 : i64)
//   ^bb3(%37: i64):
//     %38 = llvm.icmp "slt" %37, %arg0 : i64
//     llvm.cond_br %38, ^bb5, ^bb4
//   ^bb4:
//     llvm.return
//   ^bb5:
//     %39 = llvm.getelementptr %arg1[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %40 = llvm.load %39 : !llvm.ptr -> i64
//     ... 3 lines
//     llvm.store %43, %41 : i64, !llvm.ptr
//     %44 = llvm.add %37, %1 : i64
//     llvm.br ^bb3(%44 : i64)
//   }
//   llvm.func @scatter(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> i64 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(3 : i64) : i64
//     %2 = llvm.icmp "slt" %0, %arg0 : i64
//     %3 = llvm.mlir.constant(3 : i64) : i64
//     %4 = llvm.udiv %arg0, %3 : i64
//     %5 = llvm.mlir.constant(3 : i64) : i64
//     %6 = llvm.mul %4, %5 : i64
//     %7 = llvm.icmp "eq" %6, %arg0 : i64
//     %8 = llvm.mlir.constant(4 : i64) : i64
//     %9 = llvm.icmp "uge" %4, %8 : i64
//     %10 = llvm.and %2, %7 : i1
//     %11 = llvm.and %10, %9 : i1
//     llvm.cond_br %11, ^bb1, ^bb3(%0, %0 : i64, i64)
//   ^bb1:
//     %12 = llvm.mlir.constant(3 : i64) : i64
//     %13 = llvm.and %4, %12 : i64
//     %14 = llvm.sub %4, %13 : i64
//     %15 = llvm.mlir.constant(3 : i64) : i64
//     %16 = llvm.mul %14, %15 : i64
//     llvm.br ^bb2(%0 : i64)
//   ^bb2(%17: i64):
//     %18 = llvm.getelementptr %arg1[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %19 = llvm.load %18 : !llvm.ptr -> i64
//     %20 = llvm.getelementptr %arg2[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %21 = llvm.load %20 : !llvm.ptr -> i64
//     %22 = llvm.xor %19, %21 : i64
//     %23 = llvm.and %19, %21 : i64
//     %24 = llvm.or %22, %17 : i64
//     %25 = llvm.sub %23, %24 : i64
//     %26 = llvm.xor %25, %21 : i64
//     %27 = llvm.shl %26, %1 : i64
//     %28 = llvm.xor %27, %19 : i64
//     llvm.store %28, %20 : i64, !llvm.ptr
//     %29 = llvm.mlir.constant(3 : i64) : i64
//     %30 = llvm.add %17, %29 : i64
//     %31 = llvm.getelementptr %arg1[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %32 = llvm.load %31 : !llvm.ptr -> i64
//     %33 = llvm.getelementptr %arg2[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %34 = llvm.load %33 : !llvm.ptr -> i64
//     %35 = llvm.xor %32, %34 : i64
//     %36 = llvm.and %32, %34 : i64
//     %37 = llvm.or %35, %30 : i64
//     %38 = llvm.sub %36, %37 : i64
//     %39 = llvm.xor %38, %34 : i64
//     %40 = llvm.shl %39, %1 : i64
//     %41 = llvm.xor %40, %32 : i64
//     llvm.store %41, %33 : i64, !llvm.ptr
//     %42 = llvm.mlir.constant(6 : i64) : i64
//     %43 = llvm.add %17, %42 : i64
//     %44 = llvm.getelementptr %arg1[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %45 = llvm.load %44 : !llvm.ptr -> i64
//     %46 = llvm.getelementptr %arg2[%45] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %47 = llvm.load %46 : !llvm.ptr -> i64
//     %48 = llvm.xor %45, %47 : i64
//     %49 = llvm.and %45, %47 : i64
//     %50 = llvm.or %48, %43 : i64
//     %51 = llvm.sub %49, %50 : i64
//     %52 = llvm.xor %51, %47 : i64
//     %53 = llvm.shl %52, %1 : i64
//     %54 = llvm.xor %53, %45 : i64
//     llvm.store %54, %46 : i64, !llvm.ptr
//     %55 = llvm.mlir.constant(9 : i64) : i64
//     %56 = llvm.add %17, %55 : i64
//     %57 = llvm.getelementptr %arg1[%56] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %58 = llvm.load %57 : !llvm.ptr -> i64
//     %59 = llvm.getelementptr %arg2[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %60 = llvm.load %59 : !llvm.ptr -> i64
//     %61 = llvm.xor %58, %60 : i64
//     %62 = llvm.and %58, %60 : i64
//     %63 = llvm.or %61, %56 : i64
//     %64 = llvm.sub %62, %63 : i64
//     %65 = llvm.xor %64, %60 : i64
//     %66 = llvm.shl %65, %1 : i64
//     %67 = llvm.xor %66, %58 : i64
//     llvm.store %67, %59 : i64, !llvm.ptr
//     %68 = llvm.mlir.constant(12 : i64) : i64
//     %69 = llvm.add %17, %68 : i64
//     %70 = llvm.icmp "slt" %69, %16 : i64
//     llvm.cond_br %70, ^bb2(%69 : i64), ^bb3(%16, %67 : i64, i64)
//   ^bb3(%71: i64, %72: i64):
//     ... 19 lines
//   }
//   llvm.func @waits(%arg0: i64, %arg1: !llvm.ptr) -> i64 {
//     ... 13 lines
//   }
//   llvm.func @g()
//   llvm.func @calls(%arg0: i64) {
//     ... 12 lines
//   }
//   llvm.func @few(%arg0: !llvm.ptr) {
//     ... 14 lines
//   }
//   llvm.func @compress(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> i32 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(0 : i32) : i32
//     %3 = llvm.mlir.constant(1 : i32) : i32
//     %4 = llvm.mlir.constant(4 : i64) : i64
//     %5 = llvm.icmp "sge" %arg0, %4 : i64
//     llvm.cond_br %5, ^bb1, ^bb11(%0, %2 : i64, i32)
//   ^bb1:
//     %6 = llvm.mlir.constant(3 : i64) : i64
//     %7 = llvm.and %arg0, %6 : i64
//     %8 = llvm.sub %arg0, %7 : i64
//     llvm.br ^bb2(%0, %2 : i64, i32)
//   ^bb2(%9: i64, %10: i32):
//     %11 = llvm.getelementptr %arg1[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %12 = llvm.load %11 : !llvm.ptr -> i64
//     %13 = llvm.icmp "sgt" %12, %0 : i64
//     llvm.cond_br %13, ^bb3, ^bb4(%10 : i32)
//   ^bb3:
//     %14 = llvm.getelementptr %arg2[%10] : (!llvm.ptr, i32) -> !llvm.ptr, i64
//     llvm.store %12, %14 : i64, !llvm.ptr
//     %15 = llvm.add %10, %3 overflow<nsw> : i32
//     llvm.br ^bb4(%15 : i32)
//   ^bb4(%16: i32):
//     %17 = llvm.mlir.constant(1 : i64) : i64
//     %18 = llvm.add %9, %17 : i64
//     %19 = llvm.getelementptr %arg1[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %20 = llvm.load %19 : !llvm.ptr -> i64
//     %21 = llvm.icmp "sgt" %20, %0 : i64
//     llvm.cond_br %21, ^bb5, ^bb6(%16 : i32)
//   ^bb5:
//     %22 = llvm.getelementptr %arg2[%16] : (!llvm.ptr, i32) -> !llvm.ptr, i64
//     llvm.store %20, %22 : i64, !llvm.ptr
//     %23 = llvm.add %16, %3 overflow<nsw> : i32
//     llvm.br ^bb6(%23 : i32)
//   ^bb6(%24: i32):
//     %25 = llvm.mlir.constant(2 : i64) : i64
//     %26 = llvm.add %9, %25 : i64
//     %27 = llvm.getelementptr %arg1[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %28 = llvm.load %27 : !llvm.ptr -> i64
//     %29 = llvm.icmp "sgt" %28, %0 : i64
//     llvm.cond_br %29, ^bb7, ^bb8(%24 : i32)
//   ^bb7:
//     %30 = llvm.getelementptr %arg2[%24] : (!llvm.ptr, i32) -> !llvm.ptr, i64
//     llvm.store %28, %30 : i64, !llvm.ptr
//     %31 = llvm.add %24, %3 overflow<nsw> : i32
//     llvm.br ^bb8(%31 : i32)
//   ^bb8(%32: i32):
//     %33 = llvm.mlir.constant(3 : i64) : i64
//     %34 = llvm.add %9, %33 : i64
//     %35 = llvm.getelementptr %arg1[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %36 = llvm.load %35 : !llvm.ptr -> i64
//     %37 = llvm.icmp "sgt" %36, %0 : i64
//     llvm.cond_br %37, ^bb9, ^bb10(%32 : i32)
//   ^bb9:
//     %38 = llvm.getelementptr %arg2[%32] : (!llvm.ptr, i32) -> !llvm.ptr, i64
//     llvm.store %36, %38 : i64, !llvm.ptr
//     %39 = llvm.add %32, %3 overflow<nsw> : i32
//     llvm.br ^bb10(%39 : i32)
//   ^bb10(%40: i32):
//     %41 = llvm.mlir.constant(4 : i64) : i64
//     %42 = llvm.add %9, %41 : i64
//     %43 = llvm.icmp "slt" %42, %8 : i64
//     llvm.cond_br %43, ^bb2(%42, %40 : i64, i32), ^bb11(%8, %40 : i64, i32)
//   ^bb11(%44: i64, %45: i32):
//     %46 = llvm.icmp "slt" %44, %arg0 : i64
//     llvm.cond_br %46, ^bb13, ^bb12
//   ^bb12:
//     llvm.return %45 : i32
//   ^bb13:
//     %47 = llvm.getelementptr %arg1[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %48 = llvm.load %47 : !llvm.ptr -> i64
//     %49 = llvm.icmp "sgt" %48, %0 : i64
//     llvm.cond_br %49, ^bb14, ^bb15(%45 : i32)
//   ^bb14:
//     %50 = llvm.getelementptr %arg2[%45] : (!llvm.ptr, i32) -> !llvm.ptr, i64
//     llvm.store %48, %50 : i64, !llvm.ptr
//     %51 = llvm.add %45, %3 overflow<nsw> : i32
//     llvm.br ^bb15(%51 : i32)
//   ^bb15(%52: i32):
//     %53 = llvm.add %44, %1 : i64
//     llvm.br ^bb11(%53, %52 : i64, i32)
//   }
//   llvm.func @column(%arg0: i64, %arg1: i64, %arg2: !llvm.ptr) {
//     ... 20 lines
//   }
// }
