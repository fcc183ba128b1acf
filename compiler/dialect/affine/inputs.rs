//! Validity of values as inputs of affine maps.
//!
//! A *symbol* does not change inside the body that uses it: it is defined at the top level of the body, is a constant,
//! or is computed from symbols. A *dimension* may also be the induction variable of an affine loop, or be computed from
//! dimensions by affine operations. The scope of symbols is the body of the use, because every operation whose region
//! may define symbols has a body of its own. An unknown operation is assumed to be such a scope as well.

use rustc_hash::FxHashSet;

use crate::dialect::{arith, memref};
use crate::ir::{Block, DYNAMIC, Op, Traits, TypeId, Value, ValueDef, VerifyCx, name};

/// Checks that `inputs` are valid inputs of a map of `op` with `dims` dimensions.
pub(super) fn verify_inputs(view: &VerifyCx, op: Op, inputs: &[Value], dims: usize) -> Result<(), String> {
    for (number, &value) in inputs.iter().enumerate() {
        if number < dims && !is_dimension(view, op, value) {
            return Err("operand cannot be used as a dimension id".to_string());
        }
        if number >= dims && !is_symbol(view, op, value) {
            return Err("operand cannot be used as a symbol".to_string());
        }
    }
    Ok(())
}

/// Checks that `inputs` are valid dimensions or symbols of `op`; `what` begins the message.
pub(super) fn verify_indices(view: &VerifyCx, op: Op, inputs: &[Value], what: &str) -> Result<(), String> {
    match inputs.iter().all(|&value| is_dimension(view, op, value)) {
        true => Ok(()),
        false => Err(format!("{what} must be a valid dimension or symbol identifier")),
    }
}

/// Returns true if a value is a valid dimension at its use by `user`.
fn is_dimension(view: &VerifyCx, user: Op, value: Value) -> bool {
    Search { view, user, visited: FxHashSet::default() }.run(value, |search, value, next| {
        let Some(op) = search.view.body.defining_op(value) else {
            return search.is_induction_variable(value);
        };
        if matches!(
            search.view.body.name(op),
            super::APPLY | super::DELINEARIZE_INDEX | super::LINEARIZE_INDEX
        ) {
            next.extend_from_slice(search.view.body.operands(op));
            return true;
        }
        is_symbol(search.view, search.user, value) || search.is_size_of_top_level(op)
    })
}

/// Returns true if a value is a valid symbol at its use by `user`.
fn is_symbol(view: &VerifyCx, user: Op, value: Value) -> bool {
    Search { view, user, visited: FxHashSet::default() }.run(value, |search, value, next| {
        let Some(op) = search.view.body.defining_op(value) else { return false };
        let traits = search.view.cx.op_info(search.view.body.name(op)).map(|info| info.traits);
        if is_size(search.view, op) {
            return search.is_size_of_top_level(op) || search.is_known_size(op, next);
        }
        // The result of a pure operation is a symbol if its operands are.
        let is_pure = traits.is_some_and(|traits| traits.has(Traits::PURE));
        if is_pure {
            next.extend_from_slice(search.view.body.operands(op));
        }
        is_pure
    })
}

/// A search through the values from which a value is computed, as far as they are needed to classify it.
struct Search<'v, 'a> {
    view: &'v VerifyCx<'a>,
    /// The operation with the map.
    user: Op,
    visited: FxHashSet<Value>,
}

impl Search<'_, '_> {
    /// Returns true if all visited values are of type `index`, and each is at the top level or accepted by `accepts`,
    /// which also adds the values to visit next.
    fn run(&mut self, start: Value, accepts: impl Fn(&Self, Value, &mut Vec<Value>) -> bool) -> bool {
        // Most inputs are decided at once, without a set of visited values.
        let mut next = Vec::new();
        if self.view.body.value_type(start) != TypeId::INDEX {
            return false;
        }
        if !self.is_top_level(start) && !accepts(self, start, &mut next) {
            return false;
        }
        if !next.is_empty() {
            self.visited.insert(start);
        }
        while let Some(value) = next.pop() {
            if !self.visited.insert(value) {
                continue;
            }
            if self.view.body.value_type(value) != TypeId::INDEX {
                return false;
            }
            if !self.is_top_level(value) && !accepts(self, value, &mut next) {
                return false;
            }
        }
        true
    }

