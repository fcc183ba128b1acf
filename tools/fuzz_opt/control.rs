//! Programs as MLIR: statements, and what controls them.

use crate::print::{CARRIED_PREFIX, Induction, Printer};
use crate::program::{Bound, Choice, Flavour, Form, MAX_SIZE, Region, Statement, Type};

/// The end of a loop.
pub(crate) struct Upper {
    pub(crate) value: String,
    /// The spelling of an affine loop.
    affine: Option<String>,
    /// The most that it can be.
    max: i64,
}

/// The counter of a loop.
pub(crate) struct Counter {
    pub(crate) lower: i64,
    pub(crate) upper: Upper,
    pub(crate) step: i64,
    /// True if it is an affine loop or, with branches, bottom-tested.
    pub(crate) affine: bool,
    /// The form of the counter with branches.
    pub(crate) form: Form,
}

/// Text of a list.
pub(crate) fn list(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().collect::<Vec<_>>().join(", ")
}

fn types(types: &[Type]) -> String {
    list(types.iter().map(|ty| ty.text().to_string()))
}

/// Names of the results of an operation with several.
fn results(base: &str, count: usize) -> Vec<String> {
    if count == 1 {
        return vec![base.to_string()];
    }
    (0..count).map(|number| format!("{base}#{number}")).collect()
}

/// Returns the names of results before an operation.
fn binding(base: &str, count: usize) -> String {
    match count {
        0 => String::new(),
        1 => format!("{base} = "),
        _ => format!("{base}:{count} = "),
    }
}

impl Printer {
    /// The argument as the end of a loop.
    pub(crate) fn size(&self) -> Upper {
        Upper { value: self.size.clone(), affine: Some(self.size.clone()), max: MAX_SIZE }
    }

    /// A number as the end of a loop.
    pub(crate) fn constant_upper(&mut self, number: i64) -> Upper {
        Upper { value: self.index_constant(number), affine: Some(number.to_string()), max: number }
    }

    fn upper(&mut self, bound: Bound) -> Upper {
        match bound {
            Bound::Size => self.size(),
            Bound::Constant(number) => self.constant_upper(number),
            Bound::Induction(choice) => match self.induction(choice).cloned() {
                None => self.upper(Bound::Constant(9)),
                Some(Induction { name, max, affine, .. }) => {
                    let text = affine.then(|| format!("affine_map<(d0) -> (d0)>({name})"));
                    Upper { value: name, affine: text, max }
                }
            },
        }
    }

    /// Calls `inside`, and removes from scope what it defined.
    pub(crate) fn scoped<T>(&mut self, inside: impl FnOnce(&mut Printer) -> T) -> T {
        let lengths = (self.values.len(), self.inductions.len(), self.memories.len());
        let result = inside(self);
        self.values.truncate(lengths.0);
        self.inductions.truncate(lengths.1);
        self.memories.truncate(lengths.2);
        result
    }

    fn define_all(&mut self, names: &[String], types: &[Type]) {
        names.iter().zip(types).for_each(|(name, ty)| self.define(name.clone(), *ty));
    }

    fn operands(&mut self, types: &[Type], choices: &[Choice]) -> Vec<String> {
        types.iter().zip(choices).map(|(ty, choice)| self.operand(*ty, *choice)).collect()
    }

    /// Names for values that a loop carries.
    pub(crate) fn names(&mut self, types: &[Type]) -> Vec<String> {
        types.iter().map(|_| format!("{CARRIED_PREFIX}{}", self.number())).collect()
    }

    /// Statements, and what they hand on.
    pub(crate) fn region(&mut self, region: &Region, types: &[Type]) -> Vec<String> {
        region.statements.iter().for_each(|statement| self.statement(statement));
        self.operands(types, &region.yields)
    }

