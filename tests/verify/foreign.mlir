// Operations of dialects that are not compiled: what lowers them.
func.func @f(%t: tensor<4xf32>, %i: index) {
  %0 = gpu.thread_id x
  %1 = shape.abs %t : (tensor<4xf32>) -> tensor<4xf32>
  omp.parallel {
    omp.terminator
  }
  %2 = mhlo.abs %t : tensor<4xf32>
  %3 = tensor.foo %t : tensor<4xf32>
  %4 = nonsense.abs %t : tensor<4xf32>
  return
}
// output:
// test.mlir:3:8: error: custom op 'gpu.thread_id' is unknown: dialect 'gpu' is lowered by 'mlir-opt --gpu-lower-to-nvvm-pipeline', or '--gpu-kernel-outlining' and '--convert-gpu-to-rocdl', for GPUs
//   %0 = gpu.thread_id x
//        ^
// test.mlir:4:8: error: custom op 'shape.abs' is unknown: dialect 'shape' is lowered by 'mlir-opt --shape-to-shape-lowering --convert-shape-constraints --convert-shape-to-std'
//   %1 = shape.abs %t : (tensor<4xf32>) -> tensor<4xf32>
//        ^
// test.mlir:5:3: error: custom op 'omp.parallel' is unknown: dialect 'omp' is lowered by LLVM: 'mlir-opt --convert-openmp-to-llvm' and 'mlir-translate --mlir-to-llvmir', and the library libomp
//   omp.parallel {
//   ^
// test.mlir:8:8: error: custom op 'mhlo.abs' is unknown: dialect 'mhlo' is lowered by 'mlir-hlo-opt --hlo-legalize-to-linalg'
//   %2 = mhlo.abs %t : tensor<4xf32>
//        ^
// test.mlir:9:8: error: custom op 'tensor.foo' is unknown; did you mean 'tensor.dim'?
//   %3 = tensor.foo %t : tensor<4xf32>
//        ^
// test.mlir:10:8: error: custom op 'nonsense.abs' is unknown
//   %4 = nonsense.abs %t : tensor<4xf32>
//        ^
