//! Programs as MLIR: control by blocks and branches, in cf or the LLVM dialect.

use crate::control::{Counter, Upper, list};
use crate::print::Printer;
use crate::program::{Form, Region, Type};

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

    /// The induction variable and what is carried.
    fn counted(&self, index: &str, names: &[String], types: &[Type]) -> Vec<(String, String)> {
        let mut all = vec![(index.to_string(), self.index().to_string())];
        all.extend(Self::typed(names, types));
        all
    }

    /// Where a loop begins, how it compares and with what, and how it goes on.
    fn counting(
        &mut self,
        counter: &Counter,
    ) -> (String, &'static str, String, (&'static str, &'static str)) {
        let (lower, upper) = (self.index_constant(counter.lower), counter.upper.value.clone());
        let (add, sub) = (("arith.addi", "llvm.add"), ("arith.subi", "llvm.sub"));
        match counter.form {
            Form::Up => (lower, "slt", upper, add),
            Form::Unsigned => (lower, "ult", upper, add),
            Form::Until if counter.step == 1 => {
                // Not below the bound, from where it would be a long way.
                let ty = self.index();
                let is_any = self.compare_integers("slt", ty, &lower, &upper);
                let upper = self.select(&is_any, &upper, &lower, ty);
                (self.before(&upper), "ne", self.before(&lower), sub)
            }
            Form::Down | Form::Until => (self.before(&upper), "sge", lower, sub),
            Form::Before => (upper, "sgt", lower, sub),
        }
    }

    /// The number before another one.
    fn before(&mut self, index: &str) -> String {
        let (one, ty) = (self.index_constant(1), self.index());
        self.two(("arith.subi", "llvm.sub"), index, &one, ty)
    }

    /// With the test at the end or at the head.
    pub(crate) fn branching_loop(
        &mut self,
        counter: &Counter,
        index: &str,
        (names, start, carried): (&[String], &[String], &[Type]),
        inside: impl FnOnce(&mut Printer) -> Vec<String>,
    ) -> Vec<String> {
        let (first, predicate, limit, advance) = self.counting(counter);
        let step = self.index_constant(counter.step);
        let (head, body, exit) = (self.label(), self.label(), self.label());
        let (entry, ty) = (self.counted(&first, start, carried), self.index());
        let leave = |values: &[String]| Self::successor(&exit, &Self::typed(values, carried));
        let at_end = counter.affine;
        let number = index;
        let behind = format!("{index}_behind");
        let index = if counter.form == Form::Before { &behind[..] } else { index };
        if at_end {
            let some = self.compare_integers(predicate, ty, &first, &limit);
            self.branch_if(&some, &Self::successor(&body, &entry), &leave(start));
            self.block(&body, &self.counted(index, names, carried));
        } else {
            self.branch(&Self::successor(&head, &entry));
            self.block(&head, &self.counted(index, names, carried));
            let more = self.compare_integers(predicate, ty, index, &limit);
            self.branch_if(&more, &body, &leave(names));
            self.block(&body, &[]);
        }
        if counter.form == Form::Before {
            let (one, ty) = (self.index_constant(1), self.index());
            let sub = if self.llvm() { "llvm.sub" } else { "arith.subi" };
            self.line(&format!("{number} = {sub} {index}, {one} : {ty}"));
        }
        let yields = inside(self);
        if let Some(leaving) = self.leaving.take() {
            let stays = self.label();
            self.branch_if(&leaving, &leave(&yields), &stays);
            self.block(&stays, &[]);
        }
        let next = self.two(advance, index, &step, ty);
        let again = self.counted(&next, &yields, carried);
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
        self.branch(&Self::successor(&top, &self.counted(&zero, start, carried)));
        self.block(&top, &self.counted(&index, &names, carried));
        self.scoped(|printer| {
            let more = printer.while_head(upper, &index, &names, carried, head);
            printer.branch_if(&more, &inside, &exit);
        });
        self.block(&inside, &[]);
        self.scoped(|printer| {
            let (next, yields) = printer.while_body(upper, &index, &names, carried, body);
            let again = printer.counted(&next, &yields, carried);
            printer.branch(&Self::successor(&top, &again));
        });
        self.block(&exit, &[]);
        [&[index], &names[..]].concat()
    }
}
