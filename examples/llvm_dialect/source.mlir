// What llvm_dialect.mlir was made from:
//
//   mlir-opt-22 --convert-scf-to-cf --expand-strided-metadata --finalize-memref-to-llvm --convert-func-to-llvm \
//     --convert-arith-to-llvm --convert-index-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts source.mlir

// putchar() of the C library.
func.func private @putchar(i32) -> i32

memref.global "private" constant @values : memref<13xi32> =
    dense<[1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1]>

// Two letters for each value, 0 where there is only one.
memref.global "private" constant @letters : memref<13x2xi8> =
    dense<[[77, 0], [67, 77], [68, 0], [67, 68], [67, 0], [88, 67], [76, 0], [88, 76], [88, 0], [73, 88], [86, 0],
           [73, 86], [73, 0]]>

// How many numbers were printed.
memref.global "private" @count : memref<i32> = dense<0>

// Prints a number from 1 to 3999 in Roman numerals, and a line end. Returns how many numbers it has printed so far.
func.func @roman(%number: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c13 = arith.constant 13 : index
  %none = arith.constant 0 : i8
  %newline = arith.constant 10 : i32
  %values = memref.get_global @values : memref<13xi32>
  %letters = memref.get_global @letters : memref<13x2xi8>
  %zero = scf.for %i = %c0 to %c13 step %c1 iter_args(%rest = %number) -> i32 {
    %value = memref.load %values[%i] : memref<13xi32>
    %first = memref.load %letters[%i, %c0] : memref<13x2xi8>
    %second = memref.load %letters[%i, %c1] : memref<13x2xi8>
    %left = scf.while (%n = %rest) : (i32) -> i32 {
      %fits = arith.cmpi sge, %n, %value : i32
      scf.condition(%fits) %n : i32
    } do {
    ^bb0(%n: i32):
      %letter = arith.extui %first : i8 to i32
      func.call @putchar(%letter) : (i32) -> i32
      %two = arith.cmpi ne, %second, %none : i8
      scf.if %two {
        %other = arith.extui %second : i8 to i32
        func.call @putchar(%other) : (i32) -> i32
      }
      %less = arith.subi %n, %value : i32
      scf.yield %less : i32
    }
    scf.yield %left : i32
  }
  call @putchar(%newline) : (i32) -> i32
  %counter = memref.get_global @count : memref<i32>
  %before = memref.load %counter[] : memref<i32>
  %one = arith.constant 1 : i32
  %after = arith.addi %before, %one : i32
  memref.store %after, %counter[] : memref<i32>
  return %after : i32
}

// Sum of a memref: in the LLVM dialect its descriptor is passed as separate scalars.
func.func @sum(%x: memref<?xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %n = memref.dim %x, %c0 : memref<?xi64>
  %total = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> i64 {
    %v = memref.load %x[%i] : memref<?xi64>
    %next = arith.addi %sum, %v : i64
    scf.yield %next : i64
  }
  return %total : i64
}

// Quotient and remainder: a struct, stored through the first pointer by the C wrapper.
func.func @divmod(%a: i32, %b: i32) -> (i32, i32) attributes {llvm.emit_c_interface} {
  %quotient = arith.divsi %a, %b : i32
  %remainder = arith.remsi %a, %b : i32
  return %quotient, %remainder : i32, i32
}
