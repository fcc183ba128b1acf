"""The rule mlirc_library: MLIR sources as a library of C and C++."""

load("@bazel_tools//tools/cpp:toolchain_utils.bzl", "find_cpp_toolchain")

def _compile(ctx, archive, header):
    """Declares the action. Its inputs, outputs and arguments are relative, so that remote caches share its results."""
    arguments = ctx.actions.args()
    arguments.add_all(ctx.files.srcs)
    arguments.add("--emit=archive=%s,header=%s" % (archive.path, header.path))
    if ctx.attr.runtime:
        arguments.add("--runtime=embed")
    if ctx.attr.target:
        arguments.add("--target=" + ctx.attr.target)
    arguments.add_all(ctx.attr.options)
    ctx.actions.run(
        executable = ctx.executable.compiler,
        arguments = [arguments],
        inputs = ctx.files.srcs,
        outputs = [archive, header],
        mnemonic = "MlircCompile",
        progress_message = "Compiling MLIR to %s" % ctx.label,
        env = {},
    )

def _mlirc_library(ctx):
    # The header is alone in its folder, which becomes one for includes.
    archive = ctx.actions.declare_file("%s.mlirc/lib%s.a" % (ctx.label.name, ctx.label.name))
    header = ctx.actions.declare_file("%s.mlirc/%s.h" % (ctx.label.name, ctx.label.name))
    _compile(ctx, archive, header)
    toolchain = find_cpp_toolchain(ctx)
    features = cc_common.configure_features(
        ctx = ctx,
        cc_toolchain = toolchain,
        requested_features = ctx.features,
        unsupported_features = ctx.disabled_features,
    )
    library = cc_common.create_library_to_link(
        actions = ctx.actions,
        cc_toolchain = toolchain,
        feature_configuration = features,
        static_library = archive,
        alwayslink = ctx.attr.alwayslink,
    )
    linked = cc_common.create_linker_input(
        owner = ctx.label,
        libraries = depset([library]),
        user_link_flags = depset(ctx.attr.linkopts),
    )
    return [
        DefaultInfo(files = depset([archive, header])),
        CcInfo(
            compilation_context = cc_common.create_compilation_context(
                headers = depset([header]),
                quote_includes = depset([header.dirname]),
                includes = depset([header.dirname]),
            ),
            linking_context = cc_common.create_linking_context(linker_inputs = depset([linked])),
        ),
    ]

mlirc_library = rule(
    implementation = _mlirc_library,
    doc = "A static library of MLIR sources. Targets that depend on it can include \"NAME.h\".",
    attrs = {
        "srcs": attr.label_list(
            allow_files = [".mlir"],
            mandatory = True,
            allow_empty = False,
            doc = "The sources.",
        ),
        "options": attr.string_list(doc = "Options of mlirc, such as -O3."),
        "target": attr.string(doc = "The triple, if it is not that of the machine; a select() on the platform."),
        "runtime": attr.bool(doc = "True to add the functions of MLIR's runner libraries."),
        "linkopts": attr.string_list(
            default = ["-lm"],
            doc = "Options of the linker for programs with the library.",
        ),
        "alwayslink": attr.bool(doc = "True to link all objects, also those that no symbol needs."),
        "compiler": attr.label(
            default = Label("//:compiler"),
            allow_single_file = True,
            executable = True,
            cfg = "exec",
            doc = "The program mlirc.",
        ),
        "_cc_toolchain": attr.label(default = Label("@bazel_tools//tools/cpp:current_cc_toolchain")),
    },
    fragments = ["cpp"],
    provides = [CcInfo],
    toolchains = ["@bazel_tools//tools/cpp:toolchain_type"],
)
