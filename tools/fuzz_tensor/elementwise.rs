//! Chains of elementwise operations, broadcasts, reductions, reshapes and constants, which fusion merges.

use crate::generate::Generator;
use crate::values::Tensor;

/// The largest size of a dimension that padding extends.
const PADDED: usize = 7;

impl Generator {
    /// Adds an operation that fusion rewrites.
    pub(crate) fn fusible(&mut self) {
        match self.random.below(8) {
            0 => self.broadcast(),
            1 => self.reduce(),
            2 => self.positions(),
            3 | 4 => self.chain(),
            5 => self.unit_dimension(),
            6 => self.pad_matrix(),
            _ => self.constant(),
        }
    }

    fn new_empty(&mut self, like: &Tensor) -> Tensor {
        let empty = like.named(self.name());
        self.line(&format!("{} = tensor.empty({}) : {}", empty.name, empty.dynamic_sizes(), empty.ty()));
        empty
    }

    fn broadcast(&mut self) {
        let vector = self.pick_any(|tensor| tensor.rank() == 1);
        let rows = self.random.below(4) + 1;
        let (mut dims, mut sizes) = (vec![Some(rows)], vec![rows]);
        let added = self.random.below(2);
        dims.insert(1 - added, vector.dims[0]);
        sizes.insert(1 - added, vector.sizes[0]);
        let empty = self.new_empty(&Tensor { dims, sizes, ..vector.clone() });
        let result = empty.named(self.name());
        self.line(&format!(
            "{} = linalg.broadcast ins({} : {}) outs({} : {}) dimensions = [{added}]",
            result.name,
            vector.name,
            vector.ty(),
            empty.name,
            empty.ty()
        ));
        self.add(result);
    }

    fn reduce(&mut self) {
        let matrix = self.pick(|tensor| tensor.rank() == 2);
        let dim = self.random.below(2);
        let like =
            Tensor { dims: vec![matrix.dims[1 - dim]], sizes: vec![matrix.sizes[1 - dim]], ..matrix.clone() };
        let known = self.find(|tensor| tensor.is_like(&like)).filter(|_| dim == 0);
        let init = known.unwrap_or_else(|| {
            let empty = self.new_empty(&like);
            let (filled, scalar, ty) = (empty.named(self.name()), self.scalar(), empty.ty());
            self.line(&format!(
                "{} = linalg.fill ins({scalar} : i32) outs({} : {ty}) -> {ty}",
                filled.name, empty.name
            ));
            filled
        });
        let result = init.named(self.name());
        let op = self.random.pick(&["addi", "maxsi", "xori"]);
        self.line(&format!(
            "{} = linalg.reduce {{ arith.{op} }} ins({} : {}) outs({} : {}) dimensions = [{dim}]",
            result.name,
            matrix.name,
            matrix.ty(),
            init.name,
            init.ty()
        ));
        self.add(result);
    }

    /// Adds an operation whose payload depends on the position.
    fn positions(&mut self) {
        let input = self.pick(|tensor| tensor.rank() == 2);
        let output = self.new_empty(&input);
        let (name, ty) = (self.name(), input.ty());
        let dim = self.random.below(2);
        self.line(&format!(
            "{name} = linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], \
             iterator_types = [\"parallel\", \"parallel\"]}} ins({} : {ty}) outs({} : {ty}) {{",
            input.name, output.name
        ));
        self.line(&format!("^bb0({name}_0: i32, {name}_1: i32):"));
        self.region(|this| {
            let (index, number) = (this.name(), this.name());
            this.line(&format!("{index} = linalg.index {dim} : index"));
            this.line(&format!("{number} = arith.index_cast {index} : index to i32"));
            let value = this.binary("arith.muli", &number, "%k");
            let value = this.binary("arith.subi", &value, &format!("{name}_0"));
            this.line(&format!("linalg.yield {value} : i32"));
        });
        self.line(&format!("}} -> {ty}"));
        self.add(input.named(name));
    }

