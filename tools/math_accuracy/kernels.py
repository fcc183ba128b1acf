#!/usr/bin/env python3
"""Writes the kernels that `accuracy.c` measures: a loop over vectors for each function and format."""

UNARY = "acos asin atan cbrt cos cosh erf erfc exp exp2 expm1 log log10 log1p log2 sin sinh tan tanh".split()
BINARY = "atan2 hypot pow".split()
OPERATIONS = {"pow": "powf"}



def hypot(element, lanes):
    """The dialect has no such operation: the function is called for each lane."""
    vector, suffix = f"vector<{lanes}x{element}>", "f" if element == "f32" else ""
    print(f"    %v0 = llvm.mlir.poison : {vector}")
    for lane in range(lanes):
        print(f"    %l{lane} = llvm.mlir.constant({lane} : i64) : i64")
        for operand in "xy":
            print(f"    %{operand}l{lane} = llvm.extractelement %{operand}0[%l{lane} : i64] : {vector}")
        print(f"    %r{lane} = llvm.call @hypot{suffix}(%xl{lane}, %yl{lane}) {{fastmathFlags = #llvm.fastmath<afn>, "
              "memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = "
              f"none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}} : ({element}, {element}) -> {element}")
        print(f"    %v{lane + 1} = llvm.insertelement %r{lane}, %v{lane}[%l{lane} : i64] : {vector}")
    print(f"    %r = llvm.bitcast %v{lanes} : {vector} to {vector}")


for name in UNARY + BINARY:
    for element in "f32", "f64":
        operands = "xy"[: 2 if name in BINARY else 1]
        memref, lanes = f"memref<?x{element}>", 4 if element == "f32" else 2
        vector = f"vector<{lanes}x{element}>"
        parameters = ", ".join(f"%{operand}: {memref}" for operand in operands)
        print(f"func.func @{name}_{element}({parameters}, %z: {memref}) attributes {{llvm.emit_c_interface}} {{")
        print("  %c0 = arith.constant 0 : index")
        print(f"  %n = memref.dim %x, %c0 : {memref}")
        print(f"  affine.for %i = 0 to %n step {lanes} {{")
        for operand in operands:
            print(f"    %{operand}0 = vector.load %{operand}[%i] : {memref}, {vector}")
        values = ", ".join(f"%{operand}0" for operand in operands)
        operation = OPERATIONS.get(name, name)
        if name == "hypot":
            hypot(element, lanes)
        else:
            print(f"    %r = math.{operation} {values} : {vector}")
        print(f"    vector.store %r, %z[%i] : {memref}, {vector}")
        print("  }")
        print("  return")
        print("}")
print("llvm.func @hypot(f64, f64) -> f64")
print("llvm.func @hypotf(f32, f32) -> f32")
