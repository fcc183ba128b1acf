// Random numbers and shuffling. The numbers are those that MLIR's runner library gives where it was built with GNU's C++
// library, as Linux distributions do: std::mt19937, and that library's algorithms for ranges and shuffles.
//
// A generator is 624 words of state and the number of the next of them.

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)

llvm.func @rtsrand(%seed: i64) -> !llvm.ptr {
  %bytes = arith.constant 2504 : i64
  %generator = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %words = arith.constant 624 : i32
  %thirty = arith.constant 30 : i32
  %factor = arith.constant 1812433253 : i32
  %first = arith.trunci %seed : i64 to i32
  func.call @set_word(%generator, %c0, %first) : (!llvm.ptr, i32, i32) -> ()
  %last = scf.for %i = %c1 to %words step %c1 iter_args(%x = %first) -> i32 : i32 {
    %high = arith.shrui %x, %thirty : i32
    %mixed = arith.xori %x, %high : i32
    %product = arith.muli %mixed, %factor : i32
    %next = arith.addi %product, %i : i32
    func.call @set_word(%generator, %i, %next) : (!llvm.ptr, i32, i32) -> ()
    scf.yield %next : i32
  }
  func.call @set_word(%generator, %words, %words) : (!llvm.ptr, i32, i32) -> ()
  llvm.return %generator : !llvm.ptr
}

// A number from 0 to `most`, both included.
llvm.func @rtrand(%generator: !llvm.ptr, %most: i64) -> i64 {
  %number = func.call @draw(%generator, %most) : (!llvm.ptr, i64) -> i64
  llvm.return %number : i64
}

llvm.func @rtdrand(%generator: !llvm.ptr) {
  llvm.call @free(%generator) : (!llvm.ptr) -> ()
  llvm.return
}

// Writes the numbers from 0 on into a memref, in a random order. Few enough of them are drawn for two at a time.
func.func @shuffle(%values: memref<?xi64, strided<[?], offset: ?>>, %generator: !llvm.ptr)
    attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %most_pairs = arith.constant 65535 : index
  %size = memref.dim %values, %c0 : memref<?xi64, strided<[?], offset: ?>>
  scf.for %i = %c0 to %size step %c1 {
    %number = arith.index_castui %i : index to i64
    memref.store %number, %values[%i] : memref<?xi64, strided<[?], offset: ?>>
  }
  %in_pairs = arith.cmpi ule, %size, %most_pairs : index
  %is_even = arith.remui %size, %c2 : index
  %has_odd = arith.cmpi eq, %is_even, %c0 : index
  %is_some = arith.cmpi ne, %size, %c0 : index
  scf.if %in_pairs {
    %draws_one = arith.andi %has_odd, %is_some : i1
    %begin = scf.if %draws_one -> index {
      func.call @swap_with_earlier(%values, %c1, %generator)
          : (memref<?xi64, strided<[?], offset: ?>>, index, !llvm.ptr) -> ()
      scf.yield %c2 : index
    } else {
      scf.yield %c1 : index
    }
    scf.for %i = %begin to %size step %c2 {
      %first_range = arith.addi %i, %c1 : index
      %second_range = arith.addi %first_range, %c1 : index
      %product = arith.muli %first_range, %second_range : index
      %most = arith.subi %product, %c1 : index
      %bound = arith.index_castui %most : index to i64
      %both = func.call @draw(%generator, %bound) : (!llvm.ptr, i64) -> i64
      %drawn = arith.index_castui %both : i64 to index
      %first = arith.divui %drawn, %second_range : index
      %second = arith.remui %drawn, %second_range : index
      func.call @swap(%values, %i, %first) : (memref<?xi64, strided<[?], offset: ?>>, index, index) -> ()
      func.call @swap(%values, %first_range, %second)
          : (memref<?xi64, strided<[?], offset: ?>>, index, index) -> ()
    }
  } else {
    scf.for %i = %c1 to %size step %c1 {
      func.call @swap_with_earlier(%values, %i, %generator)
          : (memref<?xi64, strided<[?], offset: ?>>, index, !llvm.ptr) -> ()
    }
  }
  return
}

