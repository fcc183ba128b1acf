// Mistakes in old spellings.
"t"() {a = !llvm<"float">, b = !llvm<"[4 x ">} : () -> ()
"t"() {a = !llvm<"{ i32, }">} : () -> ()
"t"() {a = !llvm<"i32 junk">} : () -> ()
"t"() {a = !llvm<"wrong*">} : () -> ()
"t"() {a = !llvm.ptr<wrong>} : () -> ()
"t"() {a = !llvm<>} : () -> ()
func @f(%a: i32, %m: memref<4xf32>) {
  %0 = cmpi "lt", %a, %a : i32
  %1 = dim %m, 1.0 : memref<4xf32>
  %2 = load %m["x"] : memref<4xf32>
  %3 = dim %m, 5 : memref<4xf32>
  %4 = load %m[1, 2] : memref<4xf32>
  %5 = addi %a, %a
  return
}
// output:
// test.mlir:2:44: error: expected an LLVM IR type
// "t"() {a = !llvm<"float">, b = !llvm<"[4 x ">} : () -> ()
//                                            ^
// test.mlir:3:26: error: expected an LLVM IR type
// "t"() {a = !llvm<"{ i32, }">} : () -> ()
//                          ^
// test.mlir:4:23: error: expected the end of the LLVM IR type
// "t"() {a = !llvm<"i32 junk">} : () -> ()
//                       ^
// test.mlir:5:19: error: expected an LLVM IR type
// "t"() {a = !llvm<"wrong*">} : () -> ()
//                   ^
// test.mlir:6:22: error: expected type, but found 'wrong'
// "t"() {a = !llvm.ptr<wrong>} : () -> ()
//                      ^
// test.mlir:7:18: error: expected LLVM IR type in quotes, but found '>'
// "t"() {a = !llvm<>} : () -> ()
//                  ^
// test.mlir:9:13: error: expected one of eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge, but found 'lt'
//   %0 = cmpi "lt", %a, %a : i32
//             ^
// test.mlir:10:16: error: expected integer value, but found '1.0'
//   %1 = dim %m, 1.0 : memref<4xf32>
//                ^
// test.mlir:11:16: error: expected integer value, but found '"x"'
//   %2 = load %m["x"] : memref<4xf32>
//                ^
// test.mlir:15:3: error: expected ':', but found 'return'
//   return
//   ^
// -----
// Operations that only older releases have.
func.func @f(%n: index, %v: vector<4xf32>) {
  %0 = linalg.range %n : %n : %n : !linalg.range
  %1 = vector.extract_map %v[%n] : vector<4xf32> to vector<1xf32>
  return
}
// output:
// test.mlir:3:8: error: custom op 'linalg.range' is unknown: MLIR has had no such operation since release 15; today it has 'scf.for'
//   %0 = linalg.range %n : %n : %n : !linalg.range
//        ^
// test.mlir:4:8: error: custom op 'vector.extract_map' is unknown: MLIR has had no such operation since release 16; today it has 'vector.warp_execute_on_lane_0'
//   %1 = vector.extract_map %v[%n] : vector<4xf32> to vector<1xf32>
//        ^
