// Tensors and buffers must fit.
func.func @f(%t: tensor<4xf32>, %d: tensor<?xf32>, %m: memref<4xf32>, %n: index, %c: i1) {
  %0 = bufferization.alloc_tensor(%n) copy(%d) : tensor<?xf32>
  %1 = bufferization.alloc_tensor() : tensor<?xf32>
  %2 = bufferization.to_tensor %m : memref<4xf32> to tensor<5xf32>
  %3 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf64>
  bufferization.materialize_in_destination %t in %m : (tensor<4xf32>, memref<4xf32>) -> ()
  bufferization.dealloc (%m : memref<4xf32>) if (%c, %c)
  return
}
// output:
// test.mlir:3:8: error: 'bufferization.alloc_tensor' op dynamic sizes not needed when copying a tensor
//   %0 = bufferization.alloc_tensor(%n) copy(%d) : tensor<?xf32>
//        ^
// test.mlir:4:8: error: 'bufferization.alloc_tensor' op expected 1 dynamic sizes
//   %1 = bufferization.alloc_tensor() : tensor<?xf32>
//        ^
// test.mlir:5:8: error: 'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match
//   %2 = bufferization.to_tensor %m : memref<4xf32> to tensor<5xf32>
//        ^
// test.mlir:6:8: error: 'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match
//   %3 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf64>
//        ^
// test.mlir:7:3: error: 'bufferization.materialize_in_destination' op 'writable' must be specified if 'dest' is a memref
//   bufferization.materialize_in_destination %t in %m : (tensor<4xf32>, memref<4xf32>) -> ()
//   ^
// test.mlir:8:3: error: 'bufferization.dealloc' op must have the same number of conditions as memrefs to deallocate
//   bufferization.dealloc (%m : memref<4xf32>) if (%c, %c)
//   ^
