// Defines the functions that callback.mlir calls, in C++. Exceptions must not leave them: compiled code cannot unwind.

#include "callback.h"
#include <cstdio>
#include <vector>

namespace {
std::vector<double> visited;
std::vector<int64_t> order;
} // namespace

extern "C" void _mlir_ciface_visit(const MemRefDescriptor_f64_1 *values, int64_t row) {
  order.push_back(row);
  std::printf("row %lld:", static_cast<long long>(row));
  for (int64_t i = 0; i < values->sizes[0]; i++) {
    const double value = values->aligned[values->offset + i * values->strides[0]];
    std::printf(" %g", value);
    visited.push_back(value);
  }
  std::printf("\n");
}

extern "C" double _mlir_ciface_weight(int64_t column, bool is_last) {
  return is_last ? 100.0 : static_cast<double>(column + 1);
}

int main() {
  double data[6] = {1, 2, 3, 4, 5, 6};
  const MemRefDescriptor_f64_2 matrix = {data, data, 0, {2, 3}, {3, 1}};
  const double total = _mlir_ciface_for_each_row(&matrix);
  std::printf("sum of weights: %g\n", total);

  const std::vector<double> expected = {1, 4, 300, 4, 10, 600};
  return visited == expected && order == std::vector<int64_t>{0, 1} && total == 206 ? 0 : 1;
}
