// Variables of a loop: flags, which are one of two constants, selects between 0 and 1, extremes and sums that stay in their
// registers; and loads of what was loaded before a loop or a branch.

llvm.func @words(%s: !llvm.ptr, %n: i64) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %first = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %space = llvm.mlir.constant(32 : i8) : i8
  llvm.br ^header(%first, %c0, %c0 : i64, i32, i32)
^header(%i: i64, %words: i32, %in_word: i32):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %s[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %c = llvm.load %p : !llvm.ptr -> i8
  %is_space = llvm.icmp "eq" %c, %space : i8
  llvm.cond_br %is_space, ^next(%words, %c0 : i32, i32), ^letter
^letter:
  %was_in = llvm.icmp "ne" %in_word, %c0 : i32
  llvm.cond_br %was_in, ^in(%words, %in_word : i32, i32), ^begins
^begins:
  %more = llvm.add %words, %c1 : i32
  llvm.br ^in(%more, %c1 : i32, i32)
^in(%words1: i32, %in_word1: i32):
  llvm.br ^next(%words1, %in_word1 : i32, i32)
^next(%words2: i32, %in_word2: i32):
  %j = llvm.add %i, %one : i64
  llvm.br ^header(%j, %words2, %in_word2 : i64, i32, i32)
^exit:
  llvm.return %words : i32
}
llvm.func @states(%n: i32, %selector: i1, %x: i32) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c4 = llvm.mlir.constant(4 : i32) : i32
  %c9 = llvm.mlir.constant(9 : i32) : i32
  llvm.br ^header(%n, %c4, %c0, %x : i32, i32, i32, i32)
^header(%k: i32, %flag: i32, %state: i32, %any: i32):
  %is_four = llvm.icmp "eq" %flag, %c4 : i32
  llvm.cond_br %is_four, ^four, ^nine
^four:
  %product = llvm.mul %flag, %k : i32
  %is_first = llvm.icmp "ne" %state, %c0 : i32
  llvm.cond_br %is_first, ^other, ^latch(%c9, %c1, %product : i32, i32, i32)
^other:
  %sum = llvm.add %state, %product : i32
  llvm.br ^latch(%c9, %c9, %sum : i32, i32, i32)
^nine:
  %quotient = llvm.add %flag, %any : i32
  llvm.br ^latch(%c4, %c0, %quotient : i32, i32, i32)
^latch(%flag1: i32, %state1: i32, %any1: i32):
  %next = llvm.sub %k, %c1 : i32
  %cond = llvm.icmp "sgt" %next, %c0 : i32
  llvm.cond_br %cond, ^header(%next, %flag1, %state1, %any1 : i32, i32, i32, i32), ^exit
^exit:
  llvm.return %any1 : i32
}
llvm.func @numbers(%a: i32, %b: i32) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %less = llvm.icmp "slt" %a, %b : i32
  %x = llvm.select %less, %c1, %c0 : i1, i32
  %same = llvm.icmp "eq" %a, %b : i32
  %y = llvm.select %same, %c0, %c1 : i1, i32
  %sum = llvm.add %x, %y : i32
  llvm.return %sum : i32
}
llvm.func @nested(%a: i1, %b: i1, %c: i1) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %inner = llvm.select %b, %c1, %c0 : i1, i64
  %x = llvm.select %a, %inner, %c0 : i1, i64
  %y = llvm.select %c, %c1, %x : i1, i64
  %z = llvm.select %a, %c1, %y : i1, i64
  %v = llvm.select %b, %z, %c1 : i1, i64
  llvm.return %v : i64
}
llvm.func @carried(%p: !llvm.ptr, %n: i64, %x: i32) -> i32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^loop(%c0, %zero, %x, %x, %x : i64, i32, i32, i32, i32)
^loop(%i: i64, %sum: i32, %least: i32, %most: i32, %last: i32):
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %a = llvm.load %q : !llvm.ptr -> i32
  %product = llvm.mul %a, %x : i32
  %sum1 = llvm.add %product, %sum : i32
  %sum2 = llvm.xor %a, %sum1 : i32
  %is_less = llvm.icmp "slt" %a, %least : i32
  %least1 = llvm.select %is_less, %a, %least : i1, i32
  %most1 = llvm.intr.umax(%a, %most) : (i32, i32) -> i32
  %is_far = llvm.icmp "ugt" %a, %x : i32
  %last1 = llvm.select %is_far, %last, %a : i1, i32
  %next = llvm.add %i, %c1 : i64
  %cond = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %cond, ^loop(%next, %sum2, %least1, %most1, %last1 : i64, i32, i32, i32, i32), ^exit
^exit:
  %s = llvm.add %sum2, %least1 : i32
  %t = llvm.add %s, %most1 : i32
  %u = llvm.add %t, %last1 : i32
  llvm.return %u : i32
}
llvm.func @kept(%p: !llvm.ptr, %n: i64, %x: f32) -> f32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%c0, %x, %x : i64, f32, f32)
^loop(%i: i64, %difference: f32, %least: f32):
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %a = llvm.load %q : !llvm.ptr -> f32
  %difference1 = llvm.fsub %a, %difference : f32
  %is_less = llvm.fcmp "olt" %least, %a : f32
  %least1 = llvm.select %is_less, %least, %a : i1, f32
  %next = llvm.add %i, %c1 : i64
  %cond = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %cond, ^loop(%next, %difference1, %least1 : i64, f32, f32), ^exit
^exit:
  %s = llvm.fadd %difference1, %least1 : f32
  llvm.return %s : f32
}
llvm.func @around_loop(%x: !llvm.ptr, %y: !llvm.ptr {llvm.noalias}, %n: i64) -> i32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.load %x : !llvm.ptr -> i32
  llvm.br ^header(%c0, %a : i64, i32)
