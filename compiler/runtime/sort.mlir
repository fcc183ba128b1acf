// Sorting of the first elements of a dense memref.

llvm.func @qsort(!llvm.ptr, i64, i64, !llvm.ptr)

llvm.func internal @compare_i64(%a: !llvm.ptr, %b: !llvm.ptr) -> i32 {
  %x = llvm.load %a : !llvm.ptr -> i64
  %y = llvm.load %b : !llvm.ptr -> i64
  %less = arith.cmpi slt, %x, %y : i64
  %greater = arith.cmpi slt, %y, %x : i64
  %l = arith.extui %less : i1 to i32
  %g = arith.extui %greater : i1 to i32
  %order = arith.subi %g, %l : i32
  llvm.return %order : i32
}

func.func @stdSortI64(%count: i64, %values: memref<?xi64, strided<[?], offset: ?>>) attributes {llvm.emit_c_interface} {
  %bytes = arith.constant 8 : i64
  %compare = llvm.mlir.addressof @compare_i64 : !llvm.ptr
  %first = func.call @first_dense_i64(%values) : (memref<?xi64, strided<[?], offset: ?>>) -> !llvm.ptr
  llvm.call @qsort(%first, %count, %bytes, %compare) : (!llvm.ptr, i64, i64, !llvm.ptr) -> ()
  return
}

// The first element; elements that are not side by side cannot be sorted.
func.func private @first_dense_i64(%values: memref<?xi64, strided<[?], offset: ?>>) -> !llvm.ptr
    attributes {llvm.linkage = #llvm.linkage<internal>} {
  %base, %offset, %size, %stride = memref.extract_strided_metadata %values
      : memref<?xi64, strided<[?], offset: ?>> -> memref<i64>, index, index, index
  %c1 = arith.constant 1 : index
  %is_dense = arith.cmpi eq, %stride, %c1 : index
  cf.assert %is_dense, "stdSortI64 needs a memref of stride 1"
  %address = memref.extract_aligned_pointer_as_index %values : memref<?xi64, strided<[?], offset: ?>> -> index
  %bytes = arith.constant 8 : index
  %skipped = arith.muli %offset, %bytes : index
  %at = arith.addi %address, %skipped : index
  %integer = arith.index_cast %at : index to i64
  %pointer = llvm.inttoptr %integer : i64 to !llvm.ptr
  return %pointer : !llvm.ptr
}

llvm.func internal @compare_f64(%a: !llvm.ptr, %b: !llvm.ptr) -> i32 {
  %x = llvm.load %a : !llvm.ptr -> f64
  %y = llvm.load %b : !llvm.ptr -> f64
  %less = arith.cmpf olt, %x, %y : f64
  %greater = arith.cmpf olt, %y, %x : f64
  %l = arith.extui %less : i1 to i32
  %g = arith.extui %greater : i1 to i32
  %order = arith.subi %g, %l : i32
  llvm.return %order : i32
}

func.func @stdSortF64(%count: i64, %values: memref<?xf64, strided<[?], offset: ?>>) attributes {llvm.emit_c_interface} {
  %bytes = arith.constant 8 : i64
  %compare = llvm.mlir.addressof @compare_f64 : !llvm.ptr
  %first = func.call @first_dense_f64(%values) : (memref<?xf64, strided<[?], offset: ?>>) -> !llvm.ptr
  llvm.call @qsort(%first, %count, %bytes, %compare) : (!llvm.ptr, i64, i64, !llvm.ptr) -> ()
  return
}

// The first element; elements that are not side by side cannot be sorted.
func.func private @first_dense_f64(%values: memref<?xf64, strided<[?], offset: ?>>) -> !llvm.ptr
    attributes {llvm.linkage = #llvm.linkage<internal>} {
  %base, %offset, %size, %stride = memref.extract_strided_metadata %values
      : memref<?xf64, strided<[?], offset: ?>> -> memref<f64>, index, index, index
  %c1 = arith.constant 1 : index
  %is_dense = arith.cmpi eq, %stride, %c1 : index
  cf.assert %is_dense, "stdSortF64 needs a memref of stride 1"
  %address = memref.extract_aligned_pointer_as_index %values : memref<?xf64, strided<[?], offset: ?>> -> index
  %bytes = arith.constant 8 : index
  %skipped = arith.muli %offset, %bytes : index
  %at = arith.addi %address, %skipped : index
  %integer = arith.index_cast %at : index to i64
  %pointer = llvm.inttoptr %integer : i64 to !llvm.ptr
  return %pointer : !llvm.ptr
}

llvm.func internal @compare_f32(%a: !llvm.ptr, %b: !llvm.ptr) -> i32 {
  %x = llvm.load %a : !llvm.ptr -> f32
  %y = llvm.load %b : !llvm.ptr -> f32
  %less = arith.cmpf olt, %x, %y : f32
  %greater = arith.cmpf olt, %y, %x : f32
  %l = arith.extui %less : i1 to i32
  %g = arith.extui %greater : i1 to i32
  %order = arith.subi %g, %l : i32
  llvm.return %order : i32
}

func.func @stdSortF32(%count: i64, %values: memref<?xf32, strided<[?], offset: ?>>) attributes {llvm.emit_c_interface} {
  %bytes = arith.constant 4 : i64
  %compare = llvm.mlir.addressof @compare_f32 : !llvm.ptr
  %first = func.call @first_dense_f32(%values) : (memref<?xf32, strided<[?], offset: ?>>) -> !llvm.ptr
  llvm.call @qsort(%first, %count, %bytes, %compare) : (!llvm.ptr, i64, i64, !llvm.ptr) -> ()
  return
}

// The first element; elements that are not side by side cannot be sorted.
func.func private @first_dense_f32(%values: memref<?xf32, strided<[?], offset: ?>>) -> !llvm.ptr
    attributes {llvm.linkage = #llvm.linkage<internal>} {
  %base, %offset, %size, %stride = memref.extract_strided_metadata %values
      : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  %c1 = arith.constant 1 : index
  %is_dense = arith.cmpi eq, %stride, %c1 : index
  cf.assert %is_dense, "stdSortF32 needs a memref of stride 1"
  %address = memref.extract_aligned_pointer_as_index %values : memref<?xf32, strided<[?], offset: ?>> -> index
  %bytes = arith.constant 4 : index
  %skipped = arith.muli %offset, %bytes : index
  %at = arith.addi %address, %skipped : index
  %integer = arith.index_cast %at : index to i64
  %pointer = llvm.inttoptr %integer : i64 to !llvm.ptr
  return %pointer : !llvm.ptr
}
