//! `memref.subview`: the type of a slice of a buffer.

use crate::dialect::index_list::verify_slice;
use crate::ir::strides::{plus, times};
use crate::ir::{Context, DYNAMIC, DictId, Op, TypeId, VerifyCx, name};

use super::{memory_space, shape};

/// The layout of a buffer, as far as its type determines it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Strided {
    /// Sizes.
    pub sizes: Vec<i64>,
    /// Strides.
    pub strides: Vec<i64>,
    /// Offset.
    pub offset: i64,
}

impl Strided {
    /// Returns the layout of a memref type; `None` if it has no strides.
    pub fn of(cx: &Context, ty: TypeId) -> Option<Strided> {
        let (sizes, _) = shape(cx, ty)?;
        let (strides, offset) = cx.strides_and_offset(ty)?;
        Some(Strided { sizes: sizes.to_vec(), strides, offset })
    }

    /// Returns the layout of a slice with these offsets, sizes and strides; [`DYNAMIC`] stands for values.
    fn part(&self, offsets: &[i64], sizes: &[i64], strides: &[i64]) -> Strided {
        let start = offsets.iter().zip(&self.strides).map(|(&offset, &stride)| times(offset, stride));
        Strided {
            sizes: sizes.to_vec(),
            strides: strides.iter().zip(&self.strides).map(|(&step, &stride)| times(step, stride)).collect(),
            offset: start.fold(self.offset, plus),
        }
    }

    /// Returns true for each dimension that remains in `reduced`, which has the same elements and lacks some dimensions
    /// of size 1; `None` if `reduced` is no such layout.
    pub fn kept_dims(&self, reduced: &Strided) -> Option<Vec<bool>> {
        let mut rest = reduced.sizes.iter().zip(&reduced.strides).peekable();
        let dims = self.sizes.iter().zip(&self.strides).map(|dim| {
            let kept = rest.next_if_eq(&dim).is_some();
            (kept || *dim.0 == 1).then_some(kept)
        });
        let kept: Vec<bool> = dims.collect::<Option<_>>()?;
        rest.next().is_none().then_some(kept)
    }
}

/// Returns the layout of the slice that a `memref.subview` takes of its source, with all its dimensions.
pub fn subview_part(cx: &Context, source: TypeId, attrs: DictId) -> Option<Strided> {
    let list = |attr_name| cx.dict_get(attrs, attr_name).and_then(|attr| cx.dense_array_value(attr));
    let lists = (list(name::STATIC_OFFSETS)?, list(name::STATIC_SIZES)?, list(name::STATIC_STRIDES)?);
    Some(Strided::of(cx, source)?.part(lists.0, lists.1, lists.2))
}

pub(super) fn verify_subview(view: &VerifyCx, op: Op) -> Result<(), String> {
    let cx = view.cx;
    let (Some(from), Some(&to)) = (view.operand_type(op, 0), view.result_types(op).first()) else {
        return Ok(());
    };
    let rank = shape(cx, from).map_or(0, |(shape, _)| shape.len());
    verify_slice(view, op, 1, rank)?;
    if memory_space(cx, from) != memory_space(cx, to) {
        return Err(format!(
            "different memory spaces specified for base memref type '{}' and subview memref type '{}'",
            cx.type_text(from),
            cx.type_text(to)
        ));
    }
    let Some(part) = subview_part(cx, from, view.body.attrs(op)) else {
        return Err(format!("base type '{}' is not strided", cx.type_text(from)));
    };
    if cx.element_type(from) != cx.element_type(to) {
        return Err(format!("expected result element type to be '{}'", cx.type_text(cx.element_type(from))));
    }
    verify_part(cx, from, &part, to)
}

/// Checks that the result is the slice, or the slice without some of its dimensions of size 1.
fn verify_part(cx: &Context, from: TypeId, part: &Strided, to: TypeId) -> Result<(), String> {
    let sizes = shape(cx, to).map(|(shape, _)| shape.to_vec()).unwrap_or_default();
    if sizes.len() > part.sizes.len() {
        return Err("expected result rank to be smaller or equal to the source rank. ".to_string());
    }
    let wrong = |what: &str| {
        let expected = part_text(cx, part, from);
        Err(format!(
            "expected result type to be '{expected}' or a rank-reduced version. (mismatch of result {what}) "
        ))
    };
    // Compares the sizes alone: all strides are equal.
    let flat = |sizes: &[i64]| Strided { sizes: sizes.to_vec(), strides: vec![0; sizes.len()], offset: 0 };
    if flat(&part.sizes).kept_dims(&flat(&sizes)).is_none() {
        return wrong("sizes");
    }
    match Strided::of(cx, to) {
        Some(reduced) if reduced.offset == part.offset && part.kept_dims(&reduced).is_some() => Ok(()),
        _ => wrong("layout"),
    }
}

/// Returns the type of a slice as messages spell it.
fn part_text(cx: &Context, part: &Strided, source: TypeId) -> String {
    let number = |&value: &i64| if value == DYNAMIC { "?".to_string() } else { value.to_string() };
    let sizes: String = part.sizes.iter().map(|size| number(size) + "x").collect();
    let strides: Vec<String> = part.strides.iter().map(number).collect();
    let offset = if part.offset == 0 { String::new() } else { format!(", offset: {}", number(&part.offset)) };
    let space = memory_space(cx, source).map(|space| match cx.int_value(space) {
        Some(number) => format!(", {number}"),
        None => format!(", {}", cx.attr_text(space)),
    });
    format!(
        "memref<{sizes}{}, strided<[{}]{offset}>{}>",
        cx.type_text(cx.element_type(source)),
        strides.join(", "),
        space.unwrap_or_default()
    )
}
