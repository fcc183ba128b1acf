// A loop of one iteration is its body; two shared tensors that are the same value get insertions of their own.
func.func @one(%t: tensor<4xf32>, %x: tensor<2xf32>, %n: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %c1 = arith.constant 1 : index
  %r:2 = scf.forall (%i, %j) = (0, 2) to (%c1, 4) step (1, 2) shared_outs(%a = %t, %b = %t) -> (tensor<4xf32>, tensor<4xf32>) {
    %y = tensor.extract_slice %b[%i] [2] [1] : tensor<4xf32> to tensor<2xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %a[%j] [2] [1] : tensor<2xf32> into tensor<4xf32>
      tensor.parallel_insert_slice %y into %b[%j] [2] [1] : tensor<2xf32> into tensor<4xf32>
    }
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}
// A loop without iterations.
func.func @none(%t: tensor<4xf32>, %x: tensor<2xf32>) -> tensor<4xf32> {
  %r = scf.forall (%i) = (4) to (4) step (2) shared_outs(%a = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %a[%i] [2] [1] : tensor<2xf32> into tensor<4xf32>
    }
  }
  return %r : tensor<4xf32>
}
// Two iterations, and an unknown number.
func.func @more(%t: tensor<4xf32>, %x: tensor<2xf32>, %n: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %r = scf.forall (%i) = (0) to (4) step (2) shared_outs(%a = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %a[%i] [2] [1] : tensor<2xf32> into tensor<4xf32>
    }
  }
  %s = scf.forall (%i) in (%n) shared_outs(%a = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %a[%i] [2] [1] : tensor<2xf32> into tensor<4xf32>
    }
  }
  return %r, %s : tensor<4xf32>, tensor<4xf32>
}
// An insertion of all elements, whose number is known at run time, and one of nothing in particular.
func.func @insertions(%t: tensor<?xf32>, %x: tensor<?xf32>, %u: tensor<4xf32>) -> (tensor<?xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %t, %c0 : tensor<?xf32>
  %all = tensor.insert_slice %x into %t[0] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  %e = tensor.empty() : tensor<2xf32>
  %same = tensor.insert_slice %e into %u[1] [2] [1] : tensor<2xf32> into tensor<4xf32>
  return %all, %same : tensor<?xf32>, tensor<4xf32>
}
// Nobody reads the first result: threads read the initial tensor, and insert only into the second.
func.func @unused(%t: tensor<4xf32>, %u: tensor<4xf32>) -> tensor<4xf32> {
  %r:2 = scf.forall (%i) in (4) shared_outs(%a = %t, %b = %u) -> (tensor<4xf32>, tensor<4xf32>) {
    %x = tensor.extract_slice %a[%i] [1] [1] : tensor<4xf32> to tensor<1xf32>
    %y = tensor.extract_slice %b[%i] [1] [1] : tensor<4xf32> to tensor<1xf32>
    %z = linalg.exp ins(%x : tensor<1xf32>) outs(%x : tensor<1xf32>) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %y into %a[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
      tensor.parallel_insert_slice %z into %b[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  return %r#1 : tensor<4xf32>
}
// A loop whose results nobody reads is removed, whether it ends or not.
func.func @endless(%t: tensor<4xf32>, %p: i1) {
  %r = scf.while (%a = %t) : (tensor<4xf32>) -> tensor<4xf32> {
    scf.condition(%p) %a : tensor<4xf32>
  } do {
  ^bb0(%a: tensor<4xf32>):
    scf.yield %a : tensor<4xf32>
  }
  return
}
// output:
// module {
//   func.func @one(%arg0: tensor<4xf32>, %arg1: tensor<2xf32>, %arg2: index) -> (tensor<4xf32>, tensor<4xf32>) {
//     %c0 = arith.constant 0 : index
//     %c2 = arith.constant 2 : index
//     %0 = tensor.extract_slice %arg0[%c0] [2] [1] : tensor<4xf32> to tensor<2xf32>
//     %1 = tensor.insert_slice %arg1 into %arg0[%c2] [2] [1] : tensor<2xf32> into tensor<4xf32>
//     %2 = tensor.insert_slice %0 into %arg0[%c2] [2] [1] : tensor<2xf32> into tensor<4xf32>
//     return %1, %2 : tensor<4xf32>, tensor<4xf32>
//   }
//   func.func @none(%arg0: tensor<4xf32>, %arg1: tensor<2xf32>) -> tensor<4xf32> {
//     return %arg0 : tensor<4xf32>
//   }
//   func.func @more(%arg0: tensor<4xf32>, %arg1: tensor<2xf32>, %arg2: index) -> (tensor<4xf32>, tensor<4xf32>) {
//     %0 = scf.forall (%arg3) = (0) to (4) step (2) shared_outs(%arg4 = %arg0) -> (tensor<4xf32>) {
//       scf.forall.in_parallel {
//         tensor.parallel_insert_slice %arg1 into %arg4[%arg3] [2] [1] : tensor<2xf32> into tensor<4xf32>
//       }
//     }
//     %1 = scf.forall (%arg5) in (%arg2) shared_outs(%arg6 = %arg0) -> (tensor<4xf32>) {
//       scf.forall.in_parallel {
//         tensor.parallel_insert_slice %arg1 into %arg6[%arg5] [2] [1] : tensor<2xf32> into tensor<4xf32>
//       }
//     }
//     return %0, %1 : tensor<4xf32>, tensor<4xf32>
//   }
//   func.func @insertions(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4xf32>) -> (tensor<?xf32>, tensor<4xf32>) {
//     return %arg1, %arg2 : tensor<?xf32>, tensor<4xf32>
//   }
//   func.func @unused(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
//     %0:2 = scf.forall (%arg2) in (4) shared_outs(%arg3 = %arg0, %arg4 = %arg1) -> (tensor<4xf32>, tensor<4xf32>) {
//       %1 = tensor.extract_slice %arg0[%arg2] [1] [1] : tensor<4xf32> to tensor<1xf32>
//       %2 = tensor.extract_slice %arg4[%arg2] [1] [1] : tensor<4xf32> to tensor<1xf32>
//       %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1 : tensor<1xf32>) outs(%2 : tensor<1xf32>) {
//       ^bb0(%arg5: f32, %arg6: f32):
//         %4 = math.exp %arg5 : f32
//         linalg.yield %4 : f32
//       } -> tensor<1xf32>
//       scf.forall.in_parallel {
//         tensor.parallel_insert_slice %3 into %arg4[%arg2] [1] [1] : tensor<1xf32> into tensor<4xf32>
//       }
//     }
//     return %0#1 : tensor<4xf32>
//   }
//   func.func @endless(%arg0: tensor<4xf32>, %arg1: i1) {
//     return
//   }
// }
