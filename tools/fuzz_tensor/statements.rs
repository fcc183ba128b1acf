//! Operations on whole tensors.

use crate::generate::{CONSTANTS, Generator};
use crate::values::Tensor;

/// The depth at which regions contain no further regions.
const MAX_DEPTH: usize = 3;

impl Generator {
    /// Adds a random statement.
    pub(crate) fn statement(&mut self, depth: usize) {
        if !self.count() {
            return;
        }
        if depth == 0 && self.random.once_in(8) {
            return self.blocks();
        }
        match self.random.below(if depth < MAX_DEPTH { 41 } else { 31 }) {
            0 | 1 => self.extract(),
            2..=4 => self.insert(),
            5 | 6 => self.extract_slice(),
            7 | 8 => {
                self.insert_slice();
            }
            9 | 10 => self.update_slice(),
            11 if self.random.once_in(2) => self.two_results(),
            11 => self.fill(),
            12 | 13 => self.elementwise(),
            14 => self.matmul(),
            15 => self.transpose(),
            16 => self.reshape(),
            17 => self.tensor_arith(),
            18 => self.other_cast(),
            19 => self.new_tensor(),
            20 if self.random.once_in(3) => self.materialize(),
            20 => self.concat_or_pad(),
            21 => self.call(),
            22..=25 => self.fusible(),
            26 => self.select(),
            27 => self.access_buffer(),
            28 => self.transfer(),
            29 => self.convert(),
            30 => self.access_global(),
            31..=33 => self.for_loop(depth),
            34 if self.random.once_in(3) => self.execute_region(depth),
            34 | 35 => self.branch(depth),
            36 => self.index_switch(depth),
            37 => self.while_loop(depth),
            38 => self.update_in_branches(),
            _ => self.forall(depth),
        }
    }

    /// Returns a tensor to be overwritten, with the sizes of another one: with contents, or without.
    fn destination(&mut self, like: &Tensor) -> Tensor {
        let fits = |tensor: &Tensor| tensor.sizes == like.sizes && tensor.element == like.element;
        match self.random.below(4) {
            0 => self.empty(like),
            1 => {
                let empty = self.scope.empty.iter().rev().find(|empty| fits(empty));
                empty.cloned().unwrap_or_else(|| like.clone())
            }
            _ => self.find(fits).unwrap_or_else(|| like.clone()),
        }
    }

    pub(crate) fn empty(&mut self, like: &Tensor) -> Tensor {
        let empty = like.named(self.name());
        self.line(&format!("{} = tensor.empty({}) : {}", empty.name, empty.dynamic_sizes(), empty.ty()));
        self.scope.empty.push(empty.clone());
        empty
    }

    fn fill(&mut self) {
        let like = self.pick_any(|_| true);
        let dest = self.destination(&like);
        self.fill_into(&dest);
    }

    pub(crate) fn fill_into(&mut self, dest: &Tensor) -> Tensor {
        let (scalar, result) = (self.scalar_of(dest.element), dest.named(self.name()));
        let ty = dest.ty();
        self.line(&format!(
            "{} = linalg.fill ins({scalar} : {}) outs({} : {ty}) -> {ty}",
            result.name,
            dest.element.ty(),
            dest.name
        ));
        self.add(result.clone());
        result
    }

    fn elementwise(&mut self) {
        let input = self.pick_any(|tensor| tensor.rank() > 0);
        let second = match self.random.once_in(2) {
            true => self.find(|tensor| tensor.sizes == input.sizes && tensor.element == input.element),
            false => None,
        };
        let dest = self.destination(&input);
        self.generic(&[Some(input), second].into_iter().flatten().collect::<Vec<_>>(), &dest);
    }

