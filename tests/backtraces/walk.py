"""Executes the functions of a module by instruction, and checks the backtrace and main's registers at each one."""

import gdb

# Registers that callees preserve, and the stack pointer. Of vectors, callees preserve a part.
PRESERVED = {
    "i386:x86-64": ["rbx", "rbp", "rsp", "r12", "r13", "r14", "r15"],
    "aarch64": ["sp", *(f"x{n}" for n in range(19, 30)), *(f"v{n}.d.u[0]" for n in range(8, 16))],
    "riscv:rv64": ["sp", "fp", *(f"s{n}" for n in range(1, 12)), *(f"fs{n}" for n in range(12))],
    "s390:64-bit": [*(f"r{n}" for n in range(6, 14)), "r15", *(f"v{n}.v2_int64[0]" for n in range(8, 16))],
}
# The value of a register without a rule, if gdb does not assume that callees preserve it.
UNKNOWN = "<not saved>"
LIMIT = 100000
BEGIN, END = [int(gdb.parse_and_eval(f"(unsigned long) &{name}")) for name in ("kernel_begin", "kernel_end")]


def frames():
    """Returns the frames up to main, the innermost first."""
    found, frame = [], gdb.newest_frame()
    while frame is not None:
        found.append(frame)
        if frame.name() == "main":
            break
        frame = frame.older()
    return found


def registers(frame):
    """Returns the values of registers in a frame."""
    frame.select()
    names = PRESERVED[frame.architecture().name()]
    values = {name: str(gdb.parse_and_eval(f"${name}")) for name in names}
    gdb.newest_frame().select()
    return {**values, "pc": hex(frame.pc())}


def differences(known, found):
    """Returns the registers that differ."""
    return [name for name in known if known[name] != found[name] and UNKNOWN not in (known[name], found[name])]


known, seen = None, set()
for _ in range(LIMIT):
    try:
        newest = gdb.newest_frame()
        if newest.name() == "main":
            known = None
            gdb.execute("stepi", to_string=True)
        elif not BEGIN < newest.pc() < END:
            gdb.execute("finish", to_string=True)
        else:
            seen.add(newest.pc())
            stack = frames()
            names = [frame.name() for frame in stack]
            found = registers(stack[-1])
            known = known or found
            changed = differences(known, found)
            if names[-1] != "main" or changed:
                code = gdb.execute("x/i $pc", to_string=True).strip()
                print(f"wrong {code}: {names} {[(name, known[name], found[name]) for name in changed]}")
            gdb.execute("stepi", to_string=True)
    except gdb.error:
        break
print(f"seen {len(seen)}")
