//! The features of the host processor.

use cranelift_codegen::settings::{Configurable, SetError, SetResult};

use crate::target::cpu::{FAST_GATHER, PREFER_256_BITS, SLOW_MASKED_STORE};

/// Collects the enabled settings.
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

/// Name and version of the back end.
pub const BACK_END: [&str; 2] = ["Cranelift", cranelift_codegen::VERSION];

/// Returns the back end's settings for the features of the host processor.
///
/// # Errors
/// If they cannot be determined.
pub fn native_settings() -> Result<Vec<String>, String> {
    let mut settings = Settings(Vec::new());
    match cranelift_native::infer_native_flags(&mut settings) {
        Ok(()) => settings.0.extend(added_settings()),
        Err(error) => return Err(format!("what this processor has is not known: {error}")),
    }
    Ok(settings.0)
}

/// Returns the settings of the patched back end, which the published crates do not know.
#[cfg(target_arch = "x86_64")]
fn added_settings() -> impl Iterator<Item = String> {
    let features = [
        ("has_avx512bw", is_x86_feature_detected!("avx512bw")),
        ("has_avx512cd", is_x86_feature_detected!("avx512cd")),
        ("has_avx512vpopcntdq", is_x86_feature_detected!("avx512vpopcntdq")),
        // Processors with AVX-512 prefer 256 bits, unless they are AMD's, which execute instructions on 512 bits at their
        // usual frequency.
        (PREFER_256_BITS, !is_from(b"AuthenticAMD")),
        // Intel's from Skylake on, which was the first with `xsavec`.
        (FAST_GATHER, is_from(b"GenuineIntel") && is_x86_feature_detected!("xsavec")),
        // AMD's before AVX-512, up to Zen 3.
        (SLOW_MASKED_STORE, is_from(b"AuthenticAMD") && !is_x86_feature_detected!("avx512f")),
    ];
    features.into_iter().filter(|(_, is_detected)| *is_detected).map(|(setting, _)| setting.to_string())
}

/// Returns true for processors of a vendor.
#[cfg(target_arch = "x86_64")]
fn is_from(wanted: &[u8; 12]) -> bool {
    let vendor = std::arch::x86_64::__cpuid(0);
    [vendor.ebx, vendor.edx, vendor.ecx].map(u32::to_le_bytes).concat() == wanted
}

#[cfg(not(target_arch = "x86_64"))]
fn added_settings() -> impl Iterator<Item = String> {
    std::iter::empty()
}
