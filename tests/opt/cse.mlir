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
//     ... 4 lines
//   }
//   llvm.func @other(%arg0: !llvm.ptr, %arg1: i32) -> i64 {
//     ... 14 lines
//   }
// }
