//! Support for build scripts: compiles sources to a static library that Cargo links, and a Rust module that calls it.
//!
//! ```no_run
//! // build.rs, with mlirc among the build-dependencies
//! mlirc::Build::new().file("kernel.mlir").compile("kernel");
//! ```
//!
//! ```ignore
//! // src/main.rs
//! mod kernel {
//!     include!(concat!(env!("OUT_DIR"), "/kernel.rs"));
//! }
//! ```

use std::path::{Path, PathBuf};

use crate::bytes::Pieces;
use crate::driver::{self, Artifacts, Compiler, Emit, Options, SizeLevel};
use crate::library::Library;
use crate::link;
use crate::runtime;
use crate::target::Target;

/// A compilation for Cargo, in the manner of the `cc` crate.
#[derive(Clone, Debug, Default)]
pub struct Build {
    files: Vec<PathBuf>,
    options: Option<Options>,
    out_dir: Option<PathBuf>,
    runtime: bool,
}

impl Build {
    /// Creates a compilation without sources. Target, optimisation level and output folder are Cargo's.
    pub fn new() -> Build {
        Build::default()
    }

    /// Adds a source.
    pub fn file(&mut self, path: impl AsRef<Path>) -> &mut Build {
        self.files.push(path.as_ref().to_owned());
        self
    }

    /// Adds sources.
    pub fn files<P: AsRef<Path>>(&mut self, paths: impl IntoIterator<Item = P>) -> &mut Build {
        self.files.extend(paths.into_iter().map(|path| path.as_ref().to_owned()));
        self
    }

    /// Compiles with these options instead of those of Cargo's environment.
    pub fn options(&mut self, options: Options) -> &mut Build {
        self.options = Some(options);
        self
    }

    /// Writes to this folder instead of `OUT_DIR`.
    pub fn out_dir(&mut self, path: impl AsRef<Path>) -> &mut Build {
        self.out_dir = Some(path.as_ref().to_owned());
        self
    }

    /// Sets whether the functions of MLIR's runner libraries become part of the library.
    pub fn runtime(&mut self, is_wanted: bool) -> &mut Build {
        self.runtime = is_wanted;
        self
    }

    /// Compiles to `lib<name>.a`, `<name>.rs` and `<name>.h`, and tells Cargo to link the library.
    ///
    /// # Panics
    /// When compilation fails, with the reasons: a build script has no better way to report errors.
    #[allow(clippy::print_stdout)]
    pub fn compile(&self, name: &str) {
        match self.try_compile(name) {
            Ok(lines) => println!("{}", lines.join("\n")),
            Err(message) => panic!("\n{message}"),
        }
    }

    /// Compiles to `lib<name>.a`, `<name>.rs` and `<name>.h`. Returns the lines that tell Cargo to link the library and
    /// when to rerun the build script.
    ///
    /// # Errors
    /// The errors, as text for the user.
    pub fn try_compile(&self, name: &str) -> Result<Vec<String>, String> {
        let folder = match &self.out_dir {
            Some(folder) => folder.clone(),
            None => {
                PathBuf::from(std::env::var_os("OUT_DIR").ok_or("OUT_DIR is not set: not in a build script")?)
            }
        };
        let options = self.options.clone().map_or_else(cargo_options, Ok)?;
        let compiler = Compiler::new(options.clone());
        let mut library = Library::new(options.target.clone());
        for path in &self.files {
            let artifacts = compile_file(&compiler, path)?;
            library
                .add(&stem(path), artifacts)
                .map_err(|error| format!("{}: error: {error}", path.display()))?;
        }
        if self.runtime {
            let members_of_runtime =
                runtime::members(&Options { target: library.target().clone(), ..options.clone() });
            let members = members_of_runtime.map_err(|failure| failure.1.render(&failure.0))?;
            library.add_runtime(members)?;
        }
        let binding = |emit| library.binding(&compiler, emit, name);
        let archive = folder.join(format!("lib{name}.a"));
        let files = [
            (archive, link::archive(library.members.iter().chain(&library.runtime), library.target())?),
            (folder.join(format!("{name}.rs")), binding(Emit::Rust)?.into_bytes()),
            (folder.join(format!("{name}.h")), binding(Emit::Header)?.into_bytes()),
        ];
        let files = files.map(|(path, contents)| (path, Pieces::from(contents)));
        let files: Vec<(&Path, &Pieces)> = files
            .iter()
            .map(|(path, contents)| (&**path, contents))
            .filter(|(path, contents)| !driver::is_unchanged(path, contents))
            .collect();
        driver::write_files(&files)
            .map_err(|(path, error)| format!("cannot write '{}': {error}", path.display()))?;
        Ok(self.cargo_lines(name, &folder))
    }

