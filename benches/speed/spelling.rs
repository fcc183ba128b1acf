//! Other spellings of the same kernel. The text of its LLVM dialect, as mlirc prints it, is rewritten line by line: the
//! loop counters, their comparisons, and selects.

use crate::rotation::rotate_loops;
use crate::text::{
    arguments, has_name, operands, with_argument, with_operand, without_argument, without_operand,
};

/// A spelling of a kernel.
pub(crate) struct Spelling {
    /// The name in tables.
    pub(crate) name: &'static str,
    how: How,
}

#[derive(Clone, Copy)]
enum How {
    /// Loops with another counter.
    Counter(Counter),
    /// Loops with another counter that test it at their end.
    BottomTested(Counter),
    /// Branches instead of selects.
    Branches,
}

#[derive(Clone, Copy)]
struct Counter {
    /// True for 32 bits instead of 64. The counter is extended where its value is used.
    is_narrow: bool,
    is_unsigned: bool,
    test: Test,
    /// True if the increment has a no-wrap flag.
    is_exact: bool,
}

#[derive(Clone, Copy, PartialEq)]
enum Test {
    /// Less than the bound.
    Below,
    /// Signed less than or equal to the bound minus one.
    AtMost,
    /// Not equal to the bound.
    Differs,
    /// Greater than 0; the counter counts down from the number of iterations.
    Down,
    /// Less than the bound, with the counter in memory.
    InMemory,
}

const fn counter(bits: u32, is_unsigned: bool, test: Test, is_exact: bool) -> How {
    How::Counter(Counter { is_narrow: bits == 32, is_unsigned, test, is_exact })
}

const fn bottom_tested(bits: u32) -> How {
    let counter =
        Counter { is_narrow: bits == 32, is_unsigned: false, test: Test::Below, is_exact: bits == 32 };
    How::BottomTested(counter)
}

/// All spellings.
pub(crate) const SPELLINGS: &[Spelling] = &[
    Spelling { name: "i64 slt nsw", how: counter(64, false, Test::Below, true) },
    Spelling { name: "i64 ult", how: counter(64, true, Test::Below, false) },
    Spelling { name: "i64 sle", how: counter(64, false, Test::AtMost, false) },
    Spelling { name: "i64 ne", how: counter(64, false, Test::Differs, false) },
    Spelling { name: "i64 down", how: counter(64, false, Test::Down, false) },
    Spelling { name: "i64 stack", how: counter(64, false, Test::InMemory, true) },
    Spelling { name: "i32 slt", how: counter(32, false, Test::Below, false) },
    Spelling { name: "i32 slt nsw", how: counter(32, false, Test::Below, true) },
    Spelling { name: "i32 sle", how: counter(32, false, Test::AtMost, false) },
    Spelling { name: "i32 sle nsw", how: counter(32, false, Test::AtMost, true) },
    Spelling { name: "i32 ne", how: counter(32, false, Test::Differs, false) },
    Spelling { name: "i32 down", how: counter(32, false, Test::Down, false) },
    Spelling { name: "i32 stack", how: counter(32, false, Test::InMemory, true) },
    Spelling { name: "u32 ult", how: counter(32, true, Test::Below, false) },
    Spelling { name: "u32 ne", how: counter(32, true, Test::Differs, false) },
    Spelling { name: "i64 do", how: bottom_tested(64) },
    Spelling { name: "i32 do nsw", how: bottom_tested(32) },
    Spelling { name: "branches", how: How::Branches },
];

impl Spelling {
    /// Returns the module in this spelling; `None` if it is unchanged.
    pub(crate) fn apply(&self, module: &str) -> Option<String> {
        let mut lines: Vec<String> = module.lines().map(str::to_string).collect();
        let mut count = 0;
        let mut start = 0;
        while let Some(first) =
            (start..lines.len()).find(|&at| lines[at].starts_with("  llvm.func") && lines[at].ends_with('{'))
        {
            let Some(end) = (first..lines.len()).find(|&at| lines[at] == "  }") else { break };
            let mut body = Body { lines: lines[first..end].to_vec(), fresh: 0 };
            count += match self.how {
                How::Counter(counter) => body.respell_counters(counter),
                How::BottomTested(counter) => {
                    body.respell_counters(counter);
                    rotate_loops(&mut body.lines)
                }
                How::Branches => body.respell_selections(),
            };
            let length = body.lines.len();
            lines.splice(first..end, body.lines);
            start = first + length;
        }
        (count > 0).then(|| lines.join("\n") + "\n")
    }
}

