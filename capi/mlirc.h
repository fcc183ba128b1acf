/* The C API of mlirc. Made of capi/src/lib.rs: BLESS=1 cargo test -p mlirc-c. */

#ifndef MLIRC_H
#define MLIRC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/**
 * The status of a call.
 */
typedef enum MlircStatus {
  /**
   * The call succeeded.
   */
  MlircStatus_Ok = 0,
  /**
   * The source has errors. The result has the messages.
   */
  MlircStatus_InvalidInput = 1,
  /**
   * An argument is null, not UTF-8, or out of range.
   */
  MlircStatus_InvalidArgument = 2,
  /**
   * A bug in mlirc. The result, if there is one, has a message.
   */
  MlircStatus_InternalError = 70,
} MlircStatus;

/**
 * The output of a compilation.
 */
typedef enum MlircOutput {
  /**
   * A relocatable object file.
   */
  MlircOutput_Object = 0,
  /**
   * The C header.
   */
  MlircOutput_Header = 1,
  /**
   * Assembly.
   */
  MlircOutput_Assembly = 2,
  /**
   * The module in the LLVM dialect, as text.
   */
  MlircOutput_LlvmDialect = 3,
  /**
   * The manifest: the functions and their types in JSON.
   */
  MlircOutput_Manifest = 4,
} MlircOutput;

/**
 * The functions that get C entry points.
 */
typedef enum MlircWrappers {
  /**
   * The functions with the attribute `llvm.emit_c_interface`.
   */
  MlircWrappers_Attribute = 0,
  /**
   * All public functions, and all that are declared, which C defines.
   */
  MlircWrappers_All = 1,
  /**
   * No functions.
   */
  MlircWrappers_None = 2,
  /**
   * All public functions with a body.
   */
  MlircWrappers_Public = 3,
} MlircWrappers;

/**
 * The ABI of complex numbers in C entry points.
 */
typedef enum MlircInterfaceAbi {
  /**
   * MLIR's convention: arguments in two parts, results through a pointer.
   */
  MlircInterfaceAbi_Mlir = 0,
  /**
   * The C convention: `float _Complex` and `double _Complex` by value.
   */
  MlircInterfaceAbi_C = 1,
} MlircInterfaceAbi;

/**
 * The calling convention of memrefs.
 */
typedef enum MlircMemRefAbi {
  /**
   * The fields of the descriptor, as separate arguments.
   */
  MlircMemRefAbi_Expanded = 0,
  /**
   * A pointer to the first element.
   */
  MlircMemRefAbi_BarePointer = 1,
  /**
   * A pointer to the descriptor.
   */
  MlircMemRefAbi_DescriptorPointer = 2,
} MlircMemRefAbi;

/**
 * The allocation functions of compiled code.
 */
typedef enum MlircAllocator {
  /**
   * `malloc` and `free`.
   */
  MlircAllocator_Malloc = 0,
  /**
   * `aligned_alloc` and `free`.
   */
  MlircAllocator_Aligned = 1,
  /**
   * `_mlir_memref_to_llvm_alloc` and `_mlir_memref_to_llvm_free`, which the program defines.
   */
  MlircAllocator_Hook = 2,
} MlircAllocator;

/**
 * The treatment of a warning.
 */
typedef enum MlircWarning {
  /**
   * It is no message.
   */
  MlircWarning_Disabled = 0,
  /**
   * It is a message.
   */
  MlircWarning_Enabled = 1,
  /**
   * It is an error.
   */
  MlircWarning_Error = 2,
} MlircWarning;

/**
 * A compiler with its options. Opaque.
 */
typedef struct MlircCompiler MlircCompiler;

/**
 * The result of a compilation: an output unless there is an error, and messages. Opaque.
 */
typedef struct MlircResult MlircResult;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * The version of mlirc, such as "0.1.0".
 */
const char *mlirc_version(void);

/**
 * Creates a compiler for the host with optimization level 2. Free it with mlirc_compiler_free.
 */
struct MlircCompiler *mlirc_compiler_new(void);

/**
 * Frees a compiler. Null is permitted.
 *
 * # Safety
 * `compiler` is from mlirc_compiler_new and not used afterwards.
 */
void mlirc_compiler_free(struct MlircCompiler *compiler);

/**
 * Sets the target triple, such as "aarch64-unknown-linux-gnu".
 *
 * # Safety
 * `compiler` is a compiler or null; `triple` is a NUL-terminated string or null.
 */
enum MlircStatus mlirc_compiler_set_target(struct MlircCompiler *compiler, const char *triple);

/**
 * Sets the optimization level, 0 to 3.
 *
 * # Safety
 * `compiler` is a compiler or null.
 */
enum MlircStatus mlirc_compiler_set_opt_level(struct MlircCompiler *compiler, uint32_t level);

