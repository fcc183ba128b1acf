// From documents 0, 1, 3 and 4 of "Conversion to the LLVM Dialect".
// zero-ary function type with no results.
func @foo() -> ()
// gets LLVM type void().
llvm.func @foo() -> ()

// function with one result
func @bar(i32) -> (i64)
// gets converted to LLVM type i64(i32).
func @bar(!llvm.i32) -> !llvm.i64

// function with two results
func @qux(i32, f32) -> (i64, f64)
// has its result aggregated into a structure type
func @qux(!llvm.i32, !llvm.float) -> !llvm<"{i64, double}">

// function-typed arguments or results in higher-order functions
func @quux(() -> ()) -> (() -> ())
// are converted into pointers to functions
func @quux(!llvm<"void ()*">) -> !llvm<"void ()*">
// the call flow is handled by the LLVM dialect `call` operation supporting both
// direct and indirect calls
// output:
// test.mlir:5:1: error: redefinition of symbol named 'foo'
// llvm.func @foo() -> ()
// ^
// test.mlir:3:1: note: see existing symbol definition here
// func @foo() -> ()
// ^
// test.mlir:10:1: error: redefinition of symbol named 'bar'
// func @bar(!llvm.i32) -> !llvm.i64
// ^
// test.mlir:8:1: note: see existing symbol definition here
// func @bar(i32) -> (i64)
// ^
// test.mlir:15:1: error: redefinition of symbol named 'qux'
// func @qux(!llvm.i32, !llvm.float) -> !llvm<"{i64, double}">
// ^
// test.mlir:13:1: note: see existing symbol definition here
// func @qux(i32, f32) -> (i64, f64)
// ^
// test.mlir:20:1: error: redefinition of symbol named 'quux'
// func @quux(!llvm<"void ()*">) -> !llvm<"void ()*">
// ^
// test.mlir:18:1: note: see existing symbol definition here
// func @quux(() -> ()) -> (() -> ())
// ^
// -----
// From documents 0, 1, 2, 3 and 4 of "Conversion to the LLVM Dialect".
func @foo(%arg0: !llvm.i32, %arg1: !llvm.i64) -> !llvm<"{i32, i64}"> {
  // insert the vales into a structure
  %0 = llvm.mlir.undef :  !llvm<"{i32, i64}">
  %1 = llvm.insertvalue %arg0, %0[0] : !llvm<"{i32, i64}">
  %2 = llvm.insertvalue %arg1, %1[1] : !llvm<"{i32, i64}">

  // return the structure value
  llvm.return %2 : !llvm<"{i32, i64}">
}
func @bar() {
  %0 = llvm.mlir.constant(42 : i32) : !llvm.i32
  %1 = llvm.mlir.constant(17) : !llvm.i64

  // call and extract the values from the structure
  %2 = llvm.call @bar(%0, %1) : (%arg0: !llvm.i32, %arg1: !llvm.i32) -> !llvm<"{i32, i64}">
  %3 = llvm.extractvalue %2[0] : !llvm<"{i32, i64}">
  %4 = llvm.extractvalue %2[1] : !llvm<"{i32, i64}">

  // use as before
  "use_i32"(%3) : (!llvm.i32) -> ()
  "use_i64"(%4) : (!llvm.i64) -> ()
}
// output:
// test.mlir:16:34: error: expected type, but found '%arg0'
//   %2 = llvm.call @bar(%0, %1) : (%arg0: !llvm.i32, %arg1: !llvm.i32) -> !llvm<"{i32, i64}">
//                                  ^
// -----
// From documents 0, 1, 2 and 4 of "Conversion to the LLVM Dialect".
func @bar() {
  %0 = "get"() : () -> (memref<?xf32>)
  call @foo(%0) : (memref<?xf32>) -> ()
  return
}
// output:
// test.mlir:4:3: error: 'func.call' op 'foo' does not reference a valid function
//   call @foo(%0) : (memref<?xf32>) -> ()
//   ^
// -----
// From documents 0, 1, 2 and 4 of "Conversion to the LLVM Dialect".
llvm.func @bar() {
  %0 = "get"() : () -> !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">

  // Unpack the memref descriptor.
  %1 = llvm.extractvalue %0[0] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
  %2 = llvm.extractvalue %0[1] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
  %3 = llvm.extractvalue %0[2] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
  %4 = llvm.extractvalue %0[3, 0] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
  %5 = llvm.extractvalue %0[4, 0] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">

  // Pass individual values to the callee.
  llvm.call @foo(%1, %2, %3, %4, %5) : (!llvm<"float*">, !llvm<"float*">, !llvm.i64, !llvm.i64, !llvm.i64) -> ()
  llvm.return
}
// output:
// test.mlir:13:3: error: 'llvm.call' op 'foo' does not reference a symbol in the current scope
//   llvm.call @foo(%1, %2, %3, %4, %5) : (!llvm<"float*">, !llvm<"float*">, !llvm.i64, !llvm.i64, !llvm.i64) -> ()
//   ^
// -----
// From documents 0, 1, 2 and 4 of "Conversion to the LLVM Dialect".
llvm.func @foo(%arg0: memref<*xf32>) -> () {
  "use"(%arg0) : (memref<*xf32>) -> ()
  return
}
// output:
// test.mlir:4:3: error: 'func.return' op expects parent op 'func.func'
//   return
//   ^
// -----
// From documents 0, 1, 2 and 4 of "Conversion to the LLVM Dialect".
llvm.func @foo(%arg0: !llvm.i64       // Rank.
               %arg1: !llvm<"i8*">) { // Type-erased pointer to descriptor.
  // Pack the unranked memref descriptor.
  %0 = llvm.mlir.undef : !llvm<"{ i64, i8* }">
  %1 = llvm.insertvalue %arg0, %0[0] : !llvm<"{ i64, i8* }">
  %2 = llvm.insertvalue %arg1, %1[1] : !llvm<"{ i64, i8* }">

  "use"(%2) : (!llvm<"{ i64, i8* }">) -> ()
  llvm.return
}
// output:
// test.mlir:3:16: error: expected ')', but found '%arg1'
//                %arg1: !llvm<"i8*">) { // Type-erased pointer to descriptor.
//                ^
// -----
// From documents 0, 1, 2 and 4 of "Conversion to the LLVM Dialect".
llvm.func @bar() {
  %0 = "get"() : () -> (memref<*xf32>)
  call @foo(%0): (memref<*xf32>) -> ()
  return
}
// output:
// test.mlir:4:3: error: 'func.call' op 'foo' does not reference a valid function
//   call @foo(%0): (memref<*xf32>) -> ()
//   ^
// test.mlir:5:3: error: 'func.return' op expects parent op 'func.func'
//   return
//   ^
// -----
// From documents 0, 1, 2 and 4 of "Conversion to the LLVM Dialect".
llvm.func @bar() {
  %0 = "get"() : () -> (!llvm<"{ i64, i8* }">)

  // Unpack the memref descriptor.
  %1 = llvm.extractvalue %0[0] : !llvm<"{ i64, i8* }">
  %2 = llvm.extractvalue %0[1] : !llvm<"{ i64, i8* }">

  // Pass individual values to the callee.
  llvm.call @foo(%1, %2) : (!llvm.i64, !llvm<"i8*">)
  llvm.return
}
// output:
// test.mlir:11:3: error: expected '->', but found 'llvm.return'
//   llvm.return
//   ^
// -----
// From documents 0, 1, 2 and 4 of "Conversion to the LLVM Dialect".
func @qux(%arg0: memref<?x?xf32>)

