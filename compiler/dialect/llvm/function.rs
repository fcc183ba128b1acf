//! `llvm.func`.

use crate::ir::{AttrId, Context, DictId, EnumInfo, NameId, OpParser, Traits, TypeData, TypeId, name};
use crate::ops;

use super::{dialect_enum, i64_enum};

const FUNC_ATTRS: &str = "sym_name: string, sym_visibility?: string, function_type: type, linkage: llvm.linkage = external, \
    dso_local: unit, CConv: llvm.cconv = ccc, comdat?: symbol, convergent: unit, personality?: symbol, garbageCollector?: string, \
    passthrough?: array, arg_attrs?: array, res_attrs?: array, function_entry_count?: any, memory_effects?: any, \
    visibility_: llvm.visibility = default, section?: string, unnamed_addr: llvm.unnamed_addr = none, alignment?: i64, \
    vscale_range?: any, frame_pointer?: any, target_cpu?: string, tune_cpu?: string, target_features?: any, \
    reciprocal_estimates?: string, prefer_vector_width?: string, no_infs_fp_math?: i1, no_nans_fp_math?: i1, no_signed_zeros_fp_math?: i1, \
    denormal_fp_math?: string, denormal_fp_math_f32?: string, fp_contract?: string, instrument_function_entry?: string, instrument_function_exit?: string, \
    vec_type_hint?: any, work_group_size_hint?: i32-array, reqd_work_group_size?: i32-array, intel_reqd_sub_group_size?: i32, uwtable_kind?: any, \
    arm_streaming: unit, arm_locally_streaming: unit, arm_streaming_compatible: unit, arm_new_za: unit, arm_in_za: unit, arm_out_za: unit, \
    arm_inout_za: unit, arm_preserves_za: unit, \
    no_inline: unit, always_inline: unit, inline_hint: unit, no_unwind: unit, will_return: unit, optimize_none: unit";

ops! { "llvm" = super::table::function;
    /// A function definition, or a declaration if it has no body.
    FUNC = "func".attrs(FUNC_ATTRS).custom(syntax::parse, syntax::print).verify(syntax::verify)
        .with(Traits::ISOLATED.and(Traits::SYMBOL));
}

/// Linkage kinds.
pub const LINKAGE: EnumInfo = dialect_enum(
    "llvm.linkage",
    &[
        ("private", 0),
        ("internal", 1),
        ("available_externally", 2),
        ("linkonce", 3),
        ("weak", 4),
        ("common", 5),
        ("appending", 6),
        ("extern_weak", 7),
        ("linkonce_odr", 8),
        ("weak_odr", 9),
        ("external", 10),
    ],
);

/// Calling conventions.
pub const CCONV: EnumInfo = dialect_enum(
    "llvm.cconv",
    &[
        ("ccc", 0),
        ("fastcc", 8),
        ("coldcc", 9),
        ("cc_10", 10),
        ("cc_11", 11),
        ("anyregcc", 13),
        ("preserve_mostcc", 14),
        ("preserve_allcc", 15),
        ("swiftcc", 16),
        ("cxx_fast_tlscc", 17),
        ("tailcc", 18),
        ("cfguard_checkcc", 19),
        ("swifttailcc", 20),
        ("x86_stdcallcc", 64),
        ("x86_fastcallcc", 65),
        ("arm_apcscc", 66),
        ("arm_aapcscc", 67),
        ("arm_aapcs_vfpcc", 68),
        ("msp430_intrcc", 69),
        ("x86_thiscallcc", 70),
        ("ptx_kernelcc", 71),
        ("ptx_devicecc", 72),
        ("spir_funccc", 75),
        ("spir_kernelcc", 76),
        ("intel_ocl_bicc", 77),
        ("x86_64_sysvcc", 78),
        ("win64cc", 79),
        ("x86_vectorcallcc", 80),
        ("hhvmcc", 81),
        ("hhvm_ccc", 82),
        ("x86_intrcc", 83),
        ("avr_intrcc", 84),
        ("avr_builtincc", 86),
        ("amdgpu_vscc", 87),
        ("amdgpu_gscc", 88),
        ("amdgpu_cscc", 90),
        ("amdgpu_kernelcc", 91),
        ("x86_regcallcc", 92),
        ("amdgpu_hscc", 93),
        ("msp430_builtincc", 94),
        ("amdgpu_lscc", 95),
        ("amdgpu_escc", 96),
        ("aarch64_vectorcallcc", 97),
        ("aarch64_sve_vectorcallcc", 98),
        ("wasm_emscripten_invokecc", 99),
        ("amdgpu_gfxcc", 100),
        ("m68k_intrcc", 101),
    ],
);

