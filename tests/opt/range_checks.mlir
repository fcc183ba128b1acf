// args: --passes=range-checks
// Two comparisons with constants become one comparison of a difference.
llvm.func @digit(%c: i8) -> i1 {
  %first = llvm.mlir.constant(48 : i8) : i8
  %last = llvm.mlir.constant(57 : i8) : i8
  %a = llvm.icmp "sge" %c, %first : i8
  %b = llvm.icmp "sle" %c, %last : i8
  %both = llvm.and %a, %b : i1
  llvm.return %both : i1
}
// output:
// module {
//   llvm.func @digit(%arg0: i8) -> i1 {
//     %0 = llvm.mlir.constant(48 : i8) : i8
//     %1 = llvm.sub %arg0, %0 : i8
//     %2 = llvm.mlir.constant(10 : i8) : i8
//     %3 = llvm.icmp "ult" %1, %2 : i8
//     llvm.return %3 : i1
//   }
// }
// -----
// args: --passes=range-checks
// A comparison of a sum with a constant is combined. The complement of the set is a single number.
llvm.func @all_but_one(%x: i32) -> i1 {
  %c5 = llvm.mlir.constant(5 : i32) : i32
  %c7 = llvm.mlir.constant(7 : i32) : i32
  %sum = llvm.add %x, %c5 : i32
  %a = llvm.icmp "ult" %sum, %c7 : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %b = llvm.icmp "ugt" %x, %c2 : i32
  %either = llvm.or %a, %b : i1
  llvm.return %either : i1
}
// output:
// module {
//   llvm.func @all_but_one(%arg0: i32) -> i1 {
//     %0 = llvm.mlir.constant(2 : i32) : i32
//     %1 = llvm.icmp "ne" %arg0, %0 : i32
//     llvm.return %1 : i1
//   }
// }
// -----
// args: --passes=range-checks
// A chain of branches for five characters becomes one branch on a bit mask.
llvm.func @operator(%c: i8, %x: i32) -> i32 {
  %plus = llvm.mlir.constant(43 : i8) : i8
  %minus = llvm.mlir.constant(45 : i8) : i8
  %times = llvm.mlir.constant(42 : i8) : i8
  %over = llvm.mlir.constant(47 : i8) : i8
  %equals = llvm.mlir.constant(61 : i8) : i8
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %is_plus = llvm.icmp "eq" %c, %plus : i8
  llvm.cond_br %is_plus, ^yes, ^next
^next:
  %is_minus = llvm.icmp "eq" %c, %minus : i8
  llvm.cond_br %is_minus, ^yes, ^third
^third:
  %is_times = llvm.icmp "eq" %c, %times : i8
  llvm.cond_br %is_times, ^yes, ^fourth
^fourth:
  %is_over = llvm.icmp "eq" %c, %over : i8
  llvm.cond_br %is_over, ^yes, ^fifth
^fifth:
  %is_other = llvm.icmp "ne" %c, %equals : i8
  llvm.cond_br %is_other, ^no(%x : i32), ^yes
^yes:
  %more = llvm.add %x, %c1 : i32
  llvm.br ^no(%more : i32)
^no(%y: i32):
  llvm.return %y : i32
}
// output:
// module {
//   llvm.func @operator(%arg0: i8, %arg1: i32) -> i32 {
//     %0 = llvm.mlir.constant(1 : i32) : i32
//     %1 = llvm.mlir.constant(62 : i8) : i8
//     %2 = llvm.icmp "ult" %arg0, %1 : i8
//     %3 = llvm.zext %arg0 : i8 to i64
//     %4 = llvm.mlir.constant(63 : i64) : i64
//     %5 = llvm.and %3, %4 : i64
//     %6 = llvm.mlir.constant(2306032125213671424 : i64) : i64
//     %7 = llvm.lshr %6, %5 : i64
//     %8 = llvm.trunc %7 : i64 to i1
//     %9 = llvm.and %2, %8 : i1
//     llvm.cond_br %9, ^bb1, ^bb2(%arg1 : i32)
//   ^bb1:
//     ... 4 lines
//   }
// }
// -----
// args: --passes=range-checks
// A switch between two edges becomes a branch.
llvm.func @is_white(%c: i32) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.switch %c : i32, ^end(%c0 : i32) [
    32: ^end(%c1 : i32),
    9: ^end(%c1 : i32),
    11: ^end(%c0 : i32),
    10: ^end(%c1 : i32)
  ]