// Gets converted into the following.

// Function with unpacked arguments.
llvm.func @qux(%arg0: !llvm<"float*">, %arg1: !llvm<"float*">, %arg2: !llvm.i64,
               %arg3: !llvm.i64, %arg4: !llvm.i64, %arg5: !llvm.i64,
               %arg6: !llvm.i64) {
  // Populate memref descriptor (as per calling convention).
  %0 = llvm.mlir.undef : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
  %1 = llvm.insertvalue %arg0, %0[0] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
  %2 = llvm.insertvalue %arg1, %1[1] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
  %3 = llvm.insertvalue %arg2, %2[2] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
  %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
  %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
  %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
  %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">

  // Store the descriptor in a stack-allocated space.
  %8 = llvm.mlir.constant(1 : index) : !llvm.i64
  %9 = llvm.alloca %8 x !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
                 : (!llvm.i64) -> !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }*">
  llvm.store %7, %9 : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }*">

  // Call the interface function.
  llvm.call @_mlir_ciface_qux(%9) : (!llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }*">) -> ()

  // The stored descriptor will be freed on return.
  llvm.return
}

// Interface function.
llvm.func @_mlir_ciface_qux(!llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }*">)
// output:
// test.mlir:7:1: error: redefinition of symbol named 'qux'
// llvm.func @qux(%arg0: !llvm<"float*">, %arg1: !llvm<"float*">, %arg2: !llvm.i64,
// ^
// test.mlir:2:1: note: see existing symbol definition here
// func @qux(%arg0: memref<?x?xf32>)
// ^
// -----
// From documents 0, 1, 2 and 4 of "Conversion to the LLVM Dialect".
func @foo(%arg0: memref<?x?xf32>) {
  return
}

