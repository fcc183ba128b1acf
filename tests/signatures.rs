//! Random signatures through the C interface, both ways: C calls a compiled function, which calls a function in C with
//! the same arguments. Each side checks every bit of what arrives, under the prototypes of the generated header.

mod machine;

use std::fmt::Write;
use std::path::Path;
use std::process::Command;

use machine::Machine;

/// A type of MLIR, as C sees it.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Scalar { mlir: &'static str, c: &'static str },
    Complex { mlir: &'static str, part: &'static str, name: &'static str },
    MemRef { mlir: &'static str, name: &'static str, rank: usize },
    Unranked,
}

use Kind::{Complex, MemRef, Scalar, Unranked};

const KINDS: &[Kind] = &[
    Scalar { mlir: "i1", c: "bool" },
    Scalar { mlir: "i8", c: "int8_t" },
    Scalar { mlir: "ui8", c: "uint8_t" },
    Scalar { mlir: "si16", c: "int16_t" },
    Scalar { mlir: "ui16", c: "uint16_t" },
    Scalar { mlir: "i32", c: "int32_t" },
    Scalar { mlir: "ui32", c: "uint32_t" },
    Scalar { mlir: "i64", c: "int64_t" },
    Scalar { mlir: "i128", c: "mlir_i128" },
    Scalar { mlir: "ui128", c: "mlir_u128" },
    Scalar { mlir: "index", c: "int64_t" },
    Scalar { mlir: "f16", c: "mlir_f16_value" },
    Scalar { mlir: "f32", c: "float" },
    Scalar { mlir: "f64", c: "double" },
    Complex { mlir: "complex<f32>", part: "float", name: "Complex_f32" },
    Complex { mlir: "complex<f64>", part: "double", name: "Complex_f64" },
    MemRef { mlir: "memref<f32, strided<[], offset: ?>>", name: "MemRefDescriptor_f32_0", rank: 0 },
    MemRef { mlir: "memref<?xf32, strided<[?], offset: ?>>", name: "MemRefDescriptor_f32_1", rank: 1 },
    MemRef { mlir: "memref<?x?xf32, strided<[?, ?], offset: ?>>", name: "MemRefDescriptor_f32_2", rank: 2 },
    Unranked,
];

impl Kind {
    fn mlir(self) -> &'static str {
        match self {
            Scalar { mlir, .. } | Complex { mlir, .. } | MemRef { mlir, .. } => mlir,
            Unranked => "memref<*xf32>",
        }
    }

    /// The type of a value in memory.
    fn stored(self) -> &'static str {
        match self {
            Scalar { c: "mlir_f16_value", .. } => "mlir_f16",
            Scalar { c, .. } => c,
            Complex { name, .. } | MemRef { name, .. } => name,
            Unranked => "UnrankedMemRefDescriptor_f32",
        }
    }

    fn is_aggregate(self) -> bool {
        !matches!(self, Scalar { .. })
    }

    /// How many registers for floats a result takes.
    fn floats(self) -> usize {
        match self {
            Scalar { mlir: "f16" | "f32" | "f64", .. } => 1,
            Complex { .. } => 2,
            _ => 0,
        }
    }
}

/// A value: its number picks it from those of the kind, of which the extreme ones show what is not extended.
#[derive(Clone, Copy)]
struct Value {
    kind: Kind,
    number: u64,
}

impl Value {
    /// The expression for a scalar or a part of a complex number.
    fn scalar(self, c: &str) -> String {
        let n = self.number;
        let pick = |values: [&str; 4]| values[(n % 4) as usize].to_owned();
        match c {
            "bool" => pick(["true", "false", "true", "true"]),
            "int8_t" => pick(["INT8_MIN", "-1", "INT8_MAX", "5"]),
            "uint8_t" => pick(["UINT8_MAX", "128", "0", "7"]),
            "int16_t" => pick(["INT16_MIN", "-1", "INT16_MAX", "300"]),
            "uint16_t" => pick(["UINT16_MAX", "32768", "0", "300"]),
            "int32_t" => pick(["INT32_MIN", "-1", "INT32_MAX", "70000"]),
            "uint32_t" => pick(["UINT32_MAX", "2147483648u", "0", "70000"]),
            "int64_t" => pick(["INT64_MIN", "-1", "INT64_MAX", "5000000000"]),
            "mlir_i128" => format!("((mlir_i128){} * ((mlir_i128)1 << 70)) - {n}", n as i64 - 40),
            "mlir_u128" => format!("((mlir_u128){} << 90) + {n}u", n + 1),
            "mlir_f16_value" => format!("(mlir_f16_value){:?}f", n as f64 / 8.0),
            "float" => format!("{:?}f", n as f64 + 0.25),
            _ => format!("{:?}", n as f64 + 0.125),
        }
    }

