// How many primes are below the size of a buffer, by crossing out.
func.func @sieve(%composite: memref<?xi8>) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %no = arith.constant 0 : i8
  %yes = arith.constant 1 : i8
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %n = memref.dim %composite, %c0 : memref<?xi8>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %no, %composite[%i] : memref<?xi8>
  }
  %count = scf.for %i = %c2 to %n step %c1 iter_args(%acc = %zero) -> i32 {
    %v = memref.load %composite[%i] : memref<?xi8>
    %prime = arith.cmpi eq, %v, %no : i8
    %next = scf.if %prime -> i32 {
      %first = arith.muli %i, %i : index
      scf.for %k = %first to %n step %i {
        memref.store %yes, %composite[%k] : memref<?xi8>
      }
      %s = arith.addi %acc, %one : i32
      scf.yield %s : i32
    } else {
      scf.yield %acc : i32
    }
    scf.yield %next : i32
  }
  return %count : i32
}
