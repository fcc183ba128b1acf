// no-oracle: vector.matrix_multiply, which MLIR 22 has no longer
// Contractions that become loops, for all forms of indexing maps.
func.func @matmul(%a: memref<4096xf32>, %b: memref<4096xf32>, %o: memref<4096xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %xf = vector.load %a[%c0] : memref<4096xf32>, vector<153xf32>
  %x = vector.shape_cast %xf : vector<153xf32> to vector<17x9xf32>
  %yf = vector.load %b[%c0] : memref<4096xf32>, vector<108xf32>
  %y = vector.shape_cast %yf : vector<108xf32> to vector<9x12xf32>
  %zf = vector.load %o[%c0] : memref<4096xf32>, vector<204xf32>
  %z = vector.shape_cast %zf : vector<204xf32> to vector<17x12xf32>
  %r = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %x, %y, %z : vector<17x9xf32>, vector<9x12xf32> into vector<17x12xf32>
  %rf = vector.shape_cast %r : vector<17x12xf32> to vector<204xf32>
  vector.store %rf, %o[%c0] : memref<4096xf32>, vector<204xf32>
  return
}
func.func @transposed(%a: memref<4096xf32>, %b: memref<4096xf32>, %o: memref<4096xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %xf = vector.load %a[%c0] : memref<4096xf32>, vector<110xf32>
  %x = vector.shape_cast %xf : vector<110xf32> to vector<11x10xf32>
  %yf = vector.load %b[%c0] : memref<4096xf32>, vector<143xf32>
  %y = vector.shape_cast %yf : vector<143xf32> to vector<13x11xf32>
  %zf = vector.load %o[%c0] : memref<4096xf32>, vector<130xf32>
  %z = vector.shape_cast %zf : vector<130xf32> to vector<13x10xf32>
  %r = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (n, m)>], iterator_types = ["parallel", "parallel", "reduction"]} %x, %y, %z : vector<11x10xf32>, vector<13x11xf32> into vector<13x10xf32>
  %rf = vector.shape_cast %r : vector<13x10xf32> to vector<130xf32>
  vector.store %rf, %o[%c0] : memref<4096xf32>, vector<130xf32>
  return
}
func.func @batch(%a: memref<4096xf64>, %b: memref<4096xf64>, %o: memref<4096xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %xf = vector.load %a[%c0] : memref<4096xf64>, vector<216xf64>
  %x = vector.shape_cast %xf : vector<216xf64> to vector<3x8x9xf64>
  %yf = vector.load %b[%c0] : memref<4096xf64>, vector<189xf64>
  %y = vector.shape_cast %yf : vector<189xf64> to vector<3x9x7xf64>
  %zf = vector.load %o[%c0] : memref<4096xf64>, vector<168xf64>
  %z = vector.shape_cast %zf : vector<168xf64> to vector<3x8x7xf64>
  %r = vector.contract {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} %x, %y, %z : vector<3x8x9xf64>, vector<3x9x7xf64> into vector<3x8x7xf64>
  %rf = vector.shape_cast %r : vector<3x8x7xf64> to vector<168xf64>
  vector.store %rf, %o[%c0] : memref<4096xf64>, vector<168xf64>
  return
}
func.func @matvec(%a: memref<4096xf32>, %b: memref<4096xf32>, %o: memref<4096xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %xf = vector.load %a[%c0] : memref<4096xf32>, vector<1320xf32>
  %x = vector.shape_cast %xf : vector<1320xf32> to vector<40x33xf32>
  %yf = vector.load %b[%c0] : memref<4096xf32>, vector<33xf32>
  %y = vector.shape_cast %yf : vector<33xf32> to vector<33xf32>
  %zf = vector.load %o[%c0] : memref<4096xf32>, vector<40xf32>
  %z = vector.shape_cast %zf : vector<40xf32> to vector<40xf32>
  %r = vector.contract {indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (k)>, affine_map<(m, k) -> (m)>], iterator_types = ["parallel", "reduction"]} %x, %y, %z : vector<40x33xf32>, vector<33xf32> into vector<40xf32>
  %rf = vector.shape_cast %r : vector<40xf32> to vector<40xf32>
  vector.store %rf, %o[%c0] : memref<4096xf32>, vector<40xf32>
  return
}
func.func @scalar(%a: memref<4096xi64>, %b: memref<4096xi64>, %o: memref<4096xi64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %xf = vector.load %a[%c0] : memref<4096xi64>, vector<1320xi64>
  %x = vector.shape_cast %xf : vector<1320xi64> to vector<40x33xi64>
  %yf = vector.load %b[%c0] : memref<4096xi64>, vector<1320xi64>
  %y = vector.shape_cast %yf : vector<1320xi64> to vector<33x40xi64>
  %z = memref.load %o[%c0] : memref<4096xi64>
  %r = vector.contract {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> ()>], iterator_types = ["reduction", "reduction"]} %x, %y, %z : vector<40x33xi64>, vector<33x40xi64> into i64
  memref.store %r, %o[%c0] : memref<4096xi64>
  return
}
func.func @largest(%a: memref<4096xi32>, %b: memref<4096xi32>, %o: memref<4096xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %xf = vector.load %a[%c0] : memref<4096xi32>, vector<144xi32>
  %x = vector.shape_cast %xf : vector<144xi32> to vector<12x12xi32>
  %yf = vector.load %b[%c0] : memref<4096xi32>, vector<144xi32>
  %y = vector.shape_cast %yf : vector<144xi32> to vector<12x12xi32>
  %zf = vector.load %o[%c0] : memref<4096xi32>, vector<144xi32>
  %z = vector.shape_cast %zf : vector<144xi32> to vector<12x12xi32>
  %r = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxsi>} %x, %y, %z : vector<12x12xi32>, vector<12x12xi32> into vector<12x12xi32>
  %rf = vector.shape_cast %r : vector<12x12xi32> to vector<144xi32>
  vector.store %rf, %o[%c0] : memref<4096xi32>, vector<144xi32>
  return
}
func.func @narrow(%a: memref<4096xi8>, %b: memref<4096xi8>, %o: memref<4096xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %xf = vector.load %a[%c0] : memref<4096xi8>, vector<144xi8>
  %x = vector.shape_cast %xf : vector<144xi8> to vector<12x12xi8>
  %yf = vector.load %b[%c0] : memref<4096xi8>, vector<144xi8>
  %y = vector.shape_cast %yf : vector<144xi8> to vector<12x12xi8>
  %zf = vector.load %o[%c0] : memref<4096xi32>, vector<144xi32>
  %z = vector.shape_cast %zf : vector<144xi32> to vector<12x12xi32>
  %r = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %x, %y, %z : vector<12x12xi8>, vector<12x12xi8> into vector<12x12xi32>
  %rf = vector.shape_cast %r : vector<12x12xi32> to vector<144xi32>
  vector.store %rf, %o[%c0] : memref<4096xi32>, vector<144xi32>
  return
}
func.func @masked(%a: memref<4096xf32>, %b: memref<4096xf32>, %o: memref<4096xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %xf = vector.load %a[%c0] : memref<4096xf32>, vector<120xf32>
  %x = vector.shape_cast %xf : vector<120xf32> to vector<12x10xf32>
  %yf = vector.load %b[%c0] : memref<4096xf32>, vector<110xf32>
  %y = vector.shape_cast %yf : vector<110xf32> to vector<10x11xf32>
  %zf = vector.load %o[%c0] : memref<4096xf32>, vector<132xf32>
  %z = vector.shape_cast %zf : vector<132xf32> to vector<12x11xf32>
  %d0 = arith.constant 11 : index
  %d1 = arith.constant 9 : index
  %d2 = arith.constant 7 : index
  %m = vector.create_mask %d0, %d1, %d2 : vector<12x11x10xi1>
  %r = vector.mask %m { vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %x, %y, %z : vector<12x10xf32>, vector<10x11xf32> into vector<12x11xf32> } : vector<12x11x10xi1> -> vector<12x11xf32>
  %rf = vector.shape_cast %r : vector<12x11xf32> to vector<132xf32>
  vector.store %rf, %o[%c0] : memref<4096xf32>, vector<132xf32>
  return
}
func.func @masked_scalar(%a: memref<4096xi32>, %b: memref<4096xi32>, %o: memref<4096xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %xf = vector.load %a[%c0] : memref<4096xi32>, vector<1320xi32>
  %x = vector.shape_cast %xf : vector<1320xi32> to vector<40x33xi32>
  %yf = vector.load %b[%c0] : memref<4096xi32>, vector<1320xi32>
  %y = vector.shape_cast %yf : vector<1320xi32> to vector<33x40xi32>
  %z = memref.load %o[%c0] : memref<4096xi32>
  %d0 = arith.constant 39 : index
  %d1 = arith.constant 31 : index
  %m = vector.create_mask %d0, %d1 : vector<40x33xi1>
  %r = vector.mask %m { vector.contract {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> ()>], iterator_types = ["reduction", "reduction"]} %x, %y, %z : vector<40x33xi32>, vector<33x40xi32> into i32 } : vector<40x33xi1> -> i32
  memref.store %r, %o[%c0] : memref<4096xi32>
  return
}
func.func @large(%a: memref<4096xi16>, %b: memref<4096xi16>, %o: memref<4096xi16>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %xf = vector.load %a[%c0] : memref<4096xi16>, vector<512xi16>
  %x = vector.shape_cast %xf : vector<512xi16> to vector<64x8xi16>
  %yf = vector.load %b[%c0] : memref<4096xi16>, vector<512xi16>
  %y = vector.shape_cast %yf : vector<512xi16> to vector<8x64xi16>
  %zf = vector.load %o[%c0] : memref<4096xi16>, vector<4096xi16>
  %z = vector.shape_cast %zf : vector<4096xi16> to vector<64x64xi16>
  %r = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %x, %y, %z : vector<64x8xi16>, vector<8x64xi16> into vector<64x64xi16>
  %rf = vector.shape_cast %r : vector<64x64xi16> to vector<4096xi16>
  vector.store %rf, %o[%c0] : memref<4096xi16>, vector<4096xi16>
  return
}
func.func @by_columns(%a: memref<4096xi32>, %b: memref<4096xi32>, %o: memref<4096xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %x = vector.load %a[%c0] : memref<4096xi32>, vector<132xi32>
  %y = vector.load %b[%c0] : memref<4096xi32>, vector<120xi32>
  %r = vector.matrix_multiply %x, %y {lhs_rows = 11 : i32, lhs_columns = 12 : i32, rhs_columns = 10 : i32} : (vector<132xi32>, vector<120xi32>) -> vector<110xi32>
  vector.store %r, %o[%c0] : memref<4096xi32>, vector<110xi32>
  return
}

