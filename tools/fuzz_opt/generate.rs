//! Random programs.

use crate::program::{
    ARGUMENTS, Argument, Bound, Choice, ELEMENTS, Flavour, Index, Layout, MAX_SIZE, Place, Program, Region,
    Statement, Type,
};
use crate::random::Random;

/// Types that values are computed in.
const VALUES: [Type; 6] = [Type::I8, Type::I16, Type::I32, Type::I64, Type::F32, Type::F64];

/// Sizes that are likely to be at the edge of something.
const SIZES: [i64; 14] = [0, 1, 2, 3, 4, 5, 7, 8, 15, 16, 17, 33, 64, MAX_SIZE];

/// Loops around one another.
const DEPTH: usize = 3;

struct Generator<'r> {
    random: &'r mut Random,
    depth: usize,
}

/// Program `number` of a seed.
pub(crate) fn program(seed: u64, number: usize) -> Program {
    let mut random = Random::new(seed.wrapping_mul(0x9e37_79b9).wrapping_add((number as u64) << 20));
    let flavour = random.pick(&[Flavour::Structured, Flavour::Structured, Flavour::Branches, Flavour::Llvm]);
    let mut generator = Generator { random: &mut random, depth: 0 };
    // Few types, so that operations meet.
    let kinds = [generator.element(), generator.element()];
    let arguments = (0..ARGUMENTS).map(|_| generator.argument(&kinds)).collect();
    let locals = generator.some(2, |generator| generator.pick(&kinds));
    let cells = generator.some(3, |generator| generator.pick(&VALUES));
    let count = 4 + generator.random.below(8);
    let mut body = generator.region(count, 0);
    // Something that is worth optimising.
    let nest = generator.nest();
    body.statements.push(nest);
    generator.depth = DEPTH - 1;
    let count = generator.random.below(5);
    let helper = generator.region(count, 1);
    Program { flavour, arguments, size: random.pick(&SIZES), locals, cells, body, helper }
}

