//! Random programs.

mod chain;
mod several;

use crate::program::{
    ARGUMENTS, Argument, Bound, CARRIED, Choice, ELEMENTS, Element, Flavour, Form, Index, Layout, MAX_SIZE,
    Program, Region, SmallSum, Statement, Steps, Test, Type, Wraps,
};
use crate::random::Random;

/// Sizes that are likely to be at the edge of something.
const SIZES: [i64; 18] = [0, 1, 2, 3, 4, 5, 7, 8, 15, 16, 17, 31, 33, 50, 64, 65, 69, MAX_SIZE];

/// Selectors of the last values of any type, the last one first, and of the last values of the wanted type.
const LAST: [Choice; 3] = [1, 31, 61];
const LAST_OF_TYPE: [Choice; 3] = [21, 51, 81];

/// A predicate that holds of most numbers, of integers and of floats.
const DIFFERS: usize = 61;

/// Loops around one another.
const DEPTH: usize = 3;

struct Generator<'r> {
    random: &'r mut Random,
    /// Types that values are computed in: few, so that operations meet.
    types: Vec<Type>,
    depth: usize,
    /// True if all statements are ones that vectorizable loops may have.
    simple: bool,
}

/// Program `number` of a seed.
pub(crate) fn program(seed: u64, number: usize) -> Program {
    let mut random = Random::new(seed.wrapping_mul(0x9e37_79b9).wrapping_add((number as u64) << 20));
    let flavour = random.pick(&[Flavour::Structured, Flavour::Structured, Flavour::Branches, Flavour::Llvm]);
    let kinds = [random.pick(&ELEMENTS), random.pick(&ELEMENTS)];
    let types = vec![kinds[0], kinds[0], kinds[1], Type::I32, random.pick(&ELEMENTS)];
    let mut generator = Generator { random: &mut random, types, depth: 0, simple: false };
    let arguments = (0..ARGUMENTS).map(|_| generator.argument(&kinds)).collect();
    let locals = generator.some(2, |generator| generator.pick(&kinds));
    let cells = generator.some(3, |generator| generator.value_type());
    let count = 4 + generator.random.below(8);
    let mut body = generator.region(count, 0);
    // Something that is worth optimising.
    for _ in 0..1 + generator.random.below(2) {
        let kernel = match generator.random.below(9) {
            0 => generator.interleaved(),
            7 | 8 => generator.several(),
            1 | 2 => generator.product(),
            3 => generator.search(),
            4 => generator.chain(),
            _ => generator.kernel(),
        };
        body.statements.push(kernel);
    }
    if generator.random.once_in(2) {
        let steps = generator.steps();
        body.statements.push(Statement::SideBySide(steps));
    }
    generator.depth = DEPTH - 1;
    let count = generator.random.below(5);
    let helper = generator.region(count, 1);
    let (size, structure) = (random.pick(&SIZES), random.once_in(2));
    Program { flavour, arguments, size, locals, cells, structure, body, helper }
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

    fn value_type(&mut self) -> Type {
        self.types[self.random.below(self.types.len())]
    }

    fn argument(&mut self, kinds: &[Type]) -> Argument {
        let dimensions = 1 + usize::from(self.random.once_in(3));
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

    fn element(&mut self) -> Element {
        Element { memory: self.choice(), indices: [self.index(), self.index()] }
    }

    fn region(&mut self, count: usize, yields: usize) -> Region {
        let statements = (0..count).map(|_| self.statement()).collect();
        Region { statements, yields: (0..yields).map(|_| self.choice()).collect() }
    }

    fn statement(&mut self) -> Statement {
        if self.simple || self.random.once_in(2) {
            return self.simple_statement();
        }
        match self.random.below(16) {
            0 => Statement::Read { cell: self.choice() },
            1 => Statement::Write { cell: self.choice(), value: self.choice() },
            2 => Statement::View {
                memory: self.choice(),
                offset: self.choice(),
                stride: self.pick(&[1, 1, 2]),
            },
            3 => Statement::Vector {
                from: self.element(),
                to: self.element(),
                operation: self.random.below(64),
                operand: self.choice(),
                mask: self.random.once_in(2).then(|| self.choice()),
            },
            4 => Statement::Exact {
                memory: self.choice(),
                ty: self.pick(&[Type::F32, Type::F64]),
                maximum: self.random.once_in(2),
            },
            5 => Statement::Call { x: self.choice(), y: self.choice() },
            11 => Statement::SmallSum(self.small_sum()),
            14..=15 => Statement::SideBySide(self.steps()),
            6..=8 => self.branch(),
            9..=10 if self.depth < DEPTH => self.early_exit(),
            _ if self.depth < DEPTH => self.nest(),
            _ => self.simple_statement(),
        }
    }

    fn simple_statement(&mut self) -> Statement {
        let ty = self.value_type();
        match self.random.below(25) {
            0..=7 => Statement::Binary { ty, operation: self.random.below(64), operands: self.choices() },
            8 => Statement::Compare { ty, predicate: self.random.below(16), operands: self.choices() },
            9..=10 => Statement::Select { ty, condition: self.choice(), operands: self.choices() },
            11..=13 => Statement::Cast {
                from: if self.random.once_in(5) { Type::I1 } else { self.value_type() },
                to: ty,
                signed: self.random.once_in(2),
                value: self.choice(),
            },
            14 => Statement::Induction { ty, which: self.choice() },
            23 if !ty.is_float() => {
                Statement::Bits { ty, operation: self.random.below(4), value: self.choice() }
            }
            15..=19 => Statement::Load { element: self.element() },
            20..=22 => Statement::Store { element: self.element(), value: self.choice() },
            _ => self.branch(),
        }
    }

    fn branch(&mut self) -> Statement {
        let results = self.some(2, |generator| generator.value_type());
        let (then, otherwise) = (self.random.below(4), self.random.below(3));
        Statement::If {
            condition: self.choice(),
            switch: self.random.once_in(4),
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

    fn small_sum(&mut self) -> SmallSum {
        SmallSum {
            memories: [self.choice(), self.choice()],
            ty: self.pick(&[Type::I16, Type::I32, Type::I32, Type::I64]),
            start: self.choice(),
            is_signed: self.random.once_in(3),
            term: self.random.below(96),
            subtracts: self.random.once_in(4),
            is_short: self.random.once_in(3),
        }
    }

    fn steps(&mut self) -> Steps {
        Steps {
            elements: std::array::from_fn(|_| self.element()),
            lanes: self.pick(&[2, 2, 4, 4, 4, 8, 8, 16, 3, 5]),
            operations: [self.random.below(64), self.random.below(64)],
            operand: self.choice(),
            order: self.choice(),
            exchanged: if self.random.once_in(2) { self.choice() } else { 0 },
            turns: if self.random.once_in(3) { self.choice() } else { 0 },
            chooses: self.random.once_in(4),
            loads_first: self.random.once_in(2),
            combination: self.random.below(10),
            kept: self.choice(),
        }
    }

    fn early_exit(&mut self) -> Statement {
        let carried = self.some(2, |generator| generator.value_type());
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
        let carried = self.some(2, |generator| generator.value_type());
        self.depth += 1;
        let upper = self.bound();
        let count = 2 + self.random.below(7);
        let around = self.simple;
        self.simple |= self.random.once_in(2);
        let mut body = self.region(count, carried.len());
        self.simple = around;
        // A loop that leaves nothing in memory is seldom worth anything.
        if !self.random.once_in(3) {
            let store = Statement::Store { element: self.element(), value: self.choice() };
            body.statements.push(store);
        }
        self.depth -= 1;
        Statement::Loop {
            lower: self.pick(&[0, 0, 0, 1, 2]),
            upper,
            step: self.pick(&[1, 1, 1, 1, 2, 3]),
            affine: self.random.once_in(2),
            form: self.form(),
            leaves: self.random.once_in(4).then(|| self.choice()),
            start: carried.iter().map(|_| self.choice()).collect(),
            carried,
            body,
        }
    }

    /// Returns an element that depends on the counters of the loops around.
    fn moving_element(&mut self) -> Element {
        let mut element = self.element();
        // Even selectors are the innermost loop, 1 and 3 the outermost and the next.
        for (index, loops) in element.indices.iter_mut().zip([[1, 0], [0, 0]]) {
            let factor = self.pick(&[1, 1, 1, 1, 1, 2, -1]);
            let outer = self.pick(&[0, 0, 1]);
            *index = Index {
                terms: [(self.pick(&loops), factor), (3, outer)],
                offset: self.random.below(4) as Choice,
                value: None,
            };
        }
        element
    }

    fn second_operand(&mut self) -> Choice {
        let any = self.choice();
        self.pick(&[LAST[1], LAST[2], LAST_OF_TYPE[1], LAST_OF_TYPE[2], any])
    }

    /// A branch by the last condition, which is often that of something before the loop.
    fn shared_branch(&mut self, ty: Type) -> Statement {
        let mut one = || {
            let operands = [LAST[0], self.second_operand()];
            let statement = Statement::Binary { ty, operation: self.random.below(64), operands };
            Region { statements: vec![statement], yields: vec![LAST[0]] }
        };
        let (then, otherwise) = (one(), one());
        Statement::If { condition: LAST_OF_TYPE[0], switch: false, results: vec![ty], then, otherwise }
    }

    /// A loop as people write them: loads, arithmetic on what was loaded, a store or a sum.
    fn kernel(&mut self) -> Statement {
        let ty = self.value_type();
        let mut statements = Vec::new();
        for _ in 0..1 + self.random.below(3) {
            statements.push(Statement::Load { element: self.moving_element() });
        }
        for _ in 0..1 + self.random.below(4) {
            let operands = [LAST[0], self.second_operand()];
            statements.push(match self.random.below(6) {
                0 => Statement::Select { ty, condition: LAST_OF_TYPE[0], operands },
                1 => Statement::Compare { ty, predicate: self.random.below(16), operands },
                2 => self.simple_statement(),
                3 if self.random.once_in(3) => self.shared_branch(ty),
                _ => Statement::Binary { ty, operation: self.random.below(64), operands },
            });
        }
        let store = Statement::Store { element: self.moving_element(), value: LAST[0] };
        let reduces = self.random.once_in(2);
        if reduces {
            let operation = self.pick(&[0, 0, 2, 4, 6, 9]);
            statements.push(Statement::Binary { ty, operation, operands: [CARRIED, LAST[0]] });
        }
        if !reduces || self.random.once_in(3) {
            statements.push(store);
        }
        let carried = if reduces { vec![ty] } else { Vec::new() };
        let form = self.form();
        let affine = self.random.once_in(2);
        let yields = carried.iter().map(|_| LAST[0]).collect();
        let body = Region { statements, yields };
        let inner = counted(Bound::Size, (affine, form), carried.clone(), body);
        if self.random.once_in(2) {
            return inner;
        }
        let upper =
            if self.random.once_in(4) { Bound::Size } else { Bound::Constant(self.random.below(24) as i64) };
        let yields = carried.iter().map(|_| LAST[0]).collect();
        counted(upper, (affine, form), carried, Region { statements: vec![inner], yields })
    }

    /// Returns an element that depends on the counters of some loops of a nest of three: selector 1 is the outermost, 3 the
    /// next, and 0 the innermost.
    fn product_element(&mut self) -> Element {
        let mut element = self.element();
        for index in &mut element.indices {
            let offset = if self.random.once_in(3) { self.random.below(3) as Choice } else { 0 };
            let factor = self.pick(&[1, 1, 1, 1, 2, -1]);
            *index = Index { terms: [(self.pick(&[1, 3, 0]), factor), (0, 0)], offset, value: None };
        }
        element
    }

    /// Products of elements of two matrices, or something like that, added to those of a third one: in memory, or in a
    /// register and stored after the innermost loop.
    fn product(&mut self) -> Statement {
        let ty = self.value_type();
        let mut inner: Vec<Statement> =
            (0..2).map(|_| Statement::Load { element: self.product_element() }).collect();
        let operation = self.random.below(12);
        inner.push(Statement::Binary { ty, operation, operands: [LAST_OF_TYPE[0], LAST_OF_TYPE[1]] });
        let sum = |operands| Statement::Binary { ty, operation: 0, operands };
        let element = self.product_element();
        let mut after = Vec::new();
        let mut carried = Vec::new();
        if self.random.once_in(2) {
            inner.push(sum([CARRIED, LAST[0]]));
            after.push(Statement::Store { element, value: LAST[0] });
            carried.push(ty);
        } else {
            inner.push(Statement::Load { element });
            inner.push(sum([LAST_OF_TYPE[0], LAST_OF_TYPE[1]]));
            inner.push(Statement::Store { element, value: LAST[0] });
        }
        let affine = self.random.once_in(2);
        let form = self.form();
        let around = |statements: Vec<Statement>, upper: Bound, carried: Vec<Type>| {
            let yields = carried.iter().map(|_| LAST[0]).collect();
            counted(upper, (affine, form), carried, Region { statements, yields })
        };
        let mut upper = || match self.random.below(3) {
            0 => Bound::Size,
            _ => Bound::Constant(self.random.below(20) as i64),
        };
        let mut nest = around(inner, upper(), carried);
        let (second, third) = (upper(), upper());
        if self.random.once_in(2) {
            nest = around([vec![nest], after.split_off(0)].concat(), second, Vec::new());
        }
        around([vec![nest], after].concat(), third, Vec::new())
    }

    /// Returns a loop that exits where it finds something.
    fn search(&mut self) -> Statement {
        let ty = self.value_type();
        let mut statements = Vec::new();
        for _ in 0..1 + self.random.below(2) {
            statements.push(Statement::Load { element: self.moving_element() });
        }
        let operands = [LAST[0], self.second_operand()];
        if self.random.once_in(3) {
            statements.push(Statement::Binary { ty, operation: self.random.below(64), operands });
        }
        // A search for a difference takes many iterations.
        let any = self.random.below(16);
        let predicate = self.pick(&[DIFFERS, any]);
        let operands = [LAST[0], self.second_operand()];
        statements.push(Statement::Compare { ty, predicate, operands });
        Statement::While {
            upper: Bound::Size,
            carried: Vec::new(),
            start: Vec::new(),
            head: Region { statements, yields: vec![LAST_OF_TYPE[0]] },
            body: Region { statements: Vec::new(), yields: Vec::new() },
        }
    }

    fn form(&mut self) -> Form {
        let test = self.pick(&[
            Test::Up,
            Test::Up,
            Test::Up,
            Test::Unsigned,
            Test::Inclusive,
            Test::UnsignedInclusive,
            Test::Endless,
            Test::Down,
            Test::Until,
            Test::Before,
        ]);
        let wraps = self.pick(&[Wraps::Maybe, Wraps::NotSigned, Wraps::Not]);
        Form { test, narrow: self.random.once_in(3), wraps }
    }

    /// A loop over elements side by side of which each iteration has some: loads of all or some of them, and mostly as many
    /// stores. Of memory with two dimensions that is done row by row now and then, from rows to rows or to columns.
    fn interleaved(&mut self) -> Statement {
        let (by_rows, to_columns) = (self.random.once_in(2), !self.random.once_in(3));
        let factor = if by_rows { self.pick(&[2, 4, 8]) } else { self.pick(&[2, 2, 3, 4]) };
        let direction = self.pick(&[1, 1, 1, -1]);
        let (from, other) = (self.choice(), self.choice());
        let to = self.pick(&[from, other, other]);
        let first = self.random.below(3) as Choice;
        let moved = |by: i64, offset: Choice| Index { terms: [(0, by), (3, 0)], offset, value: None };
        let element = |memory: Choice, number: usize| {
            let number = first + number as Choice;
            let index = moved(factor as i64 * direction, number);
            let beside = Index { terms: [(3, 1), (3, 0)], offset: 0, value: None };
            Element {
                memory,
                indices: if by_rows { [moved(direction, first), moved(0, number)] } else { [index, beside] },
            }
        };
        let element_to = |number: usize| {
            let element = element(to, number);
            let [row, column] = element.indices;
            Element {
                indices: if by_rows && to_columns { [column, row] } else { element.indices },
                ..element
            }
        };
        let turn = self.random.below(factor);
        let mut statements = Vec::new();
        for number in 0..factor {
            if !self.random.once_in(if by_rows { 32 } else { 4 }) {
                statements.push(Statement::Load { element: element(from, (number + turn) % factor) });
            }
        }
        for _ in 0..self.random.below(4) {
            let (ty, operands) = (self.value_type(), [LAST[0], self.second_operand()]);
            statements.push(match self.random.below(6) {
                0 => self.simple_statement(),
                1 => Statement::Cast { from: ty, to: self.value_type(), signed: true, value: LAST[0] },
                _ => Statement::Binary { ty, operation: self.random.below(64), operands },
            });
        }
        for number in 0..factor {
            if self.random.once_in(12) {
                statements.push(Statement::Load { element: element_to(number) });
            }
            if !self.random.once_in(12) {
                let value = self.second_operand();
                statements.push(Statement::Store { element: element_to((number + turn) % factor), value });
            }
        }
        let most = if by_rows { 22 } else { 150 / factor };
        let short = Bound::Constant(self.random.below(most) as i64);
        Statement::Loop {
            lower: 0,
            upper: if factor == 2 { self.pick(&[Bound::Size, short]) } else { short },
            step: 1,
            affine: self.random.once_in(2),
            form: self.form(),
            leaves: None,
            carried: Vec::new(),
            start: Vec::new(),
            body: Region { statements, yields: Vec::new() },
        }
    }
}

/// Returns a loop that counts from 0 by 1, with initial values for its loop-carried values.
fn counted(upper: Bound, (affine, form): (bool, Form), carried: Vec<Type>, body: Region) -> Statement {
    let start = carried.iter().map(|_| CARRIED).collect();
    Statement::Loop { lower: 0, upper, step: 1, affine, form, leaves: None, start, carried, body }
}
