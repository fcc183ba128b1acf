/* A program that compiles MLIR in memory. It writes the object file, as a program that loads code would hand it on. */

#include "mlirc.h"
#include <stdio.h>
#include <string.h>

static const char *const square =
    "func.func @square(%x: i32) -> i32 attributes {llvm.emit_c_interface} {\n"
    "  %0 = arith.muli %x, %x : i32\n"
    "  return %0 : i32\n"
    "}\n";

static const char *const wrong =
    "func.func @wrong(%x: i32) -> i32 {\n"
    "  %0 = arith.addi %x, %y : i32\n"
    "  return %0 : i32\n"
    "}\n";

static MlircResult *compile(const MlircCompiler *compiler, const char *source, MlircOutput output) {
  MlircResult *result = NULL;
  MlircStatus status = mlirc_compile(compiler, "kernel.mlir", source, strlen(source), output, &result);
  printf("status %d\n", (int)status);
  return result;
}

int main(void) {
  MlircCompiler *compiler = mlirc_compiler_new();
  if (mlirc_compiler_set_target(compiler, "x86_64-unknown-linux-gnu") != MlircStatus_Ok) return 1;
  if (mlirc_compiler_set_target(compiler, "no-such-machine") != MlircStatus_InvalidArgument) return 1;
  if (mlirc_compiler_set_debug_info(compiler, 3, ".") != MlircStatus_InvalidArgument) return 1;
  if (mlirc_compiler_set_debug_info(compiler, 2, ".") != MlircStatus_Ok) return 1;

  MlircResult *object = compile(compiler, square, MlircOutput_Object);
  const char *data = mlirc_result_data(object);
  printf("an object file of ELF: %d\n", mlirc_result_size(object) > 64 && memcmp(data, "\177ELF", 4) == 0);
  FILE *file = fopen("kernel.o", "wb");
  if (file == NULL || fwrite(data, 1, mlirc_result_size(object), file) != mlirc_result_size(object)) return 1;
  fclose(file);
  mlirc_result_free(object);

  MlircResult *text = compile(compiler, square, MlircOutput_LlvmDialect);
  printf("%.*s", (int)mlirc_result_size(text), mlirc_result_data(text));
  mlirc_result_free(text);

  MlircResult *failed = compile(compiler, wrong, MlircOutput_Object);
  for (size_t i = 0; i < mlirc_result_message_count(failed); i++) {
    printf("line %zu, column %zu: %s\n", mlirc_result_message_line(failed, i),
           mlirc_result_message_column(failed, i), mlirc_result_message(failed, i));
  }
  printf("%s", mlirc_result_text(failed));
  mlirc_result_free(failed);
  mlirc_compiler_free(compiler);
  return 0;
}
