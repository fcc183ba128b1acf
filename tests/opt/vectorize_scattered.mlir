// args: --passes=vectorize
// Stores at indices are lane by lane, in order, without an instruction for them: later lanes overwrite earlier ones.
llvm.func @scattered(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %w = llvm.fmul %v, %v : f32
  %q = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %q : !llvm.ptr -> i32
  %k = llvm.sext %x : i32 to i64
  %r = llvm.getelementptr %a[%k] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %w, %r : f32, !llvm.ptr
  %next = llvm.add %i, %1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @scattered(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: !llvm.ptr {llvm.noalias}, %arg3: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(4 : i64) : i64
//     %3 = llvm.icmp "sge" %arg3, %2 : i64
//     llvm.cond_br %3, ^bb1(%0 : i64), ^bb4(%0 : i64)
//   ^bb1(%4: i64):
//     %5 = llvm.mlir.constant(3 : i64) : i64
//     %6 = llvm.and %arg3, %5 : i64
//     %7 = llvm.sub %arg3, %6 : i64
//     %8 = llvm.mlir.constant(1 : i64) : i64
//     %9 = llvm.add %4, %7 : i64
//     llvm.br ^bb2(%4 : i64)
//   ^bb2(%10: i64):
//     %11 = llvm.getelementptr %arg1[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %12 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %13 = llvm.getelementptr %arg2[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %14 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
//     %15 = llvm.mlir.constant(1 : i64) : i64
//     %16 = llvm.add %10, %15 : i64
//     %17 = llvm.getelementptr %arg2[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %18 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
//     %19 = llvm.mlir.constant(2 : i64) : i64
//     %20 = llvm.add %10, %19 : i64
//     %21 = llvm.getelementptr %arg2[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %22 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
//     %23 = llvm.mlir.constant(3 : i64) : i64
//     %24 = llvm.add %10, %23 : i64
//     %25 = llvm.getelementptr %arg2[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %26 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
//     %27 = llvm.fmul %12, %12 : vector<4xf32>
//     %28 = llvm.mlir.constant(0 : i64) : i64
//     %29 = llvm.extractelement %27[%28 : i64] : vector<4xf32>
//     %30 = llvm.sext %14 : i32 to i64
//     %31 = llvm.getelementptr %arg0[%30] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %29, %31 {alignment = 4 : i64} : f32, !llvm.ptr
//     %32 = llvm.mlir.constant(1 : i64) : i64
//     %33 = llvm.extractelement %27[%32 : i64] : vector<4xf32>
//     %34 = llvm.sext %18 : i32 to i64
//     %35 = llvm.getelementptr %arg0[%34] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %33, %35 {alignment = 4 : i64} : f32, !llvm.ptr
//     %36 = llvm.mlir.constant(2 : i64) : i64
//     %37 = llvm.extractelement %27[%36 : i64] : vector<4xf32>
//     %38 = llvm.sext %22 : i32 to i64
//     %39 = llvm.getelementptr %arg0[%38] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %37, %39 {alignment = 4 : i64} : f32, !llvm.ptr
//     %40 = llvm.mlir.constant(3 : i64) : i64
//     %41 = llvm.extractelement %27[%40 : i64] : vector<4xf32>
//     %42 = llvm.sext %26 : i32 to i64
//     %43 = llvm.getelementptr %arg0[%42] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %41, %43 {alignment = 4 : i64} : f32, !llvm.ptr
//     %44 = llvm.mlir.constant(4 : i64) : i64
//     %45 = llvm.add %10, %44 : i64
//     %46 = llvm.icmp "slt" %45, %9 : i64
//     llvm.cond_br %46, ^bb2(%45 : i64), ^bb3
//   ^bb3:
//     llvm.br ^bb4(%9 : i64)
//   ^bb4(%47: i64):
//     ... 15 lines
//   }
// }
