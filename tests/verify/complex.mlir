// Constants, parts and bits.
func.func @complex(%f: f32, %d: f64, %c: complex<f32>, %k: complex<i32>, %n: index) {
  %0 = complex.constant [1.0 : f32] : complex<f32>
  %1 = complex.constant [1.0 : f32, 2.0] : complex<f32>
  %2 = complex.constant ["a", "b"] : complex<f32>
  %3 = "complex.create"(%f, %d) : (f32, f64) -> complex<f32>
  %4 = "complex.re"(%c) : (complex<f32>) -> f64
  %5 = "complex.add"(%k, %k) : (complex<i32>, complex<i32>) -> complex<i32>
  %6 = complex.bitcast %c : complex<f32> to i32
  %7 = complex.bitcast %f : f32 to i32
  %8 = complex.bitcast %n : index to complex<f32>
  return
}
// output:
// test.mlir:3:8: error: 'complex.constant' op requires 'value' to be a complex constant, represented as array of two values
//   %0 = complex.constant [1.0 : f32] : complex<f32>
//        ^
// test.mlir:4:8: error: 'complex.constant' op requires attribute's element types ('f32', 'f64') to match the element type of the op's return type ('f32')
//   %1 = complex.constant [1.0 : f32, 2.0] : complex<f32>
//        ^
// test.mlir:5:8: error: 'complex.constant' op requires attribute's elements to be float or integer attributes
//   %2 = complex.constant ["a", "b"] : complex<f32>
//        ^
// test.mlir:6:8: error: 'complex.create' op failed to verify that complex element type matches imaginary operand type
//   %3 = "complex.create"(%f, %d) : (f32, f64) -> complex<f32>
//        ^
// test.mlir:7:8: error: 'complex.re' op result #0 must be 'f32', but got 'f64'
//   %4 = "complex.re"(%c) : (complex<f32>) -> f64
//        ^
// test.mlir:8:8: error: 'complex.add' op operand #0 must be complex type with floating-point elements, but got 'complex<i32>'
//   %5 = "complex.add"(%k, %k) : (complex<i32>, complex<i32>) -> complex<i32>
//        ^
// test.mlir:9:8: error: 'complex.bitcast' op casting bitwidths do not match
//   %6 = complex.bitcast %c : complex<f32> to i32
//        ^
// test.mlir:10:8: error: 'complex.bitcast' op requires that either input or output has a complex type
//   %7 = complex.bitcast %f : f32 to i32
//        ^
// test.mlir:11:8: error: 'complex.bitcast' op operand must be int/float/complex
//   %8 = complex.bitcast %n : index to complex<f32>
//        ^
