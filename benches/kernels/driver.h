// What the drivers of the kernels share. NAME.c defines the twin of the kernel of NAME.mlir, a function NAME of plain
// pointers and sizes; compiled with -DDRIVER also how both are called, on which data, and what must be equal afterwards.

#ifndef DRIVER_H
#define DRIVER_H

#include <stddef.h>
#include <stdint.h>

// Descriptors of memrefs, as functions with llvm.emit_c_interface take them.
struct memref1 { void *allocated, *aligned; int64_t offset, sizes[1], strides[1]; };
struct memref2 { void *allocated, *aligned; int64_t offset, sizes[2], strides[2]; };
struct memref3 { void *allocated, *aligned; int64_t offset, sizes[3], strides[3]; };
struct memref4 { void *allocated, *aligned; int64_t offset, sizes[4], strides[4]; };

#define MEMREF1(p, a) (&(struct memref1){p, p, 0, {a}, {1}})
#define MEMREF2(p, a, b) (&(struct memref2){p, p, 0, {a, b}, {b, 1}})
#define MEMREF3(p, a, b, c) (&(struct memref3){p, p, 0, {a, b, c}, {(b) * (c), c, 1}})
#define MEMREF4(p, a, b, c, d) (&(struct memref4){p, p, 0, {a, b, c, d}, {(b) * (c) * (d), (c) * (d), d, 1}})

typedef struct memref1 *M1;
typedef struct memref2 *M2;
typedef struct memref3 *M3;
typedef struct memref4 *M4;

// A function of a type that only the driver of its kernel knows: AS(f, result type, parameter types) is that.
typedef void (*any)(void);
#define AS(f, result, ...) ((result(*)(__VA_ARGS__))(f))

// The same values in every run.
void fill_f32(float *data, size_t count, float low, float high);
void fill_f64(double *data, size_t count, double low, double high);
void fill_i64(int64_t *data, size_t count, int64_t low, int64_t high);
void fill_i32(int32_t *data, size_t count, int32_t low, int32_t high);
void fill_u8(uint8_t *data, size_t count, uint8_t low, uint8_t high);

// What must be equal after the kernel and after its twin.
enum element { BYTES, F32, F64 };
struct output {
  const char *name;
  void *data;
  size_t size;
  enum element element;
  double tolerance;
};

// Equal bit by bit.
#define EXACT(array) {#array, &(array), sizeof(array), BYTES, 0}
// No farther from the twin's value v than tolerance times the larger of 1 and |v|.
#define NEAR_F32(array, tolerance) {#array, &(array), sizeof(array), F32, tolerance}
#define NEAR_F64(array, tolerance) {#array, &(array), sizeof(array), F64, tolerance}

struct kernel_case {
  void (*fill)(void);
  void (*run_mlir)(any);
  void (*run_twin)(any);
  any twin;
  struct output outputs[4];
};
extern const struct kernel_case kernel_case;

// Ends the driver of a kernel: the functions fill, run_mlir and run_twin are above.
#define CASE(name, ...) const struct kernel_case kernel_case = {fill, run_mlir, run_twin, (any)name, {__VA_ARGS__}};

#endif
