//! Parsing of affine maps and sets.

use crate::ir::{AffineExpr, AffineMap, AffineSet, AffineUse, AttrData, AttrId, Operand, ParseResult};

use super::lexer::TokenKind;
use super::parser::Parser;

/// The maximum number of operations in an affine expression, which bounds its depth.
const MAX_OPERATIONS: usize = 1000;

type Names<'s> = rustc_hash::FxHashMap<&'s [u8], AffineExpr>;

/// The names of dimensions and symbols, and the size of the expression being parsed.
#[derive(Default)]
struct Space<'s> {
    names: Names<'s>,
    dims: u32,
    symbols: u32,
    operations: usize,
    /// The values used as inputs so far, if the expressions are over values.
    values: Option<Values>,
}

/// Values used as inputs of the expressions.
#[derive(Default)]
struct Values {
    dims: Vec<Operand>,
    symbols: Vec<Operand>,
}

impl<'s> Parser<'s> {
    /// Parses `affine_map<(d0)[s0] -> (d0 + s0)>`.
    pub(super) fn affine_map_attr(&mut self) -> ParseResult<AttrId> {
        self.advance();
        self.require("<")?;
        let map = self.affine_map()?;
        self.require(">")?;
        Ok(self.module.cx.attr(AttrData::AffineMap(map)))
    }

    /// Parses `(d0)[s0] -> (d0 + s0)`.
    pub(super) fn affine_map(&mut self) -> ParseResult<AffineMap> {
        let mut space = self.affine_space()?;
        self.require("->")?;
        self.require("(")?;
        let results = self.list_until(")", |p| p.affine_expr(&mut space))?;
        Ok(AffineMap { dims: space.dims, symbols: space.symbols, results: results.into() })
    }

    /// Parses `affine_set<(d0)[s0] : (d0 >= 0, d0 == s0)>`.
    pub(super) fn affine_set_attr(&mut self) -> ParseResult<AttrId> {
        self.advance();
        self.require("<")?;
        let set = self.affine_set()?;
        self.require(">")?;
        Ok(self.module.cx.attr(AttrData::AffineSet(set)))
    }

    /// Parses `(d0)[s0] : (d0 >= 0, d0 == s0)`.
    pub(super) fn affine_set(&mut self) -> ParseResult<AffineSet> {
        let mut space = self.affine_space()?;
        self.require(":")?;
        self.require("(")?;
        let mut constraints = self.list_until(")", |p| p.affine_constraint(&mut space))?;
        if constraints.is_empty() {
            constraints.push((AffineExpr::Constant(0), true));
        }
        Ok(AffineSet { dims: space.dims, symbols: space.symbols, constraints: constraints.into() })
    }

    /// Parses `%i + symbol(%n), 3` up to and including `close`; one expression if `None`.
    pub(super) fn affine_use(&mut self, close: Option<&str>) -> ParseResult<AffineUse> {
        let mut space = Space { values: Some(Values::default()), ..Space::default() };
        let results = match close {
            Some(close) => self.list_until(close, |p| p.affine_expr(&mut space))?,
            None => vec![self.affine_expr(&mut space)?],
        };
        let Values { dims, symbols } = space.values.unwrap_or_default();
        let map =
            AffineMap { dims: dims.len() as u32, symbols: symbols.len() as u32, results: results.into() };
        Ok(AffineUse { map, dims, symbols })
    }

    /// Parses `%i`, or the value inside `symbol(…)`, as an input. Each value is one input, of the kind of its first
    /// use.
    fn affine_value(
        &mut self,
        values: &mut Values,
        names: &mut Names<'s>,
        symbol: bool,
    ) -> ParseResult<AffineExpr> {
        let start = self.token.start;
        let operand = self.operand()?;
        let name = &self.text[start..self.previous_end];
        if let Some(known) = names.get(name) {
            return Ok(known.clone());
        }
        let list = if symbol { &mut values.symbols } else { &mut values.dims };
        let number = list.len() as u32;
        list.push(operand);
        let expr = if symbol { AffineExpr::Symbol(number) } else { AffineExpr::Dim(number) };
        names.insert(name, expr.clone());
        Ok(expr)
    }

