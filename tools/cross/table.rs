//! The table of machines and areas.

use std::fmt::Write as _;

/// The result of a case.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cell {
    Passed,
    Refused,
    Failed,
}

#[derive(Clone, Copy, Default, Debug)]
struct Count {
    passed: usize,
    refused: usize,
    failed: usize,
}

impl Count {
    fn add(&mut self, cell: Cell) {
        match cell {
            Cell::Passed => self.passed += 1,
            Cell::Refused => self.refused += 1,
            Cell::Failed => self.failed += 1,
        }
    }

    fn text(&self) -> String {
        let mut text = self.passed.to_string();
        if self.refused > 0 {
            let _ = write!(text, ", {} refused", self.refused);
        }
        if self.failed > 0 {
            let _ = write!(text, ", {} FAILED", self.failed);
        }
        text
    }
}

/// The number of cases of each area that passed, by machine.
#[derive(Default, Debug)]
pub(crate) struct Table {
    columns: Vec<(&'static str, Column)>,
}

#[derive(Debug)]
enum Column {
    /// The tool that is not installed, or the processor that the host does not have.
    Missing(&'static str),
    Areas(Vec<(String, Count)>),
}

impl Table {
    /// Says that a machine cannot be tested without a tool, or a processor.
    pub(crate) fn set_missing(&mut self, machine: &'static str, missing: &'static str) {
        self.columns.push((machine, Column::Missing(missing)));
    }

    /// Counts a case.
    pub(crate) fn count(&mut self, machine: &'static str, area: &str, cell: Cell) {
        if self.columns.last().is_none_or(|column| column.0 != machine) {
            self.columns.push((machine, Column::Areas(Vec::new())));
        }
        let Some((_, Column::Areas(areas))) = self.columns.last_mut() else { return };
        if areas.last().is_none_or(|known| known.0 != area) {
            areas.push((area.to_string(), Count::default()));
        }
        for (name, count) in areas {
            if name == area {
                count.add(cell);
            }
        }
    }

    /// The rows, one for each area, and one for all.
    pub(crate) fn text(&self) -> String {
        let mut names: Vec<&str> = Vec::new();
        for (_, column) in &self.columns {
            let Column::Areas(areas) = column else { continue };
            areas.iter().for_each(|(name, _)| {
                if !names.contains(&name.as_str()) {
                    names.push(name)
                }
            });
        }
        names.push("all");
        let mut rows = vec![vec!["passed".to_string()]];
        rows[0].extend(self.columns.iter().map(|column| column.0.to_string()));
        for name in names {
            let cells = self.columns.iter().map(|(_, column)| column.cell(name));
            rows.push([name.to_string()].into_iter().chain(cells).collect());
        }
        let width = |at: usize| rows.iter().map(|row| row[at].len()).max().unwrap_or_default();
        let widths: Vec<usize> = (0..=self.columns.len()).map(width).collect();
        let mut text = String::new();
        for row in &rows {
            let cells = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:width$}"));
            let _ = writeln!(text, "{}", cells.collect::<Vec<_>>().join("  ").trim_end());
        }
        text
    }
}

impl Column {
    fn cell(&self, area: &str) -> String {
        match self {
            Column::Missing(what) if area == "all" => format!("{what} missing"),
            Column::Missing(_) => "-".to_string(),
            Column::Areas(areas) => {
                let mut sum = Count::default();
                for (_, count) in areas.iter().filter(|(name, _)| area == "all" || name == area) {
                    sum.passed += count.passed;
                    sum.refused += count.refused;
                    sum.failed += count.failed;
                }
                sum.text()
            }
        }
    }
}
