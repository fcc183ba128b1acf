//! Bindings of symbols: their linkage and visibility.

use cranelift_module::Linkage;
use object::SymbolScope;
use target_lexicon::BinaryFormat;

use crate::codegen::context::env::Env;
use crate::dialect::llvm::function;
use crate::ir::spec::enum_value;
use crate::ir::{DictId, name};

/// The binding of a symbol, from its linkage and visibility.
pub(crate) struct Binding {
    /// Cranelift's linkage.
    pub(crate) linkage: Linkage,
    /// True if its address is known at link time.
    pub(crate) near: bool,
    /// True if it may be undefined.
    pub(crate) weak_import: bool,
    /// True if it is weak, and hidden from other linked objects.
    pub(crate) hidden_weak: bool,
    /// True if other linked objects can see but not replace it.
    pub(crate) protected: bool,
}

/// Returns the binding of a symbol with these attributes.
pub(crate) fn binding(env: &Env, attrs: DictId, defined: bool) -> Result<Binding, String> {
    let cx = env.cx;
    let visibility = cx.dict_get(attrs, name::VISIBILITY);
    let visibility = visibility.and_then(|attr| enum_value(cx, &function::VISIBILITY, attr)).unwrap_or(0);
    let hidden = visibility == 1;
    let linkage = function::linkage(cx, attrs);
    let kind = match linkage {
        _ if !defined || linkage == "available_externally" => Linkage::Import,
        "internal" | "private" => Linkage::Local,
        "external" if hidden => Linkage::Hidden,
        "external" => Linkage::Export,
        "weak" | "weak_odr" | "linkonce" | "linkonce_odr" | "common" => Linkage::Preemptible,
        other => return Err(format!("it needs linkage '{other}'")),
    };
    let kind = weakened(kind, cx.dict_get(attrs, name::COMDAT).is_some());
    Ok(Binding {
        linkage: kind,
        near: linkage != "extern_weak" && is_near(env, attrs, kind, visibility),
        protected: visibility == 2 && defined,
        weak_import: linkage == "extern_weak",
        hidden_weak: hidden && kind == Linkage::Preemptible,
    })
}

/// Returns true if a symbol is in the same linked object as the module, so that its distance from the code is known.
/// This does not hold for a symbol that may be undefined.
fn is_near(env: &Env, attrs: DictId, kind: Linkage, visibility: i64) -> bool {
    const DEFAULT: i64 = 0;
    const HIDDEN: i64 = 1;
    // On Windows and macOS, no other definition replaces that of a program or library in it.
    let stays = kind == Linkage::Export && env.target.triple.binary_format != BinaryFormat::Elf;
    stays
        || kind == Linkage::Local
        || visibility == HIDDEN
        || visibility != DEFAULT && kind != Linkage::Import
        || env.cx.dict_get(attrs, name::DSO_LOCAL).is_some()
}

/// Returns the linkage of a symbol with a comdat, which keeps one of several definitions: weak.
fn weakened(linkage: Linkage, has_comdat: bool) -> Linkage {
    match linkage {
        Linkage::Export if has_comdat => Linkage::Preemptible,
        other => other,
    }
}

/// Binds a symbol that is an import to Cranelift, but has a definition that this compiler adds.
pub(crate) fn bind(symbol: &mut object::write::Symbol, linkage: Linkage) {
    symbol.weak = linkage == Linkage::Preemptible;
    symbol.scope = match linkage {
        Linkage::Local => SymbolScope::Compilation,
        Linkage::Hidden => SymbolScope::Linkage,
        _ => SymbolScope::Dynamic,
    };
}
