//! `scf.parallel` and `scf.forall` as sequential loops. Any order of the iterations is allowed.

use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::scf::{Forall, Parallel, Reduce, ReduceReturn};
use crate::ir::{DYNAMIC, NameId, Op, Region, Value, name};

use super::result_types;
use crate::convert::context::{Converted, Converter, Problem};
use crate::convert::descriptor::Parts;
use crate::convert::loops::CountedLoop;

/// A nest of loops whose innermost body is being appended.
pub(in crate::convert) struct Nest {
    loops: Vec<(CountedLoop, Value)>,
}

impl Nest {
    /// Returns the induction variables, outermost first.
    pub(in crate::convert) fn induction(&self) -> Vec<Converted> {
        self.loops.iter().map(|(counted, _)| Converted::One(counted.current)).collect()
    }

    /// Returns the loop-carried values at the start of an iteration of the innermost loop.
    pub(in crate::convert) fn carried(&self) -> Vec<Value> {
        self.loops.last().map(|(counted, _)| counted.carried.clone()).unwrap_or_default()
    }
}

impl Converter<'_> {
    /// Starts a loop nest; `bounds` are lower bound, upper bound and step of each loop, outermost first.
    pub(in crate::convert) fn begin_nest(&mut self, bounds: &[[Value; 3]], mut carried: Vec<Value>) -> Nest {
        let mut loops = Vec::with_capacity(bounds.len());
        for &[lower, upper, step] in bounds {
            let counted = self.begin_loop([lower, upper], IntPredicate::Slt, carried);
            carried = counted.carried.clone();
            loops.push((counted, step));
        }
        Nest { loops }
    }

    /// Ends the loops. `carried` are the next loop-carried values from the innermost body. Returns the results.
    pub(in crate::convert) fn end_nest(&mut self, nest: Nest, mut carried: Vec<Value>) -> Vec<Value> {
        for (counted, step) in nest.loops.into_iter().rev() {
            self.end_loop(&counted, step, carried);
            carried = counted.carried;
        }
        carried
    }
}

pub(super) fn convert_parallel(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let source = cv.source();
    let parallel = Parallel(op);
    let lower = cv.singles(parallel.lower_bound(&cv.cx, source))?;
    let upper = cv.singles(parallel.upper_bound(&cv.cx, source))?;
    let step = cv.singles(parallel.step(&cv.cx, source))?;
    let bounds: Vec<[Value; 3]> = (0..step.len()).map(|i| [lower[i], upper[i], step[i]]).collect();
    let inits = cv.all_part_values(parallel.init_vals(&cv.cx, source), Parts::Dynamic)?;
    let nest = cv.begin_nest(&bounds, inits);
    let region = source.regions(op)[0];
    cv.set_region_args(region, &nest.induction());
    let end = cv.convert_region(region)?;
    let reduced = convert_reductions(cv, end, nest.carried())?;
    let results = cv.end_nest(nest, reduced);
    let types = result_types(cv, op);
    let mut results = results.into_iter();
    let results: Result<Vec<Converted>, Problem> =
        types.iter().map(|&ty| cv.join_parts(ty, Parts::Dynamic, &mut results)).collect();
    cv.set_results(op, results?);
    Ok(())
}

/// Combines the loop-carried values with the reduction operands of an iteration, by the regions of `scf.reduce`.
fn convert_reductions(cv: &mut Converter, end: Op, carried: Vec<Value>) -> Result<Vec<Value>, Problem> {
    let source = cv.source();
    let reduce = Reduce::cast(source, end).ok_or("does not end with 'scf.reduce'")?;
    let mut carried = carried.into_iter();
    let mut combined = Vec::new();
    for (&operand, &region) in reduce.operands(source).iter().zip(source.regions(end)) {
        let so_far = cv.join_parts(source.value_type(operand), Parts::Dynamic, &mut carried)?;
        let value = cv.converted(operand)?;
        cv.set_region_args(region, &[so_far, value]);
        let end = cv.convert_region(region)?;
        combined.append(&mut cv.all_part_values(&[ReduceReturn(end).result(source)], Parts::Dynamic)?);
    }
    Ok(combined)
}

pub(super) fn convert_forall(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let source = cv.source();
    let forall = Forall(op);
    let lower = bound(cv, op, name::STATIC_LOWER_BOUND, forall.dynamic_lower_bound(&cv.cx, source))?;
    let upper = bound(cv, op, name::STATIC_UPPER_BOUND, forall.dynamic_upper_bound(&cv.cx, source))?;
    let step = bound(cv, op, name::STATIC_STEP, forall.dynamic_step(&cv.cx, source))?;
    let bounds: Vec<[Value; 3]> = (0..upper.len()).map(|i| [lower[i], upper[i], step[i]]).collect();
    let nest = cv.begin_nest(&bounds, Vec::new());
    let region: Region = source.regions(op)[0];
    cv.set_region_args(region, &nest.induction());
    cv.convert_region(region)?;
    cv.end_nest(nest, Vec::new());
    Ok(())
}

/// Returns the bounds or steps of an `scf.forall`: constants, or `dynamic` operands.
fn bound(cv: &mut Converter, op: Op, constants: NameId, dynamic: &[Value]) -> Result<Vec<Value>, Problem> {
    let constants = cv.attr(op, constants).and_then(|attr| cv.cx.dense_array_value(attr)).unwrap_or_default();
    let constants = constants.to_vec();
    let mut values = cv.singles(dynamic)?.into_iter();
    let mut bounds = Vec::with_capacity(constants.len());
    for constant in constants {
        bounds.push(match constant {
            DYNAMIC => values.next().ok_or("has too few operands")?,
            constant => cv.constant(cv.types.index, constant.into()),
        });
    }
    Ok(bounds)
}
