//! The users of values.

use std::cell::OnceCell;

use crate::ir::{Body, Op, Region, Value};

/// The users of each value, computed on first use.
#[derive(Default)]
pub(crate) struct Uses {
    table: OnceCell<Vec<Vec<Op>>>,
}

impl Uses {
    /// Returns the users of a value of the body.
    pub(crate) fn of(&self, body: &Body, value: Value) -> &[Op] {
        &self.table.get_or_init(|| users(body))[value.index()]
    }
}

fn users(body: &Body) -> Vec<Vec<Op>> {
    let mut users = vec![Vec::new(); body.value_count()];
    for &block in body.region_blocks(Region::ROOT) {
        for &op in body.block_ops(block) {
            for &operand in body.operands(op) {
                users[operand.index()].push(op);
            }
        }
    }
    users
}
