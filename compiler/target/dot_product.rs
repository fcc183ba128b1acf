//! Instructions that add up products of adjacent small integers in each 32-bit lane.

use target_lexicon::Architecture;

use super::Target;

/// A kind of such instructions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DotProduct {
    /// Two products of signed 16-bit integers: `pmaddwd`.
    Words,
    /// Four products of signed bytes, added to an accumulator: `sdot`.
    SignedBytes,
    /// Four products of an unsigned and a signed byte, added to an accumulator: `usdot` and `vpdpbusd`.
    MixedBytes,
}

impl DotProduct {
    /// Returns the number of products in a lane.
    pub fn products(self) -> i64 {
        match self {
            DotProduct::Words => 2,
            DotProduct::SignedBytes | DotProduct::MixedBytes => 4,
        }
    }
}

impl Target {
    /// Returns true if the target has an instruction for a kind of dot products.
    pub fn has_dot_product(&self, kind: DotProduct) -> bool {
        let has = |feature| self.features.has(feature);
        match (self.triple.architecture, kind) {
            (Architecture::X86_64, DotProduct::Words) => true,
            (Architecture::X86_64, DotProduct::MixedBytes) => {
                has("avxvnni") || has("avx512vnni") && has("avx512vl")
            }
            (Architecture::Aarch64(_), DotProduct::SignedBytes) => has("dotprod"),
            (Architecture::Aarch64(_), DotProduct::MixedBytes) => has("i8mm"),
            _ => false,
        }
    }

    /// Returns the size in bytes of the widest vectors of an instruction for a kind of dot products.
    pub fn dot_product_bytes(&self, kind: DotProduct) -> i64 {
        match kind {
            DotProduct::Words if self.triple.architecture == Architecture::X86_64 => self.register_bytes(),
            DotProduct::MixedBytes if self.has_avx512() && self.features.has("avx512vnni") => {
                self.register_bytes()
            }
            DotProduct::MixedBytes if self.features.has("avxvnni") => self.register_bytes().min(32),
            _ => 16,
        }
    }
}
