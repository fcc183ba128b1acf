//! The case lists of `llvm.switch` and `cf.switch`: case values and successors side by side.

use crate::ir::spelling::{sign_extend, unsigned};
use crate::ir::{
    AttrData, AttrId, Context, DenseData, DictId, Op, OpParser, OpPrinter, OpState, ParseResult, Signedness,
    TypeData, TypeId, VerifyCx, name,
};

/// Returns the case values of a switch, in the order of its successors after the first.
pub fn case_values(cx: &Context, attrs: DictId) -> Vec<i128> {
    cx.dict_get(attrs, name::CASE_VALUES).map(|attr| dense_integers(cx, attr)).unwrap_or_default()
}

/// Returns the elements of a dense integer attribute.
pub fn dense_integers(cx: &Context, attr: AttrId) -> Vec<i128> {
    let AttrData::DenseElements { ty, data } = cx.attr_data(attr) else { return Vec::new() };
    let (TypeData::Vector { shape, element, .. } | TypeData::Tensor { shape: Some(shape), element, .. }) =
        cx.type_data(*ty)
    else {
        return Vec::new();
    };
    let (width, unsigned_type) = match cx.type_data(*element) {
        TypeData::Integer { width, sign } => (*width, *sign == Signedness::Unsigned),
        _ => (64, false),
    };
    let number = |bytes: &[u8]| match unsigned_type {
        true => unsigned(bytes) as i128,
        false => sign_extend(unsigned(bytes), width),
    };
    match data {
        DenseData::Splat(bytes) => vec![number(bytes); shape.iter().product::<i64>() as usize],
        DenseData::Elements(bytes) => bytes.chunks(width.div_ceil(8) as usize).map(number).collect(),
    }
}

/// Returns the attribute with the case values of a switch on an integer of type `ty`.
pub fn case_values_attr(cx: &mut Context, ty: TypeId, values: &[i128]) -> AttrId {
    let size = cx.int_width(ty).map_or(8, |width| width.div_ceil(8) as usize);
    let bytes_of = |value: &i128| {
        let sign = if *value < 0 { 0xff } else { 0 };
        value.to_le_bytes().into_iter().chain(std::iter::repeat(sign)).take(size)
    };
    let bytes: Vec<u8> = values.iter().flat_map(bytes_of).collect();
    let shape = [values.len() as i64].into();
    let vector = cx.ty(TypeData::Vector { shape, scalable: [false].into(), element: ty });
    let all_same = values.windows(2).all(|pair| pair[0] == pair[1]);
    let data = if all_same && !values.is_empty() {
        DenseData::Splat(bytes[..size].into())
    } else {
        DenseData::Elements(bytes.into())
    };
    cx.attr(AttrData::DenseElements { ty: vector, data })
}

/// Checks that there are as many case values as successors, not counting the default.
pub fn verify(view: &VerifyCx, op: Op) -> Result<(), String> {
    let values = case_values(view.cx, view.body.attrs(op)).len();
    let cases = view.body.successors(op).len().saturating_sub(1);
    if values != cases {
        return Err(format!(
            "expects number of case values to match number of case destinations: {values} and {cases}"
        ));
    }
    Ok(())
}

/// Parses `llvm.switch %v : i32, ^default(…) [ 1: ^bb1, … ]`.
pub fn parse_llvm(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let ty = parse_flag(p, state)?;
    let (default, args) = p.parse_successor()?;
    state.successor(default, &args);
    p.expect("[")?;
    parse_cases(p, state, ty)?;
    p.parse_attr_dict(&mut state.attrs)
}

/// Parses `cf.switch %v : i32, [ default: ^bb0, 1: ^bb1, … ]`.
pub fn parse_cf(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let ty = parse_flag(p, state)?;
    p.expect("[")?;
    p.expect("default")?;
    p.expect(":")?;
    let (default, args) = p.parse_successor()?;
    state.successor(default, &args);
    if p.eat(",") {
        parse_cases(p, state, ty)?;
    } else {
        p.expect("]")?;
    }
    p.parse_attr_dict(&mut state.attrs)
}

fn parse_flag(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult<TypeId> {
    let flag = p.parse_operand()?;
    p.expect(":")?;
    let ty = p.parse_type()?;
    p.expect(",")?;
    let flag = p.resolve(flag, ty)?;
    state.operands.push(flag);
    Ok(ty)
}

fn parse_cases(p: &mut dyn OpParser, state: &mut OpState, ty: TypeId) -> ParseResult {
    let mut values = Vec::new();
    p.comma_list_until("]", |p| {
        values.push(p.parse_integer()?);
        p.expect(":")?;
        let (successor, args) = p.parse_successor()?;
        state.successor(successor, &args);
        Ok(())
    })?;
    if !values.is_empty() {
        let values = case_values_attr(p.cx(), ty, &values);
        state.attr(name::CASE_VALUES, values);
    }
    Ok(())
}

/// Prints the syntax that [`parse_llvm`] parses.
pub fn print_llvm(p: &mut dyn OpPrinter, op: Op) {
    print_flag(p, op);
    p.successor(op, 0);
    p.text(" [");
    print_cases(p, op, "");
    p.text("\n]");
    p.attr_dict(op, &[name::CASE_VALUES], false);
}

/// Prints the syntax that [`parse_cf`] parses.
pub fn print_cf(p: &mut dyn OpPrinter, op: Op) {
    print_flag(p, op);
    p.text("[\n  default: ");
    p.successor(op, 0);
    print_cases(p, op, ",");
    p.text("\n]");
    p.attr_dict(op, &[name::CASE_VALUES], false);
}

fn print_flag(p: &mut dyn OpPrinter, op: Op) {
    let flag = p.body().operands(op)[0];
    let ty = p.body().value_type(flag);
    p.text(" ");
    p.value(flag);
    p.text(" : ");
    p.ty(ty);
    p.text(", ");
}

fn print_cases(p: &mut dyn OpPrinter, op: Op, first_separator: &str) {
    let mut separator = first_separator;
    for (number, value) in case_values(p.cx(), p.body().attrs(op)).into_iter().enumerate() {
        p.text(&format!("{separator}\n  {value}: "));
        p.successor(op, number + 1);
        separator = ",";
    }
}