/// The lines of a function.
struct Body {
    lines: Vec<String>,
    /// The number of the last new name.
    fresh: u32,
}

/// A loop whose counter increases by a constant while it is below a bound.
struct Loop {
    /// The label, such as `^bb1`.
    header: String,
    counter: String,
    /// Its index among the arguments of the header.
    index: usize,
    /// The result of the comparison, and the bound.
    condition: String,
    bound: String,
    start: String,
    next: String,
    step: i64,
}

impl Body {
    fn name(&mut self) -> String {
        self.fresh += 1;
        format!("%spelt{}", self.fresh)
    }

    /// Returns the line of the only operation with this beginning.
    fn only(&self, start: &str) -> Option<usize> {
        let mut found = (0..self.lines.len()).filter(|&at| self.lines[at].trim_start().starts_with(start));
        found.next().filter(|_| found.next().is_none())
    }

    fn respell_counters(&mut self, how: Counter) -> usize {
        let headers: Vec<String> = self
            .lines
            .iter()
            .filter_map(|line| Some(line.trim().strip_prefix('^')?.split(['(', ':']).next()?.to_string()))
            .collect();
        let mut count = 0;
        for header in headers {
            let found = self.counting(&format!("^{header}"));
            let Some(l) = found.filter(|l| l.step == 1 || !matches!(how.test, Test::Differs | Test::Down))
            else {
                continue;
            };
            self.respell_counter(&l, how);
            count += 1;
        }
        count
    }

    /// Returns the loop with a header, if it has the form that the conversion emits.
    fn counting(&self, header: &str) -> Option<Loop> {
        let at = self.only(&format!("{header}("))?;
        let args = arguments(&self.lines[at]);
        let test = self.lines.get(at + 1)?.trim();
        let (condition, test) = test.split_once(" = llvm.icmp \"")?;
        let (predicate, test) = test.split_once("\" ")?;
        let (counter, bound) = test.strip_suffix(" : i64")?.split_once(", ")?;
        let index = args.iter().position(|(name, _)| name == counter)?;
        let continues = self.lines.get(at + 2)?.trim().starts_with(&format!("llvm.cond_br {condition}, ^"));
        let branches: Vec<&String> =
            self.lines.iter().filter(|line| line.contains(&format!("{header}("))).collect();
        if !continues || !["slt", "ult"].contains(&predicate) || branches.len() != 3 {
            return None;
        }
        let mut passed = Vec::new();
        for line in branches.iter().filter(|line| line.trim().starts_with("llvm.br")) {
            passed.push(operands(line).get(index)?.clone());
        }
        let next = passed.iter().find_map(|next| {
            let line = &self.lines[self.only(&format!("{next} = llvm.add {counter}, "))?];
            let step = line.split(", ").nth(1)?.split(' ').next()?;
            Some((next.clone(), self.constant(step)?))
        });
        let (next, step) = next?;
        let start = passed.iter().find(|&value| *value != next)?.clone();
        let uses = self.lines.iter().filter(|line| has_name(line, &next)).count();
        (passed.len() == 2 && uses == 2).then(|| Loop {
            header: header.to_string(),
            counter: counter.to_string(),
            index,
            condition: condition.to_string(),
            bound: bound.to_string(),
            start,
            next,
            step,
        })
    }

    fn constant(&self, name: &str) -> Option<i64> {
        let line = &self.lines[self.only(&format!("{name} = llvm.mlir.constant("))?];
        line.split_once("constant(")?.1.split(' ').next()?.parse().ok()
    }

