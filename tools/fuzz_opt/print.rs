//! Programs as MLIR: what is in scope, and operations on values.
//!
//! Printed programs have no undefined behaviour: divisors are small and positive, shifts below the width, floats are in
//! range before they become integers, and indices within their memory for every value of the induction variables.

use std::fmt::Write as _;

use crate::program::{CARRIED, Choice, Flavour, Type};

/// An induction variable and the values that it can have.
#[derive(Clone)]
pub(crate) struct Induction {
    pub(crate) name: String,
    pub(crate) min: i64,
    pub(crate) max: i64,
    /// True if affine operations may use it.
    pub(crate) affine: bool,
}

/// A memory in scope.
#[derive(Clone)]
pub(crate) struct Memory {
    pub(crate) name: String,
    pub(crate) element: Type,
    pub(crate) sizes: Vec<i64>,
    /// The stride of each dimension, in elements.
    pub(crate) strides: Vec<i64>,
    /// The memref type.
    pub(crate) ty: String,
    /// True if the type says that elements are contiguous.
    pub(crate) contiguous: bool,
}

/// Writes one function.
pub(crate) struct Printer {
    pub(crate) flavour: Flavour,
    pub(crate) out: String,
    /// The function that is called.
    pub(crate) helper: String,
    pub(crate) values: Vec<(String, Type)>,
    pub(crate) inductions: Vec<Induction>,
    pub(crate) memories: Vec<Memory>,
    /// Variables: names of their memories.
    pub(crate) cells: Vec<(String, Type)>,
    /// The condition under which the loop that was written last is left at the end of its body.
    pub(crate) leaving: Option<String>,
    /// The argument with the size.
    pub(crate) size: String,
    next: usize,
    /// The number of open braces.
    depth: usize,
}

/// The prefix of the names of loop-carried values.
pub(crate) const CARRIED_PREFIX: &str = "%a";

/// An operation on two values: its name in arith, and in the LLVM dialect.
type Names = (&'static str, &'static str);

const INTEGERS: [Names; 17] = [
    ("arith.addi", "llvm.add"),
    ("arith.subi", "llvm.sub"),
    ("arith.muli", "llvm.mul"),
    ("arith.andi", "llvm.and"),
    ("arith.ori", "llvm.or"),
    ("arith.xori", "llvm.xor"),
    ("arith.maxsi", "llvm.intr.smax"),
    ("arith.minsi", "llvm.intr.smin"),
    ("arith.maxui", "llvm.intr.umax"),
    ("arith.minui", "llvm.intr.umin"),
    ("arith.shli", "llvm.shl"),
    ("arith.shrsi", "llvm.ashr"),
    ("arith.shrui", "llvm.lshr"),
    ("arith.divsi", "llvm.sdiv"),
    ("arith.divui", "llvm.udiv"),
    ("arith.remsi", "llvm.srem"),
    ("arith.remui", "llvm.urem"),
];
/// The first of those whose second operand is restricted: shifts.
const SHIFTS: usize = 10;
/// The first of divisions.
const DIVISIONS: usize = 13;

const FLOATS: [Names; 6] = [
    ("arith.addf", "llvm.fadd"),
    ("arith.subf", "llvm.fsub"),
    ("arith.mulf", "llvm.fmul"),
    ("arith.divf", "llvm.fdiv"),
    ("arith.maximumf", "llvm.intr.maximum"),
    ("arith.minimumf", "llvm.intr.minimum"),
];

const INTEGER_PREDICATES: [&str; 10] = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];
const FLOAT_PREDICATES: [&str; 14] =
    ["oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno"];

impl Printer {
    /// Returns a printer with an empty scope.
    pub(crate) fn new(flavour: Flavour, helper: String) -> Printer {
        Printer {
            flavour,
            out: String::new(),
            helper,
            values: Vec::new(),
            inductions: Vec::new(),
            memories: Vec::new(),
            cells: Vec::new(),
            leaving: None,
            size: String::new(),
            next: 0,
            depth: 1,
        }
    }

    /// Returns true if operations are those of the LLVM dialect.
    pub(crate) fn llvm(&self) -> bool {
        self.flavour == Flavour::Llvm
    }