    /// The expression for a descriptor of this rank.
    fn descriptor(self, rank: usize) -> String {
        let n = self.number;
        let list =
            |first: u64| (0..rank).map(|d| (first + d as u64).to_string()).collect::<Vec<_>>().join(", ");
        let lists =
            if rank == 0 { String::new() } else { format!(", {{{}}}, {{{}}}", list(n + 3), list(n + 9)) };
        format!("{{data + {}, data + {}, {}{lists}}}", n % 7, n % 11, n + 1)
    }

    /// Statements after which `name` is what is passed: parameters are one each, but two of a complex number.
    fn pass(self, name: &str) -> (String, Vec<String>) {
        match self.kind {
            Scalar { c, .. } => (String::new(), vec![self.scalar(c)]),
            Complex { part, .. } => (
                String::new(),
                vec![self.scalar(part), Value { number: self.number + 1, ..self }.scalar(part)],
            ),
            MemRef { name: ty, rank, .. } => {
                (format!("  {ty} {name} = {};\n", self.descriptor(rank)), vec![format!("&{name}")])
            }
            Unranked => (
                format!(
                    "  MemRefDescriptor_f32_2 {name}_2 = {};\n  UnrankedMemRefDescriptor_f32 {name} = {{2, &{name}_2}};\n",
                    self.descriptor(2)
                ),
                vec![format!("&{name}")],
            ),
        }
    }

    /// The parameters called `name` that receive it.
    fn params(self, name: &str) -> Vec<String> {
        match self.kind {
            Scalar { c, .. } => vec![format!("{c} {name}")],
            Complex { part, .. } => vec![format!("{part} {name}_re"), format!("{part} {name}_im")],
            MemRef { name: ty, .. } => vec![format!("const {ty} *{name}")],
            Unranked => vec![format!("const UnrankedMemRefDescriptor_f32 *{name}")],
        }
    }

    /// Statements that check what was received in those parameters.
    fn check_params(self, name: &str) -> String {
        match self.kind {
            Complex { .. } => self.check_parts(&format!("{name}_re"), &format!("{name}_im")),
            MemRef { .. } | Unranked => self.check(&format!("(*{name})")),
            Scalar { .. } => self.check(name),
        }
    }

    fn check_parts(self, re: &str, im: &str) -> String {
        let Complex { part, .. } = self.kind else { return String::new() };
        let imaginary = Value { number: self.number + 1, ..self }.scalar(part);
        format!("  CHECK({re} == {} && {im} == {imaginary});\n", self.scalar(part))
    }

    /// Statements that check a value in memory.
    fn check(self, place: &str) -> String {
        match self.kind {
            // Returned by value it is a number, in memory its bits.
            Scalar { c: c @ "mlir_f16_value", .. } if place.starts_with("result") => {
                format!("  {{ const {c} value = {}; CHECK(same(&{place}, &value, 2)); }}\n", self.scalar(c))
            }
            Scalar { c, .. } => format!("  CHECK({place} == {});\n", self.scalar(c)),
            Complex { .. } => self.check_parts(&format!("{place}.re"), &format!("{place}.im")),
            MemRef { name, rank, .. } => {
                format!(
                    "  {{ {name} expected = {}; CHECK(same(&{place}, &expected, sizeof expected)); }}\n",
                    self.descriptor(rank)
                )
            }
            Unranked => format!(
                "  {{ MemRefDescriptor_f32_2 expected = {};\n    CHECK({place}.rank == 2 && same({place}.descriptor, &expected, sizeof expected)); }}\n",
                self.descriptor(2)
            ),
        }
    }

