//! Symbols that are neither functions nor variables, and information for the linker.

use crate::ir::{Context, DictId, EnumInfo, NameId, Op, Region, Traits, VerifyCx, name};
use crate::{accessors, ops};

use super::{function, i64_enum};

ops! { "llvm" = super::table::symbol;
    /// Another name for a symbol, or for an address in it.
    ALIAS = "mlir.alias".attrs("alias_type: type, sym_name: string, linkage: llvm.linkage = external, dso_local: unit, thread_local_: unit, \
        unnamed_addr: llvm.unnamed_addr = none, visibility_: llvm.visibility = default, sym_visibility?: string")
        .custom(syntax::parse_alias, syntax::print_alias).with(Traits::ISOLATED.and(Traits::SYMBOL).and(Traits::SINGLE_BLOCK));
    /// A function that a resolver selects when the program is loaded.
    IFUNC = "mlir.ifunc".attrs("sym_name: string, i_func_type: type, resolver: symbol, resolver_type: type, linkage: llvm.linkage = external, dso_local: unit, \
        address_space: i32 = 0, unnamed_addr: llvm.unnamed_addr = none, visibility_: llvm.visibility = default, sym_visibility?: string")
        .custom(syntax::parse_ifunc, syntax::print_ifunc).verify(verify_ifunc).with(Traits::SYMBOL);
    /// A set of rules for merging sections.
    COMDAT = "comdat".attrs("sym_name: string, sym_visibility?: string").custom(syntax::parse_comdat, syntax::print_comdat).verify(verify_comdat)
        .with(Traits::SYMBOL.and(Traits::SYMBOL_TABLE).and(Traits::NO_TERMINATOR).and(Traits::SINGLE_BLOCK));
    /// A rule for merging sections.
    COMDAT_SELECTOR = "comdat_selector".attrs("sym_name: symbol-name, comdat: llvm.comdat_kind, sym_visibility?: string").asm("$sym_name $comdat attr-dict").with(Traits::SYMBOL);
    /// Functions that run when the program is loaded, lowest priority first.
    GLOBAL_CTORS = "mlir.global_ctors".attrs("ctors: array, priorities: array, data: array")
        .custom(|p, state| syntax::parse_structors(p, state, "ctors"), |p, op| syntax::print_structors(p, op, "ctors")).verify(|view, op| verify_structors(view, op, "ctors"));
    /// Functions that run when the program ends, highest priority first.
    GLOBAL_DTORS = "mlir.global_dtors".attrs("dtors: array, priorities: array, data: array")
        .custom(|p, state| syntax::parse_structors(p, state, "dtors"), |p, op| syntax::print_structors(p, op, "dtors")).verify(|view, op| verify_structors(view, op, "dtors"));
    /// The address of an equivalent of a function in this linkage unit.
    DSO_LOCAL_EQUIVALENT = "dso_local_equivalent".sig("-> res: llvm-pointer").attrs("function_name: symbol").asm("$function_name attr-dict : type($res)").with(Traits::PURE);
    /// Options for the linker.
    LINKER_OPTIONS = "linker_options".attrs("options: array").asm("$options attr-dict");
    /// Properties of the module.
    MODULE_FLAGS = "module_flags".attrs("flags: array").asm("$flags attr-dict");
    /// The address of a block.
    BLOCKADDRESS = "blockaddress".sig("-> res: llvm-pointer").attrs("block_addr: #llvm.blockaddress").asm("$block_addr attr-dict : type($res)").with(Traits::PURE);
    /// Tags a block, to take its address.
    BLOCKTAG = "blocktag".sig("->").attrs("tag: #llvm.blocktag").asm("$tag attr-dict");
    /// Branches to the block with an address.
    INDIRECTBR = "indirectbr".sig("addr: llvm-pointer ->").custom(syntax::parse_indirectbr, syntax::print_indirectbr)
        .with(Traits::TERMINATOR.and(Traits::LIST_SEGMENTS));
}

accessors! {
    IndirectBr for INDIRECTBR: addr;
}

/// Selection kinds of comdats: the rules for merging sections of the same name.
pub const COMDAT_KIND: EnumInfo = i64_enum(
    "llvm.comdat_kind",
    &[("any", 0), ("exactmatch", 1), ("largest", 2), ("nodeduplicate", 3), ("samesize", 4)],
);

