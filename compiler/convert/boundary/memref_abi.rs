//! Calling conventions of memrefs: as the parts of the descriptor, as bare pointers, or as pointers to descriptors.

use std::rc::Rc;

use crate::dialect::llvm::memory;
use crate::ir::{DYNAMIC, DictId, TypeData, TypeId, Value};

use crate::convert::MemRefAbi;
use crate::convert::context::{Converted, Converter, Problem};
use crate::convert::descriptor::{Descriptor, Parts};
use crate::convert::func::is_memref;
use crate::convert::index_value::IndexValue;
use crate::convert::types::MemRefType;

/// The attribute of a function whose memrefs are passed as bare pointers. It overrides the module's convention.
const BARE_POINTER: &str = "llvm.bareptr";

impl Converter<'_> {
    /// Returns the calling convention of the memrefs of a function with these attributes.
    pub(in crate::convert) fn memref_abi(&self, attrs: DictId) -> MemRefAbi {
        let bare = self.cx.find_name(BARE_POINTER).and_then(|name| self.cx.dict_get(attrs, name));
        if bare.is_some() { MemRefAbi::BarePointer } else { self.options.memref_abi }
    }

    /// Returns the types of an argument's parameters.
    pub(in crate::convert) fn param_types(
        &mut self,
        ty: TypeId,
        abi: MemRefAbi,
    ) -> Result<Vec<TypeId>, Problem> {
        match abi {
            MemRefAbi::BarePointer if is_memref(self, ty) => Ok(vec![self.bare_memref(ty)?.pointer]),
            MemRefAbi::DescriptorPointer if is_memref(self, ty) => {
                self.convert_type(ty)?;
                Ok(vec![TypeId::PTR])
            }
            _ => self.part_types(ty, Parts::All),
        }
    }

    /// Returns the type of a result.
    pub(in crate::convert) fn returned_type(
        &mut self,
        ty: TypeId,
        abi: MemRefAbi,
    ) -> Result<TypeId, Problem> {
        match abi {
            MemRefAbi::BarePointer if is_memref(self, ty) => Ok(self.bare_memref(ty)?.pointer),
            _ => self.convert_type(ty),
        }
    }

    /// Returns the values that are passed for an argument of type `ty`.
    pub(in crate::convert) fn pass(
        &mut self,
        ty: TypeId,
        converted: &Converted,
        abi: MemRefAbi,
    ) -> Result<Vec<Value>, Problem> {
        match (abi, converted) {
            (MemRefAbi::BarePointer, Converted::MemRef(descriptor)) => Ok(vec![descriptor.aligned]),
            (MemRefAbi::DescriptorPointer, Converted::MemRef(_) | Converted::Unranked(..)) => {
                let descriptor = self.single(converted);
                let structure = self.type_of(descriptor);
                let slot = self.entry_alloca(structure, 1);
                self.emit(memory::STORE, &[descriptor, slot], &[], &[]);
                Ok(vec![slot])
            }
            _ => self.part_values(ty, converted, Parts::All),
        }
    }

    /// Returns the values that are passed for arguments that are values of the old body.
    pub(in crate::convert) fn pass_all(
        &mut self,
        args: &[Value],
        abi: MemRefAbi,
    ) -> Result<Vec<Value>, Problem> {
        let mut passed = Vec::with_capacity(args.len());
        for &arg in args {
            let converted = self.converted(arg)?;
            let ty = self.source().value_type(arg);
            passed.append(&mut self.pass(ty, &converted, abi)?);
        }
        Ok(passed)
    }

    /// Builds an argument of type `ty` from its parameters, which are taken from `params`.
    pub(in crate::convert) fn receive(
        &mut self,
        ty: TypeId,
        abi: MemRefAbi,
        params: &mut dyn Iterator<Item = Value>,
    ) -> Result<Converted, Problem> {
        match abi {
            MemRefAbi::BarePointer if is_memref(self, ty) => {
                let pointer = params.next().ok_or(Problem::Reported)?;
                self.unpack_bare_pointer(ty, pointer)
            }
            MemRefAbi::DescriptorPointer if is_memref(self, ty) => {
                let slot = params.next().ok_or(Problem::Reported)?;
                self.load_descriptor(ty, slot)
            }
            _ => self.join_parts(ty, Parts::All, params),
        }
    }

    /// Loads the memref whose descriptor is at an address.
    pub(in crate::convert) fn load_descriptor(
        &mut self,
        ty: TypeId,
        address: Value,
    ) -> Result<Converted, Problem> {
        let structure = self.convert_type(ty)?;
        let descriptor = self.emit_value(memory::LOAD, &[address], structure, &[]);
        self.unpack(ty, descriptor)
    }

    /// Returns the value that is returned for a result. For a bare pointer this is the address of the elements. For an
    /// allocation this is also the pointer to free, because allocations have the default alignment. MLIR returns the
    /// pointer to free, which is a different one for globals and views.
    pub(in crate::convert) fn returned(&mut self, converted: &Converted, abi: MemRefAbi) -> Value {
        match (abi, converted) {
            (MemRefAbi::BarePointer, Converted::MemRef(descriptor)) => descriptor.aligned,
            _ => self.single(converted),
        }
    }

    /// Unpacks a returned value of type `ty`.
    pub(in crate::convert) fn unpack_returned(
        &mut self,
        ty: TypeId,
        value: Value,
        abi: MemRefAbi,
    ) -> Result<Converted, Problem> {
        match abi {
            MemRefAbi::BarePointer if is_memref(self, ty) => self.unpack_bare_pointer(ty, value),
            _ => self.unpack(ty, value),
        }
    }

    fn unpack_bare_pointer(&mut self, ty: TypeId, pointer: Value) -> Result<Converted, Problem> {
        let memref = self.bare_memref(ty)?;
        let constants = |numbers: &[i64]| numbers.iter().map(|&n| IndexValue::Constant(n)).collect();
        Ok(Converted::MemRef(Rc::new(Descriptor {
            allocated: pointer,
            aligned: pointer,
            offset: IndexValue::Constant(0),
            sizes: constants(&memref.sizes),
            strides: constants(&memref.strides),
            packed: None,
        })))
    }

    /// Returns the layout of a memref that a bare pointer can represent: its type fixes everything else.
    fn bare_memref(&mut self, ty: TypeId) -> Result<MemRefType, Problem> {
        let refused = |cv: &Converter, why: &str| {
            let text = cv.cx.type_text(ty);
            Err(Problem::from(format!("has type '{text}', which cannot be passed as a bare pointer: {why}")))
        };
        if matches!(self.cx.type_data(ty), TypeData::UnrankedMemRef { .. }) {
            return refused(self, "its rank is not known");
        }
        let memref = self.memref_type(ty)?;
        if memref.sizes.contains(&DYNAMIC) {
            return refused(self, "its sizes are not all known");
        }
        if !memref.has_default_layout() {
            return refused(self, "it has a layout");
        }
        Ok(memref)
    }
}
