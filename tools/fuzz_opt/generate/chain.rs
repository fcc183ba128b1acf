//! Loops that wait for a loop-carried value: sums, minima and selects of it and of elements.

use crate::program::{Bound, CARRIED, Choice, Region, Statement, Type};

use super::{Generator, LAST, LAST_OF_TYPE, counted};

impl Generator<'_> {
    /// Returns a loop that changes its loop-carried value in some steps and stores it, so that it is not vectorized.
    pub(super) fn chain(&mut self) -> Statement {
        let ty = self.value_type();
        let operands = [LAST[0], self.second_operand()];
        let predicate = self.random.below(16);
        let mut statements = vec![
            Statement::Load { element: self.moving_element() },
            Statement::Compare { ty, predicate, operands },
        ];
        for step in 0..1 + self.random.below(3) {
            statements.push(Statement::Load { element: self.moving_element() });
            statements.extend(self.step(ty, step == 0));
        }
        statements.push(Statement::Store { element: self.moving_element(), value: LAST[0] });
        let manner = (self.random.once_in(2), self.form());
        counted(Bound::Size, manner, vec![ty], Region { statements, yields: vec![LAST[0]] })
    }

    /// Returns a step from the last value before an element to the next: an operation on both, sometimes under a select, or
    /// a select by a comparison of both.
    fn step(&mut self, ty: Type, is_first: bool) -> Vec<Statement> {
        let before = |distance: usize| if is_first { CARRIED } else { LAST[distance] };
        let mut either = |a: Choice, b: Choice| if self.random.once_in(2) { [a, b] } else { [b, a] };
        let operands = either(before(1), LAST[0]);
        let [kept, begun] = [either(LAST[0], before(2)), either(LAST[0], LAST[1])];
        let smaller = either(LAST[1], before(2));
        let select = |condition, operands| Statement::Select { ty, condition, operands };
        if self.random.once_in(4) {
            let predicate = 2 + self.random.below(8);
            return vec![Statement::Compare { ty, predicate, operands }, select(LAST[0], smaller)];
        }
        let operation = self.pick(&[0, 0, 1, 2, 3, 4, 5, 6, 6, 7, 7, 8, 9, 10, 12]);
        let combined = Statement::Binary { ty, operation, operands };
        match self.random.below(3) {
            0 => vec![combined],
            1 => vec![combined, select(LAST_OF_TYPE[0], kept)],
            _ => vec![combined, select(LAST_OF_TYPE[0], begun)],
        }
    }
}
