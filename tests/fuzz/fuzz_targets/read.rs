//! Arbitrary bytes are parsed, verified, printed and parsed again without a panic. Printing accepted input reaches a
//! fixed point.

#![no_main]

use libfuzzer_sys::fuzz_target;
use mlirc::diag::Diagnostics;
use mlirc::dialect;
use mlirc::ir::{Context, Module, verify};
use mlirc::source::Source;
use mlirc::text::{self, PrintOptions};

thread_local! {
    /// The initial context of every run.
    static CONTEXT: Context = Context::new(dialect::registry());
}

fn read(source: &Source) -> Option<Module> {
    let mut diagnostics = Diagnostics::default();
    let module = text::read(source, CONTEXT.with(Context::clone), &mut diagnostics)?;
    verify::verify(&module, &mut diagnostics);
    (!diagnostics.has_errors()).then_some(module)
}

fuzz_target!(|bytes: &[u8]| {
    let source = Source::new("fuzz.mlir", bytes);
    let Some(module) = read(&source) else { return };
    for generic in [false, true] {
        let options = PrintOptions { generic, ..PrintOptions::default() };
        let printed = Source::new("printed.mlir", text::print(&module, &source, options));
        let again = read(&printed).expect("what was printed is accepted");
        assert_eq!(text::print(&again, &printed, options).as_bytes(), &printed.text[..]);
    }
});
