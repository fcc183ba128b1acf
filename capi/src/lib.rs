//! The C API of mlirc: compiles source text to an object file, a header or another output in memory.
//!
//! Objects are opaque and owned by the caller, who frees each with its own function. Several threads may use a compiler
//! concurrently if none changes its options. No function prints or ends the process. Panics are caught; their messages
//! are written to standard error. cbindgen generates `capi/mlirc.h` from this file, and a test compares them.

use std::borrow::Cow;
use std::ffi::{CStr, CString, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};

use mlirc::diag::{Diagnostic, Diagnostics, Location, Severity};
use mlirc::driver::{
    Allocator, CInterfaceAbi, CWrappers, Compiler, DebugLevel, DebugOptions, Emit, MemRefAbi, Options,
};
use mlirc::source::Source;
use mlirc::target::Target;

/// The status of a call.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MlircStatus {
    /// The call succeeded.
    Ok = 0,
    /// The source has errors. The result has the messages.
    InvalidInput = 1,
    /// An argument is null, not UTF-8, or out of range.
    InvalidArgument = 2,
    /// A bug in mlirc. The result, if there is one, has a message.
    InternalError = 70,
}

/// The output of a compilation.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MlircOutput {
    /// A relocatable object file.
    Object = 0,
    /// The C header.
    Header = 1,
    /// Assembly.
    Assembly = 2,
    /// The module in the LLVM dialect, as text.
    LlvmDialect = 3,
    /// The manifest: the functions and their types in JSON.
    Manifest = 4,
}

/// The functions that get C entry points.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MlircWrappers {
    /// The functions with the attribute `llvm.emit_c_interface`.
    Attribute = 0,
    /// All public functions, and all that are declared, which C defines.
    All = 1,
    /// No functions.
    None = 2,
    /// All public functions with a body.
    Public = 3,
}

/// The allocation functions of compiled code.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MlircAllocator {
    /// `malloc` and `free`.
    Malloc = 0,
    /// `aligned_alloc` and `free`.
    Aligned = 1,
    /// `_mlir_memref_to_llvm_alloc` and `_mlir_memref_to_llvm_free`, which the program defines.
    Hook = 2,
}

/// The ABI of complex numbers in C entry points.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MlircInterfaceAbi {
    /// MLIR's convention: arguments in two parts, results through a pointer.
    Mlir = 0,
    /// The C convention: `float _Complex` and `double _Complex` by value.
    C = 1,
}

/// The calling convention of memrefs.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MlircMemRefAbi {
    /// The fields of the descriptor, as separate arguments.
    Expanded = 0,
    /// A pointer to the first element.
    BarePointer = 1,
    /// A pointer to the descriptor.
    DescriptorPointer = 2,
}

/// The treatment of a warning.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MlircWarning {
    /// It is no message.
    Disabled = 0,
    /// It is a message.
    Enabled = 1,
    /// It is an error.
    Error = 2,
}

/// A compiler with its options. Opaque.
pub struct MlircCompiler {
    options: Options,
}

/// The result of a compilation: an output unless there is an error, and messages. Opaque.
#[derive(Default)]
pub struct MlircResult {
    output: Vec<u8>,
    messages: Vec<Message>,
    text: CString,
}

/// A message for C.
struct Message {
    is_error: bool,
    line: usize,
    column: usize,
    text: CString,
}

/// The version of mlirc, such as "0.1.0".
#[unsafe(no_mangle)]
pub extern "C" fn mlirc_version() -> *const c_char {
    const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "\0");
    VERSION.as_ptr().cast()
}

/// Creates a compiler for the host with optimization level 2. Free it with mlirc_compiler_free.
#[unsafe(no_mangle)]
pub extern "C" fn mlirc_compiler_new() -> *mut MlircCompiler {
    Box::into_raw(Box::new(MlircCompiler { options: Options::default() }))
}

/// Frees a compiler. Null is permitted.
///
/// # Safety
/// `compiler` is from mlirc_compiler_new and not used afterwards.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_compiler_free(compiler: *mut MlircCompiler) {
    if !compiler.is_null() {
        // SAFETY: `compiler` is a box of mlirc_compiler_new, guaranteed by the caller.
        drop(unsafe { Box::from_raw(compiler) });
    }
}

/// Sets the target triple, such as "aarch64-unknown-linux-gnu".
///
/// # Safety
/// `compiler` is a compiler or null; `triple` is a NUL-terminated string or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_compiler_set_target(
    compiler: *mut MlircCompiler,
    triple: *const c_char,
) -> MlircStatus {
    // SAFETY: guaranteed by the caller.
    let (compiler, triple) = unsafe { (compiler.as_mut(), text(triple)) };
    match (compiler, triple.map(Target::parse)) {
        (Some(compiler), Some(Ok(target))) => {
            compiler.options.target = target;
            compiler.options.target_of_module = false;
            MlircStatus::Ok
        }
        _ => MlircStatus::InvalidArgument,
    }
}

