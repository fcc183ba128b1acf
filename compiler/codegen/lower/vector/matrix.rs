//! Matrices as vectors in column-major order: element (row, column) is lane `row + column * rows`. A row-major matrix
//! is the transpose of a column-major one. For it, products swap their operands, and every operation its rows and
//! columns.

use cranelift_codegen::ir::{InstBuilder, Value, types};

use crate::codegen::context::{FunctionCx, Leaves, Lower, LowerFn, needs};
use crate::codegen::lower::float;
use crate::codegen::types::Leaf;
use crate::codegen::types::float_format::Format;
use crate::dialect::llvm::matrix::*;
use crate::ir::{self, Op, OpName};

pub(crate) const LOWERINGS: &[(OpName, LowerFn)] =
    &[(COLUMN_MAJOR_LOAD, load), (COLUMN_MAJOR_STORE, store), (MULTIPLY, multiply), (TRANSPOSE, transpose)];

/// Returns the size in an attribute.
fn size(fx: &FunctionCx, op: Op, attr: &str) -> Lower<usize> {
    let size = fx.attr_named(op, attr).and_then(|attr| fx.cx().int_value(attr));
    match size.and_then(|size| usize::try_from(size).ok()) {
        Some(size) => Ok(size),
        None => needs(format!("it needs '{attr}'")),
    }
}

/// Returns the addresses of all elements, in the order of lanes, from the address of the first one and the stride.
fn addresses(
    fx: &mut FunctionCx,
    op: Op,
    (data, stride): (ir::Value, ir::Value),
    leaf: Leaf,
) -> Lower<Vec<Value>> {
    let (rows, columns) = (size(fx, op, "rows")?, size(fx, op, "columns")?);
    let mut column_start = fx.single_leaf(data)?;
    let stride = fx.single_leaf(stride)?;
    let stride = fx.resize(stride, types::I64, false);
    let bytes = leaf.scalar.stride();
    let stride = fx.ins().imul_imm_s(stride, bytes);
    let mut out = Vec::new();
    for _ in 0..columns {
        out.extend((0..rows as i64).map(|row| fx.offset(column_start, row * bytes)));
        column_start = fx.ins().iadd(column_start, stride);
    }
    Ok(out)
}

fn load(fx: &mut FunctionCx, op: Op) -> Lower {
    let leaf = fx.memory_lane(fx.result_type(op))?;
    let load = ColumnMajorLoad(op);
    let addresses = addresses(fx, op, (load.data(fx.body), load.stride(fx.body)), leaf)?;
    let lanes: Leaves =
        addresses.into_iter().map(|address| fx.load_leaf(address, leaf, FunctionCx::plain_flags())).collect();
    fx.set_lanes(op, &lanes)
}

fn store(fx: &mut FunctionCx, op: Op) -> Lower {
    let store = ColumnMajorStore(op);
    let matrix = store.matrix(fx.body);
    let leaf = fx.memory_lane(fx.body.value_type(matrix))?;
    let lanes = fx.lanes_of(matrix)?;
    let addresses = addresses(fx, op, (store.data(fx.body), store.stride(fx.body)), leaf)?;
    for (address, value) in addresses.into_iter().zip(lanes) {
        fx.store_leaf(address, leaf, value, FunctionCx::plain_flags());
    }
    Ok(())
}

fn multiply(fx: &mut FunctionCx, op: Op) -> Lower {
    let (mut rows, inner) = (size(fx, op, "lhs_rows")?, size(fx, op, "lhs_columns")?);
    let mut columns = size(fx, op, "rhs_columns")?;
    let leaf = Leaf { scalar: fx.scalar(fx.result_type(op))?, lanes: 1, offset: 0 };
    let product = Multiply(op);
    let (mut lhs, mut rhs) = (fx.lanes_of(product.lhs(fx.body))?, fx.lanes_of(product.rhs(fx.body))?);
    if fx.env.options.row_major_matrices {
        std::mem::swap(&mut lhs, &mut rhs);
        std::mem::swap(&mut rows, &mut columns);
    }
    if lhs.len() != rows * inner || rhs.len() != inner * columns || inner == 0 {
        return needs("it needs vectors of the matrices' sizes");
    }
    if leaf.scalar.is_half() {
        return needs("it needs matrices of half-precision floats");
    }
    let is_float = Format::of(leaf.scalar).is_some();
    let mut out = Leaves::new();
    for column in 0..columns {
        for row in 0..rows {
            let mut sum = None;
            for k in 0..inner {
                let (a, b) = (lhs[row + k * rows], rhs[k + column * inner]);
                let product = if is_float { float::mul(fx, leaf, a, b)? } else { fx.ins().imul(a, b) };
                sum = Some(match sum {
                    None => product,
                    Some(sum) if is_float => float::add(fx, leaf, sum, product)?,
                    Some(sum) => fx.ins().iadd(sum, product),
                });
            }
            if let Some(sum) = sum {
                out.push(fx.normalise(leaf, sum));
            }
        }
    }
    fx.set_lanes(op, &out)
}

/// Lowers a transposition. `rows` and `columns` are those of the operand.
fn transpose(fx: &mut FunctionCx, op: Op) -> Lower {
    let (mut rows, mut columns) = (size(fx, op, "rows")?, size(fx, op, "columns")?);
    if fx.env.options.row_major_matrices {
        std::mem::swap(&mut rows, &mut columns);
    }
    let lanes = fx.lanes_of(Transpose(op).matrix(fx.body))?;
    if lanes.len() != rows * columns {
        return needs("it needs a vector of the matrix's size");
    }
    let out: Leaves = (0..rows)
        .flat_map(|row| (0..columns).map(move |column| (row, column)))
        .map(|(r, c)| lanes[r + c * rows])
        .collect();
    fx.set_lanes(op, &out)
}
