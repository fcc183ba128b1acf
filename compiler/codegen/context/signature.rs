//! The signature of the function being compiled.

use std::rc::Rc;

use cranelift_codegen::ir as clif;

use crate::codegen::abi::{NamedArguments, Plan};
use crate::ir::TypeId;

/// The signature of a function, and the additional values from its caller.
pub(crate) struct OwnSignature {
    /// The type of its result.
    pub(crate) result: TypeId,
    /// The locations of its arguments and results.
    pub(crate) plan: Rc<Plan>,
    /// The hidden pointer to its result.
    pub(crate) result_pointer: Option<clif::Value>,
    /// The address of the [buffer](crate::codegen::abi::buffered_results) for results that Cranelift does not return.
    pub(crate) result_buffer: Option<clif::Value>,
    /// The address of the caller's arguments on the stack, if there are such results.
    pub(crate) caller_stack: Option<clif::Value>,
    /// The variadic arguments, in the definition of a variadic function.
    pub(crate) variable: Option<VariableArguments>,
}

impl OwnSignature {
    /// Creates the signature before the function is entered.
    pub(crate) fn new(result: TypeId, plan: Plan) -> OwnSignature {
        let plan = Rc::new(plan);
        OwnSignature {
            result,
            plan,
            result_pointer: None,
            result_buffer: None,
            caller_stack: None,
            variable: None,
        }
    }
}

/// The locations of the variadic arguments of a function.
#[derive(Clone, Copy, Debug)]
pub(crate) struct VariableArguments {
    /// The registers and stack of the named arguments.
    pub(crate) named: NamedArguments,
    /// The address of the register save area.
    pub(crate) registers: clif::Value,
    /// The address of the first variadic argument on the stack.
    pub(crate) stack: clif::Value,
}
