// args: --passes=inline -Os
// A function that is called once is inlined, and one that is called twice is not.
llvm.func internal @once(%x: i32) -> i32 {
  %a = llvm.mul %x, %x : i32
  %b = llvm.add %a, %x : i32
  %c = llvm.xor %b, %a : i32
  %d = llvm.mul %c, %b : i32
  %e = llvm.add %d, %c : i32
  llvm.return %e : i32
}
llvm.func internal @twice(%x: i32) -> i32 {
  %a = llvm.mul %x, %x : i32
  %b = llvm.sub %a, %x : i32
  %c = llvm.xor %b, %a : i32
  %d = llvm.mul %c, %b : i32
  %e = llvm.sub %d, %c : i32
  llvm.return %e : i32
}
llvm.func @caller(%x: i32) -> i32 {
  %a = llvm.call @once(%x) : (i32) -> i32
  %b = llvm.call @twice(%a) : (i32) -> i32
  %c = llvm.call @twice(%b) : (i32) -> i32
  llvm.return %c : i32
}
// output:
// module {
//   llvm.func internal @once(%arg0: i32) -> i32 attributes {optsize} {
//     ... 6 lines
//   }
//   llvm.func internal @twice(%arg0: i32) -> i32 attributes {optsize} {
//     ... 6 lines
//   }
//   llvm.func @caller(%arg0: i32) -> i32 attributes {optsize} {
//     %0 = llvm.mul %arg0, %arg0 : i32
//     %1 = llvm.add %0, %arg0 : i32
//     %2 = llvm.xor %1, %0 : i32
//     %3 = llvm.mul %2, %1 : i32
//     %4 = llvm.add %3, %2 : i32
//     llvm.br ^bb1(%4 : i32)
//   ^bb1(%5: i32):
//     %6 = llvm.call @twice(%5) : (i32) -> i32
//     %7 = llvm.call @twice(%6) : (i32) -> i32
//     llvm.return %7 : i32
//   }
// }
