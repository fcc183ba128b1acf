// Two compile units with types of the same name, and labels. The module is what llvm-link makes of clang's for the files
// `pairs.c` and `totals.c`:
//
//     struct pair { int x, y; };
//     struct pair shared = {1, 2};
//     extern int second(struct pair *p, int n);
//     __attribute__((noinline)) static int local(struct pair *p) { return p->x + p->y; }
//     int first(int n) {
//       struct pair p = {n, n + 1};
//     again:
//       p.x++;
//       if (p.x < 5) goto again;
//     done:
//       return local(&p) + second(&p, n);
//     }
//
//     struct pair { double left; char tag[4]; };
//     static struct pair other = {2.5, "abc"};
//     int counter;
//     int second(void *p, int n) {
//       struct pair mine = other;
//       counter += n;
//       return (int)mine.left + counter;
//     }
//
// gdb: break first
// gdb: run
// gdb: info source
// gdb: ptype struct pair
// gdb: print shared
// gdb: break again
// gdb: continue
// gdb: info locals
// gdb: delete
// gdb: break second
// gdb: continue
// gdb: info source
// gdb: ptype struct pair
// gdb: print other
// gdb: print counter
// gdb: bt

#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_basic_type1 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "double", sizeInBits = 64, encoding = DW_ATE_float>
#di_basic_type2 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "char", sizeInBits = 8, encoding = DW_ATE_signed_char>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, sizeInBits = 64>
#di_file = #llvm.di_file<"pairs.c" in "/src">
#di_file1 = #llvm.di_file<"totals.c" in "/src">
#loc2 = loc("pairs.c":5:0)
#loc23 = loc("pairs.c":4:0)
#loc31 = loc("totals.c":4:0)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #di_file, producer = "clang", isOptimized = false, emissionKind = Full, nameTableKind = None>
#di_compile_unit1 = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C11, file = #di_file1, producer = "clang", isOptimized = false, emissionKind = Full, nameTableKind = None>
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type2, sizeInBits = 32, elements = #llvm.di_subrange<count = 4 : i64>>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_member, name = "x", baseType = #di_basic_type, sizeInBits = 32>
#di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_member, name = "y", baseType = #di_basic_type, sizeInBits = 32, offsetInBits = 32>
#di_derived_type3 = #llvm.di_derived_type<tag = DW_TAG_member, name = "left", baseType = #di_basic_type1, sizeInBits = 64>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_basic_type, #di_basic_type>
#di_subroutine_type1 = #llvm.di_subroutine_type<types = #di_basic_type, #di_derived_type, #di_basic_type>
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "pair", file = #di_file, line = 1, sizeInBits = 64, elements = #di_derived_type1, #di_derived_type2>
#di_derived_type4 = #llvm.di_derived_type<tag = DW_TAG_member, name = "tag", baseType = #di_composite_type, sizeInBits = 32, offsetInBits = 64>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit1, name = "counter", file = #di_file1, line = 3, type = #di_basic_type, isDefined = true>
#di_subprogram = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "first", file = #di_file, line = 5, scopeLine = 5, subprogramFlags = Definition, type = #di_subroutine_type>
#di_subprogram1 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #di_compile_unit1, scope = #di_file1, name = "second", file = #di_file1, line = 4, scopeLine = 4, subprogramFlags = Definition, type = #di_subroutine_type1>
#di_composite_type2 = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "pair", file = #di_file1, line = 1, sizeInBits = 128, elements = #di_derived_type3, #di_derived_type4>
#di_derived_type5 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type1, sizeInBits = 64>
#di_global_variable1 = #llvm.di_global_variable<scope = #di_compile_unit, name = "shared", file = #di_file, line = 2, type = #di_composite_type1, isDefined = true>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
#di_label = #llvm.di_label<scope = #di_subprogram, name = "again", file = #di_file, line = 7>
#di_label1 = #llvm.di_label<scope = #di_subprogram, name = "done", file = #di_file, line = 10>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "n", file = #di_file, line = 5, arg = 1, type = #di_basic_type>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram, name = "p", file = #di_file, line = 6, type = #di_composite_type1>
#di_local_variable2 = #llvm.di_local_variable<scope = #di_subprogram1, name = "p", file = #di_file1, line = 4, arg = 1, type = #di_derived_type>
#loc41 = loc(fused<#di_subprogram>[#loc2])
#loc58 = loc(fused<#di_subprogram1>[#loc31])
#di_global_variable2 = #llvm.di_global_variable<scope = #di_compile_unit1, name = "other", file = #di_file1, line = 2, type = #di_composite_type2, isLocalToUnit = true, isDefined = true>
#di_global_variable_expression1 = #llvm.di_global_variable_expression<var = #di_global_variable1, expr = <>>
#di_subroutine_type2 = #llvm.di_subroutine_type<types = #di_basic_type, #di_derived_type5>
#di_global_variable_expression2 = #llvm.di_global_variable_expression<var = #di_global_variable2, expr = <>>
#di_subprogram2 = #llvm.di_subprogram<id = distinct[4]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "local", file = #di_file, line = 4, scopeLine = 4, subprogramFlags = "LocalToUnit|Definition", type = #di_subroutine_type2>
#di_local_variable3 = #llvm.di_local_variable<scope = #di_subprogram2, name = "p", file = #di_file, line = 4, arg = 1, type = #di_derived_type5>
#loc72 = loc(fused<#di_subprogram2>[#loc23])
module {
  llvm.mlir.global external @shared() {addr_space = 0 : i32, alignment = 4 : i64, dbg_exprs = [#di_global_variable_expression1]} : !llvm.struct<"struct.pair", (i32, i32)> {
    %0 = llvm.mlir.constant(2 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.constant(1 : i32) : i32 loc(#loc1)
    %2 = llvm.mlir.undef : !llvm.struct<"struct.pair", (i32, i32)> loc(#loc1)
    %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<"struct.pair", (i32, i32)>  loc(#loc1)
    %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<"struct.pair", (i32, i32)>  loc(#loc1)
    llvm.return %4 : !llvm.struct<"struct.pair", (i32, i32)> loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @counter(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dbg_exprs = [#di_global_variable_expression]} : i32 loc(#loc)
  llvm.mlir.global internal @other() {addr_space = 0 : i32, alignment = 8 : i64, dbg_exprs = [#di_global_variable_expression2]} : !llvm.struct<(f64, array<4 x i8>, array<4 x i8>)> {
    %0 = llvm.mlir.constant(0 : i8) : i8 loc(#loc1)
    %1 = llvm.mlir.constant(dense<0> : tensor<4xi8>) : !llvm.array<4 x i8> loc(#loc1)
    %2 = llvm.mlir.constant("abc\00") : !llvm.array<4 x i8> loc(#loc1)
    %3 = llvm.mlir.constant(2.500000e+00 : f64) : f64 loc(#loc1)
    %4 = llvm.mlir.undef : !llvm.struct<(f64, array<4 x i8>, array<4 x i8>)> loc(#loc1)
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(f64, array<4 x i8>, array<4 x i8>)>  loc(#loc1)
    %6 = llvm.insertvalue %2, %5[1] : !llvm.struct<(f64, array<4 x i8>, array<4 x i8>)>  loc(#loc1)
    %7 = llvm.insertvalue %1, %6[2] : !llvm.struct<(f64, array<4 x i8>, array<4 x i8>)>  loc(#loc1)
    llvm.return %7 : !llvm.struct<(f64, array<4 x i8>, array<4 x i8>)> loc(#loc)
  } loc(#loc)
  llvm.func @first(%arg0: i32 {llvm.noundef} loc(fused<#di_subprogram>[#loc2])) -> i32 attributes {no_inline, no_unwind, optimize_none, uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.constant(0 : i32) : i32 loc(#loc1)
    %2 = llvm.mlir.constant(5 : i32) : i32 loc(#loc1)
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr loc(#loc1)
    llvm.intr.dbg.declare #di_local_variable = %3 : !llvm.ptr loc(#loc42)
    %4 = llvm.alloca %0 x !llvm.struct<"struct.pair", (i32, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr loc(#loc1)
    llvm.intr.dbg.declare #di_local_variable1 = %4 : !llvm.ptr loc(#loc43)
    llvm.store %arg0, %3 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc1)
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pair", (i32, i32)> loc(#loc44)
    %6 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc45)
    llvm.store %6, %5 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc44)
    %7 = llvm.getelementptr inbounds|nuw %4[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pair", (i32, i32)> loc(#loc44)
    %8 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc46)
    %9 = llvm.add %8, %0 overflow<nsw> : i32 loc(#loc47)
    llvm.store %9, %7 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc44)
    llvm.br ^bb1 loc(#loc48)
  ^bb1:  // 2 preds: ^bb0, ^bb2
    llvm.intr.dbg.label #di_label loc(#loc49)
    %10 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pair", (i32, i32)> loc(#loc50)
    %11 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc51)
    %12 = llvm.add %11, %0 overflow<nsw> : i32 loc(#loc51)
    llvm.store %12, %10 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc51)
    %13 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pair", (i32, i32)> loc(#loc68)
    %14 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc68)
    %15 = llvm.icmp "slt" %14, %2 : i32 loc(#loc69)
    llvm.cond_br %15, ^bb2, ^bb3 loc(#loc69)
  ^bb2:  // pred: ^bb1
    llvm.br ^bb1 loc(#loc70)
  ^bb3:  // pred: ^bb1
    llvm.br ^bb4 loc(#loc71)
  ^bb4:  // pred: ^bb3
    llvm.intr.dbg.label #di_label1 loc(#loc52)
    %16 = llvm.call @local(%4) : (!llvm.ptr {llvm.noundef}) -> i32 loc(#loc53)
    %17 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc54)
    %18 = llvm.call @second(%4, %17) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32 loc(#loc55)
    %19 = llvm.add %16, %18 overflow<nsw> : i32 loc(#loc56)
    llvm.return %19 : i32 loc(#loc57)
  } loc(#loc41)
  llvm.func internal @local(%arg0: !llvm.ptr {llvm.noundef} loc(fused<#di_subprogram2>[#loc23])) -> i32 attributes {no_inline, no_unwind, optimize_none, uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.constant(0 : i32) : i32 loc(#loc1)
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr loc(#loc1)
    llvm.intr.dbg.declare #di_local_variable3 = %2 : !llvm.ptr loc(#loc73)
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr loc(#loc1)
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr loc(#loc74)
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pair", (i32, i32)> loc(#loc75)
    %5 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc75)
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr loc(#loc76)
    %7 = llvm.getelementptr inbounds|nuw %6[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pair", (i32, i32)> loc(#loc77)
    %8 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc77)
    %9 = llvm.add %5, %8 overflow<nsw> : i32 loc(#loc78)
    llvm.return %9 : i32 loc(#loc79)
  } loc(#loc72)
  llvm.func @second(%arg0: !llvm.ptr {llvm.noundef} loc(fused<#di_subprogram1>[#loc31]), %arg1: i32 {llvm.noundef} loc(fused<#di_subprogram1>[#loc31])) -> i32 attributes {no_inline, no_unwind, optimize_none, uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.addressof @other : !llvm.ptr loc(#loc1)
    %2 = llvm.mlir.constant(16 : i64) : i64 loc(#loc1)
    %3 = llvm.mlir.addressof @counter : !llvm.ptr loc(#loc1)
    %4 = llvm.mlir.constant(0 : i32) : i32 loc(#loc1)
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr loc(#loc1)
    llvm.intr.dbg.declare #di_local_variable2 = %5 : !llvm.ptr loc(#loc59)
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr loc(#loc1)
    %7 = llvm.alloca %0 x !llvm.struct<"struct.pair.0", (f64, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr loc(#loc1)
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr loc(#loc1)
    llvm.store %arg1, %6 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc1)
    "llvm.intr.memcpy"(%7, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> () loc(#loc60)
    %8 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc61)
    %9 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc62)
    %10 = llvm.add %9, %8 overflow<nsw> : i32 loc(#loc62)
    llvm.store %10, %3 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc62)
    %11 = llvm.getelementptr inbounds|nuw %7[%4, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pair.0", (f64, array<4 x i8>)> loc(#loc63)
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> f64 loc(#loc63)
    %13 = llvm.fptosi %12 : f64 to i32 loc(#loc64)
    %14 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc65)
    %15 = llvm.add %13, %14 overflow<nsw> : i32 loc(#loc66)
    llvm.return %15 : i32 loc(#loc67)
  } loc(#loc58)
} loc(#loc)
#loc = loc("llvm-link":0:0)
#loc1 = loc(unknown)
#loc3 = loc("pairs.c":5:15)
#loc4 = loc("pairs.c":6:15)
#loc5 = loc("pairs.c":6:19)
#loc6 = loc("pairs.c":6:20)
#loc7 = loc("pairs.c":6:23)
#loc8 = loc("pairs.c":6:25)
#loc9 = loc("pairs.c":6:3)
#loc10 = loc("pairs.c":7:1)
#loc11 = loc("pairs.c":8:5)
#loc12 = loc("pairs.c":8:6)
#loc13 = loc("pairs.c":9:9)
#loc14 = loc("pairs.c":9:11)
#loc15 = loc("pairs.c":9:16)
#loc16 = loc("pairs.c":9:13)
#loc17 = loc("pairs.c":10:1)
#loc18 = loc("pairs.c":11:10)
#loc19 = loc("pairs.c":11:33)
#loc20 = loc("pairs.c":11:22)
#loc21 = loc("pairs.c":11:20)
#loc22 = loc("pairs.c":11:3)
#loc24 = loc("pairs.c":4:57)
#loc25 = loc("pairs.c":4:69)
#loc26 = loc("pairs.c":4:72)
#loc27 = loc("pairs.c":4:76)
#loc28 = loc("pairs.c":4:79)
#loc29 = loc("pairs.c":4:74)
#loc30 = loc("pairs.c":4:62)
#loc32 = loc("totals.c":4:18)
#loc33 = loc("totals.c":5:22)
#loc34 = loc("totals.c":6:14)
#loc35 = loc("totals.c":6:11)
#loc36 = loc("totals.c":7:20)
#loc37 = loc("totals.c":7:10)
#loc38 = loc("totals.c":7:27)
#loc39 = loc("totals.c":7:25)
#loc40 = loc("totals.c":7:3)
#di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram, file = #di_file, line = 9, column = 7>
#loc42 = loc(fused<#di_subprogram>[#loc3])
#loc43 = loc(fused<#di_subprogram>[#loc4])
#loc44 = loc(fused<#di_subprogram>[#loc5])
#loc45 = loc(fused<#di_subprogram>[#loc6])
#loc46 = loc(fused<#di_subprogram>[#loc7])
#loc47 = loc(fused<#di_subprogram>[#loc8])
#loc48 = loc(fused<#di_subprogram>[#loc9])
#loc49 = loc(fused<#di_subprogram>[#loc10])
#loc50 = loc(fused<#di_subprogram>[#loc11])
#loc51 = loc(fused<#di_subprogram>[#loc12])
#loc52 = loc(fused<#di_subprogram>[#loc17])
#loc53 = loc(fused<#di_subprogram>[#loc18])
#loc54 = loc(fused<#di_subprogram>[#loc19])
#loc55 = loc(fused<#di_subprogram>[#loc20])
#loc56 = loc(fused<#di_subprogram>[#loc21])
#loc57 = loc(fused<#di_subprogram>[#loc22])
#loc59 = loc(fused<#di_subprogram1>[#loc32])
#loc60 = loc(fused<#di_subprogram1>[#loc33])
#loc61 = loc(fused<#di_subprogram1>[#loc34])
#loc62 = loc(fused<#di_subprogram1>[#loc35])
#loc63 = loc(fused<#di_subprogram1>[#loc36])
#loc64 = loc(fused<#di_subprogram1>[#loc37])
#loc65 = loc(fused<#di_subprogram1>[#loc38])
#loc66 = loc(fused<#di_subprogram1>[#loc39])
#loc67 = loc(fused<#di_subprogram1>[#loc40])
#loc68 = loc(fused<#di_lexical_block>[#loc13])
#loc69 = loc(fused<#di_lexical_block>[#loc14])
#loc70 = loc(fused<#di_lexical_block>[#loc15])
#loc71 = loc(fused<#di_lexical_block>[#loc16])
#loc73 = loc(fused<#di_subprogram2>[#loc24])
#loc74 = loc(fused<#di_subprogram2>[#loc25])
#loc75 = loc(fused<#di_subprogram2>[#loc26])
#loc76 = loc(fused<#di_subprogram2>[#loc27])
#loc77 = loc(fused<#di_subprogram2>[#loc28])
#loc78 = loc(fused<#di_subprogram2>[#loc29])
#loc79 = loc(fused<#di_subprogram2>[#loc30])
// main.c:
// int first(int); __attribute__((noinline)) void clear(void) { volatile int w[999]; for (int i = 0; i < 999; i++) w[i] = 0; }
// int main(void) { clear(); return first(3) == 0; } // The values of variables that are not set yet are those of `clear`.
// output:
// --- -O0
// Breakpoint 1, first (n=3) at pairs.c:6
// Current source file is pairs.c
// Compilation directory is /src
// Source language is c.
// Producer is clang.
// Compiled with DWARF 5 debugging format.
// Does not include preprocessor macro info.
// type = struct pair {
//     int x;
//     int y;
// }
// $1 = {x = 1, y = 2}
// Breakpoint 2, first (n=3) at pairs.c:8
// 8	in pairs.c
// p = {x = 3, y = 4}
// Breakpoint 3 at 0x…: file totals.c, line 5.
// Breakpoint 3, second (p=0x…) at totals.c:5
// Current source file is totals.c
// Compilation directory is /src
// Source language is c.
// Producer is clang.
// Compiled with DWARF 5 debugging format.
// Does not include preprocessor macro info.
// type = struct pair {
//     double left;
//     char tag[4];
// }
// $2 = {left = 2.5, tag = "abc"}
// $3 = 0
// #0  second (p=0x…) at totals.c:5
// #1  0x… in first (n=3) at pairs.c:11
// #2  0x… in main () at main.c:2
// 6	pairs.c: No such file or directory.
// 5	totals.c: No such file or directory.
// --- -O1
// Breakpoint 1, first (n=3) at pairs.c:6
// Current source file is pairs.c
// Compilation directory is /src
// Source language is c.
// Producer is clang.
// Compiled with DWARF 5 debugging format.
// Does not include preprocessor macro info.
// type = struct pair {
//     int x;
//     int y;
// }
// $1 = {x = 1, y = 2}
// Breakpoint 2, first (n=3) at pairs.c:8
// 8	in pairs.c
// p = {x = 3, y = 4}
// Breakpoint 3 at 0x…: file totals.c, line 5.
// Breakpoint 3, second (p=0x…) at totals.c:5
// Current source file is totals.c
// Compilation directory is /src
// Source language is c.
// Producer is clang.
// Compiled with DWARF 5 debugging format.
// Does not include preprocessor macro info.
// type = struct pair {
//     double left;
//     char tag[4];
// }
// $2 = {left = 2.5, tag = "abc"}
// $3 = 0
// #0  second (p=0x…) at totals.c:5
// #1  0x… in first (n=3) at pairs.c:11
// #2  0x… in main () at main.c:2
// 6	pairs.c: No such file or directory.
// 5	totals.c: No such file or directory.
// --- -O2
// Breakpoint 1, first (n=3) at pairs.c:6
// Current source file is pairs.c
// Compilation directory is /src
// Source language is c.
// Producer is clang.
// Compiled with DWARF 5 debugging format.
// Does not include preprocessor macro info.
// type = struct pair {
//     int x;
//     int y;
// }
// $1 = {x = 1, y = 2}
// Breakpoint 2, first (n=3) at pairs.c:8
// 8	in pairs.c
// p = {x = 3, y = 4}
// Breakpoint 3 at 0x…: file totals.c, line 5.
// Breakpoint 3, second (p=0x…) at totals.c:5
// Current source file is totals.c
// Compilation directory is /src
// Source language is c.
// Producer is clang.
// Compiled with DWARF 5 debugging format.
// Does not include preprocessor macro info.
// type = struct pair {
//     double left;
//     char tag[4];
// }
// $2 = {left = 2.5, tag = "abc"}
// $3 = 0
// #0  second (p=0x…) at totals.c:5
// #1  0x… in first (n=3) at pairs.c:11
// #2  0x… in main () at main.c:2
// 6	pairs.c: No such file or directory.
// 5	totals.c: No such file or directory.
// -----
// A namespace, and what a function imports from it. The module is that of clang for the file `names.cpp`:
//
//     namespace shapes { int area = 4; int twice(int x) { return x * 2; } }
//     namespace alias = shapes;
//     using namespace shapes;
//     using shapes::twice;
//     extern "C" int compute(int x) { using shapes::area; return twice(x) + area; }
//
// gdb: break compute
// gdb: run
// gdb: print area
// gdb: print shapes::area
// gdb: ptype shapes::twice
// gdb: break shapes::twice
// gdb: continue
// gdb: bt

#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_file = #llvm.di_file<"names.cpp" in "/src">
#di_namespace = #llvm.di_namespace<name = "shapes", exportSymbols = false>
#di_subprogram = #llvm.di_subprogram<recId = distinct[0]<>, isRecSelf = true>
#loc1 = loc("names.cpp":1:0)
#loc7 = loc("names.cpp":5:0)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C_plus_plus_14, file = #di_file, producer = "clang", isOptimized = false, emissionKind = Full, nameTableKind = None>
#di_global_variable = #llvm.di_global_variable<scope = #di_namespace, name = "area", linkageName = "area", file = #di_file, line = 1, type = #di_basic_type, isDefined = true>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_basic_type, #di_basic_type>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
#di_imported_entity = #llvm.di_imported_entity<tag = DW_TAG_imported_declaration, scope = #di_subprogram, entity = #di_global_variable, file = #di_file, line = 5>
#di_subprogram1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_namespace, name = "twice", linkageName = "_ZN6shapes5twiceEi", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = Definition, type = #di_subroutine_type>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram1, name = "x", file = #di_file, line = 1, arg = 1, type = #di_basic_type>
#di_subprogram2 = #llvm.di_subprogram<recId = distinct[0]<>, id = distinct[3]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "compute", file = #di_file, line = 5, scopeLine = 5, subprogramFlags = Definition, type = #di_subroutine_type, retainedNodes = #di_imported_entity>
#loc14 = loc(fused<#di_subprogram1>[#loc1])
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram2, name = "x", file = #di_file, line = 5, arg = 1, type = #di_basic_type>
#loc19 = loc(fused<#di_subprogram2>[#loc7])
module {
  llvm.mlir.global external @_ZN6shapes4areaE(4 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dbg_exprs = [#di_global_variable_expression]} : i32 loc(#loc)
  llvm.func @_ZN6shapes5twiceEi(%arg0: i32 {llvm.noundef} loc(fused<#di_subprogram1>[#loc1])) -> (i32 {llvm.noundef}) attributes {no_inline, no_unwind, optimize_none, uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc2)
    %1 = llvm.mlir.constant(2 : i32) : i32 loc(#loc2)
    %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr loc(#loc2)
    llvm.intr.dbg.declare #di_local_variable = %2 : !llvm.ptr loc(#loc15)
    llvm.store %arg0, %2 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc2)
    %3 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc16)
    %4 = llvm.mul %3, %1 overflow<nsw> : i32 loc(#loc17)
    llvm.return %4 : i32 loc(#loc18)
  } loc(#loc14)
  llvm.func @compute(%arg0: i32 {llvm.noundef} loc(fused<#di_subprogram2>[#loc7])) -> i32 attributes {no_inline, no_unwind, optimize_none, uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc2)
    %1 = llvm.mlir.addressof @_ZN6shapes4areaE : !llvm.ptr loc(#loc2)
    %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr loc(#loc2)
    llvm.intr.dbg.declare #di_local_variable1 = %2 : !llvm.ptr loc(#loc20)
    llvm.store %arg0, %2 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc2)
    %3 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc21)
    %4 = llvm.call @_ZN6shapes5twiceEi(%3) : (i32 {llvm.noundef}) -> (i32 {llvm.noundef}) loc(#loc22)
    %5 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc23)
    %6 = llvm.add %4, %5 overflow<nsw> : i32 loc(#loc24)
    llvm.return %6 : i32 loc(#loc25)
  } loc(#loc19)
} loc(#loc)
#loc = loc("names.cpp":0:0)
#loc2 = loc(unknown)
#loc3 = loc("names.cpp":1:48)
#loc4 = loc("names.cpp":1:60)
#loc5 = loc("names.cpp":1:62)
#loc6 = loc("names.cpp":1:53)
#loc8 = loc("names.cpp":5:28)
#loc9 = loc("names.cpp":5:66)
#loc10 = loc("names.cpp":5:60)
#loc11 = loc("names.cpp":5:71)
#loc12 = loc("names.cpp":5:69)
#loc13 = loc("names.cpp":5:53)
#loc15 = loc(fused<#di_subprogram1>[#loc3])
#loc16 = loc(fused<#di_subprogram1>[#loc4])
#loc17 = loc(fused<#di_subprogram1>[#loc5])
#loc18 = loc(fused<#di_subprogram1>[#loc6])
#loc20 = loc(fused<#di_subprogram2>[#loc8])
#loc21 = loc(fused<#di_subprogram2>[#loc9])
#loc22 = loc(fused<#di_subprogram2>[#loc10])
#loc23 = loc(fused<#di_subprogram2>[#loc11])
#loc24 = loc(fused<#di_subprogram2>[#loc12])
#loc25 = loc(fused<#di_subprogram2>[#loc13])
// main.c:
// int compute(int);
// int main(void) { return compute(3) == 0; }
// output:
// --- -O0
// Breakpoint 1, compute (x=3) at names.cpp:5
// $1 = 4
// $2 = 4
// type = int (int)
// Breakpoint 2, shapes::twice (x=3) at names.cpp:1
// 1	in names.cpp
// #0  shapes::twice (x=3) at names.cpp:1
// #1  0x… in compute (x=3) at names.cpp:5
// #2  0x… in main () at main.c:2
// 5	names.cpp: No such file or directory.
// --- -O1
// Breakpoint 1, compute (x=3) at names.cpp:5
// $1 = 4
// $2 = 4
// type = int (int)
// Breakpoint 2, shapes::twice (x=3) at names.cpp:1
// 1	in names.cpp
// #0  shapes::twice (x=3) at names.cpp:1
// #1  0x… in compute (x=3) at names.cpp:5
// #2  0x… in main () at main.c:2
// 5	names.cpp: No such file or directory.
// --- -O2
// Breakpoint 1, compute (x=3) at names.cpp:5
// $1 = 4
// $2 = 4
// type = int (int)
// Breakpoint 2, shapes::twice (x=3) at names.cpp:1
// 1	in names.cpp
// #0  shapes::twice (x=3) at names.cpp:1
// #1  0x… in compute (x=3) at names.cpp:5
// #2  0x… in main () at main.c:2
// 5	names.cpp: No such file or directory.
