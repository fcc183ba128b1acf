//! Loops and branches that carry tensors.

use crate::generate::Generator;
use crate::values::{Counter, Position, Tensor};

impl Generator {
    /// Returns one or two tensors to be carried, which may be the same.
    pub(crate) fn carried(&mut self) -> Vec<Tensor> {
        let first = self.pick_any(|_| true);
        match self.random.below(4) {
            0 => vec![first.clone(), first],
            1 => {
                let second = self.pick_any(|_| true);
                vec![first, second]
            }
            _ => vec![first],
        }
    }

    /// Returns visible tensors of the types of others.
    pub(crate) fn yielded(&mut self, types: &[Tensor]) -> Vec<Tensor> {
        types.iter().map(|ty| self.pick_any(|tensor| tensor.is_like(ty))).collect()
    }

    /// Returns new names for values of the types of others.
    pub(crate) fn renamed(&mut self, values: &[Tensor]) -> Vec<Tensor> {
        values.iter().map(|value| value.named(self.name())).collect()
    }

    /// Adds tensors to the scope, and sometimes hides the others, so that the carried ones are used.
    pub(crate) fn enter(&mut self, args: &[Tensor]) {
        self.scope.tensors.extend(args.iter().cloned());
        if self.random.once_in(2) {
            self.scope.tensors.extend(args.iter().cloned());
        }
    }

    pub(crate) fn for_loop(&mut self, depth: usize) {
        let inits = self.carried();
        let (args, results) = (self.renamed(&inits), self.renamed(&inits));
        let (counter, end) = (self.name(), self.random.below(5));
        let assignments: Vec<String> =
            args.iter().zip(&inits).map(|(arg, init)| format!("{} = {}", arg.name, init.name)).collect();
        self.line(&format!(
            "{} = scf.for {counter} = %c0 to %c{end} step %c1 iter_args({}) -> ({}) {{",
            names(&results),
            assignments.join(", "),
            types(&inits)
        ));
        self.region(|this| {
            this.scope.counters.push(Counter { name: counter, end: end.max(1) });
            this.enter(&args);
            this.statements(depth + 1, 5);
            let yielded = this.yielded(&args);
            this.line(&format!("scf.yield {} : {}", names(&yielded), types(&yielded)));
        });
        self.line("}");
        self.scope.tensors.extend(results);
    }

    pub(crate) fn branch(&mut self, depth: usize) {
        let like = self.carried();
        let results = self.renamed(&like);
        let (condition, scalar) = (self.name(), self.scalar());
        self.line(&format!("{condition} = arith.cmpi slt, {scalar}, %s : i32"));
        self.line(&format!("{} = scf.if {condition} -> ({}) {{", names(&results), types(&like)));
        for end in ["} else {", "}"] {
            self.region(|this| {
                this.statements(depth + 1, 4);
                let yielded = this.yielded(&like);
                this.line(&format!("scf.yield {} : {}", names(&yielded), types(&yielded)));
            });
            self.line(end);
        }
        self.scope.tensors.extend(results);
    }

    /// Adds a region that executes once.
    pub(crate) fn execute_region(&mut self, depth: usize) {
        let like = self.carried();
        let results = self.renamed(&like);
        self.line(&format!("{} = scf.execute_region -> ({}) {{", names(&results), types(&like)));
        self.region(|this| {
            this.statements(depth + 1, 4);
            let yielded = this.yielded(&like);
            this.line(&format!("scf.yield {} : {}", names(&yielded), types(&yielded)));
        });
        self.line("}");
        self.scope.tensors.extend(results);
    }

