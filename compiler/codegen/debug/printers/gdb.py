"""Pretty-printers of gdb for the memrefs of programs that mlirc compiled with -g.

`source` this file, or compile with -ggdb-scripts. A memref is printed as its elements, by its sizes and strides:
{{1, 2}, {3, 4}}. `print/r` shows its fields, and `set print elements` limits the number of elements.
"""

import gdb
import gdb.printing


def element_limit():
    """Returns the maximum number of elements of an array; None if there is none."""
    limit = gdb.parameter("print elements")
    return limit if limit else None


class Elements:
    """Prints the elements of a memref up to the limit."""

    def __init__(self, aligned):
        self.aligned = aligned
        self.left = element_limit()

    def text(self, position, dimensions):
        """Returns the elements from a position on, given the sizes and strides of the dimensions left."""
        if not dimensions:
            if self.left is not None:
                self.left -= 1
            return (self.aligned + position).dereference().format_string()
        (size, stride), inner = dimensions[0], dimensions[1:]
        parts = []
        for index in range(size):
            if self.left is not None and self.left <= 0:
                parts.append("...")
                break
            parts.append(self.text(position + index * stride, inner))
        return "{" + ", ".join(parts) + "}"


def integers(array):
    """Returns the integers of an array."""
    low, high = array.type.range()
    return [int(array[index]) for index in range(low, high + 1)]


def has_all(value, fields):
    """Returns true if the fields of a structure are available."""
    return not any(value[field].is_optimized_out for field in fields)


class MemRefPrinter:
    """Prints a ranked memref."""

    def __init__(self, value):
        self.value = value

    def to_string(self):
        names = [field.name for field in self.value.type.fields()]
        dimensions = []
        if "sizes" in names:
            dimensions = list(zip(integers(self.value["sizes"]), integers(self.value["strides"])))
        return Elements(self.value["aligned"]).text(int(self.value["offset"]), dimensions)


class UnrankedMemRefPrinter:
    """Prints an unranked memref, whose descriptor is in memory."""

    def __init__(self, value, element, index):
        self.value, self.element, self.index = value, element, index

    def to_string(self):
        rank, descriptor = int(self.value["rank"]), self.value["descriptor"]
        words = descriptor.cast(self.element.pointer().pointer())
        rest = (words + 2).cast(self.index.pointer())
        sizes = [int(rest[1 + at]) for at in range(rank)]
        strides = [int(rest[1 + rank + at]) for at in range(rank)]
        return Elements(words[1]).text(int(rest[0]), list(zip(sizes, strides)))


def printer_of(value):
    """Returns the printer of a memref that is available."""
    name = value.type.strip_typedefs().name or ""
    if not name.startswith("memref<") or value.type.code != gdb.TYPE_CODE_STRUCT:
        return None
    fields = [field.name for field in value.type.fields()]
    if not has_all(value, [field for field in fields if field != "allocated"]):
        return None
    if "descriptor" not in fields:
        is_known = value["aligned"].type.target().code != gdb.TYPE_CODE_VOID
        return MemRefPrinter(value) if is_known else None
    try:
        element = gdb.lookup_type(name[len("memref<*x"):].split(",")[0].rstrip(">"))
        return UnrankedMemRefPrinter(value, element, value["rank"].type)
    except gdb.error:
        return None


class MemRefPrinters(gdb.printing.PrettyPrinter):
    """The printers of memrefs, for `info pretty-printer`."""

    def __init__(self):
        super().__init__("mlirc", [gdb.printing.SubPrettyPrinter("memref")])

    def __call__(self, value):
        return printer_of(value) if self.subprinters[0].enabled else None


gdb.printing.register_pretty_printer(gdb.current_objfile(), MemRefPrinters(), replace=True)
