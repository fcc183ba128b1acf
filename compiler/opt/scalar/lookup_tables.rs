//! Lookup tables: switches that only select constants become loads from constant tables, or computations.
//!
//! *Class.* All cases lead to one block and pass it numbers or addresses, as do functions that name the constants of an
//! enumeration or classify characters. A load replaces an indirect branch, and a table is smaller than code for each
//! case. Results that are an affine function of the index are computed, and few small ones are bits of one constant.
//! *Limits.* The cases are dense. The linker knows the addresses: those of thread-local variables are none of them.
//! Integers without a case are results too, or there are none in the range of the table.
//!
//! ```text
//!   switch %x, ^default [4: ^to(%a), 5: ^to(%b), 6: ^to(%c)]
//!   ▶  %i = sub %x, 4; cond_br (%i <u 3), ^lookup, ^default    ^lookup: br ^to(load @table[%i])
//! ```

use crate::dialect::llvm::arith::{AND, LSHR, POISON, UNDEF, ZERO};
use crate::dialect::llvm::cast::{SEXT, TRUNC, ZEXT};
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::control::{BR, SWITCH, Switch, UNREACHABLE, branch_weights};
use crate::dialect::llvm::fold::{cut, signed};
use crate::dialect::llvm::global::ADDRESSOF;
use crate::dialect::llvm::memory::LOAD;
use crate::dialect::switch_syntax::case_values;
use crate::ir::{Block, DictId, Loc, NameId, Op, TypeData, TypeId, Value, name};
use crate::opt::canon::dce::remove_unused;
use crate::opt::canon::simplify_cfg::merge_blocks;
use crate::opt::constant_table::TableElements;
use crate::opt::function::{Emitter, Function};

/// Lower bound on the cases: fewer comparisons are as short.
const MIN_CASES: usize = 4;
/// Lower bound on the cases, in percent of the entries of a table.
const MIN_DENSITY: usize = 40;
/// The size in bits of the integers that hold packed results.
const PACKED_BITS: usize = 64;

/// The pass.
pub(crate) fn lookup_tables(f: &mut Function) {
    let mut is_changed = false;
    for block in f.blocks() {
        let Some(plan) = Plan::of(f, block) else { continue };
        if !f.may_rewrite() {
            break;
        }
        let loc = f.body.last_op(block).map_or(Loc::UNKNOWN, |end| f.body.loc(end));
        plan.apply(f, block, loc);
        f.done(loc, || "replaced switch by lookup table".into());
        is_changed = true;
    }
    if is_changed {
        // The empty blocks are unreachable now.
        merge_blocks(f);
        remove_unused(f);
    }
}

/// The replacement of a switch.
struct Plan {
    index: Value,
    /// The number of the first entry of the tables.
    first: i128,
    /// The number of entries.
    len: usize,
    /// The edge of other integers, unless there are none.
    default: Option<(Block, Vec<Value>)>,
    /// The weights of the table and of the default edge.
    weights: Option<[u64; 2]>,
    to: Block,
    results: Vec<Selected>,
}

/// An operand of the replaced edges.
enum Selected {
    /// One value on all of them.
    Same(Value),
    /// The sum of a number and the product of the index with a step, modulo 2^64.
    Affine { ty: TypeId, start: i128, step: i128 },
    /// Adjacent bits of one constant, by index.
    Packed { ty: TypeId, bits: u32, word: i128 },
    /// A load from a table of integers, and their width. Wider results are extended.
    Integers { ty: TypeId, width: u32, is_signed: bool, values: Vec<i128> },
    /// A load from a table of addresses; `None` is null.
    Addresses { ty: TypeId, symbols: Vec<Option<NameId>> },
}

/// A constant.
#[derive(Clone, Copy)]
enum Constant {
    /// The bits of an integer or float, sign-extended.
    Number(i128),
    Address(NameId),
    /// Any value.
    Undefined,
}

