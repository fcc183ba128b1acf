// args: --passes=tie-operands
// A sum, a minimum by a select, a maximum, and another select.
llvm.func @carried(%p: !llvm.ptr, %n: i64, %x: i32) -> i32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^loop(%c0, %zero, %x, %x, %x : i64, i32, i32, i32, i32)
^loop(%i: i64, %sum: i32, %least: i32, %most: i32, %last: i32):
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %a = llvm.load %q : !llvm.ptr -> i32
  %product = llvm.mul %a, %x : i32
  %sum1 = llvm.add %product, %sum : i32
  %sum2 = llvm.xor %a, %sum1 : i32
  %is_less = llvm.icmp "slt" %a, %least : i32
  %least1 = llvm.select %is_less, %a, %least : i1, i32
  %most1 = llvm.intr.umax(%a, %most) : (i32, i32) -> i32
  %is_far = llvm.icmp "ugt" %a, %x : i32
  %last1 = llvm.select %is_far, %last, %a : i1, i32
  %next = llvm.add %i, %c1 : i64
  %cond = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %cond, ^loop(%next, %sum2, %least1, %most1, %last1 : i64, i32, i32, i32, i32), ^exit
^exit:
  %s = llvm.add %sum2, %least1 : i32
  %t = llvm.add %s, %most1 : i32
  %u = llvm.add %t, %last1 : i32
  llvm.return %u : i32
}
// output:
// module {
//   llvm.func @carried(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32) -> i32 {
//     ... 6 lines
//     %9 = llvm.load %8 : !llvm.ptr -> i32
//     %10 = llvm.mul %9, %arg2 : i32
//     %11 = llvm.add %10, %4 : i32
//     %12 = llvm.xor %11, %9 : i32
//     %13 = llvm.icmp "sgt" %5, %9 : i32
//     %14 = llvm.select %13, %9, %5 : i1, i32
//     %15 = llvm.intr.umax(%6, %9) : (i32, i32) -> i32
//     %16 = llvm.icmp "ule" %9, %arg2 : i32
//     %17 = llvm.select %16, %9, %7 : i1, i32
//     %18 = llvm.add %3, %1 : i64
//     ... 7 lines
//   }
// }
// -----
// args: --passes=tie-operands
// Differences and minima of floats stay.
llvm.func @kept(%p: !llvm.ptr, %n: i64, %x: f32) -> f32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%c0, %x, %x : i64, f32, f32)
^loop(%i: i64, %difference: f32, %least: f32):
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %a = llvm.load %q : !llvm.ptr -> f32
  %difference1 = llvm.fsub %a, %difference : f32
  %is_less = llvm.fcmp "olt" %least, %a : f32
  %least1 = llvm.select %is_less, %least, %a : i1, f32
  %next = llvm.add %i, %c1 : i64
  %cond = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %cond, ^loop(%next, %difference1, %least1 : i64, f32, f32), ^exit
^exit:
  %s = llvm.fadd %difference1, %least1 : f32
  llvm.return %s : f32
}
// output:
// module {
//   llvm.func @kept(%arg0: !llvm.ptr, %arg1: i64, %arg2: f32) -> f32 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%0, %arg2, %arg2 : i64, f32, f32)
//   ^bb1(%2: i64, %3: f32, %4: f32):
//     %5 = llvm.getelementptr %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %6 = llvm.load %5 : !llvm.ptr -> f32
//     %7 = llvm.fsub %6, %3 : f32
//     %8 = llvm.fcmp "olt" %4, %6 : f32
//     %9 = llvm.select %8, %4, %6 : i1, f32
//     %10 = llvm.add %2, %1 : i64
//     %11 = llvm.icmp "slt" %10, %arg1 : i64
//     llvm.cond_br %11, ^bb1(%10, %7, %9 : i64, f32, f32), ^bb2
//   ^bb2:
//     %12 = llvm.fadd %7, %9 : f32
//     llvm.return %12 : f32
//   }
// }
// -----
// args: --passes=tie-operands
// The position of the maximum and the maximum share the inverse comparison. One that tests two flags stays.
llvm.func @positions(%p: !llvm.ptr, %n: i64, %x: f32) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%c0, %c0, %x, %c0 : i64, i64, f32, i64)
^loop(%i: i64, %at: i64, %most: f32, %different: i64):
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %a = llvm.load %q : !llvm.ptr -> f32
  %stays = llvm.fcmp "ole" %a, %most : f32
  %at1 = llvm.select %stays, %at, %i : i1, i64
  %most1 = llvm.select %stays, %most, %a : i1, f32
  %is_same = llvm.fcmp "oeq" %a, %x : f32
  %different1 = llvm.select %is_same, %different, %i : i1, i64
  %next = llvm.add %i, %c1 : i64
  %cond = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %cond, ^loop(%next, %at1, %most1, %different1 : i64, i64, f32, i64), ^exit
^exit:
  %s = llvm.add %at1, %different1 : i64
  llvm.return %s : i64
}
// output:
// module {
//   llvm.func @positions(%arg0: !llvm.ptr, %arg1: i64, %arg2: f32) -> i64 {
//     ... 5 lines
//     %7 = llvm.load %6 : !llvm.ptr -> f32
//     %8 = llvm.fcmp "ugt" %7, %4 : f32
//     %9 = llvm.select %8, %2, %3 : i1, i64
//     %10 = llvm.select %8, %7, %4 : i1, f32
//     %11 = llvm.fcmp "oeq" %7, %arg2 : f32
//     ... 7 lines
//   }
// }
