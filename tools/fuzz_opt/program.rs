//! Programs: their parts.
//!
//! Operands, elements of memory and induction variables are selectors: numbers by which the printer selects from the
//! values in scope. So a program stays valid after any of its statements was removed.

/// A selector of a value in scope.
pub(crate) type Choice = u32;

/// The selector of a loop-carried value of the wanted type, if there is one.
pub(crate) const CARRIED: Choice = Choice::MAX;

/// Largest value of the size that programs get as an argument.
pub(crate) const MAX_SIZE: i64 = 70;

/// Elements of a memory of one dimension.
pub(crate) const LENGTH: i64 = 160;

/// Elements of a memory of two dimensions.
pub(crate) const SHAPE: [i64; 2] = [24, 72];

/// Memories that a program gets as arguments.
pub(crate) const ARGUMENTS: usize = 4;

/// Type of a value or an element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Type {
    I1,
    I8,
    I16,
    I32,
    I64,
    F32,
    F64,
}

/// Types that elements of memories may have.
pub(crate) const ELEMENTS: [Type; 6] = [Type::I8, Type::I16, Type::I32, Type::I64, Type::F32, Type::F64];

impl Type {
    /// Returns MLIR's spelling.
    pub(crate) fn text(self) -> &'static str {
        match self {
            Type::I1 => "i1",
            Type::I8 => "i8",
            Type::I16 => "i16",
            Type::I32 => "i32",
            Type::I64 => "i64",
            Type::F32 => "f32",
            Type::F64 => "f64",
        }
    }

    /// Returns the number of bits.
    pub(crate) fn bits(self) -> u32 {
        match self {
            Type::I1 => 1,
            Type::I8 => 8,
            Type::I16 => 16,
            Type::I32 | Type::F32 => 32,
            Type::I64 | Type::F64 => 64,
        }
    }

    /// Returns true if it is a float.
    pub(crate) fn is_float(self) -> bool {
        matches!(self, Type::F32 | Type::F64)
    }
}

/// The dialects of a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flavour {
    /// Loops of scf and affine over memrefs.
    Structured,
    /// Blocks and branches of cf over memrefs.
    Branches,
    /// The LLVM dialect alone.
    Llvm,
}

/// A memory that is an argument.
#[derive(Clone, Debug)]
pub(crate) struct Argument {
    pub(crate) element: Type,
    pub(crate) dimensions: usize,
    /// The offset in the area that all memories of its kind share, in elements: they overlap.
    pub(crate) offset: i64,
    /// The distance of elements, or of rows, in elements.
    pub(crate) stride: i64,
    /// The part of the layout that the type fixes.
    pub(crate) layout: Layout,
}

/// The part of the layout of a memory that its type fixes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Layout {
    /// The layout and the sizes.
    Static,
    /// Elements are contiguous.
    Contiguous,
    /// None.
    Strided,
}

/// An index into a dimension: a sum of induction variables and a constant, or a value within the size.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Index {
    pub(crate) terms: [(Choice, i64); 2],
    pub(crate) offset: Choice,
    /// The selector of the value; `None` for the sum.
    pub(crate) value: Option<Choice>,
}

/// An element of a memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Element {
    pub(crate) memory: Choice,
    pub(crate) indices: [Index; 2],
}

/// The exit test of a loop of blocks, and the direction in which it counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Test {
    /// Up, `slt`.
    Up,
    /// Up, `ult`.
    Unsigned,
    /// Up, `sle` the last number.
    Inclusive,
    /// Up, `ule` the last number; an endless loop if there is none, so that only loops with the test at their end have it.
    UnsignedInclusive,
    /// Up, with a test that never fails. A second one at the beginning of the body leaves.
    Endless,
    /// Down, `sge`.
    Down,
    /// Down, `ne`, if it goes in steps of one.
    Until,
    /// Down from just behind the first number, `sgt`; the number is one less than what is compared.
    Before,
}

