// args: --passes=common-code
// The common address and load are hoisted, and the common store is sunk with a block argument for its value.
llvm.func @sides(%a: !llvm.ptr, %i: i64, %x: f32, %y: f32, %is_first: i1) {
  llvm.cond_br %is_first, ^yes, ^no
^yes:
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %s = llvm.fadd %v, %x : f32
  llvm.store %s, %p : f32, !llvm.ptr
  llvm.br ^merge
^no:
  %q = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %w = llvm.load %q : !llvm.ptr -> f32
  %t = llvm.fadd %w, %y : f32
  llvm.store %t, %q : f32, !llvm.ptr
  llvm.br ^merge
^merge:
  llvm.return
}
// output:
// module {
//   llvm.func @sides(%arg0: !llvm.ptr, %arg1: i64, %arg2: f32, %arg3: f32, %arg4: i1) {
//     %0 = llvm.getelementptr %arg0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %1 = llvm.load %0 : !llvm.ptr -> f32
//     llvm.cond_br %arg4, ^bb2, ^bb1
//   ^bb1:
//     llvm.br ^bb3(%arg3 : f32)
//   ^bb2:
//     llvm.br ^bb3(%arg2 : f32)
//   ^bb3(%2: f32):
//     %3 = llvm.fadd %1, %2 : f32
//     llvm.store %3, %0 : f32, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// args: --passes=common-code
// Stores to different addresses, volatile stores, and stores before a load stay.
llvm.func @stays(%a: !llvm.ptr, %b: !llvm.ptr, %x: f32, %kind: i32) -> f32 {
  %0 = llvm.mlir.constant(0.0 : f32) : f32
  llvm.switch %kind : i32, ^merge(%0 : f32) [
    1: ^addresses,
    2: ^order
  ]
^addresses:
  %is_small = llvm.fcmp "olt" %x, %0 : f32
  llvm.cond_br %is_small, ^here, ^there
^here:
  llvm.store %x, %a : f32, !llvm.ptr
  llvm.br ^inner_merge
^there:
  llvm.store %0, %b : f32, !llvm.ptr
  llvm.br ^inner_merge
^inner_merge:
  llvm.br ^merge(%x : f32)
^order:
  %is_large = llvm.fcmp "ogt" %x, %0 : f32
  llvm.cond_br %is_large, ^first, ^second
^first:
  llvm.store volatile %x, %a : f32, !llvm.ptr
  llvm.br ^ordered(%x : f32)
^second:
  llvm.store %0, %a : f32, !llvm.ptr
  %v = llvm.load %b : !llvm.ptr -> f32
  llvm.br ^ordered(%v : f32)
^ordered(%y: f32):
  llvm.br ^merge(%y : f32)
^merge(%r: f32):
  llvm.return %r : f32
}
// output:
// module {
//   llvm.func @stays(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: f32, %arg3: i32) -> f32 {
//     %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
//     llvm.switch %arg3 : i32, ^bb9(%0 : f32) [
//       1: ^bb5,
//       2: ^bb1
//     ]
//   ^bb1:
//     %1 = llvm.fcmp "ogt" %arg2, %0 : f32
//     llvm.cond_br %1, ^bb3, ^bb2
//   ^bb2:
//     llvm.store %0, %arg0 : f32, !llvm.ptr
//     %2 = llvm.load %arg1 : !llvm.ptr -> f32
//     llvm.br ^bb4(%2 : f32)
//   ^bb3:
//     llvm.store volatile %arg2, %arg0 : f32, !llvm.ptr
//     llvm.br ^bb4(%arg2 : f32)
//   ^bb4(%3: f32):
//     llvm.br ^bb9(%3 : f32)
//   ^bb5:
//     %4 = llvm.fcmp "olt" %arg2, %0 : f32
//     llvm.cond_br %4, ^bb7, ^bb6
//   ^bb6:
//     llvm.store %0, %arg1 : f32, !llvm.ptr
//     llvm.br ^bb8
//   ^bb7:
//     llvm.store %arg2, %arg0 : f32, !llvm.ptr
//     llvm.br ^bb8
//   ^bb8:
//     llvm.br ^bb9(%arg2 : f32)
//   ^bb9(%5: f32):
//     llvm.return %5 : f32
//   }
// }
// -----
// args: --passes=common-code
// Common code of inner branches is hoisted and sunk further with that of the outer branch.
llvm.func @nested(%a: !llvm.ptr, %i: i64, %c: i1, %d: i1, %x: f32, %y: f32) {
  llvm.cond_br %c, ^one, ^other
^one:
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %x, %p : f32, !llvm.ptr
  llvm.br ^end
^other:
  llvm.cond_br %d, ^two, ^three
^two:
  %q = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %y, %q : f32, !llvm.ptr
  llvm.br ^end
^three:
  %r = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %z = llvm.fadd %x, %y : f32
  llvm.store %z, %r : f32, !llvm.ptr
  llvm.br ^end
^end:
  llvm.return
}
// output:
// module {
//   llvm.func @nested(%arg0: !llvm.ptr, %arg1: i64, %arg2: i1, %arg3: i1, %arg4: f32, %arg5: f32) {
//     %0 = llvm.getelementptr %arg0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.cond_br %arg2, ^bb4, ^bb1
//   ^bb1:
//     llvm.cond_br %arg3, ^bb3, ^bb2
//   ^bb2:
//     %1 = llvm.fadd %arg4, %arg5 : f32
//     llvm.br ^bb5(%1 : f32)
//   ^bb3:
//     llvm.br ^bb5(%arg5 : f32)
//   ^bb4:
//     llvm.br ^bb5(%arg4 : f32)
//   ^bb5(%2: f32):
//     llvm.store %2, %0 : f32, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// args: --passes=common-code
// Loads of both successors are sunk after vectorization, unless a store follows one of them.
llvm.func @loads(%a: !llvm.ptr, %b: !llvm.ptr, %c: i1, %d: i1) -> i32 {
  %seven = llvm.mlir.constant(7 : i32) : i32
  llvm.cond_br %c, ^one, ^other
^one:
  %x = llvm.load %a : !llvm.ptr -> i32
  llvm.br ^merge(%x : i32)
^other:
  %y = llvm.load %b : !llvm.ptr -> i32
  llvm.br ^merge(%y : i32)
^merge(%z: i32):
  llvm.cond_br %d, ^two, ^three
^two:
  %v = llvm.load %a : !llvm.ptr -> i32
  llvm.store %seven, %b : i32, !llvm.ptr
  llvm.br ^end(%v : i32)
^three:
  %w = llvm.load %b : !llvm.ptr -> i32
  llvm.br ^end(%w : i32)
^end(%r: i32):
  %s = llvm.add %z, %r : i32
  llvm.return %s : i32
}
// output:
// module {
//   llvm.func @loads(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i1, %arg3: i1) -> i32 {
//     %0 = llvm.mlir.constant(7 : i32) : i32
//     llvm.cond_br %arg2, ^bb2, ^bb1
//   ^bb1:
//     llvm.br ^bb3(%arg1 : !llvm.ptr)
//   ^bb2:
//     llvm.br ^bb3(%arg0 : !llvm.ptr)
//   ^bb3(%1: !llvm.ptr):
//     %2 = llvm.load %1 : !llvm.ptr -> i32
//     llvm.cond_br %arg3, ^bb5, ^bb4
//   ^bb4:
//     ... 6 lines
//   ^bb6(%5: i32):
//     %6 = llvm.add %2, %5 : i32
//     llvm.return %6 : i32
//   }
// }
// -----
// args: --passes=common-code
// Two edges of the switch have one target. The sunk multiplications differ in one value that is both operands.
llvm.func @squares(%a: !llvm.ptr, %k: i32, %x: f32, %y: f32) {
  llvm.switch %k : i32, ^first [1: ^first, 2: ^second]
^first:
  %v = llvm.load %a : !llvm.ptr -> f32
  %xx = llvm.fmul %x, %x : f32
  %s = llvm.fadd %v, %xx : f32
  llvm.store %s, %a : f32, !llvm.ptr
  llvm.br ^merge
^second:
  %w = llvm.load %a : !llvm.ptr -> f32
  %yy = llvm.fmul %y, %y : f32
  %t = llvm.fadd %w, %yy : f32
  llvm.store %t, %a : f32, !llvm.ptr
  llvm.br ^merge
^merge:
  llvm.return
}
// output:
// module {
//   llvm.func @squares(%arg0: !llvm.ptr, %arg1: i32, %arg2: f32, %arg3: f32) {
//     %0 = llvm.load %arg0 : !llvm.ptr -> f32
//     llvm.switch %arg1 : i32, ^bb2 [
//       1: ^bb2,
//       2: ^bb1
//     ]
//   ^bb1:
//     llvm.br ^bb3(%arg3 : f32)
//   ^bb2:
//     llvm.br ^bb3(%arg2 : f32)
//   ^bb3(%1: f32):
//     %2 = llvm.fmul %1, %1 : f32
//     %3 = llvm.fadd %0, %2 : f32
//     llvm.store %3, %arg0 : f32, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// args: --passes=common-code
// The load stays in the body and after the loop: a header with a load would keep the loop from being vectorized.
llvm.func @last_iteration_by_hand(%a: !llvm.ptr, %n: i64) -> i8 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %continues = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %continues, ^body, ^exit
^body:
  %v = llvm.load %p : !llvm.ptr -> i8
  %s = llvm.add %v, %v : i8
  llvm.store %s, %p : i8, !llvm.ptr
  %next = llvm.add %i, %1 : i64
  llvm.br ^header(%next : i64)
^exit:
  %w = llvm.load %p : !llvm.ptr -> i8
  llvm.return %w : i8
}
// output:
// module {
//   llvm.func @last_iteration_by_hand(%arg0: !llvm.ptr, %arg1: i64) -> i8 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%2: i64):
//     %3 = llvm.getelementptr %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %4 = llvm.icmp "slt" %2, %arg1 : i64
//     llvm.cond_br %4, ^bb3, ^bb2
//   ^bb2:
//     %5 = llvm.load %3 : !llvm.ptr -> i8
//     llvm.return %5 : i8
//   ^bb3:
//     %6 = llvm.load %3 : !llvm.ptr -> i8
//     %7 = llvm.add %6, %6 : i8
//     llvm.store %7, %3 : i8, !llvm.ptr
//     %8 = llvm.add %2, %1 : i64
//     llvm.br ^bb1(%8 : i64)
//   }
// }
