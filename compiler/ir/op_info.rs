//! What is known about operations: the row each dialect writes per operation, the table of all of them, and
//! the two traits through which an operation with irregular syntax reads and prints itself.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::affine::{AffineExpr, AffineMap};
use super::attrs::NamedAttr;
use super::body::{Body, Successor};
use super::context::Context;
use super::entity::{AttrId, Block, NameId, Op, Region, TypeId, Value};
use super::loc::Loc;
use super::spelling::Sink;
use super::verify::VerifyCx;

/// The name of an operation: its dialect's number and its row there. Constants of this type can be matched on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct OpName {
    dialect: u16,
    index: u16,
}

impl OpName {
    /// The name of row `index` of dialect number `dialect`.
    pub const fn new(dialect: u16, index: u16) -> OpName {
        OpName { dialect, index }
    }

    /// How many different operations of unknown dialects a module can have.
    pub const MAX_UNREGISTERED: usize = 1 << 16;

    /// The name of an operation of an unknown dialect, unless there are too many.
    pub fn unregistered(index: usize) -> Option<OpName> {
        u16::try_from(index).ok().map(|index| OpName { dialect: 0, index })
    }

    /// Number of the dialect; 0 for operations of unknown dialects.
    pub const fn dialect(self) -> usize {
        self.dialect as usize
    }

    /// Row in the dialect's table, or in the table of unknown names.
    pub const fn index(self) -> usize {
        self.index as usize
    }
}

/// A set of operation traits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Traits(u32);

impl Traits {
    /// Must be the last operation of its block; may have successors.
    pub const TERMINATOR: Traits = Traits(1 << 0);
    /// Its regions see no value from outside and are bodies of their own.
    pub const ISOLATED: Traits = Traits(1 << 1);
    /// Defines a symbol: `sym_name`.
    pub const SYMBOL: Traits = Traits(1 << 2);
    /// Its region is a scope for symbols.
    pub const SYMBOL_TABLE: Traits = Traits(1 << 3);
    /// Its regions have at most one block.
    pub const SINGLE_BLOCK: Traits = Traits(1 << 4);
    /// The blocks of its regions need no terminator.
    pub const NO_TERMINATOR: Traits = Traits(1 << 5);
    /// No effect but its results, for any operands.
    pub const PURE: Traits = Traits(1 << 6);
    /// Operands may be swapped.
    pub const COMMUTATIVE: Traits = Traits(1 << 7);
    /// Produces the value of its `value` attribute.
    pub const CONSTANT: Traits = Traits(1 << 8);
    /// Its successors' operand counts are written as `operandSegmentSizes` in generic form.
    pub const BRANCH_SEGMENTS: Traits = Traits(1 << 9);
    /// As `BRANCH_SEGMENTS`, for an operation with case successors: `case_operand_segments` as well.
    pub const CASE_SEGMENTS: Traits = Traits(1 << 10);
    /// As `BRANCH_SEGMENTS`, for an operation whose second group of own operands comes after those of the
    /// successors in generic form.
    pub const INVOKE_SEGMENTS: Traits = Traits(1 << 11);
    /// Its successors' operand counts are written as `indbr_operand_segments` in generic form.
    pub const LIST_SEGMENTS: Traits = Traits(1 << 12);

    /// Both sets together.
    pub const fn and(self, other: Traits) -> Traits {
        Traits(self.0 | other.0)
    }

    /// Whether all of `other` is in the set.
    pub const fn has(self, other: Traits) -> bool {
        self.0 & other.0 == other.0
    }
}

/// A reader error that has been reported already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reported;

/// Result of a reader function.
pub type ParseResult<T = ()> = Result<T, Reported>;

/// Reads the operands, attributes, regions and types of one operation after its name.
pub type ParseFn = fn(&mut dyn OpParser, &mut OpState) -> ParseResult;
/// Prints what [`ParseFn`] reads.
pub type PrintFn = fn(&mut dyn OpPrinter, Op);
/// Checks what the signature cannot say. The message completes `'name' op …`.
pub type VerifyFn = fn(&VerifyCx, Op) -> Result<(), String>;
/// The type of result number `usize` from the operands' types and attributes; the message completes
/// `'name' op …`.
pub type InferFn = fn(&mut Context, &[TypeId], &[NamedAttr]) -> Result<TypeId, String>;

