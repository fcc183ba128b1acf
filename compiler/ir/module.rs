//! A module: the shared context and one body per isolated region.

use super::body::Body;
use super::context::Context;
use super::entity::{BodyId, Op, Region};

/// A unit of compilation.
///
/// Body 0, [`Module::ROOT`], holds the top-level operations of the file: normally one `builtin.module`.
/// The regions of isolated operations (modules, functions, globals) are bodies of their own, so that a
/// function can be converted, optimised and compiled without touching any other.
#[derive(Debug)]
pub struct Module {
    /// Interned names, types, attributes and locations.
    pub cx: Context,
    bodies: Vec<Body>,
}

impl Module {
    /// The body of the file's top level.
    pub const ROOT: BodyId = BodyId::new(0);

    /// Creates an empty module.
    pub fn new(cx: Context) -> Module {
        Module { cx, bodies: vec![Body::default()] }
    }

    /// Creates a module from its parts; body 0 is the top level of the file.
    pub fn from_parts(cx: Context, bodies: Vec<Body>) -> Module {
        Module { cx, bodies }
    }

    /// Returns the context and the bodies in the order of their handles, for a stage that builds a new module from an
    /// old one.
    pub fn into_parts(self) -> (Context, Vec<Body>) {
        (self.cx, self.bodies)
    }

    /// Adds an empty body.
    pub fn new_body(&mut self) -> BodyId {
        self.add_body(Body::default())
    }

    /// Adds a body that was built separately.
    pub fn add_body(&mut self, body: Body) -> BodyId {
        self.bodies.push(body);
        BodyId::new(self.bodies.len() - 1)
    }

    /// Returns a body.
    #[inline]
    pub fn body(&self, id: BodyId) -> &Body {
        &self.bodies[id.index()]
    }

    /// Returns a mutable body.
    #[inline]
    pub fn body_mut(&mut self, id: BodyId) -> &mut Body {
        &mut self.bodies[id.index()]
    }

    /// Returns the context and a body, both mutable.
    #[inline]
    pub fn split(&mut self, id: BodyId) -> (&mut Context, &mut Body) {
        (&mut self.cx, &mut self.bodies[id.index()])
    }

    /// Returns the location of the blocks of a region: the same body, or the separate body of a region of an isolated
    /// operation.
    #[inline]
    pub fn contents(&self, body: BodyId, region: Region) -> (BodyId, Region) {
        match self.body(body).isolated_body(region) {
            Some(id) => (id, Region::ROOT),
            None => (body, region),
        }
    }

    /// Returns the number of operations.
    pub fn op_count(&self) -> usize {
        self.bodies.iter().map(Body::placed_op_count).sum()
    }

    /// Returns all bodies.
    pub fn bodies(&self) -> impl Iterator<Item = &Body> {
        self.bodies.iter()
    }

    /// Returns the body of the first region of an isolated operation; `None` if it has no region (a declaration of some
    /// dialects) or is not isolated.
    pub fn op_body(&self, body: BodyId, op: Op) -> Option<BodyId> {
        let &region = self.body(body).regions(op).first()?;
        self.body(body).isolated_body(region)
    }
}
