// args: --target=x86_64-unknown-linux-gnu -O2 -fno-optimize-sibling-calls
// Blocks that only unlikely edges reach, and those from which all paths lead to an unreachable point, are cold.
llvm.func @f()
llvm.func @g()
llvm.func @abort()
llvm.func @paths(%a: i1, %b: i1, %c: i1, %x: i32) {
  llvm.cond_br %a weights([1, 99]), ^unlikely, ^likely
^unlikely:
  llvm.call @f() : () -> ()
  llvm.cond_br %c, ^inside, ^likely
^inside:
  llvm.call @g() : () -> ()
  llvm.br ^likely
^likely:
  llvm.cond_br %b, ^fails, ^next
^fails:
  llvm.call @g() : () -> ()
  llvm.br ^ends
^ends:
  llvm.call @abort() : () -> ()
  llvm.unreachable
^next:
  %one = llvm.mlir.constant(1 : i32) : i32
  %sum = llvm.add %x, %one : i32
  llvm.switch %x : i32, ^end(%x : i32) [
    1: ^end(%sum : i32),
    2: ^two(%sum : i32)
  ] {branch_weights = array<i32: 500, 500, 3>}
^two(%y: i32):
  llvm.call @f() : () -> ()
  llvm.br ^end(%y : i32)
^end(%z: i32):
  llvm.return
}
// output:
// ; @paths
// function u0:3(i8 uext, i8 uext, i8 uext, i32) system_v {
//     region0 = 0 "memory"
//     sig0 = () system_v
//     sig1 = () system_v
//     sig2 = () system_v
//     fn0 = colocated u0:0 sig0
//     fn1 = colocated u0:1 sig1
//     fn2 = colocated u0:2 sig2
//
// block0(v0: i8, v1: i8, v2: i8, v3: i32):
//     v4 = iconst.i8 1
//     v5 = band v0, v4  ; v4 = 1
//     v6 = iconst.i8 1
//     v7 = band v1, v6  ; v6 = 1
//     v8 = iconst.i8 1
//     v9 = band v2, v8  ; v8 = 1
//     brif v5, block1, block2
//
// block1 cold:
//     call fn0()
//     brif.i8 v9, block3, block2
//
// block3 cold:
//     call fn1()
//     jump block2
//
// block2:
//     brif.i8 v7, block4, block5
//
// block5:
//     v10 = iconst.i32 1
//     v11 = iadd.i32 v3, v10  ; v10 = 1
//     v14 = iconst.i32 1
//     v15 = icmp.i32 eq v3, v14  ; v14 = 1
//     brif v15, block8, block11
//
// block11:
//     v16 = iconst.i32 2
//     v17 = icmp.i32 eq v3, v16  ; v16 = 2
//     brif v17, block10, block7
//
// block7:
//     jump block6(v3)
//
// block8:
//     jump block6(v11)
//
// block10 cold:
//     jump block9(v11)
//
// block9(v13: i32) cold:
//     call fn0()
//     jump block6(v13)
//
// block6(v12: i32):
//     return
//
// block4 cold:
//     call fn1()
//     jump block12
//
// block12 cold:
//     call fn2()
//     trap user1
// }
//
