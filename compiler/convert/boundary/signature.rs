//! Function signatures: expanded parameters, packed results, and the attributes that belong to them.

use crate::dialect::function_syntax::dict_array;
use crate::dialect::llvm::{arith, call, cast, control, function, intrinsic, memory};
use crate::ir::{AttrId, Context, DictId, NamedAttr, NewOp, Region, TypeData, TypeId, Value, name};

use crate::convert::MemRefAbi;
use crate::convert::context::{Converted, Converter, Problem};
use crate::convert::func::is_memref;
use crate::convert::index_value::IndexValue;

/// A converted signature.
#[derive(Clone, Debug)]
pub(in crate::convert) struct Signature {
    /// The LLVM signature.
    pub(in crate::convert) llvm: function::Signature,
    /// Number of new parameters of each old one.
    pub(in crate::convert) widths: Vec<usize>,
    /// The calling convention of memrefs.
    pub(in crate::convert) abi: MemRefAbi,
}

impl Signature {
    /// Returns true if the number of parameters of some argument is not one.
    pub(in crate::convert) fn is_expanded(&self) -> bool {
        self.widths.iter().any(|&width| width != 1)
    }
}

/// The memory to which the descriptor of an unranked memref is copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::convert) enum Memory {
    Heap,
    Stack,
}

