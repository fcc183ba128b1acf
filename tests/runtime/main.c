/* Calls every function of the runtime. What it prints must be what MLIR's runner libraries print. */

#define _GNU_SOURCE
#include <complex.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef _WIN32
#include <windows.h>
#else
#include <sys/mman.h>
#endif

/* A memref of any rank up to four: sizes, then strides. */
typedef struct { void *allocated, *aligned; int64_t offset, dims[8]; } Descriptor;
typedef struct { int64_t rank; void *descriptor; } Unranked;
#define ELEMENTS(X) X(I8) X(I16) X(I32) X(I64) X(F16) X(BF16) X(F32) X(F64) X(Ind) X(C32) X(C64)
#define SHAPES(X) X(I8) X(I32) X(I64) X(F32) X(F64) X(Ind) X(C32) X(C64)
#define PLAIN(X) X(I32) X(I64) X(F32) X(F64) X(Ind) X(C32) X(C64)
#define LISTS(X) X(I8) X(I32) X(I64) X(F32) X(F64) X(Ind) X(C32) X(C64)
#define DECLARE_PRINT(T) void _mlir_ciface_printMemref##T(Unranked *m);
#define DECLARE_SHAPE(T) void _mlir_ciface_printMemrefShape##T(Unranked *m);
#define DECLARE_PLAIN(T) void printMemref##T(int64_t rank, void *descriptor);
#define DECLARE_LIST(T) void _mlir_ciface_printMemref1d##T(Descriptor *m);
#define DECLARE_VERIFY(T) int64_t _mlir_ciface_verifyMemRef##T(Unranked *actual, Unranked *expected);
ELEMENTS(DECLARE_PRINT)
SHAPES(DECLARE_SHAPE)
PLAIN(DECLARE_PLAIN)
LISTS(DECLARE_LIST)
ELEMENTS(DECLARE_VERIFY)
void _mlir_ciface_printMemref0dF32(Descriptor *m);
void _mlir_ciface_printMemref2dF32(Descriptor *m);
void _mlir_ciface_printMemref3dF32(Descriptor *m);
void _mlir_ciface_printMemref4dF32(Descriptor *m);
void _mlir_ciface_printMemrefVector4x4xf32(Descriptor *m);
void _mlir_ciface_stdSortI64(uint64_t n, Descriptor *m);
void _mlir_ciface_stdSortF64(uint64_t n, Descriptor *m);
void _mlir_ciface_stdSortF32(uint64_t n, Descriptor *m);
void memrefCopy(int64_t bytes, Unranked *source, Unranked *target);
void *rtsrand(uint64_t seed);
uint64_t rtrand(void *generator, uint64_t most);
void rtdrand(void *generator);
void _mlir_ciface_shuffle(Descriptor *m, void *generator);
void printI64(int64_t x);
void printU64(uint64_t x);
void printF32(float x);
void printF64(double x);
void printString(const char *text);
void printOpen(void);
void printClose(void);
void printComma(void);
void printNewline(void);
void printFlops(double flops);
double rtclock(void);
int64_t _mlir_ciface_nanoTime(void);
void *mlirAlloc(uint64_t size);
void *mlirAlignedAlloc(uint64_t alignment, uint64_t size);
void mlirFree(void *memory);
void mlirAlignedFree(void *memory);

/* At a fixed address, because addresses are printed. */
static char *memory;

static Descriptor dense(int64_t rank, const int64_t *sizes) {
  Descriptor m = {memory, memory, 0, {0}};
  int64_t stride = 1;
  for (int64_t d = rank; d-- > 0; stride *= sizes[d]) {
    m.dims[d] = sizes[d];
    m.dims[rank + d] = stride;
  }
  return m;
}

/* Bytes of what is printed as one number. */
enum { I8_SIZE = 1, I16_SIZE = 2, I32_SIZE = 4, I64_SIZE = 8, F16_SIZE = 2, BF16_SIZE = 2, F32_SIZE = 4, F64_SIZE = 8,
       Ind_SIZE = 8, C32_SIZE = 4, C64_SIZE = 8 };

/* Whether the memory has the bytes of numbers with the lowest one first, on any machine. */
static int little_endian;

/* Brings the bytes of numbers into this machine's order, or back. */
static void reorder(int size) {
  if (__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ || !little_endian) return;
  for (int at = 0; at < 4096; at += size)
    for (int i = 0; i < size / 2; i++) {
      char byte = memory[at + i];
      memory[at + i] = memory[at + size - 1 - i];
      memory[at + size - 1 - i] = byte;
    }
}

