// Gathers and scatters of elements at indices of 32 and 64 bits: of all lanes, of those that a comparison selects, and of some.
llvm.func @gather_all_i32_2_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<2xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<2xi32>) -> vector<2x!llvm.ptr>, i32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<2xi32>
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<2x!llvm.ptr>, vector<2xi1>, vector<2xi32>) -> vector<2xi32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<2xi32>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_i32_2_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<2xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<2xi32>) -> vector<2x!llvm.ptr>, i32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<2xi32>
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<2xi32>, vector<2xi1> into vector<2x!llvm.ptr>
  llvm.return
}
llvm.func @gather_all_i32_2_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<2xi32>
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<2x!llvm.ptr>, vector<2xi1>, vector<2xi32>) -> vector<2xi32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<2xi32>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_i32_2_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<2xi32>
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<2xi32>, vector<2xi1> into vector<2x!llvm.ptr>
  llvm.return
}
llvm.func @gather_all_i32_4_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, i32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %m = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_i32_4_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, i32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %m = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<4xi32>, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.return
}
llvm.func @gather_some_i32_4_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, i32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %m = llvm.mlir.constant(dense<[false, true, true, false]> : vector<4xi1>) : vector<4xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @gather_all_i32_4_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, i32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %m = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_i32_4_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, i32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %m = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<4xi32>, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.return
}
llvm.func @gather_some_i32_4_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, i32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %m = llvm.mlir.constant(dense<[false, true, true, false]> : vector<4xi1>) : vector<4xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @gather_all_i32_8_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %m = llvm.mlir.constant(dense<true> : vector<8xi1>) : vector<8xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_i32_8_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %m = llvm.mlir.constant(dense<true> : vector<8xi1>) : vector<8xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
  llvm.return
}
llvm.func @gather_compared_i32_8_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %zero = llvm.mlir.zero : vector<8xi32>
  %m = llvm.icmp "sgt" %a, %zero : vector<8xi32>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @gather_zero_i32_8_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %zero = llvm.mlir.zero : vector<8xi32>
  %m = llvm.icmp "sgt" %a, %zero : vector<8xi32>
  %x = llvm.mlir.zero : vector<8xi32>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_compared_i32_8_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %zero = llvm.mlir.zero : vector<8xi32>
  %m = llvm.icmp "sgt" %a, %zero : vector<8xi32>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
  llvm.return
}
llvm.func @gather_all_i32_8_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi64>) -> vector<8x!llvm.ptr>, i32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %m = llvm.mlir.constant(dense<true> : vector<8xi1>) : vector<8xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_i32_8_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi64>) -> vector<8x!llvm.ptr>, i32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %m = llvm.mlir.constant(dense<true> : vector<8xi1>) : vector<8xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
  llvm.return
}
llvm.func @gather_compared_i32_8_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi64>) -> vector<8x!llvm.ptr>, i32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %zero = llvm.mlir.zero : vector<8xi32>
  %m = llvm.icmp "sgt" %a, %zero : vector<8xi32>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @gather_zero_i32_8_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi64>) -> vector<8x!llvm.ptr>, i32
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %zero = llvm.mlir.zero : vector<8xi32>
  %m = llvm.icmp "sgt" %a, %zero : vector<8xi32>
  %x = llvm.mlir.zero : vector<8xi32>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_compared_i32_8_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi64>) -> vector<8x!llvm.ptr>, i32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %zero = llvm.mlir.zero : vector<8xi32>
  %m = llvm.icmp "sgt" %a, %zero : vector<8xi32>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
  llvm.return
}
llvm.func @gather_all_i32_16_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<16xi32>) -> vector<16x!llvm.ptr>, i32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %m = llvm.mlir.constant(dense<true> : vector<16xi1>) : vector<16xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<16x!llvm.ptr>, vector<16xi1>, vector<16xi32>) -> vector<16xi32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_i32_16_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<16xi32>) -> vector<16x!llvm.ptr>, i32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %m = llvm.mlir.constant(dense<true> : vector<16xi1>) : vector<16xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<16xi32>, vector<16xi1> into vector<16x!llvm.ptr>
  llvm.return
}
llvm.func @gather_all_i32_16_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<16xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<16xi64>) -> vector<16x!llvm.ptr>, i32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %m = llvm.mlir.constant(dense<true> : vector<16xi1>) : vector<16xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<16x!llvm.ptr>, vector<16xi1>, vector<16xi32>) -> vector<16xi32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_i32_16_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<16xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<16xi64>) -> vector<16x!llvm.ptr>, i32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %m = llvm.mlir.constant(dense<true> : vector<16xi1>) : vector<16xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<16xi32>, vector<16xi1> into vector<16x!llvm.ptr>
  llvm.return
}
llvm.func @gather_all_f32_2_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<2xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<2xi32>) -> vector<2x!llvm.ptr>, f32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<2xf32>
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<2x!llvm.ptr>, vector<2xi1>, vector<2xf32>) -> vector<2xf32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<2xf32>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_f32_2_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<2xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<2xi32>) -> vector<2x!llvm.ptr>, f32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<2xf32>
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<2xf32>, vector<2xi1> into vector<2x!llvm.ptr>
  llvm.return
}
llvm.func @gather_all_f32_2_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, f32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<2xf32>
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<2x!llvm.ptr>, vector<2xi1>, vector<2xf32>) -> vector<2xf32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<2xf32>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_f32_2_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, f32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<2xf32>
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<2xf32>, vector<2xi1> into vector<2x!llvm.ptr>
  llvm.return
}
llvm.func @gather_all_f32_4_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %m = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_f32_4_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %m = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.return
}
llvm.func @gather_compared_f32_4_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %zero = llvm.mlir.zero : vector<4xf32>
  %m = llvm.fcmp "ogt" %a, %zero : vector<4xf32>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
