//! A signature, and the functions that test it.

use std::fmt::Write as _;

use crate::random::Random;

/// A type of the LLVM dialect.
#[derive(Clone, Debug)]
enum Type {
    Int(u32),
    Float(&'static str),
    Pointer,
    Vector(usize, Box<Type>),
    Struct(Vec<Type>, bool),
    Array(usize, Box<Type>),
}

/// Functions of the main program, in the LLVM dialect.
pub(crate) const TAKERS: &str = "\
    llvm.func @take_i32(!llvm.ptr) -> i32\n\
    llvm.func @take_i64(!llvm.ptr) -> i64\n\
    llvm.func @take_f64(!llvm.ptr) -> f64\n\
    llvm.func @take_ptr(!llvm.ptr) -> !llvm.ptr\n";

/// The same in C.
pub(crate) const TAKERS_IN_C: &str = "\
    #include <stdarg.h>\n\
    int take_i32(va_list *list) { return va_arg(*list, int); }\n\
    long long take_i64(va_list *list) { return va_arg(*list, long long); }\n\
    double take_f64(va_list *list) { return va_arg(*list, double); }\n\
    void *take_ptr(va_list *list) { return va_arg(*list, void *); }\n";

/// The same where the list is an address.
pub(crate) const TAKERS_IN_C_BY_ADDRESS: &str = "\
    static void *take(char **list) { *list += 8; return *list - 8; }\n\
    int take_i32(char **list) { return *(int *)take(list); }\n\
    long take_i64(char **list) { return *(long *)take(list); }\n\
    double take_f64(char **list) { return *(double *)take(list); }\n\
    void *take_ptr(char **list) { return *(void **)take(list); }\n";

const FLOATS: [&str; 6] = ["f16", "bf16", "f32", "f64", "f80", "f128"];

impl Type {
    fn scalar(random: &mut Random) -> Type {
        match random.below(16) {
            0..6 => Type::Int(random.pick(&[1, 8, 16, 32, 32, 64, 64])),
            6 => Type::Int(1 + random.below(64) as u32),
            7 => Type::Int(random.pick(&[65, 96, 127, 128, 128, 128, 129, 200, 256])),
            8..10 => Type::Pointer,
            10 => Type::Float(random.pick(&FLOATS)),
            _ => Type::Float(random.pick(&["f32", "f64"])),
        }
    }

    fn lane(random: &mut Random) -> Type {
        match random.below(10) {
            0..5 => Type::Int(random.pick(&[1, 8, 16, 32, 64])),
            5 => Type::Pointer,
            6 => Type::Float(random.pick(&["f16", "bf16"])),
            _ => Type::Float(random.pick(&["f32", "f64"])),
        }
    }

    fn random(random: &mut Random, depth: usize) -> Type {
        match random.below(14) {
            0 | 1 => Type::Vector(random.pick(&[1, 2, 3, 4, 5, 7, 8, 16]), Box::new(Type::lane(random))),
            2 | 3 if depth > 0 => {
                let fields = (0..1 + random.below(4)).map(|_| Type::random(random, depth - 1)).collect();
                Type::Struct(fields, random.once_in(6))
            }
            4 if depth > 0 => Type::Array(1 + random.below(4), Box::new(Type::random(random, depth - 1))),
            _ => Type::scalar(random),
        }
    }

    fn text(&self) -> String {
        match self {
            Type::Int(width) => format!("i{width}"),
            Type::Float(name) => name.to_string(),
            Type::Pointer => "!llvm.ptr".to_string(),
            Type::Vector(lanes, lane) => format!("vector<{lanes}x{}>", lane.text()),
            Type::Struct(fields, packed) => {
                let fields: Vec<String> = fields.iter().map(Type::text).collect();
                let packed = if *packed { "packed " } else { "" };
                format!("!llvm.struct<{packed}({})>", fields.join(", "))
            }
            Type::Array(len, element) => format!("!llvm.array<{len} x {}>", element.text()),
        }
    }

    /// The scalars and vectors that it has.
    fn leaves<'a>(&'a self, out: &mut Vec<&'a Type>) {
        match self {
            Type::Struct(fields, _) => fields.iter().for_each(|field| field.leaves(out)),
            Type::Array(len, element) => (0..*len).for_each(|_| element.leaves(out)),
            _ => out.push(self),
        }
    }

    /// Returns true if it is passed as the address of a copy.
    fn is_by_reference(&self, architecture: &str) -> bool {
        let is_s390x = match architecture {
            "riscv64" => false,
            "s390x" => true,
            _ => return false,
        };
        match self {
            Type::Int(width) => *width > if is_s390x { 64 } else { 128 },
            Type::Float(name) => is_s390x && *name == "f128",
            Type::Vector(lanes, lane) => match **lane {
                Type::Float(name) => !is_s390x && name == "f16" && *lanes > 2,
                Type::Int(1..=32) => !is_s390x && *lanes > 2,
                _ => *lanes > 2,
            },
            _ => false,
        }
    }

