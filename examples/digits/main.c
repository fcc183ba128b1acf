/* Classifies images of digits. The network was trained and exported by export.py. */
#include "digits.h"
#include "images.h"
#include <stdio.h>
#include <stdlib.h>

#define COUNT (sizeof(images) / sizeof(images[0]))

/* Returns the most probable digit. */
static int classify(const float *pixels, float *probability) {
  float input[64];
  for (int i = 0; i < 64; i++)
    input[i] = pixels[i] / 16;
  MemRefDescriptor_f32_4 image = MemRefDescriptor_f32_4_contiguous(input, 1, 1, 8, 8);
  MemRefDescriptor_f32_2 probabilities;
  _mlir_ciface_classify(&probabilities, &image);
  int best = 0;
  for (int digit = 1; digit < 10; digit++)
    if (probabilities.aligned[digit] > probabilities.aligned[best])
      best = digit;
  *probability = probabilities.aligned[best];
  free(probabilities.allocated);
  return best;
}

int main(void) {
  for (int row = 0; row < 8; row++) {
    for (size_t i = 0; i < COUNT; i++) {
      for (int column = 0; column < 8; column++)
        putchar(".-+*#"[(int)images[i][8 * row + column] / 4]);
      fputs(i + 1 < COUNT ? "  " : "\n", stdout);
    }
  }
  for (size_t i = 0; i < COUNT; i++) {
    float probability;
    int digit = classify(images[i], &probability);
    printf("%d: %3.0f %%%s", digit, 100 * (double)probability, i + 1 < COUNT ? "  " : "\n");
  }
  return 0;
}
