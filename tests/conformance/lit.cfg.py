"""MLIR's own execution tests, with mlirc in the place of mlir-cpu-runner. Configured by run.sh through the environment."""

import os

import lit.formats

tools = os.environ["CONFORMANCE_TOOLS"]
here = os.environ["CONFORMANCE_HERE"]
libraries = os.path.join(tools, "lib")

config.name = "conformance"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir"]
config.test_source_root = os.environ["CONFORMANCE_TESTS"]
config.test_exec_root = os.environ["CONFORMANCE_OUT"]

# Bindings, other hardware, and what mlirc refuses by name: inline assembly and dialects for one processor.
config.excludes = [
    "Inputs", "GPU", "ArmSVE", "ArmSME", "ArmNeon", "AMX", "X86Vector", "X86", "python",
    # About mlir-cpu-runner itself.
    "invalid.mlir", "simple.mlir", "verify-entry-point-result.mlir", "verify-flags.mlir",
]
config.available_features = {"host-supports-jit", "x86_64-native-target", "native"}
# What the configuration files in MLIR's folders ask for.
config.native_target = "X86"
config.mlir_include_integration_tests = True
FEATURES = """
mlir_run_amx_tests mlir_run_arm_sme_tests mlir_run_arm_sve_tests mlir_run_x86vector_tests enable_bindings_python
enable_cuda_runner enable_rocm_runner enable_sycl_runner
mlir_run_cuda_sm80_lt_tests mlir_run_cuda_sm80_tests mlir_run_cuda_sm90_tests mlir_run_cuda_tensor_core_tests
arm_emulator_executable arm_emulator_mlir_cpu_runner_executable arm_emulator_options arm_emulator_utils_lib_dir
riscv_emulator_lli_executable riscv_emulator_utils_lib_dir riscv_vector_emulator_executable
riscv_vector_emulator_options intel_sde_executable gpu_compilation_format rocm_test_chipset
"""
for name in FEATURES.split():
    setattr(config, name, "")
config.mlir_lib_dir = libraries
config.environment["PATH"] = os.pathsep.join(
    [os.path.join(here, "bin"), os.path.join(tools, "bin"), "/usr/bin", "/bin"]
)
config.environment["LD_LIBRARY_PATH"] = libraries
config.environment["MLIRC"] = os.environ["MLIRC"]
config.environment["CONFORMANCE_TOOLS"] = tools


def library(name):
    return os.path.join(libraries, f"lib{name}.so.19.1")


config.substitutions += [
    ("%mlir_c_runner_utils", library("mlir_c_runner_utils")),
    ("%mlir_runner_utils", library("mlir_runner_utils")),
    ("%mlir_async_runtime", library("mlir_async_runtime")),
    ("%mlir_float16_utils", library("mlir_float16_utils")),
    ("%mlir_lib_dir", libraries),
    ("%mlir_native_utils_lib_dir", libraries),
    ("%mlir_src_dir", os.environ["CONFORMANCE_TREE"]),
    ("%lli", os.path.join(here, "bin", "lli")),
    ("%shlibext", ".so.19.1"),
    ("%ENABLE_VLA", "false"),
    ("%VLA_ARCH_ATTR_OPTIONS", ""),
]
