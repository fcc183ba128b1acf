"""Compiles programs that JAX exports as StableHLO, and compares the results with those of JAX.

    make jax

Each program is a function of arrays. mlirc compiles its StableHLO to a shared library with a Python module, which this
script calls. Integers must be equal; floats may differ by a relative error of 1e-5.
"""

import argparse
import importlib.util
import pathlib
import subprocess
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

RNG = np.random.default_rng(1)
PROGRAMS = {}


def floats(*shape):
    return RNG.standard_normal(shape).astype(np.float32)


def ints(low, high, *shape):
    return RNG.integers(low, high, shape).astype(np.int32)


def program(*arguments):
    """Registers a function with its arguments."""

    def register(function):
        PROGRAMS[function.__name__] = (function, arguments)
        return function

    return register


@program(floats(4, 8), floats(8, 16), floats(16), floats(16, 3), floats(3))
def perceptron(x, w1, b1, w2, b2):
    return jax.nn.relu(x @ w1 + b1) @ w2 + b2


@program(floats(4, 8))
def softmax(x):
    return jax.nn.softmax(x), jax.nn.log_softmax(x, axis=0)


@program(floats(4, 8), floats(8), floats(8))
def layer_norm(x, scale, bias):
    mean, variance = x.mean(-1, keepdims=True), x.var(-1, keepdims=True)
    return (x - mean) * lax.rsqrt(variance + 1e-5) * scale + bias


@program(floats(2, 3, 4, 5), floats(2, 3, 6, 5), floats(2, 3, 6, 5))
def attention(q, k, v):
    weights = jax.nn.softmax(jnp.einsum("bhqd,bhkd->bhqk", q, k) / np.sqrt(5), axis=-1)
    return jnp.einsum("bhqk,bhkd->bhqd", weights, v)


@program(floats(1, 8, 8, 4), floats(3, 3, 4, 6), floats(3, 3, 2, 6))
def convolutions(x, w, grouped):
    numbers = ("NHWC", "HWIO", "NHWC")
    return (
        lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=numbers),
        lax.conv_general_dilated(
            x, grouped, (2, 1), ((1, 2), (0, 0)), dimension_numbers=numbers, rhs_dilation=(1, 2), feature_group_count=2
        ),
        lax.conv_transpose(x, w, (2, 2), "SAME", dimension_numbers=numbers),
    )


@program(floats(1, 3, 9, 9), floats(5, 3, 3, 3))
def convolution_of_planes(x, w):
    return lax.conv(x, w, (2, 2), "SAME")


@program(floats(2, 3, 3, 3), floats(1, 3, 5, 5))
def gradient_of_convolution(w, x):
    return jax.grad(lambda w: (lax.conv(x, w, (1, 1), "SAME") ** 2).sum())(w)


@program(floats(7), floats(7, 3))
def scan(x, y):
    return lax.scan(lambda c, a: (c * 0.5 + a, c * a), jnp.float32(1), x), lax.scan(lambda c, r: (c + r, c.max()), y[0], y)


@program(floats(3))
def loops(x):
    powers = lax.while_loop(lambda c: c[0] < 10, lambda c: (c[0] + 1, c[1] * 2), (0, x))
    return powers, lax.fori_loop(0, 5, lambda i, a: a + i, x)


@program(floats(6, 5))
def cumulative(x):
    return jnp.cumsum(x, 0), jnp.cumprod(x, 1), lax.cummax(x, 1)


@program(floats(17), floats(4, 9), ints(0, 5, 40))
def sorts(x, y, z):
    return jnp.sort(x), jnp.argsort(x), jnp.sort(y, axis=0), jnp.argsort(z, stable=True), jnp.median(x)


@program(floats(2, 17), ints(0, 9, 12))
def top_k(x, y):
    return lax.top_k(x, 3), lax.top_k(y, 4)


@program(floats(7, 3), np.array([1, -1, 6, 0], np.int32), floats(7, 3))
def indexing(x, i, y):
    return x[i], jnp.take(y, i, axis=0), x[:, i % 3], jnp.take_along_axis(x, i[:, None] % 7, axis=0), y[2, 1]


@program(floats(7, 3), np.array([1, 1, 6, 9], np.int32), floats(4, 3))
def updates(x, i, y):
    return x.at[i].add(2.0), x.at[i].set(y), x.at[2, 1].multiply(3.0), x.at[i].max(y)


@program(ints(0, 5, 6), ints(0, 3, 20))
def counts(i, j):
    return jax.nn.one_hot(i, 5), jnp.bincount(j, length=3)


@program(floats(4, 8), ints(-9, 9, 4, 8))
def positions(x, y):
    return jnp.argmax(x, 1), jnp.argmin(x), jnp.argmax(y, 0)


@program(floats(4, 5, 6), floats(6, 5), floats(4, 6, 3), floats(6))
def products(a, b, c, d):
    return jnp.tensordot(a, b, ((2, 1), (0, 1))), a @ c, a @ d, jnp.outer(d, d), jnp.vdot(d, d), b @ b.T, b.T @ b


@program(floats(1, 6, 6, 2))
def pooling(x):
    window = ((1, 2, 2, 1), (1, 2, 2, 1))
    maxima = lax.reduce_window(x, -jnp.inf, lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "SAME")
    return maxima, lax.reduce_window(x, 0.0, lax.add, *window, "VALID") / 4


@program(floats(6, 6))
def gradient_of_pooling(x):
    return jax.grad(lambda x: (lax.reduce_window(x, -jnp.inf, lax.max, (2, 2), (2, 2), "VALID") ** 2).sum())(x)


@program(ints(-50, 50, 40), ints(-5, 5, 40))
def integers(a, b):
    return a // b, a % b, lax.div(a, b), lax.rem(a, b), a << 1, a >> 1, jnp.abs(a), jnp.sign(a), a**3, ~a, a & b, a ^ b


