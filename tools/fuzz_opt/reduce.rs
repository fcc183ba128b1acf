//! Makes failing programs smaller.

use crate::program::Program;

/// Takes out what is not needed for `fails` to hold, which it does for `program`.
pub(crate) fn reduce(
    program: &Program,
    fails: &dyn Fn(&Program) -> Result<bool, String>,
) -> Result<Program, String> {
    let mut smallest = program.clone();
    loop {
        let before = smallest.len();
        // From the end, so that what uses a value goes before what makes it.
        for number in (0..before).rev() {
            for edit in [Program::remove, Program::unwrap] {
                let mut smaller = smallest.clone();
                edit(&mut smaller, number);
                if smaller.len() < smallest.len() && fails(&smaller)? {
                    smallest = smaller;
                    break;
                }
            }
        }
        if smallest.len() == before {
            break;
        }
    }
    let edits: [fn(&mut Program); 2] = [|program| program.locals.clear(), |program| program.cells.clear()];
    for edit in edits {
        let mut smaller = smallest.clone();
        edit(&mut smaller);
        if fails(&smaller)? {
            smallest = smaller;
        }
    }
    Ok(smallest)
}
