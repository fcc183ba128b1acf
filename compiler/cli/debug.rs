//! The options `-g…`. Of contradicting ones the last one holds.

use mlirc::driver::{DebugLevel, DebugOptions};

/// Parses the words that follow `-g`.
///
/// # Errors
/// If a word is unknown.
pub(super) fn options(
    words: &[String],
    prefix_map: Vec<(String, String)>,
) -> Result<Option<DebugOptions>, String> {
    let (mut level, mut dwarf_version, mut gdb_scripts) = (None, None, false);
    for word in words {
        match &word[..] {
            "0" => level = None,
            "1" | "line-tables-only" => level = Some(DebugLevel::Lines),
            "2" | "3" | "gdb" | "lldb" => level = Some(DebugLevel::Full),
            "dwarf" => level = level.or(Some(DebugLevel::Full)),
            "gdb-scripts" => {
                level = level.or(Some(DebugLevel::Full));
                gdb_scripts = true;
            }
            "dwarf-4" | "dwarf-5" => {
                level = level.or(Some(DebugLevel::Full));
                dwarf_version = word.strip_prefix("dwarf-").and_then(|version| version.parse().ok());
            }
            _ => {
                return Err(format!(
                    "unknown option '-g{word}'; one of -g, -g0, -g1, -g2, -gdwarf-4, -gdwarf-5, -ggdb-scripts"
                ));
            }
        }
    }
    let Some(level) = level else { return Ok(None) };
    let directory = std::env::current_dir().map(|path| path.display().to_string()).unwrap_or_default();
    Ok(Some(DebugOptions { level, dwarf_version, directory, gdb_scripts, prefix_map }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(words: &[&str]) -> Result<Option<(DebugLevel, Option<u16>)>, String> {
        let words: Vec<String> = words.iter().map(ToString::to_string).collect();
        Ok(options(&words, Vec::new())?.map(|options| (options.level, options.dwarf_version)))
    }

    #[test]
    fn the_last_level_holds() {
        assert_eq!(of(&[]), Ok(None));
        assert_eq!(of(&["2", "0"]), Ok(None));
        assert_eq!(of(&["0", "1"]), Ok(Some((DebugLevel::Lines, None))));
        assert_eq!(of(&["1", "dwarf-4"]), Ok(Some((DebugLevel::Lines, Some(4)))));
        assert_eq!(of(&["dwarf-5"]), Ok(Some((DebugLevel::Full, Some(5)))));
        assert!(of(&["z"]).is_err_and(|message| message.contains("-gdwarf-5")));
    }
}
