//! Options of C compilers under their own names: translated to the options of this program, or refused with the option
//! that has the effect here.

use std::ffi::OsString;

/// Options whose value is the next argument, which is not an option even if it begins with a hyphen.
const WITH_VALUE: [&str; 10] =
    ["-o", "-output", "-link-arg", "-mattr", "-MF", "-MT", "-MQ", "-x", "-emit", "-target"];

/// Options of C compilers that have another name here.
const RENAMED: [(&str, &str); 3] = [("-###", "--dry-run"), ("-MMD", "--MD"), ("-shared", "--emit=shared")];

/// Options of C compilers that have no effect here: there are no temporary files, and no code that depends on threads.
const WITHOUT_EFFECT: [&str; 2] = ["-pipe", "-pthread"];

/// Options that C compilers take with their value attached, too.
const RULE_OPTIONS: [&str; 3] = ["-MF", "-MT", "-MQ"];

const NO_PREPROCESSOR: &str = "MLIR has no preprocessor, and modules include nothing";
const RULES: &str = "rules for Make are written while compiling: -MD, with -MF for the path";
const LANGUAGE: &str = "there is one language: the text of all releases of MLIR is read";
const MACHINE: &str = "--target=TRIPLE chooses the machine";
const LINKER: &str = "it is for the linker: --link-arg=OPTION, with --emit=shared";

/// Refused options, and the reason or the option to use instead.
const REFUSED: [(&str, &str); 22] = [
    ("-E", "MLIR has no preprocessor; --emit=mlir prints the module as it was read"),
    ("-M", RULES),
    ("-MM", RULES),
    ("-MG", RULES),
    ("-include", NO_PREPROCESSOR),
    ("-imacros", NO_PREPROCESSOR),
    ("-isystem", NO_PREPROCESSOR),
    ("-iquote", NO_PREPROCESSOR),
    ("-idirafter", NO_PREPROCESSOR),
    ("-ansi", LANGUAGE),
    ("-pedantic", LANGUAGE),
    ("-m32", MACHINE),
    ("-m64", MACHINE),
    ("-static", "--emit=archive makes a static library; -static is for the command that links the program"),
    ("-r", "objects are relocatable without it"),
    ("-s", LINKER),
    ("-rdynamic", LINKER),
    ("-nostdlib", LINKER),
    ("-nodefaultlibs", LINKER),
    ("-fsyntax-only", "--emit=mlir -o /dev/null only reads and verifies"),
    ("-emit-llvm", "--emit=llvm-dialect writes MLIR that 'mlir-translate --mlir-to-llvmir' makes LLVM IR of"),
    ("-flto", "objects contain machine code only; several sources are optimized separately"),
];

/// Beginnings of refused options.
const REFUSED_BEGINNINGS: [(&str, &str); 8] = [
    ("-I", NO_PREPROCESSOR),
    ("-D", NO_PREPROCESSOR),
    ("-U", NO_PREPROCESSOR),
    ("-std=", LANGUAGE),
    ("-mtune=", "-mcpu=CPU also chooses the processor to optimize for"),
    ("-Wa,", "no assembler is called"),
    ("-Wp,", NO_PREPROCESSOR),
    ("-B", "--target=TRIPLE chooses the target, and CC the linker"),
];

/// Translates the options of C compilers. `is_own` is true for the names of long options, which may have one hyphen.
///
/// # Errors
/// The option that is refused, and the one to use instead.
pub(super) fn translate(args: Vec<OsString>, is_own: impl Fn(&str) -> bool) -> Result<Vec<OsString>, String> {
    let mut translated = Vec::with_capacity(args.len());
    let mut args = args.into_iter().peekable();
    translated.extend(args.next());
    while let Some(arg) = args.next() {
        let Some(text) = arg.to_str().filter(|text| text.starts_with('-') && text.len() > 1) else {
            translated.push(arg);
            continue;
        };
        let one_hyphen = if text.starts_with("--") { &text[1..] } else { text };
        if text == "--" {
            translated.push(arg);
            translated.extend(args.by_ref());
        } else if WITH_VALUE.contains(&one_hyphen) {
            translated.push(arg);
            translated.extend(args.next());
        } else if text.starts_with("--") || is_own(text[1..].split('=').next().unwrap_or_default()) {
            translated.push(arg);
        } else if text == "-j" {
            // Without a number: as many as there are processors, which is the default.
            let number = args.next_if(|next| next.to_str().is_some_and(is_number));
            translated.extend(number.map(|number| joined("--jobs=", &number)));
        } else if let Some(value) = linker_argument(text, &mut args) {
            translated.extend(value.into_iter().map(|value| joined("--link-arg=", &value)));
        } else if let Some(name) = RULE_OPTIONS.iter().find(|name| text.starts_with(**name)) {
            translated.push(format!("-{name}={}", &text[name.len()..]).into());
        } else if let Some(renamed) = RENAMED.iter().find(|renamed| renamed.0 == text) {
            translated.push(renamed.1.into());
        } else if !WITHOUT_EFFECT.contains(&text) {
            refusal(text).map_or(Ok(()), Err)?;
            translated.push(arg);
        }
    }
    Ok(translated)
}