    /// At least as many bytes as it takes.
    fn room(&self) -> usize {
        match self {
            Type::Int(width) => (*width as usize).div_ceil(8).next_power_of_two().max(8),
            Type::Float(_) => 16,
            Type::Pointer => 8,
            Type::Vector(lanes, lane) => (lanes * lane.room()).next_power_of_two(),
            Type::Struct(fields, _) => fields.iter().map(|field| field.room().next_multiple_of(64)).sum(),
            Type::Array(len, element) => len * element.room(),
        }
    }
}

/// An argument: its type, and the attribute that it has.
#[derive(Clone, Debug)]
struct Argument {
    ty: Type,
    attribute: String,
}

/// A function's signature.
#[derive(Clone, Debug)]
pub(crate) struct Signature {
    arguments: Vec<Argument>,
    /// Arguments that the type does not name.
    variable: Option<Vec<Type>>,
    result: Option<Type>,
    result_attribute: &'static str,
    /// The seed of the values.
    seed: u64,
}

fn extension(ty: &Type, random: &mut Random) -> &'static str {
    match ty {
        Type::Int(1 | 8 | 16 | 32) => random.pick(&["", "llvm.signext", "llvm.zeroext", "llvm.inreg"]),
        _ => "",
    }
}

impl Signature {
    /// Any signature.
    pub(crate) fn random(random: &mut Random) -> Signature {
        let mut arguments = Vec::new();
        let most = if random.once_in(5) { 20 } else { 8 };
        let count = random.below(most);
        for number in 0..count {
            let ty = Type::random(random, 2);
            let attribute = match random.below(24) {
                0 => format!("llvm.byval = {}", Type::random(random, 2).text()),
                1 if number == 0 => format!("llvm.sret = {}", Type::random(random, 1).text()),
                _ => extension(&ty, random).to_string(),
            };
            let is_address = attribute.contains(" = ");
            arguments.push(Argument { ty: if is_address { Type::Pointer } else { ty }, attribute });
        }
        let is_sret = arguments.first().is_some_and(|first| first.attribute.starts_with("llvm.sret"));
        let result = (!is_sret && !random.once_in(6)).then(|| Type::random(random, 2));
        let result_attribute = result.as_ref().map_or("", |ty| extension(ty, random));
        let variable = random.once_in(10).then(|| {
            let kinds = [Type::Int(32), Type::Int(64), Type::Float("f64"), Type::Pointer];
            (0..random.below(16)).map(|_| kinds[random.below(kinds.len())].clone()).collect()
        });
        Signature { arguments, variable, result, result_attribute, seed: random.next() }
    }

    /// Returns true if LLVM does not compile it, or not correctly. If LLVM passes one part of a structure or an array by
    /// reference, it stores the following parts to the same memory. For s390x it has no `bf16`, stores four bytes of an `f16` far
    /// from a symbol, and passes only half of the lanes of vectors of `i1` and of pointers on the stack.
    pub(crate) fn is_lost_by_llvm(&self, architecture: &str) -> bool {
        let text = self.type_text(false);
        if architecture == "s390x" && ["f16", "xi1>", "x!llvm.ptr>"].iter().any(|part| text.contains(part)) {
            return true;
        }
        self.arguments.iter().any(|argument| {
            let mut leaves = Vec::new();
            argument.ty.leaves(&mut leaves);
            let last = leaves.len().saturating_sub(1);
            leaves[..last].iter().any(|leaf| leaf.is_by_reference(architecture))
        })
    }

    /// The function's type, for reports.
    pub(crate) fn text(&self) -> String {
        let variable: Vec<String> = self.variable.iter().flatten().map(Type::text).collect();
        format!("{} {}{}", self.type_text(false), self.result_attribute, variable.join(", "))
    }

    fn type_text(&self, named: bool) -> String {
        let mut parts = Vec::new();
        for (number, argument) in self.arguments.iter().enumerate() {
            let name = if named { format!("%a{number}: ") } else { String::new() };
            let attribute = match argument.attribute.as_str() {
                "" => String::new(),
                text => format!(" {{{text}}}"),
            };
            parts.push(format!("{name}{}{attribute}", argument.ty.text()));
        }
        parts.extend(self.variable.as_ref().map(|_| "...".to_string()));
        format!("({}){}", parts.join(", "), self.result_text())
    }

    fn result_text(&self) -> String {
        match (&self.result, self.result_attribute) {
            (None, _) => String::new(),
            (Some(ty), "") => format!(" -> {}", ty.text()),
            (Some(ty), attribute) => format!(" -> ({} {{{attribute}}})", ty.text()),
        }
    }

