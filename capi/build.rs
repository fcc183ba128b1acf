//! Gives the shared library the name under which programs load it. It has the parts of the version that change with the
//! interface.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let variable = |name| std::env::var(name).unwrap_or_default();
    let (major, minor) = (variable("CARGO_PKG_VERSION_MAJOR"), variable("CARGO_PKG_VERSION_MINOR"));
    match &variable("CARGO_CFG_TARGET_OS")[..] {
        "macos" => {
            println!("cargo:rustc-cdylib-link-arg=-Wl,-install_name,@rpath/libmlirc_c.{major}.{minor}.dylib");
        }
        "windows" => {}
        _ => println!("cargo:rustc-cdylib-link-arg=-Wl,-soname,libmlirc_c.so.{major}.{minor}"),
    }
}
