//! Printing of operations by their [`Format`](super::format::Format).

use smallvec::{SmallVec, smallvec};

use crate::ir::op_info::format::{Element, Side};
use crate::ir::spec::{AttrKind, GroupSizes, Spec, enum_text};
use crate::ir::{Body, Context, DYNAMIC, NameId, Op, OpInfo, OpPrinter, TypeId, Value, name};

use super::format::top_level;
use super::printer::Printer;

/// A short list of types.
type Types = SmallVec<[TypeId; 4]>;

/// The operation being printed.
struct Shape<'m> {
    op: Op,
    body: &'m Body,
    /// The operands that are not passed to successors.
    operands: &'m [Value],
    /// Number of operands in each group.
    operand_sizes: GroupSizes,
    /// Number of results in each group.
    result_sizes: GroupSizes,
    next_successor: usize,
}

impl<'m> Shape<'m> {
    fn new(cx: &Context, body: &'m Body, op: Op, spec: &Spec) -> Shape<'m> {
        let segments = cx.dict_get(body.attrs(op), name::OPERAND_SEGMENT_SIZES);
        let segments = segments.and_then(|attr| cx.dense_array_value(attr));
        let segments = segments.filter(|_| spec.has_operand_segments());
        let (operands, results) = (body.own_operands(op), body.result_count(op));
        let operand_sizes = Spec::split(&spec.operands, operands.len(), segments);
        let result_sizes = Spec::split(&spec.results, results, None);
        Shape {
            op,
            body,
            operands,
            operand_sizes: operand_sizes.unwrap_or_else(|| smallvec![operands.len()]),
            result_sizes: result_sizes.unwrap_or_else(|| smallvec![results]),
            next_successor: 0,
        }
    }

    fn operand_group(&self, group: usize) -> &'m [Value] {
        let start: usize = self.operand_sizes.iter().take(group).sum();
        let size = self.operand_sizes.get(group).copied().unwrap_or_default();
        self.operands.get(start..start + size).unwrap_or_default()
    }

    fn types(&self, side: Side) -> Types {
        let type_of = |value| self.body.value_type(value);
        match side {
            Side::Operands(group) => self.operand_group(group).iter().copied().map(type_of).collect(),
            Side::AllOperands => self.operands.iter().copied().map(type_of).collect(),
            Side::Results(group) => {
                let start = self.result_sizes.iter().take(group).sum();
                let size = self.result_sizes.get(group).copied().unwrap_or_default();
                self.body.results(self.op).skip(start).take(size).map(type_of).collect()
            }
            Side::AllResults => self.body.results(self.op).map(type_of).collect(),
        }
    }
}