/**
 * Sets the debug information: 0 for none, 1 for lines, 2 also for variables. File names are relative to `directory`,
 * which may be null for level 0.
 *
 * # Safety
 * `compiler` is a compiler or null; `directory` is a NUL-terminated string or null.
 */
enum MlircStatus mlirc_compiler_set_debug_info(struct MlircCompiler *compiler,
                                               uint32_t level,
                                               const char *directory);

/**
 * Sets the functions that get C entry points: a value of MlircWrappers.
 *
 * # Safety
 * `compiler` is a compiler or null.
 */
enum MlircStatus mlirc_compiler_set_wrappers(struct MlircCompiler *compiler, uint32_t which);

/**
 * Sets the ABI of complex numbers in C entry points: a value of MlircInterfaceAbi.
 *
 * # Safety
 * `compiler` is a compiler or null.
 */
enum MlircStatus mlirc_compiler_set_interface_abi(struct MlircCompiler *compiler, uint32_t abi);

/**
 * Sets the calling convention of memrefs: a value of MlircMemRefAbi.
 *
 * # Safety
 * `compiler` is a compiler or null.
 */
enum MlircStatus mlirc_compiler_set_memref_abi(struct MlircCompiler *compiler, uint32_t abi);

/**
 * Sets the allocation functions of compiled code: a value of MlircAllocator.
 *
 * # Safety
 * `compiler` is a compiler or null.
 */
enum MlircStatus mlirc_compiler_set_allocator(struct MlircCompiler *compiler, uint32_t allocator);

/**
 * Sets the number of errors that are messages; further ones are only counted. 0 keeps all.
 *
 * # Safety
 * `compiler` is a compiler or null.
 */
enum MlircStatus mlirc_compiler_set_error_limit(struct MlircCompiler *compiler, size_t limit);

/**
 * Sets the treatment of a warning, a value of MlircWarning. `name` is that of the option `-W`, such as
 * "unknown-attributes", or null for all warnings without a treatment of their own.
 *
 * # Safety
 * `compiler` is a compiler or null; `name` is a NUL-terminated string or null.
 */
enum MlircStatus mlirc_compiler_set_warning(struct MlircCompiler *compiler,
                                            const char *name,
                                            uint32_t treatment);

/**
 * Compiles a source of `length` bytes. `name` is the file name in messages, and determines the include guard of the
 * header. `output` is a value of MlircOutput. Unless the status is InvalidArgument, `*result` is set to a new result,
 * which must be freed with mlirc_result_free.
 *
 * # Safety
 * `compiler` is a compiler or null; `name` is a NUL-terminated string or null; `source` points to `length` bytes or is
 * null; `result` points to a pointer or is null.
 */
enum MlircStatus mlirc_compile(const struct MlircCompiler *compiler,
                               const char *name,
                               const char *source,
                               size_t length,
                               uint32_t output,
                               struct MlircResult **result);

/**
 * The size of the output in bytes; 0 if there is none.
 *
 * # Safety
 * `result` is from mlirc_compile or null.
 */
size_t mlirc_result_size(const struct MlircResult *result);

/**
 * The output; null if there is none. It is valid until the result is freed. Text is not NUL-terminated.
 *
 * # Safety
 * `result` is from mlirc_compile or null.
 */
const char *mlirc_result_data(const struct MlircResult *result);

/**
 * All messages as mlirc prints them, with source lines; empty if there are none. It is valid until the result is
 * freed.
 *
 * # Safety
 * `result` is from mlirc_compile or null.
 */
const char *mlirc_result_text(const struct MlircResult *result);

/**
 * The number of messages.
 *
 * # Safety
 * `result` is from mlirc_compile or null.
 */
size_t mlirc_result_message_count(const struct MlircResult *result);

/**
 * The text of a message without its location; null if there is no such message. It is valid until the result is freed.
 *
 * # Safety
 * `result` is from mlirc_compile or null.
 */
const char *mlirc_result_message(const struct MlircResult *result,
                                 size_t number);

/**
 * Returns true if a message is an error, false if it is a warning.
 *
 * # Safety
 * `result` is from mlirc_compile or null.
 */
bool mlirc_result_message_is_error(const struct MlircResult *result, size_t number);

/**
 * The line of a message, from 1; 0 if it has no location.
 *
 * # Safety
 * `result` is from mlirc_compile or null.
 */
size_t mlirc_result_message_line(const struct MlircResult *result, size_t number);

/**
 * The column of a message, from 1; 0 if it has no location.
 *
 * # Safety
 * `result` is from mlirc_compile or null.
 */
size_t mlirc_result_message_column(const struct MlircResult *result, size_t number);

/**
 * Frees a result with its output and messages. Null is permitted.
 *
 * # Safety
 * `result` is from mlirc_compile and not used afterwards.
 */
void mlirc_result_free(struct MlircResult *result);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* MLIRC_H */