    pub(crate) fn while_loop(&mut self, depth: usize) {
        let inits = self.carried();
        let (before, after, results) = (self.renamed(&inits), self.renamed(&inits), self.renamed(&inits));
        let [first, second, last, condition, next] = [(); 5].map(|()| self.name());
        let end = self.random.below(4);
        let assignments: Vec<String> =
            before.iter().zip(&inits).map(|(arg, init)| format!("{} = {}", arg.name, init.name)).collect();
        let list = types(&inits);
        self.line(&format!(
            "{last}, {} = scf.while ({first} = %c0, {}) : (index, {list}) -> (index, {list}) {{",
            names(&results),
            assignments.join(", ")
        ));
        self.region(|this| {
            this.line(&format!("{condition} = arith.cmpi ult, {first}, %c{end} : index"));
            this.scope.counters.push(Counter { name: first, end: end + 1 });
            this.enter(&before);
            if this.random.once_in(2) {
                this.statements(depth + 1, 2);
            }
            let passed = this.yielded(&before);
            let counter = &this.scope.counters[this.scope.counters.len() - 1].name;
            let line = format!("scf.condition({condition}) {counter}, {} : index, {list}", names(&passed));
            this.line(&line);
        });
        self.line("} do {");
        let args: Vec<String> = after.iter().map(|arg| format!("{}: {}", arg.name, arg.ty())).collect();
        self.line(&format!("^bb0({second}: index, {}):", args.join(", ")));
        self.region(|this| {
            this.scope.counters.push(Counter { name: second.clone(), end: end.max(1) });
            this.enter(&after);
            this.statements(depth + 1, 4);
            let yielded = this.yielded(&after);
            this.line(&format!("{next} = arith.addi {second}, %c1 : index"));
            this.line(&format!("scf.yield {next}, {} : index, {list}", names(&yielded)));
        });
        self.line("}");
        self.scope.tensors.extend(results);
    }

    /// Adds a parallel loop in which each thread inserts a row into one or two tensors.
    pub(crate) fn forall(&mut self, depth: usize) {
        let init = self.pick_any(|tensor| matches!(tensor.rank(), 1 | 2));
        let mut inits = vec![init.clone()];
        if self.random.once_in(3) {
            inits.push(self.pick_any(|tensor| tensor.is_like(&init)));
        }
        let (shared, results, counter) = (self.renamed(&inits), self.renamed(&inits), self.name());
        let outs = shared.iter().zip(&inits).map(|(arg, init)| format!("{} = {}", arg.name, init.name));
        self.line(&format!(
            "{} = scf.forall ({counter}) in ({}) shared_outs({}) -> ({}) {{",
            names(&results),
            init.sizes[0],
            outs.collect::<Vec<_>>().join(", "),
            types(&inits)
        ));
        let position = row(&init, &counter);
        self.region(|this| {
            this.scope.counters.push(Counter { name: counter.clone(), end: init.sizes[0] });
            this.enter(&shared);
            let slice = this.extract_at(&shared[0], &position);
            this.change(&slice);
            this.statements(depth + 1, 4);
            let sources = shared.iter().map(|_| this.pick_any(|tensor| tensor.is_like(&slice)));
            let sources: Vec<Tensor> = sources.collect();
            this.line("scf.forall.in_parallel {");
            this.region(|this| {
                for (source, arg) in sources.iter().zip(&shared) {
                    this.line(&format!(
                        "tensor.parallel_insert_slice {} into {}{} : {} into {}",
                        source.name,
                        arg.name,
                        position.text,
                        source.ty(),
                        arg.ty()
                    ));
                }
            });
            this.line("}");
        });
        self.line("}");
        // The other result may have no user.
        let used = self.random.below(results.len());
        self.add(results[used].clone());
        if self.random.once_in(2) {
            self.scope.tensors.extend(results);
        }
    }
}

/// Returns the position of a row, or of an element of a vector.
fn row(tensor: &Tensor, counter: &str) -> Position {
    let (text, size) = match tensor.sizes[..] {
        [_, columns, ..] => (format!("[{counter}, 0] [1, {columns}] [1, 1]"), columns),
        _ => (format!("[{counter}] [1] [1]"), 1),
    };
    Position { of: tensor.sizes.clone(), text, slice: Tensor::fixed(String::new(), &[size]) }
}

pub(crate) fn names(values: &[Tensor]) -> String {
    values.iter().map(|value| &value.name[..]).collect::<Vec<_>>().join(", ")
}

pub(crate) fn types(values: &[Tensor]) -> String {
    values.iter().map(Tensor::ty).collect::<Vec<_>>().join(", ")
}
