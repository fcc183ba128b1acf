//! The table of lowerings.

use crate::dialect::llvm::FIRST;
use crate::ir::OpName;

use super::LowerFn;

/// The lowering of each operation, by the index of its dialect and its index in the dialect.
pub(crate) struct Lowerings {
    table: Vec<Vec<Option<LowerFn>>>,
}

impl Lowerings {
    /// Builds the table from these rows.
    pub(crate) fn new(files: &[&[(OpName, LowerFn)]]) -> Lowerings {
        let mut table: Vec<Vec<Option<LowerFn>>> = Vec::new();
        for &(name, lower) in files.iter().copied().flatten() {
            let part = name.dialect() - FIRST;
            table.resize(table.len().max(part + 1), Vec::new());
            let rows = &mut table[part];
            rows.resize(rows.len().max(name.index() + 1), None);
            rows[name.index()] = Some(lower);
        }
        Lowerings { table }
    }

    /// Returns the lowering of an operation, if it has one.
    pub(crate) fn get(&self, name: OpName) -> Option<LowerFn> {
        let part = name.dialect().checked_sub(FIRST)?;
        *self.table.get(part)?.get(name.index())?
    }
}
