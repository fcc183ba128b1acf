//! Properties of code generation across lowerings: determinism, compile time, frames and live ranges.

use mlirc::codegen::{Listing, Options, Output, generate};
use mlirc::diag::Diagnostics;
use mlirc::dialect;
use mlirc::ir::Context;
use mlirc::source::Source;
use mlirc::target::Target;

/// Returns the assembly of all functions, for reading.
fn text(output: &Output) -> String {
    output.listings.iter().map(Listing::text).collect()
}

fn compile(text: &str, target: &str, opt_level: u8) -> Result<Output, String> {
    let source = Source::new("test.mlir", text);
    let mut diagnostics = Diagnostics::default();
    let cx = Context::new(dialect::registry());
    let target = Target::parse(target)?;
    let options = Options {
        opt_level,
        emit_clif: false,
        emit_asm: true,
        debug: None,
        time: false,
        contract: true,
        verify_clif: true,
        row_major_matrices: false,
        function_sections: false,
        keeps_frame_pointers: false,
        forbids_sibling_calls: false,
        deallocator: "free",
    };
    let module = mlirc::text::read(&source, cx, &mut diagnostics);
    let output = module.and_then(|module| generate(&module, &target, &options, &source, &mut diagnostics));
    output.ok_or_else(|| diagnostics.render(&source))
}

/// Returns a function with most kinds of scalar operations.
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
            assert_eq!(&output.object.whole()[..4], b"\x7fELF", "{target}");
            assert_eq!(output.exports.len(), 3);
            assert!(text(&output).contains("@f2"));
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
    let header = cabi::HeaderOptions::new(cabi::DataLayout::with_pointer_bits(64));
    let header = cabi::render_header(&output.exports, &header).expect("a header");
    let symbols: Vec<&str> = output.exports.iter().map(|export| &export.symbol[..]).collect();
    assert_eq!(symbols, ["_mlir_ciface_f", "_mlir_ciface_g", "plain"]);
    assert_eq!(output.exports[1].direction, cabi::Direction::Required);
    for line in [
        "void _mlir_ciface_f(f_results *result, const MemRefDescriptor_f32_1 *data, bool flag);",
        "float _mlir_ciface_g(",
        "void *plain(int64_t a, int8_t b);",
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

/// With a quadratic algorithm, twenty times the operations would take four hundred times as long.
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
        text(&output).matches("movl $0x0, (%rsp)").count()
    };
    assert_eq!([probes(60_000), probes(300_000)], [0, 4]);
}

/// Returns a loop over `n` elements inside a loop that calls a function with the sum of the inner loop. `kept` more
/// values are live across the call. If `used_after`, the sum is used after the call.
fn nested_loops(ty: &str, add: &str, kept: usize, used_after: bool) -> String {
    let join = |each: &dyn Fn(usize) -> String| (0..kept).map(each).collect::<String>();
    let params = join(&|k| format!(", %k{k}: i64"));
    let used = join(&|k| {
        let before = if k == 0 { "%x".to_string() } else { format!("%u{}", k - 1) };
        format!("    %u{k} = llvm.xor {before}, %k{k} : i64\n")
    });
    let last = if kept == 0 { "%x".to_string() } else { format!("%u{}", kept - 1) };
    let next = if used_after { "%s1" } else { "%zero" };
    format!(
        "llvm.func @use({ty}) -> i64
         llvm.func @f(%p: !llvm.ptr, %times: i64, %n: i64, %zero: {ty}{params}) -> {ty} {{
           %c0 = llvm.mlir.constant(0 : i64) : i64
           %c1 = llvm.mlir.constant(1 : i64) : i64
           llvm.br ^outer(%c0, %zero, %c0 : i64, {ty}, i64)
         ^outer(%t: i64, %sum: {ty}, %x: i64):
           llvm.br ^inner(%c0, %sum : i64, {ty})
         ^inner(%i: i64, %s: {ty}):
           %q = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, {ty}
           %v = llvm.load %q : !llvm.ptr -> {ty}
           %s1 = llvm.{add} %s, %v : {ty}
           %i1 = llvm.add %i, %c1 : i64
           %more = llvm.icmp \"slt\" %i1, %n : i64
           llvm.cond_br %more, ^inner(%i1, %s1 : i64, {ty}), ^after
         ^after:
           %r = llvm.call @use(%s1) : ({ty}) -> i64
{used}    %y = llvm.add {last}, %r : i64
           %t1 = llvm.add %t, %c1 : i64
           %again = llvm.icmp \"slt\" %t1, %times : i64
           llvm.cond_br %again, ^outer(%t1, {next}, %y : i64, {ty}, i64), ^done
         ^done:
           llvm.return %s1 : {ty}
         }}\n"
    )
}

