// Owners of the memory of results.

func.func @view(%m: memref<?x?xf64>) -> memref<?x?xf64, strided<[?, ?], offset: ?>> attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.dim %m, %c0 : memref<?x?xf64>
  %b = memref.dim %m, %c1 : memref<?x?xf64>
  %v = memref.subview %m[0, 0] [%a, %b] [1, 1] : memref<?x?xf64> to memref<?x?xf64, strided<[?, 1]>>
  %w = memref.cast %v : memref<?x?xf64, strided<[?, 1]>> to memref<?x?xf64, strided<[?, ?], offset: ?>>
  return %w : memref<?x?xf64, strided<[?, ?], offset: ?>>
}

func.func @new(%n: index) -> memref<?xf64> attributes {llvm.emit_c_interface} {
  %0 = memref.alloc(%n) : memref<?xf64>
  return %0 : memref<?xf64>
}

// With a larger alignment, the allocated pointer differs from the aligned one, and is the one to free.
func.func @aligned(%n: index) -> memref<?xf64> attributes {llvm.emit_c_interface} {
  %0 = memref.alloc(%n) {alignment = 256 : i64} : memref<?xf64>
  return %0 : memref<?xf64>
}

func.func @maybe(%scale: f64, %m: memref<?xf64>, %copies: i1) -> memref<?xf64> attributes {llvm.emit_c_interface} {
  %c4 = arith.constant 4 : index
  %r = scf.if %copies -> memref<?xf64> {
    %a = memref.alloc(%c4) : memref<?xf64>
    scf.yield %a : memref<?xf64>
  } else {
    scf.yield %m : memref<?xf64>
  }
  return %r : memref<?xf64>
}

memref.global "private" constant @table : memref<3xf64> = dense<[1.0, 2.0, 3.0]>

func.func @constant() -> memref<3xf64> attributes {llvm.emit_c_interface} {
  %g = memref.get_global @table : memref<3xf64>
  return %g : memref<3xf64>
}

func.func @constant_or_new(%copies: i1) -> memref<3xf64> attributes {llvm.emit_c_interface} {
  %g = memref.get_global @table : memref<3xf64>
  %a = memref.alloc() : memref<3xf64>
  memref.copy %g, %a : memref<3xf64> to memref<3xf64>
  %r = arith.select %copies, %a, %g : memref<3xf64>
  scf.if %copies {
  } else {
    memref.dealloc %a : memref<3xf64>
  }
  return %r : memref<3xf64>
}

func.func @twice() -> (memref<3xf64>, i32, memref<3xf64>, memref<3xf64>) attributes {llvm.emit_c_interface} {
  %g = memref.get_global @table : memref<3xf64>
  %a = memref.alloc() : memref<3xf64>
  memref.copy %g, %a : memref<3xf64> to memref<3xf64>
  %b = memref.alloc() : memref<3xf64>
  memref.copy %g, %b : memref<3xf64> to memref<3xf64>
  %one = arith.constant 1 : i32
  return %a, %one, %a, %b : memref<3xf64>, i32, memref<3xf64>, memref<3xf64>
}

// Two buffers that are swapped in a loop.
func.func @swapped(%x: memref<8xf64>, %n: index) -> (memref<8xf64>, memref<8xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %new = memref.alloc() : memref<8xf64>
  memref.copy %x, %new : memref<8xf64> to memref<8xf64>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %new) -> (memref<8xf64>, memref<8xf64>) {
    scf.yield %b, %a : memref<8xf64>, memref<8xf64>
  }
  return %r#0, %r#1 : memref<8xf64>, memref<8xf64>
}

func.func private @pair(%m: memref<?xf64>, %n: index) -> (memref<?xf64>, memref<?xf64>) {
  %a = memref.alloc(%n) : memref<?xf64>
  return %a, %m : memref<?xf64>, memref<?xf64>
}

// Calls: the allocations of two calls are distinct.
func.func @called(%x: memref<?xf64>, %n: index) -> (memref<?xf64>, memref<?xf64>, memref<?xf64>) attributes {llvm.emit_c_interface} {
  %0:2 = call @pair(%x, %n) : (memref<?xf64>, index) -> (memref<?xf64>, memref<?xf64>)
  %1:2 = call @pair(%0#0, %n) : (memref<?xf64>, index) -> (memref<?xf64>, memref<?xf64>)
  return %0#1, %1#0, %1#1 : memref<?xf64>, memref<?xf64>, memref<?xf64>
}

func.func @recursive(%x: memref<?xf64>, %y: memref<?xf64>, %n: index) -> memref<?xf64> attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %is_last = arith.cmpi sle, %n, %c0 : index
  %r = scf.if %is_last -> memref<?xf64> {
    scf.yield %x : memref<?xf64>
  } else {
    %m = arith.subi %n, %c1 : index
    %0 = func.call @recursive(%y, %x, %m) : (memref<?xf64>, memref<?xf64>, index) -> memref<?xf64>
    scf.yield %0 : memref<?xf64>
  }
  return %r : memref<?xf64>
}

// Two allocations of a recursive function.
func.func @two(%n: index) -> (memref<?xf64>, memref<?xf64>, memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %is_last = arith.cmpi sle, %n, %c0 : index
  %r:3 = scf.if %is_last -> (memref<?xf64>, memref<?xf64>, memref<?xf64>) {
    %a = memref.alloc(%c1) : memref<?xf64>
    %b = memref.alloc(%c1) : memref<?xf64>
    scf.yield %a, %b, %a : memref<?xf64>, memref<?xf64>, memref<?xf64>
  } else {
    %m = arith.subi %n, %c1 : index
    %0:3 = func.call @two(%m) : (index) -> (memref<?xf64>, memref<?xf64>, memref<?xf64>)
    scf.yield %0#2, %0#1, %0#0 : memref<?xf64>, memref<?xf64>, memref<?xf64>
  }
  return %r#0, %r#1, %r#2 : memref<?xf64>, memref<?xf64>, memref<?xf64>
}

func.func @unranked(%n: index) -> memref<*xf64> attributes {llvm.emit_c_interface} {
  %0 = memref.alloc(%n) : memref<?xf64>
  %1 = memref.cast %0 : memref<?xf64> to memref<*xf64>
  return %1 : memref<*xf64>
}

func.func @reranked(%x: memref<*xf64>) -> memref<*xf64> attributes {llvm.emit_c_interface} {
  %0 = memref.cast %x : memref<*xf64> to memref<4xf64>
  %1 = memref.cast %0 : memref<4xf64> to memref<*xf64>
  return %1 : memref<*xf64>
}

func.func @through(%n: index) -> memref<*xf64> attributes {llvm.emit_c_interface} {
  %0 = call @unranked(%n) : (index) -> memref<*xf64>
  return %0 : memref<*xf64>
}

func.func @loaded(%x: memref<4xmemref<4xf64>>) -> memref<4xf64> attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %0 = memref.load %x[%c0] : memref<4xmemref<4xf64>>
  return %0 : memref<4xf64>
}

func.func @frame() -> memref<4xf64> attributes {llvm.emit_c_interface} {
  %0 = memref.alloca() : memref<4xf64>
  return %0 : memref<4xf64>
}