// Gets converted into the following.

// Function with unpacked arguments.
llvm.func @foo(%arg0: !llvm<"float*">, %arg1: !llvm<"float*">, %arg2: !llvm.i64,
               %arg3: !llvm.i64, %arg4: !llvm.i64, %arg5: !llvm.i64,
               %arg6: !llvm.i64) {
  llvm.return
}
// output:
// test.mlir:9:1: error: redefinition of symbol named 'foo'
// llvm.func @foo(%arg0: !llvm<"float*">, %arg1: !llvm<"float*">, %arg2: !llvm.i64,
// ^
// test.mlir:2:1: note: see existing symbol definition here
// func @foo(%arg0: memref<?x?xf32>) {
// ^
// -----
// From documents 0, 1, 2 and 4 of "Conversion to the LLVM Dialect".
// Interface function callable from C.
llvm.func @_mlir_ciface_foo(%arg0: !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }*">) {
  // Load the descriptor.
  %0 = llvm.load %arg0 : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }*">

  // Unpack the descriptor as per calling convention.
  %1 = llvm.extractvalue %0[0] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
  %2 = llvm.extractvalue %0[1] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
  %3 = llvm.extractvalue %0[2] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
  %4 = llvm.extractvalue %0[3, 0] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
  %5 = llvm.extractvalue %0[3, 1] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
  %6 = llvm.extractvalue %0[4, 0] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
  %7 = llvm.extractvalue %0[4, 1] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
  llvm.call @foo(%1, %2, %3, %4, %5, %6, %7)
    : (!llvm<"float*">, !llvm<"float*">, !llvm.i64, !llvm.i64, !llvm.i64,
       !llvm.i64, !llvm.i64) -> ()
  llvm.return
}
// output:
// test.mlir:15:3: error: 'llvm.call' op 'foo' does not reference a symbol in the current scope
//   llvm.call @foo(%1, %2, %3, %4, %5, %6, %7)
//   ^
// -----
// From documents 0, 1, 2, 3 and 4 of "Conversion to the LLVM Dialect".
  cond_br %0, ^bb1(%1 : i32), ^bb1(%2 : i32)
^bb1(%3 : i32)
  "use"(%3) : (i32) -> ()
// output:
// test.mlir:3:1: error: expected operation name in quotes or a known operation, but found '^bb1'
// ^bb1(%3 : i32)
// ^
// test.mlir:2:15: error: reference to an undefined block '^bb1'
//   cond_br %0, ^bb1(%1 : i32), ^bb1(%2 : i32)
//               ^
// test.mlir:2:11: error: use of undeclared SSA value name '%0'
//   cond_br %0, ^bb1(%1 : i32), ^bb1(%2 : i32)
//           ^
// test.mlir:2:20: error: use of undeclared SSA value name '%1'
//   cond_br %0, ^bb1(%1 : i32), ^bb1(%2 : i32)
//                    ^
// test.mlir:2:36: error: use of undeclared SSA value name '%2'
//   cond_br %0, ^bb1(%1 : i32), ^bb1(%2 : i32)
//                                    ^
// test.mlir:4:9: error: use of undeclared SSA value name '%3'
//   "use"(%3) : (i32) -> ()
//         ^
// -----
// From documents 0, 1, 2, 3 and 4 of "Conversion to the LLVM Dialect".
  cond_br %0, ^bb1(%1 : i32), ^dummy
^bb1(%3 : i32):
  "use"(%3) : (i32) -> ()
^dummy:
  br ^bb1(%4 : i32)
