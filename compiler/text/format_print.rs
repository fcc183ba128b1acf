//! Printing an operation by its [`Format`](super::format::Format).

use crate::ir::spec::{AttrKind, GroupSizes, Spec, enum_text};
use crate::ir::{DYNAMIC, NameId, Op, OpPrinter, TypeId, Value, name};

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
        self.print_elements(&format.elements, spec, &mut shape, &hidden);
    }

    fn print_elements(&mut self, elements: &[Element], spec: &Spec, shape: &mut Shape, hidden: &[NameId]) {
        let mut after_value = false;
        for element in elements {
            match element {
                Element::List(group, attr) => self.print_list(*group, *attr, after_value, spec, shape),
                Element::Attr(number) if matches!(spec.attrs[*number].kind, AttrKind::DenseArray(_)) => {
                    self.print_array(*number, after_value, spec, shape.op);
                }
                _ => self.print_element(element, spec, shape, hidden),
            }
            after_value = matches!(element, Element::Operands(_));
        }
    }

    /// Prints `[%i, 4]`: a space before it, unless it belongs to the value in front of it.
    fn print_list(&mut self, group: usize, attr: usize, after_value: bool, spec: &Spec, shape: &Shape) {
        let constants = self.module.cx.dict_get(self.body().attrs(shape.op), spec.attrs[attr].name);
        let constants = constants.and_then(|attr| self.module.cx.dense_array_value(attr)).unwrap_or_default();
        let constants = constants.to_vec();
        let mut values = shape.operands.get(group).into_iter().flatten();
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

    /// Prints `[1, 2]` of a dense array attribute.
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
            Element::Operands(group) => {
                self.value_words(&shape.operands.get(*group).cloned().unwrap_or_default())
            }
            Element::AllOperands => self.value_words(&shape.operands.concat()),
            Element::Attr(number) => self.print_attr_element(spec, *number, shape.op, false),
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
            // Printed with what comes before them.
            Element::List(..) => {}
            Element::Successor => {
                self.space();
                self.successor(shape.op, shape.next_successor);
                shape.next_successor += 1;
            }
            Element::Optional(elements, anchor) => {
                if self.is_present(&elements[*anchor], spec, shape) {
                    self.print_elements(elements, spec, shape, hidden);
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
            AttrKind::Integer(_) => {
                self.space();
                self.attr_value(attr);
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
        if !self.ends_with(['(', '[', '<', ' ']) {
            self.text(" ");
        }
    }

    fn word(&mut self, word: &str) {
        if !matches!(word, "(" | ")" | "[" | "]" | "<" | ">" | ",") {
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
            Element::Attr(number) | Element::QuotedAttr(number) | Element::List(_, number) => {
                names.push(spec.attrs[*number].name)
            }
            Element::Optional(elements, _) => collect_attrs(elements, spec, names),
            _ => {}
        }
    }
}
