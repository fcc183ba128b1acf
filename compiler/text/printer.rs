//! The printer: IR to text, in the form in which `mlir-opt` prints it.

use crate::ir::spec::Spec;
use crate::ir::spelling::{self, Sink, write_entry};
use crate::ir::{
    AttrData, AttrId, Block, Body, BodyId, Context, DictId, Loc, Module, NameId, NamedAttr, Op, OpInfo,
    OpPrinter, Region, RegionStyle, Syntax, Traits, TypeId, Value, name,
};

use crate::ir::loc::LocKind;
use crate::source::Source;

use super::format::Formats;
use super::namer::Names;
use super::output::Output;

/// The options of the printer.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct PrintOptions {
    /// Prints all operations in generic form.
    pub generic: bool,
    /// Prints the locations of operations and block arguments.
    pub debug_info: bool,
}

/// Prints a module that was parsed from `source`.
pub fn print(module: &Module, source: &Source, options: PrintOptions) -> String {
    let mut printer = Printer {
        module,
        source,
        options,
        formats: Formats::new(module.cx.registry()),
        out: Output::default(),
        glue: false,
        indent: 0,
        scopes: Vec::new(),
        left: None,
        default_dialects: vec!["builtin"],
    };
    printer.enter(Module::ROOT);
    let body = module.body(Module::ROOT);
    for op in crate::ir::verify::top_level_ops(body) {
        printer.operation(op);
        printer.out.push('\n');
    }
    super::resources::print(&module.cx, &mut printer.out.text);
    printer.out.finish()
}

pub(super) struct Printer<'m> {
    pub(super) module: &'m Module,
    source: &'m Source,
    options: PrintOptions,
    pub(super) formats: Formats,
    out: Output,
    /// No space before the next element of a format.
    pub(super) glue: bool,
    indent: usize,
    /// The isolated bodies being printed, innermost last.
    scopes: Vec<Names>,
    /// The scope left last.
    left: Option<Names>,
    default_dialects: Vec<&'static str>,
}

/// The value of a property in generic form.
enum Property<'a> {
    Attr(AttrId),
    Sizes(&'a [usize]),
}

impl<'m> Printer<'m> {
    fn enter(&mut self, id: BodyId) {
        // The operation around a region may already have requested the names of its arguments.
        if let Some(names) = self.left.take_if(|names| names.body == id) {
            return self.scopes.push(names);
        }
        let body = self.module.body(id);
        let mut names = Names::new(&self.module.cx, id, body);
        if self.options.debug_info {
            names.arg_locs = body.arg_locs.iter().copied().collect();
        }
        self.scopes.push(names);
    }

    fn leave(&mut self) {
        self.left = self.scopes.pop();
    }

