// Functions that keep values in registers while they call, and one whose results go through thunks.
llvm.func @callback(i64, f64) -> f64
llvm.func @through(%a: i64, %b: i64, %x: f64, %y: f64) -> f64 {
  %s = llvm.mul %a, %b : i64
  %p = llvm.fmul %x, %y : f64
  %0 = llvm.call @callback(%a, %x) : (i64, f64) -> f64
  %1 = llvm.call @callback(%s, %p) : (i64, f64) -> f64
  %2 = llvm.call @callback(%b, %y) : (i64, f64) -> f64
  %3 = llvm.fadd %0, %1 : f64
  %4 = llvm.fadd %3, %2 : f64
  %5 = llvm.fadd %4, %p : f64
  %6 = llvm.sitofp %s : i64 to f64
  %7 = llvm.fadd %5, %6 : f64
  %8 = llvm.fmul %7, %y : f64
  %9 = llvm.fmul %8, %x : f64
  llvm.return %9 : f64
}
llvm.func @three(%a: i64, %b: f64) -> !llvm.struct<(i64, i64, i64, f64, f64)> {
  %u = llvm.mlir.poison : !llvm.struct<(i64, i64, i64, f64, f64)>
  %c = llvm.call @callback(%a, %b) : (i64, f64) -> f64
  %4 = llvm.insertvalue %c, %u[4] : !llvm.struct<(i64, i64, i64, f64, f64)>
  llvm.return %4 : !llvm.struct<(i64, i64, i64, f64, f64)>
}
llvm.func @use(%a: i64, %n: i64, %b: f64, %x: f64) -> f64 {
  %0 = llvm.call @three(%a, %b) : (i64, f64) -> !llvm.struct<(i64, i64, i64, f64, f64)>
  %1 = llvm.extractvalue %0[4] : !llvm.struct<(i64, i64, i64, f64, f64)>
  llvm.return %1 : f64
}
