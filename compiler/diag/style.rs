//! Colours of rendered diagnostics.

use anstyle::{AnsiColor, Style};

/// The styles of the parts of a diagnostic. Those of [`Styles::PLAIN`] add nothing to the text.
#[derive(Clone, Copy, Debug)]
pub struct Styles {
    pub(super) location: Style,
    pub(super) error: Style,
    pub(super) warning: Style,
    pub(super) remark: Style,
    pub(super) note: Style,
    pub(super) message: Style,
    pub(super) caret: Style,
}

const fn bold(color: AnsiColor) -> Style {
    color.on_default().bold()
}

impl Styles {
    /// Text without escape sequences.
    pub const PLAIN: Styles = Styles {
        location: Style::new(),
        error: Style::new(),
        warning: Style::new(),
        remark: Style::new(),
        note: Style::new(),
        message: Style::new(),
        caret: Style::new(),
    };

    /// The colours of clang, for a terminal.
    pub const COLOURED: Styles = Styles {
        location: Style::new().bold(),
        error: bold(AnsiColor::Red),
        warning: bold(AnsiColor::Magenta),
        remark: bold(AnsiColor::Blue),
        note: bold(AnsiColor::Cyan),
        message: Style::new().bold(),
        caret: bold(AnsiColor::Green),
    };
}
