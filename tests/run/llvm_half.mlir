// Half-precision floats.

llvm.func @fadd_f16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> f16
  %b = llvm.load %q : !llvm.ptr -> f16
  %r = llvm.fadd %a, %b : f16
  llvm.store %r, %o : f16, !llvm.ptr
  llvm.return
}
llvm.func @fsub_f16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> f16
  %b = llvm.load %q : !llvm.ptr -> f16
  %r = llvm.fsub %a, %b : f16
  llvm.store %r, %o : f16, !llvm.ptr
  llvm.return
}
llvm.func @fmul_f16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> f16
  %b = llvm.load %q : !llvm.ptr -> f16
  %r = llvm.fmul %a, %b : f16
  llvm.store %r, %o : f16, !llvm.ptr
  llvm.return
}
llvm.func @fdiv_f16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> f16
  %b = llvm.load %q : !llvm.ptr -> f16
  %r = llvm.fdiv %a, %b : f16
  llvm.store %r, %o : f16, !llvm.ptr
  llvm.return
}
llvm.func @frem_f16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> f16
  %b = llvm.load %q : !llvm.ptr -> f16
  %r = llvm.frem %a, %b : f16
  llvm.store %r, %o : f16, !llvm.ptr
  llvm.return
}
llvm.func @fneg_f16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> f16
  %b = llvm.load %q : !llvm.ptr -> f16
  %r = llvm.fneg %a : f16
  llvm.store %r, %o : f16, !llvm.ptr
  llvm.return
}
llvm.func @through_f32_f16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> f16
  %b = llvm.load %q : !llvm.ptr -> f16
  %x = llvm.fpext %a : f16 to f32
  %y = llvm.fpext %b : f16 to f32
  %z = llvm.fmul %x, %y : f32
  %r = llvm.fptrunc %z : f32 to f16
  llvm.store %r, %o : f16, !llvm.ptr
  llvm.return
}
llvm.func @through_f64_f16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> f16
  %b = llvm.load %q : !llvm.ptr -> f16
  %x = llvm.fpext %a : f16 to f64
  %y = llvm.fpext %b : f16 to f64
  %z = llvm.fdiv %x, %y : f64
  %r = llvm.fptrunc %z : f64 to f16
  llvm.store %r, %o : f16, !llvm.ptr
  llvm.return
}
llvm.func @sqrt_f16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> f16
  %b = llvm.load %q : !llvm.ptr -> f16
  %r = llvm.intr.sqrt(%a) : (f16) -> f16
  llvm.store %r, %o : f16, !llvm.ptr
  llvm.return
}
llvm.func @fabs_f16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> f16
  %b = llvm.load %q : !llvm.ptr -> f16
  %r = llvm.intr.fabs(%a) : (f16) -> f16
  llvm.store %r, %o : f16, !llvm.ptr
  llvm.return
}
llvm.func @maximum_f16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> f16
  %b = llvm.load %q : !llvm.ptr -> f16
  %r = llvm.intr.maximum(%a, %b) : (f16, f16) -> f16
  llvm.store %r, %o : f16, !llvm.ptr
  llvm.return
}
llvm.func @select_f16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> f16
  %b = llvm.load %q : !llvm.ptr -> f16
  %c = llvm.fcmp "olt" %a, %b : f16
  %r = llvm.select %c, %a, %b : i1, f16
  llvm.store %r, %o : f16, !llvm.ptr
  llvm.return
}
llvm.func @int_f16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> f16
  %b = llvm.load %q : !llvm.ptr -> f16
  %most = llvm.mlir.constant(1.000000e+04 : f16) : f16
  %least = llvm.mlir.constant(-1.000000e+04 : f16) : f16
  %below = llvm.intr.minimum(%a, %most) : (f16, f16) -> f16
  %within = llvm.intr.maximum(%below, %least) : (f16, f16) -> f16
  %k = llvm.mlir.constant(1000 : i32) : i32
  %i = llvm.fptosi %within : f16 to i32
  %j = llvm.srem %i, %k : i32
  %r = llvm.sitofp %j : i32 to f16
  llvm.store %r, %o : f16, !llvm.ptr
  llvm.return
}
llvm.func @constant_f16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> f16
  %b = llvm.load %q : !llvm.ptr -> f16
  %k = llvm.mlir.constant(1.500000e+00 : f16) : f16
  %r = llvm.fadd %a, %k : f16
  llvm.store %r, %o : f16, !llvm.ptr
  llvm.return
}
llvm.func internal @callee_f16(%x: f16, %y: f32, %z: f16) -> f16 attributes {no_inline} {
  %r = llvm.fsub %x, %z : f16
  llvm.return %r : f16
}
llvm.func @call_f16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> f16
  %b = llvm.load %q : !llvm.ptr -> f16
  %k = llvm.mlir.constant(1.0 : f32) : f32
  %r = llvm.call @callee_f16(%a, %k, %b) : (f16, f32, f16) -> f16
  llvm.store %r, %o : f16, !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdio.h>
