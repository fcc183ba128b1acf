// args: --passes=lookup-tables
// Addresses, with a hole that has the result of the default edge: the table begins at 0.
llvm.mlir.global internal constant @a(1 : i8) : i8
llvm.mlir.global internal constant @b(2 : i8) : i8
llvm.func @addresses(%x: i32) -> !llvm.ptr {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.switch %x : i32, ^to(%null : !llvm.ptr) [
    1: ^to(%a : !llvm.ptr),
    2: ^to(%b : !llvm.ptr),
    4: ^to(%b : !llvm.ptr),
    5: ^to(%a : !llvm.ptr)
  ]
^to(%result: !llvm.ptr):
  llvm.return %result : !llvm.ptr
}
// output:
// module {
//   llvm.mlir.global internal constant @a(1 : i8) : i8
//   llvm.mlir.global internal constant @b(2 : i8) : i8
//   llvm.func @addresses(%arg0: i32) -> !llvm.ptr {
//     %0 = llvm.mlir.zero : !llvm.ptr
//     %1 = llvm.mlir.constant(6 : i32) : i32
//     %2 = llvm.icmp "ult" %arg0, %1 : i32
//     llvm.cond_br %2, ^bb1, ^bb2(%0 : !llvm.ptr)
//   ^bb1:
//     %3 = llvm.zext %arg0 : i32 to i64
//     %4 = llvm.mlir.addressof @switch.table.addresses : !llvm.ptr
//     %5 = llvm.getelementptr %4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
//     %6 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
//     llvm.br ^bb2(%6 : !llvm.ptr)
//   ^bb2(%7: !llvm.ptr):
//     llvm.return %7 : !llvm.ptr
//   }
//   llvm.mlir.global private constant @switch.table.addresses() : !llvm.array<6 x ptr> {
//     %0 = llvm.mlir.poison : !llvm.array<6 x ptr>
//     %1 = llvm.mlir.zero : !llvm.ptr
//     %2 = llvm.insertvalue %1, %0[0] : !llvm.array<6 x ptr>
//     %3 = llvm.mlir.addressof @a : !llvm.ptr
//     %4 = llvm.insertvalue %3, %2[1] : !llvm.array<6 x ptr>
//     %5 = llvm.mlir.addressof @b : !llvm.ptr
//     %6 = llvm.insertvalue %5, %4[2] : !llvm.array<6 x ptr>
//     %7 = llvm.mlir.zero : !llvm.ptr
//     %8 = llvm.insertvalue %7, %6[3] : !llvm.array<6 x ptr>
//     %9 = llvm.mlir.addressof @b : !llvm.ptr
//     %10 = llvm.insertvalue %9, %8[4] : !llvm.array<6 x ptr>
//     %11 = llvm.mlir.addressof @a : !llvm.ptr
//     %12 = llvm.insertvalue %11, %10[5] : !llvm.array<6 x ptr>
//     llvm.return %12 : !llvm.array<6 x ptr>
//   }
// }
// -----
// args: --passes=lookup-tables
// An affine function of the index, bits of one constant, a table of narrower integers, and a value that all edges pass. The
// branches of the cases are empty blocks.
llvm.func @results(%x: i16, %y: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c3 = llvm.mlir.constant(3 : i32) : i32
  %c5 = llvm.mlir.constant(5 : i32) : i32
  %c7 = llvm.mlir.constant(7 : i32) : i32
  %large = llvm.mlir.constant(-300 : i64) : i64
  %small = llvm.mlir.constant(9 : i64) : i64
  llvm.switch %x : i16, ^other [
    -2: ^first,
    -1: ^second,
    0: ^third,
    1: ^fourth
  ] {branch_weights = array<i32: 1, 10, 20, 30, 40>}
^first:
  llvm.br ^to(%c1, %c3, %large, %y : i32, i32, i64, i32)
^second:
  llvm.br ^to(%c3, %c3, %small, %y : i32, i32, i64, i32)
^third:
  llvm.br ^to(%c5, %c7, %small, %y : i32, i32, i64, i32)
^fourth:
  llvm.br ^to(%c7, %c1, %large, %y : i32, i32, i64, i32)
^to(%p: i32, %q: i32, %r: i64, %s: i32):
  %t = llvm.trunc %r : i64 to i32
  %u = llvm.add %p, %q : i32
  %v = llvm.add %u, %t : i32
  %w = llvm.add %v, %s : i32
  llvm.return %w : i32
^other:
  %product = llvm.mul %y, %c3 : i32
  llvm.return %product : i32
}
// output:
// module {
//   llvm.func @results(%arg0: i16, %arg1: i32) -> i32 {
//     %0 = llvm.mlir.constant(3 : i32) : i32
//     %1 = llvm.mlir.constant(-2 : i16) : i16
//     %2 = llvm.sub %arg0, %1 : i16
//     %3 = llvm.mlir.constant(4 : i16) : i16
//     %4 = llvm.icmp "ult" %2, %3 : i16
//     llvm.cond_br %4 weights([100, 1]), ^bb1, ^bb2
//   ^bb1:
//     %5 = llvm.zext %2 : i16 to i64
//     %6 = llvm.trunc %5 : i64 to i32
//     %7 = llvm.mlir.constant(1 : i32) : i32
//     %8 = llvm.mlir.constant(2 : i32) : i32
//     %9 = llvm.mul %6, %8 : i32
//     %10 = llvm.add %9, %7 : i32
//     %11 = llvm.mlir.constant(5939 : i64) : i64
//     %12 = llvm.mlir.constant(4 : i64) : i64
//     %13 = llvm.mul %5, %12 : i64
//     %14 = llvm.lshr %11, %13 : i64
//     %15 = llvm.mlir.constant(15 : i64) : i64
//     %16 = llvm.and %14, %15 : i64
//     %17 = llvm.trunc %16 : i64 to i32
//     %18 = llvm.mlir.addressof @switch.table.results : !llvm.ptr
//     %19 = llvm.getelementptr %18[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i16
//     %20 = llvm.load %19 : !llvm.ptr -> i16
//     %21 = llvm.sext %20 : i16 to i64
//     %22 = llvm.trunc %21 : i64 to i32
//     %23 = llvm.add %10, %17 : i32
//     %24 = llvm.add %23, %22 : i32
//     %25 = llvm.add %24, %arg1 : i32
//     llvm.return %25 : i32
//   ^bb2:
//     %26 = llvm.mul %arg1, %0 : i32
//     llvm.return %26 : i32
//   }
//   llvm.mlir.global private constant @switch.table.results(dense<[-300, 9, 9, -300]> : tensor<4xi16>) : !llvm.array<4 x i16>
// }
// -----
// args: --passes=lookup-tables
// Integers between the cases go elsewhere, a case goes elsewhere, and cases are few.
llvm.func @kept(%x: i32, %y: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c4 = llvm.mlir.constant(400 : i32) : i32
  llvm.switch %x : i32, ^other [
    1: ^to(%c1 : i32),
    2: ^to(%c4 : i32),
    4: ^to(%c4 : i32),
    5: ^to(%c1 : i32)
  ]
^other:
  llvm.switch %y : i32, ^to(%c1 : i32) [
    1: ^to(%c1 : i32),
    2: ^to(%c4 : i32),
    3: ^last,
    4: ^to(%c1 : i32)
  ]
^last:
  llvm.switch %y : i32, ^to(%c1 : i32) [
    1: ^to(%c1 : i32),
    2: ^to(%c4 : i32),
    3: ^to(%y : i32)
  ]
^to(%result: i32):
  llvm.return %result : i32
}
// output:
// module {
//   llvm.func @kept(%arg0: i32, %arg1: i32) -> i32 {
//     %0 = llvm.mlir.constant(1 : i32) : i32
//     %1 = llvm.mlir.constant(400 : i32) : i32
//     llvm.switch %arg0 : i32, ^bb1 [
//       1: ^bb3(%0 : i32),
//       2: ^bb3(%1 : i32),
//       4: ^bb3(%1 : i32),
//       5: ^bb3(%0 : i32)
//     ]
//   ^bb1:
//     llvm.switch %arg1 : i32, ^bb3(%0 : i32) [
//       1: ^bb3(%0 : i32),
//       2: ^bb3(%1 : i32),
//       3: ^bb2,
//       4: ^bb3(%0 : i32)
//     ]
//   ^bb2:
//     llvm.switch %arg1 : i32, ^bb3(%0 : i32) [
//       1: ^bb3(%0 : i32),
//       2: ^bb3(%1 : i32),
//       3: ^bb3(%arg1 : i32)
//     ]
//   ^bb3(%2: i32):
//     llvm.return %2 : i32
//   }
// }
// -----
// args: --passes=lookup-tables
// No integer is left for the default edge, which is impossible or not taken.
llvm.func @whole(%x: i2, %y: i32) -> i64 {
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c2 = llvm.mlir.constant(20000000000 : i64) : i64
  %c3 = llvm.mlir.constant(0 : i64) : i64
  llvm.switch %x : i2, ^other [
    0: ^to(%c1 : i64),
    1: ^to(%c2 : i64),
    -2: ^to(%c3 : i64),
    -1: ^to(%c1 : i64)
  ]
^to(%result: i64):
  llvm.switch %y : i32, ^other [
    0: ^done(%c1 : i64),
    1: ^done(%c2 : i64),
    3: ^done(%c3 : i64),
    4: ^done(%result : i64),
    5: ^done(%c1 : i64)
  ]
^other:
  llvm.unreachable
^done(%last: i64):
  llvm.return %last : i64
}
// output:
// module {
//   llvm.func @whole(%arg0: i2, %arg1: i32) -> i64 {
//     %0 = llvm.mlir.constant(1 : i64) : i64
//     %1 = llvm.mlir.constant(20000000000 : i64) : i64
//     %2 = llvm.mlir.constant(0 : i64) : i64
//     %3 = llvm.mlir.constant(-2 : i2) : i2
//     %4 = llvm.sub %arg0, %3 : i2
//     %5 = llvm.zext %4 : i2 to i64
//     %6 = llvm.mlir.addressof @switch.table.whole : !llvm.ptr
//     %7 = llvm.getelementptr %6[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %8 = llvm.load %7 : !llvm.ptr -> i64
//     llvm.switch %arg1 : i32, ^bb2 [
//       0: ^bb1(%0 : i64),
//       1: ^bb1(%1 : i64),
//       3: ^bb1(%2 : i64),
//       4: ^bb1(%8 : i64),
//       5: ^bb1(%0 : i64)
//     ]
//   ^bb1(%9: i64):
//     ... 3 lines
//   }
//   llvm.mlir.global private constant @switch.table.whole(dense<[0, 1, 1, 20000000000]> : tensor<4xi64>) : !llvm.array<4 x i64>
// }
