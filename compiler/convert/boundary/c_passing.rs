//! C calling convention of the arguments and results of a wrapper.
//!
//! MLIR structures and vectors are passed in memory, as types that C can name: a memref by a pointer to its descriptor,
//! a vector by a pointer to its elements. Passing a vector by value would need a C compiler with a vector type of that
//! size that uses the same registers as LLVM. This depends on options (`-mavx`, `-march=…v`, `-mvx`); an array is the
//! same for every compiler.
//!
//! With [`CInterfaceAbi::C`] a `complex<f32>` or `complex<f64>` is passed as `float _Complex` or `double _Complex`:
//!
//! | target | argument | result |
//! |---|---|---|
//! | x86-64 | one or two SSE registers of 8 bytes; on the stack if both do not fit | `xmm0` or `xmm0`, `xmm1` |
//! | aarch64 | two float registers; if only one is left that stays unused, on the stack; on macOS in words there | `v0`, `v1` |
//! | riscv64 | two float registers; if both do not fit, one or two integer words | `fa0`, `fa1` |
//! | s390x | a pointer to a copy | to memory, through a hidden pointer |
//! | x86-64 Windows | `float`: one integer register; `double`: a pointer to a copy | `rax`; to memory, through a hidden pointer |

use target_lexicon::{Architecture, OperatingSystem};

use crate::dialect::llvm::arith::POISON;
use crate::dialect::llvm::memory;
use crate::ir::{DictId, FloatKind, TypeData, TypeId, Value, name};

use crate::convert::boundary::signature::is_struct;
use crate::convert::context::{Converted, Converter, Problem};
use crate::convert::func::is_memref;
use crate::convert::index_value::IndexValue;
use crate::convert::{CInterfaceAbi, MemRefAbi};

/// The C calling convention of one argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::convert) enum Passing {
    /// By value.
    Value(TypeId),
    /// By a pointer to its descriptor.
    Descriptor,
    /// By a pointer to its elements.
    Elements,
    /// A complex number as one or two values of the same type. Together they fill its memory.
    Words {
        /// The type of the values.
        ty: TypeId,
        /// The number of values: one or two.
        count: usize,
        /// True if a float register before them stays unused.
        skips: bool,
    },
    /// A complex number among the arguments on the stack.
    Stack {
        /// A float register before it that stays unused.
        unused: Option<TypeId>,
    },
    /// A complex number by a pointer to a copy.
    Copy,
}

/// The C calling convention of the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::convert) enum Returning {
    /// By value, if there is a result.
    Value,
    /// A complex number as one value of this type with the same bits.
    Word(TypeId),
    /// Through a first pointer argument, to memory of this type.
    Stored(TypeId),
    /// Like [`Returning::Stored`], but through C's own hidden pointer: a `_Complex` that does not fit into registers.
    Hidden(TypeId),
}

impl Passing {
    /// Returns the number of parameters of the wrapper that the argument takes.
    pub(in crate::convert) fn width(self) -> usize {
        match self {
            Passing::Words { count, skips, .. } => count + usize::from(skips),
            Passing::Stack { unused: Some(_) } => 2,
            _ => 1,
        }
    }

    /// Returns the types of these parameters.
    pub(in crate::convert) fn types(self) -> Vec<TypeId> {
        match self {
            Passing::Value(ty) => vec![ty],
            Passing::Words { ty, count, skips } => vec![ty; count + usize::from(skips)],
            Passing::Stack { unused } => unused.into_iter().chain([TypeId::PTR]).collect(),
            Passing::Descriptor | Passing::Elements | Passing::Copy => vec![TypeId::PTR],
        }
    }
}

/// The number of float registers that the arguments so far have taken.
pub(in crate::convert) struct FloatRegisters {
    used: usize,
}

impl FloatRegisters {
    /// Returns the state before the first argument.
    pub(in crate::convert) fn new() -> FloatRegisters {
        FloatRegisters { used: 0 }
    }

    /// Returns the number of free registers, of the eight that x86-64, aarch64 and riscv64 have.
    fn left(&self) -> usize {
        8_usize.saturating_sub(self.used)
    }
}