    fn respell_counter(&mut self, l: &Loop, how: Counter) {
        let ty = if how.is_narrow { "i32" } else { "i64" };
        let mut before = Vec::new();
        let [mut start, mut bound] = [&l.start, &l.bound].map(|value| {
            if !how.is_narrow {
                return value.clone();
            }
            let narrow = self.name();
            before.push(format!("    {narrow} = llvm.trunc {value} : i64 to i32"));
            narrow
        });
        let [zero, one, step, slot] = [(); 4].map(|()| self.name());
        for (name, number) in
            [(&zero, 0), (&one, 1), (&step, if how.test == Test::Down { -l.step } else { l.step })]
        {
            before.push(format!("    {name} = llvm.mlir.constant({number} : {ty}) : {ty}"));
        }
        let sign = if how.is_unsigned { "u" } else { "s" };
        let mut predicate = format!("{sign}lt");
        // Operations of the header that compute the counter from its argument. In each, `@` is the result of the
        // previous one.
        let mut stages = Vec::new();
        match how.test {
            Test::Below => {}
            Test::InMemory => {
                stages.push(format!("llvm.load {slot} : !llvm.ptr -> {ty}"));
                before.push(format!("    llvm.store {start}, {slot} : {ty}, !llvm.ptr"));
            }
            Test::Differs => predicate = "ne".into(),
            Test::AtMost => {
                let last = self.name();
                before.push(format!("    {last} = llvm.sub {bound}, {one} : {ty}"));
                (bound, predicate) = (last, "sle".into());
            }
            Test::Down => {
                let count = self.name();
                before.push(format!("    {count} = llvm.sub {bound}, {start} : {ty}"));
                stages.push(format!("llvm.sub {bound}, @ : {ty}"));
                (start, bound, predicate) = (count, zero, "sgt".into());
            }
        }
        if how.is_narrow {
            let extension = if how.is_unsigned { "zext" } else { "sext" };
            stages.push(format!("llvm.{extension} @ : i32 to i64"));
        }
        let counter = if stages.is_empty() { l.counter.clone() } else { self.name() };
        let (mut first, mut number, mut asked) = (Vec::new(), counter.clone(), counter.clone());
        for (place, stage) in stages.iter().enumerate() {
            let result = if place + 1 == stages.len() { l.counter.clone() } else { self.name() };
            first.push(format!("    {result} = {}", stage.replace('@', &number)));
            number = result;
            if place == 0 && how.test == Test::InMemory {
                asked = number.clone();
            }
        }
        first.push(format!("    {} = llvm.icmp \"{predicate}\" {asked}, {bound} : {ty}", l.condition));
        let flags = match (how.is_exact, how.is_unsigned) {
            (true, false) => " overflow<nsw>",
            (true, true) => " overflow<nuw>",
            _ => "",
        };
        let next = format!("    {} = llvm.add {asked}, {step}{flags} : {ty}", l.next);
        let mut lines = Vec::new();
        for line in std::mem::take(&mut self.lines) {
            let text = line.trim_start();
            if text.starts_with(&format!("{}(", l.header)) {
                lines.push(match how.test {
                    Test::InMemory => without_argument(&line, l.index),
                    _ => with_argument(&line, l.index, &counter, ty),
                });
                lines.append(&mut first);
            } else if text.starts_with(&format!("{} = ", l.condition)) {
                // It is part of `first`.
            } else if text.starts_with(&format!("{} = ", l.next)) {
                lines.push(next.clone());
            } else if text.starts_with("llvm.br") && line.contains(&format!("{}(", l.header)) {
                let is_entry = operands(&line)[l.index] != l.next;
                if is_entry {
                    lines.append(&mut before);
                }
                let passed = if is_entry { &start } else { &l.next };
                if how.test == Test::InMemory && !is_entry {
                    lines.push(format!("    llvm.store {passed}, {slot} : {ty}, !llvm.ptr"));
                }
                lines.push(match how.test {
                    Test::InMemory => without_operand(&line, l.index),
                    _ => with_operand(&line, l.index, passed, ty),
                });
            } else {
                lines.push(line);
            }
        }
        if how.test == Test::InMemory {
            let one = self.name();
            lines.insert(1, format!("    {one} = llvm.mlir.constant(1 : i64) : i64"));
            lines.insert(2, format!("    {slot} = llvm.alloca {one} x {ty} : (i64) -> !llvm.ptr"));
        }
        self.lines = lines;
    }

    fn respell_selections(&mut self) -> usize {
        let mut lines = Vec::new();
        let mut count = 0;
        for line in std::mem::take(&mut self.lines) {
            let Some((result, select)) = line.trim().split_once(" = llvm.select ") else {
                lines.push(line);
                continue;
            };
            let (values, types) = select.split_once(" : ").unwrap_or((select, ""));
            let ty = types.strip_prefix("i1, ").unwrap_or_default();
            let values: Vec<&str> = values.split(", ").collect();
            let (&[condition, a, b], false) = (&values[..], ty.is_empty()) else {
                lines.push(line);
                continue;
            };
            count += 1;
            let block = format!("^spelt{count}");
            lines.push(format!("    llvm.cond_br {condition}, {block}a, {block}b"));
            for (side, value) in [("a", a), ("b", b)] {
                lines.push(format!("  {block}{side}:"));
                lines.push(format!("    llvm.br {block}({value} : {ty})"));
            }
            lines.push(format!("  {block}({result}: {ty}):"));
        }
        self.lines = lines;
        count
    }
}
