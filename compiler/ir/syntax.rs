//! The two traits by which an operation with irregular syntax parses and prints itself.

use super::affine::{AffineExpr, AffineMap};
use super::attrs::NamedAttr;
use super::body::{Body, Successor};
use super::context::Context;
use super::entity::{AttrId, Block, NameId, Op, Region, TypeId, Value};
use super::loc::Loc;
use super::op_info::OpName;
use super::spelling::Sink;

/// A parse error that has already been reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reported;

/// The result of a parser function.
pub type ParseResult<T = ()> = Result<T, Reported>;

/// Parses the operands, attributes, regions and types of an operation after its name.
pub type ParseFn = fn(&mut dyn OpParser, &mut OpState) -> ParseResult;
/// Prints the syntax that [`ParseFn`] parses.
pub type PrintFn = fn(&mut dyn OpPrinter, Op);

/// An operation being parsed.
#[derive(Clone, Debug)]
pub struct OpState {
    /// Name.
    pub name: OpName,
    /// Location.
    pub loc: Loc,
    /// Operands; those of the successors are at the end.
    pub operands: Vec<Value>,
    /// Types of the results.
    pub results: Vec<TypeId>,
    /// Attributes, inherent and discardable.
    pub attrs: Vec<NamedAttr>,
    /// Successors.
    pub successors: Vec<Successor>,
    /// Regions.
    pub regions: Vec<Region>,
    /// Names that the arguments of the first region had in the text.
    pub arg_names: Vec<NameId>,
}

impl OpState {
    /// Creates an operation with a name and a location only.
    pub fn new(name: OpName, loc: Loc) -> OpState {
        OpState {
            name,
            loc,
            operands: Vec::new(),
            results: Vec::new(),
            attrs: Vec::new(),
            successors: Vec::new(),
            regions: Vec::new(),
            arg_names: Vec::new(),
        }
    }

    /// Resets all fields but keeps their memory.
    pub fn clear(&mut self, name: OpName, loc: Loc) {
        (self.name, self.loc) = (name, loc);
        self.operands.clear();
        self.results.clear();
        self.attrs.clear();
        self.successors.clear();
        self.regions.clear();
        self.arg_names.clear();
    }

    /// Adds an attribute.
    pub fn attr(&mut self, name: NameId, attr: AttrId) {
        self.attrs.push((name, attr));
    }

    /// Adds a unit attribute.
    pub fn unit_attr(&mut self, cx: &mut Context, name: NameId) {
        let unit = cx.unit_attr();
        self.attr(name, unit);
    }

    /// Adds a successor with its operands. All other operands must have been added before.
    pub fn successor(&mut self, successor: Successor, operands: &[Value]) {
        self.successors.push(successor);
        self.operands.extend_from_slice(operands);
    }
}

/// A use of a value in the text that is not resolved yet, since its type may be written later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Operand {
    /// Byte offset of the `%`.
    pub offset: usize,
    /// Length of the name, including `%` but not `#n`.
    pub len: usize,
    /// The index in a group of values, the `n` of `%x#n`.
    pub index: u32,
}

/// An argument of a region's entry block that is part of the operation's own syntax.
#[derive(Clone, Copy, Debug)]
pub struct RegionArg {
    /// Its name.
    pub operand: Operand,
    /// Its type.
    pub ty: TypeId,
    /// Its explicit location, if any; the default is the location of its name.
    pub loc: Option<Loc>,
}

/// Affine expressions over values, `%i + symbol(%n), 3`, as a map and the values of its inputs.
#[derive(Clone, Debug)]
pub struct AffineUse {
    /// The expressions.
    pub map: AffineMap,
    /// Values of the dimensions.
    pub dims: Vec<Operand>,
    /// Values of the symbols.
    pub symbols: Vec<Operand>,
}

