// Everything that cannot be converted is reported, in one run.
func.func @ops(%m: memref<4xf32>) {
  %0 = "shape.flag"() : () -> i1
  %1 = "memref.subview"(%m) : (memref<4xf32>) -> memref<?xf32>
  scf.if %0 {
    %2 = arith.constant 0 : index
    %3 = memref.load %1[%2] : memref<?xf32>
    "foo.use"(%3) : (f32) -> ()
  }
  return
}

// output:
// test.mlir:4:8: error: 'memref.subview' op requires attribute 'static_offsets'
//   %1 = "memref.subview"(%m) : (memref<4xf32>) -> memref<?xf32>
//        ^
// -----

func.func @tensor(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.addf %t, %t : tensor<4xf32>
  "shape.use"(%0) : (tensor<4xf32>) -> ()
  return %0 : tensor<4xf32>
}

// output:
// test.mlir:4:3: error: 'shape.use' op cannot be bufferized: dialect 'shape' is lowered by 'mlir-opt --shape-to-shape-lowering --convert-shape-constraints --convert-shape-to-std'
//   "shape.use"(%0) : (tensor<4xf32>) -> ()
//   ^
// -----

func.func @space(%m: memref<4xf32, "shared">) {
  return
}

// output:
// test.mlir:2:1: error: 'func.func' op has type 'memref<4xf32, "shared">', which cannot be converted: its memory space is not a number
// func.func @space(%m: memref<4xf32, "shared">) {
// ^
// -----

func.func @block(%c: i1) {
  %0 = "shape.const"() : () -> tensor<2xf32>
  cf.br ^bb1(%0 : tensor<2xf32>)
^bb1(%t: tensor<2xf32>):
  return
}

// output:
// test.mlir:3:8: error: 'shape.const' op cannot be bufferized: dialect 'shape' is lowered by 'mlir-opt --shape-to-shape-lowering --convert-shape-constraints --convert-shape-to-std'
//   %0 = "shape.const"() : () -> tensor<2xf32>
//        ^
// -----

func.func @malloc(%a: f32) {
  return
}
func.func @needs_malloc() {
  %0 = memref.alloc() : memref<4xf32>
  return
}

// output:
// test.mlir:6:8: error: 'memref.alloc' op needs the C function 'malloc', but the module defines that symbol as something else
//   %0 = memref.alloc() : memref<4xf32>
//        ^
// -----

func.func @f(%m: memref<f32>) attributes {llvm.emit_c_interface} {
  return
}
llvm.func @_mlir_ciface_f(!llvm.ptr)

// output:
// test.mlir:2:1: error: 'func.func' op gets a wrapper for C named '_mlir_ciface_f', but the module has that symbol
// func.func @f(%m: memref<f32>) attributes {llvm.emit_c_interface} {
// ^
// -----

func.func @layout() {
  %0 = memref.alloc() : memref<4x4xf32, strided<[8, 1]>>
  %1 = memref.alloc() {alignment = 24 : i64} : memref<4xf32>
  return
}
// output:
// test.mlir:4:8: error: 'memref.alloc' op alignment attribute is not a power of 2
//   %1 = memref.alloc() {alignment = 24 : i64} : memref<4xf32>
//        ^
// -----
// Formats that LLVM does not have.
func.func @formats(%m: memref<4xtf32>) {
  return
}
func.func @computes(%a: f8E4M3FN, %v: vector<4xf8E5M2>, %m: memref<f4E2M1FN>, %x: f32) {
  %0 = arith.addf %a, %a : f8E4M3FN
  %1 = arith.cmpf olt, %v, %v : vector<4xf8E5M2>
  %2 = math.exp %a : f8E4M3FN
  %3 = vector.reduction <add>, %v : vector<4xf8E5M2> into f8E5M2
  %4 = arith.sitofp %1 : vector<4xi1> to vector<4xf8E5M2>
  %5 = arith.truncf %x toward_zero : f32 to f8E4M3FN
  return
}
// output:
// test.mlir:2:1: error: 'func.func' op has type 'tf32', which cannot be converted: LLVM has no such float format
// func.func @formats(%m: memref<4xtf32>) {
// ^
// test.mlir:6:8: error: 'arith.addf' op computes with 'f8E4M3FN', which needs arith.extf to a wider format before
//   %0 = arith.addf %a, %a : f8E4M3FN
//        ^
// test.mlir:7:8: error: 'arith.cmpf' op computes with 'f8E5M2', which needs arith.extf to a wider format before
//   %1 = arith.cmpf olt, %v, %v : vector<4xf8E5M2>
//        ^
// test.mlir:8:8: error: 'math.exp' op computes with 'f8E4M3FN', which needs arith.extf to a wider format before
//   %2 = math.exp %a : f8E4M3FN
//        ^
// test.mlir:9:8: error: 'vector.reduction' op computes with 'f8E5M2', which needs arith.extf to a wider format before
//   %3 = vector.reduction <add>, %v : vector<4xf8E5M2> into f8E5M2
//        ^
// test.mlir:10:8: error: 'arith.sitofp' op computes with 'f8E5M2', which needs arith.extf to a wider format before
//   %4 = arith.sitofp %1 : vector<4xi1> to vector<4xf8E5M2>
//        ^
// test.mlir:11:8: error: 'arith.truncf' op is not supported yet: formats of 8 bits and fewer are rounded to the nearest number
//   %5 = arith.truncf %x toward_zero : f32 to f8E4M3FN
//        ^
// -----
func.func private @variadic(i32) attributes {func.varargs = true, llvm.emit_c_interface}
// output:
// test.mlir:1:1: error: 'func.func' op takes any number of arguments, which a wrapper for C cannot pass on
// func.func private @variadic(i32) attributes {func.varargs = true, llvm.emit_c_interface}
// ^
// -----
// Operations of dialects that are not compiled, in generic form.
func.func @f(%i: i32) {
  %0 = "shape.const_size"() {value = 1 : index} : () -> i32
  %1 = "nonsense.op"() : () -> i32
  return
}
// output:
// test.mlir:3:8: error: 'shape.const_size' op cannot be converted: dialect 'shape' is lowered by 'mlir-opt --shape-to-shape-lowering --convert-shape-constraints --convert-shape-to-std'
//   %0 = "shape.const_size"() {value = 1 : index} : () -> i32
//        ^
// test.mlir:4:8: error: 'nonsense.op' op cannot be converted: dialect 'nonsense' is not supported
//   %1 = "nonsense.op"() : () -> i32
//        ^
