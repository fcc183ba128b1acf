// Ackermann's function: calls in the last place.
func.func @ackermann(%m: i32, %n: i32) -> i32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m0 = arith.cmpi eq, %m, %zero : i32
  cf.cond_br %m0, ^last, ^more
^last:
  %next = arith.addi %n, %one : i32
  return %next : i32
^more:
  %m1 = arith.subi %m, %one : i32
  %n0 = arith.cmpi eq, %n, %zero : i32
  cf.cond_br %n0, ^down, ^both
^down:
  %a = func.call @ackermann(%m1, %one) : (i32, i32) -> i32
  return %a : i32
^both:
  %n1 = arith.subi %n, %one : i32
  %b = func.call @ackermann(%m, %n1) : (i32, i32) -> i32
  %c = func.call @ackermann(%m1, %b) : (i32, i32) -> i32
  return %c : i32
}