/// Returns the arguments of the linker that an option stands for.
fn linker_argument(text: &str, args: &mut impl Iterator<Item = OsString>) -> Option<Vec<OsString>> {
    match text {
        "-l" | "-L" | "-Xlinker" => Some([text.into()].into_iter().chain(args.next()).collect()),
        _ if ["-l", "-L", "-Wl,"].iter().any(|start| text.starts_with(start)) => Some(vec![text.into()]),
        _ => None,
    }
}

fn refusal(text: &str) -> Option<String> {
    let named = REFUSED.iter().find(|refused| refused.0 == text.split('=').next().unwrap_or_default());
    let begun = || REFUSED_BEGINNINGS.iter().find(|refused| text.starts_with(refused.0));
    if let Some((_, reason)) = named.or_else(begun) {
        return Some(format!("'{text}' is not an option of mlirc: {reason}"));
    }
    // As in -mavx2 and -mno-avx2.
    let feature = text.strip_prefix("-m").filter(|name| !name.is_empty() && !name.contains('='))?;
    let (sign, name) = feature.strip_prefix("no-").map_or(('+', feature), |name| ('-', name));
    Some(format!(
        "'{text}' is not an option of mlirc: features of processors are written -mattr={sign}{name}"
    ))
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn joined(start: &str, value: &OsString) -> OsString {
    let mut joined = OsString::from(start);
    joined.push(value);
    joined
}

#[cfg(test)]
mod tests {
    use super::*;

    fn translated(args: &[&str]) -> Result<Vec<String>, String> {
        let args = ["mlirc"].iter().chain(args).map(OsString::from).collect();
        let translated = translate(args, |name| ["mcpu", "link-arg", "emit"].contains(&name))?;
        Ok(translated.into_iter().skip(1).map(|arg| arg.to_string_lossy().into_owned()).collect())
    }

    #[test]
    fn options_get_their_names_here() {
        for (args, expected) in [
            (
                &["-MMD", "-MFx.d", "-MT", "-I", "k.mlir"][..],
                &["--MD", "--MF=x.d", "-MT", "-I", "k.mlir"][..],
            ),
            (&["-j", "4", "-j", "k.mlir", "-j2"], &["--jobs=4", "k.mlir", "-j2"]),
            (
                &["-shared", "-lm", "-L", "x"],
                &["--emit=shared", "--link-arg=-lm", "--link-arg=-L", "--link-arg=x"],
            ),
            (&["-Wl,-s", "-Xlinker", "-z"], &["--link-arg=-Wl,-s", "--link-arg=-Xlinker", "--link-arg=-z"]),
            (&["-pipe", "-link-arg=-s", "-mcpu=native"], &["-link-arg=-s", "-mcpu=native"]),
            (
                &["-o", "-E", "--link-arg", "-I", "-", "--", "-E"],
                &["-o", "-E", "--link-arg", "-I", "-", "--", "-E"],
            ),
        ] {
            assert_eq!(
                translated(args).as_deref(),
                Ok(&expected.iter().map(ToString::to_string).collect::<Vec<_>>()[..])
            );
        }
    }

    #[test]
    fn refusals_name_the_option_to_use() {
        for (arg, remedy) in [
            ("-E", "--emit=mlir"),
            ("-Iinclude", "preprocessor"),
            ("-DX=1", "preprocessor"),
            ("-std=c11", "language"),
            ("-mavx2", "-mattr=+avx2"),
            ("-mno-fma", "-mattr=-fma"),
            ("-mtune=native", "-mcpu"),
            ("-MM", "-MD"),
            ("-s", "--link-arg"),
        ] {
            let message = translated(&["k.mlir", arg]).expect_err(arg);
            assert!(message.contains(arg) && message.contains(remedy), "{message}");
        }
    }
}
