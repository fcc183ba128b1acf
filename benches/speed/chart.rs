//! `docs/performance.svg`: a bar for each kernel. Its length is the ratio of mlirc's time to that of LLVM -O3, on a
//! logarithmic scale.

use std::fmt::Write as _;

use crate::Kernel;
use crate::routes::{Route, base, goal};

const LEFT: f64 = 130.0;
const WIDTH: f64 = 560.0;
const ROW: f64 = 13.0;
const TOP: f64 = 40.0;

/// The range of the scale.
const LOW: f64 = 0.0625;
const HIGH: f64 = 16.0;

/// Returns the position of a ratio on the scale.
fn x(ratio: f64) -> f64 {
    LEFT + WIDTH * (ratio.clamp(LOW, HIGH) / LOW).ln() / (HIGH / LOW).ln()
}

/// Returns the chart, the fastest kernel first. It has no bars if there is nothing to compare with.
pub(crate) fn svg(kernels: &[Kernel], routes: &[Route]) -> String {
    let ratio = |kernel: &Kernel| kernel.times.ratio(base(routes), goal(routes)?);
    let mut bars: Vec<(&str, f64)> =
        kernels.iter().filter_map(|kernel| Some((kernel.name.as_str(), ratio(kernel)?))).collect();
    bars.sort_by(|a, b| a.1.total_cmp(&b.1));
    let height = TOP + ROW * bars.len() as f64 + 10.0;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{height}\" font-family=\"sans-serif\" \
         font-size=\"10\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n\
         <text x=\"{LEFT}\" y=\"14\" font-size=\"12\">{} by LLVM -O3, run time (logarithmic; left of 1 is faster)</text>\n",
        LEFT + WIDTH + 50.0,
        routes[base(routes)].name
    );
    let mut tick = LOW;
    while tick <= HIGH {
        let (x, stroke) = (x(tick), if tick == 1.0 { "black" } else { "#ccc" });
        let _ = writeln!(
            text,
            "<line x1=\"{x:.1}\" y1=\"{TOP}\" x2=\"{x:.1}\" y2=\"{height}\" stroke=\"{stroke}\"/>\
             <text x=\"{x:.1}\" y=\"{}\" text-anchor=\"middle\">{tick}</text>",
            TOP - 6.0
        );
        tick *= 2.0;
    }
    for (number, (name, ratio)) in bars.into_iter().enumerate() {
        text += &bar(name, ratio, TOP + ROW * number as f64);
    }
    text + "</svg>\n"
}

fn bar(name: &str, ratio: f64, y: f64) -> String {
    let (from, to) = (x(ratio.min(1.0)), x(ratio.max(1.0)));
    let color = if ratio <= 1.0 { "#2a7f4f" } else { "#b5482a" };
    format!(
        "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{name}</text>\
         <rect x=\"{from:.1}\" y=\"{}\" width=\"{:.1}\" height=\"{}\" fill=\"{color}\"/>\
         <text x=\"{}\" y=\"{}\" fill=\"#444\">{ratio:.2}</text>\n",
        LEFT - 6.0,
        y + ROW - 3.0,
        y + 2.0,
        to - from,
        ROW - 4.0,
        LEFT + WIDTH + 8.0,
        y + ROW - 3.0
    )
}