// output:
// test.mlir:3:1: error: expected operation name in quotes or a known operation, but found '^bb1'
// ^bb1(%3 : i32):
// ^
// test.mlir:5:1: error: expected operation name in quotes or a known operation, but found '^dummy'
// ^dummy:
// ^
// test.mlir:2:15: error: reference to an undefined block '^bb1'
//   cond_br %0, ^bb1(%1 : i32), ^dummy
//               ^
// test.mlir:2:31: error: reference to an undefined block '^dummy'
//   cond_br %0, ^bb1(%1 : i32), ^dummy
//                               ^
// test.mlir:2:11: error: use of undeclared SSA value name '%0'
//   cond_br %0, ^bb1(%1 : i32), ^dummy
//           ^
// test.mlir:2:20: error: use of undeclared SSA value name '%1'
//   cond_br %0, ^bb1(%1 : i32), ^dummy
//                    ^
// test.mlir:4:9: error: use of undeclared SSA value name '%3'
//   "use"(%3) : (i32) -> ()
//         ^
// test.mlir:6:11: error: use of undeclared SSA value name '%4'
//   br ^bb1(%4 : i32)
//           ^
// -----
// From documents 0, 1, 2, 3 and 4 of "Conversion to the LLVM Dialect".
  llvm.cond_br  %0, ^bb1(%1 : !llvm.i32), ^dummy
^bb1(%3 : !llvm<"i32">):
  "use"(%3) : (!llvm.i32) -> ()
^dummy:
  llvm.br ^bb1(%2 : !llvm.i32)
// output:
// test.mlir:3:1: error: expected operation name in quotes or a known operation, but found '^bb1'
// ^bb1(%3 : !llvm<"i32">):
// ^
// test.mlir:5:1: error: expected operation name in quotes or a known operation, but found '^dummy'
// ^dummy:
// ^
// test.mlir:2:21: error: reference to an undefined block '^bb1'
//   llvm.cond_br  %0, ^bb1(%1 : !llvm.i32), ^dummy
//                     ^
// test.mlir:2:43: error: reference to an undefined block '^dummy'
//   llvm.cond_br  %0, ^bb1(%1 : !llvm.i32), ^dummy
//                                           ^
// test.mlir:2:17: error: use of undeclared SSA value name '%0'
//   llvm.cond_br  %0, ^bb1(%1 : !llvm.i32), ^dummy
//                 ^
// test.mlir:2:26: error: use of undeclared SSA value name '%1'
//   llvm.cond_br  %0, ^bb1(%1 : !llvm.i32), ^dummy
//                          ^
// test.mlir:4:9: error: use of undeclared SSA value name '%3'
//   "use"(%3) : (!llvm.i32) -> ()
//         ^
// test.mlir:6:16: error: use of undeclared SSA value name '%2'
//   llvm.br ^bb1(%2 : !llvm.i32)
//                ^
// -----
// From documents 0, 1, 2, 3 and 4 of "Conversion to the LLVM Dialect".
%0 = load %m[] : memref<f32>
// output:
// test.mlir:2:11: error: use of undeclared SSA value name '%m'
// %0 = load %m[] : memref<f32>
//           ^
// -----
// From documents 0, 1, 2, 3 and 4 of "Conversion to the LLVM Dialect".
%0 = llvm.load %m : !llvm<"float*">
// output:
// test.mlir:2:16: error: use of undeclared SSA value name '%m'
// %0 = llvm.load %m : !llvm<"float*">
//                ^
// -----
// From documents 0, 1, 2, 3 and 4 of "Conversion to the LLVM Dialect".
%0 = load %m[1,2,3,4] : memref<10x?x13x?xf32>
// output:
// test.mlir:2:11: error: use of undeclared SSA value name '%m'
// %0 = load %m[1,2,3,4] : memref<10x?x13x?xf32>
//           ^
// -----
// From documents 0, 1, 2 and 4 of "Conversion to the LLVM Dialect".
// Compute the linearized index from strides. Each block below extracts one
// stride from the descriptor, multiplies it with the index and accumulates
// the total offset.
%stride1 = llvm.extractvalue[4, 0] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">
%idx1 = llvm.mlir.constant(1 : index) !llvm.i64
%addr1 = muli %stride1, %idx1 : !llvm.i64

%stride2 = llvm.extractvalue[4, 1] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">
%idx2 = llvm.mlir.constant(2 : index) !llvm.i64
%addr2 = muli %stride2, %idx2 : !llvm.i64
%addr3 = addi %addr1, %addr2 : !llvm.i64

%stride3 = llvm.extractvalue[4, 2] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">
%idx3 = llvm.mlir.constant(3 : index) !llvm.i64
%addr4 = muli %stride3, %idx3 : !llvm.i64
%addr5 = addi %addr3, %addr4 : !llvm.i64

%stride4 = llvm.extractvalue[4, 3] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">
%idx4 = llvm.mlir.constant(4 : index) !llvm.i64
%addr6 = muli %stride4, %idx4 : !llvm.i64
%addr7 = addi %addr5, %addr6 : !llvm.i64

