func.func private @get(%m: memref<?xi64>, %i: index) -> i64 {
  %v = memref.load %m[%i] : memref<?xi64>
  return %v : i64
}

func.func @outer(%m: memref<?xi64>, %i: index) -> i64 attributes {llvm.emit_c_interface} {
  %v = func.call @get(%m, %i) : (memref<?xi64>, index) -> i64
  return %v : i64
}

func.func @freed_twice(%m: memref<?xi64>) attributes {llvm.emit_c_interface} {
  memref.dealloc %m : memref<?xi64>
  memref.dealloc %m : memref<?xi64>
  return
}

func.func @counted(%n: i64, %x: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %sum = scf.for %i = %zero to %n step %one iter_args(%at = %x) -> (i64) : i64 {
    %next = arith.divsi %n, %at : i64
    %bits = arith.ori %next, %i : i64
    %odd = arith.ori %bits, %one : i64
    scf.yield %odd : i64
  }
  return %sum : i64
}
