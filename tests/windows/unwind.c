// Unwinds from `callback` to `check`, which has put numbers into the registers that callees keep, and prints what is found.
#include <stdint.h>
#include <stdio.h>
#include <windows.h>

double through(int64_t, int64_t, double, double);
double use(int64_t, int64_t, double, double);

static uint64_t stack;
static CONTEXT found;

double callback(int64_t a, double x) {
  (void)a;
  CONTEXT context;
  RtlCaptureContext(&context);
  for (int level = 0; level < 10 && context.Rsp != stack; level++) {
    DWORD64 base, frame;
    void *data;
    PRUNTIME_FUNCTION row = RtlLookupFunctionEntry(context.Rip, &base, NULL);
    if (row == NULL) {
      puts("no row");
      break;
    }
    RtlVirtualUnwind(UNW_FLAG_NHANDLER, base, context.Rip, row, &context, &data, &frame, NULL);
  }
  found = context;
  return x;
}

static void check(double (*call)(int64_t, int64_t, double, double)) {
  register int64_t a __asm__("rcx") = 3, b __asm__("rdx") = 4;
  register double x __asm__("xmm2") = 1.5, y __asm__("xmm3") = 2.5;
  __asm__ volatile(
      "mov $0x33, %%edi; mov $0x44, %%esi; mov $0x55, %%ebx; mov $0x12, %%r12d; mov $0x13, %%r13d\n"
      "mov $0x14, %%r14d; mov $0x15, %%r15d; movq %%rdi, %%xmm6; movq %%rsi, %%xmm7; movq %%rbx, %%xmm8\n"
      "movq %%r12, %%xmm9; movq %%r13, %%xmm10; movq %%r14, %%xmm11; movq %%r15, %%xmm15\n"
      "sub $32, %%rsp; mov %%rsp, %0; call *%%rax; add $32, %%rsp"
      : "=m"(stack), "+a"(call), "+r"(a), "+r"(b), "+x"(x), "+x"(y)
      :
      : "rdi", "rsi", "rbx", "r12", "r13", "r14", "r15", "r8", "r9", "r10", "r11", "xmm0", "xmm1", "xmm4", "xmm5",
        "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15", "memory", "cc");
  printf("%llx %llx %llx %llx %llx %llx %llx, ", found.Rdi, found.Rsi, found.Rbx, found.R12, found.R13, found.R14, found.R15);
  printf("%llx %llx %llx %llx %llx %llx %llx\n", found.Xmm6.Low, found.Xmm7.Low, found.Xmm8.Low, found.Xmm9.Low,
         found.Xmm10.Low, found.Xmm11.Low, found.Xmm15.Low);
}

int main(void) {
  check(through);
  check(use);
  return 0;
}
