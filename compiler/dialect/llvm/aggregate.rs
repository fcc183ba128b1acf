//! Access to the parts of structures and arrays as values.

use crate::ir::{Context, NamedAttr, Op, Traits, TypeData, TypeId, VerifyCx, name};
use crate::{accessors, ops};

ops! { "llvm" = super::table::aggregate;
    /// A part of a structure or array.
    EXTRACTVALUE = "extractvalue".sig("container: llvm-aggregate -> res: infer").attrs("position: i64-array")
        .asm("$container $position attr-dict : type($container)").infer(part_type).verify(verify_extract).with(Traits::PURE);
    /// The structure or array with one part replaced.
    INSERTVALUE = "insertvalue".sig("container: T, value: llvm-type -> res: T; T: llvm-aggregate").attrs("position: i64-array")
        .custom(syntax::parse_insert, syntax::print_insert).verify(verify_insert).with(Traits::PURE);
}

accessors! {
    ExtractValue for EXTRACTVALUE: container;
    InsertValue for INSERTVALUE: container, value;
}

/// Returns the type of the part of `container` at `position`.
///
/// # Errors
/// If there is no such part; the text completes `'op' op …`.
pub fn part_at(cx: &Context, container: TypeId, position: &[i64]) -> Result<TypeId, String> {
    position.iter().try_fold(container, |ty, &index| {
        let part = match cx.type_data(ty) {
            TypeData::Array { len, element } => {
                u64::try_from(index).is_ok_and(|i| i < *len).then_some(*element)
            }
            _ => match cx.struct_fields(ty) {
                Some((fields, _)) => usize::try_from(index).ok().and_then(|i| fields.get(i)).copied(),
                None => {
                    return Err(format!(
                        "expected LLVM IR structure/array type, got: '{}'",
                        cx.type_text(ty)
                    ));
                }
            },
        };
        part.ok_or_else(|| format!("position out of bounds: {index}"))
    })
}

fn part_type(cx: &mut Context, operands: &[TypeId], attrs: &[NamedAttr]) -> Result<TypeId, String> {
    let position = attrs.iter().find(|attr| attr.0 == name::POSITION);
    let position =
        position.and_then(|attr| cx.dense_array_value(attr.1)).ok_or("requires attribute 'position'")?;
    part_at(cx, operands[0], position)
}

fn position<'a>(view: &'a VerifyCx, op: Op) -> &'a [i64] {
    view.attr(op, name::POSITION).and_then(|attr| view.cx.dense_array_value(attr)).unwrap_or_default()
}

fn verify_extract(view: &VerifyCx, op: Op) -> Result<(), String> {
    let container = view.operand_type(op, 0).ok_or("expects a container")?;
    let part = part_at(view.cx, container, position(view, op))?;
    let result = view.result_types(op)[0];
    if part != result {
        let (part, result) = (view.cx.type_text(part), view.cx.type_text(result));
        return Err(format!(
            "Type mismatch: extracting from {} should produce {part} but this op returns {result}",
            view.cx.type_text(container)
        ));
    }
    Ok(())
}

fn verify_insert(view: &VerifyCx, op: Op) -> Result<(), String> {
    let (Some(container), Some(value)) = (view.operand_type(op, 0), view.operand_type(op, 1)) else {
        return Ok(());
    };
    let part = part_at(view.cx, container, position(view, op))?;
    if part != value {
        let container = view.cx.type_text(container);
        return Err(format!(
            "Type mismatch: cannot insert '{}' into '{container}'",
            view.cx.type_text(value)
        ));
    }
    Ok(())
}

mod syntax {
    //! Syntax of `llvm.insertvalue %value, %container[0, 1] : type`: the type of the container determines that of the
    //! value.

    use super::part_at;
    use crate::ir::{AttrData, Op, OpParser, OpPrinter, OpState, ParseResult, TypeId, name};

    pub(super) fn parse_insert(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
        let value = p.parse_operand()?;
        p.expect(",")?;
        let container = p.parse_operand()?;
        let offset = p.offset();
        p.expect("[")?;
        let position = p.comma_list_until("]", |p| {
            let number = p.parse_integer()? as i64;
            // MLIR 15 wrote a type after each index.
            if p.eat(":") {
                p.parse_type()?;
            }
            Ok(number)
        })?;
        p.parse_attr_dict(&mut state.attrs)?;
        p.expect(":")?;
        let ty = p.parse_type()?;
        let part = part_at(p.cx(), ty, &position).map_err(|message| p.error(offset, message))?;
        let position = AttrData::DenseArray { element: TypeId::I64, values: position.into() };
        let position = p.cx().attr(position);
        state.attr(name::POSITION, position);
        state.operands = vec![p.resolve(container, ty)?, p.resolve(value, part)?];
        state.results = vec![ty];
        Ok(())
    }

    pub(super) fn print_insert(p: &mut dyn OpPrinter, op: Op) {
        let insert = super::InsertValue(op);
        let (container, value) = (insert.container(p.body()), insert.value(p.body()));
        let ty = p.body().value_type(container);
        p.text(" ");
        p.value(value);
        p.text(", ");
        p.value(container);
        let position = p.attr_of(op, name::POSITION).and_then(|attr| p.cx().dense_array_value(attr));
        let position: Vec<String> = position.unwrap_or_default().iter().map(i64::to_string).collect();
        p.text(&format!("[{}]", position.join(", ")));
        p.attr_dict(op, &[name::POSITION], false);
        p.text(" : ");
        p.ty(ty);
    }
}
