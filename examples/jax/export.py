"""Exports a loss and its gradient, which JAX derives, as MLIR.

    pip install jax
    python export.py

Writes jax.mlir: the function `loss_and_gradient` as StableHLO.
"""

import pathlib

import jax
import jax.numpy as jnp

SAMPLES, HIDDEN = 32, 8


def predict(weights, x):
    """Returns the outputs of a network with one hidden layer of HIDDEN units. `weights` has 3 rows."""
    return jnp.tanh(jnp.outer(x, weights[0]) + weights[1]) @ weights[2]


def loss(weights, x, y):
    """Returns the mean squared error of a network on samples."""
    return jnp.mean((predict(weights, x) - y) ** 2)


def main():
    floats = lambda *shape: jax.ShapeDtypeStruct(shape, jnp.float32)
    lowered = jax.jit(jax.value_and_grad(loss)).lower(floats(3, HIDDEN), floats(SAMPLES), floats(SAMPLES))
    # C calls the function, whose name must not be `main`.
    text = lowered.as_text().replace("func.func public @main(", "func.func public @loss_and_gradient(")
    text = text.replace(") {", ") attributes {llvm.emit_c_interface} {", 1)
    pathlib.Path(__file__).with_name("jax.mlir").write_text(text)


if __name__ == "__main__":
    main()
