//! The program in C around a call: it loads the shared library, calls the function, and stores what comes back.

use std::fmt::Write;
use std::path::Path;

use cabi::{CType, Export, Origin, ParamRole};

use super::binding::{
    Buffer, Form, Invocation, Passed, Pointer, Returned, index_type, number_type, result_size,
};

/// The part that is the same for all calls.
const SUPPORT: &str = include_str!("program.c.in");
/// The `allocated` pointer in the descriptor of a global.
const GLOBAL_MARK: &str = "(void *)0xDEADBEEF";

/// The alignment in bytes of arguments in the input.
const ALIGNMENT: usize = 64;

/// The files of a program.
#[derive(Clone, Copy, Debug)]
pub(super) struct Files<'a> {
    /// The shared library.
    pub library: &'a Path,
    /// The memory of the arguments, which the program reads.
    pub input: &'a Path,
    /// The results, which the program writes.
    pub output: &'a Path,
}

/// The purpose of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// One call, whose results are stored.
    Results,
    /// Calls that are timed, a sample for each line of standard input.
    Samples,
    /// One call, after which a counter of the library is stored.
    Counter(&'static str),
}

/// Returns the input of a program.
pub(super) fn input(invocation: &Invocation) -> Vec<u8> {
    let mut input = Vec::new();
    for bytes in invocation.arguments.iter().map(memory) {
        input.resize(input.len().next_multiple_of(ALIGNMENT), 0);
        input.extend(bytes);
    }
    input
}

fn memory(argument: &Passed) -> Vec<u8> {
    match argument {
        Passed::Number { bytes, .. } => bytes.clone(),
        Passed::Memory(buffer) => buffer.memory(),
    }
}

fn size(argument: &Passed) -> usize {
    match argument {
        Passed::Number { bytes, .. } => bytes.len(),
        Passed::Memory(buffer) => buffer.size(),
    }
}

/// Returns the source of a program.
///
/// # Errors
/// If a type cannot be passed, as a message.
pub(super) fn source(invocation: &Invocation, files: Files, purpose: Purpose) -> Result<String, String> {
    let writer = Writer { invocation, result: result_type(invocation)? };
    let mut text = format!("#define INDEX {}\n", index_type(&invocation.layout));
    text += &paths(files);
    text += SUPPORT;
    text += &writer.declarations()?;
    text += &writer.function("prepare", "void", Writer::prepare);
    text += &writer.function("restore", "void", Writer::restore);
    text += &writer.function("call", "void", Writer::call);
    text += &writer.function("release", "void", Writer::release);
    text += &writer.function("save", "void", Writer::save);
    text += &main(invocation.export, purpose);
    Ok(text)
}

/// Returns the source of a program whose `main` is that of the library.
pub(super) fn forwarding_source(files: Files, symbol: &str, has_arguments: bool) -> String {
    let (types, arguments) = if has_arguments { ("int, char **", "argc, argv") } else { ("void", "") };
    format!(
        "#define INDEX int64_t\n{}{SUPPORT}\n\
         int main(int argc, char **argv) {{\n  (void)argc, (void)argv, (void)read_input, (void)put_unranked_memref;\n  \
         (void)new_buffer, (void)seconds, (void)check_error;\n  \
         int (*function)({types});\n  *(void **)&function = symbol(open_library(), {});\n  \
         return function({arguments});\n}}\n",
        paths(files),
        quoted(symbol)
    )
}

fn paths(files: Files) -> String {
    let path = |path: &Path| quoted(&path.to_string_lossy());
    format!(
        "#define LIBRARY {}\n#define INPUT {}\n#define OUTPUT {}\n",
        path(files.library),
        path(files.input),
        path(files.output)
    )
}

/// Returns a string literal.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

fn result_type(invocation: &Invocation) -> Result<&'static str, String> {
    number_type(&invocation.export.result, &invocation.layout)
}

/// The writer of the functions about one call.
struct Writer<'a> {
    invocation: &'a Invocation<'a>,
    /// The type that the function returns.
    result: &'static str,
}

