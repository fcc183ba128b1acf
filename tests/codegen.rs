//! Code generation as a whole: what no single lowering can show.

use mlirc::codegen::{Options, Output, generate};
use mlirc::diag::Diagnostics;
use mlirc::dialect;
use mlirc::ir::Context;
use mlirc::source::Source;
use mlirc::target::Target;

fn compile(text: &str, target: &str, opt_level: u8) -> Result<Output, String> {
    let source = Source::new("test.mlir", text);
    let mut diagnostics = Diagnostics::default();
    let cx = Context::new(dialect::registry());
    let target = Target::parse(target)?;
    let options = Options {
        opt_level,
        emit_clif: false,
        emit_asm: true,
        time: false,
        contract: true,
        verify_clif: true,
        row_major_matrices: false,
        object_name: "test".into(),
        function_sections: false,
        deallocator: "free",
    };
    let module = mlirc::text::read(&source, cx, &mut diagnostics);
    let output = module.and_then(|module| generate(&module, &target, &options, &source, &mut diagnostics));
    output.ok_or_else(|| diagnostics.render(&source))
}

/// A function with most kinds of operations on scalars.
fn function(number: usize) -> String {
    format!(
        "llvm.func @f{number}(%a: i32, %b: i64, %x: f64, %p: !llvm.ptr) -> i64 {{
           %0 = llvm.sext %a : i32 to i64
           %1 = llvm.mlir.constant({number} : i64) : i64
           %2 = llvm.srem %0, %1 : i64
           %c = llvm.icmp \"slt\" %2, %b : i64
           llvm.cond_br %c, ^then, ^end(%b : i64)
         ^then:
           %3 = llvm.fptosi %x : f64 to i64
           %4 = llvm.intr.sin(%x) : (f64) -> f64
           llvm.store %4, %p : f64, !llvm.ptr
           %5 = llvm.mlir.addressof @variable : !llvm.ptr
           %6 = llvm.load %5 : !llvm.ptr -> i64
           %7 = llvm.call @callee(%6, %3) : (i64, i64) -> i64
           %8 = llvm.mul %7, %6 : i64
           llvm.br ^end(%8 : i64)
         ^end(%r: i64):
           llvm.return %r : i64
         }}\n"
    )
}

fn functions(count: usize) -> String {
    let declarations = "llvm.mlir.global external @variable() : i64\nllvm.func @callee(i64, i64) -> i64\n";
    (1..=count).fold(declarations.to_string(), |all, number| all + &function(number))
}

const TARGETS: [&str; 4] = [
    "x86_64-unknown-linux-gnu",
    "aarch64-unknown-linux-gnu",
    "riscv64gc-unknown-linux-gnu",
    "s390x-unknown-linux-gnu",
];

#[test]
fn every_target_compiles_at_every_level() {
    for target in TARGETS {
        for opt_level in [0, 2] {
            let output = compile(&functions(3), target, opt_level);
            let output = output.unwrap_or_else(|error| panic!("{target} -O{opt_level}: {error}"));
            assert_eq!(&output.object[..4], b"\x7fELF", "{target}");
            assert_eq!(output.exports.len(), 3);
            assert!(output.asm.contains("@f2"));
        }
    }
}

#[test]
fn bytes_do_not_depend_on_the_number_of_threads() {
    let text = functions(40);
    let with_threads = |count| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(count).build().expect("threads");
        pool.install(|| compile(&text, TARGETS[0], 2)).expect("it compiles").object
    };
    let one = with_threads(1);
    assert!(one == with_threads(2) && one == with_threads(7));
}

