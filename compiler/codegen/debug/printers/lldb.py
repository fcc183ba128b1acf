"""Summaries of lldb for the memrefs of programs that mlirc compiled with -g.

`command script import` this file. A memref is summarized as its elements, by its sizes and strides: {{1, 2}, {3, 4}}.
"""

import lldb

# The maximum number of elements of a summary.
LIMIT = 200


class Elements:
    """Prints the elements of a memref up to the limit."""

    def __init__(self, aligned):
        self.aligned = aligned
        self.element = aligned.GetType().GetPointeeType()
        self.left = LIMIT

    def text(self, position, dimensions):
        """Returns the elements from a position on, given the sizes and strides of the dimensions left."""
        if not dimensions:
            self.left -= 1
            address = self.aligned.GetValueAsUnsigned() + position * self.element.GetByteSize()
            value = self.aligned.CreateValueFromAddress("element", address, self.element)
            return value.GetSummary() or value.GetValue() or "?"
        (size, stride), inner = dimensions[0], dimensions[1:]
        parts = []
        for index in range(size):
            if self.left <= 0:
                parts.append("...")
                break
            parts.append(self.text(position + index * stride, inner))
        return "{" + ", ".join(parts) + "}"


def integers(array):
    """Returns the integers of an array."""
    return [array.GetChildAtIndex(at).GetValueAsSigned() for at in range(array.GetNumChildren())]


def memref_summary(value, _):
    """Returns the elements of a memref."""
    value = value.GetNonSyntheticValue()
    field = value.GetChildMemberWithName
    if not field("aligned").IsValid() or field("aligned").GetError().Fail():
        return ""
    dimensions = list(zip(integers(field("sizes")), integers(field("strides"))))
    return Elements(field("aligned")).text(field("offset").GetValueAsSigned(), dimensions)


def __lldb_init_module(debugger, _):
    debugger.HandleCommand(f"type summary add --regex '^memref<.*>$' --python-function {__name__}.memref_summary")