/// Returns the number that represents the address of a block, which is never zero, from the tag in `#llvm.blockaddress`
/// or `#llvm.blocktag`.
pub fn tag_number(cx: &Context, attrs: DictId) -> Result<u128, String> {
    let attr = |name, prefix| {
        let attr = cx.dict_get(attrs, cx.find_name(name)?)?;
        cx.dialect_attr_body(attr, prefix)
    };
    let body = attr("block_addr", "llvm.blockaddress").or_else(|| attr("tag", "llvm.blocktag"));
    let id = body.and_then(|body| body.rsplit_once("id")).map(|(_, rest)| rest);
    let id = id.map(|rest| rest.trim_matches(|c: char| !c.is_ascii_digit()));
    let id = id.and_then(|id| id.parse::<u32>().ok()).ok_or("it needs the tag of a block")?;
    Ok(u128::from(id) + 1)
}

/// Returns the name to which a symbol attribute of `op` refers.
fn symbol_attr(view: &VerifyCx, op: Op, attr: &str) -> Option<NameId> {
    let attr = view.attr(op, view.cx.find_name(attr)?)?;
    view.cx.symbol_value(attr)
}

fn verify_ifunc(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some(resolver) = symbol_attr(view, op, "resolver") else { return Ok(()) };
    let found = view
        .lookup(resolver)
        .filter(|&(body, op)| [function::FUNC, ALIAS].contains(&view.module.body(body).name(op)));
    found.map(|_| ()).ok_or_else(|| "must have a resolver that is a function or an alias to one".to_string())
}

fn verify_comdat(view: &VerifyCx, op: Op) -> Result<(), String> {
    let regions = view.body.regions(op);
    let entry = regions.first().and_then(|&region| view.body.entry_block(region));
    let ops = entry.map(|entry| view.body.block_ops(entry)).unwrap_or_default();
    match ops.iter().all(|&op| view.body.name(op) == COMDAT_SELECTOR) {
        true => Ok(()),
        false => Err("only comdat selector symbols can appear in a comdat region".to_string()),
    }
}

fn verify_structors(view: &VerifyCx, op: Op, list: &str) -> Result<(), String> {
    let array = |name: &str| {
        let attr = view.cx.find_name(name).and_then(|name| view.attr(op, name));
        attr.and_then(|attr| view.cx.array_value(attr)).unwrap_or_default()
    };
    let functions = array(list);
    if array("priorities").len() != functions.len() || array("data").len() != functions.len() {
        return Err(format!("number of {list}, priorities, and data must be equal"));
    }
    for &function in functions {
        let Some(symbol) = view.cx.symbol_value(function) else {
            return Err(format!(
                "attribute '{list}' failed to satisfy constraint: flat symbol ref array attribute"
            ));
        };
        let text = view.cx.str(symbol);
        let found =
            view.lookup(symbol).filter(|&(body, op)| view.module.body(body).name(op) == function::FUNC);
        let Some((body, found)) = found else {
            return Err(format!("'{text}' does not reference a valid LLVM function"));
        };
        let contents = view.module.op_body(body, found).map(|body| view.module.body(body));
        if contents.is_none_or(|body| body.entry_block(Region::ROOT).is_none()) {
            return Err(format!("'{text}' does not have a definition"));
        }
    }
    Ok(())
}

/// The attributes that [`syntax`] prints itself.
const PREFIX_NAMES: [NameId; 3] = [name::LINKAGE, name::VISIBILITY, name::UNNAMED_ADDR];

mod syntax {
    //! Syntax of aliases, which are written as globals without a value, and of comdats, which are a name and a region.

    use super::PREFIX_NAMES;
    use crate::dialect::llvm::function::{LINKAGE, UNNAMED_ADDR, VISIBILITY, parse_enum_keyword};
    use crate::dialect::llvm::global::syntax::{print_enum, print_linkage};
    use crate::ir::{AttrData, Op, OpParser, OpPrinter, OpState, ParseResult, RegionStyle, TypeId, name};

    fn parse_symbol(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
        let symbol = p.parse_symbol_name()?;
        let symbol = p.cx().attr(AttrData::String(symbol));
        state.attr(name::SYM_NAME, symbol);
        Ok(())
    }