    /// Returns the body being printed.
    pub(super) fn current(&self) -> &'m Body {
        self.module.body(self.scope().body)
    }

    fn scope(&self) -> &Names {
        // `print` enters the root before anything is printed.
        &self.scopes[self.scopes.len() - 1]
    }

    pub(super) fn ends_with<const N: usize>(&self, ends: [char; N]) -> bool {
        self.out.text.ends_with(ends)
    }

    fn new_line(&mut self) {
        self.out.push('\n');
        self.out.text.extend(std::iter::repeat_n("  ", self.indent));
    }

    // ---- operations

    fn operation(&mut self, op: Op) {
        self.result_names(op);
        self.operation_itself(op);
    }

    fn operation_itself(&mut self, op: Op) {
        let name = self.body().name(op);
        match self.module.cx.op_info(name).filter(|_| !self.options.generic) {
            Some(info) => self.custom_operation(op, info),
            None => self.generic_operation(op),
        }
        let loc = self.body().loc(op);
        self.loc(loc);
    }

    /// Prints ` loc(...)`, if locations are printed.
    fn loc(&mut self, loc: Loc) {
        if !self.options.debug_info {
            return;
        }
        self.out.push_str(" loc(");
        match loc.kind() {
            LocKind::Offset(offset) => {
                let (line, column) = self.source.line_column(offset);
                spelling::write_string(self.source.name.as_bytes(), &mut self.out);
                self.out.push_str(&format!(":{line}:{column}"));
            }
            LocKind::Interned(_) => spelling::write_loc(&self.module.cx, loc, &mut self.out),
        }
        self.out.push(')');
    }

    fn arg_loc(&mut self, value: Value) {
        let loc = self.scope().arg_locs.get(&value).copied().unwrap_or(Loc::UNKNOWN);
        self.loc(loc);
    }

    fn custom_operation(&mut self, op: Op, info: &OpInfo) {
        match info.syntax {
            Syntax::Generic => self.generic_operation(op),
            Syntax::Format(format) => {
                self.operation_name(info.name);
                self.print_format(op, info, format);
            }
            Syntax::Custom(_, print) => {
                self.operation_name(info.name);
                self.default_dialects.push(info.default_dialect);
                print(self, op);
                self.default_dialects.pop();
            }
        }
    }

    fn result_names(&mut self, op: Op) {
        let results = self.body().results(op);
        let Some(first) = results.clone().next() else { return };
        if let Some(names) = self.scopes.last() {
            names.write_group(first, &mut self.out.text);
        }
        if results.len() > 1 {
            self.out.push_str(&format!(":{}", results.len()));
        }
        self.out.push_str(" = ");
    }

    fn operation_name(&mut self, full: &str) {
        let default = self.default_dialects.last().copied().unwrap_or_default();
        let short = full.strip_prefix(default).and_then(|rest| rest.strip_prefix('.'));
        self.out.push_str(short.filter(|short| !short.contains('.')).unwrap_or(full));
    }

    fn generic_operation(&mut self, op: Op) {
        let body = self.body();
        let (op_name, operands) = (body.name(op), self.generic_operands(op));
        let successors = body.successors(op).to_vec();
        let regions = body.regions(op).to_vec();
        self.out.push_str(&format!("\"{}\"(", self.module.cx.op_text(op_name)));
        (self as &mut dyn OpPrinter).values(&operands);
        self.out.push(')');
        if !successors.is_empty() {
            self.out.push('[');
            for (i, successor) in successors.iter().enumerate() {
                if i > 0 {
                    self.out.push_str(", ");
                }
                self.block_name(successor.block);
            }
            self.out.push(']');
        }
        let discardable = self.generic_properties(op);
        self.generic_regions(&regions);
        (self as &mut dyn OpPrinter).dict(&discardable);
        let results: Vec<Value> = self.body().results(op).collect();
        let (inputs, results) = (self.body().value_types(&operands), self.body().value_types(&results));
        self.out.push_str(" : ");
        self.function_type(&inputs, &results);
    }

    /// Prints `(inputs) -> results`.
    pub(super) fn function_type(&mut self, inputs: &[TypeId], results: &[TypeId]) {
        spelling::write_function_type(&self.module.cx, inputs, results, &mut self.out);
    }

    /// Prints the inherent attributes and returns the others.
    fn generic_properties(&mut self, op: Op) -> Vec<NamedAttr> {
        let cx = &self.module.cx;
        let entries = cx.dict_entries(self.body().attrs(op));
        let Some(spec) = cx.spec(self.body().name(op)) else {
            let (kept, discardable): (Vec<NamedAttr>, Vec<NamedAttr>) =
                entries.iter().partition(|entry| entry.0 == name::PROPERTIES);
            if let Some(AttrData::Dict(_)) = kept.first().map(|entry| cx.attr_data(entry.1)) {
                self.out.push_str(" <");
                spelling::write_attr(cx, kept[0].1, &mut self.out);
                self.out.push('>');
            }
            return discardable;
        };
        let declared =
            |entry: &&NamedAttr| spec.attr(entry.0).is_some() || entry.0 == name::OPERAND_SEGMENT_SIZES;
        let (mut inherent, discardable): (Vec<NamedAttr>, Vec<NamedAttr>) =
            entries.iter().partition(|entry| declared(entry));
        // The generic form includes defaults.
        let missing = spec
            .attrs
            .iter()
            .filter(|attr| !attr.optional && cx.dict_get(self.body().attrs(op), attr.name).is_none());
        inherent.extend(missing.filter_map(|attr| Some((attr.name, attr.default?))));
        let segments = self.segment_sizes(op, spec);
        inherent.retain(|entry| entry.0 != name::OPERAND_SEGMENT_SIZES || segments.is_empty());
        let sizes = segments.iter().map(|(name, sizes)| (*name, Property::Sizes(sizes)));
        let attrs = inherent.iter().map(|&(name, attr)| (name, Property::Attr(attr)));
        let mut properties: Vec<(NameId, Property)> = attrs.chain(sizes).collect();
        properties.sort_by_key(|entry| cx.bytes(entry.0));
        if !properties.is_empty() {
            self.out.push_str(" <{");
            for (i, (name, property)) in properties.into_iter().enumerate() {
                if i > 0 {
                    self.out.push_str(", ");
                }
                self.property(name, property);
            }
            self.out.push_str("}>");
        }
        discardable
    }

    fn property(&mut self, name: NameId, property: Property) {
        match property {
            Property::Attr(attr) => self.entry(name, attr),
            Property::Sizes(sizes) => {
                let sizes: Vec<String> = sizes.iter().map(usize::to_string).collect();
                let colon = if sizes.is_empty() { "" } else { ": " };
                let name = self.module.cx.str(name);
                self.out.push_str(&format!("{name} = array<i32{colon}{}>", sizes.join(", ")));
            }
        }
    }

    /// Returns the segment sizes of the generic form, which the rows imply.
    fn segment_sizes(&self, op: Op, spec: &Spec) -> Vec<(NameId, Vec<usize>)> {
        let body = self.body();
        let own = body.own_operands(op).len();
        let passed = body.successors(op).iter().map(|successor| successor.operand_count as usize);
        let passed: Vec<usize> = passed.collect();
        let traits = self.module.cx.op_info(body.name(op)).map(|info| info.traits).unwrap_or_default();
        if traits.has(Traits::BRANCH_SEGMENTS) {
            return vec![(name::OPERAND_SEGMENT_SIZES, [&[own], &passed[..]].concat())];
        }
        if let Some((&default, cases)) = passed.split_first().filter(|_| traits.has(Traits::CASE_SEGMENTS)) {
            let sizes = vec![own, default, cases.iter().sum()];
            return vec![(name::CASE_OPERAND_SEGMENTS, cases.to_vec()), (name::OPERAND_SEGMENT_SIZES, sizes)];
        }
        if traits.has(Traits::INVOKE_SEGMENTS) {
            let last = self.last_own_group(op);
            let sizes = [&[own - last], &passed[..], &[last]].concat();
            return vec![(name::OPERAND_SEGMENT_SIZES, sizes)];
        }
        if traits.has(Traits::LIST_SEGMENTS) {
            return vec![(name::INDBR_OPERAND_SEGMENTS, passed)];
        }
        let given = self.module.cx.dict_get(body.attrs(op), name::OPERAND_SEGMENT_SIZES);
        match Spec::split(&spec.operands, own, None) {
            Some(sizes) if spec.has_operand_segments() && given.is_none() => {
                vec![(name::OPERAND_SEGMENT_SIZES, sizes.to_vec())]
            }
            _ => Vec::new(),
        }
    }

    /// Returns the operands in the order of the generic form.
    fn generic_operands(&self, op: Op) -> Vec<Value> {
        let body = self.body();
        let mut operands = body.operands(op).to_vec();
        let info = self.module.cx.op_info(body.name(op));
        if info.is_some_and(|info| info.traits.has(Traits::INVOKE_SEGMENTS)) {
            let last = self.last_own_group(op);
            let first = body.own_operands(op).len() - last;
            operands[first..].rotate_left(last);
        }
        operands
    }

    /// Returns the number of values of the second of two groups of own operands.
    fn last_own_group(&self, op: Op) -> usize {
        let own = self.body().own_operands(op).len();
        let sizes = self.module.cx.dict_get(self.body().attrs(op), name::OPERAND_SEGMENT_SIZES);
        let last = sizes.and_then(|attr| self.module.cx.dense_array_value(attr)).and_then(<[i64]>::last);
        last.map_or(0, |&last| (last.max(0) as usize).min(own))
    }

    fn generic_regions(&mut self, regions: &[Region]) {
        if regions.is_empty() {
            return;
        }
        self.out.push_str(" (");
        for (i, &region) in regions.iter().enumerate() {
            if i > 0 {
                self.out.push_str(", ");
            }
            self.default_dialects.push("");
            self.region(region, RegionStyle { entry_label: true, elide_terminator: false });
            self.default_dialects.pop();
        }
        self.out.push(')');
    }

    fn entries(&mut self, entries: &[NamedAttr]) {
        for (i, &(name, attr)) in entries.iter().enumerate() {
            if i > 0 {
                self.out.push_str(", ");
            }
            self.entry(name, attr);
        }
    }

    /// Prints `name = attr`.
    pub(super) fn entry(&mut self, name: NameId, attr: AttrId) {
        write_entry(&self.module.cx, name, attr, &mut self.out);
    }

    // ---- regions

    fn region_blocks(&mut self, region: Region, style: RegionStyle) {
        let blocks = self.body().region_blocks(region).to_vec();
        for (i, &block) in blocks.iter().enumerate() {
            // Without its label, an empty block would be indistinguishable from none.
            let says_something =
                !self.body().block_args(block).is_empty() || self.body().block_ops(block).is_empty();
            if i > 0 || (style.entry_label && says_something) {
                self.block_label(block);
            }
            self.block_ops(block, style.elide_terminator);
        }
    }

    fn block_label(&mut self, block: Block) {
        // Labels are indented one level less than operations.
        self.indent -= 1;
        self.new_line();
        self.indent += 1;
        self.block_name(block);
        let args = self.body().block_args(block).to_vec();
        if !args.is_empty() {
            self.out.push('(');
            for (i, &arg) in args.iter().enumerate() {
                if i > 0 {
                    self.out.push_str(", ");
                }
                self.value(arg);
                self.out.push_str(": ");
                self.ty(self.body().value_type(arg));
                self.arg_loc(arg);
            }
            self.out.push(')');
        }
        self.out.push(':');
    }

    fn block_ops(&mut self, block: Block, elide_terminator: bool) {
        let ops = self.current().block_ops(block);
        for (i, &op) in ops.iter().enumerate() {
            if elide_terminator && i + 1 == ops.len() && self.is_bare_terminator(op) {
                continue;
            }
            self.new_line();
            self.operation(op);
        }
    }

    fn is_bare_terminator(&self, op: Op) -> bool {
        let body = self.body();
        let info = self.module.cx.op_info(body.name(op));
        info.is_some_and(|info| info.traits.has(Traits::TERMINATOR))
            && body.operands(op).is_empty()
            && body.successors(op).is_empty()
            && body.regions(op).iter().all(|&region| is_empty(body, region))
            && self.module.cx.dict_entries(body.attrs(op)).is_empty()
    }

    /// Runs `print` inside the contents of a region.
    fn inside(&mut self, region: Region, print: impl FnOnce(&mut Self, Region)) {
        let (inner, inner_region) = self.module.contents(self.scope().body, region);
        let isolated = inner != self.scope().body;
        if isolated {
            self.enter(inner);
        }
        print(self, inner_region);
        if isolated {
            self.leave();
        }
    }

    fn block_name(&mut self, block: Block) {
        if let Some(names) = self.scopes.last() {
            names.write_block(block, &mut self.out.text);
        }
    }
}