impl Constant {
    fn of(f: &Function, value: Value) -> Option<Constant> {
        let ty = f.body.value_type(value);
        let op = f.body.defining_op(value)?;
        match (f.body.name(op), f.cx.type_data(ty)) {
            (ADDRESSOF, _) => {
                let symbol = f.attr(op, name::GLOBAL_NAME).and_then(|attr| f.cx.symbol_value(attr))?;
                f.symbols.has_constant_address(f.table, symbol).then_some(Constant::Address(symbol))
            }
            (ZERO, TypeData::Pointer { .. }) => Some(Constant::Number(0)),
            (UNDEF | POISON, _) => Some(Constant::Undefined),
            (_, &TypeData::Integer { width, .. }) if width <= 64 => {
                Some(Constant::Number(signed(cut(f.constant_of(value)? as u128, width), width)))
            }
            (_, TypeData::Float(kind)) if matches!(kind.bits(), 32 | 64) => {
                let bytes = f.constant_bytes(value)?;
                let mut bits = [0; 16];
                bits[..bytes.len()].copy_from_slice(&bytes);
                Some(Constant::Number(signed(u128::from_le_bytes(bits), kind.bits())))
            }
            _ => None,
        }
    }
}

/// The target and the operands of an edge of a switch, or those of the branch in its target that has nothing else.
fn through_empty_block(f: &Function, switch: Op, edge: usize) -> (Block, Vec<Value>) {
    let target = f.body.successors(switch)[edge].block;
    let passed = f.body.successor_operands(switch, edge);
    match *f.body.block_ops(target) {
        [end] if f.body.name(end) == BR && passed.is_empty() => {
            (f.body.successors(end)[0].block, f.body.operands(end).to_vec())
        }
        _ => (target, passed.to_vec()),
    }
}

impl Plan {
    fn of(f: &Function, block: Block) -> Option<Plan> {
        let end = f.body.last_op(block).filter(|&op| f.body.name(op) == SWITCH)?;
        let index = Switch(end).value(f.body);
        let width = f.cx.int_width(f.body.value_type(index)).filter(|&width| width <= 64)?;
        let cases = case_values(f.cx, f.body.attrs(end));
        let edges: Vec<(Block, Vec<Value>)> =
            (0..=cases.len()).map(|edge| through_empty_block(f, end, edge)).collect();
        let to = edges.get(1)?.0;
        if cases.len() < MIN_CASES || !edges[1..].iter().all(|edge| edge.0 == to) {
            return None;
        }
        let (mut first, last) = (*cases.iter().min()?, *cases.iter().max()?);
        let len = usize::try_from(last - first + 1).ok()?;
        let is_dense = |len: usize| cases.len() * 100 >= len.saturating_mul(MIN_DENSITY);
        let is_filled = edges[0].0 == to;
        let is_impossible =
            f.body.block_ops(edges[0].0).first().map(|&op| f.body.name(op)) == Some(UNREACHABLE);
        let has_holes = len > cases.len();
        if !is_dense(len) || (has_holes && !is_filled && !is_impossible) {
            return None;
        }
        // A table that begins at 0 needs no subtraction.
        let from_zero = usize::try_from(last + 1).ok().filter(|&len| first > 0 && is_dense(len));
        let len = match from_zero.filter(|_| is_filled || is_impossible) {
            Some(all) => {
                first = 0;
                all
            }
            None => len,
        };
        let mut rows = vec![if is_filled { Some(0) } else { None }; len];
        for (number, case) in cases.iter().enumerate() {
            rows[usize::try_from(case - first).ok()?] = Some(number + 1);
        }
        let column = |position: usize| {
            let values: Vec<Option<Value>> =
                rows.iter().map(|edge| edge.map(|edge| edges[edge].1[position])).collect();
            Selected::of(f, &values)
        };
        let results = (0..f.body.block_args(to).len()).map(column).collect::<Option<Vec<Selected>>>()?;
        let is_whole = width < 32 && len == 1 << width;
        let default = edges.into_iter().next().filter(|_| !is_impossible && !is_whole);
        let weights = branch_weights(f.cx, f.body.attrs(end));
        let weights = weights.map(|weights| [weights[1..].iter().sum(), weights[0]]);
        Some(Plan { index, first, len, default, weights, to, results })
    }

