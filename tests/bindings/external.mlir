// Memory that a function written in C returns.

func.func private @outside() -> memref<4xf64> attributes {llvm.emit_c_interface}

func.func @external(%x: memref<4xf64>, %is_x: i1) -> memref<4xf64> attributes {llvm.emit_c_interface} {
  %0 = call @outside() : () -> memref<4xf64>
  %1 = arith.select %is_x, %x, %0 : memref<4xf64>
  return %1 : memref<4xf64>
}