/// Returns the instructions that access the frame in innermost loops without calls. In the assembly text, `block3:`
/// begins a block and `label3` is a branch to it.
fn frame_accesses_in_loops(asm: &str) -> Vec<&str> {
    let lines: Vec<&str> = asm.lines().map(str::trim).collect();
    let block = |line: &str| line.strip_prefix("block")?.strip_suffix(':')?.parse::<usize>().ok();
    let targets = |line: &str| {
        let numbers = line.split("label").skip(1);
        let number = |text: &str| text.split(|c: char| !c.is_ascii_digit()).next()?.parse::<usize>().ok();
        numbers.filter_map(number).collect::<Vec<_>>()
    };
    let start_of = |number| lines.iter().position(|line| block(line) == Some(number));
    let mut loops: Vec<(usize, usize)> = Vec::new();
    for (end, line) in lines.iter().enumerate() {
        loops.extend(
            targets(line).into_iter().filter_map(start_of).filter(|&start| start < end).map(|s| (s, end)),
        );
    }
    let is_inner = |&(start, end): &(usize, usize)| {
        !loops.iter().any(|&other| other != (start, end) && start <= other.0 && other.1 <= end)
    };
    let is_call = |line: &&str| line.starts_with("call") || line.starts_with("bl ") || line.contains("call ");
    let bodies = loops.iter().filter(|it| is_inner(it)).map(|&(start, end)| &lines[start..=end]);
    let quiet: Vec<_> = bodies.filter(|body| !body.iter().any(is_call)).collect();
    assert!(!quiet.is_empty(), "no inner loop found:\n{asm}");
    quiet.concat().into_iter().filter(|line| line.contains("(%rsp)") || line.contains("[sp")).collect()
}

#[test]
fn loops_without_calls_do_not_access_the_frame() {
    // The published back end does not split live ranges by blocks.
    if mlirc::codegen::back_end_vector_bits() == 128 {
        return;
    }
    for target in ["x86_64-unknown-linux-gnu", "x86_64-pc-windows-gnu", "aarch64-unknown-linux-gnu"] {
        for (ty, add) in [("f32", "fadd"), ("f64", "fadd"), ("vector<4xf32>", "fadd"), ("i64", "add")] {
            for (kept, used_after) in [(0, false), (0, true), (4, true), (9, false), (9, true)] {
                let output = compile(&nested_loops(ty, add, kept, used_after), target, 2).unwrap();
                let text = text(&output);
                let found = frame_accesses_in_loops(&text);
                assert!(found.is_empty(), "{target} {ty} {kept} {used_after}: {found:?}\n{text}");
            }
        }
    }
}

/// A function with calls that saves registers, with an attribute.
fn caller(attribute: &str) -> String {
    format!(
        "llvm.func @callee(i64) -> i64
         llvm.func @caller(%a: i64) -> i64 attributes {{{attribute}}} {{
           %0 = llvm.call @callee(%a) : (i64) -> i64
           %1 = llvm.add %0, %a : i64
           llvm.return %1 : i64
         }}"
    )
}

#[test]
fn frame_pointers_are_kept_where_an_attribute_demands_them() {
    const SET: &str = "movq %rsp, %rbp";
    let has_frame_pointer = |attribute: &str, target: &str, level: u8| {
        text(&compile(&caller(attribute), target, level).expect("valid")).contains(SET)
    };
    let linux = "x86_64-unknown-linux-gnu";
    for attribute in [
        "frame_pointer = #llvm.framePointerKind<\"non-leaf\">",
        "passthrough = [[\"frame-pointer\", \"all\"]]",
    ] {
        assert!(has_frame_pointer(attribute, linux, 2), "{attribute}");
    }
    assert!(has_frame_pointer("", linux, 0));
    assert!(has_frame_pointer("", "x86_64-apple-darwin", 2));
    // The published back end has frame pointers in all functions.
    let is_patched = mlirc::codegen::back_end_vector_bits() > 128;
    for attribute in ["", "frame_pointer = #llvm.framePointerKind<none>"] {
        assert_eq!(has_frame_pointer(attribute, linux, 2), !is_patched, "{attribute}");
    }
}

#[test]
fn bounds_of_jump_tables_are_checked_only_if_the_index_may_be_outside() {
    let switch = |index: &str, default: &str| {
        let cases: Vec<String> = (0..8).map(|case| format!("{case}: ^case{case}")).collect();
        let blocks: Vec<String> = (0..8)
            .map(|case| {
                format!(
                    "^case{case}: %{case} = llvm.mlir.constant({}: i32) : i32 llvm.return %{case} : i32",
                    case * case
                )
            })
            .collect();
        let text = format!(
            "llvm.func @f(%x: i32) -> i32 {{
               {index}
               llvm.switch %index : i32, ^default [{}]
               {}
             ^default:
               {default}
             }}",
            cases.join(","),
            blocks.join("\n"),
        );
        text_of_table(&text)
    };
    let any = "%zero = llvm.mlir.constant(0 : i32) : i32 %index = llvm.add %x, %zero : i32";
    let masked = "%mask = llvm.mlir.constant(7 : i32) : i32 %index = llvm.and %x, %mask : i32";
    assert!(switch(any, "llvm.return %x : i32").contains("cmov"));
    if mlirc::codegen::back_end_vector_bits() > 128 {
        assert!(!switch(any, "llvm.unreachable").contains("cmov"));
        assert!(!switch(masked, "llvm.return %x : i32").contains("cmov"));
    }
}

/// Returns the assembly of a function with a jump table.
fn text_of_table(function: &str) -> String {
    let assembly = text(&compile(function, "x86_64-unknown-linux-gnu", 2).expect("valid"));
    assert!(assembly.contains("br_table"), "{assembly}");
    assembly
}
