// args: --passes=combine
// Operations on extended floats whose results are truncated, and comparisons of them.
llvm.func @product(%a: f32, %b: f32) -> f32 {
  %x = llvm.fpext %a : f32 to f64
  %y = llvm.fpext %b : f32 to f64
  %r = llvm.fmul %x, %y : f64
  %s = llvm.fptrunc %r : f64 to f32
  llvm.return %s : f32
}
llvm.func @of_vectors(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %x = llvm.fpext %a : vector<4xf32> to vector<4xf64>
  %y = llvm.fpext %b : vector<4xf32> to vector<4xf64>
  %r = llvm.fsub %x, %y : vector<4xf64>
  %s = llvm.fptrunc %r : vector<4xf64> to vector<4xf32>
  llvm.return %s : vector<4xf32>
}
// The product is rounded once, to the wider format, because it has another use.
llvm.func @used_twice(%a: f32, %p: !llvm.ptr) -> f32 {
  %x = llvm.fpext %a : f32 to f64
  %c = llvm.mlir.constant(2.5 : f64) : f64
  %r = llvm.fmul %x, %c : f64
  llvm.store %r, %p : f64, !llvm.ptr
  %s = llvm.fptrunc %r : f64 to f32
  llvm.return %s : f32
}
// `f32` does not have the constant.
llvm.func @tenth(%a: f32) -> f32 {
  %x = llvm.fpext %a : f32 to f64
  %c = llvm.mlir.constant(0.1 : f64) : f64
  %r = llvm.fmul %x, %c : f64
  %s = llvm.fptrunc %r : f64 to f32
  llvm.return %s : f32
}
// The operands have two types.
llvm.func @mixed(%a: f16, %b: f32) -> f32 {
  %x = llvm.fpext %a : f16 to f64
  %y = llvm.fpext %b : f32 to f64
  %r = llvm.fadd %x, %y : f64
  %s = llvm.fptrunc %r : f64 to f32
  llvm.return %s : f32
}
llvm.func @above_half(%a: f32) -> i1 {
  %x = llvm.fpext %a : f32 to f64
  %c = llvm.mlir.constant(0.5 : f64) : f64
  %r = llvm.fcmp "ugt" %x, %c : f64
  llvm.return %r : i1
}
// A number of `f32` that is at most the constant is below the next one.
llvm.func @at_most_tenth(%a: f32) -> i1 {
  %x = llvm.fpext %a : f32 to f64
  %c = llvm.mlir.constant(0.1 : f64) : f64
  %r = llvm.fcmp "ole" %x, %c : f64
  llvm.return %r : i1
}
llvm.func @is_tenth(%a: f32) -> i1 {
  %x = llvm.fpext %a : f32 to f64
  %c = llvm.mlir.constant(0.1 : f64) : f64
  %r = llvm.fcmp "oeq" %x, %c : f64
  llvm.return %r : i1
}
// output:
// module {
//   llvm.func @product(%arg0: f32, %arg1: f32) -> f32 {
//     %0 = llvm.fmul %arg0, %arg1 : f32
//     llvm.return %0 : f32
//   }
//   llvm.func @of_vectors(%arg0: vector<4xf32>, %arg1: vector<4xf32>) -> vector<4xf32> {
//     %0 = llvm.fsub %arg0, %arg1 : vector<4xf32>
//     llvm.return %0 : vector<4xf32>
//   }
//   llvm.func @used_twice(%arg0: f32, %arg1: !llvm.ptr) -> f32 {
//     ... 6 lines
//   }
//   llvm.func @tenth(%arg0: f32) -> f32 {
//     ... 5 lines
//   }
//   llvm.func @mixed(%arg0: f16, %arg1: f32) -> f32 {
//     ... 5 lines
//   }
//   llvm.func @above_half(%arg0: f32) -> i1 {
//     %0 = llvm.mlir.constant(5.000000e-01 : f32) : f32
//     %1 = llvm.fcmp "ugt" %arg0, %0 : f32
//     llvm.return %1 : i1
//   }
//   llvm.func @at_most_tenth(%arg0: f32) -> i1 {
//     %0 = llvm.mlir.constant(1.000000e-01 : f32) : f32
//     %1 = llvm.fcmp "olt" %arg0, %0 : f32
//     llvm.return %1 : i1
//   }
//   llvm.func @is_tenth(%arg0: f32) -> i1 {
//     ... 4 lines
//   }
// }
