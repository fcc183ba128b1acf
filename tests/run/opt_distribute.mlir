// Loops that are distributed, or whose accesses are reordered: memory that overlaps at all distances, small trip counts,
// downward loops and steps of two, loop-carried values used after the loop, distribution into three loops.
func.func @reorder(%a: memref<?xf32>, %b: memref<?xf32>, %n: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %next = arith.addi %i, %c1 : index
    %vb = memref.load %b[%i] : memref<?xf32>
    %x = arith.addf %vb, %vb : f32
    memref.store %x, %a[%i] : memref<?xf32>
    %vn = memref.load %a[%next] : memref<?xf32>
    %y = arith.subf %vn, %x : f32
    memref.store %y, %b[%i] : memref<?xf32>
  }
  return
}
// Loads between the stores, which may alias them.
llvm.func @reorder_checked(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr, %n: i32) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^header(%0 : i32)
^header(%i: i32):
  %cond = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %next = llvm.add %i, %1 overflow<nsw> : i32
  %pa = llvm.getelementptr %a[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %pn = llvm.getelementptr %a[%next] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %pb = llvm.getelementptr %b[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %pc = llvm.getelementptr %c[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %b1 = llvm.load %pb : !llvm.ptr -> i32
  %c1 = llvm.load %pc : !llvm.ptr -> i32
  %x = llvm.sub %b1, %c1 : i32
  llvm.store %x, %pa : i32, !llvm.ptr
  %b2 = llvm.load %pb : !llvm.ptr -> i32
  %c2 = llvm.load %pc : !llvm.ptr -> i32
  %y = llvm.xor %b2, %c2 : i32
  llvm.store %y, %pb : i32, !llvm.ptr
  %n1 = llvm.load %pn : !llvm.ptr -> i32
  %c3 = llvm.load %pc : !llvm.ptr -> i32
  %z = llvm.add %n1, %c3 : i32
  %w = llvm.add %z, %y : i32
  llvm.store %w, %pn : i32, !llvm.ptr
  llvm.br ^header(%next : i32)
^exit:
  llvm.return
}
// Three loops: the elements that are summed, their prefix sums, and functions of the prefix sums.
func.func @three(%a: memref<?xi32>, %b: memref<?xi32>, %s: memref<?xi32>, %d: memref<?xi32>, %n: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %va = memref.load %a[%i] : memref<?xi32>
    %vb = memref.load %b[%i] : memref<?xi32>
    %x = arith.muli %va, %vb : i32
    %y = arith.xori %x, %vb : i32
    %z = arith.subi %y, %va : i32
    %w = arith.andi %z, %x : i32
    %v = arith.addi %w, %y : i32
    memref.store %v, %a[%i] : memref<?xi32>
    %next = arith.addi %i, %c1 : index
    %before = memref.load %s[%i] : memref<?xi32>
    %sum = arith.addi %before, %v : i32
    memref.store %sum, %s[%next] : memref<?xi32>
    %p = arith.muli %sum, %sum : i32
    %q = arith.xori %p, %vb : i32
    %r = arith.subi %q, %sum : i32
    %t = arith.ori %r, %vb : i32
    %u = arith.addi %t, %p : i32
    memref.store %u, %d[%i] : memref<?xi32>
  }
  return
}
// The loop with the loop-carried value precedes the other one, which overwrites its operands.
llvm.func @down(%a: !llvm.ptr, %b: !llvm.ptr, %n: i64, %s: i16) -> i16 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%n, %s : i64, i16)
^header(%i: i64, %h: i16):
  %cond = llvm.icmp "sgt" %i, %0 : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %next = llvm.sub %i, %1 : i64
  %pa = llvm.getelementptr %a[%next] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %pb = llvm.getelementptr %b[%next] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %va = llvm.load %pa : !llvm.ptr -> i16
  %vb = llvm.load %pb : !llvm.ptr -> i16
  %last = llvm.sub %va, %h : i16
  %x = llvm.mul %va, %vb : i16
  %y = llvm.xor %x, %vb : i16
  %z = llvm.sub %y, %va : i16
  %w = llvm.and %z, %x : i16
  %u = llvm.or %w, %vb : i16
  %t = llvm.sub %u, %z : i16
  %v = llvm.add %t, %y : i16
  llvm.store %v, %pa : i16, !llvm.ptr
  llvm.br ^header(%next, %last : i64, i16)
