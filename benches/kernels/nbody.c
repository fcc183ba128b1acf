// cflags: -fno-math-errno
#include <math.h>
#include <stdint.h>

void nbody(int64_t n, const double *p, double *a) {
  for (int64_t i = 0; i < n; i++) {
    double ax = 0, ay = 0, az = 0;
    for (int64_t j = 0; j < n; j++) {
      double dx = p[4 * j] - p[4 * i], dy = p[4 * j + 1] - p[4 * i + 1], dz = p[4 * j + 2] - p[4 * i + 2];
      double rr = dx * dx + dy * dy + dz * dz + 0.01;
      double s = p[4 * j + 3] / (rr * sqrt(rr));
      ax += dx * s;
      ay += dy * s;
      az += dz * s;
    }
    a[3 * i] = ax;
    a[3 * i + 1] = ay;
    a[3 * i + 2] = az;
  }
}

#ifdef DRIVER
#include "driver.h"
enum { N = 64 };
static double p[N][4], a[N][3];
static void fill(void) { fill_f64(*p, 4 * N, 0, 1); }
static void run_mlir(any f) { AS(f, void, M2, M2)(MEMREF2(p, N, 4), MEMREF2(a, N, 3)); }
static void run_twin(any f) { ((__typeof__(nbody) *)f)(N, *p, *a); }
CASE(nbody, EXACT(a))
#endif
