import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { type JsonSchema, kindOf, schemasAt, starterOf, valuesOf } from "./json_schema";
import { readLoosely, type Spot, spotAt } from "./json_tree";

/** Proposes what a schema knows at the place: names of properties that are not there yet, values that it names. */
export const completeJson =
  (schema: JsonSchema) =>
  ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const spot = spotAt(state, pos);
    if (!spot || (!explicit && spot.from === pos)) return null;
    const value = readLoosely(state);
    const isClosed = spot.hasValue || spot.to > pos;
    const options = spot.kind === "name" ? names(schema, spot, value) : proposals(schema, spot, value);
    return options.length > 0 ? { from: spot.from, to: isClosed ? spot.to : pos, options, filter: true } : null;
  };

function names(root: JsonSchema, { path, hasValue }: Spot, value: unknown): Completion[] {
  const there = new Set(Object.keys(path.reduce<unknown>(childOf, value) ?? {}));
  const known = new Map<string, JsonSchema>();
  for (const { properties = {} } of schemasAt(root, path, value))
    for (const [name, schema] of Object.entries(properties)) if (!known.has(name)) known.set(name, schema);
  return [...known].flatMap(([name, schema]) => {
    if (there.has(name) && !hasValue) return [];
    const [first = schema] = schemasAt(root, [...path, name], value);
    const quoted = JSON.stringify(name);
    return [
      {
        label: quoted,
        displayLabel: name,
        type: "property",
        detail: kindOf(first),
        apply: hasValue ? quoted : `${quoted}: ${starterOf(first)}`,
      },
    ];
  });
}

function proposals(root: JsonSchema, { path }: Spot, value: unknown): Completion[] {
  const labels = schemasAt(root, path, value).flatMap((schema) => {
    const named = valuesOf(schema);
    return named.length > 0 ? named.map((one) => JSON.stringify(one)) : [starterOf(schema)];
  });
  return [...new Set(labels)].map((label) => ({ label, type: "enum" }));
}

const childOf = (value: unknown, key: string | number): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string | number, unknown>)[key]
    : undefined;
