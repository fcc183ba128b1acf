//! Programs as MLIR: bits counted and reversed, and sums over elements of few bits that are extended before.

use crate::control::Counter;
use crate::print::{Memory, Printer};
use crate::program::{Choice, Form, MAX_SIZE, SmallSum, Type};

/// Operations on the bits of a number: their names in math, if they are there, and in the LLVM dialect.
const BITS: [(Option<&str>, &str); 4] = [
    (Some("math.ctpop"), "llvm.intr.ctpop"),
    (Some("math.ctlz"), "llvm.intr.ctlz"),
    (Some("math.cttz"), "llvm.intr.cttz"),
    (None, "llvm.intr.bitreverse"),
];

impl Printer {
    /// Counts bits, or reverses them.
    pub(crate) fn bits(&mut self, operation: usize, ty: Type, value: Choice) {
        let value = self.operand(ty, value);
        let (structured, name) = BITS[operation % BITS.len()];
        let ty_text = ty.text();
        let result = match structured.filter(|_| !self.llvm()) {
            Some(name) => self.op(&format!("{name} {value} : {ty_text}")),
            None if name.ends_with('z') => self
                .op(&format!("\"{name}\"({value}) <{{is_zero_poison = false}}> : ({ty_text}) -> {ty_text}")),
            None => self.op(&format!("{name}({value}) : ({ty_text}) -> {ty_text}")),
        };
        self.define(result, ty);
    }

    /// A sum over elements of two memories.
    pub(crate) fn small_sum(&mut self, small: &SmallSum) {
        let fits =
            |memory: &Memory| matches!(memory.element, Type::I8 | Type::I16) && memory.sizes[0] > MAX_SIZE;
        let memories = small.memories.map(|choice| self.flat(choice, fits));
        let [Some(first), Some(second)] = memories else { return };
        let start = self.operand(small.ty, small.start);
        let upper = if small.is_short { self.constant_upper(16) } else { self.size() };
        let counter = Counter { lower: 0, upper, step: 1, affine: false, form: Form::PLAIN };
        let results = self.counted_loop(&counter, &[start], &[small.ty], |printer, carried| {
            let index = printer.inductions.last().expect("in a loop").name.clone();
            let elements = [&first, &second].map(|memory| (printer.element(memory, &index), memory.element));
            let term = printer.term(small, &elements);
            let sum = if small.subtracts { ("arith.subi", "llvm.sub") } else { ("arith.addi", "llvm.add") };
            vec![printer.two(sum, &carried[0], &term, small.ty.text())]
        });
        self.define(results[0].clone(), small.ty);
    }

    /// Emits the term of the sum for two elements: one of them, their product, their absolute difference (in three
    /// spellings), their difference, or 1 where a comparison of them holds.
    fn term(&mut self, small: &SmallSum, [first, second]: &[(String, Type); 2]) -> String {
        const SUB: (&str, &str) = ("arith.subi", "llvm.sub");
        if small.term % 7 == 6 {
            let other = self.cast(&second.0, second.1, first.1, small.is_signed);
            let is_so = self.compare(small.term / 7, first.1, &first.0, &other);
            return self.cast(&is_so, Type::I1, small.ty, small.is_signed);
        }
        let ty = small.ty.text();
        let [a, b] =
            [first, second].map(|(element, from)| self.cast(element, *from, small.ty, small.is_signed));
        let (a, b) = (a.as_str(), b.as_str());
        match small.term % 7 {
            0 => a.to_string(),
            1 => self.two(("arith.muli", "llvm.mul"), a, b, ty),
            2 => {
                let difference = self.two(SUB, a, b, ty);
                match self.llvm() {
                    true => self.op(&format!(
                        "\"llvm.intr.abs\"({difference}) <{{is_int_min_poison = false}}> : ({ty}) -> {ty}"
                    )),
                    false => self.op(&format!("math.absi {difference} : {ty}")),
                }
            }
            3 => {
                let ways = [self.two(SUB, a, b, ty), self.two(SUB, b, a, ty)];
                let less = self.compare(small.term / 7, small.ty, a, b);
                self.select(&less, &ways[1], &ways[0], ty)
            }
            4 => {
                let larger = self.two(("arith.maxui", "llvm.intr.umax"), a, b, ty);
                let smaller = self.two(("arith.minui", "llvm.intr.umin"), b, a, ty);
                self.two(SUB, &larger, &smaller, ty)
            }
            _ => self.two(SUB, a, b, ty),
        }
    }
}
