// args: --remarks=vectorize,unroll,unroll-runtime,loop-unrotate
// The metadata disables each transformation by itself: only the last loop of these is vectorized, and none is unrolled.
llvm.func @annotated(%n: i64, %x: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c4 = llvm.mlir.constant(4 : i64) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^remainder(%c0 : i64)
^remainder(%a: i64):
  %p0 = llvm.getelementptr %x[%a] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v0 = llvm.load %p0 : !llvm.ptr -> i32
  %s0 = llvm.add %v0, %v0 : i32
  llvm.store %s0, %p0 : i32, !llvm.ptr
  %a1 = llvm.add %a, %c1 : i64
  %end0 = llvm.icmp "eq" %a1, %n : i64
  llvm.cond_br %end0, ^next(%c0 : i64), ^remainder(%a1 : i64) {loop_annotation = #llvm.loop_annotation<unroll = <runtimeDisable = true>, mustProgress = true, isVectorized = true>}
^next(%b: i64):
  %more1 = llvm.icmp "ult" %b, %n : i64
  llvm.cond_br %more1, ^scalar, ^short(%c0 : i64)
^scalar:
  %p1 = llvm.getelementptr %x[%b] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v1 = llvm.load %p1 : !llvm.ptr -> i32
  %s1 = llvm.mul %v1, %v1 : i32
  llvm.store %s1, %p1 : i32, !llvm.ptr
  %b1 = llvm.add %b, %c1 : i64
  llvm.br ^next(%b1 : i64) {loop_annotation = #llvm.loop_annotation<vectorize = <disable = true>, unroll = <disable = true>>}
^short(%c: i64):
  %more2 = llvm.icmp "ult" %c, %c4 : i64
  llvm.cond_br %more2, ^kept, ^last(%c0 : i64)
^kept:
  %p2 = llvm.getelementptr %x[%c] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store volatile %zero, %p2 : i32, !llvm.ptr
  %d1 = llvm.add %c, %c1 : i64
  llvm.br ^short(%d1 : i64) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>}
^last(%d: i64):
  %more3 = llvm.icmp "ult" %d, %n : i64
  llvm.cond_br %more3, ^vector, ^exit
^vector:
  %p3 = llvm.getelementptr %x[%d] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v3 = llvm.load %p3 : !llvm.ptr -> i32
  %s3 = llvm.add %v3, %v3 : i32
  llvm.store %s3, %p3 : i32, !llvm.ptr
  %e1 = llvm.add %d, %c1 : i64
  llvm.br ^last(%e1 : i64) {loop_annotation = #llvm.loop_annotation<vectorize = <disable = false>, unroll = <disable = true>>}
^exit:
  llvm.return
}
// output:
// test.mlir:29:3: remark: loop not vectorized: volatile or atomic memory access [vectorize]
//   llvm.cond_br %more2, ^kept, ^last(%c0 : i64)
//   ^
// test.mlir:32:3: note: this 'llvm.store' op
//   llvm.store volatile %zero, %p2 : i32, !llvm.ptr
//   ^
// test.mlir:37:3: remark: vectorized loop (vectorization width: 4, interleaved count: 4) [vectorize]
//   llvm.cond_br %more3, ^vector, ^exit
//   ^
// -----
// args: --remarks=vectorize,unroll-runtime
// The mask bounds the trip count: 7 is less than the lanes of a register.
llvm.func @few(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr {llvm.noalias}) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c7 = llvm.mlir.constant(7 : i64) : i64
  %m = llvm.and %n, %c7 : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %more = llvm.icmp "ult" %i, %m : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v = llvm.load %p : !llvm.ptr -> i8
  %q = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %v, %q : i8, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// test.mlir:11:3: remark: loop not vectorized: the trip count of 7 is less than the vectorization factor [vectorize]
//   llvm.cond_br %more, ^body, ^exit
//   ^
