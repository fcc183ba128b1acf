//! Constant tables that passes on functions create: global variables that are added to the module after the function.

use crate::dialect::llvm::aggregate::INSERTVALUE;
use crate::dialect::llvm::arith::{POISON, ZERO};
use crate::dialect::llvm::control::RETURN;
use crate::dialect::llvm::global::{ADDRESSOF, GLOBAL};
use crate::ir::{
    AttrData, AttrId, Block, Body, BodyId, Context, DenseData, DictId, Loc, Module, NameId, NewOp, Region,
    TypeData, TypeId, Value, name,
};

use super::function::Function;

/// A global constant that is an array.
#[derive(Clone, Debug)]
pub(super) struct ConstantTable {
    /// The body of the module that contains it.
    table: BodyId,
    symbol: NameId,
    elements: TableElements,
}

/// The elements of a table.
#[derive(Clone, Debug)]
pub(super) enum TableElements {
    /// Integers of a width of whole bytes.
    Integers { width: u32, values: Vec<i128> },
    /// Addresses of symbols; `None` is null.
    Addresses { ty: TypeId, symbols: Vec<Option<NameId>> },
}

impl Function<'_> {
    /// Adds a constant table to the module. Returns its symbol.
    pub(super) fn new_table(&mut self, elements: TableElements) -> NameId {
        let function = self.symbol().map_or("", |symbol| self.cx.str(symbol)).to_string();
        let candidates = (0..).map(|number| match number {
            0 => format!("switch.table.{function}"),
            _ => format!("switch.table.{function}.{number}"),
        });
        let text = { candidates }.find(|text| self.cx.find_name(text).is_none()).unwrap_or_default();
        let symbol = self.cx.name(&text);
        self.progress.tables.push(ConstantTable { table: self.table, symbol, elements });
        symbol
    }
}

impl ConstantTable {
    /// Appends the global variable to the module.
    pub(super) fn append(self, module: &mut Module) {
        let (cx, _) = module.split(self.table);
        let (ty, value, contents) = match self.elements {
            TableElements::Integers { width, values } => {
                let (ty, value) = integers(cx, width, &values);
                (ty, Some(value), Body::default())
            }
            TableElements::Addresses { ty, symbols } => {
                let (ty, contents) = addresses(cx, ty, &symbols);
                (ty, None, contents)
            }
        };
        let mut attrs = vec![
            (name::SYM_NAME, cx.attr(AttrData::String(self.symbol))),
            (name::GLOBAL_TYPE, cx.type_attr(ty)),
            (name::LINKAGE, cx.dialect_attr("llvm.linkage<private>")),
            (name::CONSTANT, cx.unit_attr()),
        ];
        attrs.extend(value.map(|value| (name::VALUE, value)));
        let attrs = cx.dict(&mut attrs);
        let id = module.add_body(contents);
        let body = module.body_mut(self.table);
        let region = body.new_isolated_region(id);
        let Some(&block) = body.region_blocks(Region::ROOT).first() else { return };
        body.append_op(block, NewOp::new(GLOBAL, Loc::UNKNOWN, &[], &[]).attrs(attrs).regions(&[region]));
    }
}

/// The type and the value of an array of integers.
fn integers(cx: &mut Context, width: u32, values: &[i128]) -> (TypeId, AttrId) {
    let element = cx.int_type(width);
    let ty = cx.array_type(values.len() as u64, element);
    let bytes = values.iter().flat_map(|value| value.to_le_bytes().into_iter().take(width as usize / 8));
    let data = DenseData::Elements(bytes.collect());
    let shape = Some([values.len() as i64].into());
    let tensor = cx.ty(TypeData::Tensor { shape, element, encoding: None });
    (ty, cx.attr(AttrData::DenseElements { ty: tensor, data }))
}

/// The type and the initializer of an array of addresses.
fn addresses(cx: &mut Context, pointer: TypeId, symbols: &[Option<NameId>]) -> (TypeId, Body) {
    let ty = cx.array_type(symbols.len() as u64, pointer);
    let mut body = Body::default();
    let block = body.append_block(Region::ROOT, &[]);
    let mut array = value(&mut body, block, NewOp::new(POISON, Loc::UNKNOWN, &[], &[ty]));
    for (position, symbol) in symbols.iter().enumerate() {
        let element = match symbol {
            Some(symbol) => {
                let symbol = cx.symbol_attr(*symbol);
                let attrs = cx.dict(&mut [(name::GLOBAL_NAME, symbol)]);
                value(&mut body, block, NewOp::new(ADDRESSOF, Loc::UNKNOWN, &[], &[pointer]).attrs(attrs))
            }
            None => value(&mut body, block, NewOp::new(ZERO, Loc::UNKNOWN, &[], &[pointer])),
        };
        let position = cx.i64_array_attr(&[position as i64]);
        let attrs = cx.dict(&mut [(name::POSITION, position)]);
        let operands = [array, element];
        array = value(&mut body, block, NewOp::new(INSERTVALUE, Loc::UNKNOWN, &operands, &[ty]).attrs(attrs));
    }
    body.append_op(block, NewOp::new(RETURN, Loc::UNKNOWN, &[array], &[]).attrs(DictId::EMPTY));
    (ty, body)
}

fn value(body: &mut Body, block: Block, new: NewOp) -> Value {
    let op = body.append_op(block, new);
    body.result(op, 0)
}