/// The interface of the parser for an operation's own syntax. Tokens are given as they are written: punctuation (`"("`,
/// `"->"`) or bare identifiers.
pub trait OpParser {
    /// Returns the interning tables.
    fn cx(&mut self) -> &mut Context;
    /// Returns the byte offset of the next token.
    fn offset(&self) -> usize;
    /// Reports an error at a byte offset.
    fn error(&mut self, offset: usize, message: String) -> Reported;
    /// Returns true if the next token is `token`.
    fn at(&self, token: &str) -> bool;
    /// Consumes the next token if it is `token`.
    fn eat(&mut self, token: &str) -> bool;
    /// Consumes the next token, which must be `token`.
    fn expect(&mut self, token: &str) -> ParseResult;
    /// Parses a string literal.
    fn parse_string(&mut self) -> ParseResult<NameId>;
    /// Parses `@name` or `@"name"`.
    fn parse_symbol_name(&mut self) -> ParseResult<NameId>;
    /// Parses an integer literal, possibly negative.
    fn parse_integer(&mut self) -> ParseResult<i128>;
    /// Returns true if the next token is a symbol name.
    fn at_symbol(&self) -> bool;
    /// Returns true if the next token is a string literal.
    fn at_string(&self) -> bool;
    /// Returns the current keyword of an enum for one that an earlier version of MLIR may have had.
    fn todays_keyword<'a>(&self, info: &str, keyword: &'a str) -> &'a str;
    /// Parses `(%a, %b) : type, type`, the operands of structured operations up to MLIR 14.
    fn parse_old_operands(&mut self) -> ParseResult<(Vec<Operand>, Vec<TypeId>)>;
    /// Returns true if the next token is a value name.
    fn at_operand(&self) -> bool;
    /// Returns true if the next tokens are the result names of another operation: `%x =`.
    fn at_results(&self) -> bool;
    /// Parses a type.
    fn parse_type(&mut self) -> ParseResult<TypeId>;
    /// Parses `(types) -> types`, and appends the types.
    fn parse_function_type(
        &mut self,
        inputs: &mut smallvec::SmallVec<[TypeId; 4]>,
        results: &mut Vec<TypeId>,
    ) -> ParseResult;
    /// Returns the pointee of the first pointer type in old syntax (`!llvm<"float*">`) from a byte offset on; `None` if
    /// there is none.
    fn old_pointee(&self, since: usize) -> Option<TypeId>;
    /// Parses an attribute; `ty` is the type of a number written without one.
    fn parse_attr(&mut self, ty: Option<TypeId>) -> ParseResult<AttrId>;
    /// Parses affine expressions over values up to and including the token `close`; exactly one expression if `None`.
    fn parse_affine_use(&mut self, close: Option<&str>) -> ParseResult<AffineUse>;
    /// Parses an affine map without its keyword: `(d0, d1) -> (d1, d0)`.
    fn parse_affine_map(&mut self) -> ParseResult<AttrId>;
    /// Parses `{...}` if present.
    fn parse_attr_dict(&mut self, attrs: &mut Vec<NamedAttr>) -> ParseResult;
    /// Parses the `loc(...)` of an argument if present.
    fn parse_argument_loc(&mut self) -> ParseResult<Option<Loc>>;
    /// Parses a use of a value.
    fn parse_operand(&mut self) -> ParseResult<Operand>;
    /// Resolves a use to its value, which must have type `ty`.
    fn resolve(&mut self, operand: Operand, ty: TypeId) -> ParseResult<Value>;
    /// Returns the name of a use, with `%`.
    fn operand_name(&self, operand: Operand) -> &[u8];
    /// Parses `^block` and, in parentheses, its operands.
    fn parse_successor(&mut self) -> ParseResult<(Successor, Vec<Value>)>;
    /// Parses a region in braces; `args` are the arguments of its entry block.
    fn parse_region(&mut self, args: &[RegionArg]) -> ParseResult<Region>;
    /// Creates a region of one block with arguments of these types, which is implicit in the text: `build` fills it.
    fn implied_region(
        &mut self,
        args: &[TypeId],
        build: &mut dyn FnMut(&mut Context, &mut Body, Block),
    ) -> Region;
    /// Parses the name of a known operation.
    fn parse_op_name(&mut self) -> ParseResult<OpName>;
    /// Creates a region without blocks: that of a declaration.
    fn empty_region(&mut self) -> Region;
    /// Appends a terminator without operands to the last block of a region unless it already has one.
    fn ensure_terminator(&mut self, region: Region, terminator: OpName, loc: Loc);
    /// As [`OpParser::ensure_terminator`]; if the region has one operation, its results are the terminator's operands.
    fn ensure_terminator_of_results(&mut self, region: Region, terminator: OpName, loc: Loc);
}

/// The style of [`OpPrinter::region`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RegionStyle {
    /// True if the entry block's label and arguments are printed.
    pub entry_label: bool,
    /// True if a terminator without operands, results and attributes is omitted.
    pub elide_terminator: bool,
}

/// The interface of the printer for an operation's own syntax.
pub trait OpPrinter {
    /// Returns the body of the operation.
    fn body(&self) -> &Body;
    /// Returns the interning tables.
    fn cx(&self) -> &Context;
    /// Prints text verbatim.
    fn text(&mut self, text: &str);
    /// Prints the name of a value.
    fn value(&mut self, value: Value);
    /// Returns the name of a value, with `%`.
    fn value_name(&self, value: Value) -> String;
    /// Prints a type.
    fn ty(&mut self, ty: TypeId);
    /// Prints an attribute with its type.
    fn attr(&mut self, attr: AttrId);
    /// Prints a number without its type.
    fn attr_value(&mut self, attr: AttrId);
    /// Prints `@name`.
    fn symbol(&mut self, name: NameId);
    /// Prints a quoted string.
    fn string(&mut self, text: NameId);
    /// Prints ` {...}` with the attributes that are neither among `hidden` nor equal to their defaults, if any;
    /// ` attributes {...}` when `keyword` is set.
    fn attr_dict(&mut self, op: Op, hidden: &[NameId], keyword: bool);
    /// Prints ` {...}` of the given entries, if any.
    fn dict(&mut self, entries: &[NamedAttr]);
    /// Prints `^block(operands : types)` of a successor.
    fn successor(&mut self, op: Op, index: usize);
    /// Returns the names and types of the arguments of the entry block of a region of the current operation.
    fn region_args(&mut self, region: Region) -> Vec<(String, TypeId)>;
    /// Prints the location of an argument of the entry block of a region, if locations are printed.
    fn argument_loc(&mut self, region: Region, index: usize);
    /// Returns true if a region of the current operation has no block.
    fn region_is_empty(&self, region: Region) -> bool;
    /// Prints a region in braces.
    fn region(&mut self, region: Region, style: RegionStyle);
    /// Prints an operation of a region without the names of its results.
    fn nested_op(&mut self, op: Op);
}

