func.func @cf(%c: i1, %x: i32, %i: index) {
  cf.assert %c, "must hold"
  cf.cond_br %c, ^bb1(%x : i32), ^bb2
^bb1(%a: i32):
  cf.cond_br %c weights([1, 9]), ^bb2, ^bb2
^bb2:
  cf.switch %x : i32, [
    default: ^bb1(%x : i32),
    1: ^bb3,
    -4: ^bb1(%x : i32)
  ]
^bb3:
  cf.switch %x : i32, [default: ^bb4]
^bb4:
  cf.br ^bb5
^bb5:
  return
}
// output:
// module {
//   func.func @cf(%arg0: i1, %arg1: i32, %arg2: index) {
//     cf.assert %arg0, "must hold"
//     cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
//   ^bb1(%0: i32):
//     cf.cond_br %arg0 weights([1, 9]), ^bb2, ^bb2
//   ^bb2:
//     cf.switch %arg1 : i32, [
//       default: ^bb1(%arg1 : i32),
//       1: ^bb3,
//       -4: ^bb1(%arg1 : i32)
//     ]
//   ^bb3:
//     cf.switch %arg1 : i32, [
//       default: ^bb4
//     ]
//   ^bb4:
//     cf.br ^bb5
//   ^bb5:
//     return
//   }
// }
// -----
func.func @scf(%c: i1, %lb: index, %ub: index, %s: index, %f: f32, %n: i32) -> f32 {
  scf.for %i = %lb to %ub step %s {
    "use"(%i) : (index) -> ()
  }
  %0:2 = scf.for %i = %lb to %ub step %s iter_args(%a = %f, %b = %n) -> (f32, i32) {
    scf.yield %a, %b : f32, i32
  }
  scf.for unsigned %i = %n to %n step %n : i32 {
  }
  scf.if %c {
    scf.yield
  }
  %1 = scf.if %c -> f32 {
    scf.yield %f : f32
  } else {
    scf.yield %0#0 : f32
  }
  scf.if %c {
  } else {
    "use"() : () -> ()
  }
  %2 = scf.while (%a = %f) : (f32) -> f32 {
    scf.condition(%c) %a : f32
  } do {
  ^bb0(%b: f32):
    scf.yield %b : f32
  }
  %3 = scf.execute_region -> f32 {
    cf.br ^bb1
  ^bb1:
    scf.yield %2 : f32
  }
  %4, %5 = scf.index_switch %lb -> f32, i32
  case 2 {
    scf.yield %f, %n : f32, i32
  }
  default {
    scf.yield %3, %n : f32, i32
  }
  return %4 : f32
}
// output:
// module {
//   func.func @scf(%arg0: i1, %arg1: index, %arg2: index, %arg3: index, %arg4: f32, %arg5: i32) -> f32 {
//     scf.for %arg6 = %arg1 to %arg2 step %arg3 {
//       "use"(%arg6) : (index) -> ()
//     }
//     %0:2 = scf.for %arg7 = %arg1 to %arg2 step %arg3 iter_args(%arg8 = %arg4, %arg9 = %arg5) -> (f32, i32) {
//       scf.yield %arg8, %arg9 : f32, i32
//     }
//     scf.for unsigned %arg10 = %arg5 to %arg5 step %arg5  : i32 {
//     }
//     scf.if %arg0 {
//     }
//     %1 = scf.if %arg0 -> (f32) {
//       scf.yield %arg4 : f32
//     } else {
//       scf.yield %0#0 : f32
//     }
//     scf.if %arg0 {
//     } else {
//       "use"() : () -> ()
//     }
//     %2 = scf.while (%arg11 = %arg4) : (f32) -> f32 {
//       scf.condition(%arg0) %arg11 : f32
//     } do {
//     ^bb0(%arg12: f32):
//       scf.yield %arg12 : f32
//     }
//     %3 = scf.execute_region -> f32 {
//       cf.br ^bb1
//     ^bb1:
//       scf.yield %2 : f32
//     }
//     %4:2 = scf.index_switch %arg1 -> f32, i32
//     case 2 {
//       scf.yield %arg4, %arg5 : f32, i32
//     }
//     default {
//       scf.yield %3, %arg5 : f32, i32
//     }
//     return %4#0 : f32
//   }
// }
