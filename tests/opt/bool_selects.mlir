// args: --passes=bool-selects
// Selects between 0 and 1, by a comparison and by its inverse.
llvm.func @numbers(%a: i32, %b: i32) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %less = llvm.icmp "slt" %a, %b : i32
  %x = llvm.select %less, %c1, %c0 : i1, i32
  %same = llvm.icmp "eq" %a, %b : i32
  %y = llvm.select %same, %c0, %c1 : i1, i32
  %sum = llvm.add %x, %y : i32
  llvm.return %sum : i32
}
// output:
// module {
//   llvm.func @numbers(%arg0: i32, %arg1: i32) -> i32 {
//     %0 = llvm.icmp "slt" %arg0, %arg1 : i32
//     %1 = llvm.zext %0 : i1 to i32
//     %2 = llvm.icmp "ne" %arg0, %arg1 : i32
//     %3 = llvm.zext %2 : i1 to i32
//     %4 = llvm.add %1, %3 : i32
//     llvm.return %4 : i32
//   }
// }
// -----
// args: --passes=bool-selects
// Nested selects. The inner condition may be poison where the outer one is false.
llvm.func @nested(%a: i1, %b: i1, %c: i1) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %inner = llvm.select %b, %c1, %c0 : i1, i64
  %x = llvm.select %a, %inner, %c0 : i1, i64
  %y = llvm.select %c, %c1, %x : i1, i64
  %z = llvm.select %a, %c1, %y : i1, i64
  %v = llvm.select %b, %z, %c1 : i1, i64
  llvm.return %v : i64
}
// output:
// module {
//   llvm.func @nested(%arg0: i1, %arg1: i1, %arg2: i1) -> i64 {
//     %0 = llvm.freeze %arg1 : i1
//     %1 = llvm.and %arg0, %0 : i1
//     %2 = llvm.freeze %1 : i1
//     %3 = llvm.or %arg2, %2 : i1
//     %4 = llvm.freeze %3 : i1
//     %5 = llvm.or %arg0, %4 : i1
//     %6 = llvm.mlir.constant(true) : i1
//     %7 = llvm.xor %arg1, %6 : i1
//     %8 = llvm.freeze %5 : i1
//     %9 = llvm.or %7, %8 : i1
//     %10 = llvm.zext %9 : i1 to i64
//     llvm.return %10 : i64
//   }
// }
// -----
// args: --passes=bool-selects
// Selects of other constants, and of vectors, stay.
llvm.func @kept(%c: i1, %v: vector<4xi32>, %w: vector<4xi32>) -> vector<4xi32> {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %x = llvm.select %c, %c2, %c0 : i1, i32
  %u = llvm.insertelement %x, %v[%c0 : i32] : vector<4xi32>
  %y = llvm.select %c, %u, %w : i1, vector<4xi32>
  llvm.return %y : vector<4xi32>
}
// output:
// module {
//   llvm.func @kept(%arg0: i1, %arg1: vector<4xi32>, %arg2: vector<4xi32>) -> vector<4xi32> {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.mlir.constant(2 : i32) : i32
//     %2 = llvm.select %arg0, %1, %0 : i1, i32
//     %3 = llvm.insertelement %2, %arg1[%0 : i32] : vector<4xi32>
//     %4 = llvm.select %arg0, %3, %arg2 : i1, vector<4xi32>
//     llvm.return %4 : vector<4xi32>
//   }
// }
// -----
// args: --passes=bool-selects
// Vectors of bits.
llvm.func @masks(%a: vector<4xi1>, %b: vector<4xi1>, %c: vector<4xi1>) -> vector<4xi1> {
  %true = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %false = llvm.mlir.zero : vector<4xi1>
  %any = llvm.select %a, %true, %b : vector<4xi1>, vector<4xi1>
  %both = llvm.select %any, %c, %false : vector<4xi1>, vector<4xi1>
  %not = llvm.select %both, %false, %true : vector<4xi1>, vector<4xi1>
  %other = llvm.select %c, %not, %a : vector<4xi1>, vector<4xi1>
  llvm.return %other : vector<4xi1>
}
// output:
// module {
//   llvm.func @masks(%arg0: vector<4xi1>, %arg1: vector<4xi1>, %arg2: vector<4xi1>) -> vector<4xi1> {
//     %0 = llvm.freeze %arg1 : vector<4xi1>
//     %1 = llvm.or %arg0, %0 : vector<4xi1>
//     %2 = llvm.freeze %arg2 : vector<4xi1>
//     %3 = llvm.and %1, %2 : vector<4xi1>
//     %4 = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
//     %5 = llvm.xor %3, %4 : vector<4xi1>
//     %6 = llvm.select %arg2, %5, %arg0 : vector<4xi1>, vector<4xi1>
//     llvm.return %6 : vector<4xi1>
//   }
// }
