//! Comparisons that dominating conditions imply.

use crate::dialect::llvm::compare::IntPredicate;
use crate::ir::{Block, Op, Value, name};

use super::{Fact, Interval, Range, Ranges};

impl Ranges<'_, '_> {
    /// The result of an integer comparison of values at the end of a block, or on an edge from it.
    pub(crate) fn implied(
        &self,
        compare: Op,
        of: [Value; 2],
        from: Block,
        to: Option<Block>,
    ) -> Option<bool> {
        let f = self.f;
        let predicate = f.attr(compare, name::PREDICATE).and_then(|attr| IntPredicate::of(f.cx, attr))?;
        self.implies(predicate, of, (from, to))
    }

    /// The result of a comparison with a predicate, as [`Ranges::implied`].
    pub(crate) fn implies(
        &self,
        predicate: IntPredicate,
        of: [Value; 2],
        (from, to): (Block, Option<Block>),
    ) -> Option<bool> {
        let mut facts = self.facts(from).to_vec();
        to.into_iter().for_each(|to| self.add_facts(from, to, &mut facts));
        let [left, right] = of;
        let is_implied = |fact: &Fact| match (fact.left, fact.right) {
            both if both == (left, right) => implies(fact.predicate, predicate),
            both if both == (right, left) => implies(fact.predicate.swapped(), predicate),
            _ => None,
        };
        facts.iter().find_map(is_implied).or_else(|| {
            let width = self.width(left)?;
            let [left, right] = of.map(|value| self.with_facts(value, (from, width), &facts));
            left.compared(predicate, right)
        })
    }

    /// The range of a value at the end of a block that comparisons with constants refine.
    fn with_facts(&self, value: Value, (block, width): (Block, u32), facts: &[Fact]) -> Range {
        let mut range = self.at_depth(value, block, width, 0);
        for fact in facts {
            let (predicate, other) = match (fact.left == value, fact.right == value) {
                (true, false) => (fact.predicate, fact.right),
                (false, true) => (fact.predicate.swapped(), fact.left),
                _ => continue,
            };
            if let Some(number) = self.f.constant_of(other) {
                range = range.constrained(predicate, Range::constant(number, width), width);
            }
        }
        range
    }
}

impl Range {
    /// The result of a comparison of all values of two ranges.
    fn compared(&self, predicate: IntPredicate, other: Range) -> Option<bool> {
        use IntPredicate as P;
        let ((s, t), (u, v)) = ((self.signed, other.signed), (self.unsigned, other.unsigned));
        match predicate {
            P::Eq if is_below(s, t) || is_below(t, s) || is_below(u, v) || is_below(v, u) => Some(false),
            P::Eq => (s.0 == s.1 && s == t).then_some(true),
            P::Ne => self.compared(P::Eq, other).map(|is_equal| !is_equal),
            P::Slt => is_less(s, t),
            P::Sge => is_less(s, t).map(|is_less| !is_less),
            P::Sgt => is_less(t, s),
            P::Sle => is_less(t, s).map(|is_less| !is_less),
            P::Ult => is_less(u, v),
            P::Uge => is_less(u, v).map(|is_less| !is_less),
            P::Ugt => is_less(v, u),
            P::Ule => is_less(v, u).map(|is_less| !is_less),
        }
    }
}

/// Returns true if all numbers of an interval are less than those of another one.
fn is_below(a: Interval, b: Interval) -> bool {
    a.1 < b.0
}

fn is_less(a: Interval, b: Interval) -> Option<bool> {
    if is_below(a, b) {
        return Some(true);
    }
    (b.1 <= a.0).then_some(false)
}

/// The result of a comparison, given that another comparison of the same operands holds.
fn implies(known: IntPredicate, asked: IntPredicate) -> Option<bool> {
    use IntPredicate as P;
    let is_strict = |predicate: P| matches!(predicate, P::Slt | P::Sgt | P::Ult | P::Ugt);
    match (known, asked) {
        _ if known == asked => Some(true),
        _ if known == asked.inverse() => Some(false),
        (P::Eq, _) => Some(!is_strict(asked) && asked != P::Ne),
        (_, P::Eq) if is_strict(known) => Some(false),
        (_, P::Ne) if is_strict(known) => Some(true),
        // Of `<` follows `<=`, and that `>` does not hold.
        (P::Slt, P::Sle) | (P::Sgt, P::Sge) | (P::Ult, P::Ule) | (P::Ugt, P::Uge) => Some(true),
        (P::Slt, P::Sgt) | (P::Sgt, P::Slt) | (P::Ult, P::Ugt) | (P::Ugt, P::Ult) => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn implications_hold_for_all_small_integers() {
        use IntPredicate as P;
        let all = [P::Eq, P::Ne, P::Slt, P::Sle, P::Sgt, P::Sge, P::Ult, P::Ule, P::Ugt, P::Uge];
        let holds = |predicate: P, a: u128, b: u128| crate::dialect::llvm::fold::compares(predicate, 3, a, b);
        for (known, asked) in all.into_iter().flat_map(|known| all.map(|asked| (known, asked))) {
            let Some(implied) = implies(known, asked) else { continue };
            for (a, b) in (0..8).flat_map(|a| (0..8).map(move |b| (a, b))) {
                assert!(!holds(known, a, b) || holds(asked, a, b) == implied, "{known:?} {asked:?} {a} {b}");
            }
        }
    }
}
