//! A call with the types of its function: how each argument is passed, and what comes back.

use std::path::{Path, PathBuf};

use cabi::{Access, CType, ComplexPart, DataLayout, Export, Param, ParamRole};

use super::array::Array;
use super::call::{Argument, Call, Contents};
use super::element::Element;
use super::npy;

/// A call that can be compiled.
#[derive(Debug)]
pub(super) struct Invocation<'a> {
    /// The function.
    pub export: &'a Export,
    /// The layout of C types.
    pub layout: DataLayout,
    /// The arguments, one for each parameter that is no result.
    pub arguments: Vec<Passed>,
    /// The results in MLIR.
    pub results: Vec<Returned>,
    /// The file of each result, from the first; `None` for one that is printed.
    pub result_files: Vec<Option<PathBuf>>,
}

/// An argument.
#[derive(Debug)]
pub(super) enum Passed {
    /// A number, by value.
    Number {
        /// The type in C.
        ty: &'static str,
        /// The bytes, in native order.
        bytes: Vec<u8>,
    },
    /// A pointer to a descriptor, or to elements.
    Memory(Buffer),
}

/// Memory that is passed.
#[derive(Debug)]
pub(super) struct Buffer {
    /// The name of the parameter.
    pub name: String,
    /// The elements before the call.
    pub array: Array,
    /// The index of the first element.
    pub offset: i64,
    /// The distances between elements.
    pub strides: Vec<i64>,
    /// The pointer that is passed.
    pub pointer: Pointer,
    /// The accesses of the function.
    pub access: Access,
    /// The file to write to after the call.
    pub output: Option<PathBuf>,
    /// The file of the elements, which is written to if they change.
    pub input: Option<PathBuf>,
}

/// The pointer that stands for a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pointer {
    /// To the descriptor of a memref.
    Descriptor,
    /// To the descriptor of an unranked memref.
    Unranked,
    /// To the first element.
    Elements,
}

/// A result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Returned {
    /// The offset in bytes in the memory of the results.
    pub offset: u64,
    /// The type of the number, or of the elements.
    pub element: Element,
    /// The form.
    pub form: Form,
}

/// The form of a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// A number, or the elements of a vector with these extents.
    Elements(Vec<u64>),
    /// The descriptor of a memref of this rank.
    MemRef(u32),
    /// The descriptor of an unranked memref.
    Unranked,
}

