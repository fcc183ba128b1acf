//! The parts of a Markdown document that are checked: fenced blocks, and everything else.

/// A fenced block.
#[derive(Debug, Default)]
pub(crate) struct Block {
    /// The number of its first line.
    pub line: usize,
    /// The words behind the fence.
    pub info: Vec<String>,
    /// The file name that the paragraph before it ends with.
    pub file: Option<String>,
    /// The lines in it.
    pub text: String,
}

impl Block {
    /// Returns its language, which may be empty.
    pub(crate) fn language(&self) -> &str {
        self.info.first().map_or("", String::as_str)
    }

    /// Returns the value of a word of the info string such as `needs=gdb`.
    pub(crate) fn setting(&self, key: &str) -> Option<&str> {
        self.info.iter().find_map(|word| word.strip_prefix(key)?.strip_prefix('='))
    }
}

/// A document.
#[derive(Debug)]
pub(crate) struct Document {
    /// Its path, relative to the root.
    pub path: String,
    /// Its fenced blocks, in order.
    pub blocks: Vec<Block>,
    /// The lines outside of fenced blocks.
    pub prose: String,
}

impl Document {
    pub(crate) fn parse(path: &str, text: &str) -> Document {
        let mut document = Document { path: path.to_string(), blocks: Vec::new(), prose: String::new() };
        let mut before = "";
        let mut lines = text.lines().enumerate();
        while let Some((at, line)) = lines.next() {
            if let Some(info) = line.strip_prefix("```") {
                let inside = lines.by_ref().map(|(_, line)| line).take_while(|line| *line != "```");
                let text = inside.flat_map(|line| [line, "\n"]).collect();
                let info = info.split_whitespace().map(str::to_string).collect();
                document.blocks.push(Block { line: at + 2, info, file: file_name(before), text });
                before = "";
                continue;
            }
            document.prose.push_str(line);
            document.prose.push('\n');
            if !line.trim().is_empty() {
                before = line;
            }
        }
        document
    }

    /// Returns the anchors of its headings, as GitHub derives them.
    pub(crate) fn anchors(&self) -> impl Iterator<Item = String> {
        let headings = self.prose.lines().filter(|line| line.starts_with('#'));
        headings.map(|line| anchor(line.trim_start_matches('#').trim()))
    }
}

/// Returns the file name at the end of a line such as "The module, `axpy.mlir`:".
fn file_name(line: &str) -> Option<String> {
    let (_, name) = line.trim_end().strip_suffix("`:")?.rsplit_once('`')?;
    Some(name.to_string())
}

fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| if c == ' ' { '-' } else { c.to_ascii_lowercase() }).collect()
}
