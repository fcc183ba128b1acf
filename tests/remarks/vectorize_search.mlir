// args: --remarks=vectorize,vectorize-search
// One remark, of the pass that vectorizes the loop.
llvm.func @length(%s: !llvm.ptr) -> !llvm.ptr {
  %c0 = llvm.mlir.constant(0 : i8) : i8
  llvm.br ^loop(%s : !llvm.ptr)
^loop(%p: !llvm.ptr):
  %c = llvm.load %p : !llvm.ptr -> i8
  %next = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %ends = llvm.icmp "eq" %c, %c0 : i8
  llvm.cond_br %ends, ^exit, ^loop(%next : !llvm.ptr)
^exit:
  llvm.return %p : !llvm.ptr
}
// output:
// test.mlir:10:3: remark: vectorized loop with early exits (vectorization width: 64) [vectorize-search]
//   llvm.cond_br %ends, ^exit, ^loop(%next : !llvm.ptr)
//   ^
// -----
// args: --remarks=vectorize,vectorize-search
// A store in the search loop.
llvm.func @copies(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i8) : i8
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "ult" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %e = llvm.load %p : !llvm.ptr -> i8
  %q = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %e, %q : i8, !llvm.ptr
  %ends = llvm.icmp "eq" %e, %zero : i8
  %next = llvm.add %i, %c1 : i64
  llvm.cond_br %ends, ^exit, ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
// output:
// test.mlir:10:3: remark: loop not vectorized: store in the loop [vectorize-search]
//   llvm.cond_br %cond, ^body, ^exit
//   ^
// test.mlir:15:3: note: this 'llvm.store' op
//   llvm.store %e, %q : i8, !llvm.ptr
//   ^
// -----
// args: --remarks=vectorize,vectorize-search
llvm.func @sums(%n: i64, %x: !llvm.ptr) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0, %c0 : i64, i64)
^header(%i: i64, %sum: i64):
  %cond = llvm.icmp "ult" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %e = llvm.load %p : !llvm.ptr -> i64
  %ends = llvm.icmp "eq" %e, %c0 : i64
  %next = llvm.add %i, %c1 : i64
  %more = llvm.add %sum, %e : i64
  llvm.cond_br %ends, ^exit, ^header(%next, %more : i64, i64)
^exit:
  llvm.return %sum : i64
}
// output:
// test.mlir:8:3: remark: loop not vectorized: loop-carried value could not be identified as an induction, reduction or recurrence [vectorize-search]
//   llvm.cond_br %cond, ^body, ^exit
//   ^
// -----
// args: --remarks=vectorize,vectorize-search
// A step of two, and a volatile load.
llvm.func @others(%x: !llvm.ptr, %y: !llvm.ptr) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c2 = llvm.mlir.constant(2 : i64) : i64
  llvm.br ^second(%c0 : i64)
^second(%i: i64):
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %e = llvm.load %p : !llvm.ptr -> i64
  %ends = llvm.icmp "eq" %e, %c0 : i64
  %next = llvm.add %i, %c2 : i64
  llvm.cond_br %ends, ^third(%c0 : i64), ^second(%next : i64)
^third(%j: i64):
  %q = llvm.getelementptr %y[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %a = llvm.load volatile %q : !llvm.ptr -> i64
  %is_end = llvm.icmp "eq" %a, %c0 : i64
  %later = llvm.add %j, %c1 : i64
  llvm.cond_br %is_end, ^exit, ^third(%later : i64)
^exit:
  %r = llvm.add %i, %j : i64
  llvm.return %r : i64
}
// output:
// test.mlir:13:3: remark: loop not vectorized: 'llvm.load' op has no vector form [vectorize-search]
//   llvm.cond_br %ends, ^third(%c0 : i64), ^second(%next : i64)
//   ^
// test.mlir:10:8: note: this 'llvm.load' op
//   %e = llvm.load %p : !llvm.ptr -> i64
//        ^
// test.mlir:13:3: remark: loop not vectorized: the exit test is in the latch, not in the header [vectorize]
//   llvm.cond_br %ends, ^third(%c0 : i64), ^second(%next : i64)
//   ^
// test.mlir:19:3: remark: loop not vectorized: the exit test is in the latch, not in the header [vectorize]
//   llvm.cond_br %is_end, ^exit, ^third(%later : i64)
//   ^
// test.mlir:19:3: remark: loop not vectorized: volatile or atomic memory access [vectorize-search]
//   llvm.cond_br %is_end, ^exit, ^third(%later : i64)
//   ^
// test.mlir:16:8: note: this 'llvm.load' op
//   %a = llvm.load volatile %q : !llvm.ptr -> i64
//        ^
// -----
// args: --remarks=vectorize,vectorize-search
llvm.func @few(%x: !llvm.ptr, %v: i32) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %n = llvm.mlir.constant(15 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "ult" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %e = llvm.load %p : !llvm.ptr -> i32
  %is_it = llvm.icmp "eq" %e, %v : i32
  %next = llvm.add %i, %c1 : i64
  llvm.cond_br %is_it, ^exit, ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
// output:
// test.mlir:9:3: remark: loop not vectorized: the trip count of 15 is less than the vectorization factor [vectorize-search]
//   llvm.cond_br %cond, ^body, ^exit
//   ^
// -----
// args: --remarks=vectorize-search
// A match is extended backwards.
llvm.func @extend(%a: !llvm.ptr, %b: !llvm.ptr, %low: !llvm.ptr) -> !llvm.ptr {
  llvm.br ^header(%a, %b : !llvm.ptr, !llvm.ptr)
^header(%p: !llvm.ptr, %q: !llvm.ptr):
  %more = llvm.icmp "ugt" %p, %low : !llvm.ptr
  llvm.cond_br %more, ^body, ^exit
^body:
  %p1 = llvm.getelementptr inbounds %p[-1] : (!llvm.ptr) -> !llvm.ptr, i8
  %q1 = llvm.getelementptr inbounds %q[-1] : (!llvm.ptr) -> !llvm.ptr, i8
  %x = llvm.load %p1 : !llvm.ptr -> i8
  %y = llvm.load %q1 : !llvm.ptr -> i8
  %same = llvm.icmp "eq" %x, %y : i8
  llvm.cond_br %same, ^header(%p1, %q1 : !llvm.ptr, !llvm.ptr), ^exit
^exit:
  llvm.return %p : !llvm.ptr
}
// output:
// test.mlir:7:3: remark: loop not vectorized: sequences that are compared backwards usually differ soon [vectorize-search]
//   llvm.cond_br %more, ^body, ^exit
//   ^
