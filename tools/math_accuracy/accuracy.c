// Measures the accuracy and speed of mathematical functions in vectors. Reference values are those of the C library in a
// more precise format: double for float, and __float128 for double.
//
//     accuracy STEP COUNT [NAME]
//
// STEP is the distance of the bit patterns of float operands: 1 measures functions of one operand exhaustively. COUNT is
// the number of operands of the other functions.
#include <math.h>
#include <quadmath.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "kernels.h"

enum { SIZE = 4096 };

#define UNARY(F) F(acos) F(asin) F(atan) F(cbrt) F(cos) F(cosh) F(erf) F(erfc) F(exp) F(exp2) F(expm1) F(log) F(log10) \
  F(log1p) F(log2) F(sin) F(sinh) F(tan) F(tanh)
#define BINARY(F) F(atan2) F(hypot) F(pow)

static uint64_t state = 1;

static uint64_t random_bits(void) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state;
}

static float float_of(uint32_t bits) {
  float x;
  memcpy(&x, &bits, sizeof x);
  return x;
}

static double double_of(uint64_t bits) {
  double x;
  memcpy(&x, &bits, sizeof x);
  return x;
}

// Signaling NaNs become quiet ones.
static double quiet(double x) { return isnan(x) ? NAN : x; }

// The largest error, in units in the last place of the exact value.
typedef struct {
  double error, x, y;
  long wrong;
} Worst;

static void note(Worst *worst, double error, double x, double y) {
  if (error > 1e6) {
    if (worst->wrong++ < 3) printf("    wrong: %a %a\n", x, y);
  } else if (error > worst->error) {
    *worst = (Worst){error, x, y, worst->wrong};
  }
}

static double error_of_float(float found, double exact) {
  float nearest = (float)exact;
  if (isnan(exact)) return isnan(found) ? 0 : 1e9;
  if (isinf(nearest) || found == nearest) return found == nearest && !signbit(found) == !signbit(nearest) ? 0.5 : isinf(found) ? 1e9 : 1;
  int exponent;
  frexp(exact, &exponent);
  return fabs(found - exact) / ldexp(1, exponent < -125 ? -149 : exponent - 24);
}

static double error_of_double(double found, __float128 exact) {
  double nearest = (double)exact;
  if (isnan(nearest)) return isnan(found) ? 0 : 1e9;
  if (isinf(nearest)) return found == nearest ? 0.5 : isinf(found) ? 1e9 : 1;
  if (nearest == 0 && found == 0) return !signbit(found) == !signbit(nearest) ? 0 : 1e9;
  if (!isfinite(found)) return 1e9;
  int exponent;
  frexpq(exact, &exponent);
  return (double)(fabsq(found - exact) / ldexpq(1, exponent < -1021 ? -1074 : exponent - 53));
}

static double seconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

// The operands of functions of double: all magnitudes, those of results that are ordinary numbers, and small ones.
static double operand(long number) {
  uint64_t bits = random_bits();
  double unit = (double)(bits >> 11) * 0x1p-53;
  double sign = bits & 1 ? 1 : -1;
  switch (number % 8) {
    // A signaling NaN becomes a quiet one.
    case 0: return quiet(double_of(bits));
    case 1: return sign * unit;
    case 2: return sign * unit * 800;
    case 3: return sign * unit * 10;
    case 4: return 1 + sign * unit * 0.5;
    case 5: return sign * unit * 1e6;
    case 6: return sign * ldexp(1 + unit, (int)(random_bits() % 60) - 40);
    default: return sign * unit * 30;
  }
}

static const double SPECIAL[] = {0, -0.0, INFINITY, -INFINITY, NAN, 1, -1, 2, -2, 3, -3, 0.5, -0.5, 1e-320, -1e-320, 1e-45, -1e-45,
                                 1e-40, 1e300, -1e300, 1e30, -1e30, 1e22, 0x1.921fb54442d18p0,
                                 0x1.921fb54442d18p1, 709.782712893384, 710, -745.1332191019411, -745.2,
                                 88.72283f, 88.72284f, -103.9f, -104, 4503599627370497.0, 9007199254740993.0, -4503599627370497.0,
                                 0x1.fffffffffffffp-1, 0x1.0000000000001p0, 0x1.fffffep-1, 0x1.000002p0, 26.5, 27.3, -27.3, 5.9, 19.1};
