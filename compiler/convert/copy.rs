//! The regular conversions: an operation of the LLVM dialect is copied, another operation is renamed.

use crate::dialect::function_syntax::param_attrs;
use crate::dialect::llvm::aggregate::INSERTVALUE;
use crate::dialect::llvm::arith::POISON;
use crate::ir::{
    Body, DictId, NameId, NamedAttr, NewOp, Op, OpName, Region, Successor, TypeData, TypeId, Value, name,
};

use super::context::{Converted, Converter, Problem};
use super::descriptor::Parts;

impl Converter<'_> {
    /// Appends the same operation with converted operands, types and regions.
    pub(super) fn copy(&mut self, op: Op) -> Result<(), Problem> {
        let source = self.source();
        let mut operands = self.singles(source.own_operands(op))?;
        let successors = self.copy_successors(op, &mut operands)?;
        let mut results = Vec::with_capacity(source.result_count(op));
        for result in source.results(op) {
            results.push(self.convert_type(source.value_type(result))?);
        }
        let regions: Vec<Region> =
            source.regions(op).iter().map(|&region| self.copy_region(region)).collect();
        let new = NewOp::new(source.name(op), source.loc(op), &operands, &results)
            .attrs(source.attrs(op))
            .successors(&successors)
            .regions(&regions);
        let new = self.build().append(new);
        for (i, result) in source.results(op).enumerate() {
            let value = self.build().body.result(new, i);
            let converted = self.unpack(source.value_type(result), value)?;
            self.set(result, converted);
        }
        Ok(())
    }

    fn copy_successors(&mut self, op: Op, operands: &mut Vec<Value>) -> Result<Vec<Successor>, Problem> {
        let source = self.source();
        let mut successors = Vec::new();
        for (i, successor) in source.successors(op).iter().enumerate() {
            let mut passed = self.all_part_values(source.successor_operands(op, i), Parts::Dynamic)?;
            let block = self.block(successor.block)?;
            successors.push(Successor { block, operand_count: passed.len() as u32 });
            operands.append(&mut passed);
        }
        Ok(successors)
    }

    /// Copies a region of an operation whose semantics the compiler does not know, block by block.
    fn copy_region(&mut self, region: Region) -> Region {
        let source = self.source();
        let outer = self.build().block();
        let new = match source.isolated_body(region) {
            Some(_) => return self.copy_isolated(region),
            None => self.build().body.new_region(),
        };
        let mut blocks = Vec::new();
        for &block in source.region_blocks(region) {
            let types = source.value_types(source.block_args(block));
            let copy = self.build().new_block_in(new, &types);
            for (&old, value) in source.block_args(block).iter().zip(self.block_args(copy)) {
                self.set(old, Converted::One(value));
            }
            self.set_block(block, copy);
            blocks.push(copy);
        }
        for (&block, copy) in source.region_blocks(region).iter().zip(blocks) {
            self.build().start(copy);
            for &op in source.block_ops(block) {
                self.convert_op(op);
            }
        }
        self.build().resume(outer);
        new
    }

    /// Copies the region of an isolated operation other than a function: the initializer of a global.
    fn copy_isolated(&mut self, region: Region) -> Region {
        let body = match self.isolated_region_contents(region) {
            Some(contents) => self.in_new_body(contents, &[], |cv| cv.convert_blocks(Region::ROOT)),
            None => Body::default(),
        };
        let id = self.add_body(body);
        self.build().body.new_isolated_region(id)
    }

    /// Appends an operation of another name with the converted operands, result type and attributes.
    pub(super) fn rename(&mut self, op: Op, to: OpName) -> Result<(), Problem> {
        let source = self.source();
        let operands = self.singles(source.operands(op))?;
        let attrs = self.convert_attrs(source.attrs(op));
        if source.result_count(op) == 0 {
            self.emit(to, &operands, &[], &attrs);
            return Ok(());
        }
        let ty = self.converted_result_type(op, 0)?;
        let value = self.elementwise(to, &operands, ty, &attrs);
        self.set_value(op, value);
        Ok(())
    }

    /// Emits an operation on scalars or vectors; for arrays of vectors, emits it for each vector.
    pub(super) fn elementwise(
        &mut self,
        to: OpName,
        operands: &[Value],
        ty: TypeId,
        attrs: &[NamedAttr],
    ) -> Value {
        let &TypeData::Array { len, element } = self.cx.type_data(ty) else {
            return self.emit_value(to, operands, ty, attrs);
        };
        let mut all = self.emit_value(POISON, &[], ty, &[]);
        for i in 0..len as i64 {
            let parts: Vec<Value> = operands.iter().map(|&operand| self.array_part(operand, i)).collect();
            let part = self.elementwise(to, &parts, element, attrs);
            let position = self.cx.i64_array_attr(&[i]);
            all = self.emit_value(INSERTVALUE, &[all, part], ty, &[(name::POSITION, position)]);
        }
        all
    }

    /// Extracts element `i` of an array. A value that is no array is used for every element.
    pub(super) fn array_part(&mut self, value: Value, i: i64) -> Value {
        match *self.cx.type_data(self.type_of(value)) {
            TypeData::Array { element, .. } => self.extract(value, &[i], element),
            _ => value,
        }
    }

    /// Converts the attributes of a renamed operation. Flags have other representations in the LLVM dialect.
    pub(super) fn convert_attrs(&mut self, attrs: DictId) -> Vec<NamedAttr> {
        let mut entries = self.cx.dict_entries(attrs).to_vec();
        entries.retain_mut(|entry| match entry.0 {
            name::OVERFLOW_FLAGS => match super::arith::overflow(&mut self.cx, entry.1) {
                Some(attr) => {
                    entry.1 = attr;
                    true
                }
                None => false,
            },
            name::FASTMATH => match super::arith::fastmath(&mut self.cx, entry.1) {
                Some(attr) => {
                    *entry = (name::FASTMATH_FLAGS, attr);
                    true
                }
                None => false,
            },
            _ => true,
        });
        entries
    }

    /// Returns the dictionaries in an array attribute.
    pub(super) fn dicts(&self, attrs: DictId, list: NameId, count: usize) -> Vec<DictId> {
        (0..count).map(|i| param_attrs(&self.cx, attrs, list, i)).collect()
    }
}
