"""Networks of the sizes that are deployed on one core, made with random weights: a name, an ONNX model, and inputs."""

import numpy as np
from onnx import TensorProto, helper, numpy_helper


class Network:
    """A graph under construction."""

    def __init__(self, name, input_shape):
        self.name = name
        self.random = np.random.default_rng(20)
        self.nodes = []
        self.weights = []
        self.input_shape = input_shape

    def weight(self, *shape, scale=None):
        """Adds an initializer with normally distributed elements, and returns its name."""
        scale = scale or 1 / np.sqrt(max(1, np.prod(shape[1:])))
        return self.constant((self.random.standard_normal(shape) * scale).astype(np.float32))

    def constant(self, array):
        """Adds an initializer, and returns its name."""
        name = f"w{len(self.weights)}"
        self.weights.append(numpy_helper.from_array(np.asarray(array), name))
        return name

    def op(self, kind, *inputs, **attributes):
        """Adds a node, and returns the name of its output."""
        name = f"v{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, list(inputs), [name], **attributes))
        return name

    def convolution(self, x, channels, filters, size, stride=1, groups=1, bias=True):
        """Adds a convolution that keeps the size of the image, divided by the stride."""
        weights = [self.weight(filters, channels // groups, size, size)]
        weights += [self.weight(filters, scale=0.1)] if bias else []
        pads = [size // 2] * 4
        shape = {"kernel_shape": [size, size], "strides": [stride, stride], "group": groups}
        return self.op("Conv", x, *weights, pads=pads, **shape)

    def normalization(self, x, channels):
        """Adds a batch normalization."""
        parts = [self.weight(channels, scale=0.1) for _ in range(3)]
        variance = self.constant(np.full(channels, 0.9, np.float32))
        return self.op("BatchNormalization", x, *parts, variance)

    def linear(self, x, features, outputs):
        """Adds a product with a matrix, and a bias."""
        product = self.op("MatMul", x, self.weight(features, outputs, scale=1 / np.sqrt(features)))
        return self.op("Add", product, self.weight(outputs, scale=0.1))

    def model(self, output, output_shape):
        """Returns the name, the model, and an input."""
        image = helper.make_tensor_value_info("x", TensorProto.FLOAT, self.input_shape)
        result = helper.make_tensor_value_info(output, TensorProto.FLOAT, output_shape)
        graph = helper.make_graph(self.nodes, self.name, [image], [result], self.weights)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
        return self.name, model, self.random.standard_normal(self.input_shape).astype(np.float32)


def digits():
    """Two convolutions with pooling, and a layer of classes, for images of 28 by 28 pixels."""
    net = Network("digits", [1, 1, 28, 28])
    x = net.op("Relu", net.convolution("x", 1, 8, 5))
    x = net.op("MaxPool", x, kernel_shape=[2, 2], strides=[2, 2])
    x = net.op("Relu", net.convolution(x, 8, 16, 3))
    x = net.op("MaxPool", x, kernel_shape=[2, 2], strides=[2, 2])
    x = net.linear(net.op("Flatten", x), 784, 10)
    return net.model(net.op("Softmax", x, axis=1), [1, 10])


def residual():
    """Residual blocks of convolutions of 3 by 3 with batch normalization: an image classifier."""
    net = Network("residual", [1, 3, 64, 64])
    x = net.op("Relu", net.normalization(net.convolution("x", 3, 32, 3, bias=False), 32))
    for channels, filters, stride in [(32, 32, 1), (32, 64, 2), (64, 128, 2)]:
        y = net.op("Relu", net.normalization(net.convolution(x, channels, filters, 3, stride, bias=False), filters))
        y = net.normalization(net.convolution(y, filters, filters, 3, bias=False), filters)
        if stride > 1:
            x = net.convolution(x, channels, filters, 1, stride, bias=False)
        x = net.op("Relu", net.op("Add", x, y))
    x = net.op("Flatten", net.op("GlobalAveragePool", x))
    return net.model(net.linear(x, 128, 100), [1, 100])


def separable():
    """Depthwise separable convolutions with hard swish: the backbone of a detector."""
    net = Network("separable", [1, 3, 96, 96])
    x = net.op("HardSwish", net.convolution("x", 3, 16, 3, 2))
    for channels, filters, stride in [(16, 32, 1), (32, 64, 2), (64, 64, 1), (64, 128, 2)]:
        x = net.op("HardSwish", net.convolution(x, channels, channels, 3, stride, channels))
        x = net.op("HardSwish", net.convolution(x, channels, filters, 1))
    return net.model(net.op("Sigmoid", net.convolution(x, 128, 6, 1)), [1, 6, 12, 12])


def keywords():
    """A depthwise separable network on spectrograms of a second: a keyword spotter."""
    net = Network("keywords", [1, 1, 49, 10])
    x = net.op("Relu", net.normalization(net.convolution("x", 1, 64, 3, bias=False), 64))
    for _ in range(4):
        x = net.op("Relu", net.normalization(net.convolution(x, 64, 64, 3, 1, 64, bias=False), 64))
        x = net.op("Relu", net.normalization(net.convolution(x, 64, 64, 1, bias=False), 64))
    x = net.op("Flatten", net.op("GlobalAveragePool", x))
    return net.model(net.op("Softmax", net.linear(x, 64, 12), axis=1), [1, 12])


def transformer():
    """Two encoder layers on 64 tokens: attention with 4 heads, layer normalization, and a GELU."""
    tokens, width, heads = 64, 128, 4
    net = Network("transformer", [1, tokens, width])
    half, one, root = (net.constant(np.float32(value)) for value in (0.5, 1, 1 / np.sqrt(2)))
    scale = net.constant(np.float32(1 / np.sqrt(width // heads)))
    split = net.constant(np.array([1, tokens, heads, width // heads]))
    joined = net.constant(np.array([1, tokens, width]))
    x = "x"
    for _ in range(2):
        y = net.op("LayerNormalization", x, net.weight(width, scale=1), net.weight(width, scale=0.1), axis=-1)
        parts = [net.op("Reshape", net.linear(y, width, width), split) for _ in range(3)]
        query, key, value = (
            net.op("Transpose", part, perm=perm)
            for part, perm in zip(parts, ([0, 2, 1, 3], [0, 2, 3, 1], [0, 2, 1, 3]))
        )
        scores = net.op("Softmax", net.op("Mul", net.op("MatMul", query, key), scale), axis=-1)
        y = net.op("Transpose", net.op("MatMul", scores, value), perm=[0, 2, 1, 3])
        x = net.op("Add", x, net.linear(net.op("Reshape", y, joined), width, width))
        y = net.op("LayerNormalization", x, net.weight(width, scale=1), net.weight(width, scale=0.1), axis=-1)
        y = net.linear(y, width, 4 * width)
        gate = net.op("Mul", net.op("Add", net.op("Erf", net.op("Mul", y, root)), one), half)
        x = net.op("Add", x, net.linear(net.op("Mul", y, gate), 4 * width, width))
    return net.model(x, [1, tokens, width])


NETWORKS = (digits, residual, separable, keywords, transformer)


def product(rows, terms, columns):
    """Returns a function that makes the product of an input with a constant matrix."""

    def network():
        net = Network(network.__name__, [rows, terms])
        return net.model(net.op("MatMul", "x", net.weight(terms, columns)), [rows, columns])

    network.__name__ = f"product_{rows}x{terms}x{columns}"
    return network


def convolution(channels, filters, size, kernel, stride=1):
    """Returns a function that makes a convolution of square images."""

    def network():
        net = Network(network.__name__, [1, channels, size, size])
        result = net.convolution("x", channels, filters, kernel, stride, bias=False)
        return net.model(result, [1, filters, -(-size // stride), -(-size // stride)])

    network.__name__ = f"convolution_{kernel}x{kernel}_stride_{stride}_{channels}_to_{filters}_of_{size}"
    return network


def depthwise(channels, size, kernel, stride=1):
    """Returns a function that makes a convolution of square images with a filter for each channel."""

    def network():
        net = Network(network.__name__, [1, channels, size, size])
        result = net.convolution("x", channels, channels, kernel, stride, channels, bias=False)
        return net.model(result, [1, channels, -(-size // stride), -(-size // stride)])

    network.__name__ = f"depthwise_{kernel}x{kernel}_stride_{stride}_{channels}_of_{size}"
    return network


def layer(name, kind, shape, result_shape, **attributes):
    """Returns a function that makes one operation without weights."""

    def network():
        net = Network(name, shape)
        return net.model(net.op(kind, "x", **attributes), result_shape)

    network.__name__ = name
    return network


def normalization_of_rows(rows, width):
    """Returns a function that makes a layer normalization."""

    def network():
        net = Network(network.__name__, [rows, width])
        parts = net.weight(width, scale=1), net.weight(width, scale=0.1)
        return net.model(net.op("LayerNormalization", "x", *parts, axis=-1), [rows, width])

    network.__name__ = f"layer_normalization_{rows}x{width}"
    return network


def pool(kind, channels, size, kernel, stride):
    """Returns a function that makes a pooling of square images without padding."""
    result = (size - kernel) // stride + 1
    name = f"{kind}_{kernel}x{kernel}_stride_{stride}_{channels}_of_{size}"
    shapes = [1, channels, size, size], [1, channels, result, result]
    return layer(name, kind, *shapes, kernel_shape=[kernel] * 2, strides=[stride] * 2)


KERNELS = (
    *(product(size, size, size) for size in (4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048)),
    product(1, 512, 512),
    product(100, 300, 50),
    product(33, 65, 127),
    convolution(3, 16, 112, 3, 2),
    convolution(16, 32, 56, 3),
    convolution(64, 64, 28, 3),
    convolution(64, 128, 28, 3, 2),
    convolution(128, 256, 14, 1),
    convolution(256, 256, 7, 3),
    convolution(4, 4, 2048, 3),
    depthwise(64, 56, 3),
    depthwise(64, 56, 3, 2),
    depthwise(96, 27, 5),
    pool("MaxPool", 32, 56, 2, 2),
    pool("MaxPool", 32, 57, 3, 2),
    layer("global_average_256_of_7", "GlobalAveragePool", [1, 256, 7, 7], [1, 256, 1, 1]),
    layer("softmax_256x64", "Softmax", [256, 64], [256, 64], axis=-1),
    layer("softmax_16x1000", "Softmax", [16, 1000], [16, 1000], axis=-1),
    normalization_of_rows(64, 128),
    normalization_of_rows(64, 768),
    layer("erf_64x512", "Erf", [64, 512], [64, 512]),
    layer("tanh_64x512", "Tanh", [64, 512], [64, 512]),
    layer("sigmoid_64x512", "Sigmoid", [64, 512], [64, 512]),
    layer("transpose_512x512", "Transpose", [512, 512], [512, 512], perm=[1, 0]),
    layer("channels_last_64_of_56", "Transpose", [1, 64, 56, 56], [1, 56, 56, 64], perm=[0, 2, 3, 1]),
    layer("channels_first_64_of_56", "Transpose", [1, 56, 56, 64], [1, 64, 56, 56], perm=[0, 3, 1, 2]),
)
