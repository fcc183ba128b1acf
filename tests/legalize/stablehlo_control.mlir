// Control flow.
// args: -O0
func.func @while_(%a0: tensor<3xf32>, %a1: tensor<i32>) -> (tensor<i32>, tensor<3xf32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.abs %a1 : tensor<i32>
  %r:2 = stablehlo.while(%i = %c, %x = %a0) : tensor<i32>, tensor<3xf32>
  cond {
    %0 = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  } do {
    %0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %i, %0 : tensor<i32>
    %2 = stablehlo.add %x, %x : tensor<3xf32>
    stablehlo.return %1, %2 : tensor<i32>, tensor<3xf32>
  }
  return %r#0, %r#1 : tensor<i32>, tensor<3xf32>
}
func.func @if_(%a0: tensor<i1>, %a1: tensor<3xf32>) -> tensor<3xf32> {
  %r = "stablehlo.if"(%a0) ({
    %0 = stablehlo.negate %a1 : tensor<3xf32>
    stablehlo.return %0 : tensor<3xf32>
  }, {
    stablehlo.return %a1 : tensor<3xf32>
  }) : (tensor<i1>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @case_first(%a0: tensor<i32>, %a1: tensor<3xf32>) -> tensor<3xf32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %i = stablehlo.multiply %a0, %z : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    %0 = stablehlo.negate %a1 : tensor<3xf32>
    stablehlo.return %0 : tensor<3xf32>
  }, {
    stablehlo.return %a1 : tensor<3xf32>
  }, {
    %0 = stablehlo.abs %a1 : tensor<3xf32>
    stablehlo.return %0 : tensor<3xf32>
  }) : (tensor<i32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @case_second(%a0: tensor<3xf32>) -> tensor<3xf32> {
  %i = stablehlo.constant dense<1> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    %0 = stablehlo.negate %a0 : tensor<3xf32>
    stablehlo.return %0 : tensor<3xf32>
  }, {
    stablehlo.return %a0 : tensor<3xf32>
  }, {
    %0 = stablehlo.abs %a0 : tensor<3xf32>
    stablehlo.return %0 : tensor<3xf32>
  }) : (tensor<i32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @case_default(%a0: tensor<i32>, %a1: tensor<3xf32>) -> tensor<3xf32> {
  %i = stablehlo.negate %a0 : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    %0 = stablehlo.negate %a1 : tensor<3xf32>
    stablehlo.return %0 : tensor<3xf32>
  }, {
    stablehlo.return %a1 : tensor<3xf32>
  }, {
    %0 = stablehlo.abs %a1 : tensor<3xf32>
    stablehlo.return %0 : tensor<3xf32>
  }) : (tensor<i32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @case_of_two(%a0: tensor<i32>, %a1: tensor<3xf32>, %a2: tensor<f32>) -> tensor<f32> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a2 : tensor<f32>
  }, {
    %0 = stablehlo.add %a2, %a2 : tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<i32>) -> tensor<f32>
  return %r : tensor<f32>
}
// output:
// module {
//   func.func @while_(%arg0: tensor<3xf32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<3xf32>) {
//     %0 = tensor.extract %arg1[] : tensor<i32>
//     %1 = math.absi %0 : i32
//     %c0_i32 = arith.constant 0 : i32
//     %2:2 = scf.while (%arg2 = %c0_i32, %arg3 = %arg0) : (i32, tensor<3xf32>) -> (i32, tensor<3xf32>) {
//       %3 = arith.cmpi slt, %arg2, %1 : i32
//       scf.condition(%3) %arg2, %arg3 : i32, tensor<3xf32>
//     } do {
//     ^bb0(%arg4: i32, %arg5: tensor<3xf32>):
//       %c1_i32 = arith.constant 1 : i32
//       %4 = arith.addi %arg4, %c1_i32 : i32
//       %5 = tensor.empty() : tensor<3xf32>
//       %6 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg5, %arg5 : tensor<3xf32>, tensor<3xf32>) outs(%5 : tensor<3xf32>) {
//       ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
//         %7 = arith.addf %arg6, %arg7 : f32
//         linalg.yield %7 : f32
//       } -> tensor<3xf32>
//       scf.yield %4, %6 : i32, tensor<3xf32>
//     }
//     %8 = tensor.from_elements %2#0 : tensor<i32>
//     return %8, %2#1 : tensor<i32>, tensor<3xf32>
//   }
//   func.func @if_(%arg0: tensor<i1>, %arg1: tensor<3xf32>) -> tensor<3xf32> {
//     %0 = tensor.extract %arg0[] : tensor<i1>
//     %1 = scf.if %0 -> (tensor<3xf32>) {
//       %2 = tensor.empty() : tensor<3xf32>
//       %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1 : tensor<3xf32>) outs(%2 : tensor<3xf32>) {
//       ^bb0(%arg2: f32, %arg3: f32):
//         %4 = arith.negf %arg2 : f32
//         linalg.yield %4 : f32
//       } -> tensor<3xf32>
//       scf.yield %3 : tensor<3xf32>
//     } else {
//       scf.yield %arg1 : tensor<3xf32>
//     }
//     return %1 : tensor<3xf32>
//   }
//   func.func @case_first(%arg0: tensor<i32>, %arg1: tensor<3xf32>) -> tensor<3xf32> {
//     %0 = tensor.extract %arg0[] : tensor<i32>
//     %c0_i32 = arith.constant 0 : i32
//     %1 = arith.muli %0, %c0_i32 : i32
//     %2 = arith.index_cast %1 : i32 to index
//     %3 = scf.index_switch %2 -> tensor<3xf32>
//     case 0 {
//       %7 = tensor.empty() : tensor<3xf32>
//       %8 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1 : tensor<3xf32>) outs(%7 : tensor<3xf32>) {
//       ^bb0(%arg4: f32, %arg5: f32):
//         %9 = arith.negf %arg4 : f32
//         linalg.yield %9 : f32
//       } -> tensor<3xf32>
//       scf.yield %8 : tensor<3xf32>
//     }
//     case 1 {
//       scf.yield %arg1 : tensor<3xf32>
//     }
//     default {
//       %4 = tensor.empty() : tensor<3xf32>
//       %5 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1 : tensor<3xf32>) outs(%4 : tensor<3xf32>) {
//       ^bb0(%arg2: f32, %arg3: f32):
//         %6 = math.absf %arg2 : f32
//         linalg.yield %6 : f32
//       } -> tensor<3xf32>
//       scf.yield %5 : tensor<3xf32>
//     }
//     return %3 : tensor<3xf32>
//   }
//   func.func @case_second(%arg0: tensor<3xf32>) -> tensor<3xf32> {
//     %c1_i32 = arith.constant 1 : i32
//     %0 = arith.index_cast %c1_i32 : i32 to index
//     %1 = scf.index_switch %0 -> tensor<3xf32>
//     case 0 {
//       %5 = tensor.empty() : tensor<3xf32>
//       %6 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<3xf32>) outs(%5 : tensor<3xf32>) {
//       ^bb0(%arg3: f32, %arg4: f32):
//         %7 = arith.negf %arg3 : f32
//         linalg.yield %7 : f32
//       } -> tensor<3xf32>
//       scf.yield %6 : tensor<3xf32>
//     }
//     case 1 {
//       scf.yield %arg0 : tensor<3xf32>
//     }
//     default {
//       %2 = tensor.empty() : tensor<3xf32>
//       %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<3xf32>) outs(%2 : tensor<3xf32>) {
//       ^bb0(%arg1: f32, %arg2: f32):
//         %4 = math.absf %arg1 : f32
//         linalg.yield %4 : f32
//       } -> tensor<3xf32>
//       scf.yield %3 : tensor<3xf32>
//     }
//     return %1 : tensor<3xf32>
//   }
//   func.func @case_default(%arg0: tensor<i32>, %arg1: tensor<3xf32>) -> tensor<3xf32> {
//     %0 = tensor.extract %arg0[] : tensor<i32>
//     %c0_i32 = arith.constant 0 : i32
//     %1 = arith.subi %c0_i32, %0 : i32
//     %2 = arith.index_cast %1 : i32 to index
//     %3 = scf.index_switch %2 -> tensor<3xf32>
//     case 0 {
//       %7 = tensor.empty() : tensor<3xf32>
//       %8 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1 : tensor<3xf32>) outs(%7 : tensor<3xf32>) {
//       ^bb0(%arg4: f32, %arg5: f32):
//         %9 = arith.negf %arg4 : f32
//         linalg.yield %9 : f32
//       } -> tensor<3xf32>
//       scf.yield %8 : tensor<3xf32>
//     }
//     case 1 {
//       scf.yield %arg1 : tensor<3xf32>
//     }
//     default {
//       %4 = tensor.empty() : tensor<3xf32>
//       %5 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1 : tensor<3xf32>) outs(%4 : tensor<3xf32>) {
//       ^bb0(%arg2: f32, %arg3: f32):
//         %6 = math.absf %arg2 : f32
//         linalg.yield %6 : f32
//       } -> tensor<3xf32>
//       scf.yield %5 : tensor<3xf32>
//     }
//     return %3 : tensor<3xf32>
//   }
//   func.func @case_of_two(%arg0: tensor<i32>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> tensor<f32> {
//     %0 = tensor.extract %arg0[] : tensor<i32>
//     %c0_i32 = arith.constant 0 : i32
//     %1 = arith.cmpi eq, %0, %c0_i32 : i32
//     %2 = scf.if %1 -> (f32) {
//       %3 = tensor.extract %arg2[] : tensor<f32>
//       scf.yield %3 : f32
//     } else {
//       %4 = tensor.extract %arg2[] : tensor<f32>
//       %5 = tensor.extract %arg2[] : tensor<f32>
//       %6 = arith.addf %4, %5 : f32
//       scf.yield %6 : f32
//     }
//     %7 = tensor.from_elements %2 : tensor<f32>
//     return %7 : tensor<f32>
//   }
// }
