//! The list of refusals on other machines: `tests/cross/refused.txt`.
//!
//! A line `## …` has the reason of the refusals below it. Each is two lines: `FILE case NUMBER: MACHINE …`, and the error,
//! indented.

use std::path::Path;

/// The text, which is part of the program so that it is never another version.
const FILE: &str = "tests/cross/refused.txt";

/// A case that some machines refuse.
#[derive(Debug)]
struct Refusal {
    reason: String,
    case: String,
    machines: Vec<String>,
    error: String,
}

/// The list.
#[derive(Debug)]
pub(crate) struct Refusals(Vec<Refusal>);

impl Refusals {
    /// Reads it.
    pub(crate) fn read() -> Result<Refusals, String> {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
        let text = std::fs::read_to_string(path).map_err(|error| format!("{FILE}: {error}"))?;
        let mut out: Vec<Refusal> = Vec::new();
        let mut reason = None;
        for (number, line) in text.lines().enumerate() {
            let malformed = || format!("{FILE}:{}: what is this?", number + 1);
            if let Some(text) = line.strip_prefix("## ") {
                reason = Some(text.to_string());
            } else if let Some(error) = line.strip_prefix("  ") {
                out.last_mut().ok_or_else(malformed)?.error = error.to_string();
            } else if !line.is_empty() && !line.starts_with('#') {
                let (case, machines) = line.split_once(": ").ok_or_else(malformed)?;
                let machines = machines.split_whitespace().map(str::to_string).collect();
                let reason = reason.clone().ok_or_else(malformed)?;
                out.push(Refusal { reason, case: case.to_string(), machines, error: String::new() });
            }
        }
        Ok(Refusals(out))
    }

    fn on<'a>(&'a self, machine: &'a str) -> impl Iterator<Item = &'a Refusal> {
        self.0.iter().filter(move |refusal| refusal.machines.iter().any(|name| name == machine))
    }

    /// Checks that a refusal is in the list. The error says how to add it.
    pub(crate) fn check(&self, case: &str, machine: &str, error: &str) -> Result<(), String> {
        let listed = self.on(machine).find(|refusal| refusal.case == case);
        if listed.is_some_and(|refusal| refusal.error == error) {
            return Ok(());
        }
        Err(format!("this is refused and not in {FILE}:\n{case}: {machine}\n  {error}"))
    }

    /// Returns the cases of the list that are not refused, according to `passes`.
    pub(crate) fn obsolete(&self, machine: &str, passes: impl Fn(&String) -> bool) -> Vec<String> {
        let obsolete = self.on(machine).filter(|refusal| passes(&refusal.case));
        obsolete.map(|refusal| format!("{} is in {FILE} for {machine} and passes", refusal.case)).collect()
    }

    /// Prints what was refused: the reasons, and the cases with their errors.
    pub(crate) fn print(&self, seen: &[(String, &str)]) {
        let mut reason = "";
        for refusal in &self.0 {
            let on = |machine: &&String| seen.iter().any(|(case, on)| *case == refusal.case && on == machine);
            let machines: Vec<&str> = refusal.machines.iter().filter(on).map(String::as_str).collect();
            if machines.is_empty() {
                continue;
            }
            if reason != refusal.reason {
                reason = &refusal.reason;
                println!("refused: {reason}");
            }
            println!("  {} on {}: {}", refusal.case, machines.join(", "), refusal.error);
        }
    }
}