    fn apply(self, f: &mut Function, block: Block, loc: Loc) {
        f.body.take_last_op(block);
        let mut emit = f.emit(block, loc);
        let ty = emit.ty(self.index);
        let first = emit.int(ty, self.first);
        let index = emit.sub(self.index, first);
        if let Some((default, passed)) = &self.default {
            let width = emit.f.cx.int_width(ty).unwrap_or(64);
            let len = emit.int(ty, signed(self.len as u128, width));
            let is_inside = emit.compare(IntPredicate::Ult, index, len);
            let lookup = emit.f.new_block_before(self.to, &[]);
            emit.branch_if(is_inside, (lookup, &[]), (*default, passed));
            if let Some([inside, outside]) = self.weights {
                // Weights are integers of 32 bits.
                let shift = (64 - inside.max(outside).leading_zeros()).saturating_sub(31);
                let weights = [inside >> shift, outside >> shift].map(|weight| weight as i64);
                let weights = emit.f.cx.i32_array_attr(&weights);
                let attrs = emit.f.cx.dict(&mut [(name::BRANCH_WEIGHTS, weights)]);
                emit.f.body.last_op(block).into_iter().for_each(|end| emit.f.body.set_attrs(end, attrs));
            }
            emit.block = lookup;
        }
        let index = match emit.f.cx.int_width(ty) {
            Some(64) => index,
            _ => emit.value(ZEXT, &[index], TypeId::I64, DictId::EMPTY),
        };
        let results: Vec<Value> =
            self.results.into_iter().map(|result| result.emit(&mut emit, index)).collect();
        emit.branch(self.to, &results);
    }
}

impl Selected {
    /// Matches an operand of the edges, by index. `None` among the values stands for any.
    fn of(f: &Function, values: &[Option<Value>]) -> Option<Selected> {
        let mut known = values.iter().flatten().copied();
        let first = known.next()?;
        if known.all(|value| value == first) {
            return Some(Selected::Same(first));
        }
        let constant = |value: &Option<Value>| match value {
            Some(value) => Constant::of(f, *value),
            None => Some(Constant::Undefined),
        };
        let constants = values.iter().map(constant).collect::<Option<Vec<Constant>>>()?;
        let ty = f.body.value_type(first);
        if let TypeData::Pointer { .. } = f.cx.type_data(ty) {
            let symbol = |constant: &Constant| match *constant {
                Constant::Address(symbol) => Some(symbol),
                _ => None,
            };
            return Some(Selected::Addresses { ty, symbols: constants.iter().map(symbol).collect() });
        }
        let number = |constant: &Constant| match *constant {
            Constant::Number(number) => Some(number),
            _ => None,
        };
        let numbers: Vec<Option<i128>> = constants.iter().map(number).collect();
        if f.cx.float_kind(ty).is_some() {
            let width = f.cx.float_kind(ty)?.bits();
            let values = numbers.iter().map(|number| number.unwrap_or(0)).collect();
            return Some(Selected::Integers { ty, width, is_signed: true, values });
        }
        let width = f.cx.int_width(ty)?;
        Some(
            affine(&numbers, ty, width)
                .or_else(|| packed(&numbers, ty, width))
                .unwrap_or_else(|| integers(&numbers, ty, width)),
        )
    }

    fn emit(self, emit: &mut Emitter, index: Value) -> Value {
        match self {
            Selected::Same(value) => value,
            Selected::Affine { ty, start, step } => {
                let index = resized(emit, index, ty, false);
                let (start, step) = (emit.int(ty, start), emit.int(ty, step));
                let product = emit.mul(index, step);
                emit.add(product, start)
            }
            Selected::Packed { ty, bits, word } => {
                let (word, bits_each) = (emit.int(TypeId::I64, word), emit.int(TypeId::I64, bits.into()));
                let shift = emit.mul(index, bits_each);
                let shifted = emit.value(LSHR, &[word, shift], TypeId::I64, DictId::EMPTY);
                let mask = emit.int(TypeId::I64, (1 << bits) - 1);
                let value = emit.value(AND, &[shifted, mask], TypeId::I64, DictId::EMPTY);
                resized(emit, value, ty, false)
            }
            Selected::Integers { ty, width, is_signed, values } => {
                let element = match emit.f.cx.float_kind(ty) {
                    Some(_) => ty,
                    None => emit.f.cx.int_type(width),
                };
                let value = load(emit, TableElements::Integers { width, values }, element, index);
                if element == ty { value } else { resized(emit, value, ty, is_signed) }
            }
            Selected::Addresses { ty, symbols } => {
                load(emit, TableElements::Addresses { ty, symbols }, ty, index)
            }
        }
    }
}

