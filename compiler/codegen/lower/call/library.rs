//! Calls of functions of the C library, of libm and of the compiler support library.

use cranelift_codegen::ir::{self as clif, AbiParam, InstBuilder};
use target_lexicon::Environment;

use crate::codegen::abi::buffered_results::ThunkTarget;
use crate::codegen::abi::{self, Arg, Convention, Extend, Kind};
use crate::codegen::context::symbols::Request;
use crate::codegen::context::{FunctionCx, Lower, needs};
use crate::codegen::types::{Leaf, Scalar, Shape};

use super::emit::Target;

/// The names of a function for `f32`, `f64`, `f80` and `f128`.
pub(crate) type MathNames = [&'static str; 4];

/// The names of a function of libm.
macro_rules! libm {
    ($name:literal) => {
        [concat!($name, "f"), $name, concat!($name, "l"), concat!($name, "f128")]
    };
}
pub(crate) use libm;

impl FunctionCx<'_> {
    /// Calls a function of the C library with this signature.
    pub(crate) fn call_library(
        &mut self,
        function: &'static str,
        params: &[AbiParam],
        result: Option<clif::Type>,
        args: &[clif::Value],
    ) -> Option<clif::Value> {
        let reference = match self.references.library.get(function) {
            Some(&known) => known,
            None => {
                let reference = self.routine(Request::Library(function), params, result);
                self.references.library.insert(function, reference);
                reference
            }
        };
        let inst = self.ins().call(reference, args);
        self.builder.inst_results(inst).first().copied()
    }

    /// Returns the name of a function for a format. If `long double` is `f128`, libm's functions are those of `long
    /// double`. The C libraries of Windows and macOS have no functions of `f128`, and those of `f80` require GNU's
    /// `long double`.
    pub(crate) fn math_name(&self, names: MathNames, scalar: Scalar) -> Lower<&'static str> {
        let is_libm = names[3].ends_with("f128");
        let without = |ty: &str| needs(format!("it needs '{}', of '{ty}', in the C library", names[1]));
        let target = self.env.target;
        let name = match scalar {
            Scalar::F32 => names[0],
            Scalar::F80 if is_libm && self.env.target.triple.environment == Environment::Msvc => {
                return without("f80");
            }
            Scalar::F80 => names[2],
            Scalar::F128 if !is_libm => names[3],
            Scalar::F128 => match target.quad_math_suffix() {
                Some("l") => names[2],
                Some(_) => names[3],
                None => return without("f128"),
            },
            _ => names[1],
        };
        match name {
            _ if target.macos_version().is_none() => Ok(name),
            "exp10" => Ok("__exp10"),
            "exp10f" => Ok("__exp10f"),
            "exp10l" => without("f80"),
            _ => Ok(name),
        }
    }

    /// Calls a function of libm on floats.
    pub(crate) fn call_math(
        &mut self,
        names: MathNames,
        leaf: Leaf,
        args: &[clif::Value],
    ) -> Lower<clif::Value> {
        if leaf.is_vector() {
            return self.by_lanes(leaf, args, |fx, lanes| fx.call_math(names, leaf.lane(), lanes));
        }
        let args: Vec<(Leaf, clif::Value)> = args.iter().map(|&arg| (leaf, arg)).collect();
        self.call_support(self.math_name(names, leaf.scalar)?, &args, leaf)
    }

    /// Returns true if the functions of the compiler support library return `f128` in memory. On Windows GCC's do,
    /// LLVM's do not.
    fn returns_quad_in_memory(&self) -> bool {
        let gcc = self.env.target.triple.environment == Environment::Gnu;
        self.env.convention == Convention::Win64 && gcc
    }

    /// Calls a function of scalars by the convention of the target.
    pub(crate) fn call_support(
        &mut self,
        function: &'static str,
        args: &[(Leaf, clif::Value)],
        result: Leaf,
    ) -> Lower<clif::Value> {
        let arg = |leaf: Leaf| {
            // On Windows, these functions pass a 128-bit integer as a vector, like C.
            let ty = match (self.env.convention, leaf.ty()) {
                (Convention::Win64, clif::types::I128) => clif::types::F128,
                (_, ty) => ty,
            };
            let extend = match leaf.scalar {
                Scalar::Int(width) => self.env.convention.default_extend(width),
                _ => Extend::None,
            };
            Arg { extend, kind: self.env.convention.kind_of(leaf.scalar), ..Arg::new(ty) }
        };
        let mut returned = arg(result);
        if result.scalar == Scalar::F128 && self.returns_quad_in_memory() {
            returned.kind = Kind::InMemory;
        }
        let plan = self.env.convention.plan(&abi::Request {
            params: args.iter().map(|&(leaf, _)| arg(leaf)).collect(),
            fixed: args.len(),
            results: vec![returned],
            ..abi::Request::default()
        });
        let reference = match self.references.library.get(function) {
            Some(&known) => known,
            None => {
                let name = self.callable(&plan, ThunkTarget::Library(function))?;
                let reference = self.import(name, plan.signature(self.env.call_conv));
                self.references.library.insert(function, reference);
                reference
            }
        };
        let size = u64::from(result.ty().bytes());
        let shape = Shape { leaves: vec![result], size, align: size, ..Shape::default() };
        let (leaves, values): (Vec<Leaf>, Vec<clif::Value>) = args.iter().copied().unzip();
        let out = self.emit_call(Target::Function(reference), &plan, &values, &leaves, &shape)?;
        Ok(out[0])
    }
}
