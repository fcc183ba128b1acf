// The cost of a command: cost FILE COMMAND ARGUMENT... writes the elapsed seconds, the peak of memory in kilobytes, and
// the seconds of processor time to FILE. It exits with the status of the command.

#define _DEFAULT_SOURCE
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds_of(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec * 1e-6; }

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
  double processor = seconds_of(usage.ru_utime) + seconds_of(usage.ru_stime);
  fprintf(out, "%.9f %ld %.6f\n", seconds, usage.ru_maxrss, processor);
  if (fclose(out)) return 2;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
