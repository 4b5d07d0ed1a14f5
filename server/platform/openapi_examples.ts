import { sample } from "openapi-sampler";
import type { JsonSchema } from "./openapi_words";
import ofProperties from "./property_examples.json";
import ofCalls from "./whole_examples.json";

const exampleOfProperty: Partial<Record<string, unknown>> = ofProperties;
const exampleOfCall: Partial<Record<string, unknown>> = ofCalls;

/** Texts whose pattern says what they are, and which are what they are not by any other name. */
const exampleOfPattern: Partial<Record<string, string>> = {
  "^[A-Z]{2}$": "SE",
  "^[A-Z][A-Z0-9]{1,9}$": "EUR",
  "^[\\w-]{22}$": "pK3vXw0bT1mZ9aQe7LrJcA",
};

/**
 * A JSON schema with examples where its kind alone would not give a valid one: by the property's name, which means the same in all calls,
 * and by the pattern of a text. A whole number without bounds is 1, so that numbers of things read as such.
 */
export function exemplify(schema: unknown, name = ""): unknown {
  if (Array.isArray(schema)) return schema.map((each) => exemplify(each));
  if (typeof schema !== "object" || schema === null) return schema;
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, key === "properties" ? exemplifyEach(value) : exemplify(value)]),
  );
  const example = exampleOf(schema as JsonSchema, name);
  return example === undefined || "const" in schema || "enum" in schema ? inner : { ...inner, examples: [example] };
}

const exemplifyEach = (properties: unknown) =>
  Object.fromEntries(Object.entries(properties as object).map(([name, schema]) => [name, exemplify(schema, name)]));

function exampleOf({ type, pattern, minimum, exclusiveMinimum, maximum }: JsonSchema, name: string): unknown {
  const named = exampleOfProperty[name];
  if (named !== undefined) return named;
  if (typeof pattern === "string") return exampleOfPattern[pattern];
  const isUnbounded = exclusiveMinimum === undefined && !(Number(minimum) > 1) && !(Number(maximum) < 1);
  return type === "integer" && isUnbounded ? 1 : undefined;
}

/** What a call is sent or answers, for people to begin with; `name` is the part's name in the document, as `postApiUserLogin.body`. */
export const exampleOfPart = (name: string, schema: { $ref: string }, components: object): unknown =>
  exampleOfCall[name] ?? sample(schema, { quiet: true }, { openapi: "3.1.0", components });