impl Generator<'_> {
    fn choice(&mut self) -> Choice {
        self.random.next() as Choice
    }

    fn choices<const N: usize>(&mut self) -> [Choice; N] {
        std::array::from_fn(|_| self.choice())
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        self.random.pick(from)
    }

    fn some<T>(&mut self, most: usize, mut one: impl FnMut(&mut Self) -> T) -> Vec<T> {
        let count = self.random.below(most + 1);
        (0..count).map(|_| one(self)).collect()
    }

    fn element(&mut self) -> Type {
        self.pick(&ELEMENTS)
    }

    fn argument(&mut self, kinds: &[Type]) -> Argument {
        let dimensions = 1 + usize::from(self.random.once_in(4));
        let layout = self.pick(&[Layout::Static, Layout::Contiguous, Layout::Contiguous, Layout::Strided]);
        // Exactly the same, a little beside one another, or apart.
        let offset = self.pick(&[0, 0, 1, 2, 3, 4, 5, 8, 17, 170]);
        let loose = layout == Layout::Strided;
        let stride = match dimensions {
            1 => self.pick(if loose { &[1, 1, 2, 3] } else { &[1] }),
            _ => self.pick(if loose { &[72, 73, 76] } else { &[72] }),
        };
        Argument { element: self.pick(kinds), dimensions, offset, stride, layout }
    }

    fn index(&mut self) -> Index {
        let coefficients = [1, 1, 1, 1, 2, 3, -1, 0];
        let mut term = || (self.choice(), self.pick(&coefficients));
        let terms = [term(), term()];
        let terms = if self.random.once_in(3) { terms } else { [terms[0], (0, 0)] };
        // Neighbours are more interesting than what lies far apart.
        let offset = if self.random.once_in(2) { self.random.below(4) as Choice } else { self.choice() };
        let value = self.random.once_in(8).then(|| self.choice());
        Index { terms, offset, value }
    }

    fn place(&mut self) -> Place {
        Place { memory: self.choice(), indices: [self.index(), self.index()] }
    }

    fn region(&mut self, count: usize, yields: usize) -> Region {
        let statements = (0..count).map(|_| self.statement()).collect();
        Region { statements, yields: (0..yields).map(|_| self.choice()).collect() }
    }

    fn statement(&mut self) -> Statement {
        let ty = self.pick(&VALUES);
        match self.random.below(32) {
            0..=6 => Statement::Binary { ty, operation: self.random.below(64), operands: self.choices() },
            7..=8 => Statement::Compare { ty, predicate: self.random.below(16), operands: self.choices() },
            9..=10 => Statement::Select { ty, condition: self.choice(), operands: self.choices() },
            11..=13 => Statement::Cast {
                from: self.pick(&[Type::I1, Type::I8, Type::I16, Type::I32, Type::I64, Type::F32, Type::F64]),
                to: ty,
                signed: self.random.once_in(2),
                value: self.choice(),
            },
            14 => Statement::Induction { ty, which: self.choice() },
            15..=18 => Statement::Load { place: self.place() },
            19..=21 => Statement::Store { place: self.place(), value: self.choice() },
            22 => Statement::Read { cell: self.choice() },
            23 => Statement::Write { cell: self.choice(), value: self.choice() },
            24 => Statement::View {
                memory: self.choice(),
                offset: self.choice(),
                stride: self.pick(&[1, 1, 2]),
            },
            25 => Statement::Vector {
                from: self.place(),
                to: self.place(),
                operation: self.random.below(64),
                operand: self.choice(),
                mask: self.random.once_in(2).then(|| self.choice()),
            },
            26 => Statement::Exact {
                memory: self.choice(),
                ty: self.pick(&[Type::F32, Type::F64]),
                maximum: self.random.once_in(2),
            },
            27 => Statement::Call { x: self.choice(), y: self.choice() },
            28 => self.branch(),
            29 if self.depth < DEPTH => self.early_exit(),
            _ if self.depth < DEPTH => self.nest(),
            _ => Statement::Load { place: self.place() },
        }
    }

    fn branch(&mut self) -> Statement {
        let results = self.some(2, |generator| generator.pick(&VALUES));
        let (then, otherwise) = (self.random.below(4), self.random.below(3));
        Statement::If {
            condition: self.choice(),
            then: self.region(then, results.len()),
            otherwise: self.region(otherwise, results.len()),
            results,
        }
    }

    /// Loops deep inside are short.
    fn bound(&mut self) -> Bound {
        match self.random.below(4) {
            0 | 1 if self.depth <= 1 => Bound::Size,
            2 => Bound::Induction(self.choice()),
            _ => Bound::Constant(self.random.below(if self.depth <= 1 { 40 } else { 9 }) as i64),
        }
    }

    fn early_exit(&mut self) -> Statement {
        let carried = self.some(2, |generator| generator.pick(&VALUES));
        self.depth += 1;
        let (head, body) = (1 + self.random.below(3), self.random.below(4));
        let statement = Statement::While {
            upper: self.bound(),
            start: carried.iter().map(|_| self.choice()).collect(),
            head: self.region(head, 1),
            body: self.region(body, carried.len()),
            carried,
        };
        self.depth -= 1;
        statement
    }

    fn nest(&mut self) -> Statement {
        let carried = self.some(2, |generator| generator.pick(&VALUES));
        self.depth += 1;
        let upper = self.bound();
        let count = 2 + self.random.below(7);
        let mut body = self.region(count, carried.len());
        // A loop that leaves nothing in memory is seldom worth anything.
        if !self.random.once_in(3) {
            let store = Statement::Store { place: self.place(), value: self.choice() };
            body.statements.push(store);
        }
        self.depth -= 1;
        Statement::Loop {
            lower: self.pick(&[0, 0, 0, 1, 2]),
            upper,
            step: self.pick(&[1, 1, 1, 1, 2, 3]),
            affine: self.random.once_in(2),
            start: carried.iter().map(|_| self.choice()).collect(),
            carried,
            body,
        }
    }
}
