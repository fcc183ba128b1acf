//! The features of the processor that the compiler runs on.

use cranelift_codegen::settings::{Configurable, SetError, SetResult};

/// Collects the settings that are turned on.
struct Settings(Vec<String>);

impl Configurable for Settings {
    fn set(&mut self, name: &str, value: &str) -> SetResult<()> {
        match value {
            "true" => self.enable(name),
            "false" => Ok(()),
            _ => Err(SetError::BadValue(value.to_string())),
        }
    }

    fn enable(&mut self, name: &str) -> SetResult<()> {
        self.0.push(name.to_string());
        Ok(())
    }
}

/// The back end's settings for what the processor has that the compiler runs on.
///
/// # Errors
/// When it cannot be found out.
pub fn native_settings() -> Result<Vec<String>, String> {
    let mut settings = Settings(Vec::new());
    match cranelift_native::infer_native_flags(&mut settings) {
        Ok(()) => Ok(settings.0),
        Err(error) => Err(format!("what this processor has is not known: {error}")),
    }
}
