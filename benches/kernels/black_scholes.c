// cflags: -fno-math-errno
#include <math.h>
#include <stdint.h>

static double normal(double x) { return 0.5 * erfc(-(x * 0.70710678118654752)); }

void black_scholes(int64_t n, const double *spot, const double *strike, const double *years, double *price) {
  for (int64_t i = 0; i < n; i++) {
    double s = spot[i], k = strike[i], t = years[i], width = 0.3 * sqrt(t);
    double d1 = (log(s / k) + 0.065 * t) / width, d2 = d1 - width;
    price[i] = s * normal(d1) - k * exp(-(0.02 * t)) * normal(d2);
  }
}

#ifdef DRIVER
#include "driver.h"
enum { N = 512 };
static double spot[N], strike[N], years[N], price[N];
static void fill(void) {
  fill_f64(spot, N, 50, 150);
  fill_f64(strike, N, 50, 150);
  fill_f64(years, N, 0.1, 3);
}
static void run_mlir(any f) {
  AS(f, void, M1, M1, M1, M1)(MEMREF1(spot, N), MEMREF1(strike, N), MEMREF1(years, N), MEMREF1(price, N));
}
static void run_twin(any f) { ((__typeof__(black_scholes) *)f)(N, spot, strike, years, price); }
CASE(black_scholes, NEAR_F64(price, 1e-12))
#endif