    fn cargo_lines(&self, name: &str, folder: &Path) -> Vec<String> {
        let mut lines = vec![
            format!("cargo:rustc-link-search=native={}", folder.display()),
            format!("cargo:rustc-link-lib=static={name}"),
            // The library that compiled code calls besides libc.
            "cargo:rustc-link-lib=m".to_owned(),
        ];
        lines.extend(self.files.iter().map(|path| format!("cargo:rerun-if-changed={}", path.display())));
        lines
    }
}

/// Returns the options that Cargo requests from a build script.
fn cargo_options() -> Result<Options, String> {
    let target = match std::env::var("TARGET") {
        Ok(triple) => Target::parse(&triple)?,
        Err(_) => Target::host(),
    };
    let (opt_level, size) = match std::env::var("OPT_LEVEL").as_deref() {
        Ok("0") => (0, SizeLevel::Any),
        Ok("1") => (1, SizeLevel::Any),
        Ok("3") => (3, SizeLevel::Any),
        Ok("s") => (2, SizeLevel::Small),
        Ok("z") => (2, SizeLevel::Smallest),
        _ => (2, SizeLevel::Any),
    };
    Ok(Options { target, target_of_module: false, opt_level, size, ..Options::default() })
}

fn compile_file(compiler: &Compiler, path: &Path) -> Result<Artifacts, String> {
    let source =
        driver::read_source(path).map_err(|error| format!("cannot read '{}': {error}", path.display()))?;
    compiler.compile(&source, &stem(path), &[Emit::Object]).map_err(|diagnostics| diagnostics.render(&source))
}

fn stem(path: &Path) -> String {
    path.file_stem().map_or_else(|| "module".into(), |stem| stem.to_string_lossy().into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_library_and_its_module_are_written() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let source = folder.path().join("k.mlir");
        let text = "func.func @f(%x: i32) -> i32 attributes {llvm.emit_c_interface} { return %x : i32 }";
        std::fs::write(&source, text).expect("writable");
        let lines =
            Build::new().file(&source).out_dir(folder.path()).options(Options::default()).try_compile("k");
        let lines = lines.expect("it compiles");
        assert!(lines.contains(&"cargo:rustc-link-lib=static=k".to_owned()), "{lines:?}");
        assert!(lines.contains(&format!("cargo:rerun-if-changed={}", source.display())), "{lines:?}");
        assert!(folder.path().join("libk.a").is_file());
        let module = std::fs::read_to_string(folder.path().join("k.rs")).expect("written");
        assert!(module.contains("pub fn f(x: i32) -> i32"), "{module}");
    }

    #[test]
    fn errors_are_reported() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let source = folder.path().join("k.mlir");
        std::fs::write(&source, "func.func @f() { return %x : i32 }").expect("writable");
        let build = |path: &Path| Build::new().file(path).out_dir(folder.path()).try_compile("k");
        let error = build(&source).expect_err("it is wrong");
        assert!(error.contains("k.mlir:1:") && error.contains("error:"), "{error}");
        assert!(build(&folder.path().join("none.mlir")).is_err());
    }
}