/// How an operation is written.
#[derive(Clone, Copy, Debug)]
pub enum Syntax {
    /// In generic form only.
    Generic,
    /// By a format string; `text::format` has the notation.
    Format(&'static str),
    /// By functions.
    Custom(ParseFn, PrintFn),
}

/// One row of a dialect's table. The signature and attribute notations are explained in
/// [`spec`](super::spec).
#[derive(Clone, Copy, Debug)]
pub struct OpInfo {
    /// Full name, `dialect.op`.
    pub name: &'static str,
    /// Operands and results.
    pub signature: &'static str,
    /// Inherent attributes.
    pub attributes: &'static str,
    /// Custom syntax.
    pub syntax: Syntax,
    /// Traits.
    pub traits: Traits,
    /// Check of what the signature cannot say.
    pub verify: Option<VerifyFn>,
    /// Type of the results declared `infer`.
    pub infer: Option<InferFn>,
    /// Dialect whose name may be left out of operations in the regions of this one.
    pub default_dialect: &'static str,
    /// Full name that the operation had in an earlier version of MLIR.
    pub former_name: &'static str,
}

impl OpInfo {
    /// An operation in generic form with unchecked operands and results.
    pub const fn new(name: &'static str) -> OpInfo {
        OpInfo {
            name,
            signature: "",
            attributes: "",
            syntax: Syntax::Generic,
            traits: Traits(0),
            verify: None,
            infer: None,
            default_dialect: "",
            former_name: "",
        }
    }

    /// Sets the signature.
    pub const fn sig(self, signature: &'static str) -> OpInfo {
        OpInfo { signature, ..self }
    }

    /// Sets the inherent attributes.
    pub const fn attrs(self, attributes: &'static str) -> OpInfo {
        OpInfo { attributes, ..self }
    }

    /// Sets the format of the custom syntax.
    pub const fn asm(self, format: &'static str) -> OpInfo {
        OpInfo { syntax: Syntax::Format(format), ..self }
    }

    /// Sets functions for the custom syntax.
    pub const fn custom(self, parse: ParseFn, print: PrintFn) -> OpInfo {
        OpInfo { syntax: Syntax::Custom(parse, print), ..self }
    }

    /// Adds a trait.
    pub const fn with(self, traits: Traits) -> OpInfo {
        OpInfo { traits: self.traits.and(traits), ..self }
    }

    /// Sets the verifier.
    pub const fn verify(self, verify: VerifyFn) -> OpInfo {
        OpInfo { verify: Some(verify), ..self }
    }

    /// Sets the result type inference.
    pub const fn infer(self, infer: InferFn) -> OpInfo {
        OpInfo { infer: Some(infer), ..self }
    }

    /// Sets the full name of an earlier version, which is read too.
    pub const fn formerly(self, name: &'static str) -> OpInfo {
        OpInfo { former_name: name, ..self }
    }

    /// Sets the default dialect of the regions.
    pub const fn default_dialect(self, dialect: &'static str) -> OpInfo {
        OpInfo { default_dialect: dialect, ..self }
    }
}

/// How an enum attribute is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EnumStorage {
    /// As an `i64` integer attribute.
    I64,
    /// As an `i32` integer attribute.
    I32,
    /// As the dialect attribute `#dialect.enum<keyword>`, `dialect.enum` being the enum's name.
    Dialect,
    /// As `Dialect`, with several keywords separated by commas without spaces.
    DialectTight,
    /// As the dialect attribute `#dialect<enum keyword>`.
    DialectWords,
}