^end(%y: i32):
  llvm.return %y : i32
}
// output:
// module {
//   llvm.func @is_white(%arg0: i32) -> i32 {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.mlir.constant(1 : i32) : i32
//     %2 = llvm.mlir.constant(9 : i32) : i32
//     %3 = llvm.sub %arg0, %2 : i32
//     %4 = llvm.mlir.constant(2 : i32) : i32
//     %5 = llvm.icmp "ult" %3, %4 : i32
//     %6 = llvm.mlir.constant(32 : i32) : i32
//     %7 = llvm.icmp "eq" %arg0, %6 : i32
//     %8 = llvm.or %5, %7 : i1
//     llvm.cond_br %8, ^bb1(%1 : i32), ^bb1(%0 : i32)
//   ^bb1(%9: i32):
//     llvm.return %9 : i32
//   }
// }
// -----
// args: --passes=range-checks
// The branch to a store cannot become a select, so only cheap tests are merged.
llvm.func @store(%c: i8, %p: !llvm.ptr) {
  %tab = llvm.mlir.constant(9 : i8) : i8
  %line = llvm.mlir.constant(10 : i8) : i8
  %space = llvm.mlir.constant(32 : i8) : i8
  %is_space = llvm.icmp "eq" %c, %space : i8
  llvm.cond_br %is_space, ^yes, ^next
^next:
  %is_tab = llvm.icmp "eq" %c, %tab : i8
  llvm.cond_br %is_tab, ^yes, ^last
^last:
  %is_line = llvm.icmp "eq" %c, %line : i8
  llvm.cond_br %is_line, ^yes, ^no
^yes:
  llvm.store %c, %p : i8, !llvm.ptr
  llvm.br ^no
^no:
  llvm.return
}
// output:
// module {
//   llvm.func @store(%arg0: i8, %arg1: !llvm.ptr) {
//     %0 = llvm.mlir.constant(32 : i8) : i8
//     %1 = llvm.icmp "eq" %arg0, %0 : i8
//     llvm.cond_br %1, ^bb2, ^bb1
//   ^bb1:
//     %2 = llvm.mlir.constant(9 : i8) : i8
//     %3 = llvm.sub %arg0, %2 : i8
//     %4 = llvm.mlir.constant(2 : i8) : i8
//     %5 = llvm.icmp "uge" %3, %4 : i8
//     llvm.cond_br %5, ^bb3, ^bb2
//   ^bb2:
//     ... 4 lines
//   }
// }
// -----
// args: --passes=range-checks
// Not merged: branches with different operands for the common successor, and distant numbers.
llvm.func @kept(%x: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %c100 = llvm.mlir.constant(100 : i32) : i32
  %c1000 = llvm.mlir.constant(1000 : i32) : i32
  %a = llvm.icmp "eq" %x, %c1 : i32
  llvm.cond_br %a, ^yes(%c1 : i32), ^next
^next:
  %b = llvm.icmp "eq" %x, %c2 : i32
  llvm.cond_br %b, ^yes(%c2 : i32), ^far
^far:
  %c = llvm.icmp "eq" %x, %c100 : i32
  %d = llvm.icmp "eq" %x, %c1000 : i32
  %e = llvm.or %c, %d : i1
  llvm.cond_br %e, ^yes(%x : i32), ^no
^yes(%y: i32):
  llvm.return %y : i32
^no:
  llvm.return %x : i32
}
// output:
// module {
//   llvm.func @kept(%arg0: i32) -> i32 {
//     %0 = llvm.mlir.constant(1 : i32) : i32
//     %1 = llvm.mlir.constant(2 : i32) : i32
//     %2 = llvm.mlir.constant(100 : i32) : i32
//     %3 = llvm.mlir.constant(1000 : i32) : i32
//     %4 = llvm.icmp "eq" %arg0, %0 : i32
//     llvm.cond_br %4, ^bb4(%0 : i32), ^bb1
//   ^bb1:
//     %5 = llvm.icmp "eq" %arg0, %1 : i32
//     llvm.cond_br %5, ^bb4(%1 : i32), ^bb2
//   ^bb2:
//     %6 = llvm.icmp "eq" %arg0, %2 : i32
//     %7 = llvm.icmp "eq" %arg0, %3 : i32
//     %8 = llvm.or %6, %7 : i1
//     llvm.cond_br %8, ^bb4(%arg0 : i32), ^bb3
//   ^bb3:
//     llvm.return %arg0 : i32
//   ^bb4(%9: i32):
//     llvm.return %9 : i32
//   }
// }
// -----
// args: --passes=range-checks
// The exit test of a counted loop stays.
llvm.func @until(%p: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c5 = llvm.mlir.constant(5 : i64) : i64
  %c9 = llvm.mlir.constant(9 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %c9 : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %exits = llvm.icmp "eq" %i, %c5 : i64
  llvm.cond_br %exits, ^exit, ^latch
^latch:
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %i, %q : i64, !llvm.ptr
  %next = llvm.add %i, %c1 overflow<nsw> : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @until(%arg0: !llvm.ptr) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(5 : i64) : i64
//     %3 = llvm.mlir.constant(9 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%4: i64):
//     %5 = llvm.icmp "slt" %4, %3 : i64
//     llvm.cond_br %5, ^bb2, ^bb4
//   ^bb2:
//     %6 = llvm.icmp "eq" %4, %2 : i64
//     llvm.cond_br %6, ^bb4, ^bb3
//   ^bb3:
//     %7 = llvm.getelementptr %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     llvm.store %4, %7 : i64, !llvm.ptr
//     %8 = llvm.add %4, %1 overflow<nsw> : i64
//     llvm.br ^bb1(%8 : i64)
//   ^bb4:
//     llvm.return
//   }
// }
// -----
// args: --passes=range-checks
// A switch with few targets becomes a chain of branches.
llvm.func @few_edges(%a: !llvm.ptr, %k: i32) {
  llvm.switch %k : i32, ^none [-1: ^first, 4: ^second, 5: ^second, 9: ^third(%k : i32)]
^first:
  llvm.store %k, %a : i32, !llvm.ptr
  llvm.br ^none
^second:
  llvm.store volatile %k, %a : i32, !llvm.ptr
  llvm.br ^third(%k : i32)
^third(%x: i32):
  llvm.store volatile %x, %a : i32, !llvm.ptr
  llvm.br ^none
^none:
  llvm.return
}
// output:
// module {
//   llvm.func @few_edges(%arg0: !llvm.ptr, %arg1: i32) {
//     %0 = llvm.mlir.constant(-1 : i32) : i32
//     %1 = llvm.icmp "eq" %arg1, %0 : i32
//     llvm.cond_br %1, ^bb5, ^bb4
//   ^bb1:
//     %2 = llvm.mlir.constant(9 : i32) : i32
//     %3 = llvm.icmp "eq" %arg1, %2 : i32
//     llvm.cond_br %3, ^bb3(%arg1 : i32), ^bb6
//   ^bb2:
//     ... 5 lines
//   ^bb4:
//     %5 = llvm.mlir.constant(4 : i32) : i32
//     %6 = llvm.sub %arg1, %5 : i32
//     %7 = llvm.mlir.constant(2 : i32) : i32
//     %8 = llvm.icmp "ult" %6, %7 : i32
//     llvm.cond_br %8, ^bb2, ^bb1
//   ^bb5:
//     llvm.store %arg1, %arg0 : i32, !llvm.ptr
//     ... 3 lines
//   }
// }
