// no-oracle: old spelling
// From documents 0, 1, 3 and 4 of "Conversion to the LLVM Dialect".
"types"() {t0 = memref<f32>,
  t1 = !llvm<"{ float*, float*, i64 }">,
  t2 = memref<1 x f32>,
  t3 = !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">,
  t4 = memref<? x f32>,
  t5 = !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">,
  t6 = memref<10x42x42x43x123 x f32>,
  t7 = !llvm<"{ float*, float*, i64, [5 x i64], [5 x i64] }">,
  t8 = memref<10x?x42x?x123 x f32>,
  t9 = !llvm<"{ float*, float*, i64, [5 x i64], [5 x i64]  }">,
  t10 = memref<1x? x vector<4xf32>>,
  t11 = !llvm<"{ <4 x float>*, <4 x float>*, i64, [1 x i64], [1 x i64] }">} : () -> ()
// output:
// module {
//   "types"() {t0 = memref<f32>, t1 = !llvm.struct<(ptr, ptr, i64)>, t10 = memref<1x?xvector<4xf32>>, t11 = !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, t2 = memref<1xf32>, t3 = !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, t4 = memref<?xf32>, t5 = !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, t6 = memref<10x42x42x43x123xf32>, t7 = !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>, t8 = memref<10x?x42x?x123xf32>, t9 = !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>} : () -> ()
// }
// -----
// no-oracle: old spelling
// From documents 0, 1, 3 and 4 of "Conversion to the LLVM Dialect".
"types"() {t0 = memref<*xf32>,
  t1 = !llvm<"{i64, i8*}">} : () -> ()
// output:
// module {
//   "types"() {t0 = memref<*xf32>, t1 = !llvm.struct<(i64, ptr)>} : () -> ()
// }
// -----
// no-oracle: old spelling
// From documents 0, 1, 3 and 4 of "Conversion to the LLVM Dialect".
"types"() {t0 = (memref<?xf32>) -> (),
  t1 = !llvm<"void({ float*, float*, i64, [1 x i64], [1 x i64]}*) ">} : () -> ()
// output:
// module {
//   "types"() {t0 = (memref<?xf32>) -> (), t1 = !llvm.func<void (ptr)>} : () -> ()
// }
// -----
// no-oracle: old spelling
// From documents 0, 1, 3 and 4 of "Conversion to the LLVM Dialect".
"types"() {t0 = () -> (),
  t1 = !llvm<"void ()">,
  t2 = (i32) -> (i64),
  t3 = !llvm<"i64 (i32)">,
  t4 = (i32, f32) -> (i64),
  t5 = !llvm<"i64 (i32, float)">,
  t6 = (i32, f32) -> (i64, f64),
  t7 = !llvm<"{i64, double} (i32, f32)">,
  t8 = (() -> ()) -> (() -> ()),
  t9 = !llvm<"void ()* (void ()*)">} : () -> ()
