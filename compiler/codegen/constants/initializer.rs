//! Initializer regions of globals, evaluated at compile time.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::aggregate::InsertValue;
use crate::dialect::llvm::cast::Cast;
use crate::dialect::llvm::fold::{cut, fold, integer, signed};
use crate::dialect::llvm::symbol::tag_number;
use crate::dialect::llvm::vector::{ExtractElement, InsertElement};
use crate::dialect::llvm::{self, layout};
use crate::ir::{AttrId, Body, Context, Op, Region, TypeData, TypeId, Value, name};
use crate::target::DataLayout;

use super::bits::{Part, constant_bits, scalar_count};

/// A value of an initializer region.
#[derive(Clone)]
enum Known {
    /// All zeros, whatever the type.
    Zero,
    Parts(Vec<Part>),
}

/// Evaluates an initializer region; `None` means all zeros. The error names the operation that cannot be evaluated.
pub(crate) fn evaluate(
    cx: &Context,
    layout: &DataLayout,
    body: &Body,
) -> Result<Option<Vec<Part>>, (Option<Op>, String)> {
    let Some(entry) = body.entry_block(Region::ROOT) else { return Ok(None) };
    let mut uses: FxHashMap<Value, u32> = FxHashMap::default();
    for &op in body.block_ops(entry) {
        body.operands(op).iter().for_each(|&value| *uses.entry(value).or_default() += 1);
    }
    let mut region = RegionCx { cx, layout, body, values: FxHashMap::default(), uses };
    for &op in body.block_ops(entry) {
        if let Some(end) = llvm::control::Return::cast(body, op) {
            let Some(value) = end.arg(body) else { return Ok(None) };
            return match region.take(value) {
                Some(Known::Parts(parts)) => Ok(Some(parts)),
                _ => Ok(None),
            };
        }
        let value = region.run(op).map_err(|needs| (Some(op), needs))?;
        region.values.insert(body.result(op, 0), value);
    }
    Ok(None)
}

struct RegionCx<'a> {
    cx: &'a Context,
    layout: &'a DataLayout,
    body: &'a Body,
    values: FxHashMap<Value, Known>,
    /// The numbers of remaining uses. The last use moves the value, so that long chains take linear time.
    uses: FxHashMap<Value, u32>,
}

