// Comparisons of integers with constants that become comparisons with ranges and bit tests: conjunctions, disjunctions,
// chains of branches and switches, for all bytes and for the numbers around the constants.

llvm.func @digit(%x: i8) -> i32 {
  %a = llvm.mlir.constant(48 : i8) : i8
  %b = llvm.mlir.constant(57 : i8) : i8
  %p = llvm.icmp "sge" %x, %a : i8
  %q = llvm.icmp "sle" %x, %b : i8
  %r = llvm.and %p, %q : i1
  %z = llvm.zext %r : i1 to i32
  llvm.return %z : i32
}
llvm.func @outside(%x: i8) -> i32 {
  %a = llvm.mlir.constant(-5 : i8) : i8
  %b = llvm.mlir.constant(7 : i8) : i8
  %p = llvm.icmp "slt" %x, %a : i8
  %q = llvm.icmp "sgt" %x, %b : i8
  %r = llvm.or %p, %q : i1
  %z = llvm.zext %r : i1 to i32
  llvm.return %z : i32
}
llvm.func @wraps(%x: i8) -> i32 {
  %a = llvm.mlir.constant(3 : i8) : i8
  %b = llvm.mlir.constant(-6 : i8) : i8
  %p = llvm.icmp "ult" %x, %a : i8
  %q = llvm.icmp "ugt" %x, %b : i8
  %r = llvm.or %p, %q : i1
  %z = llvm.zext %r : i1 to i32
  llvm.return %z : i32
}
llvm.func @not_two(%x: i8) -> i32 {
  %a = llvm.mlir.constant(9 : i8) : i8
  %b = llvm.mlir.constant(11 : i8) : i8
  %p = llvm.icmp "ne" %x, %a : i8
  %q = llvm.icmp "ne" %x, %b : i8
  %r = llvm.and %p, %q : i1
  %z = llvm.zext %r : i1 to i32
  llvm.return %z : i32
}
llvm.func @never(%x: i8) -> i32 {
  %a = llvm.mlir.constant(-100 : i8) : i8
  %b = llvm.mlir.constant(-56 : i8) : i8
  %p = llvm.icmp "slt" %x, %a : i8
  %q = llvm.icmp "ugt" %x, %b : i8
  %r = llvm.and %p, %q : i1
  %z = llvm.zext %r : i1 to i32
  llvm.return %z : i32
}
llvm.func @always(%x: i8) -> i32 {
  %a = llvm.mlir.constant(-3 : i8) : i8
  %b = llvm.mlir.constant(-2 : i8) : i8
  %p = llvm.icmp "sge" %x, %a : i8
  %q = llvm.icmp "ult" %x, %b : i8
  %r = llvm.or %p, %q : i1
  %z = llvm.zext %r : i1 to i32
  llvm.return %z : i32
}
llvm.func @wide(%x: i64) -> i32 {
  %a = llvm.mlir.constant(-3 : i64) : i64
  %b = llvm.mlir.constant(4000000000 : i64) : i64
  %p = llvm.icmp "sge" %x, %a : i64
  %q = llvm.icmp "slt" %x, %b : i64
  %r = llvm.and %p, %q : i1
  %z = llvm.zext %r : i1 to i32
  llvm.return %z : i32
}
// A comparison of a sum, and a conjunction as a select.
llvm.func @shifted(%x: i8) -> i32 {
  %c40 = llvm.mlir.constant(40 : i8) : i8
  %c90 = llvm.mlir.constant(90 : i8) : i8
  %c44 = llvm.mlir.constant(44 : i8) : i8
  %no = llvm.mlir.constant(false) : i1
  %sum = llvm.add %x, %c40 : i8
  %p = llvm.icmp "ult" %sum, %c90 : i8
  %q = llvm.icmp "ne" %x, %c44 : i8
  %r = llvm.icmp "sgt" %x, %c40 : i8
  %s = llvm.select %p, %q, %no : i1, i1
  %t = llvm.select %s, %r, %no : i1, i1
  %z = llvm.zext %t : i1 to i32
  llvm.return %z : i32
}
llvm.func @white(%x: i8) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %none = llvm.mlir.constant(0 : i32) : i32
  %c0 = llvm.mlir.constant(32 : i8) : i8
  %c1 = llvm.mlir.constant(10 : i8) : i8
  %c2 = llvm.mlir.constant(9 : i8) : i8
  %c3 = llvm.mlir.constant(13 : i8) : i8
  %e0 = llvm.icmp "eq" %x, %c0 : i8
  llvm.cond_br %e0, ^yes, ^next1
^next1:
  %e1 = llvm.icmp "ne" %x, %c1 : i8
  llvm.cond_br %e1, ^next2, ^yes
^next2:
  %e2 = llvm.icmp "eq" %x, %c2 : i8
  llvm.cond_br %e2, ^yes, ^next3
