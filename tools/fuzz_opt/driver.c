// Calls the programs of a table, from one on, each on fresh memory, and writes a line with a checksum for each.

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { BYTES = 24 * 76 * 8 + 170 * 8, KEPT = 16, SECONDS = 10 };

struct memory {
  int area; // of integers, f32, f64
  int64_t size, offset, by_offset, rank, sizes[2], strides[2];
};
struct program {
  void (*function)(void *, void *, void *, void *, void *, void *, int64_t);
  int takes_pointers;
  int64_t size;
  struct memory memories[4];
};
extern const struct program programs[];
extern const int program_count;

static _Alignas(64) unsigned char integers[BYTES];
static float f32s[BYTES / 8 + 1];
static double f64s[BYTES / 8 + 1];
static int64_t kept_integers[KEPT];
static double kept_floats[KEPT];

static uint64_t state;
static uint64_t next_random(void) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state;
}

// Mostly numbers of few digits, some that are at the edges of what there is.
static double number(void) {
  static const double special[] = {0, -0.0, INFINITY, -INFINITY, NAN, 1e30, -1e-40, 0.1};
  uint64_t r = next_random() >> 20;
  return r % 16 ? ((double)(r / 16 % 256) - 128) / 8 : special[r / 16 % 8];
}

static void fill(int program) {
  state = 88172645463325252u + (uint64_t)program * 2 + 1;
  for (size_t i = 0; i < BYTES; i += 8) {
    uint64_t r = next_random();
    memcpy(integers + i, &r, 8);
  }
  for (size_t i = 0; i < sizeof f32s / sizeof *f32s; i++) f32s[i] = (float)number();
  for (size_t i = 0; i < sizeof f64s / sizeof *f64s; i++) f64s[i] = number();
  memset(kept_integers, 0, sizeof kept_integers);
  memset(kept_floats, 0, sizeof kept_floats);
}

static uint64_t add(uint64_t hash, uint64_t word) { return (hash ^ word) * 1099511628211u ^ hash >> 29; }

// Which NaN an operation gives is not said: all are the same here.
static uint64_t add_float(uint64_t hash, double value) {
  uint64_t word = 1;
  if (!isnan(value)) memcpy(&word, &value, 8);
  return add(hash, word);
}

static uint64_t checksum(void) {
  uint64_t hash = 14695981039346656037u;
  for (size_t i = 0; i < BYTES; i += 8) {
    uint64_t word;
    memcpy(&word, integers + i, 8);
    hash = add(hash, word);
  }
  for (size_t i = 0; i < sizeof f32s / sizeof *f32s; i++) hash = add_float(hash, f32s[i]);
  for (size_t i = 0; i < sizeof f64s / sizeof *f64s; i++) hash = add_float(hash, f64s[i]);
  for (int i = 0; i < KEPT; i++) hash = add(hash, (uint64_t)kept_integers[i]);
  for (int i = 0; i < KEPT; i++) hash = add_float(hash, kept_floats[i]);
  return hash;
}

// A descriptor of any rank, as words.
static void describe(int64_t *words, const struct memory *m) {
  unsigned char *areas[] = {integers, (unsigned char *)f32s, (unsigned char *)f64s}, *start = areas[m->area];
  if (!m->by_offset) start += m->offset * m->size;
  memcpy(words, &start, 8);
  memcpy(words + 1, &start, 8);
  words[2] = m->by_offset ? m->offset : 0;
  for (int64_t i = 0; i < m->rank; i++) {
    words[3 + i] = m->sizes[i];
    words[3 + m->rank + i] = m->strides[i];
  }
}

// The pointer that a function of the LLVM dialect gets.
static void *pointer(const int64_t *words, const struct memory *m) {
  unsigned char *start;
  memcpy(&start, words, 8);
  return start + words[2] * m->size;
}

static void call(const struct program *p) {
  int64_t words[4][7], integers_words[5] = {0, 0, 0, KEPT, 1}, floats_words[5] = {0, 0, 0, KEPT, 1};
  void *arguments[6] = {0}, *kept[2] = {kept_integers, kept_floats};
  for (int i = 0; i < 4; i++) {
    describe(words[i], &p->memories[i]);
    arguments[i] = p->takes_pointers ? pointer(words[i], &p->memories[i]) : words[i];
  }
  for (int i = 0; i < 2; i++) {
    int64_t *descriptor = i ? floats_words : integers_words;
    memcpy(descriptor, &kept[i], 8);
    memcpy(descriptor + 1, &kept[i], 8);
    arguments[4 + i] = p->takes_pointers ? kept[i] : descriptor;
  }
  p->function(arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5], p->size);
}

int main(int argc, char **argv) {
  for (int i = argc > 1 ? atoi(argv[1]) : 0; i < program_count; i++) {
    fill(i);
    alarm(SECONDS);
    call(&programs[i]);
    printf("%d %016llx\n", i, (unsigned long long)checksum());
    fflush(stdout);
  }
  return 0;
}
