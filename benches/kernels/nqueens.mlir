// How many ways there are to place the queens of the remaining rows, sets of columns as bits.
func.func @nqueens(%all: i32, %columns: i32, %left: i32, %right: i32) -> i32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %ones = arith.constant -1 : i32
  %full = arith.cmpi eq, %columns, %all : i32
  %result = scf.if %full -> i32 {
    scf.yield %one : i32
  } else {
    %taken0 = arith.ori %columns, %left : i32
    %taken = arith.ori %taken0, %right : i32
    %not = arith.xori %taken, %ones : i32
    %free = arith.andi %all, %not : i32
    %end:2 = scf.while (%places = %free, %count = %zero) : (i32, i32) -> (i32, i32) {
      %some = arith.cmpi ne, %places, %zero : i32
      scf.condition(%some) %places, %count : i32, i32
    } do {
    ^bb0(%places: i32, %count: i32):
      %negative = arith.subi %zero, %places : i32
      %bit = arith.andi %places, %negative : i32
      %rest = arith.xori %places, %bit : i32
      %c = arith.ori %columns, %bit : i32
      %l0 = arith.ori %left, %bit : i32
      %l = arith.shli %l0, %one : i32
      %r0 = arith.ori %right, %bit : i32
      %r = arith.shrui %r0, %one : i32
      %ways = func.call @nqueens(%all, %c, %l, %r) : (i32, i32, i32, i32) -> i32
      %sum = arith.addi %count, %ways : i32
      scf.yield %rest, %sum : i32, i32
    }
    scf.yield %end#1 : i32
  }
  return %result : i32
}
