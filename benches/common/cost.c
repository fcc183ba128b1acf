// What a command costs: cost FILE COMMAND ARGUMENT... writes seconds and the most kilobytes that it had in memory into
// FILE, and ends as the command does.

#define _DEFAULT_SOURCE
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  double start = now();
  pid_t child = fork();
  if (child < 0) return 2;
  if (child == 0) {
    execvp(argv[2], argv + 2);
    perror(argv[2]);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) < 0) return 2;
  double seconds = now() - start;
  FILE *out = fopen(argv[1], "w");
  if (!out) return 2;
  fprintf(out, "%.9f %ld\n", seconds, usage.ru_maxrss);
  if (fclose(out)) return 2;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