^next3:
  %e3 = llvm.icmp "eq" %x, %c3 : i8
  llvm.cond_br %e3, ^yes, ^no
^yes:
  llvm.return %one : i32
^no:
  llvm.return %none : i32
}
llvm.func @sign(%x: i8) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %none = llvm.mlir.constant(0 : i32) : i32
  %c0 = llvm.mlir.constant(43 : i8) : i8
  %c1 = llvm.mlir.constant(45 : i8) : i8
  %c2 = llvm.mlir.constant(42 : i8) : i8
  %c3 = llvm.mlir.constant(47 : i8) : i8
  %c4 = llvm.mlir.constant(61 : i8) : i8
  %c5 = llvm.mlir.constant(33 : i8) : i8
  %e0 = llvm.icmp "eq" %x, %c0 : i8
  llvm.cond_br %e0, ^yes, ^next1
^next1:
  %e1 = llvm.icmp "eq" %x, %c1 : i8
  llvm.cond_br %e1, ^yes, ^next2
^next2:
  %e2 = llvm.icmp "ne" %x, %c2 : i8
  llvm.cond_br %e2, ^next3, ^yes
^next3:
  %e3 = llvm.icmp "eq" %x, %c3 : i8
  llvm.cond_br %e3, ^yes, ^next4
^next4:
  %e4 = llvm.icmp "eq" %x, %c4 : i8
  llvm.cond_br %e4, ^yes, ^next5
^next5:
  %e5 = llvm.icmp "ne" %x, %c5 : i8
  llvm.cond_br %e5, ^no, ^yes
^yes:
  llvm.return %one : i32
^no:
  llvm.return %none : i32
}
llvm.func @far(%x: i64) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %none = llvm.mlir.constant(0 : i32) : i32
  %c0 = llvm.mlir.constant(-9223372036854775808 : i64) : i64
  %c1 = llvm.mlir.constant(9223372036854775807 : i64) : i64
  %c2 = llvm.mlir.constant(5 : i64) : i64
  %c3 = llvm.mlir.constant(70 : i64) : i64
  %e0 = llvm.icmp "ne" %x, %c0 : i64
  llvm.cond_br %e0, ^next1, ^yes
^next1:
  %e1 = llvm.icmp "eq" %x, %c1 : i64
  llvm.cond_br %e1, ^yes, ^next2
^next2:
  %e2 = llvm.icmp "eq" %x, %c2 : i64
  llvm.cond_br %e2, ^yes, ^next3
^next3:
  %e3 = llvm.icmp "eq" %x, %c3 : i64
  llvm.cond_br %e3, ^yes, ^no
^yes:
  llvm.return %one : i32
^no:
  llvm.return %none : i32
}
llvm.func @vowel(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %none = llvm.mlir.constant(0 : i32) : i32
  llvm.switch %x : i32, ^no(%none : i32) [
    97: ^no(%one : i32),
    101: ^no(%one : i32),
    105: ^no(%one : i32),
    110: ^no(%none : i32),
    111: ^no(%one : i32),
    117: ^no(%one : i32)
  ]
^no(%y: i32):
  llvm.return %y : i32
}
// Digits make numbers, and other characters add them up.
llvm.func @sum_numbers(%s: !llvm.ptr, %n: i64) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c10 = llvm.mlir.constant(10 : i32) : i32
  %c48 = llvm.mlir.constant(48 : i32) : i32
  %zero = llvm.mlir.constant(48 : i8) : i8
  %nine = llvm.mlir.constant(57 : i8) : i8
  %first = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%first, %c0, %c0 : i64, i32, i32)
^header(%i: i64, %sum: i32, %number: i32):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %s[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %c = llvm.load %p : !llvm.ptr -> i8
  %is_above = llvm.icmp "sge" %c, %zero : i8
  llvm.cond_br %is_above, ^above, ^other
^above:
  %is_below = llvm.icmp "sle" %c, %nine : i8
  llvm.cond_br %is_below, ^digit, ^other
^digit:
  %tens = llvm.mul %number, %c10 : i32
  %wide = llvm.sext %c : i8 to i32
  %digit = llvm.sub %wide, %c48 : i32
  %longer = llvm.add %tens, %digit : i32
  llvm.br ^next(%sum, %longer : i32, i32)
^other:
  %more = llvm.add %sum, %number : i32
  llvm.br ^next(%more, %c0 : i32, i32)
^next(%sum1: i32, %number1: i32):
  %j = llvm.add %i, %one : i64
  llvm.br ^header(%j, %sum1, %number1 : i64, i32, i32)
^exit:
  %all = llvm.add %sum, %number : i32
  llvm.return %all : i32
}
// Letters, digits and the underscore are counted.
llvm.func @names(%s: !llvm.ptr, %n: i64) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.mlir.constant(97 : i8) : i8
  %z = llvm.mlir.constant(122 : i8) : i8
  %capital_a = llvm.mlir.constant(65 : i8) : i8
  %capital_z = llvm.mlir.constant(90 : i8) : i8
  %c48 = llvm.mlir.constant(48 : i8) : i8
  %c57 = llvm.mlir.constant(57 : i8) : i8
  %underscore = llvm.mlir.constant(95 : i8) : i8
  %first = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%first, %c0 : i64, i32)
