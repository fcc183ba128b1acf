//! Elision of the lines that a pass leaves alone.
//!
//! An expectation of `tests/opt` has the lines that the passes change. A line `... 7 lines` stands for seven lines that are
//! consecutive in the output as well as in the *original* module, which the same compilation without the passes prints.
//!
//! The two modules have different names of values and blocks. Lines are aligned without their names, by a longest common
//! subsequence for each function. The definitions in aligned lines map the names of one module to those of the other.
//! A line is *unchanged* if it is aligned and the names that it uses are mapped to each other. So a line with another
//! operand is changed, and so is a line with an operand that a new line defines.
//!
//! Only unchanged lines are elided. A removed line ends a run of elided lines, and the length of a run is part of the
//! expectation. So a change of an elided line gives another expectation, which `tests/elision.rs` checks.

use std::collections::{HashMap, HashSet};

/// The number of unchanged lines from which a run is elided.
const SHORTEST_RUN: usize = 3;

/// The largest number of alignments, each with the names of the previous one.
const ROUNDS: usize = 4;

/// Returns the lines of a module that differ from an original one, with context. The lines of an unchanged module are
/// all kept: its test is about them.
pub fn elided(original: &str, module: &str) -> String {
    if original == module {
        return module.to_string();
    }
    let originals = operations(original);
    let mut out = String::new();
    for operation in operations(module) {
        let symbol = symbol(operation[0]);
        let same_symbol = |it: &&Vec<&str>| symbol.is_some() && self::symbol(it[0]) == symbol;
        let lines = match originals.iter().find(same_symbol) {
            Some(original) => elided_operation(original, &operation),
            None => operation.iter().map(|line| (*line).to_string()).collect(),
        };
        lines.iter().for_each(|line| out.extend([line, "\n"]));
    }
    out
}

/// Splits a module into its operations: the lines of a function or a global, or any other line.
fn operations(module: &str) -> Vec<Vec<&str>> {
    let mut operations: Vec<Vec<&str>> = Vec::new();
    let mut is_inside = false;
    for line in module.lines() {
        match operations.last_mut() {
            Some(operation) if is_inside => operation.push(line),
            _ => operations.push(vec![line]),
        }
        let is_first = !is_inside;
        is_inside = if is_first { line.starts_with("  ") && line.ends_with('{') } else { line != "  }" };
    }
    operations
}

/// Returns the name of the symbol that a line defines.
fn symbol(line: &str) -> Option<&str> {
    let start = line.find('@')?;
    let end = line[start..].find(['(', ' ']).map_or(line.len(), |length| start + length);
    Some(&line[start..end])
}

/// Elides lines of an operation.
fn elided_operation(original: &[&str], operation: &[&str]) -> Vec<String> {
    let (original, operation) = (statements(original), statements(operation));
    let original: Vec<Line<'_>> = original.iter().map(|text| Line::parse(text)).collect();
    let lines: Vec<Line<'_>> = operation.iter().map(|text| Line::parse(text)).collect();
    let visible = visible_lines(&original, &lines);
    let mut out = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let run = (at..lines.len()).take_while(|&it| !visible[it]).count();
        let count: usize = operation[at..at + run].iter().map(|text| text.lines().count()).sum();
        if count >= SHORTEST_RUN {
            out.push(format!("    ... {count} lines"));
            at += run;
        } else {
            out.push(operation[at].clone());
            at += 1;
        }
    }
    out
}

/// Joins the lines of each statement: a switch has several.
fn statements(lines: &[&str]) -> Vec<String> {
    let mut statements: Vec<String> = Vec::new();
    let mut is_inside = false;
    for line in lines {
        match statements.last_mut() {
            Some(statement) if is_inside => *statement += &format!("\n{line}"),
            _ => statements.push((*line).to_string()),
        }
        is_inside = line.ends_with('[') || is_inside && line.trim() != "]";
    }
    statements
}

