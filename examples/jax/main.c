/* Fits a curve to a sine by gradient descent. export.py exported the loss and its gradient from JAX. */
#include "jax.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { SAMPLES = loss_and_gradient_arg1_size0, HIDDEN = loss_and_gradient_arg0_size1, WEIGHTS = 3 * HIDDEN };

/* Computes the gradient of the loss. Returns the loss. */
static float evaluate(float *weights, float *x, float *y, float *gradient) {
  MemRefDescriptor_f32_2 w = MemRefDescriptor_f32_2_contiguous(weights, 3, HIDDEN);
  MemRefDescriptor_f32_1 inputs = MemRefDescriptor_f32_1_contiguous(x, SAMPLES);
  MemRefDescriptor_f32_1 targets = MemRefDescriptor_f32_1_contiguous(y, SAMPLES);
  loss_and_gradient_results results;
  _mlir_ciface_loss_and_gradient(&results, &w, &inputs, &targets);
  float loss = results.r0.aligned[0];
  for (int i = 0; i < WEIGHTS; i++)
    gradient[i] = results.r1.aligned[i];
  free(results.r0.allocated);
  free(results.r1.allocated);
  return loss;
}

int main(void) {
  float weights[WEIGHTS], velocity[WEIGHTS] = {0}, gradient[WEIGHTS], x[SAMPLES], y[SAMPLES];
  for (int i = 0; i < SAMPLES; i++) {
    x[i] = (float)i / (SAMPLES - 1) * 6 - 3;
    y[i] = sinf(x[i]);
  }
  for (int i = 0; i < WEIGHTS; i++)
    weights[i] = (float)(i * 7 % WEIGHTS) / (WEIGHTS - 1) * 2 - 1;
  for (int step = 0; step <= 200; step++) {
    float loss = evaluate(weights, x, y, gradient);
    if (step % 50 == 0)
      printf("step %3d: loss %.2f\n", step, (double)loss);
    for (int i = 0; i < WEIGHTS; i++) {
      velocity[i] = 0.9f * velocity[i] - 0.02f * gradient[i];
      weights[i] += velocity[i];
    }
  }
  return 0;
}
