# Builds in a copy: sources are found beside this folder, and Bazel needs them in its workspace.
here=$(realpath "$(dirname "$0")")
command -v bazel > /dev/null || { echo "bazel is not installed" >&2; exit 77; }
workspace=$OUT/workspace
rm -rf "$workspace"
mkdir -p "$workspace/mlirc/bin"
cp "$here/WORKSPACE" "$here/BUILD.bazel" "$here/.bazelignore" "$here/../kernel.mlir" "$here/../main.c" "$workspace"
# As in an unpacked release.
cp "$here"/../../../bazel/* "$workspace/mlirc"
cp "$MLIRC" "$workspace/mlirc/bin/mlirc"
cd "$workspace" || exit 1
# Debian's Bazel 4 works without a network if it need not download the rules of languages.
flags=
if [ -d /usr/share/bazel/rules/java ]; then
  flags="--override_repository=rules_cc=$here/offline --override_repository=rules_java=/usr/share/bazel/rules/java"
fi
# shellcheck disable=SC2086 # Lists of words.
bazel --batch --output_user_root="$OUT/bazel" build $flags ${BAZEL_FLAGS:-} //:squares > "$OUT/log.txt" 2>&1 && bazel-bin/squares ||
  { cat "$OUT/log.txt" >&2; exit 1; }