impl RegionCx<'_> {
    fn take(&mut self, value: Value) -> Option<Known> {
        let left = self.uses.get_mut(&value)?;
        *left = left.saturating_sub(1);
        if *left == 0 { self.values.remove(&value) } else { self.values.get(&value).cloned() }
    }

    fn operand(&mut self, op: Op, index: usize) -> Result<Known, String> {
        self.known(self.body.operands(op)[index])
    }

    fn known(&mut self, value: Value) -> Result<Known, String> {
        self.take(value).ok_or_else(|| "it needs a constant operand".to_string())
    }

    fn run(&mut self, op: Op) -> Result<Known, String> {
        use llvm::{aggregate, arith, cast, compare, global, memory, symbol, vector};
        let attr = |name| self.cx.dict_get(self.body.attrs(op), name);
        match self.body.name(op) {
            arith::UNDEF | arith::POISON | arith::ZERO => Ok(Known::Zero),
            arith::CONSTANT => {
                let value = attr(name::VALUE).ok_or("it needs a value")?;
                let ty = self.body.value_type(self.body.result(op, 0));
                let bits = constant_bits(self.cx, ty, value)?;
                if bits.len() as u64 != scalar_count(self.cx, ty)? {
                    return Err(format!("it needs as many values as type '{}' has", self.cx.type_text(ty)));
                }
                Ok(Known::Parts(bits.into_iter().map(Part::Bits).collect()))
            }
            global::ADDRESSOF => self.symbol(attr(name::GLOBAL_NAME)),
            symbol::DSO_LOCAL_EQUIVALENT => self.symbol(self.cx.find_name("function_name").and_then(attr)),
            aggregate::INSERTVALUE => self.insert(op),
            aggregate::EXTRACTVALUE => self.extract(op),
            memory::GETELEMENTPTR => self.address(op),
            cast::BITCAST | cast::ADDRSPACECAST => self.same_size(op),
            cast::INTTOPTR | cast::PTRTOINT | cast::TRUNC | cast::ZEXT | cast::SEXT => self.resize(op),
            arith::ADD | arith::SUB | arith::MUL | arith::AND | arith::OR | arith::XOR => self.binary(op),
            arith::SHL | arith::LSHR | arith::ASHR => self.binary(op),
            symbol::BLOCKADDRESS => {
                let number = tag_number(self.cx, self.body.attrs(op))?;
                Ok(Known::Parts(vec![Part::Bits(number)]))
            }
            arith::SELECT => self.select(op),
            arith::FREEZE => self.operand(op, 0),
            vector::EXTRACTELEMENT => self.extract_lane(op),
            vector::INSERTELEMENT => self.insert_lane(op),
            compare::ICMP if self.is_about_addresses(op) => self.compare_addresses(op),
            _ => self.fold(op),
        }
    }

    /// Returns the address of a symbol.
    fn symbol(&self, attr: Option<AttrId>) -> Result<Known, String> {
        let symbol = attr.and_then(|attr| self.cx.symbol_value(attr)).ok_or("it needs a symbol")?;
        Ok(Known::Parts(vec![Part::Address(symbol, 0)]))
    }

    /// Evaluates an operation on numbers.
    fn fold(&mut self, op: Op) -> Result<Known, String> {
        let unknown = || "it needs to be evaluated at compile time".to_string();
        if self.body.result_count(op) != 1 {
            return Err(unknown());
        }
        let mut numbers = Vec::new();
        for index in 0..self.body.operands(op).len() {
            let ty = self.body.value_type(self.body.operands(op)[index]);
            let Ok(Part::Bits(bits)) = self.scalar(op, index) else { return Err(unknown()) };
            let float = self.cx.float_kind(ty).map(|kind| kind.bits());
            numbers.push(cut(bits, self.cx.int_width(ty).or(float).unwrap_or(self.layout.pointer_bits())));
        }
        let folded = fold(self.cx, self.body, op, &numbers).ok_or_else(unknown)?;
        Ok(Known::Parts(vec![Part::Bits(folded)]))
    }

    fn select(&mut self, op: Op) -> Result<Known, String> {
        let (condition, yes, no) = (self.scalar(op, 0)?, self.operand(op, 1)?, self.operand(op, 2)?);
        match condition {
            Part::Bits(bits) => Ok(if bits & 1 == 1 { yes } else { no }),
            _ => Err("it needs a constant condition".to_string()),
        }
    }

    /// Returns true if a comparison depends on an address that only the linker knows.
    fn is_about_addresses(&self, op: Op) -> bool {
        let is_address = |value| match self.values.get(value) {
            Some(Known::Parts(parts)) => matches!(parts[..], [Part::Address(..)]),
            _ => false,
        };
        self.body.operands(op).iter().any(is_address)
    }

    /// Compares addresses that are relative to the same symbol, whose distance is known.
    fn compare_addresses(&mut self, op: Op) -> Result<Known, String> {
        let predicate = self.cx.dict_get(self.body.attrs(op), name::PREDICATE);
        let predicate = predicate.and_then(|attr| llvm::compare::IntPredicate::of(self.cx, attr));
        match (predicate, self.scalar(op, 0)?, self.scalar(op, 1)?) {
            (Some(predicate), Part::Address(a, x), Part::Address(b, y)) if a == b => {
                let is_true = llvm::fold::compares(predicate, 64, x as u64 as u128, y as u64 as u128);
                Ok(Known::Parts(vec![Part::Bits(is_true.into())]))
            }
            _ => Err("it needs to compare addresses at compile time".to_string()),
        }
    }

    /// Returns the lane whose index is the value of an operand.
    fn lane(&mut self, op: Op, operand: usize, lanes: usize) -> Result<usize, String> {
        let lane = usize::try_from(self.index(op, operand)?).ok();
        lane.filter(|&lane| lane < lanes).ok_or_else(|| "it needs an existing lane".to_string())
    }

    fn extract_lane(&mut self, op: Op) -> Result<Known, String> {
        let vector = ExtractElement(op).vector(self.body);
        let ty = self.body.value_type(vector);
        let vector = self.known(vector)?;
        let parts = self.parts(vector, ty)?;
        let lane = self.lane(op, 1, parts.len())?;
        Ok(Known::Parts(vec![parts[lane]]))
    }

    fn insert_lane(&mut self, op: Op) -> Result<Known, String> {
        let vector = InsertElement(op).vector(self.body);
        let ty = self.body.value_type(vector);
        let vector = self.known(vector)?;
        let mut parts = self.parts(vector, ty)?;
        let part = self.scalar(op, 1)?;
        let lane = self.lane(op, 2, parts.len())?;
        parts[lane] = part;
        Ok(Known::Parts(parts))
    }

    fn same_size(&mut self, op: Op) -> Result<Known, String> {
        let arg = Cast(op).arg(self.body);
        let from = self.body.value_type(arg);
        let to = self.body.value_type(self.body.result(op, 0));
        let size = |ty| layout::store_size(self.cx, self.layout, ty);
        let scalar = |ty| scalar_count(self.cx, ty).is_ok_and(|count| count == 1);
        if size(from) != size(to) || !scalar(from) || !scalar(to) {
            return Err("it needs conversions of constants".to_string());
        }
        self.known(arg)
    }

    /// Returns the width of an integer or pointer in bits.
    fn width(&self, ty: TypeId) -> Result<u32, String> {
        let pointer = matches!(self.cx.type_data(ty), TypeData::Pointer { .. });
        let width = if pointer { Some(self.layout.pointer_bits()) } else { self.cx.int_width(ty) };
        width.filter(|&width| width <= 128).ok_or_else(|| "it needs conversions of constants".to_string())
    }

    /// Returns the only part of an operand.
    fn scalar(&mut self, op: Op, index: usize) -> Result<Part, String> {
        match self.operand(op, index)? {
            Known::Zero => Ok(Part::Bits(0)),
            Known::Parts(parts) => match parts.as_slice() {
                [part] => Ok(*part),
                _ => Err("it needs one number".to_string()),
            },
        }
    }

    /// Converts between integers and pointers.
    fn resize(&mut self, op: Op) -> Result<Known, String> {
        let from = self.width(self.body.value_type(Cast(op).arg(self.body)))?;
        let to = self.width(self.body.value_type(self.body.result(op, 0)))?;
        let part = match self.scalar(op, 0)? {
            Part::Bits(bits) if self.body.name(op) == llvm::cast::SEXT => {
                Part::Bits(cut(signed(bits, from) as u128, to))
            }
            Part::Bits(bits) => Part::Bits(cut(cut(bits, from), to)),
            address if from == to => address,
            // The differences in a table must fit into its elements; linkers report those that do not.
            distance @ Part::Distance(..) if self.body.name(op) == llvm::cast::TRUNC && to == 32 => distance,
            Part::Address(..) | Part::Distance(..) => return Err("it needs parts of an address".to_string()),
        };
        Ok(Known::Parts(vec![part]))
    }

    fn binary(&mut self, op: Op) -> Result<Known, String> {
        use llvm::arith;
        let width = self.width(self.body.value_type(self.body.result(op, 0)))?;
        let (a, b) = (self.scalar(op, 0)?, self.scalar(op, 1)?);
        let part = match (self.body.name(op), a, b) {
            // Poison may be any number.
            (name, Part::Bits(a), Part::Bits(b)) => {
                Part::Bits(integer(name, width, cut(a, width), cut(b, width)).unwrap_or(0))
            }
            (arith::ADD, Part::Address(symbol, addend), Part::Bits(by))
            | (arith::ADD, Part::Bits(by), Part::Address(symbol, addend)) => {
                Part::Address(symbol, addend.wrapping_add(by as i64))
            }
            (arith::SUB, Part::Address(symbol, addend), Part::Bits(by)) => {
                Part::Address(symbol, addend.wrapping_sub(by as i64))
            }
            (arith::SUB, Part::Address(a, from), Part::Address(b, to)) if a == b => {
                Part::Bits(cut(from.wrapping_sub(to) as u128, width))
            }
            (arith::SUB, Part::Address(a, from), Part::Address(b, to)) => {
                Part::Distance(a, b, from.wrapping_sub(to))
            }
            (arith::ADD, Part::Distance(a, b, addend), Part::Bits(by))
            | (arith::ADD, Part::Bits(by), Part::Distance(a, b, addend)) => {
                Part::Distance(a, b, addend.wrapping_add(signed(by, width) as i64))
            }
            (arith::SUB, Part::Distance(a, b, addend), Part::Bits(by)) => {
                Part::Distance(a, b, addend.wrapping_sub(signed(by, width) as i64))
            }
            _ => return Err("it needs to compute with an address".to_string()),
        };
        Ok(Known::Parts(vec![part]))
    }

    /// Returns the first part and the number of parts at a position of a type.
    fn range(&self, op: Op) -> Result<(usize, usize), String> {
        let attr = self.cx.dict_get(self.body.attrs(op), name::POSITION);
        let position = attr.and_then(|attr| self.cx.dense_array_value(attr)).unwrap_or_default();
        let mut ty = self.body.value_type(self.body.operands(op)[0]);
        let mut start = 0;
        for &index in position {
            let index = index as usize;
            if let TypeData::Array { element, .. } = self.cx.type_data(ty) {
                start += index as u64 * scalar_count(self.cx, *element)?;
                ty = *element;
                continue;
            }
            let (fields, _) = self.cx.struct_fields(ty).ok_or("it needs a structure")?;
            for &field in &fields[..index] {
                start += scalar_count(self.cx, field)?;
            }
            ty = fields[index];
        }
        Ok((start as usize, scalar_count(self.cx, ty)? as usize))
    }

    fn parts(&self, known: Known, ty: TypeId) -> Result<Vec<Part>, String> {
        match known {
            Known::Parts(parts) => Ok(parts),
            Known::Zero => Ok(vec![Part::Bits(0); scalar_count(self.cx, ty)? as usize]),
        }
    }

    fn insert(&mut self, op: Op) -> Result<Known, String> {
        let (start, len) = self.range(op)?;
        let insert = InsertValue(op);
        let [container, value] = [insert.container(self.body), insert.value(self.body)];
        let [container_type, value_type] = [container, value].map(|value| self.body.value_type(value));
        let (container, value) = (self.known(container)?, self.known(value)?);
        if let (Known::Zero, Known::Zero) = (&container, &value) {
            return Ok(Known::Zero);
        }
        let mut container = self.parts(container, container_type)?;
        let value = self.parts(value, value_type)?;
        container[start..start + len].copy_from_slice(&value);
        Ok(Known::Parts(container))
    }

    fn extract(&mut self, op: Op) -> Result<Known, String> {
        let (start, len) = self.range(op)?;
        match self.operand(op, 0)? {
            Known::Zero => Ok(Known::Zero),
            Known::Parts(parts) => Ok(Known::Parts(parts[start..start + len].to_vec())),
        }
    }

    fn address(&mut self, op: Op) -> Result<Known, String> {
        let attrs = self.body.attrs(op);
        let elem_type = self.cx.dict_get(attrs, name::ELEM_TYPE).and_then(|attr| self.cx.type_value(attr));
        let mut ty = elem_type.ok_or("it needs an element type")?;
        let indices = llvm::memory::gep_indices(self.cx, attrs);
        let mut offset = 0i64;
        for (number, index) in indices.into_iter().enumerate() {
            let index = match index {
                llvm::memory::GepIndex::Constant(value) => value,
                llvm::memory::GepIndex::Dynamic(n) => self.index(op, n + 1)?,
            };
            let (inner, at) = if number == 0 { (ty, None) } else { self.part_at(ty, index)? };
            let size = || layout::size_of(self.cx, self.layout, inner).unwrap_or(0) as i64;
            offset = offset.wrapping_add(at.unwrap_or_else(|| index.wrapping_mul(size())));
            ty = inner;
        }
        match self.operand(op, 0)? {
            Known::Zero => Ok(Known::Parts(vec![Part::Bits(offset as u64 as u128)])),
            Known::Parts(parts) => match parts.as_slice() {
                [Part::Address(symbol, addend)] => {
                    Ok(Known::Parts(vec![Part::Address(*symbol, addend.wrapping_add(offset))]))
                }
                [Part::Bits(bits)] => {
                    let address = (*bits as i64).wrapping_add(offset);
                    Ok(Known::Parts(vec![Part::Bits(address as u64 as u128)]))
                }
                _ => Err("it needs one address".to_string()),
            },
        }
    }

    /// Returns the type at an index; for a field of a structure, also its offset.
    fn part_at(&self, ty: TypeId, index: i64) -> Result<(TypeId, Option<i64>), String> {
        match self.cx.type_data(ty) {
            TypeData::Array { element, .. } | TypeData::Vector { element, .. } => Ok((*element, None)),
            _ => {
                let (fields, _) = self.cx.struct_fields(ty).ok_or("it needs a structure")?;
                let field = *fields.get(index as usize).ok_or("it needs an existing field")?;
                let offset = layout::part_offset(self.cx, self.layout, ty, index as u64);
                Ok((field, Some(offset.unwrap_or(0) as i64)))
            }
        }
    }

    fn index(&mut self, op: Op, number: usize) -> Result<i64, String> {
        let width = self.width(self.body.value_type(self.body.operands(op)[number]))?;
        match self.scalar(op, number)? {
            Part::Bits(bits) => Ok(signed(bits, width) as i64),
            Part::Address(..) | Part::Distance(..) => Err("it needs a constant index".to_string()),
        }
    }
}
