//! Loads, stores, allocas and address arithmetic.

use crate::ir::{
    Body, Context, CostClass, DictId, EnumInfo, EnumStorage, Op, Traits, TypeData, TypeId, Value, VerifyCx,
    name,
};
use crate::{accessors, ops};
use smallvec::SmallVec;

const ACCESS_ATTRS: &str = "alignment?: i64, volatile_: unit, nontemporal: unit, invariant: unit, invariantGroup: unit, \
    ordering: llvm.ordering = not_atomic, syncscope?: string, access_groups?: array, alias_scopes?: array, \
    noalias_scopes?: array, tbaa?: array, dereferenceable?: #llvm.dereferenceable";

ops! { "llvm" = super::table::memory;
    /// Allocates stack memory until the function returns.
    ALLOCA = "alloca".sig("arraySize: integer -> res: llvm-pointer").attrs("alignment?: i64, elem_type: type, inalloca: unit")
        .asm("{? inalloca $inalloca } $arraySize x $elem_type attr-dict : functional-type($arraySize, $res)");
    /// The address of a part of memory with the layout of a type.
    GETELEMENTPTR = "getelementptr".sig("base: llvm-pointer-like, dynamicIndices: variadic llvm-integer-like -> res: llvm-pointer-like")
        .attrs("rawConstantIndices: i32-array, elem_type: type, noWrapFlags: llvm.gep_flags = none")
        .custom(syntax::parse_gep, syntax::print_gep).verify(verify_gep).with(Traits::PURE).cost(CostClass::Folded);
    /// Loads a value.
    LOAD = "load".sig("addr: llvm-pointer -> res: llvm-type").attrs(ACCESS_ATTRS)
        .asm("{? volatile $volatile_ } $addr {? atomic {? syncscope($syncscope) } $ordering } {? invariant $invariant } {? invariant_group $invariantGroup } {? dereferenceable ~ $dereferenceable } attr-dict : type($addr) -> type($res)").cost(CostClass::Load);
    /// Stores a value.
    STORE = "store".sig("value: llvm-type, addr: llvm-pointer ->").attrs(ACCESS_ATTRS)
        .asm("{? volatile $volatile_ } $value, $addr {? atomic {? syncscope($syncscope) } $ordering } {? invariant_group $invariantGroup } attr-dict : type($value), type($addr)");
}

accessors! {
    Alloca for ALLOCA: array_size;
    GetElementPtr for GETELEMENTPTR: base, [dynamic_indices];
    Load for LOAD: addr with set_addr;
    Store for STORE: value, addr with set_addr;
}

/// A load or store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LoadStore {
    /// A load.
    Load(Load),
    /// A store.
    Store(Store),
}

impl LoadStore {
    /// Returns the operation if it is a load or store.
    pub fn cast(body: &Body, op: Op) -> Option<LoadStore> {
        match body.name(op) {
            LOAD => Some(LoadStore::Load(Load(op))),
            STORE => Some(LoadStore::Store(Store(op))),
            _ => None,
        }
    }

    /// Returns the operation.
    pub fn op(self) -> Op {
        match self {
            LoadStore::Load(Load(op)) | LoadStore::Store(Store(op)) => op,
        }
    }

    /// Returns true for a store.
    pub fn is_store(self) -> bool {
        matches!(self, LoadStore::Store(_))
    }

    /// Returns the address of the access.
    pub fn addr(self, body: &Body) -> Value {
        match self {
            LoadStore::Load(load) => load.addr(body),
            LoadStore::Store(store) => store.addr(body),
        }
    }

    /// Replaces the address of the access.
    pub fn set_addr(self, body: &mut Body, addr: Value) {
        match self {
            LoadStore::Load(load) => load.set_addr(body, addr),
            LoadStore::Store(store) => store.set_addr(body, addr),
        }
    }

    /// Returns the value that is loaded or stored.
    pub fn value(self, body: &Body) -> Value {
        match self {
            LoadStore::Load(load) => body.result(load.0, 0),
            LoadStore::Store(store) => store.value(body),
        }
    }
}

