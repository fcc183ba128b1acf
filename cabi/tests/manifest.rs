//! Manifests and their schema.

mod common;

use boon::{Compiler, SchemaIndex, Schemas};
use cabi::{CType, Origin, render_manifest};
use common::{LP64, all_kinds, arg, memref, wrapper, x87};
use serde_json::{Value, json};

const SCHEMA: &str = include_str!("../../docs/manifest.schema.json");

/// The compiled schema.
struct Schema {
    schemas: Schemas,
    index: SchemaIndex,
}

impl Schema {
    fn new() -> Schema {
        let (mut schemas, mut compiler) = (Schemas::new(), Compiler::new());
        let schema = serde_json::from_str(SCHEMA).expect("JSON");
        compiler.add_resource("manifest.json", schema).expect("a schema");
        let index = compiler.compile("manifest.json", &mut schemas).expect("a valid schema");
        Schema { schemas, index }
    }

    fn accepts(&self, manifest: &Value) -> Result<(), String> {
        self.schemas.validate(manifest, self.index).map_err(|error| format!("{error:#}"))
    }
}

/// Returns the manifest of functions with all kinds of types.
fn manifest() -> Value {
    let mut exports = [all_kinds(), x87()].concat();
    let mut strided =
        memref("strided", CType::complex(CType::F32), 2, "memref<4x?xcomplex<f32>, strided<[?, 2]>>");
    strided.shape = vec![Some(4), None];
    strided.strides = vec![None, Some(2)];
    strided.offset = Some(0);
    let array = CType::pointer(CType::array(CType::F64, 3));
    exports.push(wrapper("more", "", vec![strided, arg("array", array, "")], CType::Bool));
    exports[0].doc.location = None;
    let origins = [
        Origin::New(0),
        Origin::Argument(1),
        Origin::Global,
        Origin::Frame,
        Origin::External("f".into()),
        Origin::Unknown,
    ];
    exports[1].doc.memory = vec![origins.to_vec(), vec![]];
    let text = render_manifest(&exports, "all", &LP64, &["x86-64", "x86-64-v3"]).unwrap();
    serde_json::from_str(&text).unwrap()
}

#[test]
fn manifests_follow_the_schema() {
    Schema::new().accepts(&manifest()).unwrap();
}

/// The checked manifest has exactly the kinds of types in the schema.
#[test]
fn every_kind_of_type_is_checked() {
    fn kinds(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Object(object) => {
                found.extend(object.get("kind").and_then(Value::as_str).map(str::to_owned));
                object.values().for_each(|value| kinds(value, found));
            }
            Value::Array(list) => list.iter().for_each(|value| kinds(value, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    kinds(&manifest(), &mut found);
    let schema: Value = serde_json::from_str(SCHEMA).unwrap();
    let alternatives = schema["$defs"]["type"]["oneOf"].as_array().unwrap();
    let mut in_schema: Vec<&str> = Vec::new();
    for alternative in alternatives {
        let kind = &alternative["properties"]["kind"];
        in_schema.extend(kind["const"].as_str());
        in_schema.extend(kind["enum"].as_array().into_iter().flatten().filter_map(Value::as_str));
    }
    found.sort();
    found.dedup();
    in_schema.sort_unstable();
    assert_eq!(found, in_schema);
}

#[test]
fn invalid_manifests_are_rejected() {
    let schema = Schema::new();
    let mutations: [(&str, Value); 8] = [
        ("/version", json!(2)),
        ("/index_bits", json!(24)),
        ("/functions/0/direction", json!("neither")),
        ("/functions/0/location", json!("somewhere")),
        ("/functions/0/result", json!({ "kind": "integer", "bits": 7, "signed": true })),
        ("/functions/0/result", json!({ "kind": "void", "bits": 8 })),
        (
            "/functions/0/result",
            json!({ "kind": "memref", "rank": -1, "element": { "kind": "bool" }, "struct": "x" }),
        ),
        ("/structs/0/fields", json!([])),
    ];
    for (pointer, value) in mutations {
        let mut manifest = manifest();
        *manifest.pointer_mut(pointer).expect(pointer) = value.clone();
        assert!(schema.accepts(&manifest).is_err(), "{pointer} = {value} is accepted");
    }
    let mut manifest = manifest();
    manifest["functions"][0]["more"] = json!(1);
    assert!(schema.accepts(&manifest).is_err());
}
