//! The compared routes from a kernel to an object.

use crate::command::is_installed;
use crate::spelling::SPELLINGS;

/// The input of a route.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum From {
    /// The kernel, compiled by mlirc.
    Mlir,
    /// The LLVM IR of the kernel from LLVM's tools.
    LlvmIr,
    /// The twin in C.
    Twin,
    /// The kernel in one of [`SPELLINGS`], compiled by mlirc.
    Spelling(usize),
    /// The module of the twin from clang, compiled by mlirc.
    TwinModule(Form),
}

/// The form of a module from clang.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    /// The output of the front end: all variables are on the stack.
    Stack,
    /// The output of the optimizer, without vectorized and partially unrolled loops.
    Optimized,
}

impl Form {
    /// Returns the word for it in file names.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Form::Stack => "stack",
            Form::Optimized => "optimized",
        }
    }

    /// Returns clang's options for it.
    pub(crate) fn options(self) -> &'static [&'static str] {
        match self {
            Form::Stack => &["-O2", "-Xclang", "-disable-llvm-passes"],
            Form::Optimized => {
                &["-O2", "-fno-vectorize", "-fno-slp-vectorize", "-mllvm", "-unroll-partial-threshold=0"]
            }
        }
    }
}

/// A route to an object.
pub(crate) struct Route {
    /// The name in tables.
    pub(crate) name: String,
    /// The input.
    pub(crate) from: From,
    /// The command without input and output.
    words: Vec<String>,
}

impl Route {
    fn new(name: &str, from: From, words: &[&str]) -> Route {
        Route { name: name.to_string(), from, words: words.iter().map(ToString::to_string).collect() }
    }

    /// Returns the command that compiles a source to an object. `flags` are those that the twin requires.
    pub(crate) fn command(&self, input: &str, output: &str, flags: &[String]) -> Vec<String> {
        let mut words = self.words.clone();
        if self.from == From::Twin {
            words.extend_from_slice(flags);
        }
        words.extend([input, "-o", output].map(str::to_string));
        words
    }
}

/// Returns the index of the route that is compared with the others: the last one of mlirc.
pub(crate) fn base(routes: &[Route]) -> usize {
    routes.iter().rposition(|route| route.from == From::Mlir).expect("mlirc is always there")
}

/// Returns the index of the route whose speed is mlirc's goal, if its tools are installed.
pub(crate) fn goal(routes: &[Route]) -> Option<usize> {
    routes.iter().position(|route| route.name == GOAL)
}

const GOAL: &str = "LLVM -O3";

/// Returns all routes whose tools are installed; only a few of them if `quick`.
pub(crate) fn installed(mlirc: &str, option_sets: &[String], quick: bool) -> Vec<Route> {
    let mut routes = Vec::new();
    if !quick {
        routes.push(Route::new("mlirc -O0", From::Mlir, &[mlirc, "-O0"]));
    }
    let default = ["-O2".to_string()];
    for options in if option_sets.is_empty() { &default[..] } else { option_sets } {
        let words: Vec<&str> = [mlirc].into_iter().chain(options.split_whitespace()).collect();
        routes.push(Route::new(&format!("mlirc {options}"), From::Mlir, &words));
    }
    if ["mlir-opt-22", "mlir-translate-22", "clang-22", "llc-22"].into_iter().all(is_installed) {
        routes.extend(by_llvm(quick));
    }
    if !quick {
        routes.extend(of_twins());
    }
    routes
}

/// Returns the routes for the original kernel and its other spellings.
pub(crate) fn spellings(mlirc: &str, option_sets: &[String]) -> Vec<Route> {
    let options = option_sets.last().map_or("-O2", String::as_str);
    let words: Vec<&str> = [mlirc].into_iter().chain(options.split_whitespace()).collect();
    let others =
        SPELLINGS.iter().enumerate().map(|(number, spelling)| (spelling.name, From::Spelling(number)));
    let mut all: Vec<(&str, From)> = vec![("as written", From::Mlir)];
    all.extend(others);
    if ["clang-22", "mlir-translate-22"].into_iter().all(is_installed) {
        all.push(("C, on the stack", From::TwinModule(Form::Stack)));
        all.push(("C, optimized", From::TwinModule(Form::Optimized)));
    }
    all.into_iter().map(|(name, from)| Route::new(name, from, &words)).collect()
}

fn by_llvm(quick: bool) -> Vec<Route> {
    // The module has no triple of its own; clang warns about that for each.
    let clang = ["clang-22", "-c", "-Wno-override-module"];
    let by_clang = |name: &str, options: &[&str]| Route::new(name, From::LlvmIr, &[&clang, options].concat());
    let goal = by_clang(GOAL, &["-O3"]);
    if quick {
        return vec![goal];
    }
    vec![
        by_clang("LLVM -O0", &["-O0"]),
        Route::new("llc -O2", From::LlvmIr, &["llc-22", "-O2", "-relocation-model=pic", "-filetype=obj"]),
        goal,
        by_clang("LLVM native", &["-O3", "-march=native"]),
    ]
}

fn of_twins() -> Vec<Route> {
    let compilers = [("C clang", "clang-22"), ("C gcc", "gcc")];
    let found = compilers.into_iter().filter(|(_, tool)| is_installed(tool));
    found.map(|(name, tool)| Route::new(name, From::Twin, &[tool, "-O3", "-c"])).collect()
}
