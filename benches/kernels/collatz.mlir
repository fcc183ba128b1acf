// The most steps that a number below a bound takes to 1.
func.func @collatz(%bound: i64) -> i64 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %three = arith.constant 3 : i64
  %max = scf.for %start = %one to %bound step %one iter_args(%best = %zero) -> i64 : i64 {
    %end:2 = scf.while (%n = %start, %steps = %zero) : (i64, i64) -> (i64, i64) {
      %more = arith.cmpi ne, %n, %one : i64
      scf.condition(%more) %n, %steps : i64, i64
    } do {
    ^bb0(%n: i64, %steps: i64):
      %bit = arith.andi %n, %one : i64
      %odd = arith.cmpi ne, %bit, %zero : i64
      %next = scf.if %odd -> i64 {
        %n3 = arith.muli %n, %three : i64
        %n31 = arith.addi %n3, %one : i64
        scf.yield %n31 : i64
      } else {
        %half = arith.shrui %n, %one : i64
        scf.yield %half : i64
      }
      %s = arith.addi %steps, %one : i64
      scf.yield %next, %s : i64, i64
    }
    %b = arith.maxui %best, %end#1 : i64
    scf.yield %b : i64
  }
  return %max : i64
}