llvm.func @gather_zero_f32_4_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %zero = llvm.mlir.zero : vector<4xf32>
  %m = llvm.fcmp "ogt" %a, %zero : vector<4xf32>
  %x = llvm.mlir.zero : vector<4xf32>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_compared_f32_4_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %zero = llvm.mlir.zero : vector<4xf32>
  %m = llvm.fcmp "ogt" %a, %zero : vector<4xf32>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.return
}
llvm.func @gather_some_f32_4_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %m = llvm.mlir.constant(dense<[false, true, true, false]> : vector<4xi1>) : vector<4xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
llvm.func @gather_all_f32_4_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, f32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %m = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_f32_4_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, f32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %m = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.return
}
llvm.func @gather_compared_f32_4_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, f32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %zero = llvm.mlir.zero : vector<4xf32>
  %m = llvm.fcmp "ogt" %a, %zero : vector<4xf32>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
llvm.func @gather_zero_f32_4_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, f32
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %zero = llvm.mlir.zero : vector<4xf32>
  %m = llvm.fcmp "ogt" %a, %zero : vector<4xf32>
  %x = llvm.mlir.zero : vector<4xf32>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_compared_f32_4_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, f32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %zero = llvm.mlir.zero : vector<4xf32>
  %m = llvm.fcmp "ogt" %a, %zero : vector<4xf32>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.return
}
llvm.func @gather_some_f32_4_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, f32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %m = llvm.mlir.constant(dense<[false, true, true, false]> : vector<4xi1>) : vector<4xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
llvm.func @gather_all_f32_8_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %m = llvm.mlir.constant(dense<true> : vector<8xi1>) : vector<8xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_f32_8_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %m = llvm.mlir.constant(dense<true> : vector<8xi1>) : vector<8xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
  llvm.return
}
llvm.func @gather_compared_f32_8_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %zero = llvm.mlir.zero : vector<8xf32>
  %m = llvm.fcmp "ogt" %a, %zero : vector<8xf32>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @gather_zero_f32_8_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %zero = llvm.mlir.zero : vector<8xf32>
  %m = llvm.fcmp "ogt" %a, %zero : vector<8xf32>
  %x = llvm.mlir.zero : vector<8xf32>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_compared_f32_8_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %zero = llvm.mlir.zero : vector<8xf32>
  %m = llvm.fcmp "ogt" %a, %zero : vector<8xf32>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
  llvm.return
}
llvm.func @gather_all_f32_8_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi64>) -> vector<8x!llvm.ptr>, f32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %m = llvm.mlir.constant(dense<true> : vector<8xi1>) : vector<8xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_f32_8_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi64>) -> vector<8x!llvm.ptr>, f32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %m = llvm.mlir.constant(dense<true> : vector<8xi1>) : vector<8xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
  llvm.return
}
llvm.func @gather_compared_f32_8_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi64>) -> vector<8x!llvm.ptr>, f32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %zero = llvm.mlir.zero : vector<8xf32>
  %m = llvm.fcmp "ogt" %a, %zero : vector<8xf32>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @gather_zero_f32_8_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi64>) -> vector<8x!llvm.ptr>, f32
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %zero = llvm.mlir.zero : vector<8xf32>
  %m = llvm.fcmp "ogt" %a, %zero : vector<8xf32>
  %x = llvm.mlir.zero : vector<8xf32>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_compared_f32_8_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi64>) -> vector<8x!llvm.ptr>, f32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %zero = llvm.mlir.zero : vector<8xf32>
  %m = llvm.fcmp "ogt" %a, %zero : vector<8xf32>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
  llvm.return
}
llvm.func @gather_all_f32_16_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<16xi32>) -> vector<16x!llvm.ptr>, f32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %m = llvm.mlir.constant(dense<true> : vector<16xi1>) : vector<16xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<16x!llvm.ptr>, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_f32_16_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<16xi32>) -> vector<16x!llvm.ptr>, f32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %m = llvm.mlir.constant(dense<true> : vector<16xi1>) : vector<16xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<16xf32>, vector<16xi1> into vector<16x!llvm.ptr>
  llvm.return
}
llvm.func @gather_all_f32_16_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<16xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<16xi64>) -> vector<16x!llvm.ptr>, f32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %m = llvm.mlir.constant(dense<true> : vector<16xi1>) : vector<16xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<16x!llvm.ptr>, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_f32_16_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<16xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<16xi64>) -> vector<16x!llvm.ptr>, f32
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %m = llvm.mlir.constant(dense<true> : vector<16xi1>) : vector<16xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<16xf32>, vector<16xi1> into vector<16x!llvm.ptr>
  llvm.return
}
llvm.func @gather_all_i64_2_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<2xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<2xi32>) -> vector<2x!llvm.ptr>, i64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<2x!llvm.ptr>, vector<2xi1>, vector<2xi64>) -> vector<2xi64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_i64_2_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<2xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<2xi32>) -> vector<2x!llvm.ptr>, i64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<2xi64>, vector<2xi1> into vector<2x!llvm.ptr>
  llvm.return
}
llvm.func @gather_all_i64_2_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<2x!llvm.ptr>, vector<2xi1>, vector<2xi64>) -> vector<2xi64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_i64_2_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<2xi64>, vector<2xi1> into vector<2x!llvm.ptr>
  llvm.return
}
llvm.func @gather_all_i64_4_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, i64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %m = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi64>) -> vector<4xi64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_i64_4_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, i64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %m = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<4xi64>, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.return
}
llvm.func @gather_compared_i64_4_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, i64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %zero = llvm.mlir.zero : vector<4xi64>
  %m = llvm.icmp "sgt" %a, %zero : vector<4xi64>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi64>) -> vector<4xi64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @gather_zero_i64_4_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, i64
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %zero = llvm.mlir.zero : vector<4xi64>
  %m = llvm.icmp "sgt" %a, %zero : vector<4xi64>
  %x = llvm.mlir.zero : vector<4xi64>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi64>) -> vector<4xi64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_compared_i64_4_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, i64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %zero = llvm.mlir.zero : vector<4xi64>
  %m = llvm.icmp "sgt" %a, %zero : vector<4xi64>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<4xi64>, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.return
}
llvm.func @gather_some_i64_4_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, i64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %m = llvm.mlir.constant(dense<[false, true, true, false]> : vector<4xi1>) : vector<4xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi64>) -> vector<4xi64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @gather_all_i64_4_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, i64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %m = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi64>) -> vector<4xi64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_i64_4_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, i64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %m = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<4xi64>, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.return
}
llvm.func @gather_compared_i64_4_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, i64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %zero = llvm.mlir.zero : vector<4xi64>
  %m = llvm.icmp "sgt" %a, %zero : vector<4xi64>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi64>) -> vector<4xi64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @gather_zero_i64_4_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, i64
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %zero = llvm.mlir.zero : vector<4xi64>
  %m = llvm.icmp "sgt" %a, %zero : vector<4xi64>
  %x = llvm.mlir.zero : vector<4xi64>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi64>) -> vector<4xi64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_compared_i64_4_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, i64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %zero = llvm.mlir.zero : vector<4xi64>
  %m = llvm.icmp "sgt" %a, %zero : vector<4xi64>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<4xi64>, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.return
}
llvm.func @gather_some_i64_4_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, i64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %m = llvm.mlir.constant(dense<[false, true, true, false]> : vector<4xi1>) : vector<4xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi64>) -> vector<4xi64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @gather_all_i64_8_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %m = llvm.mlir.constant(dense<true> : vector<8xi1>) : vector<8xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi64>) -> vector<8xi64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_i64_8_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %m = llvm.mlir.constant(dense<true> : vector<8xi1>) : vector<8xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<8xi64>, vector<8xi1> into vector<8x!llvm.ptr>
  llvm.return
}
llvm.func @gather_compared_i64_8_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %zero = llvm.mlir.zero : vector<8xi64>
  %m = llvm.icmp "sgt" %a, %zero : vector<8xi64>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi64>) -> vector<8xi64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @gather_zero_i64_8_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i64
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %zero = llvm.mlir.zero : vector<8xi64>
  %m = llvm.icmp "sgt" %a, %zero : vector<8xi64>
  %x = llvm.mlir.zero : vector<8xi64>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi64>) -> vector<8xi64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_compared_i64_8_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %zero = llvm.mlir.zero : vector<8xi64>
  %m = llvm.icmp "sgt" %a, %zero : vector<8xi64>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<8xi64>, vector<8xi1> into vector<8x!llvm.ptr>
  llvm.return
}
llvm.func @gather_all_i64_8_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi64>) -> vector<8x!llvm.ptr>, i64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %m = llvm.mlir.constant(dense<true> : vector<8xi1>) : vector<8xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi64>) -> vector<8xi64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_i64_8_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi64>) -> vector<8x!llvm.ptr>, i64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %m = llvm.mlir.constant(dense<true> : vector<8xi1>) : vector<8xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<8xi64>, vector<8xi1> into vector<8x!llvm.ptr>
  llvm.return
}
llvm.func @gather_compared_i64_8_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi64>) -> vector<8x!llvm.ptr>, i64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %zero = llvm.mlir.zero : vector<8xi64>
  %m = llvm.icmp "sgt" %a, %zero : vector<8xi64>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi64>) -> vector<8xi64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @gather_zero_i64_8_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi64>) -> vector<8x!llvm.ptr>, i64
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %zero = llvm.mlir.zero : vector<8xi64>
  %m = llvm.icmp "sgt" %a, %zero : vector<8xi64>
  %x = llvm.mlir.zero : vector<8xi64>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi64>) -> vector<8xi64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_compared_i64_8_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi64>) -> vector<8x!llvm.ptr>, i64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %zero = llvm.mlir.zero : vector<8xi64>
  %m = llvm.icmp "sgt" %a, %zero : vector<8xi64>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<8xi64>, vector<8xi1> into vector<8x!llvm.ptr>
  llvm.return
}
llvm.func @gather_all_i64_16_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<16xi32>) -> vector<16x!llvm.ptr>, i64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<16xi64>
  %m = llvm.mlir.constant(dense<true> : vector<16xi1>) : vector<16xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<16x!llvm.ptr>, vector<16xi1>, vector<16xi64>) -> vector<16xi64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<16xi64>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_i64_16_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<16xi32>) -> vector<16x!llvm.ptr>, i64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<16xi64>
  %m = llvm.mlir.constant(dense<true> : vector<16xi1>) : vector<16xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<16xi64>, vector<16xi1> into vector<16x!llvm.ptr>
  llvm.return
}
llvm.func @gather_all_i64_16_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<16xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<16xi64>) -> vector<16x!llvm.ptr>, i64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<16xi64>
  %m = llvm.mlir.constant(dense<true> : vector<16xi1>) : vector<16xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<16x!llvm.ptr>, vector<16xi1>, vector<16xi64>) -> vector<16xi64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<16xi64>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_i64_16_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<16xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<16xi64>) -> vector<16x!llvm.ptr>, i64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<16xi64>
  %m = llvm.mlir.constant(dense<true> : vector<16xi1>) : vector<16xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<16xi64>, vector<16xi1> into vector<16x!llvm.ptr>
  llvm.return
}
llvm.func @gather_all_f64_2_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<2xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<2xi32>) -> vector<2x!llvm.ptr>, f64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<2x!llvm.ptr>, vector<2xi1>, vector<2xf64>) -> vector<2xf64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<2xf64>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_f64_2_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<2xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<2xi32>) -> vector<2x!llvm.ptr>, f64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<2xf64>, vector<2xi1> into vector<2x!llvm.ptr>
  llvm.return
}
llvm.func @gather_all_f64_2_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, f64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<2x!llvm.ptr>, vector<2xi1>, vector<2xf64>) -> vector<2xf64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<2xf64>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_f64_2_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, f64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<2xf64>, vector<2xi1> into vector<2x!llvm.ptr>
  llvm.return
}
llvm.func @gather_all_f64_4_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %m = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf64>) -> vector<4xf64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<4xf64>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_f64_4_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %m = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<4xf64>, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.return
}
llvm.func @gather_some_f64_4_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %m = llvm.mlir.constant(dense<[false, true, true, false]> : vector<4xi1>) : vector<4xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf64>) -> vector<4xf64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<4xf64>, !llvm.ptr
  llvm.return
}
llvm.func @gather_all_f64_4_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, f64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %m = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf64>) -> vector<4xf64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<4xf64>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_f64_4_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, f64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %m = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<4xf64>, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.return
}
llvm.func @gather_some_f64_4_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, f64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %m = llvm.mlir.constant(dense<[false, true, true, false]> : vector<4xi1>) : vector<4xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf64>) -> vector<4xf64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<4xf64>, !llvm.ptr
  llvm.return
}
llvm.func @gather_all_f64_8_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %m = llvm.mlir.constant(dense<true> : vector<8xi1>) : vector<8xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf64>) -> vector<8xf64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_f64_8_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %m = llvm.mlir.constant(dense<true> : vector<8xi1>) : vector<8xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<8xf64>, vector<8xi1> into vector<8x!llvm.ptr>
  llvm.return
}
llvm.func @gather_compared_f64_8_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %zero = llvm.mlir.zero : vector<8xf64>
  %m = llvm.fcmp "ogt" %a, %zero : vector<8xf64>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf64>) -> vector<8xf64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @gather_zero_f64_8_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f64
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %zero = llvm.mlir.zero : vector<8xf64>
  %m = llvm.fcmp "ogt" %a, %zero : vector<8xf64>
  %x = llvm.mlir.zero : vector<8xf64>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf64>) -> vector<8xf64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_compared_f64_8_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %zero = llvm.mlir.zero : vector<8xf64>
  %m = llvm.fcmp "ogt" %a, %zero : vector<8xf64>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<8xf64>, vector<8xi1> into vector<8x!llvm.ptr>
  llvm.return
}
llvm.func @gather_all_f64_8_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi64>) -> vector<8x!llvm.ptr>, f64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %m = llvm.mlir.constant(dense<true> : vector<8xi1>) : vector<8xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf64>) -> vector<8xf64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_f64_8_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi64>) -> vector<8x!llvm.ptr>, f64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %m = llvm.mlir.constant(dense<true> : vector<8xi1>) : vector<8xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<8xf64>, vector<8xi1> into vector<8x!llvm.ptr>
  llvm.return
}
llvm.func @gather_compared_f64_8_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi64>) -> vector<8x!llvm.ptr>, f64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %zero = llvm.mlir.zero : vector<8xf64>
  %m = llvm.fcmp "ogt" %a, %zero : vector<8xf64>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf64>) -> vector<8xf64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @gather_zero_f64_8_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi64>) -> vector<8x!llvm.ptr>, f64
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %zero = llvm.mlir.zero : vector<8xf64>
  %m = llvm.fcmp "ogt" %a, %zero : vector<8xf64>
  %x = llvm.mlir.zero : vector<8xf64>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf64>) -> vector<8xf64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_compared_f64_8_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<8xi64>) -> vector<8x!llvm.ptr>, f64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %a = llvm.load %more {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %zero = llvm.mlir.zero : vector<8xf64>
  %m = llvm.fcmp "ogt" %a, %zero : vector<8xf64>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<8xf64>, vector<8xi1> into vector<8x!llvm.ptr>
  llvm.return
}
llvm.func @gather_all_f64_16_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<16xi32>) -> vector<16x!llvm.ptr>, f64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<16xf64>
  %m = llvm.mlir.constant(dense<true> : vector<16xi1>) : vector<16xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<16x!llvm.ptr>, vector<16xi1>, vector<16xf64>) -> vector<16xf64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<16xf64>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_f64_16_i32(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<16xi32>) -> vector<16x!llvm.ptr>, f64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<16xf64>
  %m = llvm.mlir.constant(dense<true> : vector<16xi1>) : vector<16xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<16xf64>, vector<16xi1> into vector<16x!llvm.ptr>
  llvm.return
}
llvm.func @gather_all_f64_16_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<16xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<16xi64>) -> vector<16x!llvm.ptr>, f64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<16xf64>
  %m = llvm.mlir.constant(dense<true> : vector<16xi1>) : vector<16xi1>
  %r = llvm.intr.masked.gather %p, %m, %x {alignment = 1 : i32} : (vector<16x!llvm.ptr>, vector<16xi1>, vector<16xf64>) -> vector<16xf64>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<16xf64>, !llvm.ptr
  llvm.return
}
llvm.func @scatter_all_f64_16_i64(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<16xi64>
  %p = llvm.getelementptr %base[%i] : (!llvm.ptr, vector<16xi64>) -> vector<16x!llvm.ptr>, f64
  %x = llvm.load %lanes {alignment = 1 : i64} : !llvm.ptr -> vector<16xf64>
  %m = llvm.mlir.constant(dense<true> : vector<16xi1>) : vector<16xi1>
  llvm.intr.masked.scatter %x, %p, %m {alignment = 1 : i32} : vector<16xf64>, vector<16xi1> into vector<16x!llvm.ptr>
  llvm.return
}
llvm.func @fields(%base: !llvm.ptr, %index: !llvm.ptr, %lanes: !llvm.ptr, %more: !llvm.ptr) {
  %i = llvm.load %index {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %p = llvm.getelementptr %base[%i, 1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, !llvm.struct<(f32, f32)>
  %m = llvm.mlir.constant(dense<true> : vector<8xi1>) : vector<8xi1>
  %r = llvm.intr.masked.gather %p, %m {alignment = 1 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>) -> vector<8xf32>
  llvm.store %r, %lanes {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// #define SIZE 64
// static uint64_t state = 1;
// static uint64_t next(void) { return state = state * 6364136223846793005u + 1442695040888963407u, state >> 33; }
// static int wrong;
// #define FILL(T, I, N) \
//   T memory[2 * SIZE], want[2 * SIZE], lanes[N], more[N]; \
//   I index[N]; \
//   for (int i = 0; i < 2 * SIZE; i++) memory[i] = want[i] = (T)next(); \
//   for (int k = 0; k < N; k++) { \
//     index[k] = (I)(next() % (2 * SIZE)) - SIZE; \
//     lanes[k] = (T)next(), more[k] = (T)(next() % 3) - 1; \
//   }
// #define GATHER(NAME, T, I, N, MASK, OTHER) { \
//   void NAME(T *, I *, T *, T *); \
//   for (int round = 0; round < 20; round++) { \
//     FILL(T, I, N) \
//     T result[N]; \
//     for (int k = 0; k < N; k++) result[k] = (MASK) ? memory[SIZE + index[k]] : (OTHER); \
//     NAME(memory + SIZE, index, lanes, more); \
//     if (memcmp(result, lanes, sizeof lanes)) { printf(#NAME "\n"), wrong++; break; } \
//   } }
// #define SCATTER(NAME, T, I, N, MASK) { \
//   void NAME(T *, I *, T *, T *); \
//   for (int round = 0; round < 20; round++) { \
//     FILL(T, I, N) \
//     for (int k = 0; k < N; k++) if (MASK) want[SIZE + index[k]] = lanes[k]; \
//     NAME(memory + SIZE, index, lanes, more); \
//     if (memcmp(want, memory, sizeof want)) { printf(#NAME "\n"), wrong++; break; } \
//   } }
// void fields(float *, int32_t *, float *, float *);
// int main(void) {
//   GATHER(gather_all_i32_2_i32, int32_t, int32_t, 2, 1, lanes[k])
//   SCATTER(scatter_all_i32_2_i32, int32_t, int32_t, 2, 1)
//   GATHER(gather_all_i32_2_i64, int32_t, int64_t, 2, 1, lanes[k])
//   SCATTER(scatter_all_i32_2_i64, int32_t, int64_t, 2, 1)
//   GATHER(gather_all_i32_4_i32, int32_t, int32_t, 4, 1, lanes[k])
//   SCATTER(scatter_all_i32_4_i32, int32_t, int32_t, 4, 1)
//   GATHER(gather_some_i32_4_i32, int32_t, int32_t, 4, k % 3, lanes[k])
//   GATHER(gather_all_i32_4_i64, int32_t, int64_t, 4, 1, lanes[k])
//   SCATTER(scatter_all_i32_4_i64, int32_t, int64_t, 4, 1)
//   GATHER(gather_some_i32_4_i64, int32_t, int64_t, 4, k % 3, lanes[k])
//   GATHER(gather_all_i32_8_i32, int32_t, int32_t, 8, 1, lanes[k])
//   SCATTER(scatter_all_i32_8_i32, int32_t, int32_t, 8, 1)
//   GATHER(gather_compared_i32_8_i32, int32_t, int32_t, 8, more[k] > 0, lanes[k])
//   GATHER(gather_zero_i32_8_i32, int32_t, int32_t, 8, more[k] > 0, 0)
//   SCATTER(scatter_compared_i32_8_i32, int32_t, int32_t, 8, more[k] > 0)
//   GATHER(gather_all_i32_8_i64, int32_t, int64_t, 8, 1, lanes[k])
//   SCATTER(scatter_all_i32_8_i64, int32_t, int64_t, 8, 1)
//   GATHER(gather_compared_i32_8_i64, int32_t, int64_t, 8, more[k] > 0, lanes[k])
//   GATHER(gather_zero_i32_8_i64, int32_t, int64_t, 8, more[k] > 0, 0)
//   SCATTER(scatter_compared_i32_8_i64, int32_t, int64_t, 8, more[k] > 0)
//   GATHER(gather_all_i32_16_i32, int32_t, int32_t, 16, 1, lanes[k])
//   SCATTER(scatter_all_i32_16_i32, int32_t, int32_t, 16, 1)
//   GATHER(gather_all_i32_16_i64, int32_t, int64_t, 16, 1, lanes[k])
//   SCATTER(scatter_all_i32_16_i64, int32_t, int64_t, 16, 1)
//   GATHER(gather_all_f32_2_i32, float, int32_t, 2, 1, lanes[k])
//   SCATTER(scatter_all_f32_2_i32, float, int32_t, 2, 1)
//   GATHER(gather_all_f32_2_i64, float, int64_t, 2, 1, lanes[k])
//   SCATTER(scatter_all_f32_2_i64, float, int64_t, 2, 1)
//   GATHER(gather_all_f32_4_i32, float, int32_t, 4, 1, lanes[k])
//   SCATTER(scatter_all_f32_4_i32, float, int32_t, 4, 1)
//   GATHER(gather_compared_f32_4_i32, float, int32_t, 4, more[k] > 0, lanes[k])
//   GATHER(gather_zero_f32_4_i32, float, int32_t, 4, more[k] > 0, 0)
//   SCATTER(scatter_compared_f32_4_i32, float, int32_t, 4, more[k] > 0)
//   GATHER(gather_some_f32_4_i32, float, int32_t, 4, k % 3, lanes[k])
//   GATHER(gather_all_f32_4_i64, float, int64_t, 4, 1, lanes[k])
//   SCATTER(scatter_all_f32_4_i64, float, int64_t, 4, 1)
//   GATHER(gather_compared_f32_4_i64, float, int64_t, 4, more[k] > 0, lanes[k])
//   GATHER(gather_zero_f32_4_i64, float, int64_t, 4, more[k] > 0, 0)
//   SCATTER(scatter_compared_f32_4_i64, float, int64_t, 4, more[k] > 0)
//   GATHER(gather_some_f32_4_i64, float, int64_t, 4, k % 3, lanes[k])
//   GATHER(gather_all_f32_8_i32, float, int32_t, 8, 1, lanes[k])
//   SCATTER(scatter_all_f32_8_i32, float, int32_t, 8, 1)
//   GATHER(gather_compared_f32_8_i32, float, int32_t, 8, more[k] > 0, lanes[k])
//   GATHER(gather_zero_f32_8_i32, float, int32_t, 8, more[k] > 0, 0)
//   SCATTER(scatter_compared_f32_8_i32, float, int32_t, 8, more[k] > 0)
//   GATHER(gather_all_f32_8_i64, float, int64_t, 8, 1, lanes[k])
//   SCATTER(scatter_all_f32_8_i64, float, int64_t, 8, 1)
//   GATHER(gather_compared_f32_8_i64, float, int64_t, 8, more[k] > 0, lanes[k])
//   GATHER(gather_zero_f32_8_i64, float, int64_t, 8, more[k] > 0, 0)
//   SCATTER(scatter_compared_f32_8_i64, float, int64_t, 8, more[k] > 0)
//   GATHER(gather_all_f32_16_i32, float, int32_t, 16, 1, lanes[k])
//   SCATTER(scatter_all_f32_16_i32, float, int32_t, 16, 1)
//   GATHER(gather_all_f32_16_i64, float, int64_t, 16, 1, lanes[k])
//   SCATTER(scatter_all_f32_16_i64, float, int64_t, 16, 1)
//   GATHER(gather_all_i64_2_i32, int64_t, int32_t, 2, 1, lanes[k])
//   SCATTER(scatter_all_i64_2_i32, int64_t, int32_t, 2, 1)
//   GATHER(gather_all_i64_2_i64, int64_t, int64_t, 2, 1, lanes[k])
//   SCATTER(scatter_all_i64_2_i64, int64_t, int64_t, 2, 1)
//   GATHER(gather_all_i64_4_i32, int64_t, int32_t, 4, 1, lanes[k])
//   SCATTER(scatter_all_i64_4_i32, int64_t, int32_t, 4, 1)
//   GATHER(gather_compared_i64_4_i32, int64_t, int32_t, 4, more[k] > 0, lanes[k])
//   GATHER(gather_zero_i64_4_i32, int64_t, int32_t, 4, more[k] > 0, 0)
//   SCATTER(scatter_compared_i64_4_i32, int64_t, int32_t, 4, more[k] > 0)
//   GATHER(gather_some_i64_4_i32, int64_t, int32_t, 4, k % 3, lanes[k])
//   GATHER(gather_all_i64_4_i64, int64_t, int64_t, 4, 1, lanes[k])
//   SCATTER(scatter_all_i64_4_i64, int64_t, int64_t, 4, 1)
//   GATHER(gather_compared_i64_4_i64, int64_t, int64_t, 4, more[k] > 0, lanes[k])
//   GATHER(gather_zero_i64_4_i64, int64_t, int64_t, 4, more[k] > 0, 0)
//   SCATTER(scatter_compared_i64_4_i64, int64_t, int64_t, 4, more[k] > 0)
//   GATHER(gather_some_i64_4_i64, int64_t, int64_t, 4, k % 3, lanes[k])
//   GATHER(gather_all_i64_8_i32, int64_t, int32_t, 8, 1, lanes[k])
//   SCATTER(scatter_all_i64_8_i32, int64_t, int32_t, 8, 1)
//   GATHER(gather_compared_i64_8_i32, int64_t, int32_t, 8, more[k] > 0, lanes[k])
//   GATHER(gather_zero_i64_8_i32, int64_t, int32_t, 8, more[k] > 0, 0)
//   SCATTER(scatter_compared_i64_8_i32, int64_t, int32_t, 8, more[k] > 0)
//   GATHER(gather_all_i64_8_i64, int64_t, int64_t, 8, 1, lanes[k])
//   SCATTER(scatter_all_i64_8_i64, int64_t, int64_t, 8, 1)
//   GATHER(gather_compared_i64_8_i64, int64_t, int64_t, 8, more[k] > 0, lanes[k])
//   GATHER(gather_zero_i64_8_i64, int64_t, int64_t, 8, more[k] > 0, 0)
//   SCATTER(scatter_compared_i64_8_i64, int64_t, int64_t, 8, more[k] > 0)
//   GATHER(gather_all_i64_16_i32, int64_t, int32_t, 16, 1, lanes[k])
//   SCATTER(scatter_all_i64_16_i32, int64_t, int32_t, 16, 1)
//   GATHER(gather_all_i64_16_i64, int64_t, int64_t, 16, 1, lanes[k])
//   SCATTER(scatter_all_i64_16_i64, int64_t, int64_t, 16, 1)
//   GATHER(gather_all_f64_2_i32, double, int32_t, 2, 1, lanes[k])
//   SCATTER(scatter_all_f64_2_i32, double, int32_t, 2, 1)
//   GATHER(gather_all_f64_2_i64, double, int64_t, 2, 1, lanes[k])
//   SCATTER(scatter_all_f64_2_i64, double, int64_t, 2, 1)
//   GATHER(gather_all_f64_4_i32, double, int32_t, 4, 1, lanes[k])
//   SCATTER(scatter_all_f64_4_i32, double, int32_t, 4, 1)
//   GATHER(gather_some_f64_4_i32, double, int32_t, 4, k % 3, lanes[k])
//   GATHER(gather_all_f64_4_i64, double, int64_t, 4, 1, lanes[k])
//   SCATTER(scatter_all_f64_4_i64, double, int64_t, 4, 1)
//   GATHER(gather_some_f64_4_i64, double, int64_t, 4, k % 3, lanes[k])
//   GATHER(gather_all_f64_8_i32, double, int32_t, 8, 1, lanes[k])
//   SCATTER(scatter_all_f64_8_i32, double, int32_t, 8, 1)
//   GATHER(gather_compared_f64_8_i32, double, int32_t, 8, more[k] > 0, lanes[k])
//   GATHER(gather_zero_f64_8_i32, double, int32_t, 8, more[k] > 0, 0)
//   SCATTER(scatter_compared_f64_8_i32, double, int32_t, 8, more[k] > 0)
//   GATHER(gather_all_f64_8_i64, double, int64_t, 8, 1, lanes[k])
//   SCATTER(scatter_all_f64_8_i64, double, int64_t, 8, 1)
//   GATHER(gather_compared_f64_8_i64, double, int64_t, 8, more[k] > 0, lanes[k])
//   GATHER(gather_zero_f64_8_i64, double, int64_t, 8, more[k] > 0, 0)
//   SCATTER(scatter_compared_f64_8_i64, double, int64_t, 8, more[k] > 0)
//   GATHER(gather_all_f64_16_i32, double, int32_t, 16, 1, lanes[k])
//   SCATTER(scatter_all_f64_16_i32, double, int32_t, 16, 1)
//   GATHER(gather_all_f64_16_i64, double, int64_t, 16, 1, lanes[k])
//   SCATTER(scatter_all_f64_16_i64, double, int64_t, 16, 1)
//   float pairs[2 * SIZE], lanes[8];
//   int32_t index[8] = {3, 0, -7, 31, -32, 3, 9, -1};
//   for (int i = 0; i < 2 * SIZE; i++) pairs[i] = (float)i;
//   fields(pairs + SIZE, index, lanes, lanes);
//   for (int k = 0; k < 8; k++) wrong += lanes[k] != pairs[SIZE + 2 * index[k] + 1];
//   printf("%d wrong\n", wrong);
//   return 0;
// }
// output:
// 0 wrong
