// args: --target=x86_64-unknown-linux-gnu
// Two 64-bit selects with one condition become one 128-bit select, unless an operand of the second depends on the first.
llvm.func @pairs(%a: i64, %b: i64, %c: i64, %d: i64) -> i64 {
  %less = llvm.icmp "slt" %a, %b : i64
  %x = llvm.select %less, %c, %d : i1, i64
  %sum = llvm.add %a, %b : i64
  %y = llvm.select %less, %d, %sum : i1, i64
  %more = llvm.icmp "ult" %x, %y : i64
  %z = llvm.select %more, %a, %x : i1, i64
  %w = llvm.select %more, %z, %b : i1, i64
  llvm.return %w : i64
}
// output:
// ; @pairs
// function u0:0(i64, i64, i64, i64) -> i64 system_v {
//     region0 = 0 "memory"
//
// block0(v0: i64, v1: i64, v2: i64, v3: i64):
//     v4 = icmp slt v0, v1
//     v5 = iadd v0, v1
//     v6 = iconcat v2, v3
//     v7 = iconcat v3, v5
//     v8 = select v4, v6, v7
//     v9, v10 = isplit v8
//     v11 = icmp ult v9, v10
//     v12 = select v11, v0, v9
//     v13 = select v11, v12, v1
//     return v13
// }
//
// -----
// args: --target=x86_64-unknown-linux-gnu
// Pairs of 32-bit selects: a load and a sum clear the high halves of their registers, an argument does not.
llvm.func @halves(%p: !llvm.ptr, %a: i32, %b: i32) -> i32 {
  %most = llvm.mlir.constant(2147483647 : i32) : i32
  %x = llvm.load %p : !llvm.ptr -> i32
  %sum = llvm.add %a, %b : i32
  %less = llvm.icmp "slt" %a, %b : i32
  %y = llvm.select %less, %x, %most : i1, i32
  %z = llvm.select %less, %x, %sum : i1, i32
  %v = llvm.select %less, %a, %b : i1, i32
  %yz = llvm.sub %y, %z : i32
  %yzv = llvm.xor %yz, %v : i32
  llvm.return %yzv : i32
}
// output:
// ; @halves
// function u0:0(i64, i32, i32) -> i32 system_v {
//     region0 = 0 "memory"
//
// block0(v0: i64, v1: i32, v2: i32):
//     v3 = iconst.i32 0x7fff_ffff
//     v4 = uload32 notrap region0 v0
//     v5 = ireduce.i32 v4
//     v6 = iadd v1, v2
//     v7 = icmp slt v1, v2
//     v8 = iconcat v4, v4
//     v9 = uextend.i64 v3  ; v3 = 0x7fff_ffff
//     v10 = uextend.i64 v6
//     v11 = iconcat v9, v10
//     v12 = select v7, v8, v11
//     v13, v14 = isplit v12
//     v15 = ireduce.i32 v13
//     v16 = ireduce.i32 v14
//     v17 = select v7, v1, v2
//     v18 = isub v15, v16
//     v19 = bxor v18, v17
//     return v19
// }
//