impl Writer<'_> {
    fn function(&self, name: &str, result: &str, body: fn(&Self, &mut String)) -> String {
        let mut text = format!("\nstatic {result} {name}(void) {{\n");
        body(self, &mut text);
        text + "}\n"
    }

    /// The arguments with their indices and offsets in the input.
    fn arguments(&self) -> impl Iterator<Item = (usize, usize, &Passed)> {
        let mut offset: usize = 0;
        self.invocation.arguments.iter().enumerate().map(move |(index, argument)| {
            let start = offset.next_multiple_of(ALIGNMENT);
            offset = start + size(argument);
            (index, start, argument)
        })
    }

    fn buffers(&self) -> impl Iterator<Item = (usize, usize, &Buffer)> {
        self.arguments().filter_map(|(index, start, argument)| match argument {
            Passed::Memory(buffer) => Some((index, start, buffer)),
            Passed::Number { .. } => None,
        })
    }

    fn returns_value(&self) -> bool {
        self.result != "void"
    }

    /// Declares the function, its arguments and its results.
    fn declarations(&self) -> Result<String, String> {
        let invocation = self.invocation;
        let mut text = String::from("\n");
        let mut types = Vec::new();
        for param in &invocation.export.params {
            let is_memory = param.role == ParamRole::Result
                || matches!(param.ty, CType::Pointer(_) | CType::ConstPointer(_));
            types.push(if is_memory { "void *" } else { number_type(&param.ty, &invocation.layout)? });
        }
        let types = if types.is_empty() { "void".to_owned() } else { types.join(", ") };
        // Writing to a String cannot fail.
        let _ = writeln!(text, "static {} (*function)({types});", self.result);
        let size = result_size(invocation.export, &invocation.layout)?;
        if self.returns_value() {
            let _ = writeln!(text, "static {} result;", self.result);
        } else {
            let _ = writeln!(text, "static _Alignas(64) unsigned char result[{}];", size.max(1));
        }
        for (index, _, argument) in self.arguments() {
            match argument {
                Passed::Number { ty, .. } => {
                    let _ = writeln!(text, "static {ty} argument{index};");
                }
                Passed::Memory(buffer) => text += &declared(index, buffer),
            }
        }
        Ok(text)
    }

    /// Reads the arguments.
    fn prepare(&self, text: &mut String) {
        for (index, start, argument) in self.arguments() {
            let Passed::Memory(buffer) = argument else {
                *text += &format!("  memcpy(&argument{index}, input + {start}, sizeof argument{index});\n");
                continue;
            };
            let size = buffer.size();
            *text += &format!("  buffer{index} = new_buffer({size});\n");
            *text += &format!("  memcpy(buffer{index}, input + {start}, {size});\n");
            if buffer.pointer != Pointer::Elements {
                *text += &format!("  ranked{index}.allocated = ranked{index}.aligned = buffer{index};\n");
            }
        }
    }

    /// Gives arguments that the function may have changed their first contents.
    fn restore(&self, text: &mut String) {
        for (index, start, buffer) in self.buffers().filter(|buffer| buffer.2.access != cabi::Access::Read) {
            *text += &format!("  memcpy(buffer{index}, input + {start}, {});\n", buffer.size());
        }
    }

    fn call(&self, text: &mut String) {
        let mut arguments = Vec::new();
        let mut index = 0;
        for param in &self.invocation.export.params {
            if param.role == ParamRole::Result {
                arguments.push("result".to_owned());
                continue;
            }
            arguments.push(match &self.invocation.arguments[index] {
                Passed::Number { .. } => format!("argument{index}"),
                Passed::Memory(buffer) => match buffer.pointer {
                    Pointer::Descriptor => format!("&ranked{index}"),
                    Pointer::Unranked => format!("&unranked{index}"),
                    Pointer::Elements => format!("buffer{index}"),
                },
            });
            index += 1;
        }
        let assigned = if self.returns_value() { "result = " } else { "" };
        *text += &format!("  {assigned}function({});\n", arguments.join(", "));
    }

    /// Frees the memory that the function allocated for its results, as the comment in the header says.
    fn release(&self, text: &mut String) {
        let export = self.invocation.export;
        let deallocator = export.doc.deallocator();
        for (number, result) in self.invocation.results.iter().enumerate() {
            let Some(pointer) = allocation(result) else { continue };
            let conditions = self.ownership(number, &pointer);
            if let Some(conditions) = conditions {
                let conditions: String =
                    conditions.iter().map(|other| format!("if ({pointer} != {other}) ")).collect();
                *text += &format!("  {conditions}{deallocator}({pointer});\n");
            }
            if result.form == Form::Unranked {
                *text += &format!("  free(((UNRANKED_MEMREF *)(result + {}))->descriptor);\n", result.offset);
            }
        }
    }

    /// Returns the pointers that the allocation of a result must differ from to be the caller's; `None` if it is not.
    fn ownership(&self, number: usize, pointer: &str) -> Option<Vec<String>> {
        let export = self.invocation.export;
        let origins = export.origins(number);
        let own = allocation_number(export, number)?;
        let mut others = Vec::new();
        for origin in origins {
            match origin {
                Origin::New(_) => {}
                Origin::Argument(position) => {
                    let before = &export.params[..*position];
                    let index = before.iter().filter(|param| param.role == ParamRole::Argument).count();
                    others.push(format!("(void *)buffer{index}"));
                }
                Origin::Global => others.push(GLOBAL_MARK.to_owned()),
                Origin::Frame | Origin::External(_) | Origin::Unknown => return None,
            }
        }
        let earlier = self.invocation.results[..number].iter().enumerate();
        let same = earlier.filter(|(other, _)| allocation_number(export, *other) == Some(own));
        others.extend(same.filter_map(|(_, result)| allocation(result)).filter(|other| other != pointer));
        Some(others)
    }

    /// Stores the results, and the arguments that may have changed.
    fn save(&self, text: &mut String) {
        for result in &self.invocation.results {
            let (offset, size) = (result.offset, result.element.size());
            let memory = if self.returns_value() { "&result".into() } else { format!("result + {offset}") };
            *text += &match &result.form {
                Form::Elements(extents) => {
                    format!("  put({memory}, {});\n", size as u64 * extents.iter().product::<u64>())
                }
                Form::MemRef(rank) => format!("  put_memref({memory}, {rank}, {size});\n"),
                Form::Unranked => format!("  put_unranked_memref({memory}, {size});\n"),
            };
        }
        for (index, _, buffer) in self.buffers().filter(|buffer| buffer.2.is_saved()) {
            *text += &format!("  put(buffer{index}, {});\n", buffer.size());
        }
    }
}

