//! Debug intrinsics: the locations and values of variables.

use crate::ops;

ops! { "llvm" = super::table::debug;
    /// Declares that the memory holds a variable.
    DBG_DECLARE = "intr.dbg.declare".sig("addr: llvm-pointer ->")
        .attrs("varInfo: #llvm.di_local_variable, locationExpr: #llvm.di_expression = <>").custom(syntax::parse, syntax::print);
    /// Declares the value of a variable from here on.
    DBG_VALUE = "intr.dbg.value".sig("value: llvm-type ->")
        .attrs("varInfo: #llvm.di_local_variable, locationExpr: #llvm.di_expression = <>").custom(syntax::parse, syntax::print);
    /// Marks a label of the source.
    DBG_LABEL = "intr.dbg.label".sig("->").attrs("label: #llvm.di_label").asm("$label attr-dict");
}

mod syntax {
    //! Syntax of `llvm.intr.dbg.value #llvm.di_local_variable<…> #llvm.di_expression<…> = %v : type`.

    use crate::ir::{NameId, Op, OpParser, OpPrinter, OpState, ParseResult};

    /// The attributes, in the order of the syntax.
    const ATTRS: [&str; 2] = ["varInfo", "locationExpr"];

    pub(super) fn parse(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
        for name in ATTRS {
            if !p.at("=") {
                let attr = p.parse_attr(None)?;
                let name = p.cx().name(name);
                state.attr(name, attr);
            }
        }
        p.expect("=")?;
        let value = p.parse_operand()?;
        p.expect(":")?;
        let ty = p.parse_type()?;
        let value = p.resolve(value, ty)?;
        state.operands.push(value);
        p.parse_attr_dict(&mut state.attrs)
    }

    pub(super) fn print(p: &mut dyn OpPrinter, op: Op) {
        let names: Vec<NameId> = ATTRS.iter().filter_map(|name| p.cx().find_name(name)).collect();
        for &name in &names {
            if let Some(attr) = p.attr_of(op, name) {
                p.text(" ");
                p.attr(attr);
            }
        }
        p.text(" = ");
        let value = p.body().operands(op)[0];
        p.value(value);
        p.text(" : ");
        let ty = p.body().value_type(value);
        p.ty(ty);
        p.attr_dict(op, &names, false);
    }
}
