//! Type and attribute queries for the verifiers of the dialect.

use crate::ir::spec::enum_text;
use crate::ir::{
    AffineExpr, AffineMap, AttrData, AttrId, Context, NameId, NamedAttr, Op, TypeData, TypeId, VerifyCx, name,
};

/// The parts of a vector type.
#[derive(Clone, Copy, Debug)]
pub struct VectorType<'a> {
    /// The number of lanes per dimension.
    pub shape: &'a [i64],
    /// True for each scalable dimension.
    pub scalable: &'a [bool],
    /// The element type.
    pub element: TypeId,
}

impl VectorType<'_> {
    /// Returns the number of dimensions.
    pub fn rank(&self) -> usize {
        self.shape.len()
    }
}

/// Returns the parts of a vector type; `None` for any other type.
pub fn vector(cx: &Context, ty: TypeId) -> Option<VectorType<'_>> {
    match cx.type_data(ty) {
        TypeData::Vector { shape, scalable, element } => {
            Some(VectorType { shape, scalable, element: *element })
        }
        _ => None,
    }
}

/// Returns the vector type with these parts.
pub fn vector_type(cx: &mut Context, shape: &[i64], scalable: &[bool], element: TypeId) -> TypeId {
    cx.ty(TypeData::Vector { shape: shape.into(), scalable: scalable.into(), element })
}

/// Returns the spelling of the vector type with these parts.
pub fn vector_text(cx: &Context, shape: &[i64], scalable: &[bool], element: TypeId) -> String {
    let mut text = String::from("vector<");
    for (size, is_scalable) in shape.iter().zip(scalable) {
        text.push_str(&if *is_scalable { format!("[{size}]x") } else { format!("{size}x") });
    }
    text + &cx.type_text(element) + ">"
}

/// Returns the sizes and element type of a ranked memref or tensor type.
pub fn buffer(cx: &Context, ty: TypeId) -> Option<(&[i64], TypeId)> {
    match cx.type_data(ty) {
        TypeData::MemRef { shape, element, .. } => Some((shape, *element)),
        TypeData::Tensor { shape: Some(shape), element, .. } => Some((shape, *element)),
        _ => None,
    }
}

/// Returns the element type of a vector type; any other type is returned unchanged.
pub fn element(cx: &Context, ty: TypeId) -> TypeId {
    vector(cx, ty).map_or(ty, |vector| vector.element)
}

/// Returns the width in bits of a number type; `index` counts as 64 bits.
pub fn bits(cx: &Context, ty: TypeId) -> Option<i64> {
    match cx.type_data(ty) {
        TypeData::Integer { width, .. } => Some(i64::from(*width)),
        TypeData::Float(kind) => Some(i64::from(kind.bits())),
        TypeData::Index => Some(64),
        _ => None,
    }
}

/// Checks that two types have the same element type. `what` is MLIR's name of the condition.
pub fn same_element(cx: &Context, a: TypeId, b: TypeId, what: &str) -> Result<(), String> {
    if element(cx, a) == element(cx, b) { Ok(()) } else { Err(format!("failed to verify that {what}")) }
}

/// Returns the numbers in an array of integer attributes.
pub fn numbers(cx: &Context, attr: AttrId) -> Option<Vec<i64>> {
    let AttrData::Array(items) = cx.attr_data(attr) else { return None };
    items.iter().map(|&item| i64::try_from(cx.int_value(item)?).ok()).collect()
}

/// Returns the [`numbers`] of an operation's attribute, which must be such an array.
pub fn numbers_of(view: &VerifyCx, op: Op, name: NameId) -> Result<Vec<i64>, String> {
    view.attr(op, name).and_then(|attr| numbers(view.cx, attr)).ok_or_else(|| {
        let name = view.cx.str(name);
        format!("attribute '{name}' failed to satisfy constraint: 64-bit integer array attribute")
    })
}

/// Returns the elements of a dense array attribute of an operation, whose declaration requires the attribute.
pub fn dense_of<'a>(view: &VerifyCx<'a>, op: Op, name: NameId) -> &'a [i64] {
    view.attr(op, name).and_then(|attr| view.cx.dense_array_value(attr)).unwrap_or_default()
}

/// Returns the keyword of the combining kind among the attributes of an operation; `add` if there is none.
pub fn kind_text(cx: &Context, attrs: &[NamedAttr]) -> String {
    let attr = attrs.iter().find(|attr| attr.0 == name::KIND);
    let info = cx.registry().find_enum("vector.kind");
    info.zip(attr).and_then(|(info, attr)| enum_text(cx, info, attr.1)).unwrap_or_else(|| "add".to_string())
}

/// Returns true if the combining kind `kind` supports values of a type.
pub fn combines(cx: &Context, kind: &str, ty: TypeId) -> bool {
    let (is_int, is_float) = (cx.int_width(ty).is_some() || ty == TypeId::INDEX, cx.float_kind(ty).is_some());
    match kind {
        "add" | "mul" => is_int || is_float,
        "minnumf" | "maxnumf" | "minimumf" | "maximumf" => is_float,
        _ => is_int,
    }
}

/// Returns the dimension that an expression is; `None` for any other expression.
pub fn dimension(expr: &AffineExpr) -> Option<usize> {
    match expr {
        AffineExpr::Dim(number) => Some(*number as usize),
        _ => None,
    }
}

/// Returns true if a map is a projected permutation: its results are distinct dimensions. With `zeros`, results may be
/// 0 as well.
pub fn is_projected_permutation(map: &AffineMap, zeros: bool) -> bool {
    let mut seen = vec![false; map.dims as usize];
    map.symbols == 0
        && map.results.iter().all(|result| match result {
            AffineExpr::Dim(number) => {
                seen.get_mut(*number as usize).is_some_and(|seen| !std::mem::replace(seen, true))
            }
            AffineExpr::Constant(0) => zeros,
            _ => false,
        })
}

/// Returns true if a map is a minor identity: its results are its last dimensions in order.
pub fn is_minor_identity(map: &AffineMap) -> bool {
    let Some(first) = (map.dims as usize).checked_sub(map.results.len()) else { return false };
    map.symbols == 0 && map.results.iter().enumerate().all(|(i, result)| dimension(result) == Some(first + i))
}

/// Returns the map from `dims` dimensions to the last `results` of them.
pub fn minor_identity(dims: usize, results: usize) -> AffineMap {
    let first = dims.saturating_sub(results);
    let results = (0..results).map(|i| AffineExpr::Dim((first + i) as u32)).collect();
    AffineMap { dims: dims as u32, symbols: 0, results }
}

/// Returns the map of an affine map attribute.
pub fn map_value(cx: &Context, attr: AttrId) -> Option<&AffineMap> {
    match cx.attr_data(attr) {
        AttrData::AffineMap(map) => Some(map),
        _ => None,
    }
}
