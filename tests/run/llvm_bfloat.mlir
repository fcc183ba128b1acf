// no-oracle: LLVM wants rounding functions that libgcc of gcc 12 does not have
// Half-precision floats.

llvm.func @fadd_bf16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> bf16
  %b = llvm.load %q : !llvm.ptr -> bf16
  %r = llvm.fadd %a, %b : bf16
  llvm.store %r, %o : bf16, !llvm.ptr
  llvm.return
}
llvm.func @fsub_bf16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> bf16
  %b = llvm.load %q : !llvm.ptr -> bf16
  %r = llvm.fsub %a, %b : bf16
  llvm.store %r, %o : bf16, !llvm.ptr
  llvm.return
}
llvm.func @fmul_bf16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> bf16
  %b = llvm.load %q : !llvm.ptr -> bf16
  %r = llvm.fmul %a, %b : bf16
  llvm.store %r, %o : bf16, !llvm.ptr
  llvm.return
}
llvm.func @fdiv_bf16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> bf16
  %b = llvm.load %q : !llvm.ptr -> bf16
  %r = llvm.fdiv %a, %b : bf16
  llvm.store %r, %o : bf16, !llvm.ptr
  llvm.return
}
llvm.func @frem_bf16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> bf16
  %b = llvm.load %q : !llvm.ptr -> bf16
  %r = llvm.frem %a, %b : bf16
  llvm.store %r, %o : bf16, !llvm.ptr
  llvm.return
}
llvm.func @fneg_bf16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> bf16
  %b = llvm.load %q : !llvm.ptr -> bf16
  %r = llvm.fneg %a : bf16
  llvm.store %r, %o : bf16, !llvm.ptr
  llvm.return
}
llvm.func @through_f32_bf16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> bf16
  %b = llvm.load %q : !llvm.ptr -> bf16
  %x = llvm.fpext %a : bf16 to f32
  %y = llvm.fpext %b : bf16 to f32
  %z = llvm.fmul %x, %y : f32
  %r = llvm.fptrunc %z : f32 to bf16
  llvm.store %r, %o : bf16, !llvm.ptr
  llvm.return
}
llvm.func @through_f64_bf16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> bf16
  %b = llvm.load %q : !llvm.ptr -> bf16
  %x = llvm.fpext %a : bf16 to f64
  %y = llvm.fpext %b : bf16 to f64
  %z = llvm.fdiv %x, %y : f64
  %r = llvm.fptrunc %z : f64 to bf16
  llvm.store %r, %o : bf16, !llvm.ptr
  llvm.return
}
llvm.func @sqrt_bf16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> bf16
  %b = llvm.load %q : !llvm.ptr -> bf16
  %r = llvm.intr.sqrt(%a) : (bf16) -> bf16
  llvm.store %r, %o : bf16, !llvm.ptr
  llvm.return
}
llvm.func @fabs_bf16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> bf16
  %b = llvm.load %q : !llvm.ptr -> bf16
  %r = llvm.intr.fabs(%a) : (bf16) -> bf16
  llvm.store %r, %o : bf16, !llvm.ptr
  llvm.return
}
llvm.func @maximum_bf16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> bf16
  %b = llvm.load %q : !llvm.ptr -> bf16
  %r = llvm.intr.maximum(%a, %b) : (bf16, bf16) -> bf16
  llvm.store %r, %o : bf16, !llvm.ptr
  llvm.return
}
llvm.func @select_bf16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> bf16
  %b = llvm.load %q : !llvm.ptr -> bf16
  %c = llvm.fcmp "olt" %a, %b : bf16
  %r = llvm.select %c, %a, %b : i1, bf16
  llvm.store %r, %o : bf16, !llvm.ptr
  llvm.return
}
llvm.func @int_bf16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> bf16
  %b = llvm.load %q : !llvm.ptr -> bf16
  %most = llvm.mlir.constant(1.000000e+04 : bf16) : bf16
  %least = llvm.mlir.constant(-1.000000e+04 : bf16) : bf16
  %below = llvm.intr.minimum(%a, %most) : (bf16, bf16) -> bf16
  %within = llvm.intr.maximum(%below, %least) : (bf16, bf16) -> bf16
  %k = llvm.mlir.constant(1000 : i32) : i32
  %i = llvm.fptosi %within : bf16 to i32
  %j = llvm.srem %i, %k : i32
  %r = llvm.sitofp %j : i32 to bf16
  llvm.store %r, %o : bf16, !llvm.ptr
  llvm.return
}
llvm.func @constant_bf16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> bf16
  %b = llvm.load %q : !llvm.ptr -> bf16
  %k = llvm.mlir.constant(1.500000e+00 : bf16) : bf16
  %r = llvm.fadd %a, %k : bf16
  llvm.store %r, %o : bf16, !llvm.ptr
  llvm.return
}
llvm.func internal @callee_bf16(%x: bf16, %y: f32, %z: bf16) -> bf16 attributes {no_inline} {
  %r = llvm.fsub %x, %z : bf16
  llvm.return %r : bf16
}
llvm.func @call_bf16(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> bf16
  %b = llvm.load %q : !llvm.ptr -> bf16
  %k = llvm.mlir.constant(1.0 : f32) : f32
  %r = llvm.call @callee_bf16(%a, %k, %b) : (bf16, f32, bf16) -> bf16
  llvm.store %r, %o : bf16, !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdio.h>
// #include <string.h>
// void fadd_bf16(const void *, const void *, void *);
// void fsub_bf16(const void *, const void *, void *);
// void fmul_bf16(const void *, const void *, void *);
// void fdiv_bf16(const void *, const void *, void *);
// void frem_bf16(const void *, const void *, void *);
// void fneg_bf16(const void *, const void *, void *);
// void through_f32_bf16(const void *, const void *, void *);
// void through_f64_bf16(const void *, const void *, void *);
// void sqrt_bf16(const void *, const void *, void *);
// void fabs_bf16(const void *, const void *, void *);
// void maximum_bf16(const void *, const void *, void *);
// void select_bf16(const void *, const void *, void *);
// void int_bf16(const void *, const void *, void *);
// void constant_bf16(const void *, const void *, void *);
// void call_bf16(const void *, const void *, void *);
// static const unsigned short bf16[] = {0, 0x8000, 1, 0x7f, 0x80, 0x3f80, 0xbf81, 0x3eab, 0x4049, 0x7f7f, 0xff7f, 0x42c8, 0xc201, 0x7f80, 0x3dcd, 0x4480};
// #define RUN(f, table, infinity) do { unsigned long long h = 0; printf(#f); for (int i = 0; i < 16; i++) for (int j = 0; j < 16; j++) { unsigned short r = 0; f(&table[i], &table[j], &r); if ((r & 0x7fff) > infinity) r = 0x7fff; h = h * 31 + r; if (j == (i * 7 + 3) % 16) printf(" %x", r); } printf(" %llx\n", h); } while (0)
// int main(void) {
//   RUN(fadd_bf16, bf16, 0x7f80);
//   RUN(fsub_bf16, bf16, 0x7f80);
//   RUN(fmul_bf16, bf16, 0x7f80);
//   RUN(fdiv_bf16, bf16, 0x7f80);
//   RUN(frem_bf16, bf16, 0x7f80);
//   RUN(fneg_bf16, bf16, 0x7f80);
//   RUN(through_f32_bf16, bf16, 0x7f80);
//   RUN(through_f64_bf16, bf16, 0x7f80);
//   RUN(sqrt_bf16, bf16, 0x7f80);
//   RUN(fabs_bf16, bf16, 0x7f80);
//   RUN(maximum_bf16, bf16, 0x7f80);
//   RUN(select_bf16, bf16, 0x7f80);
//   RUN(int_bf16, bf16, 0x7f80);
//   RUN(constant_bf16, bf16, 0x7f80);
//   RUN(call_bf16, bf16, 0x7f80);
//   return 0;
// }
// output:
// fadd_bf16 7f ff7f 1 4049 4480 bc00 7f80 3eab 42ce 7f7f 0 42c8 c1ff 7f80 3f8d 4478 af414f0e54924ce7
// fsub_bf16 807f 7f7f 1 c049 c480 4000 ff80 3eab c2c2 7f7f ff80 42c8 c202 7f80 bf66 4484 f6f2aacd7016c679
// fmul_bf16 0 0 8000 147 580 bf81 ff80 2b 439d 3cff ff80 0 c12c 7f80 3dcd c701 e4b08794b67d0bdc
// fdiv_bf16 0 0 ff80 28 0 bf7e 8000 7dab 3d01 7f80 bf80 7f80 c2c1 7f80 3dcd c1fe 24ee86f29dadc254
// frem_bf16 0 8000 7fff 7f 80 3f80 bf81 0 4049 0 8000 7fff be40 7fff 3dcd 41c2 372d72de79158412
// fneg_bf16 8000 0 8001 807f 8080 bf80 3f81 beab c049 ff7f 7f7f c2c8 4201 ff80 bdcd c480 6a31c4abbe2ea900
// through_f32_bf16 0 0 8000 147 580 bf81 ff80 2b 439d 3cff ff80 0 c12c 7f80 3dcd c701 e4b08794b67d0bdc
// through_f64_bf16 0 0 ff80 28 0 bf7e 8000 7dab 3d01 7f80 bf80 7f80 c2c1 7f80 3dcd c1fe 24ee86f29dadc254
// sqrt_bf16 0 8000 1e35 1fff 2000 3f80 7fff 3f14 3fe3 5f7f 7fff 4120 7fff 7f80 3ea2 4200 e08bf88420c58900
// fabs_bf16 0 0 1 7f 80 3f80 3f81 3eab 4049 7f7f 7f7f 42c8 4201 7f80 3dcd 4480 579dfac5f82ea900
// maximum_bf16 7f 8000 1 4049 4480 3f80 7f80 3eab 42c8 7f7f 7f7f 42c8 3eab 7f80 3f80 4480 ba5ef737f8ceb3af
// select_bf16 0 ff7f 8000 7f 80 bf81 bf81 80 4049 1 ff7f 0 c201 3dcd 3dcd c201 79ffab085c6b0ee1
// int_bf16 0 0 0 0 0 3f80 bf80 0 4040 4476 c476 42c8 c200 4476 0 41c0 95ad27fb5dbe6a00
// constant_bf16 3fc0 3fc0 3fc0 3fc0 3fc0 4020 3efc 3feb 4094 7f7f ff7f 42cb c1f6 7f80 3fcd 4480 f37eaa56342dc700
// call_bf16 807f 7f7f 1 c049 c480 4000 ff80 3eab c2c2 7f7f ff80 42c8 c202 7f80 bf66 4484 f6f2aacd7016c679
