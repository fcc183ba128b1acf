here=$(dirname "$0")
python=
for candidate in ${PYTHON:-python3 /usr/bin/python3}; do
  if "$candidate" -c 'import numpy' 2> /dev/null; then python=$candidate && break; fi
done
[ -n "$python" ] || { echo "Python with NumPy is not installed" >&2; exit 77; }
"$MLIRC" "$here/kernel.mlir" "--emit=shared=$OUT/libkernel.so,python=$OUT/kernel.py" &&
  PYTHONPATH="$OUT" PYTHONDONTWRITEBYTECODE=1 "$python" "$here/main.py"
