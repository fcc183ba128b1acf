// Adapter: functions of macOS that have another name or calling convention on Linux.

double exp10(double);
float exp10f(float);
double __exp10(double x) { return exp10(x); }
float __exp10f(float x) { return exp10f(x); }

#ifdef __aarch64__
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/auxv.h>

// The features of the processor.
int sysctlbyname(const char *name, void *value, size_t *size, void *new_value, size_t new_size) {
  static const struct {
    const char *name;
    unsigned long first, second;
  } features[] = {
      {"hw.optional.arm.FEAT_LSE", 1 << 8, 0},      {"hw.optional.arm.FEAT_FP16", 1 << 10, 0},
      {"hw.optional.arm.FEAT_DotProd", 1 << 20, 0}, {"hw.optional.arm.FEAT_I8MM", 0, 1 << 13},
  };
  for (size_t i = 0; i < sizeof features / sizeof *features; i++)
    if (!strcmp(name, features[i].name) && *size == sizeof(int) && !new_value && !new_size) {
      unsigned long first = features[i].first, second = features[i].second;
      *(int *)value = (getauxval(AT_HWCAP) & first) == first && (getauxval(AT_HWCAP2) & second) == second;
      return 0;
    }
  errno = ENOENT;
  return -1;
}

// Apple passes variadic arguments on the stack; `va_list` is the address of the next one.
static void begin(va_list *list, void *stack) {
  struct {
    void *stack, *ints, *floats;
    int ints_left, floats_left;
  } all = {stack, 0, 0, 0, 0};
  memcpy(list, &all, sizeof all);
}

#define PRINT(name, parameters, call) \
  int macos_v##name parameters { \
    va_list list; \
    begin(&list, stack); \
    return call; \
  } \
  __asm__(".globl macos_" #name "\nmacos_" #name ":\nmov " STACK ", sp\nb macos_v" #name "\n");

#define STACK "x1"
PRINT(printf, (const char *format, void *stack), vprintf(format, list))
#undef STACK
#define STACK "x2"
PRINT(fprintf, (FILE *file, const char *format, void *stack), vfprintf(file, format, list))
PRINT(dprintf, (int file, const char *format, void *stack), vdprintf(file, format, list))
PRINT(sprintf, (char *text, const char *format, void *stack), vsprintf(text, format, list))
#undef STACK
#define STACK "x3"
PRINT(snprintf, (char *text, size_t size, const char *format, void *stack), vsnprintf(text, size, format, list))
#endif
