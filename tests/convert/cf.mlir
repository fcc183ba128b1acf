func.func @branches(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c weights([1, 9]), ^bb1(%a : i32), ^bb2
^bb1(%x: i32):
  cf.br ^bb3(%x : i32)
^bb2:
  %0 = arith.constant 5 : i32
  cf.br ^bb3(%0 : i32)
^bb3(%y: i32):
  return %y : i32
}

// output:
// module {
//   llvm.func @branches(%arg0: i1, %arg1: i32) -> i32 {
//     llvm.cond_br %arg0 weights([1, 9]), ^bb2(%arg1 : i32), ^bb1
//   ^bb1:
//     %0 = llvm.mlir.constant(5 : i32) : i32
//     llvm.br ^bb3(%0 : i32)
//   ^bb2(%1: i32):
//     llvm.br ^bb3(%1 : i32)
//   ^bb3(%2: i32):
//     llvm.return %2 : i32
//   }
// }
// -----

// A terminator has a block with arguments as a successor once; its other edge to it passes through a new block.
func.func @same_successor(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x: i32):
  return %x : i32
}

// output:
// module {
//   llvm.func @same_successor(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
//     llvm.cond_br %arg0, ^bb2(%arg1 : i32), ^bb1
//   ^bb1:
//     llvm.br ^bb2(%arg2 : i32)
//   ^bb2(%0: i32):
//     llvm.return %0 : i32
//   }
// }
// -----

func.func @switch(%v: i32, %a: i32) -> i32 {
  cf.switch %v : i32, [
    default: ^bb1(%v : i32),
    1: ^bb1(%a : i32),
    42: ^bb2
  ]
^bb1(%x: i32):
  return %x : i32
^bb2:
  return %a : i32
}

// output:
// module {
//   llvm.func @switch(%arg0: i32, %arg1: i32) -> i32 {
//     llvm.switch %arg0 : i32, ^bb3(%arg0 : i32) [
//       1: ^bb1,
//       42: ^bb2
//     ]
//   ^bb1:
//     llvm.br ^bb3(%arg1 : i32)
//   ^bb2:
//     llvm.return %arg1 : i32
//   ^bb3(%0: i32):
//     llvm.return %0 : i32
//   }
// }
// -----

// Equal messages are one string; the module's own symbols are left alone.
func.func private @assert_msg()
func.func @assert(%c: i1, %d: i1) {
  cf.assert %c, "no"
  cf.assert %d, "no"
  cf.assert %d, "never"
  return
}

// output:
// module {
//   llvm.mlir.global private constant @assert_msg_0("no\0A\00")
//   llvm.mlir.global private constant @assert_msg_1("never\0A\00")
//   llvm.func @write(i32, !llvm.ptr, i64) -> i64
//   llvm.func @abort()
//   llvm.func @assert_msg() attributes {sym_visibility = "private"}
//   llvm.func @assert(%arg0: i1, %arg1: i1) {
//     llvm.cond_br %arg0, ^bb1, ^bb2
//   ^bb1:
//     llvm.cond_br %arg1, ^bb3, ^bb4
//   ^bb2:
//     %0 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
//     %1 = llvm.mlir.constant(2 : i32) : i32
//     %2 = llvm.mlir.constant(3 : i64) : i64
//     %3 = llvm.call @write(%1, %0, %2) : (i32, !llvm.ptr, i64) -> i64
//     llvm.call @abort() : () -> ()
//     llvm.unreachable
//   ^bb3:
//     llvm.cond_br %arg1, ^bb5, ^bb6
//   ^bb4:
//     %4 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
//     %5 = llvm.mlir.constant(2 : i32) : i32
//     %6 = llvm.mlir.constant(3 : i64) : i64
//     %7 = llvm.call @write(%5, %4, %6) : (i32, !llvm.ptr, i64) -> i64
//     llvm.call @abort() : () -> ()
//     llvm.unreachable
//   ^bb5:
//     llvm.return
//   ^bb6:
//     %8 = llvm.mlir.addressof @assert_msg_1 : !llvm.ptr
//     %9 = llvm.mlir.constant(2 : i32) : i32
//     %10 = llvm.mlir.constant(6 : i64) : i64
//     %11 = llvm.call @write(%9, %8, %10) : (i32, !llvm.ptr, i64) -> i64
//     llvm.call @abort() : () -> ()
//     llvm.unreachable
//   }
// }
// -----

// Unreachable blocks are dropped. A memref is passed on as the parts its type does not fix.
func.func @memref_argument(%m: memref<?xf32>, %i: index) -> f32 {
  cf.br ^bb2(%m : memref<?xf32>)
^bb1:
  cf.br ^bb2(%m : memref<?xf32>)
^bb2(%n: memref<?xf32>):
  %0 = memref.load %n[%i] : memref<?xf32>
  return %0 : f32
}
// output:
// module {
//   llvm.func @memref_argument(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> f32 attributes {mlirc.signature = (memref<?xf32>, index) -> f32} {
//     llvm.br ^bb1(%arg0, %arg1, %arg3 : !llvm.ptr, !llvm.ptr, i64)
//   ^bb1(%0: !llvm.ptr, %1: !llvm.ptr, %2: i64):
//     %3 = llvm.getelementptr inbounds|nuw %1[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %4 = llvm.load %3 : !llvm.ptr -> f32
//     llvm.return %4 : f32
//   }
// }
