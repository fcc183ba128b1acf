// One run reports every error it can tell apart.
func.func @f(%a: i32, %b: i64) -> i32 {
  %0 = arith.adi %a, %a : i32
  %1 = arith.addi %a, %typo : i32
  %2 = arith.addi %a, %b : i32
  %3 = arith.cmpi foo, %a, %a : i32
  %a = arith.constant 1 : i32
  %5 = memref.lod %a[] : memref<i32>
  %6 = arith.addi %5, %0 : i32
  %7:2 = arith.addi %a, %a : i32
  return %1 : i32
}
func.func @g(%x: f32) {
  cf.br ^bb7
}
func.func @h() -> i32 {
  %0 = arith.constant 1.5 : i32
  %1 = arith.constant 300 : i8
  %2 = arith.constant dense<[1, 2]> : vector<3xi32>
  return %0 : i32
}
// output:
// test.mlir:3:8: error: custom op 'arith.adi' is unknown; did you mean 'arith.addi'?
//   %0 = arith.adi %a, %a : i32
//        ^
// test.mlir:5:23: error: use of value '%b' expects different type than prior uses: 'i32' vs 'i64'
//   %2 = arith.addi %a, %b : i32
//                       ^
// test.mlir:2:23: note: prior use here
// func.func @f(%a: i32, %b: i64) -> i32 {
//                       ^
// test.mlir:6:19: error: expected one of eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge, but found 'foo'
//   %3 = arith.cmpi foo, %a, %a : i32
//                   ^
// test.mlir:7:3: error: redefinition of SSA value '%a'
//   %a = arith.constant 1 : i32
//   ^
// test.mlir:2:14: note: previously defined here
// func.func @f(%a: i32, %b: i64) -> i32 {
//              ^
// test.mlir:8:8: error: custom op 'memref.lod' is unknown; did you mean 'memref.load'?
//   %5 = memref.lod %a[] : memref<i32>
//        ^
// test.mlir:10:10: error: operation defines 1 results but was provided 2 to bind
//   %7:2 = arith.addi %a, %a : i32
//          ^
// test.mlir:4:23: error: use of undeclared SSA value name '%typo'
//   %1 = arith.addi %a, %typo : i32
//                       ^
// test.mlir:14:9: error: reference to an undefined block '^bb7'
//   cf.br ^bb7
//         ^
// test.mlir:17:23: error: floating point value not valid for specified type
//   %0 = arith.constant 1.5 : i32
//                       ^
// test.mlir:18:23: error: integer constant out of range for type 'i8'
//   %1 = arith.constant 300 : i8
//                       ^
// test.mlir:19:23: error: inferred shape of elements literal ([2]) does not match type ([3])
//   %2 = arith.constant dense<[1, 2]> : vector<3xi32>
//                       ^
// -----
func.func @unfinished(
// output:
// test.mlir:2:1: error: expected type, but found the end of the file
//
// ^
// -----
func.func @f() {
  "unterminated string
  return
}
}
// output:
// test.mlir:2:3: error: expected operation name in quotes or a known operation, but found a string that does not end on its line
//   "unterminated string
//   ^
// test.mlir:6:1: error: expected '}', but found the end of the file
//
// ^
// -----
func.func @f(%x: !missing, %y: vector<0xi32>, %z: !llvm.what) {
  return
}
// output:
// test.mlir:1:18: error: undefined symbol alias id '!missing'
// func.func @f(%x: !missing, %y: vector<0xi32>, %z: !llvm.what) {
//                  ^
// -----
func.func @f(%x: i32) -> i32 {
  %0:2 = "foo.two"() : () -> (i32, i32)
  %1 = arith.addi %0#5, %x : i32
  %2 = arith.addi %x, %x overflow<bad> : i32
  return %1 : i32
}
// output:
// test.mlir:3:19: error: reference to invalid result number: '%0' has 2 values
//   %1 = arith.addi %0#5, %x : i32
//                   ^
// test.mlir:4:35: error: expected one of none, nsw, nuw, but found 'bad'
//   %2 = arith.addi %x, %x overflow<bad> : i32
//                                   ^
// -----
llvm.func @two_results() -> (i32, i32)
// output:
// test.mlir:2:1: error: 'llvm.func' op may have only one result
//
// ^
// -----
// An operation in error that begins a line, without results.
func.func @f() {
  nonsense.op
  memref.stor
  return
}
// output:
// test.mlir:3:3: error: custom op 'nonsense.op' is unknown
//   nonsense.op
//   ^
// test.mlir:4:3: error: custom op 'memref.stor' is unknown; did you mean 'memref.store'?
//   memref.stor
//   ^
// -----
// A number of results that nothing has.
func.func @f(%a: i32) {
  "use"(%later) : (i32) -> ()
  %0:4294967295 = arith.addi %a, %a : i32
  return
}
// output:
// test.mlir:4:19: error: operation defines 1 results but was provided 4294967295 to bind
//   %0:4294967295 = arith.addi %a, %a : i32
//                   ^
// test.mlir:3:9: error: use of undeclared SSA value name '%later'
//   "use"(%later) : (i32) -> ()
//         ^
// -----
func.func @mixed(f32, %a: index) {
  return
}
func.func @mixed2(%a: index, f32) {
  return
}
// output:
// test.mlir:1:23: error: expected type instead of SSA identifier
// func.func @mixed(f32, %a: index) {
//                       ^
// test.mlir:4:30: error: expected SSA identifier
// func.func @mixed2(%a: index, f32) {
//                              ^
// -----
func.func @unnamed(f32) {
  return
}
// output:
// test.mlir:1:1: error: 'func.func' op entry block arguments must match the function's signature
// func.func @unnamed(f32) {
// ^
