"""Executes a program in steps, and prints the values of the variables in each function that mlirc compiled."""

import gdb

LIMIT = 2000
# The sources of modules, as debug information names them.
SOURCES = ("test.mlir", "shapes.c", "values.c", "pairs.c", "totals.c", "names.cpp")


def variables(frame):
    """Returns the variables of a frame, those of inner blocks first."""
    block, found = frame.block(), {}
    while block is not None and not block.is_global:
        for symbol in block:
            if symbol.is_variable or symbol.is_argument:
                found.setdefault(symbol.name, symbol)
        if block.function is not None:
            break
        block = block.superblock
    return found


def show(frame):
    """Prints the variables of a frame, if the function is of a module."""
    line = frame.find_sal()
    if line.symtab is None or not line.symtab.filename.endswith(SOURCES):
        return
    for name, symbol in variables(frame).items():
        value = symbol.value(frame)
        text = value.format_string(raw=True)
        if text != "<optimized out>":
            print(f"value {frame.name()} {name} = {text}")


for _ in range(LIMIT):
    try:
        show(gdb.selected_frame())
        gdb.execute("step", to_string=True)
    except gdb.error:
        break