    fn parse_prefix(
        p: &mut dyn OpParser,
        state: &mut OpState,
        info: &crate::ir::EnumInfo,
        attr: crate::ir::NameId,
    ) {
        if let Some(value) = parse_enum_keyword(p, info) {
            state.attr(attr, value);
        }
    }

    fn type_attr(p: &mut dyn OpParser, state: &mut OpState, name: &str) -> ParseResult {
        let ty = p.parse_type()?;
        let attr = p.cx().type_attr(ty);
        let name = p.cx().name(name);
        state.attr(name, attr);
        Ok(())
    }

    fn print_symbol(p: &mut dyn OpPrinter, op: Op) {
        p.text(" ");
        if let Some(symbol) = p.attr_of(op, name::SYM_NAME).and_then(|attr| p.cx().string_value(attr)) {
            p.symbol(symbol);
        }
    }

    fn print_type_attr(p: &mut dyn OpPrinter, op: Op, name: &str) {
        let attr = p.cx().find_name(name).and_then(|name| p.attr_of(op, name));
        if let Some(ty) = attr.and_then(|attr| p.cx().type_value(attr)) {
            p.ty(ty);
        }
    }

    /// Parses `llvm.mlir.alias weak hidden thread_local unnamed_addr @a {attrs} : type { initialiser }`.
    pub(super) fn parse_alias(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
        parse_prefix(p, state, &LINKAGE, name::LINKAGE);
        parse_prefix(p, state, &VISIBILITY, name::VISIBILITY);
        if p.eat("thread_local") {
            let unit = p.cx().unit_attr();
            state.attr(name::THREAD_LOCAL, unit);
        }
        parse_prefix(p, state, &UNNAMED_ADDR, name::UNNAMED_ADDR);
        parse_symbol(p, state)?;
        p.parse_attr_dict(&mut state.attrs)?;
        p.expect(":")?;
        type_attr(p, state, "alias_type")?;
        let region = p.parse_region(&[])?;
        state.regions.push(region);
        Ok(())
    }

    pub(super) fn print_alias(p: &mut dyn OpPrinter, op: Op) {
        print_linkage(p, op);
        print_enum(p, op, name::VISIBILITY, &VISIBILITY);
        if p.attr_of(op, name::THREAD_LOCAL).is_some() {
            p.text(" thread_local");
        }
        print_enum(p, op, name::UNNAMED_ADDR, &UNNAMED_ADDR);
        print_symbol(p, op);
        let alias_type = p.cx().find_name("alias_type");
        let hidden =
            [&PREFIX_NAMES[..], &[name::SYM_NAME, name::THREAD_LOCAL], alias_type.as_slice()].concat();
        p.attr_dict(op, &hidden, false);
        p.text(" : ");
        print_type_attr(p, op, "alias_type");
        p.text(" ");
        if let Some(&region) = p.body().regions(op).first() {
            p.region(region, RegionStyle { entry_label: false, elide_terminator: false });
        }
    }

    /// Parses `llvm.mlir.ifunc weak hidden unnamed_addr @f : type, resolver type @resolver {attrs}`.
    pub(super) fn parse_ifunc(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
        parse_prefix(p, state, &LINKAGE, name::LINKAGE);
        parse_prefix(p, state, &VISIBILITY, name::VISIBILITY);
        parse_prefix(p, state, &UNNAMED_ADDR, name::UNNAMED_ADDR);
        parse_symbol(p, state)?;
        p.expect(":")?;
        type_attr(p, state, "i_func_type")?;
        p.expect(",")?;
        type_attr(p, state, "resolver_type")?;
        let resolver = p.parse_symbol_name()?;
        let cx = p.cx();
        let resolver = cx.symbol_attr(resolver);
        let attr_name = cx.name("resolver");
        state.attr(attr_name, resolver);
        p.parse_attr_dict(&mut state.attrs)
    }

