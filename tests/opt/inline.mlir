// args: --passes=inline
// A function with two returns is inlined. A `no_inline` function is not.
llvm.func internal @larger(%a: i32, %b: i32) -> i32 {
  %c = llvm.icmp "sgt" %a, %b : i32
  llvm.cond_br %c, ^first, ^second
^first:
  llvm.return %a : i32
^second:
  llvm.return %b : i32
}
llvm.func @largest(%a: i32, %b: i32, %c: i32) -> i32 {
  %0 = llvm.call @larger(%a, %b) : (i32, i32) -> i32
  %1 = llvm.call @larger(%0, %c) : (i32, i32) -> i32
  llvm.return %1 : i32
}
llvm.func internal @kept(%a: i32) -> i32 attributes {no_inline} {
  llvm.return %a : i32
}
llvm.func @weak(%a: i32) -> i32 {
  %0 = llvm.call @kept(%a) : (i32) -> i32
  llvm.return %0 : i32
}
// output:
// module {
//   llvm.func internal @larger(%arg0: i32, %arg1: i32) -> i32 {
//     ... 6 lines
//   }
//   llvm.func @largest(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
//     %0 = llvm.icmp "sgt" %arg0, %arg1 : i32
//     llvm.cond_br %0, ^bb2, ^bb1
//   ^bb1:
//     llvm.br ^bb3(%arg1 : i32)
//   ^bb2:
//     llvm.br ^bb3(%arg0 : i32)
//   ^bb3(%1: i32):
//     %2 = llvm.icmp "sgt" %1, %arg2 : i32
//     llvm.cond_br %2, ^bb5, ^bb4
//   ^bb4:
//     llvm.br ^bb6(%arg2 : i32)
//   ^bb5:
//     llvm.br ^bb6(%1 : i32)
//   ^bb6(%3: i32):
//     llvm.return %3 : i32
//   }
//   llvm.func internal @kept(%arg0: i32) -> i32 attributes {no_inline} {
//     llvm.return %arg0 : i32
//   }
//   llvm.func @weak(%arg0: i32) -> i32 {
//     %0 = llvm.call @kept(%arg0) : (i32) -> i32
//     llvm.return %0 : i32
//   }
// }
// -----
// args: --passes=inline
// A recursive call stays. Other callers inline one level.
llvm.func @fib(%n: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %c = llvm.icmp "slt" %n, %c2 : i32
  llvm.cond_br %c, ^end(%n : i32), ^more
^more:
  %0 = llvm.sub %n, %c1 : i32
  %1 = llvm.call @fib(%0) : (i32) -> i32
  %2 = llvm.sub %n, %c2 : i32
  %3 = llvm.call @fib(%2) : (i32) -> i32
  %4 = llvm.add %1, %3 : i32
  llvm.br ^end(%4 : i32)
^end(%r: i32):
  llvm.return %r : i32
}
llvm.func @ten() -> i32 {
  %n = llvm.mlir.constant(10 : i32) : i32
  %0 = llvm.call @fib(%n) : (i32) -> i32
  llvm.return %0 : i32
}
// output:
// module {
//   llvm.func @fib(%arg0: i32) -> i32 {
//     ... 13 lines
//   }
//   llvm.func @ten() -> i32 {
//     %0 = llvm.mlir.constant(10 : i32) : i32
//     %1 = llvm.mlir.constant(1 : i32) : i32
//     %2 = llvm.mlir.constant(2 : i32) : i32
//     %3 = llvm.icmp "slt" %0, %2 : i32
//     llvm.cond_br %3, ^bb2(%0 : i32), ^bb1
//   ^bb1:
//     %4 = llvm.sub %0, %1 : i32
//     %5 = llvm.call @fib(%4) : (i32) -> i32
//     %6 = llvm.sub %0, %2 : i32
//     %7 = llvm.call @fib(%6) : (i32) -> i32
//     %8 = llvm.add %5, %7 : i32
//     llvm.br ^bb2(%8 : i32)
//   ^bb2(%9: i32):
//     llvm.br ^bb3(%9 : i32)
//   ^bb3(%10: i32):
//     llvm.return %10 : i32
//   }
// }
// -----
// args: --passes=inline
// A thunk keeps its call of an exported function with a loop. A caller with a constant bound inlines it.
llvm.func @count(%n: i64, %unused: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%zero : i64)
^loop(%i: i64):
  %next = llvm.add %i, %one : i64
  %c = llvm.icmp "ult" %next, %n : i64
  llvm.cond_br %c, ^loop(%next : i64), ^end
