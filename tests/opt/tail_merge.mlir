// args: --passes=tail-merge
// The calls and stores of the two cases are merged. The operand that differs becomes a block argument, and the constant
// has a clone.
llvm.func @log(i32, i32)
llvm.func @two(%c: i1, %p: !llvm.ptr, %x: i32, %y: i32) -> i32 attributes {optsize} {
  llvm.cond_br %c, ^yes, ^no
^yes:
  %a = llvm.add %x, %y : i32
  %seven = llvm.mlir.constant(7 : i32) : i32
  llvm.call @log(%a, %seven) : (i32, i32) -> ()
  llvm.call @log(%x, %a) : (i32, i32) -> ()
  llvm.store %seven, %p : i32, !llvm.ptr
  llvm.br ^exit(%x : i32)
^no:
  %s = llvm.sub %x, %y : i32
  %other = llvm.mlir.constant(7 : i32) : i32
  llvm.call @log(%s, %other) : (i32, i32) -> ()
  llvm.call @log(%x, %s) : (i32, i32) -> ()
  llvm.store %other, %p : i32, !llvm.ptr
  llvm.br ^exit(%x : i32)
^exit(%r: i32):
  llvm.return %r : i32
}
// output:
// module {
//   llvm.func @log(i32, i32)
//   llvm.func @two(%arg0: i1, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32) -> i32 attributes {optsize} {
//     llvm.cond_br %arg0, ^bb2, ^bb1
//   ^bb1:
//     %0 = llvm.sub %arg2, %arg3 : i32
//     llvm.br ^bb4(%0 : i32)
//   ^bb2:
//     %1 = llvm.add %arg2, %arg3 : i32
//     llvm.br ^bb4(%1 : i32)
//   ^bb3(%2: i32):
//     llvm.return %2 : i32
//   ^bb4(%3: i32):
//     %4 = llvm.mlir.constant(7 : i32) : i32
//     llvm.call @log(%3, %4) : (i32, i32) -> ()
//     llvm.call @log(%arg2, %3) : (i32, i32) -> ()
//     llvm.store %4, %arg1 : i32, !llvm.ptr
//     llvm.br ^bb3(%arg2 : i32)
//   }
// }
// -----
// args: --passes=tail-merge
// Results of merged operations are operands of others, and of the branch.
llvm.func @inner(%c: i1, %p: !llvm.ptr, %q: !llvm.ptr) -> i32 attributes {minsize} {
  llvm.cond_br %c, ^yes, ^no
^yes:
  %a = llvm.load %p : !llvm.ptr -> i32
  %b = llvm.mul %a, %a : i32
  %d = llvm.add %b, %a : i32
  llvm.store %d, %q : i32, !llvm.ptr
  llvm.br ^exit(%d : i32)
^no:
  %e = llvm.load %p : !llvm.ptr -> i32
  %f = llvm.mul %e, %e : i32
  %g = llvm.add %f, %e : i32
  llvm.store %g, %q : i32, !llvm.ptr
  llvm.br ^exit(%g : i32)
^exit(%r: i32):
  llvm.return %r : i32
}
// output:
// module {
//   llvm.func @inner(%arg0: i1, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> i32 attributes {minsize} {
//     llvm.cond_br %arg0, ^bb2, ^bb1
//   ^bb1:
//     llvm.br ^bb4
//   ^bb2:
//     llvm.br ^bb4
//   ^bb3(%0: i32):
//     llvm.return %0 : i32
//   ^bb4:
//     ... 3 lines
//     llvm.store %3, %arg2 : i32, !llvm.ptr
//     llvm.br ^bb3(%3 : i32)
//   }
// }
// -----
// args: --passes=tail-merge
// One operand of the calls differs. Speed matters in the second function.
llvm.func @log(i32, i32)
llvm.func @crossed(%c: i1, %x: i32, %y: i32) attributes {optsize} {
  llvm.cond_br %c, ^yes, ^no
^yes:
  llvm.call @log(%x, %x) : (i32, i32) -> ()
  llvm.call @log(%x, %x) : (i32, i32) -> ()
  llvm.call @log(%x, %x) : (i32, i32) -> ()
  llvm.br ^exit
^no:
  llvm.call @log(%x, %y) : (i32, i32) -> ()
  llvm.call @log(%x, %y) : (i32, i32) -> ()
  llvm.call @log(%x, %y) : (i32, i32) -> ()
  llvm.br ^exit
^exit:
  llvm.return
}
llvm.func @fast(%c: i1, %p: !llvm.ptr, %x: i32, %y: i32) {
  llvm.cond_br %c, ^yes, ^no
^yes:
  llvm.call @log(%x, %y) : (i32, i32) -> ()
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.br ^exit
^no:
  llvm.call @log(%x, %y) : (i32, i32) -> ()
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.br ^exit
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @log(i32, i32)
//   llvm.func @crossed(%arg0: i1, %arg1: i32, %arg2: i32) attributes {optsize} {
//     llvm.cond_br %arg0, ^bb2, ^bb1
//   ^bb1:
//     llvm.br ^bb4(%arg2 : i32)
//   ^bb2:
//     llvm.br ^bb4(%arg1 : i32)
//   ^bb3:
//     llvm.return
//   ^bb4(%0: i32):
//     llvm.call @log(%arg1, %0) : (i32, i32) -> ()
//     llvm.call @log(%arg1, %0) : (i32, i32) -> ()
//     llvm.call @log(%arg1, %0) : (i32, i32) -> ()
//     llvm.br ^bb3
//   }
//   llvm.func @fast(%arg0: i1, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32) {
//     ... 11 lines
//   }
// }
