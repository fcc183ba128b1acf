// Empty inline assembly: values go through, memory may change.
// no-oracle: mlir-translate gives the attribute of the first operand to the result

llvm.func @opaque(%a: i32, %b: !llvm.ptr) -> i32 {
  llvm.inline_asm has_side_effects asm_dialect = att "", "~{memory}"  : () -> ()
  %none = llvm.inline_asm has_side_effects asm_dialect = att "", "~{memory},~{dirflag},~{fpsr},~{flags}"  : () -> !llvm.void
  %same = llvm.inline_asm has_side_effects asm_dialect = att "# a comment", "=r,0,~{flags}" %a : (i32) -> i32
  %both = llvm.inline_asm asm_dialect = att "", "=r,=r,1,0,~{flags}" %same, %a : (i32, i32) -> !llvm.struct<(i32, i32)>
  llvm.inline_asm has_side_effects asm_dialect = att operand_attrs = [{elementtype = i32}, {}] "", "=*m,0" %b, %same : (!llvm.ptr, i32) -> ()
  %first = llvm.extractvalue %both[0] : !llvm.struct<(i32, i32)>
  %stored = llvm.load %b : !llvm.ptr -> i32
  %sum = llvm.add %first, %stored : i32
  llvm.return %sum : i32
}

// main.c:
// #include <stdio.h>
// int opaque(int a, int *b);
// int main(void) {
//   int b = 0;
//   int sum = opaque(20, &b);
//   printf("%d %d\n", sum, b);
//   return 0;
// }
//
// output:
// 40 20
// -----
// no-oracle: mlir-translate gives the attribute of the first operand to the result
// `cpuid`: the largest function number, and the bit of SSE2, which all processors have.
llvm.func @processor() -> i1 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %26 = llvm.mlir.constant(26 : i32) : i32
  %vendor = llvm.inline_asm asm_dialect = att "cpuid", "={ax},={bx},={cx},={dx},0,2,~{flags}" %0, %0 : (i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  %features = llvm.inline_asm asm_dialect = att "  xchg$(q$|$)  $(%$|$)rbx,${1:q}\0A  cpuid\0A  xchg$(q$|$)  $(%$|$)rbx,${1:q}", "={ax},=r,={cx},={dx},0,~{flags}" %1 : (i32) -> !llvm.struct<(i32, i32, i32, i32)>
  %largest = llvm.extractvalue %vendor[0] : !llvm.struct<(i32, i32, i32, i32)>
  %some = llvm.icmp "uge" %largest, %1 : i32
  %d = llvm.extractvalue %features[3] : !llvm.struct<(i32, i32, i32, i32)>
  %shifted = llvm.lshr %d, %26 : i32
  %sse2 = llvm.trunc %shifted : i32 to i1
  %both = llvm.and %some, %sse2 : i1
  llvm.return %both : i1
}

// main.c:
// #include <stdio.h>
// _Bool processor(void);
// int main(void) {
//   printf("%d\n", processor());
//   return 0;
// }
//
// output:
// 1
// -----
// no-oracle: these are registers of x86-64
// The empty template leaves registers as they are: an output has the value of the input in the same register.
llvm.func @f(%a: i64, %b: i64) -> i64 {
  %0 = llvm.inline_asm has_side_effects asm_dialect = att "", "={rdi},{rdi},~{memory}" %a : (i64) -> i64
  llvm.return %0 : i64
}
llvm.func @g(%a: i64, %b: i64) -> i64 {
  %0 = llvm.inline_asm has_side_effects asm_dialect = att "", "={rdi},={rsi},{rdi},{rsi},~{memory}" %a, %b : (i64, i64) -> !llvm.struct<(i64, i64)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(i64, i64)>
  %2 = llvm.extractvalue %0[1] : !llvm.struct<(i64, i64)>
  %c = llvm.mlir.constant(1000 : i64) : i64
  %3 = llvm.mul %1, %c : i64
  %4 = llvm.add %3, %2 : i64
  llvm.return %4 : i64
}
llvm.func @h(%a: i64) -> i64 {
  %0 = llvm.inline_asm has_side_effects asm_dialect = att "", "=r,0,~{memory}" %a : (i64) -> i64
  llvm.return %0 : i64
}
llvm.func @k(%a: i64, %b: i64) -> i64 {
  %0 = llvm.inline_asm has_side_effects asm_dialect = att "", "=r,=r,0,1,~{memory}" %a, %b : (i64, i64) -> !llvm.struct<(i64, i64)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(i64, i64)>
  %2 = llvm.extractvalue %0[1] : !llvm.struct<(i64, i64)>
  %c = llvm.mlir.constant(1000 : i64) : i64
  %3 = llvm.mul %1, %c : i64
  %4 = llvm.add %3, %2 : i64
  llvm.return %4 : i64
}
llvm.func @t(%a: i64) -> i64 {
  %0 = llvm.inline_asm has_side_effects asm_dialect = att "", "={ax},{ax},~{memory}" %a : (i64) -> i64
  llvm.return %0 : i64
}
llvm.func @halves(%a: i64, %b: i64) -> i64 {
  %0 = llvm.inline_asm has_side_effects asm_dialect = att "", "={r8},=D,D,{r8},~{memory}" %a, %b : (i64, i64) -> !llvm.struct<(i64, i64)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(i64, i64)>
  %2 = llvm.extractvalue %0[1] : !llvm.struct<(i64, i64)>
  %c = llvm.mlir.constant(1000 : i64) : i64
  %3 = llvm.mul %1, %c : i64
  %4 = llvm.add %3, %2 : i64
  llvm.return %4 : i64
}

// main.c:
// #include <stdio.h>
// long f(long, long), g(long, long), h(long), k(long, long), t(long), halves(long, long);
// int main(void) {
//   printf("%ld %ld %ld %ld %ld %ld\n", f(7, 9), g(7, 9), h(7), k(7, 9), t(7), halves(7, 9));
//   return 0;
// }
//
// output:
// 7 7009 7 7009 7 9007
// -----
// no-oracle: a register that nothing was put into
// The contents of a register cannot be read.
llvm.func @stack_pointer() -> i64 {
  %0 = llvm.inline_asm asm_dialect = att "", "={rsp}" : () -> i64
  llvm.return %0 : i64
}

// main.c:
// int main(void) { return 0; }
//
// output:
// test.mlir:4:8: error: 'llvm.inline_asm' op is not supported yet: it needs the contents of a register for '={rsp}'
//   %0 = llvm.inline_asm asm_dialect = att "", "={rsp}" : () -> i64
//        ^
