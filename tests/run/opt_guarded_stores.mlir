// Stores under conditions in loops of vectors: some lanes, none, all; nested branches, and numbers of several sizes.
llvm.func @two(%a: !llvm.ptr, %b: !llvm.ptr, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  %ten = llvm.mlir.constant(10.0 : f32) : f32
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %q = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %w = llvm.load %q : !llvm.ptr -> f32
  %positive = llvm.fcmp "ogt" %v, %zero : f32
  llvm.cond_br %positive, ^yes, ^no
^yes:
  %sum = llvm.fadd %w, %v : f32
  %large = llvm.fcmp "ogt" %sum, %ten : f32
  llvm.cond_br %large, ^store, ^merge(%v : f32)
^store:
  llvm.store %sum, %q : f32, !llvm.ptr
  llvm.br ^merge(%sum : f32)
^no:
  llvm.store %ten, %q : f32, !llvm.ptr
  llvm.br ^merge(%w : f32)
^merge(%x: f32):
  llvm.store %x, %p : f32, !llvm.ptr
  %next = llvm.add %i, %1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
llvm.func @wide(%a: !llvm.ptr, %b: !llvm.ptr, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0.0 : f64) : f64
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %v = llvm.load %p : !llvm.ptr -> f64
  %negative = llvm.fcmp "olt" %v, %zero : f64
  llvm.cond_br %negative, ^yes, ^latch
^yes:
  %q = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %d = llvm.fdiv %v, %v : f64
  llvm.store %d, %q : f64, !llvm.ptr
  llvm.br ^latch
^latch:
  %next = llvm.add %i, %1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
llvm.func @bytes(%a: !llvm.ptr, %b: !llvm.ptr, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %limit = llvm.mlir.constant(100 : i8) : i8
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v = llvm.load %p : !llvm.ptr -> i8
  %is_above = llvm.icmp "ugt" %v, %limit : i8
  llvm.cond_br %is_above, ^yes, ^latch
^yes:
  %q = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %v, %q : i8, !llvm.ptr
  llvm.br ^latch
^latch:
  %next = llvm.add %i, %1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}

// main.c:
// #include <math.h>
// #include <stdint.h>
// #include <stdio.h>
// void two(float *, float *, int64_t);
// void wide(double *, const double *, int64_t);
// void bytes(uint8_t *, const uint8_t *, int64_t);
// enum { N = 77 };
// int main(void) {
//   float a[N], b[N];
//   double c[N], d[N];
//   uint8_t e[N], f[N];
//   for (int i = 0; i < N; i++) {
//     a[i] = (float)i;
//     b[i] = i < 16 ? 1.0f : i < 32 ? -1.0f : i % 7 == 0 ? NAN : i % 3 == 0 ? 2.0f : -3.0f;
//     c[i] = 5.0;
//     d[i] = i % 4 == 1 ? -1.0 : 1.0;
//     e[i] = 1;
//     f[i] = (uint8_t)(i * 37);
//   }
//   two(a, b, N);
//   wide(c, d, N);
//   bytes(e, f, N);
//   double sum = 0, products = 0;
//   uint64_t hash = 0;
//   for (int i = 0; i < N; i++) {
//     int is_right = i < 16 ? a[i] == (i + 1 > 10 ? i + 1 : i) : 1;
//     if (!is_right) printf("a[%d] = %g\n", i, a[i]);
//     sum += a[i];
//     products += isnan(b[i]) ? i : b[i] * (i % 5);
//     hash = hash * 31 + (uint64_t)c[i] * 256 + e[i];
//   }
//   printf("%g %g %llu\n", sum, products, (unsigned long long)hash);
//   return 0;
// }
//
// output:
// 1337 5746 10301056524070320654