// #include <string.h>
// void fadd_f16(const void *, const void *, void *);
// void fsub_f16(const void *, const void *, void *);
// void fmul_f16(const void *, const void *, void *);
// void fdiv_f16(const void *, const void *, void *);
// void frem_f16(const void *, const void *, void *);
// void fneg_f16(const void *, const void *, void *);
// void through_f32_f16(const void *, const void *, void *);
// void through_f64_f16(const void *, const void *, void *);
// void sqrt_f16(const void *, const void *, void *);
// void fabs_f16(const void *, const void *, void *);
// void maximum_f16(const void *, const void *, void *);
// void select_f16(const void *, const void *, void *);
// void int_f16(const void *, const void *, void *);
// void constant_f16(const void *, const void *, void *);
// void call_f16(const void *, const void *, void *);
// static const unsigned short f16[] = {0, 0x8000, 1, 0x3ff, 0x400, 0x3c00, 0xbc01, 0x3555, 0x4248, 0x7bff, 0xfbff, 0x5640, 0xd001, 0x7c00, 0x2e66, 0x6400};
// #define RUN(f, table, infinity) do { unsigned long long h = 0; printf(#f); for (int i = 0; i < 16; i++) for (int j = 0; j < 16; j++) { unsigned short r = 0; f(&table[i], &table[j], &r); if ((r & 0x7fff) > infinity) r = 0x7fff; h = h * 31 + r; if (j == (i * 7 + 3) % 16) printf(" %x", r); } printf(" %llx\n", h); } while (0)
// int main(void) {
//   RUN(fadd_f16, f16, 0x7c00);
//   RUN(fsub_f16, f16, 0x7c00);
//   RUN(fmul_f16, f16, 0x7c00);
//   RUN(fdiv_f16, f16, 0x7c00);
//   RUN(frem_f16, f16, 0x7c00);
//   RUN(fneg_f16, f16, 0x7c00);
//   RUN(through_f32_f16, f16, 0x7c00);
//   RUN(through_f64_f16, f16, 0x7c00);
//   RUN(sqrt_f16, f16, 0x7c00);
//   RUN(fabs_f16, f16, 0x7c00);
//   RUN(maximum_f16, f16, 0x7c00);
//   RUN(select_f16, f16, 0x7c00);
//   RUN(int_f16, f16, 0x7c00);
//   RUN(constant_f16, f16, 0x7c00);
//   RUN(call_f16, f16, 0x7c00);
//   return 0;
// }
// output:
// fadd_f16 3ff fbff 1 4248 6400 9400 7c00 3555 5672 7bff 0 5640 cfed 7c00 3c66 63c0 755fa90f135c0cf3
// fsub_f16 83ff 7bff 1 c248 e400 4000 fc00 3555 d60e 7bff fc00 5640 d00c 7c00 bb33 6420 dca58f798e994e85
// fmul_f16 0 0 8000 a46 2c00 bc01 fc00 155 5ce8 1bff fc00 0 c956 7c00 2e66 f801 f045f2bf1c69cded
// fdiv_f16 0 0 fc00 146 1 bbfe 8000 6d55 2805 7c00 bc00 7c00 d602 7c00 2e66 cffe 6a37dc8375ade7b5
// frem_f16 0 8000 7fff 3ff 400 3c00 bc01 0 4248 0 8000 7fff a900 7fff 2e66 4fc2 6832a9f134b285d9
// fneg_f16 8000 0 8001 83ff 8400 bc00 3c01 b555 c248 fbff 7bff d640 5001 fc00 ae66 e400 e1725297d8d3a300
// through_f32_f16 0 0 8000 a46 2c00 bc01 fc00 155 5ce8 1bff fc00 0 c956 7c00 2e66 f801 f045f2bf1c69cded
// through_f64_f16 0 0 fc00 146 1 bbfe 8000 6d55 2805 7c00 bc00 7c00 d602 7c00 2e66 cffe 6a37dc8375ade7b5
// sqrt_f16 0 8000 c00 1fff 2000 3c00 7fff 389e 3f17 5bff 7fff 4900 7fff 7c00 350f 5000 67f68bb5d2c69f00
// fabs_f16 0 0 1 3ff 400 3c00 3c01 3555 4248 7bff 7bff 5640 5001 7c00 2e66 6400 cede88b212d3a300
// maximum_f16 3ff 8000 1 4248 6400 3c00 7c00 3555 5640 7bff 7bff 5640 3555 7c00 3c00 6400 20d049f3d33aa603
// select_f16 0 fbff 8000 3ff 400 bc01 bc01 400 4248 1 fbff 0 d001 2e66 2e66 d001 fef5468256ea132d
// int_f16 0 0 0 0 0 3c00 bc00 0 4200 0 0 5640 d000 0 0 4e00 687d9ed5f7b64000
// constant_f16 3e00 3e00 3e00 3e00 3e00 4100 37fc 3f55 44a4 7bff fbff 5658 cfa2 7c00 3e66 6402 1a90218763b8f500
// call_f16 83ff 7bff 1 c248 e400 4000 fc00 3555 d60e 7bff fc00 5640 d00c 7c00 bb33 6420 dca58f798e994e85
