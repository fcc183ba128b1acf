// Globals of all kinds of sections, and functions with names that assemblers could read otherwise.
llvm.mlir.global internal constant @str("say \22hello\22\0A\00") {addr_space = 0 : i32}
llvm.mlir.global external @g(42 : i64) : i64
llvm.mlir.global external thread_local @tls(7 : i32) : i32
llvm.mlir.global internal thread_local @tls_zero(0 : i64) : i64
llvm.mlir.global external thread_local @tls_other() : i32
llvm.mlir.global weak @w(dense<[1.5, -2.5, 0.0]> : tensor<3xf64>) : !llvm.array<3 x f64>
llvm.mlir.global external hidden @h(dense<[1, 2, 3]> : tensor<3xi8>) {alignment = 64 : i64} : !llvm.array<3 x i8>
llvm.mlir.global linkonce_odr constant @once(5 : i32) comdat(@groups::@once) : i32
llvm.mlir.global external @own(9 : i32) {section = "my.section"} : i32
llvm.comdat @groups {
  llvm.comdat_selector @once any
}
llvm.mlir.global external @z() : !llvm.array<100 x i64> {
  %0 = llvm.mlir.zero : !llvm.array<100 x i64>
  llvm.return %0 : !llvm.array<100 x i64>
}
llvm.mlir.global external constant @pointers() : !llvm.array<3 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<3 x ptr>
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %s = llvm.mlir.addressof @str : !llvm.ptr
  %f = llvm.mlir.addressof @eq : !llvm.ptr
  %1 = llvm.insertvalue %g, %0[0] : !llvm.array<3 x ptr>
  %2 = llvm.insertvalue %s, %1[1] : !llvm.array<3 x ptr>
  %3 = llvm.insertvalue %f, %2[2] : !llvm.array<3 x ptr>
  llvm.return %3 : !llvm.array<3 x ptr>
}
llvm.mlir.global_ctors ctors = [@a0], priorities = [65535 : i32], data = [#llvm.zero]
llvm.mlir.alias external @other_name : i64 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @puts(!llvm.ptr) -> i32
llvm.func extern_weak @missing()
llvm.func @a0() {
  llvm.return
}
llvm.func @eq(%a: f64) -> f64 {
  %s = llvm.mlir.addressof @str : !llvm.ptr
  %r = llvm.call @puts(%s) : (!llvm.ptr) -> i32
  %t = llvm.mlir.addressof @tls : !llvm.ptr
  %o = llvm.mlir.addressof @tls_other : !llvm.ptr
  %y = llvm.mlir.addressof @tls_zero : !llvm.ptr
  %v = llvm.load %o : !llvm.ptr -> i32
  %sum = llvm.add %v, %r : i32
  llvm.store %sum, %t : i32, !llvm.ptr
  llvm.store %sum, %y : i32, !llvm.ptr
  %c = llvm.mlir.constant(3.25 : f64) : f64
  %m = llvm.fmul %a, %c : f64
  %g = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %m, %g : f64, !llvm.ptr
  %weak = llvm.mlir.addressof @missing : !llvm.ptr
  %z = llvm.mlir.addressof @z : !llvm.ptr
  llvm.store %weak, %z : !llvm.ptr, !llvm.ptr
  llvm.return %m : f64
}
llvm.func @"a name"(%n: i64, %p: !llvm.ptr) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%zero, %zero : i64, i64)
^loop(%i: i64, %s: i64):
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %q : !llvm.ptr -> i64
  %t = llvm.add %s, %v : i64
  %j = llvm.add %i, %one : i64
  %c = llvm.icmp "slt" %j, %n : i64
  llvm.cond_br %c, ^loop(%j, %t : i64, i64), ^end
^end:
  llvm.return %t : i64
}
llvm.func internal @local(%x: i32) -> i32 attributes {no_inline} {
  %0 = llvm.mul %x, %x : i32
  llvm.return %0 : i32
}
llvm.func @calls(%x: i32) -> i32 {
  %r = llvm.call @throws(%x) : (i32) -> i32
  %l = llvm.call @local(%r) : (i32) -> i32
  llvm.return %l : i32
}
llvm.func @throws(i32) -> i32
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @cleans(%x: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  %r = llvm.invoke @throws(%x) to ^normal unwind ^pad : (i32) -> i32
^normal:
  llvm.return %r : i32
^pad:
  %lp = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %lp : !llvm.struct<(ptr, i32)>
}
llvm.mlir.ifunc external @chosen : !llvm.func<i32 (i32)>, !llvm.ptr @resolver {dso_local}
llvm.func @resolver() -> !llvm.ptr {
  %f = llvm.mlir.addressof @throws : !llvm.ptr
  llvm.return %f : !llvm.ptr
}
