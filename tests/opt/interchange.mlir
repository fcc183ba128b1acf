// args: --passes=interchange
// The order of the additions to an element stays. A runtime check excludes overlapping rows.
func.func @product(%a: memref<16x32xf32>, %b: memref<32x64xf32>, %c: memref<16x64xf32>) {
  affine.for %j = 0 to 64 {
    affine.for %l = 0 to 32 {
      affine.for %i = 0 to 16 {
        %x = affine.load %a[%i, %l] : memref<16x32xf32>
        %y = affine.load %b[%l, %j] : memref<32x64xf32>
        %z = affine.load %c[%i, %j] : memref<16x64xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %c[%i, %j] : memref<16x64xf32>
      }
    }
  }
  return
}
// Each row depends on the one above it: rows stay in order, columns are independent.
func.func @above(%a: memref<40x64xf32>, %b: memref<40x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 1 to 40 {
      %x = affine.load %a[%j - 1, %i] : memref<40x64xf32>
      %y = affine.load %b[%j, %i] : memref<40x64xf32>
      %s = arith.addf %x, %y : f32
      affine.store %s, %a[%j, %i] : memref<40x64xf32>
    }
  }
  return
}
// Not interchanged: both loops carry dependences.
func.func @diagonal(%a: memref<40x64xf32>) {
  affine.for %i = 1 to 64 {
    affine.for %j = 1 to 40 {
      %x = affine.load %a[%j - 1, %i] : memref<40x64xf32>
      %y = affine.load %a[%j, %i - 1] : memref<40x64xf32>
      %s = arith.addf %x, %y : f32
      affine.store %s, %a[%j, %i] : memref<40x64xf32>
    }
  }
  return
}
// output:
// module {
//   llvm.func @product(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) attributes {mlirc.signature = (memref<16x32xf32>, memref<32x64xf32>, memref<16x64xf32>) -> ()} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(64 : i64) : i64
//     %2 = llvm.mlir.constant(1 : i64) : i64
//     %3 = llvm.mlir.constant(1 : i64) : i64
//     %4 = llvm.icmp "sge" %1, %3 : i64
//     llvm.cond_br %4, ^bb1, ^bb13(%0 : i64)
//   ^bb1:
//     %5 = llvm.mlir.constant(1 : i64) : i64
//     %6 = llvm.mlir.constant(63 : i64) : i64
//     %7 = llvm.mlir.constant(1 : i64) : i64
//     %8 = llvm.mlir.constant(0 : i64) : i64
//     %9 = llvm.mlir.constant(16 : i64) : i64
//     %10 = llvm.mlir.constant(1 : i64) : i64
//     %11 = llvm.icmp "sge" %9, %10 : i64
//     %12 = llvm.mlir.constant(1 : i64) : i64
//     %13 = llvm.mlir.constant(15 : i64) : i64
//     %14 = llvm.mlir.constant(1 : i64) : i64
//     %15 = llvm.mlir.constant(0 : i64) : i64
//     %16 = llvm.mlir.constant(32 : i64) : i64
//     %17 = llvm.mlir.constant(1 : i64) : i64
//     %18 = llvm.icmp "sge" %16, %17 : i64
//     %19 = llvm.mlir.constant(1 : i64) : i64
//     %20 = llvm.mlir.constant(31 : i64) : i64
//     %21 = llvm.mlir.constant(1 : i64) : i64
//     %22 = llvm.mlir.constant(0 : i64) : i64
//     %23 = llvm.mlir.constant(4 : i64) : i64
//     %24 = llvm.mlir.constant(1 : i64) : i64
//     %25 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
//     %26 = llvm.add %23, %25 : i64
//     %27 = llvm.mlir.constant(4 : i64) : i64
//     %28 = llvm.mlir.constant(4 : i64) : i64
//     %29 = llvm.mlir.constant(124 : i64) : i64
//     %30 = llvm.add %26, %29 : i64
//     %31 = llvm.mlir.constant(128 : i64) : i64
//     %32 = llvm.mlir.constant(128 : i64) : i64
//     %33 = llvm.mlir.constant(1920 : i64) : i64
//     %34 = llvm.add %30, %33 : i64
//     %35 = llvm.mlir.constant(0 : i64) : i64
//     %36 = llvm.mlir.constant(4 : i64) : i64
//     %37 = llvm.mlir.constant(1 : i64) : i64
//     %38 = llvm.ptrtoint %arg15 : !llvm.ptr to i64
//     %39 = llvm.add %36, %38 : i64
//     %40 = llvm.mlir.constant(4 : i64) : i64
//     %41 = llvm.mlir.constant(4 : i64) : i64
//     %42 = llvm.mlir.constant(252 : i64) : i64
//     %43 = llvm.add %39, %42 : i64
//     %44 = llvm.mlir.constant(256 : i64) : i64
//     %45 = llvm.mlir.constant(256 : i64) : i64
//     %46 = llvm.mlir.constant(3840 : i64) : i64
//     %47 = llvm.add %43, %46 : i64
//     %48 = llvm.icmp "ule" %34, %38 : i64
//     %49 = llvm.icmp "ule" %47, %25 : i64
//     %50 = llvm.or %48, %49 : i1
//     %51 = llvm.mlir.constant(0 : i64) : i64
//     %52 = llvm.mlir.constant(4 : i64) : i64
//     %53 = llvm.mlir.constant(1 : i64) : i64
//     %54 = llvm.ptrtoint %arg15 : !llvm.ptr to i64
//     %55 = llvm.add %52, %54 : i64
//     %56 = llvm.mlir.constant(4 : i64) : i64
//     %57 = llvm.mlir.constant(4 : i64) : i64
//     %58 = llvm.mlir.constant(252 : i64) : i64
//     %59 = llvm.add %55, %58 : i64
//     %60 = llvm.mlir.constant(256 : i64) : i64
//     %61 = llvm.mlir.constant(256 : i64) : i64
//     %62 = llvm.mlir.constant(3840 : i64) : i64
//     %63 = llvm.add %59, %62 : i64
//     %64 = llvm.mlir.constant(0 : i64) : i64
//     %65 = llvm.mlir.constant(4 : i64) : i64
//     %66 = llvm.mlir.constant(1 : i64) : i64
//     %67 = llvm.ptrtoint %arg8 : !llvm.ptr to i64
//     %68 = llvm.add %65, %67 : i64
//     %69 = llvm.mlir.constant(4 : i64) : i64
//     %70 = llvm.mlir.constant(4 : i64) : i64
//     %71 = llvm.mlir.constant(252 : i64) : i64
//     %72 = llvm.add %68, %71 : i64
//     %73 = llvm.mlir.constant(256 : i64) : i64
//     %74 = llvm.mlir.constant(256 : i64) : i64
//     %75 = llvm.mlir.constant(7936 : i64) : i64
//     %76 = llvm.add %72, %75 : i64
//     %77 = llvm.icmp "ule" %63, %67 : i64
//     %78 = llvm.icmp "ule" %76, %54 : i64
//     %79 = llvm.or %77, %78 : i1
//     %80 = llvm.and %50, %79 : i1
//     %81 = llvm.and %11, %18 : i1
//     %82 = llvm.and %81, %80 : i1
//     llvm.cond_br %82, ^bb2(%0 : i64), ^bb13(%0 : i64)
//   ^bb2(%83: i64):
//     %84 = llvm.mlir.constant(1 : i64) : i64
//     %85 = llvm.icmp "uge" %1, %84 : i64
//     llvm.cond_br %85, ^bb3, ^bb13(%83 : i64)
//   ^bb3:
//     %86 = llvm.mlir.constant(1 : i64) : i64
//     %87 = llvm.add %83, %1 : i64
//     %88 = llvm.mlir.constant(0 : i64) : i64
//     %89 = llvm.mlir.constant(32 : i64) : i64
//     %90 = llvm.mlir.constant(1 : i64) : i64
//     %91 = llvm.icmp "sge" %89, %90 : i64
//     %92 = llvm.mlir.constant(1 : i64) : i64
//     %93 = llvm.mlir.constant(0 : i64) : i64
//     %94 = llvm.mlir.constant(16 : i64) : i64
//     %95 = llvm.mlir.constant(1 : i64) : i64
//     %96 = llvm.icmp "sge" %94, %95 : i64
//     %97 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb4(%93 : i64)
//   ^bb4(%98: i64):
//     %99 = llvm.icmp "ne" %98, %94 : i64
//     llvm.cond_br %99, ^bb5, ^bb6
//   ^bb5:
//     %100 = llvm.mlir.constant(1 : i64) : i64
//     %101 = llvm.add %98, %100 : i64
//     llvm.br ^bb7(%83 : i64)
//   ^bb6:
//     llvm.br ^bb13(%87 : i64)
//   ^bb7(%102: i64):
//     %103 = llvm.icmp "ne" %102, %87 : i64
//     llvm.cond_br %103, ^bb8, ^bb9
//   ^bb8:
//     %104 = llvm.mlir.constant(1 : i64) : i64
//     %105 = llvm.add %102, %104 : i64
//     llvm.br ^bb10(%88 : i64)
//   ^bb9:
//     llvm.br ^bb4(%101 : i64)
//   ^bb10(%106: i64):
//     %107 = llvm.icmp "ne" %106, %89 : i64
//     llvm.cond_br %107, ^bb11, ^bb12
//   ^bb11:
//     %108 = llvm.mlir.constant(1 : i64) : i64
//     %109 = llvm.add %106, %108 : i64
//     %110 = llvm.icmp "slt" %102, %1 : i64
//     %111 = llvm.mlir.constant(0 : i64) : i64
//     %112 = llvm.mlir.constant(32 : i64) : i64
//     %113 = llvm.mlir.constant(1 : i64) : i64
//     %114 = llvm.icmp "slt" %106, %112 : i64
//     %115 = llvm.add %102, %2 : i64
//     %116 = llvm.mlir.constant(0 : i64) : i64
//     %117 = llvm.mlir.constant(16 : i64) : i64
//     %118 = llvm.mlir.constant(1 : i64) : i64
//     %119 = llvm.icmp "slt" %98, %117 : i64
//     %120 = llvm.add %106, %113 : i64
//     %121 = llvm.mlir.constant(32 : i64) : i64
//     %122 = llvm.mul %98, %121 overflow<nsw, nuw> : i64
//     %123 = llvm.add %122, %106 overflow<nsw, nuw> : i64
//     %124 = llvm.getelementptr inbounds|nuw %arg1[%123] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %125 = llvm.load %124 {alias_scopes = [#llvm.alias_scope<id = "nest 12 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 12 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> f32
//     %126 = llvm.mlir.constant(64 : i64) : i64
//     %127 = llvm.mul %106, %126 overflow<nsw, nuw> : i64
//     %128 = llvm.add %127, %102 overflow<nsw, nuw> : i64
//     %129 = llvm.getelementptr inbounds|nuw %arg8[%128] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %130 = llvm.load %129 {alias_scopes = [#llvm.alias_scope<id = "nest 12 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 12 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> f32
//     %131 = llvm.mul %98, %126 overflow<nsw, nuw> : i64
//     %132 = llvm.add %131, %102 overflow<nsw, nuw> : i64
//     %133 = llvm.getelementptr inbounds|nuw %arg15[%132] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %134 = llvm.load %133 {alias_scopes = [#llvm.alias_scope<id = "nest 12 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 12 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> f32
//     %135 = llvm.fmul %125, %130 : f32
//     %136 = llvm.fadd %134, %135 : f32
//     %137 = llvm.mul %98, %126 overflow<nsw, nuw> : i64
//     %138 = llvm.add %137, %102 overflow<nsw, nuw> : i64
//     %139 = llvm.getelementptr inbounds|nuw %arg15[%138] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %136, %139 {alias_scopes = [#llvm.alias_scope<id = "nest 12 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 12 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : f32, !llvm.ptr
//     %140 = llvm.add %98, %118 : i64
//     llvm.br ^bb10(%109 : i64)
//   ^bb12:
//     llvm.br ^bb7(%105 : i64)
//   ^bb13(%141: i64):
//     ... 39 lines
//     %172 = llvm.add %151, %150 : i64
//     llvm.br ^bb17(%172 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb19:
//     %173 = llvm.add %146, %145 : i64
//     llvm.br ^bb15(%173 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb20:
//     %174 = llvm.add %141, %2 : i64
//     llvm.br ^bb13(%174 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb21:
//     llvm.return
//   }
//   llvm.func @above(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64) attributes {mlirc.signature = (memref<40x64xf32>, memref<40x64xf32>) -> ()} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(64 : i64) : i64
//     %2 = llvm.mlir.constant(1 : i64) : i64
//     %3 = llvm.mlir.constant(1 : i64) : i64
//     %4 = llvm.icmp "sge" %1, %3 : i64
//     llvm.cond_br %4, ^bb1, ^bb10(%0 : i64)
//   ^bb1:
//     %5 = llvm.mlir.constant(1 : i64) : i64
//     %6 = llvm.mlir.constant(63 : i64) : i64
//     %7 = llvm.mlir.constant(1 : i64) : i64
//     %8 = llvm.mlir.constant(1 : i64) : i64
//     %9 = llvm.mlir.constant(40 : i64) : i64
//     %10 = llvm.mlir.constant(39 : i64) : i64
//     %11 = llvm.mlir.constant(2 : i64) : i64
//     %12 = llvm.icmp "sge" %9, %11 : i64
//     %13 = llvm.mlir.constant(1 : i64) : i64
//     %14 = llvm.mlir.constant(38 : i64) : i64
//     %15 = llvm.mlir.constant(1 : i64) : i64
//     %16 = llvm.mlir.constant(39 : i64) : i64
//     %17 = llvm.mlir.constant(0 : i64) : i64
//     %18 = llvm.mlir.constant(4 : i64) : i64
//     %19 = llvm.mlir.constant(1 : i64) : i64
//     %20 = llvm.ptrtoint %arg8 : !llvm.ptr to i64
//     %21 = llvm.add %18, %20 : i64
//     %22 = llvm.mlir.constant(4 : i64) : i64
//     %23 = llvm.mlir.constant(4 : i64) : i64
//     %24 = llvm.mlir.constant(252 : i64) : i64
//     %25 = llvm.add %21, %24 : i64
//     %26 = llvm.mlir.constant(256 : i64) : i64
//     %27 = llvm.mlir.constant(256 : i64) : i64
//     %28 = llvm.mlir.constant(9984 : i64) : i64
//     %29 = llvm.add %20, %26 : i64
//     %30 = llvm.add %25, %28 : i64
//     %31 = llvm.mlir.constant(0 : i64) : i64
//     %32 = llvm.mlir.constant(4 : i64) : i64
//     %33 = llvm.mlir.constant(1 : i64) : i64
//     %34 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
//     %35 = llvm.add %32, %34 : i64
//     %36 = llvm.mlir.constant(4 : i64) : i64
//     %37 = llvm.mlir.constant(4 : i64) : i64
//     %38 = llvm.mlir.constant(252 : i64) : i64
//     %39 = llvm.add %35, %38 : i64
//     %40 = llvm.mlir.constant(256 : i64) : i64
//     %41 = llvm.mlir.constant(256 : i64) : i64
//     %42 = llvm.mlir.constant(9984 : i64) : i64
//     %43 = llvm.add %34, %40 : i64
//     %44 = llvm.add %39, %42 : i64
//     %45 = llvm.icmp "ule" %30, %43 : i64
//     %46 = llvm.icmp "ule" %44, %29 : i64
//     %47 = llvm.or %45, %46 : i1
//     %48 = llvm.and %12, %47 : i1
//     llvm.cond_br %48, ^bb2(%0 : i64), ^bb10(%0 : i64)
//   ^bb2(%49: i64):
//     %50 = llvm.mlir.constant(1 : i64) : i64
//     %51 = llvm.icmp "uge" %1, %50 : i64
//     llvm.cond_br %51, ^bb3, ^bb10(%49 : i64)
//   ^bb3:
//     %52 = llvm.mlir.constant(1 : i64) : i64
//     %53 = llvm.add %49, %1 : i64
//     %54 = llvm.mlir.constant(1 : i64) : i64
//     %55 = llvm.mlir.constant(40 : i64) : i64
//     %56 = llvm.mlir.constant(39 : i64) : i64
//     %57 = llvm.mlir.constant(2 : i64) : i64
//     %58 = llvm.icmp "sge" %55, %57 : i64
//     %59 = llvm.mlir.constant(1 : i64) : i64
//     %60 = llvm.mlir.constant(40 : i64) : i64
//     llvm.br ^bb4(%54 : i64)
//   ^bb4(%61: i64):
//     %62 = llvm.icmp "ne" %61, %60 : i64
//     llvm.cond_br %62, ^bb5, ^bb6
//   ^bb5:
//     %63 = llvm.mlir.constant(1 : i64) : i64
//     %64 = llvm.add %61, %63 : i64
//     llvm.br ^bb7(%49 : i64)
//   ^bb6:
//     llvm.br ^bb10(%53 : i64)
//   ^bb7(%65: i64):
//     %66 = llvm.icmp "ne" %65, %53 : i64
//     llvm.cond_br %66, ^bb8, ^bb9
//   ^bb8:
//     %67 = llvm.mlir.constant(1 : i64) : i64
//     %68 = llvm.add %65, %67 : i64
//     %69 = llvm.icmp "slt" %65, %1 : i64
//     %70 = llvm.mlir.constant(1 : i64) : i64
//     %71 = llvm.mlir.constant(40 : i64) : i64
//     %72 = llvm.icmp "slt" %61, %71 : i64
//     %73 = llvm.add %65, %2 : i64
//     %74 = llvm.mlir.constant(-1 : i64) : i64
//     %75 = llvm.add %61, %74 : i64
//     %76 = llvm.mlir.constant(64 : i64) : i64
//     %77 = llvm.mul %75, %76 overflow<nsw, nuw> : i64
//     %78 = llvm.add %77, %65 overflow<nsw, nuw> : i64
//     %79 = llvm.getelementptr inbounds|nuw %arg1[%78] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %80 = llvm.load %79 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> f32
//     %81 = llvm.mul %61, %76 overflow<nsw, nuw> : i64
//     %82 = llvm.add %81, %65 overflow<nsw, nuw> : i64
//     %83 = llvm.getelementptr inbounds|nuw %arg8[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %84 = llvm.load %83 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> f32
//     %85 = llvm.fadd %80, %84 : f32
//     %86 = llvm.mul %61, %76 overflow<nsw, nuw> : i64
//     %87 = llvm.add %86, %65 overflow<nsw, nuw> : i64
//     %88 = llvm.getelementptr inbounds|nuw %arg1[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %85, %88 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : f32, !llvm.ptr
//     %89 = llvm.add %61, %70 : i64
//     llvm.br ^bb7(%68 : i64)
//   ^bb9:
//     llvm.br ^bb4(%64 : i64)
//   ^bb10(%90: i64):
//     ... 26 lines
//     %111 = llvm.add %94, %92 : i64
//     llvm.br ^bb12(%111 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb14:
//     %112 = llvm.add %90, %2 : i64
//     llvm.br ^bb10(%112 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb15:
//     llvm.return
//   }
//   llvm.func @diagonal(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) attributes {mlirc.signature = (memref<40x64xf32>) -> ()} {
//     ... 38 lines
//   }
// }
