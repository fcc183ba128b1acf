//! Linking of object files: archives, and shared libraries through the system's compiler driver.

use std::io::Cursor;
use std::path::{Path, PathBuf};

use ar_archive_writer::{
    ArchiveKind, DEFAULT_OBJECT_READER, NewArchiveMember, ObjectReader, write_archive_to_stream,
};
use std::process::Command;

use target_lexicon::{BinaryFormat, Environment, OperatingSystem, Triple};

use crate::target::Target;

static OBJECT_READER: ObjectReader = DEFAULT_OBJECT_READER;

/// An object file and its name in an archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// File name, `kernel.o`.
    pub name: String,
    /// Contents of the object file.
    pub object: Vec<u8>,
}

/// Creates a static library of these objects, with a symbol table. The output is deterministic.
///
/// # Errors
/// When one of them is not an object file.
pub fn archive<'a>(
    members: impl IntoIterator<Item = &'a Member>,
    target: &Target,
) -> Result<Vec<u8>, String> {
    let kind = match target.triple.binary_format {
        BinaryFormat::Macho => ArchiveKind::Darwin,
        BinaryFormat::Coff => ArchiveKind::Coff,
        _ => ArchiveKind::Gnu,
    };
    let members: Vec<&Member> = members.into_iter().collect();
    let named =
        members.iter().enumerate().map(|(index, member)| (*member, unique_name(&members[..index], member)));
    let mut bytes = Cursor::new(Vec::with_capacity(members.iter().map(|member| member.object.len()).sum()));
    let members: Vec<NewArchiveMember> =
        named.map(|(member, name)| NewArchiveMember::new(&member.object, &OBJECT_READER, name)).collect();
    write_archive_to_stream(&mut bytes, &members, kind, false, Some(false))
        .map_err(|error| format!("cannot make an archive: {error}"))?;
    Ok(bytes.into_inner())
}

/// Returns the file name of a member after others. The second and later members of the same name get a number, so that
/// the archive can be unpacked.
fn unique_name(before: &[&Member], member: &Member) -> String {
    match before.iter().filter(|other| other.name == member.name).count() {
        0 => member.name.clone(),
        count => format!("{count}-{}", member.name),
    }
}

/// Links a shared library of these objects and of the members of `libraries`, which are archives, that they need.
///
/// The linker is the system's C compiler: the one named by `CC` (or `CC_<target>`), or else the default one, if there
/// is one for the target ([`linker_problem`]).
///
/// # Errors
/// When there is no compiler for the target, or it fails; the message contains its output.
pub fn shared(
    members: &[Member],
    libraries: &[Vec<u8>],
    arguments: &[String],
    target: &Target,
) -> Result<Vec<u8>, String> {
    let failed = |error: std::io::Error| format!("cannot link a shared library: {error}");
    let folder = tempfile::tempdir().map_err(failed)?;
    // MinGW's compilers add an extension to a name without one.
    let output = folder.path().join("library.dll");
    let mut inputs = Vec::new();
    for (number, member) in members.iter().enumerate() {
        inputs.push(written(folder.path(), &format!("{number}.o"), &member.object).map_err(failed)?);
    }
    for (number, library) in libraries.iter().enumerate() {
        inputs.push(written(folder.path(), &format!("lib{number}.a"), library).map_err(failed)?);
    }
    let mut command = shared_command(&output, &inputs, arguments, target)?;
    let result = command.output().map_err(|error| not_started(&command, &error))?;
    if !result.status.success() {
        let said = String::from_utf8_lossy(&result.stderr);
        let program = command.get_program().to_string_lossy();
        return Err(format!("cannot link a shared library: {program} failed\n{}", said.trim_end()));
    }
    std::fs::read(&output).map_err(failed)
}

/// Compiles a program in C that loads a shared library, with the same compiler as [`shared`]. Shared libraries find its
/// symbols.
///
/// # Errors
/// When there is no compiler for the target, or it fails; the message contains its output.
pub fn program(source: &Path, output: &Path, target: &Target) -> Result<(), String> {
    let mut command = compiler(target)?;
    command.args(["-std=gnu11", "-O1", "-w", "-o"]).arg(output).arg(source);
    if target.triple.binary_format == BinaryFormat::Elf {
        command.args(["-rdynamic", "-ldl"]);
    }
    let result = command.output().map_err(|error| not_started(&command, &error))?;
    match result.status.success() {
        true => Ok(()),
        false => {
            let said = String::from_utf8_lossy(&result.stderr);
            let program = command.get_program().to_string_lossy();
            Err(format!("cannot compile the program of the call: {program} failed\n{}", said.trim_end()))
        }
    }
}

