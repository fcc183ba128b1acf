// Selects between masks: constant arms, an inverse, and an arm that is a mask itself.
llvm.func @masks(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %true = llvm.mlir.constant(dense<true> : vector<16xi1>) : vector<16xi1>
  %false = llvm.mlir.zero : vector<16xi1>
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %ne = llvm.icmp "ne" %a, %b : vector<16xi8>
  %lt = llvm.icmp "slt" %a, %b : vector<16xi8>
  %ult = llvm.icmp "ult" %a, %b : vector<16xi8>
  %any = llvm.select %lt, %true, %ult : vector<16xi1>, vector<16xi1>
  %both = llvm.select %lt, %ult, %false : vector<16xi1>, vector<16xi1>
  %not = llvm.select %both, %false, %true : vector<16xi1>, vector<16xi1>
  %mixed = llvm.select %ne, %not, %any : vector<16xi1>, vector<16xi1>
  %0 = llvm.zext %any : vector<16xi1> to vector<16xi8>
  %1 = llvm.sext %both : vector<16xi1> to vector<16xi8>
  %2 = llvm.zext %not : vector<16xi1> to vector<16xi8>
  %3 = llvm.zext %mixed : vector<16xi1> to vector<16xi8>
  llvm.store %0, %r {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  %r1 = llvm.getelementptr %r[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %1, %r1 {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  %r2 = llvm.getelementptr %r[32] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %2, %r2 {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  %r3 = llvm.getelementptr %r[48] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %3, %r3 {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// void masks(const int8_t *, const int8_t *, int8_t *);
// int main(void) {
//   int8_t a[16], b[16], r[64];
//   int good = 0;
//   for (int first = -128; first < 128; first++) {
//     for (int i = 0; i < 16; i++) a[i] = (int8_t)first, b[i] = (int8_t)(first * 7 + i * 17);
//     b[3] = a[3];
//     masks(a, b, r);
//     for (int i = 0; i < 16; i++) {
//       int lt = a[i] < b[i], ult = (uint8_t)a[i] < (uint8_t)b[i];
//       int any = lt || ult, both = lt && ult, mixed = a[i] != b[i] ? !both : any;
//       good += r[i] == any && r[16 + i] == -both && r[32 + i] == !both && r[48 + i] == mixed;
//     }
//   }
//   printf("%d\n", good);
//   return 0;
// }
// output:
// 4096
