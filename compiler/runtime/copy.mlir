// memrefCopy: copies between memrefs of any rank and stride. Both arguments point to unranked descriptors {rank,
// descriptor}; a descriptor is {allocated, aligned, offset, sizes, strides}.

llvm.func @memcpy(!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr

// Copies the dimensions that are left. Sizes are those of the source.
func.func private @copy_dimension(%bytes: i64, %dims: i64, %sizes: !llvm.ptr, %from: !llvm.ptr, %from_strides: !llvm.ptr,
    %to: !llvm.ptr, %to_strides: !llvm.ptr) attributes {llvm.linkage = #llvm.linkage<internal>} {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %is_element = arith.cmpi eq, %dims, %c0 : i64
  scf.if %is_element {
    %0 = llvm.call @memcpy(%to, %from, %bytes) : (!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
  } else {
    %count = llvm.load %sizes : !llvm.ptr -> i64
    %from_stride = llvm.load %from_strides : !llvm.ptr -> i64
    %to_stride = llvm.load %to_strides : !llvm.ptr -> i64
    %is_last = arith.cmpi eq, %dims, %c1 : i64
    %from_dense = arith.cmpi eq, %from_stride, %c1 : i64
    %to_dense = arith.cmpi eq, %to_stride, %c1 : i64
    %both_dense = arith.andi %from_dense, %to_dense : i1
    %is_row = arith.andi %is_last, %both_dense : i1
    scf.if %is_row {
      %row = arith.muli %count, %bytes : i64
      %0 = llvm.call @memcpy(%to, %from, %row) : (!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
    } else {
      %inner = arith.subi %dims, %c1 : i64
      %inner_sizes = llvm.getelementptr %sizes[1] : (!llvm.ptr) -> !llvm.ptr, i64
      %inner_from = llvm.getelementptr %from_strides[1] : (!llvm.ptr) -> !llvm.ptr, i64
      %inner_to = llvm.getelementptr %to_strides[1] : (!llvm.ptr) -> !llvm.ptr, i64
      %from_step = arith.muli %from_stride, %bytes : i64
      %to_step = arith.muli %to_stride, %bytes : i64
      scf.for %i = %c0 to %count step %c1 : i64 {
        %from_at = arith.muli %i, %from_step : i64
        %to_at = arith.muli %i, %to_step : i64
        %a = llvm.getelementptr %from[%from_at] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %b = llvm.getelementptr %to[%to_at] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        func.call @copy_dimension(%bytes, %inner, %inner_sizes, %a, %inner_from, %b, %inner_to)
            : (i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
      }
    }
  }
  return
}

// The first element of a memref.
func.func private @first_element(%descriptor: !llvm.ptr, %bytes: i64) -> !llvm.ptr
    attributes {llvm.linkage = #llvm.linkage<internal>} {
  %aligned_field = llvm.getelementptr %descriptor[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
  %offset_field = llvm.getelementptr %descriptor[2] : (!llvm.ptr) -> !llvm.ptr, i64
  %aligned = llvm.load %aligned_field : !llvm.ptr -> !llvm.ptr
  %offset = llvm.load %offset_field : !llvm.ptr -> i64
  %at = arith.muli %offset, %bytes : i64
  %first = llvm.getelementptr %aligned[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  return %first : !llvm.ptr
}

llvm.func @memrefCopy(%bytes: i64, %source: !llvm.ptr, %target: !llvm.ptr) {
  %c3 = arith.constant 3 : i64
  %rank = llvm.load %source : !llvm.ptr -> i64
  %source_field = llvm.getelementptr %source[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %target_field = llvm.getelementptr %target[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %from = llvm.load %source_field : !llvm.ptr -> !llvm.ptr
  %to = llvm.load %target_field : !llvm.ptr -> !llvm.ptr
  %strides_at = arith.addi %rank, %c3 : i64
  %sizes = llvm.getelementptr %from[3] : (!llvm.ptr) -> !llvm.ptr, i64
  %from_strides = llvm.getelementptr %from[%strides_at] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %to_strides = llvm.getelementptr %to[%strides_at] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %a = func.call @first_element(%from, %bytes) : (!llvm.ptr, i64) -> !llvm.ptr
  %b = func.call @first_element(%to, %bytes) : (!llvm.ptr, i64) -> !llvm.ptr
  func.call @copy_dimension(%bytes, %rank, %sizes, %a, %from_strides, %b, %to_strides)
      : (i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
