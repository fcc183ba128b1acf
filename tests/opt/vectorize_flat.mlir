// args: --passes=vectorize
// Stores under a condition are guarded by it, and values that meet are selected. The load in a branch may run in every
// iteration, because the first block loads the same place.
llvm.func @guarded(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %goes_on = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %goes_on, ^body, ^exit
^body:
  %p = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %q = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %w = llvm.load %q : !llvm.ptr -> f32
  %positive = llvm.fcmp "ogt" %v, %zero : f32
  llvm.cond_br %positive, ^yes, ^no
^yes:
  %again = llvm.load %q : !llvm.ptr -> f32
  %sum = llvm.fadd %again, %v : f32
  llvm.store %sum, %q : f32, !llvm.ptr
  llvm.br ^meet(%v : f32)
^no:
  llvm.br ^meet(%w : f32)
^meet(%x: f32):
  llvm.store %x, %p : f32, !llvm.ptr
  %next = llvm.add %i, %1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @guarded(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32
//     %3 = llvm.mlir.constant(4 : i64) : i64
//     %4 = llvm.icmp "sge" %arg2, %3 : i64
//     llvm.cond_br %4, ^bb1(%0 : i64), ^bb9(%0 : i64)
//   ^bb1(%5: i64):
//     %6 = llvm.mlir.constant(16 : i64) : i64
//     %7 = llvm.icmp "uge" %arg2, %6 : i64
//     llvm.cond_br %7, ^bb3, ^bb2(%5 : i64)
//   ^bb2(%8: i64):
//     %9 = llvm.mlir.constant(15 : i64) : i64
//     %10 = llvm.and %arg2, %9 : i64
//     %11 = llvm.mlir.constant(4 : i64) : i64
//     %12 = llvm.icmp "uge" %10, %11 : i64
//     llvm.cond_br %12, ^bb6, ^bb9(%8 : i64)
//   ^bb3:
//     %13 = llvm.mlir.constant(15 : i64) : i64
//     %14 = llvm.and %arg2, %13 : i64
//     %15 = llvm.sub %arg2, %14 : i64
//     %16 = llvm.mlir.constant(1 : i64) : i64
//     %17 = llvm.add %5, %15 : i64
//     %18 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
//     llvm.br ^bb4(%5 : i64)
//   ^bb4(%19: i64):
//     %20 = llvm.getelementptr %arg1[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %21 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
//     %22 = llvm.getelementptr %arg0[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %23 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
//     %24 = llvm.fadd %23, %21 : vector<16xf32>
//     %25 = llvm.fcmp "ogt" %21, %18 : vector<16xf32>
//     llvm.intr.masked.store %24, %22, %25 {alignment = 4 : i32} : vector<16xf32>, vector<16xi1> into !llvm.ptr
//     %26 = llvm.select %25, %21, %23 : vector<16xi1>, vector<16xf32>
//     llvm.store %26, %20 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
//     %27 = llvm.mlir.constant(16 : i64) : i64
//     %28 = llvm.add %19, %27 : i64
//     %29 = llvm.icmp "slt" %28, %17 : i64
//     llvm.cond_br %29, ^bb4(%28 : i64), ^bb5
//   ^bb5:
//     llvm.br ^bb2(%17 : i64)
//   ^bb6:
//     %30 = llvm.mlir.constant(3 : i64) : i64
//     %31 = llvm.and %10, %30 : i64
//     %32 = llvm.sub %10, %31 : i64
//     %33 = llvm.mlir.constant(1 : i64) : i64
//     %34 = llvm.add %8, %32 : i64
//     %35 = llvm.mlir.constant(dense<0.000000e+00> : vector<4xf32>) : vector<4xf32>
//     llvm.br ^bb7(%8 : i64)
//   ^bb7(%36: i64):
//     %37 = llvm.getelementptr %arg1[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %38 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %39 = llvm.getelementptr %arg0[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %40 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %41 = llvm.fadd %40, %38 : vector<4xf32>
//     %42 = llvm.fcmp "ogt" %38, %35 : vector<4xf32>
//     llvm.intr.masked.store %41, %39, %42 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
//     %43 = llvm.select %42, %38, %40 : vector<4xi1>, vector<4xf32>
//     llvm.store %43, %37 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %44 = llvm.mlir.constant(4 : i64) : i64
//     %45 = llvm.add %36, %44 : i64
//     %46 = llvm.icmp "slt" %45, %34 : i64
//     llvm.cond_br %46, ^bb7(%45 : i64), ^bb8
//   ^bb8:
//     llvm.br ^bb9(%34 : i64)
//   ^bb9(%47: i64):
//     %48 = llvm.icmp "slt" %47, %arg2 : i64
//     llvm.cond_br %48, ^bb11, ^bb10
//   ^bb10:
//     llvm.return
//   ^bb11:
//     %49 = llvm.getelementptr %arg1[%47] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %50 = llvm.load %49 : !llvm.ptr -> f32
//     %51 = llvm.getelementptr %arg0[%47] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %52 = llvm.load %51 : !llvm.ptr -> f32
//     %53 = llvm.fcmp "ogt" %50, %2 : f32
//     llvm.cond_br %53, ^bb13, ^bb12
//   ^bb12:
//     llvm.br ^bb14(%52 : f32)
//   ^bb13:
//     %54 = llvm.load %51 : !llvm.ptr -> f32
//     %55 = llvm.fadd %54, %50 : f32
//     llvm.store %55, %51 : f32, !llvm.ptr
//     llvm.br ^bb14(%50 : f32)
//   ^bb14(%56: f32):
//     llvm.store %56, %49 : f32, !llvm.ptr
//     %57 = llvm.add %47, %1 : i64
//     llvm.br ^bb9(%57 : i64)
//   }
// }
// -----
// args: --passes=vectorize
// Not done: the load in the branch may fault where the branch is not taken.
llvm.func @faults(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %goes_on = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %goes_on, ^body, ^exit
^body:
  %p = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %positive = llvm.fcmp "ogt" %v, %zero : f32
  llvm.cond_br %positive, ^yes, ^latch
^yes:
  %q = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %w = llvm.load %q : !llvm.ptr -> f32
  llvm.store %w, %p : f32, !llvm.ptr
  llvm.br ^latch
^latch:
  %next = llvm.add %i, %1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @faults(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%3: i64):
//     %4 = llvm.icmp "slt" %3, %arg2 : i64
//     llvm.cond_br %4, ^bb3, ^bb2
//   ^bb2:
//     llvm.return
//   ^bb3:
//     %5 = llvm.getelementptr %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %6 = llvm.load %5 : !llvm.ptr -> f32
//     %7 = llvm.fcmp "ogt" %6, %2 : f32
//     llvm.cond_br %7, ^bb4, ^bb5
//   ^bb4:
//     %8 = llvm.getelementptr %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %9 = llvm.load %8 : !llvm.ptr -> f32
//     llvm.store %9, %5 : f32, !llvm.ptr
//     llvm.br ^bb5
//   ^bb5:
//     %10 = llvm.add %3, %1 : i64
//     llvm.br ^bb1(%10 : i64)
//   }
// }
// -----
// args: --passes=vectorize
// A switch: each case is one comparison, and the default side is guarded by the inverses of those of the other sides.
llvm.func @cases(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %goes_on = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %goes_on, ^body, ^exit
^body:
  %p = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %k = llvm.load %p : !llvm.ptr -> i32
  llvm.switch %k : i32, ^second [-1: ^first, 0: ^second, 3: ^meet(%k : i32), 7: ^first]
^first:
  %x = llvm.mul %k, %k : i32
  llvm.br ^meet(%x : i32)
^second:
  %q = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %k, %q : i32, !llvm.ptr
  llvm.br ^meet(%k : i32)
^meet(%y: i32):
  llvm.store %y, %p : i32, !llvm.ptr
  %next = llvm.add %i, %1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @cases(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(4 : i64) : i64
//     %3 = llvm.icmp "sge" %arg2, %2 : i64
//     llvm.cond_br %3, ^bb1(%0 : i64), ^bb9(%0 : i64)
//   ^bb1(%4: i64):
//     %5 = llvm.mlir.constant(16 : i64) : i64
//     %6 = llvm.icmp "uge" %arg2, %5 : i64
//     llvm.cond_br %6, ^bb3, ^bb2(%4 : i64)
//   ^bb2(%7: i64):
//     %8 = llvm.mlir.constant(15 : i64) : i64
//     %9 = llvm.and %arg2, %8 : i64
//     %10 = llvm.mlir.constant(4 : i64) : i64
//     %11 = llvm.icmp "uge" %9, %10 : i64
//     llvm.cond_br %11, ^bb6, ^bb9(%7 : i64)
//   ^bb3:
//     %12 = llvm.mlir.constant(15 : i64) : i64
//     %13 = llvm.and %arg2, %12 : i64
//     %14 = llvm.sub %arg2, %13 : i64
//     %15 = llvm.mlir.constant(1 : i64) : i64
//     %16 = llvm.add %4, %14 : i64
//     %17 = llvm.mlir.constant(-1 : i32) : i32
//     %18 = llvm.mlir.constant(dense<-1> : vector<16xi32>) : vector<16xi32>
//     %19 = llvm.mlir.constant(3 : i32) : i32
//     %20 = llvm.mlir.constant(dense<3> : vector<16xi32>) : vector<16xi32>
//     %21 = llvm.mlir.constant(7 : i32) : i32
//     %22 = llvm.mlir.constant(dense<7> : vector<16xi32>) : vector<16xi32>
//     llvm.br ^bb4(%4 : i64)
//   ^bb4(%23: i64):
//     %24 = llvm.getelementptr %arg1[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %25 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> vector<16xi32>
//     %26 = llvm.icmp "ne" %25, %18 : vector<16xi32>
//     %27 = llvm.icmp "ne" %25, %20 : vector<16xi32>
//     %28 = llvm.and %26, %27 : vector<16xi1>
//     %29 = llvm.icmp "ne" %25, %22 : vector<16xi32>
//     %30 = llvm.and %28, %29 : vector<16xi1>
//     %31 = llvm.getelementptr %arg0[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.intr.masked.store %25, %31, %30 {alignment = 4 : i32} : vector<16xi32>, vector<16xi1> into !llvm.ptr
//     %32 = llvm.icmp "eq" %25, %18 : vector<16xi32>
//     %33 = llvm.icmp "eq" %25, %22 : vector<16xi32>
//     %34 = llvm.or %32, %33 : vector<16xi1>
//     %35 = llvm.mul %25, %25 : vector<16xi32>
//     %36 = llvm.select %34, %35, %25 : vector<16xi1>, vector<16xi32>
//     llvm.store %36, %24 {alignment = 4 : i64} : vector<16xi32>, !llvm.ptr
//     %37 = llvm.mlir.constant(16 : i64) : i64
//     %38 = llvm.add %23, %37 : i64
//     %39 = llvm.icmp "slt" %38, %16 : i64
//     llvm.cond_br %39, ^bb4(%38 : i64), ^bb5
//   ^bb5:
//     llvm.br ^bb2(%16 : i64)
//   ^bb6:
//     %40 = llvm.mlir.constant(3 : i64) : i64
//     %41 = llvm.and %9, %40 : i64
//     %42 = llvm.sub %9, %41 : i64
//     %43 = llvm.mlir.constant(1 : i64) : i64
//     %44 = llvm.add %7, %42 : i64
//     %45 = llvm.mlir.constant(-1 : i32) : i32
//     %46 = llvm.mlir.constant(dense<-1> : vector<4xi32>) : vector<4xi32>
//     %47 = llvm.mlir.constant(3 : i32) : i32
//     %48 = llvm.mlir.constant(dense<3> : vector<4xi32>) : vector<4xi32>
//     %49 = llvm.mlir.constant(7 : i32) : i32
//     %50 = llvm.mlir.constant(dense<7> : vector<4xi32>) : vector<4xi32>
//     llvm.br ^bb7(%7 : i64)
//   ^bb7(%51: i64):
//     %52 = llvm.getelementptr %arg1[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %53 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> vector<4xi32>
//     %54 = llvm.icmp "ne" %53, %46 : vector<4xi32>
//     %55 = llvm.icmp "ne" %53, %48 : vector<4xi32>
//     %56 = llvm.and %54, %55 : vector<4xi1>
//     %57 = llvm.icmp "ne" %53, %50 : vector<4xi32>
//     %58 = llvm.and %56, %57 : vector<4xi1>
//     %59 = llvm.getelementptr %arg0[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.intr.masked.store %53, %59, %58 {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into !llvm.ptr
//     %60 = llvm.icmp "eq" %53, %46 : vector<4xi32>
//     %61 = llvm.icmp "eq" %53, %50 : vector<4xi32>
//     %62 = llvm.or %60, %61 : vector<4xi1>
//     %63 = llvm.mul %53, %53 : vector<4xi32>
//     %64 = llvm.select %62, %63, %53 : vector<4xi1>, vector<4xi32>
//     llvm.store %64, %52 {alignment = 4 : i64} : vector<4xi32>, !llvm.ptr
//     %65 = llvm.mlir.constant(4 : i64) : i64
//     %66 = llvm.add %51, %65 : i64
//     %67 = llvm.icmp "slt" %66, %44 : i64
//     llvm.cond_br %67, ^bb7(%66 : i64), ^bb8
//   ^bb8:
//     llvm.br ^bb9(%44 : i64)
//   ^bb9(%68: i64):
//     %69 = llvm.icmp "slt" %68, %arg2 : i64
//     llvm.cond_br %69, ^bb11, ^bb10
//   ^bb10:
//     llvm.return
//   ^bb11:
//     %70 = llvm.getelementptr %arg1[%68] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %71 = llvm.load %70 : !llvm.ptr -> i32
//     llvm.switch %71 : i32, ^bb13 [
//       -1: ^bb12,
//       0: ^bb13,
//       3: ^bb14(%71 : i32),
//       7: ^bb12
//     ]
//   ^bb12:
//     %72 = llvm.mul %71, %71 : i32
//     llvm.br ^bb14(%72 : i32)
//   ^bb13:
//     %73 = llvm.getelementptr %arg0[%68] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %71, %73 : i32, !llvm.ptr
//     llvm.br ^bb14(%71 : i32)
//   ^bb14(%74: i32):
//     llvm.store %74, %70 : i32, !llvm.ptr
//     %75 = llvm.add %68, %1 : i64
//     llvm.br ^bb9(%75 : i64)
//   }
// }