/// Returns the command that links these objects and archives to a shared library.
///
/// # Errors
/// When there is no compiler for the target.
pub fn shared_command(
    output: &Path,
    inputs: &[PathBuf],
    arguments: &[String],
    target: &Target,
) -> Result<Command, String> {
    let mut command = compiler(target)?;
    let dynamic = if target.triple.binary_format == BinaryFormat::Macho { "-dynamiclib" } else { "-shared" };
    command.arg(dynamic).arg("-o").arg(output);
    if target.triple.binary_format == BinaryFormat::Elf {
        // Binds a function with the name of one in the program or libc (`select`, say) to the library's own definition.
        command.arg("-Wl,-Bsymbolic-functions");
    }
    command.args(inputs).args(arguments).arg("-lm");
    Ok(command)
}

/// Returns the message for a linker that cannot be started.
fn not_started(command: &Command, error: &std::io::Error) -> String {
    let program = command.get_program().to_string_lossy();
    let remedy = match error.kind() {
        std::io::ErrorKind::NotFound => {
            "; linking needs a C compiler: install one, name one with CC, or link what --emit=archive writes"
        }
        _ => "",
    };
    format!("cannot link a shared library: cannot start '{program}': {error}{remedy}")
}

fn written(folder: &Path, name: &str, contents: &[u8]) -> std::io::Result<PathBuf> {
    let path = folder.join(name);
    std::fs::write(&path, contents)?;
    Ok(path)
}

/// Returns the reason why no shared library can be linked for a target on this machine, unless the environment names a
/// compiler.
pub fn linker_problem(target: &Target) -> Option<String> {
    let needs = what_linking_needs(target).filter(|_| named_compiler(target).is_none())?;
    let triple = &target.triple;
    Some(format!(
        "a shared library for '{triple}' needs {needs}, which is not there: name a C compiler that has it with CC or \
         CC_{triple}, or link what --emit=archive writes"
    ))
}

/// Returns the requirement of linking for a target that is not part of a usual C compiler on this machine.
fn what_linking_needs(target: &Target) -> Option<&'static str> {
    let is_macos_here = Triple::host().binary_format == BinaryFormat::Macho;
    match (target.triple.binary_format, target.triple.operating_system, target.triple.environment) {
        (BinaryFormat::Macho, ..) if !is_macos_here => Some("the SDK of macOS"),
        (_, OperatingSystem::Windows, Environment::Msvc) => Some("Microsoft's libraries"),
        _ => None,
    }
}

/// Returns the C compiler that the environment names for a target, with its arguments.
fn named_compiler(target: &Target) -> Option<Command> {
    let triple = target.triple.to_string();
    let names =
        [format!("CC_{triple}"), format!("CC_{}", triple.replace('-', "_")), "TARGET_CC".into(), "CC".into()];
    let value = names.iter().find_map(|name| std::env::var(name).ok())?;
    let mut words = value.split_whitespace();
    let mut command = Command::new(words.next()?);
    command.args(words);
    Some(command)
}

fn compiler(target: &Target) -> Result<Command, String> {
    if what_linking_needs(target).is_some() {
        let problem = || linker_problem(target).unwrap_or_default();
        return named_compiler(target).ok_or_else(problem);
    }
    let (host, triple) = (Triple::host().to_string(), compilers_triple(target));
    cc::Build::new()
        .cargo_metadata(false)
        .cargo_warnings(false)
        .cargo_debug(false)
        .cargo_output(false)
        .opt_level(0)
        .debug(false)
        .host(&host)
        .target(&triple)
        .try_get_compiler()
        .map(|tool| tool.to_command())
        .map_err(|error| format!("there is no C compiler to link for '{}': {error}", target.triple))
}

/// Returns the triple with the operating system's name in C compilers.
fn compilers_triple(target: &Target) -> String {
    match target.triple.binary_format {
        BinaryFormat::Macho => format!("{}-apple-darwin", target.triple.architecture),
        _ => target.triple.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_of_one_name_are_distinguished() {
        let member = Member { name: "k.o".into(), object: Vec::new() };
        let members = [&member, &member, &Member { name: "l.o".into(), ..member.clone() }];
        let names: Vec<String> = (0..3).map(|index| unique_name(&members[..index], members[index])).collect();
        assert_eq!(names, ["k.o", "1-k.o", "l.o"]);
    }
}