enum { SPECIALS = sizeof SPECIAL / sizeof *SPECIAL };

static long step, count;

typedef void FloatKernel(const MemRefDescriptor_f32_1 *, const MemRefDescriptor_f32_1 *);
typedef void DoubleKernel(const MemRefDescriptor_f64_1 *, const MemRefDescriptor_f64_1 *);
typedef void FloatKernel2(const MemRefDescriptor_f32_1 *, const MemRefDescriptor_f32_1 *, const MemRefDescriptor_f32_1 *);
typedef void DoubleKernel2(const MemRefDescriptor_f64_1 *, const MemRefDescriptor_f64_1 *, const MemRefDescriptor_f64_1 *);

static float fx[SIZE], fy[SIZE], fz[SIZE];
static double dx[SIZE], dy[SIZE], dz[SIZE];
#define FLOATS(a) (&(MemRefDescriptor_f32_1){a, a, 0, {SIZE}, {1}})
#define DOUBLES(a) (&(MemRefDescriptor_f64_1){a, a, 0, {SIZE}, {1}})

static void report(const char *name, const char *type, Worst worst, double vector, double scalar) {
  printf("%-6s %s  error %.4f at %a", name, type, worst.error, worst.x);
  if (worst.y != 0) printf(", %a", worst.y);
  printf("  %.2f ns, C library %.2f ns, ratio %.2f%s\n", vector, scalar, scalar / vector, worst.wrong ? "  WRONG" : "");
  fflush(stdout);
}

// The time of a statement for one element, the least of several.
#define TIME(result, statement)                            \
  double result = 1e9;                                     \
  for (int again = 0; again < 20; again++) {               \
    double start = seconds();                              \
    for (int more = 0; more < 5; more++) { statement; }    \
    double each = (seconds() - start) * 1e9 / SIZE / 5;    \
    if (each < result) result = each;                      \
  }

static double ordinary(const char *name, int i) {
  double unit = (i + 0.5) / SIZE;
  if (!strncmp(name, "a", 1) && strcmp(name, "atan2")) return unit * 2 - 1;
  if (!strncmp(name, "log", 3)) return unit * 10;
  return unit * 8 - 4;
}

static void measure_float(const char *name, FloatKernel *kernel, double (*exact)(double), float (*library)(float)) {
  Worst worst = {0, 0, 0, 0};
  for (int64_t first = 0; first < (INT64_C(1) << 32); first += SIZE * step) {
    for (int i = 0; i < SIZE; i++) fx[i] = (float)quiet(float_of((uint32_t)(first + i * step)));
    if (first == 0)
      for (int i = 0; i < SPECIALS; i++) fx[i] = (float)SPECIAL[i];
    kernel(FLOATS(fx), FLOATS(fy));
    for (int i = 0; i < SIZE; i++) note(&worst, error_of_float(fy[i], exact(fx[i])), fx[i], 0);
  }
  for (int i = 0; i < SIZE; i++) fx[i] = (float)ordinary(name, i);
  TIME(vector, kernel(FLOATS(fx), FLOATS(fy)));
  TIME(scalar, for (int i = 0; i < SIZE; i++) fy[i] = library(fx[i]));
  report(name, "f32", worst, vector, scalar);
}

static void measure_double(const char *name, DoubleKernel *kernel, __float128 (*exact)(__float128), double (*library)(double)) {
  Worst worst = {0, 0, 0, 0};
  for (long first = 0; first < count; first += SIZE) {
    for (int i = 0; i < SIZE; i++) dx[i] = operand(first + i);
    if (first == 0)
      for (int i = 0; i < SPECIALS; i++) dx[i] = SPECIAL[i];
    kernel(DOUBLES(dx), DOUBLES(dy));
    for (int i = 0; i < SIZE; i++) note(&worst, error_of_double(dy[i], exact(dx[i])), dx[i], 0);
  }
  for (int i = 0; i < SIZE; i++) dx[i] = ordinary(name, i);
  TIME(vector, kernel(DOUBLES(dx), DOUBLES(dy)));
  TIME(scalar, for (int i = 0; i < SIZE; i++) dy[i] = library(dx[i]));
  report(name, "f64", worst, vector, scalar);
}

// The second operand: any one, or one whose power is an ordinary number.
static double exponent(long number, double x) {
  double y = operand(number / 8);
  return number % 3 ? y : remainder(y, 1000) / (fabs(log2(fabs(x))) + 1e-3);
}

