//! Report on spellings: the spread of the times of a kernel.

use std::fmt::Write as _;
use std::path::Path;

use crate::build::{Folders, NOTHING_TO_SPELL};
use crate::cost::Meter;
use crate::prose::filled;
use crate::routes::Route;
use crate::stats::geometric_mean;
use crate::{Kernel, run_kernel};

/// The maximum ratio of the slowest spelling's time to the fastest one's.
const LIMIT: f64 = 1.3;

/// The explanation of the columns.
const COLUMNS: &str = "Each column has the time of a spelling by that of the fastest one. Loops with `do` test at their \
     end. The last two columns are the twin in C, as clang leaves it: with all variables on the stack, and after -O2 \
     without vectorization. Functions of the C library may not be approximated there, those of the `math` dialect may.";

/// Measures kernels in all spellings. Returns true if all of them compile and compute the same as the kernel.
pub(crate) fn bench(
    names: Vec<String>,
    routes: &[Route],
    folders: &Folders,
    meter: &Meter,
    everything: bool,
) -> Result<bool, String> {
    let mut rows = Vec::new();
    let mut is_clean = true;
    for name in names {
        let kernel = run_kernel(name, routes, folders, meter, true)?;
        for (route, attempt) in routes.iter().zip(&kernel.attempts) {
            if let Err(message) = attempt
                && message != NOTHING_TO_SPELL
            {
                println!("{} {}: refused: {message}", kernel.name, route.name);
                is_clean = false;
            }
        }
        for (route, message) in &kernel.wrong {
            println!("{} {}: wrong: {message}", kernel.name, routes[*route].name);
            is_clean = false;
        }
        let row = Row::of(&kernel, routes);
        println!("{}", row.line());
        rows.push(row);
    }
    let page = page(&rows, routes);
    println!("\n{page}");
    if everything {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/spellings.md");
        std::fs::write(path, page).map_err(|error| error.to_string())?;
    }
    Ok(is_clean)
}

/// The times of a kernel.
struct Row {
    name: String,
    /// The time of the fastest spelling, in nanoseconds.
    fastest: f64,
    /// The ratio of each route's time to the fastest one's.
    ratios: Vec<Option<f64>>,
    /// The name of the slowest spelling.
    slowest: String,
}

impl Row {
    fn of(kernel: &Kernel, routes: &[Route]) -> Row {
        let times: Vec<Option<f64>> =
            (0..routes.len()).map(|route| kernel.times.nanoseconds(route)).collect();
        let fastest = times.iter().flatten().copied().fold(f64::INFINITY, f64::min);
        let ratios: Vec<Option<f64>> = times.iter().map(|time| time.map(|time| time / fastest)).collect();
        let slowest =
            (0..routes.len()).max_by(|&a, &b| ratios[a].unwrap_or(0.0).total_cmp(&ratios[b].unwrap_or(0.0)));
        let slowest = slowest.map_or(String::new(), |route| routes[route].name.clone());
        Row { name: kernel.name.clone(), fastest, ratios, slowest }
    }

    fn spread(&self) -> f64 {
        self.ratios.iter().flatten().copied().fold(1.0, f64::max)
    }

    fn line(&self) -> String {
        let mut text =
            format!("{:20}{:>12.0} ns {:>6.2} ({})", self.name, self.fastest, self.spread(), self.slowest);
        let slow: Vec<String> = self
            .ratios
            .iter()
            .enumerate()
            .filter_map(|(route, ratio)| Some((route, ratio.filter(|ratio| *ratio > LIMIT)?)))
            .map(|(route, ratio)| format!("{route}:{ratio:.1}"))
            .collect();
        let _ = write!(text, "  {}", slow.join(" "));
        text
    }
}

/// Returns the documentation page.
fn page(rows: &[Row], routes: &[Route]) -> String {
    let above = rows.iter().filter(|row| row.spread() > LIMIT).count();
    let most = rows.iter().map(Row::spread).fold(1.0, f64::max);
    let introduction = format!(
        "Written by `make bench-variants`: each kernel of `benches/kernels` with other counters, exit tests and branches, \
         which should make no difference. The slowest spelling of a kernel takes {:.2} times as long as the fastest \
         (geometric mean), at most {most:.1} times, more than {LIMIT} times for {above} of {} kernels.",
        geometric_mean(rows.iter().map(Row::spread)),
        rows.len(),
    );
    let mut text = format!(
        "# Spellings\n\n{}\n\n{}\n\n| kernel | slowest |",
        filled(&introduction, ""),
        filled(COLUMNS, ""),
    );
    routes.iter().for_each(|route| text += &format!(" {} |", route.name));
    text += "\n|---|--:|";
    routes.iter().for_each(|_| text += "--:|");
    for row in rows {
        let _ = write!(text, "\n| {} | {:.2} |", row.name, row.spread());
        for ratio in &row.ratios {
            text += &ratio.map_or(" |".into(), |ratio| format!(" {ratio:.2} |"));
        }
    }
    text + "\n"
}
