//! The generic form of MLIR 12 to 18: renamed operations and attributes, and attributes added since.

use crate::ir::spec::{AttrKind, enum_attr};
use crate::ir::{
    AttrData, AttrId, Block, Context, DYNAMIC, DenseData, EnumInfo, EnumStorage, NameId, OpName, OpState,
    ParseResult, TypeData, TypeId, ValueDef, name,
};

use super::super::parser::Parser;
use super::todays_keyword;

/// Renamed attributes: the operation, the old name, and the current name.
const ATTRS: &[(&str, &str, &str)] = &[
    ("affine.for", "lower_bound", "lowerBoundMap"),
    ("affine.for", "upper_bound", "upperBoundMap"),
    ("func.func", "type", "function_type"),
    ("tosa.const", "value", "values"),
    ("llvm.func", "type", "function_type"),
    ("llvm.getelementptr", "structIndices", "rawConstantIndices"),
    ("llvm.mlir.global", "type", "global_type"),
    ("vector.extract", "position", "static_position"),
    ("vector.insert", "position", "static_position"),
];

/// Operands that are attributes now: the operation, the index of the operand, and the attribute.
const CONSTANT_OPERANDS: &[(&str, usize, &str)] = &[
    ("llvm.intr.abs", 1, "is_int_min_poison"),
    ("llvm.intr.ctlz", 1, "is_zero_poison"),
    ("llvm.intr.cttz", 1, "is_zero_poison"),
    ("llvm.intr.memcpy", 3, "isVolatile"),
    ("llvm.intr.memcpy.inline", 3, "isVolatile"),
    ("llvm.intr.memmove", 3, "isVolatile"),
    ("llvm.intr.memset", 3, "isVolatile"),
];

/// The constant of a `llvm.getelementptr` that marks an index given by an operand.
const DYNAMIC_INDEX: i64 = i32::MIN as i64;

