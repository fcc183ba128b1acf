//! Options of the compiler, at random.

use crate::random::Random;

/// Targets, with features that change much.
const TARGETS: [&[&str]; 11] = [
    &["--target=x86_64-unknown-linux-gnu"],
    &["--target=x86_64-unknown-linux-gnu", "-mcpu=x86-64-v3"],
    &["--target=aarch64-unknown-linux-gnu"],
    &["--target=riscv64gc-unknown-linux-gnu"],
    &["--target=riscv64gc-unknown-linux-gnu", "-mattr=+v"],
    &["--target=s390x-unknown-linux-gnu"],
    &["--target=x86_64-pc-windows-gnu"],
    &["--target=aarch64-pc-windows-msvc"],
    &["--target=x86_64-apple-macosx14"],
    &["--target=arm64-apple-macosx14"],
    &["--target=x86_64-unknown-linux-musl"],
];

const LEVELS: [&str; 5] = ["-O0", "-O1", "-O2", "-O2", "-O3"];

/// Options that change conversion or the header. A command has a few of them.
const OTHERS: [&str; 16] = [
    "--c-wrappers=all",
    "--c-wrappers=all",
    "--memref-abi=bare-ptr",
    "--memref-abi=descriptor-ptr",
    "--alloc=aligned",
    "--alloc=hook",
    "--ciface-abi=c",
    "--index-bitwidth=32",
    "--matrix-default-layout=row-major",
    "-fbounds-check",
    "-ffast-math",
    "-ffp-contract=fast",
    "-ffunction-sections",
    "--emit-header",
    "--verify-each",
    "--remarks",
];

/// Options for one run.
pub(crate) fn options(random: &mut Random) -> Vec<&'static str> {
    let mut options = random.pick(&TARGETS).to_vec();
    options.push(random.pick(&LEVELS));
    for _ in 0..random.below(4) {
        let other = random.pick(&OTHERS);
        let name = |option: &str| option.split('=').next().map(str::to_string);
        // Functions with bare pointers have no C entry points.
        let excludes = |option: &str| {
            option.starts_with("--c-wrappers") && other == "--memref-abi=bare-ptr"
                || option == "--memref-abi=bare-ptr" && other.starts_with("--c-wrappers")
        };
        if options.iter().all(|option| name(option) != name(other) && !excludes(option)) {
            options.push(other);
        }
    }
    options
}