impl<'a> Invocation<'a> {
    /// Gives the arguments of a call to the parameters of its function. Reads files.
    ///
    /// # Errors
    /// A message for the user, if they do not fit or cannot be read.
    pub(super) fn new(call: Call, export: &'a Export, layout: DataLayout) -> Result<Invocation<'a>, String> {
        let parameters: Vec<&Param> =
            export.params.iter().filter(|param| param.role == ParamRole::Argument).collect();
        // The parts of a complex number are one argument.
        let count = parameters.iter().filter(|param| param.part != Some(ComplexPart::Imaginary)).count();
        if count != call.arguments.len() {
            let (name, signature) = (&export.doc.mlir_name, &export.doc.mlir_signature);
            let given = call.arguments.len();
            return Err(format!("'{name}' takes {count} arguments, not {given}: its type is {signature}"));
        }
        let mut arguments = Vec::new();
        let mut left = call.arguments.into_iter();
        let mut imaginary: Option<Vec<u8>> = None;
        for (position, &param) in parameters.iter().enumerate() {
            if let Some(bytes) = imaginary.take() {
                arguments.push(Passed::Number { ty: number_type(&param.ty, &layout)?, bytes });
                continue;
            }
            let Some(argument) = left.next() else { continue };
            let passed = match param.part {
                Some(_) => {
                    let mut bytes = complex_number(param, &argument, &layout)?;
                    imaginary = Some(bytes.split_off(bytes.len() / 2));
                    Passed::Number { ty: number_type(&param.ty, &layout)?, bytes }
                }
                None => pass(param, argument, position as u64, &layout)?,
            };
            arguments.push(passed);
        }
        let results = results(export, &layout)?;
        if call.results.len() > results.len() {
            let (name, signature) = (&export.doc.mlir_name, &export.doc.mlir_signature);
            return Err(format!("'{name}' has {} results: its type is {signature}", results.len()));
        }
        Ok(Invocation { export, layout, arguments, results, result_files: call.results })
    }
}

/// Returns the type in C of a number that is passed by value.
pub(super) fn number_type(ty: &CType, layout: &DataLayout) -> Result<&'static str, String> {
    let native = |part: &CType| match part {
        CType::F32 => Some("float _Complex"),
        CType::F64 => Some("double _Complex"),
        _ => None,
    };
    let name = match ty {
        CType::Void => Some("void"),
        CType::Bool => Some("_Bool"),
        CType::Int { bits: 8, .. } => Some("int8_t"),
        CType::Int { bits: 16, .. } => Some("int16_t"),
        CType::Int { bits: 32, .. } => Some("int32_t"),
        CType::Int { bits: 64, .. } => Some("int64_t"),
        CType::Int { .. } => Some("__int128"),
        CType::Index => Some(index_type(layout)),
        // GCC before 13 has no `__bf16`, which is passed in the same way.
        CType::F16 | CType::BF16 => Some("_Float16"),
        CType::F32 => Some("float"),
        CType::F64 => Some("double"),
        CType::F80 => Some("long double"),
        CType::F128 if layout.long_double == cabi::LongDouble::F128 => Some("long double"),
        CType::F128 => Some("__float128"),
        CType::NativeComplex(part) => native(part),
        CType::Pointer(_) | CType::ConstPointer(_) | CType::Function { .. } => Some("void *"),
        _ => None,
    };
    name.ok_or_else(|| format!("values of the C type {ty:?} cannot be passed by value"))
}

/// Returns the type of `index` in C.
pub(super) fn index_type(layout: &DataLayout) -> &'static str {
    if layout.index_bits == 32 { "int32_t" } else { "int64_t" }
}

/// Returns a message about an argument.
fn about(param: &Param, message: &str) -> String {
    format!("argument '{}' ({}): {message}", param.name, param.doc)
}

/// Reads the literal of a complex number that is passed in two parts.
fn complex_number(param: &Param, argument: &Argument, layout: &DataLayout) -> Result<Vec<u8>, String> {
    let element = Element::of(&CType::complex(param.ty.clone()), layout.index_bits)
        .ok_or_else(|| about(param, "it is not made of floats"))?;
    element.parse(literal(param, argument)?).map_err(|message| about(param, &message))
}

fn literal<'a>(param: &Param, argument: &'a Argument) -> Result<&'a str, String> {
    match &argument.contents {
        Contents::Literal(text) if argument.output.is_none() => Ok(text),
        Contents::File(path) => {
            Err(about(param, &format!("expected a number, found the file '{}'", path.display())))
        }
        _ => Err(about(param, "expected a number, found an array")),
    }
}

/// Passes an argument.
fn pass(param: &Param, argument: Argument, seed: u64, layout: &DataLayout) -> Result<Passed, String> {
    let target = match &param.ty {
        CType::Pointer(target) | CType::ConstPointer(target) => Some(&**target),
        _ => None,
    };
    let (element, rank, pointer) = match target {
        Some(CType::MemRef { element, rank }) => (&**element, Some(*rank as usize), Pointer::Descriptor),
        Some(CType::UnrankedMemRef { element }) => (&**element, None, Pointer::Unranked),
        Some(element) if !param.shape.is_empty() => (element, Some(param.shape.len()), Pointer::Elements),
        _ => {
            let element = Element::of(&param.ty, layout.index_bits)
                .ok_or_else(|| about(param, "values of this type cannot be given on the command line"))?;
            let bytes =
                element.parse(literal(param, &argument)?).map_err(|message| about(param, &message))?;
            return Ok(Passed::Number { ty: number_type(&param.ty, layout)?, bytes });
        }
    };
    let element = Element::of(element, layout.index_bits)
        .filter(|element| *element != Element::Pointer)
        .ok_or_else(|| about(param, "arrays of such elements cannot be read"))?;
    let (array, input) = array(param, argument.contents, element, seed)?;
    check_shape(param, &array, rank)?;
    let (offset, strides) = strides(param, &array)?;
    let buffer = Buffer {
        name: param.name.clone(),
        array,
        offset,
        strides,
        pointer,
        access: param.access,
        output: argument.output,
        input,
    };
    Ok(Passed::Memory(buffer))
}