// output:
// module {
//   "types"() {t0 = () -> (), t1 = !llvm.func<void ()>, t2 = (i32) -> i64, t3 = !llvm.func<i64 (i32)>, t4 = (i32, f32) -> i64, t5 = !llvm.func<i64 (i32, f32)>, t6 = (i32, f32) -> (i64, f64), t7 = !llvm.func<struct<(i64, f64)> (i32, f32)>, t8 = (() -> ()) -> (() -> ()), t9 = !llvm.func<ptr (ptr)>} : () -> ()
// }
// -----
// no-oracle: old spelling
// From documents 0, 1, 2, 3 and 4 of "Conversion to the LLVM Dialect".
func @foo(%arg0: i32, %arg1: i64) -> (i32, i64) {
  return %arg0, %arg1 : i32, i64
}
func @bar() {
  %0 = constant 42 : i32
  %1 = constant 17 : i64
  %2:2 = call @foo(%0, %1) : (i32, i64) -> (i32, i64)
  "use_i32"(%2#0) : (i32) -> ()
  "use_i64"(%2#1) : (i64) -> ()
}
// output:
// module {
//   func.func @foo(%arg0: i32, %arg1: i64) -> (i32, i64) {
//     return %arg0, %arg1 : i32, i64
//   }
//   func.func @bar() {
//     %c42_i32 = arith.constant 42 : i32
//     %c17_i64 = arith.constant 17 : i64
//     %0:2 = call @foo(%c42_i32, %c17_i64) : (i32, i64) -> (i32, i64)
//     "use_i32"(%0#0) : (i32) -> ()
//     "use_i64"(%0#1) : (i64) -> ()
//   }
// }
// -----
// no-oracle: old spelling
// From documents 0, 1, 2 and 4 of "Conversion to the LLVM Dialect".
func @foo(%arg0: memref<?xf32>) -> () {
  "use"(%arg0) : (memref<?xf32>) -> ()
  return
}
// output:
// module {
//   func.func @foo(%arg0: memref<?xf32>) {
//     "use"(%arg0) : (memref<?xf32>) -> ()
//     return
//   }
// }
// -----
// no-oracle: old spelling
// From documents 0, 1, 2 and 4 of "Conversion to the LLVM Dialect".
llvm.func @foo(%arg0: !llvm<"float*">,   // Allocated pointer.
               %arg1: !llvm<"float*">,   // Aligned pointer.
               %arg2: !llvm.i64,         // Offset.
               %arg3: !llvm.i64,         // Size in dim 0.
               %arg4: !llvm.i64) {       // Stride in dim 0.
  // Populate memref descriptor structure.
  %0 = llvm.mlir.undef : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
  %1 = llvm.insertvalue %arg0, %0[0] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
  %2 = llvm.insertvalue %arg1, %1[1] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
  %3 = llvm.insertvalue %arg2, %2[2] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
  %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
  %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">

  // Descriptor is now usable as a single value.
  "use"(%5) : (!llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">) -> ()
  llvm.return
}
// output:
// module {
//   llvm.func @foo(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) {
//     %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     "use"(%5) : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>) -> ()
//     llvm.return
//   }
// }
// -----
// no-oracle: old spelling
// From document 2 of "Conversion to the LLVM Dialect".
"type"() {t = memref<f32>} : () -> ()
// output:
// module {
//   "type"() {t = memref<f32>} : () -> ()
// }
// -----
// no-oracle: old spelling
// From document 2 of "Conversion to the LLVM Dialect".
"type"() {t = !llvm.struct<(ptr<float> , ptr<float>, i64)>} : () -> ()
// output:
// module {
//   "type"() {t = !llvm.struct<(ptr, ptr, i64)>} : () -> ()
// }
// -----
// no-oracle: old spelling
// From document 2 of "Conversion to the LLVM Dialect".
"type"() {t = memref<1 x f32>} : () -> ()
// output:
// module {
//   "type"() {t = memref<1xf32>} : () -> ()
// }
// -----
// no-oracle: old spelling
// From document 2 of "Conversion to the LLVM Dialect".
"type"() {t = memref<? x f32>} : () -> ()
// output:
// module {
//   "type"() {t = memref<?xf32>} : () -> ()
// }
// -----
// no-oracle: old spelling
// From document 2 of "Conversion to the LLVM Dialect".
"type"() {t = memref<10x42x42x43x123 x f32>} : () -> ()
// output:
// module {
//   "type"() {t = memref<10x42x42x43x123xf32>} : () -> ()
// }
// -----
// no-oracle: old spelling
// From document 2 of "Conversion to the LLVM Dialect".
"type"() {t = memref<10x?x42x?x123 x f32>} : () -> ()
// output:
// module {
//   "type"() {t = memref<10x?x42x?x123xf32>} : () -> ()
// }
// -----
// no-oracle: old spelling
// From document 2 of "Conversion to the LLVM Dialect".
"type"() {t = memref<1x? x vector<4xf32>>} : () -> ()
// output:
// module {
//   "type"() {t = memref<1x?xvector<4xf32>>} : () -> ()
// }
// -----
// no-oracle: old spelling
// From document 2 of "Conversion to the LLVM Dialect".
"type"() {t = !llvm.struct<(ptr<vec<4 x float>>, ptr<vec<4 x float>>, i64, array<1 x i64>, array<1 x i64>)>} : () -> ()
// output:
// module {
//   "type"() {t = !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>} : () -> ()
// }
// -----
// no-oracle: old spelling
// From document 2 of "Conversion to the LLVM Dialect".
"types"() {t0 = memref<f32>,
  t1 = !llvm.ptr<float>,
  t2 = memref<10x42 x f32>,
  t3 = !llvm.ptr<float>,
  t4 = memref<10x42 x vector<4xf32>>,
  t5 = !llvm.ptr<vec<4 x float>>} : () -> ()
// output:
// module {
//   "types"() {t0 = memref<f32>, t1 = !llvm.ptr, t2 = memref<10x42xf32>, t3 = !llvm.ptr, t4 = memref<10x42xvector<4xf32>>, t5 = !llvm.ptr} : () -> ()
// }
// -----
// no-oracle: old spelling
// From document 2 of "Conversion to the LLVM Dialect".
"types"() {t0 = memref<*xf32>,
  t1 = !llvm.struct<(i64, ptr<i8>)>} : () -> ()
// output:
// module {
//   "types"() {t0 = memref<*xf32>, t1 = !llvm.struct<(i64, ptr)>} : () -> ()
// }
