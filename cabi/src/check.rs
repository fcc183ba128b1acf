//! Verification of C types by position.
//!
//! Writers rely on these invariants: no `void` values, no empty arrays or structs, and bounded nesting, which bounds
//! all recursion over types. A half-precision float is passed by value only as a parameter or result of an export:
//! elsewhere, its storage type `uint16_t` would be passed in another register.

use crate::error::TypeError;
use crate::{CType, Export};

/// The nesting limit of types. It bounds the recursion here, in cbindgen and in the C compiler.
pub(crate) const MAX_DEPTH: usize = 32;

/// The position of a type in a declaration.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Position {
    /// A parameter of an exported function.
    Param,
    /// The result of an exported function.
    Result,
    /// A field of an aggregate that is passed by value.
    ValueField,
    /// A field or array element in memory.
    Memory,
    /// The target of a pointer.
    Pointee,
    /// A parameter of a function pointer.
    CallbackParam,
    /// The result of a function pointer.
    CallbackResult,
}

impl Position {
    /// The position of the parts of an aggregate at this position.
    fn of_parts(self) -> Position {
        match self {
            Position::Memory | Position::Pointee => Position::Memory,
            _ => Position::ValueField,
        }
    }

    fn allows_void(self) -> bool {
        matches!(self, Position::Result | Position::Pointee | Position::CallbackResult)
    }

    fn allows_half(self) -> bool {
        matches!(self, Position::Param | Position::Result | Position::Memory | Position::Pointee)
    }

    fn allows_array(self) -> bool {
        matches!(self, Position::ValueField | Position::Memory | Position::Pointee)
    }
}

/// Checks the types of an export.
pub(crate) fn check_export(export: &Export) -> Result<(), TypeError> {
    for param in &export.params {
        check(&param.ty, Position::Param, 0)?;
    }
    check(&export.result, Position::Result, 0)
}

/// Checks the type of an object in memory.
pub(crate) fn check_object(ty: &CType) -> Result<(), TypeError> {
    check(ty, Position::Memory, 0)
}

fn check(ty: &CType, position: Position, depth: usize) -> Result<(), TypeError> {
    let depth = if depth < MAX_DEPTH { depth + 1 } else { return Err(TypeError::TooDeep) };
    match ty {
        CType::Void if !position.allows_void() => Err(TypeError::VoidValue),
        CType::Int { bits, .. } if !matches!(bits, 8 | 16 | 32 | 64 | 128) => Err(TypeError::IntWidth(*bits)),
        CType::F16 | CType::BF16 if !position.allows_half() => Err(TypeError::HalfByValue),
        CType::Array { .. } if !position.allows_array() => Err(TypeError::ArrayByValue),
        CType::Array { length: 0, .. } => Err(TypeError::EmptyArray),
        CType::Struct { name, fields } if fields.is_empty() => Err(TypeError::EmptyStruct(name.clone())),
        CType::Void
        | CType::Bool
        | CType::Int { .. }
        | CType::Index
        | CType::F16
        | CType::BF16
        | CType::F32
        | CType::F64
        | CType::F80
        | CType::F128 => Ok(()),
        CType::NativeComplex(part) => match **part {
            CType::F32 | CType::F64 => Ok(()),
            _ => Err(TypeError::NativeComplexPart),
        },
        CType::Complex(part) if !is_number(part) => Err(TypeError::ComplexPart),
        CType::Complex(part) => check(part, position.of_parts(), depth),
        CType::Array { element, .. } => check(element, position.of_parts(), depth),
        CType::Struct { fields, .. } => {
            fields.iter().try_for_each(|f| check(&f.ty, position.of_parts(), depth))
        }
        CType::Pointer(target)
        | CType::ConstPointer(target)
        | CType::MemRef { element: target, .. }
        | CType::UnrankedMemRef { element: target } => check(target, Position::Pointee, depth),
        CType::Function { params, result } => {
            params.iter().try_for_each(|p| check(p, Position::CallbackParam, depth))?;
            check(result, Position::CallbackResult, depth)
        }
    }
}

fn is_number(ty: &CType) -> bool {
    matches!(
        ty,
        CType::Int { .. } | CType::F16 | CType::BF16 | CType::F32 | CType::F64 | CType::F80 | CType::F128
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn void_needs_a_pointer() {
        assert_eq!(check_object(&CType::Void), Err(TypeError::VoidValue));
        assert_eq!(check_object(&CType::pointer(CType::Void)), Ok(()));
        assert_eq!(check_object(&CType::array(CType::Void, 2)), Err(TypeError::VoidValue));
    }

    #[test]
    fn half_floats_are_passed_only_directly() {
        let in_struct = CType::results_struct("f", vec![CType::F16]);
        assert_eq!(check(&CType::F16, Position::Param, 0), Ok(()));
        assert_eq!(check(&in_struct, Position::Param, 0), Err(TypeError::HalfByValue));
        assert_eq!(check(&CType::pointer(in_struct), Position::Param, 0), Ok(()));
        let callback = CType::Function { params: vec![CType::BF16], result: Box::new(CType::Void) };
        assert_eq!(check(&callback, Position::Param, 0), Err(TypeError::HalfByValue));
        assert_eq!(check(&CType::complex(CType::F16), Position::Param, 0), Err(TypeError::HalfByValue));
    }

    #[test]
    fn arrays_live_in_memory() {
        assert_eq!(check(&CType::array(CType::F32, 4), Position::Param, 0), Err(TypeError::ArrayByValue));
        assert_eq!(check(&CType::pointer(CType::array(CType::F32, 4)), Position::Param, 0), Ok(()));
        assert_eq!(check_object(&CType::array(CType::F32, 0)), Err(TypeError::EmptyArray));
    }

    #[test]
    fn depth_is_bounded() {
        let nested = |levels| (1..levels).fold(CType::F32, |ty, _| CType::pointer(ty));
        assert_eq!(check_object(&nested(MAX_DEPTH)), Ok(()));
        assert_eq!(check_object(&nested(MAX_DEPTH + 1)), Err(TypeError::TooDeep));
    }

    #[test]
    fn odd_types_are_named() {
        assert_eq!(check_object(&CType::int(7)), Err(TypeError::IntWidth(7)));
        assert_eq!(check_object(&CType::complex(CType::Bool)), Err(TypeError::ComplexPart));
        let empty = CType::results_struct("f", Vec::new());
        assert_eq!(check_object(&empty), Err(TypeError::EmptyStruct("f_results".into())));
    }
}