@program(ints(0, 1 << 30, 9).view(np.uint32) * 4, ints(0, 40, 9).view(np.uint32))
def unsigned_integers(a, b):
    shifts = lax.shift_right_logical(a, b), lax.shift_left(a, b), lax.shift_right_arithmetic(a.astype(jnp.int32), b.astype(jnp.int32))
    return a // b, a % b, shifts, lax.population_count(a), lax.clz(b), a.astype(jnp.float32), a > b, a.astype(jnp.uint8)


@program(floats(9), np.array([0.5, -0.25, 0.99, -1, 0, 1e-3, 0.75], np.float32))
def functions(x, y):
    return (
        jnp.tanh(x), jax.nn.sigmoid(x), jax.scipy.special.erf(x), lax.erfc(x), lax.erf_inv(y), jnp.tan(x), jnp.arcsin(y),
        jnp.arctan2(x, x[::-1]), jnp.cbrt(x), jnp.round(x * 4), lax.round(x), jnp.sinh(x), jnp.log1p(y * 0.5), jnp.expm1(y),
        jnp.square(x), jnp.sign(x), jnp.isfinite(1 / jnp.round(y)), jnp.clip(x, -1, 1), jnp.logaddexp(x, x[::-1]),
        jax.nn.gelu(x), jax.nn.silu(x), jax.nn.softplus(x), jnp.floor(x), jnp.ceil(x), jnp.fmod(x, 0.3), jnp.power(jnp.abs(x), 1.5),
    )  # fmt: skip


@program(floats(5, 4))
def shapes(x):
    padded = lax.pad(x, np.float32(1), ((1, 2, 1), (-1, 0, 0)))
    parts = x[::-1], jnp.concatenate([x, x], 1), x.T, x[1:3, ::2], jnp.where(x > 0, x, 1.0), jnp.broadcast_to(x[0], (2, 4))
    return padded, parts, jnp.stack([x, x]), x.reshape(2, 10), jnp.tile(x, (2, 1)), jnp.roll(x, 2, 0), jnp.tril(x), jnp.eye(3)


@program(floats(5, 6), np.int32(4), np.int32(-1))
def dynamic_slices(x, i, j):
    part = lax.dynamic_slice(x, (i, j), (2, 3))
    return part, lax.dynamic_update_slice(x, part, (j, i))


@program(floats(3), np.int32(1), np.int32(7))
def branches(x, i, j):
    cases = [lambda y: y + 1, lambda y: y * 2, lambda y: -y]
    return lax.cond(x[0] > 0, lambda y: y + 1, lambda y: y * 2, x), lax.switch(i, cases, x), lax.switch(j, cases, x)


@program(floats(5, 4))
def reductions(x):
    return x.max(0), (x > 0).any(), x.prod((0, 1)), (x > 0).all(1), x.var(), (x > 0).sum(), x.min(), jnp.linalg.norm(x, axis=1)


@program(np.array([1, 2], np.uint32))
def random_numbers(key):
    return jax.random.uniform(key, (5,)), jax.random.normal(key, (4,)), jax.random.bits(key, (3,)), jax.random.permutation(key, 9)


@program(floats(4, 8), floats(8, 8), floats(8), ints(0, 8, 4))
def training_step(x, w, b, labels):
    def loss(w, b):
        logits = jnp.tanh(x @ w + b)
        return -jnp.take_along_axis(jax.nn.log_softmax(logits), labels[:, None], 1).mean()

    value, (dw, db) = jax.value_and_grad(loss, (0, 1))(w, b)
    return value, w - 0.1 * dw, b - 0.1 * db


def signless(array):
    """Returns an array with signed integers: the functions have signless ones."""
    array = np.array(array, order="C")
    return array.view(f"i{array.dtype.itemsize}") if array.dtype.kind == "u" else array


def check(name, mlirc, folder, options):
    """Returns the difference of the results, or an empty string."""
    function, arguments = PROGRAMS[name]
    source = folder / f"{name}.mlir"
    jitted = jax.jit(function)
    source.write_text(jitted.lower(*arguments).as_text())
    outputs = f"--emit=shared={folder / f'lib{name}.so'},python={folder / f'{name}.py'}"
    done = subprocess.run([mlirc, source, "--c-wrappers=all", outputs, *options], capture_output=True, text=True)
    if done.returncode:
        return "refused: " + done.stderr.split("error: ")[-1].splitlines()[0]
    spec = importlib.util.spec_from_file_location(name, folder / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found = module.main(*[signless(argument) for argument in arguments])
    found = found if isinstance(found, tuple) else (found,)
    wanted = jax.tree.leaves(jitted(*arguments))
    for index, (result, reference) in enumerate(zip(found, wanted, strict=True)):
        result, reference = np.asarray(result), signless(reference)
        try:
            if reference.dtype.kind == "f":
                np.testing.assert_allclose(result, reference, rtol=1e-5, atol=1e-6)
            else:
                np.testing.assert_array_equal(result, reference)
        except AssertionError as error:
            return f"result {index} is wrong: {error}"
    return ""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--mlirc", required=True)
    parser.add_argument("--folder", type=pathlib.Path, required=True)
    parser.add_argument("--only", default="")
    parser.add_argument("options", nargs="*")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    names = [name for name in PROGRAMS if args.only in name]
    failed = 0
    for name in names:
        problem = check(name, args.mlirc, args.folder.absolute(), args.options)
        failed += bool(problem)
        print(f"{name}: {problem or 'right'}")
    print(f"{len(names) - failed} of {len(names)} programs give the results of JAX")
    sys.exit(failed > 0)


main()
