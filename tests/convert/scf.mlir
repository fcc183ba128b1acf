func.func @for(%lb: index, %ub: index, %step: index, %init: f32) -> f32 {
  %0 = scf.for %i = %lb to %ub step %step iter_args(%x = %init) -> (f32) {
    %1 = arith.addf %x, %x : f32
    scf.yield %1 : f32
  }
  return %0 : f32
}

// output:
// module {
//   llvm.func @for(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: f32) -> f32 {
//     llvm.br ^bb1(%arg0, %arg3 : i64, f32)
//   ^bb1(%0: i64, %1: f32):
//     %2 = llvm.icmp "slt" %0, %arg1 : i64
//     llvm.cond_br %2, ^bb2, ^bb3
//   ^bb2:
//     %3 = llvm.fadd %1, %1 : f32
//     %4 = llvm.add %0, %arg2 : i64
//     llvm.br ^bb1(%4, %3 : i64, f32)
//   ^bb3:
//     llvm.return %1 : f32
//   }
// }
// -----

func.func @for_unsigned(%n: i32) {
  %0 = arith.constant 0 : i32
  %1 = arith.constant 1 : i32
  scf.for unsigned %i = %0 to %n step %1 : i32 {
    scf.for %j = %0 to %i step %1 : i32 {
    }
  }
  return
}

// output:
// module {
//   llvm.func @for_unsigned(%arg0: i32) {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.mlir.constant(1 : i32) : i32
//     llvm.br ^bb1(%0 : i32)
//   ^bb1(%2: i32):
//     %3 = llvm.icmp "ult" %2, %arg0 : i32
//     llvm.cond_br %3, ^bb2, ^bb6
//   ^bb2:
//     llvm.br ^bb3(%0 : i32)
//   ^bb3(%4: i32):
//     %5 = llvm.icmp "slt" %4, %2 : i32
//     llvm.cond_br %5, ^bb4, ^bb5
//   ^bb4:
//     %6 = llvm.add %4, %1 : i32
//     llvm.br ^bb3(%6 : i32)
//   ^bb5:
//     %7 = llvm.add %2, %1 : i32
//     llvm.br ^bb1(%7 : i32)
//   ^bb6:
//     llvm.return
//   }
// }
// -----

