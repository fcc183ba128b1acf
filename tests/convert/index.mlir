func.func @index(%a: index, %b: index, %c: i32) -> (index, i1, index, i32) {
  %0 = index.add %a, %b
  %1 = index.ceildivs %0, %b
  %2 = index.cmp ult(%1, %a)
  %3 = index.castu %c : i32 to index
  %4 = index.casts %1 : index to i32
  %5 = index.sizeof
  %6 = index.maxs %3, %5
  return %6, %2, %1, %4 : index, i1, index, i32
}

// output:
// module {
//   llvm.func @index(%arg0: i64, %arg1: i64, %arg2: i32) -> !llvm.struct<(i64, i1, i64, i32)> {
//     %0 = llvm.add %arg0, %arg1 : i64
//     %1 = llvm.sdiv %0, %arg1 : i64
//     %2 = llvm.mul %1, %arg1 : i64
//     %3 = llvm.icmp "ne" %2, %0 : i64
//     %4 = llvm.xor %0, %arg1 : i64
//     %5 = llvm.mlir.constant(0 : i64) : i64
//     %6 = llvm.icmp "sge" %4, %5 : i64
//     %7 = llvm.and %3, %6 : i1
//     %8 = llvm.zext %7 : i1 to i64
//     %9 = llvm.add %1, %8 : i64
//     %10 = llvm.icmp "ult" %9, %arg0 : i64
//     %11 = llvm.zext %arg2 : i32 to i64
//     %12 = llvm.trunc %9 : i64 to i32
//     %13 = llvm.mlir.constant(64 : i64) : i64
//     %14 = llvm.intr.smax(%11, %13) : (i64, i64) -> i64
//     %15 = llvm.mlir.poison : !llvm.struct<(i64, i1, i64, i32)>
//     %16 = llvm.insertvalue %14, %15[0] : !llvm.struct<(i64, i1, i64, i32)>
//     %17 = llvm.insertvalue %10, %16[1] : !llvm.struct<(i64, i1, i64, i32)>
//     %18 = llvm.insertvalue %9, %17[2] : !llvm.struct<(i64, i1, i64, i32)>
//     %19 = llvm.insertvalue %12, %18[3] : !llvm.struct<(i64, i1, i64, i32)>
//     llvm.return %19 : !llvm.struct<(i64, i1, i64, i32)>
//   }
// }
// -----
// no-agree: MLIR converts indices to other widths in each pass

// The data layout of the module determines the width of indices; addresses stay as wide as pointers.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
  func.func @narrow(%n: index) -> i64 {
    %0 = memref.alloc(%n) {alignment = 32 : i64} : memref<?xf32>
    memref.dealloc %0 : memref<?xf32>
    %1 = arith.index_cast %n : index to i64
    %2 = index.sizeof
    %3 = arith.index_castui %2 : index to i64
    %4 = arith.addi %1, %3 : i64
    return %4 : i64
  }
}

// output:
// module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>, mlirc.index_bits = 32 : i32} {
//   llvm.func @malloc(i64) -> !llvm.ptr
//   llvm.func @free(!llvm.ptr)
//   llvm.func @narrow(%arg0: i32) -> i64 {
//     %0 = llvm.mlir.constant(4 : i32) : i32
//     %1 = llvm.mul %arg0, %0 : i32
//     %2 = llvm.mlir.constant(32 : i32) : i32
//     %3 = llvm.add %1, %2 : i32
//     %4 = llvm.zext %3 : i32 to i64
//     %5 = llvm.call @malloc(%4) : (i64) -> !llvm.ptr
//     %6 = llvm.ptrtoint %5 : !llvm.ptr to i64
//     %7 = llvm.mlir.constant(31 : i64) : i64
//     %8 = llvm.mlir.constant(-32 : i64) : i64
//     %9 = llvm.add %6, %7 : i64
//     %10 = llvm.and %9, %8 : i64
//     %11 = llvm.inttoptr %10 : i64 to !llvm.ptr
//     llvm.call @free(%5) : (!llvm.ptr) -> ()
//     %12 = llvm.sext %arg0 : i32 to i64
//     %13 = llvm.zext %2 : i32 to i64
//     %14 = llvm.add %12, %13 : i64
//     llvm.return %14 : i64
//   }
// }
// -----
// no-agree: MLIR does not take the width of an index from LLVM's data layout

module attributes {llvm.data_layout = "e-p:64:64:64:32"} {
  func.func @from_layout(%n: index) -> index {
    return %n : index
  }
}

// output:
// module attributes {llvm.data_layout = "e-p:64:64:64:32", mlirc.index_bits = 32 : i32} {
//   llvm.func @from_layout(%arg0: i32) -> i32 {
//     llvm.return %arg0 : i32
//   }
// }
// -----

// args: --index-bitwidth=32

func.func @from_option(%n: index) -> index {
  return %n : index
}
// output:
// module attributes {mlirc.index_bits = 32 : i32} {
//   llvm.func @from_option(%arg0: i32) -> i32 {
//     llvm.return %arg0 : i32
//   }
// }
