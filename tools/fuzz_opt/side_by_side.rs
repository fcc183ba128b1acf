//! Programs as MLIR: the same steps for elements side by side, one after another without a loop.

use crate::print::{Memory, Printer};
use crate::program::{Element, Steps, Type};

/// The values of a step before the one that combines.
struct Loaded {
    first: String,
    second: String,
}

impl Printer {
    /// Loads, computes and stores for some elements; gives one of the results.
    pub(crate) fn side_by_side(&mut self, steps: &Steps) {
        let lanes = steps.lanes;
        let wide = |memory: &Memory| memory.sizes[0] > 2 * lanes;
        let Some(target) = self.flat(steps.elements[2].memory, wide) else { return };
        let element = target.element;
        let fits = |memory: &Memory| wide(memory) && memory.element == element;
        let sources =
            [0, 1].map(|number| self.flat(steps.elements[number].memory, fits).expect("the target fits"));
        let memories = [sources[0].clone(), sources[1].clone(), target];
        let starts = [0, 1, 2].map(|number| self.start(steps.elements[number], &memories[number], lanes));
        let other = self.operand(element, steps.operand);
        let mut loaded = Vec::new();
        if steps.loads_first {
            loaded = (0..lanes).map(|lane| self.loaded(steps, &memories, &starts, lane)).collect();
        }
        let mut results = Vec::new();
        for lane in 0..lanes {
            if !steps.loads_first {
                let these = self.loaded(steps, &memories, &starts, lane);
                loaded.push(these);
            }
            let result = self.computed(steps, &loaded[lane as usize], lane, element, &other);
            self.put(&memories[2], &starts[2], lane, &result);
            results.push(result);
        }
        let sum = (!element.is_float()).then(|| self.combined(steps, &results, element));
        let kept = results.swap_remove(steps.kept as usize % results.len());
        self.define(sum.filter(|_| steps.kept.is_multiple_of(2)).unwrap_or(kept), element);
    }

    /// All results in one.
    fn combined(&mut self, steps: &Steps, results: &[String], element: Type) -> String {
        let names = self.lane_operation(steps.combination, element);
        let (first, others) = results.split_first().expect("there are lanes");
        others.iter().fold(first.clone(), |all, result| self.two(names, &all, result, element.text()))
    }

    fn loaded(&mut self, steps: &Steps, memories: &[Memory; 3], starts: &[String; 3], lane: i64) -> Loaded {
        // As they are, from the last to the first, or all the same.
        let from = match steps.order % 4 {
            0 | 1 => lane,
            2 => steps.lanes - 1 - lane,
            _ => 0,
        };
        let first = self.get(&memories[0], &starts[0], from);
        Loaded { first, second: self.get(&memories[1], &starts[1], lane) }
    }

    fn computed(&mut self, steps: &Steps, loaded: &Loaded, lane: i64, element: Type, other: &str) -> String {
        let is_set = |bits: u32| (bits >> (lane % 8)) & 1 != 0;
        let (mut a, mut b) = (&loaded.first, &loaded.second);
        if is_set(steps.exchanged) {
            std::mem::swap(&mut a, &mut b);
        }
        // The first two operations of all types are sums and differences.
        let operation = if steps.turns == 0 { steps.operations[0] } else { usize::from(is_set(steps.turns)) };
        let names = self.lane_operation(operation, element);
        let result = self.two(names, a, b, element.text());
        let names = self.lane_operation(steps.operations[1], element);
        let result = match steps.operations[1] % 3 {
            0 => self.two(names, &result, other, element.text()),
            1 => self.two(names, &result, &loaded.second.clone(), element.text()),
            _ => result,
        };
        if steps.chooses {
            let bit = self.compare(steps.operations[0], element, &loaded.first, &result);
            return self.select(&bit, &loaded.second, &result, element.text());
        }
        result
    }

    /// The index of the first element.
    fn start(&mut self, element: Element, memory: &Memory, lanes: i64) -> String {
        let resolved = self.resolve(element.indices[0], memory.sizes[0] - lanes + 1);
        self.materialise(&resolved)
    }

    fn get(&mut self, memory: &Memory, start: &str, lane: i64) -> String {
        let index = self.after(start, lane);
        self.element(memory, &index)
    }

    fn put(&mut self, memory: &Memory, start: &str, lane: i64, value: &str) {
        let index = self.after(start, lane);
        if self.llvm() {
            let address = self.address(memory, &[index]);
            return self
                .line(&format!("llvm.store {value}, {address} : {}, !llvm.ptr", memory.element.text()));
        }
        self.line(&format!("memref.store {value}, {}[{index}] : {}", memory.name, memory.ty));
    }

    fn after(&mut self, start: &str, lane: i64) -> String {
        if lane == 0 {
            return start.to_string();
        }
        let lane = self.index_constant(lane);
        self.add(start, &lane)
    }
}
