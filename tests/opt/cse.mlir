// args: --passes=cse
// Expressions are available in their block and in dominated blocks, not in siblings.
llvm.func @same(%p: !llvm.ptr, %i: i32, %c: i1) -> i64 {
  %a = llvm.sext %i : i32 to i64
  %b = llvm.sext %i : i32 to i64
  %s = llvm.add %a, %b : i64
  llvm.cond_br %c, ^left, ^right
^left:
  %d = llvm.sext %i : i32 to i64
  %t = llvm.mul %d, %s : i64
  llvm.br ^end(%t : i64)
^right:
  %e = llvm.add %b, %a : i64
  %u = llvm.mul %a, %s : i64
  %v = llvm.add %e, %u : i64
  llvm.br ^end(%v : i64)
^end(%w: i64):
  %x = llvm.mul %a, %s : i64
  %y = llvm.add %w, %x : i64
  llvm.return %y : i64
}
// Different flags and types are different expressions. Loads stay.
llvm.func @other(%p: !llvm.ptr, %i: i32) -> i64 {
  %a = llvm.sext %i : i32 to i64
  %b = llvm.zext %i : i32 to i64
  %c = llvm.sext %i : i32 to i48
  %d = llvm.sext %c : i48 to i64
  %s = llvm.add %a, %b : i64
  %t = llvm.add %a, %b overflow<nsw> : i64
  %v = llvm.load %p : !llvm.ptr -> i64
  llvm.store %s, %p : i64, !llvm.ptr
  %w = llvm.load %p : !llvm.ptr -> i64
  %x = llvm.add %s, %t : i64
  %y = llvm.add %v, %w : i64
  %z = llvm.add %x, %y : i64
  %r = llvm.add %z, %d : i64
  llvm.return %r : i64
}
// output:
// module {
//   llvm.func @same(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1) -> i64 {
//     %0 = llvm.sext %arg1 : i32 to i64
//     %1 = llvm.add %0, %0 : i64
//     llvm.cond_br %arg2, ^bb2, ^bb1
//   ^bb1:
//     %2 = llvm.mul %0, %1 : i64
//     %3 = llvm.add %1, %2 : i64
//     llvm.br ^bb3(%3 : i64)
//   ^bb2:
//     %4 = llvm.mul %0, %1 : i64
//     llvm.br ^bb3(%4 : i64)
//   ^bb3(%5: i64):
//     %6 = llvm.mul %0, %1 : i64
//     %7 = llvm.add %5, %6 : i64
//     llvm.return %7 : i64
//   }
//   llvm.func @other(%arg0: !llvm.ptr, %arg1: i32) -> i64 {
//     %0 = llvm.sext %arg1 : i32 to i64
//     %1 = llvm.zext %arg1 : i32 to i64
//     %2 = llvm.sext %arg1 : i32 to i48
//     %3 = llvm.sext %2 : i48 to i64
//     %4 = llvm.add %0, %1 : i64
//     %5 = llvm.add %0, %1 overflow<nsw> : i64
//     %6 = llvm.load %arg0 : !llvm.ptr -> i64
//     llvm.store %4, %arg0 : i64, !llvm.ptr
//     %7 = llvm.load %arg0 : !llvm.ptr -> i64
//     %8 = llvm.add %4, %5 : i64
//     %9 = llvm.add %6, %7 : i64
//     %10 = llvm.add %8, %9 : i64
//     %11 = llvm.add %10, %3 : i64
//     llvm.return %11 : i64
//   }
// }