^exit:
  llvm.return %h : i16
}
// A scatter by a table of indices, which may contain an index twice.
llvm.func @scatter(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %c: !llvm.ptr {llvm.noalias}, %s: !llvm.ptr {llvm.noalias}, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %2 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %pa = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %pb = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %pc = llvm.getelementptr %c[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %vb = llvm.load %pb : !llvm.ptr -> i32
  %vc = llvm.load %pc : !llvm.ptr -> i32
  %ps = llvm.getelementptr %s[%vc] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  llvm.store %vb, %ps : i32, !llvm.ptr
  %x = llvm.mul %vb, %vb : i32
  %y = llvm.sub %x, %vb : i32
  %z = llvm.xor %y, %x : i32
  %w = llvm.and %z, %y : i32
  %v = llvm.sub %w, %z : i32
  %u = llvm.add %v, %y : i32
  llvm.store %u, %pa : i32, !llvm.ptr
  %next = llvm.add %i, %2 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// A step of two: an iteration loads the element that the next one stores.
llvm.func @by_two(%a: !llvm.ptr, %b: !llvm.ptr, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %2 = llvm.mlir.constant(2 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %next = llvm.add %i, %2 overflow<nsw> : i64
  %pa = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %pb = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %pn = llvm.getelementptr %a[%next] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %va = llvm.load %pa : !llvm.ptr -> i32
  %vb = llvm.load %pb : !llvm.ptr -> i32
  %x = llvm.sub %vb, %va : i32
  llvm.store %x, %pa : i32, !llvm.ptr
  %vn = llvm.load %pn : !llvm.ptr -> i32
  %y = llvm.xor %x, %vn : i32
  llvm.store %y, %pb : i32, !llvm.ptr
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}

// The stored value is also an operand of its address.
llvm.func @own_address(%a: !llvm.ptr {llvm.noalias}, %n: i64, %s: f64) -> f64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c128 = llvm.mlir.constant(128 : i64) : i64
  %f = llvm.mlir.constant(5.0e-1 : f64) : f64
  llvm.br ^header(%c0, %s : i64, f64)
^header(%i: i64, %x: f64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %d = llvm.sub %c128, %i : i64
  %p = llvm.getelementptr %a[%d] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %d, %p : i64, !llvm.ptr
  %g = llvm.sitofp %d : i64 to f64
  %y = llvm.fmul %x, %f : f64
  %z = llvm.fadd %y, %g : f64
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next, %z : i64, f64)
^exit:
  llvm.return %x : f64
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
// #include <string.h>
// int16_t down(int16_t *, int16_t *, int64_t, int16_t);
// enum { N = 45, M = 4 * (N + 8) };
// typedef union { int32_t i[M]; uint32_t u[M]; float f[M]; int16_t h[2 * M]; } Memory;
// static int wrong;
// static void check(const Memory *got, const Memory *wanted, const char *what, int n, int far) {
//   if (memcmp(got, wanted, sizeof *got) && !wrong++) printf("%s: %d, %d apart\n", what, n, far);
// }
// // Both the same, as numbers or as integers.
// static void fill(Memory *m, Memory *w, int of_floats) {
//   for (int i = 0; i < M; i++)
//     if (of_floats) m->f[i] = (float)(i * 7 % 31 - 11);
//     else m->u[i] = (uint32_t)i * 2654435761u >> 3;
//   *w = *m;
// }
// #define DESCRIPTOR(p) {(p), (p), 0, {N + 4}, {1}}
// static void at(int n, int far) {
//   static Memory m, w;
//   int b = N + 8 + far, c = 2 * (N + 8) + (far & 3);
//   fill(&m, &w, 1);
//   struct MemRefDescriptor_f32_1 fa = DESCRIPTOR(m.f + N + 8), fb = DESCRIPTOR(m.f + b);
//   _mlir_ciface_reorder(&fa, &fb, n);
//   for (int i = 0; i < n; i++) {
//     float *a = w.f + N + 8, x = w.f[b + i] + w.f[b + i];
//     a[i] = x;
//     w.f[b + i] = a[i + 1] - x;
//   }
//   check(&m, &w, "reorder", n, far);
//
//   fill(&m, &w, 0);
//   reorder_checked(m.i + N + 8, m.i + b, m.i + c, n);
//   for (int i = 0; i < n; i++) {
//     uint32_t *a = w.u + N + 8;
//     a[i] = w.u[b + i] - w.u[c + i];
//     uint32_t y = w.u[b + i] ^ w.u[c + i];
//     w.u[b + i] = y;
//     a[i + 1] += w.u[c + i] + y;
//   }
//   check(&m, &w, "reorder_checked", n, far);
//
//   for (int which = 0; which < 4; which++) {
//     fill(&m, &w, 0);
//     // Each of the four arrays in turn is next to the first one.
//     int o[4] = {0, N + 8, 2 * (N + 8), 3 * (N + 8)};
//     if (which) o[which] = far < 0 ? 0 : far;
//     else o[3] = o[2] + (far < 0 ? 0 : far > N ? N : far);
//     struct MemRefDescriptor_i32_1 ma = DESCRIPTOR(m.i + o[0]), mb = DESCRIPTOR(m.i + o[1]);
//     struct MemRefDescriptor_i32_1 ms = DESCRIPTOR(m.i + o[2]), md = DESCRIPTOR(m.i + o[3]);
//     _mlir_ciface_three(&ma, &mb, &ms, &md, n);
//     for (int i = 0; i < n; i++) {
//       uint32_t *a = w.u + o[0] + i, vb = w.u[o[1] + i], x = *a * vb, y = x ^ vb, z = y - *a, v = (z & x) + y;
//       *a = v;
//       uint32_t *s = w.u + o[2], sum = s[i] + v;
//       s[i + 1] = sum;
//       uint32_t p = sum * sum;
//       w.u[o[3] + i] = (((p ^ vb) - sum) | vb) + p;
//     }
//     check(&m, &w, "three", n, far);
//   }
//
//   fill(&m, &w, 0);
//   int16_t last = down(m.h + N + 8, m.h + b, n, 77), h = 77;
//   for (int i = n - 1; i >= 0; i--) {
//     int16_t *a = w.h + N + 8 + i, va = *a, vb = w.h[b + i];
//     int x = va * vb, y = x ^ vb, z = y - va, t = ((z & x) | vb) - z;
//     h = (int16_t)(va - h);
//     *a = (int16_t)(t + y);
//   }
//   check(&m, &w, "down", n, far);
//   if (last != h && !wrong++) printf("down, last: %d of %d\n", last, n);
//
//   fill(&m, &w, 0);
//   int32_t indices[N];
//   for (int i = 0; i < N; i++) indices[i] = i * (far & 7) % 11;
//   scatter(m.i, m.i + N, indices, m.i + 2 * N, n);
//   for (int i = 0; i < n; i++) {
//     uint32_t v = w.u[N + i], x = v * v, y = x - v, z = y ^ x;
//     w.u[2 * N + indices[i]] = v;
//     w.u[i] = (z & y) - z + y;
//   }
//   check(&m, &w, "scatter", n, far);
//
//   fill(&m, &w, 0);
//   by_two(m.i + N + 8, m.i + b, n);
//   for (int i = 0; i < n; i += 2) {
//     uint32_t *a = w.u + N + 8, x = w.u[b + i] - a[i];
//     a[i] = x;
//     w.u[b + i] = x ^ a[i + 2];
//   }
//   check(&m, &w, "by_two", n, far);
// }
// static void stores_addresses(int n) {
//   int64_t m[130] = {0};
//   double x = 3, last = own_address(m, n, x);
//   for (int i = 0; i < n; i++) x = x * 0.5 + (128 - i);
//   int is_right = last == x;
//   for (int i = 0; i < 130; i++) is_right &= m[i] == (i <= 128 && i > 128 - n ? i : 0);
//   if (!is_right && !wrong++) printf("own_address: %d\n", n);
// }
// int main(void) {
//   for (int n = 0; n <= N; n++) stores_addresses(n);
//   for (int n = 0; n <= N; n++)
//     for (int far = -N; far <= N + 8; far++) at(n, far);
//   printf(wrong ? "%d wrong\n" : "all right\n", wrong);
//   return wrong != 0;
// }
//
// output:
// all right
