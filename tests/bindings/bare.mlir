// Memory without descriptors.

func.func @same(%n: i64, %m: memref<4xf64>) -> memref<4xf64> {
  return %m : memref<4xf64>
}

func.func @new() -> memref<4xf64> {
  %0 = memref.alloc() : memref<4xf64>
  return %0 : memref<4xf64>
}

memref.global "private" constant @table : memref<4xf64> = dense<[1.0, 2.0, 3.0, 4.0]>

func.func @constant() -> memref<4xf64> {
  %0 = memref.get_global @table : memref<4xf64>
  return %0 : memref<4xf64>
}
