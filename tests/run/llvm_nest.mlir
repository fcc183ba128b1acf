// A pointer in the register for static chains: by name, through a pointer, behind other arguments.

llvm.func @first(%frame: !llvm.ptr {llvm.nest}, %a: i32) -> i32 attributes {no_inline} {
  %0 = llvm.load %frame : !llvm.ptr -> i32
  %1 = llvm.mul %0, %a : i32
  llvm.return %1 : i32
}

llvm.func @middle(%a: i64, %x: f64, %frame: !llvm.ptr {llvm.nest}, %y: f32) -> f64 attributes {no_inline} {
  %b = llvm.mlir.constant(58 : i64) : i64
  %0 = llvm.load %frame : !llvm.ptr -> f64
  %1 = llvm.sub %a, %b : i64
  %2 = llvm.sitofp %1 : i64 to f64
  %3 = llvm.fpext %y : f32 to f64
  %4 = llvm.fadd %0, %2 : f64
  %5 = llvm.fmul %x, %3 : f64
  %6 = llvm.fsub %4, %5 : f64
  llvm.return %6 : f64
}

llvm.func @call_named(%frame: !llvm.ptr, %floats: !llvm.ptr) -> f64 attributes {no_inline} {
  %a = llvm.mlir.constant(6 : i32) : i32
  %b = llvm.mlir.constant(100 : i64) : i64
  %x = llvm.mlir.constant(0.5 : f64) : f64
  %y = llvm.mlir.constant(8.0 : f32) : f32
  %0 = llvm.call @first(%frame, %a) : (!llvm.ptr, i32) -> i32
  %1 = llvm.call @middle(%b, %x, %floats, %y) : (i64, f64, !llvm.ptr, f32) -> f64
  %2 = llvm.sitofp %0 : i32 to f64
  %3 = llvm.fadd %1, %2 : f64
  llvm.return %3 : f64
}

llvm.func @call_pointers(%f: !llvm.ptr, %g: !llvm.ptr, %frame: !llvm.ptr, %floats: !llvm.ptr) -> f64 attributes {no_inline} {
  %a = llvm.mlir.constant(7 : i32) : i32
  %b = llvm.mlir.constant(50 : i64) : i64
  %x = llvm.mlir.constant(0.25 : f64) : f64
  %y = llvm.mlir.constant(-8.0 : f32) : f32
  %0 = llvm.call %f(%frame, %a) : !llvm.ptr, (!llvm.ptr {llvm.nest}, i32) -> i32
  %1 = llvm.call %g(%b, %x, %floats, %y) : !llvm.ptr, (i64, f64, !llvm.ptr {llvm.nest}, f32) -> f64
  %2 = llvm.sitofp %0 : i32 to f64
  %3 = llvm.fadd %1, %2 : f64
  llvm.return %3 : f64
}