    /// The type of induction variables and sizes.
    pub(crate) fn index(&self) -> &'static str {
        if self.llvm() { "i64" } else { "index" }
    }

    /// A new number for a name.
    pub(crate) fn number(&mut self) -> usize {
        self.next += 1;
        self.next
    }

    /// Writes a line.
    pub(crate) fn line(&mut self, text: &str) {
        self.depth -= usize::from(text.starts_with('}'));
        let _ = writeln!(self.out, "{:1$}{text}", "", 2 * self.depth);
        self.depth += usize::from(text.ends_with('{'));
    }

    /// Writes an operation with one result.
    pub(crate) fn op(&mut self, text: &str) -> String {
        let name = format!("%v{}", self.number());
        self.line(&format!("{name} = {text}"));
        name
    }

    /// Adds a result to the scope.
    pub(crate) fn define(&mut self, name: String, ty: Type) {
        self.values.push((name, ty));
    }

    /// A constant: `text` is that of the attribute without its type.
    pub(crate) fn constant(&mut self, text: &str, ty: &str) -> String {
        let typed = if ty == "i1" { text.to_string() } else { format!("{text} : {ty}") };
        match self.llvm() {
            true => self.op(&format!("llvm.mlir.constant({typed}) : {ty}")),
            false => self.op(&format!("arith.constant {typed}")),
        }
    }

    /// A constant of the type of sizes.
    pub(crate) fn index_constant(&mut self, value: i64) -> String {
        let ty = self.index();
        self.constant(&value.to_string(), ty)
    }

    /// Returns a value of a type: one in scope, rather a late one, or one of the last of any type, converted, so that few
    /// values are unused; sometimes a constant.
    pub(crate) fn operand(&mut self, ty: Type, choice: Choice) -> String {
        let carried = |(name, other): &&(String, Type)| *other == ty && name.starts_with(CARRIED_PREFIX);
        if let Some((name, _)) = self.values.iter().rev().find(carried).filter(|_| choice == CARRIED) {
            return name.clone();
        }
        if choice.is_multiple_of(10) || self.values.is_empty() {
            return self.some_constant(ty, choice / 10);
        }
        let choice = choice as usize / 10;
        let found: Vec<&String> =
            self.values.iter().filter(|(_, other)| *other == ty).map(|(name, _)| name).collect();
        if found.is_empty() || choice.is_multiple_of(3) {
            let last = self.values.len() - 1 - choice / 3 % self.values.len().min(3);
            let (name, from) = self.values[last].clone();
            return self.made_into(&name, from, ty);
        }
        let near = if choice % 3 == 1 { found.len() } else { found.len().min(3) };
        found[found.len() - 1 - choice / 3 % near].clone()
    }

    fn made_into(&mut self, value: &str, from: Type, to: Type) -> String {
        if to != Type::I1 || from == Type::I1 {
            return self.cast(value, from, to, to.bits().is_multiple_of(16));
        }
        let bound = self.constant(if from.is_float() { "0.5" } else { "20" }, from.text());
        self.compare(4, from, value, &bound)
    }

    fn some_constant(&mut self, ty: Type, choice: Choice) -> String {
        let choice = choice as usize;
        if ty.is_float() {
            let numbers = ["0.0", "-0.0", "1.0", "-1.5", "0.1", "3.0e5", "1.0e-30", "0.5"];
            return self.constant(numbers[choice % numbers.len()], ty.text());
        }
        if ty == Type::I1 {
            return self.constant(["true", "false"][choice % 2], "i1");
        }
        let high = 1i128 << (ty.bits() - 1);
        let numbers = [0, 1, -1, 2, 3, 7, 10, -high, high - 1, 64, 100, 85];
        self.constant(&numbers[choice % numbers.len()].to_string(), ty.text())
    }

    /// An operation on two values of a type.
    pub(crate) fn two(&mut self, names: Names, a: &str, b: &str, ty: &str) -> String {
        match (self.llvm(), names.1.starts_with("llvm.intr")) {
            (true, true) => self.op(&format!("{}({a}, {b}) : ({ty}, {ty}) -> {ty}", names.1)),
            (true, false) => self.op(&format!("{} {a}, {b} : {ty}", names.1)),
            (false, _) => self.op(&format!("{} {a}, {b} : {ty}", names.0)),
        }
    }

    /// Operation `number` of a type, its second operand made such that it is defined.
    pub(crate) fn binary(&mut self, number: usize, ty: Type, a: &str, b: &str) -> String {
        if ty.is_float() {
            return self.two(FLOATS[number % FLOATS.len()], a, b, ty.text());
        }
        let number = number % INTEGERS.len();
        let mut b = b.to_string();
        if number >= DIVISIONS {
            b = self.masked(&b, 63, ty);
            let one = self.constant("1", ty.text());
            b = self.two(("arith.ori", "llvm.or"), &b, &one, ty.text());
        } else if number >= SHIFTS {
            b = self.masked(&b, i64::from(ty.bits()) - 1, ty);
        }
        self.two(INTEGERS[number], a, &b, ty.text())
    }

    /// Name of an operation on vectors that is defined for all operands.
    pub(crate) fn lane_operation(&self, number: usize, ty: Type) -> Names {
        if ty.is_float() { FLOATS[number % FLOATS.len()] } else { INTEGERS[number % SHIFTS] }
    }

    /// The bits of an integer that are in a mask.
    pub(crate) fn masked(&mut self, value: &str, mask: i64, ty: Type) -> String {
        let mask = self.constant(&mask.to_string(), ty.text());
        self.two(("arith.andi", "llvm.and"), value, &mask, ty.text())
    }

    /// A comparison.
    pub(crate) fn compare(&mut self, predicate: usize, ty: Type, a: &str, b: &str) -> String {
        match ty.is_float() {
            true => self.compare_floats(FLOAT_PREDICATES[predicate % FLOAT_PREDICATES.len()], ty, a, b),
            false => {
                let name = INTEGER_PREDICATES[predicate % INTEGER_PREDICATES.len()];
                self.compare_integers(name, ty.text(), a, b)
            }
        }
    }

    pub(crate) fn compare_integers(&mut self, predicate: &str, ty: &str, a: &str, b: &str) -> String {
        match self.llvm() {
            true => self.op(&format!("llvm.icmp \"{predicate}\" {a}, {b} : {ty}")),
            false => self.op(&format!("arith.cmpi {predicate}, {a}, {b} : {ty}")),
        }
    }

    fn compare_floats(&mut self, predicate: &str, ty: Type, a: &str, b: &str) -> String {
        match self.llvm() {
            true => self.op(&format!("llvm.fcmp \"{predicate}\" {a}, {b} : {}", ty.text())),
            false => self.op(&format!("arith.cmpf {predicate}, {a}, {b} : {}", ty.text())),
        }
    }

    pub(crate) fn select(&mut self, condition: &str, a: &str, b: &str, ty: &str) -> String {
        match self.llvm() {
            true => self.op(&format!("llvm.select {condition}, {a}, {b} : i1, {ty}")),
            false => self.op(&format!("arith.select {condition}, {a}, {b} : {ty}")),
        }
    }

    fn convert(&mut self, names: Names, value: &str, from: Type, to: Type) -> String {
        let name = if self.llvm() { names.1 } else { names.0 };
        self.op(&format!("{name} {value} : {} to {}", from.text(), to.text()))
    }

    /// A value as another type.
    pub(crate) fn cast(&mut self, value: &str, from: Type, to: Type, signed: bool) -> String {
        let wider = to.bits() > from.bits();
        let names = match (from.is_float(), to.is_float()) {
            _ if from == to => return value.to_string(),
            (false, false) if !wider => ("arith.trunci", "llvm.trunc"),
            (false, false) if signed => ("arith.extsi", "llvm.sext"),
            (false, false) => ("arith.extui", "llvm.zext"),
            (false, true) if signed => ("arith.sitofp", "llvm.sitofp"),
            (false, true) => ("arith.uitofp", "llvm.uitofp"),
            (true, true) if wider => ("arith.extf", "llvm.fpext"),
            (true, true) => ("arith.truncf", "llvm.fptrunc"),
            (true, false) => return self.float_to_integer(value, from, to, signed),
        };
        self.convert(names, value, from, to)
    }

    fn float_to_integer(&mut self, value: &str, from: Type, to: Type, signed: bool) -> String {
        let limit = match to {
            Type::I8 => "100.0",
            Type::I16 => "30000.0",
            _ => "1.0e9",
        };
        let high = self.constant(limit, from.text());
        let low = self.constant(if signed { "-90.0" } else { "0.0" }, from.text());
        let below = self.compare_floats("olt", from, value, &high);
        let above = self.compare_floats("ogt", from, value, &low);
        let inside = self.two(("arith.andi", "llvm.and"), &below, &above, "i1");
        let safe = self.select(&inside, value, &low, from.text());
        let names = if signed { ("arith.fptosi", "llvm.fptosi") } else { ("arith.fptoui", "llvm.fptoui") };
        self.convert(names, &safe, from, to)
    }

    /// An integer as an index.
    pub(crate) fn index_from(&mut self, value: &str, from: Type) -> String {
        match self.llvm() {
            true => self.cast(value, from, Type::I64, true),
            false => self.op(&format!("arith.index_cast {value} : {} to index", from.text())),
        }
    }

    /// An index as an integer.
    pub(crate) fn integer_from_index(&mut self, value: &str, to: Type) -> String {
        match self.llvm() {
            true => self.cast(value, Type::I64, to, true),
            false => self.op(&format!("arith.index_cast {value} : index to {}", to.text())),
        }
    }

    /// An induction variable in scope, rather an inner one.
    pub(crate) fn induction(&self, choice: Choice) -> Option<&Induction> {
        let count = self.inductions.len();
        let outer = choice as usize / 2 % count.max(1);
        self.inductions.get(if choice.is_multiple_of(2) { count.wrapping_sub(1) } else { outer })
    }
}
