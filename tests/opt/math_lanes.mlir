// args: --passes=math-lanes --target=x86_64-unknown-linux-gnu
// A vector is expanded, and so is a scalar of the same function. A scalar of another function stays, and so does a vector
// without the flag.
llvm.func @vector(%v: vector<2xf64>, %x: f64) -> vector<2xf64> {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.intr.exp(%v) {fastmathFlags = #llvm.fastmath<afn>} : (vector<2xf64>) -> vector<2xf64>
  %b = llvm.intr.exp(%x) {fastmathFlags = #llvm.fastmath<fast>} : (f64) -> f64
  %c = llvm.intr.sin(%b) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
  %d = llvm.intr.exp(%a) : (vector<2xf64>) -> vector<2xf64>
  %e = llvm.insertelement %c, %d[%zero : i64] : vector<2xf64>
  llvm.return %e : vector<2xf64>
}
// output:
// module {
//   llvm.func @vector(%arg0: vector<2xf64>, %arg1: f64) -> vector<2xf64> {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(dense<7.100000e+02> : vector<2xf64>) : vector<2xf64>
//     %2 = llvm.fcmp "ogt" %arg0, %1 : vector<2xf64>
//     %3 = llvm.select %2, %1, %arg0 : vector<2xi1>, vector<2xf64>
//     %4 = llvm.mlir.constant(dense<-7.460000e+02> : vector<2xf64>) : vector<2xf64>
//     %5 = llvm.fcmp "olt" %3, %4 : vector<2xf64>
//     %6 = llvm.select %5, %4, %3 : vector<2xi1>, vector<2xf64>
//     %7 = llvm.mlir.constant(dense<1.4426950408889634> : vector<2xf64>) : vector<2xf64>
//     %8 = llvm.fmul %6, %7 : vector<2xf64>
//     %9 = llvm.mlir.constant(dense<0x4338000000000000> : vector<2xf64>) : vector<2xf64>
//     %10 = llvm.fadd %8, %9 : vector<2xf64>
//     %11 = llvm.fsub %10, %9 : vector<2xf64>
//     %12 = llvm.bitcast %10 : vector<2xf64> to vector<2xi64>
//     %13 = llvm.mlir.constant(dense<0.69314718036912382> : vector<2xf64>) : vector<2xf64>
//     %14 = llvm.fmul %11, %13 : vector<2xf64>
//     %15 = llvm.fsub %6, %14 : vector<2xf64>
//     %16 = llvm.mlir.constant(dense<1.9082149292705877E-10> : vector<2xf64>) : vector<2xf64>
//     %17 = llvm.fmul %11, %16 : vector<2xf64>
//     %18 = llvm.fsub %15, %17 : vector<2xf64>
//     %19 = llvm.fsub %15, %18 : vector<2xf64>
//     %20 = llvm.fsub %19, %17 : vector<2xf64>
//     %21 = llvm.mlir.constant(dense<0.50000000000000122> : vector<2xf64>) : vector<2xf64>
//     %22 = llvm.mlir.constant(dense<0.16666666666666699> : vector<2xf64>) : vector<2xf64>
//     %23 = llvm.mlir.constant(dense<0.041666666666515445> : vector<2xf64>) : vector<2xf64>
//     %24 = llvm.mlir.constant(dense<0.0083333333333070921> : vector<2xf64>) : vector<2xf64>
//     %25 = llvm.mlir.constant(dense<0.0013888888947010359> : vector<2xf64>) : vector<2xf64>
//     %26 = llvm.mlir.constant(dense<1.9841269917606098E-4> : vector<2xf64>) : vector<2xf64>
//     %27 = llvm.mlir.constant(dense<2.4801489947376701E-5> : vector<2xf64>) : vector<2xf64>
//     %28 = llvm.mlir.constant(dense<2.7557216122840349E-6> : vector<2xf64>) : vector<2xf64>
//     %29 = llvm.mlir.constant(dense<2.763127868147186E-7> : vector<2xf64>) : vector<2xf64>
//     %30 = llvm.mlir.constant(dense<2.511791108328988E-8> : vector<2xf64>) : vector<2xf64>
//     %31 = llvm.fmul %23, %18 : vector<2xf64>
//     %32 = llvm.fadd %31, %22 : vector<2xf64>
//     %33 = llvm.fmul %25, %18 : vector<2xf64>
//     %34 = llvm.fadd %33, %24 : vector<2xf64>
//     %35 = llvm.fmul %27, %18 : vector<2xf64>
//     %36 = llvm.fadd %35, %26 : vector<2xf64>
//     %37 = llvm.fmul %29, %18 : vector<2xf64>
//     %38 = llvm.fadd %37, %28 : vector<2xf64>
//     %39 = llvm.fmul %18, %18 : vector<2xf64>
//     %40 = llvm.fmul %34, %39 : vector<2xf64>
//     %41 = llvm.fadd %40, %32 : vector<2xf64>
//     %42 = llvm.fmul %38, %39 : vector<2xf64>
//     %43 = llvm.fadd %42, %36 : vector<2xf64>
//     %44 = llvm.fmul %39, %39 : vector<2xf64>
//     %45 = llvm.fmul %43, %44 : vector<2xf64>
//     %46 = llvm.fadd %45, %41 : vector<2xf64>
//     %47 = llvm.fmul %44, %44 : vector<2xf64>
//     %48 = llvm.fmul %30, %47 : vector<2xf64>
//     %49 = llvm.fadd %48, %46 : vector<2xf64>
//     %50 = llvm.fmul %49, %18 : vector<2xf64>
//     %51 = llvm.fadd %50, %21 : vector<2xf64>
//     %52 = llvm.fmul %51, %39 : vector<2xf64>
//     %53 = llvm.fadd %52, %20 : vector<2xf64>
//     %54 = llvm.mlir.constant(dense<1.000000e+00> : vector<2xf64>) : vector<2xf64>
//     %55 = llvm.fadd %54, %18 : vector<2xf64>
//     %56 = llvm.fsub %55, %54 : vector<2xf64>
//     %57 = llvm.fsub %18, %56 : vector<2xf64>
//     %58 = llvm.fadd %57, %53 : vector<2xf64>
//     %59 = llvm.fadd %55, %58 : vector<2xf64>
//     %60 = llvm.mlir.constant(dense<2048> : vector<2xi64>) : vector<2xi64>
//     %61 = llvm.add %12, %60 : vector<2xi64>
//     %62 = llvm.mlir.constant(dense<4095> : vector<2xi64>) : vector<2xi64>
//     %63 = llvm.and %61, %62 : vector<2xi64>
//     %64 = llvm.mlir.constant(dense<1> : vector<2xi64>) : vector<2xi64>
//     %65 = llvm.lshr %63, %64 : vector<2xi64>
//     %66 = llvm.mlir.constant(dense<1024> : vector<2xi64>) : vector<2xi64>
//     %67 = llvm.sub %65, %66 : vector<2xi64>
//     %68 = llvm.mlir.constant(dense<1023> : vector<2xi64>) : vector<2xi64>
//     %69 = llvm.add %67, %68 : vector<2xi64>
//     %70 = llvm.mlir.constant(dense<52> : vector<2xi64>) : vector<2xi64>
//     %71 = llvm.shl %69, %70 : vector<2xi64>
//     %72 = llvm.bitcast %71 : vector<2xi64> to vector<2xf64>
//     %73 = llvm.fmul %59, %72 : vector<2xf64>
//     %74 = llvm.sub %63, %65 : vector<2xi64>
//     %75 = llvm.sub %74, %66 : vector<2xi64>
//     %76 = llvm.add %75, %68 : vector<2xi64>
//     %77 = llvm.shl %76, %70 : vector<2xi64>
//     %78 = llvm.bitcast %77 : vector<2xi64> to vector<2xf64>
//     %79 = llvm.fmul %73, %78 : vector<2xf64>
//     %80 = llvm.mlir.constant(7.100000e+02 : f64) : f64
//     %81 = llvm.fcmp "ogt" %arg1, %80 : f64
//     %82 = llvm.select %81, %80, %arg1 : i1, f64
//     %83 = llvm.mlir.constant(-7.460000e+02 : f64) : f64
//     %84 = llvm.fcmp "olt" %82, %83 : f64
//     %85 = llvm.select %84, %83, %82 : i1, f64
//     %86 = llvm.mlir.constant(1.4426950408889634 : f64) : f64
//     %87 = llvm.fmul %85, %86 : f64
//     %88 = llvm.mlir.constant(0x4338000000000000 : f64) : f64
//     %89 = llvm.fadd %87, %88 : f64
//     %90 = llvm.fsub %89, %88 : f64
//     %91 = llvm.bitcast %89 : f64 to i64
//     %92 = llvm.mlir.constant(0.69314718036912382 : f64) : f64
//     %93 = llvm.fmul %90, %92 : f64
//     %94 = llvm.fsub %85, %93 : f64
//     %95 = llvm.mlir.constant(1.9082149292705877E-10 : f64) : f64
//     %96 = llvm.fmul %90, %95 : f64
//     %97 = llvm.fsub %94, %96 : f64
//     %98 = llvm.fsub %94, %97 : f64
//     %99 = llvm.fsub %98, %96 : f64
//     %100 = llvm.mlir.constant(0.50000000000000122 : f64) : f64
//     %101 = llvm.mlir.constant(0.16666666666666699 : f64) : f64
//     %102 = llvm.mlir.constant(0.041666666666515445 : f64) : f64
//     %103 = llvm.mlir.constant(0.0083333333333070921 : f64) : f64
//     %104 = llvm.mlir.constant(0.0013888888947010359 : f64) : f64
//     %105 = llvm.mlir.constant(1.9841269917606098E-4 : f64) : f64
//     %106 = llvm.mlir.constant(2.4801489947376701E-5 : f64) : f64
//     %107 = llvm.mlir.constant(2.7557216122840349E-6 : f64) : f64
//     %108 = llvm.mlir.constant(2.763127868147186E-7 : f64) : f64
//     %109 = llvm.mlir.constant(2.511791108328988E-8 : f64) : f64
//     %110 = llvm.fmul %102, %97 : f64
//     %111 = llvm.fadd %110, %101 : f64
//     %112 = llvm.fmul %104, %97 : f64
//     %113 = llvm.fadd %112, %103 : f64
//     %114 = llvm.fmul %106, %97 : f64
//     %115 = llvm.fadd %114, %105 : f64
//     %116 = llvm.fmul %108, %97 : f64
//     %117 = llvm.fadd %116, %107 : f64
//     %118 = llvm.fmul %97, %97 : f64
//     %119 = llvm.fmul %113, %118 : f64
//     %120 = llvm.fadd %119, %111 : f64
//     %121 = llvm.fmul %117, %118 : f64
//     %122 = llvm.fadd %121, %115 : f64
//     %123 = llvm.fmul %118, %118 : f64
//     %124 = llvm.fmul %122, %123 : f64
//     %125 = llvm.fadd %124, %120 : f64
//     %126 = llvm.fmul %123, %123 : f64
//     %127 = llvm.fmul %109, %126 : f64
//     %128 = llvm.fadd %127, %125 : f64
//     %129 = llvm.fmul %128, %97 : f64
//     %130 = llvm.fadd %129, %100 : f64
//     %131 = llvm.fmul %130, %118 : f64
//     %132 = llvm.fadd %131, %99 : f64
//     %133 = llvm.mlir.constant(1.000000e+00 : f64) : f64
//     %134 = llvm.fadd %133, %97 : f64
//     %135 = llvm.fsub %134, %133 : f64
//     %136 = llvm.fsub %97, %135 : f64
//     %137 = llvm.fadd %136, %132 : f64
//     %138 = llvm.fadd %134, %137 : f64
//     %139 = llvm.mlir.constant(2048 : i64) : i64
//     %140 = llvm.add %91, %139 : i64
//     %141 = llvm.mlir.constant(4095 : i64) : i64
//     %142 = llvm.and %140, %141 : i64
//     %143 = llvm.mlir.constant(1 : i64) : i64
//     %144 = llvm.lshr %142, %143 : i64
//     %145 = llvm.mlir.constant(1024 : i64) : i64
//     %146 = llvm.sub %144, %145 : i64
//     %147 = llvm.mlir.constant(1023 : i64) : i64
//     %148 = llvm.add %146, %147 : i64
//     %149 = llvm.mlir.constant(52 : i64) : i64
//     %150 = llvm.shl %148, %149 : i64
//     %151 = llvm.bitcast %150 : i64 to f64
//     %152 = llvm.fmul %138, %151 : f64
//     %153 = llvm.sub %142, %144 : i64
//     %154 = llvm.sub %153, %145 : i64
//     %155 = llvm.add %154, %147 : i64
//     %156 = llvm.shl %155, %149 : i64
//     %157 = llvm.bitcast %156 : i64 to f64
//     %158 = llvm.fmul %152, %157 : f64
//     %159 = llvm.intr.sin(%158) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
//     %160 = llvm.intr.exp(%79) : (vector<2xf64>) -> vector<2xf64>
//     %161 = llvm.insertelement %159, %160[%0 : i64] : vector<2xf64>
//     llvm.return %161 : vector<2xf64>
//   }
// }
// -----
// args: --passes=math-lanes --target=x86_64-unknown-linux-gnu
// Lanes with huge operands are calls.
llvm.func @domain(%v: vector<4xf32>) -> vector<4xf32> {
  %a = llvm.intr.tan(%v) {fastmathFlags = #llvm.fastmath<afn>} : (vector<4xf32>) -> vector<4xf32>
  llvm.return %a : vector<4xf32>
}
// output:
// module {
//   llvm.func @domain(%arg0: vector<4xf32>) -> vector<4xf32> {
//     %0 = llvm.fpext %arg0 : vector<4xf32> to vector<4xf64>
//     %1 = llvm.mlir.constant(dense<0.63661977236758138> : vector<4xf64>) : vector<4xf64>
//     %2 = llvm.fmul %0, %1 : vector<4xf64>
//     %3 = llvm.mlir.constant(dense<0x4338000000000000> : vector<4xf64>) : vector<4xf64>
//     %4 = llvm.fadd %2, %3 : vector<4xf64>
//     %5 = llvm.fsub %4, %3 : vector<4xf64>
//     %6 = llvm.bitcast %4 : vector<4xf64> to vector<4xi64>
//     %7 = llvm.mlir.constant(dense<1.5707963267341256> : vector<4xf64>) : vector<4xf64>
//     %8 = llvm.fmul %5, %7 : vector<4xf64>
//     %9 = llvm.fsub %0, %8 : vector<4xf64>
//     %10 = llvm.mlir.constant(dense<6.0771005065061922E-11> : vector<4xf64>) : vector<4xf64>
//     %11 = llvm.fmul %5, %10 : vector<4xf64>
//     %12 = llvm.fsub %9, %11 : vector<4xf64>
//     %13 = llvm.fmul %12, %12 : vector<4xf64>
//     %14 = llvm.mlir.constant(dense<-0.16666666641629443> : vector<4xf64>) : vector<4xf64>
//     %15 = llvm.mlir.constant(dense<0.0083333293862045045> : vector<4xf64>) : vector<4xf64>
//     %16 = llvm.mlir.constant(dense<-1.983933493385632E-4> : vector<4xf64>) : vector<4xf64>
//     %17 = llvm.mlir.constant(dense<2.7183123736712768E-6> : vector<4xf64>) : vector<4xf64>
//     %18 = llvm.fmul %16, %13 : vector<4xf64>
//     %19 = llvm.fadd %18, %15 : vector<4xf64>
//     %20 = llvm.fmul %13, %13 : vector<4xf64>
//     %21 = llvm.fmul %17, %20 : vector<4xf64>
//     %22 = llvm.fadd %21, %19 : vector<4xf64>
//     %23 = llvm.fmul %22, %13 : vector<4xf64>
//     %24 = llvm.fadd %23, %14 : vector<4xf64>
//     %25 = llvm.fmul %13, %24 : vector<4xf64>
//     %26 = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf64>) : vector<4xf64>
//     %27 = llvm.fadd %25, %26 : vector<4xf64>
//     %28 = llvm.fmul %12, %27 : vector<4xf64>
//     %29 = llvm.mlir.constant(dense<-0.49999999725135008> : vector<4xf64>) : vector<4xf64>
//     %30 = llvm.mlir.constant(dense<0.041666623327214609> : vector<4xf64>) : vector<4xf64>
//     %31 = llvm.mlir.constant(dense<-0.0013886763882886202> : vector<4xf64>) : vector<4xf64>
//     %32 = llvm.mlir.constant(dense<2.4390458556788036E-5> : vector<4xf64>) : vector<4xf64>
//     %33 = llvm.fmul %31, %13 : vector<4xf64>
//     %34 = llvm.fadd %33, %30 : vector<4xf64>
//     %35 = llvm.fmul %32, %20 : vector<4xf64>
//     %36 = llvm.fadd %35, %34 : vector<4xf64>
//     %37 = llvm.fmul %36, %13 : vector<4xf64>
//     %38 = llvm.fadd %37, %29 : vector<4xf64>
//     %39 = llvm.fmul %13, %38 : vector<4xf64>
//     %40 = llvm.fadd %39, %26 : vector<4xf64>
//     %41 = llvm.intr.fabs(%0) : (vector<4xf64>) -> vector<4xf64>
//     %42 = llvm.mlir.constant(dense<1.000000e+06> : vector<4xf64>) : vector<4xf64>
//     %43 = llvm.fcmp "ogt" %41, %42 : vector<4xf64>
//     %44 = llvm.mlir.constant(dense<1> : vector<4xi64>) : vector<4xi64>
//     %45 = llvm.and %6, %44 : vector<4xi64>
//     %46 = llvm.mlir.constant(dense<62> : vector<4xi64>) : vector<4xi64>
//     %47 = llvm.shl %45, %46 : vector<4xi64>
//     %48 = llvm.bitcast %47 : vector<4xi64> to vector<4xf64>
//     %49 = llvm.fcmp "ogt" %48, %26 : vector<4xf64>
//     %50 = llvm.select %49, %40, %28 : vector<4xi1>, vector<4xf64>
//     %51 = llvm.select %49, %28, %40 : vector<4xi1>, vector<4xf64>
//     %52 = llvm.fdiv %50, %51 : vector<4xf64>
//     %53 = llvm.bitcast %52 : vector<4xf64> to vector<4xi64>
//     %54 = llvm.mlir.constant(dense<63> : vector<4xi64>) : vector<4xi64>
//     %55 = llvm.shl %45, %54 : vector<4xi64>
//     %56 = llvm.xor %53, %55 : vector<4xi64>
//     %57 = llvm.bitcast %56 : vector<4xi64> to vector<4xf64>
//     %58 = llvm.fptrunc %57 : vector<4xf64> to vector<4xf32>
//     %59 = "llvm.intr.vector.reduce.or"(%43) : (vector<4xi1>) -> i1
//     llvm.cond_br %59, ^bb2, ^bb1(%58 : vector<4xf32>)
//   ^bb1(%60: vector<4xf32>):
//     llvm.return %60 : vector<4xf32>
//   ^bb2:
//     %61 = llvm.mlir.poison : vector<4xf32>
//     %62 = llvm.mlir.constant(0 : i64) : i64
//     %63 = llvm.extractelement %arg0[%62 : i64] : vector<4xf32>
//     %64 = llvm.fpext %63 : f32 to f64
//     %65 = llvm.intr.tan(%64) : (f64) -> f64
//     %66 = llvm.fptrunc %65 : f64 to f32
//     %67 = llvm.insertelement %66, %61[%62 : i64] : vector<4xf32>
//     %68 = llvm.mlir.constant(1 : i64) : i64
//     %69 = llvm.extractelement %arg0[%68 : i64] : vector<4xf32>
//     %70 = llvm.fpext %69 : f32 to f64
//     %71 = llvm.intr.tan(%70) : (f64) -> f64
//     %72 = llvm.fptrunc %71 : f64 to f32
//     %73 = llvm.insertelement %72, %67[%68 : i64] : vector<4xf32>
//     %74 = llvm.mlir.constant(2 : i64) : i64
//     %75 = llvm.extractelement %arg0[%74 : i64] : vector<4xf32>
//     %76 = llvm.fpext %75 : f32 to f64
//     %77 = llvm.intr.tan(%76) : (f64) -> f64
//     %78 = llvm.fptrunc %77 : f64 to f32
//     %79 = llvm.insertelement %78, %73[%74 : i64] : vector<4xf32>
//     %80 = llvm.mlir.constant(3 : i64) : i64
//     %81 = llvm.extractelement %arg0[%80 : i64] : vector<4xf32>
//     %82 = llvm.fpext %81 : f32 to f64
//     %83 = llvm.intr.tan(%82) : (f64) -> f64
//     %84 = llvm.fptrunc %83 : f64 to f32
//     %85 = llvm.insertelement %84, %79[%80 : i64] : vector<4xf32>
//     llvm.br ^bb1(%85 : vector<4xf32>)
//   }
// }
// -----
// args: --passes=lane-calls,math-lanes --target=x86_64-unknown-linux-gnu
// Calls for each lane become one computation of the vector.
llvm.func @hypotf(f32, f32) -> f32
llvm.func @calls(%x: vector<2xf32>, %y: vector<2xf32>) -> vector<2xf32> {
  %first = llvm.mlir.constant(0 : i64) : i64
  %second = llvm.mlir.constant(1 : i64) : i64
  %none = llvm.mlir.poison : vector<2xf32>
  %x0 = llvm.extractelement %x[%first : i64] : vector<2xf32>
  %y0 = llvm.extractelement %y[%first : i64] : vector<2xf32>
  %h0 = llvm.call @hypotf(%x0, %y0) {fastmathFlags = #llvm.fastmath<afn>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f32, f32) -> f32
  %a = llvm.insertelement %h0, %none[%first : i64] : vector<2xf32>
  %x1 = llvm.extractelement %x[%second : i64] : vector<2xf32>
  %y1 = llvm.extractelement %y[%second : i64] : vector<2xf32>
  %h1 = llvm.call @hypotf(%x1, %y1) {fastmathFlags = #llvm.fastmath<afn>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f32, f32) -> f32
  %b = llvm.insertelement %h1, %a[%second : i64] : vector<2xf32>
  llvm.return %b : vector<2xf32>
}
// output:
// module {
//   llvm.func @hypotf(f32, f32) -> f32
//   llvm.func @calls(%arg0: vector<2xf32>, %arg1: vector<2xf32>) -> vector<2xf32> {
//     %0 = llvm.fpext %arg0 : vector<2xf32> to vector<2xf64>
//     %1 = llvm.fpext %arg1 : vector<2xf32> to vector<2xf64>
//     %2 = llvm.fmul %0, %0 : vector<2xf64>
//     %3 = llvm.fmul %1, %1 : vector<2xf64>
//     %4 = llvm.fadd %2, %3 : vector<2xf64>
//     %5 = llvm.intr.sqrt(%4) : (vector<2xf64>) -> vector<2xf64>
//     %6 = llvm.mlir.constant(dense<0x7FF0000000000000> : vector<2xf64>) : vector<2xf64>
//     %7 = llvm.intr.fabs(%0) : (vector<2xf64>) -> vector<2xf64>
//     %8 = llvm.fcmp "oeq" %7, %6 : vector<2xf64>
//     %9 = llvm.select %8, %6, %5 : vector<2xi1>, vector<2xf64>
//     %10 = llvm.intr.fabs(%1) : (vector<2xf64>) -> vector<2xf64>
//     %11 = llvm.fcmp "oeq" %10, %6 : vector<2xf64>
//     %12 = llvm.select %11, %6, %9 : vector<2xi1>, vector<2xf64>
//     %13 = llvm.fptrunc %12 : vector<2xf64> to vector<2xf32>
//     llvm.return %13 : vector<2xf32>
//   }
// }
// -----
// args: --passes=lane-calls,math-lanes --target=x86_64-unknown-linux-gnu
// Calls that may set `errno`, and calls of the lanes in another order, stay.
llvm.func @cbrtf(f32) -> f32
llvm.func @kept(%x: vector<2xf32>) -> vector<2xf32> {
  %first = llvm.mlir.constant(0 : i64) : i64
  %second = llvm.mlir.constant(1 : i64) : i64
  %none = llvm.mlir.poison : vector<2xf32>
  %x0 = llvm.extractelement %x[%second : i64] : vector<2xf32>
  %h0 = llvm.call @cbrtf(%x0) {fastmathFlags = #llvm.fastmath<afn>} : (f32) -> f32
  %a = llvm.insertelement %h0, %none[%first : i64] : vector<2xf32>
  %x1 = llvm.extractelement %x[%first : i64] : vector<2xf32>
  %h1 = llvm.call @cbrtf(%x1) {fastmathFlags = #llvm.fastmath<afn>} : (f32) -> f32
  %b = llvm.insertelement %h1, %a[%second : i64] : vector<2xf32>
  llvm.return %b : vector<2xf32>
}
// output:
// module {
//   llvm.func @cbrtf(f32) -> f32
//   llvm.func @kept(%arg0: vector<2xf32>) -> vector<2xf32> {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.poison : vector<2xf32>
//     %3 = llvm.extractelement %arg0[%1 : i64] : vector<2xf32>
//     %4 = llvm.call @cbrtf(%3) {fastmathFlags = #llvm.fastmath<afn>} : (f32) -> f32
//     %5 = llvm.insertelement %4, %2[%0 : i64] : vector<2xf32>
//     %6 = llvm.extractelement %arg0[%0 : i64] : vector<2xf32>
//     %7 = llvm.call @cbrtf(%6) {fastmathFlags = #llvm.fastmath<afn>} : (f32) -> f32
//     %8 = llvm.insertelement %7, %5[%1 : i64] : vector<2xf32>
//     llvm.return %8 : vector<2xf32>
//   }
// }
// -----
// args: --passes=math-lanes -fveclib=libmvec --target=x86_64-unknown-linux-gnu
// Each register is a call of glibc.
llvm.func @library(%v: vector<6xf32>, %w: vector<2xf64>) -> vector<6xf32> {
  %a = llvm.intr.tanh(%v) {fastmathFlags = #llvm.fastmath<afn>} : (vector<6xf32>) -> vector<6xf32>
  %b = llvm.intr.pow(%w, %w) {fastmathFlags = #llvm.fastmath<afn>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  %zero = llvm.mlir.constant(0 : i64) : i64
  %c = llvm.extractelement %b[%zero : i64] : vector<2xf64>
  %d = llvm.fptrunc %c : f64 to f32
  %e = llvm.insertelement %d, %a[%zero : i64] : vector<6xf32>
  llvm.return %e : vector<6xf32>
}
// output:
// module {
//   llvm.func @library(%arg0: vector<6xf32>, %arg1: vector<2xf64>) -> vector<6xf32> {
//     %0 = llvm.shufflevector %arg0, %arg0 [0, 1, 2, 3] : vector<6xf32>
//     %1 = llvm.call @_ZGVbN4v_tanhf(%0) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (vector<4xf32>) -> vector<4xf32>
//     %2 = llvm.shufflevector %arg0, %arg0 [4, 5, 5, 5] : vector<6xf32>
//     %3 = llvm.call @_ZGVbN4v_tanhf(%2) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (vector<4xf32>) -> vector<4xf32>
//     %4 = llvm.shufflevector %1, %3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>
//     %5 = llvm.shufflevector %4, %4 [0, 1, 2, 3, 4, 5] : vector<8xf32>
//     %6 = llvm.call @_ZGVbN2vv_pow(%arg1, %arg1) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
//     %7 = llvm.mlir.constant(0 : i64) : i64
//     %8 = llvm.extractelement %6[%7 : i64] : vector<2xf64>
//     %9 = llvm.fptrunc %8 : f64 to f32
//     %10 = llvm.insertelement %9, %5[%7 : i64] : vector<6xf32>
//     llvm.return %10 : vector<6xf32>
//   }
//   llvm.func @_ZGVbN4v_tanhf(vector<4xf32>) -> vector<4xf32>
//   llvm.func @_ZGVbN2vv_pow(vector<2xf64>, vector<2xf64>) -> vector<2xf64>
// }
// -----
// args: --passes=math-lanes -fveclib=none --target=x86_64-unknown-linux-gnu
// No vectors.
llvm.func @none(%v: vector<4xf32>) -> vector<4xf32> {
  %a = llvm.intr.exp(%v) {fastmathFlags = #llvm.fastmath<afn>} : (vector<4xf32>) -> vector<4xf32>
  llvm.return %a : vector<4xf32>
}
// output:
// module {
//   llvm.func @none(%arg0: vector<4xf32>) -> vector<4xf32> {
//     %0 = llvm.intr.exp(%arg0) {fastmathFlags = #llvm.fastmath<afn>} : (vector<4xf32>) -> vector<4xf32>
//     llvm.return %0 : vector<4xf32>
//   }
// }
