// args: --passes=loop-idiom
// A copy between different objects, and a fill with zeros; downwards, too.
llvm.mlir.global internal @a() {alignment = 64 : i64} : !llvm.array<10000 x f32>
llvm.mlir.global internal @b() {alignment = 64 : i64} : !llvm.array<10000 x f32>
llvm.func @copy() {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %n = llvm.mlir.constant(10000 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^exit
^body:
  %p = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %x = llvm.load %p : !llvm.ptr -> f32
  %q = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %x, %q : f32, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
llvm.func @clear(%p: !llvm.ptr) {
  %z = llvm.mlir.constant(0.0 : f64) : f64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %first = llvm.mlir.constant(9999 : i64) : i64
  %end = llvm.mlir.constant(-1 : i64) : i64
  llvm.br ^header(%first : i64)
^header(%i: i64):
  %c = llvm.icmp "sgt" %i, %end : i64
  llvm.cond_br %c, ^body, ^exit
^body:
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  llvm.store %z, %q : f64, !llvm.ptr
  %next = llvm.sub %i, %c1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.mlir.global internal @a() {alignment = 64 : i64} : !llvm.array<10000 x f32>
//   llvm.mlir.global internal @b() {alignment = 64 : i64} : !llvm.array<10000 x f32>
//   llvm.func @copy() {
//     %0 = llvm.mlir.addressof @a : !llvm.ptr
//     %1 = llvm.mlir.addressof @b : !llvm.ptr
//     %2 = llvm.mlir.constant(0 : i64) : i64
//     %3 = llvm.getelementptr %1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %4 = llvm.getelementptr %0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %5 = llvm.mlir.constant(40000 : i64) : i64
//     "llvm.intr.memcpy"(%4, %3, %5) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
//     llvm.br ^bb1
//   ^bb1:
//     llvm.return
//   }
//   llvm.func @clear(%arg0: !llvm.ptr) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f64
//     %2 = llvm.mlir.constant(0 : i8) : i8
//     %3 = llvm.mlir.constant(80000 : i64) : i64
//     "llvm.intr.memset"(%1, %2, %3) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
//     llvm.br ^bb1
//   ^bb1:
//     llvm.return
//   }
// }
// -----
// args: --passes=loop-idiom
// Loops that stay: the memory may overlap, is small, or the values have different bytes; and the functions themselves.
llvm.func @overlap(%a: !llvm.ptr, %b: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %n = llvm.mlir.constant(10000 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^exit
^body:
  %p = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %x = llvm.load %p : !llvm.ptr -> f32
  %q = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %x, %q : f32, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
llvm.func @ones(%a: !llvm.ptr) {
  %one = llvm.mlir.constant(1.0 : f32) : f32
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %n = llvm.mlir.constant(10000 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^exit
^body:
  %q = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %one, %q : f32, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
llvm.func @memset(%a: !llvm.ptr, %byte: i8) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %n = llvm.mlir.constant(40000 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^exit
^body:
  %q = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %byte, %q : i8, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @overlap(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(10000 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%3: i64):
//     %4 = llvm.icmp "slt" %3, %2 : i64
//     llvm.cond_br %4, ^bb3, ^bb2
//   ^bb2:
//     llvm.return
//   ^bb3:
//     %5 = llvm.getelementptr %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %6 = llvm.load %5 : !llvm.ptr -> f32
//     %7 = llvm.getelementptr %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %6, %7 : f32, !llvm.ptr
//     %8 = llvm.add %3, %1 : i64
//     llvm.br ^bb1(%8 : i64)
//   }
//   llvm.func @ones(%arg0: !llvm.ptr) {
//     %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
//     %1 = llvm.mlir.constant(0 : i64) : i64
//     %2 = llvm.mlir.constant(1 : i64) : i64
//     %3 = llvm.mlir.constant(10000 : i64) : i64
//     llvm.br ^bb1(%1 : i64)
//   ^bb1(%4: i64):
//     %5 = llvm.icmp "slt" %4, %3 : i64
//     llvm.cond_br %5, ^bb3, ^bb2
//   ^bb2:
//     llvm.return
//   ^bb3:
//     %6 = llvm.getelementptr %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %0, %6 : f32, !llvm.ptr
//     %7 = llvm.add %4, %2 : i64
//     llvm.br ^bb1(%7 : i64)
//   }
//   llvm.func @memset(%arg0: !llvm.ptr, %arg1: i8) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(40000 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%3: i64):
//     %4 = llvm.icmp "slt" %3, %2 : i64
//     llvm.cond_br %4, ^bb3, ^bb2
//   ^bb2:
//     llvm.return
//   ^bb3:
//     %5 = llvm.getelementptr %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     llvm.store %arg1, %5 : i8, !llvm.ptr
//     %6 = llvm.add %3, %1 : i64
//     llvm.br ^bb1(%6 : i64)
//   }
// }