^end:
  llvm.return %next : i64
}
llvm.func @thunk(%p: !llvm.ptr) -> i64 {
  %n = llvm.load %p : !llvm.ptr -> i64
  %seven = llvm.mlir.constant(7 : i64) : i64
  %0 = llvm.call @count(%n, %seven) : (i64, i64) -> i64
  llvm.return %0 : i64
}
llvm.func @constant(%p: !llvm.ptr) -> i64 {
  %n = llvm.load %p : !llvm.ptr -> i64
  %seven = llvm.mlir.constant(7 : i64) : i64
  %0 = llvm.call @count(%seven, %n) : (i64, i64) -> i64
  llvm.return %0 : i64
}
// output:
// module {
//   llvm.func @count(%arg0: i64, %arg1: i64) -> i64 {
//     ... 9 lines
//   }
//   llvm.func @thunk(%arg0: !llvm.ptr) -> i64 {
//     ... 4 lines
//   }
//   llvm.func @constant(%arg0: !llvm.ptr) -> i64 {
//     %0 = llvm.load %arg0 : !llvm.ptr -> i64
//     %1 = llvm.mlir.constant(7 : i64) : i64
//     %2 = llvm.mlir.constant(0 : i64) : i64
//     %3 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%2 : i64)
//   ^bb1(%4: i64):
//     %5 = llvm.add %4, %3 : i64
//     %6 = llvm.icmp "ult" %5, %1 : i64
//     llvm.cond_br %6, ^bb1(%5 : i64), ^bb2
//   ^bb2:
//     llvm.br ^bb3(%5 : i64)
//   ^bb3(%7: i64):
//     llvm.return %7 : i64
//   }
// }
// -----
// args: --passes=inline,unroll,sccp,cse,simplify-cfg
// A thunk inlines a function whose loop was unrolled.
func.func @two(%x: memref<2xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 2 {
    %a = affine.load %x[%i] : memref<2xf32>
    %b = arith.addf %a, %a : f32
    affine.store %b, %x[%i] : memref<2xf32>
  }
  return
}
// output:
// module {
//   llvm.func @two(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) attributes {llvm.emit_c_interface, mlirc.signature = (memref<2xf32>) -> ()} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.getelementptr inbounds|nuw %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %3 = llvm.load %2 : !llvm.ptr -> f32
//     %4 = llvm.fadd %3, %3 : f32
//     llvm.store %4, %2 : f32, !llvm.ptr
//     %5 = llvm.getelementptr inbounds|nuw %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %6 = llvm.load %5 : !llvm.ptr -> f32
//     %7 = llvm.fadd %6, %6 : f32
//     llvm.store %7, %5 : f32, !llvm.ptr
//     llvm.return
//   }
//   llvm.func @_mlir_ciface_two(%arg0: !llvm.ptr) attributes {llvm.emit_c_interface, mlirc.arg_names = ["x"], mlirc.signature = (memref<2xf32>) -> ()} {
//     %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %2 = llvm.mlir.constant(0 : i64) : i64
//     %3 = llvm.mlir.constant(1 : i64) : i64
//     %4 = llvm.getelementptr inbounds|nuw %1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %5 = llvm.load %4 : !llvm.ptr -> f32
//     %6 = llvm.fadd %5, %5 : f32
//     llvm.store %6, %4 : f32, !llvm.ptr
//     %7 = llvm.getelementptr inbounds|nuw %1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %8 = llvm.load %7 : !llvm.ptr -> f32
//     %9 = llvm.fadd %8, %8 : f32
//     llvm.store %9, %7 : f32, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// args: --passes=inline
// The alloca of a callee moves to the entry of the caller, so that a loop allocates it once.
llvm.func @observe(!llvm.ptr)
llvm.func internal @boxed(%a: i32) {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store %a, %p : i32, !llvm.ptr
  llvm.call @observe(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @boxes(%n: i32) {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^loop(%n : i32)
^loop(%i: i32):
  llvm.call @boxed(%i) : (i32) -> ()
  %next = llvm.sub %i, %c1 : i32
  %c = llvm.icmp "ne" %next, %c1 : i32
  llvm.cond_br %c, ^loop(%next : i32), ^end
^end:
  llvm.call @boxed(%n) : (i32) -> ()
  llvm.return
}
// output:
// module {
//   llvm.func @observe(!llvm.ptr)
//   llvm.func internal @boxed(%arg0: i32) {
//     ... 5 lines
//   }
//   llvm.func @boxes(%arg0: i32) {
//     %0 = llvm.mlir.constant(1 : i32) : i32
//     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
//     %2 = llvm.mlir.constant(1 : i32) : i32
//     %3 = llvm.alloca %2 x i32 : (i32) -> !llvm.ptr
//     %4 = llvm.mlir.constant(1 : i32) : i32
//     llvm.br ^bb1(%arg0 : i32)
//   ^bb1(%5: i32):
//     %6 = llvm.mlir.constant(1 : i32) : i32
//     llvm.store %5, %3 : i32, !llvm.ptr
//     llvm.call @observe(%3) : (!llvm.ptr) -> ()
//     llvm.br ^bb2
//   ^bb2:
//     %7 = llvm.sub %5, %4 : i32
//     %8 = llvm.icmp "ne" %7, %4 : i32
//     llvm.cond_br %8, ^bb1(%7 : i32), ^bb3
//   ^bb3:
//     %9 = llvm.mlir.constant(1 : i32) : i32
//     llvm.store %arg0, %1 : i32, !llvm.ptr
//     llvm.call @observe(%1) : (!llvm.ptr) -> ()
//     llvm.br ^bb4
//   ^bb4:
//     llvm.return
//   }
// }
// -----
// args: --passes=inline
// An alloca of unknown size depends on the frame.
llvm.func @observe(!llvm.ptr)
llvm.func internal @sized(%n: i32) {
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.call @observe(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @calls_sized(%n: i32) {
  llvm.call @sized(%n) : (i32) -> ()
  llvm.return
}
// output:
// module {
//   llvm.func @observe(!llvm.ptr)
//   llvm.func internal @sized(%arg0: i32) {
//     %0 = llvm.alloca %arg0 x i32 : (i32) -> !llvm.ptr
//     llvm.call @observe(%0) : (!llvm.ptr) -> ()
//     llvm.return
//   }
//   llvm.func @calls_sized(%arg0: i32) {
//     llvm.call @sized(%arg0) : (i32) -> ()
//     llvm.return
//   }
// }
// -----
// args: --passes=inline
// A call on a path to `unreachable` stays if the callee is longer than the call.
llvm.func @report(i32, i32)
llvm.func @fail(%a: i32, %b: i32) {
  llvm.call @report(%a, %b) : (i32, i32) -> ()
  llvm.call @report(%b, %a) : (i32, i32) -> ()
  llvm.call @report(%b, %b) : (i32, i32) -> ()
  llvm.return
}
llvm.func @checks(%a: i32, %b: i32) {
  llvm.call @fail(%a, %b) : (i32, i32) -> ()
  %c = llvm.icmp "eq" %a, %b : i32
  llvm.cond_br %c, ^bad, ^good
^bad:
  llvm.call @fail(%a, %b) : (i32, i32) -> ()
  llvm.unreachable
^good:
  llvm.return
}
// output:
// module {
//   llvm.func @report(i32, i32)
//   llvm.func @fail(%arg0: i32, %arg1: i32) {
//     ... 4 lines
//   }
//   llvm.func @checks(%arg0: i32, %arg1: i32) {
//     llvm.call @report(%arg0, %arg1) : (i32, i32) -> ()
//     llvm.call @report(%arg1, %arg0) : (i32, i32) -> ()
//     llvm.call @report(%arg1, %arg1) : (i32, i32) -> ()
//     llvm.br ^bb1
//   ^bb1:
//     %0 = llvm.icmp "eq" %arg0, %arg1 : i32
//     ... 6 lines
//   }
// }
// -----
// args: --passes=inline
// An argument that is the address of a function becomes a direct callee, which is inlined in turn.
llvm.func internal @twice(%a: i32) -> i32 {
  %0 = llvm.add %a, %a : i32
  llvm.return %0 : i32
}
llvm.func internal @apply(%f: !llvm.ptr, %a: i32) -> i32 {
  %0 = llvm.call %f(%a) : !llvm.ptr, (i32) -> i32
  %1 = llvm.call %f(%0) : !llvm.ptr, (i32) -> i32
  llvm.return %1 : i32
}
llvm.func @four_times(%a: i32) -> i32 {
  %f = llvm.mlir.addressof @twice : !llvm.ptr
  %0 = llvm.call @apply(%f, %a) : (!llvm.ptr, i32) -> i32
  llvm.return %0 : i32
}
// output:
// module {
//   llvm.func internal @twice(%arg0: i32) -> i32 {
//     %0 = llvm.add %arg0, %arg0 : i32
//     llvm.return %0 : i32
//   }
//   llvm.func internal @apply(%arg0: !llvm.ptr, %arg1: i32) -> i32 {
//     ... 3 lines
//   }
//   llvm.func @four_times(%arg0: i32) -> i32 {
//     %0 = llvm.mlir.addressof @twice : !llvm.ptr
//     %1 = llvm.add %arg0, %arg0 : i32
//     llvm.br ^bb1(%1 : i32)
//   ^bb1(%2: i32):
//     %3 = llvm.add %2, %2 : i32
//     llvm.br ^bb2(%3 : i32)
//   ^bb2(%4: i32):
//     llvm.br ^bb3(%4 : i32)
//   ^bb3(%5: i32):
//     llvm.return %5 : i32
//   }
// }
// -----
// args: --passes=inline
// A definition that another object has as well is inlined.
llvm.func available_externally @elsewhere(%a: i32) -> i32 {
  %0 = llvm.add %a, %a : i32
  llvm.return %0 : i32
}
llvm.func @double(%a: i32) -> i32 {
  %0 = llvm.call @elsewhere(%a) : (i32) -> i32
  llvm.return %0 : i32
}
// output:
// module {
//   llvm.func available_externally @elsewhere(%arg0: i32) -> i32 {
//     %0 = llvm.add %arg0, %arg0 : i32
//     llvm.return %0 : i32
//   }
//   llvm.func @double(%arg0: i32) -> i32 {
//     %0 = llvm.add %arg0, %arg0 : i32
//     llvm.br ^bb1(%0 : i32)
//   ^bb1(%1: i32):
//     llvm.return %1 : i32
//   }
// }