^header(%i: i64, %count: i32):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %s[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %c = llvm.load %p : !llvm.ptr -> i8
  %from_a = llvm.icmp "sge" %c, %a : i8
  llvm.cond_br %from_a, ^small, ^not_small
^small:
  %to_z = llvm.icmp "sle" %c, %z : i8
  llvm.cond_br %to_z, ^yes, ^not_small
^not_small:
  %from_capital = llvm.icmp "sge" %c, %capital_a : i8
  llvm.cond_br %from_capital, ^capital, ^not_capital
^capital:
  %to_capital = llvm.icmp "sle" %c, %capital_z : i8
  llvm.cond_br %to_capital, ^yes, ^not_capital
^not_capital:
  %from_0 = llvm.icmp "sge" %c, %c48 : i8
  llvm.cond_br %from_0, ^digit, ^not_digit
^digit:
  %to_9 = llvm.icmp "sle" %c, %c57 : i8
  llvm.cond_br %to_9, ^yes, ^not_digit
^not_digit:
  %is_underscore = llvm.icmp "eq" %c, %underscore : i8
  llvm.cond_br %is_underscore, ^yes, ^next(%count : i32)
^yes:
  %more = llvm.add %count, %c1 : i32
  llvm.br ^next(%more : i32)
^next(%count1: i32):
  %j = llvm.add %i, %one : i64
  llvm.br ^header(%j, %count1 : i64, i32)
^exit:
  llvm.return %count : i32
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// int digit(int8_t), outside(int8_t), wraps(int8_t), not_two(int8_t), never(int8_t), always(int8_t), shifted(int8_t);
// int wide(int64_t), white(int8_t), sign(int8_t), far(int64_t), vowel(int), sum_numbers(const char *, int64_t);
// int names(const char *, int64_t);
// static int wrong;
// static void check(const char *what, int got, int wanted, long long x) {
//   if (got != wanted && wrong++ < 5) printf("%s: %lld\n", what, x);
// }
// static void bytes(void) {
//   for (int x = -128; x < 128; x++) {
//     int u = x & 255;
//     check("digit", digit(x), x >= 48 && x <= 57, x);
//     check("outside", outside(x), x < -5 || x > 7, x);
//     check("wraps", wraps(x), u < 3 || u > 250, x);
//     check("not_two", not_two(x), x != 9 && x != 11, x);
//     check("never", never(x), x < -100 && u > 200, x);
//     check("always", always(x), x >= -3 || u < 254, x);
//     check("shifted", shifted(x), (uint8_t)(x + 40) < 90 && x != 44 && x > 40, x);
//     check("white", white(x), x == 32 || x == 10 || x == 9 || x == 13, x);
//     char c = (char)x;
//     check("names", names(&c, 1), (x >= 97 && x <= 122) || (x >= 65 && x <= 90) || (x >= 48 && x <= 57) || x == 95, x);
//     check("sign", sign(x), x > 0 && strchr("+-*/=!", x) != 0, x);
//   }
// }
// static void numbers(void) {
//   int64_t near[] = {INT64_MIN, INT64_MAX, -3, 0, 5, 70, 97, 101, 105, 110, 111, 117, 4000000000, 161, 225};
//   for (int k = 0; k < 15; k++)
//     for (int d = -70; d <= 70; d++) {
//       int64_t x = (int64_t)((uint64_t)near[k] + d);
//       check("wide", wide(x), x >= -3 && x < 4000000000, x);
//       check("far", far(x), x == INT64_MIN || x == INT64_MAX || x == 5 || x == 70, x);
//       int i = (int)x;
//       check("vowel", vowel(i), i == 97 || i == 101 || i == 105 || i == 111 || i == 117, i);
//     }
// }
// int main(void) {
//   bytes();
//   numbers();
//   char s[] = "12 7,,x90\xff" "300/4:5 1";
//   for (int n = 0; n < (int)sizeof s; n++) {
//     int sum = 0, number = 0;
//     for (int i = 0; i < n; i++)
//       if (s[i] >= 48 && s[i] <= 57) number = number * 10 + s[i] - 48;
//       else sum += number, number = 0;
//     check("sum_numbers", sum_numbers(s, n), sum + number, n);
//   }
//   printf(wrong ? "%d wrong\n" : "all right\n", wrong);
//   return wrong != 0;
// }
// output:
// all right
