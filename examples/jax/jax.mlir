module @jit_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @loss_and_gradient(%arg0: tensor<3x8xf32>, %arg1: tensor<32xf32>, %arg2: tensor<32xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x8xf32> {jax.result_info = "result[1]"}) attributes {llvm.emit_c_interface} {
    %0 = stablehlo.slice %arg0 [0:1, 0:8] : (tensor<3x8xf32>) -> tensor<1x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8xf32>) -> tensor<8xf32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x8xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<32x8xf32>
    %6 = stablehlo.multiply %4, %5 : tensor<32x8xf32>
    %7 = stablehlo.slice %arg0 [1:2, 0:8] : (tensor<3x8xf32>) -> tensor<1x8xf32>
    %8 = stablehlo.reshape %7 : (tensor<1x8xf32>) -> tensor<8xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<32x8xf32>
    %11 = stablehlo.add %6, %10 : tensor<32x8xf32>
    %12 = stablehlo.tanh %11 : tensor<32x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %14 = stablehlo.subtract %13, %12 : tensor<32x8xf32>
    %15 = stablehlo.slice %arg0 [2:3, 0:8] : (tensor<3x8xf32>) -> tensor<1x8xf32>
    %16 = stablehlo.reshape %15 : (tensor<1x8xf32>) -> tensor<8xf32>
    %17 = stablehlo.dot_general %12, %16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<8xf32>) -> tensor<32xf32>
    %18 = stablehlo.subtract %17, %arg2 : tensor<32xf32>
    %19 = stablehlo.multiply %18, %18 : tensor<32xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %21 = stablehlo.multiply %20, %18 : tensor<32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%19 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %23 = stablehlo.divide %22, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %24 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %26 = stablehlo.multiply %25, %21 : tensor<32xf32>
    %27 = stablehlo.dot_general %26, %12, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32xf32>, tensor<32x8xf32>) -> tensor<8xf32>
    %28 = stablehlo.dot_general %26, %16, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<32xf32>, tensor<8xf32>) -> tensor<32x8xf32>
    %29 = stablehlo.broadcast_in_dim %27, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.pad %29, %cst_5, low = [2, 0], high = [0, 0], interior = [0, 0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<3x8xf32>
    %31 = stablehlo.multiply %28, %14 : tensor<32x8xf32>
    %32 = stablehlo.multiply %31, %12 : tensor<32x8xf32>
    %33 = stablehlo.add %31, %32 : tensor<32x8xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<32x8xf32>, tensor<f32>) -> tensor<8xf32>
    %35 = stablehlo.reshape %34 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.pad %37, %cst_8, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<3x8xf32>
    %39 = stablehlo.add %30, %38 : tensor<3x8xf32>
    %40 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x8xf32>
    %41 = stablehlo.multiply %40, %33 : tensor<32x8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<32x8xf32>, tensor<f32>) -> tensor<8xf32>
    %43 = stablehlo.reshape %42 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.pad %45, %cst_11, low = [0, 0], high = [2, 0], interior = [0, 0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<3x8xf32>
    %47 = stablehlo.add %39, %46 : tensor<3x8xf32>
    return %23, %47 : tensor<f32>, tensor<3x8xf32>
  }
}
