// Debug metadata: an attribute in another one is the same as its alias.
#file = #llvm.di_file<"a.c" in "/">
#function = #llvm.di_subprogram<scope = #llvm.di_file<"a.c" in "/">, name = "f", file = #file>
module attributes {
  test.same = [
    #llvm.di_lexical_block<scope = #llvm.di_subprogram<scope = #file, name = "f", file = #llvm.di_file<"a.c" in "/">>, file = #file, line = 1>,
    #llvm.di_lexical_block<
      scope = #function,
      file = #file, line = 1
    >
  ]
} {
}
// output:
// #di_file = #llvm.di_file<"a.c" in "/">
// #di_subprogram = #llvm.di_subprogram<scope = #di_file, name = "f", file = #di_file>
// #di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram, file = #di_file, line = 1>
// module attributes {test.same = [#di_lexical_block, #di_lexical_block]} {
// }
// -----
// Recursive types, lists, numbers and expressions.
#file = #llvm.di_file<"a.c" in "/">
#char = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "char #llvm", sizeInBits = 8, encoding = DW_ATE_signed_char>
#self = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#pointer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self, sizeInBits = 64>
#number = 4 : i64
#text = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #char, elements = #llvm.di_subrange<count = #number>>
#node = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "node", elements = #pointer, #text>
#type = #llvm.di_subroutine_type<types = #llvm.di_null_type, #node>
#variable = #llvm.di_global_variable<scope = #file, name = "x", file = #file, line = 1, type = #node, isDefined = true>
llvm.mlir.global internal @x(0 : i32) {
  dbg_exprs = [#llvm.di_global_variable_expression<var = #variable, expr = <[DW_OP_constu(1), DW_OP_stack_value]>>],
  test.type = #type
} : i32
// output:
// #di_file = #llvm.di_file<"a.c" in "/">
// #di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
// #di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type, sizeInBits = 64>
// #di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "char #llvm", sizeInBits = 8, encoding = DW_ATE_signed_char>
// #di_subrange = #llvm.di_subrange<count = 4 : i64>
// #di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type, elements = #di_subrange>
// #di_composite_type2 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "node", elements = #di_derived_type, #di_composite_type1>
// #di_global_variable = #llvm.di_global_variable<scope = #di_file, name = "x", file = #di_file, line = 1, type = #di_composite_type2, isDefined = true>
// #di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <[DW_OP_constu(1), DW_OP_stack_value]>>
// #di_null_type = #llvm.di_null_type
// #di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type2>
// module {
//   llvm.mlir.global internal @x(0 : i32) {dbg_exprs = [#di_global_variable_expression], test.type = #di_subroutine_type} : i32
// }
// -----
// Attributes that contain debug metadata have aliases as well.
#block = #llvm.di_lexical_block<scope = #llvm.di_file<"a.c" in "/">, line = 1>
#start = loc(fused<#block>["a.c":1:2])
#loop = #llvm.loop_annotation<mustProgress = true, startLoc = #start, endLoc = loc(fused<#block>["a.c":2:2])>
llvm.func @f() {
  llvm.br ^loop
^loop:
  llvm.br ^loop {loop_annotation = #loop} loc(#start)
}
// output:
// #di_file = #llvm.di_file<"a.c" in "/">
// #di_lexical_block = #llvm.di_lexical_block<scope = #di_file, line = 1>
// #loop_annotation = #llvm.loop_annotation<mustProgress = true, startLoc = loc(fused<#di_lexical_block>["a.c":1:2]), endLoc = loc(fused<#di_lexical_block>["a.c":2:2])>
// module {
//   llvm.func @f() {
//     llvm.br ^bb1
//   ^bb1:
//     llvm.br ^bb1 {loop_annotation = #loop_annotation}
//   }
// }
