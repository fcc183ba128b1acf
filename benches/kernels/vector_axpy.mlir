// y += a x, four elements at a time, as a vectoriser writes it: transfers that may leave the buffers.
func.func @vector_axpy(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  %factor = vector.broadcast %a : f32 to vector<4xf32>
  scf.for %i = %c0 to %n step %c4 {
    %xs = vector.transfer_read %x[%i], %zero : memref<?xf32>, vector<4xf32>
    %ys = vector.transfer_read %y[%i], %zero : memref<?xf32>, vector<4xf32>
    %p = arith.mulf %factor, %xs : vector<4xf32>
    %s = arith.addf %ys, %p : vector<4xf32>
    vector.transfer_write %s, %y[%i] : vector<4xf32>, memref<?xf32>
  }
  return
}
