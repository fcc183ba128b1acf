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
