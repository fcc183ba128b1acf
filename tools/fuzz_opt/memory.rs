//! Programs as MLIR: memory.

use crate::control::Counter;
use crate::print::{Memory, Printer};
use crate::program::{Choice, Element, Flavour, Form, Index, MAX_SIZE, Type};

/// An index that is within its dimension.
pub(crate) enum Resolved {
    /// A sum of multiples of induction variables and a constant; true if affine operations may use it.
    Sum(Vec<(String, i64)>, i64, bool),
    Value(String),
}

/// Elements of vectors.
const LANES: i64 = 4;

impl Printer {
    /// Returns a memory in scope. There is always one: the arguments.
    pub(crate) fn memory(&self, choice: Choice) -> Memory {
        self.memories[choice as usize % self.memories.len()].clone()
    }

    /// Returns the first memory of one dimension, from a selector on, for which a predicate holds.
    pub(crate) fn flat(&self, choice: Choice, fits: impl Fn(&Memory) -> bool) -> Option<Memory> {
        let count = self.memories.len();
        let around = (0..count).map(|step| &self.memories[(choice as usize + step) % count]);
        around.filter(|memory| memory.sizes.len() == 1).find(|memory| fits(memory)).cloned()
    }

    /// An index into `size` elements.
    pub(crate) fn resolve(&mut self, index: Index, size: i64) -> Resolved {
        if let Some(choice) = index.value {
            let value = self.operand(Type::I32, choice);
            let mask = (1 << size.ilog2()) - 1;
            let masked = self.masked(&value, mask, Type::I32);
            return Resolved::Value(self.index_from(&masked, Type::I32));
        }
        let (mut terms, mut low, mut high, mut affine) = (Vec::new(), 0, 0, true);
        for (choice, factor) in index.terms {
            let Some(induction) = self.induction(choice).filter(|_| factor != 0) else { continue };
            let (first, last) = (induction.min * factor, induction.max * factor);
            let (from, to) = (low + first.min(last), high + first.max(last));
            if to - from >= size {
                continue;
            }
            (low, high) = (from, to);
            affine &= induction.affine;
            terms.push((induction.name.clone(), factor));
        }
        let offset = i64::from(index.offset) % (size - (high - low)) - low;
        Resolved::Sum(terms, offset, affine && self.flavour == Flavour::Structured)
    }

    pub(crate) fn add(&mut self, a: &str, b: &str) -> String {
        let ty = self.index();
        self.two(("arith.addi", "llvm.add"), a, b, ty)
    }

    fn times(&mut self, a: &str, factor: i64) -> String {
        if factor == 1 {
            return a.to_string();
        }
        let (factor, ty) = (self.index_constant(factor), self.index());
        self.two(("arith.muli", "llvm.mul"), a, &factor, ty)
    }

    /// Returns the value of an index.
    pub(crate) fn materialise(&mut self, resolved: &Resolved) -> String {
        let (terms, offset) = match resolved {
            Resolved::Value(value) => return value.clone(),
            Resolved::Sum(terms, offset, _) => (terms, *offset),
        };
        let mut sum: Option<String> = None;
        for (name, factor) in terms {
            let term = self.times(name, *factor);
            sum = Some(sum.map_or(term.clone(), |sum| self.add(&sum, &term)));
        }
        match sum {
            Some(sum) if offset == 0 => sum,
            Some(sum) => {
                let offset = self.index_constant(offset);
                self.add(&sum, &offset)
            }
            None => self.index_constant(offset),
        }
    }

    /// Returns the address of an element, in the LLVM dialect.
    pub(crate) fn address(&mut self, memory: &Memory, indices: &[String]) -> String {
        let mut sum: Option<String> = None;
        for (index, stride) in indices.iter().zip(&memory.strides) {
            let term = self.times(index, *stride);
            sum = Some(sum.map_or(term.clone(), |sum| self.add(&sum, &term)));
        }
        let sum = sum.expect("memories have dimensions");
        let (name, element) = (&memory.name, memory.element.text());
        self.op(&format!("llvm.getelementptr {name}[{sum}] : (!llvm.ptr, i64) -> !llvm.ptr, {element}"))
    }

    /// Returns the dialect of an access to an element, and the indices.
    fn subscript(&mut self, element: Element, memory: &Memory) -> (&'static str, String) {
        let indices = element.indices.into_iter().zip(&memory.sizes);
        let resolved: Vec<Resolved> = indices.map(|(index, size)| self.resolve(index, *size)).collect();
        if resolved.iter().all(|index| matches!(index, Resolved::Sum(_, _, true))) {
            let texts: Vec<String> = resolved.iter().map(affine_text).collect();
            return ("affine", texts.join(", "));
        }
        let values: Vec<String> = resolved.iter().map(|index| self.materialise(index)).collect();
        ("memref", values.join(", "))
    }

    fn element_address(&mut self, element: Element, memory: &Memory) -> String {
        let indices = element.indices.into_iter().zip(&memory.sizes);
        let resolved: Vec<Resolved> = indices.map(|(index, size)| self.resolve(index, *size)).collect();
        let values: Vec<String> = resolved.iter().map(|index| self.materialise(index)).collect();
        self.address(memory, &values)
    }

