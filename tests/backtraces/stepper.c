// Executes a program by instruction, and unwinds it in a signal handler as exceptions do, by its frame descriptions
// alone.
#define _GNU_SOURCE
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>
#include <unwind.h>

int main(void);
void kernel_begin(void), kernel_end(void);

// Registers that callees preserve, by their numbers in DWARF.
enum { COUNT = 6 };
static const int PRESERVED[COUNT] = {3, 6, 12, 13, 14, 15};

struct state {
  uintptr_t address, stack, registers[COUNT];
};

static struct state known;
static long steps, errors;

static _Unwind_Reason_Code visit(struct _Unwind_Context *context, void *into) {
  struct state *state = into;
  uintptr_t address = _Unwind_GetIP(context);
  if (_Unwind_FindEnclosingFunction((void *)(address - 1)) != (void *)main) return _URC_NO_REASON;
  state->address = address;
  state->stack = _Unwind_GetCFA(context);
  for (int i = 0; i < COUNT; i++) state->registers[i] = _Unwind_GetGR(context, PRESERVED[i]);
  return _URC_END_OF_STACK;
}

static void step(int signal, siginfo_t *info, void *context) {
  (void)signal, (void)info;
  uintptr_t address = ((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
  if (_Unwind_FindEnclosingFunction((void *)address) == (void *)main) known.address = 0;
  if (address <= (uintptr_t)kernel_begin || address >= (uintptr_t)kernel_end) return;
  struct state found = {0};
  _Unwind_Backtrace(visit, &found);
  if (!known.address) known = found;
  steps++;
  if (found.address && !memcmp(&found, &known, sizeof known)) return;
  if (errors++ < 10) printf("wrong at kernel_begin + %#lx\n", (long)(address - (uintptr_t)kernel_begin));
}

static void finish(void) {
  printf("unwound %ld, wrong %ld\n", steps, errors);
  fflush(stdout);
  if (errors) _Exit(1);
}

__attribute__((constructor)) static void start(void) {
  struct sigaction trap = {.sa_sigaction = step, .sa_flags = SA_SIGINFO};
  sigaction(SIGTRAP, &trap, NULL);
  atexit(finish);
  // Sets the trap flag.
  __asm__ volatile("pushfq; orq $0x100, (%%rsp); popfq" ::: "memory", "cc");
}
