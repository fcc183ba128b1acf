// Vectors of scalars that are loaded or computed, and loops with gathers: at indices that are loaded, also if
// the loop stores to them, and at indices that are quotients of the counter.
func.func @build_i8(%from: memref<16xi8>, %to: memref<32xi8>) attributes {llvm.emit_c_interface} {
  %one = arith.constant 1 : i8
  %c0 = arith.constant 0 : index
  %next = arith.constant 16 : index
  %i0 = arith.constant 15 : index
  %x0 = memref.load %from[%i0] : memref<16xi8>
  %y0 = arith.addi %x0, %one : i8
  %i1 = arith.constant 14 : index
  %x1 = memref.load %from[%i1] : memref<16xi8>
  %y1 = arith.addi %x1, %one : i8
  %i2 = arith.constant 13 : index
  %x2 = memref.load %from[%i2] : memref<16xi8>
  %y2 = arith.addi %x2, %one : i8
  %i3 = arith.constant 12 : index
  %x3 = memref.load %from[%i3] : memref<16xi8>
  %y3 = arith.addi %x3, %one : i8
  %i4 = arith.constant 11 : index
  %x4 = memref.load %from[%i4] : memref<16xi8>
  %y4 = arith.addi %x4, %one : i8
  %i5 = arith.constant 10 : index
  %x5 = memref.load %from[%i5] : memref<16xi8>
  %y5 = arith.addi %x5, %one : i8
  %i6 = arith.constant 9 : index
  %x6 = memref.load %from[%i6] : memref<16xi8>
  %y6 = arith.addi %x6, %one : i8
  %i7 = arith.constant 8 : index
  %x7 = memref.load %from[%i7] : memref<16xi8>
  %y7 = arith.addi %x7, %one : i8
  %i8 = arith.constant 7 : index
  %x8 = memref.load %from[%i8] : memref<16xi8>
  %y8 = arith.addi %x8, %one : i8
  %i9 = arith.constant 6 : index
  %x9 = memref.load %from[%i9] : memref<16xi8>
  %y9 = arith.addi %x9, %one : i8
  %i10 = arith.constant 5 : index
  %x10 = memref.load %from[%i10] : memref<16xi8>
  %y10 = arith.addi %x10, %one : i8
  %i11 = arith.constant 4 : index
  %x11 = memref.load %from[%i11] : memref<16xi8>
  %y11 = arith.addi %x11, %one : i8
  %i12 = arith.constant 3 : index
  %x12 = memref.load %from[%i12] : memref<16xi8>
  %y12 = arith.addi %x12, %one : i8
  %i13 = arith.constant 2 : index
  %x13 = memref.load %from[%i13] : memref<16xi8>
  %y13 = arith.addi %x13, %one : i8
  %i14 = arith.constant 1 : index
  %x14 = memref.load %from[%i14] : memref<16xi8>
  %y14 = arith.addi %x14, %one : i8
  %i15 = arith.constant 0 : index
  %x15 = memref.load %from[%i15] : memref<16xi8>
  %y15 = arith.addi %x15, %one : i8
  %v = vector.from_elements %x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13, %x14, %x15 : vector<16xi8>
  %w = vector.from_elements %y0, %y1, %y2, %y3, %y4, %y5, %y6, %y7, %y8, %y9, %y10, %y11, %y12, %y13, %y14, %y15 : vector<16xi8>
  vector.store %v, %to[%c0] : memref<32xi8>, vector<16xi8>
  vector.store %w, %to[%next] : memref<32xi8>, vector<16xi8>
  return
}
llvm.func @gather_i8(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %numbers: !llvm.ptr {llvm.noalias}, %n: i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  scf.for %i = %c0 to %n step %c1 : i64 {
    %pn = llvm.getelementptr %numbers[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %number = llvm.load %pn : !llvm.ptr -> i32
    %px = llvm.getelementptr %from[%number] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    %x = llvm.load %px : !llvm.ptr -> i8
    %py = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %y = llvm.load %py : !llvm.ptr -> i8
    %p = arith.muli %x, %y : i8
    %s = arith.addi %p, %x : i8
    llvm.store %s, %py : i8, !llvm.ptr
  }
  llvm.return
}
func.func @build_i16(%from: memref<8xi16>, %to: memref<16xi16>) attributes {llvm.emit_c_interface} {
  %one = arith.constant 1 : i16
  %c0 = arith.constant 0 : index
  %next = arith.constant 8 : index
  %i0 = arith.constant 7 : index
  %x0 = memref.load %from[%i0] : memref<8xi16>
  %y0 = arith.addi %x0, %one : i16
  %i1 = arith.constant 6 : index
  %x1 = memref.load %from[%i1] : memref<8xi16>
  %y1 = arith.addi %x1, %one : i16
  %i2 = arith.constant 5 : index
  %x2 = memref.load %from[%i2] : memref<8xi16>
  %y2 = arith.addi %x2, %one : i16
  %i3 = arith.constant 4 : index
  %x3 = memref.load %from[%i3] : memref<8xi16>
  %y3 = arith.addi %x3, %one : i16
  %i4 = arith.constant 3 : index
  %x4 = memref.load %from[%i4] : memref<8xi16>
  %y4 = arith.addi %x4, %one : i16
  %i5 = arith.constant 2 : index
  %x5 = memref.load %from[%i5] : memref<8xi16>
  %y5 = arith.addi %x5, %one : i16
  %i6 = arith.constant 1 : index
  %x6 = memref.load %from[%i6] : memref<8xi16>
  %y6 = arith.addi %x6, %one : i16
  %i7 = arith.constant 0 : index
  %x7 = memref.load %from[%i7] : memref<8xi16>
  %y7 = arith.addi %x7, %one : i16
  %v = vector.from_elements %x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7 : vector<8xi16>
  %w = vector.from_elements %y0, %y1, %y2, %y3, %y4, %y5, %y6, %y7 : vector<8xi16>
  vector.store %v, %to[%c0] : memref<16xi16>, vector<8xi16>
  vector.store %w, %to[%next] : memref<16xi16>, vector<8xi16>
  return
}
llvm.func @gather_i16(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %numbers: !llvm.ptr {llvm.noalias}, %n: i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  scf.for %i = %c0 to %n step %c1 : i64 {
    %pn = llvm.getelementptr %numbers[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %number = llvm.load %pn : !llvm.ptr -> i32
    %px = llvm.getelementptr %from[%number] : (!llvm.ptr, i32) -> !llvm.ptr, i16
    %x = llvm.load %px : !llvm.ptr -> i16
    %py = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %y = llvm.load %py : !llvm.ptr -> i16
    %p = arith.muli %x, %y : i16
    %s = arith.addi %p, %x : i16
    llvm.store %s, %py : i16, !llvm.ptr
  }
  llvm.return
}
func.func @build_i32(%from: memref<8xi32>, %to: memref<16xi32>) attributes {llvm.emit_c_interface} {
  %one = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %next = arith.constant 8 : index
  %i0 = arith.constant 7 : index
  %x0 = memref.load %from[%i0] : memref<8xi32>
  %y0 = arith.addi %x0, %one : i32
  %i1 = arith.constant 6 : index
  %x1 = memref.load %from[%i1] : memref<8xi32>
  %y1 = arith.addi %x1, %one : i32
  %i2 = arith.constant 5 : index
  %x2 = memref.load %from[%i2] : memref<8xi32>
  %y2 = arith.addi %x2, %one : i32
  %i3 = arith.constant 4 : index
  %x3 = memref.load %from[%i3] : memref<8xi32>
  %y3 = arith.addi %x3, %one : i32
  %i4 = arith.constant 3 : index
  %x4 = memref.load %from[%i4] : memref<8xi32>
  %y4 = arith.addi %x4, %one : i32
  %i5 = arith.constant 2 : index
  %x5 = memref.load %from[%i5] : memref<8xi32>
  %y5 = arith.addi %x5, %one : i32
  %i6 = arith.constant 1 : index
  %x6 = memref.load %from[%i6] : memref<8xi32>
  %y6 = arith.addi %x6, %one : i32
  %i7 = arith.constant 0 : index
  %x7 = memref.load %from[%i7] : memref<8xi32>
  %y7 = arith.addi %x7, %one : i32
  %v = vector.from_elements %x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7 : vector<8xi32>
  %w = vector.from_elements %y0, %y1, %y2, %y3, %y4, %y5, %y6, %y7 : vector<8xi32>
  vector.store %v, %to[%c0] : memref<16xi32>, vector<8xi32>
  vector.store %w, %to[%next] : memref<16xi32>, vector<8xi32>
  return
}
llvm.func @gather_i32(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %numbers: !llvm.ptr {llvm.noalias}, %n: i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  scf.for %i = %c0 to %n step %c1 : i64 {
    %pn = llvm.getelementptr %numbers[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %number = llvm.load %pn : !llvm.ptr -> i32
    %px = llvm.getelementptr %from[%number] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %x = llvm.load %px : !llvm.ptr -> i32
    %py = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %y = llvm.load %py : !llvm.ptr -> i32
    %p = arith.muli %x, %y : i32
    %s = arith.addi %p, %x : i32
    llvm.store %s, %py : i32, !llvm.ptr
  }
  llvm.return
}
func.func @build_i64(%from: memref<2xi64>, %to: memref<4xi64>) attributes {llvm.emit_c_interface} {
  %one = arith.constant 1 : i64
  %c0 = arith.constant 0 : index
  %next = arith.constant 2 : index
  %i0 = arith.constant 1 : index
  %x0 = memref.load %from[%i0] : memref<2xi64>
  %y0 = arith.addi %x0, %one : i64
  %i1 = arith.constant 0 : index
  %x1 = memref.load %from[%i1] : memref<2xi64>
  %y1 = arith.addi %x1, %one : i64
  %v = vector.from_elements %x0, %x1 : vector<2xi64>
  %w = vector.from_elements %y0, %y1 : vector<2xi64>
  vector.store %v, %to[%c0] : memref<4xi64>, vector<2xi64>
  vector.store %w, %to[%next] : memref<4xi64>, vector<2xi64>
  return
}
llvm.func @gather_i64(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %numbers: !llvm.ptr {llvm.noalias}, %n: i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  scf.for %i = %c0 to %n step %c1 : i64 {
    %pn = llvm.getelementptr %numbers[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %number = llvm.load %pn : !llvm.ptr -> i64
    %px = llvm.getelementptr %from[%number] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %x = llvm.load %px : !llvm.ptr -> i64
    %py = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %y = llvm.load %py : !llvm.ptr -> i64
    %p = arith.muli %x, %y : i64
    %s = arith.addi %p, %x : i64
    llvm.store %s, %py : i64, !llvm.ptr
  }
  llvm.return
}
func.func @build_f32(%from: memref<8xf32>, %to: memref<16xf32>) attributes {llvm.emit_c_interface} {
  %one = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %next = arith.constant 8 : index
  %i0 = arith.constant 7 : index
  %x0 = memref.load %from[%i0] : memref<8xf32>
  %y0 = arith.addf %x0, %one : f32
  %i1 = arith.constant 6 : index
  %x1 = memref.load %from[%i1] : memref<8xf32>
  %y1 = arith.addf %x1, %one : f32
  %i2 = arith.constant 5 : index
  %x2 = memref.load %from[%i2] : memref<8xf32>
  %y2 = arith.addf %x2, %one : f32
  %i3 = arith.constant 4 : index
  %x3 = memref.load %from[%i3] : memref<8xf32>
  %y3 = arith.addf %x3, %one : f32
  %i4 = arith.constant 3 : index
  %x4 = memref.load %from[%i4] : memref<8xf32>
  %y4 = arith.addf %x4, %one : f32
  %i5 = arith.constant 2 : index
  %x5 = memref.load %from[%i5] : memref<8xf32>
  %y5 = arith.addf %x5, %one : f32
  %i6 = arith.constant 1 : index
  %x6 = memref.load %from[%i6] : memref<8xf32>
  %y6 = arith.addf %x6, %one : f32
  %i7 = arith.constant 0 : index
  %x7 = memref.load %from[%i7] : memref<8xf32>
  %y7 = arith.addf %x7, %one : f32
  %v = vector.from_elements %x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7 : vector<8xf32>
  %w = vector.from_elements %y0, %y1, %y2, %y3, %y4, %y5, %y6, %y7 : vector<8xf32>
  vector.store %v, %to[%c0] : memref<16xf32>, vector<8xf32>
  vector.store %w, %to[%next] : memref<16xf32>, vector<8xf32>
  return
}
llvm.func @gather_f32(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %numbers: !llvm.ptr {llvm.noalias}, %n: i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  scf.for %i = %c0 to %n step %c1 : i64 {
    %pn = llvm.getelementptr %numbers[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %number = llvm.load %pn : !llvm.ptr -> i32
    %px = llvm.getelementptr %from[%number] : (!llvm.ptr, i32) -> !llvm.ptr, f32
    %x = llvm.load %px : !llvm.ptr -> f32
    %py = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %y = llvm.load %py : !llvm.ptr -> f32
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %p, %x : f32
    llvm.store %s, %py : f32, !llvm.ptr
  }
  llvm.return
}
func.func @build_f64(%from: memref<4xf64>, %to: memref<8xf64>) attributes {llvm.emit_c_interface} {
  %one = arith.constant 1.0 : f64
  %c0 = arith.constant 0 : index
  %next = arith.constant 4 : index
  %i0 = arith.constant 3 : index
  %x0 = memref.load %from[%i0] : memref<4xf64>
  %y0 = arith.addf %x0, %one : f64
  %i1 = arith.constant 2 : index
  %x1 = memref.load %from[%i1] : memref<4xf64>
  %y1 = arith.addf %x1, %one : f64
  %i2 = arith.constant 1 : index
  %x2 = memref.load %from[%i2] : memref<4xf64>
  %y2 = arith.addf %x2, %one : f64
  %i3 = arith.constant 0 : index
  %x3 = memref.load %from[%i3] : memref<4xf64>
  %y3 = arith.addf %x3, %one : f64
  %v = vector.from_elements %x0, %x1, %x2, %x3 : vector<4xf64>
  %w = vector.from_elements %y0, %y1, %y2, %y3 : vector<4xf64>
  vector.store %v, %to[%c0] : memref<8xf64>, vector<4xf64>
  vector.store %w, %to[%next] : memref<8xf64>, vector<4xf64>
  return
}
llvm.func @gather_f64(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %numbers: !llvm.ptr {llvm.noalias}, %n: i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  scf.for %i = %c0 to %n step %c1 : i64 {
    %pn = llvm.getelementptr %numbers[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %number = llvm.load %pn : !llvm.ptr -> i32
    %px = llvm.getelementptr %from[%number] : (!llvm.ptr, i32) -> !llvm.ptr, f64
    %x = llvm.load %px : !llvm.ptr -> f64
    %py = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %y = llvm.load %py : !llvm.ptr -> f64
    %p = arith.mulf %x, %y : f64
    %s = arith.addf %p, %x : f64
    llvm.store %s, %py : f64, !llvm.ptr
  }
  llvm.return
}
// The loop stores to the indices after it loads them.
llvm.func @moving(%numbers: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %to: !llvm.ptr {llvm.noalias}, %n: i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %zero = arith.constant 0 : i32
  scf.for %i = %c0 to %n step %c1 : i64 {
    %pn = llvm.getelementptr %numbers[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %number = llvm.load %pn : !llvm.ptr -> i32
    llvm.store %zero, %pn : i32, !llvm.ptr
    %px = llvm.getelementptr %from[%number] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %x = llvm.load %px : !llvm.ptr -> i32
    %y = arith.muli %x, %number : i32
    %z = arith.addi %x, %y : i32
    %v = arith.subi %z, %y : i32
    %w = arith.addi %v, %y : i32
    %pt = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %w, %pt : i32, !llvm.ptr
  }
  llvm.return
}
// The same, where the indices are used by addresses only.
llvm.func @cleared(%numbers: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %to: !llvm.ptr {llvm.noalias}, %n: i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %zero = arith.constant 0 : i32
  %three = arith.constant 3.0 : f64
  scf.for %i = %c0 to %n step %c1 : i64 {
    %pn = llvm.getelementptr %numbers[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %number = llvm.load %pn : !llvm.ptr -> i32
    llvm.store %zero, %pn : i32, !llvm.ptr
    %px = llvm.getelementptr %from[%number] : (!llvm.ptr, i32) -> !llvm.ptr, f32
    %x = llvm.load %px : !llvm.ptr -> f32
    %pt = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %t = llvm.load %pt : !llvm.ptr -> f32
    %y = arith.mulf %x, %t : f32
    %z = arith.addf %y, %t : f32
    %u = arith.mulf %z, %t : f32
    %v = arith.addf %u, %t : f32
    llvm.store %v, %pt : f32, !llvm.ptr
  }
  llvm.return
}
// Quotients of a counter that is not negative, and of one that may be.
llvm.func @halves(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    %h = arith.divsi %i, %c2 : i32
    %r = arith.remsi %i, %c3 : i32
    %q = arith.shrsi %i, %c3 : i32
    %px = llvm.getelementptr %from[%h] : (!llvm.ptr, i32) -> !llvm.ptr, f32
    %py = llvm.getelementptr %from[%r] : (!llvm.ptr, i32) -> !llvm.ptr, f32
    %pz = llvm.getelementptr %from[%q] : (!llvm.ptr, i32) -> !llvm.ptr, f32
    %pt = llvm.getelementptr %to[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
    %x = llvm.load %px : !llvm.ptr -> f32
    %y = llvm.load %py : !llvm.ptr -> f32
    %z = llvm.load %pz : !llvm.ptr -> f32
    %xy = arith.addf %x, %y : f32
    %s = arith.mulf %xy, %z : f32
    llvm.store %s, %pt : f32, !llvm.ptr
  }
  llvm.return
}
llvm.func @half(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    %h = arith.divsi %i, %c2 : i32
    %px = llvm.getelementptr %from[%h] : (!llvm.ptr, i32) -> !llvm.ptr, f32
    %pt = llvm.getelementptr %to[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
    %x = llvm.load %px : !llvm.ptr -> f32
    %t = llvm.load %pt : !llvm.ptr -> f32
    %xt = arith.mulf %x, %t : f32
    %s = arith.addf %xt, %t : f32
    llvm.store %s, %pt : f32, !llvm.ptr
  }
  llvm.return
}
func.func @signed(%to: memref<?xi32>, %n: i32) attributes {llvm.emit_c_interface} {
  %c1 = arith.constant 1 : i32
  %c4 = arith.constant 4 : i32
  %zero = arith.constant 0 : i32
  %low = arith.subi %zero, %n : i32
  scf.for %i = %low to %n step %c1 : i32 {
    %h = arith.divsi %i, %c4 : i32
    %r = arith.remsi %i, %c4 : i32
    %q = arith.shrsi %i, %c1 : i32
    %hr = arith.addi %h, %r : i32
    %s = arith.muli %hr, %q : i32
    %up = arith.addi %i, %n : i32
    %at = arith.index_cast %up : i32 to index
    memref.store %s, %to[%at] : memref<?xi32>
  }
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
// enum { N = 67 };
// static int wrong;
// static void check(int is_right, const char *what, int n, int i) {
//   if (!is_right && !wrong++) printf("%s: %d of %d\n", what, i, n);
// }
// static void test_i8(int n) {
//   int8_t from[N], to[N + 1], want[N + 1], built[32];
//   int32_t numbers[N];
//   for (int i = 0; i < N; i++) from[i] = (int8_t)(i * 7 % 31 - 9), to[i] = (int8_t)(i % 11), numbers[i] = i * 29 % N;
//   to[N] = want[n] = to[n];
//   for (int i = 0; i < n; i++) want[i] = (int8_t)(from[numbers[i]] * to[i] + from[numbers[i]]);
//   struct MemRefDescriptor_i8_1 mf = {from, from, 0, {16}, {1}}, mb = {built, built, 0, {32}, {1}};
//   gather_i8(to, from, numbers, n);
//   for (int i = 0; i <= n; i++) check(to[i] == want[i], "gather_i8", n, i);
//   _mlir_ciface_build_i8(&mf, &mb);
//   for (int i = 0; i < 16; i++)
//     check(built[i] == from[15 - i] && built[i + 16] == (int8_t)(from[15 - i] + 1), "build_i8", 16, i);
// }
// static void test_i16(int n) {
//   int16_t from[N], to[N + 1], want[N + 1], built[16];
//   int32_t numbers[N];
//   for (int i = 0; i < N; i++) from[i] = (int16_t)(i * 7 % 31 - 9), to[i] = (int16_t)(i % 11), numbers[i] = i * 29 % N;
//   to[N] = want[n] = to[n];
//   for (int i = 0; i < n; i++) want[i] = (int16_t)(from[numbers[i]] * to[i] + from[numbers[i]]);
//   struct MemRefDescriptor_i16_1 mf = {from, from, 0, {8}, {1}}, mb = {built, built, 0, {16}, {1}};
//   gather_i16(to, from, numbers, n);
//   for (int i = 0; i <= n; i++) check(to[i] == want[i], "gather_i16", n, i);
//   _mlir_ciface_build_i16(&mf, &mb);
//   for (int i = 0; i < 8; i++)
//     check(built[i] == from[7 - i] && built[i + 8] == (int16_t)(from[7 - i] + 1), "build_i16", 8, i);
// }
// static void test_i32(int n) {
//   int32_t from[N], to[N + 1], want[N + 1], built[16];
//   int32_t numbers[N];
//   for (int i = 0; i < N; i++) from[i] = (int32_t)(i * 7 % 31 - 9), to[i] = (int32_t)(i % 11), numbers[i] = i * 29 % N;
//   to[N] = want[n] = to[n];
//   for (int i = 0; i < n; i++) want[i] = (int32_t)(from[numbers[i]] * to[i] + from[numbers[i]]);
//   struct MemRefDescriptor_i32_1 mf = {from, from, 0, {8}, {1}}, mb = {built, built, 0, {16}, {1}};
//   gather_i32(to, from, numbers, n);
//   for (int i = 0; i <= n; i++) check(to[i] == want[i], "gather_i32", n, i);
//   _mlir_ciface_build_i32(&mf, &mb);
//   for (int i = 0; i < 8; i++)
//     check(built[i] == from[7 - i] && built[i + 8] == (int32_t)(from[7 - i] + 1), "build_i32", 8, i);
// }
// static void test_i64(int n) {
//   int64_t from[N], to[N + 1], want[N + 1], built[4];
//   int64_t numbers[N];
//   for (int i = 0; i < N; i++) from[i] = (int64_t)(i * 7 % 31 - 9), to[i] = (int64_t)(i % 11), numbers[i] = i * 29 % N;
//   to[N] = want[n] = to[n];
//   for (int i = 0; i < n; i++) want[i] = (int64_t)(from[numbers[i]] * to[i] + from[numbers[i]]);
//   struct MemRefDescriptor_i64_1 mf = {from, from, 0, {2}, {1}}, mb = {built, built, 0, {4}, {1}};
//   gather_i64(to, from, numbers, n);
//   for (int i = 0; i <= n; i++) check(to[i] == want[i], "gather_i64", n, i);
//   _mlir_ciface_build_i64(&mf, &mb);
//   for (int i = 0; i < 2; i++)
//     check(built[i] == from[1 - i] && built[i + 2] == (int64_t)(from[1 - i] + 1), "build_i64", 2, i);
// }
// static void test_f32(int n) {
//   float from[N], to[N + 1], want[N + 1], built[16];
//   int32_t numbers[N];
//   for (int i = 0; i < N; i++) from[i] = (float)(i * 7 % 31 - 9), to[i] = (float)(i % 11), numbers[i] = i * 29 % N;
//   to[N] = want[n] = to[n];
//   for (int i = 0; i < n; i++) want[i] = (float)(from[numbers[i]] * to[i] + from[numbers[i]]);
//   struct MemRefDescriptor_f32_1 mf = {from, from, 0, {8}, {1}}, mb = {built, built, 0, {16}, {1}};
//   gather_f32(to, from, numbers, n);
//   for (int i = 0; i <= n; i++) check(to[i] == want[i], "gather_f32", n, i);
//   _mlir_ciface_build_f32(&mf, &mb);
//   for (int i = 0; i < 8; i++)
//     check(built[i] == from[7 - i] && built[i + 8] == (float)(from[7 - i] + 1), "build_f32", 8, i);
// }
// static void test_f64(int n) {
//   double from[N], to[N + 1], want[N + 1], built[8];
//   int32_t numbers[N];
//   for (int i = 0; i < N; i++) from[i] = (double)(i * 7 % 31 - 9), to[i] = (double)(i % 11), numbers[i] = i * 29 % N;
//   to[N] = want[n] = to[n];
//   for (int i = 0; i < n; i++) want[i] = (double)(from[numbers[i]] * to[i] + from[numbers[i]]);
//   struct MemRefDescriptor_f64_1 mf = {from, from, 0, {4}, {1}}, mb = {built, built, 0, {8}, {1}};
//   gather_f64(to, from, numbers, n);
//   for (int i = 0; i <= n; i++) check(to[i] == want[i], "gather_f64", n, i);
//   _mlir_ciface_build_f64(&mf, &mb);
//   for (int i = 0; i < 4; i++)
//     check(built[i] == from[3 - i] && built[i + 4] == (double)(from[3 - i] + 1), "build_f64", 4, i);
// }
// static void halves_of(int n, float *to, float *floats) {
//   halves(to, floats, n);
//   for (int i = 0; i < n; i++) check(to[i] == (floats[i / 2] + floats[i % 3]) * floats[i >> 3], "halves", n, i);
//   for (int i = 0; i < n; i++) to[i] = (float)i;
//   half(to, floats, n);
//   for (int i = 0; i < n; i++) check(to[i] == floats[i / 2] * (float)i + (float)i, "half", n, i);
// }
// int main(void) {
//   for (int n = 0; n < N; n++) {
//     test_i8(n), test_i16(n), test_i32(n), test_i64(n), test_f32(n), test_f64(n);
//     int32_t numbers[N], from[N], to[N + 1], both[2 * N];
//     float halves[N + 1], floats[N];
//     for (int i = 0; i < N; i++) numbers[i] = i * 5 % N, from[i] = i * i, floats[i] = (float)(i * 3 % 17);
//     to[n] = -1, halves[n] = -1;
//     moving(numbers, from, to, n);
//     for (int i = 0; i < n; i++) {
//       int at = i * 5 % N;
//       check(to[i] == at * at * (at + 1) && numbers[i] == 0, "moving", n, i);
//       numbers[i] = at, halves[i] = (float)i;
//     }
//     cleared(numbers, floats, halves, n);
//     for (int i = 0; i < n; i++) {
//       float t = (float)i, want = ((floats[i * 5 % N] * t + t) * t) + t;
//       check(halves[i] == want && numbers[i] == 0, "cleared", n, i);
//     }
//     halves_of(n, halves, floats);
//     check(to[n] == -1 && halves[n] == -1, "end", n, n);
//     struct MemRefDescriptor_i32_1 mb = {both, both, 0, {2 * N}, {1}};
//     _mlir_ciface_signed(&mb, n);
//     for (int i = -n; i < n; i++) check(both[i + n] == (i / 4 + i % 4) * (i >> 1), "signed", n, i);
//   }
//   printf(wrong ? "%d wrong\n" : "all right\n", wrong);
//   return wrong != 0;
// }
//
// output:
// all right
