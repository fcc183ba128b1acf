// A sum by eight lanes, added in their order at the end.
func.func @vector_sum(%x: memref<4096xf32>) -> f32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c4096 = arith.constant 4096 : index
  %zeros = arith.constant dense<0.0> : vector<8xf32>
  %lanes = scf.for %i = %c0 to %c4096 step %c8 iter_args(%acc = %zeros) -> vector<8xf32> {
    %v = vector.load %x[%i] : memref<4096xf32>, vector<8xf32>
    %s = arith.addf %acc, %v : vector<8xf32>
    scf.yield %s : vector<8xf32>
  }
  %sum = vector.reduction <add>, %lanes : vector<8xf32> into f32
  return %sum : f32
}
