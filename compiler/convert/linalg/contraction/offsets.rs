//! The offsets of the terms of a panel in the broadcast input, if they are not multiples of one number.
//!
//! A table of offsets makes one loop of them: short loops, such as those over the elements of a filter, cost more than
//! the load of an offset.

use crate::convert::context::{Converter, Problem};
use crate::convert::index_value::IndexValue;
use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::ir::Value;

use super::space::Access;
use super::{Contraction, PanelLoop, repeat};

impl Contraction {
    /// Computes the table, if there is one.
    pub(super) fn emit_offsets(&self, cv: &mut Converter, broadcast: &Access) -> Result<(), Problem> {
        let Some(offsets) = self.offsets else { return Ok(()) };
        let loops = self.panel_loops(IndexValue::Constant(self.plan.block));
        let none = IndexValue::Constant(0);
        self.offsets_of(cv, &loops, broadcast, (offsets, none))
    }

    /// Stores the offsets of nested loops, given the address of the first one and the offset so far.
    fn offsets_of(
        &self,
        cv: &mut Converter,
        loops: &[PanelLoop],
        broadcast: &Access,
        (table, offset): (Value, IndexValue),
    ) -> Result<(), Problem> {
        let index = cv.types.index;
        let Some((this, inner)) = loops.split_first() else {
            let offset = cv.index_to_value(offset);
            cv.emit(STORE, &[offset, table], &[], &[]);
            return Ok(());
        };
        let entries = this.distance / (self.plan.lanes * self.plan.vectors);
        repeat(cv, [IndexValue::Constant(0), this.count], 1, Vec::new(), |cv, current, _| {
            let distance = cv.multiply_index(current, broadcast.steps[this.dim], 0);
            let offset = cv.add_index(offset, distance, 0);
            let entry = cv.multiply_index(current, IndexValue::Constant(entries), 0);
            let table = cv.element_address(table, entry, index, 0);
            self.offsets_of(cv, inner, broadcast, (table, offset))?;
            Ok(Vec::new())
        })?;
        Ok(())
    }

    /// Loads the offset of a term.
    pub(super) fn offset(&self, cv: &mut Converter, table: Value, term: IndexValue) -> IndexValue {
        let index = cv.types.index;
        let address = cv.element_address(table, term, index, 0);
        IndexValue::Value(cv.emit_value(LOAD, &[address], index, &[]))
    }
}
