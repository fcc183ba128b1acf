// Counts of bits, extrema, magnitudes and reductions of masks of wide vectors, against scalars.
llvm.func @ctpop_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %1 = llvm.intr.ctpop(%0) : (vector<64xi8>) -> vector<64xi8>
  llvm.store %1, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @ctlz_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %1 = "llvm.intr.ctlz"(%0) <{is_zero_poison = false}> : (vector<64xi8>) -> vector<64xi8>
  llvm.store %1, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @cttz_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %1 = "llvm.intr.cttz"(%0) <{is_zero_poison = false}> : (vector<64xi8>) -> vector<64xi8>
  llvm.store %1, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @smin_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %2 = llvm.intr.smin(%0, %1) : (vector<64xi8>, vector<64xi8>) -> vector<64xi8>
  llvm.store %2, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @smax_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %2 = llvm.intr.smax(%0, %1) : (vector<64xi8>, vector<64xi8>) -> vector<64xi8>
  llvm.store %2, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @umin_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %2 = llvm.intr.umin(%0, %1) : (vector<64xi8>, vector<64xi8>) -> vector<64xi8>
  llvm.store %2, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @umax_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %2 = llvm.intr.umax(%0, %1) : (vector<64xi8>, vector<64xi8>) -> vector<64xi8>
  llvm.store %2, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @abs_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %1 = "llvm.intr.abs"(%0) <{is_int_min_poison = false}> : (vector<64xi8>) -> vector<64xi8>
  llvm.store %1, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @select_bits_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %2 = llvm.icmp "slt" %0, %1 : vector<64xi8>
  %3 = llvm.add %0, %1 : vector<64xi8>
  %4 = llvm.select %2, %0, %3 : vector<64xi1>, vector<64xi8>
  llvm.store %4, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @any_i8(%p: !llvm.ptr, %q: !llvm.ptr) -> i1 {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %2 = llvm.icmp "ne" %0, %1 : vector<64xi8>
  %3 = "llvm.intr.vector.reduce.or"(%2) : (vector<64xi1>) -> i1
  llvm.return %3 : i1
}
llvm.func @all_i8(%p: !llvm.ptr, %q: !llvm.ptr) -> i1 {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %2 = llvm.icmp "eq" %0, %1 : vector<64xi8>
  %3 = "llvm.intr.vector.reduce.and"(%2) : (vector<64xi1>) -> i1
  llvm.return %3 : i1
}
llvm.func @ctpop_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = llvm.intr.ctpop(%0) : (vector<32xi16>) -> vector<32xi16>
  llvm.store %1, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @ctlz_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = "llvm.intr.ctlz"(%0) <{is_zero_poison = false}> : (vector<32xi16>) -> vector<32xi16>
  llvm.store %1, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @cttz_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = "llvm.intr.cttz"(%0) <{is_zero_poison = false}> : (vector<32xi16>) -> vector<32xi16>
  llvm.store %1, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @smin_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %2 = llvm.intr.smin(%0, %1) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
  llvm.store %2, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @smax_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %2 = llvm.intr.smax(%0, %1) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
  llvm.store %2, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @umin_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %2 = llvm.intr.umin(%0, %1) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
  llvm.store %2, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @umax_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %2 = llvm.intr.umax(%0, %1) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
  llvm.store %2, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @abs_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = "llvm.intr.abs"(%0) <{is_int_min_poison = false}> : (vector<32xi16>) -> vector<32xi16>
  llvm.store %1, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @select_bits_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %2 = llvm.icmp "slt" %0, %1 : vector<32xi16>
  %3 = llvm.add %0, %1 : vector<32xi16>
  %4 = llvm.select %2, %0, %3 : vector<32xi1>, vector<32xi16>
  llvm.store %4, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @any_i16(%p: !llvm.ptr, %q: !llvm.ptr) -> i1 {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %2 = llvm.icmp "ne" %0, %1 : vector<32xi16>
  %3 = "llvm.intr.vector.reduce.or"(%2) : (vector<32xi1>) -> i1
  llvm.return %3 : i1
}
llvm.func @all_i16(%p: !llvm.ptr, %q: !llvm.ptr) -> i1 {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %2 = llvm.icmp "eq" %0, %1 : vector<32xi16>
  %3 = "llvm.intr.vector.reduce.and"(%2) : (vector<32xi1>) -> i1
  llvm.return %3 : i1
}
llvm.func @ctpop_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.intr.ctpop(%0) : (vector<16xi32>) -> vector<16xi32>
  llvm.store %1, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @ctlz_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = "llvm.intr.ctlz"(%0) <{is_zero_poison = false}> : (vector<16xi32>) -> vector<16xi32>
  llvm.store %1, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @cttz_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = "llvm.intr.cttz"(%0) <{is_zero_poison = false}> : (vector<16xi32>) -> vector<16xi32>
  llvm.store %1, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @smin_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %2 = llvm.intr.smin(%0, %1) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
  llvm.store %2, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @smax_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %2 = llvm.intr.smax(%0, %1) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
  llvm.store %2, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @umin_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %2 = llvm.intr.umin(%0, %1) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
  llvm.store %2, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @umax_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %2 = llvm.intr.umax(%0, %1) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
  llvm.store %2, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @abs_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = "llvm.intr.abs"(%0) <{is_int_min_poison = false}> : (vector<16xi32>) -> vector<16xi32>
  llvm.store %1, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @select_bits_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %2 = llvm.icmp "slt" %0, %1 : vector<16xi32>
  %3 = llvm.add %0, %1 : vector<16xi32>
  %4 = llvm.select %2, %0, %3 : vector<16xi1>, vector<16xi32>
  llvm.store %4, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @any_i32(%p: !llvm.ptr, %q: !llvm.ptr) -> i1 {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %2 = llvm.icmp "ne" %0, %1 : vector<16xi32>
  %3 = "llvm.intr.vector.reduce.or"(%2) : (vector<16xi1>) -> i1
  llvm.return %3 : i1
}
llvm.func @all_i32(%p: !llvm.ptr, %q: !llvm.ptr) -> i1 {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %2 = llvm.icmp "eq" %0, %1 : vector<16xi32>
  %3 = "llvm.intr.vector.reduce.and"(%2) : (vector<16xi1>) -> i1
  llvm.return %3 : i1
}
llvm.func @ctpop_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.intr.ctpop(%0) : (vector<8xi64>) -> vector<8xi64>
  llvm.store %1, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @ctlz_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = "llvm.intr.ctlz"(%0) <{is_zero_poison = false}> : (vector<8xi64>) -> vector<8xi64>
  llvm.store %1, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @cttz_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = "llvm.intr.cttz"(%0) <{is_zero_poison = false}> : (vector<8xi64>) -> vector<8xi64>
  llvm.store %1, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @smin_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %2 = llvm.intr.smin(%0, %1) : (vector<8xi64>, vector<8xi64>) -> vector<8xi64>
  llvm.store %2, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @smax_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %2 = llvm.intr.smax(%0, %1) : (vector<8xi64>, vector<8xi64>) -> vector<8xi64>
  llvm.store %2, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @umin_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %2 = llvm.intr.umin(%0, %1) : (vector<8xi64>, vector<8xi64>) -> vector<8xi64>
  llvm.store %2, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @umax_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %2 = llvm.intr.umax(%0, %1) : (vector<8xi64>, vector<8xi64>) -> vector<8xi64>
  llvm.store %2, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @abs_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = "llvm.intr.abs"(%0) <{is_int_min_poison = false}> : (vector<8xi64>) -> vector<8xi64>
  llvm.store %1, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @select_bits_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %2 = llvm.icmp "slt" %0, %1 : vector<8xi64>
  %3 = llvm.add %0, %1 : vector<8xi64>
  %4 = llvm.select %2, %0, %3 : vector<8xi1>, vector<8xi64>
  llvm.store %4, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @any_i64(%p: !llvm.ptr, %q: !llvm.ptr) -> i1 {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %2 = llvm.icmp "ne" %0, %1 : vector<8xi64>
  %3 = "llvm.intr.vector.reduce.or"(%2) : (vector<8xi1>) -> i1
  llvm.return %3 : i1
}
llvm.func @all_i64(%p: !llvm.ptr, %q: !llvm.ptr) -> i1 {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %2 = llvm.icmp "eq" %0, %1 : vector<8xi64>
  %3 = "llvm.intr.vector.reduce.and"(%2) : (vector<8xi1>) -> i1
  llvm.return %3 : i1
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// static unsigned char in[512], other[512];
// static int wrong;
// static uint64_t next(void) {
//   static uint64_t state = 88172645463325252u;
//   state ^= state << 13, state ^= state >> 7, state ^= state << 17;
//   return state;
// }
// static int ctpop(uint64_t a, int bits) {
//   int count = 0;
//   for (int i = 0; i < bits; i++) count += a >> i & 1;
//   return count;
// }
// static int ctlz(uint64_t a, int bits) {
//   int count = 0;
//   while (count < bits && !(a >> (bits - 1 - count) & 1)) count++;
//   return count;
// }
// static int cttz(uint64_t a, int bits) {
//   int count = 0;
//   while (count < bits && !(a >> count & 1)) count++;
//   return count;
// }
// #define LANES(NAME, T, N, VALUE) { \
//   extern void NAME(void *, void *, void *); \
//   T x[N], y[N], expected[N], got[N]; \
//   for (int i = 0; i < N; i++) { \
//     T a = x[i] = (T)(next() >> 8 >> next() % 56), b = y[i] = (T)(next() >> 8); \
//     expected[i] = (T)(VALUE); (void)b; \
//   } \
//   NAME(x, y, got); \
//   if (memcmp(expected, got, sizeof got)) printf(#NAME "\n"), wrong++; }
// #define MASKS(ANY, ALL) { \
//   extern _Bool ANY(void *, void *), ALL(void *, void *); \
//   for (int i = 0; i < 64; i++) in[i] = other[i] = next() >> 20; \
//   if (ANY(in, other) || !ALL(in, other)) printf("equal: " #ANY "\n"), wrong++; \
//   for (int i = 0; i < 64; i++) { \
//     in[i] ^= 1; \
//     if (!ANY(in, other) || ALL(in, other)) printf("byte %d: " #ANY "\n", i), wrong++; \
//     in[i] ^= 1; \
//   } }
// int main(void) {
//   LANES(ctpop_i8, uint8_t, 64, ctpop(a, 8))
//   LANES(ctlz_i8, uint8_t, 64, ctlz(a, 8))
//   LANES(cttz_i8, uint8_t, 64, cttz(a, 8))
//   LANES(smin_i8, int8_t, 64, a < b ? a : b)
//   LANES(smax_i8, int8_t, 64, a > b ? a : b)
//   LANES(umin_i8, uint8_t, 64, a < b ? a : b)
//   LANES(umax_i8, uint8_t, 64, a > b ? a : b)
//   LANES(abs_i8, int8_t, 64, a < 0 ? -(uint64_t)a : (uint64_t)a)
//   LANES(select_bits_i8, int8_t, 64, a < b ? (uint64_t)a : (uint64_t)a + (uint64_t)b)
//   MASKS(any_i8, all_i8)
//   LANES(ctpop_i16, uint16_t, 32, ctpop(a, 16))
//   LANES(ctlz_i16, uint16_t, 32, ctlz(a, 16))
//   LANES(cttz_i16, uint16_t, 32, cttz(a, 16))
//   LANES(smin_i16, int16_t, 32, a < b ? a : b)
//   LANES(smax_i16, int16_t, 32, a > b ? a : b)
//   LANES(umin_i16, uint16_t, 32, a < b ? a : b)
//   LANES(umax_i16, uint16_t, 32, a > b ? a : b)
//   LANES(abs_i16, int16_t, 32, a < 0 ? -(uint64_t)a : (uint64_t)a)
//   LANES(select_bits_i16, int16_t, 32, a < b ? (uint64_t)a : (uint64_t)a + (uint64_t)b)
//   MASKS(any_i16, all_i16)
//   LANES(ctpop_i32, uint32_t, 16, ctpop(a, 32))
//   LANES(ctlz_i32, uint32_t, 16, ctlz(a, 32))
//   LANES(cttz_i32, uint32_t, 16, cttz(a, 32))
//   LANES(smin_i32, int32_t, 16, a < b ? a : b)
//   LANES(smax_i32, int32_t, 16, a > b ? a : b)
//   LANES(umin_i32, uint32_t, 16, a < b ? a : b)
//   LANES(umax_i32, uint32_t, 16, a > b ? a : b)
//   LANES(abs_i32, int32_t, 16, a < 0 ? -(uint64_t)a : (uint64_t)a)
//   LANES(select_bits_i32, int32_t, 16, a < b ? (uint64_t)a : (uint64_t)a + (uint64_t)b)
//   MASKS(any_i32, all_i32)
//   LANES(ctpop_i64, uint64_t, 8, ctpop(a, 64))
//   LANES(ctlz_i64, uint64_t, 8, ctlz(a, 64))
//   LANES(cttz_i64, uint64_t, 8, cttz(a, 64))
//   LANES(smin_i64, int64_t, 8, a < b ? a : b)
//   LANES(smax_i64, int64_t, 8, a > b ? a : b)
//   LANES(umin_i64, uint64_t, 8, a < b ? a : b)
//   LANES(umax_i64, uint64_t, 8, a > b ? a : b)
//   LANES(abs_i64, int64_t, 8, a < 0 ? -(uint64_t)a : (uint64_t)a)
//   LANES(select_bits_i64, int64_t, 8, a < b ? (uint64_t)a : (uint64_t)a + (uint64_t)b)
//   MASKS(any_i64, all_i64)
//   printf("%d wrong\n", wrong);
//   return 0;
// }
// output:
// 0 wrong
