//! The functions around the file: one for C, which sets its address, and one for the functions that use constants.

use target_lexicon::OperatingSystem;

use crate::codegen::symbol_table;
use crate::diag::Diagnostics;
use crate::dialect::llvm::function::FUNC;
use crate::ir::verify::{symbol_name, top_level_ops};
use crate::ir::{BodyId, DictId, Loc, Module, NameId, NewOp, Op, OpName, Region};
use crate::source::Source;
use crate::target::Target;
use crate::text;

use super::format::{ALIGN, File, HASH_OFFSET, MAGIC};

/// The function that returns the address of the file.
pub(super) const ADDRESS: &str = "mlirc.constants_address";

/// Declarations and definitions in the LLVM dialect. Words after `$` are replaced.
const TEXT: &str = r#"
llvm.mlir.global internal @mlirc.constants() : !llvm.ptr {
  %none = llvm.mlir.zero : !llvm.ptr
  llvm.return %none : !llvm.ptr
}
llvm.mlir.global internal constant @mlirc.constants_message("$MESSAGE")
llvm.func @$FUNCTION(%data: !llvm.ptr, %size: $WORD) -> i32 {
  %expected = llvm.mlir.constant($SIZE : $WORD) : $WORD
  %other_size = llvm.mlir.constant(1 : i32) : i32
  %has_size = llvm.icmp "eq" %size, %expected : $WORD
  llvm.cond_br %has_size, ^address, ^refuse(%other_size : i32)
^address:
  %address = llvm.ptrtoint %data : !llvm.ptr to $WORD
  %zero = llvm.mlir.constant(0 : $WORD) : $WORD
  %mask = llvm.mlir.constant($MASK : $WORD) : $WORD
  %low = llvm.and %address, %mask : $WORD
  %is_aligned = llvm.icmp "eq" %low, %zero : $WORD
  %is_some = llvm.icmp "ne" %address, %zero : $WORD
  %is_valid = llvm.and %is_aligned, %is_some : i1
  %not_aligned = llvm.mlir.constant(2 : i32) : i32
  llvm.cond_br %is_valid, ^contents, ^refuse(%not_aligned : i32)
^contents:
  %magic = llvm.load %data {alignment = 8 : i64} : !llvm.ptr -> i64
  %expected_magic = llvm.mlir.constant($MAGIC : i64) : i64
  %has_magic = llvm.icmp "eq" %magic, %expected_magic : i64
  %place = llvm.getelementptr %data[$HASH_OFFSET] : (!llvm.ptr) -> !llvm.ptr, i8
  %hash = llvm.load %place {alignment = 8 : i64} : !llvm.ptr -> i64
  %expected_hash = llvm.mlir.constant($HASH : i64) : i64
  %has_hash = llvm.icmp "eq" %hash, %expected_hash : i64
  %is_file = llvm.and %has_magic, %has_hash : i1
  %other_file = llvm.mlir.constant(3 : i32) : i32
  llvm.cond_br %is_file, ^accept, ^refuse(%other_file : i32)
^accept:
  %global = llvm.mlir.addressof @mlirc.constants : !llvm.ptr
  llvm.store %data, %global : !llvm.ptr, !llvm.ptr
  %done = llvm.mlir.constant(0 : i32) : i32
  llvm.return %done : i32
^refuse(%reason: i32):
  llvm.return %reason : i32
}
llvm.func internal @mlirc.constants_address() -> !llvm.ptr {
  %global = llvm.mlir.addressof @mlirc.constants : !llvm.ptr
  %address = llvm.load %global : !llvm.ptr -> !llvm.ptr
  %none = llvm.mlir.zero : !llvm.ptr
  %is_set = llvm.icmp "ne" %address, %none : !llvm.ptr
  llvm.cond_br %is_set, ^set, ^missing
^set:
  llvm.return %address : !llvm.ptr
^missing:
  %stderr = llvm.mlir.constant(2 : i32) : i32
  %message = llvm.mlir.addressof @mlirc.constants_message : !llvm.ptr
  %length = llvm.mlir.constant($LENGTH : $COUNT) : $COUNT
  %written = llvm.call @$WRITE(%stderr, %message, %length) : (i32, !llvm.ptr, $COUNT) -> $COUNT
  llvm.call @abort() : () -> ()
  llvm.unreachable
}
llvm.func @$WRITE(i32, !llvm.ptr, $COUNT) -> $COUNT
llvm.func @abort()
"#;

/// Adds the functions to a module.
///
/// # Errors
/// When the module already has one of their symbols, except for the same functions of C.
pub(super) fn add(module: Module, target: &Target, function: &str, file: &File) -> Result<Module, String> {
    add_definitions(module, "constants", text(target, function, file), &[])
}

