//! Functions with random signatures: MLIR text, and the C functions that call them and are called by them.

use std::fmt::Write;

use crate::kind::{CALLBACK_ARGUMENTS, CALLBACK_RESULTS, Kind, Value};

/// A function with its parameters and results.
pub(crate) struct Signature {
    number: usize,
    params: Vec<Value>,
    results: Vec<Value>,
    callback: Option<Callback>,
}

/// A C function that is the last argument of the compiled function, which calls it and forwards its result.
struct Callback {
    /// The indices of the arguments of the compiled function that are passed to it.
    arguments: Vec<usize>,
    result: Value,
}

/// A deterministic generator of random numbers.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % limit
    }

    fn value(&mut self, kinds: &[Kind]) -> Value {
        let kind = kinds[self.below(kinds.len() as u64) as usize];
        Value { kind, number: self.below(90) }
    }

    /// Returns a signature of some kinds. One in three has more floats than argument registers, and nothing else.
    pub(crate) fn signature(&mut self, number: usize, kinds: &[Kind]) -> Signature {
        let floats: Vec<Kind> = kinds.iter().copied().filter(|kind| kind.is_float()).collect();
        let kinds = if number.is_multiple_of(3) { &floats } else { kinds };
        let params: Vec<Value> = (0..self.below(15)).map(|_| self.value(kinds)).collect();
        let results: Vec<Value> = (0..self.below(4)).map(|_| self.value(kinds)).collect();
        let callback = (self.below(4) == 0).then(|| self.callback(&params));
        Signature { number, params, results, callback }
    }

    fn callback(&mut self, params: &[Value]) -> Callback {
        let can_take = |value: &Value| CALLBACK_ARGUMENTS.contains(&value.kind.mlir());
        let arguments = params.iter().enumerate().filter(|(_, value)| can_take(value)).map(|(i, _)| i);
        Callback { arguments: arguments.collect(), result: self.value(&CALLBACK_RESULTS) }
    }
}

fn types(values: impl IntoIterator<Item = Value>) -> String {
    values.into_iter().map(|value| value.kind.mlir()).collect::<Vec<_>>().join(", ")
}

impl Signature {
    fn through_pointer(&self) -> bool {
        self.results.len() > 1 || self.results.iter().any(|value| value.kind.is_aggregate())
    }

    /// Returns the arguments of the C function that the compiled one calls.
    fn passed_on(&self) -> Vec<Value> {
        self.params.iter().copied().chain(self.callback.iter().map(|callback| callback.result)).collect()
    }

    /// Returns the arguments of the callback.
    fn callback_arguments<'a>(&'a self, callback: &'a Callback) -> impl Iterator<Item = Value> + 'a {
        callback.arguments.iter().map(|&i| self.params[i])
    }

    pub(crate) fn mlir(&self) -> String {
        let n = self.number;
        let results = types(self.results.iter().copied());
        let mut named: Vec<String> =
            (0..).zip(&self.params).map(|(i, v): (usize, _)| format!("%a{i}: {}", v.kind.mlir())).collect();
        let mut args: Vec<String> = (0..self.params.len()).map(|i| format!("%a{i}")).collect();
        let mut call = String::new();
        if let Some(callback) = &self.callback {
            let ty =
                format!("({}) -> {}", types(self.callback_arguments(callback)), callback.result.kind.mlir());
            let passed: Vec<String> = callback.arguments.iter().map(|i| format!("%a{i}")).collect();
            named.push(format!("%f: {ty}"));
            args.push("%y".into());
            call = format!("  %y = call_indirect %f({}) : {ty}\n", passed.join(", "));
        }
        let values: Vec<String> = (0..self.results.len()).map(|i| format!("%r#{i}")).collect();
        let bind = if values.is_empty() { String::new() } else { format!("%r:{} = ", values.len()) };
        let typed =
            if values.is_empty() { String::new() } else { format!(" {} : {results}", values.join(", ")) };
        let passed = types(self.passed_on());
        format!(
            "func.func private @callee{n}({passed}) -> ({results}) attributes {{llvm.emit_c_interface}}\n\
             func.func @caller{n}({}) -> ({results}) attributes {{llvm.emit_c_interface}} {{\n{call}  \
             {bind}call @callee{n}({}) : ({passed}) -> ({results})\n  return{typed}\n}}\n",
            named.join(", "),
            args.join(", ")
        )
    }

