//! Running commands.

use std::process::Command;

/// Runs a command. Returns its output, or the reason of its failure.
pub(crate) fn run(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    let stdout = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() {
        return Ok(stdout);
    }
    let text = format!("{stdout}{}", String::from_utf8_lossy(&output.stderr));
    let line = text.lines().find(|line| line.contains("error") || line.contains("undefined"));
    Err(line.or(text.lines().next()).map_or_else(|| output.status.to_string(), str::to_string))
}

/// Returns true if a tool is on the search path.
pub(crate) fn is_installed(tool: &str) -> bool {
    Command::new(tool).arg("--version").output().is_ok_and(|output| output.status.success())
}
