// C += A B by blocks of 4 x 4, each a contraction.
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
func.func @vector_contract(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %c: memref<64x64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c64 step %c4 {
    scf.for %j = %c0 to %c64 step %c4 {
      %start = vector.transfer_read %c[%i, %j], %zero {in_bounds = [true, true]} : memref<64x64xf32>, vector<4x4xf32>
      %sum = scf.for %k = %c0 to %c64 step %c4 iter_args(%acc = %start) -> vector<4x4xf32> {
        %x = vector.transfer_read %a[%i, %k], %zero {in_bounds = [true, true]} : memref<64x64xf32>, vector<4x4xf32>
        %y = vector.transfer_read %b[%k, %j], %zero {in_bounds = [true, true]} : memref<64x64xf32>, vector<4x4xf32>
        %s = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"],
                              kind = #vector.kind<add>} %x, %y, %acc : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
        scf.yield %s : vector<4x4xf32>
      }
      vector.transfer_write %sum, %c[%i, %j] {in_bounds = [true, true]} : vector<4x4xf32>, memref<64x64xf32>
    }
  }
  return
}
