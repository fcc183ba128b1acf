// Every operation of the index dialect.
func.func @ops(%a: index, %b: index, %out: memref<?xindex>) attributes {llvm.emit_c_interface} {
  %add = index.add %a, %b
  %k0 = index.constant 0
  memref.store %add, %out[%k0] : memref<?xindex>
  %sub = index.sub %a, %b
  %k1 = index.constant 1
  memref.store %sub, %out[%k1] : memref<?xindex>
  %mul = index.mul %a, %b
  %k2 = index.constant 2
  memref.store %mul, %out[%k2] : memref<?xindex>
  %divs = index.divs %a, %b
  %k3 = index.constant 3
  memref.store %divs, %out[%k3] : memref<?xindex>
  %divu = index.divu %a, %b
  %k4 = index.constant 4
  memref.store %divu, %out[%k4] : memref<?xindex>
  %ceildivs = index.ceildivs %a, %b
  %k5 = index.constant 5
  memref.store %ceildivs, %out[%k5] : memref<?xindex>
  %ceildivu = index.ceildivu %a, %b
  %k6 = index.constant 6
  memref.store %ceildivu, %out[%k6] : memref<?xindex>
  %floordivs = index.floordivs %a, %b
  %k7 = index.constant 7
  memref.store %floordivs, %out[%k7] : memref<?xindex>
  %rems = index.rems %a, %b
  %k8 = index.constant 8
  memref.store %rems, %out[%k8] : memref<?xindex>
  %remu = index.remu %a, %b
  %k9 = index.constant 9
  memref.store %remu, %out[%k9] : memref<?xindex>
  %maxs = index.maxs %a, %b
  %k10 = index.constant 10
  memref.store %maxs, %out[%k10] : memref<?xindex>
  %maxu = index.maxu %a, %b
  %k11 = index.constant 11
  memref.store %maxu, %out[%k11] : memref<?xindex>
  %mins = index.mins %a, %b
  %k12 = index.constant 12
  memref.store %mins, %out[%k12] : memref<?xindex>
  %minu = index.minu %a, %b
  %k13 = index.constant 13
  memref.store %minu, %out[%k13] : memref<?xindex>
  %and = index.and %a, %b
  %k14 = index.constant 14
  memref.store %and, %out[%k14] : memref<?xindex>
  %or = index.or %a, %b
  %k15 = index.constant 15
  memref.store %or, %out[%k15] : memref<?xindex>
  %xor = index.xor %a, %b
  %k16 = index.constant 16
  memref.store %xor, %out[%k16] : memref<?xindex>
  %mask = index.constant 63
  %amount = index.and %b, %mask
  %shl = index.shl %a, %amount
  %k17 = index.constant 17
  memref.store %shl, %out[%k17] : memref<?xindex>
  %shrs = index.shrs %a, %amount
  %k18 = index.constant 18
  memref.store %shrs, %out[%k18] : memref<?xindex>
  %shru = index.shru %a, %amount
  %k19 = index.constant 19
  memref.store %shru, %out[%k19] : memref<?xindex>
  %one = index.constant 1
  %zero = index.constant 0
  %ceq = index.cmp eq(%a, %b)
  %seq = arith.select %ceq, %one, %zero : index
  %k20 = index.constant 20
  memref.store %seq, %out[%k20] : memref<?xindex>
  %cne = index.cmp ne(%a, %b)
  %sne = arith.select %cne, %one, %zero : index
  %k21 = index.constant 21
  memref.store %sne, %out[%k21] : memref<?xindex>
  %cslt = index.cmp slt(%a, %b)
  %sslt = arith.select %cslt, %one, %zero : index
  %k22 = index.constant 22
  memref.store %sslt, %out[%k22] : memref<?xindex>
  %csle = index.cmp sle(%a, %b)
  %ssle = arith.select %csle, %one, %zero : index
  %k23 = index.constant 23
  memref.store %ssle, %out[%k23] : memref<?xindex>
  %csgt = index.cmp sgt(%a, %b)
  %ssgt = arith.select %csgt, %one, %zero : index
  %k24 = index.constant 24
  memref.store %ssgt, %out[%k24] : memref<?xindex>
  %csge = index.cmp sge(%a, %b)
  %ssge = arith.select %csge, %one, %zero : index
  %k25 = index.constant 25
  memref.store %ssge, %out[%k25] : memref<?xindex>
  %cult = index.cmp ult(%a, %b)
  %sult = arith.select %cult, %one, %zero : index
  %k26 = index.constant 26
  memref.store %sult, %out[%k26] : memref<?xindex>
  %cule = index.cmp ule(%a, %b)
  %sule = arith.select %cule, %one, %zero : index
  %k27 = index.constant 27
  memref.store %sule, %out[%k27] : memref<?xindex>
  %cugt = index.cmp ugt(%a, %b)
  %sugt = arith.select %cugt, %one, %zero : index
  %k28 = index.constant 28
  memref.store %sugt, %out[%k28] : memref<?xindex>
  %cuge = index.cmp uge(%a, %b)
  %suge = arith.select %cuge, %one, %zero : index
  %k29 = index.constant 29
  memref.store %suge, %out[%k29] : memref<?xindex>
  %narrow = index.casts %a : index to i32
  %signed = index.casts %narrow : i32 to index
  %unsigned = index.castu %narrow : i32 to index
  %size = index.sizeof
  %true = index.bool.constant true
  %selected = arith.select %true, %one, %zero : index
  %k30 = index.constant 30
  memref.store %signed, %out[%k30] : memref<?xindex>
  %k31 = index.constant 31
  memref.store %unsigned, %out[%k31] : memref<?xindex>
  %k32 = index.constant 32
  memref.store %size, %out[%k32] : memref<?xindex>
  %k33 = index.constant 33
  memref.store %selected, %out[%k33] : memref<?xindex>
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// int main(void) {
//   static const int64_t values[][2] = {{7, 3}, {-7, 3}, {7, -3}, {-7, -3}, {6, 3}, {-6, 3}, {0, 9}, {1099511627775, 12}, {-4294967297, 60}};
//   for (int i = 0; i < 9; i++) {
//     int64_t out[34];
//     struct MemRefDescriptor_index_1 memref = {out, out, 0, {34}, {1}};
//     _mlir_ciface_ops(values[i][0], values[i][1], &memref);
//     printf("%lld %lld:", (long long)values[i][0], (long long)values[i][1]);
//     for (int k = 0; k < 34; k++)
//       printf(" %lld", (long long)out[k]);
//     printf("\n");
//   }
//   return 0;
// }
// output:
// 7 3: 10 4 21 2 2 3 3 2 1 1 7 7 3 3 3 7 4 56 0 0 0 1 0 0 1 1 0 0 1 1 7 7 64 1
// -7 3: -4 -10 -21 -2 6148914691236517203 -2 6148914691236517203 -3 -1 0 3 -7 -7 3 1 -5 -6 -56 -1 2305843009213693951 0 1 1 1 0 0 0 0 1 1 -7 4294967289 64 1
// 7 -3: 4 10 -21 -2 0 -2 1 -3 1 7 7 -3 -3 7 5 -1 -6 -2305843009213693952 0 0 0 1 0 0 1 1 1 1 0 0 7 7 64 1
// -7 -3: -10 -4 21 2 0 3 1 2 -1 -7 -3 -3 -7 -7 -7 -3 4 2305843009213693952 -1 7 0 1 1 1 0 0 1 1 0 0 -7 4294967289 64 1
// 6 3: 9 3 18 2 2 2 2 2 0 0 6 6 3 3 2 7 5 48 0 0 0 1 0 0 1 1 0 0 1 1 6 6 64 1
// -6 3: -3 -9 -18 -2 6148914691236517203 -2 6148914691236517204 -2 0 1 3 -6 -6 3 2 -5 -7 -48 -1 2305843009213693951 0 1 1 1 0 0 0 0 1 1 -6 4294967290 64 1
// 0 9: 9 -9 0 0 0 0 0 0 0 0 9 9 0 0 0 9 9 0 0 0 0 1 1 1 0 0 1 1 0 0 0 0 64 1
// 1099511627775 12: 1099511627787 1099511627763 13194139533300 91625968981 91625968981 91625968982 91625968982 91625968981 3 3 1099511627775 1099511627775 12 12 12 1099511627775 1099511627763 4503599627366400 268435455 268435455 0 1 0 0 1 1 0 0 1 1 -1 4294967295 64 1
// -4294967297 60: -4294967237 -4294967357 -257698037820 -71582788 307445734490243071 -71582788 307445734490243072 -71582789 -17 59 60 -4294967297 -4294967297 60 60 -4294967297 -4294967357 -1152921504606846976 -1 15 0 1 1 1 0 0 0 0 1 1 -1 4294967295 64 1