#[test]
fn exports_follow_the_mlir_signature() {
    let text = "llvm.func @_mlir_ciface_f(%r: !llvm.ptr, %a: !llvm.ptr, %b: i1 {llvm.zeroext}) attributes {
        mlirc.signature = (memref<?xf32>, i1) -> (memref<2x?xi64>, index), mlirc.arg_names = [\"data\", \"flag\"]} {
          llvm.return
        }
        llvm.func @f(%a: i32) { llvm.return }
        llvm.func @_mlir_ciface_g(i64) -> f32 attributes {mlirc.signature = (index) -> f32}
        llvm.func @narrow(%a: i8) { llvm.return }
        llvm.func @pair(%a: i64) -> !llvm.struct<(i64, i64)> {
          %0 = llvm.mlir.zero : !llvm.struct<(i64, i64)>
          llvm.return %0 : !llvm.struct<(i64, i64)>
        }
        llvm.func internal @hidden() { llvm.return }
        llvm.func @malloc(i64) -> !llvm.ptr
        llvm.func @plain(%a: i64, %b: i8 {llvm.signext}) -> !llvm.ptr {
          %0 = llvm.inttoptr %a : i64 to !llvm.ptr
          llvm.return %0 : !llvm.ptr
        }";
    let output = compile(text, TARGETS[0], 0).expect("it compiles");
    let header = cabi::HeaderOptions::new("t", cabi::DataLayout::with_pointer_bits(64));
    let header = cabi::render_header(&output.exports, &header).expect("a header");
    let symbols: Vec<&str> = output.exports.iter().map(|export| &export.symbol[..]).collect();
    assert_eq!(symbols, ["_mlir_ciface_f", "_mlir_ciface_g", "plain"]);
    assert_eq!(output.exports[1].direction, cabi::Direction::Required);
    for line in [
        "void _mlir_ciface_f(f_results *result, const MemRefDescriptor_f32_1 *data, bool flag);",
        "float _mlir_ciface_g(",
        "void *plain(int64_t arg0, int8_t arg1);",
        "at test.mlir:1:1",
        "(memref<?xf32>, i1) -> (memref<2x?xi64>, index)",
    ] {
        assert!(header.contains(line), "no '{line}' in\n{header}");
    }
}

#[test]
fn a_wrapper_that_does_not_fit_is_an_internal_error() {
    let text = "llvm.func @_mlir_ciface_f(!llvm.ptr) attributes {mlirc.signature = (i32, i32) -> ()}";
    let error = compile(text, TARGETS[0], 0).expect_err("it does not fit");
    assert!(error.contains("internal error: '_mlir_ciface_f' does not fit"), "{error}");
}

/// Twenty times the operations would take four hundred times as long if anything were quadratic.
#[test]
fn long_functions_are_lowered_in_linear_time() {
    let long = |count: usize| {
        let mut text = "llvm.func @f(%v0: i64) -> i64 {\n".to_string();
        for number in 0..count {
            text += &format!("  %v{} = llvm.add %v{number}, %v0 : i64\n", number + 1);
        }
        text + &format!("  llvm.return %v{count} : i64\n}}\n")
    };
    let time = |count| {
        let start = std::time::Instant::now();
        compile(&long(count), TARGETS[0], 0).expect("it compiles");
        start.elapsed().as_secs_f64()
    };
    time(100);
    let (short, long) = (time(1_000), time(20_000));
    assert!(long < short * 200.0, "1000 operations: {short} s, 20000: {long} s");
}

#[test]
fn large_frames_touch_their_pages() {
    let function = |bytes: usize| {
        format!(
            "llvm.func @use(!llvm.ptr)
             llvm.func @f() {{
               %0 = llvm.mlir.constant(1 : i64) : i64
               %1 = llvm.alloca %0 x !llvm.array<{bytes} x i8> : (i64) -> !llvm.ptr
               llvm.call @use(%1) : (!llvm.ptr) -> ()
               llvm.return
             }}"
        )
    };
    let probes = |bytes| {
        let output = compile(&function(bytes), TARGETS[0], 2).unwrap();
        output.asm.matches("movl $0x0, (%rsp)").count()
    };
    assert_eq!([probes(60_000), probes(300_000)], [0, 4]);
}
