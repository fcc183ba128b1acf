// args: --passes=congruent-args
// All predecessors pass the same address, or each other's: the block computes it.
llvm.func @address(%s: !llvm.ptr, %c: i1, %d: i1) -> i32 {
  llvm.cond_br %c, ^a, ^b
^a:
  %p = llvm.getelementptr inbounds %s[8] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %p, %s : !llvm.ptr, !llvm.ptr
  llvm.br ^m(%p : !llvm.ptr)
^b:
  %q = llvm.getelementptr inbounds %s[8] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.br ^m(%q : !llvm.ptr)
^m(%r: !llvm.ptr):
  llvm.cond_br %d, ^n(%r : !llvm.ptr), ^end(%r : !llvm.ptr)
^n(%t: !llvm.ptr):
  llvm.br ^end(%t : !llvm.ptr)
^end(%u: !llvm.ptr):
  %x = llvm.load %u : !llvm.ptr -> i32
  llvm.return %x : i32
}
// The argument of a loop that only gets itself is the first value.
llvm.func @loop(%x: i32, %n: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %wide = llvm.zext %x : i32 to i64
  llvm.br ^header(%zero, %wide : i32, i64)
^header(%i: i32, %w: i64):
  %next = llvm.add %i, %one : i32
  %more = llvm.icmp "ult" %next, %n : i32
  llvm.cond_br %more, ^header(%next, %w : i32, i64), ^end
^end:
  %low = llvm.trunc %w : i64 to i32
  llvm.return %low : i32
}
// Not congruent: other flags, another offset, two operands that are not constant, a quotient.
llvm.func @others(%s: !llvm.ptr, %a: i32, %b: i32, %c: i1) -> i32 {
  llvm.cond_br %c, ^a, ^b
^a:
  %p = llvm.getelementptr inbounds %s[8] : (!llvm.ptr) -> !llvm.ptr, i32
  %p1 = llvm.getelementptr %s[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %sum = llvm.add %a, %b : i32
  %half = llvm.udiv %a, %b : i32
  llvm.br ^m(%p, %p1, %sum, %half : !llvm.ptr, !llvm.ptr, i32, i32)
^b:
  %q = llvm.getelementptr %s[8] : (!llvm.ptr) -> !llvm.ptr, i32
  %q1 = llvm.getelementptr %s[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %sum1 = llvm.add %a, %b : i32
  %half1 = llvm.udiv %a, %b : i32
  llvm.br ^m(%q, %q1, %sum1, %half1 : !llvm.ptr, !llvm.ptr, i32, i32)
^m(%r: !llvm.ptr, %t: !llvm.ptr, %y: i32, %h: i32):
  %0 = llvm.load %r : !llvm.ptr -> i32
  %1 = llvm.load %t : !llvm.ptr -> i32
  %2 = llvm.xor %0, %1 : i32
  %3 = llvm.xor %y, %2 : i32
  %4 = llvm.xor %h, %3 : i32
  llvm.return %4 : i32
}
// output:
// module {
//   llvm.func @address(%arg0: !llvm.ptr, %arg1: i1, %arg2: i1) -> i32 {
//     llvm.cond_br %arg1, ^bb2, ^bb1
//   ^bb1:
//     llvm.br ^bb3
//   ^bb2:
//     %0 = llvm.getelementptr inbounds %arg0[8] : (!llvm.ptr) -> !llvm.ptr, i32
//     llvm.store %0, %arg0 : !llvm.ptr, !llvm.ptr
//     llvm.br ^bb3
//   ^bb3:
//     %1 = llvm.getelementptr inbounds %arg0[8] : (!llvm.ptr) -> !llvm.ptr, i32
//     llvm.cond_br %arg2, ^bb4, ^bb5
//   ^bb4:
//     llvm.br ^bb5
//   ^bb5:
//     %2 = llvm.load %1 : !llvm.ptr -> i32
//     llvm.return %2 : i32
//   }
//   llvm.func @loop(%arg0: i32, %arg1: i32) -> i32 {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.mlir.constant(1 : i32) : i32
//     %2 = llvm.zext %arg0 : i32 to i64
//     llvm.br ^bb1(%0 : i32)
//   ^bb1(%3: i32):
//     %4 = llvm.add %3, %1 : i32
//     %5 = llvm.icmp "ult" %4, %arg1 : i32
//     llvm.cond_br %5, ^bb1(%4 : i32), ^bb2
//   ^bb2:
//     %6 = llvm.trunc %2 : i64 to i32
//     llvm.return %6 : i32
//   }
//   llvm.func @others(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32, %arg3: i1) -> i32 {
//     ... 20 lines
//   }
// }
