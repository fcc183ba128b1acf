module {
  llvm.func @putchar(i32) -> i32 attributes {sym_visibility = "private"}
  llvm.mlir.global private constant @values(dense<[1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1]> : tensor<13xi32>) {addr_space = 0 : i32} : !llvm.array<13 x i32>
  llvm.mlir.global private constant @letters(dense<[[77, 0], [67, 77], [68, 0], [67, 68], [67, 0], [88, 67], [76, 0], [88, 76], [88, 0], [73, 88], [86, 0], [73, 86], [73, 0]]> : tensor<13x2xi8>) {addr_space = 0 : i32} : !llvm.array<13 x array<2 x i8>>
  llvm.mlir.global private @count(0 : i32) {addr_space = 0 : i32} : i32
  llvm.func @roman(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : index) : i64
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.mlir.constant(13 : index) : i64
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.constant(10 : i32) : i32
    %6 = llvm.mlir.constant(13 : index) : i64
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.getelementptr %8[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %10 = llvm.ptrtoint %9 : !llvm.ptr to i64
    %11 = llvm.mlir.addressof @values : !llvm.ptr
    %12 = llvm.getelementptr %11[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<13 x i32>
    %13 = llvm.mlir.constant(3735928559 : index) : i64
    %14 = llvm.inttoptr %13 : i64 to !llvm.ptr
    %15 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %16 = llvm.insertvalue %14, %15[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %17 = llvm.insertvalue %12, %16[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %18 = llvm.mlir.constant(0 : index) : i64
    %19 = llvm.insertvalue %18, %17[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %20 = llvm.insertvalue %6, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %21 = llvm.insertvalue %7, %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %22 = llvm.mlir.constant(13 : index) : i64
    %23 = llvm.mlir.constant(2 : index) : i64
    %24 = llvm.mlir.constant(1 : index) : i64
    %25 = llvm.mlir.constant(26 : index) : i64
    %26 = llvm.mlir.zero : !llvm.ptr
    %27 = llvm.getelementptr %26[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %28 = llvm.ptrtoint %27 : !llvm.ptr to i64
    %29 = llvm.mlir.addressof @letters : !llvm.ptr
    %30 = llvm.getelementptr %29[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<13 x array<2 x i8>>
    %31 = llvm.mlir.constant(3735928559 : index) : i64
    %32 = llvm.inttoptr %31 : i64 to !llvm.ptr
    %33 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %34 = llvm.insertvalue %32, %33[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %35 = llvm.insertvalue %30, %34[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %36 = llvm.mlir.constant(0 : index) : i64
    %37 = llvm.insertvalue %36, %35[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %38 = llvm.insertvalue %22, %37[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %39 = llvm.insertvalue %23, %38[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %40 = llvm.insertvalue %23, %39[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %41 = llvm.insertvalue %24, %40[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.br ^bb1(%1, %arg0 : i64, i32)
  ^bb1(%42: i64, %43: i32):  // 2 preds: ^bb0, ^bb7
    %44 = llvm.icmp "slt" %42, %3 : i64
    llvm.cond_br %44, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    %45 = llvm.extractvalue %21[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %46 = llvm.getelementptr inbounds|nuw %45[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %47 = llvm.load %46 : !llvm.ptr -> i32
    %48 = llvm.extractvalue %41[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %49 = llvm.mlir.constant(2 : index) : i64
    %50 = llvm.mul %42, %49 overflow<nsw, nuw> : i64
    %51 = llvm.add %50, %1 overflow<nsw, nuw> : i64
    %52 = llvm.getelementptr inbounds|nuw %48[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %53 = llvm.load %52 : !llvm.ptr -> i8
    %54 = llvm.extractvalue %41[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %55 = llvm.mlir.constant(2 : index) : i64
    %56 = llvm.mul %42, %55 overflow<nsw, nuw> : i64
    %57 = llvm.add %56, %2 overflow<nsw, nuw> : i64
    %58 = llvm.getelementptr inbounds|nuw %54[%57] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %59 = llvm.load %58 : !llvm.ptr -> i8
    llvm.br ^bb3(%43 : i32)
  ^bb3(%60: i32):  // 2 preds: ^bb2, ^bb6
    %61 = llvm.icmp "sge" %60, %47 : i32
    llvm.cond_br %61, ^bb4, ^bb7
  ^bb4:  // pred: ^bb3
    %62 = llvm.zext %53 : i8 to i32
    %63 = llvm.call @putchar(%62) : (i32) -> i32
    %64 = llvm.icmp "ne" %59, %4 : i8
    llvm.cond_br %64, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %65 = llvm.zext %59 : i8 to i32
    %66 = llvm.call @putchar(%65) : (i32) -> i32
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %67 = llvm.sub %60, %47 : i32
    llvm.br ^bb3(%67 : i32)
  ^bb7:  // pred: ^bb3
    %68 = llvm.add %42, %2 : i64
    llvm.br ^bb1(%68, %60 : i64, i32)
  ^bb8:  // pred: ^bb1
    %69 = llvm.call @putchar(%5) : (i32) -> i32
    %70 = llvm.mlir.constant(1 : index) : i64
    %71 = llvm.mlir.zero : !llvm.ptr
    %72 = llvm.getelementptr %71[%70] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %73 = llvm.ptrtoint %72 : !llvm.ptr to i64
    %74 = llvm.mlir.addressof @count : !llvm.ptr
    %75 = llvm.getelementptr %74[0] : (!llvm.ptr) -> !llvm.ptr, i32
    %76 = llvm.mlir.constant(3735928559 : index) : i64
    %77 = llvm.inttoptr %76 : i64 to !llvm.ptr
    %78 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %79 = llvm.insertvalue %77, %78[0] : !llvm.struct<(ptr, ptr, i64)> 
    %80 = llvm.insertvalue %75, %79[1] : !llvm.struct<(ptr, ptr, i64)> 
    %81 = llvm.mlir.constant(0 : index) : i64
    %82 = llvm.insertvalue %81, %80[2] : !llvm.struct<(ptr, ptr, i64)> 
    %83 = llvm.extractvalue %82[1] : !llvm.struct<(ptr, ptr, i64)> 
    %84 = llvm.load %83 : !llvm.ptr -> i32
    %85 = llvm.add %84, %0 : i32
    %86 = llvm.extractvalue %82[1] : !llvm.struct<(ptr, ptr, i64)> 
    llvm.store %85, %86 : i32, !llvm.ptr
    llvm.return %85 : i32
  }
  llvm.func @sum(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> i64 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb1(%6, %8 : i64, i64)
  ^bb1(%10: i64, %11: i64):  // 2 preds: ^bb0, ^bb2
    %12 = llvm.icmp "slt" %10, %9 : i64
    llvm.cond_br %12, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %13 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %14 = llvm.getelementptr inbounds|nuw %13[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %15 = llvm.load %14 : !llvm.ptr -> i64
    %16 = llvm.add %11, %15 : i64
    %17 = llvm.add %10, %7 : i64
    llvm.br ^bb1(%17, %16 : i64, i64)
  ^bb3:  // pred: ^bb1
    llvm.return %11 : i64
  }
  llvm.func @divmod(%arg0: i32, %arg1: i32) -> !llvm.struct<(i32, i32)> attributes {llvm.emit_c_interface} {
    %0 = llvm.sdiv %arg0, %arg1 : i32
    %1 = llvm.srem %arg0, %arg1 : i32
    %2 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
    %3 = llvm.insertvalue %0, %2[0] : !llvm.struct<(i32, i32)> 
    %4 = llvm.insertvalue %1, %3[1] : !llvm.struct<(i32, i32)> 
    llvm.return %4 : !llvm.struct<(i32, i32)>
  }
  llvm.func @_mlir_ciface_divmod(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32) attributes {llvm.emit_c_interface} {
    %0 = llvm.call @divmod(%arg1, %arg2) : (i32, i32) -> !llvm.struct<(i32, i32)>
    llvm.store %0, %arg0 : !llvm.struct<(i32, i32)>, !llvm.ptr
    llvm.return
  }
}

