ml_program.global private @constant : tensor<i64>
// output:
// test.mlir:1:1: error: 'ml_program.global' op immutable global must have an initial value
// ml_program.global private @constant : tensor<i64>
// ^
