//! Variables for debuggers: the names of old values for the values that replace them.

use crate::ir::{
    Body, Expression, Loc, Region, TypeId, Value, ValueDef, Variable, VariablePart, VariableType,
};

use super::context::{Converted, Converter};
use super::index_value::IndexValue;

impl Converter<'_> {
    /// Adds the variables of the old body to the new one.
    pub(super) fn name_variables(&mut self) {
        let source = self.source();
        let entry = source.entry_block(Region::ROOT);
        let parameters = entry.map_or(&[][..], |entry| source.block_args(entry));
        for &(value, name) in &source.value_names {
            let Ok(converted) = self.converted(value) else { continue };
            let parts = variable_parts(&converted, self.types.index);
            let parameter = parameters.iter().position(|&parameter| parameter == value);
            let block = self.defined_in(value);
            self.build().body.variables.push(Variable {
                name,
                ty: VariableType::Source(source.value_type(value)),
                loc: definition_loc(source, value),
                declaration: None,
                scope: None,
                is_in_memory: false,
                expression: Expression::default(),
                ops: None,
                parameter: parameter.map(|index| index as u32),
                block,
                parts,
            });
        }
    }
}

/// Returns the parts of the replacement of a value, in the order of its memory.
fn variable_parts(converted: &Converted, index: TypeId) -> Box<[VariablePart]> {
    match converted {
        Converted::One(value) => [VariablePart::Value(*value)].into(),
        Converted::Unranked(rank, pointer) => [*rank, *pointer].map(VariablePart::Value).into(),
        Converted::MemRef(descriptor) => {
            let pointers = [descriptor.allocated, descriptor.aligned].map(VariablePart::Value);
            let indices =
                std::iter::once(&descriptor.offset).chain(&descriptor.sizes).chain(&descriptor.strides);
            let indices = indices.map(|part| match *part {
                IndexValue::Value(value) => VariablePart::Value(value),
                IndexValue::Constant(number) => VariablePart::Integer(index, number),
            });
            pointers.into_iter().chain(indices).collect()
        }
        Converted::Failed => Box::default(),
    }
}

fn definition_loc(body: &Body, value: Value) -> Loc {
    match body.value_def(value) {
        ValueDef::Result(op) => body.loc(op),
        _ => body.arg_locs.iter().find(|entry| entry.0 == value).map_or(Loc::UNKNOWN, |entry| entry.1),
    }
}
