//! Random programs: a function with matrices and vectors as arguments and results.

use std::fmt::Write as _;

use crate::random::Random;
use crate::values::{Element, Scope, Tensor};

/// The maximum number of statements of a program.
pub(crate) const STATEMENTS: usize = 24;

/// The number of index constants, `%c0` to the last one.
pub(crate) const CONSTANTS: usize = 25;

/// Functions that programs call: some write to their arguments, return them, or only read them.
pub(crate) const HELPERS: &str = "\
func.func private @sum2(%t: tensor<?x?xi32>) -> i32 {
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<i32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<i32>) -> tensor<i32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>], iterator_types = [\"reduction\", \"reduction\"]} ins(%t : tensor<?x?xi32>) outs(%f : tensor<i32>) {
  ^bb0(%x: i32, %y: i32):
    %c31 = arith.constant 31 : i32
    %0 = arith.muli %y, %c31 : i32
    %1 = arith.addi %0, %x : i32
    linalg.yield %1 : i32
  } -> tensor<i32>
  %s = tensor.extract %r[] : tensor<i32>
  return %s : i32
}
func.func private @sum1(%t: tensor<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c31 = arith.constant 31 : i32
  %n = tensor.dim %t, %c0 : tensor<?xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c31) -> (i32) {
    %x = tensor.extract %t[%i] : tensor<?xi32>
    %0 = arith.muli %s, %c31 : i32
    %1 = arith.addi %0, %x : i32
    scf.yield %1 : i32
  }
  return %r : i32
}
func.func private @same2(%t: tensor<?x?xi32>, %x: i32) -> tensor<?x?xi32> {
  return %t : tensor<?x?xi32>
}
func.func private @poke2(%t: tensor<?x?xi32>, %x: i32) -> tensor<?x?xi32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert %x into %t[%c0, %c0] : tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}
func.func private @poke1(%t: tensor<?xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert %x into %t[%c0] : tensor<?xi32>
  %1 = func.call @sum1(%0) : (tensor<?xi32>) -> i32
  return %1 : i32
}
func.func private @both2(%a: tensor<?x?xi32>, %b: tensor<?x?xi32>, %x: i32) -> tensor<?x?xi32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert %x into %a[%c0, %c0] : tensor<?x?xi32>
  %1 = tensor.extract %b[%c0, %c0] : tensor<?x?xi32>
  %2 = arith.xori %1, %x : i32
  %3 = linalg.fill ins(%2 : i32) outs(%b : tensor<?x?xi32>) -> tensor<?x?xi32>
  %4 = tensor.extract %0[%c0, %c0] : tensor<?x?xi32>
  %5 = tensor.insert %4 into %3[%c0, %c0] : tensor<?x?xi32>
  return %5 : tensor<?x?xi32>
}
";

/// A program that is being written.
pub(crate) struct Generator {
    pub(crate) random: Random,
    pub(crate) text: String,
    pub(crate) scope: Scope,
    /// The number of the program.
    pub(crate) number: usize,
    indent: usize,
    next_name: usize,
    /// The number of statements that may follow.
    left: usize,
}

/// Returns the text of a program of at most `limit` statements.
pub(crate) fn program(seed: u64, number: usize, limit: usize) -> String {
    let random = Random::new(seed.wrapping_mul(0x9e37_79b9).wrapping_add(number as u64));
    let mut generator = Generator {
        random,
        text: String::new(),
        scope: Scope::default(),
        number,
        indent: 1,
        next_name: 0,
        left: STATEMENTS.min(limit),
    };
    generator.declare_global();
    generator.head();
    while generator.left > 0 {
        generator.statement(0);
    }
    generator.end();
    generator.text
}