/// A closed set of keywords that an attribute can have.
#[derive(Clone, Copy, Debug)]
pub struct EnumInfo {
    /// Name by which attribute declarations refer to it, `dialect.name`.
    pub name: &'static str,
    /// How it is stored.
    pub storage: EnumStorage,
    /// Whether several keywords can be combined (`nsw, nuw`).
    pub is_flags: bool,
    /// Keywords and their numbers.
    pub cases: &'static [(&'static str, i64)],
}

/// A dialect: its operations and enums.
#[derive(Clone, Copy, Debug)]
pub struct Dialect {
    /// Namespace, such as `arith`.
    pub name: &'static str,
    /// Operations by row number, possibly from several files.
    pub ops: &'static [OpInfo],
    /// Enum attributes.
    pub enums: &'static [EnumInfo],
}

/// A dialect that is not compiled.
#[derive(Clone, Copy, Debug)]
pub struct ForeignDialect {
    /// Its name.
    pub name: &'static str,
    /// What makes of its operations those of other dialects: the end of `… is lowered by`.
    pub lowering: &'static str,
}

/// All known dialects. Position in the list is the dialect's number minus one.
#[derive(Clone, Debug)]
pub struct Registry {
    dialects: &'static [Dialect],
    foreign: &'static [ForeignDialect],
    by_name: Arc<FxHashMap<&'static [u8], OpName>>,
}

impl Registry {
    /// The registry of these dialects, and of what is known of others.
    pub fn new(dialects: &'static [Dialect], foreign: &'static [ForeignDialect]) -> Registry {
        let mut by_name = FxHashMap::default();
        for (number, dialect) in dialects.iter().enumerate() {
            for (row, info) in dialect.ops.iter().enumerate() {
                let name = OpName::new(number as u16 + 1, row as u16);
                by_name.insert(info.name.as_bytes(), name);
                if !info.former_name.is_empty() {
                    by_name.insert(info.former_name.as_bytes(), name);
                }
            }
        }
        Registry { dialects, foreign, by_name: by_name.into() }
    }

    /// What lowers the operations of a dialect that is not compiled; `None` if nothing is known of it.
    pub fn lowering(&self, dialect: &str) -> Option<&'static str> {
        self.foreign.iter().find(|known| known.name == dialect).map(|known| known.lowering)
    }

    /// The name of a known operation.
    pub fn find(&self, full: &[u8]) -> Option<OpName> {
        self.by_name.get(full).copied()
    }

    /// What is known about an operation.
    pub fn info(&self, name: OpName) -> Option<&'static OpInfo> {
        let dialect = self.dialects.get(name.dialect().checked_sub(1)?)?;
        dialect.ops.get(name.index())
    }

    /// All known dialects.
    pub fn dialects(&self) -> &'static [Dialect] {
        self.dialects
    }

    /// All known operations with their names.
    pub fn ops(&self) -> impl Iterator<Item = (OpName, &'static OpInfo)> {
        self.dialects.iter().enumerate().flat_map(|(number, dialect)| {
            let name = move |row| OpName::new(number as u16 + 1, row as u16);
            dialect.ops.iter().enumerate().map(move |(row, info)| (name(row), info))
        })
    }

    /// An enum by its full name.
    pub fn find_enum(&self, name: &str) -> Option<&'static EnumInfo> {
        self.dialects.iter().flat_map(|dialect| dialect.enums).find(|info| info.name == name)
    }
}

