/** As much of JSON Schema as zod writes and completion reads. */
export interface JsonSchema {
  type?: string | readonly string[];
  description?: string;
  const?: unknown;
  enum?: readonly unknown[];
  default?: unknown;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  $ref?: string;
  $defs?: Readonly<Record<string, JsonSchema>>;
}

type Path = readonly (string | number)[];

/** All schemas that may hold at a path of a value; of several kinds of an object those whose constants the value has. */
export function schemasAt(root: JsonSchema, path: Path, value: unknown): JsonSchema[] {
  let schemas = alternatives(root, root, path[0], value);
  let inside = value;
  for (const [index, key] of path.entries()) {
    inside = childOf(inside, key);
    const next = path[index + 1];
    schemas = schemas
      .flatMap((schema) => childSchemas(schema, key))
      .flatMap((schema) => alternatives(root, schema, next, inside));
  }
  return schemas;
}

function childSchemas(schema: JsonSchema, key: string | number): JsonSchema[] {
  if (typeof key === "number") return schema.items ? [schema.items] : [];
  const own = schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
  if (own) return [own];
  return typeof schema.additionalProperties === "object" ? [schema.additionalProperties] : [];
}

const deepest = 8; // references that only lead to references

/** A schema with its references followed and its choices spread out; `asked` is the key that is being looked at, which decides nothing. */
function alternatives(
  root: JsonSchema,
  schema: JsonSchema,
  asked: string | number | undefined,
  value: unknown,
  depth = 0,
): JsonSchema[] {
  if (depth > deepest) return [];
  const go = (next: JsonSchema) => alternatives(root, next, asked, value, depth + 1);
  if (schema.$ref) {
    const target = schema.$ref === "#" ? root : root.$defs?.[schema.$ref.replace("#/$defs/", "")];
    return target ? go(target) : [];
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const all = choices.flatMap(go);
    const fitting = all.filter((choice) => fits(choice, asked, value));
    return fitting.length > 0 ? fitting : all;
  }
  return schema.allOf ? schema.allOf.flatMap(go) : [schema];
}

/** Whether no constant of the schema says another thing than the value. */
const fits = ({ properties = {} }: JsonSchema, asked: string | number | undefined, value: unknown) =>
  Object.entries(properties).every(([key, { const: wanted }]) => {
    const given = childOf(value, key);
    return wanted === undefined || key === asked || given === undefined || given === wanted;
  });

function childOf(value: unknown, key: string | number): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string | number, unknown>)[key];
}

/** What kinds of values a schema takes, for who completes: "string", "3 values". */
export function kindOf({ type, const: only, enum: options }: JsonSchema): string {
  if (only !== undefined) return JSON.stringify(only);
  if (options) return options.slice(0, 3).map(String).join(" | ") + (options.length > 3 ? " | …" : "");
  return Array.isArray(type) ? type.join(" | ") : typeof type === "string" ? type : "";
}

/** The values that a schema names. */
export function valuesOf(schema: JsonSchema): unknown[] {
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum) return [...schema.enum];
  if (schema.type === "boolean") return [true, false];
  if (schema.type === "null") return [null];
  return schema.default === undefined ? [] : [schema.default];
}

/** A first value for a schema, to start writing from. */
export function starterOf(schema: JsonSchema): string {
  const [first] = valuesOf(schema);
  if (first !== undefined) return JSON.stringify(first);
  const starters: Record<string, string> = { string: '""', number: "0", integer: "0", array: "[]", object: "{}" };
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  return starters[String(type)] ?? (schema.properties ? "{}" : '""');
}