/// Returns the elements of an argument, and the file that they are from.
fn array(
    param: &Param,
    contents: Contents,
    element: Element,
    seed: u64,
) -> Result<(Array, Option<PathBuf>), String> {
    match contents {
        Contents::Literal(text) => {
            Err(about(param, &format!("expected a file or an array such as zeros:4x4, found '{text}'")))
        }
        Contents::File(path) => Ok((read(param, &path, element)?, Some(path))),
        Contents::New(fill, extents) => {
            let extents = extents.or_else(|| param.shape.iter().copied().collect());
            let extents =
                extents.ok_or_else(|| about(param, "the extents must be given, such as in zeros:4x4"))?;
            let bytes =
                extents.iter().try_fold(element.size() as u64, |all, extent| all.checked_mul(*extent));
            match bytes.filter(|bytes| isize::try_from(*bytes).is_ok()) {
                Some(_) => Ok((Array::filled(element, extents, fill, seed), None)),
                None => Err(about(param, "an array of these extents is too large")),
            }
        }
    }
}

fn read(param: &Param, path: &Path, element: Element) -> Result<Array, String> {
    let file = std::fs::read(path).map_err(|error| {
        let remedy = match error.kind() {
            std::io::ErrorKind::NotFound => {
                format!("; {}=zeros creates it (also ones, iota, random, and :EXTENTS)", path.display())
            }
            _ => String::new(),
        };
        about(param, &format!("cannot read '{}': {error}{remedy}", path.display()))
    })?;
    npy::read(&file, element).map_err(|message| about(param, &format!("'{}': {message}", path.display())))
}

fn check_shape(param: &Param, array: &Array, rank: Option<usize>) -> Result<(), String> {
    let Some(rank) = rank else { return Ok(()) };
    let expected = param.shape.iter().map(Option::as_ref);
    let fits = array.shape.iter().zip(expected).all(|(own, fixed)| fixed.is_none_or(|fixed| own == fixed));
    match array.shape.len() == rank && fits {
        true => Ok(()),
        false => Err(about(param, &format!("it cannot be {}", array.type_name()))),
    }
}

/// Returns the offset and the strides of an argument: those of its type, and where they are dynamic those of a dense
/// array.
fn strides(param: &Param, array: &Array) -> Result<(i64, Vec<i64>), String> {
    let mut strides = vec![1; array.shape.len()];
    for dimension in (0..strides.len()).rev() {
        let inner = dimension + 1;
        let dense = array.shape.get(inner).map_or(1, |extent| strides[inner] * (*extent).max(1) as i64);
        strides[dimension] = param.strides.get(dimension).copied().flatten().unwrap_or(dense);
    }
    let offset = if param.strides.is_empty() { 0 } else { param.offset.unwrap_or(0) };
    let reach = array.shape.iter().zip(&strides).map(|(extent, stride)| stride * (*extent as i64 - 1).max(0));
    let lowest = offset + reach.map(|reach| reach.min(0)).sum::<i64>();
    match lowest < 0 {
        true => Err(about(param, "its first element lies before its memory")),
        false => Ok((offset, strides)),
    }
}

impl Buffer {
    /// Returns true if the elements are in memory as they are in the array.
    fn is_dense(&self) -> bool {
        let mut stride = 1;
        self.offset == 0
            && self.array.shape.iter().zip(&self.strides).rev().all(|(extent, own)| {
                let expected = stride;
                stride *= *extent as i64;
                *own == expected
            })
    }