    pub(crate) fn statement(&mut self, statement: &Statement) {
        match statement {
            Statement::Binary { ty, operation, operands: [a, b] } => {
                let (a, b) = (self.operand(*ty, *a), self.operand(*ty, *b));
                let name = self.binary(*operation, *ty, &a, &b);
                self.define(name, *ty);
            }
            Statement::Compare { ty, predicate, operands: [a, b] } => {
                let (a, b) = (self.operand(*ty, *a), self.operand(*ty, *b));
                let name = self.compare(*predicate, *ty, &a, &b);
                self.define(name, Type::I1);
            }
            Statement::Select { ty, condition, operands: [a, b] } => {
                let condition = self.operand(Type::I1, *condition);
                let (a, b) = (self.operand(*ty, *a), self.operand(*ty, *b));
                let name = self.select(&condition, &a, &b, ty.text());
                self.define(name, *ty);
            }
            Statement::Cast { from, to, signed, value } => {
                let value = self.operand(*from, *value);
                let name = self.cast(&value, *from, *to, *signed);
                self.define(name, *to);
            }
            Statement::Induction { ty, which } => self.induction_value(*ty, *which),
            Statement::Load { element } => self.load(*element),
            Statement::Store { element, value } => self.store(*element, *value),
            Statement::Read { cell } => self.read(*cell),
            Statement::Write { cell, value } => self.write(*cell, *value),
            Statement::View { memory, offset, stride } => self.view(*memory, *offset, *stride),
            Statement::Vector { from, to, operation, operand, mask } => {
                self.vector(*from, *to, *operation, *operand, *mask);
            }
            Statement::SideBySide(steps) => self.side_by_side(steps),
            Statement::SmallSum(small) => self.small_sum(small),
            Statement::Bits { ty, operation, value } => self.bits(*operation, *ty, *value),
            Statement::Exact { memory, ty, maximum } => self.exact(*memory, *ty, *maximum),
            Statement::Loop { lower, upper, step, affine, form, leaves, carried, start, body } => {
                let counter = Counter {
                    lower: *lower,
                    upper: self.upper(*upper),
                    step: *step,
                    affine: *affine,
                    form: *form,
                };
                let start = self.operands(carried, start);
                let results = self.counted_loop(&counter, &start, carried, |printer, names| {
                    printer.define_all(names, carried);
                    let yields = printer.region(body, carried);
                    if let Some(choice) = leaves.filter(|_| printer.flavour != Flavour::Structured) {
                        printer.leaving = Some(printer.operand(Type::I1, choice));
                    }
                    yields
                });
                self.define_all(&results, carried);
            }
            Statement::While { upper, carried, start, head, body } => {
                let upper = self.upper(*upper);
                let start = self.operands(carried, start);
                let results = match self.flavour {
                    Flavour::Structured => self.structured_while(&upper, carried, &start, head, body),
                    _ => self.branching_while(&upper, carried, &start, head, body),
                };
                let (index, results) = (&results[0], &results[1..]);
                self.define_all(results, carried);
                // Where it left.
                let at = self.integer_from_index(index, Type::I64);
                self.define(at, Type::I64);
            }
            Statement::If { condition, switch, results, then, otherwise } => {
                let condition = self.operand(Type::I1, *condition);
                let names = match self.flavour {
                    Flavour::Structured => self.structured_if(&condition, results, then, otherwise),
                    _ => self.branching_if(&condition, *switch, results, [then, otherwise]),
                };
                self.define_all(&names, results);
            }
            Statement::Call { x, y } => self.call(*x, *y),
        }
    }

    fn induction_value(&mut self, ty: Type, which: Choice) {
        let Some(name) = self.induction(which).map(|induction| induction.name.clone()) else { return };
        let integer = if ty.is_float() { Type::I32 } else { ty };
        let value = self.integer_from_index(&name, integer);
        let value = self.cast(&value, integer, ty, true);
        self.define(value, ty);
    }

    /// A call; now and then two that are the same.
    fn call(&mut self, x: Choice, y: Choice) {
        if self.helper.is_empty() {
            return;
        }
        let times = if x.is_multiple_of(4) { 2 } else { 1 };
        let (x, y) = (self.operand(Type::I64, x), self.operand(Type::I32, y));
        let (call, first) = (if self.llvm() { "llvm.call" } else { "func.call" }, self.memories[0].clone());
        let memory = if self.llvm() { "!llvm.ptr" } else { &first.ty };
        let (helper, size, index) = (&self.helper, &self.size, self.index());
        let arguments = format!("{}, {size}, {x}, {y}", first.name);
        let text = format!("{call} @{helper}({arguments}) : ({memory}, {index}, i64, i32) -> i32");
        for _ in 0..times {
            let name = self.op(&text);
            self.define(name, Type::I32);
        }
    }

    /// A loop that counts; `body` gets the carried values and gives the next. The results of the loop.
    pub(crate) fn counted_loop(
        &mut self,
        counter: &Counter,
        start: &[String],
        carried: &[Type],
        body: impl FnOnce(&mut Printer, &[String]) -> Vec<String>,
    ) -> Vec<String> {
        let name = format!("%i{}", self.number());
        let upper = counter.upper.affine.as_ref().filter(|_| counter.affine);
        let affine = upper.filter(|_| self.flavour == Flavour::Structured);
        let max = (counter.upper.max - 1).max(counter.lower);
        let induction = Induction { name: name.clone(), min: counter.lower, max, affine: affine.is_some() };
        let names = self.names(carried);
        let inside = |printer: &mut Printer| {
            printer.scoped(|printer| {
                printer.inductions.push(induction);
                body(printer, &names)
            })
        };
        match (self.flavour, affine) {
            (Flavour::Structured, Some(upper)) => {
                let head = format!("affine.for {name} = {} to {upper} step {}", counter.lower, counter.step);
                self.structured_loop("affine.yield", &head, (&names, start, carried), inside)
            }
            (Flavour::Structured, None) => {
                let (lower, step) = (self.index_constant(counter.lower), self.index_constant(counter.step));
                let head = format!("scf.for {name} = {lower} to {} step {step}", counter.upper.value);
                self.structured_loop("scf.yield", &head, (&names, start, carried), inside)
            }
            _ => self.branching_loop(counter, &name, (&names, start, carried), inside),
        }
    }

