// Lanes that only pad a vector are poison. Divisions by them do not trap.
// no-oracle: LLVM may trap

// Padding of a transfer.
func.func @padded(%a: memref<2x5xi16>, %b: memref<2x5xi16>, %q: memref<2x5xi16>, %r: memref<2x5xi16>) attributes {llvm.emit_c_interface} {
  %p = ub.poison : i16
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %c2 step %c1 {
    %0 = vector.transfer_read %a[%i, %c0], %p : memref<2x5xi16>, vector<8xi16>
    %1 = vector.transfer_read %b[%i, %c0], %p : memref<2x5xi16>, vector<8xi16>
    %2 = arith.divsi %0, %1 : vector<8xi16>
    %3 = arith.remui %0, %1 : vector<8xi16>
    vector.transfer_write %2, %q[%i, %c0] : vector<8xi16>, memref<2x5xi16>
    vector.transfer_write %3, %r[%i, %c0] : vector<8xi16>, memref<2x5xi16>
  }
  return
}

// Masked lanes, converted from floats and extended before the division.
func.func @masked(%a: memref<?xf32>, %n: index) -> i64 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %p = ub.poison : vector<8xf32>
  %mask = vector.create_mask %n : vector<8xi1>
  %0 = vector.maskedload %a[%c0], %mask, %p : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  %1 = arith.fptosi %0 : vector<8xf32> to vector<8xi32>
  %2 = arith.extsi %1 : vector<8xi32> to vector<8xi64>
  %c = arith.constant dense<1000> : vector<8xi64>
  %3 = arith.divsi %c, %2 : vector<8xi64>
  %4 = arith.remsi %c, %2 : vector<8xi64>
  %5 = arith.addi %3, %4 : vector<8xi64>
  %z = arith.constant dense<0> : vector<8xi64>
  %6 = arith.select %mask, %5, %z : vector<8xi1>, vector<8xi64>
  %7 = vector.reduction <add>, %6 : vector<8xi64> into i64
  return %7 : i64
}

// A selected scalar; the quotient is discarded if it is poison.
func.func @selected(%a: i32, %b: i32) -> i32 attributes {llvm.emit_c_interface} {
  %p = ub.poison : i32
  %z = arith.constant 0 : i32
  %is = arith.cmpi ne, %b, %z : i32
  %d = arith.select %is, %b, %p : i32
  %0 = arith.divui %a, %d : i32
  %1 = arith.select %is, %0, %z : i32
  return %1 : i32
}

// Poison lanes of a shuffle; lanes of the operand that the shuffle does not select are 0.
func.func @shuffled(%a: i32, %b: i32, %zero: i32) -> i32 attributes {llvm.emit_c_interface} {
  %0 = vector.from_elements %a, %zero, %b, %zero : vector<4xi32>
  %1 = vector.shuffle %0, %0 [0, -1, 2, -1, -1, -1, -1, -1] : vector<4xi32>, vector<4xi32>
  %c = arith.constant dense<100> : vector<8xi32>
  %2 = arith.divsi %c, %1 : vector<8xi32>
  %3 = vector.extract %2[0] : i32 from vector<8xi32>
  %4 = vector.extract %2[2] : i32 from vector<8xi32>
  %5 = arith.addi %3, %4 : i32
  return %5 : i32
}

// Two lanes of four that are set.
func.func @inserted(%a: i64, %b: i64) -> i64 attributes {llvm.emit_c_interface} {
  %p = ub.poison : vector<4xi64>
  %0 = vector.insert %a, %p[0] : i64 into vector<4xi64>
  %1 = vector.insert %b, %0[2] : i64 into vector<4xi64>
  %c = arith.constant dense<100> : vector<4xi64>
  %2 = arith.remui %c, %1 : vector<4xi64>
  %3 = vector.extract %2[0] : i64 from vector<4xi64>
  %4 = vector.extract %2[2] : i64 from vector<4xi64>
  %5 = arith.addi %3, %4 : i64
  return %5 : i64
}

// main.c:
// #include <stdint.h>
// #include <stdio.h>
// typedef struct { int16_t *allocated, *aligned; int64_t offset, size[2], stride[2]; } M;
// typedef struct { float *allocated, *aligned; int64_t offset, size[1], stride[1]; } F;
// void _mlir_ciface_padded(M *, M *, M *, M *);
// int64_t _mlir_ciface_masked(F *, int64_t);
// int32_t _mlir_ciface_selected(int32_t, int32_t);
// int32_t _mlir_ciface_shuffled(int32_t, int32_t, int32_t);
// int64_t _mlir_ciface_inserted(int64_t, int64_t);
// int main(void) {
//   int16_t a[2][5] = {{100, -7, 30, 9, 1}, {-9, 8, 7, 6, 5}}, b[2][5] = {{7, 2, -3, 9, 5}, {2, 3, 4, -1, 6}};
//   int16_t q[2][5], r[2][5];
//   M ma = {a[0], a[0], 0, {2, 5}, {5, 1}}, mb = {b[0], b[0], 0, {2, 5}, {5, 1}};
//   M mq = {q[0], q[0], 0, {2, 5}, {5, 1}}, mr = {r[0], r[0], 0, {2, 5}, {5, 1}};
//   _mlir_ciface_padded(&ma, &mb, &mq, &mr);
//   int good = 1;
//   for (int i = 0; i < 2; i++)
//     for (int j = 0; j < 5; j++)
//       good &= q[i][j] == (int16_t)(a[i][j] / b[i][j]) && r[i][j] == (int16_t)((uint16_t)a[i][j] % (uint16_t)b[i][j]);
//   printf("%s\n", good ? "good" : "bad");
//   float f[3] = {3, 7, -9};
//   F mf = {f, f, 0, {3}, {1}};
//   printf("%ld\n", (long)_mlir_ciface_masked(&mf, 3));
//   printf("%d %d\n", _mlir_ciface_selected(50, 7), _mlir_ciface_selected(50, 0));
//   printf("%d\n", _mlir_ciface_shuffled(3, 7, 0));
//   printf("%ld\n", (long)_mlir_ciface_inserted(7, 9));
//   return 0;
// }
//
// output:
// good
// 372
// 7 0
// 47
// 3
