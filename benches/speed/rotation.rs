//! Loops that test at their end: the test of a loop's header moves to the branches that lead to it.

use crate::text::{arguments, has_name, label, operands, renamed};

/// Rotates the loops of a function whose header compares one of its arguments. Returns their number.
pub(crate) fn rotate_loops(lines: &mut Vec<String>) -> usize {
    let headers: Vec<String> = lines.iter().filter_map(|line| label_name(line)).collect();
    headers.iter().filter(|header| rotate(lines, header).is_some()).count()
}

/// Returns the name of the block that a line begins, such as `^bb1`.
fn label_name(line: &str) -> Option<String> {
    let text = line.trim_start();
    text.starts_with('^').then(|| text.split(['(', ':']).next().unwrap_or(text).to_string())
}

/// Rotates the loop with a header. `None` if its lines do not have the form that the conversion emits.
fn rotate(lines: &mut Vec<String>, header: &str) -> Option<()> {
    let first = lines.iter().position(|line| label_name(line).as_deref() == Some(header))?;
    let branch = first + 1 + lines[first + 1..].iter().position(|line| is_terminator(line))?;
    let (condition, targets) = lines[branch].trim().strip_prefix("llvm.cond_br ")?.split_once(", ")?;
    let (body, exit) = targets.split_once(", ").filter(|_| !targets.contains('('))?;
    let test = (first..branch).find(|&at| lines[at].trim().starts_with(&format!("{condition} = ")))?;
    let (predicate, compared) = lines[test].split_once("llvm.icmp \"")?.1.split_once("\" ")?;
    let (counter, bound) = compared.split_once(", ")?;
    let bound_name = bound.split(' ').next()?;
    let is_variant = lines[first..branch].iter().any(|line| has_name(line, &format!("{bound_name} =")));
    if is_variant || arguments(&lines[first]).iter().any(|(name, _)| name == bound_name) {
        return None;
    }
    let args = arguments(&lines[first]);
    let index = args.iter().position(|(name, _)| name == counter)?;
    let (body, exit) = (body.to_string(), exit.to_string());
    let test_of =
        |result: &str, value: &str| format!("    {result} = llvm.icmp \"{predicate}\" {value}, {bound}");

    let leave = lines.iter().position(|line| label_name(line).as_deref() == Some(&exit))?;
    let sources: Vec<usize> =
        (0..lines.len()).filter(|&at| lines[at].trim().starts_with(&format!("llvm.br {header}("))).collect();
    let exits = lines.iter().filter(|line| has_name(line, &exit)).count();
    let &[entry, latch] = &sources[..] else { return None };
    let defines = |at: usize| lines[at].split_once(" = ").map(|(name, _)| name.trim().to_string());
    let is_used_after =
        |at: usize| defines(at).is_some_and(|name| lines[leave..].iter().any(|line| has_name(line, &name)));
    let is_loop = entry < first && first < latch && latch < leave && exits == 2;
    if !is_loop || !arguments(&lines[leave]).is_empty() || (first + 1..branch).any(is_used_after) {
        return None;
    }

    let block = header.trim_start_matches('^');
    let outside: Vec<(String, String)> =
        args.iter().enumerate().map(|(at, (_, ty))| (format!("%rotated_{block}_{at}"), ty.clone())).collect();
    let rotated = |number: usize| {
        let line = &lines[number];
        let result = format!("%rotated_{block}_{}", if number == entry { "first" } else { "next" });
        let edge = line.trim().strip_prefix(&format!("llvm.br {header}")).unwrap_or_default();
        let branch = format!("    llvm.cond_br {result}, {header}{edge}, {exit}{edge}");
        [test_of(&result, &operands(line)[index]), branch]
    };
    let mut all = Vec::new();
    for (number, line) in lines.iter().enumerate() {
        match number {
            _ if number == test => {}
            _ if number == branch => all.push(format!("    llvm.br {body}")),
            _ if number == entry || number == latch => all.extend(rotated(number)),
            _ if number == leave => all.push(label(line, &outside)),
            _ if number > leave => all.push(
                args.iter()
                    .zip(&outside)
                    .fold(line.clone(), |line, (old, new)| renamed(&line, &old.0, &new.0)),
            ),
            _ => all.push(line.clone()),
        }
    }
    *lines = all;
    Some(())
}

fn is_terminator(line: &str) -> bool {
    ["llvm.br ", "llvm.cond_br ", "llvm.return", "llvm.switch "]
        .iter()
        .any(|name| line.trim().starts_with(name))
}