impl Converter<'_> {
    /// Returns the C calling convention of an argument of type `ty` that was converted to values of the types `parts`.
    pub(in crate::convert) fn c_passing(
        &mut self,
        ty: TypeId,
        parts: &[TypeId],
        floats: &mut FloatRegisters,
    ) -> Result<Passing, Problem> {
        if is_memref(self, ty) {
            return Ok(Passing::Descriptor);
        }
        if is_fixed_vector(self, ty) {
            return Ok(Passing::Elements);
        }
        if let Some(part) = self.native_complex_part(ty) {
            return self.complex_passing(part, floats);
        }
        floats.used += match self.cx.type_data(ty) {
            // Floats of 80 bits are always on the stack, those of 128 bits in integer registers on riscv64.
            TypeData::Float(FloatKind::F80) => 0,
            TypeData::Float(FloatKind::F128) => usize::from(!self.is_riscv()),
            TypeData::Float(_) => 1,
            TypeData::Complex(part) if matches!(self.cx.type_data(*part), TypeData::Float(_)) => 2,
            _ => 0,
        };
        Ok(Passing::Value(parts.first().copied().unwrap_or(TypeId::PTR)))
    }

    /// Returns the C calling convention of these results, which were converted to one value of type `packed`.
    pub(in crate::convert) fn c_returning(
        &mut self,
        results: &[TypeId],
        packed: TypeId,
    ) -> Result<Returning, Problem> {
        if let &[only] = results {
            if let Some(part) = self.native_complex_part(only) {
                return self.complex_returning(part, packed);
            }
            if is_fixed_vector(self, only) {
                return Ok(Returning::Stored(self.c_memory_type(only)?));
            }
        }
        if !is_struct(&self.cx, packed) {
            return Ok(Returning::Value);
        }
        if !results.iter().any(|&ty| is_fixed_vector(self, ty)) {
            return Ok(Returning::Stored(packed));
        }
        let fields = results.iter().map(|&ty| self.c_memory_type(ty)).collect::<Result<Vec<_>, _>>()?;
        Ok(Returning::Stored(self.cx.struct_type(&fields)))
    }

    /// Returns the part type of a complex number that C passes as a `_Complex`.
    fn native_complex_part(&self, ty: TypeId) -> Option<TypeId> {
        let TypeData::Complex(part) = *self.cx.type_data(ty) else { return None };
        let is_native = matches!(self.cx.type_data(part), TypeData::Float(FloatKind::F32 | FloatKind::F64));
        (self.options.ciface_abi == CInterfaceAbi::C && is_native).then_some(part)
    }

    /// Returns true if the target is Windows.
    pub(in crate::convert) fn is_windows(&self) -> bool {
        self.target.triple.operating_system == OperatingSystem::Windows
    }

    fn is_riscv(&self) -> bool {
        matches!(self.target.triple.architecture, Architecture::Riscv64(_))
    }

    fn complex_passing(&self, part: TypeId, floats: &mut FloatRegisters) -> Result<Passing, Problem> {
        let left = floats.left();
        let is_float = part == TypeId::F32;
        match self.target.triple.architecture {
            Architecture::X86_64 if self.is_windows() && is_float => {
                Ok(Passing::Words { ty: TypeId::I64, count: 1, skips: false })
            }
            Architecture::X86_64 if self.is_windows() => Ok(Passing::Copy),
            Architecture::X86_64 if is_float => {
                floats.used += 1;
                Ok(Passing::Words { ty: TypeId::F64, count: 1, skips: false })
            }
            Architecture::X86_64 if left < 2 => Ok(Passing::Stack { unused: None }),
            Architecture::Aarch64(_) if left < 2 => {
                floats.used += left;
                if self.target.macos_version().is_some() {
                    return Ok(Passing::Words { ty: part, count: 2, skips: left == 1 });
                }
                Ok(Passing::Stack { unused: (left == 1).then_some(part) })
            }
            Architecture::Riscv64(_) if left < 2 => {
                Ok(Passing::Words { ty: TypeId::I64, count: if is_float { 1 } else { 2 }, skips: false })
            }
            Architecture::X86_64 | Architecture::Aarch64(_) | Architecture::Riscv64(_) => {
                floats.used += 2;
                Ok(Passing::Words { ty: part, count: 2, skips: false })
            }
            Architecture::S390x => Ok(Passing::Copy),
            _ => Err(self.no_complex_convention()),
        }
    }

    fn complex_returning(&self, part: TypeId, packed: TypeId) -> Result<Returning, Problem> {
        match self.target.triple.architecture {
            Architecture::X86_64 if self.is_windows() && part == TypeId::F32 => {
                Ok(Returning::Word(TypeId::I64))
            }
            Architecture::X86_64 if self.is_windows() => Ok(Returning::Hidden(packed)),
            Architecture::X86_64 if part == TypeId::F32 => Ok(Returning::Word(TypeId::F64)),
            Architecture::X86_64 | Architecture::Aarch64(_) | Architecture::Riscv64(_) => {
                Ok(Returning::Value)
            }
            Architecture::S390x => Ok(Returning::Hidden(packed)),
            _ => Err(self.no_complex_convention()),
        }
    }

    fn no_complex_convention(&self) -> Problem {
        let triple = &self.target.triple;
        format!("has a complex number by value, for which '{triple}' needs its calling convention").into()
    }

    /// Returns the type of a value in C's memory: for a vector, an array of its elements.
    fn c_memory_type(&mut self, ty: TypeId) -> Result<TypeId, Problem> {
        if !is_fixed_vector(self, ty) {
            return self.returned_type(ty, MemRefAbi::Expanded);
        }
        let shape = self.vector_shape(ty)?;
        Ok(self.cx.array_type(shape.element_count(), shape.element))
    }

    /// Returns the attributes of an argument's parameters, from the attributes of the argument.
    pub(in crate::convert) fn c_param_attrs(
        &mut self,
        ty: TypeId,
        passing: Passing,
        attrs: DictId,
    ) -> Vec<DictId> {
        match passing {
            Passing::Value(_) => vec![attrs],
            Passing::Descriptor | Passing::Elements => {
                // Attributes of a memref, except for its alignment, also hold for the pointer to its descriptor.
                let align = self.cx.name("llvm.align");
                vec![self.cx.dict_without(attrs, &[align])]
            }
            Passing::Stack { unused } => {
                let number = self.types.convert(&mut self.cx, ty).unwrap_or(TypeId::PTR);
                let number = self.cx.type_attr(number);
                let by_value = self.cx.dict_with(DictId::EMPTY, name::LLVM_BYVAL, number);
                unused.map(|_| DictId::EMPTY).into_iter().chain([by_value]).collect()
            }
            Passing::Words { .. } => vec![DictId::EMPTY; passing.width()],
            Passing::Copy => vec![DictId::EMPTY],
        }
    }

    // ---- in the wrapper

    /// Returns the value of an argument of type `ty` that C passed as `values`.
    pub(in crate::convert) fn receive_from_c(
        &mut self,
        ty: TypeId,
        passing: Passing,
        values: &[Value],
    ) -> Result<Converted, Problem> {
        let address = *values.last().ok_or(Problem::Reported)?;
        match passing {
            Passing::Value(_) => Ok(Converted::One(address)),
            Passing::Descriptor => self.load_descriptor(ty, address),
            Passing::Elements => {
                let shape = self.vector_shape(ty)?;
                Ok(Converted::One(self.load_elements(address, &shape)))
            }
            Passing::Words { skips, .. } => {
                let converted = self.convert_type(ty)?;
                Ok(Converted::One(self.complex_of_words(converted, &values[usize::from(skips)..])))
            }
            Passing::Stack { .. } | Passing::Copy => {
                let converted = self.convert_type(ty)?;
                Ok(Converted::One(self.emit_value(memory::LOAD, &[address], converted, &[])))
            }
        }
    }

    /// Returns the values that pass an argument of type `ty` to C.
    pub(in crate::convert) fn pass_to_c(
        &mut self,
        ty: TypeId,
        passing: Passing,
        value: Value,
    ) -> Result<Vec<Value>, Problem> {
        Ok(match passing {
            Passing::Value(_) => vec![value],
            Passing::Descriptor | Passing::Copy => vec![self.stored_in_slot(value)],
            Passing::Elements => {
                let memory = self.c_memory_type(ty)?;
                let slot = self.alloca_one(memory);
                let shape = self.vector_shape(ty)?;
                self.store_elements(value, slot, &shape);
                vec![slot]
            }
            Passing::Words { ty, count, skips } => {
                let unused = skips.then(|| self.emit_value(POISON, &[], ty, &[]));
                unused.into_iter().chain(self.words_of_complex(value, ty, count)).collect()
            }
            Passing::Stack { unused } => {
                let slot = self.stored_in_slot(value);
                let unused = unused.map(|ty| self.emit_value(POISON, &[], ty, &[]));
                unused.into_iter().chain([slot]).collect()
            }
        })
    }

    fn stored_in_slot(&mut self, value: Value) -> Value {
        let slot = self.alloca_one(self.type_of(value));
        self.emit(memory::STORE, &[value, slot], &[], &[]);
        slot
    }

    /// Returns the complex number whose memory these values fill.
    pub(in crate::convert) fn complex_of_words(&mut self, complex: TypeId, words: &[Value]) -> Value {
        let ty = self.type_of(words[0]);
        if self.complex_part(complex) == ty {
            let parts: Vec<(Vec<i64>, Value)> =
                words.iter().enumerate().map(|(i, &word)| (vec![i as i64], word)).collect();
            return self.build_aggregate(complex, &parts);
        }
        let slot = self.word_slot(ty, words.len());
        for (number, &word) in words.iter().enumerate() {
            let address = self.element_address(slot, IndexValue::Constant(number as i64), ty, 0);
            self.emit(memory::STORE, &[word, address], &[], &[]);
        }
        self.emit_value(memory::LOAD, &[slot], complex, &[])
    }

    /// Returns the values that fill the memory of a complex number.
    pub(in crate::convert) fn words_of_complex(
        &mut self,
        complex: Value,
        ty: TypeId,
        count: usize,
    ) -> Vec<Value> {
        if self.complex_part(self.type_of(complex)) == ty {
            return [0, 1].map(|part| self.extract(complex, &[part], ty)).to_vec();
        }
        let slot = self.word_slot(ty, count);
        self.emit(memory::STORE, &[complex, slot], &[], &[]);
        let word = |cv: &mut Self, number: usize| {
            let address = cv.element_address(slot, IndexValue::Constant(number as i64), ty, 0);
            cv.emit_value(memory::LOAD, &[address], ty, &[])
        };
        (0..count).map(|number| word(self, number)).collect()
    }

    fn word_slot(&mut self, ty: TypeId, count: usize) -> Value {
        let memory = self.cx.array_type(count as u64, ty);
        self.alloca_one(memory)
    }

    /// Returns the part type of the structure that a complex number is converted to.
    fn complex_part(&self, complex: TypeId) -> TypeId {
        self.cx.struct_fields(complex).and_then(|(fields, _)| fields.first().copied()).unwrap_or(complex)
    }

    /// Stores the value that a function returned to the memory from which C reads the results.
    pub(in crate::convert) fn store_for_c(
        &mut self,
        results: &[TypeId],
        memory: TypeId,
        value: Value,
        address: Value,
    ) -> Result<(), Problem> {
        if self.type_of(value) == memory {
            self.emit(memory::STORE, &[value, address], &[], &[]);
            return Ok(());
        }
        for (number, &ty) in results.iter().enumerate() {
            let part = match results.len() {
                1 => value,
                _ => {
                    let part = self.returned_type(ty, MemRefAbi::Expanded)?;
                    self.extract(value, &[number as i64], part)
                }
            };
            let address = self.result_address(results, memory, address, number);
            match is_fixed_vector(self, ty) {
                true => {
                    let shape = self.vector_shape(ty)?;
                    self.store_elements(part, address, &shape);
                }
                false => drop(self.emit(memory::STORE, &[part, address], &[], &[])),
            }
        }
        Ok(())
    }

    /// Returns the value of type `packed` that a function returns, loaded from the results that C stored.
    pub(in crate::convert) fn load_from_c(
        &mut self,
        results: &[TypeId],
        (memory, packed): (TypeId, TypeId),
        address: Value,
    ) -> Result<Value, Problem> {
        if memory == packed {
            return Ok(self.emit_value(memory::LOAD, &[address], packed, &[]));
        }
        let mut parts = Vec::with_capacity(results.len());
        for (number, &ty) in results.iter().enumerate() {
            let address = self.result_address(results, memory, address, number);
            let part = match is_fixed_vector(self, ty) {
                true => {
                    let shape = self.vector_shape(ty)?;
                    self.load_elements(address, &shape)
                }
                false => {
                    let part = self.returned_type(ty, MemRefAbi::Expanded)?;
                    self.emit_value(memory::LOAD, &[address], part, &[])
                }
            };
            parts.push((vec![number as i64], part));
        }
        match parts.as_slice() {
            [(_, only)] => Ok(*only),
            parts => Ok(self.build_aggregate(packed, parts)),
        }
    }

    /// Returns the address at which C has the result with index `number`.
    fn result_address(&mut self, results: &[TypeId], memory: TypeId, address: Value, number: usize) -> Value {
        if results.len() == 1 {
            return address;
        }
        let indices = self.cx.i32_array_attr(&[0, number as i64]);
        let attrs = [(name::RAW_CONSTANT_INDICES, indices), (name::ELEM_TYPE, self.cx.type_attr(memory))];
        self.emit_value(memory::GETELEMENTPTR, &[address], TypeId::PTR, &attrs)
    }
}

/// Returns true if a type is a vector whose size is known at compile time.
fn is_fixed_vector(cv: &Converter, ty: TypeId) -> bool {
    matches!(cv.cx.type_data(ty), TypeData::Vector { scalable, .. } if !scalable.contains(&true))
}