/// The flags of the addition that advances a counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wraps {
    /// None.
    Maybe,
    /// `nsw`.
    NotSigned,
    /// `nsw`, and `nuw` where it counts up.
    Not,
}

/// The form of the counter of a loop of blocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Form {
    pub(crate) test: Test,
    /// True if it counts in 32 bits.
    pub(crate) narrow: bool,
    pub(crate) wraps: Wraps,
}

impl Form {
    /// Up, as conversion from scf counts.
    pub(crate) const PLAIN: Form = Form { test: Test::Up, narrow: false, wraps: Wraps::Maybe };
}

/// The end of a loop.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Bound {
    Constant(i64),
    /// The argument.
    Size,
    /// An induction variable around, if there is one.
    Induction(Choice),
}

/// A sum over elements of 8 or 16 bits of two memories.
#[derive(Clone, Debug)]
pub(crate) struct SmallSum {
    pub(crate) memories: [Choice; 2],
    /// The type of the sum.
    pub(crate) ty: Type,
    pub(crate) start: Choice,
    /// True if elements are sign-extended.
    pub(crate) is_signed: bool,
    /// The number of the term of two elements that is added.
    pub(crate) term: usize,
    /// True if the term is subtracted.
    pub(crate) subtracts: bool,
    /// True if there are 16 iterations.
    pub(crate) is_short: bool,
}

/// Statements of a region, and which values it hands on.
#[derive(Clone, Debug, Default)]
pub(crate) struct Region {
    pub(crate) statements: Vec<Statement>,
    pub(crate) yields: Vec<Choice>,
}

/// The same steps for elements side by side.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Steps {
    /// Two that are loaded from, and one that is stored to.
    pub(crate) elements: [Element; 3],
    /// The number of elements.
    pub(crate) lanes: i64,
    pub(crate) operations: [usize; 2],
    /// An operand that all share.
    pub(crate) operand: Choice,
    /// The order of loads.
    pub(crate) order: Choice,
    /// The elements whose operands are exchanged, a bit for each.
    pub(crate) exchanged: Choice,
    /// The elements with a difference instead of a sum, a bit for each; 0 for another operation.
    pub(crate) turns: Choice,
    /// True if the results are compared and selected.
    pub(crate) chooses: bool,
    /// True if all loads precede all stores.
    pub(crate) loads_first: bool,
    /// The number of the operation that combines all results.
    pub(crate) combination: usize,
    /// The selector of the result that later statements use.
    pub(crate) kept: Choice,
}

/// One step of a program.
#[derive(Clone, Debug)]
pub(crate) enum Statement {
    /// `operation` counts in the table of the type's operations.
    Binary {
        ty: Type,
        operation: usize,
        operands: [Choice; 2],
    },
    Compare {
        ty: Type,
        predicate: usize,
        operands: [Choice; 2],
    },
    Select {
        ty: Type,
        condition: Choice,
        operands: [Choice; 2],
    },
    Cast {
        from: Type,
        to: Type,
        signed: bool,
        value: Choice,
    },
    /// An induction variable as a value.
    Induction {
        ty: Type,
        which: Choice,
    },
    Load {
        element: Element,
    },
    Store {
        element: Element,
        value: Choice,
    },
    /// A variable of the function is read.
    Read {
        cell: Choice,
    },
    /// A variable of the function is written.
    Write {
        cell: Choice,
        value: Choice,
    },
    /// A part of a memory becomes another memory.
    View {
        memory: Choice,
        offset: Choice,
        stride: i64,
    },
    /// Loads several elements at once, changes and stores them; under a mask if there is one. Gives their sum.
    Vector {
        from: Element,
        to: Element,
        operation: usize,
        operand: Choice,
        mask: Option<Choice>,
    },
    /// The same steps for several elements, one after another.
    SideBySide(Steps),
    /// A sum or maximum of small integers as floats that may be reassociated and is exact in every order.
    Exact {
        memory: Choice,
        ty: Type,
        maximum: bool,
    },
    /// A sum over small integers that are extended.
    SmallSum(SmallSum),
    /// The bits of a number, counted or reversed.
    Bits {
        ty: Type,
        operation: usize,
        value: Choice,
    },
    Loop {
        lower: i64,
        upper: Bound,
        step: i64,
        affine: bool,
        form: Form,
        /// A condition at the end of the body under which a loop of blocks is left.
        leaves: Option<Choice>,
        carried: Vec<Type>,
        start: Vec<Choice>,
        body: Region,
    },
    /// A loop that ends early if a condition, computed at its head, does not hold.
    While {
        upper: Bound,
        carried: Vec<Type>,
        start: Vec<Choice>,
        head: Region,
        body: Region,
    },
    If {
        condition: Choice,
        /// True if the branch is a switch.
        switch: bool,
        results: Vec<Type>,
        then: Region,
        otherwise: Region,
    },
    Call {
        x: Choice,
        y: Choice,
    },
}

