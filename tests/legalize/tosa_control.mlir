// Variables are globals.
// args: -O0
tosa.variable @state = dense<[1.5, 2.5]> : tensor<2xf32>
func.func @variables(%a0: tensor<2xf32>) -> tensor<2xf32> {
  %old = tosa.variable_read @state : tensor<2xf32>
  %sum = tosa.add %old, %a0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  tosa.variable_write @state, %sum : tensor<2xf32>
  %twice = tosa.variable_read @state : tensor<2xf32>
  return %twice : tensor<2xf32>
}
// output:
// module {
//   ml_program.global private mutable @state(dense<[1.500000e+00, 2.500000e+00]> : tensor<2xf32>) : tensor<2xf32>
//   func.func @variables(%arg0: tensor<2xf32>) -> tensor<2xf32> {
//     %0 = ml_program.global_load @state : tensor<2xf32>
//     %1 = tensor.empty() : tensor<2xf32>
//     %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%0, %arg0 : tensor<2xf32>, tensor<2xf32>) outs(%1 : tensor<2xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32, %arg3: f32):
//       %3 = arith.addf %arg1, %arg2 : f32
//       linalg.yield %3 : f32
//     } -> tensor<2xf32>
//     ml_program.global_store @state = %2 : tensor<2xf32>
//     %4 = ml_program.global_load @state : tensor<2xf32>
//     return %4 : tensor<2xf32>
//   }
// }
// -----
// Conditions and loops.
// args: -O0
func.func @cond_if(%a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<i1>) -> tensor<2xf32> {
  %r = tosa.cond_if %c : tensor<i1> -> tensor<2xf32> {
    %s = tosa.add %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    tosa.yield %s : tensor<2xf32>
  } else {
    %s = tosa.sub %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    tosa.yield %s : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}
func.func @cond_inputs(%a0: tensor<2xf32>, %a1: tensor<i1>) -> tensor<2xf32> {
  %r = tosa.cond_if %a1 (%x = %a0) : tensor<i1> (tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%x: tensor<2xf32>):
    tosa.yield %x : tensor<2xf32>
  } else {
  ^bb0(%x: tensor<2xf32>):
    %s = tosa.add %x, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    tosa.yield %s : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}
func.func @while_loop(%n: tensor<i32>, %a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tosa.const"() <{values = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = tosa.while_loop (%i = %0, %x = %a) : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>) {
    %2 = tosa.greater %n, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %2 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>, %x: tensor<2xf32>):
    %2 = tosa.add %i, %1 : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = tosa.add %x, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    tosa.yield %2, %3 : tensor<i32>, tensor<2xf32>
  }
  return %r#1 : tensor<2xf32>
}
// output:
// module {
//   func.func @cond_if(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<i1>) -> tensor<2xf32> {
//     %0 = tensor.extract %arg2[] : tensor<i1>
//     %1 = scf.if %0 -> (tensor<2xf32>) {
//       %2 = tensor.empty() : tensor<2xf32>
//       %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<2xf32>, tensor<2xf32>) outs(%2 : tensor<2xf32>) {
//       ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
//         %4 = arith.addf %arg3, %arg4 : f32
//         linalg.yield %4 : f32
//       } -> tensor<2xf32>
//       scf.yield %3 : tensor<2xf32>
//     } else {
//       %5 = tensor.empty() : tensor<2xf32>
//       %6 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<2xf32>, tensor<2xf32>) outs(%5 : tensor<2xf32>) {
//       ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
//         %7 = arith.subf %arg6, %arg7 : f32
//         linalg.yield %7 : f32
//       } -> tensor<2xf32>
//       scf.yield %6 : tensor<2xf32>
//     }
//     return %1 : tensor<2xf32>
//   }
//   func.func @cond_inputs(%arg0: tensor<2xf32>, %arg1: tensor<i1>) -> tensor<2xf32> {
//     %0 = tensor.extract %arg1[] : tensor<i1>
//     %1 = scf.if %0 -> (tensor<2xf32>) {
//       scf.yield %arg0 : tensor<2xf32>
//     } else {
//       %2 = tensor.empty() : tensor<2xf32>
//       %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg0 : tensor<2xf32>, tensor<2xf32>) outs(%2 : tensor<2xf32>) {
//       ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
//         %4 = arith.addf %arg2, %arg3 : f32
//         linalg.yield %4 : f32
//       } -> tensor<2xf32>
//       scf.yield %3 : tensor<2xf32>
//     }
//     return %1 : tensor<2xf32>
//   }
//   func.func @while_loop(%arg0: tensor<i32>, %arg1: tensor<2xf32>) -> tensor<2xf32> {
//     %cst = arith.constant dense<0> : tensor<i32>
//     %cst_0 = arith.constant dense<1> : tensor<i32>
//     %0:2 = scf.while (%arg2 = %cst, %arg3 = %arg1) : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>) {
//       %1 = tensor.empty() : tensor<i1>
//       %2 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%arg0, %arg2 : tensor<i32>, tensor<i32>) outs(%1 : tensor<i1>) {
//       ^bb0(%arg4: i32, %arg5: i32, %arg6: i1):
//         %3 = arith.cmpi sgt, %arg4, %arg5 : i32
//         linalg.yield %3 : i1
//       } -> tensor<i1>
//       %4 = tensor.extract %2[] : tensor<i1>
//       scf.condition(%4) %arg2, %arg3 : tensor<i32>, tensor<2xf32>
//     } do {
//     ^bb0(%arg7: tensor<i32>, %arg8: tensor<2xf32>):
//       %5 = tensor.empty() : tensor<i32>
//       %6 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%arg7, %cst_0 : tensor<i32>, tensor<i32>) outs(%5 : tensor<i32>) {
//       ^bb0(%arg9: i32, %arg10: i32, %arg11: i32):
//         %7 = arith.addi %arg9, %arg10 : i32
//         linalg.yield %7 : i32
//       } -> tensor<i32>
//       %8 = tensor.empty() : tensor<2xf32>
//       %9 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg8, %arg8 : tensor<2xf32>, tensor<2xf32>) outs(%8 : tensor<2xf32>) {
//       ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
//         %10 = arith.addf %arg12, %arg13 : f32
//         linalg.yield %10 : f32
//       } -> tensor<2xf32>
//       scf.yield %6, %9 : tensor<i32>, tensor<2xf32>
//     }
//     return %0#1 : tensor<2xf32>
//   }
// }
