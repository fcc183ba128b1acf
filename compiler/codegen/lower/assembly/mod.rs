//! Inline assembly without instructions: the empty template, or one that aligns code. Programs use it to hide a value
//! from the compiler or to order memory accesses. [`cpuid`] is the only supported instruction.

mod constraint;
mod cpuid;

use cranelift_codegen::ir::{InstBuilder, Value as ClifValue};

use crate::codegen::context::{FunctionCx, Leaves, Lower, LowerFn, needs};
use crate::diag::Diagnostics;
use crate::dialect::llvm::asm::INLINE_ASM;
use crate::ir::verify::top_level_ops;
use crate::ir::{AttrData, Module, Op, OpName, TypeId, Value};

use constraint::Constraint;

pub(crate) const LOWERINGS: &[(OpName, LowerFn)] = &[(INLINE_ASM, inline_asm)];

fn inline_asm(fx: &mut FunctionCx, op: Op) -> Lower {
    let text = |fx: &FunctionCx, name| {
        let text = fx.attr_named(op, name).and_then(|attr| fx.cx().string_value(attr));
        text.map(|text| fx.cx().str(text).to_string()).unwrap_or_default()
    };
    let template = text(fx, "asm_string");
    let constraints = text(fx, "constraints");
    let constraints = constraint::read(&constraints, fx.body.operands(op))?;
    if cpuid::is_template(&template) {
        return cpuid::lower(fx, op, &constraints);
    }
    if !template.lines().all(|line| has_no_code(line.trim())) {
        return needs("it needs an assembler");
    }
    fx.ins().sequence_point();
    let mut results = Vec::new();
    for (number, constraint) in constraints.iter().enumerate() {
        let tied = tied_input(&constraints, number);
        match constraint {
            Constraint::Result(code) if tied.is_none() && register(code).is_some() => {
                return needs(format!("it needs the contents of a register for '{code}'"));
            }
            Constraint::Result(_) => results.push(tied),
            Constraint::Memory(pointer) => store(fx, *pointer, tied)?,
            Constraint::Input(..) => {}
        }
    }
    fx.ins().sequence_point();
    set_results(fx, op, &results)
}

/// Returns true if a line of a template is empty, a comment, an alignment, or an instruction without effect.
fn has_no_code(line: &str) -> bool {
    line.is_empty()
        || line == "nop"
        || [".p2align", ".balign", ".align", "#"].iter().any(|start| line.starts_with(start))
}

/// Returns the input that an empty template returns as an output: it names the output by its index, or has the same
/// register.
fn tied_input(constraints: &[Constraint], output: usize) -> Option<Value> {
    let location = match constraints[output] {
        Constraint::Result(code) => register(code),
        _ => None,
    };
    constraints.iter().find_map(|other| match other {
        Constraint::Input(value, code)
            if code.parse() == Ok(output) || location.is_some() && register(code) == location =>
        {
            Some(*value)
        }
        _ => None,
    })
}

/// Returns the register of a constraint such as `={eax}` or `=a`. A part of a register counts as the whole.
fn register(constraint: &str) -> Option<String> {
    let code = constraint.trim_start_matches(['=', '&']);
    let name = match code.strip_prefix('{').and_then(|code| code.strip_suffix('}')) {
        Some(name) => name.to_ascii_lowercase(),
        None => match code {
            "a" | "b" | "c" | "d" => format!("{code}x"),
            "S" | "D" => format!("{}i", code.to_ascii_lowercase()),
            _ => return None,
        },
    };
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let x86 = ["ax", "bx", "cx", "dx", "si", "di", "bp", "sp"];
    let whole = x86.iter().find(|whole| {
        let low = format!("{}l", whole.trim_end_matches('x'));
        name.strip_prefix(['r', 'e']).unwrap_or(&name) == **whole || name == low
    });
    if let Some(whole) = whole {
        return Some((*whole).to_string());
    }
    match (name.strip_prefix('w'), name.strip_prefix('r')) {
        // The lower half of an AArch64 register.
        (Some(number), _) if is_number(number) => Some(format!("x{number}")),
        // Parts of the numbered registers of x86-64.
        (_, Some(number)) if is_number(number.trim_end_matches(['d', 'w', 'b'])) => {
            Some(name.trim_end_matches(['d', 'w', 'b']).to_string())
        }
        _ => Some(name),
    }
}

/// Stores the value of the input that is tied to a memory output.
fn store(fx: &mut FunctionCx, pointer: Value, tied: Option<Value>) -> Lower {
    let Some(value) = tied else { return Ok(()) };
    let (shape, leaves) = (fx.shape_of(value)?, fx.leaves(value)?);
    let [address] = *fx.leaves(pointer)? else { return needs("it needs an address") };
    fx.store_shape(address, &shape, &leaves, FunctionCx::plain_flags())
}

/// Sets results to the values of the inputs that are tied to them. Other results are undefined.
fn set_results(fx: &mut FunctionCx, op: Op, results: &[Option<Value>]) -> Lower {
    if fx.body.result_count(op) == 0 {
        return Ok(());
    }
    let ty = fx.result_type(op);
    // mlir-translate imports assembly without results with a result of this type.
    if ty == TypeId::VOID && results.is_empty() {
        fx.set(op, &[]);
        return Ok(());
    }
    let types: Vec<TypeId> = match (results, fx.cx().struct_fields(ty)) {
        ([_], _) => vec![ty],
        (_, Some((fields, _))) => fields.to_vec(),
        _ => Vec::new(),
    };
    if results.is_empty() || types.len() != results.len() {
        return needs("it needs a constraint for each result");
    }
    let mut out = Leaves::new();
    for (&ty, &tied) in types.iter().zip(results) {
        let leaves: Leaves = match tied {
            Some(value) if fx.body.value_type(value) == ty => fx.leaves(value)?,
            Some(_) => return needs("it needs results of the types of the operands that they are tied to"),
            None => {
                let shape = fx.shape(ty)?;
                fx.zeros(&shape)
            }
        };
        out.extend::<Vec<ClifValue>>(leaves.to_vec());
    }
    fx.set(op, &out);
    Ok(())
}

/// Refuses assembly text that belongs to the whole module.
pub(crate) fn check_module(module: &Module, diagnostics: &mut Diagnostics) {
    let cx = &module.cx;
    let body = module.body(Module::ROOT);
    let Some(name) = cx.find_name("llvm.module_asm") else { return };
    let has_text = |op: Op| match cx.dict_get(body.attrs(op), name).map(|attr| cx.attr_data(attr)) {
        Some(AttrData::Array(lines)) => !lines.is_empty(),
        other => other.is_some(),
    };
    for op in top_level_ops(body).filter(|&op| has_text(op)) {
        let message = "'builtin.module' op is not supported yet: it needs an assembler for 'llvm.module_asm'";
        diagnostics.error(cx.location(body.loc(op)), message);
    }
}
