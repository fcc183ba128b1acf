//! Printing an operation by its [`Format`](super::format::Format).

use crate::ir::spec::{AttrKind, GroupSizes, Spec, enum_text};
use crate::ir::{NameId, Op, OpPrinter, TypeId, Value, name};

use super::format::{Element, Side};
use super::printer::Printer;

/// The operation being printed, with its operands and results by group.
struct Shape {
    op: Op,
    operands: Vec<Vec<Value>>,
    results: Vec<Vec<Value>>,
    next_successor: usize,
}

impl Printer<'_> {
    /// Prints what the format of an operation says, after its name.
    pub(super) fn print_format(&mut self, op: Op, format: &'static str) {
        let op_name = self.body().name(op);
        let format = self.formats.get(&self.module.cx, op_name, format);
        let Some(spec) = self.module.cx.spec(op_name) else { return };
        let mut shape = self.shape(op, spec);
        let mut hidden = vec![name::OPERAND_SEGMENT_SIZES];
        collect_attrs(&format.elements, spec, &mut hidden);
        for element in &format.elements {
            self.print_element(element, spec, &mut shape, &hidden);
        }
    }

    fn shape(&self, op: Op, spec: &Spec) -> Shape {
        let body = self.body();
        let segments = self.module.cx.dict_get(body.attrs(op), name::OPERAND_SEGMENT_SIZES);
        let segments = segments.and_then(|attr| self.module.cx.dense_array_value(attr));
        let operands =
            groups(body.own_operands(op), Spec::split(&spec.operands, body.own_operands(op).len(), segments));
        let results: Vec<Value> = body.results(op).collect();
        let results = groups(&results, Spec::split(&spec.results, results.len(), None));
        Shape { op, operands, results, next_successor: 0 }
    }

    fn print_element(&mut self, element: &Element, spec: &Spec, shape: &mut Shape, hidden: &[NameId]) {
        match element {
            Element::Literal(word) => self.word(word),
            Element::Glue => self.glue = true,
            Element::Space => self.space(),
            Element::Operands(group) => {
                self.value_words(&shape.operands.get(*group).cloned().unwrap_or_default())
            }
            Element::AllOperands => self.value_words(&shape.operands.concat()),
            Element::Attr(number) => self.print_attr_element(spec, *number, shape.op, false),
            Element::AngledAttr(number) => {
                self.space();
                self.text("<");
                self.print_attr_element(spec, *number, shape.op, false);
                self.text(">");
            }
            Element::QuotedAttr(number) => self.print_attr_element(spec, *number, shape.op, true),
            Element::Type(side) => {
                let types = self.side_types(*side, shape);
                self.type_words(&types);
            }
            Element::FunctionType(inputs, results) => {
                let (inputs, results) = (self.side_types(*inputs, shape), self.side_types(*results, shape));
                let mut text = String::new();
                crate::ir::spelling::write_function_type(&self.module.cx, &inputs, &results, &mut text);
                self.space();
                self.text(&text);
            }
            Element::AttrDict => self.attr_dict(shape.op, hidden, false),
            Element::Successor => {
                self.space();
                self.successor(shape.op, shape.next_successor);
                shape.next_successor += 1;
            }
            Element::Optional(elements, anchor) => {
                if self.is_present(&elements[*anchor], spec, shape) {
                    for element in elements {
                        self.print_element(element, spec, shape, hidden);
                    }
                }
            }
        }
    }

    fn is_present(&self, element: &Element, spec: &Spec, shape: &Shape) -> bool {
        match element {
            Element::Operands(group) => shape.operands.get(*group).is_some_and(|values| !values.is_empty()),
            Element::Attr(number) => {
                self.module.cx.dict_get(self.body().attrs(shape.op), spec.attrs[*number].name).is_some()
            }
            Element::Type(side) => !self.side_types(*side, shape).is_empty(),
            _ => false,
        }
    }

    fn side_types(&self, side: Side, shape: &Shape) -> Vec<TypeId> {
        let values = match side {
            Side::Operands(group) => shape.operands.get(group).cloned().unwrap_or_default(),
            Side::Results(group) => shape.results.get(group).cloned().unwrap_or_default(),
            Side::AllOperands => shape.operands.concat(),
            Side::AllResults => shape.results.concat(),
        };
        self.body().value_types(&values)
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
            AttrKind::DenseArray(_) => {
                let values = self.module.cx.dense_array_value(attr).unwrap_or_default();
                let values: Vec<String> = values.iter().map(i64::to_string).collect();
                self.word("[");
                self.text(&values.join(", "));
                self.word("]");
            }
            AttrKind::SymbolName => {
                self.space();
                if let Some(symbol) = self.module.cx.string_value(attr) {
                    self.symbol(symbol);
                }
            }
            AttrKind::Dialect(name) => {
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

    /// A space, unless the text so far ends with an opening bracket.
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

fn groups(values: &[Value], sizes: Option<GroupSizes>) -> Vec<Vec<Value>> {
    let mut rest = values;
    let mut groups = Vec::new();
    for size in sizes.unwrap_or_else(|| smallvec::smallvec![values.len()]) {
        let (group, after) = rest.split_at(size);
        groups.push(group.to_vec());
        rest = after;
    }
    groups
}

/// The attributes that elements write themselves.
fn collect_attrs(elements: &[Element], spec: &Spec, names: &mut Vec<NameId>) {
    for element in elements {
        match element {
            Element::Attr(number) | Element::QuotedAttr(number) | Element::AngledAttr(number) => {
                names.push(spec.attrs[*number].name)
            }
            Element::Optional(elements, _) => collect_attrs(elements, spec, names),
            _ => {}
        }
    }
}