/// ELF symbol visibility.
pub const VISIBILITY: EnumInfo =
    i64_enum("llvm.visibility", &[("default", 0), ("hidden", 1), ("protected", 2)]);

/// The significance of a symbol's address.
pub const UNNAMED_ADDR: EnumInfo =
    i64_enum("llvm.unnamed_addr", &[("none", 0), ("local_unnamed_addr", 1), ("unnamed_addr", 2)]);

/// The type of a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    /// The type of the result; [`TypeId::VOID`] if there is none.
    pub result: TypeId,
    /// The types of the parameters.
    pub params: Vec<TypeId>,
    /// True if more arguments may follow.
    pub variadic: bool,
}

/// Decodes an LLVM function type.
pub fn signature_of(cx: &Context, ty: TypeId) -> Option<Signature> {
    match cx.type_data(ty) {
        TypeData::LlvmFunction { result, params, variadic } => {
            Some(Signature { result: *result, params: params.to_vec(), variadic: *variadic })
        }
        _ => None,
    }
}

/// Returns the signature of an `llvm.func` with these attributes.
pub fn signature(cx: &Context, attrs: DictId) -> Option<Signature> {
    let of_ifunc = || cx.dict_get(attrs, cx.find_name("i_func_type")?);
    let ty = cx.dict_get(attrs, name::FUNCTION_TYPE).or_else(of_ifunc)?;
    signature_of(cx, cx.type_value(ty)?)
}

/// Returns the linkage keyword of a function or global with these attributes.
pub fn linkage(cx: &Context, attrs: DictId) -> &str {
    let attr = cx.dict_get(attrs, name::LINKAGE);
    attr.and_then(|attr| cx.dialect_attr_body(attr, LINKAGE.name)).unwrap_or("external")
}

/// Returns true if a function may return more than once, according to its attributes or its name.
pub fn returns_twice(cx: &Context, symbol: &str, attrs: DictId) -> bool {
    const KNOWN: [&str; 6] = ["setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp", "vfork", "getcontext"];
    KNOWN.contains(&symbol)
        || cx.find_name("returns_twice").and_then(|name| cx.dict_get(attrs, name)).is_some()
        || passes_through(cx, attrs, "returns_twice")
}

/// Returns true if an attribute excludes a function from optimisation.
pub fn is_optnone(cx: &Context, attrs: DictId) -> bool {
    cx.find_name("optimize_none").and_then(|name| cx.dict_get(attrs, name)).is_some()
        || passes_through(cx, attrs, "optnone")
}

/// Returns true if an attribute demands a frame pointer, at least of functions with calls.
pub fn has_frame_pointer(cx: &Context, attrs: DictId) -> bool {
    let kind = cx.find_name("frame_pointer").and_then(|name| cx.dict_get(attrs, name));
    let kind = kind.and_then(|attr| cx.dialect_attr_body(attr, "llvm.framePointerKind"));
    let kind = kind.or_else(|| passed_value(cx, attrs, "frame-pointer"));
    kind.is_some_and(|kind| kind != "none")
}

/// Returns true if an attribute forbids that calls reuse the frame of a function.
pub fn disables_tail_calls(cx: &Context, attrs: DictId) -> bool {
    passed_value(cx, attrs, "disable-tail-calls") == Some("true")
}

/// The size of code relative to its speed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum SizeLevel {
    /// Speed matters.
    #[default]
    Any,
    /// `optsize`: no code is added for speed.
    Small,
    /// `minsize`: code is small even if it is slower.
    Smallest,
}

impl SizeLevel {
    /// The names of the attributes, with the levels that they stand for.
    const ATTRIBUTES: [(&str, SizeLevel); 2] =
        [("minsize", SizeLevel::Smallest), ("optsize", SizeLevel::Small)];

    /// Returns the level of a function with these attributes.
    pub fn of(cx: &Context, attrs: DictId) -> SizeLevel {
        let has = |attribute: &str| {
            cx.find_name(attribute).and_then(|name| cx.dict_get(attrs, name)).is_some()
                || passes_through(cx, attrs, attribute)
        };
        let found = SizeLevel::ATTRIBUTES.iter().find(|(attribute, _)| has(attribute));
        found.map_or(SizeLevel::Any, |&(_, level)| level)
    }

