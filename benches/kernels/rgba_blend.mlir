// Pixels of four bytes put over others by the transparency in their last byte, rounded as a division by 255.
func.func @rgba_blend(%over: memref<?x4xi8>, %under: memref<?x4xi8>, %out: memref<?x4xi8>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %half = arith.constant 128 : i16
  %eight = arith.constant 8 : i16
  %opaque = arith.constant 255 : i16
  %n = memref.dim %out, %c0 : memref<?x4xi8>
  scf.for %i = %c0 to %n step %c1 {
    %o0 = memref.load %over[%i, %c0] : memref<?x4xi8>
    %u0 = memref.load %under[%i, %c0] : memref<?x4xi8>
    %o1 = memref.load %over[%i, %c1] : memref<?x4xi8>
    %u1 = memref.load %under[%i, %c1] : memref<?x4xi8>
    %o2 = memref.load %over[%i, %c2] : memref<?x4xi8>
    %u2 = memref.load %under[%i, %c2] : memref<?x4xi8>
    %o3 = memref.load %over[%i, %c3] : memref<?x4xi8>
    %u3 = memref.load %under[%i, %c3] : memref<?x4xi8>
    %alpha = arith.extui %o3 : i8 to i16
    %beta = arith.subi %opaque, %alpha : i16
    %ow0 = arith.extui %o0 : i8 to i16
    %uw0 = arith.extui %u0 : i8 to i16
    %op0 = arith.muli %ow0, %alpha : i16
    %up0 = arith.muli %uw0, %beta : i16
    %s0 = arith.addi %op0, %up0 : i16
    %t0 = arith.addi %s0, %half : i16
    %h0 = arith.shrui %t0, %eight : i16
    %v0 = arith.addi %t0, %h0 : i16
    %w0 = arith.shrui %v0, %eight : i16
    %r0 = arith.trunci %w0 : i16 to i8
    %ow1 = arith.extui %o1 : i8 to i16
    %uw1 = arith.extui %u1 : i8 to i16
    %op1 = arith.muli %ow1, %alpha : i16
    %up1 = arith.muli %uw1, %beta : i16
    %s1 = arith.addi %op1, %up1 : i16
    %t1 = arith.addi %s1, %half : i16
    %h1 = arith.shrui %t1, %eight : i16
    %v1 = arith.addi %t1, %h1 : i16
    %w1 = arith.shrui %v1, %eight : i16
    %r1 = arith.trunci %w1 : i16 to i8
    %ow2 = arith.extui %o2 : i8 to i16
    %uw2 = arith.extui %u2 : i8 to i16
    %op2 = arith.muli %ow2, %alpha : i16
    %up2 = arith.muli %uw2, %beta : i16
    %s2 = arith.addi %op2, %up2 : i16
    %t2 = arith.addi %s2, %half : i16
    %h2 = arith.shrui %t2, %eight : i16
    %v2 = arith.addi %t2, %h2 : i16
    %w2 = arith.shrui %v2, %eight : i16
    %r2 = arith.trunci %w2 : i16 to i8
    %ow3 = arith.extui %o3 : i8 to i16
    %uw3 = arith.extui %u3 : i8 to i16
    %op3 = arith.muli %ow3, %alpha : i16
    %up3 = arith.muli %uw3, %beta : i16
    %s3 = arith.addi %op3, %up3 : i16
    %t3 = arith.addi %s3, %half : i16
    %h3 = arith.shrui %t3, %eight : i16
    %v3 = arith.addi %t3, %h3 : i16
    %w3 = arith.shrui %v3, %eight : i16
    %r3 = arith.trunci %w3 : i16 to i8
    memref.store %r0, %out[%i, %c0] : memref<?x4xi8>
    memref.store %r1, %out[%i, %c1] : memref<?x4xi8>
    memref.store %r2, %out[%i, %c2] : memref<?x4xi8>
    memref.store %r3, %out[%i, %c3] : memref<?x4xi8>
  }
  return
}
