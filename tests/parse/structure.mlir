// Modules, functions, blocks, regions, locations, aliases and the generic form.
#map = "an attribute"
!word = i32
module @outer attributes {llvm.data_layout = "e"} {
  module @inner {
    func.func nested @f(!word)
  }
  module {
  }
  func.func private @declared(!llvm.ptr {llvm.noalias, foo.tag = #map}, memref<*xf32>) -> (i32 {llvm.zeroext}) attributes {llvm.emit_c_interface}
  func.func @"a b"(%arg: !word loc("x":1:2), %m: memref<4 x ? x f32>) -> (i32, i64) {
    %0 = arith.constant 7 : i64 loc("file.c":3:4)
    cf.br ^later(%arg, %0 : i32, i64)
  ^later(%p: i32, %q: i64):
    return %p, %q : i32, i64
  } loc(unknown)
}
// output:
// module @outer attributes {llvm.data_layout = "e"} {
//   module @inner {
//     func.func nested @f(i32)
//   }
//   module {
//   }
//   func.func private @declared(!llvm.ptr {foo.tag = "an attribute", llvm.noalias}, memref<*xf32>) -> (i32 {llvm.zeroext}) attributes {llvm.emit_c_interface}
//   func.func @"a b"(%arg0: i32, %arg1: memref<4x?xf32>) -> (i32, i64) {
//     %c7_i64 = arith.constant 7 : i64
//     cf.br ^bb1(%arg0, %c7_i64 : i32, i64)
//   ^bb1(%0: i32, %1: i64):
//     return %0, %1 : i32, i64
//   }
// }
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32) -> i32, sym_name = "f"}> ({
  ^bb0(%c: i1, %x: i32):
    "cf.cond_br"(%c, %x, %x)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb1(%a: i32):
    "cf.br"(%a)[^bb2] : (i32) -> ()
  ^bb2(%b: i32):
    "cf.switch"(%b, %b)[^bb3, ^bb2, ^bb3] <{case_operand_segments = array<i32: 1, 0>, case_values = dense<[1, -2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
  ^bb3:
    "func.return"(%b) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// output:
// module {
//   func.func @f(%arg0: i1, %arg1: i32) -> i32 {
//     cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2(%arg1 : i32)
//   ^bb1(%0: i32):
//     cf.br ^bb2(%0 : i32)
//   ^bb2(%1: i32):
//     cf.switch %1 : i32, [
//       default: ^bb3,
//       1: ^bb2(%1 : i32),
//       -2: ^bb3
//     ]
//   ^bb3:
//     return %1 : i32
//   }
// }
// -----
// Operations of unknown dialects stay as they are.
func.func @f(%x: !foo.bar<a, [1, "]>"]>) {
  %0:2 = "foo.op"(%x) <{a = 1 : i32}> ({
    "foo.inner"() : () -> ()
  ^bb1:
    "foo.br"()[^bb1] : () -> ()
  }) {b = #foo.attr<x>, c = [unit, @s::@t, {d = i32}], "e f" = array<i8: 1, 2>} : (!foo.bar<a, [1, "]>"]>) -> (i32, f32)
  "foo.use"(%0#1, %0#0) : (f32, i32) -> ()
  return
}
// output:
// module {
//   func.func @f(%arg0: !foo.bar<a, [1, "]>"]>) {
//     %0:2 = "foo.op"(%arg0) <{a = 1 : i32}> ({
//       "foo.inner"() : () -> ()
//     ^bb1:
//       "foo.br"()[^bb1] : () -> ()
//     }) {b = #foo.attr<x>, c = [unit, @s::@t, {d = i32}], "e f" = array<i8: 1, 2>} : (!foo.bar<a, [1, "]>"]>) -> (i32, f32)
//     "foo.use"(%0#1, %0#0) : (f32, i32) -> ()
//     return
//   }
// }
// -----
// Values may be used above their definition when blocks are not in order of dominance.
func.func @f(%c: i1) -> i32 {
  cf.br ^second
^first:
  return %v : i32
^second:
  %v = arith.constant 1 : i32
  cf.br ^first
}
// output:
// module {
//   func.func @f(%arg0: i1) -> i32 {
//     cf.br ^bb2
//   ^bb1:
//     return %c1_i32 : i32
//   ^bb2:
//     %c1_i32 = arith.constant 1 : i32
//     cf.br ^bb1
//   }
// }
// -----
func.func @attributes() attributes {
  a = strided<[?, 1], offset: 3>, b = array<f32: 1.0, 2.5>, c = dense<[]> : tensor<0xi32>, d = loc("n"("f":1:2)),
  e = dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>, f = 1.0 : bf16, g = -3, h = "q\22\\\n\FF", i = vector<[4]xi32>,
  j = tuple<i32, tensor<*xf32>>, k = (i32, (f32) -> ()) -> (() -> ()), l = memref<2x3xf32, strided<[3, 1]>>, m = array<i1: true>
} {
  return
}
// output:
// module {
//   func.func @attributes() attributes {a = strided<[?, 1], offset: 3>, b = array<f32: 1.000000e+00, 2.500000e+00>, c = dense<> : tensor<0xi32>, d = loc("n"("f":1:2)), e = dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>, f = 1.000000e+00 : bf16, g = -3 : i64, h = "q\22\\\0A\FF", i = vector<[4]xi32>, j = tuple<i32, tensor<*xf32>>, k = (i32, (f32) -> ()) -> (() -> ()), l = memref<2x3xf32, strided<[3, 1]>>, m = array<i1: true>} {
//     return
//   }
// }