    /// Statements that store it.
    fn store(self, place: &str) -> String {
        match self.kind {
            Scalar { c: c @ "mlir_f16_value", .. } => {
                format!("  {{ const {c} value = {}; memcpy(&{place}, &value, 2); }}\n", self.scalar(c))
            }
            Scalar { c, .. } => format!("  {place} = {};\n", self.scalar(c)),
            Complex { part, .. } => {
                let imaginary = Value { number: self.number + 1, ..self }.scalar(part);
                format!("  {place}.re = {};\n  {place}.im = {imaginary};\n", self.scalar(part))
            }
            MemRef { name, rank, .. } => {
                format!("  {{ const {name} value = {}; {place} = value; }}\n", self.descriptor(rank))
            }
            // The caller copies the descriptor and frees it.
            Unranked => format!(
                "  {{ const MemRefDescriptor_f32_2 value = {};\n    {place}.rank = 2;\n    {place}.descriptor = malloc(sizeof value);\n    memcpy({place}.descriptor, &value, sizeof value); }}\n",
                self.descriptor(2)
            ),
        }
    }
}

/// A function: what it takes and returns.
struct Signature {
    number: usize,
    params: Vec<Value>,
    results: Vec<Value>,
}

/// A small deterministic source of choices.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % limit
    }

    fn value(&mut self) -> Value {
        let kind = KINDS[self.below(KINDS.len() as u64) as usize];
        Value { kind, number: self.below(90) }
    }

    fn signature(&mut self, number: usize) -> Signature {
        let params = (0..self.below(15)).map(|_| self.value()).collect();
        let mut results: Vec<Value> = (0..self.below(4)).map(|_| self.value()).collect();
        // Three floats at once are refused on x86-64.
        while results.iter().map(|value| value.kind.floats()).sum::<usize>() > 2 {
            results.pop();
        }
        Signature { number, params, results }
    }
}

impl Signature {
    fn through_pointer(&self) -> bool {
        self.results.len() > 1 || self.results.iter().any(|value| value.kind.is_aggregate())
    }

    fn mlir(&self) -> String {
        let n = self.number;
        let types = |values: &[Value]| values.iter().map(|v| v.kind.mlir()).collect::<Vec<_>>().join(", ");
        let (params, results) = (types(&self.params), types(&self.results));
        let named = self.params.iter().enumerate().map(|(i, v)| format!("%a{i}: {}", v.kind.mlir()));
        let args: Vec<String> = (0..self.params.len()).map(|i| format!("%a{i}")).collect();
        let values: Vec<String> = (0..self.results.len()).map(|i| format!("%r#{i}")).collect();
        let bind = if values.is_empty() { String::new() } else { format!("%r:{} = ", values.len()) };
        let typed =
            if values.is_empty() { String::new() } else { format!(" {} : {results}", values.join(", ")) };
        format!(
            "func.func private @callee{n}({params}) -> ({results}) attributes {{llvm.emit_c_interface}}\n\
             func.func @caller{n}({}) -> ({results}) attributes {{llvm.emit_c_interface}} {{\n  \
             {bind}call @callee{n}({}) : ({params}) -> ({results})\n  return{typed}\n}}\n",
            named.collect::<Vec<_>>().join(", "),
            args.join(", ")
        )
    }

    /// The type that results are stored to through a pointer.
    fn result_type(&self, function: &str) -> String {
        match self.results.as_slice() {
            [only] => only.kind.stored().to_owned(),
            _ => format!("{function}{}_results", self.number),
        }
    }

    /// The place of a stored result, and the result.
    fn places<'a>(&'a self, result: &'a str) -> impl Iterator<Item = (String, Value)> + 'a {
        let is_single = self.results.len() == 1;
        let place = move |i| if is_single { result.to_owned() } else { format!("{result}.r{i}") };
        self.results.iter().enumerate().map(move |(i, &value)| (place(i), value))
    }

    /// The function in C that compiled code calls.
    fn callee(&self) -> String {
        let mut params: Vec<String> = Vec::new();
        let mut body = String::new();
        if self.through_pointer() {
            params.push(format!("{} *result", self.result_type("callee")));
        }
        for (i, value) in self.params.iter().enumerate() {
            params.extend(value.params(&format!("a{i}")));
            body += &value.check_params(&format!("a{i}"));
        }
        let returned = match self.results.as_slice() {
            [Value { kind: Scalar { c, .. }, .. }] => c,
            _ => "void",
        };
        if self.through_pointer() {
            for (place, value) in self.places("(*result)") {
                body += &value.store(&place);
            }
        } else if let [only] = self.results.as_slice() {
            body += &format!("  return {};\n", only.scalar(returned));
        }
        let params = if params.is_empty() { "void".to_owned() } else { params.join(", ") };
        format!("{returned} _mlir_ciface_callee{}({params}) {{\n  calls++;\n{body}}}\n", self.number)
    }

