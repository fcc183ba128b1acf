// Parallel loops with and without reductions.
func.func @parallel(%a: index, %b: index, %f: f32, %i: i32) -> (f32, i32) {
  scf.parallel (%x, %y) = (%a, %a) to (%b, %b) step (%a, %b) {
    "use"(%x, %y) : (index, index) -> ()
  } {tag}
  %0:2 = scf.parallel (%x) = (%a) to (%b) step (%a) init (%f, %i) -> (f32, i32) {
    scf.reduce(%f, %i : f32, i32) {
    ^bb0(%p: f32, %q: f32):
      %1 = arith.addf %p, %q : f32
      scf.reduce.return %1 : f32
    }, {
    ^bb0(%p: i32, %q: i32):
      scf.reduce.return %q : i32
    } {tag}
  }
  %2 = scf.parallel (%x) = (%a) to (%b) step (%a) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%p: f32, %q: f32):
      scf.reduce.return %p : f32
    }
  }
  return %0#0, %0#1 : f32, i32
}
// output:
// module {
//   func.func @parallel(%arg0: index, %arg1: index, %arg2: f32, %arg3: i32) -> (f32, i32) {
//     scf.parallel (%arg4, %arg5) = (%arg0, %arg0) to (%arg1, %arg1) step (%arg0, %arg1) {
//       "use"(%arg4, %arg5) : (index, index) -> ()
//       scf.reduce
//     } {tag}
//     %0:2 = scf.parallel (%arg6) = (%arg0) to (%arg1) step (%arg0) init (%arg2, %arg3) -> (f32, i32) {
//       scf.reduce(%arg2, %arg3 : f32, i32) {
//       ^bb0(%arg7: f32, %arg8: f32):
//         %1 = arith.addf %arg7, %arg8 : f32
//         scf.reduce.return %1 : f32
//       }, {
//       ^bb0(%arg9: i32, %arg10: i32):
//         scf.reduce.return %arg10 : i32
//       } {tag}
//     }
//     %2 = scf.parallel (%arg11) = (%arg0) to (%arg1) step (%arg0) init (%arg2) -> f32 {
//       scf.reduce(%arg2 : f32) {
//       ^bb0(%arg12: f32, %arg13: f32):
//         scf.reduce.return %arg12 : f32
//       }
//     }
//     return %0#0, %0#1 : f32, i32
//   }
// }
// -----
// Loops over tensors that all iterations share.
func.func @forall(%n: index, %t: tensor<4xf32>) -> tensor<4xf32> {
  scf.forall (%i, %j) in (%n, 4) {
    "use"(%i, %j) : (index, index) -> ()
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  scf.forall (%i) = (1) to (%n) step (%n) {
    scf.forall.in_parallel
    {
    }
  }
  %0 = scf.forall (%i) in (3) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
    } {tag}
  }
  return %0 : tensor<4xf32>
}
// output:
// module {
//   func.func @forall(%arg0: index, %arg1: tensor<4xf32>) -> tensor<4xf32> {
//     scf.forall (%arg2, %arg3) in (%arg0, 4) {
//       "use"(%arg2, %arg3) : (index, index) -> ()
//     } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
//     scf.forall (%arg4) = (1) to (%arg0) step (%arg0) {
//     }
//     %0 = scf.forall (%arg5) in (3) shared_outs(%arg6 = %arg1) -> (tensor<4xf32>) {
//       scf.forall.in_parallel {
//       } {tag}
//     }
//     return %0 : tensor<4xf32>
//   }
// }
// -----
// A region that is not to be inlined.
func.func @execute(%n: index) -> index {
  %0 = scf.execute_region -> index no_inline {
    scf.yield %n : index
  }
  return %0 : index
}
// output:
// module {
//   func.func @execute(%arg0: index) -> index {
//     %0 = scf.execute_region -> index no_inline {
//       scf.yield %arg0 : index
//     }
//     return %0 : index
//   }
// }