func.func @if(%c: i1, %a: i32) -> i32 {
  scf.if %c {
    cf.assert %c, "yes"
  }
  %0 = scf.if %c -> (i32) {
    scf.yield %a : i32
  } else {
    %1 = arith.constant 1 : i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// output:
// module {
//   llvm.mlir.global private constant @assert_msg("yes\0A\00")
//   llvm.func @write(i32, !llvm.ptr, i64) -> i64
//   llvm.func @abort()
//   llvm.func @if(%arg0: i1, %arg1: i32) -> i32 {
//     llvm.cond_br %arg0, ^bb1, ^bb4
//   ^bb1:
//     llvm.cond_br %arg0, ^bb2, ^bb3
//   ^bb2:
//     llvm.br ^bb4
//   ^bb3:
//     %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
//     %1 = llvm.mlir.constant(2 : i32) : i32
//     %2 = llvm.mlir.constant(4 : i64) : i64
//     %3 = llvm.call @write(%1, %0, %2) : (i32, !llvm.ptr, i64) -> i64
//     llvm.call @abort() : () -> ()
//     llvm.unreachable
//   ^bb4:
//     llvm.cond_br %arg0, ^bb5, ^bb6
//   ^bb5:
//     llvm.br ^bb7(%arg1 : i32)
//   ^bb6:
//     %4 = llvm.mlir.constant(1 : i32) : i32
//     llvm.br ^bb7(%4 : i32)
//   ^bb7(%5: i32):
//     llvm.return %5 : i32
//   }
// }
// -----

func.func @while(%n: i64) -> i32 {
  %0 = scf.while (%a = %n) : (i64) -> i32 {
    %1 = arith.constant 0 : i64
    %2 = arith.cmpi ne, %a, %1 : i64
    %3 = arith.trunci %a : i64 to i32
    scf.condition(%2) %3 : i32
  } do {
  ^bb0(%b: i32):
    %4 = arith.extsi %b : i32 to i64
    %5 = arith.shrui %4, %n : i64
    scf.yield %5 : i64
  }
  return %0 : i32
}

// output:
// module {
//   llvm.func @while(%arg0: i64) -> i32 {
//     llvm.br ^bb1(%arg0 : i64)
//   ^bb1(%0: i64):
//     %1 = llvm.mlir.constant(0 : i64) : i64
//     %2 = llvm.icmp "ne" %0, %1 : i64
//     %3 = llvm.trunc %0 : i64 to i32
//     llvm.cond_br %2, ^bb2, ^bb3
//   ^bb2:
//     %4 = llvm.sext %3 : i32 to i64
//     %5 = llvm.lshr %4, %arg0 : i64
//     llvm.br ^bb1(%5 : i64)
//   ^bb3:
//     llvm.return %3 : i32
//   }
// }
// -----

func.func @execute_region(%c: i1, %a: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    scf.yield %a : i32
  ^bb2:
    %1 = arith.constant 3 : i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// output:
// module {
//   llvm.func @execute_region(%arg0: i1, %arg1: i32) -> i32 {
//     llvm.cond_br %arg0, ^bb2, ^bb1
//   ^bb1:
//     %0 = llvm.mlir.constant(3 : i32) : i32
//     llvm.br ^bb3(%0 : i32)
//   ^bb2:
//     llvm.br ^bb3(%arg1 : i32)
//   ^bb3(%1: i32):
//     llvm.return %1 : i32
//   }
// }
// -----

func.func @index_switch(%i: index, %a: i32) -> i32 {
  %0 = scf.index_switch %i -> i32
  case 2 {
    scf.yield %a : i32
  }
  case 5 {
    %1 = arith.constant 10 : i32
    scf.yield %1 : i32
  }
  default {
    %2 = arith.constant 20 : i32
    scf.yield %2 : i32
  }
  scf.index_switch %i
  default {
  }
  return %0 : i32
}

// output:
// module {
//   llvm.func @index_switch(%arg0: i64, %arg1: i32) -> i32 {
//     llvm.switch %arg0 : i64, ^bb1 [
//       2: ^bb2,
//       5: ^bb3
//     ]
//   ^bb1:
//     %0 = llvm.mlir.constant(20 : i32) : i32
//     llvm.br ^bb4(%0 : i32)
//   ^bb2:
//     llvm.br ^bb4(%arg1 : i32)
//   ^bb3:
//     %1 = llvm.mlir.constant(10 : i32) : i32
//     llvm.br ^bb4(%1 : i32)
//   ^bb4(%2: i32):
//     llvm.br ^bb5
//   ^bb5:
//     llvm.br ^bb6
//   ^bb6:
//     llvm.return %2 : i32
//   }
// }
// -----

// Two buffers that are swapped in every iteration.
func.func @swap(%n: index, %a: memref<?xf32>, %b: memref<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (memref<?xf32>, memref<?xf32>) {
    scf.yield %y, %x : memref<?xf32>, memref<?xf32>
  }
  %1 = memref.dim %0#0, %c0 : memref<?xf32>
  return %1 : index
}
// output:
// module {
//   llvm.func @swap(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr, %arg7: !llvm.ptr, %arg8: i64, %arg9: i64, %arg10: i64) -> i64 attributes {mlirc.signature = (index, memref<?xf32>, memref<?xf32>) -> index} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%0, %arg1, %arg2, %arg4, %arg6, %arg7, %arg9 : i64, !llvm.ptr, !llvm.ptr, i64, !llvm.ptr, !llvm.ptr, i64)
//   ^bb1(%2: i64, %3: !llvm.ptr, %4: !llvm.ptr, %5: i64, %6: !llvm.ptr, %7: !llvm.ptr, %8: i64):
//     %9 = llvm.icmp "slt" %2, %arg0 : i64
//     llvm.cond_br %9, ^bb2, ^bb3
//   ^bb2:
//     %10 = llvm.add %2, %1 : i64
//     llvm.br ^bb1(%10, %6, %7, %8, %3, %4, %5 : i64, !llvm.ptr, !llvm.ptr, i64, !llvm.ptr, !llvm.ptr, i64)
//   ^bb3:
//     llvm.return %5 : i64
//   }
// }
