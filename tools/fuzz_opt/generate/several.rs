//! Loops of several statements on a few memories: an iteration uses what others before and after it use, too.

use crate::program::{CARRIED, Choice, Element, Index, Region, Statement};

use super::{Bound, Generator, LAST, counted};

impl Generator<'_> {
    /// A loop of statements, each of which computes a number of elements and stores it; now and then also what is carried.
    pub(super) fn several(&mut self) -> Statement {
        let (ty, memories) = (self.types[0], self.choices::<3>());
        let carries = self.random.once_in(3);
        let factor = self.pick(&[1, 1, 1, 1, -1, 2]);
        let mut statements = Vec::new();
        for _ in 0..2 + self.random.below(3) {
            for _ in 0..1 + self.random.below(2) {
                statements.push(Statement::Load { element: self.beside(&memories, factor) });
            }
            for _ in 0..self.random.below(8) {
                let other = self.second_operand();
                let operands = [LAST[0], if carries && self.random.once_in(9) { CARRIED } else { other }];
                let operation = self.pick(&[0, 0, 1, 1, 2, 2, 3, 4, 5]);
                statements.push(Statement::Binary { ty, operation, operands });
            }
            statements.push(Statement::Store { element: self.beside(&memories, factor), value: LAST[0] });
        }
        let carried = if carries { vec![ty] } else { Vec::new() };
        let yields = carried.iter().map(|_| self.second_operand()).collect();
        let upper =
            if self.random.once_in(4) { Bound::Constant(self.random.below(30) as i64) } else { Bound::Size };
        let manner = (self.random.once_in(2), self.form());
        counted(upper, manner, carried, Region { statements, yields })
    }

    /// An element of one of some memories, near the one with the number of the iteration.
    fn beside(&mut self, memories: &[Choice], factor: i64) -> Element {
        let memory = self.pick(memories);
        let offset = self.random.below(4) as Choice;
        let index = Index { terms: [(0, factor), (0, 0)], offset, value: None };
        let row = Index { terms: [(0, 0), (0, 0)], offset: 1, value: None };
        let indices = if self.random.once_in(8) { [index, row] } else { [index, index] };
        Element { memory, indices }
    }
}
