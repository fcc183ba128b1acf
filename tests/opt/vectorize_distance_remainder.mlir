// A known remainder runs in the original loop if its repetition would need a stricter check than that of the distance: the
// store may be 64 elements ahead of the load, in the same array.
llvm.func @ahead(%x: !llvm.ptr, %y: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %end = llvm.mlir.constant(1003 : i64) : i64
  llvm.br ^header(%zero : i64)
^header(%i: i64):
  %continues = llvm.icmp "slt" %i, %end : i64
  llvm.cond_br %continues, ^body, ^exit
^body:
  %p = llvm.getelementptr inbounds %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %w = llvm.fadd %v, %v : f32
  %q = llvm.getelementptr inbounds %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %w, %q : f32, !llvm.ptr
  %next = llvm.add %i, %one overflow<nsw> : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @ahead(%arg0: !llvm.ptr, %arg1: !llvm.ptr) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(1003 : i64) : i64
//     %3 = llvm.mlir.constant(-1 : i64) : i64
//     %4 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
//     %5 = llvm.add %3, %4 : i64
//     %6 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
//     %7 = llvm.mlir.constant(-1 : i64) : i64
//     %8 = llvm.mul %6, %7 : i64
//     %9 = llvm.add %5, %8 : i64
//     %10 = llvm.mlir.constant(63 : i64) : i64
//     %11 = llvm.icmp "uge" %9, %10 : i64
//     llvm.cond_br %11, ^bb1, ^bb6(%0 : i64)
//   ^bb1:
//     %12 = llvm.mlir.constant(0 : i64) : i64
//     %13 = llvm.mlir.constant(992 : i64) : i64
//     llvm.br ^bb2(%12 : i64)
//   ^bb2(%14: i64):
//     %15 = llvm.getelementptr inbounds %arg1[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %16 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
//     %17 = llvm.fadd %16, %16 : vector<16xf32>
//     %18 = llvm.getelementptr inbounds %arg0[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %17, %18 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
//     %19 = llvm.mlir.constant(16 : i64) : i64
//     %20 = llvm.add %14, %19 : i64
//     %21 = llvm.icmp "slt" %20, %13 : i64
//     llvm.cond_br %21, ^bb2(%20 : i64), ^bb3
//   ^bb3:
//     %22 = llvm.mlir.constant(992 : i64) : i64
//     %23 = llvm.mlir.constant(1000 : i64) : i64
//     llvm.br ^bb4(%22 : i64)
//   ^bb4(%24: i64):
//     %25 = llvm.getelementptr inbounds %arg1[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %26 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %27 = llvm.fadd %26, %26 : vector<4xf32>
//     %28 = llvm.getelementptr inbounds %arg0[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %27, %28 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %29 = llvm.mlir.constant(4 : i64) : i64
//     %30 = llvm.add %24, %29 : i64
//     %31 = llvm.icmp "slt" %30, %23 : i64
//     llvm.cond_br %31, ^bb4(%30 : i64), ^bb5
//   ^bb5:
//     llvm.br ^bb6(%23 : i64)
//   ^bb6(%32: i64):
//     %33 = llvm.icmp "slt" %32, %2 : i64
//     llvm.cond_br %33, ^bb7, ^bb9
//   ^bb7:
//     llvm.br ^bb8(%32 : i64)
//   ^bb8(%34: i64):
//     %35 = llvm.getelementptr inbounds %arg1[%34] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %36 = llvm.load %35 : !llvm.ptr -> f32
//     %37 = llvm.fadd %36, %36 : f32
//     %38 = llvm.getelementptr inbounds %arg0[%34] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %37, %38 : f32, !llvm.ptr
//     %39 = llvm.add %34, %1 overflow<nsw, nuw> : i64
//     %40 = llvm.icmp "slt" %39, %2 : i64
//     llvm.cond_br %40, ^bb8(%39 : i64), ^bb9
//   ^bb9:
//     llvm.return
//   }
// }
