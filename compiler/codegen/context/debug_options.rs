//! Options of debug information.

/// Options of debug information.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DebugOptions {
    /// The amount of information.
    pub level: DebugLevel,
    /// The version of DWARF, 4 or 5; by default that of the platform.
    pub dwarf_version: Option<u16>,
    /// The folder that relative file names are relative to.
    pub directory: String,
    /// True if the object has the pretty-printers of gdb.
    pub gdb_scripts: bool,
    /// Prefixes of file names and their replacements. The last one that fits a name holds.
    pub prefix_map: Vec<(String, String)>,
}

/// The amount of debug information.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum DebugLevel {
    /// Functions, inlined calls and lines.
    Lines,
    /// Also types and variables.
    #[default]
    Full,
}

impl DebugOptions {
    /// Returns a file name with its prefix replaced.
    pub(crate) fn mapped(&self, name: &str) -> String {
        let fits = self.prefix_map.iter().rev().find_map(|(old, new)| Some((new, name.strip_prefix(old)?)));
        fits.map_or_else(|| name.to_string(), |(new, rest)| format!("{new}{rest}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_prefix_that_fits_is_replaced() {
        let pairs = [("/project", "/src"), ("/project/a", "."), ("/other", "")];
        let prefix_map = pairs.map(|(old, new)| (old.to_string(), new.to_string())).to_vec();
        let options = DebugOptions { prefix_map, ..DebugOptions::default() };
        assert_eq!(options.mapped("/project/a/k.mlir"), "./k.mlir");
        assert_eq!(options.mapped("/project/b/k.mlir"), "/src/b/k.mlir");
        assert_eq!(options.mapped("k.mlir"), "k.mlir");
    }
}