    /// The function that writes its arguments to memory and returns a value.
    pub(crate) fn write_callee(&self, number: usize, out: &mut String) {
        let _ = writeln!(out, "llvm.func @callee{number}{} {{", self.type_text(true));
        let mut body = Body::new(self.seed);
        for (number, argument) in self.arguments.iter().enumerate() {
            let name = format!("%a{number}");
            match argument.attribute.split_once(" = ") {
                Some(("llvm.byval", ty)) => body.copy(&name, ty),
                Some(_) => {
                    let value = body.constant(&Type::Int(64));
                    body.line(&format!("llvm.store {value}, {name} : i64, !llvm.ptr"));
                }
                None => body.store(&name, &argument.ty),
            }
        }
        body.take_variable(self.variable.as_deref().unwrap_or_default());
        match &self.result {
            None => body.line("llvm.return"),
            Some(ty) => {
                let value = body.constant(ty);
                body.line(&format!("llvm.return {value} : {}", ty.text()));
            }
        }
        let _ = writeln!(out, "{}}}", body.text);
    }

    /// The function that calls it with constants and writes the result to memory.
    pub(crate) fn write_caller(&self, number: usize, out: &mut String) {
        let _ = writeln!(out, "llvm.func @callee{number}{}", self.type_text(false));
        let _ = writeln!(out, "llvm.func @caller{number}() {{");
        let mut body = Body::new(self.seed ^ 0xff);
        body.offset = 32768;
        let (mut values, mut types) = (Vec::new(), Vec::new());
        for argument in &self.arguments {
            let attribute = argument.attribute.split_once(" = ");
            values.push(if attribute.is_some() { body.memory() } else { body.constant(&argument.ty) });
            types.push(match argument.attribute.as_str() {
                "" => argument.ty.text(),
                text => format!("{} {{{text}}}", argument.ty.text()),
            });
        }
        for ty in self.variable.iter().flatten() {
            values.push(body.constant(ty));
            types.push(ty.text());
        }
        let variadic = match &self.variable {
            Some(_) => {
                let fixed: Vec<String> = self.arguments.iter().map(|argument| plain(&argument.ty)).collect();
                let fixed = fixed.iter().map(|text| format!("{text}, ")).collect::<String>();
                let result = self.result.as_ref().map_or("void".to_string(), plain);
                format!(" vararg(!llvm.func<{result} ({fixed}...)>)")
            }
            None => String::new(),
        };
        let call =
            format!("llvm.call @callee{number}({}){variadic} : ({})", values.join(", "), types.join(", "));
        match &self.result {
            None => body.line(&format!("{call} -> ()")),
            Some(ty) => {
                body.line(&format!("%result = {call}{}", self.result_text()));
                body.store("%result", ty);
            }
        }
        body.line("llvm.return");
        let _ = writeln!(out, "{}}}", body.text);
    }
}

/// Returns the spelling of a type inside a function type.
fn plain(ty: &Type) -> String {
    let text = ty.text();
    text.strip_prefix("!llvm.").map_or(text.clone(), str::to_string)
}

/// The body of a function being written.
struct Body {
    text: String,
    random: Random,
    names: usize,
    /// The offset of the next value in the sink.
    offset: usize,
}

