//! Generated large modules.

use std::fmt::Write as _;

/// The source language of a module.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Language {
    /// func, scf, memref, arith and cf.
    Mlir,
    /// C, which clang and mlir-translate translate to a module of the LLVM dialect.
    C,
}

/// A kind of module.
pub(crate) struct Input {
    pub(crate) name: &'static str,
    /// The unit of `size`.
    pub(crate) unit: &'static str,
    pub(crate) language: Language,
    /// The number of units of the smaller module; the larger one has twice as many.
    pub(crate) size: usize,
    /// Returns the module with this many units.
    pub(crate) text: fn(usize) -> String,
}

/// All kinds of modules.
pub(crate) const INPUTS: [Input; 5] = [
    Input {
        name: "many functions",
        unit: "functions",
        language: Language::Mlir,
        size: 1000,
        text: many_functions,
    },
    Input {
        name: "one function",
        unit: "statements",
        language: Language::Mlir,
        size: 2500,
        text: one_function,
    },
    Input { name: "many blocks", unit: "loops", language: Language::Mlir, size: 250, text: many_blocks },
    Input { name: "model", unit: "layers", language: Language::Mlir, size: 20, text: model },
    Input { name: "C program", unit: "functions", language: Language::C, size: 200, text: c_program },
];

/// Returns functions with a loop nest over memrefs each. Every eighth calls its predecessor.
fn many_functions(count: usize) -> String {
    let mut text = String::new();
    for number in 0..count {
        let _ = writeln!(
            text,
            "func.func @f{number}(%a: memref<?x?xf32>, %b: memref<?xf32>, %s: f32) -> f32 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %limit = arith.constant {number}.5 : f32
  %m = memref.dim %a, %c0 : memref<?x?xf32>
  %n = memref.dim %a, %c1 : memref<?x?xf32>
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%sum = %s) -> f32 {{
    %row = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %sum) -> f32 {{
      %x = memref.load %a[%i, %j] : memref<?x?xf32>
      %y = memref.load %b[%j] : memref<?xf32>
      %p = arith.mulf %x, %y : f32
      %t = arith.addf %acc, %p : f32
      %q = arith.subf %y, %p : f32
      memref.store %q, %a[%i, %j] : memref<?x?xf32>
      scf.yield %t : f32
    }}
    %large = arith.cmpf ogt, %row, %limit : f32
    %z = scf.if %large -> f32 {{
      %h = arith.mulf %row, %limit : f32
      memref.store %h, %b[%i] : memref<?xf32>
      scf.yield %h : f32
    }} else {{
      scf.yield %row : f32
    }}
    scf.yield %z : f32
  }}"
        );
        let result = if number % 8 == 7 {
            let callee = number - 1;
            let _ = writeln!(
                text,
                "  %more = func.call @f{callee}(%a, %b, %r) : (memref<?x?xf32>, memref<?xf32>, f32) -> f32"
            );
            "%more"
        } else {
            "%r"
        };
        let _ = writeln!(text, "  return {result} : f32\n}}");
    }
    text
}

/// Returns one function without branches. Each statement loads, computes with earlier results, and stores.
fn one_function(count: usize) -> String {
    let mut text = String::from(
        "func.func @f(%a: memref<1024xi64>, %b: memref<1024xi64>) -> i64 {\n  %v0 = arith.constant 1 : i64\n",
    );
    for number in 1..=count {
        let (from, to, early) = (number * 7 % 1024, number * 13 % 1024, number - number % 50);
        let early = if early == number { number - 1 } else { early };
        let _ = writeln!(
            text,
            "  %i{number} = arith.constant {from} : index
  %j{number} = arith.constant {to} : index
  %x{number} = memref.load %a[%i{number}] : memref<1024xi64>
  %y{number} = arith.muli %x{number}, %v{} : i64
  %z{number} = arith.xori %y{number}, %v{early} : i64
  %v{number} = arith.addi %z{number}, %x{number} : i64
  memref.store %v{number}, %b[%j{number}] : memref<1024xi64>",
            number - 1
        );
    }
    let _ = writeln!(text, "  return %v{count} : i64\n}}");
    text
}

/// Returns one function with a sequence of loops, each with a branch inside.
fn many_blocks(count: usize) -> String {
    let mut text = String::from(
        "func.func @f(%a: memref<?xi32>, %n: i32) -> i32 {\n  %zero = arith.constant 0 : i32\n  \
         %one = arith.constant 1 : i32\n  %three = arith.constant 3 : i32\n  cf.br ^head0(%zero, %n : i32, i32)\n",
    );
    for number in 0..count {
        let _ = writeln!(
            text,
            "^head{number}(%i{number}: i32, %x{number}: i32):
  %at{number} = arith.index_cast %i{number} : i32 to index
  %v{number} = memref.load %a[%at{number}] : memref<?xi32>
  %c{number} = arith.cmpi slt, %v{number}, %x{number} : i32
  cf.cond_br %c{number}, ^less{number}, ^more{number}
^less{number}:
  %l{number} = arith.subi %x{number}, %v{number} : i32
  memref.store %l{number}, %a[%at{number}] : memref<?xi32>
  cf.br ^join{number}(%l{number} : i32)
^more{number}:
  %m{number} = arith.muli %x{number}, %three : i32
  cf.br ^join{number}(%m{number} : i32)
^join{number}(%y{number}: i32):
  %k{number} = arith.addi %i{number}, %one : i32
  %again{number} = arith.cmpi slt, %k{number}, %n : i32
  cf.cond_br %again{number}, ^head{number}(%k{number}, %y{number} : i32, i32), ^head{}(%zero, %y{number} : i32, i32)",
            number + 1
        );
    }
    let _ = writeln!(text, "^head{count}(%last: i32, %result: i32):\n  return %result : i32\n}}");
    text
}