    /// Makes the floats of 16 bits some of 32.
    fn widen_halves(&mut self) {
        for value in self.params.iter_mut().chain(&mut self.results) {
            if matches!(value.kind, Scalar { mlir: "f16", .. }) {
                value.kind = Scalar { mlir: "f32", c: "float" };
            }
        }
    }

    /// A function in C that calls the compiled one.
    fn test(&self) -> String {
        let mut text = format!("static void test{}(void) {{\n", self.number);
        let mut passed = Vec::new();
        if self.through_pointer() {
            let _ = writeln!(text, "  {} result;", self.result_type("caller"));
            passed.push("&result".to_owned());
        }
        for (i, value) in self.params.iter().enumerate() {
            let (statements, expressions) = value.pass(&format!("p{i}"));
            text += &statements;
            passed.extend(expressions);
        }
        let call = format!("_mlir_ciface_caller{}({})", self.number, passed.join(", "));
        match self.results.as_slice() {
            [only] if !self.through_pointer() => text += &only.check(&call),
            _ => {
                let _ = writeln!(text, "  {call};");
                for (place, value) in self.places("result") {
                    text += &value.check(&place);
                    if value.kind == Unranked {
                        let _ = writeln!(text, "  free({place}.descriptor);");
                    }
                }
            }
        }
        text + "}\n"
    }
}

const PRELUDE: &str = r#"#include "k.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static float data[16];
static int calls, failures;
#define CHECK(condition) \
  do { if (!(condition)) { failures++; printf("line %d: %s\n", __LINE__, #condition); } } while (0)
static int same(const void *a, const void *b, size_t size) { return memcmp(a, b, size) == 0; }
"#;

fn run(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?} does not start: {error}"));
    let (printed, said) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{command:?} ended with {}\n{said}{printed}", output.status);
    printed.into_owned()
}

fn write(folder: &Path, name: &str, text: &str) {
    std::fs::write(folder.join(name), text).expect("writable");
}

/// Whether the C compiler has floats of 16 bits.
fn has_halves(machine: Machine, folder: &Path) -> bool {
    write(folder, "half.c", "_Float16 half;\n");
    let compiled =
        Command::new(machine.cc).args(["-c", "half.c", "-o", "half.o"]).current_dir(folder).output();
    compiled.expect("the compiler runs").status.success()
}

/// Compiles both sides of these signatures, at every pair of levels, and runs them.
fn check(machine: Machine, random: &mut Random) {
    let count = 100;
    let mut signatures: Vec<Signature> = (0..count).map(|number| random.signature(number)).collect();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folder = folder.path();
    if !has_halves(machine, folder) {
        signatures.iter_mut().for_each(Signature::widen_halves);
    }
    write(folder, "k.mlir", &signatures.iter().map(Signature::mlir).collect::<String>());
    let mut program = PRELUDE.to_owned();
    program.extend(signatures.iter().map(|signature| signature.callee() + &signature.test()));
    program += "int main(void) {\n";
    program.extend((0..count).map(|number| format!("  test{number}();\n")));
    program += "  printf(\"%d calls, %d failures\\n\", calls, failures);\n  return failures != 0;\n}\n";
    write(folder, "k.c", &program);
    for level in ["-O0", "-O2"] {
        let arguments = ["k.mlir", level, "-o", "k.o", "--emit-header"];
        let mut mlirc = Command::new(env!("CARGO_BIN_EXE_mlirc"));
        run(mlirc.args(arguments).args(machine.arguments()).current_dir(folder));
        for optimised in ["-O0", "-O2"] {
            let warnings = ["-std=gnu11", "-Wall", "-Wextra", "-Werror", "-Wno-unused-parameter"];
            let mut cc = Command::new(machine.cc);
            cc.args(warnings).args([optimised, "k.c", "k.o", "-lm", "-o", "program"]);
            run(cc.current_dir(folder));
            let printed = run(machine.command("./program").current_dir(folder));
            let expected = format!("{count} calls, 0 failures\n");
            assert_eq!(printed, expected, "{} {optimised}, {level}", machine.cc);
        }
    }
}

#[test]
fn arguments_and_results_arrive() {
    check(Machine::chosen(), &mut Random(7));
}

/// Clang relies on what gcc does not: that narrow integers are extended by the caller.
#[test]
fn arguments_and_results_arrive_in_clang() {
    if Command::new("clang-22").arg("--version").output().is_ok() {
        check(Machine::here().with_compiler("clang-22"), &mut Random(8));
    }
}
