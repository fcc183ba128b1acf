//! Dialects that are not compiled, and the tools that lower them to dialects that are.

use crate::ir::ForeignDialect;

const fn row(name: &'static str, lowering: &'static str) -> ForeignDialect {
    ForeignDialect { name, lowering }
}

/// The tool that compiles or lowers each dialect, by the name of the dialect.
pub(super) const FOREIGN: &[ForeignDialect] = &[
    row("acc", "'mlir-opt --convert-openacc-to-scf', for regions that run on the host"),
    row("amdgpu", "'mlir-opt --convert-amdgpu-to-rocdl', for AMD's GPUs"),
    row("amx", "LLVM: 'mlir-opt --convert-vector-to-llvm=enable-amx' and 'mlir-translate --mlir-to-llvmir'"),
    row(
        "arm_neon",
        "LLVM: 'mlir-opt --convert-vector-to-llvm=enable-arm-neon' and 'mlir-translate --mlir-to-llvmir'",
    ),
    row("arm_sme", "LLVM: 'mlir-opt --convert-arm-sme-to-llvm' and 'mlir-translate --mlir-to-llvmir'"),
    row(
        "arm_sve",
        "LLVM: 'mlir-opt --convert-vector-to-llvm=enable-arm-sve' and 'mlir-translate --mlir-to-llvmir'",
    ),
    row("async", "'mlir-opt --async-to-async-runtime --convert-async-to-llvm', and MLIR's library for it"),
    row("cir", "'cir-opt --cir-to-llvm', or clang with '-fclangir'"),
    row("emitc", "'mlir-translate --mlir-to-cpp', which writes C++"),
    row("fir", "Flang: 'tco' or 'fir-opt --fir-to-llvm-ir'"),
    row(
        "gpu",
        "'mlir-opt --gpu-lower-to-nvvm-pipeline', or '--gpu-kernel-outlining' and '--convert-gpu-to-rocdl', for GPUs",
    ),
    row("hlfir", "Flang: 'fir-opt --bufferize-hlfir --convert-hlfir-to-fir --fir-to-llvm-ir'"),
    row("iree_linalg_ext", "'iree-opt --iree-linalg-ext-to-loops'"),
    row("irdl", "'mlir-opt --irdl-file', which loads the dialects that it declares"),
    row("krnl", "'onnx-mlir --EmitLLVMIR'"),
    row("mesh", "'mlir-opt --convert-shard-to-mpi' after renaming it to 'shard', its name since MLIR 22"),
    row("mhlo", "'mlir-hlo-opt --hlo-legalize-to-linalg'"),
    row("ml_program", "'mlir-opt --mlprogram-pipeline-globals', for what is left of globals"),
    row("mpi", "'mlir-opt --convert-to-llvm', and a library of MPI"),
    row("nvgpu", "'mlir-opt --convert-nvgpu-to-nvvm', for NVIDIA's GPUs"),
    row("nvvm", "LLVM's NVPTX back end, for NVIDIA's GPUs"),
    row(
        "omp",
        "LLVM: 'mlir-opt --convert-openmp-to-llvm' and 'mlir-translate --mlir-to-llvmir', and the library libomp",
    ),
    row("onnx", "'onnx-mlir --EmitLLVMIR'"),
    row("pdl", "'mlir-opt --convert-pdl-to-pdl-interp', to run it as rewrites; it is no program"),
    row("pdl_interp", "'mlir-opt', which runs it as rewrites; it is no program"),
    row("polynomial", "MLIR 19 or HEIR: 'mlir-opt --lower-polynomial'"),
    row("ptr", "'mlir-translate --mlir-to-llvmir' of MLIR 22"),
    row("quant", "'mlir-opt --lower-quant-ops --strip-func-quant-types'"),
    row("rocdl", "LLVM's AMDGPU back end, for AMD's GPUs"),
    row("shape", "'mlir-opt --shape-to-shape-lowering --convert-shape-constraints --convert-shape-to-std'"),
    row("shard", "'mlir-opt --shard-partition --convert-shard-to-mpi'"),
    row("smt", "'mlir-translate --export-smtlib', for a solver; it is no program"),
    row("sparse_tensor", "'mlir-opt --sparsifier'"),
    row("spirv", "'mlir-opt --convert-spirv-to-llvm', or 'mlir-translate --serialize-spirv' for GPUs"),
    row("tm_tensor", "'torch-mlir-opt --tm-tensor-to-loops'"),
    row("torch", "'torch-mlir-opt --torch-backend-to-linalg-on-tensors-backend-pipeline'"),
    row("torch_c", "'torch-mlir-opt --torch-backend-to-linalg-on-tensors-backend-pipeline'"),
    row("transform", "'mlir-opt --transform-interpreter', which applies it to the module"),
    row("tt", "Triton"),
    row("wasmssa", "'mlir-opt --raise-wasm-to-mlir'"),
    row(
        "x86vector",
        "LLVM: 'mlir-opt --convert-vector-to-llvm=enable-x86vector' and 'mlir-translate --mlir-to-llvmir'",
    ),
    row("xegpu", "'mlir-opt --convert-xegpu-to-xevm', for Intel's GPUs"),
    row("xevm", "'mlir-opt --convert-xevm-to-llvm', for Intel's GPUs"),
];
