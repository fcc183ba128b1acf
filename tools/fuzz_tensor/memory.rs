//! Tensors as memrefs and vectors, and tensors of floats.

use crate::generate::Generator;
use crate::values::{Element, Tensor};

impl Generator {
    /// Returns a scalar of a type.
    pub(crate) fn scalar_of(&mut self, element: Element) -> String {
        match element {
            Element::I32 => self.scalar(),
            Element::F32 => "%h".to_string(),
        }
    }

    /// Adds a multiple of a scalar.
    pub(crate) fn scaled(&mut self, element: Element, value: &str) -> String {
        match element {
            Element::I32 => self.binary("arith.muli", value, "%k"),
            Element::F32 => self.float("arith.mulf", value, "%h"),
        }
    }

    /// Adds a sum, for floats half of it, so that floats stay finite.
    pub(crate) fn sum_of(&mut self, element: Element, a: &str, b: &str) -> String {
        match element {
            Element::I32 => self.binary("arith.addi", a, b),
            Element::F32 => {
                let half = self.float("arith.mulf", b, "%h");
                let sum = self.float("arith.addf", a, &half);
                self.float("arith.mulf", &sum, "%h")
            }
        }
    }

    fn float(&mut self, op: &str, a: &str, b: &str) -> String {
        let name = self.name();
        self.line(&format!("{name} = {op} {a}, {b} : f32"));
        name
    }

    /// Adds a tensor of the other elements: converted, or the bits.
    pub(crate) fn convert(&mut self) {
        let tensor = self.pick_any(|_| true);
        let result = match tensor.element {
            Element::F32 => self.as_integers(&tensor),
            Element::I32 => {
                let result = tensor.named(self.name()).of(Element::F32);
                self.line(&format!(
                    "{} = arith.sitofp {} : {} to {}",
                    result.name,
                    tensor.name,
                    tensor.ty(),
                    result.ty()
                ));
                result
            }
        };
        self.add(result);
    }

    /// Returns a tensor of the bits, if it is one of floats.
    pub(crate) fn as_integers(&mut self, tensor: &Tensor) -> Tensor {
        if tensor.element == Element::I32 {
            return tensor.clone();
        }
        let result = tensor.named(self.name()).of(Element::I32);
        let (from, to) = (tensor.ty(), result.ty());
        self.line(&format!("{} = tensor.bitcast {} : {from} to {to}", result.name, tensor.name));
        result
    }

    /// Adds a read of a tensor through a memref, or a write to its buffer and a read of that.
    pub(crate) fn access_buffer(&mut self) {
        let tensor = self.pick(|_| true);
        let (memref, element, ty) = (self.name(), self.name(), tensor.buffer_ty());
        let indices: Vec<String> = tensor.sizes.iter().map(|&size| self.index(size)).collect();
        let indices = indices.join(", ");
        let writes = self.random.once_in(2);
        let access = if writes { "" } else { "read_only " };
        self.line(&format!(
            "{memref} = bufferization.to_buffer {} {access}: {} to {ty}",
            tensor.name,
            tensor.ty()
        ));
        if writes {
            let scalar = self.scalar();
            self.line(&format!("memref.store {scalar}, {memref}[{indices}] : {ty}"));
        }
        self.line(&format!("{element} = memref.load {memref}[{indices}] : {ty}"));
        self.scope.scalars.push(element);
    }

    /// Adds a vector that is read from a tensor and written to another one. Lanes outside are padding.
    pub(crate) fn transfer(&mut self) {
        let source = self.pick_any(|tensor| tensor.rank() > 0);
        let dest = self.pick_any(|tensor| tensor.rank() > 0 && tensor.element == source.element);
        let (vector, padding) = (self.name(), self.scalar_of(source.element));
        let ty = format!("vector<4x{}>", source.element.ty());
        let [from, to] = [&source, &dest].map(|tensor| {
            let indices: Vec<String> = tensor.sizes.iter().map(|&size| self.index(size)).collect();
            format!("{}[{}]", tensor.name, indices.join(", "))
        });
        self.line(&format!("{vector} = vector.transfer_read {from}, {padding} : {}, {ty}", source.ty()));
        let result = dest.named(self.name());
        self.line(&format!("{} = vector.transfer_write {vector}, {to} : {ty}, {}", result.name, dest.ty()));
        self.add(result);
    }
}
