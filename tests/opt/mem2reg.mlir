// args: --passes=mem2reg
// Block arguments merge the values of the preheader and the latch.
llvm.func @f(%n: i64, %x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %sum = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %i = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  llvm.intr.lifetime.start %i : !llvm.ptr
  llvm.store %x, %sum : i32, !llvm.ptr
  llvm.store %zero, %i : i64, !llvm.ptr
  llvm.br ^header
^header:
  %at = llvm.load %i : !llvm.ptr -> i64
  %more = llvm.icmp "slt" %at, %n : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %s = llvm.load %sum : !llvm.ptr -> i32
  %t = llvm.add %s, %x : i32
  llvm.store %t, %sum : i32, !llvm.ptr
  %next = llvm.add %at, %one : i64
  llvm.store %next, %i : i64, !llvm.ptr
  llvm.br ^header
^exit:
  llvm.intr.lifetime.end %i : !llvm.ptr
  %r = llvm.load %sum : !llvm.ptr -> i32
  llvm.return %r : i32
}
// output:
// module {
//   llvm.func @f(%arg0: i64, %arg1: i32) -> i32 {
//     %0 = llvm.mlir.constant(1 : i64) : i64
//     %1 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb1(%arg1, %1 : i32, i64)
//   ^bb1(%2: i32, %3: i64):
//     %4 = llvm.icmp "slt" %3, %arg0 : i64
//     llvm.cond_br %4, ^bb3, ^bb2
//   ^bb2:
//     llvm.return %2 : i32
//   ^bb3:
//     %5 = llvm.add %2, %arg1 : i32
//     %6 = llvm.add %3, %0 : i64
//     llvm.br ^bb1(%5, %6 : i32, i64)
//   }
// }
// -----
// args: --passes=mem2reg
// Disjoint ranges of an alloca are separate variables. Accesses of different types convert the bits. A part of a covering
// access is that of its bits.
llvm.func @parts(%x: f32, %y: !llvm.ptr, %z: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.alloca %one x !llvm.struct<(f32, ptr, i64)> : (i64) -> !llvm.ptr
  llvm.store %x, %a : f32, !llvm.ptr
  %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, ptr, i64)>
  llvm.store %y, %p : !llvm.ptr, !llvm.ptr
  %q = llvm.getelementptr %a[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, ptr, i64)>
  llvm.store %z, %q : i64, !llvm.ptr
  %bits = llvm.load %a : !llvm.ptr -> i32
  %number = llvm.load %p : !llvm.ptr -> i64
  %half = llvm.load %q : !llvm.ptr -> i32
  %b = llvm.sext %bits : i32 to i64
  %h = llvm.sext %half : i32 to i64
  %s = llvm.add %b, %number : i64
  %t = llvm.add %s, %h : i64
  llvm.return %t : i64
}
// output:
// module {
//   llvm.func @parts(%arg0: f32, %arg1: !llvm.ptr, %arg2: i64) -> i64 {
//     %0 = llvm.bitcast %arg0 : f32 to i32
//     %1 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
//     %2 = llvm.trunc %arg2 : i64 to i32
//     %3 = llvm.sext %0 : i32 to i64
//     %4 = llvm.sext %2 : i32 to i64
//     %5 = llvm.add %3, %1 : i64
//     %6 = llvm.add %5, %4 : i64
//     llvm.return %6 : i64
//   }
// }
// -----
// args: --passes=mem2reg
// Allocas that escape or have volatile accesses stay.
llvm.func @use(!llvm.ptr)
llvm.func @seen(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %b = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.store volatile %x, %b : i32, !llvm.ptr
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  %v = llvm.load %a : !llvm.ptr -> i32
  llvm.return %v : i32
}
// output:
// module {
//   llvm.func @use(!llvm.ptr)
//   llvm.func @seen(%arg0: i32) -> i32 {
//     %0 = llvm.mlir.constant(1 : i64) : i64
//     %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
//     %2 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
//     llvm.store %arg0, %1 : i32, !llvm.ptr
//     llvm.store volatile %arg0, %2 : i32, !llvm.ptr
//     llvm.call @use(%1) : (!llvm.ptr) -> ()
//     %3 = llvm.load %1 : !llvm.ptr -> i32
//     llvm.return %3 : i32
//   }
// }
// -----
// args: --passes=mem2reg
// A variable that is live after a call of `setjmp` stays: memory has the last stored value after the second return.
llvm.func @setjmp(!llvm.ptr) -> i32
llvm.func @jumps(%x: i32, %buffer: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  %again = llvm.call @setjmp(%buffer) : (!llvm.ptr) -> i32
  %v = llvm.load %a : !llvm.ptr -> i32
  %s = llvm.add %v, %again : i32
  llvm.return %s : i32
}
// output:
// module {
//   llvm.func @setjmp(!llvm.ptr) -> i32
//   llvm.func @jumps(%arg0: i32, %arg1: !llvm.ptr) -> i32 {
//     %0 = llvm.mlir.constant(1 : i64) : i64
//     %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
//     llvm.store %arg0, %1 : i32, !llvm.ptr
//     %2 = llvm.call @setjmp(%arg1) : (!llvm.ptr) -> i32
//     %3 = llvm.load %1 : !llvm.ptr -> i32
//     %4 = llvm.add %3, %2 : i32
//     llvm.return %4 : i32
//   }
// }
// -----
// args: --passes=mem2reg
// A pointer variable is promoted. The alloca whose address it holds escapes.
llvm.func @pointer_variable(%i: i64) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %many = llvm.mlir.constant(16 : i64) : i64
  %a = llvm.alloca %many x i32 : (i64) -> !llvm.ptr
  %p = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
  llvm.store %a, %p : !llvm.ptr, !llvm.ptr
  %q = llvm.load %p : !llvm.ptr -> !llvm.ptr
  %at = llvm.getelementptr %q[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %at : !llvm.ptr -> i32
  llvm.return %v : i32
}
// output:
// module {
//   llvm.func @pointer_variable(%arg0: i64) -> i32 {
//     %0 = llvm.mlir.constant(16 : i64) : i64
//     %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
//     %2 = llvm.getelementptr %1[%arg0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %3 = llvm.load %2 : !llvm.ptr -> i32
//     llvm.return %3 : i32
//   }
// }
// -----
// args: --passes=mem2reg
// A variable that is overwritten after each call of `setjmp` is promoted. The other one may be
// read in the next iteration.
llvm.func @setjmp(!llvm.ptr) -> i32
llvm.func @next(i32) -> i32
llvm.func @interpreter(%x: i32, %buffer: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %b = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.store %x, %b : i32, !llvm.ptr
  llvm.br ^loop
^loop:
  %c = llvm.load %b : !llvm.ptr -> i32
  %d = llvm.call @next(%c) : (i32) -> i32
  llvm.store %d, %a : i32, !llvm.ptr
  %e = llvm.trunc %d : i32 to i1
  llvm.cond_br %e, ^jump, ^use
^jump:
  %again = llvm.call @setjmp(%buffer) : (!llvm.ptr) -> i32
  llvm.store %again, %a : i32, !llvm.ptr
  llvm.br ^use
^use:
  %f = llvm.load %a : !llvm.ptr -> i32
  %g = llvm.call @next(%f) : (i32) -> i32
  %h = llvm.trunc %g : i32 to i1
  llvm.cond_br %h, ^loop, ^change
^change:
  llvm.store %g, %b : i32, !llvm.ptr
  %i = llvm.trunc %f : i32 to i1
  llvm.cond_br %i, ^loop, ^end
^end:
  llvm.return %g : i32
}
// output:
// module {
//   llvm.func @setjmp(!llvm.ptr) -> i32
//   llvm.func @next(i32) -> i32
//   llvm.func @interpreter(%arg0: i32, %arg1: !llvm.ptr) -> i32 {
//     %0 = llvm.mlir.constant(1 : i64) : i64
//     %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
//     llvm.store %arg0, %1 : i32, !llvm.ptr
//     llvm.br ^bb1
//   ^bb1:
//     %2 = llvm.load %1 : !llvm.ptr -> i32
//     %3 = llvm.call @next(%2) : (i32) -> i32
//     %4 = llvm.trunc %3 : i32 to i1
//     llvm.cond_br %4, ^bb2, ^bb3(%3 : i32)
//   ^bb2:
//     %5 = llvm.call @setjmp(%arg1) : (!llvm.ptr) -> i32
//     llvm.br ^bb3(%5 : i32)
//   ^bb3(%6: i32):
//     %7 = llvm.call @next(%6) : (i32) -> i32
//     %8 = llvm.trunc %7 : i32 to i1
//     llvm.cond_br %8, ^bb1, ^bb4
//   ^bb4:
//     llvm.store %7, %1 : i32, !llvm.ptr
//     %9 = llvm.trunc %6 : i32 to i1
//     llvm.cond_br %9, ^bb1, ^bb5
//   ^bb5:
//     llvm.return %7 : i32
//   }
// }
// -----
// args: --passes=mem2reg
// The variable is undefined at the beginning of its lifetime, so that its value is not carried around the loop.
llvm.func @get() -> i32
llvm.func @lifetime(%n: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.br ^loop
^loop:
  llvm.intr.lifetime.start %p : !llvm.ptr
  %x = llvm.call @get() : () -> i32
  %is = llvm.icmp "slt" %x, %n : i32
  llvm.cond_br %is, ^store, ^join(%zero : i32)
^store:
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.br ^join(%one : i32)
^join(%flag: i32):
  %y = llvm.load %p : !llvm.ptr -> i32
  llvm.intr.lifetime.end %p : !llvm.ptr
  %has = llvm.icmp "ne" %flag, %zero : i32
  llvm.cond_br %has, ^out, ^loop
^out:
  llvm.return %y : i32
}
// output:
// module {
//   llvm.func @get() -> i32
//   llvm.func @lifetime(%arg0: i32) -> i32 {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.mlir.constant(1 : i32) : i32
//     llvm.br ^bb1
//   ^bb1:
//     %2 = llvm.call @get() : () -> i32
//     %3 = llvm.icmp "slt" %2, %arg0 : i32
//     %4 = llvm.mlir.undef : i32
//     llvm.cond_br %3, ^bb2, ^bb3(%0, %4 : i32, i32)
//   ^bb2:
//     llvm.br ^bb3(%1, %2 : i32, i32)
//   ^bb3(%5: i32, %6: i32):
//     %7 = llvm.icmp "ne" %5, %0 : i32
//     llvm.cond_br %7, ^bb4, ^bb1
//   ^bb4:
//     llvm.return %6 : i32
//   }
// }
// -----
// args: --passes=mem2reg
// Without lifetimes, the value of the iteration before is read.
llvm.func @get() -> i32
llvm.func @carried(%n: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.br ^loop
^loop:
  %x = llvm.call @get() : () -> i32
  %is = llvm.icmp "slt" %x, %n : i32
  llvm.cond_br %is, ^store, ^join(%zero : i32)
^store:
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.br ^join(%one : i32)
^join(%flag: i32):
  %y = llvm.load %p : !llvm.ptr -> i32
  %has = llvm.icmp "ne" %flag, %zero : i32
  llvm.cond_br %has, ^out, ^loop
^out:
  llvm.return %y : i32
}
// output:
// module {
//   llvm.func @get() -> i32
//   llvm.func @carried(%arg0: i32) -> i32 {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.mlir.constant(1 : i32) : i32
//     %2 = llvm.mlir.undef : i32
//     llvm.br ^bb1(%2 : i32)
//   ^bb1(%3: i32):
//     %4 = llvm.call @get() : () -> i32
//     %5 = llvm.icmp "slt" %4, %arg0 : i32
//     llvm.cond_br %5, ^bb2, ^bb3(%0, %3 : i32, i32)
//   ^bb2:
//     llvm.br ^bb3(%1, %4 : i32, i32)
//   ^bb3(%6: i32, %7: i32):
//     %8 = llvm.icmp "ne" %6, %0 : i32
//     llvm.cond_br %8, ^bb4, ^bb1(%7 : i32)
//   ^bb4:
//     llvm.return %7 : i32
//   }
// }
// -----
// args: --passes=mem2reg
// A marker of an alloca of which a part stays in memory.
llvm.func @part(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %eight = llvm.mlir.constant(8 : i64) : i64
  %byte = llvm.mlir.constant(0 : i8) : i8
  %p = llvm.alloca %one x !llvm.struct<(i32, array<8 x i8>)> : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  "llvm.intr.memset"(%q, %byte, %eight) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %z = llvm.load %q : !llvm.ptr -> i32
  %y = llvm.load %p : !llvm.ptr -> i32
  %s = llvm.add %y, %z : i32
  llvm.intr.lifetime.end %p : !llvm.ptr
  llvm.return %s : i32
}
// output:
// module {
//   llvm.func @part(%arg0: i32) -> i32 {
//     ... 5 lines
//     llvm.intr.lifetime.start %3 : !llvm.ptr
//     "llvm.intr.memset"(%4, %2, %1) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
//     %5 = llvm.load %4 : !llvm.ptr -> i32
//     %6 = llvm.add %arg0, %5 : i32
//     llvm.intr.lifetime.end %3 : !llvm.ptr
//     llvm.return %6 : i32
//   }
// }
// -----
// args: --passes=mem2reg
// Accesses that overlap in part: shifts and masks of an integer, and lanes of a vector of floats. Bytes of a pointer stay
// in memory, and so do bytes that no access covers.
llvm.func @union(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %p : i32, !llvm.ptr
  %half = llvm.load %q : !llvm.ptr -> i16
  %byte = llvm.trunc %half : i16 to i8
  llvm.store %byte, %p : i8, !llvm.ptr
  %y = llvm.load %p : !llvm.ptr -> i32
  llvm.return %y : i32
}
llvm.func @pair(%x: vector<2xf32>) -> f32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x !llvm.struct<(f32, f32)> : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %p : vector<2xf32>, !llvm.ptr
  %y = llvm.load %q : !llvm.ptr -> f32
  llvm.return %y : f32
}
llvm.func @pointer(%x: !llvm.ptr) -> i8 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
  llvm.store %x, %p : !llvm.ptr, !llvm.ptr
  %y = llvm.load %p : !llvm.ptr -> i8
  llvm.return %y : i8
}
llvm.func @crossing(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %p : i32, !llvm.ptr
  %y = llvm.load %q : !llvm.ptr -> i32
  llvm.return %y : i32
}
// output:
// module {
//   llvm.func @union(%arg0: i32) -> i32 {
//     %0 = llvm.mlir.constant(16 : i32) : i32
//     %1 = llvm.lshr %arg0, %0 : i32
//     %2 = llvm.trunc %1 : i32 to i16
//     %3 = llvm.trunc %2 : i16 to i8
//     %4 = llvm.zext %3 : i8 to i32
//     %5 = llvm.mlir.constant(-256 : i32) : i32
//     %6 = llvm.and %arg0, %5 : i32
//     %7 = llvm.or %6, %4 : i32
//     llvm.return %7 : i32
//   }
//   llvm.func @pair(%arg0: vector<2xf32>) -> f32 {
//     %0 = llvm.mlir.constant(1 : i64) : i64
//     %1 = llvm.extractelement %arg0[%0 : i64] : vector<2xf32>
//     llvm.return %1 : f32
//   }
//   llvm.func @pointer(%arg0: !llvm.ptr) -> i8 {
//     ... 5 lines
//   }
//   llvm.func @crossing(%arg0: i32) -> i32 {
//     ... 6 lines
//   }
// }
