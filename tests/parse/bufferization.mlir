// Every operation of the dialect, in today's spelling and in that of before 2025.
func.func @f(%m: memref<4xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %d: tensor<?xf32>, %c: i1, %n: index) {
  %0 = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %1 = bufferization.alloc_tensor() copy(%d) size_hint=%n {memory_space = 1 : i64} : tensor<?xf32>
  %2 = bufferization.clone %m : memref<4xf32> to memref<?xf32>
  %3 = bufferization.materialize_in_destination %t in %t : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  bufferization.dealloc_tensor %t : tensor<4xf32>
  %4 = bufferization.to_tensor %m restrict writable : memref<4xf32> to tensor<4xf32>
  %5 = bufferization.to_tensor %m : memref<4xf32>
  %6 = bufferization.to_buffer %t read_only : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  %7 = bufferization.to_memref %t : memref<4xf32>
  %8:2 = bufferization.dealloc (%m, %u : memref<4xf32>, memref<*xf32>) if (%c, %c) retain (%m, %2 : memref<4xf32>, memref<?xf32>)
  bufferization.dealloc (%m : memref<4xf32>) if (%c)
  bufferization.dealloc
  return
}
// output:
// module {
//   func.func @f(%arg0: memref<4xf32>, %arg1: memref<*xf32>, %arg2: tensor<4xf32>, %arg3: tensor<?xf32>, %arg4: i1, %arg5: index) {
//     %0 = bufferization.alloc_tensor(%arg5) : tensor<?xf32>
//     %1 = bufferization.alloc_tensor() copy(%arg3) size_hint=%arg5 {memory_space = 1 : i64} : tensor<?xf32>
//     %2 = bufferization.clone %arg0 : memref<4xf32> to memref<?xf32>
//     %3 = bufferization.materialize_in_destination %arg2 in %arg2 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
//     bufferization.materialize_in_destination %arg2 in restrict writable %arg0 : (tensor<4xf32>, memref<4xf32>) -> ()
//     bufferization.dealloc_tensor %arg2 : tensor<4xf32>
//     %4 = bufferization.to_tensor %arg0 restrict writable : memref<4xf32> to tensor<4xf32>
//     %5 = bufferization.to_tensor %arg0 : memref<4xf32> to tensor<4xf32>
//     %6 = bufferization.to_buffer %arg2 read_only : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
//     %7 = bufferization.to_buffer %arg2 : tensor<4xf32> to memref<4xf32>
//     %8:2 = bufferization.dealloc (%arg0, %arg1 : memref<4xf32>, memref<*xf32>) if (%arg4, %arg4) retain (%arg0, %2 : memref<4xf32>, memref<?xf32>)
//     bufferization.dealloc (%arg0 : memref<4xf32>) if (%arg4)
//     bufferization.dealloc
//     return
//   }
// }
