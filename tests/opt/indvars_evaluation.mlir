// args: --passes=indvars
// Evaluation of the loop over the bits of a mask yields a trip count of seven.
llvm.func @bits(%x: i32) -> i32 {
  %first = llvm.mlir.constant(64 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^header(%first, %x : i32, i32)
^header(%bit: i32, %sum: i32):
  %more = llvm.icmp "ne" %bit, %zero : i32
  llvm.cond_br %more, ^body, ^end
^body:
  %masked = llvm.and %sum, %bit : i32
  %next = llvm.add %sum, %masked : i32
  %half = llvm.lshr %bit, %one : i32
  llvm.br ^header(%half, %next : i32, i32)
^end:
  llvm.return %sum : i32
}
// output:
// module {
//   llvm.func @bits(%arg0: i32) -> i32 {
//     %0 = llvm.mlir.constant(64 : i32) : i32
//     %1 = llvm.mlir.constant(1 : i32) : i32
//     %2 = llvm.mlir.constant(0 : i64) : i64
//     %3 = llvm.mlir.constant(7 : i64) : i64
//     llvm.br ^bb1(%0, %arg0, %2 : i32, i32, i64)
//   ^bb1(%4: i32, %5: i32, %6: i64):
//     %7 = llvm.icmp "slt" %6, %3 : i64
//     llvm.cond_br %7, ^bb3, ^bb2
//   ^bb2:
//     llvm.return %5 : i32
//   ^bb3:
//     %8 = llvm.and %5, %4 : i32
//     %9 = llvm.add %5, %8 : i32
//     %10 = llvm.lshr %4, %1 : i32
//     %11 = llvm.mlir.constant(1 : i64) : i64
//     %12 = llvm.add %6, %11 overflow<nsw> : i64
//     llvm.br ^bb1(%10, %9, %12 : i32, i32, i64)
//   }
// }
// -----
// args: --passes=indvars
// Not replaced: a loop that depends on an argument, a trip count above the limit, and an infinite loop.
llvm.func @kept(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %many = llvm.mlir.constant(65536 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^first(%x : i32)
^first(%a: i32):
  %0 = llvm.icmp "ne" %a, %zero : i32
  llvm.cond_br %0, ^shift, ^before
^shift:
  %1 = llvm.lshr %a, %one : i32
  llvm.br ^first(%1 : i32)
^before:
  llvm.br ^second(%many : i32)
^second(%b: i32):
  %2 = llvm.icmp "ne" %b, %zero : i32
  llvm.cond_br %2, ^half, ^between
^half:
  %3 = llvm.lshr %b, %one : i32
  llvm.br ^second(%3 : i32)
^between:
  llvm.br ^third(%one : i32)
^third(%c: i32):
  %4 = llvm.icmp "ne" %c, %zero : i32
  llvm.cond_br %4, ^same, ^end
^same:
  %5 = llvm.mul %c, %c : i32
  llvm.br ^third(%5 : i32)
^end:
  llvm.return %x : i32
}
// output:
// module {
//   llvm.func @kept(%arg0: i32) -> i32 {
//     %0 = llvm.mlir.constant(1 : i32) : i32
//     %1 = llvm.mlir.constant(65536 : i32) : i32
//     %2 = llvm.mlir.constant(0 : i32) : i32
//     llvm.br ^bb1(%arg0 : i32)
//   ^bb1(%3: i32):
//     %4 = llvm.icmp "ne" %3, %2 : i32
//     llvm.cond_br %4, ^bb9, ^bb2
//   ^bb2:
//     llvm.br ^bb3(%1 : i32)
//   ^bb3(%5: i32):
//     %6 = llvm.icmp "ne" %5, %2 : i32
//     llvm.cond_br %6, ^bb8, ^bb4
//   ^bb4:
//     llvm.br ^bb5(%0 : i32)
//   ^bb5(%7: i32):
//     %8 = llvm.icmp "ne" %7, %2 : i32
//     llvm.cond_br %8, ^bb7, ^bb6
//   ^bb6:
//     llvm.return %arg0 : i32
//   ^bb7:
//     %9 = llvm.mul %7, %7 : i32
//     llvm.br ^bb5(%9 : i32)
//   ^bb8:
//     %10 = llvm.lshr %5, %0 : i32
//     llvm.br ^bb3(%10 : i32)
//   ^bb9:
//     %11 = llvm.lshr %3, %0 : i32
//     llvm.br ^bb1(%11 : i32)
//   }
// }
