// Copies and fills of constant lengths, most of which are expanded.

llvm.func @copy1(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(1 : i64) : i64
  "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @move1(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(1 : i32) : i32
  "llvm.intr.memmove"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @fill1(%to: !llvm.ptr, %byte: i8) {
  %n = llvm.mlir.constant(1 : i64) : i64
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @clear1(%to: !llvm.ptr) {
  %n = llvm.mlir.constant(1 : i64) : i64
  %byte = llvm.mlir.constant(-91 : i8) : i8
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @copy2(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(2 : i64) : i64
  "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @move2(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(2 : i32) : i32
  "llvm.intr.memmove"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @fill2(%to: !llvm.ptr, %byte: i8) {
  %n = llvm.mlir.constant(2 : i64) : i64
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @clear2(%to: !llvm.ptr) {
  %n = llvm.mlir.constant(2 : i64) : i64
  %byte = llvm.mlir.constant(-91 : i8) : i8
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @copy3(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(3 : i64) : i64
  "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @move3(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(3 : i32) : i32
  "llvm.intr.memmove"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @fill3(%to: !llvm.ptr, %byte: i8) {
  %n = llvm.mlir.constant(3 : i64) : i64
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @clear3(%to: !llvm.ptr) {
  %n = llvm.mlir.constant(3 : i64) : i64
  %byte = llvm.mlir.constant(-91 : i8) : i8
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @copy4(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @move4(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(4 : i32) : i32
  "llvm.intr.memmove"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @fill4(%to: !llvm.ptr, %byte: i8) {
  %n = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @clear4(%to: !llvm.ptr) {
  %n = llvm.mlir.constant(4 : i64) : i64
  %byte = llvm.mlir.constant(-91 : i8) : i8
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @copy5(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(5 : i64) : i64
  "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @move5(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(5 : i32) : i32
  "llvm.intr.memmove"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @fill5(%to: !llvm.ptr, %byte: i8) {
  %n = llvm.mlir.constant(5 : i64) : i64
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @clear5(%to: !llvm.ptr) {
  %n = llvm.mlir.constant(5 : i64) : i64
  %byte = llvm.mlir.constant(-91 : i8) : i8
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @copy6(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(6 : i64) : i64
  "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @move6(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(6 : i32) : i32
  "llvm.intr.memmove"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @fill6(%to: !llvm.ptr, %byte: i8) {
  %n = llvm.mlir.constant(6 : i64) : i64
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @clear6(%to: !llvm.ptr) {
  %n = llvm.mlir.constant(6 : i64) : i64
  %byte = llvm.mlir.constant(-91 : i8) : i8
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @copy7(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(7 : i64) : i64
  "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @move7(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(7 : i32) : i32
  "llvm.intr.memmove"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @fill7(%to: !llvm.ptr, %byte: i8) {
  %n = llvm.mlir.constant(7 : i64) : i64
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @clear7(%to: !llvm.ptr) {
  %n = llvm.mlir.constant(7 : i64) : i64
  %byte = llvm.mlir.constant(-91 : i8) : i8
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @copy8(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(8 : i64) : i64
  "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @move8(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(8 : i32) : i32
  "llvm.intr.memmove"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @fill8(%to: !llvm.ptr, %byte: i8) {
  %n = llvm.mlir.constant(8 : i64) : i64
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @clear8(%to: !llvm.ptr) {
  %n = llvm.mlir.constant(8 : i64) : i64
  %byte = llvm.mlir.constant(-91 : i8) : i8
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @copy9(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(9 : i64) : i64
  "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @move9(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(9 : i32) : i32
  "llvm.intr.memmove"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @fill9(%to: !llvm.ptr, %byte: i8) {
  %n = llvm.mlir.constant(9 : i64) : i64
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @clear9(%to: !llvm.ptr) {
  %n = llvm.mlir.constant(9 : i64) : i64
  %byte = llvm.mlir.constant(-91 : i8) : i8
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @copy12(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(12 : i64) : i64
  "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @move12(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(12 : i32) : i32
  "llvm.intr.memmove"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @fill12(%to: !llvm.ptr, %byte: i8) {
  %n = llvm.mlir.constant(12 : i64) : i64
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @clear12(%to: !llvm.ptr) {
  %n = llvm.mlir.constant(12 : i64) : i64
  %byte = llvm.mlir.constant(-91 : i8) : i8
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @copy15(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(15 : i64) : i64
  "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @move15(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(15 : i32) : i32
  "llvm.intr.memmove"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @fill15(%to: !llvm.ptr, %byte: i8) {
  %n = llvm.mlir.constant(15 : i64) : i64
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @clear15(%to: !llvm.ptr) {
  %n = llvm.mlir.constant(15 : i64) : i64
  %byte = llvm.mlir.constant(-91 : i8) : i8
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @copy16(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(16 : i64) : i64
  "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @move16(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(16 : i32) : i32
  "llvm.intr.memmove"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @fill16(%to: !llvm.ptr, %byte: i8) {
  %n = llvm.mlir.constant(16 : i64) : i64
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @clear16(%to: !llvm.ptr) {
  %n = llvm.mlir.constant(16 : i64) : i64
  %byte = llvm.mlir.constant(-91 : i8) : i8
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @copy17(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(17 : i64) : i64
  "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @move17(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(17 : i32) : i32
  "llvm.intr.memmove"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @fill17(%to: !llvm.ptr, %byte: i8) {
  %n = llvm.mlir.constant(17 : i64) : i64
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @clear17(%to: !llvm.ptr) {
  %n = llvm.mlir.constant(17 : i64) : i64
  %byte = llvm.mlir.constant(-91 : i8) : i8
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @copy23(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(23 : i64) : i64
  "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @move23(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(23 : i32) : i32
  "llvm.intr.memmove"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @fill23(%to: !llvm.ptr, %byte: i8) {
  %n = llvm.mlir.constant(23 : i64) : i64
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @clear23(%to: !llvm.ptr) {
  %n = llvm.mlir.constant(23 : i64) : i64
  %byte = llvm.mlir.constant(-91 : i8) : i8
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @copy24(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(24 : i64) : i64
  "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @move24(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(24 : i32) : i32
  "llvm.intr.memmove"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @fill24(%to: !llvm.ptr, %byte: i8) {
  %n = llvm.mlir.constant(24 : i64) : i64
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @clear24(%to: !llvm.ptr) {
  %n = llvm.mlir.constant(24 : i64) : i64
  %byte = llvm.mlir.constant(-91 : i8) : i8
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @copy31(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(31 : i64) : i64
  "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @move31(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(31 : i32) : i32
  "llvm.intr.memmove"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @fill31(%to: !llvm.ptr, %byte: i8) {
  %n = llvm.mlir.constant(31 : i64) : i64
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @clear31(%to: !llvm.ptr) {
  %n = llvm.mlir.constant(31 : i64) : i64
  %byte = llvm.mlir.constant(-91 : i8) : i8
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @copy32(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(32 : i64) : i64
  "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @move32(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(32 : i32) : i32
  "llvm.intr.memmove"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @fill32(%to: !llvm.ptr, %byte: i8) {
  %n = llvm.mlir.constant(32 : i64) : i64
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @clear32(%to: !llvm.ptr) {
  %n = llvm.mlir.constant(32 : i64) : i64
  %byte = llvm.mlir.constant(-91 : i8) : i8
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @copy33(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(33 : i64) : i64
  "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @move33(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(33 : i32) : i32
  "llvm.intr.memmove"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @fill33(%to: !llvm.ptr, %byte: i8) {
  %n = llvm.mlir.constant(33 : i64) : i64
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @clear33(%to: !llvm.ptr) {
  %n = llvm.mlir.constant(33 : i64) : i64
  %byte = llvm.mlir.constant(-91 : i8) : i8
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @copy48(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(48 : i64) : i64
  "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @move48(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(48 : i32) : i32
  "llvm.intr.memmove"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @fill48(%to: !llvm.ptr, %byte: i8) {
  %n = llvm.mlir.constant(48 : i64) : i64
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @clear48(%to: !llvm.ptr) {
  %n = llvm.mlir.constant(48 : i64) : i64
  %byte = llvm.mlir.constant(-91 : i8) : i8
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @copy63(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(63 : i64) : i64
  "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @move63(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(63 : i32) : i32
  "llvm.intr.memmove"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @fill63(%to: !llvm.ptr, %byte: i8) {
  %n = llvm.mlir.constant(63 : i64) : i64
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @clear63(%to: !llvm.ptr) {
  %n = llvm.mlir.constant(63 : i64) : i64
  %byte = llvm.mlir.constant(-91 : i8) : i8
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @copy64(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(64 : i64) : i64
  "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @move64(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(64 : i32) : i32
  "llvm.intr.memmove"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @fill64(%to: !llvm.ptr, %byte: i8) {
  %n = llvm.mlir.constant(64 : i64) : i64
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @clear64(%to: !llvm.ptr) {
  %n = llvm.mlir.constant(64 : i64) : i64
  %byte = llvm.mlir.constant(-91 : i8) : i8
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @copy65(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(65 : i64) : i64
  "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @move65(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(65 : i32) : i32
  "llvm.intr.memmove"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @fill65(%to: !llvm.ptr, %byte: i8) {
  %n = llvm.mlir.constant(65 : i64) : i64
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @clear65(%to: !llvm.ptr) {
  %n = llvm.mlir.constant(65 : i64) : i64
  %byte = llvm.mlir.constant(-91 : i8) : i8
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @copy100(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(100 : i64) : i64
  "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @move100(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(100 : i32) : i32
  "llvm.intr.memmove"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @fill100(%to: !llvm.ptr, %byte: i8) {
  %n = llvm.mlir.constant(100 : i64) : i64
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @clear100(%to: !llvm.ptr) {
  %n = llvm.mlir.constant(100 : i64) : i64
  %byte = llvm.mlir.constant(-91 : i8) : i8
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @copy127(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(127 : i64) : i64
  "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @move127(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(127 : i32) : i32
  "llvm.intr.memmove"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @fill127(%to: !llvm.ptr, %byte: i8) {
  %n = llvm.mlir.constant(127 : i64) : i64
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @clear127(%to: !llvm.ptr) {
  %n = llvm.mlir.constant(127 : i64) : i64
  %byte = llvm.mlir.constant(-91 : i8) : i8
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @copy128(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(128 : i64) : i64
  "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @move128(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(128 : i32) : i32
  "llvm.intr.memmove"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @fill128(%to: !llvm.ptr, %byte: i8) {
  %n = llvm.mlir.constant(128 : i64) : i64
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @clear128(%to: !llvm.ptr) {
  %n = llvm.mlir.constant(128 : i64) : i64
  %byte = llvm.mlir.constant(-91 : i8) : i8
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @copy129(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(129 : i64) : i64
  "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @move129(%to: !llvm.ptr, %from: !llvm.ptr) {
  %n = llvm.mlir.constant(129 : i32) : i32
  "llvm.intr.memmove"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @fill129(%to: !llvm.ptr, %byte: i8) {
  %n = llvm.mlir.constant(129 : i64) : i64
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @clear129(%to: !llvm.ptr) {
  %n = llvm.mlir.constant(129 : i64) : i64
  %byte = llvm.mlir.constant(-91 : i8) : i8
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}

// main.c:
// #include <stdio.h>
// #include <string.h>
// typedef unsigned char byte;
// static byte want[400], have[400];
// static int wrong;
// static void start(void) { for (int i = 0; i < 400; i++) want[i] = have[i] = (byte)(i * 7 + i / 3); }
// static void check(const char *what, int n) {
//   for (int i = 0; i < 400; i++)
//     if (want[i] != have[i]) { printf("%s of %d bytes: byte %d is %d, not %d\n", what, n, i, have[i], want[i]); wrong++; return; }
// }
// #define TEST(N) \
//   void copy##N(byte *, byte *), move##N(byte *, byte *), fill##N(byte *, char), clear##N(byte *); \
//   static void test##N(void) { \
//     start(); copy##N(have + 3, have + 201); for (int i = 0; i < N; i++) want[i + 3] = want[i + 201]; check("copy", N); \
//     start(); move##N(have + 9, have + 8); for (int i = N; i-- > 0;) want[i + 9] = want[i + 8]; check("move up", N); \
//     start(); move##N(have + 9, have + 12); for (int i = 0; i < N; i++) want[i + 9] = want[i + 12]; check("move down", N); \
//     start(); fill##N(have + 5, 0x73); for (int i = 0; i < N; i++) want[i + 5] = 0x73; check("fill", N); \
//     start(); clear##N(have + 5); for (int i = 0; i < N; i++) want[i + 5] = 165; check("clear", N); \
//   }
// TEST(1) TEST(2) TEST(3) TEST(4) TEST(5) TEST(6) TEST(7) TEST(8) TEST(9) TEST(12) TEST(15) TEST(16) TEST(17)
// TEST(23) TEST(24) TEST(31) TEST(32) TEST(33) TEST(48) TEST(63) TEST(64) TEST(65) TEST(100) TEST(127) TEST(128) TEST(129)
// int main(void) {
//   test1(); test2(); test3(); test4(); test5(); test6(); test7(); test8(); test9(); test12(); test15(); test16(); test17();
//   test23(); test24(); test31(); test32(); test33(); test48(); test63(); test64(); test65(); test100(); test127(); test128(); test129();
//   printf("%d wrong\n", wrong);
//   return 0;
// }
//
// output:
// 0 wrong
