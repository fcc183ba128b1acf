// Empty inline assembly: values go through, memory may change.
// no-oracle: mlir-translate gives the attribute of the first operand to the result

llvm.func @opaque(%a: i32, %b: !llvm.ptr) -> i32 {
  llvm.inline_asm has_side_effects asm_dialect = att "", "~{memory}"  : () -> ()
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
// The largest number that the processor knows of, and whether it is one that has SSE2: all are.
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