/// No-wrap flags of a `getelementptr`: guarantees about its address computation.
pub const GEP_FLAGS: EnumInfo = EnumInfo {
    name: "llvm.gep_flags",
    storage: EnumStorage::I32,
    is_flags: true,
    cases: &[("none", 0), ("inbounds_flag", 1), ("nusw", 2), ("nuw", 4), ("inbounds", 3)],
};

/// Marks an index of `rawConstantIndices` that is an operand.
pub const DYNAMIC_INDEX: i64 = i32::MIN as i64;

/// An index of a `getelementptr`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GepIndex {
    /// A constant.
    Constant(i64),
    /// The operand at this index after the base.
    Dynamic(usize),
}

/// Returns the indices of a `getelementptr`, in order.
pub fn gep_indices(cx: &Context, attrs: DictId) -> SmallVec<[GepIndex; 4]> {
    let raw = cx.dict_get(attrs, name::RAW_CONSTANT_INDICES).and_then(|attr| cx.dense_array_value(attr));
    let mut dynamic = 0;
    let index = |&raw: &i64| {
        if raw != DYNAMIC_INDEX {
            return GepIndex::Constant(raw);
        }
        dynamic += 1;
        GepIndex::Dynamic(dynamic - 1)
    };
    raw.unwrap_or_default().iter().map(index).collect()
}

fn verify_gep(view: &VerifyCx, op: Op) -> Result<(), String> {
    let indices = gep_indices(view.cx, view.body.attrs(op));
    let dynamic = indices.iter().filter(|index| matches!(index, GepIndex::Dynamic(_))).count();
    if dynamic != view.body.operands(op).len() - 1 {
        return Err("expected as many dynamic indices as specified in 'rawConstantIndices'".to_string());
    }
    let elem_type = view.attr(op, name::ELEM_TYPE).and_then(|attr| view.cx.type_value(attr));
    elem_type.map_or(Ok(()), |ty| verify_indices(view.cx, ty, indices.get(1..).unwrap_or_default()))
}

fn verify_indices(cx: &Context, elem_type: TypeId, indices: &[GepIndex]) -> Result<(), String> {
    let mut ty = elem_type;
    for (number, index) in indices.iter().enumerate() {
        ty = match cx.type_data(ty) {
            TypeData::Array { element, .. } | TypeData::Vector { element, .. } => *element,
            _ => {
                let text = || cx.type_text(ty);
                let (fields, _) = cx
                    .struct_fields(ty)
                    .ok_or_else(|| format!("type '{}' cannot be indexed (index #{})", text(), number + 1))?;
                let GepIndex::Constant(field) = index else {
                    return Err(format!("expected index {} indexing a struct to be constant", number + 1));
                };
                *usize::try_from(*field)
                    .ok()
                    .and_then(|field| fields.get(field))
                    .ok_or_else(|| format!("index {} indexing a struct is out of bounds", number + 1))?
            }
        };
    }
    Ok(())
}

mod syntax {
    //! Syntax of `llvm.getelementptr inbounds %base[%i, 3] : (types) -> type, element type`.

    use super::{DYNAMIC_INDEX, GEP_FLAGS, GepIndex, gep_indices};
    use crate::ir::spec::enum_value;
    use crate::ir::{Op, OpParser, OpPrinter, OpState, Operand, ParseResult, TypeId, name};
    use smallvec::{SmallVec, smallvec};

    /// The keywords that the syntax separates by `|`, with their flags. The compound keyword comes first.
    const FLAGS: [(&str, i64); 4] = [("inbounds", 3), ("nusw", 2), ("nuw", 4), ("inbounds_flag", 1)];

