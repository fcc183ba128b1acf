// args: --passes=slp
// Two adjacent sums are vectorized. One of them has another use.
llvm.func @sums(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr) -> f64 {
  %a1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %b1 = llvm.getelementptr %b[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %c1 = llvm.getelementptr %c[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %x0 = llvm.load %a : !llvm.ptr -> f64
  %x1 = llvm.load %a1 : !llvm.ptr -> f64
  %y0 = llvm.load %b : !llvm.ptr -> f64
  %y1 = llvm.load %b1 : !llvm.ptr -> f64
  %s0 = llvm.fadd %x0, %y0 : f64
  // The operands of a sum may be exchanged.
  %s1 = llvm.fadd %y1, %x1 : f64
  llvm.store %s0, %c : f64, !llvm.ptr
  llvm.store %s1, %c1 {alignment = 16 : i64} : f64, !llvm.ptr
  llvm.return %s1 : f64
}
// output:
// module {
//   llvm.func @sums(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> f64 {
//     %0 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> vector<2xf64>
//     %1 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> vector<2xf64>
//     %2 = llvm.fadd %0, %1 : vector<2xf64>
//     %3 = llvm.mlir.constant(1 : i64) : i64
//     %4 = llvm.extractelement %2[%3 : i64] : vector<2xf64>
//     llvm.store %2, %arg2 {alignment = 8 : i64} : vector<2xf64>, !llvm.ptr
//     llvm.return %4 : f64
//   }
// }
// -----
// args: --passes=slp
// Not vectorized: the first store may clobber the second load.
llvm.func @may_overlap(%a: !llvm.ptr, %c: !llvm.ptr) {
  %a1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %c1 = llvm.getelementptr %c[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %x0 = llvm.load %a : !llvm.ptr -> f64
  %s0 = llvm.fneg %x0 : f64
  llvm.store %s0, %c : f64, !llvm.ptr
  %x1 = llvm.load %a1 : !llvm.ptr -> f64
  %s1 = llvm.fneg %x1 : f64
  llvm.store %s1, %c1 : f64, !llvm.ptr
  llvm.return
}
// output:
// module {
//   llvm.func @may_overlap(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
//     %0 = llvm.getelementptr %arg0[1] : (!llvm.ptr) -> !llvm.ptr, f64
//     %1 = llvm.getelementptr %arg1[1] : (!llvm.ptr) -> !llvm.ptr, f64
//     %2 = llvm.load %arg0 : !llvm.ptr -> f64
//     %3 = llvm.fneg %2 : f64
//     llvm.store %3, %arg1 : f64, !llvm.ptr
//     %4 = llvm.load %0 : !llvm.ptr -> f64
//     %5 = llvm.fneg %4 : f64
//     llvm.store %5, %1 : f64, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// args: --passes=slp
// In place: the first store does not alias the second load, which may move before it.
llvm.func @in_place(%a: !llvm.ptr) {
  %a1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %x0 = llvm.load %a : !llvm.ptr -> f64
  %s0 = llvm.fmul %x0, %x0 : f64
  llvm.store %s0, %a : f64, !llvm.ptr
  %x1 = llvm.load %a1 : !llvm.ptr -> f64
  %s1 = llvm.fmul %x1, %x1 : f64
  llvm.store %s1, %a1 : f64, !llvm.ptr
  llvm.return
}
// output:
// module {
//   llvm.func @in_place(%arg0: !llvm.ptr) {
//     %0 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> vector<2xf64>
//     %1 = llvm.fmul %0, %0 : vector<2xf64>
//     llvm.store %1, %arg0 {alignment = 8 : i64} : vector<2xf64>, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// args: --passes=slp
// Not vectorized: each element depends on the previous one.
llvm.func @chain(%a: !llvm.ptr) {
  %a1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %x = llvm.load %a : !llvm.ptr -> f64
  %s0 = llvm.fmul %x, %x : f64
  llvm.store %s0, %a : f64, !llvm.ptr
  %y = llvm.load %a : !llvm.ptr -> f64
  %s1 = llvm.fmul %y, %y : f64
  llvm.store %s1, %a1 : f64, !llvm.ptr
  llvm.return
}
// output:
// module {
//   llvm.func @chain(%arg0: !llvm.ptr) {
//     %0 = llvm.getelementptr %arg0[1] : (!llvm.ptr) -> !llvm.ptr, f64
//     %1 = llvm.load %arg0 : !llvm.ptr -> f64
//     %2 = llvm.fmul %1, %1 : f64
//     llvm.store %2, %arg0 : f64, !llvm.ptr
//     %3 = llvm.load %arg0 : !llvm.ptr -> f64
//     %4 = llvm.fmul %3, %3 : f64
//     llvm.store %4, %0 : f64, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// args: --passes=slp
// A sum and a difference: a shuffle reverses the operands, and the lane of the difference is negated.
llvm.func @mixed(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %c: !llvm.ptr {llvm.noalias}) {
  %a1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %b1 = llvm.getelementptr %b[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %c1 = llvm.getelementptr %c[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %x0 = llvm.load %a : !llvm.ptr -> f64
  %y0 = llvm.load %b : !llvm.ptr -> f64
  %y1 = llvm.load %b1 : !llvm.ptr -> f64
  %s0 = llvm.fsub %x0, %y1 : f64
  llvm.store %s0, %c : f64, !llvm.ptr
  %x1 = llvm.load %a1 : !llvm.ptr -> f64
  %s1 = llvm.fadd %x1, %y0 : f64
  llvm.store %s1, %c1 : f64, !llvm.ptr
  llvm.return
}
// output:
// module {
//   llvm.func @mixed(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: !llvm.ptr {llvm.noalias}) {
//     %0 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> vector<2xf64>
//     %1 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> vector<2xf64>
//     %2 = llvm.shufflevector %0, %0 [1, 0] : vector<2xf64>
//     %3 = llvm.mlir.constant(dense<[-9223372036854775808, 0]> : vector<2xi64>) : vector<2xi64>
//     %4 = llvm.bitcast %2 : vector<2xf64> to vector<2xi64>
//     %5 = llvm.xor %4, %3 : vector<2xi64>
//     %6 = llvm.bitcast %5 : vector<2xi64> to vector<2xf64>
//     %7 = llvm.fadd %1, %6 : vector<2xf64>
//     llvm.store %7, %arg2 {alignment = 8 : i64} : vector<2xf64>, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// args: --passes=slp
// Half a register of values that are extended. Only common overflow flags are kept.
llvm.func @parts(%a: !llvm.ptr, %c: !llvm.ptr) {
  %a1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %c1 = llvm.getelementptr %c[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %five = llvm.mlir.constant(5 : i64) : i64
  %six = llvm.mlir.constant(6 : i64) : i64
  %x0 = llvm.load %a : !llvm.ptr -> i32
  %x1 = llvm.load %a1 : !llvm.ptr -> i32
  %w0 = llvm.zext %x0 : i32 to i64
  %w1 = llvm.zext %x1 : i32 to i64
  %s0 = llvm.add %w0, %five overflow<nsw> : i64
  %s1 = llvm.add %w1, %six : i64
  llvm.store %s0, %c : i64, !llvm.ptr
  llvm.store %s1, %c1 : i64, !llvm.ptr
  llvm.return
}
// output:
// module {
//   llvm.func @parts(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
//     %0 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> f64
//     %1 = llvm.mlir.poison : vector<2xf64>
//     %2 = llvm.mlir.constant(0 : i64) : i64
//     %3 = llvm.insertelement %0, %1[%2 : i64] : vector<2xf64>
//     %4 = llvm.bitcast %3 : vector<2xf64> to vector<4xi32>
//     %5 = llvm.zext %4 : vector<4xi32> to vector<4xi64>
//     %6 = llvm.shufflevector %5, %5 [0, 1] : vector<4xi64>
//     %7 = llvm.mlir.constant(dense<[5, 6]> : vector<2xi64>) : vector<2xi64>
//     %8 = llvm.add %6, %7 : vector<2xi64>
//     llvm.store %8, %arg1 {alignment = 8 : i64} : vector<2xi64>, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// args: --passes=slp
// Not vectorized: volatile accesses, and stores across a call.
llvm.func @f()
llvm.func @kept(%a: !llvm.ptr, %x: f64) {
  %a1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %a2 = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, f64
  %a3 = llvm.getelementptr %a[3] : (!llvm.ptr) -> !llvm.ptr, f64
  %zero = llvm.mlir.constant(0.0 : f64) : f64
  llvm.store volatile %zero, %a : f64, !llvm.ptr
  llvm.store volatile %zero, %a1 : f64, !llvm.ptr
  llvm.store %zero, %a2 : f64, !llvm.ptr
  llvm.call @f() : () -> ()
  llvm.store %zero, %a3 : f64, !llvm.ptr
  llvm.return
}
// output:
// module {
//   llvm.func @f()
//   llvm.func @kept(%arg0: !llvm.ptr, %arg1: f64) {
//     %0 = llvm.getelementptr %arg0[1] : (!llvm.ptr) -> !llvm.ptr, f64
//     %1 = llvm.getelementptr %arg0[2] : (!llvm.ptr) -> !llvm.ptr, f64
//     %2 = llvm.getelementptr %arg0[3] : (!llvm.ptr) -> !llvm.ptr, f64
//     %3 = llvm.mlir.constant(0.000000e+00 : f64) : f64
//     llvm.store volatile %3, %arg0 : f64, !llvm.ptr
//     llvm.store volatile %3, %0 : f64, !llvm.ptr
//     llvm.store %3, %1 : f64, !llvm.ptr
//     llvm.call @f() : () -> ()
//     llvm.store %3, %2 : f64, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// args: --passes=slp
// Comparisons and selects. A compared value has another use before the vector.
llvm.func @larger(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %c: !llvm.ptr {llvm.noalias}) {
  %a1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %b1 = llvm.getelementptr %b[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %c1 = llvm.getelementptr %c[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %x0 = llvm.load %a : !llvm.ptr -> f64
  %y0 = llvm.load %b : !llvm.ptr -> f64
  %z0 = llvm.fadd %x0, %y0 : f64
  %c9 = llvm.getelementptr %c[9] : (!llvm.ptr) -> !llvm.ptr, f64
  llvm.store %z0, %c9 : f64, !llvm.ptr
  %x1 = llvm.load %a1 : !llvm.ptr -> f64
  %y1 = llvm.load %b1 : !llvm.ptr -> f64
  %z1 = llvm.fadd %x1, %y1 : f64
  %is0 = llvm.fcmp "ogt" %z0, %y0 : f64
  %is1 = llvm.fcmp "ogt" %z1, %y1 : f64
  %m0 = llvm.select %is0, %z0, %y0 : i1, f64
  %m1 = llvm.select %is1, %z1, %y1 : i1, f64
  llvm.store %m0, %c : f64, !llvm.ptr
  llvm.store %m1, %c1 : f64, !llvm.ptr
  llvm.return
}
// output:
// module {
//   llvm.func @larger(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: !llvm.ptr {llvm.noalias}) {
//     %0 = llvm.load %arg0 : !llvm.ptr -> f64
//     %1 = llvm.load %arg1 : !llvm.ptr -> f64
//     %2 = llvm.fadd %0, %1 : f64
//     %3 = llvm.getelementptr %arg2[9] : (!llvm.ptr) -> !llvm.ptr, f64
//     llvm.store %2, %3 : f64, !llvm.ptr
//     %4 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> vector<2xf64>
//     %5 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> vector<2xf64>
//     %6 = llvm.fadd %4, %5 : vector<2xf64>
//     %7 = llvm.fcmp "ogt" %6, %5 : vector<2xf64>
//     %8 = llvm.select %7, %6, %5 : vector<2xi1>, vector<2xf64>
//     llvm.store %8, %arg2 {alignment = 8 : i64} : vector<2xf64>, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// args: --passes=slp
// A reduction of four differences in another order, and of another value. The sums lose `nsw`.
llvm.func @sum(%a: !llvm.ptr, %start: i32) -> i32 {
  %seven = llvm.mlir.constant(7 : i32) : i32
  %a1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %a2 = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %a3 = llvm.getelementptr %a[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %x0 = llvm.load %a : !llvm.ptr -> i32
  %x1 = llvm.load %a1 : !llvm.ptr -> i32
  %x2 = llvm.load %a2 : !llvm.ptr -> i32
  %x3 = llvm.load %a3 : !llvm.ptr -> i32
  %w0 = llvm.sub %seven, %x0 : i32
  %w1 = llvm.sub %seven, %x1 : i32
  %w2 = llvm.sub %seven, %x2 : i32
  %w3 = llvm.sub %seven, %x3 : i32
  %s1 = llvm.add %w2, %w0 overflow<nsw> : i32
  %s2 = llvm.add %w1, %start overflow<nsw> : i32
  %s3 = llvm.add %s2, %w3 overflow<nsw> : i32
  %s4 = llvm.add %s1, %s3 overflow<nsw> : i32
  llvm.return %s4 : i32
}
// output:
// module {
//   llvm.func @sum(%arg0: !llvm.ptr, %arg1: i32) -> i32 {
//     %0 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> vector<4xi32>
//     %1 = llvm.mlir.constant(dense<7> : vector<4xi32>) : vector<4xi32>
//     %2 = llvm.sub %1, %0 : vector<4xi32>
//     %3 = "llvm.intr.vector.reduce.add"(%2) : (vector<4xi32>) -> i32
//     %4 = llvm.add %3, %arg1 : i32
//     llvm.return %4 : i32
//   }
// }
// -----
// args: --passes=slp
// Float reductions need `reassoc` on all operations.
llvm.func @floats(%a: !llvm.ptr) -> f32 {
  %a1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, f32
  %a2 = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, f32
  %a3 = llvm.getelementptr %a[3] : (!llvm.ptr) -> !llvm.ptr, f32
  %x0 = llvm.load %a : !llvm.ptr -> f32
  %x1 = llvm.load %a1 : !llvm.ptr -> f32
  %x2 = llvm.load %a2 : !llvm.ptr -> f32
  %x3 = llvm.load %a3 : !llvm.ptr -> f32
  %y0 = llvm.fdiv %x0, %x0 : f32
  %y1 = llvm.fdiv %x1, %x1 : f32
  %y2 = llvm.fdiv %x2, %x2 : f32
  %y3 = llvm.fdiv %x3, %x3 : f32
  %s1 = llvm.fadd %y0, %y1 {fastmathFlags = #llvm.fastmath<reassoc, nsz>} : f32
  %s2 = llvm.fadd %s1, %y2 {fastmathFlags = #llvm.fastmath<reassoc>} : f32
  %s3 = llvm.fadd %s2, %y3 {fastmathFlags = #llvm.fastmath<reassoc>} : f32
  %t1 = llvm.fadd %y0, %y1 : f32
  %t2 = llvm.fadd %t1, %y2 {fastmathFlags = #llvm.fastmath<reassoc>} : f32
  %t3 = llvm.fadd %t2, %y3 {fastmathFlags = #llvm.fastmath<reassoc>} : f32
  %r = llvm.fmul %s3, %t3 : f32
  llvm.return %r : f32
}
// output:
// module {
//   llvm.func @floats(%arg0: !llvm.ptr) -> f32 {
//     %0 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %1 = llvm.fdiv %0, %0 : vector<4xf32>
//     %2 = llvm.mlir.constant(3 : i64) : i64
//     %3 = llvm.extractelement %1[%2 : i64] : vector<4xf32>
//     %4 = llvm.mlir.constant(2 : i64) : i64
//     %5 = llvm.extractelement %1[%4 : i64] : vector<4xf32>
//     %6 = llvm.mlir.constant(1 : i64) : i64
//     %7 = llvm.extractelement %1[%6 : i64] : vector<4xf32>
//     %8 = llvm.mlir.constant(0 : i64) : i64
//     %9 = llvm.extractelement %1[%8 : i64] : vector<4xf32>
//     %10 = llvm.mlir.constant(-0.000000e+00 : f32) : f32
//     %11 = "llvm.intr.vector.reduce.fadd"(%10, %1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
//     %12 = llvm.fadd %9, %7 : f32
//     %13 = llvm.fadd %12, %5 {fastmathFlags = #llvm.fastmath<reassoc>} : f32
//     %14 = llvm.fadd %13, %3 {fastmathFlags = #llvm.fastmath<reassoc>} : f32
//     %15 = llvm.fmul %11, %14 : f32
//     llvm.return %15 : f32
//   }
// }
