ml_program.global private @constant : tensor<i64>
ml_program.global private mutable @state(1 : i64) : i64
ml_program.global private @rate(2.0 : f32) : f32
func.func @accesses(%x: f32) -> (i32, f32, i64) {
  %0 = ml_program.global_load @absent : i32
  %1 = ml_program.global_load @state : f32
  %2 = ml_program.global_load_const @state : i64
  ml_program.global_store @rate = %x : f32
  ml_program.global_store @state = %x : f32
  return %0, %1, %2 : i32, f32, i64
}
// output:
// test.mlir:1:1: error: 'ml_program.global' op immutable global must have an initial value
// ml_program.global private @constant : tensor<i64>
// ^
// test.mlir:5:8: error: 'ml_program.global_load' op undefined global: @absent
//   %0 = ml_program.global_load @absent : i32
//        ^
// test.mlir:6:8: error: 'ml_program.global_load' op cannot load from global @state of type 'i64' as 'f32'
//   %1 = ml_program.global_load @state : f32
//        ^
// test.mlir:7:8: error: 'ml_program.global_load_const' op cannot load as constant from mutable global @state
//   %2 = ml_program.global_load_const @state : i64
//        ^
// test.mlir:8:3: error: 'ml_program.global_store' op cannot store to immutable global @rate
//   ml_program.global_store @rate = %x : f32
//   ^
// test.mlir:9:3: error: 'ml_program.global_store' op cannot store a value of type 'f32' to global @state of type 'i64'
//   ml_program.global_store @state = %x : f32
//   ^
