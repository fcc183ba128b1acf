// Printing of memrefs: printMemrefF32 and the like.
//
// Memrefs of all ranks and layouts go through functions on pointers: an unranked memref is {rank, descriptor}, a
// descriptor {allocated, aligned, offset, sizes, strides}. The text is that of MLIR's runner library to the byte.

llvm.func @fprintf(!llvm.ptr, !llvm.ptr, ...) -> i32
llvm.func @fputs(!llvm.ptr, !llvm.ptr) -> i32
llvm.func @fputc(i32, !llvm.ptr) -> i32
llvm.func @fflush(!llvm.ptr) -> i32
llvm.func @_mlirc_stdout() -> !llvm.ptr

llvm.mlir.global internal constant @start_format("base@ = %#llx rank = %lld offset = %lld\00")
llvm.mlir.global internal constant @sizes_text(" sizes = [\00")
llvm.mlir.global internal constant @strides_text("] strides = [\00")
llvm.mlir.global internal constant @list_end_text("]\00")
llvm.mlir.global internal constant @i64_format("%lld\00")
llvm.mlir.global internal constant @next_i64_format(", %lld\00")
llvm.mlir.global internal constant @u64_format("%llu\00")
llvm.mlir.global internal constant @float_format("%g\00")
llvm.mlir.global internal constant @complex_format("(%g,%g)\00")
llvm.mlir.global internal constant @unranked_text("Unranked Memref \00")
llvm.mlir.global internal constant @ranked_text("Memref \00")
llvm.mlir.global internal constant @data_text(" data = \0A\00")
llvm.mlir.global internal constant @open_text("[\00")
llvm.mlir.global internal constant @close_text("]\00")
llvm.mlir.global internal constant @comma_text(", \00")
llvm.mlir.global internal constant @newline_text("\0A\00")
llvm.mlir.global internal constant @spaces_format("%*s\00")
llvm.mlir.global internal constant @empty_text("\00")
llvm.mlir.global internal constant @open_vector_text("(\00")
llvm.mlir.global internal constant @close_vector_text(")\00")
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

func.func private @spaces(%file: !llvm.ptr, %count: i64) attributes {llvm.linkage = #llvm.linkage<internal>} {
  %format = llvm.mlir.addressof @spaces_format : !llvm.ptr
  %empty = llvm.mlir.addressof @empty_text : !llvm.ptr
  %width = arith.trunci %count : i64 to i32
  %0 = llvm.call @fprintf(%file, %format, %width, %empty) vararg(!llvm.func<i32 (ptr, ptr, ...)>)
      : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
  return
}

// ---- a whole memref