    /// Parses `(d0, d1)[s0]`.
    fn affine_space(&mut self) -> ParseResult<Space<'s>> {
        let mut space = Space::default();
        self.require("(")?;
        space.dims = self.affine_names(")", &mut space, AffineExpr::Dim)?;
        if self.take("[") {
            space.symbols = self.affine_names("]", &mut space, AffineExpr::Symbol)?;
        }
        Ok(space)
    }

    fn affine_names(
        &mut self,
        close: &str,
        space: &mut Space<'s>,
        make: fn(u32) -> AffineExpr,
    ) -> ParseResult<u32> {
        let mut count = 0;
        self.list_until(close, |p| {
            let offset = p.token.start;
            let name = p.require_kind(TokenKind::Bare, "identifier")?;
            if space.names.insert(name, make(count)).is_some() {
                let message = format!("redefinition of identifier '{}'", String::from_utf8_lossy(name));
                return Err(p.report(offset, message));
            }
            count += 1;
            Ok(())
        })?;
        Ok(count)
    }

    fn affine_constraint(&mut self, space: &mut Space<'s>) -> ParseResult<(AffineExpr, bool)> {
        let lhs = self.affine_expr(space)?;
        let comparison = [('=', '='), ('>', '='), ('<', '=')].into_iter().find(|pair| {
            let text = [pair.0 as u8, pair.1 as u8];
            self.text[self.token.start..].starts_with(&text)
        });
        let Some((kind, _)) = comparison else {
            return Err(self.unexpected("'== affine-expr', '>= affine-expr' or '<= affine-expr'"));
        };
        self.advance();
        self.advance();
        let rhs = self.affine_expr(space)?;
        Ok(match kind {
            '=' => (lhs.minus(rhs), true),
            '>' => (lhs.minus(rhs), false),
            _ => (rhs.minus(lhs), false),
        })
    }

    /// Parses a sum.
    fn affine_expr(&mut self, space: &mut Space<'s>) -> ParseResult<AffineExpr> {
        space.operations = 0;
        self.affine_sum(space)
    }

    fn affine_sum(&mut self, space: &mut Space<'s>) -> ParseResult<AffineExpr> {
        let mut sum = self.affine_product(space)?;
        loop {
            if self.take("+") {
                self.count_operation(space)?;
                sum = sum.plus(self.affine_product(space)?);
            } else if self.take("-") {
                self.count_operation(space)?;
                sum = sum.minus(self.affine_product(space)?);
            } else {
                return Ok(sum);
            }
        }
    }

    fn affine_product(&mut self, space: &mut Space<'s>) -> ParseResult<AffineExpr> {
        let mut product = self.affine_operand(space)?;
        loop {
            let offset = self.token.start;
            let operation = self.token_text();
            match operation {
                b"*" | b"mod" | b"floordiv" | b"ceildiv" => self.advance(),
                _ => return Ok(product),
            }
            self.count_operation(space)?;
            let rhs = self.affine_operand(space)?;
            if operation == b"*" && !product.is_symbolic() && !rhs.is_symbolic() {
                let message = "non-affine expression: at least one of the multiply operands has to be either a constant or symbolic";
                return Err(self.report(offset, message));
            }
            if operation != b"*" && !rhs.is_symbolic() {
                let text = String::from_utf8_lossy(operation);
                let message = format!(
                    "non-affine expression: right operand of {text} has to be either a constant or symbolic"
                );
                return Err(self.report(offset, message));
            }
            product = match operation {
                b"*" => product.times(rhs),
                b"mod" => product.modulo(rhs),
                b"floordiv" => product.floor_div(rhs),
                _ => product.ceil_div(rhs),
            };
        }
    }

    fn count_operation(&mut self, space: &mut Space<'s>) -> ParseResult {
        space.operations += 1;
        if space.operations > MAX_OPERATIONS {
            let message = format!("affine expression has more than {MAX_OPERATIONS} operations");
            return Err(self.report(self.token.start, message));
        }
        Ok(())
    }

    fn affine_operand(&mut self, space: &mut Space<'s>) -> ParseResult<AffineExpr> {
        let kind = self.token.kind;
        let Space { values, names, .. } = space;
        match (kind, values) {
            (TokenKind::Percent, Some(values)) => return self.affine_value(values, names, false),
            (TokenKind::Bare, Some(values)) if self.take("symbol") => {
                self.require("(")?;
                let symbol = self.affine_value(values, names, true)?;
                self.require(")")?;
                return Ok(symbol);
            }
            _ => {}
        }
        match kind {
            TokenKind::Bare => {
                let offset = self.token.start;
                let name = self.token_text();
                self.advance();
                match space.names.get(name) {
                    Some(expr) => Ok(expr.clone()),
                    None => {
                        let text = String::from_utf8_lossy(name);
                        Err(self.report(offset, format!("use of undeclared identifier '{text}'")))
                    }
                }
            }
            TokenKind::Integer => {
                let offset = self.token.start;
                match i64::try_from(self.integer()?) {
                    Ok(value) => Ok(AffineExpr::Constant(value)),
                    Err(_) => Err(self.report(offset, "constant too large for index")),
                }
            }
            _ if self.take("-") => {
                self.count_operation(space)?;
                self.nested(|p| p.affine_operand(space)).map(AffineExpr::negated)
            }
            _ if self.take("(") => {
                let expr = self.nested(|p| p.affine_sum(space))?;
                self.require(")")?;
                Ok(expr)
            }
            _ => Err(self.unexpected("affine expression")),
        }
    }
}
