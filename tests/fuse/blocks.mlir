// An operation of a block before disappears with its last reader.
func.func @unread(%c: tensor<?x6xi32>, %p: i1) -> tensor<?x6xi32> {
  %0 = arith.maxsi %c, %c : tensor<?x6xi32>
  %1 = arith.xori %0, %c : tensor<?x6xi32>
  cf.cond_br %p, ^read, ^end
^read:
  %2 = arith.muli %0, %c : tensor<?x6xi32>
  cf.br ^end
^end:
  return %1 : tensor<?x6xi32>
}
// output:
// module {
//   func.func @unread(%arg0: tensor<?x6xi32>, %arg1: i1) -> tensor<?x6xi32> {
//     %c0 = arith.constant 0 : index
//     %0 = tensor.dim %arg0, %c0 : tensor<?x6xi32>
//     %1 = tensor.empty(%0) : tensor<?x6xi32>
//     %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x6xi32>) outs(%1 : tensor<?x6xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32):
//       %3 = arith.maxsi %arg2, %arg2 : i32
//       %4 = arith.xori %3, %arg2 : i32
//       linalg.yield %4 : i32
//     } -> tensor<?x6xi32>
//     cf.cond_br %arg1, ^bb1, ^bb2
//   ^bb1:
//     cf.br ^bb2
//   ^bb2:
//     return %2 : tensor<?x6xi32>
//   }
// }