^header(%i: i64, %s: i32):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %b = llvm.load %x : !llvm.ptr -> i32
  %t = llvm.add %s, %b : i32
  %p = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %t, %p : i32, !llvm.ptr
  %j = llvm.add %i, %c1 : i64
  llvm.br ^header(%j, %t : i64, i32)
^exit:
  %c = llvm.load %x : !llvm.ptr -> i32
  %u = llvm.add %s, %c : i32
  llvm.return %u : i32
}
llvm.func @changed_in_loop(%x: !llvm.ptr, %y: !llvm.ptr, %n: i64) -> i32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.load %x : !llvm.ptr -> i32
  llvm.br ^header(%c0, %a : i64, i32)
^header(%i: i64, %s: i32):
  %b = llvm.load %x : !llvm.ptr -> i32
  %t = llvm.add %s, %b : i32
  %p = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %t, %p : i32, !llvm.ptr
  %j = llvm.add %i, %c1 : i64
  %cond = llvm.icmp "slt" %j, %n : i64
  llvm.cond_br %cond, ^header(%j, %t : i64, i32), ^exit
^exit:
  llvm.return %t : i32
}
llvm.func @merge(%x: !llvm.ptr, %y: !llvm.ptr {llvm.noalias}, %c: i1) -> i32 {
  %a = llvm.load %x : !llvm.ptr -> i32
  %b = llvm.load %y : !llvm.ptr -> i32
  llvm.cond_br %c, ^store, ^merge
^store:
  llvm.store %a, %y : i32, !llvm.ptr
  llvm.br ^merge
^merge:
  %d = llvm.load %x : !llvm.ptr -> i32
  %e = llvm.load %y : !llvm.ptr -> i32
  %s = llvm.add %a, %b : i32
  %t = llvm.add %d, %e : i32
  %u = llvm.add %s, %t : i32
  llvm.return %u : i32
}
// main.c:
// #include <stdbool.h>
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// int words(const char *, int64_t), states(int, bool, int), numbers(int, int), carried(const int *, int64_t, int);
// int64_t nested(bool, bool, bool);
// float kept(const float *, int64_t, float);
// int around_loop(int *, int *, int64_t), changed_in_loop(int *, int *, int64_t), merge(int *, int *, bool);
// enum { N = 40 };
// static int wrong;
// static void check(int is_right, const char *what, int n) {
//   if (!is_right && wrong++ < 5) printf("%s: %d\n", what, n);
// }
// static int count_words(const char *s, int n) {
//   int words = 0, in = 0;
//   for (int i = 0; i < n; i++)
//     if (s[i] == ' ') in = 0;
//     else if (!in) in = 1, words++;
//   return words;
// }
// static int run_states(int n, int x) {
//   int flag = 4, state = 0, any = x;
//   do {
//     if (flag == 4) {
//       int product = flag * n;
//       flag = 9, any = state ? state + product : product, state = state ? 9 : 1;
//     } else any += flag, flag = 4, state = 0;
//   } while (--n > 0);
//   return any;
// }
// static int carry(const int *a, int n, int x) {
//   int sum = 0, least = x, last = x;
//   unsigned most = x;
//   for (int i = 0; i < n; i++) {
//     sum = (sum + a[i] * x) ^ a[i];
//     least = a[i] < least ? a[i] : least;
//     most = (unsigned)a[i] > most ? (unsigned)a[i] : most;
//     last = (unsigned)a[i] > (unsigned)x ? last : a[i];
//   }
//   return sum + least + (int)most + last;
// }
// static void loops(int n) {
//   static const char text[] = "the  quick brown fox jumps   over a lazy dog, and runs";
//   check(words(text, n) == count_words(text, n), "words", n);
//   int a[N], b[N], c[N], sum = 7;
//   float f[N], difference = 3, least = 3;
//   for (int i = 0; i < N; i++) a[i] = (i * 37 + n) % 23 - 9, f[i] = (float)a[i];
//   for (int x = -5; x < 9; x += 3) check(carried(a, n, x) == carry(a, n, x), "carried", n);
//   for (int i = 0; i < n; i++) difference = f[i] - difference, least = least < f[i] ? least : f[i];
//   check(kept(f, n, 3) == difference + least, "kept", n);
//   check(states(n, true, 5) == run_states(n, 5), "states", n);
//   int x = sum;
//   for (int i = 0; i < n; i++) c[i] = sum += 7;
//   check(around_loop(&x, b, n) == sum + 7 && !memcmp(b, c, n * sizeof *b), "around_loop", n);
//   for (int i = 0; i < N; i++) b[i] = c[i] = i;
//   sum = c[5];
//   for (int i = 0; i < n; i++) c[i] = sum += c[5];
//   check(changed_in_loop(b + 5, b, n) == sum && !memcmp(b, c, sizeof b), "changed_in_loop", n);
// }
// int main(void) {
//   for (int n = 1; n < N; n++) loops(n);
//   for (int a = -2; a < 3; a++)
//     for (int b = -2; b < 3; b++) check(numbers(a, b) == (a < b) + (a != b), "numbers", a * 10 + b);
//   for (int i = 0; i < 8; i++) {
//     int a = i & 1, b = i >> 1 & 1, c = i >> 2;
//     check(nested(a, b, c) == (b ? a | (c | (a & b)) : 1), "nested", i);
//   }
//   int x = 3, y = 40;
//   check(merge(&x, &y, false) == 86 && merge(&x, &y, true) == 49, "merge", 0);
//   printf(wrong ? "%d wrong\n" : "all right\n", wrong);
//   return wrong != 0;
// }
// output:
// all right
