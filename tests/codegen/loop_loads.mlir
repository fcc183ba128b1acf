// A load in a loop that writes no memory may be next to its user, if its address changes in each iteration.
llvm.func @sum(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64) -> f32 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %none = llvm.mlir.constant(0.0 : f32) : f32
  llvm.br ^bb1(%zero, %none : i64, f32)
^bb1(%i: i64, %s: f32):
  %a = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %x = llvm.load %a : !llvm.ptr -> f32
  %y = llvm.load %q : !llvm.ptr -> f32
  %xy = llvm.fmul %x, %y : f32
  %t = llvm.fadd %s, %xy : f32
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^bb1(%next, %t : i64, f32), ^bb2
^bb2:
  llvm.return %t : f32
}
// output:
// ; @sum
// function u0:0(i64, i64, i64) -> f32 system_v {
//     region0 = 0 "memory"
//
// block0(v0: i64, v1: i64, v2: i64):
//     v3 = iconst.i64 0
//     v4 = iconst.i64 1
//     v5 = f32const 0.0
//     jump block1(v3, v5)  ; v3 = 0, v5 = 0.0
//
// block1(v6: i64, v7: f32):
//     v8 = iconst.i32 2
//     v9 = ishl v6, v8  ; v8 = 2
//     v10 = iadd.i64 v0, v9
//     v11 = load.f32 notrap readonly can_move v10
//     v12 = load.f32 notrap region0 v1
//     v13 = fmul v11, v12
//     v14 = fadd v7, v13
//     v15 = iadd v6, v4  ; v4 = 1
//     v16 = icmp slt v15, v2
//     brif v16, block1(v15, v14), block2
//
// block2:
//     return v14
// }
//
// -----
// The loop writes memory.
llvm.func @double(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^bb1(%zero : i64)
^bb1(%i: i64):
  %a = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f80
  %x = llvm.load %a : !llvm.ptr -> i32
  %b = llvm.getelementptr %q[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f80
  llvm.store %x, %b : i32, !llvm.ptr
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^bb1(%next : i64), ^bb2
^bb2:
  llvm.return
}
// output:
// ; @double
// function u0:0(i64, i64, i64) system_v {
//     region0 = 0 "memory"
//
// block0(v0: i64, v1: i64, v2: i64):
//     v3 = iconst.i64 0
//     v4 = iconst.i64 1
//     jump block1(v3)  ; v3 = 0
//
// block1(v5: i64):
//     v6 = iconst.i32 4
//     v7 = ishl v5, v6  ; v6 = 4
//     v8 = iadd.i64 v0, v7
//     v9 = load.i32 notrap region0 v8
//     v10 = iconst.i32 4
//     v11 = ishl v5, v10  ; v10 = 4
//     v12 = iadd.i64 v1, v11
//     store notrap region0 v9, v12
//     v13 = iadd v5, v4  ; v4 = 1
//     v14 = icmp slt v13, v2
//     brif v14, block1(v13), block2
//
// block2:
//     return
// }
//
// -----
// The value of the last iteration is used after the loop.
llvm.func @search(%p: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %none = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^bb1(%zero : i64)
^bb1(%i: i64):
  %a = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %a : !llvm.ptr -> i32
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "sgt" %x, %none : i32
  llvm.cond_br %more, ^bb1(%next : i64), ^bb2
^bb2:
  llvm.return %x : i32
}
// output:
// ; @search
// function u0:0(i64) -> i32 system_v {
//     region0 = 0 "memory"
//
// block0(v0: i64):
//     v1 = iconst.i64 0
//     v2 = iconst.i64 1
//     v3 = iconst.i32 0
//     jump block1(v1)  ; v1 = 0
//
// block1(v4: i64):
//     v5 = iconst.i32 2
//     v6 = ishl v4, v5  ; v5 = 2
//     v7 = iadd.i64 v0, v6
//     v8 = load.i32 notrap region0 v7
//     v9 = iadd v4, v2  ; v2 = 1
//     v10 = icmp sgt v8, v3  ; v3 = 0
//     brif v10, block1(v9), block2
//
// block2:
//     return v8
// }
//
// -----
// A value for the code after the loop depends on the load: Cranelift would compute both there, after the store.
llvm.func @last(%p: !llvm.ptr, %n: i64) -> i32 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^bb1(%zero : i64)
^bb1(%i: i64):
  %a = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %a : !llvm.ptr -> i32
  %square = llvm.mul %x, %x : i32
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^bb1(%next : i64), ^bb2(%square : i32)
^bb2(%last: i32):
  llvm.store %one, %p : i64, !llvm.ptr
  llvm.return %last : i32
}
// output:
// ; @last
// function u0:0(i64, i64) -> i32 system_v {
//     region0 = 0 "memory"
//
// block0(v0: i64, v1: i64):
//     v2 = iconst.i64 0
//     v3 = iconst.i64 1
//     jump block1(v2)  ; v2 = 0
//
// block1(v4: i64):
//     v5 = iconst.i32 2
//     v6 = ishl v4, v5  ; v5 = 2
//     v7 = iadd.i64 v0, v6
//     v8 = load.i32 notrap region0 v7
//     v9 = imul v8, v8
//     v10 = iadd v4, v3  ; v3 = 1
//     v11 = icmp slt v10, v1
//     brif v11, block1(v10), block2(v9)
//
// block2(v12: i32):
//     store.i64 notrap region0 v3, v0  ; v3 = 1
//     return v12
// }
//
