//! Extraction and insertion of elements and slices.

use crate::generate::Generator;
use crate::values::{Position, Tensor};

impl Generator {
    /// Returns an index below `end`: a constant or a loop counter.
    pub(crate) fn index(&mut self, end: usize) -> String {
        let counters: Vec<String> =
            self.scope.counters.iter().filter(|counter| counter.end <= end).map(|c| c.name.clone()).collect();
        match counters.len() {
            0 => format!("%c{}", self.random.below(end)),
            _ if self.random.once_in(3) => format!("%c{}", self.random.below(end)),
            count => counters[self.random.below(count)].clone(),
        }
    }

    fn indices(&mut self, tensor: &Tensor) -> String {
        let indices: Vec<String> = tensor.sizes.iter().map(|&size| self.index(size)).collect();
        indices.join(", ")
    }

    pub(crate) fn extract(&mut self) {
        let tensor = self.pick(|_| true);
        let (indices, name) = (self.indices(&tensor), self.name());
        self.line(&format!("{name} = tensor.extract {}[{indices}] : {}", tensor.name, tensor.ty()));
        self.scope.scalars.push(name);
    }

    pub(crate) fn insert(&mut self) {
        let tensor = self.pick(|_| true);
        let (scalar, indices, name) = (self.scalar(), self.indices(&tensor), self.name());
        self.line(&format!(
            "{name} = tensor.insert {scalar} into {}[{indices}] : {}",
            tensor.name,
            tensor.ty()
        ));
        self.add(tensor.named(name));
    }

    /// Returns a new position in tensors of these sizes.
    fn position(&mut self, of: &[usize]) -> Position {
        let (mut offsets, mut lengths, mut strides) = (Vec::new(), Vec::new(), Vec::new());
        let mut slice = Tensor::fixed(String::new(), &[]);
        for &size in of {
            let length = if self.random.once_in(3) { size } else { self.random.below(size) + 1 };
            let stride = if length * 2 <= size && self.random.once_in(4) { 2 } else { 1 };
            let end = size - (length - 1) * stride;
            let offset = match self.random.once_in(2) {
                true => self.random.below(end).to_string(),
                false => self.index(end),
            };
            let is_dynamic = self.random.once_in(5);
            offsets.push(offset);
            lengths.push(if is_dynamic { format!("%c{length}") } else { length.to_string() });
            strides.push(stride.to_string());
            if length > 1 || is_dynamic || self.random.once_in(2) {
                slice.dims.push((!is_dynamic).then_some(length));
                slice.sizes.push(length);
            }
        }
        if slice.sizes.is_empty() {
            (slice.dims, slice.sizes) = (vec![Some(1)], vec![1]);
        }
        let lists = [offsets, lengths, strides].map(|list| format!("[{}]", list.join(", ")));
        Position { of: of.to_vec(), text: lists.join(" "), slice }
    }

    /// Returns a position in tensors of these sizes, which may be an earlier one.
    fn old_or_new_position(&mut self, of: &[usize]) -> Position {
        let old: Vec<&Position> = self.scope.positions.iter().filter(|old| old.of == of).collect();
        if old.is_empty() || self.random.once_in(3) {
            let position = self.position(of);
            self.scope.positions.push(position.clone());
            return position;
        }
        let at = self.random.below(old.len());
        old[at].clone()
    }

    pub(crate) fn extract_slice(&mut self) {
        let tensor = self.pick_any(|_| true);
        let position = self.old_or_new_position(&tensor.sizes);
        self.extract_at(&tensor, &position);
    }

    /// Adds the extraction of a slice.
    pub(crate) fn extract_at(&mut self, tensor: &Tensor, position: &Position) -> Tensor {
        let slice = position.slice.named(self.name()).of(tensor.element);
        self.line(&format!(
            "{} = tensor.extract_slice {}{} : {} to {}",
            slice.name,
            tensor.name,
            position.text,
            tensor.ty(),
            slice.ty()
        ));
        self.add(slice.clone());
        slice
    }

    /// Inserts a slice, rather one that was extracted there. Returns false if there is no tensor to insert.
    pub(crate) fn insert_slice(&mut self) -> bool {
        let dest = self.pick_any(|_| true);
        let position = self.old_or_new_position(&dest.sizes);
        let slice = position.slice.of(dest.element);
        let Some(source) = self.find(|tensor| tensor.is_like(&slice)) else { return false };
        self.insert_at(&source, &dest, &position);
        true
    }

    /// Adds the insertion of a slice.
    fn insert_at(&mut self, source: &Tensor, dest: &Tensor, position: &Position) {
        let name = self.name();
        self.line(&format!(
            "{name} = tensor.insert_slice {} into {}{} : {} into {}",
            source.name,
            dest.name,
            position.text,
            source.ty(),
            dest.ty()
        ));
        self.add(dest.named(name));
    }

    /// Extracts a slice, changes it, and inserts it at the same position.
    pub(crate) fn update_slice(&mut self) {
        let tensor = self.pick_any(|_| true);
        let position = self.old_or_new_position(&tensor.sizes);
        let slice = self.extract_at(&tensor, &position);
        let changed = self.change(&slice);
        self.insert_at(&changed, &tensor, &position);
    }

    /// Inserts a slice that each branch of a conditional extracts and changes, or computes.
    pub(crate) fn update_in_branches(&mut self) {
        let tensor = self.pick_any(|_| true);
        let position = self.old_or_new_position(&tensor.sizes);
        let like = position.slice.of(tensor.element);
        let (result, condition) = (like.named(self.name()), self.condition());
        self.line(&format!("{} = scf.if {condition} -> ({}) {{", result.name, like.ty()));
        for end in ["} else {", "}"] {
            self.region(|this| {
                let yielded = match this.random.below(4) {
                    0 => this.find(|other| other.is_like(&like)).unwrap_or_else(|| this.filled(&like)),
                    1 => this.filled(&like),
                    _ => {
                        let slice = this.extract_at(&tensor, &position);
                        this.change(&slice)
                    }
                };
                this.line(&format!("scf.yield {} : {}", yielded.name, yielded.ty()));
            });
            self.line(end);
        }
        let dest =
            if self.random.once_in(4) { self.pick_any(|other| other.is_like(&tensor)) } else { tensor };
        self.insert_at(&result, &dest, &position);
        if self.random.once_in(2) {
            self.add(result);
        }
    }

    /// Adds an empty tensor that is filled.
    fn filled(&mut self, like: &Tensor) -> Tensor {
        let empty = self.empty(like);
        self.fill_into(&empty)
    }
}
