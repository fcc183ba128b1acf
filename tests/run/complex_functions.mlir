// Complex functions of ordinary numbers, infinities, zeros and NaN.
func.func @exp_f64(%z: complex<f64>) -> complex<f64> attributes {llvm.emit_c_interface} {
  %0 = complex.exp %z : complex<f64>
  return %0 : complex<f64>
}
func.func @expm1_f64(%z: complex<f64>) -> complex<f64> attributes {llvm.emit_c_interface} {
  %0 = complex.expm1 %z : complex<f64>
  return %0 : complex<f64>
}
func.func @log_f64(%z: complex<f64>) -> complex<f64> attributes {llvm.emit_c_interface} {
  %0 = complex.log %z : complex<f64>
  return %0 : complex<f64>
}
func.func @log1p_f64(%z: complex<f64>) -> complex<f64> attributes {llvm.emit_c_interface} {
  %0 = complex.log1p %z : complex<f64>
  return %0 : complex<f64>
}
func.func @sqrt_f64(%z: complex<f64>) -> complex<f64> attributes {llvm.emit_c_interface} {
  %0 = complex.sqrt %z : complex<f64>
  return %0 : complex<f64>
}
func.func @rsqrt_f64(%z: complex<f64>) -> complex<f64> attributes {llvm.emit_c_interface} {
  %0 = complex.rsqrt %z : complex<f64>
  return %0 : complex<f64>
}
func.func @sin_f64(%z: complex<f64>) -> complex<f64> attributes {llvm.emit_c_interface} {
  %0 = complex.sin %z : complex<f64>
  return %0 : complex<f64>
}
func.func @cos_f64(%z: complex<f64>) -> complex<f64> attributes {llvm.emit_c_interface} {
  %0 = complex.cos %z : complex<f64>
  return %0 : complex<f64>
}
func.func @tan_f64(%z: complex<f64>) -> complex<f64> attributes {llvm.emit_c_interface} {
  %0 = complex.tan %z : complex<f64>
  return %0 : complex<f64>
}
func.func @tanh_f64(%z: complex<f64>) -> complex<f64> attributes {llvm.emit_c_interface} {
  %0 = complex.tanh %z : complex<f64>
  return %0 : complex<f64>
}
func.func @sign_f64(%z: complex<f64>) -> complex<f64> attributes {llvm.emit_c_interface} {
  %0 = complex.sign %z : complex<f64>
  return %0 : complex<f64>
}
func.func @neg_f64(%z: complex<f64>) -> complex<f64> attributes {llvm.emit_c_interface} {
  %0 = complex.neg %z : complex<f64>
  return %0 : complex<f64>
}
func.func @conj_f64(%z: complex<f64>) -> complex<f64> attributes {llvm.emit_c_interface} {
  %0 = complex.conj %z : complex<f64>
  return %0 : complex<f64>
}
func.func @add_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> attributes {llvm.emit_c_interface} {
  %0 = complex.add %a, %b : complex<f64>
  return %0 : complex<f64>
}
func.func @sub_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> attributes {llvm.emit_c_interface} {
  %0 = complex.sub %a, %b : complex<f64>
  return %0 : complex<f64>
}
func.func @mul_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> attributes {llvm.emit_c_interface} {
  %0 = complex.mul %a, %b : complex<f64>
  return %0 : complex<f64>
}
func.func @div_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> attributes {llvm.emit_c_interface} {
  %0 = complex.div %a, %b : complex<f64>
  return %0 : complex<f64>
}
func.func @pow_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> attributes {llvm.emit_c_interface} {
  %0 = complex.pow %a, %b : complex<f64>
  return %0 : complex<f64>
}
func.func @atan2_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> attributes {llvm.emit_c_interface} {
  %0 = complex.atan2 %a, %b : complex<f64>
  return %0 : complex<f64>
}
func.func @re_f64(%z: complex<f64>) -> f64 attributes {llvm.emit_c_interface} {
  %0 = complex.re %z : complex<f64>
  return %0 : f64
}
func.func @im_f64(%z: complex<f64>) -> f64 attributes {llvm.emit_c_interface} {
  %0 = complex.im %z : complex<f64>
  return %0 : f64
}
func.func @abs_f64(%z: complex<f64>) -> f64 attributes {llvm.emit_c_interface} {
  %0 = complex.abs %z : complex<f64>
  return %0 : f64
}
func.func @angle_f64(%z: complex<f64>) -> f64 attributes {llvm.emit_c_interface} {
  %0 = complex.angle %z : complex<f64>
  return %0 : f64
}
func.func @exp_f32(%z: complex<f32>) -> complex<f32> attributes {llvm.emit_c_interface} {
  %0 = complex.exp %z : complex<f32>
  return %0 : complex<f32>
}
func.func @expm1_f32(%z: complex<f32>) -> complex<f32> attributes {llvm.emit_c_interface} {
  %0 = complex.expm1 %z : complex<f32>
  return %0 : complex<f32>
}
func.func @log_f32(%z: complex<f32>) -> complex<f32> attributes {llvm.emit_c_interface} {
  %0 = complex.log %z : complex<f32>
  return %0 : complex<f32>
}
func.func @log1p_f32(%z: complex<f32>) -> complex<f32> attributes {llvm.emit_c_interface} {
  %0 = complex.log1p %z : complex<f32>
  return %0 : complex<f32>
}
func.func @sqrt_f32(%z: complex<f32>) -> complex<f32> attributes {llvm.emit_c_interface} {
  %0 = complex.sqrt %z : complex<f32>
  return %0 : complex<f32>
}
func.func @rsqrt_f32(%z: complex<f32>) -> complex<f32> attributes {llvm.emit_c_interface} {
  %0 = complex.rsqrt %z : complex<f32>
  return %0 : complex<f32>
}
func.func @sin_f32(%z: complex<f32>) -> complex<f32> attributes {llvm.emit_c_interface} {
  %0 = complex.sin %z : complex<f32>
  return %0 : complex<f32>
}
func.func @cos_f32(%z: complex<f32>) -> complex<f32> attributes {llvm.emit_c_interface} {
  %0 = complex.cos %z : complex<f32>
  return %0 : complex<f32>
}
func.func @tan_f32(%z: complex<f32>) -> complex<f32> attributes {llvm.emit_c_interface} {
  %0 = complex.tan %z : complex<f32>
  return %0 : complex<f32>
}
func.func @tanh_f32(%z: complex<f32>) -> complex<f32> attributes {llvm.emit_c_interface} {
  %0 = complex.tanh %z : complex<f32>
  return %0 : complex<f32>
}
func.func @sign_f32(%z: complex<f32>) -> complex<f32> attributes {llvm.emit_c_interface} {
  %0 = complex.sign %z : complex<f32>
  return %0 : complex<f32>
}
func.func @neg_f32(%z: complex<f32>) -> complex<f32> attributes {llvm.emit_c_interface} {
  %0 = complex.neg %z : complex<f32>
  return %0 : complex<f32>
}
func.func @conj_f32(%z: complex<f32>) -> complex<f32> attributes {llvm.emit_c_interface} {
  %0 = complex.conj %z : complex<f32>
  return %0 : complex<f32>
}
func.func @add_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> attributes {llvm.emit_c_interface} {
  %0 = complex.add %a, %b : complex<f32>
  return %0 : complex<f32>
}
func.func @sub_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> attributes {llvm.emit_c_interface} {
  %0 = complex.sub %a, %b : complex<f32>
  return %0 : complex<f32>
}
func.func @mul_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> attributes {llvm.emit_c_interface} {
  %0 = complex.mul %a, %b : complex<f32>
  return %0 : complex<f32>
}
func.func @div_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> attributes {llvm.emit_c_interface} {
  %0 = complex.div %a, %b : complex<f32>
  return %0 : complex<f32>
}
func.func @pow_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> attributes {llvm.emit_c_interface} {
  %0 = complex.pow %a, %b : complex<f32>
  return %0 : complex<f32>
}
func.func @atan2_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> attributes {llvm.emit_c_interface} {
  %0 = complex.atan2 %a, %b : complex<f32>
  return %0 : complex<f32>
}
func.func @re_f32(%z: complex<f32>) -> f32 attributes {llvm.emit_c_interface} {
  %0 = complex.re %z : complex<f32>
  return %0 : f32
}
func.func @im_f32(%z: complex<f32>) -> f32 attributes {llvm.emit_c_interface} {
  %0 = complex.im %z : complex<f32>
  return %0 : f32
}
func.func @abs_f32(%z: complex<f32>) -> f32 attributes {llvm.emit_c_interface} {
  %0 = complex.abs %z : complex<f32>
  return %0 : f32
}
func.func @angle_f32(%z: complex<f32>) -> f32 attributes {llvm.emit_c_interface} {
  %0 = complex.angle %z : complex<f32>
  return %0 : f32
}
// main.c:
// #include "kernel.h"
// #include <math.h>
// #include <stdio.h>
//
// static void show(const char *name, double re, double im, int digits) {
//   double parts[2] = {re, im};
//   printf("%s", name);
//   for (int i = 0; i < 2; i++)
//     if (isnan(parts[i]))
//       printf(" nan");
//     else
//       printf(" %.*g", digits, fabs(parts[i]) < (digits > 4 ? 1e-12 : 1e-6) ? 0 : parts[i]);
//   printf("\n");
// }
//
// #define UNARY(name) (_mlir_ciface_##name##_f64(&d, x, y), show(#name, d.re, d.im, 9), \
//                      _mlir_ciface_##name##_f32(&f, (float)x, (float)y), show(#name, (double)f.re, (double)f.im, 4))
// #define BINARY(name) (_mlir_ciface_##name##_f64(&d, x, y, u, v), show(#name, d.re, d.im, 9))
// #define SINGLE(name) (_mlir_ciface_##name##_f32(&f, 1.5f, -2, 0.25f, 3), show(#name, (double)f.re, (double)f.im, 4))
// #define PART(name) show(#name, _mlir_ciface_##name##_f64(x, y), (double)_mlir_ciface_##name##_f32((float)x, (float)y), 5)
//
// int main(void) {
//   const double numbers[][2] = {{1.5, -0.75}, {-2, 3}, {0, 0}, {0.125, 1e-3}, {0, 2}, {-4, 0}, {INFINITY, 1}, {-INFINITY, INFINITY}, {NAN, 1}};
//   struct Complex_f64 d;
//   struct Complex_f32 f;
//   for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; i++) {
//     double x = numbers[i][0], y = numbers[i][1];
//     printf("(%g, %g)\n", isnan(x) ? 0 : x, y);
//     UNARY(exp);
//     UNARY(expm1);
//     UNARY(log);
//     UNARY(log1p);
//     UNARY(sqrt);
//     UNARY(rsqrt);
//     UNARY(sin);
//     UNARY(cos);
//     UNARY(tan);
//     UNARY(tanh);
//     UNARY(sign);
//     UNARY(neg);
//     UNARY(conj);
//     PART(re);
//     PART(im);
//     PART(abs);
//     PART(angle);
//     for (unsigned j = 1; j < sizeof numbers / sizeof *numbers; j += j == 1 ? 1 : 2) {
//       double u = numbers[j][0], v = numbers[j][1];
//       BINARY(add);
//       BINARY(sub);
//       BINARY(mul);
//       BINARY(div);
//       BINARY(pow);
//       BINARY(atan2);
//     }
//   }
//   SINGLE(add);
//   SINGLE(sub);
//   SINGLE(mul);
//   SINGLE(div);
//   SINGLE(pow);
//   SINGLE(atan2);
//   return 0;
// }
// output:
// (1.5, -0.75)
// exp 3.27920201 -3.05489298
// exp 3.279 -3.055
// expm1 2.27920201 -3.05489298
// expm1 2.279 -3.055
// log 0.517036884 -0.463647609
// log 0.517 -0.4636
// log1p 0.95937958 -0.291456794
// log1p 0.9594 -0.2915
// sqrt 1.26036721 -0.297532337
// sqrt 1.26 -0.2975
// rsqrt 0.751537799 0.177414008
// rsqrt 0.7515 0.1774
// sin 1.29144009 -0.0581683845
// sin 1.291 -0.05817
// cos 0.0915822726 0.820256818
// cos 0.09158 0.8203
// tan 0.103580619 -1.56286898
// tan 0.1036 -1.563
// tanh 0.988112101 -0.0983878191
// tanh 0.9881 -0.09839
// sign 0.894427191 -0.447213595
// sign 0.8944 -0.4472
// neg -1.5 0.75
// neg -1.5 0.75
// conj 1.5 0.75
// conj 1.5 0.75
// re 1.5 1.5
// im -0.75 -0.75
// abs 1.6771 1.6771
// angle -0.46365 -0.46365
// add -0.5 2.25
// sub 3.5 -3.75
// mul -0.75 6
// div -0.403846154 -0.230769231
// pow -1.12598191 0.879643978
// atan2 2.74134128 -0.199706529
// add 1.5 -0.75
// sub 1.5 -0.75
// mul 0 0
// div inf -inf
// pow 1 0
// atan2 1.57079633 0
// add 1.5 1.25
// sub 1.5 -2.75
// mul 1.5 3
// div -0.375 -0.75
// pow 1.29245014 2.17224621
// atan2 2.54464913 -0.689515155
// add inf 0.25
// sub -inf -1.75
// mul inf -inf
// div 0 0
// pow nan nan
// atan2 nan nan
// add nan 0.25
// sub nan -1.75
// mul nan nan
// div nan nan
// pow nan nan
// atan2 nan nan
// (-2, 3)
// exp -0.133980915 0.0190985163
// exp -0.134 0.0191
// expm1 -1.13398091 0.0190985163
// expm1 -1.134 0.0191
// log 1.28247468 2.15879893
// log 1.282 2.159
// log1p 1.15129255 1.89254688
// log1p 1.151 1.893
// sqrt 0.895977476 1.67414923
// sqrt 0.896 1.674
// rsqrt 0.248499441 -0.464325453
// rsqrt 0.2485 -0.4643
// sin -9.15449915 -4.16890696
// sin -9.154 -4.169
// cos -4.18962569 9.10922789
// cos -4.19 9.109
// tan 0.00376402564 1.00323863
// tan 0.003764 1.003
// tanh -0.965385879 -0.00988437504
// tanh -0.9654 -0.009884
// sign -0.554700196 0.832050294
// sign -0.5547 0.8321
// neg 2 -3
// neg 2 -3
// conj -2 -3
// conj -2 -3
// re -2 -2
// im 3 3
// abs 3.6056 3.6056
// angle 2.1588 2.1588
// add -4 6
// sub 0 0
// mul -5 -12
// div 1 0
// pow 0.000105562463 -5.36452175e-05
// atan2 -2.35619449 0
// add -2 3
// sub -2 3
// mul 0 0
// div -inf inf
// pow 1 0
// atan2 -1.57079633 0
// add -2 5
// sub -2 1
// mul -6 -4
// div 1.5 1
// pow -0.0111760732 0.0072687102
// atan2 -2.03444394 0.255412812
// add inf 4
// sub -inf 2
// mul -inf inf
// div 0 0
// pow nan nan
// atan2 nan nan
// add nan 4
// sub nan 2
// mul nan nan
// div nan nan
// pow nan nan
// atan2 nan nan
// (0, 0)
// exp 1 0
// exp 1 0
// expm1 0 0
// expm1 0 0
// log -inf 0
// log -inf 0
// log1p 0 0
// log1p 0 0
// sqrt 0 0
// sqrt 0 0
// rsqrt inf nan
// rsqrt inf nan
// sin 0 0
// sin 0 0
// cos 1 0
// cos 1 0
// tan 0 0
// tan 0 0
// tanh 0 0
// tanh 0 0
// sign 0 0
// sign 0 0
// neg 0 0
// neg 0 0
// conj 0 0
// conj 0 0
// re 0 0
// im 0 0
// abs 0 0
// angle 0 0
// add -2 3
// sub 2 -3
// mul 0 0
// div 0 0
// pow nan nan
// atan2 -3.14159265 0
// add 0 0
// sub 0 0
// mul 0 0
// div nan nan
// pow 1 0
// atan2 nan nan
// add 0 2
// sub 0 -2
// mul 0 0
// div 0 0
// pow nan nan
// atan2 0 0
// add inf 1
// sub -inf -1
// mul nan nan
// div 0 0
// pow nan nan
// atan2 nan nan
// add nan 1
// sub nan -1
// mul nan nan
// div nan nan
// pow nan nan
// atan2 nan nan
// (0.125, 0.001)
// exp 1.13314789 0.00113314826
// exp 1.133 0.001133
// expm1 0.133147886 0.00113314826
// expm1 0.1331 0.001133
// log -2.07940954 0.00799982934
// log -2.079 0.008
// log1p 0.117783431 0.000888888655
// log1p 0.1178 0.0008889
// sqrt 0.353556219 0.00141420225
// sqrt 0.3536 0.001414
// rsqrt 2.82835925 -0.011313256
// rsqrt 2.828 -0.01131
// sin 0.124674796 0.000992197833
// sin 0.1247 0.0009922
// cos 0.992198163 -0.000124674754
// cos 0.9922 -0.0001247
// tan 0.125655009 0.00101578886
// tan 0.1257 0.001016
// tanh 0.124353124 0.000984536644
// tanh 0.1244 0.0009845
// sign 0.999968002 0.00799974401
// sign 1 0.008
// neg -0.125 -0.001
// neg -0.125 -0.001
// conj 0.125 -0.001
// conj 0.125 -0.001
// re 0.125 0.125
// im 0.001 0.001
// abs 0.125 0.125
// angle 0.0079998 0.0079998
// add -1.875 3.001
// sub 2.125 -2.999
// mul -0.253 0.373
// div -0.019 -0.029
// pow 62.4521263 1.80893313
// atan2 3.12257896 -0.0289976509
// add 0.125 0.001
// sub 0.125 0.001
// mul 0 0
// div inf inf
// pow 1 0
// atan2 1.57079633 0
// add 0.125 2.001
// sub 0.125 -1.999
// mul -0.002 0.25
// div 0.0005 -0.0625
// pow -0.51738279 0.837151296
// atan2 0.000501960742 -0.0625815557
// add inf 1.001
// sub -inf -0.999
// mul inf inf
// div 0 0
// pow nan nan
// atan2 nan nan
// add nan 1.001
// sub nan -0.999
// mul nan nan
// div nan nan
// pow nan nan
// atan2 nan nan
// (0, 2)
// exp -0.416146837 0.909297427
// exp -0.4161 0.9093
// expm1 -1.41614684 0.909297427
// expm1 -1.416 0.9093
// log 0.693147181 1.57079633
// log 0.6931 1.571
// log1p 0.804718956 1.10714872
// log1p 0.8047 1.107
// sqrt 1 1
// sqrt 1 1
// rsqrt 0.5 -0.5
// rsqrt 0.5 -0.5
// sin 0 3.62686041
// sin 0 3.627
// cos 3.76219569 0
// cos 3.762 0
// tan 0 0.96402758
// tan 0 0.964
// tanh 0 -2.18503986
// tanh 0 -2.185
// sign 0 1
// sign 0 1
// neg 0 -2
// neg 0 -2
// conj 0 -2
// conj 0 -2
// re 0 0
// im 2 2
// abs 2 2
// angle 1.5708 1.5708
// add -2 5
// sub 2 -1
// mul -6 -4
// div 0.461538462 -0.307692308
// pow 0.00109370315 -0.00196151301
// atan2 -2.67794504 -0.255412812
// add 0 2
// sub 0 2
// mul 0 0
// div nan inf
// pow 1 0
// atan2 1.57079633 0
// add 0 4
// sub 0 0
// mul -4 0
// div 1 0
// pow 0.00792789471 0.0424804804
// atan2 0.785398163 0
// add inf 3
// sub -inf 1
// mul nan inf
// div 0 0
// pow nan nan
// atan2 nan nan
// add nan 3
// sub nan 1
// mul nan nan
// div nan nan
// pow nan nan
// atan2 nan nan
// (-4, 0)
// exp 0.0183156389 0
// exp 0.01832 0
// expm1 -0.981684361 0
// expm1 -0.9817 0
// log 1.38629436 3.14159265
// log 1.386 3.142
// log1p 1.09861229 3.14159265
// log1p 1.099 3.142
// sqrt 0 2
// sqrt 0 2
// rsqrt 0 -0.5
// rsqrt 0 -0.5
// sin 0.756802495 0
// sin 0.7568 0
// cos -0.653643621 0
// cos -0.6536 0
// tan -1.15782128 0
// tan -1.158 0
// tanh -0.9993293 0
// tanh -0.9993 0
// sign -1 0
// sign -1 0
// neg 4 0
// neg 4 0
// conj -4 0
// conj -4 0
// re -4 -4
// im 0 0
// abs 4 4
// angle 3.1416 3.1416
// add -6 3
// sub -2 -3
// mul 8 -12
// div 0.615384615 0.923076923
// pow -2.65134671e-06 -4.29062589e-06
// atan2 -2.26352052 0.5902135
// add -4 0
// sub -4 0
// mul 0 0
// div -inf nan
// pow 1 0
// atan2 -1.57079633 0
// add -4 2
// sub -4 -2
// mul 0 -8
// div 0 2
// pow -0.0017417397 0.000673561552
// atan2 -1.57079633 0.549306144
// add inf 1
// sub -inf -1
// mul -inf nan
// div 0 0
// pow nan nan
// atan2 nan nan
// add nan 1
// sub nan -1
// mul nan nan
// div nan nan
// pow nan nan
// atan2 nan nan
// (inf, 1)
// exp inf inf
// exp inf inf
// expm1 inf inf
// expm1 inf inf
// log inf 0
// log inf 0
// log1p inf 0
// log1p inf 0
// sqrt inf 0
// sqrt inf 0
// rsqrt 0 0
// rsqrt 0 0
// sin nan nan
// sin nan nan
// cos nan nan
// cos nan nan
// tan nan nan
// tan nan nan
// tanh 1 0
// tanh 1 0
// sign nan 0
// sign nan 0
// neg -inf -1
// neg -inf -1
// conj inf -1
// conj inf -1
// re inf inf
// im 1 1
// abs inf inf
// angle 0 0
// add inf 4
// sub inf -2
// mul -inf inf
// div -inf -inf
// pow nan nan
// atan2 nan nan
// add inf 1
// sub inf 1
// mul nan nan
// div inf inf
// pow 1 0
// atan2 nan nan
// add inf 3
// sub inf -1
// mul nan inf
// div nan -inf
// pow nan nan
// atan2 nan nan
// add inf 2
// sub nan 0
// mul inf inf
// div nan nan
// pow nan nan
// atan2 nan nan
// add nan 2
// sub nan 0
// mul nan nan
// div nan nan
// pow nan nan
// atan2 nan nan
// (-inf, inf)
// exp nan nan
// exp nan nan
// expm1 nan nan
// expm1 nan nan
// log inf 2.35619449
// log inf 2.356
// log1p inf 2.35619449
// log1p inf 2.356
// sqrt inf inf
// sqrt inf inf
// rsqrt 0 0
// rsqrt 0 0
// sin nan nan
// sin nan nan
// cos nan nan
// cos nan nan
// tan 0 1
// tan 0 1
// tanh -1 0
// tanh -1 0
// sign nan nan
// sign nan nan
// neg inf -inf
// neg inf -inf
// conj -inf -inf
// conj -inf -inf
// re -inf -inf
// im inf inf
// abs inf inf
// angle 2.3562 2.3562
// add -inf inf
// sub -inf inf
// mul nan -inf
// div inf nan
// pow nan nan
// atan2 nan nan
// add -inf inf
// sub -inf inf
// mul nan nan
// div -inf inf
// pow 1 0
// atan2 nan nan
// add -inf inf
// sub -inf inf
// mul nan nan
// div inf inf
// pow nan nan
// atan2 nan nan
// add nan inf
// sub -inf inf
// mul -inf nan
// div nan nan
// pow nan nan
// atan2 nan nan
// add nan inf
// sub nan inf
// mul nan nan
// div nan nan
// pow nan nan
// atan2 nan nan
// (0, 1)
// exp nan nan
// exp nan nan
// expm1 nan nan
// expm1 nan nan
// log nan nan
// log nan nan
// log1p nan nan
// log1p nan nan
// sqrt nan nan
// sqrt nan nan
// rsqrt nan nan
// rsqrt nan nan
// sin nan nan
// sin nan nan
// cos nan nan
// cos nan nan
// tan nan nan
// tan nan nan
// tanh nan nan
// tanh nan nan
// sign nan nan
// sign nan nan
// neg nan -1
// neg nan -1
// conj nan -1
// conj nan -1
// re nan nan
// im 1 1
// abs nan nan
// angle nan nan
// add nan 4
// sub nan -2
// mul nan nan
// div nan nan
// pow nan nan
// atan2 nan nan
// add nan 1
// sub nan 1
// mul nan nan
// div nan inf
// pow 1 0
// atan2 nan nan
// add nan 3
// sub nan -1
// mul nan nan
// div nan nan
// pow nan nan
// atan2 nan nan
// add nan 2
// sub nan 0
// mul nan nan
// div nan nan
// pow nan nan
// atan2 nan nan
// add nan 2
// sub nan 0
// mul nan nan
// div nan nan
// pow nan nan
// atan2 nan nan
// add 1.75 1
// sub 1.25 -5
// mul 6.375 4
// div -0.6207 -0.5517
// pow -16.47 11.87
// atan2 2.479 -0.3903
// -----
// Making, comparing and casting complex numbers; numbers whose squares overflow.
func.func @make(%re: f64, %im: f64) -> complex<f64> attributes {llvm.emit_c_interface} {
  %0 = complex.create %re, %im : complex<f64>
  %1 = complex.constant [0.5, -1.0] : complex<f64>
  %2 = complex.add %0, %1 fastmath<contract> : complex<f64>
  return %2 : complex<f64>
}
func.func @compare(%a: complex<f32>, %b: complex<f32>) -> (i1, i1) attributes {llvm.emit_c_interface} {
  %0 = complex.eq %a, %b : complex<f32>
  %1 = complex.neq %a, %b : complex<f32>
  return %0, %1 : i1, i1
}
func.func @huge_abs(%a: complex<f64>) -> f64 attributes {llvm.emit_c_interface} {
  %0 = complex.abs %a : complex<f64>
  return %0 : f64
}
func.func @huge_div(%a: complex<f64>, %b: complex<f64>) -> complex<f64> attributes {llvm.emit_c_interface} {
  %0 = complex.div %a, %b : complex<f64>
  return %0 : complex<f64>
}
func.func @powers(%a: complex<f64>, %n: i32) -> complex<f64> attributes {llvm.emit_c_interface} {
  %0 = complex.powi %a, %n : complex<f64>, i32
  return %0 : complex<f64>
}
func.func @sum(%m: memref<?xcomplex<f32>>) -> complex<f32> attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xcomplex<f32>>
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %sum = affine.for %i = 0 to %n iter_args(%s = %zero) -> (complex<f32>) {
    %x = affine.load %m[%i] : memref<?xcomplex<f32>>
    %next = complex.add %s, %x : complex<f32>
    affine.yield %next : complex<f32>
  }
  return %sum : complex<f32>
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// int main(void) {
//   struct Complex_f64 d;
//   _mlir_ciface_make(&d, 2, 3);
//   printf("%g %g\n", d.re, d.im);
//   struct compare_results c;
//   _mlir_ciface_compare(&c, 1, 2, 1, 2);
//   printf("%d %d\n", c.r0, c.r1);
//   _mlir_ciface_compare(&c, 1, 2, 1, 3);
//   printf("%d %d\n", c.r0, c.r1);
//   _mlir_ciface_huge_div(&d, 3e200, 4e200, 1e200, 2e200);
//   printf("%g %g %g\n", _mlir_ciface_huge_abs(3e200, 4e200), d.re, d.im);
//   _mlir_ciface_powers(&d, 1, 2, 3);
//   printf("%g %g\n", d.re, d.im);
//   struct Complex_f32 data[3] = {{1, 2}, {3, 4}, {-0.5, 0.25}}, f;
//   struct MemRefDescriptor_complex_f32_1 m = {data, data, 0, {3}, {1}};
//   _mlir_ciface_sum(&f, &m);
//   printf("%g %g\n", (double)f.re, (double)f.im);
//   return 0;
// }
// output:
// 2.5 2
// 1 0
// 0 1
// 5e+200 2.2 -0.4
// -11 -2
// 3.5 6.25
// -----
// no-oracle: MLIR has no lowering of complex.bitcast
// The bits of complex numbers: the real part comes first.
func.func @bits(%a: complex<f32>) -> i64 attributes {llvm.emit_c_interface} {
  %0 = complex.bitcast %a : complex<f32> to i64
  return %0 : i64
}
func.func @number(%a: i64) -> complex<f32> attributes {llvm.emit_c_interface} {
  %0 = complex.bitcast %a : i64 to complex<f32>
  return %0 : complex<f32>
}
func.func @conjugate(%a: f64) -> f64 attributes {llvm.emit_c_interface} {
  %0 = complex.bitcast %a : f64 to complex<f32>
  %1 = complex.conj %0 : complex<f32>
  %2 = complex.bitcast %1 : complex<f32> to f64
  return %2 : f64
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
// #include <string.h>
//
// int main(void) {
//   struct Complex_f32 c = {1.5f, -2}, d;
//   int64_t bits;
//   memcpy(&bits, &c, sizeof bits);
//   printf("%d\n", bits == _mlir_ciface_bits(1.5f, -2));
//   _mlir_ciface_number(&d, bits);
//   printf("%g %g\n", (double)d.re, (double)d.im);
//   double f;
//   memcpy(&f, &c, sizeof f);
//   f = _mlir_ciface_conjugate(f);
//   memcpy(&d, &f, sizeof d);
//   printf("%g %g\n", (double)d.re, (double)d.im);
//   return 0;
// }
// output:
// 1
// 1.5 -2
// 1.5 2
// -----
// no-oracle: MLIR computes expm1 as exp less one, and loses the digits that this is about
// Near zero, nothing cancels.
func.func @near_expm1(%z: complex<f64>) -> complex<f64> attributes {llvm.emit_c_interface} {
  %0 = complex.expm1 %z : complex<f64>
  return %0 : complex<f64>
}
func.func @near_log1p(%z: complex<f64>) -> complex<f64> attributes {llvm.emit_c_interface} {
  %0 = complex.log1p %z : complex<f64>
  return %0 : complex<f64>
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// int main(void) {
//   struct Complex_f64 d;
//   _mlir_ciface_near_expm1(&d, 1e-9, 1e-9);
//   printf("%.9g %.9g\n", d.re, d.im);
//   _mlir_ciface_near_log1p(&d, 1e-9, 1e-9);
//   printf("%.9g %.9g\n", d.re, d.im);
//   return 0;
// }
// output:
// 1e-09 1e-09
// 1e-09 9.99999999e-10