impl Converter<'_> {
    /// Converts a signature: memrefs are passed according to `abi`, several results are packed into a structure.
    pub(in crate::convert) fn signature(
        &mut self,
        inputs: &[TypeId],
        results: &[TypeId],
        abi: MemRefAbi,
    ) -> Result<Signature, Problem> {
        let mut params = Vec::with_capacity(inputs.len());
        let mut widths = Vec::with_capacity(inputs.len());
        for &input in inputs {
            let mut parts = self.param_types(input, abi)?;
            widths.push(parts.len());
            params.append(&mut parts);
        }
        let result = self.packed_type(results, abi)?;
        Ok(Signature { llvm: function::Signature { result, params, variadic: false }, widths, abi })
    }

    /// Returns the return type of a function with these results.
    fn packed_type(&mut self, results: &[TypeId], abi: MemRefAbi) -> Result<TypeId, Problem> {
        let mut types = Vec::with_capacity(results.len());
        for &result in results {
            types.push(self.returned_type(result, abi)?);
        }
        Ok(match types.as_slice() {
            [] => TypeId::VOID,
            [ty] => *ty,
            types => self.cx.struct_type(types),
        })
    }

    /// Returns the value that a function returns for these results.
    pub(in crate::convert) fn pack_results(
        &mut self,
        values: &[Value],
        abi: MemRefAbi,
    ) -> Result<Option<Value>, Problem> {
        let source = self.source();
        let mut singles = Vec::with_capacity(values.len());
        for &value in values {
            let mut converted = self.converted(value)?;
            if let Converted::Unranked(rank, pointer) = converted {
                // The descriptor is on this function's stack.
                converted = Converted::Unranked(rank, self.copy_descriptor(rank, pointer, Memory::Heap)?);
            }
            singles.push(self.returned(&converted, abi));
        }
        let types = source.value_types(values);
        let ty = self.packed_type(&types, abi)?;
        Ok(match singles.as_slice() {
            [] => None,
            [value] => Some(*value),
            singles => {
                let parts: Vec<_> = singles.iter().enumerate().map(|(i, &v)| (vec![i as i64], v)).collect();
                Some(self.build_aggregate(ty, &parts))
            }
        })
    }

    /// Unpacks the results of a call from the value that it returned.
    pub(in crate::convert) fn unpack_results(
        &mut self,
        types: &[TypeId],
        returned: Option<Value>,
        abi: MemRefAbi,
    ) -> Result<Vec<Converted>, Problem> {
        let Some(returned) = returned else { return Ok(Vec::new()) };
        let mut all = Vec::with_capacity(types.len());
        for (i, &ty) in types.iter().enumerate() {
            let value = match types {
                [_] => returned,
                _ => {
                    let part = self.returned_type(ty, abi)?;
                    self.extract(returned, &[i as i64], part)
                }
            };
            let mut converted = self.unpack_returned(ty, value, abi)?;
            if let Converted::Unranked(rank, pointer) = converted {
                // The callee left the descriptor on the heap for the caller to free.
                let copy = self.copy_descriptor(rank, pointer, Memory::Stack)?;
                self.call_runtime("free", &[pointer], None)?;
                converted = Converted::Unranked(rank, copy);
            }
            all.push(converted);
        }
        Ok(all)
    }

    /// Copies the descriptor that an unranked memref points to.
    pub(in crate::convert) fn copy_descriptor(
        &mut self,
        rank: Value,
        from: Value,
        memory: Memory,
    ) -> Result<Value, Problem> {
        let index_bytes = i64::from(self.types.index_bits / 8);
        let pointer_bytes = self.target.layout.pointer_bytes() as i64;
        // Two pointers, the offset, and a size and a stride per dimension.
        let rank = self.index_value(rank);
        let dimensions = self.multiply_index(rank, IndexValue::Constant(2 * index_bytes), 0);
        let fixed = IndexValue::Constant(2 * pointer_bytes + index_bytes);
        let size = self.add_index(dimensions, fixed, 0);
        let size = self.index_to_value(size);
        let to = match memory {
            Memory::Heap => self.heap_memory("malloc", &[size])?,
            Memory::Stack => self.alloca(size, TypeId::I8, None),
        };
        self.memcpy(to, from, size);
        Ok(to)
    }

    /// Returns the integer type as wide as a pointer. `index` may be narrower.
    pub(in crate::convert) fn address_type(&mut self) -> TypeId {
        self.cx.int_type(self.target.layout.pointer_bits())
    }

    /// Allocates heap memory by a call of a C function. Its arguments are indices, which are extended to the width of a
    /// pointer.
    pub(in crate::convert) fn heap_memory(
        &mut self,
        function: &str,
        arguments: &[Value],
    ) -> Result<Value, Problem> {
        let size_ty = self.address_type();
        let is_narrow = self.types.index_bits < self.target.layout.pointer_bits();
        let mut wide = |&value: &Value| match is_narrow {
            true => self.emit_value(cast::ZEXT, &[value], size_ty, &[]),
            false => value,
        };
        let arguments: Vec<Value> = arguments.iter().map(&mut wide).collect();
        let memory = self.call_runtime(function, &arguments, Some(TypeId::PTR))?;
        memory.ok_or(Problem::Reported)
    }

    /// Allocates stack memory for `count` values of a type.
    pub(in crate::convert) fn alloca(
        &mut self,
        count: Value,
        element: TypeId,
        alignment: Option<AttrId>,
    ) -> Value {
        let element = self.cx.type_attr(element);
        let mut attrs = vec![(name::ELEM_TYPE, element)];
        attrs.extend(alignment.map(|alignment| (name::ALIGNMENT, alignment)));
        self.emit_value(memory::ALLOCA, &[count], TypeId::PTR, &attrs)
    }

    /// Allocates stack memory for one value of a type.
    pub(in crate::convert) fn alloca_one(&mut self, element: TypeId) -> Value {
        let one = self.constant(self.types.index, 1);
        self.alloca(one, element, None)
    }

    /// Allocates stack memory for several elements in the entry block, so that code in a loop allocates it only once.
    pub(in crate::convert) fn entry_alloca(&mut self, element: TypeId, count: i64) -> Value {
        let index = self.types.index;
        let (element, count) = (self.cx.type_attr(element), self.cx.int_attr(index, count.into()));
        let (count_attrs, alloca_attrs) =
            (self.cx.dict(&mut [(name::VALUE, count)]), self.cx.dict(&mut [(name::ELEM_TYPE, element)]));
        let build = self.build();
        let (loc, body) = (build.loc, &mut build.body);
        let count = body.new_op(NewOp::new(arith::CONSTANT, loc, &[], &[index]).attrs(count_attrs));
        let operands = [body.result(count, 0)];
        let alloca = NewOp::new(memory::ALLOCA, loc, &operands, &[TypeId::PTR]).attrs(alloca_attrs);
        let alloca = body.new_op(alloca);
        if let Some(entry) = body.entry_block(Region::ROOT) {
            body.place_ops_first(entry, &[count, alloca]);
        }
        body.result(alloca, 0)
    }

    /// Copies bytes between addresses whose ranges do not overlap or are the same.
    pub(in crate::convert) fn memcpy(&mut self, to: Value, from: Value, size: Value) {
        let volatile = self.cx.int_attr(TypeId::I1, 0);
        let is_volatile = self.cx.name("isVolatile");
        self.emit(intrinsic::MEMCPY, &[to, from, size], &[], &[(is_volatile, volatile)]);
    }

    /// Emits a call; returns `None` if the function returns nothing.
    pub(in crate::convert) fn call(
        &mut self,
        operands: &[Value],
        result: TypeId,
        attrs: &[NamedAttr],
    ) -> Option<Value> {
        if result == TypeId::VOID {
            self.emit(call::CALL, operands, &[], attrs);
            return None;
        }
        Some(self.emit_value(call::CALL, operands, result, attrs))
    }

    /// Emits a return.
    pub(in crate::convert) fn emit_return(&mut self, value: Option<Value>) {
        self.emit(control::RETURN, value.as_slice(), &[], &[]);
    }

    /// Converts the attribute lists of a signature's arguments and results to those of its parameters and result. The
    /// attributes of an argument are kept if exactly one parameter stands for it. Otherwise they describe the memref,
    /// not each of its parts or its descriptor.
    pub(in crate::convert) fn param_attrs(
        &mut self,
        inputs: &[TypeId],
        (arg_attrs, res_attrs): (&[DictId], &[DictId]),
        signature: &Signature,
    ) -> Vec<NamedAttr> {
        let mut params = Vec::new();
        for ((&dict, &width), &ty) in arg_attrs.iter().zip(&signature.widths).zip(inputs) {
            let is_descriptor = signature.abi == MemRefAbi::DescriptorPointer && is_memref(self, ty);
            let kept = if width == 1 && !is_descriptor { dict } else { DictId::EMPTY };
            params.resize(params.len() + width, kept);
        }
        let params = dict_array(&mut self.cx, &params).map(|attr| (name::ARG_ATTRS, attr));
        let result = match *res_attrs {
            [dict] => dict_array(&mut self.cx, &[dict]).map(|attr| (name::RES_ATTRS, attr)),
            _ => None,
        };
        params.into_iter().chain(result).collect()
    }
}

/// Returns true if a converted result type is a structure, which C receives through a pointer.
pub(in crate::convert) fn is_struct(cx: &Context, ty: TypeId) -> bool {
    matches!(cx.type_data(ty), TypeData::Struct { .. } | TypeData::NamedStruct { .. })
}
