// Affine maps and sets, as MLIR simplifies them; memref layouts.
#map = affine_map<(d0, d1)[s0] -> (d0 * 2 + s0 floordiv 3 - 4, d1 mod 5, (d0 + d1) ceildiv 7, -d0, d0 - d1, d1 * s0 + 3, (d0 + 1) * 4 + 2, d0 - d1 * 3, 2 * d0, 3, -(d0 + d1), d0 * -1 + 5, 0 - d0, s0 - d0 * 2, (d0+ 1) + 2, 6 * 2 + 1, d0 * 1, d0 + 0, d0 floordiv 1, 7 mod 4)>
#set = affine_set<(d0)[s0] : (d0 >= 0, -d0 + s0 >= 0, d0 - 5 == 0)>
#set1 = affine_set<(d0, d1) : (d0 <= d1, d0 >= 3)>
"t.a"() {m = #map, s = #set, s1 = #set1, e = affine_map<() -> ()>, e0 = affine_map<() -> (4)>, e1 = affine_map<(i, j) -> (j, i)>, e2 = affine_map<()[a] -> (a)>, emp= affine_set<() : ()>} : () -> ()
"t.layout"() {a = memref<4xf32, affine_map<(d0) -> (d0)>>, b = memref<4x?xf32, affine_map<(i, j)[s] -> (i * 2 + s, j)>, 3>} : () -> ()
// output:
// module {
//   "t.a"() {e = affine_map<() -> ()>, e0 = affine_map<() -> (4)>, e1 = affine_map<(d0, d1) -> (d1, d0)>, e2 = affine_map<()[s0] -> (s0)>, emp = affine_set<() : (0 == 0)>, m = affine_map<(d0, d1)[s0] -> (d0 * 2 + s0 floordiv 3 - 4, d1 mod 5, (d0 + d1) ceildiv 7, -d0, d0 - d1, d1 * s0 + 3, (d0 + 1) * 4 + 2, d0 - d1 * 3, d0 * 2, 3, -(d0 + d1), -d0 + 5, -d0, d0 * -2 + s0, d0 + 3, 13, d0, d0, d0, 3)>, s = affine_set<(d0)[s0] : (d0 >= 0, -d0 + s0 >= 0, d0 - 5 == 0)>, s1 = affine_set<(d0, d1) : (d1 - d0 >= 0, d0 - 3 >= 0)>} : () -> ()
//   "t.layout"() {a = memref<4xf32>, b = memref<4x?xf32, affine_map<(d0, d1)[s0] -> (d0 * 2 + s0, d1)>, 3>} : () -> ()
// }
// -----
// Every float type, and numbers of the small ones.
"t.b"() {a = f8E5M2, b = f8E4M3FN, c = f6E3M2FN, d = f4E2M1FN, e = tf32, f = f8E8M0FNU, g = f8E4M3B11FNUZ, h = f8E3M4,  i = f8E5M2FNUZ, j = f8E4M3FNUZ, k = f6E2M3FN, l = f8E4M3} : () -> ()
"t.c"() {a = 1.0 : f8E5M2, b = 0.5 : f8E4M3FN, c = 3.0 : f6E3M2FN, d = 0x7F : f8E5M2, e = 1.5 : tf32, f= 2.0 : f4E2M1FN, g= 4.0: f8E8M0FNU, h = 0.0625 : f8E4M3B11FNUZ} : () -> ()
"t.edge"() {a = -0.0 : f8E4M3FNUZ, b = 1.0e9 : f8E4M3FN, c = 1.0e9 : f8E5M2, d = 1.0e9 : f4E2M1FN, e = 1.1 : f8E3M4, f = -1.0e-30 : f8E5M2, g = 3.0e-39 : tf32} : () -> ()
// output:
// module {
//   "t.b"() {a = f8E5M2, b = f8E4M3FN, c = f6E3M2FN, d = f4E2M1FN, e = tf32, f = f8E8M0FNU, g = f8E4M3B11FNUZ, h = f8E3M4, i = f8E5M2FNUZ, j = f8E4M3FNUZ, k = f6E2M3FN, l = f8E4M3} : () -> ()
//   "t.c"() {a = 1.000000e+00 : f8E5M2, b = 5.000000e-01 : f8E4M3FN, c = 3.000000e+00 : f6E3M2FN, d = 0x7F : f8E5M2, e = 1.500000e+00 : tf32, f = 2.000000e+00 : f4E2M1FN, g = 4.000000e+00 : f8E8M0FNU, h = 6.250000e-02 : f8E4M3B11FNUZ} : () -> ()
//   "t.edge"() {a = 0.000000e+00 : f8E4M3FNUZ, b = 0x7F : f8E4M3FN, c = 0x7C : f8E5M2, d = 6.000000e+00 : f4E2M1FN, e = 1.125000e+00 : f8E3M4, f = -0.000000e+00 : f8E5M2, g = 2.996130e-39 : tf32} : () -> ()
// }
// -----
// Packed bits, strings with types, integers of any width, dense strings.
"t.d"() {a = dense<"0x01"> : tensor<8xi1>, b = dense<"0xFF"> : tensor<16xi1>, c = dense<"0x05"> : tensor<3xi1>, d = dense<"0x0100"> : tensor<9xi1>, e = "txt" : i32, f = "x" : !foo.bar<1>, g = dense<["a","b"]> : tensor<2x!foo.s>, h = dense<"x"> : tensor<2x!foo.s>} : () -> ()
"t.e"() {a = 1234567890123456789012345678901234567890123456789 : i256, b = -5 : si200, c = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF : i136, d = dense<[1,-2]> : tensor<2xi200>, e = dense<340282366920938463463374607431768211456> : tensor<2xi200>, f = -1 : i1, g=1:i1, h= 255: ui8, i = true, j= 0x7fff: i16, k = -1 : i128, l = 340282366920938463463374607431768211455 : ui128, m = 340282366920938463463374607431768211455 : i128} : () -> ()
// output:
// module {
//   "t.d"() {a = dense<[true, false, false, false, false, false, false, false]> : tensor<8xi1>, b = dense<true> : tensor<16xi1>, c = dense<[true, false, true]> : tensor<3xi1>, d = dense<[true, false, false, false, false, false, false, false, false]> : tensor<9xi1>, e = "txt" : i32, f = "x" : !foo.bar<1>, g = dense<["a", "b"]> : tensor<2x!foo.s>, h = dense<"x"> : tensor<2x!foo.s>} : () -> ()
//   "t.e"() {a = 1234567890123456789012345678901234567890123456789 : i256, b = -5 : si200, c = -1 : i136, d = dense<[1, -2]> : tensor<2xi200>, e = dense<340282366920938463463374607431768211456> : tensor<2xi200>, f = true, g = true, h = 255 : ui8, i = true, j = 32767 : i16, k = -1 : i128, l = 340282366920938463463374607431768211455 : ui128, m = -1 : i128} : () -> ()
// }
// -----
// Distinct and sparse attributes; resources and the metadata of the file.
"t.f"() {a = distinct[0]<42 : i32>, b = distinct[1]<>, c = distinct[0]<42 : i32>, s = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, s2 = sparse<[[0,1]], 5.0> : tensor<3x4xf32>, s3 = sparse<3, 1> : tensor<5xi32>, s4=sparse<[], []> : tensor<5xi32>, r = dense_resource<blob1> : tensor<3xi64>} : () -> ()
{-# dialect_resources: { builtin: { blob1: "0x08000000010000000000000002000000000000000300000000000000" } } , external_resources: { x : { a : "0x040000000102", b : true, c: "s" } } #-}
// output:
// module {
//   "t.f"() {a = distinct[0]<42 : i32>, b = distinct[1]<>, c = distinct[0]<42 : i32>, r = dense_resource<blob1> : tensor<3xi64>, s = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, s2 = sparse<[[0, 1]], 5.000000e+00> : tensor<3x4xf32>, s3 = sparse<[[3]], 1> : tensor<5xi32>, s4 = sparse<> : tensor<5xi32>} : () -> ()
// }
//
// {-#
//   dialect_resources: {
//     builtin: {
//       blob1: "0x08000000010000000000000002000000000000000300000000000000"
//     }
//   },
//   external_resources: {
//     x: {
//       a: "0x040000000102",
//       b: true,
//       c: "s"
//     }
//   }
// #-}
// -----
// Types and plain attributes.
"t.a"() {a = memref<4xf32, 0>, b = memref<4xf32, 1>, c = memref<4xf32, 1 : i32>, d = memref<4xf32, affine_map<(d0) -> (d0)>>, e = memref<4xf32, affine_map<(d0) -> (d0 * 2)>, 3>, f = memref<4xf32, strided<[1]>>, g = memref<4xf32, strided<[1], offset: 0>, "x">, h = memref<*xf32, 0>, i = memref<4xf32, 0 : i32>, j = memref<4xf32, affine_map<(d0) -> (d0)>, 2>, k = memref<*xf32, 2>, l = tensor<4xf32, "enc">, m = tensor<*xf32>, o = tensor<4xf32, 3>, p = tensor<0x3xi32>, q = dense<> : tensor<0x3xi32>, r = dense<1> : tensor<i32>, s = dense<3> : vector<[4]xi32>, t = dense<> : tensor<0xi32>, u = dense<2> : tensor<0xi32>} : () -> ()
"t.b"() {a = vector<[4]x[4]xf32>, b= complex<f32>, c = tuple<>, d = tuple<i32, tuple<f32>>, e = (i32) -> (), f = () -> (() -> ()), g = none, h = index, i = vector<f32>, j = [] , k = {}, l = {a = 1, b}, m = array<i32>, n = array<f32: 1.0, 2.5>, o = array<i1: true>, p = array<i8: 1, -2>, q = unit, r = tensor<2x!foo.bar>, s = vector<2xindex>, t = array<f16: 1.0>, u = array<bf16: 1.0>, v = array<i64: 9223372036854775807>, w = 3 : index, x= 0x7FF0000000000000 : f64, y = -0.0 : f32, z = 3.14 : f32} : () -> ()
"t.c"() {a = dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>, b = dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i32>>, c = dense<true> : vector<4xi1>, d = dense<[[1,2],[3,4]]> : tensor<2x2xi8>, e = dense<0x7FC00000> : tensor<2xf32>, f = dense<[0x7F800000, 1.0]> : tensor<2xf32>, h = dense<1.0> : tensor<2xf8E5M2>, i = dense<[1.0, 2.0]> : tensor<2xf8E4M3FN>, j = dense<1> : tensor<3xi4>, k = dense<[1, -1]> : tensor<2xsi4>, l = dense<[1,2,3]> : tensor<3xindex>, m = dense<1.5> : tensor<2xtf32>, n = dense<[3.0, 1.0]> : tensor<2xf4E2M1FN>} : () -> ()
// output:
// module {
//   "t.a"() {a = memref<4xf32>, b = memref<4xf32, 1>, c = memref<4xf32, 1 : i32>, d = memref<4xf32>, e = memref<4xf32, affine_map<(d0) -> (d0 * 2)>, 3>, f = memref<4xf32, strided<[1]>>, g = memref<4xf32, strided<[1]>, "x">, h = memref<*xf32>, i = memref<4xf32>, j = memref<4xf32, 2>, k = memref<*xf32, 2>, l = tensor<4xf32, "enc">, m = tensor<*xf32>, o = tensor<4xf32, 3 : i64>, p = tensor<0x3xi32>, q = dense<> : tensor<0x3xi32>, r = dense<1> : tensor<i32>, s = dense<3> : vector<[4]xi32>, t = dense<> : tensor<0xi32>, u = dense<2> : tensor<0xi32>} : () -> ()
//   "t.b"() {a = vector<[4]x[4]xf32>, b = complex<f32>, c = tuple<>, d = tuple<i32, tuple<f32>>, e = (i32) -> (), f = () -> (() -> ()), g = none, h = index, i = vector<f32>, j = [], k = {}, l = {a = 1 : i64, b}, m = array<i32>, n = array<f32: 1.000000e+00, 2.500000e+00>, o = array<i1: true>, p = array<i8: 1, -2>, q, r = tensor<2x!foo.bar>, s = vector<2xindex>, t = array<f16: 1.000000e+00>, u = array<bf16: 1.000000e+00>, v = array<i64: 9223372036854775807>, w = 3 : index, x = 0x7FF0000000000000 : f64, y = -0.000000e+00 : f32, z = 3.140000e+00 : f32} : () -> ()
//   "t.c"() {a = dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>, b = dense<[(1,2), (3,4)]> : tensor<2xcomplex<i32>>, c = dense<true> : vector<4xi1>, d = dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>, e = dense<0x7FC00000> : tensor<2xf32>, f = dense<[0x7F800000, 1.000000e+00]> : tensor<2xf32>, h = dense<1.000000e+00> : tensor<2xf8E5M2>, i = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf8E4M3FN>, j = dense<1> : tensor<3xi4>, k = dense<[1, -1]> : tensor<2xsi4>, l = dense<[1, 2, 3]> : tensor<3xindex>, m = dense<1.500000e+00> : tensor<2xtf32>, n = dense<[3.000000e+00, 1.000000e+00]> : tensor<2xf4E2M1FN>} : () -> ()
// }
// -----
// Aliases, also of locations that are defined later; locations of arguments.
!myt = i32
!al = memref<2x!myt>
#loc0 = loc("a":1:2)
func.func @f(%a: !al loc("x"), %b: i32 loc("f.c":3:4)) -> i32 {
  %0 = "t.x"(%a) ({
  ^bb0(%q: i32 loc(#loc3)):
     "t.y"() : () -> () loc(fused[#loc0, "u"("k":1:1)])
  }) : (!al) -> i32 loc(callsite("a" at fused<"meta">["x", unknown]))
  cf.br ^bb1(%0 : i32) loc(unknown)
^bb1(%c: i32 loc("bb":1:2)):
  return %c : i32 loc(#loc9)
} loc("fn":1:2 to 3:4)
#loc3 = loc("later":5:5)
#loc9 = loc("nine"(#loc3))
// output:
// module {
//   func.func @f(%arg0: memref<2xi32>, %arg1: i32) -> i32 {
//     %0 = "t.x"(%arg0) ({
//     ^bb0(%arg2: i32):
//       "t.y"() : () -> ()
//     }) : (memref<2xi32>) -> i32
//     cf.br ^bb1(%0 : i32)
//   ^bb1(%1: i32):
//     return %1 : i32
//   }
// }
// -----
// no-oracle: MLIR does not look for aliases in dialects that it does not know
// Aliases inside the text of dialect types and attributes stand for what they are.
!al = memref<2xi32>
#one = 1 : i32
"t.z"() {r = @"quo ted"::@b::@"a\22b", d = #foo.bar<!al, #one, [1,2]>, t = !foo<"x y">, u = #foo<"z">, v = !foo.t<!al -> 3, {"a"}>, w = #foo.bar, y = #foo.bar<"}>">} : () -> ()
// output:
// module {
//   "t.z"() {d = #foo.bar<memref<2xi32>, 1 : i32, [1,2]>, r = @"quo ted"::@b::@"a\22b", t = !foo<"x y">, u = #foo<"z">, v = !foo.t<memref<2xi32> -> 3, {"a"}>, w = #foo.bar, y = #foo.bar<"}>">} : () -> ()
// }
// -----
// Parameters without names, typed attributes of dialects, unknown branches, target types, cases without effect.
func.func @unnamed(f32, i32) {
^bb0(%x: f32, %y: i32):
  return
}
func.func @branches(%a: index) -> index {
  "t.op"() {a = #foo.bar<1> : i32, t = !llvm.target<"name", i32, 1>} : () -> ()
  scf.index_switch %a
  case 0 {
    scf.yield
  }
  default {
    "t.op"() : () -> ()
    scf.yield
  }
  "t.switch"(%a)[^bb1] : (index) -> ()
^bb1(%b: index):
  return %b : index
}
// output:
// module {
//   func.func @unnamed(%arg0: f32, %arg1: i32) {
//     return
//   }
//   func.func @branches(%arg0: index) -> index {
//     "t.op"() {a = #foo.bar<1> : i32, t = !llvm.target<"name", i32, 1>} : () -> ()
//     scf.index_switch %arg0
//     case 0 {
//       scf.yield
//     }
//     default {
//       "t.op"() : () -> ()
//     }
//     "t.switch"(%arg0)[^bb1] : (index) -> ()
//   ^bb1(%0: index):
//     return %0 : index
//   }
// }
