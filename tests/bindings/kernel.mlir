// Functions with everything that bindings pass and return.

func.func @scale(%by: f32, %x: memref<?x3xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %n = memref.dim %x, %c0 : memref<?x3xf32>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %v = memref.load %x[%i, %j] : memref<?x3xf32>
      %w = arith.mulf %v, %by : f32
      memref.store %w, %x[%i, %j] : memref<?x3xf32>
    }
  }
  return
}

// The elements that are marked, how many there are, and whether all are.
func.func @select(%x: memref<?xi16> {bufferization.access = "read"}, %marked: memref<?xi1> {bufferization.access = "read"})
    -> (memref<?xi16>, index, i1) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xi16>
  %count = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %c0) -> index {
    %m = memref.load %marked[%i] : memref<?xi1>
    %one = arith.index_castui %m : i1 to index
    %next = arith.addi %sum, %one : index
    scf.yield %next : index
  }
  %out = memref.alloc(%count) : memref<?xi16>
  %end = scf.for %i = %c0 to %n step %c1 iter_args(%at = %c0) -> index {
    %m = memref.load %marked[%i] : memref<?xi1>
    %after = scf.if %m -> index {
      %v = memref.load %x[%i] : memref<?xi16>
      memref.store %v, %out[%at] : memref<?xi16>
      %next = arith.addi %at, %c1 : index
      scf.yield %next : index
    } else {
      scf.yield %at : index
    }
    scf.yield %after : index
  }
  %all = arith.cmpi eq, %count, %n : index
  return %out, %count, %all : memref<?xi16>, index, i1
}

// The result is memory of the argument.
func.func @transposed(%x: memref<2x3xf64>) -> memref<3x2xf64, strided<[1, 3]>> attributes {llvm.emit_c_interface} {
  %t = memref.transpose %x (i, j) -> (j, i) : memref<2x3xf64> to memref<3x2xf64, strided<[1, 3]>>
  return %t : memref<3x2xf64, strided<[1, 3]>>
}

memref.global "private" constant @prime_numbers : memref<4xi32> = dense<[2, 3, 5, 7]>

func.func @primes() -> memref<4xi32> attributes {llvm.emit_c_interface} {
  %0 = memref.get_global @prime_numbers : memref<4xi32>
  return %0 : memref<4xi32>
}

func.func @turned(%z: complex<f64>) -> complex<f64> attributes {llvm.emit_c_interface} {
  %i = complex.constant [0.0, 1.0] : complex<f64>
  %0 = complex.mul %z, %i : complex<f64>
  return %0 : complex<f64>
}

func.func @add(%x: i8, %y: ui8, %flag: i1) -> i8 attributes {llvm.emit_c_interface} {
  %s = builtin.unrealized_conversion_cast %y : ui8 to i8
  %sum = arith.addi %x, %s : i8
  %result = arith.select %flag, %sum, %x : i8
  return %result : i8
}

func.func @sum_strided(%x: memref<?xf64, strided<[?], offset: ?>>) -> f64 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64, strided<[?], offset: ?>>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> f64 {
    %v = memref.load %x[%i] : memref<?xf64, strided<[?], offset: ?>>
    %next = arith.addf %sum, %v : f64
    scf.yield %next : f64
  }
  return %sum : f64
}

// Names of Python's own, and half precision.
func.func @filter(%a: f16, %len: memref<?xf16>) -> f16 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = memref.load %len[%c0] : memref<?xf16>
  %0 = arith.addf %a, %v : f16
  return %0 : f16
}

func.func @len(%range: bf16, %type: i32) -> bf16 attributes {llvm.emit_c_interface} {
  %0 = arith.negf %range : bf16
  return %0 : bf16
}

func.func @type(%x: complex<f16>) -> (f16, bf16) attributes {llvm.emit_c_interface} {
  %re = complex.re %x : complex<f16>
  %im = complex.im %x : complex<f16>
  %difference = arith.subf %re, %im : f16
  %wide = arith.extf %difference : f16 to f32
  %brain = arith.truncf %wide : f32 to bf16
  return %difference, %brain : f16, bf16
}

func.func @quad(%x: f128) -> f128 attributes {llvm.emit_c_interface} {
  return %x : f128
}

func.func @next() -> i32 attributes {llvm.emit_c_interface} {
  %0 = arith.constant 0 : i32
  return %0 : i32
}

func.func @range() -> i32 attributes {llvm.emit_c_interface} {
  %0 = arith.constant 1 : i32
  return %0 : i32
}

func.func @zip() -> i32 attributes {llvm.emit_c_interface} {
  %0 = arith.constant 2 : i32
  return %0 : i32
}

func.func @bool() -> i32 attributes {llvm.emit_c_interface} {
  %0 = arith.constant 3 : i32
  return %0 : i32
}

func.func @float() -> i32 attributes {llvm.emit_c_interface} {
  %0 = arith.constant 4 : i32
  return %0 : i32
}

func.func @set() -> i32 attributes {llvm.emit_c_interface} {
  %0 = arith.constant 5 : i32
  return %0 : i32
}

func.func @tuple() -> i32 attributes {llvm.emit_c_interface} {
  %0 = arith.constant 6 : i32
  return %0 : i32
}

func.func @TypeError() -> i32 attributes {llvm.emit_c_interface} {
  %0 = arith.constant 7 : i32
  return %0 : i32
}

func.func @ValueError() -> i32 attributes {llvm.emit_c_interface} {
  %0 = arith.constant 8 : i32
  return %0 : i32
}

func.func @getattr() -> i32 attributes {llvm.emit_c_interface} {
  %0 = arith.constant 9 : i32
  return %0 : i32
}

func.func @isinstance() -> i32 attributes {llvm.emit_c_interface} {
  %0 = arith.constant 10 : i32
  return %0 : i32
}

func.func @enumerate() -> i32 attributes {llvm.emit_c_interface} {
  %0 = arith.constant 11 : i32
  return %0 : i32
}

func.func @reversed() -> i32 attributes {llvm.emit_c_interface} {
  %0 = arith.constant 12 : i32
  return %0 : i32
}

func.func @any() -> i32 attributes {llvm.emit_c_interface} {
  %0 = arith.constant 13 : i32
  return %0 : i32
}

func.func @complex() -> i32 attributes {llvm.emit_c_interface} {
  %0 = arith.constant 14 : i32
  return %0 : i32
}

func.func @print() -> i32 attributes {llvm.emit_c_interface} {
  %0 = arith.constant 15 : i32
  return %0 : i32
}

func.func @rank_of(%x: memref<*xf32>) -> index attributes {llvm.emit_c_interface} {
  %rank = memref.rank %x : memref<*xf32>
  return %rank : index
}

func.func @opposite(%v: vector<2x3xf64>) -> vector<2x3xf64> attributes {llvm.emit_c_interface} {
  %minus = arith.negf %v : vector<2x3xf64>
  return %minus : vector<2x3xf64>
}

// The larger lanes, which of them come from the first vector, and their sum.
func.func @larger(%a: vector<4xi32>, %b: vector<4xi32>) -> (vector<4xi32>, vector<4xi1>, i32) attributes {llvm.emit_c_interface} {
  %first = arith.cmpi sgt, %a, %b : vector<4xi32>
  %larger = arith.select %first, %a, %b : vector<4xi1>, vector<4xi32>
  %sum = vector.reduction <add>, %larger : vector<4xi32> into i32
  return %larger, %first, %sum : vector<4xi32>, vector<4xi1>, i32
}