    /// Returns true if a value is defined at the top level of the scope of the use, or outside the scope: not in a
    /// region between the scope and the use. The scope is the body, or an unknown operation, which may be a scope.
    fn is_top_level(&self, value: Value) -> bool {
        let body = self.view.body;
        let Some(region) = self.block_of(value).map(|block| body.block_region(block)) else { return false };
        let mut user = Some(self.user);
        while let Some(block) = user.and_then(|user| body.parent_block(user)) {
            user = body.parent_op(block).filter(|&parent| body.name(parent).dialect() != 0);
            if user.is_some() && body.block_region(block) == region {
                return false;
            }
        }
        true
    }

    fn block_of(&self, value: Value) -> Option<Block> {
        match self.view.body.value_def(value) {
            ValueDef::Argument(block) => Some(block),
            ValueDef::Result(op) => self.view.body.parent_block(op),
            ValueDef::Forward => None,
        }
    }

    fn is_induction_variable(&self, value: Value) -> bool {
        let ValueDef::Argument(block) = self.view.body.value_def(value) else { return false };
        let first = self.view.body.block_args(block).first() == Some(&value);
        match self.view.body.parent_op(block).map(|op| self.view.body.name(op)) {
            Some(super::FOR) => first,
            Some(super::PARALLEL) => true,
            _ => false,
        }
    }

    /// Returns true if an operation returns a size of a buffer or tensor that is defined at the top level.
    fn is_size_of_top_level(&self, op: Op) -> bool {
        let source = self.view.body.operands(op).first();
        is_size(self.view, op) && source.is_some_and(|&source| self.is_top_level(source))
    }

    /// Returns true if the operation that defines the buffer determines the size that `op` returns: the size is static,
    /// or it is a value, which is added to `next`.
    fn is_known_size(&self, op: Op, next: &mut Vec<Value>) -> bool {
        let &[source, index] = self.view.body.operands(op) else { return false };
        let (Some(maker), Some(index)) = (self.maker(source), self.constant(index)) else { return false };
        let ty = self.view.body.results(maker).next().map(|result| self.view.body.value_type(result));
        let Some((shape, _)) = ty.and_then(|ty| memref::shape(self.view.cx, ty)) else { return false };
        let Some(&size) = usize::try_from(index).ok().and_then(|index| shape.get(index)) else {
            return false;
        };
        if size != DYNAMIC {
            return true;
        }
        let group = match self.view.cx.op_text(self.view.body.name(maker)) {
            "memref.alloc" => "dynamicSizes",
            "memref.view" | "memref.subview" => "sizes",
            _ => return false,
        };
        let position = shape[..index as usize].iter().filter(|&&size| size == DYNAMIC).count();
        match self.view.operand_group(maker, group).get(position) {
            Some(&size) => {
                next.push(size);
                true
            }
            None => false,
        }
    }

    /// Returns the allocation, view or subview that defines a buffer, looking through casts between ranked types.
    fn maker(&self, mut buffer: Value) -> Option<Op> {
        loop {
            memref::shape(self.view.cx, self.view.body.value_type(buffer))?;
            let op = self.view.body.defining_op(buffer)?;
            match self.view.body.name(op) {
                memref::CAST => buffer = *self.view.body.operands(op).first()?,
                _ => {
                    let makers = ["memref.alloc", "memref.view", "memref.subview"];
                    return makers.contains(&self.view.cx.op_text(self.view.body.name(op))).then_some(op);
                }
            }
        }
    }

    fn constant(&self, value: Value) -> Option<i128> {
        let op = self.view.body.defining_op(value)?;
        let is_constant =
            matches!(self.view.body.name(op), arith::CONSTANT | crate::dialect::index::CONSTANT);
        self.view.cx.int_value(self.view.attr(op, name::VALUE).filter(|_| is_constant)?)
    }
}

/// Returns true if an operation returns the size of a dimension of a buffer or tensor.
fn is_size(view: &VerifyCx, op: Op) -> bool {
    matches!(view.cx.op_text(view.body.name(op)), "memref.dim" | "tensor.dim")
}
