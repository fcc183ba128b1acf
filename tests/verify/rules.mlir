// Same types.
func.func @f(%a: i32, %b: i64) -> i32 {
  %0 = "arith.addi"(%a, %b) : (i32, i64) -> i32
  return %0 : i32
}
// output:
// test.mlir:3:8: error: 'arith.addi' op requires the same type for all operands and results
//   %0 = "arith.addi"(%a, %b) : (i32, i64) -> i32
//        ^
// -----
// Constraints, counts, attributes.
func.func @f(%a: f32, %i: i32) {
  %0 = arith.addi %a, %a : f32
  %1 = "arith.addi"(%i) : (i32) -> i32
  %2 = "arith.cmpi"(%i, %i) : (i32, i32) -> i1
  %3 = "arith.cmpi"(%i, %i) <{predicate = 77 : i64}> : (i32, i32) -> i1
  %4 = "arith.cmpi"(%i, %i) <{predicate = 1 : i64}> : (i32, i32) -> i32
  %5 = arith.extsi %i : i32 to i8
  return
}
// output:
// test.mlir:3:8: error: 'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'
//   %0 = arith.addi %a, %a : f32
//        ^
// test.mlir:4:8: error: 'arith.addi' op expected 2 operands, but found 1
//   %1 = "arith.addi"(%i) : (i32) -> i32
//        ^
// test.mlir:5:8: error: 'arith.cmpi' op requires attribute 'predicate'
//   %2 = "arith.cmpi"(%i, %i) : (i32, i32) -> i1
//        ^
// test.mlir:6:8: error: 'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: one of the keywords of arith.cmpi
//   %3 = "arith.cmpi"(%i, %i) <{predicate = 77 : i64}> : (i32, i32) -> i1
//        ^
// test.mlir:7:8: error: 'arith.cmpi' op result #0 must be bool-like of the same shape as the operands, but got 'i32'
//   %4 = "arith.cmpi"(%i, %i) <{predicate = 1 : i64}> : (i32, i32) -> i32
//        ^
// test.mlir:8:8: error: 'arith.extsi' op operand type 'i32' and result type 'i8' are cast incompatible
//   %5 = arith.extsi %i : i32 to i8
//        ^
// -----
// Dominance.
func.func @f(%c: i1) -> i32 {
  %0 = arith.addi %1, %1 : i32
  %1 = arith.constant 1 : i32
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %2 = arith.constant 2 : i32
  cf.br ^bb2
^bb2:
  return %2 : i32
}
// output:
// test.mlir:3:8: error: 'arith.addi' op operand #0 does not dominate this use
//   %0 = arith.addi %1, %1 : i32
//        ^
// test.mlir:4:8: note: operand defined here
//   %1 = arith.constant 1 : i32
//        ^
// test.mlir:3:8: error: 'arith.addi' op operand #1 does not dominate this use
//   %0 = arith.addi %1, %1 : i32
//        ^
// test.mlir:4:8: note: operand defined here
//   %1 = arith.constant 1 : i32
//        ^
// test.mlir:10:3: error: 'func.return' op operand #0 does not dominate this use
//   return %2 : i32
//   ^
// test.mlir:7:8: note: operand defined here
//   %2 = arith.constant 2 : i32
//        ^
// -----
// Blocks and their ends.
func.func @f(%c: i1, %x: i32) {
  cf.cond_br %c, ^bb1(%x : i32), ^bb1(%c : i1)
^bb1(%a: i32):
  return
^bb2:
  %0 = arith.constant 1 : i32
^bb3:
  cf.br ^bb1
^bb4:
  return
  cf.br ^bb4
}
// output:
// test.mlir:7:8: error: block with no terminator, has 'arith.constant'
//   %0 = arith.constant 1 : i32
//        ^
// test.mlir:11:3: error: 'func.return' op must be the last operation in the parent block
//   return
//   ^
// test.mlir:3:3: error: 'cf.cond_br' op type mismatch for bb argument #0 of successor #1
//   cf.cond_br %c, ^bb1(%x : i32), ^bb1(%c : i1)
//   ^
// test.mlir:9:3: error: 'cf.br' op branch has 0 operands for successor #0, but target block has 1
//   cf.br ^bb1
//   ^
// -----
// Symbols.
func.func @f() { return }
func.func @f() { return }
func.func @g(%x: i32) -> i64 {
  call @nowhere() : () -> ()
  call @f(%x) : (i32) -> ()
  %0 = memref.get_global @f : memref<4xf32>
  return %x : i32
}
func.func @public_declaration()
// output:
// test.mlir:3:1: error: redefinition of symbol named 'f'
// func.func @f() { return }
// ^
// test.mlir:2:1: note: see existing symbol definition here
// func.func @f() { return }
// ^
// test.mlir:5:3: error: 'func.call' op 'nowhere' does not reference a valid function
//   call @nowhere() : () -> ()
//   ^
// test.mlir:6:3: error: 'func.call' op incorrect number of operands for callee
//   call @f(%x) : (i32) -> ()
//   ^
// test.mlir:7:8: error: 'memref.get_global' op 'f' does not reference a valid global memref
//   %0 = memref.get_global @f : memref<4xf32>
//        ^
// test.mlir:8:3: error: 'func.return' op type of return operand 0 ('i32') doesn't match function result type ('i64') in function @g
//   return %x : i32
//   ^
// test.mlir:10:1: error: 'func.func' op symbol declaration cannot have public visibility
// func.func @public_declaration()
// ^
// -----
// Structured control flow.
func.func @f(%c: i1, %x: i32, %i: index) {
  %0 = "scf.if"(%c) ({
    scf.yield %x : i32
  }, {
  }) : (i1) -> i32
  %1 = "scf.for"(%i, %i, %i, %x) ({
  ^bb0(%j: index, %a: i32):
    scf.yield %i : index
  }) : (index, index, index, i32) -> i32
  return
}
// output:
// test.mlir:3:8: error: 'scf.if' op must have an else block if defining values
//   %0 = "scf.if"(%c) ({
//        ^
// test.mlir:7:8: error: 'scf.for' op region yields 1 values where 1 results of the same types are expected
//   %1 = "scf.for"(%i, %i, %i, %x) ({
//        ^
// -----
// The LLVM dialect.
llvm.func @f(%p: !llvm.ptr, %n: i64, %s: !llvm.struct<(i32, i64)>) -> i32 {
  %0 = llvm.getelementptr %p[0, %n] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, i64)>
  %1 = "llvm.insertvalue"(%s, %n) <{position = array<i64: 0>}> : (!llvm.struct<(i32, i64)>, i64) -> !llvm.struct<(i32, i64)>
  %2 = llvm.call @f(%p) : (!llvm.ptr) -> i32
  %3 = llvm.mlir.addressof @missing : !llvm.ptr
  llvm.return %n : i64
}
// output:
// test.mlir:3:8: error: 'llvm.getelementptr' op expected index 1 indexing a struct to be constant
//   %0 = llvm.getelementptr %p[0, %n] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, i64)>
//        ^
// test.mlir:4:8: error: 'llvm.insertvalue' op Type mismatch: cannot insert 'i64' into '!llvm.struct<(i32, i64)>'
//   %1 = "llvm.insertvalue"(%s, %n) <{position = array<i64: 0>}> : (!llvm.struct<(i32, i64)>, i64) -> !llvm.struct<(i32, i64)>
//        ^
// test.mlir:5:8: error: 'llvm.call' op incorrect number of operands (1) for callee (expecting: 3)
//   %2 = llvm.call @f(%p) : (!llvm.ptr) -> i32
//        ^
// test.mlir:6:8: error: 'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc': 'missing' is not defined
//   %3 = llvm.mlir.addressof @missing : !llvm.ptr
//        ^
// test.mlir:7:3: error: 'llvm.return' op mismatching result types: returns 'i64', but the function has 'i32'
//   llvm.return %n : i64
//   ^
// -----
func.func @memrefs(%m: memref<4x?xf32>, %i: index, %x: i64) {
  %0 = memref.load %m[%i] : memref<4x?xf32>
  %1 = memref.alloc() : memref<?xf32>
  %2 = memref.cast %m : memref<4x?xf32> to memref<5x?xf32>
  return
}
// output:
// test.mlir:2:8: error: 'memref.load' op incorrect number of indices for load, expected 2 but got 1
//   %0 = memref.load %m[%i] : memref<4x?xf32>
//        ^
// test.mlir:3:8: error: 'memref.alloc' op dimension operand count does not equal memref dynamic dimension count
//   %1 = memref.alloc() : memref<?xf32>
//        ^
// test.mlir:4:8: error: 'memref.cast' op operand type 'memref<4x?xf32>' and result type 'memref<5x?xf32>' are cast incompatible
//   %2 = memref.cast %m : memref<4x?xf32> to memref<5x?xf32>
//        ^
// -----
// Casts.
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr, %v: vector<4xi32>) {
  %0 = llvm.sext %a : i32 to i8
  %1 = llvm.trunc %f : f32 to i8
  %2 = llvm.bitcast %a : i32 to f64
  %3 = llvm.bitcast %p : !llvm.ptr to i64
  %4 = llvm.sitofp %v : vector<4xi32> to vector<2xf32>
  %5 = llvm.uitofp %f : f32 to f64
  %6 = llvm.bitcast %v : vector<4xi32> to vector<2xi64>
  llvm.return
}
// output:
// test.mlir:3:8: error: 'llvm.sext' op operand type 'i32' and result type 'i8' are cast incompatible
//   %0 = llvm.sext %a : i32 to i8
//        ^
// test.mlir:4:8: error: 'llvm.trunc' op operand type 'f32' and result type 'i8' are cast incompatible
//   %1 = llvm.trunc %f : f32 to i8
//        ^
// test.mlir:5:8: error: 'llvm.bitcast' op operand type 'i32' and result type 'f64' are cast incompatible
//   %2 = llvm.bitcast %a : i32 to f64
//        ^
// test.mlir:6:8: error: 'llvm.bitcast' op operand type '!llvm.ptr' and result type 'i64' are cast incompatible
//   %3 = llvm.bitcast %p : !llvm.ptr to i64
//        ^
// test.mlir:7:8: error: 'llvm.sitofp' op operand type 'vector<4xi32>' and result type 'vector<2xf32>' are cast incompatible
//   %4 = llvm.sitofp %v : vector<4xi32> to vector<2xf32>
//        ^
// test.mlir:8:8: error: 'llvm.uitofp' op operand type 'f32' and result type 'f64' are cast incompatible
//   %5 = llvm.uitofp %f : f32 to f64
//        ^
// -----
func.func @f(%a: i32, %f: f32, %i: index) {
  %0 = arith.sitofp %f : f32 to f64
  %1 = arith.fptosi %f : f32 to f64
  %2 = arith.bitcast %a : i32 to f64
  %3 = arith.sitofp %i : index to f64
  return
}
// output:
// test.mlir:2:8: error: 'arith.sitofp' op operand type 'f32' and result type 'f64' are cast incompatible
//   %0 = arith.sitofp %f : f32 to f64
//        ^
// test.mlir:3:8: error: 'arith.fptosi' op operand type 'f32' and result type 'f64' are cast incompatible
//   %1 = arith.fptosi %f : f32 to f64
//        ^
// test.mlir:4:8: error: 'arith.bitcast' op operand type 'i32' and result type 'f64' are cast incompatible
//   %2 = arith.bitcast %a : i32 to f64
//        ^
// test.mlir:5:8: error: 'arith.sitofp' op operand type 'index' and result type 'f64' are cast incompatible
//   %3 = arith.sitofp %i : index to f64
//        ^
// -----
// Operations without the regions and blocks that they need.
func.func @f() {
  "scf.execute_region"() ({}) : () -> ()
  %0 = "scf.execute_region"() : () -> i1
  "scf.execute_region"() ({
  ^bb0(%a: i1):
    scf.yield
  }) : () -> ()
  return
}
"builtin.module"() : () -> ()
"llvm.func"() <{sym_name = "g", function_type = !llvm.func<void ()>}> : () -> ()
"llvm.mlir.global"() <{sym_name = "h", global_type = i32, linkage = #llvm.linkage<internal>}> : () -> ()
// output:
// test.mlir:3:3: error: 'scf.execute_region' op region needs to have at least one block
//   "scf.execute_region"() ({}) : () -> ()
//   ^
// test.mlir:4:8: error: 'scf.execute_region' op requires one region
//   %0 = "scf.execute_region"() : () -> i1
//        ^
// test.mlir:5:3: error: 'scf.execute_region' op region cannot have any arguments
//   "scf.execute_region"() ({
//   ^
// test.mlir:11:1: error: 'builtin.module' op requires one region
// "builtin.module"() : () -> ()
// ^
// test.mlir:12:1: error: 'llvm.func' op requires one region
// "llvm.func"() <{sym_name = "g", function_type = !llvm.func<void ()>}> : () -> ()
// ^
// test.mlir:13:1: error: 'llvm.mlir.global' op requires one region
// "llvm.mlir.global"() <{sym_name = "h", global_type = i32, linkage = #llvm.linkage<internal>}> : () -> ()
// ^
// -----
func.func @takes(%x: i32) -> i32 {
  %0 = constant @nowhere : (i32) -> i32
  %1 = constant @takes : (i64) -> i32
  %2 = constant @takes : (i32) -> i32
  return %x : i32
}
llvm.func @indirect(%f: i64) {
  "llvm.call"(%f) <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> ()
  llvm.return
}
// output:
// test.mlir:2:8: error: 'func.constant' op reference to undefined function 'nowhere'
//   %0 = constant @nowhere : (i32) -> i32
//        ^
// test.mlir:3:8: error: 'func.constant' op reference to function with mismatched type
//   %1 = constant @takes : (i64) -> i32
//        ^
// test.mlir:8:3: error: 'llvm.call' op indirect call expects a pointer as callee: 'i64'
//   "llvm.call"(%f) <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> ()
//   ^
// -----
// Symbols are defined in symbol tables.
llvm.func @f() {
  func.func private @external(memref<?xf32>)
  llvm.return
}
func.func @g() {
  scf.execute_region {
    llvm.mlir.global internal @h(1 : i32) : i32
    scf.yield
  }
  return
}
// output:
// test.mlir:3:3: error: 'func.func' op symbol's parent must have the SymbolTable trait
//   func.func private @external(memref<?xf32>)
//   ^
// test.mlir:8:5: error: 'llvm.mlir.global' op symbol's parent must have the SymbolTable trait
//     llvm.mlir.global internal @h(1 : i32) : i32
//     ^