// main.c:
// #include <stdint.h>
// #include <stdio.h>
// typedef struct { void *allocated, *aligned; int64_t offset, size, stride; } M;
// static int64_t index_of(const char *dims, const int *at, const int *ext) {
//   int64_t n = 0;
//   for (; *dims; dims++) n = n * ext[*dims - 'a'] + at[*dims - 'a'];
//   return n;
// }
// #define TEST(name, T, R, lhs, rhs, res, iters, COMBINE, MASKED, ...) \
//   { \
//     static T a[4096], b[4096]; \
//     static R o[4096], w[4096]; \
//     int ext[26] = {0}, at[26] = {0}, sizes[] = {__VA_ARGS__}, count = 1, bad = 0; \
//     for (int i = 0; i < 4096; i++) a[i] = i * 7 % 5 - 2, b[i] = i * 3 % 7 - 3, o[i] = w[i] = i % 3; \
//     for (int i = 0; iters[i]; i++) ext[iters[i] - 'a'] = sizes[i], count *= sizes[i]; \
//     for (int n = 0; n < count; n++) { \
//       int rest = n, is_set = 1; \
//       for (int i = sizeof iters - 2; i >= 0; i--) at[iters[i] - 'a'] = rest % sizes[i], rest /= sizes[i]; \
//       for (int i = 0; iters[i]; i++) is_set &= at[iters[i] - 'a'] < sizes[i] - 1 - i; \
//       R x = (R)a[index_of(lhs, at, ext)] * (R)b[index_of(rhs, at, ext)], *s = &w[index_of(res, at, ext)]; \
//       if (!MASKED || is_set) *s = COMBINE(*s, x); \
//     } \
//     void _mlir_ciface_##name(M *, M *, M *); \
//     M ma = {a, a, 0, 4096, 1}, mb = {b, b, 0, 4096, 1}, mo = {o, o, 0, 4096, 1}; \
//     _mlir_ciface_##name(&ma, &mb, &mo); \
//     for (int i = 0; i < 4096; i++) bad += o[i] != w[i]; \
//     printf("%s %d\n", #name, bad); \
//   }
// #define ADD(s, x) ((s) + (x))
// #define MAX(s, x) ((s) > (x) ? (s) : (x))
// int main(void) {
//   TEST(matmul, float, float, "mk", "kn", "mn", "mnk", ADD, 0, 17, 12, 9)
//   TEST(transposed, float, float, "km", "nk", "nm", "mnk", ADD, 0, 10, 13, 11)
//   TEST(batch, double, double, "bmk", "bkn", "bmn", "bmnk", ADD, 0, 3, 8, 7, 9)
//   TEST(matvec, float, float, "mk", "k", "m", "mk", ADD, 0, 40, 33)
//   TEST(scalar, int64_t, int64_t, "ij", "ji", "", "ij", ADD, 0, 40, 33)
//   TEST(largest, int32_t, int32_t, "mk", "kn", "mn", "mnk", MAX, 0, 12, 12, 12)
//   TEST(narrow, int8_t, int32_t, "mk", "nk", "mn", "mnk", ADD, 0, 12, 12, 12)
//   TEST(masked, float, float, "mk", "kn", "mn", "mnk", ADD, 1, 12, 11, 10)
//   TEST(masked_scalar, int32_t, int32_t, "ij", "ji", "", "ij", ADD, 1, 40, 33)
//   TEST(large, int16_t, int16_t, "mk", "kn", "mn", "mnk", ADD, 0, 64, 64, 8)
//   static int32_t a[132], b[120], o[110];
//   void _mlir_ciface_by_columns(M *, M *, M *);
//   M ma = {a, a, 0, 4096, 1}, mb = {b, b, 0, 4096, 1}, mo = {o, o, 0, 4096, 1};
//   for (int i = 0; i < 132; i++) a[i] = i * 7 % 11 - 5;
//   for (int i = 0; i < 120; i++) b[i] = i * 5 % 13 - 6;
//   _mlir_ciface_by_columns(&ma, &mb, &mo);
//   int bad = 0;
//   for (int i = 0; i < 11; i++)
//     for (int j = 0; j < 10; j++) {
//       int32_t sum = 0;
//       for (int k = 0; k < 12; k++) sum += a[i + k * 11] * b[k + j * 12];
//       bad += o[i + j * 11] != sum;
//     }
//   printf("by_columns %d\n", bad);
//   return 0;
// }
//
// output:
// matmul 0
// transposed 0
// batch 0
// matvec 0
// scalar 0
// largest 0
// narrow 0
// masked 0
// masked_scalar 0
// large 0
// by_columns 0
