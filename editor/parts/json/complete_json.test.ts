import { CompletionContext } from "@codemirror/autocomplete";
import { json } from "@codemirror/lang-json";
import { EditorState } from "@codemirror/state";
import { expect, it } from "vitest";
import { completeJson } from "./complete_json";
import type { JsonSchema } from "./json_schema";
import { rangeAt } from "./json_tree";

const schema: JsonSchema = {
  $ref: "#/$defs/section",
  $defs: {
    section: {
      anyOf: [
        {
          type: "object",
          properties: {
            type: { const: "banner" },
            props: { type: "object", properties: { speed: { type: "number" }, isBig: { type: "boolean" } } },
            sections: { type: "array", items: { $ref: "#/$defs/section" } },
          },
        },
        {
          type: "object",
          properties: { type: { const: "menu" }, props: { type: "object", properties: { look: { enum: ["plain", "pill"] } } } },
        },
      ],
    },
  },
};

/** What is proposed at the `|` of a text. */
function proposed(marked: string): string[] {
  const at = marked.indexOf("|");
  const state = EditorState.create({ doc: marked.replace("|", ""), extensions: [json()] });
  const found = completeJson(schema)(new CompletionContext(state, at, true));
  return found?.options.map(({ displayLabel, label }) => displayLabel ?? label) ?? [];
}

it.each([
  ["names of properties", `{ "type": "banner", "props": { | } }`, ["speed", "isBig"]],
  ["names that are not there yet", `{ "type": "banner", "props": { "speed": 1, | } }`, ["isBig"]],
  ["a name that is begun", `{ "type": "banner", "props": { "is| } }`, ["speed", "isBig"]],
  ["the props of the type that is written", `{ "type": "menu", "props": { | } }`, ["look"]],
  ["the values that a schema names", `{ "type": "menu", "props": { "look": | } }`, [`"plain"`, `"pill"`]],
  ["values in place of one", `{ "type": "menu", "props": { "look": "pl|" } }`, [`"plain"`, `"pill"`]],
  ["true and false", `{ "type": "banner", "props": { "isBig": | } }`, ["true", "false"]],
  ["every type, whatever is written", `{ "type": "ban|" }`, [`"banner"`, `"menu"`]],
  ["what is inside, through a reference", `{ "type": "banner", "sections": [{ "type": "menu", "props": { | } }] }`, ["look"]],
  ["nothing where nothing is known", `{ "type": "menu", "props": { "other": { | } } }`, []],
])("proposes %s", (_, text, expected) => {
  expect(proposed(text)).toEqual(expected);
});

it.each([
  [["b", 1, "c"], `"x"`],
  [["b", 1, "missing"], `{ "c": "x" }`],
  [[], `{ "a": 1, "b": [2, { "c": "x" }] }`],
])("finds where %j is written", (path, expected) => {
  const state = EditorState.create({ doc: `{ "a": 1, "b": [2, { "c": "x" }] }`, extensions: [json()] });
  const { from, to } = rangeAt(state, path);
  expect(state.sliceDoc(from, to)).toBe(expected);
});
