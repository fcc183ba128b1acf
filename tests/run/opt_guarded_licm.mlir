// Rows by pointers and by indices from memory. A loop that does not run loads nothing.
llvm.func @copy(%rows: !llvm.ptr {llvm.noalias}, %to: !llvm.ptr {llvm.noalias}, %i: i64, %m: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%j: i64):
  %cond = llvm.icmp "slt" %j, %m : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %rows[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %row = llvm.load %p : !llvm.ptr -> !llvm.ptr
  %q = llvm.getelementptr %row[%j] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %x = llvm.load %q : !llvm.ptr -> f32
  %r = llvm.getelementptr %to[%j] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %x, %r : f32, !llvm.ptr
  %next = llvm.add %j, %1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// A load depends on another one, and the exit is the first successor.
llvm.func @sum(%tables: !llvm.ptr, %index: !llvm.ptr, %m: i64) -> i32 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^header(%0, %zero : i64, i32)
^header(%j: i64, %s: i32):
  %ends = llvm.icmp "sge" %j, %m : i64
  llvm.cond_br %ends, ^exit, ^body
^body:
  %k = llvm.load %index : !llvm.ptr -> i64
  %p = llvm.getelementptr %tables[%k] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %table = llvm.load %p : !llvm.ptr -> !llvm.ptr
  %q = llvm.getelementptr %table[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %q : !llvm.ptr -> i32
  %t = llvm.add %s, %x : i32
  %next = llvm.add %j, %1 : i64
  llvm.br ^header(%next, %t : i64, i32)
^exit:
  llvm.return %s : i32
}

// main.c:
// #include <stdint.h>
// #include <stdio.h>
// void copy(float **, float *, int64_t, int64_t);
// int32_t sum(int32_t **, const int64_t *, int64_t);
// enum { N = 50 };
// int main(void) {
//   float row[N], to[N + 1], *rows[2] = {0, row};
//   int32_t table[N], *tables[3] = {0, 0, table};
//   int64_t index = 2;
//   int wrong = 0;
//   copy(0, 0, 1000, 0);
//   wrong += sum(0, 0, 0) != 0 || sum(0, 0, -1) != 0;
//   for (int i = 0; i < N; i++) row[i] = (float)i, table[i] = i * i;
//   for (int n = 0; n <= N; n++) {
//     int32_t all = 0;
//     to[n] = -1;
//     copy(rows, to, 1, n);
//     for (int i = 0; i < n; i++) wrong += to[i] != row[i], all += table[i];
//     wrong += to[n] != -1 || sum(tables, &index, n) != all;
//   }
//   printf(wrong ? "%d wrong\n" : "all right\n", wrong);
//   return wrong != 0;
// }
//
// output:
// all right
