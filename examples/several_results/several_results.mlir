// Functions with several results. C receives them in one struct, with the fields r0, r1, … in order.

// The smallest value, the largest value, and where the largest value is first. The vector must not be empty.
func.func @extremes(%x: memref<?xf32>) -> (f32, f32, index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %first = memref.load %x[%c0] : memref<?xf32>
  %min, %max, %argmax = scf.for %i = %c1 to %n step %c1
      iter_args(%lo = %first, %hi = %first, %at = %c0) -> (f32, f32, index) {
    %v = memref.load %x[%i] : memref<?xf32>
    %smaller = arith.cmpf olt, %v, %lo : f32
    %lo_next = arith.select %smaller, %v, %lo : f32
    %larger = arith.cmpf ogt, %v, %hi : f32
    %hi_next, %at_next = scf.if %larger -> (f32, index) {
      scf.yield %v, %i : f32, index
    } else {
      scf.yield %hi, %at : f32, index
    }
    scf.yield %lo_next, %hi_next, %at_next : f32, f32, index
  }
  return %min, %max, %argmax : f32, f32, index
}

// The running sums in new memory, whether one of them is negative, and the total.
func.func @running_sums(%x: memref<?xi32>) -> (memref<?xi64>, i1, i64) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %false = arith.constant false
  %n = memref.dim %x, %c0 : memref<?xi32>
  %sums = memref.alloc(%n) : memref<?xi64>
  %total, %negative = scf.for %i = %c0 to %n step %c1
      iter_args(%sum = %zero, %seen = %false) -> (i64, i1) {
    %v = memref.load %x[%i] : memref<?xi32>
    %wide = arith.extsi %v : i32 to i64
    %next = arith.addi %sum, %wide : i64
    memref.store %next, %sums[%i] : memref<?xi64>
    %below = arith.cmpi slt, %next, %zero : i64
    %seen_next = arith.ori %seen, %below : i1
    scf.yield %next, %seen_next : i64, i1
  }
  return %sums, %negative, %total : memref<?xi64>, i1, i64
}
