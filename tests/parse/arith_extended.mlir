// Operations with more than one result or with a rounding mode.
func.func @extended(%i: i32, %n: index, %v: vector<4xi16>, %f: f32, %h: f16, %s: vector<2xf8E8M0FNU>, %w: vector<2xf4E2M1FN>) {
  %0, %1 = arith.addui_extended %i, %i : i32, i1
  %2:2 = arith.addui_extended %v, %v : vector<4xi16>, vector<4xi1>
  %3, %4 = arith.mulsi_extended %i, %i : i32
  %5, %6 = arith.mului_extended %n, %n {tag} : index
  %7 = arith.truncf %f to_nearest_even fastmath<nnan> : f32 to f16
  %8 = arith.truncf %f toward_zero : f32 to f16
  %9 = arith.scaling_extf %w, %s fastmath<nnan> : vector<2xf4E2M1FN>, vector<2xf8E8M0FNU> to vector<2xf32>
  %10 = arith.scaling_truncf %f, %f downward : f32, f32 to f16
  return
}
// output:
// module {
//   func.func @extended(%arg0: i32, %arg1: index, %arg2: vector<4xi16>, %arg3: f32, %arg4: f16, %arg5: vector<2xf8E8M0FNU>, %arg6: vector<2xf4E2M1FN>) {
//     %0:2 = arith.addui_extended %arg0, %arg0 : i32, i1
//     %1:2 = arith.addui_extended %arg2, %arg2 : vector<4xi16>, vector<4xi1>
//     %2:2 = arith.mulsi_extended %arg0, %arg0 : i32
//     %3:2 = arith.mului_extended %arg1, %arg1 {tag} : index
//     %4 = arith.truncf %arg3 to_nearest_even fastmath<nnan> : f32 to f16
//     %5 = arith.truncf %arg3 toward_zero : f32 to f16
//     %6 = arith.scaling_extf %arg6, %arg5 fastmath<nnan> : vector<2xf4E2M1FN>, vector<2xf8E8M0FNU> to vector<2xf32>
//     %7 = arith.scaling_truncf %arg3, %arg3 downward : f32, f32 to f16
//     return
//   }
// }
