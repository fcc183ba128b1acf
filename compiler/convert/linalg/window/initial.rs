//! The initial values of the accumulators, if the operation before the reduction computes them.

use crate::convert::context::{Converter, Problem};
use crate::ir::{Op, TypeId, Value};

use super::super::Operand;
use super::payload::{Payload, in_lanes};
use super::tile::Form;
use super::{Track, Window, track};

/// An operand of the operation.
enum Source {
    Unread,
    Scalar(Value),
    /// Elements in memory. The tracks of a position are in this order.
    Elements,
}

/// The operation that computes initial values.
pub(super) struct Initial {
    payload: Payload,
    sources: Vec<Source>,
}

impl Initial {
    /// Returns the operation, and the positions of its inputs in the first iteration; `None` if it has another form.
    pub(super) fn of(
        cv: &mut Converter,
        (op, operands): (Op, &[Operand]),
        element: TypeId,
    ) -> Option<(Initial, Vec<Track>)> {
        let source = cv.source();
        let payload = Payload::of(cv, op, element)?;
        let (mut sources, mut tracks) = (Vec::new(), Vec::new());
        for (number, (operand, &value)) in operands.iter().zip(source.operands(op)).enumerate() {
            sources.push(match operand {
                _ if !payload.reads(source, number) => Source::Unread,
                Operand::Scalar(_) if source.value_type(value) == element => {
                    Source::Scalar(cv.one(value).ok()?)
                }
                Operand::Scalar(_) => return None,
                Operand::Buffer(_) => {
                    tracks.push(track(operand, element)?);
                    Source::Elements
                }
            });
        }
        Some((Initial { payload, sources }, tracks))
    }
}

impl Window<'_> {
    /// Computes the initial values of a vector of a tile.
    pub(super) fn initial_values(
        &self,
        cv: &mut Converter,
        (initial, tracks): (&Initial, &[Track]),
        place: (i64, i64),
        form: Form,
    ) -> Result<Value, Problem> {
        let mut tracks = tracks.iter();
        let mut args = Vec::with_capacity(initial.sources.len());
        for source in &initial.sources {
            args.push(match source {
                Source::Unread => None,
                Source::Scalar(value) => Some(in_lanes(cv, *value, form.ty)),
                Source::Elements => tracks.next().map(|track| {
                    let distance = self.distance(cv, track, &[], place);
                    self.load(cv, track, distance, form)
                }),
            });
        }
        initial.payload.emit(cv, form.ty, &args)
    }
}