    pub(super) fn parse_gep(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
        let flags = parse_flags(p);
        let base = p.parse_operand()?;
        let mut operands: SmallVec<[Operand; 4]> = smallvec![base];
        let mut indices: SmallVec<[i64; 4]> = SmallVec::new();
        p.expect("[")?;
        if !p.eat("]") {
            loop {
                indices.push(parse_index(p, &mut operands)?);
                if !p.eat(",") {
                    break;
                }
            }
            p.expect("]")?;
        }
        p.parse_attr_dict(&mut state.attrs)?;
        p.expect(":")?;
        let offset = p.offset();
        let mut inputs = SmallVec::new();
        p.parse_function_type(&mut inputs, &mut state.results)?;
        // If the element type is missing, it is the pointee in the old spelling of the base pointer's type.
        let elem_type = match p.old_pointee(offset) {
            Some(pointee) if !p.at(",") => pointee,
            _ => {
                p.expect(",")?;
                p.parse_type()?
            }
        };
        p.check_type_count(&operands, &inputs)?;
        for (&operand, &ty) in operands.iter().zip(&inputs) {
            let value = p.resolve(operand, ty)?;
            state.operands.push(value);
        }
        let cx = p.cx();
        let indices = cx.i32_array_attr(&indices);
        let elem_type = cx.type_attr(elem_type);
        state.attr(name::RAW_CONSTANT_INDICES, indices);
        state.attr(name::ELEM_TYPE, elem_type);
        if flags != 0 {
            let flags = cx.int_attr(TypeId::I32, flags.into());
            state.attr(name::NO_WRAP_FLAGS, flags);
        }
        Ok(())
    }

    fn parse_flags(p: &mut dyn OpParser) -> i64 {
        let mut flags = 0;
        while let Some((_, flag)) = FLAGS.iter().find(|(keyword, _)| p.eat(keyword)) {
            flags |= flag;
            if !p.eat("|") {
                break;
            }
        }
        flags
    }

    fn parse_index(p: &mut dyn OpParser, operands: &mut SmallVec<[Operand; 4]>) -> ParseResult<i64> {
        if p.at_operand() {
            operands.push(p.parse_operand()?);
            return Ok(DYNAMIC_INDEX);
        }
        let offset = p.offset();
        let index = p.parse_integer()?;
        match i32::try_from(index) {
            Ok(index) if i64::from(index) != DYNAMIC_INDEX => Ok(index.into()),
            _ => Err(p.error(offset, "constant index does not fit into 32 bits".to_string())),
        }
    }

    pub(super) fn print_gep(p: &mut dyn OpPrinter, op: Op) {
        let flags = p.attr_of(op, name::NO_WRAP_FLAGS).and_then(|attr| enum_value(p.cx(), &GEP_FLAGS, attr));
        p.text(&flags_text(flags.unwrap_or(0)));
        let operands = p.body().operands(op).to_vec();
        p.text(" ");
        p.value(operands[0]);
        p.text("[");
        let indices = gep_indices(p.cx(), p.body().attrs(op));
        p.list(indices, |p, index| match index {
            GepIndex::Constant(value) => p.text(&value.to_string()),
            GepIndex::Dynamic(number) => p.value(operands[number + 1]),
        });
        p.text("]");
        p.attr_dict(op, &[name::RAW_CONSTANT_INDICES, name::ELEM_TYPE, name::NO_WRAP_FLAGS], false);
        p.text(" : (");
        let types = p.body().value_types(&operands);
        p.types(&types);
        p.text(") -> ");
        let result = p.body().value_type(p.body().result(op, 0));
        p.ty(result);
        if let Some(ty) = p.attr_of(op, name::ELEM_TYPE).and_then(|attr| p.cx().type_value(attr)) {
            p.text(", ");
            p.ty(ty);
        }
    }

    fn flags_text(flags: i64) -> String {
        let mut left = flags;
        let mut words = Vec::new();
        for (keyword, flag) in FLAGS {
            if left & flag == flag {
                words.push(keyword);
                left &= !flag;
            }
        }
        if words.is_empty() { String::new() } else { format!(" {}", words.join("|")) }
    }
}