impl dyn OpPrinter + '_ {
    /// Prints items separated by commas.
    pub fn list<T>(
        &mut self,
        items: impl IntoIterator<Item = T>,
        mut each: impl FnMut(&mut dyn OpPrinter, T),
    ) {
        for (i, item) in items.into_iter().enumerate() {
            if i > 0 {
                self.text(", ");
            }
            each(self, item);
        }
    }

    /// Prints values separated by commas.
    pub fn values(&mut self, values: &[Value]) {
        self.list(values, |p, &value| p.value(value));
    }

    /// Prints affine expressions over values separated by commas; `inputs` are the values of the dimensions and
    /// then those of the symbols.
    pub fn affine_exprs(&mut self, exprs: &[AffineExpr], dims: usize, inputs: &[Value]) {
        self.list(exprs, |p, expr| {
            let mut text = String::new();
            let name =
                |number: usize| inputs.get(number).map(|&value| p.value_name(value)).unwrap_or_default();
            let input = |input: &AffineExpr, out: &mut dyn Sink| match *input {
                AffineExpr::Dim(number) => out.push_str(&name(number as usize)),
                AffineExpr::Symbol(number) => {
                    out.push_str("symbol(");
                    out.push_str(&name(dims + number as usize));
                    out.push(')');
                }
                AffineExpr::Constant(_) | AffineExpr::Binary(..) => {}
            };
            expr.write_with(&input, &mut text);
            p.text(&text);
        });
    }

    /// Prints types separated by commas.
    pub fn types(&mut self, types: &[TypeId]) {
        self.list(types, |p, &ty| p.ty(ty));
    }

    /// Prints ` -> type` or ` -> (types)`; nothing if there are no types.
    pub fn arrow_types(&mut self, types: &[TypeId]) {
        match types {
            [] => {}
            [ty] if !matches!(self.cx().type_data(*ty), super::TypeData::Function { .. }) => {
                self.text(" -> ");
                self.ty(*ty);
            }
            types => {
                self.text(" -> (");
                self.types(types);
                self.text(")");
            }
        }
    }

    /// Returns an attribute of an operation.
    pub fn attr_of(&self, op: Op, name: NameId) -> Option<AttrId> {
        self.cx().dict_get(self.body().attrs(op), name)
    }
}

impl dyn OpParser + '_ {
    /// Parses items separated by commas; at least one.
    pub fn comma_list<T>(
        &mut self,
        mut each: impl FnMut(&mut dyn OpParser) -> ParseResult<T>,
    ) -> ParseResult<Vec<T>> {
        let mut items = vec![each(self)?];
        while self.eat(",") {
            items.push(each(self)?);
        }
        Ok(items)
    }

    /// Parses items separated by commas up to and including the token `close`; `open` was consumed before.
    pub fn comma_list_until<T>(
        &mut self,
        close: &str,
        each: impl FnMut(&mut dyn OpParser) -> ParseResult<T>,
    ) -> ParseResult<Vec<T>> {
        if self.eat(close) {
            return Ok(Vec::new());
        }
        let items = self.comma_list(each)?;
        self.expect(close)?;
        Ok(items)
    }

    /// Reports an error if the numbers of types and uses differ.
    pub fn check_type_count(&mut self, operands: &[Operand], types: &[TypeId]) -> ParseResult {
        if operands.len() == types.len() {
            return Ok(());
        }
        let offset = operands.first().map_or(self.offset(), |operand| operand.offset);
        let message = format!(
            "number of operands and types do not match: got {} operands and {} types",
            operands.len(),
            types.len()
        );
        Err(self.error(offset, message))
    }

    /// Resolves uses whose types are given in the same order.
    pub fn resolve_all(&mut self, operands: &[Operand], types: &[TypeId]) -> ParseResult<Vec<Value>> {
        self.check_type_count(operands, types)?;
        operands.iter().zip(types).map(|(&operand, &ty)| self.resolve(operand, ty)).collect()
    }
}