static void measure_float_2(const char *name, FloatKernel2 *kernel, double (*exact)(double, double), float (*library)(float, float)) {
  Worst worst = {0, 0, 0, 0};
  for (long first = 0; first < count; first += SIZE) {
    for (int i = 0; i < SIZE; i++) {
      fx[i] = i % 16 ? (float)operand(first + i) : (float)quiet(float_of((uint32_t)random_bits()));
      fy[i] = (float)(exponent(first + i, fx[i]) * (i % 5 ? 1 : 0.1));
      if (i % 7 == 0) fy[i] = roundf(fy[i]);
    }
    if (first == 0)
      for (int i = 0; i < SPECIALS * SPECIALS; i++) fx[i] = (float)SPECIAL[i / SPECIALS], fy[i] = (float)SPECIAL[i % SPECIALS];
    kernel(FLOATS(fx), FLOATS(fy), FLOATS(fz));
    for (int i = 0; i < SIZE; i++) note(&worst, error_of_float(fz[i], exact(fx[i], fy[i])), fx[i], fy[i]);
  }
  for (int i = 0; i < SIZE; i++) fx[i] = (float)ordinary("log", i), fy[i] = (float)ordinary(name, i * 7 % SIZE);
  TIME(vector, kernel(FLOATS(fx), FLOATS(fy), FLOATS(fz)));
  TIME(scalar, for (int i = 0; i < SIZE; i++) fz[i] = library(fx[i], fy[i]));
  report(name, "f32", worst, vector, scalar);
}

static void measure_double_2(const char *name, DoubleKernel2 *kernel, __float128 (*exact)(__float128, __float128), double (*library)(double, double)) {
  Worst worst = {0, 0, 0, 0};
  for (long first = 0; first < count; first += SIZE) {
    for (int i = 0; i < SIZE; i++) {
      dx[i] = operand(first + i);
      dy[i] = exponent(first + i, dx[i]);
      if (i % 7 == 0) dy[i] = round(dy[i]);
    }
    if (first == 0)
      for (int i = 0; i < SPECIALS * SPECIALS; i++) dx[i] = SPECIAL[i / SPECIALS], dy[i] = SPECIAL[i % SPECIALS];
    kernel(DOUBLES(dx), DOUBLES(dy), DOUBLES(dz));
    for (int i = 0; i < SIZE; i++) note(&worst, error_of_double(dz[i], exact(dx[i], dy[i])), dx[i], dy[i]);
  }
  for (int i = 0; i < SIZE; i++) dx[i] = ordinary("log", i), dy[i] = ordinary(name, i * 7 % SIZE);
  TIME(vector, kernel(DOUBLES(dx), DOUBLES(dy), DOUBLES(dz)));
  TIME(scalar, for (int i = 0; i < SIZE; i++) dz[i] = library(dx[i], dy[i]));
  report(name, "f64", worst, vector, scalar);
}

static __float128 exp2_128(__float128 x) { return powq(2, x); }
#define exp2q exp2_128
// The power of NaN and zero is 1.
static __float128 pow_128(__float128 x, __float128 y) { return y == 0 ? 1 : powq(x, y); }
#define powq pow_128

int main(int argc, char **argv) {
  step = argc > 1 ? atol(argv[1]) : 1009;
  count = argc > 2 ? atol(argv[2]) : 1000000;
  const char *only = argc > 3 ? argv[3] : 0, *type = argc > 4 ? argv[4] : "";
#define WANTED(name) (!only || !*only || !strcmp(only, #name))
#define RUN(name)                                                                                     \
  if (WANTED(name) && strcmp(type, "f64")) measure_float(#name, _mlir_ciface_##name##_f32, name, name##f);  \
  if (WANTED(name) && strcmp(type, "f32")) measure_double(#name, _mlir_ciface_##name##_f64, name##q, name);
#define RUN_2(name)                                                                                   \
  if (WANTED(name) && strcmp(type, "f64")) measure_float_2(#name, _mlir_ciface_##name##_f32, name, name##f); \
  if (WANTED(name) && strcmp(type, "f32")) measure_double_2(#name, _mlir_ciface_##name##_f64, name##q, name);
  UNARY(RUN)
  BINARY(RUN_2)
  return 0;
}
