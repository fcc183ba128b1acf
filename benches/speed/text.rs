//! Lines of MLIR text: labels of blocks, branches to them, and the names of values.

/// Returns true if a line uses a value.
pub(crate) fn has_name(line: &str, name: &str) -> bool {
    line.match_indices(name).any(|(at, _)| starts_with_name(&line[at..], name))
}

/// Returns true if a text starts with a name, and the name ends there.
fn starts_with_name(text: &str, name: &str) -> bool {
    text.strip_prefix(name)
        .is_some_and(|after| !after.starts_with(|next: char| next.is_ascii_alphanumeric() || next == '_'))
}

/// Returns a line with a value renamed.
pub(crate) fn renamed(line: &str, name: &str, new: &str) -> String {
    let mut text = String::new();
    let mut remainder = line;
    while let Some(at) = remainder.find(name) {
        let end = at + name.len();
        text += &remainder[..at];
        text += if starts_with_name(&remainder[at..], name) { new } else { name };
        remainder = &remainder[end..];
    }
    text + remainder
}

/// Returns the arguments of a block and their types, from its label.
pub(crate) fn arguments(label: &str) -> Vec<(String, String)> {
    let inside =
        label.split_once('(').and_then(|(_, rest)| rest.rsplit_once(')')).map_or("", |(inside, _)| inside);
    let parts = split(inside);
    parts
        .iter()
        .filter_map(|part| part.split_once(": "))
        .map(|(name, ty)| (name.to_string(), ty.to_string()))
        .collect()
}

/// Returns the operands of a branch.
pub(crate) fn operands(branch: &str) -> Vec<String> {
    branch_parts(branch).0
}

fn branch_parts(branch: &str) -> (Vec<String>, Vec<String>) {
    let inside =
        branch.split_once('(').and_then(|(_, rest)| rest.rsplit_once(')')).map_or("", |(inside, _)| inside);
    let (values, types) = inside.split_once(" : ").unwrap_or_default();
    (split(values), split(types))
}

/// Returns the parts between commas outside of brackets.
fn split(text: &str) -> Vec<String> {
    let mut parts = Vec::new();
    let (mut depth, mut part) = (0, String::new());
    for c in text.chars() {
        match c {
            '(' | '<' => depth += 1,
            ')' | '>' => depth -= 1,
            _ => {}
        }
        if c == ',' && depth == 0 {
            parts.push(std::mem::take(&mut part).trim().to_string());
        } else {
            part.push(c);
        }
    }
    if !part.trim().is_empty() {
        parts.push(part.trim().to_string());
    }
    parts
}

pub(crate) fn label(line: &str, arguments: &[(String, String)]) -> String {
    let block = line.split(['(', ':']).next().unwrap_or(line);
    if arguments.is_empty() {
        return format!("{block}:");
    }
    let inside: Vec<String> = arguments.iter().map(|(name, ty)| format!("{name}: {ty}")).collect();
    format!("{block}({}):", inside.join(", "))
}

fn branch(line: &str, (values, types): (Vec<String>, Vec<String>)) -> String {
    let block = line.split('(').next().unwrap_or(line);
    match values.is_empty() {
        true => block.to_string(),
        false => format!("{block}({} : {})", values.join(", "), types.join(", ")),
    }
}

pub(crate) fn with_argument(line: &str, index: usize, name: &str, ty: &str) -> String {
    let mut all = arguments(line);
    all[index] = (name.to_string(), ty.to_string());
    label(line, &all)
}

pub(crate) fn without_argument(line: &str, index: usize) -> String {
    let mut all = arguments(line);
    all.remove(index);
    label(line, &all)
}

pub(crate) fn with_operand(line: &str, index: usize, value: &str, ty: &str) -> String {
    let mut parts = branch_parts(line);
    (parts.0[index], parts.1[index]) = (value.to_string(), ty.to_string());
    branch(line, parts)
}

pub(crate) fn without_operand(line: &str, index: usize) -> String {
    let mut parts = branch_parts(line);
    parts.0.remove(index);
    parts.1.remove(index);
    branch(line, parts)
}
