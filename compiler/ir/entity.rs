//! The handles of IR entities: 32-bit indices into tables.
//!
//! A handle is meaningful only together with the table that created it: [`Op`], [`Value`], [`Block`] and [`Region`]
//! belong to one [`Body`](super::Body), [`BodyId`] to a [`Module`](super::Module), and the others to a
//! [`Context`](super::Context).

/// Declares one handle type over `u32`.
macro_rules! entity {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub struct $name(u32);

        impl $name {
            /// The handle of row `index`. Tables are limited to 2^32 - 1 rows.
            #[inline]
            pub const fn new(index: usize) -> Self {
                assert!(index < u32::MAX as usize, "entity table is full");
                Self(index as u32)
            }

            /// The row this handle names.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

entity! {
    /// An operation of a body.
    Op;
    /// An SSA value of a body: a result of an operation or an argument of a block.
    Value;
    /// A basic block of a body.
    Block;
    /// A region of a body.
    Region;
    /// One body of a module: the arena of one isolated region.
    BodyId;
    /// An interned type.
    TypeId;
    /// An interned attribute.
    AttrId;
    /// An interned attribute dictionary.
    DictId;
    /// An interned byte string: a name or the contents of a string attribute.
    NameId;
}

impl Region {
    /// The root region of every body: the contents of an isolated region.
    pub const ROOT: Region = Region(0);
}

impl DictId {
    /// The dictionary without entries.
    pub const EMPTY: DictId = DictId(0);
}
