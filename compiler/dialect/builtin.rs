//! The builtin dialect: modules, and unrealized conversion casts, which other operations resolve.

use crate::ir::{Op, OpParser, OpPrinter, OpState, ParseResult, RegionStyle, Traits, name};
use crate::ops;

use super::region_syntax::regions_expected;

ops! { "builtin" = super::table::builtin;
    /// A module: a unit of symbols.
    MODULE = "module".attrs("sym_name?: string, sym_visibility?: string").custom(parse_module, print_module)
        .verify(|view, op| regions_expected(view, op, 1).map(drop))
        .with(Traits::ISOLATED.and(Traits::SYMBOL).and(Traits::SYMBOL_TABLE).and(Traits::SINGLE_BLOCK).and(Traits::NO_TERMINATOR))
        .default_dialect("builtin");
    /// A cast between types of an unfinished conversion.
    UNREALIZED_CONVERSION_CAST = "unrealized_conversion_cast".sig("inputs: variadic any -> outputs: variadic any")
        .asm("{? $inputs : type($inputs) } to type($outputs) attr-dict").with(Traits::PURE);
}

fn parse_module(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    if p.at_symbol() {
        let symbol = p.parse_symbol_name()?;
        let symbol = p.cx().attr(crate::ir::AttrData::String(symbol));
        state.attr(name::SYM_NAME, symbol);
    }
    if p.eat("attributes") {
        p.parse_attr_dict(&mut state.attrs)?;
    }
    let region = p.parse_region(&[])?;
    state.regions.push(region);
    Ok(())
}

fn print_module(p: &mut dyn OpPrinter, op: Op) {
    if let Some(symbol) = p.attr_of(op, name::SYM_NAME).and_then(|attr| p.cx().string_value(attr)) {
        p.text(" ");
        p.symbol(symbol);
    }
    p.attr_dict(op, &[name::SYM_NAME], true);
    p.text(" ");
    let region = p.body().regions(op)[0];
    p.region(region, RegionStyle { entry_label: false, elide_terminator: false });
}