#define IN_ORDER(T, call) reorder(T##_SIZE); call; reorder(T##_SIZE);
#define PRINT(T) IN_ORDER(T, _mlir_ciface_printMemref##T(&any))
#define PRINT_SHAPE(T) _mlir_ciface_printMemrefShape##T(&any); fflush(stdout);
#define PRINT_PLAIN(T) IN_ORDER(T, printMemref##T(any.rank, any.descriptor))
#define PRINT_LIST(T) IN_ORDER(T, _mlir_ciface_printMemref1d##T(&list))
#define VERIFY(T) IN_ORDER(T, printf(#T " %" PRId64 "\n", _mlir_ciface_verifyMemRef##T(&any, &other))) fflush(stdout);

static void print_all(void) {
  const int64_t sizes[4] = {2, 3, 1, 2};
  for (int64_t rank = 0; rank <= 4; rank++) {
    Descriptor m = dense(rank, sizes);
    Unranked any = {rank, &m};
    ELEMENTS(PRINT)
    SHAPES(PRINT_SHAPE)
    PLAIN(PRINT_PLAIN)
  }
  const int64_t few[1] = {5};
  Descriptor list = dense(1, few);
  LISTS(PRINT_LIST)
  /* Every other element, backwards. */
  list.offset = 8;
  list.dims[1] = -2;
  LISTS(PRINT_LIST)
  Descriptor m0 = dense(0, sizes), m2 = dense(2, sizes), m3 = dense(3, sizes), m4 = dense(4, sizes);
  reorder(F32_SIZE);
  _mlir_ciface_printMemref0dF32(&m0);
  _mlir_ciface_printMemref2dF32(&m2);
  _mlir_ciface_printMemref3dF32(&m3);
  _mlir_ciface_printMemref4dF32(&m4);
  _mlir_ciface_printMemrefVector4x4xf32(&m2);
  reorder(F32_SIZE);
}

static void special_values(void) {
  const double values[10] = {0.0, -0.0, INFINITY, -INFINITY, NAN, 1e-300, 123456789.0, 1e6, 999999.5, 0.1};
  const int64_t ten[1] = {10};
  Descriptor list = dense(1, ten);
  IN_ORDER(F64, memcpy(memory, values, sizeof values))
  PRINT_LIST(F64)
  PRINT_LIST(C64)
  float narrow[10];
  for (int i = 0; i < 10; i++) narrow[i] = (float)values[i];
  IN_ORDER(F32, memcpy(memory, narrow, sizeof narrow))
  PRINT_LIST(F32)
  PRINT_LIST(C32)
}

static void verify_all(void) {
  const int64_t sizes[2] = {3, 4}, others[2] = {4, 3};
  Descriptor m = dense(2, sizes), n = dense(2, sizes), shape = dense(2, others), one = dense(1, sizes);
  n.aligned = memory + 512;
  n.allocated = n.aligned;
  Unranked any = {2, &m}, other = {2, &n};
  memcpy(memory + 512, memory, 512);
  ELEMENTS(VERIFY)
  for (int i = 0; i < 64; i += 3) memory[512 + i]++;
  ELEMENTS(VERIFY)
  Unranked transposed = {2, &shape}, shorter = {1, &one};
  other = transposed;
  VERIFY(F32)
  other = shorter;
  VERIFY(I32)
  little_endian = 0;
  double *x = (double *)memory, *y = (double *)(memory + 512);
  for (int i = 0; i < 12; i++) x[i] = i + 1, y[i] = x[i] * (1 + (i % 2 ? 1e-13 : 1e-11));
  x[5] = y[5] = INFINITY;
  Unranked again = {2, &n};
  other = again;
  VERIFY(F64)
  float *a = (float *)memory, *b = (float *)(memory + 512);
  for (int i = 0; i < 12; i++) a[i] = (float)(i + 1), b[i] = a[i] * (1 + (i % 3 ? 0.0f : 1e-5f));
  b[4] = NAN;
  VERIFY(F32)
}

