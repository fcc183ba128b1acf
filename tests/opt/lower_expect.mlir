// args: --passes=lower-expect
// The expected value decides the branch: a comparison with it, a switch on it, a boolean of which one part is expected.
llvm.func @f()
llvm.func @branches(%x: i64, %y: i1) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %true = llvm.mlir.constant(true) : i1
  %e = llvm.intr.expect %x, %zero : i64
  %c = llvm.icmp "ne" %e, %zero : i64
  llvm.cond_br %c, ^unlikely, ^next
^unlikely:
  llvm.call @f() : () -> ()
  llvm.br ^next
^next:
  %e1 = llvm.intr.expect %y, %true : i1
  %any = llvm.or %c, %e1 : i1
  llvm.cond_br %any, ^third, ^end
^third:
  %three = llvm.mlir.constant(3 : i64) : i64
  %e3 = llvm.intr.expect.with.probability %x, %three, 0.75 : i64
  llvm.switch %e3 : i64, ^end [ 1: ^unlikely, 3: ^third ]
^end:
  llvm.return
}
// Not weighed: the source has weights; the expectation does not decide the branch.
llvm.func @others(%x: i1, %y: i1) {
  %true = llvm.mlir.constant(true) : i1
  %e = llvm.intr.expect %x, %true : i1
  llvm.cond_br %e weights([3, 5]), ^next, ^end
^next:
  %both = llvm.and %e, %y : i1
  llvm.cond_br %both, ^next, ^end
^end:
  llvm.return
}
// output:
// module {
//   llvm.func @f()
//   llvm.func @branches(%arg0: i64, %arg1: i1) {
//     ... 3 lines
//     %3 = llvm.icmp "ne" %2, %0 : i64
//     llvm.cond_br %3 weights([1000, 2000000]), ^bb1, ^bb2
//   ^bb1:
//     ... 4 lines
//     %5 = llvm.or %3, %4 : i1
//     llvm.cond_br %5 weights([2000000, 1000]), ^bb3, ^bb4
//   ^bb3:
//     %6 = llvm.mlir.constant(3 : i64) : i64
//     %7 = llvm.intr.expect.with.probability %arg0, %6, 7.500000e-01 : i64
//     llvm.switch %7 : i64, ^bb4 [
//       1: ^bb1,
//       3: ^bb3
//     ] {branch_weights = array<i32: 500, 500, 3000>}
//   ^bb4:
//     llvm.return
//   }
//   llvm.func @others(%arg0: i1, %arg1: i1) {
//     ... 8 lines
//   }
// }
