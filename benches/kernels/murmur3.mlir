// The 32-bit MurmurHash3 of words.
func.func private @rotate(%x: i32, %by: i32) -> i32 {
  %c32 = arith.constant 32 : i32
  %rest = arith.subi %c32, %by : i32
  %high = arith.shli %x, %by : i32
  %low = arith.shrui %x, %rest : i32
  %r = arith.ori %high, %low : i32
  return %r : i32
}

func.func private @mix(%x: i32, %shift: i32) -> i32 {
  %s = arith.shrui %x, %shift : i32
  %r = arith.xori %x, %s : i32
  return %r : i32
}

func.func @murmur3(%x: memref<?xi32>, %seed: i32) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant 0xcc9e2d51 : i32
  %b = arith.constant 0x1b873593 : i32
  %five = arith.constant 5 : i32
  %thirteen = arith.constant 13 : i32
  %fifteen = arith.constant 15 : i32
  %sixteen = arith.constant 16 : i32
  %add = arith.constant 0xe6546b64 : i32
  %m1 = arith.constant 0x85ebca6b : i32
  %m2 = arith.constant 0xc2b2ae35 : i32
  %n = memref.dim %x, %c0 : memref<?xi32>
  %hash = scf.for %i = %c0 to %n step %c1 iter_args(%h = %seed) -> i32 {
    %v = memref.load %x[%i] : memref<?xi32>
    %k1 = arith.muli %v, %a : i32
    %k2 = func.call @rotate(%k1, %fifteen) : (i32, i32) -> i32
    %k3 = arith.muli %k2, %b : i32
    %h1 = arith.xori %h, %k3 : i32
    %h2 = func.call @rotate(%h1, %thirteen) : (i32, i32) -> i32
    %h3 = arith.muli %h2, %five : i32
    %h4 = arith.addi %h3, %add : i32
    scf.yield %h4 : i32
  }
  %ni = arith.index_cast %n : index to i32
  %four = arith.constant 4 : i32
  %size = arith.muli %ni, %four : i32
  %f0 = arith.xori %hash, %size : i32
  %f1 = func.call @mix(%f0, %sixteen) : (i32, i32) -> i32
  %f2 = arith.muli %f1, %m1 : i32
  %f3 = func.call @mix(%f2, %thirteen) : (i32, i32) -> i32
  %f4 = arith.muli %f3, %m2 : i32
  %f5 = func.call @mix(%f4, %sixteen) : (i32, i32) -> i32
  return %f5 : i32
}
