"""Trains a small convolutional network on scikit-learn's images of digits, and exports it as MLIR.

    pip install numpy scikit-learn onnx torch-mlir
    python export.py

Writes digits.mlir, the network as linalg on tensors, and images.h, images that were not used for training.
"""

import pathlib
import subprocess
import tempfile

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper
from sklearn.datasets import load_digits

FILTERS = 8
SHOWN = 6


def windows(images):
    """Returns the 3x3 windows around all pixels, as rows of nine."""
    padded = np.pad(images, ((0, 0), (1, 1), (1, 1)))
    parts = [padded[:, dy : dy + 8, dx : dx + 8] for dy in range(3) for dx in range(3)]
    return np.stack(parts, axis=-1)


def forward(images, weights):
    """Returns the intermediate results of the network."""
    kernel, bias, dense, dense_bias = weights
    patches = windows(images)
    conv = patches @ kernel + bias
    active = np.maximum(conv, 0)
    cells = active.reshape(-1, 4, 2, 4, 2, FILTERS)
    pooled = cells.max(axis=(2, 4))
    flat = pooled.transpose(0, 3, 1, 2).reshape(len(images), -1)
    return patches, conv, cells, pooled, flat, flat @ dense + dense_bias


def train(images, labels, epochs=60, rate=0.1, momentum=0.9):
    """Returns weights after stochastic gradient descent on the cross entropy."""
    random = np.random.default_rng(1)
    weights = [
        random.standard_normal((9, FILTERS)) * 0.3,
        np.zeros(FILTERS),
        random.standard_normal((16 * FILTERS, 10)) * 0.1,
        np.zeros(10),
    ]
    velocity = [np.zeros_like(weight) for weight in weights]
    for _ in range(epochs):
        for batch in np.array_split(random.permutation(len(images)), len(images) // 32):
            patches, conv, cells, pooled, flat, scores = forward(images[batch], weights)
            scores = np.exp(scores - scores.max(axis=1, keepdims=True))
            error = scores / scores.sum(axis=1, keepdims=True)
            error[np.arange(len(batch)), labels[batch]] -= 1
            error /= len(batch)
            back = (error @ weights[2].T).reshape(-1, FILTERS, 4, 4).transpose(0, 2, 3, 1)
            is_max = cells == pooled[:, :, None, :, None, :]
            back = (is_max * back[:, :, None, :, None, :]).reshape(conv.shape) * (conv > 0)
            gradients = [
                np.einsum("nyxk,nyxf->kf", patches, back),
                back.sum(axis=(0, 1, 2)),
                flat.T @ error,
                error.sum(axis=0),
            ]
            for weight, speed, gradient in zip(weights, velocity, gradients):
                speed *= momentum
                speed -= rate * gradient
                weight += speed
    return [weight.astype(np.float32) for weight in weights]


def onnx_model(weights):
    """Returns the network as an ONNX model."""
    kernel, bias, dense, dense_bias = weights
    kernel = kernel.T.reshape(FILTERS, 1, 3, 3)
    tensors = {"kernel": kernel, "bias": bias, "dense": dense, "dense_bias": dense_bias}
    nodes = [
        helper.make_node("Conv", ["image", "kernel", "bias"], ["conv"], pads=[1, 1, 1, 1], kernel_shape=[3, 3]),
        helper.make_node("Relu", ["conv"], ["active"]),
        helper.make_node("MaxPool", ["active"], ["pooled"], kernel_shape=[2, 2], strides=[2, 2]),
        helper.make_node("Flatten", ["pooled"], ["flat"]),
        helper.make_node("Gemm", ["flat", "dense", "dense_bias"], ["scores"]),
        helper.make_node("Softmax", ["scores"], ["probabilities"], axis=1),
    ]
    value = helper.make_tensor_value_info
    graph = helper.make_graph(
        nodes,
        "classify",
        [value("image", TensorProto.FLOAT, [1, 1, 8, 8])],
        [value("probabilities", TensorProto.FLOAT, [1, 10])],
        [numpy_helper.from_array(np.ascontiguousarray(data), name) for name, data in tensors.items()],
    )
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)


def export(model, path):
    """Lowers an ONNX model to linalg on tensors with torch-mlir."""
    passes = (
        "builtin.module(torch-onnx-to-torch-backend-pipeline{backend-legal-ops=aten.flatten.using_ints},"
        "torch-backend-to-linalg-on-tensors-backend-pipeline)"
    )
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder)
        onnx.save(model, file / "model.onnx")
        subprocess.run(["torch-mlir-import-onnx", file / "model.onnx", "-o", file / "torch.mlir"], check=True)
        lower = ["torch-mlir-opt", file / "torch.mlir", "-pass-pipeline=" + passes, "-o", file / "linalg.mlir"]
        subprocess.run(lower, check=True)
        text = (file / "linalg.mlir").read_text()
    # C calls the function.
    text = text.replace("-> tensor<1x10xf32> {", "-> tensor<1x10xf32> attributes {llvm.emit_c_interface} {", 1)
    path.write_text(text)


def main():
    folder = pathlib.Path(__file__).parent
    digits = load_digits()
    images, labels = digits.images.astype(np.float32) / 16, digits.target
    weights = train(images[:-500], labels[:-500])
    right = forward(images[-500:], weights)[-1].argmax(axis=1) == labels[-500:]
    print(f"{right.mean():.1%} of 500 other images are right")
    export(onnx_model(weights), folder / "digits.mlir")
    rows = [", ".join(f"{pixel:g}" for pixel in (image * 16).ravel()) for image in images[-SHOWN:]]
    text = "/* Images of 8 x 8 pixels, from 0 to 16. */\n"
    text += f"static const float images[{SHOWN}][64] = {{\n" + "".join(f"    {{{row}}},\n" for row in rows) + "};\n"
    (folder / "images.h").write_text(text)


if __name__ == "__main__":
    main()