impl Generator {
    /// Adds a line.
    pub(crate) fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "{:1$}{text}", "", self.indent * 2);
    }

    /// Returns a new name.
    pub(crate) fn name(&mut self) -> String {
        self.next_name += 1;
        format!("%v{}", self.next_name)
    }

    /// Adds the lines of a region, and returns what `fill` returns. Values of the region are not visible afterwards.
    pub(crate) fn region<T>(&mut self, fill: impl FnOnce(&mut Self) -> T) -> T {
        let outer = self.scope.clone();
        self.indent += 1;
        let result = fill(self);
        self.indent -= 1;
        self.scope = outer;
        result
    }

    /// Counts a statement. Returns false if there may not be another one.
    pub(crate) fn count(&mut self) -> bool {
        let may_follow = self.left > 0;
        self.left = self.left.saturating_sub(1);
        may_follow
    }

    /// Adds up to `count` statements.
    pub(crate) fn statements(&mut self, depth: usize, count: usize) {
        for _ in 0..self.random.below(count) + 1 {
            self.statement(depth);
        }
    }

    fn head(&mut self) {
        let mut args = vec![
            Tensor::fixed("%a".into(), &[4, 6]),
            Tensor::fixed("%b".into(), &[4, 6]),
            Tensor { dims: vec![None, Some(6)], ..Tensor::fixed("%c".into(), &[4, 6]) },
            Tensor::fixed("%d".into(), &[6]),
            Tensor { dims: vec![None], ..Tensor::fixed("%e".into(), &[6]) },
        ];
        let is_read_only = |name: &str| matches!(name, "%b" | "%e");
        let texts = args.iter().map(|arg| {
            let attr = if is_read_only(&arg.name) { " {bufferization.writable = false}" } else { "" };
            format!("{}: {}{attr}", arg.name, arg.ty())
        });
        let texts = texts.collect::<Vec<_>>().join(", ");
        let _ = writeln!(
            self.text,
            "func.func @p{}({texts}, %s: i32) -> (tensor<?x?xi32>, tensor<?xi32>, i32) attributes {{llvm.emit_c_interface}} {{",
            self.number
        );
        for constant in 0..CONSTANTS {
            self.line(&format!("%c{constant} = arith.constant {constant} : index"));
        }
        self.line("%k = arith.constant 12345 : i32");
        self.line("%h = arith.constant 5.0e-1 : f32");
        self.scope.scalars.extend(["%s".to_string(), "%k".to_string()]);
        if self.random.once_in(2) {
            let name = self.name();
            let tensor = Tensor::fixed(name, &[4, 4]);
            let rows = (0..4).map(|row| format!("[{row}, {}, 7, -2]", row * 5));
            let rows = rows.collect::<Vec<_>>().join(", ");
            self.line(&format!("{} = arith.constant dense<[{rows}]> : {}", tensor.name, tensor.ty()));
            args.push(tensor);
        }
        self.scope.tensors = args;
    }

    /// Adds reads of some tensors, and the results.
    fn end(&mut self) {
        let mut sum = "%s".to_string();
        for tensor in self.scope.tensors.clone() {
            if tensor.rank() < 3 && self.random.once_in(4) {
                let tensor = self.as_integers(&tensor);
                let value = self.sum(&tensor);
                sum = self.binary("arith.addi", &sum, &value);
            }
        }
        for scalar in self.scope.scalars.clone() {
            let product = self.binary("arith.muli", &sum, "%k");
            sum = self.binary("arith.addi", &product, &scalar);
        }
        let results = [2, 1].map(|rank| {
            let tensor = self.pick(|tensor| tensor.rank() == rank);
            self.cast_to_dynamic(&tensor).name
        });
        let [matrix, vector] = results;
        self.line(&format!("return {matrix}, {vector}, {sum} : tensor<?x?xi32>, tensor<?xi32>, i32"));
        self.text.push_str("}\n");
    }

    /// Returns a tensor of integers with a property that at least one has, rather a new one.
    pub(crate) fn pick(&mut self, is_wanted: impl Fn(&Tensor) -> bool) -> Tensor {
        self.find(|tensor| tensor.element == Element::I32 && is_wanted(tensor))
            .expect("the arguments have all ranks")
    }

    /// Returns a tensor of integers or floats with a property that at least one has, rather a new one.
    pub(crate) fn pick_any(&mut self, is_wanted: impl Fn(&Tensor) -> bool) -> Tensor {
        self.find(is_wanted).expect("the arguments have all ranks")
    }

    /// Returns a tensor of integers with a property, rather a new one.
    pub(crate) fn find_integers(&mut self, is_wanted: impl Fn(&Tensor) -> bool) -> Option<Tensor> {
        self.find(|tensor| tensor.element == Element::I32 && is_wanted(tensor))
    }

    /// Returns a tensor of integers or floats with a property, rather a new one.
    pub(crate) fn find(&mut self, is_wanted: impl Fn(&Tensor) -> bool) -> Option<Tensor> {
        let all: Vec<&Tensor> = self.scope.tensors.iter().filter(|tensor| is_wanted(tensor)).collect();
        let last = all.len().checked_sub(1)?;
        let at = match self.random.once_in(2) {
            true => last - self.random.below(all.len().min(3)),
            false => self.random.below(all.len()),
        };
        Some(all[at].clone())
    }

    /// Returns a scalar.
    pub(crate) fn scalar(&mut self) -> String {
        let at = self.random.below(self.scope.scalars.len());
        self.scope.scalars[at].clone()
    }

    /// Adds an operation on two scalars.
    pub(crate) fn binary(&mut self, op: &str, a: &str, b: &str) -> String {
        let name = self.name();
        self.line(&format!("{name} = {op} {a}, {b} : i32"));
        name
    }

    /// Adds a result with contents.
    pub(crate) fn add(&mut self, tensor: Tensor) {
        self.scope.tensors.push(tensor);
    }

    /// Adds a cast to a type with dynamic sizes only, unless the tensor has it.
    pub(crate) fn cast_to_dynamic(&mut self, tensor: &Tensor) -> Tensor {
        let dims = vec![None; tensor.rank()];
        self.cast(tensor, dims)
    }

    /// Adds a cast to a type with these sizes, unless the tensor has it.
    pub(crate) fn cast(&mut self, tensor: &Tensor, dims: Vec<Option<usize>>) -> Tensor {
        if tensor.dims == dims {
            return tensor.clone();
        }
        let cast = Tensor { name: self.name(), dims, ..tensor.clone() };
        self.line(&format!("{} = tensor.cast {} : {} to {}", cast.name, tensor.name, tensor.ty(), cast.ty()));
        cast
    }
}