/// Sets the optimization level, 0 to 3.
///
/// # Safety
/// `compiler` is a compiler or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_compiler_set_opt_level(
    compiler: *mut MlircCompiler,
    level: u32,
) -> MlircStatus {
    // SAFETY: guaranteed by the caller.
    match unsafe { compiler.as_mut() } {
        Some(compiler) if level <= 3 => {
            compiler.options.opt_level = level as u8;
            MlircStatus::Ok
        }
        _ => MlircStatus::InvalidArgument,
    }
}

/// Sets the debug information: 0 for none, 1 for lines, 2 also for variables. File names are relative to `directory`,
/// which may be null for level 0.
///
/// # Safety
/// `compiler` is a compiler or null; `directory` is a NUL-terminated string or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_compiler_set_debug_info(
    compiler: *mut MlircCompiler,
    level: u32,
    directory: *const c_char,
) -> MlircStatus {
    let level = match level {
        0 => None,
        1 => Some(DebugLevel::Lines),
        2 => Some(DebugLevel::Full),
        _ => return MlircStatus::InvalidArgument,
    };
    // SAFETY: guaranteed by the caller.
    match unsafe { (compiler.as_mut(), text(directory)) } {
        (Some(compiler), directory) if level.is_none() || directory.is_some() => {
            let directory = directory.unwrap_or_default().to_string();
            compiler.options.debug =
                level.map(|level| DebugOptions { level, directory, ..DebugOptions::default() });
            MlircStatus::Ok
        }
        _ => MlircStatus::InvalidArgument,
    }
}

/// Sets the functions that get C entry points: a value of MlircWrappers.
///
/// # Safety
/// `compiler` is a compiler or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_compiler_set_wrappers(
    compiler: *mut MlircCompiler,
    which: u32,
) -> MlircStatus {
    let which = match which {
        0 => CWrappers::Attribute,
        1 => CWrappers::All,
        2 => CWrappers::None,
        3 => CWrappers::Public,
        _ => return MlircStatus::InvalidArgument,
    };
    // SAFETY: guaranteed by the caller.
    match unsafe { compiler.as_mut() } {
        Some(compiler) => {
            compiler.options.c_wrappers = which;
            MlircStatus::Ok
        }
        None => MlircStatus::InvalidArgument,
    }
}

/// Sets the ABI of complex numbers in C entry points: a value of MlircInterfaceAbi.
///
/// # Safety
/// `compiler` is a compiler or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_compiler_set_interface_abi(
    compiler: *mut MlircCompiler,
    abi: u32,
) -> MlircStatus {
    let abi = match abi {
        0 => CInterfaceAbi::Mlir,
        1 => CInterfaceAbi::C,
        _ => return MlircStatus::InvalidArgument,
    };
    // SAFETY: guaranteed by the caller.
    match unsafe { compiler.as_mut() } {
        Some(compiler) => {
            compiler.options.ciface_abi = abi;
            MlircStatus::Ok
        }
        None => MlircStatus::InvalidArgument,
    }
}

/// Sets the calling convention of memrefs: a value of MlircMemRefAbi.
///
/// # Safety
/// `compiler` is a compiler or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_compiler_set_memref_abi(
    compiler: *mut MlircCompiler,
    abi: u32,
) -> MlircStatus {
    let abi = match abi {
        0 => MemRefAbi::Expanded,
        1 => MemRefAbi::BarePointer,
        2 => MemRefAbi::DescriptorPointer,
        _ => return MlircStatus::InvalidArgument,
    };
    // SAFETY: guaranteed by the caller.
    match unsafe { compiler.as_mut() } {
        Some(compiler) => {
            compiler.options.memref_abi = abi;
            MlircStatus::Ok
        }
        None => MlircStatus::InvalidArgument,
    }
}

/// Sets the allocation functions of compiled code: a value of MlircAllocator.
///
/// # Safety
/// `compiler` is a compiler or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_compiler_set_allocator(
    compiler: *mut MlircCompiler,
    allocator: u32,
) -> MlircStatus {
    let allocator = match allocator {
        0 => Allocator::Malloc,
        1 => Allocator::Aligned,
        2 => Allocator::Hook,
        _ => return MlircStatus::InvalidArgument,
    };
    // SAFETY: guaranteed by the caller.
    match unsafe { compiler.as_mut() } {
        Some(compiler) => {
            compiler.options.allocator = allocator;
            MlircStatus::Ok
        }
        None => MlircStatus::InvalidArgument,
    }
}