// Swaps an element with itself or one before it.
func.func private @swap_with_earlier(
    %values: memref<?xi64, strided<[?], offset: ?>>, %i: index, %generator: !llvm.ptr)
    attributes {llvm.linkage = #llvm.linkage<internal>} {
  %bound = arith.index_castui %i : index to i64
  %number = func.call @draw(%generator, %bound) : (!llvm.ptr, i64) -> i64
  %j = arith.index_castui %number : i64 to index
  func.call @swap(%values, %i, %j) : (memref<?xi64, strided<[?], offset: ?>>, index, index) -> ()
  return
}

func.func private @swap(%values: memref<?xi64, strided<[?], offset: ?>>, %i: index, %j: index)
    attributes {llvm.linkage = #llvm.linkage<internal>} {
  %x = memref.load %values[%i] : memref<?xi64, strided<[?], offset: ?>>
  %y = memref.load %values[%j] : memref<?xi64, strided<[?], offset: ?>>
  memref.store %y, %values[%i] : memref<?xi64, strided<[?], offset: ?>>
  memref.store %x, %values[%j] : memref<?xi64, strided<[?], offset: ?>>
  return
}

// A number from 0 to `most`. Beyond 32 bits the upper half is drawn first, and both again while they are too large.
func.func private @draw(%generator: !llvm.ptr, %most: i64) -> i64
    attributes {llvm.linkage = #llvm.linkage<internal>} {
  %half = arith.constant 32 : i64
  %most_narrow = arith.constant 0xffffffff : i64
  %is_narrow = arith.cmpi ule, %most, %most_narrow : i64
  %number = scf.if %is_narrow -> i64 {
    %narrow = func.call @draw_narrow(%generator, %most) : (!llvm.ptr, i64) -> i64
    scf.yield %narrow : i64
  } else {
    %upper = arith.shrui %most, %half : i64
    %fits = scf.while : () -> i64 {
      %high = func.call @draw_narrow(%generator, %upper) : (!llvm.ptr, i64) -> i64
      %low = func.call @next(%generator) : (!llvm.ptr) -> i64
      %shifted = arith.shli %high, %half : i64
      %both = arith.ori %shifted, %low : i64
      %is_large = arith.cmpi ugt, %both, %most : i64
      scf.condition(%is_large) %both : i64
    } do {
    ^bb0(%both: i64):
      scf.yield
    }
    scf.yield %fits : i64
  }
  return %number : i64
}

// The same for what fits into 32 bits: the upper half of a product, drawn again where that would favour some numbers.
func.func private @draw_narrow(%generator: !llvm.ptr, %most: i64) -> i64
    attributes {llvm.linkage = #llvm.linkage<internal>} {
  %one = arith.constant 1 : i64
  %half = arith.constant 32 : i64
  %size = arith.constant 0x100000000 : i64
  %range = arith.addi %most, %one : i64
  %is_all = arith.cmpi eq, %range, %size : i64
  %number = scf.if %is_all -> i64 {
    %any = func.call @next(%generator) : (!llvm.ptr) -> i64
    scf.yield %any : i64
  } else {
    %inverse = arith.subi %size, %range : i64
    %unfair = arith.remui %inverse, %range : i64
    %product = scf.while : () -> i64 {
      %any = func.call @next(%generator) : (!llvm.ptr) -> i64
      %product = arith.muli %any, %range : i64
      %low = arith.remui %product, %size : i64
      %again = arith.cmpi ult, %low, %unfair : i64
      scf.condition(%again) %product : i64
    } do {
    ^bb0(%product: i64):
      scf.yield
    }
    %upper = arith.shrui %product, %half : i64
    scf.yield %upper : i64
  }
  return %number : i64
}