    /// Adds some operations on all elements, each of which reads the result of the one before.
    fn chain(&mut self) {
        let mut tensor = self.pick(|_| true);
        for _ in 0..self.random.below(3) + 1 {
            let other = match self.random.below(3) {
                0 => self.splat(&tensor),
                _ => self.pick(|other| other.is_like(&tensor)),
            };
            let op = self.random.pick(&["addi", "subi", "muli", "xori", "maxsi"]);
            let (name, ty) = (self.name(), tensor.ty());
            if self.random.once_in(3) {
                let empty = self.new_empty(&tensor);
                self.line(&format!(
                    "{name} = linalg.map {{ arith.{op} }} ins({}, {} : {ty}, {ty}) outs({} : {ty})",
                    tensor.name, other.name, empty.name
                ));
            } else {
                self.line(&format!("{name} = arith.{op} {}, {} : {ty}", tensor.name, other.name));
            }
            tensor = tensor.named(name);
            self.add(tensor.clone());
        }
    }

    /// Adds a constant with equal elements, if the type is static; otherwise, returns the tensor.
    fn splat(&mut self, like: &Tensor) -> Tensor {
        if like.dims.contains(&None) {
            return like.clone();
        }
        let splat = like.named(self.name());
        let element = self.random.below(9);
        self.line(&format!("{} = arith.constant dense<{element}> : {}", splat.name, splat.ty()));
        splat
    }

    /// Adds a matrix that was moved through a shape with a dimension of size 1.
    fn unit_dimension(&mut self) {
        let matrix = self.pick(|tensor| tensor.rank() == 2 && !tensor.dims.contains(&None));
        let [rows, columns] = matrix.sizes[..] else { return };
        let [expanded, moved, flat] = [(); 3].map(|()| self.name());
        let (from, to) =
            (format!("tensor<{rows}x1x{columns}xi32>"), format!("tensor<1x{columns}x{rows}xi32>"));
        self.line(&format!(
            "{expanded} = tensor.expand_shape {} [[0, 1], [2]] output_shape [{rows}, 1, {columns}] : {} into {from}",
            matrix.name,
            matrix.ty()
        ));
        let empty = self.name();
        let turns = self.random.once_in(2);
        let (to, order) = match turns {
            true => (to, "[1, 2, 0]"),
            false => (format!("tensor<1x{rows}x{columns}xi32>"), "[1, 0, 2]"),
        };
        self.line(&format!("{empty} = tensor.empty() : {to}"));
        self.line(&format!(
            "{moved} = linalg.transpose ins({expanded} : {from}) outs({empty} : {to}) permutation = {order}"
        ));
        let sizes = if turns { [columns, rows] } else { [rows, columns] };
        let result = Tensor::fixed(flat, &sizes);
        self.line(&format!(
            "{} = tensor.collapse_shape {moved} [[0, 1], [2]] : {to} into {}",
            result.name,
            result.ty()
        ));
        self.add(result);
    }

    fn pad_matrix(&mut self) {
        let is_small = |tensor: &Tensor| tensor.rank() == 2 && tensor.sizes.iter().all(|&size| size < PADDED);
        let matrix = self.pick(is_small);
        let (low, high) =
            ([0; 2].map(|_: i32| self.random.below(2)), [0; 2].map(|_: i32| self.random.below(2)));
        let mut result = matrix.named(self.name());
        for dim in 0..2 {
            result.sizes[dim] += low[dim] + high[dim];
            result.dims[dim] = result.dims[dim].map(|size| size + low[dim] + high[dim]);
        }
        let (name, scalar) = (&result.name, self.scalar());
        self.line(&format!("{name} = tensor.pad {} low{low:?} high{high:?} {{", matrix.name));
        self.line(&format!("^bb0({name}_0: index, {name}_1: index):"));
        self.region(|this| this.line(&format!("tensor.yield {scalar} : i32")));
        self.line(&format!("}} : {} to {}", matrix.ty(), result.ty()));
        self.add(result);
    }

    fn constant(&mut self) {
        let (rows, columns) = (self.random.below(4) + 1, self.random.below(5) + 1);
        let result = Tensor::fixed(self.name(), &[rows, columns]);
        let row = |row: usize| {
            let elements = (0..columns).map(|column| format!("{}", row * 17 + column * 3));
            format!("[{}]", elements.collect::<Vec<_>>().join(", "))
        };
        let elements = (0..rows).map(row).collect::<Vec<_>>().join(", ");
        self.line(&format!("{} = arith.constant dense<[{elements}]> : {}", result.name, result.ty()));
        self.add(result);
    }
}
