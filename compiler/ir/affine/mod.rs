//! Affine maps and sets: integer functions and constraints over dimensions and symbols.

mod expr;

pub use expr::{AffineExpr, AffineOp, InputWriter};

use super::spelling::Sink;

/// `affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AffineMap {
    /// Number of dimensions.
    pub dims: u32,
    /// Number of symbols.
    pub symbols: u32,
    /// Results.
    pub results: Box<[AffineExpr]>,
}

/// `affine_set<(d0)[s0] : (d0 >= 0, d0 - s0 == 0)>`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AffineSet {
    /// Number of dimensions.
    pub dims: u32,
    /// Number of symbols.
    pub symbols: u32,
    /// Expressions with the constraint `== 0` (`true`) or `>= 0` (`false`).
    pub constraints: Box<[(AffineExpr, bool)]>,
}

impl AffineMap {
    /// Returns the constant map without inputs.
    pub fn constant(value: i64) -> AffineMap {
        AffineMap { dims: 0, symbols: 0, results: Box::new([AffineExpr::Constant(value)]) }
    }

    /// Returns the identity map of one symbol.
    pub fn symbol() -> AffineMap {
        AffineMap { dims: 0, symbols: 1, results: Box::new([AffineExpr::Symbol(0)]) }
    }

    /// Returns the identity map.
    pub fn identity(dims: u32) -> AffineMap {
        AffineMap { dims, symbols: 0, results: (0..dims).map(AffineExpr::Dim).collect() }
    }

    /// Returns the number of dimensions and symbols.
    pub fn inputs(&self) -> usize {
        self.dims as usize + self.symbols as usize
    }

    /// Returns true if the results are the dimensions in order, whatever the symbols.
    pub fn is_identity(&self) -> bool {
        let mut dims = (0..self.dims).map(AffineExpr::Dim);
        self.results.len() == self.dims as usize
            && self.results.iter().all(|result| dims.next().as_ref() == Some(result))
    }

    /// Returns true if the results are the dimensions, each once, in any order.
    pub fn is_permutation(&self) -> bool {
        self.results.len() == self.dims as usize
            && (0..self.dims).all(|dim| self.results.contains(&AffineExpr::Dim(dim)))
    }

    /// Appends the map in the syntax between the brackets of `affine_map<…>`.
    pub fn write(&self, out: &mut dyn Sink) {
        write_space(self.dims, self.symbols, out);
        out.push_str(" -> (");
        for (i, result) in self.results.iter().enumerate() {
            out.push_str(if i > 0 { ", " } else { "" });
            result.write(out);
        }
        out.push(')');
    }
}

impl AffineSet {
    /// Returns the number of dimensions and symbols.
    pub fn inputs(&self) -> usize {
        self.dims as usize + self.symbols as usize
    }

    /// Appends the set in the syntax between the brackets of `affine_set<…>`.
    pub fn write(&self, out: &mut dyn Sink) {
        write_space(self.dims, self.symbols, out);
        out.push_str(" : (");
        for (i, (expr, is_equation)) in self.constraints.iter().enumerate() {
            out.push_str(if i > 0 { ", " } else { "" });
            expr.write(out);
            out.push_str(if *is_equation { " == 0" } else { " >= 0" });
        }
        out.push(')');
    }
}

/// Appends `(d0, d1)[s0]`.
fn write_space(dims: u32, symbols: u32, out: &mut dyn Sink) {
    let list = |letter: char, count: u32| {
        let names: Vec<String> = (0..count).map(|i| format!("{letter}{i}")).collect();
        names.join(", ")
    };
    let _ = write!(out, "({})", list('d', dims));
    if symbols > 0 {
        let _ = write!(out, "[{}]", list('s', symbols));
    }
}
