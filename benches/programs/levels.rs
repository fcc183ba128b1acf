//! The size of programs at the levels that optimize for it, beside clang's at the same level.

use crate::build::{Compiler, Route, Stage, Workshop};
use crate::prose;
use crate::stats::geometric_mean;
use crate::suite::Program;

/// The levels.
const LEVELS: [&str; 2] = ["-Os", "-Oz"];
/// The stage of each level. The headers of some programs request less inlining than at `-O2`.
const STAGES: [Stage; 2] = [
    Stage { name: "front-end-Os", flags: &["-Os", "-Xclang", "-disable-llvm-passes"] },
    Stage { name: "front-end-Oz", flags: &["-Oz", "-Xclang", "-disable-llvm-passes"] },
];

/// The sizes of a program's code.
pub(crate) struct Sizes {
    name: &'static str,
    /// By level: those of mlirc and gcc, divided by that of clang.
    ratios: [[f64; 2]; LEVELS.len()],
}

impl Sizes {
    /// Builds a program at each level.
    pub(crate) fn of(program: &Program, workshop: &Workshop, mlirc: &str) -> Result<Sizes, String> {
        let mut ratios = [[0.0; 2]; LEVELS.len()];
        for ((ratios, level), stage) in ratios.iter_mut().zip(LEVELS).zip(STAGES) {
            let options = vec![level.to_string()];
            let compilers = [
                Compiler::C { c: "clang-22", cxx: "clang++-22", level },
                Compiler::Mlirc { program: mlirc.to_string(), options, stage },
                Compiler::C { c: "gcc", cxx: "g++", level },
            ];
            let mut sizes = Vec::new();
            for (number, compiler) in compilers.into_iter().enumerate() {
                let route = Route { name: format!("size {number} {level}"), compiler };
                sizes.push(workshop.build(program, &route)?.code_size as f64);
            }
            *ratios = [sizes[1] / sizes[0], sizes[2] / sizes[0]];
        }
        Ok(Sizes { name: program.name, ratios })
    }

    fn row(&self) -> String {
        let cells = self.ratios.iter().flatten().map(|ratio| format!(" {ratio:.2} |"));
        format!("| {} |{}\n", self.name, cells.collect::<String>())
    }
}

/// Returns a section of the documentation page.
pub(crate) fn section(all: &[Sizes]) -> String {
    let mean = |level: usize, of: usize| geometric_mean(all.iter().map(|sizes| sizes.ratios[level][of]));
    let means: Vec<String> = LEVELS
        .iter()
        .enumerate()
        .map(|(level, name)| format!("{:.2} at `{name}` (gcc {:.2})", mean(level, 0), mean(level, 1)))
        .collect();
    let text = format!(
        "The size of code and read-only data from the form of the front end at the same level, divided by that of clang: \
         {} as geometric means.",
        means.join(", ")
    );
    let names: String = LEVELS.iter().map(|level| format!(" mlirc {level} | gcc {level} |")).collect();
    let columns = "--:|".repeat(2 * LEVELS.len());
    let rows: String = all.iter().map(Sizes::row).collect();
    format!("\n## Size\n\n{}\n\n| program |{names}\n|---|{columns}\n{rows}", prose::filled(&text, ""))
}
