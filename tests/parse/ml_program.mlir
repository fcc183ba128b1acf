ml_program.global private mutable @seed(dense<0> : tensor<i64>) : tensor<i64>
ml_program.global public @table(dense<[1, 2]> : tensor<2xi64>) : tensor<2xi64>
ml_program.global private mutable @state : tensor<4xf32> {tag = 1 : i64}
func.func @next() -> tensor<i64> {
  %s = ml_program.global_load @seed : tensor<i64>
  ml_program.global_store @seed = %s : tensor<i64>
  %k = ml_program.global_load_const @table : tensor<2xi64>
  return %s : tensor<i64>
}
// output:
// module {
//   ml_program.global private mutable @seed(dense<0> : tensor<i64>) : tensor<i64>
//   ml_program.global public @table(dense<[1, 2]> : tensor<2xi64>) : tensor<2xi64>
//   ml_program.global private mutable @state : tensor<4xf32> {tag = 1 : i64}
//   func.func @next() -> tensor<i64> {
//     %0 = ml_program.global_load @seed : tensor<i64>
//     ml_program.global_store @seed = %0 : tensor<i64>
//     %1 = ml_program.global_load_const @table : tensor<2xi64>
//     return %0 : tensor<i64>
//   }
// }