// Add the linear offset to the address.
%offset = llvm.extractvalue[2] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">
%addr8 = addi %addr7, %offset : !llvm.i64

// Obtain the aligned pointer.
%aligned = llvm.extractvalue[1] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">

// Get the address of the data pointer.
%ptr = llvm.getelementptr %aligned[%addr8]
    : !llvm<"{float*, float*, i64, i64[4], i64[4]}"> -> !llvm<"float*">

// Perform the actual load.
%0 = llvm.load %ptr : !llvm<"float*">
// output:
// test.mlir:5:29: error: expected SSA operand, but found '['
// %stride1 = llvm.extractvalue[4, 0] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">
//                             ^
// test.mlir:6:39: error: expected ':', but found '!llvm.i64'
// %idx1 = llvm.mlir.constant(1 : index) !llvm.i64
//                                       ^
// test.mlir:9:29: error: expected SSA operand, but found '['
// %stride2 = llvm.extractvalue[4, 1] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">
//                             ^
// test.mlir:10:39: error: expected ':', but found '!llvm.i64'
// %idx2 = llvm.mlir.constant(2 : index) !llvm.i64
//                                       ^
// test.mlir:14:29: error: expected SSA operand, but found '['
// %stride3 = llvm.extractvalue[4, 2] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">
//                             ^
// test.mlir:15:39: error: expected ':', but found '!llvm.i64'
// %idx3 = llvm.mlir.constant(3 : index) !llvm.i64
//                                       ^
// test.mlir:19:29: error: expected SSA operand, but found '['
// %stride4 = llvm.extractvalue[4, 3] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">
//                             ^
// test.mlir:20:39: error: expected ':', but found '!llvm.i64'
// %idx4 = llvm.mlir.constant(4 : index) !llvm.i64
//                                       ^
// test.mlir:25:28: error: expected SSA operand, but found '['
// %offset = llvm.extractvalue[2] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">
//                            ^
// test.mlir:29:29: error: expected SSA operand, but found '['
// %aligned = llvm.extractvalue[1] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">
//                             ^
// test.mlir:33:39: error: expected '}' in an LLVM IR type
//     : !llvm<"{float*, float*, i64, i64[4], i64[4]}"> -> !llvm<"float*">
//                                       ^
// -----
// From document 3 of "Conversion to the LLVM Dialect".
func @foo(memref<?xf32>) -> () {
  %c0 = constant 0 : index
  load %arg0[%c0] : memref<?xf32>
  return
}

func @bar(%arg0: index) {
  %0 = alloc(%arg0) : memref<?xf32>
  call @foo(%0) : (memref<?xf32>)-> ()
  return
}
// output:
// test.mlir:4:8: error: use of undeclared SSA value name '%arg0'
//   load %arg0[%c0] : memref<?xf32>
//        ^
// -----
// From document 3 of "Conversion to the LLVM Dialect".
// Accepts a pointer to the memref descriptor.
llvm.func @foo(!llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }*">) {
  // Loads the descriptor so that it can be used similarly to locally
  // created descriptors.
  %0 = llvm.load %arg0 : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }*">
}

llvm.func @bar(%arg0: !llvm.i64) {
  // ... Allocation ...
  // Definition of the descriptor.
  %7 = llvm.mlir.undef : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
  // ... Filling in the descriptor ...
  %14 = // The final value of the allocated descriptor.
  // Allocate the memory for the descriptor and store it.
  %15 = llvm.mlir.constant(1 : index) : !llvm.i64
  %16 = llvm.alloca %15 x !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
      : (!llvm.i64) -> !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }*">
  llvm.store %14, %16 : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }*">
  // Pass the pointer to the function.
  llvm.call @foo(%16) : (!llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }*">) -> ()
  llvm.return
}
// output:
// test.mlir:6:18: error: use of undeclared SSA value name '%arg0'
//   %0 = llvm.load %arg0 : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }*">
//                  ^
// test.mlir:16:3: error: expected operation name in quotes or a known operation, but found '%15'
//   %15 = llvm.mlir.constant(1 : index) : !llvm.i64
//   ^
// -----
// From document 3 of "Conversion to the LLVM Dialect".
// Compute the linearized index from strides. Each block below extracts one
// stride from the descriptor, multipllies it with the index and accumulates
// the total offset.
%stride1 = llvm.extractvalue[4, 0] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">
%idx1 = llvm.mlir.constant(1 : index) !llvm.i64
%addr1 = muli %stride1, %idx1 : !llvm.i64