// The next 32 bits of the Mersenne twister.
func.func private @next(%generator: !llvm.ptr) -> i64 attributes {llvm.linkage = #llvm.linkage<internal>} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %words = arith.constant 624 : i32
  %s11 = arith.constant 11 : i32
  %s7 = arith.constant 7 : i32
  %s15 = arith.constant 15 : i32
  %s18 = arith.constant 18 : i32
  %mask_b = arith.constant 0x9d2c5680 : i32
  %mask_c = arith.constant 0xefc60000 : i32
  %position = func.call @word(%generator, %words) : (!llvm.ptr, i32) -> i32
  %is_used_up = arith.cmpi eq, %position, %words : i32
  %at = scf.if %is_used_up -> i32 {
    func.call @twist(%generator) : (!llvm.ptr) -> ()
    scf.yield %c0 : i32
  } else {
    scf.yield %position : i32
  }
  %after = arith.addi %at, %c1 : i32
  func.call @set_word(%generator, %words, %after) : (!llvm.ptr, i32, i32) -> ()
  %y0 = func.call @word(%generator, %at) : (!llvm.ptr, i32) -> i32
  %t0 = arith.shrui %y0, %s11 : i32
  %y1 = arith.xori %y0, %t0 : i32
  %t1 = arith.shli %y1, %s7 : i32
  %u1 = arith.andi %t1, %mask_b : i32
  %y2 = arith.xori %y1, %u1 : i32
  %t2 = arith.shli %y2, %s15 : i32
  %u2 = arith.andi %t2, %mask_c : i32
  %y3 = arith.xori %y2, %u2 : i32
  %t3 = arith.shrui %y3, %s18 : i32
  %y4 = arith.xori %y3, %t3 : i32
  %number = arith.extui %y4 : i32 to i64
  return %number : i64
}

// Makes the next 624 words.
func.func private @twist(%generator: !llvm.ptr) attributes {llvm.linkage = #llvm.linkage<internal>} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %middle = arith.constant 397 : i32
  %words = arith.constant 624 : i32
  %top = arith.constant 0x80000000 : i32
  %rest = arith.constant 0x7fffffff : i32
  %matrix = arith.constant 0x9908b0df : i32
  scf.for %i = %c0 to %words step %c1 : i32 {
    %after = arith.addi %i, %c1 : i32
    %j = arith.remui %after, %words : i32
    %further = arith.addi %i, %middle : i32
    %k = arith.remui %further, %words : i32
    %this = func.call @word(%generator, %i) : (!llvm.ptr, i32) -> i32
    %next = func.call @word(%generator, %j) : (!llvm.ptr, i32) -> i32
    %far = func.call @word(%generator, %k) : (!llvm.ptr, i32) -> i32
    %upper = arith.andi %this, %top : i32
    %lower = arith.andi %next, %rest : i32
    %y = arith.ori %upper, %lower : i32
    %shifted = arith.shrui %y, %c1 : i32
    %odd = arith.trunci %y : i32 to i1
    %added = arith.select %odd, %matrix, %c0 : i32
    %x = arith.xori %far, %shifted : i32
    %new = arith.xori %x, %added : i32
    func.call @set_word(%generator, %i, %new) : (!llvm.ptr, i32, i32) -> ()
  }
  return
}

func.func private @word(%generator: !llvm.ptr, %i: i32) -> i32
    attributes {llvm.linkage = #llvm.linkage<internal>} {
  %address = llvm.getelementptr %generator[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %word = llvm.load %address : !llvm.ptr -> i32
  return %word : i32
}

func.func private @set_word(%generator: !llvm.ptr, %i: i32, %word: i32)
    attributes {llvm.linkage = #llvm.linkage<internal>} {
  %address = llvm.getelementptr %generator[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  llvm.store %word, %address : i32, !llvm.ptr
  return
}
