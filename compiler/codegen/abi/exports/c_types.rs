//! The C types of MLIR types.

use cabi::{CType, Param, ParamRole, Signedness};

use crate::ir::{Context, DYNAMIC, FloatKind, TypeData, TypeId};

/// The form of complex numbers in C.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ComplexNumbers {
    /// Structs of two parts; by value, the two parts.
    Parts,
    /// `_Complex`, those that standard C has: of `float` and `double`.
    Native,
}

/// The types of C that represent MLIR types.
#[derive(Clone, Copy)]
pub(crate) struct Types<'a> {
    pub(crate) cx: &'a Context,
    pub(crate) complex: ComplexNumbers,
}

impl Types<'_> {
    /// Returns true if C returns it through a pointer.
    pub(crate) fn is_aggregate(self, ty: TypeId) -> bool {
        match self.cx.type_data(ty) {
            TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. } | TypeData::Vector { .. } => true,
            TypeData::Complex(_) => self.native_complex(ty).is_none(),
            _ => self.cx.struct_fields(ty).is_some(),
        }
    }

    /// Returns the `_Complex` type of C for a type, if there is one.
    pub(crate) fn native_complex(self, ty: TypeId) -> Option<CType> {
        let TypeData::Complex(part) = self.cx.type_data(ty) else { return None };
        match self.cx.type_data(*part) {
            _ if self.complex == ComplexNumbers::Parts => None,
            TypeData::Float(FloatKind::F32) => Some(CType::native_complex(CType::F32)),
            TypeData::Float(FloatKind::F64) => Some(CType::native_complex(CType::F64)),
            _ => None,
        }
    }

    /// Returns the pointer parameter through which results are returned in memory.
    pub(crate) fn result_param(self, plain: &str, results: &[TypeId]) -> Result<Param, String> {
        let texts: Vec<String> = results.iter().map(|&ty| self.cx.type_text(ty)).collect();
        let ty = match *results {
            [only] if matches!(self.cx.type_data(only), TypeData::Vector { .. }) => self.lane_type(only)?,
            [only] => self.memory_type(only)?,
            _ => {
                let fields = results.iter().map(|&ty| self.memory_type(ty)).collect::<Result<Vec<_>, _>>()?;
                CType::results_struct(plain, fields)
            }
        };
        let argument = Param::argument("result", CType::pointer(ty), texts.join(", "));
        let param = Param { role: ParamRole::Result, ..argument };
        Ok(if let [only] = results { with_layout(self.cx, *only, param) } else { param })
    }

    /// Returns the C type of an MLIR scalar passed by value.
    pub(crate) fn value_type(self, ty: TypeId) -> Result<CType, String> {
        let cx = self.cx;
        match cx.type_data(ty) {
            TypeData::Integer { width: 1, .. } => Ok(CType::Bool),
            TypeData::Integer { width, sign } if matches!(width, 8 | 16 | 32 | 64 | 128) => {
                let unsigned = *sign == crate::ir::Signedness::Unsigned;
                Ok(if unsigned { CType::uint(*width as u8) } else { CType::int(*width as u8) })
            }
            TypeData::Index => Ok(CType::Index),
            TypeData::Float(kind) => float_type(*kind).ok_or_else(|| self.unsupported(ty)),
            TypeData::Complex(_) => self.native_complex(ty).ok_or_else(|| self.unsupported(ty)),
            TypeData::Pointer { .. } => Ok(CType::pointer(CType::Void)),
            TypeData::Function { inputs, results } => self.callback_type(inputs, results).ok_or_else(|| {
                format!(
                    "a C interface with a function of type '{}' is not supported: functions passed as values have no \
                     wrappers, so their arguments must be numbers and pointers that C passes in the same way, and their \
                     result one of at least 32 bits",
                    cx.type_text(ty)
                )
            }),
            _ => Err(self.unsupported(ty)),
        }
    }

    fn unsupported(self, ty: TypeId) -> String {
        let text = self.cx.type_text(ty);
        format!(
            "a C interface with type '{text}' is not supported: it needs a type of C that is passed in the same way"
        )
    }

    /// Returns the C type of a function passed as a value, which is called by LLVM's convention. LLVM sign-extends its
    /// narrow integer arguments, and its results not at all.
    fn callback_type(self, inputs: &[TypeId], results: &[TypeId]) -> Option<CType> {
        let is_unsigned =
            |ty: &CType| matches!(ty, CType::Int { bits: 8 | 16, signedness: Signedness::Unsigned });
        let is_narrow = |ty: &CType| matches!(ty, CType::Bool | CType::Int { bits: 8 | 16, .. });
        let exact = |&ty: &TypeId| {
            let ty = self.value_type(ty).ok()?;
            let is_inexact = matches!(ty, CType::F16 | CType::BF16 | CType::NativeComplex(_));
            Some(ty).filter(|ty| !is_inexact && !is_unsigned(ty))
        };
        let params = inputs.iter().map(exact).collect::<Option<Vec<CType>>>()?;
        let result = match results {
            [] => CType::Void,
            [only] => exact(only).filter(|ty| !is_narrow(ty))?,
            _ => return None,
        };
        Some(CType::Function { params, result: Box::new(result) })
    }

    /// Returns the C type of an MLIR value in memory.
    pub(crate) fn memory_type(self, ty: TypeId) -> Result<CType, String> {
        match self.cx.type_data(ty) {
            TypeData::MemRef { shape, element, .. } => {
                Ok(CType::memref(self.element_type(*element), shape.len() as u32))
            }
            TypeData::UnrankedMemRef { element, .. } => {
                Ok(CType::unranked_memref(self.element_type(*element)))
            }
            TypeData::Complex(part) => match self.native_complex(ty) {
                Some(native) => Ok(native),
                None => Ok(CType::complex(self.part_type(ty, *part)?)),
            },
            TypeData::Vector { shape, .. } => {
                let lanes = shape.iter().map(|lanes| lanes.unsigned_abs()).product();
                Ok(CType::array(self.lane_type(ty)?, lanes))
            }
            _ => self.value_type(ty),
        }
    }

    /// Returns the C type of a part of a complex number of type `ty`.
    pub(crate) fn part_type(self, ty: TypeId, part: TypeId) -> Result<CType, String> {
        match self.value_type(part) {
            Ok(part) if part != CType::Bool => Ok(part),
            _ => Err(self.unsupported(ty)),
        }
    }

    /// Returns the C type of the elements of a vector that is passed as an array.
    pub(crate) fn lane_type(self, ty: TypeId) -> Result<CType, String> {
        let TypeData::Vector { scalable, element, .. } = self.cx.type_data(ty) else {
            return Err(self.unsupported(ty));
        };
        match self.value_type(*element) {
            Ok(lane) if !scalable.contains(&true) && !is_padded(&lane) => Ok(lane),
            _ => Err(self.unsupported(ty)),
        }
    }

    /// Returns the C type of the elements of a memref; void if C has none. A vector in a memref has LLVM's alignment
    /// and padding, unlike an array.
    pub(crate) fn element_type(self, ty: TypeId) -> CType {
        match self.cx.type_data(ty) {
            TypeData::Vector { .. } => CType::Void,
            _ => self.memory_type(ty).unwrap_or(CType::Void),
        }
    }
}

