// Types that C does not have, or that it passes differently.
func.func @flags(%x: complex<i1>) attributes {llvm.emit_c_interface} { return }
func.func @nibbles(%x: vector<4xi4>) attributes {llvm.emit_c_interface} { return }
func.func @wide(%x: i256) attributes {llvm.emit_c_interface} { return }
func.func @odd(%x: i24) attributes {llvm.emit_c_interface} { return }
func.func @small(%x: f8E4M3FN) attributes {llvm.emit_c_interface} { return }
func.func @padded(%x: vector<2xf80>) attributes {llvm.emit_c_interface} { return }
func.func @narrow(%x: (i32) -> i8) attributes {llvm.emit_c_interface} { return }
func.func @several() -> (i32, i24) attributes {llvm.emit_c_interface} {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i24
  return %0, %1 : i32, i24
}
// output:
// test.mlir:2:1: error: a C interface with type 'complex<i1>' is not supported: it needs a type of C that is passed in the same way
// func.func @flags(%x: complex<i1>) attributes {llvm.emit_c_interface} { return }
// ^
// test.mlir:3:1: error: a C interface with type 'vector<4xi4>' is not supported: it needs a type of C that is passed in the same way
// func.func @nibbles(%x: vector<4xi4>) attributes {llvm.emit_c_interface} { return }
// ^
// test.mlir:4:1: error: a C interface with type 'i256' is not supported: it needs a type of C that is passed in the same way
// func.func @wide(%x: i256) attributes {llvm.emit_c_interface} { return }
// ^
// test.mlir:5:1: error: a C interface with type 'i24' is not supported: it needs a type of C that is passed in the same way
// func.func @odd(%x: i24) attributes {llvm.emit_c_interface} { return }
// ^
// test.mlir:6:1: error: a C interface with type 'f8E4M3FN' is not supported: it needs a type of C that is passed in the same way
// func.func @small(%x: f8E4M3FN) attributes {llvm.emit_c_interface} { return }
// ^
// test.mlir:7:1: error: a C interface with type 'vector<2xf80>' is not supported: it needs a type of C that is passed in the same way
// func.func @padded(%x: vector<2xf80>) attributes {llvm.emit_c_interface} { return }
// ^
// test.mlir:8:1: error: a C interface with a function of type '(i32) -> i8' is not supported: functions passed as values have no wrappers, so their arguments must be numbers and pointers that C passes in the same way, and their result one of at least 32 bits
// func.func @narrow(%x: (i32) -> i8) attributes {llvm.emit_c_interface} { return }
// ^
// test.mlir:9:1: error: a C interface with type 'i24' is not supported: it needs a type of C that is passed in the same way
// func.func @several() -> (i32, i24) attributes {llvm.emit_c_interface} {
// ^
