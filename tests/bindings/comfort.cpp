#include "comfort.h"
#include <cstdio>
#include <utility>
#if __cplusplus >= 201703L
#include <vector>
#endif

static int live;

void *_mlir_memref_to_llvm_alloc(size_t size) {
  live++;
  return malloc(size);
}

void _mlir_memref_to_llvm_free(void *memory) {
  live--;
  free(memory);
}

static void owners() {
  const float x[] = {1, 2, 3};
  auto result = kernels::doubled({x, {3}});
  auto again = kernels::doubled(result);
  std::printf("%g %g %d", again(2), static_cast<double>(again.sizes[0]), live);
  result = std::move(again);
  std::printf(" %g %d %d", result(0), live, again.owns());
  float own[] = {7, 8};
  auto borrowed = kernels::maybe(false, {own, {2}});
  auto fresh = kernels::maybe(true, {own, {2}});
  std::printf(" %g %d %d", borrowed(1), borrowed.owns(), fresh.owns());
  auto both = kernels::twice(6);
  std::printf(" %d %d %d", static_cast<int>(both.r1), both.r0.owns(), both.r2.owns());
}

static void matrices() {
  float columns[] = {1, 4, 2, 5, 3, 6};
  MemRefDescriptor_f32_2 x(columns, {2, 3}, {1, 2});
  std::printf(" %g %g", kernels::sum(x), static_cast<double>(kernels::table[0][1]));
}

static void spans() {
#ifdef __cpp_lib_span
  std::vector<float> x = {5, 6};
  auto result = kernels::doubled(std::span<const float>(x));
  auto other = kernels::doubled(std::span(x));
  if (result(1) != 12 || other(0) != 10) std::printf(" span");
#endif
#ifdef __cpp_lib_mdspan
  float data[] = {1, 2, 3, 4, 5, 6};
  std::mdspan<float, std::extents<int, 2, 3>> matrix(data);
  MemRefDescriptor_f32_2 descriptor(matrix);
  auto view = descriptor.mdspan();
  if (kernels::sum(matrix) != 21 || view[1, 2] != 6 || view.extent(1) != 3) std::printf(" mdspan");
#elif defined NEEDS_MDSPAN
#error "no mdspan"
#endif
}

int main() {
  owners();
  std::printf(" %d", live);
  matrices();
  spans();
  std::printf(" %d\n", live);
}