    pub(super) fn print_ifunc(p: &mut dyn OpPrinter, op: Op) {
        print_linkage(p, op);
        print_enum(p, op, name::VISIBILITY, &VISIBILITY);
        print_enum(p, op, name::UNNAMED_ADDR, &UNNAMED_ADDR);
        print_symbol(p, op);
        p.text(" : ");
        print_type_attr(p, op, "i_func_type");
        p.text(", ");
        print_type_attr(p, op, "resolver_type");
        let resolver = p.cx().find_name("resolver");
        if let Some(attr) = resolver.and_then(|name| p.attr_of(op, name)) {
            p.text(" ");
            p.attr(attr);
        }
        let types = ["i_func_type", "resolver_type", "resolver"]
            .map(|name| p.cx().find_name(name).unwrap_or(name::EMPTY));
        p.attr_dict(op, &[&PREFIX_NAMES[..], &[name::SYM_NAME], &types].concat(), false);
    }

    /// Parses `ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]`; before MLIR 20, a dictionary without `data`.
    pub(super) fn parse_structors(p: &mut dyn OpParser, state: &mut OpState, list: &str) -> ParseResult {
        if p.at("{") {
            p.parse_attr_dict(&mut state.attrs)?;
            let cx = p.cx();
            let count = cx.find_name(list).and_then(|list| state.attrs.iter().find(|attr| attr.0 == list));
            let count = count.and_then(|attr| cx.array_value(attr.1)).map_or(0, <[_]>::len);
            let zero = cx.dialect_attr("llvm.zero");
            let data = cx.attr(AttrData::Array(vec![zero; count].into()));
            let data_name = cx.name("data");
            state.attr(data_name, data);
            return Ok(());
        }
        for (i, name) in [list, "priorities", "data"].into_iter().enumerate() {
            if i > 0 {
                p.expect(",")?;
            }
            p.expect(name)?;
            p.expect("=")?;
            let attr = p.parse_attr(None)?;
            let name = p.cx().name(name);
            state.attr(name, attr);
        }
        p.parse_attr_dict(&mut state.attrs)
    }

    pub(super) fn print_structors(p: &mut dyn OpPrinter, op: Op, list: &str) {
        let names = [list, "priorities", "data"].map(|name| p.cx().find_name(name).unwrap_or(name::EMPTY));
        let mut separator = " ";
        for name in names {
            let word = p.cx().str(name).to_string();
            p.text(&format!("{separator}{word} = "));
            if let Some(attr) = p.attr_of(op, name) {
                p.attr(attr);
            }
            separator = ", ";
        }
        p.attr_dict(op, &names, false);
    }

    /// Parses `llvm.comdat @name { selectors } {attrs}`.
    pub(super) fn parse_comdat(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
        parse_symbol(p, state)?;
        let region = p.parse_region(&[])?;
        state.regions.push(region);
        p.parse_attr_dict(&mut state.attrs)
    }

    pub(super) fn print_comdat(p: &mut dyn OpPrinter, op: Op) {
        print_symbol(p, op);
        p.text(" ");
        if let Some(&region) = p.body().regions(op).first() {
            p.region(region, RegionStyle { entry_label: false, elide_terminator: false });
        }
        p.attr_dict(op, &[name::SYM_NAME], false);
    }

    /// Parses `llvm.indirectbr %addr : !llvm.ptr, [ ^bb1, ^bb2(%x : type) ] {attrs}`.
    pub(super) fn parse_indirectbr(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
        let addr = p.parse_operand()?;
        p.expect(":")?;
        let ty: TypeId = p.parse_type()?;
        let addr = p.resolve(addr, ty)?;
        state.operands.push(addr);
        p.expect(",")?;
        p.expect("[")?;
        p.comma_list_until("]", |p| {
            let (successor, operands) = p.parse_successor()?;
            state.successor(successor, &operands);
            Ok(())
        })?;
        p.parse_attr_dict(&mut state.attrs)
    }

    pub(super) fn print_indirectbr(p: &mut dyn OpPrinter, op: Op) {
        let addr = super::IndirectBr(op).addr(p.body());
        p.text(" ");
        p.value(addr);
        p.text(" : ");
        let ty = p.body().value_type(addr);
        p.ty(ty);
        p.text(", [");
        for index in 0..p.body().successors(op).len() {
            p.text(if index == 0 { "\n" } else { ",\n" });
            p.successor(op, index);
        }
        p.text("\n]");
        p.attr_dict(op, &[], false);
    }
}
