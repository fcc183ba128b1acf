// What the operations of the LLVM dialect require beyond their types.

llvm.func @f(i32) -> i32
llvm.func @bundles(%a: i32) {
  "llvm.call"(%a, %a) <{callee = @f, op_bundle_sizes = array<i32: 1>, operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> i32
  "llvm.call"(%a, %a) <{callee = @f, op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["x"], operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> i32
  "llvm.call_intrinsic"(%a) <{intrin = "bswap", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
  llvm.return
}
llvm.func @selects(%c: vector<3xi1>, %v: vector<4xi32>, %x: i32) {
  %0 = llvm.select %c, %v, %v : vector<3xi1>, vector<4xi32>
  %1 = llvm.select %c, %x, %x : vector<3xi1>, i32
  llvm.return
}

// output:
// test.mlir:5:3: error: 'llvm.call' op expected 1 operand bundle tags, but actually got 0
//   "llvm.call"(%a, %a) <{callee = @f, op_bundle_sizes = array<i32: 1>, operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> i32
//   ^
// test.mlir:6:3: error: 'llvm.call' op expects the sizes of its operand bundles to add up to 1
//   "llvm.call"(%a, %a) <{callee = @f, op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["x"], operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> i32
//   ^
// test.mlir:7:3: error: 'llvm.call_intrinsic' op intrinsic name must start with 'llvm.'
//   "llvm.call_intrinsic"(%a) <{intrin = "bswap", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
//   ^
// test.mlir:11:8: error: 'llvm.select' op vector condition requires values with the same number of lanes
//   %0 = llvm.select %c, %v, %v : vector<3xi1>, vector<4xi32>
//        ^
// test.mlir:12:8: error: 'llvm.select' op vector condition requires values with the same number of lanes
//   %1 = llvm.select %c, %x, %x : vector<3xi1>, i32
//        ^
// -----

llvm.func @f()
llvm.func @landing() {
  llvm.invoke @f() to ^bb1 unwind ^bb1 : () -> ()
^bb1:
  llvm.return
}

// output:
// test.mlir:4:3: error: 'llvm.invoke' op first operation in unwind destination should be a llvm.landingpad operation
//   llvm.invoke @f() to ^bb1 unwind ^bb1 : () -> ()
//   ^
// -----

llvm.func @personality(...) -> i32
llvm.func @no_personality(%p: !llvm.ptr) {
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}
llvm.func @clauses(%p: !llvm.ptr) attributes {personality = @personality} {
  %0 = llvm.landingpad : !llvm.struct<(ptr, i32)>
  %1 = llvm.landingpad (catch %p : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// output:
// test.mlir:4:8: error: 'llvm.landingpad' op llvm.landingpad needs to be in a function with a personality
//   %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
//        ^
// test.mlir:8:8: error: 'llvm.landingpad' op landingpad instruction expects at least one clause or cleanup attribute
//   %0 = llvm.landingpad : !llvm.struct<(ptr, i32)>
//        ^
// test.mlir:9:8: error: 'llvm.landingpad' op clause #0 is not a known constant - null, addressof, bitcast
//   %1 = llvm.landingpad (catch %p : !llvm.ptr) : !llvm.struct<(ptr, i32)>
//        ^
// -----

llvm.func @f()
llvm.mlir.global_ctors ctors = [@f], priorities = [], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@g], priorities = [0 : i32], data = [#llvm.zero]
llvm.comdat @c {
  llvm.func @in()
}
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @missing

// output:
// test.mlir:3:1: error: 'llvm.mlir.global_ctors' op number of ctors, priorities, and data must be equal
// llvm.mlir.global_ctors ctors = [@f], priorities = [], data = [#llvm.zero]
// ^
// test.mlir:4:1: error: 'llvm.mlir.global_dtors' op 'g' does not reference a valid LLVM function
// llvm.mlir.global_dtors dtors = [@g], priorities = [0 : i32], data = [#llvm.zero]
// ^
// test.mlir:5:1: error: 'llvm.comdat' op only comdat selector symbols can appear in a comdat region
// llvm.comdat @c {
// ^
// test.mlir:8:1: error: 'llvm.mlir.ifunc' op must have a resolver that is a function or an alias to one
// llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @missing
// ^
// -----

llvm.func @vectors(%v: vector<4xi32>, %f: f32) {
  %0 = llvm.intr.sincos(%f) : (f32) -> !llvm.struct<(f32, f64)>
  %1 = "llvm.intr.vector.reduce.add"(%v) : (vector<4xi32>) -> i64
  %2 = "llvm.intr.prefetch"(%f) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (f32) -> i32
  %3 = "llvm.intr.ubsantrap"() <{failureKind = 3 : i32}> : () -> i32
  llvm.intr.experimental.noalias.scope.decl #llvm.wrong<id = 1>
  llvm.return
}
// output:
// test.mlir:3:8: error: 'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type
//   %0 = llvm.intr.sincos(%f) : (f32) -> !llvm.struct<(f32, f64)>
//        ^
// test.mlir:4:8: error: 'llvm.intr.vector.reduce.add' op result #0 must be 'i32', but got 'i64'
//   %1 = "llvm.intr.vector.reduce.add"(%v) : (vector<4xi32>) -> i64
//        ^
// test.mlir:5:8: error: 'llvm.intr.prefetch' op expected 0 results, but found 1
//   %2 = "llvm.intr.prefetch"(%f) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (f32) -> i32
//        ^
// test.mlir:6:8: error: 'llvm.intr.ubsantrap' op attribute 'failureKind' failed to satisfy constraint: i8 integer attribute
//   %3 = "llvm.intr.ubsantrap"() <{failureKind = 3 : i32}> : () -> i32
//        ^
// test.mlir:7:3: error: 'llvm.intr.experimental.noalias.scope.decl' op attribute 'scope' failed to satisfy constraint: #llvm.alias_scope attribute
//   llvm.intr.experimental.noalias.scope.decl #llvm.wrong<id = 1>
//   ^
// -----
// A constant and its type are both integers or both floats.
llvm.func @f() -> f32 {
  %0 = llvm.mlir.constant(1.0 : f64) : f32
  %1 = llvm.mlir.constant(1 : i32) : f32
  %2 = llvm.mlir.constant(dense<1.0> : tensor<2xf32>) : !llvm.array<2 x f64>
  llvm.return %0 : f32
}
llvm.mlir.global @g(1.0 : f64) : f32
// output:
// test.mlir:3:8: error: 'llvm.mlir.constant' op attribute and type have different float semantics
//   %0 = llvm.mlir.constant(1.0 : f64) : f32
//        ^
// test.mlir:4:8: error: 'llvm.mlir.constant' op expected integer type
//   %1 = llvm.mlir.constant(1 : i32) : f32
//        ^
// test.mlir:5:8: error: 'llvm.mlir.constant' op attribute and type have different float semantics
//   %2 = llvm.mlir.constant(dense<1.0> : tensor<2xf32>) : !llvm.array<2 x f64>
//        ^
// test.mlir:8:1: error: 'llvm.mlir.global' op attribute and type have different float semantics
// llvm.mlir.global @g(1.0 : f64) : f32
// ^
// -----
// Parts of aggregates of other dialects' types.
llvm.func @f(%s: !llvm.struct<(i32, memref<0xf32>)>, %i: i32) {
  %0 = llvm.insertvalue %i, %s[0] : !llvm.struct<(i32, memref<0xf32>)>
  llvm.return
}
// output:
// test.mlir:3:8: error: 'llvm.insertvalue' op operand #0 must be LLVM dialect-compatible aggregate type, but got '!llvm.struct<(i32, memref<0xf32>)>'
//   %0 = llvm.insertvalue %i, %s[0] : !llvm.struct<(i32, memref<0xf32>)>
//        ^
// -----
// Matrices: numbers of elements, and element types.
llvm.func @f(%p: !llvm.ptr, %s: i64, %v: vector<4xf32>, %w: vector<4xf64>) {
  %0 = llvm.intr.matrix.column.major.load %p, <stride = %s> {columns = 0 : i32, isVolatile = false, rows = 0 : i32} : vector<4xf32> from !llvm.ptr stride i64
  llvm.intr.matrix.column.major.store %v, %p, <stride = %s> {columns = 2 : i32, isVolatile = false, rows = 3 : i32} : vector<4xf32> to !llvm.ptr stride i64
  %1 = llvm.intr.matrix.multiply %v, %v {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
  %2 = llvm.intr.matrix.multiply %v, %w {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf64>) -> vector<4xf32>
  %3 = llvm.intr.matrix.transpose %v {rows = 4 : i32, columns = 1 : i32} : vector<4xf32> into vector<8xf32>
  llvm.return
}
// output:
// test.mlir:3:8: error: 'llvm.intr.matrix.column.major.load' op expects 'vector<4xf32>' to have rows * columns elements
//   %0 = llvm.intr.matrix.column.major.load %p, <stride = %s> {columns = 0 : i32, isVolatile = false, rows = 0 : i32} : vector<4xf32> from !llvm.ptr stride i64
//        ^
// test.mlir:4:3: error: 'llvm.intr.matrix.column.major.store' op expects 'vector<4xf32>' to have rows * columns elements
//   llvm.intr.matrix.column.major.store %v, %p, <stride = %s> {columns = 2 : i32, isVolatile = false, rows = 3 : i32} : vector<4xf32> to !llvm.ptr stride i64
//   ^
// test.mlir:5:8: error: 'llvm.intr.matrix.multiply' op expects 'vector<4xf32>' to have lhs_columns * rhs_columns elements
//   %1 = llvm.intr.matrix.multiply %v, %v {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
//        ^
// test.mlir:6:8: error: 'llvm.intr.matrix.multiply' op expects matrices of one element type
//   %2 = llvm.intr.matrix.multiply %v, %w {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf64>) -> vector<4xf32>
//        ^
// test.mlir:7:8: error: 'llvm.intr.matrix.transpose' op expects 'vector<8xf32>' to have rows * columns elements
//   %3 = llvm.intr.matrix.transpose %v {rows = 4 : i32, columns = 1 : i32} : vector<4xf32> into vector<8xf32>
//        ^
