// Many vectors of 256 bits are live across calls, in a loop, and at its end.
llvm.func @touch()
llvm.func @live(%x: !llvm.ptr, %y: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %p0 = llvm.getelementptr %x[0] : (!llvm.ptr) -> !llvm.ptr, i8
  %v0 = llvm.load %p0 {alignment = 1} : !llvm.ptr -> vector<8xf32>
  %p1 = llvm.getelementptr %x[32] : (!llvm.ptr) -> !llvm.ptr, i8
  %v1 = llvm.load %p1 {alignment = 1} : !llvm.ptr -> vector<4xf64>
  %p2 = llvm.getelementptr %x[64] : (!llvm.ptr) -> !llvm.ptr, i8
  %v2 = llvm.load %p2 {alignment = 1} : !llvm.ptr -> vector<8xi32>
  %p3 = llvm.getelementptr %x[96] : (!llvm.ptr) -> !llvm.ptr, i8
  %v3 = llvm.load %p3 {alignment = 1} : !llvm.ptr -> vector<32xi8>
  %p4 = llvm.getelementptr %x[128] : (!llvm.ptr) -> !llvm.ptr, i8
  %v4 = llvm.load %p4 {alignment = 1} : !llvm.ptr -> vector<8xf32>
  %p5 = llvm.getelementptr %x[160] : (!llvm.ptr) -> !llvm.ptr, i8
  %v5 = llvm.load %p5 {alignment = 1} : !llvm.ptr -> vector<4xf64>
  %p6 = llvm.getelementptr %x[192] : (!llvm.ptr) -> !llvm.ptr, i8
  %v6 = llvm.load %p6 {alignment = 1} : !llvm.ptr -> vector<8xi32>
  %p7 = llvm.getelementptr %x[224] : (!llvm.ptr) -> !llvm.ptr, i8
  %v7 = llvm.load %p7 {alignment = 1} : !llvm.ptr -> vector<32xi8>
  %p8 = llvm.getelementptr %x[256] : (!llvm.ptr) -> !llvm.ptr, i8
  %v8 = llvm.load %p8 {alignment = 1} : !llvm.ptr -> vector<8xf32>
  %p9 = llvm.getelementptr %x[288] : (!llvm.ptr) -> !llvm.ptr, i8
  %v9 = llvm.load %p9 {alignment = 1} : !llvm.ptr -> vector<4xf64>
  %p10 = llvm.getelementptr %x[320] : (!llvm.ptr) -> !llvm.ptr, i8
  %v10 = llvm.load %p10 {alignment = 1} : !llvm.ptr -> vector<8xi32>
  %p11 = llvm.getelementptr %x[352] : (!llvm.ptr) -> !llvm.ptr, i8
  %v11 = llvm.load %p11 {alignment = 1} : !llvm.ptr -> vector<32xi8>
  %p12 = llvm.getelementptr %x[384] : (!llvm.ptr) -> !llvm.ptr, i8
  %v12 = llvm.load %p12 {alignment = 1} : !llvm.ptr -> vector<8xf32>
  %p13 = llvm.getelementptr %x[416] : (!llvm.ptr) -> !llvm.ptr, i8
  %v13 = llvm.load %p13 {alignment = 1} : !llvm.ptr -> vector<4xf64>
  %p14 = llvm.getelementptr %x[448] : (!llvm.ptr) -> !llvm.ptr, i8
  %v14 = llvm.load %p14 {alignment = 1} : !llvm.ptr -> vector<8xi32>
  %p15 = llvm.getelementptr %x[480] : (!llvm.ptr) -> !llvm.ptr, i8
  %v15 = llvm.load %p15 {alignment = 1} : !llvm.ptr -> vector<32xi8>
  %p16 = llvm.getelementptr %x[512] : (!llvm.ptr) -> !llvm.ptr, i8
  %v16 = llvm.load %p16 {alignment = 1} : !llvm.ptr -> vector<8xf32>
  %p17 = llvm.getelementptr %x[544] : (!llvm.ptr) -> !llvm.ptr, i8
  %v17 = llvm.load %p17 {alignment = 1} : !llvm.ptr -> vector<4xf64>
  %p18 = llvm.getelementptr %x[576] : (!llvm.ptr) -> !llvm.ptr, i8
  %v18 = llvm.load %p18 {alignment = 1} : !llvm.ptr -> vector<8xi32>
  %p19 = llvm.getelementptr %x[608] : (!llvm.ptr) -> !llvm.ptr, i8
  %v19 = llvm.load %p19 {alignment = 1} : !llvm.ptr -> vector<32xi8>
  %p20 = llvm.getelementptr %x[640] : (!llvm.ptr) -> !llvm.ptr, i8
  %v20 = llvm.load %p20 {alignment = 1} : !llvm.ptr -> vector<8xf32>
  %p21 = llvm.getelementptr %x[672] : (!llvm.ptr) -> !llvm.ptr, i8
  %v21 = llvm.load %p21 {alignment = 1} : !llvm.ptr -> vector<4xf64>
  %p22 = llvm.getelementptr %x[704] : (!llvm.ptr) -> !llvm.ptr, i8
  %v22 = llvm.load %p22 {alignment = 1} : !llvm.ptr -> vector<8xi32>
  %p23 = llvm.getelementptr %x[736] : (!llvm.ptr) -> !llvm.ptr, i8
  %v23 = llvm.load %p23 {alignment = 1} : !llvm.ptr -> vector<32xi8>
  llvm.call @touch() : () -> ()
  llvm.br ^head(%zero, %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v17, %v18, %v19, %v20, %v21, %v22, %v23 : i64, vector<8xf32>, vector<4xf64>, vector<8xi32>, vector<32xi8>, vector<8xf32>, vector<4xf64>, vector<8xi32>, vector<32xi8>, vector<8xf32>, vector<4xf64>, vector<8xi32>, vector<32xi8>, vector<8xf32>, vector<4xf64>, vector<8xi32>, vector<32xi8>, vector<8xf32>, vector<4xf64>, vector<8xi32>, vector<32xi8>, vector<8xf32>, vector<4xf64>, vector<8xi32>, vector<32xi8>)
^head(%i: i64, %a0: vector<8xf32>, %a1: vector<4xf64>, %a2: vector<8xi32>, %a3: vector<32xi8>, %a4: vector<8xf32>, %a5: vector<4xf64>, %a6: vector<8xi32>, %a7: vector<32xi8>, %a8: vector<8xf32>, %a9: vector<4xf64>, %a10: vector<8xi32>, %a11: vector<32xi8>, %a12: vector<8xf32>, %a13: vector<4xf64>, %a14: vector<8xi32>, %a15: vector<32xi8>, %a16: vector<8xf32>, %a17: vector<4xf64>, %a18: vector<8xi32>, %a19: vector<32xi8>, %a20: vector<8xf32>, %a21: vector<4xf64>, %a22: vector<8xi32>, %a23: vector<32xi8>):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^end
^body:
  %b0 = llvm.fadd %a0, %v0 : vector<8xf32>
  %b1 = llvm.fadd %a1, %v1 : vector<4xf64>
  %b2 = llvm.add %a2, %v2 : vector<8xi32>
  %b3 = llvm.add %a3, %v3 : vector<32xi8>
  %b4 = llvm.fadd %a4, %v4 : vector<8xf32>
  %b5 = llvm.fadd %a5, %v5 : vector<4xf64>
  %b6 = llvm.add %a6, %v6 : vector<8xi32>
  %b7 = llvm.add %a7, %v7 : vector<32xi8>
  %b8 = llvm.fadd %a8, %v8 : vector<8xf32>
  %b9 = llvm.fadd %a9, %v9 : vector<4xf64>
  %b10 = llvm.add %a10, %v10 : vector<8xi32>
  %b11 = llvm.add %a11, %v11 : vector<32xi8>
  %b12 = llvm.fadd %a12, %v12 : vector<8xf32>
  %b13 = llvm.fadd %a13, %v13 : vector<4xf64>
  %b14 = llvm.add %a14, %v14 : vector<8xi32>
  %b15 = llvm.add %a15, %v15 : vector<32xi8>
  %b16 = llvm.fadd %a16, %v16 : vector<8xf32>
  %b17 = llvm.fadd %a17, %v17 : vector<4xf64>
  %b18 = llvm.add %a18, %v18 : vector<8xi32>
  %b19 = llvm.add %a19, %v19 : vector<32xi8>
  %b20 = llvm.fadd %a20, %v20 : vector<8xf32>
  %b21 = llvm.fadd %a21, %v21 : vector<4xf64>
  %b22 = llvm.add %a22, %v22 : vector<8xi32>
  %b23 = llvm.add %a23, %v23 : vector<32xi8>
  llvm.call @touch() : () -> ()
  %next = llvm.add %i, %one : i64
  llvm.br ^head(%next, %b0, %b1, %b2, %b3, %b4, %b5, %b6, %b7, %b8, %b9, %b10, %b11, %b12, %b13, %b14, %b15, %b16, %b17, %b18, %b19, %b20, %b21, %b22, %b23 : i64, vector<8xf32>, vector<4xf64>, vector<8xi32>, vector<32xi8>, vector<8xf32>, vector<4xf64>, vector<8xi32>, vector<32xi8>, vector<8xf32>, vector<4xf64>, vector<8xi32>, vector<32xi8>, vector<8xf32>, vector<4xf64>, vector<8xi32>, vector<32xi8>, vector<8xf32>, vector<4xf64>, vector<8xi32>, vector<32xi8>, vector<8xf32>, vector<4xf64>, vector<8xi32>, vector<32xi8>)
^end:
  llvm.call @touch() : () -> ()
  %q0 = llvm.getelementptr %y[0] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a0, %q0 {alignment = 1} : vector<8xf32>, !llvm.ptr
  %q1 = llvm.getelementptr %y[32] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a1, %q1 {alignment = 1} : vector<4xf64>, !llvm.ptr
  %q2 = llvm.getelementptr %y[64] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a2, %q2 {alignment = 1} : vector<8xi32>, !llvm.ptr
  %q3 = llvm.getelementptr %y[96] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a3, %q3 {alignment = 1} : vector<32xi8>, !llvm.ptr
  %q4 = llvm.getelementptr %y[128] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a4, %q4 {alignment = 1} : vector<8xf32>, !llvm.ptr
  %q5 = llvm.getelementptr %y[160] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a5, %q5 {alignment = 1} : vector<4xf64>, !llvm.ptr
  %q6 = llvm.getelementptr %y[192] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a6, %q6 {alignment = 1} : vector<8xi32>, !llvm.ptr
  %q7 = llvm.getelementptr %y[224] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a7, %q7 {alignment = 1} : vector<32xi8>, !llvm.ptr
  %q8 = llvm.getelementptr %y[256] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a8, %q8 {alignment = 1} : vector<8xf32>, !llvm.ptr
  %q9 = llvm.getelementptr %y[288] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a9, %q9 {alignment = 1} : vector<4xf64>, !llvm.ptr
  %q10 = llvm.getelementptr %y[320] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a10, %q10 {alignment = 1} : vector<8xi32>, !llvm.ptr
  %q11 = llvm.getelementptr %y[352] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a11, %q11 {alignment = 1} : vector<32xi8>, !llvm.ptr
  %q12 = llvm.getelementptr %y[384] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a12, %q12 {alignment = 1} : vector<8xf32>, !llvm.ptr
  %q13 = llvm.getelementptr %y[416] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a13, %q13 {alignment = 1} : vector<4xf64>, !llvm.ptr
  %q14 = llvm.getelementptr %y[448] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a14, %q14 {alignment = 1} : vector<8xi32>, !llvm.ptr
  %q15 = llvm.getelementptr %y[480] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a15, %q15 {alignment = 1} : vector<32xi8>, !llvm.ptr
  %q16 = llvm.getelementptr %y[512] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a16, %q16 {alignment = 1} : vector<8xf32>, !llvm.ptr
  %q17 = llvm.getelementptr %y[544] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a17, %q17 {alignment = 1} : vector<4xf64>, !llvm.ptr
  %q18 = llvm.getelementptr %y[576] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a18, %q18 {alignment = 1} : vector<8xi32>, !llvm.ptr
  %q19 = llvm.getelementptr %y[608] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a19, %q19 {alignment = 1} : vector<32xi8>, !llvm.ptr
  %q20 = llvm.getelementptr %y[640] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a20, %q20 {alignment = 1} : vector<8xf32>, !llvm.ptr
  %q21 = llvm.getelementptr %y[672] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a21, %q21 {alignment = 1} : vector<4xf64>, !llvm.ptr
  %q22 = llvm.getelementptr %y[704] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a22, %q22 {alignment = 1} : vector<8xi32>, !llvm.ptr
  %q23 = llvm.getelementptr %y[736] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a23, %q23 {alignment = 1} : vector<32xi8>, !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// void live(const void *x, void *y, int64_t n);
// void touch(void) {
// #ifdef __x86_64__
//   __asm__ volatile("pxor %%xmm0, %%xmm0; pxor %%xmm1, %%xmm1; pxor %%xmm2, %%xmm2; pxor %%xmm3, %%xmm3;"
//                    "pxor %%xmm4, %%xmm4; pxor %%xmm5, %%xmm5" ::: "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5");
// #ifndef _WIN32
//   __asm__ volatile("pxor %%xmm6, %%xmm6; pxor %%xmm7, %%xmm7; pxor %%xmm8, %%xmm8; pxor %%xmm9, %%xmm9;"
//                    "pxor %%xmm10, %%xmm10; pxor %%xmm11, %%xmm11; pxor %%xmm12, %%xmm12; pxor %%xmm13, %%xmm13;"
//                    "pxor %%xmm14, %%xmm14; pxor %%xmm15, %%xmm15" ::: "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", "xmm11",
//                    "xmm12", "xmm13", "xmm14", "xmm15");
// #endif
// #endif
// }
// int main(void) {
//   static union { float f[8]; double d[4]; int32_t i[8]; uint8_t b[32]; } x[24], y[24];
//   int wrong = 0;
//   for (int v = 0; v < 24; v++)
//     for (int lane = 0; lane < 32; lane++) {
//       if (v % 4 == 0 && lane < 8) x[v].f[lane] = v * 8 + lane;
//       if (v % 4 == 1 && lane < 4) x[v].d[lane] = v * 8 + lane;
//       if (v % 4 == 2 && lane < 8) x[v].i[lane] = v * 1000 + lane;
//       if (v % 4 == 3) x[v].b[lane] = v * 5 + lane;
//     }
//   live(x, y, 10);
//   for (int v = 0; v < 24; v++)
//     for (int lane = 0; lane < 32; lane++) {
//       if (v % 4 == 0 && lane < 8) wrong += y[v].f[lane] != 11 * x[v].f[lane];
//       if (v % 4 == 1 && lane < 4) wrong += y[v].d[lane] != 11 * x[v].d[lane];
//       if (v % 4 == 2 && lane < 8) wrong += y[v].i[lane] != 11 * x[v].i[lane];
//       if (v % 4 == 3) wrong += y[v].b[lane] != (uint8_t)(11 * x[v].b[lane]);
//     }
//   printf("%d wrong, %g %g %d %d\n", wrong, y[4].f[7], y[5].d[3], y[6].i[7], y[7].b[31]);
//   return 0;
// }
// output:
// 0 wrong, 429 473 66077 214
