/* The C API of mlirc. Made of capi/src/lib.rs: BLESS=1 cargo test -p mlirc-c. */

#ifndef MLIRC_H
#define MLIRC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/**
 * How a call ended.
 */
typedef enum MlircStatus {
  /**
   * What was asked for was done.
   */
  MlircStatus_Ok = 0,
  /**
   * The source has errors; the result has the messages.
   */
  MlircStatus_InvalidInput = 1,
  /**
   * An argument is null, not UTF-8, or not one of those that are possible.
   */
  MlircStatus_InvalidArgument = 2,
  /**
   * A bug in mlirc; the result has a message if there is a result.
   */
  MlircStatus_InternalError = 70,
} MlircStatus;

/**
 * What to make of a source.
 */
typedef enum MlircOutput {
  /**
   * A relocatable object file.
   */
  MlircOutput_Object = 0,
  /**
   * The C header, as text.
   */
  MlircOutput_Header = 1,
  /**
   * Assembly, as text.
   */
  MlircOutput_Assembly = 2,
  /**
   * The module in the LLVM dialect, as text.
   */
  MlircOutput_LlvmDialect = 3,
  /**
   * A description of the functions in JSON.
   */
  MlircOutput_Manifest = 4,
} MlircOutput;

/**
 * Which functions get a C entry point.
 */
typedef enum MlircWrappers {
  /**
   * Those with the attribute `llvm.emit_c_interface`.
   */
  MlircWrappers_Attribute = 0,
  /**
   * All public ones.
   */
  MlircWrappers_All = 1,
  /**
   * None.
   */
  MlircWrappers_None = 2,
} MlircWrappers;

/**
 * How C entry points pass complex numbers.
 */
typedef enum MlircInterfaceAbi {
  /**
   * As those that MLIR makes: arguments in two parts, results through a pointer.
   */
  MlircInterfaceAbi_Mlir = 0,
  /**
   * As C does: `float _Complex` and `double _Complex` by value.
   */
  MlircInterfaceAbi_C = 1,
} MlircInterfaceAbi;

/**
 * How functions pass memrefs to each other.
 */
typedef enum MlircMemRefAbi {
  /**
   * All parts of the descriptor, one after the other.
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
 * Where compiled code gets memory.
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
 * A compiler with its options. Opaque.
 */
typedef struct MlircCompiler MlircCompiler;

/**
 * What a compilation gave: an output or messages. Opaque.
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
 * A compiler for this machine with optimisation level 2. Free it with mlirc_compiler_free.
 */
struct MlircCompiler *mlirc_compiler_new(void);

/**
 * Frees a compiler. Null is allowed.
 *
 * # Safety
 * `compiler` comes from mlirc_compiler_new and is not used any more.
 */
void mlirc_compiler_free(struct MlircCompiler *compiler);

/**
 * Sets the target triple, such as "aarch64-unknown-linux-gnu".
 *
 * # Safety
 * `compiler` is a compiler or null, `triple` a string that ends with NUL or null.
 */
enum MlircStatus mlirc_compiler_set_target(struct MlircCompiler *compiler, const char *triple);

/**
 * Sets the optimisation level, 0 to 3.
 *
 * # Safety
 * `compiler` is a compiler or null.
 */
enum MlircStatus mlirc_compiler_set_opt_level(struct MlircCompiler *compiler, uint32_t level);

/**
 * Says which functions get a C entry point: one of the values of MlircWrappers.
 *
 * # Safety
 * `compiler` is a compiler or null.
 */
enum MlircStatus mlirc_compiler_set_wrappers(struct MlircCompiler *compiler, uint32_t which);

/**
 * Says how C entry points pass complex numbers: one of the values of MlircInterfaceAbi.
 *
 * # Safety
 * `compiler` is a compiler or null.
 */
enum MlircStatus mlirc_compiler_set_interface_abi(struct MlircCompiler *compiler, uint32_t abi);

/**
 * Says how functions pass memrefs to each other: one of the values of MlircMemRefAbi.
 *
 * # Safety
 * `compiler` is a compiler or null.
 */
enum MlircStatus mlirc_compiler_set_memref_abi(struct MlircCompiler *compiler, uint32_t abi);

/**
 * Says where compiled code gets memory: one of the values of MlircAllocator.
 *
 * # Safety
 * `compiler` is a compiler or null.
 */
enum MlircStatus mlirc_compiler_set_allocator(struct MlircCompiler *compiler, uint32_t allocator);

/**
 * Compiles a source of `length` bytes. `name` stands for its file in messages and names the header's guard;
 * `output` is one of the values of MlircOutput. Unless the status is InvalidArgument, `*result` is a new result,
 * to be freed with mlirc_result_free.
 *
 * # Safety
 * `compiler` is a compiler or null, `name` a string that ends with NUL or null, `source` points to `length` bytes or
 * is null, `result` points to a pointer or is null.
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
 * `result` comes from mlirc_compile, or is null.
 */
size_t mlirc_result_size(const struct MlircResult *result);

/**
 * The output, which lives as long as the result; null if there is none. A text has no NUL at its end.
 *
 * # Safety
 * `result` comes from mlirc_compile, or is null.
 */
const char *mlirc_result_data(const struct MlircResult *result);

/**
 * All messages as mlirc itself prints them, with source lines; empty if there are none. It lives as long as the
 * result.
 *
 * # Safety
 * `result` comes from mlirc_compile, or is null.
 */
const char *mlirc_result_text(const struct MlircResult *result);

/**
 * The number of messages.
 *
 * # Safety
 * `result` comes from mlirc_compile, or is null.
 */
size_t mlirc_result_message_count(const struct MlircResult *result);

/**
 * The text of a message, without place; null if there is no such message. It lives as long as the result.
 *
 * # Safety
 * `result` comes from mlirc_compile, or is null.
 */
const char *mlirc_result_message(const struct MlircResult *result,
                                 size_t number);

/**
 * Whether a message is an error, not a warning.
 *
 * # Safety
 * `result` comes from mlirc_compile, or is null.
 */
bool mlirc_result_message_is_error(const struct MlircResult *result, size_t number);

/**
 * The line of a message, from 1; 0 if it is about none.
 *
 * # Safety
 * `result` comes from mlirc_compile, or is null.
 */
size_t mlirc_result_message_line(const struct MlircResult *result, size_t number);

/**
 * The column of a message, from 1; 0 if it is about none.
 *
 * # Safety
 * `result` comes from mlirc_compile, or is null.
 */
size_t mlirc_result_message_column(const struct MlircResult *result, size_t number);

/**
 * Frees a result and all that came from it. Null is allowed.
 *
 * # Safety
 * `result` comes from mlirc_compile and is not used any more.
 */
void mlirc_result_free(struct MlircResult *result);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* MLIRC_H */
