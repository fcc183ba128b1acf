//! Branches between the blocks of a function, switches and selections.

use crate::control::{names, types};
use crate::generate::Generator;
use crate::values::{Counter, Tensor};

impl Generator {
    /// Adds a condition on a scalar.
    pub(crate) fn condition(&mut self) -> String {
        let (condition, scalar) = (self.name(), self.scalar());
        self.line(&format!("{condition} = arith.cmpi slt, {scalar}, %s : i32"));
        condition
    }

    /// Selects one of two tensors.
    pub(crate) fn select(&mut self) {
        let a = self.pick_any(|_| true);
        let b = self.pick_any(|tensor| tensor.is_like(&a));
        let condition = self.condition();
        let result = a.named(self.name());
        self.line(&format!(
            "{} = arith.select {condition}, {}, {} : {}",
            result.name,
            a.name,
            b.name,
            a.ty()
        ));
        self.add(result);
    }

    pub(crate) fn index_switch(&mut self, depth: usize) {
        let like = self.carried();
        let results = self.renamed(&like);
        let index = self.index(3);
        self.line(&format!("{} = scf.index_switch {index} -> {}", names(&results), types(&like)));
        for label in ["case 0", "case 2", "default"] {
            self.line(&format!("{label} {{"));
            self.region(|this| {
                this.statements(depth + 1, 3);
                let yielded = this.yielded(&like);
                this.line(&format!("scf.yield {} : {}", names(&yielded), types(&yielded)));
            });
            self.line("}");
        }
        self.scope.tensors.extend(results);
    }

    /// Adds blocks of the function: two that exclude each other, or a loop.
    pub(crate) fn blocks(&mut self) {
        if self.random.once_in(3) { self.loop_of_blocks() } else { self.alternative_blocks() }
    }

    fn alternative_blocks(&mut self) {
        let like = self.carried();
        let (args, results) = (self.renamed(&like), self.renamed(&like));
        let condition = self.condition();
        let number = self.name().replacen("%v", "", 1);
        let [first, second, join] = ["a", "b", "j"].map(|letter| format!("^{letter}{number}"));
        let passed = match self.random.once_in(3) {
            true => format!("{second}, {join}({} : {})", names(&like), types(&like)),
            false => format!("{first}({} : {}), {second}", names(&like), types(&like)),
        };
        let has_first = passed.starts_with(&first);
        self.line(&format!("cf.cond_br {condition}, {passed}"));
        for (label, args) in [(&first, Some(&args)), (&second, None)] {
            if label == &first && !has_first {
                continue;
            }
            self.label(label, args.map_or(&[][..], |args| args));
            self.region(|this| {
                this.scope.tensors.extend(args.into_iter().flatten().cloned());
                this.statements(1, 3);
                let passed = this.yielded(&like);
                this.line(&format!("cf.br {join}({} : {})", names(&passed), types(&passed)));
            });
        }
        self.label(&join, &results);
        self.scope.tensors.extend(results);
    }

    fn loop_of_blocks(&mut self) {
        let inits = self.carried();
        let (args, results) = (self.renamed(&inits), self.renamed(&inits));
        let [counter, condition, next] = [(); 3].map(|()| self.name());
        let end = self.random.below(4);
        let number = counter.replacen("%v", "", 1);
        let [head, body, exit] = ["h", "l", "e"].map(|letter| format!("^{letter}{number}"));
        let list = types(&inits);
        self.line(&format!("cf.br {head}(%c0, {} : index, {list})", names(&inits)));
        let declared: Vec<String> = args.iter().map(|arg| format!("{}: {}", arg.name, arg.ty())).collect();
        self.line(&format!("{head}({counter}: index, {}):", declared.join(", ")));
        self.line(&format!("{condition} = arith.cmpi ult, {counter}, %c{end} : index"));
        self.line(&format!("cf.cond_br {condition}, {body}, {exit}({} : {list})", names(&args)));
        self.line(&format!("{body}:"));
        self.region(|this| {
            this.scope.counters.push(Counter { name: counter.clone(), end: end.max(1) });
            this.enter(&args);
            this.statements(1, 4);
            let passed = this.yielded(&args);
            this.line(&format!("{next} = arith.addi {counter}, %c1 : index"));
            this.line(&format!("cf.br {head}({next}, {} : index, {list})", names(&passed)));
        });
        self.label(&exit, &results);
        self.scope.tensors.extend(results);
    }

    /// Adds the label of a block.
    fn label(&mut self, label: &str, args: &[Tensor]) {
        let args: Vec<String> = args.iter().map(|arg| format!("{}: {}", arg.name, arg.ty())).collect();
        let args = if args.is_empty() { String::new() } else { format!("({})", args.join(", ")) };
        self.line(&format!("{label}{args}:"));
    }
}