/// Declares the operations of a dialect: a constant [`OpName`] per operation and the table `OPS`.
///
/// ```text
/// ops! { "arith" = 3;
///     /// Wrapping integer addition.
///     ADDI = "addi".sig("lhs: T, rhs: T -> result: T; T: signless-integer-like").with(PURE);
/// }
/// ```
#[macro_export]
macro_rules! ops {
    ($dialect:literal = $number:expr;
     $($(#[$doc:meta])* $id:ident = $name:literal $(. $method:ident ( $($arg:expr),* $(,)? ))*;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum OpIndex { $($id),* }
        $($(#[$doc])* pub const $id: $crate::ir::OpName =
            $crate::ir::OpName::new($number, OpIndex::$id as u16);)*
        /// The operations of the dialect, by row number.
        pub static OPS: &[$crate::ir::OpInfo] = &[
            $($crate::ir::OpInfo::new(concat!($dialect, ".", $name)) $(.$method($($arg),*))*),*
        ];
    };
}

/// An operation being read.
#[derive(Clone, Debug)]
pub struct OpState {
    /// Name.
    pub name: OpName,
    /// Location.
    pub loc: Loc,
    /// Operands; those of successors at the end.
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
    /// An operation about which only the name is known.
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

    /// Forgets everything but the memory.
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

    /// Adds the unit attribute of a name.
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

/// A use of a value in the text, not resolved yet: its type may be written later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Operand {
    /// Byte offset of the `%`.
    pub offset: usize,
    /// Length of the name, `%` included and `#n` not.
    pub len: usize,
    /// Which value of a group, the `n` of `%x#n`.
    pub index: u32,
}

/// An argument of a region's entry block that is written in the operation's own syntax.
#[derive(Clone, Copy, Debug)]
pub struct RegionArg {
    /// Its name.
    pub operand: Operand,
    /// Its type.
    pub ty: TypeId,
    /// Its location where it has one of its own; otherwise it is that of its name.
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

/// What the reader offers to an operation's own syntax. Tokens are given as they are written:
/// punctuation (`"("`, `"->"`) or bare identifiers.
pub trait OpParser {
    /// The interning tables.
    fn cx(&mut self) -> &mut Context;
    /// Byte offset of the next token.
    fn offset(&self) -> usize;
    /// Reports an error at a byte offset.
    fn error(&mut self, offset: usize, message: String) -> Reported;
    /// Whether the next token is this.
    fn at(&self, token: &str) -> bool;
    /// Takes the next token if it is this.
    fn eat(&mut self, token: &str) -> bool;
    /// Takes the next token, which must be this.
    fn expect(&mut self, token: &str) -> ParseResult;
    /// Takes a string literal.
    fn parse_string(&mut self) -> ParseResult<NameId>;
    /// Takes `@name` or `@"name"`.
    fn parse_symbol_name(&mut self) -> ParseResult<NameId>;
    /// Takes an integer literal, possibly negative.
    fn parse_integer(&mut self) -> ParseResult<i128>;
    /// Whether the next token is a symbol name.
    fn at_symbol(&self) -> bool;
    /// Whether the next token is a string literal.
    fn at_string(&self) -> bool;
    /// The keyword that an enum of this name has today for one that it may have had.
    fn todays_keyword<'a>(&self, info: &str, keyword: &'a str) -> &'a str;
    /// Takes `(%a, %b) : type, type`, as structured operations had their operands until MLIR 14.
    fn parse_old_operands(&mut self) -> ParseResult<(Vec<Operand>, Vec<TypeId>)>;
    /// Whether the next token is a value name.
    fn at_operand(&self) -> bool;
    /// Whether the next tokens are the names of results with which another operation begins: `%x =`.
    fn at_results(&self) -> bool;
    /// Takes a type.
    fn parse_type(&mut self) -> ParseResult<TypeId>;
    /// Takes `(types) -> types`, and appends the types.
    fn parse_function_type(
        &mut self,
        inputs: &mut smallvec::SmallVec<[TypeId; 4]>,
        results: &mut Vec<TypeId>,
    ) -> ParseResult;
    /// What the first pointer type in old spelling (`!llvm<"float*">`) from a byte offset on points to; `None` when
    /// there is none.
    fn old_pointee(&self, since: usize) -> Option<TypeId>;
    /// Takes an attribute; `ty` is the type of a number written without one.
    fn parse_attr(&mut self, ty: Option<TypeId>) -> ParseResult<AttrId>;
    /// Takes affine expressions over values up to the token `close`, which is taken; exactly one without it.
    fn parse_affine_use(&mut self, close: Option<&str>) -> ParseResult<AffineUse>;
    /// Takes an affine map without the word: `(d0, d1) -> (d1, d0)`.
    fn parse_affine_map(&mut self) -> ParseResult<AttrId>;
    /// Takes `{...}` if present.
    fn parse_attr_dict(&mut self, attrs: &mut Vec<NamedAttr>) -> ParseResult;
    /// Takes the `loc(...)` of an argument if present.
    fn parse_argument_loc(&mut self) -> ParseResult<Option<Loc>>;
    /// Takes a use of a value.
    fn parse_operand(&mut self) -> ParseResult<Operand>;
    /// The value that a use names; it must have type `ty`.
    fn resolve(&mut self, operand: Operand, ty: TypeId) -> ParseResult<Value>;
    /// Text of the name of a use, with `%`.
    fn operand_name(&self, operand: Operand) -> &[u8];
    /// Takes `^block` and, in parentheses, its operands.
    fn parse_successor(&mut self) -> ParseResult<(Successor, Vec<Value>)>;
    /// Takes a region in braces; `args` are the arguments of its entry block.
    fn parse_region(&mut self, args: &[RegionArg]) -> ParseResult<Region>;
    /// A region of one block with arguments of these types, which the text does not spell out: `build` fills it.
    fn implied_region(
        &mut self,
        args: &[TypeId],
        build: &mut dyn FnMut(&mut Context, &mut Body, Block),
    ) -> Region;
    /// Takes the name of a known operation.
    fn parse_op_name(&mut self) -> ParseResult<OpName>;
    /// A region without blocks: that of a declaration.
    fn empty_region(&mut self) -> Region;
    /// Ends the last block of a region with an operation without operands unless it ends already.
    fn ensure_terminator(&mut self, region: Region, terminator: OpName, loc: Loc);
    /// As [`OpParser::ensure_terminator`]; a region of one operation ends with its results as operands.
    fn ensure_terminator_of_results(&mut self, region: Region, terminator: OpName, loc: Loc);
}

/// How [`OpPrinter::region`] prints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RegionStyle {
    /// Whether the entry block's label and arguments are printed.
    pub entry_label: bool,
    /// Whether a terminator without operands, results and attributes is left out.
    pub elide_terminator: bool,
}

/// What the printer offers to an operation's own syntax.
pub trait OpPrinter {
    /// The body of the operation.
    fn body(&self) -> &Body;
    /// The interning tables.
    fn cx(&self) -> &Context;
    /// Prints text as it is.
    fn text(&mut self, text: &str);
    /// Prints the name of a value.
    fn value(&mut self, value: Value);
    /// The name of a value, with `%`.
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
    /// Prints ` {...}` with the attributes that are not among `hidden` and not at their defaults, if any;
    /// ` attributes {...}` when `keyword` is set.
    fn attr_dict(&mut self, op: Op, hidden: &[NameId], keyword: bool);
    /// Prints ` {...}` of the given entries, if any.
    fn dict(&mut self, entries: &[NamedAttr]);
    /// Prints `^block(operands : types)` of a successor.
    fn successor(&mut self, op: Op, index: usize);
    /// Names and types of the entry block's arguments of a region of the current operation.
    fn region_args(&mut self, region: Region) -> Vec<(String, TypeId)>;
    /// Prints the location of an argument of the entry block of a region, if locations are printed.
    fn argument_loc(&mut self, region: Region, index: usize);
    /// Whether a region of the current operation has no block.
    fn region_is_empty(&self, region: Region) -> bool;
    /// Prints a region in braces.
    fn region(&mut self, region: Region, style: RegionStyle);
    /// Prints an operation of a region that is written without the names of its results.
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

    /// Prints ` -> type` or ` -> (types)`; nothing for no types.
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

    /// An attribute of an operation.
    pub fn attr_of(&self, op: Op, name: NameId) -> Option<AttrId> {
        self.cx().dict_get(self.body().attrs(op), name)
    }
}

impl dyn OpParser + '_ {
    /// Reads items separated by commas; at least one.
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

    /// Reads items separated by commas up to the token `close`, which is taken; `open` was taken before.
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

    /// Reports when there are not as many types as uses.
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
