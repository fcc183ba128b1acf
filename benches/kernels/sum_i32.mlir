// A sum kept in memory, in a buffer of rank 0.
func.func @sum_i32(%x: memref<?xi32>, %sum: memref<i32>) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i32
  memref.store %zero, %sum[] : memref<i32>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]}
      ins(%x : memref<?xi32>) outs(%sum : memref<i32>) {
  ^bb0(%v: i32, %acc: i32):
    %s = arith.addi %acc, %v : i32
    linalg.yield %s : i32
  }
  return
}
