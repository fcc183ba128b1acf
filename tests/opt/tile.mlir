// args: --passes=tile
// A transposition is tiled: the next row needs the cache lines of each column.
func.func @transpose(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %m: index, %n: index) {
  affine.for %i = 0 to %m {
    affine.for %j = 0 to %n {
      %x = affine.load %a[%i, %j] : memref<?x?xf32>
      affine.store %x, %b[%j, %i] : memref<?x?xf32>
    }
  }
  return
}
// output:
// module {
//   llvm.func @transpose(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: i64, %arg15: i64) attributes {mlirc.signature = (memref<?x?xf32>, memref<?x?xf32>, index, index) -> ()} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(1 : i64) : i64
//     %3 = llvm.icmp "sge" %arg14, %2 : i64
//     llvm.cond_br %3, ^bb1, ^bb13(%0 : i64)
//   ^bb1:
//     %4 = llvm.mlir.constant(1 : i64) : i64
//     %5 = llvm.sub %arg14, %4 : i64
//     %6 = llvm.mlir.constant(1 : i64) : i64
//     %7 = llvm.mlir.constant(0 : i64) : i64
//     %8 = llvm.mlir.constant(1 : i64) : i64
//     %9 = llvm.icmp "sge" %arg15, %8 : i64
//     %10 = llvm.mlir.constant(1 : i64) : i64
//     %11 = llvm.sub %arg15, %10 : i64
//     %12 = llvm.mlir.constant(1 : i64) : i64
//     %13 = llvm.mlir.constant(0 : i64) : i64
//     %14 = llvm.mlir.constant(4 : i64) : i64
//     %15 = llvm.mlir.constant(1 : i64) : i64
//     %16 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
//     %17 = llvm.add %14, %16 : i64
//     %18 = llvm.mlir.constant(4 : i64) : i64
//     %19 = llvm.mlir.constant(4 : i64) : i64
//     %20 = llvm.mul %19, %11 : i64
//     %21 = llvm.add %17, %20 : i64
//     %22 = llvm.mlir.constant(4 : i64) : i64
//     %23 = llvm.mul %22, %arg5 : i64
//     %24 = llvm.mlir.constant(4 : i64) : i64
//     %25 = llvm.mul %24, %arg5 : i64
//     %26 = llvm.mul %25, %5 : i64
//     %27 = llvm.icmp "slt" %0, %26 : i64
//     %28 = llvm.select %27, %0, %26 : i1, i64
//     %29 = llvm.select %27, %26, %0 : i1, i64
//     %30 = llvm.add %16, %28 : i64
//     %31 = llvm.add %21, %29 : i64
//     %32 = llvm.mlir.constant(0 : i64) : i64
//     %33 = llvm.mlir.constant(4 : i64) : i64
//     %34 = llvm.mlir.constant(1 : i64) : i64
//     %35 = llvm.ptrtoint %arg8 : !llvm.ptr to i64
//     %36 = llvm.add %33, %35 : i64
//     %37 = llvm.mlir.constant(4 : i64) : i64
//     %38 = llvm.mlir.constant(4 : i64) : i64
//     %39 = llvm.mul %38, %5 : i64
//     %40 = llvm.add %36, %39 : i64
//     %41 = llvm.mlir.constant(4 : i64) : i64
//     %42 = llvm.mul %41, %arg12 : i64
//     %43 = llvm.mlir.constant(4 : i64) : i64
//     %44 = llvm.mul %43, %arg12 : i64
//     %45 = llvm.mul %44, %11 : i64
//     %46 = llvm.icmp "slt" %7, %45 : i64
//     %47 = llvm.select %46, %7, %45 : i1, i64
//     %48 = llvm.select %46, %45, %7 : i1, i64
//     %49 = llvm.add %35, %47 : i64
//     %50 = llvm.add %40, %48 : i64
//     %51 = llvm.icmp "ule" %31, %49 : i64
//     %52 = llvm.icmp "ule" %50, %30 : i64
//     %53 = llvm.or %51, %52 : i1
//     %54 = llvm.mlir.constant(4 : i64) : i64
//     %55 = llvm.mlir.constant(4 : i64) : i64
//     %56 = llvm.mul %5, %55 : i64
//     %57 = llvm.add %54, %56 : i64
//     %58 = llvm.mlir.constant(4 : i64) : i64
//     %59 = llvm.mul %arg12, %58 : i64
//     %60 = llvm.mlir.constant(0 : i64) : i64
//     %61 = llvm.mlir.constant(0 : i64) : i64
//     %62 = llvm.sub %61, %59 : i64
//     %63 = llvm.intr.smax(%59, %62) : (i64, i64) -> i64
//     %64 = llvm.icmp "sge" %63, %57 : i64
//     %65 = llvm.and %9, %53 : i1
//     %66 = llvm.and %65, %64 : i1
//     llvm.cond_br %66, ^bb2(%0 : i64), ^bb13(%0 : i64)
//   ^bb2(%67: i64):
//     %68 = llvm.mlir.constant(1 : i64) : i64
//     %69 = llvm.icmp "uge" %arg14, %68 : i64
//     llvm.cond_br %69, ^bb3, ^bb13(%67 : i64)
//   ^bb3:
//     %70 = llvm.mlir.constant(1 : i64) : i64
//     %71 = llvm.add %67, %arg14 : i64
//     %72 = llvm.mlir.constant(0 : i64) : i64
//     %73 = llvm.mlir.constant(1 : i64) : i64
//     %74 = llvm.icmp "sge" %arg15, %73 : i64
//     %75 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb4(%72 : i64)
//   ^bb4(%76: i64):
//     %77 = llvm.icmp "ne" %76, %arg15 : i64
//     llvm.cond_br %77, ^bb5, ^bb6
//   ^bb5:
//     %78 = llvm.sub %arg15, %76 : i64
//     %79 = llvm.mlir.constant(16 : i64) : i64
//     %80 = llvm.icmp "ugt" %78, %79 : i64
//     %81 = llvm.mlir.constant(16 : i64) : i64
//     %82 = llvm.add %76, %81 : i64
//     %83 = llvm.select %80, %82, %arg15 : i1, i64
//     llvm.br ^bb7(%67 : i64)
//   ^bb6:
//     llvm.br ^bb13(%71 : i64)
//   ^bb7(%84: i64):
//     %85 = llvm.icmp "ne" %84, %71 : i64
//     llvm.cond_br %85, ^bb8, ^bb9
//   ^bb8:
//     %86 = llvm.mlir.constant(1 : i64) : i64
//     %87 = llvm.add %84, %86 : i64
//     llvm.br ^bb10(%76 : i64)
//   ^bb9:
//     llvm.br ^bb4(%83 : i64)
//   ^bb10(%88: i64):
//     %89 = llvm.icmp "ne" %88, %83 : i64
//     llvm.cond_br %89, ^bb11, ^bb12
//   ^bb11:
//     %90 = llvm.mlir.constant(1 : i64) : i64
//     %91 = llvm.add %88, %90 : i64
//     %92 = llvm.icmp "slt" %84, %arg14 : i64
//     %93 = llvm.mlir.constant(0 : i64) : i64
//     %94 = llvm.mlir.constant(1 : i64) : i64
//     %95 = llvm.icmp "slt" %88, %arg15 : i64
//     %96 = llvm.add %84, %1 : i64
//     %97 = llvm.mul %84, %arg5 overflow<nsw, nuw> : i64
//     %98 = llvm.add %97, %88 overflow<nsw, nuw> : i64
//     %99 = llvm.getelementptr inbounds|nuw %arg1[%98] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %100 = llvm.load %99 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> f32
//     %101 = llvm.mul %88, %arg12 overflow<nsw, nuw> : i64
//     %102 = llvm.add %101, %84 overflow<nsw, nuw> : i64
//     %103 = llvm.getelementptr inbounds|nuw %arg8[%102] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %100, %103 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : f32, !llvm.ptr
//     %104 = llvm.add %88, %94 : i64
//     llvm.br ^bb10(%91 : i64)
//   ^bb12:
//     llvm.br ^bb7(%87 : i64)
//   ^bb13(%105: i64):
//     ... 18 lines
//     %118 = llvm.add %109, %108 : i64
//     llvm.br ^bb15(%118 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb17:
//     %119 = llvm.add %105, %1 : i64
//     llvm.br ^bb13(%119 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb18:
//     llvm.return
//   }
// }
// -----
// args: --passes=tile
// Not tiled: a small matrix fits the cache.
func.func @small(%a: memref<64x64xf32>, %b: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %x = affine.load %a[%i, %j] : memref<64x64xf32>
      affine.store %x, %b[%j, %i] : memref<64x64xf32>
    }
  }
  return
}
// output:
// module {
//   llvm.func @small(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64) attributes {mlirc.signature = (memref<64x64xf32>, memref<64x64xf32>) -> ()} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(64 : i64) : i64
//     %2 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%3: i64):
//     %4 = llvm.icmp "slt" %3, %1 : i64
//     llvm.cond_br %4, ^bb2, ^bb6
//   ^bb2:
//     %5 = llvm.mlir.constant(0 : i64) : i64
//     %6 = llvm.mlir.constant(64 : i64) : i64
//     %7 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb3(%5 : i64)
//   ^bb3(%8: i64):
//     %9 = llvm.icmp "slt" %8, %6 : i64
//     llvm.cond_br %9, ^bb4, ^bb5
//   ^bb4:
//     %10 = llvm.mlir.constant(64 : i64) : i64
//     %11 = llvm.mul %3, %10 overflow<nsw, nuw> : i64
//     %12 = llvm.add %11, %8 overflow<nsw, nuw> : i64
//     %13 = llvm.getelementptr inbounds|nuw %arg1[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %14 = llvm.load %13 : !llvm.ptr -> f32
//     %15 = llvm.mul %8, %10 overflow<nsw, nuw> : i64
//     %16 = llvm.add %15, %3 overflow<nsw, nuw> : i64
//     %17 = llvm.getelementptr inbounds|nuw %arg8[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %14, %17 : f32, !llvm.ptr
//     %18 = llvm.add %8, %7 : i64
//     llvm.br ^bb3(%18 : i64)
//   ^bb5:
//     %19 = llvm.add %3, %2 : i64
//     llvm.br ^bb1(%19 : i64)
//   ^bb6:
//     llvm.return
//   }
// }