    pub(crate) fn load(&mut self, element: Element) {
        let memory = self.memory(element.memory);
        let value = if self.llvm() {
            let address = self.element_address(element, &memory);
            self.op(&format!("llvm.load {address} : !llvm.ptr -> {}", memory.element.text()))
        } else {
            let (dialect, indices) = self.subscript(element, &memory);
            self.op(&format!("{dialect}.load {}[{indices}] : {}", memory.name, memory.ty))
        };
        self.define(value, memory.element);
    }

    pub(crate) fn store(&mut self, element: Element, choice: Choice) {
        let memory = self.memory(element.memory);
        let value = self.operand(memory.element, choice);
        if self.llvm() {
            let address = self.element_address(element, &memory);
            return self
                .line(&format!("llvm.store {value}, {address} : {}, !llvm.ptr", memory.element.text()));
        }
        let (dialect, indices) = self.subscript(element, &memory);
        self.line(&format!("{dialect}.store {value}, {}[{indices}] : {}", memory.name, memory.ty));
    }

    pub(crate) fn read(&mut self, choice: Choice) {
        let Some((name, ty)) = self.cell(choice) else { return };
        let value = self.read_cell(&name, ty);
        self.define(value, ty);
    }

    /// Returns the value of a variable.
    pub(crate) fn read_cell(&mut self, name: &str, ty: Type) -> String {
        match self.llvm() {
            true => self.op(&format!("llvm.load {name} : !llvm.ptr -> {}", ty.text())),
            false => self.op(&format!("memref.load {name}[] : memref<{}>", ty.text())),
        }
    }

    pub(crate) fn write(&mut self, choice: Choice, value: Choice) {
        let Some((name, ty)) = self.cell(choice) else { return };
        let value = self.operand(ty, value);
        self.write_cell(&name, ty, &value);
    }

    /// Sets a variable.
    pub(crate) fn write_cell(&mut self, name: &str, ty: Type, value: &str) {
        match self.llvm() {
            true => self.line(&format!("llvm.store {value}, {name} : {}, !llvm.ptr", ty.text())),
            false => self.line(&format!("memref.store {value}, {name}[] : memref<{}>", ty.text())),
        }
    }

    fn cell(&self, choice: Choice) -> Option<(String, Type)> {
        self.cells.get(choice as usize % self.cells.len().max(1)).cloned()
    }

    pub(crate) fn view(&mut self, memory: Choice, offset: Choice, stride: i64) {
        let Some(memory) = self.flat(memory, |memory| memory.sizes[0] > 8) else { return };
        let first = i64::from(offset) % (memory.sizes[0] / 2);
        let size = (memory.sizes[0] - first - 1) / stride + 1;
        let offset = self.index_constant(first);
        let (name, ty) = if self.llvm() {
            (self.address(&memory, &[offset]), "!llvm.ptr".to_string())
        } else {
            let ty = format!("memref<?x{}, strided<[?], offset: ?>>", memory.element.text());
            let (sizes, strides) = (self.index_constant(size), self.index_constant(stride));
            let name = self.op(&format!(
                "memref.subview {}[{offset}] [{sizes}] [{strides}] : {} to {ty}",
                memory.name, memory.ty
            ));
            (name, ty)
        };
        let strides = vec![memory.strides[0] * stride];
        self.memories.push(Memory { name, sizes: vec![size], strides, ty, contiguous: false, ..memory });
    }

    /// Loads, changes and stores several elements at once.
    pub(crate) fn vector(
        &mut self,
        from: Element,
        to: Element,
        operation: usize,
        operand: Choice,
        mask: Option<Choice>,
    ) {
        let wide = |memory: &Memory| memory.contiguous && memory.sizes[0] > LANES;
        let Some(source) = self.flat(from.memory, wide) else { return };
        let fits = |memory: &Memory| wide(memory) && memory.element == source.element;
        let target = self.flat(to.memory, fits).expect("the source fits");
        let (ty, element) = (format!("vector<{LANES}x{}>", source.element.text()), source.element);
        let first = self.vector_address(from, &source);
        let second = self.vector_address(to, &target);
        let scalar = self.operand(element, operand);
        let names = self.lane_operation(operation, element);
        let result = if self.llvm() {
            let alignment = format!("{{alignment = {} : i64}}", element.bits() / 8);
            let loaded = self.op(&format!("llvm.load {first} {alignment} : !llvm.ptr -> {ty}"));
            let zero = self.constant("0", "i32");
            let undefined = self.op(&format!("llvm.mlir.zero : {ty}"));
            let inserted = self.op(&format!("llvm.insertelement {scalar}, {undefined}[{zero} : i32] : {ty}"));
            let splat = self.op(&format!("llvm.shufflevector {inserted}, {inserted} [0, 0, 0, 0] : {ty}"));
            let result = self.two(names, &loaded, &splat, &ty);
            self.line(&format!("llvm.store {result}, {second} {alignment} : {ty}, !llvm.ptr"));
            result
        } else {
            let splat = self.op(&format!("vector.broadcast {scalar} : {} to {ty}", element.text()));
            self.masked_steps([(&source, &first), (&target, &second)], names, &splat, &ty, mask)
        };
        if !element.is_float() {
            let sum = match self.llvm() {
                true => self
                    .op(&format!("\"llvm.intr.vector.reduce.add\"({result}) : ({ty}) -> {}", element.text())),
                false => self.op(&format!("vector.reduction <add>, {result} : {ty} into {}", element.text())),
            };
            self.define(sum, element);
        }
    }

