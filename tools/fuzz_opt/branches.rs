//! Programs as MLIR: control by blocks and branches, in cf or the LLVM dialect.

use crate::control::{Counter, Upper, list};
use crate::print::Printer;
use crate::program::{Region, Type};

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

    /// With the test at the end or at the head.
    pub(crate) fn branching_loop(
        &mut self,
        counter: &Counter,
        index: &str,
        (names, start, carried): (&[String], &[String], &[Type]),
        inside: impl FnOnce(&mut Printer) -> Vec<String>,
    ) -> Vec<String> {
        let (lower, step) = (self.index_constant(counter.lower), self.index_constant(counter.step));
        let (head, body, exit) = (self.label(), self.label(), self.label());
        let upper = &counter.upper.value;
        let (entry, ty) = (self.counted(&lower, start, carried), self.index());
        let at_end = counter.affine;
        if at_end {
            let some = self.compare_integers("slt", ty, &lower, upper);
            let nothing = Self::successor(&exit, &Self::typed(start, carried));
            self.branch_if(&some, &Self::successor(&body, &entry), &nothing);
            self.block(&body, &self.counted(index, names, carried));
        } else {
            self.branch(&Self::successor(&head, &entry));
            self.block(&head, &self.counted(index, names, carried));
            let more = self.compare_integers("slt", ty, index, upper);
            self.branch_if(&more, &body, &exit);
            self.block(&body, &[]);
        }
        let yields = inside(self);
        let next = self.two(("arith.addi", "llvm.add"), index, &step, ty);
        let again = self.counted(&next, &yields, carried);
        if !at_end {
            self.branch(&Self::successor(&head, &again));
            self.block(&exit, &[]);
            return names.to_vec();
        }
        let more = self.compare_integers("slt", ty, &next, upper);
        let done = Self::successor(&exit, &Self::typed(&yields, carried));
        self.branch_if(&more, &Self::successor(&body, &again), &done);
        let results: Vec<String> = carried.iter().map(|_| format!("%r{}", self.number())).collect();
        self.block(&exit, &Self::typed(&results, carried));
        results
    }

    pub(crate) fn branching_if(
        &mut self,
        condition: &str,
        types: &[Type],
        then: &Region,
        otherwise: &Region,
    ) -> Vec<String> {
        let (first, second, exit) = (self.label(), self.label(), self.label());
        self.branch_if(condition, &first, &second);
        for (label, region) in [(first, then), (second, otherwise)] {
            self.block(&label, &[]);
            let yields = self.scoped(|printer| printer.region(region, types));
            self.branch(&Self::successor(&exit, &Self::typed(&yields, types)));
        }
        let results: Vec<String> = types.iter().map(|_| format!("%r{}", self.number())).collect();
        self.block(&exit, &Self::typed(&results, types));
        results
    }

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
        names
    }
}
