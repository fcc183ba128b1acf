// args: --target=x86_64-unknown-linux-gnu
// Two choices of words by one comparison, unless something needs the first before the second is there.
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