/// A line of an operation without the names of values and blocks.
struct Line<'a> {
    /// The text between the names.
    text: Vec<&'a str>,
    defined: Vec<&'a str>,
    used: Vec<&'a str>,
}

impl<'a> Line<'a> {
    fn parse(line: &'a str) -> Line<'a> {
        let trimmed = line.trim_start();
        let is_label = trimmed.starts_with('^');
        let is_signature = symbol(line).is_some() && line.ends_with('{') && !trimmed.starts_with('%');
        let definitions = match trimmed.split_once(" = ") {
            _ if is_label || is_signature => line.len(),
            Some((results, _)) if results.starts_with('%') => line.len() - trimmed.len() + results.len(),
            _ => 0,
        };
        let mut parsed = Line { text: Vec::new(), defined: Vec::new(), used: Vec::new() };
        let mut end = 0;
        for (start, name) in names(line) {
            parsed.text.push(&line[end..start]);
            end = start + name.len();
            if start < definitions { &mut parsed.defined } else { &mut parsed.used }.push(name);
        }
        parsed.text.push(&line[end..]);
        parsed
    }

    /// Returns true if two signatures have as many arguments. The type of the last one is not compared, but the line is
    /// visible if it changes.
    fn has_arguments_of(&self, other: &Line<'_>) -> bool {
        let (arguments, others) = (&self.text[1..], &other.text[1..]);
        let types = arguments.len().saturating_sub(1);
        arguments.len() == others.len() && arguments[..types] == others[..types]
    }

    fn is_label(&self) -> bool {
        self.text[0].trim_start().is_empty() && self.defined.first().is_some_and(|name| name.starts_with('^'))
    }
}

/// Returns the names of values and blocks in a line, with their positions. String literals have none.
fn names(line: &str) -> Vec<(usize, &str)> {
    let mut names = Vec::new();
    let mut is_string = false;
    let mut at = 0;
    while at < line.len() {
        let rest = &line[at..];
        is_string ^= rest.starts_with('"');
        let is_name = !is_string && rest.starts_with(['%', '^']);
        let tail = rest.chars().skip(1).take_while(|it| is_name && (it.is_alphanumeric() || *it == '_'));
        let length = tail.map(char::len_utf8).sum::<usize>();
        if length > 0 {
            names.push((at, &rest[..1 + length]));
        }
        at += length + rest.chars().next().map_or(1, char::len_utf8);
    }
    names
}

/// Aligns lines with those of the original operation that have the same text, in order. Lines that agree in their names,
/// as the previous alignment maps them, are preferred. The first lines are aligned if only attributes differ.
fn align(original: &[Line<'_>], lines: &[Line<'_>]) -> Vec<Option<usize>> {
    let mut names = Names::new();
    let mut aligned = Vec::new();
    for _ in 0..ROUNDS {
        aligned = Alignment::new(original, lines, &names).pairs();
        if original[0].has_arguments_of(&lines[0]) {
            aligned[0] = Some(0);
        }
        let defined = names_of(original, lines, &aligned);
        if defined == names {
            break;
        }
        names = defined;
    }
    aligned
}

/// The best alignments of the ends of two lists of lines.
struct Alignment {
    /// The weight of the best alignment of the lines from two positions.
    best: Vec<Vec<u32>>,
    /// The same for alignments that align the lines at these positions; 0 if their texts differ.
    paired: Vec<Vec<u32>>,
}

impl Alignment {
    /// The weight of a pair of lines with equal text.
    const TEXT: u32 = 1;
    /// The weight of names that are mapped to each other.
    const NAMES: u32 = 2;
    /// The weight of a pair that follows another.
    const CONSECUTIVE: u32 = 4;

