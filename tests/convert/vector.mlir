// A read that may be out of bounds has one check for all elements, and then reads whole rows or single elements.
func.func @read(%m: memref<?xf32>, %i: index) -> vector<2xf32> {
  %pad = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i], %pad : memref<?xf32>, vector<2xf32>
  return %0 : vector<2xf32>
}
// output:
// module {
//   llvm.func @read(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> vector<2xf32> attributes {mlirc.signature = (memref<?xf32>, index) -> vector<2xf32>} {
//     %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
//     %1 = llvm.getelementptr %arg1[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %2 = llvm.mlir.constant(2 : i64) : i64
//     %3 = llvm.add %arg5, %2 : i64
//     %4 = llvm.icmp "sle" %3, %arg3 : i64
//     llvm.cond_br %4, ^bb1, ^bb2
//   ^bb1:
//     %5 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
//     llvm.br ^bb3(%5 : vector<2xf32>)
//   ^bb2:
//     %6 = llvm.sub %arg3, %arg5 : i64
//     %7 = llvm.mlir.constant(dense<[0, 1]> : vector<2xi64>) : vector<2xi64>
//     %8 = llvm.mlir.poison : vector<2xi64>
//     %9 = llvm.mlir.constant(0 : i64) : i64
//     %10 = llvm.insertelement %6, %8[%9 : i64] : vector<2xi64>
//     %11 = llvm.shufflevector %10, %8 [0, 0] : vector<2xi64>
//     %12 = llvm.icmp "slt" %7, %11 : vector<2xi64>
//     %13 = llvm.mlir.poison : vector<2xf32>
//     %14 = llvm.insertelement %0, %13[%9 : i64] : vector<2xf32>
//     %15 = llvm.shufflevector %14, %13 [0, 0] : vector<2xf32>
//     %16 = llvm.intr.masked.load %1, %12, %15 {alignment = 4 : i32} : (!llvm.ptr, vector<2xi1>, vector<2xf32>) -> vector<2xf32>
//     llvm.br ^bb3(%16 : vector<2xf32>)
//   ^bb3(%17: vector<2xf32>):
//     llvm.return %17 : vector<2xf32>
//   }
// }
// -----
// A write that is known to be in bounds is not checked.
func.func @write(%m: memref<8x8xf32>, %v: vector<2x4xf32>) {
  %c4 = arith.constant 4 : index
  vector.transfer_write %v, %m[%c4, %c4] : vector<2x4xf32>, memref<8x8xf32>
  return
}
// output:
// module {
//   llvm.func @write(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.array<2 x vector<4xf32>>) attributes {mlirc.signature = (memref<8x8xf32>, vector<2x4xf32>) -> ()} {
//     %0 = llvm.getelementptr %arg1[36] : (!llvm.ptr) -> !llvm.ptr, f32
//     %1 = llvm.extractvalue %arg7[0] : !llvm.array<2 x vector<4xf32>>
//     llvm.store %1, %0 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %2 = llvm.extractvalue %arg7[1] : !llvm.array<2 x vector<4xf32>>
//     %3 = llvm.getelementptr %0[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %2, %3 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// Rows of an outer product.
func.func @outer(%a: vector<2xf32>, %b: vector<4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.outerproduct %a, %b, %c : vector<2xf32>, vector<4xf32>
  return %0 : vector<2x4xf32>
}
// output:
// module {
//   llvm.func @outer(%arg0: vector<2xf32>, %arg1: vector<4xf32>, %arg2: !llvm.array<2 x vector<4xf32>>) -> !llvm.array<2 x vector<4xf32>> {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.extractelement %arg0[%0 : i64] : vector<2xf32>
//     %2 = llvm.mlir.constant(1 : i64) : i64
//     %3 = llvm.extractelement %arg0[%2 : i64] : vector<2xf32>
//     %4 = llvm.mlir.poison : vector<4xf32>
//     %5 = llvm.insertelement %1, %4[%0 : i64] : vector<4xf32>
//     %6 = llvm.shufflevector %5, %4 [0, 0, 0, 0] : vector<4xf32>
//     %7 = llvm.mlir.poison : vector<4xf32>
//     %8 = llvm.insertelement %3, %7[%0 : i64] : vector<4xf32>
//     %9 = llvm.shufflevector %8, %7 [0, 0, 0, 0] : vector<4xf32>
//     %10 = llvm.extractvalue %arg2[0] : !llvm.array<2 x vector<4xf32>>
//     %11 = llvm.extractvalue %arg2[1] : !llvm.array<2 x vector<4xf32>>
//     %12 = llvm.intr.fmuladd(%6, %arg1, %10) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
//     %13 = llvm.intr.fmuladd(%9, %arg1, %11) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
//     %14 = llvm.mlir.poison : !llvm.array<2 x vector<4xf32>>
//     %15 = llvm.insertvalue %12, %14[0] : !llvm.array<2 x vector<4xf32>>
//     %16 = llvm.insertvalue %13, %15[1] : !llvm.array<2 x vector<4xf32>>
//     llvm.return %16 : !llvm.array<2 x vector<4xf32>>
//   }
// }
// -----
// A matrix product goes by rows of the result, from zero, with the accumulator last.
func.func @contract(%a: vector<1x2xf32>, %b: vector<2x4xf32>, %c: vector<1x4xf32>) -> vector<1x4xf32> {
  %0 = vector.contract {
    indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } %a, %b, %c : vector<1x2xf32>, vector<2x4xf32> into vector<1x4xf32>
  return %0 : vector<1x4xf32>
}
// output:
// module {
//   llvm.func @contract(%arg0: !llvm.array<1 x vector<2xf32>>, %arg1: !llvm.array<2 x vector<4xf32>>, %arg2: !llvm.array<1 x vector<4xf32>>) -> !llvm.array<1 x vector<4xf32>> {
//     %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
//     %1 = llvm.extractvalue %arg0[0] : !llvm.array<1 x vector<2xf32>>
//     %2 = llvm.mlir.constant(0 : i64) : i64
//     %3 = llvm.extractelement %1[%2 : i64] : vector<2xf32>
//     %4 = llvm.mlir.constant(1 : i64) : i64
//     %5 = llvm.extractelement %1[%4 : i64] : vector<2xf32>
//     %6 = llvm.mlir.constant(2 : i64) : i64
//     %7 = llvm.mlir.constant(3 : i64) : i64
//     %8 = llvm.extractvalue %arg2[0] : !llvm.array<1 x vector<4xf32>>
//     %9 = llvm.mlir.poison : vector<4xf32>
//     %10 = llvm.insertelement %0, %9[%2 : i64] : vector<4xf32>
//     %11 = llvm.shufflevector %10, %9 [0, 0, 0, 0] : vector<4xf32>
//     %12 = llvm.mlir.poison : vector<4xf32>
//     %13 = llvm.insertelement %3, %12[%2 : i64] : vector<4xf32>
//     %14 = llvm.shufflevector %13, %12 [0, 0, 0, 0] : vector<4xf32>
//     %15 = llvm.extractvalue %arg1[0] : !llvm.array<2 x vector<4xf32>>
//     %16 = llvm.fmul %14, %15 : vector<4xf32>
//     %17 = llvm.fadd %11, %16 : vector<4xf32>
//     %18 = llvm.mlir.poison : vector<4xf32>
//     %19 = llvm.insertelement %5, %18[%2 : i64] : vector<4xf32>
//     %20 = llvm.shufflevector %19, %18 [0, 0, 0, 0] : vector<4xf32>
//     %21 = llvm.extractvalue %arg1[1] : !llvm.array<2 x vector<4xf32>>
//     %22 = llvm.fmul %20, %21 : vector<4xf32>
//     %23 = llvm.fadd %17, %22 : vector<4xf32>
//     %24 = llvm.fadd %23, %8 : vector<4xf32>
//     %25 = llvm.mlir.poison : !llvm.array<1 x vector<4xf32>>
//     %26 = llvm.insertvalue %24, %25[0] : !llvm.array<1 x vector<4xf32>>
//     llvm.return %26 : !llvm.array<1 x vector<4xf32>>
//   }
// }
// -----
// A memref of booleans has a byte per element; a vector of them would be packed.
func.func @booleans(%m: memref<8xi1>, %i: index) -> vector<2xi1> {
  %0 = vector.load %m[%i] : memref<8xi1>, vector<2xi1>
  return %0 : vector<2xi1>
}
// output:
// module {
//   llvm.func @booleans(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> vector<2xi1> attributes {mlirc.signature = (memref<8xi1>, index) -> vector<2xi1>} {
//     %0 = llvm.getelementptr inbounds|nuw %arg1[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i1
//     %1 = llvm.load %0 : !llvm.ptr -> i1
//     %2 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i1
//     %3 = llvm.load %2 : !llvm.ptr -> i1
//     %4 = llvm.mlir.poison : vector<2xi1>
//     %5 = llvm.mlir.constant(0 : i64) : i64
//     %6 = llvm.insertelement %1, %4[%5 : i64] : vector<2xi1>
//     %7 = llvm.mlir.constant(1 : i64) : i64
//     %8 = llvm.insertelement %3, %6[%7 : i64] : vector<2xi1>
//     llvm.return %8 : vector<2xi1>
//   }
// }
// -----
// Narrow floats are printed as their bits.
func.func @print(%a: f16, %b: bf16) {
  vector.print %a : f16
  vector.print %b : bf16 punctuation <no_punctuation>
  return
}
// output:
// module {
//   llvm.func @printF16(i16)
//   llvm.func @printNewline()
//   llvm.func @printBF16(i16)
//   llvm.func @print(%arg0: f16, %arg1: bf16) {
//     %0 = llvm.bitcast %arg0 : f16 to i16
//     llvm.call @printF16(%0) : (i16) -> ()
//     llvm.call @printNewline() : () -> ()
//     %1 = llvm.bitcast %arg1 : bf16 to i16
//     llvm.call @printBF16(%1) : (i16) -> ()
//     llvm.return
//   }
// }
// -----
// Operations that cannot be converted.
func.func @scalable(%a: vector<[4]xf32>, %i: index) -> f32 {
  %0 = vector.extract %a[0] : f32 from vector<[4]xf32>
  %1 = vector.vscale
  return %0 : f32
}
func.func @other_elements(%m: memref<8xi32>, %i: index, %pad: i32) -> vector<8xi8> {
  %0 = vector.transfer_read %m[%i], %pad : memref<8xi32>, vector<8xi8>
  return %0 : vector<8xi8>
}
func.func @too_many_dimensions(%m: memref<8xi32>, %i: index) -> vector<2x2xi32> {
  %0 = vector.load %m[%i] : memref<8xi32>, vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
func.func @long(%x: i128) {
  vector.print %x : i128
  return
}
func.func @warp(%i: index) {
  vector.warp_execute_on_lane_0(%i)[32] {
  }
  return
}
// output:
// test.mlir:3:8: error: 'vector.extract' op is not supported yet: scalable vectors are not
//   %0 = vector.extract %a[0] : f32 from vector<[4]xf32>
//        ^
// test.mlir:4:8: error: 'vector.vscale' op cannot be converted: it needs scalable vectors in the code generator
//   %1 = vector.vscale
//        ^
// test.mlir:8:8: error: 'vector.transfer_read' op is not supported yet: it sees the elements of the memref as another type
//   %0 = vector.transfer_read %m[%i], %pad : memref<8xi32>, vector<8xi8>
//        ^
// test.mlir:12:8: error: 'vector.load' op is not supported yet: the vector has more dimensions than the memref
//   %0 = vector.load %m[%i] : memref<8xi32>, vector<2x2xi32>
//        ^
// test.mlir:16:3: error: 'vector.print' op prints numbers of a type for which there is no function
//   vector.print %x : i128
//   ^
// test.mlir:20:3: error: 'vector.warp_execute_on_lane_0' op cannot be converted: it needs a GPU target
//   vector.warp_execute_on_lane_0(%i)[32] {
//   ^