    /// Adds a structured operation on elements. A square input may be transposed.
    fn generic(&mut self, inputs: &[Tensor], dest: &Tensor) -> Tensor {
        let dims: Vec<String> = (0..dest.rank()).map(|dim| format!("d{dim}")).collect();
        let map =
            |results: &[String]| format!("affine_map<({}) -> ({})>", dims.join(", "), results.join(", "));
        let (identity, reversed) = (map(&dims), map(&dims.iter().rev().cloned().collect::<Vec<_>>()));
        let is_square = dest.sizes.windows(2).all(|sizes| sizes[0] == sizes[1]);
        let mut maps = Vec::new();
        for _ in inputs {
            let is_reversed = is_square && self.random.once_in(3);
            maps.push(if is_reversed { reversed.clone() } else { identity.clone() });
        }
        maps.push(identity);
        let reads_dest = !self.scope.empty.contains(dest) && self.random.once_in(2);
        let result = dest.named(self.name());
        let ins: Vec<&str> = inputs.iter().map(|input| &input.name[..]).collect();
        let types: Vec<String> = inputs.iter().map(Tensor::ty).collect();
        let args: Vec<String> = (0..=inputs.len()).map(|arg| format!("{}_{arg}", result.name)).collect();
        let ty = dest.ty();
        self.line(&format!(
            "{} = linalg.generic {{indexing_maps = [{}], iterator_types = [{}]}} ins({} : {}) outs({} : {ty}) {{",
            result.name,
            maps.join(", "),
            vec!["\"parallel\""; dest.rank()].join(", "),
            ins.join(", "),
            types.join(", "),
            dest.name
        ));
        let args_with_types: Vec<String> =
            args.iter().map(|arg| format!("{arg}: {}", dest.element.ty())).collect();
        self.line(&format!("^bb0({}):", args_with_types.join(", ")));
        self.region(|this| {
            let mut value = this.scaled(dest.element, &args[0]);
            let used = if reads_dest { args.len() } else { inputs.len() };
            for arg in &args[1..used.max(1)] {
                value = this.sum_of(dest.element, &value, arg);
            }
            this.line(&format!("linalg.yield {value} : {}", dest.element.ty()));
        });
        self.line(&format!("}} -> {ty}"));
        self.add(result.clone());
        result
    }

    /// Adds an operation with two destinations, the payload of which may read a tensor.
    fn two_results(&mut self) {
        let first = self.pick(|tensor| tensor.rank() == 2);
        let second = self.pick(|tensor| tensor.sizes == first.sizes);
        let read = self.pick(|tensor| tensor.rank() == 2);
        let (name, element) = (self.name(), self.name());
        let (a, b) = (first.ty(), second.ty());
        self.line(&format!(
            "{name}:2 = linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], \
             iterator_types = [\"parallel\", \"parallel\"]}} outs({}, {} : {a}, {b}) {{",
            first.name, second.name
        ));
        self.line(&format!("^bb0({name}_0: i32, {name}_1: i32):"));
        self.region(|this| {
            this.line(&format!("{element} = tensor.extract {}[%c0, %c0] : {}", read.name, read.ty()));
            let sum = this.binary("arith.addi", &format!("{name}_0"), &element);
            let product = this.binary("arith.muli", &format!("{name}_1"), &sum);
            this.line(&format!("linalg.yield {sum}, {product} : i32, i32"));
        });
        self.line(&format!("}} -> ({a}, {b})"));
        self.add(first.named(format!("{name}#0")));
        self.add(second.named(format!("{name}#1")));
    }

    /// Adds a copy of a tensor to a destination.
    fn materialize(&mut self) {
        let source = self.pick_any(|_| true);
        let dest = self.destination(&source);
        let result = dest.named(self.name());
        let (from, to) = (source.ty(), dest.ty());
        if from == to {
            self.line(&format!(
                "{} = bufferization.materialize_in_destination {} in {} : ({from}, {to}) -> {to}",
                result.name, source.name, dest.name
            ));
            self.add(result);
        }
    }

    /// Adds a change of a tensor.
    pub(crate) fn change(&mut self, tensor: &Tensor) -> Tensor {
        match self.random.below(4) {
            0 => self.fill_into(tensor),
            1 => {
                let other = self.find(|other| other.sizes == tensor.sizes && other.element == tensor.element);
                self.generic(&[other.unwrap_or_else(|| tensor.clone())], tensor)
            }
            2 => tensor.clone(),
            _ => self.generic(std::slice::from_ref(tensor), tensor),
        }
    }