static void copy_and_sort(void) {
  int64_t *numbers = (int64_t *)memory;
  for (int64_t i = 0; i < 64; i++) numbers[i] = (i * 37) % 64;
  const int64_t sizes[2] = {4, 5};
  Descriptor m = dense(2, sizes), transposed = dense(2, sizes);
  m.offset = 3;
  m.dims[2] = 6;
  transposed.aligned = transposed.allocated = memory + 1024;
  transposed.offset = 1;
  transposed.dims[2] = 1;
  transposed.dims[3] = 4;
  memset(memory + 1024, 0, 512);
  Unranked any = {2, &m}, other = {2, &transposed};
  memrefCopy(8, &any, &other);
  Unranked scalar = {0, &m}, target = {0, &transposed};
  m.offset = 40;
  memrefCopy(8, &scalar, &target);
  m.dims[0] = 0;
  memrefCopy(8, &any, &other);
  const int64_t all[1] = {24};
  Descriptor list = dense(1, all);
  list.aligned = memory + 1024;
  PRINT_LIST(I64)
  _mlir_ciface_stdSortI64(24, &list);
  PRINT_LIST(I64)
  list.offset = 4;
  for (int i = 0; i < 30; i++) ((double *)(memory + 1024))[i] = (double)((i * 7) % 30) - 12.5;
  _mlir_ciface_stdSortF64(20, &list);
  PRINT_LIST(F64)
  for (int i = 0; i < 30; i++) ((float *)(memory + 1024))[i] = (float)((i * 11) % 30) - 12.5f;
  _mlir_ciface_stdSortF32(20, &list);
  PRINT_LIST(F32)
}

/* Draws from ranges below, at and beyond 32 bits, more of them than the generator makes at once; shuffles of no, of odd,
   even and of too many elements to be drawn for in pairs. */
static void random_numbers(void) {
  static int64_t values[70000];
  static const uint64_t most[] = {0, 1, 6, 99, 0x7fffffff, 0xfffffffe, 0xffffffff, 0x100000000, 0x123456789abcdef, UINT64_MAX};
  static const int64_t sizes[] = {0, 1, 2, 3, 10, 101, 65535, 65536, 70000};
  void *generator = rtsrand(42);
  for (int draw = 0; draw < 200; draw++) {
    uint64_t sum = 0;
    for (int i = 0; i < 10; i++) {
      uint64_t number = rtrand(generator, most[i]);
      sum = 31 * sum + number;
      if (draw == 0) printf("%llu ", (unsigned long long)number);
    }
    printf("%llx\n", (unsigned long long)sum);
  }
  for (int i = 0; i < 9; i++) {
    Descriptor list = {values, values, 1, {sizes[i] < 70000 ? sizes[i] : 69999, 1}};
    for (int64_t j = 0; j < 70000; j++) values[j] = j;
    _mlir_ciface_shuffle(&list, generator);
    uint64_t sum = 0;
    for (int64_t j = 0; j < 70000; j++) sum = 31 * sum + (uint64_t)values[j];
    printf("shuffled %d: %d %d %d %llx\n", (int)list.dims[0], (int)values[1], (int)values[2], (int)values[9], (unsigned long long)sum);
  }
  rtdrand(generator);
  generator = rtsrand(0x100000001);
  printf("%llu\n", (unsigned long long)rtrand(generator, UINT64_MAX));
  rtdrand(generator);
}

int main(void) {
#ifdef _WIN32
  memory = VirtualAlloc((void *)0x20000000, 1 << 16, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE);
  if (memory == NULL) return 1;
#else
  memory = mmap((void *)0x20000000, 1 << 16, PROT_READ | PROT_WRITE,
                MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
  if (memory == MAP_FAILED) return 1;
#endif
  /* stderr too goes to the output, in order. */
  setvbuf(stdout, NULL, _IONBF, 0);
  setvbuf(stderr, NULL, _IONBF, 0);
  for (int i = 0; i < 4096; i++) memory[i] = (char)(0x30 + i % 41);
  little_endian = 1;
  printI64(INT64_MIN);
  printComma();
  printU64(UINT64_MAX);
  printNewline();
  printOpen();
  printF32(0.1f);
  printComma();
  printF64(-1e100);
  printClose();
  printString("text\n");
  printFlops(2.5e9);
  print_all();
  special_values();
  for (int i = 0; i < 4096; i++) memory[i] = (char)(0x30 + i % 41);
  verify_all();
  copy_and_sort();
  random_numbers();
  double start = rtclock();
  int64_t nanos = _mlir_ciface_nanoTime();
  char *block = mlirAlignedAlloc(64, 128);
  printf("%d %d %d\n", start > 1.6e9, _mlir_ciface_nanoTime() >= nanos, (int)((uintptr_t)block % 64));
  mlirAlignedFree(block);
  mlirFree(mlirAlloc(10));
  return 0;
}
