// args: --passes=unroll-and-jam
// Four iterations of the outer loop share the loads of the columns.
func.func @product(%a: memref<16x32xf32>, %b: memref<32x64xf32>, %c: memref<16x64xf32>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 64 {
      affine.for %l = 0 to 32 {
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
// output:
// module {
//   llvm.func @product(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) attributes {mlirc.signature = (memref<16x32xf32>, memref<32x64xf32>, memref<16x64xf32>) -> ()} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(16 : i64) : i64
//     %2 = llvm.mlir.constant(1 : i64) : i64
//     %3 = llvm.mlir.constant(4 : i64) : i64
//     %4 = llvm.icmp "sge" %1, %3 : i64
//     llvm.cond_br %4, ^bb1, ^bb12(%0 : i64)
//   ^bb1:
//     %5 = llvm.mlir.constant(1 : i64) : i64
//     %6 = llvm.mlir.constant(15 : i64) : i64
//     %7 = llvm.mlir.constant(1 : i64) : i64
//     %8 = llvm.mlir.constant(0 : i64) : i64
//     %9 = llvm.mlir.constant(32 : i64) : i64
//     %10 = llvm.mlir.constant(1 : i64) : i64
//     %11 = llvm.icmp "sge" %9, %10 : i64
//     %12 = llvm.mlir.constant(1 : i64) : i64
//     %13 = llvm.mlir.constant(31 : i64) : i64
//     %14 = llvm.mlir.constant(1 : i64) : i64
//     %15 = llvm.mlir.constant(0 : i64) : i64
//     %16 = llvm.mlir.constant(64 : i64) : i64
//     %17 = llvm.mlir.constant(1 : i64) : i64
//     %18 = llvm.icmp "sge" %16, %17 : i64
//     %19 = llvm.mlir.constant(1 : i64) : i64
//     %20 = llvm.mlir.constant(63 : i64) : i64
//     %21 = llvm.mlir.constant(1 : i64) : i64
//     %22 = llvm.mlir.constant(0 : i64) : i64
//     %23 = llvm.mlir.constant(4 : i64) : i64
//     %24 = llvm.mlir.constant(1 : i64) : i64
//     %25 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
//     %26 = llvm.add %23, %25 : i64
//     %27 = llvm.mlir.constant(128 : i64) : i64
//     %28 = llvm.mlir.constant(128 : i64) : i64
//     %29 = llvm.mlir.constant(1920 : i64) : i64
//     %30 = llvm.add %26, %29 : i64
//     %31 = llvm.mlir.constant(4 : i64) : i64
//     %32 = llvm.mlir.constant(4 : i64) : i64
//     %33 = llvm.mlir.constant(124 : i64) : i64
//     %34 = llvm.add %30, %33 : i64
//     %35 = llvm.mlir.constant(0 : i64) : i64
//     %36 = llvm.mlir.constant(4 : i64) : i64
//     %37 = llvm.mlir.constant(1 : i64) : i64
//     %38 = llvm.ptrtoint %arg15 : !llvm.ptr to i64
//     %39 = llvm.add %36, %38 : i64
//     %40 = llvm.mlir.constant(256 : i64) : i64
//     %41 = llvm.mlir.constant(256 : i64) : i64
//     %42 = llvm.mlir.constant(3840 : i64) : i64
//     %43 = llvm.add %39, %42 : i64
//     %44 = llvm.mlir.constant(4 : i64) : i64
//     %45 = llvm.mlir.constant(4 : i64) : i64
//     %46 = llvm.mlir.constant(252 : i64) : i64
//     %47 = llvm.add %43, %46 : i64
//     %48 = llvm.icmp "ule" %34, %38 : i64
//     %49 = llvm.icmp "ule" %47, %25 : i64
//     %50 = llvm.or %48, %49 : i1
//     %51 = llvm.mlir.constant(0 : i64) : i64
//     %52 = llvm.mlir.constant(4 : i64) : i64
//     %53 = llvm.mlir.constant(1 : i64) : i64
//     %54 = llvm.ptrtoint %arg15 : !llvm.ptr to i64
//     %55 = llvm.add %52, %54 : i64
//     %56 = llvm.mlir.constant(256 : i64) : i64
//     %57 = llvm.mlir.constant(256 : i64) : i64
//     %58 = llvm.mlir.constant(3840 : i64) : i64
//     %59 = llvm.add %55, %58 : i64
//     %60 = llvm.mlir.constant(4 : i64) : i64
//     %61 = llvm.mlir.constant(4 : i64) : i64
//     %62 = llvm.mlir.constant(252 : i64) : i64
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
//     llvm.cond_br %82, ^bb2(%0 : i64), ^bb12(%0 : i64)
//   ^bb2(%83: i64):
//     %84 = llvm.mlir.constant(4 : i64) : i64
//     %85 = llvm.icmp "uge" %1, %84 : i64
//     llvm.cond_br %85, ^bb3, ^bb12(%83 : i64)
//   ^bb3:
//     %86 = llvm.mlir.constant(3 : i64) : i64
//     %87 = llvm.and %1, %86 : i64
//     %88 = llvm.sub %1, %87 : i64
//     %89 = llvm.mlir.constant(1 : i64) : i64
//     %90 = llvm.add %83, %88 : i64
//     llvm.br ^bb4(%83 : i64)
//   ^bb4(%91: i64):
//     %92 = llvm.mlir.constant(1 : i64) : i64
//     %93 = llvm.add %91, %92 : i64
//     %94 = llvm.mlir.constant(2 : i64) : i64
//     %95 = llvm.add %91, %94 : i64
//     %96 = llvm.mlir.constant(3 : i64) : i64
//     %97 = llvm.add %91, %96 : i64
//     %98 = llvm.icmp "slt" %91, %1 : i64
//     %99 = llvm.icmp "slt" %93, %1 : i64
//     %100 = llvm.icmp "slt" %95, %1 : i64
//     %101 = llvm.icmp "slt" %97, %1 : i64
//     llvm.br ^bb5
//   ^bb5:
//     %102 = llvm.mlir.constant(0 : i64) : i64
//     %103 = llvm.mlir.constant(64 : i64) : i64
//     %104 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb6(%102 : i64)
//   ^bb6(%105: i64):
//     %106 = llvm.icmp "slt" %105, %103 : i64
//     llvm.cond_br %106, ^bb8, ^bb7
//   ^bb7:
//     %107 = llvm.add %91, %2 : i64
//     %108 = llvm.add %93, %2 : i64
//     %109 = llvm.add %95, %2 : i64
//     %110 = llvm.add %97, %2 : i64
//     %111 = llvm.mlir.constant(4 : i64) : i64
//     %112 = llvm.add %91, %111 : i64
//     %113 = llvm.icmp "slt" %112, %90 : i64
//     llvm.cond_br %113, ^bb4(%112 : i64), ^bb12(%90 : i64)
//   ^bb8:
//     %114 = llvm.mlir.constant(0 : i64) : i64
//     %115 = llvm.mlir.constant(32 : i64) : i64
//     %116 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb9(%114 : i64)
//   ^bb9(%117: i64):
//     %118 = llvm.icmp "slt" %117, %115 : i64
//     llvm.cond_br %118, ^bb11, ^bb10
//   ^bb10:
//     %119 = llvm.add %105, %104 : i64
//     llvm.br ^bb6(%119 : i64)
//   ^bb11:
//     %120 = llvm.mlir.constant(32 : i64) : i64
//     %121 = llvm.mul %91, %120 overflow<nsw, nuw> : i64
//     %122 = llvm.add %121, %117 overflow<nsw, nuw> : i64
//     %123 = llvm.getelementptr inbounds|nuw %arg1[%122] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %124 = llvm.load %123 {alias_scopes = [#llvm.alias_scope<id = "nest 12 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 12 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 1", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 2", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 3", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> f32
//     %125 = llvm.mlir.constant(64 : i64) : i64
//     %126 = llvm.mul %117, %125 overflow<nsw, nuw> : i64
//     %127 = llvm.add %126, %105 overflow<nsw, nuw> : i64
//     %128 = llvm.getelementptr inbounds|nuw %arg8[%127] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %129 = llvm.load %128 {alias_scopes = [#llvm.alias_scope<id = "nest 12 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 12 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 1", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 2", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 3", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> f32
//     %130 = llvm.mul %91, %125 overflow<nsw, nuw> : i64
//     %131 = llvm.add %130, %105 overflow<nsw, nuw> : i64
//     %132 = llvm.getelementptr inbounds|nuw %arg15[%131] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %133 = llvm.load %132 {alias_scopes = [#llvm.alias_scope<id = "nest 12 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 12 group 2 copy 1", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 2", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 3", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> f32
//     %134 = llvm.fmul %124, %129 : f32
//     %135 = llvm.fadd %133, %134 : f32
//     %136 = llvm.mul %91, %125 overflow<nsw, nuw> : i64
//     %137 = llvm.add %136, %105 overflow<nsw, nuw> : i64
//     %138 = llvm.getelementptr inbounds|nuw %arg15[%137] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %135, %138 {alias_scopes = [#llvm.alias_scope<id = "nest 12 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 12 group 2 copy 1", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 2", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 3", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : f32, !llvm.ptr
//     %139 = llvm.add %117, %116 : i64
//     %140 = llvm.mul %93, %120 overflow<nsw, nuw> : i64
//     %141 = llvm.add %140, %117 overflow<nsw, nuw> : i64
//     %142 = llvm.getelementptr inbounds|nuw %arg1[%141] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %143 = llvm.load %142 {alias_scopes = [#llvm.alias_scope<id = "nest 12 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 12 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 1", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 2", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 3", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> f32
//     %144 = llvm.mul %93, %125 overflow<nsw, nuw> : i64
//     %145 = llvm.add %144, %105 overflow<nsw, nuw> : i64
//     %146 = llvm.getelementptr inbounds|nuw %arg15[%145] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %147 = llvm.load %146 {alias_scopes = [#llvm.alias_scope<id = "nest 12 group 2 copy 1", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 12 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 2", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 3", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> f32
//     %148 = llvm.fmul %143, %129 : f32
//     %149 = llvm.fadd %147, %148 : f32
//     %150 = llvm.mul %93, %125 overflow<nsw, nuw> : i64
//     %151 = llvm.add %150, %105 overflow<nsw, nuw> : i64
//     %152 = llvm.getelementptr inbounds|nuw %arg15[%151] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %149, %152 {alias_scopes = [#llvm.alias_scope<id = "nest 12 group 2 copy 1", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 12 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 2", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 3", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : f32, !llvm.ptr
//     %153 = llvm.mul %95, %120 overflow<nsw, nuw> : i64
//     %154 = llvm.add %153, %117 overflow<nsw, nuw> : i64
//     %155 = llvm.getelementptr inbounds|nuw %arg1[%154] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %156 = llvm.load %155 {alias_scopes = [#llvm.alias_scope<id = "nest 12 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 12 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 1", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 2", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 3", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> f32
//     %157 = llvm.mul %95, %125 overflow<nsw, nuw> : i64
//     %158 = llvm.add %157, %105 overflow<nsw, nuw> : i64
//     %159 = llvm.getelementptr inbounds|nuw %arg15[%158] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %160 = llvm.load %159 {alias_scopes = [#llvm.alias_scope<id = "nest 12 group 2 copy 2", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 12 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 1", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 3", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> f32
//     %161 = llvm.fmul %156, %129 : f32
//     %162 = llvm.fadd %160, %161 : f32
//     %163 = llvm.mul %95, %125 overflow<nsw, nuw> : i64
//     %164 = llvm.add %163, %105 overflow<nsw, nuw> : i64
//     %165 = llvm.getelementptr inbounds|nuw %arg15[%164] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %162, %165 {alias_scopes = [#llvm.alias_scope<id = "nest 12 group 2 copy 2", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 12 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 1", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 3", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : f32, !llvm.ptr
//     %166 = llvm.mul %97, %120 overflow<nsw, nuw> : i64
//     %167 = llvm.add %166, %117 overflow<nsw, nuw> : i64
//     %168 = llvm.getelementptr inbounds|nuw %arg1[%167] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %169 = llvm.load %168 {alias_scopes = [#llvm.alias_scope<id = "nest 12 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 12 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 1", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 2", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 3", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> f32
//     %170 = llvm.mul %97, %125 overflow<nsw, nuw> : i64
//     %171 = llvm.add %170, %105 overflow<nsw, nuw> : i64
//     %172 = llvm.getelementptr inbounds|nuw %arg15[%171] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %173 = llvm.load %172 {alias_scopes = [#llvm.alias_scope<id = "nest 12 group 2 copy 3", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 12 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 1", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 2", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> f32
//     %174 = llvm.fmul %169, %129 : f32
//     %175 = llvm.fadd %173, %174 : f32
//     %176 = llvm.mul %97, %125 overflow<nsw, nuw> : i64
//     %177 = llvm.add %176, %105 overflow<nsw, nuw> : i64
//     %178 = llvm.getelementptr inbounds|nuw %arg15[%177] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %175, %178 {alias_scopes = [#llvm.alias_scope<id = "nest 12 group 2 copy 3", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 12 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 1", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 2 copy 2", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 12 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : f32, !llvm.ptr
//     llvm.br ^bb9(%139 : i64)
//   ^bb12(%179: i64):
//     ... 49 lines
//   }
// }
// -----
// args: --passes=unroll-and-jam
// Runtime checks exclude overlapping rows. Sums of columns are live across the outer iterations.
func.func @columns(%a: memref<?x?xi32>, %x: memref<?xi32>, %y: memref<?xi32>, %m: index, %n: index) {
  affine.for %i = 0 to %m {
    %w = affine.load %x[%i] : memref<?xi32>
    affine.for %j = 0 to %n {
      %v = affine.load %a[%i, %j] : memref<?x?xi32>
      %p = arith.muli %v, %w : i32
      %s = affine.load %y[%j] : memref<?xi32>
      %t = arith.addi %s, %p : i32
      affine.store %t, %y[%j] : memref<?xi32>
    }
  }
  return
}
// output:
// module {
//   llvm.func @columns(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: !llvm.ptr, %arg13: !llvm.ptr, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: i64) attributes {mlirc.signature = (memref<?x?xi32>, memref<?xi32>, memref<?xi32>, index, index) -> ()} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(4 : i64) : i64
//     %3 = llvm.icmp "sge" %arg17, %2 : i64
//     llvm.cond_br %3, ^bb1, ^bb9(%0 : i64)
//   ^bb1:
//     %4 = llvm.mlir.constant(1 : i64) : i64
//     %5 = llvm.sub %arg17, %4 : i64
//     %6 = llvm.mlir.constant(1 : i64) : i64
//     %7 = llvm.mlir.constant(0 : i64) : i64
//     %8 = llvm.mlir.constant(1 : i64) : i64
//     %9 = llvm.icmp "sge" %arg18, %8 : i64
//     %10 = llvm.mlir.constant(1 : i64) : i64
//     %11 = llvm.sub %arg18, %10 : i64
//     %12 = llvm.mlir.constant(1 : i64) : i64
//     %13 = llvm.mlir.constant(0 : i64) : i64
//     %14 = llvm.mlir.constant(4 : i64) : i64
//     %15 = llvm.mlir.constant(1 : i64) : i64
//     %16 = llvm.ptrtoint %arg8 : !llvm.ptr to i64
//     %17 = llvm.add %14, %16 : i64
//     %18 = llvm.mlir.constant(4 : i64) : i64
//     %19 = llvm.mlir.constant(4 : i64) : i64
//     %20 = llvm.mul %19, %5 : i64
//     %21 = llvm.add %17, %20 : i64
//     %22 = llvm.mlir.constant(0 : i64) : i64
//     %23 = llvm.mlir.constant(4 : i64) : i64
//     %24 = llvm.mlir.constant(1 : i64) : i64
//     %25 = llvm.ptrtoint %arg13 : !llvm.ptr to i64
//     %26 = llvm.add %23, %25 : i64
//     %27 = llvm.mlir.constant(4 : i64) : i64
//     %28 = llvm.mlir.constant(4 : i64) : i64
//     %29 = llvm.mul %28, %11 : i64
//     %30 = llvm.add %26, %29 : i64
//     %31 = llvm.icmp "ule" %21, %25 : i64
//     %32 = llvm.icmp "ule" %30, %16 : i64
//     %33 = llvm.or %31, %32 : i1
//     %34 = llvm.mlir.constant(0 : i64) : i64
//     %35 = llvm.mlir.constant(4 : i64) : i64
//     %36 = llvm.mlir.constant(1 : i64) : i64
//     %37 = llvm.ptrtoint %arg13 : !llvm.ptr to i64
//     %38 = llvm.add %35, %37 : i64
//     %39 = llvm.mlir.constant(4 : i64) : i64
//     %40 = llvm.mlir.constant(4 : i64) : i64
//     %41 = llvm.mul %40, %11 : i64
//     %42 = llvm.add %38, %41 : i64
//     %43 = llvm.mlir.constant(0 : i64) : i64
//     %44 = llvm.mlir.constant(4 : i64) : i64
//     %45 = llvm.mlir.constant(1 : i64) : i64
//     %46 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
//     %47 = llvm.add %44, %46 : i64
//     %48 = llvm.mlir.constant(4 : i64) : i64
//     %49 = llvm.mlir.constant(4 : i64) : i64
//     %50 = llvm.mul %49, %11 : i64
//     %51 = llvm.add %47, %50 : i64
//     %52 = llvm.mlir.constant(4 : i64) : i64
//     %53 = llvm.mul %52, %arg5 : i64
//     %54 = llvm.mlir.constant(4 : i64) : i64
//     %55 = llvm.mul %54, %arg5 : i64
//     %56 = llvm.mul %55, %5 : i64
//     %57 = llvm.icmp "slt" %0, %56 : i64
//     %58 = llvm.select %57, %0, %56 : i1, i64
//     %59 = llvm.select %57, %56, %0 : i1, i64
//     %60 = llvm.add %46, %58 : i64
//     %61 = llvm.add %51, %59 : i64
//     %62 = llvm.icmp "ule" %42, %60 : i64
//     %63 = llvm.icmp "ule" %61, %37 : i64
//     %64 = llvm.or %62, %63 : i1
//     %65 = llvm.and %33, %64 : i1
//     %66 = llvm.and %9, %65 : i1
//     llvm.cond_br %66, ^bb2(%0 : i64), ^bb9(%0 : i64)
//   ^bb2(%67: i64):
//     %68 = llvm.mlir.constant(4 : i64) : i64
//     %69 = llvm.icmp "uge" %arg17, %68 : i64
//     llvm.cond_br %69, ^bb3, ^bb9(%67 : i64)
//   ^bb3:
//     %70 = llvm.mlir.constant(3 : i64) : i64
//     %71 = llvm.and %arg17, %70 : i64
//     %72 = llvm.sub %arg17, %71 : i64
//     %73 = llvm.mlir.constant(1 : i64) : i64
//     %74 = llvm.add %67, %72 : i64
//     llvm.br ^bb4(%67 : i64)
//   ^bb4(%75: i64):
//     %76 = llvm.mlir.constant(1 : i64) : i64
//     %77 = llvm.add %75, %76 : i64
//     %78 = llvm.mlir.constant(2 : i64) : i64
//     %79 = llvm.add %75, %78 : i64
//     %80 = llvm.mlir.constant(3 : i64) : i64
//     %81 = llvm.add %75, %80 : i64
//     %82 = llvm.icmp "slt" %75, %arg17 : i64
//     %83 = llvm.icmp "slt" %77, %arg17 : i64
//     %84 = llvm.icmp "slt" %79, %arg17 : i64
//     %85 = llvm.icmp "slt" %81, %arg17 : i64
//     llvm.br ^bb5
//   ^bb5:
//     %86 = llvm.getelementptr inbounds|nuw %arg8[%75] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %87 = llvm.load %86 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> i32
//     %88 = llvm.mlir.constant(0 : i64) : i64
//     %89 = llvm.mlir.constant(1 : i64) : i64
//     %90 = llvm.getelementptr inbounds|nuw %arg8[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %91 = llvm.load %90 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> i32
//     %92 = llvm.getelementptr inbounds|nuw %arg8[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %93 = llvm.load %92 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> i32
//     %94 = llvm.getelementptr inbounds|nuw %arg8[%81] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %95 = llvm.load %94 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> i32
//     llvm.br ^bb6(%88 : i64)
//   ^bb6(%96: i64):
//     %97 = llvm.icmp "slt" %96, %arg18 : i64
//     llvm.cond_br %97, ^bb8, ^bb7
//   ^bb7:
//     %98 = llvm.add %75, %1 : i64
//     %99 = llvm.add %77, %1 : i64
//     %100 = llvm.add %79, %1 : i64
//     %101 = llvm.add %81, %1 : i64
//     %102 = llvm.mlir.constant(4 : i64) : i64
//     %103 = llvm.add %75, %102 : i64
//     %104 = llvm.icmp "slt" %103, %74 : i64
//     llvm.cond_br %104, ^bb4(%103 : i64), ^bb9(%74 : i64)
//   ^bb8:
//     %105 = llvm.mul %75, %arg5 overflow<nsw, nuw> : i64
//     %106 = llvm.add %105, %96 overflow<nsw, nuw> : i64
//     %107 = llvm.getelementptr inbounds|nuw %arg1[%106] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %108 = llvm.load %107 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> i32
//     %109 = llvm.mul %108, %87 : i32
//     %110 = llvm.getelementptr inbounds|nuw %arg13[%96] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %111 = llvm.load %110 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> i32
//     %112 = llvm.add %111, %109 : i32
//     %113 = llvm.getelementptr inbounds|nuw %arg13[%96] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %112, %113 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : i32, !llvm.ptr
//     %114 = llvm.add %96, %89 : i64
//     %115 = llvm.mul %77, %arg5 overflow<nsw, nuw> : i64
//     %116 = llvm.add %115, %96 overflow<nsw, nuw> : i64
//     %117 = llvm.getelementptr inbounds|nuw %arg1[%116] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %118 = llvm.load %117 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> i32
//     %119 = llvm.mul %118, %91 : i32
//     %120 = llvm.load %110 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> i32
//     %121 = llvm.add %120, %119 : i32
//     llvm.store %121, %113 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : i32, !llvm.ptr
//     %122 = llvm.mul %79, %arg5 overflow<nsw, nuw> : i64
//     %123 = llvm.add %122, %96 overflow<nsw, nuw> : i64
//     %124 = llvm.getelementptr inbounds|nuw %arg1[%123] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %125 = llvm.load %124 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> i32
//     %126 = llvm.mul %125, %93 : i32
//     %127 = llvm.load %110 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> i32
//     %128 = llvm.add %127, %126 : i32
//     llvm.store %128, %113 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : i32, !llvm.ptr
//     %129 = llvm.mul %81, %arg5 overflow<nsw, nuw> : i64
//     %130 = llvm.add %129, %96 overflow<nsw, nuw> : i64
//     %131 = llvm.getelementptr inbounds|nuw %arg1[%130] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %132 = llvm.load %131 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> i32
//     %133 = llvm.mul %132, %95 : i32
//     %134 = llvm.load %110 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> i32
//     %135 = llvm.add %134, %133 : i32
//     llvm.store %135, %113 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 2 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : i32, !llvm.ptr
//     llvm.br ^bb6(%114 : i64)
//   ^bb9(%136: i64):
//     ... 29 lines
//   }
// }
// -----
// args: --passes=unroll-and-jam
// Rows and their sums are different parts of one buffer.
func.func @parts(%m: memref<1040xf32>) {
  affine.for %i = 0 to 16 {
    affine.for %k = 0 to 64 {
      %x = affine.load %m[%i * 64 + %k] : memref<1040xf32>
      %s = affine.load %m[%i + 1024] : memref<1040xf32>
      %t = arith.addf %s, %x : f32
      affine.store %t, %m[%i + 1024] : memref<1040xf32>
    }
  }
  return
}
// output:
// module {
//   llvm.func @parts(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) attributes {mlirc.signature = (memref<1040xf32>) -> ()} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(16 : i64) : i64
//     %2 = llvm.mlir.constant(1 : i64) : i64
//     %3 = llvm.mlir.constant(4 : i64) : i64
//     %4 = llvm.icmp "sge" %1, %3 : i64
//     llvm.cond_br %4, ^bb1, ^bb9(%0 : i64)
//   ^bb1:
//     %5 = llvm.mlir.constant(1 : i64) : i64
//     %6 = llvm.mlir.constant(15 : i64) : i64
//     %7 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb2(%0 : i64)
//   ^bb2(%8: i64):
//     %9 = llvm.mlir.constant(4 : i64) : i64
//     %10 = llvm.icmp "uge" %1, %9 : i64
//     llvm.cond_br %10, ^bb3, ^bb9(%8 : i64)
//   ^bb3:
//     %11 = llvm.mlir.constant(3 : i64) : i64
//     %12 = llvm.and %1, %11 : i64
//     %13 = llvm.sub %1, %12 : i64
//     %14 = llvm.mlir.constant(1 : i64) : i64
//     %15 = llvm.add %8, %13 : i64
//     llvm.br ^bb4(%8 : i64)
//   ^bb4(%16: i64):
//     %17 = llvm.mlir.constant(1 : i64) : i64
//     %18 = llvm.add %16, %17 : i64
//     %19 = llvm.mlir.constant(2 : i64) : i64
//     %20 = llvm.add %16, %19 : i64
//     %21 = llvm.mlir.constant(3 : i64) : i64
//     %22 = llvm.add %16, %21 : i64
//     %23 = llvm.icmp "slt" %16, %1 : i64
//     %24 = llvm.icmp "slt" %18, %1 : i64
//     %25 = llvm.icmp "slt" %20, %1 : i64
//     %26 = llvm.icmp "slt" %22, %1 : i64
//     llvm.br ^bb5
//   ^bb5:
//     %27 = llvm.mlir.constant(0 : i64) : i64
//     %28 = llvm.mlir.constant(64 : i64) : i64
//     %29 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb6(%27 : i64)
//   ^bb6(%30: i64):
//     %31 = llvm.icmp "slt" %30, %28 : i64
//     llvm.cond_br %31, ^bb8, ^bb7
//   ^bb7:
//     %32 = llvm.add %16, %2 : i64
//     %33 = llvm.add %18, %2 : i64
//     %34 = llvm.add %20, %2 : i64
//     %35 = llvm.add %22, %2 : i64
//     %36 = llvm.mlir.constant(4 : i64) : i64
//     %37 = llvm.add %16, %36 : i64
//     %38 = llvm.icmp "slt" %37, %15 : i64
//     llvm.cond_br %38, ^bb4(%37 : i64), ^bb9(%15 : i64)
//   ^bb8:
//     %39 = llvm.mlir.constant(64 : i64) : i64
//     %40 = llvm.mul %16, %39 : i64
//     %41 = llvm.add %40, %30 : i64
//     %42 = llvm.getelementptr inbounds|nuw %arg1[%41] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %43 = llvm.load %42 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 1 copy 1", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 2", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 3", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> f32
//     %44 = llvm.mlir.constant(1024 : i64) : i64
//     %45 = llvm.add %16, %44 : i64
//     %46 = llvm.getelementptr inbounds|nuw %arg1[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %47 = llvm.load %46 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 1 copy 1", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 2", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 3", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> f32
//     %48 = llvm.fadd %47, %43 : f32
//     %49 = llvm.add %16, %44 : i64
//     %50 = llvm.getelementptr inbounds|nuw %arg1[%49] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %48, %50 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 1 copy 1", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 2", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 3", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : f32, !llvm.ptr
//     %51 = llvm.add %30, %29 : i64
//     %52 = llvm.mul %18, %39 : i64
//     %53 = llvm.add %52, %30 : i64
//     %54 = llvm.getelementptr inbounds|nuw %arg1[%53] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %55 = llvm.load %54 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 1 copy 1", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 2", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 3", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> f32
//     %56 = llvm.add %18, %44 : i64
//     %57 = llvm.getelementptr inbounds|nuw %arg1[%56] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %58 = llvm.load %57 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 1 copy 1", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 1 copy 2", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 3", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> f32
//     %59 = llvm.fadd %58, %55 : f32
//     %60 = llvm.add %18, %44 : i64
//     %61 = llvm.getelementptr inbounds|nuw %arg1[%60] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %59, %61 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 1 copy 1", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 1 copy 2", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 3", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : f32, !llvm.ptr
//     %62 = llvm.mul %20, %39 : i64
//     %63 = llvm.add %62, %30 : i64
//     %64 = llvm.getelementptr inbounds|nuw %arg1[%63] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %65 = llvm.load %64 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 1 copy 1", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 2", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 3", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> f32
//     %66 = llvm.add %20, %44 : i64
//     %67 = llvm.getelementptr inbounds|nuw %arg1[%66] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %68 = llvm.load %67 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 1 copy 2", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 1 copy 1", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 3", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> f32
//     %69 = llvm.fadd %68, %65 : f32
//     %70 = llvm.add %20, %44 : i64
//     %71 = llvm.getelementptr inbounds|nuw %arg1[%70] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %69, %71 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 1 copy 2", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 1 copy 1", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 3", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : f32, !llvm.ptr
//     %72 = llvm.mul %22, %39 : i64
//     %73 = llvm.add %72, %30 : i64
//     %74 = llvm.getelementptr inbounds|nuw %arg1[%73] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %75 = llvm.load %74 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 1 copy 1", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 2", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 3", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> f32
//     %76 = llvm.add %22, %44 : i64
//     %77 = llvm.getelementptr inbounds|nuw %arg1[%76] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %78 = llvm.load %77 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 1 copy 3", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 1 copy 1", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 2", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> f32
//     %79 = llvm.fadd %78, %75 : f32
//     %80 = llvm.add %22, %44 : i64
//     %81 = llvm.getelementptr inbounds|nuw %arg1[%80] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %79, %81 {alias_scopes = [#llvm.alias_scope<id = "nest 9 group 1 copy 3", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "nest 9 group 1 copy 1", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 2", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 0 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>, #llvm.alias_scope<id = "nest 9 group 1 copy 0", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : f32, !llvm.ptr
//     llvm.br ^bb6(%51 : i64)
//   ^bb9(%82: i64):
//     ... 31 lines
//   }
// }
// -----
// args: --passes=unroll-and-jam
// The last row and the first sum overlap.
func.func @overlapping_parts(%m: memref<1040xf32>) {
  affine.for %i = 0 to 16 {
    affine.for %k = 0 to 64 {
      %x = affine.load %m[%i * 64 + %k] : memref<1040xf32>
      %s = affine.load %m[%i + 1023] : memref<1040xf32>
      %t = arith.addf %s, %x : f32
      affine.store %t, %m[%i + 1023] : memref<1040xf32>
    }
  }
  return
}
// output:
// module {
//   llvm.func @overlapping_parts(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) attributes {mlirc.signature = (memref<1040xf32>) -> ()} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(16 : i64) : i64
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
//     %11 = llvm.mul %3, %10 : i64
//     %12 = llvm.add %11, %8 : i64
//     %13 = llvm.getelementptr inbounds|nuw %arg1[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %14 = llvm.load %13 : !llvm.ptr -> f32
//     %15 = llvm.mlir.constant(1023 : i64) : i64
//     %16 = llvm.add %3, %15 : i64
//     %17 = llvm.getelementptr inbounds|nuw %arg1[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %18 = llvm.load %17 : !llvm.ptr -> f32
//     %19 = llvm.fadd %18, %14 : f32
//     %20 = llvm.add %3, %15 : i64
//     %21 = llvm.getelementptr inbounds|nuw %arg1[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %19, %21 : f32, !llvm.ptr
//     %22 = llvm.add %8, %7 : i64
//     llvm.br ^bb3(%22 : i64)
//   ^bb5:
//     %23 = llvm.add %3, %2 : i64
//     llvm.br ^bb1(%23 : i64)
//   ^bb6:
//     llvm.return
//   }
// }
// -----
// Two views of one buffer that are as far apart as all iterations reach.
func.func @views(%m: memref<128xf32>, %x: memref<64x24xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 24 {
      %x0 = affine.load %x[%i, %j] : memref<64x24xf32>
      %x1 = affine.load %m[%i] : memref<128xf32>
      %x2 = affine.load %m[%i + 64] : memref<128xf32>
      %d = arith.subf %x0, %x1 : f32
      %s = arith.addf %d, %x2 : f32
      affine.store %s, %m[%i + 64] : memref<128xf32>
    }
  }
  return
}
// output:
// module {
//   llvm.func @views(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i64) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, mlirc.signature = (memref<128xf32>, memref<64x24xf32>) -> (), no_unwind, will_return} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(64 : i64) : i64
//     %2 = llvm.mlir.constant(1 : i64) : i64
//     %3 = llvm.mlir.constant(24 : i64) : i64
//     %4 = llvm.mlir.constant(4 : i64) : i64
//     %5 = llvm.ptrtoint %arg6 : !llvm.ptr to i64
//     %6 = llvm.mlir.constant(6144 : i64) : i64
//     %7 = llvm.add %5, %6 : i64
//     %8 = llvm.mlir.constant(256 : i64) : i64
//     %9 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
//     %10 = llvm.add %9, %8 : i64
//     %11 = llvm.mlir.constant(512 : i64) : i64
//     %12 = llvm.add %9, %11 : i64
//     %13 = llvm.icmp "ule" %7, %10 : i64
//     %14 = llvm.icmp "ule" %12, %5 : i64
//     %15 = llvm.or %13, %14 : i1
//     llvm.cond_br %15, ^bb1, ^bb5(%0 : i64)
//   ^bb1:
//     %16 = llvm.mlir.constant(0 : i64) : i64
//     %17 = llvm.mlir.constant(3 : i64) : i64
//     %18 = llvm.mlir.constant(64 : i64) : i64
//     llvm.br ^bb2(%16 : i64)
//   ^bb2(%19: i64):
//     %20 = llvm.add %19, %2 : i64
//     %21 = llvm.mlir.constant(2 : i64) : i64
//     %22 = llvm.add %19, %21 : i64
//     %23 = llvm.add %19, %17 : i64
//     %24 = llvm.add %19, %1 : i64
//     %25 = llvm.getelementptr inbounds|nuw %arg1[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %26 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %27 = llvm.mlir.constant(65 : i64) : i64
//     %28 = llvm.add %19, %27 : i64
//     %29 = llvm.getelementptr inbounds|nuw %arg1[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %30 = llvm.load %29 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %31 = llvm.mlir.constant(66 : i64) : i64
//     %32 = llvm.add %19, %31 : i64
//     %33 = llvm.getelementptr inbounds|nuw %arg1[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %34 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %35 = llvm.mlir.constant(67 : i64) : i64
//     %36 = llvm.add %19, %35 : i64
//     %37 = llvm.getelementptr inbounds|nuw %arg1[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %38 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %39 = llvm.getelementptr inbounds|nuw %arg1[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %40 = llvm.load %39 : !llvm.ptr -> f32
//     %41 = llvm.getelementptr inbounds|nuw %arg1[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %42 = llvm.load %41 : !llvm.ptr -> f32
//     %43 = llvm.getelementptr inbounds|nuw %arg1[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %44 = llvm.load %43 : !llvm.ptr -> f32
//     %45 = llvm.getelementptr inbounds|nuw %arg1[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %46 = llvm.load %45 : !llvm.ptr -> f32
//     %47 = llvm.mlir.constant(96 : i64) : i64
//     %48 = llvm.mul %19, %47 : i64
//     %49 = llvm.getelementptr %arg6[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     llvm.br ^bb3(%0, %26, %30, %34, %38 : i64, f32, f32, f32, f32)
//   ^bb3(%50: i64, %51: f32, %52: f32, %53: f32, %54: f32):
//     %55 = llvm.getelementptr %49[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %56 = llvm.load %55 : !llvm.ptr -> f32
//     %57 = llvm.fsub %56, %40 : f32
//     %58 = llvm.fadd %51, %57 : f32
//     %59 = llvm.add %50, %2 overflow<nsw> : i64
//     %60 = llvm.getelementptr %49[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %61 = llvm.getelementptr %60[96] : (!llvm.ptr) -> !llvm.ptr, i8
//     %62 = llvm.load %61 : !llvm.ptr -> f32
//     %63 = llvm.fsub %62, %42 : f32
//     %64 = llvm.fadd %52, %63 : f32
//     %65 = llvm.getelementptr %49[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %66 = llvm.getelementptr %65[192] : (!llvm.ptr) -> !llvm.ptr, i8
//     %67 = llvm.load %66 : !llvm.ptr -> f32
//     %68 = llvm.fsub %67, %44 : f32
//     %69 = llvm.fadd %53, %68 : f32
//     %70 = llvm.getelementptr %49[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %71 = llvm.getelementptr %70[288] : (!llvm.ptr) -> !llvm.ptr, i8
//     %72 = llvm.load %71 : !llvm.ptr -> f32
//     %73 = llvm.fsub %72, %46 : f32
//     %74 = llvm.fadd %54, %73 : f32
//     %75 = llvm.icmp "slt" %59, %3 : i64
//     llvm.cond_br %75, ^bb3(%59, %58, %64, %69, %74 : i64, f32, f32, f32, f32), ^bb4(%58, %64, %69, %74 : f32, f32, f32, f32)
//   ^bb4(%76: f32, %77: f32, %78: f32, %79: f32):
//     llvm.store %76, %25 {alignment = 4 : i64} : f32, !llvm.ptr
//     llvm.store %77, %29 {alignment = 4 : i64} : f32, !llvm.ptr
//     llvm.store %78, %33 {alignment = 4 : i64} : f32, !llvm.ptr
//     llvm.store %79, %37 {alignment = 4 : i64} : f32, !llvm.ptr
//     %80 = llvm.add %19, %4 : i64
//     %81 = llvm.icmp "slt" %80, %18 : i64
//     llvm.cond_br %81, ^bb2(%80 : i64), ^bb5(%18 : i64)
//   ^bb5(%82: i64):
//     %83 = llvm.icmp "slt" %82, %1 : i64
//     llvm.cond_br %83, ^bb6, ^bb15
//   ^bb6:
//     llvm.br ^bb7(%82 : i64)
//   ^bb7(%84: i64):
//     %85 = llvm.ptrtoint %arg6 : !llvm.ptr to i64
//     %86 = llvm.mlir.constant(96 : i64) : i64
//     %87 = llvm.mul %84, %86 : i64
//     %88 = llvm.add %85, %87 : i64
//     %89 = llvm.ptrtoint %arg6 : !llvm.ptr to i64
//     %90 = llvm.mlir.constant(96 : i64) : i64
//     %91 = llvm.mul %84, %90 : i64
//     %92 = llvm.add %89, %91 : i64
//     %93 = llvm.mlir.constant(92 : i64) : i64
//     %94 = llvm.add %92, %93 : i64
//     %95 = llvm.mlir.constant(4 : i64) : i64
//     %96 = llvm.add %94, %95 : i64
//     %97 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
//     %98 = llvm.mlir.constant(4 : i64) : i64
//     %99 = llvm.mul %84, %98 : i64
//     %100 = llvm.add %97, %99 : i64
//     %101 = llvm.mlir.constant(260 : i64) : i64
//     %102 = llvm.add %100, %101 : i64
//     %103 = llvm.icmp "ule" %96, %100 : i64
//     %104 = llvm.icmp "ule" %102, %88 : i64
//     %105 = llvm.or %103, %104 : i1
//     llvm.cond_br %105, ^bb8, ^bb11(%0 : i64)
//   ^bb8:
//     %106 = llvm.add %84, %1 : i64
//     %107 = llvm.getelementptr inbounds|nuw %arg1[%106] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %108 = llvm.load %107 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %109 = llvm.getelementptr inbounds|nuw %arg1[%84] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %110 = llvm.load %109 : !llvm.ptr -> f32
//     %111 = llvm.mlir.constant(96 : i64) : i64
//     %112 = llvm.mul %84, %111 : i64
//     %113 = llvm.getelementptr %arg6[%112] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     llvm.br ^bb9(%0, %108 : i64, f32)
//   ^bb9(%114: i64, %115: f32):
//     %116 = llvm.getelementptr %113[%114] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %117 = llvm.load %116 : !llvm.ptr -> f32
//     %118 = llvm.fsub %117, %110 : f32
//     %119 = llvm.fadd %115, %118 : f32
//     %120 = llvm.add %114, %2 overflow<nsw> : i64
//     %121 = llvm.icmp "slt" %120, %3 : i64
//     llvm.cond_br %121, ^bb9(%120, %119 : i64, f32), ^bb10(%120, %119 : i64, f32)
//   ^bb10(%122: i64, %123: f32):
//     llvm.store %123, %107 {alignment = 4 : i64} : f32, !llvm.ptr
//     llvm.br ^bb11(%122 : i64)
//   ^bb11(%124: i64):
//     %125 = llvm.icmp "slt" %124, %3 : i64
//     llvm.cond_br %125, ^bb12, ^bb14
//   ^bb12:
//     %126 = llvm.getelementptr inbounds|nuw %arg1[%84] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %127 = llvm.load %126 : !llvm.ptr -> f32
//     %128 = llvm.add %84, %1 : i64
//     %129 = llvm.getelementptr inbounds|nuw %arg1[%128] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %130 = llvm.load %129 : !llvm.ptr -> f32
//     %131 = llvm.mlir.constant(96 : i64) : i64
//     %132 = llvm.mul %84, %131 : i64
//     %133 = llvm.getelementptr %arg6[%132] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     llvm.br ^bb13(%124, %130 : i64, f32)
//   ^bb13(%134: i64, %135: f32):
//     %136 = llvm.getelementptr %133[%134] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %137 = llvm.load %136 : !llvm.ptr -> f32
//     %138 = llvm.add %84, %1 : i64
//     %139 = llvm.getelementptr inbounds|nuw %arg1[%138] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %140 = llvm.fsub %137, %127 : f32
//     %141 = llvm.fadd %135, %140 : f32
//     llvm.store %141, %139 : f32, !llvm.ptr
//     %142 = llvm.add %134, %2 overflow<nsw> : i64
//     %143 = llvm.icmp "slt" %142, %3 : i64
//     llvm.cond_br %143, ^bb13(%142, %141 : i64, f32), ^bb14
//   ^bb14:
//     %144 = llvm.add %84, %2 overflow<nsw> : i64
//     %145 = llvm.icmp "slt" %144, %1 : i64
//     llvm.cond_br %145, ^bb7(%144 : i64), ^bb15
//   ^bb15:
//     llvm.return
//   }
// }