impl Statement {
    fn regions(&mut self) -> Vec<&mut Region> {
        match self {
            Statement::Loop { body, .. } => vec![body],
            Statement::While { head, body, .. } => vec![head, body],
            Statement::If { then, otherwise, .. } => vec![then, otherwise],
            _ => Vec::new(),
        }
    }
}

/// A function with what it is called with.
#[derive(Clone, Debug)]
pub(crate) struct Program {
    pub(crate) flavour: Flavour,
    pub(crate) arguments: Vec<Argument>,
    /// The size it is called with.
    pub(crate) size: i64,
    /// Buffers of its own.
    pub(crate) locals: Vec<Type>,
    /// Variables of its own.
    pub(crate) cells: Vec<Type>,
    /// True if they are in one structure, in the LLVM dialect.
    pub(crate) structure: bool,
    pub(crate) body: Region,
    /// The function that it calls.
    pub(crate) helper: Region,
}

impl Program {
    /// Returns the number of statements.
    pub(crate) fn len(&mut self) -> usize {
        count(&mut self.body) + count(&mut self.helper)
    }

    /// Returns the number of statements that are not in the called function. They are the first ones.
    pub(crate) fn body_len(&mut self) -> usize {
        count(&mut self.body)
    }

    /// Removes statement `number`, counted in preorder.
    pub(crate) fn remove(&mut self, number: usize) {
        self.replace(number, &mut |statements, at| {
            statements.remove(at);
        });
    }

    /// Replaces a statement by the statements in it.
    pub(crate) fn unwrap(&mut self, number: usize) {
        self.replace(number, &mut |statements, at| {
            let mut outer = statements.remove(at);
            let inner: Vec<Statement> = outer
                .regions()
                .into_iter()
                .flat_map(|region| std::mem::take(&mut region.statements))
                .collect();
            statements.splice(at..at, inner);
        });
    }

    /// Calls a function with the list that contains statement `number`, and its index there.
    pub(crate) fn replace(&mut self, number: usize, edit: &mut dyn FnMut(&mut Vec<Statement>, usize)) {
        let mut left = number;
        let _ = at(&mut self.body, &mut left, edit) || at(&mut self.helper, &mut left, edit);
    }
}

fn count(region: &mut Region) -> usize {
    let inner = |statement: &mut Statement| statement.regions().into_iter().map(count).sum::<usize>() + 1;
    region.statements.iter_mut().map(inner).sum()
}

fn at(region: &mut Region, left: &mut usize, edit: &mut dyn FnMut(&mut Vec<Statement>, usize)) -> bool {
    for element in 0..region.statements.len() {
        if *left == 0 {
            edit(&mut region.statements, element);
            return true;
        }
        *left -= 1;
        if region.statements[element].regions().into_iter().any(|inner| at(inner, left, edit)) {
            return true;
        }
    }
    false
}
