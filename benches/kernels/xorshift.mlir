// Random numbers, one from another.
func.func @xorshift(%seed: i64, %x: memref<?xi64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant 13 : i64
  %b = arith.constant 7 : i64
  %c = arith.constant 17 : i64
  %n = memref.dim %x, %c0 : memref<?xi64>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%s = %seed) -> i64 {
    %s0 = arith.shli %s, %a : i64
    %s1 = arith.xori %s, %s0 : i64
    %s2 = arith.shrui %s1, %b : i64
    %s3 = arith.xori %s1, %s2 : i64
    %s4 = arith.shli %s3, %c : i64
    %s5 = arith.xori %s3, %s4 : i64
    memref.store %s5, %x[%i] : memref<?xi64>
    scf.yield %s5 : i64
  }
  return
}