    fn matmul(&mut self) {
        let a = self.pick(|tensor| tensor.rank() == 2);
        let Some(b) = self.find_integers(|tensor| tensor.rank() == 2 && tensor.sizes[0] == a.sizes[1]) else {
            return;
        };
        let sizes = [a.sizes[0], b.sizes[1]];
        let dest = match self.find_integers(|tensor| tensor.sizes == sizes) {
            Some(dest) => dest,
            None => {
                let empty = self.empty(&Tensor::fixed(String::new(), &sizes));
                self.fill_into(&empty)
            }
        };
        let (result, ty) = (dest.named(self.name()), dest.ty());
        self.line(&format!(
            "{} = linalg.matmul ins({}, {} : {}, {}) outs({} : {ty}) -> {ty}",
            result.name,
            a.name,
            b.name,
            a.ty(),
            b.ty(),
            dest.name
        ));
        self.add(result);
    }

    fn transpose(&mut self) {
        let source = self.pick_any(|tensor| tensor.rank() == 2);
        let like = Tensor {
            dims: source.dims.iter().rev().copied().collect(),
            sizes: source.sizes.iter().rev().copied().collect(),
            ..source.clone()
        };
        let dest = match self.find(|tensor| tensor.is_like(&like)) {
            Some(dest) => dest,
            None => self.empty(&like),
        };
        let result = dest.named(self.name());
        self.line(&format!(
            "{} = linalg.transpose ins({} : {}) outs({} : {}) permutation = [1, 0]",
            result.name,
            source.name,
            source.ty(),
            dest.name,
            dest.ty()
        ));
        self.add(result);
    }

    /// Merges the dimensions of a matrix, or splits that of a vector.
    fn reshape(&mut self) {
        let is_small = |tensor: &Tensor| tensor.sizes.iter().product::<usize>() < CONSTANTS;
        let tensor = self.pick_any(|tensor| matches!(tensor.rank(), 1 | 2) && is_small(tensor));
        let name = self.name();
        let count = tensor.sizes.iter().product();
        let is_fixed = tensor.dims.iter().all(Option::is_some);
        if tensor.rank() == 2 {
            let (dims, sizes) = (vec![is_fixed.then_some(count)], vec![count]);
            let result = Tensor { name, dims, sizes, ..tensor.clone() };
            self.line(&format!(
                "{} = tensor.collapse_shape {} [[0, 1]] : {} into {}",
                result.name,
                tensor.name,
                tensor.ty(),
                result.ty()
            ));
            self.add(result);
        } else if let Some(rows) = [4, 2, 3].into_iter().find(|rows| is_fixed && count % rows == 0) {
            let result = Tensor::fixed(name, &[rows, count / rows]).of(tensor.element);
            self.line(&format!(
                "{} = tensor.expand_shape {} [[0, 1]] output_shape [{rows}, {}] : {} into {}",
                result.name,
                tensor.name,
                count / rows,
                tensor.ty(),
                result.ty()
            ));
            self.add(result);
        }
    }

    fn tensor_arith(&mut self) {
        let a = self.pick(|_| true);
        let b = self.pick(|tensor| tensor.is_like(&a));
        let result = a.named(self.name());
        self.line(&format!("{} = arith.addi {}, {} : {}", result.name, a.name, b.name, a.ty()));
        self.add(result);
    }

    fn other_cast(&mut self) {
        let tensor = self.pick_any(|_| true);
        let is_dynamic = self.random.once_in(2);
        let dims = tensor.sizes.iter().map(|&size| (!is_dynamic).then_some(size)).collect();
        let cast = self.cast(&tensor, dims);
        self.add(cast);
    }