%stride2 = llvm.extractvalue[4, 1] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">
%idx2 = llvm.mlir.constant(2 : index) !llvm.i64
%addr2 = muli %stride2, %idx2 : !llvm.i64
%addr3 = addi %addr1, %addr2 : !llvm.i64

%stride3 = llvm.extractvalue[4, 2] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">
%idx3 = llvm.mlir.constant(3 : index) !llvm.i64
%addr4 = muli %stride3, %idx3 : !llvm.i64
%addr5 = addi %addr3, %addr4 : !llvm.i64

%stride4 = llvm.extractvalue[4, 3] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">
%idx4 = llvm.mlir.constant(4 : index) !llvm.i64
%addr6 = muli %stride4, %idx4 : !llvm.i64
%addr7 = addi %addr5, %addr6 : !llvm.i64

// Add the linear offset to the address.
%offset = llvm.extractvalue[2] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">
%addr8 = addi %addr7, %offset : !llvm.i64

// Obtain the aligned pointer.
%aligned = llvm.extractvalue[1] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">

// Get the address of the data pointer.
%ptr = llvm.getelementptr %aligned[%addr8]
    : !llvm<"{float*, float*, i64, i64[4], i64[4]}"> -> !llvm<"float*">

// Perform the actual load.
%0 = llvm.load %ptr : !llvm<"float*">
// output:
// test.mlir:5:29: error: expected SSA operand, but found '['
// %stride1 = llvm.extractvalue[4, 0] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">
//                             ^
// test.mlir:6:39: error: expected ':', but found '!llvm.i64'
// %idx1 = llvm.mlir.constant(1 : index) !llvm.i64
//                                       ^
// test.mlir:9:29: error: expected SSA operand, but found '['
// %stride2 = llvm.extractvalue[4, 1] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">
//                             ^
// test.mlir:10:39: error: expected ':', but found '!llvm.i64'
// %idx2 = llvm.mlir.constant(2 : index) !llvm.i64
//                                       ^
// test.mlir:14:29: error: expected SSA operand, but found '['
// %stride3 = llvm.extractvalue[4, 2] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">
//                             ^
// test.mlir:15:39: error: expected ':', but found '!llvm.i64'
// %idx3 = llvm.mlir.constant(3 : index) !llvm.i64
//                                       ^
// test.mlir:19:29: error: expected SSA operand, but found '['
// %stride4 = llvm.extractvalue[4, 3] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">
//                             ^
// test.mlir:20:39: error: expected ':', but found '!llvm.i64'
// %idx4 = llvm.mlir.constant(4 : index) !llvm.i64
//                                       ^
// test.mlir:25:28: error: expected SSA operand, but found '['
// %offset = llvm.extractvalue[2] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">
//                            ^
// test.mlir:29:29: error: expected SSA operand, but found '['
// %aligned = llvm.extractvalue[1] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">
//                             ^
// test.mlir:33:39: error: expected '}' in an LLVM IR type
//     : !llvm<"{float*, float*, i64, i64[4], i64[4]}"> -> !llvm<"float*">
//                                       ^
// -----
// From document 2 of "Conversion to the LLVM Dialect".
"type"() {t = !llvm.struct<(ptr<float>, ptr<float>, i64, array<1 x 64>, array<1 x i64>)>} : () -> ()
// output:
// test.mlir:2:70: error: expected 'x' after a dimension
// "type"() {t = !llvm.struct<(ptr<float>, ptr<float>, i64, array<1 x 64>, array<1 x i64>)>} : () -> ()
//                                                                      ^
// -----
// From document 2 of "Conversion to the LLVM Dialect".
"type"() {t = !llvm.struct<(ptr<float>, ptr<float>, i64 array<1 x 64>, array<1 x i64>)>} : () -> ()
// output:
// test.mlir:2:57: error: expected ')', but found 'array'
// "type"() {t = !llvm.struct<(ptr<float>, ptr<float>, i64 array<1 x 64>, array<1 x i64>)>} : () -> ()
//                                                         ^
// -----
// From document 2 of "Conversion to the LLVM Dialect".
"type"() {t = !llvm.struct<(ptr<float>, ptr<float>, i64 array<5 x 64>, array<5 x i64>)>} : () -> ()
// output:
// test.mlir:2:57: error: expected ')', but found 'array'
// "type"() {t = !llvm.struct<(ptr<float>, ptr<float>, i64 array<5 x 64>, array<5 x i64>)>} : () -> ()
//                                                         ^
