fn main() {
    mlirc::Build::new().file("../kernel.mlir").runtime(true).compile("kernel");
}
