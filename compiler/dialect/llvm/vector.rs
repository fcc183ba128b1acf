//! Operations on the lanes of vectors.

use crate::ir::{Context, NamedAttr, Traits, TypeData, TypeId};
use crate::{accessors, ops};

ops! { "llvm" = super::table::vector;
    /// A lane of a vector.
    EXTRACTELEMENT = "extractelement".sig("vector: V, position: integer -> res: elem(V); V: llvm-vector")
        .asm("$vector[$position : type($position)] attr-dict : type($vector)").with(Traits::PURE);
    /// The vector with one lane replaced.
    INSERTELEMENT = "insertelement".sig("vector: V, value: elem(V), position: integer -> res: V; V: llvm-vector")
        .asm("$value, $vector[$position : type($position)] attr-dict : type($vector)").with(Traits::PURE);
    /// Lanes of two vectors in any order; -1 leaves a lane undefined.
    SHUFFLEVECTOR = "shufflevector".sig("v1: V, v2: V -> res: infer; V: llvm-vector").attrs("mask: i32-array")
        .asm("$v1, $v2 _ $mask attr-dict : type($v1)").infer(shuffle_type).with(Traits::PURE);
}

accessors! {
    ExtractElement for EXTRACTELEMENT: vector, position;
    InsertElement for INSERTELEMENT: vector, value, position;
    ShuffleVector for SHUFFLEVECTOR: v1, v2;
}

fn shuffle_type(cx: &mut Context, operands: &[TypeId], attrs: &[NamedAttr]) -> Result<TypeId, String> {
    let mask = cx.find_name("mask").and_then(|mask| attrs.iter().find(|attr| attr.0 == mask));
    let lanes = mask.and_then(|attr| cx.dense_array_value(attr.1)).map(<[i64]>::len);
    let lanes = lanes.ok_or("requires attribute 'mask'")?;
    let element = cx.element_type(operands[0]);
    Ok(cx.ty(TypeData::Vector { shape: [lanes as i64].into(), scalable: [false].into(), element }))
}

/// Returns the mask of a shuffle: the source lane of each lane of the result.
pub fn shuffle_mask(cx: &Context, attrs: crate::ir::DictId) -> Option<&[i64]> {
    cx.dense_array_value(cx.dict_get(attrs, cx.find_name("mask")?)?)
}
