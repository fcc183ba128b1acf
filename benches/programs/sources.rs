//! The sources of the programs, downloaded from Debian, and their inputs.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::run;
use crate::suite::Program;

/// The source packages of the release of Debian whose programs are measured.
const APT_SOURCES: &str = "Types: deb-src\nURIs: http://deb.debian.org/debian\nSuites: bookworm\nComponents: main\n\
                           Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg\n";

/// Downloads and unpacks the sources in the current folder; `$1` is the package. The lists of apt stay as they are.
const FETCH: &str = r#"
set -e
mkdir -p lists/partial cache/archives/partial
options="-o Dir::Etc::SourceParts=/dev/null -o Dir::Etc::SourceList=$PWD/apt.sources
         -o Dir::State::Lists=$PWD/lists -o Dir::Cache=$PWD/cache -o APT::Sandbox::User="
[ -s lists/lock ] || [ -n "$(ls lists/*_Sources* 2>/dev/null)" ] || apt-get -qq $options update
apt-get -qq $options source --download-only "$1"
rm -rf sources.new
mkdir sources.new
tar -xf "$(ls "$1"_*.orig.tar.?z "$1"_*.orig.tar.bz2 2>/dev/null | head -1)" -C sources.new --strip-components=1
"#;

/// The folder of a program's sources; downloads and prepares them if they are missing.
pub(crate) fn prepare(program: &Program, keep: &Path) -> Result<PathBuf, String> {
    let folder = keep.join("sources").join(program.name);
    if folder.is_dir() {
        return Ok(folder);
    }
    eprintln!("fetching {}", program.package);
    write(&keep.join("apt.sources"), APT_SOURCES)?;
    run(Command::new("sh").args(["-c", FETCH, "sh", program.package]).current_dir(keep))?;
    let new = keep.join("sources.new");
    run(Command::new("sh").args(["-c", program.prepare]).current_dir(&new))?;
    create(&keep.join("sources"))?;
    std::fs::rename(new, &folder).map_err(|error| error.to_string())?;
    Ok(folder)
}

/// Returns the paths of a program's files, relative to the folder of its sources.
pub(crate) fn files(program: &Program, folder: &Path) -> Result<Vec<String>, String> {
    let mut files = Vec::new();
    for (within, names) in program.files {
        let names = regex_lite::Regex::new(names).map_err(|error| error.to_string())?;
        let entries = std::fs::read_dir(folder.join(within)).map_err(|error| error.to_string())?;
        let found = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
        let path = |name: String| if within.is_empty() { name } else { format!("{within}/{name}") };
        files.extend(found.filter(|name| names.is_match(name)).map(path));
    }
    files.sort();
    Ok(files)
}

/// Writes the inputs of the workloads; returns their folder.
pub(crate) fn inputs(keep: &Path) -> Result<PathBuf, String> {
    let folder = keep.join("inputs");
    if folder.join("small").is_file() {
        return Ok(folder);
    }
    create(&folder)?;
    write(&folder.join("xml"), &xml(60_000))?;
    for number in 1..=3 {
        write(&folder.join(format!("cnf{number}")), &formula(200 + 5 * number, number as u64))?;
    }
    let text = text(10_000_000);
    write(&folder.join("text"), &text)?;
    write(&folder.join("small"), &text[..2_500_000])?;
    Ok(folder)
}

fn create(folder: &Path) -> Result<(), String> {
    std::fs::create_dir_all(folder).map_err(|error| error.to_string())
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    std::fs::write(path, text).map_err(|error| error.to_string())
}

/// A generator of random numbers (splitmix64).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % bound as u64) as usize
    }
}

/// Returns about so many bytes of text, with the repetitions that language has: words of falling frequency, in phrases
/// that recur.
fn text(bytes: usize) -> String {
    let mut random = Random(1);
    let words: Vec<String> = (0..4000)
        .map(|_| {
            (0..2 + random.below(9))
                .map(|_| char::from(b"etaoinshrdlucmfwypvbgk"[random.below(22)]))
                .collect()
        })
        .collect();
    let mut text = String::with_capacity(bytes + 4096);
    while text.len() < bytes {
        if text.len() > 10_000 && random.below(4) == 0 {
            let (from, length) = (random.below(text.len() - 200), 10 + random.below(120));
            let phrase = text[from..from + length].to_string();
            text += &phrase;
            continue;
        }
        let rank = random.below(4000) * (1 + random.below(4000)) / 4000;
        text += &words[rank % words.len()];
        text.push(if random.below(12) == 0 { '\n' } else { ' ' });
    }
    text.truncate(bytes);
    text
}

/// Returns a document of so many elements.
fn xml(elements: usize) -> String {
    let mut random = Random(2);
    let mut text = "<?xml version=\"1.0\"?>\n<library xmlns:b=\"urn:b\">\n".to_string();
    for number in 0..elements {
        let (shelf, pages) = (random.below(100), random.below(900));
        let _ = write!(
            text,
            "  <b:book id=\"n{number}\" shelf='{shelf}'>\n    <title>Title &amp; subtitle {pages}"
        );
        let _ = writeln!(text, "</title>\n    <!-- {pages} pages --><b:pages n=\"{pages}\"/>\n  </b:book>");
    }
    text + "</library>\n"
}

/// Returns a random formula of three literals a clause, at the ratio where such formulas are hardest.
fn formula(variables: usize, seed: u64) -> String {
    let mut random = Random(seed);
    let clauses = variables * 426 / 100;
    let mut text = format!("p cnf {variables} {clauses}\n");
    for _ in 0..clauses {
        let mut literal = || format!("{}{}", ["", "-"][random.below(2)], 1 + random.below(variables));
        let _ = writeln!(text, "{} {} {} 0", literal(), literal(), literal());
    }
    text
}
