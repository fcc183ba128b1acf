module {
  llvm.mlir.global private constant @table(dense<[3, -1, 4, -1, 5]> : tensor<5xi16>) : !llvm.array<5 x i16>
  llvm.func @number(%arg0: i32) -> i64 {
    %0 = llvm.mlir.constant(0 : i64) : i64
    llvm.switch %arg0 : i32, ^bb8 [
      0: ^bb7,
      1: ^bb6,
      2: ^bb5,
      3: ^bb4,
      4: ^bb3,
      5: ^bb2,
      6: ^bb1
    ]
  ^bb1:
    %1 = llvm.mlir.constant(2052 : i64) : i64
    llvm.return %1 : i64
  ^bb2:
    %2 = llvm.mlir.constant(10 : i64) : i64
    llvm.return %2 : i64
  ^bb3:
    %3 = llvm.mlir.constant(65535 : i64) : i64
    llvm.return %3 : i64
  ^bb4:
    %4 = llvm.mlir.constant(-2 : i64) : i64
    llvm.return %4 : i64
  ^bb5:
    %5 = llvm.mlir.constant(16777218 : i64) : i64
    llvm.return %5 : i64
  ^bb6:
    %6 = llvm.mlir.constant(-2 : i64) : i64
    llvm.return %6 : i64
  ^bb7:
    %7 = llvm.mlir.constant(38975 : i64) : i64
    llvm.return %7 : i64
  ^bb8:
    llvm.return %0 : i64
  }
}
