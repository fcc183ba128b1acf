//! Programs as functions of a module.

use std::fmt::Write as _;

use crate::control::{Counter, list};
use crate::print::{Memory, Printer};
use crate::program::{Argument, Flavour, Form, LENGTH, Layout, Program, SHAPE, Type};

/// Elements of the memories in which a program leaves its last values.
pub(crate) const KEPT: usize = 16;

/// The functions of a program: `@pNUMBER` and what it calls.
pub(crate) fn print(program: &Program, number: usize) -> String {
    let mut text = helper(program, number);
    let mut printer = Printer::new(program.flavour, format!("h{number}"));
    printer.size = "%n".to_string();
    printer.memories = program.arguments.iter().enumerate().map(argument).collect();
    let mut parameters: Vec<String> =
        printer.memories.iter().map(|memory| parameter(memory, program.flavour)).collect();
    let [integers, floats] = [kept("%ri", Type::I64), kept("%rf", Type::F64)];
    parameters.extend([&integers, &floats].map(|memory| parameter(memory, program.flavour)));
    parameters.push(format!("%n: {}", printer.index()));
    locals(&mut printer, program);
    printer.region(&program.body, &[]);
    keep(&mut printer, &integers, &floats);
    let (head, tail) = match program.flavour {
        Flavour::Llvm => (format!("llvm.func @p{number}"), "llvm.return"),
        _ => (format!("func.func @p{number}"), "return"),
    };
    let attributes = if printer.llvm() { "" } else { " attributes {llvm.emit_c_interface}" };
    let _ = write!(text, "{head}({}){attributes} {{\n{}  {tail}\n}}\n", parameters.join(", "), printer.out);
    text
}

/// The function that a program calls.
fn helper(program: &Program, number: usize) -> String {
    let mut printer = Printer::new(program.flavour, String::new());
    printer.size = "%n".to_string();
    printer.memories = vec![argument((0, &program.arguments[0]))];
    printer.define("%x".to_string(), Type::I64);
    printer.define("%y".to_string(), Type::I32);
    let result = printer.region(&program.helper, &[Type::I32]).remove(0);
    let memory = parameter(&printer.memories[0], program.flavour);
    let (head, tail) = match program.flavour {
        Flavour::Llvm => (format!("llvm.func internal @h{number}"), "llvm.return"),
        _ => (format!("func.func private @h{number}"), "return"),
    };
    let index = printer.index();
    // What is not inlined is called with what it needs, and only as often as it must be.
    let attributes = if printer.llvm() && !number.is_multiple_of(3) { " attributes {no_inline}" } else { "" };
    format!(
        "{head}({memory}, %n: {index}, %x: i64, %y: i32) -> i32{attributes} {{\n{}  {tail} {result} : i32\n}}\n",
        printer.out
    )
}

fn parameter(memory: &Memory, flavour: Flavour) -> String {
    let ty = if flavour == Flavour::Llvm { "!llvm.ptr" } else { &memory.ty };
    format!("{}: {ty}", memory.name)
}

/// A memory that is an argument.
fn argument((number, argument): (usize, &Argument)) -> Memory {
    let element = argument.element;
    let (sizes, strides) = match argument.dimensions {
        1 => (vec![LENGTH], vec![argument.stride]),
        _ => (SHAPE.to_vec(), vec![argument.stride, 1]),
    };
    let ty = match (argument.layout, argument.dimensions) {
        (Layout::Static, _) => {
            let sizes: Vec<String> = sizes.iter().map(i64::to_string).collect();
            format!("memref<{}x{}>", sizes.join("x"), element.text())
        }
        (Layout::Contiguous, 1) => format!("memref<?x{}>", element.text()),
        (Layout::Contiguous, _) => format!("memref<?x?x{}>", element.text()),
        (Layout::Strided, 1) => format!("memref<?x{}, strided<[?], offset: ?>>", element.text()),
        (Layout::Strided, _) => format!("memref<?x?x{}, strided<[?, 1], offset: ?>>", element.text()),
    };
    let contiguous = argument.layout != Layout::Strided;
    Memory { name: format!("%m{number}"), element, sizes, strides, ty, contiguous }
}

