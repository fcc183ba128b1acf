//! Use lists of values, and positions of operations in their blocks.

use crate::ir::{Op, Value};
use crate::opt::function::Function;

/// The use lists of all values.
#[derive(Debug)]
pub(crate) struct Uses {
    /// The index in `users` of each value's first user.
    starts: Vec<u32>,
    users: Vec<Op>,
    /// The position of each operation in its block.
    positions: Vec<u32>,
}

impl Uses {
    pub(crate) fn of(f: &Function) -> Uses {
        let blocks = f.blocks();
        let mut starts = vec![0u32; f.body.value_count() + 1];
        let mut positions = vec![0u32; f.body.op_count()];
        for &block in &blocks {
            for (position, &op) in f.body.block_ops(block).iter().enumerate() {
                positions[op.index()] = position as u32;
                f.body.operands(op).iter().for_each(|value| starts[value.index()] += 1);
            }
        }
        let mut total = 0;
        for start in &mut starts {
            total += *start;
            *start = total;
        }
        // Filling the lists from their ends turns `starts` into their beginnings.
        let mut users = vec![None; total as usize];
        for &op in blocks.iter().flat_map(|&block| f.body.block_ops(block)) {
            for value in f.body.operands(op) {
                starts[value.index()] -= 1;
                users[starts[value.index()] as usize] = Some(op);
            }
        }
        Uses { starts, users: users.into_iter().flatten().collect(), positions }
    }

    /// The users of a value, with an entry for each use.
    pub(crate) fn of_value(&self, value: Value) -> &[Op] {
        let [start, end] = [0, 1].map(|next| self.starts[value.index() + next] as usize);
        &self.users[start..end]
    }

    /// The position of an operation in its block.
    pub(crate) fn position(&self, op: Op) -> u32 {
        self.positions[op.index()]
    }
}