/// Returns the affine function of the index that has the given values, if there is one.
fn affine(numbers: &[Option<i128>], ty: TypeId, width: u32) -> Option<Selected> {
    let mut known = numbers.iter().enumerate().filter_map(|(at, number)| Some((at as i128, (*number)?)));
    let (x, y) = known.next()?;
    let step = match known.next() {
        Some((next, value)) if (value - y) % (next - x) == 0 => (value - y) / (next - x),
        Some(_) => return None,
        None => 0,
    };
    let start = y - step * x;
    let reduced = |number: i128| signed(cut(number as u128, width), width);
    let is_affine = known.all(|(at, number)| reduced(start + step * at) == number);
    is_affine.then(|| Selected::Affine { ty, start: reduced(start), step: reduced(step) })
}

/// Packs the given values into one word, if they fit.
fn packed(numbers: &[Option<i128>], ty: TypeId, width: u32) -> Option<Selected> {
    let unsigned = |number: &Option<i128>| cut(number.unwrap_or(0) as u128, width);
    let most = numbers.iter().map(unsigned).max()?;
    let least = (u128::BITS - most.leading_zeros()).max(1);
    let fits = |bits: &u32| *bits as usize * numbers.len() <= PACKED_BITS;
    // A power of two needs no multiplication.
    let bits = [least.next_power_of_two(), least].into_iter().find(fits)?;
    let word = numbers.iter().rev().fold(0, |word, number| word << bits | unsigned(number));
    Some(Selected::Packed { ty, bits, word: signed(word, PACKED_BITS as u32) })
}

/// Returns the table of the given values in the narrowest integers that represent them.
fn integers(numbers: &[Option<i128>], ty: TypeId, width: u32) -> Selected {
    let values: Vec<i128> = numbers.iter().map(|number| number.unwrap_or(0)).collect();
    let fits = |bits: u32, is_signed: bool| {
        let extended = |number: i128| {
            let low = cut(number as u128, bits);
            let wide = if is_signed { signed(low, bits) } else { low as i128 };
            cut(wide as u128, width) == cut(number as u128, width)
        };
        values.iter().all(|&number| extended(number))
    };
    let forms = [8, 16, 32, 64].into_iter().flat_map(|bits| [(bits, false), (bits, true)]);
    let form = { forms }.find(|&(bits, is_signed)| fits(bits, is_signed));
    let (width, is_signed) = form.unwrap_or((64, true));
    Selected::Integers { ty, width, is_signed, values }
}

/// Emits a load of an element of a new table.
fn load(emit: &mut Emitter, elements: TableElements, ty: TypeId, index: Value) -> Value {
    let symbol = emit.f.new_table(elements);
    let symbol = emit.f.cx.symbol_attr(symbol);
    let table = emit.value_with(ADDRESSOF, &[], TypeId::PTR, &[(name::GLOBAL_NAME, symbol)]);
    let address = emit.element(table, ty, index);
    emit.value(LOAD, &[address], ty, DictId::EMPTY)
}

/// Emits the conversion of an integer to the width of a type.
fn resized(emit: &mut Emitter, value: Value, ty: TypeId, is_signed: bool) -> Value {
    let width = |ty| emit.f.cx.int_width(ty).unwrap_or(0);
    match width(emit.ty(value)).cmp(&width(ty)) {
        std::cmp::Ordering::Less if is_signed => emit.value(SEXT, &[value], ty, DictId::EMPTY),
        std::cmp::Ordering::Less => emit.value(ZEXT, &[value], ty, DictId::EMPTY),
        std::cmp::Ordering::Greater => emit.value(TRUNC, &[value], ty, DictId::EMPTY),
        std::cmp::Ordering::Equal => value,
    }
}
