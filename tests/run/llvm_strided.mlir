// Strided accesses under vector predication.

llvm.func @vp_strided_load(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %s = llvm.mlir.constant(-4 : i32) : i32
  %e = llvm.getelementptr %q[7] : (!llvm.ptr) -> !llvm.ptr, i32
  %x = "llvm.intr.experimental.vp.strided.load"(%e, %s, %m, %n) : (!llvm.ptr, i32, vector<8xi1>, i32) -> vector<8xi32>
  %zero = llvm.mlir.zero : vector<8xi32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_strided_store(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %s = llvm.mlir.constant(4 : i64) : i64
  llvm.store %w, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  "llvm.intr.experimental.vp.strided.store"(%v, %o, %s, %m, %n) : (vector<8xi32>, !llvm.ptr, i64, vector<8xi1>, i32) -> ()
  %r = llvm.load %o {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
// no-oracle: llc cannot select strided accesses for x86-64
// main.c:
// #include <stdio.h>
// #include <string.h>
// void vp_strided_load(const void *, const void *, void *);
// void vp_strided_store(const void *, const void *, void *);
// static const int ints[2][8] = {{7, -3, 12, 5, 0, 100, -128, 33}, {4, 1, 9, -7, 3, 6, 2, 50}};
// static char out[256];
// #define RUN_i32(f, n) do { memset(out, 0, sizeof out); f(IN[0], IN[1], out); printf(#f); for (int i = 0; i < n; i++) { int v; memcpy(&v, out + i * sizeof v, sizeof v); printf(" %ld", (long)v); } printf("\n"); } while (0)
// #define RUN_i8(f, n) do { memset(out, 0, sizeof out); f(IN[0], IN[1], out); printf(#f); for (int i = 0; i < n; i++) { signed char v; memcpy(&v, out + i * sizeof v, sizeof v); printf(" %ld", (long)v); } printf("\n"); } while (0)
// #define RUN_i64(f, n) do { memset(out, 0, sizeof out); f(IN[0], IN[1], out); printf(#f); for (int i = 0; i < n; i++) { long v; memcpy(&v, out + i * sizeof v, sizeof v); printf(" %ld", (long)v); } printf("\n"); } while (0)
// #define RUN_f32(f, n) do { memset(out, 0, sizeof out); f(IN[0], IN[1], out); printf(#f); for (int i = 0; i < n; i++) { float v; memcpy(&v, out + i * sizeof v, sizeof v); printf(" %g", (double)v); } printf("\n"); } while (0)
// #define RUN_f64(f, n) do { memset(out, 0, sizeof out); f(IN[0], IN[1], out); printf(#f); for (int i = 0; i < n; i++) { double v; memcpy(&v, out + i * sizeof v, sizeof v); printf(" %g", (double)v); } printf("\n"); } while (0)
// #define RUN_i16(f, n) do { memset(out, 0, sizeof out); f(IN[0], IN[1], out); printf(#f); for (int i = 0; i < n; i++) { short v; memcpy(&v, out + i * sizeof v, sizeof v); printf(" %ld", (long)v); } printf("\n"); } while (0)
// int main(void) {
// #define IN ints
//   RUN_i32(vp_strided_load, 8);
// #undef IN
// #define IN ints
//   RUN_i32(vp_strided_store, 8);
// #undef IN
//   return 0;
// }
// output:
// vp_strided_load 50 2 6 3 -7 9 0 0
// vp_strided_store 7 -3 12 5 0 100 2 50
