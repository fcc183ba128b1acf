// Debug metadata of front ends. The module is that of clang for the file `shapes.c`:
//
//     struct node { struct node *next; int value; unsigned low : 3, high : 5; char tag[4]; };
//     static int calls = 3;
//     static int scaled(int x, double by) { calls++; return (int)(x * by); }
//     int total(struct node *list, int bias) {
//       int sum = bias;
//       for (struct node *at = list; at; at = at->next) {
//         int value = scaled(at->value, 1.5);
//         sum += value;
//       }
//       return sum;
//     }
//
// gdb: break shapes.c:8
// gdb: run
// gdb: bt
// gdb: info args
// gdb: info locals
// gdb: print *list
// gdb: print list->tag
// gdb: print calls
// gdb: ptype list
// gdb: step
// gdb: break scaled
// gdb: continue
// gdb: info args
// gdb: finish

#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_basic_type1 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "unsigned int", sizeInBits = 32, encoding = DW_ATE_unsigned>
#di_basic_type2 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "char", sizeInBits = 8, encoding = DW_ATE_signed_char>
#di_basic_type3 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "double", sizeInBits = 64, encoding = DW_ATE_float>
#di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#di_file = #llvm.di_file<"shapes.c" in "/src">
#loc1 = loc("shapes.c":4:0)
#loc12 = loc("shapes.c":6:3)
#loc18 = loc("shapes.c":9:3)
#loc24 = loc("shapes.c":3:0)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C11, file = #di_file, isOptimized = false, emissionKind = Full, nameTableKind = None>
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type2, sizeInBits = 32, elements = #llvm.di_subrange<count = 4 : i64>>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type, sizeInBits = 64>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_member, name = "value", baseType = #di_basic_type, sizeInBits = 32, offsetInBits = 64>
#di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_member, name = "low", baseType = #di_basic_type1, sizeInBits = 3, offsetInBits = 96>
#di_derived_type3 = #llvm.di_derived_type<tag = DW_TAG_member, name = "high", baseType = #di_basic_type1, sizeInBits = 5, offsetInBits = 99>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_basic_type, #di_basic_type, #di_basic_type3>
#di_derived_type4 = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #di_derived_type, sizeInBits = 64>
#di_derived_type5 = #llvm.di_derived_type<tag = DW_TAG_member, name = "tag", baseType = #di_composite_type1, sizeInBits = 32, offsetInBits = 104>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "calls", file = #di_file, line = 2, type = #di_basic_type, isLocalToUnit = true, isDefined = true>
#di_subprogram = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "scaled", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = "LocalToUnit|Definition", type = #di_subroutine_type>
#di_composite_type2 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "node", file = #di_file, line = 1, sizeInBits = 192, elements = #di_derived_type4, #di_derived_type1, #di_derived_type2, #di_derived_type3, #di_derived_type5>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x", file = #di_file, line = 3, arg = 1, type = #di_basic_type>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram, name = "by", file = #di_file, line = 3, arg = 2, type = #di_basic_type3>
#loc33 = loc(fused<#di_subprogram>[#loc24])
#di_derived_type6 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type2, sizeInBits = 64>
#di_subroutine_type1 = #llvm.di_subroutine_type<types = #di_basic_type, #di_derived_type6, #di_basic_type>
#di_subprogram1 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "total", file = #di_file, line = 4, scopeLine = 4, subprogramFlags = Definition, type = #di_subroutine_type1>
#di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram1, file = #di_file, line = 6, column = 3>
#di_local_variable2 = #llvm.di_local_variable<scope = #di_subprogram1, name = "list", file = #di_file, line = 4, arg = 1, type = #di_derived_type6>
#di_local_variable3 = #llvm.di_local_variable<scope = #di_subprogram1, name = "bias", file = #di_file, line = 4, arg = 2, type = #di_basic_type>
#di_local_variable4 = #llvm.di_local_variable<scope = #di_subprogram1, name = "sum", file = #di_file, line = 5, type = #di_basic_type>
#loc42 = loc(fused<#di_subprogram1>[#loc1])
#di_lexical_block1 = #llvm.di_lexical_block<scope = #di_lexical_block, file = #di_file, line = 6, column = 3>
#di_local_variable5 = #llvm.di_local_variable<scope = #di_lexical_block, name = "at", file = #di_file, line = 6, type = #di_derived_type6>
#loc52 = loc(fused<#di_lexical_block>[#loc12])
#loc53 = loc(fused<#di_lexical_block>[#loc18])
#di_lexical_block2 = #llvm.di_lexical_block<scope = #di_lexical_block1, file = #di_file, line = 6, column = 51>
#loop_annotation = #llvm.loop_annotation<mustProgress = true, startLoc = #loc52, endLoc = #loc53>
#di_local_variable6 = #llvm.di_local_variable<scope = #di_lexical_block2, name = "value", file = #di_file, line = 7, type = #di_basic_type>
module {
  llvm.mlir.global internal @calls(3 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dbg_exprs = [#di_global_variable_expression]} : i32 loc(#loc)
  llvm.func @total(%arg0: !llvm.ptr {llvm.noundef} loc(fused<#di_subprogram1>[#loc1]), %arg1: i32 {llvm.noundef} loc(fused<#di_subprogram1>[#loc1])) -> i32 attributes {no_inline, no_unwind} {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc2)
    %1 = llvm.mlir.zero : !llvm.ptr loc(#loc2)
    %2 = llvm.mlir.constant(0 : i32) : i32 loc(#loc2)
    %3 = llvm.mlir.constant(1.500000e+00 : f64) : f64 loc(#loc2)
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr loc(#loc2)
    llvm.intr.dbg.declare #di_local_variable2 = %4 : !llvm.ptr loc(#loc43)
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr loc(#loc2)
    llvm.intr.dbg.declare #di_local_variable3 = %5 : !llvm.ptr loc(#loc44)
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr loc(#loc2)
    llvm.intr.dbg.declare #di_local_variable4 = %6 : !llvm.ptr loc(#loc45)
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr loc(#loc2)
    llvm.intr.dbg.declare #di_local_variable5 = %7 : !llvm.ptr loc(#loc49)
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr loc(#loc2)
    llvm.intr.dbg.declare #di_local_variable6 = %8 : !llvm.ptr loc(#loc59)
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr loc(#loc2)
    llvm.store %arg1, %5 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc2)
    %9 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc46)
    llvm.store %9, %6 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc45)
    %10 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr loc(#loc50)
    llvm.store %10, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr loc(#loc49)
    llvm.br ^bb1 loc(#loc51)
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %11 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr loc(#loc54)
    %12 = llvm.icmp "ne" %11, %1 : !llvm.ptr loc(#loc52)
    llvm.cond_br %12, ^bb2, ^bb4 loc(#loc52)
  ^bb2:  // pred: ^bb1
    %13 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr loc(#loc60)
    %14 = llvm.getelementptr inbounds|nuw %13[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32, i8, array<4 x i8>)> loc(#loc61)
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i32 loc(#loc61)
    %16 = llvm.call @scaled(%15, %3) : (i32 {llvm.noundef}, f64 {llvm.noundef}) -> i32 loc(#loc62)
    llvm.store %16, %8 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc59)
    %17 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc63)
    %18 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc64)
    %19 = llvm.add %18, %17 overflow<nsw> : i32 loc(#loc64)
    llvm.store %19, %6 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc64)
    llvm.br ^bb3 loc(#loc65)
  ^bb3:  // pred: ^bb2
    %20 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr loc(#loc55)
    %21 = llvm.getelementptr inbounds|nuw %20[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32, i8, array<4 x i8>)> loc(#loc56)
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr loc(#loc56)
    llvm.store %22, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr loc(#loc57)
    llvm.br ^bb1 {loop_annotation = #loop_annotation} loc(#loc58)
  ^bb4:  // pred: ^bb1
    %23 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc47)
    llvm.return %23 : i32 loc(#loc48)
  } loc(#loc42)
  llvm.func internal @scaled(%arg0: i32 {llvm.noundef} loc(fused<#di_subprogram>[#loc24]), %arg1: f64 {llvm.noundef} loc(fused<#di_subprogram>[#loc24])) -> i32 attributes {no_inline, no_unwind} {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc2)
    %1 = llvm.mlir.addressof @calls : !llvm.ptr loc(#loc2)
    %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr loc(#loc2)
    llvm.intr.dbg.declare #di_local_variable = %2 : !llvm.ptr loc(#loc34)
    %3 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr loc(#loc2)
    llvm.intr.dbg.declare #di_local_variable1 = %3 : !llvm.ptr loc(#loc35)
    llvm.store %arg0, %2 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc2)
    llvm.store %arg1, %3 {alignment = 8 : i64} : f64, !llvm.ptr loc(#loc2)
    %4 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc36)
    %5 = llvm.add %4, %0 overflow<nsw> : i32 loc(#loc36)
    llvm.store %5, %1 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc36)
    %6 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc37)
    %7 = llvm.sitofp %6 : i32 to f64 loc(#loc37)
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> f64 loc(#loc38)
    %9 = llvm.fmul %7, %8 : f64 loc(#loc39)
    %10 = llvm.fptosi %9 : f64 to i32 loc(#loc40)
    llvm.return %10 : i32 loc(#loc41)
  } loc(#loc33)
} loc(#loc)
#loc = loc("shapes.c":0:0)
#loc2 = loc(unknown)
#loc3 = loc("shapes.c":4:24)
#loc4 = loc("shapes.c":4:34)
#loc5 = loc("shapes.c":5:7)
#loc6 = loc("shapes.c":6:21)
#loc7 = loc("shapes.c":7:9)
#loc8 = loc("shapes.c":5:13)
#loc9 = loc("shapes.c":6:26)
#loc10 = loc("shapes.c":6:8)
#loc11 = loc("shapes.c":6:32)
#loc13 = loc("shapes.c":7:24)
#loc14 = loc("shapes.c":7:28)
#loc15 = loc("shapes.c":7:17)
#loc16 = loc("shapes.c":8:12)
#loc17 = loc("shapes.c":8:9)
#loc19 = loc("shapes.c":6:41)
#loc20 = loc("shapes.c":6:45)
#loc21 = loc("shapes.c":6:39)
#loc22 = loc("shapes.c":10:10)
#loc23 = loc("shapes.c":10:3)
#loc25 = loc("shapes.c":3:23)
#loc26 = loc("shapes.c":3:33)
#loc27 = loc("shapes.c":3:44)
#loc28 = loc("shapes.c":3:61)
#loc29 = loc("shapes.c":3:65)
#loc30 = loc("shapes.c":3:63)
#loc31 = loc("shapes.c":3:55)
#loc32 = loc("shapes.c":3:48)
#loc34 = loc(fused<#di_subprogram>[#loc25])
#loc35 = loc(fused<#di_subprogram>[#loc26])
#loc36 = loc(fused<#di_subprogram>[#loc27])
#loc37 = loc(fused<#di_subprogram>[#loc28])
#loc38 = loc(fused<#di_subprogram>[#loc29])
#loc39 = loc(fused<#di_subprogram>[#loc30])
#loc40 = loc(fused<#di_subprogram>[#loc31])
#loc41 = loc(fused<#di_subprogram>[#loc32])
#loc43 = loc(fused<#di_subprogram1>[#loc3])
#loc44 = loc(fused<#di_subprogram1>[#loc4])
#loc45 = loc(fused<#di_subprogram1>[#loc5])
#loc46 = loc(fused<#di_subprogram1>[#loc8])
#loc47 = loc(fused<#di_subprogram1>[#loc22])
#loc48 = loc(fused<#di_subprogram1>[#loc23])
#loc49 = loc(fused<#di_lexical_block>[#loc6])
#loc50 = loc(fused<#di_lexical_block>[#loc9])
#loc51 = loc(fused<#di_lexical_block>[#loc10])
#loc54 = loc(fused<#di_lexical_block1>[#loc11])
#loc55 = loc(fused<#di_lexical_block1>[#loc19])
#loc56 = loc(fused<#di_lexical_block1>[#loc20])
#loc57 = loc(fused<#di_lexical_block1>[#loc21])
#loc58 = loc(fused<#di_lexical_block1>[#loc12])
#loc59 = loc(fused<#di_lexical_block2>[#loc7])
#loc60 = loc(fused<#di_lexical_block2>[#loc13])
#loc61 = loc(fused<#di_lexical_block2>[#loc14])
#loc62 = loc(fused<#di_lexical_block2>[#loc15])
#loc63 = loc(fused<#di_lexical_block2>[#loc16])
#loc64 = loc(fused<#di_lexical_block2>[#loc17])
#loc65 = loc(fused<#di_lexical_block2>[#loc18])
// main.c:
// struct node { struct node *next; int value; unsigned low : 3, high : 5; char tag[4]; };
// int total(struct node *list, int bias);
// int main(void) {
//   struct node second = {0, 4, 1, 2, "cd"};
//   struct node first = {&second, 6, 5, 17, "ab"};
//   return total(&first, 10) != 25;
// }
// output:
// --- -O0
// Breakpoint 1, total (list=0x…, bias=10) at shapes.c:8
// #0  total (list=0x…, bias=10) at shapes.c:8
// #1  0x… in main () at main.c:6
// list = 0x…
// bias = 10
// value = 9
// at = 0x…
// sum = 10
// $1 = {next = 0x…, value = 6, low = 5, high = 17, tag = "ab\000"}
// $2 = "ab\000"
// $3 = 4
// type = struct node {
//     struct node *next;
//     int value;
//     unsigned int low : 3;
//     unsigned int high : 5;
//     char tag[4];
// } *
// 6	in shapes.c
// Breakpoint 2, scaled (x=4, by=1.5) at shapes.c:3
// 3	in shapes.c
// x = 4
// by = 1.5
// 0x… in total (list=0x…, bias=10) at shapes.c:7
// 7	in shapes.c
// Value returned is $4 = 6
// 8	shapes.c: No such file or directory.
// --- -O1
// Breakpoint 1, total (list=<optimized out>, bias=<optimized out>) at shapes.c:8
// #0  total (list=<optimized out>, bias=<optimized out>) at shapes.c:8
// #1  0x… in main () at main.c:6
// list = <optimized out>
// bias = <optimized out>
// value = 9
// at = <optimized out>
// sum = 10
// $1 = 4
// type = struct node {
//     struct node *next;
//     int value;
//     unsigned int low : 3;
//     unsigned int high : 5;
//     char tag[4];
// } *
// 6	in shapes.c
// Breakpoint 2, scaled (x=4, by=1.5) at shapes.c:3
// 3	in shapes.c
// x = 4
// by = 1.5
// total (list=<optimized out>, bias=<optimized out>) at shapes.c:6
// 6	in shapes.c
// Value returned is $2 = 6
// 8	shapes.c: No such file or directory.
// value has been optimized out
// value has been optimized out
// --- -O2
// Breakpoint 1, total (list=<optimized out>, bias=<optimized out>) at shapes.c:8
// #0  total (list=<optimized out>, bias=<optimized out>) at shapes.c:8
// #1  0x… in main () at main.c:6
// list = <optimized out>
// bias = <optimized out>
// value = <optimized out>
// at = <optimized out>
// sum = <optimized out>
// $1 = 4
// type = struct node {
//     struct node *next;
//     int value;
//     unsigned int low : 3;
//     unsigned int high : 5;
//     char tag[4];
// } *
// 6	in shapes.c
// Breakpoint 2, scaled (x=4, by=1.5) at shapes.c:3
// 3	in shapes.c
// x = 4
// by = 1.5
// total (list=<optimized out>, bias=<optimized out>) at shapes.c:6
// 6	in shapes.c
// Value returned is $2 = 6
// 8	shapes.c: No such file or directory.
// value has been optimized out
// value has been optimized out
