// args: --passes=jump-threading
// The last branch is known after both sides of the first one, and after a comparison that implies it. The value that
// the copied block computes is merged.
llvm.func @a(i32)
llvm.func @b(i32)
llvm.func @implied(%x: i32, %c: i1) -> i32 {
  %ten = llvm.mlir.constant(10 : i32) : i32
  %five = llvm.mlir.constant(5 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %small = llvm.icmp "slt" %x, %five : i32
  llvm.cond_br %small, ^less, ^more
^less:
  llvm.call @a(%x) : (i32) -> ()
  llvm.br ^merge(%one : i32)
^more:
  llvm.cond_br %c, ^merge(%ten : i32), ^other
^other:
  llvm.call @b(%x) : (i32) -> ()
  llvm.br ^merge(%x : i32)
^merge(%y: i32):
  %z = llvm.add %y, %one : i32
  %again = llvm.icmp "slt" %x, %ten : i32
  llvm.cond_br %again, ^yes, ^no
^yes:
  llvm.call @a(%z) : (i32) -> ()
  llvm.br ^end
^no:
  llvm.call @b(%z) : (i32) -> ()
  llvm.br ^end
^end:
  llvm.return %z : i32
}
// output:
// module {
//   llvm.func @a(i32)
//   llvm.func @b(i32)
//   llvm.func @implied(%arg0: i32, %arg1: i1) -> i32 {
//     %0 = llvm.mlir.constant(10 : i32) : i32
//     %1 = llvm.mlir.constant(5 : i32) : i32
//     %2 = llvm.mlir.constant(1 : i32) : i32
//     ... 7 lines
//   ^bb3:
//     llvm.call @a(%arg0) : (i32) -> ()
//     %4 = llvm.add %2, %2 : i32
//     llvm.br ^bb6(%4 : i32)
//   ^bb4(%5: i32):
//     %6 = llvm.add %5, %2 : i32
//     %7 = llvm.icmp "slt" %arg0, %0 : i32
//     llvm.cond_br %7, ^bb6(%6 : i32), ^bb5
//   ^bb5:
//     llvm.call @b(%6) : (i32) -> ()
//     llvm.br ^bb7(%6 : i32)
//   ^bb6(%8: i32):
//     llvm.call @a(%8) : (i32) -> ()
//     llvm.br ^bb7(%8 : i32)
//   ^bb7(%9: i32):
//     llvm.return %9 : i32
//   }
// }
// -----
// args: --passes=jump-threading
// A switch on an argument that a predecessor passes as a constant. Calls are not copied.
llvm.func @a(i32)
llvm.func @state(%x: i32, %c: i1) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.cond_br %c, ^first, ^second
^first:
  llvm.call @a(%x) : (i32) -> ()
  llvm.br ^merge(%one : i32)
^second:
  llvm.br ^merge(%x : i32)
^merge(%state: i32):
  llvm.switch %state : i32, ^end(%zero : i32) [1: ^end(%one : i32), 2: ^two]
^two:
  llvm.br ^end(%state : i32)
^end(%r: i32):
  llvm.call @a(%r) : (i32) -> ()
  %is_one = llvm.icmp "eq" %r, %one : i32
  llvm.cond_br %is_one, ^yes, ^no
^yes:
  llvm.return %one : i32
^no:
  llvm.return %zero : i32
}
// output:
// module {
//   llvm.func @a(i32)
//   llvm.func @state(%arg0: i32, %arg1: i1) -> i32 {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.mlir.constant(1 : i32) : i32
//     llvm.cond_br %arg1, ^bb2, ^bb1
//   ^bb1:
//     llvm.switch %arg0 : i32, ^bb4(%0 : i32) [
//       1: ^bb4(%1 : i32),
//       2: ^bb3
//     ]
//   ^bb2:
//     llvm.call @a(%arg0) : (i32) -> ()
//     llvm.br ^bb4(%1 : i32)
//   ^bb3:
//     llvm.br ^bb4(%arg0 : i32)
//   ^bb4(%2: i32):
//     ... 7 lines
//   }
// }
// -----
// args: --passes=jump-threading
// A branch that a dominating condition implies is folded. Loop headers are not copied.
llvm.func @a(i32)
llvm.func @loop(%n: i64, %p: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  %number = llvm.mlir.constant(7 : i32) : i32
  %is_null = llvm.icmp "eq" %p, %null : !llvm.ptr
  llvm.cond_br %is_null, ^end, ^begin
^begin:
  llvm.br ^loop(%zero : i64)
^loop(%i: i64):
  %continues = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %continues, ^body, ^end
^body:
  %is_some = llvm.icmp "ne" %p, %null : !llvm.ptr
  llvm.cond_br %is_some, ^call, ^next
^call:
  llvm.call @a(%number) : (i32) -> ()
  llvm.br ^next
^next:
  %after = llvm.add %i, %one overflow<nsw> : i64
  llvm.br ^loop(%after : i64)
^end:
  llvm.return
}
// output:
// module {
//   llvm.func @a(i32)
//   llvm.func @loop(%arg0: i64, %arg1: !llvm.ptr) {
//     ... 11 lines
//   ^bb3:
//     %7 = llvm.icmp "ne" %arg1, %2 : !llvm.ptr
//     %8 = llvm.mlir.constant(true) : i1
//     llvm.cond_br %8, ^bb4, ^bb5
//   ^bb4:
//     ... 7 lines
//   }
// }
// -----
// args: --passes=jump-threading
// The block that passes on the flag gets a copy of the branch. Its predecessors determine the copy, so that the value is
// not needed where it has none.
llvm.func @passed_on(%c: i1, %d: i1, %x: i32, %old: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %no = llvm.mlir.constant(false) : i1
  %yes = llvm.mlir.constant(true) : i1
  llvm.cond_br %c, ^inner, ^outer(%zero, %old : i32, i32)
^inner:
  llvm.cond_br %d, ^convert, ^flag(%no, %old : i1, i32)
^convert:
  %y = llvm.mul %x, %x : i32
  llvm.br ^flag(%yes, %y : i1, i32)
^flag(%f: i1, %v: i32):
  %w = llvm.zext %f : i1 to i32
  llvm.br ^outer(%w, %v : i32, i32)
^outer(%g: i32, %u: i32):
  %is = llvm.icmp "ne" %g, %zero : i32
  llvm.cond_br %is, ^use, ^fail
^use:
  llvm.return %u : i32
^fail:
  llvm.return %zero : i32
}
// output:
// module {
//   llvm.func @passed_on(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> i32 {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     llvm.cond_br %arg0, ^bb1, ^bb4
//   ^bb1:
//     llvm.cond_br %arg1, ^bb2, ^bb3
//   ^bb2:
//     %1 = llvm.mul %arg2, %arg2 : i32
//     llvm.return %1 : i32
//   ^bb3:
//     llvm.br ^bb5
//   ^bb4:
//     llvm.br ^bb5
//   ^bb5:
//     llvm.return %0 : i32
//   }
// }
// -----
// args: --passes=jump-threading
// No predecessor of the block that passes on the flag determines the branch.
llvm.func @not_known(%c: i1, %d: i1, %a: i1, %b: i1) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.cond_br %c, ^inner, ^outer(%one : i32)
^inner:
  llvm.cond_br %d, ^flag(%a : i1), ^flag(%b : i1)
^flag(%f: i1):
  %w = llvm.zext %f : i1 to i32
  llvm.br ^outer(%w : i32)
^outer(%g: i32):
  %is = llvm.icmp "ne" %g, %zero : i32
  llvm.cond_br %is, ^use, ^fail
^use:
  llvm.return %one : i32
^fail:
  llvm.return %zero : i32
}
// output:
// module {
//   llvm.func @not_known(%arg0: i1, %arg1: i1, %arg2: i1, %arg3: i1) -> i32 {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.mlir.constant(1 : i32) : i32
//     llvm.cond_br %arg0, ^bb1, ^bb3
//   ^bb1:
//     llvm.cond_br %arg1, ^bb2(%arg2 : i1), ^bb2(%arg3 : i1)
//   ^bb2(%2: i1):
//     %3 = llvm.zext %2 : i1 to i32
//     %4 = llvm.icmp "ne" %3, %0 : i32
//     llvm.cond_br %4, ^bb5, ^bb4
//   ^bb3:
//     %5 = llvm.icmp "ne" %1, %0 : i32
//     llvm.br ^bb5
//   ^bb4:
//     llvm.return %0 : i32
//   ^bb5:
//     llvm.return %1 : i32
//   }
// }