llvm.func @addresses(%out: !llvm.ptr) {
  %f = llvm.mlir.addressof @first : !llvm.ptr
  %g = llvm.mlir.addressof @middle : !llvm.ptr
  %p = llvm.getelementptr %out[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
  llvm.store %f, %out : !llvm.ptr, !llvm.ptr
  llvm.store %g, %p : !llvm.ptr, !llvm.ptr
  llvm.return
}

// The frame of this function is what the function inside of it gets.
llvm.func internal @inner(%i: i64, %frame: !llvm.ptr {llvm.nest}) -> i64 attributes {no_inline} {
  %0 = llvm.load %frame : !llvm.ptr -> i64
  %1 = llvm.add %0, %i : i64
  llvm.store %1, %frame : i64, !llvm.ptr
  llvm.return %0 : i64
}
llvm.func @outer(%start: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %ten = llvm.mlir.constant(10 : i64) : i64
  %frame = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  llvm.store %start, %frame : i64, !llvm.ptr
  %0 = llvm.call @inner(%one, %frame) : (i64, !llvm.ptr) -> i64
  %1 = llvm.call @inner(%ten, %frame) : (i64, !llvm.ptr) -> i64
  %2 = llvm.load %frame : !llvm.ptr -> i64
  %3 = llvm.mul %0, %1 : i64
  %4 = llvm.mul %3, %2 : i64
  llvm.return %4 : i64
}

// main.c:
// #include <stdio.h>
// double call_named(void *frame, void *floats);
// double call_pointers(void *f, void *g, void *frame, void *floats);
// void addresses(void **out);
// long long outer(long long start);
// int main(void) {
//   int frame = 9;
//   double floats = 1000.5;
//   void *functions[2];
//   addresses(functions);
//   printf("%g\n", call_named(&frame, &floats));
//   printf("%g\n", call_pointers(functions[0], functions[1], &frame, &floats));
//   printf("%lld\n", outer(3));
// }
// output:
// 1092.5
// 1057.5
// 168
// -----
// More arguments. No integer register is free in the first function: the pointer goes through a float register to and from
// the thunks.

llvm.func @full(%a: i64, %b: i64, %frame: !llvm.ptr {llvm.nest}, %c: i64, %d: i64, %e: i64, %f: i64, %g: i64, %x: f64) -> i64 attributes {no_inline} {
  %0 = llvm.load %frame : !llvm.ptr -> i64
  %1 = llvm.mul %a, %b : i64
  %2 = llvm.mul %c, %d : i64
  %3 = llvm.mul %e, %f : i64
  %4 = llvm.sub %1, %2 : i64
  %5 = llvm.xor %3, %g : i64
  %6 = llvm.add %4, %5 : i64
  %7 = llvm.fptosi %x : f64 to i64
  %8 = llvm.mul %6, %7 : i64
  %9 = llvm.add %8, %0 : i64
  llvm.return %9 : i64
}

llvm.func @call_full(%callee: !llvm.ptr, %frame: !llvm.ptr, %n: i64, %x: f64) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %b = llvm.add %n, %one : i64
  %c = llvm.add %b, %one : i64
  %d = llvm.add %c, %b : i64
  %e = llvm.add %d, %c : i64
  %f = llvm.add %e, %d : i64
  %g = llvm.add %f, %e : i64
  %0 = llvm.call @full(%n, %b, %frame, %c, %d, %e, %f, %g, %x) : (i64, i64, !llvm.ptr, i64, i64, i64, i64, i64, f64) -> i64
  %1 = llvm.call %callee(%b, %n, %frame, %c, %d, %e, %f, %g, %x) : !llvm.ptr, (i64, i64, !llvm.ptr {llvm.nest}, i64, i64, i64, i64, i64, f64) -> i64
  %2 = llvm.sub %0, %1 : i64
  %3 = llvm.mul %2, %one : i64
  %4 = llvm.add %3, %0 : i64
  llvm.return %4 : i64
}

// A result in memory, and arguments on the stack behind the last register.
llvm.func @large(%out: !llvm.ptr {llvm.sret = !llvm.array<3 x i64>}, %a: i64, %b: i64, %c: i64, %frame: !llvm.ptr {llvm.nest}, %d: i64) attributes {no_inline} {
  %0 = llvm.load %frame : !llvm.ptr -> i64
  %1 = llvm.add %a, %b : i64
  %2 = llvm.sub %c, %d : i64
  %p1 = llvm.getelementptr %out[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %p2 = llvm.getelementptr %out[2] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %0, %out : i64, !llvm.ptr
  llvm.store %1, %p1 : i64, !llvm.ptr
  llvm.store %2, %p2 : i64, !llvm.ptr
  llvm.return
}

llvm.func @call_large(%out: !llvm.ptr, %frame: !llvm.ptr) {
  %a = llvm.mlir.constant(20 : i64) : i64
  %b = llvm.mlir.constant(22 : i64) : i64
  %c = llvm.mlir.constant(5 : i64) : i64
  %d = llvm.mlir.constant(9 : i64) : i64
  llvm.call @large(%out, %a, %b, %c, %frame, %d) : (!llvm.ptr, i64, i64, i64, !llvm.ptr, i64) -> ()
  llvm.return
}

llvm.func @address() -> !llvm.ptr {
  %f = llvm.mlir.addressof @full : !llvm.ptr
  llvm.return %f : !llvm.ptr
}

// main.c:
// #include <stdio.h>
// long long call_full(void *callee, void *frame, long long n, double x);
// void *address(void);
// void call_large(long long *out, void *frame);
// int main(void) {
//   long long frame = 12345, wide = 77, out[3];
//   call_large(out, &wide);
//   printf("%lld %lld %lld\n", out[0], out[1], out[2]);
//   printf("%lld\n", call_full(address(), &frame, 3, 100.0));
// }
// output:
// 77 42 -4
// 44945
