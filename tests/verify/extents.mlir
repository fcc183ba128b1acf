// Each alias has twice as many parts as the previous one.
!t0 = i32
!t1 = tuple<!t0, !t0>
!t2 = tuple<!t1, !t1>
!t3 = tuple<!t2, !t2>
!t4 = tuple<!t3, !t3>
!t5 = tuple<!t4, !t4>
!t6 = tuple<!t5, !t5>
!t7 = tuple<!t6, !t6>
!t8 = tuple<!t7, !t7>
!t9 = tuple<!t8, !t8>
!t10 = tuple<!t9, !t9>
!t11 = tuple<!t10, !t10>
!t12 = tuple<!t11, !t11>
!t13 = tuple<!t12, !t12>
!t14 = tuple<!t13, !t13>
!t15 = tuple<!t14, !t14>
!t16 = tuple<!t15, !t15>
!t17 = tuple<!t16, !t16>
// output:
// test.mlir:18:8: error: type is too large: written out, it has more than 65536 parts
// !t16 = tuple<!t15, !t15>
//        ^
// -----
!t0 = i32
!t1 = !llvm.struct<(!t0, !t0)>
!t2 = !llvm.struct<(!t1, !t1)>
!t3 = !llvm.struct<(!t2, !t2)>
!t4 = !llvm.struct<(!t3, !t3)>
!t5 = !llvm.struct<(!t4, !t4)>
!t6 = !llvm.struct<(!t5, !t5)>
!t7 = !llvm.struct<(!t6, !t6)>
!t8 = !llvm.struct<(!t7, !t7)>
!t9 = !llvm.struct<(!t8, !t8)>
!t10 = !llvm.struct<(!t9, !t9)>
!t11 = !llvm.struct<(!t10, !t10)>
!t12 = !llvm.struct<(!t11, !t11)>
!t13 = !llvm.struct<(!t12, !t12)>
!t14 = !llvm.struct<(!t13, !t13)>
!t15 = !llvm.struct<(!t14, !t14)>
!t16 = !llvm.struct<(!t15, !t15)>
!t17 = !llvm.struct<(!t16, !t16)>
// output:
// test.mlir:17:8: error: type is too large: written out, it has more than 65536 parts
// !t16 = !llvm.struct<(!t15, !t15)>
//        ^
// -----
!t0 = i32
!t1 = !llvm.struct<"s1", (!t0, !t0)>
!t2 = !llvm.struct<"s2", (!t1, !t1)>
!t3 = !llvm.struct<"s3", (!t2, !t2)>
!t4 = !llvm.struct<"s4", (!t3, !t3)>
!t5 = !llvm.struct<"s5", (!t4, !t4)>
!t6 = !llvm.struct<"s6", (!t5, !t5)>
!t7 = !llvm.struct<"s7", (!t6, !t6)>
!t8 = !llvm.struct<"s8", (!t7, !t7)>
!t9 = !llvm.struct<"s9", (!t8, !t8)>
!t10 = !llvm.struct<"s10", (!t9, !t9)>
!t11 = !llvm.struct<"s11", (!t10, !t10)>
!t12 = !llvm.struct<"s12", (!t11, !t11)>
!t13 = !llvm.struct<"s13", (!t12, !t12)>
!t14 = !llvm.struct<"s14", (!t13, !t13)>
!t15 = !llvm.struct<"s15", (!t14, !t14)>
!t16 = !llvm.struct<"s16", (!t15, !t15)>
!t17 = !llvm.struct<"s17", (!t16, !t16)>
// output:
// test.mlir:17:8: error: type is too large: written out, it has more than 65536 parts
// !t16 = !llvm.struct<"s16", (!t15, !t15)>
//        ^
// -----
!t0 = i32
!t1 = (!t0, !t0) -> !t0
!t2 = (!t1, !t1) -> !t1
!t3 = (!t2, !t2) -> !t2
!t4 = (!t3, !t3) -> !t3
!t5 = (!t4, !t4) -> !t4
!t6 = (!t5, !t5) -> !t5
!t7 = (!t6, !t6) -> !t6
!t8 = (!t7, !t7) -> !t7
!t9 = (!t8, !t8) -> !t8
!t10 = (!t9, !t9) -> !t9
!t11 = (!t10, !t10) -> !t10
!t12 = (!t11, !t11) -> !t11
// output:
// test.mlir:11:8: error: type is too large: written out, it has more than 65536 parts
// !t10 = (!t9, !t9) -> !t9
//        ^
// -----
!t0 = i32
!t1 = !llvm.func<!t0 (!t0)>
!t2 = !llvm.func<!t1 (!t1)>
!t3 = !llvm.func<!t2 (!t2)>
!t4 = !llvm.func<!t3 (!t3)>
!t5 = !llvm.func<!t4 (!t4)>
!t6 = !llvm.func<!t5 (!t5)>
!t7 = !llvm.func<!t6 (!t6)>
!t8 = !llvm.func<!t7 (!t7)>
!t9 = !llvm.func<!t8 (!t8)>
!t10 = !llvm.func<!t9 (!t9)>
!t11 = !llvm.func<!t10 (!t10)>
!t12 = !llvm.func<!t11 (!t11)>
!t13 = !llvm.func<!t12 (!t12)>
!t14 = !llvm.func<!t13 (!t13)>
!t15 = !llvm.func<!t14 (!t14)>
!t16 = !llvm.func<!t15 (!t15)>
!t17 = !llvm.func<!t16 (!t16)>
// output:
// test.mlir:17:8: error: type is too large: written out, it has more than 65536 parts
// !t16 = !llvm.func<!t15 (!t15)>
//        ^
// -----
!t0 = i32
!t1 = !unknown.pair<!t0, !t0>
!t2 = !unknown.pair<!t1, !t1>
!t3 = !unknown.pair<!t2, !t2>
!t4 = !unknown.pair<!t3, !t3>
!t5 = !unknown.pair<!t4, !t4>
!t6 = !unknown.pair<!t5, !t5>
!t7 = !unknown.pair<!t6, !t6>
!t8 = !unknown.pair<!t7, !t7>
!t9 = !unknown.pair<!t8, !t8>
!t10 = !unknown.pair<!t9, !t9>
!t11 = !unknown.pair<!t10, !t10>
!t12 = !unknown.pair<!t11, !t11>
!t13 = !unknown.pair<!t12, !t12>
!t14 = !unknown.pair<!t13, !t13>
!t15 = !unknown.pair<!t14, !t14>
!t16 = !unknown.pair<!t15, !t15>
!t17 = !unknown.pair<!t16, !t16>
!t18 = !unknown.pair<!t17, !t17>
// output:
// test.mlir:16:21: error: attribute or type is too large: written out, it has more than 65536 parts
// !t15 = !unknown.pair<!t14, !t14>
//                     ^
// -----
#a0 = 1 : i32
#a1 = [#a0, #a0]
#a2 = [#a1, #a1]
#a3 = [#a2, #a2]
#a4 = [#a3, #a3]
#a5 = [#a4, #a4]
#a6 = [#a5, #a5]
#a7 = [#a6, #a6]
#a8 = [#a7, #a7]
#a9 = [#a8, #a8]
#a10 = [#a9, #a9]
#a11 = [#a10, #a10]
#a12 = [#a11, #a11]
#a13 = [#a12, #a12]
#a14 = [#a13, #a13]
#a15 = [#a14, #a14]
#a16 = [#a15, #a15]
#a17 = [#a16, #a16]
// output:
// test.mlir:16:8: error: attribute is too large: written out, it has more than 65536 parts
// #a15 = [#a14, #a14]
//        ^
// -----
#a0 = 1 : i32
#a1 = {x = #a0, y = tensor<1xi32, #a0>}
#a2 = {x = #a1, y = tensor<1xi32, #a1>}
#a3 = {x = #a2, y = tensor<1xi32, #a2>}
#a4 = {x = #a3, y = tensor<1xi32, #a3>}
#a5 = {x = #a4, y = tensor<1xi32, #a4>}
#a6 = {x = #a5, y = tensor<1xi32, #a5>}
#a7 = {x = #a6, y = tensor<1xi32, #a6>}
#a8 = {x = #a7, y = tensor<1xi32, #a7>}
#a9 = {x = #a8, y = tensor<1xi32, #a8>}
#a10 = {x = #a9, y = tensor<1xi32, #a9>}
#a11 = {x = #a10, y = tensor<1xi32, #a10>}
#a12 = {x = #a11, y = tensor<1xi32, #a11>}
#a13 = {x = #a12, y = tensor<1xi32, #a12>}
#a14 = {x = #a13, y = tensor<1xi32, #a13>}
#a15 = {x = #a14, y = tensor<1xi32, #a14>}
#a16 = {x = #a15, y = tensor<1xi32, #a15>}
#a17 = {x = #a16, y = tensor<1xi32, #a16>}
// output:
// test.mlir:15:8: error: attribute is too large: written out, it has more than 65536 parts
// #a14 = {x = #a13, y = tensor<1xi32, #a13>}
//        ^
// -----
#a0 = 1 : i32
#a1 = #unknown.pair<#a0, #a0>
#a2 = #unknown.pair<#a1, #a1>
#a3 = #unknown.pair<#a2, #a2>
#a4 = #unknown.pair<#a3, #a3>
#a5 = #unknown.pair<#a4, #a4>
#a6 = #unknown.pair<#a5, #a5>
#a7 = #unknown.pair<#a6, #a6>
#a8 = #unknown.pair<#a7, #a7>
#a9 = #unknown.pair<#a8, #a8>
#a10 = #unknown.pair<#a9, #a9>
#a11 = #unknown.pair<#a10, #a10>
#a12 = #unknown.pair<#a11, #a11>
#a13 = #unknown.pair<#a12, #a12>
#a14 = #unknown.pair<#a13, #a13>
#a15 = #unknown.pair<#a14, #a14>
#a16 = #unknown.pair<#a15, #a15>
#a17 = #unknown.pair<#a16, #a16>
#a18 = #unknown.pair<#a17, #a17>
// output:
// test.mlir:16:21: error: attribute or type is too large: written out, it has more than 65536 parts
// #a15 = #unknown.pair<#a14, #a14>
//                     ^
// -----
#loc0 = loc("a":1:1)
#loc1 = loc(callsite(#loc0 at #loc0))
#loc2 = loc(callsite(#loc1 at #loc1))
#loc3 = loc(callsite(#loc2 at #loc2))
#loc4 = loc(callsite(#loc3 at #loc3))
#loc5 = loc(callsite(#loc4 at #loc4))
#loc6 = loc(callsite(#loc5 at #loc5))
#loc7 = loc(callsite(#loc6 at #loc6))
#loc8 = loc(callsite(#loc7 at #loc7))
#loc9 = loc(callsite(#loc8 at #loc8))
#loc10 = loc(callsite(#loc9 at #loc9))
#loc11 = loc(callsite(#loc10 at #loc10))
#loc12 = loc(callsite(#loc11 at #loc11))
#loc13 = loc(callsite(#loc12 at #loc12))
#loc14 = loc(callsite(#loc13 at #loc13))
#loc15 = loc(callsite(#loc14 at #loc14))
#loc16 = loc(callsite(#loc15 at #loc15))
#loc17 = loc(callsite(#loc16 at #loc16))
// output:
// test.mlir:17:14: error: location is too large: written out, it has more than 65536 parts
// #loc16 = loc(callsite(#loc15 at #loc15))
//              ^
// -----
// Aliases nest as deep as types may, and one level more.
!t0 = i32
!t1 = tuple<!t0>
!t2 = tuple<!t1>
!t3 = tuple<!t2>
!t4 = tuple<!t3>
!t5 = tuple<!t4>
!t6 = tuple<!t5>
!t7 = tuple<!t6>
!t8 = tuple<!t7>
!t9 = tuple<!t8>
!t10 = tuple<!t9>
!t11 = tuple<!t10>
!t12 = tuple<!t11>
!t13 = tuple<!t12>
!t14 = tuple<!t13>
!t15 = tuple<!t14>
!t16 = tuple<!t15>
!t17 = tuple<!t16>
!t18 = tuple<!t17>
!t19 = tuple<!t18>
!t20 = tuple<!t19>
!t21 = tuple<!t20>
!t22 = tuple<!t21>
!t23 = tuple<!t22>
!t24 = tuple<!t23>
!t25 = tuple<!t24>
!t26 = tuple<!t25>
!t27 = tuple<!t26>
!t28 = tuple<!t27>
!t29 = tuple<!t28>
!t30 = tuple<!t29>
!t31 = tuple<!t30>
!t32 = tuple<!t31>
!t33 = tuple<!t32>
!t34 = tuple<!t33>
!t35 = tuple<!t34>
!t36 = tuple<!t35>
!t37 = tuple<!t36>
!t38 = tuple<!t37>
!t39 = tuple<!t38>
!t40 = tuple<!t39>
!t41 = tuple<!t40>
!t42 = tuple<!t41>
!t43 = tuple<!t42>
!t44 = tuple<!t43>
!t45 = tuple<!t44>
!t46 = tuple<!t45>
!t47 = tuple<!t46>
!t48 = tuple<!t47>
!t49 = tuple<!t48>
!t50 = tuple<!t49>
!t51 = tuple<!t50>
!t52 = tuple<!t51>
!t53 = tuple<!t52>
!t54 = tuple<!t53>
!t55 = tuple<!t54>
!t56 = tuple<!t55>
!t57 = tuple<!t56>
!t58 = tuple<!t57>
!t59 = tuple<!t58>
!t60 = tuple<!t59>
!t61 = tuple<!t60>
!t62 = tuple<!t61>
!t63 = tuple<!t62>
!t64 = tuple<!t63>
!t65 = tuple<!t64>
!t66 = tuple<!t65>
!t67 = tuple<!t66>
!t68 = tuple<!t67>
!t69 = tuple<!t68>
!t70 = tuple<!t69>
!t71 = tuple<!t70>
!t72 = tuple<!t71>
!t73 = tuple<!t72>
!t74 = tuple<!t73>
!t75 = tuple<!t74>
!t76 = tuple<!t75>
!t77 = tuple<!t76>
!t78 = tuple<!t77>
!t79 = tuple<!t78>
!t80 = tuple<!t79>
!t81 = tuple<!t80>
!t82 = tuple<!t81>
!t83 = tuple<!t82>
!t84 = tuple<!t83>
!t85 = tuple<!t84>
!t86 = tuple<!t85>
!t87 = tuple<!t86>
!t88 = tuple<!t87>
!t89 = tuple<!t88>
!t90 = tuple<!t89>
!t91 = tuple<!t90>
!t92 = tuple<!t91>
!t93 = tuple<!t92>
!t94 = tuple<!t93>
!t95 = tuple<!t94>
!t96 = tuple<!t95>
!t97 = tuple<!t96>
!t98 = tuple<!t97>
!t99 = tuple<!t98>
!t100 = tuple<!t99>
!t101 = tuple<!t100>
!t102 = tuple<!t101>
!t103 = tuple<!t102>
!t104 = tuple<!t103>
!t105 = tuple<!t104>
!t106 = tuple<!t105>
!t107 = tuple<!t106>
!t108 = tuple<!t107>
!t109 = tuple<!t108>
!t110 = tuple<!t109>
!t111 = tuple<!t110>
!t112 = tuple<!t111>
!t113 = tuple<!t112>
!t114 = tuple<!t113>
!t115 = tuple<!t114>
!t116 = tuple<!t115>
!t117 = tuple<!t116>
!t118 = tuple<!t117>
!t119 = tuple<!t118>
!t120 = tuple<!t119>
!t121 = tuple<!t120>
!t122 = tuple<!t121>
!t123 = tuple<!t122>
!t124 = tuple<!t123>
!t125 = tuple<!t124>
!t126 = tuple<!t125>
!t127 = tuple<!t126>
!t128 = tuple<!t127>
!t129 = tuple<!t128>
!t130 = tuple<!t129>
!t131 = tuple<!t130>
!t132 = tuple<!t131>
!t133 = tuple<!t132>
!t134 = tuple<!t133>
!t135 = tuple<!t134>
!t136 = tuple<!t135>
!t137 = tuple<!t136>
!t138 = tuple<!t137>
!t139 = tuple<!t138>
!t140 = tuple<!t139>
!t141 = tuple<!t140>
!t142 = tuple<!t141>
!t143 = tuple<!t142>
!t144 = tuple<!t143>
!t145 = tuple<!t144>
!t146 = tuple<!t145>
!t147 = tuple<!t146>
!t148 = tuple<!t147>
!t149 = tuple<!t148>
!t150 = tuple<!t149>
!t151 = tuple<!t150>
!t152 = tuple<!t151>
!t153 = tuple<!t152>
!t154 = tuple<!t153>
!t155 = tuple<!t154>
!t156 = tuple<!t155>
!t157 = tuple<!t156>
!t158 = tuple<!t157>
!t159 = tuple<!t158>
!t160 = tuple<!t159>
!t161 = tuple<!t160>
!t162 = tuple<!t161>
!t163 = tuple<!t162>
!t164 = tuple<!t163>
!t165 = tuple<!t164>
!t166 = tuple<!t165>
!t167 = tuple<!t166>
!t168 = tuple<!t167>
!t169 = tuple<!t168>
!t170 = tuple<!t169>
!t171 = tuple<!t170>
!t172 = tuple<!t171>
!t173 = tuple<!t172>
!t174 = tuple<!t173>
!t175 = tuple<!t174>
!t176 = tuple<!t175>
!t177 = tuple<!t176>
!t178 = tuple<!t177>
!t179 = tuple<!t178>
!t180 = tuple<!t179>
!t181 = tuple<!t180>
!t182 = tuple<!t181>
!t183 = tuple<!t182>
!t184 = tuple<!t183>
!t185 = tuple<!t184>
!t186 = tuple<!t185>
!t187 = tuple<!t186>
!t188 = tuple<!t187>
!t189 = tuple<!t188>
!t190 = tuple<!t189>
!t191 = tuple<!t190>
!t192 = tuple<!t191>
!t193 = tuple<!t192>
!t194 = tuple<!t193>
!t195 = tuple<!t194>
!t196 = tuple<!t195>
!t197 = tuple<!t196>
!t198 = tuple<!t197>
!t199 = tuple<!t198>
!t200 = tuple<!t199>
!t201 = tuple<!t200>
!t202 = tuple<!t201>
!t203 = tuple<!t202>
!t204 = tuple<!t203>
!t205 = tuple<!t204>
!t206 = tuple<!t205>
!t207 = tuple<!t206>
!t208 = tuple<!t207>
!t209 = tuple<!t208>
!t210 = tuple<!t209>
!t211 = tuple<!t210>
!t212 = tuple<!t211>
!t213 = tuple<!t212>
!t214 = tuple<!t213>
!t215 = tuple<!t214>
!t216 = tuple<!t215>
!t217 = tuple<!t216>
!t218 = tuple<!t217>
!t219 = tuple<!t218>
!t220 = tuple<!t219>
!t221 = tuple<!t220>
!t222 = tuple<!t221>
!t223 = tuple<!t222>
!t224 = tuple<!t223>
!t225 = tuple<!t224>
!t226 = tuple<!t225>
!t227 = tuple<!t226>
!t228 = tuple<!t227>
!t229 = tuple<!t228>
!t230 = tuple<!t229>
!t231 = tuple<!t230>
!t232 = tuple<!t231>
!t233 = tuple<!t232>
!t234 = tuple<!t233>
!t235 = tuple<!t234>
!t236 = tuple<!t235>
!t237 = tuple<!t236>
!t238 = tuple<!t237>
!t239 = tuple<!t238>
!t240 = tuple<!t239>
!t241 = tuple<!t240>
!t242 = tuple<!t241>
!t243 = tuple<!t242>
!t244 = tuple<!t243>
!t245 = tuple<!t244>
!t246 = tuple<!t245>
!t247 = tuple<!t246>
!t248 = tuple<!t247>
!t249 = tuple<!t248>
!t250 = tuple<!t249>
!t251 = tuple<!t250>
!t252 = tuple<!t251>
!t253 = tuple<!t252>
!t254 = tuple<!t253>
!t255 = tuple<!t254>
!t256 = tuple<!t255>
!t257 = tuple<!t256>
// output:
// test.mlir:259:9: error: nesting is deeper than 256 levels
// !t257 = tuple<!t256>
//         ^
// -----
// Structures whose bodies follow their uses.
!t18 = !llvm.struct<"s18", (struct<"s17">, struct<"s17">)>
!t17 = !llvm.struct<"s17", (struct<"s16">, struct<"s16">)>
!t16 = !llvm.struct<"s16", (struct<"s15">, struct<"s15">)>
!t15 = !llvm.struct<"s15", (struct<"s14">, struct<"s14">)>
!t14 = !llvm.struct<"s14", (struct<"s13">, struct<"s13">)>
!t13 = !llvm.struct<"s13", (struct<"s12">, struct<"s12">)>
!t12 = !llvm.struct<"s12", (struct<"s11">, struct<"s11">)>
!t11 = !llvm.struct<"s11", (struct<"s10">, struct<"s10">)>
!t10 = !llvm.struct<"s10", (struct<"s9">, struct<"s9">)>
!t9 = !llvm.struct<"s9", (struct<"s8">, struct<"s8">)>
!t8 = !llvm.struct<"s8", (struct<"s7">, struct<"s7">)>
!t7 = !llvm.struct<"s7", (struct<"s6">, struct<"s6">)>
!t6 = !llvm.struct<"s6", (struct<"s5">, struct<"s5">)>
!t5 = !llvm.struct<"s5", (struct<"s4">, struct<"s4">)>
!t4 = !llvm.struct<"s4", (struct<"s3">, struct<"s3">)>
!t3 = !llvm.struct<"s3", (struct<"s2">, struct<"s2">)>
!t2 = !llvm.struct<"s2", (struct<"s1">, struct<"s1">)>
!t1 = !llvm.struct<"s1", (struct<"s0">, struct<"s0">)>
!t0 = !llvm.struct<"s0", (i32)>
// output:
// test.mlir:20:20: error: structure "s0" makes a type that is too large or nested too deep
// !t0 = !llvm.struct<"s0", (i32)>
//                    ^
// -----
// Structures each of which contains all of them.
!t0 = !llvm.struct<"s0", (struct<"s0">, struct<"s1">, struct<"s2">, struct<"s3">, struct<"s4">, struct<"s5">, struct<"s6">, struct<"s7">, struct<"s8">)>
!t1 = !llvm.struct<"s1", (struct<"s0">, struct<"s1">, struct<"s2">, struct<"s3">, struct<"s4">, struct<"s5">, struct<"s6">, struct<"s7">, struct<"s8">)>
!t2 = !llvm.struct<"s2", (struct<"s0">, struct<"s1">, struct<"s2">, struct<"s3">, struct<"s4">, struct<"s5">, struct<"s6">, struct<"s7">, struct<"s8">)>
!t3 = !llvm.struct<"s3", (struct<"s0">, struct<"s1">, struct<"s2">, struct<"s3">, struct<"s4">, struct<"s5">, struct<"s6">, struct<"s7">, struct<"s8">)>
!t4 = !llvm.struct<"s4", (struct<"s0">, struct<"s1">, struct<"s2">, struct<"s3">, struct<"s4">, struct<"s5">, struct<"s6">, struct<"s7">, struct<"s8">)>
!t5 = !llvm.struct<"s5", (struct<"s0">, struct<"s1">, struct<"s2">, struct<"s3">, struct<"s4">, struct<"s5">, struct<"s6">, struct<"s7">, struct<"s8">)>
!t6 = !llvm.struct<"s6", (struct<"s0">, struct<"s1">, struct<"s2">, struct<"s3">, struct<"s4">, struct<"s5">, struct<"s6">, struct<"s7">, struct<"s8">)>
!t7 = !llvm.struct<"s7", (struct<"s0">, struct<"s1">, struct<"s2">, struct<"s3">, struct<"s4">, struct<"s5">, struct<"s6">, struct<"s7">, struct<"s8">)>
!t8 = !llvm.struct<"s8", (struct<"s0">, struct<"s1">, struct<"s2">, struct<"s3">, struct<"s4">, struct<"s5">, struct<"s6">, struct<"s7">, struct<"s8">)>
// output:
// test.mlir:2:20: error: structure "s0" makes a type that is too large or nested too deep
// !t0 = !llvm.struct<"s0", (struct<"s0">, struct<"s1">, struct<"s2">, struct<"s3">, struct<"s4">, struct<"s5">, struct<"s6">, struct<"s7">, struct<"s8">)>
//                    ^
// -----
// Long types are abbreviated.
!t0 = i32
!t1 = tuple<!t0, !t0>
!t2 = tuple<!t1, !t1>
!t3 = tuple<!t2, !t2>
!t4 = tuple<!t3, !t3>
!t5 = tuple<!t4, !t4>
!t6 = tuple<!t5, !t5>
!t7 = tuple<!t6, !t6>
!t8 = tuple<!t7, !t7>
func.func @f(%a: !t8) -> i32 {
  return %a : !t8
}
// output:
// test.mlir:12:3: error: 'func.return' op type of return operand 0 ('tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<i32, i32>, tuple<i32, i32>>, tuple<tuple<i32, i32>, tuple<i32, i32>>>, tuple<tuple<tuple<i32, i32>, tuple<i32, i32>>, tuple<tuple<i32, i32>, tuple<i32, i32>>>>, tuple<tuple<tuple<tuple<i32, i32>, tuple<i32, i32>>, tuple<tuple<i32, i32>, tuple<i32, i32>>>, tuple<tuple<tuple<i32, i32>, tuple<i32, i32>>, tuple<tuple<i32, i32>, tuple<i32, i32>>>>>, tuple<tuple<tuple<tuple<tuple<i32, i32>, tuple<i32, i32>>, tuple<tuple<i32, i32>, tuple<i32, i32>>>, tuple<tuple<tuple<i32, i32>, tuple<i32, i32>>, tuple<tuple<i32, i32>, tuple<i32, i32>>>>, tuple<tuple<tu…') doesn't match function result type ('i32') in function @f
//   return %a : !t8
//   ^
// -----
// Text of debug metadata that is no alias is an error.
#scope = #llvm.di_lexical_block<scope = #unknown, line = 1>
#block = #llvm.di_lexical_block<scope = #scope, line = 2>
// output:
// test.mlir:2:41: error: undefined symbol alias id '#unknown'
// #scope = #llvm.di_lexical_block<scope = #unknown, line = 1>
//                                         ^
