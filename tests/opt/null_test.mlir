// args: --passes=combine
// Variables, symbols, declared arguments and results, and addresses within them are not null.
llvm.mlir.global external @global() : !llvm.array<4 x i32>
llvm.mlir.global extern_weak @weak() : i32
llvm.func @function()
llvm.func extern_weak @weak_function()
llvm.func @result() -> (!llvm.ptr {llvm.nonnull})
llvm.func @objects(%a: !llvm.ptr {llvm.nonnull}, %b: !llvm.ptr {llvm.dereferenceable = 8 : i64}, %i: i64, %to: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  %x = llvm.alloca %one x !llvm.array<4 x i32> : (i64) -> !llvm.ptr
  %y = llvm.mlir.addressof @global : !llvm.ptr
  %z = llvm.mlir.addressof @function : !llvm.ptr
  %r = llvm.call @result() : () -> (!llvm.ptr {llvm.nonnull})
  %element = llvm.getelementptr inbounds %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %0 = llvm.icmp "eq" %x, %null : !llvm.ptr
  llvm.store volatile %0, %to : i1, !llvm.ptr
  %1 = llvm.icmp "ne" %null, %y : !llvm.ptr
  llvm.store volatile %1, %to : i1, !llvm.ptr
  %2 = llvm.icmp "eq" %z, %null : !llvm.ptr
  llvm.store volatile %2, %to : i1, !llvm.ptr
  %3 = llvm.icmp "ne" %a, %null : !llvm.ptr
  llvm.store volatile %3, %to : i1, !llvm.ptr
  %4 = llvm.icmp "ne" %b, %null : !llvm.ptr
  llvm.store volatile %4, %to : i1, !llvm.ptr
  %5 = llvm.icmp "eq" %element, %null : !llvm.ptr
  llvm.store volatile %5, %to : i1, !llvm.ptr
  %6 = llvm.icmp "eq" %r, %null : !llvm.ptr
  llvm.store volatile %6, %to : i1, !llvm.ptr
  llvm.return
}
// Others may be null, or wrap.
llvm.func @unknown(%a: !llvm.ptr, %i: i64, %to: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  %y = llvm.mlir.addressof @weak : !llvm.ptr
  %z = llvm.mlir.addressof @weak_function : !llvm.ptr
  %x = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %element = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %member = llvm.getelementptr inbounds %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %0 = llvm.icmp "eq" %a, %null : !llvm.ptr
  llvm.store volatile %0, %to : i1, !llvm.ptr
  %1 = llvm.icmp "eq" %y, %null : !llvm.ptr
  llvm.store volatile %1, %to : i1, !llvm.ptr
  %2 = llvm.icmp "eq" %z, %null : !llvm.ptr
  llvm.store volatile %2, %to : i1, !llvm.ptr
  %3 = llvm.icmp "eq" %element, %null : !llvm.ptr
  llvm.store volatile %3, %to : i1, !llvm.ptr
  %4 = llvm.icmp "eq" %member, %null : !llvm.ptr
  llvm.store volatile %4, %to : i1, !llvm.ptr
  llvm.return
}
// Address zero is valid.
llvm.func @valid(%a: !llvm.ptr {llvm.nonnull}) -> i1 attributes {passthrough = ["null_pointer_is_valid"]} {
  %one = llvm.mlir.constant(1 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  %x = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %0 = llvm.icmp "eq" %x, %null : !llvm.ptr
  llvm.return %0 : i1
}
// output:
// module {
//   llvm.mlir.global external @global() : !llvm.array<4 x i32>
//   llvm.mlir.global extern_weak @weak() : i32
//   llvm.func @function()
//   llvm.func extern_weak @weak_function()
//   llvm.func @result() -> (!llvm.ptr {llvm.nonnull})
//   llvm.func @objects(%arg0: !llvm.ptr {llvm.nonnull}, %arg1: !llvm.ptr {llvm.dereferenceable = 8 : i64}, %arg2: i64, %arg3: !llvm.ptr) {
//     %0 = llvm.call @result() : () -> (!llvm.ptr {llvm.nonnull})
//     %1 = llvm.mlir.constant(false) : i1
//     llvm.store volatile %1, %arg3 : i1, !llvm.ptr
//     %2 = llvm.mlir.constant(true) : i1
//     llvm.store volatile %2, %arg3 : i1, !llvm.ptr
//     %3 = llvm.mlir.constant(false) : i1
//     llvm.store volatile %3, %arg3 : i1, !llvm.ptr
//     %4 = llvm.mlir.constant(true) : i1
//     llvm.store volatile %4, %arg3 : i1, !llvm.ptr
//     %5 = llvm.mlir.constant(true) : i1
//     llvm.store volatile %5, %arg3 : i1, !llvm.ptr
//     %6 = llvm.mlir.constant(false) : i1
//     llvm.store volatile %6, %arg3 : i1, !llvm.ptr
//     %7 = llvm.mlir.constant(false) : i1
//     llvm.store volatile %7, %arg3 : i1, !llvm.ptr
//     llvm.return
//   }
//   llvm.func @unknown(%arg0: !llvm.ptr, %arg1: i64, %arg2: !llvm.ptr) {
//     ... 18 lines
//   }
//   llvm.func @valid(%arg0: !llvm.ptr {llvm.nonnull}) -> i1 attributes {passthrough = ["null_pointer_is_valid"]} {
//     ... 5 lines
//   }
// }