/// Returns one function with all layers of a network on buffers: a convolution, a bias, an activation and a pooling in
/// turn, each into a new buffer, and a matrix product at the end.
fn model(layers: usize) -> String {
    let mut text = String::from(
        "func.func @model(%x0: memref<1x8x34x34xf32>, %w: memref<8x8x3x3xf32>, %bias: memref<8xf32>,
    %dense: memref<8x10xf32>, %y: memref<34x10xf32>) {
  %zero = arith.constant 0.0 : f32\n",
    );
    for layer in 0..layers {
        let _ = writeln!(
            text,
            "  %p{layer} = memref.alloc() {{alignment = 64 : i64}} : memref<1x8x36x36xf32>
  linalg.fill ins(%zero : f32) outs(%p{layer} : memref<1x8x36x36xf32>)
  %in{layer} = memref.subview %p{layer}[0, 0, 1, 1] [1, 8, 34, 34] [1, 1, 1, 1]
    : memref<1x8x36x36xf32> to memref<1x8x34x34xf32, strided<[10368, 1296, 36, 1], offset: 37>>
  memref.copy %x{layer}, %in{layer}
    : memref<1x8x34x34xf32> to memref<1x8x34x34xf32, strided<[10368, 1296, 36, 1], offset: 37>>
  %x{next} = memref.alloc() {{alignment = 64 : i64}} : memref<1x8x34x34xf32>
  linalg.generic {{indexing_maps = [affine_map<(n, c, h, w) -> (c)>, affine_map<(n, c, h, w) -> (n, c, h, w)>],
    iterator_types = [\"parallel\", \"parallel\", \"parallel\", \"parallel\"]}}
    ins(%bias : memref<8xf32>) outs(%x{next} : memref<1x8x34x34xf32>) {{
  ^bb0(%b: f32, %o: f32):
    linalg.yield %b : f32
  }}
  linalg.conv_2d_nchw_fchw {{dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}}
    ins(%p{layer}, %w : memref<1x8x36x36xf32>, memref<8x8x3x3xf32>) outs(%x{next} : memref<1x8x34x34xf32>)
  linalg.generic {{indexing_maps = [affine_map<(n, c, h, w) -> (n, c, h, w)>, affine_map<(n, c, h, w) -> (n, c, h, w)>],
    iterator_types = [\"parallel\", \"parallel\", \"parallel\", \"parallel\"]}}
    ins(%x{layer} : memref<1x8x34x34xf32>) outs(%x{next} : memref<1x8x34x34xf32>) {{
  ^bb0(%i: f32, %o: f32):
    %s = arith.addf %i, %o : f32
    %r = arith.maximumf %s, %zero : f32
    linalg.yield %r : f32
  }}
  memref.dealloc %p{layer} : memref<1x8x36x36xf32>",
            next = layer + 1,
        );
    }
    let _ = writeln!(
        text,
        "  %rows = memref.alloc() {{alignment = 64 : i64}} : memref<34x8xf32>
  linalg.fill ins(%zero : f32) outs(%rows : memref<34x8xf32>)
  linalg.generic {{indexing_maps = [affine_map<(h, c, w) -> (0, c, h, w)>, affine_map<(h, c, w) -> (h, c)>],
    iterator_types = [\"parallel\", \"parallel\", \"reduction\"]}}
    ins(%x{layers} : memref<1x8x34x34xf32>) outs(%rows : memref<34x8xf32>) {{
  ^bb0(%i: f32, %o: f32):
    %s = arith.addf %i, %o : f32
    linalg.yield %s : f32
  }}
  linalg.matmul ins(%rows, %dense : memref<34x8xf32>, memref<8x10xf32>) outs(%y : memref<34x10xf32>)
  return
}}"
    );
    text
}

/// Returns functions of a C program: structures, arrays, loops, switches, floats, calls.
fn c_program(count: usize) -> String {
    let mut text = String::from(
        "struct item { int key; double weight; unsigned char name[16]; struct item *next; };\n\
         struct table { struct item *buckets[64]; long size, used; double total; };\n",
    );
    for number in 0..count {
        let _ = writeln!(
            text,
            "static unsigned hash{number}(const unsigned char *s, int n) {{
  unsigned h = {}u;
  for (int i = 0; i < n && s[i]; i++) h = (h ^ s[i]) * 16777619u;
  return h;
}}
int step{number}(int state, int input) {{
  switch (input & 7) {{
  case 0: return state + 1;
  case 1: return state - {number};
  case 2: return state * 3;
  case 3: return state ^ input;
  case 5: return input ? state / (input | 1) : state;
  case 6: return state << 1;
  default: return {};
  }}
}}
double update{number}(struct table *t, struct item *items, int n) {{
  double sum = 0;
  int counts[16] = {{0}};
  for (int i = 0; i < n; i++) {{
    struct item *item = &items[i];
    unsigned h = hash{number}(item->name, 16) & 63;
    item->next = t->buckets[h];
    t->buckets[h] = item;
    counts[h & 15]++;
    if (item->weight > {number}.0 && item->key != t->used)
      sum += item->weight * (double)step{number}(item->key, i);
    else if (item->next)
      t->total -= item->next->weight;
    t->used++;
  }}
  for (int i = 0; i < 16; i++)
    for (int j = 0; j < i; j++)
      if (counts[i] < counts[j]) {{
        int c = counts[i];
        counts[i] = counts[j];
        counts[j] = c;
      }}
  while (t->used > t->size) t->size = t->size * 2 + counts[0];
  return t->total += sum;
}}",
            number + 17,
            if number == 0 { "state".to_string() } else { format!("step{}(input, state)", number - 1) }
        );
    }
    text
}