impl Printer<'_> {
    /// Prints an operation by its format, after its name.
    pub(super) fn print_format(&mut self, op: Op, info: &OpInfo, format: &'static str) {
        let op_name = self.body().name(op);
        let Some(spec) = self.module.cx.spec(op_name) else { return };
        let format = self.formats.get(spec, op_name, info, format);
        let mut shape = Shape::new(&self.module.cx, self.current(), op, spec);
        self.print_elements(&format.elements, spec, &mut shape, &format.written);
    }

    fn print_elements(&mut self, elements: &[Element], spec: &Spec, shape: &mut Shape, hidden: &[NameId]) {
        let mut after_value = false;
        for at in top_level(elements) {
            match elements[at] {
                Element::List(group, attr) => self.print_list(group, attr, after_value, spec, shape),
                Element::Attr(number) if matches!(spec.attrs[number].kind, AttrKind::DenseArray(_)) => {
                    self.print_array(number, after_value, spec, shape.op);
                }
                _ => self.print_element(&elements[at..], spec, shape, hidden),
            }
            after_value = matches!(elements[at], Element::Operands(_));
        }
    }

    /// Prints `[%i, 4]`, with a space before it unless it follows a value directly.
    fn print_list(&mut self, group: usize, attr: usize, after_value: bool, spec: &Spec, shape: &Shape) {
        let constants = self.module.cx.dict_get(self.body().attrs(shape.op), spec.attrs[attr].name);
        let constants = constants.and_then(|attr| self.module.cx.dense_array_value(attr)).unwrap_or_default();
        let constants = constants.to_vec();
        let mut values = shape.operand_group(group).iter();
        if !after_value {
            self.space();
        }
        let printer: &mut dyn OpPrinter = self;
        printer.text("[");
        printer.list(constants, |p, constant| match constant {
            DYNAMIC => {
                if let Some(&value) = values.next() {
                    p.value(value);
                }
            }
            constant => p.text(&constant.to_string()),
        });
        printer.text("]");
    }

    /// Prints a dense array attribute as `[1, 2]`.
    fn print_array(&mut self, number: usize, after_value: bool, spec: &Spec, op: Op) {
        let declared = &spec.attrs[number];
        let attr = self.module.cx.dict_get(self.body().attrs(op), declared.name).or(declared.default);
        let Some(values) = attr.and_then(|attr| self.module.cx.dense_array_value(attr)) else { return };
        let values: Vec<String> = values.iter().map(i64::to_string).collect();
        if !after_value {
            self.space();
        }
        self.text(&format!("[{}]", values.join(", ")));
    }

    /// Prints the first of these elements.
    fn print_element(&mut self, elements: &[Element], spec: &Spec, shape: &mut Shape, hidden: &[NameId]) {
        match elements[0] {
            Element::Literal(word) => self.word(word),
            Element::Glue => self.glue = true,
            Element::Space => self.space(),
            Element::Operands(group) => self.value_words(shape.operand_group(group)),
            Element::AllOperands => self.value_words(shape.operands),
            Element::Attr(number) => self.print_attr_element(spec, number, shape.op, false),
            Element::AngledAttr(number) => {
                self.space();
                self.text("<");
                self.print_attr_element(spec, number, shape.op, false);
                self.text(">");
            }
            Element::QuotedAttr(number) => self.print_attr_element(spec, number, shape.op, true),
            Element::Type(side) => {
                let types = shape.types(side);
                self.type_words(&types);
            }
            Element::FunctionType(inputs, results) => {
                let (inputs, results) = (shape.types(inputs), shape.types(results));
                self.space();
                self.function_type(&inputs, &results);
            }
            Element::AttrDict => self.attr_dict(shape.op, hidden, false),
            Element::KeywordDict => self.print_keyword_dict(spec, shape.op),
            // Printed with the preceding element.
            Element::List(..) => {}
            Element::Successor => {
                self.space();
                self.successor(shape.op, shape.next_successor);
                shape.next_successor += 1;
            }
            Element::Optional { len, anchor } => {
                let part = &elements[1..=len];
                if self.is_present(&part[anchor], spec, shape) {
                    self.print_elements(part, spec, shape, hidden);
                }
            }
        }
    }

    /// Prints the attributes that are not equal to their defaults, with enums as keywords.
    fn print_keyword_dict(&mut self, spec: &Spec, op: Op) {
        let cx = &self.module.cx;
        let mut separator = " {";
        for &(name, attr) in cx.dict_entries(self.current().attrs(op)) {
            let declared = spec.attr(name);
            if declared.is_some_and(|declared| declared.default == Some(attr)) {
                continue;
            }
            let keyword = match declared.map(|declared| declared.kind) {
                Some(AttrKind::Enum(info)) => enum_text(cx, info, attr),
                _ => None,
            };
            self.text(separator);
            match keyword {
                Some(keyword) => self.text(&format!("{} = {keyword}", cx.str(name))),
                None => self.entry(name, attr),
            }
            separator = ", ";
        }
        if separator == ", " {
            self.text("}");
        }
    }

    fn is_present(&self, element: &Element, spec: &Spec, shape: &Shape) -> bool {
        match element {
            Element::Operands(group) => !shape.operand_group(*group).is_empty(),
            Element::Attr(number) => {
                self.module.cx.dict_get(self.body().attrs(shape.op), spec.attrs[*number].name).is_some()
            }
            Element::Type(side) => !shape.types(*side).is_empty(),
            _ => false,
        }
    }

    fn print_attr_element(&mut self, spec: &Spec, number: usize, op: Op, quoted: bool) {
        let declared = &spec.attrs[number];
        let Some(attr) = self.module.cx.dict_get(self.body().attrs(op), declared.name).or(declared.default)
        else {
            return;
        };
        match declared.kind {
            AttrKind::Unit => {}
            AttrKind::Enum(info) => {
                let text = enum_text(&self.module.cx, info, attr).unwrap_or_default();
                self.space();
                self.text(&if quoted { format!("\"{text}\"") } else { text });
            }
            AttrKind::Number(_) => {
                self.space();
                self.attr_value(attr);
            }
            AttrKind::SymbolName => {
                self.space();
                if let Some(symbol) = self.module.cx.string_value(attr) {
                    self.symbol(symbol);
                }
            }
            AttrKind::Dialect(name) if self.module.cx.composite_value(attr).is_none() => {
                self.space();
                let text = self.module.cx.dialect_attr_text(attr).unwrap_or_default();
                let text = text.strip_prefix(name).unwrap_or(text).to_string();
                self.text(&text);
            }
            _ => {
                self.space();
                self.attr(attr);
            }
        }
    }

    // ---- words and the spaces between them

    /// Prints a space, unless the text ends with an opening bracket.
    fn space(&mut self) {
        if !std::mem::take(&mut self.glue) && !self.ends_with(['(', '[', '<', ' ']) {
            self.text(" ");
        }
    }

    fn word(&mut self, word: &str) {
        if !matches!(word, "(" | ")" | "[" | "]" | "<" | ">" | ",") || self.ends_with([',']) {
            self.space();
        }
        self.text(word);
    }

    fn value_words(&mut self, values: &[Value]) {
        if !values.is_empty() {
            self.space();
            let printer: &mut dyn OpPrinter = self;
            printer.values(values);
        }
    }

    fn type_words(&mut self, types: &[TypeId]) {
        if !types.is_empty() {
            self.space();
            let printer: &mut dyn OpPrinter = self;
            printer.types(types);
        }
    }
}