    fn new(original: &[Line<'_>], lines: &[Line<'_>], names: &Names<'_>) -> Alignment {
        let table = vec![vec![0; original.len() + 1]; lines.len() + 1];
        let mut alignment = Alignment { best: table.clone(), paired: table };
        for at in (0..lines.len()).rev() {
            for from in (0..original.len()).rev() {
                if lines[at].text == original[from].text {
                    let agree = uses_are_mapped(&original[from], &lines[at], names);
                    let weight = Self::TEXT + if agree { Self::NAMES } else { 0 };
                    alignment.paired[at][from] = weight + alignment.tail(at, from);
                }
                alignment.best[at][from] = alignment.paired[at][from]
                    .max(alignment.best[at + 1][from])
                    .max(alignment.best[at][from + 1]);
            }
        }
        alignment
    }

    /// Returns the weight of the best alignment after a pair.
    fn tail(&self, at: usize, from: usize) -> u32 {
        let best = self.best[at + 1][from + 1];
        if self.is_continued(at, from) { self.paired[at + 1][from + 1] + Self::CONSECUTIVE } else { best }
    }

    /// Returns true if the next lines are aligned after a pair.
    fn is_continued(&self, at: usize, from: usize) -> bool {
        let next = self.paired[at + 1][from + 1];
        next > 0 && next + Self::CONSECUTIVE >= self.best[at + 1][from + 1]
    }

    /// Returns the original line of each line.
    fn pairs(&self) -> Vec<Option<usize>> {
        let mut aligned = vec![None; self.best.len() - 1];
        let (mut at, mut from) = (0, 0);
        let mut is_continued = false;
        while self.best[at][from] > 0 {
            if is_continued || self.best[at][from] == self.paired[at][from] {
                aligned[at] = Some(from);
                is_continued = self.is_continued(at, from);
                (at, from) = (at + 1, from + 1);
            } else if self.best[at][from] == self.best[at + 1][from] {
                at += 1;
            } else {
                from += 1;
            }
        }
        aligned
    }
}

/// The names of the module by those of the original one.
type Names<'a> = HashMap<&'a str, &'a str>;

/// Returns the names that aligned lines define.
fn names_of<'a>(original: &[Line<'a>], lines: &[Line<'a>], aligned: &[Option<usize>]) -> Names<'a> {
    let pairs = lines.iter().zip(aligned).filter_map(|(line, from)| Some((&original[(*from)?], line)));
    pairs.flat_map(|(from, to)| from.defined.iter().copied().zip(to.defined.iter().copied())).collect()
}

fn uses_are_mapped(original: &Line<'_>, line: &Line<'_>, names: &Names<'_>) -> bool {
    original.used.iter().zip(&line.used).all(|(from, to)| names.get(from) == Some(to))
}

/// Returns the visible lines: the changed ones with context, the definitions of operands of new lines, and the first and
/// the last line of the operation.
fn visible_lines(original: &[Line<'_>], lines: &[Line<'_>]) -> Vec<bool> {
    let aligned = align(original, lines);
    let names = names_of(original, lines, &aligned);
    let operands: HashSet<&str> = (0..lines.len())
        .filter(|&at| aligned[at].is_none())
        .flat_map(|at| lines[at].used.iter().copied())
        .collect();
    let is_unchanged =
        |at: usize| aligned[at].is_some_and(|from| uses_are_mapped(&original[from], &lines[at], &names));
    let mut visible = vec![false; lines.len()];
    for (at, line) in lines.iter().enumerate().skip(1) {
        let follows_gap = matches!((aligned[at - 1], aligned[at]), (Some(it), Some(from)) if it + 1 != from);
        if !is_unchanged(at) || follows_gap {
            visible[context_before(lines, at)..(at + 2).min(lines.len())].fill(true);
        }
        visible[at] |= !line.is_label() && line.defined.iter().any(|name| operands.contains(name));
    }
    visible[0] = true;
    visible[lines.len() - 1] = true;
    visible
}

/// Returns the first visible line before a change: the previous one, or the label before it.
fn context_before(lines: &[Line<'_>], at: usize) -> usize {
    let previous = at - 1;
    let label = previous.saturating_sub(1);
    if lines[label].is_label() { label } else { previous }
}
