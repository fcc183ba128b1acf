// A program: it prints its arguments, and returns their number.
llvm.func @puts(!llvm.ptr) -> i32
llvm.func @main(%count: i32, %list: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^test(%one : i32)
^test(%i: i32):
  %more = llvm.icmp "slt" %i, %count : i32
  llvm.cond_br %more, ^print, ^done
^print:
  %p = llvm.getelementptr %list[%i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
  %s = llvm.load %p : !llvm.ptr -> !llvm.ptr
  %ignored = llvm.call @puts(%s) : (!llvm.ptr) -> i32
  %next = llvm.add %i, %one : i32
  llvm.br ^test(%next : i32)
^done:
  llvm.return %count : i32
}
