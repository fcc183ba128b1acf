//! The part of the gpu dialect that vectors need: `gpu.warp_execute_on_lane_0`, formerly in the vector dialect.

use crate::ir::{OpParser, OpState, ParseResult, Traits};
use crate::ops;

use super::vector::warp::{parse_warp_ending_with, print_warp, verify_warp};

ops! { "gpu" = super::table::gpu;
    /// Runs its region on one lane of a warp.
    WARP_EXECUTE_ON_LANE_0 = "warp_execute_on_lane_0".sig("laneid: index, args: variadic any -> results: variadic any").attrs("warp_size: i64")
        .custom(parse_warp, print_warp).verify(verify_warp).with(Traits::SINGLE_BLOCK);
    /// Ends a region with its results.
    YIELD = "yield".sig("values: variadic any ->").asm("attr-dict {? $values : type($values) }").with(Traits::PURE.and(Traits::TERMINATOR));
}

fn parse_warp(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    parse_warp_ending_with(p, state, YIELD)
}
