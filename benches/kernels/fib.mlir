// Fibonacci numbers by two calls each.
func.func @fib(%n: i32) -> i32 attributes {llvm.emit_c_interface} {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %small = arith.cmpi slt, %n, %two : i32
  %r = scf.if %small -> i32 {
    scf.yield %n : i32
  } else {
    %n1 = arith.subi %n, %one : i32
    %n2 = arith.subi %n, %two : i32
    %a = func.call @fib(%n1) : (i32) -> i32
    %b = func.call @fib(%n2) : (i32) -> i32
    %s = arith.addi %a, %b : i32
    scf.yield %s : i32
  }
  return %r : i32
}