/// Declares the memory of an argument, and its descriptor.
fn declared(index: usize, buffer: &Buffer) -> String {
    let list = |numbers: &mut dyn Iterator<Item = i64>| {
        numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(", ")
    };
    let mut text = format!("static unsigned char *buffer{index};\n");
    let rank = buffer.array.shape.len();
    if buffer.pointer != Pointer::Elements {
        let sizes = list(&mut buffer.array.shape.iter().map(|extent| *extent as i64));
        let strides = list(&mut buffer.strides.iter().copied());
        let arrays = if rank == 0 { String::new() } else { format!(", {{{sizes}}}, {{{strides}}}") };
        text += &format!("static MEMREF({rank}) ranked{index} = {{0, 0, {}{arrays}}};\n", buffer.offset);
    }
    if buffer.pointer == Pointer::Unranked {
        text += &format!("static UNRANKED_MEMREF unranked{index} = {{{rank}, &ranked{index}}};\n");
    }
    text
}

/// Returns the pointer to the memory of a result that is a memref, as a C expression.
fn allocation(result: &Returned) -> Option<String> {
    // The first field of every ranked descriptor is `allocated`.
    match result.form {
        Form::MemRef(_) => Some(format!("*(void **)(result + {})", result.offset)),
        Form::Unranked => {
            Some(format!("*(void **)((UNRANKED_MEMREF *)(result + {}))->descriptor", result.offset))
        }
        Form::Elements(_) => None,
    }
}

/// Returns the number of the allocation that a result may be.
fn allocation_number(export: &Export, result: usize) -> Option<u32> {
    export.origins(result).iter().find_map(|origin| match origin {
        Origin::New(number) => Some(*number),
        _ => None,
    })
}

/// Returns the function `main`.
fn main(export: &Export, purpose: Purpose) -> String {
    let body = match purpose {
        Purpose::Results => {
            "  output = fopen(OUTPUT, \"wb\");\n  if (!output) fail(OUTPUT);\n  call();\n  check_error(library);\n  save();\n  \
             if (fclose(output)) fail(OUTPUT);\n  release();\n"
                .to_owned()
        }
        Purpose::Counter(counter) => format!(
            "  call();\n  output = fopen(OUTPUT, \"wb\");\n  if (!output) fail(OUTPUT);\n  \
             put(symbol(library, {}), 8);\n  if (fclose(output)) fail(OUTPUT);\n",
            quoted(counter)
        ),
        Purpose::Samples => SAMPLES.to_owned(),
    };
    format!(
        "\nint main(void) {{\n  (void)restore, (void)release, (void)check_error, (void)save, (void)seconds, (void)put_unranked_memref;\n  \
         read_input();\n  \
         void *library = open_library();\n  *(void **)&function = symbol(library, {});\n  prepare();\n{body}  \
         return 0;\n}}\n",
        quoted(&export.symbol)
    )
}

/// Takes a sample for each number of calls on standard input, and writes its time in seconds. What the function itself
/// writes goes to standard error.
const SAMPLES: &str = "  FILE *channel = fdopen(dup(1), \"w\");
  if (!channel || dup2(2, 1) < 0) fail(\"channel\");
  long count;
  while (scanf(\"%ld\", &count) == 1) {
    restore();
    double start = seconds();
    for (long i = 0; i < count; i++) {
      call();
      release();
    }
    double time = seconds() - start;
    check_error(library);
    fprintf(channel, \"%.9g\\n\", time);
    fflush(channel);
  }
";
