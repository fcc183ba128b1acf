// Checks and measures one kernel, compiled in several ways:
//
//   program check ROUTE                       what the route leaves in memory is what the twin leaves
//   program measure MILLISECONDS ROUNDS ROUTE...  a line for each round with the nanoseconds of a call by each route
//
// The routes take turns, on the same data, so that what disturbs the machine disturbs all of them.

#include "driver.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// Written by the program that builds the routes.
struct route {
  int is_twin;
  any function;
};
extern const struct route routes[];

static uint64_t random_state;

static uint64_t next_random(void) {
  random_state ^= random_state << 13;
  random_state ^= random_state >> 7;
  random_state ^= random_state << 17;
  return random_state;
}

static double unit(void) { return (double)(next_random() >> 11) * 0x1p-53; }

static uint64_t below(uint64_t bound) { return next_random() % bound; }

void fill_f32(float *data, size_t count, float low, float high) {
  for (size_t i = 0; i < count; i++) data[i] = (float)(low + (high - low) * unit());
}
void fill_f64(double *data, size_t count, double low, double high) {
  for (size_t i = 0; i < count; i++) data[i] = low + (high - low) * unit();
}
void fill_i64(int64_t *data, size_t count, int64_t low, int64_t high) {
  for (size_t i = 0; i < count; i++) data[i] = low + (int64_t)below((uint64_t)(high - low) + 1);
}
void fill_i32(int32_t *data, size_t count, int32_t low, int32_t high) {
  for (size_t i = 0; i < count; i++) data[i] = (int32_t)(low + (int64_t)below((uint64_t)((int64_t)high - low) + 1));
}
void fill_u8(uint8_t *data, size_t count, uint8_t low, uint8_t high) {
  for (size_t i = 0; i < count; i++) data[i] = (uint8_t)(low + below((uint64_t)(high - low) + 1));
}

static void fill(void) {
  random_state = 0x9e3779b97f4a7c15u;
  kernel_case.fill();
}

static void run(const struct route *route) {
  (route->is_twin ? kernel_case.run_twin : kernel_case.run_mlir)(route->function);
}

static double element(const void *data, size_t index, enum element element) {
  return element == F32 ? ((const float *)data)[index] : ((const double *)data)[index];
}

static int is_near(double expected, double actual, double tolerance) {
  return fabs(expected - actual) <= tolerance * fmax(1, fabs(expected)) || (isnan(expected) && isnan(actual));
}

// The index of the first element that differs, or -1.
static long first_difference(const struct output *output, const void *expected) {
  if (output->element == BYTES) {
    for (size_t i = 0; i < output->size; i++)
      if (((const char *)expected)[i] != ((const char *)output->data)[i]) return (long)i;
    return -1;
  }
  size_t count = output->size / (output->element == F32 ? 4 : 8);
  for (size_t i = 0; i < count; i++)
    if (!is_near(element(expected, i, output->element), element(output->data, i, output->element), output->tolerance))
      return (long)i;
  return -1;
}

// Fails also if the twin leaves its outputs as they were: then nothing would be compared.
static int check(const struct route *route) {
  const struct output *outputs = kernel_case.outputs;
  void *expected[4], *before[4];
  int count = 0, status = 0, changed = 0;
  fill();
  for (; count < 4 && outputs[count].name; count++) {
    before[count] = malloc(outputs[count].size);
    memcpy(before[count], outputs[count].data, outputs[count].size);
  }
  kernel_case.run_twin(kernel_case.twin);
  for (int i = 0; i < count; i++) {
    expected[i] = malloc(outputs[i].size);
    memcpy(expected[i], outputs[i].data, outputs[i].size);
    changed |= memcmp(before[i], expected[i], outputs[i].size) != 0;
    memcpy(outputs[i].data, before[i], outputs[i].size);
  }
  if (!changed) {
    printf("the twin changes nothing\n");
    return 1;
  }
  fill();
  run(route);
  for (int i = 0; i < count; i++) {
    long at = first_difference(&outputs[i], expected[i]);
    if (at < 0) continue;
    if (outputs[i].element == BYTES)
      printf("%s differs at byte %ld of %zu\n", outputs[i].name, at, outputs[i].size);
    else
      printf("%s[%ld] is %.9g, not %.9g\n", outputs[i].name, at,
             element(outputs[i].data, (size_t)at, outputs[i].element),
             element(expected[i], (size_t)at, outputs[i].element));
    status = 1;
  }
  return status;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static double time_calls(const struct route *route, long calls) {
  double start = now();
  for (long i = 0; i < calls; i++) run(route);
  return now() - start;
}

// As many calls as take that long.
static long calls_for(const struct route *route, double nanoseconds) {
  long calls = 1;
  double time = time_calls(route, calls);
  while (time < nanoseconds / 4) {
    calls *= 2;
    time = time_calls(route, calls);
  }
  long wanted = (long)((double)calls * nanoseconds / time);
  return wanted < 1 ? 1 : wanted;
}

static int measure(double milliseconds, int rounds, int count, char **names) {
  long *calls = malloc(sizeof *calls * (size_t)count);
  fill();
  for (int i = 0; i < count; i++) calls[i] = calls_for(&routes[atoi(names[i])], milliseconds * 1e6);
  for (int round = 0; round < rounds; round++) {
    for (int i = 0; i < count; i++)
      printf("%.3f ", time_calls(&routes[atoi(names[i])], calls[i]) / (double)calls[i]);
    printf("\n");
  }
  free(calls);
  return 0;
}

int main(int argc, char **argv) {
  if (argc == 3 && !strcmp(argv[1], "check")) return check(&routes[atoi(argv[2])]);
  if (argc > 4 && !strcmp(argv[1], "measure"))
    return measure(atof(argv[2]), atoi(argv[3]), argc - 4, argv + 4);
  fprintf(stderr, "usage: %s check ROUTE | measure MILLISECONDS ROUNDS ROUTE...\n", argv[0]);
  return 2;
}