// Writes the elements of the dimensions that are left: a list in brackets for each, and a line for each but the last.
func.func private @write_dimension(%element: (!llvm.ptr, !llvm.ptr) -> (), %bytes: i64, %file: !llvm.ptr, %dims: i64,
    %rank: i64, %place: !llvm.ptr, %sizes: !llvm.ptr, %strides: !llvm.ptr)
    attributes {llvm.linkage = #llvm.linkage<internal>} {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %is_element = arith.cmpi eq, %dims, %c0 : i64
  scf.if %is_element {
    func.call_indirect %element(%file, %place) : (!llvm.ptr, !llvm.ptr) -> ()
  } else {
    %open = llvm.mlir.addressof @open_text : !llvm.ptr
    %close = llvm.mlir.addressof @close_text : !llvm.ptr
    %comma = llvm.mlir.addressof @comma_text : !llvm.ptr
    %newline = llvm.mlir.addressof @newline_text : !llvm.ptr
    %has_lines = arith.cmpi sgt, %dims, %c1 : i64
    %outer = arith.subi %rank, %dims : i64
    %indent = arith.addi %outer, %c1 : i64
    %inner = arith.subi %dims, %c1 : i64
    %inner_sizes = llvm.getelementptr %sizes[1] : (!llvm.ptr) -> !llvm.ptr, i64
    %inner_strides = llvm.getelementptr %strides[1] : (!llvm.ptr) -> !llvm.ptr, i64
    %count = llvm.load %sizes : !llvm.ptr -> i64
    %stride = llvm.load %strides : !llvm.ptr -> i64
    %step = arith.muli %stride, %bytes : i64
    func.call @write(%file, %open) : (!llvm.ptr, !llvm.ptr) -> ()
    scf.for %i = %c0 to %count step %c1 : i64 {
      %is_next = arith.cmpi ne, %i, %c0 : i64
      scf.if %is_next {
        func.call @write(%file, %comma) : (!llvm.ptr, !llvm.ptr) -> ()
        scf.if %has_lines {
          func.call @write(%file, %newline) : (!llvm.ptr, !llvm.ptr) -> ()
        }
        func.call @spaces(%file, %indent) : (!llvm.ptr, i64) -> ()
      }
      %at = arith.muli %i, %step : i64
      %next = llvm.getelementptr %place[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      func.call @write_dimension(%element, %bytes, %file, %inner, %rank, %next, %inner_sizes, %inner_strides)
          : ((!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.ptr, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    }
    func.call @write(%file, %close) : (!llvm.ptr, !llvm.ptr) -> ()
  }
  return
}

// Prints a memref after a title.
func.func private @print_memref(%title: !llvm.ptr, %element: (!llvm.ptr, !llvm.ptr) -> (), %bytes: i64,
    %memref: !llvm.struct<(i64, ptr)>) attributes {llvm.linkage = #llvm.linkage<internal>} {
  %c0 = arith.constant 0 : i64
  %c3 = arith.constant 3 : i64
  %data_text = llvm.mlir.addressof @data_text : !llvm.ptr
  %open = llvm.mlir.addressof @open_text : !llvm.ptr
  %close = llvm.mlir.addressof @close_text : !llvm.ptr
  %newline = llvm.mlir.addressof @newline_text : !llvm.ptr
  %stdout = llvm.call @_mlirc_stdout() : () -> !llvm.ptr
  %rank = llvm.extractvalue %memref[0] : !llvm.struct<(i64, ptr)>
  %descriptor = llvm.extractvalue %memref[1] : !llvm.struct<(i64, ptr)>
  func.call @print_shape(%title, %memref) : (!llvm.ptr, !llvm.struct<(i64, ptr)>) -> ()
  func.call @write(%stdout, %data_text) : (!llvm.ptr, !llvm.ptr) -> ()
  %aligned_field = llvm.getelementptr %descriptor[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
  %offset_field = llvm.getelementptr %descriptor[2] : (!llvm.ptr) -> !llvm.ptr, i64
  %aligned = llvm.load %aligned_field : !llvm.ptr -> !llvm.ptr
  %offset = llvm.load %offset_field : !llvm.ptr -> i64
  %at = arith.muli %offset, %bytes : i64
  %first = llvm.getelementptr %aligned[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %sizes = llvm.getelementptr %descriptor[3] : (!llvm.ptr) -> !llvm.ptr, i64
  %strides_at = arith.addi %rank, %c3 : i64
  %strides = llvm.getelementptr %descriptor[%strides_at] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %is_single = arith.cmpi eq, %rank, %c0 : i64
  scf.if %is_single {
    func.call @write(%stdout, %open) : (!llvm.ptr, !llvm.ptr) -> ()
  }
  func.call @write_dimension(%element, %bytes, %stdout, %rank, %rank, %first, %sizes, %strides)
      : ((!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.ptr, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  scf.if %is_single {
    func.call @write(%stdout, %close) : (!llvm.ptr, !llvm.ptr) -> ()
  }
  func.call @write(%stdout, %newline) : (!llvm.ptr, !llvm.ptr) -> ()
  %0 = llvm.call @fflush(%stdout) : (!llvm.ptr) -> i32
  return
}

func.func private @print_shape_line(%title: !llvm.ptr, %memref: !llvm.struct<(i64, ptr)>)
    attributes {llvm.linkage = #llvm.linkage<internal>} {
  %newline = llvm.mlir.addressof @newline_text : !llvm.ptr
  %stdout = llvm.call @_mlirc_stdout() : () -> !llvm.ptr
  func.call @print_shape(%title, %memref) : (!llvm.ptr, !llvm.struct<(i64, ptr)>) -> ()
  func.call @write(%stdout, %newline) : (!llvm.ptr, !llvm.ptr) -> ()
  %0 = llvm.call @fflush(%stdout) : (!llvm.ptr) -> i32
  return
}

func.func private @print_shape(%title: !llvm.ptr, %memref: !llvm.struct<(i64, ptr)>)
    attributes {llvm.linkage = #llvm.linkage<internal>} {
  %stdout = llvm.call @_mlirc_stdout() : () -> !llvm.ptr
  %rank = llvm.extractvalue %memref[0] : !llvm.struct<(i64, ptr)>
  %descriptor = llvm.extractvalue %memref[1] : !llvm.struct<(i64, ptr)>
  func.call @write(%stdout, %title) : (!llvm.ptr, !llvm.ptr) -> ()
  func.call @write_shape(%stdout, %rank, %descriptor) : (!llvm.ptr, i64, !llvm.ptr) -> ()
  return
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

// A vector in parentheses; the element starts are so many bytes apart and the spaces between them as MLIR has them.
func.func private @write_vector(%element: (!llvm.ptr, !llvm.ptr) -> (), %bytes: i64, %inner_indent: i64,
    %last_indent: i64, %file: !llvm.ptr, %place: !llvm.ptr) attributes {llvm.linkage = #llvm.linkage<internal>} {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c3 = arith.constant 3 : i64
  %c4 = arith.constant 4 : i64
  %open = llvm.mlir.addressof @open_vector_text : !llvm.ptr
  %close = llvm.mlir.addressof @close_vector_text : !llvm.ptr
  %comma = llvm.mlir.addressof @comma_text : !llvm.ptr
  func.call @write(%file, %open) : (!llvm.ptr, !llvm.ptr) -> ()
  scf.for %i = %c0 to %c4 step %c1 : i64 {
    %is_next = arith.cmpi ne, %i, %c0 : i64
    scf.if %is_next {
      %is_last = arith.cmpi eq, %i, %c3 : i64
      %indent = arith.select %is_last, %last_indent, %inner_indent : i64
      func.call @write(%file, %comma) : (!llvm.ptr, !llvm.ptr) -> ()
      func.call @spaces(%file, %indent) : (!llvm.ptr, i64) -> ()
    }
    %at = arith.muli %i, %bytes : i64
    %next = llvm.getelementptr %place[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    func.call_indirect %element(%file, %next) : (!llvm.ptr, !llvm.ptr) -> ()
  }
  func.call @write(%file, %close) : (!llvm.ptr, !llvm.ptr) -> ()
  return
}

func.func private @write_4xf32(%file: !llvm.ptr, %place: !llvm.ptr) attributes {llvm.linkage = #llvm.linkage<internal>} {
  %element = func.constant @write_f32 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 4 : i64
  %none = arith.constant 0 : i64
  func.call @write_vector(%element, %bytes, %none, %none, %file, %place)
      : ((!llvm.ptr, !llvm.ptr) -> (), i64, i64, i64, !llvm.ptr, !llvm.ptr) -> ()
  return
}

func.func private @write_4x4xf32(%file: !llvm.ptr, %place: !llvm.ptr)
    attributes {llvm.linkage = #llvm.linkage<internal>} {
  %element = func.constant @write_4xf32 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 16 : i64
  %inner = arith.constant 2 : i64
  %last = arith.constant 1 : i64
  func.call @write_vector(%element, %bytes, %inner, %last, %file, %place)
      : ((!llvm.ptr, !llvm.ptr) -> (), i64, i64, i64, !llvm.ptr, !llvm.ptr) -> ()
  return
}

// ---- what programs call

func.func @printMemrefI8(%memref: memref<*xi8>) attributes {llvm.emit_c_interface} {
  %title = llvm.mlir.addressof @unranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %memref : memref<*xi8> to !llvm.struct<(i64, ptr)>
  %element = func.constant @write_i8 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 1 : i64
  func.call @print_memref(%title, %element, %bytes, %any)
      : (!llvm.ptr, (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemrefI16(%memref: memref<*xi16>) attributes {llvm.emit_c_interface} {
  %title = llvm.mlir.addressof @unranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %memref : memref<*xi16> to !llvm.struct<(i64, ptr)>
  %element = func.constant @write_i16 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 2 : i64
  func.call @print_memref(%title, %element, %bytes, %any)
      : (!llvm.ptr, (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemrefI32(%memref: memref<*xi32>) attributes {llvm.emit_c_interface} {
  %title = llvm.mlir.addressof @unranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %memref : memref<*xi32> to !llvm.struct<(i64, ptr)>
  %element = func.constant @write_i32 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 4 : i64
  func.call @print_memref(%title, %element, %bytes, %any)
      : (!llvm.ptr, (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemrefI64(%memref: memref<*xi64>) attributes {llvm.emit_c_interface} {
  %title = llvm.mlir.addressof @unranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %memref : memref<*xi64> to !llvm.struct<(i64, ptr)>
  %element = func.constant @write_i64 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 8 : i64
  func.call @print_memref(%title, %element, %bytes, %any)
      : (!llvm.ptr, (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemrefF16(%memref: memref<*xf16>) attributes {llvm.emit_c_interface} {
  %title = llvm.mlir.addressof @unranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %memref : memref<*xf16> to !llvm.struct<(i64, ptr)>
  %element = func.constant @write_f16 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 2 : i64
  func.call @print_memref(%title, %element, %bytes, %any)
      : (!llvm.ptr, (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemrefBF16(%memref: memref<*xbf16>) attributes {llvm.emit_c_interface} {
  %title = llvm.mlir.addressof @unranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %memref : memref<*xbf16> to !llvm.struct<(i64, ptr)>
  %element = func.constant @write_bf16 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 2 : i64
  func.call @print_memref(%title, %element, %bytes, %any)
      : (!llvm.ptr, (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemrefF32(%memref: memref<*xf32>) attributes {llvm.emit_c_interface} {
  %title = llvm.mlir.addressof @unranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %memref : memref<*xf32> to !llvm.struct<(i64, ptr)>
  %element = func.constant @write_f32 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 4 : i64
  func.call @print_memref(%title, %element, %bytes, %any)
      : (!llvm.ptr, (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemrefF64(%memref: memref<*xf64>) attributes {llvm.emit_c_interface} {
  %title = llvm.mlir.addressof @unranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %memref : memref<*xf64> to !llvm.struct<(i64, ptr)>
  %element = func.constant @write_f64 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 8 : i64
  func.call @print_memref(%title, %element, %bytes, %any)
      : (!llvm.ptr, (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemrefInd(%memref: memref<*xindex>) attributes {llvm.emit_c_interface} {
  %title = llvm.mlir.addressof @unranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %memref : memref<*xindex> to !llvm.struct<(i64, ptr)>
  %element = func.constant @write_ind : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 8 : i64
  func.call @print_memref(%title, %element, %bytes, %any)
      : (!llvm.ptr, (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemrefC32(%memref: memref<*xcomplex<f32>>) attributes {llvm.emit_c_interface} {
  %title = llvm.mlir.addressof @unranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %memref : memref<*xcomplex<f32>> to !llvm.struct<(i64, ptr)>
  %element = func.constant @write_c32 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 8 : i64
  func.call @print_memref(%title, %element, %bytes, %any)
      : (!llvm.ptr, (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemrefC64(%memref: memref<*xcomplex<f64>>) attributes {llvm.emit_c_interface} {
  %title = llvm.mlir.addressof @unranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %memref : memref<*xcomplex<f64>> to !llvm.struct<(i64, ptr)>
  %element = func.constant @write_c64 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 16 : i64
  func.call @print_memref(%title, %element, %bytes, %any)
      : (!llvm.ptr, (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemrefShapeI8(%memref: memref<*xi8>) attributes {llvm.emit_c_interface} {
  %title = llvm.mlir.addressof @unranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %memref : memref<*xi8> to !llvm.struct<(i64, ptr)>
  func.call @print_shape_line(%title, %any) : (!llvm.ptr, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemrefShapeI32(%memref: memref<*xi32>) attributes {llvm.emit_c_interface} {
  %title = llvm.mlir.addressof @unranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %memref : memref<*xi32> to !llvm.struct<(i64, ptr)>
  func.call @print_shape_line(%title, %any) : (!llvm.ptr, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemrefShapeI64(%memref: memref<*xi64>) attributes {llvm.emit_c_interface} {
  %title = llvm.mlir.addressof @unranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %memref : memref<*xi64> to !llvm.struct<(i64, ptr)>
  func.call @print_shape_line(%title, %any) : (!llvm.ptr, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemrefShapeF32(%memref: memref<*xf32>) attributes {llvm.emit_c_interface} {
  %title = llvm.mlir.addressof @unranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %memref : memref<*xf32> to !llvm.struct<(i64, ptr)>
  func.call @print_shape_line(%title, %any) : (!llvm.ptr, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemrefShapeF64(%memref: memref<*xf64>) attributes {llvm.emit_c_interface} {
  %title = llvm.mlir.addressof @unranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %memref : memref<*xf64> to !llvm.struct<(i64, ptr)>
  func.call @print_shape_line(%title, %any) : (!llvm.ptr, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemrefShapeInd(%memref: memref<*xindex>) attributes {llvm.emit_c_interface} {
  %title = llvm.mlir.addressof @unranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %memref : memref<*xindex> to !llvm.struct<(i64, ptr)>
  func.call @print_shape_line(%title, %any) : (!llvm.ptr, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemrefShapeC32(%memref: memref<*xcomplex<f32>>) attributes {llvm.emit_c_interface} {
  %title = llvm.mlir.addressof @unranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %memref : memref<*xcomplex<f32>> to !llvm.struct<(i64, ptr)>
  func.call @print_shape_line(%title, %any) : (!llvm.ptr, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemrefShapeC64(%memref: memref<*xcomplex<f64>>) attributes {llvm.emit_c_interface} {
  %title = llvm.mlir.addressof @unranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %memref : memref<*xcomplex<f64>> to !llvm.struct<(i64, ptr)>
  func.call @print_shape_line(%title, %any) : (!llvm.ptr, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemref0dF32(%memref: memref<f32, strided<[], offset: ?>>) attributes {llvm.emit_c_interface} {
  %unranked = memref.cast %memref : memref<f32, strided<[], offset: ?>> to memref<*xf32>
  %title = llvm.mlir.addressof @ranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %unranked : memref<*xf32> to !llvm.struct<(i64, ptr)>
  %element = func.constant @write_f32 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 4 : i64
  func.call @print_memref(%title, %element, %bytes, %any)
      : (!llvm.ptr, (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemref1dF32(%memref: memref<?xf32, strided<[?], offset: ?>>) attributes {llvm.emit_c_interface} {
  %unranked = memref.cast %memref : memref<?xf32, strided<[?], offset: ?>> to memref<*xf32>
  %title = llvm.mlir.addressof @ranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %unranked : memref<*xf32> to !llvm.struct<(i64, ptr)>
  %element = func.constant @write_f32 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 4 : i64
  func.call @print_memref(%title, %element, %bytes, %any)
      : (!llvm.ptr, (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemref2dF32(%memref: memref<?x?xf32, strided<[?, ?], offset: ?>>) attributes {llvm.emit_c_interface} {
  %unranked = memref.cast %memref : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<*xf32>
  %title = llvm.mlir.addressof @ranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %unranked : memref<*xf32> to !llvm.struct<(i64, ptr)>
  %element = func.constant @write_f32 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 4 : i64
  func.call @print_memref(%title, %element, %bytes, %any)
      : (!llvm.ptr, (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemref3dF32(%memref: memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>) attributes {llvm.emit_c_interface} {
  %unranked = memref.cast %memref : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> to memref<*xf32>
  %title = llvm.mlir.addressof @ranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %unranked : memref<*xf32> to !llvm.struct<(i64, ptr)>
  %element = func.constant @write_f32 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 4 : i64
  func.call @print_memref(%title, %element, %bytes, %any)
      : (!llvm.ptr, (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemref4dF32(%memref: memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>) attributes {llvm.emit_c_interface} {
  %unranked = memref.cast %memref : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>> to memref<*xf32>
  %title = llvm.mlir.addressof @ranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %unranked : memref<*xf32> to !llvm.struct<(i64, ptr)>
  %element = func.constant @write_f32 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 4 : i64
  func.call @print_memref(%title, %element, %bytes, %any)
      : (!llvm.ptr, (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemref1dI8(%memref: memref<?xi8, strided<[?], offset: ?>>) attributes {llvm.emit_c_interface} {
  %unranked = memref.cast %memref : memref<?xi8, strided<[?], offset: ?>> to memref<*xi8>
  %title = llvm.mlir.addressof @ranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %unranked : memref<*xi8> to !llvm.struct<(i64, ptr)>
  %element = func.constant @write_i8 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 1 : i64
  func.call @print_memref(%title, %element, %bytes, %any)
      : (!llvm.ptr, (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemref1dI32(%memref: memref<?xi32, strided<[?], offset: ?>>) attributes {llvm.emit_c_interface} {
  %unranked = memref.cast %memref : memref<?xi32, strided<[?], offset: ?>> to memref<*xi32>
  %title = llvm.mlir.addressof @ranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %unranked : memref<*xi32> to !llvm.struct<(i64, ptr)>
  %element = func.constant @write_i32 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 4 : i64
  func.call @print_memref(%title, %element, %bytes, %any)
      : (!llvm.ptr, (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemref1dI64(%memref: memref<?xi64, strided<[?], offset: ?>>) attributes {llvm.emit_c_interface} {
  %unranked = memref.cast %memref : memref<?xi64, strided<[?], offset: ?>> to memref<*xi64>
  %title = llvm.mlir.addressof @ranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %unranked : memref<*xi64> to !llvm.struct<(i64, ptr)>
  %element = func.constant @write_i64 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 8 : i64
  func.call @print_memref(%title, %element, %bytes, %any)
      : (!llvm.ptr, (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemref1dF64(%memref: memref<?xf64, strided<[?], offset: ?>>) attributes {llvm.emit_c_interface} {
  %unranked = memref.cast %memref : memref<?xf64, strided<[?], offset: ?>> to memref<*xf64>
  %title = llvm.mlir.addressof @ranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %unranked : memref<*xf64> to !llvm.struct<(i64, ptr)>
  %element = func.constant @write_f64 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 8 : i64
  func.call @print_memref(%title, %element, %bytes, %any)
      : (!llvm.ptr, (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemref1dInd(%memref: memref<?xindex, strided<[?], offset: ?>>) attributes {llvm.emit_c_interface} {
  %unranked = memref.cast %memref : memref<?xindex, strided<[?], offset: ?>> to memref<*xindex>
  %title = llvm.mlir.addressof @ranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %unranked : memref<*xindex> to !llvm.struct<(i64, ptr)>
  %element = func.constant @write_ind : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 8 : i64
  func.call @print_memref(%title, %element, %bytes, %any)
      : (!llvm.ptr, (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemref1dC32(%memref: memref<?xcomplex<f32>, strided<[?], offset: ?>>) attributes {llvm.emit_c_interface} {
  %unranked = memref.cast %memref : memref<?xcomplex<f32>, strided<[?], offset: ?>> to memref<*xcomplex<f32>>
  %title = llvm.mlir.addressof @ranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %unranked : memref<*xcomplex<f32>> to !llvm.struct<(i64, ptr)>
  %element = func.constant @write_c32 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 8 : i64
  func.call @print_memref(%title, %element, %bytes, %any)
      : (!llvm.ptr, (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemref1dC64(%memref: memref<?xcomplex<f64>, strided<[?], offset: ?>>) attributes {llvm.emit_c_interface} {
  %unranked = memref.cast %memref : memref<?xcomplex<f64>, strided<[?], offset: ?>> to memref<*xcomplex<f64>>
  %title = llvm.mlir.addressof @ranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %unranked : memref<*xcomplex<f64>> to !llvm.struct<(i64, ptr)>
  %element = func.constant @write_c64 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 16 : i64
  func.call @print_memref(%title, %element, %bytes, %any)
      : (!llvm.ptr, (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>) -> ()
  return
}

func.func @printMemrefVector4x4xf32(%memref: memref<?x?xvector<4x4xf32>, strided<[?, ?], offset: ?>>) attributes {llvm.emit_c_interface} {
  %unranked = memref.cast %memref : memref<?x?xvector<4x4xf32>, strided<[?, ?], offset: ?>> to memref<*xvector<4x4xf32>>
  %title = llvm.mlir.addressof @ranked_text : !llvm.ptr
  %any = builtin.unrealized_conversion_cast %unranked : memref<*xvector<4x4xf32>> to !llvm.struct<(i64, ptr)>
  %element = func.constant @write_4x4xf32 : (!llvm.ptr, !llvm.ptr) -> ()
  %bytes = arith.constant 64 : i64
  func.call @print_memref(%title, %element, %bytes, %any)
      : (!llvm.ptr, (!llvm.ptr, !llvm.ptr) -> (), i64, !llvm.struct<(i64, ptr)>) -> ()
  return
}
