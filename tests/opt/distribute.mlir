// args: --passes=distribute
// The load of the next element moves before the store, so that all dependences are forward.
llvm.func @reorder(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %next = llvm.add %i, %c1 : i64
  %pa = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %pn = llvm.getelementptr %a[%next] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %pb = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %vb = llvm.load %pb : !llvm.ptr -> f32
  %x = llvm.fmul %vb, %vb : f32
  llvm.store %x, %pa : f32, !llvm.ptr
  %vn = llvm.load %pn : !llvm.ptr -> f32
  %y = llvm.fadd %x, %vn : f32
  llvm.store %y, %pb : f32, !llvm.ptr
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// The second loop reloads the value that the first one stores.
llvm.func @load_back(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %s: !llvm.ptr {llvm.noalias}, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %next = llvm.add %i, %c1 : i64
  %pa = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %pb = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %ps = llvm.getelementptr %s[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %pn = llvm.getelementptr %s[%next] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %va = llvm.load %pa : !llvm.ptr -> i32
  %vb = llvm.load %pb : !llvm.ptr -> i32
  %x = llvm.mul %va, %vb : i32
  %y = llvm.xor %x, %vb : i32
  %z = llvm.sub %y, %va : i32
  %w = llvm.and %z, %x : i32
  %v = llvm.add %w, %y : i32
  llvm.store %v, %pa : i32, !llvm.ptr
  %before = llvm.load %ps : !llvm.ptr -> i32
  %sum = llvm.add %before, %v : i32
  llvm.store %sum, %pn : i32, !llvm.ptr
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// The first loop reads memory that the second one overwrites. It may overlap.
llvm.func @recompute(%a: !llvm.ptr, %b: !llvm.ptr, %s: i32, %n: i64) -> i32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%n, %s : i64, i32)
^header(%i: i64, %h: i32):
  %cond = llvm.icmp "sgt" %i, %c0 : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %next = llvm.sub %i, %c1 : i64
  %pa = llvm.getelementptr %a[%next] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %pb = llvm.getelementptr %b[%next] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %va = llvm.load %pa : !llvm.ptr -> i32
  %vb = llvm.load %pb : !llvm.ptr -> i32
  %hash = llvm.sub %va, %h : i32
  %x = llvm.mul %va, %vb : i32
  %y = llvm.xor %x, %vb : i32
  %z = llvm.sub %y, %va : i32
  %w = llvm.and %z, %x : i32
  %u = llvm.or %w, %vb : i32
  %t = llvm.sub %u, %z : i32
  %v = llvm.add %t, %y : i32
  llvm.store %v, %pa : i32, !llvm.ptr
  llvm.br ^header(%next, %hash : i64, i32)
^exit:
  llvm.return %h : i32
}
// output:
// module {
//   llvm.func @reorder(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1
//   ^bb1:
//     llvm.br ^bb2(%0 : i64)
//   ^bb2(%2: i64):
//     %3 = llvm.icmp "slt" %2, %arg2 : i64
//     llvm.cond_br %3, ^bb3, ^bb4
//   ^bb3:
//     %4 = llvm.getelementptr %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %5 = llvm.load %4 : !llvm.ptr -> f32
//     %6 = llvm.add %2, %1 : i64
//     %7 = llvm.getelementptr %arg0[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %8 = llvm.load %7 : !llvm.ptr -> f32
//     %9 = llvm.fmul %5, %5 : f32
//     %10 = llvm.getelementptr %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %9, %10 : f32, !llvm.ptr
//     %11 = llvm.fadd %9, %8 : f32
//     llvm.store %11, %4 : f32, !llvm.ptr
//     llvm.br ^bb2(%6 : i64)
//   ^bb4:
//     llvm.br ^bb5
//   ^bb5:
//     llvm.br ^bb6
//   ^bb6:
//     llvm.return
//   }
//   llvm.func @load_back(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: !llvm.ptr {llvm.noalias}, %arg3: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1
//   ^bb1:
//     llvm.br ^bb2(%0 : i64)
//   ^bb2(%2: i64):
//     %3 = llvm.icmp "slt" %2, %arg3 : i64
//     llvm.cond_br %3, ^bb3, ^bb4
//   ^bb3:
//     %4 = llvm.getelementptr %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %5 = llvm.load %4 : !llvm.ptr -> i32
//     %6 = llvm.getelementptr %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %7 = llvm.load %6 : !llvm.ptr -> i32
//     %8 = llvm.mul %5, %7 : i32
//     %9 = llvm.xor %8, %7 : i32
//     %10 = llvm.sub %9, %5 : i32
//     %11 = llvm.and %10, %8 : i32
//     %12 = llvm.add %11, %9 : i32
//     llvm.store %12, %4 : i32, !llvm.ptr
//     %13 = llvm.add %2, %1 : i64
//     llvm.br ^bb2(%13 : i64)
//   ^bb4:
//     llvm.br ^bb5(%0 : i64)
//   ^bb5(%14: i64):
//     %15 = llvm.icmp "slt" %14, %arg3 : i64
//     llvm.cond_br %15, ^bb6, ^bb7
//   ^bb6:
//     %16 = llvm.getelementptr %arg2[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %17 = llvm.load %16 : !llvm.ptr -> i32
//     %18 = llvm.getelementptr %arg0[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %19 = llvm.load %18 : !llvm.ptr -> i32
//     %20 = llvm.add %17, %19 : i32
//     %21 = llvm.add %14, %1 : i64
//     %22 = llvm.getelementptr %arg2[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %20, %22 : i32, !llvm.ptr
//     llvm.br ^bb5(%21 : i64)
//   ^bb7:
//     llvm.br ^bb8
//   ^bb8:
//     llvm.br ^bb9
//   ^bb9:
//     llvm.return
//   }
//   llvm.func @recompute(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i64) -> i32 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(4 : i64) : i64
//     %3 = llvm.icmp "sge" %arg3, %2 : i64
//     %4 = llvm.mlir.constant(1 : i64) : i64
//     %5 = llvm.sub %arg3, %4 : i64
//     %6 = llvm.sub %arg3, %5 : i64
//     %7 = llvm.mlir.constant(-4 : i64) : i64
//     %8 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
//     %9 = llvm.add %7, %8 : i64
//     %10 = llvm.mlir.constant(4 : i64) : i64
//     %11 = llvm.mul %arg3, %10 : i64
//     %12 = llvm.add %9, %11 : i64
//     %13 = llvm.mlir.constant(-4 : i64) : i64
//     %14 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
//     %15 = llvm.add %13, %14 : i64
//     %16 = llvm.mlir.constant(4 : i64) : i64
//     %17 = llvm.mul %6, %16 : i64
//     %18 = llvm.add %15, %17 : i64
//     %19 = llvm.mlir.constant(4 : i64) : i64
//     %20 = llvm.add %12, %19 : i64
//     %21 = llvm.mlir.constant(-4 : i64) : i64
//     %22 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
//     %23 = llvm.add %21, %22 : i64
//     %24 = llvm.mlir.constant(4 : i64) : i64
//     %25 = llvm.mul %arg3, %24 : i64
//     %26 = llvm.add %23, %25 : i64
//     %27 = llvm.mlir.constant(-4 : i64) : i64
//     %28 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
//     %29 = llvm.add %27, %28 : i64
//     %30 = llvm.mlir.constant(4 : i64) : i64
//     %31 = llvm.mul %6, %30 : i64
//     %32 = llvm.add %29, %31 : i64
//     %33 = llvm.mlir.constant(4 : i64) : i64
//     %34 = llvm.add %26, %33 : i64
//     %35 = llvm.icmp "ule" %20, %32 : i64
//     %36 = llvm.icmp "ule" %34, %18 : i64
//     %37 = llvm.or %35, %36 : i1
//     %38 = llvm.and %3, %37 : i1
//     llvm.cond_br %38, ^bb1, ^bb8(%arg3, %arg2 : i64, i32)
//   ^bb1:
//     llvm.br ^bb2(%arg3, %arg2 : i64, i32)
//   ^bb2(%39: i64, %40: i32):
//     %41 = llvm.icmp "sgt" %39, %0 : i64
//     llvm.cond_br %41, ^bb3, ^bb4
//   ^bb3:
//     %42 = llvm.sub %39, %1 : i64
//     %43 = llvm.getelementptr %arg0[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %44 = llvm.load %43 : !llvm.ptr -> i32
//     %45 = llvm.sub %44, %40 : i32
//     llvm.br ^bb2(%42, %45 : i64, i32)
//   ^bb4:
//     llvm.br ^bb5(%arg3 : i64)
//   ^bb5(%46: i64):
//     %47 = llvm.icmp "sgt" %46, %0 : i64
//     llvm.cond_br %47, ^bb6, ^bb7
//   ^bb6:
//     %48 = llvm.sub %46, %1 : i64
//     %49 = llvm.getelementptr %arg0[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %50 = llvm.load %49 : !llvm.ptr -> i32
//     %51 = llvm.getelementptr %arg1[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %52 = llvm.load %51 {alias_scopes = [#llvm.alias_scope<id = "loop 1 access 1", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "loop 1 access 2", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : !llvm.ptr -> i32
//     %53 = llvm.mul %50, %52 : i32
//     %54 = llvm.xor %53, %52 : i32
//     %55 = llvm.sub %54, %50 : i32
//     %56 = llvm.and %55, %53 : i32
//     %57 = llvm.or %56, %52 : i32
//     %58 = llvm.sub %57, %55 : i32
//     %59 = llvm.add %58, %54 : i32
//     llvm.store %59, %49 {alias_scopes = [#llvm.alias_scope<id = "loop 1 access 2", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "loop 1 access 1", domain = #llvm.alias_scope_domain<id = distinct[0]<>>>]} : i32, !llvm.ptr
//     llvm.br ^bb5(%48 : i64)
//   ^bb7:
//     llvm.br ^bb8(%46, %40 : i64, i32)
//   ^bb8(%60: i64, %61: i32):
//     ... 5 lines
//     %63 = llvm.sub %60, %1 : i64
//     ... 4 lines
//     %68 = llvm.sub %66, %61 : i32
//     ... 7 lines
//     llvm.store %75, %64 : i32, !llvm.ptr
//     llvm.br ^bb8(%63, %68 : i64, i32) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   }
// }
// -----
// args: --passes=distribute
// Not distributed: a volatile store.
llvm.func @keeps(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %next = llvm.add %i, %c1 : i64
  %pa = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %pn = llvm.getelementptr %a[%next] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %pb = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %vb = llvm.load %pb : !llvm.ptr -> f32
  llvm.store %vb, %pa : f32, !llvm.ptr
  %vn = llvm.load %pn : !llvm.ptr -> f32
  llvm.store volatile %vn, %pb : f32, !llvm.ptr
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @keeps(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%2: i64):
//     %3 = llvm.icmp "slt" %2, %arg2 : i64
//     llvm.cond_br %3, ^bb3, ^bb2
//   ^bb2:
//     llvm.return
//   ^bb3:
//     %4 = llvm.add %2, %1 : i64
//     %5 = llvm.getelementptr %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %6 = llvm.getelementptr %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %7 = llvm.getelementptr %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %8 = llvm.load %7 : !llvm.ptr -> f32
//     llvm.store %8, %5 : f32, !llvm.ptr
//     %9 = llvm.load %6 : !llvm.ptr -> f32
//     llvm.store volatile %9, %7 : f32, !llvm.ptr
//     llvm.br ^bb1(%4 : i64)
//   }
// }