/// Sets the number of errors that are messages; further ones are only counted. 0 keeps all.
///
/// # Safety
/// `compiler` is a compiler or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_compiler_set_error_limit(
    compiler: *mut MlircCompiler,
    limit: usize,
) -> MlircStatus {
    // SAFETY: guaranteed by the caller.
    let Some(compiler) = (unsafe { compiler.as_mut() }) else { return MlircStatus::InvalidArgument };
    compiler.options.policy.error_limit = limit;
    MlircStatus::Ok
}

/// Sets the treatment of a warning, a value of MlircWarning. `name` is that of the option `-W`, such as
/// "unknown-attributes", or null for all warnings without a treatment of their own.
///
/// # Safety
/// `compiler` is a compiler or null; `name` is a NUL-terminated string or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_compiler_set_warning(
    compiler: *mut MlircCompiler,
    name: *const c_char,
    treatment: u32,
) -> MlircStatus {
    // SAFETY: guaranteed by the caller.
    let Some(compiler) = (unsafe { compiler.as_mut() }) else { return MlircStatus::InvalidArgument };
    if treatment > MlircWarning::Error as u32 {
        return MlircStatus::InvalidArgument;
    }
    let policy = &mut compiler.options.policy;
    let (is_enabled, is_error) =
        (treatment != MlircWarning::Disabled as u32, treatment == MlircWarning::Error as u32);
    if name.is_null() {
        (policy.forbids_warnings, policy.warnings_are_errors) = (!is_enabled, is_error);
        return MlircStatus::Ok;
    }
    // SAFETY: guaranteed by the caller.
    let is_known = unsafe { CStr::from_ptr(name) }
        .to_str()
        .is_ok_and(|name| policy.set_enabled(name, is_enabled) && policy.set_error(name, is_error));
    if is_known { MlircStatus::Ok } else { MlircStatus::InvalidArgument }
}

/// Compiles a source of `length` bytes. `name` is the file name in messages, and determines the include guard of the
/// header. `output` is a value of MlircOutput. Unless the status is InvalidArgument, `*result` is set to a new result,
/// which must be freed with mlirc_result_free.
///
/// # Safety
/// `compiler` is a compiler or null; `name` is a NUL-terminated string or null; `source` points to `length` bytes or is
/// null; `result` points to a pointer or is null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_compile(
    compiler: *const MlircCompiler,
    name: *const c_char,
    source: *const c_char,
    length: usize,
    output: u32,
    result: *mut *mut MlircResult,
) -> MlircStatus {
    let emit = match output {
        0 => Emit::Object,
        1 => Emit::Header,
        2 => Emit::Asm,
        3 => Emit::LlvmDialect,
        4 => Emit::Manifest,
        _ => return MlircStatus::InvalidArgument,
    };
    // SAFETY: guaranteed by the caller.
    let (compiler, name, result) = unsafe { (compiler.as_ref(), text(name), result.as_mut()) };
    let (Some(compiler), Some(name), Some(result), false) = (compiler, name, result, source.is_null()) else {
        return MlircStatus::InvalidArgument;
    };
    // SAFETY: `source` points to `length` bytes, guaranteed by the caller.
    let bytes = unsafe { std::slice::from_raw_parts(source.cast::<u8>(), length) };
    let source = Source::new(name, bytes);
    let (status, value) = compile(compiler, &source, emit);
    *result = Box::into_raw(Box::new(value));
    status
}

fn compile(compiler: &MlircCompiler, source: &Source, emit: Emit) -> (MlircStatus, MlircResult) {
    let stem = source.name.rsplit(['/', '\\']).next().unwrap_or_default();
    let stem = stem.rsplit_once('.').map_or(stem, |(stem, _)| stem);
    let compiler = Compiler::new(compiler.options.clone());
    match catch_unwind(AssertUnwindSafe(|| compiler.compile(source, stem, &[emit]))) {
        Ok(Ok(mut artifacts)) => {
            let output = artifacts.outputs.pop().map(|output| output.1.into_vec()).unwrap_or_default();
            (MlircStatus::Ok, MlircResult { output, ..with_messages(source, &artifacts.diagnostics) })
        }
        Ok(Err(diagnostics)) => {
            let status = match diagnostics.has_internal_error() {
                true => MlircStatus::InternalError,
                false => MlircStatus::InvalidInput,
            };
            (status, with_messages(source, &diagnostics))
        }
        Err(_) => {
            let mut diagnostics = Diagnostics::default();
            diagnostics.error(Location::Unknown, "mlirc failed; this is a bug in it, not in the source");
            (MlircStatus::InternalError, with_messages(source, &diagnostics))
        }
    }
}