    fn new_tensor(&mut self) {
        let like = self.pick(|_| true);
        let result = like.named(self.name());
        let (name, ty, sizes) = (&result.name, result.ty(), result.dynamic_sizes());
        let scalar = self.scalar();
        match self.random.below(3) {
            0 if sizes.is_empty() => self.line(&format!("{name} = tensor.splat {scalar} : {ty}")),
            0 | 1 => {
                self.line(&format!("{name} = bufferization.alloc_tensor() copy({}) : {ty}", like.name));
            }
            _ => {
                let args: Vec<String> =
                    (0..result.rank()).map(|arg| format!("{name}_{arg}: index")).collect();
                self.line(&format!("{name} = tensor.generate {sizes} {{"));
                self.line(&format!("^bb0({}):", args.join(", ")));
                self.region(|this| {
                    let index = this.name();
                    this.line(&format!("{index} = arith.index_cast {name}_0 : index to i32"));
                    let sum = this.binary("arith.addi", &index, &scalar);
                    this.line(&format!("tensor.yield {sum} : i32"));
                });
                self.line(&format!("}} : {ty}"));
            }
        }
        self.add(result);
    }

    fn concat_or_pad(&mut self) {
        let a = self.pick(|tensor| matches!(tensor.rank(), 1 | 2) && tensor.sizes[0] < 5);
        let mut result = a.named(self.name());
        let (name, ty) = (&result.name, a.ty());
        if self.random.once_in(2) {
            let b = self.pick(|tensor| tensor.is_like(&a));
            result.dims[0] = a.dims[0].map(|size| size * 2);
            result.sizes[0] = a.sizes[0] * 2;
            self.line(&format!(
                "{name} = tensor.concat dim(0) {}, {} : ({ty}, {ty}) -> {}",
                a.name,
                b.name,
                result.ty()
            ));
        } else {
            let scalar = self.scalar();
            result.dims[0] = a.dims[0].map(|size| size + 1);
            result.sizes[0] = a.sizes[0] + 1;
            let zeros = vec!["0"; a.rank() - 1].iter().fold(String::new(), |text, zero| text + ", " + zero);
            self.line(&format!("{name} = tensor.pad {} low[0{zeros}] high[1{zeros}] {{", a.name));
            let args: Vec<String> = (0..a.rank()).map(|arg| format!("{name}_{arg}: index")).collect();
            self.line(&format!("^bb0({}):", args.join(", ")));
            self.region(|this| this.line(&format!("tensor.yield {scalar} : i32")));
            self.line(&format!("}} : {ty} to {}", result.ty()));
        }
        self.add(result);
    }

    /// Adds a sum of the elements of a matrix or a vector.
    pub(crate) fn sum(&mut self, tensor: &Tensor) -> String {
        let tensor = self.cast_to_dynamic(tensor);
        let name = self.name();
        let callee = if tensor.rank() == 2 { "sum2" } else { "sum1" };
        self.line(&format!("{name} = func.call @{callee}({}) : ({}) -> i32", tensor.name, tensor.ty()));
        name
    }

    fn call(&mut self) {
        let tensor = self.pick(|tensor| matches!(tensor.rank(), 1 | 2));
        let scalar = self.scalar();
        if tensor.rank() == 1 {
            let dynamic = self.cast_to_dynamic(&tensor);
            let name = self.name();
            self.line(&format!(
                "{name} = func.call @poke1({}, {scalar}) : (tensor<?xi32>, i32) -> i32",
                dynamic.name
            ));
            self.scope.scalars.push(name);
            return;
        }
        let dynamic = self.cast_to_dynamic(&tensor);
        let ty = dynamic.ty();
        let callee = self.random.pick(&["both2", "same2", "poke2"]);
        let mut args = vec![dynamic];
        if callee == "both2" {
            let other = self.pick(|tensor| tensor.rank() == 2);
            args.push(self.cast_to_dynamic(&other));
        }
        let result = args[args.len() - 1].named(self.name());
        let names: String = args.iter().map(|arg| format!("{}, ", arg.name)).collect();
        let types = format!("{ty}, ").repeat(args.len());
        self.line(&format!("{} = func.call @{callee}({names}{scalar}) : ({types}i32) -> {ty}", result.name));
        let fixed = result.sizes.iter().copied().map(Some).collect();
        let result = self.cast(&result, fixed);
        self.add(result);
    }
}