/// Adds the definitions of a text to a module, instead of the module's declarations of `declared`.
///
/// # Errors
/// When the module already has one of their symbols, except for the same functions of C.
pub(crate) fn add_definitions(
    module: Module,
    name: &str,
    text: String,
    declared: &[&str],
) -> Result<Module, String> {
    let source = Source::new(name, text);
    let (cx, bodies) = module.into_parts();
    let support = text::read(&source, cx, &mut Diagnostics::default());
    let support = support.expect("the text of the functions is valid");
    let definitions = definitions(&support);
    let (cx, mut added) = support.into_parts();
    let mut module = Module::from_parts(cx, bodies);
    declared.iter().for_each(|symbol| remove_declaration(&mut module, symbol));
    for definition in definitions {
        if is_new(&module, &definition)? {
            let body = definition.body.map(|id| module.add_body(std::mem::take(&mut added[id.index()])));
            append(&mut module, &definition, body);
        }
    }
    Ok(module)
}

/// Removes the declaration of a function.
fn remove_declaration(module: &mut Module, symbol: &str) {
    let Some(symbol) = module.cx.find_name(symbol) else { return };
    let id = symbol_table(module);
    let table = module.body(id);
    let is_declared = |op: Op| {
        let contents = module.op_body(id, op);
        table.name(op) == FUNC
            && symbol_name(&module.cx, table, op) == Some(symbol)
            && contents.is_none_or(|id| module.body(id).entry_block(Region::ROOT).is_none())
    };
    let removed: Vec<Op> = top_level_ops(table).filter(|&op| is_declared(op)).collect();
    let table = module.body_mut(id);
    let Some(block) = table.entry_block(Region::ROOT) else { return };
    let mut ops = table.take_ops(block);
    ops.retain(|op| !removed.contains(op));
    ops.into_iter().for_each(|op| table.place_op(block, op));
}

/// Returns the text of the functions.
fn text(target: &Target, function: &str, file: &File) -> String {
    let word = format!("i{}", target.layout.pointer_bits());
    let is_windows = target.triple.operating_system == OperatingSystem::Windows;
    let message = format!("{function}: error: it must be called before functions that use constants\n");
    let number = |bytes| {
        (if target.layout.big_endian { i64::from_be_bytes(bytes) } else { i64::from_le_bytes(bytes) })
            .to_string()
    };
    let replacements = [
        ("MESSAGE", message.replace('\n', "\\0A")),
        ("LENGTH", message.len().to_string()),
        ("FUNCTION", function.to_string()),
        ("SIZE", file.contents.len().to_string()),
        ("MASK", (ALIGN - 1).to_string()),
        ("MAGIC", number(MAGIC)),
        ("HASH_OFFSET", HASH_OFFSET.to_string()),
        ("HASH", (file.hash as i64).to_string()),
        ("WRITE", if is_windows { "_write" } else { "write" }.to_string()),
        ("COUNT", if is_windows { "i32".to_string() } else { word.clone() }),
        ("WORD", word),
    ];
    replacements.iter().fold(TEXT.to_string(), |text, (word, by)| text.replace(&format!("${word}"), by))
}

/// A function or global to be added.
struct Definition {
    name: OpName,
    symbol: NameId,
    attrs: DictId,
    body: Option<BodyId>,
    is_declaration: bool,
}

/// Returns the functions and globals of a module.
fn definitions(module: &Module) -> Vec<Definition> {
    let table = symbol_table(module);
    let body = module.body(table);
    let definition = |op: Op| {
        let contents = module.op_body(table, op);
        Some(Definition {
            name: body.name(op),
            symbol: symbol_name(&module.cx, body, op)?,
            attrs: body.attrs(op),
            body: contents,
            is_declaration: contents.is_none_or(|id| module.body(id).entry_block(Region::ROOT).is_none()),
        })
    };
    top_level_ops(body).filter_map(definition).collect()
}

/// Returns true if the module does not declare the function yet. The error is a symbol that it already has.
fn is_new(module: &Module, definition: &Definition) -> Result<bool, String> {
    let table = module.body(symbol_table(module));
    let defines = |&op: &Op| symbol_name(&module.cx, table, op) == Some(definition.symbol);
    match top_level_ops(table).find(defines) {
        None => Ok(true),
        Some(op) if definition.is_declaration && definition.name == FUNC && table.name(op) == FUNC => {
            Ok(false)
        }
        Some(_) => Err(format!("the module has a symbol '{}' already", module.cx.str(definition.symbol))),
    }
}

fn append(module: &mut Module, definition: &Definition, body: Option<BodyId>) {
    let table = symbol_table(module);
    let table = module.body_mut(table);
    let region = match body {
        Some(id) => table.new_isolated_region(id),
        None => table.new_region(),
    };
    let block = table.entry_block(Region::ROOT).unwrap_or_else(|| table.append_block(Region::ROOT, &[]));
    let op = NewOp::new(definition.name, Loc::UNKNOWN, &[], &[]);
    table.append_op(block, op.attrs(definition.attrs).regions(&[region]));
}
