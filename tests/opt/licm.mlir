// args: --passes=licm
// The load of the bound is next to the stored memory, and guaranteed to execute in the header. The load in the body is not.
llvm.func @count(%p: !llvm.ptr, %q: !llvm.ptr {llvm.noalias}) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %sum = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.br ^head(%zero : i64)
^head(%i: i64):
  %n = llvm.load %p : !llvm.ptr -> i64
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %x = llvm.load %q : !llvm.ptr -> i64
  llvm.store %x, %sum : i64, !llvm.ptr
  %j = llvm.add %i, %one : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}
// output:
// module {
//   llvm.func @count(%arg0: !llvm.ptr, %arg1: !llvm.ptr {llvm.noalias}) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.getelementptr %arg0[8] : (!llvm.ptr) -> !llvm.ptr, i8
//     %3 = llvm.load %arg0 : !llvm.ptr -> i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%4: i64):
//     %5 = llvm.icmp "slt" %4, %3 : i64
//     llvm.cond_br %5, ^bb3, ^bb2
//     ... 7 lines
//   }
// }
// -----
// args: --passes=licm
// A load of a pointer is hoisted. A load that a store may clobber, and a load after a call that may not return, stay.
llvm.func @stop() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none>}
llvm.func @chain(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr, %r: !llvm.ptr, %n: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^head(%zero : i64)
^head(%i: i64):
  %field = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i64
  %data = llvm.load %field : !llvm.ptr -> !llvm.ptr
  %again = llvm.load %r : !llvm.ptr -> i64
  llvm.store %again, %q : i64, !llvm.ptr
  llvm.call @stop() : () -> ()
  %late = llvm.load %p : !llvm.ptr -> i64
  %j = llvm.add %i, %late : i64
  %c = llvm.icmp "slt" %j, %n : i64
  llvm.cond_br %c, ^head(%j : i64), ^end
^end:
  %result = llvm.load %data : !llvm.ptr -> i64
  llvm.return %result : i64
}
// output:
// module {
//   llvm.func @stop() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none>}
//   llvm.func @chain(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64) -> i64 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.getelementptr %arg0[3] : (!llvm.ptr) -> !llvm.ptr, i64
//     %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%4: i64):
//     %5 = llvm.load %arg2 : !llvm.ptr -> i64
//     llvm.store %5, %arg1 : i64, !llvm.ptr
//     ... 5 lines
//   ^bb2:
//     %9 = llvm.load %3 : !llvm.ptr -> i64
//     llvm.return %9 : i64
//   }
// }
// -----
// args: --passes=licm
// Loop-invariant bounds are hoisted. A bound that depends on the outer counter is hoisted from the inner loop only.
llvm.func @bounds(%n: i32, %x: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^outer(%c0 : i32)
^outer(%i: i32):
  %n1 = llvm.sub %n, %c1 overflow<nsw> : i32
  %more = llvm.icmp "slt" %i, %n1 : i32
  llvm.cond_br %more, ^enter, ^exit
^enter:
  llvm.br ^inner(%c0 : i32)
^inner(%j: i32):
  %n2 = llvm.sub %n, %c1 overflow<nsw> : i32
  %n3 = llvm.sub %n2, %i overflow<nsw> : i32
  %cond = llvm.icmp "slt" %j, %n3 : i32
  llvm.cond_br %cond, ^body, ^next
^body:
  llvm.store %j, %x : i32, !llvm.ptr
  %jn = llvm.add %j, %c1 overflow<nsw> : i32
  llvm.br ^inner(%jn : i32)
^next:
  %in = llvm.add %i, %c1 overflow<nsw> : i32
  llvm.br ^outer(%in : i32)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @bounds(%arg0: i32, %arg1: !llvm.ptr) {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.mlir.constant(1 : i32) : i32
//     %2 = llvm.sub %arg0, %1 overflow<nsw> : i32
//     llvm.br ^bb1(%0 : i32)
//   ^bb1(%3: i32):
//     %4 = llvm.icmp "slt" %3, %2 : i32
//     llvm.cond_br %4, ^bb3, ^bb2
//   ^bb2:
//     llvm.return
//   ^bb3:
//     %5 = llvm.sub %arg0, %1 overflow<nsw> : i32
//     %6 = llvm.sub %5, %3 overflow<nsw> : i32
//     llvm.br ^bb4(%0 : i32)
//   ^bb4(%7: i32):
//     %8 = llvm.icmp "slt" %7, %6 : i32
//     llvm.cond_br %8, ^bb6, ^bb5
//     ... 7 lines
//   }
// }
// -----
// args: --passes=licm
// The body of a top-tested loop may not execute. A load of a global is dereferenceable and hoisted. Loads of a pointer and of
// an `extern_weak` global stay.
llvm.mlir.global internal @defined(0 : i32) : i32
llvm.mlir.global extern_weak @weak() : i32
llvm.func @may_not_run(%x: !llvm.ptr {llvm.noalias}, %y: !llvm.ptr {llvm.noalias}, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %defined = llvm.mlir.addressof @defined : !llvm.ptr
  %weak = llvm.mlir.addressof @weak : !llvm.ptr
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %a = llvm.load %defined : !llvm.ptr -> i32
  %b = llvm.load %weak : !llvm.ptr -> i32
  %c = llvm.load %y : !llvm.ptr -> i32
  %ab = llvm.add %a, %b : i32
  %abc = llvm.add %ab, %c : i32
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %abc, %p : i32, !llvm.ptr
  %next = llvm.add %i, %1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.mlir.global internal @defined(0 : i32) : i32
//   llvm.mlir.global extern_weak @weak() : i32
//   llvm.func @may_not_run(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.addressof @defined : !llvm.ptr
//     %3 = llvm.mlir.addressof @weak : !llvm.ptr
//     %4 = llvm.load %2 : !llvm.ptr -> i32
//     llvm.br ^bb1(%0 : i64)
//     ... 5 lines
//   ^bb3:
//     %7 = llvm.load %3 : !llvm.ptr -> i32
//     %8 = llvm.load %arg1 : !llvm.ptr -> i32
//     %9 = llvm.add %4, %7 : i32
//     %10 = llvm.add %9, %8 : i32
//     ... 4 lines
//   }
// }
