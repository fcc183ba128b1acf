// Comparison of memrefs: verifyMemRefF32 and the like give the number of elements that differ.
//
// Memrefs of all ranks and layouts go through functions on pointers: an unranked memref is {rank, descriptor}, a
// descriptor {allocated, aligned, offset, sizes, strides}. The text is that of MLIR's runner library to the byte.

llvm.func @fprintf(!llvm.ptr, !llvm.ptr, ...) -> i32
llvm.func @fputs(!llvm.ptr, !llvm.ptr) -> i32
llvm.func @fputc(i32, !llvm.ptr) -> i32
llvm.func @_mlirc_stderr() -> !llvm.ptr

llvm.mlir.global internal constant @start_format("base@ = %#llx rank = %lld offset = %lld\00")
llvm.mlir.global internal constant @sizes_text(" sizes = [\00")
llvm.mlir.global internal constant @strides_text("] strides = [\00")
llvm.mlir.global internal constant @list_end_text("]\00")
llvm.mlir.global internal constant @i64_format("%lld\00")
llvm.mlir.global internal constant @next_i64_format(", %lld\00")
llvm.mlir.global internal constant @u64_format("%llu\00")
llvm.mlir.global internal constant @float_format("%g\00")
llvm.mlir.global internal constant @complex_format("(%g,%g)\00")
llvm.mlir.global internal constant @differs_text(" != \00")
llvm.mlir.global internal constant @offset_format(" offset = %lld\0A\00")
// Writes what is known of a memref without its elements: place, rank, offset, sizes, strides.
func.func private @write_shape(%file: !llvm.ptr, %rank: i64, %descriptor: !llvm.ptr)
    attributes {llvm.linkage = #llvm.linkage<internal>} {
  %c3 = arith.constant 3 : i64
  %start = llvm.mlir.addressof @start_format : !llvm.ptr
  %sizes_text = llvm.mlir.addressof @sizes_text : !llvm.ptr
  %strides_text = llvm.mlir.addressof @strides_text : !llvm.ptr
  %end_text = llvm.mlir.addressof @list_end_text : !llvm.ptr
  %aligned_field = llvm.getelementptr %descriptor[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
  %offset_field = llvm.getelementptr %descriptor[2] : (!llvm.ptr) -> !llvm.ptr, i64
  %aligned = llvm.load %aligned_field : !llvm.ptr -> !llvm.ptr
  %address = llvm.ptrtoint %aligned : !llvm.ptr to i64
  %offset = llvm.load %offset_field : !llvm.ptr -> i64
  %0 = llvm.call @fprintf(%file, %start, %address, %rank, %offset) vararg(!llvm.func<i32 (ptr, ptr, ...)>)
      : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> i32
  %sizes = llvm.getelementptr %descriptor[3] : (!llvm.ptr) -> !llvm.ptr, i64
  %strides_at = arith.addi %rank, %c3 : i64
  %strides = llvm.getelementptr %descriptor[%strides_at] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  func.call @write(%file, %sizes_text) : (!llvm.ptr, !llvm.ptr) -> ()
  func.call @write_list(%file, %rank, %sizes) : (!llvm.ptr, i64, !llvm.ptr) -> ()
  func.call @write(%file, %strides_text) : (!llvm.ptr, !llvm.ptr) -> ()
  func.call @write_list(%file, %rank, %strides) : (!llvm.ptr, i64, !llvm.ptr) -> ()
  func.call @write(%file, %end_text) : (!llvm.ptr, !llvm.ptr) -> ()
  return
}

func.func private @write_list(%file: !llvm.ptr, %count: i64, %numbers: !llvm.ptr)
    attributes {llvm.linkage = #llvm.linkage<internal>} {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %first_format = llvm.mlir.addressof @i64_format : !llvm.ptr
  %next_format = llvm.mlir.addressof @next_i64_format : !llvm.ptr
  scf.for %i = %c0 to %count step %c1 : i64 {
    %is_first = arith.cmpi eq, %i, %c0 : i64
    %format = arith.select %is_first, %first_format, %next_format : !llvm.ptr
    %place = llvm.getelementptr %numbers[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %number = llvm.load %place : !llvm.ptr -> i64
    %0 = llvm.call @fprintf(%file, %format, %number) vararg(!llvm.func<i32 (ptr, ptr, ...)>)
        : (!llvm.ptr, !llvm.ptr, i64) -> i32
  }
  return
}

func.func private @write(%file: !llvm.ptr, %text: !llvm.ptr) attributes {llvm.linkage = #llvm.linkage<internal>} {
  %0 = llvm.call @fputs(%text, %file) : (!llvm.ptr, !llvm.ptr) -> i32
  return
}

// ---- two whole memrefs

// Compares the dimensions that are left, of memrefs of the same shape. The first ten differences are printed.
func.func private @verify_dimension(%same: (!llvm.ptr, !llvm.ptr) -> i1, %element: (!llvm.ptr, !llvm.ptr) -> (),
    %bytes: i64, %actual: !llvm.ptr, %expected: !llvm.ptr, %dims: i64, %offset: i64, %sizes: !llvm.ptr,
    %strides: !llvm.ptr, %printed: !llvm.ptr) -> i64 attributes {llvm.linkage = #llvm.linkage<internal>} {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %is_element = arith.cmpi eq, %dims, %c0 : i64
  %errors = scf.if %is_element -> i64 {
    %at = arith.muli %offset, %bytes : i64
    %x = llvm.getelementptr %actual[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %y = llvm.getelementptr %expected[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %is_same = func.call_indirect %same(%x, %y) : (!llvm.ptr, !llvm.ptr) -> i1
    %error = scf.if %is_same -> i64 {
      scf.yield %c0 : i64
    } else {
      func.call @print_difference(%element, %x, %y, %offset, %printed)
          : ((!llvm.ptr, !llvm.ptr) -> (), !llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      scf.yield %c1 : i64
    }
    scf.yield %error : i64
  } else {
    %inner = arith.subi %dims, %c1 : i64
    %inner_sizes = llvm.getelementptr %sizes[1] : (!llvm.ptr) -> !llvm.ptr, i64
    %inner_strides = llvm.getelementptr %strides[1] : (!llvm.ptr) -> !llvm.ptr, i64
    %count = llvm.load %sizes : !llvm.ptr -> i64
    %stride = llvm.load %strides : !llvm.ptr -> i64
    %total = scf.for %i = %c0 to %count step %c1 iter_args(%sum = %c0) -> i64 : i64 {
      %step = arith.muli %i, %stride : i64
      %next = arith.addi %offset, %step : i64
      %found = func.call @verify_dimension(%same, %element, %bytes, %actual, %expected, %inner, %next, %inner_sizes,
          %inner_strides, %printed) : ((!llvm.ptr, !llvm.ptr) -> i1, (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.ptr,
          !llvm.ptr, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
      %new = arith.addi %sum, %found : i64
      scf.yield %new : i64
    }
    scf.yield %total : i64
  }
  return %errors : i64
}

// Prints that two elements differ, unless ten differences were printed.
func.func private @print_difference(%element: (!llvm.ptr, !llvm.ptr) -> (), %x: !llvm.ptr, %y: !llvm.ptr, %offset: i64,
    %printed: !llvm.ptr) attributes {llvm.linkage = #llvm.linkage<internal>} {
  %c1 = arith.constant 1 : i64
  %limit = arith.constant 10 : i64
  %count = llvm.load %printed : !llvm.ptr -> i64
  %is_wanted = arith.cmpi slt, %count, %limit : i64
  scf.if %is_wanted {
    %next = arith.addi %count, %c1 : i64
    llvm.store %next, %printed : i64, !llvm.ptr
    %stderr = llvm.call @_mlirc_stderr() : () -> !llvm.ptr
    %differs = llvm.mlir.addressof @differs_text : !llvm.ptr
    %format = llvm.mlir.addressof @offset_format : !llvm.ptr
    func.call_indirect %element(%stderr, %x) : (!llvm.ptr, !llvm.ptr) -> ()
    func.call @write(%stderr, %differs) : (!llvm.ptr, !llvm.ptr) -> ()
    func.call_indirect %element(%stderr, %y) : (!llvm.ptr, !llvm.ptr) -> ()
    %0 = llvm.call @fprintf(%stderr, %format, %offset) vararg(!llvm.func<i32 (ptr, ptr, ...)>)
        : (!llvm.ptr, !llvm.ptr, i64) -> i32
  }
  return
}

// Whether two descriptors have the same offset, sizes and strides: 1 + 2 * rank numbers.
func.func private @same_shape(%rank: i64, %a: !llvm.ptr, %b: !llvm.ptr) -> i1
    attributes {llvm.linkage = #llvm.linkage<internal>} {
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c3 = arith.constant 3 : i64
  %true = arith.constant true
  %twice = arith.muli %rank, %c2 : i64
  %end = arith.addi %twice, %c3 : i64
  %result = scf.for %i = %c2 to %end step %c1 iter_args(%so_far = %true) -> i1 : i64 {
    %a_place = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %b_place = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %x = llvm.load %a_place : !llvm.ptr -> i64
    %y = llvm.load %b_place : !llvm.ptr -> i64
    %equal = arith.cmpi eq, %x, %y : i64
    %both = arith.andi %so_far, %equal : i1
    scf.yield %both : i1
  }
  return %result : i1
}

// The number of elements that differ; -1 when the shapes do. Memrefs of rank 0 may have different offsets.
func.func private @verify(%same: (!llvm.ptr, !llvm.ptr) -> i1, %element: (!llvm.ptr, !llvm.ptr) -> (), %bytes: i64,
    %actual: !llvm.struct<(i64, ptr)>, %expected: !llvm.struct<(i64, ptr)>) -> i64
    attributes {llvm.linkage = #llvm.linkage<internal>} {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c3 = arith.constant 3 : i64
  %minus_one = arith.constant -1 : i64
  %true = arith.constant true
  %false = arith.constant false
  %rank = llvm.extractvalue %actual[0] : !llvm.struct<(i64, ptr)>
  %a = llvm.extractvalue %actual[1] : !llvm.struct<(i64, ptr)>
  %other_rank = llvm.extractvalue %expected[0] : !llvm.struct<(i64, ptr)>
  %b = llvm.extractvalue %expected[1] : !llvm.struct<(i64, ptr)>
  %is_single = arith.cmpi eq, %rank, %c0 : i64
  %is_comparable = scf.if %is_single -> i1 {
    scf.yield %true : i1
  } else {
    %same_rank = arith.cmpi eq, %rank, %other_rank : i64
    %agrees = scf.if %same_rank -> i1 {
      %shapes_agree = func.call @same_shape(%rank, %a, %b) : (i64, !llvm.ptr, !llvm.ptr) -> i1
      scf.yield %shapes_agree : i1
    } else {
      scf.yield %false : i1
    }
    scf.yield %agrees : i1
  }
  %errors = scf.if %is_comparable -> i64 {
    %printed = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
    llvm.store %c0, %printed : i64, !llvm.ptr
    %a_field = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %b_field = llvm.getelementptr %b[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %offset_field = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, i64
    %a_data = llvm.load %a_field : !llvm.ptr -> !llvm.ptr
    %b_data = llvm.load %b_field : !llvm.ptr -> !llvm.ptr
    %offset = llvm.load %offset_field : !llvm.ptr -> i64
    %sizes = llvm.getelementptr %a[3] : (!llvm.ptr) -> !llvm.ptr, i64
    %strides_at = arith.addi %rank, %c3 : i64
    %strides = llvm.getelementptr %a[%strides_at] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %found = func.call @verify_dimension(%same, %element, %bytes, %a_data, %b_data, %rank, %offset, %sizes, %strides,
        %printed) : ((!llvm.ptr, !llvm.ptr) -> i1, (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.ptr, !llvm.ptr, i64, i64,
        !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    scf.yield %found : i64
  } else {
    %stderr = llvm.call @_mlirc_stderr() : () -> !llvm.ptr
    func.call @write_shape(%stderr, %rank, %a) : (!llvm.ptr, i64, !llvm.ptr) -> ()
    func.call @write_shape(%stderr, %other_rank, %b) : (!llvm.ptr, i64, !llvm.ptr) -> ()
    scf.yield %minus_one : i64
  }
  return %errors : i64
}

// ---- elements

func.func private @write_i8(%file: !llvm.ptr, %place: !llvm.ptr) attributes {llvm.linkage = #llvm.linkage<internal>} {
  // A character, as C++ streams write an int8_t.
  %x = llvm.load %place : !llvm.ptr -> i8
  %wide = llvm.sext %x : i8 to i32
  %0 = llvm.call @fputc(%wide, %file) : (i32, !llvm.ptr) -> i32
  return
}

func.func private @write_i16(%file: !llvm.ptr, %place: !llvm.ptr) attributes {llvm.linkage = #llvm.linkage<internal>} {
  %x = llvm.load %place : !llvm.ptr -> i16
  %wide = llvm.sext %x : i16 to i64
  %format = llvm.mlir.addressof @i64_format : !llvm.ptr
  %0 = llvm.call @fprintf(%file, %format, %wide) vararg(!llvm.func<i32 (ptr, ptr, ...)>)
      : (!llvm.ptr, !llvm.ptr, i64) -> i32
  return
}

func.func private @write_i32(%file: !llvm.ptr, %place: !llvm.ptr) attributes {llvm.linkage = #llvm.linkage<internal>} {
  %x = llvm.load %place : !llvm.ptr -> i32
  %wide = llvm.sext %x : i32 to i64
  %format = llvm.mlir.addressof @i64_format : !llvm.ptr
  %0 = llvm.call @fprintf(%file, %format, %wide) vararg(!llvm.func<i32 (ptr, ptr, ...)>)
      : (!llvm.ptr, !llvm.ptr, i64) -> i32
  return
}

func.func private @write_i64(%file: !llvm.ptr, %place: !llvm.ptr) attributes {llvm.linkage = #llvm.linkage<internal>} {
  %wide = llvm.load %place : !llvm.ptr -> i64
  %format = llvm.mlir.addressof @i64_format : !llvm.ptr
  %0 = llvm.call @fprintf(%file, %format, %wide) vararg(!llvm.func<i32 (ptr, ptr, ...)>)
      : (!llvm.ptr, !llvm.ptr, i64) -> i32
  return
}

func.func private @write_f16(%file: !llvm.ptr, %place: !llvm.ptr) attributes {llvm.linkage = #llvm.linkage<internal>} {
  %x = llvm.load %place : !llvm.ptr -> f16
  %wide = llvm.fpext %x : f16 to f64
  %format = llvm.mlir.addressof @float_format : !llvm.ptr
  %0 = llvm.call @fprintf(%file, %format, %wide) vararg(!llvm.func<i32 (ptr, ptr, ...)>)
      : (!llvm.ptr, !llvm.ptr, f64) -> i32
  return
}

func.func private @write_bf16(%file: !llvm.ptr, %place: !llvm.ptr) attributes {llvm.linkage = #llvm.linkage<internal>} {
  %x = llvm.load %place : !llvm.ptr -> bf16
  %wide = llvm.fpext %x : bf16 to f64
  %format = llvm.mlir.addressof @float_format : !llvm.ptr
  %0 = llvm.call @fprintf(%file, %format, %wide) vararg(!llvm.func<i32 (ptr, ptr, ...)>)
      : (!llvm.ptr, !llvm.ptr, f64) -> i32
  return
}

func.func private @write_f32(%file: !llvm.ptr, %place: !llvm.ptr) attributes {llvm.linkage = #llvm.linkage<internal>} {
  %x = llvm.load %place : !llvm.ptr -> f32
  %wide = llvm.fpext %x : f32 to f64
  %format = llvm.mlir.addressof @float_format : !llvm.ptr
  %0 = llvm.call @fprintf(%file, %format, %wide) vararg(!llvm.func<i32 (ptr, ptr, ...)>)
      : (!llvm.ptr, !llvm.ptr, f64) -> i32
  return
}

func.func private @write_f64(%file: !llvm.ptr, %place: !llvm.ptr) attributes {llvm.linkage = #llvm.linkage<internal>} {
  %x = llvm.load %place : !llvm.ptr -> f64
  %format = llvm.mlir.addressof @float_format : !llvm.ptr
  %0 = llvm.call @fprintf(%file, %format, %x) vararg(!llvm.func<i32 (ptr, ptr, ...)>)
      : (!llvm.ptr, !llvm.ptr, f64) -> i32
  return
}

func.func private @write_ind(%file: !llvm.ptr, %place: !llvm.ptr) attributes {llvm.linkage = #llvm.linkage<internal>} {
  %x = llvm.load %place : !llvm.ptr -> i64
  %format = llvm.mlir.addressof @u64_format : !llvm.ptr
  %0 = llvm.call @fprintf(%file, %format, %x) vararg(!llvm.func<i32 (ptr, ptr, ...)>)
      : (!llvm.ptr, !llvm.ptr, i64) -> i32
  return
}

func.func private @write_c32(%file: !llvm.ptr, %place: !llvm.ptr) attributes {llvm.linkage = #llvm.linkage<internal>} {
  %im_place = llvm.getelementptr %place[1] : (!llvm.ptr) -> !llvm.ptr, f32
  %re = llvm.load %place : !llvm.ptr -> f32
  %im = llvm.load %im_place : !llvm.ptr -> f32
  %re_wide = llvm.fpext %re : f32 to f64
  %im_wide = llvm.fpext %im : f32 to f64
  %format = llvm.mlir.addressof @complex_format : !llvm.ptr
  %0 = llvm.call @fprintf(%file, %format, %re_wide, %im_wide) vararg(!llvm.func<i32 (ptr, ptr, ...)>)
      : (!llvm.ptr, !llvm.ptr, f64, f64) -> i32
  return
}

func.func private @write_c64(%file: !llvm.ptr, %place: !llvm.ptr) attributes {llvm.linkage = #llvm.linkage<internal>} {
  %im_place = llvm.getelementptr %place[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %re = llvm.load %place : !llvm.ptr -> f64
  %im = llvm.load %im_place : !llvm.ptr -> f64
  %format = llvm.mlir.addressof @complex_format : !llvm.ptr
  %0 = llvm.call @fprintf(%file, %format, %re, %im) vararg(!llvm.func<i32 (ptr, ptr, ...)>)
      : (!llvm.ptr, !llvm.ptr, f64, f64) -> i32
  return
}

// ---- comparison of elements

func.func private @same_i8(%a: !llvm.ptr, %b: !llvm.ptr) -> i1 attributes {llvm.linkage = #llvm.linkage<internal>} {
  %x = llvm.load %a : !llvm.ptr -> i8
  %y = llvm.load %b : !llvm.ptr -> i8
  %result = arith.cmpi eq, %x, %y : i8
  return %result : i1
}

func.func private @same_i16(%a: !llvm.ptr, %b: !llvm.ptr) -> i1 attributes {llvm.linkage = #llvm.linkage<internal>} {
  %x = llvm.load %a : !llvm.ptr -> i16
  %y = llvm.load %b : !llvm.ptr -> i16
  %result = arith.cmpi eq, %x, %y : i16
  return %result : i1
}

func.func private @same_i32(%a: !llvm.ptr, %b: !llvm.ptr) -> i1 attributes {llvm.linkage = #llvm.linkage<internal>} {
  %x = llvm.load %a : !llvm.ptr -> i32
  %y = llvm.load %b : !llvm.ptr -> i32
  %result = arith.cmpi eq, %x, %y : i32
  return %result : i1
}

func.func private @same_i64(%a: !llvm.ptr, %b: !llvm.ptr) -> i1 attributes {llvm.linkage = #llvm.linkage<internal>} {
  %x = llvm.load %a : !llvm.ptr -> i64
  %y = llvm.load %b : !llvm.ptr -> i64
  %result = arith.cmpi eq, %x, %y : i64
  return %result : i1
}

func.func private @same_f16(%a: !llvm.ptr, %b: !llvm.ptr) -> i1 attributes {llvm.linkage = #llvm.linkage<internal>} {
  %x = llvm.load %a : !llvm.ptr -> f16
  %y = llvm.load %b : !llvm.ptr -> f16
  %result = arith.cmpf oeq, %x, %y : f16
  return %result : i1
}

func.func private @same_bf16(%a: !llvm.ptr, %b: !llvm.ptr) -> i1 attributes {llvm.linkage = #llvm.linkage<internal>} {
  %x = llvm.load %a : !llvm.ptr -> bf16
  %y = llvm.load %b : !llvm.ptr -> bf16
  %result = arith.cmpf oeq, %x, %y : bf16
  return %result : i1
}

func.func private @same_f32(%a: !llvm.ptr, %b: !llvm.ptr) -> i1 attributes {llvm.linkage = #llvm.linkage<internal>} {
  %x = llvm.load %a : !llvm.ptr -> f32
  %y = llvm.load %b : !llvm.ptr -> f32
  // A relative error; infinity and NaN equal nothing.
  %infinity = arith.constant 0x7F800000 : f32
  %epsilon = arith.constant 1.0e-6 : f32
  %x_size = math.absf %x : f32
  %y_size = math.absf %y : f32
  %x_finite = arith.cmpf olt, %x_size, %infinity : f32
  %y_finite = arith.cmpf olt, %y_size, %infinity : f32
  %difference = arith.subf %x, %y : f32
  %delta = math.absf %difference : f32
  %limit = arith.mulf %epsilon, %y_size : f32
  %is_small = arith.cmpf ole, %delta, %limit : f32
  %finite = arith.andi %x_finite, %y_finite : i1
  %result = arith.andi %finite, %is_small : i1
  return %result : i1
}

func.func private @same_f64(%a: !llvm.ptr, %b: !llvm.ptr) -> i1 attributes {llvm.linkage = #llvm.linkage<internal>} {
  %x = llvm.load %a : !llvm.ptr -> f64
  %y = llvm.load %b : !llvm.ptr -> f64
  // A relative error; infinity and NaN equal nothing.
  %infinity = arith.constant 0x7FF0000000000000 : f64
  %epsilon = arith.constant 1.0e-12 : f64
  %x_size = math.absf %x : f64
  %y_size = math.absf %y : f64
  %x_finite = arith.cmpf olt, %x_size, %infinity : f64
  %y_finite = arith.cmpf olt, %y_size, %infinity : f64
  %difference = arith.subf %x, %y : f64
  %delta = math.absf %difference : f64
  %limit = arith.mulf %epsilon, %y_size : f64
  %is_small = arith.cmpf ole, %delta, %limit : f64
  %finite = arith.andi %x_finite, %y_finite : i1
  %result = arith.andi %finite, %is_small : i1
  return %result : i1
}

func.func private @same_ind(%a: !llvm.ptr, %b: !llvm.ptr) -> i1 attributes {llvm.linkage = #llvm.linkage<internal>} {
  %x = llvm.load %a : !llvm.ptr -> i64
  %y = llvm.load %b : !llvm.ptr -> i64
  %result = arith.cmpi eq, %x, %y : i64
  return %result : i1
}

func.func private @same_c32(%a: !llvm.ptr, %b: !llvm.ptr) -> i1 attributes {llvm.linkage = #llvm.linkage<internal>} {
  %a_im = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, f32
  %b_im = llvm.getelementptr %b[1] : (!llvm.ptr) -> !llvm.ptr, f32
  %x = llvm.load %a : !llvm.ptr -> f32
  %y = llvm.load %b : !llvm.ptr -> f32
  %xi = llvm.load %a_im : !llvm.ptr -> f32
  %yi = llvm.load %b_im : !llvm.ptr -> f32
  %re_same = arith.cmpf oeq, %x, %y : f32
  %im_same = arith.cmpf oeq, %xi, %yi : f32
  %result = arith.andi %re_same, %im_same : i1
  return %result : i1
}

func.func private @same_c64(%a: !llvm.ptr, %b: !llvm.ptr) -> i1 attributes {llvm.linkage = #llvm.linkage<internal>} {
  %a_im = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %b_im = llvm.getelementptr %b[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %x = llvm.load %a : !llvm.ptr -> f64
  %y = llvm.load %b : !llvm.ptr -> f64
  %xi = llvm.load %a_im : !llvm.ptr -> f64
  %yi = llvm.load %b_im : !llvm.ptr -> f64
  %re_same = arith.cmpf oeq, %x, %y : f64
  %im_same = arith.cmpf oeq, %xi, %yi : f64
  %result = arith.andi %re_same, %im_same : i1
  return %result : i1
}

// ---- what programs call

func.func @verifyMemRefI8(%actual: memref<*xi8>, %expected: memref<*xi8>) -> i64
    attributes {llvm.emit_c_interface} {
  %same = func.constant @same_i8 : (!llvm.ptr, !llvm.ptr) -> i1
  %element = func.constant @write_i8 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 1 : i64
  %a = builtin.unrealized_conversion_cast %actual : memref<*xi8> to !llvm.struct<(i64, ptr)>
  %b = builtin.unrealized_conversion_cast %expected : memref<*xi8> to !llvm.struct<(i64, ptr)>
  %errors = func.call @verify(%same, %element, %bytes, %a, %b) : ((!llvm.ptr, !llvm.ptr) -> i1,
      (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>, !llvm.struct<(i64, ptr)>) -> i64
  return %errors : i64
}

func.func @verifyMemRefI16(%actual: memref<*xi16>, %expected: memref<*xi16>) -> i64
    attributes {llvm.emit_c_interface} {
  %same = func.constant @same_i16 : (!llvm.ptr, !llvm.ptr) -> i1
  %element = func.constant @write_i16 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 2 : i64
  %a = builtin.unrealized_conversion_cast %actual : memref<*xi16> to !llvm.struct<(i64, ptr)>
  %b = builtin.unrealized_conversion_cast %expected : memref<*xi16> to !llvm.struct<(i64, ptr)>
  %errors = func.call @verify(%same, %element, %bytes, %a, %b) : ((!llvm.ptr, !llvm.ptr) -> i1,
      (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>, !llvm.struct<(i64, ptr)>) -> i64
  return %errors : i64
}

func.func @verifyMemRefI32(%actual: memref<*xi32>, %expected: memref<*xi32>) -> i64
    attributes {llvm.emit_c_interface} {
  %same = func.constant @same_i32 : (!llvm.ptr, !llvm.ptr) -> i1
  %element = func.constant @write_i32 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 4 : i64
  %a = builtin.unrealized_conversion_cast %actual : memref<*xi32> to !llvm.struct<(i64, ptr)>
  %b = builtin.unrealized_conversion_cast %expected : memref<*xi32> to !llvm.struct<(i64, ptr)>
  %errors = func.call @verify(%same, %element, %bytes, %a, %b) : ((!llvm.ptr, !llvm.ptr) -> i1,
      (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>, !llvm.struct<(i64, ptr)>) -> i64
  return %errors : i64
}

func.func @verifyMemRefI64(%actual: memref<*xi64>, %expected: memref<*xi64>) -> i64
    attributes {llvm.emit_c_interface} {
  %same = func.constant @same_i64 : (!llvm.ptr, !llvm.ptr) -> i1
  %element = func.constant @write_i64 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 8 : i64
  %a = builtin.unrealized_conversion_cast %actual : memref<*xi64> to !llvm.struct<(i64, ptr)>
  %b = builtin.unrealized_conversion_cast %expected : memref<*xi64> to !llvm.struct<(i64, ptr)>
  %errors = func.call @verify(%same, %element, %bytes, %a, %b) : ((!llvm.ptr, !llvm.ptr) -> i1,
      (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>, !llvm.struct<(i64, ptr)>) -> i64
  return %errors : i64
}

func.func @verifyMemRefF16(%actual: memref<*xf16>, %expected: memref<*xf16>) -> i64
    attributes {llvm.emit_c_interface} {
  %same = func.constant @same_f16 : (!llvm.ptr, !llvm.ptr) -> i1
  %element = func.constant @write_f16 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 2 : i64
  %a = builtin.unrealized_conversion_cast %actual : memref<*xf16> to !llvm.struct<(i64, ptr)>
  %b = builtin.unrealized_conversion_cast %expected : memref<*xf16> to !llvm.struct<(i64, ptr)>
  %errors = func.call @verify(%same, %element, %bytes, %a, %b) : ((!llvm.ptr, !llvm.ptr) -> i1,
      (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>, !llvm.struct<(i64, ptr)>) -> i64
  return %errors : i64
}

func.func @verifyMemRefBF16(%actual: memref<*xbf16>, %expected: memref<*xbf16>) -> i64
    attributes {llvm.emit_c_interface} {
  %same = func.constant @same_bf16 : (!llvm.ptr, !llvm.ptr) -> i1
  %element = func.constant @write_bf16 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 2 : i64
  %a = builtin.unrealized_conversion_cast %actual : memref<*xbf16> to !llvm.struct<(i64, ptr)>
  %b = builtin.unrealized_conversion_cast %expected : memref<*xbf16> to !llvm.struct<(i64, ptr)>
  %errors = func.call @verify(%same, %element, %bytes, %a, %b) : ((!llvm.ptr, !llvm.ptr) -> i1,
      (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>, !llvm.struct<(i64, ptr)>) -> i64
  return %errors : i64
}

func.func @verifyMemRefF32(%actual: memref<*xf32>, %expected: memref<*xf32>) -> i64
    attributes {llvm.emit_c_interface} {
  %same = func.constant @same_f32 : (!llvm.ptr, !llvm.ptr) -> i1
  %element = func.constant @write_f32 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 4 : i64
  %a = builtin.unrealized_conversion_cast %actual : memref<*xf32> to !llvm.struct<(i64, ptr)>
  %b = builtin.unrealized_conversion_cast %expected : memref<*xf32> to !llvm.struct<(i64, ptr)>
  %errors = func.call @verify(%same, %element, %bytes, %a, %b) : ((!llvm.ptr, !llvm.ptr) -> i1,
      (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>, !llvm.struct<(i64, ptr)>) -> i64
  return %errors : i64
}

func.func @verifyMemRefF64(%actual: memref<*xf64>, %expected: memref<*xf64>) -> i64
    attributes {llvm.emit_c_interface} {
  %same = func.constant @same_f64 : (!llvm.ptr, !llvm.ptr) -> i1
  %element = func.constant @write_f64 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 8 : i64
  %a = builtin.unrealized_conversion_cast %actual : memref<*xf64> to !llvm.struct<(i64, ptr)>
  %b = builtin.unrealized_conversion_cast %expected : memref<*xf64> to !llvm.struct<(i64, ptr)>
  %errors = func.call @verify(%same, %element, %bytes, %a, %b) : ((!llvm.ptr, !llvm.ptr) -> i1,
      (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>, !llvm.struct<(i64, ptr)>) -> i64
  return %errors : i64
}

func.func @verifyMemRefInd(%actual: memref<*xindex>, %expected: memref<*xindex>) -> i64
    attributes {llvm.emit_c_interface} {
  %same = func.constant @same_ind : (!llvm.ptr, !llvm.ptr) -> i1
  %element = func.constant @write_ind : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 8 : i64
  %a = builtin.unrealized_conversion_cast %actual : memref<*xindex> to !llvm.struct<(i64, ptr)>
  %b = builtin.unrealized_conversion_cast %expected : memref<*xindex> to !llvm.struct<(i64, ptr)>
  %errors = func.call @verify(%same, %element, %bytes, %a, %b) : ((!llvm.ptr, !llvm.ptr) -> i1,
      (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>, !llvm.struct<(i64, ptr)>) -> i64
  return %errors : i64
}

func.func @verifyMemRefC32(%actual: memref<*xcomplex<f32>>, %expected: memref<*xcomplex<f32>>) -> i64
    attributes {llvm.emit_c_interface} {
  %same = func.constant @same_c32 : (!llvm.ptr, !llvm.ptr) -> i1
  %element = func.constant @write_c32 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 8 : i64
  %a = builtin.unrealized_conversion_cast %actual : memref<*xcomplex<f32>> to !llvm.struct<(i64, ptr)>
  %b = builtin.unrealized_conversion_cast %expected : memref<*xcomplex<f32>> to !llvm.struct<(i64, ptr)>
  %errors = func.call @verify(%same, %element, %bytes, %a, %b) : ((!llvm.ptr, !llvm.ptr) -> i1,
      (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>, !llvm.struct<(i64, ptr)>) -> i64
  return %errors : i64
}

func.func @verifyMemRefC64(%actual: memref<*xcomplex<f64>>, %expected: memref<*xcomplex<f64>>) -> i64
    attributes {llvm.emit_c_interface} {
  %same = func.constant @same_c64 : (!llvm.ptr, !llvm.ptr) -> i1
  %element = func.constant @write_c64 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 16 : i64
  %a = builtin.unrealized_conversion_cast %actual : memref<*xcomplex<f64>> to !llvm.struct<(i64, ptr)>
  %b = builtin.unrealized_conversion_cast %expected : memref<*xcomplex<f64>> to !llvm.struct<(i64, ptr)>
  %errors = func.call @verify(%same, %element, %bytes, %a, %b) : ((!llvm.ptr, !llvm.ptr) -> i1,
      (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>, !llvm.struct<(i64, ptr)>) -> i64
  return %errors : i64
}