/// Returns true if a region contains no operation.
fn is_empty(body: &Body, region: Region) -> bool {
    body.region_blocks(region).iter().all(|&block| body.block_ops(block).is_empty())
}

impl OpPrinter for Printer<'_> {
    fn body(&self) -> &Body {
        self.module.body(self.scope().body)
    }

    fn cx(&self) -> &Context {
        &self.module.cx
    }

    fn text(&mut self, text: &str) {
        if !text.contains('\n') {
            return self.out.push_str(text);
        }
        let mut lines = text.split('\n');
        self.out.push_str(lines.next().unwrap_or_default());
        for line in lines {
            self.new_line();
            self.out.push_str(line);
        }
    }

    fn value(&mut self, value: Value) {
        if let Some(names) = self.scopes.last() {
            names.write_value(value, &mut self.out.text);
        }
    }

    fn value_name(&self, value: Value) -> String {
        let mut name = String::new();
        self.scope().write_value(value, &mut name);
        name
    }

    fn ty(&mut self, ty: TypeId) {
        spelling::write_type(&self.module.cx, ty, &mut self.out);
    }

    fn attr(&mut self, attr: AttrId) {
        spelling::write_attr(&self.module.cx, attr, &mut self.out);
    }

    fn attr_value(&mut self, attr: AttrId) {
        spelling::write_attr_value(&self.module.cx, attr, &mut self.out);
    }

    fn symbol(&mut self, name: NameId) {
        spelling::write_symbol(self.module.cx.bytes(name), &mut self.out);
    }

    fn string(&mut self, text: NameId) {
        spelling::write_string(self.module.cx.bytes(text), &mut self.out);
    }

    fn attr_dict(&mut self, op: Op, hidden: &[NameId], keyword: bool) {
        let cx = &self.module.cx;
        let dict = self.body().attrs(op);
        if dict == DictId::EMPTY {
            return;
        }
        let spec = cx.spec(self.body().name(op));
        let at_default = |&(name, attr): &NamedAttr| {
            spec.and_then(|spec| spec.attr(name)).is_some_and(|declared| declared.default == Some(attr))
        };
        let entries = cx.dict_entries(dict).iter();
        let hides = |name: NameId| hidden.contains(&name) || name == name::OPERAND_SEGMENT_SIZES;
        let shown: Vec<NamedAttr> =
            entries.filter(|entry| !hides(entry.0) && !at_default(entry)).copied().collect();
        if keyword && !shown.is_empty() {
            self.out.push_str(" attributes");
        }
        self.dict(&shown);
    }

    fn dict(&mut self, entries: &[NamedAttr]) {
        if !entries.is_empty() {
            self.out.push_str(" {");
            self.entries(entries);
            self.out.push('}');
        }
    }

    fn successor(&mut self, op: Op, index: usize) {
        let body = self.current();
        self.block_name(body.successors(op)[index].block);
        let values = body.successor_operands(op, index);
        if !values.is_empty() {
            let types = body.value_types(values);
            let printer: &mut dyn OpPrinter = self;
            printer.text("(");
            printer.values(values);
            printer.text(" : ");
            printer.types(&types);
            printer.text(")");
        }
    }

    fn region_args(&mut self, region: Region) -> Vec<(String, TypeId)> {
        let mut args = Vec::new();
        self.inside(region, |p, region| {
            let Some(entry) = p.body().entry_block(region) else { return };
            for &arg in p.body().block_args(entry) {
                let mut name = String::new();
                p.scope().write_value(arg, &mut name);
                args.push((name, p.body().value_type(arg)));
            }
        });
        args
    }

    fn argument_loc(&mut self, region: Region, index: usize) {
        self.inside(region, |p, region| {
            let args = p.body().entry_block(region).map(|entry| p.body().block_args(entry));
            if let Some(&arg) = args.and_then(|args| args.get(index)).filter(|_| p.options.debug_info) {
                p.arg_loc(arg);
            }
        });
    }

    fn region_is_empty(&self, region: Region) -> bool {
        let (body, region) = self.module.contents(self.scope().body, region);
        self.module.body(body).entry_block(region).is_none()
    }

    fn region(&mut self, region: Region, style: RegionStyle) {
        self.out.push('{');
        self.indent += 1;
        self.inside(region, |p, region| p.region_blocks(region, style));
        self.indent -= 1;
        self.new_line();
        self.out.push('}');
    }

    fn nested_op(&mut self, op: Op) {
        self.operation_itself(op);
    }
}