/// Returns true if a lane takes less space in a vector than in an array, or is no lane type of LLVM.
fn is_padded(lane: &CType) -> bool {
    matches!(lane, CType::F80 | CType::Function { .. } | CType::Pointer(_))
}

/// Returns the C type of a float format.
pub(crate) fn float_type(kind: FloatKind) -> Option<CType> {
    match kind {
        FloatKind::F16 => Some(CType::F16),
        FloatKind::BF16 => Some(CType::BF16),
        FloatKind::F32 => Some(CType::F32),
        FloatKind::F64 => Some(CType::F64),
        FloatKind::F80 => Some(CType::F80),
        FloatKind::F128 => Some(CType::F128),
        _ => None,
    }
}

/// Adds the layout of a memref or vector to its parameter.
pub(crate) fn with_layout(cx: &Context, ty: TypeId, mut param: Param) -> Param {
    if let TypeData::Vector { shape, .. } = cx.type_data(ty) {
        param.shape = shape.iter().map(|&extent| u64::try_from(extent).ok()).collect();
    }
    let TypeData::MemRef { shape, layout, .. } = cx.type_data(ty) else { return param };
    param.shape = shape.iter().map(|&extent| u64::try_from(extent).ok()).collect();
    if let Some((strides, offset)) = cx.strides_and_offset(ty) {
        param.offset = known(offset);
        if layout.is_some() {
            param.strides = strides.into_iter().map(known).collect();
        }
    }
    param
}

fn known(number: i64) -> Option<i64> {
    (number != DYNAMIC).then_some(number)
}
