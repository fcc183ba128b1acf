// args: --passes=stack-coloring
// The lifetimes follow each other: the larger variable stays, with the larger alignment.
llvm.func @use(!llvm.ptr)
llvm.func @sequence() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.alloca %one x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %b = llvm.alloca %one x !llvm.array<32 x i8> {alignment = 1 : i64} : (i64) -> !llvm.ptr
  llvm.intr.lifetime.start %a : !llvm.ptr
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  llvm.intr.lifetime.end %a : !llvm.ptr
  llvm.intr.lifetime.start %b : !llvm.ptr
  llvm.call @use(%b) : (!llvm.ptr) -> ()
  llvm.intr.lifetime.end %b : !llvm.ptr
  llvm.return
}
// The variables of two arms share memory, the one that lives in both does not.
llvm.func @arms(%c: i1) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.alloca %one x i64 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %b = llvm.alloca %one x i64 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %both = llvm.alloca %one x i64 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  llvm.intr.lifetime.start %both : !llvm.ptr
  llvm.call @use(%both) : (!llvm.ptr) -> ()
  llvm.cond_br %c, ^left, ^right
^left:
  llvm.intr.lifetime.start %a : !llvm.ptr
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  llvm.intr.lifetime.end %a : !llvm.ptr
  llvm.br ^end
^right:
  llvm.intr.lifetime.start %b : !llvm.ptr
  llvm.call @use(%b) : (!llvm.ptr) -> ()
  llvm.intr.lifetime.end %b : !llvm.ptr
  llvm.br ^end
^end:
  llvm.call @use(%both) : (!llvm.ptr) -> ()
  llvm.intr.lifetime.end %both : !llvm.ptr
  llvm.return
}
// A variable that is stored to before its lifetime, one without markers, and one whose lifetime ends on one path only share
// no memory with others.
llvm.func @limits(%c: i1, %x: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %early = llvm.alloca %one x i64 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %unmarked = llvm.alloca %one x i64 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %open = llvm.alloca %one x i64 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %last = llvm.alloca %one x i64 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  llvm.store %x, %early : i64, !llvm.ptr
  llvm.intr.lifetime.start %open : !llvm.ptr
  llvm.call @use(%open) : (!llvm.ptr) -> ()
  llvm.cond_br %c, ^ends, ^join
^ends:
  llvm.intr.lifetime.end %open : !llvm.ptr
  llvm.br ^join
^join:
  llvm.intr.lifetime.start %early : !llvm.ptr
  llvm.call @use(%early) : (!llvm.ptr) -> ()
  llvm.call @use(%unmarked) : (!llvm.ptr) -> ()
  llvm.intr.lifetime.end %early : !llvm.ptr
  llvm.intr.lifetime.start %last : !llvm.ptr
  llvm.call @use(%last) : (!llvm.ptr) -> ()
  llvm.intr.lifetime.end %last : !llvm.ptr
  llvm.return %x : i64
}
// An access through an argument of a block is one of both variables.
llvm.func @joined(%c: i1) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.alloca %one x i64 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %b = llvm.alloca %one x i64 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  llvm.intr.lifetime.start %a : !llvm.ptr
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  llvm.intr.lifetime.end %a : !llvm.ptr
  llvm.intr.lifetime.start %b : !llvm.ptr
  llvm.call @use(%b) : (!llvm.ptr) -> ()
  llvm.cond_br %c, ^join(%a : !llvm.ptr), ^join(%b : !llvm.ptr)
^join(%p: !llvm.ptr):
  %v = llvm.load %p : !llvm.ptr -> i64
  llvm.intr.lifetime.end %b : !llvm.ptr
  llvm.return %v : i64
}
// output:
// module {
//   llvm.func @use(!llvm.ptr)
//   llvm.func @sequence() {
//     %0 = llvm.mlir.constant(1 : i64) : i64
//     %1 = llvm.alloca %0 x !llvm.array<32 x i8> {alignment = 16 : i64} : (i64) -> !llvm.ptr
//     llvm.call @use(%1) : (!llvm.ptr) -> ()
//     llvm.call @use(%1) : (!llvm.ptr) -> ()
//     llvm.return
//   }
//   llvm.func @arms(%arg0: i1) {
//     %0 = llvm.mlir.constant(1 : i64) : i64
//     %1 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i64) -> !llvm.ptr
//     %2 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i64) -> !llvm.ptr
//     llvm.intr.lifetime.start %2 : !llvm.ptr
//     llvm.call @use(%2) : (!llvm.ptr) -> ()
//     llvm.cond_br %arg0, ^bb2, ^bb1
//   ^bb1:
//     llvm.call @use(%1) : (!llvm.ptr) -> ()
//     llvm.br ^bb3
//   ^bb2:
//     llvm.call @use(%1) : (!llvm.ptr) -> ()
//     llvm.br ^bb3
//   ^bb3:
//     llvm.call @use(%2) : (!llvm.ptr) -> ()
//     llvm.intr.lifetime.end %2 : !llvm.ptr
//     llvm.return
//   }
//   llvm.func @limits(%arg0: i1, %arg1: i64) -> i64 {
//     ... 21 lines
//   }
//   llvm.func @joined(%arg0: i1) -> i64 {
//     ... 13 lines
//   }
// }
