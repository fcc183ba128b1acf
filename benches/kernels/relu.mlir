// The larger of each element and 0.
func.func @relu(%x: memref<?x?xf32>, %y: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0.0 : f32
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<?x?xf32>) outs(%y : memref<?x?xf32>) {
  ^bb0(%v: f32, %old: f32):
    %positive = arith.cmpf ogt, %v, %zero : f32
    %r = arith.select %positive, %v, %zero : f32
    linalg.yield %r : f32
  }
  return
}
