// Variables of several values, from clang for the file `values.c`:
//
//     struct pair { int a; long b; };
//     static int got;
//     static int helper(int n, int *out) {
//       int r = n;
//       if (n > 3)
//         r = n * 7;
//       else
//         r = r - 100;
//       *out = r + 1;
//       return r;
//     }
//     long work(int x, int y, double d) {
//       struct pair p;
//       p.a = x;
//       p.b = y * 3;
//       long total = helper(x, &got);
//       x = x + 1;
//       d = d * 2.0;
//       int k = y;
//       if (y > 2) {
//         k = y + 40;
//         p.a = total;
//       }
//       total += k + p.a + (long)d;
//       y = k;
//       return total + p.b + x + y;
//     }
//
// Here they are in memory, and the optimizer promotes it.
//
// gdb: break values.c:24
// gdb: run
// gdb: info args
// gdb: info locals
// gdb: print p.b
// gdb: break values.c:10
// gdb: continue
// gdb: info args
// gdb: info locals

#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_basic_type1 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "long", sizeInBits = 64, encoding = DW_ATE_signed>
#di_basic_type2 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "double", sizeInBits = 64, encoding = DW_ATE_float>
#di_file = #llvm.di_file<"values.c" in "/src">
#loc1 = loc("values.c":12:0)
#loc51 = loc("values.c":3:0)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #di_file, isOptimized = false, emissionKind = Full, nameTableKind = None>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_member, name = "a", baseType = #di_basic_type, sizeInBits = 32>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_member, name = "b", baseType = #di_basic_type1, sizeInBits = 64, offsetInBits = 64>
#di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_basic_type, sizeInBits = 64>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_basic_type1, #di_basic_type, #di_basic_type, #di_basic_type2>
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "pair", file = #di_file, line = 1, sizeInBits = 128, elements = #di_derived_type, #di_derived_type1>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "got", file = #di_file, line = 2, type = #di_basic_type, isLocalToUnit = true, isDefined = true>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "work", file = #di_file, line = 12, scopeLine = 12, subprogramFlags = Definition, type = #di_subroutine_type>
#di_subroutine_type1 = #llvm.di_subroutine_type<types = #di_basic_type, #di_basic_type, #di_derived_type2>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x", file = #di_file, line = 12, arg = 1, type = #di_basic_type>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram, name = "y", file = #di_file, line = 12, arg = 2, type = #di_basic_type>
#di_local_variable2 = #llvm.di_local_variable<scope = #di_subprogram, name = "d", file = #di_file, line = 12, arg = 3, type = #di_basic_type2>
#di_local_variable3 = #llvm.di_local_variable<scope = #di_subprogram, name = "p", file = #di_file, line = 13, type = #di_composite_type>
#di_local_variable4 = #llvm.di_local_variable<scope = #di_subprogram, name = "total", file = #di_file, line = 16, type = #di_basic_type1>
#di_local_variable5 = #llvm.di_local_variable<scope = #di_subprogram, name = "k", file = #di_file, line = 19, type = #di_basic_type>
#di_subprogram1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "helper", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = "LocalToUnit|Definition", type = #di_subroutine_type1>
#loc71 = loc(fused<#di_subprogram>[#loc1])
#di_local_variable6 = #llvm.di_local_variable<scope = #di_subprogram1, name = "n", file = #di_file, line = 3, arg = 1, type = #di_basic_type>
#di_local_variable7 = #llvm.di_local_variable<scope = #di_subprogram1, name = "out", file = #di_file, line = 3, arg = 2, type = #di_derived_type2>
#di_local_variable8 = #llvm.di_local_variable<scope = #di_subprogram1, name = "r", file = #di_file, line = 4, type = #di_basic_type>
#loc113 = loc(fused<#di_subprogram1>[#loc51])
module {
  llvm.mlir.global internal @got(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dbg_exprs = [#di_global_variable_expression], dso_local} : i32 loc(#loc)
    llvm.func @work(%arg0: i32 {llvm.noundef} loc(fused<#di_subprogram>[#loc1]), %arg1: i32 {llvm.noundef} loc(fused<#di_subprogram>[#loc1]), %arg2: f64 {llvm.noundef} loc(fused<#di_subprogram>[#loc1])) -> i64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc2)
    %1 = llvm.mlir.constant(0 : i32) : i32 loc(#loc2)
    %2 = llvm.mlir.constant(3 : i32) : i32 loc(#loc2)
    %3 = llvm.mlir.addressof @got : !llvm.ptr loc(#loc2)
    %4 = llvm.mlir.constant(2.000000e+00 : f64) : f64 loc(#loc2)
    %5 = llvm.mlir.constant(2 : i32) : i32 loc(#loc2)
    %6 = llvm.mlir.constant(40 : i32) : i32 loc(#loc2)
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr loc(#loc2)
    llvm.intr.dbg.declare #di_local_variable = %7 : !llvm.ptr loc(#loc72)
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr loc(#loc2)
    llvm.intr.dbg.declare #di_local_variable1 = %8 : !llvm.ptr loc(#loc73)
    %9 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr loc(#loc2)
    llvm.intr.dbg.declare #di_local_variable2 = %9 : !llvm.ptr loc(#loc74)
    %10 = llvm.alloca %0 x !llvm.struct<"struct.pair", (i32, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr loc(#loc2)
    llvm.intr.dbg.declare #di_local_variable3 = %10 : !llvm.ptr loc(#loc75)
    %11 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr loc(#loc2)
    llvm.intr.dbg.declare #di_local_variable4 = %11 : !llvm.ptr loc(#loc76)
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr loc(#loc2)
    llvm.intr.dbg.declare #di_local_variable5 = %12 : !llvm.ptr loc(#loc77)
    llvm.store %arg0, %7 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc2)
    llvm.store %arg1, %8 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc2)
    llvm.store %arg2, %9 {alignment = 8 : i64} : f64, !llvm.ptr loc(#loc2)
    %13 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc78)
    %14 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pair", (i32, i64)> loc(#loc79)
    llvm.store %13, %14 {alignment = 8 : i64} : i32, !llvm.ptr loc(#loc80)
    %15 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc81)
    %16 = llvm.mul %15, %2 overflow<nsw> : i32 loc(#loc82)
    %17 = llvm.sext %16 : i32 to i64 loc(#loc81)
    %18 = llvm.getelementptr inbounds|nuw %10[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pair", (i32, i64)> loc(#loc83)
    llvm.store %17, %18 {alignment = 8 : i64} : i64, !llvm.ptr loc(#loc84)
    %19 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc85)
    %20 = llvm.call @helper(%19, %3) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 loc(#loc86)
    %21 = llvm.sext %20 : i32 to i64 loc(#loc86)
    llvm.store %21, %11 {alignment = 8 : i64} : i64, !llvm.ptr loc(#loc76)
    %22 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc87)
    %23 = llvm.add %22, %0 overflow<nsw> : i32 loc(#loc88)
    llvm.store %23, %7 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc89)
    %24 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> f64 loc(#loc90)
    %25 = llvm.fmul %24, %4 : f64 loc(#loc91)
    llvm.store %25, %9 {alignment = 8 : i64} : f64, !llvm.ptr loc(#loc92)
    %26 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc93)
    llvm.store %26, %12 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc77)
    %27 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc111)
    %28 = llvm.icmp "sgt" %27, %5 : i32 loc(#loc112)
    llvm.cond_br %28, ^bb1, ^bb2 loc(#loc112)
  ^bb1:  // pred: ^bb0
    %29 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc124)
    %30 = llvm.add %29, %6 overflow<nsw> : i32 loc(#loc125)
    llvm.store %30, %12 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc126)
    %31 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64 loc(#loc127)
    %32 = llvm.trunc %31 : i64 to i32 loc(#loc127)
    %33 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pair", (i32, i64)> loc(#loc128)
    llvm.store %32, %33 {alignment = 8 : i64} : i32, !llvm.ptr loc(#loc129)
    llvm.br ^bb2 loc(#loc130)
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %34 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc94)
    %35 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pair", (i32, i64)> loc(#loc95)
    %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> i32 loc(#loc95)
    %37 = llvm.add %34, %36 overflow<nsw> : i32 loc(#loc96)
    %38 = llvm.sext %37 : i32 to i64 loc(#loc94)
    %39 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> f64 loc(#loc97)
    %40 = llvm.fptosi %39 : f64 to i64 loc(#loc98)
    %41 = llvm.add %38, %40 overflow<nsw> : i64 loc(#loc99)
    %42 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64 loc(#loc100)
    %43 = llvm.add %42, %41 overflow<nsw> : i64 loc(#loc100)
    llvm.store %43, %11 {alignment = 8 : i64} : i64, !llvm.ptr loc(#loc100)
    %44 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc101)
    llvm.store %44, %8 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc102)
    %45 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64 loc(#loc103)
    %46 = llvm.getelementptr inbounds|nuw %10[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.pair", (i32, i64)> loc(#loc104)
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> i64 loc(#loc104)
    %48 = llvm.add %45, %47 overflow<nsw> : i64 loc(#loc105)
    %49 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc106)
    %50 = llvm.sext %49 : i32 to i64 loc(#loc106)
    %51 = llvm.add %48, %50 overflow<nsw> : i64 loc(#loc107)
    %52 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc108)
    %53 = llvm.sext %52 : i32 to i64 loc(#loc108)
    %54 = llvm.add %51, %53 overflow<nsw> : i64 loc(#loc109)
    llvm.return %54 : i64 loc(#loc110)
  } loc(#loc71)
  llvm.func internal @helper(%arg0: i32 {llvm.noundef} loc(fused<#di_subprogram1>[#loc51]), %arg1: !llvm.ptr {llvm.noundef} loc(fused<#di_subprogram1>[#loc51])) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc2)
    %1 = llvm.mlir.constant(3 : i32) : i32 loc(#loc2)
    %2 = llvm.mlir.constant(100 : i32) : i32 loc(#loc2)
    %3 = llvm.mlir.constant(7 : i32) : i32 loc(#loc2)
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr loc(#loc2)
    llvm.intr.dbg.declare #di_local_variable6 = %4 : !llvm.ptr loc(#loc114)
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr loc(#loc2)
    llvm.intr.dbg.declare #di_local_variable7 = %5 : !llvm.ptr loc(#loc115)
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr loc(#loc2)
    llvm.intr.dbg.declare #di_local_variable8 = %6 : !llvm.ptr loc(#loc116)
    llvm.store %arg0, %4 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc2)
    llvm.store %arg1, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr loc(#loc2)
    %7 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc117)
    llvm.store %7, %6 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc116)
    %8 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc131)
    %9 = llvm.icmp "sgt" %8, %1 : i32 loc(#loc132)
    llvm.cond_br %9, ^bb1, ^bb2 loc(#loc132)
  ^bb1:  // pred: ^bb0
    %10 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc133)
    %11 = llvm.mul %10, %3 overflow<nsw> : i32 loc(#loc134)
    llvm.store %11, %6 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc135)
    llvm.br ^bb3 loc(#loc136)
  ^bb2:  // pred: ^bb0
    %12 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc137)
    %13 = llvm.sub %12, %2 overflow<nsw> : i32 loc(#loc138)
    llvm.store %13, %6 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc139)
    llvm.br ^bb3 loc(#loc2)
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %14 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc118)
    %15 = llvm.add %14, %0 overflow<nsw> : i32 loc(#loc119)
    %16 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr loc(#loc120)
    llvm.store %15, %16 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc121)
    %17 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc122)
    llvm.return %17 : i32 loc(#loc123)
  } loc(#loc113)
} loc(#loc)
#loc = loc("values.c":0:0)
#loc2 = loc(unknown)
#loc3 = loc("values.c":12:15)
#loc4 = loc("values.c":12:22)
#loc5 = loc("values.c":12:32)
#loc6 = loc("values.c":13:15)
#loc7 = loc("values.c":16:8)
#loc8 = loc("values.c":19:7)
#loc9 = loc("values.c":14:9)
#loc10 = loc("values.c":14:5)
#loc11 = loc("values.c":14:7)
#loc12 = loc("values.c":15:9)
#loc13 = loc("values.c":15:11)
#loc14 = loc("values.c":15:5)
#loc15 = loc("values.c":15:7)
#loc16 = loc("values.c":16:23)
#loc17 = loc("values.c":16:16)
#loc18 = loc("values.c":17:7)
#loc19 = loc("values.c":17:9)
#loc20 = loc("values.c":17:5)
#loc21 = loc("values.c":18:7)
#loc22 = loc("values.c":18:9)
#loc23 = loc("values.c":18:5)
#loc24 = loc("values.c":19:11)
#loc25 = loc("values.c":20:7)
#loc26 = loc("values.c":20:9)
#loc27 = loc("values.c":21:9)
#loc28 = loc("values.c":21:11)
#loc29 = loc("values.c":21:7)
#loc30 = loc("values.c":22:11)
#loc31 = loc("values.c":22:7)
#loc32 = loc("values.c":22:9)
#loc33 = loc("values.c":23:3)
#loc34 = loc("values.c":24:12)
#loc35 = loc("values.c":24:18)
#loc36 = loc("values.c":24:14)
#loc37 = loc("values.c":24:28)
#loc38 = loc("values.c":24:22)
#loc39 = loc("values.c":24:20)
#loc40 = loc("values.c":24:9)
#loc41 = loc("values.c":25:7)
#loc42 = loc("values.c":25:5)
#loc43 = loc("values.c":26:10)
#loc44 = loc("values.c":26:20)
#loc45 = loc("values.c":26:16)
#loc46 = loc("values.c":26:24)
#loc47 = loc("values.c":26:22)
#loc48 = loc("values.c":26:28)
#loc49 = loc("values.c":26:26)
#loc50 = loc("values.c":26:3)
#loc52 = loc("values.c":3:23)
#loc53 = loc("values.c":3:31)
#loc54 = loc("values.c":4:7)
#loc55 = loc("values.c":4:11)
#loc56 = loc("values.c":5:7)
#loc57 = loc("values.c":5:9)
#loc58 = loc("values.c":6:9)
#loc59 = loc("values.c":6:11)
#loc60 = loc("values.c":6:7)
#loc61 = loc("values.c":6:5)
#loc62 = loc("values.c":8:9)
#loc63 = loc("values.c":8:11)
#loc64 = loc("values.c":8:7)
#loc65 = loc("values.c":9:10)
#loc66 = loc("values.c":9:12)
#loc67 = loc("values.c":9:4)
#loc68 = loc("values.c":9:8)
#loc69 = loc("values.c":10:10)
#loc70 = loc("values.c":10:3)
#di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram, file = #di_file, line = 20, column = 7>
#loc72 = loc(fused<#di_subprogram>[#loc3])
#loc73 = loc(fused<#di_subprogram>[#loc4])
#loc74 = loc(fused<#di_subprogram>[#loc5])
#loc75 = loc(fused<#di_subprogram>[#loc6])
#loc76 = loc(fused<#di_subprogram>[#loc7])
#loc77 = loc(fused<#di_subprogram>[#loc8])
#loc78 = loc(fused<#di_subprogram>[#loc9])
#loc79 = loc(fused<#di_subprogram>[#loc10])
#loc80 = loc(fused<#di_subprogram>[#loc11])
#loc81 = loc(fused<#di_subprogram>[#loc12])
#loc82 = loc(fused<#di_subprogram>[#loc13])
#loc83 = loc(fused<#di_subprogram>[#loc14])
#loc84 = loc(fused<#di_subprogram>[#loc15])
#loc85 = loc(fused<#di_subprogram>[#loc16])
#loc86 = loc(fused<#di_subprogram>[#loc17])
#loc87 = loc(fused<#di_subprogram>[#loc18])
#loc88 = loc(fused<#di_subprogram>[#loc19])
#loc89 = loc(fused<#di_subprogram>[#loc20])
#loc90 = loc(fused<#di_subprogram>[#loc21])
#loc91 = loc(fused<#di_subprogram>[#loc22])
#loc92 = loc(fused<#di_subprogram>[#loc23])
#loc93 = loc(fused<#di_subprogram>[#loc24])
#loc94 = loc(fused<#di_subprogram>[#loc34])
#loc95 = loc(fused<#di_subprogram>[#loc35])
#loc96 = loc(fused<#di_subprogram>[#loc36])
#loc97 = loc(fused<#di_subprogram>[#loc37])
#loc98 = loc(fused<#di_subprogram>[#loc38])
#loc99 = loc(fused<#di_subprogram>[#loc39])
#loc100 = loc(fused<#di_subprogram>[#loc40])
#loc101 = loc(fused<#di_subprogram>[#loc41])
#loc102 = loc(fused<#di_subprogram>[#loc42])
#loc103 = loc(fused<#di_subprogram>[#loc43])
#loc104 = loc(fused<#di_subprogram>[#loc44])
#loc105 = loc(fused<#di_subprogram>[#loc45])
#loc106 = loc(fused<#di_subprogram>[#loc46])
#loc107 = loc(fused<#di_subprogram>[#loc47])
#loc108 = loc(fused<#di_subprogram>[#loc48])
#loc109 = loc(fused<#di_subprogram>[#loc49])
#loc110 = loc(fused<#di_subprogram>[#loc50])
#di_lexical_block1 = #llvm.di_lexical_block<scope = #di_lexical_block, file = #di_file, line = 20, column = 14>
#di_lexical_block2 = #llvm.di_lexical_block<scope = #di_subprogram1, file = #di_file, line = 5, column = 7>
#loc111 = loc(fused<#di_lexical_block>[#loc25])
#loc112 = loc(fused<#di_lexical_block>[#loc26])
#loc114 = loc(fused<#di_subprogram1>[#loc52])
#loc115 = loc(fused<#di_subprogram1>[#loc53])
#loc116 = loc(fused<#di_subprogram1>[#loc54])
#loc117 = loc(fused<#di_subprogram1>[#loc55])
#loc118 = loc(fused<#di_subprogram1>[#loc65])
#loc119 = loc(fused<#di_subprogram1>[#loc66])
#loc120 = loc(fused<#di_subprogram1>[#loc67])
#loc121 = loc(fused<#di_subprogram1>[#loc68])
#loc122 = loc(fused<#di_subprogram1>[#loc69])
#loc123 = loc(fused<#di_subprogram1>[#loc70])
#loc124 = loc(fused<#di_lexical_block1>[#loc27])
#loc125 = loc(fused<#di_lexical_block1>[#loc28])
#loc126 = loc(fused<#di_lexical_block1>[#loc29])
#loc127 = loc(fused<#di_lexical_block1>[#loc30])
#loc128 = loc(fused<#di_lexical_block1>[#loc31])
#loc129 = loc(fused<#di_lexical_block1>[#loc32])
#loc130 = loc(fused<#di_lexical_block1>[#loc33])
#loc131 = loc(fused<#di_lexical_block2>[#loc56])
#loc132 = loc(fused<#di_lexical_block2>[#loc57])
#loc133 = loc(fused<#di_lexical_block2>[#loc58])
#loc134 = loc(fused<#di_lexical_block2>[#loc59])
#loc135 = loc(fused<#di_lexical_block2>[#loc60])
#loc136 = loc(fused<#di_lexical_block2>[#loc61])
#loc137 = loc(fused<#di_lexical_block2>[#loc62])
#loc138 = loc(fused<#di_lexical_block2>[#loc63])
#loc139 = loc(fused<#di_lexical_block2>[#loc64])

// main.c:
// #include <stdio.h>
//
// long work(int x, int y, double d);
//
// int main(void) {
//   printf("%ld\n", work(5, 3, 2.5));
//   printf("%ld\n", work(2, 1, 0.5));
//   return 0;
// }
// output:
// --- -O0
// Breakpoint 1, work (x=6, y=3, d=5) at values.c:24
// x = 6
// y = 3
// d = 5
// p = {a = 35, b = 9}
// total = 35
// k = 43
// $1 = 9
// Breakpoint 2, helper (n=2, out=0x… <got>) at values.c:10
// 10	in values.c
// n = 2
// out = 0x… <got>
// r = -98
// 24	values.c: No such file or directory.
// --- -O1
// Breakpoint 1, work (x=<optimized out>, y=3, d=<optimized out>) at values.c:24
// x = <optimized out>
// y = 3
// d = <optimized out>
// p = {a = 35, b = <optimized out>}
// total = 35
// k = 43
// $1 = <optimized out>
// Breakpoint 2, helper (n=<optimized out>, out=<optimized out>) at values.c:10
// 10	in values.c
// n = <optimized out>
// out = <optimized out>
// r = -98
// 24	values.c: No such file or directory.
// --- -O2
// Breakpoint 1, work (x=<optimized out>, y=3, d=<optimized out>) at values.c:24
// x = <optimized out>
// y = 3
// d = <optimized out>
// p = {a = 35, b = <optimized out>}
// total = 35
// k = 43
// $1 = <optimized out>
// Breakpoint 2, helper (n=<optimized out>, out=<optimized out>) at values.c:10
// 10	in values.c
// n = <optimized out>
// out = <optimized out>
// r = -98
// 24	values.c: No such file or directory.
// -----
// Here LLVM has promoted them: `dbg.value` has expressions and fragments.
//
// gdb: break values.c:24
// gdb: run
// gdb: info args
// gdb: info locals
// gdb: print p.b
// gdb: break values.c:10
// gdb: continue
// gdb: info args
// gdb: info locals

#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_basic_type1 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "long", sizeInBits = 64, encoding = DW_ATE_signed>
#di_basic_type2 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "double", sizeInBits = 64, encoding = DW_ATE_float>
#di_file = #llvm.di_file<"values.c" in "/src">
#loc = loc("values.c":0:0)
#loc1 = loc("values.c":12:0)
#loc22 = loc("values.c":3:0)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #di_file, isOptimized = false, emissionKind = Full, nameTableKind = None>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_member, name = "a", baseType = #di_basic_type, sizeInBits = 32>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_member, name = "b", baseType = #di_basic_type1, sizeInBits = 64, offsetInBits = 64>
#di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_basic_type, sizeInBits = 64>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_basic_type1, #di_basic_type, #di_basic_type, #di_basic_type2>
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "pair", file = #di_file, line = 1, sizeInBits = 128, elements = #di_derived_type, #di_derived_type1>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "got", file = #di_file, line = 2, type = #di_basic_type, isLocalToUnit = true, isDefined = true>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "work", file = #di_file, line = 12, scopeLine = 12, subprogramFlags = Definition, type = #di_subroutine_type>
#di_subroutine_type1 = #llvm.di_subroutine_type<types = #di_basic_type, #di_basic_type, #di_derived_type2>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "k", file = #di_file, line = 19, type = #di_basic_type>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram, name = "x", file = #di_file, line = 12, arg = 1, type = #di_basic_type>
#di_local_variable2 = #llvm.di_local_variable<scope = #di_subprogram, name = "p", file = #di_file, line = 13, type = #di_composite_type>
#di_local_variable3 = #llvm.di_local_variable<scope = #di_subprogram, name = "d", file = #di_file, line = 12, arg = 3, type = #di_basic_type2>
#di_local_variable4 = #llvm.di_local_variable<scope = #di_subprogram, name = "y", file = #di_file, line = 12, arg = 2, type = #di_basic_type>
#di_local_variable5 = #llvm.di_local_variable<scope = #di_subprogram, name = "total", file = #di_file, line = 16, type = #di_basic_type1>
#di_subprogram1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "helper", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = "LocalToUnit|Definition", type = #di_subroutine_type1>
#loc30 = loc(fused<#di_subprogram>[#loc1])
#loc31 = loc(fused<#di_subprogram>[#loc])
#di_lexical_block2 = #llvm.di_lexical_block<scope = #di_subprogram1, file = #di_file, line = 5, column = 7>
#di_local_variable6 = #llvm.di_local_variable<scope = #di_subprogram1, name = "r", file = #di_file, line = 4, type = #di_basic_type>
#di_local_variable7 = #llvm.di_local_variable<scope = #di_subprogram1, name = "out", file = #di_file, line = 3, arg = 2, type = #di_derived_type2>
#di_local_variable8 = #llvm.di_local_variable<scope = #di_subprogram1, name = "n", file = #di_file, line = 3, arg = 1, type = #di_basic_type>
#loc49 = loc(fused<#di_subprogram1>[#loc22])
#loc60 = loc(fused<#di_lexical_block2>[#loc])
module {
  llvm.mlir.global internal @got(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dbg_exprs = [#di_global_variable_expression], dso_local} : i32 loc(#loc)
    llvm.func @work(%arg0: i32 {llvm.noundef} loc(fused<#di_subprogram>[#loc1]), %arg1: i32 {llvm.noundef} loc(fused<#di_subprogram>[#loc1]), %arg2: f64 {llvm.noundef} loc(fused<#di_subprogram>[#loc1])) -> i64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.intr.dbg.value #di_local_variable = %arg1 : i32 loc(#loc31)
    llvm.intr.dbg.value #di_local_variable1 #llvm.di_expression<[DW_OP_plus_uconst(1), DW_OP_stack_value]> = %arg0 : i32 loc(#loc31)
    llvm.intr.dbg.value #di_local_variable2 #llvm.di_expression<[DW_OP_constu(3), DW_OP_mul, DW_OP_LLVM_convert(32, DW_ATE_signed), DW_OP_LLVM_convert(64, DW_ATE_signed), DW_OP_stack_value, DW_OP_LLVM_fragment(64, 64)]> = %arg1 : i32 loc(#loc31)
    llvm.intr.dbg.value #di_local_variable2 #llvm.di_expression<[DW_OP_LLVM_fragment(0, 32)]> = %arg0 : i32 loc(#loc31)
    llvm.intr.dbg.value #di_local_variable3 = %arg2 : f64 loc(#loc31)
    llvm.intr.dbg.value #di_local_variable4 = %arg1 : i32 loc(#loc31)
    llvm.intr.dbg.value #di_local_variable1 = %arg0 : i32 loc(#loc31)
    %0 = llvm.mlir.addressof @got : !llvm.ptr loc(#loc2)
    %1 = llvm.mlir.constant(2 : i32) : i32 loc(#loc2)
    %2 = llvm.mlir.constant(40 : i32) : i32 loc(#loc2)
    %3 = llvm.mlir.constant(2.000000e+00 : f64) : f64 loc(#loc2)
    %4 = llvm.mlir.constant(1 : i32) : i32 loc(#loc2)
    %5 = llvm.mlir.constant(3 : i32) : i32 loc(#loc2)
    %6 = llvm.mlir.poison : f64 loc(#loc2)
    llvm.intr.dbg.value #di_local_variable3 = %6 : f64 loc(#loc31)
    %7 = llvm.call @helper(%arg0, %0) : (i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32 loc(#loc32)
    llvm.intr.dbg.value #di_local_variable2 #llvm.di_expression<[DW_OP_LLVM_fragment(0, 32)]> = %7 : i32 loc(#loc31)
    llvm.intr.dbg.value #di_local_variable5 #llvm.di_expression<[DW_OP_LLVM_convert(32, DW_ATE_signed), DW_OP_LLVM_convert(64, DW_ATE_signed), DW_OP_stack_value]> = %7 : i32 loc(#loc31)
    %8 = llvm.icmp "sgt" %arg1, %1 : i32 loc(#loc48)
    llvm.cond_br %8, ^bb1, ^bb2(%arg0, %arg1 : i32, i32) loc(#loc48)
  ^bb1:  // pred: ^bb0
    %9 = llvm.add %arg1, %2 overflow<nsw, nuw> : i32 loc(#loc54)
    llvm.intr.dbg.value #di_local_variable = %9 : i32 loc(#loc31)
    llvm.br ^bb2(%7, %9 : i32, i32) loc(#loc55)
  ^bb2(%10: i32 loc(fused<#di_subprogram>[#loc]), %11: i32 loc(fused<#di_subprogram>[#loc])):  // 2 preds: ^bb0, ^bb1
    llvm.intr.dbg.value #di_local_variable4 = %11 : i32 loc(#loc31)
    llvm.intr.dbg.value #di_local_variable2 #llvm.di_expression<[DW_OP_LLVM_fragment(0, 32)]> = %10 : i32 loc(#loc31)
    llvm.intr.dbg.value #di_local_variable = %11 : i32 loc(#loc31)
    %12 = llvm.sext %7 : i32 to i64 loc(#loc32)
    llvm.intr.dbg.value #di_local_variable5 = %12 : i64 loc(#loc31)
    %13 = llvm.fmul %arg2, %3 : f64 loc(#loc33)
    llvm.intr.dbg.value #di_local_variable3 = %13 : f64 loc(#loc31)
    %14 = llvm.add %arg0, %4 overflow<nsw> : i32 loc(#loc34)
    llvm.intr.dbg.value #di_local_variable1 = %14 : i32 loc(#loc31)
    %15 = llvm.mul %arg1, %5 overflow<nsw> : i32 loc(#loc35)
    llvm.intr.dbg.value #di_local_variable2 #llvm.di_expression<[DW_OP_LLVM_convert(32, DW_ATE_signed), DW_OP_LLVM_convert(64, DW_ATE_signed), DW_OP_stack_value, DW_OP_LLVM_fragment(64, 64)]> = %15 : i32 loc(#loc31)
    %16 = llvm.sext %15 : i32 to i64 loc(#loc36)
    llvm.intr.dbg.value #di_local_variable2 #llvm.di_expression<[DW_OP_LLVM_fragment(64, 64)]> = %16 : i64 loc(#loc31)
    %17 = llvm.add %11, %10 overflow<nsw> : i32 loc(#loc37)
    %18 = llvm.sext %17 : i32 to i64 loc(#loc38)
    %19 = llvm.fptosi %13 : f64 to i64 loc(#loc39)
    %20 = llvm.add %18, %19 overflow<nsw> : i64 loc(#loc40)
    %21 = llvm.add %20, %12 overflow<nsw> : i64 loc(#loc41)
    llvm.intr.dbg.value #di_local_variable5 = %21 : i64 loc(#loc31)
    %22 = llvm.add %21, %16 overflow<nsw> : i64 loc(#loc42)
    %23 = llvm.sext %14 : i32 to i64 loc(#loc43)
    %24 = llvm.add %22, %23 overflow<nsw> : i64 loc(#loc44)
    %25 = llvm.sext %11 : i32 to i64 loc(#loc45)
    %26 = llvm.add %24, %25 overflow<nsw> : i64 loc(#loc46)
    llvm.return %26 : i64 loc(#loc47)
  } loc(#loc30)
  llvm.func internal @helper(%arg0: i32 {llvm.noundef} loc(fused<#di_subprogram1>[#loc22]), %arg1: !llvm.ptr {llvm.noundef} loc(fused<#di_subprogram1>[#loc22])) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.intr.dbg.value #di_local_variable6 = %arg0 : i32 loc(#loc50)
    llvm.intr.dbg.value #di_local_variable7 = %arg1 : !llvm.ptr loc(#loc50)
    llvm.intr.dbg.value #di_local_variable8 = %arg0 : i32 loc(#loc50)
    %0 = llvm.mlir.constant(3 : i32) : i32 loc(#loc2)
    %1 = llvm.mlir.constant(-100 : i32) : i32 loc(#loc2)
    %2 = llvm.mlir.constant(7 : i32) : i32 loc(#loc2)
    %3 = llvm.mlir.constant(1 : i32) : i32 loc(#loc2)
    %4 = llvm.icmp "sgt" %arg0, %0 : i32 loc(#loc56)
    llvm.cond_br %4, ^bb1, ^bb2 loc(#loc56)
  ^bb1:  // pred: ^bb0
    %5 = llvm.mul %arg0, %2 overflow<nsw, nuw> : i32 loc(#loc57)
    llvm.intr.dbg.value #di_local_variable6 = %5 : i32 loc(#loc50)
    llvm.br ^bb3(%5 : i32) loc(#loc58)
  ^bb2:  // pred: ^bb0
    %6 = llvm.add %arg0, %1 overflow<nsw> : i32 loc(#loc59)
    llvm.intr.dbg.value #di_local_variable6 = %6 : i32 loc(#loc50)
    llvm.br ^bb3(%6 : i32) loc(#loc2)
  ^bb3(%7: i32 loc(fused<#di_lexical_block2>[#loc])):  // 2 preds: ^bb1, ^bb2
    llvm.intr.dbg.value #di_local_variable6 = %7 : i32 loc(#loc50)
    %8 = llvm.add %7, %3 overflow<nsw> : i32 loc(#loc51)
    llvm.store %8, %arg1 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc52)
    llvm.return %7 : i32 loc(#loc53)
  } loc(#loc49)
} loc(#loc)
#loc2 = loc(unknown)
#loc3 = loc("values.c":16:16)
#loc4 = loc("values.c":20:9)
#loc5 = loc("values.c":21:11)
#loc6 = loc("values.c":23:3)
#loc7 = loc("values.c":18:9)
#loc8 = loc("values.c":17:9)
#loc9 = loc("values.c":15:11)
#loc10 = loc("values.c":15:9)
#loc11 = loc("values.c":24:14)
#loc12 = loc("values.c":24:12)
#loc13 = loc("values.c":24:22)
#loc14 = loc("values.c":24:20)
#loc15 = loc("values.c":24:9)
#loc16 = loc("values.c":26:16)
#loc17 = loc("values.c":26:24)
#loc18 = loc("values.c":26:22)
#loc19 = loc("values.c":26:28)
#loc20 = loc("values.c":26:26)
#loc21 = loc("values.c":26:3)
#loc23 = loc("values.c":5:9)
#loc24 = loc("values.c":6:11)
#loc25 = loc("values.c":6:5)
#loc26 = loc("values.c":8:11)
#loc27 = loc("values.c":9:12)
#loc28 = loc("values.c":9:8)
#loc29 = loc("values.c":10:3)
#di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram, file = #di_file, line = 20, column = 7>
#loc32 = loc(fused<#di_subprogram>[#loc3])
#loc33 = loc(fused<#di_subprogram>[#loc7])
#loc34 = loc(fused<#di_subprogram>[#loc8])
#loc35 = loc(fused<#di_subprogram>[#loc9])
#loc36 = loc(fused<#di_subprogram>[#loc10])
#loc37 = loc(fused<#di_subprogram>[#loc11])
#loc38 = loc(fused<#di_subprogram>[#loc12])
#loc39 = loc(fused<#di_subprogram>[#loc13])
#loc40 = loc(fused<#di_subprogram>[#loc14])
#loc41 = loc(fused<#di_subprogram>[#loc15])
#loc42 = loc(fused<#di_subprogram>[#loc16])
#loc43 = loc(fused<#di_subprogram>[#loc17])
#loc44 = loc(fused<#di_subprogram>[#loc18])
#loc45 = loc(fused<#di_subprogram>[#loc19])
#loc46 = loc(fused<#di_subprogram>[#loc20])
#loc47 = loc(fused<#di_subprogram>[#loc21])
#di_lexical_block1 = #llvm.di_lexical_block<scope = #di_lexical_block, file = #di_file, line = 20, column = 14>
#loc48 = loc(fused<#di_lexical_block>[#loc4])
#loc50 = loc(fused<#di_subprogram1>[#loc])
#loc51 = loc(fused<#di_subprogram1>[#loc27])
#loc52 = loc(fused<#di_subprogram1>[#loc28])
#loc53 = loc(fused<#di_subprogram1>[#loc29])
#loc54 = loc(fused<#di_lexical_block1>[#loc5])
#loc55 = loc(fused<#di_lexical_block1>[#loc6])
#loc56 = loc(fused<#di_lexical_block2>[#loc23])
#loc57 = loc(fused<#di_lexical_block2>[#loc24])
#loc58 = loc(fused<#di_lexical_block2>[#loc25])
#loc59 = loc(fused<#di_lexical_block2>[#loc26])

// main.c:
// #include <stdio.h>
//
// long work(int x, int y, double d);
//
// int main(void) {
//   printf("%ld\n", work(5, 3, 2.5));
//   printf("%ld\n", work(2, 1, 0.5));
//   return 0;
// }
// output:
// --- -O0
// Breakpoint 1, work (x=6, y=43, d=5) at values.c:24
// x = 6
// y = 43
// d = 5
// k = 43
// p = {a = 35, b = 9}
// total = 35
// $1 = 9
// Breakpoint 2, helper (n=2, out=0x… <got>) at values.c:10
// 10	in values.c
// n = 2
// out = 0x… <got>
// r = -98
// 24	values.c: No such file or directory.
// --- -O1
// Breakpoint 1, work (x=<optimized out>, y=43, d=<optimized out>) at values.c:24
// x = <optimized out>
// y = 43
// d = <optimized out>
// k = 43
// p = {a = 35, b = <optimized out>}
// total = <optimized out>
// $1 = <optimized out>
// Breakpoint 2, helper (n=<optimized out>, out=<optimized out>) at values.c:10
// 10	in values.c
// n = <optimized out>
// out = <optimized out>
// r = -98
// 24	values.c: No such file or directory.
// --- -O2
// Breakpoint 1, work (x=<optimized out>, y=43, d=<optimized out>) at values.c:24
// x = <optimized out>
// y = 43
// d = <optimized out>
// k = 43
// p = {a = 35, b = <optimized out>}
// total = <optimized out>
// $1 = <optimized out>
// Breakpoint 2, helper (n=<optimized out>, out=<optimized out>) at values.c:10
// 10	in values.c
// n = <optimized out>
// out = <optimized out>
// r = -98
// 24	values.c: No such file or directory.