/// The memory in which values are left.
fn kept(name: &str, element: Type) -> Memory {
    let sizes = vec![KEPT as i64];
    let ty = format!("memref<{KEPT}x{}>", element.text());
    Memory { name: name.to_string(), element, sizes, strides: vec![1], ty, contiguous: true }
}

/// Buffers and variables of the function, with their first values.
fn locals(printer: &mut Printer, program: &Program) {
    for (number, &element) in program.locals.iter().enumerate() {
        let ty = format!("memref<{LENGTH}x{}>", element.text());
        let name = allocate(printer, &format!("%l{number}"), LENGTH, &ty, element);
        let memory =
            Memory { name, element, sizes: vec![LENGTH], strides: vec![1], ty: ty.clone(), contiguous: true };
        let counter = Counter {
            lower: 0,
            upper: printer.constant_upper(LENGTH),
            step: 1,
            affine: true,
            form: Form::PLAIN,
        };
        printer.counted_loop(&counter, &[], &[], |printer, _| {
            let index = printer.inductions.last().expect("in a loop").name.clone();
            let number = printer.integer_from_index(&index, Type::I8);
            let value = printer.cast(&number, Type::I8, element, true);
            store(printer, &memory, &index, &value);
            Vec::new()
        });
        printer.memories.push(memory);
    }
    let structure = (program.structure && printer.llvm() && !program.cells.is_empty())
        .then(|| format!("!llvm.struct<({})>", list(program.cells.iter().map(|ty| ty.text().to_string()))));
    if let Some(ty) = &structure {
        let one = printer.index_constant(1);
        printer.line(&format!("%c = llvm.alloca {one} x {ty} : (i64) -> !llvm.ptr"));
    }
    for (number, &ty) in program.cells.iter().enumerate() {
        let name = format!("%c{number}");
        match &structure {
            Some(of) => printer.line(&format!(
                "{name} = llvm.getelementptr %c[0, {number}] : (!llvm.ptr) -> !llvm.ptr, {of}"
            )),
            None => drop(allocate(printer, &name, 1, &format!("memref<{}>", ty.text()), ty)),
        }
        let value = printer.operand(ty, number as u32 * 7);
        printer.write_cell(&name, ty, &value);
        printer.cells.push((name, ty));
    }
}

fn allocate(printer: &mut Printer, name: &str, count: i64, ty: &str, element: Type) -> String {
    let size = printer.index_constant(count);
    let allocation = match printer.llvm() {
        true => format!("llvm.alloca {size} x {} : (i64) -> !llvm.ptr", element.text()),
        false => format!("memref.alloca() : {ty}"),
    };
    printer.line(&format!("{name} = {allocation}"));
    name.to_string()
}

fn store(printer: &mut Printer, memory: &Memory, index: &str, value: &str) {
    if printer.llvm() {
        let address = printer.address(memory, &[index.to_string()]);
        printer.line(&format!("llvm.store {value}, {address} : {}, !llvm.ptr", memory.element.text()));
    } else {
        printer.line(&format!("memref.store {value}, {}[{index}] : {}", memory.name, memory.ty));
    }
}

/// Leaves the last values in memory, so that they matter.
fn keep(printer: &mut Printer, integers: &Memory, floats: &Memory) {
    for (name, ty) in printer.cells.clone() {
        let value = printer.read_cell(&name, ty);
        printer.define(value, ty);
    }
    let mut left = [KEPT, KEPT];
    for (name, ty) in printer.values.clone().into_iter().rev() {
        let memory = if ty.is_float() { floats } else { integers };
        let left = &mut left[usize::from(ty.is_float())];
        if *left > 0 {
            *left -= 1;
            let value = printer.cast(&name, ty, memory.element, true);
            let index = printer.index_constant(*left as i64);
            store(printer, memory, &index, &value);
        }
    }
}