    /// Returns the declaration of the variable `name` for results that are stored through a pointer.
    fn result_declaration(&self, function: &str, name: &str) -> String {
        match self.results.as_slice() {
            [Value { kind: Kind::Vector { element, count, .. }, .. }] => format!("{element} {name}[{count}]"),
            [only] => format!("{} {name}", only.kind.stored()),
            _ => format!("{function}{}_results {name}", self.number),
        }
    }

    /// Returns the parameter `result` for results that are stored through a pointer.
    fn result_param(&self, function: &str) -> String {
        match self.results.as_slice() {
            [only] => format!("{} *result", only.kind.stored()),
            _ => format!("{function}{}_results *result", self.number),
        }
    }

    /// Returns the C lvalue of each stored result, and the result. With `pointer`, they dereference the parameter.
    fn lvalues(&self, pointer: bool) -> impl Iterator<Item = (String, Value)> + '_ {
        let lvalue = move |i| match self.results.as_slice() {
            [Value { kind: Kind::Vector { .. }, .. }] => "result".to_owned(),
            [_] if pointer => "(*result)".to_owned(),
            [_] => "result".to_owned(),
            _ if pointer => format!("result->r{i}"),
            _ => format!("result.r{i}"),
        };
        self.results.iter().enumerate().map(move |(i, &value)| (lvalue(i), value))
    }

    /// Returns the C functions that compiled code calls.
    pub(crate) fn callee(&self) -> String {
        let mut params: Vec<String> = Vec::new();
        let mut body = String::new();
        if self.through_pointer() {
            params.push(self.result_param("callee"));
        }
        for (i, value) in self.passed_on().iter().enumerate() {
            params.extend(value.params(&format!("a{i}")));
            body += &value.check_params(&format!("a{i}"));
        }
        let returned = match self.results.as_slice() {
            [only] if !self.through_pointer() => {
                body += "  ";
                only.kind.stored_by_value()
            }
            _ => "void",
        };
        if self.through_pointer() {
            for (lvalue, value) in self.lvalues(true) {
                body += &value.store(&lvalue);
            }
        } else if let [only] = self.results.as_slice() {
            let _ = writeln!(body, "return {};", only.by_value());
        }
        let params = if params.is_empty() { "void".to_owned() } else { params.join(", ") };
        let n = self.number;
        format!("{}{returned} _mlir_ciface_callee{n}({params}) {{\n  calls++;\n{body}}}\n", self.callback())
    }

    /// Returns the callback.
    fn callback(&self) -> String {
        let Some(callback) = &self.callback else { return String::new() };
        let arguments: Vec<(String, Value)> = self
            .callback_arguments(callback)
            .enumerate()
            .map(|(i, value)| (format!("a{i}"), value))
            .collect();
        let params: Vec<String> = arguments.iter().flat_map(|(name, value)| value.params(name)).collect();
        let params = if params.is_empty() { "void".to_owned() } else { params.join(", ") };
        let checks: String = arguments.iter().map(|(name, value)| value.check_params(name)).collect();
        format!(
            "static {} callback{}({params}) {{\n{checks}  return {};\n}}\n",
            callback.result.kind.stored_by_value(),
            self.number,
            callback.result.by_value()
        )
    }

    /// Returns the C function that calls the compiled one.
    pub(crate) fn test(&self) -> String {
        let mut text = format!("static void test{}(void) {{\n", self.number);
        let mut passed = Vec::new();
        if self.through_pointer() {
            let _ = writeln!(text, "  {};", self.result_declaration("caller", "result"));
            let is_vector = matches!(self.results.as_slice(), [Value { kind: Kind::Vector { .. }, .. }]);
            passed.push(if is_vector { "result" } else { "&result" }.to_owned());
        }
        for (i, value) in self.params.iter().enumerate() {
            let (statements, expressions) = value.pass(&format!("p{i}"));
            text += &statements;
            passed.extend(expressions);
        }
        passed.extend(self.callback.iter().map(|_| format!("callback{}", self.number)));
        let call = format!("_mlir_ciface_caller{}({})", self.number, passed.join(", "));
        match self.results.as_slice() {
            [only] if !self.through_pointer() => {
                let _ = writeln!(text, "  const {} result = {call};", only.kind.stored_by_value());
                text += &only.check_returned("result");
            }
            _ => {
                let _ = writeln!(text, "  {call};");
                for (lvalue, value) in self.lvalues(false) {
                    text += &value.check(&lvalue);
                    if value.kind == Kind::Unranked {
                        let _ = writeln!(text, "  free({lvalue}.descriptor);");
                    }
                }
            }
        }
        text + "}\n"
    }
}
