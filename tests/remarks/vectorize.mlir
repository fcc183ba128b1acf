// args: --remarks=vectorize
// The interleaved count is for four registers of the widest elements.
func.func @scale(%n: index, %x: memref<?xf32>, %y: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %y[%i] : memref<?xf32>
  }
  return
}
// output:
// test.mlir:6:3: remark: vectorized loop (vectorization width: 4, interleaved count: 4), with a runtime overlap check [vectorize]
//   scf.for %i = %c0 to %n step %c1 {
//   ^
// -----
// args: --remarks=vectorize
func.func @in_place(%n: index, %x: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xf64>
    %w = arith.mulf %v, %v : f64
    memref.store %w, %x[%i] : memref<?xf64>
  }
  return
}
// output:
// test.mlir:5:3: remark: vectorized loop (vectorization width: 2, interleaved count: 4) [vectorize]
//   scf.for %i = %c0 to %n step %c1 {
//   ^
// -----
// args: --remarks=vectorize
func.func private @other(f32)
func.func @calls(%n: index, %x: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xf32>
    func.call @other(%v) : (f32) -> ()
  }
  return
}
// output:
// test.mlir:6:3: remark: loop not vectorized: call to @other may have side effects [vectorize]
//   scf.for %i = %c0 to %n step %c1 {
//   ^
// test.mlir:8:5: note: this 'llvm.call' op
//     func.call @other(%v) : (f32) -> ()
//     ^
// -----
// args: --remarks=vectorize
func.func @sum(%n: index, %x: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> f32 {
    %v = memref.load %x[%i] : memref<?xf32>
    %b = arith.addf %a, %v : f32
    scf.yield %b : f32
  }
  return %s : f32
}
// output:
// test.mlir:6:8: remark: loop not vectorized: cannot reorder floating-point operations: 'fastmath' has no 'reassoc' [vectorize]
//   %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> f32 {
//        ^
// test.mlir:8:10: note: this 'llvm.fadd' op
//     %b = arith.addf %a, %v : f32
//          ^
// -----
// args: --remarks=vectorize
func.func @sum_in_any_order(%n: index, %x: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> f32 {
    %v = memref.load %x[%i] : memref<?xf32>
    %b = arith.addf %a, %v fastmath<reassoc> : f32
    scf.yield %b : f32
  }
  return %s : f32
}
// output:
// test.mlir:6:8: remark: vectorized loop (vectorization width: 4, interleaved count: 8) [vectorize]
//   %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> f32 {
//        ^
// -----
// args: --remarks=vectorize
// A loop-carried dependence of distance 2.
func.func @recurrence(%n: index, %x: memref<?xi32>) {
  affine.for %i = 0 to %n {
    %v = affine.load %x[%i] : memref<?xi32>
    %w = arith.addi %v, %v : i32
    affine.store %w, %x[%i + 2] : memref<?xi32>
  }
  return
}
// output:
// test.mlir:4:3: remark: loop not vectorized: unsafe dependent memory operations in loop, at a distance of 2 iterations [vectorize]
//   affine.for %i = 0 to %n {
//   ^
// test.mlir:5:10: note: this 'llvm.load' op
//     %v = affine.load %x[%i] : memref<?xi32>
//          ^
// test.mlir:7:5: note: this 'llvm.store' op
//     affine.store %w, %x[%i + 2] : memref<?xi32>
//     ^
// -----
// args: --remarks=vectorize,vectorize-search
// A loop with two exits, a loop without a counter, and a nest in which only the inner loop is reported.
func.func @shapes(%n: index, %x: memref<?xi32>, %m: memref<?x?xi64>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  cf.br ^search(%c0 : index)
^search(%i: index):
  %cond = arith.cmpi slt, %i, %n : index
  cf.cond_br %cond, ^compare, ^out(%zero : i32)
^compare:
  %v = memref.load %x[%i] : memref<?xi32>
  %is_zero = arith.cmpi eq, %v, %zero : i32
  %next = arith.addi %i, %c1 : index
  cf.cond_br %is_zero, ^out(%v : i32), ^search(%next : index)
^out(%r: i32):
  %w = scf.while (%a = %r) : (i32) -> i32 {
    %c = arith.cmpi sgt, %a, %zero : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%a: i32):
    %one = arith.constant 1 : i32
    %half = arith.shrsi %a, %one : i32
    scf.yield %half : i32
  }
  affine.for %a = 0 to %n {
    affine.for %b = 0 to %n {
      %e = affine.load %m[%b, %a] : memref<?x?xi64>
      %f = arith.addi %e, %e : i64
      affine.store %f, %m[%b, %a] : memref<?x?xi64>
    }
  }
  return %w : i32
}
// output:
// test.mlir:10:3: remark: vectorized loop with early exits (vectorization width: 16) [vectorize-search]
//   cf.cond_br %cond, ^compare, ^out(%zero : i32)
//   ^
// test.mlir:17:8: remark: loop not vectorized: could not determine the number of loop iterations [vectorize]
//   %w = scf.while (%a = %r) : (i32) -> i32 {
//        ^
// test.mlir:17:8: remark: loop not vectorized: loop-carried value could not be identified as an induction, reduction or recurrence [vectorize-search]
//   %w = scf.while (%a = %r) : (i32) -> i32 {
//        ^
// test.mlir:26:3: remark: vectorized loop (vectorization width: 2, interleaved count: 4) [vectorize]
//   affine.for %a = 0 to %n {
//   ^
// -----
// args: --remarks=vectorize
// A division with side effects, an indirect load, and a nontemporal store.
func.func @divide(%n: index, %x: memref<?xi32>, %p: memref<?xindex>, %d: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xi32>
    %q = arith.divsi %v, %d : i32
    memref.store %q, %x[%i] : memref<?xi32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %at = memref.load %p[%i] : memref<?xindex>
    %v = memref.load %x[%at] : memref<?xi32>
    memref.store %v, %x[%i] : memref<?xi32>
  }
  scf.for %i = %c0 to %n step %c1 {
    memref.store %d, %x[%i] {nontemporal = true} : memref<?xi32>
  }
  return
}
// output:
// test.mlir:6:3: remark: loop not vectorized: 'llvm.sdiv' op may have side effects [vectorize]
//   scf.for %i = %c0 to %n step %c1 {
//   ^
// test.mlir:8:10: note: this 'llvm.sdiv' op
//     %q = arith.divsi %v, %d : i32
//          ^
// test.mlir:11:3: remark: loop not vectorized: memory operations may alias, and cannot identify array bounds for a runtime check [vectorize]
//   scf.for %i = %c0 to %n step %c1 {
//   ^
// test.mlir:13:10: note: this 'llvm.load' op
//     %v = memref.load %x[%at] : memref<?xi32>
//          ^
// test.mlir:14:5: note: this 'llvm.store' op
//     memref.store %v, %x[%i] : memref<?xi32>
//     ^
// test.mlir:16:3: remark: vectorized loop (vectorization width: 4, interleaved count: 4) [vectorize]
//   scf.for %i = %c0 to %n step %c1 {
//   ^
// -----
// args: --remarks=vectorize --passes=vectorize
// A short trip count, a volatile access, and a strided load that is not beneficial.
llvm.func @small(%x: !llvm.ptr, %y: !llvm.ptr, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %c3 : i64
  llvm.cond_br %cond, ^body, ^next
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %w = llvm.fadd %v, %v : f32
  llvm.store %w, %p : f32, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^next:
  llvm.br ^header2(%c0 : i64)
^header2(%j: i64):
  %cond2 = llvm.icmp "slt" %j, %n : i64
  llvm.cond_br %cond2, ^body2, ^next2
^body2:
  %q = llvm.getelementptr %x[%j] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %f = llvm.mlir.constant(0.0 : f32) : f32
  llvm.store volatile %f, %q : f32, !llvm.ptr
  %j1 = llvm.add %j, %c1 : i64
  llvm.br ^header2(%j1 : i64)
^next2:
  llvm.br ^header3(%c0 : i64)
^header3(%k: i64):
  %cond3 = llvm.icmp "slt" %k, %n : i64
  llvm.cond_br %cond3, ^body3, ^end
^body3:
  %c11 = llvm.mlir.constant(11 : i64) : i64
  %k11 = llvm.mul %k, %c11 : i64
  %a = llvm.getelementptr %x[%k11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %b = llvm.load %a : !llvm.ptr -> i8
  %to = llvm.getelementptr %y[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %b, %to : i8, !llvm.ptr
  %k1 = llvm.add %k, %c1 : i64
  llvm.br ^header3(%k1 : i64)
^end:
  llvm.return
}
// output:
// test.mlir:10:3: remark: loop not vectorized: the trip count of 3 is less than the vectorization factor [vectorize]
//   llvm.cond_br %cond, ^body, ^next
//   ^
// test.mlir:22:3: remark: loop not vectorized: volatile or atomic memory access [vectorize]
//   llvm.cond_br %cond2, ^body2, ^next2
//   ^
// test.mlir:26:3: note: this 'llvm.store' op
//   llvm.store volatile %f, %q : f32, !llvm.ptr
//   ^
// test.mlir:33:3: remark: loop not vectorized: the cost model indicates that it is not beneficial (vector cost: 67, scalar cost: 64) [vectorize]
//   llvm.cond_br %cond3, ^body3, ^end
//   ^
// -----
// args: --remarks=vectorize-outer
// Outer loops.
func.func @outer(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %c: memref<64xf32>, %n: index, %one: memref<f32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %j = 0 to 64 {
    affine.store %zero, %c[%j] : memref<64xf32>
    affine.for %i = 0 to %n {
      %x = affine.load %a[%i, %j] : memref<64x64xf32>
      %y = affine.load %c[%j] : memref<64xf32>
      %z = arith.addf %x, %y : f32
      affine.store %z, %c[%j] : memref<64xf32>
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 64 {
      %x = affine.load %a[%i, %j] : memref<64x64xf32>
      affine.store %x, %b[%i, %j] : memref<64x64xf32>
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %x = affine.load %a[%i, %j] : memref<64x64xf32>
      %y = affine.load %one[] : memref<f32>
      %z = arith.addf %x, %y : f32
      affine.store %z, %one[] : memref<f32>
    }
  }
  scf.for %i = %n to %n step %n {
    affine.for %j = 0 to %n {
      affine.store %zero, %c[%j] : memref<64xf32>
    }
  }
  return
}
// output:
// test.mlir:5:3: remark: vectorized outer loop (vectorization width: 16), with a runtime overlap check [vectorize-outer]
//   affine.for %j = 0 to 64 {
//   ^
// test.mlir:14:3: remark: outer loop not vectorized: an inner loop can be vectorized [vectorize-outer]
//   affine.for %i = 0 to %n {
//   ^
// test.mlir:20:3: remark: outer loop not vectorized: several iterations may store to the same address [vectorize-outer]
//   affine.for %i = 0 to %n {
//   ^
// test.mlir:25:7: note: this 'llvm.store' op
//       affine.store %z, %one[] : memref<f32>
//       ^
// test.mlir:28:3: remark: outer loop not vectorized: could not determine the number of loop iterations [vectorize-outer]
//   scf.for %i = %n to %n step %n {
//   ^
// -----
// args: --remarks=unroll-and-jam
// A matrix product, a nest whose accesses may alias, and a nest without shared loads.
func.func @jam(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %c: memref<64x64xf32>, %n: index) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.for %l = 0 to 64 {
        %x = affine.load %a[%i, %l] : memref<64x64xf32>
        %y = affine.load %b[%l, %j] : memref<64x64xf32>
        %z = affine.load %c[%i, %j] : memref<64x64xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %c[%i, %j] : memref<64x64xf32>
      }
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %x = affine.load %a[%i, 0] : memref<64x64xf32>
      %y = affine.load %a[3, %j] : memref<64x64xf32>
      %s = arith.addf %x, %y : f32
      affine.store %s, %a[%i, %j] : memref<64x64xf32>
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %x = affine.load %a[%i, %j] : memref<64x64xf32>
      %s = arith.addf %x, %x : f32
      affine.store %s, %b[%i, %j] : memref<64x64xf32>
    }
  }
  return
}
// output:
// test.mlir:4:3: remark: unrolled and jammed loop by a factor of 4, with 2 runtime overlap checks [unroll-and-jam]
//   affine.for %i = 0 to 64 {
//   ^
// test.mlir:16:3: remark: loop not unrolled and jammed: memory operations may alias, and cannot identify array bounds for a runtime check [unroll-and-jam]
//   affine.for %i = 0 to %n {
//   ^
// test.mlir:18:12: note: this 'llvm.load' op
//       %x = affine.load %a[%i, 0] : memref<64x64xf32>
//            ^
// test.mlir:21:7: note: this 'llvm.store' op
//       affine.store %s, %a[%i, %j] : memref<64x64xf32>
//       ^
// -----
// args: --remarks=interchange,tile
// A reduction over two loops, an imperfect nest, a copy with a dependence, and a
// nest that is interchanged.
func.func @orders(%a: memref<512x512xf32>, %b: memref<512x512xf32>, %c: memref<512xf32>, %n: index) {
  affine.for %j = 0 to 512 {
    affine.for %l = 0 to 512 {
      affine.for %i = 0 to 512 {
        %x = affine.load %a[%i, %l] : memref<512x512xf32>
        %y = affine.load %b[%l, %j] : memref<512x512xf32>
        %z = affine.load %c[%j] : memref<512xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %c[%j] : memref<512xf32>
      }
    }
  }
  affine.for %j = 0 to 512 {
    %y = affine.load %c[%j] : memref<512xf32>
    affine.store %y, %b[0, %j] : memref<512x512xf32>
    affine.for %i = 0 to 512 {
      %x = affine.load %a[%i, %j] : memref<512x512xf32>
      affine.store %x, %b[%i, %j] : memref<512x512xf32>
    }
  }
  affine.for %j = 1 to 512 {
    affine.for %i = 0 to 511 {
      %x = affine.load %a[%i + 1, %j - 1] : memref<512x512xf32>
      affine.store %x, %a[%i, %j] : memref<512x512xf32>
    }
  }
  affine.for %j = 0 to 512 {
    affine.for %i = 0 to 512 {
      %x = affine.load %a[%i, %j] : memref<512x512xf32>
      affine.store %x, %b[%i, %j] : memref<512x512xf32>
    }
  }
  return
}
// output:
// test.mlir:5:3: remark: loops not interchanged: several iterations may store to the same address [interchange]
//   affine.for %j = 0 to 512 {
//   ^
// test.mlir:13:9: note: this 'llvm.store' op
//         affine.store %s, %c[%j] : memref<512xf32>
//         ^
// test.mlir:5:3: remark: loops not tiled: several iterations may store to the same address [tile]
//   affine.for %j = 0 to 512 {
//   ^
// test.mlir:13:9: note: this 'llvm.store' op
//         affine.store %s, %c[%j] : memref<512xf32>
//         ^
// test.mlir:6:5: remark: loops not interchanged: several iterations may store to the same address [interchange]
//     affine.for %l = 0 to 512 {
//     ^
// test.mlir:13:9: note: this 'llvm.store' op
//         affine.store %s, %c[%j] : memref<512xf32>
//         ^
// test.mlir:6:5: remark: loops not tiled: several iterations may store to the same address [tile]
//     affine.for %l = 0 to 512 {
//     ^
// test.mlir:13:9: note: this 'llvm.store' op
//         affine.store %s, %c[%j] : memref<512xf32>
//         ^
// test.mlir:17:3: remark: loops not interchanged: memory that the nest stores to is accessed outside of the innermost loop [interchange]
//   affine.for %j = 0 to 512 {
//   ^
// test.mlir:19:5: note: this 'llvm.store' op
//     affine.store %y, %b[0, %j] : memref<512x512xf32>
//     ^
// test.mlir:17:3: remark: loops not tiled: memory that the nest stores to is accessed outside of the innermost loop [tile]
//   affine.for %j = 0 to 512 {
//   ^
// test.mlir:19:5: note: this 'llvm.store' op
//     affine.store %y, %b[0, %j] : memref<512x512xf32>
//     ^
// test.mlir:25:3: remark: loops not interchanged: several iterations may store to the same address [interchange]
//   affine.for %j = 1 to 512 {
//   ^
// test.mlir:28:7: note: this 'llvm.store' op
//       affine.store %x, %a[%i, %j] : memref<512x512xf32>
//       ^
// test.mlir:25:3: remark: loops not tiled: several iterations may store to the same address [tile]
//   affine.for %j = 1 to 512 {
//   ^
// test.mlir:28:7: note: this 'llvm.store' op
//       affine.store %x, %a[%i, %j] : memref<512x512xf32>
//       ^
// test.mlir:31:3: remark: loops interchanged, with a runtime overlap check [interchange]
//   affine.for %j = 0 to 512 {
//   ^
// -----
// args: --remarks=unroll,vectorize,vectorize-outer
// Rows of ten, in two views of one allocation: no runtime check, and a vector iteration for the remainder.
func.func @rows(%x: memref<2x64x16xf32>) {
  %from = memref.subview %x[0, 0, 0] [1, 64, 10] [1, 1, 1] : memref<2x64x16xf32> to memref<64x10xf32, strided<[16, 1]>>
  %to = memref.subview %x[1, 0, 0] [1, 64, 10] [1, 1, 1] : memref<2x64x16xf32> to memref<64x10xf32, strided<[16, 1], offset: 1024>>
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 10 {
      %a = affine.load %from[%i, %j] : memref<64x10xf32, strided<[16, 1]>>
      %b = arith.addf %a, %a : f32
      affine.store %b, %to[%i, %j] : memref<64x10xf32, strided<[16, 1], offset: 1024>>
    }
  }
  return
}
// output:
// test.mlir:6:3: remark: outer loop not vectorized: an inner loop can be vectorized [vectorize-outer]
//   affine.for %i = 0 to 64 {
//   ^
// test.mlir:7:5: remark: vectorized loop (vectorization width: 4, interleaved count: 2) [vectorize]
//     affine.for %j = 0 to 10 {
//     ^
// -----
// args: --remarks=unroll,vectorize,vectorize-outer
// The rows may overlap if the views do.
func.func @overlapping_rows(%x: memref<1024xf32>) {
  affine.for %i = 0 to 60 {
    affine.for %j = 0 to 10 {
      %a = affine.load %x[%i * 16 + %j] : memref<1024xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[%i * 8 + %j + 200] : memref<1024xf32>
    }
  }
  return
}
// output:
// test.mlir:4:3: remark: outer loop not vectorized: an inner loop can be vectorized [vectorize-outer]
//   affine.for %i = 0 to 60 {
//   ^
// test.mlir:5:5: remark: vectorized loop (vectorization width: 4, interleaved count: 2), with a runtime overlap check [vectorize]
//     affine.for %j = 0 to 10 {
//     ^
// -----
// args: --remarks=vectorize
// The counter of a bottom-tested loop has 32 bits, and a store moves a pointer of its own.
llvm.func @bottom_tested(%n: i32, %x: !llvm.ptr {llvm.noalias}, %y: !llvm.ptr {llvm.noalias}) {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^first(%c0 : i32)
^first(%i: i32):
  %wide = llvm.zext %i : i32 to i64
  %p = llvm.getelementptr %x[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %w = llvm.add %v, %n : i32
  llvm.store %w, %p : i32, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i32
  %again = llvm.icmp "ult" %i1, %n : i32
  llvm.cond_br %again, ^first(%i1 : i32), ^second(%c0, %y : i32, !llvm.ptr)
^second(%j: i32, %q: !llvm.ptr):
  %long = llvm.sext %j : i32 to i64
  %r = llvm.getelementptr %x[%long] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %u = llvm.load %r : !llvm.ptr -> i32
  %t = llvm.mul %u, %n : i32
  llvm.store %t, %q : i32, !llvm.ptr
  %q1 = llvm.getelementptr %q[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %j1 = llvm.add %j, %c1 : i32
  %more = llvm.icmp "ne" %j1, %n : i32
  llvm.cond_br %more, ^second(%j1, %q1 : i32, !llvm.ptr), ^exit
^exit:
  llvm.return
}
// output:
// test.mlir:15:3: remark: vectorized loop (vectorization width: 4, interleaved count: 4) [vectorize]
//   llvm.cond_br %again, ^first(%i1 : i32), ^second(%c0, %y : i32, !llvm.ptr)
//   ^
// test.mlir:25:3: remark: vectorized loop (vectorization width: 4, interleaved count: 4) [vectorize]
//   llvm.cond_br %more, ^second(%j1, %q1 : i32, !llvm.ptr), ^exit
//   ^
// -----
// args: --remarks=vectorize
// A reduction in a bottom-tested loop.
llvm.func @bottom_tested_sum(%n: i64, %x: !llvm.ptr) -> i32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^loop(%c0, %zero : i64, i32)
^loop(%i: i64, %sum: i32):
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %next = llvm.add %sum, %v : i32
  %j = llvm.add %i, %c1 : i64
  %again = llvm.icmp "ne" %j, %n : i64
  llvm.cond_br %again, ^loop(%j, %next : i64, i32), ^exit
^exit:
  llvm.return %next : i32
}
// output:
// test.mlir:14:3: remark: vectorized loop (vectorization width: 4, interleaved count: 8) [vectorize]
//   llvm.cond_br %again, ^loop(%j, %next : i64, i32), ^exit
//   ^
