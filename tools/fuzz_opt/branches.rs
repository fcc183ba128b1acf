//! Programs as MLIR: control by blocks and branches, in cf or the LLVM dialect.

use crate::control::{Counter, Upper, list};
use crate::print::Printer;
use crate::program::{Region, Test, Type, Wraps};

/// The operations that advance and test a counter.
struct Counting {
    first: String,
    predicate: &'static str,
    limit: String,
    advance: (&'static str, &'static str),
}

impl Printer {
    fn dialect(&self) -> &'static str {
        if self.llvm() { "llvm" } else { "cf" }
    }

    fn label(&mut self) -> String {
        format!("^b{}", self.number())
    }

    fn block(&mut self, label: &str, arguments: &[(String, String)]) {
        let list = list(arguments.iter().map(|(name, ty)| format!("{name}: {ty}")));
        self.line(&if list.is_empty() { format!("{label}:") } else { format!("{label}({list}):") });
    }

    /// A block as a branch names it.
    fn successor(label: &str, arguments: &[(String, String)]) -> String {
        if arguments.is_empty() {
            return label.to_string();
        }
        let (names, types) = (arguments.iter().map(|(name, _)| name), arguments.iter().map(|(_, ty)| ty));
        format!("{label}({} : {})", list(names.cloned()), list(types.cloned()))
    }

    fn branch(&mut self, to: &str) {
        let dialect = self.dialect();
        self.line(&format!("{dialect}.br {to}"));
    }

    fn branch_if(&mut self, condition: &str, then: &str, otherwise: &str) {
        let dialect = self.dialect();
        self.line(&format!("{dialect}.cond_br {condition}, {then}, {otherwise}"));
    }

    fn typed(names: &[String], types: &[Type]) -> Vec<(String, String)> {
        names.iter().zip(types).map(|(name, ty)| (name.clone(), ty.text().to_string())).collect()
    }

    /// The counter and what is carried.
    fn counted(index: &str, ty: &str, names: &[String], types: &[Type]) -> Vec<(String, String)> {
        let mut all = vec![(index.to_string(), ty.to_string())];
        all.extend(Self::typed(names, types));
        all
    }

    /// The first value of a counter, the predicate of the exit test and what it compares with, as numbers of the type that
    /// indices have, and the operation that advances it.
    fn counting(&mut self, counter: &Counter) -> Counting {
        let (lower, upper) = (self.index_constant(counter.lower), counter.upper.value.clone());
        let (add, sub) = (("arith.addi", "llvm.add"), ("arith.subi", "llvm.sub"));
        let (first, predicate, limit, advance) = match counter.form.test {
            Test::Up => (lower, "slt", upper, add),
            Test::Unsigned => (lower, "ult", upper, add),
            Test::UnsignedInclusive if counter.affine => (lower, "ule", self.before(&upper), add),
            Test::Inclusive | Test::UnsignedInclusive => (lower, "sle", self.before(&upper), add),
            Test::Endless => (lower, "ule", self.index_constant(-1), add),
            Test::Until if counter.step == 1 => {
                // Not below the bound, from where it would be a long way.
                let ty = self.index();
                let is_any = self.compare_integers("slt", ty, &lower, &upper);
                let upper = self.select(&is_any, &upper, &lower, ty);
                (self.before(&upper), "ne", self.before(&lower), sub)
            }
            Test::Down | Test::Until => (self.before(&upper), "sge", lower, sub),
            Test::Before => (upper, "sgt", lower, sub),
        };
        Counting { first, predicate, limit, advance }
    }

    /// The number before another one.
    fn before(&mut self, index: &str) -> String {
        let (one, ty) = (self.index_constant(1), self.index());
        self.two(("arith.subi", "llvm.sub"), index, &one, ty)
    }

    /// A number of the type that indices have as one of the type of a counter.
    fn as_counter(&mut self, counter: &Counter, value: String) -> String {
        if counter.form.narrow { self.integer_from_index(&value, Type::I32) } else { value }
    }

    /// Defines the induction variable of a loop by its counter, where these are two values.
    fn define_index(&mut self, counter: &Counter, of: &str, index: &str) {
        let (narrow, ty) = (counter.form.narrow, self.counter_type(counter));
        let mut value = of.to_string();
        if counter.form.test == Test::Before {
            let one = self.constant("1", ty);
            let sub = if self.llvm() { "llvm.sub" } else { "arith.subi" };
            value = if narrow { format!("{index}_at") } else { index.to_string() };
            self.line(&format!("{value} = {sub} {of}, {one} : {ty}"));
        }
        // The number is not negative in the body.
        let signed = !matches!(counter.form.test, Test::Unsigned | Test::UnsignedInclusive | Test::Endless);
        let (extend, to) = match (self.llvm(), signed) {
            (true, true) => ("llvm.sext", "i64"),
            (true, false) => ("llvm.zext", "i64"),
            (false, true) => ("arith.index_cast", "index"),
            (false, false) => ("arith.index_castui", "index"),
        };
        if narrow {
            self.line(&format!("{index} = {extend} {value} : i32 to {to}"));
        }
    }

    fn counter_type(&self, counter: &Counter) -> &'static str {
        if counter.form.narrow { "i32" } else { self.index() }
    }

    /// The next value of a counter.
    fn advance(&mut self, counter: &Counter, advance: (&str, &str), from: &str, step: &str) -> String {
        let (name, ty) = (if self.llvm() { advance.1 } else { advance.0 }, self.counter_type(counter));
        let flags = match counter.form.wraps {
            Wraps::Maybe => "",
            Wraps::Not if advance.1 == "llvm.add" => " overflow<nsw, nuw>",
            Wraps::NotSigned | Wraps::Not => " overflow<nsw>",
        };
        self.op(&format!("{name} {from}, {step}{flags} : {ty}"))
    }

    /// With the test at the end or at the head.
    pub(crate) fn branching_loop(
        &mut self,
        counter: &Counter,
        index: &str,
        (names, start, carried): (&[String], &[String], &[Type]),
        inside: impl FnOnce(&mut Printer) -> Vec<String>,
    ) -> Vec<String> {
        let Counting { first, predicate, limit, advance } = self.counting(counter);
        let (at_end, ty) = (counter.affine, self.counter_type(counter));
        let some = at_end.then(|| self.enters(counter));
        let (first, limit) = (self.as_counter(counter, first), self.as_counter(counter, limit));
        let step = self.constant(&counter.step.to_string(), ty);
        let (head, body, exit) = (self.label(), self.label(), self.label());
        let entry = Self::counted(&first, ty, start, carried);
        let leave = |values: &[String]| Self::successor(&exit, &Self::typed(values, carried));
        let is_one = !counter.form.narrow && counter.form.test != Test::Before;
        let own = if is_one { index.to_string() } else { format!("{index}_counter") };
        let arguments = Self::counted(&own, ty, names, carried);
        if let Some(some) = some {
            self.branch_if(&some, &Self::successor(&body, &entry), &leave(start));
            self.block(&body, &arguments);
        } else {
            self.branch(&Self::successor(&head, &entry));
            self.block(&head, &arguments);
            let more = self.compare_integers(predicate, ty, &own, &limit);
            self.branch_if(&more, &body, &leave(names));
            self.block(&body, &[]);
        }
        self.define_index(counter, &own, index);
        if counter.form.test == Test::Endless {
            let (index_type, continues) = (self.index(), self.label());
            let more = self.compare_integers("slt", index_type, index, &counter.upper.value);
            self.branch_if(&more, &continues, &leave(names));
            self.block(&continues, &[]);
        }
        let yields = inside(self);
        if let Some(leaving) = self.leaving.take() {
            let stays = self.label();
            self.branch_if(&leaving, &leave(&yields), &stays);
            self.block(&stays, &[]);
        }
        let next = self.advance(counter, advance, &own, &step);
        let again = Self::counted(&next, ty, &yields, carried);
        if at_end {
            let more = self.compare_integers(predicate, ty, &next, &limit);
            self.branch_if(&more, &Self::successor(&body, &again), &leave(&yields));
        } else {
            self.branch(&Self::successor(&head, &again));
        }
        let results: Vec<String> = carried.iter().map(|_| format!("%r{}", self.number())).collect();
        self.block(&exit, &Self::typed(&results, carried));
        results
    }

    /// Emits the condition that a bottom-tested loop has any iterations.
    fn enters(&mut self, counter: &Counter) -> String {
        let (lower, ty) = (self.index_constant(counter.lower), self.index());
        self.compare_integers("slt", ty, &lower, &counter.upper.value)
    }

    /// Goes to one of two blocks, by a switch.
    fn switch(&mut self, condition: &str, then: &str, otherwise: &str) {
        let number = self.cast(condition, Type::I1, Type::I8, false);
        match self.llvm() {
            true => self.line(&format!("llvm.switch {number} : i8, {otherwise} [1: {then}, 7: {then}]")),
            false => {
                self.line(&format!("cf.switch {number} : i8, [default: {otherwise}, 1: {then}, 7: {then}]"))
            }
        }
    }

    pub(crate) fn branching_if(
        &mut self,
        condition: &str,
        switch: bool,
        types: &[Type],
        regions: [&Region; 2],
    ) -> Vec<String> {
        let (first, second, exit) = (self.label(), self.label(), self.label());
        match switch {
            true => self.switch(condition, &first, &second),
            false => self.branch_if(condition, &first, &second),
        }
        for (label, region) in [first, second].iter().zip(regions) {
            self.block(label, &[]);
            let yields = self.scoped(|printer| printer.region(region, types));
            self.branch(&Self::successor(&exit, &Self::typed(&yields, types)));
        }
        let results: Vec<String> = types.iter().map(|_| format!("%r{}", self.number())).collect();
        self.block(&exit, &Self::typed(&results, types));
        results
    }

    /// The index with which the loop ends, and what it carries.
    pub(crate) fn branching_while(
        &mut self,
        upper: &Upper,
        carried: &[Type],
        start: &[String],
        head: &Region,
        body: &Region,
    ) -> Vec<String> {
        let (top, inside, exit) = (self.label(), self.label(), self.label());
        let zero = self.index_constant(0);
        let (index, names) = (format!("%i{}", self.number()), self.names(carried));
        let ty = self.index();
        self.branch(&Self::successor(&top, &Self::counted(&zero, ty, start, carried)));
        self.block(&top, &Self::counted(&index, ty, &names, carried));
        self.scoped(|printer| {
            let more = printer.while_head(upper, &index, &names, carried, head);
            printer.branch_if(&more, &inside, &exit);
        });
        self.block(&inside, &[]);
        self.scoped(|printer| {
            let (next, yields) = printer.while_body(upper, &index, &names, carried, body);
            let again = Self::counted(&next, ty, &yields, carried);
            printer.branch(&Self::successor(&top, &again));
        });
        self.block(&exit, &[]);
        [&[index], &names[..]].concat()
    }
}
