// args: --passes=loop-simplify
// The exit edge of a loop enters the next one, which has two latches. The metadata moves to their common latch.
llvm.func @consecutive(%n: i64, %x: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^first(%c0 : i64)
^first(%i: i64):
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %zero, %p : i32, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  %more = llvm.icmp "ult" %i1, %n : i64
  llvm.cond_br %more, ^first(%i1 : i64), ^second(%c0 : i64)
^second(%j: i64):
  %again = llvm.icmp "ult" %j, %n : i64
  llvm.cond_br %again, ^body, ^exit
^body:
  %q = llvm.getelementptr %x[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %q : !llvm.ptr -> i32
  %j1 = llvm.add %j, %c1 : i64
  %skip = llvm.icmp "eq" %v, %zero : i32
  llvm.cond_br %skip, ^second(%j1 : i64), ^stores
^stores:
  llvm.store volatile %v, %q : i32, !llvm.ptr
  llvm.br ^second(%j1 : i64) {loop_annotation = #llvm.loop_annotation<mustProgress = true>}
^exit:
  llvm.return
}
// A loop that is entered from two blocks.
llvm.func @entered_twice(%c: i1, %n: i64) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.cond_br %c, ^one, ^other
^one:
  llvm.br ^loop(%c1 : i64)
^other:
  llvm.br ^loop(%c0 : i64)
^loop(%i: i64):
  %next = llvm.add %i, %i : i64
  %more = llvm.icmp "ult" %next, %n : i64
  llvm.cond_br %more, ^loop(%next : i64), ^exit
^exit:
  llvm.return %i : i64
}
// The edge of an exception stays.
llvm.func @thrower() -> i64
llvm.func @personality(...) -> i32
llvm.func @unwinding(%n: i64) -> i64 attributes {personality = @personality} {
  %first = llvm.invoke @thrower() to ^loop(%n : i64) unwind ^pad : () -> i64
^loop(%i: i64):
  %next = llvm.add %i, %n : i64
  %more = llvm.icmp "ult" %next, %n : i64
  llvm.cond_br %more, ^loop(%next : i64), ^exit
^exit:
  llvm.return %i : i64
^pad:
  %e = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %e : !llvm.struct<(ptr, i32)>
}
// output:
// module {
//   llvm.func @consecutive(%arg0: i64, %arg1: !llvm.ptr) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     ... 6 lines
//     %5 = llvm.add %3, %1 : i64
//     %6 = llvm.icmp "ult" %5, %arg0 : i64
//     llvm.cond_br %6, ^bb1(%5 : i64), ^bb2
//   ^bb2:
//     llvm.br ^bb4(%0 : i64)
//   ^bb3:
//     llvm.br ^bb4(%11 : i64) {loop_annotation = #llvm.loop_annotation<mustProgress = true>}
//   ^bb4(%7: i64):
//     ... 7 lines
//     %11 = llvm.add %7, %1 : i64
//     %12 = llvm.icmp "eq" %10, %2 : i32
//     llvm.cond_br %12, ^bb3, ^bb7
//   ^bb7:
//     llvm.store volatile %10, %9 : i32, !llvm.ptr
//     llvm.br ^bb3 {loop_annotation = #llvm.loop_annotation<mustProgress = true>}
//   }
//   llvm.func @entered_twice(%arg0: i1, %arg1: i64) -> i64 {
//     ... 7 lines
//   ^bb3(%2: i64):
//     llvm.br ^bb4(%2 : i64)
//   ^bb4(%3: i64):
//     %4 = llvm.add %3, %3 : i64
//     %5 = llvm.icmp "ult" %4, %arg1 : i64
//     llvm.cond_br %5, ^bb4(%4 : i64), ^bb5
//   ^bb5:
//     llvm.return %3 : i64
//   }
//   llvm.func @thrower() -> i64
//   llvm.func @personality(...) -> i32
//   llvm.func @unwinding(%arg0: i64) -> i64 attributes {personality = @personality} {
//     ... 10 lines
//   }
// }