    /// Returns attributes of a function whose level is at least this one.
    pub fn added_to(self, cx: &mut Context, attrs: DictId) -> DictId {
        let attribute = SizeLevel::ATTRIBUTES.iter().find(|(_, level)| *level == self);
        match attribute {
            Some((attribute, _)) if SizeLevel::of(cx, attrs) < self => {
                let (name, unit) = (cx.name(attribute), cx.unit_attr());
                cx.dict_with(attrs, name, unit)
            }
            _ => attrs,
        }
    }
}

/// Returns the name of the level of a function, if code is for several levels of processors.
pub fn level(cx: &Context, attrs: DictId) -> Option<&str> {
    cx.dict_get(attrs, name::MLIRC_LEVEL).and_then(|attr| cx.string_value(attr)).map(|name| cx.str(name))
}

/// Returns the symbols of the same function for the other levels, if a stub chooses between them.
pub fn higher_levels(cx: &Context, attrs: DictId) -> Option<Vec<NameId>> {
    let list = cx.array_value(cx.dict_get(attrs, name::MLIRC_LEVELS)?)?;
    Some(list.iter().filter_map(|&attr| cx.symbol_value(attr)).collect())
}

/// Returns true if `passthrough` contains this LLVM attribute, without a value.
pub fn passes_through(cx: &Context, attrs: DictId, attribute: &str) -> bool {
    let all = cx.find_name("passthrough").and_then(|name| cx.dict_get(attrs, name));
    let all = all.and_then(|attr| cx.array_value(attr)).unwrap_or_default();
    all.iter().any(|&attr| cx.string_value(attr).is_some_and(|text| cx.str(text) == attribute))
}

/// Returns the value of an LLVM attribute in `passthrough`, which holds it as a pair of strings.
fn passed_value<'a>(cx: &'a Context, attrs: DictId, attribute: &str) -> Option<&'a str> {
    let all = cx.array_value(cx.dict_get(attrs, cx.find_name("passthrough")?)?)?;
    all.iter().find_map(|&attr| {
        let [name, value] = cx.array_value(attr)? else { return None };
        let [name, value] = [*name, *value].map(|attr| cx.string_value(attr).map(|text| cx.str(text)));
        value.filter(|_| name == Some(attribute))
    })
}

/// Returns the keyword of a calling convention other than C's.
pub fn cconv_keyword(cx: &Context, attrs: DictId) -> Option<&str> {
    cx.dialect_attr_body(cx.dict_get(attrs, name::CCONV)?, CCONV.name)
}

/// Parses a keyword of an enum, if the next token is one.
pub fn parse_enum_keyword(p: &mut dyn OpParser, info: &EnumInfo) -> Option<AttrId> {
    let (keyword, _) = info.cases.iter().find(|(keyword, _)| p.eat(keyword))?;
    crate::ir::spec::enum_attr(p.cx(), info, keyword)
}

mod syntax {
    //! `llvm.func internal hidden fastcc @f(%a: i32 {attrs}, ...) -> i32 attributes {…} { … }`.

    use super::{CCONV, LINKAGE, UNNAMED_ADDR, VISIBILITY, parse_enum_keyword, signature};
    use crate::dialect::function_syntax::{
        add_param_attrs, parse_body, parse_params, parse_results, print_params, print_results,
    };
    use crate::dialect::llvm::comdat::{parse_comdat, print_comdat};
    use crate::dialect::region_syntax::regions_expected;
    use crate::ir::spec::enum_text;
    use crate::ir::{
        AttrId, EnumInfo, NameId, Op, OpParser, OpPrinter, OpState, ParseResult, RegionStyle, TypeData,
        TypeId, VerifyCx, name,
    };

    /// The enums before the name, in the order of the syntax.
    const PREFIXES: [(NameId, &EnumInfo); 4] = [
        (name::LINKAGE, &LINKAGE),
        (name::VISIBILITY, &VISIBILITY),
        (name::UNNAMED_ADDR, &UNNAMED_ADDR),
        (name::CCONV, &CCONV),
    ];

