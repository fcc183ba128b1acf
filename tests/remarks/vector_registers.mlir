// args: --target=s390x-unknown-linux-gnu --remarks=vectorize
llvm.func @saxpy(%n: i64, %a: f64, %x: !llvm.ptr {llvm.noalias}, %y: !llvm.ptr {llvm.noalias}) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %q = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %v = llvm.load %p : !llvm.ptr -> f64
  %w = llvm.load %q : !llvm.ptr -> f64
  %m = llvm.fmul %v, %a : f64
  %s = llvm.fadd %m, %w : f64
  llvm.store %s, %q : f64, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// test.mlir:8:3: remark: vectorized loop (vectorization width: 2, interleaved count: 4) [vectorize]
//   llvm.cond_br %cond, ^body, ^exit
//   ^
// -----
// args: --target=riscv64-unknown-linux-gnu --remarks=vectorize
// No vector registers.
llvm.func @saxpy(%n: i64, %a: f64, %x: !llvm.ptr {llvm.noalias}, %y: !llvm.ptr {llvm.noalias}) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %q = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %v = llvm.load %p : !llvm.ptr -> f64
  %w = llvm.load %q : !llvm.ptr -> f64
  %m = llvm.fmul %v, %a : f64
  %s = llvm.fadd %m, %w : f64
  llvm.store %s, %q : f64, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
