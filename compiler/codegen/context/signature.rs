//! The signature of the function being compiled.

use std::rc::Rc;

use cranelift_codegen::ir as clif;

use crate::codegen::abi::{NamedArguments, Plan};
use crate::ir::TypeId;

/// The signature of a function, and the values that its caller passes besides the arguments.
pub(crate) struct OwnSignature {
    /// The type of its result.
    pub(crate) result: TypeId,
    /// The places of its arguments and results.
    pub(crate) plan: Rc<Plan>,
    /// The hidden pointer to its result.
    pub(crate) result_pointer: Option<clif::Value>,
    /// The address of the [buffer](crate::codegen::abi::buffered_results) for results that Cranelift does not return.
    pub(crate) result_buffer: Option<clif::Value>,
    /// With such results, the address of the caller's arguments on the stack.
    pub(crate) caller_stack: Option<clif::Value>,
    /// The variable arguments, in the definition of a variadic function.
    pub(crate) variable: Option<VariableArguments>,
}

impl OwnSignature {
    /// A signature before the function is entered.
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

/// The places of the variable arguments of a function.
#[derive(Clone, Copy, Debug)]
pub(crate) struct VariableArguments {
    /// The arguments that its type names.
    pub(crate) named: NamedArguments,
    /// Address of the area with the registers.
    pub(crate) registers: clif::Value,
    /// Address of the first one on the stack.
    pub(crate) stack: clif::Value,
}
