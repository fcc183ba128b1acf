#include <stdarg.h>
#include <stdint.h>
struct memref { int64_t *a, *p; int64_t offset, size[1], stride[1]; };
int64_t returns(int64_t);
int64_t dynamic(int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t);
int64_t large(int64_t), huge(int64_t), loop(int64_t), calls_variadic(int64_t), _mlir_ciface_wrapped(struct memref *);
double floats(double, double), buffered(double);
int64_t sink(int64_t *p, int64_t n) { return p[0] + n; }
int printed(void *p, int64_t n, ...) { return 0; }
int main(void) {
  int64_t data[1] = {7};
  struct memref m = {data, data, 0, {1}, {1}};
  int64_t sum = returns(-3) + returns(4);
  sum += dynamic(9, 1, 2, 3, 4, 5, 6, 7, 8, 9);
  sum += (int64_t)floats(1.5, 2.5);
  sum += large(3) + huge(3) + loop(5);
  sum += (int64_t)buffered(3);
  sum += calls_variadic(3);
  sum += _mlir_ciface_wrapped(&m);
  return sum == 0;
}