/// Returns a result with the messages of a compilation, and without an output.
fn with_messages(source: &Source, diagnostics: &Diagnostics) -> MlircResult {
    let message = |diagnostic: Cow<'_, Diagnostic>| {
        let (line, column) = match diagnostic.location {
            Location::Unknown => (0, 0),
            Location::Offset(offset) => source.line_column(offset),
            Location::File { line, column, .. } => (line as usize, column as usize),
        };
        let is_error = diagnostic.severity == Severity::Error;
        Message { is_error, line, column, text: c_string(&diagnostic.message) }
    };
    MlircResult {
        output: Vec::new(),
        messages: diagnostics.all().map(message).collect(),
        text: c_string(&diagnostics.render(source)),
    }
}

/// The size of the output in bytes; 0 if there is none.
///
/// # Safety
/// `result` is from mlirc_compile or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_result_size(result: *const MlircResult) -> usize {
    // SAFETY: guaranteed by the caller.
    unsafe { result.as_ref() }.map_or(0, |result| result.output.len())
}

/// The output; null if there is none. It is valid until the result is freed. Text is not NUL-terminated.
///
/// # Safety
/// `result` is from mlirc_compile or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_result_data(result: *const MlircResult) -> *const c_char {
    // SAFETY: guaranteed by the caller.
    match unsafe { result.as_ref() } {
        Some(result) if !result.output.is_empty() => result.output.as_ptr().cast(),
        _ => std::ptr::null(),
    }
}

/// All messages as mlirc prints them, with source lines; empty if there are none. It is valid until the result is
/// freed.
///
/// # Safety
/// `result` is from mlirc_compile or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_result_text(result: *const MlircResult) -> *const c_char {
    // SAFETY: guaranteed by the caller.
    unsafe { result.as_ref() }.map_or(c"".as_ptr(), |result| result.text.as_ptr())
}

/// The number of messages.
///
/// # Safety
/// `result` is from mlirc_compile or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_result_message_count(result: *const MlircResult) -> usize {
    // SAFETY: guaranteed by the caller.
    unsafe { result.as_ref() }.map_or(0, |result| result.messages.len())
}

/// The text of a message without its location; null if there is no such message. It is valid until the result is freed.
///
/// # Safety
/// `result` is from mlirc_compile or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_result_message(result: *const MlircResult, number: usize) -> *const c_char {
    // SAFETY: guaranteed by the caller.
    unsafe { message(result, number) }.map_or(std::ptr::null(), |message| message.text.as_ptr())
}

/// Returns true if a message is an error, false if it is a warning.
///
/// # Safety
/// `result` is from mlirc_compile or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_result_message_is_error(result: *const MlircResult, number: usize) -> bool {
    // SAFETY: guaranteed by the caller.
    unsafe { message(result, number) }.is_some_and(|message| message.is_error)
}

/// The line of a message, from 1; 0 if it has no location.
///
/// # Safety
/// `result` is from mlirc_compile or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_result_message_line(result: *const MlircResult, number: usize) -> usize {
    // SAFETY: guaranteed by the caller.
    unsafe { message(result, number) }.map_or(0, |message| message.line)
}

/// The column of a message, from 1; 0 if it has no location.
///
/// # Safety
/// `result` is from mlirc_compile or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_result_message_column(result: *const MlircResult, number: usize) -> usize {
    // SAFETY: guaranteed by the caller.
    unsafe { message(result, number) }.map_or(0, |message| message.column)
}

/// Frees a result with its output and messages. Null is permitted.
///
/// # Safety
/// `result` is from mlirc_compile and not used afterwards.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirc_result_free(result: *mut MlircResult) {
    if !result.is_null() {
        // SAFETY: `result` is a box of mlirc_compile, guaranteed by the caller.
        drop(unsafe { Box::from_raw(result) });
    }
}

/// # Safety
/// `result` is from mlirc_compile or null.
unsafe fn message<'a>(result: *const MlircResult, number: usize) -> Option<&'a Message> {
    // SAFETY: guaranteed by the caller.
    unsafe { result.as_ref() }?.messages.get(number)
}

/// # Safety
/// `text` is a NUL-terminated string or null.
unsafe fn text<'a>(text: *const c_char) -> Option<&'a str> {
    if text.is_null() {
        return None;
    }
    // SAFETY: guaranteed by the caller.
    unsafe { CStr::from_ptr(text) }.to_str().ok()
}

/// A text for C, in which NUL is replaced.
fn c_string(text: &str) -> CString {
    CString::new(text.replace('\0', "\u{fffd}")).unwrap_or_default()
}