    pub(super) fn parse(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
        for (attr_name, info) in PREFIXES {
            if let Some(attr) = parse_enum_keyword(p, info) {
                state.attr(attr_name, attr);
            }
        }
        let symbol = p.parse_symbol_name()?;
        let (params, variadic) = parse_params(p)?;
        let results = parse_results(p)?;
        let offset = p.offset();
        if results.len() > 1 {
            return Err(p.error(offset, "'llvm.func' op may have only one result".to_string()));
        }
        parse_vscale_range(p, state)?;
        parse_comdat(p, state)?;
        if p.eat("attributes") {
            p.parse_attr_dict(&mut state.attrs)?;
        }
        let cx = p.cx();
        let ty = cx.ty(TypeData::LlvmFunction {
            result: results.first().map_or(TypeId::VOID, |result| result.0),
            params: params.iter().map(|param| param.ty).collect(),
            variadic,
        });
        let function_type = cx.type_attr(ty);
        let sym_name = cx.attr(crate::ir::AttrData::String(symbol));
        state.attr(name::SYM_NAME, sym_name);
        state.attr(name::FUNCTION_TYPE, function_type);
        add_param_attrs(cx, state, &params, &results);
        parse_body(p, state, &params)
    }

    /// Parses an optional `vscale_range(1, 2)`.
    fn parse_vscale_range(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
        if !p.eat("vscale_range") {
            return Ok(());
        }
        p.expect("(")?;
        let least = p.parse_integer()?;
        p.expect(",")?;
        let most = p.parse_integer()?;
        p.expect(")")?;
        let text = format!("llvm.vscale_range<minRange = {least} : i32, maxRange = {most} : i32>");
        let attr = p.cx().dialect_attr(text);
        state.attr(name::VSCALE_RANGE, attr);
        Ok(())
    }

    /// Prints the syntax that [`parse_vscale_range`] parses.
    fn print_vscale_range(p: &mut dyn OpPrinter, op: Op) {
        let range = p.attr_of(op, name::VSCALE_RANGE);
        let range = range.and_then(|attr| p.cx().dialect_attr_body(attr, "llvm.vscale_range"));
        let bound = |text: &str| Some(text.split_once('=')?.1.split(':').next()?.trim().to_string());
        let bounds = range.and_then(|range| range.split_once(',')).map(|(a, b)| (bound(a), bound(b)));
        if let Some((Some(least), Some(most))) = bounds {
            p.text(&format!(" vscale_range({least}, {most})"));
        }
    }

    pub(super) fn print(p: &mut dyn OpPrinter, op: Op) {
        let attrs = p.body().attrs(op);
        let words: Vec<String> = PREFIXES
            .iter()
            .filter_map(|&(attr_name, info)| {
                let attr: AttrId = p.cx().dict_get(attrs, attr_name)?;
                enum_text(p.cx(), info, attr)
                    .filter(|word| *word != info.cases[0].0 || attr_name == name::LINKAGE)
            })
            .collect();
        for word in words {
            p.text(&format!(" {word}"));
        }
        p.text(" ");
        if let Some(symbol) = p.attr_of(op, name::SYM_NAME).and_then(|attr| p.cx().string_value(attr)) {
            p.symbol(symbol);
        }
        if let Some(signature) = signature(p.cx(), attrs) {
            print_params(p, op, &signature.params, signature.variadic);
            if signature.result != TypeId::VOID {
                print_results(p, op, &[signature.result]);
            }
        }
        print_vscale_range(p, op);
        print_comdat(p, op);
        let hidden = [
            name::SYM_NAME,
            name::FUNCTION_TYPE,
            name::ARG_ATTRS,
            name::RES_ATTRS,
            name::LINKAGE,
            name::VISIBILITY,
            name::UNNAMED_ADDR,
            name::CCONV,
            name::COMDAT,
            name::VSCALE_RANGE,
        ];
        p.attr_dict(op, &hidden, true);
        let region = p.body().regions(op)[0];
        if !p.region_is_empty(region) {
            p.text(" ");
            p.region(region, RegionStyle { entry_label: false, elide_terminator: false });
        }
    }

    pub(super) fn verify(view: &VerifyCx, op: Op) -> Result<(), String> {
        regions_expected(view, op, 1)?;
        let signature = signature(view.cx, view.body.attrs(op))
            .ok_or("requires 'function_type' to be an LLVM function type")?;
        let Some(inner) = view.module.op_body(view.body_id, op) else { return Ok(()) };
        let inner = view.module.body(inner);
        let Some(entry) = inner.entry_block(crate::ir::Region::ROOT) else { return Ok(()) };
        if inner.value_types(inner.block_args(entry)) != signature.params {
            return Err("entry block arguments must match the function's parameters".to_string());
        }
        Ok(())
    }
}
