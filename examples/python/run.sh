here=$(dirname "$0")
python=${PYTHON:-python3}
"$python" -c 'import numpy' 2> /dev/null || { echo "$python with NumPy is not installed" >&2; exit 77; }
"$MLIRC" "$here/kernel.mlir" "--emit=shared=$OUT/libkernel.so,python=$OUT/kernel.py" &&
  PYTHONPATH="$OUT" PYTHONDONTWRITEBYTECODE=1 "$python" "$here/main.py"
