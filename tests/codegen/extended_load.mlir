// args: --target=x86_64-unknown-linux-gnu
// One instruction loads and extends; the narrow value is its low part. Atomic and volatile loads, loads of another width,
// and loads of another block are extended by a separate instruction.
llvm.func @extended(%p: !llvm.ptr, %q: !llvm.ptr) -> i64 {
  %a = llvm.load %p : !llvm.ptr -> i8
  %b = llvm.sext %a : i8 to i64
  %c = llvm.zext %a : i8 to i64
  %d = llvm.load volatile %p : !llvm.ptr -> i16
  %e = llvm.zext %d : i16 to i64
  %f = llvm.load %q : !llvm.ptr -> i32
  llvm.store %f, %p : i32, !llvm.ptr
  %g = llvm.zext %f : i32 to i64
  %h = llvm.load %q : !llvm.ptr -> i16
  llvm.br ^next
^next:
  %i = llvm.sext %h : i16 to i64
  %s = llvm.add %b, %c : i64
  %t = llvm.add %s, %e : i64
  %u = llvm.add %t, %g : i64
  %v = llvm.add %u, %i : i64
  llvm.return %v : i64
}
// output:
// ; @extended
// function u0:0(i64, i64) -> i64 system_v {
//     region0 = 0 "memory"
//
// block0(v0: i64, v1: i64):
//     v2 = sload8.i64 notrap region0 v0
//     v3 = ireduce.i8 v2
//     v4 = uextend.i64 v3
//     sequence_point
//     v5 = load.i16 region0 v0
//     sequence_point
//     v6 = uextend.i64 v5
//     v7 = uload32 notrap region0 v1
//     v8 = ireduce.i32 v7
//     store notrap region0 v8, v0
//     v9 = load.i16 notrap region0 v1
//     jump block1
//
// block1:
//     v10 = sextend.i64 v9
//     v11 = iadd.i64 v2, v4
//     v12 = iadd v11, v6
//     v13 = iadd v12, v7
//     v14 = iadd v13, v10
//     return v14
// }
//
