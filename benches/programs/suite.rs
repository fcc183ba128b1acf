//! The programs: their sources in Debian, the files and options of their compilation, and their workloads.

/// A program.
pub(crate) struct Program {
    /// The name in tables.
    pub(crate) name: &'static str,
    /// The source package of Debian.
    pub(crate) package: &'static str,
    /// The source files by folder: a folder, and regular expressions of names in it.
    pub(crate) files: &'static [(&'static str, &'static str)],
    /// Options of the C compilers.
    pub(crate) flags: &'static [&'static str],
    /// A shell command in the folder of the sources that generates what is missing there.
    pub(crate) prepare: &'static str,
    /// A shell command that runs about a second. `$P` is the program, `$IN` the folder of inputs, `$W` that of scripts.
    /// All programs must write the same to standard output.
    pub(crate) workload: &'static str,
}

/// The programs in the order of tables.
pub(crate) const PROGRAMS: &[Program] = &[
    Program {
        name: "lua",
        package: "lua5.4",
        files: &[("src", r"\.c$")],
        flags: &["-DLUA_USE_POSIX"],
        prepare: "rm -f src/luac.c",
        workload: "$P $W/mix.lua; $P $W/mix.lua",
    },
    Program {
        name: "sqlite3",
        package: "sqlite3",
        files: &[("b", r"^(sqlite3|shell)\.c$")],
        flags: &["-DSQLITE_THREADSAFE=0", "-DSQLITE_OMIT_LOAD_EXTENSION"],
        prepare: "mkdir -p b && cd b && ../configure --disable-tcl > log 2>&1 && make sqlite3.c shell.c >> log 2>&1",
        workload: "for i in 1 2 3 4; do $P :memory: < $W/mix.sql; done",
    },
    Program {
        name: "bzip2",
        package: "bzip2",
        files: &[("", r"^(blocksort|huffman|crctable|randtable|compress|decompress|bzlib|bzip2)\.c$")],
        flags: &["-D_FILE_OFFSET_BITS=64"],
        prepare: "",
        workload: "$P -9c $IN/text | tee $IN/bzip2.out | cksum; $P -dc $IN/bzip2.out | cksum",
    },
    Program {
        name: "zlib",
        package: "zlib",
        files: &[("", r"\.c$"), ("test", r"^minigzip\.c$")],
        flags: &["-DHAVE_UNISTD_H", "-I."],
        prepare: "",
        workload: "for i in 1 6 9; do $P -$i -c $IN/text | tee $IN/zlib.out | cksum; \
                   for j in 1 2 3 4 5; do $P -dc < $IN/zlib.out; done | cksum; done",
    },
    Program {
        name: "lz4",
        package: "lz4",
        files: &[("lib", r"\.c$"), ("programs", r"\.c$")],
        flags: &["-Ilib", "-DXXH_NAMESPACE=LZ4_"],
        prepare: "",
        workload: "for i in 1 1 1 1 1 1 1 1 5 9; do $P -q -$i -c $IN/text | tee $IN/lz4.out | cksum; \
                   for j in 1 2 3 4 5; do $P -q -dc $IN/lz4.out > /dev/null; done; done",
    },
    Program {
        name: "zstd",
        package: "libzstd",
        files: &[
            ("lib/common", r"\.c$"),
            ("lib/compress", r"\.c$"),
            ("lib/decompress", r"\.c$"),
            ("programs", r"^(datagen|fileio|fileio_asyncio|timefn|util|zstdcli|zstdcli_trace)\.c$"),
        ],
        flags: &[
            "-Ilib",
            "-Ilib/common",
            "-DZSTD_DISABLE_ASM",
            "-DZSTD_NOBENCH",
            "-DZSTD_NODICT",
            "-DXXH_NAMESPACE=ZSTD_",
        ],
        prepare: "",
        workload: "for i in 1 3 5 9 13; do $P -q --single-thread -$i -c $IN/text | tee $IN/zstd.out | cksum; \
                   for j in 1 2 3; do $P -q --single-thread -dc $IN/zstd.out > /dev/null; done; done",
    },
    Program {
        name: "expat",
        package: "expat",
        files: &[
            ("expat/lib", r"^xml(parse|tok|role)\.c$"),
            ("expat/xmlwf", r"^(xmlwf|xmlfile|codepage|readfilemap)\.c$"),
        ],
        flags: &[
            "-Iexpat/lib",
            "-include",
            "unistd.h",
            "-DXML_DTD",
            "-DXML_NS",
            "-DXML_CONTEXT_BYTES=1024",
            "-DBYTEORDER=1234",
            "-DXML_POOR_ENTROPY",
        ],
        prepare: "touch expat/lib/expat_config.h",
        workload: "for i in 1 2 3 4 5 6; do $P $IN/xml; $P -n $IN/xml; done",
    },
    Program {
        name: "mujs",
        package: "mujs",
        files: &[("", r"^(one|main)\.c$")],
        flags: &[],
        prepare: "",
        workload: "$P $W/mix.js",
    },
    Program {
        name: "tinyscheme",
        package: "tinyscheme",
        files: &[("", r"^scheme\.c$")],
        flags: &["-DSTANDALONE=1", "-DUSE_DL=0", "-DUSE_INTERFACE", "-DCELL_SEGSIZE=100000"],
        prepare: "",
        workload: "cd $S; for i in 1 2 3 4 5 6; do $P $W/mix.scm; done",
    },
    Program {
        name: "picosat",
        package: "picosat",
        files: &[("", r"^(picosat|app|main|version)\.c$")],
        flags: &["-DNDEBUG"],
        prepare: r##"printf '#define PICOSAT_CC ""\n#define PICOSAT_CFLAGS ""\n#define PICOSAT_VERSION ""\n' > config.h"##,
        workload: "for i in 1 2 3; do $P $IN/cnf$i; done | grep -v '^c'",
    },
    Program {
        name: "xxhash",
        package: "xxhash",
        files: &[("", r"^xxhash\.c$"), ("cli", r"\.c$")],
        flags: &["-Icli", "-I."],
        prepare: "",
        workload: "cd $IN; for i in 1 2 3 4 5 6 7 8 9; do for j in 0 1 2 3; do $P -q -H$j text text text text; done; done",
    },
    Program {
        name: "lzip",
        package: "lzip",
        files: &[("", r"\.cc$")],
        flags: &[r#"-DPROGVERSION="1""#, "-fno-exceptions"],
        // Exceptions, which report failures only, become traps.
        prepare: r#"sed -i -E 's/\bthrow /__builtin_trap(), (void)/; s/^( *)try \{/\1{/; s/^ *catch\( Error & e \).*//
                    s/^( *)catch\(.*/\1if( 0 )/' *.cc"#,
        workload: "$P -4 -c $IN/small | tee $IN/lzip.out | cksum; for i in 1 2 3; do $P -dc $IN/lzip.out; done | cksum",
    },
];