    fn structured_loop(
        &mut self,
        ending: &str,
        head: &str,
        (names, start, carried): (&[String], &[String], &[Type]),
        inside: impl FnOnce(&mut Printer) -> Vec<String>,
    ) -> Vec<String> {
        let base = format!("%r{}", self.number());
        let arguments = list(names.iter().zip(start).map(|(name, start)| format!("{name} = {start}")));
        let carries = match carried.is_empty() {
            true => String::new(),
            false => format!(" iter_args({arguments}) -> ({})", types(carried)),
        };
        self.line(&format!("{}{head}{carries} {{", binding(&base, carried.len())));
        let yields = inside(self);
        self.end(ending, &yields, carried);
        self.line("}");
        results(&base, carried.len())
    }

    /// Ends a region.
    fn end(&mut self, ending: &str, yields: &[String], carried: &[Type]) {
        if !yields.is_empty() {
            self.line(&format!("{ending} {} : {}", list(yields.iter().cloned()), types(carried)));
        }
    }

    fn structured_if(
        &mut self,
        condition: &str,
        types_: &[Type],
        then: &Region,
        otherwise: &Region,
    ) -> Vec<String> {
        let base = format!("%r{}", self.number());
        let gives = if types_.is_empty() { String::new() } else { format!(" -> ({})", types(types_)) };
        self.line(&format!("{}scf.if {condition}{gives} {{", binding(&base, types_.len())));
        for (number, region) in [then, otherwise].into_iter().enumerate() {
            let yields = self.scoped(|printer| printer.region(region, types_));
            self.end("scf.yield", &yields, types_);
            self.line(if number == 0 { "} else {" } else { "}" });
        }
        results(&base, types_.len())
    }

    /// The index with which the loop ends, and what it carries.
    fn structured_while(
        &mut self,
        upper: &Upper,
        carried: &[Type],
        start: &[String],
        head: &Region,
        body: &Region,
    ) -> Vec<String> {
        let base = format!("%r{}", self.number());
        let zero = self.index_constant(0);
        let (index, names) = (format!("%i{}", self.number()), self.names(carried));
        let all_types =
            list(["index".to_string()].into_iter().chain(carried.iter().map(|ty| ty.text().to_string())));
        let starts = list(names.iter().zip(start).map(|(name, start)| format!(", {name} = {start}")))
            .replace(", ,", ",");
        let binding = binding(&base, carried.len() + 1);
        self.line(&format!(
            "{binding}scf.while ({index} = {zero}{starts}) : ({all_types}) -> ({all_types}) {{"
        ));
        self.scoped(|printer| {
            let more = printer.while_head(upper, &index, &names, carried, head);
            let handed = list([index.clone()].into_iter().chain(names.iter().cloned()));
            printer.line(&format!("scf.condition({more}) {handed} : {all_types}"));
        });
        self.line("} do {");
        let (index, names) = (format!("%i{}", self.number()), self.names(carried));
        let arguments = names.iter().zip(carried).map(|(name, ty)| format!(", {name}: {}", ty.text()));
        self.line(&format!("^bb0({index}: index{}):", arguments.collect::<String>()));
        self.scoped(|printer| {
            let (next, yields) = printer.while_body(upper, &index, &names, carried, body);
            let handed = list([next].into_iter().chain(yields));
            printer.line(&format!("scf.yield {handed} : {all_types}"));
        });
        self.line("}");
        results(&base, carried.len() + 1)
    }

    /// Emits the exit test of a loop. The induction variable may be at the end already.
    pub(crate) fn while_head(
        &mut self,
        upper: &Upper,
        index: &str,
        names: &[String],
        carried: &[Type],
        head: &Region,
    ) -> String {
        let max = upper.max.max(0);
        self.inductions.push(Induction { name: index.to_string(), min: 0, max, affine: false });
        self.define_all(names, carried);
        let continues = self.region(head, &[Type::I1]);
        let inside = self.compare_integers("slt", self.index(), index, &upper.value);
        self.two(("arith.andi", "llvm.and"), &inside, &continues[0], "i1")
    }

    /// The next value of the induction variable, and what is carried on.
    pub(crate) fn while_body(
        &mut self,
        upper: &Upper,
        index: &str,
        names: &[String],
        carried: &[Type],
        body: &Region,
    ) -> (String, Vec<String>) {
        let max = (upper.max - 1).max(0);
        self.inductions.push(Induction { name: index.to_string(), min: 0, max, affine: false });
        self.define_all(names, carried);
        let yields = self.region(body, carried);
        let one = self.index_constant(1);
        (self.two(("arith.addi", "llvm.add"), index, &one, self.index()), yields)
    }
}
