// Small integers that are loaded and used both extended and as they are.
llvm.func @bytes(%p: !llvm.ptr, %i: i64) -> i64 attributes {llvm.emit_c_interface} {
  %at = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v = llvm.load %at : !llvm.ptr -> i8
  %s = llvm.sext %v : i8 to i64
  %z = llvm.zext %v : i8 to i32
  %twice = llvm.add %v, %v : i8
  llvm.store %twice, %at : i8, !llvm.ptr
  %w = llvm.load %at : !llvm.ptr -> i8
  %u = llvm.zext %w : i8 to i64
  %c8 = llvm.mlir.constant(1000 : i64) : i64
  %c16 = llvm.mlir.constant(1000 : i32) : i32
  %a = llvm.mul %s, %c8 : i64
  %b = llvm.add %a, %u : i64
  %d = llvm.mul %b, %c8 : i64
  %e = llvm.zext %z : i32 to i64
  %r = llvm.add %d, %e : i64
  llvm.return %r : i64
}
llvm.func @words(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64) -> i64 attributes {llvm.emit_c_interface} {
  %at = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %v = llvm.load %at : !llvm.ptr -> i16
  %s = llvm.sext %v : i16 to i32
  %u = llvm.zext %v : i16 to i64
  %to = llvm.getelementptr %q[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %to : !llvm.ptr -> i32
  %x = llvm.zext %w : i32 to i64
  llvm.store %s, %to : i32, !llvm.ptr
  %y = llvm.load %to : !llvm.ptr -> i32
  %z = llvm.sext %y : i32 to i64
  %a = llvm.xor %u, %x : i64
  %r = llvm.add %a, %z : i64
  llvm.return %r : i64
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// int64_t bytes(int8_t *, int64_t), words(int16_t *, int32_t *, int64_t);
// int main(void) {
//   int good = 0;
//   for (int i = 0; i < 256; i++) {
//     int8_t p[2] = {i, i};
//     int64_t want = ((int8_t)i * 1000 + (uint8_t)(2 * i)) * (int64_t)1000 + i;
//     good += bytes(p, 1) == want && p[0] == (int8_t)i && p[1] == (int8_t)(2 * i);
//   }
//   for (int i = 0; i < 65536; i += 13) {
//     int16_t p[2] = {0, i};
//     int32_t q[2] = {7, -i * 40503};
//     int64_t want = (i ^ (int64_t)(uint32_t)q[1]) + (int16_t)i;
//     good += words(p, q, 1) == want && q[0] == 7 && q[1] == (int16_t)i;
//   }
//   printf("%d\n", good);
//   return 0;
// }
// output:
// 5298
