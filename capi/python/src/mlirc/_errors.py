"""Errors of compilations."""


class CompileError(Exception):
    """A module that cannot be compiled. ``diagnostics`` has the messages of the compiler, with lines and columns."""

    def __init__(self, diagnostics: str, status: int) -> None:
        super().__init__(diagnostics)
        self.diagnostics = diagnostics
        self.status = status

    def __reduce__(self) -> "tuple[type[CompileError], tuple[str, int]]":
        # Pools of processes pass exceptions on by pickling them.
        return (CompileError, (self.diagnostics, self.status))