impl Parser<'_> {
    /// Returns the current name of an operation in generic form.
    pub(in crate::text) fn todays_name(&self, full: Vec<u8>) -> Vec<u8> {
        if self.module.cx.registry().find(&full).is_some() {
            return full;
        }
        let text = full.strip_prefix(b"std.").unwrap_or(&full);
        match super::OPS.iter().find(|row| row.0.as_bytes() == text) {
            Some(&(_, today, _)) if self.module.cx.registry().find(today.as_bytes()).is_some() => {
                today.into()
            }
            _ => full,
        }
    }

    /// Converts attributes of the generic form to their current names, keywords and containers.
    pub(in crate::text) fn todays_attrs(&mut self, op: OpName, state: &mut OpState) {
        let text = self.module.cx.op_text(op).to_string();
        for entry in &mut state.attrs {
            let old = self.module.cx.str(entry.0);
            if old == "operand_segment_sizes" {
                entry.0 = name::OPERAND_SEGMENT_SIZES;
            } else if let Some(row) = ATTRS.iter().find(|row| row.0 == text && row.1 == old) {
                entry.0 = self.module.cx.name(row.2);
            }
            let kind = self.module.cx.spec(op).and_then(|spec| spec.attr(entry.0)).map(|attr| attr.kind);
            let changed = match kind {
                _ if entry.0 == name::OPERAND_SEGMENT_SIZES => self.array_of_elements(TypeId::I32, entry.1),
                Some(AttrKind::DenseArray(element)) => self.array_of_elements(element, entry.1),
                Some(AttrKind::Enum(info)) => {
                    let cx = &self.module.cx;
                    let string = cx.string_value(entry.1).map(|text| cx.str(text));
                    let keyword = string.or_else(|| cx.dialect_attr_body(entry.1, info.name));
                    let number = enum_number(cx, info, entry.1);
                    let keyword =
                        keyword.map(|keyword| todays_keyword(info.name, keyword).to_string()).or(number);
                    keyword.and_then(|keyword| enum_attr(&mut self.module.cx, info, &keyword))
                }
                _ => None,
            };
            entry.1 = changed.unwrap_or(entry.1);
        }
        self.widen_segments(op, state);
    }

    /// Appends segment sizes of 0 for operand groups that older versions did not have.
    fn widen_segments(&mut self, op: OpName, state: &mut OpState) {
        let groups = self.module.cx.spec(op).map_or(0, |spec| spec.operands.len());
        let Some(entry) = state.attrs.iter_mut().find(|entry| entry.0 == name::OPERAND_SEGMENT_SIZES) else {
            return;
        };
        let sizes = self.module.cx.dense_array_value(entry.1).map(<[i64]>::to_vec);
        if let Some(mut sizes) = sizes.filter(|sizes| sizes.len() < groups) {
            sizes.resize(groups, 0);
            entry.1 = self.module.cx.i32_array_attr(&sizes);
        }
    }

    /// Converts `dense<[1, 2]> : vector<2xi32>` to `array<i32: 1, 2>`.
    fn array_of_elements(&mut self, element: TypeId, attr: AttrId) -> Option<AttrId> {
        let AttrData::DenseElements { ty, data } = self.module.cx.attr_data(attr) else { return None };
        let width = self.module.cx.int_width(self.module.cx.element_type(*ty))?;
        let bytes = (width as usize).div_ceil(8).max(1);
        let count: i64 = match self.module.cx.type_data(*ty) {
            TypeData::Vector { shape, .. } | TypeData::Tensor { shape: Some(shape), .. } => {
                shape.iter().product()
            }
            _ => return None,
        };
        let number =
            |bytes: &[u8]| crate::ir::spelling::sign_extend(crate::ir::spelling::unsigned(bytes), width);
        let values: Box<[i64]> = match data {
            DenseData::Splat(only) => vec![number(only) as i64; usize::try_from(count).ok()?].into(),
            DenseData::Elements(all) => all.chunks(bytes).map(|bytes| number(bytes) as i64).collect(),
        };
        Some(self.module.cx.attr(AttrData::DenseArray { element, values }))
    }

    /// Adds the operands, results and attributes that the current operation has and the old one lacks. `types_at` is
    /// the offset of its types, and `is_renamed` is true if its name is an old one.
    pub(in crate::text) fn todays_parts(
        &mut self,
        block: Block,
        state: &mut OpState,
        (types_at, is_renamed): (usize, bool),
    ) -> ParseResult {
        let text = self.module.cx.op_text(state.name).to_string();
        self.constant_operands(&text, state);
        match text.as_str() {
            "affine.for" => self.add_for_segments(state),
            "llvm.alloca" | "llvm.getelementptr" => self.add_element_type(&text, state, types_at),
            "memref.assume_alignment" if state.results.is_empty() => {
                let ty = state.operands.first().map(|&operand| self.body().value_type(operand));
                state.results.extend(ty);
            }
            "memref.expand_shape" | "tensor.expand_shape" => {
                if let (Some(reassociation), None) =
                    (attr_of(state, name::REASSOCIATION), attr_of(state, name::STATIC_OUTPUT_SHAPE))
                {
                    self.add_output_shape(block, state, reassociation, types_at)?;
                }
            }
            "bufferization.materialize_in_destination" if is_renamed => {
                let (writable, unit) = (self.module.cx.name("writable"), self.module.cx.unit_attr());
                state.attr(writable, unit);
            }
            "scf.forall" if is_renamed => self.add_forall_bounds(state),
            "vector.transfer_read" | "vector.transfer_write" => self.add_in_bounds(state),
            "linalg.copy" | "linalg.fill" => self.add_structured_segments(state),
            "linalg.generic" | "vector.contract" => self.todays_iterators(&text, state),
            _ => {}
        }
        Ok(())
    }

    /// Converts constant operands to attributes.
    fn constant_operands(&mut self, text: &str, state: &mut OpState) {
        let Some(&(_, index, attr)) = CONSTANT_OPERANDS.iter().find(|row| row.0 == text) else { return };
        let Some(&operand) = state.operands.get(index) else { return };
        let ValueDef::Result(op) = self.body().value_def(operand) else { return };
        let attrs = self.body().attrs(op);
        let value =
            self.module.cx.dict_get(attrs, name::VALUE).and_then(|attr| self.module.cx.int_value(attr));
        if let Some(value) = value {
            let number = self.module.cx.int_attr(TypeId::I1, -(value & 1));
            let attr = self.module.cx.name(attr);
            state.attr(attr, number);
            state.operands.remove(index);
        }
    }

    /// Adds the segment sizes of one input and one output.
    fn add_structured_segments(&mut self, state: &mut OpState) {
        if attr_of(state, name::OPERAND_SEGMENT_SIZES).is_none() {
            let segments = self.module.cx.i32_array_attr(&[1, 1]);
            state.attr(name::OPERAND_SEGMENT_SIZES, segments);
        }
    }

    /// Adds the segment sizes of `affine.for`: the number of operands of each bound follows from its map.
    fn add_for_segments(&mut self, state: &mut OpState) {
        if attr_of(state, name::OPERAND_SEGMENT_SIZES).is_some() {
            return;
        }
        let cx = &mut self.module.cx;
        let inputs = |cx: &Context, bound: &str| -> Option<i64> {
            match cx.attr_data(attr_of(state, cx.find_name(bound)?)?) {
                AttrData::AffineMap(map) => Some(i64::from(map.dims + map.symbols)),
                _ => None,
            }
        };
        if let (Some(lower), Some(upper)) = (inputs(cx, "lowerBoundMap"), inputs(cx, "upperBoundMap")) {
            let rest = state.operands.len() as i64 - lower - upper;
            let segments = cx.i32_array_attr(&[lower, upper, rest]);
            state.attr(name::OPERAND_SEGMENT_SIZES, segments);
        }
    }

    /// Adds the element type, taken from the old pointer type, and for `llvm.getelementptr` the marker that all indices
    /// are operands.
    fn add_element_type(&mut self, text: &str, state: &mut OpState, types_at: usize) {
        if attr_of(state, name::ELEM_TYPE).is_none()
            && let Some(pointee) = self.pointee_since(types_at)
        {
            let pointee = self.module.cx.type_attr(pointee);
            state.attr(name::ELEM_TYPE, pointee);
        }
        let constants = self.module.cx.name("rawConstantIndices");
        if text == "llvm.getelementptr" && attr_of(state, constants).is_none() {
            let all = vec![DYNAMIC_INDEX; state.operands.len().saturating_sub(1)];
            let all = self.module.cx.i32_array_attr(&all);
            state.attr(constants, all);
        }
    }

    /// Adds the bounds of `scf.foreach_thread`, whose first operands are the dynamic numbers of threads.
    fn add_forall_bounds(&mut self, state: &mut OpState) {
        let cx = &mut self.module.cx;
        let old = cx.name("static_num_threads");
        let known = attr_of(state, old).and_then(|attr| cx.dense_array_value(attr)).map(<[i64]>::to_vec);
        let segments =
            attr_of(state, name::OPERAND_SEGMENT_SIZES).and_then(|attr| cx.dense_array_value(attr));
        let threads =
            segments.and_then(|sizes| sizes.first().copied()).unwrap_or(state.operands.len() as i64);
        let outputs = state.operands.len() as i64 - threads;
        let upper = known.unwrap_or_else(|| vec![DYNAMIC; threads.max(0) as usize]);
        let all = |cx: &mut Context, number| cx.i64_array_attr(&vec![number; upper.len()]);
        let (lower, step) = (all(cx, 0), all(cx, 1));
        let upper = cx.i64_array_attr(&upper);
        let segments = cx.i32_array_attr(&[0, threads, 0, outputs]);
        state.attrs.retain(|entry| entry.0 != old && entry.0 != name::OPERAND_SEGMENT_SIZES);
        state.attr(name::STATIC_LOWER_BOUND, lower);
        state.attr(name::STATIC_UPPER_BOUND, upper);
        state.attr(name::STATIC_STEP, step);
        state.attr(name::OPERAND_SEGMENT_SIZES, segments);
    }

    /// Adds the default `in_bounds` of a transfer: every dimension may be out of bounds.
    fn add_in_bounds(&mut self, state: &mut OpState) {
        if attr_of(state, name::IN_BOUNDS).is_some() {
            return;
        }
        let cx = &mut self.module.cx;
        let map = attr_of(state, name::PERMUTATION_MAP).map(|attr| cx.attr_data(attr));
        let Some(AttrData::AffineMap(map)) = map else { return };
        let rank = map.results.len();
        let outside = cx.int_attr(TypeId::I1, 0);
        let all = cx.attr(AttrData::Array(vec![outside; rank].into()));
        state.attr(name::IN_BOUNDS, all);
    }

    /// Converts iterator types that are strings to attributes of the dialect.
    fn todays_iterators(&mut self, text: &str, state: &mut OpState) {
        let Some(dialect) = text.split('.').next() else { return };
        let cx = &mut self.module.cx;
        let iterators = cx.name("iterator_types");
        let Some(entry) = state.attrs.iter_mut().find(|entry| entry.0 == iterators) else { return };
        let items = cx.array_value(entry.1).unwrap_or_default().to_vec();
        let mut today = Vec::new();
        for item in items {
            today.push(match cx.string_value(item).map(|text| cx.str(text).to_string()) {
                Some(text) => cx.dialect_attr(format!("{dialect}.iterator_type<{text}>")),
                None => item,
            });
        }
        entry.1 = cx.attr(AttrData::Array(today.into()));
    }
}

fn attr_of(state: &OpState, name: NameId) -> Option<AttrId> {
    state.attrs.iter().find(|entry| entry.0 == name).map(|entry| entry.1)
}

/// Returns the keyword of a number if the enum is now stored as a keyword.
fn enum_number(cx: &Context, info: &EnumInfo, attr: AttrId) -> Option<String> {
    let is_number = matches!(info.storage, EnumStorage::I32 | EnumStorage::I64);
    let number = cx.int_value(attr).filter(|_| !is_number)?;
    Some(info.cases.iter().find(|case| i128::from(case.1) == number)?.0.to_string())
}