    /// The same with operations of the vector dialect, masked or not.
    fn masked_steps(
        &mut self,
        [(source, first), (target, second)]: [(&Memory, &str); 2],
        names: (&str, &str),
        splat: &str,
        ty: &str,
        mask: Option<Choice>,
    ) -> String {
        let (from, to) = (format!("{}[{first}]", source.name), format!("{}[{second}]", target.name));
        let Some(choice) = mask else {
            let loaded = self.op(&format!("vector.load {from} : {}, {ty}", source.ty));
            let result = self.op(&format!("{} {loaded}, {splat} : {ty}", names.0));
            self.line(&format!("vector.store {result}, {to} : {}, {ty}", target.ty));
            return result;
        };
        let count = self.operand(Type::I32, choice);
        let count = self.masked(&count, 7, Type::I32);
        let count = self.index_from(&count, Type::I32);
        let bits = format!("vector<{LANES}xi1>");
        let mask = self.op(&format!("vector.create_mask {count} : {bits}"));
        let loaded = self.op(&format!(
            "vector.maskedload {from}, {mask}, {splat} : {}, {bits}, {ty} into {ty}",
            source.ty
        ));
        let result = self.op(&format!("{} {loaded}, {splat} : {ty}", names.0));
        self.line(&format!("vector.maskedstore {to}, {mask}, {result} : {}, {bits}, {ty}", target.ty));
        result
    }

    /// Returns the start of a vector: its address in the LLVM dialect, else its index.
    fn vector_address(&mut self, element: Element, memory: &Memory) -> String {
        let resolved = self.resolve(element.indices[0], memory.sizes[0] - LANES + 1);
        let index = self.materialise(&resolved);
        if self.llvm() { self.address(memory, &[index]) } else { index }
    }

    /// Loads an element of a memory of one dimension.
    pub(crate) fn element(&mut self, memory: &Memory, index: &str) -> String {
        if self.llvm() {
            let address = self.address(memory, &[index.to_string()]);
            return self.op(&format!("llvm.load {address} : !llvm.ptr -> {}", memory.element.text()));
        }
        self.op(&format!("memref.load {}[{index}] : {}", memory.name, memory.ty))
    }

    /// Reduces elements to small integers, and adds or compares them as floats in any order.
    pub(crate) fn exact(&mut self, memory: Choice, ty: Type, maximum: bool) {
        let integers = |memory: &Memory| !memory.element.is_float() && memory.sizes[0] > MAX_SIZE;
        let Some(memory) = self.flat(memory, integers) else { return };
        let start = self.constant("0.0", ty.text());
        let counter = Counter { lower: 0, upper: self.size(), step: 1, affine: false, form: Form::PLAIN };
        let results = self.counted_loop(&counter, &[start], &[ty], |printer, carried| {
            let index = printer.inductions.last().expect("in a loop").name.clone();
            let value = printer.element(&memory, &index);
            let small = printer.masked(&value, 63, memory.element);
            let float = printer.cast(&small, memory.element, ty, true);
            let (acc, ty) = (&carried[0], ty.text());
            vec![match (printer.llvm(), maximum) {
                (true, true) => printer.op(&format!(
                    "llvm.intr.maxnum({acc}, {float}) {{fastmathFlags = #llvm.fastmath<nnan, nsz>}} : ({ty}, {ty}) -> {ty}"
                )),
                (true, false) => printer.op(&format!(
                    "llvm.fadd {acc}, {float} {{fastmathFlags = #llvm.fastmath<reassoc, nsz>}} : {ty}"
                )),
                (false, true) => {
                    printer.op(&format!("arith.maxnumf {acc}, {float} fastmath<nnan,nsz> : {ty}"))
                }
                (false, false) => {
                    printer.op(&format!("arith.addf {acc}, {float} fastmath<reassoc,nsz> : {ty}"))
                }
            }]
        });
        self.define(results[0].clone(), ty);
    }
}

/// An affine expression.
fn affine_text(index: &Resolved) -> String {
    let Resolved::Sum(terms, offset, _) = index else { unreachable!("only sums are affine") };
    let mut parts: Vec<String> = terms.iter().map(|(name, factor)| format!("{name} * {factor}")).collect();
    if *offset != 0 || parts.is_empty() {
        parts.push(offset.to_string());
    }
    parts.join(" + ")
}