    /// Returns the size of the memory in bytes.
    pub(super) fn size(&self) -> usize {
        if self.array.data.is_empty() {
            return 0;
        }
        let reach =
            self.array.shape.iter().zip(&self.strides).map(|(extent, stride)| stride * (*extent as i64 - 1));
        let last = self.offset + reach.filter(|reach| *reach > 0).sum::<i64>();
        (last + 1) as usize * self.array.element.size()
    }

    /// Returns the bytes of the memory before the call.
    pub(super) fn memory(&self) -> Vec<u8> {
        if self.is_dense() {
            return self.array.data.clone();
        }
        let size = self.array.element.size();
        let positions = self.array.positions(&self.strides);
        let mut memory = vec![0; self.size()];
        for (position, element) in positions.iter().zip(self.array.data.chunks_exact(size)) {
            let start = (position + self.offset) as usize * size;
            memory[start..start + size].copy_from_slice(element);
        }
        memory
    }

    /// Returns the elements in the memory after the call.
    pub(super) fn elements(&self, memory: &[u8]) -> Array {
        if self.is_dense() {
            return Array { data: memory.to_vec(), ..self.array.clone() };
        }
        let size = self.array.element.size();
        let element = |position: i64| {
            let start = (position + self.offset) as usize * size;
            memory[start..start + size].iter().copied()
        };
        let data = self.array.positions(&self.strides).into_iter().flat_map(element).collect();
        Array { data, ..self.array.clone() }
    }

    /// Returns true if the elements are of interest after the call.
    pub(super) fn is_saved(&self) -> bool {
        self.access != Access::Read || self.output.is_some()
    }
}

/// Returns the results of a function.
fn results(export: &Export, layout: &DataLayout) -> Result<Vec<Returned>, String> {
    let through_pointer = export.params.iter().find(|param| param.role == ParamRole::Result);
    let Some(param) = through_pointer else {
        return match &export.result {
            CType::Void => Ok(Vec::new()),
            ty => returned(ty, 0, &[], layout).map(|result| vec![result]),
        };
    };
    let (CType::Pointer(target) | CType::ConstPointer(target)) = &param.ty else { return Ok(Vec::new()) };
    match &**target {
        CType::Struct { fields, .. } => {
            let offsets = cabi::field_offsets(target, layout).map_err(|error| error.to_string())?;
            fields
                .iter()
                .zip(offsets)
                .map(|(field, offset)| returned(&field.ty, offset, &[], layout))
                .collect()
        }
        ty => {
            let extents: Vec<u64> = param.shape.iter().copied().flatten().collect();
            returned(ty, 0, &extents, layout).map(|result| vec![result])
        }
    }
}

/// Returns a result by its type; `extents` are those of the vector whose elements the type is.
fn returned(ty: &CType, offset: u64, extents: &[u64], layout: &DataLayout) -> Result<Returned, String> {
    let (element, form) = match ty {
        CType::MemRef { element, rank } => (&**element, Form::MemRef(*rank)),
        CType::UnrankedMemRef { element } => (&**element, Form::Unranked),
        CType::Array { element, length } => {
            let extents = [extents, &[*length]].concat();
            return returned(element, offset, &extents, layout);
        }
        ty => (ty, Form::Elements(extents.to_vec())),
    };
    let element = Element::of(element, layout.index_bits)
        .ok_or_else(|| format!("results of the C type {ty:?} cannot be shown"))?;
    Ok(Returned { offset, element, form })
}

/// Returns the size in bytes of the memory that the results are stored to; 0 if they are returned by value.
pub(super) fn result_size(export: &Export, layout: &DataLayout) -> Result<u64, String> {
    let Some(param) = export.params.iter().find(|param| param.role == ParamRole::Result) else {
        return Ok(0);
    };
    let (CType::Pointer(target) | CType::ConstPointer(target)) = &param.ty else { return Ok(0) };
    let own = cabi::layout_of(target, layout).map_err(|error| error.to_string())?.size;
    Ok(own * param.shape.iter().copied().flatten().product::<u64>())
}
