// Operations of the gpu dialect on vectors.
func.func @warp(%i: index, %v: vector<4xf32>) {
  gpu.warp_execute_on_lane_0(%i)[32] {
  }
  %0 = gpu.warp_execute_on_lane_0(%i)[32] args(%v : vector<4xf32>) -> (vector<4xf32>) {
  ^bb0(%whole: vector<128xf32>):
    gpu.yield %whole : vector<128xf32>
  } {note}
  return
}
// output:
// module {
//   func.func @warp(%arg0: index, %arg1: vector<4xf32>) {
//     gpu.warp_execute_on_lane_0(%arg0)[32] {
//     }
//     %0 = gpu.warp_execute_on_lane_0(%arg0)[32] args(%arg1 : vector<4xf32>) -> (vector<4xf32>) {
//     ^bb0(%arg2: vector<128xf32>):
//       gpu.yield %arg2 : vector<128xf32>
//     } {note}
//     return
//   }
// }
