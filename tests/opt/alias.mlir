// args: --passes=load-elimination
// Distinct globals do not alias. An alias symbol may alias any global.
llvm.mlir.global internal @x(1 : i32) : i32
llvm.mlir.global external @y() : i32
llvm.mlir.alias external @z : i32 {
  %0 = llvm.mlir.addressof @x : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @globals(%v: i32) -> i32 {
  %x = llvm.mlir.addressof @x : !llvm.ptr
  %y = llvm.mlir.addressof @y : !llvm.ptr
  %z = llvm.mlir.addressof @z : !llvm.ptr
  %a = llvm.load %x : !llvm.ptr -> i32
  llvm.store %v, %y : i32, !llvm.ptr
  %b = llvm.load %x : !llvm.ptr -> i32
  llvm.store %v, %z : i32, !llvm.ptr
  %c = llvm.load %x : !llvm.ptr -> i32
  %s = llvm.add %a, %b : i32
  %t = llvm.add %s, %c : i32
  llvm.return %t : i32
}
// output:
// module {
//   llvm.mlir.global internal @x(1 : i32) : i32
//   llvm.mlir.global external @y() : i32
//   llvm.mlir.alias external @z : i32 {
//     %0 = llvm.mlir.addressof @x : !llvm.ptr
//     llvm.return %0 : !llvm.ptr
//   }
//   llvm.func @globals(%arg0: i32) -> i32 {
//     ... 4 lines
//     llvm.store %arg0, %1 : i32, !llvm.ptr
//     llvm.store %arg0, %2 : i32, !llvm.ptr
//     %4 = llvm.load %0 : !llvm.ptr -> i32
//     %5 = llvm.add %3, %3 : i32
//     %6 = llvm.add %5, %4 : i32
//     llvm.return %6 : i32
//   }
// }
// -----
// args: --passes=load-elimination
// A `float` member does not alias an `int`, but a `char` may alias it.
#root = #llvm.tbaa_root<id = "C">
#char = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#float = #llvm.tbaa_type_desc<id = "float", members = {<#char, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#float, 4>}>
#an_int = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0>
#a_char = #llvm.tbaa_tag<base_type = #char, access_type = #char, offset = 0>
#second = #llvm.tbaa_tag<base_type = #pair, access_type = #float, offset = 4>
llvm.func @types(%p: !llvm.ptr, %q: !llvm.ptr, %i: i32, %c: i8) -> f32 {
  %f = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  %0 = llvm.load %f {tbaa = [#second]} : !llvm.ptr -> f32
  llvm.store %i, %q {tbaa = [#an_int]} : i32, !llvm.ptr
  %1 = llvm.load %f {tbaa = [#second]} : !llvm.ptr -> f32
  llvm.store %c, %q {tbaa = [#a_char]} : i8, !llvm.ptr
  %2 = llvm.load %f {tbaa = [#second]} : !llvm.ptr -> f32
  %3 = llvm.fadd %0, %1 : f32
  %4 = llvm.fadd %2, %3 : f32
  llvm.return %4 : f32
}
// output:
// module {
//   llvm.func @types(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i8) -> f32 {
//     %0 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
//     %1 = llvm.load %0 {tbaa = [#llvm.tbaa_tag<base_type = #llvm.tbaa_type_desc<id = "pair", members = {<#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "C">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "float", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "C">, 0>}>, 0>}>, 4>}>, access_type = #llvm.tbaa_type_desc<id = "float", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "C">, 0>}>, 0>}>, offset = 4>]} : !llvm.ptr -> f32
//     llvm.store %arg2, %arg1 {tbaa = [#llvm.tbaa_tag<base_type = #llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "C">, 0>}>, 0>}>, access_type = #llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "C">, 0>}>, 0>}>, offset = 0>]} : i32, !llvm.ptr
//     llvm.store %arg3, %arg1 {tbaa = [#llvm.tbaa_tag<base_type = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "C">, 0>}>, access_type = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "C">, 0>}>, offset = 0>]} : i8, !llvm.ptr
//     %2 = llvm.load %0 {tbaa = [#llvm.tbaa_tag<base_type = #llvm.tbaa_type_desc<id = "pair", members = {<#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "C">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "float", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "C">, 0>}>, 0>}>, 4>}>, access_type = #llvm.tbaa_type_desc<id = "float", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "C">, 0>}>, 0>}>, offset = 4>]} : !llvm.ptr -> f32
//     %3 = llvm.fadd %1, %1 : f32
//     %4 = llvm.fadd %2, %3 : f32
//     llvm.return %4 : f32
//   }
// }
// -----
// args: --passes=inline,load-elimination
// Accesses do not alias by their scopes. Scopes of a function that is inlined twice are dropped.
#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "copy">
#to = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
#from = #llvm.alias_scope<id = distinct[2]<>, domain = #domain>
llvm.func internal @copy(%to: !llvm.ptr, %from: !llvm.ptr) attributes {always_inline} {
  llvm.intr.experimental.noalias.scope.decl #to
  llvm.intr.experimental.noalias.scope.decl #from
  %0 = llvm.load %from {alias_scopes = [#from], noalias_scopes = [#to]} : !llvm.ptr -> i32
  llvm.store %0, %to {alias_scopes = [#to], noalias_scopes = [#from]} : i32, !llvm.ptr
  llvm.return
}
llvm.func @scopes(%x: !llvm.ptr, %y: !llvm.ptr, %v: i32) -> i32 {
  llvm.intr.experimental.noalias.scope.decl #to
  %0 = llvm.load %x {alias_scopes = [#from], noalias_scopes = [#to]} : !llvm.ptr -> i32
  llvm.store %v, %y {alias_scopes = [#to], noalias_scopes = [#from]} : i32, !llvm.ptr
  %1 = llvm.load %x {alias_scopes = [#from], noalias_scopes = [#to]} : !llvm.ptr -> i32
  llvm.store %1, %y {alias_scopes = [#to, #from]} : i32, !llvm.ptr
  %2 = llvm.load %x {alias_scopes = [#from], noalias_scopes = [#to]} : !llvm.ptr -> i32
  %3 = llvm.add %0, %1 : i32
  %4 = llvm.add %2, %3 : i32
  llvm.return %4 : i32
}
llvm.func @twice(%x: !llvm.ptr, %y: !llvm.ptr) -> i32 {
  %0 = llvm.load %y {alias_scopes = [#from], noalias_scopes = [#to]} : !llvm.ptr -> i32
  llvm.call @copy(%x, %y) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @copy(%y, %x) : (!llvm.ptr, !llvm.ptr) -> ()
  %1 = llvm.load %y {alias_scopes = [#from], noalias_scopes = [#to]} : !llvm.ptr -> i32
  %2 = llvm.add %0, %1 : i32
  llvm.return %2 : i32
}
// output:
// module {
//   llvm.func internal @copy(%arg0: !llvm.ptr, %arg1: !llvm.ptr) attributes {always_inline} {
//     ... 5 lines
//   }
//   llvm.func @scopes(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32) -> i32 {
//     llvm.intr.experimental.noalias.scope.decl <id = distinct[1]<>, domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "copy">>
//     %0 = llvm.load %arg0 {alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "copy">>], noalias_scopes = [#llvm.alias_scope<id = distinct[1]<>, domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "copy">>]} : !llvm.ptr -> i32
//     llvm.store %arg2, %arg1 {alias_scopes = [#llvm.alias_scope<id = distinct[1]<>, domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "copy">>], noalias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "copy">>]} : i32, !llvm.ptr
//     llvm.store %0, %arg1 {alias_scopes = [#llvm.alias_scope<id = distinct[1]<>, domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "copy">>, #llvm.alias_scope<id = distinct[2]<>, domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "copy">>]} : i32, !llvm.ptr
//     %1 = llvm.load %arg0 {alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "copy">>], noalias_scopes = [#llvm.alias_scope<id = distinct[1]<>, domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "copy">>]} : !llvm.ptr -> i32
//     %2 = llvm.add %0, %0 : i32
//     %3 = llvm.add %1, %2 : i32
//     llvm.return %3 : i32
//   }
//   llvm.func @twice(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> i32 {
//     %0 = llvm.load %arg1 {alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "copy">>], noalias_scopes = [#llvm.alias_scope<id = distinct[1]<>, domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "copy">>]} : !llvm.ptr -> i32
//     llvm.store %0, %arg0 : i32, !llvm.ptr
//     llvm.br ^bb1
//   ^bb1:
//     llvm.store %0, %arg1 : i32, !llvm.ptr
//     llvm.br ^bb2
//   ^bb2:
//     %1 = llvm.add %0, %0 : i32
//     llvm.return %1 : i32
//   }
// }
// -----
// args: --passes=load-elimination
// Allocations do not alias each other or arguments, also after alignment arithmetic and `ptrmask`, and if `noalias` alone
// marks the allocation. Addresses of other arithmetic may alias anything.
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @_mlir_memref_to_llvm_alloc(i64) -> !llvm.ptr
llvm.func @pool(i64) -> (!llvm.ptr {llvm.noalias})
llvm.func @other(i64) -> !llvm.ptr
llvm.func @aligned(%n: i64, %v: i32, %arg: !llvm.ptr) -> i32 {
  %c63 = llvm.mlir.constant(63 : i64) : i64
  %mask = llvm.mlir.constant(-64 : i64) : i64
  %0 = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
  %2 = llvm.add %1, %c63 : i64
  %3 = llvm.and %2, %mask : i64
  %a = llvm.inttoptr %3 : i64 to !llvm.ptr
  %4 = llvm.call @_mlir_memref_to_llvm_alloc(%n) : (i64) -> !llvm.ptr
  %5 = llvm.ptrtoint %4 : !llvm.ptr to i64
  %6 = llvm.add %c63, %5 : i64
  %7 = llvm.and %mask, %6 : i64
  %b = llvm.inttoptr %7 : i64 to !llvm.ptr
  %8 = llvm.call @pool(%n) : (i64) -> !llvm.ptr
  %c = llvm.intr.ptrmask %8, %mask : (!llvm.ptr, i64) -> !llvm.ptr
  %w = llvm.load %a : !llvm.ptr -> i32
  llvm.store %v, %b : i32, !llvm.ptr
  llvm.store %v, %c : i32, !llvm.ptr
  llvm.store %v, %arg : i32, !llvm.ptr
  %x = llvm.load %a : !llvm.ptr -> i32
  %s = llvm.add %w, %x : i32
  llvm.return %s : i32
}
llvm.func @unknown(%n: i64, %v: i32) -> i32 {
  %c64 = llvm.mlir.constant(64 : i64) : i64
  %mask = llvm.mlir.constant(-64 : i64) : i64
  %0 = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
  %2 = llvm.add %1, %c64 : i64
  %3 = llvm.and %2, %mask : i64
  %a = llvm.inttoptr %3 : i64 to !llvm.ptr
  %b = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %w = llvm.load %a : !llvm.ptr -> i32
  llvm.store %v, %b : i32, !llvm.ptr
  %x = llvm.load %a : !llvm.ptr -> i32
  %c = llvm.call @other(%n) : (i64) -> !llvm.ptr
  llvm.store %v, %c : i32, !llvm.ptr
  %y = llvm.load %b : !llvm.ptr -> i32
  %s = llvm.add %w, %x : i32
  %t = llvm.add %s, %y : i32
  llvm.return %t : i32
}
// output:
// module {
//   llvm.func @malloc(i64) -> !llvm.ptr
//   llvm.func @_mlir_memref_to_llvm_alloc(i64) -> !llvm.ptr
//   llvm.func @pool(i64) -> (!llvm.ptr {llvm.noalias})
//   llvm.func @other(i64) -> !llvm.ptr
//   llvm.func @aligned(%arg0: i64, %arg1: i32, %arg2: !llvm.ptr) -> i32 {
//     ... 17 lines
//     llvm.store %arg1, %arg2 : i32, !llvm.ptr
//     %15 = llvm.add %14, %14 : i32
//     llvm.return %15 : i32
//   }
//   llvm.func @unknown(%arg0: i64, %arg1: i32) -> i32 {
//     ... 17 lines
//   }
// }
