//! Global variables and references to symbols.

use crate::dialect::region_syntax::regions_expected;
use crate::ir::{Op, Traits, VerifyCx, name};
use crate::ops;

use super::constant::check_kind;

const GLOBAL_ATTRS: &str = "global_type: type, constant: unit, sym_name: string, linkage: llvm.linkage = external, dso_local: unit, \
    thread_local_: unit, externally_initialized: unit, value?: any, alignment?: i64, addr_space: i32 = 0, \
    unnamed_addr: llvm.unnamed_addr = none, section?: string, comdat?: symbol, dbg_exprs?: array, visibility_: llvm.visibility = default, \
    sym_visibility?: string";

ops! { "llvm" = super::table::global;
    /// A global variable.
    GLOBAL = "mlir.global".attrs(GLOBAL_ATTRS).custom(syntax::parse, syntax::print)
        .verify(verify_global).with(Traits::ISOLATED.and(Traits::SYMBOL).and(Traits::SINGLE_BLOCK));
    /// The address of a global or function.
    ADDRESSOF = "mlir.addressof".sig("-> res: llvm-pointer").attrs("global_name: symbol").asm("$global_name attr-dict : type($res)")
        .verify(verify_addressof).with(Traits::PURE);
}

fn verify_global(view: &VerifyCx, op: Op) -> Result<(), String> {
    regions_expected(view, op, 1)?;
    let ty = view.attr(op, name::GLOBAL_TYPE).and_then(|attr| view.cx.type_value(attr));
    match ty.zip(view.attr(op, name::VALUE)) {
        Some((ty, value)) => check_kind(view.cx, ty, value),
        None => Ok(()),
    }
}

fn verify_addressof(view: &VerifyCx, op: Op) -> Result<(), String> {
    let symbol = view.attr(op, name::GLOBAL_NAME).and_then(|attr| view.cx.symbol_value(attr));
    match symbol {
        Some(symbol) if view.lookup(symbol).is_none() => {
            let text = view.cx.str(symbol);
            Err(format!(
                "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc': '{text}' is not defined"
            ))
        }
        _ => Ok(()),
    }
}

pub(super) mod syntax {
    //! Syntax of `llvm.mlir.global internal constant @g(value) {attrs} : type { initialiser }`.

    use crate::dialect::llvm::comdat::{parse_comdat, print_comdat};
    use crate::dialect::llvm::function::{LINKAGE, UNNAMED_ADDR, VISIBILITY, parse_enum_keyword};
    use crate::ir::spec::enum_text;
    use crate::ir::{
        AttrData, EnumInfo, NameId, Op, OpParser, OpPrinter, OpState, ParseResult, RegionStyle, TypeId, name,
    };

    pub(super) fn parse(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
        parse_prefixes(p, state);
        let symbol = p.parse_symbol_name()?;
        let symbol = p.cx().attr(AttrData::String(symbol));
        state.attr(name::SYM_NAME, symbol);
        p.expect("(")?;
        let value = if p.at(")") { None } else { Some(p.parse_attr(None)?) };
        p.expect(")")?;
        parse_comdat(p, state)?;
        p.parse_attr_dict(&mut state.attrs)?;
        let ty = if p.eat(":") { p.parse_type()? } else { string_type(p, value)? };
        let ty = p.cx().type_attr(ty);
        state.attr(name::GLOBAL_TYPE, ty);
        if let Some(value) = value {
            state.attr(name::VALUE, value);
        }
        let region = if p.at("{") { p.parse_region(&[])? } else { p.empty_region() };
        state.regions.push(region);
        Ok(())
    }

    fn parse_prefixes(p: &mut dyn OpParser, state: &mut OpState) {
        let enums: [(NameId, &EnumInfo); 2] = [(name::LINKAGE, &LINKAGE), (name::VISIBILITY, &VISIBILITY)];
        for (attr_name, info) in enums {
            if let Some(attr) = parse_enum_keyword(p, info) {
                state.attr(attr_name, attr);
            }
        }
        let unit = p.cx().unit_attr();
        if p.eat("thread_local") {
            state.attr(name::THREAD_LOCAL, unit);
        }
        if let Some(attr) = parse_enum_keyword(p, &UNNAMED_ADDR) {
            state.attr(name::UNNAMED_ADDR, attr);
        }
        if p.eat("constant") {
            state.attr(name::CONSTANT, unit);
        }
    }

    /// Returns the type of a global without a written type: the array of bytes of its string value.
    fn string_type(p: &mut dyn OpParser, value: Option<crate::ir::AttrId>) -> ParseResult<TypeId> {
        let cx = p.cx();
        match value.and_then(|value| cx.string_value(value)) {
            Some(text) => {
                let len = cx.bytes(text).len() as u64;
                Ok(cx.array_type(len, TypeId::I8))
            }
            None => {
                let offset = p.offset();
                Err(p.error(offset, "expected ':' and a type: only a string needs none".to_string()))
            }
        }
    }

    pub(super) fn print(p: &mut dyn OpPrinter, op: Op) {
        print_linkage(p, op);
        print_enum(p, op, name::VISIBILITY, &VISIBILITY);
        if p.attr_of(op, name::THREAD_LOCAL).is_some() {
            p.text(" thread_local");
        }
        print_enum(p, op, name::UNNAMED_ADDR, &UNNAMED_ADDR);
        if p.attr_of(op, name::CONSTANT).is_some() {
            p.text(" constant");
        }
        p.text(" ");
        if let Some(symbol) = p.attr_of(op, name::SYM_NAME).and_then(|attr| p.cx().string_value(attr)) {
            p.symbol(symbol);
        }
        let value = p.attr_of(op, name::VALUE);
        p.text("(");
        if let Some(value) = value {
            p.attr(value);
        }
        p.text(")");
        print_comdat(p, op);
        let hidden = [
            name::SYM_NAME,
            name::GLOBAL_TYPE,
            name::VALUE,
            name::LINKAGE,
            name::VISIBILITY,
            name::THREAD_LOCAL,
            name::UNNAMED_ADDR,
            name::CONSTANT,
            name::COMDAT,
        ];
        p.attr_dict(op, &hidden, false);
        print_type_and_region(p, op, value);
    }

    fn print_type_and_region(p: &mut dyn OpPrinter, op: Op, value: Option<crate::ir::AttrId>) {
        if value.and_then(|value| p.cx().string_value(value)).is_none()
            && let Some(ty) = p.attr_of(op, name::GLOBAL_TYPE).and_then(|attr| p.cx().type_value(attr))
        {
            p.text(" : ");
            p.ty(ty);
        }
        let region = p.body().regions(op)[0];
        if !p.region_is_empty(region) {
            p.text(" ");
            p.region(region, RegionStyle { entry_label: false, elide_terminator: false });
        }
    }

    /// Prints ` linkage`, even if it is the default.
    pub(in crate::dialect::llvm) fn print_linkage(p: &mut dyn OpPrinter, op: Op) {
        let linkage = crate::dialect::llvm::function::linkage(p.cx(), p.body().attrs(op)).to_string();
        p.text(&format!(" {linkage}"));
    }

    /// Prints a keyword, unless it is the first one, which is the default.
    pub(in crate::dialect::llvm) fn print_enum(
        p: &mut dyn OpPrinter,
        op: Op,
        attr_name: NameId,
        info: &EnumInfo,
    ) {
        let word = p.attr_of(op, attr_name).and_then(|attr| enum_text(p.cx(), info, attr));
        if let Some(word) = word.filter(|word| *word != info.cases[0].0) {
            p.text(&format!(" {word}"));
        }
    }
}
