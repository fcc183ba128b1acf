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
// The cases of an interpreter fetch the next instruction alike. This is merged in functions that are optimized for speed,
// too.
llvm.func @dispatch(%code: !llvm.ptr, %x: i32) -> i32 {
  %seven = llvm.mlir.constant(7 : i32) : i32
  llvm.br ^go(%code, %seven, %x, %x : !llvm.ptr, i32, i32, i32)
^go(%at: !llvm.ptr, %opcode: i32, %operand: i32, %v: i32):
  llvm.switch %opcode : i32, ^end [
    0: ^add,
    1: ^double,
    2: ^multiply,
    3: ^end,
    4: ^end,
    5: ^end,
    6: ^end,
    7: ^end,
    8: ^end
  ]
^add:
  %v0 = llvm.add %v, %operand : i32
  %next0 = llvm.getelementptr %at[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %word0 = llvm.load %next0 : !llvm.ptr -> i32
  %opcode0 = llvm.and %word0, %seven : i32
  %shifted0 = llvm.lshr %word0, %seven : i32
  %operand0 = llvm.xor %shifted0, %seven : i32
  llvm.br ^go(%next0, %opcode0, %operand0, %v0 : !llvm.ptr, i32, i32, i32)
^double:
  %v1 = llvm.add %v, %v : i32
  %next1 = llvm.getelementptr %at[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %word1 = llvm.load %next1 : !llvm.ptr -> i32
  %opcode1 = llvm.and %word1, %seven : i32
  %shifted1 = llvm.lshr %word1, %seven : i32
  %operand1 = llvm.xor %shifted1, %seven : i32
  llvm.br ^go(%next1, %opcode1, %operand1, %v1 : !llvm.ptr, i32, i32, i32)
^multiply:
  %v2 = llvm.mul %v, %operand : i32
  %next2 = llvm.getelementptr %at[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %word2 = llvm.load %next2 : !llvm.ptr -> i32
  %opcode2 = llvm.and %word2, %seven : i32
  %shifted2 = llvm.lshr %word2, %seven : i32
  %operand2 = llvm.xor %shifted2, %seven : i32
  llvm.br ^go(%next2, %opcode2, %operand2, %v2 : !llvm.ptr, i32, i32, i32)
^end:
  llvm.return %v : i32
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
//   llvm.func @dispatch(%arg0: !llvm.ptr, %arg1: i32) -> i32 {
//     %0 = llvm.mlir.constant(7 : i32) : i32
//     llvm.br ^bb1(%arg0, %0, %arg1, %arg1 : !llvm.ptr, i32, i32, i32)
//   ^bb1(%1: !llvm.ptr, %2: i32, %3: i32, %4: i32):
//     llvm.switch %2 : i32, ^bb5 [
//       0: ^bb4,
//       1: ^bb3,
//       2: ^bb2,
//       3: ^bb5,
//       4: ^bb5,
//       5: ^bb5,
//       6: ^bb5,
//       7: ^bb5,
//       8: ^bb5
//     ]
//   ^bb2:
//     %5 = llvm.mul %4, %3 : i32
//     llvm.br ^bb6(%5 : i32)
//   ^bb3:
//     %6 = llvm.add %4, %4 : i32
//     llvm.br ^bb6(%6 : i32)
//   ^bb4:
//     %7 = llvm.add %4, %3 : i32
//     llvm.br ^bb6(%7 : i32)
//   ^bb5:
//     llvm.return %4 : i32
//   ^bb6(%8: i32):
//     %9 = llvm.getelementptr %1[4] : (!llvm.ptr) -> !llvm.ptr, i8
//     %10 = llvm.load %9 : !llvm.ptr -> i32
//     %11 = llvm.mlir.constant(7 : i32) : i32
//     %12 = llvm.and %10, %11 : i32
//     %13 = llvm.lshr %10, %11 : i32
//     %14 = llvm.xor %13, %11 : i32
//     llvm.br ^bb1(%9, %12, %14, %8 : !llvm.ptr, i32, i32, i32)
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
