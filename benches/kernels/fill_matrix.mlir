// A matrix of one value.
func.func @fill_matrix(%value: i32, %x: memref<?x?xi32>) attributes {llvm.emit_c_interface} {
  linalg.fill ins(%value : i32) outs(%x : memref<?x?xi32>)
  return
}
