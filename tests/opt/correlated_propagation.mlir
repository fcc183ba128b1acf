// args: --passes=correlated-propagation
// A variable that is 0 or 1 equals 1 on the edge where it is not 0. Both edges then pass 1.
llvm.func @words(%s: !llvm.ptr, %n: i64) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %first = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %space = llvm.mlir.constant(32 : i8) : i8
  llvm.br ^header(%first, %c0, %c0 : i64, i32, i32)
^header(%i: i64, %words: i32, %in_word: i32):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %s[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %c = llvm.load %p : !llvm.ptr -> i8
  %is_space = llvm.icmp "eq" %c, %space : i8
  llvm.cond_br %is_space, ^next(%words, %c0 : i32, i32), ^letter
^letter:
  %was_in = llvm.icmp "ne" %in_word, %c0 : i32
  llvm.cond_br %was_in, ^in(%words, %in_word : i32, i32), ^begins
^begins:
  %more = llvm.add %words, %c1 : i32
  llvm.br ^in(%more, %c1 : i32, i32)
^in(%words1: i32, %in_word1: i32):
  llvm.br ^next(%words1, %in_word1 : i32, i32)
^next(%words2: i32, %in_word2: i32):
  %j = llvm.add %i, %one : i64
  llvm.br ^header(%j, %words2, %in_word2 : i64, i32, i32)
^exit:
  llvm.return %words : i32
}
// output:
// module {
//   llvm.func @words(%arg0: !llvm.ptr, %arg1: i64) -> i32 {
//     ... 16 lines
//   ^bb4:
//     %12 = llvm.icmp "ne" %7, %0 : i32
//     llvm.cond_br %12, ^bb6(%6, %1 : i32, i32), ^bb5
//   ^bb5:
//     ... 7 lines
//   }
// }
// -----
// args: --passes=correlated-propagation
// Uses in dominated blocks are replaced. Variables of three constants, or of computed values, stay.
llvm.func @states(%n: i32, %selector: i1, %x: i32) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c4 = llvm.mlir.constant(4 : i32) : i32
  %c9 = llvm.mlir.constant(9 : i32) : i32
  llvm.br ^header(%n, %c4, %c0, %x : i32, i32, i32, i32)
^header(%k: i32, %flag: i32, %state: i32, %any: i32):
  %is_four = llvm.icmp "eq" %flag, %c4 : i32
  llvm.cond_br %is_four, ^four, ^nine
^four:
  %product = llvm.mul %flag, %k : i32
  %is_first = llvm.icmp "ne" %state, %c0 : i32
  llvm.cond_br %is_first, ^other, ^latch(%c9, %c1, %product : i32, i32, i32)
^other:
  %sum = llvm.add %state, %product : i32
  llvm.br ^latch(%c9, %c9, %sum : i32, i32, i32)
^nine:
  %quotient = llvm.add %flag, %any : i32
  llvm.br ^latch(%c4, %c0, %quotient : i32, i32, i32)
^latch(%flag1: i32, %state1: i32, %any1: i32):
  %next = llvm.sub %k, %c1 : i32
  %cond = llvm.icmp "sgt" %next, %c0 : i32
  llvm.cond_br %cond, ^header(%next, %flag1, %state1, %any1 : i32, i32, i32, i32), ^exit
^exit:
  llvm.return %any1 : i32
}
// output:
// module {
//   llvm.func @states(%arg0: i32, %arg1: i1, %arg2: i32) -> i32 {
//     ... 8 lines
//   ^bb2:
//     %9 = llvm.add %3, %7 : i32
//     llvm.br ^bb5(%2, %0, %9 : i32, i32, i32)
//   ^bb3:
//     %10 = llvm.mul %2, %4 : i32
//     %11 = llvm.icmp "ne" %6, %0 : i32
//     ... 10 lines
//   }
// }