impl Body {
    fn new(seed: u64) -> Body {
        Body { text: String::new(), random: Random::new(seed), names: 0, offset: 0 }
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "  {text}");
    }

    fn define(&mut self, text: &str) -> String {
        self.names += 1;
        let name = format!("%v{}", self.names);
        self.line(&format!("{name} = {text}"));
        name
    }

    /// Returns the address of the next bytes of the sink.
    fn place(&mut self, bytes: usize) -> String {
        let sink = self.define("llvm.mlir.addressof @sink : !llvm.ptr");
        let at = self.offset;
        self.offset = (at + bytes).next_multiple_of(64);
        assert!(self.offset <= 65536, "a signature needs more memory than there is");
        self.define(&format!("llvm.getelementptr {sink}[{at}] : (!llvm.ptr) -> !llvm.ptr, i8"))
    }

    fn store(&mut self, value: &str, ty: &Type) {
        let place = self.place(ty.room());
        self.line(&format!("llvm.store {value}, {place} : {}, !llvm.ptr", ty.text()));
    }

    /// Copies the first word of the type that a pointer leads to.
    fn copy(&mut self, pointer: &str, ty: &str) {
        let end = self.define(&format!("llvm.getelementptr {pointer}[1] : (!llvm.ptr) -> !llvm.ptr, {ty}"));
        let [from, to] =
            [pointer, &end].map(|p| self.define(&format!("llvm.ptrtoint {p} : !llvm.ptr to i64")));
        let size = self.define(&format!("llvm.sub {to}, {from} : i64"));
        let place = self.place(1024);
        self.line(&format!(
            "\"llvm.intr.memcpy\"({place}, {pointer}, {size}) <{{isVolatile = false}}> : (!llvm.ptr, !llvm.ptr, i64) -> ()"
        ));
    }

    /// Memory full of numbers.
    fn memory(&mut self) -> String {
        let one = self.define("llvm.mlir.constant(128 : i32) : i32");
        let memory =
            self.define(&format!("llvm.alloca {one} x i64 {{alignment = 64 : i64}} : (i32) -> !llvm.ptr"));
        for word in 0..128 {
            let value = self.constant(&Type::Int(64));
            let place =
                self.define(&format!("llvm.getelementptr {memory}[{word}] : (!llvm.ptr) -> !llvm.ptr, i64"));
            self.line(&format!("llvm.store {value}, {place} : i64, !llvm.ptr"));
        }
        memory
    }

    /// The arguments that the type does not name, which functions in C take from the list: [`TAKERS`].
    fn take_variable(&mut self, types: &[Type]) {
        if types.is_empty() {
            return;
        }
        let one = self.define("llvm.mlir.constant(1 : i32) : i32");
        let list = self.define(&format!("llvm.alloca {one} x !llvm.array<4 x i64> : (i32) -> !llvm.ptr"));
        self.line(&format!("llvm.intr.vastart {list} : !llvm.ptr"));
        for ty in types {
            let text = ty.text();
            let taker = format!("@take_{}", text.trim_start_matches("!llvm."));
            let value = self.define(&format!("llvm.call {taker}({list}) : (!llvm.ptr) -> {text}"));
            self.store(&value, ty);
        }
        self.line(&format!("llvm.intr.vaend {list} : !llvm.ptr"));
    }

    fn literal(&mut self, ty: &Type) -> String {
        let bits = self.random.next() as i64;
        match ty {
            Type::Int(1) => (bits & 1 == 1).to_string(),
            Type::Int(width) => (bits >> 64u32.saturating_sub(*width)).to_string(),
            _ => format!("{:?}", (bits >> 52) as f64 / 8.0),
        }
    }

    /// A value of a type.
    fn constant(&mut self, ty: &Type) -> String {
        let text = ty.text();
        match ty {
            Type::Int(1) => {
                let literal = self.literal(ty);
                self.define(&format!("llvm.mlir.constant({literal}) : i1"))
            }
            Type::Int(65..) => {
                // More bits than a literal of ours has.
                let [high, low] = [0, 1].map(|_| self.constant(&Type::Int(64)));
                let high = self.define(&format!("llvm.sext {high} : i64 to {text}"));
                let low = self.define(&format!("llvm.zext {low} : i64 to {text}"));
                let by = self.define(&format!("llvm.mlir.constant(57 : {text}) : {text}"));
                let high = self.define(&format!("llvm.shl {high}, {by} : {text}"));
                self.define(&format!("llvm.xor {high}, {low} : {text}"))
            }
            Type::Float("f80" | "f128") => {
                let value = self.constant(&Type::Int(64));
                self.define(&format!("llvm.sitofp {value} : i64 to {text}"))
            }
            Type::Int(_) | Type::Float(_) => {
                let literal = self.literal(ty);
                self.define(&format!("llvm.mlir.constant({literal} : {text}) : {text}"))
            }
            Type::Pointer => {
                let value = self.constant(&Type::Int(64));
                self.define(&format!("llvm.inttoptr {value} : i64 to !llvm.ptr"))
            }
            Type::Vector(lanes, lane) if matches!(**lane, Type::Pointer) => {
                let value = self.constant(&Type::Vector(*lanes, Box::new(Type::Int(64))));
                self.define(&format!("llvm.inttoptr {value} : vector<{lanes}xi64> to {text}"))
            }
            Type::Vector(lanes, lane) => {
                let literals: Vec<String> = (0..*lanes).map(|_| self.literal(lane)).collect();
                let literals = literals.join(", ");
                self.define(&format!("llvm.mlir.constant(dense<[{literals}]> : {text}) : {text}"))
            }
            Type::Struct(fields, _) => self.aggregate(&text, &fields.iter().collect::<Vec<_>>()),
            Type::Array(len, element) => self.aggregate(&text, &vec![&**element; *len]),
        }
    }

    fn aggregate(&mut self, text: &str, parts: &[&Type]) -> String {
        let mut value = self.define(&format!("llvm.mlir.undef : {text}"));
        for (number, part) in parts.iter().enumerate() {
            let part = self.constant(part);
            value = self.define(&format!("llvm.insertvalue {part}, {value}[{number}] : {text}"));
        }
        value
    }
}
